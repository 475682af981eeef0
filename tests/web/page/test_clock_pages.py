"""Clocks as pages show them: one time for head and seat, what it is made of, and that it is up."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest

from arbitre.web.client import RemoteTable
from tests.tables.rooms import MINUTE, Time
from tests.web.serving import Served

SEATS = ("green", "blue", "yellow", "red")


@pytest.fixture(scope="module")
def clock() -> Time:
    return Time()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, clock: Time) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("timed") / "tables.db", now=clock) as server:
        yield server


def table_with_sand(timed: Served) -> RemoteTable:
    """Power for four people: a minute of talk, then three to write."""
    return timed.api().create(
        "power", seats=[{"kind": "person"}] * 4, options={"hourglass": 3}, talk=60
    )


def page_of(timed: Served, table: RemoteTable, lang: str = "en") -> str:
    """What somebody sees who holds Green's seat."""
    with timed.browser(lang) as browser:
        browser.get(f"/seat/{table.created['seats']['green']}")
        return browser.get(f"/t/{table.id}").text


def part(page: str, name: str) -> str:
    """A part of a page, as words."""
    found = re.search(rf'<section[^>]*data-part="{name}".*?</section>', page, re.DOTALL)
    assert found
    plain = re.sub(r"</?time[^>]*>", "", found[0])
    return " ".join(re.sub(r"<[^>]+>", " ", plain).split())


def clocks(page: str) -> list[tuple[str, bool]]:
    """The times of the head and of one's own seat, and whether each runs."""
    head = re.search(r'<p class="headline.*?</p>', page, re.DOTALL)
    seat = re.search(r'data-seat-name="green".*?</li>', page, re.DOTALL)
    assert head and seat  # noqa: PT018
    shown = [re.search(r'<time class="clock"([^>]*)>([^<]*)<', one[0]) for one in (head, seat)]
    return [(one[2], "data-left" in one[1]) for one in shown if one]


def all_send(table: RemoteTable) -> None:
    for seat in SEATS:
        table.move(seat, [])


def test_head_and_seat_show_one_time_and_say_what_it_is_made_of(timed: Served, clock: Time) -> None:
    table = table_with_sand(timed)
    page = page_of(timed, table)
    assert clocks(page) == [("4:00", True)] * 2
    assert "(talk 1:00, then 3:00 to write)" in part(page, "status")
    french = page_of(timed, table, "fr")
    assert "(discussion 1:00, puis 3:00 pour écrire)" in part(french, "status")
    assert "Talk is open for 1:00, then 3:00 to write I have done talking" in part(page, "chat")
    assert "Talk 1:00, then 3:00 to write" in part(page, "seats")
    clock.passes(MINUTE)
    page = page_of(timed, table)
    assert clocks(page) == [("3:00", True)] * 2
    assert "to write" not in part(page, "status")
    # talk is over: nothing offers to end it
    assert "Talk is open" not in page
    assert "I have done talking" not in page
    assert "Talk is closed while orders are written." in part(page, "chat")


def test_whoever_has_done_talking_is_not_asked_again(timed: Served) -> None:
    table = table_with_sand(timed)
    table.act("done", "green")
    page = page_of(timed, table)
    assert "I have done talking" not in page
    assert "You have done talking; the others still may." in part(page, "chat")
    assert "talk 1:00" in part(page, "status")


def test_clocks_stand_while_a_round_is_told(timed: Served, clock: Time) -> None:
    table = table_with_sand(timed)
    all_send(table)
    clock.passes(1000)
    page = page_of(timed, table)
    assert clocks(page) == [("4:00", False)] * 2
    assert "Time begins when everybody has seen what happened." in part(page, "status")
    assert table.sight("green")["status"]["untold"] == list(SEATS)  # all sit at this screen
    table.act("told", "green")
    clock.passes(1000)
    page = page_of(timed, table)
    assert clocks(page) == [("3:59", True)] * 2
    assert "Time begins" not in page


def test_time_that_is_up_is_told_and_stands_in_the_log(timed: Served, clock: Time) -> None:
    table = table_with_sand(timed)
    table.move("red", ["C HQ IX"])
    clock.passes(4 * MINUTE)
    while table.sight()["status"]["lines"] < 4:
        time.sleep(0.05)
    said = {
        "en": "Time is up for Green: the decision goes as it stands.",
        "fr": "Temps écoulé pour Vert\u00a0: la décision part telle quelle.",
    }
    for lang, sentence in said.items():
        page = page_of(timed, table, lang)
        log = re.search(r'data-part="log".*?</section>', page, re.DOTALL)
        assert log is not None
        assert f">{sentence}</p>" in log[0]
        told = table.client.ask(
            "GET", f"tables/{table.id}/history/1", format="page", lang=lang, seat="green"
        )
        captions = [beat["caption"] for beat in told["beats"]]
        assert captions[0] == sentence
        assert len([one for one in captions if sentence[:8] in one]) == 3  # not Red
    plain = table.history(1)
    assert [one["seat"] for one in plain["events"][0]["timed"]] == ["green", "blue", "yellow"]
