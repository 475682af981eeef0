"""Somebody who plays in a browser: they see the page and touch it, and know no game."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from arbitre.core.record import Recorder
from tests.browser.answers import answered
from tests.browser.hands import Mouse
from tests.browser.moments import to_go_on
from tests.web.serving import Served

ACTIONS = "[data-part=decision] button[data-line]"


class Player:
    """Plays a seat by clicks on the picture and buttons beside it, in a fixed random way."""

    def __init__(self, page: Page, seed: int = 1, hand: Mouse | None = None) -> None:
        self.page = page
        self.hand = hand  # without: events go straight to what is meant, seen or not
        self.rng = random.Random(seed)
        self.touched = 0  # decisions begun on the picture
        self.filled = 0  # things put into baskets

    def begin(self, url: str, game: str) -> None:
        """Two clicks from the front page to the first decision: the address, and Play."""
        self.page.goto(url)
        self.page.click(f"form[action$='/play/{game}'] button.primary")
        await_client(self.page)
        self.await_turn()

    def await_turn(self) -> bool:
        """Wait for one's turn, past whatever is told meanwhile; False when the game is over."""
        for _ in range(600):
            if self.page.locator("html.telling").count():
                self.page.keyboard.press("Escape")
            settled = self.page.locator(".headline.turn, .headline.over")
            if settled.count() and not self.page.locator("html.telling, html.awaiting").count():
                return self.page.locator(".headline.turn").count() > 0
            self.page.wait_for_timeout(100)
        raise AssertionError("nobody's turn")

    def ids(self, kind: str) -> list[str]:
        """What is lit now."""
        found: list[str] = self.page.eval_on_selector_all(kind, "all => all.map(one => one.id)")
        return found

    def touch(self, id: str) -> None:
        """Touch an element of the picture."""
        if self.hand is not None:
            self.hand.touch(id)
        else:
            self.page.locator(f"#{id}").dispatch_event("click")
            answered(self.page)

    def decide(self) -> None:
        """One act of a decision: touch, fill a basket, press an action, or send."""
        page = self.page
        send = page.locator(".draft-send:not([disabled])")
        if send.count() and self.rng.random() < 0.6:
            self.press(send)
            if page.locator(".draft-warnings").count():
                self.press(page.locator(".draft-send"))
            return
        offer = page.locator(".draft-offer").filter(visible=True)
        if offer.count() and self.rng.random() < 0.5:
            self.press(offer.first)
            return
        lit = self.ids(".can-touch")
        if lit and self.rng.random() < 0.8:
            self.touched += 1
            self.filled += page.locator(".basket").count()
            self.touch(self.rng.choice(lit))
            for _ in range(6):
                if page.locator(".touch-menu").count():
                    self.press(page.locator(".touch-choice").first)
                    break
                follow = self.ids(".can-follow")
                if not follow:
                    break
                self.touch(self.rng.choice(follow))
            self.settle()
            return
        actions = page.locator(ACTIONS).filter(visible=True if self.hand else None)
        if actions.count():
            self.press(actions.nth(self.rng.randrange(actions.count())))
        elif send.count():
            self.press(send)

    def press(self, button: Locator) -> None:
        """Press a button; without a hand also one that is folded away."""
        if self.hand is not None:
            self.hand.press(button)
        else:
            button.dispatch_event("click")
            answered(self.page)
        self.settle()

    def settle(self) -> None:
        """Wait until the server has answered."""
        expect(self.page.locator("[data-draft].busy")).to_have_count(0)


def go_on(served: Served, page: Page, recorder: Recorder) -> str:
    """Sit down in the first seat of a game under way, beside its bots; the table's id."""
    others = [{"kind": "bot", "bot": player} for player in list(recorder.header.seats.values())[1:]]
    asked = {"record": to_go_on(recorder), "seats": [{"kind": "person"}, *others]}
    created = served.api().ask("POST", "tables/import", asked)
    page.goto(f"{served.url}/seat/{next(iter(created['seats'].values()))}")
    await_client(page)
    return str(created["id"])


def await_client(page: Page) -> None:
    """Wait until the page is more than what the server drew: touches are heard from now on."""
    page.wait_for_selector(".draft-body", state="attached")
