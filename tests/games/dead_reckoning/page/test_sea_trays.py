"""Trays beside the real sea: what thumbs set is one line, as if it had been typed (DR-Q1, DR-Q2)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.message import Illegal
from arbitre.core.tray import ON, Tray
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.notation import neutral
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.by_hand.edits import next_alliance
from arbitre.games.dead_reckoning.rules.by_hand.lines import table_lines
from tests.games.dead_reckoning.companion_cases import beside, saying
from tests.games.dead_reckoning.rules.test_results import attacked

SCREEN = game.screen()


def trays(position: DeadReckoningPosition, lang: str = "en") -> dict[str, Tray]:
    """The trays that whoever decides, or turns up what lies there, has now."""
    actor = position.actors[0]
    view = position.view(position.seats[0] if actor == CHANCE else actor)
    draft = None if actor == CHANCE else game.draft(view, lang)
    return {tray.key: tray for tray in SCREEN.trays(game.voice(view, lang), draft)}


def line(position: DeadReckoningPosition, key: str, **values: str) -> str:
    """The line of a tray with some dials set; names have `_` for `-`."""
    tray = trays(position)[key]
    known = {dial.name.replace("-", "_"): dial for dial in tray.dials}
    given = {dial.name: dial.value for dial in tray.dials}
    for name, value in values.items():
        assert known[name].admits(value), (name, value)
        given[known[name].name] = value
    return SCREEN.tray_line(tray, given, game.voice(position.view(position.seats[0]), "en"))


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("key", "values", "typed"),
    [
        ("A1", {"cubes_player": "3", "fort": ON}, "set A1 cubes player 3, A1 buildings fort"),
        ("A1", {"coins": "2", "cargo": "1"}, "set A1 coins 2, A1 cargo 1"),
        ("A1", {"control": "alliance"}, "set A1 control alliance"),
        ("A1", {"permanent_player": ON}, "set A1 permanent player 1"),
        ("A1", {"own_card": "3"}, "set A1 card pirate 3"),
        ("A1", {"own_card": "merchant"}, "set A1 card merchant"),
        ("A1", {"own_card": "none"}, "set A1 card none"),
        ("A1", {"own_icons": "C2 A, 3"}, "set A1 card C2 A 3"),
        ("A1", {"tile": "mangrove", "coins": "1"}, "set A1 tile mangrove, A1 coins 1"),
        ("B3", {"tile": "tern_rock"}, "set B3 tile tern_rock"),
        (
            "B3",
            {"own_name": "Isla | Verde", "own_spaces": "3", "own_cargo": "1"},
            "set B3 tile Isla Verde 3 8/4 0$ 1c",
        ),
        ("B3", {"own_spaces": "3"}, ""),  # an island without a name is none
        (
            "ship-player",
            {"place": "B2", "mode": "pirate", "damage": "2", "coins": "3", "cargo": "1"},
            "set player place B2 mode pirate damage 2 coins 3 cargo 1",
        ),
        ("ship-player", {"chest": "2"}, "set player chest 2"),
        (
            "ship-alliance",
            {"dock": "17", "cargo": "2", "cannons": "1", "damage": "3", "place": "C4"},
            "set alliance dock 17 cargo 2 cannons 1 damage 3 place C4",
        ),
        ("ship-alliance", {"pirates": "2", "power": "5"}, "set alliance piles 0 2 5"),
        (
            "aims-alliance",
            {"explorer": ON, "count_explorer": "5"},
            "set alliance explorer 5, claimed alliance explorer",
        ),
        ("aims-player", {"builder": ON, "elite": ON}, "set claimed player elite builder"),
        (
            "course",
            {"turn": "7", "last": "player", "fort": "5", "guns2": "0", "deck": ON},
            "set turn 7, last player, deck full, supply fort 5, supply guns2 0",
        ),
        ("course", {}, ""),
    ],
)
def test_a_tray_is_a_typed_line(key: str, values: dict[str, str], typed: str) -> None:
    position = beside()
    found = line(position, key, **values)
    assert found == typed
    if found:
        saying(position, found)


@pytest.mark.rule("DR-Q1")
def test_a_success_taken_back_leaves_the_others() -> None:
    position = beside()
    saying(position, "set claimed player explorer builder elite")
    assert line(position, "aims-player", builder="0") == (
        "set claimed player none, claimed player elite explorer"
    )


@pytest.mark.rule("DR-Q1")
def test_a_whole_table_set_by_trays_alone() -> None:
    """Every tray of two against two, then the lines that set the same elsewhere."""
    position = beside(2)
    steps = [
        ("A1", {"cubes_port": "2", "cubes_starboard": "1", "cubes_alliance2": "1"}),
        ("A1", {"control": "port", "coins": "2"}),
        ("A1", {"garrison": ON, "own_card": "2"}),
        ("B2", {"tile": "highmoor"}),
        ("B2", {"cubes_alliance1": "4", "outpost": ON}),
        ("ship-starboard", {"place": "B2", "mode": "pirate", "damage": "1"}),
        ("ship-alliance2", {"place": "A1", "dock": "20", "merchants": "2"}),
        ("aims-starboard", {"explorer": ON}),
        ("course", {"turn": "4"}),
    ]
    for key, values in steps:
        saying(position, line(position, key, **values))
    said = table_lines(position.state, next_alliance(position.state))
    assert said == [
        "set A1 palmetto 2p 1s 1as =p garrison 2$ card pirate 2, B1 amber_bay card S 1, C1 skerry card S 1",
        "set B2 highmoor 4ap outpost",
        "set port H, starboard B2 pirate 1d claimed explorer, alliance1 H 15$, alliance2 A1 20$ piles 2 0 0",
        "set turn 4",
    ]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tray_can_be_shown_and_stands_for_something_in_the_picture(
    seats: int, lang: str
) -> None:
    position = beside(seats)
    saying(position, "set A1 3p gar, B2 tile Tortuga 5 8/4 2$")
    found = trays(position, lang)
    assert len(found) == 12 + 4 * seats + 1
    for tray in found.values():
        assert tray.title
        assert all(dial.label for dial in tray.dials)
        assert len({dial.name for dial in tray.dials}) == len(tray.dials)
        assert all(dial.admits(dial.value) for dial in tray.dials if dial.kind != "text")
        assert line(position, tray.key) == ""


# -- what is asked -----------------------------------------------------------------------------


@pytest.mark.rule("DR-Q2")
def test_a_card_entered_on_its_grid() -> None:
    position = beside()
    saying(position, "go")
    found = line(
        position, "section", cubes_A1="2", cubes_C2="1", claim_B1=ON, end="B2", attack=ON,
        icons="X X gar  U gun_hold II Q P1 Fh+1 E3 ", own_name="Corsair, red",
    )  # fmt: skip
    assert found == (
        "card Corsair red: A1 2, C2 1 | claim B1 | end B2 | attack | X X gar U gun_hold II Q P1 Fh+1 E3"
    )
    [move] = game.voice(position.view(None), "en").chance_moves(found)
    position.play(CHANCE, move)
    assert position.state.table.typed[-1].line == (
        "A1 2, C2 1 | claim B1 | end B2 | attack | X X gar U gun_hold II Q P1 Fh+1 E3"
    )


@pytest.mark.rule("DR-Q2")
def test_every_icon_of_the_right_side_has_a_key_that_is_understood() -> None:
    position = beside()
    saying(position, "go")
    [dial] = next(
        one for one in trays(position)["section"].sections if "icons" in {d.name for d in one.dials}
    ).dials
    words = [word for word, _ in dial.choices]
    assert words[:13] == "R1 X P1 $1 out gar fort Q M F Fh +1 E1".split()
    for word in words:
        said = f"F{word}" if word == "+1" else word
        typed = line(position, "section", icons=said)
        assert typed == f"card end H | {said}"
        [move] = game.voice(position.view(None), "en").chance_moves(typed)
        tried = position.copy()
        tried.play(CHANCE, move)
        assert tried.state.table.typed[-1].line == f"end H | {said}"


@pytest.mark.rule("DR-Q2")
def test_icons_are_carried_out_in_the_order_in_which_they_were_put() -> None:
    position = beside()
    saying(position, "go")
    for icons in ("$2 7?{F}:{P1}", "P1 $1", "$1 P1"):
        assert line(position, "section", icons=icons) == f"card end H | {icons}"


@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize(
    "values",
    [
        {"claim_A1": ON, "claim_B1": ON, "claim_C1": ON},  # three white frames
        {"icons": "P1 banana"},
        {"icons": "7?{F}:{P1"},
    ],
)
def test_a_card_that_cannot_exist_is_refused_with_a_sentence(values: dict[str, str]) -> None:
    position = beside()
    saying(position, "go")
    before = position.text()
    voice = game.voice(position.view(None), "fr")
    [move] = voice.chance_moves(line(position, "section", **values))
    with pytest.raises(Illegal) as refusal:
        position.play(CHANCE, move)
    assert refusal.value.ruling.clause == "DR-Q2"
    assert voice.words.ruling(refusal.value.ruling)
    assert position.text() == before


@pytest.mark.rule("DR-Q2")
def test_an_island_that_is_asked_for() -> None:
    position = game.start(options={"companion": True})
    assert set(trays(position)) == {"island"}
    found = line(position, "island", own_name="Tortuga", own_coins="2")
    assert found == "Tortuga 5 8/4 2$ 0c"
    [move] = game.voice(position.view(None), "fr").chance_moves(found)
    position.play(CHANCE, move)
    assert position.state.table.tiles[1] == 12


@pytest.mark.rule("DR-Q2")
def test_keys_for_what_turns_up() -> None:
    """A merchant, no cannon, 1 to 5; then what is left in the deck, whatever its slot."""
    position = game.start(options={"companion": True})
    keypad = SCREEN.keypad(game.voice(position.view(None), "fr"))
    assert keypad is not None
    assert (keypad.keys[0].text, keypad.keys[-1].text, keypad.keys[-1].left) == (
        "Écueil",
        "large",
        4,
    )
    position.play(CHANCE, "palmetto")
    voice = game.voice(position.view(None), "en")
    keypad = SCREEN.keypad(voice)
    assert keypad is not None
    assert [key.text for key in keypad.keys[:4]] == ["merchant", "other", "pirate 1", "pirate 2"]
    assert {key.text: key.left for key in keypad.keys}["C 1"] == 5
    for key in keypad.keys:
        [move] = voice.chance_moves(key.text)
        position.copy().play(CHANCE, move)


@pytest.mark.rule("DR-Q2")
def test_a_card_entered_before_is_a_key() -> None:
    position = beside()
    saying(position, "go")
    position.play(CHANCE, "card grey_wolf: end H | $1")
    saying(position, "go")
    voice = game.voice(position.view(None), "en")
    keypad = SCREEN.keypad(voice)
    assert keypad is not None
    assert keypad.keys[-1].text == "Grey wolf"  # as it was named
    assert len(keypad.keys) == 19
    assert voice.chance_moves("Grey wolf") == ["card grey_wolf"]


@pytest.mark.rule("DR-K2")
@pytest.mark.parametrize(
    ("lang", "said", "prompt"),
    [
        ("en", ["nothing", "crown", "2 crowns", "crown + hit", "hit", "plunder"],
         "Alliance: what does its cube show?"),
        ("fr", ["rien", "couronne", "2 couronnes", "couronne + touche", "touche", "pillage"],
         "Alliance\u00a0: que montre son cube\u00a0?"),
    ],
)  # fmt: skip
def test_keys_of_fallen_cubes_say_what_they_show(lang: str, said: list[str], prompt: str) -> None:
    # nobody has cannons, and it has no pirates: it attacks with one cube
    position = beside()
    saying(position, "set ship A1 pirate")
    saying(position, "go")
    position.play(CHANCE, "card corsair: end A1 | F")
    saying(position, "cubes 2")
    voice = game.voice(position.view(None), lang)
    keypad = SCREEN.keypad(voice)
    assert keypad is not None
    assert ([key.label for key in keypad.keys], keypad.prompt) == (said, prompt)
    assert len(keypad.slots) == 1
    assert [move for key in keypad.keys for move in voice.chance_moves(key.text)] == [
        "nothing", "crown", "crowns", "crown_hit", "hit", "plunder",
    ]  # fmt: skip


@pytest.mark.rule("DR-L2")
def test_a_coin_says_for_which_merchant_and_then_which_side_is_asked() -> None:
    for coin, asked in (("tails", "Front"), ("heads", "Back")):
        position = game.start(options={"companion": True})
        for tile in (
            "island Tortuga: 5 8/4 2$ 0c",
            "row merchant",
            "open_sea",
            "row other",
            "skerry",
            "row other",
        ):
            position.play(CHANCE, tile)
        saying(position, "go")
        position.play(CHANCE, "card corsair: claim A1 | end H")
        keypad = SCREEN.keypad(game.voice(position.view(None), "en"))
        assert keypad is not None
        assert keypad.prompt == "Coin for the merchant ship at A1?"
        assert [key.label for key in keypad.keys] == ["tails", "heads"]
        position.play(CHANCE, coin)
        keypad = SCREEN.keypad(game.voice(position.view(None), "en"))
        assert keypad is not None
        assert keypad.prompt == f"{asked} of the merchant at A1: what is on it?"


# -- a fight -------------------------------------------------------------------------------------


def fight(position: DeadReckoningPosition) -> Tray:
    return trays(position)["fight"]


@pytest.mark.rule("DR-Q2")
def test_a_fight_by_its_result() -> None:
    position = attacked("set ship B1 2$ 1c")
    tray = fight(position)
    assert [dial.name for dial in tray.dials] == ["result", "damage", "hits", "loses", "takes"]
    assert tray.dials[3].high == 3
    found = line(position, "fight", result="lost", damage="1", loses="2")
    assert found == "result lost damage 1 loses 2"
    saying(position, found)
    # without a winner it is refused with a sentence
    assert line(attacked("set ship B1"), "fight", hits="1") == "result  hits 1"
    with pytest.raises(Illegal) as refusal:
        saying(attacked("set ship B1"), "result hits 1")
    assert refusal.value.ruling.message.key == "result-who"


@pytest.mark.rule("DR-F1")
@pytest.mark.rule("DR-E3")
@pytest.mark.rule("DR-M3")
@pytest.mark.parametrize(
    ("edits", "card", "said"),
    [
        (["set ship H"], "end H | F", ["drops 1 cube", "in harbor: 4 cubes more"]),
        (
            ["set ship B1, last player"],
            "end H | F",
            ["drops 1 cube", "Last turn: 2 cubes more for Player"],
        ),
        (["set A1 3p fort"], "A1 2 | end H", ["drops 1 cube", "Only the buildings fight"]),
        # both a ship and a fort: half of 1 + 2 cannons + 4 / 2 = 5, rounded up
        (
            ["set A1 3p fort, B1 1p, ship B1 pirate, alliance cannons 2 piles 0 1 4"],
            "A1 2, B1 2 | end H",
            ["drops 3 cubes", "half of 5"],
        ),
    ],
)
def test_the_rules_are_called_to_mind(edits: list[str], card: str, said: list[str]) -> None:
    position = attacked(*edits, card=f"card raid: {card}")
    notes = " ".join(fight(position).notes)
    for words in said:
        assert words in notes
    assert ("half" in notes) == any("half" in words for words in said)
    assert ("buildings hold" in notes) == any("buildings" in words for words in said)


def test_what_is_typed_for_the_terminal_is_in_its_help() -> None:
    for lang, words in (("en", "result won damage 1"), ("fr", "résultat gagné dégâts 1")):
        view = beside().view("player")
        help_lines = game.terminal(game.voice(view, lang)).help()
        assert words in help_lines
        assert neutral(words) == "result won damage 1"
