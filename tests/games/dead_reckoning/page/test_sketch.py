"""Decisions drawn while they are written: defences and sleevings, their odds, whole sets behind a button."""

from __future__ import annotations

import re
from functools import cache

import pytest

from arbitre.core.screen import Scene
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.draft import DefenceDraft, SleevingDraft
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, human_cubes, may_defend_with
from arbitre.games.dead_reckoning.rules.state import SLEEVE
from tests.games.dead_reckoning.watching import steps

SCREEN = game.screen()


def found(kind: str, seats: int, most: int) -> list[DeadReckoningPosition]:
    """Positions in which somebody defends, or sleeves."""
    kept: list[DeadReckoningPosition] = []
    for seed in range(2, 40):
        for _, _, now in steps(seats, seed, 4):
            state = now.state
            defends = state.battle is not None and state.battle.stage == DEFENCE
            if kind == "defence" and defends and may_defend_with(state.human):
                kept.append(now.copy())
            elif kind == "sleeving" and state.phase == SLEEVE and state.battle is None:
                if len(state.human.held) > 2:
                    kept.append(now.copy())
            if len(kept) >= most:
                return kept
    return kept


@cache  # these are found when a test wants them, not whenever the file is read
def defences() -> list[DeadReckoningPosition]:
    return found("defence", 1, 8) + found("defence", 2, 4)


@cache
def sleevings() -> list[DeadReckoningPosition]:
    return found("sleeving", 1, 8)


def waiting(scene: Scene, whose: str) -> int:
    """The cubes still to fall."""
    return len([name for name in scene.pieces if name.startswith(f"die-{whose}-")])


def spot(markup: str) -> tuple[float, float]:
    at = re.search(r"translate\(([\d.]+) ([\d.]+)\)", markup)
    assert at is not None
    return float(at[1]), float(at[2])


@pytest.mark.parametrize("tall", [False, True])
def test_a_defence_is_seen_with_its_cards_and_all_its_cubes(tall: bool) -> None:
    assert len(defences()) > 8
    for position in defences():
        seat = position.actors[0]
        view = position.view(seat)
        voice, draft = game.voice(view, "en"), game.draft(view, "en")
        assert isinstance(draft, DefenceDraft)
        before = SCREEN.scene(voice, tall)
        assert SCREEN.sketch(draft, voice, tall) is None
        for line in [line for line in draft.next() if "none" not in line]:
            draft.add(line)
            seen = SCREEN.sketch(draft, voice, tall)
            assert seen is not None
            played = [
                name for name, one in seen.pieces.items() if 'class="crew-card played"' in one
            ]
            basket = SCREEN.basket(draft, voice)
            assert basket is not None
            chosen = [item.ids[0] for item in basket.items if item.count]
            assert set(chosen) <= set(played)
            assert len(chosen) == len(draft.texts)
            # what can still be touched is there
            touched = {name for touch in SCREEN.touches(draft, voice) for name in touch.path}
            assert touched <= seen.pieces.keys() | seen.state.keys() | {"battle"}
            for name in chosen:
                assert spot(seen.pieces[name]) != spot(before.pieces[name]) or len(chosen) < 2
            # every cube that the referee would count is drawn
            after = position.copy()
            events = after.play(seat, draft.decision())
            (battle,) = [event for event in events if event.name == "battle"]
            assert waiting(seen, "mine") == battle.args["mine"]
            assert waiting(seen, "theirs") == battle.args["theirs"]
            said = SCREEN.prompt_for(draft, voice)
            assert said.startswith(f"Your {battle.args['mine']} against {battle.args['theirs']}:")
            cards = "card" if len(chosen) == 1 else "cards"
            assert SCREEN.send_word(draft, voice) == f"Defend with {len(chosen)} {cards}"
            (note,) = draft.notes()
            assert (note.args["mine"], note.args["theirs"]) == (
                battle.args["mine"],
                battle.args["theirs"],
            )
        assert view.to_bytes() == position.view(seat).to_bytes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_offers_of_a_defence_are_taken_as_they_stand(lang: str) -> None:
    spared = 0
    for position in defences():
        seat = position.actors[0]
        view = position.view(seat)
        voice, draft = game.voice(view, lang), game.draft(view, lang)
        assert isinstance(draft, DefenceDraft)
        offers = SCREEN.offers(draft, voice)
        assert offers
        cubes: list[int] = []
        for offer in offers:
            assert offer.label
            written = game.draft(view, lang)
            assert isinstance(written, DefenceDraft)
            for line in offer.lines:
                assert written.add(line).ruling is None
            assert written.complete
            shown = written.preview().position().state
            assert shown.battle is not None
            assert shown.battle.mine == human_cubes(shown.table, shown.human, shown.battle)
            cubes.append(shown.battle.mine)
        # the first is the strongest there is; the other has enough with fewer cards
        assert cubes[0] == max(cubes)
        if len(offers) > 1:
            spared += 1
            assert len(offers[1].lines) < len(offers[0].lines)
            assert cubes[1] >= position.state.table.fight[3]
    assert spared


