"""Alliance cards of one's own box, typed band by band, and kept for the next game (DR-Q2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.message import BadInput, Illegal
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.table import CARD, SIDES
from tests.games.dead_reckoning.companion_cases import ME, beside, finish_turn, saying
from tests.term.tables import moves, piped, request

LINE = "C1 2 | end B1 | $3"
FIRST = "Palmetto, S 1, Amber Bay, C 1, Skerry, I 2"


def asked(turn: int = 1, **options: object) -> DeadReckoningPosition:
    """A companion that waits for the Alliance's card."""
    position = beside(1, **options)
    saying(position, f"set turn {turn}", "go")
    assert position.state.table.need == CARD
    return position


def refused(position: DeadReckoningPosition, text: str, key: str) -> dict[str, object]:
    before = position.text()
    with pytest.raises(Illegal) as refusal:
        position.play(CHANCE, text)
    ruling = refusal.value.ruling
    assert (ruling.clause, ruling.message.key) == ("DR-Q2", key)
    assert position.text() == before
    return dict(ruling.message.args)


@pytest.mark.rule("DR-Q2")
def test_a_typed_band_is_carried_out_and_kept_under_its_name() -> None:
    """Two cubes take Skerry, the ship ends on B1, 3 coins: 18."""
    position = asked()
    events = position.play(CHANCE, f"card corsair: {LINE}")
    assert [event.name for event in events[:2]] == ["card", "card-typed"]
    assert events[1].args == {"line": LINE}
    table = position.state.table
    assert (table.dock_coins[1], table.control[3], table.place[1]) == (18, 1, 2)
    assert table.left == (1 << 18) - 1  # it is none of the edition's cards
    # in the same band its name will do; in another its line is asked for
    saying(position, "go")
    events = position.play(CHANCE, "card corsair")
    assert events[1].args == {"line": LINE}
    assert table.dock_coins[1] == 21
    saying(position, "set turn 4", "go")
    assert refused(position, "card corsair", "card-band-unknown") == {"word": "corsair", "band": 2}
    position.play(CHANCE, "card corsair: end H | $1")
    assert table.dock_coins[1] == 22


@pytest.mark.rule("DR-Q2")
def test_a_card_without_a_name_gets_one() -> None:
    position = asked()
    assert position.read(CHANCE, f"card {LINE}").text() == f"card box1: {LINE}"
    position.play(CHANCE, f"card {LINE}")
    saying(position, "go")
    assert position.read(CHANCE, "card END h").text() == "card box2: end H"


@pytest.mark.rule("DR-Q2")
def test_a_card_of_the_edition_is_typed_anew() -> None:
    """Its own band is put aside; it leaves the deck all the same."""
    position = asked()
    position.play(CHANCE, f"card Settler 1: {LINE}")
    table = position.state.table
    assert (table.dock_coins[1], table.left & 1) == (18, 0)
    saying(position, "set turn 2", "go")
    # it comes again although it was revealed: the deck was shuffled at the table (DR-D4)
    events = position.play(CHANCE, "card settler-1")
    assert [event.name for event in events[:3]] == ["deck-shuffled", "card", "card-typed"]
    assert (table.dock_coins[1], table.left) == (21, (1 << 18) - 2)


@pytest.mark.rule("DR-D2")
def test_on_hard_each_side_is_typed_by_itself() -> None:
    position = asked(difficulty="hard")
    position.play(CHANCE, f"card corsair: {LINE}")
    saying(position, "go")  # turn 2 shows hard sides
    refused(position, "card corsair", "card-band-unknown")
    position.play(CHANCE, "card corsair: end H")
    assert [typed.hard for typed in position.state.table.typed] == [False, True]
    assert game.load(position.to_dict()).text() == position.text()


