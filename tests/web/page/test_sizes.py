"""What a page is sent: a table's first page and a live message for one act stay small."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from statistics import median

import pytest

from arbitre.core.game import game_names
from tests.web.serving import Served

FIRST_PAGE = 150_000
"""Bytes of a table's page with all its files, packed."""
LIVE = 20_000
"""Bytes of a live message for one act, packed, at its usual size."""
ACTS = 12
BOTS = {"power": 4, "sans_allies": 1, "dead_reckoning": 1}


@pytest.fixture(scope="module")
def bots_served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots play."""
    with Served(tmp_path_factory.mktemp("sizes") / "tables.db", bots=True) as server:
        yield server


def packed(message: object) -> int:
    """How large a message is on the line, which packs it."""
    return len(gzip.compress(json.dumps(message, ensure_ascii=False).encode(), 6))


@pytest.mark.parametrize("screen", ["wide", "tall"])
@pytest.mark.parametrize("name", game_names())
def test_a_table_opens_light(served: Served, name: str, screen: str) -> None:
    with served.browser("en") as browser:
        table = browser.play(name)
        page = browser.get(f"/t/{table}?screen={screen}", headers={"accept-encoding": "gzip"})
        total = len(gzip.compress(page.content, 6))
        for address in re.findall(r'(?:src|href)="(/(?:static|games)/[^"]+)"', page.text):
            answer = browser.get(address.replace("&amp;", "&"))
            assert answer.status_code == 200, address
            total += len(gzip.compress(answer.content, 6))
    assert total < FIRST_PAGE


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("name", game_names())
def test_a_live_message_for_one_act_is_small(bots_served: Served, name: str) -> None:
    seats = [{"kind": "person"}, *([{"kind": "bot", "bot": "greedy"}] * (BOTS[name] - 1))]
    table = bots_served.api().create(name, seats=seats)
    seat = next(iter(table.created["seats"]))
    heard = table.listen(seat, format="page")
    next(heard)
    sizes: list[int] = []
    for _ in range(ACTS):
        lines = [one["line"] for one in table.hint(seat)["lines"]]
        made = table.move(seat, lines)["revision"]
        while True:
            message = next(heard)
            sizes.append(packed(message))
            if message["revision"] >= made and (message["over"] or message["turn"]):
                break
        if message["over"]:
            break
    assert median(sizes) < LIVE, sorted(sizes)
