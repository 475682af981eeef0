"""A sheet being written: lines in any order, each judged as things stand."""

from __future__ import annotations

from arbitre.core.draft import Draft, Line
from arbitre.core.message import Message
from arbitre.core.position import Move
from arbitre.core.words import DEFAULT
from arbitre.games.power.play.letters import LETTERS_IN
from arbitre.games.power.play.notation import order_in, read_order
from arbitre.games.power.play.notes import hired, meetings, shares
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.execution import Round, execute
from arbitre.games.power.rules.listing import next_orders
from arbitre.games.power.rules.moves import UNREADABLE, Order
from arbitre.games.power.rules.state import State


class SheetDraft(Draft):
    """The notepad of one seat. With two armies each line belongs to the army its letter names.

    >>> from arbitre.core.game import game
    >>> draft = game("power").draft(game("power").start().view("green"))
    >>> draft.add("T HQ V8")
    Line('T HQ V8', None)
    >>> draft.add("T V8 V7").ruling.clause
    'PW-O5'
    >>> draft.remove(1)
    >>> len(draft.next()), draft.decision().text()
    (33, 'T HQ V8')
    """

    def __init__(self, view: PowerView, lang: str = DEFAULT, of: SheetDraft | None = None) -> None:
        if view.seat is None:
            raise ValueError("a draft needs a seat")
        self.view = view
        self.lang = lang
        self.start: PowerPosition = view.position().copy() if of is None else of.start
        self.seat: int = self.start.seats.index(view.seat)
        self.army: int = self.start.setting.armies[self.seat][0]
        self._written: list[tuple[int, Order]] = [] if of is None else of._written.copy()
        self.state: State
        self.judged: Round
        self._lines: list[Line]
        if of is None:
            self._judge()
        else:  # what was judged is made anew with each line, never changed
            self.state, self.judged, self._lines = of.state, of.judged, of._lines

    def copy(self) -> SheetDraft:
        """The same entries on a sheet of their own."""
        return SheetDraft(self.view, self.lang, self)

    def _judge(self) -> None:
        """Carry the sheet out alone on the board, to see what each line is worth as things stand."""
        setting = self.start.setting
        self.state = State(setting, self.start.state)
        sheets: list[list[Order]] = [[], [], [], []]
        for army, order in self._written:
            sheets[army].append(order)
        self.judged = Round()
        execute(self.state, sheets, self.judged)
        rulings = [iter(sheet) for sheet in self.judged.rulings]
        self._lines = [
            Line(self._text(army, order, self.lang), next(rulings[army]))
            for army, order in self._written
        ]

    def _text(self, army: int, order: Order, lang: str) -> str:
        """An entry in a language; with two armies the letter of its army stands before it."""
        text = order_in(order, lang, named=order.army != army)
        if len(self.start.setting.armies[self.seat]) > 1:
            if order.act == UNREADABLE:  # as it was typed, but for that letter
                text = text.removeprefix(f"{LETTERS_IN[self.lang].armies[army]}:")
            if not text.startswith(f"{LETTERS_IN[lang].armies[army]}:"):
                text = f"{LETTERS_IN[lang].armies[army]}:{text}"
        return text

    def lines_in(self, lang: str) -> list[str]:
        """The entries in another notation; what could not be read stays as it was typed."""
        return [self._text(army, order, lang) for army, order in self._written]

    @property
    def lines(self) -> list[Line]:
        """The entries as they stand, each with its ruling."""
        return list(self._lines)

    @property
    def armies(self) -> list[int]:
        """The army on whose sheet each entry stands."""
        return [army for army, _ in self._written]

    @property
    def orders(self) -> list[Order]:
        """The orders written so far, without their armies."""
        return [order for _, order in self._written]

    def left(self, army: int) -> int:
        """How many orders an army may still be given."""
        written = sum(1 for owner, _ in self._written if owner == army)
        return self.start.setting.values.orders - written

    def next_orders(self) -> list[tuple[int, Order]]:
        """The orders that could be added now, each with the army whose sheet it goes on."""
        setting = self.start.setting
        found: list[tuple[int, Order]] = []
        for army in setting.armies[self.seat]:
            if self.left(army) > 0 and self.state.stands(army):
                found += [(army, order) for order in next_orders(self.state, army, self.judged)]
        if setting.mercenary >= 0:
            army = setting.armies[self.seat][0]
            if self.left(army) > 0:
                found += [
                    (army, order)
                    for order in next_orders(self.state, setting.mercenary, self.judged)
                ]
        return found

    def next(self) -> list[str]:
        """Those orders in notation."""
        two = len(self.start.setting.armies[self.seat]) > 1
        return [
            order_in(order, self.lang, named=two or order.army != army)
            for army, order in self.next_orders()
        ]

    def add(self, text: str) -> Line:
        """Write an entry at the end."""
        armies = self.start.setting.armies[self.seat]
        army = self.army if self.army in armies else armies[0]
        if len(armies) > 1:
            letters = LETTERS_IN[self.lang].armies
            start = text.strip()[:1].upper()
            if text.strip()[1:2] == ":" and start in letters and letters.index(start) in armies:
                army = letters.index(start)
        return self.add_order(army, read_order(self.start.setting, army, text, self.lang))

    def add_order(self, army: int, order: Order) -> Line:
        """Write an order that was listed."""
        self._written.append((army, order))
        self._judge()
        return self._lines[-1]

    def remove(self, index: int) -> None:
        """Take an entry back."""
        del self._written[index]
        self._judge()

    def move(self, index: int, to: int) -> None:
        """Put an entry in another place."""
        self._written.insert(to, self._written.pop(index))
        self._judge()

    def decision(self) -> Move:
        """The sheet as it stands."""
        orders: dict[int, list[Order]] = {}
        for army, order in self._written:
            orders.setdefault(army, []).append(order)
        return self.start.sheet(self.seat, orders)

    def preview(self) -> PowerView:
        """The board if this sheet alone were carried out."""
        alone = self.start.copy()
        alone.state.copy_state(self.state)
        return alone.view(self.start.seats[self.seat])

    def notes(self) -> list[Message]:
        """Orders of two armies, orders to mercenaries, and the totals where pieces meet others."""
        setting = self.start.setting
        return [
            *shares(setting, self.seat, self._written),
            *hired(setting, self._written),
            *meetings(self.state, self.judged, self.seat),
        ]

    def warnings(self) -> list[Message]:
        """An empty sheet, and the entries that cannot succeed."""
        if not self._lines:
            return [Message("warn-empty")]
        lost = [
            Message(
                "warn-refused",
                {"number": number, "order": line.text, "clause": line.ruling.clause},
            )
            for number, line in enumerate(self._lines, 1)
            if line.ruling is not None
        ]
        if len(lost) == len(self._lines):
            lost.append(Message("warn-fine"))
        own = self._strikes_home()
        return lost + ([Message("warn-own-strike", {"space": own})] if own else [])

    def _strikes_home(self) -> str:
        """A place of one's own that a launch on this sheet would hit (PW-N3)."""
        board = self.start.setting.board
        for launcher, target in self.judged.launched:
            if target in (board.hq[launcher], board.reserve[launcher]):
                return board.names[target]
        return ""
