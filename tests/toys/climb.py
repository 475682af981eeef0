"""A toy game for one or two who take turns: several moves in a row, then a die and the weather.

A turn: pack a rope and food, each at most once a game, then go; a die says how far, one more with
the rope, and the weather whether at all. Who has climbed ten wins; after four turns the mountain does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from arbitre.core.catalogue import Catalogue, Clause, Section
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.contract import TURN, Period
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.edition import Edition
from arbitre.core.game import Advice, Bot, Game
from arbitre.core.message import BadInput, Event, Fact, Message, Result, Value
from arbitre.core.options import Option
from arbitre.core.position import Move, Position, View, refuse
from arbitre.core.terminal import Style, Terminal
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words

SEATS = ("climber", "second")
SUMMIT, LAST = 10, 4


class Word(Move):
    def __init__(self, word: str) -> None:
        self.word = word

    def text(self) -> str:
        return self.word


class ClimbView(View):
    game_id = "climb"

    def sample(self, rng: Rng) -> ClimbPosition:
        return load(json.loads(self.to_bytes()))


class ClimbPosition(Position):
    game_id = "climb"

    first = "packing"  # or `dawn`: a turn that begins with chance

    def __init__(self, seats: int = 1) -> None:
        super().__init__()
        self.heights = [0] * seats
        self.packed: list[str] = []
        self.turn = 1
        self.phase = self.first
        self.die = 0

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: len(self.heights)]

    @property
    def seat(self) -> str:
        return self.seats[(self.turn - 1) % len(self.seats)]

    @property
    def actors(self) -> tuple[str, ...]:
        if self.phase == "over":
            return ()
        return (self.seat,) if self.phase == "packing" else (CHANCE,)

    @property
    def result(self) -> Result | None:
        if self.actors:
            return None
        scores = dict(zip(self.seats, self.heights, strict=True))
        won = tuple(seat for seat in self.seats if scores[seat] >= SUMMIT)
        return Result(won or ("mountain",), "TM-2", scores)

    def period(self) -> Period:
        return Period(TURN, self.turn)

    def moves(self, seat: str) -> list[Move]:
        if seat not in self.actors:
            return []
        things = [f"{thing}{self.turn}" for thing in ("rope", "food")]
        return [Word(word) for word in [*(t for t in things if t not in self.packed), "go"]]

    def chances(self) -> list[tuple[Move, int]]:
        if self.phase == "die":
            return [(Word(str(die)), 1) for die in range(1, 7)]
        return [(Word("sun"), 2), (Word("snow"), 1)]

    def read(self, seat: str, text: str) -> Move:
        if len(text) > 6 or not text.isalnum():
            raise refuse("TM-1", "no-such-choice", word=text[:40])
        return Word(text)

    def make(self, seat: str, move: Move) -> list[Event]:
        word = move.text()
        allowed = [m for m, _ in self.chances()] if seat == CHANCE else self.moves(seat)
        if seat not in self.actors or move not in allowed:
            raise refuse("TM-1", "no-such-choice", word=word[:40])
        if seat != CHANCE:
            if word == "go":
                self.phase = "die"
                return []
            self.packed = sorted([*self.packed, word])
            return [Event("packed", "TM-1", {"word": word})]
        if self.phase == "die":
            self.die, self.phase = int(word), "weather"
            return [Event("rolled", "TM-1", {"word": word})]
        if self.phase == "dawn":
            self.phase = "packing"
            return [Event("dawn", "TM-1", {"word": word})]
        if word == "sun":
            index = (self.turn - 1) % len(self.seats)
            self.heights[index] += self.die + (f"rope{self.turn}" in self.packed)
        over = max(self.heights) >= SUMMIT or self.turn == LAST * len(self.seats)
        self.phase = "over" if over else self.first
        self.turn += 1
        self.die = 0
        return [Event("weather", "TM-1", {"word": word})]

    def view(self, seat: str | None) -> ClimbView:
        return ClimbView(seat, json.loads(json.dumps(self.to_dict())))

    def copy(self) -> ClimbPosition:
        return load(json.loads(json.dumps(self.to_dict())))

    def to_dict(self) -> dict[str, object]:
        return {
            "heights": self.heights,
            "packed": self.packed,
            "turn": self.turn,
            "phase": self.phase,
            "die": self.die,
        }

    def text(self) -> str:
        return json.dumps(self.to_dict(), sort_keys=True)


def load(data: Any) -> ClimbPosition:
    position = ClimbPosition(len(data["heights"]))
    for key in position.to_dict():
        setattr(position, key, data[key])
    return position


class PackDraft(ChoiceDraft):
    """One choice; going without a rope is warned of."""

    def warnings(self) -> list[Message]:
        bare = f"rope{self._view.data['turn']}" not in str(self._view.data["packed"])
        going = self.complete and self.lines[0].text == "go"
        return [Message("no-rope")] if bare and going else []

    def notes(self) -> list[Message]:
        return [Message("odds", {"n": 3})] if self.complete else []


class Guide(Bot):
    """Packs the rope, then goes."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        assert view.seat is not None
        moves = view.sample(rng).moves(view.seat)
        return moves[0] if moves[0].text().startswith("rope") else moves[-1]

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        return Advice(self.decide(view, rng, budget), Message("why", {"budget": budget}))


