"""A plain, slow second resolver of one round of Power, to check the fast engine against.

Written from shared/rules/power.md alone; each rule is marked with its clause. The entry point
is `resolve`: one judge request in, one answer out (without events and reason texts).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.power.plain_board import (
    COLOURS,
    KINDS,
    POWER,
    SMALL,
    Piece,
    War,
    hq_of,
    is_reserve,
    reserve_of,
    territory,
)
from tests.games.power.plain_notation import Order, Reader, never_legal

# Orders


def execute(war: War, order: Order) -> str | None:
    """Carry one order out; the clause that forbids it now, or None when it was executed."""
    clause = never_legal(war, order)
    if clause is not None:
        return clause
    if order.action == "launch":
        return launch(war, order)
    if order.action == "exchange":
        return exchange(war, order)
    there = war.at(order.source, order.army, order.kind)
    if not there:
        return "PW-O4"
    # PW-O9: one that neither moved nor was made there; PW-O7: made in the reserve it may move.
    fresh = [p for p in there if not p.moved and (is_reserve(p.place) or not p.made_here)]
    if not fresh:
        return "PW-O6" if any(piece.made_here for piece in there) else "PW-O5"
    piece = fresh[0]
    war.moves_made += 1
    piece.origin, piece.place = piece.place, order.target
    piece.moved, piece.made_here = war.moves_made, False
    return None


def launch(war: War, order: Order) -> str | None:
    """PW-M3; the missile is spent at once, and goes off after all orders (PW-M4)."""
    there = war.at(order.source, order.army, "M")
    if not there:
        return "PW-M3"
    closed = [reserve_of(colour) for colour in COLOURS if not war.lives(colour)]
    if order.target in closed:
        return "PW-M3"
    war.remove(there[:1])
    war.targets.append(order.target)
    return None


def exchange(war: War, order: Order) -> str | None:
    """PW-O10, PW-M1, with the material chosen by PW-O9."""
    material: list[Piece] = []
    for kind, number in order.parts:
        there = war.at(order.source, order.army, kind)
        if len(there) < number:
            return "PW-O10"
        moved = sorted((p for p in there if p.moved), key=lambda piece: piece.moved)
        made = [p for p in there if not p.moved and p.made_here]
        others = [p for p in there if not p.moved and not p.made_here]
        material += (moved + made + others)[:number]
    if not war.box_has(order.army, order.kind, material):
        return "PW-P9"
    war.remove(material)
    war.pieces.append(Piece(order.army, order.kind, order.source, made_here=True))
    return None


Ruling = dict[str, Any]


def read_entries(
    war: War, reader: Reader, orders: dict[str, list[Any]]
) -> dict[str, list[Order | None]]:
    """The first five entries (PW-O1) of the sheets that count, read."""
    return {
        colour: [reader.read(text, colour) for text in orders.get(colour, [])[:5]]
        for colour in COLOURS
        if war.plays(colour)
    }


def clashes(war: War, sheets: dict[str, list[Order | None]]) -> set[Order]:
    """PW-32, PW-33: the mercenary orders that cancel each other, judged on the start position."""
    # (kind, place) -> order -> player -> how many of that kind they ask for by that order
    asked: dict[tuple[str, str], dict[Order, Counter[str]]] = {}
    for player, entries in sheets.items():
        for order in entries:
            if order is None or order.army != war.mercenary or never_legal(war, order):
                continue
            for kind, number in order.asks().items():
                by_order = asked.setdefault((kind, order.source), {})
                by_order.setdefault(order, Counter())[player] += number
    cancelled: set[Order] = set()
    for (kind, place), by_order in asked.items():
        players = {player for counts in by_order.values() for player in counts}
        if len(players) < 2 or len(by_order) < 2:
            continue
        demand = sum(max(counts.values()) for counts in by_order.values())
        if demand > len(war.at(place, war.mercenary or "", kind)):
            cancelled |= set(by_order)
    return cancelled


def execute_sheets(war: War, request: dict[str, Any]) -> dict[str, list[Ruling]]:
    """Rule on every written order, in reading order from the referee (PW-O3, PW-O12)."""
    orders: dict[str, list[Any]] = request.get("orders", {})
    reader = Reader(request.get("lang", "fr"), war.board)
    sheets = read_entries(war, reader, orders)
    cancelled = clashes(war, sheets)
    shared: dict[tuple[Order, int], str | None] = {}
    refusals: dict[str, list[str | None]] = {}
    start = COLOURS.index(war.referee)
    for colour in COLOURS[start:] + COLOURS[:start]:
        if colour not in sheets:
            continue
        refusals[colour] = []
        seen: Counter[Order] = Counter()
        for order in sheets[colour]:
            clause: str | None
            if order is None:
                clause = "PW-O1"
            elif order.army == colour:
                clause = execute(war, order)
            elif order.army != war.mercenary:
                clause = "PW-N1"  # nobody orders another player's army
            elif not war.lives(order.army):
                clause = "PW-35"
            elif order in cancelled:
                clause = "PW-33"
            else:
                # PW-33: the n-th writing of one order is the same order on every sheet.
                seen[order] += 1
                if (order, seen[order]) not in shared:
                    shared[order, seen[order]] = execute(war, order)
                clause = shared[order, seen[order]]
            refusals[colour].append(clause)
    return {colour: rulings(war, colour, texts, refusals) for colour, texts in orders.items()}


def rulings(
    war: War, colour: str, texts: list[Any], refusals: dict[str, list[str | None]]
) -> list[Ruling]:
    """The answer to one sheet, entry by entry."""
    if colour in refusals:
        clauses = refusals[colour] + ["PW-O1"] * len(texts)  # after the fifth: not read
    elif colour == war.mercenary:
        clauses = ["PW-31"] * len(texts)
    elif colour in COLOURS and war.lives(colour):
        clauses = ["PW-F9"] * len(texts)  # resigned
    else:
        clauses = ["PW-F3"] * len(texts)  # eliminated
    return [
        {"order": text, "executed": clause is None} | ({"clause": clause} if clause else {})
        for text, clause in zip(texts, clauses, strict=False)
    ]


def fines(war: War, answers: dict[str, list[Ruling]]) -> None:
    """PW-O13: each player none of whose orders was executed pays 1 Power."""
    for armies in war.seats.values():
        if not any(war.plays(colour) for colour in armies):
            continue
        if not any(ruling["executed"] for c in armies for ruling in answers.get(c, [])):
            fine(war, armies)


def fine(war: War, armies: list[str]) -> None:
    """Take 1 Power, or change the lowest piece for it (PW-O13, PW-O14, PW-26)."""
    purses = {colour: war.at(reserve_of(colour), colour, "P") for colour in armies}
    richest = max(armies, key=lambda colour: len(purses[colour]))  # equal: the first listed
    if purses[richest]:
        war.remove(purses[richest][:1])
        return

    def rank(piece: Piece) -> tuple[int, int, int, str]:
        order = (reserve_of(piece.colour), hq_of(piece.colour))  # then all other spaces
        where = order.index(piece.place) if piece.place in order else len(order)
        return piece.power, where, armies.index(piece.colour), piece.place

    candidates = [p for p in war.pieces if p.colour in armies and p.kind != "M"]
    if not candidates:
        return  # PW-F5
    piece = min(candidates, key=rank)
    war.remove([piece])
    small = SMALL.get(piece.kind, piece.kind)
    if small != piece.kind:
        # Group 2 becomes three of group 1: one is converted, two go to the reserve.
        war.gain(piece.colour, small)
        war.gain(piece.colour, small)
    for _ in range(POWER[small] - 1):
        war.gain(piece.colour, "P")


def missiles(war: War) -> None:
    """PW-M4 to PW-M7: all go off together; everything there is destroyed, flags never."""
    war.remove([piece for piece in war.pieces if piece.place in war.targets])


# Conflicts


def total(pieces: list[Piece]) -> int:
    """PW-C1: the power of some pieces added up."""
    return sum(piece.power for piece in pieces)


def top_sides(sides: dict[str, list[Piece]]) -> list[str]:
    """The sides that share the highest total."""
    best = max(total(pieces) for pieces in sides.values())
    return [side for side, pieces in sides.items() if total(pieces) == best]


def without(sides: dict[str, list[Piece]], gone: list[str]) -> dict[str, list[Piece]]:
    """The sides of a space less some of them."""
    return {side: pieces for side, pieces in sides.items() if side not in gone}


def leaving(war: War, space: str) -> list[Piece]:
    """PW-C3: the pieces that one wave sends back from this space."""
    sides = war.sides_in(space)
    while len(sides) > 1:
        tied = top_sides(sides)
        if len(tied) == 1:
            return []
        # PW-C5: sides with a piece that bounced home stay, unless all tied sides have one.
        home = [side for side in tied if any(piece.bounced for piece in sides[side])]
        sent = tied if len(home) == len(tied) else [side for side in tied if side not in home]
        # PW-C10: made pieces count as unmoved (`moved` is 0), bounced ones bounce no more.
        back = [p for side in sent for p in sides[side] if p.moved and not p.bounced]
        if back:
            return back
        sides = without(sides, tied)  # a stand-off: those below settle as if they had left
    return []


def tie_waves(war: War) -> None:
    """PW-C2 to PW-C10: waves over all spaces at one instant, until nothing bounces."""
    while back := [piece for space in war.board.cells for piece in leaving(war, space)]:
        for piece in back:
            assert piece.origin is not None
            piece.place, piece.bounced = piece.origin, True  # PW-C7: perhaps the reserve


def captor_of(war: War, side: str, pieces: list[Piece]) -> str:
    """PW-24, PW-25: the colour of a side with more power among these pieces."""
    power: Counter[str] = Counter()
    for piece in pieces:
        power[piece.colour] += piece.power
    best = [colour for colour in power if power[colour] == max(power.values())]
    return best[0] if len(best) == 1 else war.preferred(side)


def table_order(piece: Piece) -> tuple[str, int]:
    """PW-P9: by place code as text, then by the table of kinds."""
    return piece.place, KINDS.index(piece.kind)


def decisive(war: War) -> None:
    """PW-C11: every decisive space at once; the highest total captures all others there."""
    captures: list[tuple[Piece, str]] = []
    for space in war.board.cells:
        sides = war.sides_in(space)
        while len(sides) > 1:
            tops = top_sides(sides)
            if len(tops) == 1:
                captor = captor_of(war, tops[0], sides[tops[0]])
                losers = without(sides, tops)
                captures += [(p, captor) for pieces in losers.values() for p in pieces]
                break
            sides = without(sides, tops)  # PW-C10, PW-C12
    war.remove([piece for piece, _ in captures])
    for piece, captor in sorted(captures, key=lambda capture: table_order(capture[0])):
        war.gain(captor, piece.kind)


# Power, flags, the end


def pay(war: War, claims: dict[str, list[str]]) -> None:
    """PW-W1 to PW-W4: 1 Power for each enemy territory with a flag where one has a piece."""
    for colour in COLOURS:
        for land in COLOURS:
            if war.side_of(colour) == war.side_of(land) or not war.lives(land):
                continue
            spaces = [space for space in war.board.cells if territory(space) == land]
            if war.hq_pays:
                spaces.append(hq_of(land))  # PW-W3
            if not any(p.colour == colour and p.place in spaces for p in war.pieces):
                continue
            # PW-W4: forgotten Power is lost; a resigned player claims nothing.
            claimed = war.plays(colour) and land in claims.get(colour, [])
            if claimed or colour == war.mercenary or not war.claim_power:
                war.gain(colour, "P")


def falling_flags(war: War) -> dict[str, str]:
    """PW-F1: the armies whose flag falls, each with the army that takes it."""
    captors: dict[str, str] = {}
    for colour in COLOURS:
        sides = war.sides_in(hq_of(colour))
        if not war.lives(colour) or len(sides) != 1:
            continue
        side, pieces = next(iter(sides.items()))
        infantry = [piece for piece in pieces if piece.kind in ("S", "R")]
        if side != war.side_of(colour) and infantry:  # PW-27: a partner never takes it
            captors[colour] = captor_of(war, side, infantry)
    return captors


def flags(war: War) -> None:
    """PW-F3, PW-F4: all flags of the round are judged on the same position."""
    captors = falling_flags(war)
    heirs: dict[str, str | None] = {}
    for loser in captors:
        heir, chain = loser, []
        while heir in captors and heir not in chain:
            chain.append(heir)
            heir = captors[heir]
        heirs[loser] = None if heir in captors else heir  # None: a circle, or a way into one
    booty = {loser: [p for p in war.pieces if p.colour == loser] for loser in captors}
    held = {loser: war.flags[loser] for loser in captors}
    for loser in captors:
        war.remove(booty[loser])
        war.flags[loser] = []
    for loser, heir_or_none in heirs.items():  # clockwise, as falling_flags found them
        if heir_or_none is None:
            continue
        war.flags[heir_or_none] += held[loser]
        for piece in sorted(booty[loser], key=table_order):
            war.gain(heir_or_none, piece.kind)


def end_test(war: War) -> dict[str, Any] | None:
    """PW-F4, PW-F6, PW-F7, PW-F9: the result, or None while the game goes on."""
    living = [seat for seat, armies in war.seats.items() if any(war.lives(c) for c in armies)]
    candidates = [seat for seat in living if seat not in war.resigned]
    scores = {
        seat: total([piece for piece in war.pieces if piece.colour in war.seats[seat]])
        for seat in candidates
    }
    if not candidates:
        clause = "PW-F9" if living else "PW-F4"
        return {"winners": [], "clause": clause, "scores": scores}
    if len(candidates) == 1:
        clause = "PW-F6" if len(living) == 1 else "PW-F9"
        return {"winners": candidates, "clause": clause, "scores": scores}
    if war.rounds == 0 or war.round < war.rounds:
        return None

    def standing(seat: str) -> tuple[int, int]:
        return scores[seat], sum(len(war.flags[colour]) for colour in war.seats[seat])

    best = max(standing(seat) for seat in candidates)
    winners = [seat for seat in candidates if standing(seat) == best]
    return {"winners": winners, "clause": "PW-F7", "scores": scores}


def next_referee(war: War) -> str:
    """PW-S2, PW-31, PW-F9: the next living player clockwise; nobody else: it stays."""
    start = COLOURS.index(war.referee) + 1
    others = (COLOURS + COLOURS)[start : start + 3]
    return next((colour for colour in others if war.plays(colour)), war.referee)


def write_position(war: War) -> dict[str, Any]:
    """The position after the round; zero counts and empty entries are left out."""
    board: dict[str, dict[str, dict[str, int]]] = {}
    reserves: dict[str, dict[str, int]] = {}
    for piece in sorted(war.pieces, key=table_order):
        if is_reserve(piece.place):
            counts = reserves.setdefault(piece.colour, {})
        else:
            counts = board.setdefault(piece.place, {}).setdefault(piece.colour, {})
        counts[piece.kind] = counts.get(piece.kind, 0) + 1
    held = {c: [f for f in COLOURS if f in war.flags[c]] for c in COLOURS if war.flags[c]}
    return war.given | {
        "round": war.round + 1,
        "referee": next_referee(war),
        "board": board,
        "reserves": reserves,
        "flags": held,
    }


def resolve(request: dict[str, Any]) -> dict[str, Any]:
    """Judge one round: the phases in the order of 'Round, in order'."""
    war = War(request["position"])
    answers = execute_sheets(war, request)
    fines(war, answers)
    missiles(war)
    tie_waves(war)
    decisive(war)
    pay(war, request.get("claims", {}))
    flags(war)
    result = end_test(war)
    return {"position": write_position(war), "orders": answers, "result": result}
