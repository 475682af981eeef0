"""Generals: what they must not fall for, what they must see, and what they say of it."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.message import Event
from arbitre.core.position import Move
from arbitre.core.telling import SILENT
from arbitre.games.power.bots.character import CHARACTERS
from arbitre.games.power.bots.general import General
from arbitre.games.power.bots.level import LEVELS
from arbitre.games.power.bots.reasons import RANK
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.moves import EXCHANGE, Declaration, Sheet
from arbitre.games.power.rules.rounds import judge_round

POWER = game("power")
FLAGS = {colour: [colour] for colour in ("green", "blue", "yellow", "red")}
FAR = {
    "J8": {"yellow": {"T": 2, "C": 1}},
    "R8": {"red": {"T": 2, "C": 1}},
    "HQJ": {"yellow": {"S": 1}},
    "HQR": {"red": {"S": 1}},
}
"""Two armies that are too far away to matter."""


def placed(
    board: dict[str, dict[str, dict[str, int]]], reserves: dict[str, dict[str, int]] | None = None
) -> PowerPosition:
    """Four players in round 9 with these pieces."""
    data = {"players": 4, "round": 9, "board": board, "reserves": reserves or {}, "flags": FLAGS}
    position = POWER.load(data)
    assert isinstance(position, PowerPosition)
    return position


def decided(position: PowerPosition, seat: str, bot: str, number: int) -> Sheet:
    """What a player writes."""
    move = make_bot(POWER, bot).decide(position.view(seat), Rng("test", number), 0)
    assert isinstance(move, Sheet)
    return move


def after(
    position: PowerPosition, sheets: dict[str, str | Move]
) -> tuple[PowerPosition, list[Event]]:
    """The position after a round of these sheets, the others' empty, and what happened."""
    done = position.copy()
    moves: dict[str, Move] = {}
    for seat in done.actors:
        sheet = sheets.get(seat, "-")
        moves[seat] = done.read(seat, sheet) if isinstance(sheet, str) else sheet
    return done, done.play_all(moves)


# -- traps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["general", "captain", "recruit", "greedy"])
def test_a_headquarters_that_would_fall_is_guarded(bot: str) -> None:
    """A regiment and a tank (23) stand a move away, and the headquarters is empty; the reserve has 40."""
    board = {"V7": {"blue": {"R": 1, "T": 1}}, "B8": {"green": {"C": 1}}, "HQB": {"blue": {"S": 2}}}
    position = placed({**board, **FAR}, {"green": {"R": 1, "D": 2}})
    fallen, _ = after(position, {"blue": "R V7 HQV; T V7 HQV"})
    assert not fallen.state.stands(0)
    for number in range(3):
        sheet = decided(position, "green", bot, number)
        done, _ = after(position, {"green": sheet, "blue": "R V7 HQV; T V7 HQV"})
        assert done.state.stands(0), sheet.text()


@pytest.mark.parametrize("bot", ["general", "captain", "recruit"])
def test_a_storm_two_moves_off_does_not_find_it_empty(bot: str) -> None:
    """What a person tries: a regiment and a tank wait two moves off, and come when nobody is at home."""
    board = {
        "V1": {"blue": {"R": 1, "T": 1}},
        "HQV": {"green": {"A": 1}},
        "B0": {"green": {"T": 2}},
        "HQB": {"blue": {"S": 2}},
    }
    position = placed({**board, **FAR}, {"green": {"T": 1}})
    left, _ = after(position, {"green": "A HQV V7", "blue": "R V1 V6; T V1 V6"})
    fallen, _ = after(left, {"blue": "R V6 HQV; T V6 HQV"})
    assert not fallen.state.stands(0)
    for number in range(3):
        one, _ = after(
            position, {"green": decided(position, "green", bot, number), "blue": "R V1 V6; T V1 V6"}
        )
        where = [place for place in ("V6", "V4") if _blue_regiment(one, place)]
        if not where:
            continue  # it was taken on the way
        storm = f"R {where[0]} HQV; T {where[0]} HQV"
        two, _ = after(one, {"green": decided(one, "green", bot, number), "blue": storm})
        assert two.state.stands(0), one.text()


def _blue_regiment(position: PowerPosition, code: str) -> bool:
    place = position.setting.board.place_of[code]
    return bool(position.state.stacks[place * 4 + 1])


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("bot", ["general", "captain", "greedy"])
def test_nobody_knows_where_the_first_fighters_go(bot: str) -> None:
    """In three of four first rounds or more the old player lost a fighter to two of Blue's in B5."""
    position = POWER.start()
    assert isinstance(position, PowerPosition)
    taken = 0
    for number in range(16):
        sheet = decided(position, "green", bot, number)
        _, events = after(position, {"green": sheet, "blue": "C HQ B5; C HQ B5"})
        taken += any(e.name == "capture" and e.args["from"] == "green" for e in events)
    assert taken <= 13


@pytest.mark.parametrize("bot", ["general", "captain", "recruit"])
def test_a_flag_that_is_there_for_the_taking_wins_the_game(bot: str) -> None:
    """Only Blue is left, with one soldier at home; Green has a regiment and a heavy tank beside it."""
    data = {
        "players": 4,
        "round": 9,
        "board": {
            "B8": {"green": {"R": 1, "A": 1}},
            "HQV": {"green": {"T": 1}},
            "HQB": {"blue": {"S": 1}},
            "V5": {"blue": {"C": 1}},
        },
        "reserves": {},
        "flags": {"green": ["green", "yellow", "red"], "blue": ["blue"]},
    }
    position = POWER.load(data)
    assert isinstance(position, PowerPosition)
    done, _ = after(position, {"green": decided(position, "green", bot, 1)})
    assert done.result is not None
    assert done.result.winners == ("green",)


