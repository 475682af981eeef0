"""How a finished game went: points by turn, ranking, turning points, falls, luck, counts."""

from __future__ import annotations

import math
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from arbitre.core.curve import curve_svg
from arbitre.core.ending import LEAST_CHANGE, MOST_TURNINGS, Ending, ending_of
from arbitre.core.ending_lines import ending_lines
from arbitre.core.ending_words import CHANCES, DROP, RISE, ToldEnding, ToldPoint
from arbitre.core.game import game
from arbitre.core.luck import Measure
from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.core.record import read_record
from arbitre.core.words import REQUIRED
from tests.playthroughs import GAMES
from tests.toys.patience import SEAT, Patience, PatiencePosition

RECORDS = {f"{one.game} {one.name}": one for one in GAMES}


class Hopeful(Patience):
    """Knows its chances: as many pips as it has of those it needs; a one loses all."""

    def outlook(self, position: Position) -> dict[str, float]:
        assert isinstance(position, PatiencePosition)
        return {SEAT: min(1.0, sum(position.rolls) / position.target)}

    def stakes(self, before: Position, event: Event) -> dict[str, int]:
        pips = event.args.get("pips")
        return {SEAT: -9 if pips == 1 else pips} if isinstance(pips, int) else {}


def patience(rolls: str, rules: Patience | None = None) -> Ending:
    """A game on the edition `easy` (6 pips are needed): these rolls, then it is held if it goes on."""
    rules = rules or Patience()
    lines = [pair for pips in rolls for pair in ((SEAT, "roll"), ("chance", pips))]
    lines += [] if "1" in rolls else [(SEAT, "hold")]
    return ending_of(rules, rules.start(), lines)


def brought(name: str) -> Ending:
    text = RECORDS[name].path.with_suffix(".arb").read_text(encoding="utf-8")
    record = read_record(text)
    lines = [(entry.seat, entry.move) for entry in record.entries]
    return ending_of(game(record.header.game), record.header.begin(), lines)


def test_a_game_that_declares_nothing_has_a_plain_end() -> None:
    ending = patience("45")
    # three decisions, and the beginning
    assert [(point.number, point.line) for point in ending.points] == [
        (0, 0),
        (1, 1),
        (2, 3),
        (3, 5),
    ]
    assert not ending.has_chances
    assert not ending.turnings
    assert str(ending.ranking) == "[Standing(1, 'hero', 9, True)]"
    assert ending.counts == {"rolls": 2, "sixes": 0}
    assert ending.reason == ""


def test_the_enemy_comes_first_where_everybody_lost() -> None:
    ending = patience("21")
    assert [(one.place, one.side, one.won) for one in ending.ranking] == [
        (1, "enemy", True),
        (2, SEAT, False),
    ]
    assert ending.reason == "one"


def test_whoever_gave_up_is_last_and_nobody_won() -> None:
    rules = Hopeful()
    ending = ending_of(rules, rules.start(), [(SEAT, "roll"), ("chance", "4")], forfeit=SEAT)
    assert ending.result is None
    assert ending.points[-1].chances == {SEAT: 0.0}
    assert [(one.side, one.won) for one in ending.ranking] == [(SEAT, False)]


def test_the_last_turn_says_what_ended_the_game() -> None:
    rules = Hopeful()
    lines = [(SEAT, "roll"), ("chance", "4"), (SEAT, "roll"), ("chance", "3")]
    given_up = ToldEnding(rules, ending_of(rules, rules.start(), lines, forfeit=SEAT), "en")
    assert given_up.turnings[-1].told == []
    assert given_up.turnings[-1].quiet == "The game was given up."
    two = ToldEnding(game("power"), brought("power two"), "en")
    assert two.turnings[-1].quiet == "The final count decided: South 87, North 86."
    # what happened to others is no reason why a side won
    four = ToldEnding(game("power"), brought("power four"), "fr", seat="green")
    last = four.turnings[-1]
    assert (last.side, last.told) == ("green", [])
    assert last.quiet.startswith("Le décompte final a décidé\u00a0: ")


def test_turning_points_by_hand() -> None:
    # after each decision: 0, then 2 of 6, then 6 of 6 pips; then the one loses all
    ending = patience("241", Hopeful())
    assert [point.chances[SEAT] for point in ending.points] == pytest.approx([0, 0, 1 / 3, 1, 0])
    assert [(one.number, round(one.change(SEAT), 3)) for one in ending.turnings] == [
        (2, 0.333),
        (3, 0.667),
        (4, -1.0),
    ]
    told = ToldEnding(Hopeful(), ending, "en")
    assert [(one.trend, one.change) for one in told.turnings] == [
        (RISE, "0% → 33%"),
        (RISE, "33% → 99%"),
        (DROP, "99% → 0%"),
    ]
    # each leads to the roll that made it so
    assert [one.line for one in told.turnings] == [2, 4, 6]
    told_events = [line.events[0] for one in told.turnings for line in one.told]
    assert [event.args["pips"] for event in told_events] == [2, 4, 1]


