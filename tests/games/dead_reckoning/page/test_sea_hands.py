"""Whoever only does what the checklist says has the sea that the program has (hands, from words)."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.message import Illegal
from arbitre.core.voice import Told
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.notation import neutral
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN, space_of
from arbitre.games.dead_reckoning.rules.state import ALLIANCE, EDITS, State
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, DEAL, SIDES
from tests.games.dead_reckoning.companion_cases import beside, saying

SAID = {
    1: {"Player": 0, "Alliance": 1},
    2: {"Port": 0, "Starboard": 1, "Alliance 1": 2, "Alliance 2": 3},
}
BUILDINGS = ("outpost", "garrison", "fort")
COUNTERS = {"Explorer": "explorer", "Legendary": "legendary", "Expert Sailors": "experts"}
LISTS = (
    "cubes permanent control buildings coins cargo supply place damage pirate aboard_coins aboard_cargo "
    "dock_coins dock_cargo legendary experts explorer claimed merchant_pile pirate_pile upgrades "
    "upgrade_supply"
).split()


class Sea:
    """A real table that knows no rules: it is told what to take and put."""

    def __init__(self, state: State) -> None:
        table = state.table
        self.sides = SAID[table.humans]
        self.thing: dict[str, list[int]] = {name: [*getattr(table, name)] for name in LISTS}
        self.cards = {NAMES[space] for space in OCEAN if table.face[space] >= 0}
        self.chest = state.chests
        voice = game.voice(None, "en")
        self.aims = {voice.phrase(f"kind-{name}"): n for n, name in enumerate(ACHIEVEMENTS)}
        self.ways: list[tuple[str, Callable[..., None]]] = [
            (r"Put (a|\d+) cubes? \((.+)\) on (\w\d).*", self.put),
            (
                r"Take (a|\d+) cubes? \((.+)\) off (\w\d)[^,]*, put as many \((.+)\) there",
                self.swap,
            ),
            (r"Put a cube \((.+)\) on (Explorer|Legendary|Expert Sailors)", self.mark),
            (r"Mark the achievement (.+) as claimed \((.+)\)", self.claim),
            (r"Take off (\w\d).*, back to the supply: (.+)", self.raze),
            (r"Mark (\w\d).* as controlled \((.+)\)", self.control),
            (r"Put a permanent cube \((.+)\) beside (\w\d).*", self.lasting),
            (
                r"Sail the ship \(([^)]+)\) to (H|\w\d) .*|Sail the ship \(([^)]+)\) to (\w\d)",
                self.sail,
            ),
            (r"Put (\d+) damage on the ship \((.+)\)", self.hurt),
            (r"Take (\d+) damage off the ship \((.+)\)", lambda n, who: self.hurt(-int(n), who)),
            (r"Put (a|\d+) coins? on the dock \((.+)\)", self.dock),
            (r"Take (\d+) cargo off the dock \((.+)\), put (a|\d+) coins? there", self.sell),
            (r"Take the upgrade (.+) from the supply \((.+)\)", self.upgrade),
            (r"Put on (\w\d).*, from the supply: (outpost|garrison|fort) \(.+\)", self.build),
            (r"Put on the dock \((.+)\), made by .+: (.+)", self.make),
            (r"Put on (\w\d).*, from the supply: (\d.+)", self.lay),
            (r"Take from (\w\d).* to the dock \((.+)\): (.+)", self.collect),
            (r"Take the card from (\w\d).* to the (\w+) pile \((.+)\)", self.sort),
            (r"Take from the ship \((.+)\) to the dock \((.+)\): (.+)", self.plundered),
            (r"Take from the dock \((.+)\) onto the ship \((.+)\): (.+)", self.plunders),
            (r"Take (a|\d+) coins? from the chest \((.+)\) to the dock \((.+)\)", self.from_chest),
            (r"Take all goods off the ship \((.+)\), to the supply: .+", self.empty),
            (r"Sail the ship \((.+)\) to the harbor, (merchant mode, )?all damage off", self.home),
            (r"Take (a|\d+) coins? from the dock \((.+)\) to the chest \((.+)\)", self.to_chest),
            (r"Shuffle all cards of the Alliance into a new deck", lambda: None),
        ]

    def do(self, line: str) -> None:
        """One line of the checklist; it must be one that can be followed."""
        for pattern, way in reversed(self.ways):
            found = re.fullmatch(pattern, line)
            if found:
                way(*(one for one in found.groups() if one is not None or "mode" in pattern))
                return
        raise AssertionError(line)

    def add(self, name: str, at: int, number: int) -> None:
        self.thing[name][at] += number
        assert self.thing[name][at] >= 0, (name, at)

    def spot(self, space: str, who: str) -> int:
        return space_of(space) * SIDES + self.sides[who]

    def put(self, n: str, who: str, space: str) -> None:
        self.add("cubes", self.spot(space, who), number(n))

    def swap(self, n: str, off: str, space: str, on: str) -> None:
        self.add("cubes", self.spot(space, off), -number(n))
        self.add("cubes", self.spot(space, on), number(n))

    def mark(self, who: str, aim: str) -> None:
        self.add(COUNTERS[aim], self.sides[who], 1)

    def claim(self, aim: str, who: str) -> None:
        self.thing["claimed"][self.sides[who]] |= 1 << self.aims[aim]

    def raze(self, space: str, names: str) -> None:
        for kind, name in enumerate(BUILDINGS):
            if name in names:
                self.add("supply", kind, 1)
                self.thing["buildings"][space_of(space)] -= 1 << kind

    def control(self, space: str, who: str) -> None:
        self.thing["control"][space_of(space)] = self.sides[who]

    def lasting(self, who: str, space: str) -> None:
        self.add("permanent", self.spot(space, who), 1)

    def sail(self, who: str, space: str) -> None:
        self.thing["place"][self.sides[who]] = space_of(space)

    def hurt(self, n: int | str, who: str) -> None:
        self.add("damage", self.sides[who], int(n))

    def dock(self, n: str, who: str) -> None:
        self.add("dock_coins", self.sides[who], number(n))

    def sell(self, cargo: str, who: str, coins: str) -> None:
        self.add("dock_cargo", self.sides[who], -int(cargo))
        self.dock(coins, who)

    def upgrade(self, name: str, who: str) -> None:
        names = [f"{one.title()} {level}" for one in UPGRADES for level in ("I", "II")]
        self.add("upgrade_supply", names.index(name.title().replace("Ii", "II")), -1)
        self.add("upgrades", self.sides[who], 1)

    def build(self, space: str, name: str) -> None:
        kind = BUILDINGS.index(name)
        self.add("supply", kind, -1)
        self.thing["buildings"][space_of(space)] += 1 << kind

    def goods(self, said: str, coins: str, cargo: str, at: int, sign: int = 1) -> None:
        for count, kind in re.findall(r"(\d+) (coin|cargo)", said):
            self.add(coins if kind == "coin" else cargo, at, sign * int(count))

    def make(self, who: str, said: str) -> None:
        self.goods(said, "dock_coins", "dock_cargo", self.sides[who])

    def lay(self, space: str, said: str) -> None:
        self.goods(said, "coins", "cargo", space_of(space))

    def collect(self, space: str, who: str, said: str) -> None:
        self.goods(said, "coins", "cargo", space_of(space), -1)
        self.make(who, said)

    def sort(self, space: str, pile: str, who: str) -> None:
        self.cards.remove(space)
        self.add(f"{pile.lower()}_pile", self.sides[who], 1)

    def plundered(self, human: str, who: str, said: str) -> None:
        self.goods(said, "aboard_coins", "aboard_cargo", self.sides[human], -1)
        self.make(who, said)

    def plunders(self, who: str, human: str, said: str) -> None:
        self.goods(said, "dock_coins", "dock_cargo", self.sides[who], -1)
        self.goods(said, "aboard_coins", "aboard_cargo", self.sides[human])

    def from_chest(self, n: str, human: str, who: str) -> None:
        self.chest[self.sides[human]] -= number(n)
        self.dock(n, who)

    def to_chest(self, n: str, who: str, human: str) -> None:
        self.add("dock_coins", self.sides[who], -number(n))
        self.chest[self.sides[human]] += number(n)

    def empty(self, who: str) -> None:
        self.thing["aboard_coins"][self.sides[who]] = self.thing["aboard_cargo"][
            self.sides[who]
        ] = 0

    def home(self, who: str, mode: str | None) -> None:
        side = self.sides[who]
        self.thing["place"][side] = self.thing["damage"][side] = 0
        if mode:
            self.thing["pirate"][side] = False


UPGRADES = ("sails", "chart room", "guns", "hull", "hold", "gun hold", "sail hold", "quarters")


def number(said: str) -> int:
    return 1 if said == "a" else int(said)


def asked(position: DeadReckoningPosition, seat: str, text: str, lang: str = "en") -> list[Told]:
    """What one move asks of the hands, which is made."""
    before = position.view(position.seats[0])
    move = position.read(seat, text)
    moments = [one.seen(position.seats[0]) for one in position.watch(seat, move)]
    return game.screen().hands(before, moments, lambda view: game.voice(view, lang))


def own_turn(position: DeadReckoningPosition, rng: Random) -> None:
    """What humans may have done at the table, set by hand; what cannot be is left out."""
    state = position.state
    name = "player" if state.table.humans == 1 else rng.choice(("port", "starboard"))
    space = rng.choice(NAMES)
    parts = [f"{name} place {space} mode {rng.choice(('pirate', 'merchant'))}"]
    parts.append(
        f"{name} coins {rng.randrange(5)} cargo {rng.randrange(3)} damage {rng.randrange(5)}"
    )
    for space in NAMES[1:]:
        at = space_of(space)
        if state.table.is_island(at) and rng.random() < 0.5:
            spaces = state.table.values.islands[state.table.tiles[at]].spaces
            others = sum(state.table.cubes[at * SIDES : at * SIDES + SIDES])
            others -= state.table.cubes[at * SIDES + state.seat]
            me = position.seats[state.seat]
            parts.append(f"{space} cubes {me} {spaces - others}")
            parts.append(f"{space} coins {rng.randrange(4)}")
    saying(position, "set " + ", ".join(parts))
    for at in OCEAN:
        if 0 <= state.table.control[at] < state.table.humans and rng.random() < 0.4:
            kind = rng.choice([one for n, one in enumerate(BUILDINGS) if state.table.supply[n]])
            saying(position, f"set {NAMES[at]} buildings {kind}")


@pytest.mark.rule("DR-Q3")
@pytest.mark.parametrize("number_of", range(10))
def test_hands_that_follow_the_list_have_the_sea_of_the_program(number_of: int) -> None:
    rng = Random(number_of)
    humans = 1 + number_of % 2
    position = beside(humans, difficulty=("normal", "expert")[number_of // 2 % 2])
    heard: set[str] = set()
    for _ in range(14):
        state = position.state
        if state.table.last_turn:
            break
        own_turn(position, rng)
        sea = Sea(state)
        going = True
        while going:
            seat = position.actors[0]
            if state.phase == EDITS:
                text = "go"
            elif seat == CHANCE:
                text = rng.choice([move.text() for move, _ in position.chances()])
            elif state.battle is not None:
                text = rng.choice(["cubes 0", "cubes 3", "cubes 5", "done", "result won hits 2"])
                if not takes(position, seat, text):
                    text = "result lost" if takes(position, seat, "result lost") else "done"
            else:
                text = rng.choice(position.moves(seat)).text()
            if state.table.need == DEAL:
                sea.cards.add(NAMES[state.table.at])  # people lay it there, then they type it
            for line in asked(position, seat, text):
                sea.do(line.whole)
                heard.add(line.events[0].name)
                assert line.clause.startswith("DR-")
            going = state.phase == ALLIANCE
        for name in LISTS:
            assert sea.thing[name] == list(getattr(state.table, name)), name
        lying = {NAMES[one] for one in OCEAN if state.table.face[one] >= 0}
        assert sea.cards == lying
    assert len(heard) > 6


def takes(position: DeadReckoningPosition, seat: str, text: str) -> bool:
    trial = position.copy()
    try:
        trial.play(seat, text)
    except Illegal:
        return False
    return True


@pytest.mark.rule("DR-Q3")
def test_every_line_says_why_and_where() -> None:
    """Settler 1: its ship is in harbor already; cubes on C1 (Skerry) are told together."""
    position = beside()
    saying(position, "set ship B1", "set mode pirate", "go")
    lines = asked(position, CHANCE, "settler-1", "fr")
    first = lines[0]
    assert first.whole == "Posez 2 cubes (Alliance) en C1 (Écueil)"
    assert (first.clause, first.about) == ("DR-B5", ["space-C1"])
    assert first.reasons[0].text == "Sa carte dit\u00a0: 2 cubes en C1 (Écueil)"
    assert [why.clause for why in first.reasons] == ["", "DR-B5"]
    assert all(any(not why.clause for why in line.reasons) for line in lines)
    said = [line.whole for line in lines]
    assert "Marquez C1 (Écueil) comme contrôlée (Alliance)" in said
    assert "Posez un cube permanent (Alliance) à côté de C1 (Écueil)" in said


def test_what_people_set_themselves_is_not_asked_again() -> None:
    position = beside()
    assert asked(position, "player", "set A1 cubes player 3") == []
    assert (
        asked(position, "player", neutral("mettre A2 plateau Tortuga 5 8/4", position.values)) == []
    )
