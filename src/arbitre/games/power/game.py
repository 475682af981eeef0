"""The game of Power as the registry finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arbitre.core.chance import Dealer
from arbitre.core.draft import Draft
from arbitre.core.edition import Edition, Editions
from arbitre.core.edition_game import EditionGame
from arbitre.core.game import BotMaker
from arbitre.core.message import Event
from arbitre.core.options import Option
from arbitre.core.position import Move, Position, View
from arbitre.core.tally import Tally
from arbitre.core.words import DEFAULT
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.play.claims import ClaimDraft
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.editions import EDITIONS, values_of
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.play.reading import load_position, read_position
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import Claim, Sheet
from arbitre.games.power.rules.setting import OPTIONS, settled

if TYPE_CHECKING:
    from arbitre.core.aid import Aid
    from arbitre.core.box import BoxForm
    from arbitre.core.ending import Fall
    from arbitre.core.judge import Judge
    from arbitre.core.screen import Screen
    from arbitre.core.terminal import Terminal
    from arbitre.core.voice import Voice


class Power(EditionGame):
    """Power: secret orders, revealed and judged at once.

    >>> from arbitre.core.game import game
    >>> game("power").start(seats=2).seats
    ('north', 'south')
    """

    id: ClassVar[str] = "power"
    package: ClassVar[str] = PACKAGE
    seat_counts: ClassVar[tuple[int, ...]] = (4, 3, 2)
    chance: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = True
    whispers: ClassVar[bool] = True
    desk: ClassVar[bool] = True
    rival: ClassVar[str] = "greedy"
    openings: ClassVar[tuple[str, ...]] = ("round",)

    @property
    def options(self) -> list[Option]:
        """The named options of a game of Power, each with its clause."""
        return OPTIONS

    def companion_options(self) -> dict[str, object]:
        """Beside the real box what stands there may be set (PW-T3)."""
        return {"companion": True}

    def arena_options(self) -> dict[str, object]:
        """Programs do not tire: they play on after the rounds of an evening (PW-F7)."""
        return {"rounds": 150}

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> PowerPosition:
        """Every army with its flag and its starting pieces in its HQ (PW-S1)."""
        kind = self.chosen_edition(edition)
        setting = settled(kind, values_of(kind), seats or 4, options or {})
        position = PowerPosition(setting)
        for army in range(4):
            position.state.stacks[setting.board.hq[army] * 4 + army] = setting.values.setup
        # PW-S2: the first referee is given, else the first seat
        name = str(setting.options["referee"])
        position.state.referee = COLOURS.index(name) if name else setting.armies[0][0]
        position.dealer = None if seed is None else Dealer(seed)
        return position

    def load(self, data: object) -> PowerPosition:
        """A position from its JSON form."""
        return load_position(data)

    def read(self, text: str) -> PowerPosition:
        """A position from its position text."""
        return read_position(text)

    def longest(self, start: Position) -> int:
        """A sheet and perhaps a claim (PW-W4) a seat and round, where the rounds are bounded (PW-F7)."""
        assert isinstance(start, PowerPosition)
        setting = start.setting
        return setting.rounds * setting.players * (2 if setting.claim_power else 1)

    def draft(self, view: View, lang: str = DEFAULT) -> Draft:
        """A sheet to write on, or while Power is collected a list of claims."""
        assert isinstance(view, PowerView)
        if view.data["phase"] == "collecting":
            return ClaimDraft(view, lang)
        return SheetDraft(view, lang)

    def contains(self, move: Move, part: Move) -> bool:
        """Whether every entry of one sheet, or pair of one claim, stands in the other."""
        if isinstance(move, Sheet) and isinstance(part, Sheet):
            there = [order.named for order in move.orders]
            return all(order.named in there for order in part.orders)
        if isinstance(move, Claim) and isinstance(part, Claim):
            return set(part.claims) <= set(move.claims)
        return move == part

    def bots(self) -> dict[str, BotMaker]:
        """Power's own players, the strongest first."""
        from arbitre.games.power.bots.players import players

        return players()

    @property
    def released(self) -> Editions[object]:
        """The released editions and players' own."""
        return EDITIONS

    def box(self) -> BoxForm:
        """The form of one's own box."""
        from arbitre.games.power.page.box import box_form

        return box_form()

    def tally(self) -> Tally:
        """Flags, fights, ties and missiles."""
        from arbitre.games.power.play.story import PowerTally

        return PowerTally()

    def outlook(self, position: Position) -> dict[str, float]:
        """From power, flags and the ways to headquarters, as greedy players would play on."""
        from arbitre.games.power.bots.outlook import outlook

        assert isinstance(position, PowerPosition)
        found = outlook(position.state)
        return {name: found[seat] for seat, name in enumerate(position.seats)}

    def stakes(self, before: Position, event: Event) -> dict[str, int]:
        """Flags, fights and missiles, in power."""
        from arbitre.games.power.play.story import stakes_of

        return stakes_of(before, event)

    def falls(self, before: Position, events: list[Event]) -> list[Fall]:
        """Whose flag fell, to whom, and from where."""
        from arbitre.games.power.play.story import falls_of

        return falls_of(before, events)

    def voice(self, view: View | None, lang: str) -> Voice:
        """What happens in Power, in words."""
        from arbitre.games.power.words.voice import PowerVoice

        return PowerVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        """Power in a terminal."""
        from arbitre.games.power.terminal.terminal import PowerTerminal

        return PowerTerminal(voice)

    def screen(self) -> Screen:
        """Power on a page."""
        from arbitre.games.power.page.screen import PowerScreen

        return PowerScreen()

    def judge(self, lang: str = DEFAULT) -> Judge:
        """Rounds judged one after another."""
        from arbitre.games.power.judge import Referee

        return Referee(lang)

    def aid(self, voice: Voice) -> Aid:
        """The play aid of Power."""
        from arbitre.games.power.page.aid import aid_of

        return aid_of(voice)


game = Power()
