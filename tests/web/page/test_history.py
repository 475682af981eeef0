"""One's own history on pages without script: picked up, counted, as files, carried once, deleted for good."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.tables.run.identities import GOOD
from arbitre.web import auth
from tests.web.days import DAY, GAME, SetTime, give_up
from tests.web.serving import Browser, Served


@pytest.fixture
def time() -> SetTime:
    return SetTime()


@pytest.fixture
def server(tmp_path: Path, time: SetTime) -> Iterator[Served]:
    with Served(tmp_path / "history.db", now=time) as made:
        yield made


def listed(browser: Browser) -> list[str]:
    """The tables in somebody's history."""
    page = browser.get("/history").text
    return re.findall(r'href="/t/([0-9a-f]+)"', page.partition('id="list"')[2])


def link_of(browser: Browser) -> str:
    page = browser.submit("/history/carry").text
    assert "<svg" in page.partition('class="qr-box"')[2]
    return str(re.findall(r'value="http://[^/]+(/history/from/[^"]+)"', page)[0])


def test_games_are_counted_and_given_as_files(server: Served) -> None:
    with server.browser() as browser, server.browser() as other:
        assert "There is nothing yet" in browser.get("/history").text
        assert auth.ME not in browser.cookies  # nothing is made before it is needed
        assert browser.get("/history.json").status_code == 404
        first, second = browser.play(GAME), browser.play("power")
        give_up(browser, first)
        assert set(listed(browser)) == {first, second}
        assert listed(other) == []
        kept = browser.get("/history.json").json()
        assert {one["table"]: one["state"] for one in kept["games"]} == {
            first: "lost",
            second: "going",
        }
        assert kept["counted"][GAME]["lost"] == 1
        rows = list(csv.DictReader(io.StringIO(browser.get("/history.csv").text)))
        assert {row["table"] for row in rows} == {first, second}
        assert next(row for row in rows if row["table"] == first)["edition"].startswith("recon")


def test_tables_from_before_are_picked_up(server: Served) -> None:
    with server.browser() as browser:
        table = browser.play(GAME)
        give_up(browser, table)
        browser.cookies.delete(auth.ME)  # as in a browser that sat there before there were any
        assert listed(browser) == [table]
        assert browser.cookies[auth.ME]


def test_deleted_for_good(server: Served, time: SetTime) -> None:
    with server.browser() as browser, server.browser() as phone:
        table = browser.play(GAME)
        give_up(browser, table)
        phone.submit(link_of(browser))
        assert listed(phone) == [table]
        browser.submit("/history/delete")  # not without being sure
        assert listed(browser) == [table]
        answer = browser.submit("/history/delete", sure="1")
        assert "deleted for good" in answer.text
        assert listed(browser) == [] == listed(phone)
        assert browser.get(f"/t/{table}").status_code == 200  # the table stays
        time.now += 1000
        later = browser.play(GAME)  # and nothing is kept until it is wanted
        assert listed(browser) == []
        time.now += 1000
        browser.submit("/history/begin")
        assert listed(browser) == [later]  # of what came after, not what was deleted
        phone.play(GAME)
        assert table not in listed(phone)


def test_links_that_are_good_no_more(server: Served, time: SetTime) -> None:
    with server.browser() as browser, server.browser() as phone, server.browser() as thief:
        table = browser.play(GAME)
        link = link_of(browser)
        assert phone.get(link).status_code == 200  # looking does not use it up
        assert phone.get(link).status_code == 200
        phone.submit(link)
        assert listed(phone) == [table]
        assert thief.submit(link).status_code == 404
        assert thief.get(link).status_code == 404
        link = link_of(browser)
        time.now += GOOD
        assert thief.submit(link).status_code == 404
        own = browser.cookies[auth.ME]
        for foreign in (f"/history/from/{own}", "/history/from/x", f"/history/from/{'x' * 22}"):
            assert thief.get(foreign).status_code == 404
            assert thief.submit(foreign).status_code == 404
        assert listed(thief) == []
        thief.cookies.set(auth.ME, "y" * 22, domain="127.0.0.1", path="/")
        assert listed(thief) == []
        assert thief.submit("/history/carry").status_code == 404
        for odd in ("off.", "off.x", "off." + "9" * 400, "é", "../x"):
            answer = thief.get("/history", headers={b"cookie": f"{auth.ME}={odd}".encode()})
            assert answer.status_code == 200
        assert browser.post("/history/delete", data={"sure": "1"}).status_code == 403
        assert listed(browser) == [table]


def test_the_cookie_of_who_comes_back_lasts_anew(server: Served, time: SetTime) -> None:
    with server.browser() as browser:
        first = browser.play(GAME)
        secret = browser.cookies[auth.ME]
        assert auth.ME not in browser.get("/history").headers.get("set-cookie", "")
        time.now += 300 * DAY
        again = browser.get("/history").headers.get_list("set-cookie")
        assert any(one.startswith(f"{auth.ME}={secret};") for one in again)
        # it was just now, so it is no news
        assert auth.ME not in browser.get("/history").headers.get("set-cookie", "")
        assert browser.cookies[auth.ME] == secret
        assert listed(browser) == [first]
