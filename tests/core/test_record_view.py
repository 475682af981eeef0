"""A seat's view of a record read back: what its viewers saw, line by line, and nothing that is made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.bots import RandomBot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.record import Record, Recorder, read_record
from arbitre.core.record_view import HIDDEN, PUBLIC, VIEW_FORMAT, RecordView, read_any, read_view
from arbitre.core.worlds import World
from tests.playthroughs import GAMES

DEAD = {one.name: one.path.with_suffix(".arb") for one in GAMES if one.game == "dead_reckoning"}


def view_of(record: Record, viewers: tuple[str, ...], lines: int | None = None) -> str:
    """The view that these have of a record, as a table writes it."""
    recorder = record.take_up(None)
    who: set[str | None] = {None, *viewers}
    text = [VIEW_FORMAT, f"view {' '.join(viewers) or PUBLIC}"]
    text += [*recorder.header.lines(opened=False)[1:], ""]
    for entry in recorder.entries[:lines]:
        known = entry.seen is None or not entry.seen.isdisjoint(who)
        text.append(f"{entry.number} {entry.seat} {entry.move if known else HIDDEN}")
    return "\n".join(text) + "\n"


def seen_alike(view: RecordView, record: Record) -> int:
    """Go through both: after every line the viewers see the same, and are told the same."""
    pairs = zip(view.watch(), record.watch(), strict=False)
    count = 0
    for (entry, position, moments), (right, whole, told) in pairs:
        assert entry.move in (HIDDEN, right.move)
        for who in view.viewers or (None,):
            assert position.view(who) == whole.view(who), entry.number
            assert [one.seen(who).view for one in moments] == [one.seen(who).view for one in told]
        assert [one.event.to_dict() for one in moments] == [one.event.to_dict() for one in told]
        count += 1
    return count


@pytest.mark.parametrize("name", DEAD)
def test_each_viewer_sees_again_what_they_saw(name: str) -> None:
    text = DEAD[name].read_text(encoding="utf-8")
    record = read_record(text)
    last = len(record.entries) - 1
    for viewers in ((), *((seat,) for seat in record.header.seats)):
        view = read_view(view_of(record, viewers, last))
        assert bool(view.hidden) == (len(record.header.seats) > 1 or not viewers)
        assert seen_alike(view, read_record(text)) == last


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("seed", range(3))
def test_random_games_of_two_are_seen_again(seed: int) -> None:
    rules = game("dead_reckoning")
    recorder = Recorder.begin(rules, players=["a", "b"], seed=seed)
    bot = RandomBot(rules)
    while recorder.position.result is None and len(recorder.entries) < 260:
        seat = recorder.waiting[0]
        decision = bot.decide(recorder.position.view(seat), Rng(seed, len(recorder.entries)), 1)
        recorder.play(seat, decision)
    text = recorder.text(ended=False)
    if recorder.position.result is not None:
        text = text.rpartition("\n")[0].rpartition("\n")[0] + "\n"
    for viewers in ((), *((seat,) for seat in recorder.position.seats)):
        record = read_record(text)
        view = read_view(view_of(record, viewers))
        assert view.hidden
        assert seen_alike(view, record) == len(record.entries)


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """One seat's view of the beginning of a game of two."""
    record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    return view_of(record, ("port",), 60).splitlines()


def refused(lines: list[str]) -> tuple[str, str]:
    """Where and why a view is refused."""
    with pytest.raises(BadInput) as found:
        list(read_any("\n".join([*lines, ""])).replay())
    return found.value.where, found.value.message.key


def replaced(lines: list[str], number: int, line: str) -> list[str]:
    return [*lines[: number - 1], line, *lines[number:]]


def line_of(lines: list[str], wanted: str) -> int:
    return next(number for number, line in enumerate(lines, 1) if wanted in line)


def test_it_is_a_record_to_whoever_only_reads(lines: list[str]) -> None:
    view = read_any("\r\n".join([*lines, ""]))
    assert isinstance(view, RecordView)
    assert view.eyes == "port"
    assert len(view.entries) == 60
    assert view.end == ""


