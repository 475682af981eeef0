"""A judge (adjudicator, batch evaluation): a game's referee as a filter, one request in, one answer out.

A game that has one offers it by `Game.judge`. Command line and web server find it there, and know no game.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from arbitre.core.message import BadInput, Message

if TYPE_CHECKING:
    from arbitre.core.game import Game

OURS = "arbitre.games."
"""The package of the games that come with the program."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Answers requests one after another and remembers nothing of them.

    An answer is what came of the request, or `{"error": {"where", "reason"}}`; it never raises.
    """

    @abstractmethod
    def answer(self, line: str) -> dict[str, object]:
        """The answer to a request, an object of JSON as text."""

    @abstractmethod
    def refuse(self, key: str) -> dict[str, object]:
        """The answer to a request that was not even read, from the key of a message."""

    def example(self) -> dict[str, object]:
        """A request that can be answered, for those who have never sent one; empty: there is none."""
        return {}


def line_of(answer: dict[str, object]) -> bytes:
    """An answer as a line of JSON, without its end.

    >>> line_of({"reason": "é"}).decode(), line_of({"reason": "\\ud800"})
    ('{"reason":"é"}', b'{"reason":"\\\\ud800"}')
    """
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    # half a surrogate pair has no UTF-8: JSON's own escape says the same
    return text.encode("utf-8", "backslashreplace")


def judging_games() -> list[Game]:
    """The games that have a judge: those that come with the program first, then by id.

    >>> [game.id for game in judging_games()]
    ['power']
    """
    from arbitre.core.game import game, game_names

    found = []
    for name in game_names():
        try:
            one = game(name)
            if one.judge() is not None:
                found.append(one)
        except Exception:  # noqa: BLE001 - a stranger's game may raise anything: it has none
            continue
    return sorted(found, key=lambda one: (not one.package.startswith(OURS), one.id))


def judge_of(name: str, lang: str) -> Judge:
    """The judge of a game, or, of no name, of the first that has one; BadInput where there is none.

    >>> judge_of("", "en").answer("[]")["error"]["where"]
    ''
    >>> judge_of("sans_allies", "en")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: the game sans_allies has no judge; those that have one: power
    """
    from arbitre.core.game import game

    if name:
        found = game(name).judge(lang)
    else:
        found = next((one.judge(lang) for one in judging_games()), None)
    if found is None:
        known = ", ".join(one.id for one in judging_games())
        raise BadInput("", Message("no-judge", {"game": name, "known": known}))
    return found
