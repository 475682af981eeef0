"""Keeping a game: saved whole after every round, taken up again, never lost."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.core.game import game
from arbitre.core.record import read_record
from arbitre.term.saving import sealed_path, unseal, write_whole
from tests.term.tables import Screenlike, moves, piped, request
from tests.toys.climb import Climb

FIRST = ["T HQ G8", "send"]
SECOND = ["T HQ G7", "send"]
THIRD = ["I HQ G8", "send"]


@pytest.mark.parametrize("seed", [7, None])
def test_a_game_taken_up_again_is_the_game_played_through(tmp_path: Path, seed: int | None) -> None:
    cut = tmp_path / "cut.arb"
    piped(request(record=cut, seed=seed), *FIRST)
    assert len(moves(cut)) == 4
    sealed = unseal(sealed_path(cut))
    assert sealed is not None
    piped(request("", resume=cut, seed=None), *SECOND)
    assert len(moves(cut)) == 8
    played = piped(request("", resume=cut, seed=None), *THIRD)
    assert "Game over: " in played.out
    assert not sealed_path(cut).exists()
    # the whole game again, from the seed that the record opened at its end
    opened = read_record(cut.read_text(encoding="utf-8")).header.opened
    assert opened == (sealed[0] or "-", sealed[1])
    whole = tmp_path / "whole.arb"
    piped(request(record=whole, seed=opened[1]), *FIRST, *SECOND, *THIRD)
    assert moves(whole) == moves(cut)
    if seed is not None:
        assert whole.read_bytes() == cut.read_bytes()


def test_without_its_sealed_seed_a_game_goes_on_under_a_new_promise(
    climb: Climb, tmp_path: Path
) -> None:
    path = tmp_path / "game.arb"
    piped(request("human", rules=climb, record=path, seed=None), "rope1", "go")
    before = path.read_text(encoding="utf-8")
    sealed_path(path).unlink()
    piped(request("", rules=climb, resume=path, seed=None), "rope2")
    running = path.read_text(encoding="utf-8")
    assert running.startswith(before)
    assert running[len(before) :].startswith("promise ")
    assert "\nseed " not in running
    # taken up once more, with the seed that lies sealed now
    rest = ["go", "rope3", "go", "rope4", "go"]
    piped(request("", rules=climb, resume=path, seed=None), *rest)
    text = path.read_text(encoding="utf-8")
    assert (text.count("\npromise "), text.count("\nseed ")) == (1, 1)
    record = read_record(text)
    assert list(record.replay())
    assert record.end
    assert [one.state for one in record.stretches()] == ["closed", "kept"]


def test_a_record_from_another_system_is_taken_up(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    piped(request("human", rules=climb, record=path), "rope1", "go")
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    played = piped(request("", rules=climb, resume=path, seed=None), "rope2")
    assert played.code == 0
    assert b"\r" not in path.read_bytes()
    # a carriage return alone ends no line, here as for `verify`
    path.write_bytes(path.read_bytes().replace(b"options {}\n", b"options {}\r"))
    assert piped(request("", rules=climb, resume=path, seed=None)).code == 2


def test_a_resumed_game_knows_its_past_and_its_players(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    piped(request("human:Anne,random,random,random", record=path), *FIRST)
    played = piped(request("", resume=path), "back 1", "quit")
    assert "Green (Anne) · Blue (random)" in played.out
    assert "Green moves a tank from HQG to G8" in played.out


def test_a_game_may_go_on_in_another_file_with_other_players(tmp_path: Path) -> None:
    path, other = tmp_path / "game.arb", tmp_path / "other.arb"
    piped(request(record=path), *FIRST)
    before = path.read_bytes()
    bots = "random,random,random,random"
    assert "Game over: " in piped(request(bots, resume=path, record=other)).out
    assert path.read_bytes() == before
    # who played at first stays in the header: the hashes hang on it
    assert "green=human " in other.read_text(encoding="utf-8")
    assert piped(request("human,random", resume=path)).code == 2


def test_names_from_elsewhere_are_people(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    piped(request(record=path), *FIRST)
    text = path.read_text(encoding="utf-8").partition("\n1 ")[0] + "\n"
    path.write_text(text.replace("green=human", "green=Zoé"), encoding="utf-8")
    assert "Green (Zoé)" in piped(request("", resume=path), "quit").out


def test_a_finished_game_only_shows_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    piped(request(record=path), *FIRST, *SECOND, *THIRD)
    before = path.read_bytes()
    played = piped(request("", resume=path, seed=None))
    assert played.code == 0
    assert "Game over: " in played.out
    assert path.read_bytes() == before


def test_the_save_command_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.arb"
    played = piped(request(), f"save {path}", *FIRST, "save", "quit")
    assert played.out.count("The game is saved in") == 2
    assert str(path) in played.out
    assert len(moves(path)) == 4


def test_a_file_that_cannot_be_written_is_said_and_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    played = piped(request(record=path), f"save {tmp_path}/no/such/place", *FIRST, "quit")
    assert "could not be saved" in played.err
    assert len(moves(path)) == 4


def test_what_was_in_the_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    path.write_text("precious", encoding="utf-8")
    played = piped(request(record=path), "quit")
    assert (tmp_path / "game.arb~").read_text(encoding="utf-8") == "precious"
    assert "its old content is in" in played.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "game.arb: "),
        ("arbitre record 1\ngame power\n", "game.arb: "),
        ("\xff", "game.arb: "),
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "game.arb"
    path.write_bytes(text.encode("latin-1"))
    played = piped(request("", resume=path))
    assert played.code == 2
    assert said in played.err
    assert played.err.count("\n") == 1


def test_a_changed_record_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    piped(request(record=path), *FIRST)
    path.write_text(
        path.read_text(encoding="utf-8").replace("T HQ V8", "T HQ V7"), encoding="utf-8"
    )
    played = piped(request("", resume=path))
    assert played.code == 2
    assert f"{path}:9: " in played.err


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.arb"
    write_whole(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert [item.name for item in tmp_path.iterdir()] == ["game.arb"]


def test_interrupted_between_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C asks nothing, keeps what was played, and gives 130."""
    path = tmp_path / "game.arb"

    class Typing(Screenlike):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    from arbitre.term import play as module

    err = Screenlike()
    lines = Typing("".join(f"{line}\n" for line in FIRST))
    lines.isatty = lambda: False  # type: ignore[method-assign]
    code = module.play(request(record=path), Screenlike(), lines, err)
    assert code == 130
    assert err.getvalue() == f"Interrupted: game saved in {path}, go on with --resume.\n"
    assert len(moves(path)) == 4


PROGRAM = """
import signal
import sys
from pathlib import Path
from tests.term.tables import request
from arbitre.term.play import play
# as at a terminal: what runs in the background of a script is started with Ctrl-C ignored
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(play(request(record=Path(sys.argv[1])), sys.stdout, sys.stdin))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
def test_a_killed_program_has_lost_nothing(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    path = tmp_path / "game.arb"
    arguments = [sys.executable, "-c", PROGRAM, str(path)]
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            program.stdin.write(b"T HQ G8\nsend\nT HQ G7\n")
            program.stdin.flush()
            # the second sheet was answered: now the program waits for more
            assert any(b"1. T HQ G7" in line for line in program.stdout)
            for _ in range(
                12
            ):  # one that comes right before a read that blocks is seen with the next
                program.send_signal(number)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    program.wait(5)
                    break
            assert program.returncode == code
        finally:
            program.kill()
    assert len(moves(path)) == 4
    # and it goes on from there
    played = piped(request("", resume=path, seed=None), *SECOND, *THIRD)
    assert "Game over: " in played.out
    assert list(read_record(path.read_text(encoding="utf-8")).replay())
    assert game("power").id in path.read_text(encoding="utf-8")
