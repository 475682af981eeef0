"""Power's end: which flag fell, to whom and from where, and what fights were worth."""

from __future__ import annotations

from arbitre.core.ending import ending_of
from arbitre.core.ending_words import ToldEnding
from arbitre.core.game import game
from arbitre.core.message import Event, Message
from arbitre.games.power.play.story import falls_of, power_of, stakes_of

POWER = game("power")
STANDING = {colour: [colour] for colour in ("green", "blue", "yellow", "red")}
AT_HOME = {
    "HQV": {"green": {"T": 1}},
    "HQJ": {"yellow": {"T": 1}},
    "HQR": {"red": {"T": 1}},
    "B0": {"blue": {"T": 1}},
}


def positioned(board: dict[str, object]) -> dict[str, object]:
    return {"players": 4, "round": 3, "referee": "green", "board": board, "flags": STANDING}


def test_a_flag_falls_to_a_piece_that_came_from_somewhere() -> None:
    start = POWER.load(positioned({**AT_HOME, "B4": {"red": {"S": 1}}}))
    lines = [("green", "-"), ("blue", "-"), ("yellow", "-"), ("red", "S B4 HQB")]
    ending = ending_of(POWER, start, lines)
    [fall] = ending.falls
    args = {"army": "red", "flag": "blue", "kind": "S", "space": "B4"}
    assert (fall.side, fall.line, fall.number, fall.clause) == ("blue", 4, 3, "PW-F1")
    assert fall.message == Message("fall-flag", dict(args))
    [said] = ToldEnding(POWER, ending, "en", seat="blue").falls
    assert said.text == "Red took the flag of Blue with an infantry from B4"
    assert said.title == "Round 3"
    [said] = ToldEnding(POWER, ending, "fr", seat="blue").falls
    assert said.text == "Rouge a pris le drapeau de Bleu avec un Soldat venu de B4"
    # whoever is out has no chance any more
    assert ending.counts["flags"] == 1


def test_a_flag_falls_to_who_is_left_alone_there() -> None:
    """PW-F1: two enemies in a headquarters, of whom one leaves."""
    stood = {"HQB": {"red": {"S": 1}, "green": {"S": 1}}}
    rich = {colour: {"P": 1} for colour in STANDING}  # or a fine would take a piece (PW-O13)
    start = POWER.load({**positioned({**AT_HOME, **stood}), "reserves": rich})
    lines = [("green", "S HQB B4"), ("blue", "-"), ("yellow", "-"), ("red", "-")]
    [fall] = ending_of(POWER, start, lines).falls
    assert fall.message.key == "fall-stood"


def test_what_fights_are_worth_is_their_power() -> None:
    """PW-P: a tank is worth 3 and an infantry 2, a heavy tank 30 and a regiment 20."""
    start = POWER.start()
    setting = start.setting  # type: ignore[attr-defined]
    assert power_of(setting, "2T+S") == 8
    assert power_of(setting, "A+2R") == 70
    assert power_of(setting, "") == 0
    taken = Event(
        "capture", "PW-C11", {"army": "red", "from": "blue", "pieces": "2T", "space": "B0"}
    )
    assert stakes_of(start, taken) == {"blue": -6, "red": 6}
    flag = Event("flag", "PW-F1", {"army": "red", "flag": "blue"})
    assert stakes_of(start, flag) == {"blue": -200, "red": 200}
    assert stakes_of(start, Event("move", "PW-P1", {})) == {}
    assert falls_of(start, []) == []
