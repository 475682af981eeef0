"""Events of Dead Reckoning as lines, and `why`: an Alliance step with its rule and candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.core.message import Event, Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.battle import FACES
from arbitre.games.dead_reckoning.text_words import (
    card_in,
    goods_in,
    known_to,
    side_in,
    space_in,
    upgrade_in,
)

if TYPE_CHECKING:
    from arbitre.core.catalogue import Catalogue

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
    *EDITED,
)
"""What is no step of an Alliance by itself."""
ORDERS: Final = {
    "DR-R3": "step-same-level",
    "DR-R5": "step-value-production",
    "DR-R6": "step-production",
    "DR-R9": "step-choice",
    "DR-R10": "step-value",
    "DR-L8": "step-coins",
    "DR-M5": "step-buildings",
    "DR-X9": "step-choice",
    "DR-X10": "step-nearest",
    "DR-X11": "step-nearest",
    "DR-D6": "step-choice",
}
"""How ties are broken, by clause."""


def told_lines(events: list[Event], words: Words) -> list[str]:
    """The events as lines, each with its clause; a turn opens a part, cubes fall together."""
    known = known_to(words)
    lines: list[str] = []
    index = 0
    while index < len(events):
        event = events[index]
        if event.name == "tile":
            known.tiles.pop(str(event.args["space"]), None)  # it is named when it is turned up
        else:
            _learn(event, words)
        end = index + 1
        while end < len(events) and _alike(event, events[end]):
            end += 1
        alike = events[index:end]
        if event.name in OPENING:
            end = index + 1
            lines.append(OPENS + said(event, words))
        else:
            text = _together(alike, words) if len(alike) > 1 else said(event, words)
            if event.name in SEATED and known.humans > 1:
                args: dict[str, Value] = {"human": event.args["human"], "said": text}
                text = words.phrase("told-seat", args)
            lines.append(f"{text} [{event.clause}]" if event.clause else text)
        _learn(event, words)
        index = end
    return lines


def _learn(event: Event, words: Words) -> None:
    """Tiles that are turned up get their names; a third side means that there are two humans."""
    known = known_to(words)
    if event.name == "tile":
        known.tiles[str(event.args["space"])] = str(event.args["tile"])
    for name in ("side", "enemy"):
        number = event.args.get(name, 0)
        if isinstance(number, int) and number > 1:
            known.humans = 2


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
        args["advancement"] = card_in(values, int(args["advancement"]), words)
    if "coins" in args and "cargo" in args:
        args["goods"] = goods_in(int(args["coins"]), int(args["cargo"]), words)
    elif "good" in args and "n" in args:
        number = int(args["n"])
        coins = args["good"] == "coins"
        args["goods"] = goods_in(number if coins else 0, 0 if coins else number, words)
    text = words.event(Event(event.name, event.clause, args))
    text = text[:1].upper() + text[1:]
    if "by" not in args:
        return text
    more: dict[str, Value] = {"said": text, "by": words.phrase(f"mark-by-{args['by']}")}
    weighed = _weighed(event, words)
    if len(weighed) < 2:
        return words.phrase("told-only", more)
    return words.phrase("told-choice", more | {"among": ", ".join(weighed)})


def _weighed(event: Event, words: Words) -> list[str]:
    """The candidates of a step: spaces by their letters, upgrades and humans by name."""
    among = str(event.args.get("among", "")).split()
    if event.name == "upgrades":
        return [upgrade_in(int(tile), words) for tile in among if tile.isdecimal()]
    return [side_in(int(side), words) if side.isdecimal() else side for side in among]


# -- why -------------------------------------------------------------------------------------


def steps_of(events: list[Event]) -> list[Event]:
    """The steps of the last turn of an Alliance among events."""
    found: list[Event] = []
    inside = False
    for event in events:
        if event.name == "alliance-turn" or (event.name == "card" and not inside):
            found, inside = [], True
        elif event.name == "human-turn":
            inside = False
        if inside and event.name not in NOT_STEPS and event.name != "alliance-turn":
            found.append(event)
    return found


def why_lines(events: list[Event], number: int, words: Words, catalogue: Catalogue) -> list[str]:
    """A step of the last Alliance turn with its rule, candidates and tie-break; 0 is the last step."""
    steps = steps_of(events)
    if not steps:
        return [words.phrase("step-nothing")]
    index = number - 1 if 0 < number <= len(steps) else len(steps) - 1
    event = steps[index]
    _learn(event, words)
    lines = [
        words.phrase("step-number", {"n": index + 1, "of": len(steps)}),
        f"{said(event, words)} [{event.clause}]",
    ]
    lines += _candidates(event, words)
    order = ORDERS.get(event.clause)
    if order is not None:
        lines.append(words.phrase("step-order", {"order": words.phrase(order)}))
    clause = catalogue.find(event.clause)
    if clause is not None:
        args: dict[str, Value] = {"clause": clause.id, "rule": clause.statements[words.lang]}
        lines.append(words.phrase("step-clause", args))
    return lines


def _candidates(event: Event, words: Words) -> list[str]:
    """What it weighed, each with what counts, and what decided."""
    weighed = _weighed(event, words)
    if not weighed:
        return []
    known = known_to(words)
    islands = {island.name: island for island in known.values.islands}
    found: list[str] = []
    for code in weighed:
        island = islands.get(known.tiles.get(code, ""))
        if island is None:
            found.append(space_in(code, words) if code in known.tiles else code)
            continue
        args: dict[str, Value] = {"space": code, "first": island.first, "second": island.second}
        args["goods"] = goods_in(island.coins, island.cargo, words)
        found.append(words.phrase("step-candidate", args))
    return [words.phrase("step-candidates", {"list": " · ".join(found)})]
