"""What each event of a round looks like: pieces that travel, bounce, vanish and change hands."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.screen import APPEAR, LABEL, SHAKE, TRAVEL, VANISH, Step
from arbitre.games.power.board import COLOURS, LETTERS


def steps(event: Event) -> list[Step]:
    """What is seen when an event is told.

    >>> bounce = Event("bounce", "PW-C2", {"army": "green", "kind": "T", "space": "IX", "to": "V0"})
    >>> [(step.kind, step.id, step.source, step.to) for step in steps(bounce)]
    [('shake', 'space-IX', '', ''), ('travel', 'piece-V0-green-T', 'space-IX', 'space-V0')]
    """
    args = event.args
    army, space, to = str(args.get("army", "")), str(args.get("space", "")), str(args.get("to", ""))
    kind = str(args.get("kind", ""))
    name = event.name
    if name == "move":
        return [Step(TRAVEL, _piece(space, army, kind), to=f"space-{to}")]
    if name == "deploy":
        return [Step(TRAVEL, _piece(_reserve(army), army, kind), to=f"space-{space}")]
    if name == "launch":
        return [Step(TRAVEL, _piece(space, army, "M"), to=f"space-{to}")]
    if name in ("buy", "exchange", "build"):
        gone = [Step(VANISH, _piece(space, army, part)) for part in _kinds(str(args["pieces"]))]
        return [*gone, Step(APPEAR, _piece(space, army, kind), source=f"space-{space}")]
    if name == "bounce":
        back = Step(TRAVEL, _piece(to, army, kind), to=f"space-{to}", source=f"space-{space}")
        return [Step(SHAKE, f"space-{space}"), back]
    if name in ("tie", "stand-off"):
        power = str(args["power"])
        return [Step(LABEL, f"space-{space}", text=f"{power} = {power}")]
    if name == "detonation":
        return [Step(SHAKE, f"space-{space}"), Step(LABEL, f"space-{space}", text="✸")]
    if name == "destroyed":
        return [Step(VANISH, _piece(space, army, part)) for part in _kinds(str(args["pieces"]))]
    if name == "capture":
        taken = [
            Step(
                TRAVEL,
                _piece(space, str(args["from"]), part),
                to=f"space-{_reserve(army)}",
                source=f"space-{space}",
            )
            for part in _kinds(str(args["pieces"]))
        ]
        return [Step(LABEL, f"space-{space}", text=str(args["power"])), *taken]
    if name in ("income", "fine"):
        change = f"+{args['amount']}" if name == "income" else "−1"
        return [Step(LABEL, f"space-{_reserve(army)}", text=change)]
    if name == "flag":
        hq = f"space-HQ{LETTERS[COLOURS.index(army)]}"
        return [Step(TRAVEL, f"flag-{args['flag']}", to=hq)]
    return []


def _piece(space: str, army: str, kind: str) -> str:
    return f"piece-{space}-{army}-{kind}"


def _reserve(army: str) -> str:
    return f"RV{LETTERS[COLOURS.index(army)]}"


def _kinds(pieces: str) -> list[str]:
    """The kinds of pieces in notation (`2T+S`)."""
    return [part.lstrip("0123456789") for part in pieces.split("+") if part]
