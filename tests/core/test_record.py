"""Records: header, chained hashes, replay, tampering, commitments, resuming."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from arbitre.core.chance import Dealer, Rng, commitment
from arbitre.core.game import game, register
from arbitre.core.message import BadInput
from arbitre.core.record import Record, Recorder, read_record
from arbitre.testing import random_decision
from tests.toys.cards import Cards


def cards_record(seed: int = 7, bits: str = "0badcafe") -> Recorder:
    register(Cards())
    recorder = Recorder.begin(game("cards"), players=["a", "b"], seed=seed, bits=bits)
    number = 0
    while recorder.waiting:
        number += 1
        seat = recorder.waiting[-1]
        rng = Rng(seed, number)
        recorder.play(seat, random_decision(game("cards"), recorder.position, seat, rng))
    return recorder


def power_record(rounds: int = 3) -> Recorder:
    recorder = Recorder.begin(
        game("power"), players=["a", "b", "c", "d"], seed=1, options={"rounds": rounds}
    )
    while recorder.waiting:
        seat = recorder.waiting[0]
        rng = Rng("p", len(recorder.entries), seat)
        recorder.play(seat, random_decision(game("power"), recorder.position, seat, rng))
    return recorder


def replayed(text: str) -> Record:
    record = read_record(text)
    for _ in record.replay():
        pass
    return record


def problem_of(text: str) -> tuple[str, str]:
    with pytest.raises(BadInput) as problem:
        replayed(text)
    return problem.value.where, problem.value.message.key


def test_a_record_reads_as_it_was_played() -> None:
    text = cards_record().text()
    lines = text.splitlines()
    assert lines[0] == "arbitre record 2"
    assert lines[1:4] == ["game cards", "rules 1", "edition plain@1"]
    assert "seats left=a right=b" in lines
    assert lines[-1].startswith("end ")
    blank = lines.index("")
    # four cards are dealt, then two tricks of two cards and a die, a simultaneous pair in seat order
    seats = [line.split()[1] for line in lines[blank + 1 : -1]]
    assert seats == ["chance"] * 4 + ["left", "right", "chance"] * 2
    assert replayed(text).resume(None).text() == text


def test_the_seed_is_closed_while_the_game_runs_and_opened_at_its_end() -> None:
    register(Cards())
    recorder = Recorder.begin(game("cards"), players=["a", "b"], seed=7, bits="0badcafe")
    running = recorder.text()
    assert f"commitment {commitment('0badcafe', 7)}" in running
    assert "seed " not in running
    assert "0badcafe" not in running
    assert "seed 0badcafe 7" in cards_record().text().splitlines()


def test_a_seed_that_did_not_deal_these_cards_is_noticed() -> None:
    text = cards_record(7).text()
    forged = text.replace("seed 0badcafe 7", "seed 0badcafe 8")
    forged = forged.replace(commitment("0badcafe", 7), commitment("0badcafe", 8))
    where, key = problem_of(forged)
    assert key == "record-seed"
    assert forged.splitlines()[int(where) - 1].split()[1] == "chance"


def test_a_seed_that_was_not_promised_is_noticed() -> None:
    text = cards_record(7).text().replace("seed 0badcafe 7", "seed 0badcafe 8")
    where, key = problem_of(text)
    assert key == "record-commitment"
    assert text.splitlines()[int(where) - 1].startswith("seed ")


def finished(name: str) -> str:
    """A whole game: of Power, two rounds of four seats; of Sans Alliés, one with dice, bits and all."""
    if name == "power":
        return power_record(2).text()
    return (Path(__file__).parent / "records" / "2-kept.arb").read_text(encoding="utf-8")


def accepted(text: str) -> bool:
    """Whether a record is right; what it is refused with is always BadInput."""
    try:
        replayed(text)
    except BadInput:
        return False
    return True


def changes(text: str, at: int) -> set[str]:
    """A record changed at one character: another one, none, twice, a blank more, a line cut there."""
    sign = text[at]
    others = {"7" if sign != "7" else "8", sign.swapcase(), "", sign * 2, f" {sign}", f"\n{sign}"}
    if sign.isalpha():
        others.add("b" if sign != "b" else "c")
    return {text[:at] + other + text[at + 1 :] for other in others} - {text}


@pytest.mark.parametrize(("name", "step"), [("power", 1), ("sans_allies", 7)])
@pytest.mark.no_cover  # long: other tests measure it
def test_every_changed_byte_is_noticed(name: str, step: int) -> None:
    text = finished(name)
    assert accepted(text)
    body = text.index("\n\n")
    last = text.rindex("\n", 0, text.index("\nend "))
    for at in [*range(body + 2), *range(body + 2, last, step), *range(last, len(text))]:
        for changed in changes(text, at):
            # the last line may do without its newline: nothing comes after it
            assert accepted(changed) == (changed + "\n" == text), changed


def forged(lines: list[str]) -> set[str]:
    """A record of these lines, and the same with its moves counted anew: only the chain can tell."""
    numbers = itertools.count(1)
    anew = (
        f"{next(numbers)} {line.partition(' ')[2]}" if line[0].isdigit() else line for line in lines
    )
    return {"".join(lines), "".join(anew)}


@pytest.mark.parametrize("name", ["power", "sans_allies"])
def test_every_line_dropped_doubled_or_moved_is_noticed(name: str) -> None:
    lines = finished(name).splitlines(keepends=True)
    unnoticed = []
    for at, line in enumerate(lines):
        if any(map(accepted, forged([*lines[:at], *lines[at + 1 :]]))):
            unnoticed.append(line.split()[0])
        assert not any(map(accepted, forged([*lines[:at], line, *lines[at:]])))
        if at:
            moved = [*lines[: at - 1], line, lines[at - 1], *lines[at + 1 :]]
            assert not any(map(accepted, forged(moved)))
    # without its seed a promise is closed, without its end a game is cut off: `verify` says so
    assert unnoticed == ["seed", "end"]


def test_how_lines_end_means_nothing() -> None:
    text = finished("sans_allies")
    assert replayed(text.replace("\n", "\r\n")).end == "enemy SA-R3"
    # but a carriage return is no blank
    assert problem_of(text.replace("\n", "\r\r\n"))[1] == "record-format"
    assert problem_of(text.replace("options {}", "options {}\r\r"))[1] == "record-header-form"


@pytest.mark.parametrize("name", ["1-kept", "2-kept"])
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("game sans_allies", "game  sans_allies", "record-header-form"),
        ("rules 1", "rules 01", "record-header-form"),
        ("rules 1", "rules ١", "record-broken-header"),
        ("options {}", "options { }", "record-header-form"),
        ("seats invader=random", "seats invader=random ", "record-header-form"),
        ("seats invader=random", "seats invader=human invader=random", "record-header-form"),
        (
            "rules 1\nedition reconstructed@1",
            "edition reconstructed@1\nrules 1",
            "record-header-form",
        ),
        ("seed 5eed5eed 12", "seed  5eed5eed 12", "record-no-seed"),
        ("seed 5eed5eed 12", "seed 5eed5eed 012", "record-no-seed"),
        ("seed 5eed5eed 12", "seed 5eed5eed", "record-no-seed"),
        ("seed 5eed5eed 12", "seed 5eed5eed " + "9" * 5000, "record-no-seed"),
        ("seed 5eed5eed 12\n", "seed 5eed5eed 12\nstart \n", "record-missing"),
        ("seed 5eed5eed 12\n", 'seed 5eed5eed 12\nembedded ""\n', "record-missing"),
        ("seed 5eed5eed 12\n\n", "seed 5eed5eed 12\n \n", "record-gap"),
        ("end enemy SA-R3", "end ", "record-end"),
        ("end enemy SA-R3", "end", "record-line"),
        ("end enemy SA-R3", "end enemy SA-R3 ", "record-end"),
    ],
)
def test_a_record_has_one_form(name: str, old: str, new: str, key: str) -> None:
    text = (Path(__file__).parent / "records" / f"{name}.arb").read_text(encoding="utf-8")
    assert old in text
    changed = text.replace(old, new, 1)
    where, found = problem_of(changed)
    assert found == key
    if where:
        assert changed.splitlines()[int(where) - 1] in new.split("\n")


@pytest.mark.parametrize("promise", ["0000", "", "A" * 64, "a" * 63, "a" * 65, " " + "a" * 63])
@pytest.mark.parametrize("name", ["1-kept", "2-kept"])
def test_a_promise_is_a_whole_sha_256(name: str, promise: str) -> None:
    text = (Path(__file__).parent / "records" / f"{name}.arb").read_text(encoding="utf-8")
    text = text.replace("seed 5eed5eed 12\n", "")
    changed = text.replace(commitment("5eed5eed", 12), promise)
    wanted = ("7", "record-no-commitment") if promise else ("", "record-missing")
    assert problem_of(changed) == wanted


def test_a_header_that_was_cut_off_is_noticed() -> None:
    text = power_record(2).text()
    header = text[: text.index("\n\n") + 1]
    assert replayed(header + "\n").entries == []
    lines = header.count("\n")
    assert problem_of(header) == (str(lines + 1), "record-gap")
    assert problem_of(header.rstrip("\n")) == (str(lines), "record-gap")


def test_half_a_character_is_no_record() -> None:
    text = power_record(2).text()
    assert problem_of(text.replace("green=a", "green=\ud800"))[1] == "record-format"


def test_an_end_before_the_end_is_refused() -> None:
    lines = power_record(2).text().splitlines()
    cut = [line for line in lines[:-2] if not line.startswith("seed ")]
    for end in ("end ", "end -", lines[-1]):
        assert problem_of("\n".join([*cut, end, ""])) == (str(len(cut) + 1), "record-end")


def test_a_changed_header_is_noticed() -> None:
    text = power_record(2).text()
    assert problem_of(text.replace('"rounds": 2', '"rounds": 3'))[1] == "record-hash"
    assert problem_of(text.replace("green=a", "green=b"))[1] == "record-hash"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("arbitre record 2", "arbitre record 3", ("", "record-format")),
        ("game power", "game chess", ("", "unknown-game")),
        ("edition classic@1", "edition classic@9", ("edition", "unknown-edition")),
        ("rules 1", "rules 2", ("rules", "unknown-rules")),
        ("rules 1", "rules one", ("", "record-broken-header")),
        ('options {"rounds": 2}', "options {", ("", "record-broken-header")),
        ('options {"rounds": 2}', "options []", ("", "record-broken-header")),
        ('options {"rounds": 2}', 'options {"fog": 2}', ("options.fog", "unknown-option")),
        ("rules 1", "rules 1\nrules 1", ("", "record-header")),
        ("rules 1", "colour 1", ("", "record-header")),
        ("seats green=a", "seats green", ("", "record-broken-header")),
        ("seats green=a blue=b", "seats blue=b green=a", ("seats", "record-seats")),
    ],
)
def test_headers_that_cannot_be_used(old: str, new: str, expected: tuple[str, str]) -> None:
    text = power_record(2).text()
    assert old in text
    assert problem_of(text.replace(old, new, 1)) == expected


def test_missing_header_lines() -> None:
    lines = power_record(1).text().splitlines()
    for key in ("game", "rules", "edition", "options", "seats"):
        cut = [line for line in lines if not line.startswith(f"{key} ")]
        assert problem_of("\n".join(cut))[1] == "record-missing"
    assert problem_of("")[1] == "record-format"


def test_a_truncated_record_is_unfinished_or_names_its_line() -> None:
    text = power_record(3).text()
    lines = text.splitlines(keepends=True)
    for count in range(lines.index("\n") + 1, len(lines)):
        record = replayed("".join(lines[:count]))
        assert record.end == ""
    whole = "".join(lines[:-2])
    for cut in (3, 7, 20):
        assert problem_of(whole[:-cut])[0] == str(len(lines) - 2)


def test_lines_out_of_order_or_after_the_end() -> None:
    text = power_record(2).text()
    lines = text.splitlines()
    first = lines.index("") + 1
    swapped = [*lines]
    swapped[first], swapped[first + 1] = swapped[first + 1], swapped[first]
    assert problem_of("\n".join(swapped)) == (str(first + 1), "record-line")
    assert problem_of(text + "9 green - #00000000\n")[1] == "record-line"
    ended = text.replace(lines[-1], "end draw PW-F4")
    assert problem_of(ended) == (str(len(lines)), "record-end")


def test_a_move_in_another_form_is_not_the_record() -> None:
    text = power_record(2).text()
    line = next(line for line in text.splitlines() if line.startswith("1 green"))
    _, key = problem_of(
        text.replace(line, line.replace("; ", ";", 1).replace("green ", "green  ", 1))
    )
    assert key in ("record-form", "record-hash")


def test_resume_goes_on_where_it_stopped() -> None:
    whole = power_record(4)
    lines = whole.text().splitlines(keepends=True)
    start = lines.index("\n") + 1
    half = [line for line in lines[: start + 8] if not line.startswith("seed ")]
    recorder = read_record("".join(half)).resume(1)
    while recorder.waiting:
        seat = recorder.waiting[0]
        rng = Rng("p", len(recorder.entries), seat)
        recorder.play(seat, random_decision(game("power"), recorder.position, seat, rng))
    assert [e.text() for e in recorder.entries] == [e.text() for e in whole.entries]


def test_a_game_may_begin_from_a_position() -> None:
    position = game("power").load(
        {"board": {"V0": {"green": {"T": 1}}}, "reserves": {"red": {"P": 2}}}
    )
    base = power_record(1).header
    base.start, base.options, base.commitment, base.opened = position.text(), {}, "", None
    recorder = Recorder(base, base.begin(), None)
    for seat in recorder.waiting:
        recorder.play(seat, "T V0 V1")
    again = replayed(recorder.text())
    assert again.header.begin() == position


def test_a_users_edition_travels_in_the_record() -> None:
    source = game("power").edition("").source.replace('name = "classic"', 'name = "mine"')
    source = source.replace("S = { move = 2, power = 2 }", "S = { move = 3, power = 4 }")
    recorder = Recorder.begin(
        game("power"), players=["a"] * 4, embedded=source, options={"rounds": 2}
    )
    for _ in range(2):
        for seat in recorder.position.seats:
            recorder.play(seat, "S HQ V5")
    text = recorder.text()
    assert "edition mine@1" in text
    # three steps from the HQ: only with this edition
    assert '"V5"' not in str(game("power").start().to_dict())
    assert replayed(text).end == recorder.position.result.text()  # type: ignore[union-attr]
    assert "V5=V:2S" in recorder.position.text()


def test_dealer_is_stable_for_ever() -> None:
    # worked out apart from the program: SHA-256 of "arbitre SEED COUNTER", first eight bytes
    dealer = Dealer(2026)
    assert [dealer.below(52) for _ in range(10)] == [10, 21, 41, 6, 42, 15, 15, 10, 25, 22]


def test_errors_come_back_from_another_process() -> None:
    import pickle

    from arbitre.core.message import Illegal, Message, Ruling

    problem = BadInput("board.Q9", Message("unknown-space", {"word": "Q9"}))
    again = pickle.loads(pickle.dumps(problem))
    assert (again.where, again.message) == (problem.where, problem.message)
    refused = Illegal(Ruling("PW-P1", Message("same-space")))
    assert pickle.loads(pickle.dumps(refused)).ruling == refused.ruling
