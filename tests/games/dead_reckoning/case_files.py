"""Cases of the Alliance as text files: the table, a card, what chance and the human say, what comes of it.

    case Two cubes on a fortified island: a fight
    rules DR-L4
    before
      A1 palmetto me=3! fort           # three cubes and control
      me A2 pirate coins=2
      alliance cannons=1
    card A1 2 | end H
    after
      fight building A1 me 2           # 1 and a cannon
    moves
      won
    after
      done
      A1 alliance=2

Sides: `me`, `alliance`; with `humans 2` also `mate` (the partner) and `other` (their Alliance). The
Alliance of `me` is on turn unless `on turn other` is said. What the table waits for is answered by
`won` and `lost` (a fight; `sunk` after it: the Alliance's ship sinks, `sinks`: the human's,
`plunders N`: the human takes coins), `heads`, `tails`, `choose A1`, `tile palmetto`, `deal S2`,
`deal S2 merchant`, `back S2`; `again` is its next turn, `meanwhile A1 coins=0` what the human did
before it. Cards are dealt by themselves, advancements first, where no `deal` is said. `card` is a
band as in an edition file; with several the next one is revealed after it (DR-D3).

Before: `turn 4` (the turn that is played) · `difficulty extreme` · `A1 palmetto me=3! alliance=1
out gar fort coins=2 cargo=1` · `A1 sea` · `A1 palmetto card S2 D`, `… merchant S` (what lies there)
· `SIDE PLACE pirate damage=1 coins=3 cargo=1 dock=15 docked=2 cannons=1 power=5 pirates=1
merchants=4 legendary=3 experts=2 explorer=4 upgrades=3 claimed=experts` · `supply fort=0 guns2=0` ·
`empty 1` (a row's deck) · `trigger me` (a last turn) · `edition KEY=WORD` (another reading).
`!` after cubes is control, and a permanent cube.
After: the same lines, of which only what is named is looked at (`built=out,gar`, `built=-` for
buildings, `permanent=SIDE`, `filled` or `bare` for the card) · `fight ship A2 me 4` (the Alliance's
cubes) · `asks A1 B1` · `waits toss` · `done` (the turn is over) · `event NAME CLAUSE key=value` (`_`
for a space) · `no event NAME` · `order NAME NAME …` (in this order among the events). `#` starts a
comment.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from pathlib import Path

from arbitre.core.message import Event
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.rules.alliance import left as alliance_left
from arbitre.games.dead_reckoning.rules.alliance import turn as alliance
from arbitre.games.dead_reckoning.rules.alliance.deck import reveal
from arbitre.games.dead_reckoning.rules.alliance.fights import BUILDING_FIGHT, end_fight
from arbitre.games.dead_reckoning.rules.alliance.plan import CUBES, UPGRADE_WITH
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, row_of, space_of
from arbitre.games.dead_reckoning.rules.card_lines import read_band
from arbitre.games.dead_reckoning.rules.icons import read_icons
from arbitre.games.dead_reckoning.rules.moves import tile_names
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck, lay_dealt, turn_up
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    BACK,
    BATTLE,
    CARD,
    DEAL,
    DIFFICULTIES,
    FACE_DOWN,
    NOTHING,
    QUESTION,
    SIDES,
    TILE,
    TOSS,
    OpenTable,
)
from arbitre.games.dead_reckoning.rules.values import AllianceCard, Values

BUILDINGS = ("out", "gar", "fort")
WAITS = {CARD: "card", TILE: "tile", DEAL: "deal", BACK: "back", TOSS: "toss"}
LISTS = {
    "damage": "damage",
    "coins": "aboard_coins",
    "cargo": "aboard_cargo",
    "dock": "dock_coins",
    "docked": "dock_cargo",
    "cannons": "cannons",
    "power": "pirate_power",
    "pirates": "pirate_pile",
    "merchants": "merchant_pile",
    "legendary": "legendary",
    "experts": "experts",
    "explorer": "explorer",
    "upgrades": "upgrades",
}


@dataclass
class Case:
    """One case as it stands in its file."""

    title: str
    where: str
    rules: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    steps: list[tuple[str, str, str]] = field(default_factory=list)  # moves or after, line, where

    def __str__(self) -> str:
        return self.title


def all_cases() -> list[Case]:
    found: list[Case] = []
    for path in sorted((Path(__file__).parent / "cases").glob("*.txt")):
        block = ""
        for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            line = raw.partition("#")[0].strip()
            where = f"{path.name}:{number}"
            word, _, rest = line.partition(" ")
            if not line:
                continue
            if word == "case":
                found.append(Case(rest, where))
            elif word == "rules":
                found[-1].rules = rest.split()
            elif word == "card" and not raw.startswith(" "):
                found[-1].cards.append(rest)
            elif line in ("before", "moves", "after"):
                block = line
            elif block == "before":
                found[-1].before.append(line)
            else:
                found[-1].steps.append((block, line, where))
    return found


def plain_values(cards: list[str]) -> Values:
    """Our edition with these bands as the Alliance's deck."""
    values = copy.copy(values_of(EDITIONS.named("")))
    if cards:
        bands = [read_band(card, values.upgrade_names) for card in cards]
        deck = [AllianceCard(f"test{n}", [band] * 5, [band] * 5) for n, band in enumerate(bands)]
        values.alliance = [*deck, *values.alliance[len(deck) :]]
    return values


