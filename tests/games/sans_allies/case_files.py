"""Cases of Sans Alliés as text files: a position, moves with what chance did, what must come of it.

    case Six personnel are enough against defence 6
    rules SA-I4
    before
      A1 plains
      reserve 6P
    moves
      A1 5P            ! SA-I4
      A1 6P
      chance 3+4
    after
      gaps A1
      discard 6P

`moves` and `after` may follow one another several times. A move is the invader's unless it starts
with `chance`, which takes several outcomes on a line (`3xP` is P three times). After a move,
` ! CLAUSE` says that it must be refused and why (`SA-U1/SA-I2`: by either); ` !` alone, that it
must be refused, where the rules name no clause. `after` checks what it names and nothing else;
that every card is still there is always checked. `#` starts a comment. Both blocks speak the words
of docs/sans_allies.md:

    phase invasions · turn 3 · marker D · flame · successes 2 · centres 1 · upgrades V P=spent ·
    to_draw 2 · reserve 2P+V+weapon · discard 3P · pile none · attack C4 2P+V due 2 retreat ·
    C4 sea · gaps A1 A2 B1 · top coast sea (the region discard, its top last) · removed sea plains ·
    weapons_gone 2

Before: what is not named is turn 3, invasions, marker A, nothing captured. Places that are not
named get the cards that are left in a fixed order, other regions lie at the bottom of the region
discard, other production cards in the pile (where the pile is named, in the discard). `centres` is
the number of upgrades unless named. `start` alone is the position before the set-up.
After also: `no flame` · `regions 13` (cards in the region discard) · `decisions convoy | draw`
(all of them) · `listed A1 6P` · `not listed A1 7P` · `attackable A1 A2` (all places with an attack)
· `chances P=2 V=1` · `odds A1 6P success=35/36 stays=1/36 lost=6` · `result enemy SA-R3`.

`edition` opens a block of values (`defence`, `research`, `production P=13`, `strength V=3/5`,
`admits sea=AS`), before the first case for the whole file, inside a case for that case.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.games.sans_allies.plain_cards import (
    PRODUCTION,
    STANDARD,
    State,
    Values,
    all_places,
    brief,
    miscounts,
    read_cards,
    row_places,
    terrains,
)
from tests.games.sans_allies.plain_engine import PlainEngine

FOLDER = Path(__file__).parent / "cases"
FRENCH = dict(
    zip(
        STANDARD["terrains"],
        ("plaine", "forêt", "montagnes", "désert", "côte", "îles", "mer"),
        strict=True,
    )
)
# Where the centres lie that a case does not name; then wherever there is room.
CENTRE_SPOTS = ("E1", "E4", "D3", "C2", "C5")
NUMBERS = ("turn", "successes", "centres", "to_draw", "weapons_gone", "regions")


@dataclass
class Step:
    """One line of a case: a move (with a seat) or something to check (without)."""

    where: str
    text: str
    seat: str = ""
    refused: bool = False
    clauses: tuple[str, ...] = ()


@dataclass
class Case:
    """One case of a file: a position, what is done, and what must come of it."""

    title: str
    where: str
    edition: Values
    rules: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.where} {self.title}"

    @property
    def source(self) -> str:
        """The edition as a TOML text."""
        return edition_text(self.edition)

    @property
    def values(self) -> Values:
        """The edition as its TOML is read."""
        return tomllib.loads(self.source)

    def position(self) -> State:
        """The whole position that the case starts from."""
        return expand(self.before, self.values, self.source)


def all_cases() -> list[Case]:
    """Every case of every file."""
    return [case for path in sorted(FOLDER.glob("*.txt")) for case in read_cases(path)]


# Editions


def edition_text(values: Values, name: str = "cases") -> str:
    """An edition file with these values."""

    def table(group: Values) -> list[str]:
        return [f"{key} = {value!r}".replace("'", '"') for key, value in group.items()]

    provenance = 'provenance = "made up for the tests"'
    lines = [f'name = "{name}"', "version = 1", "", "[terrains]", provenance]
    for key, card in values["terrains"].items():
        sea = ", sea = true" if card.get("sea") else ""
        words = f'fr = "{FRENCH[key]}", en = "{key}"'
        lines.append(
            f'{key} = {{ cards = {card["cards"]}, admits = "{card["admits"]}"{sea}, {words} }}'
        )
    for group in ("installations", "production", "strength", "tiles"):
        lines += ["", f"[{group}]", provenance, *table(values[group])]
    return "\n".join(lines) + "\n"


def _edition_line(values: Values, line: str) -> None:
    word, *rest = line.split()
    if word in ("defence", "research"):
        values["tiles"][word] = [int(number) for number in rest]
        return
    for pair in rest:
        key, _, value = pair.partition("=")
        if word == "production":
            values[word][key] = int(value)
        elif word == "strength":
            values[word][key] = [int(number) for number in value.split("/")]
        elif word == "admits" and key == "installations":
            values[key]["admits"] = value
        elif word == "admits":
            values["terrains"][key]["admits"] = value
        else:
            raise ValueError(line)


# Files


def read_cases(path: Path) -> list[Case]:
    """All cases of a file, in order."""
    cases: list[Case] = []
    values = copy.deepcopy(STANDARD)
    part = ""
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name}:{number}"
        line = re.sub(r"(^|\s)#.*", "", raw).rstrip()
        if not line.strip():
            continue
        if line.startswith("case "):
            cases.append(Case(line[5:].strip(), where, copy.deepcopy(values)))
            part = ""
        elif line.startswith("rules "):
            cases[-1].rules += line.split()[1:]
        elif line in ("edition", "before", "moves", "after"):
            part = line
        elif not line.startswith(" ") or not part:
            raise ValueError(f"{where}: {line}")
        elif part == "edition":
            _edition_line(cases[-1].edition if cases else values, line)
        elif part == "before":
            cases[-1].before.append(line.strip())
        elif part == "moves":
            cases[-1].steps += _moves(line.strip(), where)
        else:
            cases[-1].steps.append(Step(where, line.strip()))
    return cases


def _moves(line: str, where: str) -> list[Step]:
    found = re.fullmatch(r"(.*?)(\s+!(?:\s+([\w/-]+))?)?", line)
    assert found is not None
    text, refused = found[1], bool(found[2])
    clauses = tuple(found[3].split("/")) if found[3] else ()
    if not text.startswith("chance "):
        return [Step(where, text, "invader", refused, clauses)]
    steps: list[Step] = []
    for word in text.split()[1:]:
        times, _, outcome = word.rpartition("x") if re.match(r"\d+x", word) else ("1", "", word)
        steps += [Step(where, outcome, "chance", refused, clauses) for _ in range(int(times))]
    return steps


# Positions


def read_part(word: str, rest: str) -> Any:
    """The value of one line of a position, as the JSON form has it."""
    words = rest.split()
    if word in NUMBERS:
        return int(rest)
    if word in ("pile", "discard", "reserve"):
        cards = {} if rest == "none" else read_cards(rest, PRODUCTION)
        assert cards is not None, rest
        return cards
    if word == "upgrades":
        pairs = (pair.partition("=") for pair in words if pair != "none")
        return {kind: state or "upgraded" for kind, _, state in pairs}
    if word in ("top", "gaps"):
        return words
    if word == "removed":
        return dict(Counter(words)) if rest != "none" else {}
    if word == "attack":
        return _attack(words)
    return rest


def _attack(words: list[str]) -> dict[str, Any]:
    attack: dict[str, Any] = {}
    for before, word in zip(["", *words], words, strict=False):
        if before == "due":
            attack["due"] = int(word)
        elif re.fullmatch("[A-H][1-8]", word):
            attack["place"] = word
        elif word == "retreat":
            attack["retreat"] = True
        elif word not in ("due", "none"):
            attack["force"] = read_cards(word)
            assert attack["force"], word
    return attack


def expand(lines: list[str], values: Values, edition: str) -> State:
    """The position of a `before` block in full: every card has its place."""
    if lines == ["start"]:
        return PlainEngine(values).start(edition)
    state: State = {"edition": edition, "turn": 3, "phase": "invasions", "marker": "A"}
    board: dict[str, str | None] = {"H1": "capital"}
    top: list[str] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        value = read_part(word, rest)
        if word in all_places():
            board[word] = rest
        elif word == "gaps":
            board |= dict.fromkeys(value)
        elif word == "top":
            top = value
        elif word == "flame":
            state["flame"] = True
        else:
            names = {"removed": "removed_regions", "weapons_gone": "removed_weapons"}
            state[names.get(word, word)] = value
    upgrades = len(state.get("upgrades", {}))
    state.setdefault("centres", upgrades + (state["phase"] == "upgrade"))
    _lay_regions(state, values, board, top)
    _stack_cards(state, values)
    wrong = miscounts(state, values)
    assert not wrong, f"{wrong} in {lines}"
    return brief(state)


def _lay_regions(
    state: State, values: Values, board: dict[str, str | None], top: list[str]
) -> None:
    left = Counter({key: card["cards"] for key, card in terrains(values).items()})
    left["centre"] = 5 - state["centres"]
    left["capital"] = 1
    left.subtract(card for card in board.values() if card is not None)
    left.subtract(top)
    left.subtract(state.get("removed_regions", {}))
    assert all(number >= 0 for number in left.values()), left
    for place in (*CENTRE_SPOTS, *all_places()):
        if left["centre"] and place not in board:
            board[place] = "centre"
            left["centre"] -= 1
    rest = _turns(left)
    for place in all_places():
        if place not in board:
            board[place] = rest.pop(0)
    state["pyramid"] = {row: [board[place] for place in row_places(row)] for row in "ABCDEFGH"}
    state["region_discard"] = rest + top


def _turns(left: Counter[str]) -> list[str]:
    """The regions that are left, one of each terrain in turn."""
    kinds = [card for card in left if card not in ("centre", "capital")]
    most = max(left.values())
    return [card for turn in range(most) for card in kinds if left[card] > turn]


def _stack_cards(state: State, values: Values) -> None:
    left = Counter({kind: values["production"][kind] for kind in PRODUCTION})
    left["weapon"] -= state.get("removed_weapons", 0)
    for pack in ("pile", "discard", "reserve"):
        left.subtract(state.get(pack, {}))
    left.subtract(state.get("attack", {}).get("force", {}))
    assert all(number >= 0 for number in left.values()), left
    rest = "discard" if "pile" in state else "pile"
    state[rest] = dict(Counter(state.get(rest, {})) + left)
