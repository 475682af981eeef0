"""A thumb beside the real sea: it touches what a session file types."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from arbitre.web.client import RemoteTable
from tests.browser.by_touch import UPRIGHT, phone
from tests.browser.conftest import OpenPage
from tests.browser.hands import Fingers
from tests.browser.player import await_client
from tests.games.dead_reckoning.terminal.test_companion_session import Session
from tests.web.serving import Served

CUBED = re.compile(r"([0-9]+)([pa])")
GOODS = re.compile(r"([0-9]+)([$cd])")
NUMBERED = re.compile(r"(\$|P|R|Ec|E)([0-9])")
SIDES = {"p": "player", "a": "alliance"}
ABOARD = {"$": "coins", "c": "cargo", "d": "damage"}
FLAG = re.compile(r"(Fh?)(?:\+([0-9]))?")


class Dials:
    """Touches the trays of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, where: Locator) -> None:
        where.tap()
        self.taps += 1

    @property
    def over(self) -> Locator:
        return self.page.locator("dialog.tray-over")

    def open(self, link: Locator) -> None:
        self.tap(link)
        expect(self.over).to_be_visible()

    def send(self) -> None:
        self.tap(self.over.locator(".tray-ends .primary"))

    def field(self, name: str) -> Locator:
        return self.over.locator(f'[name="v-{name}"]')

    def number(self, name: str, value: int) -> None:
        """Step by step up or down."""
        field = self.field(name)
        now = int(field.input_value())
        step = self.over.locator(
            f'.dial-row:has([name="v-{name}"]) [data-step="{1 if value > now else -1}"]'
        )
        for _ in range(abs(value - now)):
            self.tap(step)
        expect(field).to_have_value(str(value))

    def pick(self, name: str, value: str) -> None:
        self.tap(self.over.locator(f'label:has([name="v-{name}"][value="{value}"])'))

    def tick(self, name: str) -> None:
        self.tap(self.field(name))

    def write(self, name: str, text: str) -> None:
        self.field(name).fill(text)

    def enter(self, text: str) -> None:
        """The section on its grid, then the icons of the right side."""
        name, _, line = text.partition(": ")
        for part in line.split(" | "):
            words = part.replace(",", "").split()
            if words[0] == "claim":
                for code in words[1:]:
                    self.tick(f"claim-{code}")
            elif words[0] == "end":
                self.pick("end", words[1])
            elif words[0] in ("attack", "influence"):
                for icon in words:
                    self.tick(icon)
            elif re.fullmatch(r"[ABC][1-4]", words[0]):
                for code, number in zip(words[::2], words[1::2], strict=True):
                    self.number(f"cubes-{code}", int(number))
            else:
                self.icons(words)
        self.write("own-name", name)

    def icons(self, words: list[str]) -> None:
        """The icons of the right side, a touch each: one that counts is touched so often."""
        joined = re.sub(r"U (\S+) (\S+)", r"U-\1-\2", " ".join(words)).split()
        for word in joined:
            counted, flag = NUMBERED.fullmatch(word), FLAG.fullmatch(word)
            if counted is not None:
                self.put(f"{counted[1]}1", int(counted[2]))
            elif flag is not None:
                self.put(flag[1])
                self.put("+1", int(flag[2] or 0))
            else:
                self.put(word.replace("-", " "))
        expect(self.field("icons")).to_have_value(" ".join(words))

    def put(self, word: str, times: int = 1) -> None:
        """The key of an icon, so many times."""
        for _ in range(times):
            self.tap(self.over.locator(f'[data-word="{word}"]'))


