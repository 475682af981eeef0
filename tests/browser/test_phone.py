"""A phone held either way: what is touched and read is large enough, and the board is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arbitre.core.game import game, game_names
from tests.browser.answers import answered
from tests.browser.conftest import PHONE, SIDEWAYS, OpenPage
from tests.browser.hands import Fingers
from tests.browser.player import Player
from tests.web.serving import Served

QUICK: dict[str, Any] = {"reduced_motion": "reduce"}
WAYS = pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
GAMES = pytest.mark.parametrize("name", game_names())
TARGET, LETTERS = 44, 11

SMALL_TARGETS = """least => [...document.querySelectorAll("button, a, summary, select, input, [tabindex]")]
  .filter(one => !one.closest("svg, .clause, dialog") && one.type !== "hidden" && one.checkVisibility())
  .filter(one => !one.matches(".lines, .look-lines, .chat-lines, .skip, main"))
  .map(one => [one.className || one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.bottom > 0 && box.top < innerHeight)
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([name, box]) => `${name} ${box.width.toFixed()}x${box.height.toFixed()}`)"""
"""Buttons and links outside of the picture that a finger would miss; clauses stand within sentences."""

SMALL_TEXTS = """([least, picture]) => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement, text = node.textContent.trim();
    const drawn = one.closest("svg[data-picture]");
    if (!text || one.closest("script, title, desc, noscript") || !one.checkVisibility()) continue;
    if (Boolean(drawn) !== picture) continue;
    const range = document.createRange();
    range.selectNode(node);
    const box = drawn ? one.getBoundingClientRect() : range.getBoundingClientRect();
    const page = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const room = drawn ? drawn.getBoundingClientRect() : page;
    const across = box.width > 1 && box.right > room.left && box.left < room.right;
    if (!across || box.bottom <= room.top || box.top >= room.bottom) continue;
    const matrix = drawn ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < least - 0.05) found.push(`${text.slice(0, 30)} ${size.toFixed(1)}`);
  }
  return [...new Set(found)];
}"""
"""What is written too small, in the picture or around it."""


def box_of(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {name: found[name] for name in ("x", "y", "width", "height")}


def is_well_laid_out(page: Page, screen: dict[str, Any]) -> None:
    """Nothing scrolls, the board is whole in sight, the bar is low, and no button or word is too small."""
    wide, tall = screen["viewport"]["width"], screen["viewport"]["height"]
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [wide, tall]
    frame = box_of(page, "svg[data-picture]")
    assert frame["x"] >= 0
    assert frame["y"] >= 0
    assert frame["x"] + frame["width"] <= wide
    assert frame["y"] + frame["height"] <= tall
    bar = box_of(page, ".decide:not(.study)")
    assert bar["y"] + bar["height"] <= tall
    if wide < tall:
        # a set with its steppers, or several great buttons, may be a little higher: the board keeps its half
        filled = page.locator(".basket-items, .first button ~ button").count() > 0
        assert bar["height"] <= tall * (0.34 if filled else 0.25) + 1
        assert frame["height"] >= tall / 2
        assert frame["y"] + frame["height"] <= bar["y"] + 1
    else:
        assert frame["x"] + frame["width"] <= bar["x"] + 1
        assert frame["height"] >= tall * 0.8
        assert frame["width"] >= wide * 0.6
    assert box_of(page, ".status")["y"] == 0
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    assert page.evaluate(SMALL_TEXTS, [LETTERS, False]) == []


DRAWN_THIS_WAY = """() => {
  const [first] = JSON.parse(document.querySelector("svg[data-picture]").dataset.regions);
  return (first.width > first.height) === (innerWidth > innerHeight);
}"""
"""The first page does not know how the phone is held; the drawing for it comes with the live connection."""


def begun(page: Page, served: Served, name: str) -> Player:
    player = Player(page, hand=Fingers(page))
    player.begin(served.url, name)
    page.wait_for_function(DRAWN_THIS_WAY)
    return player


@pytest.mark.parametrize("lang", ["fr", "en"])
@WAYS
@GAMES
def test_the_board_and_the_decision_fit_a_phone(
    name: str, screen: dict[str, Any], lang: str, served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK, locale=lang)
    player = begun(page, served, name)
    is_well_laid_out(page, screen)
    # in the middle of a decision too, with what is known of it above the button that commits
    for _ in range(6):
        lit = player.ids(".can-touch")
        if page.locator(".draft-send").is_visible() and page.locator(".draft-lines li").count():
            break
        if not lit or name != "power":
            player.decide()
            player.await_turn()
            continue
        player.touch(lit[0])
        player.touch(player.ids(".can-follow")[0])
        player.settle()
    is_well_laid_out(page, screen)
    send = page.locator(".draft-send")
    if send.is_visible():
        expect(send).to_be_in_viewport(ratio=0.99)
        for note in page.locator(".draft-note, .basket-rule").all():
            expect(note).to_be_in_viewport(ratio=0.9)
            assert box_of(page, ".draft-send")["y"] >= (note.bounding_box() or {"y": 0})["y"]


@WAYS
def test_what_stands_beside_the_board_opens_over_it(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK)
    begun(page, served, "power")
    drawer = page.locator(".drawer")
    expect(drawer).to_be_hidden()
    for name, part in (
        ("chat", ".chat"),
        ("seats", ".seats"),
        ("panels", ".panels"),
        ("log", ".log"),
    ):
        page.locator(f"[data-tab={name}]").tap()
        expect(page.locator(f".drawer > {part}")).to_be_visible()
        expect(page.locator(f"[data-tab={name}]")).to_have_attribute("aria-expanded", "true")
        assert page.evaluate(SMALL_TARGETS, TARGET) == [], name
        assert page.evaluate(SMALL_TEXTS, [LETTERS, False]) == [], name
    page.locator(".drawer-close").tap()
    expect(drawer).to_be_hidden()
    page.locator("[data-tab=log]").tap()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    # what is seldom needed is behind three dots
    for dots, inside in ((".site-menu", "nav a"), (".further", ".button")):
        expect(page.locator(f"{dots} {inside}").first).to_be_hidden()
        page.locator(f"{dots} > summary").tap()
        expect(page.locator(f"{dots} {inside}").first).to_be_in_viewport()
        assert page.evaluate(SMALL_TARGETS, TARGET) == [], dots
        page.locator(f"{dots} > summary").tap()
    # the prompt is one line, and whole when touched
    page.locator(".asks p").first.evaluate("one => one.textContent = 'Think of it. '.repeat(20)")
    low = box_of(page, ".asks")["height"]
    page.locator(".asks").tap()
    assert box_of(page, ".asks")["height"] > low
    assert page.locator(".asks").evaluate("one => one.scrollWidth <= one.clientWidth")


@WAYS
@GAMES
def test_a_small_thing_is_touched_or_chosen(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK)
    player = begun(page, served, name)
    lit = player.ids(".can-touch")
    if not lit:
        pytest.skip("nothing can be touched yet")
    sizes = {}
    for thing in lit:
        box = box_of(page, f"#{thing}")
        sizes[thing] = min(box["width"], box["height"])
    least = min(lit, key=sizes.__getitem__)
    Fingers(page).bring(page.locator(f"#{least}"))
    box = box_of(page, f"#{least}")
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    answered(page)
    chooser = page.locator(".chooser")
    if chooser.count():
        for entry in page.locator(".chooser button").all():
            assert (entry.bounding_box() or {"height": 0})["height"] >= TARGET
        expect(page.locator(f".chooser [data-id='{least}']")).to_be_in_viewport()
        page.locator(f".chooser [data-id='{least}']").tap()
        answered(page)
        expect(chooser).to_have_count(0)
    touched = page.locator(f"#{least}.touched")
    written = page.locator(".draft-lines li, .basket, .touch-menu, html.awaiting")
    player.settle()
    assert touched.count() or written.count() or player.ids(".can-touch") != lit


@WAYS
@GAMES
def test_every_word_of_the_picture_can_be_read(
    name: str, screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK)
    begun(page, served, name)
    whole = page.locator("svg[data-picture]").evaluate("one => JSON.parse(one.dataset.regions)")
    most = max(region["width"] * region["height"] for region in whole)
    parts = [
        region["key"]
        for number, region in enumerate(whole)
        if number == 0 or region["width"] * region["height"] < most
    ]
    assert parts
    for part in parts:
        chip = page.locator(f".region-chip[data-region='{part}']")
        if len(whole) > 1:  # where all is seen at once there is nothing to choose
            chip.tap()
        page.wait_for_timeout(50)
        assert page.evaluate(SMALL_TEXTS, [LETTERS, True]) == [], part


MEETINGS = {
    "V0": ["green", "blue"],
    "V4": ["green", "blue", "yellow"],
    "V8": ["green", "blue", "yellow", "red"],
    "IE": ["blue", "red"],
    "IX": ["green", "blue", "red"],
    "HQB": ["green", "blue", "yellow", "red"],
}
"""Sides in one place, as in the middle of a round that is told step by step."""


@WAYS
def test_where_several_sides_meet_every_number_can_be_read(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(**screen, **QUICK)
    begun(page, served, "power")
    power = game("power")
    board = {name: {side: {"C": 2, "B": 1} for side in sides} for name, sides in MEETINGS.items()}
    voice = power.voice(power.load({"players": 4, "board": board}).view(None), "en")
    scene = power.screen().scene(voice, screen is PHONE)
    page.locator("svg[data-picture] #pieces").evaluate(
        "(layer, drawn) => { layer.innerHTML = drawn; }",
        "".join([*scene.state.values(), *scene.pieces.values()]),
    )
    # the last of them: the board of the set-up may still be there
    expect(page.locator(".strength").nth(sum(map(len, MEETINGS.values())) - 1)).to_be_attached()
    assert page.evaluate(SMALL_TEXTS, [LETTERS, True]) == []
