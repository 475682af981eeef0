"""A round at one look: ways, fights, strikes, flags and pay of a hundred rounds, read off the drawing."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.screen import Look
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Voice
from arbitre.games.power import game
from arbitre.games.power.rules.board import COLOURS
from tests.games.power.page.test_telling import crowded_round
from tests.games.power.told_board import LETTERS, ToldBoard, counted, heaps

SCREEN = game.screen()
POWER = {"S": 2, "T": 3, "C": 5, "D": 10, "R": 20, "A": 30, "B": 25, "CR": 50, "M": 0}
SETTLED = ("tie", "stand-off", "capture")


def voice_at(view: View) -> Voice:
    return game.voice(view, "en")


def looked(before: View, moments: list[SeenMoment], tall: bool) -> tuple[Look, list[ET.Element]]:
    """The look of a round, and all things drawn in it."""
    look = SCREEN.look(before, moments, voice_at, tall)
    assert look is not None
    return look, [*ET.fromstring(look.markup).iter()]


def said(things: list[ET.Element], name: str) -> list[str]:
    """What things in the drawing say of themselves, of those that say it."""
    return [thing.attrib[f"data-{name}"] for thing in things if f"data-{name}" in thing.attrib]


def ways_drawn(things: list[ET.Element]) -> Counter[tuple[str, str, str, str, bool]]:
    """Every piece that is seen going: its army and kind, from where to where, and whether it came back."""
    seen: Counter[tuple[str, str, str, str, bool]] = Counter()
    for thing in things:
        if "data-way" not in thing.attrib:
            continue
        origin, target = thing.attrib["data-way"].split()
        back = "data-back" in thing.attrib
        assert back == any(one.get("class") == "stop" for one in thing.iter())
        pieces = counted(thing.attrib["data-pieces"])
        tokens = [one.get("href", "") for one in thing.iter() if "#token" in one.get("href", "")]
        assert sorted(tokens) == sorted(f"#token-{kind}" for kind in pieces)
        for kind, number in pieces.items():
            seen[(thing.attrib["data-army"], kind, origin, target, back)] += number
    return seen


def ways_made(events: list[Event]) -> Counter[tuple[str, str, str, str, bool]]:
    """The same from what was told: what bounced came back to where it had been."""
    went: Counter[tuple[str, str, str, str]] = Counter()
    back: Counter[tuple[str, str, str, str]] = Counter()
    for event in events:
        args: dict[str, Any] = dict(event.args)
        if event.name == "move":
            went[(args["army"], args["kind"], args["space"], args["to"])] += 1
        elif event.name == "deploy":
            reserve = f"RV{LETTERS[args['army']]}"
            went[(args["army"], args["kind"], reserve, args["space"])] += 1
        elif event.name == "bounce":
            back[(args["army"], args["kind"], args["to"], args["space"])] += 1
    assert not back - went
    seen: Counter[tuple[str, str, str, str, bool]] = Counter()
    for way, number in went.items():
        seen[(*way, False)] += number - back[way]
        seen[(*way, True)] += back[way]
    return +seen


def side_totals(board: ToldBoard, view: View, space: str) -> dict[str, int]:
    """Each side's power in a space, by its armies there: `green+blue`."""
    data: dict[str, Any] = view.data
    seats: dict[str, list[str]] = data.get("seats", {})
    side = {army: seat for seat, armies in seats.items() for army in armies}
    armies: dict[str, list[str]] = {}
    power: Counter[str] = Counter()
    for colour in COLOURS:
        here = {heap[2]: n for heap, n in board.here.items() if heap[:2] == (space, colour)}
        if here:
            whose = side.get(colour, colour)
            armies.setdefault(whose, []).append(colour)
            power[whose] += sum(POWER[kind] * number for kind, number in here.items())
    return {"+".join(colours): power[whose] for whose, colours in armies.items()}


def fights_made(before: View, events: list[Event]) -> dict[str, list[tuple[str, dict[str, int]]]]:
    """What was settled in each space, with every side's total as the told board had it right before."""
    board = ToldBoard(before)
    found: dict[str, list[tuple[str, dict[str, int]]]] = {}
    for event in events:
        if event.name in SETTLED:
            space = str(event.args["space"])
            rows = found.setdefault(space, [])
            # the losers of one fight are told one after another
            if event.name != "capture" or not rows or rows[-1][0] != "capture":
                rows.append((event.name, side_totals(board, before, space)))
        board.hear(event)
    return found


def read_totals(text: str) -> dict[str, int]:
    return {armies: int(total) for armies, total in (part.split("=") for part in text.split())}


def fights_drawn(things: list[ET.Element]) -> dict[str, list[tuple[str, dict[str, int]]]]:
    """The same as the plaques show it: by what they say, and by the numbers that are written there."""
    found: dict[str, list[tuple[str, dict[str, int]]]] = {}
    for thing in things:
        space = thing.get("data-fight")
        for row in thing.iter() if space else ():
            if "data-totals" not in row.attrib:
                continue
            totals = read_totals(row.attrib["data-totals"])
            found.setdefault(space or "", []).append((row.attrib["data-kind"], totals))
            written = [
                one.text or "" for one in row.iter() if one.get("class", "").startswith("sum")
            ]
            numbers = [int(re.sub(r"\D", "", text)) for text in written if text not in ("=", ":")]
            assert numbers == [*totals.values()]
            assert numbers == sorted(numbers, reverse=True)
            winners = [one for one in row.iter() if one.get("class") == "winner"]
            assert len(winners) == (row.attrib["data-kind"] == "capture")
    return found


