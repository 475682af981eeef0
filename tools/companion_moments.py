"""Moments beside the box for `make_screenshots`: a table where so much lies already, and what is touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from arbitre.web.client import Client, RemoteTable
from tests.browser.at_sea import Dials
from tests.browser.moments import played
from tests.games.dead_reckoning.terminal.test_companion_session import OWN, Session

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


SEATS = ("green", "blue", "yellow", "red")


def sheets(rounds: int) -> list[tuple[str, list[str]]]:
    """The sheets of four greedy armies, round after round; from the seventh on they are full."""
    decisions = len(SEATS) * rounds
    game = played("power", ("greedy",) * len(SEATS), 5, lambda _, made: made == decisions)
    return [(one.seat, one.move.split("; ")) for one in game.entries]


def open_desk(client: Client) -> tuple[str, RemoteTable]:
    """A referee's desk with four phones, spoken to in French: the secret of the desk, and its table."""
    plan = {"game": "power", "companion": True, "seats": [{"kind": "person"}] * len(SEATS)}
    made = client.ask("POST", "tables", plan)
    return made["host"], client.table(made["id"], list(made["seats"].values()))


@dataclass(frozen=True)
class Judged:
    """A desk where so many rounds were judged, and what is done on its page then."""

    rounds: int
    then: Callable[[Page], None]

    def begun(self, url: str) -> str:
        """Make such a desk on a server; the way to it."""
        host, table = open_desk(Client(url, lang="fr"))
        for seat, lines in sheets(self.rounds):
            table.move(seat, lines)
        return f"{url}/seat/{host}"


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
    page.locator(".hands-head h2").dispatch_event("click")
    page.mouse.move(0, 0)  # nothing is lit by a pointer that stays
    page.wait_for_timeout(TOUCHED)


def card_of_ones_own(page: Page) -> None:
    """A card that nobody knows, as far as it is entered."""
    hand = Dials(page)
    hand.open(page.locator(".first-trays a"))
    hand.enter(
        {"en": "Wolf", "fr": "Loup"}[page.locator("html").get_attribute("lang") or ""]
        + ": A1 1, C2 2 | claim C2 | end B2 | U guns I F+1"
    )
    hand.over.evaluate("over => { over.scrollTop = 0; document.activeElement.blur(); }")
    page.wait_for_timeout(TOUCHED)


def rest(page: Page) -> None:
    """As the page comes."""


SEA = Session("en", OWN)
FOURTH = SEA.typed.index("set C2 2p garrison card none, ship C2 merchant")
"""Where the fourth turn of the session begins, that of a card with a fight."""

COMPANION: dict[str, Beside | Judged] = {
    "companion-sans_allies-row": Beside(
        "sans_allies",
        ("6 sea, 5 coast, plains", "6 desert, 5 plains, 3 forest, 3 islands, 2 mountains, centre"),
        half_a_row,
    ),
    "companion-sans_allies-dice": Beside("sans_allies", (*DEALT, "A8 4S"), rest),
    "companion-sans_allies-hands": Beside(
        "sans_allies", (*DEALT, "A8 4S", "9", "recover S", "end"), all_hands
    ),
    "companion-dead_reckoning-card": Beside(
        "dead_reckoning", tuple(SEA.typed[: FOURTH + 3]), card_of_ones_own
    ),
    "companion-dead_reckoning-hands": Beside(
        "dead_reckoning", tuple(SEA.typed[: SEA.expected[3][0]]), all_hands
    ),
    "companion-power-move": Judged(7, all_hands),
}
"""Beside each box; taken on a phone held upright, light."""
