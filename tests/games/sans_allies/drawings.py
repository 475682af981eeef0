"""Moments of a game of Sans Alliés to draw, and how a drawing is read."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree as ET

from arbitre.core.data import data_text
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.picture.draw import draw_view
from arbitre.games.sans_allies.play.position import SansAlliesPosition, SansAlliesView
from tests.games.sans_allies.case_files import edition_text
from tests.games.sans_allies.plain_cards import STANDARD

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {lang: game.voice(None, lang).words for lang in LANGUAGES}
FR, EN = WORDS["fr"], WORDS["en"]

EDITION = game.read_edition(edition_text(STANDARD), "cases")

# C4 is a centre, C5 plains with both corners free, the top of the region discard a sea
LATE: dict[str, Any] = {
    "edition": edition_text(STANDARD),
    "turn": 10,
    "phase": "invasions",
    "pyramid": {
        "H": ["capital"],
        "G": ["centre", "sea"],
        "F": ["plains", "forest", "mountains"],
        "E": ["forest", "coast", "sea", "mountains"],
        "D": ["mountains", "sea", "plains", "islands", "mountains"],
        "C": ["sea", "forest", "desert", "centre", "plains", "desert"],
        "B": ["coast", "plains", None, "coast", None, None, "sea"],
        "A": [None, "desert", None, None, None, "forest", None, "desert"],
    },
    "region_discard": (
        "islands desert mountains coast plains mountains coast forest desert plains forest "
        "islands islands islands coast islands sea"
    ).split(),
    "pile": {"P": 2, "A": 1, "breakthrough": 3, "weapon": 1},
    "discard": {"P": 10, "V": 7, "A": 5, "S": 6, "breakthrough": 4, "weapon": 2},
    "reserve": {"P": 8, "V": 6, "A": 5, "S": 3},
    "marker": "D",
    "successes": 1,
    "upgrades": {"P": "spent", "A": "upgraded", "S": "upgraded"},
    "centres": 3,
}


def late(**changes: Any) -> SansAlliesPosition:
    return game.load({**LATE, **changes})


def played(*moves: str, **changes: Any) -> SansAlliesPosition:
    position = late(**changes)
    for move in moves:
        position.play(position.actors[0], move)
    return position


def dealing(steps: int) -> SansAlliesPosition:
    position = game.start(edition=EDITION)
    for step in range(steps):
        found = position.chances()
        position.play("chance", found[step % len(found)][0])
    return position


MOMENTS = {
    "regions": dealing(0),
    "pyramid": dealing(20),
    "start": game.start(seed=7, edition=EDITION),
    "convoy": game.load({**LATE, "phase": "convoy", "successes": 0}),
    "drawing": game.load({**LATE, "phase": "drawing", "to_draw": 2}),
    "invasions": late(),
    "dice": played("C4 2P+V+2A"),
    "recovery": played("C4 2P+V+2A", "6+6"),
    "losses": played("C4 2P+V+2A", "1+2"),
    "retreat losses": played("C4 2P+V+2A", "1+1"),
    "retreat": played("C5 8P+6V+5A", "1+1"),
    "bombing": played("end"),
    "bombing_die": played("end", "bomb 3"),
    "research_die": played("end", "bomb none"),
    "upgrade": game.load(
        {**LATE, "phase": "upgrade", "upgrades": {"P": "upgraded", "S": "upgraded"}}
    ),
    "lost": game.load({**LATE, "phase": "over", "marker": "H"}),
    "won": game.load(
        {
            **LATE,
            "phase": "over",
            "won": True,
            "pyramid": {**LATE["pyramid"], "H": [None]},
        }
    ),
}


def root_of(view: SansAlliesView, words: Words = FR) -> ET.Element:
    return ET.fromstring(draw_view(view, words))


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    found = [element for element in root.iter() if "id" in element.attrib]
    named = {element.attrib["id"]: element for element in found}
    assert len(named) == len(found), "an id stands twice"
    return named


def drawn(position: SansAlliesPosition, words: Words = FR) -> dict[str, ET.Element]:
    return by_id(root_of(position.view(None), words))


def title(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def texts(element: ET.Element) -> list[str]:
    return ["".join(found.itertext()) for found in element.iter(f"{SVG}text")]


def spot(element: ET.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", element.attrib["transform"])
    assert found
    return (float(found[1]), float(found[2]))


def land_of(card: ET.Element) -> str:
    """The landscape of a card."""
    (land,) = [use.attrib["href"] for use in card.iter(f"{SVG}use") if "land" in use.attrib["href"]]
    return land.removeprefix("#sans-land-")


def own_edition(name: str) -> SansAlliesPosition:
    source = data_text(PACKAGE, "editions", "reconstructed.toml")
    source = source.replace('name = "reconstructed"', 'name = "mine"')
    source = source.replace("forest = {", "jungle = {").replace(
        "coast = {", "fjord = { sea = true,"
    )
    source = source.replace('"forêt"', json.dumps(name)).replace('"PV"', '"PVAS"')
    return game.start(seed=5, edition=game.read_edition(source, "mine.toml"))
