"""Beside a real table: the same engine as in the full game, every case, and sessions at the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.message import Event
from arbitre.core.record import read_record
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.notation import spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, DEFENCE
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.human.belongings import goods_aboard
from arbitre.games.dead_reckoning.rules.state import ALLIANCE
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES, SIDES, OpenTable
from arbitre.games.dead_reckoning.rules.values import PLUNDER
from arbitre.term.play import _begun
from tests.games.dead_reckoning.case_files import Case, all_cases, run
from tests.games.dead_reckoning.companion_cases import (
    ME,
    CompanionPlay,
    beside,
    finish_turn,
    saying,
)
from tests.term.tables import moves, piped, request
from tests.toys.climb import Climb

UNLIKE = ("defends-with", "faces", "human-turn", "turns-over", "over")
"""Events of a human's own part."""


# -- the same engine -------------------------------------------------------------------------


def shown(table: OpenTable) -> dict[str, object]:
    """All that lies open, but for what a human's own turn leaves behind."""
    names = "values humans difficulty side produced halves"
    return {
        name: getattr(table, name)
        for name in dir(OpenTable)
        if isinstance(getattr(OpenTable, name), MemberDescriptorType | GetSetDescriptorType)
        if name not in names.split() and name not in ("plan", "__dict__", "__weakref__")
    }


def mirrored(full: DeadReckoningPosition) -> DeadReckoningPosition:
    """The same table beside a real one, just before the Alliance's turn."""
    table = full.state.table
    position = DeadReckoningPosition(full.edition, full.values, table.humans, table.difficulty)
    position.state = full.state.copy()
    position.state.companion = True
    return position


@pytest.mark.rule("DR-Q1")
@pytest.mark.rule("DR-Q3")
@pytest.mark.parametrize("number", range(12))
def test_the_full_game_and_the_companion_take_the_same_steps(number: int) -> None:
    """From the start of an Alliance's turn, with the same chance, to its end."""
    rng = Random(number)
    options: dict[str, object] = {"difficulty": DIFFICULTIES[number % 4]}
    full = game.start(number, seats=1 + number % 2, options=options)
    full.dealer = None
    turns = 0
    twin: DeadReckoningPosition | None = None
    mine: list[Event] = []
    theirs: list[Event] = []
    for _ in range(3000):
        if full.result is not None or turns >= 25:
            break
        if full.state.phase != ALLIANCE and twin is not None:
            assert shown(full.state.table) == shown(twin.state.table)
            assert alike(mine) == alike(theirs)
            turns, twin = turns + 1, None
        elif full.state.phase == ALLIANCE and twin is None:
            twin, mine, theirs = mirrored(full), [], []
        (actor,) = full.actors
        found = [m for m, _ in full.chances()] if actor == CHANCE else full.moves(actor)
        plain = [move for move in found if move.text() in ("done", "stow 0")]
        move = plain[0] if plain else rng.choice(found)
        own = full.state.battle is not None and actor != CHANCE
        mine += full.make(actor, move)
        if twin is not None:
            theirs += [] if own else twin.play(actor, move.text())
            theirs += caught_up(full, twin)
    assert turns > 3


def alike(events: list[Event]) -> list[Event]:
    return [event for event in events if event.name not in UNLIKE]


def caught_up(full: DeadReckoningPosition, twin: DeadReckoningPosition) -> list[Event]:
    """What a person types in a battle: their cubes, what of the plunder fits, and that they are done."""
    events: list[Event] = []
    while twin.state.battle is not None:
        battle, other = twin.state.battle, full.state.battle
        me = twin.seats[battle.human]
        if battle.stage == DEFENCE and other is not None and other.stage != DEFENCE:
            events += twin.play(me, f"cubes {other.mine}")
        elif battle.stage == ABILITIES and (other is None or other.stage < ABILITIES):
            table, plunder = twin.state.table, battle.my_faces[PLUNDER]
            goods = goods_aboard(table, battle.human)
            goods -= min(goods, battle.their_faces[PLUNDER])
            room = max(full.state.humans[battle.human].room - goods, 0)
            if plunder > room:
                faces = [*battle.my_faces[:PLUNDER], room]
                act = twin.notation.act("faces", *faces)
                events += twin.play(me, act.text())
            events += twin.play(me, "done")
        else:
            break
    return events


CASES = [
    pytest.param(case, marks=[pytest.mark.rule("DR-Q3")], id=str(case))
    for case in all_cases()
    if "bare" not in " ".join(case.before).split()
]


@pytest.mark.parametrize("case", CASES)
def test_every_case_through_the_companion(case: Case) -> None:
    """All but those with a tile left bare: beside a table it is filled first."""
    run(case, CompanionPlay)


# -- at the terminal -------------------------------------------------------------------------

