"""A round told moment by moment: after each event the pieces as they then stand, and what travels.

The events of a round are applied to a copy of the position before it, so that every number on the
board is right at every step. Only the places that an event touches are drawn again.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.screen import LABEL, SHAKE, TRAVEL, Step
from arbitre.core.words import Words
from arbitre.games.power.picture.draw import Drawing
from arbitre.games.power.picture.pieces import Counts, piece_id
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KIND_OF, KINDS, P, contents
from arbitre.games.power.rules.state import GONE

LOOSE: Final = 1.1
"""How large at least a piece is drawn that stands in no crowd: on its way, or over its target."""


class Stage:
    """The board while a round is told (an animation): what it shows after each event.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> stage = Stage(power.start().view("green"), power.voice(None, "en").words, False)
    >>> told = Event("move", "PW-P1", {"army": "green", "kind": "T", "space": "HQV", "to": "V8"})
    >>> steps, drawn = stage.moment(told)
    >>> [(step.kind, step.id, step.to) for step in steps]
    [('travel', 'piece-HQV-green-T', 'piece-V8-green-T')]
    >>> {id: 'data-count="1"' in piece for id, piece in drawn.items()}
    {'piece-HQV-green-T': True, 'piece-V8-green-T': True}
    """

    def __init__(self, before: PowerView, words: Words, tall: bool) -> None:
        self.drawing = Drawing(before, words, tall)
        self.state = before.position().copy().state
        self.setting = self.state.setting
        self.names = self.setting.board.names
        self.shown: dict[int, dict[str, str]] = {}  # what is drawn of each place touched so far
        self.flags = self.drawing.flags()
        self.flying: list[tuple[str, str]] = []  # missiles over their targets: id and target
        self.launched = 0

    def moment(self, event: Event) -> tuple[list[Step], dict[str, str]]:
        """What is seen when an event is told, and every piece it changed: empty for one that is gone."""
        args, name = event.args, event.name
        army, kind = str(args.get("army", "")), str(args.get("kind", ""))
        space, to = str(args.get("space", "")), str(args.get("to", ""))
        if name == "move":
            return self._journey(army, kind, space, to)
        if name == "deploy":
            return self._journey(army, kind, reserve_of(army), space)
        if name == "launch":
            return self._launch(army, space, to)
        if name in ("buy", "exchange", "build", "destroyed"):
            self._see(space)
            self._put(army, space, self._stack(kind) - self._stack(str(args["pieces"])))
            return [], self._changes(space)
        if name == "bounce":
            steps, drawn = self._journey(army, kind, space, to)
            return [Step(SHAKE, f"space-{space}"), *steps], drawn
        if name in ("tie", "stand-off"):
            return [Step(LABEL, f"space-{space}", text=f"{args['power']} = {args['power']}")], {}
        if name == "detonation":
            return self._detonation(space)
        if name == "capture":
            return self._capture(event)
        if name in ("income", "fine", "fine-converted"):
            return self._paid(event)
        if name == "flag":
            self.state.holder[COLOURS.index(str(args["flag"]))] = COLOURS.index(army)
            return [], self._flags()
        if name in ("spoils", "circle"):
            return self._fallen(event)
        return [], {}

    # -- what happens to pieces ----------------------------------------------------------------

    def _journey(
        self, army: str, kind: str, start: str, end: str
    ) -> tuple[list[Step], dict[str, str]]:
        """One piece goes from a place to another."""
        self._see(start, end)
        piece = self._stack(kind)
        step = self._travel(army, kind, 1, start, piece_id(end, army, kind))
        self._put(army, start, -piece)
        self._put(army, end, piece)
        return [step], self._changes(start, end)

    def _launch(self, army: str, start: str, target: str) -> tuple[list[Step], dict[str, str]]:
        """A missile flies to its target and stays over it until all detonate."""
        self._see(start)
        self.launched += 1
        missile = f"launched-{self.launched}"
        step = self._travel(army, "M", 1, start, missile)
        self._put(army, start, -self._stack("M"))
        beside = sum(1 for _, over in self.flying if over == target)
        self.flying.append((missile, target))
        place = self.names.index(target)
        left, upper, wide, _ = self.drawing.layout.stand(place)
        # over the edge of the place, so that what stands there can still be counted
        spot = (left + wide / 2 + 20 * beside, upper - 22)
        drawn = self.drawing.stack(place, (army, "M", 1), spot, LOOSE, missile)
        return [step], {**self._changes(start), missile: drawn}

    def _detonation(self, target: str) -> tuple[list[Step], dict[str, str]]:
        steps = [Step(SHAKE, f"space-{target}"), Step(LABEL, f"space-{target}", text="✸")]
        for missile in self.flying:
            if missile[1] == target:
                self.flying.remove(missile)
                return steps, {missile[0]: ""}
        return steps, {}

    def _capture(self, event: Event) -> tuple[list[Step], dict[str, str]]:
        """The losers' pieces go to the captor's reserve; what their box cannot give is lost (PW-P9)."""
        args = event.args
        army, loser, space = str(args["army"]), str(args["from"]), str(args["space"])
        reserve = reserve_of(army)
        self._see(space, reserve)
        taken = self._stack(str(args["pieces"]))
        kept = taken - self._stack(str(args["lost"]))
        steps = [Step(LABEL, f"space-{space}", text=str(args["power"]))]
        for kind, number in contents(kept):
            goal = piece_id(reserve, army, KINDS[kind])
            steps.append(self._travel(loser, KINDS[kind], number, space, goal))
        self._put(loser, space, -taken)
        self._put(army, reserve, kept)
        return steps, self._changes(space, reserve)

    def _paid(self, event: Event) -> tuple[list[Step], dict[str, str]]:
        """Power comes to a reserve or goes from it."""
        args = event.args
        army = str(args["army"])
        reserve, index = reserve_of(army), COLOURS.index(army)
        unit = self.setting.values.unit
        places = [reserve]
        if event.name == "fine-converted":
            places.append(str(args["space"]))
        self._see(*places)
        label = ""
        if event.name == "income":
            self._put(army, reserve, event.number("amount") * unit[P])
            label = f"+{args['amount']}"
        elif event.name == "fine":
            self._put(army, reserve, -unit[P])
            label = "−1"
        else:
            self._put(army, places[1], -self._stack(str(args["kind"])))
            self.state.add_to_reserve(
                index, event.number("left") * unit[KIND_OF[str(args["part"])]]
            )
            self.state.add_to_reserve(index, event.number("change") * unit[P])
        steps = [Step(LABEL, f"space-{reserve}", text=label)] if label else []
        return steps, self._changes(*places)

    def _fallen(self, event: Event) -> tuple[list[Step], dict[str, str]]:
        """All an army had goes to its heir's reserve, or away in a circle of captors (PW-F3, PW-F4)."""
        args = event.args
        army = str(args["army"])
        fallen, heir = army, GONE
        if event.name == "spoils":
            fallen, heir = str(args["from"]), COLOURS.index(army)
        lost = COLOURS.index(fallen)
        places = [
            name
            for place, name in enumerate(self.names)
            if fallen in self._standing(place) or name == reserve_of(army)
        ]
        self._see(*places)
        self.state.clear_army(lost)
        for flag in range(4):
            if self.state.holder[flag] == lost:
                self.state.holder[flag] = heir
        if heir != GONE:
            self._put(army, reserve_of(army), self._stack(str(args["pieces"])))
            self._put(army, reserve_of(army), -self._stack(str(args["lost"])))
        return [], {**self._changes(*places), **self._flags()}

    # -- what is seen of it --------------------------------------------------------------------

    def _travel(self, army: str, kind: str, number: int, start: str, goal: str) -> Step:
        """Pieces on their way, drawn with their own number where they stood."""
        place = self.names.index(start)
        scale, spots = self.drawing.spots(place, self._standing(place))
        spot = spots[(army, kind)]
        shown = self.drawing.stack(place, (army, kind, number), spot, max(scale, LOOSE))
        return Step(TRAVEL, piece_id(start, army, kind), to=goal, shown=shown)

    def _see(self, *names: str) -> None:
        """Remember how places are drawn before something changes there."""
        for name in names:
            place = self.names.index(name)
            if place not in self.shown:
                self.shown[place] = self.drawing.stacks_in(place, self._standing(place))

    def _changes(self, *names: str) -> dict[str, str]:
        """What is drawn otherwise than before in places that were seen."""
        found: dict[str, str] = {}
        for name in names:
            place = self.names.index(name)
            drawn = self.drawing.stacks_in(place, self._standing(place))
            found.update(_otherwise(self.shown[place], drawn))
            self.shown[place] = drawn
        return found

    def _flags(self) -> dict[str, str]:
        holder = self.state.holder
        self.drawing.holder = {
            flag: COLOURS[holder[index]]
            for index, flag in enumerate(COLOURS)
            if holder[index] != GONE
        }
        drawn = self.drawing.flags()
        found = _otherwise(self.flags, drawn)
        self.flags = drawn
        return found

    def _standing(self, place: int) -> dict[str, Counts]:
        """What stands in a place now."""
        found: dict[str, Counts] = {}
        size = self.setting.board.size
        for army, colour in enumerate(COLOURS):
            if place < size or army == place - size:
                stack = self.state.stacks[self.setting.slot(place, army)]
                if stack:
                    found[colour] = {KINDS[kind]: number for kind, number in contents(stack)}
        return found

    def _stack(self, pieces: str) -> int:
        """Pieces in notation (`2T+S`) as a stack."""
        stack = 0
        for part in pieces.split("+"):
            kind = part.lstrip("0123456789")
            if kind:
                number = int(part[: len(part) - len(kind)] or 1)
                stack += number * self.setting.values.unit[KIND_OF[kind]]
        return stack

    def _put(self, army: str, name: str, stack: int) -> None:
        """Add pieces to a place; with a minus, take them away."""
        slot = self.setting.slot(self.names.index(name), COLOURS.index(army))
        self.state.stacks[slot] += stack


def reserve_of(army: str) -> str:
    """The place of a colour's reserve."""
    return f"RV{LETTERS[COLOURS.index(army)]}"


def _otherwise(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """What is new or drawn anew, and empty what is gone."""
    found = {name: "" for name in before if name not in after}
    found.update({name: drawn for name, drawn in after.items() if before.get(name) != drawn})
    return found
