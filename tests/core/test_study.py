"""What if: a decision of a recorded game made otherwise, in all three games; and the records that say so."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal
from arbitre.core.record import Record, Recorder, read_record
from arbitre.core.study import Undecided, branched, crossroads, what_if

PLAYERS = {"power": 4, "sans_allies": 1, "dead_reckoning": 1}
EACH = pytest.mark.parametrize("name", PLAYERS)


def played(name: str, decisions: int, seed: int = 7) -> Recorder:
    """The beginning of a game between random players."""
    rules = game(name)
    recorder = Recorder.begin(rules, players=["random"] * PLAYERS[name], seed=seed, bits="00ff")
    bot = make_bot(rules, "random")
    for number in range(decisions):
        if not recorder.waiting:
            break
        seat = recorder.waiting[0]
        view = recorder.position.view(seat)
        recorder.play(seat, bot.decide(view, Rng(name, number), 1))
    return recorder


def whole(text: str) -> Record:
    record = read_record(text)
    for _ in record.replay():
        pass
    return record


@EACH
def test_the_same_decisions_come_to_what_was_played(name: str) -> None:
    recorder = played(name, 24)
    places = {crossroads(recorder, count).line for count in range(len(recorder.entries))}
    assert len(places) >= 6
    for line in places:
        place = crossroads(recorder, line)
        if not place.decided:
            continue
        found = what_if(recorder, place, {}, Dealer(1))
        end = line + len(found.lines)
        written = [(entry.seat, entry.move) for entry in recorder.entries[line:end]]
        assert found.lines == written
        assert found.after == recorder.after(end)
        assert not found.fresh
        assert found.before == recorder.after(line)


@EACH
def test_another_decision_is_judged_as_if_it_had_been_made(name: str) -> None:
    recorder = played(name, 24)
    kept = recorder.text()
    others = 0
    for line in sorted(
        {crossroads(recorder, count).line for count in range(len(recorder.entries))}
    ):
        place = crossroads(recorder, line)
        for seat in place.deciders:
            move = place.position.moves(seat)[-1].text()
            if seat not in place.decided or move == place.decided[seat]:
                continue
            found = what_if(recorder, place, {seat: move}, Dealer(1))
            assert (seat, move) in found.lines
            assert recorder.text() == kept
            # the same lines, written by a recorder
            again = recorder.after(line)
            for who, text in found.lines:
                again.make(who, again.read(who, text))
            assert again == found.after
            others += 1
    assert others > 2


def test_chance_is_as_it_was_while_it_is_asked_the_same() -> None:
    recorder = played("sans_allies", 12)
    fresh = same = 0
    for count in range(len(recorder.entries)):
        place = crossroads(recorder, count)
        if not place.decided or place.line != count:
            continue
        for move in [one.text() for one in place.position.moves("invader")][:4]:
            found = what_if(recorder, place, {"invader": move}, Dealer(3))
            drawn = [text for seat, text in found.lines if seat == CHANCE]
            written = []
            for entry in recorder.entries[place.end :]:
                if entry.seat != CHANCE:
                    break
                written.append(entry.move)
            if found.fresh:
                fresh += 1
                assert what_if(recorder, place, {"invader": move}, Dealer(3)).lines == found.lines
            else:
                same += 1
                assert drawn == written[: len(drawn)]
    assert fresh
    assert same


def test_in_the_middle_of_a_reveal_it_is_the_whole_decision() -> None:
    recorder = played("power", 12)
    assert [crossroads(recorder, count).line for count in range(13)] == [0] * 4 + [4] * 4 + [
        8
    ] * 4 + [12]


def test_who_has_not_decided_must_be_told() -> None:
    recorder = played("power", 4)
    place = crossroads(recorder, 4)
    assert place.decided == {}
    with pytest.raises(Undecided) as missing:
        what_if(recorder, place, {"green": "C HQ IX"}, Dealer(1))
    assert missing.value.seats == ["blue", "yellow", "red"]


def test_what_the_rules_refuse_is_refused_with_its_clause() -> None:
    recorder = played("sans_allies", 4)
    place = crossroads(recorder, 60)
    with pytest.raises(Illegal) as refused:
        what_if(recorder, place, {"invader": "H1 P"}, Dealer(1))
    assert refused.value.ruling.clause


def test_a_declaration_before_the_decision_stays() -> None:
    recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
    recorder.play("green", "pause")
    for seat in recorder.position.seats:
        recorder.play(seat, "C HQ IX")
    found = what_if(recorder, crossroads(recorder, 0), {"red": "T HQ R8"}, Dealer(1))
    assert found.lines[0] == ("green", "pause")
    assert found.lines[4] == ("red", "T HQ R8")


# -- records --------------------------------------------------------------------------------


@EACH
def test_a_game_played_on_says_where_it_came_from(name: str) -> None:
    recorder = played(name, 16)
    place = crossroads(recorder, len(recorder.entries) // 2)
    seat = place.deciders[0]
    move = place.position.moves(seat)[-1].text()
    lines = what_if(recorder, place, {seat: move}, Dealer(9)).lines
    text = branched(read_record(recorder.text()), place.line, lines).text()
    old, new = recorder.text().splitlines(), text.splitlines()
    start = old.index("") + 1 + place.line
    assert new[:start] == old[:start]  # up to there it is the same, hashes and all
    hash8 = old[start - 1].rpartition("#")[2]
    assert new[start].startswith(f"from {hash8} #")
    assert ("promise - " in text) == (CHANCE in [seat for seat, _ in lines])
    record = whole(text)
    assert [(one.word, one.after) for one in record.remarks] == [("from", place.line)]
    again = record.resume(5, "0badcafe")
    assert again.branched == place.line
    whole(again.text())


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("from", "from 00000000 #{hash}"),
        ("from", "from {value} #00000000"),
        ("from", "from xyz #{hash}"),
        ("from", ""),
        ("taken-back", "taken-back 3 #{hash}"),
        ("taken-back", "taken-back 04 #{hash}"),
        ("taken-back", ""),
    ],
)
def test_a_remark_that_was_changed_is_found(line: str, other: str) -> None:
    recorder = branched(read_record(played("power", 8).text()), 8, [])
    for seat in recorder.position.seats:
        recorder.play(seat, "C HQ IX")
    recorder.take_back(8)
    for seat in recorder.position.seats:
        recorder.play(seat, "C HQ IX")
    lines = recorder.text().splitlines()
    index = next(i for i, text in enumerate(lines) if text.startswith(line))
    _, value, hash8 = lines[index].replace("#", "").split()
    whole(recorder.text())
    lines[index : index + 1] = [other.format(value=value, hash=hash8)] if other else []
    with pytest.raises(BadInput) as problem:
        whole("\n".join(lines) + "\n")
    assert int(problem.value.where) == index + 1


def test_taken_back_further_and_further() -> None:
    recorder = played("sans_allies", 8)
    recorder.take_back(60)
    recorder.renew(8, "aa")
    recorder.play("invader", "end")
    recorder.take_back(55)
    recorder.renew(9, "bb")
    recorder.play("invader", "end")
    record = whole(recorder.text())
    assert [(one.word, one.after) for one in record.remarks] == [("taken-back", 55)] * 2
    assert recorder.taken_back == 2
    assert [one.state for one in record.stretches()][-1] == "closed"
    assert "seed 00ff 7" in recorder.text()  # it deals no more


def test_taking_back_beyond_the_place_it_came_from_moves_that_place() -> None:
    recorder = branched(read_record(played("power", 12).text()), 8, [])
    recorder.take_back(4)
    record = whole(recorder.text())
    assert [(one.word, one.after) for one in record.remarks] == [("from", 4), ("taken-back", 4)]
