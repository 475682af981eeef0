"""What things are, where one points at them: every thing has a text, every text stands in the board."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.words import LANGUAGES
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.rules.state import DIE
from tests.games.sans_allies.drawings import MOMENTS, SVG, drawn, late, title

SCREEN = game.screen()
SAYING = (
    "card-",
    "piece-",
    "unit-",
    "reserve-",
    "tile-",
    "corner-",
    "marker",
    "pile",
    "discard",
    "force",
)
"""The beginnings of the ids of what can be pointed at."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_that_is_pointed_at_says_what_it_is(moment: str, lang: str) -> None:
    voice = game.voice(MOMENTS[moment].view("invader"), lang)
    for tall in (True, False):
        picture = SCREEN.picture(voice, tall)
        root = ET.fromstring(f"<g>{picture.board}{picture.state}{picture.pieces}</g>")
        texts = {
            element.attrib["id"]: element.text or ""
            for element in root.iter("desc")
            if "id" in element.attrib
        }
        assert all(texts.values())
        for element in root.iter():
            ids = element.get("data-about", "").split()
            assert set(ids) <= set(texts), element.get("id")
            if element.get("id", "").startswith(SAYING) and element.tag == "g":
                assert ids, element.get("id")
        # the texts cost nothing in a live message: they are nowhere but in the board
        assert "<desc" not in picture.state + picture.pieces


def test_strengths_are_those_of_the_edition() -> None:
    named = drawn(late())
    vehicle = named["about-V"].text
    assert vehicle is not None
    assert vehicle.startswith("Force 3, améliorée 5.")


@pytest.mark.rule("SA-K4")
def test_the_last_tile_says_that_it_loses_for_certain() -> None:
    released = game.start(seed=1).view(None)
    board = SCREEN.picture(game.voice(released, "en"), False).board
    assert released.position().state.values.research[7] == DIE
    assert 'data-tile="H" data-about="about-tile about-tile-last about-edition"' in board
    assert "The orange 6: when the marker lies here" in board
    # an edition whose last tile leaves the die a chance says nothing of the kind
    assert "about-tile-last" not in drawn(late())


@pytest.mark.rule("SA-K4")
def test_a_marker_on_the_last_tile_is_said_aloud() -> None:
    data = game.start(seed=1).to_dict()
    doomed = game.load({**data, "marker": "H"})
    voice = game.voice(doomed.view("invader"), "fr")
    scene = SCREEN.scene(voice, False)
    assert "Prochain jet" in scene.state["state-turn"]
    said = re.search("<title>([^<]*)", scene.state["state-turn"])
    assert said
    assert "à coup sûr" in said[1]
    safe = game.load({**data, "marker": "H", "flame": True})
    assert (
        "Prochain jet"
        not in SCREEN.scene(game.voice(safe.view("invader"), "fr"), False).state["state-turn"]
    )


def test_what_can_be_attacked_has_a_frame_and_a_sign() -> None:
    named = drawn(late())
    reached = {name for name in named if name.startswith("reach-")}
    # the reserve is worth 8·2 + 6·3 + 5·4 + 3·6: every exposed region can be taken, no other
    exposed = {name for name, one in named.items() if one.get("data-exposed") == "true"}
    assert {name.replace("reach", "card") for name in reached} == exposed
    assert title(named["reach-C4"]) == "C4 peut être attaquée maintenant"
    assert named["reach-C4"].find(f"{SVG}use") is not None
    few = late(
        reserve={"V": 3}, pile={"P": 10, "A": 6, "S": 3, "V": 3, "breakthrough": 3, "weapon": 1}
    )
    # three vehicles of 3 reach 9: the deserts and the forest of row A (6), and of row B (9) what admits them
    marked = {name for name in drawn(few) if name.startswith("reach-")}
    assert marked == {"reach-A2", "reach-A6", "reach-A8", "reach-B1", "reach-B2", "reach-B4"}


def test_a_game_that_is_over_is_stamped() -> None:
    assert title(
        drawn(MOMENTS["won"])["verdict"]
    ) == "Partie gagnée : la capitale est prise".replace(" :", "\u00a0:")
    assert "won" in drawn(MOMENTS["won"])["verdict"].attrib["class"].split()
    assert "lost" in drawn(MOMENTS["lost"])["verdict"].attrib["class"].split()
    assert "verdict" not in drawn(late())
