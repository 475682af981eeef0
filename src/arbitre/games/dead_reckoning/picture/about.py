"""What each thing of the picture is, is worth and does (tooltip texts), said once in the board."""

from __future__ import annotations

from html import escape
from typing import Final

from arbitre.core.message import Value
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.shapes import SIGN_OF
from arbitre.games.dead_reckoning.rules.alliance.planning import COINS_ABOARD
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.rules.human.actions import MOST_TAKEN
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, CARGO_A_COIN, SINKS

THINGS: Final = (
    "harbor unexplored explored-already open-sea island values production cube-spaces cube permanent "
    "goods coin cargo row-card merchant-card ship merchant-mode pirate-mode alliance-ship damage "
    "rigging gun_deck hold-zone hold dock chest deck discard turn points taken hand crew level slots held "
    "alliance-dock alliance-upgrades alliance-merchant-pile alliance-pirate-pile alliance-deck "
    "alliance-card band claim place end attack conditional gain per-pile card-upgrade card-repair "
    "card-build card-produce card-expert card-merchant flag at-end condition step-done step-void reach "
    "battle faces to-fall crown hit aims"
).split()
"""What has a message of its own, `about-…`."""


def descriptions(pen: Pen) -> str:
    """All of them, each under its id."""
    values = pen.values
    args: dict[str, Value] = {"sinks": SINKS, "most": MOST_TAKEN, "sold": CARGO_A_COIN}
    args |= {"laden": COINS_ABOARD, "attack": values.conditional_attack_counts}
    found = {name: pen.words.phrase(f"about-{name}", args) for name in THINGS}
    for number, building in enumerate(BUILDINGS):
        cubes = (0, values.garrison_cubes, values.fort_cubes)[number]
        costs: dict[str, Value] = {"cost": values.building_costs[number], "n": cubes}
        found[building] = pen.words.phrase(f"about-{building}", costs)
    for icon in SIGN_OF:
        found[f"icon-{icon}"] = _named(pen, icon)
    for face in FACES:
        found[f"face-{face}"] = pen.words.phrase(f"about-face-{face}")
    for name in ACHIEVEMENTS:
        found[f"aim-{name}"] = _named(pen, name)
    told = [f'<desc id="about-{name}">{escape(said)}</desc>' for name, said in found.items()]
    return "\n".join(["<defs>", *told, "</defs>"])


def _named(pen: Pen, name: str) -> str:
    """A word of the game and what it means."""
    args: dict[str, Value] = {
        "name": pen.words.phrase(f"kind-{name}").capitalize(),
        "said": pen.words.phrase(f"long-{name}"),
    }
    return pen.words.phrase("about-named", args)
