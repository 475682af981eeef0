"""Power in a terminal: the board, help, orders offered and completed."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft
from arbitre.core.message import Value
from arbitre.core.terminal import Style, Terminal
from arbitre.core.words import Words
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.letters import LETTERS_IN
from arbitre.games.power.play.notation import place_in, translated
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import EXCHANGE, LAUNCH, Order
from arbitre.games.power.rules.pieces import (
    GROUP_2,
    KINDS,
    M,
    S,
    T,
)
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.terminal.board import board_text

_MOST_OPTIONS: Final = 40


class PowerTerminal(Terminal):
    """Power at a keyboard."""

    def board(self, style: Style) -> str:
        """The board, the armies and their reserves."""
        return board_text(self.voice.seen, style, self.words)

    def help(self) -> str:
        """How orders are written, with an example of one's own."""
        view, words = self.voice.seen, self.words
        assert isinstance(view, PowerView)
        if view.data["phase"] == "collecting":
            return words.phrase("help-claims")
        draft = SheetDraft(view)
        setting = draft.start.setting
        letters = LETTERS_IN[words.lang].armies
        army = setting.armies[draft.seat][0]
        values = setting.values
        example: dict[str, Value] = {
            "near": _near(setting, army, words),
            "orders": values.orders,
            "price": values.power[S],
            "material": values.missile,
        }
        lines = [words.phrase("help-orders", example), *_pieces_help(setting, words)]
        lines.append(words.phrase("help-goal"))
        if setting.mercenary >= 0:
            args: dict[str, Value] = {
                "army": COLOURS[setting.mercenary],
                "letter": letters[setting.mercenary],
                "near": _near(setting, setting.mercenary, words),
            }
            lines.append(words.phrase("help-mercenary", args))
        if len(setting.armies[draft.seat]) > 1:
            tank = LETTERS_IN[words.lang].kinds[T]
            both = [
                f"{letters[a]}:{tank} HQ {_near(setting, a, words)}"
                for a in setting.armies[draft.seat]
            ]
            lines.append(words.phrase("help-two", {"letters": ", ".join(both)}))
        return "\n".join(lines)

    def options(self, draft: Draft, query: str) -> list[str]:
        """The legal orders of a piece or from a place, the targets of a piece on one line."""
        words = self.words
        if not isinstance(draft, SheetDraft):
            return draft.next() or [words.phrase("options-none")]
        wanted = query.strip().upper()
        groups: dict[str, list[str]] = {}
        for army, order in draft.next_orders():
            if not _matches(draft, order, wanted, words.lang):
                continue
            two = len(draft.start.setting.armies[draft.seat]) > 1
            text = translated(order.named if two or order.army != army else order.text, words.lang)
            if order.act == EXCHANGE:
                groups.setdefault(text, [])
            else:
                start, _, target = text.rpartition(" ")
                groups.setdefault(start, []).append(target)
        lines = [
            words.phrase("options-from", {"order": start, "targets": " ".join(targets)})
            if targets
            else start
            for start, targets in groups.items()
        ]
        if not lines:
            return [words.phrase("options-none")]
        if len(lines) > _MOST_OPTIONS:
            more = words.phrase("options-more", {"n": len(lines) - _MOST_OPTIONS})
            return [*lines[:_MOST_OPTIONS], more]
        return lines

    def complete(self, draft: Draft, text: str) -> list[str]:
        """What was typed, carried on by one word, wherever a legal order goes on like that."""
        typed = " ".join(text.upper().split()) + (
            " " if text.endswith(" ") and text.strip() else ""
        )
        found: dict[str, None] = {}
        for line in draft.next():
            if line.startswith(typed):
                end = line.find(" ", len(typed))
                found[line if end < 0 else line[: end + 1]] = None
        return list(found)


def _matches(draft: SheetDraft, order: Order, wanted: str, lang: str) -> bool:
    """Whether an order is about a piece or a place; a place counts as start, a missile's as target."""
    if not wanted:
        return True
    kinds = LETTERS_IN[lang].kind_of
    if wanted in kinds:
        kind = kinds[wanted]
        return order.kind == kind or any(used == kind for used, _ in order.uses)
    board = draft.start.setting.board
    names = [place_in(board.names[order.origin], lang)]
    if order.origin in (board.hq[order.army], board.reserve[order.army]):
        names.append(board.names[order.origin][:2])
    if order.act != LAUNCH and order.target != order.origin:
        names.append("→" + place_in(board.names[order.target], lang))
    return wanted in names or wanted.replace(">", "→") in names


def _pieces_help(setting: Setting, words: Words) -> list[str]:
    """Each piece with its code, power and steps, three a line."""
    codes = LETTERS_IN[words.lang].kinds
    values = setting.values
    known: list[str] = []
    for kind in range(M):
        name = words.phrase(f"kind-{KINDS[kind]}")
        made = f" (3 {codes[GROUP_2[kind]]})" if kind in GROUP_2 else ""
        known.append(f"{codes[kind]} {name} {values.power[kind]}/{values.move[kind]}{made}")
    rows = [" · ".join(known[start : start + 3]) for start in range(0, len(known), 3)]
    return [words.phrase("help-pieces"), *(f"  {row}" for row in rows)]


def _near(setting: Setting, army: int, words: Words) -> str:
    """A sector next to an army's HQ, for an example."""
    board = setting.board
    near = [place for place in board.touches[board.hq[army]] if board.owner[place] == army]
    return place_in(board.codes[near[0]], words.lang)
