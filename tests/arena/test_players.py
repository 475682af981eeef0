"""Players given to the arena by class, instance, maker, text or program, and who loses by forfeit."""

from __future__ import annotations

import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import ClassVar

import pytest

from arbitre.arena.forfeits import told_forfeits
from arbitre.arena.kept import Kept
from arbitre.arena.ladder import Part, play_ladder
from arbitre.arena.match import FORFEIT, play_match
from arbitre.arena.report import report_text, to_dict
from arbitre.arena.solo import compare
from arbitre.arena.solo_report import solo_dict, solo_text
from arbitre.arena.tournament import Series, run
from arbitre.bots import Program, forget_bot, register_bot
from arbitre.bots.given import named, travels
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game, game
from arbitre.core.message import BadInput
from arbitre.core.position import Move, View
from tests.bots.test_programs import command

POWER, SOLO = game("power"), game("sans_allies")
SHORT: dict[str, object] = {"rounds": 2}
FILE = Path(__file__).parents[2] / "examples" / "bots" / "patient.py"


class First(Bot):
    """Plays the first move, and counts its decisions."""

    def __init__(self, game: Game, offset: int = 0) -> None:
        super().__init__(game)
        self.offset = offset
        self.asked = 0

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """The move after those that it leaves out, and after those that it made already."""
        assert view.seat is not None
        moves = view.position().moves(view.seat)
        self.asked += 1
        return moves[min(self.offset + self.asked, len(moves) - 1)]


class OnlySolo(First):
    """For one game alone."""

    games: ClassVar[tuple[str, ...]] = ("sans_allies",)


def second(game: Game) -> Bot:
    """A maker."""
    return First(game, 20)


def numbers(bots: list[object], jobs: int = 1) -> object:
    found = run(POWER, bots, 4, 3, jobs, options=SHORT)  # type: ignore[arg-type]
    return [(one.winners, one.turns, one.scores) for one in found.outcomes]


def test_a_class_an_instance_and_a_reference_are_one_player() -> None:
    wanted = numbers([First, "random"])
    assert numbers(["tests.arena.test_players:First", "random"]) == wanted
    assert numbers([First(POWER), "random"]) == wanted
    assert numbers([lambda game: First(game, 0), "random"]) == wanted
    assert numbers([second, "random"]) != wanted


@pytest.mark.parametrize("bots", [[First, "random"], [First(POWER, 2), second], [str(FILE), First]])
def test_other_processes_play_the_same(bots: list[object]) -> None:
    assert numbers(bots, jobs=2) == numbers(bots, jobs=1)


def test_spawned_processes_play_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    context = multiprocessing.get_context("spawn")
    wanted = numbers([First, second, str(FILE)])
    monkeypatch.setattr(
        "arbitre.arena.executor.ProcessPoolExecutor",
        lambda workers, initializer: ProcessPoolExecutor(workers, context, initializer),
    )
    assert numbers([First, second, str(FILE)], jobs=2) == wanted


def test_what_cannot_be_sent_plays_here() -> None:
    assert not travels({"x": lambda game: First(game, 0)})
    assert numbers([lambda game: First(game, 0), "random"], jobs=2) == numbers([First, "random"])


def test_an_instance_is_copied_for_each_seat() -> None:
    bot = First(POWER)
    run(POWER, [bot, bot], 2, 1, 1, options=SHORT)
    assert bot.asked == 0


