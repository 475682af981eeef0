"""Playing on pages without scripts, and by the API: together, at one screen, step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.core.record import read_record
from arbitre.web.client import Denied
from tests.web.serving import Browser, Served, headline, hidden

OPEN = {"kind": "open"}
ME = {"kind": "person"}


def actions(page: str) -> list[str]:
    return re.findall(r'name="line" value="([^"]+)"', page)


def test_a_sheet_is_written_changed_and_sent_with_forms_alone(served: Served) -> None:
    with served.browser() as browser:
        made = served.api().create("power", seats=[ME, *[OPEN] * 3])
        browser.get(f"/seat/{made.created['seats']['green']}")
        here = f"/t/{made.id}"
        page = browser.get(here).text
        for line in ("T HQ G8", "C HQ G1"):
            page = browser.submit(f"{here}/draft", op="add", line=line, seat="green", stay="1").text
        said = re.findall(r'class="draft-said">(.*?)<', page)
        assert said == ["tank: HQG → G8", "cruiser: HQG → G1"]
        page = browser.submit(f"{here}/draft", op="up", index="1", seat="green", stay="1").text
        assert re.findall(r'class="draft-said">(.*?)<', page) == [
            "cruiser: HQG → G1",
            "tank: HQG → G8",
        ]
        page = browser.submit(f"{here}/draft", op="remove", index="0", seat="green", stay="1").text
        assert re.findall(r'class="draft-said">(.*?)<', page) == ["tank: HQG → G8"]
        # a line that the rules refuse is kept, and says why
        page = browser.submit(
            f"{here}/draft", op="add", line="T HQ X9", seat="green", stay="1"
        ).text
        assert '<p class="draft-ruling">' in page
        page = browser.submit(
            f"{here}/draft", op="less", line="T HQ X9", seat="green", stay="1"
        ).text
        assert '<p class="draft-ruling">' not in page
        page = browser.submit(f"{here}/send", seat="green").text
        assert headline(page).startswith("Your decision is in.")
        assert 'data-act="recall"' in page
        page = browser.submit(f"{here}/act", kind="recall", seat="green").text
        assert headline(page) == "Your turn"


def test_a_choice_is_sent_with_one_click(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        page = browser.get(f"/t/{table}").text
        assert actions(page)[0] == "end"  # what ends it stands first
        before = served.api().table(table).sight()["status"]["lines"]
        browser.submit(f"/t/{table}/draft", op="add", line="end", seat="invader")
        assert served.api().table(table).sight()["status"]["lines"] > before


def test_friends_join_by_the_invitation_and_a_used_one_says_so(served: Served) -> None:
    with served.browser() as host, served.browser() as friend, served.browser() as late:
        answer = host.submit(
            "/new/dead_reckoning", "/new/dead_reckoning", count="2", name="Ann",
            **{"seat-0": "me", "seat-1": "open"},
        )  # fmt: skip
        assert answer.status_code == 200
        table = answer.url.path.rpartition("/")[2]
        link = hidden(host.get(f"/t/{table}/invite").text, "readonly value")
        assert link.startswith(served.url + "/join/")
        path = link.removeprefix(served.url)
        seat = re.findall(r'name="seat" value="([^"]+)"', friend.get(path).text)
        assert len(seat) == 1
        joined = friend.submit(path, path, seat=seat[0], name="Bob <i>")
        assert joined.url.path == f"/t/{table}"
        assert "Bob &lt;i&gt;" in host.get(f"/t/{table}").text
        assert "Bob <i>" not in host.get(f"/t/{table}").text
        # the one who sits goes to their table; a third one finds no seat
        assert friend.get(path).url.path == f"/t/{table}"
        full = late.get(path)
        assert full.status_code == 410
        taken = late.submit(path, path, seat=seat[0], name="Eve")
        assert taken.status_code == 409
        assert "Bob" in host.get(f"/t/{table}").text


def test_a_seat_is_carried_to_another_device(served: Served) -> None:
    with served.browser() as desk, served.browser() as phone:
        table = desk.play("sans_allies")
        page = desk.get(f"/t/{table}/carry").text
        assert "<svg" in page
        phone.get(hidden(page, "readonly value").removeprefix(served.url))
        assert headline(phone.get(f"/t/{table}").text) == "Your turn"


def test_two_people_at_one_screen_are_covered_from_each_other(served: Served) -> None:
    with served.browser() as browser:
        made = browser.submit(
            "/new/power", "/new/power", count="2", **{"seat-0": "me", "seat-1": "here"}
        )
        cover = made.text
        assert "<svg xmlns" not in cover.replace('<svg viewBox="0 0 24 24"', "")
        table = made.url.path.rpartition("/")[2]
        assert re.findall(r"seat=(\w+)", cover) == ["north", "south"]
        browser.submit(f"/t/{table}/draft", op="add", line="T HQG G8", seat="north", stay="1")
        north = browser.get(f"/t/{table}?seat=north").text
        south = browser.get(f"/t/{table}?seat=south").text
        assert re.findall(r'class="draft-said">(.*?)<', north) == ["Green · tank: HQG → G8"]
        assert "draft-said" not in south
        assert "draft-said" not in browser.get(f"/t/{table}").text


def test_the_whole_game_can_be_stepped_through_from_ones_own_view(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        for _ in range(3):
            browser.submit(f"/t/{table}/draft", op="add", line="end", seat="invader")
        status = browser.get(f"/api/v1/tables/{table}").json()["status"]
        first = browser.get(f"/t/{table}?at=0").text
        now = browser.get(f"/t/{table}").text
        assert "Turn 1" in re.sub("<[^>]+>", "", first.partition("data-picture")[2])
        assert first != now
        for number in range(status["steps"] + 1):
            data = browser.get(f"/api/v1/tables/{table}/history/{number}?format=page").json()
            assert (data["step"], data["steps"]) == (number, status["steps"])
        assert (
            browser.get(f"/api/v1/tables/{table}/history/{status['steps'] + 1}").status_code == 404
        )
        assert browser.get(f"/t/{table}?at=zzz").status_code == 200


def test_a_game_is_saved_and_imported(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        browser.submit(f"/t/{table}/draft", op="add", line="end", seat="invader")
        record = browser.get(f"/t/{table}/record")
        assert "attachment" in record.headers["content-disposition"]
        api = served.api()
        finished = api.create("power", seats=[ME] * 4, options={"rounds": 1})
        for seat in ("green", "blue", "yellow", "red"):
            finished.move(seat, "C HQ IX")
        text = finished.record()
        assert list(read_record(text).replay())
        answer = browser.post(
            "/import", data={"form": browser.secret()}, files={"record": ("g.arb", text)}
        )
        assert answer.status_code == 200
        assert "/t/" in answer.url.path
        wrong = browser.post(
            "/import", data={"form": browser.secret()}, files={"record": ("g.arb", text[:-20])}
        )
        assert wrong.status_code == 422
        assert browser.submit("/import", record="").status_code == 422


def test_the_form_of_a_new_table_begins_with_what_is_usual(served: Served) -> None:
    """Sent as it is, it makes the table that one click makes."""
    with served.browser() as browser:
        page = browser.get("/new/sans_allies").text
        fields = dict(re.findall(r'<input type="checkbox" name="(\w+)" value="1"( checked)?', page))
        assert fields == {"hints": " checked", "spectators": " checked", "companion": ""}
        chosen = dict(
            re.findall(r'<select name="([\w-]+)"[^>]*>.*?value="([^"]*)" selected', page, re.DOTALL)
        )
        assert chosen["seat-0"] == "me"
        assert (chosen["per_move"], chosen["at_end"], chosen["undo"]) == ("0", "sheet", "consent")
        answer = browser.submit("/new/sans_allies", hints="1", spectators="1", **chosen)
        table = browser.get(f"/api/v1{answer.url.path.replace('/t/', '/tables/')}").json()["status"]
        assert (table["hints"], table["spectators"], table["companion"]) == (True, True, False)
        assert table["mine"] == ["invader"]


def test_a_wrong_form_comes_back_with_what_was_filled_in(served: Served) -> None:
    with served.browser() as browser:
        answer = browser.submit(
            "/new/power", "/new/power", count="4", title="Thursday", **{"option-rounds": "lots"}
        )
        assert answer.status_code == 422
        assert 'role="alert"' in answer.text
        assert 'value="Thursday"' in answer.text
        own = browser.post(
            "/new/sans_allies",
            data={"form": browser.secret(), "seat-0": "me"},
            files={"embedded": ("mine.toml", "name = 3")},
        )
        assert own.status_code == 422
        template = browser.get("/games/sans_allies/edition.toml")
        assert template.status_code == 200


def test_chat_is_escaped_limited_and_private_where_it_is(served: Served) -> None:
    made = served.api().create("power", seats=[ME] * 3 + [OPEN])
    tokens = made.created["seats"]
    with served.browser() as green, served.browser() as blue:
        green.get(f"/seat/{tokens['green']}")
        blue.get(f"/seat/{tokens['blue']}")
        said = "<script>alert(1)</script> & «salut»"
        assert (
            green.submit(f"/t/{made.id}/act", kind="say", seat="green", text=said).status_code
            == 200
        )
        page = blue.get(f"/t/{made.id}").text
        assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; «salut»" in page
        green.submit(f"/t/{made.id}/act", kind="say", seat="green", text="psst", to="yellow")
        assert "psst" in green.get(f"/t/{made.id}").text
        assert "psst" not in blue.get(f"/t/{made.id}").text
        long = green.submit(f"/t/{made.id}/act", kind="say", seat="green", text="x" * 501)
        assert long.status_code == 413
        name = green.submit(f"/t/{made.id}/act", kind="name", seat="green", name="y" * 41)
        assert name.status_code == 413


def test_everything_a_page_does_the_api_does(served: Served) -> None:
    api = served.api()
    assert {one["id"] for one in api.games()} >= {"power", "sans_allies", "dead_reckoning"}
    table = api.create("power", seats=[ME] * 4, options={"rounds": 2})
    look = table.sight("blue")
    assert look["seat"] == "blue"
    assert "I HQ B4" in look["moves"]
    draft = table.draft("blue", ["I HQ B4", "I HQ Q9"])
    assert [line["ruling"] is None for line in draft["draft"]["lines"]] == [True, False]
    assert table.sight("blue")["status"]["drafts"]["blue"]["lines"] == ["I HQ B4", "I HQ Q9"]
    table.act("name", "blue", name="Bea")
    table.act("say", "blue", text="hello")
    table.move("blue", ["I HQ B4"])
    table.act("recall", "blue")
    for _ in range(2):
        for seat in ("green", "blue", "yellow", "red"):
            table.move(seat, "C HQ IX" if table.sight(seat)["status"]["round"] == 1 else "")
    assert table.sight()["status"]["over"]
    assert len(table.history(1)["events"]) == 1
    after = table.act("rematch")
    assert after["location"] == f"/t/{table.id}/next"
    assert api.table(after["table"], table.client.tokens).sight()["status"]["mine"]
    listed = {one["id"] for one in table.client.mine()}
    assert {table.id, after["table"]} & listed


def test_a_rematch_takes_everybody_along(served: Served) -> None:
    with served.browser() as browser:
        made = served.api().create("power", seats=[ME] * 4, options={"rounds": 1})
        for token in made.created["seats"].values():
            browser.get(f"/seat/{token}")
        for seat in ("green", "blue", "yellow", "red"):
            made.move(seat, "")
        assert browser.get(f"/t/{made.id}/next").status_code == 404
        made.act("rematch")
        following = browser.get(f"/t/{made.id}/next")
        assert following.status_code == 200
        assert following.url.path != f"/t/{made.id}"
        assert "page-i-am" not in following.text
        assert following.text.count("?seat=") == 4


def test_sent_twice_is_done_once(served: Served) -> None:
    table = served.api().create("power", seats=[ME] * 4)
    first = table.act("say", "green", key="again-1", text="once")
    second = table.act("say", "green", key="again-1", text="once")
    assert not first["again"]
    assert second["again"]
    assert [line["text"] for line in table.sight()["status"]["chat"]] == ["once"]
    # the key is green's: for something else they need another, blue may have the same, a stranger nothing
    with pytest.raises(Denied) as refused:
        table.act("move", "green", key="again-1", move="-")
    assert (refused.value.status, refused.value.code) == (422, "bad")
    assert not table.act("say", "blue", key="again-1", text="once")["again"]
    stranger = served.api().table(table.id)
    for key in ("again-1", "free"):
        with pytest.raises(Denied) as refused:
            stranger.act("say", "green", key=key, text="once")
        assert refused.value.status == 403


def test_live_listeners_see_what_they_may(served: Served) -> None:
    table = served.api().create("power", seats=[ME] * 4)
    public = served.api().table(table.id)
    states = public.listen()
    first = next(states)
    assert first["status"]["mine"] == []
    table.move("green", "C HQ IX")
    second = next(states)
    assert [one["ready"] for one in second["status"]["seats"]] == [True, False, False, False]
    assert second["status"]["held"] == {}
    for seat in ("blue", "yellow", "red"):
        table.move(seat, "C HQ IX")
    while not second["events"]:
        second = next(states)
    assert any(event["event"] == "bounce" for step in second["events"] for event in step["events"])
    states.close()


def test_a_page_listens_and_gets_parts_and_a_picture(served: Served) -> None:
    table = served.api().create("sans_allies", seats=[ME])
    states = table.listen(format="page")
    first = next(states)
    parts = {"status", "hands", "decision", "seats", "panels", "log", "chat", "ending"}
    assert set(first["html"]) == parts
    assert first["picture"]["board"]
    assert "end" in [touch["line"] for touch in first["touches"]]  # a rich deal may attack at once
    table.move("invader", ["end"])
    second = next(states)
    assert second["beats"]
    assert "board" not in second["picture"]  # the key is the same
    assert 'class="clause"' in second["html"]["log"]
    states.close()
    known = first["picture"]["key"]
    again = table.listen(format="page", key=known)
    assert "board" not in next(again)["picture"]
    again.close()


def test_a_live_connection_to_nothing_is_told_so(served: Served) -> None:
    with pytest.raises(Denied, match="no such table"):
        next(served.api().table("nosuchtable").listen())


def test_bots_play_and_give_hints(tmp_path: Path) -> None:
    with Served(tmp_path / "bots.db", bots=True) as served, served.browser() as browser:
        table = browser.play("power")
        page = browser.submit(f"/t/{table}/hint", seat="green")
        assert page.status_code == 200
        assert '<ul class="sheet"><li>' in page.text
        browser.submit(f"/t/{table}/send", seat="green")
        states = served.api(*_tokens(browser, table)).table(table).listen()
        state = next(states)
        while state["status"]["round"] == 1:
            state = next(states)
        states.close()
        assert state["status"]["awaited"]


def _tokens(browser: Browser, table: str) -> list[str]:
    value = browser.cookies.get(f"arbitre-t-{table}") or ""
    return value.partition("~")[2].split(".")


def test_absence_talk_and_the_clocks_bot_are_chosen_with_the_table(served: Served) -> None:
    with served.browser() as browser:
        page = browser.get("/new/power").text
        for field in ("clock_bot", "absent", "talk"):
            assert f'<select name="{field}">' in page
        assert '<select name="talk">' not in browser.get("/new/sans_allies").text
        fields = {"seat-0": "me", "seat-1": "here", "seat-2": "open", "seat-3": "random:"}
        made = browser.submit(
            "/new/power", count="4", absent="3600", talk="60", per_move="600", at_end="bot",
            clock_bot="random", **fields,
        )  # fmt: skip
        table = made.url.path.rpartition("/")[2]
        status = browser.get(f"/api/v1/tables/{table}").json()["status"]
        assert status["absent"] == 3600
        assert status["clock"]["writing_from"] - status["clock"]["now"] <= 60_000
        assert "Whoever is awaited for an hour may be skipped" in browser.get(
            f"/t/{table}?seat=green"
        ).text.replace("\u2068", "").replace("\u2069", "")
        wrong = browser.submit("/new/power", clock_bot="nobody", absent="5", **fields)
        assert wrong.status_code == 422


def test_a_name_is_remembered_and_a_host_is_carried_along(served: Served) -> None:
    with served.browser() as browser, served.browser() as phone:
        browser.submit("/settings", name="Ada")
        table = browser.play("power")
        seats = browser.get(f"/api/v1/tables/{table}").json()["status"]["seats"]
        assert seats[0]["name"] == "Ada"
        links = re.findall(
            r'readonly value="[^"]*(/seat/[^"]+)"', browser.get(f"/t/{table}/carry").text
        )
        assert len(links) == 2
        phone.get(links[1])
        status = phone.get(f"/api/v1/tables/{table}").json()["status"]
        assert (status["host"], status["mine"]) == (True, [])
        assert f'href="/t/{table}/carry"' in phone.get(f"/t/{table}").text


def test_a_page_that_waits_looks_again_without_a_script(served: Served) -> None:
    with served.browser() as browser, served.browser() as other:
        table = browser.play("sans_allies")
        assert 'http-equiv="refresh"' not in browser.get(f"/t/{table}").text
        assert 'http-equiv="refresh"' in other.get(f"/t/{table}").text
        browser.submit(f"/t/{table}/act", kind="resign", seat="invader")
        assert 'http-equiv="refresh"' not in other.get(f"/t/{table}").text


def test_a_sheet_that_waits_is_read_in_ones_own_language(served: Served) -> None:
    table = served.api().create("power", seats=[{"kind": "person"}] * 4)
    table.move("green", ["I HQ G4", "T HQ G8"])
    in_words = {
        "en": ["infantry: HQG → G4", "tank: HQG → G8"],
        "fr": ["Soldat\u00a0: HQV → V4", "Tank\u00a0: HQV → V8"],
    }
    for lang, lines in in_words.items():
        with served.browser(lang) as browser:
            browser.get(f"/seat/{table.created['seats']['green']}")
            page = browser.get(f"/t/{table.id}").text
            sheet = re.search(r'<ul class="sheet">(.*?)</ul>', page, re.DOTALL)
            assert sheet
            assert re.findall(r"<li>(.*?)</li>", sheet[1]) == lines


def test_the_answer_to_a_draft_tells_the_revision_it_was_made_at(served: Served) -> None:
    table = served.api().create("power", seats=[ME] * 4)
    before = table.sight()["status"]["revision"]
    assert table.draft("green", ["T HQ V8"])["revision"] == before  # a draft is no act
    table.act("say", "green", text="hello")
    assert table.draft("green", [])["revision"] == before + 1