def taken(events: list[Event]) -> Counter[tuple[str, str, str]]:
    return Counter(
        (str(event.args["from"]), str(event.args["pieces"]), str(event.args["army"]))
        for event in events
        if event.name == "capture"
    )


def check_look(before: View, moments: list[SeenMoment], tall: bool) -> None:
    events = [moment.event for moment in moments]
    look, things = looked(before, moments, tall)
    assert ways_drawn(things) == ways_made(events)
    assert fights_drawn(things) == fights_made(before, events)
    drawn: Counter[tuple[str, str, str]] = Counter()
    for thing in things:
        for part in thing.get("data-taken", "").split():
            loser, pieces = part.split("=")
            drawn[(loser, pieces, thing.attrib["data-to"])] += 1
    assert drawn == taken(events)
    launched = [f"{e.args['space']} {e.args['to']}" for e in events if e.name == "launch"]
    assert sorted(said(things, "flight")) == sorted(launched)
    struck = {str(e.args["space"]) for e in events if e.name == "detonation"}
    assert set(said(things, "struck")) == struck
    fallen = [f"{e.args['flag']} {e.args['army']}" for e in events if e.name == "flag"]
    assert said(things, "fallen") == fallen
    paid: Counter[str] = Counter()
    for event in events:
        args: dict[str, Any] = dict(event.args)
        paid[args.get("army", "")] += args["amount"] if event.name == "income" else 0
        paid[args.get("army", "")] -= event.name in ("fine", "fine-converted")
    expected = {f"{army} {n}" for army, n in paid.items() if n}
    assert set(said(things, "paid")) == expected
    check_lines(look, events)


def check_lines(look: Look, events: list[Event]) -> None:
    """Flags, then fights, come before all else; nothing that was told is missing; moves come last."""
    names = [line.events[0].name for line in look.lines if line.events]
    flags = [
        name for name in names if name in ("flag", "spoils", "circle", "won", "shared", "drawn")
    ]
    assert names[: len(flags)] == flags
    # a launch is said by its strike
    assert set(names) == {event.name for event in events} - {"round", "launch"}
    fought = {"tie", "stand-off", "capture", "detonation"} & set(names)
    assert [line for line in look.lines if not line.events] == [] or not fought
    minor = [line.minor for line in look.lines]
    assert minor == sorted(minor)
    assert all(line.about for line in look.lines if line.minor)


def test_every_line_is_about_things_in_the_picture() -> None:
    for number in range(12):
        before, moments, after = crowded_round(number)
        picture = SCREEN.picture(voice_at(after), False)
        drawn = picture.board + picture.state + SCREEN.picture(voice_at(before), False).state
        there = set(re.findall(r' id="([^"]+)"', drawn)) | {f"flag-{colour}" for colour in COLOURS}
        for line in voice_at(before).tell([moment.event for moment in moments]):
            assert set(line.about) <= there, line.text
            if line.events and line.events[0].name not in ("won", "shared", "drawn", "last-round"):
                assert line.about, line.text
            folded = line.events and line.events[0].name in ("move", "deploy", "buy", "income")
            assert line.minor == bool(folded)


@pytest.mark.no_cover  # long: what it runs is covered by the games below
def test_a_hundred_crowded_rounds_are_drawn_as_they_were_judged() -> None:
    told: Counter[str] = Counter()
    for number in range(100):
        before, moments, after = crowded_round(number)
        if not moments:
            continue
        check_look(before, moments, tall=bool(number % 2))
        told.update(moment.event.name for moment in moments)
        board = ToldBoard(before)
        for moment in moments:
            board.hear(moment.event)
        assert board.landed == heaps(after)
    rare = ("tie", "stand-off", "bounce", "capture", "launch", "flag", "move", "deploy", "fine")
    assert {name for name in rare if told[name] < 3} == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_of_a_game_are_drawn_as_they_were_judged(seats: int) -> None:
    position = game.start(seats=seats)
    player, rng = make_bot(game, "greedy"), Rng("look", seats)
    while position.round < 8 and position.result is None:
        before, moments = position.view(None), list[SeenMoment]()
        for seat in position.actors:
            move = player.decide(position.view(seat), rng, 0)
            before = position.view(None)
            moments = [moment.seen(None) for moment in position.watch(seat, move)]
        check_look(before, moments, tall=bool(position.round % 2))


def round_of(sheets: dict[str, str], **changes: object) -> tuple[View, list[SeenMoment]]:
    position = game.load({**game.start().to_dict(), **changes})
    before, moments = position.view(None), list[SeenMoment]()
    for seat in position.actors:
        move = position.read(seat, sheets.get(seat, "-"))
        moments = [moment.seen(None) for moment in position.watch(seat, move)]
    return before, moments


