"""Tables and data about players of a game for one, worked out by hand; paired statistics."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from arbitre.arena.layout import WIDTH, decimal, named, side_by_side
from arbitre.arena.match import UNDECIDED, Outcome
from arbitre.arena.report import to_dict
from arbitre.arena.solo import Comparison, losses, pairs, wins
from arbitre.arena.solo_report import solo_dict, solo_text
from arbitre.arena.statistics import paired
from arbitre.arena.tournament import Series, Summary, run
from arbitre.core import game as registry
from arbitre.core.edition import Edition
from arbitre.core.game import register
from arbitre.core.luck import normal_share
from arbitre.core.words import LANGUAGES, Words
from tests.toys.patience import Patience

PATIENCE = Patience()


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    register(PATIENCE)
    yield
    registry._games.pop(PATIENCE.id)


def outcome(index: int, won: bool, reason: str, clause: str, turns: int) -> Outcome:
    seats = (0,) if won else ()
    counts = {"rolls": turns, "sixes": index % 2}
    lost = not won and bool(reason)
    return Outcome(
        index, (0,), seats, seats, clause, turns, turns, {}, lost, counts, reason, cpu=0.25
    )


def hand_made(bot: str, edition: str, wins: str) -> Summary:
    """Letters: w won, o a one, s held short, d a draw, u left undecided."""
    ends = {
        "w": ("", "PA-2"),
        "o": ("one", "PA-1"),
        "s": ("short", "PA-2"),
        "d": ("", "PA-2"),
        "u": ("", UNDECIDED),
    }
    outcomes = [
        outcome(index, sign == "w", *ends[sign], turns=index + 1) for index, sign in enumerate(wins)
    ]
    kind = PATIENCE.edition(edition)
    return Summary(Series("patience", (bot,), len(wins), 7, {}, kind, 3), outcomes)


def hand_compared() -> Comparison:
    return Comparison(
        [
            [hand_made("bold", "easy", "wwwwoosd"), hand_made("timid", "easy", "wwoo")],
            [hand_made("bold", "hard", "uoo")],
        ]
    )


def test_counting() -> None:
    first = hand_made("bold", "easy", "wwoosduo")
    assert wins(first) == 2
    assert losses(first) == {"one": 3, "": 1, "PA-2": 1, "short": 1}
    assert first.draws() == 2
    assert pairs([first]) == []


def test_tables_in_english() -> None:
    text = solo_text(hand_compared(), "en")
    start = "patience: each player alone on the same games, seed 7, 3 simulations a decision\n"
    assert text.startswith(start)
    assert re.search(r"easy@1 +bold +8 +4 +50\.0 % +21\.5 % – 78\.5 % +4\.5 +1\.7 – 7\.3\n", text)
    assert re.search(r"\nedition easy@1\n", text)
    assert re.search(r"rolls of the die +4\.50 \(100\.0 %\) +2\.50 \(100\.0 %\)\n", text)
    assert re.search(r"sixes +0\.50 \(50\.0 %\) +0\.50 \(50\.0 %\)\n", text)
    assert re.search(r"a one was rolled +2 \(50\.0 %\) +2 \(100\.0 %\)\n", text)
    assert re.search(r"held too early +1 \(25\.0 %\) +0 \(0\.0 %\)\n", text)
    assert re.search(r"PA-2 A one loses\. +1 \(25\.0 %\)", text)
    assert re.search(r"left undecided +1 \(33\.3 %\)", text)
    # on the first four games: bold wins all, timid two
    low, high = (f"{100 * end:+.1f}" for end in paired(2, 0, 2, 0)[1:])
    assert re.search(rf"timid +bold +4 +0 +2 +-50\.0 +{low} – \{high}\n", text)
    assert "Newcombe" in text


def test_tables_in_french() -> None:
    text = solo_text(hand_compared(), "fr")
    assert text.startswith(
        "patience\u00a0: chaque joueur seul sur les mêmes parties, graine 7, 3 sim"
    )
    assert re.search(r"easy@1 +bold +8 +4 +50,0 % +21,5 % – 78,5 % +4,5 +1,7 – 7,3\n", text)
    assert re.search(r"un as est sorti +2 \(50,0 %\)", text)
    assert re.search(r"timid +bold +4 +0 +2 +-50,0", text)


def test_one_edition_needs_no_heading_and_one_player_no_pairs() -> None:
    text = solo_text(Comparison([[hand_made("bold", "easy", "wwo")]]), "en")
    assert "\nedition easy@1\n" not in text
    assert "Newcombe" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fit_a_page(lang: str) -> None:
    block = [hand_made(f"player-{number}", "easy", "wo" * 500) for number in range(9)]
    for summary in block:
        kind = Edition("a" * 40, 9999, {}, "")
        object.__setattr__(summary.series, "edition", kind)
    text = solo_text(Comparison([block, block]), lang)
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    for which in range(9):
        # in the first table, over both tables of each edition, and in the pairs
        assert text.count(f"player-{which}") == 2 * (3 + 8)
    assert "aaaa…" in text


def test_data() -> None:
    data = json.loads(json.dumps(solo_dict(hand_compared())))
    assert (data["game"], data["seed"], data["budget"], data["options"]) == ("patience", 7, 3, {})
    row = data["rows"][0]
    assert (row["edition"], row["bot"], row["games"], row["wins"]) == ("easy@1", "bold", 8, 4)
    assert row["rate"] == 0.5
    assert row["length"]["median"] == 4.5
    assert row["counts"]["sixes"] == {"mean": 0.5, "share": 0.5}
    assert row["losses"] == {"one": 2, "PA-2": 1, "short": 1}
    assert row["draws"] == 1
    assert data["rows"][2]["losses"] == {"one": 2, "": 1}
    assert "cpu_seconds" not in row
    (pair,) = data["pairs"]
    assert [pair[key] for key in ("both", "only", "only_against", "neither")] == [2, 0, 2, 0]
    assert pair["difference"] == -0.5
    assert pair["interval"] == pytest.approx(paired(2, 0, 2, 0)[1:], abs=1e-6)
    timed = json.loads(json.dumps(solo_dict(hand_compared(), timing=True)))
    assert [row["cpu_seconds"] for row in timed["rows"]] == [0.25] * 3


def test_cpu_time_is_taken_and_compares_equal() -> None:
    summary = run(PATIENCE, ["bold"], 20, 5, 1)
    assert summary.cpu_seconds() >= 0
    assert to_dict(summary, timing=True)["cpu_seconds"] == round(summary.cpu_seconds(), 6)
    assert "cpu_seconds" not in to_dict(summary)
    again = run(PATIENCE, ["bold"], 20, 5, 1)
    assert summary.outcomes == again.outcomes


def test_numbers_in_words() -> None:
    english, french = (Words(lang, ["arbitre.arena"]) for lang in ("en", "fr"))
    assert decimal(english, -0.5) == "-0.5"
    assert decimal(english, -0.04) == "0.0"
    assert decimal(english, -12.34, 2) == "-12.34"
    assert decimal(french, 3.06, signed=True) == "+3,1"
    assert decimal(english, 0.0, signed=True) == "0.0"
    assert decimal(english, 0.07, 4) == "0.0700"
    spoken = PATIENCE.voice(None, "en").words
    assert named(spoken, "tally", "rolls") == "rolls of the die"
    assert named(spoken, "tally", "unheard-of") == "unheard-of"


def test_too_many_columns_go_below() -> None:
    lines = side_by_side(["name", "a" * 40, "b" * 40, "c" * 40], [["x" * 60, "1", "2", "3"]])
    assert [line.split() for line in lines if line] == [
        ["name", "a" * 40],
        ["x" * 57 + "…", "1"],
        ["name", "b" * 40],
        ["x" * 57 + "…", "2"],
        ["name", "c" * 40],
        ["x" * 57 + "…", "3"],
    ]


# -- statistics ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "gap", "low", "high"),
    [
        ((14, 5, 0, 22), 0.1220, 0.0115, 0.2265),  # Altman et al. 2000, table 6.2
        ((1, 1, 7, 12), -0.2857, -0.5069, -0.0256),  # Bentur et al. 2009
        ((59, 6, 16, 80), -0.0621, -0.1186, -0.0046),  # Cavo et al. 2012, by contingencytables in R
        ((0, 0, 0, 50), 0.0, -0.0713, 0.0713),  # Wilson's (0, 50) on both sides
    ],
)
def test_paired_difference(
    table: tuple[int, int, int, int], gap: float, low: float, high: float
) -> None:
    assert paired(*table) == pytest.approx((gap, low, high), abs=6e-5)
    both, first, second, neither = table
    other = paired(both, second, first, neither)
    assert other == pytest.approx((-gap, -high, -low), abs=6e-5)


def test_paired_difference_of_nothing() -> None:
    assert paired(0, 0, 0, 0) == (0.0, -1.0, 1.0)


def test_normal_share() -> None:
    assert normal_share(1) == pytest.approx(0.841345, abs=1e-6)
    assert normal_share(-1) + normal_share(1) == pytest.approx(1)
