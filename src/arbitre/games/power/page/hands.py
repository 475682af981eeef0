"""What hands do on the real board of Power to follow a round (checklist): net, no piece is touched twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.core.message import Event, Fact
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Reason, Told, Voice
from arbitre.core.words import joined
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KIND_OF, KINDS, count
from arbitre.games.power.rules.state import GONE, State
from arbitre.games.power.words.codes import counted, pieces_text
from arbitre.games.power.words.telling import PHASES, sentence

Counts = dict[int, int]
"""Pieces by kind."""
MOVES: Final = ("move", "deploy")
MOVE: Final = "hand-move"
PIECES: Final = "hand-pieces"
FLAG: Final = "hand-flag"
"""What a line says, as data: its `Told.events`."""
MADE: Final = ("buy", "exchange", "build")


class Changed:
    """What is otherwise after a round than before it, army by army."""

    def __init__(self, before: State, after: State, events: list[Event]) -> None:
        self.setting: Final = before.setting
        self.events: Final = events
        self.moves: Final[dict[tuple[int, int, int], Counts]] = {}  # army, from, to
        self.out: Final[dict[tuple[int, int], Counts]] = {}  # army, place: off the table
        self.into: Final[dict[tuple[int, int], Counts]] = {}  # army, place: on to it
        self.links: Final = self._links()
        for army in range(4):
            for kind in range(len(KINDS)):
                self._settle(before, after, army, kind)

    def _settle(self, before: State, after: State, army: int, kind: int) -> None:
        """Pieces of one kind: what its orders led elsewhere was moved, the rest changed."""
        gone: Counts = {}
        come: Counts = {}
        board = self.setting.board
        for place in [*range(board.size), board.reserve[army]]:
            slot = self.setting.slot(place, army)
            change = count(after.stacks[slot], kind) - count(before.stacks[slot], kind)
            if change < 0:
                gone[place] = -change
            elif change > 0:
                come[place] = change
        for place in list(gone):
            for to in self.reached(army, place, kind):
                number = min(gone[place], come.get(to, 0))
                if number:
                    _add(self.moves.setdefault((army, place, to), {}), kind, number)
                    gone[place] -= number
                    come[to] -= number
        for place, number in gone.items():
            _add(self.out.setdefault((army, place), {}), kind, number)
        for place, number in come.items():
            _add(self.into.setdefault((army, place), {}), kind, number)

    def _links(self) -> list[tuple[int, int, int, int]]:
        """Every move that was carried out: army, kind, from, to."""
        board = self.setting.board
        found: list[tuple[int, int, int, int]] = []
        for event in self.events:
            if event.name not in MOVES:
                continue
            army = COLOURS.index(str(event.args["army"]))
            ends = [str(event.args[key]) for key in ("space", "to") if key in event.args]
            start = board.reserve[army] if len(ends) == 1 else board.names.index(ends[0])
            kind = KIND_OF[str(event.args["kind"])]
            found.append((army, kind, start, board.names.index(ends[-1])))
        return found

    def reached(self, army: int, place: int, kind: int = -1) -> list[int]:
        """Where an army's moves led from a place, one after another (those of one kind)."""
        found = [place]
        for here in found:
            for mover, moved, start, end in self.links:
                if (mover, start) == (army, here) and kind in (-1, moved) and end not in found:
                    found.append(end)
        return found[1:]

    def why(self, army: int, place: int, lost: bool) -> list[Event]:
        """What happened to an army's pieces of a place: `lost`, off the table; else on to it."""
        names = self.setting.board.names
        where = [names[place], *[names[one] for one in self.reached(army, place)]]
        whose = COLOURS[army]
        own = place == self.setting.board.reserve[army]
        return [event for event in self.events if _concerns(event, whose, where, own, lost)]


def _add(to: Counts, kind: int, number: int) -> None:
    if number:
        to[kind] = to.get(kind, 0) + number


def _concerns(event: Event, whose: str, where: list[str], own: bool, lost: bool) -> bool:
    name, args = event.name, event.args
    army, space = str(args.get("army", "")), str(args.get("space", ""))
    if name in MADE or name in ("fine-converted", "destroyed", "launch"):
        return army == whose and (space in where or (own and name == "fine-converted"))
    if name == "capture":  # prisoners have a line of their own
        return lost and args["from"] == whose and space in where
    if name in ("income", "fine"):
        return own and army == whose and (name == "fine") == lost
    if name == "spoils":
        return args["from"] == whose if lost else own and army == whose
    return name == "circle" and lost and army == whose


def hands_of(before: PowerView, moments: Sequence[SeenMoment], voice: Voice) -> list[Told]:
    """Moves, pieces off the board and on to it, reserves, flags; nothing where no round was judged."""
    events = [moment.event for moment in moments]
    if not any(event.name in PHASES for event in events):
        return []
    last = moments[-1].view
    assert isinstance(last, PowerView)
    start, end = before.position().state, last.position().state
    return _List(Changed(start, end, events), voice).lines(start, end)


