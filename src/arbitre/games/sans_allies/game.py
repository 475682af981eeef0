"""The game of Sans Alliés as the registry finds it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from arbitre.core.alphabet import Alphabet
from arbitre.core.chance import Dealer
from arbitre.core.difficulty import Difficulty
from arbitre.core.draft import Draft
from arbitre.core.edition import Edition, Editions
from arbitre.core.edition_game import EditionGame
from arbitre.core.game import BotMaker
from arbitre.core.message import BadInput, Event, Message
from arbitre.core.observation import Layout
from arbitre.core.options import Option, settle
from arbitre.core.position import Move, Position, View
from arbitre.core.tally import Tally
from arbitre.core.words import DEFAULT
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.position import SansAlliesPosition, SansAlliesView
from arbitre.games.sans_allies.play.reading import load_position, read_position
from arbitre.games.sans_allies.rules.cards import MASK
from arbitre.games.sans_allies.rules.moves import ATTACK, BOMB, Decision
from arbitre.games.sans_allies.rules.setting import setting_of

if TYPE_CHECKING:
    from arbitre.core.aid import Aid
    from arbitre.core.box import BoxForm
    from arbitre.core.screen import Screen
    from arbitre.core.terminal import Terminal
    from arbitre.core.voice import Voice


class SansAllies(EditionGame):
    """Sans Alliés, Limited War: one player against a nation laid out as a pyramid.

    >>> from arbitre.core.game import game
    >>> position = game("sans_allies").start(seed=7)
    >>> position.seats, position.actors
    (('invader',), ('invader',))
    """

    id: ClassVar[str] = "sans_allies"
    package: ClassVar[str] = PACKAGE
    seat_counts: ClassVar[tuple[int, ...]] = (1,)
    simulations: ClassVar[int] = 160
    by_thumb: ClassVar[tuple[str, ...]] = ("captain", "cadet")
    openings: ClassVar[tuple[str, ...]] = ("turn",)
    harmful: ClassVar[tuple[str, ...]] = ("research", "breakthrough")
    steps: ClassVar[int] = 128  # three acts on each of 36 places, and a few more

    @property
    def options(self) -> list[Option]:
        """No options: what can vary stands in an edition."""
        return []

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> SansAlliesPosition:
        """SA-S1 to SA-S4: the pile shuffled, the marker at A; chance deals the nation."""
        if seats not in (0, 1):
            raise BadInput("seats", Message("one-player", {"seats": seats}))
        settle([], options or {})
        kind = self.chosen_edition(edition)
        position = SansAlliesPosition(setting_of(kind))
        if seed is not None:
            position.dealer = Dealer(seed)
            position.deal(position.dealer)
        return position

    def difficulties(self) -> list[Difficulty]:
        """Each is an edition of its own: other nations, with more or less in hand."""
        return [
            Difficulty("gentle", edition="gentle"),
            Difficulty("standard", edition="reconstructed", usual=True),
            Difficulty("hard", edition="hard"),
        ]

    def load(self, data: object) -> SansAlliesPosition:
        """A position from its JSON form."""
        return load_position(data)

    def read(self, text: str) -> SansAlliesPosition:
        """A position from its position text."""
        return read_position(text)

    def draft(self, view: View, lang: str = DEFAULT) -> Draft:
        """The decision of this phase, card by card."""
        from arbitre.games.sans_allies.play.draft import draft_of

        assert isinstance(view, SansAlliesView)
        return draft_of(view, lang)

    def alphabet(self, start: Position) -> Alphabet:
        """The numbers of the steps: places, cards, words."""
        from arbitre.games.sans_allies.play.alphabet import alphabet_of

        assert isinstance(start, SansAlliesPosition)
        return alphabet_of(start.setting.values)

    def layout(self, start: Position) -> Layout:
        """What an observation shows."""
        from arbitre.games.sans_allies.play.observing import layout_of

        assert isinstance(start, SansAlliesPosition)
        return layout_of(start.setting.values)

    def observe(self, view: View) -> array[int]:
        """The nation, the cards, the research."""
        from arbitre.games.sans_allies.play.observing import observed

        assert isinstance(view, SansAlliesView)
        return observed(view)

    def contains(self, move: Move, part: Move) -> bool:
        """Whether an attack has every card of another on the same place, or bombers enough."""
        if not isinstance(move, Decision) or not isinstance(part, Decision):
            return move == part
        if move.act != part.act or move.place != part.place:
            return False
        if move.act == ATTACK:
            return all(
                (move.units >> shift & MASK) >= (part.units >> shift & MASK)
                for shift in (0, 8, 16, 24)
            )
        if move.act == BOMB:
            return move.units >= part.units if part.units else not move.units
        return move.units == part.units

    def bots(self) -> Mapping[str, BotMaker]:
        """Sans Alliés' own players, the strongest first."""
        from arbitre.games.sans_allies.bots.players import CaptainBot, PlannerBot, cadet, major

        return {"planner": PlannerBot, "major": major, "captain": CaptainBot, "cadet": cadet}

    @property
    def released(self) -> Editions[object]:
        """The released editions and players' own."""
        return EDITIONS

    def box(self) -> BoxForm:
        """The form of one's own box."""
        from arbitre.games.sans_allies.page.box import box_form

        return box_form()

    def edition_template(self, lang: str) -> str:
        """An edition file to fill in from one's own box."""
        from arbitre.games.sans_allies.play.template import template_text

        return template_text(lang)

    def tally(self) -> Tally:
        """Captures, retreats, upgrades, and how far a lost game came."""
        from arbitre.games.sans_allies.play.statistics import SansAlliesTally

        return SansAlliesTally()

    def luck(self, position: Position, move: Move) -> dict[str, int]:
        """What the dice and the cards drawn were worth."""
        from arbitre.games.sans_allies.play.statistics import luck_of

        return luck_of(position, move)

    def outlook(self, position: Position) -> dict[str, float]:
        """How often a planner wins from there."""
        from arbitre.games.sans_allies.bots.outlook import shown_chance

        assert isinstance(position, SansAlliesPosition)
        return {position.seats[0]: shown_chance(position.state)}

    def stakes(self, before: Position, event: Event) -> dict[str, int]:
        """Captures, retreats, research."""
        from arbitre.games.sans_allies.play.story import stakes_of

        return stakes_of(before, event)

    def voice(self, view: View | None, lang: str) -> Voice:
        """Sans Alliés in words."""
        from arbitre.games.sans_allies.words.voice import SansAlliesVoice

        return SansAlliesVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        """Sans Alliés in a terminal."""
        from arbitre.games.sans_allies.terminal.terminal import SansAlliesTerminal

        return SansAlliesTerminal(voice)

    def screen(self) -> Screen:
        """Sans Alliés on a page."""
        from arbitre.games.sans_allies.page.screen import SansAlliesScreen

        return SansAlliesScreen()

    def aid(self, voice: Voice) -> Aid:
        """The play aid of Sans Alliés."""
        from arbitre.games.sans_allies.page.aid import aid_of

        return aid_of(voice)


game = SansAllies()
