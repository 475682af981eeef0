"""Events of Dead Reckoning as sentences, one by one or several alike."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Fact, Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import ISLAND
from arbitre.games.dead_reckoning.rules.icons import COUNT, read_icons
from arbitre.games.dead_reckoning.rules.values import Form, Values
from arbitre.games.dead_reckoning.words.codes import (
    SeaWords,
    card_in,
    goods_in,
    known_to,
    own_card_in,
    side_in,
    sleeved_in,
    upgrade_in,
)

ROW_CARDS: Final = (
    "dealt claims fortune-ignored toss merchant-taken front-kept buys trades back merchant-escapes"
).split()
"""Events whose `card` is a card of a row, not one of the crew."""
BACKS: Final = ("merchant-taken", "back")
WEIGHED: Final = ("among", "measures", "weights")
"""What was weighed is told apart: only a question names its candidates in the sentence."""
SEATED: Final = (
    "plays sails moves loads unloads jettisons sells buys trades hunts attacks storms human-builds "
    "human-produces harbor-cargo human-upgrades coin draws ends human-garrison mode raised sleeved "
    "discards defends-with aims volley braces back gives takes asks-consent faces"
).split()
"""Events that do not name their human: with two of them their name is put before."""


def before(event: Event, words: Words) -> Words:
    """Words that do not know yet the tile that an event turns up: it is named in that line."""
    if not isinstance(words, SeaWords):
        return words
    if event.name == "found":
        return words.with_known(words.known.with_form(found_form(event)))
    if event.name != "tile":
        return words
    return words.with_known(words.known.with_tile(str(event.args["space"]), ""))


def found_form(event: Event) -> Form:
    """What was named beside a real table, as it is written down: its numbers are numbers again."""
    return tuple(int(part) if part.isdecimal() else part for part in event.listed("form"))


def after(event: Event, words: Words) -> Words:
    """Words that know the tile that an event turned up."""
    if event.name != "tile" or not isinstance(words, SeaWords):
        return words
    space, tile = str(event.args["space"]), str(event.args["tile"])
    return words.with_known(words.known.with_tile(space, tile))


def said_together(events: list[Event], words: Words) -> str:
    """Several alike events in one sentence."""
    last = events[-1]
    args: dict[str, Fact] = {**last.args, "n": len(events)}
    if last.name == "cube-falls":
        fallen = [str(event.args["face"]) for event in events]
        return words.phrase(
            "told-cubes", {"side": last.args["side"], "faces": faces_in(fallen, words)}
        )
    if last.name == "cube":
        return words.phrase("told-placed", {**args, "there": last.args["n"]})
    if last.name == "cube-lost":
        return words.phrase("told-lost", args)
    if last.name == "cube-replaces":
        return words.phrase("told-replaced", args)
    if last.name == "draws":
        return words.phrase("told-draws", args)
    cards = [f"{event.args['space']} {_card(event, words)}" for event in events]
    return words.phrase("told-dealt", {"cards": " · ".join(cards)})


def faces_in(fallen: list[str], words: Words) -> str:
    """How cubes fell, alike ones together: `2 × crown, hit`."""
    found: list[str] = []
    for face in FACES:
        number = fallen.count(face)
        if number:
            name = words.phrase(f"kind-{face}")
            found.append(f"{number} × {name}" if number > 1 else name)
    return ", ".join(found) or words.phrase("nothing")


def _card(event: Event, words: Words) -> str:
    number = event.args["card"]
    if not isinstance(number, int):
        return str(number)
    if "icons" in event.args:
        return own_card_in(read_icons(str(event.args["icons"])) or [0] * COUNT, False, words)
    return card_in(known_to(words).values, number, words, int(event.name in BACKS))


def said(event: Event, words: Words) -> str:
    """An event as a sentence."""
    if event.name == "found":
        return _found(event, words)
    args = {name: value for name, value in event.args.items() if name not in WEIGHED}
    candidates = event.listed("among")
    if event.name in ROW_CARDS:
        args["card"] = _card(event, words)
    if event.name == "sleeved":
        values = known_to(words).values
        back = event.number("back")
        args["advancement"] = sleeved_in(values, event.number("advancement"), words, back)
    if event.name == "card":
        args["turns"] = turns_in(known_to(words).values, event.number("band") - 1)
    if event.name == "picked" and candidates:
        args["among"] = ", ".join(candidate_in(event, one, words) for one in candidates)
        args["picked"] = candidate_in(event, str(args["picked"]), words)
    if "coins" in args and "cargo" in args:
        args["goods"] = goods_in(event.number("coins"), event.number("cargo"), words)
    elif "good" in args and "n" in args:
        number = event.number("n")
        coins = args["good"] == "coins"
        args["goods"] = goods_in(number if coins else 0, 0 if coins else number, words)
    text = words.event(Event(event.name, event.clause, args))
    text = text[:1].upper() + text[1:]
    if "by" not in args or event.name == "tie-toss":
        return text
    more: dict[str, Value] = {"said": text, "by": words.phrase(f"mark-by-{args['by']}")}
    weighed = [candidate_in(event, one, words) for one in candidates]
    if args["by"] == "human":  # the candidates were named when they were asked
        return words.phrase("told-only", more)
    if len(weighed) < 2:
        # that there is one player need not be said
        return text if event.name == "plan-attack" else words.phrase("told-only", more)
    return words.phrase("told-choice", more | {"among": ", ".join(weighed)})


def turns_in(values: Values, band: int) -> str:
    """The turns of a band of a card: `4–6`, `13+`."""
    ends = values.bands
    first = ends[band - 1] + 1 if band else 1
    return f"{first}–{ends[band]}" if band < len(ends) else f"{first}+"


def _found(event: Event, words: Words) -> str:
    """DR-Q2: what was named is said back."""
    form = found_form(event)
    if form[0] != ISLAND:
        _, row, sign, icons, _ = form
        shown = read_icons(str(icons)) or [0] * COUNT
        args: dict[str, Value] = {
            "row": int(row) + 1,
            "what": own_card_in(shown, bool(sign), words),
        }
        return words.phrase("event-found", args | {"island": "no"})
    _, _, name, spaces, first, second, coins, cargo = form
    goods = goods_in(int(coins), int(cargo), words)
    args = {"island": "yes", "name": name, "spaces": spaces, "first": first, "second": second}
    return words.phrase("event-found", args | {"goods": goods})


def candidate_in(event: Event, one: str, words: Words) -> str:
    """A candidate in few words: a space by its letters, an upgrade or a side by its name."""
    if not one.isdecimal():
        return one
    if event.name == "upgrades" or event.args.get("asked") == "upgrade":
        return upgrade_in(int(one), words)
    return side_in(int(one), words)
