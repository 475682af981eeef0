"""What can be touched: every order that could be written, with its way over the picture and its words."""

from __future__ import annotations

from arbitre.core.message import Value
from arbitre.core.screen import Touch
from arbitre.core.words import Words
from arbitre.games.power.picture.pieces import piece_id
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.notation import order_in, place_in
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import EXCHANGE, Order
from arbitre.games.power.rules.pieces import KINDS, M, P
from arbitre.games.power.words.codes import pieces_text


def touches_of(draft: SheetDraft, words: Words) -> list[Touch]:
    """A piece, then where it goes; a piece twice is exchanged or becomes part of something."""
    two = len(draft.start.setting.armies[draft.seat]) > 1
    return [
        _touch(draft, order, order_in(order, words.lang, two or order.army != army), words)
        for army, order in draft.next_orders()
    ]


def _touch(draft: SheetDraft, order: Order, line: str, words: Words) -> Touch:
    board = draft.start.setting.board
    origin, target = board.names[order.origin], board.names[order.target]
    kind = KINDS[order.uses[0][0] if order.act == EXCHANGE else order.kind]
    piece = piece_id(origin, COLOURS[order.army], kind)
    name = words.phrase(f"kind-{kind}")
    group = words.phrase("touch-group", {"piece": name, "space": origin})
    end = piece if order.act == EXCHANGE else f"space-{target}"
    return Touch(line, [piece, end], spoken(draft, order, words), group[:1].upper() + group[1:])


def spoken(draft: SheetDraft, order: Order, words: Words) -> str:
    """An order in words; one to mercenaries, or of one of two armies, says whose pieces it is for."""
    setting = draft.start.setting
    if order.army == setting.mercenary or len(setting.armies[draft.seat]) > 1:
        whose = words.phrase(f"colour-{COLOURS[order.army]}")
        key = "touch-mercenary" if order.army == setting.mercenary else "touch-army"
        return words.phrase(key, {"whose": whose, "order": _spoken(draft, order, words)})
    return _spoken(draft, order, words)


def _spoken(draft: SheetDraft, order: Order, words: Words) -> str:
    board = draft.start.setting.board
    where = place_in(board.names[order.origin], words.lang)
    if order.origin >= board.size:
        where = words.phrase("touch-reserve")
    if order.act == EXCHANGE:
        told: dict[str, Value] = {
            "made": words.phrase(f"a-kind-{KINDS[order.kind]}"),
            "parts": pieces_text("+".join(f"{n}{KINDS[k]}" for k, n in order.uses), words),
            "place": where,
        }
        bought = all(kind == P for kind, _ in order.uses)
        how = "build" if order.kind == M else "buy" if bought else "exchange"
        return words.phrase(f"touch-{how}", told)
    piece = words.phrase(f"kind-{KINDS[order.kind]}")
    to = place_in(board.names[order.target], words.lang)
    return words.phrase("touch-move", {"piece": piece, "start": where, "end": to})
