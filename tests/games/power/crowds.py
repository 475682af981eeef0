"""Random crowded rounds for `judge`: many pieces in few spaces, orders that meet, and nonsense."""

from __future__ import annotations

from random import Random
from typing import Any

from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.play.reading import load_position
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS, TERRAIN
from arbitre.games.power.rules.setting import board_of

NONSENSE = ["", "T", "T HQ", "Z V0 V1", "T V9 V8", "2T HQ V8", "0P E RV S", "99999999P E RV S"]
NONSENSE += ["M RV HQ", "P RV HQ", "é", "T HQ HQ", "S RV HQ", "T HQ RV", "3T E HQ A", "J:T HQ J8"]
MAPS = ["classic"] * 6 + ["ring", "straits"]


def crowded_request(rng: Random) -> dict[str, Any]:
    """One request, always a possible position."""
    players = rng.choice([2, 3, 4, 4])
    options: dict[str, Any] = {
        name: True
        for name in ("ship_diagonals", "box_limits", "hq_pays", "claim_power")
        if rng.random() < 0.12
    }
    if rng.random() < 0.2:
        options["rounds"] = rng.randint(1, 6)
    position: dict[str, Any] = {
        "players": players,
        "round": rng.randint(1, 12),
        "referee": "green",
        "options": options,
    }
    name = rng.choice(MAPS)
    if name != "classic":
        position["map"] = name
    if players == 2:
        first = rng.randrange(4)
        colours = [COLOURS[(first + step) % 4] for step in range(4)]
        position["seats"] = {"north": colours[:2], "south": colours[2:]}
        if rng.random() < 0.5:
            position["prefer"] = {"north": rng.choice(colours[:2])}
    if players == 3:
        position["mercenary"] = rng.choice(COLOURS)
    flags: dict[str, list[str]] = {colour: [colour] for colour in COLOURS}
    while rng.random() < 0.2 and len(flags) > 1:
        gone = rng.choice(list(flags))
        lost = flags.pop(gone)
        if rng.random() < 0.8:
            heir = rng.choice(list(flags))
            flags[heir] = [c for c in COLOURS if c in flags[heir] or c in lost]
    position["flags"] = {colour: flags[colour] for colour in COLOURS if colour in flags}
    living = [colour for colour in flags if colour != position.get("mercenary")]
    if living:
        position["referee"] = rng.choice(living)
    _crowd(rng, position, list(position["flags"]), bool(options.get("box_limits")))
    if players > 2 and rng.random() < 0.08 and living:
        position["resigned"] = [rng.choice(living)]
    lang = rng.choice(["fr", "fr", "en"])
    request: dict[str, Any] = {"position": position, "lang": lang}
    request["orders"] = _orders(rng, load_position(position), position, lang)
    if options.get("claim_power") and rng.random() < 0.8:
        request["claims"] = {
            colour: [c for c in COLOURS if rng.random() < 0.7] for colour in COLOURS
        }
    return request


def _crowd(rng: Random, position: dict[str, Any], living: list[str], box: bool) -> None:
    board = board_of(position.get("map", "classic"))
    hot = rng.sample(range(board.size), rng.randint(3, 9))
    hot += [place for place in board.hq if rng.random() < 0.5]
    # half of the crowds are of equal pieces, one by one: many ties and bounces
    even = rng.random() < 0.5
    equal = rng.sample(range(8), 2)
    spaces: dict[str, dict[str, dict[str, int]]] = {}
    left = {
        colour: dict(zip(KINDS, [9, 6, 6, 6, 0, 3, 3, 3, 1, 10], strict=True)) for colour in COLOURS
    }
    for _ in range(rng.randint(4, 30)):
        place, colour = rng.choice(hot), rng.choice(living)
        kind = rng.choice([0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8 if rng.random() < 0.3 else 0])
        if even:
            place, kind = rng.randrange(board.size), rng.choice(equal)
        if kind < 8 and not board.enters(TERRAIN[kind], place):
            continue
        _add(
            spaces.setdefault(board.codes[place], {}),
            colour,
            KINDS[kind],
            left[colour],
            box,
            even,
            rng,
        )
    reserves: dict[str, dict[str, int]] = {}
    for colour in living:
        for kind in range(10):
            if rng.random() < (0.5 if kind == 9 else 0.15):
                _add(reserves, colour, KINDS[kind], left[colour], box, even, rng)
    position["board"] = {code: armies for code, armies in spaces.items() if armies}
    position["reserves"] = reserves


def _add(
    place: dict[str, dict[str, int]],
    colour: str,
    code: str,
    left: dict[str, int],
    box: bool,
    even: bool,
    rng: Random,
) -> None:
    number = 1 if even else rng.choice([1, 1, 2, 3, 3]) if code != "P" else rng.randint(1, 12)
    if box:
        room = left["S"] // 3 if code == "R" else left[code]
        number = min(number, room)
        left["S" if code == "R" else code] -= number * 3 if code == "R" else number
    if number:
        counts = place.setdefault(colour, {})
        counts[code] = counts.get(code, 0) + number


def _orders(
    rng: Random, start: PowerPosition, position: dict[str, Any], lang: str
) -> dict[str, list[str]]:
    orders: dict[str, list[str]] = {}
    meeting = rng.sample(range(start.setting.board.size), 4)
    for seat, name in enumerate(start.seats):
        if rng.random() < 0.1:
            continue
        if not start.state.living(seat):
            orders[COLOURS[start.setting.armies[seat][0]]] = ["T HQ V8"]
            continue
        draft = SheetDraft(start.view(name), lang)
        for army in start.setting.armies[seat]:
            orders.setdefault(COLOURS[army], [])
        for _ in range(rng.randint(0, 6) * len(start.setting.armies[seat])):
            _write(rng, draft, orders, meeting)
    if rng.random() < 0.1:
        orders[rng.choice(COLOURS)] = [rng.choice(NONSENSE) for _ in range(rng.randint(0, 7))]
    return orders


def _write(
    rng: Random, draft: SheetDraft, orders: dict[str, list[str]], meeting: list[int]
) -> None:
    from arbitre.games.power.play.notation import order_in

    if rng.random() < 0.12:
        army = draft.start.setting.armies[draft.seat][0]
        orders[COLOURS[army]].append(rng.choice(NONSENSE))
        return
    steps = draft.next_orders()
    if not steps:
        return
    army, order = rng.choice(steps)
    if rng.random() < 0.6:
        # pieces go where others are, or will be
        busy = [
            (army, order)
            for army, order in steps
            if order.target < draft.start.setting.board.size
            and (
                order.target in meeting
                or any(draft.start.state.stacks[order.target * 4 : order.target * 4 + 4])
            )
        ]
        army, order = rng.choice(busy or steps)
    if rng.random() < 0.9:
        draft.add_order(army, order)
    text = order_in(order, draft.lang, named=order.army != army)
    if rng.random() < 0.1:
        text = text.lower().replace(" ", "  ")
    orders[COLOURS[army]].append(text)
