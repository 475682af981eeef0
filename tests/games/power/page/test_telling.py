"""What is seen of a round while it is told: the right number of pieces everywhere, after every moment."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from arbitre.core.chance import Rng
from arbitre.core.message import Event
from arbitre.core.screen import TRAVEL, Beat
from arbitre.games.power import game
from arbitre.games.power.judge import Referee
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.play.reading import load_position
from tests.games.power.crowds import crowded_request

SCREEN = game.screen()
WORDS = game.voice(None, "en").words

Heap = tuple[str, str, str]
"""A place, a colour and a kind, `("V8", "green", "T")`; a flag where it flies, `("HQV", "flag", "green")`."""

LETTERS = {"green": "V", "blue": "B", "yellow": "J", "red": "R"}
OPENING = re.compile(r'<g id="([^"]+)"[^>]*?(?=><title>)')
NUMBER = re.compile(r'<text class="count"[^>]*>(\d+)</text>')


def drawn_pieces(layer: str) -> dict[str, str]:
    """The elements of a layer of pieces, by id."""
    starts = list(OPENING.finditer(layer))
    ends = [one.start() for one in starts[1:]] + [len(layer)]
    return {
        one[1]: layer[one.start() : end].strip() for one, end in zip(starts, ends, strict=False)
    }


def attribute(markup: str, name: str) -> str:
    found = re.search(f' data-{name}="([^"]*)"', markup)
    assert found is not None, (name, markup)
    return found[1]


def number_shown(markup: str) -> int:
    """What a reader sees on a piece: its number, and one where there is none."""
    found = NUMBER.search(markup)
    return int(found[1]) if found else 1


def read(pieces: dict[str, str]) -> Counter[Heap]:
    """What a reader sees: how many of what where; missiles in the air apart."""
    seen: Counter[Heap] = Counter()
    for name, markup in pieces.items():
        if name.startswith("flag-"):
            seen[(attribute(markup, "space"), "flag", attribute(markup, "flag"))] += 1
            continue
        place, army, kind = (attribute(markup, one) for one in ("space", "army", "kind"))
        if name.startswith("launched-"):
            place = f"over {place}"
        else:
            assert name == f"piece-{place}-{army}-{kind}"
        assert number_shown(markup) == int(attribute(markup, "count"))
        seen[(place, army, kind)] += number_shown(markup)
    return seen


def counted(pieces: object) -> dict[str, int]:
    """`2T+S` as numbers."""
    found = re.findall(r"(\d*)([A-Z]+)", str(pieces))
    return {kind: int(number or 1) for number, kind in found}


class PlainBoard:
    """The board in plain numbers, moved by what is told of a round and nothing else."""

    def __init__(self, view: PowerView) -> None:
        data: dict[str, Any] = view.data
        self.here: Counter[Heap] = Counter()
        for place, armies in data["board"].items():
            for army, pieces in armies.items():
                for kind, number in pieces.items():
                    self.here[(place, army, kind)] = number
        for army, pieces in data["reserves"].items():
            for kind, number in pieces.items():
                self.here[(f"RV{LETTERS[army]}", army, kind)] = number
        for holder, flags in data["flags"].items():
            for flag in flags:
                self.here[(f"HQ{LETTERS[holder]}", "flag", flag)] = 1

    def moves(self, army: str, kind: str, start: str, end: str) -> None:
        self.here[(start, army, kind)] -= 1
        self.here[(end, army, kind)] += 1

    def hear(self, event: Event) -> None:
        """Take one thing that is told."""
        args: dict[str, Any] = dict(event.args)
        army, space = args.get("army", ""), args.get("space", "")
        reserve = f"RV{LETTERS[army]}" if army in LETTERS else ""
        match event.name:
            case "move":
                self.moves(army, args["kind"], space, args["to"])
            case "deploy":
                self.moves(army, args["kind"], reserve, space)
            case "launch":
                self.here[(space, army, "M")] -= 1
                self.here[(f"over {args['to']}", army, "M")] += 1
            case "buy" | "exchange" | "build":
                self.less(army, space, args["pieces"])
                self.here[(space, army, args["kind"])] += 1
            case "bounce":
                self.moves(army, args["kind"], space, args["to"])
            case "detonation":
                self.here[(f"over {space}", army, "M")] -= 1
            case "destroyed":
                self.less(army, space, args["pieces"])
            case "capture":
                self.less(args["from"], space, args["pieces"])
                self.more(army, args["pieces"], args["lost"])
            case "income":
                self.here[(reserve, army, "P")] += args["amount"]
            case "fine":
                self.here[(reserve, army, "P")] -= 1
            case "fine-converted":
                self.here[(space, army, args["kind"])] -= 1
                self.here[(reserve, army, args["part"])] += args["left"]
                self.here[(reserve, army, "P")] += args["change"]
            case "flag":
                self.flies(lambda flag, _: flag == args["flag"], f"HQ{LETTERS[army]}")
            case "spoils":
                self.falls(args["from"], f"HQ{LETTERS[army]}")
                self.more(army, args["pieces"], args["lost"])
            case "circle":
                self.falls(army, "")
        self.here = +self.here

    def less(self, army: str, place: str, pieces: object) -> None:
        for kind, number in counted(pieces).items():
            assert self.here[(place, army, kind)] >= number
            self.here[(place, army, kind)] -= number

    def more(self, army: str, pieces: object, lost: object) -> None:
        for kind, number in counted(pieces).items():
            kept = number - counted(lost).get(kind, 0)
            self.here[(f"RV{LETTERS[army]}", army, kind)] += kept

    def falls(self, army: str, to: str) -> None:
        """All an army had is gone, and the flags in its headquarters go to another or nowhere."""
        for heap in [heap for heap in self.here if heap[1] == army and "over" not in heap[0]]:
            del self.here[heap]
        self.flies(lambda _, where: where == f"HQ{LETTERS[army]}", to)

    def flies(self, which: Any, to: str) -> None:
        flags = [heap for heap in self.here if heap[1] == "flag" and which(heap[2], heap[0])]
        for heap in flags:
            del self.here[heap]
            if to:
                self.here[(to, "flag", heap[2])] = 1


def tell(before: PowerView, events: list[Event], after: PowerView, tall: bool) -> Counter[str]:
    """Read a round moment by moment beside the plain board; what was told, counted."""
    plain = PlainBoard(before)
    pieces = drawn_pieces(SCREEN.picture(game.voice(before, WORDS.lang), tall).pieces)
    told: list[Event] = list(events)
    for beat in SCREEN.beats(
        game.voice(before, WORDS.lang).tell(events), game.voice(before, WORDS.lang), after, tall
    ):
        if beat.clause:
            earlier = read(pieces)
            plain.hear(told.pop(0))
            on_the_way(beat, pieces, earlier, plain.here)
        for name, markup in beat.drawn.items():
            if markup:
                pieces[name] = markup
            else:
                del pieces[name]
        assert read(pieces) == plain.here, beat.caption
    assert told == []
    final = drawn_pieces(SCREEN.picture(game.voice(after, WORDS.lang), tall).pieces)
    assert pieces == final
    return Counter(event.name for event in events)


def on_the_way(
    beat: Beat, pieces: dict[str, str], earlier: Counter[Heap], later: Counter[Heap]
) -> None:
    """What travels has its own number: just so many leave, and just so many arrive."""
    travels = [step for step in beat.steps if step.kind == TRAVEL]
    for step in travels:
        assert step.id in pieces
        assert beat.drawn[step.to]  # what it comes to is drawn with it
        number = number_shown(step.shown)
        where, army, kind = (attribute(step.shown, name) for name in ("space", "army", "kind"))
        assert earlier[(where, army, kind)] - later[(where, army, kind)] == number
        assert re.findall(r"transform=\"translate[^\"]+", step.shown) == re.findall(
            r"transform=\"translate[^\"]+", pieces[step.id]
        )  # it sets out from where it stood, whole or in part
        goal = beat.drawn[step.to]
        heap = tuple(attribute(goal, name) for name in ("space", "army", "kind"))
        if step.to.startswith("launched-"):
            heap = (f"over {heap[0]}", *heap[1:])
        assert later[heap] - earlier[heap] == number  # type: ignore[index]


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_count_is_right_after_every_moment_of_a_game(seats: int, bot: str) -> None:
    from arbitre.bots import make_bot

    position = game.start(seats=seats)
    player, rng = make_bot(game, bot), Rng("telling", seats)
    told: Counter[str] = Counter()
    while position.round < 14 and position.result is None:
        before, events = position.view(None), list[Event]()
        for seat in position.actors:
            events = position.play(seat, player.decide(position.view(seat), rng, 0))
        told += tell(before, events, position.view(None), tall=bool(position.round % 2))
    assert told["move"] > 40


def test_every_count_is_right_in_crowded_rounds_with_missiles_captures_and_fallen_flags() -> None:
    referee = Referee()
    told: Counter[str] = Counter()
    for number in range(250):
        request = crowded_request(Random(f"telling {number}"))
        answer: Any = referee.answer(json.dumps(request))
        before, after = (load_position(one["position"]) for one in (request, answer))
        events = [
            Event(
                one["event"],
                one["clause"],
                {k: v for k, v in one.items() if k not in ("event", "clause")},
            )
            for one in answer["events"]
        ]
        told += tell(before.view(None), events, after.view(None), tall=bool(number % 2))
    rare = {"launch", "destroyed", "build", "bounce", "capture", "flag", "spoils", "fine-converted"}
    assert {name for name in rare if told[name] < 3} == set()


def round_of(sheet: str, **changes: object) -> tuple[PowerView, list[Event], PowerView]:
    """A round in which Green alone writes something: the view before it, its events, the view after."""
    position = game.load({**game.start().to_dict(), **changes})
    before, events = position.view(None), list[Event]()
    for seat in position.seats:
        events = position.play(seat, sheet if seat == "green" else "-")
    return before, events, position.view(None)


def test_one_of_two_goes_and_one_stays() -> None:
    before, events, after = round_of("S HQ V8")
    beat = next(
        beat
        for beat in SCREEN.beats(
            game.voice(before, WORDS.lang).tell(events),
            game.voice(before, WORDS.lang),
            after,
            False,
        )
        if beat.steps
    )
    step = beat.steps[0]
    assert (step.kind, step.id, step.to) == (TRAVEL, "piece-HQV-green-S", "piece-V8-green-S")
    assert 'data-count="1"' in step.shown
    shown = {name: number_shown(markup) for name, markup in beat.drawn.items()}
    assert shown == {"piece-HQV-green-S": 1, "piece-V8-green-S": 1}


def test_a_missile_made_of_part_of_what_stands_there_leaves_the_rest() -> None:
    # PW-M1: 100 power: two of three heavy tanks (30 each), a cruiser (50): 110
    board = {"IX": {"green": {"A": 3, "CR": 1, "S": 2}}, "HQR": {"red": {"S": 1}}}
    # Red, who writes nothing, pays their fine in Power (PW-O13)
    sheet, reserves = "2A+CR E IX M; M IX HQR", {"red": {"P": 1}}
    before, events, after = round_of(sheet, board=board, reserves=reserves)
    told = tell(before, events, after, tall=False)
    assert (told["build"], told["launch"], told["destroyed"]) == (1, 1, 1)
    beats = [
        beat
        for beat in SCREEN.beats(
            game.voice(before, WORDS.lang).tell(events),
            game.voice(before, WORDS.lang),
            after,
            False,
        )
        if beat.drawn
    ]
    build, launch = beats[:2]
    detonation, destroyed = (beat for beat in beats if beat.clause == "PW-M5")
    assert number_shown(build.drawn["piece-IX-green-A"]) == 1
    assert build.drawn["piece-IX-green-CR"] == ""
    assert number_shown(build.drawn["piece-IX-green-M"]) == 1
    assert launch.drawn["piece-IX-green-M"] == ""
    assert number_shown(launch.drawn["launched-1"]) == 1
    assert detonation.drawn == {"launched-1": ""}
    assert destroyed.drawn == {"piece-HQR-red-S": ""}


def test_what_was_left_out_of_a_long_telling_has_happened_all_the_same() -> None:
    from arbitre.web.page.parts import MOST_BEATS, shortened

    beats = [Beat(str(n), "", [], {"a": f"a{n}", f"b{n}": "b"}) for n in range(MOST_BEATS + 2)]
    told = shortened(beats)
    assert [told[0].caption, told[-1].caption] == ["2", str(MOST_BEATS + 1)]
    assert told[0].drawn == {"a": "a2", "b0": "b", "b1": "b", "b2": "b"}
    assert told[1].drawn == {"a": "a3", "b3": "b"}
