"""What the things in the picture are (tooltips): a description for each kind, sort of space and sign."""

from __future__ import annotations

from html import escape

from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.power.rules.pieces import GROUP_2, KINDS, PLANE, SHIP, TERRAIN, M, R, S

Facts = tuple[tuple[int, ...], tuple[int, ...], int]
"""Of an edition: the power and the range of each kind, and what a missile is made of."""

SIGNS = ("sector", "hq", "island", "lane", "reserve", "flag", "flag-taken", "referee", "strength")


def descriptions(facts: Facts, words: Words) -> str:
    """All descriptions, to which things refer by `data-about`."""
    found = [(f"about-{code}", _kind(kind, facts, words)) for kind, code in enumerate(KINDS)]
    found += [(f"about-{name}", words.phrase(f"draw-about-{name}")) for name in SIGNS]
    return "".join(f'<desc id="{name}">{escape(said)}</desc>' for name, said in found)


def _kind(kind: int, facts: Facts, words: Words) -> str:
    """What a kind is worth, how far it goes and over what, what it costs and becomes."""
    power, steps, material = facts
    if kind >= M:
        return words.phrase(f"draw-about-{KINDS[kind]}", {"n": material})
    args: dict[str, Value] = {"power": power[kind], "steps": steps[kind]}
    way = {PLANE: "plane", SHIP: "ship"}.get(TERRAIN[kind], "ground")
    said = [words.phrase("draw-about-worth", args), words.phrase(f"draw-about-{way}", args)]
    if kind in GROUP_2:
        small = GROUP_2[kind]
        said.append(words.phrase("draw-about-made", {"parts": _three(small, words)}))
    else:
        big = next(made for made, part in GROUP_2.items() if part == kind)
        made = words.phrase(f"a-kind-{KINDS[big]}")
        said.append(words.phrase("draw-about-price", {"power": power[kind], "made": made}))
    if kind in (S, R):
        said.append(words.phrase("draw-about-takes"))
    return " ".join(said)


def _three(kind: int, words: Words) -> str:
    return words.phrase(f"count-{KINDS[kind]}", {"n": 3})
