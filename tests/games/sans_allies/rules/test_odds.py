"""The odds shown before the dice against a million rolls of the engine itself, and by hand."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from operator import add
from random import Random

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import game
from arbitre.games.sans_allies.play.position import INVADER, SansAlliesPosition
from arbitre.games.sans_allies.rules.cards import read_units, size
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, odds
from arbitre.games.sans_allies.rules.pyramid import place_of
from arbitre.games.sans_allies.rules.state import INVASIONS, LOSSES, RECOVERY
from tests.games.sans_allies.case_files import edition_text
from tests.games.sans_allies.plain_cards import STANDARD

ROLLS = 1_000_000
NATION = {
    "H": ["capital"],
    "G": ["coast", "centre"],
    "F": ["forest", "coast", "desert"],
    "E": ["islands", "sea", "mountains", "coast"],
    "D": ["forest", "plains", "sea", "coast", "islands"],
    "C": ["coast", "centre", "desert", "coast", "centre", "centre"],
    "B": ["sea", "plains", "plains", "islands", "forest", "mountains", "sea"],
    "A": ["forest", "forest", "mountains", "sea", "centre", "mountains", "desert", "desert"],
}
DISCARD = (
    "mountains islands forest sea islands plains desert plains mountains islands plains desert"
).split()
PILE = {"P": 20, "V": 13, "A": 11, "S": 9, "breakthrough": 7, "weapon": 3}


def position(reserve: dict[str, int], gone: tuple[str, ...] = ()) -> SansAlliesPosition:
    """The nation above with some cards captured, and a reserve taken from the pile.

    The defence is that of the cases: 6 on row A, 9 on row B.
    """
    pyramid = {row: list(cards) for row, cards in NATION.items()}
    discard = list(DISCARD)
    for place in gone:
        row, column = place[0], int(place[1]) - 1
        discard.append(pyramid[row][column])
        pyramid[row][column] = None  # type: ignore[call-overload]
    found = game("sans_allies").load(
        {
            "edition": edition_text(STANDARD),
            "turn": 2,
            "phase": "invasions",
            "pyramid": pyramid,
            "region_discard": discard,
            "pile": {kind: count - reserve.get(kind, 0) for kind, count in PILE.items()},
            "reserve": reserve,
        }
    )
    assert isinstance(found, SansAlliesPosition)
    return found


def ended(before: SansAlliesPosition, attack: str, roll: str) -> tuple[bool, int]:
    """Whether the attack succeeds with this roll, and the cards it cost, played by the engine.

    As many cards as possible are recovered; extra losses are the first ones listed.
    """
    after = before.copy()
    place = place_of(attack.split(maxsplit=1)[0])
    after.play(INVADER, attack)
    after.play(CHANCE, roll)
    while after.state.phase in (RECOVERY, LOSSES):
        after.play(INVADER, after.moves(INVADER)[-1])
    # the first retreat lays a card on the corner: the target itself stands or not
    success = not after.state.standing >> place & 1
    return success, sum(after.state.discard) - sum(before.state.discard)


@cache
def rolled() -> Counter[int]:
    """How often two dice gave each sum in a million rolls, the same for all cases."""
    rng = Random("a million rolls")
    one, other = (rng.choices(range(1, 7), k=ROLLS) for _ in range(2))
    return Counter(map(add, one, other))


CASES = [
    ("bottom row, two to spare", position({"P": 8}), "A1 6P"),
    ("bottom row, one to spare", position({"P": 7}), "A2 6P"),
    ("bottom row, nothing to spare", position({"V": 2, "S": 3}), "A1 2V"),
    ("second row, ships do not count there", position({"P": 6, "V": 3, "S": 2}, ("A2",)), "B2 3V"),
    ("second row, nothing to spare", position({"V": 3, "A": 1}, ("A5",)), "B5 3V"),
    ("one card that comes back on 9 to 12", position({"S": 9, "A": 3}, ("A1",)), "B1 2S+A"),
]


@pytest.mark.rule("SA-I5", "SA-I6", "SA-I7", "SA-I8")
@pytest.mark.parametrize(
    ("before", "attack"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_the_odds_equal_a_million_rolls(before: SansAlliesPosition, attack: str) -> None:
    place, force = attack.split()
    claimed = odds(before.state, place_of(place), read_units(force))
    # what each roll leads to is played once by the engine; then a million rolls are made
    outcomes = {
        low + high: ended(before, attack, f"{low}+{high}")
        for low in range(1, 7)
        for high in range(1, 7)
    }
    counts = rolled()
    succeeded = sum(counts[roll] for roll, (success, _) in outcomes.items() if success)
    lost = sum(counts[roll] * cards for roll, (_, cards) in outcomes.items())
    squares = sum(counts[roll] * cards * cards for roll, (_, cards) in outcomes.items())
    share, mean = succeeded / ROLLS, lost / ROLLS
    error = sqrt(max(share * (1 - share), 1e-9) / ROLLS)
    spread = sqrt((squares / ROLLS - mean * mean) / ROLLS)
    assert abs(share - claimed.success / ALL_WAYS) < 4.5 * error
    assert abs(mean - claimed.lost / ALL_WAYS) < 4.5 * spread
    assert claimed.success + claimed.failure == ALL_WAYS


@pytest.mark.rule("SA-I5")
def test_odds_by_hand() -> None:
    # 8 personnel, six attack: only a 2 fails (1 of 36). Cards: 36 x 6, less 1 on 9 and 10 (7 ways),
    # 2 on 11 (2 ways), 3 on 12 (1 way); more 1 on 4 and 5 (7 ways), 2 on 3 (2), 2 of 3 on 2 (1)
    found = odds(CASES[0][1].state, place_of("A1"), read_units("6P"))
    assert (found.success, found.failure, found.retreat) == (35, 1, False)
    assert found.lost == 36 * 6 - 7 - 4 - 3 + 7 + 4 + 2
    # nothing to spare: 2, 3, 4 and 5 fail (1 + 2 + 3 + 4 ways)
    found = odds(CASES[4][1].state, place_of("B5"), read_units("3V"))
    assert (found.success, found.failure, found.retreat) == (26, 10, True)
    assert found.lost == 36 * 3 - 7 - 4 - 3


def test_the_force_is_still_in_the_reserve_when_odds_are_asked() -> None:
    before = CASES[0][1]
    text = before.text()
    odds(before.state, place_of("A1"), size(0) + read_units("6P"))
    assert before.text() == text
    assert before.state.phase == INVASIONS
