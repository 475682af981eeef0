"""A table of Sans Alliés that knows nothing of the rules: it does what the events say, to the letter."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from arbitre.core.message import Event

ROWS = "ABCDEFGH"
TOP_PERSONNEL = 4

Plain = dict[str, Any]


class ToldTable:
    """What lies on the table if everything told is true, and nothing else happened."""

    def __init__(self, data: Plain) -> None:
        attack = data.get("attack", {})
        self.turn = 0 if data["phase"] in ("regions", "pyramid") else data["turn"]
        self.cards = cards_in(data)
        self.regions = list(data.get("region_discard", []))
        self.pile = Counter[str](data.get("pile", {}))
        self.discard = Counter[str](data.get("discard", {}))
        self.reserve = Counter[str](data.get("reserve", {}))
        self.force = Counter[str](attack.get("force", {}))
        self.target = attack.get("place", "")
        self.marker, self.flame = data["marker"], data.get("flame", False)
        self.personnel = personnel_in(data)
        self.upgrades = dict(data.get("upgrades", {}))
        self.centres = data.get("centres", 0)
        self.removed = Counter[str](data.get("removed_regions", {}))
        self.removed_weapons = data.get("removed_weapons", 0)
        self.over, self.won = data["phase"] == "over", data.get("won", False)

    def hear(self, event: Event) -> None:
        """Do what an event says."""
        name = event.name
        heard = {
            **{f"roll-{end}": "lost" for end in ("lost", "extra", "retreat")},
            **{f"bombing-{end}": "bombed" for end in ("hits", "fails")},
            **dict.fromkeys(STILL, "still"),
        }.get(name, name.replace("-", "_"))
        if name.startswith("upgrade-"):
            self.upgrades[name[-1]] = "upgraded"
        else:
            getattr(self, f"_{heard}")(**event.args)

    def holds(self, data: Plain) -> None:
        """A view shows the same table."""
        assert cards_in(data) == self.cards
        assert data.get("region_discard", []) == self.regions
        for name in ("pile", "discard", "reserve"):
            assert data.get(name, {}) == dict(+getattr(self, name)), name
        attack = data.get("attack", {})
        assert attack.get("force", {}) == dict(+self.force)
        assert attack.get("place", "") == self.target
        assert (data["marker"], data.get("flame", False)) == (self.marker, self.flame)
        assert data.get("upgrades", {}) == self.upgrades
        assert data.get("centres", 0) == self.centres
        assert data.get("removed_regions", {}) == dict(self.removed)
        assert data.get("removed_weapons", 0) == self.removed_weapons
        assert (data["phase"] == "over", data.get("won", False)) == (self.over, self.won)
        assert self.won or personnel_in(data) == self.personnel
        assert data["turn"] == max(self.turn, 1)

    # -- what each event says ----------------------------------------------------------------

    def _still(self, **_: Any) -> None:
        """Nothing on the table moves."""

    def _laid_open(self, terrain: str) -> None:
        self.regions.append(terrain)

    def _dealt(self, place: str, terrain: str) -> None:
        self.cards[place] = terrain

    def _turn(self, turn: int) -> None:
        assert turn == self.turn + 1
        self.turn = turn

    def _move(self, units: Counter[str], source: Counter[str], to: Counter[str]) -> None:
        for kind, number in units.items():
            assert source[kind] >= number
            source[kind] -= number
            to[kind] += number

    def _convoy(self) -> None:
        self._move(Counter("S"), self.reserve, self.discard)

    def _shuffled(self, n: int) -> None:
        assert not +self.pile
        self.pile, self.discard = self.discard, Counter()
        assert self.pile.total() == n

    def _deployed(self, card: str) -> None:
        self._move(Counter([card]), self.pile, self.reserve)

    def _breakthrough(self, tile: str) -> None:
        self._move(Counter(["breakthrough"]), self.pile, self.discard)
        assert ROWS.index(tile) == ROWS.index(self.marker) + 1
        self.marker = tile

    def _breakthrough_nothing(self, tile: str) -> None:
        self._move(Counter(["breakthrough"]), self.pile, self.discard)
        assert self.marker == tile

    def _weapon_lost(self) -> None:
        self._move(Counter(["weapon"]), self.pile, self.discard)

    def _attack(self, place: str, terrain: str, units: str) -> None:
        assert self.cards[place] == terrain
        self._move(units_in(units), self.reserve, self.force)
        self.target = place

    def _lost(self, place: str, roll: int, dice: str, n: int = 0) -> None:
        assert self.target == place
        assert sum(int(face) for face in dice.split("+")) == roll
        self._move(Counter(self.force), self.force, self.discard)

    def _recovered(self, units: str) -> None:
        self._move(units_in(units), self.force, self.reserve)
        self._move(Counter(self.force), self.force, self.discard)

    def _extra_losses(self, units: str) -> None:
        self._move(units_in(units), self.reserve, self.discard)

    def _repelled(self, place: str) -> None:
        assert self.target == place
        self.target = ""

    def _nothing_to_lay(self) -> None:
        assert not self.regions
        self.target = ""

    def _laid(self, place: str, terrain: str) -> None:
        assert self.regions.pop() == terrain
        assert place not in self.cards
        self.cards[place] = terrain
        self.target = ""

    def _captured(self, place: str, terrain: str) -> None:
        assert self.cards.pop(place) == terrain
        if not terrain.startswith("centre"):
            self.regions.append(terrain)
        self.target = ""

    def _capital(self, place: str, terrain: str) -> None:
        assert self.cards.pop(place) == terrain
        self.target = ""
        self.over = self.won = True

    def _personnel(self, strength: int) -> None:
        assert strength == self.personnel + 1
        self.personnel = strength

    def _personnel_rests(self) -> None:
        self.personnel = 1

    def _setback(self, tile: str) -> None:
        assert ROWS.index(tile) == ROWS.index(self.marker) - 1
        self.marker, self.flame = tile, True

    def _no_research(self, tile: str) -> None:
        assert self.marker == tile
        self.flame = False

    def _research(self, die: int, value: int, tile: str) -> None:
        assert ROWS.index(tile) == ROWS.index(self.marker) + 1
        self.marker = tile

    def _enemy_weapon(self, die: int, value: int) -> None:
        self.over = True

    def _centre(self, centres: int) -> None:
        assert centres == self.centres + 1
        self.centres = centres

    def _ultimate_weapon(self) -> None:
        assert self.centres == 5

    def _scouts(self, place: str, terrain: str, out: str) -> None:
        assert (self.cards[place], self.regions[-1]) == (out, terrain)
        self.cards[place], self.regions[-1] = terrain, out
        self.upgrades["P"] = "spent"

    def _weapon_region(self, place: str, terrain: str) -> None:
        self._weapon_research()
        assert self.cards.pop(place) == terrain
        self.removed[terrain] += 1

    def _weapon_research(self) -> None:
        assert self.reserve["weapon"]
        self.reserve["weapon"] -= 1
        self.removed_weapons += 1

    def _bombing(self, n: int) -> None:
        """The bombers lie before the dice, and are discarded already."""
        self._move(Counter({"A": n}), self.reserve, self.discard)
        self.force = Counter({"A": n})

    def _bombed(self, die: int, n: int) -> None:
        assert self.force.total() == n
        self.force.clear()


STILL = ("roll-recover", "cannot-pay", "retreat", "research-fails", "nothing-to-draw")
"""What is told and moves nothing by itself."""


def cards_in(data: Plain) -> dict[str, str]:
    """The cards of the pyramid by place."""
    return {
        f"{row}{number}": card
        for row, cards in data["pyramid"].items()
        for number, card in enumerate(cards, 1)
        if card is not None
    }


def personnel_in(data: Plain) -> int:
    """The strength of personnel."""
    return min(int(data.get("successes", 0)) + 1, TOP_PERSONNEL)


def units_in(text: str) -> Counter[str]:
    """`2P+V` by kind."""
    found = re.findall(r"([0-9]*)([PVAS])", "" if text == "none" else text)
    return Counter({kind: int(number or 1) for number, kind in found})
