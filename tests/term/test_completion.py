"""What Tab offers."""

from __future__ import annotations

import io

import pytest

from arbitre.core.game import game
from arbitre.term.play import Request, _begun
from arbitre.term.screen import Printer
from arbitre.term.turn import Turn
from tests.term.tables import Clock


def turn(lang: str, seats: int = 4) -> Turn:
    asked = Request(game("power"), ["human"] + ["random"] * (seats - 1), lang, 7)
    table = _begun(asked)
    table.screen, table.clock = Printer(io.StringIO(), False, False), Clock()
    return Turn(table, table.recorder.position.seats[0])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["S", "T", "C", "D"]),
        ("t", ["T"]),
        ("T ", ["HQ"]),
        ("T HQ v", ["V0", "V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8"]),
        ("t hq V1", ["V1"]),
        ("D HQ ", ["S5", "S6", "V8"]),
        ("! D HQ S", ["S5", "S6"]),
        ("T HQ V8; d hq v", ["V8"]),
        ("ap", ["aperçu"]),
        ("APER", ["aperçu"]),
        ("re", ["retour", "règle"]),
        ("? ", ["S", "HQ", "T", "C", "D"]),
        ("? h", ["HQ"]),
        ("?h", ["HQ"]),
        ("zzz", []),
        ("T HQ V8 ", []),
    ],
)
def test_words_that_could_follow(text: str, words: list[str]) -> None:
    assert turn("fr").complete(text) == words


def test_english_offers_english() -> None:
    here = turn("en")
    assert here.complete("") == ["I", "T", "F", "D"]
    assert here.complete("F HQ G") == [f"G{number}" for number in range(9)]
    assert here.complete("pre") == ["preview"]


def test_what_may_be_said_is_offered() -> None:
    assert turn("en", seats=2).complete("pref") == ["prefer"]
    assert turn("en", seats=2).complete("prefer ") == ["B"]


def test_what_was_written_counts() -> None:
    here = turn("fr")
    here.take("D HQ S5")
    here.take("D HQ S5")
    assert here.complete("D ") == []
    assert here.complete("") == ["S", "T", "C"]
