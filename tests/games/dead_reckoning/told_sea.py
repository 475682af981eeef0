"""What each event of Dead Reckoning says, read anew from the rules: plain data of two views in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.core.message import Event
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition

SPACES: Final = ["H", *(f"{lane}{row}" for row in "1234" for lane in "ABC")]
SIDES: Final = 4
DECK, HAND, PLAYED = 0, 1, 2
ACHIEVEMENTS: Final = (
    "legendary terror experts elite explorer builder colonist capitalist master".split()
)
BUILDINGS: Final = ["outpost", "garrison", "fort"]
FACES: Final = ["nothing", "crown", "crowns", "crown_hit", "hit", "plunder"]


class Seen:
    """What one viewer sees of a position, as plain data."""

    def __init__(self, position: DeadReckoningPosition, viewer: str | None) -> None:
        self.data: dict[str, Any] = dict(position.view(viewer).data)
        self.table: dict[str, Any] = self.data["table"]
        self.humans: list[dict[str, Any]] = self.data["humans"]
        self.battle: dict[str, Any] | None = self.data.get("battle")

    def cubes(self, space: int, side: int) -> int:
        number: int = self.table["cubes"][space * SIDES + side]
        return number

    def goods(self, side: int) -> tuple[int, int]:
        """What an Alliance has on its dock."""
        return self.table["dock_coins"][side], self.table["dock_cargo"][side]

    def aboard(self, *seats: int) -> tuple[int, int]:
        coins, cargo = self.table["aboard_coins"], self.table["aboard_cargo"]
        return sum(coins[seat] for seat in seats), sum(cargo[seat] for seat in seats)

    def hand(self, human: int) -> int:
        data = self.humans[human]
        number: int = data.get("hand", data["where"].count(HAND))
        return number

    def able(self, human: int) -> int:
        data = self.humans[human]
        icons: list[int] = [*data["icons"], *data["aids"]]
        return sum(icons)


class Check:
    """One event between two views."""

    def __init__(self, event: Event, was: Seen, now: Seen) -> None:
        self.event, self.was, self.now = event, was, now
        self.args: dict[str, Any] = dict(event.args)
        self.space = SPACES.index(self.args["space"]) if "space" in self.args else -1
        self.side: int = self.args.get("side", self.args.get("human", -1))
        self.n: int = self.args.get("n", 0)

    def more(self, name: str, by: int = 1, at: int | None = None) -> None:
        """A number of the table grew by so much."""
        at = self.side if at is None else at
        assert self.now.table[name][at] - self.was.table[name][at] == by

    def mine(self, name: str, by: int) -> None:
        """A number of the human's own grew by so much."""
        human = self.side
        if self.was.humans[human]["chest"] >= 0 or name != "chest":  # else it is not seen
            assert self.now.humans[human][name] - self.was.humans[human][name] == by

    def gets(self, side: int, coins: int, cargo: int) -> None:
        """So much came to an Alliance's dock."""
        had = self.was.goods(side)
        assert self.now.goods(side) == (had[0] + coins, had[1] + cargo)

    def stows(self, coins: int, cargo: int, *seats: int) -> None:
        """So much came aboard."""
        had = self.was.aboard(*seats)
        assert self.now.aboard(*seats) == (had[0] + coins, had[1] + cargo)

    def good(self, sign: int, seat: int) -> None:
        n = self.n * sign
        self.stows(*((n, 0) if self.args["good"] == "coins" else (0, n)), seat)

    def same_cubes(self) -> None:
        spot = slice(self.space * SIDES, self.space * SIDES + SIDES)
        assert self.now.table["cubes"][spot] == self.was.table["cubes"][spot]


def turn_begins(c: Check) -> None:
    assert c.now.data["phase"] == "alliance"
    assert c.now.table["side"] == c.side
    assert c.now.table["turn"][c.side] == c.args["turn"] == c.was.table["turn"][c.side] + 1


def card(c: Check) -> None:
    number = c.now.table["card"]
    assert game.start(seed=1).values.alliance[number].name == c.args["card"]
    assert c.now.table["hard"] == (c.args["shown"] == "hard")
    assert not c.now.table["left"] >> number & 1


def tile(c: Check) -> None:
    table = c.now.table
    names = [island.name for island in game.start(seed=1).values.islands]
    number = table["tiles"][c.space]
    assert [*names, "open_sea"][number] == c.args["tile"]
    assert c.was.table["tiles"][c.space] == -1
    c.more("unseen", -1, number)


def counted(name: str) -> Callable[[Check], None]:
    def check(c: Check) -> None:
        assert c.now.table[name][c.side] == c.n
        c.more(name)

    return check


def dealt(c: Check) -> None:
    assert c.now.table["face"][c.space] == c.args["card"]
    assert c.was.table["face"][c.space] == -1


