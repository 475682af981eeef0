"""Players: they see views only, always decide something legal, and greedy knows what it is after."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from arbitre.arena.match import play_match
from arbitre.bots import bot_names, make_bot, usual_bot
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput, Event
from arbitre.core.position import Move, Position
from arbitre.games.power.bots.temper import Temper
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.moves import Claim, Order, Sheet
from tests.toys import cards

POWER = game("power")
BOTS = ("captain", "recruit-bold", "greedy", "random")
FLAGS = {colour: [colour] for colour in ("green", "blue", "yellow", "red")}
HOMES = (("V", "green"), ("B", "blue"), ("J", "yellow"), ("R", "red"))
Counts = dict[str, dict[str, dict[str, int]]]


def decide(position: Position, seat: str, *names: int, bot: str = "greedy") -> Move:
    return make_bot(POWER, bot).decide(position.view(seat), Rng(*names), 0)


def sheet(position: Position, seat: str, *names: int) -> list[Order]:
    decision = decide(position, seat, *names)
    assert isinstance(decision, Sheet)
    return decision.orders


def texts(position: Position, seat: str, *names: int) -> list[str]:
    return [order.text for order in sheet(position, seat, *names)]


def placed(board: Counts, reserves: dict[str, dict[str, int]] | None = None) -> PowerPosition:
    """Four players in round 9 with these pieces."""
    data = {"players": 4, "round": 9, "board": board, "reserves": reserves or {}, "flags": FLAGS}
    position = POWER.load(data)
    assert isinstance(position, PowerPosition)
    return position


def judged(position: PowerPosition, seat: str, *names: int) -> PowerPosition:
    """The position after a round in which only this seat wrote something."""
    after = position.copy()
    moves: dict[str, Move] = {other: after.empty_sheet(n) for n, other in enumerate(after.seats)}
    moves[seat] = decide(position, seat, *names)
    after.play_all(moves)
    return after


def rounds(names: list[str], seed: int, options: dict[str, object]) -> Iterator[list[Event]]:
    """The events of each turn of a whole game."""
    position = POWER.start(seats=len(names), options=options)
    players = dict(zip(position.seats, [make_bot(POWER, name) for name in names], strict=True))
    turn = 0
    while position.actors:
        turn += 1
        assert turn < 200
        moves = {
            seat: players[seat].decide(position.view(seat), Rng(seed, turn, seat), 0)
            for seat in position.actors
        }
        yield position.play_all(moves)
    assert position.result is not None


# -- by name -------------------------------------------------------------------------------------


def test_names() -> None:
    names = bot_names(POWER)
    assert [names[0], *names[-2:]] == ["general", "greedy", "random"]
    assert len(names) == 3 * 5 + 2
    assert usual_bot(POWER) == "greedy"
    assert usual_bot(cards.game) == "random"
    assert bot_names(cards.game) == ["random"]


def test_unknown_name() -> None:
    with pytest.raises(BadInput) as caught:
        make_bot(cards.game, "greedy")
    assert caught.value.message.key == "unknown-bot"
    assert caught.value.message.args == {"bot": "greedy", "known": "random"}


def test_random_plays_a_game_it_does_not_know() -> None:
    ended = set()
    for index in range(8):
        outcome = play_match(cards.game, ["random", "random"], 1, index)
        assert outcome.turns == 2
        ended.add(outcome.winners)
    assert len(ended) > 1


# -- views only ----------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_sees_no_held_sheet(bot: str) -> None:
    seen = set()
    for text in ("T HQ B8", "C HQ V0; C HQ R0", "-"):
        position = POWER.start()
        position.play("blue", text)
        view = position.view("green")
        seen.add((view.to_bytes(), decide(position, "green", 5, bot=bot).text()))
    assert len(seen) == 1


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_view_and_rng_give_the_same_move(bot: str, seats: int) -> None:
    position = POWER.start(seats=seats)
    for turn in range(4):
        moves = {}
        for seat in position.actors:
            view = position.view(seat)
            before = view.to_bytes()
            moves[seat] = make_bot(POWER, bot).decide(view, Rng(turn, seat), 0)
            assert view.to_bytes() == before
            # what came over a wire is as good
            wire = PowerView(seat, json.loads(before))
            assert make_bot(POWER, bot).decide(wire, Rng(turn, seat), 0) == moves[seat]
        position.play_all(moves)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_are_not_predictable(bot: str) -> None:
    position = POWER.start()
    assert len({decide(position, "green", n, bot=bot).text() for n in range(8)}) > 2


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"claim_power": True, "hq_pays": True, "rounds": 12},
        {"box_limits": True, "ship_diagonals": True, "rounds": 25},
    ],
    ids=["plain", "claims", "limits"],
)
@pytest.mark.no_cover  # long: other tests measure it
def test_greedy_games_end_and_every_order_is_carried_out(
    seats: int, options: dict[str, object]
) -> None:
    for events in rounds(["greedy"] * seats, 3, options):
        for event in events:
            assert event.name not in ("fine", "fine-converted", "forgotten"), event
            # PW-32: players cannot know that they order the same mercenary differently
            assert event.name != "refused" or event.clause == "PW-32", event


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    refused = [
        event
        for events in rounds(["random"] * seats, 4, {"rounds": 15, "claim_power": seats == 3})
        for event in events
        if event.name == "refused"
    ]
    # what a random player writes is legal on the board it saw; only mercenaries, which with three
    # are red and everybody's, may be ordered to do different things
    assert {(event.clause, event.args["army"]) for event in refused} == (
        {("PW-32", "red")} if seats == 3 else set()
    )


def test_a_map_and_an_edition_of_ones_own() -> None:
    edition = POWER.edition("classic").source
    edition = edition.replace('name = "classic"', 'name = "mine"').replace("S = 2\n", "S = 4\n")
    edition = edition.replace("orders = 5", "orders = 3")
    position = POWER.start(edition=POWER.read_edition(edition, "mine"))
    assert 0 < len(sheet(position, "red")) <= 3


@pytest.mark.no_cover  # long: other tests measure it
def test_greedy_beats_random() -> None:
    wins = 0.0
    for index in range(12):
        outcome = play_match(POWER, ["greedy", "random", "random", "random"], 1, index)
        if 0 in outcome.winners:
            wins += 1 / len(outcome.winners)
    assert wins >= 10


# -- what greedy is after ------------------------------------------------------------------------


def test_it_begins_by_collecting_power() -> None:
    for number in range(6):
        start = POWER.start()
        assert isinstance(start, PowerPosition)
        after = judged(start, "green", number)
        assert after.state.stacks[after.setting.board.size * 4] > 0


def test_it_exchanges_three_into_one() -> None:
    position = placed({"HQV": {"green": {"T": 2, "D": 1}}}, {"green": {"P": 3}})
    after = judged(position, "green")
    assert after.to_dict()["board"]["HQV"]["green"].get("A") == 1  # type: ignore[index]


def test_it_takes_an_empty_headquarters() -> None:
    position = placed(
        {
            "HQV": {"green": {"D": 2}},
            "B7": {"green": {"S": 1}},
            "B0": {"blue": {"A": 2}},
            "HQJ": {"yellow": {"D": 2}},
            "HQR": {"red": {"D": 2}},
        }
    )
    assert "S B7 HQB" in texts(position, "green")
    assert not judged(position, "green").state.stands(1)


def test_it_combines_pieces_against_a_guard() -> None:
    position = placed(
        {
            "HQV": {"green": {"D": 2}},
            "B4": {"green": {"R": 1, "A": 1, "T": 1}},
            "B1": {"green": {"B": 1}},
            "HQB": {"blue": {"A": 1, "D": 1}},
            "B0": {"blue": {"CR": 1}},
            "HQJ": {"yellow": {"D": 2}},
            "HQR": {"red": {"D": 2}},
        }
    )
    for number in range(4):
        assert not judged(position, "green", number).state.stands(1)


def test_it_takes_a_weak_stack_with_enough() -> None:
    position = placed(
        {
            "HQV": {"green": {"D": 2, "A": 1}},
            "V4": {"green": {"B": 1, "C": 2}},
            "V0": {"red": {"A": 1}},
            "HQB": {"blue": {"D": 2}},
            "HQJ": {"yellow": {"D": 2}},
            "HQR": {"red": {"D": 2}},
        }
    )
    for number in range(4):
        reserves = judged(position, "green", number).to_dict()["reserves"]
        assert reserves["green"].get("A") == 1  # type: ignore[index]


@pytest.mark.parametrize("number", range(4))
def test_it_guards_its_flag(number: int) -> None:
    position = placed(
        {
            "HQV": {"green": {"S": 1}},
            "V4": {"green": {"A": 1}},
            "V8": {"red": {"R": 1}},
            "HQB": {"blue": {"D": 2}},
            "HQJ": {"yellow": {"D": 2}},
            "HQR": {"red": {"D": 2}},
        },
        {"green": {"B": 1, "D": 1}},
    )
    alone = position.copy()
    alone.play_all(
        {
            "green": decide(position, "green", number),
            "blue": alone.empty_sheet(1),
            "yellow": alone.empty_sheet(2),
            "red": alone.read("red", "R V8 HQV"),
        }
    )
    assert alone.state.stands(0)


def test_it_does_not_leave_its_flag_to_infantry_nearby() -> None:
    position = placed(
        {
            "HQV": {"green": {"T": 1}},
            "V7": {"red": {"S": 1}},
            "B4": {"green": {"C": 1}},
            "HQB": {"blue": {"D": 2}},
            "HQJ": {"yellow": {"D": 2}},
            "HQR": {"red": {"D": 2}},
        }
    )
    hq = position.setting.board.hq[0]
    for number in range(6):
        decision = judged(position, "green", number)
        gone = decision.state.stacks[hq * 4] == 0
        struck = decision.state.stacks[position.setting.board.place_of["V7"] * 4] > 0
        assert not gone or struck


def test_it_launches_a_missile_at_the_richest_target() -> None:
    position = placed(
        {
            "HQV": {"green": {"D": 2, "M": 1}},
            "HQB": {"blue": {"D": 2}},
            "HQJ": {"yellow": {"D": 2, "CR": 4}},
            "HQR": {"red": {"D": 2}},
        }
    )
    assert "M HQ HQJ" in texts(position, "green")


def test_it_builds_a_missile_when_it_pays() -> None:
    data = {
        "players": 2,
        "seats": {"north": ["green", "blue"], "south": ["yellow", "red"]},
        "round": 9,
        "board": {
            "HQV": {"green": {"D": 2}},
            "HQB": {"blue": {"D": 2}},
            "HQJ": {"yellow": {"CR": 9}},
            "HQR": {"red": {"D": 2}},
        },
        "reserves": {"green": {"CR": 2, "D": 1}},
        "flags": FLAGS,
    }
    written = texts(POWER.load(data), "north")
    assert any(order.startswith("2CR E") for order in written)
    assert any(order in ("M RV HQJ", "M HQ HQJ") for order in written)


def test_it_lures_mercenaries_into_its_arms() -> None:
    data = {
        "players": 3,
        "mercenary": "red",
        "round": 9,
        "board": {
            "HQV": {"green": {"D": 2}},
            "R4": {"green": {"A": 1}},
            "HQB": {"blue": {"D": 2}},
            "HQJ": {"yellow": {"D": 2}},
            "HQR": {"red": {"C": 2, "D": 4}},
        },
        "flags": FLAGS,
    }
    assert any(order.army == 3 for order in sheet(POWER.load(data), "green"))


def test_in_the_last_round_it_only_counts() -> None:
    data = {
        "players": 4,
        "round": 40,
        "board": {f"HQ{letter}": {colour: {"D": 2}} for letter, colour in HOMES},
        "reserves": {"green": {"P": 4, "S": 5}},
        "flags": FLAGS,
    }
    written = texts(POWER.load(data), "green")
    # five soldiers and a bought one make two regiments; they need not be deployed any more
    assert written.count("3S E RV R") == 2
    assert "2P E RV S" in written


def test_it_claims_what_is_due() -> None:
    position = POWER.start(options={"claim_power": True})
    position.play_all({seat: decide(position, seat, 1) for seat in position.actors})
    claims = {seat: decide(position, seat, 1) for seat in position.actors}
    assert all(isinstance(claim, Claim) for claim in claims.values())
    events = position.play_all(claims)
    assert any(event.name == "income" for event in events)
    assert not any(event.name == "forgotten" for event in events)


def test_tempers_make_different_players() -> None:
    view = POWER.start().view("green")
    idle = make_bot(POWER, "greedy")
    temper = Temper()
    temper.pay, temper.march, temper.march_foot, temper.effort = 0.0, 0.0, 0.0, 50.0
    temper.collect = [0.0] * 6
    idle.temper = temper  # type: ignore[attr-defined]
    lazy = idle.decide(view, Rng(1), 0)
    assert isinstance(lazy, Sheet)
    # PW-O13: an empty sheet is fined, so one order is always written
    assert len(lazy.orders) == 1


def test_chance_is_never_asked() -> None:
    assert CHANCE not in POWER.start(seed=1).actors
