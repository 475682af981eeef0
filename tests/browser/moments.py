"""Games played by bots up to a moment: what a browser is then shown, the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.record import Recorder


def played(
    name: str,
    players: Sequence[str],
    seed: int,
    until: Callable[[Recorder, int], bool],
    options: dict[str, object] | None = None,
) -> Recorder:
    """A game up to the moment that `until` (the game, how many decisions were made) names."""
    rules = game(name)
    bots = [make_bot(rules, player) for player in players]
    recorder = Recorder.begin(rules, players=list(players), seed=seed, options=options or {})
    seats = recorder.position.seats
    made = 0
    while recorder.waiting and not until(recorder, made):
        seat = recorder.waiting[0]
        rng = Rng("screens", name, len(recorder.entries), seat)
        view = recorder.position.view(seat)
        recorder.play(seat, bots[seats.index(seat)].decide(view, rng, 0))
        made += 1
    return recorder


def to_go_on(recorder: Recorder) -> str:
    """The record with its seed told: chance goes on from it as it would have."""
    lines = [*recorder.header.lines(), "", *(entry.text() for entry in recorder.entries)]
    return "\n".join(lines) + "\n"
