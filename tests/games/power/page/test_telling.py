"""A round as a film: the right number of pieces everywhere after every beat, and in every moment's view."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.film import Beat, film
from arbitre.core.position import View
from arbitre.core.screen import BURST, EFFECTS
from arbitre.core.telling import SeenMoment, Telling
from arbitre.core.voice import Voice
from arbitre.games.power import game
from arbitre.games.power.play.notation import read_order
from arbitre.games.power.play.reading import load_position
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.rounds import finish_round, judge_round
from arbitre.games.power.rules.state import COLLECTING
from tests.games.power.crowds import crowded_request
from tests.games.power.told_board import Heap, ToldBoard, heaps

SCREEN = game.screen()
NUMBER = re.compile(r'<text class="count"[^>]*>(\d+)</text>')
ATTRIBUTE = re.compile(r' data-(\w+)="([^"]*)"')
TALLY = re.compile(r'<g class="tally"[^>]*><rect class="pill"[^>]*/><text class="count"')


def voice_at(view: View) -> Voice:
    return game.voice(view, "en")


def number_shown(markup: str) -> int:
    """What a reader sees on a piece: its number, and one where there is none."""
    found = NUMBER.search(markup)
    assert (found is None) == (TALLY.search(markup) is None)
    return int(found[1]) if found else 1


def heap_of(name: str, markup: str) -> tuple[Heap, int]:
    """What a reader takes a piece for, and how many there are; a missile in the air is over its target."""
    said = dict(ATTRIBUTE.findall(markup.partition("><title>")[0]))
    if name.startswith("flag-"):
        return (said["space"], "flag", said["flag"]), 1
    place, army, kind = said["space"], said["army"], said["kind"]
    assert said["like"] == f"{kind} {army}"
    assert number_shown(markup) == int(said["count"])
    if name.startswith("launched-"):
        place = f"over {place}"
    else:
        assert name == f"piece-{place}-{army}-{kind}"
    return (place, army, kind), int(said["count"])


class Read:
    """A layer of pieces as a reader sees it, changed beat by beat."""

    def __init__(self, pieces: dict[str, str]) -> None:
        self.pieces: dict[str, str] = {}
        self.by_id: dict[str, tuple[Heap, int]] = {}
        self.change(pieces)

    def change(self, drawn: dict[str, str]) -> None:
        for name, markup in drawn.items():
            if markup:
                self.pieces[name] = markup
                self.by_id[name] = heap_of(name, markup)
            else:
                del self.pieces[name], self.by_id[name]

    @property
    def seen(self) -> Counter[Heap]:
        seen: Counter[Heap] = Counter()
        for heap, number in self.by_id.values():
            seen[heap] += number
        return seen


def tell(before: View, moments: list[SeenMoment], after: View, tall: bool) -> list[Beat]:
    """The film of a round, read beat by beat beside the board that is moved by what is told alone."""
    told = ToldBoard(before)
    for moment in moments:
        told.hear(moment.event)
        assert heaps(moment.view) == told.landed, moment.event  # it has happened in that very view
        if moment.event.name in ("flag", "capture", "spoils", "circle"):
            assert moment.view.position().text()  # also between two rules it is a position
    told = ToldBoard(before)
    start = SCREEN.scene(voice_at(before), tall)
    read, state = Read(start.pieces), dict(start.state)
    beats = film(SCREEN, before, moments, voice_at, tall)
    heard = 0
    for beat in beats:
        earlier = read.seen
        for moment in moments[heard : beat.moment]:
            told.hear(moment.event)
            journey(moment, earlier, told.here, beat)
        assert beat.moment - heard == (1 if beat.clause else 0)
        heard = beat.moment
        read.change(beat.pieces)
        state.update(beat.state)
        assert read.seen == told.here, beat.caption
        assert all(effect.kind in EFFECTS for effect in beat.effects)
    assert heard == len(moments)
    end = SCREEN.scene(voice_at(after), tall)
    assert read.pieces == end.pieces
    if after.data["phase"] != "collecting":  # that it begins is no event
        assert {name: drawn for name, drawn in state.items() if drawn} == end.state
    return beats


def journey(moment: SeenMoment, earlier: Counter[Heap], later: Counter[Heap], beat: Beat) -> None:
    """What goes from one place to another leaves one stack and comes to another like it, or of its sort."""
    fewer, more = Counter(earlier), Counter(later)
    fewer.subtract(later)
    more.subtract(earlier)
    left = {heap: number for heap, number in fewer.items() if number > 0 and heap[1] != "flag"}
    come = {heap: number for heap, number in more.items() if number > 0 and heap[1] != "flag"}
    name = moment.event.name
    if name in ("move", "deploy", "bounce", "launch"):
        ((source, one),) = left.items()
        ((goal, other),) = come.items()
        assert (one, other, source[1:]) == (1, 1, goal[1:])
        drawn = "launched-" if name == "launch" else f"piece-{'-'.join(goal)}"
        assert any(piece.startswith(drawn) and markup for piece, markup in beat.pieces.items())
    if name in ("capture", "spoils"):
        for kind in {heap[2] for heap in come}:
            gone = sum(number for heap, number in left.items() if heap[2] == kind)
            assert 0 < sum(number for heap, number in come.items() if heap[2] == kind) <= gone


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_count_is_right_after_every_beat_of_a_game(seats: int, bot: str) -> None:
    position = game.start(seats=seats, options={"claim_power": seats == 3})
    player, rng = make_bot(game, bot), Rng("telling", seats)
    viewer = None if bot == "greedy" else position.seats[0]
    told: Counter[str] = Counter()
    while position.round < 9 and position.result is None:
        before, moments = position.view(viewer), list[SeenMoment]()
        for seat in position.actors:
            move = player.decide(position.view(seat), rng, 0)
            before = position.view(viewer)
            moments = [moment.seen(viewer) for moment in position.watch(seat, move)]
        tell(before, moments, position.view(viewer), tall=bool(position.round % 2))
        told.update(moment.event.name for moment in moments)
    assert told["move"] > 25


def crowded_round(number: int) -> tuple[View, list[SeenMoment], View]:
    """A round judged in a crowd: the view before, its moments, the view after."""
    request = crowded_request(Random(f"telling {number}"))
    position = load_position(request["position"])
    before, told = position.view(None), Telling(watched=position)
    sheets = [
        [
            read_order(position.setting, army, entry, request["lang"])
            for entry in request["orders"].get(colour, [])
        ]
        for army, colour in enumerate(COLOURS)
    ]
    judged = judge_round(position.state, sheets, told)
    if position.state.phase == COLLECTING:
        claims: dict[str, list[str]] = request.get("claims", {})
        claimed = [[COLOURS.index(one) for one in claims.get(army, [])] for army in COLOURS]
        finish_round(position.state, judged, claimed)
    return before, [moment.seen(None) for moment in told.moments], position.view(None)


@pytest.mark.no_cover  # long: what it runs is covered by the games above
def test_every_count_is_right_in_crowded_rounds_with_missiles_captures_and_fallen_flags() -> None:
    told: Counter[str] = Counter()
    boxed = 0
    for number in range(90):
        before, moments, after = crowded_round(number)
        tell(before, moments, after, tall=bool(number % 2))
        told.update(moment.event.name for moment in moments)
        options: Any = before.data.get("options", {})
        boxed += "box_limits" in options
    rare = {"launch", "destroyed", "build", "bounce", "capture", "flag", "spoils", "fine-converted"}
    assert {name for name in rare if told[name] < 3} == set()
    assert boxed > 3


def round_of(
    sheet: str, others: str = "-", **changes: object
) -> tuple[View, list[SeenMoment], View]:
    """A round in which Green writes something: the view before it, its moments, the view after."""
    position = game.load({**game.start().to_dict(), **changes})
    before, moments = position.view(None), list[SeenMoment]()
    for seat in position.actors:
        move = position.read(seat, sheet if seat == "green" else others)
        moments = [moment.seen(None) for moment in position.watch(seat, move)]
    return before, moments, position.view(None)


def test_one_of_two_goes_and_one_stays() -> None:
    beats = tell(*round_of("S HQ V8"), tall=False)
    beat = next(beat for beat in beats if beat.pieces)
    shown = {name: number_shown(markup) for name, markup in beat.pieces.items()}
    assert shown == {"piece-HQV-green-S": 1, "piece-V8-green-S": 1}


def test_a_missile_made_of_part_of_what_stands_there_leaves_the_rest() -> None:
    # PW-M1: 100 power: two of three heavy tanks (30 each), a cruiser (50): 110
    board = {"IX": {"green": {"A": 3, "CR": 1, "S": 2}}, "HQR": {"red": {"S": 1}}}
    # Red, who writes nothing, pays their fine in Power (PW-O13)
    sheet, reserves = "2A+CR E IX M; M IX HQR", {"red": {"P": 1}}
    beats = tell(*round_of(sheet, board=board, reserves=reserves), tall=False)
    build, launch, *rest = (beat for beat in beats if beat.pieces)
    detonation, destroyed = (beat for beat in rest if beat.clause == "PW-M5")
    assert number_shown(build.pieces["piece-IX-green-A"]) == 1
    assert build.pieces["piece-IX-green-CR"] == ""
    assert number_shown(build.pieces["piece-IX-green-M"]) == 1
    assert launch.pieces["piece-IX-green-M"] == ""
    assert 'data-like="M green"' in launch.pieces["launched-1"]
    assert detonation.pieces == {"launched-1": ""}
    assert destroyed.pieces == {"piece-HQR-red-S": ""}


def test_two_missiles_over_one_target_fly_side_by_side_until_each_strikes() -> None:
    board = {"IX": {"green": {"M": 2}}, "HQR": {"red": {"S": 1}}}
    reserves = {colour: {"P": 1} for colour in COLOURS[1:]}
    beats = tell(*round_of("M IX HQR; M IX HQR", board=board, reserves=reserves), tall=True)
    first, second = (beat.pieces for beat in beats if beat.clause == "PW-M3")
    spots = {
        tuple(re.findall(r"translate\(([^)]*)\)", drawn[name])[:1])
        for drawn, name in ((first, "launched-1"), (second, "launched-2"))
    }
    assert len(spots) == 2
    gone = [[*beat.pieces] for beat in beats if BURST in [one.kind for one in beat.effects]]
    assert gone == [["launched-1"], ["launched-2"]]


@pytest.mark.rule("PW-P9")
def test_with_box_limits_each_capture_and_each_fallen_army_is_seen_as_it_is_told() -> None:
    # two captures, and Yellow's headquarters fall to Green with two places full
    board = {
        "V0": {"green": {"T": 3}, "red": {"S": 1}},
        "V1": {"green": {"T": 3}, "blue": {"S": 1, "C": 1}},
        "HQJ": {"green": {"S": 1}},
        "J4": {"yellow": {"T": 2}},
        "HQB": {"red": {"R": 1}},
        "B5": {"blue": {"T": 1, "S": 1}},
    }
    options = {"box_limits": True}
    reserves = {colour: {"P": 2} for colour in COLOURS}
    before, moments, after = round_of("-", board=board, options=options, reserves=reserves)
    tell(before, moments, after, tall=False)
    told = Counter(moment.event.name for moment in moments)
    assert (told["capture"], told["flag"], told["spoils"]) == (2, 2, 2)


def test_that_the_round_ends_has_no_heading() -> None:
    beats = film(SCREEN, *round_of("S HQ V8")[:2], voice_at, False)
    words = game.voice(None, "en").words
    captions = [beat.caption for beat in beats]
    assert captions[0] == words.phrase("phase-orders")
    assert words.phrase("phase-end") not in captions
    assert all(beat.clause or not (beat.pieces or beat.effects) for beat in beats)


def test_what_no_rule_has_revealed_is_in_no_moment() -> None:
    position = game.start()
    position.play("green", "S HQ V8")
    (moment,) = position.watch("red", position.read("red", "resign"))
    assert [moment.seen(seat).view.data.get("held") for seat in (None, "blue", "green")] == [
        None,
        None,
        {"green": "S HQ V8"},
    ]
