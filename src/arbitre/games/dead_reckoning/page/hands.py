"""What hands do on the real sea (checklist, DR-Q3): cubes, goods, cards and ships, one thing a line.

What people typed because it lies there already (tiles, cards, the table itself) is not asked of them again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.message import Event, Fact
from arbitre.core.position import View
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Reason, Told, Voice
from arbitre.core.words import joined
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.steps import shown_card, steps_of
from arbitre.games.dead_reckoning.play.position import DeadReckoningView
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN, space_of
from arbitre.games.dead_reckoning.rules.table import CARGO_A_COIN, OpenTable
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES
from arbitre.games.dead_reckoning.words.codes import goods_in
from arbitre.games.dead_reckoning.words.pointing import about
from arbitre.games.dead_reckoning.words.why import reasons_of

ALIKE: Final = ("cube", "cube-replaces")
"""Cubes that go one by one and are told together."""
CUBED: Final = ("explorer-cube", "legendary-cube", "expert-cube")
AS_TOLD: Final = (
    *CUBED,
    "achievement",
    "permanent",
    "garrison-hurts",
    "upgrades",
    "builds",
    "damage",
    "deck-shuffled",
)
"""What asks for one thing: its message is `hand-NAME`, with the arguments of the event."""
COUNTED: Final = ("coins", "pile-coins", "repairs")
"""The same, where there is anything to count."""
GOODS: Final = ("produces", "puts", "plundered", "plunders")
ORIGINS: Final = ("claims", "toss", "merchant-taken", "front-kept")
"""What says where the card lay that is sorted next."""


def hands_of(
    before: View, moments: Sequence[SeenMoment], voice_at: Callable[[View], Voice]
) -> list[Told]:
    """One line for each thing that hands take, put or turn."""
    if not moments or moments[0].event.name == "edit":
        return []
    lines: list[Told] = []
    alike: list[Event] = []
    origin = ""
    view = before
    for moment in moments:
        event = moment.event
        if alike and not _same(alike[0], event):
            lines.append(_cubes(alike, voice_at(view)))
            alike = []
        if event.name in ALIKE:
            alike.append(event)
        else:
            if event.name in ORIGINS:
                origin = str(event.args["space"])
            lines += _Hand(event, view, voice_at(moment.view), origin).lines()
        view = moment.view
    return [*lines, _cubes(alike, voice_at(view))] if alike else lines


def _same(one: Event, other: Event) -> bool:
    names = ("side", "space", "other")
    return one.name == other.name and all(one.args.get(n) == other.args.get(n) for n in names)


def _cubes(events: list[Event], voice: Voice) -> Told:
    return _told(voice, f"hand-{events[0].name}", events, {"n": len(events)})


class _Hand:
    """One event, and the table just before it."""

    def __init__(self, event: Event, before: View, voice: Voice, origin: str) -> None:
        assert isinstance(before, DeadReckoningView)
        self.event = event
        self.table: OpenTable = before.position().state.table
        self.voice = voice
        self.origin = origin

    def lines(self) -> list[Told]:
        """What it asks of the hands; often nothing."""
        event, name = self.event, self.event.name
        if name in AS_TOLD or (name in COUNTED and event.number("n")):
            return [self._told(name)]
        if name in GOODS:
            goods = goods_in(event.number("coins"), event.number("cargo"), self.voice.words)
            return [self._told(name, {"goods": goods})]
        if name == "pile":
            return [self._told(name, {"space": self.origin})]
        if name == "cargo-sold":
            return [self._told(name, {"cargo": event.number("n") * CARGO_A_COIN})]
        if name == "end-space":
            place = self.table.place[event.number("side")]
            return [] if NAMES[place] == event.args["space"] else [self._told(name)]
        if name == "control":
            return self._control()
        if name == "collects":
            return self._collects()
        if name == "human-sunk":
            return self._human_sunk()
        return self._alliance_sunk() if name == "alliance-sunk" else []

    def _told(self, name: str, args: dict[str, Fact] | None = None) -> Told:
        return _told(self.voice, f"hand-{name}", [self.event], args or {})

    def _control(self) -> list[Told]:
        """DR-B5, DR-L5: its buildings go; whose it is may be marked."""
        there = self.table.buildings[space_of(str(self.event.args["space"]))]
        built = [
            self.voice.phrase(f"kind-{name}")
            for kind, name in enumerate(BUILDING_NAMES)
            if there >> kind & 1
        ]
        found = (
            [self._told("razed", {"buildings": joined(built, self.voice.words)})] if built else []
        )
        return [*found, self._told("control")]

    def _collects(self) -> list[Told]:
        """DR-G3: island by island."""
        found: list[Told] = []
        for space in OCEAN:
            coins, cargo = self.table.coins[space], self.table.cargo[space]
            if self.table.control[space] == self.event.number("side") and coins + cargo:
                goods = goods_in(coins, cargo, self.voice.words)
                found.append(self._told("collects", {"goods": goods, "space": NAMES[space]}))
        return found

    def _human_sunk(self) -> list[Told]:
        """DR-K3: coins, goods, then the ship."""
        human = self.event.number("human")
        coins, cargo = self.table.aboard_coins[human], self.table.aboard_cargo[human]
        found = [self._told("sunk-coins")] if self.event.number("n") else []
        if coins + cargo:
            goods = goods_in(coins, cargo, self.voice.words)
            found.append(self._told("sunk-goods", {"goods": goods}))
        return [*found, self._told("sunk-ship")]

    def _alliance_sunk(self) -> list[Told]:
        """DR-F6: coins, then the ship."""
        found = [self._told("alliance-coins")] if self.event.number("n") else []
        return [*found, self._told("alliance-ship")]


def _told(voice: Voice, key: str, events: list[Event], args: dict[str, Fact]) -> Told:
    """A line with the clause, the reasons and the things of its events."""
    first = events[0]
    said = voice.phrase(key, {**first.args, **args})
    view = voice.seen
    assert isinstance(view, DeadReckoningView)
    seats = view.position().seats
    focus = seats.index(str(view.seat)) if view.seat in seats else 0
    why = [*_printed(voice), *reasons_of(first, voice.words)]
    if all(reason.clause for reason in why):  # nothing was weighed: the rule itself is said
        why = [*(Reason(reason.text) for reason in why if reason.clause == first.clause), *why]
    points = about(events, len(seats), focus)
    return Told(said[:1].upper() + said[1:], first.clause, events=events, about=points, reasons=why)


def _printed(voice: Voice) -> list[Reason]:
    """What is printed on the card that is being carried out."""
    pen = Pen(voice.seen, voice.words, False)
    shown = shown_card(pen)
    if shown is None or not shown.under_way:
        return []
    steps = [step for step in steps_of(shown.band) if step.name == shown.now]
    return [
        Reason(voice.phrase("hand-card", {"said": step.said(pen, shown)})) for step in steps[:1]
    ]
