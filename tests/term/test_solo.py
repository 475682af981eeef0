"""A game for one: greeted, advised, sent by one word, won or lost; counted in turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.game import game
from arbitre.core.message import Message
from arbitre.term.play import _begun
from tests.term.tables import moves, piped, request
from tests.toys.climb import Climb, ClimbPosition, PackDraft, Word

GO = ["rope1", "go"]


def play_through() -> list[str]:
    return [word for turn in range(1, 5) for word in (f"rope{turn}", "go")]


def test_the_greeting_is_said_once(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    said = "The numbers of this mountain are our own.\n"
    played = piped(request("human", rules=climb, record=path), *GO)
    assert played.out.count(said) == 1
    assert played.out.startswith(said)
    assert said not in piped(request("", rules=climb, resume=path, seed=None), "quit").out
    assert said not in piped(request("guide", rules=climb)).out


def test_one_at_the_table_is_not_told_who_sits_there(climb: Climb) -> None:
    assert "the table" not in piped(request("human", rules=climb)).out
    assert (
        "Around the table: Climber · Second (guide)"
        in piped(request("human,guide", rules=climb)).out
    )


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        ("en", "Game over: you win (TM-2).", "Game over: you lose (TM-2)."),
        (
            "fr",
            "Partie finie\u00a0: vous avez gagné (TM-2).",
            "Partie finie\u00a0: vous avez perdu (TM-2).",
        ),
    ],
)
def test_the_end_is_said_to_the_one_who_played(
    climb: Climb, lang: str, won: str, lost: str
) -> None:
    ends = set()
    for seed in range(12):
        played = piped(request("human", lang, rules=climb, seed=seed), *play_through())
        assert played.code == 0
        assert (won in played.out) != (lost in played.out)
        ends.add(won in played.out)
    assert ends == {True, False}


def test_the_end_of_a_game_between_bots(climb: Climb) -> None:
    shown = "".join(piped(request("guide", rules=climb, seed=seed)).out for seed in range(12))
    assert "Game over: Climber (guide) wins (TM-2)." in shown
    assert "Game over: Climber (guide) loses (TM-2)." in shown
    two = "".join(piped(request("guide,guide", rules=climb, seed=n)).out for n in range(30))
    assert "Game over: Climber (guide) and Second (guide) lose (TM-2)." in two


def test_one_choice_needs_no_sending(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(request("human", rules=climb, record=path), "food1", "rope1", "go")
    assert moves(path)[:3] == ["climber food1", "climber rope1", "climber go"]
    assert "✓ food1   the choice food1\n    <odds n=3>\n" in played.out
    assert "told rolled" in played.out
    assert "Nothing more can be added" not in played.out


def test_a_warning_asks_before_the_choice_is_sent(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    asked = request("human", rules=climb, record=path)
    for answer in ("yes", "oui", "send"):
        played = piped(asked, "go", "", "# well", answer)
        assert "  <no-rope>\nReally “send”? (yes/no)\n" in played.out
        assert "told rolled" in played.out
    for lines in (["go", "no"], ["go", "sheet"], ["go", "no", "undo"]):
        played = piped(asked, *lines)
        assert "told rolled" not in played.out
        assert moves(path) == []
    assert "Nothing is done." in piped(asked, "go", "no", "sheet").out
    assert "Taken back: go" in piped(asked, "go", "sheet").out
    # what was not sent can be chosen again, and another choice takes its place
    piped(asked, "go", "no", "go", "yes")
    assert moves(path)[0] == "climber go"
    piped(asked, "go", "food1")
    assert moves(path) == ["climber food1"]


def test_what_stands_after_the_choice_is_dropped(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(request("human", rules=climb, record=path), "rope1; go; go")
    assert "The decision is made; the rest of the line is dropped: go; go" in played.out
    assert moves(path) == ["climber rope1"]


def test_a_sheet_still_needs_sending(tmp_path: Path) -> None:
    orders = ["T HQ G8", "T HQ G8", "F HQ IX", "F HQ IX", "D HQ S5"]
    played = piped(request(), *orders)
    assert "Nothing more can be added: “send” to finish" in played.out
    assert "Round 2" not in played.out
    # even one that a single order fills
    source = game("power").edition("").source.replace('name = "classic"', 'name = "terse"')
    terse = request(embedded=source.replace("orders = 5", "orders = 1"))
    played = piped(terse, "T HQ G8")
    assert "Nothing more can be added: “send” to finish" in played.out
    assert "Round 2" not in played.out


def test_notes_are_shown_with_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    from arbitre.games.power.play.draft import SheetDraft

    def notes(draft: SheetDraft) -> list[Message]:
        return [Message("warn-fine")] if draft.lines else []

    monkeypatch.setattr(SheetDraft, "notes", notes)
    said = "    " + piped(request(), "T HQ G8").out.rpartition("    ")[2]
    for lines, times in [
        (["T HQ G8"], 1),
        (["T HQ G8", "sheet"], 2),
        (["T HQ G8", "T HQ G7", "undo"], 3),
        (["T HQ G8", "T HQ G7", "move 2 1"], 3),
        (["sheet"], 0),
        (["T HQ R0"], 0),
    ]:
        assert piped(request(), *lines).out.count(said) == times, lines


def test_a_refused_decision_leaves_the_choice_open(
    climb: Climb, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A draft that offers what the rules refuse does not lock its player in."""
    path = tmp_path / "climb.arb"
    monkeypatch.setattr(PackDraft, "decision", lambda draft: Word(f"{draft.lines[0].text}"[:4]))
    played = piped(request("human", rules=climb, record=path), "rope1", "rope1", "food1")
    assert played.out.count("✗ rope: refused") == 2
    assert played.out.count("✗ food: refused") == 1


