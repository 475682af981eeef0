"""`why`: every step of an Alliance answers with its clause, its candidates and what broke the tie."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core.catalogue import Clause
from arbitre.core.message import Event
from arbitre.core.record import read_record
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.game import DeadReckoning
from arbitre.games.dead_reckoning.terminal.talk import DeadReckoningTalk
from arbitre.games.dead_reckoning.words.codes import Known, SeaWords
from arbitre.games.dead_reckoning.words.why import steps_of
from tests.playthroughs import Playthrough

game = DeadReckoning()
GAMES = [
    ("normal", 1),
    ("hard", 1),
    ("expert", 1),
    ("extreme", 1),
    ("normal", 2),
    ("extreme", 2),
]
TURN = Event("alliance-turn", "DR-T1", {"side": 1, "turn": 3})
CHOOSING = set(
    "builds produces upgrades puts conditional-influence plan-building beats-merchant plan-attack foe "
    "tie-toss picked".split()
)
"""Steps that are a choice whenever there are several candidates."""


def knowing(talk: DeadReckoningTalk, known: Known) -> SeaWords:
    """English words that know a table."""
    words = talk.words("en")
    assert isinstance(words, SeaWords)
    return words.with_known(known)


@pytest.fixture(scope="module", params=GAMES, ids=[f"{one}-{players}" for one, players in GAMES])
def record(request: pytest.FixtureRequest) -> str:
    """A whole game of greedy, recorded."""
    difficulty, players = request.param
    options: dict[str, object] = {"difficulty": difficulty}
    return Playthrough("dead_reckoning", "why", ["greedy"] * players, options, seed=11).play()


def turns_of(events: list[Event]) -> list[list[Event]]:
    """The events of each turn of an Alliance, the humans' turns after it included."""
    turns: list[list[Event]] = []
    for event in events:
        if event.name == "alliance-turn":
            turns.append([])
        if turns:
            turns[-1].append(event)
    return turns


def clause_of(event: Event) -> Clause:
    found = game.catalogue.find(event.clause)
    assert found is not None, event
    return found


