"""Edition files: the presets, and a player's own, refused with line and reason when wrong."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.rules.values import Values
from tests.keys import keyed

GAME = game("sans_allies")
OWN = EDITIONS.named("").source.replace('name = "reconstructed"', 'name = "my-box"')


def refused(old: str, new: str) -> BadInput:
    """The error for the standard edition with one text changed."""
    assert OWN.count(old) >= 1, old
    with pytest.raises(BadInput) as caught:
        GAME.read_edition(OWN.replace(old, new, 1), "my.toml")
    return caught.value


def line_with(text: str) -> int:
    """The line of the standard edition where a text stands."""
    return next(n for n, line in enumerate(OWN.splitlines(), 1) if text in line)


@pytest.mark.rule("SA-K4")
def test_the_presets() -> None:
    assert GAME.editions() == ["reconstructed", "gentle", "hard"]
    gentle, standard, hard = (Values(GAME.edition(name)) for name in ("gentle", "", "hard"))
    assert standard.research[0] == 3
    for easy, difficult in ((gentle, standard), (standard, hard)):
        pairs = list(zip(easy.defence, difficult.defence, strict=True))
        pairs += zip(easy.research, difficult.research, strict=True)
        assert all(low <= high for low, high in pairs)
        assert any(low < high for low, high in pairs)
        # nothing but the tiles is tuned
        assert easy.cards == difficult.cards
        assert easy.production == difficult.production
        assert (easy.base, easy.upgraded) == (difficult.base, difficult.upgraded)


@pytest.mark.rule("SA-K1", "SA-K2", "SA-K3", "SA-K5")
def test_the_printed_values() -> None:
    values = Values(GAME.edition(""))
    assert sum(values.cards) == 48
    assert values.cards[1:8] == [6] * 7
    admits = dict(zip(values.names[1:8], values.admits[1:8], strict=True))
    # P 1, V 2, A 4, S 8
    assert admits == {
        "plains": 7,
        "forest": 3,
        "mountains": 5,
        "desert": 6,
        "coast": 11,
        "islands": 13,
        "sea": 12,
    }
    assert values.admits[values.centre] == values.admits[values.capital] == 7
    assert values.sea == [False] * 7 + [True, False, False]
    assert values.production == [20, 13, 11, 9, 7, 3]
    assert sum(values.production) == 63
    assert (values.base, values.upgraded) == ([1, 3, 2, 4], [1, 5, 4, 6])


@pytest.mark.rule("SA-K4")
def test_an_own_edition_is_played() -> None:
    edition = GAME.read_edition(OWN, "my.toml")
    position = GAME.start(seed=3, edition=edition)
    assert GAME.load(position.to_dict()) == position
    assert GAME.read(position.text()) == position
    assert position.to_dict()["edition"] == OWN


WRONG = [
    ("plains = { cards = 6", "plains = { cards = 7", "[terrains]", "edition-regions"),
    ('admits = "PVA", fr = "plaine"', 'admits = "", fr = "plaine"', "plains =", "edition-text"),
    ('admits = "PV", fr', 'admits = "PVX", fr', "forest =", "edition-admits"),
    ('admits = "PV", fr', 'admits = "PP", fr', "forest =", "edition-admits"),
    ('fr = "désert", ', "", "desert =", "edition-missing"),
    ("sea = true", "sea = 1", "sea =", "edition-truth"),
    ("forest = {", "capital = {", "forest =", "edition-terrain-name"),
    ("forest = {", "Forest = {", "forest =", "edition-terrain-name"),
    ("P = 20", "P = 21", "cards = 63", "edition-deck"),
    ("P = 20", "P = -1", "P = 20", "edition-number"),
    ("V = [3, 5]", "V = [3]", "V = [3, 5]", "edition-pair"),
    ("V = [3, 5]", "V = [5, 3]", "V = [3, 5]", "edition-weaker"),
    ("defence = [", "defence = [1, ", "defence =", "edition-row"),
    ("research = [3, ", "research = [4, ", "research =", "edition-first-research"),
    ("research = [3, ", "research = [2, ", "research =", "edition-row"),
    ("weapon = 3", "weapons = 3", "weapon = 3", "edition-key"),
    ('name = "my-box"', 'name = "hard"', "name =", "edition-taken"),
    ("[tiles]", "[tiles", "[tiles]", "edition-toml"),
    # names of terrains are short words of small letters, and none that notation uses
    ("forest = {", '"forêt" = {', "[terrains]", "edition-terrain-name"),  # found by its group
    ("forest = {", "forest2 = {", "forest =", "edition-terrain-name"),
    ("forest = {", "f_____________________t = {", "forest =", "edition-terrain-name"),
    ("forest = {", "centre = {", "forest =", "edition-terrain-name"),
    ("forest = {", "none = {", "forest =", "edition-terrain-name"),
    ("forest = {", "research = {", "forest =", "edition-terrain-name"),
    ("forest = {", "weapon = {", "forest =", "edition-terrain-name"),
    ("forest = { cards = 6", "forest = { cards = 0", "forest =", "edition-number"),
    ("forest = {", 'forest = { colour = "green",', "forest =", "edition-key"),
    # what is not known is never passed over
    ("version = 1", "version = 1\nauthor = 1", "The rulebook prints", "edition-key"),
    ("[installations]", "[installations]\nsea = true", '"reconstructed: ours"', "edition-key"),
    ("[production]", "[production]\nQ = 1", "rulebook: 71 cards", "edition-key"),
    ("[strength]", "[strength]\nP = [1, 4]", "rulebook: an upgraded", "edition-key"),
    ("[tiles]", "[tiles]\nunits = 1", "rulebook: research 3", "edition-key"),
    # numbers
    ("A = 11\nS = 9", "A = 20\nS = 0", "S = 9", "edition-number"),
    ("cards = 63", "cards = 0", "cards = 63", "edition-number"),
    ("A = [2, 4]", "A = 24", "A = [2, 4]", "edition-pair"),
    ("A = [2, 4]", "A = [0, 4]", "A = [2, 4]", "edition-pair"),
    ("A = [2, 4]", "A = [2, 100]", "A = [2, 4]", "edition-pair"),
    ("A = [2, 4]", "A = [2, 4.5]", "A = [2, 4]", "edition-pair"),
    ("A = [2, 4]", "A = [true, 4]", "A = [2, 4]", "edition-pair"),
    ("A = [2, 4]", "A = [2, 3, 4]", "A = [2, 4]", "edition-pair"),
    ("defence = [10", "defence = [0", "defence =", "edition-row"),
    ("defence = [10", "defence = [201", "defence =", "edition-row"),
    ("defence = [10, ", "defence = [", "defence =", "edition-row"),
    ("defence = [", "defence = 3\nignored = [", "research =", "edition-key"),
    ("5, 5, 6]", "5, 5, 7]", "research =", "edition-row"),
]
GROUPS = ("terrains", "installations", "production", "strength", "tiles")


@pytest.mark.rule("SA-K4")
@pytest.mark.parametrize(
    ("old", "new", "where", "key"), WRONG, ids=[f"{w[3]}-{w[2]}" for w in WRONG]
)
def test_a_wrong_edition_is_refused_with_its_line(old: str, new: str, where: str, key: str) -> None:
    problem = refused(old, new)
    assert problem.message.key == key
    assert problem.where == f"my.toml:{line_with(where)}"
    for lang in ("fr", "en"):
        assert GAME.voice(None, lang).words.say(problem.message)


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_says_where_its_numbers_are_from(group: str) -> None:
    lines = OWN.splitlines()
    del lines[lines.index(f"[{group}]") + 1]
    with pytest.raises(BadInput) as caught:
        GAME.read_edition("\n".join(lines), "my.toml")
    assert caught.value.message.key == "edition-missing"
    assert "provenance" in str(caught.value.message.args)


@pytest.mark.rule("SA-K4", "SA-K5")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("V = [3, 5]", "V = [3, 3]"),
        ("V = [3, 5]", "V = [1, 99]"),
        ("defence = [10", "defence = [1"),
        ("34, 38]", "34, 200]"),
        ("5, 5, 6]", "3, 3, 3]"),
        ("breakthrough = 7\nweapon = 3", "breakthrough = 10\nweapon = 0"),
    ],
)
def test_numbers_that_are_just_allowed(old: str, new: str) -> None:
    assert OWN.count(old) == 1
    edition = GAME.read_edition(OWN.replace(old, new), "my.toml")
    assert GAME.start(seed=1, edition=edition).actors


@pytest.mark.rule("SA-K1", "SA-K2")
def test_wrong_units_for_the_centres_and_the_capital() -> None:
    problem = refused('"\nadmits = "PVA"', '"\nadmits = "PVQ"')
    assert problem.message.key == "edition-admits"
    assert problem.where == f"my.toml:{line_with('[installations]') + 2}"


def test_a_missing_group_is_named() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.read_edition(OWN.split("[tiles]")[0], "my.toml")
    assert caught.value.message.key == "edition-missing"


def test_another_stated_deck() -> None:
    larger = OWN.replace("cards = 63", "cards = 64").replace("P = 20", "P = 21")
    assert sum(Values(GAME.read_edition(larger, "my.toml")).production) == 64
    # a deck that does not say its size has 63 cards
    silent = OWN.replace("cards = 63\n", "")
    assert sum(Values(GAME.read_edition(silent, "my.toml")).production) == 63
    with pytest.raises(BadInput, check=keyed("edition-deck")):
        GAME.read_edition(silent.replace("P = 20", "P = 21"), "my.toml")
