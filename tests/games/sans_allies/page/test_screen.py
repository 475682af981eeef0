"""Sans Alliés on a page: touch paths, baskets, the scene and panels."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.basket import AT_LEAST, AT_MOST, EXACTLY
from arbitre.core.chance import Rng
from arbitre.core.position import View
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.words.discard import discard_lines
from tests.games.sans_allies.drawings import LATE, MOMENTS, late

SCREEN = game.screen()
SEAT = "invader"


def ids(markup: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', markup))


def there(view: View, lang: str = "fr") -> set[str]:
    picture = SCREEN.picture(game.voice(view, lang), tall=True)
    return ids(picture.board + picture.state + picture.pieces)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_paths_and_baskets_of_whole_games(lang: str) -> None:
    """Every small step leads over things that are there, in every phase; baskets add up."""
    words = game.voice(None, lang).words
    rng = Rng(3)
    captain = game.bots()["captain"](game)
    rules = set()
    for seed in (2, 12) if lang == "fr" else (1,):
        position = game.start(seed=seed)
        while position.result is None:
            view = position.view(SEAT)
            draft = game.draft(view, lang)
            prompt = SCREEN.prompt(game.voice(view, words.lang))
            assert (
                prompt != game.voice(view, words.lang).prompt()
            )  # nothing of what a terminal would type
            assert not set(prompt) & set("“”«")
            move = captain.decide(view, rng, 0)
            for line in game.voice(None, lang).written(move):
                touches = SCREEN.touches(draft, game.voice(None, words.lang))
                assert {touch.line for touch in touches} >= set(draft.next())
                shown = there(view, lang)
                sketch = SCREEN.sketch(draft, game.voice(view, lang), tall=True)
                if sketch is not None:
                    board = SCREEN.picture(game.voice(view, lang), tall=True).board
                    shown = ids(board) | set(sketch.state) | set(sketch.pieces)
                for touch in touches:
                    assert set(touch.path) <= shown, touch.line
                    assert touch.label
                draft.add(line)
                basket = SCREEN.basket(draft, game.voice(None, words.lang))
                if basket is not None:
                    rules.add(basket.rule)
                    for item in basket.items:
                        assert 0 <= item.count <= item.most
                    sketch = SCREEN.sketch(draft, game.voice(view, lang), tall=True)
                    assert sketch is not None
                    for item in basket.items:
                        assert set(item.ids) <= set(sketch.pieces)
                        assert bool(item.ids) == (item.count < item.most)
                    if draft.complete and basket.rule == AT_LEAST:
                        assert basket.sum >= basket.total
                    if draft.complete and basket.rule == EXACTLY:
                        assert basket.sum == basket.total
            position.play(SEAT, move)
    assert rules >= {AT_LEAST, AT_MOST}


def test_a_force_is_gathered_card_by_card() -> None:
    words = game.voice(None, "en").words
    position = game.start(seed=12)
    while len(position.moves(SEAT)) == 1:
        position.play(SEAT, "end")  # until some region can be attacked
    draft = game.draft(position.view(SEAT), "en")
    target = draft.next()[0]
    assert SCREEN.basket(draft, game.voice(None, words.lang)) is None
    draft.add(target)
    basket = SCREEN.basket(draft, game.voice(None, words.lang))
    assert basket is not None
    assert (basket.sum, basket.rule) == (0, AT_LEAST)
    item = basket.items[0]
    draft.add(item.line)
    after = SCREEN.basket(draft, game.voice(None, words.lang))
    assert after is not None
    assert after.sum == item.weight
    assert after.items[0].count == 1


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_scene_is_all_that_changes_in_the_picture(moment: str) -> None:
    """Each thing is one element with an id of its own, in the order of the picture."""
    voice = game.voice(MOMENTS[moment].view(SEAT), "fr")
    for tall in (True, False):
        picture, scene = SCREEN.picture(voice, tall), SCREEN.scene(voice, tall)
        for layer, drawn in ((picture.state, scene.state), (picture.pieces, scene.pieces)):
            assert "\n".join(drawn.values()) == layer
            roots = [(root.tag, root.get("id")) for root in ET.fromstring(f"<g>{layer}</g>")]
            assert roots == [("g", name) for name in drawn]
        assert not set(scene.state) & set(scene.pieces)
        assert not (set(scene.state) | set(scene.pieces)) & ids(picture.board)


def test_layers_are_the_stand_alone_drawing() -> None:
    view = game.start(seed=7).view(SEAT)
    words = game.voice(None, "en").words
    picture, whole = (
        SCREEN.picture(game.voice(view, words.lang), tall=False),
        game.screen().draw(game.voice(view, words.lang)),
    )
    assert picture.state in whole
    assert picture.pieces in whole
    assert "<style" not in picture.board
    other = SCREEN.picture(game.voice(game.start(seed=8).view(None), words.lang), tall=False)
    assert (other.key, other.board) == (picture.key, picture.board)
    hard = SCREEN.picture(
        game.voice(game.start(seed=8, edition="hard").view(None), words.lang), tall=False
    )
    assert hard.key != picture.key


def test_a_wide_screen_has_a_drawing_of_its_own_with_the_same_things() -> None:
    view = game.start(seed=7).view(SEAT)
    tall, wide = (SCREEN.picture(game.voice(view, "en"), tall=tall) for tall in (True, False))
    assert wide.key != tall.key
    # whose numbers they are is written out on the second sheet of a phone only
    assert ids(tall.board + tall.state + tall.pieces) - ids(
        wide.board + wide.state + wide.pieces
    ) == {"state-edition"}
    # a desk has about 1000 by 780 pixels for it, a phone held sideways 544 by 390
    assert 1.25 < wide.width / wide.height < 1.395
    assert [region.key for region in wide.regions] == ["table"]


def test_exposed_regions_with_their_best_force() -> None:
    panel, *_ = SCREEN.panels(game.voice(game.start(seed=12).view(SEAT), "en"))
    # A2 is a centre: it comes first
    assert [row[0] for row in panel.rows[1:]] == ["A2", "A1", *(f"A{n}" for n in range(3, 9))]
    assert panel.rows[0] == ["Place", "Terrain", "Defence", "Best force", "Success"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_whole_region_discard_is_seen_the_top_card_first(lang: str) -> None:
    """SA-S2: the twelve were laid in the open, and what is captured comes on top of them."""
    position = game.start()
    for terrain in ["sea"] * 6 + ["coast"] * 5 + ["plains"]:
        position.play("chance", terrain)
    sea, coast, plains = ("mer", "côte", "plaine") if lang == "fr" else ("sea", "coast", "plains")
    cards = [plains, *[coast] * 5, *[sea] * 6]
    order = " · ".join(f"{number}.\u00a0{name}" for number, name in enumerate(cards, 1))
    view, words = position.view(SEAT), game.voice(None, lang).words
    (panel,) = [one for one in SCREEN.panels(game.voice(view, words.lang)) if one.key == "discard"]
    assert (panel.key, panel.rows) == ("discard", [[order]])
    many = "12 cartes, celle du dessus d’abord" if lang == "fr" else "12 cards, the top one first"
    assert panel.title.endswith(many)
    title = re.search(
        r'id="card-region-discard"[^>]*><title>([^<]*)',
        SCREEN.picture(game.voice(view, words.lang), False).pieces,
    )
    assert title
    assert title[1].splitlines()[1] == order


@pytest.mark.rule("SA-U1")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_centre_that_scouts_swapped_out_is_seen_in_the_discard(lang: str) -> None:
    discard = LATE["region_discard"]
    changes = {"region_discard": [discard[-1], *discard[:-1]]}
    position = late(upgrades={**LATE["upgrades"], "P": "upgraded"}, **changes)
    position.play(SEAT, "scouts C4")
    voice = game.voice(position.view(SEAT), lang)
    (panel,) = [panel for panel in SCREEN.panels(voice) if panel.key == "discard"]
    assert panel.rows[0][0].startswith("1.\u00a0centre · 2.\u00a0")
    assert "1.\u00a0centre · " in SCREEN.picture(voice, False).pieces
    (_, order) = discard_lines(position.state, voice.words)
    assert order == panel.rows[0][0]


def test_the_example_of_the_front_page_is_a_game_under_way() -> None:
    picture = SCREEN.example(game.voice(None, "en"))
    assert picture is not None
    assert not ids(picture.state + picture.pieces)
    # 36 cards less 9, the top of the discard, marker, four stacks, and what can be attacked
    assert picture.pieces.count('class="card ') == 36 - 9 + 1
    assert picture.pieces.count('class="stack"') == 4
    assert 'class="reach"' in picture.pieces
    assert len(picture.board + picture.state + picture.pieces) < 60_000