def test_a_sleeved_card_is_seen_in_its_slot_and_the_others_keep_their_names() -> None:
    assert sleevings()
    for position in sleevings():
        seat = position.actors[0]
        view = position.view(seat)
        voice, draft = game.voice(view, "en"), game.draft(view, "en")
        assert isinstance(draft, SleevingDraft)
        held = {name for name in SCREEN.scene(voice, False).pieces if name.startswith("held-")}
        lines = [line for line in draft.next() if "none" not in line]
        if not lines:
            continue
        (touch,) = [one for one in SCREEN.touches(draft, voice) if one.line == lines[-1]]
        draft.add(lines[-1])
        seen = SCREEN.sketch(draft, voice, False)
        assert seen is not None
        assert SCREEN.prompt_for(draft, voice) != SCREEN.prompt(voice)
        gone, crew = touch.path
        assert {name for name in seen.pieces if name.startswith("held-")} == held - {gone}
        before = SCREEN.scene(voice, False).pieces
        strips = f"sleeved-{crew.removeprefix('crew-')}-"
        assert seen.pieces.keys() - before.keys() <= {f"{strips}{slot}" for slot in (1, 2, 3)}
        assert len([name for name in seen.pieces if name.startswith(strips)]) == 1 + len(
            [name for name in before if name.startswith(strips)]
        )
        for other in SCREEN.touches(draft, voice):
            assert set(other.path) <= seen.pieces.keys() | seen.state.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_sleeved_at_once(lang: str) -> None:
    offered = 0
    for position in sleevings():
        view = position.view(position.actors[0])
        draft = game.draft(view, lang)
        for offer in SCREEN.offers(draft, game.voice(view, lang)):
            offered += 1
            for line in offer.lines:
                assert draft.add(line).ruling is None
            assert draft.complete
            assert not [line for line in draft.next() if "none" not in line and "rien" not in line]
    assert offered


def test_one_line_needs_no_sketch() -> None:
    view = game.start(seed=4).view("player")
    draft, voice = game.draft(view, "en"), game.voice(view, "en")
    draft.add(draft.next()[-1])
    assert SCREEN.sketch(draft, voice, False) is None
    assert not SCREEN.offers(draft, voice)


def test_what_no_longer_fits_is_not_offered() -> None:
    for position in defences() + sleevings():
        view = position.view(position.actors[0])
        voice = game.voice(view, "en")
        draft = game.draft(view, "en")
        while draft.next():
            offered = SCREEN.touches(draft, voice)
            scene = SCREEN.sketch(draft, voice, False) or SCREEN.scene(voice, False)
            drawn = {*scene.state, *scene.pieces, "battle"}
            for touch in offered:
                assert set(touch.path) <= drawn, touch.path
                line = draft.add(touch.line)
                assert line.ruling is None, touch.line
                draft.remove(len(draft.lines) - 1)
            draft.add(offered[-1].line)
        assert SCREEN.touches(draft, voice) == []