@pytest.mark.parametrize("bot", ["general", "captain", "recruit", "greedy"])
def test_three_of_a_kind_are_exchanged(bot: str) -> None:
    """Three tanks in the reserve are 9; a heavy tank is 30, and nothing else is to be done."""
    board = {"HQV": {"green": {"D": 1}}, "HQB": {"blue": {"D": 1}}, **FAR}
    position = placed(board, {"green": {"T": 3}})
    for number in range(3):
        sheet = decided(position, "green", bot, number)
        assert any(order.act == EXCHANGE for order in sheet.orders), sheet.text()


def test_whoever_has_nothing_left_gives_up() -> None:
    board = {"HQB": {"blue": {"S": 2}}, **FAR}
    for reserve, given_up in ({}, True), ({"P": 1}, True), ({"P": 2}, False), ({"S": 1}, False):
        position = placed(board, {"green": reserve} if reserve else {})
        for bot in ("captain", "greedy"):
            move = make_bot(POWER, bot).decide(position.view("green"), Rng(1), 0)
            assert (move.text() == "resign") is given_up
        if given_up:
            position.play("green", move)
            assert "green" not in position.actors


# -- orders, budget, reasons ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"box_limits": True, "hq_pays": True}])
def test_every_order_can_be_carried_out(seats: int, options: dict[str, object]) -> None:
    """Generals write nothing that the referee refuses, but for mercenaries whom others order too."""
    position = POWER.start(seats=seats, options=options)
    assert isinstance(position, PowerPosition)
    bots = [make_bot(POWER, name) for name in ("captain", "recruit-bold", "recruit", "greedy")]
    for _ in range(6):
        state = position.state
        moves: dict[str, Move] = {}
        for number, seat in enumerate(position.actors):
            move = bots[number].decide(position.view(seat), Rng(seats, position.round, seat), 0)
            assert isinstance(move, Sheet)
            moves[seat] = move
            alone: list[list[object]] = [[], [], [], []]
            for army, orders in move.sheets:
                assert len(orders) <= 5
                alone[army] = list(orders)
            trial = position.copy().state
            rulings = judge_round(trial, alone, SILENT).rulings  # type: ignore[arg-type]
            assert not any(ruling for sheet in rulings for ruling in sheet), move.text()
        assert state is position.state
        position.play_all(moves)


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_budget_bounds_what_is_judged(level: str) -> None:
    position = POWER.start()
    assert isinstance(position, PowerPosition)
    for budget, most in (20, 200), (0, 2000):
        bot = General(POWER, LEVELS[level])
        search = bot.search(position.state, 0, Rng(1), budget)
        search.run()
        assert 0 < search.judge.judged <= most


def test_a_hint_says_why_in_the_words_of_the_board() -> None:
    """A regiment could come home from V4 where nothing stands: that is what the orders are for."""
    board = {"V7": {"blue": {"R": 1}}, "HQB": {"blue": {"S": 2}}, **FAR}
    position = placed(board, {"green": {"R": 1, "T": 1}})
    view = position.view("green")
    advice = make_bot(POWER, "captain").advise(view, Rng(1), 0)
    assert advice.why is not None
    said = {lang: POWER.voice(view, lang).words.say(advice.why) for lang in ("en", "fr")}
    assert said["en"] == "Guards the headquarters against Blue’s regiment in G7."
    assert said["fr"] == "Garde le Quartier général contre un Régiment de Bleu en V7."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_aim_has_its_sentence(lang: str) -> None:
    words = POWER.voice(None, lang).words
    for aim in (*RANK, "nothing", "build"):
        assert words.knows(f"why-{aim}"), aim
    for character in CHARACTERS:
        for level in LEVELS:
            name = level if character == "steady" else f"{level}-{character}"
            assert words.knows(f"bot-{name}"), name


# -- strength (a soak) ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("recruit", "greedy"), ("captain", "recruit")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    from arbitre.arena.match import play_match

    wins = 0.0
    for index in range(60):
        outcome = play_match(POWER, [better, worse, worse, worse], 7, index)
        if 0 in outcome.winners:
            wins += 1 / len(outcome.winners)
    assert wins > 60 * 0.3  # a quarter would be as good


@pytest.mark.parametrize("bot", ["greedy", "recruit"])
def test_of_two_left_who_cannot_win_gives_up(bot: str) -> None:
    board = {
        "HQV": {"green": {"S": 1}},
        "V4": {"blue": {"A": 2, "R": 1}},
        "HQB": {"blue": {"A": 1, "R": 2}},
    }
    flags = {"green": ["green"], "blue": ["blue", "yellow", "red"]}
    two_left = POWER.load({"players": 4, "round": 30, "board": board, "flags": flags})
    # a soldier against four heavy pieces and two regiments: 2 power against 150
    assert make_bot(POWER, bot).decide(two_left.view("green"), Rng("test"), 0) == Declaration(
        "resign"
    )
    assert isinstance(make_bot(POWER, bot).decide(two_left.view("blue"), Rng("test"), 0), Sheet)
    # with a third player left the strong ones may still ruin each other
    board["HQJ"] = {"yellow": {"A": 2}}
    flags = {"green": ["green"], "blue": ["blue", "red"], "yellow": ["yellow"]}
    three_left = POWER.load({"players": 4, "round": 30, "board": board, "flags": flags})
    assert isinstance(make_bot(POWER, bot).decide(three_left.view("green"), Rng("test"), 0), Sheet)
