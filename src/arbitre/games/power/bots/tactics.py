"""Tactics: nine small aims, drawn by chance to propose sheets (move generation); each adds orders or cannot.

None need be wise: what is proposed is judged by the referee before it is believed.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.games.power.bots.chart import FAR
from arbitre.games.power.bots.pad import Pad
from arbitre.games.power.bots.planned import PlannedOrder, deployment
from arbitre.games.power.rules.listing import MATERIAL
from arbitre.games.power.rules.moves import EXCHANGE, LAUNCH, MOVE
from arbitre.games.power.rules.pieces import (
    COUNT_MASK,
    CR,
    GROUP_2,
    SHIFT,
    A,
    B,
    C,
    D,
    M,
    P,
    R,
    S,
    T,
    contents,
    power,
)

ATTACK: Final = 0
COLLECT: Final = 1
DEVELOP: Final = 2
GATHER: Final = 3
ADVANCE: Final = 4
RETREAT: Final = 5
DEFEND: Final = 6
WANDER: Final = 7
BLAST: Final = 8
HIRE: Final = 9
PRESS: Final = 10

DRAW: Final = [3.0, 2.5, 3.0, 1.2, 2.0, 1.0, 2.0, 1.0, 0.8, 1.0, 1.0]
"""How often each is drawn for a new sheet."""
CHANGE: Final = [2.0, 2.0, 2.0, 1.0, 1.5, 1.0, 1.0, 4.0, 0.3, 1.0, 1.0]
"""How often for the orders that take the place of others."""
ATTEMPTS: Final = 12

BIG: Final = [R, A, B, CR]
"""What three of the kinds S, T, C and D make."""
WANTED: Final = [3.0, 4.0, 0.8, 0.5]
"""What is bought towards the next exchange: cheap kinds by threes."""
TARGET: Final = 35.0
"""A missile that is there is not launched at less."""
RICH: Final = 115.0
"""Nor is one built for less."""


def fill(pad: Pad, weights: list[float]) -> None:
    """Draw tactics until the sheets are full or nothing more comes to mind."""
    left = weights.copy()
    for _ in range(ATTEMPTS):
        if pad.full():
            return
        tactic = weighted(pad.rng, left)
        if tactic < 0:
            break
        if not try_tactic(pad, tactic):
            left[tactic] = 0.0
    if not pad.written:
        for _ in range(5):
            if wander(pad):
                return


def weighted(rng: Rng, weights: list[float]) -> int:
    """An index drawn by its weight, -1 where none has any."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return -1
    roll = total * rng.below(1_000_000) / 1_000_000
    last = -1
    for index, weight in enumerate(weights):
        if weight > 0.0:
            last = index
            roll -= weight
            if roll < 0.0:
                return index
    return last


def try_tactic(pad: Pad, tactic: int) -> bool:
    """Add the orders of a tactic; whether there were any."""
    if tactic == ATTACK:
        return attack(pad)
    if tactic == WANDER:
        return wander(pad)
    if tactic == HIRE:
        return hire(pad)
    if tactic == PRESS:
        return press(pad)
    army = _writer(pad)
    if army < 0:
        return False
    if tactic == COLLECT:
        return collect(pad, army)
    if tactic == DEVELOP:
        return develop(pad, army)
    if tactic == GATHER:
        return gather(pad, army)
    if tactic == ADVANCE:
        return advance(pad, army)
    if tactic == RETREAT:
        return retreat(pad, army)
    if tactic == DEFEND:
        return defend(pad, army)
    return blast(pad, army)


def _writer(pad: Pad) -> int:
    """One of the armies that have an order left."""
    armies = [army for army in pad.armies if pad.orders[army]]
    return armies[pad.rng.below(len(armies))] if armies else -1


# -- fights ------------------------------------------------------------------------------------


def attack(pad: Pad) -> bool:
    """Bring enough to a prize: against what stands there, or what could come."""
    survey, side = pad.survey, pad.side
    prizes = survey.prizes(side)
    which = weighted(pad.rng, [weight for _, weight in prizes])
    if which < 0:
        return False
    place = prizes[which][0]
    standing, feared = survey.against[side][place], survey.feared[side][place]
    margin = (0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0)[pad.rng.below(10)]
    return pad.force(place, standing + margin * (feared - standing), standing)


def press(pad: Pad) -> bool:
    """A bounce on purpose: just as much as stands, or may come, so that nobody holds a space."""
    survey, side = pad.survey, pad.side
    places = [
        place
        for place in range(survey.size)
        if survey.against[side][place] and survey.comers[side][place]
    ]
    if not places:
        return False
    place = places[pad.rng.below(len(places))]
    wanted = survey.against[side][place] - pad.power[place]
    for comer in survey.comers[side][place]:
        if comer.power == wanted and pad.free(comer.origin * 4 + comer.army, comer.kind) > 0:
            return pad.add((MOVE, comer.army, comer.kind, comer.origin, place, 0))
    return False


