"""Battles: who drops how many cubes, how they fall, cards and abilities (DR-K1 to DR-K8)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import (
    DISCARD,
    HAND,
    PLAYED,
    Human,
    goods_aboard,
    open_hold,
)
from arbitre.games.dead_reckoning.rules.icons import A, C, K, V, pirate_power
from arbitre.games.dead_reckoning.rules.table import (
    HARBOR_BONUS,
    OpenTable,
    alliance_cubes,
    last_turn_cubes,
)
from arbitre.games.dead_reckoning.rules.values import (
    CROWN,
    CROWN_HIT,
    CROWNS,
    FORT,
    GARRISON,
    HIT,
)

SHIP: Final = 0
BUILDING: Final = 1
MERCHANT: Final = 2

DEFENCE: Final = 0  # the human defender may play cards (DR-K8)
ATTACKER_DROPS: Final = 1
DEFENDER_DROPS: Final = 2
ABILITIES: Final = 3  # the human may use abilities (DR-K7)
LOOT: Final = 4  # with their partner near they say how much goes on that ship (DR-X7)

FACES: Final = ("nothing", "crown", "crowns", "crown_hit", "hit", "plunder")
PARTNER_CUBES: Final = 2


class Battle:
    """A battle under way between one human and an Alliance or a merchant."""

    __slots__ = (
        "kind human enemy space attacks stage mine theirs my_faces their_faces braced".split()
    )

    def __init__(
        self, kind: int, human: int, enemy: int, space: int, attacks: bool, of: Battle | None = None
    ) -> None:
        self.kind = kind
        self.human = human
        self.enemy = enemy  # an Alliance; -1: a merchant
        self.space = space
        self.attacks = attacks  # whether the human is the attacker
        if of is None:
            self.stage = DEFENCE
            self.mine = 0  # cubes the human has still to drop
            self.theirs = 0
            self.my_faces: list[int] = [0] * 6  # how their cubes fell, by face
            self.their_faces: list[int] = [0] * 6
            self.braced = 0
        else:
            self.stage = of.stage
            self.mine = of.mine
            self.theirs = of.theirs
            self.my_faces = of.my_faces.copy()
            self.their_faces = of.their_faces.copy()
            self.braced = of.braced

    def copy(self) -> Battle:
        """An equal battle that changes by itself."""
        return Battle(self.kind, self.human, self.enemy, self.space, self.attacks, self)

    @property
    def my_ship(self) -> bool:
        """Whether the human's ship takes part: hits count on it."""
        return self.kind != BUILDING or self.attacks

    @property
    def their_ship(self) -> bool:
        """Whether the Alliance's ship takes part."""
        return self.kind == SHIP or (self.kind == BUILDING and not self.attacks)


def human_cubes(table: OpenTable, human: Human, battle: Battle) -> int:
    """DR-K4, DR-K5: how many cubes the human drops."""
    seat, space = battle.human, battle.space
    if battle.kind == BUILDING and not battle.attacks:
        guards = table.buildings[space]
        values = table.values
        cubes = (guards >> GARRISON & 1) * values.garrison_cubes
        cubes += (guards >> FORT & 1) * values.fort_cubes
        return cubes + last_turn_cubes(table, seat)
    cubes = human.cannons(goods_aboard(table, seat), open_hold(table, seat))
    cubes += sum(human.face(card)[C] for card in human.cards_in(PLAYED))
    if space != HARBOR and table.control[space] == seat:
        cubes += table.buildings[space].bit_count()
    if space == HARBOR and not battle.attacks:
        cubes += HARBOR_BONUS
    if partner_near(table, seat) >= 0:
        cubes += PARTNER_CUBES
    return cubes + last_turn_cubes(table, seat)


def partner_near(table: OpenTable, seat: int) -> int:
    """DR-X6, DR-X7: the partner whose ship is on the same ocean tile; -1: none."""
    place = table.place[seat]
    if place != HARBOR:
        for other in range(table.humans):
            if other != seat and table.place[other] == place:
                return other
    return -1


def enemy_cubes(table: OpenTable, battle: Battle, given: int) -> int:
    """DR-F1, DR-F4, DR-K4, DR-K11; in the Alliance's turn its card says how many (`given`)."""
    if battle.enemy < 0:
        face = table.face[battle.space]
        return table.values.guards[table.values.cards[face].row]
    if not battle.attacks:
        return given
    if battle.kind == BUILDING:
        guards, values = table.buildings[battle.space], table.values
        cubes = (guards >> GARRISON & 1) * values.garrison_cubes
        cubes += (guards >> FORT & 1) * values.fort_cubes
        return cubes + last_turn_cubes(table, battle.enemy)
    cubes = alliance_cubes(table, battle.enemy, battle.space, defending=True)
    return cubes + last_turn_cubes(table, battle.enemy)