def test_a_hint_says_why_and_counts_its_budget(climb: Climb) -> None:
    played = piped(request("human", rules=climb), "hint", "sheet")
    assert "guide would write:\n  rope1!   the choice rope1!\n  <why budget=12>\n" in played.out
    assert "<why budget=5>" in piped(request("human", rules=climb, budget=5), "hint").out
    assert "écrirait" in piped(request("human", "fr", rules=climb), "conseil").out


def test_bots_get_the_budget_of_the_game(climb: Climb, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.toys.climb import Guide

    seen = set()
    decide = Guide.decide

    def watched(bot: Guide, view: object, rng: object, budget: int) -> object:
        seen.add(budget)
        return decide(bot, view, rng, budget)  # type: ignore[arg-type]

    monkeypatch.setattr(Guide, "decide", watched)
    piped(request("guide", rules=climb))
    piped(request("guide", rules=climb, budget=3))
    assert seen == {12, 3}


def test_a_game_may_be_counted_in_turns(climb: Climb) -> None:
    played = piped(request("human", rules=climb, seed=1), "back", *GO, "back", "back 1", "back 9")
    assert "No turn has been played yet." in played.out
    assert played.out.count("Turn 1: the board as it began, then what happened.") == 2
    assert "turn 1 heights [0] []" in played.out.partition("Turn 1: ")[2]
    assert "There is no turn “9”: 1 to 1." in played.out
    assert "look back at the last turn" in piped(request("human", rules=climb), "help").out
    assert "Aucun tour" in piped(request("human", "fr", rules=climb), "retour").out


def test_the_past_is_the_same_live_and_taken_up_again(
    climb: Climb, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClimbPosition, "first", "dawn")
    path = tmp_path / "climb.arb"
    asked = request("human", rules=climb, record=path, seed=1)
    live = piped(asked, "rope1", "go", "rope2", "go", "back 1", "back 2")
    again = piped(request("", rules=climb, resume=path, seed=None), "back 1", "back 2")
    shown = [played.out.partition("Turn 1: ")[2] for played in (live, again)]
    assert shown[0] == shown[1]
    # a turn begins where the one before has ended
    table = _begun(request("human", rules=climb, seed=1))
    for word in ("rope1", "go", "go"):
        table.make("climber", Word(word))
    assert [chapter.before.to_dict()["turn"] for chapter in table.chronicle.chapters] == [1, 2]
    told = [[event.name for event in chapter.events] for chapter in table.chronicle.chapters]
    assert told == [["dawn", "packed", "rolled", "weather"], ["dawn", "rolled", "weather"]]
    assert [event.name for event in table.chronicle.so_far] == [*told[0], *told[1], "dawn"]


def test_what_was_dealt_at_first_is_told(climb: Climb, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that begins with chance says what it dealt, once."""
    monkeypatch.setattr(ClimbPosition, "first", "dawn")
    played = piped(request("human", rules=climb), "rope1")
    assert played.out.startswith("The numbers of this mountain are our own.\n  told dawn ")
    assert played.out.count("told dawn") == 1


def test_who_follows_in_turn_is_not_out(climb: Climb, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.term.tables import seated

    monkeypatch.setenv("TERM", "dumb")
    played = seated(request("human,guide", rules=climb), "rope1", "go", "", "", "")
    assert "Nobody at the keyboard plays on." not in played.out
