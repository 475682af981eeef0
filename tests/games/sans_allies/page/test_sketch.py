"""The decision being written, in the drawing: counts, totals and odds are those of the rules."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from arbitre.core.chance import Rng
from arbitre.core.draft import Draft
from arbitre.core.message import Event
from arbitre.core.screen import ROLL, Scene
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.play.draft import InvasionDraft
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.games.sans_allies.rules.cards import UNITS, counted
from arbitre.games.sans_allies.rules.odds import odds
from arbitre.games.sans_allies.rules.pyramid import NAMES
from arbitre.games.sans_allies.rules.state import INVASIONS, LOSSES, RECOVERY
from tests.games.sans_allies.drawings import LATE, MOMENTS, late

SCREEN = game.screen()
SEAT = "invader"


def sketched(position: SansAlliesPosition, *lines: str, lang: str = "en") -> Scene:
    view = position.view(SEAT)
    draft = game.draft(view, lang)
    for line in lines:
        draft.add(line)
    return sketch(draft, position, lang)


def sketch(draft: Draft, position: SansAlliesPosition, lang: str = "en") -> Scene:
    found = SCREEN.sketch(draft, game.voice(position.view(SEAT), lang), tall=False)
    assert found is not None
    return found


def counts(scene: Scene, where: str) -> list[int]:
    """The cards of each type that lie somewhere, as drawn."""
    found: list[int] = []
    for unit in UNITS:
        drawn = scene.pieces.get(f"piece-{where}-{unit}", "")
        number = re.search(r'data-count="(\d+)"', drawn)
        shown = re.search(r'<tspan class="count">(\d+)</tspan>', drawn)
        assert (number and number[1]) == (shown and shown[1])
        found.append(int(number[1]) if number else 0)
    return found


def said(scene: Scene, id: str = "state-tray") -> list[str]:
    return [
        unescape(one).replace("\u00a0", " ") for one in re.findall(r">([^<>]+)<", scene.state[id])
    ]


def test_a_target_is_aimed_at_before_a_card_is_sent() -> None:
    scene = sketched(late(), "C4")
    assert 'data-place="C4"' in scene.pieces["target"]
    assert "under attack" in scene.pieces["card-C4"]
    assert said(scene) == ["0 against 12", "12 more needed"]
    assert said(scene, "state-phase") == ["Invasion of C4"]
    # what else could be attacked is no longer marked
    assert not [name for name in scene.pieces if name.startswith("reach-")]


def test_cards_go_from_the_reserve_to_the_force() -> None:
    scene = sketched(late(), "C4", "P", "P", "V", "2A")
    assert counts(scene, "reserve") == [8 - 2, 6 - 1, 5 - 2, 3]
    assert counts(scene, "force") == [2, 1, 2, 0]
    # 2 of 2, 3, 2 of 4; with plenty left only a double one fails: 35 of 36
    assert said(scene) == ["15 against 12", "success 97%"]
    for unit in "PVA":
        like = f'data-like="{unit}"'
        assert like in scene.pieces[f"piece-force-{unit}"]
        assert like in scene.pieces[f"piece-reserve-{unit}"]


def test_in_french_too() -> None:
    scene = sketched(late(), "C4", "P", "V", lang="fr")
    assert said(scene) == ["5 contre 12", "il manque 7"]


@pytest.mark.parametrize("seed", range(6))
def test_random_forces_are_drawn_as_the_rules_have_them(seed: int) -> None:
    random, rng = Random(seed), Rng(seed)
    captain = game.bots()["captain"](game)
    position = game.start(seed=seed)
    phases: set[int] = set()
    for _ in range(50):
        if position.result is not None:
            break
        state, view = position.state, position.view(SEAT)
        draft = game.draft(view, "en")
        if state.phase in (INVASIONS, RECOVERY, LOSSES):
            for _ in range(random.randrange(1, 9)):
                steps = [line for line in draft.next() if len(line) < 3]
                if steps:
                    draft.add(random.choice(steps))
        if draft.lines and draft.lines[0].text != "none":
            phases.add(state.phase)
            checked(draft, position)
        position.play(SEAT, captain.decide(view, rng, 0))
    assert INVASIONS in phases


def checked(draft: Draft, position: SansAlliesPosition) -> None:
    """What is drawn is the reserve less what is written, which lies in the force; its odds are exact."""
    state, scene = position.state, sketch(draft, position)
    written = [0, 0, 0, 0]
    for line in draft.lines:
        if line.text in UNITS:
            written[UNITS.index(line.text)] += 1
    way = 1 if state.phase == RECOVERY else -1
    assert counts(scene, "reserve") == [
        have + way * number for have, number in zip(state.reserve[:4], written, strict=True)
    ]
    assert counts(scene, "force") == [
        have - way * number for have, number in zip(counted(state.force), written, strict=True)
    ]
    if not isinstance(draft, InvasionDraft):
        return
    place, units = draft.target, draft.units
    worth = state.strengths(state.board[place])
    strength = sum(each * number for each, number in zip(worth, written, strict=True))
    defence = state.values.defence[place // 8]
    assert f'data-place="{NAMES[place]}"' in scene.pieces["target"]
    against, second = said(scene)
    assert against == f"{strength} against {defence}"
    if strength < defence:
        assert second == f"{defence - strength} more needed"
    else:
        percent = (odds(state, place, units).success * 200 + 36) // 72
        assert second == f"success {percent}%"


def test_cards_saved_go_back_and_cards_given_up_leave() -> None:
    saved = sketched(MOMENTS["recovery"], "P", "A")
    assert counts(saved, "force") == [1, 1, 1, 0]
    assert counts(saved, "reserve") == [8 - 2 + 1, 6 - 1, 5 - 2 + 1, 3]
    assert said(saved) == ["2 of 3 saved"]
    lost = sketched(MOMENTS["losses"], "V")
    assert counts(lost, "reserve") == [8 - 2, 6 - 1 - 1, 5 - 2, 3]
    assert counts(lost, "force") == [0, 1, 0, 0]
    assert said(lost) == ["1 of 2 given up"]


def test_another_act_is_drawn_as_it_will_be() -> None:
    scene = sketched(MOMENTS["upgrade"], "upgrade V")
    assert 'data-side="upgraded"' in scene.state["strength-V"]


def test_what_cannot_be_is_not_drawn() -> None:
    view = late().view(SEAT)
    for lines in ([], ["P"], ["B3 P"], ["nonsense"], ["H1", "P"]):
        draft = game.draft(view, "en")
        for line in lines:
            draft.add(line)
        assert SCREEN.sketch(draft, game.voice(view, "en"), tall=True) is None
    # more cards than there are: those that there are
    assert counts(sketched(late(), "C4", "9P"), "reserve")[0] == 0


# -- words and buttons -----------------------------------------------------------------------


def prompts(position: SansAlliesPosition, *lines: str, lang: str = "en") -> list[str]:
    view = position.view(SEAT)
    draft, voice = game.draft(view, lang), game.voice(view, lang)
    found = [SCREEN.prompt_for(draft, voice)]
    for line in lines:
        draft.add(line)
        found.append(SCREEN.prompt_for(draft, voice).replace("\u00a0", " "))
    return found


def test_the_prompt_changes_with_the_draft() -> None:
    assert prompts(late(), "C4", "V", "4V") == [
        "Touch a region to attack, or end here.",
        "Touch the cards for C4.",
        "More cards against C4.",
        "The force is enough for C4.",
    ]
    assert prompts(MOMENTS["losses"], "V", "V", lang="fr")[1:] == [
        "C4 : encore une carte à sacrifier.",
        "2 cartes choisies : touchez Sacrifier.",
    ]
    assert prompts(MOMENTS["recovery"], "P", "2A")[1:] == [
        "C4: 2 more cards may be saved.",
        "3 cards chosen: touch Save.",
    ]


def test_the_first_turns_say_what_is_missing() -> None:
    # three cards are drawn: two personnel of 1 and an aircraft of 2 are worth 4 where all are admitted
    position = game.start(seed=12)
    while position.state.reserve[:4] == [0, 0, 0, 0]:
        position.play(SEAT, "end")
    (prompt,) = prompts(position)
    assert re.fullmatch(r"A\d needs 10, you have \d: too weak\.", prompt)


def test_the_button_that_commits_says_what_it_does() -> None:
    for position, lines, word in (
        (late(), ["C4", "4V"], "Attack C4"),
        (MOMENTS["losses"], ["V"], "Give up"),
        (MOMENTS["recovery"], ["V"], "Save"),
        (MOMENTS["upgrade"], [], ""),
    ):
        view = position.view(SEAT)
        draft = game.draft(view, "en")
        for line in lines:
            draft.add(line)
        assert SCREEN.send_word(draft, game.voice(view, "en")) == word


def test_an_upgrade_says_on_its_button_what_it_does() -> None:
    view = MOMENTS["upgrade"].view(SEAT)
    touches = SCREEN.touches(game.draft(view, "en"), game.voice(view, "en"))
    assert {touch.path[0]: touch.label for touch in touches} == {
        "unit-V": "Vehicles 3 → 5, and 1 where they are barred",
        "unit-A": "Aircraft 2 → 4; discarded at the turn’s end, they may set the enemy back",
    }
    # and the buttons need not be looked for
    assert all(touch.first for touch in touches)


def test_offers_complete_the_decision_card_by_card() -> None:
    for position, begun, label, lines in (
        (late(), ["C4"], "Best force: 4 V, 97%", ["C4", "V", "V", "V", "V"]),
        (MOMENTS["losses"], [], "The least useful: 2 P", ["P", "P"]),
        (MOMENTS["recovery"], [], "The most useful: 2 A + 1 V", ["V", "A", "A"]),
    ):
        view = position.view(SEAT)
        draft, voice = game.draft(view, "en"), game.voice(view, "en")
        for line in begun:
            draft.add(line)
        (offer,) = SCREEN.offers(draft, voice)
        assert offer.label.replace("\u00a0", " ") == label
        assert offer.lines == lines
        draft.clear()
        for line in offer.lines:
            draft.add(line)
        assert draft.complete
        assert SCREEN.offers(draft, voice) == []
        position.copy().make(SEAT, draft.decision())
    assert (
        SCREEN.offers(game.draft(late().view(SEAT), "en"), game.voice(late().view(SEAT), "en"))
        == []
    )


def test_another_region_may_be_touched_instead() -> None:
    view = late().view(SEAT)
    draft, voice = game.draft(view, "en"), game.voice(view, "en")
    draft.add("C4")
    draft.add("V")
    others = [touch for touch in SCREEN.touches(draft, voice) if touch.path[0].startswith("card-")]
    assert others
    assert "card-C4" not in {touch.path[0] for touch in others}
    draft.add(others[0].line)
    assert [line.text for line in draft.lines] == [others[0].line]


@pytest.mark.parametrize(
    ("moment", "lang", "begun", "where", "steps"),
    [
        (
            "invasions",
            "fr",
            ["B4 2P", "V", "2B"],
            "force",
            [("S", "B4 2P|V|B"), ("V", "B4 2P|B"), ("P", "B4 P|B"), ("P", "B4|B"), ("S", "B4")],
        ),
        ("losses", "en", ["V", "A"], "force", [("V", "A"), ("A", "")]),
        ("recovery", "en", ["2P", "A"], "reserve", [("P", "P|A"), ("A", "P"), ("P", "")]),
    ],
)
def test_a_card_is_touched_where_it_lies_to_take_it_back(
    moment: str, lang: str, begun: list[str], where: str, steps: list[tuple[str, str]]
) -> None:
    position = MOMENTS[moment]
    view = position.view(SEAT)
    draft, voice = game.draft(view, lang), game.voice(view, lang)
    for line in begun:
        draft.add(line)
    for unit, left in steps:
        piece = f"piece-{where}-{unit}"
        (touch,) = [
            one
            for one in SCREEN.touches(draft, voice)
            if one.line.startswith("-") and one.path == [piece]
        ]
        assert piece in sketch(draft, position, lang).pieces
        assert draft.add(touch.line).ruling is None
        assert [line.text for line in draft.lines] == left.split("|" if left else None)
    refused = draft.add("-V").ruling
    assert refused is not None
    assert not [one for one in SCREEN.touches(draft, voice) if one.line.startswith("-")]


# -- dice ------------------------------------------------------------------------------------


@pytest.mark.rule("SA-I5")
def test_the_dice_that_fall_are_those_of_the_roll() -> None:
    view = MOMENTS["dice"].view(SEAT)
    for low in range(1, 7):
        for high in range(low, 7):
            position = MOMENTS["dice"].copy()
            event = position.play("chance", f"{low}+{high}")[0]
            (effect,) = SCREEN.effects(event, game.voice(view, "en"))
            assert (effect.kind, effect.text) == (ROLL, f"{low} {high}")
            assert event.args["roll"] == low + high
            manner = {2: "pips bad", 12: "pips good"}.get(low + high, "pips")
            assert effect.manner == manner
    # where only the sum is known, as in events kept by others
    old = Event("roll-lost", "SA-I5", {"place": "C4", "roll": 7})
    assert SCREEN.effects(old, game.voice(view, "en"))[0].text == "7"


def test_the_best_and_the_worst_throw_are_told_otherwise() -> None:
    voice = game.voice(MOMENTS["dice"].view(SEAT), "en")
    told = {}
    for faces in ("6+6", "5+6", "1+1"):
        events = MOMENTS["dice"].copy().play("chance", faces)
        told[faces] = voice.tell(events)[0].text
    assert told == {
        "6+6": "Double six, the best throw: success, 3 cards can be recovered",
        "5+6": "The dice show 11: success, 2 cards can be recovered",
        "1+1": (
            "Double one, the worst throw: the attack fails; "
            "the cards of the force are discarded; three cards more are due"
        ),
    }


@pytest.mark.rule("SA-I8")
def test_a_double_one_says_no_losses_that_cannot_be_paid() -> None:
    pile = {**LATE["pile"], "P": 10, "A": 6, "V": 2}
    position = late(reserve={"V": 4, "S": 3}, pile=pile)
    position.play(SEAT, "C4 4V")
    event = position.play("chance", "1+1")[0]
    text = game.voice(position.view(SEAT), "fr").tell([event])[0].text.replace("\u00a0", " ")
    assert (
        text
        == "Double un, le pire jet : l’attaque échoue ; les cartes de la force sont défaussées ; "
        "trois cartes de plus sont à perdre, mais il n’y en a aucune d’une sorte admise"
    )


@pytest.mark.rule("SA-I8")
@pytest.mark.parametrize(
    ("aircraft", "end"),
    [
        (0, ", but there is none of a kind admitted"),
        (1, ", but there is only one of a kind admitted"),
        (2, ", but there are only two of a kind admitted"),
        (3, ""),
        (4, ""),
    ],
)
def test_a_double_one_says_what_was_due_and_what_there_was(aircraft: int, end: str) -> None:
    """C4 is a centre, which admits no ships: they do not pay there."""
    pile = {**LATE["pile"], "P": 10, "A": 6 - aircraft, "V": 2}
    position = late(reserve={"V": 4, "S": 3, "A": aircraft}, pile=pile)
    position.play(SEAT, "C4 4V")
    event = position.play("chance", "1+1")[0]
    told = game.voice(position.view(SEAT), "en").tell([event])[0].text
    assert told.endswith(f"three cards more are due{end}")


def test_what_is_missing_is_said_once_on_a_page() -> None:
    view = late().view(SEAT)
    draft, voice = game.draft(view, "en"), game.voice(view, "en")
    draft.add("C4")
    draft.add("V")
    # the basket says 3 of 12
    basket = SCREEN.basket(draft, voice)
    assert basket is not None
    assert (basket.sum, basket.total) == (3, 12)
    assert SCREEN.notes(draft, voice) == []
    draft.add("4V")
    assert [note.key for note in SCREEN.notes(draft, voice)] == ["note-odds-retreat"]
