"""A game that breaks what it declares (`arbitre.core.contract`) is told so, each fault in one sentence."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from stones.bots.miser import Miser
from stones.game import Stones
from stones.play.position import Said, StonesPosition
from stones.words.voice import StonesVoice, spoken

from arbitre.bots import RandomBot
from arbitre.core import game as registry
from arbitre.core.chance import Rng
from arbitre.core.contract import LAST_ROUND, PAUSE, RESIGN, ROUND, TABLE, TURN, Clock, Period
from arbitre.core.game import Bot, Game, game, register
from arbitre.core.message import Event, Result
from arbitre.core.options import Option
from arbitre.core.position import Move, Position, View, refuse
from arbitre.core.screen import Picture, Screen
from arbitre.core.tally import Tally
from arbitre.core.voice import Voice
from arbitre.core.words import Words
from arbitre.testing import check_game
from tests.toys.cards import Cards


@contextmanager
def playing(rules: Game) -> Iterator[None]:
    """The game is there while it is looked at."""
    before = registry._games.get(rules.id)
    register(rules)
    try:
        yield
    finally:
        registry._games.pop(rules.id)
        if before is not None:
            register(before)


class Play(StonesPosition):
    """A sound game; the classes below change one thing each."""


class CountedInWeeks(Play):
    """a game is counted in ('round', 'turn'), not in 'week'"""

    def period(self) -> Period:
        return Period("week", 1)


class NumberBelow(Play):
    """the number of a round is -1"""

    def period(self) -> Period:
        return Period(ROUND, -1)


class GoesBack(Play):
    """comes after Period('round', 9)"""

    def period(self) -> Period:
        return Period(ROUND, self.heap.stones)


class NowAndThen(Play):
    """some positions have a period and others none"""

    def period(self) -> Period:
        return super().period() if self.heap.turn % 2 else None  # type: ignore[return-value]


class RoundsThenTurns(Play):
    """a game in rounds goes on in turns"""

    def period(self) -> Period:
        return Period(TURN if self.heap.turn else ROUND, self.heap.round)


class PeriodTells(Play):
    """the period in the view of"""

    def period(self) -> Period:
        return Period(ROUND, 100 * self.heap.turn + sum(self.heap.tokens))


class NegativeClock(Play):
    """Clock.minutes is -1: minutes are whole, 0 for no limit"""

    def clock(self) -> Clock:
        return Clock(-1)


class ClockRuns(Play):
    """the clock is not the same through the game"""

    def clock(self) -> Clock:
        return Clock(self.heap.stones, 2)


class HalfPoints(Play):
    """the score of north is 0.5, no whole number"""

    def scores(self) -> dict[str, int]:
        return {"north": 0.5}  # type: ignore[dict-item]


class StrangeSide(Play):
    """no message seat-west in fr"""

    def scores(self) -> dict[str, int]:
        return {"west": 1}


class OtherScores(Play):
    """at the end Position.scores are not those of the result"""

    @property
    def result(self) -> Result | None:
        found = super().result
        return found and Result(found.winners, found.clause, {"north": 99})


class NoLastRound(Play):
    """there is a Clock.time_limit, and the table may not declare 'last round'"""

    def clock(self) -> Clock:
        return Clock(time_limit=9)

    def declarations(self, seat: str) -> list[Move]:
        return []


class Says(Play):
    """A game with something more to declare."""

    word = ""
    by = "north"

    def declarations(self, seat: str) -> list[Move]:
        more = [Said(self.word)] if seat == self.by and not self.heap.over else []
        return [*(move for move in super().declarations(seat) if move not in more), *more]

    def make(self, seat: str, move: Move) -> list[Event]:
        if seat == self.by and move.text() == self.word:
            return self.said()
        return super().make(seat, move)

    def said(self) -> list[Event]:
        return []


class TableChats(Says):
    """table may declare 'hello': the table declares 'last round' only"""

    word, by = "hello", TABLE


class SaidTwice(Says):
    """table may declare 'last round', and again after it"""

    word, by = LAST_ROUND, TABLE


class NotOurs(Says):
    """north may declare 'last round': that is the table's to say"""

    word = LAST_ROUND