def gone(c: Check) -> None:
    assert c.now.table["face"][c.space] == -1 != c.was.table["face"][c.space]


def pile(c: Check) -> None:
    c.more(f"{c.args['pile']}_pile")
    c.more("pirate_power", c.n)


def toss(c: Check) -> None:
    assert c.now.table["face"][c.space] == c.args["card"]


def cube(c: Check) -> None:
    assert c.now.cubes(c.space, c.side) == c.n == c.was.cubes(c.space, c.side) + 1


def replaces(c: Check) -> None:
    other = c.args["other"]
    assert c.now.cubes(c.space, c.side) == c.was.cubes(c.space, c.side) + 1
    assert c.now.cubes(c.space, other) == c.was.cubes(c.space, other) - 1


def control(c: Check) -> None:
    assert c.now.table["control"][c.space] == c.side
    assert c.now.table["buildings"][c.space] == 0
    assert c.was.table["buildings"][c.space].bit_count() == c.n
    spaces = game.start(seed=1).values.islands[c.now.table["tiles"][c.space]].spaces
    assert c.now.cubes(c.space, c.side) * 2 > spaces


def permanent(c: Check) -> None:
    c.more("permanent", 1, c.space * SIDES + c.side)


def at_space(c: Check) -> None:
    assert c.now.table["place"][c.side] == c.space


def in_harbor(c: Check) -> None:
    assert c.now.table["place"][c.side] == 0


def sold(c: Check) -> None:
    c.gets(c.side, c.n, -3 * c.n)
    assert c.now.goods(c.side)[1] < 3


def collects(c: Check) -> None:
    c.gets(c.side, c.args["coins"], c.args["cargo"])
    for space in range(1, len(SPACES)):
        if c.now.table["control"][space] == c.side:
            assert c.now.table["coins"][space] == c.now.table["cargo"][space] == 0


def produces(c: Check) -> None:
    c.gets(c.side, c.args["coins"], c.args["cargo"])
    assert c.now.table["produced"] >> c.space & 1


def puts(c: Check) -> None:
    c.more("coins", c.args["coins"], c.space)
    c.more("cargo", c.args["cargo"], c.space)


def human_produces(c: Check) -> None:
    puts(c)
    assert c.now.table["produced"] >> c.space & 1


def builds(c: Check) -> None:
    kind = BUILDINGS.index(c.args["building"]) if "building" in c.args else c.args["kind"]
    assert c.now.table["buildings"][c.space] == c.was.table["buildings"][c.space] | 1 << kind
    c.more("supply", -1, kind)


def upgrades(c: Check) -> None:
    c.more("upgrades")
    c.more("cannons", c.n)
    c.more("upgrade_supply", -1, c.args["upgrade"])


def human_upgrades(c: Check) -> None:
    c.more("upgrades")
    assert c.args["upgrade"] in c.now.humans[c.side]["zones"]


def fights(c: Check) -> None:
    assert c.now.table["fight"][1:] == [c.space, c.args["human"], c.args["cubes"]]


def battle(c: Check) -> None:
    found = c.now.battle
    assert found is not None
    assert found["space"] == c.space
    assert (found["human"], found["enemy"]) == (c.args["human"], c.args["enemy"])
    assert (found["mine"], found["theirs"]) == (c.args["mine"], c.args["theirs"])


def cube_falls(c: Check) -> None:
    was, now = c.was.battle, c.now.battle
    assert was is not None
    assert now is not None
    faces = "my_faces" if now["human"] == c.side else "their_faces"
    face = FACES.index(c.args["face"])
    assert now[faces][face] == was[faces][face] + 1


def crowns(c: Check) -> None:
    found = c.now.battle
    assert found is not None
    counted = [[0, 1, 2, 1, 0, 0][face] * n for face, n in enumerate(found["my_faces"])]
    theirs = [[0, 1, 2, 1, 0, 0][face] * n for face, n in enumerate(found["their_faces"])]
    assert (sum(counted), sum(theirs)) == (c.args["mine"], c.args["theirs"])


def plundered(c: Check) -> None:
    c.stows(-c.args["coins"], -c.args["cargo"], c.side)
    c.gets(c.args["enemy"], c.args["coins"], c.args["cargo"])


def plunders(c: Check) -> None:
    c.stows(c.args["coins"], c.args["cargo"], *range(len(c.now.humans)))
    if c.args["enemy"] >= 0:
        c.gets(c.args["enemy"], -c.args["coins"], 0)


def human_sunk(c: Check) -> None:
    in_harbor(c)
    assert c.now.aboard(c.side) == (0, 0)
    assert c.now.table["damage"][c.side] == 0
    assert not c.now.table["pirate"][c.side]
    c.mine("chest", -c.n)
    if c.args["enemy"] >= 0:
        c.gets(c.args["enemy"], c.n, 0)


