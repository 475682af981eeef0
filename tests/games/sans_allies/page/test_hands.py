"""Whoever only does what the checklist says has the table that the program has (hands, from words)."""

from __future__ import annotations

import re

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.position import Position, draw_chance
from arbitre.core.voice import Told
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.games.sans_allies.rules.pyramid import NAMES
from arbitre.games.sans_allies.rules.state import State

KINDS = ("personnel", "vehicle", "aircraft", "ship", "breakthrough", "ultimate weapon")
COUNTED = re.compile(r"(\d+) (personnel|vehicle|aircraft|ship|ultimate weapon)s?")
ROWS = "ABCDEFGH"


class RealTable:
    """A table of cards that knows no rules: it is told what to do with its cards."""

    def __init__(self, state: State) -> None:
        self.reserve, self.discard = state.reserve.copy(), state.discard.copy()
        self.force = [0] * 6
        self.marker, self.flame = state.marker, state.flame
        self.standing = {NAMES[at] for at in range(64) if state.standing >> at & 1}
        self.regions = len(state.regions)

    def do(self, line: str) -> None:
        """One line of the checklist."""
        first, _, rest = line.partition(": ")
        cards = [0] * 6
        for number, kind in COUNTED.findall(rest.partition(";")[0]):
            cards[KINDS.index(kind)] += int(number)
        if first == "Into your columns":
            self._add(self.reserve, cards)
        elif first.startswith("From the reserve to the force"):
            self._move(self.reserve, self.force, cards)
        elif first == "Discard the force":
            self._move(self.force, self.discard, cards)
        elif first == "Back into your columns":
            self._move(self.force, self.reserve, cards)
            self._move(self.force, self.discard, self.force.copy())
        elif first == "Discard from your reserve":
            self._move(self.reserve, self.discard, cards)
        elif line.startswith("Discard a ship"):
            self._move(self.reserve, self.discard, [0, 0, 0, 1, 0, 0])
        elif found := re.fullmatch(r"Discard (an|\d+) aircraft from your reserve", line):
            number = 1 if found[1] == "an" else int(found[1])
            self._move(self.reserve, self.discard, [0, 0, number, 0, 0, 0])
        elif line.startswith("Discard the breakthrough"):
            self.discard[4] += 1
        elif line.startswith("Discard the ultimate weapon"):
            self.discard[5] += 1
        elif line.startswith("Shuffle the discard"):
            self.discard = [0] * 6
        elif found := re.fullmatch(r"Lay (\w\d) \(.*\) on the region discard", line):
            self.standing.remove(found[1])
            self.regions += 1
        elif found := re.match(r"Take (\w\d)", line):
            self.standing.remove(found[1])
            self.reserve[5] -= "weapon card" in line
        elif found := re.match(r"Lay the top of the region discard .* at (\w\d)", line):
            self.standing.add(found[1])
            self.regions -= 1
        elif line == "Take the weapon card out of the game":
            self.reserve[5] -= 1
        if found := re.search(r"the marker (?:back )?(?:to|at) tile (\w)", line):
            self.marker = ROWS.index(found[1])
            self.flame = "flame" in line or (self.flame and "grey" not in line)

    def _add(self, to: list[int], cards: list[int]) -> None:
        for kind, number in enumerate(cards):
            to[kind] += number

    def _move(self, out: list[int], to: list[int], cards: list[int]) -> None:
        assert all(one >= number for one, number in zip(out, cards, strict=True)), (out, cards)
        self._add(to, cards)
        self._add(out, [-number for number in cards])


def asked(position: Position, seat: str, text: str, lang: str = "en") -> list[Told]:
    """What one move asks of the hands."""
    rules = game("sans_allies")
    before = position.view("invader")
    moments = [one.seen("invader") for one in position.watch(seat, position.read(seat, text))]
    return rules.screen().hands(before, moments, lambda view: rules.voice(view, lang))


@pytest.mark.parametrize("seed", range(6))
def test_hands_that_follow_the_list_have_the_table_of_the_program(seed: int) -> None:
    rules = game("sans_allies")
    position = rules.start(None)
    assert isinstance(position, SansAlliesPosition)
    bot, dealer, rng = rules.bots()["captain"](rules), Dealer(seed), Rng(seed)
    while position.state.phase < 2:  # regions and pyramid are laid by whoever types them
        position.play(CHANCE, draw_chance(position, dealer))
    table = RealTable(position.state)
    while position.actors:
        seat = position.actors[0]
        move = (
            draw_chance(position, dealer)
            if seat == CHANCE
            else bot.decide(position.view(seat), rng, 0)
        )
        for line in asked(position, seat, move.text()):
            table.do(line.whole)
            assert line.clause.startswith("SA-")
        state = position.state
        if state.won:
            break  # nobody tidies up
        assert (table.reserve, table.marker, table.flame) == (
            state.reserve,
            state.marker,
            state.flame,
        )
        assert table.discard == state.discard
        assert table.standing == {NAMES[at] for at in range(64) if state.standing >> at & 1}
        assert table.regions == len(state.regions)


def test_the_set_up_asks_nothing_again() -> None:
    position = game("sans_allies").start(None)
    assert asked(position, CHANCE, "plains") == []


def test_the_list_speaks_french() -> None:
    rules = game("sans_allies")
    position, dealer = rules.start(None), Dealer(3)
    assert isinstance(position, SansAlliesPosition)
    while position.state.phase < 3:
        position.play(CHANCE, draw_chance(position, dealer))
    [line] = asked(position, CHANCE, "P", "fr")
    assert line.whole == "Dans vos colonnes\u00a0: 1 carte de personnel"
    assert (line.clause, line.about) == ("SA-T6", ["reserve-P"])
