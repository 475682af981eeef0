"""What does not change during a game: board, values, options, who leads which army."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.core.cache import Cache
from arbitre.core.data import data_names, data_text
from arbitre.core.edition import Edition
from arbitre.core.message import BadInput, Message
from arbitre.core.options import Option, OptionValue, number, settle
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.rules.board import COLOURS, Board, read_board
from arbitre.games.power.rules.pieces import TERRAIN
from arbitre.games.power.rules.values import Values

if TYPE_CHECKING:
    from arbitre.games.power.rules.moves import Order

DEFAULT_ROUNDS: Final = 40

OPTIONS: Final = [
    Option("map", "classic", "PW-B7"),
    Option("ship_diagonals", False, "PW-P6"),
    Option("box_limits", False, "PW-P9"),
    Option("hq_pays", False, "PW-W3"),
    Option("claim_power", False, "PW-W4"),
    Option("hourglass", 0, "PW-O1", high=60),
    Option("time_limit", 0, "PW-F7", high=1440),
    Option("rounds", -1, "PW-F7", low=-1),
    Option("companion", False, "PW-T3"),
    Option("referee", "", "PW-S2", choices=("", *COLOURS)),
    Option("mercenary", "red", "PW-31", choices=COLOURS),
    Option("north", "green", "PW-21", choices=COLOURS),
]
"""`rounds` -1: 40, or no limit where there is a time limit; 0: none. `north` leads that army and the next."""

_boards: Final[Cache[Board]] = Cache(32)
_settings: Final[Cache[Setting]] = Cache(64)
"""Frames of games under way: many games have the same one, and it never changes."""


def board_of(name: str) -> Board:
    """A board by the name of one of our maps, or from a grid text of one's own."""
    found = _boards.find(name)
    if found is not None:
        return found
    if "\n" in name:
        return _boards.keep(name, read_board(name, "map"))
    ours = map_names()
    if name not in ours:
        known = ", ".join(ours)
        raise BadInput("options.map", Message("unknown-map", {"map": name[:40], "known": known}))
    return _boards.keep(name, read_board(data_text(PACKAGE, "maps", f"{name}.txt"), name))


def map_names() -> list[str]:
    """The names of our maps, the usual one first."""
    return sorted(data_names(PACKAGE, "maps", ".txt"), key=lambda name: (name != "classic", name))


MOST_STACKS: Final = 20_000
"""Of so many stacks what they may do is remembered; then it is forgotten."""


class Setting:
    """The frame of one game, shared by all its positions."""

    def __init__(
        self,
        edition: Edition,
        values: Values,
        options: dict[str, OptionValue],
        seats: dict[str, tuple[int, ...]],
        mercenary: int,
    ) -> None:
        self.edition = edition
        self.values = values
        self.options = options
        self.map = str(options["map"])
        self.board = board_of(self.map)
        self.ship_diagonals = options["ship_diagonals"] is True
        self.box_limits = options["box_limits"] is True
        self.hq_pays = options["hq_pays"] is True
        self.claim_power = options["claim_power"] is True
        self.companion = options["companion"] is True
        self.time_limit = number(options, "time_limit")
        self.rounds = number(options, "rounds")
        if self.rounds < 0:
            self.rounds = 0 if self.time_limit else DEFAULT_ROUNDS
        self.players = len(seats)
        self.seats: tuple[str, ...] = tuple(seats)
        self.armies: list[tuple[int, ...]] = list(seats.values())
        self.mercenary = mercenary
        # the side of each army: its player's seat, or one of their own for mercenaries (PW-34)
        self.side: list[int] = [self.players] * 4
        for seat, armies in enumerate(self.armies):
            for army in armies:
                self.side[army] = seat
        self.side_names: list[str] = [*self.seats, COLOURS[mercenary]]
        self._reach: dict[int, tuple[int, ...]] = {}
        self.reading: dict[tuple[str, int, str], Order] = {}
        self.listed: dict[int, list[Order]] = {}
        # by slot, then by the stack in it: what it may do when nothing has moved
        self.by_stack: list[dict[int, list[Order]]] = [{} for _ in range(self.board.size * 4 + 4)]
        self.stacks_known = 0
        self.planned: dict[tuple[int, int, int, int, int, int], Order] = {}  # by the players' bots
        self.written = ""  # how a position text begins, once it is known

    @property
    def minutes(self) -> int:
        """Minutes to write a sheet, 0 for no clock (PW-O1); two players have them twice (PW-21)."""
        minutes = number(self.options, "hourglass")
        return minutes * 2 if self.players == 2 else minutes

    def keep_orders(self, slot: int, stack: int, orders: list[Order]) -> None:
        """Remember what a stack may do, of as many stacks as are worth it."""
        if self.stacks_known >= MOST_STACKS:
            self.stacks_known = 0
            for known in self.by_stack:
                known.clear()
        self.by_stack[slot][stack] = orders
        self.stacks_known += 1

    def slot(self, place: int, army: int) -> int:
        """Where a position keeps an army's stack in a place."""
        return place * 4 + army if place < self.board.size else self.board.size * 3 + place

    def reach(self, kind: int, place: int) -> tuple[int, ...]:
        """Where a piece of that kind may go from a space."""
        key = place * 10 + kind
        found = self._reach.get(key)
        if found is None:
            found = tuple(
                self.board.reach(TERRAIN[kind], self.values.move[kind], place, self.ship_diagonals)
            )
            self._reach[key] = found
        return found


def settled(
    edition: Edition,
    printed: Values,
    players: int,
    options: dict[str, object],
    seats: dict[str, tuple[int, ...]] | None = None,
) -> Setting:
    """The frame for a number of players; two and three follow the options `north` and `mercenary`."""
    values = settle(OPTIONS, options)
    mercenary = -1
    if players == 4:
        seats = {colour: (army,) for army, colour in enumerate(COLOURS)}
    elif players == 3:
        mercenary = COLOURS.index(str(values["mercenary"]))
        seats = {colour: (army,) for army, colour in enumerate(COLOURS) if army != mercenary}
    elif players == 2:
        first = COLOURS.index(str(values["north"]))
        if seats is None:
            seats = {
                "north": (first, (first + 1) % 4),
                "south": ((first + 2) % 4, (first + 3) % 4),
            }
    else:
        raise BadInput("players", Message("players", {"players": players}))
    if not edition.released or "\n" in str(values["map"]):
        return Setting(edition, printed, values, seats, mercenary)
    key = (edition.full_name, tuple(seats.items()), mercenary, tuple(values.items()))
    found = _settings.find(key)
    return (
        _settings.keep(key, Setting(edition, printed, values, seats, mercenary))
        if found is None
        else found
    )