class Thumbs(Dials):
    """Somebody with a box and a phone, who touches what a session file types."""

    def __init__(self, page: Page, table: RemoteTable, seat: str, lang: str) -> None:
        super().__init__(page)
        self.table = table
        self.seat = seat
        self.lang = lang
        self.fingers = Fingers(page)

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.lang = lang
        self.page.goto(f"{self.page.url.partition('?')[0]}?lang={lang}")
        await_client(self.page)
        self.settle()

    @property
    def made(self) -> int:
        """How many lines the record has."""
        return len(self.table.record().splitlines())

    def does(self, act: Callable[[], None]) -> None:
        """Something that makes a move; what is told of it is skipped."""
        before = self.made
        act()
        for _ in range(600):
            if self.made != before:
                break
            self.page.wait_for_timeout(25)
        assert self.made != before, self.page.locator("[data-error].shown").all_inner_texts()
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is told and the page shows how it stands."""
        waits = self.page.locator("html.awaiting, html.telling, form.busy")
        for _ in range(600):
            skip = self.page.locator(".beat-skip:visible")
            if skip.count():
                with suppress(Error):  # the telling has ended meanwhile
                    skip.first.tap(timeout=1000)
            elif not waits.count():
                return
            self.page.wait_for_timeout(25)

    # -- the lines of a session ------------------------------------------------------------

    def obey(self, english: str, said: str) -> None:
        """What a line types, by touch; of several things one after another."""
        word = english.split(maxsplit=1)[0]
        if word == "set":
            for part in english.removeprefix("set ").split(", "):
                self.does(lambda part=part: self.set(part.split()))  # type: ignore[misc]
        elif word == "card":
            self.does(lambda: self.card(english.removeprefix("card ")))
        elif word == "result":
            self.does(lambda: self.result(english.split()[1:]))
        elif word == "cubes":
            self.does(lambda: self.drop(english.split()[1]))
        elif word in ("go", "done", "end"):
            line = self.page.locator(f'[data-part=decision] [data-line="{said}"]')
            self.does(lambda: self.tap(line.first))
        elif re.fullmatch(r"[cht-]+( [cht-]+)*( p)*", english):
            self.does(lambda: self.keys(said.split()))
        else:
            for one, typed in zip(english.split(", "), said.split(", "), strict=True):
                self.does(lambda one=one, typed=typed: self.turned_up(one, typed))  # type: ignore[misc]

    def keys(self, texts: list[str]) -> None:
        for text in texts:
            self.tap(self.page.locator(f'[data-types][value="{text}" i]'))

    def turned_up(self, english: str, typed: str) -> None:
        """A tile, a card or a coin: a key; an island that nobody knows is entered."""
        found = re.fullmatch(r"(.+) (\d+) (\d+)/(\d+) (\d+)([$c])", english)
        if found is None:
            self.keys([typed])
            return
        name, spaces, first, second, number, good = found.groups()
        self.open(self.asked("island"))
        counts = {"spaces": spaces, "first": first, "second": second}
        for key, value in {**counts, ABOARD[good]: number}.items():
            self.number(f"own-{key}", int(value))
        self.write("own-name", name)
        self.send()

    def asked(self, key: str) -> Locator:
        """What leads to the tray of what is asked for now, once the page asks for it."""
        return self.page.locator(f'.first-trays a[href*="/tray/{key}"]')

    def drop(self, number: str) -> None:
        field = self.page.locator("[name=number]")
        field.fill(number)
        field.press("Enter")

    def set(self, words: list[str]) -> None:
        """A part of a line that sets the table, on the tray that is touched in the picture."""
        first, rest = words[0], words[1:]
        self.fingers.touch("ship-player" if first == "ship" else f"space-{first}")
        expect(self.over).to_be_visible()
        for at, word in enumerate(rest):
            cubes, goods = CUBED.fullmatch(word), GOODS.fullmatch(word)
            if cubes is not None:
                self.number(f"cubes-{SIDES[cubes[2]]}", int(cubes[1]))
            elif goods is not None:
                self.number(ABOARD[goods[2]], int(goods[1]))
            elif word in ("pirate", "merchant"):
                self.pick("mode", word)
            elif word == "card":
                self.pick("own-card", rest[at + 1])
                break
            elif first == "ship":
                self.pick("place", word)
            else:
                self.tick(word)
        self.send()

    def card(self, text: str) -> None:
        """A card of one's own box, entered and taken."""
        self.open(self.asked("section"))
        self.enter(text)
        self.send()

    def result(self, words: list[str]) -> None:
        """Who won, and what it cost."""
        self.open(self.asked("fight"))
        self.pick("result", words[0])
        for name, value in zip(words[1::2], words[2::2], strict=True):
            self.number(name, int(value))
        self.send()

    # -- undo, and the list for hands --------------------------------------------------------

    def undo(self) -> None:
        button = self.page.locator(".buttons.more form:has(input[value=undo]) button")
        self.does(lambda: self.tap(button))

    def follow(self) -> None:
        """Ticks one by one what hands are to do; why it is so opens on the first."""
        boxes = self.page.locator(".to-do input[data-hand]")
        why = self.page.locator(".to-do .why summary").first
        expect(why).to_be_visible()
        why.tap()
        expect(self.page.locator(".to-do .why[open] li").first).not_to_be_empty()
        for number in range(boxes.count()):
            boxes.nth(number).tap()
        expect(self.page.locator(".to-do.all-done")).to_be_attached()


def sit_down(served: Served, open_page: OpenPage, lang: str, phones: int = 1) -> list[Thumbs]:
    """So many phones at one seat beside the box."""
    api = served.api(lang=lang)
    created = api.ask("POST", "tables", {"game": "dead_reckoning", "companion": True})
    seat, token = next(iter(created["seats"].items()))
    found: list[Thumbs] = []
    for _ in range(phones):
        page = open_page(**phone(UPRIGHT, lang))
        page.goto(f"{served.url}/seat/{token}")
        await_client(page)
        found.append(Thumbs(page, api.table(created["id"], [token]), seat, lang))
    return found


def typed_in_both(name: str) -> list[tuple[str, str]]:
    """A session file, line by line in English and in French."""
    return list(zip(Session("en", name).typed, Session("fr", name).typed, strict=True))
