"""The fights of one Alliance card, as DR-T2 and DR-M plan them, and how they went."""

from __future__ import annotations


class Plan:
    """What was planned after the claims, and what has been fought since. Spaces are a bit each."""

    __slots__ = (
        "attack flags target prey ships building wish lost fought stormed met won beaten hurt "
        "berthed"
    ).split()

    def __init__(self, of: Plan | None = None) -> None:
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


def read_plan(numbers: list[int]) -> Plan:
    """A plan from its numbers.

    >>> read_plan(Plan().numbers()).numbers() == Plan().numbers()
    True
    """
    plan = Plan()
    plan.attack, plan.flags = bool(numbers[0]), numbers[1]
    plan.target, plan.prey = numbers[2], numbers[3]
    plan.ships, plan.building, plan.wish = numbers[4], numbers[5], numbers[6]
    plan.lost, plan.fought, plan.stormed = bool(numbers[7]), numbers[8], bool(numbers[9])
    plan.met, plan.won, plan.beaten, plan.hurt = numbers[10], numbers[11], numbers[12], numbers[13]
    plan.berthed = bool(numbers[14])
    return plan
