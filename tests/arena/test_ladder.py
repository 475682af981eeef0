"""The ladder: the same on any number of cores, gone on with after an interruption, told in two languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from math import log10
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arbitre.arena import match
from arbitre.arena.kept import Kept
from arbitre.arena.ladder import Ladder, Part, parts_of, play_ladder
from arbitre.arena.ladder_report import (
    ladder_dict,
    ladder_page,
    ladder_plot,
    ladder_text,
    plot_name,
)
from arbitre.arena.match import Outcome
from arbitre.arena.sequential import BETTER, NOT_BETTER, OPEN, WORSE
from arbitre.arena.tournament import Series
from arbitre.arena.until import play_until
from arbitre.arena.until_report import until_dict, until_text
from arbitre.core import game as registry
from arbitre.core.game import game, register
from arbitre.core.message import BadInput
from tests.toys.cards import Cards
from tests.toys.patience import Patience

POWER = game("power")
ROUNDS: dict[str, object] = {"rounds": 6}
PATIENCE = Patience()


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    for toy in (PATIENCE, Cards()):
        register(toy)
    yield
    for name in ("patience", "cards"):
        registry._games.pop(name)


def tables(games: int = 12, levels: int = 0) -> Part:
    return Part(POWER, 3, ("greedy", "random"), games, levels, seed=2, options=ROUNDS)


def alone(games: int = 20) -> Part:
    return Part(PATIENCE, 1, ("bold", "dreamer", "timid"), games, seed=2)


def play(part: Part, jobs: int = 1, kept: dict[str, Kept] | None = None) -> Ladder:
    return next(iter(play_ladder([part], jobs, kept=kept)))


PARTS = {"tables": tables(levels=6), "alone": alone()}
PART = pytest.mark.parametrize("name", PARTS)


@cache  # a ladder is played once for all who look at it
def ladder_of(name: str) -> Ladder:
    return play(PARTS[name])


@PART
def test_the_ladder_does_not_depend_on_jobs(name: str) -> None:
    first, second = ladder_of(name), play(PARTS[name], 2)
    assert first.played == second.played
    assert ladder_text(first, "en") == ladder_text(second, "en")
    assert ladder_plot(first, "fr") == ladder_plot(second, "fr")


def test_every_game_of_a_table_is_planned_once() -> None:
    planned = [(planned[0].bots, planned[1]) for _, planned in tables(40, 20).planned()]
    assert len(set(planned)) == len(planned)
    # whole blocks of three: 42 of the round robin, 21 of the step
    assert len(planned) == 63
    # greedy against two, two greedy against one, by turns; then the step
    assert planned[0][0] != planned[3][0]
    assert {bots for bots, _ in planned[-21:]} == {("greedy", "random", "random")}


def test_wins_and_seats_add_up() -> None:
    ladder = ladder_of("tables")
    assert len(ladder.played) == 18
    seats = [ladder.seats_of(player) for player in (0, 1)]
    assert sum(seats) == 3 * 18
    assert sum(ladder.wins_of(player) for player in (0, 1)) == pytest.approx(
        sum(ladder.seat_wins())
    )
    (step,) = ladder.steps()
    # six of the step, and the blocks of the round robin that are the same table
    assert (step.player, step.against, step.games) == (0, 1, 6 + 6)
    assert ladder.order() == [0, 1]
    assert ladder.ratings().rating(0) == 1000  # the last of the game's own players


def made(part: Part, wins: dict[str, list[bool]]) -> Ladder:
    """A ladder of players alone whose wins are given."""
    played: list[tuple[tuple[int, ...], Outcome]] = []
    for deal in range(part.games):
        for player, bot in enumerate(part.bots):
            won = (0,) if wins[bot][deal] else ()
            played.append(((player,), Outcome(deal, (0,), won, won, "", 5 + player, 5, {})))
    return Ladder(part, played)


def test_players_alone_are_rated_by_duels() -> None:
    part = Part(PATIENCE, 1, ("bold", "timid"), 100)
    wins = {"bold": [True] * 70 + [False] * 30, "timid": [True] * 20 + [False] * 80}
    ladder = made(part, wins)
    # 50 won, 50 drawn, and the drawn one that is added: 75.5 to 25.5
    assert ladder.ratings().rating(0) == pytest.approx(1000 + 400 * log10(75.5 / 25.5))
    (pair,) = ladder.pairs()
    assert (pair.bot, pair.against, pair.only, pair.only_against) == ("bold", "timid", 50, 0)
    data = ladder_dict(ladder)
    assert [row["wins"] for row in data["players"]] == [70, 20]  # type: ignore[attr-defined]
    assert [row["length"]["median"] for row in data["players"]] == [5, 6]  # type: ignore[attr-defined]


def test_what_was_played_is_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "played.jsonl"
    whole = play(tables())

    def stop(done: int, total: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(play_ladder([tables()], 1, stop, {"power": Kept(file, POWER)}))
    with file.open("a") as end:
        end.write('\n{"of":"half a li')
    count: list[object] = []
    original = match.play_match

    def counted(*given: object, **named: object) -> Outcome:
        count.append(given)
        return original(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr("arbitre.arena.tournament.play_match", counted)
    again = play(tables(), kept={"power": Kept(file, POWER)})
    assert again.played == whole.played
    assert len(count) == 12 - 7
    # more games, another seed: what is there is used where it belongs
    count.clear()
    play(tables(15), kept={"power": Kept(file, POWER)})
    assert len(count) == 3
    other = Part(POWER, 3, ("greedy", "random"), 12, seed=3, options=ROUNDS)
    play(other, kept={"power": Kept(file, POWER)})
    assert len(count) == 3 + 12


def test_another_version_of_a_player_plays_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "played.jsonl"
    series = Series("patience", ("bold",), 1, 1, {}, PATIENCE.edition(""))
    outcome = Outcome(0, (0,), (0,), (0,), "PA-1", 3, 4, {0: 7}, False, {"rolls": 2}, "why", 0.5)
    Kept(file, PATIENCE).add(series, outcome)
    assert Kept(file, PATIENCE).find(series, 0) == outcome
    monkeypatch.setattr("arbitre.arena.kept.version_of", lambda game: "other")
    assert Kept(file, PATIENCE).find(series, 0) is None


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in ({"bots": ["greedy"]}, {"bots": ["greedy", "greedy"]}, {"seats": [5]}):
        with pytest.raises(BadInput):
            parts_of(POWER, **wrong)
    with pytest.raises(BadInput):
        parts_of(game("sans_allies"), difficulties=["easy-peasy"])
    with pytest.raises(BadInput):
        list(play_ladder([Part(POWER, 2, ("greedy", "nobody"), 2)]))


def test_difficulties_by_name_and_all() -> None:
    rules = game("sans_allies")
    names = [one.name for one in rules.difficulties()]
    found = [part[2].name for part in parts_of(rules, difficulties=["all"]) if part[2]]
    assert found == names
    assert [part[2] for part in parts_of(POWER, difficulties=["all"])] == [None] * 3
    usual = parts_of(rules)[0][2]
    assert usual is not None
    assert usual.usual


@pytest.mark.parametrize("lang", ["en", "fr"])
@PART
def test_text_page_and_plot(name: str, lang: str) -> None:
    ladder = ladder_of(name)
    text = ladder_text(ladder, lang)
    assert all(bot in text for bot in PARTS[name].bots)
    assert "arena-" not in text
    page = ladder_page([ladder, ladder], "./arbitre ladder", "plots", lang)
    assert page.count(f"](plots/{plot_name(ladder)})") == 2
    assert "./arbitre ladder\n" in page
    note = {"en": "Ratings:", "fr": "Cotes\u00a0:"}[lang]
    assert page.count(note) == 1
    drawn = ladder_plot(ladder, lang)
    root = ElementTree.fromstring(drawn)
    circles = root.findall(".//{http://www.w3.org/2000/svg}circle")
    # ratings, then seats or rates; lengths of those who won anything
    part = PARTS[name]
    lengths = sum(1 for player in range(len(part.bots)) if ladder.lengths(player))
    middle = part.seats if not part.alone else len(part.bots)
    assert len(circles) == len(part.bots) + middle + lengths
    for circle in circles:
        assert 0 <= float(circle.attrib["cx"]) <= 720
    json.dumps(ladder_dict(ladder))


# -- is one player better? -----------------------------------------------------------------------


def bold_and_timid(first: str, other: str, games: int = 400) -> list[Series]:
    return [
        Series("patience", (bot,), games, 5, {}, PATIENCE.edition("easy"), 3)
        for bot in (first, other)
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_two_players_alone_until_one_is_better(jobs: int) -> None:
    decided = play_until(PATIENCE, bold_and_timid("bold", "timid"), jobs=jobs)
    assert decided.test.verdict == BETTER
    assert decided.test.trials == len(decided.summaries[0].outcomes) < 200
    back = play_until(PATIENCE, bold_and_timid("timid", "bold"), jobs=jobs)
    assert (back.test.verdict, back.test.trials) == (WORSE, decided.test.trials)
    only = sum(
        bool(one.winners) > bool(other.winners)
        for one, other in zip(*(summary.outcomes for summary in decided.summaries), strict=True)
    )
    alone_other = sum(
        bool(one.winners) < bool(other.winners)
        for one, other in zip(*(summary.outcomes for summary in decided.summaries), strict=True)
    )
    trials = decided.test.trials
    assert decided.test.mean == pytest.approx(0.5 + (only - alone_other) / trials / 2)


def test_the_same_player_is_never_better_than_itself() -> None:
    decided = play_until(PATIENCE, bold_and_timid("bold", "bold", 60), jobs=1)
    assert (decided.test.verdict, decided.test.trials, decided.test.mean) == (OPEN, 60, 0.5)
    close = play_until(PATIENCE, bold_and_timid("bold", "bold"), jobs=1, margin=0.2)
    assert close.test.verdict == NOT_BETTER


@pytest.mark.no_cover  # long: other tests measure it
def test_a_table_until_one_is_better_looks_after_whole_rotations() -> None:
    bots = ("random", "greedy", "greedy")
    series = Series("power", bots, 300, 1, {"rounds": 6}, POWER.edition(""))
    decided = play_until(POWER, [series], jobs=1)
    assert decided.test.verdict == WORSE
    assert len(decided.summaries[0].outcomes) == 3 * decided.test.trials
    assert decided.test.level == pytest.approx(1 / 3)
    assert decided.test.mean == pytest.approx(
        decided.summaries[0].wins()[0] / (3 * decided.test.trials)
    )
    data = until_dict(decided)
    assert data["test"]["verdict"] == "worse"  # type: ignore[index]
    assert "random is worse than greedy" in until_text(decided, "en")
    assert "random est moins bon que greedy" in until_text(decided, "fr")
