"""A toy game for the core's tests: hidden hands, a die, and two cards shown at once.

Six cards 1 to 6. Chance deals each seat two, one by one; both show a card at once and a die says
whether the higher or the lower takes the point; after two tricks the game is over.
"""

from __future__ import annotations

import json
from typing import Any

from arbitre.core.catalogue import Catalogue, Clause, Section
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.edition import Edition
from arbitre.core.game import Bot, Game
from arbitre.core.message import BadInput, Event, Message, Result
from arbitre.core.options import Option, number, settle
from arbitre.core.position import Move, Position, View, refuse
from arbitre.core.tally import Tally
from arbitre.core.terminal import Terminal
from arbitre.core.voice import Voice
from tests.toys.voice import ToyTerminal, ToyVoice

SEATS = ("left", "right")


class Word(Move):
    def __init__(self, word: str) -> None:
        self.word = word

    def text(self) -> str:
        return self.word


class CardsView(View):
    game_id = "cards"

    def sample(self, rng: Rng) -> CardsPosition:
        data = json.loads(self.to_bytes())
        data.pop("ready")
        position = CardsPosition()
        sizes = data.pop("sizes")
        position.points, position.die = data["points"], data["die"]
        position.shown = dict.fromkeys(SEATS, 0)
        mine = data["hand"] + ([data["mine"]] if data["mine"] else [])
        pool = [card for card in range(1, 7) if card not in [*mine, *data["played"]]]
        rng.shuffle(pool)
        position.played = data["played"]
        position.rules = data["rules"]
        for seat in SEATS:
            if seat == self.seat:
                position.hands[seat] = data["hand"]
                position.shown[seat] = data["mine"]
            else:
                size = sizes[seat]
                position.hands[seat] = sorted(pool[:size])
                pool = pool[size:]
        if self.seat is None or not data["ready_other"]:
            pass
        else:
            other = SEATS[1 - SEATS.index(self.seat)]
            position.shown[other] = pool.pop()
        if self.seat is None:
            for seat in data["ready_all"]:
                position.shown[seat] = pool.pop()
        position.pile = sorted(pool)
        return position


class CardsPosition(Position):
    game_id = "cards"

    def __init__(self) -> None:
        super().__init__()
        self.pile = [1, 2, 3, 4, 5, 6]
        self.hands: dict[str, list[int]] = {seat: [] for seat in SEATS}
        self.shown: dict[str, int] = dict.fromkeys(SEATS, 0)
        self.points: dict[str, int] = dict.fromkeys(SEATS, 0)
        self.played: list[int] = []
        self.die = 0
        self.rules = 2

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def dealt(self) -> int:
        return 6 - len(self.pile)

    @property
    def actors(self) -> tuple[str, ...]:
        if self.dealt < 4 or self.die < 0:
            return (CHANCE,)
        if len(self.played) >= 2 * self.rules:
            return ()
        return tuple(seat for seat in SEATS if not self.shown[seat])

    @property
    def result(self) -> Result | None:
        if self.actors:
            return None
        best = max(self.points.values())
        won = tuple(seat for seat in SEATS if self.points[seat] == best)
        return Result(won if len(won) == 1 else (), "TC-3", dict(self.points))

    def moves(self, seat: str) -> list[Move]:
        if seat not in self.actors:
            return []
        return [Word(str(card)) for card in self.hands[seat]]

    def chances(self) -> list[tuple[Move, int]]:
        if self.dealt < 4:
            return [(Word(str(card)), 1) for card in self.pile]
        return [(Word("high"), 2), (Word("low"), 1)]

    def read(self, seat: str, text: str) -> Move:
        if seat not in (*SEATS, CHANCE) or text not in ("high", "low", *"123456"):
            raise refuse("TC-1", "not-now", word=text)
        return Word(text)

    def make(self, seat: str, move: Move) -> list[Event]:
        text = move.text()
        if seat not in self.actors:
            raise refuse("TC-1", "not-now", word=text)
        if seat == CHANCE:
            return self._chance(text)
        if not text.isdigit() or int(text) not in self.hands[seat]:
            raise refuse("TC-1", "not-now", word=text)
        self.hands[seat].remove(int(text))
        self.shown[seat] = int(text)
        if all(self.shown.values()):
            self.die = -1
        return []

    def _chance(self, text: str) -> list[Event]:
        if self.dealt < 4:
            seat = SEATS[self.dealt % 2]
            if not text.isdigit() or int(text) not in self.pile:
                raise refuse("TC-1", "not-now", word=text)
            self.pile.remove(int(text))
            self.hands[seat] = sorted([*self.hands[seat], int(text)])
            return [Event("dealt", "TC-1", {"seat": seat})]
        if text not in ("high", "low"):
            raise refuse("TC-2", "not-now", word=text)
        pick = max if text == "high" else min
        winner = pick(SEATS, key=lambda seat: self.shown[seat])
        self.points[winner] += 1
        self.played = sorted([*self.played, *self.shown.values()])
        self.shown = dict.fromkeys(SEATS, 0)
        self.die = 0
        return [Event("trick", "TC-2", {"seat": winner})]

    def sees(self, viewer: str | None, seat: str, move: Move) -> bool:
        if seat == CHANCE and self.dealt < 4:
            return viewer == SEATS[self.dealt % 2]
        return True

    def view(self, seat: str | None) -> CardsView:
        other = None if seat is None else SEATS[1 - SEATS.index(seat)]
        return CardsView(
            seat,
            {
                "hand": list(self.hands[seat]) if seat else [],
                "mine": self.shown[seat] if seat else 0,
                "sizes": {one: len(self.hands[one]) for one in SEATS},
                "ready": [one for one in SEATS if self.shown[one]],
                "ready_other": bool(other and self.shown[other]),
                "ready_all": [one for one in SEATS if self.shown[one]] if not seat else [],
                "points": dict(self.points),
                "played": list(self.played),
                "die": self.die,
                "rules": self.rules,
            },
        )

    def copy(self) -> CardsPosition:
        return load(json.loads(json.dumps(self.to_dict())))

    def to_dict(self) -> dict[str, object]:
        return {
            "pile": self.pile,
            "hands": self.hands,
            "shown": self.shown,
            "points": self.points,
            "played": self.played,
            "die": self.die,
            "rules": self.rules,
        }

    def text(self) -> str:
        return json.dumps(self.to_dict(), sort_keys=True)


