"""Events of Dead Reckoning as lines."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event, Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.words.codes import (
    SeaWords,
    card_in,
    goods_in,
    known_to,
    side_in,
    upgrade_in,
)

OPENS: Final = "— "
"""How a line begins that opens a part."""
OPENING: Final = ("alliance-turn", "human-turn", "last-turns", "over")
ROW_CARDS: Final = (
    "dealt claims fortune-ignored toss merchant-taken buys trades back merchant-escapes".split()
)
"""Events whose `card` is a card of a row, not one of the crew."""
BACKS: Final = ("merchant-taken", "back")
SEATED: Final = (
    "plays sails moves loads unloads jettisons sells buys trades hunts attacks storms human-builds "
    "human-produces harbor-cargo human-upgrades coin draws ends human-garrison mode raised sleeved "
    "discards defends-with aims volley braces back gives takes asks-consent faces"
).split()
"""Events that do not name their human: with two of them his name is put before."""
HUMAN_ONLY: Final = (*SEATED, "mends", "merchant-beaten", "merchant-escapes", "human-turn")
EDITED: Final = ("edit", "turns-over")
NOT_STEPS: Final = (
    *HUMAN_ONLY,
    "cube-falls",
    "dealt",
    "battle",
    "crowns",
    "over",
    "last-turns",
    "tie",
    *EDITED,
)
"""What is no step of an Alliance by itself."""


def told_lines(events: list[Event], words: Words) -> list[str]:
    """The events as lines, each with its clause; a turn opens a part, cubes fall together."""
    humans = known_to(words).humans
    lines: list[str] = []
    index = 0
    while index < len(events):
        event = events[index]
        words = before(event, words)
        end = index + 1
        while end < len(events) and _alike(event, events[end]):
            end += 1
        alike = events[index:end]
        if event.name in OPENING:
            end = index + 1
            lines.append(OPENS + said(event, words))
        else:
            text = _together(alike, words) if len(alike) > 1 else said(event, words)
            if event.name in SEATED and humans > 1:
                args: dict[str, Value] = {"human": event.args["human"], "said": text}
                text = words.phrase("told-seat", args)
            lines.append(f"{text} [{event.clause}]" if event.clause else text)
        words = after(event, words)
        index = end
    return lines


def before(event: Event, words: Words) -> Words:
    """Words that do not know yet the tile that an event turns up: it is named in that line."""
    if event.name != "tile" or not isinstance(words, SeaWords):
        return words
    return words.with_known(words.known.with_tile(str(event.args["space"]), ""))


def after(event: Event, words: Words) -> Words:
    """Words that know the tile that an event turned up."""
    if event.name != "tile" or not isinstance(words, SeaWords):
        return words
    space, tile = str(event.args["space"]), str(event.args["tile"])
    return words.with_known(words.known.with_tile(space, tile))


def _alike(one: Event, other: Event) -> bool:
    """Whether two events that follow each other are told as one."""
    if one.name != other.name or one.clause != other.clause:
        return False
    if one.name in ("cube-falls", "cube", "cube-replaces", "cube-lost"):
        same = ("side", "space", "other", "by")
        return all(one.args.get(name) == other.args.get(name) for name in same)
    if one.name == "draws":
        return one.args["human"] == other.args["human"]
    return one.name == "dealt"


def _together(events: list[Event], words: Words) -> str:
    """Several alike events in one sentence."""
    last = events[-1]
    args: dict[str, Value] = {**last.args, "n": len(events)}
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
    return card_in(known_to(words).values, number, words, int(event.name in BACKS))


def said(event: Event, words: Words) -> str:
    """An event as a sentence."""
    args: dict[str, Value] = dict(event.args)
    if event.name in ROW_CARDS:
        args["card"] = _card(event, words)
    if event.name == "sleeved":
        values = known_to(words).values
        back = int(args.get("back", 0))
        args["advancement"] = card_in(values, int(args["advancement"]), words, back)
    if event.name == "picked" and among(event):
        args["among"] = ", ".join(candidate_in(event, one, words) for one in among(event))
        args["picked"] = candidate_in(event, str(args["picked"]), words)
    if "coins" in args and "cargo" in args:
        args["goods"] = goods_in(int(args["coins"]), int(args["cargo"]), words)
    elif "good" in args and "n" in args:
        number = int(args["n"])
        coins = args["good"] == "coins"
        args["goods"] = goods_in(number if coins else 0, 0 if coins else number, words)
    text = words.event(Event(event.name, event.clause, args))
    text = text[:1].upper() + text[1:]
    if "by" not in args or event.name == "tie-toss":
        return text
    more: dict[str, Value] = {"said": text, "by": words.phrase(f"mark-by-{args['by']}")}
    weighed = [candidate_in(event, one, words) for one in among(event)]
    if args["by"] == "human":  # the candidates were named when he was asked
        return words.phrase("told-only", more)
    if len(weighed) < 2:
        # that there is one player need not be said
        return text if event.name == "plan-attack" else words.phrase("told-only", more)
    return words.phrase("told-choice", more | {"among": ", ".join(weighed)})


def among(event: Event) -> list[str]:
    """The candidates of a step, as the event has them."""
    found = str(event.args.get("among", "-"))
    return [] if found == "-" else found.split()


def candidate_in(event: Event, one: str, words: Words) -> str:
    """A candidate in few words: a space by its letters, an upgrade or a side by its name."""
    if not one.isdecimal():
        return one
    if event.name == "upgrades" or event.args.get("asked") == "upgrade":
        return upgrade_in(int(one), words)
    return side_in(int(one), words)
