"""What an Alliance's turn is made of: the things that can stand on its agenda."""

from __future__ import annotations

from typing import Final

REVEAL: Final = 1
CLAIM: Final = 2
ADD_BACK: Final = 4
PLAN: Final = 5
FIGHT_SHIP: Final = 6
FIGHT_BUILDING: Final = 7
PLACE: Final = 8
CUBES: Final = 9
END_SPACE: Final = 10
CONDITIONAL_ATTACK: Final = 11
CONDITIONAL_INFLUENCE: Final = 12
EFFECT: Final = 13
UPGRADE_WITH: Final = 14
BUILD_AT: Final = 15
PRODUCE_AT: Final = 16
EXPLORE: Final = 17
DEAL_TO: Final = 18
AFTER_CARD: Final = 19
END_TURN: Final = 20
PUT_AT_END: Final = 21
MERCHANT_AT: Final = 22
