"""The board, the pieces and the state of a round of Power for the plain referee.

Written from shared/rules/power.md alone, for clarity and not for speed.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

CLASSIC = """
HQV S6  S6  S6  IN  S7  S7  S7  HQB
S5  V8  V6  V3  S1  B5  B7  B8  S8
S5  V7  V4  V1  S1  B2  B4  B6  S8
S5  V5  V2  V0  S1  B0  B1  B3  S8
IW  S4  S4  S4  IX  S2  S2  S2  IE
S12 R3  R1  R0  S3  J0  J2  J5  S9
S12 R6  R4  R2  S3  J1  J4  J7  S9
S12 R8  R7  R5  S3  J3  J6  J8  S9
HQR S11 S11 S11 IS  S10 S10 S10 HQJ
"""

#: Clockwise.
COLOURS = ("green", "blue", "yellow", "red")
LETTER = {"green": "V", "blue": "B", "yellow": "J", "red": "R"}
COLOUR_OF = {letter: colour for colour, letter in LETTER.items()}

#: The table of PW-P, in its order.
KINDS = ("S", "T", "C", "D", "R", "A", "B", "CR", "M", "P")
POWER = {"S": 2, "T": 3, "C": 5, "D": 10, "R": 20, "A": 30, "B": 25, "CR": 50, "M": 0, "P": 1}
RANGE = {"S": 2, "T": 3, "C": 5, "D": 1, "R": 2, "A": 3, "B": 5, "CR": 1}
#: Group 1 kind -> the group 2 kind that three of it make.
BIG = {"S": "R", "T": "A", "C": "B", "D": "CR"}
SMALL = {big: small for small, big in BIG.items()}
GROUND = ("S", "R", "T", "A")
PLANES = ("C", "B")
SHIPS = ("D", "CR")
#: PW-P9; regiments are counted as three soldiers each.
BOX = {"S": 9, "T": 6, "A": 3, "C": 6, "B": 3, "D": 6, "CR": 3, "M": 1, "P": 10}

#: What the answer repeats of the position as it was given.
GIVEN_KEYS = ("players", "map", "options", "seats", "prefer", "mercenary", "resigned")


@dataclass
class Piece:
    """One piece on the board or in a reserve, with what happened to it this round."""

    colour: str
    kind: str
    place: str
    #: Where it stood before its move of this round.
    origin: str | None = None
    #: 0 = has not moved this round, else the rank of its move among all moves of the round.
    moved: int = 0
    #: Made this round by an exchange, in the place where it lies.
    made_here: bool = False
    bounced: bool = False

    @property
    def power(self) -> int:
        """What it counts in a conflict and in a score."""
        return POWER[self.kind]


def reserve_of(colour: str) -> str:
    """The code of a colour's reserve."""
    return "RV" + LETTER[colour]


def hq_of(colour: str) -> str:
    """The code of a colour's headquarters."""
    return "HQ" + LETTER[colour]


def is_reserve(place: str) -> bool:
    """Is this place code a reserve, not a space of the board?"""
    return place.startswith("RV")


def terrain(space: str) -> str:
    """What a space is, told by its name; '' for a grid word that names no space."""
    head, tail = space[:1], space[1:]
    if space[:2] == "HQ" and space[2:] in COLOUR_OF:
        return "hq"
    if head == "I" and len(tail) == 1 and tail.isalpha():
        return "island"
    if head == "S" and tail.isdigit():
        return "lane"
    if head in COLOUR_OF and tail.isdigit():
        return "sector"
    return ""


def territory(space: str) -> str | None:
    """The colour whose territory a sector belongs to; None for any other space."""
    return COLOUR_OF[space[0]] if terrain(space) == "sector" else None


def fits_box(counts: Mapping[str, int]) -> bool:
    """PW-P9: does this collection of one colour fit its box?"""
    soldiers = counts.get("S", 0) + 3 * counts.get("R", 0)
    others = (kind for kind in BOX if kind != "S")
    return soldiers <= BOX["S"] and all(counts.get(kind, 0) <= BOX[kind] for kind in others)


