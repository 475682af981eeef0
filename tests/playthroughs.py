"""Whole games to read: `python -m tests.playthroughs [GAME]` writes them again; review the diff."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.record import Recorder, read_record
from arbitre.core.terminal import told_line


@dataclass(frozen=True)
class Playthrough:
    """A whole game by bots."""

    game: str
    name: str
    players: list[str]
    options: dict[str, object] = field(default_factory=dict)
    edition: str = ""
    seed: int = 7
    budget: int = 0

    @property
    def path(self) -> Path:
        """Where its files lie, without their endings."""
        return Path(__file__).parent / "games" / self.game / "playthroughs" / self.name

    def play(self) -> str:
        """The record, played anew."""
        rules = game(self.game)
        bots = [make_bot(rules, player) for player in self.players]
        recorder = Recorder.begin(
            rules,
            players=self.players,
            seed=self.seed,
            options=self.options,
            edition=self.edition,
        )
        seats = recorder.position.seats
        while recorder.waiting:
            seat = recorder.waiting[0]
            rng = Rng("playthrough", self.name, len(recorder.entries), seat)
            view = recorder.position.view(seat)
            recorder.play(seat, bots[seats.index(seat)].decide(view, rng, self.budget))
        return recorder.text()


GAMES = [
    Playthrough("power", "two", ["random", "random"], {"rounds": 6}),
    Playthrough("power", "three", ["random"] * 3, {"rounds": 8, "mercenary": "blue"}),
    Playthrough("power", "four", ["random"] * 4, {"rounds": 10}),
    Playthrough(
        "power",
        "four-options",
        ["random"] * 4,
        {"rounds": 6, "map": "ring", "claim_power": True, "box_limits": True, "hq_pays": True},
    ),
    Playthrough(
        "power",
        "three-straits",
        ["random"] * 3,
        {"rounds": 6, "map": "straits", "ship_diagonals": True},
    ),
    Playthrough("sans_allies", "random", ["random"]),
    Playthrough("sans_allies", "captain", ["captain"]),
    Playthrough("sans_allies", "captain-gentle", ["captain"], edition="gentle", seed=3),
    Playthrough("sans_allies", "planner-hard", ["planner"], edition="hard", seed=5, budget=40),
    Playthrough("dead_reckoning", "normal", ["greedy"]),
    Playthrough("dead_reckoning", "extreme", ["greedy"], {"difficulty": "extreme"}, seed=2),
    Playthrough("dead_reckoning", "two-against-two", ["greedy", "greedy"], seed=3),
]


LONGEST = 400
"""Signs of a position text that is shown wherever something happened; a longer one only at the end."""


def told(record: str, lang: str) -> str:
    """A record in words, with the position text after everything that was told."""
    read = read_record(record)
    rules = game(read.header.game)
    view = read.header.begin().view(None)
    lines: list[str] = []
    for entry, position, events in read.replay():
        lines.append(f"{entry.number} {entry.seat} {entry.move}")
        if not events:
            continue
        lines += [f"    {told_line(line)}" for line in rules.voice(view, lang).tell(events)]
        view = position.view(None)
        text = position.text()
        if len(text) <= LONGEST or position.result is not None:
            lines += ["", text, ""]
    return "\n".join(lines) + "\n"


def main(wanted: list[str]) -> None:
    """Write the records and their telling."""
    for one in GAMES:
        if wanted and one.game not in wanted:
            continue
        one.path.parent.mkdir(exist_ok=True)
        record = one.play()
        one.path.with_suffix(".arb").write_text(record, encoding="utf-8")
        for lang in ("fr", "en"):
            one.path.with_suffix(f".{lang}.txt").write_text(told(record, lang), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
