"""Scenarios: rounds that the others may write (opponent model), among which a sheet must prove itself."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.games.power.bots.judging import Judge, Sheets
from arbitre.games.power.bots.pad import Pad, weighted
from arbitre.games.power.bots.planned import PlannedOrder, order_of
from arbitre.games.power.bots.survey import Survey
from arbitre.games.power.bots.tactics import DRAW, fill


def written(survey: Survey, planned: list[PlannedOrder], seat: int, into: Sheets) -> None:
    """Put planned orders on a seat's sheets: an army's on its own, mercenaries' on the first."""
    setting = survey.setting
    armies = setting.armies[seat]
    first = armies[0]
    for army in armies:
        if army in survey.standing_armies:
            first = army
            break
    for army in armies:
        into[army] = []
    for order in planned:
        into[order[1] if order[1] in armies else first].append(order_of(setting, order))


def drawn_sheet(survey: Survey, seat: int, rng: Rng) -> list[PlannedOrder]:
    """A sheet drawn from the tactics."""
    pad = Pad(survey, seat, rng)
    fill(pad, DRAW)
    return pad.written


def assaults(survey: Survey, seat: int, number: int, rng: Rng) -> list[list[PlannedOrder]]:
    """Sheets that begin with an attack on what is worth most: with enough, for a flag with all."""
    found: list[list[PlannedOrder]] = []
    prizes = survey.prizes(seat)
    prizes.sort(key=_by_worth)
    for place, _ in prizes[:number]:
        standing = float(survey.against[seat][place])
        goals = [standing, 1e9] if survey.is_prize(seat, place) else [standing]
        for goal in goals:
            pad = Pad(survey, seat, rng)
            if pad.force(place, goal, standing):
                fill(pad, DRAW)
                found.append(pad.written)
    return found


def _by_worth(prize: tuple[int, float]) -> tuple[float, int]:
    return (-prize[1], prize[0])


class Likely:
    """The sheets that one rival is taken to choose from."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sheets: list[list[PlannedOrder]] = []
        self.guesses: list[list[PlannedOrder]] = []  # as the greedy player would write

    def draw(self, rng: Rng) -> list[PlannedOrder]:
        """One of them: in a third of the rounds what the greedy player would write."""
        if self.guesses and (not self.sheets or rng.below(1000) < 350):
            return self.guesses[rng.below(len(self.guesses))]
        return self.sheets[rng.below(len(self.sheets))]


def likely_sheets(
    survey: Survey,
    judge: Judge,
    seat: int,
    number: int,
    keep: int,
    planned: int,
    rng: Rng,
    base: Sheets,
) -> Likely:
    """What a rival would like best of some drawn sheets, each judged once."""
    found = Likely(seat)
    drawn = assaults(survey, seat, planned, rng) if planned else []
    while len(drawn) < number:
        drawn.append(drawn_sheet(survey, seat, rng))
    if keep >= len(drawn):
        found.sheets = drawn
        return found
    scored: list[tuple[float, int]] = []
    for index, sheet in enumerate(drawn):
        sheets = base.copy()
        written(survey, sheet, seat, sheets)
        scored.append((-judge.outcome(sheets, seat), index))
    scored.sort()
    found.sheets = [drawn[index] for _, index in scored[:keep]]
    return found


def ambushes(
    survey: Survey, seat: int, planned: list[PlannedOrder], rounds: list[Sheets], rng: Rng
) -> list[Sheets]:
    """Some of the rounds, each with one rival lying in wait where a sheet leaves pieces it can take."""
    mine = Pad(survey, seat, rng)
    for order in planned:
        mine.add(order)
    setting = survey.setting
    found: list[Sheets] = []
    for side in survey.sides:
        if side in (seat, setting.players) or side in survey.state.resigned:
            continue
        risks = [0.0] * survey.size
        for place in range(survey.size):
            there = mine.power[place]
            if 0 < there < survey.potential[side][place] and survey.comers[side][place]:
                risks[place] = float(there)
        place = weighted(rng, risks)
        if place >= 0:
            pad = Pad(survey, side, rng)
            least = float(mine.power[place])
            if pad.force(place, least, least):
                fill(pad, DRAW)
                sheets = rounds[rng.below(len(rounds))].copy()
                written(survey, pad.written, side, sheets)
                found.append(sheets)
    return found


def storms(survey: Survey, seat: int, rounds: list[Sheets], rng: Rng) -> list[Sheets]:
    """Some of the rounds, with one rival going for each flag of the seat with all it can bring."""
    found: list[Sheets] = []
    setting = survey.setting
    for army in setting.armies[seat]:
        if army not in survey.standing_armies:
            continue
        hq = setting.board.hq[army]
        for side in survey.sides:
            if side in (seat, setting.players) or side in survey.state.resigned:
                continue
            if survey.foot[side][hq] and survey.potential[side][hq] > survey.standing[seat][hq]:
                pad = Pad(survey, side, rng)
                if pad.force(hq, 1e9, 0.0):
                    sheets = rounds[rng.below(len(rounds))].copy()
                    written(survey, pad.written, side, sheets)
                    found.append(sheets)
    return found
