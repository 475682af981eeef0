"""A position or a view as one looks at it outside a client: board as text, picture, what happened in words.

Whose eyes see a position: those of its only seat; else of the one seat that must decide; else of the
public, which knows no secrets.
"""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.game import Game, game, game_names
from arbitre.core.message import BadInput, Event, Message
from arbitre.core.position import Position, View
from arbitre.core.sentences import check_language
from arbitre.core.terminal import Style
from arbitre.core.voice import Voice
from arbitre.core.words import FALLBACK

WIDTH = 100
"""How wide a board in text may be."""


def board(
    thing: Position | View,
    lang: str = FALLBACK,
    *,
    width: int = WIDTH,
    colour: bool = False,
) -> str:
    """The board in text, as the terminal draws it; `str` of a position is the English one.

    `colour` adds ANSI colours.

    >>> print(board(game("power").start(), "fr").splitlines()[0])
    Power · manche 1 · arbitre Vert
    """
    rules, voice = _voiced(thing, lang)
    return rules.terminal(voice).board(Style(colour, False, width))


def picture(thing: Position | View, lang: str = FALLBACK) -> str:
    """The picture as one stand-alone SVG; a notebook draws it by itself.

    >>> picture(game("sans_allies").start(seed=7))[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    rules, voice = _voiced(thing, lang)
    return rules.screen().draw(voice)


def tell(before: View, events: list[Event], lang: str = FALLBACK) -> list[str]:
    """What happened after a view, in sentences, as that seat may hear it.

    >>> position = game("power").start(seats=2)
    >>> view = position.view("north")
    >>> tell(view, position.play("north", "pause"))
    ['North asks for a pause of 3 minutes']
    """
    _, voice = _voiced(before, lang)
    return [told.whole for told in voice.tell(events)]


def board_or_repr(thing: Position | View) -> str:
    """The English board; of a game that nobody registered what it is, in a line."""
    return board(thing) if thing.game_id in game_names() else repr(thing)


def picture_or_none(thing: Position | View) -> str | None:
    """The English picture, as a notebook asks for it; of a game that nobody registered none."""
    return picture(thing) if thing.game_id in game_names() else None


def eyes_on(position: Position) -> str | None:
    """Whose view a position is shown by; None: the public's.

    >>> eyes_on(game("sans_allies").start()), eyes_on(game("power").start())
    ('invader', None)
    """
    seats, actors = position.seats, position.actors
    if len(seats) == 1:
        return seats[0]
    return actors[0] if len(actors) == 1 and actors != (CHANCE,) else None


def _voiced(thing: Position | View, lang: str) -> tuple[Game, Voice]:
    check_language(lang)
    if not thing.game_id:
        raise BadInput("", Message("no-game-id", {"kind": type(thing).__name__}))
    view = thing if isinstance(thing, View) else thing.view(eyes_on(thing))
    rules = game(thing.game_id)
    return rules, rules.voice(view, lang)
