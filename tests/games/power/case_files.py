"""Adjudication cases as text files: position, orders, position after. See CONTRIBUTING.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "cases"
COLOURS = ("green", "blue", "yellow", "red")
LETTERS = dict(zip("VBJR", COLOURS, strict=True))
START = {"S": 2, "T": 2, "C": 2, "D": 2}


@dataclass
class Case:
    """One case: a request for the referee and what must come of it."""

    title: str
    where: str
    rules: list[str] = field(default_factory=list)
    position: dict[str, Any] = field(default_factory=lambda: {"players": 4, "referee": "green"})
    lang: str = "fr"
    claims: dict[str, list[str]] = field(default_factory=dict)
    orders: dict[str, list[str]] = field(default_factory=dict)
    refused: dict[str, list[str | None]] = field(default_factory=dict)
    after: dict[str, Any] = field(default_factory=dict)
    result: tuple[list[str], str] | None = None
    referee: str = ""

    def request(self) -> dict[str, Any]:
        request: dict[str, Any] = {
            "position": self.position,
            "orders": self.orders,
            "lang": self.lang,
        }
        if self.claims:
            request["claims"] = self.claims
        return request


def read_cases(path: Path) -> list[Case]:
    """All cases of a file, in order."""
    cases: list[Case] = []
    block: list[str] = []
    starts: list[int] = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith("case "):
            starts.append(number)
    starts.append(len(lines) + 1)
    for begin, end in pairwise(starts):
        block = lines[begin - 1 : end - 1]
        cases.append(_case(block, f"{path.name}:{begin}"))
    return cases


def all_cases() -> list[Case]:
    """Every case of every file."""
    return [case for path in sorted(FOLDER.glob("*.txt")) for case in read_cases(path)]


def _case(lines: list[str], where: str) -> Case:
    case = Case(lines[0][5:].strip(), where)
    part = ""
    for raw in lines[1:]:
        line = raw.split("#")[0].rstrip() if "#" in raw else raw.rstrip()
        if not line.strip():
            continue
        if not line.startswith(" "):
            part = line
            if line in ("before", "after"):
                _place_block(case, part)
                continue
            if line.startswith("orders "):
                case.orders[line[7:]] = []
                case.refused[line[7:]] = []
                continue
            _setting(case, line)
        elif part.startswith("orders "):
            _order(case, part[7:], line.strip())
        elif part in ("before", "after"):
            _pieces(case.position if part == "before" else case.after, line.strip(), case)
        else:
            raise ValueError(f"{where}: {line}")
    return case


def _place_block(case: Case, part: str) -> None:
    target = case.position if part == "before" else case.after
    target["board"], target["reserves"] = {}, {}
    target["flags"] = {colour: [colour] for colour in COLOURS}


def _setting(case: Case, line: str) -> None:
    word, _, rest = line.partition(" ")
    position = case.position
    if word == "rules":
        case.rules = rest.split()
    elif word in ("players", "round"):
        position[word] = int(rest)
    elif word in ("referee", "mercenary"):
        position[word] = rest
    elif word == "option":
        name, _, value = rest.partition("=")
        parsed: object = {"true": True, "false": False}.get(value, value)
        if name == "map":
            position["map"] = value
        else:
            if isinstance(parsed, str) and parsed.isdigit():
                parsed = int(parsed)
            position.setdefault("options", {})[name] = parsed
    elif word == "seats":
        pairs = (part.split("=") for part in rest.split())
        position["seats"] = {seat: armies.split(",") for seat, armies in pairs}
    elif word == "prefer":
        position["prefer"] = dict(part.split("=") for part in rest.split())
    elif word == "resigned":
        position.setdefault("resigned", []).extend(rest.split())
    elif word == "lang":
        case.lang = rest
    elif word == "claims":
        colour, _, territories = rest.partition(" ")
        case.claims[colour] = territories.split(",")
    elif word == "result":
        winners, _, clause = rest.partition(" ")
        case.result = ([] if winners == "draw" else winners.split(","), clause)
    elif line.startswith("next referee "):
        case.referee = line[13:]
    else:
        raise ValueError(f"{case.where}: {line}")


def _order(case: Case, colour: str, line: str) -> None:
    text, sign, clause = line.partition(" ! ")
    text = "" if text.strip() == "(empty)" else text.rstrip()
    case.orders[colour].append(text)
    case.refused[colour].append(clause.strip() if sign else None)


def _pieces(target: dict[str, Any], line: str, case: Case) -> None:
    words = line.split()
    if words == ["same"]:
        for key in ("board", "reserves", "flags"):
            target[key] = case.position[key]
    elif words == ["start"]:
        for letter, colour in LETTERS.items():
            target["board"].setdefault(f"HQ{letter}", {})[colour] = dict(START)
    elif words[0] == "flags":
        pairs = (word.split("=") for word in words[1:])
        # a holder's flags in the armies' order, as the referee lists them
        target["flags"] = {
            holder: sorted(flags.split(","), key=COLOURS.index) for holder, flags in pairs
        }
    else:
        place, pieces = words[0], words[1:]
        colour = LETTERS[place[2]] if place.startswith("RV") else pieces[0]
        if pieces[0] in COLOURS:
            pieces = pieces[1:]
        counts = (
            target["reserves"].setdefault(colour, {})
            if place.startswith("RV")
            else target["board"].setdefault(place, {}).setdefault(colour, {})
        )
        for piece in pieces:
            found = re.fullmatch(r"(\d*)([A-Z]+)", piece)
            assert found, f"{case.where}: {piece}"
            counts[found.group(2)] = counts.get(found.group(2), 0) + int(found.group(1) or 1)
