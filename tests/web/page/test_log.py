"""The log of a page: rounds and turns as headings in one order, what matters seen, the rest folded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.contract import Period
from arbitre.core.game import game
from arbitre.core.message import Event
from arbitre.core.record import read_record
from arbitre.core.voice import Told
from arbitre.core.words import LANGUAGES
from arbitre.tables.sight import StepSight
from arbitre.web.page.story import ToldPeriod, ToldStep, latest, periods, told_steps
from tests.playthroughs import GAMES, Playthrough
from tests.web.serving import Served


def steps_of(played: Playthrough) -> Iterator[StepSight]:
    """A recorded game as its first player saw it: each decision with what chance then did."""
    record = read_record(played.path.with_suffix(".arb").read_text(encoding="utf-8"))
    rules = game(played.game)
    kind = rules.edition(record.header.edition)
    position = rules.start(
        None, seats=len(record.header.seats), edition=kind, options=record.header.options
    )
    seat = position.seats[0]
    before = after = position.view(seat)
    events, number = list[Event](), 0
    for entry, reached, told in record.replay():
        if entry.seat != CHANCE and events:
            number += 1
            yield StepSight(number, (), events, before, after)
            before, events = after, []
        events = events + told
        after = reached.view(seat)
    yield StepSight(number + 1, (), events, before, after)


def nobody_late(_: StepSight) -> list[str]:
    return []


@pytest.mark.parametrize("played", GAMES, ids=lambda one: f"{one.game}-{one.name}")
def test_a_whole_game_stands_under_its_rounds_in_one_order(played: Playthrough) -> None:
    rules = game(played.game)
    steps = list(steps_of(played))
    told = told_steps(steps, lambda view: rules.voice(view, "en"), nobody_late, rules.openings)
    found = periods(told, rules.simultaneous)
    numbers = [one.period.number for one in found if one.period]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))  # each once, in order
    assert [one.last for one in found] == sorted(one.last for one in found)
    # a heading opens its own round, and all that is told is there once
    for one in found[1:]:
        assert one.opening is not None
        assert any(event.name in rules.openings for event in one.opening.all_events)
    shown = [event for one in found for event in lines_of(one)]
    everything = [
        event
        for step in steps
        for line in rules.voice(step.before, "en").tell(step.events)
        for event in line.all_events
        if not line.heading and event.name not in rules.openings
    ]
    assert sorted(map(repr, shown)) == sorted(map(repr, everything))
    # and what happened in a round, as the referee counts, stands under that round
    began = {step.number: step.before.period() for step in steps}
    for one in found:
        for line in (line for block in one.blocks for line in block.lines):
            earlier = began[int(line.key.split("-")[1])]
            assert earlier is not None
            assert one.period is not None
            assert one.period.number - earlier.number in (0, 1), line.told


def lines_of(one: ToldPeriod) -> list[Event]:
    return [e for block in one.blocks for line in block.lines for e in line.told.all_events]


@pytest.mark.parametrize("played", GAMES, ids=lambda one: f"{one.game}-{one.name}")
def test_what_a_line_lights_is_in_the_picture(played: Playthrough) -> None:
    """Before the step that it tells, or after it: what is taken is gone."""
    rules, lang = game(played.game), LANGUAGES[0]
    screen = rules.screen()
    known: set[str] = set()
    for step in steps_of(played):
        lines = rules.voice(step.before, lang).tell(step.events)
        about = {name for line in lines for part in line.parts for name in part.about}
        if about <= known:
            continue
        for view in (step.before, step.after):
            picture = screen.picture(rules.voice(view, lang), tall=False)
            known |= set(
                re.findall(r'\sid="([^"]*)"', picture.board + picture.state + picture.pieces)
            )
        assert about <= known, about - known


# -- how it is divided and folded ------------------------------------------------------------


def round_of(number: int, *lines: Told, opening: str = "", step: int = 1) -> ToldStep:
    return ToldStep(step, Period("round", number), Told(opening) if opening else None, list(lines))


MOVES = [Told(f"move {n}", minor=True, about=["a", f"b{n}"]) for n in range(3)]
ORDERS, CONFLICTS, POWER = (Told(name, heading=True) for name in ("Orders", "Conflicts", "Power"))
FIGHT = Told("a fight")


def shape(found: list[ToldPeriod], at_once: bool) -> list[tuple[str, list[tuple[bool, list[str]]]]]:
    return [
        (
            block.heading.text if block.heading else "",
            [(run.folded, [line.told.text for line in run.lines]) for run in block.runs(at_once)],
        )
        for one in found
        for block in one.blocks
    ]


def test_what_matters_in_a_round_comes_before_what_is_folded() -> None:
    told = [round_of(1, ORDERS, *MOVES, CONFLICTS, MOVES[0], FIGHT, POWER)]
    found = periods(told, at_once=True)
    assert shape(found, True) == [
        ("Conflicts", [(False, ["a fight"]), (False, ["move 0"])]),
        ("Orders", [(True, ["move 0", "move 1", "move 2"])]),
    ]  # nothing stands under "Power"
    assert [block.folded for block in found[0].blocks] == [False, True]


def test_where_one_thing_follows_another_it_is_told_so() -> None:
    told = [round_of(1, MOVES[0], step=1), round_of(1, MOVES[1], FIGHT, MOVES[2], step=2)]
    found = periods(told, at_once=False)
    assert shape(found, False) == [
        ("", [(True, ["move 0", "move 1"]), (False, ["a fight"]), (False, ["move 2"])])
    ]
    assert (found[0].last, found[0].key) == (2, "chapter-1")
    assert [line.lights for line in found[0].blocks[0].lines] == ["a b0", "a b1", "", "a b2"]


def test_the_last_rounds_stand_open() -> None:
    told = [round_of(n, FIGHT, opening=f"Round {n}", step=n) for n in range(1, 6)]
    assert [one.open for one in periods(told, at_once=True)] == [False, False, False, True, True]


def test_a_page_has_the_latest_lines_and_at_least_a_step() -> None:
    told = [round_of(n, *[FIGHT] * 4, step=n) for n in range(1, 6)]
    assert [step.number for step in latest(told, 8)] == [4, 5]
    assert [step.number for step in latest(told, 9)] == [4, 5]
    assert [step.number for step in latest(told, 1)] == [5]
    assert latest([], 5) == []


# -- on the page -----------------------------------------------------------------------------

HEADING = re.compile(r"<h3>(.*?)</h3>", re.DOTALL)
ROUND = {"fr": "Manche 1", "en": "Round 1"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_page_has_its_rounds_and_a_link_to_each(served: Served, lang: str) -> None:
    record = next(one for one in GAMES if (one.game, one.name) == ("power", "two")).path
    table = served.api().bring(record.with_suffix(".arb").read_text(encoding="utf-8")).id
    with served.browser(lang) as browser:
        page = browser.get(f"/t/{table}").text
        log = page.partition('<div class="story">')[2].partition("</section>\n\n</div>")[0]
        headings = [unescape(re.sub(r"<.*?>", "", one)) for one in HEADING.findall(log)]
        assert headings[0] == ROUND[lang]
        numbers = [int(re.findall(r"\d+", heading)[0]) for heading in headings]
        assert numbers == list(range(1, len(numbers) + 1))
        links = re.findall(r'data-copy-link="(.*?)"', log)
        assert len(links) == len(headings)
        past = browser.get(unescape(links[1])).text
        past = past.partition('<div class="story">')[2].partition("</section>\n\n</div>")[0]
    found = [int(re.findall(r"\d+", re.sub(r"<.*?>", "", one))[0]) for one in HEADING.findall(past)]
    assert found[:2] == [1, 2]
    assert len(found) <= 3  # the round that begins as that one ends may be named
    assert 'data-lights="space-' in log