@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("card zebra", "card-unknown"),
        ("card A1 2", "card-unknown"),
        ("card A1 2 | out", "edition-band-end"),
        ("card A1 | end H", "edition-band-cubes"),
        ("card x: D4 2 | end H", "edition-band-space"),
        ("card x: A1 2 | end H | out | gar", "edition-band-part"),
        ("card x: end H | claim A1 A2 A3", "edition-band-claims"),
        ("card x: end H | Z4", "edition-band-icon"),
        ("card x: end H | U wings I", "edition-band-upgrade"),
        ("card x: end H | 7?{F", "edition-band-condition"),
        ("card x: ", "edition-band-empty"),
        ("card 7x: end H", "card-name"),
        ("card a name that is far too long for a card: end H", "card-name"),
    ],
)
def test_a_wrong_line_says_what_is_wrong(text: str, key: str) -> None:
    position = asked()
    refused(position, text, key)
    for lang in LANGUAGES:
        words = game.voice(None, lang).words
        with pytest.raises(Illegal) as refusal:
            position.play(CHANCE, text)
        assert words.ruling(refusal.value.ruling)


def test_typed_cards_belong_beside_a_table_and_where_a_card_is_asked_for() -> None:
    position = beside()
    with pytest.raises(Illegal):
        position.play(CHANCE, f"card {LINE}")
    full = game.start(3)
    data = full.to_dict()
    with pytest.raises(BadInput):
        game.load({**data, "table": {**_table(full), "typed": [["x", "normal", 1, "end H"]]}})


def _table(position: DeadReckoningPosition) -> dict[str, object]:
    table = position.to_dict()["table"]
    assert isinstance(table, dict)
    return table


@pytest.mark.rule("DR-Q2")
def test_typed_bands_are_part_of_the_position() -> None:
    """In the middle of a typed card: a copy, the JSON form and a sample go on alike."""
    position = asked()
    saying_typed = "card corsair: A2 2, C1 2 | end H | $1 E2"
    position.play(CHANCE, saying_typed)  # A2 is turned up first
    copies = [position.copy(), game.load(position.to_dict()), game.read(position.text())]
    sample = position.view(ME).sample(Rng())
    wanted = [str(event) for event in finish_turn(position)]
    for copy in (*copies, sample):
        assert isinstance(copy, DeadReckoningPosition)
        assert [str(event) for event in finish_turn(copy)] == wanted
        assert copy.text() == position.text()
    # nothing typed: nothing is written
    assert "typed" not in _table(beside())
    assert position.state.table.cubes[3 * SIDES + 1] == 2


@pytest.mark.parametrize(
    "typed",
    [
        [["corsair", "normal", 1]],
        [["corsair", "normal", 1, "end Z"]],
        [["corsair", "normal", 1, "END h"]],
        [["corsair", "odd", 1, "end H"]],
        [["corsair", "normal", 6, "end H"]],
        [["corsair", "normal", True, "end H"]],
        [["Cor sair", "normal", 1, "end H"]],
        [[1, "normal", 1, "end H"]],
        ["corsair"],
        "corsair",
    ],
)
def test_impossible_typed_bands_are_refused(typed: object) -> None:
    position = asked()
    with pytest.raises(BadInput):
        game.load({**position.to_dict(), "table": {**_table(position), "typed": typed}})


def test_a_card_under_way_must_have_been_typed() -> None:
    position = asked()
    position.play(CHANCE, "card corsair: A2 2 | end H")
    table = _table(position)
    assert table["card"] == 18
    del table["typed"]
    with pytest.raises(BadInput):
        game.load({**position.to_dict(), "table": table})


# -- at the terminal, and for the next game --------------------------------------------------

TYPED = {
    "en": ("go", f"card Corsair: {LINE}", "corsair", "As typed: cubes C1 2 · ends B1"),
    "fr": ("tour", "carte Corsair\u00a0: C1 2 | fin B1 | $3", "corsair", "Tel que tapé :"),
}


