"""The committed whole games: they verify, and are told as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.record import read_record
from tests.playthroughs import GAMES, Playthrough, told


@pytest.mark.parametrize("one", GAMES, ids=[f"{one.game}-{one.name}" for one in GAMES])
def test_playthrough(one: Playthrough) -> None:
    record = one.path.with_suffix(".arb").read_text(encoding="utf-8")
    assert list(read_record(record).replay())
    for lang in ("fr", "en"):
        expected = one.path.with_suffix(f".{lang}.txt").read_text(encoding="utf-8")
        assert told(record, lang) == expected


def test_records_of_every_released_version_still_verify() -> None:
    paths = sorted(Path(__file__).parent.glob("games/*/playthroughs/*.arb"))
    assert len(paths) >= len(GAMES)
    for path in paths:
        record = read_record(path.read_text(encoding="utf-8"))
        assert record.end
        for _ in record.replay():
            pass
