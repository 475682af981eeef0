"""The drawn table: a sound document, text inside its room."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.message import Fact
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.dead_reckoning.picture.draw import draw_view, layers
from arbitre.games.dead_reckoning.picture.engraving import definitions
from arbitre.games.dead_reckoning.picture.layout import CREW_HIGH, CREW_WIDE, Layout
from arbitre.games.dead_reckoning.picture.shapes import (
    SIGNS,
    lines,
    mark_row,
    marks_wide,
    text,
    wide,
)
from arbitre.games.dead_reckoning.picture.style import (
    COLOURS,
    KIND,
    LETTERING,
    PLAIN,
    SAFE,
    SIZES,
    style,
)
from arbitre.games.dead_reckoning.play.position import DeadReckoningView
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.table import SIDES
from arbitre.games.dead_reckoning.rules.values import Values
from tests.games.dead_reckoning.picture.drawings import (
    MOMENTS,
    SVG,
    WORDS,
    by_id,
    root_of,
    spot,
    title,
)

# -- the document ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_sound_document_at_every_moment(moment: str, lang: str) -> None:
    position = MOMENTS[moment]
    for tall in (False, True):
        view = position.view(position.seats[0])
        picture = layers(view, WORDS[lang], tall)
        document = (
            f'<svg xmlns="http://www.w3.org/2000/svg"><g id="board">{picture.board}</g>'
            f'<g id="state">{picture.state}</g><g id="pieces">{picture.pieces}</g></svg>'
        )
        root = ET.fromstring(document)
        named = by_id(root)
        for piece in named["pieces"]:
            x, y = spot(piece)
            assert 0 < x < picture.width, piece.attrib["id"]
            assert 0 < y < picture.height, piece.attrib["id"]
        for element in root.iter():
            assert "style" not in element.attrib
            if element.get("role") == "img":
                assert title(element)
        for name in NAMES[1:]:
            assert {f"space-{name}", f"island-{name}"} <= set(named)
        assert {"space-H", "battle", "cubes-mine", "cubes-theirs", "alliance-card"} <= set(named)
        assert {"hold", "dock", "chest", "deck", "discard", "damage", "hand", "turn"} <= set(named)


def test_it_is_self_contained() -> None:
    for position in MOMENTS.values():
        document = draw_view(position.view(None), WORDS["en"])
        root = ET.fromstring(document)
        for element in root.iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}a")
            assert not any(key.startswith("on") for key in element.attrib)
        assert re.findall(r"https?://[^\"]+", document) == ["http://www.w3.org/2000/svg"]
        named = by_id(root)
        for used in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', document):
            assert "".join(used) in named


def test_layers_are_the_stand_alone_drawing() -> None:
    view = MOMENTS["late"].view("player")
    picture, whole = layers(view, WORDS["en"], False), draw_view(view, WORDS["en"])
    for layer in (picture.board, picture.state, picture.pieces):
        assert layer in whole
    assert picture.kind == KIND
    assert "<style" not in picture.board
    assert "<style" in whole


@pytest.mark.parametrize("tall", [False, True])
def test_the_board_layer_is_the_same_for_equal_keys(tall: bool) -> None:
    one = layers(MOMENTS["start"].view("player"), WORDS["fr"], tall)
    two = layers(MOMENTS["late"].view(None), WORDS["fr"], tall)
    assert (one.key, one.board) == (two.key, two.board)
    assert one.pieces != two.pieces
    port, starboard = (
        layers(MOMENTS["two later"].view(seat), WORDS["fr"], tall) for seat in ("port", "starboard")
    )
    assert (port.key, port.board) == (starboard.key, starboard.board)
    others = [
        layers(MOMENTS["start"].view("player"), WORDS["en"], tall),
        layers(MOMENTS["start"].view("player"), WORDS["fr"], not tall),
        port,
    ]
    assert len({one.key, *(other.key for other in others)}) == 4


def test_classes_that_are_drawn_have_a_rule() -> None:
    rules = style()
    for position in MOMENTS.values():
        for element in root_of(position, seat=position.seats[0]).iter():
            if element.tag == f"{SVG}text":
                assert element.attrib["class"].split()[0] in SIZES
            elif element.tag in (f"{SVG}rect", f"{SVG}path", f"{SVG}circle"):
                for kind in element.get("class", "").split():
                    assert re.search(rf"\.{kind}[ ,{{]", rules), kind


def test_what_a_use_repeats_is_styled_without_its_ancestors() -> None:
    rules = style().splitlines()
    for kind in set(re.findall(r'class="([^"]+)"', definitions())):
        assert kind.startswith("dead-")
        assert any(re.search(rf"(^|[ ,}}])\.{kind}[,{{]", rule) for rule in rules), kind


def test_every_colour_is_used_and_has_a_night_side() -> None:
    used = set(re.findall(r"var\(--([a-z0-9-]+)\)", style()))
    assert used - {"font", "serif"} == set(COLOURS)
    assert set(SAFE) | set(PLAIN) <= set(COLOURS)
    for name, (day, night) in COLOURS.items():
        assert f"--{name}:light-dark({day},{night})" in style()
        assert day != night or name == "on-side"


def test_the_plain_theme_has_no_textures() -> None:
    board = layers(MOMENTS["start"].view("player"), WORDS["en"], False).board
    root = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board}</svg>')
    for element in root.iter(f"{SVG}rect"):
        if element.get("fill", "").startswith("url(") and element.get("width") != "520":
            assert element.attrib["class"] == "art"
    assert '[data-board="plain"]' in style()


def test_same_view_same_bytes() -> None:
    view = MOMENTS["two later"].view("port")
    turned: Any = json.loads(json.dumps(view.data), object_pairs_hook=lambda p: dict(reversed(p)))
    again = DeadReckoningView("port", turned)
    assert draw_view(view, WORDS["fr"]) == draw_view(again, WORDS["fr"])


def test_everything_is_escaped() -> None:
    class Hostile(Words):
        def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
            return "<b>&\"'</b>"

    for position in MOMENTS.values():
        root = ET.fromstring(draw_view(position.view(None), Hostile("fr", [])))
        assert not list(root.iter("b"))
        assert not list(root.iter(f"{SVG}b"))


# -- readable --------------------------------------------------------------------------------


def test_text_is_drawn_in_or_cut_to_its_room() -> None:
    assert "textLength" not in text("small", 0, 0, "Quai", 92)
    assert 'textLength="150"' in text("small", 0, 0, "Marchandises", 150)
    assert "…" in text("small", 0, 0, "Marchandises du capitaine", 150)
    # the type of charts is narrower
    assert "textLength" not in text("name", 0, 0, "Marchandises", 180)
    shown = re.findall(r">([^<]+)<", lines("crew", 0, 0, "Maître d’équipage", 130))
    assert shown == ["Maître", "d’équipage"]
    marks = [("S", "2"), ("C", "3"), ("I", ""), ("B", "")]
    assert re.findall(r"scale\(([\d.]+)\)", mark_row(marks, 0, 0, 999)) == ["1.12"] * 4
    # where room is scarce the signs are smaller, then all of it
    narrow = mark_row(marks, 0, 0, marks_wide(marks) * 0.8)
    assert re.findall(r"scale\(([\d.]+)\)", narrow) == ["0.81"] * 4
    assert re.match(r'<g transform="translate\(0 0\) scale\(0.\d+\)">', mark_row(marks, 0, 0, 60))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_islands_crew_and_zones_are_never_cut(lang: str) -> None:
    values: Values = MOMENTS["start"].values
    for key, called in values.words.items():
        kind = key.partition("-")[0]
        if kind == "island":
            assert wide(called[lang], "name") <= 200 * LETTERING.tightest, called[lang]
        elif kind == "crew":
            parts = lines("crew", 0, 0, f"{called[lang]} 3", CREW_WIDE - 14)
            assert "…" not in parts, called[lang]
        elif kind == "upgrade":
            assert wide(f"{called[lang]} II", "small") <= 276 * LETTERING.tightest, called[lang]
    for position in MOMENTS.values():
        for element in root_of(position, lang).iter(f"{SVG}text"):
            assert "…" not in (element.text or ""), element.text


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("humans", [1, 2])
def test_panels_do_not_lie_over_each_other(humans: int, tall: bool) -> None:
    layout = Layout(tall, humans, 5)
    boxes = [layout.map, layout.tray, layout.card, layout.aims]
    boxes += [*layout.ships, *layout.crews, *layout.alliances]
    for number, one in enumerate(boxes):
        left, upper, across, high = one
        assert left >= 0
        assert left + across <= layout.width
        assert upper + high <= layout.height
        for other in boxes[number + 1 :]:
            apart = (
                left + across <= other[0]
                or other[0] + other[2] <= left
                or upper + high <= other[1]
                or other[1] + other[3] <= upper
            )
            assert apart, (one, other)


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(("hand", "after"), [(1, 0), (0, 5), (7, 2), (4, 12), (12, 0)])
def test_the_crew_stays_in_its_panel(hand: int, after: int, tall: bool) -> None:
    layout = Layout(tall, 2, 5)
    for which in range(2):
        x, y, across, high = layout.crews[which]
        for number in range(hand + after):
            left, upper = layout.crew_card(which, number, hand, after)
            assert x <= left
            assert left + CREW_WIDE <= x + across
            assert y <= upper
            assert upper + CREW_HIGH <= y + high


def test_signs_have_names_of_their_own() -> None:
    assert all(f'id="dead-{name}"' in definitions() for name in SIGNS)
    assert SIDES == 4
    assert {f"side-{number}" for number in range(SIDES)} <= set(SIGNS)
