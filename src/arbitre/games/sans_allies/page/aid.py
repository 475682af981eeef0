"""The play aid of Sans Alliés: goal, turn, the two dice, units, lands, tiles, and an invasion worked out."""

from __future__ import annotations

from typing import Final

from arbitre.core.aid import Aid, AidCell, AidLine, AidMaker, AidRow, AidSection, AidTable
from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.screen import Picture
from arbitre.core.svg import num, rect
from arbitre.core.voice import Voice
from arbitre.core.words import harmless
from arbitre.games.sans_allies.picture.shapes import PICTURES, SIGNS
from arbitre.games.sans_allies.picture.style import KIND
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.notation import LETTERS
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS
from arbitre.games.sans_allies.rules.invasions import EXTRA, RECOVERED
from arbitre.games.sans_allies.rules.odds import ALL_WAYS, WAYS
from arbitre.games.sans_allies.rules.pyramid import ROWS
from arbitre.games.sans_allies.rules.values import (
    BASE_DRAW,
    CENTRE,
    CENTRE_CARDS,
    FIXED_RESEARCH,
    TOP_PERSONNEL,
    Values,
)
from arbitre.games.sans_allies.words.editions import whose_numbers

STEPS: Final = (
    ("convoy", "SA-U3"),
    ("draw", "SA-T2"),
    ("invade", "SA-I1"),
    ("bomb", "SA-U4"),
    ("research", "SA-R2"),
    ("end", "SA-E1"),
)
"""The turn, step by step."""
ABOUT: Final = {
    "P": ["SA-P1", "SA-U1", "SA-K3", "SA-K5"],
    "V": ["SA-U2", "SA-K3", "SA-K5"],
    "A": ["SA-U4", "SA-K3", "SA-K5"],
    "S": ["SA-U3", "SA-K3", "SA-K5"],
    "breakthrough": ["SA-T3", "SA-K3"],
    "weapon": ["SA-T4", "SA-U5", "SA-K3"],
}
"""The clauses that a production card is seen beside."""
EXAMPLE_ROW: Final = 1
"""The row of the worked invasion: above the bottom one, where a retreat costs something."""
EXAMPLE_DICE: Final = (2, 3)
OURS: Final = ("payment", "laid", "weapon", "scouts")
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die are."""


def aid_of(voice: Voice) -> Aid:
    """The aid with the values of the voice's table, or of the standard edition."""
    return _Maker(voice).aid()