@pytest.mark.rule("DR-D6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_recorded_game_answers_why(record: str, lang: str) -> None:
    talk = DeadReckoningTalk()
    words = talk.words(lang)
    read = read_record(record)
    events: list[Event] = []
    for _, position, happened in read.replay():
        talk.prompt(position.view(None), words)
        events += happened
    turns = turns_of(events)
    assert len(turns) > 5
    several = 0
    for turn in turns:
        steps = steps_of(turn)
        assert steps
        assert talk.why(turn, 0, words) == talk.why(turn, len(steps), words)
        for number, step in enumerate(steps, 1):
            lines = talk.why(turn, number, words)
            assert f"[{step.clause}]" in lines[1]
            rule = clause_of(step).statements[lang]
            assert any(rule in line for line in lines[2:]), step
            candidates = str(step.args.get("among", "-")).split()
            if len(candidates) > 1:
                several += 1
                label = words.phrase("step-candidates")
                listed = next(line for line in lines if line.startswith(label))
                assert listed.count(" · ") == len(candidates) - 1
                assert step.name == "picked" or step.args["by"]
                assert words.phrase("step-order", {"by": "", "order": ""})[:6] in lines[3]
            elif step.name in CHOOSING:
                assert len(candidates) == 1, step
                assert step.args["by"] in ("only", "named"), step
    assert several > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_says_why(
    record: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.arb"
    path.write_text(record, encoding="utf-8")
    assert run(["replay", str(path), "--why", "--lang", lang]) == 0
    told = capsys.readouterr().out
    words = DeadReckoningTalk().words(lang)
    assert words.phrase("step-candidates") in told
    rule = clause_of(Event("card", "DR-D1", {})).statements[lang]
    assert told.count(rule) == 1  # written out once


@pytest.mark.rule("DR-R5")
def test_a_step_says_its_candidates_and_what_broke_the_tie() -> None:
    talk = DeadReckoningTalk()
    args: dict[str, str | int] = {"side": 1, "space": "A2", "building": "fort"}
    event = Event("builds", "DR-R5", {**args, "among": "A2 B1", "by": "production"})
    assert talk.tell([event], talk.words("en")) == [
        "Alliance: fort on A2 (among A2, B1; highest production) [DR-R5]"
    ]
    french = talk.tell([event], talk.words("fr"))
    assert french == [
        "Alliance\u00a0: fort sur A2 (parmi A2, B1\u00a0; la plus haute production) [DR-R5]"
    ]


@pytest.mark.rule("DR-R5")
def test_why_repeats_a_step_with_its_numbers_and_its_rule() -> None:
    talk = DeadReckoningTalk()
    words = knowing(talk, Known(tiles={"A2": "skerry"}))
    tile = Event("tile", "DR-B2", {"space": "A2", "tile": "skerry"})
    args: dict[str, str | int] = {"side": 1, "space": "A2", "building": "fort"}
    args |= {"among": "A2 B1", "weights": "first:4,4 production:3,1"}
    built = Event("builds", "DR-R5", {**args, "by": "production"})
    turn = [TURN, tile, built]
    lines = talk.why(turn, 0, words)
    assert lines[:2] == [
        "Step 2 of 2",
        "Alliance: fort on A2 (Skerry) (among A2, B1; highest production) [DR-R5]",
    ]
    assert lines[2] == (
        "Candidates: A2 (Skerry): first place worth 4, makes 3 in all · "
        "B1: first place worth 4, makes 1 in all"
    )
    assert lines[3] == (
        "Decided by: highest production. "
        "The order: the value of the first place, then production, then the player's choice."
    )
    assert lines[4].startswith("DR-R5: ")
    assert len(lines) == 5
    assert talk.why(turn, 1, words)[0] == "Step 1 of 2"
    assert talk.why(turn, 3, words) == ["There is no step 3: its last turn had 2 steps."]
    assert talk.why([], 0, words) == ["The Alliance has not done anything yet."]
    assert talk.steps(turn, words) == [
        "1. Turned up on A2: Skerry [DR-B2]",
        "2. Alliance: fort on A2 (Skerry) (among A2, B1; highest production) [DR-R5]",
    ]


def test_a_measure_after_the_one_that_decided_is_not_shown() -> None:
    talk = DeadReckoningTalk()
    args: dict[str, str | int] = {"space": "A1", "n": 2, "among": "A1 B1", "by": "coins"}
    args["weights"] = "coins:2,0 goods:3,4"
    step = Event("conditional-influence", "DR-L8", args)
    lines = talk.why([TURN, step], 0, talk.words("en"))
    assert lines[2] == "Candidates: A1: 2 coins lying there · B1: no coin lying there"
    french = talk.why([TURN, step], 0, talk.words("fr"))
    assert french[2] == (
        "Candidats\u00a0: A1\u00a0: 2 pièces posées · B1\u00a0: aucune pièce posée"
    )


@pytest.mark.rule("DR-X9", "DR-X10", "DR-X11")
def test_humans_are_told_apart_by_name() -> None:
    talk = DeadReckoningTalk()
    words = knowing(talk, Known(humans=2))
    turn = Event("alliance-turn", "DR-T1", {"side": 2, "turn": 3})
    args: dict[str, str | int] = {"human": 1, "why": "flag", "among": "0 1", "by": "damage"}
    args["weights"] = "sea:1,1 distance:2,2 damage:0,3"
    lines = talk.why([turn, Event("plan-attack", "DR-M1", args)], 0, words)
    assert lines[2] == (
        "Candidates: Port: at sea, 2 steps away, 0 damage · Starboard: at sea, 2 steps away, 3 damage"
    )
    assert [line[:7] for line in lines[4:]] == ["DR-M1: ", "DR-X10:"]
    args = {"n": 2, "asked": "side", "among": "0 1", "picked": "1"}
    lines = talk.why([turn, Event("picked", "DR-D6", args)], 0, words)
    assert lines[1] == (
        "The player chooses for the Alliance among Port, Starboard: Starboard [DR-D6]"
    )


@pytest.mark.rule("DR-L8")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cargo_counted_first_is_said_as_such(lang: str) -> None:
    words = game.talk().words(lang)
    args: dict[str, str | int] = {"space": "B1", "n": 2, "among": "A1 B1", "by": "stored"}
    event = Event("conditional-influence", "DR-L8", {**args, "weights": "stored:0,3 goods:5,4"})
    lines = " ".join(game.talk().why([TURN, event], 1, words))
    assert words.phrase("step-stored") in lines
    assert words.phrase("mark-weight-stored", {"n": 3}) in lines
    assert words.phrase("step-coins") not in lines
