"""The play aid of Dead Reckoning: goal, turn, icons, where cubes fall, a battle worked out, the score."""

from __future__ import annotations

from typing import Final

from arbitre.core.aid import Aid, AidCell, AidLine, AidMaker, AidRow, AidSection, AidTable
from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.screen import Picture
from arbitre.core.voice import Voice
from arbitre.games.dead_reckoning.picture.shapes import SIGN_OF, SIGNS
from arbitre.games.dead_reckoning.picture.style import KIND
from arbitre.games.dead_reckoning.play.editions import EDITIONS, edition_named, values_of
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.rules.human.actions import HARBOR_CARGO, MOST_TAKEN
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.scoring import (
    ACHIEVEMENT,
    BUILDING,
    FOURTH_LEVEL,
    LEVEL_ONE,
    LEVEL_TWO,
    THIRD_LEVEL,
)
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    CARGO_A_COIN,
    HARBOR_BONUS,
    LAST_TURN_BONUS,
    SINKS,
    TO_END,
)
from arbitre.games.dead_reckoning.rules.values import CROWN, CROWN_HIT, PLUNDER
from arbitre.games.dead_reckoning.words.codes import known_to
from arbitre.games.dead_reckoning.words.editions import whose_numbers
from arbitre.games.dead_reckoning.words.sides import needed

STEPS: Final = (
    ("left", "DR-T3"),
    ("right", "DR-T1"),
    ("goods", "DR-G3"),
    ("yours", "DR-H3"),
    ("clean", "DR-H4"),
)
"""The turn of the Alliance, then one's own."""
DEEDS: Final = (
    ("sail", "DR-H11"),
    ("explore", "DR-B3"),
    ("cards", "DR-H16"),
    ("island", "DR-B5"),
    ("harbor", "DR-H14"),
)
"""What one does in one's own turn, besides what icons say."""
ICON_CLAUSES: Final = {
    "S": ["DR-H11"],
    "C": ["DR-K5"],
    "F": ["DR-H18", "DR-H19", "DR-H20"],
    "I": ["DR-H21", "DR-B5"],
    "B": ["DR-H22"],
    "P": ["DR-H23", "DR-B7"],
    "H": ["DR-H24"],
    "R": ["DR-H25"],
    "D": ["DR-H28"],
    "coin": ["DR-H27"],
    **{key: ["DR-K7"] for key in ("A", "V", "K")},
    "either": [],
}
"""The clauses that an icon is seen beside."""
BUILDING_CLAUSES: Final = (["DR-B7"], ["DR-K4", "DR-F5"], ["DR-K4"])
OURS: Final = ("base", "card", "fights", "ties")
SIZE: Final = 34.0


def aid_of(voice: Voice) -> Aid:
    """The aid with the values of the voice's table, or of the standard edition."""
    return _Maker(voice).aid()


