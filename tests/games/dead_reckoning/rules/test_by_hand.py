"""Beside a real table: the program runs the Alliance, people set and type the rest (DR-Q1 to DR-Q3)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.message import BadInput, Illegal
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, DEFENCE
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.state import ALLIANCE, EDITS, OVER
from arbitre.games.dead_reckoning.rules.table import SIDES
from tests.games.dead_reckoning.companion_cases import ME, beside, finish_turn, saying


def refused(position: DeadReckoningPosition, text: str, clause: str, key: str) -> None:
    before = position.text()
    with pytest.raises(Illegal) as refusal:
        saying(position, text)
    ruling = refusal.value.ruling
    assert (ruling.clause, ruling.message.key) == (clause, key)
    assert position.text() == before


# -- the table is set by hand ----------------------------------------------------------------


@pytest.mark.rule("DR-Q1")
def test_only_the_table_is_asked_for() -> None:
    """No bonus tiles, no hands: after the first row the table can be set."""
    position = beside()
    assert position.actors == (ME,)
    assert position.state.phase == EDITS
    assert position.state.table.dock_coins[1] == 15


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("typed", "what", "value"),
    [
        ("set ship B1", lambda t: t.place[0], 2),
        ("set mode pirate", lambda t: t.pirate[0], True),
        ("set damage 2", lambda t: t.damage[0], 2),
        ("set coins 3", lambda t: t.aboard_coins[0], 3),
        ("set cargo 9", lambda t: t.aboard_cargo[0], 9),
        ("set A2 tile Tern Rock", lambda t: t.tiles[4], 1),
        ("mettre A2 plateau Rocher aux Sternes", lambda t: t.tiles[4], 1),
        ("set A1 cubes alliance 2", lambda t: t.cubes[1 * SIDES + 1], 2),
        ("set A1 permanent player 1", lambda t: t.permanent[1 * SIDES], 1),
        ("set A1 control player", lambda t: (t.control[1], t.permanent[4]), (0, 1)),
        ("set A1 coins 2", lambda t: t.coins[1], 2),
        ("set A1 cargo 1", lambda t: t.cargo[1], 1),
        ("set A1 card none", lambda t: t.face[1], -1),
        ("set supply fort 5", lambda t: t.supply[2], 5),
        ("set supply guns2 0", lambda t: t.upgrade_supply[5], 0),
        ("set claimed player explorer builder", lambda t: t.claimed[0], 0b110000),
        ("set alliance dock 17", lambda t: t.dock_coins[1], 17),
        ("set alliance cargo 2", lambda t: t.dock_cargo[1], 2),
        ("set alliance damage 4", lambda t: t.damage[1], 4),
        ("set alliance place C4", lambda t: t.place[1], 12),
        ("set alliance cannons 2", lambda t: t.cannons[1], 2),
        ("set alliance legendary 1", lambda t: t.legendary[1], 1),
        ("set alliance experts 2", lambda t: t.experts[1], 2),
        ("set turn 5", lambda t: t.turn[1], 4),
        ("set last player", lambda t: t.trigger, 0),
        (
            "set alliance piles 4 2 3",
            lambda t: (t.merchant_pile[1], t.pirate_pile[1], t.pirate_power[1]),
            (4, 2, 3),
        ),
    ],
)
def test_each_thing_can_be_set(typed: str, what: object, value: object) -> None:
    position = beside()
    events = saying(position, typed)
    assert (events[0].name, events[0].clause) == ("edit", "DR-Q1")
    assert callable(what)
    assert what(position.state.table) == value
    assert game.load(position.to_dict()).text() == position.text()


@pytest.mark.rule("DR-Q1")
def test_control_follows_from_cubes_and_buildings_come_from_the_supply() -> None:
    position = beside()
    table = position.state.table
    events = saying(position, "set A1 cubes player 3", "set A1 buildings fort garrison")
    assert [event.name for event in events] == ["edit", "control", "permanent", "edit"]
    assert (table.buildings[1], table.supply) == (0b110, [8, 6, 6])
    # the Alliance takes it: the buildings go (DR-L5)
    saying(position, "set A1 cubes player 2 alliance 3")
    assert (table.control[1], table.buildings[1], table.supply) == (1, 0, [8, 7, 7])
    assert table.permanent[4:6] == [1, 1]
    # another tile: nothing of the old one is left
    saying(position, "set A1 tile Mangrove")
    assert (table.control[1], table.cubes[4:6], table.permanent[4:6]) == (-1, [0, 0], [0, 0])


@pytest.mark.rule("DR-Q1")
def test_a_card_by_its_icons() -> None:
    position = beside()
    table, cards = position.state.table, position.values.cards
    saying(position, "set B1 card C 1")
    face = table.face[2]
    assert (cards[face].icons[1], cards[face].cost, cards[face].back) == (1, 1, None)
    saying(position, "set B1 card M S")
    assert cards[table.face[2]].back is not None
    refused(position, "set B1 card zebra", "DR-Q1", "edit-card")
    refused(position, "set A2 card C 1", "DR-Q1", "edit-unexplored")


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("set A1 cubes player 6", "edit-number"),
        ("set A1 cubes player 3 alliance 3", "edit-cubes"),
        ("set A1 cubes somebody 1", "edit-side"),
        ("set A2 cubes player 1", "edit-no-island"),
        ("set A2 tile nowhere", "edit-tile"),
        ("set A2 tile palmetto", "edit-tile-lies"),
        ("set A1 buildings fort", "edit-nobody"),
        ("set damage 5", "edit-number"),
        ("set alliance cargo 3", "edit-number"),
        ("set alliance mode pirate", "edit-unknown"),
        ("set ship D9", "edit-unknown"),
        ("set claimed player nothing", "edit-achievement"),
        ("set turn 0", "edit-number"),
        ("set wind 3", "edit-unknown"),
        ("end", "edits-now"),
        ("buy", "edits-now"),
    ],
)
def test_what_is_impossible_is_refused(text: str, key: str) -> None:
    refused(beside(), text, "DR-Q1", key)


@pytest.mark.rule("DR-Q1")
def test_more_refusals() -> None:
    position = beside()
    saying(position, "set A1 cubes player 3", "set supply fort 0")
    refused(position, "set A1 buildings fort", "DR-Q1", "edit-supply")
    refused(position, "set A1 buildings tower", "DR-Q1", "edit-building")
    refused(position, "set A1 control alliance", "DR-Q1", "edit-control")
    refused(position, "set A1 permanent player 0", "DR-Q1", "edit-number")
    saying(position, "set supply fort 1", "set A1 buildings fort")
    refused(position, "set supply fort 7", "DR-Q1", "edit-number")  # one of the seven stands
    saying(position, "set supply fort 6")


@pytest.mark.rule("DR-Q1")
def test_buildings_are_listed_for_an_island_that_somebody_controls() -> None:
    position = beside()

    def listed(island: str) -> list[str]:
        start = f"set {island} buildings "
        texts = [move.text() for move in position.moves(ME)]
        return [text.removeprefix(start) for text in texts if text.startswith(start)]

    assert listed("A1") == ["none"]  # nobody's
    saying(position, "set A1 cubes player 3")
    assert listed("A1") == ["outpost", "garrison", "fort", "none"]
    saying(position, "set supply garrison 0")
    assert listed("A1") == ["outpost", "fort", "none"]


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_listed_can_be_typed_in_both_languages(seats: int) -> None:
    position = beside(seats)
    name = position.actors[0]
    saying(position, "set A1 control " + name, "set A1 buildings outpost")
    for move in position.moves(name):
        for lang in LANGUAGES:
            typed = spoken(move.text(), lang, position.values)
            assert neutral(typed, position.values) == move.text(), typed
        assert position.read(name, move.text()) == move
        position.copy().make(name, move)


# -- the course ------------------------------------------------------------------------------


@pytest.mark.rule("DR-Q3")
def test_turn_after_turn_each_step_with_its_clause() -> None:
    position = beside()
    saying(position, "set ship B1", "go")
    events = finish_turn(position)
    assert events
    assert all(event.clause for event in events)
    assert (position.state.phase, position.state.table.turn[1]) == (EDITS, 1)
    saying(position, "set turn 4", "go")
    card = next(event for event in finish_turn(position) if event.name == "card")
    assert card.args["band"] == 2  # DR-D1


@pytest.mark.rule("DR-Q1")
def test_tiles_left_bare_get_a_card_before_the_turn() -> None:
    position = beside()
    saying(position, "set A2 tile Mangrove", "set A1 card none", "go")
    assert position.state.table.at == space_of("A1")
    position.play(CHANCE, position.chances()[0][0].text())
    assert position.state.table.at == space_of("A2")


@pytest.mark.rule("DR-Q1")
def test_the_last_turn_after_the_humans_fourth() -> None:
    """DR-E2: one turn of the Alliance more; then the scores are counted at the table."""
    position = beside()
    events = saying(position, "set claimed player explorer builder colonist terror")
    assert events[-1].name == "end-triggered"
    events = saying(position, "go")
    assert events[0].name == "last-turns"
    assert finish_turn(position)[-1].name == "turns-over"
    refused(position, "go", "DR-E2", "no-turn-left")
    undone = position.copy()
    saying(undone, "set last none", "go")
    assert undone.state.phase == ALLIANCE
    saying(position, "end won")
    assert position.state.phase == OVER
    assert position.result is not None
    assert (position.result.winners, position.result.scores) == ((ME,), {})


@pytest.mark.rule("DR-Q1")
def test_the_alliance_triggers_and_the_human_has_one_more() -> None:
    position = beside()
    saying(position, "set last alliance", "go")
    assert position.state.phase == EDITS
    refused(position, "go", "DR-E2", "no-turn-left")
    saying(position, "fin perdu")
    assert position.result is not None
    assert position.result.winners == ("alliance",)


@pytest.mark.rule("DR-Q2")
def test_a_battle_is_fought_at_the_table() -> None:
    """Raider 1 attacks on turn 1; two cubes for the human, who has abilities."""
    position = beside()
    saying(position, "set ship B1", "set coins 2", "go")
    position.play(CHANCE, "raider-1")
    while position.state.battle is None:
        position.make(CHANCE, position.chances()[0][0])
    battle = position.state.battle
    assert (position.actors, battle.stage) == ((ME,), DEFENCE)
    refused(position, "cubes 41", "DR-Q2", "cubes-so-many")
    refused(position, "done", "DR-Q2", "cubes-so-many")
    saying(position, "cubes 2")
    position.play(CHANCE, "crown_hit")  # the Alliance's only cube
    position.play(CHANCE, "nothing")
    position.play(CHANCE, "plunder")
    assert (position.actors, battle.stage) == ((ME,), ABILITIES)
    refused(position, "cubes 2", "DR-Q2", "faces-or-done")
    saying(position, "faces cc p", "parer")  # one was dropped again; a hit ignored
    refused(position, "brace", "DR-Q2", "faces-or-done")
    table = position.state.table
    assert game.load(position.to_dict()).text() == position.text()
    events = saying(position, "assez")
    assert "battle-won" in [event.name for event in events]
    assert (table.damage[0], table.aboard_coins[0], table.dock_coins[1]) == (0, 3, 14)


@pytest.mark.rule("DR-Q2")
def test_the_program_may_draw_and_drop() -> None:
    """With a dealer nothing is typed but the human's own part."""
    position = game.start(7, options={"companion": True})
    for _ in range(3):
        saying(position, "go")
        while position.state.phase == ALLIANCE:
            assert position.actors == (ME,)
            position.play(ME, position.moves(ME)[0].text())
    assert position.state.table.turn[1] == 3


