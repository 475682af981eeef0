"""What `companion_times` times: tables beside the three boxes, and the form for a box, each a scene."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from arbitre.web.client import RemoteTable
from tests.browser.at_sea import Thumbs, typed_in_both
from tests.browser.filling import COUNTED, WORDS, Filler
from tests.browser.hands import Fingers
from tests.browser.player import await_client
from tools.companion_moments import SEATS, open_desk, sheets
from tools.companion_thumb import Thumb

# -- Sans Alliés --------------------------------------------------------------------------------

DISCARD = "6 sea, 5 coast, plains"
NATION = "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast"
LAID = {
    "en": "sea 6, coast 5, plains 1, desert 6, plains 5, forest 6, islands 6, mountains 6, centre 5, coast 1",
    "fr": "mer 6, côte 5, plaine 1, désert 6, plaine 5, forêt 6, îles 6, montagne 6, centre 5, côte 1",
}
"""The same as keys, with how many times each."""


def sans_allies_set_up(thumb: Thumb) -> None:
    """From the front page to the first cards: 47 cards lie on the table, each is one touch."""
    thumb.begin("Sans Alliés, set-up")
    thumb.make("sans_allies")
    for terrain, count in (one.split() for one in LAID[thumb.lang].split(", ")):
        thumb.key(terrain, int(count))
    expect(thumb.page.locator("[data-slot]")).to_have_count(
        3
    )  # three production cards are asked for


def sans_allies_turn(thumb: Thumb) -> None:
    """Three cards, an attack with the best force, its dice as a sum, the end, research, and what hands do."""
    page = thumb.page
    thumb.sit("sans_allies", DISCARD, NATION, "3S", "end", "1")
    thumb.begin("Sans Alliés, one turn")
    ship = "B" if thumb.lang == "fr" else "S"
    for letter in ("P", "V", ship):
        thumb.key(letter)
    thumb.tick()
    thumb.touch("#card-A8")
    thumb.touch(".draft-offer")
    if page.locator(".draft-send:enabled").filter(visible=True).count():
        thumb.touch(".draft-send")
    thumb.tick()
    thumb.touch(page.locator(".sums button").get_by_text("7", exact=True))
    thumb.tick()
    thumb.touch('[data-line="end"], [data-line="fin"]')
    thumb.key("1")
    thumb.tick()
    expect(page.locator("[data-slot]")).to_have_count(3)  # the next turn's cards


# -- Dead Reckoning -----------------------------------------------------------------------------

FIRST_ROW = (
    "Palmetto, pirate 2, Skerry, merchant, open sea, other",
    "Palmetto, pirate 2, Écueil, marchand, large, autre",
)
SESSION = "own_box"
"""Six turns of a box that nobody knows, four fights; the last card is one of our edition."""


class CountedFingers(Fingers):
    """Touches the picture, counted."""

    def __init__(self, thumb: Thumb) -> None:
        super().__init__(thumb.page)
        self.thumb = thumb

    def point(self, x: float, y: float) -> None:
        self.thumb.count(lambda: self.page.touchscreen.tap(x, y))

    def press(self, button: Locator) -> None:
        self.thumb.touch(button)


class AtSea(Thumbs):
    """Obeys the lines of a session by counted touches."""

    def __init__(self, thumb: Thumb, table: RemoteTable) -> None:
        super().__init__(thumb.page, table, "player", thumb.lang)
        self.thumb = thumb
        self.fingers = CountedFingers(thumb)

    def tap(self, where: Locator) -> None:
        self.thumb.touch(where)

    def write(self, name: str, text: str) -> None:
        self.thumb.write(self.field(name), text)

    def drop(self, number: str) -> None:
        field = self.page.locator("[name=number]")
        self.thumb.write(field, number)
        self.thumb.count(lambda: field.press("Enter"))

    def settle(self) -> None:
        self.thumb.settle()

    def say(self, english: str, french: str = "") -> None:
        """A line in the language of the page."""
        self.obey(english, french if french and self.lang == "fr" else english)


def at_table(thumb: Thumb) -> RemoteTable:
    """The table whose page is open."""
    name = thumb.page.url.rpartition("/")[2].partition("?")[0]
    return thumb.served.api(lang="en").table(name, [])


def sea_set_up(thumb: Thumb) -> None:
    """From the front page to the first turn: three tiles and three cards lie on the table."""
    thumb.begin("Dead Reckoning, set-up")
    thumb.make("dead_reckoning")
    AtSea(thumb, at_table(thumb)).say(*FIRST_ROW)
    expect(thumb.page.locator(".headline.turn")).to_be_visible()


def sea_session(thumb: Thumb) -> None:
    """Six turns of the Alliance as a session file has them, and what one's own turns changed."""
    sea = AtSea(thumb, thumb.sit("dead_reckoning"))
    first, *lines = typed_in_both(SESSION)[:-1]
    thumb.begin("Dead Reckoning, a first row with an island of one's own")
    sea.say(*first)
    turn = 0
    for number, (english, french) in enumerate(lines):
        if english.startswith("set"):
            thumb.begin(f"Dead Reckoning, one's own turn {turn + 1} set")
        elif english == "go":
            turn += 1
            thumb.begin(f"Dead Reckoning, the Alliance's turn {turn}")
        sea.say(english, french)
        if number + 1 == len(lines) or lines[number + 1][0].startswith(("set", "go")):
            thumb.tick()


# -- Power --------------------------------------------------------------------------------------

ROUNDS = 7
"""The last of so many rounds is timed: its sheets are full."""


