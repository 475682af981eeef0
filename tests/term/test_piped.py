"""Whole sessions through a pipe, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.term.tables import moves, piped, request


def test_a_whole_game_in_english(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    lines = ["T HQ G8", "send", "T HQ G7", "send", "I HQ G8", "send"]
    played = piped(request(record=path), *lines)
    assert played.code == 0
    assert "Round 1, Green: your orders" in played.out
    assert "Green moves a tank from HQG to G8 [PW-P1]" in played.out
    assert "Game over: " in played.out
    assert f"Game saved in {path}" in played.err
    mine = [line for line in moves(path) if line.startswith("green ")]
    # a record stores the French form
    assert mine == ["green T HQ V8", "green T HQ V7", "green S HQ V8"]
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("end ")


def test_a_whole_game_in_french(tmp_path: Path) -> None:
    path = tmp_path / "partie.arb"
    lines = ["T HQ V8; C HQ IX", "envoyer", "t hq v7", "ENVOYER", "s hq v8", "envoyer"]
    played = piped(request(lang="fr", record=path), *lines)
    assert played.code == 0
    assert "Manche 1, Vert\u00a0: vos ordres" in played.out
    assert "Vert déplace un Tank de HQV à V8 [PW-P1]" in played.out
    assert "Partie finie\u00a0: " in played.out
    mine = [line for line in moves(path) if line.startswith("green ")]
    assert mine == ["green T HQ V8; C HQ IX", "green T HQ V7", "green S HQ V8"]


def test_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    lines = ["T HQ G8", "send", "T HQ G7", "send", "I HQ G8", "send"]
    for name in ("a", "b"):
        piped(request(record=tmp_path / name), *lines)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


ENGLISH = [
    ("help", "send"),
    ("?", "2P X RV I"),
    ("? T", "T HQ → G0"),
    ("? HQ", "F HQ → "),
    ("T HQ G0", "✓ 1. T HQ G0"),
    ("F HQ IX", "✓ 2. F HQ IX"),
    ("move 2 1", "✓ 1. F HQ IX\n  ✓ 2. T HQ G0"),
    ("move 2", "“move 3 1”"),
    ("move 7 1", "There is no line “7”: the sheet has 2 lines."),
    ("sheet", "Your sheet:\n  ✓ 1. F HQ IX\n  ✓ 2. T HQ G0"),
    ("preview", "Preview: your sheet alone"),
    ("board", "Power · round 1"),
    ("undo 1", "Taken back: F HQ IX"),
    ("clear", "The sheet is cleared."),
    ("undo", "Nothing is written, and there is no move to take back."),
    ("sheet", "Your sheet is empty."),
    ("back", "No round has been played yet."),
    ("why", "There is no step to explain in this game."),
    ("why so", "why: the last step; why n: step n; why all: the steps with their numbers."),
    ("rule C3", "PW-C3 (our choice)\n  Ties are settled in waves"),
    ("rule w", "PW-W4"),
    ("rule", "C1–C12      Conflicts"),
    ("rule Z9", "There is no rule “Z9”."),
    ("scores", "Green    "),
    ("hint", "would write"),
    ("pause", "No hourglass is running"),
    ("prefer V", "refused"),
    ("save", "Type “save FILE”."),
]

FRENCH = [
    ("aide", "envoyer"),
    ("?", "2P E RV S"),
    ("? V8", "Rien ne peut y être ordonné"),
    ("T HQ V0", "✓ 1. T HQ V0"),
    ("C HQ IX", "✓ 2. C HQ IX"),
    ("deplacer 2 1", "✓ 1. C HQ IX\n  ✓ 2. T HQ V0"),
    ("feuille", "Votre feuille\u00a0:\n  ✓ 1. C HQ IX"),
    ("aperçu", "Aperçu\u00a0: votre feuille seule"),
    ("apercu", "Aperçu\u00a0: votre feuille seule"),
    ("plateau", "Power · manche 1"),
    ("annuler", "Repris\u00a0: T HQ V0"),
    ("effacer", "La feuille est effacée."),
    ("retour 3", "Aucune manche n’est encore jouée."),
    ("pourquoi", "Ce jeu n’a pas d’étape à expliquer."),
    ("règle c3", "PW-C3 (notre choix)"),
    ("REGLE C3", "PW-C3 (notre choix)"),
    ("scores", "Vert"),
    ("conseil", "écrirait"),
    ("pause", "Aucun sablier ne court"),
    ("sauver", "Écrivez «\u00a0sauver FICHIER\u00a0»."),
]


@pytest.mark.parametrize(("lang", "script"), [("en", ENGLISH), ("fr", FRENCH)])
def test_every_command(lang: str, script: list[tuple[str, str]]) -> None:
    played = piped(request(lang=lang), *(line for line, _ in script))
    assert played.code == 0
    start = 0
    for line, expected in script:
        found = played.out.find(expected, start)
        assert found >= 0, (line, expected, played.out[start : start + 600])
        start = found


def test_both_languages_are_understood() -> None:
    played = piped(request(), "feuille", "aide", "T HQ G0", "envoyer")
    assert "Your sheet is empty." in played.out
    assert "Round 2" in played.out


def test_a_refused_order_is_not_written() -> None:
    played = piped(request(), "T HQ R0", "sheet")
    assert "✗ T HQ R0: refused (PW-P1), a tank goes 3 steps at most" in played.out
    assert "Possible: T HQ → G0 G1" in played.out
    assert "Your sheet is empty." in played.out


def test_a_refused_order_is_written_when_one_insists() -> None:
    played = piped(request(), "! T HQ R0", "sheet", "send", "no", "sheet")
    assert played.out.count("✗ 1. T HQ R0: refused (PW-P1)") == 3
    assert "Order 1, “T HQ R0”, cannot succeed (PW-P1)." in played.out
    assert "Nothing is done." in played.out
    assert "Round 2" not in played.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hlep", "Did you mean “help”?"),
        ("zzz", "“?” shows how a line is written"),
        ("TT HQ G8", "Possible: T HQ G8"),
        ("T HQ", "Possible: T HQ → G0"),
        ("!", "“?” shows how a line is written"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_was_expected(line: str, said: str) -> None:
    played = piped(request(), line, "sheet")
    assert said in played.out
    assert "Your sheet is empty." in played.out


def test_nothing_more_can_be_added() -> None:
    orders = ["T HQ G8", "T HQ G8", "F HQ IX", "F HQ IX", "D HQ S5"]
    played = piped(request(), *orders, "D HQ S5", "sheet")
    assert played.out.count("Nothing more can be added") == 2
    assert "6. D HQ S5" not in played.out


def test_an_empty_sheet_is_warned_of_once() -> None:
    played = piped(request(), "send", "T HQ G8", "sheet")
    assert "The sheet is empty" in played.out
    assert "Round 2" not in played.out
    for answer in ("yes", "send", "oui", "go"):
        assert "Round 2; " in piped(request(), "send", answer).out


def test_resigning_asks_first() -> None:
    assert "resigns" not in piped(request(), "resign", "no").out
    played = piped(request(), "resign", "yes")
    assert "Green resigns [PW-F9]" in played.out
    # the bots play on to the end
    assert "Game over: " in played.out


def test_past_rounds() -> None:
    played = piped(request(), "T HQ G8", "send", "T HQ G7", "send", "back 1", "back", "back 9")
    first, second = played.out.split("Round 1: the board as it began")[1].split(
        "Round 2: the board"
    )
    assert "Power · round 1" in first
    assert "Green moves a tank from HQG to G8" in first
    assert "Power · round 2" in second
    assert "Green moves a tank from HQG to G7" in second
    assert "There is no round “9”: 1 to 2." in second


def test_a_preference_can_be_said() -> None:
    played = piped(request("human,random"), "help", "prefer B", "prefer B")
    assert "prefer B" in played.out
    assert "Prisoners shared equally go to Blue from now on [PW-24]" in played.out


def test_end_of_input_without_a_file() -> None:
    played = piped(request(), "T HQ G0")
    assert played.code == 0
    assert played.err == "End of input: the game is saved nowhere (--record FILE).\n"


def test_quitting(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    played = piped(request(record=path), "T HQ G0", "quit", "send")
    assert played.code == 0
    assert played.err == f"Game saved in {path}, go on with --resume.\n"
    assert moves(path) == []


def test_bots_alone_show_only_the_end() -> None:
    played = piped(request("random,random,random,random"))
    assert played.code == 0
    assert played.err == ""
    assert played.out.startswith("Power · ")
    assert "Game over: " in played.out
    assert "moves" not in played.out


def test_comments_and_empty_lines_say_nothing() -> None:
    played = piped(request(), "", "   ", "# a tank", "sheet")
    assert played.out.endswith("Your sheet is empty.\n")


def test_a_script_of_any_bytes_is_survived() -> None:
    played = piped(
        request(), "\x00", "\ud800".encode("utf-8", "replace").decode(), "é" * 5000, ";;"
    )
    assert played.code == 0


@pytest.mark.parametrize("ascii", [False, True])
def test_plain_signs(ascii: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    played = piped(request(ascii=ascii), "T HQ R0", "? T", "help", "T HQ G0", "send", "hint")
    assert "\x1b" not in played.out
    assert played.out.isascii() is ascii


def test_no_color_is_plain_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert piped(request(), "T HQ R0", "help").out.isascii()


# -- several people --------------------------------------------------------------------------


def test_two_people_do_not_see_each_others_sheets(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request("human:Anne,human:Bob,random,random", record=path)
    first = ["T HQ G4", "F HQ G1", "sheet", "preview", "undo", "send"]
    second = ["sheet", "preview", "board", "? T", "help", "scores", "back", "F HQ IX", "send"]
    played = piped(asked, *first, *second)
    before, after = played.out.split("— Blue (Bob) to play.")
    assert "— Green (Anne) to play." in before
    turn, told = after.split("— Orders")
    assert "✓ 1. T HQ G4" in before
    for secret in ("T HQ G4", "F HQ G1", "tank", "G:T", "Taken back"):
        assert secret not in turn.replace("T tank 3", "")
    assert "Green moves a tank from HQG to G4" in told
    assert "green=human:Anne" in path.read_text(encoding="utf-8")


# -- what cannot be begun --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "more", "said"),
    [
        ("human,nobody", {}, "nobody"),
        ("human", {}, "2, 3 or 4"),
        ("human,random", {"options": {"rounds": -5}}, "rounds"),
        ("human,random", {"edition": "lost"}, "lost"),
        ("human,random", {"record": Path("/no/such/folder/game.arb")}, "cannot be written"),
        ("human,random", {"resume": Path("/no/such/game.arb")}, "cannot be read"),
    ],
)
def test_bad_requests_are_one_line(seats: str, more: dict[str, Any], said: str) -> None:
    played = piped(request(seats, **more))
    assert played.code == 2
    assert played.out == ""
    assert said in played.err
    assert played.err.count("\n") == 1


@pytest.mark.parametrize("number", ["9" * 5000, "²", "٣"], ids=["5000", "squared", "arabic"])
def test_a_number_that_is_none_gets_a_sentence(number: str) -> None:
    first = ["T HQ G8", "send", f"back {number}", f"why {number}", "T HQ G7"]
    lines = [*first, f"move {number} 1", f"undo {number}", "send", "I HQ G8", "send"]
    played = piped(request(), *lines)
    assert played.code == 0
    shown = number[:20]
    assert f"There is no round “{shown}”: 1 to 1." in played.out
    assert played.out.count(f"There is no line “{shown}”: the sheet has one line.") == 2
    assert "Game over: " in played.out
