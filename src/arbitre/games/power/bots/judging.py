"""Rounds judged by the referee itself for a player who searches: silently, and counted."""

from __future__ import annotations

from arbitre.core.telling import SILENT
from arbitre.games.power.bots.appraisal import Appraiser
from arbitre.games.power.bots.survey import Survey
from arbitre.games.power.rules.moves import Order
from arbitre.games.power.rules.rounds import finish_round, judge_round
from arbitre.games.power.rules.state import COLLECTING, State

Sheets = list[list[Order]]
"""The sheets of a round, one a colour."""


class Judge:
    """Judges rounds from one position, silently, and counts them (the budget of a search)."""

    def __init__(self, survey: Survey, appraiser: Appraiser, others: Appraiser) -> None:
        self.survey = survey
        self.appraiser = appraiser  # by whose character one's own positions are weighed
        self.others = others
        self.judged = 0
        self.me = -1

    def outcome(self, sheets: Sheets, seat: int) -> float:
        """A seat's chance after a round of these sheets."""
        start = self.survey.state
        state = State(start.setting, start)
        judged = judge_round(state, sheets, SILENT)
        if state.phase == COLLECTING:
            finish_round(state, judged, None)  # all is taken that is due
        self.judged += 1
        appraiser = self.appraiser if seat == self.me else self.others
        return appraiser.chance(state, seat)
