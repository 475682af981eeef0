"""A tournament as rows that data frames read; progress that draws itself where somebody looks."""

from __future__ import annotations

import pickle
import sys
from dataclasses import replace
from io import StringIO
from types import ModuleType, SimpleNamespace

import pytest

from arbitre.arena.match import Outcome
from arbitre.arena.progress import NotebookBar, in_notebook, watched
from arbitre.arena.table import Table
from arbitre.arena.tournament import Series, Summary, run
from arbitre.core.game import game
from arbitre.core.message import BadInput


def played() -> Summary:
    """Three games of Power for three, as somebody wrote them down: won, drawn, shared by two."""
    edition = game("power").edition("")
    series = Series("power", ("greedy", "random", "random"), 3, 7, {"rounds": 4}, edition, 1)
    first = Outcome(
        0, (0, 1, 2), (0,), (0,), "PW-F6", 3, 9, {0: 81, 2: 4}, counts={"flags": 2}, cpu=1.0
    )
    drawn = Outcome(1, (1, 2, 0), (), (), "PW-F4", 4, 12, {}, counts={"flags": 0})
    shared = Outcome(
        2, (2, 0, 1), (0, 1), (1, 2), "PW-F7", 4, 12, {0: 9, 1: 9, 2: 5}, counts={"flags": 1}
    )
    return Summary(series, [first, drawn, shared])


def test_a_row_a_game_names_players_and_seats() -> None:
    rows = played().rows()
    assert rows[0] == {
        "game": 0,
        "seat_green": "greedy",
        "seat_blue": "random",
        "seat_yellow": "random",
        "winner": "greedy",
        "winning_seat": "green",
        "end": "won",
        "clause": "PW-F6",
        "turns": 3,
        "moves": 9,
        "score_green": 81,
        "score_blue": None,  # out of the game, and others had a score there
        "score_yellow": 4,
        "count_flags": 2,
    }
    assert list(rows[0]) == list(rows[1]) == list(rows[2])
    assert [row["end"] for row in rows] == ["won", "draw", "won"]
    assert [row["winner"] for row in rows] == ["greedy", "", "greedy, random"]
    assert [row["winning_seat"] for row in rows] == ["green", "", "blue, yellow"]


def test_a_row_a_seat() -> None:
    rows = played().rows("seat")
    assert len(rows) == 9
    assert [(r["seat"], r["player"], r["entry"]) for r in rows[6:]] == [
        ("green", "random", 3),
        ("blue", "greedy", 1),
        ("yellow", "random", 2),
    ]
    assert [(r["won"], r["share"], r["score"]) for r in rows[6:]] == [
        (False, 0.0, 5),
        (True, 0.5, 9),
        (True, 0.5, 9),
    ]
    assert rows[1]["score"] is None


def test_a_row_a_player() -> None:
    rows = played().rows("player")
    assert [(r["player"], r["entry"], r["games"], r["wins"]) for r in rows] == [
        ("greedy", 1, 3, 1.5),
        ("random", 2, 3, 0.5),
        ("random", 3, 3, 0.0),
    ]
    assert [r["score"] for r in rows] == [45.0, 9.0, 4.5]
    assert rows[0]["rate"] == 0.5


def test_a_game_that_everybody_lost_and_one_left_undecided() -> None:
    summary = run("sans_allies", ["random"], 1, seed=1, jobs=1)
    (row,) = summary.rows()
    assert (row["end"], row["winner"], row["seat_invader"]) == ("lost", "", "random")
    assert row["reason"]
    (outcome,) = summary.outcomes
    undecided = replace(outcome, clause="", lost=False, reason="")
    (row,) = Summary(summary.series, [undecided]).rows()
    assert row["end"] == "undecided"
    assert "reason" not in row


def test_nothing_else_can_be_a_row() -> None:
    with pytest.raises(BadInput) as found:
        played().table("move")
    assert (
        str(found.value) == "each: a row stands for one of these: game, seat, player, not for move"
    )


