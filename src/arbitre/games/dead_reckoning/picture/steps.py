"""The Alliance's card that lies there to be looked at: its bands, and the steps of the one that serves."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.games.dead_reckoning.picture.pen import Key, Pen
from arbitre.games.dead_reckoning.picture.shapes import Mark
from arbitre.games.dead_reckoning.rules.alliance.deck import band_number, card_names, typed_band
from arbitre.games.dead_reckoning.rules.alliance.left import CONDITIONAL_CUBES
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    CLAIM,
    CONDITIONAL_ATTACK,
    CONDITIONAL_INFLUENCE,
    EFFECT,
    END_SPACE,
    PLACE,
    PLAN,
    REVEAL,
)
from arbitre.games.dead_reckoning.rules.alliance.planning import COINS_ABOARD
from arbitre.games.dead_reckoning.rules.alliance.turn import STEP, void_steps
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    GAIN,
    MERCHANT,
    PER_PILE,
    PRODUCE,
    REPAIR,
    UPGRADE,
    Band,
    Effect,
)
from arbitre.games.dead_reckoning.words.cards import effect_in
from arbitre.games.dead_reckoning.words.codes import named, space_in, upgrade_in

CLAIM_STEP: Final = "claim"
PLACE_STEP: Final = "place"
END_STEP: Final = "end"
ATTACK_STEP: Final = "attack"
CONDITIONAL_STEP: Final = "conditional"
EFFECT_STEP: Final = "effect"

NUMBERED: Final = {GAIN: "coin", REPAIR: "R", PRODUCE: "P"}
"""Icons with a number."""
GOODS: Final = {"coins": "coin", "cargo": "cargo"}
"""The signs of goods by the words of editions."""
ABOUT: Final = {
    GAIN: "gain",
    PER_PILE: "per-pile",
    UPGRADE: "card-upgrade",
    REPAIR: "card-repair",
    BUILD: "card-build",
    PRODUCE: "card-produce",
    EXPERT: "card-expert",
    MERCHANT: "card-merchant",
    ATTACK: "flag",
    AT_END: "at-end",
    CONDITION: "condition",
}
"""What is said of each icon."""
OPS: Final = {
    CLAIM: CLAIM_STEP,
    PLACE: PLACE_STEP,
    END_SPACE: END_STEP,
    CONDITIONAL_ATTACK: ATTACK_STEP,
    CONDITIONAL_INFLUENCE: CONDITIONAL_STEP,
    EFFECT: EFFECT_STEP,
}


class Step:
    """One thing that a band has printed: on a space, or an icon by its number."""

    def __init__(self, kind: str, space: int = -1, number: int = 0, about: str = "") -> None:
        self.kind = kind
        self.space = space
        self.number = number
        self.about = [about or kind]

    @property
    def name(self) -> str:
        """As ids have it: `place-A2`, `effect-1`.

        >>> Step("effect", number=1).name
        'effect-1'
        """
        if self.space >= 0:
            return f"{self.kind}-{NAMES[self.space]}"
        return f"{self.kind}-{self.number}" if self.kind == EFFECT_STEP else self.kind

    def said(self, pen: Pen, shown: Shown) -> str:
        """The step in words."""
        if self.kind == EFFECT_STEP:
            return effect_in(shown.band.effects[self.number], pen.words)
        args: dict[str, Value] = {"n": self.number}
        if self.space >= 0:
            args["where"] = space_in(NAMES[self.space], pen.words)
        return pen.say(f"step-{self.kind}", args)


def steps_of(band: Band) -> list[Step]:
    """DR-T3: claims, influence, end space, conditional effects, then the right side."""
    found = [Step(CLAIM_STEP, space) for space in sorted(band.claims)]
    found += [Step(PLACE_STEP, space, cubes) for space, cubes in sorted(band.influence)]
    found.append(Step(END_STEP, band.end))
    if band.attack:
        found.append(Step(ATTACK_STEP))
    if band.conditional:
        found.append(Step(CONDITIONAL_STEP))
    for index, effect in enumerate(band.effects):
        found.append(Step(EFFECT_STEP, number=index, about=ABOUT[effect.kind]))
    return found


class Shown:
    """The card revealed last: whose, which side and band, and how far it has come."""

    def __init__(self, pen: Pen, side: int, card: int, hard: bool, active: int) -> None:
        table, values = pen.table, pen.values
        self.side = side
        self.card = card
        self.hard = hard
        self.under_way = table.is_alliance(table.side) and table.card == card and table.side == side
        names = card_names(table)
        name = names[card]
        typed = typed_band(table, name, hard, active)
        if card < len(values.alliance):
            printed = values.alliance[card].hard if hard else values.alliance[card].normal
            active = min(active, len(printed) - 1)
            self.bands: list[tuple[int, Band]] = list(enumerate(printed))
            if typed is not None:
                self.bands[active] = (active, typed.band)
        else:  # of a card typed beside a real table only the band that serves is known (DR-Q2)
            assert typed is not None
            self.bands = [(active, typed.band)]
        self.active = active
        self.band = dict(self.bands)[active]
        name = named(values, "alliance", name, pen.words.lang)
        args: dict[str, Value] = {"name": name, "shown": "hard" if hard else "normal"}
        self.heading = pen.say("card-head", args)
        if not self.under_way:
            self.heading = pen.say("card-last", {"said": self.heading})
        known = table.shown[:2] == (side, card)
        op, first = table.shown[STEP : STEP + 2] if known else (REVEAL, 0)
        # nothing of it has been planned yet: it lies there as it was turned up
        self.fresh = known and op == REVEAL
        self.now = "" if op not in OPS else _name(OPS[op], first)
        self.waits = _waiting(table.agenda, op) if self.under_way else []
        self.void = [_name(OPS[what], at) for what, at in void_steps(table)] if known else []
        # its words name the tiles of its spaces
        lying = tuple(table.tiles), tuple(band.line for band in table.typed)
        self.key: Key = (side, card, hard, active, self.under_way, lying)

    def look(self, step: Step) -> str:
        """`lit`: it is being carried out; `done`, `to-come`; `void`: it came to nothing; `still`: no card."""
        if not self.under_way:
            return "still"
        if step.name == self.now:
            return "lit"
        if self.fresh or step.name in self.waits or step.kind in self.waits:
            return "to-come"
        return "void" if step.name in self.void else "done"

    @property
    def under_way_effect(self) -> Effect | None:
        """The icon of the right side that is being carried out."""
        kind, _, number = self.now.partition("-")
        lit = self.under_way and kind == EFFECT_STEP
        return self.band.effects[int(number)] if lit else None


def _name(kind: str, first: int) -> str:
    if kind in (CLAIM_STEP, PLACE_STEP, END_STEP):
        return Step(kind, first).name
    return Step(kind, number=first).name


def _waiting(agenda: list[int], op: int) -> list[str]:
    """The steps still on the agenda; before the plan is made all the influence is (DR-T2)."""
    found: list[str] = []
    for at in range(0, len(agenda), 3):
        _, first, what = agenda[at : at + 3]
        if what in OPS:
            found.append(_name(OPS[what], first))
        elif what == PLAN:
            found.append(PLACE_STEP)
    if op == PLAN:
        found.append(PLACE_STEP)
    return found


def shown_card(pen: Pen) -> Shown | None:
    """The card under way, or else the one before; None where nobody has seen one."""
    table = pen.table
    live = table.card >= 0 and table.is_alliance(table.side)
    if live and table.shown[:2] != (table.side, table.card):
        return Shown(pen, table.side, table.card, table.hard, band_number(table))
    if not table.shown:
        return None
    side, card, hard, active = table.shown[:STEP]
    return Shown(pen, side, card, bool(hard), active)


def laden_marks(pen: Pen, short: bool = False) -> list[Mark]:
    """DR-L7: a flag, and what a ship must carry; `short`: in signs as far as there are any."""
    what = pen.values.conditional_attack_counts
    if short:
        goods: list[Mark] = [(GOODS[good], "") for good in GOODS if what in (good, "goods")]
        return [("F", f"{COINS_ABOARD}+"), *goods]
    counts: dict[str, Value] = {"counts": what, "n": COINS_ABOARD}
    return [("F", pen.say("if-laden", counts))]


def wish_marks(pen: Pen, short: bool = False) -> list[Mark]:
    """DR-L8: cubes, and the island that they go to."""
    if short:
        goods = GOODS[pen.values.conditional_influence_counts]
        return [("I", f"{CONDITIONAL_CUBES} →"), (goods, "")]
    counts: dict[str, Value] = {
        "counts": pen.values.conditional_influence_counts,
        "n": CONDITIONAL_CUBES,
    }
    return [("I", pen.say("where-goods", counts))]


def effect_marks(pen: Pen, effect: Effect) -> list[Mark]:
    """One icon of a right side in signs."""
    kind = effect.kind
    if kind in NUMBERED:
        return [(NUMBERED[kind], str(effect.n))]
    if kind == PER_PILE:
        return [("merchant", "÷2"), ("coin", "")]
    if kind == UPGRADE:
        return [("upgrade", unbroken(upgrade_in(effect.n * 2 + effect.m, pen.words)))]
    if kind == BUILD:
        return [(BUILDINGS[effect.n], "")]
    if kind == EXPERT:
        return [("expert", "")]
    if kind == MERCHANT:
        return [("merchant", "✕")]
    if kind == ATTACK:
        said = [f"+{effect.n}"] if effect.n else []
        return [("F", unbroken(" ".join([*said, pen.say("at-sea")] if effect.m else said)))]
    if kind == AT_END:
        coins: list[Mark] = [("coin", str(effect.n))] if effect.n else []
        cargo: list[Mark] = [("cargo", str(effect.m))] if effect.m else []
        return [("", "→"), *coins, *cargo]
    assert kind == CONDITION
    found: list[Mark] = [("I", pen.say("if-cubes", {"n": effect.n}))]
    for inner in effect.then:
        found += effect_marks(pen, inner)
    if effect.otherwise:
        found.append(("", pen.say("otherwise")))
    for inner in effect.otherwise:
        found += effect_marks(pen, inner)
    return found


def unbroken(said: str) -> str:
    """A name that stays on one line.

    >>> unbroken("Guns I")
    'Guns\\xa0I'
    """
    return said.replace(" ", "\N{NO-BREAK SPACE}")
