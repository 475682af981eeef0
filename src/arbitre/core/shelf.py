"""Which of the installed games can be shown, and why another is left off (a registry of plug-ins).

A game is somebody's plug-in: one that lacks a message, cannot be imported or raises when it is begun is
left off, and all others go on. What a game must bring is in `arbitre.core.contract`.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.contract import MESSAGES
from arbitre.core.game import Game, game, game_names
from arbitre.core.message import BadInput, Message
from arbitre.core.words import REQUIRED, harmless

_judged: Final[Cache[tuple[Game, Message | None]]] = Cache(256)


def fault_of(rules: Game, lang: str) -> Message | None:
    """What keeps a game off the shelf of a language; None where nothing does."""
    try:
        words = rules.voice(None, lang).words
        missing = [key for key in MESSAGES if not words.speaks(key)]
        if missing:
            keys = ", ".join(missing)
            return Message("game-lacks", {"game": rules.id, "keys": keys, "lang": lang})
        for key in MESSAGES:
            words.phrase(key)
        if not rules.seat_counts:
            raise ValueError("seat_counts is empty")
        for seats in rules.seat_counts:
            rules.start(None, seats=seats).view(None)
        # whatever lists a game asks for these
        _ = (rules.options, rules.editions(), rules.edition(""), rules.bots(), rules.catalogue)
    except Exception as problem:  # noqa: BLE001 - a stranger's code may raise anything
        return failing(rules.id, problem)
    return None


def failing(name: str, problem: BaseException) -> Message:
    """That a game raised something, in one line."""
    said = " ".join(f"{type(problem).__name__}: {problem}".split())
    return Message("game-fails", {"game": name, "problem": harmless(said)})


def judged(name: str, langs: tuple[str, ...] = REQUIRED) -> tuple[Game | None, Message | None]:
    """A game that is there, or why it is not; each is looked at once."""
    try:
        rules = game(name)
    except BadInput as problem:
        return None, problem.message
    for lang in langs:
        known = _judged.find((rules, lang))
        if known is None:
            known = _judged.keep((rules, lang), (rules, fault_of(rules, lang)))
        if known[1] is not None:
            return None, known[1]
    return rules, None


def shelf(langs: tuple[str, ...] = REQUIRED) -> tuple[list[Game], list[Message]]:
    """The games that can be shown, in alphabetical order, and why others are left off.

    >>> "power" in [rules.id for rules in shelf(("en",))[0]]
    True
    """
    games: list[Game] = []
    faults: list[Message] = []
    for name in game_names():
        rules, fault = judged(name, langs)
        if rules is not None:
            games.append(rules)
        elif fault is not None:
            faults.append(fault)
    return games, faults


def sound_game(name: str) -> Game:
    """A game that is on the shelf; BadInput says why it is not."""
    rules, fault = judged(name)
    if rules is None:
        assert fault is not None
        raise BadInput("", fault)
    return rules