class _Maker(AidMaker):
    """What the aid is made from: the voice, its edition, and the values in it."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice, EDITIONS)
        self.values = values_of(self.edition)
        self.humans = known_to(voice.words).humans
        self.numbers = {
            "end": TO_END,
            "bonus": LAST_TURN_BONUS,
            "sold": CARGO_A_COIN,
            "taken": MOST_TAKEN,
            "hand": self.values.hand,
            "limit": self.values.hand_limit,
            "sinks": SINKS,
            "port": HARBOR_BONUS,
            "cargo": HARBOR_CARGO,
        }

    def edition_of(self, view: View) -> Edition:
        """The edition that is played at the table of a view."""
        return edition_named(str(view.data["edition"]))

    def sections(self) -> list[AidSection]:
        """All sections in the order of reading."""
        goal = self.told("goal", (("win", "DR-E4"), ("end", "DR-E2"), ("last", "DR-E3")))
        found = [self.section("goal", goal)]
        found.append(self.section("turn", self.told("turn", STEPS), numbered=True))
        found.append(self.section("sea", self.told("sea", DEEDS)))
        found += [self._icons(), self._buildings(), self._battle(), self._fight()]
        return [*found, self._achievements(), self._score()]

    def ours(self) -> list[str]:
        """Whose numbers these are, then what else is ours."""
        found = [*whose_numbers(self.edition, self.voice.words)]
        return found + [self.say(f"ours-{name}") for name in OURS]

    def _kind(self, name: str) -> str:
        return self.voice.phrase(f"kind-{name}")

    def _icons(self) -> AidSection:
        rows = [
            AidRow(
                [
                    AidCell("", [sign_drawn(name)]),
                    AidCell(self._kind(name)),
                    AidCell(self.voice.phrase(f"long-{name}")),
                ],
                ICON_CLAUSES[name],
            )
            for name in SIGN_OF
        ]
        table = AidTable(["", *self.head("icons", "name does")], rows)
        return self.section("icons", table=table)

    def _buildings(self) -> AidSection:
        values = self.values
        cubes = (0, values.garrison_cubes, values.fort_cubes)
        rows: list[AidRow] = []
        for number, name in enumerate(BUILDINGS):
            cost = str(values.building_costs[number])
            texts = [self._kind(name), cost, self.say(f"building-{name}", n=cubes[number])]
            cells = [AidCell("", [sign_drawn(name)]), *(AidCell(text) for text in texts)]
            rows.append(AidRow(cells, BUILDING_CLAUSES[number]))
        table = AidTable(["", *self.head("buildings", "name cost does")], rows)
        return self.section("buildings", table=table)

    def _battle(self) -> AidSection:
        """DR-K2: where a cube may fall, and how often."""
        total = sum(self.values.faces)
        rows: list[AidRow] = []
        for face, name in enumerate(FACES):
            share = self.say("percent", n=round(100 * self.values.faces[face] / total))
            texts = [self._kind(name), share]
            cells = [AidCell("", [sign_drawn(name)]), *(AidCell(text) for text in texts)]
            rows.append(AidRow(cells, ["DR-K2"]))
        lines = [("yours", "DR-K5"), ("theirs", "DR-F1"), ("crowns", "DR-K10")]
        table = AidTable(["", *self.head("battle", "face odds")], rows)
        return self.section("battle", self.told("battle", lines), table=table)

    def _fight(self) -> AidSection:
        """Against the Alliance's ship at sea: a bare ship and one cannon more, with good luck."""
        cubes = self.values.zone_cannons + 1
        mine = [CROWN_HIT, *([CROWN] * (cubes - 1))]
        args: dict[str, Value] = {"ship": self.values.zone_cannons, "n": cubes}
        told = [AidLine(self.say("fight-cubes", **args))]
        rows = [
            AidRow([AidCell(self.say("fight-you")), self._fallen(mine), AidCell(str(cubes))]),
            AidRow([AidCell(self.say("fight-alliance")), self._fallen([PLUNDER]), AidCell("0")]),
        ]
        after = [AidLine(self.say("fight-end", **args))]
        table = AidTable(self.head("fight", "who fell crowns"), rows)
        return self.section("fight", told, table=table, after=after)

    def _fallen(self, faces: list[int]) -> AidCell:
        """Cubes as they fell: drawn, and in words."""
        names = [FACES[face] for face in faces]
        return AidCell(", ".join(self._kind(n) for n in names), [sign_drawn(n) for n in names])

    def _achievements(self) -> AidSection:
        needs = needed(self.humans)
        rows = [
            AidRow(
                [
                    AidCell(self._kind(name)),
                    AidCell(str(needs[number])),
                    AidCell(self.voice.phrase(f"long-{name}")),
                ]
            )
            for number, name in enumerate(ACHIEVEMENTS)
        ]
        table = AidTable(self.head("achievements", "name need what"), rows)
        return self.section("achievements", table=table)

    def _score(self) -> AidSection:
        args: dict[str, Value] = {
            "building": BUILDING,
            "one": LEVEL_ONE,
            "two": LEVEL_TWO,
            "third": THIRD_LEVEL,
            "fourth": FOURTH_LEVEL,
            "achievement": ACHIEVEMENT,
        }
        lines = [AidLine(self.say("score-coins", **args), "DR-V2")]
        lines.append(AidLine(self.say("score-islands"), "DR-V4"))
        return self.section("score", lines)


# -- drawings --------------------------------------------------------------------------------


def sign_drawn(name: str) -> Picture:
    """A sign, standing alone."""
    middle = SIZE / 2
    drawn = f'<g class="icon" transform="translate({middle:g} {middle:g})">{SIGNS[name]}</g>'
    return Picture(KIND, SIZE, SIZE, "", f"sign {name}", drawn, "", "")
