"""The board in plain numbers, moved by what is told of a round: what any picture of it must show."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from arbitre.core.message import Event
from arbitre.core.position import View

Heap = tuple[str, str, str]
"""A place, a colour and a kind, `("V8", "green", "T")`; a flag where it flies, `("HQV", "flag", "green")`."""

LETTERS = {"green": "V", "blue": "B", "yellow": "J", "red": "R"}


def counted(pieces: object) -> dict[str, int]:
    """`2T+S` as numbers."""
    found = re.findall(r"(\d*)([A-Z]+)", str(pieces))
    return {kind: int(number or 1) for number, kind in found}


def heaps(view: View) -> Counter[Heap]:
    """What a view holds, in the same form."""
    data: dict[str, Any] = view.data
    here: Counter[Heap] = Counter()
    for place, armies in data["board"].items():
        for army, pieces in armies.items():
            for kind, number in pieces.items():
                here[(place, army, kind)] = number
    for army, pieces in data["reserves"].items():
        for kind, number in pieces.items():
            here[(f"RV{LETTERS[army]}", army, kind)] = number
    for holder, flags in data["flags"].items():
        for flag in flags:
            here[(f"HQ{LETTERS[holder]}", "flag", flag)] = 1
    return here


class ToldBoard:
    """The board in plain numbers, moved by what is told of a round and nothing else."""

    def __init__(self, view: View) -> None:
        self.here = heaps(view)

    @property
    def landed(self) -> Counter[Heap]:
        """All that is not in the air."""
        found = {heap: n for heap, n in self.here.items() if not heap[0].startswith("over ")}
        return Counter(found)

    def moves(self, army: str, kind: str, start: str, end: str) -> None:
        self.here[(start, army, kind)] -= 1
        self.here[(end, army, kind)] += 1

    def hear(self, event: Event) -> None:
        """Take one thing that is told."""
        args: dict[str, Any] = dict(event.args)
        army, space = args.get("army", ""), args.get("space", "")
        reserve = f"RV{LETTERS[army]}" if army in LETTERS else ""
        match event.name:
            case "move":
                self.moves(army, args["kind"], space, args["to"])
            case "deploy":
                self.moves(army, args["kind"], reserve, space)
            case "launch":
                self.here[(space, army, "M")] -= 1
                self.here[(f"over {args['to']}", army, "M")] += 1
            case "buy" | "exchange" | "build":
                self.less(army, space, args["pieces"])
                self.here[(space, army, args["kind"])] += 1
            case "bounce":
                self.moves(army, args["kind"], space, args["to"])
            case "detonation":
                self.here[(f"over {space}", army, "M")] -= 1
            case "destroyed":
                self.less(army, space, args["pieces"])
            case "capture":
                self.less(args["from"], space, args["pieces"])
                self.more(army, args["pieces"], args["lost"])
            case "income":
                self.here[(reserve, army, "P")] += args["amount"]
            case "fine":
                self.here[(reserve, army, "P")] -= 1
            case "fine-converted":
                self.here[(space, army, args["kind"])] -= 1
                self.here[(reserve, army, args["part"])] += args["left"]
                self.here[(reserve, army, "P")] += args["change"]
            case "flag":
                self.flies(lambda flag, _: flag == args["flag"], f"HQ{LETTERS[army]}")
            case "spoils":
                self.falls(args["from"], f"HQ{LETTERS[army]}")
                self.more(army, args["pieces"], args["lost"])
            case "circle":
                self.falls(army, "")
        self.here = +self.here

    def less(self, army: str, place: str, pieces: object) -> None:
        for kind, number in counted(pieces).items():
            assert self.here[(place, army, kind)] >= number
            self.here[(place, army, kind)] -= number

    def more(self, army: str, pieces: object, lost: object) -> None:
        for kind, number in counted(pieces).items():
            kept = number - counted(lost).get(kind, 0)
            self.here[(f"RV{LETTERS[army]}", army, kind)] += kept

    def falls(self, army: str, to: str) -> None:
        """All an army had is gone, and the flags in its headquarters go to another or nowhere."""
        for heap in [heap for heap in self.here if heap[1] == army and "over" not in heap[0]]:
            del self.here[heap]
        self.flies(lambda _, where: where == f"HQ{LETTERS[army]}", to)

    def flies(self, which: Any, to: str) -> None:
        flags = [heap for heap in self.here if heap[1] == "flag" and which(heap[2], heap[0])]
        for heap in flags:
            del self.here[heap]
            if to:
                self.here[(to, "flag", heap[2])] = 1
