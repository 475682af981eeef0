"""The lines below the map: ship and crew of a human, dock and piles of an Alliance, achievements."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.play.notation import names_of
from arbitre.games.dead_reckoning.rules.achievements import (
    BUILDINGS,
    COINS,
    EXPERT_CUBES,
    EXPLORED_SOLO,
    EXPLORED_TEAMS,
    LEGENDARY_CUBES,
    PERMANENT,
    UPGRADES,
)
from arbitre.games.dead_reckoning.rules.alliance.deck import candidates, card_names
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, FACES, Battle
from arbitre.games.dead_reckoning.rules.battle.end import SUNK_COINS
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import (
    DECK,
    DISCARD,
    HAND,
    PLAYED,
    TOP_LEVEL,
    ZONES,
    Human,
    goods_aboard,
    open_hold,
)
from arbitre.games.dead_reckoning.rules.icons import COUNT, S, icons_text
from arbitre.games.dead_reckoning.rules.moves import crew_names
from arbitre.games.dead_reckoning.rules.scoring import score
from arbitre.games.dead_reckoning.rules.state import MAIN, State
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, alliance_cubes, last_turn_cubes
from arbitre.games.dead_reckoning.words.codes import (
    short_card,
    short_face,
    short_goods,
    upgrade_in,
)
from arbitre.games.dead_reckoning.words.sentences import faces_in

Wrap = Callable[[list[str], str], list[str]]
MASTER_CARGO = 10


def hidden_hand(view: View, seat: int) -> int:
    """How many cards a hand has that the viewer may not see; -1 where they see it."""
    humans = view.data["humans"]
    assert isinstance(humans, list)
    number = humans[seat].get("hand", -1)
    return int(number)


def _hidden_chest(view: View, seat: int) -> bool:
    humans = view.data["humans"]
    assert isinstance(humans, list)
    return int(humans[seat]["chest"]) < 0


def human_lines(
    view: View, state: State, seat: int, wrap: Wrap, words: Words, low: bool = False
) -> list[str]:
    """A human's ship with its tiles, dock and chest, what is left this turn, their crew."""
    table, human = state.table, state.humans[seat]
    goods, opened = goods_aboard(table, seat), open_hold(table, seat)
    none = "0"
    args: dict[str, Value] = {
        "side": seat,
        "space": NAMES[table.place[seat]],
        "mode": "pirate" if table.pirate[seat] else "merchant",
        "damage": table.damage[seat],
        "sails": human.sails(goods, opened),
        "cannons": human.cannons(goods, opened),
        "goods": short_goods(table.aboard_coins[seat], table.aboard_cargo[seat], words) or none,
        "used": goods,
        "room": human.room,
    }
    if state.companion:
        args["chest"] = f"{human.chest}+" if human.chest == SUNK_COINS else human.chest
        lines = wrap(words.phrase("table-companion", args).split(" · "), "")
        return lines + _under_way(state, seat, wrap, words)
    ship = words.phrase("table-ship", args).split(" · ")
    zones = [
        f"{words.phrase(f'kind-{name}')} {upgrade_in(human.zones[zone], words)}"
        for zone, name in enumerate(ZONES)
        if human.zones[zone] >= 0
    ]
    chest: Value = "?" if _hidden_chest(view, seat) else human.chest
    args = {
        "chest": chest,
        "dock": short_goods(table.dock_coins[seat], table.dock_cargo[seat], words) or none,
        "deck": len(human.cards_in(DECK)),
        "discard": len(human.cards_in(DISCARD)),
    }
    parts = words.phrase("table-chest", args).split(" · ")
    if state.phase == MAIN and state.seat == seat:
        parts += _turn(human, words).split(" · ")
    parts += zones
    # a low screen has no row to spare for a new beginning
    lines = wrap(ship + parts, "") if low else wrap(ship, "") + wrap(parts, "   ")
    hidden = hidden_hand(view, seat)
    lines += _hand(human, hidden, wrap, words)
    return lines + _under_way(state, seat, wrap, words)


def _under_way(state: State, seat: int, wrap: Wrap, words: Words) -> list[str]:
    """The battle of this human, once cubes fall."""
    battle = state.battle
    if battle is None or battle.human != seat or battle.stage == DEFENCE:
        return []
    return _battle(battle, wrap, words)


def _turn(human: Human, words: Words) -> str:
    left = [human.icons[icon] + human.aids[icon] for icon in range(COUNT)]
    raised = human.points >= 0
    if raised:
        left[S] = 0  # spent: sails are raised once a turn (DR-H11)
    points = words.phrase("table-points", {"points": human.points})
    moves = points if raised else words.phrase("table-not-raised")
    args: dict[str, Value] = {"moves": moves, "taken": human.taken}
    args["icons"] = icons_text(left) or "0"
    return words.phrase("table-turn", args)


def _hand(human: Human, hidden: int, wrap: Wrap, words: Words) -> list[str]:
    cards = human.cards_in(HAND)
    number = len(cards) if hidden < 0 else hidden
    shown = [_crew(human, card, words) for card in cards] if hidden < 0 else ["?"]
    args: dict[str, Value] = {"n": number, "limit": human.hand_limit, "cards": ""}
    lines = wrap(shown or ["-"], words.phrase("table-hand", args).rstrip() + " ")
    played = human.cards_in(PLAYED)
    if played:
        head = words.phrase("table-played", {"cards": ""}).rstrip() + " "
        lines += wrap([_crew(human, card, words) for card in played], head)
    if human.held:
        head = words.phrase("table-held", {"cards": ""}).rstrip() + " "
        lines += wrap(held_cards(human, words), head)
    return lines