class Stranger(Says):
    """who has no seat may declare something"""

    word, by = "hello", "nobody"


class Refused(Says):
    """north may declare 'hello', and it is refused"""

    word = "hello"

    def said(self) -> list[Event]:
        raise refuse("ST-5", "stones-not-now", word=self.word)


class StaysIn(Says):
    """north may declare 'resign', and has to decide after it"""

    word = RESIGN


class WinsByIt(Says):
    """north may declare 'resign', and wins by it"""

    word = RESIGN

    def said(self) -> list[Event]:
        self.heap.out = 1
        return []


class PausePasses(Says):
    """north may declare 'pause', and others decide after it"""

    word = PAUSE

    def said(self) -> list[Event]:
        self.heap.turn += 1
        return []


class NoTimeToPause(Play):
    """north may declare 'pause', and Clock.pause_minutes is 0"""

    def clock(self) -> Clock:
        return Clock(minutes=3)


class SecretWord(Says):
    """north may declare ['pause', 'resign', 'hello'], its view says ['pause', 'resign']"""

    def declarations(self, seat: str) -> list[Move]:
        known = seat == "north" and self.heap.tokens[1] == 3 and not self.heap.over
        words = ["pause", "resign", *(["hello"] if known else [])]
        return [Said(word) for word in words] if seat == "north" else []

    def make(self, seat: str, move: Move) -> list[Event]:
        return [] if move.text() == "hello" else super().make(seat, move)


class StrangeClause(Play):
    """the event 'took' names the clause 'XX-1', which is not in the catalogue"""

    def make(self, seat: str, move: Move) -> list[Event]:
        return [
            Event(one.name, "XX-1", one.args) if one.name == "took" else one
            for one in super().make(seat, move)
        ]


class StrangeEnd(Play):
    """the result names the clause 'XX-2', which is not in the catalogue"""

    @property
    def result(self) -> Result | None:
        found = super().result
        return found and Result(found.winners, "XX-2", found.scores)


class StrangeWinner(Play):
    """no message seat-nature in fr"""

    @property
    def result(self) -> Result | None:
        found = super().result
        return found and Result(("nature",), found.clause, found.scores)


class TakenName(Play):
    """a seat is called 'table', which is nobody's name"""

    @property
    def seats(self) -> tuple[str, ...]:
        return ("north", TABLE)


class OneSeatTwice(Play):
    """a seat stands twice in ('north', 'north')"""

    @property
    def seats(self) -> tuple[str, ...]:
        return ("north", "north")


class ThreeSeats(Play):
    """a game of 2 has the seats ('a', 'b', 'c')"""

    @property
    def seats(self) -> tuple[str, ...]:
        return ("a", "b", "c")


class TokensLie(Play):
    """Game.chance is True, and chance never moved in 2 games"""

    def __init__(self, stones: int, minutes: int, time_limit: int) -> None:
        super().__init__(stones, minutes, time_limit)
        self.heap.tokens = [1, 2]


BROKEN = [kind for kind in (*Play.__subclasses__(), *Says.__subclasses__()) if kind is not Says]


