"""The committed whole games: they verify, and are told as they were."""

from __future__ import annotations

import pytest

from arbitre.core.record import read_record
from tests.power.playthroughs import FOLDER, GAMES, told


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    record = (FOLDER / f"{name}.arb").read_text(encoding="utf-8")
    assert list(read_record(record).replay())
    for lang in ("fr", "en"):
        assert told(record, lang) == (FOLDER / f"{name}.{lang}.txt").read_text(encoding="utf-8")


def test_records_of_every_released_version_still_verify() -> None:
    for path in sorted(FOLDER.glob("*.arb")):
        record = read_record(path.read_text(encoding="utf-8"))
        assert record.end
        for _ in record.replay():
            pass