def test_different_players_have_different_names() -> None:
    names, given = named([First, second, First(POWER), First, "First", lambda game: First(game, 0)])
    assert names == ("First-2", "second", "First-3", "First-2", "First", "<lambda>")
    assert set(given) == {"First-2", "First-3", "second", "<lambda>"}


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        (7, "bot-is-none"),
        (None, "bot-is-none"),
        (dict, "bot-is-none"),
        (lambda game: "greedy", "bot-is-none"),
        (lambda game: game.nothing, "bot-broken"),
        (OnlySolo, "bot-other-game"),
        (First(SOLO), "bot-other-game"),
        ("nobody", "unknown-bot"),
        ("tests.arena.test_players:Nobody", "bot-no-class"),
        ("tests.arena.test_players:", "bot-which"),
        ("no.such.module:Bot", "bot-no-module"),
        ("no_such_file.py", "unreadable-bot"),
        ("exec:./no_such_program", "bot-exec-missing"),
    ],
)
def test_what_is_no_player_is_said_before_anything_is_played(bot: object, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        run(POWER, [bot, "random"], 1)  # type: ignore[list-item]
    assert caught.value.message.key == key


def test_one_that_holds_something_says_how_it_could_be_given() -> None:
    bot = First(POWER)
    bot.file = sys.stdout  # type: ignore[attr-defined]
    with pytest.raises(BadInput) as caught:
        run(POWER, [bot, "random"], 1)
    assert caught.value.message.key == "bot-no-copy"


def test_a_player_that_was_added_is_named_like_any_other() -> None:
    register_bot("first", First, ("power",))
    try:
        assert numbers(["first", "random"]) == numbers([First, "random"])
        with pytest.raises(BadInput):
            run(SOLO, ["first"], 1)
    finally:
        forget_bot("first")
    with pytest.raises(BadInput):
        register_bot("First one", First)


def test_the_ladder_and_solitaires_take_them_too() -> None:
    names, given = named([First, second])
    (played,) = play_ladder([Part(POWER, 2, names, 2, options=SHORT, given=given)], 1)
    assert len(played.outcomes) == 2
    found = compare(SOLO, [(OnlySolo, 2), ("random", 2)], jobs=1)
    assert [one.series.bots for one in found.summaries] == [("OnlySolo",), ("random",)]


# -- who gives no move ---------------------------------------------------------------------------


def program(way: str, seconds: float = 30) -> Program:
    return Program(command(way), seconds)


def test_the_others_share_the_win() -> None:
    outcome = play_match(POWER, ["random", program("dies"), "random"], 1, 0, SHORT)
    assert outcome.clause == FORFEIT
    assert outcome.winners == (0, 2)
    assert outcome.winning_seats == (0, 2)
    assert outcome.forfeits == {1: "died"}
    assert outcome.reason == "forfeit-died"
    assert not outcome.lost
    assert outcome.fault.endswith("died: 3 | KeyError: 'x'")


def test_alone_it_is_lost_for_everybody() -> None:
    outcome = play_match(SOLO, [program("illegal")], 1, 0)
    assert (outcome.winners, outcome.lost, outcome.forfeits) == ((), True, {0: "illegal"})


def test_it_is_counted_and_disturbs_no_other_game(tmp_path: Path) -> None:
    """Every second game is played by a fair program: entry 1 sits in it in another seat."""
    summary = run(POWER, [program("hang", 0.3), program("fair")], 3, 1, 2, options=SHORT)
    assert summary.wins() == [0, 3]
    assert summary.clauses() == {"forfeit": 3}
    name = str(program("hang"))
    assert to_dict(summary)["forfeits"] == [{"bot": name, "fault": "slow", "games": 3}]
    for lang, text in (("en", "no answer in time"), ("fr", "pas de réponse à temps")):
        assert text in report_text(summary, lang)
    assert [told[1] for told in told_forfeits([summary])] == [0, 1, 2]
    json.dumps(to_dict(summary))


def test_a_solitaire_counts_why_it_was_lost() -> None:
    found = compare(SOLO, [(program("garbage"), 2), ("random", 2)], jobs=1)
    rows = solo_dict(found)["rows"]
    assert isinstance(rows, list)
    assert rows[0]["losses"] == {"forfeit-garbage": 2}
    assert rows[0]["forfeits"][0]["games"] == 2
    assert rows[1]["forfeits"] == []
    assert "forfeit: something that is no message" in solo_text(found, "en")


def test_a_kept_game_keeps_its_forfeit_and_its_players_code(tmp_path: Path) -> None:
    file, code = tmp_path / "played.jsonl", tmp_path / "mine.py"
    code.write_text(FILE.read_text())
    names, given = named([str(code), program("garbage")])
    series = Series("power", names, 1, 1, SHORT, POWER.edition(""), 1, given)
    outcome = play_match(POWER, series.players, 1, 0, SHORT)
    Kept(file, POWER).add(series, outcome)
    assert Kept(file, POWER).find(series, 0) == outcome
    assert outcome.forfeits == {1: "garbage"}
    code.write_text(FILE.read_text() + "\n# another version\n")
    assert Kept(file, POWER).find(series, 0) is None