def defend(pad: Pad, army: int) -> bool:
    """Bring guards to a headquarters, from the board, the reserve or for Power."""
    survey = pad.survey
    setting = survey.setting
    hq = setting.board.hq[army]
    threat = survey.storm(pad.side, hq)
    if not threat:
        return False
    goal = threat * (1.0 if pad.luck(500) else 0.6)
    done = False
    while pad.power[hq] <= goal and pad.orders[army]:
        best: PlannedOrder | None = None
        most = 0
        for kind in range(8):
            if pad.in_reserve(army, kind) and survey.strength[kind] > most:
                best, most = deployment(setting, army, kind), survey.strength[kind]
        for comer in survey.comers[pad.side][hq]:
            if comer.power > most and pad.free(comer.origin * 4 + comer.army, comer.kind) > 0:
                best = (MOVE, comer.army, comer.kind, comer.origin, hq, 0)
                most = comer.power
        if best is None:
            best = _dearest(pad, army)
            if best is None or pad.orders[army] < 2:
                break
        if not pad.add(best):
            break
        done = True
    return done


def _dearest(pad: Pad, army: int) -> PlannedOrder | None:
    """The strongest piece that Power buys."""
    for kind in (D, C, T, S):
        if pad.in_reserve(army, P) >= pad.survey.strength[kind]:
            return purchase(pad, army, kind)
    return None


def purchase(pad: Pad, army: int, kind: int) -> PlannedOrder:
    """Power of the reserve for a piece."""
    place = pad.survey.size + army
    parts = pad.survey.strength[kind] * pad.survey.setting.values.unit[P]
    return (EXCHANGE, army, kind, place, place, parts)


def exchange(pad: Pad, army: int, small: int, place: int) -> PlannedOrder:
    """Three of a kind for the big one."""
    return (EXCHANGE, army, BIG[small], place, place, 3 * pad.survey.setting.values.unit[small])


# -- growth ------------------------------------------------------------------------------------


def collect(pad: Pad, army: int) -> bool:
    """A piece into an enemy territory that does not pay yet, where it is likely to stay."""
    survey, side = pad.survey, pad.side
    setting = survey.setting
    lands = []
    for land in survey.standing_armies:
        if setting.side[land] != side:
            for place in setting.board.sectors[land]:
                if pad.stacks[place * 4 + army]:
                    break
            else:
                lands.append(land)
    if not lands:
        return False
    land = lands[pad.rng.below(len(lands))]
    best: PlannedOrder | None = None
    most = 0.0
    against, feared = survey.against[side], survey.feared[side]
    for slot, kind in pad.movers():
        if slot & 3 != army:
            continue
        mask = survey.chart.masks[kind][slot >> 2]
        for place in setting.board.sectors[land]:
            if mask >> place & 1:
                there = survey.strength[kind] + pad.power[place]
                if against[place] >= there:
                    continue
                score = 20.0 - 0.3 * survey.strength[kind] + pad.whim(2.5)
                if feared[place] <= there:
                    score += 9.0
                if score > most:
                    best, most = (MOVE, army, kind, slot >> 2, place, 0), score
    return best is not None and pad.add(best)


def develop(pad: Pad, army: int) -> bool:
    """Exchange what can be exchanged, buy towards the next exchange, deploy."""
    done = trade(pad, army)
    if pad.orders[army] and pad.luck(850):
        done = _buy(pad, army) or done
    if pad.orders[army] and pad.luck(700):
        done = deploy(pad, army) or done
    return done


def _buy(pad: Pad, army: int) -> bool:
    """Buy one kind, and exchange or deploy it where that makes three."""
    survey = pad.survey
    hq = survey.setting.board.hq[army]
    reserve = survey.size + army
    coins = pad.in_reserve(army, P)
    weights: list[float] = []
    for kind in range(4):
        if survey.strength[kind] > coins:
            weights.append(0.0)
            continue
        near = pad.in_reserve(army, kind) + pad.here(hq * 4 + army, kind)
        reached = (3 - near % 3) * survey.strength[kind] <= coins
        weights.append(WANTED[kind] + (6.0 if reached else 0.0))
    kind = weighted(pad.rng, weights)
    if kind < 0:
        return False
    done = False
    while pad.orders[army] and pad.in_reserve(army, P) >= survey.strength[kind]:
        if not pad.add(purchase(pad, army, kind)):
            break
        done = True
        there, waiting = pad.here(hq * 4 + army, kind), pad.in_reserve(army, kind)
        if waiting >= 3:
            pad.add(exchange(pad, army, kind, reserve))
            if pad.orders[army] and pad.luck(700):
                pad.add(deployment(survey.setting, army, BIG[kind]))
            break
        if waiting + there >= 3 and waiting < pad.orders[army]:
            for _ in range(3 - there):
                pad.add(deployment(survey.setting, army, kind))
            pad.add(exchange(pad, army, kind, hq))
            break
        if pad.luck(300):
            break
    return done


