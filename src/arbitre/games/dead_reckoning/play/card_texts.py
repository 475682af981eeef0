"""A line of a row's deck in parts, and put together again: icons, cost, copies, slot (DR-H31, DR-H32)."""

from __future__ import annotations

from arbitre.games.dead_reckoning.play.edition_cards import SAGAS, SLOTS, endings
from arbitre.games.dead_reckoning.rules.icons import read_icons
from arbitre.games.dead_reckoning.rules.values import NO_SAGA

ANY = "any"
"""Without a slot of their own the cards take the three in turn."""
NO = "no"
ARROW = ">"


Parts = dict[str, str | int]


def advancement_parts(text: str) -> Parts | None:
    """An advancement in parts; None where it is written otherwise.

    >>> advancement_parts("S2 D 4 x2 top")
    {'icons': 'S2 D', 'cost': 4, 'copies': 2, 'slot': 'top', 'saga': 'no'}
    """
    words, copies, slot, saga = endings(text.split())
    if len(words) < 2 or not words[-1].isdecimal() or read_icons(" ".join(words[:-1])) is None:
        return None
    return {"icons": " ".join(words[:-1]), "cost": int(words[-1]), **_ends(copies, slot, saga)}


def merchant_parts(text: str) -> Parts | None:
    """A merchant in parts, the price of a trade empty where none is written; None as above.

    >>> merchant_parts("S 2 > S2 x2")
    {'icons': 'S', 'price': '2', 'back': 'S2', 'copies': 2, 'slot': 'any', 'saga': 'no'}
    """
    front, _, back = text.partition(ARROW)
    words, copies, slot, saga = endings(back.split())
    shown = front.split()
    price = shown.pop() if len(shown) > 1 and shown[-1].isdecimal() else ""
    ends = _ends(copies, slot, saga)
    if not words or read_icons(" ".join(shown)) is None or read_icons(" ".join(words)) is None:
        return None
    return {"icons": " ".join(shown), "price": price, "back": " ".join(words), **ends}


def _ends(copies: int, slot: int, saga: int) -> Parts:
    return {
        "copies": copies,
        "slot": ANY if slot < 0 else SLOTS[slot],
        "saga": NO if saga == NO_SAGA else SAGAS[saga - 1],
    }


def card_text(parts: Parts) -> str:
    """A card as its line.

    >>> card_text(advancement_parts("S2 D 4 x2 top") or {}), card_text(merchant_parts("S > S2") or {})
    ('S2 D 4 x2 top', 'S > S2')
    """
    words = [str(parts.get("icons", ""))]
    if "back" in parts:
        words += [str(parts.get("price", "")), ARROW, str(parts["back"])]
    else:
        words.append(str(parts["cost"]))
    if int(parts["copies"]) > 1:
        words.append(f"x{parts['copies']}")
    words += [str(word) for word in (parts["slot"], parts["saga"]) if word not in (ANY, NO)]
    return " ".join(word for word in words if word)
