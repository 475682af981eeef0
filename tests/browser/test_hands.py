"""Each game with a mouse, by keyboard alone, and by fingers on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arbitre.core.film import film
from arbitre.core.game import game
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hands import Fingers, Keys, Mouse
from tests.browser.moments import played
from tests.browser.player import Player, go_on
from tests.browser.telling import pause_at_once
from tests.web.serving import Served

QUICK: dict[str, Any] = {"reduced_motion": "reduce"}
HANDS = pytest.mark.parametrize("kind", [Keys, Fingers], ids=["keys", "fingers"])


@HANDS
def test_three_rounds_of_power(kind: type[Mouse], served: Served, open_page: OpenPage) -> None:
    seats = [{"kind": "person"}, *([{"kind": "bot", "bot": "greedy"}] * 3)]
    table = served.api().create("power", seats=seats, options={"rounds": 3})
    page = open_page(**kind.screen, **QUICK)
    hand, player = kind(page), Player(page)
    page.goto(f"{served.url}/seat/{table.created['seats']['green']}")
    for number in (1, 2, 3):
        expect(page.locator(".title .round")).to_have_text(f"round {number}")
        if number > 1:
            hand.press(page.locator(".look-close"))
        page.wait_for_selector(".can-touch")
        hand.touch(player.ids(".can-touch")[0])
        expect(page.locator(".can-follow").first).to_be_attached()
        hand.touch(player.ids(".can-follow")[0])
        expect(page.locator(".draft-lines li")).to_have_count(1)
        player.settle()
        hand.press(page.locator(".draft-send"))
    expect(page.locator(".headline.over")).to_be_visible()
    expect(page.locator(".scores tr")).to_have_count(4)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_full_sheet_leaves_the_board_in_sight_on_a_phone(
    lang: str, served: Served, open_page: OpenPage
) -> None:
    page = open_page(**PHONE, **QUICK, locale=lang)
    player = Player(page)
    player.begin(served.url, "power")
    for number, order in enumerate(("T V8", "T V6", "C IX", "C IN", "D S5"), 1):
        piece, space = order.split()
        player.touch(f"piece-HQV-green-{piece}")
        player.touch(f"space-{space}")
        expect(page.locator(".draft-lines li")).to_have_count(number)
        player.settle()
    # the bar is at most a quarter of the screen, and in it the newest order and the buttons
    tall = PHONE["viewport"]["height"]
    bar = page.locator(".decide:not(.study)").bounding_box()
    assert bar is not None
    assert bar["height"] <= tall / 4 + 1
    expect(page.locator(".draft-list summary")).to_contain_text("5")
    for button in (".draft-list summary", ".draft-send", ".draft-undo", "[data-ask=hint]"):
        expect(page.locator(button)).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".draft-lines")).to_be_hidden()
    # all of them when touched, each large enough for a finger; the last one is taken back at once
    page.locator(".draft-list summary").tap()
    expect(page.locator(".draft-remove")).to_have_count(5)
    for tool in page.locator(".draft-tools button:visible").all():
        box = tool.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator(".draft-list summary").tap()
    page.locator(".draft-undo").tap()
    expect(page.locator(".draft-lines li")).to_have_count(4)


@HANDS
def test_sans_allies_to_its_end(kind: type[Mouse], served: Served, open_page: OpenPage) -> None:
    # the captain loses this game at its 11th decision: whoever takes over soon loses too
    recorder = played("sans_allies", ["captain"], 11, lambda _, made: made == 4)
    page = open_page(**kind.screen, **QUICK)
    go_on(served, page, recorder)
    player = Player(page, hand=kind(page))
    for _ in range(150):
        player.decide()
        if not player.await_turn():
            break
    expect(page.locator(".headline.over")).to_be_visible()
    expect(page.locator("[data-refusal].shown")).to_have_count(0)


TURN = (
    ("play bosun", "crew-bosun"),
    ("play deck_hand1", "crew-deck_hand1"),
    ("play crew2", "crew-crew2"),
    ("sails", "zone-rigging"),
    ("move B3", "ship-player", "space-B3"),
    ("influence 1", "island-B3"),
    ("move H", "ship-player", "space-H"),
    ("harbor", "dock"),
    ("end",),  # by its button alone: no touch too many ends a turn
    ("raise crew2", "crew-crew2"),
)
"""The third turn of a game: cards, sails, an island explored and influenced, home, clean-up."""


@pytest.mark.parametrize("kind", [Mouse, Keys, Fingers], ids=["mouse", "keys", "fingers"])
def test_a_turn_of_dead_reckoning_and_the_alliance_after_it(
    kind: type[Mouse], served: Served, open_page: OpenPage
) -> None:
    recorder = played("dead_reckoning", ["greedy"], 7, lambda _, made: made == 27)
    page = open_page(**kind.screen, **({} if kind is Mouse else QUICK))
    hand = kind(page)
    go_on(served, page, recorder)
    expect(page.locator(".title .round")).to_have_text("turn 3")
    slider = page.locator(".history-slider")
    for line, *path in TURN:
        Player(page).settle()
        Player(page).await_turn()
        steps = str(slider.get_attribute("max"))
        if (line, *path) == TURN[-1]:
            pause_at_once(page)
        for place in path:
            hand.touch(place)
        if not path:
            hand.press(page.locator(f'[data-part=decision] [data-line="{line}"]').first)
        expect(slider).not_to_have_attribute("max", steps)
        before, made = recorder.position.copy(), len(recorder.entries)
        recorder.play("player", line)
    # the Alliance's turn is told step by step, each with its clause
    sea, after = game("dead_reckoning"), recorder.position.view("player")
    screen, view = sea.screen(), before.view("player")
    moments = recorder.watch(before, made, len(recorder.entries))
    seen = [moment.seen("player") for moment in moments]
    beats = film(screen, view, seen, lambda view: sea.voice(view, "en"), kind is Fingers)
    told = told_step_by_step(page, hand)
    assert told == [(beat.caption, beat.clause) for beat in beats]
    assert "DR-L3" in [clause for _, clause in told]
    # and then the table is as the rules leave it
    expect(page.locator(".title .round")).to_have_text("turn 4")
    expect(page.locator(".headline.turn")).to_be_visible()
    drawn = screen.picture(game("dead_reckoning").voice(after, "en"), kind is Fingers)
    assert Player(page).ids("#pieces [id]") == re.findall(r' id="([^"]+)"', drawn.pieces)
    record = page.request.get(f"{page.url}/record").text().splitlines()
    assert record[-1] == recorder.entries[-1].text()


def told_step_by_step(page: Page, hand: Mouse) -> list[tuple[str, str]]:
    """Every caption, with the clause that it links to."""
    expect(page.locator("[data-caption]")).to_be_visible()
    told: list[tuple[str, str]] = []
    while page.locator("[data-caption]").is_visible():
        count = page.locator(".beat-count").inner_text()
        clause = page.locator(".beat-text .clause")
        shown = clause.inner_text() if clause.count() else ""
        if shown:
            assert str(clause.get_attribute("href")).endswith(f"/rules/dead_reckoning/{shown}")
        text = page.locator(".beat-text").inner_text()
        told.append((text.removesuffix(shown).strip(), shown))
        hand.press(page.locator(".beat-step"))
        page.wait_for_function(
            "old => document.querySelector('[data-caption]').hidden"
            " || document.querySelector('.beat-count').textContent !== old",
            arg=count,
        )
    return told
