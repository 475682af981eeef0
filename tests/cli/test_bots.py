"""`arbitre bots check` and the doors of the command line: what is said, and with which exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arbitre.bots import bot_names, forget_bot
from arbitre.bots.given import split_players
from arbitre.cli import run
from arbitre.core.game import game
from tests.bots.test_programs import command

PATIENT = str(Path(__file__).parents[2] / "examples" / "bots" / "patient.py")


def said(capsys: pytest.CaptureFixture[str], *asked: str) -> tuple[int, str, str]:
    code = run(list(asked))
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out, err


def test_a_right_one_is_said_to_be_right(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "Nothing is wrong"), ("fr", "Rien à redire")):
        asked = ("bots", "check", PATIENT, "sans_allies", "--games", "1", "--lang", lang)
        code, out, _ = said(capsys, *asked)
        assert code == 0
        assert words in out.splitlines()[-1]


def test_what_is_wrong_is_told_with_its_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    spec = f"exec:{command('dies')}"
    code, out, _ = said(
        capsys, "bots", "check", spec, "sans_allies", "--games", "2", "--lang", "en"
    )
    assert code == 1
    assert "Game 0 with one player, seat invader, decision 1" in out
    assert "exit code 3" in out
    assert "    | KeyError: 'x'" in out
    code, out, _ = said(capsys, "bots", "check", spec, "sans_allies", "--games", "2", "--json")
    found = json.loads(out)
    assert not found["right"]
    assert [one["fault"] for one in found["problems"]] == ["died", "died"]


def test_an_illegal_move_is_told_with_the_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code_of = (
        "from arbitre.core.game import Bot\n"
        "class Stubborn(Bot):\n"
        "    def decide(self, view, rng, budget):\n"
        "        if not hasattr(self, 'first'):\n"
        "            self.first = view.position().moves(view.seat)[-1]\n"
        "        return self.first\n"
        "class Broken(Bot):\n"
        "    def decide(self, view, rng, budget):\n"
        "        return 1 // 0\n"
    )
    (tmp_path / "mine.py").write_text(code_of)
    asked = ("bots", "check", f"{tmp_path}/mine.py:Stubborn", "dead_reckoning", "--games", "1")
    code, out, _ = said(capsys, *asked, "--lang", "en")
    assert code == 1
    assert "made a move that the rules refuse: “load 2 cargo”" in out
    assert "    DR-H13: at most 0 (cargo) can be loaded here" in out
    asked = ("bots", "check", f"{tmp_path}/mine.py:Broken", "sans_allies", "--games", "1")
    code, out, _ = said(capsys, *asked, "--lang", "en")
    assert code == 1
    assert "ZeroDivisionError" in out
    assert "return 1 // 0" in out  # the line of their own code
    code, _, err = said(capsys, "bots", "check", f"{tmp_path}/mine.py", "power", "--lang", "en")
    assert code == 2
    assert "which of the players" in err
    assert "Stubborn, Broken" in err


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (("bots", "check"), "BOT"),
        (("bots", "check", PATIENT), "GAME"),
        (("bots", "power", "more"), "GAME"),
        (("bots", "check", "exec:./none", "power"), "there is no program ./none"),
        (("arena", "power", "--seats", "exec:,random"), "names no program"),
        (("arena", "power", "--seats", "random,random", "--bot-seconds", "0"), "--bot-seconds"),
        (("ladder", "power", "--bots", f"{PATIENT},nobody.py:X"), "there is no such file"),
        (("play", "power", "--seats", "human,exec:./none"), "there is no program ./none"),
        (("serve", "--bot", "greedy=random"), "there is already a player greedy"),
        (("serve", "--bot", "nobody"), "there is no player nobody"),
        (("serve", "--bot", "Me!=random"), "is no name for a player"),
        (("serve", "--bot", "me@chess=random"), "there is no game chess"),
        (("serve", "--bot", "me=exec:./none"), "there is no program ./none"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], asked: tuple[str, ...], words: str
) -> None:
    code, _, err = said(capsys, *asked, "--lang", "en")
    assert code == 2
    assert words in err
    assert err.count("\n") == 1


def test_a_forfeit_is_told_to_who_wrote_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    seats = f"exec:{command('dies')},{PATIENT}"
    asked = ("arena", "power", "--seats", seats, "--games", "2", "--option", "rounds=2")
    code, out, err = said(capsys, *asked, "--jobs", "1", "--lang", "en")
    assert code == 0
    assert "ended in the middle of a game" in out
    assert err.count("lost by forfeit") == 2
    assert "died: 3 | KeyError: 'x'" in err


def test_the_ladder_takes_them(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("ladder", "sans_allies", "--bots", f"{PATIENT},random", "--games", "2")
    code, out, _ = said(capsys, *asked, "--jobs", "1", "--json", "--lang", "en")
    assert code == 0
    assert PATIENT in out


def test_the_owner_lets_them_in_by_name() -> None:
    from arbitre.cli.players import let_in

    limits = {"bot_seconds": 1.0, "bot_memory": 4096}
    try:
        let_in(f"patient={PATIENT}", limits)
        let_in(f"mine@power=exec:{command('fair')}", limits)
        assert bot_names(game("power"))[-2:] == ["patient", "mine"]
        assert bot_names(game("sans_allies"))[-1] == "patient"
    finally:
        for name in ("patient", "mine"):
            forget_bot(name)


def test_commas_part_players_and_quotes_keep_them() -> None:
    assert split_players("a,,b") == ["a", "", "b"]
    assert split_players('"exec:./x 1,2",b') == ["exec:./x 1,2", "b"]
    assert split_players("exec:./x '1,2',b") == ["exec:./x '1,2'", "b"]
