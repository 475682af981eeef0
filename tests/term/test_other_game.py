"""The client knows no game: a toy with hidden cards, a die and one choice at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.core import game as registry
from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.record import read_record
from arbitre.core.terminal import Style, Terminal
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words
from tests.term.tables import moves, piped, request
from tests.toys.cards import Cards


class CardsVoice(Voice):
    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(Words(lang, ["arbitre.core"]), view)

    def prompt(self) -> str:
        return f"{self.seen.seat} shows a card"

    def tell(self, events: list[Event]) -> list[Told]:
        return [Told(f"{event.name} {event.args['seat']}", events=[event]) for event in events]

    def line(self, text: str) -> str:
        return f"the card {text}"


class CardsTerminal(Terminal):
    def board(self, style: Style) -> str:
        data = self.voice.seen.data
        return f"[{data['points']}] hand {data['hand']}"

    def help(self) -> str:
        return "a card is its number"


class SpokenCards(Cards):
    def voice(self, view: View | None, lang: str) -> Voice:
        return CardsVoice(view, lang)

    def terminal(self, voice: Voice) -> Terminal:
        return CardsTerminal(voice)


@pytest.fixture
def cards() -> Iterator[SpokenCards]:
    toy = SpokenCards()
    registry.register(toy)
    yield toy
    registry._games.pop(toy.id)


def hand(shown: str) -> list[str]:
    return shown.rpartition("hand [")[2].partition("]")[0].split(", ")


def test_a_game_of_choices(cards: SpokenCards, tmp_path: Path) -> None:
    path = tmp_path / "toy.arb"
    asked = request("human,random", rules=cards, record=path)
    first = hand(piped(asked).out)
    # one choice is the whole decision: it needs no sending
    played = piped(asked, "9", "send", "?", "scores", "rule", "back", "undo", first[0])
    assert "✗ 9: refused, " in played.out
    assert "This is not a decision yet. Possible:" in played.out
    assert "a card is its number" in played.out
    assert "This game keeps no scores." in played.out
    assert f"✓ {first[0]}   the card {first[0]}" in played.out
    assert "trick " in played.out
    second = hand(played.out)
    played = piped(asked, first[0], second[0])
    assert "Game over: " in played.out
    assert list(read_record(path.read_text(encoding="utf-8")).replay())
    assert moves(path)[-1].startswith("end ")


def test_chance_goes_on_after_a_break(cards: SpokenCards, tmp_path: Path) -> None:
    """The record opens its seed at the end, and the seed explains every draw."""
    for seed in range(8):
        path = tmp_path / f"toy{seed}.arb"
        shown = piped(request("human,random", rules=cards, record=path, seed=seed)).out
        for _ in range(2):
            asked = request("", rules=cards, resume=path, seed=None)
            shown = piped(asked, hand(shown)[0]).out
        record = read_record(path.read_text(encoding="utf-8"))
        assert record.header.opened == ("-", seed)
        assert list(record.replay())
