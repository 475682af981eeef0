"""What a finger means where things lie close, what a thing says of itself, where one looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answers import answered
from tests.browser.stage import BOARD, Stage, beat, lit, piece, settled

SMALL: dict[str, Any] = {"viewport": {"width": 800, "height": 600}, "has_touch": True}
ABOUT = '<desc id="about-tank">Strength 3</desc><desc id="about-far">Goes far</desc>'


def crowded(stage: Stage) -> None:
    """A tank, a ship that is close to it, and a plane over both that has nothing to do."""
    stage.state["picture"]["board"] = BOARD + ABOUT
    stage.state["picture"]["pieces"] = (
        piece("tank", 60, 90, about="about-tank about-far")
        + piece("ship", 96, 90)
        + piece("plane", 60, 120)
    )


@pytest.fixture
def small(open_page: Callable[..., Page], built_client: Path) -> Stage:
    return Stage(open_page(**SMALL), built_client)


def tap(stage: Stage, x: float, y: float) -> None:
    """Tap a place of the drawing."""
    stage.page.wait_for_timeout(100)  # what stands above it has found its place
    box = stage.page.locator("svg").bounding_box()
    assert box is not None
    stage.page.touchscreen.tap(box["x"] + x, box["y"] + y)
    answered(stage.page)


def entries(stage: Stage) -> list[str]:
    said = "all => all.map(one => [...one.children].map(part => part.textContent).join('\\n'))"
    found: list[str] = stage.page.eval_on_selector_all(".chooser-choice", said)
    return found


def test_of_things_that_lie_close_one_is_chosen(small: Stage) -> None:
    crowded(small)
    small.open()
    tap(small, 78, 90)
    assert entries(small) == [
        "piece tank\nStrength 3\nGoes far\nNow: do T isle · do T sea",
        "piece ship\nNow: do S sea",
    ]
    assert lit(small) == ["ship", "tank"]  # nothing is begun yet
    small.page.locator(".chooser [data-id=ship]").tap()
    expect(small.page.locator(".chooser")).to_have_count(0)
    assert lit(small) == ["sea"]
    tap(small, 200, 250)  # elsewhere: back
    assert lit(small) == ["ship", "tank"]
    # beside all others a thing is simply touched
    tap(small, 50, 80)
    assert lit(small) == ["isle", "sea"]


TOUCH = """id => {
  const thing = document.getElementById(id), box = thing.getBoundingClientRect();
  const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const at = { bubbles: true, pointerType: "touch", ...place };
  thing.dispatchEvent(new PointerEvent("pointerdown", at));
  const ringed = document.querySelectorAll(".answer").length;
  thing.dispatchEvent(new PointerEvent("click", at));
  return [ringed, ...[...document.querySelectorAll(".touched")].map(one => one.id)];
}"""


def test_a_touch_is_ringed_before_anything_follows_from_it(stage: Stage) -> None:
    stage.open()
    assert stage.page.evaluate(TOUCH, "tank") == [1]  # in one go: nothing was painted in between
    assert lit(stage) == ["isle", "sea"]
    expect(stage.page.locator("#tank")).to_have_class("touched")
    expect(stage.page.locator(".answer")).to_have_count(0)


def test_the_rings_of_a_finger_that_drags_go(stage: Stage) -> None:
    stage.open()
    assert stage.page.evaluate(TOUCH.replace('"click"', '"pointercancel"'), "tank") == [1]
    expect(stage.page.locator(".answer")).to_have_count(0)
    assert lit(stage) == ["ship", "tank"]


def test_quick_touches_keep_their_order(stage: Stage) -> None:
    stage.answers = [settled(stage, "T sea")]
    stage.open()
    # the second one comes before the first is painted
    stage.page.evaluate(f"ids => ids.map({TOUCH})", ["tank", "sea"])
    expect(stage.page.locator(".draft-said")).to_have_text("said T sea")


def test_a_mouse_needs_no_chooser(stage: Stage) -> None:
    crowded(stage)
    stage.open()
    stage.page.click("#ship circle", position={"x": 30, "y": 20})
    assert lit(stage) == ["sea"]


def test_what_has_nothing_to_do_is_not_passed_over(small: Stage) -> None:
    crowded(small)
    small.open()
    # the finger lies on the plane; near enough to the tank, which could act
    tap(small, 60, 111)
    assert entries(small)[-1] == "piece plane\nNothing now"
    idle = small.page.locator(".chooser [data-id=plane]")
    expect(idle).to_have_attribute("aria-disabled", "true")
    idle.tap(force=True)
    expect(small.page.locator(".chooser")).to_have_count(1)
    small.page.locator(".chooser-cancel").tap()
    expect(small.page.locator(".chooser")).to_have_count(0)
    # where nothing else is near it says what it is
    tap(small, 60, 136)
    expect(small.page.locator(".touch-tip")).to_have_text("piece plane")
    assert lit(small) == ["ship", "tank"]


def test_a_touch_on_an_empty_place_says_what_it_is(small: Stage) -> None:
    small.open()
    tap(small, 340, 90)
    expect(small.page.locator(".touch-tip")).to_have_text("The isle")
    assert lit(small) == ["ship", "tank"]  # nothing is begun
    tap(small, 60, 90)
    expect(small.page.locator(".touch-tip")).to_have_count(0)
    assert lit(small) == ["isle", "sea"]
    tap(small, 200, 250)  # elsewhere is a touch back, and nothing lies there
    expect(small.page.locator(".touch-tip")).to_have_count(0)
    assert lit(small) == ["ship", "tank"]


def test_the_mouse_is_told_what_a_thing_is(stage: Stage) -> None:
    crowded(stage)
    stage.open()
    stage.page.hover("#tank circle", position={"x": 5, "y": 20})
    tip = stage.page.locator(".touch-tip")
    told = ["piece tank", "Strength 3", "Goes far", "Now: do T isle · do T sea"]
    expect(tip.locator("p")).to_have_text(told)
    # the browser's own words do not stand over ours
    assert stage.page.text_content("#tank title") == ""
    stage.tell(html={"status": "news"})
    expect(stage.page.locator("[data-part=status]")).to_have_text("news")
    assert stage.page.get_attribute("#tank", "aria-label") == "piece tank"
    assert stage.page.get_attribute("#tank", "aria-description") == "Strength 3 Goes far"
    stage.page.mouse.move(5, 400)
    expect(tip).to_have_count(0)
    assert stage.page.text_content("#tank title") == "piece tank"


def test_so_is_a_keyboard_until_escape(stage: Stage) -> None:
    crowded(stage)
    stage.open()
    stage.page.keyboard.press("Tab")
    while stage.page.evaluate("document.activeElement.id") != "tank":
        stage.page.keyboard.press("Tab")
    tip = stage.page.locator(".touch-tip")
    expect(tip.locator("p").first).to_have_text("piece tank")
    box, room = tip.bounding_box(), stage.page.viewport_size
    assert box is not None
    assert room is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= room["width"]
    stage.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


REGIONS = [
    {"key": "west", "label": "West", "x": 0, "y": 40, "width": 200, "height": 100},
    {"key": "east", "label": "East", "x": 250, "y": 20, "width": 300, "height": 150},
]


def shown(stage: Stage) -> list[float]:
    return [float(part) for part in (stage.page.get_attribute("svg", "viewBox") or "").split()]


def pressed(stage: Stage) -> list[str]:
    return stage.page.locator(".region-chip[aria-pressed=true]").all_inner_texts()


def test_a_phone_shows_one_region_and_goes_where_one_touches_next(small: Stage) -> None:
    small.state["picture"]["regions"] = REGIONS
    small.open("reduced")
    expect(small.page.locator(".region-chip")).to_have_text(["West", "East", "Whole"])
    small.until(lambda: shown(small), [0, 40, 200, 100])
    assert pressed(small) == ["West"]
    small.page.tap("#tank")
    assert lit(small) == ["isle", "sea"]  # both are in the east
    assert shown(small) == [250, 20, 300, 150]
    assert pressed(small) == ["East"]
    small.page.locator(".region-chip", has_text="Whole").tap()
    answered(small.page)
    assert shown(small) == [0, 0, 600, 300]
    assert lit(small) == ["isle", "sea"]  # a look elsewhere takes nothing back
    small.page.locator(".region-chip", has_text="West").tap()
    answered(small.page)
    assert shown(small) == [0, 40, 200, 100]


HALVES = [
    {"key": "west", "label": "West", "x": 0, "y": 65, "width": 340, "height": 170},
    {"key": "east", "label": "East", "x": 260, "y": 65, "width": 340, "height": 170},
]


@pytest.mark.parametrize(
    ("regions", "west", "then"),
    [
        pytest.param(HALVES, [0, 65, 340, 170], [0, 0, 600, 300], id="legible"),
        # where the whole is too small to be read, the part in sight stays
        pytest.param(REGIONS, [0, 40, 200, 100], [0, 40, 200, 100], id="too small"),
    ],
)
def test_what_moves_in_a_film_is_in_sight(
    regions: list[dict[str, object]], west: list[float], then: list[float], small: Stage
) -> None:
    small.state["picture"]["regions"] = regions
    small.open()
    small.until(lambda: shown(small), west)
    small.tell(
        beats=[
            beat("It waits.", pieces={"tank": piece("tank", 80, 95)}),
            beat("It sails.", pieces={"tank": piece("tank", 490, 90)}),
        ]
    )
    expect(small.page.locator(".beat-text")).to_have_text("It waits.")
    small.until(lambda: shown(small), west)
    small.page.click(".beat-step")
    expect(small.page.locator(".beat-text")).to_have_text("It sails.")
    small.until(lambda: shown(small), then)  # from west to east


def test_a_desk_always_shows_the_whole(open_page: Callable[..., Page], built_client: Path) -> None:
    stage = Stage(open_page(), built_client)
    stage.state["picture"]["regions"] = REGIONS
    stage.open()
    stage.page.click("#tank")
    answered(stage.page)
    assert shown(stage) == [0, 0, 600, 300]
    expect(stage.page.locator("[data-region-chips]")).to_be_hidden()
