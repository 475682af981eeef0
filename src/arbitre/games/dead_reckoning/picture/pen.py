"""What a drawing is made from: the position as a view shows it, the reader's words, the layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.layout import layout_of
from arbitre.games.dead_reckoning.picture.shapes import sign
from arbitre.games.dead_reckoning.rules.alliance.fights import BUILDING_FIGHT
from arbitre.games.dead_reckoning.rules.battle.battle import BUILDING, SHIP, Battle
from arbitre.games.dead_reckoning.rules.human.belongings import HAND, Human
from arbitre.games.dead_reckoning.rules.moves import crew_names
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import BATTLE, OpenTable
from arbitre.games.dead_reckoning.words.codes import (
    seen,
    side_code,
    side_in,
    tile_in,
)

Key = tuple[object, ...]
MOST_DRAWN: Final = 16384
HEAVIEST: Final = 16_000_000
_drawn: Final[Cache[str]] = Cache(MOST_DRAWN, len, HEAVIEST)


class Pen:
    """A view to be drawn; the viewer's own things come first."""

    def __init__(self, view: View, words: Words, tall: bool, held: list[int] | None = None) -> None:
        """`held`: which of the cards to be sleeved are still there, by their first numbers."""
        self.view = view
        self.held = held
        self.position, self.words = seen(view, words)
        self.state: State = self.position.state
        self.table: OpenTable = self.state.table
        self.values = self.position.values
        self.battle: Battle | None = self.state.battle
        if self.battle is None and self.table.need == BATTLE:
            # an Alliance has attacked: its cubes are seen before anybody has counted theirs
            kind, space, human, _ = self.table.fight
            what = BUILDING if kind == BUILDING_FIGHT else SHIP
            self.battle = Battle(what, human, self.table.side, space, attacks=False)
        seats = self.position.seats
        self.focus = seats.index(view.seat) if view.seat in seats else 0
        self.order = [self.focus, *(n for n in range(len(seats)) if n != self.focus)]
        self.crew = crew_names(self.values)
        self.bands = len(self.values.bands) + 1
        self.layout = layout_of(tall, self.table.humans, self.bands)
        # what holds for the whole drawing: the part of every key that is the same
        shape = f"{tall} {self.table.humans} {self.focus}"
        self._same = f"{words.lang} {' '.join(words.packages)} {shape}"

    def once(self, key: Key, draw: Callable[[], str]) -> str:
        """An element as it was drawn before from the same; its key holds all that it is drawn from."""
        whole = (self.values, self._same, key)
        found = _drawn.find(whole)
        return _drawn.keep(whole, draw()) if found is None else found

    def say(self, key: str, args: dict[str, Value] | None = None) -> str:
        """A message of the drawing."""
        return self.words.phrase(f"draw-{key}", args)

    def about(self, *keys: str) -> str:
        """What a thing is (tooltip): the ids of descriptions that stand in the board (`picture.about`)."""
        named = " ".join([f"about-{key}" for key in keys])
        return f'data-about="{named}"'

    # -- sides -------------------------------------------------------------------------------

    def code(self, side: int) -> str:
        """A side in ids."""
        return side_code(side, self.table.humans)

    def name(self, side: int) -> str:
        """A side in words."""
        return side_in(side, self.words)

    def look(self, side: int) -> int:
        """The shape and colour of a side: alone the Alliance looks like the first of two."""
        return side if self.table.humans == 2 or side <= 0 else 2

    def mark(self, side: int, x: float, y: float, scale: float = 1.0) -> str:
        """The sign of a side."""
        look = self.look(side)
        return sign(f"side-{look}", x, y, scale, f"side-{look}")

    def mine(self, seat: int, thing: str) -> str:
        """The id of a human's thing: the viewer's own needs no name."""
        return thing if seat == self.focus else f"{thing}-{self.code(seat)}"

    def crew_id(self, seat: int, card: int) -> str:
        """The id of a crew card."""
        return f"{self.mine(seat, 'crew')}-{self.crew[card]}"

    # -- what may be seen --------------------------------------------------------------------

    def hidden_hand(self, seat: int) -> int:
        """How many cards a hand has that the viewer may not see; -1 where they see it."""
        return int(self._human_data(seat).get("hand", -1))

    def hidden_chest(self, seat: int) -> bool:
        """Whether the viewer may not look into a chest."""
        return int(self._human_data(seat)["chest"]) < 0

    def _human_data(self, seat: int) -> dict[str, int]:
        humans = self.view.data["humans"]
        assert isinstance(humans, list)
        data = humans[seat]
        assert isinstance(data, dict)
        return data

    def human(self, seat: int) -> Human:
        """What a human has, as the state of the view says."""
        return self.state.humans[seat]

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand that the viewer sees."""
        return [] if self.hidden_hand(seat) >= 0 else self.human(seat).cards_in(HAND)

    # -- names -------------------------------------------------------------------------------

    def tile(self, space: int) -> str:
        """The tile on a space in words."""
        return tile_in(self.position.tile_name(self.table.tiles[space]), self.words)

    def ships_at(self, space: int) -> list[int]:
        """The sides whose ships lie on a space."""
        return [side for side in range(self.table.sides) if self.table.place[side] == space]
