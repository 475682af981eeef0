"""A judged round put together from its moments (a summary): ways, fights, strikes, flags, what was paid."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.telling import SeenMoment
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import POWER_MASK

Total = tuple[tuple[str, ...], int]
"""The armies of one side in a space, and their power together."""


class Going:
    """One piece that went from one place to another, and perhaps came back; `by`: who ordered mercenaries."""

    def __init__(self, army: str, kind: str, origin: str, target: str, by: str) -> None:
        self.army = army
        self.kind = kind
        self.origin = origin
        self.target = target
        self.by = by
        self.back = False

    @property
    def alike(self) -> tuple[str, str, str, bool, str]:
        """What it has in common with those that went the same way."""
        return (self.army, self.origin, self.target, self.back, self.by)


class Clash:
    """One thing that was settled in a space: a tie, a stand-off or captures, with every side's total then.

    `taken` is what each loser lost, and to whom.
    """

    def __init__(self, event: Event, totals: list[Total]) -> None:
        self.event = event
        self.space = str(event.args["space"])
        self.totals = totals
        self.taken: list[tuple[str, str, str]] = []  # from, pieces, to

    @property
    def winner(self) -> str:
        """The army that captured; empty where nobody did."""
        return str(self.event.args["army"]) if self.event.name == "capture" else ""

    def leads(self, total: Total) -> bool:
        """Whether a side won, or was one of those that tied."""
        if self.winner:
            return self.winner in total[0]
        return total[1] == self.event.args["power"]

    def level(self, index: int) -> bool:
        """Whether a side tied with the one before it."""
        return self.leads(self.totals[index - 1]) and self.leads(self.totals[index])


class Happened:
    """All that one judged round brought."""

    def __init__(self, before: View, moments: Sequence[SeenMoment]) -> None:
        self.goings: list[Going] = []
        self.clashes: list[Clash] = []
        self.launches: list[Event] = []
        self.struck: dict[str, list[Event]] = {}
        self.flags: list[Event] = []
        self.made: list[Event] = []
        self.paid: dict[str, int] = {}
        earlier = before
        for moment in moments:
            self._hear(moment, earlier)
            earlier = moment.view

    def _hear(self, moment: SeenMoment, earlier: View) -> None:
        event, args = moment.event, moment.event.args
        name = event.name
        army = str(args.get("army", ""))
        if name in ("move", "deploy"):
            space, by = str(args["space"]), str(args.get("by", ""))
            target = str(args["to"]) if name == "move" else space
            origin = space if name == "move" else reserve_of(army)
            self.goings.append(Going(army, str(args["kind"]), origin, target, by))
        elif name == "bounce":
            self._turn_back(event)
        elif name in ("tie", "stand-off"):
            self.clashes.append(Clash(event, totals_in(moment.view, str(args["space"]))))
        elif name == "capture":
            self._capture(event, earlier)
        elif name == "launch":
            self.launches.append(event)
        elif name == "detonation":
            self.struck.setdefault(str(args["space"]), [])
        elif name == "destroyed":
            self.struck[str(args["space"])].append(event)
        elif name == "flag":
            self.flags.append(event)
        elif name in ("buy", "exchange", "build"):
            self.made.append(event)
        elif name == "income":
            amount = args["amount"]
            assert isinstance(amount, int)
            self.paid[army] = self.paid.get(army, 0) + amount
        elif name in ("fine", "fine-converted"):
            self.paid[army] = self.paid.get(army, 0) - 1

    def _turn_back(self, event: Event) -> None:
        args = event.args
        sought = (args["army"], args["kind"], args["to"], args["space"])
        for one in self.goings:
            if not one.back and (one.army, one.kind, one.origin, one.target) == sought:
                one.back = True
                return

    def _capture(self, event: Event, earlier: View) -> None:
        """Losers are told one by one: they belong to one fight, with the totals before the first."""
        space = str(event.args["space"])
        last = next((one for one in reversed(self.clashes) if one.space == space), None)
        if last is None or not last.winner:
            last = Clash(event, totals_in(earlier, space))
            self.clashes.append(last)
        taken = (str(event.args["from"]), str(event.args["pieces"]), str(event.args["army"]))
        last.taken.append(taken)

    @property
    def fights(self) -> dict[str, list[Clash]]:
        """What was settled, space by space."""
        found: dict[str, list[Clash]] = {}
        for clash in self.clashes:
            found.setdefault(clash.space, []).append(clash)
        return found

    @property
    def ways(self) -> list[list[Going]]:
        """Those that went the same way together."""
        found: dict[tuple[str, str, str, bool, str], list[Going]] = {}
        for one in self.goings:
            found.setdefault(one.alike, []).append(one)
        return [*found.values()]


def reserve_of(army: str) -> str:
    """The name of an army's reserve."""
    return f"RV{LETTERS[COLOURS.index(army)]}"


def totals_in(view: View, space: str) -> list[Total]:
    """Each side's armies in a space and their power together, the strongest first."""
    assert isinstance(view, PowerView)
    position = view.position()
    setting, stacks = position.setting, position.state.stacks
    place = setting.board.place_of[space]
    sides: dict[int, tuple[list[str], int]] = {}
    for army, colour in enumerate(COLOURS):
        stack = stacks[place * 4 + army]
        if stack:
            armies, power = sides.get(setting.side[army], ([], 0))
            sides[setting.side[army]] = ([*armies, colour], power + (stack & POWER_MASK))
    found: list[Total] = [(tuple(armies), power) for armies, power in sides.values()]
    found.sort(key=lambda total: (-total[1], COLOURS.index(total[0][0])))
    return found
