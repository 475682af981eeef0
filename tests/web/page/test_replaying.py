"""A record that is only looked at: from a file, from pasted text, from a program."""

from __future__ import annotations

import re
from html import unescape

import pytest

from arbitre.core.record import read_record
from arbitre.core.record_view import HIDDEN
from arbitre.web.client import Denied
from tests.core.test_record_view import DEAD, view_of
from tests.web.page.test_sharing import text_of
from tests.web.serving import Served, headline


def port_view() -> str:
    record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    return view_of(record, ("port",), 200)


def test_a_finished_game_is_gone_through_by_anybody(served: Served) -> None:
    text = text_of("power", "two")
    with served.browser() as browser, served.browser() as stranger:
        page = browser.submit("/replay", pasted=text)
        assert page.status_code == 200
        path = page.url.path
        assert path.startswith("/t/")
        assert "Looking" not in headline(page.text)
        for one in (browser, stranger):
            assert one.get(f"{path}/record").text == text
            assert 'data-steps="6"' in one.get(path).text  # a round is a step
            assert one.get(f"{path}?at=3").status_code == 200
            # nobody has a seat, and it is in nobody's list
            assert path not in one.get("/tables").text
            assert not [name for name in one.cookies if name.startswith("arbitre-t-")]


def test_nothing_can_be_done_there(served: Served) -> None:
    table = served.api().replay(text_of("power", "two"))
    status = table.sight()["status"]
    assert (status["replay"], status["archived"], status["over"]) == ("record", True, True)
    for kind in ("move", "take", "say", "rematch", "resign"):
        with pytest.raises(Denied):
            table.act(kind, "north", move="", name="x", text="x")
    assert table.sight()["status"]["revision"] == status["revision"]


def test_an_unfinished_game_stops_where_its_record_does(served: Served) -> None:
    text = text_of("sans_allies", "captain")
    lines = text.splitlines()
    text = "\n".join([line for line in lines[:60] if not line.startswith("seed ")]) + "\n"
    table = served.api().replay(text)
    status = table.sight()["status"]
    assert status["lines"] == len(read_record(text).entries)
    assert not status["over"]
    assert status["awaited"] == []
    assert not status["chance"]
    with served.browser() as browser:
        page = browser.get(f"/t/{table.id}").text
        assert headline(page) == "A recorded game, to be looked at"
        assert "data-line=" not in page
        assert browser.get(f"/t/{table.id}/record").text == text


def test_a_seats_view_shows_what_that_seat_saw(served: Served) -> None:
    view = port_view()
    with served.browser() as browser:
        page = browser.submit("/replay", pasted=view)
        assert page.status_code == 200
        table = page.url.path.rpartition("/")[2]
        status = served.api().table(table).sight()["status"]
        assert (status["replay"], status["mine"]) == ("view", [])
        assert browser.get(f"/t/{table}/record").text == view
        # hidden lines stay so, and what was made up is nowhere
        record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
        hidden = [line for line in view.splitlines() if line.endswith(f" {HIDDEN}")]
        whole = record.watch()
        at = 0
        for step in range(1, status["steps"] + 1):
            past = browser.get(f"/api/v1/tables/{table}/history/{step}").json()
            for line in past["events"][0]["lines"]:
                at = line["number"]
                assert (line["move"] is None) == (f"{at} {line['seat']} {HIDDEN}" in hidden)
            while True:
                entry, position, _ = next(whole)
                if entry.number == at:
                    break
            assert past["view"] == position.view("port").data
        assert browser.get(f"/t/{table}/picture.svg?at=5").status_code == 200
        assert browser.get(f"/t/{table}?seat=starboard").status_code == 403


def test_a_file_is_taken_as_well(served: Served) -> None:
    with served.browser() as browser:
        files = {"record": ("game.arb", text_of("power", "two").replace("\n", "\r\n").encode())}
        page = browser.post("/replay", data={"form": browser.secret()}, files=files)
        assert page.status_code == 200
        assert page.url.path.startswith("/t/")


def said(served: Served, text: str, lang: str = "en") -> str:
    """What is said of a record that cannot be shown."""
    with served.browser(lang) as browser:
        page = browser.submit("/replay", pasted=text)
        assert page.status_code == 422
        assert page.url.path == "/replay"
        assert "<textarea" in page.text
        found = re.search(r'role="alert">(.*?)</p>', page.text, re.DOTALL)
        assert found
        return unescape(found[1])


def test_a_broken_record_is_said_with_its_line_and_reason(served: Served) -> None:
    text = text_of("power", "two")
    assert said(served, "") == "No record was given." or said(served, "")
    assert "no Arbitre record" in said(served, "hello")
    lines = text.splitlines()
    gap = lines.index("")
    broken = [*lines]
    broken[gap + 2] = broken[gap + 2][:-1] + ("0" if broken[gap + 2][-1] != "0" else "1")
    assert said(served, "\n".join(broken)).startswith(f"Line {gap + 3}: the hash")
    assert said(served, "\n".join(broken), "fr").startswith(f"Ligne {gap + 3}\u00a0:")
    rules = [line.replace("rules 1", "rules 99") for line in lines]
    assert "99" in said(served, "\n".join(rules))
    chess = [line.replace("game power", "game chess") for line in lines]
    assert "chess" in said(served, "\n".join(chess))
    view = port_view().splitlines()
    assert said(served, "\n".join([*view[:60], "52 port harbor harbor", ""])).startswith("Line 61")
    assert "view" in said(served, "\n".join(["arbitre record view 9", *view[1:]]))
    script = said(served, "<script>alert(1)</script>")
    assert "script" not in script


def test_a_file_that_is_no_text_or_empty_is_said_where_it_was_given(served: Served) -> None:
    for content, words in ((b"\x00\xff\x01" * 500, "not text"), (b"", "choose the file")):
        with served.browser() as browser:
            files = {"record": ("game.arb", content)}
            page = browser.post("/replay", data={"form": browser.secret()}, files=files)
            assert page.status_code == 422
            assert "<textarea" in page.text
            assert words in page.text


def test_a_solitaire_that_was_lost_is_lost_by_nobody_else(served: Served) -> None:
    """Whoever only looks on is told how it ended, not that everybody lost."""
    table = served.api().replay(text_of("sans_allies", "captain"))
    with served.browser() as browser:
        page = browser.get(f"/t/{table.id}").text
    head = page.partition('class="headline over"')[2].partition("</p>")[0]
    assert "Everybody" not in head
    assert "Victory" not in head


def test_a_pasted_record_comes_back_escaped(served: Served) -> None:
    with served.browser() as browser:
        page = browser.submit("/replay", pasted="</textarea><script>alert(1)</script>")
        assert "<script>alert" not in page.text
        assert "&lt;/textarea&gt;" in page.text


def test_another_sites_form_is_refused(served: Served) -> None:
    with served.browser() as browser:
        answer = browser.post("/replay", data={"pasted": text_of("power", "two"), "form": "x"})
        assert answer.status_code == 403
