"""The form of a box of Sans Alliés: its 42 regions, its production cards, its tiles."""

from __future__ import annotations

from typing import Final

from arbitre.core.box import BoxForm
from arbitre.core.box_chapter import Fault
from arbitre.core.box_parts import Called, Flag, Number, Part, Pick, Row, Signs, Tree, Values
from arbitre.core.box_plan import Block, ChapterPlan, Listed, Total
from arbitre.core.cache import cached
from arbitre.core.message import Message
from arbitre.core.tray import ON
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS
from arbitre.games.sans_allies.rules.values import (
    CENTRE,
    CENTRE_CARDS,
    FIXED_RESEARCH,
    REGION_CARDS,
    RESHUFFLES,
)

LETTERS: Final = "".join(UNITS)
TILES: Final = "ABCDEFGH"
SIDES: Final = "bu"
"""The sides of a unit tile: base and upgraded."""
PLACES: Final = [*(f"c{number}" for number in range(1, CENTRE_CARDS + 1)), "capital"]


@cached(1)
def box_form() -> BoxForm:
    """Terrains, installations, production, tiles, strength."""
    terrain: list[Part] = [
        Called("box-name", 30),
        Number("cards", "box-cards", 0, REGION_CARDS, new=1),
        Signs("admits", "box-admits", LETTERS, "B"),
        Flag("sea", "box-sea"),
    ]
    deck: list[Part] = [Number(kind, f"kind-{kind}", 0, 100) for kind in KINDS]
    how: list[Part] = [
        Number("cards", "box-all-cards", 1, 200),
        Pick("reshuffle", "box-reshuffle", list(RESHUFFLES), may_lack=True),
    ]
    strength: list[Part] = [Row(unit, f"box-strength-{unit}", SIDES, 1, 99) for unit in UNITS[1:]]
    return SansAlliesBox(
        EDITIONS,
        [
            ChapterPlan(
                "terrains",
                [],
                [Listed("terrains", terrain, "box-terrains", "box-add-terrain", shown=2)],
                [Total("box-terrains", "terrains", ["cards"], REGION_CARDS)],
            ),
            ChapterPlan(
                "installations",
                [
                    Block(
                        f"installations.{place}",
                        [Signs("admits", "box-admits", LETTERS)],
                        f"box-{place}",
                    )
                    for place in PLACES
                ],
            ),
            ChapterPlan(
                "production",
                [Block("production", deck), Block("production", how)],
                totals=[Total("box-deck", "production", list(KINDS), "production.cards")],
            ),
            ChapterPlan(
                "tiles",
                [
                    Block("tiles", [Row("defence", "box-tile", TILES, 1, 200)], "box-defence", 2),
                    Block(
                        "tiles",
                        [Row("research", "box-tile", TILES, FIXED_RESEARCH, 6)],
                        "box-research",
                        2,
                    ),
                ],
            ),
            ChapterPlan("strength", [Block("strength", strength)]),
        ],
        reserved=("none", "research", "weapon", CENTRE, "capital"),
    )


class SansAlliesBox(BoxForm):
    """It asks for each centre by itself; an edition may say the same of all in a line."""

    def unfold(self, tree: Tree) -> None:
        """A ship is S; five centres and the capital."""
        for group in ("production", "strength"):
            if "B" in tree[group]:
                tree[group]["S"] = tree[group].pop("B")
        given = tree["installations"]
        admits = given.pop("admits", "")
        centres = given.pop("centres", [admits] * CENTRE_CARDS)
        each = [*centres, given.pop("capital", admits)]
        for place, letters in zip(PLACES, each, strict=True):
            given[place] = {"admits": letters.replace("B", "S")}

    def fold(self, tree: Tree) -> None:
        """A terrain without a card is none; centres that are alike are said in one line."""
        terrains = tree["terrains"]
        for name in [
            name for name, one in terrains.items() if isinstance(one, dict) and not one["cards"]
        ]:
            del terrains[name]
        given = tree["installations"]
        each = [given.pop(place)["admits"] for place in PLACES]
        if len(set(each)) == 1:
            given["admits"] = each[0]
        else:
            given["centres"], given["capital"] = each[:-1], each[-1]

    def faults_of(self, values: Values) -> list[Fault]:
        """Nobody could attack; a tile that is weaker when it is upgraded."""
        found: list[Fault] = []
        places = [f"installations.{place}" for place in PLACES]
        terrains = [f"terrains.{name}" for name in values.get("terrains", "").split()]
        places += [one for one in terrains if values.get(f"{one}.cards") != "0"]
        for place in places:
            if not any(values.get(f"{place}.admits.{unit}") == ON for unit in LETTERS):
                chapter = place.partition(".")[0]
                found.append(
                    Fault(chapter, f"{place}.admits.{LETTERS[0]}", Message("box-no-units"))
                )
        for unit in UNITS[1:]:
            low, high = (values.get(f"strength.{unit}.{side}", "") for side in range(len(SIDES)))
            if low.isdecimal() and high.isdecimal() and int(high) < int(low):
                found.append(Fault("strength", f"strength.{unit}.1", Message("box-weaker")))
        return found
