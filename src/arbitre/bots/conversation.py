"""One decision of a program (the protocol's loop): it asks about its draft, until it sends a move."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from arbitre.bots.faults import CHATTER, GARBAGE, ILLEGAL, SEAT, SLOW, BotFault
from arbitre.bots.wire import Broken, Wire
from arbitre.core.game import Advice, Game
from arbitre.core.message import BadInput, Illegal, Message
from arbitre.core.position import Move, View

MOST_WHY = 300
"""Signs of a reason that a program gives."""
MOST_LINE = 2_000
"""Signs of a draft's line; a longer one is no step of any game."""
MOST_DRAFT = 500
"""Lines of a draft."""
MOST_MOVE = 20_000
"""Signs of a move in notation."""
MOST_SHOWN = 80


class Conversation:
    """What is said about one decision: the view, the draft, and at last the move.

    Its seconds are those that the program takes; what we need ourselves is not counted.
    """

    def __init__(
        self, game: Game, view: View, wire: Wire, name: str, steps_lang: str, lang: str
    ) -> None:
        self.game = game
        self.view = view
        self.wire = wire
        self.name = name
        self.lang = lang
        self.draft = game.draft(view, steps_lang)
        self._words = game.voice(view, lang).words
        self._left = wire.limits.seconds
        self._decision = 0
        self._acts: Final = {
            "add": self._add,
            "remove": self._remove,
            "reorder": self._reorder,
            "clear": self._clear,
            "draft": lambda asked: self._drawn(),
            "moves": self._moves,
        }

    @property
    def seconds_said(self) -> str:
        """How long a program has for a decision, as a sentence says it."""
        return f"{self.wire.limits.seconds:g}"

    def decide(self, number: int, seed: int, budget: int, hint: bool) -> Advice:
        """Ask for a decision and answer what the program asks, until it has one."""
        self._decision = number
        self._say(
            {
                "type": "decide",
                "decision": number,
                "seat": self.view.seat,
                "view": self.view.data,
                "budget": budget,
                "seed": seed,
                "hint": hint,
                "draft": self._drawn()["draft"],
            }
        )
        for _ in range(self.wire.limits.questions):
            asked = self._hear()
            if asked is None:
                continue
            kind = asked["type"]
            if kind in ("move", "send"):
                return Advice(self._decided(asked), self._why(asked))
            self._say(self._acts[kind](asked))
        raise BotFault(CHATTER, self.name, str(self.wire.limits.questions))

    # -- lines -------------------------------------------------------------------------------

    def _say(self, message: Mapping[str, object]) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._left -= self.wire.send(text.encode(), self._left)
        if self._left <= 0:
            raise Broken(SLOW)

    def _hear(self) -> dict[str, Any] | None:
        """The next message of the program; None for an empty line."""
        line, spent = self.wire.receive(self._left)
        self._left -= spent
        if not line.strip():
            return None
        try:
            asked = json.loads(line)
        except (ValueError, RecursionError):
            raise self._garbage(line) from None
        known = isinstance(asked, dict) and isinstance(asked.get("type"), str)
        if not known or asked["type"] not in {*self._acts, "move", "send"}:
            raise self._garbage(line)
        seat = asked.get("seat", self.view.seat)
        if seat != self.view.seat:
            raise BotFault(SEAT, self.name, str(seat)[:MOST_SHOWN])
        if asked.get("decision", self._decision) != self._decision:
            raise self._garbage(line)
        return dict(asked)

    def _garbage(self, line: bytes) -> BotFault:
        return BotFault(GARBAGE, self.name, line[:MOST_SHOWN].decode(errors="replace"))

    def _text(self, asked: dict[str, Any], key: str, most: int) -> str:
        found = asked.get(key)
        if not isinstance(found, str) or len(found) > most:
            raise self._garbage(json.dumps(asked).encode())
        return found

    def _index(self, asked: dict[str, Any], key: str) -> int:
        """The number of a line, from 0."""
        found = asked.get(key)
        right = isinstance(found, int) and not isinstance(found, bool)
        if not right or not 0 <= asked[key] < len(self.draft.lines):
            raise self._garbage(json.dumps(asked).encode())
        return int(asked[key])

    # -- the draft ---------------------------------------------------------------------------

    def _drawn(self) -> dict[str, object]:
        """The draft as it stands: its lines with what the rules say of each, and the steps from here."""
        draft = self.draft
        lines: list[dict[str, str]] = []
        for line in draft.lines:
            said = {"line": line.text}
            if line.ruling is not None:
                said |= {"clause": line.ruling.clause, "why": self._words.ruling(line.ruling)}
            lines.append(said)
        stands = {"lines": lines, "complete": draft.complete, "next": draft.next()}
        return {"type": "draft", "draft": stands}

    def _add(self, asked: dict[str, Any]) -> dict[str, object]:
        if len(self.draft.lines) >= MOST_DRAFT:
            raise self._garbage(json.dumps(asked).encode())
        self.draft.add(self._text(asked, "line", MOST_LINE))
        return self._drawn()

    def _remove(self, asked: dict[str, Any]) -> dict[str, object]:
        self.draft.remove(self._index(asked, "index"))
        return self._drawn()

    def _reorder(self, asked: dict[str, Any]) -> dict[str, object]:
        self.draft.move(self._index(asked, "index"), self._index(asked, "to"))
        return self._drawn()

    def _clear(self, asked: dict[str, Any]) -> dict[str, object]:
        self.draft.clear()
        return self._drawn()

    def _moves(self, asked: dict[str, Any]) -> dict[str, object]:
        assert self.view.seat is not None
        moves = self.view.position().moves(self.view.seat)
        return {"type": "moves", "moves": [move.text() for move in moves]}

    # -- the move ----------------------------------------------------------------------------

    def _decided(self, asked: dict[str, Any]) -> Move:
        """The move that it sends, in notation or as its draft stands; BotFault where it cannot be made."""
        assert self.view.seat is not None
        position = self.view.position()
        shown = "; ".join(line.text for line in self.draft.lines)
        try:
            if asked["type"] == "send":
                move = self.draft.decision()
            else:
                shown = self._text(asked, "move", MOST_MOVE)
                move = position.read(self.view.seat, shown)
            position.copy().make(self.view.seat, move)
        except Illegal as refused:
            raise BotFault(ILLEGAL, self.name, shown[:MOST_SHOWN], refused.ruling) from None
        except BadInput:  # a line that is none, in a game that says so
            raise BotFault(ILLEGAL, self.name, shown[:MOST_SHOWN]) from None
        return move

    def _why(self, asked: dict[str, Any]) -> Message | None:
        """Its reason, in its own words; None where it gives none."""
        said = asked.get("why")
        if said is None:
            return None
        if not isinstance(said, str):
            raise self._garbage(json.dumps(asked).encode())
        text = " ".join(said.split())[:MOST_WHY]
        return Message("bot-says", {"text": text}) if text else None
