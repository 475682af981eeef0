"""The table of Sans Alliés as text: it fits, and it shows what must be seen."""

from __future__ import annotations

import re

import pytest

from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.position import Position
from arbitre.core.terminal import Style
from arbitre.testing import random_decision
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
WORDS = {lang: GAME.voice(None, lang).words for lang in ("fr", "en")}
FULL = ("centres 5", "upgrades P V A S", "turn 12", "marker D", "flame")


def position(*lines: str) -> Position:
    return GAME.load(expand(list(lines), STANDARD, edition_text(STANDARD)))


def board(at: Position, lang: str = "en", style: Style | None = None) -> list[str]:
    shown = GAME.terminal(GAME.voice(at.view("invader"), lang)).board(
        style or Style(False, False, 80, 24)
    )
    return shown.replace("\u00a0", " ").split("\n")


def played(seed: int) -> list[Position]:
    """Every third position of a random game."""
    at = GAME.start(seed=seed)
    found: list[Position] = []
    rng = Rng("board", seed)
    for number in range(200):
        if at.result is not None:
            break
        if number % 3 == 0:
            found.append(at.copy())
        at.play("invader", random_decision(GAME, at, "invader", rng))
    return [*found, at]


SAMPLES = [at for seed in range(3) for at in played(seed)] + [
    position(*FULL, "reserve 12P+11V+10A+8S+3weapon"),
    position("phase losses", "A1 coast", "attack A1 none due 1", "reserve P+2S", "turn 100"),
    GAME.start(),
]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("wide", "high", "lines"), [(80, 24, 19), (120, 40, 35), (120, 24, 19)])
def test_it_fits_the_screen(lang: str, wide: int, high: int, lines: int) -> None:
    for at in SAMPLES:
        shown = board(at, lang, Style(False, False, wide, high))
        assert len(shown) <= lines
        assert max(len(line) for line in shown) < wide


@pytest.mark.parametrize("width", [80, 120])
def test_plain_signs_alone_where_they_are_wanted(width: int) -> None:
    for at in SAMPLES:
        text = "\n".join(board(at, "en", Style(False, True, width, 0)))
        assert text.replace("é", "e").isascii()


def test_colours_change_nothing_but_the_colour() -> None:
    for at in SAMPLES[:6]:
        coloured = "\n".join(board(at, "fr", Style(True, False, 80, 24)))
        plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
        assert [line.rstrip() for line in plain.split("\n")] == board(at, "fr")


def test_exposed_cards_stand_in_brackets() -> None:
    """A2 gone frees the two cards that it covered, B1 and B2."""
    shown = "\n".join(board(position("gaps A2", "B1 sea", "B2 coast", "A1 plains")))
    brackets = re.findall(r"\[([A-H][1-8])", shown)
    assert brackets == ["B1", "B2", "A1", "A3", "A4", "A5", "A6", "A7", "A8"]
    assert "[B2 PVS]" in shown
    assert "[A1 PVA]" in shown
    assert "[A2" not in shown


def test_exposed_cards_have_a_double_frame_where_there_is_room() -> None:
    at = position("gaps A2", "B1 sea", "B2 coast")
    shown = "\n".join(board(at, style=Style(False, False, 120, 40)))
    assert re.findall(r"╔═([A-H][1-8])", shown) == "B1 B2 A1 A3 A4 A5 A6 A7 A8".split()
    assert len(re.findall(r"┌─([A-H][1-8])", shown)) == 36 - 1 - 9


def test_nothing_is_exposed_while_the_nation_is_dealt() -> None:
    shown = "\n".join(board(GAME.start()))
    assert " H1 PVA " in shown
    assert "[" not in shown


def test_the_card_under_attack_is_pointed_at() -> None:
    lines = ("phase recovery", "A1 coast", "attack A1 3P due 1")
    assert ">A1 PVS<" in "\n".join(board(position(*lines)))
    assert "╔>A1<═" in "\n".join(board(position(*lines), style=Style(False, False, 120, 40)))


def test_the_corners_for_a_retreat_are_named() -> None:
    at = position("phase retreat", "gaps A2 A3", "B2 plains", "attack B2", "top sea")
    shown = "\n".join(board(at))
    assert "A2?" in shown
    assert "A3?" in shown


def test_the_tiles_stand_beside_their_rows_with_the_marker() -> None:
    shown = board(position("marker C", "flame"), "fr")
    assert [line[:7].strip() for line in shown[1:17:2]] == (
        "H 27/5|G 24/5|F 21/4|E 18/4|D 15/4|C 12/3|B 9/3|A 6/3".split("|")
    )
    assert [number for number, line in enumerate(shown) if line.startswith("▲flamme")] == [12]
    assert shown[0] == "Sans Alliés · tour 3 · invasions · marqueur en C, côté flamme · recherche 3"
    grey = board(position("marker A"), "en")
    assert grey[16].startswith("●grey")
    assert grey[0] == "Sans Alliés · turn 3 · invasions · marker at A, grey side · research 3"


def test_the_reserve_shows_counts_strengths_and_tactics() -> None:
    """Two successes: personnel 3. Upgraded vehicles 5; the others on their base side."""
    lines = ("successes 2", "upgrades V", "reserve 5P+2V+S")
    assert board(position(*lines), "fr")[-1] == (
        "Réserve  P 5 × 3 · V 2 × 5 embarcations légères · A 0 × 2 · B 1 × 4"
    )
    assert board(position(*FULL, "reserve P+2weapon"), "en")[-2:] == [
        "Reserve  P 1 × 1 scouts · V 0 × 5 light craft · A 0 × 4 heavy bombers",
        "         S 0 × 6 convoy · ultimate weapon 2",
    ]
    spent = board(position("upgrades P=spent", "reserve P"), "en")[-1]
    assert spent == "Reserve  P 1 × 1 · V 0 × 3 · A 0 × 2 · S 0 × 4"


def test_piles_and_captures_are_counted_by_kind() -> None:
    """20P 13V 11A 9S 7 breakthroughs 3 weapons, less the reserve and the discard."""
    at = position("upgrades V A", "reserve 2P+S", "discard 3P+V+breakthrough", "top coast sea")
    text = "\n".join(board(at))
    for part in ("Pile: 55", "15P 12V 11A 8S", "6 breakthroughs", "3 weapons"):
        assert part in text
    for part in ("Discard: 5", "3P 1V 0A 0S", "1 breakthrough", "0 weapons"):
        assert part in text
    assert "Centres captured: 2/5" in text
    assert "Cards a turn: 5" in text
    assert "on top: sea (AS)" in text
    assert "Region discard: 10" in text  # 42, less 35 places but the 3 centres left


def test_a_region_out_of_the_game_is_counted() -> None:
    at = position(*FULL, "gaps A1", "removed plains", "weapons_gone 1")
    assert "Out of the game: 1" in "\n".join(board(at))


def test_the_end_is_in_the_title() -> None:
    lost = position("phase over", "marker H", "turn 9")
    assert board(lost, "fr")[0] == "Sans Alliés · partie perdue au tour 9"


def test_a_narrow_screen_gets_a_list() -> None:
    at = position("A1 coast", "A2 sea", "B1 plains", "reserve P")
    shown = board(at, "en", Style(False, False, 60, 0))
    assert max(len(line) for line in shown) < 60
    assert any("[A1 coast PVS]  [A2 sea AS]" in line for line in shown)
    assert any(line.startswith("B 9/3  B1 plains PVA") for line in shown)
    assert shown[-1].startswith("Reserve  P 1 × 1")
