"""What a position of Sans Alliés says and allows: the part of the plain engine that changes nothing.

Written from shared/rules/sans_allies.md and docs/sans_allies.md alone; each rule is marked with
its clause.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import NamedTuple

from tests.games.sans_allies.plain_cards import (
    PRODUCTION,
    ROWS,
    STANDARD,
    UNITS,
    State,
    Values,
    all_places,
    brief,
    card_at,
    cards_text,
    choices,
    corners,
    full,
    move_cards,
    size,
    terrains,
)

RECOVERED = {9: 1, 10: 1, 11: 2, 12: 3}  # SA-I5
EXTRA_LOSSES = {5: 1, 4: 1, 3: 2, 2: 3}  # SA-I5
CHANCE_PHASES = ("regions", "pyramid", "drawing", "dice", "bombing_die", "research_die")


class Odds(NamedTuple):
    """The exact chances of an attack."""

    success: Fraction
    retreat: Fraction  # the turn ends
    stays: Fraction  # the bottom row: no success and no retreat
    lost: Fraction  # cards, expected, recovering as many as possible


class PlainReader:
    """Positions read by the rules, with the values of one edition."""

    def __init__(self, values: Values = STANDARD) -> None:
        self.values = values

    # Reading a position

    def start(self, edition: str = "") -> State:
        """SA-S1 to SA-S4: everything to be dealt, the capital lying at the top."""
        unseen = {key: card["cards"] for key, card in terrains(self.values).items()}
        pile = {kind: self.values["production"][kind] for kind in PRODUCTION}
        state: State = {
            "edition": edition,
            "turn": 1,  # the set-up belongs to it
            "phase": "regions",
            "pyramid": {"H": ["capital"]},
            "unseen_regions": unseen | {"centre": 5},
            "pile": pile,
            "marker": "A",
        }
        return brief(state)

    def actor(self, state: State) -> str | None:
        """The seat that moves now."""
        if state["phase"] == "over":
            return None
        return "chance" if state["phase"] in CHANCE_PHASES else "invader"

    def result(self, state: State) -> str | None:
        """SA-E2: how it ended."""
        if state["phase"] != "over":
            return None
        return "invader SA-C3" if state.get("won") else "enemy SA-R3"

    def research(self, s: State) -> int:
        """SA-K4: the research value of the marker's tile."""
        value: int = self.values["tiles"]["research"][ROWS.index(s["marker"])]
        return value

    def defence(self, place: str) -> int:
        """SA-I3."""
        value: int = self.values["tiles"]["defence"][ROWS.index(place[0])]
        return value

    def admits(self, card: str) -> str:
        """SA-K2: the unit types that may attack a card."""
        if card in ("centre", "capital"):
            group: Values = self.values["installations"]
        else:
            group = terrains(self.values)[card]
        text: str = group["admits"]
        return text.replace("B", "S")

    def strength(self, s: State, kind: str, card: str) -> int:
        """What one unit is worth against a card; 0 when it may not go there."""
        admitted = self.admits(card)
        upgraded = s["upgrades"].get(kind) == "upgraded"
        if kind == "V" and "V" not in admitted:
            # SA-U2: light craft
            return 1 if upgraded and ("A" in admitted or "S" in admitted) else 0
        if kind not in admitted:
            return 0
        if kind == "P":
            return min(4, 1 + int(s["successes"]))  # SA-P1
        value: int = self.values["strength"][kind][1 if upgraded else 0]
        return value

    def total(self, s: State, force: dict[str, int], card: str) -> int:
        """The strength of a force against a card."""
        return sum(number * self.strength(s, kind, card) for kind, number in force.items())

    def exposed(self, s: State, place: str) -> bool:
        """SA-I2."""
        if card_at(s, place) is None:
            return False
        below = corners(place)
        return not below or any(card_at(s, corner) is None for corner in below)

    def eligible(self, s: State, place: str) -> dict[str, int]:
        """SA-I7: the cards of the reserve that may pay extra losses there."""
        card = card_at(s, place)
        assert card is not None
        return {
            kind: s["reserve"].get(kind, 0) for kind in UNITS if self.strength(s, kind, card) > 0
        }

    def free_corners(self, s: State, place: str) -> list[str]:
        """SA-I10: where a card may be laid in a retreat."""
        return [corner for corner in corners(place) if card_at(s, corner) is None]

    # What may be played

    def outcomes(self, state: State) -> dict[str, int]:
        """What chance may do, with its weights."""
        s = full(state)
        weights: dict[str, int] = {}
        if s["phase"] == "regions":
            weights = {card: n for card, n in s["unseen_regions"].items() if card != "centre"}
        elif s["phase"] == "pyramid":
            weights = dict(s["unseen_regions"])
        elif s["phase"] == "drawing":
            weights = dict(s["pile"])
        elif s["phase"] == "dice":
            for one, two in product(range(1, 7), repeat=2):
                text = f"{min(one, two)}+{max(one, two)}"
                weights[text] = weights.get(text, 0) + 1
        elif s["phase"] in ("bombing_die", "research_die"):
            weights = {str(die): 1 for die in range(1, 7)}
        return {text: weight for text, weight in weights.items() if weight > 0}

    def legal(self, state: State) -> list[str]:
        """The invader's decisions: of the forces only those without a card too many."""
        s = full(state)
        phase = s["phase"]
        texts: list[str] = []
        if phase == "convoy":
            texts = ["convoy", "draw"]
        elif phase == "invasions":
            texts = [
                f"{place} {cards_text(f)}" for place in all_places() for f in self.forces(s, place)
            ]
            targets = [*all_places(), "research"]
            texts += [f"scouts {place}" for place in all_places() if not self.no_scouts(s, place)]
            texts += [f"weapon {target}" for target in targets if not self.no_weapon(s, target)]
            texts += ["end"]
        elif phase == "recovery":
            for number in range(s["attack"]["due"] + 1):
                ways = choices(s["attack"]["force"], number)
                texts += [f"recover {cards_text(way)}" for way in ways]
        elif phase == "losses":
            cards = self.eligible(s, s["attack"]["place"])
            texts = [f"lose {cards_text(way)}" for way in choices(cards, s["attack"]["due"])]
        elif phase == "upgrade":
            texts = [f"upgrade {kind}" for kind in UNITS if kind not in s["upgrades"]]
        elif phase == "retreat":
            texts = [f"lay {corner}" for corner in self.free_corners(s, s["attack"]["place"])]
        elif phase == "bombing":
            # a seventh aircraft is allowed and changes nothing: like a force, without cards too many
            texts = [f"bomb {number}" for number in range(1, min(6, s["reserve"]["A"]) + 1)]
            texts += ["bomb none"]
        return texts

    def forces(self, s: State, place: str) -> list[dict[str, int]]:
        """Every force that may attack a place and from which no card can be left out."""
        card = card_at(s, place)
        if card is None or not self.exposed(s, place):
            return []
        defence = self.defence(place)
        ranges = []
        for kind in UNITS:
            strength = self.strength(s, kind, card)
            # more than this of one kind is never without a card too many
            most = -(-defence // strength) if strength else 0
            ranges.append(range(min(most, s["reserve"].get(kind, 0)) + 1))
        found: list[dict[str, int]] = []
        for numbers in product(*ranges):
            force = {kind: n for kind, n in zip(UNITS, numbers, strict=True) if n}
            total = self.total(s, force, card)
            if not force or total < defence:
                continue
            if all(total - self.strength(s, kind, card) < defence for kind in force):
                found.append(force)
        return found

    def no_scouts(self, s: State, place: str) -> set[str]:
        """Why the scouts cannot swap this place: SA-U1."""
        faults = set()
        if s["upgrades"].get("P") != "upgraded":
            faults.add("SA-U1")
        if not self.exposed(s, place):
            faults |= {"SA-U1", "SA-I2"}
        top = s["region_discard"][-1] if s["region_discard"] else None
        if top is None or terrains(self.values).get(top, {}).get("sea", False):
            faults.add("SA-U1")
        if card_at(s, place) == "capital":
            faults.add("SA-U1")
        return faults

    def no_weapon(self, s: State, target: str) -> set[str]:
        """Why the ultimate weapon cannot do this: SA-U5, SA-R4."""
        faults = set()
        if s["centres"] < 5 or s["reserve"].get("weapon", 0) == 0:
            faults.add("SA-U5")
        if target == "research":
            if self.research(s) == 3:
                faults.add("SA-R4")
            return faults
        card = card_at(s, target)
        if not self.exposed(s, target):
            faults |= {"SA-U5", "SA-I2"}
        if card == "capital" or terrains(self.values).get(card or "", {}).get("sea", False):
            faults.add("SA-U5")
        return faults

    # Odds

    def exact_odds(self, state: State, place: str, force: dict[str, int]) -> Odds:
        """The chances of an attack that could be made now, over all 36 rolls."""
        s = full(state)
        move_cards(s["reserve"], {}, force)
        can_pay = size(self.eligible(s, place))
        success = fails = lost = 0
        for one, two in product(range(1, 7), repeat=2):
            thrown = one + two
            extra = EXTRA_LOSSES.get(thrown, 0)
            lost += size(force) - min(RECOVERED.get(thrown, 0), size(force)) + min(extra, can_pay)
            if thrown == 2 or extra > can_pay:
                fails += 1
            else:
                success += 1
        bottom = place[0] == "A"
        return Odds(
            Fraction(success, 36),
            Fraction(0 if bottom else fails, 36),
            Fraction(fails if bottom else 0, 36),
            Fraction(lost, 36),
        )
