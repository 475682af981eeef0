"""In the view of each moment holds what its event says, and nothing that the viewer may not know.

What an event says is read here anew from the rules of the game, from plain data of two views in a row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.message import Event
from arbitre.core.telling import Moment
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from tests.games.dead_reckoning.tables import Turn, islands
from tests.games.dead_reckoning.watching import moves

SPACES: Final = ["H", *(f"{lane}{row}" for row in "1234" for lane in "ABC")]
SIDES: Final = 4
DECK, HAND, PLAYED = 0, 1, 2
ACHIEVEMENTS: Final = (
    "legendary terror experts elite explorer builder colonist capitalist master".split()
)
BUILDINGS: Final = ["outpost", "garrison", "fort"]
FACES: Final = ["nothing", "crown", "crowns", "crown_hit", "hit", "plunder"]
UNSEEN: Final = set(
    "picked no-island no-expert no-upgrade no-building no-production no-attack no-late-attack no-merchant "
    "condition beats-merchant nothing-to-claim fortune-ignored no-more-fights no-end-fight foe plan-attack "
    "plan-building plan-halved conditional-influence no-conditional-influence no-conditional-attack "
    "only-the-flag tie tie-toss card-typed turns-over faces aims volley braces".split()
)
"""What is announced, weighed or left undone: nothing on the table says it."""


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


CHECKS: Final[dict[str, Callable[[Check], None]]] = {
    "alliance-turn": turn_begins,
    "card": card,
    "deck-shuffled": lambda c: assert_all(c.now.table["left"].bit_count() > 1),
    "tile": tile,
    "explorer-cube": counted("explorer"),
    "expert-cube": counted("experts"),
    "legendary-cube": counted("legendary"),
    "dealt": dealt,
    "claims": gone,
    "merchant-taken": gone,
    "pile": pile,
    "toss": toss,
    "cube": cube,
    "cube-replaces": replaces,
    **dict.fromkeys(("cube-lost", "cubes-lost", "cube-half", "cube-spared"), Check.same_cubes),
    **dict.fromkeys(("cube-ignored", "placement-ignored"), Check.same_cubes),
    "control": control,
    "permanent": permanent,
    "end-space": at_space,
    "stays-in-harbor": in_harbor,
    "coins": lambda c: c.gets(c.side, c.n, 0),
    "pile-coins": lambda c: c.gets(c.side, c.n, 0),
    "cargo-sold": sold,
    "collects": collects,
    "produces": produces,
    "puts": puts,
    "later": lambda c: assert_all(c.now.table["at_end"][-2:] == [c.args["coins"], c.args["cargo"]]),
    "builds": builds,
    "human-builds": builds,
    "upgrades": upgrades,
    "repairs": lambda c: c.more("damage", -c.n),
    "garrison-hurts": lambda c: c.more("damage"),
    "garrison-spares": lambda c: c.more("damage", 0),
    "human-garrison": lambda c: c.more("damage"),
    "fights-ship": fights,
    "fights-building": fights,
    "fight-lost": lambda c: assert_all(c.now.table["fight"] == []),
    "battle": battle,
    "cube-falls": cube_falls,
    "crowns": crowns,
    "plundered": plundered,
    "plunders": plunders,
    "damage": lambda c: c.more("damage", c.n),
    "human-sunk": human_sunk,
    "alliance-sunk": alliance_sunk,
    "battle-won": battle_over,
    "battle-lost": battle_over,
    "merchant-beaten": beaten,
    "merchant-escapes": escapes,
    "back": back,
    "plays": played,
    "defends-with": played,
    "sails": sails,
    "moves": sails_to,
    "loads": lambda c: c.good(1, c.side),
    "unloads": lambda c: c.good(-1, c.side),
    "jettisons": lambda c: c.good(-1, c.side),
    "gives": lambda c: passed(c, c.side, 1 - c.side),
    "takes": lambda c: passed(c, 1 - c.side, c.side),
    "sells": sells,
    "buys": bought,
    "trades": bought,
    **dict.fromkeys(("hunts", "attacks", "storms"), spends),
    "human-produces": human_produces,
    "harbor-cargo": lambda c: c.more("dock_cargo", c.n),
    "mends": lambda c: c.more("damage", -c.n),
    "human-upgrades": human_upgrades,
    "coin": coin,
    "draws": draws,
    "ends": lambda c: assert_all(c.now.data["phase"] == "dealing"),
    "mode": mode,
    "raised": raised,
    "sleeved": sleeved,
    "discards": discards,
    "human-turn": human_turn,
    "last-turns": lambda c: assert_all(c.now.table["last_turn"]),
    "asks-consent": asks,
    "agrees": answers,
    "declines": answers,
    "achievement": achievement,
    "bonus-tile": bonus_tile,
    "end-triggered": lambda c: assert_all(c.now.table["trigger"] == c.side),
    "over": over,
}


def assert_all(holds: bool) -> None:
    assert holds


def hold(before: DeadReckoningPosition, moments: list[Moment], viewer: str | None) -> set[str]:
    """What each moment says holds in its view; the names of all that was told."""
    was, told = Seen(before, viewer), set()
    for moment in moments:
        assert isinstance(moment.position, DeadReckoningPosition)
        now, event = Seen(moment.position, viewer), moment.event
        told.add(event.name)
        if event.name not in UNSEEN:
            CHECKS[event.name](Check(event, was, now))
        was = now
    return told


@pytest.mark.parametrize(
    ("seats", "seed", "often"), [(1, 3, 9), (1, 5, 3), (1, 8, 2), (2, 4, 9), (2, 6, 2)]
)
def test_each_moment_shows_what_its_event_says(seats: int, seed: int, often: int) -> None:
    told: set[str] = set()
    for number, (before, _, _, moments, _) in enumerate(moves(seats, seed, often)):
        viewers = [None, *before.seats]
        told |= hold(before, moments, viewers[number % len(viewers)])
    assert len(told) > 50


# -- what whole games seldom or never have ---------------------------------------------------


def test_of_several_sleeved_each_has_left_the_hand_when_it_is_told() -> None:
    turn = Turn(tiles=islands("A1=amber_bay"))
    turn.sail_to("A1")
    cards = turn.position.values.cards
    slots = {card.slot: number for number, card in reversed(list(enumerate(cards)))}
    turn.human.held = [slots[0], 0, slots[1], 0]
    turn.human.where[3] = PLAYED
    turn.play("end")
    turn.deal_all()
    while "sleeve" not in turn.listed()[0]:
        turn.play(next(text for text in turn.listed() if "none" in text or "merchant" in text))
    text = max(turn.listed(), key=len)
    before = turn.position.copy()
    moments = turn.position.watch(turn.seat, turn.position.read(turn.seat, text))
    told = [moment.event.name for moment in moments]
    assert told.count("sleeved") == 2
    hold(before, moments, "player")


def test_what_is_set_by_hand_is_set_when_it_is_told() -> None:
    position = game.start(seed=3, options={"companion": True})
    assert isinstance(position, DeadReckoningPosition)
    while position.actors == (CHANCE,):
        position.make(CHANCE, position.chances()[0][0])
    table = position.state.table
    space = next(space for space in range(1, len(SPACES)) if table.is_island(space))
    number = position.values.islands[table.tiles[space]].spaces // 2 + 1
    text = f"set {SPACES[space]} cubes player {number}"
    before = position.copy()
    moments = position.watch("player", position.read("player", text))
    assert [moment.event.name for moment in moments] == ["edit", "control", "permanent"]
    for moment in moments:
        assert isinstance(moment.position, DeadReckoningPosition)
        assert Seen(moment.position, None).cubes(space, 0) == number
    assert [moment.event for moment in moments] == before.make(
        "player", before.read("player", text)
    )


# -- secrets ---------------------------------------------------------------------------------


def twin_of(position: DeadReckoningPosition, viewer: str | None, rng: Rng) -> DeadReckoningPosition:
    """The same position with other cards in the hands that a viewer may not see."""
    twin = position.copy()
    for seat, human in zip(twin.seats, twin.state.humans, strict=True):
        if seat != viewer:
            hidden = [card for card, where in enumerate(human.where) if where in (DECK, HAND)]
            held = human.where.count(HAND)
            rng.shuffle(hidden)
            for number, each in enumerate(hidden):
                human.where[each] = HAND if number < held else DECK
    return twin


@pytest.mark.parametrize("seed", [4, 7])
def test_moments_show_nothing_that_the_viewer_may_not_know(seed: int) -> None:
    rng, other = Rng("twins", seed), 0
    for number, (before, seat, move, moments, _) in enumerate(moves(2, seed, 4)):
        viewer = (None, *before.seats)[number % 3]
        for moment in moments:
            assert isinstance(moment.position, DeadReckoningPosition)
            seen = Seen(moment.position, viewer)
            for mine, human, all_of in zip(
                before.seats, seen.humans, moment.position.state.humans, strict=True
            ):
                assert mine == viewer or HAND not in human["where"]
                assert human.get("hand", all_of.where.count(HAND)) == all_of.where.count(HAND)
                if viewer is None and seen.data["phase"] != "over":
                    assert human["chest"] == -1
        if seat not in (CHANCE, viewer) and move.text().split()[0] in ("play", "defend", "draw"):
            continue  # what comes out of a hand is shown
        twin = twin_of(before, viewer, rng)
        hidden = seat == CHANCE and not before.sees(viewer, seat, move)
        again = twin.watch(seat, twin.chances()[0][0] if hidden else move)
        other += twin.text() != before.text()
        told = [(moment.event, moment.seen(viewer).view.to_bytes()) for moment in moments]
        assert told == [(moment.event, moment.seen(viewer).view.to_bytes()) for moment in again]
    assert other > 50
