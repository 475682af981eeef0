"""The benchmark of Power measures what it says, on the committed positions."""

from __future__ import annotations

import pytest

from arbitre.bench.clock import sweeps_per_second
from arbitre.bench.power import TASKS, measure, measure_unread, report, samples
from arbitre.core.words import Words


def test_two_hundred_positions_from_rounds_5_to_25() -> None:
    found = samples()
    assert len(found) == 200
    assert {sample.position.setting.players for sample in found} == {4}
    assert all(5 <= sample.position.round <= 25 for sample in found)
    assert all(len(sample.sheets) == 4 for sample in found)
    assert len({sample.position.text() for sample in found}) == 200


def test_each_task_does_the_real_work_and_leaves_the_sample_alone() -> None:
    for sample in samples()[:20]:
        before = sample.position.text()
        events = TASKS["rounds"](sample)()
        assert isinstance(events, list)
        assert events[-1].name in ("round", "last-round", "won", "drawn")
        listed = TASKS["listings"](sample)()
        assert isinstance(listed, list)
        assert listed
        assert TASKS["copies"](sample)() == sample.position
        assert sample.position.text() == before


def test_figures_are_counted_over_whole_sweeps() -> None:
    calls: list[int] = []
    assert sweeps_per_second(lambda: [lambda: calls.append(1)] * 10, 0.001) > 0
    assert len(calls) % 10 == 0
    assert set(measure(0.001)) == {f"{name}_per_s" for name in TASKS}
    assert measure_unread(0.001) > 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_report_says_ratios_and_conditions(lang: str) -> None:
    row = {"ours_per_s": 1000.0, "public_per_s": 100.0, "ratio": 10.0}
    figures = {
        "public_engine": "diplomacy 1",
        "figures": dict.fromkeys(("rounds", "silent", "listings", "copies"), row),
        "unread_rounds_per_s": 500.0,
        "import_s": 0.02,
        "help_s": 0.2,
        "conditions": {
            "python": "3.11",
            "cores": 2,
            "compiled": False,
            "positions": 200,
            "orders_per_round": 16.0,
            "orders_per_listing": 300.0,
            "public_orders_per_listing": 499.0,
            "public_units": 28.6,
            "public_copy_method": "copy",
            "seconds": 2.0,
            "passes": 3,
        },
    }
    text = "\n".join(report(figures, Words(lang, ["arbitre.core", "arbitre.bench"])))
    assert text.count("10.0x") == 4
    assert "CPython" in text
    assert "5.0" in text
