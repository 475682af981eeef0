"""What if (analysis, a sandbox): a decision of a recorded game made otherwise, on a fork that nobody keeps.

A decision is looked for where a line of the record stands (`crossroads`), and made with other moves
(`what_if`). Chance does what it did as long as the same is asked of it, then it is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import Game
from arbitre.core.message import Event, Illegal
from arbitre.core.position import Move, Position, draw_chance
from arbitre.core.record import Record
from arbitre.core.record_lines import Entry
from arbitre.core.recorder import Recorder
from arbitre.core.telling import Moment

Known = Callable[[int], bool]
"""Whether a line of the record, counted from 0, may be used."""
MOST_WORLDS: Final = 24
"""So many worlds are made up where not everything may be known, until one fits what others did."""


class Crossroads:
    """A decision point (branch point) of a recorded game: who decides there, and what they decided.

    `line`: how many lines stand before it; `end`: and how many with all that was decided. `said` are
    declarations that came before the decisions.
    """

    def __init__(self, line: int, position: Position) -> None:
        self.line = line
        self.end = line
        self.position = position
        self.said: list[Entry] = []
        self.decided: dict[str, str] = {}

    @property
    def deciders(self) -> tuple[str, ...]:
        """The seats that decide here."""
        return tuple(seat for seat in self.position.actors if seat != CHANCE)


def crossroads(recorder: Recorder, count: int, known: Known | None = None) -> Crossroads:
    """The decision that follows the first `count` lines; in the middle of a reveal, the one it is of.

    Where chance has still to act, what it did comes first. A line that is not `known` counts as not written.

    >>> from arbitre.core.game import game
    >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
    >>> for seat in recorder.position.seats:
    ...     events = recorder.play(seat, "C HQ IX")
    >>> crossroads(recorder, 2).line, crossroads(recorder, 0).decided["red"]
    (0, 'C HQ IX')
    """
    entries = recorder.entries
    line, position = _begun(recorder, count)
    while position.actors == (CHANCE,) and line < len(entries) and entries[line].seat == CHANCE:
        position.make(CHANCE, position.read(CHANCE, entries[line].move))
        line += 1
    found = Crossroads(line, position)
    deciders = found.deciders
    for entry in entries[line:]:
        if known is not None and not known(entry.number - 1):
            break
        if entry.declared:
            found.said.append(entry)
        elif entry.seat in deciders and entry.seat not in found.decided:
            found.decided[entry.seat] = entry.move
        else:
            break
        found.end = entry.number
        if len(found.decided) == len(deciders):
            break
    return found


def _begun(recorder: Recorder, count: int) -> tuple[int, Position]:
    """The last place up to `count` where no decision is half revealed, and the position there."""
    position = recorder.after(0)
    start, kept = 0, position.copy()
    halfway = False
    for line, entry in enumerate(recorder.entries[:count]):
        several = len(position.actors) > 1
        position.make(entry.seat, position.read(entry.seat, entry.move))
        if not entry.declared:
            halfway = several and entry.revealed
        if not halfway and line + 1 > count - 2 * len(position.seats):
            start, kept = line + 1, position.copy()
    return start, kept


class Undecided(Exception):
    """Some who decide here have decided nothing yet: their moves must be given."""

    def __init__(self, seats: list[str]) -> None:
        super().__init__(", ".join(seats))
        self.seats = seats


class WhatIf:
    """What came of a decision made otherwise: lines, moments, and the position before and after.

    `chance`: chance acted; `fresh`: it did what is recorded nowhere, for something else was asked of it.
    """

    def __init__(self, before: Position) -> None:
        self.before = before.copy()
        self.after = before
        self.lines: list[tuple[str, str]] = []
        self.moments: list[Moment] = []
        self.chance = False
        self.fresh = False

    @property
    def events(self) -> list[Event]:
        """What happened, in order."""
        return [moment.event for moment in self.moments]

    def make(self, seat: str, move: Move) -> None:
        """One more line."""
        self.lines.append((seat, move.text()))
        self.moments += self.after.watch(seat, move)


def what_if(
    recorder: Recorder,
    place: Crossroads,
    moves: dict[str, str],
    dealer: Dealer,
    known: Known | None = None,
) -> WhatIf:
    """What would have come of these moves in place of those that were made; the dealer draws what is new.

    Illegal where the rules refuse one; Undecided where one is missing.

    >>> from arbitre.core.game import game
    >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
    >>> for seat in recorder.position.seats:
    ...     events = recorder.play(seat, "C HQ IX")
    >>> found = what_if(recorder, crossroads(recorder, 0), {"red": "T HQ R8"}, Dealer(1))
    >>> found.lines[3], found.after.period()
    (('red', 'T HQ R8'), Period('round', 2))
    """
    found = WhatIf(place.position.copy())
    for entry in place.said:
        try:
            found.make(entry.seat, found.after.read(entry.seat, entry.move))
        except Illegal:
            continue  # it was said of something else
    position = found.after
    chosen = {**place.decided, **moves}
    deciders = [seat for seat in position.seats if seat in position.actors]
    missing = [seat for seat in deciders if seat not in chosen]
    if missing:
        raise Undecided(missing)
    made = {seat: position.read(seat, chosen[seat]) for seat in deciders}
    for seat in deciders:
        position.copy().make(seat, made[seat])
    for seat in deciders:
        found.make(seat, made[seat])
    _deal(recorder, place, found, dealer, known)
    return found


def imagined(place: Crossroads, seat: str | None, seed: int) -> Iterator[Crossroads]:
    """The same decision in worlds that a seat could be in, where not everything may be known.

    There are several: in some of them others could not have done what they did.
    """
    view = place.position.view(seat)
    for world in range(MOST_WORLDS):
        found = Crossroads(place.line, view.sample(Rng("study", seed, world)))
        found.end, found.said, found.decided = place.end, place.said, dict(place.decided)
        yield found


def chances_after(game: Game, found: WhatIf) -> dict[str, float]:
    """How likely each seat is to win after a what-if; empty where the game cannot say.

    Chances are those of a turn that begins, so a decision in the middle of one has none.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> recorder = Recorder.begin(power, players=["a", "b", "c", "d"])
    >>> for seat in recorder.position.seats:
    ...     events = recorder.play(seat, "C HQ IX")
    >>> found = what_if(recorder, crossroads(recorder, 0), {}, Dealer(1))
    >>> sorted(chances_after(power, found))
    ['blue', 'green', 'red', 'yellow']
    """
    after = found.after
    if after.result is not None:
        return {seat: float(seat in after.result.winners) for seat in after.seats}
    if after.period() == found.before.period():
        return {}
    return game.outlook(after)


def _deal(
    recorder: Recorder, place: Crossroads, found: WhatIf, dealer: Dealer, known: Known | None
) -> None:
    """Let chance act until somebody decides: as it did, while the game asks what it asked then."""
    position, line = found.after, place.end
    shadow = place.position.copy()
    recorder.remake(shadow, place.line, place.end)
    while position.actors == (CHANCE,):
        entry = recorder.entries[line] if line < len(recorder.entries) else None
        same = (
            not found.fresh
            and entry is not None
            and entry.seat == CHANCE
            and (known is None or known(line))
            and shadow.actors == (CHANCE,)
            and _asked(shadow) == _asked(position)
        )
        found.chance = True
        if same and entry is not None:
            shadow.make(CHANCE, shadow.read(CHANCE, entry.move))
            found.make(CHANCE, position.read(CHANCE, entry.move))
            line += 1
        else:
            found.fresh = True
            found.make(CHANCE, draw_chance(position, dealer))


def _asked(position: Position) -> list[tuple[str, int]]:
    return [(move.text(), weight) for move, weight in position.chances()]


def branched(record: Record, count: int, lines: list[tuple[str, str]]) -> Recorder:
    """A game that goes on otherwise (a branch) after the first `count` lines of a record, which says so.

    `lines` are what came of a what-if. Nobody dealt their chance; what comes after them needs a promise.

    >>> from arbitre.core.game import game
    >>> from arbitre.core.record import read_record
    >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
    >>> events = recorder.play("green", "pause")
    >>> print(branched(read_record(recorder.text()), 1, []).text().splitlines()[-1][:4])
    from
    """
    recorder = Recorder(record.header, record.header.begin(), None)
    for line in record.lines():
        if isinstance(line, Entry):
            if line.number > count:
                break
            recorder.replay_line(line.seat, line.move)
        else:
            recorder.replay_mark(line, None)
    recorder.branch()
    if any(seat == CHANCE for seat, _ in lines) and record.commitment:
        recorder.renew(None)
    for seat, text in lines:
        recorder.replay_line(seat, text)
    return recorder
