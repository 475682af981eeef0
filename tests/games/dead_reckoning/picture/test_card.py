"""The Alliance's card as drawn: what its edition prints, and lit step by step as it is carried out."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.telling import Moment
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.picture.card import card_state, marked_spaces
from arbitre.games.dead_reckoning.picture.draw import scene_of
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    GAIN,
    MERCHANT,
    PER_PILE,
    PRODUCE,
    REPAIR,
    UPGRADE,
    Band,
    Effect,
)
from tests.games.dead_reckoning.watching import steps

WORDS = game.voice(None, "en").words
START = game.start(seed=4)
assert isinstance(START, DeadReckoningPosition)
CARDS = START.values.alliance
SIGNS = {
    GAIN: ["coin"],
    PER_PILE: ["merchant", "coin"],
    UPGRADE: ["upgrade"],
    REPAIR: ["R"],
    PRODUCE: ["P"],
    EXPERT: ["expert"],
    MERCHANT: ["merchant"],
    ATTACK: ["F"],
}
"""What our edition prints for each icon, by the names of the signs."""
FIRST_TURNS = (1, 4, 7, 10, 13)
"""DR-D1: the first turn of each band."""


def signs_of(effect: Effect) -> list[str]:
    if effect.kind == BUILD:
        return [BUILDINGS[effect.n]]
    if effect.kind == AT_END:
        return ["coin"] if effect.n else ["cargo"]
    if effect.kind == CONDITION:
        branches = [*effect.then, *effect.otherwise]
        return ["I", *(name for inner in branches for name in signs_of(inner))]
    return SIGNS[effect.kind]


def element(markup: str) -> ET.Element:
    return ET.fromstring(markup)


def drawn_steps(pen: Pen) -> dict[str, ET.Element]:
    found = {one.attrib["id"]: one for one in map(element, card_state(pen))}
    return {name.removeprefix("step-"): one for name, one in found.items() if "step-" in name}


def hrefs(one: ET.Element) -> list[str]:
    return [use.attrib["href"].removeprefix("#dead-") for use in one.iter("use")]


def shown(card: int, hard: bool, band: int, tall: bool) -> Pen:
    position = START.copy()
    table = position.state.table
    table.side, table.card, table.hard, table.turn[1] = 1, card, hard, FIRST_TURNS[band]
    table.shown = ()
    return Pen(position.view("player"), WORDS, tall)


def is_printed(found: dict[str, ET.Element], band: Band) -> None:
    """The grid and the icons that were drawn are those of a band, in its order."""
    claims = [name for name in found if name.startswith("claim-")]
    assert claims == [f"claim-{NAMES[space]}" for space in sorted(band.claims)]
    placed = {
        name.removeprefix("place-"): "".join(one.itertext()).strip()[-1]
        for name, one in found.items()
        if name.startswith("place-")
    }
    assert placed == {NAMES[space]: str(cubes) for space, cubes in band.influence}
    assert [name for name in found if name.startswith("end-")] == [f"end-{NAMES[band.end]}"]
    assert ("attack" in found, "conditional" in found) == (band.attack, band.conditional)
    icons = [one for name, one in found.items() if name.startswith("effect-")]
    assert [hrefs(one) for one in icons] == [signs_of(effect) for effect in band.effects]
    # DR-T3: claims, influence, end space, conditions, then the right side
    order = "claim place end attack conditional effect".split()
    kinds = [order.index(name.partition("-")[0]) for name in found]
    assert kinds == sorted(kinds)


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("hard", [False, True])
def test_every_side_is_drawn_as_it_is_printed(hard: bool, tall: bool) -> None:
    for number, card in enumerate(CARDS):
        for index, band in enumerate(card.hard if hard else card.normal):
            pen = shown(number, hard, index, tall)
            is_printed(drawn_steps(pen), band)
            rest = re.findall(r'id="band-(\d)"', card_state(pen)[0])
            assert rest == [str(other + 1) for other in range(5) if other != index]


def test_what_is_drawn_lies_inside_the_card() -> None:
    for tall in (False, True):
        for number in range(len(CARDS)):
            pen = shown(number, True, number % 5, tall)
            left, upper, wide, high = pen.layout.card
            for markup in card_state(pen):
                for box in element(markup).iter("rect"):
                    x, y = float(box.attrib["x"]), float(box.attrib["y"])
                    assert left <= x <= x + float(box.attrib["width"]) <= left + wide
                    assert upper <= y <= y + float(box.attrib["height"]) <= upper + high


# -- step by step ----------------------------------------------------------------------------

BY_NAME = {
    "claims": "claim",
    "nothing-to-claim": "claim",
    "toss": "claim",
    "cubes-lost": "place",
    "cube-ignored": "place",
    "cube": "place",
    "cube-replaces": "place",
    "end-space": "end",
    "stays-in-harbor": "end",
    "no-conditional-attack": "attack",
    "conditional-influence": "conditional",
    "no-conditional-influence": "conditional",
}
"""The kind of step that an event tells of, whatever the position says."""
BY_EFFECT = {
    "coins": GAIN,
    "pile-coins": PER_PILE,
    "upgrades": UPGRADE,
    "repairs": REPAIR,
    "builds": BUILD,
    "no-building": BUILD,
    "produces": PRODUCE,
    "no-production": PRODUCE,
    "expert-cube": EXPERT,
    "no-expert": EXPERT,
    "no-attack": ATTACK,
    "later": AT_END,
    "condition": CONDITION,
}


def kinds_inside(effect: Effect) -> set[int]:
    branches = [*effect.then, *effect.otherwise]
    return {effect.kind}.union(*(kinds_inside(inner) for inner in branches))


def lit_is_told(moment: Moment, tall: bool) -> str:
    """What kind of step was held to its event; empty where the event says nothing of it."""
    position, event = moment.position, moment.event
    assert isinstance(position, DeadReckoningPosition)
    table = position.state.table
    pen = Pen(position.view(None), WORDS, tall)
    looks = {name: one.attrib["class"].split()[1] for name, one in drawn_steps(pen).items()}
    lit = [name for name, look in looks.items() if look == "lit"]
    marked = {
        one.attrib["id"].removeprefix("mark-"): next(one.iter("rect")).attrib["class"]
        for one in map(element, marked_spaces(pen))
    }
    if not table.is_alliance(table.side) or table.card < 0:
        assert set(looks.values()) <= {"still"}
        assert not marked
        return ""
    assert len(lit) <= 1
    spaces = [name.partition("-")[2] for name in lit if not name.startswith("effect")]
    assert [code for code, kind in marked.items() if "lit" in kind] == [
        one for one in spaces if one
    ]
    space = str(event.args.get("space", ""))
    kind = BY_NAME.get(event.name, "")
    if event.name in BY_EFFECT:
        (name,) = lit
        card = CARDS[table.card]
        band = (card.hard if table.hard else card.normal)[table.shown[3]]
        inside = kinds_inside(band.effects[int(name.removeprefix("effect-"))])
        assert BY_EFFECT[event.name] in inside, (event, name)
        return "effect"
    if not kind:
        return ""
    if kind == "place" and lit == ["conditional"]:
        return "conditional"
    if kind in ("attack", "conditional"):
        assert lit == [kind]
    else:
        assert lit == [f"{kind}-{space}" if event.name != "stays-in-harbor" else lit[0]], event
    return kind


@pytest.mark.parametrize("seats", [1, 2])
def test_the_lit_step_is_the_one_that_is_told(seats: int) -> None:
    seen: set[str] = set()
    for number, (_, moments, _) in enumerate(steps(seats, 11, 6)):
        for moment in moments:
            seen.add(lit_is_told(moment, bool(number % 2)))
    assert {"claim", "place", "end", "attack", "conditional", "effect"} <= seen


def test_what_came_to_nothing_is_told_from_what_is_done() -> None:
    marks = {"done": "ticked", "void": "ruled"}
    seen: set[str] = set()
    for _, moments, _ in steps(1, 11, 6):
        void: list[str] = []
        for moment in moments:
            position = moment.position
            assert isinstance(position, DeadReckoningPosition)
            table = position.state.table
            if not table.is_alliance(table.side) or table.card < 0:
                continue
            found = drawn_steps(Pen(position.view("player"), WORDS, False))
            looks = {name: one.attrib["class"].split()[1] for name, one in found.items()}
            for name, look in looks.items():
                kinds = {path.attrib["class"] for path in found[name].iter("path")}
                assert kinds == ({marks[look]} if look in marks else set()), (name, look)
                if look in marks:
                    assert f"about-step-{look}" in found[name].attrib["data-about"]
            # DR-L7: nobody was laden; DR-L3: open sea; DR-R8: in harbor
            assert [name for name in void if looks.get(name, "void") in ("done", "to-come")] == []
            if moment.event.name == "no-conditional-attack":
                void.append("attack")
            elif moment.event.name == "cubes-lost":
                void.append(f"place-{moment.event.args['space']}")
            elif moment.event.name == "card":
                void = []
            seen |= set(looks.values())
    assert {"done", "void", "lit", "to-come"} <= seen


def test_an_icon_lights_its_place_beside_the_card_too() -> None:
    places = {"coins": "dock-alliance", "upgrades": "upgrades-alliance"}
    places |= {"pile-coins": "merchant-pile-alliance", "expert-cube": "achievement-experts"}
    seen: set[str] = set()
    for _, moments, _ in steps(1, 11, 6):
        for moment in moments:
            position = moment.position
            assert isinstance(position, DeadReckoningPosition)
            if moment.event.name not in places:
                continue
            state = scene_of(Pen(position.view("player"), WORDS, False)).state
            lit = [
                name for name, one in state.items() if 'class="glow"' in one and "step" not in name
            ]
            assert lit == [places[moment.event.name]]
            seen.add(moment.event.name)
    assert {"coins", "upgrades"} <= seen


def test_the_card_stays_until_the_next_one() -> None:
    before = ""
    turns = 0
    for _, moments, now in steps(1, 3, 9):
        pen = Pen(now.view("player"), WORDS, False)
        head = card_state(pen)[0]
        if now.state.table.card < 0:
            assert "Last card: " in head
            if not any(moment.event.name == "card" for moment in moments):
                assert head == before or turns == 0 or moments
            turns += 1
        before = head
    assert turns > 20


def test_nobody_depends_on_what_is_shown() -> None:
    position = START.copy()
    assert "shown" not in position.to_dict()
    other = position.copy()
    other.state.table.shown = ()
    assert other.text() == position.text()
    assert position.state.table.shown
    # a position that was written down has no card to show, and is drawn all the same
    again = game.read(position.text())
    assert "No Alliance card" in card_state(Pen(again.view("player"), WORDS, False))[0]
