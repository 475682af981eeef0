"""A message that arrives is noticed: in the title, over the board on a phone, by a sound where wanted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from arbitre.web.client import RemoteTable
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

SILENT = """() => {
  window.heard = 0;
  const node = () => ({
    connect: other => other, start() { window.heard++; }, stop() {}, type: "", buffer: null,
    frequency: { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    gain: { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} },
  });
  window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 8000; destination = node();
    createGain() { return node(); }
    createOscillator() { return node(); }
    createBiquadFilter() { return node(); }
    createBufferSource() { return node(); }
    createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
}"""


def sit_down(served: Served, page: Page) -> RemoteTable:
    """Somebody else's table, of which this page has Green."""
    table = served.api().create("power", seats=[{"kind": "person"}] * 4)
    page.goto(f"{served.url}/seat/{table.created['seats']['green']}")
    await_client(page)
    return table


def test_a_message_out_of_sight_is_counted_and_shown(served: Served, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce", **PHONE)
    table = sit_down(served, page)
    before = page.title()
    table.act("say", "blue", text="leave B0 to me")
    toast = page.locator(".toast")
    expect(toast).to_contain_text("leave B0 to me")
    expect(page).to_have_title(f"(1) {before}")
    table.act("say", "red", text="and IX to me")
    expect(page).to_have_title(f"(2) {before}")
    expect(toast).to_have_count(1)
    toast.locator("button").click()
    expect(page.locator("#chat-text")).to_be_focused()
    expect(page).to_have_title(before)
    expect(toast).to_have_count(0)


def test_ones_own_words_are_no_news(served: Served, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce", **PHONE)
    table = sit_down(served, page)
    before = page.title()
    table.act("say", "green", text="hello")
    expect(page.locator(".chat-lines .mine")).to_have_count(1)
    assert page.title() == before
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize(("sound", "heard"), [("off", False), ("soft", True), ("on", True)])
def test_sounds_are_for_who_wants_them(
    sound: str, heard: bool, served: Served, open_page: OpenPage
) -> None:
    settings: dict[str, Any] = {"reduced_motion": "reduce"}
    page = open_page(**settings)
    page.add_init_script(f"({SILENT})()")
    page.goto(f"{served.url}/settings")
    page.locator(f'input[name="sound"][value="{sound}"]').check()
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile("saved"))
    table = sit_down(served, page)
    begun = page.evaluate("window.heard")
    assert bool(begun) == heard  # it is Green's turn
    table.act("say", "blue", text="hello")
    expect(page.locator(".chat-lines .theirs")).to_have_count(1)
    assert (page.evaluate("window.heard") > begun) == heard
