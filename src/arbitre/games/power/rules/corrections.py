"""What stands on a real board, set by hand between two rounds (editing a position): PW-T3."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Fact
from arbitre.core.position import Move, refuse
from arbitre.core.telling import Telling
from arbitre.games.power.rules.board import COLOURS, LANE, LETTERS
from arbitre.games.power.rules.pieces import KINDS, TERRAIN, M, P, contents, count, stack_text
from arbitre.games.power.rules.rounds import next_referee
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import GONE, WRITING, State

SET: Final = "set"
"""How the line of a correction begins, in a record."""
PIECES: Final = 0
FLAG: Final = 1
ROUND: Final = 2
REFEREE: Final = 3
WORDS: Final = ("", "flag", "round", "referee")
EVERYWHERE: Final = -1
"""Instead of a place: the whole board and the army's reserve."""
ALL: Final = -1
"""Instead of an army: whoever has pieces there."""


class Change:
    """One thing that is set: an army's pieces in a place, who holds a flag, the round, the referee."""

    def __init__(self, sort: int, place: int, army: int, value: int) -> None:
        self.sort: Final = sort
        self.place: Final = place
        self.army: Final = army
        self.value: Final = value  # a stack, a holder, a number

    def text(self, setting: Setting) -> str:
        """As a record has it: `R0 R 2T+S`, `RVB -`, `V -`, `flag V R`, `round 5`, `referee B`."""
        if self.sort == ROUND:
            return f"{WORDS[ROUND]} {self.value}"
        letter = "" if self.army == ALL else LETTERS[self.army]
        if self.sort == REFEREE:
            return f"{WORDS[REFEREE]} {letter}"
        if self.sort == FLAG:
            return f"{WORDS[FLAG]} {letter} {'-' if self.value == GONE else LETTERS[self.value]}"
        pieces = stack_text(self.value) or "-"
        if self.place == EVERYWHERE:
            return f"{letter} {pieces}"
        own = self.place >= setting.board.size
        words = [setting.board.names[self.place], "" if own else letter, pieces]
        return " ".join([word for word in words if word])


class Correction(Move):
    """Several things that are set at once: `set R0 R 2T, RVB -`. The table says it, not a seat."""

    def __init__(self, setting: Setting, changes: list[Change]) -> None:
        self.changes: Final = changes
        self._text: Final = f"{SET} {', '.join([one.text(setting) for one in changes])}"

    def text(self) -> str:
        """The line as records have it."""
        return self._text


def may_correct(state: State, by_table: bool) -> None:
    """Refuse who may set nothing, and when nothing may be set (PW-T3)."""
    if not by_table:
        raise refuse("PW-T3", "set-by-referee")
    if not state.setting.companion:
        raise refuse("PW-T3", "set-not-beside")
    if state.phase != WRITING:
        raise refuse("PW-T3", "set-not-now")


def correct(state: State, changes: list[Change], told: Telling) -> None:
    """Set all of it, or nothing: Illegal names the clause of what cannot be."""
    trial = State(state.setting, state)
    for change in changes:
        _check(trial, change)
        _apply(trial, change)
    _pass_on(trial, changes)
    _check_whole(trial)
    for change in changes:
        _apply(state, change)
        told.add(_event(state.setting, change))
    _pass_on(state, changes)


def _pass_on(state: State, changes: list[Change]) -> None:
    """Whoever falls by a correction is referee no more, where nobody says who is (PW-S2)."""
    named = any(change.sort == REFEREE for change in changes)
    if not named and not state.stands(state.referee):
        state.referee = next_referee(state)


def _apply(state: State, change: Change) -> None:
    setting = state.setting
    if change.sort == ROUND:
        state.round = change.value
    elif change.sort == REFEREE:
        state.referee = change.army
    elif change.sort == FLAG:
        state.holder[change.army] = change.value
    elif change.place == EVERYWHERE:
        state.clear_army(change.army)
    elif change.army == ALL:
        for army in range(4):
            state.stacks[change.place * 4 + army] = 0
    else:
        state.stacks[setting.slot(change.place, change.army)] = change.value


def _event(setting: Setting, change: Change) -> Event:
    if change.sort == ROUND:
        return Event("set-round", "PW-T3", {"number": change.value})
    army = "" if change.army == ALL else COLOURS[change.army]
    if change.sort == REFEREE:
        return Event("set-referee", "PW-T3", {"army": army})
    if change.sort == FLAG:
        if change.value == GONE:
            return Event("set-flag-gone", "PW-T3", {"flag": army})
        return Event("set-flag", "PW-T3", {"flag": army, "army": COLOURS[change.value]})
    if change.place == EVERYWHERE:
        return Event("set-nowhere", "PW-T3", {"army": army})
    space = setting.board.names[change.place]
    if change.army == ALL:
        return Event("set-empty", "PW-T3", {"space": space})
    args: dict[str, Fact] = {"army": army, "space": space, "pieces": stack_text(change.value)}
    return Event("set-pieces", "PW-T3", args)


def _check(state: State, change: Change) -> None:
    """What one change alone cannot be: a piece where its kind never stands."""
    if change.sort != PIECES or change.place == EVERYWHERE:
        return
    board = state.setting.board
    if change.place >= board.size:
        return
    for kind, _ in contents(change.value):
        space = board.names[change.place]
        if kind == P:
            raise refuse("PW-O10", "power-on-board", space=space)
        if kind < M and not board.enters(TERRAIN[kind], change.place):
            lane = board.sort[change.place] == LANE
            clause = ("PW-P4" if TERRAIN[kind] else "PW-P2") if lane else "PW-P5"
            raise refuse(clause, "cannot-stand", kind=KINDS[kind], space=space)


def _check_whole(state: State) -> None:
    """What all changes together cannot leave: the fallen with pieces, a box overfull, nobody to play on."""
    setting = state.setting
    for army, colour in enumerate(COLOURS):
        if state.holder[army] == army:
            continue
        if army in state.holder:
            raise refuse("PW-F3", "flag-eliminated", army=colour)
        if any(state.stacks[army::4]):
            raise refuse("PW-F3", "pieces-eliminated", army=colour)
    if len(state.candidates()) < 2:
        raise refuse("PW-F6", "set-nobody-left")
    referee = state.referee
    out = setting.side[referee] in state.resigned or not state.stands(referee)
    if referee == setting.mercenary or out:
        raise refuse("PW-S2", "set-no-referee", army=COLOURS[referee])
    if 0 < setting.rounds < state.round:
        raise refuse("PW-F7", "set-round-late", most=setting.rounds)
    if setting.box_limits:
        _check_box(state)


def _check_box(state: State) -> None:
    box = state.setting.values.box
    for army in range(4):
        total = sum([state.stacks[slot] for slot in range(army, len(state.stacks), 4)])
        for kind, code in enumerate(KINDS):
            number = count(total, kind)
            if kind == KINDS.index("S"):
                number += 3 * count(total, KINDS.index("R"))
            elif code == "R":
                continue
            if number > box[kind]:
                raise refuse("PW-P9", "box-over", pieces=f"{number}{code}", most=box[kind])
