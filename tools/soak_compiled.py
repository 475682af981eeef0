"""Plays all games for a given time in one process: no crash, and memory that stays flat.

    ARBITRE_ENGINE=compiled .venv/bin/python tools/soak_compiled.py --minutes 60

Every kind of table in turn, with every player of a game, new deals each time; each record is read back and
replayed. Twenty times on the way what is kept for reuse is thrown away and memory is measured; it ends with 1
when the last quarter has more than the second by 5 % and 4 MB.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from arbitre.compiled import ENGINE
from arbitre.core.cache import empty_all
from arbitre.core.game import game, game_names
from arbitre.core.record import read_record
from tests.compiled.whole_games import record, tables

MEASURES = 20
SHARE, LEAST = 0.05, 4.0


def memory() -> float:
    """What the process holds now, in MB, without what is kept for reuse."""
    empty_all()
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def play_round(number: int, played: dict[str, int], budget: int) -> None:
    """One game of every kind of table; the record of each says the same again."""
    for name in sorted(game_names()):
        rules = game(name)
        for edition, players in tables(rules):
            text = record(rules, edition, players, number, budget)
            written = text[text.rindex("arbitre record ") :]
            for _ in read_record(written).replay():
                pass
            played[name] = played.get(name, 0) + 1


def main() -> int:
    """Play until the time is over, and say how memory went."""
    parser = argparse.ArgumentParser(
        description="Play all games for a while; memory must stay flat."
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--budget", type=int, default=12, help="simulations a decision")
    given = parser.parse_args()
    print(f"engine: {ENGINE.state()}", flush=True)
    begin = time.monotonic()
    seconds = given.minutes * 60
    measured: list[float] = []
    played: dict[str, int] = {}
    number = 0
    while (spent := time.monotonic() - begin) < seconds:
        play_round(number, played, given.budget)
        number += 1
        if spent >= seconds / MEASURES * len(measured):
            measured.append(memory())
            games = ", ".join(f"{count} {name}" for name, count in sorted(played.items()))
            print(f"{spent / 60:6.1f} min  {measured[-1]:6.1f} MB  {games}", flush=True)
    quarter = max(1, len(measured) // 4)
    before = statistics.median(measured[quarter : 2 * quarter] or measured)
    after = statistics.median(measured[-quarter:])
    is_flat = after - before <= max(LEAST, SHARE * before)
    print(f"{'flat' if is_flat else 'GROWING'}: {before:.1f} MB, then {after:.1f} MB")
    return 0 if is_flat else 1


if __name__ == "__main__":
    sys.exit(main())
