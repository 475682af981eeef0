"""What an Alliance's turn is made of: its agenda, and the fights of one card as DR-T2 and DR-M plan them."""

from __future__ import annotations

from typing import Final

# what can stand on the agenda
REVEAL: Final = 1
CLAIM: Final = 2  # a space
TIE: Final = 3  # why a coin decides between two humans, and the space
ADD_BACK: Final = 4  # why a merchant was turned, and its space
PLAN: Final = 5
FIGHT_SHIP: Final = 6  # a marked space
FIGHT_BUILDING: Final = 7  # an island
PLACE: Final = 8  # a marked space, cubes
CUBES: Final = 9  # an island, cubes that nothing stands in the way of
END_SPACE: Final = 10
CONDITIONAL_ATTACK: Final = 11
CONDITIONAL_INFLUENCE: Final = 12
EFFECT: Final = 13  # an icon's number, and where it stands inside a condition
UPGRADE_WITH: Final = 14
BUILD_AT: Final = 15  # a building
PRODUCE_AT: Final = 16  # islands still to produce
EXPLORE: Final = 17  # a space
DEAL_TO: Final = 18  # a space
AFTER_CARD: Final = 19
END_TURN: Final = 20  # the Alliance
PUT_AT_END: Final = 21  # coins, cargo
MERCHANT_AT: Final = 22

# why a coin decides between two humans (DR-X10, DR-X11)
FOR_TARGET: Final = 0
FOR_PREY: Final = 1
FOR_FOE: Final = 2
FOR_END: Final = 3


class FightPlan:
    """What was planned after the claims, and what has been fought since. Spaces are a bit each."""

    __slots__ = (
        "attack flags target prey ships building wish lost fought stormed met won beaten hurt "
        "berthed"
    ).split()

    def __init__(self, of: FightPlan | None = None) -> None:
        if of is None:
            self.attack = False  # an attack on a ship is planned (DR-M1)
            self.flags = 0  # the attack flags that held at the plan, a bit each (DR-T2)
            self.target = -1  # the human whom flags attack, fixed here (DR-X10)
            self.prey = -1  # the human whom a conditional attack goes to (DR-L7)
            self.ships = 0  # marked spaces where a pirate-mode ship is fought (DR-L4)
            self.building = -1  # the island whose buildings are fought (DR-M5)
            self.wish = -1  # the human's pick among DR-L8's targets at the plan (DR-D6)
            self.lost = False  # no further fight on this card (DR-M4)
            self.fought = 0  # fights fought on this card
            self.stormed = False  # a building fight was fought
            self.met = 0  # spaces where a ship was fought (DR-M7)
            self.won = 0  # those where it won
            self.beaten = 0  # spaces whose buildings it beat
            self.hurt = 0  # spaces whose garrison hurt it (DR-F5)
            self.berthed = False  # sunk by an earlier card of this turn (DR-D3, DR-F6)
        else:
            self.attack = of.attack
            self.flags = of.flags
            self.target = of.target
            self.prey = of.prey
            self.ships = of.ships
            self.building = of.building
            self.wish = of.wish
            self.lost = of.lost
            self.fought = of.fought
            self.stormed = of.stormed
            self.met = of.met
            self.won = of.won
            self.beaten = of.beaten
            self.hurt = of.hurt
            self.berthed = of.berthed

    def numbers(self) -> list[int]:
        """All of it as numbers, for writing down."""
        return [
            int(self.attack),
            self.flags,
            self.target,
            self.prey,
            self.ships,
            self.building,
            self.wish,
            int(self.lost),
            self.fought,
            int(self.stormed),
            self.met,
            self.won,
            self.beaten,
            self.hurt,
            int(self.berthed),
        ]


def read_plan(numbers: list[int]) -> FightPlan:
    """A plan from its numbers.

    >>> read_plan(FightPlan().numbers()).numbers() == FightPlan().numbers()
    True
    """
    plan = FightPlan()
    plan.attack, plan.flags = bool(numbers[0]), numbers[1]
    plan.target, plan.prey = numbers[2], numbers[3]
    plan.ships, plan.building, plan.wish = numbers[4], numbers[5], numbers[6]
    plan.lost, plan.fought, plan.stormed = bool(numbers[7]), numbers[8], bool(numbers[9])
    plan.met, plan.won, plan.beaten, plan.hurt = numbers[10], numbers[11], numbers[12], numbers[13]
    plan.berthed = bool(numbers[14])
    return plan
