"""A draft comes back once: in the answer to the page that wrote it. The seat's other pages hear of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arbitre.web.client import RemoteTable
from tests.web.page.test_draft_languages import DRAFTS, TABLES
from tests.web.serving import Served


def said(table: RemoteTable, text: str, seat: str) -> None:
    """Something that everybody hears, so that a silence before it can be told."""
    table.act("name", seat, name=text)


@pytest.mark.parametrize("name", TABLES)
def test_the_page_that_wrote_a_draft_does_not_hear_of_it_again(name: str, served: Served) -> None:
    table = TABLES[name](served)
    seat, lines, _ = DRAFTS[name]
    writer = table.listen(seat, format="page", tab="a")
    other = table.listen(seat, format="page", tab="b")
    unnamed = table.listen(seat, format="page")
    plain = table.listen(seat)
    whole = len(json.dumps(next(writer)))
    for listener in (other, unnamed, plain):
        next(listener)
    for count in range(1, len(lines) + 1):
        answer = table.draft(seat, lines[:count], tab="a")
        for listener in (other, unnamed):
            heard = next(listener)
            assert heard.pop("type") == "draft"
            assert heard == answer  # what the writer was answered
        assert next(plain)["status"]["drafts"][seat]["lines"] == lines[:count]
    said(table, "after", seat)
    state = next(writer)  # nothing came before it
    assert (state["type"], state["draft"]) == ("state", answer["draft"])
    assert (state["written"], state["revision"]) == (answer["written"], answer["revision"] + 1)
    assert len(json.dumps(answer)) * 2 < whole
    for listener in (writer, other, unnamed, plain):
        listener.close()


def test_numbers_put_drafts_in_order(served: Served) -> None:
    table = TABLES["power"](served)
    first = shown(table, "green")
    assert first["written"] == 0
    numbers = [table.draft("green", [f"T HQ V{count}"])["written"] for count in range(1, 6)]
    assert numbers == sorted(set(numbers))
    assert shown(table, "green")["written"] == numbers[-1]
    # a seat hears nothing of when another one wrote, and a spectator of nobody's
    assert shown(table, "blue")["written"] == 0
    public = served.api().table(table.id)
    assert shown(public, None)["written"] is None
    # a draft that is past has still its time
    for seat in ("green", "blue", "yellow", "red"):
        table.move(seat, "-")
    after = shown(table, "green")
    assert (after["draft"]["lines"], after["written"]) == ([], numbers[-1])


def shown(table: RemoteTable, seat: str | None) -> dict[str, Any]:
    heard = table.listen(seat, format="page")
    state = next(heard)
    heard.close()
    return state
