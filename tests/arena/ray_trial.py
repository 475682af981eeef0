"""The arena on a Ray cluster of two nodes, one of which is killed midway; run by `test_ray.py`.

It is started by the Python of an environment that has Arbitre, Ray and pyarrow, in a folder for its files,
and says what it saw, a line each; it ends with an AssertionError where something does not hold.
"""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from arbitre.arena.ray_cluster import _WithoutRay

os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
os.environ["RAY_raylet_start_wait_time_s"] = "300"  # noqa: SIM112 - a busy machine takes its time

GAMES = [
    "arena",
    "sans_allies",
    "--seats",
    "random:900,planner:6",
    "--budget",
    "1",
    "--seed",
    "7",
]
ARBITRE = [sys.executable, "-m", "arbitre"]
PATIENCE = 600.0


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - for who waits


def until(
    what: str, holds: Callable[[], bool], playing: subprocess.Popen[str] | None = None
) -> None:
    """Wait; an error where it takes too long, or where what is waited for has ended."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"{what}: not within {PATIENCE:.0f} seconds"
        assert playing is None or playing.poll() is None, f"{what}: it has ended before"
        time.sleep(0.1)


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*ARBITRE, *GAMES, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def kept(file: Path) -> int:
    return file.read_text().count("\n{") if file.exists() else 0


def free(ray: Any) -> float:
    return float(ray.available_resources().get("CPU", 0))


def refusals(address: str, folder: Path) -> None:
    """What cannot be had is one sentence."""
    done = subprocess.run(
        [*ARBITRE, *GAMES, "--ray", "127.0.0.1:9", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    say(f"nobody there: {done.stderr.strip()}")
    # a cluster whose nodes cannot import what is sent: one module of it raises
    broken = folder / "broken"
    broken.mkdir()
    (broken / "other.py").write_text(
        "from arbitre.arena import ray_cluster\n"
        "from arbitre.cli import run\n"
        "sent = ray_cluster.lay_out\n"
        "def half(folder, also):\n"
        "    sent(folder, also)\n"
        "    (folder / 'arbitre' / 'core' / 'changed.py').write_text('# of another version')\n"
        "ray_cluster.lay_out = half\n"
        "import sys\n"
        "sys.exit(run(sys.argv[1:]))\n"
    )
    done = subprocess.run(
        [sys.executable, broken / "other.py", *GAMES, "--ray", address, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert "another Arbitre" in done.stderr
    say(f"another code: {done.stderr.strip()}")


def main(folder: Path) -> None:
    ray, utils = import_module("ray"), import_module("ray.cluster_utils")
    sys.stdout = _WithoutRay(sys.stdout)

    os.chdir(folder)
    alone = start("--jobs", "1", "--json", "--out", "one.csv")
    head = {"num_cpus": 1, "include_dashboard": False}
    cluster = utils.Cluster(initialize_head=True, head_node_args=head)
    try:
        other = cluster.add_node(num_cpus=1)
        say("a cluster of two nodes, one processor each")
        one = alone.communicate()[0]
        assert alone.returncode == 0
        say(f"one core: {one[:60]}")
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")

        begin = time.monotonic()
        playing = start(
            "--ray", cluster.address, "--json", "--keep", "a.jsonl", "--out", "a.parquet"
        )
        until("both nodes play", lambda: kept(Path("a.jsonl")) > 20 and not free(ray), playing)
        cluster.remove_node(other, allow_graceful=False)
        say(f"a node killed after {kept(Path('a.jsonl'))} games")
        told, problems = playing.communicate(timeout=PATIENCE)
        assert playing.returncode == 0, problems
        assert told == one, told[:1000]
        assert "played again" in problems, problems
        say(f"the other node ended it, with the same bytes: {time.monotonic() - begin:.0f} s")
        say(f"stderr: {problems.strip()}")

        cluster.add_node(num_cpus=1)
        playing = start("--ray", cluster.address, "--keep", "b.jsonl")
        until("games come back", lambda: kept(Path("b.jsonl")) > 20, playing)
        playing.send_signal(signal.SIGINT)
        told, problems = playing.communicate(timeout=PATIENCE)
        assert (playing.returncode, told) == (130, ""), (told, problems)
        before = kept(Path("b.jsonl"))
        until("no task is left on the cluster", lambda: free(ray) == 2)
        say(f"interrupted after {before} games: all processors are free again")
        playing = start("--ray", cluster.address, "--json", "--keep", "b.jsonl")
        told, problems = playing.communicate(timeout=PATIENCE)
        assert (playing.returncode, told) == (0, one), problems
        assert kept(Path("b.jsonl")) == 906
        say("gone on from there, with the same bytes")

        refusals(cluster.address, folder)
    finally:
        ray.shutdown()
        cluster.shutdown()
    same_table()


def same_table() -> None:
    """The Parquet file holds what the CSV of one core does."""
    parquet = import_module("pyarrow.parquet")
    rows = parquet.read_table("a.parquet").to_pylist()
    with Path("one.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(rows) == len(lines) == 906
    for row, line in zip(rows, lines, strict=True):
        assert {name: "" if one is None else str(one) for name, one in row.items()} == line
    say(f"{len(rows)} rows of Parquet: {json.dumps(rows[0])}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