class Board:
    """The geography read from a grid (PW-B)."""

    def __init__(self, grid: str, ship_diagonals: bool) -> None:
        self.ship_diagonals = ship_diagonals
        self.cells: dict[str, list[tuple[int, int]]] = {}
        rows = [line.split() for line in grid.splitlines() if line.strip()]
        for row, words in enumerate(rows):
            for column, word in enumerate(words):
                if terrain(word):
                    # A repeated name is one long space.
                    self.cells.setdefault(word, []).append((row, column))
        #: Pairs that touch by side or corner, and those that touch by side.
        self.touching: dict[str, list[str]] = {}
        self.by_side: dict[str, list[str]] = {}
        for a in self.cells:
            others = [b for b in self.cells if b != a and not self._two_lanes(a, b)]
            self.touching[a] = [b for b in others if self._gap(a, b) <= 2]
            self.by_side[a] = [b for b in others if self._gap(a, b) == 1]

    @staticmethod
    def _two_lanes(a: str, b: str) -> bool:
        return terrain(a) == terrain(b) == "lane"

    def _gap(self, a: str, b: str) -> int:
        """The least squared distance between two cells: 1 by side, 2 by corner."""
        return min(
            (ra - rb) ** 2 + (ca - cb) ** 2 for ra, ca in self.cells[a] for rb, cb in self.cells[b]
        )

    def may_stand(self, kind: str, space: str) -> bool:
        """May a piece of this kind be in this space at all?"""
        land = terrain(space)
        if kind == "P":
            return False  # Power lies in reserves only.
        if kind in SHIPS and land == "sector":
            # PW-P5, PW-B6: coastal sectors only.
            return any(terrain(other) == "lane" for other in self.touching[space])
        if kind in GROUND or kind in PLANES:
            return land != "lane"  # PW-P2, PW-P4
        return True

    def steps(self, kind: str, space: str) -> list[str]:
        """The spaces one step away for this kind."""
        result = []
        for other in self.touching[space]:
            if not self.may_stand(kind, other):
                continue
            if kind in SHIPS and terrain(space) == terrain(other) == "sector":
                # PW-P6: no corner over land, and only inside one territory.
                if territory(space) != territory(other):
                    continue
                if other not in self.by_side[space] and not self.ship_diagonals:
                    continue
            result.append(other)
        return result

    def must_stop(self, kind: str, space: str) -> bool:
        """PW-P3, PW-P4: does entering this space end the move?"""
        if kind in GROUND:
            return terrain(space) in ("island", "hq")
        return terrain(space) == "hq"

    def distance(self, kind: str, start: str, goal: str, stops: bool = True) -> int | None:
        """Steps of a shortest path by breadth first search; None where there is no path."""
        if not self.may_stand(kind, start):
            return None
        far = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here == goal:
                return far[here]
            if stops and here != start and self.must_stop(kind, here):
                continue
            for other in self.steps(kind, here):
                if other not in far:
                    far[other] = far[here] + 1
                    queue.append(other)
        return None

    def why_no_move(self, kind: str, start: str, goal: str) -> str | None:
        """The clause that forbids this move on the board; None when it is a possible move."""
        if kind not in RANGE:
            return "PW-N2"  # Power does not move
        if start == goal:
            return "PW-P1"
        own = "PW-P2" if kind in GROUND else "PW-P4" if kind in PLANES else "PW-P5"
        if not self.may_stand(kind, start) or not self.may_stand(kind, goal):
            return own
        length = self.distance(kind, start, goal)
        if length is not None and length <= RANGE[kind]:
            return None
        if kind in SHIPS:
            return "PW-P6" if goal in self.touching[start] else "PW-P5"
        free = self.distance(kind, start, goal, stops=False)
        if free is not None and free <= RANGE[kind]:
            return "PW-P3" if kind in GROUND else "PW-P4"
        return "PW-P1"


@cache
def load(grid: str, ship_diagonals: bool) -> Board:
    """A board by its name or its text; kept, since a board never changes."""
    return Board(CLASSIC if grid == "classic" else grid, ship_diagonals)