def held_cards(human: Human, words: Words) -> list[str]:
    """What was bought and is not sleeved yet, numbered."""
    return [
        f"{index // 2 + 1}> "
        + short_card(human.values, human.held[index], words, human.held[index + 1])
        for index in range(0, len(human.held), 2)
    ]


def _crew(human: Human, card: int, words: Words) -> str:
    code = crew_names(human.values)[card]
    name = names_of(human.values).crew[words.lang][code]
    return f"{name} {short_face(human, card)}"


def _battle(battle: Battle, wrap: Wrap, words: Words) -> list[str]:
    sides = (
        (battle.human, battle.my_faces, battle.mine),
        (battle.enemy, battle.their_faces, battle.theirs),
    )
    found: list[str] = []
    for side, faces, left in sides:
        fallen = [FACES[face] for face, number in enumerate(faces) for _ in range(number)]
        args: dict[str, Value] = {"side": side, "left": left, "faces": faces_in(fallen, words)}
        found.append(words.phrase("table-cubes", args))
    args = {"space": NAMES[battle.space], "mine": found[0], "theirs": found[1]}
    lines: list[str] = []
    for number, line in enumerate(words.phrase("table-battle", args).split(" · ")):
        lines += wrap(line.split(", "), "   " if number else "")  # many cubes need several lines
    return lines


def alliance_lines(state: State, side: int, wrap: Wrap, words: Words) -> list[str]:
    """An Alliance's ship, dock, upgrades, piles, and the card it is carrying out."""
    table = state.table
    place = table.place[side]
    args: dict[str, Value] = {
        "side": side,
        "space": NAMES[place],
        "damage": table.damage[side],
        "dock": short_goods(table.dock_coins[side], table.dock_cargo[side], words) or "0",
        "upgrades": table.upgrades[side],
        "cannons": table.cannons[side],
    }
    parts = words.phrase("table-alliance", args).split(" · ")
    # a fight is on the defender's space: buildings where its own ship lies do not help it to attack
    attacking = max(
        alliance_cubes(table, side, table.place[human], defending=False)
        for human in range(table.humans)
    )
    more = last_turn_cubes(table, side)
    args = {
        "merchant": table.merchant_pile[side],
        "pirate": table.pirate_pile[side],
        "power": table.pirate_power[side],
        "cubes": attacking + more,
        "defending": alliance_cubes(table, side, place, defending=True) + more,
        "deck": len(candidates(table)) if table.side == side else table.left.bit_count(),
    }
    parts += words.phrase("table-piles", args).split(" · ")
    if table.card >= 0 and table.side == side:
        args = {"card": card_names(table)[table.card]}
        args["shown"] = "hard" if table.hard else "normal"
        parts.append(words.phrase("table-card", args))
    return wrap(parts, "")


# -- achievements ----------------------------------------------------------------------------


def wanted(state: State) -> list[int]:
    """How much each achievement asks for."""
    return needed(state.table.humans)


def needed(humans: int) -> list[int]:
    """The same by the number of humans alone."""
    explored = EXPLORED_SOLO if humans == 1 else EXPLORED_TEAMS
    counts = [LEGENDARY_CUBES, 1, EXPERT_CUBES, UPGRADES, explored, BUILDINGS, PERMANENT, COINS]
    return [*counts, MASTER_CARGO]


def reached(state: State, side: int) -> list[int]:
    """How far a side has come with each."""
    table = state.table
    human = side < table.humans
    if state.companion or not human:
        experts = table.experts[side]
    else:
        experts = state.humans[side].crew_at(TOP_LEVEL)
    coins = state.humans[side].chest if human else table.dock_coins[side]
    if state.companion and human and coins <= SUNK_COINS:
        coins = 0  # not known
    cargo = table.dock_cargo[side] + table.aboard_cargo[side] if human else 0
    return [
        table.legendary[side],
        0,
        experts,
        table.upgrades[side],
        table.explorer[side],
        table.buildings_of(side),
        table.permanent_of(side),
        coins,
        cargo,
    ]


def achievement_cells(state: State, signs: list[str], done: str, words: Words) -> list[str]:
    """Each achievement with both sides' counters, what it asks for and its bonus tile."""
    table = state.table
    needs = wanted(state)
    counts = [reached(state, side) for side in range(table.sides)]
    cells: list[str] = []
    for number, name in enumerate(ACHIEVEMENTS):
        marks: list[str] = []
        for side in range(table.sides):
            claimed = table.claimed_by(side, number)
            mark = signs[side] + (done if claimed else str(counts[side][number]))
            first = table.bonus_to[number] == side
            marks.append(f"{mark}+{table.bonus[number]}" if first else mark)
        text = f"{words.phrase(f'short-{name}')} {' '.join(marks)}/{needs[number]}"
        if table.bonus[number] and table.bonus_to[number] < 0:
            text += f" +{table.bonus[number]}"
        cells.append(text)
    return cells


def score_line(state: State, side: int, words: Words) -> str:
    """What a side's score is made of."""
    lines = score(state, side)
    parts = [f"{words.phrase(f'mark-{name}')} {number}" for name, number in lines.items() if number]
    args: dict[str, Value] = {"side": side, "n": sum(lines.values())}
    args["lines"] = " + ".join(parts) or "0"
    return words.phrase("options-score", args)
