"""The form of a box of Power: what its rulebook prints, for an edition that prints otherwise."""

from __future__ import annotations

from typing import Final

from arbitre.core.box import BoxForm
from arbitre.core.box_parts import Number, Part
from arbitre.core.box_plan import Block, ChapterPlan
from arbitre.core.cache import cached
from arbitre.games.power.play.editions import EDITIONS
from arbitre.games.power.rules.pieces import KINDS, M

FIGHTING: Final = KINDS[:M]


@cached(1)
def box_form() -> BoxForm:
    """Pieces, set-up, contents, sheet and pauses."""
    pieces = [
        Block(
            f"pieces.{kind}",
            [Number("move", "box-move", 1, 9), Number("power", "box-power", 1, 999)],
            f"kind-{kind}",
        )
        for kind in FIGHTING
    ]
    counted: list[Part] = [Number(kind, f"kind-{kind}", 0, 99, may_lack=True) for kind in FIGHTING]
    contents: list[Part] = [Number(kind, f"kind-{kind}", 0, 999) for kind in KINDS if kind != "R"]
    sheet: list[Part] = [
        Number("orders", "box-orders", 1, 20),
        Number("minutes", "box-minutes", 1, 60),
    ]
    pause: list[Part] = [
        Number("each", "box-pauses", 0, 9),
        Number("minutes", "box-minutes", 1, 60),
    ]
    material: list[Part] = [Number("material", "box-material", 1, 9999)]
    return BoxForm(
        EDITIONS,
        [
            ChapterPlan("pieces", [*pieces, Block("missile", material, "kind-M")]),
            ChapterPlan("setup", [Block("setup", counted)]),
            ChapterPlan("contents", [Block("box", contents)]),
            ChapterPlan("sheet", [Block("sheet", sheet), Block("pause", pause, "box-pause")]),
        ],
    )
