"""Study in a browser: what if on a finished game, played on from there; a solitaire taken back over a die."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.browser import telling
from tests.browser.conftest import PHONE, SIDEWAYS, OpenPage
from tests.browser.player import await_client
from tests.playthroughs import GAMES
from tests.web.serving import Served

RECORDS = {f"{one.game} {one.name}": one for one in GAMES}
ROUND = 5
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


def finished(served: Served) -> tuple[str, list[str]]:
    """A game of two people, six rounds, played to its end over the API; its id and both links."""
    api = served.api(lang="en")
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = api.create("power", seats=seats, options={"rounds": 6})
    for number in range(6):
        for seat in ("north", "south"):
            look = table.sight(seat)
            table.move(seat, [look["moves"][number * 3 % len(look["moves"])]])
    assert table.sight()["status"]["over"]
    return table.id, list(table.created["seats"].values())


def look_back(page: Page, step: int) -> None:
    telling.look_back(page, step)
    expect(page.locator(".study-bar")).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_round_five_with_another_sheet_and_played_on_from_there(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    table, links = finished(served)
    page = open_page(**CALM, **screen)
    page.goto(f"{served.url}/seat/{links[0]}")
    await_client(page)
    look_back(page, ROUND - 1)
    page.locator(".study-open").click()
    expect(page.locator(".study-desk")).to_be_visible()
    expect(page.locator(".study-head")).to_be_visible()
    expect(page.locator(".study-seat")).to_have_count(2)
    expect(page.locator(".study-desk .draft-lines li")).to_have_count(1)
    # the other's sheet too: it is over, and everybody's can be changed
    page.locator(".study-seat").nth(1).click()
    expect(page.locator(".study-seat").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".study-desk .draft-undo, .study-desk .draft-clear").filter(
        visible=True
    ).first.click()
    expect(page.locator(".study-desk .draft-lines li")).to_have_count(0)
    if page.locator(".study-keys").is_visible():
        page.locator(".study-keys").click()
    page.locator(".study-type input").fill("R: C HQ R0; J: C HQ J0")
    page.locator(".study-type button").click()
    expect(page.locator(".study-desk .draft-lines li")).to_have_count(2)
    page.locator(".study-desk .draft-send").click()
    # at one look, as any round
    expect(page.locator(".look-bar")).to_be_visible()
    expect(page.locator(".look-bar h2")).to_contain_text(f"Round {ROUND}")
    assert page.locator("#look").inner_html()
    page.locator(".look-close").click()
    expect(page.locator(".study-told")).to_be_visible()
    # nothing of it is kept: now is as it was
    page.locator(".study-again").click()
    expect(page.locator(".study-desk .draft-lines li")).to_have_count(2)
    page.locator(".study-desk .draft-send").click()
    page.locator(".look-close").click()
    page.locator(".study-keep").click()
    page.wait_for_selector("textarea")
    assert "C HQ" in page.locator("textarea[name=move-south]").input_value()
    page.locator("button[value=table]").click()
    await_client(page)
    assert table not in page.url
    expect(page.locator(".past-mark")).to_contain_text(f"variation, from step {ROUND - 1}")
    expect(page.locator(".headline.turn")).to_be_visible()
    expect(page.locator("[data-picture]")).to_contain_text(f"Round {ROUND + 1}")
    page.goto(f"{served.url}/tables")
    expect(page.locator(".facts-of").first).to_contain_text("variation, from step")


def test_closed_it_is_the_past_and_left_it_is_now(served: Served, open_page: OpenPage) -> None:
    _, links = finished(served)
    page = open_page(**CALM)
    page.goto(f"{served.url}/seat/{links[0]}")
    await_client(page)
    look_back(page, 2)
    shown = page.inner_html("#pieces")
    page.locator(".study-open").click()
    expect(page.locator(".study-desk")).to_be_visible()
    page.locator(".study-desk .study-close").click()
    expect(page.locator(".study-bar")).to_be_visible()
    expect(page.locator("html.studying")).to_have_count(0)
    # the past is asked for again: it comes when it comes
    page.wait_for_function(
        "shown => document.querySelector('#pieces').innerHTML === shown", arg=shown
    )
    page.locator(".study-open").click()
    expect(page.locator(".study-desk")).to_be_visible()
    page.locator(".history-now").click()
    expect(page.locator("html.studying, html.in-past")).to_have_count(0)
    expect(page.locator(".study")).to_be_hidden()
    expect(page.locator(".headline.over")).to_be_visible()


def test_by_touch_in_the_picture(served: Served, open_page: OpenPage) -> None:
    text = RECORDS["sans_allies planner-hard"].path.with_suffix(".arb").read_text("utf-8")
    table = served.api().bring(text).id
    page = open_page(**CALM)
    page.goto(f"{served.url}/t/{table}?at=80")
    await_client(page)
    page.locator(".study-open").click()
    expect(page.locator(".study-desk")).to_be_visible()
    page.locator(".study-desk .draft-clear").click()
    expect(page.locator(".can-touch").first).to_be_attached()
    page.locator(".can-touch").first.dispatch_event("click")
    written = ".study-desk .basket, .study-desk .draft-lines li, .study-told h2, .can-follow"
    expect(page.locator(written).first).to_be_visible()


def test_what_a_bot_would_have_done_is_drawn(served: Served, open_page: OpenPage) -> None:
    _, links = finished(served)
    page = open_page(**CALM)
    page.goto(f"{served.url}/seat/{links[1]}")
    await_client(page)
    look_back(page, 3)
    page.locator(".study-ask").click()
    expect(page.locator(".study-answer .hint-lines li").first).to_be_visible()
    marks = page.inner_html("#marks")
    assert marks
    page.locator(".study-answer [data-lines]").click()
    expect(page.locator(".study-answer .hint-lines")).to_have_count(0)
    expect(page.locator(".study-desk .draft-lines li").first).to_be_visible()


def test_a_solitaire_is_taken_back_over_a_die(served: Served, open_page: OpenPage) -> None:
    api = served.api(lang="en")
    table = api.create("sans_allies")
    for _ in range(4):
        table.move("invader", "end")
    page = open_page(**CALM)
    page.goto(f"{served.url}/seat/{next(iter(table.created['seats'].values()))}")
    await_client(page)
    look_back(page, 2)
    shown = page.evaluate(PIECES)
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    page.on("dialog", agree)
    page.locator(".study-back").dblclick()  # who is in a hurry is asked once
    expect(page.locator("html.in-past")).to_have_count(0)
    expect(page.locator(".past-mark")).to_contain_text("taken back once")
    expect(page.locator(".history-place")).to_contain_text("step 2 of 2")
    expect(page.locator(".headline.turn")).to_be_visible()
    assert page.evaluate(PIECES) == shown
    assert "\ntaken-back " in table.record()
    assert len(asked) == 1
    expect(page.locator("[data-refusal].shown")).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
@pytest.mark.parametrize("name", ["power four", "dead_reckoning normal"])
def test_nothing_of_it_is_cut_off(
    name: str, screen: dict[str, Any], lang: str, served: Served, open_page: OpenPage
) -> None:
    text = RECORDS[name].path.with_suffix(".arb").read_text("utf-8")
    table = served.api().bring(text).id
    page = open_page(**{**CALM, **screen, "locale": lang})
    page.goto(f"{served.url}/t/{table}?at=16")
    await_client(page)
    page.locator(".study-open").wait_for(state="visible")
    assert page.evaluate(CUT, ".study-bar button") == []
    page.locator(".study-open").click()
    page.locator(".study-desk").wait_for(state="visible")
    # under a finger one types only when that was asked for
    if screen:
        expect(page.locator(".study-type")).to_be_hidden()
        page.locator(".study-keys").click()
    expect(page.locator(".study-type")).to_be_visible()
    assert page.evaluate(CUT, ".study-desk button, .study-desk input") == []


PIECES = """() => [...document.querySelectorAll("#pieces > [id]")].map(
  one => one.id + one.getAttribute("transform"))"""
CUT = """selector => [...document.querySelectorAll(selector)].filter(one => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  return !inside || !(at && (one.contains(at) || at.contains(one)));
}).map(one => one.className + " " + one.textContent)"""
