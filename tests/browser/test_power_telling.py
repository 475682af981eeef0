"""A round of Power as it is told in a browser: the right number of pieces, on the way and after."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from arbitre.core.data import data_text
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.browser.telling import pause_at_once, stand_still
from tests.web.serving import Served

READ = """() => {
  const seen = {};
  for (const piece of document.querySelectorAll("#pieces > .stack")) {
    const { space, army, kind } = piece.dataset;
    const where = piece.id === "" ? "on the way" : piece.id.startsWith("launched") ? `over ${space}` : space;
    const shown = Number(piece.querySelector(".count")?.textContent ?? 1);
    if (army === "green" || where === "HQR") seen[`${where} ${kind}`] = shown;
  }
  return seen;
}"""

HOME = {"HQV S": 2, "HQV T": 2, "HQV C": 2, "HQV D": 2}
RED = {"HQR S": 2, "HQR T": 2, "HQR C": 2, "HQR D": 2}

# after each beat that changes something, what a reader sees of Green's pieces and of Red's headquarters
AFTER = {
    "infantry": {"HQV S": 1, "HQV T": 2, "HQV C": 2, "HQV D": 2, "V8 S": 1},
    "destroyer": {"HQV S": 1, "HQV T": 2, "HQV C": 2, "HQV D": 1, "V8 S": 1, "S5 D": 1},
    "build": {"HQV S": 1, "HQV T": 1, "HQV C": 1, "HQV D": 1, "HQV M": 1, "V8 S": 1, "S5 D": 1},
    "launch": {
        "HQV S": 1, "HQV T": 1, "HQV C": 1, "HQV D": 1, "V8 S": 1, "S5 D": 1, "over HQR M": 1,
    },
    "blast": {"HQV S": 1, "HQV T": 1, "HQV C": 1, "HQV D": 1, "V8 S": 1, "S5 D": 1},
}  # fmt: skip


def without(seen: dict[str, int], gone: str) -> dict[str, int]:
    return {what: number for what, number in seen.items() if what != gone}


# while something travels: it is on its way, and what stays behind shows what stays
DURING = {
    "infantry": {**without(AFTER["infantry"], "V8 S"), "on the way S": 1},
    "destroyer": {**without(AFTER["destroyer"], "S5 D"), "on the way D": 1},
    "build": AFTER["build"],
    "launch": {**without(AFTER["launch"], "over HQR M"), "on the way M": 1},
}

ORDERS = ["infantry", "destroyer", "build", "launch"]
SHEET = ["S HQ V8", "D HQ S5", "T+C E HQ M", "M HQ HQR"]


def test_parts_of_stacks_travel_with_their_own_number_live_and_in_the_past(
    served: Served, open_page: OpenPage
) -> None:
    # an edition in which a tank (3) and a fighter (5) are enough for a missile
    cheap = data_text("arbitre.games.power.data", "editions", "classic.toml")
    cheap = cheap.replace("material = 100", "material = 8").replace('"classic"', '"cheap"')
    table = served.api(lang="fr").create("power", seats=[{"kind": "person"}] * 4, embedded=cheap)
    page = open_page()
    page.goto(f"{served.url}/seat/{table.created['seats']['green']}")
    await_client(page)
    pause_at_once(page)
    stand_still(page)
    table.move("green", SHEET)
    for seat, line in {"blue": "C HQ IX", "yellow": "S HQ J8", "red": "C HQ R0"}.items():
        table.move(seat, [line])
    page.click(".look-tell")  # the round at one look comes first
    see_the_round(page)
    expect(page.locator(".title .round")).to_have_text("round 2")
    assert page.evaluate(READ) == AFTER["blast"]
    page.click(".history-previous")
    expect(page.locator(".history-place")).to_contain_text("0")
    expect(page.locator("#piece-HQR-red-S")).to_have_count(1)
    assert page.evaluate(READ) == {**HOME, **RED}
    page.click(".history-next")
    page.click(".look-tell")
    see_the_round(page)
    expect(page.locator("html.in-past")).to_have_count(0)


def see_the_round(page: Page) -> None:
    """Step through what is told and look at the numbers on the board."""
    expect(page.locator("html.telling")).to_have_count(1)
    seen = {**HOME, **RED}
    orders = list(ORDERS)
    shown = ""
    for _ in range(60):
        count = page.locator(".beat-count")
        expect(count).not_to_have_text(shown)
        shown = count.inner_text()
        caption = page.locator(".beat-text").inner_text()
        now = orders[0] if orders and caption.startswith("Green") else ""
        if now:
            assert page.evaluate(READ) == {**DURING[now], **RED}, caption
            orders.pop(0)
            seen = {**AFTER[now], **RED}
        elif caption.startswith("Red moves"):
            seen = {**seen, "HQR C": 1}  # it went to R0
        elif "strikes" in caption:
            seen = without(seen, "over HQR M")
        elif "destroyed" in caption:
            seen = AFTER["blast"]
        page.evaluate("document.getAnimations().forEach(one => one.finish())")
        expect(page.locator("#pieces > :not([id])")).to_have_count(0)
        assert page.evaluate(READ) == seen, caption
        last = shown.partition("/")
        page.click(".beat-step")
        if last[0] == last[2]:
            break
    assert orders == []
    expect(page.locator("html.telling")).to_have_count(0)
