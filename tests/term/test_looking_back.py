"""A past round or turn stepped through: each line with the board as it then stood."""

from __future__ import annotations

import re

import pytest

from arbitre.core.game import game
from arbitre.core.record import Recorder
from arbitre.term.chronicle import Chronicle
from arbitre.term.commands import name_of
from tests.term.tables import Played, piped, request, seated
from tests.toys.climb import Climb

ROUND = ["T HQ G8", "send", "skip"]


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 100 by 50 that knows no codes."""
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "50")


def stepped(played: Played) -> str:
    """What was shown from the first moment on."""
    return played.out.partition(", moment by moment: the board as it began.")[2]


def test_enter_shows_the_next_moment_and_skip_ends() -> None:
    played = seated(request(), *ROUND, "back", "step", "", "", "skip", "q", "sheet")
    shown = stepped(played)
    prompts = re.findall(r"-- Moment (\d+) of (\d+) \|", shown)
    assert [int(number) for number, _ in prompts] == [1, 2, 3]
    first, second, *_ = re.split(r"-- Moment \d+ of \d+ \|.*?-- ", shown)
    assert "Green moves a tank from HQG to G8" in first
    # the board as it began, then with the tank where it went, and nothing else moved yet
    began, moved = first.split("Power | round 1")[1:]
    assert "G8 1T" not in began
    assert "G8 1T" in moved
    assert moved.count("2I 2T 2F 2D") == 3
    assert second.count("Power | round 1") == 1
    assert "G8 1T" in second
    assert shown.count("Power | ") == 1 + len(prompts)
    # having seen enough one leafs on
    assert "-- Round 1 of 1 | Enter: next | -: previous | step: moment by moment | q" in shown
    assert "Your sheet is empty." in shown


def test_one_steps_back_too_and_through_to_the_end() -> None:
    played = seated(request(), *ROUND, "back step", "", "-", "-", *[""] * 60)
    numbers = [int(n) for n in re.findall(r"-- Moment (\d+) of", stepped(played))]
    last = max(numbers)
    assert numbers == [1, 2, 1, 1, *range(2, last + 1)]  # before the first there is none


def test_a_pipe_gets_all_moments_only_when_it_asks() -> None:
    played = piped(request(), "T HQ G8", "send", "back 1", "back 1 step", "back step")
    plain, once, again = played.out.split("Round 1")[-3:]
    assert plain.count("Power | round") == 1
    assert once.partition("Green 1")[0] == again.partition("Green 1")[0]
    assert "Moment 1 of" not in played.out
    lines = [line for line in plain.splitlines() if line.startswith("  Green moves")]
    assert lines
    assert [line for line in once.splitlines() if line.startswith("  Green moves")] == lines
    assert once.count("Power | round") > 4
    # the last board is the one the next round began with
    assert once.rindex("Power | round 2") > once.rindex("Power | round 1")


@pytest.mark.parametrize(
    ("lang", "command"),
    [("en", "back step"), ("en", "back 1 step by step"), ("fr", "retour pas"), ("fr", "retour 1 pas à pas")],
)  # fmt: skip
def test_the_words_of_both_languages(lang: str, command: str) -> None:
    send = name_of("send", lang)
    played = piped(request(lang=lang), {"en": "F", "fr": "C"}[lang] + " HQ IX", send, command)
    said = {"en": "Round 1, moment by moment", "fr": "Manche 1, moment par moment"}
    assert said[lang] in played.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_the_word_that_is_understood(lang: str) -> None:
    shown = piped(request(lang=lang), name_of("help", lang)).out
    row = next(line for line in shown.splitlines() if f" {name_of('back', lang)} [n]" in line)
    assert f"[{name_of('step', lang)}]" in row


def test_a_round_that_is_not_there() -> None:
    played = piped(request(), "T HQ G8", "send", "back 9 step", "back 1 stepp", "back x")
    assert 'There is no round "9": 1 to 1.' in played.out
    assert 'There is no round "1 stepp": 1 to 1.' in played.out
    assert 'There is no round "x": 1 to 1.' in played.out


def test_the_alliance_is_watched_with_its_reasons() -> None:
    """A turn of Dead Reckoning: what the game itself did is stepped through, each step explained."""
    rules = game("dead_reckoning")
    turn = ["end", "yes", "skip", "skip"]
    played = seated(request("human", rules=rules, seed=4), *turn, "back step", *["why", ""] * 40)
    shown = stepped(played)
    assert "why: its reasons | skip: return --" in shown
    reasons = re.findall(r"^    (.*)$", shown, re.MULTILINE)
    assert any("DR-" in reason for reason in reasons)
    assert "The rules left nothing to be weighed here." in shown


def test_a_turn_with_chance_in_it_is_one_chapter(climb: Climb) -> None:
    played = piped(request("human", rules=climb, seed=1), "rope1", "go", "back step")
    shown = stepped(played)
    boards = re.findall(r"turn (\d) heights (\S+)", shown.partition("climber")[0])
    assert boards[0] == ("1", "[0]")
    assert boards[-1][0] == "2"


def test_chapters_know_their_lines_live_and_taken_up_again(climb: Climb) -> None:
    recorder = Recorder.begin(climb, players=["a"], seed=1, dealing=False)
    chronicle = Chronicle(recorder.after(0))
    for word in ("rope1", "go", "", "", "go", "", ""):
        events = recorder.play("climber", word) if word else recorder.deal_one()
        chronicle.note(recorder.position, events, len(recorder.entries))
    again = Chronicle.of(recorder)
    for found in (chronicle, again):
        assert [(one.first, one.end) for one in found.chapters] == [(0, 4), (4, 7)]
        for chapter in found.chapters:
            moments, after = chapter.watch(recorder)
            assert [moment.event for moment in moments] == chapter.events
            assert after == recorder.after(chapter.end)
            assert chapter.before == recorder.after(chapter.first)  # it was not changed