def alliance_sunk(c: Check) -> None:
    enemy = c.args["enemy"]
    assert c.now.table["place"][enemy] == c.now.table["damage"][enemy] == 0
    c.gets(enemy, -c.n, 0)
    c.mine("chest", c.n)


def battle_over(c: Check) -> None:
    assert c.now.battle is None
    attacked = c.now.table["side"] >= len(c.now.humans)
    assert not attacked or PLAYED not in c.now.humans[c.side]["where"]


def beaten(c: Check) -> None:
    c.stows(c.n, 0, *range(len(c.now.humans)))
    c.mine("taken", 1)


def escapes(c: Check) -> None:
    assert c.now.table["under"][-1] == c.args["card"]
    assert c.now.table["face"].count(-1) == c.was.table["face"].count(-1) + 1


def back(c: Check) -> None:
    assert c.now.humans[c.side]["held"][-2:] == [c.args["card"], 1]
    assert c.now.table["face"].count(-1) == c.was.table["face"].count(-1) + 1


def bought(c: Check) -> None:
    assert c.now.humans[c.side]["held"] == [*c.was.humans[c.side]["held"], c.args["card"], 0]
    assert c.now.table["face"][c.now.table["place"][c.side]] == -1
    c.stows(0, -game.start(seed=1).values.cards[c.args["card"]].cost, c.side)


def played(c: Check) -> None:
    assert c.now.humans[c.side]["where"][c.args["card"]] == PLAYED
    assert c.now.hand(c.side) == c.was.hand(c.side) - 1


def sails(c: Check) -> None:
    assert c.now.humans[c.side]["points"] == c.n


def sails_to(c: Check) -> None:
    at_space(c)
    c.mine("points", -c.args["steps"])


def spends(c: Check) -> None:
    assert c.now.able(c.side) == c.was.able(c.side) - 1


def passed(c: Check, giver: int, taker: int) -> None:
    c.good(-1, giver)
    c.good(1, taker)


def sells(c: Check) -> None:
    c.mine("chest", c.n)
    had, has = (
        seen.table["dock_cargo"][c.side] + seen.aboard(c.side)[1] for seen in (c.was, c.now)
    )
    assert has == had - 3 * c.n


def coin(c: Check) -> None:
    if c.now.table["place"][c.side] == 0:
        c.mine("chest", 1)
    else:
        c.stows(1, 0, c.side)


def draws(c: Check) -> None:
    assert set(c.args) == {"human"}  # which one is their secret
    assert c.now.hand(c.side) == c.was.hand(c.side) + 1


def sleeved(c: Check) -> None:
    human = c.now.humans[c.side]
    spots = human["sleeves"][c.args["card"] * 3 : c.args["card"] * 3 + 3]
    assert c.args["advancement"] in spots
    assert len(human["held"]) == len(c.was.humans[c.side]["held"]) - 2


def raised(c: Check) -> None:
    levels = c.was.humans[c.side]["level"][c.args["card"]], c.now.humans[c.side]["level"]
    assert levels[0] + 2 == levels[1][c.args["card"]] + 1 == c.args["level"]


def discards(c: Check) -> None:
    assert PLAYED not in c.now.humans[c.side]["where"]
    assert not any(c.now.humans[c.side]["icons"])


def mode(c: Check) -> None:
    assert c.now.table["pirate"][c.side] == (c.args["mode"] == "pirate")


def human_turn(c: Check) -> None:
    assert c.now.data["phase"] == "main"
    assert c.now.table["side"] == c.now.data["seat"] == c.side


def asks(c: Check) -> None:
    assert c.now.data["phase"] == "consent"
    assert c.now.data["consent"][0] == c.n


def answers(c: Check) -> None:
    assert c.now.data["consent"] == []
    assert bool(c.now.data["denied"] >> c.space & 1) == (c.event.name == "declines")


def achievement(c: Check) -> None:
    bit = 1 << ACHIEVEMENTS.index(c.args["achievement"])
    assert c.now.table["claimed"][c.side] == c.was.table["claimed"][c.side] | bit
    assert not c.was.table["claimed"][c.side] & bit


def bonus_tile(c: Check) -> None:
    old, new = c.was.table["bonus_to"], c.now.table["bonus_to"]
    (number,) = [one for one, owner in enumerate(new) if owner != old[one]]
    assert new[number] == c.side
    assert c.now.table["bonus"][number] == c.n


def over(c: Check) -> None:
    assert c.now.data["phase"] == "over"
    assert c.now.data["won"] == int(c.args["won"] == "humans")


def assert_all(holds: bool) -> None:
    assert holds
