"""Players that are programs: the protocol, its limits, and all that such a program can do wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arbitre.bots import About, Program, make_player
from arbitre.bots.faults import KINDS, BotFault
from arbitre.bots.program import MOST_ALIVE, ProgramBot, _alive
from arbitre.bots.wire import Limits
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.words import LANGUAGES, Words

HOSTILE = Path(__file__).with_name("hostile.py")
PYTHON = f"{sys.executable} -I -S"
POWER = game("power")
SOLO = game("sans_allies")

Make = Callable[..., ProgramBot]


def command(way: str, *rest: object) -> str:
    return " ".join([PYTHON, str(HOSTILE), f"'{way}'", *(f"'{one}'" for one in rest)])


@pytest.fixture
def make() -> Iterator[Make]:
    """Programs that are ended with the test."""
    made: list[ProgramBot] = []

    def start(way: str, *rest: object, seconds: float = 10, memory: int = 4096) -> ProgramBot:
        # whatever is written on a sheet of Power is judged: nothing of it is illegal
        rules = SOLO if way in ("illegal", "told", "nothing decided") else POWER
        made.append(Program(command(way, *rest), seconds, memory)(rules))
        return made[-1]

    yield start
    for bot in made:
        bot.close()


def gone(pid: int) -> bool:
    """Whether a process is no more, or only waits to be counted."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.01)
    return False