class ToyWords(Words):
    """Says what no catalogue has as its key and arguments."""

    def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
        if self.knows(key):
            return super().phrase(key, args)
        return " ".join([f"<{key}", *(f"{n}={v}" for n, v in (args or {}).items())]) + ">"

    def with_package(self, package: str) -> Words:
        return ToyWords(self.lang, [*self.packages, package])


SPOKEN = {"sun": "soleil", "snow": "neige"}


class ClimbVoice(Voice):
    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(ToyWords(lang, ["arbitre.core", "tests.toys"]), view)

    def prompt(self) -> str:
        return f"{self.seen.seat} packs or goes"

    def tell(self, events: list[Event]) -> list[Told]:
        return [Told(f"told {event.name} {event.args['word']}", events=[event]) for event in events]

    def line(self, text: str) -> str:
        return f"the choice {text}"

    def seat(self, seat: str) -> str:
        return seat.title()

    def written(self, move: Move) -> list[str]:
        return [f"{move.text()}!"]

    def greeting(self) -> list[str]:
        return ["The numbers of this mountain are our own."]

    def chance_prompt(self) -> str:
        return {"die": "Which die?"}.get(str(self.seen.data["phase"]), "")

    def chance_moves(self, text: str) -> list[str]:
        # `s` is six or sun, as things stand
        meant = {"s": "6"} if self.seen.data["phase"] == "die" else {"s": "sun"}
        meant |= {french: english for english, french in SPOKEN.items()}
        return [meant.get(word.lower(), word) for word in text.split()]

    def outcome(self, move: Move) -> str:
        return SPOKEN.get(move.text(), move.text()) if self.lang == "fr" else move.text()


class ClimbTerminal(Terminal):
    def board(self, style: Style) -> str:
        data = self.voice.seen.data
        return f"turn {data['turn']} heights {data['heights']} {data['packed']}"

    def help(self) -> str:
        return "rope, food or go"


class Climb(Game):
    id = "climb"
    package = "tests.toys"
    seat_counts = (1, 2)
    simulations = 12

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
    ) -> ClimbPosition:
        position = ClimbPosition(seats or 1)
        if seed is not None:
            position.dealer = Dealer(seed)
        return position

    def load(self, data: object) -> ClimbPosition:
        return load(data)

    def read(self, text: str) -> ClimbPosition:
        return load(json.loads(text))

    def draft(self, view: View, lang: str = "fr") -> Draft:
        assert view.seat is not None
        return PackDraft(view, view.sample(Rng()).moves(view.seat))

    def bots(self) -> dict[str, type[Bot]]:
        return {"guide": Guide}

    @property
    def catalogue(self) -> Catalogue:
        clauses = [Clause(f"TM-{n}", ("our choice",), {"fr": "…", "en": "…"}) for n in (1, 2)]
        return Catalogue("climb", 1, [Section("TM", {"fr": "Mont", "en": "Climb"}, clauses)])

    def editions(self) -> list[str]:
        return ["plain"]

    def edition(self, name: str) -> Edition:
        if name.partition("@")[0] not in ("", "plain"):
            known: dict[str, Value] = {"edition": name, "known": "plain"}
            raise BadInput("edition", Message("unknown-edition", known))
        return self.read_edition('name = "plain"\nversion = 1\n', "plain")

    def read_edition(self, text: str, where: str) -> Edition:
        return Edition("plain", 1, {}, text)

    def voice(self, view: View | None, lang: str) -> Voice:
        return ClimbVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        return ClimbTerminal(voice)


game = Climb()
