"""Whole games to read: `python -m tests.power.playthroughs` writes them again; review the diff."""

from __future__ import annotations

from pathlib import Path

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.record import Recorder, read_record

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[list[str], dict[str, object]]] = {
    "two": (["random", "random"], {"rounds": 6}),
    "three": (["random", "random", "random"], {"rounds": 8, "mercenary": "blue"}),
    "four": (["random"] * 4, {"rounds": 10}),
    "four-options": (
        ["random"] * 4,
        {"rounds": 6, "map": "ring", "claim_power": True, "box_limits": True, "hq_pays": True},
    ),
    "three-straits": (["random"] * 3, {"rounds": 6, "map": "straits", "ship_diagonals": True}),
}


def play(name: str) -> str:
    """The record of a playthrough, played anew."""
    players, options = GAMES[name]
    power = game("power")
    bots = [make_bot(power, player) for player in players]
    recorder = Recorder.begin(power, players=players, seed=7, options=options)
    seats = recorder.position.seats
    while recorder.waiting:
        seat = recorder.waiting[0]
        rng = Rng("playthrough", name, len(recorder.entries), seat)
        move = bots[seats.index(seat)].decide(recorder.position.view(seat), rng, 0)
        recorder.play(seat, move)
    return recorder.text()


def told(record: str, lang: str) -> str:
    """A record in words, with the position text after every round."""
    talk = game("power").talk()
    words = talk.words(lang)
    lines: list[str] = []
    for entry, position, events in read_record(record).replay():
        lines.append(f"{entry.number} {entry.seat} {entry.move}")
        if events:
            lines += [f"    {line}" for line in talk.tell(events, words)]
            lines += ["", position.text(), ""]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the records and their telling."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        record = play(name)
        (FOLDER / f"{name}.arb").write_text(record, encoding="utf-8")
        for lang in ("fr", "en"):
            (FOLDER / f"{name}.{lang}.txt").write_text(told(record, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
