"""Moments beside the box for `make_screenshots`: a table where so much lies already, and what is touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from arbitre.web.client import Client

NATION = "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast"
TOUCHED = 900
"""Milliseconds until a touch is no longer seen."""
DEALT = ("6 sea, 5 coast, plains", NATION, "3S", "end", "1", "P, V, S")


@dataclass(frozen=True)
class Beside:
    """A companion's table: what was entered and decided, in English, and what is done on the page then."""

    game: str
    lines: tuple[str, ...]
    then: Callable[[Page], None]

    def begun(self, url: str) -> str:
        """Make such a table on a server; the way to its seat."""
        client = Client(url, lang="en")
        created = client.ask("POST", "tables", {"game": self.game, "companion": True})
        seat, token = next(iter(created["seats"].items()))
        table = client.table(created["id"], [token])
        for line in self.lines:
            if table.sight(seat)["status"]["chance"]:
                table.act("chance", text=line, lang="en")
            else:
                table.move(seat, [line])
        return f"{url}/seat/{token}"


def half_a_row(page: Page) -> None:
    """Four places of row B are filled, one of them by touching its place in the pyramid."""
    keys = page.locator("[data-types]:enabled:not(.none-left)")
    for number in (0, 1, 2):
        keys.nth(number).tap()
    page.locator("#place-B6").tap()
    keys.nth(1).tap()
    page.wait_for_timeout(TOUCHED)


def all_hands(page: Page) -> None:
    """The whole list of what hands do, the first of it done."""
    page.locator("[data-hand]").first.check()
    page.locator(".hands-head h2").dispatch_event("click")  # no pointer stays over the picture
    page.wait_for_timeout(TOUCHED)


def rest(page: Page) -> None:
    """As the page comes."""


COMPANION = {
    "companion-sans_allies-row": Beside(
        "sans_allies",
        ("6 sea, 5 coast, plains", "6 desert, 5 plains, 3 forest, 3 islands, 2 mountains, centre"),
        half_a_row,
    ),
    "companion-sans_allies-dice": Beside("sans_allies", (*DEALT, "A8 4S"), rest),
    "companion-sans_allies-hands": Beside(
        "sans_allies", (*DEALT, "A8 4S", "9", "recover S", "end"), all_hands
    ),
}
"""Beside each box; taken on a phone held upright, light."""
