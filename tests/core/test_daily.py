"""The game of a day: its seed follows from the date, and a record of it is held to that."""

from __future__ import annotations

import pytest

from arbitre.core.chance import commitment
from arbitre.core.daily import checked_day, daily_seed
from arbitre.core.game import game, register
from arbitre.core.message import BadInput
from arbitre.core.record import Recorder, read_record
from tests.toys.cards import Cards

DAY, OTHER = "2026-11-15", "2026-11-16"


def whole() -> str:
    register(Cards())
    recorder = Recorder.begin(game("cards"), players=["a", "b"], daily=DAY)
    while recorder.waiting:
        seat = recorder.waiting[0]
        recorder.play(seat, recorder.position.moves(seat)[0])
    return recorder.text()


def problem_of(text: str) -> tuple[str, str]:
    """The line that is refused, and why."""
    with pytest.raises(BadInput) as problem:
        list(read_record(text).replay())
    where = problem.value.where
    return (text.splitlines()[int(where) - 1] if where else ""), problem.value.message.key


def test_the_seed_of_a_day_is_stable_for_ever() -> None:
    # worked out apart from the program: SHA-256 of "arbitre daily GAME DATE", first eight bytes
    assert daily_seed("cards", DAY) == 11808013229907207047
    assert daily_seed("cards", OTHER) != daily_seed("cards", DAY) != daily_seed("power", DAY)


@pytest.mark.parametrize(
    "text",
    ["", "today", "2026-2-9", "2026-02-30", "20261115", "2026-W46-7", "2026-11-15 ", "٢٠٢٦-١١-١٥"],
)
def test_what_is_no_date(text: str) -> None:
    with pytest.raises(BadInput) as problem:
        checked_day(text)
    assert problem.value.message.key == "daily-date"


def test_a_record_of_the_day_is_right() -> None:
    text = whole()
    assert f"\ndaily {DAY}\ncommitment {commitment('', daily_seed('cards', DAY))}\n" in text
    assert f"\nseed - {daily_seed('cards', DAY)}\n" in text
    record = read_record(text)
    assert list(record.replay())
    assert record.resume(None).text() == text


def test_the_seed_of_another_day_is_noticed() -> None:
    text = whole()
    seed, other = daily_seed("cards", DAY), daily_seed("cards", OTHER)
    forged = text.replace(f"seed - {seed}", f"seed - {other}")
    forged = forged.replace(commitment("", seed), commitment("", other))
    assert problem_of(forged) == (f"seed - {other}", "record-daily")
    # while the game runs the promise is already known
    unopened = forged.replace(f"seed - {other}\n", "")
    assert problem_of(unopened) == (f"daily {DAY}", "record-daily")
    without = text.replace(f"commitment {commitment('', seed)}\nseed - {seed}\n", "")
    assert problem_of(without) == (f"daily {DAY}", "record-daily")


def test_chance_is_checked_although_the_seed_is_not_opened() -> None:
    text = whole().replace(f"seed - {daily_seed('cards', DAY)}\n", "").partition("\n\n")
    first = text[2].splitlines()[0]
    card = first.split()[2]
    changed = first.replace(f" {card} ", f" {'2' if card == '1' else '1'} ")
    assert problem_of(f"{text[0]}\n\n{changed}\n") == (changed, "record-seed")


def test_a_day_that_is_none_cannot_be_used() -> None:
    assert problem_of(whole().replace(DAY, "2026-11-31")) == ("", "daily-date")
    assert problem_of(whole().replace(f"daily {DAY}\n", ""))[1] == "record-hash"
