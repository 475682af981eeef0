"""The client knows no game: a toy with hidden cards, a die and one choice at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.core import game as registry
from arbitre.core.draft import Draft
from arbitre.core.message import Event, Value
from arbitre.core.position import View
from arbitre.core.record import read_record
from arbitre.core.table_talk import Style, TableTalk
from arbitre.core.words import Words
from tests.term.tables import moves, piped, request
from tests.toys.cards import Cards


class CardsTalk(TableTalk):
    def words(self, lang: str) -> Words:
        return Words(lang, ["arbitre.core"])

    def board(self, view: View, style: Style, words: Words) -> str:
        return f"[{view.data['points']}] hand {view.data['hand']}"

    def draw(self, view: View, words: Words) -> str:
        return "<svg/>"

    def prompt(self, view: View, words: Words) -> str:
        return f"{view.seat} shows a card"

    def help(self, view: View, words: Words) -> str:
        return "a card is its number"

    def tell(self, events: list[Event], words: Words) -> list[str]:
        return [f"{event.name} {event.args['seat']}" for event in events]

    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        return [line for line in draft.next() if query in line]

    def complete(self, draft: Draft, text: str) -> list[str]:
        return [line for line in draft.next() if line.startswith(text)]

    def spoken_line(self, text: str, words: Words) -> str:
        return f"the card {text}"

    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        return {name: value}


class SpokenCards(Cards):
    def talk(self) -> TableTalk:
        return CardsTalk()


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