def count_cubes(
    table: OpenTable, human: Human, battle: Battle, given: int, told: Telling, said: int = -1
) -> None:
    """DR-K6: both count, then the attacker drops; beside a real table the human has `said` theirs."""
    battle.mine = human_cubes(table, human, battle) if said < 0 else said
    battle.theirs = enemy_cubes(table, battle, given)
    battle.stage = ATTACKER_DROPS
    told.tell(
        "battle",
        "DR-K1",
        {
            "human": battle.human,
            "enemy": battle.enemy,
            "space": NAMES[battle.space],
            "mine": battle.mine,
            "theirs": battle.theirs,
        },
    )
    _next_stage(battle)


def dropping_mine(battle: Battle) -> bool:
    """Whether the cube that falls now is the human's."""
    return battle.attacks == (battle.stage == ATTACKER_DROPS)


def drop(battle: Battle, face: int, told: Telling) -> None:
    """DR-K2: a cube falls."""
    mine = dropping_mine(battle)
    if battle.stage == ABILITIES:
        mine = True
    if mine:
        battle.mine -= 1
        battle.my_faces[face] += 1
    else:
        battle.theirs -= 1
        battle.their_faces[face] += 1
    side = battle.human if mine else battle.enemy
    told.tell("cube-falls", "DR-K2", {"side": side, "face": FACES[face]})
    _next_stage(battle)


def _next_stage(battle: Battle) -> None:
    """Attacker, defender, abilities, each when nothing is left of the one before."""
    while battle.stage in (ATTACKER_DROPS, DEFENDER_DROPS):
        left = battle.mine if dropping_mine(battle) else battle.theirs
        if left > 0:
            return
        battle.stage += 1


# -- the human's part ------------------------------------------------------------------------


def may_defend_with(human: Human) -> list[int]:
    """DR-K8: hand cards that show a cannon or an ability."""
    return [card for card in human.cards_in(HAND) if pirate_power(human.face(card))]


def play_in_defence(human: Human, card: int, told: Telling, seat: int) -> None:
    """DR-K8: played for its cannons and abilities only."""
    human.where[card] = PLAYED
    face = human.face(card)
    for icon in (A, V, K):
        human.icons[icon] += face[icon]
    told.tell("defends-with", "DR-K8", {"human": seat, "card": card})


def abilities(human: Human, battle: Battle) -> list[int]:
    """DR-K7: the abilities they may still use; a brace needs a hit on their ship to ignore."""
    if battle.kind == BUILDING and not battle.attacks:
        return []
    found: list[int] = []
    if human.able(A) and any(battle.my_faces):
        found.append(A)
    if human.able(V):
        found.append(V)
    if human.able(K) and hits(battle.their_faces) > battle.braced:
        found.append(K)
    return found


def use(human: Human, icon: int) -> None:
    """An ability of a card first, then one of a tile."""
    if human.icons[icon]:
        human.icons[icon] -= 1
    else:
        human.aids[icon] -= 1


def aim(human: Human, battle: Battle, face: int) -> None:
    """DR-K7, A: one of their cubes is dropped again."""
    use(human, A)
    battle.my_faces[face] -= 1
    battle.mine += 1


def volley(human: Human, battle: Battle) -> None:
    """DR-K7, V: one cube more."""
    use(human, V)
    battle.mine += 1


def brace(human: Human, battle: Battle) -> None:
    """DR-K7, K: one hit on their ship is ignored."""
    use(human, K)
    battle.braced += 1


def after_defence(human: Human) -> None:
    """DR-K8: cards played in defence are discarded."""
    for card in human.cards_in(PLAYED):
        human.where[card] = DISCARD
    for icon in (A, V, K):
        human.icons[icon] = 0


# -- counting --------------------------------------------------------------------------------


def crowns(faces: list[int]) -> int:
    """How many crowns cubes show."""
    return faces[CROWN] + 2 * faces[CROWNS] + faces[CROWN_HIT]


def hits(faces: list[int]) -> int:
    """How many hits cubes show."""
    return faces[HIT] + faces[CROWN_HIT]
