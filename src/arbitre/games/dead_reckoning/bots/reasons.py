"""Why the greedy player decides as it does, in a sentence each."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Message
from arbitre.games.dead_reckoning.bots.worth import Evaluation
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, row_of
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN, SIDES

WHY: Final = {
    "play": "why-play",
    "draw": "why-draw",
    "sails": "why-sails",
    "load": "why-load",
    "unload": "why-unload",
    "sell": "why-sell",
    "buy": "why-buy",
    "trade": "why-trade",
    "build": "why-build",
    "produce": "why-produce",
    "harbor": "why-harbor",
    "repair": "why-repair",
    "upgrade": "why-upgrade",
    "coin": "why-coin",
    "end": "why-end",
    "raise": "why-raise",
    "sleeve": "why-sleeve",
    "defend": "why-defend",
    "aim": "why-aim",
    "volley": "why-volley",
    "brace": "why-brace",
    "done": "why-done",
    "stow": "why-stow",
    "agree": "why-agree",
    "refuse": "why-refuse",
    "choose": "why-choose",
}
"""The messages for decisions that have one reason."""
FIGHTS: Final = {"hunt": "why-hunt", "attack": "why-attack", "storm": "why-storm"}
NONE: Final = {
    "raise": "why-raise-none",
    "sleeve": "why-sleeve-none",
    "defend": "why-defend-none",
}


def reason(evaluation: Evaluation, act: Act) -> Message:
    """Why an act is decided."""
    word, table = act.word, evaluation.table
    place = table.place[evaluation.seat]
    if word == "move":
        space = act.numbers[0]
        if space == HARBOR:
            return Message("why-move-home", {})
        unknown = table.tiles[space] == FACE_DOWN
        return Message("why-move-explore" if unknown else "why-move", {"space": NAMES[space]})
    if word == "influence":
        cubes = table.cubes[place * SIDES + evaluation.seat]
        taken = evaluation.influence(place, act.numbers[0])[1]
        key = "why-influence-control" if taken else "why-influence"
        return Message(key, {"space": NAMES[place], "cubes": cubes})
    if word in FIGHTS:
        return _fight(evaluation, word, place, act.numbers)
    if word == "mode":
        return Message("why-mode-pirate" if act.numbers[0] else "why-mode-merchant", {})
    if word in NONE and not act.numbers:
        return Message(NONE[word], {})
    return Message(WHY[word], {})


def _fight(evaluation: Evaluation, word: str, place: int, numbers: tuple[int, ...]) -> Message:
    """A fight with its cubes and the chance to win it."""
    mine = evaluation.strength(hand=True)
    if word == "attack":
        foe = evaluation.table.humans + (numbers[0] - 1 if numbers else 0)
        theirs = evaluation.foe_cubes(foe, place, defending=True)
    elif word == "hunt":
        theirs = evaluation.state.values.guards[row_of(place)]
    else:
        theirs = evaluation.guards(place)
    chance = round(100 * evaluation.odds.win(mine, theirs))
    return Message(FIGHTS[word], {"mine": mine, "theirs": theirs, "chance": chance})