def trade(pad: Pad, army: int) -> bool:
    """Every three of a kind that lie together become the big one."""
    done = False
    reserve = pad.survey.size + army
    for small in GROUP_2.values():
        while pad.in_reserve(army, small) > 2 and pad.add(exchange(pad, army, small, reserve)):
            done = True
        for place in range(pad.survey.size):
            if pad.stacks[place * 4 + army] and pad.here(place * 4 + army, small) > 2:
                done = pad.add(exchange(pad, army, small, place)) or done
    return done


def deploy(pad: Pad, army: int) -> bool:
    """Some pieces of the reserve, the strongest first; a pair may wait for its third."""
    number = 1 + pad.rng.below(3)
    done = False
    for kind in (CR, A, B, R, D, C, T, S):
        while number and pad.in_reserve(army, kind) and pad.orders[army]:
            if kind < 4 and pad.in_reserve(army, kind) == 2 and pad.luck(400):
                break
            if not pad.add(deployment(pad.survey.setting, army, kind)):
                break
            number -= 1
            done = True
    return done


def gather(pad: Pad, army: int) -> bool:
    """Bring three of a kind together and exchange them."""
    survey = pad.survey
    masks = survey.chart.masks
    home = survey.setting.board.hq[army]
    options: list[tuple[int, int, list[int]]] = []
    for kind in range(4):
        froms: list[int] = []
        goals: list[int] = []
        for place in range(survey.size):
            if pad.stacks[place * 4 + army] and pad.here(place * 4 + army, kind):
                goals.append(place)
                froms += [place] * pad.free(place * 4 + army, kind)
        if kind != D and home not in goals and pad.luck(300):
            goals.append(home)
        for goal in goals:
            there = pad.here(goal * 4 + army, kind)
            coming = [place for place in froms if masks[kind][place] >> goal & 1]
            if there < 3 <= there + len(coming) and 4 - there <= pad.orders[army]:
                options.append((kind, goal, coming[: 3 - there]))
    if not options:
        return False
    kind, goal, coming = options[pad.rng.below(len(options))]
    for place in coming:
        pad.add((MOVE, army, kind, place, goal, 0))
    return pad.add(exchange(pad, army, kind, goal))


# -- ways --------------------------------------------------------------------------------------


def advance(pad: Pad, army: int) -> bool:
    """Some pieces a move nearer to an enemy headquarters, a poor one before a rich one."""
    survey, side = pad.survey, pad.side
    rivals = [a for a in survey.standing_armies if survey.setting.side[a] != side]
    which = weighted(pad.rng, [1000.0 / (20 + survey.total[rival]) for rival in rivals])
    movers = [mover for mover in pad.movers() if mover[0] & 3 == army]
    if which < 0 or not movers:
        return False
    target = rivals[which]
    only_foot = pad.luck(350)
    number = 1 + pad.rng.below(3)
    done = False
    against, feared = survey.against[side], survey.feared[side]
    first = pad.rng.below(len(movers))
    for turn in range(len(movers)):
        slot, kind = movers[(first + turn) % len(movers)]
        if number < 1 or not pad.orders[army]:
            break
        if only_foot and kind not in (S, R):
            continue
        moves = survey.chart.moves[kind][target]
        now = moves[slot >> 2]
        best, most = -1, -1e9
        for place in survey.chart.reach[kind][slot >> 2]:
            if moves[place] >= now or moves[place] >= FAR:
                continue
            there = survey.strength[kind] + pad.power[place]
            if against[place] >= there:
                continue
            score = pad.whim(3.0) - 10.0 * moves[place] + (7.0 if feared[place] <= there else 0.0)
            if pad.power[place]:
                score += 3.0
            if score > most:
                best, most = place, score
        if best >= 0 and pad.add((MOVE, army, kind, slot >> 2, best, 0)):
            number -= 1
            done = True
    return done


def retreat(pad: Pad, army: int) -> bool:
    """Pieces that could be captured go where they cannot."""
    survey, side = pad.survey, pad.side
    feared = survey.feared[side]
    board = survey.setting.board
    exposed = [
        (-survey.strength[kind], slot, kind)
        for slot, kind in pad.movers()
        if slot & 3 == army
        and slot >> 2 != board.hq[army]
        and feared[slot >> 2] > pad.power[slot >> 2]
    ]
    exposed.sort()
    done = False
    for _, slot, kind in exposed:
        best, most = -1, -1e9
        for place in survey.chart.reach[kind][slot >> 2]:
            if feared[place] > survey.strength[kind] + pad.power[place]:
                continue
            land = survey.chart.land[place]
            score = pad.whim(2.5)
            if place == board.hq[army]:
                score += 3.0
            if land >= 0 and survey.setting.side[land] != side:
                score += 2.5
            if score > most:
                best, most = place, score
        if best >= 0 and pad.add((MOVE, army, kind, slot >> 2, best, 0)):
            done = True
            if pad.luck(500):
                break
    return done


