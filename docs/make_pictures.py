"""Draws the pictures of the documentation again: `python docs/make_pictures.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import arbitre
from arbitre.core.game import Game
from arbitre.core.position import Position

MID_GAME: Final = {
    "players": 4,
    "round": 7,
    "referee": "yellow",
    "board": {
        "HQV": {"green": {"S": 2, "D": 1}},
        "V8": {"green": {"T": 1}},
        "V4": {"green": {"R": 1}},
        "V0": {"green": {"A": 1, "C": 2}},
        "V2": {"blue": {"C": 1}},
        "S5": {"green": {"D": 1}},
        "S6": {"blue": {"D": 2}},
        "IN": {"blue": {"S": 1}},
        "HQB": {"blue": {"S": 1, "T": 2, "C": 1}},
        "B5": {"green": {"C": 1}},
        "B1": {"blue": {"R": 1}},
        "B3": {"yellow": {"C": 1}},
        "S1": {"blue": {"CR": 1}},
        "IX": {"red": {"S": 1, "T": 2}},
        "HQJ": {"yellow": {"S": 3, "D": 2}},
        "J4": {"yellow": {"B": 1}},
        "J0": {"yellow": {"T": 2}},
        "J6": {"red": {"C": 1}},
        "IE": {"yellow": {"T": 1}},
        "J5": {"blue": {"C": 2}},
        "S10": {"yellow": {"D": 1}},
        "HQR": {"red": {"S": 2, "T": 1, "M": 1}},
        "R3": {"red": {"D": 2}},
        "R0": {"red": {"R": 1, "B": 1}},
        "R6": {"green": {"C": 1}},
        "S12": {"red": {"D": 1}},
    },
    "reserves": {
        "green": {"P": 6, "S": 2},
        "blue": {"P": 3, "S": 1, "D": 1},
        "yellow": {"P": 11, "T": 1},
        "red": {"P": 2, "C": 2},
    },
}
"""A game of Power under way, with every kind of piece."""

LIMITED_WAR: Final = (
    "reconstructed@1 9 dice ^/gf/bfd/g*ge/gcaac/e**ac./cd..g../...f..c. dadfbfcbdbabeeafgedeb - - "
    "10,1,6,3,4,1 6,10,3,5,3,2 4,2,1,0,0,0 0 0 D 0 --++ 2 B5:A+S:0"
)
"""A game of Sans Alliés under way (seed 32, turn 9), an invasion before its dice."""


def main() -> None:
    """Write every picture beside this file."""
    power, sans_allies = arbitre.game("power"), arbitre.game("sans_allies")
    _draw(power, power.load(MID_GAME), "fr")
    _draw(sans_allies, sans_allies.read(LIMITED_WAR), "en")


def _draw(game: Game, position: Position, lang: str) -> None:
    drawing = game.screen().draw(game.voice(position.view(None), lang))
    Path(__file__).with_name(f"{game.id}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
