"""Write the Alliance cards of our Dead Reckoning edition by DR-C1 to DR-C5, as lines of an edition file.

    uv run python tools/make_alliance_cards.py

They stand in src/arbitre/games/dead_reckoning/data/editions/reconstructed.toml, where they may have been
changed by hand since: the file is what counts.
"""

from __future__ import annotations

import sys

from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.card_lines import BUILDINGS, band_line, read_band
from arbitre.games.dead_reckoning.rules.values import ATTACK, Band, Effect

CHARACTERS = ["settler", "explorer", "builder", "trader", "raider", "patron"]
FRENCH = ["Colon", "Explorateur", "Bâtisseur", "Négociant", "Pillard", "Mécène"]
ENGLISH = ["Settler", "Explorer", "Builder", "Trader", "Raider", "Patron"]
UPGRADES = ["sails", "chart_room", "guns", "hull", "hold", "gun_hold", "sail_hold", "quarters"]
REACH = [(1, 2), (1, 3), (1, 4), (2, 4), (1, 4)]
"""First and last row, by band."""
CUBES = [(2, 1, 1), (2, 2, 1), (2, 2, 2), (3, 2, 2), (3, 3, 2)]
THIRD = [
    ["settler", "explorer"],
    ["settler", "explorer", "builder"],
    ["settler", "explorer", "builder", "patron"],
    ["settler", "explorer", "builder"],
    ["settler", "explorer", "builder", "patron"],
]
SECOND = {6: 3, 9: 4, 12: 6}
ATTACKS = [4, 10, 12, 13, 14]
INFLUENCES = [0, 1, 6, 9, 11, 16]
EXTRA = [1, 1, 1, 2, 2]
"""Coins of the hard side, by band."""
RIGHT = {
    "settler": ["b0", "P1 $1", "b1 $1", "b2 P1", "b0 P2 $2"],
    "explorer": ["$1", "X", "$2 M", "U sails I, $2", "X M Fh"],
    "builder": ["b0", "b1 R1", "b2 b0", "b1 b2", "b0 b1 E3"],
    "trader": ["$2", "P1 $1", "Q $2", "Q P2", "Q P2 E3"],
    "raider": ["Fh", "Fh, U guns I", "R1 Fh+1", "7?{$3 F}:{U guns II}", "R2 F+2 $2"],
    "patron": [
        "U sails/guns/hull I",
        "X $1",
        "U hold/guns/quarters I, X",
        "U guns/gun_hold/sails II, $2",
        "X, U guns/gun_hold/hull II, $3",
    ],
}


def left_side(card: int, band: int, hard: bool) -> Band:
    """DR-C2, DR-C4, DR-C5; bands count from 1."""
    character, variant = divmod(card, 3)
    low, high = REACH[band - 1]
    spaces = [1 + 3 * (row - 1) + lane for row in range(low, high + 1) for lane in range(3)]
    n = len(spaces)
    first, second, third = CUBES[band - 1]
    if hard and (band not in (3, 5) or card <= 11):
        first += 1
    at = (5 * card + 2 * band) % n
    side = Band()
    side.influence = [(spaces[at], first), (spaces[(at + SECOND[n]) % n], second)]
    named = [c for c in range(18) if CHARACTERS[c // 3] in THIRD[band - 1]]
    if card in named:
        side.influence.append((spaces[(5 * named.index(card) + 1) % n], third))
    side.influence.sort()
    claims = [int(variant > 0), 1, 1, 2 if variant == 1 else 1, 2][band - 1]
    side.claims = sorted(spaces[(at + more) % n] for more in (2, 5)[:claims])
    side.end = spaces[(7 * (2 * character + variant - 1) + band) % n] if variant else HARBOR
    side.attack = band > 1 and card in ATTACKS
    side.conditional = band > 1 and card in INFLUENCES
    return side


def right_side(card: int, band: int, hard: bool) -> list[Effect]:
    """The icons of a right side, as DR-C3 and DR-C5 deal them."""
    character, variant = divmod(card, 3)
    words: list[str] = []
    for word in RIGHT[CHARACTERS[character]][band - 1].split():
        if word in ("b0", "b1", "b2"):
            word = BUILDINGS[(int(word[1]) + variant) % 3]
        words.append(word.split("/")[variant] if "/" in word else word)
    if hard:
        words.append(f"${EXTRA[band - 1]}")
    effects = read_band(f"end H | {' '.join(words)}", UPGRADES).effects
    for effect in effects:
        if effect.kind == ATTACK and hard:
            effect.m = 0
    return effects


def main() -> None:
    """Write all cards of the edition."""
    lines: list[str] = []
    for card in range(18):
        character, variant = divmod(card, 3)
        french, english = FRENCH[character], ENGLISH[character]
        lines += [
            f"[alliance.{CHARACTERS[character]}-{variant + 1}]",
            f'name = {{ fr = "{french} {variant + 1}", en = "{english} {variant + 1}" }}',
        ]
        for letter in "nh":
            for number in range(1, 6):
                band = left_side(card, number, letter == "h")
                band.effects = right_side(card, number, letter == "h")
                lines.append(f'{letter}{number} = "{band_line(band, UPGRADES)}"')
        lines.append("")
    sys.stdout.write("\n".join(lines[:-1]) + "\n")


if __name__ == "__main__":
    main()
