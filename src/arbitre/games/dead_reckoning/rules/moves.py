"""The decisions of humans and the outcomes of chance, and their notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.number import typed_whole
from arbitre.core.position import Move, refuse
from arbitre.games.dead_reckoning.rules.alliance.plan import CUBES, UPGRADE_WITH
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.rules.board import DISTANCE, NAMES, SPACES, space_of
from arbitre.games.dead_reckoning.rules.human.belongings import ZONES
from arbitre.games.dead_reckoning.rules.human.stowing import GOODS
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES, Values

SEATS: Final = (("player",), ("port", "starboard"))
BUILDINGS: Final = BUILDING_NAMES
ALONE: Final = (
    "sails buy trade hunt storm produce harbor coin draw end done volley brace agree refuse go"
).split()
COUNTED: Final = ("load", "unload", "jettison", "give", "take")
NUMBERED: Final = ("sell", "influence", "stow", "cubes")
COIN_SIDES: Final = ("tails", "heads")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "build": BUILDINGS,
    "mode": ("merchant", "pirate"),
    "aim": FACES,
    "end": ("lost", "won"),
}
RESULT: Final = ("damage", "hits", "loses", "takes")
"""What follows who won at the table: damage to either ship, goods plundered from the human and by them."""
MOST_KEPT: Final = 2000
MOST_PARTS: Final = 240
MOST: Final = 999
"""No number that a decision names is greater."""


class Act(Move):
    """A decision: a word and what it is about, as numbers."""

    def __init__(self, word: str, numbers: tuple[int, ...], written: str) -> None:
        self.word = word
        self.numbers: tuple[int, ...] = numbers
        self.written = written

    def __reduce__(self) -> tuple[object, ...]:
        return Act, (self.word, self.numbers, self.written)

    def text(self) -> str:
        """The decision in notation."""
        return self.written


class Outcome(Move):
    """An outcome of chance, as a move of its seat."""

    def __init__(self, value: int, written: str) -> None:
        self.value = value
        self.written = written

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.value, self.written)

    def text(self) -> str:
        """The outcome in notation."""
        return self.written


def crew_names(values: Values) -> list[str]:
    """The crew cards by name, numbered where there are several of a kind."""
    found: list[str] = []
    for crew in values.crew:
        if crew.cards == 1:
            found.append(crew.name)
        else:
            found += [f"{crew.name}{number}" for number in range(1, crew.cards + 1)]
    return found


def tile_names(values: Values) -> list[str]:
    """The ship upgrades by name and level: `sails1`, `sails2`, ..."""
    return [f"{name}{level}" for name in values.upgrade_names for level in (1, 2)]


def _outcomes(names: Sequence[str]) -> list[Outcome]:
    """An outcome for each name, in their order."""
    return [Outcome(value, name) for value, name in enumerate(names)]


class Notation:
    """Reading and writing decisions with the names of an edition."""

    def __init__(self, values: Values, humans: int) -> None:
        self.values = values
        self.crew = crew_names(values)
        self.tiles = tile_names(values)
        self.seats = SEATS[humans - 1]
        self.turns = [(seat,) for seat in self.seats]
        self._acts: Cache[Act] = Cache(MOST_KEPT)
        self.cubes = _outcomes(FACES)
        self.cards = _outcomes([f"card{number}" for number in range(len(values.cards))])
        self.drawn = _outcomes(self.crew)
        self.alliance = _outcomes([card.name for card in values.alliance])
        self.islands = _outcomes([*(island.name for island in values.islands), "open_sea"])
        self.coin = _outcomes(COIN_SIDES)
        self.first = _outcomes(self.seats)
        # what is listed most often, made beforehand
        self.falling: list[tuple[Move, int]] = [
            (self.cubes[face], weight) for face, weight in enumerate(values.faces) if weight
        ]
        self.draws: list[tuple[Move, int]] = [(outcome, 1) for outcome in self.drawn]
        self.end = self.act("end")
        self.plays = [self.act("play", card) for card in range(len(self.crew))]
        self.courses = [self._courses(place) for place in range(SPACES)]

    def _courses(self, place: int) -> list[list[Act]]:
        """By points of movement: the moves that they allow."""
        steps = DISTANCE[place]
        return [
            [self.act("move", to) for to in range(SPACES) if 0 < steps[to] <= points]
            for points in range(max(steps) + 1)
        ]

    def bonus(self, value: int) -> Outcome:
        """The outcome that turns up a bonus tile."""
        return Outcome(value, f"bonus{value}")

    # -- writing -----------------------------------------------------------------------------

    def act(self, word: str, *numbers: int) -> Act:
        """A decision with its text; those that come again and again are kept."""
        found = self._acts.made.get((word, numbers))
        if found is None:
            found = Act(word, numbers, " ".join([word, *self._parts(word, numbers)]))
            if word not in ("sleeve", "defend"):
                self._acts.keep((word, numbers), found)
        return found

    def _parts(self, word: str, numbers: tuple[int, ...]) -> list[str]:
        if word in ("play", "raise", "defend"):
            return [self.crew[card] for card in numbers] or ["none"]
        if word in COUNTED:
            return [str(numbers[0]), GOODS[numbers[1]]]
        if word in NUMBERED:
            found = [str(numbers[0])]
            if len(numbers) > 1 and numbers[1] >= 0:
                found += ["over", self._side(numbers[1])]
            return found
        if word in ("move", "choose"):
            return [NAMES[numbers[0]]] if word == "move" else []
        if word == "upgrade":
            return [self.tiles[numbers[0]], ZONES[numbers[1]]]
        if word in CHOICES:
            return [CHOICES[word][number] for number in numbers]
        if word == "sleeve":
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            return [f"{index + 1}>{self.crew[card]}" for index, card in pairs] or ["none"]
        if word == "result":
            told = [f"{name} {n}" for name, n in zip(RESULT, numbers[1:], strict=True) if n]
            return [CHOICES["end"][numbers[0]], *told]
        if word == "faces":
            shown = [(FACES[face], str(n)) for face, n in enumerate(numbers) if n]
            return [part for pair in shown for part in pair] or ["none"]
        if word in ("attack", "repair"):
            return [str(numbers[0])] if numbers else []
        return []

    def edit(self, text: str) -> Act:
        """DR-Q1: something of the table set by hand."""
        return Act("set", (), text)

    def _side(self, side: int) -> str:
        return (
            self.seats[side] if side < len(self.seats) else f"alliance{side - len(self.seats) + 1}"
        )

    def choice(self, ask: int, option: int) -> Act:
        """An answer to a question of DR-D6."""
        if ask == UPGRADE_WITH:
            written = self.tiles[option]
        else:
            written = self._side(option) if ask == CUBES else NAMES[option]
        return Act("choose", (option,), f"choose {written}")

    # -- reading -----------------------------------------------------------------------------

    def read(self, state: State, text: str) -> Act:
        """A decision from its notation; Illegal when it cannot be one."""
        words = text.lower().split()
        found = self._read(state, words) if words else None
        if found is None:
            raise refuse("", "cannot-read", word=text[:40])
        return found

    def _read(self, state: State, words: list[str]) -> Act | None:
        word, rest = words[0], words[1:]
        if word in ALONE and not rest:
            return self.act(word)
        if word in ("play", "raise", "defend") and rest:
            return self._read_crew(word, rest)
        if word in COUNTED and len(rest) == 2 and _is_number(rest[0]) and rest[1] in GOODS:
            return self.act(word, int(rest[0]), GOODS.index(rest[1]))
        if word in NUMBERED and rest and _is_number(rest[0]):
            return self._read_influence(word, rest)
        if word == "move" and len(rest) == 1 and space_of(rest[0]) >= 0:
            return self.act(word, space_of(rest[0]))
        if word == "upgrade" and len(rest) == 2 and rest[0] in self.tiles and rest[1] in ZONES:
            return self.act(word, self.tiles.index(rest[0]), ZONES.index(rest[1]))
        if len(rest) == 1 and rest[0] in CHOICES.get(word, ()):
            return self.act(word, CHOICES[word].index(rest[0]))
        if word in ("attack", "repair") and len(rest) <= 1 and all(map(_is_number, rest)):
            return self.act(word, *(int(one) for one in rest))
        if word == "sleeve" and rest:
            return self._read_sleeving(rest)
        if word == "choose" and len(rest) == 1:
            return self._read_choice(state, rest[0])
        return self._read_beside(word, rest)

    def _read_beside(self, word: str, rest: list[str]) -> Act | None:
        """DR-Q1, DR-Q2: what is said beside a real table; what is set is read when it is done."""
        if word == "set" and 0 < len(rest) <= MOST_PARTS:
            parts = [part.split() for part in " ".join(rest).split(",")]
            shown = [" ".join(_shown(part, at) for at in range(len(part))) for part in parts]
            return self.edit(f"{word} " + ", ".join(part for part in shown if part))
        if word == "result":
            found = self._read_result(rest)
            if found is None:
                raise refuse("DR-Q2", "result-who")
            return found
        return self._read_faces(rest) if word == "faces" and rest else None

    def _read_result(self, rest: list[str]) -> Act | None:
        """DR-Q2: `won damage 1 takes 2`, each once, in any order."""
        counts: dict[str, int] = {}
        for name, number in zip(rest[1::2], rest[2::2], strict=False):
            if name not in RESULT or name in counts or not _is_number(number):
                return None
            counts[name] = int(number)
        if rest[:1] not in ([one] for one in CHOICES["end"]) or not len(rest) % 2:
            return None
        won = CHOICES["end"].index(rest[0])
        return self.act("result", won, *(counts.get(name, 0) for name in RESULT))

    def _read_crew(self, word: str, rest: list[str]) -> Act | None:
        if rest == ["none"] and word != "play":
            return self.act(word)
        if any(name not in self.crew for name in rest) or (len(rest) > 1 and word != "defend"):
            return None
        cards = sorted(self.crew.index(name) for name in rest)
        return self.act(word, *cards) if len(set(cards)) == len(cards) else None

    def _read_influence(self, word: str, rest: list[str]) -> Act | None:
        number = int(rest[0])
        if len(rest) == 1:
            return self.act(word, number)
        if word == "influence" and len(rest) == 3 and rest[1] == "over":
            sides = [self._side(side) for side in range(len(self.seats) * 2)]
            if rest[2] in sides:
                return self.act(word, number, sides.index(rest[2]))
        return None

    def _read_sleeving(self, rest: list[str]) -> Act | None:
        if rest == ["none"]:
            return self.act("sleeve")
        numbers: list[int] = []
        for part in rest:
            index, _, name = part.partition(">")
            if not _is_number(index) or not int(index) or name not in self.crew:
                return None
            numbers += [int(index) - 1, self.crew.index(name)]
        return self.act("sleeve", *numbers)

    def _read_faces(self, rest: list[str]) -> Act | None:
        """DR-Q2: how a human's cubes lie after their abilities: `crown 2 hit 1`."""
        counts = [0] * len(FACES)
        for name, number in zip(rest[::2], rest[1::2], strict=False):
            if name not in FACES or not _is_number(number):
                return None
            counts[FACES.index(name)] += int(number)
        if rest != ["none"] and (len(rest) % 2 or not any(counts)):
            return None
        return self.act("faces", *counts)

    def _read_choice(self, state: State, name: str) -> Act | None:
        for option in state.table.options:
            found = self.choice(state.table.ask, option)
            if found.written.lower() == f"choose {name}":
                return found
        return Act("choose", (-1,), f"choose {name[:20]}")


def _shown(parts: list[str], at: int) -> str:
    """A part of an edit as it is written: spaces and icons in capitals."""
    icon = "card" in parts[:at] and parts[at] not in ("none", "merchant", "other", "pirate")
    return parts[at].upper() if icon or space_of(parts[at]) >= 0 else parts[at]


def _is_number(text: str) -> bool:
    """Whether a word is a whole number that a decision could name, written as we write it."""
    number = typed_whole(text, 0, MOST)
    return number is not None and str(number) == text
