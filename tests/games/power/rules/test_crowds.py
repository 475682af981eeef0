"""Random crowded rounds: the referee and the plain resolver never disagree, and nothing piles up."""

from __future__ import annotations

import copy
import io
import json
import resource
from collections import Counter
from random import Random
from typing import Any

import pytest

from arbitre.cli.judge import judge_lines
from arbitre.core.data import data_text
from arbitre.games.power.judge import Referee
from tests.games.power.crowds import crowded_request
from tests.games.power.plain_referee import resolve

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

CHUNKS = 4


def _outcome(answer: dict[str, Any]) -> dict[str, Any]:
    position = answer["position"]
    return {
        "orders": {
            colour: [entry["executed"] for entry in entries]
            for colour, entries in answer["orders"].items()
        },
        "position": {
            key: position.get(key) for key in ("board", "reserves", "flags", "round", "referee")
        },
        "result": answer["result"],
    }


def _agree(request: dict[str, Any], answer: dict[str, Any]) -> None:
    assert "error" not in answer, (answer, json.dumps(request))
    plain = resolve(_with_grid(request))
    assert _outcome(answer) == _outcome(plain), json.dumps(request)


def _with_grid(request: dict[str, Any]) -> dict[str, Any]:
    """The plain resolver knows no map by name: it gets the grid itself."""
    request = copy.deepcopy(request)
    name = request["position"].get("map", "classic")
    if name != "classic":
        request["position"]["map"] = data_text("arbitre.games.power.data", "maps", f"{name}.txt")
    return request


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_thousand_crowded_rounds(chunk: int) -> None:
    referee = Referee()
    told: Counter[str] = Counter()
    for number in range(500):
        request = crowded_request(Random(f"{chunk} {number}"))
        answer: Any = referee.answer(json.dumps(request))
        _agree(request, answer)
        told.update(event["event"] for event in answer["events"])
    # the crowds do meet: every part of a round is there
    for name in ("tie", "bounce", "capture", "stand-off", "destroyed", "fine", "flag", "exchange"):
        assert told[name] > 0, name


@pytest.mark.slow
def test_hundred_thousand_crowded_rounds_in_one_process() -> None:
    sizes: list[int] = []
    for block in range(100):
        requests = [crowded_request(Random(f"slow {block} {n}")) for n in range(1000)]
        out = io.BytesIO()
        text = "".join(json.dumps(request) + "\n" for request in requests)
        judge_lines(io.BytesIO(text.encode()), out, "fr")
        answers = out.getvalue().splitlines()
        assert len(answers) == len(requests)
        for request, answer in zip(requests, answers, strict=True):
            _agree(request, json.loads(answer))
        sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    # kilobytes; the tables of a setting fill in the first blocks, after that memory is flat
    assert sizes[-1] - sizes[29] < 20_000, sizes


def test_the_answer_can_be_asked_again() -> None:
    """An answer's position is a request's position: rounds chain, also where stand-offs were left."""
    referee = Referee()
    for number in range(60):
        rng = Random(f"chain {number}")
        request = crowded_request(rng)
        for _ in range(4):
            answer: Any = referee.answer(json.dumps(request))
            _agree(request, answer)
            if answer["result"]:
                break
            request = {**request, "position": answer["position"], "orders": {}}
