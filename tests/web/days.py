"""Games of the day played in a browser without scripts, for tests."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from arbitre.core.chance import Rng
from arbitre.core.record import read_record
from tests.web.serving import Browser

DAY = 24 * 3600 * 1000
GAME = "sans_allies"
SEAT = "invader"


class SetTime:
    """What a server's clock shows: noon of a day, moved by hand."""

    def __init__(self, now: int = 1_800_014_400_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def finish(browser: Browser, table: str, most: int = 400) -> None:
    """Play a table to its end at random, or give it up after so many decisions."""
    rng = Rng("finish", table)
    for _ in range(most):
        record = read_record(browser.get(f"/t/{table}/record").text)
        position = [reached for _, reached, _ in record.replay()][-1]
        if position.result is not None:
            return
        moves = position.moves(SEAT)
        move = moves[rng.below(len(moves))].text()
        sent = {"kind": "move", "seat": SEAT, "body": {"move": move}}
        answer = browser.post(f"/api/v1/tables/{table}/acts", json=sent, headers={"x-arbitre": "1"})
        assert answer.status_code == 200, answer.text
    give_up(browser, table)


def give_up(browser: Browser, table: str) -> None:
    """The quickest end."""
    answer = browser.submit(f"/t/{table}/act", kind="resign", seat=SEAT)
    assert answer.status_code == 200


def secrets_of_day(db: Path, day: str, name: str = GAME) -> list[str]:
    """What nobody may find: the bits and the seed of a day, in every form they may take."""
    with sqlite3.connect(db) as connection:
        asked = "SELECT secret FROM days WHERE game = ? AND day = ?"
        (text,) = connection.execute(asked, (name, day)).fetchone()
    kept = json.loads(text)
    seed = kept["seed"]
    return [kept["bits"], str(seed), f"{seed:x}", f"{seed:_}", f"{seed:,}", str(seed)[:15]]
