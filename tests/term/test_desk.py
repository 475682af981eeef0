"""The referee of a real board at a terminal: sheets typed, the board set, and what hands do after a round."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.record import read_record
from tests.term.tables import moves, piped, request, seated


def desk(path: Path, lang: str, *lines: str, seats: str = "") -> str:
    """A session of one round at a desk; what was shown."""
    asked = request(seats, lang, 2, companion=True, seed=None, record=path)
    played = piped(asked, *lines)
    assert played.code == 0
    return played.out


@pytest.mark.rule("PW-T3")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_round_typed_by_the_referee_with_a_slip_corrected(lang: str, tmp_path: Path) -> None:
    french = lang == "fr"
    path = tmp_path / "desk.arb"
    send = "envoyer" if french else "send"
    out = desk(
        path,
        lang,
        *(("poser V0 R 2T", "T HQ V8") if french else ("set g0 r 2t", "T HQ G8")),
        send,
        *(("poser V4 V D", "T HQ B8") if french else ("set g4 g d", "T HQ B8")),
        send,
        "T HQ J8" if french else "T HQ Y8",
        send,
        *(("T HQ R8", "poser V0 R T", "annuler") if french else ("T HQ R8", "set g0 r t", "undo")),
        # what was written before the correction is on the sheet again when it is gone on with
        *(("annuler",) if french else ("undo",)),
        *(("poser V0 R T", "T HQ R8") if french else ("set g0 r t", "T HQ R8")),
        send,
    )
    # red's first undo takes the line of the sheet back, the second one the correction
    assert moves(path) == [
        "table set V0 R 2T",
        "table set V0 R T",
        "green T HQ V8",
        "blue T HQ B8",
        "yellow T HQ J8",
        "red T HQ R8",
    ]
    assert "PW-P5" in out  # no ship in a sector 4
    expected = {
        "fr": ["À faire sur le plateau", "Rouge\u00a0: 1 Tank de HQR vers R8 [PW-P1]"],
        "en": ["Now move", "Red: 1 tank from HQR to R8 [PW-P1]"],
    }[lang]
    for line in [*expected, "PW-T3"]:
        assert line in out
    *_, (_, position, _) = read_record(path.read_text(encoding="utf-8")).replay()
    board = position.to_dict()["board"]
    assert isinstance(board, dict)
    assert board["V0"] == {"red": {"T": 1}}


def test_a_sheet_typed_wrong_is_typed_again(tmp_path: Path) -> None:
    path = tmp_path / "desk.arb"
    wrong = ["T HQ G8", "send", "T HQ B8", "send", "T HQ Y8", "send", "T HQ R8", "send"]
    right = ["I HQ G8", *wrong[1:]]
    out = desk(path, "en", *wrong, "undo", *right, "quit")
    assert "every sheet is written anew" in out
    assert "\ntaken-back 4" in path.read_text(encoding="utf-8")
    assert moves(path)[1:] == [
        "green S HQ V8",
        "blue T HQ B8",
        "yellow T HQ J8",
        "red T HQ R8",
    ]


def test_everybody_sits_around_the_box(tmp_path: Path) -> None:
    out = desk(tmp_path / "desk.arb", "en", "quit")
    assert "set R0 R 2T I, RVB 3P" in out  # how the board is set is said at the beginning
    header = (tmp_path / "desk.arb").read_text(encoding="utf-8")
    assert "seats green=human blue=human yellow=human red=human" in header
    assert "commitment" not in header


def test_a_desk_that_was_left_is_one_again(tmp_path: Path) -> None:
    path = tmp_path / "desk.arb"
    desk(path, "en", "set g0 r 2t", "quit")
    asked = request("", "en", resume=path)
    asked.options, asked.seed = {}, None
    out = piped(asked, "set g0 r -", "quit").out
    assert "On the board" in out
    assert moves(path) == ["table set V0 R 2T", "table set V0 R -"]


def test_an_ordinary_game_knows_no_such_line(tmp_path: Path) -> None:
    played = seated(request(record=tmp_path / "plain.arb"), "set g0 r 2t", "quit", "yes")
    assert "PW-T3" not in played.out
    assert moves(tmp_path / "plain.arb") == []
