"""The generic checks catch what they are there to catch: each broken game fails."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arbitre.core.edition import Edition
from arbitre.core.game import register
from arbitre.core.message import Event, Illegal
from arbitre.core.position import Move
from arbitre.testing import changed_records, check_game, check_record, play_out
from tests.toys import cards
from tests.toys.cards import Cards, CardsPosition, CardsView, Word


class Shared(CardsPosition):
    """A copy that shares a list."""

    def copy(self) -> CardsPosition:
        other = super().copy()
        other.hands = self.hands
        return other


class Leaky(CardsPosition):
    """A view that shows what the other is about to play."""

    def view(self, seat: str | None) -> CardsView:
        view = super().view(seat)
        view.data["peek"] = sorted(self.shown.values())
        return view


class Stuck(CardsPosition):
    """A game that lists a move it refuses."""

    def moves(self, seat: str) -> list[Move]:
        return [*super().moves(seat), Word("6")] if seat in self.actors else []


class Forgetful(CardsPosition):
    """JSON that loses something."""

    def to_dict(self) -> dict[str, object]:
        return {**super().to_dict(), "points": {"left": 0, "right": 0}}

    def text(self) -> str:
        return json.dumps({**super().to_dict(), "points": self.points}, sort_keys=True)


class Careless(CardsPosition):
    """A refusal that changes something first."""

    def make(self, seat: str, move: Move) -> list[Event]:
        if seat == "nobody":
            self.points["left"] += 1
        return super().make(seat, move)

    def read(self, seat: str, text: str) -> Move:
        return Word(text)


class Endless(CardsPosition):
    """A game that comes back to where it was."""

    def make(self, seat: str, move: Move) -> list[Event]:
        events = super().make(seat, move)
        if not self.actors:
            self.played, self.pile = [], [1, 2, 3, 4, 5, 6]
            self.points = {"left": 0, "right": 0}
        return events


class Weightless(CardsPosition):
    """A chance without weight."""

    def chances(self) -> list[tuple[Move, int]]:
        return [(move, 0) for move, _ in super().chances()[:1]] + super().chances()[1:]


class Brittle(CardsPosition):
    """A game that breaks where a record has what it does not know."""

    def read(self, seat: str, text: str) -> Move:
        return Word({word: word for word in ("high", "low", "?", *"123456")}[text])


@pytest.mark.parametrize(
    "kind", [Shared, Leaky, Stuck, Forgetful, Careless, Endless, Weightless, Brittle]
)
def test_a_broken_game_is_caught(
    kind: type[CardsPosition], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Cards):
        def start(
            self,
            seed: int | None = None,
            *,
            seats: int = 0,
            edition: str | Edition = "",
            options: dict[str, object] | None = None,
        ) -> CardsPosition:
            return kind()

    def load(data: Any) -> CardsPosition:
        position = kind()
        for key in ("pile", "hands", "shown", "points", "played", "die", "rules"):
            setattr(position, key, data[key])
        return position

    monkeypatch.setattr(cards, "load", load)
    monkeypatch.setattr(cards, "CardsPosition", kind)
    broken = Broken()
    register(broken)
    try:
        with pytest.raises((AssertionError, Illegal, KeyError)):
            check_game(broken, games=10, most_moves=200)
    finally:
        register(Cards())


def test_a_record_is_changed_everywhere_and_each_change_is_noticed() -> None:
    register(Cards())
    recorder = play_out(Cards(), 2, {}, 7, 100, 0, None)
    lines = recorder.text().splitlines()
    # eight of the header, an empty one, four cards dealt, then a pair of cards and a die, twice
    assert [line.split()[1] for line in lines[13:16]] == ["left", "right", "chance"]
    changed: dict[int, set[str]] = {}
    for text in changed_records(recorder.text()):
        others = text.splitlines()
        (index,) = [n for n, line in enumerate(others) if line != lines[n]]
        assert len(others) == len(lines)
        changed.setdefault(index, set()).add(others[index])
    # every line of the header, the first dealt card and shown card, the last line, the end
    assert {*range(8), 9, 13, 18, 19} <= set(changed)
    assert {"5 left 7", "5 left x"} <= {line.partition(" #")[0] for line in changed[13]}
    check_record(recorder)