def test_what_is_no_view_is_refused(lines: list[str]) -> None:
    assert refused([VIEW_FORMAT])[1] == "record-view-format"
    assert refused(["arbitre record view 9", *lines[1:]])[1] == "record-view-format"
    assert refused(replaced(lines, 2, "watch port"))[1] == "record-view-format"
    assert refused(replaced(lines, 2, "view green")) == ("2", "record-view-seats")
    assert refused(replaced(lines, 2, "view starboard port")) == ("2", "record-view-seats")
    assert refused([line for line in lines if line])[1] == "record-header"
    game_line = line_of(lines, "game ")
    assert refused(replaced(lines, game_line, "game chess"))[0] in ("", "game")
    rules = line_of(lines, "rules ")
    assert refused(replaced(lines, rules, "rules 99")) == ("rules", "unknown-rules")
    options = line_of(lines, "options ")
    assert refused(replaced(lines, options, "options  {}")) == (str(options), "record-header-form")
    gap = lines.index("")
    assert refused([*lines[:gap], "seed - 3", *lines[gap:]]) == (str(gap + 1), "record-view-seed")


def test_a_line_that_cannot_follow_is_named(lines: list[str]) -> None:
    played = line_of(lines, "starboard play captain")
    number = lines[played - 1].split()[0]
    assert refused(replaced(lines, played, f"{number} starboard play nobody"))[0] == str(played)
    assert refused(replaced(lines, played, f"{number} starboard harbor"))[0] == str(played)
    assert refused(replaced(lines, played, f"{number} starboard PLAY captain"))[0] == str(played)
    assert refused(replaced(lines, played, "99 starboard play captain")) == (
        str(played), "record-line",
    )  # fmt: skip
    assert refused(replaced(lines, played, "nonsense")) == (str(played), "record-line")


def test_nothing_else_is_hidden_than_what_these_viewers_may_not_know(lines: list[str]) -> None:
    played = line_of(lines, "starboard play captain")
    number = lines[played - 1].split()[0]
    where, why = refused(replaced(lines, played, f"{number} starboard ?"))
    assert (where, why) == (str(played), "record-view-hidden")
    first = line_of(lines, "chance card7")
    assert refused(replaced(lines, first, f"{first - lines.index('') - 1} chance ?"))[0] == str(
        first
    )


def test_nothing_is_seen_that_these_viewers_may_not_know(lines: list[str]) -> None:
    hidden = line_of(lines, "chance ?")
    number = lines[hidden - 1].split()[0]
    whole = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    move = whole.entries[int(number) - 1].move
    told = replaced(lines, hidden, f"{number} chance {move}")
    assert refused(told) == (str(hidden), "record-view-seen")


def test_a_card_that_was_played_cannot_have_been_drawn_by_another(lines: list[str]) -> None:
    # more cards are played than the hidden lines can have drawn
    played = line_of(lines, "starboard play captain")
    following = lines[played].split()
    doubled = replaced(lines, played + 1, f"{following[0]} starboard play captain")
    assert refused(doubled)[0] == str(played + 1)


def test_a_game_that_is_over_has_no_view() -> None:
    record = read_record(DEAD["normal"].read_text(encoding="utf-8"))
    assert refused(view_of(record, ()).splitlines())[1] == "record-view-over"


def test_a_whole_record_is_read_as_before() -> None:
    path = Path(__file__).parent / "records" / "2-kept.arb"
    record = read_any(path.read_text(encoding="utf-8"))
    assert not isinstance(record, RecordView)
    assert len(list(record.replay())) == len(record.entries)


def test_what_was_guessed_wrong_is_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is guessed from later lines, hidden draws are exchanged until all can follow."""
    monkeypatch.setattr(World, "_wanted", lambda *_: 0)
    text = DEAD["two-against-two"].read_text(encoding="utf-8")
    view = read_view(view_of(read_record(text), ("port",), 120))
    assert seen_alike(view, read_record(text)) == 120


@pytest.mark.plain
def test_a_search_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "_wanted", lambda *_: 0)
    record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    view = read_view(view_of(record, ("port",), 120))
    with pytest.raises(BadInput):
        view.filled(40)
