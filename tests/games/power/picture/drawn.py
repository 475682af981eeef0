"""Positions of Power as they are drawn, read back from the document."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

from arbitre.core.data import data_names
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.power import game
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.picture.draw import draw_view
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS, TERRAIN
from arbitre.games.power.rules.setting import board_of
from arbitre.games.power.words.codes import power_words

SVG = "{http://www.w3.org/2000/svg}"
TEXT = f"{SVG}text"
MAPS = data_names(PACKAGE, "maps", ".txt")
WORDS = {lang: power_words(lang) for lang in LANGUAGES}
FR = WORDS["fr"]


def load(**data: Any) -> PowerPosition:
    position = game.load({"players": 4, **data})
    assert isinstance(position, PowerPosition)
    return position


def start(**options: Any) -> PowerPosition:
    return game.start(**options)


def packed(name: str) -> PowerPosition:
    """Every space full of all four armies with every kind that may stand there."""
    board = board_of(name)
    spaces = {
        code: {
            colour: {
                kind: 1 + place % 12 * army
                for number, kind in enumerate(KINDS[:9])
                if number == 8 or board.enters(TERRAIN[number], place)
            }
            for army, colour in enumerate(COLOURS)
        }
        for place, code in enumerate(board.codes)
    }
    return load(
        map=name,
        board=spaces,
        reserves={colour: dict.fromkeys(KINDS, 999) for colour in COLOURS},
    )


def root_of(view: PowerView, words: Words = FR, *, tall: bool = False) -> ET.Element:
    return ET.fromstring(draw_view(view, words, tall=tall))


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    found = [element for element in root.iter() if "id" in element.attrib]
    named = {element.attrib["id"]: element for element in found}
    assert len(named) == len(found), "an id stands twice"
    return named


def title(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)]


def state_texts(view: PowerView, words: Words = FR) -> str:
    return "|".join(
        text.text or "" for text in by_id(root_of(view, words))["state"].iter(f"{SVG}text")
    )
