"""Bad input in quantity beside people who play: nobody is disturbed, nothing breaks, nothing piles up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.web.flood import flood

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

GROWTH = 100
"""Megabytes that the server may have more than at its start."""


@pytest.mark.parametrize(
    "requests", [600, pytest.param(100_000, marks=pytest.mark.slow)], ids=["some", "100000"]
)
def test_a_flood_of_bad_input_disturbs_nobody(tmp_path: Path, requests: int) -> None:
    report = asyncio.run(flood(requests, 2 if requests < 10_000 else 10, 1, tmp_path))
    assert report.failures == []
    assert report.moves > 0
    assert sum(report.statuses.values()) == requests
    assert max(report.memory) <= report.memory[0] + GROWTH