@pytest.mark.parametrize("name", ["greedy"])
def test_a_hint_lets_the_alliance_go_on(name: str) -> None:
    bot = game.bots()[name](game)
    position = game.start(5, options={"companion": True})
    saying(position, "set ship B1", "set coins 3")
    for _ in range(400):
        if position.result is not None:
            break
        advice = bot.advise(position.view(ME), Rng(1), 0)
        assert advice.move == bot.decide(position.view(ME), Rng(1), 0)
        assert advice.move in position.moves(ME)
        position.play(ME, advice.move.text())
    assert position.result is not None


def test_two_against_two() -> None:
    position = beside(2)
    assert position.actors == ("port",)
    saying(position, "set starboard ship B1", "set A1 cubes alliance2 3", "set turn 2", "go")
    assert position.state.table.turn[2] == 2
    finish_turn(position)
    assert position.actors == ("port",)
    saying(position, "go")
    finish_turn(position)
    assert position.actors == ("starboard",)


def test_impossible_companions_are_refused() -> None:
    data = beside().to_dict()
    for wrong in ({"companion": False}, {"companion": 1}, {"phase": "main"}):
        with pytest.raises(BadInput):
            game.load({**data, **wrong})
    full = game.start(1).to_dict()
    with pytest.raises(BadInput):
        game.load({**full, "phase": "edits"})