def load(data: Any) -> CardsPosition:
    position = CardsPosition()
    try:
        for key in position.to_dict():
            setattr(position, key, data[key])
    except (KeyError, TypeError):
        raise BadInput("", Message("position-text")) from None
    return position


class CardsTally(Tally):
    """Tricks that went to the higher card, and games that ended in a tie."""

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.high = 0

    def note(self, position: Position, events: list[Event]) -> None:
        assert isinstance(position, CardsPosition)
        if position.die < 0:
            self.shown = [position.shown[seat] for seat in SEATS]
        for event in events:
            if event.name == "trick":
                best = SEATS[self.shown.index(max(self.shown))]
                self.high += event.args["seat"] == best

    def counts(self, position: Position) -> dict[str, int]:
        tied = position.result is not None and not position.result.winners
        return {"high": self.high, "ties": int(tied)}


EDITION = 'name = "plain"\nversion = 1\n'


class Cards(Game):
    id = "cards"
    package = "tests.toys"
    seat_counts = (2,)
    secrets = True
    simultaneous = True
    steps = 4

    @property
    def options(self) -> list[Option]:
        return [Option("tricks", 2, "TC-3", low=1, high=2)]

    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> CardsPosition:
        position = CardsPosition()
        position.rules = number(settle(self.options, options or {}), "tricks")
        if seed is not None:
            position.dealer = Dealer(seed)
            position.deal(position.dealer)
        return position

    def load(self, data: object) -> CardsPosition:
        return load(data)

    def read(self, text: str) -> CardsPosition:
        return load(json.loads(text))

    def draft(self, view: View, lang: str = "fr") -> Draft:
        assert view.seat is not None
        return ChoiceDraft(view, view.sample(Rng()).moves(view.seat))

    def bots(self) -> dict[str, type[Bot]]:
        return {}

    @property
    def catalogue(self) -> Catalogue:
        clauses = [Clause(f"TC-{n}", ("our choice",), {"fr": "…", "en": "…"}) for n in (1, 2, 3)]
        return Catalogue("cards", 1, [Section("TC", {"fr": "Cartes", "en": "Cards"}, clauses)])

    def editions(self) -> list[str]:
        return ["plain"]

    def edition(self, name: str) -> Edition:
        if name.partition("@")[0] not in ("", "plain"):
            raise BadInput(
                "edition", Message("unknown-edition", {"edition": name, "known": "plain"})
            )
        return self.read_edition(EDITION, "plain")

    def read_edition(self, text: str, where: str) -> Edition:
        return Edition("plain", 1, {}, text)

    def tally(self) -> Tally:
        return CardsTally()

    def luck(self, position: Position, move: Move) -> dict[str, int]:
        # the die favours the higher card; the deal is worth nothing to anybody
        return {} if move.text().isdigit() else {"high": int(move.text() == "high")}

    def voice(self, view: View | None, lang: str) -> Voice:
        return ToyVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        return ToyTerminal(voice)


game = Cards()
