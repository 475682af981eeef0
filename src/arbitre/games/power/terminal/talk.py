"""Power in a terminal: events in words, orders offered and completed."""

from __future__ import annotations

from typing import Final

from arbitre.core.draft import Draft
from arbitre.core.message import Event, Message, Value
from arbitre.core.position import Move, View
from arbitre.core.table_talk import Style, TableTalk
from arbitre.core.words import Words, joined
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.notation import order_in, place_in, translated
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, ENGLISH_LETTERS, LETTERS
from arbitre.games.power.rules.moves import EXCHANGE, LAUNCH, Claim, Order, Sheet
from arbitre.games.power.rules.pieces import (
    ENGLISH_KIND_OF,
    ENGLISH_KINDS,
    GROUP_2,
    KIND_OF,
    KINDS,
    M,
    S,
)
from arbitre.games.power.rules.setting import Setting

PHASES: Final = {
    "move": "orders",
    "deploy": "orders",
    "buy": "orders",
    "exchange": "orders",
    "build": "orders",
    "launch": "orders",
    "refused": "orders",
    "fine": "fines",
    "fine-converted": "fines",
    "detonation": "missiles",
    "destroyed": "missiles",
    "tie": "conflicts",
    "bounce": "conflicts",
    "stand-off": "conflicts",
    "capture": "conflicts",
    "income": "power",
    "forgotten": "power",
    "flag": "flags",
    "spoils": "flags",
    "circle": "flags",
}
"""The part of a round each event belongs to; what is not here ends it."""

_ARMY_NAMES: Final = ("army", "from", "flag", "sheet")
_SIDE_NAMES: Final = ("side", "sides", "territories", "flags")
_MOST_OPTIONS: Final = 40


class PowerTalk(TableTalk):
    """Power's own words and drawings.

    >>> PowerTalk().words("en").event(Event("fine", "PW-O13", {"army": "green"}))
    'Green carried out nothing and pays 1 Power'
    """

    def words(self, lang: str) -> Words:
        """The messages of the core and of Power."""
        return Words(lang, ["arbitre.core", PACKAGE], self.say)

    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        """Colours, pieces, places and orders in words."""
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
            return {name: place_in(text, words.lang)}
        return {name: value}

    def tell(self, events: list[Event], words: Words) -> list[str]:
        """The events as lines, each with its clause, under the parts of the round."""
        lines: list[str] = []
        heading = ""
        for event in events:
            phase = PHASES.get(event.name, "end")
            if phase != heading and (phase != "end" or heading):
                lines.append(f"— {words.phrase(f'phase-{phase}')}")
            heading = phase
            lines.append(f"{self.sentence(event, words)} [{event.clause}]")
        return lines

    def sentence(self, event: Event, words: Words) -> str:
        """One event in words."""
        args = dict(event.args)
        if event.name == "refused":
            args["why"] = words.say(Message(str(args["reason"]), event.args))
            if "verbatim" not in args:
                args["order"] = translated(str(args["order"]), words.lang)
        if event.name == "fine-converted":
            kept = [words.phrase("count-P", {"n": args["change"]})]
            if args["left"]:
                kept.append(words.phrase(f"count-{args['part']}", {"n": args["left"]}))
            args["kept"] = joined(kept, words)
        return words.event(Event(event.name, event.clause, args))

    def board(self, view: View, style: Style, words: Words) -> str:
        """The board, the armies and their reserves."""
        from arbitre.games.power.terminal.board import board_text

        return board_text(view, style, words)

    def draw(self, view: View, words: Words) -> str:
        """The board as SVG."""
        from arbitre.games.power.picture.draw import draw

        assert isinstance(view, PowerView)
        return draw(view, words)

    def prompt(self, view: View, words: Words) -> str:
        """What the seat has to write now."""
        data = view.data
        args: dict[str, Value] = {"round": _int(data["round"]), "side": str(view.seat)}
        if data.get("phase") == "collecting":
            return words.phrase("prompt-collecting", args)
        assert isinstance(view, PowerView)
        orders = view.position().setting.values.orders
        two = "yes" if data["players"] == 2 else "no"
        return words.phrase("prompt-writing", {**args, "orders": orders, "two": two})

    def help(self, view: View, words: Words) -> str:
        """How orders are written, with an example of one's own."""
        assert isinstance(view, PowerView)
        if view.data["phase"] == "collecting":
            return words.phrase("help-claims")
        draft = SheetDraft(view)
        setting = draft.start.setting
        letters = ENGLISH_LETTERS if words.lang == "en" else LETTERS
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
            both = [
                f"{letters[a]}:T HQ {_near(setting, a, words)}" for a in setting.armies[draft.seat]
            ]
            lines.append(words.phrase("help-two", {"letters": ", ".join(both)}))
        return "\n".join(lines)

    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        """The legal orders of a piece or from a place, the targets of a piece on one line."""
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

    def spoken_line(self, text: str, words: Words) -> str:
        """A line of a sheet is written in the reader's language already."""
        return text

    def written(self, move: Move, words: Words) -> list[str]:
        """The orders of a sheet, as they would be typed."""
        lang = words.lang
        letters = ENGLISH_LETTERS if lang == "en" else LETTERS
        if isinstance(move, Claim):
            return [f"{letters[army]}{letters[territory]}" for army, territory in move.claims]
        if not isinstance(move, Sheet):
            return [move.text()]
        two = len(move.sheets) > 1
        return [
            order_in(order, lang, named=two or order.army != army)
            for army, orders in move.sheets
            for order in orders
        ]

    def spoken_declaration(self, move: Move, lang: str) -> str:
        """A preference names its army by the reader's letter."""
        word, _, letter = move.text().partition(" ")
        if word != "prefer":
            return move.text()
        if lang == "en":
            return f"prefer {ENGLISH_LETTERS[LETTERS.index(letter)]}"
        return f"préférer {letter}"


def _matches(draft: SheetDraft, order: Order, wanted: str, lang: str) -> bool:
    """Whether an order is about a piece or a place; a place counts as start, a missile's as target."""
    if not wanted:
        return True
    kinds = ENGLISH_KIND_OF if lang == "en" else KIND_OF
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
    codes = ENGLISH_KINDS if words.lang == "en" else KINDS
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


def seat_name(name: str, words: Words) -> str:
    """A seat or a colour in words; a name of the players' own as it is."""
    for key in (f"colour-{name}", f"seat-{name}"):
        if words.knows(key):
            return words.phrase(key)
    return name


def pieces_text(text: str, words: Words) -> str:
    """Pieces in notation (`2T+S`) in words."""
    counted: list[str] = []
    for part in text.split("+") if text else []:
        code = part.lstrip("0123456789")
        number = int(part[: len(part) - len(code)] or 1)
        counted.append(words.phrase(f"count-{code}", {"n": number}))
    return joined(counted, words) if counted else words.phrase("nothing")


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
