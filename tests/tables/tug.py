"""A toy without chance for two or three who take turns: add 1, 2 or 3; who reaches ten wins."""

from __future__ import annotations

import json

from arbitre.core.catalogue import Catalogue, Clause, Section
from arbitre.core.chance import Rng
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.edition import Edition
from arbitre.core.game import Bot, Game
from arbitre.core.message import Event, Result
from arbitre.core.options import Option
from arbitre.core.position import Move, Position, View, refuse
from arbitre.core.terminal import Terminal
from arbitre.core.voice import Voice
from tests.toys.cards import Word
from tests.toys.voice import ToyTerminal, ToyVoice

SEATS = ("one", "two", "three")
GOAL = 10


class TugView(View):
    game_id = "tug"

    def sample(self, rng: Rng) -> TugPosition:
        return TugPosition(list(map(int, str(self.data["said"]))), int(str(self.data["players"])))


class TugPosition(Position):
    game_id = "tug"

    def __init__(self, said: list[int], players: int) -> None:
        super().__init__()
        self.said = said
        self.players = players

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: self.players]

    @property
    def actors(self) -> tuple[str, ...]:
        return () if sum(self.said) >= GOAL else (SEATS[len(self.said) % self.players],)

    @property
    def result(self) -> Result | None:
        if self.actors:
            return None
        return Result((SEATS[(len(self.said) - 1) % self.players],), "TT-1", {})

    def moves(self, seat: str) -> list[Move]:
        return [Word(str(n)) for n in (1, 2, 3)] if seat in self.actors else []

    def read(self, seat: str, text: str) -> Move:
        if seat not in self.seats or text not in ("1", "2", "3"):
            raise refuse("TT-1", "no-such-choice", word=text[:40])
        return Word(text)

    def make(self, seat: str, move: Move) -> list[Event]:
        if move not in self.moves(seat):
            raise refuse("TT-1", "no-such-choice", word=move.text()[:40])
        self.said.append(int(move.text()))
        return [Event("said", "TT-1", {"n": self.said[-1]})]

    def view(self, seat: str | None) -> TugView:
        return TugView(seat, {"said": "".join(map(str, self.said)), "players": self.players})

    def copy(self) -> TugPosition:
        return TugPosition(self.said.copy(), self.players)

    def to_dict(self) -> dict[str, object]:
        return {"said": self.said, "players": self.players}

    def text(self) -> str:
        return json.dumps(self.to_dict(), sort_keys=True)


class Tug(Game):
    id = "tug"
    package = "tests.toys"
    seat_counts = (2, 3)
    chance = False

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
    ) -> TugPosition:
        return TugPosition([], seats or 2)

    def load(self, data: object) -> TugPosition:
        return self.read(json.dumps(data))

    def read(self, text: str) -> TugPosition:
        data = json.loads(text)
        return TugPosition(data["said"], data["players"])

    def draft(self, view: View, lang: str = "fr") -> Draft:
        return ChoiceDraft(view, view.sample(Rng()).moves(str(view.seat)))

    def bots(self) -> dict[str, type[Bot]]:
        return {"crash": Crash, "slow": Slow, "cheat": Cheat}

    @property
    def catalogue(self) -> Catalogue:
        clauses = [Clause("TT-1", ("our choice",), {"fr": "…", "en": "…"})]
        return Catalogue("tug", 1, [Section("TT", {"fr": "Dix", "en": "Ten"}, clauses)])

    def editions(self) -> list[str]:
        return ["plain"]

    def edition(self, name: str) -> Edition:
        return self.read_edition('name = "plain"\nversion = 1\n', "plain")

    def read_edition(self, text: str, where: str) -> Edition:
        return Edition("plain", 1, {}, text)

    def voice(self, view: View | None, lang: str) -> Voice:
        return ToyVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        return ToyTerminal(voice)


class Crash(Bot):
    """Takes its whole process down."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        import os

        os._exit(7)


class Cheat(Bot):
    """Writes what is no move."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        return Word("hidden")


class Slow(Bot):
    """Never comes to an end."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        while True:
            pass


game = Tug()