class War:
    """Everything that the round changes, and the facts of the game that it does not."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.given = {key: position[key] for key in GIVEN_KEYS if key in position}
        options = position.get("options", {})
        self.box_limits = bool(options.get("box_limits", False))
        self.hq_pays = bool(options.get("hq_pays", False))
        self.claim_power = bool(options.get("claim_power", False))
        self.rounds = int(options.get("rounds", 40))
        grid = position.get("map", "classic")
        self.board = load(grid, bool(options.get("ship_diagonals", False)))
        self.mercenary: str | None = None
        self.seats: dict[str, list[str]] = {colour: [colour] for colour in COLOURS}
        players = position.get("players", 4)
        if players == 2:
            default = {"north": ["green", "blue"], "south": ["yellow", "red"]}
            self.seats = position.get("seats", default)
        elif players == 3:
            self.mercenary = position.get("mercenary", "red")
            self.seats = {c: [c] for c in COLOURS if c != self.mercenary}
        self.prefer: dict[str, str] = position.get("prefer", {})
        self.resigned: list[str] = list(position.get("resigned", []))
        everyone = {colour: [colour] for colour in COLOURS}
        given_flags = position.get("flags", everyone)
        self.flags = {colour: list(given_flags.get(colour, [])) for colour in COLOURS}
        self.round: int = position.get("round", 1)
        first = next(c for c in COLOURS if c != self.mercenary)
        self.referee: str = position.get("referee", first)
        self.pieces: list[Piece] = []
        for space, armies in position.get("board", {}).items():
            for colour, counts in armies.items():
                self._place(colour, counts, space)
        for colour, counts in position.get("reserves", {}).items():
            self._place(colour, counts, reserve_of(colour))
        self.targets: list[str] = []  # of the missiles in the air
        self.moves_made = 0

    def _place(self, colour: str, counts: dict[str, int], place: str) -> None:
        for kind, number in counts.items():
            self.pieces += [Piece(colour, kind, place) for _ in range(number)]

    # Who is who

    def seat_of(self, colour: str) -> str | None:
        """The player's seat that leads an army; None for the mercenaries."""
        return next((seat for seat, armies in self.seats.items() if colour in armies), None)

    def side_of(self, colour: str) -> str:
        """PW-22, PW-34: a player's armies are one side, the mercenaries are one of their own."""
        return self.seat_of(colour) or "mercenaries"

    def lives(self, colour: str) -> bool:
        """An army lives while its own flag stands in its HQ."""
        return colour in self.flags[colour]

    def plays(self, colour: str) -> bool:
        """Is this a living army of a player who has not resigned?"""
        seat = self.seat_of(colour)
        return seat is not None and seat not in self.resigned and self.lives(colour)

    def preferred(self, side: str) -> str:
        """PW-24: the colour that takes prisoners and flags when its two colours are equal."""
        armies = self.seats.get(side, [self.mercenary or ""])
        return self.prefer.get(side, armies[0])

    # Pieces

    def at(self, place: str, colour: str, kind: str) -> list[Piece]:
        """A colour's pieces of one kind in one place."""
        return [p for p in self.pieces if (p.place, p.colour, p.kind) == (place, colour, kind)]

    def remove(self, gone: list[Piece]) -> None:
        """Take pieces off the board or out of a reserve."""
        # By identity: equal pieces are equal dataclasses, but each is one piece.
        names = {id(piece) for piece in gone}
        self.pieces = [piece for piece in self.pieces if id(piece) not in names]

    def box_has(self, colour: str, kind: str, returned: list[Piece]) -> bool:
        """PW-P9: is one more piece of this kind in the box, once `returned` went back?"""
        if not self.box_limits:
            return True
        counts = Counter(piece.kind for piece in self.pieces if piece.colour == colour)
        counts.subtract(piece.kind for piece in returned)
        counts[kind] += 1
        family = ("S", "R") if kind in ("S", "R") else (kind,)
        return fits_box({member: counts[member] for member in family})

    def gain(self, colour: str, kind: str) -> None:
        """Put a new piece in a reserve; what the box lacks is lost (PW-P9)."""
        if self.box_has(colour, kind, []):
            self.pieces.append(Piece(colour, kind, reserve_of(colour)))

    def sides_in(self, space: str) -> dict[str, list[Piece]]:
        """The pieces in a space by side."""
        result: dict[str, list[Piece]] = {}
        for piece in self.pieces:
            if piece.place == space:
                result.setdefault(self.side_of(piece.colour), []).append(piece)
        return result
