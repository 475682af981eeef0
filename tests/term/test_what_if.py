"""What if at a keyboard: a past decision made otherwise, told and drawn; the game goes on where it stood."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.game import game
from tests.term.tables import Played, piped, request

ROUND = ["T HQ G8", "send"]


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 100 by 50 that knows no codes."""
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "50")


def outcome(played: Played) -> str:
    """What is shown of what would have come."""
    return played.out.partition("What if")[2].partition("The game goes on where it stood.")[0]


def test_another_sheet_of_the_last_round() -> None:
    played = piped(request(), *ROUND, "whatif F HQ IX", "board")
    shown = outcome(played)
    assert "Green moves a fighter from HQG to IX" in shown
    assert "Green moves a tank" not in shown
    assert "IX 1F" in shown
    assert "G8 1T" not in shown
    # the others did what they had done
    first = played.out.partition("What if")[0]
    others = [line for line in first.splitlines() if " moves " in line and "Green" not in line]
    assert others
    assert all(line in shown for line in others)
    after = played.out.partition("The game goes on where it stood.")[2]
    assert "G8 1T" in after
    assert "IX 1F" not in after


def test_the_record_knows_nothing_of_it(tmp_path: Path) -> None:
    kept = []
    for name, more in (("plain", []), ("asked", ["whatif F HQ IX", "whatif 1", "whatif 9"])):
        path = tmp_path / f"{name}.arb"
        piped(request(), *ROUND, *more, *ROUND[:1], "clear", "T G8 G4", "send", f"save {path}")
        kept.append([one for one in path.read_text("utf-8").splitlines() if one[:1].isdigit()])
    assert kept[0] == kept[1]
    assert len(kept[0]) > 4


def test_an_earlier_round_is_named_and_what_was_decided_is_listed() -> None:
    played = piped(request(), *ROUND, "T G8 G4", "send", "whatif", "whatif 1", "whatif 1 T HQ G6")
    listed = played.out.partition("You decided in round 2:")[2]
    assert "2.1  T G8 G4" in listed
    assert "1.1  T HQ G8" in listed
    assert '"whatif 2.1 ..."' in listed
    assert "Green moves a tank from HQG to G6" in outcome(played)


def test_several_decisions_of_a_turn_have_numbers() -> None:
    asked = request("human", rules=game("sans_allies"))
    played = piped(asked, "end", "whatif 1", "whatif 1.1 end", "whatif 1.2 end", "whatif 2 end")
    assert "You decided in turn 1:" in played.out
    assert "Enemy research" in outcome(played)
    assert "There is one decision: 1.1." in played.out
    assert "You decided nothing in turn 2." in played.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("whatif T HQ Y8", "refused (PW-P1)"),
        ("whatif 3 T HQ G8", "You decided nothing in round 3."),
        ("whatif 1.0 T HQ G8", "There is one decision: 1.1."),
        ("whatif 1.99999999 T HQ G8", "refused"),
    ],
)
def test_what_cannot_be_is_said(line: str, said: str) -> None:
    played = piped(request(), *ROUND, line)
    assert said in played.out
    assert "What if" not in played.out


def test_before_anything_is_decided() -> None:
    assert "You decided nothing in round 0." not in piped(request(), "whatif").out
    assert "You decided nothing in round 1." in piped(request(), "whatif").out


def test_in_french() -> None:
    played = piped(request(lang="fr"), "T HQ V8", "envoyer", "etsi C HQ IX")
    assert "(rien n'en est gardé)" in played.out
    assert "La partie reprend où elle en était." in played.out


def test_not_where_others_at_the_keyboard_would_show_their_cards() -> None:
    asked = request("human,human", rules=game("dead_reckoning"))
    played = piped(asked, "whatif")
    assert "Others sit at this keyboard" in played.out


def test_alone_a_turn_of_dead_reckoning_is_made_otherwise() -> None:
    asked = request("human", rules=game("dead_reckoning"))
    played = piped(asked, "sails", "whatif", "whatif end")
    assert "1.1  Raise the sails" in played.out or "1.1  sails" in played.out
    shown = outcome(played)
    assert "End of the main phase" in shown
    assert "Sails raised" not in shown
