"""What a series counts of a game of Sans Alliés, why it was lost, and the measures of luck."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.position import Position, draw_chance
from arbitre.core.tally import Tally
from arbitre.testing import random_decision
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
EVERYTHING = ("centres 4", "upgrades P V A S", "marker E", "turn 6")


def position(*lines: str) -> Position:
    return GAME.load(expand(list(lines), STANDARD, edition_text(STANDARD)))


def counted(at: Position, *moves: str) -> dict[str, int]:
    """The counts that are not 0 after these moves; a move with digits or a lone card is chance's."""
    tally = GAME.tally()
    for text in moves:
        seat = at.actors[0]
        tally.note(at, at.play(seat, text))
    return {name: number for name, number in tally.counts(at).items() if number}


def test_names_are_always_the_same_and_each_has_words() -> None:
    tally = GAME.tally()
    names = list(tally.counts(GAME.start(seed=1)))
    assert names == [
        *("centres", "regions", "retreats", "convoys", "scouts", "bombings", "light-craft"),
        *("upgrade-P", "upgrade-V", "upgrade-A", "upgrade-S"),
        "weapons",
    ]
    keys = [f"tally-{name}" for name in names]
    keys += ["reason-capital-exposed", *(f"reason-row-{row}" for row in "ABCDEFG")]
    keys += [f"luck-{name}" for name in ("dice", "research", "bombing", "units", "breakthrough")]
    for lang in ("fr", "en"):
        words = GAME.voice(None, lang).words
        assert [key for key in keys if not words.knows(key)] == []


def test_a_region_and_a_centre_are_counted_apart() -> None:
    at = position("A1 plains", "A2 centre", "reserve 4V")
    assert counted(at, "A1 2V", "3+4", "A2 2V", "3+4", "upgrade S") == {
        "centres": 1,
        "regions": 1,
        "upgrade-S": 1,
    }


def test_vehicles_count_as_light_craft_only_where_they_are_not_admitted() -> None:
    """6 light craft of strength 1 against a sea of defence 6; then 2 vehicles on a plain."""
    at = position("A1 sea", "A2 plains", "upgrades V", "reserve 8V")
    assert counted(at, "A1 6V", "3+4", "A2 2V", "3+4") == {"regions": 2, "light-craft": 1}


def test_light_craft_are_counted_by_the_vehicles_of_the_attack() -> None:
    """Two ships of 4 at sea are no light craft; with one vehicle among them there is one."""
    at = position("A1 sea", "A2 sea", "upgrades V", "reserve V+4S")
    assert counted(at.copy(), "A1 2S", "3+4") == {"regions": 1}
    assert counted(at.copy(), "A1 V+2S", "3+4") == {"regions": 1, "light-craft": 1}


def test_a_retreat_on_a_higher_row() -> None:
    """A 2 on row B: retreat, the top of the discard is laid; on the bottom row there is none."""
    at = position("gaps A1 A2", "B1 plains", "top coast", "reserve 3V", "turn 4")
    assert counted(at, "B1 3V", "1+1", "lay A1") == {"retreats": 1}
    assert counted(position("A1 plains", "reserve 2V"), "A1 2V", "1+1") == {}


def test_tactics() -> None:
    at = position("phase convoy", *EVERYTHING, "A1 plains", "top coast", "reserve 2S+A")
    moves = ["convoy", *["P"] * 8, "scouts A1", "end", "bomb 1", "6"]
    assert counted(at, *moves) == {"convoys": 1, "scouts": 1, "bombings": 1}
    at = position("centres 5", "upgrades P V A S", "marker E", "A1 plains", "reserve 2weapon")
    assert counted(at, "weapon A1", "weapon research") == {"weapons": 2}


def test_a_game_is_as_long_as_its_turns() -> None:
    at = position("turn 9")
    assert GAME.tally().turns(at, 55) == 9


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ((), "row-A"),
        (("gaps A1",), "row-B"),
        (("gaps A3 A4 B3 C3",), "row-D"),
        (("gaps A1 B1 C1 D1 E1",), "row-F"),
        (("gaps A1 B1 C1 D1 E1 F1",), "row-G"),
        (("gaps A1 B1 C1 D1 E1 F1 G1",), "capital-exposed"),
    ],
)
def test_why_a_game_was_lost(lines: tuple[str, ...], reason: str) -> None:
    assert GAME.tally().reason(position("phase over", "marker H", *lines)) == reason


def test_a_game_that_is_not_lost_has_no_reason() -> None:
    won = position("gaps A1 B1 C1 D1 E1 F1 G1", "reserve 9V")
    tally = GAME.tally()
    assert tally.reason(won) == ""
    tally.note(won, won.play("invader", "H1 9V"))
    tally.note(won, won.play(CHANCE, "3+4"))
    assert won.result is not None
    assert won.result.winners == ("invader",)
    assert tally.reason(won) == ""
    assert tally.counts(won)["regions"] == 0  # the capital is no region


def luck(at: Position, *moves: str) -> list[dict[str, int]]:
    return [GAME.luck(at, at.read(CHANCE, text)) for text in moves]


def test_luck_of_the_draw_in_base_values() -> None:
    """Vehicles 3, aircraft 2, ships 4 on their base side, upgraded or not."""
    at = position("phase drawing", "to_draw 2", "upgrades V")
    assert luck(at, "P", "V", "A", "S", "breakthrough", "weapon") == [
        {"units": 1, "breakthrough": 0},
        {"units": 3, "breakthrough": 0},
        {"units": 2, "breakthrough": 0},
        {"units": 4, "breakthrough": 0},
        {"units": 0, "breakthrough": 1},
        {"units": 0, "breakthrough": 0},
    ]


def test_luck_of_the_dice() -> None:
    assert luck(position("phase dice", "A1 coast", "attack A1 3S"), "1+1", "5+6") == [
        {"dice": 2},
        {"dice": 11},
    ]
    research = position("phase research_die", "marker D")
    assert luck(research, "4", "5") == [{"research": 1}, {"research": 0}]
    bombing = position("phase bombing", "upgrades A", "marker D", "reserve 4A")
    bombing.play("invader", "bomb 3")
    assert luck(bombing, "3", "4") == [{"bombing": 1}, {"bombing": 0}]


def test_a_set_up_has_no_luck() -> None:
    assert luck(GAME.start(), "sea", "plains") == [{}, {}]


def test_all_outcomes_of_a_position_have_the_same_measures() -> None:
    at, dealer, rng = GAME.start(), Dealer(3), Rng("luck")
    tally: Tally = GAME.tally()
    while at.result is None:
        if at.actors == (CHANCE,):
            text = at.text()
            found = [list(GAME.luck(at, move)) for move, _ in at.chances()]
            assert found.count(found[0]) == len(found)
            assert at.text() == text
            tally.note(at, at.make(CHANCE, draw_chance(at, dealer)))
        else:
            tally.note(at, at.make("invader", random_decision(GAME, at, "invader", rng)))
    assert tally.counts(at)["centres"] == at.to_dict().get("centres", 0)
