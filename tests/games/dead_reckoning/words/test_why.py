"""`why`: every step of an Alliance answers with its clause, its candidates and what broke the tie."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core.catalogue import Clause
from arbitre.core.message import Event, Fact
from arbitre.core.record import read_record
from arbitre.core.terminal import told_line
from arbitre.core.voice import Told, Voice
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.game import DeadReckoning
from arbitre.games.dead_reckoning.words.codes import Known, sea_words
from arbitre.games.dead_reckoning.words.voice import DeadReckoningVoice
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


class Knowing(DeadReckoningVoice):
    """An English voice that knows a table."""

    def __init__(self, known: Known) -> None:
        Voice.__init__(self, sea_words(None, "en").with_known(known), None)


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


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.rule("DR-D6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_recorded_game_answers_why(record: str, lang: str) -> None:
    voice = game.voice(None, lang)
    words, terminal = voice.words, game.terminal(voice)
    read = read_record(record)
    events: list[Event] = []
    for _, _, happened in read.replay():
        events += happened
    turns = turns_of(events)
    assert len(turns) > 5
    several = 0
    for turn in turns:
        steps = steps_of(turn)
        assert steps
        assert terminal.why(turn, 0) == game.terminal(game.voice(None, words.lang)).why(
            turn, len(steps)
        )
        for number, step in enumerate(steps, 1):
            lines = terminal.why(turn, number)
            assert f"[{step.clause}]" in lines[1]
            rule = clause_of(step).statements[lang]
            assert any(rule in line for line in lines[2:]), step
            candidates = step.listed("among")
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


def test_a_telling_line_by_line_has_the_reasons_of_a_telling_at_once(record: str) -> None:
    """Whether an Alliance's turn is under way is read from the view, not from what was told before."""
    read = read_record(record)
    voice = game.voice(read.header.begin().view(None), "en")
    events: list[Event] = []
    by_lines: list[bool] = []
    for _, position, happened in read.replay():
        events += happened
        by_lines += explained(voice.tell(happened))
        voice = game.voice(position.view(None), "en")
    assert by_lines == explained(game.voice(None, "en").tell(events))


def explained(lines: list[Told]) -> list[bool]:
    """Of each event, whether it has reasons."""
    return [bool(line.reasons) for line in lines for _ in line.events]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_says_why(
    record: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.arb"
    path.write_text(record, encoding="utf-8")
    assert run(["replay", str(path), "--why", "--lang", lang]) == 0
    told = capsys.readouterr().out
    words = game.voice(None, lang).words
    assert words.phrase("step-candidates") in told
    rule = clause_of(Event("card", "DR-D1", {})).statements[lang]
    assert told.count(rule) == 1  # written out once


@pytest.mark.rule("DR-R5")
def test_a_step_says_its_candidates_and_what_broke_the_tie() -> None:
    args: dict[str, Fact] = {"side": 1, "space": "A2", "building": "fort"}
    event = Event("builds", "DR-R5", {**args, "among": ["A2", "B1"], "by": "production"})
    assert [told_line(line) for line in game.voice(None, "en").tell([event])] == [
        "Alliance: fort on A2 (among A2, B1; highest production) [DR-R5]"
    ]
    french = [told_line(line) for line in game.voice(None, "fr").tell([event])]
    assert french == [
        "Alliance\u00a0: fort sur A2 (parmi A2, B1\u00a0; la plus haute production) [DR-R5]"
    ]


@pytest.mark.rule("DR-R5")
def test_why_repeats_a_step_with_its_numbers_and_its_rule() -> None:
    terminal = game.terminal(Knowing(Known(tiles={"A2": "skerry"})))
    tile = Event("tile", "DR-B2", {"space": "A2", "tile": "skerry"})
    args: dict[str, Fact] = {"side": 1, "space": "A2", "building": "fort"}
    args |= {
        "among": ["A2", "B1"],
        "measures": ["first", "production"],
        "weights": [[4, 4], [3, 1]],
    }
    built = Event("builds", "DR-R5", {**args, "by": "production"})
    turn = [TURN, tile, built]
    lines = terminal.why(turn, 0)
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
        "The order: the value of the first place, then production, then the player’s choice."
    )
    assert lines[4].startswith("DR-R5: ")
    assert len(lines) == 5
    assert terminal.why(turn, 1)[0] == "Step 1 of 2"
    assert terminal.why(turn, 3) == ["There is no step 3: its last turn had 2 steps."]
    assert terminal.why([], 0) == ["The Alliance has not done anything yet."]
    assert terminal.steps(turn) == [
        "1. Turned up on A2: Skerry [DR-B2]",
        "2. Alliance: fort on A2 (Skerry) (among A2, B1; highest production) [DR-R5]",
    ]


def test_a_measure_after_the_one_that_decided_is_not_shown() -> None:
    args: dict[str, Fact] = {"space": "A1", "n": 2, "among": ["A1", "B1"], "by": "coins"}
    args |= {"measures": ["coins", "goods"], "weights": [[2, 0], [3, 4]]}
    step = Event("conditional-influence", "DR-L8", args)
    lines = game.terminal(game.voice(None, "en")).why([TURN, step], 0)
    assert lines[2] == "Candidates: A1: 2 coins lying there · B1: no coin lying there"
    french = game.terminal(game.voice(None, "fr")).why([TURN, step], 0)
    assert french[2] == (
        "Candidats\u00a0: A1\u00a0: 2 pièces posées · B1\u00a0: aucune pièce posée"
    )


@pytest.mark.rule("DR-X9", "DR-X10", "DR-X11")
def test_humans_are_told_apart_by_name() -> None:
    terminal = game.terminal(Knowing(Known(humans=2)))
    turn = Event("alliance-turn", "DR-T1", {"side": 2, "turn": 3})
    args: dict[str, Fact] = {"human": 1, "why": "flag", "among": [0, 1], "by": "damage"}
    args |= {"measures": ["sea", "distance", "damage"], "weights": [[1, 1], [2, 2], [0, 3]]}
    lines = terminal.why([turn, Event("plan-attack", "DR-M1", args)], 0)
    assert lines[2] == (
        "Candidates: Port: at sea, 2 steps away, 0 damage · Starboard: at sea, 2 steps away, 3 damage"
    )
    assert [line[:7] for line in lines[4:]] == ["DR-M1: ", "DR-X10:"]
    args = {"n": 2, "asked": "side", "among": [0, 1], "picked": "1"}
    lines = terminal.why([turn, Event("picked", "DR-D6", args)], 0)
    assert lines[1] == (
        "The player chooses for the Alliance among Port, Starboard: Starboard [DR-D6]"
    )


@pytest.mark.rule("DR-L8")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cargo_counted_first_is_said_as_such(lang: str) -> None:
    words = game.voice(None, lang).words
    args: dict[str, Fact] = {"space": "B1", "n": 2, "among": ["A1", "B1"], "by": "stored"}
    event = Event(
        "conditional-influence",
        "DR-L8",
        {**args, "measures": ["stored", "goods"], "weights": [[0, 3], [5, 4]]},
    )
    lines = " ".join(game.terminal(game.voice(None, lang)).why([TURN, event], 1))
    assert words.phrase("step-stored") in lines
    assert words.phrase("mark-weight-stored", {"n": 3}) in lines
    assert words.phrase("step-coins") not in lines