def wander(pad: Pad) -> bool:
    """Any piece anywhere, rather where it is safe or paid."""
    survey, side = pad.survey, pad.side
    movers = pad.movers()
    if not movers:
        return False
    slot, kind = movers[pad.rng.below(len(movers))]
    reach = survey.chart.reach[kind][slot >> 2]
    if not reach:
        return False
    best, most = -1, -1e9
    for _ in range(4):
        place = reach[pad.rng.below(len(reach))]
        there = survey.strength[kind] + pad.power[place]
        land = survey.chart.land[place]
        score = pad.whim(4.0)
        if survey.feared[side][place] <= there:
            score += 3.0
        if survey.against[side][place] > there:
            score -= 6.0
        if land >= 0 and survey.setting.side[land] != side:
            score += 1.5
        if score > most:
            best, most = place, score
    return pad.add((MOVE, slot & 3, kind, slot >> 2, best, 0))


# -- missiles and mercenaries ------------------------------------------------------------------


def blast(pad: Pad, army: int) -> bool:
    """A missile at the richest target, built first where none is there."""
    survey, state = pad.survey, pad.survey.state
    size = survey.size
    source = -1
    slots = [size * 4 + army, *range(army, size * 4, 4)]
    for slot in slots:
        if pad.stacks[slot] and pad.here(slot, M):
            source = slot
    best, most = -1, 0.0
    for place in range(size):
        gain = -2.0 * pad.power[place]
        for other in survey.sides:
            if other != pad.side:
                gain += survey.standing[other][place]
        if gain > most:
            best, most = place, gain
    for other in survey.standing_armies:
        if survey.setting.side[other] != pad.side:
            worth = float(power(state.stacks[size * 4 + other]))
            if worth > most:
                best, most = size + other, worth
    if best < 0 or most < (TARGET if source >= 0 else RICH):
        return False
    if source < 0:
        if pad.orders[army] < 2:
            return False
        for slot in slots:
            if power(pad.stacks[slot]) >= survey.setting.values.missile:
                place = slot >> 2 if slot < size * 4 else size + army
                if pad.add((EXCHANGE, army, M, place, place, material(pad, slot))):
                    source = slot
                    break
        if source < 0:
            return False
    origin = source >> 2 if source < size * 4 else size + army
    return pad.add((LAUNCH, army, M, origin, best, 0))


def material(pad: Pad, slot: int) -> int:
    """Pieces for a missile: the cheapest first, and none that is not needed."""
    values = pad.survey.setting.values
    stack = pad.stacks[slot]
    missing, parts = values.missile, 0
    chosen: list[tuple[int, int]] = []
    for kind in reversed(MATERIAL):
        worth = values.power[kind]
        number = min((stack >> SHIFT[kind]) & COUNT_MASK, max(0, (missing + worth - 1) // worth))
        if number:
            missing -= number * worth
            chosen.append((kind, number))
    for kind, number in chosen:
        spare = min(number, -missing // values.power[kind]) if missing < 0 else 0
        missing += spare * values.power[kind]
        parts += (number - spare) * values.unit[kind]
    return parts


def hire(pad: Pad) -> bool:
    """An order to mercenaries (PW-31): into a stack of one's own that takes them, or away from their flag."""
    survey = pad.survey
    setting = survey.setting
    army = setting.mercenary
    if army < 0 or army not in survey.standing_armies or not pad.armies or not pad.left(army):
        return False
    options: list[tuple[PlannedOrder, float]] = []
    for slot in range(army, survey.size * 4, 4):
        for kind, _ in contents(pad.stacks[slot]):
            if kind > 7 or pad.free(slot, kind) < 1:
                continue
            for place in survey.chart.reach[kind][slot >> 2]:
                guests = survey.strength[kind] + survey.standing[setting.players][place]
                weight = 0.0
                if pad.power[place] > guests:
                    weight = 4.0
                elif survey.against[pad.side][place] and not pad.power[place]:
                    weight = 1.0
                elif slot >> 2 == setting.board.hq[army]:
                    weight = 0.5
                if weight > 0.0:
                    options.append(((MOVE, army, kind, slot >> 2, place, 0), weight))
    which = weighted(pad.rng, [weight for _, weight in options])
    return which >= 0 and pad.add(options[which][0])
