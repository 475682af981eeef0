"""Trays over the spaces: what is set by steppers is one typed line, and stands where it was touched."""

from __future__ import annotations

import pytest

from arbitre.core.contract import TABLE
from arbitre.core.game import game
from arbitre.core.screen import Screen
from arbitre.core.tray import Tray
from arbitre.core.voice import Voice


def opened(lang: str, setting: str = "", seats: int = 4) -> tuple[Screen, Voice, dict[str, Tray]]:
    rules = game("power")
    position = rules.start(seats=seats, options={"companion": True})
    if setting:
        position.play(TABLE, setting)
    voice, screen = rules.voice(position.view(None), lang), rules.screen()
    return screen, voice, {tray.key: tray for tray in screen.trays(voice, None)}


def line(lang: str, key: str, setting: str = "", seats: int = 4, **values: str) -> str:
    """What comes of some dials, in notation."""
    screen, voice, trays = opened(lang, setting, seats)
    tray = trays[key]
    given = {name.replace("_", "-"): value for name, value in values.items()}
    assert all(dial.admits(given.get(dial.name, dial.value)) for dial in tray.dials)
    typed = screen.tray_line(
        tray, {dial.name: given.get(dial.name, dial.value) for dial in tray.dials}, voice
    )
    return voice.table_move(typed) if typed else ""


def test_every_space_and_reserve_has_a_tray_over_its_place() -> None:
    screen, voice, trays = opened("en")
    drawn = screen.picture(voice, True)
    assert len(trays) == 57 + 4 + 1
    for key, tray in trays.items():
        assert all(f'id="{one}"' in drawn.board + drawn.state + drawn.pieces for one in tray.ids), (
            key
        )
    assert trays["V4"].title == "G4"
    # no ship in a sector 4, no ground piece on a lane, Power in reserves alone
    assert {dial.name for dial in trays["V4"].dials} == {
        f"{army}-{kind}" for army in "VBJR" for kind in ("S", "T", "C", "R", "A", "B", "M")
    }
    assert {dial.name for dial in trays["S1"].dials} == {
        f"{army}-{kind}" for army in "VBJR" for kind in ("D", "CR", "M")
    }
    assert [dial.name for dial in trays["RVB"].dials][-1] == "B-P"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_steppers_become_a_typed_line(lang: str) -> None:
    assert line(lang, "HQV") == ""
    assert line(lang, "HQV", V_S="1") == "set HQV V S+2T+2C+2D"
    assert line(lang, "V0", R_T="2", B_CR="1") == "set V0 B CR, V0 R 2T"
    assert line(lang, "V0", "set V0 R 2T", R_T="0") == "set V0 R -"
    assert line(lang, "RVR", R_R="1", R_P="12") == "set RVR R+12P"
    assert line(lang, "game", round="7", referee="J") == "set round 7, referee J"
    assert line(lang, "game", flag_V="R") == "set V -, flag V R"
    assert line(lang, "game", flag_V="-") == "set V -, flag V -"
    assert line(lang, "game", "set V -, flag V R", flag_V="V") == "set flag V V"


def test_who_is_there_stands_first_and_mercenaries_never_judge() -> None:
    _, _, trays = opened("en", "set V0 R 2T")
    titles = [section.title for section in trays["V0"].sections]
    assert titles == ["Red", "Green", "Blue", "Yellow"]
    _, _, trays = opened("en", seats=3)
    [referee] = [dial for dial in trays["game"].dials if dial.name == "referee"]
    assert [value for value, _ in referee.choices] == ["V", "B", "J"]
