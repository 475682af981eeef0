"""The command line as a process: exit codes, one clear line for bad input, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.core.game import game
from arbitre.core.record import Recorder
from tests.cli.forking import Forking

LONG = "x" * 3000
LOCALES = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}


def arbitre(
    *arguments: str, stdin: str = "", lang: str = "en", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": LOCALES[lang]}
    done = subprocess.run(
        [sys.executable, "-m", "arbitre", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment,
        cwd=cwd,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "g.arb"
    seats = "greedy,greedy,greedy,greedy"
    done = arbitre("play", "power", "--seats", seats, "--seed", "1", "--record", str(path))
    assert done.returncode == 0
    return path


def test_a_game_of_bots_is_recorded_and_verifies(record: Path) -> None:
    done = arbitre("verify", str(record))
    assert done.returncode == 0
    assert record.read_text().splitlines()[-1].startswith("end ")
    clause = record.read_text().split()[-1]
    assert clause in ("PW-F4", "PW-F6", "PW-F7")


def test_one_byte_changed_is_found_on_its_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    first = lines.index("")
    index = next(i for i in range(first + 1, len(lines)) if " C HQ " in lines[i])
    lines[index] = lines[index].replace(" C HQ ", " S HQ ", 1)
    path = tmp_path / "g.arb"
    path.write_text("\n".join(lines) + "\n")
    done = arbitre("verify", str(path))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}:{index + 1}: ")
    rows = [json.loads(line) for line in arbitre("verify", "--json", str(path)).stdout.splitlines()]
    assert [(row["ok"], row["line"]) for row in rows] == [(False, index + 1)]


CLOSED = "the promised seed was not opened: every line is legal, but nothing shows that the dice were fair"
NONE = "nothing was promised about chance: every line is legal, but nothing shows that the dice were fair"
OLD = "written before the hashes covered the promise of the seed"
SAID = {
    "1-companion.arb": f"right, 14 lines, unfinished; {NONE}; {OLD}",
    "1-daily.arb": "right, 67 lines, unfinished; chance was dealt by the seed of the day 2026-11-15,"
    f" which anybody can work out; {OLD}",
    "1-kept.arb": f"right, 87 lines, enemy SA-R3; chance was dealt by the promised seed; {OLD}",
    "1-power.arb": "right, 12 lines, south PW-F7",
    "2-kept.arb": "right, 87 lines, enemy SA-R3; chance was dealt by the promised seed",
    "2-renewed.arb": f"right, 118 lines, enemy SA-R3; lines 1 to 60: {CLOSED};"
    " from line 61 on: chance was dealt by the promised seed",
}


def test_verify_says_what_was_promised_of_the_dice() -> None:
    samples = Path(__file__).parent.parent / "core" / "records"
    paths = [samples / name for name in SAID]
    done = arbitre("verify", *map(str, paths))
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        f"{path}: {said}" for path, said in zip(paths, SAID.values(), strict=True)
    ]
    row = json.loads(arbitre("verify", "--json", str(paths[-1])).stdout)
    assert row["format"] == 2
    assert row["promises"] == [
        {"first": 1, "last": 60, "state": "closed"},
        {"first": 61, "last": 118, "state": "kept"},
    ]


def test_verify_says_what_is_missing(tmp_path: Path) -> None:
    samples = Path(__file__).parent.parent / "core" / "records"
    old, new = ((samples / f"{form}-kept.arb").read_text() for form in "12")
    promise = new[new.index("commitment ") : new.index("\n\n") + 1]
    seed = promise.splitlines(keepends=True)[1]
    cases = {
        "unpromised-old": (
            0,
            old.replace(promise, ""),
            f"right, 87 lines, enemy SA-R3; {NONE}; {OLD}",
        ),
        "unpromised": (1, new.replace(promise, ""), "8: the hash does not agree"),
        "unopened": (0, new.replace(seed, ""), f"right, 87 lines, enemy SA-R3; {CLOSED}"),
        "no-sha": (1, new.replace(promise, "commitment 0000\n"), "7: this promise is no SHA-256"),
        "endless": (
            0,
            new[: new.index("\nend ") + 1],
            "right, 87 lines, over, but the line “end” is missing; chance was dealt by",
        ),
        "cut": (
            0,
            new[: new.index("\n87 ") + 1],
            "right, 86 lines, unfinished although its seed is opened: given up, or cut off; chance",
        ),
        "empty-end": (1, new.replace("end enemy SA-R3", "end "), "97: the end is written as “”"),
        "running": (
            0,
            new[: new.index("\n87 ") + 1].replace(seed, ""),
            "right, 86 lines, unfinished; the promised seed is still closed",
        ),
    }
    for name, (_, text, _) in cases.items():
        (tmp_path / name).write_text(text)
    done = arbitre("verify", *[str(tmp_path / name) for name in cases])
    assert done.returncode == 1
    for line, (name, (code, _, said)) in zip(done.stdout.splitlines(), cases.items(), strict=True):
        assert line.startswith(f"{tmp_path / name}:{'' if code else ' '}{said}")
    french = arbitre("verify", "--lang", "fr", str(tmp_path / "unpromised-old"))
    assert french.stdout.endswith(
        "juste, 87 lignes, enemy SA-R3\u00a0; rien n’a été promis sur le hasard\u00a0: chaque ligne est"
        " permise, mais rien ne montre que les dés étaient honnêtes\u00a0; écrite avant que les"
        " empreintes ne couvrent la promesse de la graine\n"
    )


def test_a_byte_that_is_no_text_is_found_on_its_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines()
    lines[-2] = lines[-2][:8] + b"\xff" + lines[-2][9:]
    path = tmp_path / "g.arb"
    path.write_bytes(b"\n".join(lines) + b"\n")
    done = arbitre("verify", str(path))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}:{len(lines) - 1}: ")


@pytest.fixture(scope="module")
def forking() -> Iterator[Forking]:
    with Forking() as server:
        yield server


@pytest.mark.parametrize(
    "arguments",
    [
        ["bogus"],
        ["play", "chess"],
        ["play", "power", "--seats", "human,nobody,greedy,greedy"],
        ["play", "power", "--seats", "greedy"],
        ["play", "power", "--seats", ",".join(["greedy"] * 5)],
        ["play", "power", "--option", "fog=true"],
        ["play", "power", "--option", "rounds"],
        ["play", "power", "--option", "rounds=many"],
        ["play", "power", "--option", "map=atlantis"],
        ["play", "power", "--option", "map=missing.txt"],
        ["play", "power", "--option", "map=empty.txt"],
        ["play", "power", "--option", "map=hole.txt"],
        ["play", "power", "--edition", "other"],
        ["play", "power", "--edition", "empty.txt"],
        ["play", "power", "--edition", "taken.toml"],
        ["play", "power", "--resume", "missing.arb"],
        ["play", "power", "--resume", "empty.txt"],
        ["play", "power", "--resume", "missing.arb", "--seed", "4"],
        ["play", "power", "--seats", "greedy,greedy", "--record", "no/folder/g.arb"],
        ["play", "power", LONG],
        ["play", "power", f"--{LONG}"],
        ["play", "power", "--seed", "x"],
        ["verify", "missing.arb"],
        ["verify", "empty.txt"],
        ["verify", "."],
        ["verify"],
        ["replay", "missing.arb"],
        ["replay", "binary"],
        ["arena", "power"],
        ["arena", "power", "--seats", "greedy,nobody"],
        ["arena", "power", "--seats", "greedy,random", "--games", "0"],
        ["arena", "power", "--seats", "greedy,random", "--games", "9" * 20],
        ["arena", "power", "--seats", "greedy,random", "--edition", "classic,"],
        ["arena", "power", "--seats", "greedy,random", "--budget", "x"],
        ["arena", "power", "--seats", "greedy,random", "--until", "0.9"],
        ["arena", "power", "--seats", "greedy,greedy", "--until", "0.05"],
        ["arena", "sans_allies", "--seats", "captain,planner,random", "--until", "0.05"],
        ["arena", "power", "--seats", "greedy,random", "--keep", "no/folder/played.jsonl"],
        ["ladder", "chess"],
        ["ladder", "power", "--bots", "greedy"],
        ["ladder", "power", "--bots", "greedy,nobody"],
        ["ladder", "power", "--players", "7"],
        ["ladder", "power", "--players", "x"],
        ["ladder", "sans_allies", "--difficulty", "impossible"],
        ["ladder", "power", "--games", "0"],
        ["luck"],
        ["luck", "missing.arb"],
        ["luck", "empty.txt"],
        ["luck", "binary"],
        ["bench", "chess"],
        ["bench", "power", "--seconds", "0"],
        ["bench", "power", "--seconds", "nan"],
        ["bench", "sans_allies", "--passes", "0"],
        ["rules", "power", "PW-Z9"],
        ["rules", "chess"],
        ["edition", "new", "power", "empty.txt"],
        ["edition", "check", "power", "missing.toml"],
        ["play", "power", "--option", f"rounds={'9' * 5000}"],
        ["play", "power", "--option", "rounds=٣"],
        ["play", "power", "--seed", "9" * 5000],
        ["play", "dead_reckoning", "--option", f"hard_cards={'9' * 5000}"],
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_usage_is_one_line_and_exit_2(
    arguments: list[str], lang: str, tmp_path: Path, forking: Forking
) -> None:
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "hole.txt").write_text("HQV S1\nV0\n")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "taken.toml").write_text(game("power").edition("").source)
    done = forking.run(arguments, LOCALES[lang], tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("arbitre: ")


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert arbitre("edition", "new", "power", str(path)).returncode == 0
    assert arbitre("edition", "check", "power", str(path)).returncode == 0
    path.write_text(
        path.read_text().replace("T = { move = 3, power = 3 }", "T = { move = 0, power = 3 }")
    )
    done = arbitre("edition", "check", "power", str(path))
    assert done.returncode == 1
    line = path.read_text().splitlines().index("T = { move = 0, power = 3 }") + 1
    assert done.stdout.startswith(f"{path}:{line}: ")
    path.write_text(path.read_text().replace("move = 0", "move = 3") + "\n[weather]\nfog = 1\n")
    assert arbitre("edition", "check", "power", str(path)).returncode == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join(["a"] * 300) + " = 1", "the key has too many parts"),
        ("a = " + "9" * 5000, "the number has too many digits"),
        ("a = " + "[" * 5000, "too many brackets"),
    ],
    ids=["parts", "digits", "brackets"],
)
def test_a_hostile_edition_is_named_by_its_line(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"# mine\n{text}\n")
    checked = arbitre("edition", "check", "sans_allies", str(path))
    assert checked.returncode == 1
    assert checked.stdout.startswith(f"{path}:2: {said}")
    played = arbitre("play", "sans_allies", "--edition", str(path))
    assert played.returncode == 2
    assert played.stderr.startswith(f"arbitre: {path}:2: {said}")
    header = f"game sans_allies\nrules 1\nedition mine@1\nembedded {json.dumps(text)}\n"
    record = tmp_path / "mine.arb"
    record.write_text(f"arbitre record 1\n{header}options {{}}\nseats invader=human\n\n")
    for command in ("verify", "replay"):
        done = arbitre(command, str(record))
        assert done.returncode == 2
        assert f"embedded:1: {said}" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_line_too_long_is_refused_where_an_edition_is_taken(tmp_path: Path) -> None:
    """Right but for its width: a record from before that has it is still read."""
    source = game("sans_allies").edition("").source
    source = source.replace('name = "reconstructed"', 'name = "mine"')
    wide = source.replace("version = 1", "version = 1" + " " * 1001)
    line = source.splitlines().index("version = 1") + 1
    path, record = tmp_path / "mine.toml", tmp_path / "mine.arb"
    path.write_text(wide)
    checked = arbitre("edition", "check", "sans_allies", str(path))
    assert checked.returncode == 1
    assert checked.stdout.startswith(f"{path}:{line}: the line is too long")
    played = arbitre("play", "sans_allies", "--edition", str(path))
    assert played.returncode == 2
    assert played.stderr.startswith(f"arbitre: {path}:{line}: the line is too long")
    taken = Recorder.begin(game("sans_allies"), players=["human"], seed=7, embedded=wide)
    record.write_text(taken.text())
    assert arbitre("verify", str(record)).returncode == 0


def test_the_screen_follows_the_edition(tmp_path: Path) -> None:
    source = game("power").edition("").source.replace('name = "classic"', 'name = "mine"')
    source = source.replace("orders = 5", "orders = 7").replace(
        "T = { move = 3, power = 3 }", "T = { move = 4, power = 7 }"
    )
    path = tmp_path / "mine.toml"
    path.write_text(source)
    done = arbitre("play", "power", "--edition", str(path), stdin="?\n")
    assert "7 at most" in done.stdout
    assert "T tank 7/4" in done.stdout


def test_replay_in_words_and_as_a_drawing(record: Path, tmp_path: Path) -> None:
    told = arbitre("replay", str(record), lang="fr")
    assert told.returncode == 0
    assert "— Ordres" in told.stdout
    svg = tmp_path / "g.svg"
    assert arbitre("replay", str(record), "--at", "8", "--svg", str(svg)).returncode == 0
    assert svg.read_text().startswith("<svg")
    assert arbitre("replay", str(record), "--svg", str(tmp_path / "no" / "g.svg")).returncode == 2
    rows = [
        json.loads(line) for line in arbitre("replay", str(record), "--json").stdout.splitlines()
    ]
    assert rows[0]["n"] == 1


def test_games_bots_rules_and_version() -> None:
    listed = [line.split()[0] for line in arbitre("games").stdout.splitlines()]
    assert listed == ["dead_reckoning", "power", "sans_allies"]
    lines = arbitre("bots", "power", lang="fr").stdout.splitlines()
    assert lines[0] == "power  Power"
    assert [line.split()[0] for line in lines[1:]][-3:] == ["recruit-hunter", "greedy", "random"]
    assert "Général Rempart — Garde son Quartier général" in lines[2]
    assert "Hasard — Joue n’importe quel coup permis, sans le moindre plan." in lines[-1]
    assert json.loads(arbitre("bots", "power", "--json").stdout)["power"][-2:] == [
        "greedy",
        "random",
    ]
    assert arbitre("--version").stdout.startswith("arbitre ")
    assert "PW-C3" in arbitre("rules", "power", "c3").stdout
    whole = arbitre("rules", "power", lang="fr").stdout
    assert whole.count("PW-") >= 86
    covered = arbitre("rules", "power", "--coverage")
    assert covered.returncode == 0
    assert covered.stdout.splitlines()[-1] == "87 of 87 clauses have a test"


def test_closed_streams_and_full_disks() -> None:
    command = f"{sys.executable} -m arbitre"
    for line in ("judge <&-", "play power <&-", "games >/dev/full", "rules power | head -1"):
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", f"{command} {line}"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in done.stderr, line
        assert done.returncode in (0, 2), (line, done.returncode)