def test_pandas_reads_it() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(played().table())
    assert list(frame.columns) == list(played().table())
    assert list(frame["turns"]) == [3, 4, 4]
    assert frame["turns"].dtype.kind == "i"
    assert frame["score_blue"].isna().tolist() == [True, True, False]
    assert len(pandas.DataFrame(played().rows())) == 3


def test_polars_reads_it_though_the_first_hundred_have_nothing() -> None:
    polars = pytest.importorskip("polars")
    summary = played()
    first = replace(summary.outcomes[1], scores={})
    many = Summary(summary.series, [first] * 150 + [summary.outcomes[0]])
    frame = polars.DataFrame(many.table())
    assert frame.height == 151
    assert frame["score_green"].dtype == polars.Int64
    assert frame["winner"].to_list()[-1] == "greedy"
    assert polars.DataFrame(many.table("seat")).height == 453


def test_a_summary_says_what_it_is() -> None:
    summary = played()
    assert repr(summary) == "<Summary of power: 3 games of greedy, random, random; seed 7>"
    assert str(summary).startswith("power: 3 games, seed 7")
    assert summary.report("fr").startswith("power\N{NO-BREAK SPACE}: 3 parties")
    html = summary._repr_html_()
    assert "<td>greedy</td>" in html
    assert " at 0x" not in repr(summary.outcomes[0]) + repr(summary.series)
    again = pickle.loads(pickle.dumps(summary))
    assert again.table() == summary.table()
    assert again.outcomes == summary.outcomes


def test_a_long_table_shows_its_head() -> None:
    table = Table.of({"n": number} for number in range(50))
    assert str(table).splitlines()[-2:] == ["19", "… 30 rows more"]
    assert repr(table) == "<Table of 50 rows: n>"
    assert table._repr_html_().count("<tr>") == 21
    assert (str(Table.of([])), Table.of([]).rows()) == ("", [])
    assert "&lt;b&gt;" in Table.of([{"bot": "<b>"}])._repr_html_()


# -- progress ----------------------------------------------------------------------------------


class Stream(StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def some(progress: object) -> Summary:
    return run("power", ["random"] * 2, 3, jobs=1, progress=progress, options={"rounds": 1})  # type: ignore[arg-type]


def test_a_callback_is_told() -> None:
    told: list[tuple[int, int]] = []
    some(lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(("progress", "terminal"), [(True, False), (False, True), (None, True)])
def test_nothing_is_drawn_where_nobody_looks_or_asked(
    progress: bool | None, terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Stream(terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    assert len(some(progress).outcomes) == 3
    assert stream.getvalue() == ""


def test_a_bar_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Stream(True)
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    some(True)
    assert "3/3" in stream.getvalue()


def test_a_bar_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a kernel does it: a display with an id, which is then drawn anew."""
    drawn: list[str] = []

    def display(bar: str, display_id: bool) -> SimpleNamespace:
        assert display_id
        drawn.append(bar)
        return SimpleNamespace(update=drawn.append)

    kernel, module = ModuleType("IPython"), ModuleType("IPython.display")
    shell = SimpleNamespace(kernel=object())
    monkeypatch.setattr(kernel, "get_ipython", lambda: shell, raising=False)
    monkeypatch.setattr(module, "display", display, raising=False)
    monkeypatch.setattr(module, "HTML", str, raising=False)
    monkeypatch.setitem(sys.modules, "IPython", kernel)
    monkeypatch.setitem(sys.modules, "IPython.display", module)
    assert in_notebook()
    some(True)
    assert drawn[-1] == '<progress value="3" max="3"></progress> 3 / 3'
    with watched(True, "<games>") as told:
        assert isinstance(told, NotebookBar)
        told(9, 9)
    assert drawn[-1].endswith("&lt;games&gt; 9 / 9")
    shell.kernel = None  # a terminal's IPython
    assert not in_notebook()