def check_is_told_so(kind: type[StonesPosition], monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with this position is told the fault that its docstring names."""
    for module in ("stones.play.position", "stones.game"):
        monkeypatch.setattr(sys.modules[module], "StonesPosition", kind)
    assert kind.__doc__ is not None
    with playing(Stones()), pytest.raises(AssertionError, match=re.escape(kind.__doc__)):
        check_game(game("stones"), games=2)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_position_that_breaks_the_contract_is_told_so(
    kind: type[Play], monkeypatch: pytest.MonkeyPatch
) -> None:
    check_is_told_so(kind, monkeypatch)


class Counting(Tally):
    def counts(self, position: Position) -> dict[str, int]:
        return {"cows": 1}

    def reason(self, position: Position) -> str:
        return "rain"


class Cheat(Bot):
    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        return Said("take 9")


class Moody(Bot):
    mood = 0

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        Moody.mood += 1
        return Said(f"take {Moody.mood % 3 + 1}")


class Drawn(Screen):
    """A screen with the portrait of one player."""

    def __init__(self, name: str, markup: str) -> None:
        self.drawn = {name: Picture("", 9, 9, "", "", markup, "", "")}

    def portraits(self, voice: Voice) -> dict[str, Picture]:
        return self.drawn


FAULTS: list[tuple[str, object, str]] = [
    ("id", "my game", "the id 'my game' is no plain word"),
    ("simulations", -1, "Game.simulations is below 0"),
    ("steps", -1, "Game.steps is below 0"),
    ("steps", 2, "Game.steps is 2, and a draft offers 3"),
    ("chance", False, "Game.chance is False, and chance has to move"),
    ("secrets", False, "Game.secrets is False, and"),
    ("simultaneous", True, "Game.simultaneous is True, and seats decided one by one in 2 games"),
    ("longest", lambda self, start: 3, "Game.longest is 3, and the game is longer"),
    (
        "editions",
        lambda self: ["rich", "plain"],
        "does not begin with the standard edition 'plain'",
    ),
    ("companion_options", lambda self: {"stones": -4}, "Game.companion_options: options.stones"),
    (
        "options",
        [*Stones().options, Option("heaps", 1, "XX-9")],
        "names the clause 'XX-9', which is not in the catalogue",
    ),
    (
        "options",
        [*Stones().options, Option("big_heap", 1, "ST-1")],
        "no message option-big-heap in fr",
    ),
    ("bots", lambda self: {"glutton": RandomBot}, "no message bot-glutton in fr"),
    ("bots", lambda self: {"miser": Cheat}, "the player 'miser' decides 'take 9': refused"),
    (
        "bots",
        lambda self: {"miser": Moody},
        "the player 'miser' decides otherwise from the same view",
    ),
    (
        "bots",
        lambda self: {"miser": Miser, "random": RandomBot},
        "some players have a message bot-style-NAME, and in fr not miser",
    ),
    ("screen", lambda self: Drawn("glutton", "<path/>"), "Screen.portraits has no miser"),
    (
        "screen",
        lambda self: Drawn("miser", '<path id="eye"/>'),
        "the portrait of 'miser' is not sound",
    ),
    ("tally", lambda self: Counting(), "no message tally-cows, reason-rain in fr"),
    ("luck", lambda self, position, move: {"sun": 1}, "no message luck-sun in fr"),
    ("luck", lambda self, position, move: {move.text(): 1}, "unlike measures of luck"),
    ("outlook", lambda self, position: {"sun": 0.5}, "a chance of 'sun', which is no seat"),
    ("outlook", lambda self, position: {position.seats[0]: 1.5}, "is 1.5, not from 0 to 1"),
    ("seat_counts", (), "seat_counts is empty"),
]


@pytest.mark.parametrize(("name", "value", "told"), FAULTS, ids=[told for _, _, told in FAULTS])
def test_a_game_that_breaks_the_contract_is_told_so(name: str, value: object, told: str) -> None:
    broken = type("Broken", (Stones,), {name: value})()
    with playing(broken), pytest.raises(AssertionError, match=re.escape(told)):
        check_game(broken, games=2)


def test_who_decides_at_once_must_be_declared() -> None:
    told = "Game.simultaneous is False, and left, right decide at once"
    broken = type("Alone", (Cards,), {"simultaneous": False})()
    with playing(broken), pytest.raises(AssertionError, match=told):
        check_game(broken)


def test_an_event_without_words_is_told() -> None:
    class Unsaid(Words):
        def event(self, event: Event) -> str:
            return self.phrase(f"event-{event.name}-not", event.args)

    class Mute(StonesVoice):
        def __init__(self, view: View | None, lang: str) -> None:
            Voice.__init__(self, Unsaid(lang, ["arbitre.core", "stones.data"], spoken), view)

    broken = type("Broken", (Stones,), {"voice": lambda self, view, lang: Mute(view, lang)})()
    with playing(broken), pytest.raises(AssertionError, match="no message 'event-dealt-not' in fr"):
        check_game(broken)


def test_the_sound_game_passes() -> None:
    with playing(Stones()):
        check_game(game("stones"), games=3)
