"""One reader at one table: whose view, in which words, and what seats and players are called."""

from __future__ import annotations

from functools import cached_property

from arbitre.bots import bot_names
from arbitre.core.cache import cached
from arbitre.core.game import Game, game
from arbitre.core.message import Message, Ruling
from arbitre.core.position import View
from arbitre.core.screen import Picture
from arbitre.core.voice import Voice
from arbitre.core.words import Words, joined
from arbitre.tables.plan import LEVELS
from arbitre.tables.run.endings import TableEnding
from arbitre.tables.sight import SeatSight, Sight
from arbitre.web.page.hands import HandStep
from arbitre.web.page.pictures import Pictures, screen_of
from arbitre.web.page.speech import page_words, spoken, words_of


class Reader:
    """Who looks at a table: with which seat, language and screen, and the words for that."""

    def __init__(
        self, sight: Sight, seat: str | None, lang: str, tall: bool, pictures: Pictures
    ) -> None:
        self.sight = sight
        self.seat = seat if seat in sight.views else next(iter(sight.views))
        self.lang = lang
        self.tall = tall
        self.rules = game(sight.game)
        self.page = page_words(lang)  # for what the page says of itself
        self.screen = screen_of(sight.game)
        self._pictures = pictures
        self.ended: TableEnding | None = None  # how a finished game went
        self.hands: list[HandStep] = []  # what is to be done on the real table, by step

    @property
    def desk(self) -> bool:
        """Whether this is the referee's desk beside a real table: the board and everybody's seats."""
        return self.sight.desk and self.sight.host and self.seat is None and not self.sight.over

    @property
    def view(self) -> View:
        """What this reader's seat may know."""
        return self.sight.views[self.seat]

    @cached_property
    def voice(self) -> Voice:
        """The game's voice about this table as this reader sees it."""
        return self.voice_at(self.view)

    @cached_property
    def words(self) -> Words:
        """The words of that voice, and the page's own."""
        return words_of(self.voice)

    def voice_at(self, view: View) -> Voice:
        """The voice about another view of this table: an earlier one."""
        return self.rules.voice(view, self.lang)

    @cached_property
    def picture(self) -> Picture:
        """The picture of this reader's view."""
        return self.picture_of(self.view)

    def picture_of(self, view: View) -> Picture:
        """The picture of another view of this table: an earlier one."""
        return self._pictures.draw(self.sight.game, view, self.lang, self.tall)

    @property
    def my_turn(self) -> bool:
        """Whether a decision of the seat shown is awaited."""
        return self.seat is not None and self.seat in self.sight.awaited

    # -- names -------------------------------------------------------------------------------

    def seat_name(self, seat: str) -> str:
        """A seat in words."""
        return self.voice.seat(seat)

    def whole_name(self, seat: str) -> str:
        """A seat in words, with what it plays where its name does not say so: "North: Green and Blue"."""
        return named_whole(self.voice, seat, self.page)

    def player(self, seat: SeatSight) -> str:
        """Who sits in a seat."""
        if seat.kind == "bot":
            return self.bot(seat.bot, seat.level)
        if seat.kind == "open":
            return self.page.phrase("page-seat-open")
        return seat.name or self.page.phrase("page-seat-you" if seat.mine else "page-seat-person")

    def bot(self, name: str, level: str) -> str:
        """A bot by name and level."""
        return bot_label(self.sight.game, name, level, self.lang)

    def who(self, seat: str) -> str:
        """A seat and who sits there; a side that the rules play has only its name."""
        for one in self.sight.seats:
            at_the_box = one.desk and not one.name  # who that is nobody said here
            if one.seat == seat and one.kind != "open" and not at_the_box:
                return self.page.phrase(
                    "page-who", {"place": self.seat_name(seat), "player": self.player(one)}
                )
        return self.seat_name(seat)

    def list_of(self, seats: list[str] | tuple[str, ...]) -> str:
        """Several seats in one phrase."""
        return joined([self.who(seat) for seat in seats], self.words)

    # -- messages ----------------------------------------------------------------------------

    def said(self, message: Message) -> str:
        """A message about this table."""
        return spoken(message, self.lang, self.sight.game, self.words)

    def ruling(self, ruling: Ruling | None) -> tuple[str, str]:
        """The clause of a ruling and its sentence."""
        if ruling is None:
            return "", ""
        return ruling.clause, self.said(ruling.message)


def past_marks(origin: int, taken_back: int, page: Words) -> list[tuple[str, str]]:
    """What sets a game apart, each with a sign: the step of another one that it came from, takebacks."""
    marks: list[tuple[str, str]] = []
    if origin >= 0:
        marks.append(("↳", page.phrase("page-study-origin", {"step": origin})))
    if taken_back:
        marks.append(("↶", page.phrase("page-study-taken-back", {"n": taken_back})))
    return marks


def named_whole(voice: Voice, seat: str, page: Words) -> str:
    """A seat with what it plays; by its name alone where that says all."""
    name, plays = voice.seat(seat), voice.plays(seat)
    return page.phrase("page-seat-plays", {"place": name, "plays": plays}) if plays else name


@cached(256)
def bot_label(name: str, bot: str, level: str, lang: str) -> str:
    """A bot in words; a game may have a name of its own for it (`bot-NAME`)."""
    words = page_words(lang, name)
    key = "page-bot-level" if level in LEVELS and _thinks(game(name), bot) else "page-bot"
    return words.phrase(key, {"bot": words.bot(bot), "level": level or "normal"})


def bot_choices(name: str, lang: str) -> list[tuple[str, str]]:
    """All bots of a game, the strongest first: a value for a form (`bot:level`), and the name."""
    rules = game(name)
    found: list[tuple[str, str]] = []
    for bot in bot_names(rules):
        levels = reversed(LEVELS) if _thinks(rules, bot) else [""]
        found += [(f"{bot}:{level}", bot_label(name, bot, level, lang)) for level in levels]
    return found


def _thinks(rules: Game, bot: str) -> bool:
    """Whether a bot is the stronger the more it may simulate."""
    return bool(rules.simulations) and bot in rules.bots() and bot not in rules.by_thumb
