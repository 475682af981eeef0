"""The codes of Power in words: colours, pieces, places."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.words import Words, joined
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KIND_OF

_ARMY_NAMES: Final = ("army", "from", "flag", "sheet")
_SIDE_NAMES: Final = ("side", "sides", "territories", "flags")


def power_words(lang: str) -> Words:
    """The messages of the core and of Power.

    >>> from arbitre.core.message import Event
    >>> power_words("en").event(Event("fine", "PW-O13", {"army": "green"}))
    'Green carried out nothing and pays 1 Power'
    """
    return Words(lang, ["arbitre.core", PACKAGE], spoken_argument)


def spoken_argument(name: str, value: Value, words: Words) -> dict[str, Value]:
    """What a message may use of an argument, by its name: colours, pieces and places in words."""
    text = str(value)
    if name in _ARMY_NAMES or name in _SIDE_NAMES:
        return {name: joined([seat_name(one, words) for one in text.split(",")], words)}
    if name in ("kind", "part") and text in KIND_OF:
        return {
            name: words.phrase(f"kind-{text}"),
            f"a-{name}": words.phrase(f"a-kind-{text}"),
        }
    if name == "pieces":
        return {name: pieces_text(text, words)}
    if name == "lost":
        return {name: pieces_text(text, words) if text else "none"}
    if name in ("space", "to"):
        return {name: place_in(text, words.lang), f"{name}-reserve": reserve_owner(text, words)}
    return {name: value}


def reserve_owner(place: str, words: Words) -> str:
    """Whose reserve a place is, in words; `none` where it is a space of the board.

    >>> reserve_owner("RVJ", power_words("en")), reserve_owner("R0", power_words("en"))
    ('Yellow', 'none')
    """
    if not place.startswith("RV"):
        return "none"
    return words.phrase(f"colour-{COLOURS[LETTERS.index(place[2])]}")


def seat_name(name: str, words: Words) -> str:
    """A seat or a colour in words; a name of the players' own as it is."""
    for key in (f"colour-{name}", f"seat-{name}"):
        if words.knows(key):
            return words.phrase(key)
    return name


def pieces_text(text: str, words: Words) -> str:
    """Pieces in notation (`2T+S`) in words."""
    found = [words.phrase(f"count-{code}", {"n": number}) for code, number in counted(text)]
    return joined(found, words) if found else words.phrase("nothing")


def counted(text: str) -> list[tuple[str, int]]:
    """Pieces in notation as kinds and numbers.

    >>> counted("2T+S")
    [('T', 2), ('S', 1)]
    """
    found: list[tuple[str, int]] = []
    for part in text.split("+") if text else []:
        code = part.lstrip("0123456789")
        found.append((code, int(part[: len(part) - len(code)] or 1)))
    return found
