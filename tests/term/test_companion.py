"""Beside a real table: nobody deals, people type what the dice show."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import game, game_names
from arbitre.core.record import read_record
from arbitre.term.companion import ChanceDesk
from arbitre.term.play import Request, _begun
from arbitre.term.saving import sealed_path
from arbitre.term.screen import Printer
from tests.term.tables import moves, piped, request, seated
from tests.toys.cards import Cards
from tests.toys.climb import Climb

SUMMIT = ["rope1", "go", "6 sun", "rope2", "go", "3 sun"]


def companion(toy: Climb, seats: str = "human", lang: str = "en", **more: Any) -> Request:
    return request(seats, lang, rules=toy, companion=True, **more)


def test_a_whole_game(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(companion(climb, record=path), *SUMMIT)
    assert played.code == 0
    assert "Beside a real table" in played.out
    assert played.out.count("Which die?") == 2
    assert "told rolled 6\n  told weather sun\n" in played.out
    assert "Game over: you win (TM-2)." in played.out
    text = path.read_text(encoding="utf-8")
    assert "commitment" not in text
    assert "seed" not in text
    assert moves(path)[:4] == ["climber rope1", "climber go", "chance 6", "chance sun"]
    assert moves(path)[-1] == "end climber TM-2"
    assert list(read_record(text).replay())


def test_one_outcome_a_line(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(companion(climb, record=path), "rope1", "go", "6", "sun", "quit")
    # where the game has no question of its own, there is a general one
    assert "What does the table show? (“?”: what is possible)" in played.out
    assert moves(path) == ["climber rope1", "climber go", "chance 6", "chance sun"]
    assert played.err == f"Game saved in {path}, go on with --resume.\n"
    assert not sealed_path(path).exists()  # there is no seed to keep


def test_words_are_understood_as_things_stand(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    piped(companion(climb, lang="fr", record=path), "rope1", "go", "s s", "rope2", "go", "2 Neige")
    assert [line for line in moves(path) if "chance" in line] == [
        "chance 6",
        "chance sun",
        "chance 2",
        "chance snow",
    ]


def test_a_line_goes_as_far_as_it_can(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(companion(climb, record=path), "rope1", "go", "6 fog sun", "sun")
    told, refused, taken = (
        played.out.find("told rolled 6"),
        played.out.find("✗ fog: refused (TM-1), “fog” cannot be chosen"),
        played.out.find("1 of 3 is taken, the rest of the line is dropped."),
    )
    assert 0 < told < refused < taken
    assert moves(path)[2:] == ["chance 6", "chance sun"]
    # more than was asked for
    played = piped(companion(climb, record=path), "rope1", "go", "6 sun 4 sun", "undo")
    assert "2 of 4 are taken" in played.out
    assert "refused" not in played.out
    # nothing of it
    played = piped(companion(climb, record=path), "rope1", "go", "7 sun", "7", "-")
    assert "Nothing of this line is taken." in played.out
    assert played.out.count("“?” shows what is possible.") == 3
    assert moves(path) == ["climber rope1", "climber go"]


def test_what_is_possible(climb: Climb) -> None:
    played = piped(companion(climb), "rope1", "go", "?", "3", "?", "? no", "? zz")
    assert "What may happen, and how likely:\n  1 (1/6) · 2 (1/6) · 3 (1/6)" in played.out
    assert "  sun (2/3) · snow (1/3)\n" in played.out
    assert "\n  snow (1/3)\n" in played.out
    assert played.out.endswith("“?” shows what is possible.\n")
    french = piped(companion(climb, lang="fr"), "rope1", "go", "3", "?")
    assert "  soleil (2/3) · neige (1/3)\n" in french.out


def test_every_command_works_where_chance_is_asked_for(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    lines = ["rope1", "go", "help", "rule TM-1", "board", "back", "why", "scores", f"save {path}"]
    played = piped(companion(climb), *lines, "hint", "send", "resign", "", "# hm", "quit", "6")
    start = played.out.partition("Which die?")[2]
    for said in (
        "Commands, beside what the table shows\n",
        "what chance may do now, and how likely it is",
        "undo             take back the last card, die or move",
        "TM-1 (our choice)",
        "turn 1 heights [0] ['rope1']",
        "No turn has been played yet.",
        "There is no step to explain in this game.",
        "This game keeps no scores.",
        "The game is saved in",
        "“hint” is for a player’s decision: chance comes first",
        "“send” is for",
        "“resign” is for",
    ):
        assert said in start, said
    assert "hand the sheet in" not in start
    assert "why [n]" not in start  # this game explains nothing
    assert moves(path) == ["climber rope1", "climber go"]


def test_a_mistyped_die_is_corrected(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    asked = companion(climb, lang="fr", record=path)
    played = piped(asked, "rope1", "go", "5", "annuler", "6", "soleil", "annuler", "neige")
    assert "Repris\u00a0: 5" in played.out
    assert "Repris\u00a0: soleil" in played.out
    assert moves(path)[2:] == ["chance 6", "chance snow"]
    # at the player's prompt as well, and on to the player's own moves
    played = piped(asked, "rope1", "go", "5 sun", *["annuler"] * 5, "food1")
    assert "il n’y a pas de coup à reprendre" in played.out
    assert moves(path) == ["climber food1"]


def test_a_bot_that_answered_a_mistyped_die_answers_again(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    asked = companion(climb, "human,guide", record=path)
    piped(asked, "rope1", "go", "5 sun", "undo", "snow", "2")
    words = [line.split()[1] for line in moves(path)]
    assert words == ["rope1", "go", "5", "snow", "rope2", "go", "2"]
    # and its own moves alone leave nothing to take back
    played = piped(companion(climb, "guide,human"), "undo")
    assert "there is no move to take back" in played.out


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", [name for name in game_names() if game(name).chance])
def test_what_a_dealer_deals_can_be_typed(name: str, lang: str, tmp_path: Path) -> None:
    """A whole game of bots, dealt, and again with every outcome typed in words: the same lines."""
    rules = game(name)
    dealt, typed = tmp_path / "dealt", tmp_path / "typed"
    seats = ",".join(["random"] * rules.seat_counts[0])
    piped(request(seats, lang, rules=rules, record=dealt))
    record = read_record(dealt.read_text(encoding="utf-8"))
    lines: list[str] = []
    before = record.header.begin()
    for entry, position, _ in record.replay():
        if entry.seat == CHANCE:
            move = before.read(CHANCE, entry.move)
            lines.append(rules.voice(before.view(None), lang).outcome(move))  # as things stand
        before = position.copy()
    # a game may keep less beside a real table: here all of it is kept
    whole: dict[str, object] = dict.fromkeys(rules.companion_options(), False)
    asked = request(seats, lang, rules=rules, companion=True, record=typed, options=whole)
    played = piped(asked, *lines)
    assert played.code == 0
    assert "✗" not in played.out
    assert moves(typed) == moves(dealt)


def test_bots_play_and_people_roll(climb: Climb) -> None:
    played = piped(companion(climb, "guide"), "6 sun", "6 sun")
    assert "At the table: Climber (guide)" in played.out
    assert "Game over: Climber (guide) wins (TM-2)." in played.out


def test_a_resumed_game_goes_on_beside_the_table(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    piped(companion(climb, record=path), *SUMMIT[:2])
    again = request("", rules=climb, resume=path, seed=None)
    played = piped(again, "6 sun")
    assert played.out.startswith("Beside a real table")
    assert "Which die?" in played.out
    assert not sealed_path(path).exists()
    assert "Game over: you win" in piped(again, *SUMMIT[3:]).out
    assert moves(path)[-1] == "end climber TM-2"
    # a game that was dealt goes on being dealt
    piped(request("human", rules=climb, record=path), "rope1", "go")
    assert "Beside a real table" not in piped(again, "quit").out


def test_the_last_die_can_be_corrected_too(
    climb: Climb, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    path = tmp_path / "climb.arb"
    played = seated(companion(climb, record=path), *SUMMIT, "undo", "snow", "quit")
    assert '-- The game is over | Enter: finish | "undo": take the last line back --' in played.out
    assert "Taken back: sun" in played.out
    assert moves(path)[-1] == "chance snow"
    assert "Game over" in seated(companion(climb, record=path), *SUMMIT, "").out


def test_leaving_asks_where_nothing_is_saved(climb: Climb, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    played = seated(companion(climb), "rope1", "go", "quit", "no", "6", "quit", "yes")
    assert 'Really "quit"? (yes/no) ' in played.out
    assert "told rolled 6" in played.out
    assert "Table> " in played.out
    assert played.err == "Game left without saving.\n"


def test_hidden_cards_are_dealt_by_hand(tmp_path: Path) -> None:
    """What decides at once is revealed by the recorder, and the die after it can be corrected."""
    from arbitre.core import game as registry
    from tests.term.test_other_game import SpokenCards

    toy = SpokenCards()
    registry.register(toy)
    try:
        path = tmp_path / "cards.arb"
        asked = request("human,random", rules=toy, companion=True, record=path)
        played = piped(asked, "1", "2", "3", "4", "1", "high", "undo", "low", "undo", "undo")
        assert moves(path)[:4] == ["chance 1", "chance 2", "chance 3", "chance 4"]
        assert played.out.count("Taken back: ") == 2
        assert "it was revealed together with the others’" in played.out
        assert len(moves(path)) == 6
    finally:
        registry.register(Cards())


def test_a_game_without_chance_or_a_desk_needs_no_companion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(game("power")), "desk", False)
    played = piped(request(companion=True))
    assert played.code == 2
    assert played.out == ""
    assert played.err == (
        "arbitre: nothing in this game is left to chance: play it without --companion\n"
    )


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("en", "", ["1", "2", "3", "4", "5", "6"]),
        ("en", "3", ["3"]),
        ("en", "1 ", ["1", "2", "3", "4", "5", "6"]),
        ("en", "1 4", ["4"]),
        ("en", "un", ["undo"]),
        ("fr", "Rè", ["retour", "règle"]),
        ("en", "sen", []),
        ("en", "zz", []),
    ],
)
def test_outcomes_are_completed(climb: Climb, lang: str, text: str, words: list[str]) -> None:
    table = _begun(companion(climb, lang=lang))
    table.screen = Printer(io.StringIO(), False, False)
    table.make("climber", table.recorder.position.moves("climber")[-1])
    assert sorted(ChanceDesk(table).complete(text)) == sorted(words)
