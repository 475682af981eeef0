"""A toy for one player, whom the enemy may beat: roll a die as often as you dare.

A one loses at once. Whoever holds with the target or more wins, with less loses. The edition sets
the target.
"""

from __future__ import annotations

import json
from typing import Any

from arbitre.core.catalogue import Catalogue, Clause, Section
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.edition import Edition, EditionReader
from arbitre.core.game import Bot, Game
from arbitre.core.message import BadInput, Event, Message, Result
from arbitre.core.options import Option
from arbitre.core.position import Move, Position, View, refuse
from arbitre.core.tally import Tally
from arbitre.core.terminal import Terminal
from arbitre.core.voice import Voice
from tests.toys.cards import Word
from tests.toys.voice import ToyTerminal, ToyVoice

SEAT = "hero"
EDITIONS = {
    "easy": 'name = "easy"\nversion = 1\ntarget = 6\n',
    "hard": 'name = "hard"\nversion = 2\ntarget = 12\n',
}


class PatienceView(View):
    game_id = "patience"

    def sample(self, rng: Rng) -> PatiencePosition:
        return load(dict(self.data))


class PatiencePosition(Position):
    game_id = "patience"

    def __init__(self, target: int) -> None:
        super().__init__()
        self.target = target
        self.rolls: list[int] = []
        self.state = "deciding"  # rolling, held

    @property
    def seats(self) -> tuple[str, ...]:
        return (SEAT,)

    @property
    def actors(self) -> tuple[str, ...]:
        if self.state == "rolling":
            return (CHANCE,)
        return () if self.result else (SEAT,)

    @property
    def result(self) -> Result | None:
        total = sum(self.rolls)
        if 1 in self.rolls:
            return Result(("enemy",), "PA-1", {"enemy": 1, SEAT: total})
        if self.state == "held":
            winner = SEAT if total >= self.target else "enemy"
            return Result((winner,), "PA-2", {SEAT: total})
        return None

    def moves(self, seat: str) -> list[Move]:
        return [Word("roll"), Word("hold")] if seat in self.actors else []

    def chances(self) -> list[tuple[Move, int]]:
        return [(Word(str(pips)), 1) for pips in range(1, 7)]

    def read(self, seat: str, text: str) -> Move:
        if text not in (("1", "2", "3", "4", "5", "6") if seat == CHANCE else ("roll", "hold")):
            raise refuse("PA-1", "not-now", word=text)
        return Word(text)

    def make(self, seat: str, move: Move) -> list[Event]:
        if seat not in self.actors:
            raise refuse("PA-1", "not-now", word=move.text())
        if seat == CHANCE:
            self.rolls.append(int(move.text()))
            self.state = "deciding"
            return [Event("rolled", "PA-1", {"pips": self.rolls[-1]})]
        self.state = "rolling" if move.text() == "roll" else "held"
        return [Event(move.text(), "PA-2", {})]

    def view(self, seat: str | None) -> PatienceView:
        return PatienceView(seat, self.to_dict())

    def copy(self) -> PatiencePosition:
        return load(self.to_dict())

    def to_dict(self) -> dict[str, object]:
        return {"target": self.target, "rolls": list(self.rolls), "state": self.state}

    def text(self) -> str:
        return json.dumps(self.to_dict(), sort_keys=True)


def load(data: Any) -> PatiencePosition:
    try:
        position = PatiencePosition(data["target"])
        position.rolls, position.state = list(data["rolls"]), data["state"]
    except (KeyError, TypeError):
        raise BadInput("", Message("position-text")) from None
    return position


class Bold(Bot):
    """Rolls until the target is reached."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        position = load(dict(view.data))
        return Word("hold" if sum(position.rolls) >= position.target else "roll")


class Timid(Bot):
    """A player that rolls once and stops."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        return Word("hold" if view.data["rolls"] else "roll")


class Dreamer(Bot):
    """Rolls on unless one of as many dreamt rolls as its budget allows shows a one."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        dreamt = [rng.below(6) + 1 for _ in range(budget)]
        return Word("hold" if 1 in dreamt else "roll")


class Counted(Tally):
    def __init__(self) -> None:
        self.rolls = 0
        self.sixes = 0
        self.notes: list[tuple[str, int]] = []

    def note(self, position: Position, events: list[Event]) -> None:
        self.notes.append((position.text(), len(events)))
        for event in events:
            if event.name == "rolled":
                self.rolls += 1
                self.sixes += event.args["pips"] == 6

    def counts(self, position: Position) -> dict[str, int]:
        return {"rolls": self.rolls, "sixes": self.sixes}

    def turns(self, position: Position, asked: int) -> int:
        return self.rolls

    def reason(self, position: Position) -> str:
        assert isinstance(position, PatiencePosition)
        if 1 in position.rolls:
            return "one"
        return "short" if sum(position.rolls) < position.target else ""


class Patience(Game):
    id = "patience"
    package = "tests.toys"
    seat_counts = (1,)
    simulations = 3

    @property
    def options(self) -> list[Option]:
        return []

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> PatiencePosition:
        kind = self.edition(edition) if isinstance(edition, str) else edition
        target = kind.values["target"]
        assert isinstance(target, int)
        position = PatiencePosition(target)
        if seed is not None:
            position.dealer = Dealer(seed)
        return position

    def load(self, data: object) -> PatiencePosition:
        return load(data)

    def read(self, text: str) -> PatiencePosition:
        return load(json.loads(text))

    def draft(self, view: View, lang: str = "fr") -> Draft:
        return ChoiceDraft(view, view.sample(Rng()).moves(SEAT))

    def bots(self) -> dict[str, type[Bot]]:
        return {"bold": Bold, "timid": Timid, "dreamer": Dreamer}

    @property
    def catalogue(self) -> Catalogue:
        statements = {"fr": "Un as perd.", "en": "A one loses."}
        clauses = [Clause(f"PA-{n}", ("our choice",), statements) for n in (1, 2)]
        return Catalogue("patience", 1, [Section("PA", {"fr": "Dé", "en": "Die"}, clauses)])

    def editions(self) -> list[str]:
        return list(EDITIONS)

    def edition(self, name: str) -> Edition:
        wanted = name.partition("@")[0] or "easy"
        if wanted not in EDITIONS:
            known = ", ".join(EDITIONS)
            raise BadInput("", Message("unknown-edition", {"edition": name, "known": known}))
        return self.read_edition(EDITIONS[wanted], wanted)

    def read_edition(self, text: str, where: str) -> Edition:
        return EditionReader(text, where).edition()

    def tally(self) -> Tally:
        return Counted()

    def luck(self, position: Position, move: Move) -> dict[str, int]:
        return {"pips": int(move.text()), "ones": int(move.text() == "1")}

    def voice(self, view: View | None, lang: str) -> Voice:
        return ToyVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        return ToyTerminal(voice)


game = Patience()
