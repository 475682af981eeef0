"""The voice of Power: events, prompts, orders and declarations in words."""

from __future__ import annotations

from arbitre.core.message import Event, Value
from arbitre.core.position import Move, View
from arbitre.core.voice import Told, Voice
from arbitre.core.words import joined
from arbitre.games.power.play.correcting import corrects, read_correction
from arbitre.games.power.play.letters import LETTERS_IN, WORDS
from arbitre.games.power.play.notation import order_in
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import Claim, Sheet
from arbitre.games.power.words.codes import power_words
from arbitre.games.power.words.telling import told_lines


class PowerVoice(Voice):
    """Power in words, about one view; a line of a sheet is written in the reader's language already."""

    def __init__(self, view: View | None, lang: str) -> None:
        super().__init__(power_words(lang), view)

    def plays(self, seat: str) -> str:
        """The armies of a side, where it has two."""
        if self.view is None:
            return ""
        assert isinstance(self.view, PowerView)
        position = self.view.position()
        armies = position.setting.armies[position.seats.index(seat)]
        names = [self.words.phrase(f"colour-{COLOURS[army]}") for army in armies]
        return joined(names, self.words) if len(names) > 1 else ""

    def tell(self, events: list[Event]) -> list[Told]:
        """The events as lines, each with its clause, under the parts of the round."""
        return told_lines(events, self.words)

    def prompt(self) -> str:
        """What the seat has to write now."""
        view, words = self.seen, self.words
        data = view.data
        args: dict[str, Value] = {"round": _int(data["round"]), "side": str(view.seat)}
        if data.get("phase") == "collecting":
            return words.phrase("prompt-collecting", args)
        assert isinstance(view, PowerView)
        orders = view.position().setting.values.orders
        two = "yes" if data["players"] == 2 else "no"
        return words.phrase("prompt-writing", {**args, "orders": orders, "two": two})

    def written(self, move: Move) -> list[str]:
        """The orders of a sheet, as they would be typed."""
        lang = self.lang
        letters = LETTERS_IN[lang].armies
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

    def table_move(self, text: str) -> str:
        """What was set on the real board, in the reader's letters (PW-T3)."""
        if not corrects(text, self.lang):
            return ""
        assert isinstance(self.view, PowerView)
        return read_correction(self.view.position().setting, text, self.lang).text()

    def table_example(self) -> str:
        """Two tanks and an infantry of Red in R0, and Blue's reserve."""
        return self.words.phrase("set-example")

    def declaration(self, move: Move) -> str:
        """A preference names its army by the reader's letter."""
        word, _, letter = move.text().partition(" ")
        if word != "prefer":
            return move.text()
        return f"{WORDS.said('prefer', self.lang)} {LETTERS_IN[self.lang].army_in(letter)}"


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