class _List:
    """The lines of one round, in one language."""

    def __init__(self, changed: Changed, voice: Voice) -> None:
        self.changed = changed
        self.voice = voice
        self.board = changed.setting.board

    def lines(self, start: State, end: State) -> list[Told]:
        """All of them, each part under its heading."""
        changed, size = self.changed, self.board.size
        moves = [self._move(key) for key in sorted(changed.moves)]
        keys = sorted({*changed.out, *changed.into}, key=lambda key: (key[1], key[0]))
        keys = [key for key in keys if changed.out.get(key) or changed.into.get(key)]
        spaces = [self._change(*key) for key in keys if key[1] < size]
        reserves: list[Told] = []
        for key in [one for one in keys if one[1] >= size]:
            reserves += self._prisoners(key)
            if changed.out.get(key) or changed.into.get(key):
                reserves.append(self._change(*key))
        flags = [
            self._flag(flag, end) for flag in range(4) if start.holder[flag] != end.holder[flag]
        ]
        parts = (("moves", moves), ("board", spaces), ("reserves", reserves), ("flags", flags))
        found: list[Told] = []
        for name, lines in parts:
            if lines:
                found.append(Told(self.voice.phrase(f"hand-part-{name}"), heading=True))
                found += lines
        return found

    def _move(self, key: tuple[int, int, int]) -> Told:
        army, place, to = key
        pieces = _text(self.changed.moves[key])
        clause = "PW-P1" if place < self.board.size else "PW-O7"
        names = self.board.names
        args: dict[str, Fact] = {"army": COLOURS[army], "pieces": pieces}
        args |= {"space": names[place], "to": names[to]}
        event = Event(MOVE, clause, args)
        key_said = "hand-move" if place < self.board.size else "hand-deploy"
        said = self.voice.phrase(key_said, args)
        return Told(
            said, clause, events=[event], about=[f"space-{names[place]}", f"space-{names[to]}"]
        )

    def _change(self, army: int, place: int) -> Told:
        """What an army's pieces of a place lose to the box and get from there."""
        out = _text(self.changed.out.get((army, place), {}))
        into = _text(self.changed.into.get((army, place), {}))
        reasons = self.changed.why(army, place, True) if out else []
        reasons += [
            one for one in self.changed.why(army, place, False) if into and one not in reasons
        ]
        key = "hand-change" if out and into else "hand-take" if out else "hand-put"
        return self._pieces(key, army, place, out, into, reasons)

    def _prisoners(self, key: tuple[int, int]) -> list[Told]:
        """What a reserve gets for pieces that were captured; the rest stays to be told."""
        army, place = key
        taken = [
            event
            for event in self.changed.events
            if event.name == "capture" and event.args["army"] == COLOURS[army]
        ]
        caught: Counts = {}
        for event in taken:
            for code, number in counted(str(event.args["pieces"])):
                _add(caught, KIND_OF[code], number)
            for code, number in counted(str(event.args["lost"])):
                _add(caught, KIND_OF[code], -number)
        into = self.changed.into.get(key, {})
        kept = {kind: min(n, caught.get(kind, 0)) for kind, n in into.items() if caught.get(kind)}
        if not any(kept.values()):
            return []
        for kind, number in kept.items():
            into[kind] -= number
            if not into[kind]:
                del into[kind]
        spaces = [place_in(str(event.args["space"]), self.voice.lang) for event in taken]
        more: dict[str, Fact] = {"spaces": joined(sorted(set(spaces)), self.voice.words)}
        return [self._pieces("hand-prisoners", army, place, "", _text(kept), taken, more)]

    def _pieces(
        self,
        key: str,
        army: int,
        place: int,
        out: str,
        into: str,
        why: list[Event],
        more: dict[str, Fact] | None = None,
    ) -> Told:
        words, code = self.voice.words, self.board.names[place]
        clause = why[0].clause if why else "PW-T1"
        args: dict[str, Fact] = {"army": COLOURS[army], "space": code, "out": out, "into": into}
        event = Event(PIECES, clause, args)
        at = "hand-at-reserve" if place >= self.board.size else "hand-at"
        said = words.phrase(
            key,
            {
                "where": words.phrase(at, {"army": COLOURS[army], "space": code}),
                "out": pieces_text(out, words),
                "into": pieces_text(into, words),
                **(more or {}),
            },
        )
        reasons = [Reason(sentence(one, words)) for one in why]
        reasons += [Reason(sentence(one, words), one.clause) for one in why if one.clause != clause]
        return Told(said, clause, events=[event], about=[f"space-{code}"], reasons=reasons)

    def _flag(self, flag: int, end: State) -> Told:
        holder = end.holder[flag]
        whose = COLOURS[flag]
        home = f"space-HQ{LETTERS[flag]}"
        if holder == GONE:
            event = Event(FLAG, "PW-F4", {"flag": whose, "army": ""})
            said = self.voice.phrase("hand-flag-gone", {"flag": whose})
            return Told(said, "PW-F4", events=[event], about=[home])
        event = Event(FLAG, "PW-F3", {"flag": whose, "army": COLOURS[holder]})
        space = f"HQ{LETTERS[holder]}"
        args: dict[str, Fact] = {"flag": whose, "army": COLOURS[holder], "space": space}
        said = self.voice.phrase("hand-flag", args)
        return Told(said, "PW-F3", events=[event], about=[home, f"space-{space}"])


def _text(counts: Counts) -> str:
    """Pieces in notation."""
    return "+".join(
        [f"{n if n > 1 else ''}{KINDS[kind]}" for kind, n in sorted(counts.items()) if n]
    )
