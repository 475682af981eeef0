"""A plain, slow second engine of Sans Alliés, to check the fast engine against.

Written from shared/rules/sans_allies.md and docs/sans_allies.md alone; each rule is marked with
its clause. A position is the plain dictionary of docs/sans_allies.md; `play` returns a new one.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.games.sans_allies.plain_cards import (
    ROWS,
    UNITS,
    State,
    all_places,
    brief,
    card_at,
    choices,
    full,
    holds,
    move_cards,
    put,
    read_cards,
    size,
)
from tests.games.sans_allies.plain_reader import EXTRA_LOSSES, RECOVERED, PlainReader


class Refused(Exception):
    """A move the rules refuse, with every clause that it breaks.

    None at all: the text is no move of this moment, and the rules page names no clause for that.
    """

    def __init__(self, *clauses: str) -> None:
        super().__init__(" ".join(clauses) or "no such move now")
        self.clauses = set(clauses)


class PlainEngine(PlainReader):
    """The rules over plain dictionaries: every move and what follows from it."""

    def play(self, state: State, seat: str, text: str) -> State:
        """The position after a move, or Refused; the position given is not changed."""
        s = full(state)
        if s["phase"] == "over" or seat != self.actor(s):
            raise Refused
        if seat == "chance":
            if text not in self.outcomes(s):
                raise Refused
        handler: Callable[[State, str], None] = getattr(self, "play_" + s["phase"])
        handler(s, text)
        return brief(s)

    # Set-up

    def play_regions(self, s: State, text: str) -> None:
        """SA-S2: twelve regions for the discard, the last on top."""
        s["unseen_regions"][text] -= 1
        s["region_discard"].append(text)
        if len(s["region_discard"]) == 12:
            s["phase"] = "pyramid"

    def play_pyramid(self, s: State, text: str) -> None:
        """SA-S2: the pyramid, row by row from the top."""
        s["unseen_regions"][text] -= 1
        empty = [place for place in all_places() if card_at(s, place) is None]
        put(s, empty[0], text)
        if len(empty) == 1:
            self.begin_turn(s, 1)

    # The turn

    def begin_turn(self, s: State, turn: int) -> None:
        """SA-E1, SA-P1, then SA-T1: a convoy where there can be one, else the draw."""
        s["turn"] = turn
        s["successes"] = 0
        if s["upgrades"].get("S") == "upgraded" and s["reserve"].get("S", 0) > 0:
            s["phase"] = "convoy"
        else:
            self.begin_draw(s, 0)

    def play_convoy(self, s: State, text: str) -> None:
        """SA-U3."""
        if text not in ("convoy", "draw"):
            raise Refused
        if text == "convoy":
            move_cards(s["reserve"], s["discard"], {"S": 1})
        self.begin_draw(s, 1 if text == "convoy" else 0)

    def begin_draw(self, s: State, more: int) -> None:
        """SA-T2."""
        s["phase"] = "drawing"
        s["to_draw"] = 3 + s["centres"] + more
        self.supply(s)

    def supply(self, s: State) -> None:
        """SA-T5: a new pile where a card is due; on to the invasions when none is or none is left."""
        if s["to_draw"] > 0 and size(s["pile"]) == 0:
            s["pile"], s["discard"] = s["discard"], {}
        if s["to_draw"] == 0 or size(s["pile"]) == 0:
            s["to_draw"] = 0
            s["phase"] = "invasions"

    def play_drawing(self, s: State, text: str) -> None:
        """SA-T3, SA-T4, SA-T6."""
        keeps = text in UNITS or (text == "weapon" and s["centres"] == 5)
        move_cards(s["pile"], s["reserve"] if keeps else s["discard"], {text: 1})
        if text == "breakthrough" and self.research(s) == 3 and s["marker"] != "H":
            s["marker"] = ROWS[ROWS.index(s["marker"]) + 1]
        s["to_draw"] -= 1
        self.supply(s)

    # Invasions

    def play_invasions(self, s: State, text: str) -> None:
        """SA-I1, SA-U1, SA-U5: one thing after another until the end."""
        if text == "end":
            self.after_invasions(s)
            return
        word, _, rest = text.partition(" ")
        if word == "scouts" and rest in all_places():
            self.scout(s, rest)
        elif word == "weapon" and (rest == "research" or rest in all_places()):
            self.fire(s, rest)
        elif word in all_places() and rest:
            self.attack(s, word, rest)
        else:
            raise Refused

    def attack(self, s: State, place: str, text: str) -> None:
        """SA-I4: commit a force; the dice come next."""
        force = read_cards(text)
        if force is None:
            raise Refused
        card = card_at(s, place)
        faults = set()
        if card is None or not self.exposed(s, place):
            faults.add("SA-I2")
        if not holds(s["reserve"], force):
            faults.add("SA-I4")
        if card is not None:
            if any(self.strength(s, kind, card) == 0 for kind in force):
                faults.add("SA-I4")
            if self.total(s, force, card) < self.defence(place):
                faults.add("SA-I4")
        if faults:
            raise Refused(*faults)
        move_cards(s["reserve"], {}, force)
        s["attack"] = {"place": place, "force": force}
        s["phase"] = "dice"

    def scout(self, s: State, place: str) -> None:
        """SA-U1."""
        faults = self.no_scouts(s, place)
        if faults:
            raise Refused(*faults)
        out = card_at(s, place)
        put(s, place, s["region_discard"].pop())
        s["region_discard"].append(out)
        s["upgrades"]["P"] = "spent"

    def fire(self, s: State, target: str) -> None:
        """SA-U5."""
        faults = self.no_weapon(s, target)
        if faults:
            raise Refused(*faults)
        s["reserve"]["weapon"] -= 1
        s["removed_weapons"] += 1
        if target == "research":
            self.setback(s)
            return
        card = card_at(s, target)
        put(s, target, None)
        s["removed_regions"][card] = s["removed_regions"].get(card, 0) + 1

    def play_dice(self, s: State, text: str) -> None:
        """SA-I5."""
        thrown = int(text[0]) + int(text[2])
        attack = s["attack"]
        if thrown >= 9:
            attack["due"] = min(RECOVERED[thrown], size(attack["force"]))
            s["phase"] = "recovery"
            return
        move_cards(attack["force"], s["discard"], attack["force"])
        del attack["force"]
        if thrown >= 6:
            self.capture(s)
            return
        there = self.eligible(s, attack["place"])
        due = EXTRA_LOSSES[thrown]
        if size(there) < due:
            self.pay(s, there)
            self.fail(s)  # SA-I7: not payable
            return
        ways = choices(there, due)
        if len(ways) == 1:
            self.pay(s, ways[0])
            self.after_losses(s, thrown == 2)
            return
        attack["due"] = due
        if thrown == 2:
            attack["retreat"] = True
        s["phase"] = "losses"

    def play_recovery(self, s: State, text: str) -> None:
        """SA-I6."""
        word, _, rest = text.partition(" ")
        back = {} if rest == "none" else read_cards(rest)
        if word != "recover" or back is None:
            raise Refused
        attack = s["attack"]
        if not holds(attack["force"], back) or size(back) > attack["due"]:
            raise Refused("SA-I6")
        move_cards(attack["force"], s["reserve"], back)
        move_cards(attack["force"], s["discard"], attack["force"])
        self.capture(s)

    def play_losses(self, s: State, text: str) -> None:
        """SA-I7, SA-I8."""
        word, _, rest = text.partition(" ")
        paid = {} if rest == "none" else read_cards(rest)
        if word != "lose" or paid is None:
            raise Refused
        attack = s["attack"]
        if size(paid) != attack["due"] or not holds(self.eligible(s, attack["place"]), paid):
            # 3 to 5 are under SA-I7; 2 is under SA-I8, which pays as SA-I7 says
            raise Refused("SA-I7", *(["SA-I8"] if attack.get("retreat") else []))
        self.pay(s, paid)
        self.after_losses(s, attack.get("retreat", False))

    def pay(self, s: State, cards: dict[str, int]) -> None:
        """Extra losses go to the discard."""
        move_cards(s["reserve"], s["discard"], cards)

    def after_losses(self, s: State, retreat: bool) -> None:
        """Losses paid in full: SA-I7 is a success, SA-I8 is not."""
        if retreat:
            self.fail(s)
        else:
            self.capture(s)

    def fail(self, s: State) -> None:
        """SA-I10, SA-I11, SA-I12."""
        place = s["attack"]["place"]
        if place[0] == "A":
            s["attack"] = {}
            s["phase"] = "invasions"
            return
        free = self.free_corners(s, place)
        if not s["region_discard"]:
            self.check_research(s)
        elif len(free) == 1:
            self.lay(s, free[0])
        else:
            s["attack"] = {"place": place}
            s["phase"] = "retreat"

    def play_retreat(self, s: State, text: str) -> None:
        """SA-I10: the corner is the player's choice."""
        word, _, place = text.partition(" ")
        if word != "lay" or place not in all_places():
            raise Refused
        if place not in self.free_corners(s, s["attack"]["place"]):
            raise Refused("SA-I10")
        self.lay(s, place)

    def lay(self, s: State, place: str) -> None:
        """SA-I10."""
        put(s, place, s["region_discard"].pop())
        self.check_research(s)

    # Captures

    def capture(self, s: State) -> None:
        """SA-I9, SA-C1 to SA-C3."""
        place = s["attack"]["place"]
        card = card_at(s, place)
        put(s, place, None)
        s["attack"] = {}
        s["successes"] += 1
        s["phase"] = "invasions"
        if card == "capital":
            s["phase"], s["won"] = "over", True
        elif card == "centre":
            if self.research(s) >= 4:
                self.setback(s)
            s["centres"] += 1
            left = [kind for kind in UNITS if kind not in s["upgrades"]]
            if len(left) == 1:
                s["upgrades"][left[0]] = "upgraded"
            elif left:
                s["phase"] = "upgrade"
        else:
            s["region_discard"].append(card)

    def play_upgrade(self, s: State, text: str) -> None:
        """SA-C2."""
        kind = text.removeprefix("upgrade ").replace("B", "S")
        if not text.startswith("upgrade ") or kind not in UNITS:
            raise Refused
        if kind in s["upgrades"]:
            raise Refused("SA-C2")
        s["upgrades"][kind] = "upgraded"
        s["phase"] = "invasions"

    # After the invasions

    def after_invasions(self, s: State) -> None:
        """SA-U4: bombing is asked where it can do something."""
        upgraded = s["upgrades"].get("A") == "upgraded"
        if upgraded and s["reserve"].get("A", 0) > 0 and self.research(s) >= 4:
            s["phase"] = "bombing"
        else:
            self.check_research(s)

    def play_bombing(self, s: State, text: str) -> None:
        """SA-U4."""
        if text == "bomb none":
            self.check_research(s)
            return
        if not re.fullmatch(r"bomb \d\d?", text):
            raise Refused
        number = int(text[5:])
        if not 1 <= number <= s["reserve"]["A"]:
            raise Refused("SA-U4")
        s["attack"] = {"force": {"A": number}}  # their number, for the die: they are discarded
        move_cards(s["reserve"], s["discard"], s["attack"]["force"])
        s["phase"] = "bombing_die"

    def play_bombing_die(self, s: State, text: str) -> None:
        """SA-U4: equal or below the number of aircraft."""
        if int(text) <= s["attack"]["force"]["A"]:
            self.setback(s)
        self.check_research(s)

    def setback(self, s: State) -> None:
        """SA-R4."""
        assert self.research(s) >= 4
        s["marker"] = ROWS[ROWS.index(s["marker"]) - 1]
        s["flame"] = True

    def check_research(self, s: State) -> None:
        """SA-R1."""
        s["attack"] = {}
        if s["flame"]:
            s["flame"] = False
            self.begin_turn(s, s["turn"] + 1)
        else:
            s["phase"] = "research_die"

    def play_research_die(self, s: State, text: str) -> None:
        """SA-R2, SA-R3."""
        if int(text) <= self.research(s):
            if s["marker"] == "H":
                s["phase"] = "over"
                return
            s["marker"] = ROWS[ROWS.index(s["marker"]) + 1]
        self.begin_turn(s, s["turn"] + 1)
