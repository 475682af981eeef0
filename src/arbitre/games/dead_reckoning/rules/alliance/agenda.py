"""What an Alliance's turn is made of: the things that can stand on its agenda."""

from __future__ import annotations

from typing import Final

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
