"""What a person with the box types for chance, and what is asked."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import game
from arbitre.core.message import Illegal
from arbitre.core.position import Position
from arbitre.testing import random_decision
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
WORDS = {lang: GAME.voice(None, lang).words for lang in ("fr", "en")}
DRAWING = ("phase drawing", "to_draw 5", "turn 2")
DICE = ("phase dice", "A1 coast", "attack A1 3S")
RESEARCH = ("phase research_die", "marker E")


def position(*lines: str) -> Position:
    return GAME.load(expand(list(lines), STANDARD, edition_text(STANDARD)))


def bombing() -> Position:
    at = position("phase bombing", "upgrades A", "marker D", "reserve 4A")
    at.play("invader", "bomb 3")
    return at


def typed(at: Position, text: str, lang: str = "fr") -> list[str]:
    return GAME.voice(at.view(None), lang).chance_moves(text)


def asked(at: Position, lang: str) -> str:
    return GAME.voice(at.view(None), lang).chance_prompt().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plaine", "plains"),
        ("PLAINE", "plains"),
        ("pl", "plains"),
        ("for", "forest"),
        ("Forêt", "forest"),
        ("foret", "forest"),
        ("mo", "mountains"),
        ("montagnes", "mountains"),
        ("dés", "desert"),
        ("côte", "coast"),
        ("co", "coast"),
        ("îles", "islands"),
        ("ile", "islands"),
        ("mer", "sea"),
        ("sea", "sea"),
        ("centre", "centre"),
        ("centre de ressources", "centre"),
        ("resource centre", "centre"),
        ("2 plaine", "plains plains"),
        ("2plaine", "plains plains"),
        ("3x mer", "sea sea sea"),
        ("pl, for mo", "plains forest mountains"),
        ("2 plaines,mer;  coast", "plains plains sea coast"),
    ],
)
def test_cards_of_the_nation(text: str, expected: str) -> None:
    for lang in ("fr", "en"):
        assert typed(GAME.start(), text, lang) == expected.split()


@pytest.mark.parametrize("text", ["m", "c", "xyz", "0 mer", "999 mer", "2"])
def test_what_is_not_clear_stays_as_it_is_and_is_refused(text: str) -> None:
    at = GAME.start()
    found = typed(at, text)
    assert " ".join(found).replace("sea", "mer") == text
    with pytest.raises(Illegal):
        at.play(CHANCE, found[0])


def test_names_of_an_own_edition_of_several_words() -> None:
    text = edition_text(STANDARD).replace('fr = "mer"', 'fr = "mer du Nord"')
    text = text.replace('fr = "côte"', 'fr = "mer du Sud"')
    at = GAME.start(edition=GAME.read_edition(text, "own.toml"))
    assert typed(at, "mer du sud, 2 Mer du Nord") == ["coast", "sea", "sea"]
    assert typed(at, "mer du n forêt") == ["sea", "forest"]
    assert typed(at, "mer") == ["mer"]  # either sea


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("P", "P"),
        ("p v", "P V"),
        ("3P", "P P P"),
        ("2P+V", "P P V"),
        ("B", "S"),
        ("S", "S"),
        ("bateaux", "S"),
        ("ship", "S"),
        ("personnel", "P"),
        ("pers", "P"),
        ("véhicule", "V"),
        ("2 avions", "A A"),
        ("aircraft", "A"),
        ("percée", "breakthrough"),
        ("percée ennemie", "breakthrough"),
        ("breakthrough", "breakthrough"),
        ("enemy breakthrough", "breakthrough"),
        ("arme", "weapon"),
        ("arme ultime", "weapon"),
        ("ultimate weapon", "weapon"),
        ("2P, percee b", "P P breakthrough S"),
        ("pe", "pe"),  # personnel or percée
        ("as", "as"),
    ],
)
def test_production_cards(text: str, expected: str) -> None:
    assert typed(position(*DRAWING), text) == expected.split()


@pytest.mark.parametrize("text", ["3+4", "3 4", "34", "3,4", "4+3", " 4 + 3 "])
def test_two_dice_in_any_spelling(text: str) -> None:
    at = position(*DICE)
    assert at.read(CHANCE, typed(at, text)[0]).text() == "3+4"


def test_a_sum_of_two_dice_will_do() -> None:
    """Only the sum counts: any dice that make it are written."""
    at = position(*DICE)
    sums = {"2": "1+1", "3": "1+2", "6": "1+5", "7": "1+6", "8": "2+6", "9": "3+6", "10": "4+6"}
    assert {text: typed(at, text)[0] for text in sums} == sums


@pytest.mark.parametrize(("text", "first", "dice"), [("11", "5+6", "1+1"), ("12", "6+6", "1+2")])
def test_what_may_be_a_sum_or_two_dice_is_asked_back(text: str, first: str, dice: str) -> None:
    at = position(*DICE)
    with pytest.raises(Illegal) as caught:
        at.read(CHANCE, typed(at, text)[0])
    said = {lang: words.say(caught.value.ruling.message) for lang, words in WORDS.items()}
    assert said["en"] == f"“{text}” may be the sum or the two dice: write {first} or {dice}"
    assert f"écrivez {first} ou {dice}" in said["fr"]
    assert at.read(CHANCE, typed(at, f"{text[0]} {text[1]}")[0]).text() == dice


@pytest.mark.parametrize("text", ["1", "3+7", "345", "six", ""])
def test_dice_that_cannot_be_read(text: str) -> None:
    assert typed(position(*DICE), text) == [text]


def test_one_die_and_what_follows_it() -> None:
    assert typed(position(*RESEARCH), "4") == ["4"]
    assert typed(bombing(), "5 2") == ["5", "2"]
    assert typed(bombing(), "52") == ["52"]


def test_each_question_names_what_is_awaited() -> None:
    start = GAME.start()
    assert asked(start, "fr") == (
        "Défausse des régions, carte 1/12 : quel terrain ? (« 2 plaine, mer »)"
    )
    for terrain in ["sea"] * 6 + ["coast"] * 6:
        start.play(CHANCE, terrain)
    assert asked(start, "en") == "Pyramid: which card at G1 (then G2 F1 F2 F3 …)?"
    for terrain in ["desert"] * 6 + ["plains"] * 6 + ["forest"] * 6 + ["islands"] * 6:
        start.play(CHANCE, terrain)
    for terrain in ["mountains"] * 5 + ["centre"] * 5:
        start.play(CHANCE, terrain)
    assert asked(start, "fr") == "Pyramide : quelle carte en A8 ?"
    assert asked(position(*DRAWING), "fr") == (
        "5 cartes à piocher : P V A B, percée, arme ? (« 2P V percée »)"
    )
    assert (
        asked(position(*DICE), "en")
        == "Attack on A1: what do the two dice show? (“3+4”, or the sum: “7”)"
    )
    assert asked(bombing(), "en") == "Bombing by 3 aircraft: what does the die show?"
    assert asked(position(*RESEARCH), "fr") == ("Recherche ennemie, valeur 4 : que fait le dé ?")
    assert asked(position("reserve P"), "fr") == ""


def test_every_outcome_can_be_typed_as_it_is_spoken() -> None:
    from arbitre.core.chance import Dealer, Rng
    from arbitre.core.position import draw_chance

    at, dealer, rng = GAME.start(), Dealer(5), Rng("chance words")
    while at.result is None:
        if at.actors != (CHANCE,):
            at.make("invader", random_decision(GAME, at, "invader", rng))
            continue
        for lang, words in WORDS.items():
            for move, _ in at.chances():
                spoken = GAME.voice(None, words.lang).outcome(move)
                assert typed(at, spoken, lang) == [move.text()]
        at.make(CHANCE, draw_chance(at, dealer))


def test_outcomes_are_spoken_in_the_language() -> None:
    at = position(*DRAWING)
    assert [GAME.voice(None, "fr").outcome(move) for move, _ in at.chances()] == [
        "P",
        "V",
        "A",
        "B",
        "percée ennemie",
        "arme ultime",
    ]
    names = [GAME.voice(None, "fr").outcome(move) for move, _ in GAME.start().chances()]
    assert names == ["plaine", "forêt", "montagne", "désert", "côte", "îles", "mer"]
