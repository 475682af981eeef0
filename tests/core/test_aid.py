"""The play aid: a sound one passes, and each fault is named in one sentence; its text for a terminal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arbitre.core.aid import Aid, AidCell, AidLine, AidRow, AidSection, AidTable, aid_text
from arbitre.core.game import Game, game, game_names
from arbitre.core.screen import Picture
from arbitre.core.voice import Voice
from arbitre.games.power.game import Power
from arbitre.testing.aids import check_aid


def drawn(markup: str) -> Picture:
    return Picture("x", 10, 10, "", "sign", markup, "", "")


def sound() -> Aid:
    """Two parts, the second with a table of two by two."""
    rows = [
        AidRow([AidCell("", [drawn("<path d='M0 0'/>")]), AidCell("2")], ["PW-P2"]),
        AidRow([AidCell("tank"), AidCell("3")]),
    ]
    goal = AidSection("goal", "Goal", [AidLine("Take the flag.", "PW-F1")])
    return Aid(
        "Power", "x@1", [goal, AidSection("pieces", "Pieces", table=AidTable(["", "n"], rows))]
    )


def faulty(change: Callable[[Aid, str], None]) -> Game:
    """Power with an aid that is spoilt in French, or in any language."""

    class Spoilt(Power):
        def aid(self, voice: Voice) -> Aid:
            made = sound()
            change(made, voice.lang)
            return made

    return Spoilt()


def short_row(aid: Aid, lang: str) -> None:
    assert aid.sections[1].table is not None
    aid.sections[1].table.rows[0].cells.pop()


def empty_line(aid: Aid, lang: str) -> None:
    aid.sections[0].lines[0].text = " "


def no_clause(aid: Aid, lang: str) -> None:
    aid.sections[0].lines[0].clause = "PW-X9"


def torn(aid: Aid, lang: str) -> None:
    assert aid.sections[1].table is not None
    aid.sections[1].table.rows[0].cells[0].drawings = [drawn("<g><path/>")]


def named(aid: Aid, lang: str) -> None:
    assert aid.sections[1].table is not None
    aid.sections[1].table.rows[0].cells[0].drawings = [drawn('<path id="a"/>')]


def one_more(aid: Aid, lang: str) -> None:
    if lang == "fr":
        aid.sections[0].lines.append(AidLine("Encore."))


def other_part(aid: Aid, lang: str) -> None:
    if lang == "en":
        aid.sections.reverse()


def more_ours(aid: Aid, lang: str) -> None:
    if lang == "en":
        aid.ours.append("The dice.")


def empty_cell(aid: Aid, lang: str) -> None:
    assert aid.sections[1].table is not None
    aid.sections[1].table.rows[1].cells[0].text = ""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (short_row, "a row of 1, not of 2"),
        (empty_line, "has an empty line in fr"),
        (empty_cell, "has an empty cell in fr"),
        (no_clause, "names the clause 'PW-X9', which is not in the catalogue"),
        (torn, "a drawing that is not sound: 'sign'"),
        (named, "a drawing that is not sound: 'sign'"),
        (one_more, "'goal' of the aid is another one in en"),
        (other_part, r"has the parts \['pieces', 'goal'\] in en"),
        (more_ours, "what is ours is not the same in en"),
    ],
)
def test_a_fault_is_named(change: Callable[[Aid, str], None], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_aid(faulty(change))


def test_a_sound_aid_passes_and_a_game_may_have_none() -> None:
    check_aid(faulty(lambda aid, lang: None))

    class Bare(Power):
        def aid(self, voice: Voice) -> Aid:
            return None  # type: ignore[return-value]

    check_aid(Bare())


@pytest.mark.parametrize("name", game_names())
def test_our_games_have_a_sound_aid(name: str) -> None:
    rules = game(name)
    check_aid(rules)
    aid = rules.aid(rules.voice(None, "en"))
    assert aid is not None
    assert [section.key for section in aid.sections][:2] == ["goal", "turn"]
    assert "fight" in [section.key for section in aid.sections]
    assert aid.edition == rules.edition("").full_name
    assert aid.ours


def test_the_aid_as_text_fits_the_terminal_and_says_what_is_drawn() -> None:
    for name in game_names():
        rules = game(name)
        aid = rules.aid(rules.voice(None, "fr"))
        if aid is None:  # a game need not have one
            continue
        for width in (60, 79, 100):
            assert max(len(line) for line in aid_text(aid, width).splitlines()) <= width
    rules = game("power")
    power = rules.aid(rules.voice(None, "en"))
    assert power is not None
    text = aid_text(power, 100)
    assert "Green: 2 tanks, Blue: 1 tank, Red: 1 tank" in text
    assert "  1. Everybody writes" in text


def test_a_clause_finds_the_drawings_of_what_it_is_about() -> None:
    rules = game("power")
    aid = rules.aid(rules.voice(None, "en"))
    assert aid is not None
    assert [one.key for one in aid.about("PW-P4")] == ["C green 1", "B green 1"]
    assert aid.about("PW-S1") == []
