"""Who plays: batches and their size, the code that is sent along, and what a cluster's address may be."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from arbitre.arena import ray_cluster
from arbitre.arena.executor import Cores, Executor, Lost, executor_of
from arbitre.arena.kept import version_of
from arbitre.arena.ray_cluster import RayCluster, _spoken, _WithoutRay
from arbitre.arena.shipping import lay_out
from arbitre.arena.tournament import Failure, Pace, run
from arbitre.core.game import game
from arbitre.core.message import BadInput

POWER = game("power")
SHORT: dict[str, object] = {"rounds": 2}


class Elsewhere(Executor):
    """Plays in this process, as a cluster would elsewhere."""

    least = 0.1
    good = 0.5

    def __init__(self, count: int) -> None:
        self.places = count
        self.sizes: list[int] = []

    @property
    def count(self) -> int:
        return self.places

    def each(
        self, function: Callable[[Any], Any], batches: Iterable[Any], most: int = 0
    ) -> Generator[Any, None, None]:
        for batch in batches:
            self.sizes.append(len(batch))
            if len(self.sizes) == 3 and self.places == 13:
                raise Lost(batch, OSError("the power failed"))
            yield function(batch)


def test_a_batch_is_never_too_short_to_be_sent() -> None:
    pace = Pace(0.01)
    # on this machine, games are parted evenly; sent away, a batch is a tenth of a second at least
    assert pace.size(Cores(2), 16) == 2
    assert pace.size(Elsewhere(100), 16) == 10
    assert pace.size(Elsewhere(2), 100_000) == 50
    assert Pace(30.0).size(Elsewhere(2), 100_000) == 1


def test_a_pace_is_learnt_while_playing() -> None:
    pace = Pace(2.0)  # the first game also imported all modules
    assert pace.size(Elsewhere(1), 1000) == 1
    pace.note(1.0, 299)
    assert pace.size(Elsewhere(1), 1000) == 50


def test_others_play_what_one_core_does() -> None:
    alone = run(POWER, ["greedy", "random"], 12, 5, 1, options=SHORT)
    others = Elsewhere(1)
    assert run(POWER, ["greedy", "random"], 12, 5, others, options=SHORT) == alone
    assert sum(others.sizes) == 11


def test_a_batch_that_is_given_up_names_its_first_game() -> None:
    with pytest.raises(Failure, match="OSError: the power failed") as failure:
        run(POWER, ["random"] * 2, 400, 5, Elsewhere(13), options=SHORT)
    assert failure.value.index >= 3


def test_a_number_means_cores() -> None:
    assert executor_of(2).count == 2
    assert executor_of(0).count >= 1
    others = Elsewhere(3)
    assert executor_of(others) is others


def test_the_code_that_is_sent_plays_by_itself(tmp_path: Path) -> None:
    assert "arbitre" in lay_out(tmp_path)
    assert not (tmp_path / "arbitre" / "web").exists()
    assert not list(tmp_path.rglob("__pycache__"))
    code = (
        "import arbitre, arbitre.arena.kept as kept, arbitre.arena.ray_cluster as away\n"
        "from arbitre.arena.tournament import run\n"
        "print(arbitre.__file__, kept.version_of(arbitre.game('power')))\n"
        "print(run('power', ['random'] * 2, 2, 1, 1, options={'rounds': 2}).turns())"
    )
    # nothing of this environment but what a bare Arbitre needs
    needed = {str(Path(sys.modules[name].__file__ or "").parents[1]) for name in ("click",)}
    path = f"import sys; sys.path[1:1] = {[str(tmp_path)]!r}; sys.path += {sorted(needed)!r}\n"
    done = subprocess.run(
        [sys.executable, "-S", "-c", path + code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    where, version, turns = done.stdout.split(maxsplit=2)
    assert Path(where).is_relative_to(tmp_path)
    assert version == version_of(POWER)
    assert turns.strip() == "[2, 2]"


@pytest.mark.parametrize(
    "address", ["", "cluster", "local", "1.2.3.4", "h:0", "h:65536", "http://h:1"]
)
def test_an_address_is_looked_at_first(address: str) -> None:
    with pytest.raises(BadInput) as refused:
        RayCluster(address, [POWER])
    assert refused.value.message.key == "ray-address"


def test_nobody_listens() -> None:
    with pytest.raises(BadInput, match=r"no Ray cluster at 127.0.0.1:9 that takes a connection"):
        RayCluster("127.0.0.1:9", [POWER])


def test_a_missing_extra_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.core.extras.missing", lambda extra: [extra])
    monkeypatch.setattr(ray_cluster, "_reachable", lambda address: None)
    with pytest.raises(BadInput, match=r"--ray needs the extra .ray.*--extra ray$"):
        RayCluster("auto", [POWER])


@pytest.mark.parametrize(
    ("problem", "key"),
    [
        (ConnectionError("Could not find any running Ray instance."), "ray-away"),
        (
            RuntimeError(
                "Version mismatch: The cluster was started with:\n    Ray: 2.50.1\n    Python: 3.12.1\n"
                "This process on node 10.0.0.1 was started with:\n    Ray: 2.60.0\n    Python: 3.11.7\n"
            ),
            "ray-version",
        ),
        (ValueError("something else"), "ray-refused"),
    ],
)
def test_what_keeps_us_out_is_a_sentence(
    problem: Exception, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_cluster, "_ray", lambda: type("Ray", (), {"__version__": "2.60.0"}))
    with pytest.raises(BadInput) as refused, _spoken("h:1"):
        raise problem
    assert refused.value.message.key == key
    assert "\n" not in str(refused.value)
    if key == "ray-version":
        assert refused.value.message.args["cluster"] == "Ray 2.50.1, Python 3.12.1"


def test_what_ray_prints_is_no_answer() -> None:
    stream = StringIO()
    ours = _WithoutRay(stream)
    for name in ("ray_listen_error_messages", "MainThread"):
        thread = threading.Thread(target=lambda: print("said", file=ours), name=name)
        thread.start()
        thread.join()
    assert ours.getvalue() == "said\n"