def test_nothing_is_certain_before_the_end() -> None:
    told = ToldEnding(Hopeful(), patience("6", Hopeful()), "en")
    assert [point.said[SEAT] for point in told.curves[0].points] == ["0%", "0%", "100%"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_point_a_turn_and_the_last_one_is_the_result(name: str) -> None:
    ending = brought(name)
    numbers = [point.number for point in ending.points]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    period = ending.position.period()
    assert period is not None
    assert numbers[0] == 0
    assert numbers[-1] in (period.number, period.number + 1)
    result = ending.result
    assert result is not None
    last = ending.points[-1]
    assert last.scores == result.scores
    if ending.has_chances:
        seats = ending.position.seats
        assert last.chances == {seat: float(seat in result.winners) for seat in seats}
        assert all(0 <= one <= 1 for point in ending.points for one in point.chances.values())
    assert len(ending.turnings) <= MOST_TURNINGS
    assert all(one.size >= LEAST_CHANGE for one in ending.turnings)
    assert {one.side for one in ending.ranking if one.won} == set(result.winners)
    lines = [point.line for point in ending.points]
    assert lines == sorted(lines)


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("lang", REQUIRED)
def test_all_of_it_can_be_said(name: str, lang: str) -> None:
    ending = brought(name)
    rules = game(ending.game)
    told = ToldEnding(rules, ending, lang, seat=ending.position.seats[0])
    text = "\n".join(ending_lines(told, lines=True))
    assert "None" not in text
    assert told.to_dict()["result"]
    for curve in told.curves:
        if len(curve.points) > 1:
            check_drawing(
                curve_svg(curve, {}, lambda point: (f"?at={point.line}", point.line)), curve
            )
    if ending.has_chances:
        assert re.search("five|six|cinq", told.note)  # how far off it was, in plain words


def check_drawing(markup: str, curve: Any) -> None:
    """A column to touch for each point, a kind of line for each side, and a name for who cannot see it."""
    root = ElementTree.fromstring(markup)
    svg = "{http://www.w3.org/2000/svg}"
    columns = root.findall(f"{svg}a")
    assert [one.get("href") for one in columns] == [f"?at={point.line}" for point in curve.points]
    assert all(one.get("aria-hidden") == "true" for one in columns)  # the table has the same links
    lines = re.findall(r'<path class="curve-line curve-line-(\d)', markup)
    assert len(lines) == len(set(lines)) == len(curve.sides)
    name = root.get("aria-label") or ""
    assert name.startswith(curve.title)
    assert curve.points[-1].label in name


def test_four_who_do_nothing_share_the_victory() -> None:
    """PW-F7: two rounds of nothing; each pays a piece's worth a round (PW-O13), all alike."""
    power = game("power")
    start = power.start(options={"rounds": 2})
    lines = [(seat, "-") for _ in range(2) for seat in start.seats]
    ending = ending_of(power, start, lines)
    assert [(point.number, point.line) for point in ending.points] == [(0, 0), (1, 4), (2, 8)]
    # all alike: a quarter each, until the end, where all four have won
    assert [list(point.chances.values()) for point in ending.points[:2]] == [
        pytest.approx([0.25] * 4),
        pytest.approx([0.25] * 4),
    ]
    assert list(ending.points[-1].chances.values()) == [1.0] * 4
    assert [(one.place, one.won) for one in ending.ranking] == [(1, True)] * 4
    assert ending.points[0].scores == dict.fromkeys(start.seats, 40)
    assert not ending.falls


@pytest.mark.parametrize(
    ("deviation", "good", "harmful"),
    [
        (2.0, "very-good", "very-bad"),
        (1.0, "good", "bad"),
        (0.0, "usual", "usual"),
        (-1.0, "bad", "good"),
        (-2.0, "very-bad", "very-good"),
    ],
)
def test_luck_is_good_or_bad_for_you(deviation: float, good: str, harmful: str) -> None:
    measure = Measure("dice", 1, 10, 10 - deviation, 1.0)
    assert math.isclose(measure.z, deviation)
    assert measure.grade(False) == good
    assert measure.grade(True) == harmful


def test_partners_share_a_line() -> None:
    ending = brought("dead_reckoning two-against-two")
    told = ToldEnding(game("dead_reckoning"), ending, "en")
    [curve] = [one for one in told.curves if one.kind == CHANCES]
    assert curve.sides == [("port", "Port + Starboard")]
    assert isinstance(curve.points[0], ToldPoint)
