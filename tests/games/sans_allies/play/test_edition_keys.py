"""What an edition may say besides the numbers: units of each centre and the capital, the reshuffle, `B`."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal
from arbitre.core.record import Recorder
from arbitre.core.terminal import Style
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.position import SansAlliesPosition
from arbitre.games.sans_allies.rules.values import Values
from arbitre.testing import check_position, check_record

GAME = game("sans_allies")
OWN = EDITIONS.named("").source.replace('name = "reconstructed"', 'name = "my-box"')
PLAIN = 'admits = "PVA"\n\n# The production'
EACH = 'centres = ["PV", "VP", "A", "B", "PVAS"]\ncapital = "AB"\n\n# The production'
CENTRES = OWN.replace(PLAIN, EACH)


def position(source: str, **changed: Any) -> SansAlliesPosition:
    """The first decision of a game, with some of it changed."""
    start = GAME.start(seed=5, edition=GAME.read_edition(source, "my.toml"))
    found = GAME.load({**start.to_dict(), **changed})
    assert isinstance(found, SansAlliesPosition)
    return found


def test_the_texts_changed_here_stand_in_the_edition() -> None:
    assert PLAIN in OWN
    assert CENTRES != OWN


# -- centres and capital ---------------------------------------------------------------------


@pytest.mark.rule("SA-K2")
def test_each_centre_and_the_capital_have_units_of_their_own() -> None:
    values = Values(GAME.read_edition(CENTRES, "my.toml"))
    kinds = list(range(values.centre, values.capital + 1))
    assert [values.names[kind] for kind in kinds] == [
        "centre_pv",
        "centre_a",
        "centre_s",
        "centre_pvas",
        "capital",
    ]
    # P 1, V 2, A 4, S 8
    assert [values.admits[kind] for kind in kinds] == [3, 4, 8, 15, 12]
    assert [values.cards[kind] for kind in kinds] == [2, 1, 1, 1, 1]


@pytest.mark.rule("SA-K2")
@pytest.mark.parametrize("each", ['centres = ["PVA", "AVP", "PVA", "PVA", "PVA"]', ""])
def test_centres_that_are_alike_are_one_kind(each: str) -> None:
    source = OWN.replace(PLAIN, f'{each}\ncapital = "S"\n{PLAIN}')
    values = Values(GAME.read_edition(source, "my.toml"))
    assert values.names[values.centre :] == ["centre", "capital"]
    assert (values.cards[values.centre], values.admits[values.centre]) == (5, 7)
    assert values.admits[values.capital] == 8
    assert "*" in position(source).text().split()[3]


@pytest.mark.rule("SA-K2", "SA-I4", "SA-C1")
def test_a_centre_is_attacked_with_its_own_units() -> None:
    start = position(CENTRES).to_dict()
    rows: Any = start["pyramid"]
    # the centre of ships comes to A1; what lay there goes to where it was
    row, column = next(
        (row, cards.index("centre_s")) for row, cards in rows.items() if "centre_s" in cards
    )
    rows["A"][0], rows[row][column] = "centre_s", rows["A"][0]
    pile = {"P": 10, "V": 13, "A": 11, "S": 6, "breakthrough": 7, "weapon": 3}
    reserve = {"P": 10, "S": 3}
    here = position(CENTRES, pyramid=rows, pile=pile, reserve=reserve, marker="A", discard={})
    with pytest.raises(Illegal) as refused:
        here.copy().play("invader", "A1 10P")
    assert refused.value.ruling.clause == "SA-I4"
    here.play("invader", "A1 3S")  # 3 ships of 4: 12 against 10
    here.play(CHANCE, "3+4")
    assert here.state.centres == 1
    assert here.state.board[0] == 0
    assert "centre_s" not in here.to_dict()["region_discard"]  # type: ignore[operator]
    assert GAME.load(here.to_dict()) == here
    assert GAME.read(here.text()) == here


@pytest.mark.rule("SA-K2")
@pytest.mark.parametrize("source", [CENTRES, OWN])
def test_a_game_with_centres_of_several_kinds_is_played_told_and_recorded(source: str) -> None:
    recorder = Recorder.begin(GAME, players=["captain"], seed=9, embedded=source)
    captain = GAME.bots()["captain"](GAME)
    while recorder.position.actors:
        here = recorder.position
        if len(recorder.entries) % 3 == 0:
            check_position(GAME, here, Rng(len(recorder.entries)))
        before = here.copy()
        move = captain.decide(here.view("invader"), Rng(len(recorder.entries)), 1)
        events = recorder.play("invader", move)
        for lang in ("fr", "en"):
            voice = GAME.voice(before.view("invader"), lang)
            GAME.terminal(voice).board(Style(False, False, 100))
            GAME.screen().draw(voice)
            assert all("centre_" not in line.whole for line in voice.tell(events))
    check_record(recorder)


@pytest.mark.rule("SA-K2")
def test_kinds_of_centres_are_typed_with_their_letters() -> None:
    start = GAME.start(None, edition=GAME.read_edition(CENTRES, "my.toml"))
    for terrain in ["plains"] * 6 + ["forest"] * 6:
        start.play(CHANCE, terrain)
    for lang, typed, meant in (
        ("en", "centre", "centre"),  # which one is not clear
        ("en", "centre s", "centre_s"),
        ("fr", "centre B", "centre_s"),
        ("fr", "centre de ressources PVAB", "centre_pvas"),
        ("en", "centre_pv", "centre_pv"),
    ):
        assert GAME.voice(start.view(None), lang).chance_moves(typed) == [meant]
    start.play(CHANCE, "centre_pv")
    start.play(CHANCE, "centre_pv")
    with pytest.raises(Illegal):
        start.play(CHANCE, "centre_pv")  # there are two of them
    with pytest.raises(Illegal):
        start.play(CHANCE, "centre")


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        (', "PVAS"]', "]", "edition-centres", "centres ="),
        ('"A", "B"', '"A", "X"', "edition-centres", "centres ="),
        ('"A", "B"', '"A", "BS"', "edition-centres", "centres ="),
        ('"A", "B"', '"A", 3', "edition-centres", "centres ="),
        ('["PV", "VP", "A", "B", "PVAS"]', '"PVA"', "edition-centres", "centres ="),
        ('capital = "AB"', 'capital = "AX"', "edition-admits", "capital ="),
        ('capital = "AB"', "", "edition-missing", "[installations]"),
        ("plains = {", "centre_pv = {", "edition-terrain-name", "centre_pv ="),
    ],
)
def test_a_slip_in_the_centres_is_named_with_its_line(
    old: str, new: str, key: str, line: str
) -> None:
    source = CENTRES.replace(old, new, 1)
    with pytest.raises(BadInput) as found:
        GAME.read_edition(source, "my.toml")
    assert found.value.message.key == key
    where = next(n for n, text in enumerate(source.splitlines(), 1) if text.startswith(line))
    assert found.value.where == f"my.toml:{where}"
    said = [GAME.voice(None, lang).words.say(found.value.message) for lang in ("fr", "en")]
    assert said[0] != said[1]


# -- the reshuffle ---------------------------------------------------------------------------


def drawing(reshuffle: str, pile: dict[str, int], discard: dict[str, int]) -> SansAlliesPosition:
    """Two cards are to be drawn from a pile; the rest of the deck is in the reserve."""
    key = f'weapon = 3\nreshuffle = "{reshuffle}"' if reshuffle else "weapon = 3"
    deck = {"P": 20, "V": 13, "A": 11, "S": 9, "breakthrough": 7, "weapon": 3}
    reserve = {kind: deck[kind] - pile.get(kind, 0) - discard.get(kind, 0) for kind in "PVAS"}
    discard = {**discard, "breakthrough": 7 - pile.get("breakthrough", 0), "weapon": 3}
    return position(
        OWN.replace("weapon = 3", key),
        phase="drawing",
        to_draw=2,
        pile=pile,
        discard=discard,
        reserve=reserve,
        marker="A",
    )


@pytest.mark.rule("SA-T5")
@pytest.mark.parametrize("reshuffle", ["", "when_due", "when_empty"])
def test_when_the_discard_is_shuffled_in(reshuffle: str) -> None:
    here = drawing(reshuffle, {"P": 1, "V": 1}, {"A": 2})
    first = here.play(CHANCE, "P")
    last = here.play(CHANCE, "V")
    assert here.state.pile == ([0, 0, 2, 0, 7, 3] if reshuffle == "when_empty" else [0] * 6)
    assert here.state.discard == ([0] * 6 if reshuffle == "when_empty" else [0, 0, 2, 0, 7, 3])
    told = [event.args for event in [*first, *last] if event.name == "shuffled"]
    assert told == ([{"n": 12}] if reshuffle == "when_empty" else [])
    assert here.actors == ("invader",)
    assert GAME.load(here.to_dict()) == here


@pytest.mark.rule("SA-T5", "SA-T3")
def test_a_breakthrough_drawn_last_is_shuffled_in_with_the_others() -> None:
    here = drawing("when_empty", {"P": 1, "breakthrough": 1}, {})
    here.play(CHANCE, "P")
    told = here.play(CHANCE, "breakthrough")
    assert [event.name for event in told] == ["breakthrough", "shuffled"]
    assert here.state.pile == [0, 0, 0, 0, 7, 3]


@pytest.mark.rule("SA-T5")
def test_a_pile_that_runs_out_in_the_draw_is_shuffled_once_either_way() -> None:
    for reshuffle in ("when_due", "when_empty"):
        here = drawing(reshuffle, {"P": 1}, {"A": 1})
        told = here.play(CHANCE, "P")
        assert [event.name for event in told] == ["deployed", "shuffled"]
        assert here.state.pile == [0, 0, 1, 0, 7, 3]


@pytest.mark.parametrize("value", ['"later"', "true", "3", '["when_due"]'])
def test_another_reshuffle_is_refused(value: str) -> None:
    source = OWN.replace("weapon = 3", f"weapon = 3\nreshuffle = {value}")
    with pytest.raises(BadInput) as found:
        GAME.read_edition(source, "my.toml")
    assert found.value.message.key == "edition-reshuffle"
    line = source.splitlines().index(f"reshuffle = {value}") + 1
    assert found.value.where == f"my.toml:{line}"
    for lang in ("fr", "en"):
        assert "when_due, when_empty" in GAME.voice(None, lang).words.say(found.value.message)


# -- the letter of ships ---------------------------------------------------------------------


@pytest.mark.plain
@pytest.mark.rule("SA-K2")
def test_ships_are_read_by_either_letter() -> None:
    french = OWN.replace('"PVS"', '"PVB"').replace('"PAS"', '"BAP"').replace('"AS"', '"AB"')
    french = french.replace("S = 9", "B = 9").replace("S = [4, 6]", "B = [4, 6]")
    assert french.count("B = ") == 2
    here, there = (Values(GAME.read_edition(text, "my.toml")) for text in (french, OWN))
    assert vars(here) == vars(there)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"PVS"', '"PSB"', "edition-admits"),
        ("S = 9", "S = 9\nB = 9", "edition-key"),
        ("S = [4, 6]", "S = [4, 6]\nB = [4, 6]", "edition-key"),
    ],
)
def test_both_letters_at_once_are_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(BadInput) as found:
        GAME.read_edition(OWN.replace(old, new), "my.toml")
    assert found.value.message.key == key


# -- the last roll ---------------------------------------------------------------------------


@pytest.mark.rule("SA-K4", "SA-R3")
@pytest.mark.parametrize(("lang", "word"), [("fr", "à coup sûr"), ("en", "for certain")])
def test_the_screen_says_when_the_next_roll_loses_for_certain(lang: str, word: str) -> None:
    softer = OWN.replace("5, 5, 6]", "5, 5, 5]")
    for source, marker, flame, doomed in (
        (OWN, "H", False, True),
        (OWN, "H", True, False),  # no roll this turn
        (OWN, "G", False, False),
        (softer, "H", False, False),  # a 6 still saves the game
    ):
        voice = GAME.voice(position(source, marker=marker, flame=flame).view("invader"), lang)
        for said in (voice.prompt(), GAME.screen().prompt(voice)):
            assert said.count(word) == int(doomed)
