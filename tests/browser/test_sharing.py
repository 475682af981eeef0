"""Two people play, a third opens what they share: the right picture, and nothing that is still secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from arbitre.core.record import read_record
from arbitre.web.client import RemoteTable
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import await_client
from tests.core.test_record_view import DEAD, view_of
from tests.web.page.test_sharing import text_of
from tests.web.serving import Served

ME = {"kind": "person"}
SCREENS: list[dict[str, Any]] = [{}, PHONE]
PLACES = """layer => [...layer.children].map(one => one.id + " " + one.getAttribute("transform"))"""
SEEN_AT = """time => {
  for (const one of document.getAnimations()) { one.pause(); one.currentTime = time; }
  return [...document.querySelectorAll("[data-of]")]
    .filter(one => getComputedStyle(one).visibility === "visible").map(one => one.dataset.of);
}"""
SHARED = ".share-over"


def two_play(served: Served, rounds: int) -> RemoteTable:
    """Two people at a table of Power, so many rounds into a game of six."""
    record = read_record(text_of("power", "two"))
    table = served.api().create("power", seats=[ME] * 2, options=dict(record.header.options))
    for entry in record.entries[: 2 * rounds]:
        table.act("move", entry.seat, move=entry.move)
    return table


def sit_down(page: Page, served: Served, table: RemoteTable, seat: str, at: str = "") -> None:
    page.goto(f"{served.url}/seat/{table.created['seats'][seat]}")
    await_client(page)
    if at:
        page.goto(f"{served.url}/t/{table.id}?{at}")
        await_client(page)
        expect(page.locator("html.in-past")).to_have_count(1)


def shared_link(page: Page, part: str = "") -> str:
    """Open the dialog, choose a part, and read the link."""
    page.locator(".share-open").click()
    expect(page.locator(SHARED)).to_be_visible()
    if part:
        page.locator(f"{SHARED} [data-share-part]", has_text=part).click()
        expect(page.locator(f"{SHARED} [aria-current]")).to_have_text(part)
    return page.locator(f"{SHARED} .link input").input_value()


@pytest.mark.parametrize("screen", SCREENS, ids=["desk", "phone"])
def test_a_third_browser_opens_round_five_of_a_finished_game(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    table = two_play(served, 6)
    north, south, third = (open_page(reduced_motion="reduce", **screen) for _ in range(3))
    sit_down(north, served, table, "north", "at=5")
    sit_down(south, served, table, "south")
    link = shared_link(north, "Round 5")
    assert link == f"{served.url}/t/{table.id}?at=5"
    assert shared_link(south).endswith(f"/t/{table.id}")
    third.goto(link)
    expect(third.locator("html.in-past")).to_have_count(1)
    expect(third.locator(".history-place")).to_have_text(re.compile("step 5 of 6"))
    shape = "tall" if screen else "wide"
    past = served.api().ask("GET", f"tables/{table.id}/history/5", format="page", screen=shape)
    right = sorted(re.findall(r'<g id="((?:piece|flag)-[^"]+)"', past["picture"]["pieces"]))
    drawn = third.locator("#pieces").evaluate("layer => [...layer.children].map(one => one.id)")
    assert sorted(drawn) == right
    assert third.locator("#pieces").evaluate(PLACES) == north.locator("#pieces").evaluate(PLACES)


def test_while_the_game_runs_the_link_shows_no_sheet(served: Served, open_page: OpenPage) -> None:
    table = two_play(served, 5)
    table.move("north", ["G:T HQ G0"])  # held until south has written too
    north, third = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    sit_down(north, served, table, "north")
    north.locator(".share-open").click()
    expect(north.locator(f"{SHARED} .quiet").first).to_contain_text("what spectators see")
    link = north.locator(f"{SHARED} .link input").input_value()
    heard: list[str] = []
    third.on("response", lambda answer: heard.append(answer.url))
    third.goto(f"{link}?at=5")
    expect(third.locator(".history-place")).to_be_attached()
    assert "T HQ" not in third.content()
    # what the others hold moves nothing in the picture of the round before
    past = served.api().ask("GET", f"tables/{table.id}/history/5", format="page")
    for piece in re.findall(r'<g id="(piece-[^"]+)"', past["picture"]["pieces"]):
        expect(third.locator(f"#{piece}")).to_have_count(1)
    assert third.locator("[data-line], .draft-send").count() == 0
    assert all(url.startswith((served.url, "data:")) for url in heard)


@pytest.mark.parametrize("screen", SCREENS, ids=["desk", "phone"])
def test_the_dialog_copies_shares_and_saves_pictures(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    table = two_play(served, 3)
    page = open_page(reduced_motion="reduce", **screen)
    page.add_init_script(
        "window.given = []; navigator.share = (what) => { given.push(what.url); return Promise.resolve(); };"
    )
    sit_down(page, served, table, "north", "at=2&beat=3")
    link = shared_link(page)
    assert link.endswith("?at=2&beat=3")
    page.locator(f"{SHARED} [data-share]").click()
    assert page.evaluate("given") == [link]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(f"{SHARED} [data-copy]").first.click()
    expect(page.locator(f"{SHARED} [data-copy]").first).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.locator("#share-qr summary").click()
    expect(page.locator(f"{SHARED} .qr-box svg")).to_be_visible()
    with page.expect_download() as saved:
        page.locator(f"{SHARED} [data-png]").click()
    data = Path(saved.value.path()).read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 2000
    assert len(data) > 50_000  # more than a blank sheet
    drawn = page.locator(f"{SHARED} img").evaluate(
        "one => one.decode().then(() => one.naturalWidth)"
    )
    assert drawn > 0
    # nothing reaches beyond the screen
    box = page.locator(SHARED).evaluate(
        "one => [one.scrollWidth - one.clientWidth, one.getBoundingClientRect().right]"
    )
    assert box[0] <= 0
    assert box[1] <= page.viewport_size["width"]  # type: ignore[index]
    page.keyboard.press("Escape")
    expect(page.locator(SHARED)).to_have_count(0)
    expect(page.locator("html.in-past")).to_have_count(1)


@pytest.mark.parametrize("screen", SCREENS, ids=["desk", "phone"])
def test_at_the_end_there_is_one_way_to_share(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    page = open_page(reduced_motion="reduce", **screen)
    table = two_play(served, 6)
    sit_down(page, served, table, "north")
    # as where pages come over plain http: there is no clipboard, and the dialog must not be in the way
    page.evaluate("delete Navigator.prototype.clipboard")
    page.evaluate(
        "addEventListener('copy', () => copied = `${getSelection()}` || document.activeElement.value)"
    )
    page.locator('[data-part="decision"] [data-share-open]').click()
    expect(page.locator(SHARED)).to_be_visible()
    page.locator(f"{SHARED} [data-copy]").first.click()
    expect(page.locator(f"{SHARED} [data-copy]").first).to_have_text("Copied")
    assert page.evaluate("copied") == f"{served.url}/t/{table.id}"
    assert page.locator(SHARED).locator("textarea[readonly]").count() == 1  # that of the frame


def test_a_film_plays_as_a_picture(served: Served, open_page: OpenPage) -> None:
    table = two_play(served, 2)
    page = open_page()
    page.goto(f"{served.url}/t/{table.id}/film.svg?at=2&lang=en")
    lengths = page.evaluate(
        "document.getAnimations().map(one => one.effect.getComputedTiming().duration)"
    )
    assert len(set(lengths)) == 1
    seen = [page.evaluate(SEEN_AT, time) for time in (0, lengths[0] - 100)]
    for step, names in enumerate(seen, 1):
        past = served.api().ask("GET", f"tables/{table.id}/history/{step}", format="page")
        pieces = re.findall(r'<g id="((?:piece|flag)-[^"]+)"', past["picture"]["pieces"])
        assert sorted(pieces) == sorted(one for one in names if re.match("piece-|flag-", one))
    page.goto(f"{served.url}/t/{table.id}")
    width = page.evaluate(
        """async source => { const image = new Image(); image.src = source; await image.decode();
        return image.naturalWidth; }""",
        f"/t/{table.id}/film.svg?at=2",
    )
    assert width > 0


def test_another_site_frames_the_board_and_nothing_else(
    served: Served, open_page: OpenPage, chromium: Browser
) -> None:
    table = two_play(served, 2)
    page = open_page()
    page.goto(f"{served.url}/t/{table.id}/share")
    snippet = page.locator("textarea").input_value()
    assert f"{served.url}/embed/t/{table.id}" in snippet
    with elsewhere(snippet) as site:
        page.goto(site)
        board = page.frame_locator("iframe")
        expect(board.locator("svg.picture")).to_be_visible()
        board.locator("a[aria-label='Previous step']").click()
        expect(board.locator(".embed-place")).to_contain_text("step 1 of 2")
    page = chromium.new_context().new_page()  # it complains, and may
    for path in (f"/t/{table.id}", f"/t/{table.id}/share"):
        with elsewhere(f'<iframe src="{served.url}{path}"></iframe>') as site:
            page.goto(site)
            page.wait_for_timeout(500)
            assert page.frame_locator("iframe").locator(".table, .share").count() == 0
    page.context.close()


@contextmanager
def elsewhere(text: str) -> Iterator[str]:
    """Another site that has one page; its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<link rel=icon href=data:,>{text}".encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize("screen", SCREENS, ids=["desk", "phone"])
def test_a_seats_view_is_pasted_and_gone_through(
    screen: dict[str, Any], served: Served, open_page: OpenPage
) -> None:
    record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    page = open_page(reduced_motion="reduce", **screen)
    page.goto(f"{served.url}/replay")
    page.locator("textarea").fill(view_of(record, ("port",), 120))
    page.locator("form.replay button.primary").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".headline")).to_contain_text("A recorded game")
    slider = page.locator(".history-slider")
    slider.evaluate("one => { one.value = 5; one.dispatchEvent(new Event('input')); }")
    expect(page.locator("html.in-past")).to_have_count(1)
    expect(page).to_have_url(re.compile("at=5"))
    assert page.locator("[data-line]").count() == 0
    link = shared_link(page)
    assert "at=5" in link
