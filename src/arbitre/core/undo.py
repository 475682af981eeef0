"""Undo: how far back a seat may take its moves, by one rule, and what may go along with them.

Never past a die, a reveal or somebody else's move; a policy says which exceptions a table makes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.chance import CHANCE
from arbitre.core.record_lines import Entry

NOTHING: Final = "nothing"  # there is no move to take back
ACTED: Final = "chance"  # chance has acted since
REVEALED: Final = "reveal"  # decisions made at once were shown
DECIDED: Final = "seat"  # another seat has moved or decided since
CONSENT: Final = "consent"  # it may go if others agree


@mypyc_attr(allow_interpreted_subclasses=True)
class UndoPolicy:
    """What may go along when a move is taken back; by default nothing.

    `chance`: a line of chance may be corrected where no dealer plays: somebody typed it.
    `along`: seats whose moves and held decisions since go along; bots will answer again.
    `asked`: seats of which the same is true if they agree.
    `first`: so many lines at the beginning stand in any case.
    """

    def __init__(
        self,
        chance: bool = False,
        along: Collection[str] = (),
        asked: Collection[str] = (),
        first: int = 0,
    ) -> None:
        self.chance = chance
        self.along = along
        self.asked = asked
        self.first = first

    def stay(self, line: int) -> int:
        """How many lines stay when a line of chance (counted from 0) goes: a draw in one go goes so."""
        return line


class Undo:
    """What taking a move back means: `why` it stands, or where that is empty, `to` how many lines.

    With CONSENT as the reason it goes back `to` so many lines as soon as the others agree.
    """

    __slots__ = ("to", "why")

    def __init__(self, why: str, to: int = 0) -> None:
        self.why = why
        self.to = to

    def __repr__(self) -> str:
        return f"Undo({self.why!r}, {self.to!r})"


def find_undo(
    entries: list[Entry], held: Collection[str], seat: str, policy: UndoPolicy, typed: bool
) -> Undo:
    """How far a seat (empty: anybody) may go back in these lines, with these seats' decisions held.

    `typed`: nobody deals, so lines of chance were typed by people.
    """
    chance = policy.chance and typed
    consent = False
    line = len(entries) - 1
    while line >= policy.first:
        entry = entries[line]
        if entry.revealed:
            return _stands(REVEALED, entries, seat, policy, chance)
        if entry.seat == CHANCE:
            if not chance:
                return _stands(ACTED, entries, seat, policy, chance)
            break
        if _own(entry, seat, policy):
            break
        if entry.seat in policy.asked:
            consent = True
        elif entry.seat not in policy.along:
            return _stands(DECIDED, entries, seat, policy, chance)
        line -= 1
    if line < policy.first:
        return Undo(NOTHING)
    for name in held:
        if name in policy.asked:
            consent = True
        elif name != seat and name not in policy.along:
            return Undo(DECIDED)
    if entries[line].seat == CHANCE:
        line = _together(entries, line, seat, policy)
    return Undo(CONSENT if consent else "", line)


def _own(entry: Entry, seat: str, policy: UndoPolicy) -> bool:
    return entry.seat == seat or (not seat and entry.seat not in policy.along)


def _together(entries: list[Entry], line: int, seat: str, policy: UndoPolicy) -> int:
    """The first of the lines that go with a line of chance, as far back as the rule allows."""
    least = max(policy.stay(line), policy.first)
    while line > least:
        before = entries[line - 1]
        free = before.seat == CHANCE or before.seat in policy.along or _own(before, seat, policy)
        if before.revealed or not free:
            break
        line -= 1
    return line


def _stands(why: str, entries: list[Entry], seat: str, policy: UndoPolicy, chance: bool) -> Undo:
    """Why the last move stands; that there is none comes before every other reason."""
    for line in range(len(entries) - 1, policy.first - 1, -1):
        entry = entries[line]
        if _own(entry, seat, policy) if entry.seat != CHANCE else chance:
            return Undo(why)
    return Undo(NOTHING)
