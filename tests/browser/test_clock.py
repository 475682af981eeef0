"""Clock and talk begin when the pages of all people have told the round, or were made to skip it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from arbitre.web.client import RemoteTable
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.browser.telling import pause_at_once, want_films
from tests.web.serving import Served

SEATS = {"green": "V", "blue": "B", "yellow": "J", "red": "R"}


def send_all(table: RemoteTable, orders: str) -> None:
    """Five orders each and three too many, so that telling them may take a minute and a half."""
    for seat, letter in SEATS.items():
        table.move(seat, [order.format(letter) for order in [*orders.split("; "), *"xyz"]])


def standing(table: RemoteTable) -> bool:
    return table.sight("red")["status"]["clock"]["telling_until"] is not None


def until_begun(page: Page, table: RemoteTable) -> None:
    for _ in range(400):
        if not standing(table):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the clock never starts")


def test_clocks_begin_when_every_page_has_told_the_round(
    served: Served, open_page: OpenPage
) -> None:
    table = served.api(lang="fr").create(
        "power", seats=[{"kind": "person"}] * 4, options={"hourglass": 3}, talk=2
    )
    green, blue = open_page(), open_page(reduced_motion="reduce")
    for page, seat in ((green, "green"), (blue, "blue")):
        want_films(page, served.url)
        page.goto(f"{served.url}/seat/{table.created['seats'][seat]}")
        await_client(page)
    pause_at_once(green)
    send_all(table, "C HQ {0}0; C HQ {0}1; T HQ {0}2; T HQ {0}3; S HQ {0}8")
    for seat in ("yellow", "red"):
        served.api(table.created["seats"][seat]).ask(
            "POST", f"tables/{table.id}/acts", {"kind": "told", "seat": seat}
        )
    # Blue wants no movement and is not waited for; Green looks on, so time stands for all
    expect(green.locator("html.telling")).to_have_count(1)
    expect(blue.locator(".title .round")).to_have_text("round 2")
    expect(blue.locator(".prompt", has_text="Time begins when")).to_have_count(1)
    expect(blue.locator(".headline time.clock")).to_have_text("3:02")
    for _ in range(100):
        if not table_of(served, table, "blue").sight("blue")["status"]["untold"]:
            break
        blue.wait_for_timeout(50)
    assert table_of(served, table, "green").sight("green")["status"]["untold"] == ["green"]
    assert standing(table)
    green.click(".beat-skip")
    until_begun(green, table)
    for page in (green, blue):
        expect(page.locator(".prompt", has_text="Time begins when")).to_have_count(0)
        head = page.locator(".headline time.clock[data-end]")
        own = page.locator(".seat.mine time.clock[data-end]")
        expect(own).to_have_count(1)
        assert head.get_attribute("data-end") == own.get_attribute("data-end")
        # two seconds later talk is over and nothing of it is left
        expect(page.locator(".talk-time")).to_have_count(0)
        expect(page.locator("[data-part=chat] button")).to_have_count(0)
    # a page that is loaded anew has nothing more to tell
    send_all(table, "C {0}0 IX; C {0}1 {0}0; T {0}2 {0}5; T {0}3 {0}6; S {0}8 {0}7")
    expect(green.locator("html.telling")).to_have_count(1)
    for seat in ("yellow", "red"):
        served.api(table.created["seats"][seat]).ask(
            "POST", f"tables/{table.id}/acts", {"kind": "told", "seat": seat}
        )
    assert standing(table)
    green.reload()
    await_client(green)
    until_begun(green, table)


def test_while_a_round_is_told_the_head_shows_the_time_of_the_seats(
    served: Served, open_page: OpenPage
) -> None:
    """Green wrote last: the head had a running clock of the round that is told now."""
    table = served.api().create(
        "power", seats=[{"kind": "person"}] * 4, options={"hourglass": 3}, talk=2
    )
    green = open_page()
    want_films(green, served.url)
    green.goto(f"{served.url}/seat/{table.created['seats']['green']}")
    await_client(green)
    pause_at_once(green)
    expect(green.locator(".headline > time[data-end]")).to_have_count(1)
    for seat in ("blue", "yellow", "red", "green"):
        table.move(seat, [])
    expect(green.locator("html.telling")).to_have_count(1)
    expect(green.locator(".title .round")).to_have_text("round 1")  # it speaks of what is told
    for clock in (".headline > time", ".seat.mine time.clock"):
        expect(green.locator(clock)).to_have_text("3:02")
        expect(green.locator(f"{clock}[data-end]")).to_have_count(0)  # and stands


def table_of(served: Served, table: RemoteTable, seat: str) -> RemoteTable:
    """The table as one of the four sees it."""
    return RemoteTable(served.api(table.created["seats"][seat]), table.id)
