"""The luck of a recorded game: sums worked out by hand, and records that are not right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from arbitre.arena.luck import luck_dict, luck_text
from arbitre.core import game as registry
from arbitre.core.game import register
from arbitre.core.luck import Measure, luck_of
from arbitre.core.message import BadInput
from arbitre.core.record import Recorder, read_record
from tests.toys.cards import Cards
from tests.toys.patience import Patience


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    for toy in (Patience(), Cards()):
        register(toy)
    yield
    for name in ("patience", "cards"):
        registry._games.pop(name)


def rolled(*pips: int) -> str:
    recorder = Recorder.begin(Patience(), players=["me"])
    for number in pips:
        recorder.play("hero", "roll")
        recorder.play("chance", str(number))
    if recorder.position.actors:
        recorder.play("hero", "hold")
    return recorder.text()


def test_rolls_beside_their_expectation() -> None:
    luck = luck_of(read_record(rolled(4, 6)))
    assert (luck.lines, luck.moves, list(luck.measures)) == (5, 2, ["pips", "ones"])
    pips, ones = luck.measures.values()
    assert (pips.times, pips.seen, pips.expected) == (2, 10, 7.0)
    assert pips.variance == pytest.approx(35 / 6)  # twice 35/12
    assert pips.z == pytest.approx(3 / (35 / 6) ** 0.5)
    assert pips.percentile == pytest.approx(0.8929, abs=1e-4)
    assert pips.side == "above"
    assert (ones.times, ones.seen) == (2, 0)
    assert ones.expected == pytest.approx(1 / 3)
    assert ones.variance == pytest.approx(10 / 36)
    assert ones.side == "below"


def test_weights_count_and_moves_without_a_measure_do_not() -> None:
    recorder = Recorder.begin(Cards(), players=["a", "b"])
    for card in "1536":
        recorder.play("chance", card)
    for left, right, die in (("1", "5", "high"), ("3", "6", "high")):
        recorder.play("left", left)
        recorder.play("right", right)
        recorder.play("chance", die)
    luck = luck_of(read_record(recorder.text()))
    assert (luck.lines, luck.moves) == (10, 6)
    (high,) = luck.measures.values()
    assert (high.name, high.times, high.seen) == ("high", 2, 2)
    assert high.expected == pytest.approx(4 / 3)  # high has weight 2, low 1
    assert high.variance == pytest.approx(4 / 9)
    assert high.z == pytest.approx(1)


def test_chances_are_those_before_the_move() -> None:
    class Shrinking(Patience):
        """The measure of a roll depends on the rolls before it."""

        def luck(self, position: object, move: object) -> dict[str, int]:
            assert hasattr(position, "rolls")
            return {"rolls": len(position.rolls)}

    register(Shrinking())
    (measure,) = luck_of(read_record(rolled(2, 3, 4))).measures.values()
    assert (measure.times, measure.seen, measure.expected) == (3, 0 + 1 + 2, 3.0)
    assert (measure.variance, measure.z, measure.side) == (0.0, 0.0, "level")


def test_an_unfinished_game() -> None:
    text = "\n".join(rolled(4, 6).splitlines()[:-2]) + "\n"  # without the hold and the end
    assert luck_of(read_record(text)).lines == 4


def test_a_line_that_is_not_right() -> None:
    text = rolled(4, 6)
    line = text.splitlines().index("") + 2
    for old, new in (("2 chance 4", "2 chance 5"), ("2 chance 4", "2 chance 7")):
        with pytest.raises(BadInput) as caught:
            luck_of(read_record(text.replace(old, new)))
        assert caught.value.where == str(line + 1 if "chance" in old else line)


def test_in_words() -> None:
    luck = luck_of(read_record(rolled(4, 6)))
    english, french = luck_text(luck, "en"), luck_text(luck, "fr")
    assert english.startswith("patience: 2 moves of chance in 5 lines\n")
    assert re.search(r"\npips +2 +10 +7\.0 +\+1\.2 +89\.3 % +above\n", english)
    assert re.search(r"\nones +2 +0 +0\.3 +-0\.6 +26\.4 % +below\n", english)
    assert french.startswith("patience\u00a0: 2 coups du hasard en 5 lignes\n")
    assert re.search(r"\npoints +2 +10 +7,0 +\+1,2 +89,3 % +au-dessus\n", french)
    assert max(len(line) for line in (english + french).splitlines()) <= 100


def test_nothing_measured() -> None:
    luck = luck_of(read_record(rolled()))
    assert luck_dict(luck) == {"game": "patience", "lines": 1, "chance": 0, "measures": []}
    assert "None of them" in luck_text(luck, "en")


def test_as_data() -> None:
    data = json.loads(json.dumps(luck_dict(luck_of(read_record(rolled(4, 6))))))
    assert data["measures"][0] == {
        "name": "pips",
        "times": 2,
        "seen": 10,
        "expected": 7.0,
        "deviation": 2.415229,
        "z": 1.242118,
        "percentile": 0.892903,
        "side": "above",
    }


def test_a_hair_is_no_deviation() -> None:
    assert Measure("x", 1, 100, 99.96, 1.0).side == "level"
    assert Measure("x", 1, 100, 99.94, 1.0).side == "above"
    assert Measure("x", 1, 100, 100.06, 1.0).side == "below"
