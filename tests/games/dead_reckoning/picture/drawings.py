"""Pictures of Dead Reckoning as trees of elements, at some moments of played games."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from arbitre.core.chance import Rng
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.picture.draw import draw_view
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from tests.games.dead_reckoning.tables import Turn

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {lang: game.voice(None, lang).words for lang in LANGUAGES}


def played(decisions: int, seats: int = 1, seed: int = 4) -> DeadReckoningPosition:
    position = game.start(seed=seed, seats=seats)
    rng, greedy = Rng(3), game.bots()["greedy"](game)
    while decisions and position.result is None:
        seat = position.actors[0]
        position.play(seat, greedy.decide(position.view(seat), rng, 0))
        decisions -= 1
    return position


MOMENTS = {
    "start": played(0),
    "early": played(40),
    "late": played(150),
    "over": played(9999),
    "two": played(0, 2),
    "two later": played(180, 2),
    "companion": game.start(options={"companion": True}),
}


def root_of(
    position: DeadReckoningPosition, lang: str = "fr", seat: str | None = None
) -> ET.Element:
    return ET.fromstring(draw_view(position.view(seat), WORDS[lang]))


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    found = [element for element in root.iter() if "id" in element.attrib]
    named = {element.attrib["id"]: element for element in found}
    assert len(named) == len(found), "an id stands twice"
    return named


def drawn(turn: Turn, seat: str = "player", lang: str = "en") -> dict[str, ET.Element]:
    return by_id(root_of(turn.position, lang, seat))


def title(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def spot(element: ET.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", element.attrib["transform"])
    assert found, element.attrib
    return (float(found[1]), float(found[2]))