class _Maker(AidMaker):
    """What the aid is made from: the voice, its edition, and the values in it."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice, EDITIONS)
        self.values = Values(self.edition)
        self.letters = LETTERS[voice.lang]

    def edition_of(self, view: View) -> Edition:
        """The edition that is played at the table of a view."""
        assert isinstance(view, SansAlliesView)
        return view.position().setting.edition

    def sections(self) -> list[AidSection]:
        """All sections in the order of reading."""
        first = [self._goal(), self._turn(), self._attack(), self._dice(), self._fight()]
        return [*first, self._units(), self._lands(), self._tiles()]

    def ours(self) -> list[str]:
        """Whose numbers these are, then what else is ours."""
        found = [*whose_numbers(self.edition, self.voice.words)]
        return found + [self.say(f"ours-{name}") for name in OURS]

    def _goal(self) -> AidSection:
        lines = [("win", "SA-C3"), ("lose", "SA-R3")]
        return self.section("goal", self.told("goal", lines))

    def _turn(self) -> AidSection:
        told = self.told("turn", STEPS, n=BASE_DRAW, low=FIXED_RESEARCH)
        return self.section("turn", told, numbered=True)

    def _attack(self) -> AidSection:
        """What may be attacked, by whom, and what a capture brings."""
        args: dict[str, Value] = {"m": CENTRE_CARDS, "n": FIXED_RESEARCH + 1, "top": TOP_PERSONNEL}
        lines = [("open", "SA-I2"), ("force", "SA-I4"), ("region", "SA-I9"), ("centre", "SA-C1")]
        return self.section("attack", self.told("attack", lines, **args))

    def _dice(self) -> AidSection:
        """SA-I5: what each sum does, sums that do the same together."""
        rows: list[AidRow] = []
        for low, high in _sums():
            ways = sum(WAYS[low : high + 1])
            sums = str(high) if low == high else f"{low}–{high}"
            cells = [AidCell(sums), AidCell(self._outcome(high)), AidCell(f"{ways}/{ALL_WAYS}")]
            rows.append(AidRow(cells))
        head = self.head("dice", "sum does odds")
        after = [
            AidLine(self.say("dice-paid"), "SA-I7"),
            AidLine(self.say("dice-retreat", row=ROWS[0]), "SA-I10"),
        ]
        return self.section("dice", table=AidTable(head, rows), after=after)

    def _outcome(self, roll: int) -> str:
        if RECOVERED[roll]:
            return self.say("dice-back", n=RECOVERED[roll])
        if not EXTRA[roll]:
            return self.say("dice-lost")
        # SA-I8: at 2 paying helps nobody
        return self.say("dice-never" if roll == 2 else "dice-extra", n=EXTRA[roll])

    def _fight(self) -> AidSection:
        """An invasion of the second row with just enough, and dice that ask for more."""
        values, roll = self.values, sum(EXAMPLE_DICE)
        terrain = _example_terrain(values)
        need = values.defence[EXAMPLE_ROW]
        force = example_force(values, terrain, need)
        place = f"{ROWS[EXAMPLE_ROW]}3"
        sums = " + ".join(
            f"{self._counted(unit, number)} × {values.base[unit]}" for unit, number in force
        )
        total = sum(number * values.base[unit] for unit, number in force)
        args: dict[str, Value] = {
            "code": place,
            "row": ROWS[EXAMPLE_ROW],
            "land": self._terrain(terrain),
            "admits": self._admitted(terrain),
            "n": need,
            "force": sums,
            "sum": total,
            "one": EXAMPLE_DICE[0],
            "two": EXAMPLE_DICE[1],
            "roll": roll,
            "extra": EXTRA[roll],
        }
        told = [AidLine(self.say(f"fight-{name}", **args)) for name in ("target", "force")]
        drawn = [dice_drawn(EXAMPLE_DICE)]
        row = AidRow([AidCell("", drawn), AidCell(self.say("fight-end", **args))], ["SA-I5"])
        return self.section("fight", told, table=AidTable(["", ""], [row]))

    def _units(self) -> AidSection:
        values = self.values
        rows: list[AidRow] = []
        for kind, code in enumerate(KINDS):
            strength = "–"
            if code == UNITS[0]:
                strength = self.say("units-grows", n=values.base[kind], top=TOP_PERSONNEL)
            elif kind < len(UNITS):
                strength = f"{values.base[kind]} → {values.upgraded[kind]}"
            letter = f" ({self.letters[kind]})" if kind < len(UNITS) else ""
            said = self.say(f"unit-{code}", n=FIXED_RESEARCH, m=CENTRE_CARDS)
            texts = [self._kind(kind) + letter, str(values.production[kind]), strength, said]
            cells = [AidCell("", [card_drawn(code)]), *(AidCell(text) for text in texts)]
            rows.append(AidRow(cells, ABOUT[code]))
        head = ["", *self.head("units", "name cards strength gives")]
        return self.section("units", table=AidTable(head, rows))

    def _kind(self, kind: int) -> str:
        return self.voice.phrase(f"kind-{KINDS[kind]}")

    def _counted(self, unit: int, number: int) -> str:
        return self.voice.phrase(f"draw-count-{UNITS[unit]}", {"n": number})

    def _lands(self) -> AidSection:
        """Terrains, centres and capital, with the units that may attack there."""
        values = self.values
        rows: list[AidRow] = []
        for code in range(1, len(values.names)):
            clauses = ["SA-K2"]
            if values.is_centre(code):
                clauses = ["SA-C1", "SA-C2"]
            elif code == values.capital:
                clauses = ["SA-C3"]
            elif values.sea[code]:
                clauses = ["SA-K2", "SA-U5"]
            texts = [self._terrain(code), self._admitted(code), str(values.cards[code])]
            drawing = AidCell("", [land_drawn(values, code)])
            rows.append(AidRow([drawing, *(AidCell(text) for text in texts)], clauses))
        head = ["", *self.head("lands", "name units cards")]
        return self.section("lands", table=AidTable(head, rows))

    def _terrain(self, code: int) -> str:
        if self.values.is_centre(code):
            return self.voice.phrase("draw-centre-long")
        if code == self.values.capital:
            return self.voice.phrase("draw-capital")
        return " ".join(harmless(self.values.words[code][self.voice.lang]).split())

    def _admitted(self, code: int) -> str:
        mask = self.values.admits[code]
        return " ".join(letter for unit, letter in enumerate(self.letters) if mask >> unit & 1)

    def _tiles(self) -> AidSection:
        values = self.values
        rows = [
            AidRow(
                [
                    AidCell(self.say(f"tiles-{name}"), [sign_drawn(sign)]),
                    *(AidCell(str(number)) for number in numbers),
                ],
                ["SA-K4", clause],
            )
            for name, sign, numbers, clause in (
                ("defence", "castle", values.defence, "SA-I3"),
                ("research", "atom", values.research, "SA-R2"),
            )
        ]
        after = [AidLine(self.say("tiles-flame"), "SA-R4")]
        return self.section("tiles", table=AidTable(["", *ROWS], rows), after=after)


def _sums() -> list[tuple[int, int]]:
    """The sums of two dice from 12 down, those that do the same together.

    >>> _sums()
    [(12, 12), (11, 11), (9, 10), (6, 8), (4, 5), (3, 3), (2, 2)]
    """
    found: list[tuple[int, int]] = []
    for roll in range(12, 1, -1):
        if found:
            low, high = found[-1]
            if (RECOVERED[low], EXTRA[low]) == (RECOVERED[roll], EXTRA[roll]):
                found[-1] = (roll, high)
                continue
        found.append((roll, roll))
    return found


def _example_terrain(values: Values) -> int:
    """A terrain where personnel fights beside another type; where there is none, the first one."""
    for code in range(1, values.centre):
        if values.admits[code] & 1 and values.admits[code] > 1:
            return code
    return 1


def example_force(values: Values, terrain: int, need: int) -> list[tuple[int, int]]:
    """As many of the strongest units admitted as fit into the defence, then the weakest for the rest.

    >>> example_force(Values(EDITIONS.named("")), 1, 14)
    [(1, 4), (0, 2)]
    """
    units = [unit for unit in range(len(UNITS)) if values.admits[terrain] >> unit & 1]
    strongest = max(units, key=lambda unit: values.base[unit])
    weakest = min(units, key=lambda unit: values.base[unit])
    number, rest = divmod(need, values.base[strongest])
    if rest and strongest != weakest:
        more = (weakest, -(-rest // values.base[weakest]))
        return [(strongest, number), more] if number else [more]
    return [(strongest, number + (1 if rest else 0))]


# -- drawings --------------------------------------------------------------------------------


def card_drawn(code: str) -> Picture:
    """A production card, standing alone."""
    sheet = rect("sans-unit-face", (1, 1, 54, 40), 5)
    sign = f'<g class="unit-sign" transform="translate(28 21)">{SIGNS[code]}</g>'
    return Picture(KIND, 56, 42, "", f"card {code}", sheet + sign, "", "")


def land_drawn(values: Values, code: int) -> Picture:
    """The landscape of a card of the nation, standing alone."""
    name = CENTRE if values.is_centre(code) else values.names[code]
    known = name if name in PICTURES else "sea" if values.sea[code] else "other"
    drawn = f'<g transform="translate(50.5 31)">{PICTURES[known]}</g>'
    return Picture(KIND, 101, 62, "", f"land {known}", drawn, "", "")


def sign_drawn(name: str) -> Picture:
    """The castle or the atom of a tile, standing alone."""
    drawn = f'<g class="unit-sign" transform="translate(36 36)">{SIGNS[name]}</g>'
    return Picture(KIND, 72, 72, "", f"sign {name}", drawn, "", "")


def dice_drawn(faces: tuple[int, ...]) -> Picture:
    """Dice with their pips, standing alone; the sentence beside them says what they show."""
    parts: list[str] = []
    for place, face in enumerate(faces):
        x = 23 + 46 * place
        parts.append(rect("sans-face", (x - 19, 4, 38, 38), 7))
        parts += [
            f'<circle class="dark" cx="{num(x + 10 * right)}" cy="{num(23 + 10 * down)}" r="3.6"/>'
            for right, down in PIPS[face]
        ]
    key = "dice " + " ".join(map(str, faces))
    return Picture(KIND, 46 * len(faces), 46, "", key, "".join(parts), "", "")
