"""The game of Dead Reckoning as the registry finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from arbitre.core.chance import Dealer
from arbitre.core.difficulty import Difficulty
from arbitre.core.draft import Draft
from arbitre.core.edition import Edition, Editions
from arbitre.core.edition_game import EditionGame
from arbitre.core.game import BotMaker
from arbitre.core.message import BadInput, Event, Message, Result
from arbitre.core.number import typed_whole
from arbitre.core.options import Option, settle, shown
from arbitre.core.position import Move, Position, View
from arbitre.core.tally import Tally
from arbitre.core.telling import Telling
from arbitre.core.words import DEFAULT
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot, captain
from arbitre.games.dead_reckoning.bots.players import GreedyBot, NavigatorBot
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.draft import draft_of
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.position import (
    ENEMY,
    DeadReckoningPosition,
    DeadReckoningView,
)
from arbitre.games.dead_reckoning.play.reading import load_position, read_position
from arbitre.games.dead_reckoning.rules import flow
from arbitre.games.dead_reckoning.rules.listing import contains
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.table import (
    DIFFICULTIES,
)

if TYPE_CHECKING:
    from arbitre.core.aid import Aid
    from arbitre.core.box import BoxForm
    from arbitre.core.screen import Screen
    from arbitre.core.terminal import Terminal
    from arbitre.core.voice import Voice

OPTIONS: Final = [
    Option("difficulty", "normal", "DR-D2", choices=DIFFICULTIES),
    Option("hard_cards", "", "DR-D7"),
    Option("companion", False, "DR-Q1"),
]


def hard_sides(text: str, difficulty: int, cards: int) -> int:
    """DR-D7: the cards, numbered from 1, that show their hard side in a deck of one's own, a bit each.

    >>> hard_sides("", 0, 18), hard_sides("1, 3", 0, 18)
    (0, 5)
    >>> hard_sides("19", 0, 18)
    Traceback (most recent call last):
    arbitre.core.message.BadInput: options.hard_cards: the option hard_cards cannot be '19'; expected: 1–18
    >>> hard_sides("1", 2, 18)
    Traceback (most recent call last):
    arbitre.core.message.BadInput: options.difficulty: the option difficulty cannot be 'expert'; ...
    """
    if not text.strip():
        return 0
    if difficulty:
        raise _wrong_option("difficulty", DIFFICULTIES[difficulty], DIFFICULTIES[0])
    found = 0
    for word in text.replace(",", " ").split():
        number = typed_whole(word, 1, cards)
        if number is None:
            raise _wrong_option("hard_cards", word, f"1–{cards}")
        found |= 1 << (number - 1)
    return found


def _wrong_option(option: str, value: str, expected: str) -> BadInput:
    args: dict[str, str | int] = {"option": option, "value": shown(value), "expected": expected}
    return BadInput(f"options.{option}", Message("option-value", args))


class DeadReckoning(EditionGame):
    """Dead Reckoning against the Wayward Alliance: alone, or two against two."""

    id: ClassVar[str] = "dead_reckoning"
    package: ClassVar[str] = PACKAGE
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2)
    simulations: ClassVar[int] = 60
    by_thumb: ClassVar[tuple[str, ...]] = ("navigator", "greedy")
    secrets: ClassVar[bool] = True
    openings: ClassVar[tuple[str, ...]] = ("alliance-turn",)
    harmful: ClassVar[tuple[str, ...]] = ("enemy-crowns",)

    @property
    def options(self) -> list[Option]:
        """The difficulty, the hard sides of a deck of one's own (DR-D7), the companion (DR-Q1)."""
        return OPTIONS

    def difficulties(self) -> list[Difficulty]:
        """How many cards of the Alliance show their hard side (DR-D2)."""
        return [
            Difficulty(name, options={"difficulty": name}, usual=name == DIFFICULTIES[0])
            for name in DIFFICULTIES
        ]

    def companion_options(self) -> dict[str, object]:
        """Beside a real table the program runs the Alliance only (DR-Q1)."""
        return {"companion": True}

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> DeadReckoningPosition:
        """DR-H7: ships in harbor; chance lays bonus tiles, the first row and the hands."""
        if seats not in (0, 1, 2):
            raise BadInput("seats", Message("one-or-two", {"seats": seats}))
        chosen = settle(OPTIONS, options or {})
        kind = self.chosen_edition(edition)
        difficulty = DIFFICULTIES.index(str(chosen["difficulty"]))
        position = DeadReckoningPosition(kind, values_of(kind), seats or 1, difficulty)
        position.state.table.hard_sides = hard_sides(
            str(chosen["hard_cards"]), difficulty, len(position.values.alliance)
        )
        position.state.companion = bool(chosen["companion"])
        flow.set_up(position.state)
        flow.advance(position.state, Telling(False))
        if seed is not None:
            position.dealer = Dealer(seed)
            position.deal(position.dealer)
        return position

    def load(self, data: object) -> DeadReckoningPosition:
        """A position from its JSON form."""
        return load_position(data)

    def read(self, text: str) -> DeadReckoningPosition:
        """A position from its position text."""
        return read_position(text)

    def draft(self, view: View, lang: str = DEFAULT) -> Draft:
        """Cards one by one where a decision is a set of them; else one line."""
        assert isinstance(view, DeadReckoningView)
        return draft_of(view, lang)

    def contains(self, move: Move, part: Move) -> bool:
        """Whether a decision has all of another."""
        if isinstance(move, Act) and isinstance(part, Act):
            return contains(move, part)
        return move == part

    def bots(self) -> dict[str, BotMaker]:
        """Its own players, the strongest first: a hint is from that one."""
        return {
            "admiral": AdmiralBot,
            "captain": captain,
            "navigator": NavigatorBot,
            "greedy": GreedyBot,
        }

    @property
    def released(self) -> Editions[object]:
        """The released editions and players' own."""
        return EDITIONS

    def edition_template(self, lang: str) -> str:
        """An edition file to fill in from one's own box, a line a band of its cards."""
        from arbitre.games.dead_reckoning.play.template import edition_template

        return edition_template(lang)

    def box(self) -> BoxForm:
        """The form of one's own box."""
        from arbitre.games.dead_reckoning.page.box import box_form

        return box_form()

    def kept(self, text: str, where: str, position: Position) -> tuple[str, int]:
        """The Alliance's bands, islands and cards that were typed beside a real table (DR-Q2)."""
        from arbitre.games.dead_reckoning.play.keeping import with_typed

        assert isinstance(position, DeadReckoningPosition)
        table = position.state.table
        box = table.values.box
        kept = len(table.typed) - len(table.values.typed) + len(box)
        return with_typed(text, where, table.typed, box) if kept else text, kept

    def tally(self) -> Tally:
        """Achievements, battles, islands and totals."""
        from arbitre.games.dead_reckoning.play.statistics import DeadReckoningTally

        return DeadReckoningTally()

    def standing(self, result: Result | None, seat: str, turns: int) -> tuple[int, ...]:
        """Who won first, then the lead over the Alliance: it is what decides (DR-E4)."""
        if result is None or ENEMY not in result.scores:
            return super().standing(result, seat, turns)
        lead = result.scores[seat] - result.scores[ENEMY]
        return (1, int(seat in result.winners), lead)

    def luck(self, position: Position, move: Move) -> dict[str, int]:
        """Crowns of fallen cubes and coin tosses."""
        from arbitre.games.dead_reckoning.play.statistics import luck_of

        return luck_of(position, move)

    def outlook(self, position: Position) -> dict[str, float]:
        """How often navigators win from there; partners win together."""
        from arbitre.games.dead_reckoning.bots.outlook import outlook

        assert isinstance(position, DeadReckoningPosition)
        if position.state.companion:
            return {}  # what the humans have lies beside the program
        return dict.fromkeys(position.seats, outlook(position.state))

    def stakes(self, before: Position, event: Event) -> dict[str, int]:
        """Battles, achievements, islands."""
        from arbitre.games.dead_reckoning.play.story import stakes_of

        return stakes_of(before, event)

    def voice(self, view: View | None, lang: str) -> Voice:
        """Dead Reckoning in words."""
        from arbitre.games.dead_reckoning.words.voice import DeadReckoningVoice

        return DeadReckoningVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        """Dead Reckoning in a terminal."""
        from arbitre.games.dead_reckoning.terminal.terminal import DeadReckoningTerminal

        return DeadReckoningTerminal(voice)

    def screen(self) -> Screen:
        """Dead Reckoning on a page."""
        from arbitre.games.dead_reckoning.page.screen import DeadReckoningScreen

        return DeadReckoningScreen()

    def aid(self, voice: Voice) -> Aid:
        """The play aid of Dead Reckoning."""
        from arbitre.games.dead_reckoning.page.aid import aid_of

        return aid_of(voice)


game = DeadReckoning()
