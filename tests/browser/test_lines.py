"""Lines that are cut, second tabs, servers that come back: nothing is lost and nothing done twice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import Player, await_client
from tests.web.serving import Served


def test_a_second_tab_shows_the_same_draft(served: Served, open_page: OpenPage) -> None:
    first = open_page()
    Player(first).begin(served.url, "power")
    second = first.context.new_page()
    second.goto(first.url)
    await_client(second)
    first.click("#piece-HQV-green-T")
    first.click("#space-V8")
    expect(first.locator(".draft-lines li")).to_have_count(1)
    expect(second.locator(".draft-lines li")).to_have_count(1)
    second.click(".draft-send")
    for page in (first, second):
        expect(page.locator(".look-bar")).to_be_visible()
    for page in (first, second):
        page.keyboard.press("Escape")
        expect(page.locator(".title .round")).to_have_text("round 2")


def test_a_move_sent_without_a_network_arrives_once(served: Served, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    Player(page).begin(served.url, "power")
    page.click("#piece-HQV-green-T")
    page.click("#space-V8")
    expect(page.locator(".draft-lines li")).to_have_count(1)
    expect(page.locator(".draft-send")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.click(".draft-send")
    expect(page.locator("[data-connection]")).to_have_text("Trying again…")
    expect(page.locator(".draft-said")).to_have_count(1)
    page.context.set_offline(False)
    expect(page.locator(".title .round")).to_have_text("round 2")
    expect(page.locator("[data-connection]")).to_have_text("")
    record = page.request.get(f"{page.url}/record").text()
    assert sum(" green " in line for line in record.splitlines()) == 1


def test_a_page_catches_up_when_the_server_comes_back(
    tmp_path: Path, built_client: object, open_page: OpenPage
) -> None:
    page = open_page(reduced_motion="reduce")
    with Served(tmp_path / "tables.db", bots=True) as server:
        Player(page).begin(server.url, "power")
        port = int(server.url.rpartition(":")[2])
    page.click("[data-tab=chat]")
    page.fill("#chat-text", "half a sente")
    expect(page.locator("[data-connection]")).to_have_text("Connection lost")
    with Served(tmp_path / "tables.db", bots=True, port=port):
        expect(page.locator("[data-connection]")).to_have_text("", timeout=30_000)
        assert page.input_value("#chat-text") == "half a sente"
        page.click("#piece-HQV-green-T")
        page.click("#space-V8")
        expect(page.locator(".draft-lines li")).to_have_count(1)
        page.click(".draft-send")
        expect(page.locator(".title .round")).to_have_text("round 2")


def test_the_picture_on_a_phone_does_not_jump_when_the_live_line_stands(
    served: Served, open_page: OpenPage
) -> None:
    page = open_page(**PHONE)
    Player(page).begin(served.url, "power")
    drawn = page.request.get(page.url, headers={"user-agent": PHONE["user_agent"]}).text()
    heard: list[str] = []
    page.on(
        "websocket", lambda line: line.on("framereceived", lambda told: heard.append(str(told)))
    )
    page.reload()
    for _ in range(600):
        if heard:
            break
        page.wait_for_timeout(50)
    assert heard
    assert f'data-key="{page.get_attribute("svg[data-picture]", "data-key")}"' in drawn
