"""How the record of a table begins: a new game, or one that goes on from a record brought along."""

from __future__ import annotations

from typing import Any

from arbitre.core.daily import SEALED
from arbitre.core.game import Game
from arbitre.core.lesson import begin_lesson
from arbitre.core.record import Record, Recorder, read_record
from arbitre.core.record_view import RecordView, read_any
from arbitre.tables.log.state import Secret
from arbitre.tables.plan import BOT, Plan

HUMAN = "human"
"""Who sits in a seat, in the header of a record, where no bot did at the beginning."""


def begin(game: Game, plan: Plan, secret: Secret, body: dict[str, Any]) -> tuple[Recorder, int]:
    """The recorder of a new table, and how many lines were brought along; nothing is dealt yet."""
    if body.get("replay"):
        recorder = shown_record(body["record"], body["replay"]).take_up(None)
        imported = len(recorder.entries)
    elif body.get("record"):
        record = read_record(body["record"])
        recorder = _taken_up(record, game, plan, secret, bool(body.get("known")))
        imported = len(record.entries)
    else:
        recorder, imported = _begun(game, plan, secret), 0
    # but for the first deal, whose lines are in the table's first act
    recorder.dealing = recorder.notes_seen = True
    return recorder, imported


def shown_record(text: str, replay: dict[str, Any]) -> Record:
    """A record, or a seat's view of one, that is only looked at; what is hidden was filled in before."""
    record = read_any(text)
    if isinstance(record, RecordView):
        record.fill(replay["moves"])
    return record


def _begun(game: Game, plan: Plan, secret: Secret) -> Recorder:
    players = [seat.bot if seat.kind == BOT else HUMAN for seat in plan.seats]
    if plan.lesson:
        return begin_lesson(game, game.lesson(plan.lesson), players)
    return Recorder.begin(
        game,
        players=players,
        seed=secret.seed,
        bits=secret.bits,
        edition=plan.edition,
        embedded=plan.embedded,
        options=plan.options,
        daily=plan.daily + SEALED if plan.sealed else plan.daily,
        dealing=False,
    )


def _taken_up(record: Record, game: Game, plan: Plan, secret: Secret, known: bool) -> Recorder:
    """A record goes on: with the seed it has where that is known, else under a new promise."""
    seed = secret.seed if known else None
    recorder = record.take_up(seed)
    goes_on = game.chance and recorder.position.result is None
    if goes_on and plan.companion and (record.commitment or record.seed is not None):
        recorder.renew(None)
    elif goes_on and not plan.companion and seed is None:
        recorder.renew(secret.seed, secret.bits)
    return recorder
