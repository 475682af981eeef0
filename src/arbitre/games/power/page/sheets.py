"""Blank order sheets, one for each army (PW-N2, PW-O1)."""

from __future__ import annotations

from arbitre.core.game import game
from arbitre.core.printed import PrintedSheet
from arbitre.core.voice import Voice
from arbitre.games.power.play.letters import LETTERS_IN
from arbitre.games.power.play.notation import translated
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS, M

EXAMPLES = ("T HQ V8", "2P E RV S", "3S E V4 R", "M B3 HQJ")


def sheets_of(voice: Voice) -> list[PrintedSheet]:
    """Four sheets with the letters of the reader's language, and four orders to look at."""
    start = game("power").start()
    assert isinstance(start, PowerPosition)
    values, letters = start.setting.values, LETTERS_IN[voice.lang]
    kinds = [
        f"{letters.kinds[kind]} {voice.phrase(f'kind-{code}')}"
        + (f" {values.power[kind]}" if kind < M else "")
        for kind, code in enumerate(KINDS)
    ]
    examples = [translated(text, voice.lang) for text in EXAMPLES]
    return [
        PrintedSheet(
            colour,
            voice.phrase(f"colour-{colour}"),
            values.orders,
            [voice.phrase("sheet-order")],
            [voice.phrase("sheet-round"), voice.phrase("sheet-player")],
            [" · ".join(kinds), voice.phrase("sheet-how", {"examples": " · ".join(examples)})],
        )
        for colour in COLOURS
    ]