@pytest.mark.rule("PW-C8")
def test_three_sides_in_one_fight_have_their_totals_side_by_side() -> None:
    # a destroyer (10) comes to where two fighters of others (5, 5) come: 10 : 5 : 5
    board = {
        "S1": {"green": {"D": 1}},
        "B1": {"blue": {"C": 1}},
        "J0": {"yellow": {"C": 1}},
        "HQR": {"red": {"S": 1}},
    }
    sheets = {"green": "D S1 B0", "blue": "C B1 B0", "yellow": "C J0 B0"}
    look, things = looked(*round_of(sheets, board=board), tall=False)
    assert said(things, "totals") == ["green=10 blue=5 yellow=5"]
    assert (
        look.lines[0].text
        == "B0: Green 10 : Blue 5 : Yellow 5 – Green captures 1 fighter (Blue), 1 fighter (Yellow)"
    )
    assert look.lines[0].about == ["space-B0", "space-RVV"]


@pytest.mark.rule("PW-C2")
def test_what_happened_alike_is_said_once_with_how_often() -> None:
    # two fighters of each side come to B0: 10 = 10, all four go back
    board = {
        "V0": {"green": {"C": 2}},
        "J0": {"yellow": {"C": 2}},
        "HQB": {"blue": {"S": 1}},
        "HQR": {"red": {"S": 1}},
    }
    sheets = {"green": "C V0 B0; C V0 B0", "yellow": "C J0 B0; C J0 B0"}
    look, _ = looked(*round_of(sheets, board=board), tall=False)
    assert [line.text for line in look.lines if "bounces" in line.text] == [
        "Green: a fighter bounces from B0 to G0 (×2)",
        "Yellow: a fighter bounces from B0 to Y0 (×2)",
    ]
    assert all(len(line.events) == 2 for line in look.lines if "bounces" in line.text)


def test_that_there_was_no_fight_is_not_said_where_a_flag_fell() -> None:
    board = {"B8": {"green": {"S": 1}}, "HQJ": {"yellow": {"S": 1}}, "HQR": {"red": {"S": 1}}}
    look, _ = looked(*round_of({"green": "S B8 HQB"}, board=board), tall=False)
    told = [line.text for line in look.lines]
    assert told[0] == "Green takes the flag of Blue"
    assert "No fight in this round." not in told


@pytest.mark.rule("PW-M5")
def test_a_missile_is_said_by_what_it_struck() -> None:
    board = {
        "V3": {"green": {"M": 1}},
        "HQJ": {"yellow": {"T": 2}},
        "HQB": {"blue": {"S": 1}},
        "HQR": {"red": {"S": 1}},
    }
    # one of the two tanks leaves before it strikes
    sheets = {"green": "M V3 HQJ", "yellow": "T HQJ J8"}
    look, _ = looked(*round_of(sheets, board=board), tall=False)
    assert [line.text for line in look.lines][:2] == [
        "A mega-missile of Green strikes HQY",
        "HQY: 1 tank of Yellow destroyed",
    ]
    assert not any("launches" in line.text for line in look.lines)


def test_plaques_do_not_lie_on_each_other() -> None:
    for number in range(40):
        before, moments, _ = crowded_round(number)
        if not moments:
            continue
        _, things = looked(before, moments, tall=False)
        boxes: list[tuple[float, ...]] = []
        for thing in things:
            if not {"data-fight", "data-fallen", "data-struck"} & set(thing.attrib):
                continue
            card = next(one for one in thing if one.tag == "g")
            x, y = (float(part) for part in re.findall(r"-?[\d.]+", card.attrib["transform"]))
            plaque = next(one for one in card if one.get("class") == "plaque")
            boxes.append((x, y, float(plaque.attrib["width"]), float(plaque.attrib["height"])))
        for one, other in combinations(boxes, 2):
            wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
            high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
            assert wide <= 0.1 or high <= 0.1


def test_an_order_to_mercenaries_says_whose_it_was() -> None:
    position = game.start(seats=3)
    before, moments = position.view(None), list[SeenMoment]()
    for seat in position.actors:
        move = position.read(seat, {"green": "R:T HQ R8", "blue": "R:T HQ R8"}.get(seat, "-"))
        before = position.view(None)
        moments = [moment.seen(None) for moment in position.watch(seat, move)]
    look, things = looked(before, moments, tall=True)
    told = [line.text for line in look.lines if line.events and line.events[0].name == "move"]
    assert told == ["Red moves a tank from HQR to R8 (ordered by Green and Blue)"]
    (way,) = (thing for thing in things if "data-way" in thing.attrib)
    letters = [one.text for one in way.iter() if one.get("class") == "disc-number"]
    assert letters == ["G", "B"]


def test_what_is_no_round_has_no_look() -> None:
    position = game.start()
    before = position.view(None)
    moments = [
        moment.seen(None) for moment in position.watch("red", position.read("red", "resign"))
    ]
    assert SCREEN.look(before, moments, voice_at, False) is None
    assert SCREEN.look(before, [], voice_at, False) is None
