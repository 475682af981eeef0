"""Options, the set-up of a game, and who sits where."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal, Message
from arbitre.games.power.rules.board import read_board
from arbitre.games.power.rules.setting import board_of
from tests.games.power.tables import (
    COLOURS,
    START,
    clause_of,
    data_of,
    load,
    start,
)

OPTIONS: list[tuple[str, object, str]] = [
    ("map", "classic", "PW-B7"),
    ("ship_diagonals", False, "PW-P6"),
    ("box_limits", False, "PW-P9"),
    ("hq_pays", False, "PW-W3"),
    ("claim_power", False, "PW-W4"),
    ("hourglass", 0, "PW-O1"),
    ("time_limit", 0, "PW-F7"),
    ("rounds", -1, "PW-F7"),
    ("companion", False, "PW-T3"),
    ("referee", "", "PW-S2"),
    ("mercenary", "red", "PW-31"),
    ("north", "green", "PW-21"),
]


@pytest.mark.parametrize(
    ("name", "default", "clause"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(row[2])) for row in OPTIONS],
)
def test_an_option_has_its_default_and_its_clause(name: str, default: object, clause: str) -> None:
    options = {option.name: option for option in game("power").options}
    assert list(options) == [row[0] for row in OPTIONS]
    assert (options[name].default, options[name].clause) == (default, clause)


@pytest.mark.rule("PW-B1")
def test_each_colour_has_the_headquarters_of_its_letter() -> None:
    board = data_of(start())["board"]
    for letter, colour in zip("VBJR", COLOURS, strict=True):
        assert list(board[f"HQ{letter}"]) == [colour]


@pytest.mark.rule("PW-B4")
@pytest.mark.parametrize(
    ("colour", "letter", "flown"),
    [
        ("green", "V", "IN IW IX B0 J0 R0 B5 R3"),
        ("blue", "B", "IE IN IX V0 J0 R0 V3 J5"),
        ("yellow", "J", "IE IS IX V0 B0 R0 B3 R5"),
        ("red", "R", "IS IW IX V0 B0 J0 J3 V5"),
    ],
)
def test_where_soldiers_and_fighters_go_from_their_headquarters(
    colour: str, letter: str, flown: str
) -> None:
    position = load(board={f"HQ{letter}": {colour: {"S": 1, "C": 1}}})
    found = [move.text().split() for move in position.moves(colour)[1:]]
    soldier = {to for kind, _, to in found if kind == "S"}
    assert soldier == {letter + number for number in "4678"}
    fighter = {to for kind, _, to in found if kind == "C"}
    assert fighter == {f"{letter}{number}" for number in range(9)} | set(flown.split())


# kind: steps, power; the table of the rules, typed again
TABLE_OF_PIECES = {
    "S": (2, 2),
    "T": (3, 3),
    "C": (5, 5),
    "D": (1, 10),
    "R": (2, 20),
    "A": (3, 30),
    "B": (5, 25),
    "CR": (1, 50),
    "M": (0, 0),
    "P": (0, 1),
}


@pytest.mark.rule("PW-P1")
@pytest.mark.rule("PW-C1")
@pytest.mark.rule("PW-F7")
@pytest.mark.parametrize("kind", TABLE_OF_PIECES)
def test_the_table_of_pieces(kind: str) -> None:
    steps, power = TABLE_OF_PIECES[kind]
    position = load(reserves={"red": {kind: 7}})
    assert position.scores() == {"green": 0, "blue": 0, "yellow": 0, "red": 7 * power}
    values = position.setting.values
    assert values.move[list(TABLE_OF_PIECES).index(kind)] == steps


@pytest.mark.rule("PW-B7")
def test_a_map_is_unfair_when_only_the_owners_of_its_spaces_differ() -> None:
    """The distances are those of the classic board, but V4 and B4 have changed places."""
    classic = board_of("classic").text()
    text = classic.replace("V4", "?").replace("B4", "V4").replace("?", "B4")
    with pytest.raises(BadInput) as refused:
        read_board(text, "swapped")
    # green and blue are each other's mirror image, yellow has its own 4
    assert refused.value.message == Message("map-unfair", {"kind": "S", "army": "yellow"})


@pytest.mark.rule("PW-B7")
def test_a_space_may_be_bent() -> None:
    """S11 takes the cells of R8 and R5 and is in one piece: what is wrong is that red lacks sectors."""
    bent = board_of("classic").text().replace("R8", "S11").replace("R5", "S11")
    with pytest.raises(BadInput) as refused:
        read_board(bent, "bent")
    assert refused.value.message == Message("map-sectors", {"army": "red"})


@pytest.mark.rule("PW-B7")
def test_the_classic_map_is_the_one_without_a_name() -> None:
    assert start().setting.map == load().setting.map == "classic"
    assert "map" not in data_of(start())
    assert data_of(start(map="ring"))["map"] == "ring"


@pytest.mark.rule("PW-S1")
@pytest.mark.rule("PW-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mercenary", COLOURS)
def test_all_four_armies_are_set_up_whoever_leads_them(seats: int, mercenary: str) -> None:
    data = data_of(start(seats, mercenary=mercenary))
    assert data["board"] == {
        f"HQ{letter}": {colour: START}
        for letter, colour in zip("BJRV", "blue yellow red green".split(), strict=True)
    }
    assert data["reserves"] == {}
    assert data["flags"] == {colour: [colour] for colour in COLOURS}
    if seats == 3:
        assert data["mercenary"] == mercenary
        assert mercenary not in start(3, mercenary=mercenary).seats


@pytest.mark.rule("PW-S2")
def test_the_first_referee_is_given_or_the_first_seat() -> None:
    assert data_of(start(3, mercenary="green"))["referee"] == "blue"
    assert data_of(start(2, north="yellow"))["referee"] == "yellow"
    assert data_of(start(3, mercenary="green", referee="red"))["referee"] == "red"
    assert data_of(load())["referee"] == "green"
    assert data_of(load(players=3, mercenary="green"))["referee"] == "blue"
    assert data_of(load(options={"referee": "yellow"}))["referee"] == "yellow"
    assert data_of(load(options={"referee": "yellow"}, referee="red"))["referee"] == "red"
    fallen = load(flags={"blue": ["blue", "green"], "red": ["red"]})
    assert data_of(fallen)["referee"] == "blue"


@pytest.mark.rule("PW-S2")
def test_only_seats_play() -> None:
    assert start().seats == COLOURS
    assert start(3).seats == COLOURS[:3]
    assert clause_of(start(3), "red", "-") == "PW-S2"
    assert clause_of(start(), "purple", "-") == "PW-S2"
    assert clause_of(start(2), "green", "-") == "PW-S2"
    assert start().declarations("purple") == []
    position = start()
    with pytest.raises(Illegal) as refused:
        position.make("purple", position.read("green", "-"))
    assert refused.value.ruling.clause == "PW-S2"
    with pytest.raises(BadInput):
        start(5)


@pytest.mark.rule("PW-21")
def test_the_two_armies_of_a_player_are_neighbours() -> None:
    apart = {"north": ["green", "yellow"], "south": ["blue", "red"]}
    with pytest.raises(BadInput) as refused:
        load(players=2, seats=apart)
    assert refused.value.message.key == "seat-neighbours"
    round_the_corner = {"north": ["red", "green"], "south": ["blue", "yellow"]}
    assert data_of(load(players=2, seats=round_the_corner))["seats"] == round_the_corner


@pytest.mark.rule("PW-P9")
def test_no_army_has_more_than_its_box() -> None:
    full = {"S": 3, "R": 2, "T": 6, "C": 6, "A": 3, "B": 3, "M": 1}
    limits = {"box_limits": True}
    load(options=limits, board={"V0": {"green": full}}, reserves={"green": {"P": 10}})
    for kind, number in full.items():
        more = {**full, kind: number + 1}
        with pytest.raises(BadInput) as refused:
            load(options=limits, board={"V0": {"green": more}})
        assert refused.value.message.key == "box-over"
        load(board={"V0": {"green": more}})


@pytest.mark.rule("PW-S1")
def test_an_edition_of_ones_own_may_begin_without_a_kind() -> None:
    power = game("power")
    source = power.edition("").source.replace('name = "classic"', 'name = "mine"')
    for without in ("T = 0\n", ""):
        # the first such line under [setup]; the one of the box stays
        mine = power.read_edition(source.replace("T = 2\n", without, 1), "mine")
        data = power.start(edition=mine).to_dict()
        assert data["board"]["HQV"] == {"green": {"S": 2, "C": 2, "D": 2}}  # type: ignore[index]
    with pytest.raises(BadInput) as refused:
        power.read_edition(source.replace("T = 2\n", "T = -1\n", 1), "mine")
    assert refused.value.message.key == "edition-number"
