"""Counts of the tree of orders from fixed positions, each worked out by hand."""

from __future__ import annotations

from arbitre.core.game import game
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.position import PowerPosition


def draft_of(position: object, seat: str = "green") -> SheetDraft:
    assert isinstance(position, PowerPosition)
    return SheetDraft(position.view(seat))


def count(draft: SheetDraft, depth: int) -> int:
    """How many sheets of so many legal orders there are, order by order."""
    steps = draft.next_orders()
    if depth == 1:
        return len(steps)
    total = 0
    for army, order in steps:
        draft.add_order(army, order)
        total += count(draft, depth - 1)
        draft.remove(len(draft.lines) - 1)
    return total


def test_the_opening() -> None:
    """From an HQ infantry reaches 4 spaces, tanks 9, fighters 17, destroyers 3; two of each."""
    start = game("power").start()
    assert count(draft_of(start), 1) == 4 + 9 + 17 + 3
    # a second piece of the same kind is still there: nothing is used up
    assert count(draft_of(start), 2) == 33 * 33
    # after two of a kind there is none left to move
    assert count(draft_of(start), 3) == 33**3 - (4**3 + 9**3 + 17**3 + 3**3)


def test_the_opening_of_two_and_three_players() -> None:
    assert count(draft_of(game("power").start(seats=2), "north"), 1) == 2 * 33
    assert count(draft_of(game("power").start(seats=3)), 1) == 2 * 33


def test_a_reserve() -> None:
    """Three soldiers and 3 Power: deploy; buy a soldier or a tank; three into one."""
    position = game("power").load({"reserves": {"green": {"S": 3, "P": 3}}})
    assert count(draft_of(position), 1) == 1 + 2 + 1
    # deploy: then deploy, 2 purchases; a soldier: deploy, 3 into 1; a tank: deploy S, deploy T, 3 into 1;
    # a regiment: deploy R, 2 purchases
    assert count(draft_of(position), 2) == 3 + 2 + 3 + 3


def test_missile_material_is_listed_in_minimal_sets() -> None:
    """CR CR A R D: two cruisers; or a cruiser with A and R, which need nothing more; or CR A D D no."""
    position = game("power").load(
        {
            "board": {"IX": {"green": {"CR": 2, "A": 1, "R": 1, "D": 1}}},
            "flags": {"green": ["green"]},
        }
    )
    made = sorted(o.text for _, o in draft_of(position).next_orders() if o.kind == 8)
    assert made == ["2CR E IX M", "R+A+CR E IX M"]


def test_launches() -> None:
    """One missile: 57 spaces and the reserves of the living."""
    position = game("power").load(
        {"board": {"IX": {"green": {"M": 1}}}, "flags": {"green": ["green"], "blue": ["blue"]}}
    )
    assert count(draft_of(position), 1) == 57 + 2