SESSION = {
    "en": (
        ["Palmetto", "S 1", "Amber Bay", "C 1", "Skerry", "I 2"],
        ["set ship B1", "set damage 3", "undo", "set mode pirate", "go"],
        ["Settler 1", "Mangrove", "S2 2"],
        ["set C1 coins 2", "set A9 coins 1", "go", "Trader 1", "end won"],
    ),
    "fr": (
        ["Palmetto", "S 1", "Baie d’Ambre", "C 1", "Écueil", "I 2"],
        ["mettre navire B1", "mettre dégâts 3", "annuler", "poser mode pirate", "tour"],
        ["Colon 1", "Mangrove", "S2 2"],
        ["mettre C1 pièces 2", "mettre A9 pièces 1", "tour", "Négociant 1", "fin gagné"],
    ),
}
TOLD = {
    "en": ("Set: set ship B1 [DR-Q1]", "How: “?”", "refused (DR-Q1)", "Skerry"),
    "fr": ("Réglé\u00a0: mettre navire B1 [DR-Q1]", "«\u00a0tour\u00a0»", "(DR-Q1)", "Écueil"),
}


@pytest.mark.rule("DR-Q2")
@pytest.mark.rule("DR-Q3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_turns_at_the_terminal(lang: str, tmp_path: Path) -> None:
    """Worked out by hand.

    Settler 1: the cube on B1 is ignored (a pirate sits there), C1 is taken and gets an outpost, C2 is
    explored. Trader 1: a third cube on C1, C2 is taken, 2 coins, and 2 lying on C1: 15 + 4.
    """
    path = tmp_path / "game.arb"
    asked = request("human", lang, rules=game, companion=True, record=path)
    lines = [line for part in SESSION[lang] for line in part]
    played = piped(asked, *lines)
    assert played.code == 0
    flat = " ".join(played.out.split(" ")).replace("\n    ", " ").replace("\n", " ")
    for told in TOLD[lang]:
        assert told in flat, told
    text = path.read_text(encoding="utf-8")
    assert moves(path)[6:8] == ["player set ship B1", "player set mode pirate"]
    assert moves(path)[-1] == "end player DR-E4"
    assert list(read_record(text).replay())
    end = read_record(text).resume(None).position
    assert isinstance(end, DeadReckoningPosition)
    table = end.state.table
    skerry, mangrove = space_of("C1"), space_of("C2")
    assert table.dock_coins[1] == 19
    assert (table.control[skerry], table.control[mangrove], table.control[2]) == (1, 1, -1)
    assert (table.cubes[skerry * SIDES + 1], table.cubes[mangrove * SIDES + 1]) == (3, 3)
    assert (table.buildings[skerry], table.explorer[1], table.cubes[2 * SIDES + 1]) == (1, 1, 0)
    assert (table.damage[0], table.place[1]) == (0, 0)


@pytest.mark.rule("DR-Q3")
def test_a_saved_session_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    first, second, third, _ = SESSION["en"]
    asked = request("human", "en", rules=game, companion=True, record=path)
    piped(asked, *first, *second, *third, "quit")
    again = request("human", "en", rules=game, resume=path)
    played = piped(again, "undo", "S2 2", "set last player", "go", "Trader 1", "end lost")
    assert moves(path)[-1] == "end alliance DR-E4"
    assert "count the scores at the table" in " ".join(played.out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_in_a_battle_and_in_the_help(lang: str) -> None:
    words = game.voice(None, lang).words
    position = beside()
    assert (
        spoken("set ship B2", lang)
        in game.terminal(game.voice(position.view(ME), words.lang)).help()
    )
    saying(position, "set ship B1", "go")
    position.play(CHANCE, "raider-1")
    while position.state.battle is None:
        position.make(CHANCE, position.chances()[0][0])
    assert "cubes 3" in game.voice(position.view(ME), words.lang).prompt()
    assert game.draft(position.view(ME), lang).add("cubes 1").ruling is None
    saying(position, "cubes 1")
    position.play(CHANCE, "crown")
    position.play(CHANCE, "hit")
    assert "faces" in game.voice(position.view(ME), words.lang).prompt()


def test_a_game_says_how_it_is_played_beside_a_table() -> None:
    """The option may be said otherwise: then the whole game is played with chance typed in."""
    assert Climb().companion_options() == {}
    assert game.companion_options() == {"companion": True}
    asked = request("human", "en", rules=game, companion=True)
    asked.options = {"companion": False}
    position = _begun(asked).recorder.position
    assert isinstance(position, DeadReckoningPosition)
    assert not position.state.companion
    asked.options = {"difficulty": "expert"}
    recorder = _begun(asked).recorder
    assert isinstance(recorder.position, DeadReckoningPosition)
    assert recorder.position.state.companion
    assert recorder.header.options == {"companion": True, "difficulty": "expert"}


@pytest.mark.rule("DR-Q2")
def test_cards_of_the_box_are_typed_once_into_an_edition() -> None:
    """Each band is a line of one's own edition file; it is kept for the next time."""
    source = game.edition("").source.replace('name = "reconstructed"', 'name = "own"', 1)
    line = 'n1 = "B1 1, C1 2, C2 1 | end H | out"'
    assert line in source
    own = game.read_edition(source.replace(line, line.replace("out", "$7")), "own.toml")
    position = game.start(3, edition=own, options={"companion": True})
    position.dealer = None
    saying(position, "go")
    position.play(CHANCE, "settler-1")
    finish_turn(position)
    assert position.state.table.dock_coins[1] == 22
