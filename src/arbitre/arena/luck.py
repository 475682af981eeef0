"""The luck of a recorded game as a table, and as plain data."""

from __future__ import annotations

from math import sqrt

from arbitre.arena.layout import PACKAGE, columns, decimal, named, percent
from arbitre.core.game import game
from arbitre.core.luck import Luck, Measure
from arbitre.core.message import Value
from arbitre.core.words import Words


def luck_dict(luck: Luck) -> dict[str, object]:
    """All the numbers, as plain JSON data."""
    return {
        "game": luck.game,
        "lines": luck.lines,
        "chance": luck.moves,
        "measures": [
            {
                "name": measure.name,
                "times": measure.times,
                "seen": measure.seen,
                "expected": round(measure.expected, 6),
                "deviation": round(sqrt(measure.variance), 6),
                "z": round(measure.z, 6),
                "percentile": round(measure.percentile, 6),
                "side": measure.side,
            }
            for measure in luck.measures.values()
        ],
    }


def luck_text(luck: Luck, lang: str) -> str:
    """The measures as a table in a language; their names in the game's own words."""
    words = Words(lang, [PACKAGE])
    title: dict[str, Value] = {"game": luck.game, "lines": luck.lines, "moves": luck.moves}
    lines = [words.phrase("arena-luck-title", title)]
    if not luck.measures:
        return "\n".join([*lines, words.phrase("arena-luck-none")])
    spoken = game(luck.game).voice(None, lang).words
    keys = ("measure", "times", "seen", "expected", "sigmas", "percentile", "side")
    rows = [[words.phrase(f"arena-luck-{key}") for key in keys]]
    rows += [_cells(words, spoken, measure) for measure in luck.measures.values()]
    return "\n".join([*lines, "", *columns(rows), "", words.phrase("arena-luck-note")])


def _cells(words: Words, spoken: Words, measure: Measure) -> list[str]:
    return [
        named(spoken, "luck", measure.name),
        str(measure.times),
        str(measure.seen),
        decimal(words, measure.expected),
        decimal(words, measure.z, signed=True),
        percent(words, measure.percentile),
        words.phrase(f"arena-luck-{measure.side}"),
    ]
