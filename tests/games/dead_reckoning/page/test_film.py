"""Films of Dead Reckoning: the scenes of moments, what differs between them, and effects."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.film import Beat, film
from arbitre.core.message import Event, Fact
from arbitre.core.position import View
from arbitre.core.screen import BURST, EFFECTS, Effect, Scene
from arbitre.core.telling import Moment
from arbitre.core.voice import Voice
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.picture import pen
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.human.belongings import PLAYED, SLOTS
from arbitre.games.dead_reckoning.rules.icons import I
from tests.games.dead_reckoning.tables import Turn, islands
from tests.games.dead_reckoning.watching import steps

SCREEN = game.screen()
PHASE = re.compile(r"state-phase|turn(-\w+)?|reach-\w+")
"""What says whose turn it is, and what they may still do in it."""
LARGEST = 150_000


def speak(view: View) -> Voice:
    return game.voice(view, "en")


def scene(position: DeadReckoningPosition, viewer: str | None, tall: bool = False) -> Scene:
    return SCREEN.scene(speak(position.view(viewer)), tall)


def shot(before: DeadReckoningPosition, moments: list[Moment], viewer: str | None) -> list[Beat]:
    seen = [moment.seen(viewer) for moment in moments]
    return film(SCREEN, before.view(viewer), seen, speak, False)


def after(drawn: dict[str, str], beats: list[dict[str, str]]) -> dict[str, str]:
    """A layer once all beats were seen."""
    found = dict(drawn)
    for beat in beats:
        found |= beat
    return {name: markup for name, markup in found.items() if markup}


def still(layer: dict[str, str]) -> dict[str, str]:
    return {name: markup for name, markup in layer.items() if not PHASE.fullmatch(name)}


def as_told(now: DeadReckoningPosition, last: Moment) -> DeadReckoningPosition:
    """DR-H4: in harbor the flag is lowered in clean-up; nothing tells it, the next event shows it."""
    assert isinstance(last.position, DeadReckoningPosition)
    copy, told = now.copy(), last.position.state.table
    table = copy.state.table
    for human in range(table.humans):
        if table.place[human] == 0 and not table.pirate[human]:
            table.pirate[human] = told.pirate[human]
    return copy


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(("seats", "seed", "often"), [(1, 4, 9), (1, 6, 3), (2, 6, 4)])
def test_the_last_beat_leaves_what_is_drawn_then(seats: int, seed: int, often: int) -> None:
    kinds: set[str] = set()
    for number, (before, moments, now) in enumerate(steps(seats, seed, often)):
        viewers = (None, *before.seats)
        viewer = viewers[number // 3 % len(viewers)]
        if not moments or number % 3:
            continue
        beats = shot(before, moments, viewer)
        first, last = scene(before, viewer), scene(as_told(now, moments[-1]), viewer)
        told = speak(before.view(viewer)).tell([moment.event for moment in moments])
        assert [beat.caption for beat in beats] == [line.whole for line in SCREEN.captions(told)]
        assert after(first.pieces, [beat.pieces for beat in beats]) == last.pieces
        state = after(first.state, [beat.state for beat in beats])
        assert still(state) == still(last.state)
        kinds |= {effect.kind for beat in beats for effect in beat.effects}
    assert kinds == set(EFFECTS) - {BURST}  # no ship sank


@pytest.mark.parametrize("seats", [1, 2])
def test_each_element_has_its_id_and_what_it_refers_to_is_there(seats: int) -> None:
    for number, (_, _, now) in enumerate(steps(seats, 5, 4)):
        if number % 20:
            continue
        viewer = (None, *now.seats)[number // 20 % (seats + 1)]
        for tall in (False, True):
            voice = speak(now.view(viewer))
            seen, picture = SCREEN.scene(voice, tall), SCREEN.picture(voice, tall)
            assert picture.state == "\n".join(seen.state.values())
            assert picture.pieces == "\n".join(seen.pieces.values())
            board = set(re.findall(r' id="([^"]+)"', picture.board))
            assert not board & (seen.state.keys() | seen.pieces.keys())
            assert not seen.state.keys() & seen.pieces.keys()
            for name, markup in (*seen.state.items(), *seen.pieces.items()):
                element = ET.fromstring(markup)
                assert element.attrib["id"] == name
                for refers in ("data-from", "data-to"):
                    goal = element.get(refers, "")
                    assert not goal or goal in board | seen.state.keys()
            for name in seen.pieces:
                assert "transform=" in seen.pieces[name].partition(">")[0]


def test_what_was_drawn_before_is_drawn_the_same() -> None:
    for number, (_, _, now) in enumerate([*steps(1, 7, 3), *steps(2, 7, 3)]):
        if number % 25 == 0:
            viewer, tall = now.seats[-1], bool(number % 2)
            kept = scene(now, viewer, tall)
            pen._drawn.empty()
            fresh = scene(now, viewer, tall)
            assert kept.state == fresh.state
            assert kept.pieces == fresh.pieces


def test_the_film_of_an_alliance_turn_is_small() -> None:
    largest = turns = 0
    for before, moments, _ in steps(2, 4, 9):
        if any(moment.event.name == "alliance-turn" for moment in moments):
            turns += 1
            if turns > 15:
                break
            beats = shot(before, moments, "port")
            plain = [[beat.caption, beat.pieces, beat.state] for beat in beats]
            largest = max(largest, len(json.dumps(plain)))
    assert 10_000 < largest < LARGEST


@pytest.mark.parametrize("viewer", [None, "starboard"])
def test_cards_in_a_hand_are_not_drawn_for_others(viewer: str | None) -> None:
    drawn = 0
    for number, (_, moments, _) in enumerate(steps(2, 8, 5)):
        for moment in moments if number % 4 == 0 else []:
            position = moment.position
            assert isinstance(position, DeadReckoningPosition)
            human = position.state.humans[0]
            names = {
                f"{'crew' if viewer is None else 'crew-port'}-{n}" for n in position.notation.crew
            }
            seen = names & scene(position, viewer).pieces.keys()
            assert len(seen) == human.where.count(PLAYED)
            drawn += len(seen)
    assert drawn > 50


@pytest.mark.parametrize("seed", [4, 6])
def test_a_set_up_is_told_in_few_lines(seed: int) -> None:
    """Tiles, cards and the first card of the Alliance; afterwards each line is told, as in the log."""
    all_steps = steps(1, seed, 9)
    before, moments, _ = next(all_steps)
    told = speak(before.view("player")).tell([moment.event for moment in moments])
    captions = SCREEN.captions(told)
    names = [line.events[0].name for line in captions]
    assert (names[:2], names[-1]) == (["alliance-turn", "card"], "human-turn")
    assert "end-space" in names  # DR-L6: its ship ends somewhere on every card
    assert not {"tile", "dealt", "explorer-cube"} & set(names)
    assert len(captions) < len(told)
    before, moments, _ = next(all_steps)
    told = speak(before.view("player")).tell([moment.event for moment in moments])
    assert SCREEN.captions(told) == told


# -- what is seen of single events -----------------------------------------------------------


def watched(turn: Turn, text: str) -> list[Beat]:
    before = turn.position.copy()
    moments = turn.position.watch(turn.seat, turn.position.read(turn.seat, text))
    return shot(before, moments, turn.seat)


def a_turn(seats: int = 1) -> Turn:
    turn = Turn(seats, islands("A1=amber_bay", "B1=crown_reef"))
    turn.sail_to("A1")
    return turn


def face(markup: str, name: str = "face") -> str:
    found = re.search(rf'data-{name}="([^"]*)"', markup)
    return found[1] if found else ""


def test_a_ship_moves_and_a_card_played_is_turned() -> None:
    turn = a_turn()
    turn.hold("captain")
    (plays,) = watched(turn, "play captain")
    assert "played" in face(plays.pieces["crew-captain"])
    turn.human.points = 3
    (moved,) = watched(turn, "move B1")
    assert "transform=" in moved.pieces["ship-player"]
    assert "island-B1" not in moved.state


def test_a_card_that_is_bought_is_like_the_one_held() -> None:
    turn = a_turn()
    number = next(n for n, card in enumerate(turn.position.values.cards) if card.back is None)
    turn.offer("A1", number)
    turn.aboard(cargo=turn.position.values.cards[number].cost)
    lay = scene(turn.position, turn.seat).pieces["card-A1"]
    (buys,) = watched(turn, "buy")
    assert buys.pieces["card-A1"] == ""
    assert face(buys.pieces["held-1"], "like") == face(lay, "like") == f"card-{number}"


def test_a_sleeved_card_slides_onto_its_sailor() -> None:
    turn = a_turn()
    number = next(n for n, card in enumerate(turn.position.values.cards) if card.back is None)
    turn.human.where[turn.crew("captain")] = PLAYED
    turn.human.held = [number, 0]
    before = scene(turn.position, turn.seat).pieces
    turn.human.held = []
    slot = turn.position.values.cards[number].slot
    turn.human.sleeves[turn.crew("captain") * SLOTS + slot] = number
    after_it = scene(turn.position, turn.seat).pieces
    # what leaves one piece comes to one like it (core.screen)
    strip = after_it[f"sleeved-captain-{slot + 1}"]
    assert face(strip, "like") == face(before["held-1"], "like") == f"card-{number}"
    assert face(strip, "to") == "discard"
    # the sailor is not turned over by it
    assert face(before["crew-captain"]) == face(after_it["crew-captain"])


def test_what_comes_to_nothing_on_a_space_leads_there() -> None:
    turn = a_turn()
    lost = Event("cubes-lost", "DR-L3", {"space": "A1", "n": 2})
    assert effects(turn, lost, "player") == [("shake", "island-A1", "")]
    no_room = Event("cube-lost", "DR-L3", {"side": 1, "space": "B1"})
    assert effects(turn, no_room, "player") == [("shake", "island-B1", "")]


def test_a_card_of_the_alliance_is_framed_when_it_is_turned_up() -> None:
    turned = Event("card", "DR-D1", {"card": "Raider 2", "shown": "normal", "band": 2})
    assert effects(a_turn(), turned, "player") == [("ring", "alliance-card", "")]


def test_cubes_come_and_go_a_building_and_control_go_with_them() -> None:
    turn = a_turn()
    spaces = turn.position.values.islands[turn.table.tiles[1]].spaces
    turn.cubes("A1", spaces // 2, spaces - spaces // 2)
    turn.built("A1", 0)
    turn.human.icons[I] = 2
    assert "building-A1-outpost" in scene(turn.position, "player").pieces
    beats = watched(turn, "influence 2")
    gone = [name for beat in beats for name, markup in beat.pieces.items() if not markup]
    assert f"cube-A1-alliance-{spaces - spaces // 2}" in gone
    assert any(f"cube-A1-player-{spaces // 2 + 1}" in beat.pieces for beat in beats)
    assert turn.table.control[1] == 0
    assert "building-A1-outpost" in gone


def effects(turn: Turn, event: Event, viewer: str) -> list[tuple[str, str, str]]:
    found: list[Effect] = SCREEN.effects(event, speak(turn.position.view(viewer)))
    return [(effect.kind, effect.id, effect.text) for effect in found]


def test_what_is_seen_besides_has_the_names_of_the_viewer() -> None:
    turn = a_turn(2)
    sunk = Event("human-sunk", "DR-K3", {"human": 0, "n": 5, "enemy": 2})
    assert effects(turn, sunk, "starboard") == [("burst", "ship-port", "")]
    # the partner's things have their name, one's own have none
    load = Event("loads", "DR-H13", {"human": 0, "n": 2, "good": "cargo"})
    assert effects(turn, load, "starboard") == [("label", "hold-port", "+2")]
    assert effects(turn, load, "port") == [("label", "hold", "+2")]
    taken = Event("plunders", "DR-K9", {"human": 0, "enemy": 2, "coins": 2, "cargo": 0})
    assert effects(turn, taken, "port") == [("label", "hold", "+2")]
    coin = Event("coin", "DR-H27", {"human": 0})
    assert effects(turn, coin, "port") == [("label", "hold", "+1")]
    turn.sail_to("H")
    assert effects(turn, coin, "port") == [("label", "chest", "+1")]
    toss = Event("toss", "DR-L2", {"space": "A1", "fell": "heads", "card": 1})
    ((kind, where, said),) = effects(turn, toss, "port")
    assert (kind, where) == ("roll", "alliance-card")
    assert said
    made: dict[str, Fact] = {"side": 2, "space": "A1", "coins": 1, "cargo": 2}
    assert effects(turn, Event("produces", "DR-R6", made), "port") == [
        ("label", "island-A1", "+3"),
        ("shake", "dock-alliance1", ""),
    ]