def written(file: Path, lines: int) -> list[int]:
    """The numbers that a program wrote into a file, once there are so many."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if file.exists() and file.read_text().count("\n") >= lines:
            return [int(line) for line in file.read_text().split()]
        time.sleep(0.01)
    raise AssertionError("it did not start")


# -- what goes right -----------------------------------------------------------------------------


def test_a_sheet_is_written_step_by_step(make: Make, tmp_path: Path) -> None:
    bot = make("sheet", tmp_path / "said")
    bot.about = About("classic@1", {"rounds": 20}, "en")
    view = POWER.start().view("green")
    advice = bot.advise(view, Rng(1), 12)
    assert advice.move.text() == "C HQ IX; T HQ V8"
    assert advice.why is not None
    assert Words("en", ["arbitre.core"]).say(advice.why) == "because of this"
    hello, decide, *said = json.loads((tmp_path / "said").read_text())
    assert hello["type"], hello["protocol"] == ("hello", 1)
    assert (hello["game"], hello["seat"], hello["lang"]) == ("power", "green", "en")
    assert hello["seats"] == ["green", "blue", "yellow", "red"]
    assert hello["edition"] == "classic@1"
    assert hello["options"]["rounds"] == 20
    assert set(hello["options"]) == {option.name for option in POWER.options}
    # all that it may know, and nothing else
    assert decide["view"] == json.loads(view.to_bytes())
    assert decide["budget"] == 12
    assert decide["draft"]["lines"] == []
    assert decide["draft"]["next"] == POWER.draft(view, "en").next()
    first, refused, removed, second, turned, moves = said
    assert [line["line"] for line in first["draft"]["lines"]] == ["T HQ G8"]
    assert refused["draft"]["lines"][1]["clause"] == "PW-O6" or refused["draft"]["lines"][1]["why"]
    assert removed == first
    assert [line["line"] for line in second["draft"]["lines"]] == ["T HQ G8", "F HQ IX"]
    assert [line["line"] for line in turned["draft"]["lines"]] == ["F HQ IX", "T HQ G8"]
    assert moves["moves"] == [move.text() for move in view.position().moves("green")]


def test_it_chooses_the_language_of_its_steps(make: Make, tmp_path: Path) -> None:
    view = SOLO.start(seed=1).view("invader")
    for lang, step in (("fr", "fin"), ("en", "end")):
        bot = Program(command("steps", lang, tmp_path / lang))(SOLO)
        assert bot.decide(view, Rng(1), 1).text() == "end"
        bot.close()
        assert json.loads((tmp_path / lang).read_text()) == [step]


def test_the_same_program_is_asked_again_and_told_to_stop(make: Make) -> None:
    bot = make("fair")
    view = POWER.start().view("green")
    moves = {bot.decide(view, Rng(1), 1).text() for _ in range(3)}
    assert bot._wire is not None
    pid = bot._wire._process.pid
    assert len(moves) == 1
    bot.close()
    assert bot.ended_itself
    assert gone(pid)
    assert bot.decide(view, Rng(1), 1).text() in moves  # asked again, it begins anew
    assert bot._wire._process.pid != pid


def test_what_it_says_on_stderr_is_bounded_and_disturbs_nothing(make: Make) -> None:
    bot = make("stderr")
    bot.decide(POWER.start().view("green"), Rng(1), 1)
    bot.close()
    assert bot.stderr.endswith("the end")
    assert len(bot.stderr) <= 4000


def test_empty_lines_are_nothing(make: Make) -> None:
    assert make("blank lines").decide(POWER.start().view("green"), Rng(1), 1).text() == "-"


def test_it_learns_nothing_of_our_environment(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITRE_TOKEN", "secret")
    monkeypatch.setenv("PGPASSWORD", "secret")
    why = make("environment").advise(POWER.start().view("green"), Rng(1), 1).why
    assert why is not None
    names = set(str(why.args["text"]).split())
    assert names <= {
        "PATH", "HOME", "TMPDIR", "LANG", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "PWD", "SHLVL",
        "LC_CTYPE", "OLDPWD", "_",
    }  # fmt: skip


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no /proc here")
def test_it_gets_no_file_of_ours(make: Make, tmp_path: Path) -> None:
    with (tmp_path / "open").open("w"):
        why = make("files").advise(POWER.start().view("green"), Rng(1), 1).why
    assert why is not None
    # its three, and the folder that it reads
    assert str(why.args["text"]).split() == ["0", "1", "2", "3"]


# -- what goes wrong -----------------------------------------------------------------------------

WRONG = {
    "absent": "died",
    "mute": "slow",
    "version": "hello",
    "tongue": "hello",
    "no hello": "hello",
    "hello is no object": "hello",
    "unasked": "unasked",
    "hang": "slow",
    "dies": "died",
    "garbage": "garbage",
    "not text": "garbage",
    "number": "garbage",
    "no such type": "garbage",
    "deep": "garbage",
    "digits": "garbage",
    "ten megabytes": "long",
    "a line of ten megabytes": "long",
    "illegal": "illegal",
    "nothing decided": "illegal",
    "no text": "garbage",
    "long move": "garbage",
    "other seat": "seat",
    "other decision": "garbage",
    "no such line": "garbage",
    "why": "garbage",
    "chatter": "chatter",
    "flood": "chatter",
}
WAITS = ("mute", "hang")


@pytest.mark.parametrize("way", WRONG)
def test_what_is_wrong_is_named_and_nothing_is_left(make: Make, way: str) -> None:
    bot = make(way, seconds=0.6 if way in WAITS else 30)
    bot.limits = Limits(seconds=bot.limits.seconds, questions=50)
    position = bot.game.start(seed=1)
    view = position.view(position.actors[0])

    def ask() -> None:
        for _ in range(2):
            bot.decide(view, Rng(1), 1)
            time.sleep(0.2)  # what was not asked for has come by then

    with pytest.raises(BotFault) as caught:
        ask()
    fault = caught.value
    assert fault.kind == WRONG[way]
    assert bot._wire is None
    assert id(bot) not in _alive
    for lang in LANGUAGES:
        said = Words(lang, ["arbitre.core"]).say(fault.message)
        assert said.startswith("exec:")
    if way == "dies":
        assert fault.detail == "3"
        assert fault.stderr.endswith("KeyError: 'x'\n")
    if way == "absent":
        assert fault.detail == "7"
    if way == "other seat":
        assert fault.detail == "blue"
    if way == "illegal":
        assert fault.ruling is not None


def test_every_kind_of_fault_is_said_in_both_languages() -> None:
    for lang in ("fr", "en"):
        words = Words(lang, ["arbitre.core"])
        arena = Words(lang, ["arbitre.arena"])
        for kind in KINDS:
            assert words.say(BotFault(kind, "exec:./bot", "7").message)
            assert arena.phrase(f"arena-forfeit-{kind}")


def test_it_is_told_what_it_did(make: Make, tmp_path: Path) -> None:
    bot = make("told", tmp_path / "stop")
    with pytest.raises(BotFault):
        bot.decide(SOLO.start(seed=1).view("invader"), Rng(1), 1)
    stop = json.loads((tmp_path / "stop").read_text())
    assert (stop["type"], stop["fault"]) == ("stop", "illegal")
    assert "T HQ HQ" in stop["text"]


@pytest.mark.skipif(sys.platform != "linux", reason="no limit of memory here")
def test_memory_is_limited(make: Make) -> None:
    with pytest.raises(BotFault) as caught:
        make("memory", memory=400).decide(POWER.start().view("green"), Rng(1), 1)
    assert caught.value.kind == "died"
    assert "MemoryError" in caught.value.stderr


# -- no process is left --------------------------------------------------------------------------


def test_all_that_it_started_ends_with_it(make: Make, tmp_path: Path) -> None:
    bot = make("child", tmp_path / "pids")
    bot.decide(POWER.start().view("green"), Rng(1), 1)
    pids = written(tmp_path / "pids", 2)
    bot.close()
    assert all(gone(pid) for pid in pids)


def test_one_that_does_not_end_is_ended(make: Make) -> None:
    bot = make("stays")
    bot.decide(POWER.start().view("green"), Rng(1), 1)
    assert bot._wire is not None
    pid = bot._wire._process.pid
    bot.close()
    assert not bot.ended_itself
    assert gone(pid)


def test_one_that_is_forgotten_is_ended() -> None:
    bot = Program(command("fair"))(POWER)
    bot.decide(POWER.start().view("green"), Rng(1), 1)
    assert bot._wire is not None
    pid = bot._wire._process.pid
    del bot
    assert gone(pid)


def test_there_are_never_too_many(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.bots.program.MOST_ALIVE", 2)
    assert MOST_ALIVE > 2
    view = POWER.start().view("green")
    bots = [make("fair") for _ in range(3)]
    for bot in bots:
        bot.decide(view, Rng(1), 1)
    assert [bot._wire is None for bot in bots] == [True, False, False]
    bots[0].decide(view, Rng(1), 1)
    assert [bot._wire is None for bot in bots] == [False, True, False]


KILLED = """
import sys
from arbitre.bots import make_player
from arbitre.core.chance import Rng
from arbitre.core.game import game
power = game("power")
make_player(power, "exec:" + sys.argv[1]).decide(power.start().view("green"), Rng(1), 1)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
def test_when_we_are_killed_it_ends_too(tmp_path: Path) -> None:
    ours = subprocess.Popen([sys.executable, "-c", KILLED, command("hang", tmp_path / "pid")])
    (pid,) = written(tmp_path / "pid", 1)
    os.kill(ours.pid, signal.SIGKILL)
    ours.wait()
    assert gone(pid)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_when_the_arena_is_interrupted_it_ends_too(tmp_path: Path, jobs: str) -> None:
    asked = ["arena", "power", "--games", "40", "--jobs", jobs, "--option", "rounds=2"]
    seats = f"exec:{command('hang', tmp_path / 'pid')},random"
    arguments = [sys.executable, "-m", "arbitre", *asked, "--seats", seats, "--bot-seconds", "60"]
    ours = subprocess.Popen(arguments, stderr=subprocess.PIPE, start_new_session=True)
    (pid,) = written(tmp_path / "pid", 1)
    os.killpg(ours.pid, signal.SIGINT)
    assert ours.communicate(timeout=30)[1].strip() == b""
    assert ours.returncode == 130
    assert gone(pid)


# -- how it is named -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("exec:", "bot-exec-empty"),
        ("exec:'unfinished", "bot-exec-empty"),
        ("exec:./no/such/program", "bot-exec-missing"),
        ("exec:no-such-program", "bot-exec-missing"),
        (f"exec:{Path(__file__)}", "bot-exec-denied"),
    ],
)
def test_a_program_that_cannot_run_is_refused_at_once(spec: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_player(POWER, spec)
    assert caught.value.message.key == key
    for lang in LANGUAGES:
        assert Words(lang, ["arbitre.core"]).say(caught.value.message)


def test_a_file_beside_us_is_written_with_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot").write_text("")
    with pytest.raises(BadInput) as caught:
        make_player(POWER, "exec:mybot")
    assert "chmod +x ./mybot" in Words("en", ["arbitre.core"]).say(caught.value.message)
