"""A finger that is on its way to the board when the board moves commits nothing (`client/src/steady.ts`)."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.test_phone import QUICK, begun
from tests.web.serving import Served

TAPPED_AS_THE_BOARD_MOVES = """async () => {
  const frame = document.querySelector(".frame"), send = document.querySelector(".draft-send");
  const {left, top, width, height} = send.getBoundingClientRect();
  const place = {clientX: left + width / 2, clientY: top + height / 2};
  const reach = place.clientY + 20 - frame.getBoundingClientRect().top;
  const seen = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
  frame.style.setProperty("height", `${reach}px`, "important");
  frame.style.setProperty("max-height", "none", "important");
  frame.style.setProperty("flex", "none", "important");
  await seen();
  frame.style.setProperty("height", "200px", "important");
  await seen();
  send.dispatchEvent(new MouseEvent("click", {...place, detail: 1, bubbles: true, cancelable: true}));
  return place.clientY < frame.getBoundingClientRect().bottom;
}"""
"""The board reached below the place of the button, then it became small; the tap was meant for the board."""


def test_a_tap_meant_for_the_board_does_not_send(served: Served, open_page: OpenPage) -> None:
    page = open_page(**PHONE, **QUICK)
    player = begun(page, served, "power")
    player.touch(player.ids(".can-touch")[0])
    player.touch(player.ids(".can-follow")[0])
    player.settle()
    lines = page.locator(".draft-lines li")
    expect(lines).to_have_count(1)
    page.wait_for_timeout(600)  # longer than a finger is on its way
    acts: list[str] = []
    page.on("request", lambda asked: acts.append(asked.url) if "/acts" in asked.url else None)
    assert not page.evaluate(TAPPED_AS_THE_BOARD_MOVES)
    page.wait_for_timeout(300)
    expect(lines).to_have_count(1)
    assert acts == []
    # a moment later it is the button that is meant
    page.wait_for_timeout(600)
    with page.expect_request("**/acts?**"):
        page.locator(".draft-send").click()
