"""The promise of the seed: under the chain of hashes, opened at the end, made anew for another seed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.core.chance import commitment
from arbitre.core.game import game, register
from arbitre.core.message import BadInput
from arbitre.core.record import Record, Recorder, read_record
from tests.toys.climb import Climb

RECORDS = Path(__file__).parent / "records"
FIRST, SECOND = ("0badcafe", 7), ("00ff", 8)


@pytest.fixture(autouse=True)
def climb() -> Iterator[None]:
    register(Climb())
    yield
    from arbitre.core import game as registry

    registry._games.pop("climb")


def begun() -> Recorder:
    """A climb under the first promise: pack, go, a die, the weather."""
    bits, seed = FIRST
    recorder = Recorder.begin(game("climb"), players=["a"], seed=seed, bits=bits)
    recorder.play("climber", "rope1")
    recorder.play("climber", "go")
    return recorder


def finish(recorder: Recorder) -> str:
    while recorder.waiting:
        recorder.play("climber", "go")
    return recorder.text()


def whole(text: str) -> Record:
    record = read_record(text)
    for _ in record.replay():
        pass
    return record


def problem_of(text: str) -> tuple[str, str]:
    """The line that is refused, and why."""
    with pytest.raises(BadInput) as problem:
        whole(text)
    where = problem.value.where
    return (text.splitlines()[int(where) - 1] if where else ""), problem.value.message.key


def states(text: str) -> list[tuple[int, int, str]]:
    return [(one.first, one.last, one.state) for one in whole(text).stretches()]


def first_line(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("1 "))


# -- the header's promise ------------------------------------------------------------------------


def test_another_promise_is_noticed_although_its_seed_is_right() -> None:
    # Power has no chance: only the chain can tell that this was not promised
    recorder = Recorder.begin(game("power"), players=["a"] * 4, seed=7, options={"rounds": 1})
    for seat in recorder.position.seats:
        recorder.play(seat, "C HQ IX")
    text = recorder.text()
    forged = text.replace(commitment("", 7), commitment("", 8)).replace("seed - 7", "seed - 8")
    assert problem_of(forged) == (first_line(text), "record-hash")
    without = text.replace(f"commitment {commitment('', 7)}\nseed - 7\n", "")
    assert problem_of(without) == (first_line(text), "record-hash")


def test_a_promise_of_bits_that_were_searched_for_is_noticed() -> None:
    """The same seed, so the same dice, under other bits: a promise made afterwards."""
    text = finish(begun())
    forged = text.replace(commitment(*FIRST), commitment("beef", 7)).replace("0badcafe", "beef")
    assert problem_of(forged) == (first_line(text), "record-hash")


def test_a_seed_without_a_promise_is_refused() -> None:
    text = finish(begun()).replace(f"commitment {commitment(*FIRST)}\n", "")
    assert problem_of(text) == ("seed 0badcafe 7", "record-no-promise")


def test_a_record_says_that_it_was_written_before() -> None:
    for path in sorted(RECORDS.glob("*.arb")):
        record = whole(path.read_text(encoding="utf-8"))
        assert record.header.format == int(path.name[0])
    old = (RECORDS / "1-kept.arb").read_text(encoding="utf-8")
    # neither can pass for the other: the first line is under the chain
    for one, other in (("1", "2"), ("2", "1")):
        text = (RECORDS / f"{one}-kept.arb").read_text(encoding="utf-8")
        forged = text.replace(f"arbitre record {one}", f"arbitre record {other}")
        assert problem_of(forged) == (first_line(text), "record-hash")
    # a game that was begun before goes on as it was
    cut = old[: old.index("\n60 ") + 1].replace("seed 5eed5eed 12\n", "")
    again = read_record(cut).resume(12, "5eed5eed").text()
    assert again.startswith("arbitre record 1\n")
    assert again.startswith(cut)
    assert "promise" not in again


@pytest.mark.parametrize(
    ("how", "state"),
    [
        ({"seed": 7, "bits": "0badcafe"}, "kept"),
        ({"seed": 7}, "known"),
        ({"daily": "2026-11-15"}, "daily"),
    ],
)
def test_what_became_of_a_promise(how: dict[str, object], state: str) -> None:
    recorder = Recorder.begin(game("climb"), players=["a"], **how)  # type: ignore[arg-type]
    recorder.play("climber", "go")
    running = recorder.text()
    assert states(running) == [(1, 3, "daily" if state == "daily" else "closed")]
    text = finish(recorder)
    ((_, last, found),) = states(text)
    assert (last, found) == (len(recorder.entries), state)


def test_nobody_promised_anything() -> None:
    recorder = Recorder.begin(game("climb"), players=["a"])
    recorder.play("climber", "go")
    recorder.play("chance", "3")
    assert states(recorder.text()) == [(1, 2, "none")]


# -- a promise made anew -------------------------------------------------------------------------


def renewed() -> tuple[str, str]:
    """A climb whose first seed was lost: the record when it goes on, and at its end."""
    text = begun().text()
    recorder = read_record(text).resume(SECOND[1], SECOND[0])
    return recorder.text(), finish(recorder)


def test_another_seed_goes_on_under_a_promise_of_its_own() -> None:
    before = begun().text()
    running, text = renewed()
    # what was played stands as it was, byte for byte
    assert running.startswith(before)
    (line,) = running[len(before) :].splitlines()
    assert line.startswith(f"promise {commitment(*SECOND)} #")
    assert "00ff" not in running  # closed while the game runs
    lines = text.splitlines()
    at = lines.index(line)
    assert lines[at + 1] == "seed 00ff 8"
    assert states(text) == [(1, 4, "closed"), (5, len(whole(text).entries), "kept")]
    # and it can be read, and is written, again
    assert read_record(text).resume(None).text() == text


def test_the_seed_that_was_promised_needs_no_new_promise() -> None:
    text = begun().text()
    again = read_record(text).resume(FIRST[1], FIRST[0])
    assert again.text() == text
    assert "seed 0badcafe 7" in finish(again).splitlines()
    # who gives no bits answers for the seed
    assert read_record(text).resume(7).text() == text


def test_a_seed_that_deals_no_more_is_open() -> None:
    recorder = begun()
    recorder.renew(SECOND[1], SECOND[0])
    running = recorder.text()
    assert "seed 0badcafe 7" in running.splitlines()
    assert states(running) == [(1, 4, "kept"), (5, 4, "closed")]
    assert [state for _, _, state in states(finish(recorder))] == ["kept", "kept"]


def test_a_renewed_game_is_renewed_again_and_goes_on_with_what_was_promised_last() -> None:
    running, _ = renewed()
    again = read_record(running).resume(SECOND[1], SECOND[0])
    assert again.text() == running
    third = read_record(running).resume(9, "aa")
    third.play("climber", "go")
    assert [promise.after for promise in third.promises] == [4, 4]
    text = finish(third)
    # under the second promise chance did nothing: there is nothing to say of it
    assert [(first, state) for first, _, state in states(text)] == [(1, "closed"), (5, "kept")]
    record = read_record(text)
    assert (record.commitment, record.seed, record.bits) == (commitment("aa", 9), 9, "aa")


def test_from_here_on_people_play_chance() -> None:
    recorder = begun()
    recorder.renew(None)
    recorder.play("climber", "go")
    recorder.play("chance", "6")
    recorder.play("chance", "sun")
    recorder.play("climber", "go")
    recorder.play("chance", "6")
    recorder.play("chance", "sun")
    text = recorder.text()
    assert states(text) == [(1, 4, "kept"), (5, 10, "none")]
    (line,) = [line for line in text.splitlines() if line.startswith("promise")]
    assert problem_of(text.replace(line, f"{line}\nseed 00ff 8"))[1] == "record-no-promise"
    assert problem_of(text.replace(f"{line}\n", ""))[1] == "record-hash"


def test_a_changed_promise_is_noticed() -> None:
    _, text = renewed()
    (line,) = [line for line in text.splitlines() if line.startswith("promise")]
    rest = text[text.index("\nseed ") + 1 :].splitlines()
    for at in range(len(line)):
        for other in ("", "0" if line[at] != "0" else "1", line[at] * 2, f" {line[at]}"):
            changed = line[:at] + other + line[at + 1 :]
            if changed != line:
                assert problem_of(text.replace(line, changed))[0] in (changed, rest[0])
    # left out, twice, at another place
    assert problem_of(text.replace(f"{line}\nseed 00ff 8\n", ""))[0] == rest[1]
    assert problem_of(text.replace(line, f"{line}\n{line}"))[0] == line
    moved = text.replace(f"{line}\nseed 00ff 8\n{rest[1]}\n", f"{rest[1]}\n{line}\nseed 00ff 8\n")
    assert problem_of(moved)[0] == rest[1]
    # another seed, also one that was promised in its place
    assert problem_of(text.replace("seed 00ff 8", "seed 00ff 9")) == (
        "seed 00ff 9",
        "record-commitment",
    )
    other = line.replace(commitment(*SECOND), commitment("00ff", 9))
    forged = text.replace(line, other).replace("seed 00ff 8", "seed 00ff 9")
    assert problem_of(forged) == (other, "record-hash")
    # a seed stands right under its promise
    assert problem_of(text.replace(f"seed 00ff 8\n{rest[1]}", f"{rest[1]}\nseed 00ff 8"))[1] == (
        "record-line"
    )


def test_dice_that_the_new_seed_did_not_deal_are_noticed() -> None:
    # the chain is right, the dice are typed: only the seed of the promise can tell
    recorder = begun()
    recorder.renew(SECOND[1], SECOND[0])
    assert recorder.dealer is not None
    recorder.dealer = None
    recorder.play("climber", "go")
    dealt = read_record(renewed()[1]).entries[5].move
    recorder.play("chance", "1" if dealt != "1" else "2")
    lines = recorder.lines(opened=True)
    assert problem_of("\n".join([*lines, ""])) == (lines[-1], "record-seed")


def test_a_move_before_a_promise_is_taken_back_and_the_promise_stands() -> None:
    recorder = Recorder.begin(game("climb"), players=["a"], seed=7, bits="0badcafe")
    recorder.play("climber", "rope1")
    recorder.play("climber", "food1")
    recorder.renew(8, "00ff")
    assert recorder.undo("climber")
    assert [promise.after for promise in recorder.promises] == [1]
    assert states(finish(recorder))[-1][0] == 2
    # one that is still before the line taken back is left alone
    recorder = Recorder.begin(game("climb"), players=["a"], seed=7, bits="0badcafe")
    recorder.renew(8, "00ff")
    before = recorder.text()
    recorder.play("climber", "rope1")
    assert recorder.undo("climber")
    assert recorder.text() == before


def test_a_seed_of_many_digits_was_kept_before_and_still_is() -> None:
    seed = int("9" * 45)
    recorder = Recorder.begin(game("climb"), players=["human"], seed=seed)
    assert f"seed - {seed}" in finish(recorder)
    assert whole(finish(recorder)).seed == seed
