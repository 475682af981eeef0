"""Readable and explained: sizes of text in every part on a phone, and what each thing says of itself."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.screen import Picture, Region
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.picture.layout import Layout
from arbitre.games.dead_reckoning.picture.style import SIZES
from tests.games.dead_reckoning.watching import steps

SCREEN = game.screen()
LEAST = 11.0
UPRIGHT, SIDEWAYS, DESK = (374.0, 520.0), (540.0, 310.0), (1000.0, 780.0)


@cache
def pictures(seats: int) -> list[tuple[int, Picture, bool]]:
    """Pictures of a game, both ways, in both languages."""
    found: list[tuple[int, Picture, bool]] = []
    for number, (_, _, now) in enumerate(steps(seats, 5, 5)):
        if number % 23 == 0:
            for tall in (False, True):
                voice = game.voice(now.view(now.seats[0]), LANGUAGES[number % 2])
                found.append((number, SCREEN.picture(voice, tall), tall))
    return found


def fitted(region: Region, room: tuple[float, float]) -> float:
    return min(room[0] / region.width, room[1] / region.height)


def texts(root: ET.Element) -> list[tuple[float, float, float, str]]:
    """Each text: where it begins, how large it is drawn, what it says."""
    found: list[tuple[float, float, float, str]] = []

    def walk(one: ET.Element, x: float, y: float, scale: float) -> None:
        moved = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", one.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]) * scale, y + float(moved[2]) * scale
        grown = re.search(r"scale\(([\d.]+)\)", one.get("transform", ""))
        scale *= float(grown[1]) if grown else 1.0
        if one.tag.endswith("text"):
            size = SIZES[one.attrib["class"].split()[0]] * scale
            at = (x + float(one.attrib["x"]) * scale, y + float(one.attrib["y"]) * scale)
            found.append((*at, size, one.text or ""))
        for inner in one:
            walk(inner, x, y, scale)

    walk(root, 0.0, 0.0, 1.0)
    return found


def inside(region: Region, x: float, y: float) -> bool:
    return region.x <= x <= region.x + region.width and region.y <= y <= region.y + region.height


@pytest.mark.parametrize("seats", [1, 2])
def test_every_text_can_be_read_in_its_part(seats: int) -> None:
    for number, picture, tall in pictures(seats):
        markup = f"<svg>{picture.board}{picture.state}{picture.pieces}</svg>"
        for x, y, size, said in texts(ET.fromstring(markup)):
            parts = [region for region in picture.regions if inside(region, x, y)]
            assert parts, (number, said)
            room = UPRIGHT if tall else SIDEWAYS
            pixels = max(size * fitted(region, room) for region in parts)
            assert pixels >= LEAST, (number, tall, said, pixels)
            if not tall:
                desk = min(DESK[0] / picture.width, DESK[1] / picture.height)
                assert size * desk >= LEAST, (number, said)


TOUCHED = re.compile(
    r"zone-[a-z]+_?[a-z]*|hold|dock|chest|deck|turn|crew-[a-z_]+\d?|island-..|space-.."
)


def test_what_is_mostly_touched_is_large_enough() -> None:
    for number, picture, tall in pictures(1):
        root = ET.fromstring(f"<svg>{picture.board}{picture.state}{picture.pieces}</svg>")
        for one in root.iter("g"):
            name = one.get("id", "")
            boxes = list(one.iter("rect"))
            if not TOUCHED.fullmatch(name) or not boxes:
                continue
            part = "sea" if name.startswith(("island", "space")) else "ship"
            (region,) = [region for region in picture.regions if region.key == part]
            scale = fitted(region, UPRIGHT if tall else SIDEWAYS)
            wide = max(float(box.attrib["width"]) for box in boxes) * scale
            high = max(float(box.attrib["height"]) for box in boxes) * scale
            assert min(wide, high) >= 44, (number, tall, name, wide, high)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_desk_is_filled_and_the_sea_comes_first(seats: int) -> None:
    for _, picture, tall in pictures(seats):
        assert picture.regions[0].key == "sea"
        assert len({region.key for region in picture.regions}) == len(picture.regions)
        if tall:
            for region in picture.regions:
                # as wide as the phone and whole without scrolling
                assert region.width == picture.width
                assert region.height * UPRIGHT[0] / region.width <= UPRIGHT[1]
        else:
            scale = min(DESK[0] / picture.width, DESK[1] / picture.height)
            assert picture.width * scale >= DESK[0] * 0.97
            assert picture.height * scale >= DESK[1] * 0.94


@pytest.mark.parametrize("seats", [1, 2])
def test_everything_says_what_it_is(seats: int) -> None:
    used: set[str] = set()
    for _, picture, _ in pictures(seats):
        root = ET.fromstring(f"<svg>{picture.board}{picture.state}{picture.pieces}</svg>")
        told = {one.attrib["id"]: one.text or "" for one in root.iter("desc")}
        assert all(told.values())
        for one in root.iter("g"):
            if one.get("role") != "img" or "id" not in one.attrib:
                continue
            about = one.get("data-about", "").split()
            assert set(about) <= told.keys(), one.attrib["id"]
            plain = re.match(r"space-[ABC]|back|state-", one.attrib["id"])
            assert about or plain, one.attrib["id"]
            used |= set(about)
    if seats == 1:
        assert {
            "about-points",
            "about-taken",
            "about-slots",
            "about-icon-S",
            "about-values",
        } <= used


def test_descriptions_cost_live_messages_little() -> None:
    for _, picture, _ in pictures(1):
        assert "<desc" not in picture.state + picture.pieces
        assert len(picture.board) < 70_000


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("tall", [False, True])
def test_achievements_are_not_wider_than_their_panel(humans: int, tall: bool) -> None:
    left, upper, wide, high = Layout(tall, humans, 5).aims
    seen = 0
    for _, picture, shape in pictures(humans):
        root = ET.fromstring(f"<svg>{picture.state}</svg>")
        for one in root.iter("g"):
            if shape != tall or not one.get("id", "").startswith("achievement-"):
                continue
            for box in one.iter("rect"):
                x, y = float(box.attrib["x"]), float(box.attrib["y"])
                assert left <= x <= x + float(box.attrib["width"]) <= left + wide
                assert upper <= y <= y + float(box.attrib["height"]) <= upper + high
                seen += 1
    assert seen >= 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_achievements_is_narrow(lang: str) -> None:
    *_, (_, _, now) = steps(1, 5, 5)
    panels = {one.key: one for one in SCREEN.panels(game.voice(now.view("player"), lang))}
    columns = zip(*panels["achievements"].rows, strict=True)
    # a panel beside the picture has room for some forty signs
    assert sum(max(len(cell) for cell in column) for column in columns) <= 38
