"""What a screen reader says on the way through one decision of each game, as docs/web.md has it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import ROOT, OpenPage
from tests.browser.hands import Keys
from tests.browser.moments import played
from tests.browser.player import Player, go_on
from tests.web.serving import Served

GUIDE = ROOT / "docs" / "web.md"
GAMES = {
    "power": (["greedy"] * 4, 5, 0, ["#piece-HQV-green-T", "#space-V8", ".draft-send"]),
    "sans_allies": (["captain"], 32, 32, ["#card-E1", "#piece-reserve-V", "#piece-reserve-V", *["#piece-reserve-S"] * 4, ".draft-send"]),
    "dead_reckoning": (["greedy"], 7, 27, ["#crew-bosun"]),
}
"""Who plays, with which seed, up to which decision, and where the keyboard then goes."""


class Listener:
    """Hears the role, name and description of what has focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")

    def hears(self) -> str:
        """What is said of the element that has focus."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node = self.line.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        role = node["role"]["value"]
        name = re.sub(r"\s+", " ", node.get("name", {}).get("value", "")).strip()
        return f"{role}: {name}"


def told_in_the_guide(game: str) -> list[str]:
    """The path of a game in docs/web.md: the numbered lines under its heading."""
    part = GUIDE.read_text(encoding="utf-8").partition(f"<!-- path: {game} -->")[2]
    return re.findall(r"^\d+\. (.+)$", part.partition("<!-- end -->")[0], re.MULTILINE)


def path(page: Page, stops: list[str]) -> Iterator[str]:
    """From the head of the page to the decision made: each thing on the way that keys are pressed on."""
    listener, keys = Listener(page), Keys(page)
    yield f"status: {page.locator('.headline').inner_text().strip()}"
    yield f"status: {page.locator('.prompt').first.inner_text().strip()}"
    for stop in stops:
        thing = page.locator(stop)
        if stop.startswith("#"):
            if not thing.evaluate("one => one === document.activeElement"):
                keys._go("Tab", page.locator(":is(.can-touch, .can-follow):focus"))
                keys._go("ArrowRight", thing)
        else:
            keys._go("Tab", thing)
        yield listener.hears()
        page.keyboard.press("Enter")
        Player(page).settle()
        page.wait_for_timeout(200)


@pytest.mark.parametrize("game", GAMES)
def test_the_way_through_a_decision_is_what_the_guide_says(
    game: str, served: Served, open_page: OpenPage
) -> None:
    players, seed, decisions, stops = GAMES[game]
    page = open_page(reduced_motion="reduce")
    go_on(served, page, played(game, players, seed, lambda _, made: made == decisions))
    page.wait_for_selector(".can-touch")
    steps = page.locator(".history-slider").get_attribute("max")
    said = list(path(page, stops))
    assert said == told_in_the_guide(game), "\n".join(said)
    expect(page.locator(".history-slider")).not_to_have_attribute("max", str(steps))
