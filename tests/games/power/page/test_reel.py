"""Films of random rounds as files: every count is read off the drawing in its time window."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from arbitre.core.film import film
from arbitre.core.position import View
from arbitre.core.reel import Shot, make_reel
from arbitre.core.reel_file import draw_reel
from arbitre.core.voice import Voice
from arbitre.games.power import game
from tests.core.reels import Cinema, middles
from tests.games.power.page.test_telling import crowded_round
from tests.games.power.told_board import Heap, ToldBoard

SCREEN = game.screen()
NUMBER = re.compile(r'class="[^"]*\bcount\b[^"]*"[^>]*>(\d+)<')


def voice_at(view: View) -> Voice:
    return game.voice(view, "en")


def counted(things: dict[str, str], told: Counter[Heap]) -> Counter[Heap]:
    """What a reader takes the pieces for; where a missile in the air is over is known from what is told."""
    seen: Counter[Heap] = Counter()
    aloft = [heap for heap in told.elements() if heap[0].startswith("over ")]
    for name, markup in things.items():
        number = NUMBER.search(markup)
        if name.startswith("piece-"):
            _, place, army, kind = name.split("-")
            seen[place, army, kind] += int(number[1]) if number else 1
        elif name.startswith("launched-"):
            seen[aloft.pop()] += 1
    return seen


@pytest.mark.parametrize("number", range(3, 60, 8))
def test_every_count_is_right_in_its_time_window(number: int) -> None:
    before, moments, after = crowded_round(number)
    events = [moment.event for moment in moments]
    reel = make_reel(SCREEN, [Shot(before, after, events, moments)], voice_at)
    cinema = Cinema(draw_reel(SCREEN, voice_at(before), reel))
    beats = [
        beat
        for beat in film(SCREEN, before, moments, voice_at, False)
        if not beat.heading or beat.pieces or beat.state
    ]
    told, heard = ToldBoard(before), 0
    times = middles(reel)
    assert len(times) == len(beats) + 1
    for beat, time in zip([None, *beats], times, strict=True):
        for moment in moments[heard : beat.moment] if beat else []:
            told.hear(moment.event)
        heard = beat.moment if beat else 0
        flags = {heap: n for heap, n in told.here.items() if heap[1] == "flag"}
        expected = told.here - Counter(flags)
        assert counted(cinema.things(time), expected) == expected, beat
    assert heard == len(moments)