class Play:
    """A turn of the Alliance under way."""

    def __init__(self, before: list[str], cards: list[str], deals: bool = False) -> None:
        self.deals = deals  # whether the next line of the case says what is dealt
        values = plain_values(cards)
        humans = 2 if "humans 2" in before else 1
        self.sides = ["me", "alliance"] if humans == 1 else ["me", "mate", "alliance", "other"]
        self.told = Telling()
        table = self.table = OpenTable(values, humans, 0)
        table.left = (1 << len(values.alliance)) - 1
        self.side = self.sides.index("alliance")
        turn = 1
        for line in before:
            word, _, rest = line.partition(" ")
            if word == "edition":
                name, _, value = rest.partition("=")
                assert hasattr(values, name), name
                setattr(values, name, value)
            elif word == "turn":
                turn = int(rest)
            elif word == "difficulty":
                table.difficulty = DIFFICULTIES.index(rest)
            elif word == "on":
                self.side = self.sides.index(rest.split()[1])
            elif word != "humans":
                self.set(line)
        table.turn[self.side] = turn - 1
        self.revealed = 0
        self.begin()

    @property
    def events(self) -> list[Event]:
        return self.told.events

    def begin(self) -> None:
        """The Alliance's turn begins."""
        alliance.begin_turn(self.table, self.side, self.told)
        self.go_on()

    # -- setting the table -------------------------------------------------------------------

    def set(self, line: str) -> None:
        word, *items = line.split()
        table = self.table
        if word in self.sides:
            self._set_side(self.sides.index(word), items)
        elif word == "trigger":
            table.trigger, table.last_turn = self.sides.index(items[0]), True
        elif word == "empty":
            for kind, card in enumerate(table.values.cards):
                if card.row == int(items[0]) - 1:
                    table.deck[kind] = 0
        elif word == "supply":
            for item in items:
                name, _, number = item.partition("=")
                if name in BUILDINGS:
                    table.supply[BUILDINGS.index(name)] = int(number)
                else:
                    table.upgrade_supply[tile_names(table.values).index(name)] = int(number)
        else:
            self._set_space(space_of(word), items)

    def _set_side(self, side: int, items: list[str]) -> None:
        table = self.table
        for item in items:
            name, _, value = item.partition("=")
            if name in LISTS:
                getattr(table, LISTS[name])[side] = int(value)
            elif name == "claimed":
                for one in value.split(","):
                    table.claimed[side] |= 1 << ACHIEVEMENTS.index(one)
            elif name == "pirate":
                table.pirate[side] = True
            else:
                table.place[side] = space_of(name)
                assert table.place[side] >= 0, item

    def _set_space(self, space: int, items: list[str]) -> None:
        table = self.table
        assert space > HARBOR
        tile = self.tile(items[0])
        table.tiles[space] = tile
        table.unseen[tile] -= 1
        for at, item in enumerate(items[1:], 1):
            name, _, value = item.partition("=")
            if name in ("card", "merchant"):
                self._lay(space, name == "merchant", " ".join(items[at + 1 :]))
                return
            if name == "bare":
                return
            if name in BUILDINGS:
                table.buildings[space] |= 1 << BUILDINGS.index(name)
                table.supply[BUILDINGS.index(name)] -= 1
            elif name in ("coins", "cargo"):
                getattr(table, name)[space] = int(value)
            elif name == "permanent":
                table.permanent[space * SIDES + self.sides.index(value)] = 1
            else:
                side = self.sides.index(name)
                table.cubes[space * SIDES + side] = int(value.rstrip("!"))
                if value.endswith("!"):
                    table.control[space] = side
                    table.permanent[space * SIDES + side] = 1
        # a card lies on every face-up tile, so that nothing needs to be dealt
        self._lay(space, False, "")

    def _lay(self, space: int, merchant: bool, icons: str) -> None:
        card = self.face(space, icons, merchant)
        self.table.face[space] = card
        if not merchant:
            self.table.deck[card] -= 1

    def tile(self, name: str) -> int:
        names = [island.name for island in self.table.values.islands]
        return len(names) if name == "sea" else names.index(name)

    def face(self, space: int, icons: str, merchant: bool) -> int:
        """A card of the space's row with these icons, the first one without any."""
        wanted = read_icons(icons)
        for number, card in enumerate(self.table.values.cards):
            if card.row == row_of(space) and (card.back is not None) == merchant:
                if (not icons or card.icons == wanted) and self.table.deck[number]:
                    return number
        raise ValueError(icons)

    # -- playing -----------------------------------------------------------------------------

    def go_on(self) -> None:
        """On to where something must be said."""
        table = self.table
        while True:
            alliance.go_on(table, self.told)
            if table.need == CARD:
                reveal(table, self.revealed, self.told)
                self.revealed += 1
            elif table.need == DEAL and not self.deals:
                faces = [face for face, _ in in_deck(table, row_of(table.at))]
                plain = [face for face in faces if table.values.cards[face].back is None]
                lay_dealt(table, (plain or faces)[0], self.told)
            else:
                return

    def say(self, line: str, deals: bool) -> None:
        table = self.table
        word, *rest = line.split()
        merchant = rest[-1:] == ["merchant"]
        icons = read_icons(" ".join(rest[: len(rest) - merchant]))
        self.deals = deals
        if word == "again":
            alliance.begin_turn(table, self.side, self.told)
        elif word == "meanwhile":
            name, _, value = rest[1].partition("=")
            getattr(table, name)[space_of(rest[0])] = int(value)
        elif word in ("won", "lost"):
            self._fought(word == "won", rest)
        elif word in ("heads", "tails"):
            assert table.need == TOSS
            alliance_left.settle_toss(table, word == "heads", self.told)
        elif word == "tile":
            assert table.need == TILE
            turn_up(table, self.tile(rest[0]), table.side, self.told)
        elif word == "deal":
            assert table.need == DEAL
            faces = [face for face, _ in in_deck(table, row_of(table.at))]
            cards = [table.values.cards[face] for face in faces]
            alike = [c.icons == icons and (c.back is not None) == merchant for c in cards]
            lay_dealt(table, faces[alike.index(True)], self.told)
        elif word == "back":
            assert table.need == BACK
            found = [card for card, _ in backs(table, table.face[table.at])]
            wanted = [card for card in found if table.values.cards[card].back == icons]
            alliance_left.turn_up_back(table, wanted[0], self.told)
        else:
            assert (word, table.need) == ("choose", QUESTION)
            option = self.options().index(rest[0])
            alliance.answer(table, table.options[option], self.told)
        self.go_on()

    def _fought(self, won: bool, rest: list[str]) -> None:
        """A battle was fought elsewhere: what it leaves on the open table."""
        table = self.table
        assert table.need == BATTLE
        human = table.fight[2]
        if "sunk" in rest:
            table.place[table.side], table.damage[table.side], table.sunk = HARBOR, 0, True
        if "sinks" in rest:
            table.place[human], table.damage[human], table.pirate[human] = HARBOR, 0, False
            table.aboard_coins[human] = table.aboard_cargo[human] = 0
        if "plunders" in rest:
            table.aboard_coins[human] += int(rest[-1])
        end_fight(table, won, self.told)

    def options(self) -> list[str]:
        """The options of a question by name."""
        table = self.table
        if table.ask == UPGRADE_WITH:
            return [tile_names(table.values)[option] for option in table.options]
        names = self.sides if table.ask == CUBES else list(NAMES)
        return [names[option] for option in table.options]

    # -- looking -----------------------------------------------------------------------------

    def look(self, line: str) -> tuple[object, object]:
        """What a line of an `after` block says, and what is so."""
        table = self.table
        word, *items = line.split()
        if word == "done":
            return (NOTHING, 0), (table.need, len(table.agenda))
        if word == "fight":
            kind, space, human, cubes = table.fight
            found = ["building" if kind == BUILDING_FIGHT else "ship"]
            return items, [*found, NAMES[space], self.sides[human], str(cubes)]
        if word == "asks":
            return items, self.options() if table.need == QUESTION else table.need
        if word == "waits":
            return items[0], WAITS.get(table.need, table.need)
        if word == "event":
            return True, any(self._matches(event, items) for event in self.events)
        if word == "no":
            return [], [event for event in self.events if event.name == items[1]]
        if word == "order":
            names = [event.name for event in self.events if event.name in items]
            return items, names
        if word == "supply":
            return self._look_at_supply(items)
        if word in self.sides:
            side = self.sides.index(word)
            return items, [self._of_side(side, item) for item in items]
        space = space_of(word)
        return items, [self._of_space(space, item) for item in items]

    def _matches(self, event: Event, items: list[str]) -> bool:
        name, clause, *pairs = items
        if (event.name, event.clause) != (name, clause):
            return False
        wanted = dict(pair.split("=") for pair in pairs)
        return all(
            (" ".join(event.listed(key)) or str(event.args.get(key))) == text.replace("_", " ")
            for key, text in wanted.items()
        )

    def _look_at_supply(self, items: list[str]) -> tuple[object, object]:
        table = self.table
        counts = dict(zip(BUILDINGS, table.supply, strict=True))
        counts |= dict(zip(tile_names(table.values), table.upgrade_supply, strict=True))
        return items, [f"{item.split('=')[0]}={counts[item.split('=')[0]]}" for item in items]

    def _of_side(self, side: int, item: str) -> str:
        table = self.table
        name = item.partition("=")[0]
        if name in LISTS:
            return f"{name}={getattr(table, LISTS[name])[side]}"
        if name == "claimed":
            had = [one for n, one in enumerate(ACHIEVEMENTS) if table.claimed[side] >> n & 1]
            return f"claimed={','.join(had) or '-'}"
        if name == "pirate":
            return "pirate" if table.pirate[side] else "merchant"
        return NAMES[table.place[side]]

    def _of_space(self, space: int, item: str) -> str:
        table = self.table
        name = item.partition("=")[0]
        if name in ("coins", "cargo"):
            return f"{name}={getattr(table, name)[space]}"
        if name == "built":
            there = [one for n, one in enumerate(BUILDINGS) if table.buildings[space] >> n & 1]
            return f"built={','.join(there) or '-'}"
        if name == "permanent":
            laid = [one for n, one in enumerate(self.sides) if table.permanent[space * SIDES + n]]
            return f"permanent={','.join(laid) or '-'}"
        if name in ("bare", "filled"):
            return "bare" if table.face[space] < 0 else "filled"
        if name in self.sides:
            side = self.sides.index(name)
            mark = "!" if table.control[space] == side else ""
            return f"{name}={table.cubes[space * SIDES + side]}{mark}"
        if table.tiles[space] == FACE_DOWN:
            return "unexplored"
        names = [*(island.name for island in table.values.islands), "sea"]
        return names[table.tiles[space]]


def run(case: Case, kind: type[Play] = Play) -> Play:
    """Play a case; AssertionError names the line that is not so."""
    deals = [line.startswith("deal ") for part, line, _ in case.steps if part == "moves"]
    play = kind(case.before, case.cards, bool(deals) and deals[0])
    number = 0
    for part, line, where in case.steps:
        if part == "moves":
            number += 1
            play.say(line, number < len(deals) and deals[number])
        else:
            wanted, found = play.look(line)
            assert found == wanted, f"{where}: {line}: {found}"
    return play