@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_typed_at_the_terminal(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    go, card, name, told = TYPED[lang]
    first = FIRST if lang == "en" else "Palmetto, S 1, Baie d'Ambre, C 1, Écueil, I 2"
    asked = request("human", lang, rules=game, companion=True, record=path)
    played = piped(asked, first, go, "?", "? card", card, go, name, go, "?")
    out = " ".join(played.out.split())
    assert told in out
    assert out.count("7?{$3 F}:{P1}") == 3  # how a card is typed
    assert f'corsair n1 = "{LINE}"' in out  # what was typed, ready for an edition file
    cards = [line for line in moves(path) if line.startswith("chance card ")]
    assert cards == [f"chance card corsair: {LINE}", "chance card corsair"]


@pytest.mark.rule("DR-Q2")
def test_what_was_typed_is_kept_for_the_next_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file = tmp_path / "game.arb", tmp_path / "own.toml"
    asked = request("human", "en", rules=game, companion=True, record=record)
    lines = [f"card Corsair: {LINE}", "go", f"card Settler 1: {LINE}"]
    piped(asked, FIRST, "go", *lines)
    keep = ["edition", "keep", "dead_reckoning", str(file), "--record", str(record)]
    assert run([*keep, "--lang", "en"]) == 0
    assert "2 typed lines are kept" in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    assert f'[typed.corsair]\nn1 = "{LINE}"\n' in text
    own = game.read_edition(text, "own.toml")
    assert own.name == "mine"
    # a game with it knows both at once, and what is typed then is added
    position = game.start(edition=own, options={"companion": True})
    for tile in ("palmetto", "amber_bay", "skerry"):
        position.play(CHANCE, tile)
        position.make(CHANCE, position.chances()[0][0])
    for name, coins in (("card corsair", 18), ("settler-1", 21)):
        saying(position, "go")
        position.play(CHANCE, name)
        assert position.state.table.dock_coins[1] == coins
    assert "typed" not in _table(position)
    again = request("human", "en", rules=game, companion=True, record=record)
    again.edition, again.embedded = "", text
    piped(again, FIRST, "set turn 4", "go", "card Corsair: end H | $1")
    assert run(keep) == 0
    assert f'[typed.corsair]\nn1 = "{LINE}"\nn2 = "end H | $1"\n' in file.read_text()
    # the same once more changes nothing
    before = file.read_text()
    assert run(keep) == 0
    assert file.read_text() == before


def test_nothing_to_keep_and_wrong_questions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file = tmp_path / "game.arb", tmp_path / "own.toml"
    piped(request("human", "en", rules=game, companion=True, record=record), FIRST)
    keep = ["edition", "keep", "dead_reckoning", str(file)]
    assert run([*keep, "--record", str(record), "--lang", "en"]) == 0
    assert "Nothing was typed" in capsys.readouterr().out
    assert not file.exists()
    assert run(keep) == 2
    assert run(["edition", "keep", "power", str(file), "--record", str(record)]) == 2
    assert run([*keep, "--record", str(tmp_path / "none.arb")]) == 2
    assert capsys.readouterr().err.count("\n") == 3


def test_wrong_typed_cards_of_an_edition() -> None:
    source = game.edition("").source.replace('name = "reconstructed"', 'name = "own"', 1)
    for lines in (
        '[typed.corsair]\nn9 = "end H"\n',
        '[typed.corsair]\nn1 = "A1 2"\n',
        '[typed.settler-1]\nn1 = "end H"\n',
        '[typed."Cor sair"]\nn1 = "end H"\n',
    ):
        with pytest.raises(BadInput) as bad:
            game.read_edition(f"{source}\n{lines}", "own.toml")
        assert bad.value.where.startswith("own.toml:")


def test_a_band_goes_to_its_own_card() -> None:
    """Among others, in place of the one typed before."""
    source = game.edition("").source.replace('name = "reconstructed"', 'name = "own"', 1)
    source += '\n[typed.corsair]\nn1 = "end A1"\n\n[typed.rover]\nn1 = "end H"\n'
    position = asked()
    position.play(CHANCE, "card corsair: end B1")
    saying(position, "set turn 4", "go")
    position.play(CHANCE, "card corsair: end C1")
    text, number = game.kept(source, "own.toml", position)
    ends = '[typed.corsair]\nn1 = "end B1"\nn2 = "end C1"\n\n[typed.rover]\nn1 = "end H"\n'
    assert number == 2
    assert text.endswith(ends)