def desk_set_up(thumb: Thumb) -> None:
    """From the front page to the first round, with the invitation shown to four phones."""
    thumb.begin("Power, set-up of a desk with four phones")
    thumb.make("power")
    thumb.touch("#desk a[href$=invite]")
    expect(thumb.page.locator(".link input")).to_be_visible()
    thumb.touch("main a[href*='/t/']:not([href$=invite])")
    await_client(thumb.page)


def full_round(thumb: Thumb, name: str, way: Callable[[], None]) -> None:
    """A round beside the sheets: four phones send theirs, the desk shows it and says what to move."""
    host, table = open_desk(thumb.served.api(lang="fr"))
    written = sheets(ROUNDS)
    for seat, lines in written[: -len(SEATS)]:
        table.move(seat, lines)
    thumb.page.goto(f"{thumb.served.url}/seat/{host}")
    await_client(thumb.page)
    for seat, lines in written[-len(SEATS) :]:
        table.move(seat, lines)
    thumb.begin(name)
    expect(thumb.page.locator(".title .round")).to_contain_text(str(ROUNDS + 1))
    thumb.page.locator("html:is(.telling, .looking)").wait_for(state="attached")
    thumb.settle()
    expect(thumb.page.locator("[data-hand]").first).to_be_attached()
    way()
    expect(thumb.page.locator(".to-do.all-done")).to_be_attached()


def round_ticked(thumb: Thumb) -> None:
    """Every line ticked, for hands that lose their place."""
    full_round(thumb, "Power, a round of 20 orders, every tick", thumb.tick)


def round_all_done(thumb: Thumb) -> None:
    """The whole list opened, and done at once."""

    def all_done() -> None:
        thumb.touch(".hands-head h2")
        thumb.touch("[data-hands-all]")

    full_round(thumb, "Power, a round of 20 orders, All done", all_done)


# -- one's own box ------------------------------------------------------------------------------


class CountedFiller(Filler):
    """Fills in a box by counted touches."""

    def __init__(self, thumb: Thumb) -> None:
        super().__init__(thumb.page)
        self.thumb = thumb

    def tap(self, what: Locator) -> None:
        self.thumb.touch(what)

    def write(self, name: str, text: str) -> None:
        self.thumb.write(self.page.locator(f'[name^="v-{name}"]'), text)
        self.saved()


def box_sans_allies(thumb: Thumb) -> None:
    """From the page of a new table to a table beside the box; every terrain is counted anew."""
    words = WORDS[thumb.lang]
    page = thumb.page
    thumb.begin("form, Sans Alliés with numbers of its own")
    filler = CountedFiller(thumb)
    page.goto(f"{thumb.served.url}/new/sans_allies")
    thumb.touch('main a[href="/box/sans_allies"]')
    thumb.touch(".main-act button")
    thumb.touch('button[value="empty"]')
    for name, number in COUNTED.items():
        filler.set(f"terrains.{name}.cards", number)
    filler.turn("terrains.desert.admits.P")
    filler.saved()
    thumb.touch('button[value="add terrains"]')
    filler.write("terrains.new1.name", words["new"])
    filler.turn("terrains.new1.admits.P")
    filler.set("terrains.new1.cards", 3)
    expect(page.locator("[data-sum]")).to_contain_text(words["sum"].format(42))
    filler.go_on(words["done"])
    filler.turn("installations.c2.admits.S")
    filler.turn("installations.capital.admits.V")
    filler.go_on(words["done"])
    filler.set("production.P", 19)
    filler.set("production.weapon", 4)
    filler.go_on(words["done"])
    filler.set("tiles.defence.0", 8)
    filler.go_on(words["done"])
    filler.set("strength.A.1", 5)
    filler.go_on(words["done"])
    play(thumb)


def box_dead_reckoning(thumb: Thumb) -> None:
    """The least: begun, and played with."""
    thumb.begin("form, Dead Reckoning with the least")
    thumb.page.goto(f"{thumb.served.url}/new/dead_reckoning")
    thumb.touch('main a[href="/box/dead_reckoning"]')
    thumb.touch(".main-act button")
    thumb.touch(".crumb a")
    play(thumb)


def box_island(thumb: Thumb) -> None:
    """An island that turned up is added."""
    thumb.page.goto(f"{thumb.served.url}/box/dead_reckoning")
    thumb.page.locator(".main-act button").tap()
    expect(thumb.page.locator("form[data-box]")).to_have_attribute("data-state", "ready")
    thumb.begin("form, an island added")
    filler = CountedFiller(thumb)
    thumb.touch('button[value="add islands"]')
    filler.write("islands.new1.name", "Tortuga")
    for name, number in {"spaces": 5, "first": 8, "second": 4, "coins": 2}.items():
        filler.set(f"islands.new1.{name}", number)
    filler.saved()


def play(thumb: Thumb) -> None:
    """A table with the box that is open."""
    thumb.touch('a[href*="companion=1"]')
    thumb.touch(".main-act button")
    await_client(thumb.page)


SCENES: dict[str, Callable[[Thumb], None]] = {
    "sans_allies-set_up": sans_allies_set_up,
    "sans_allies-turn": sans_allies_turn,
    "dead_reckoning-set_up": sea_set_up,
    "dead_reckoning-turns": sea_session,
    "power-set_up": desk_set_up,
    "power-round": round_ticked,
    "power-all_done": round_all_done,
    "form-sans_allies": box_sans_allies,
    "form-dead_reckoning": box_dead_reckoning,
    "form-island": box_island,
}
"""What is timed, each by a function that may begin several things."""
