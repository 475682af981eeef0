"""What goes wrong gets a clear sentence in the reader's language, the right status, and loses nothing."""

from __future__ import annotations

import html
import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from arbitre.cli import run
from arbitre.tables.house import House
from arbitre.tables.refusal import BUSY, refused
from arbitre.web.client import Client, Denied
from tests.web.serving import Served

ME = {"kind": "person"}
OPEN = {"kind": "open"}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nope", 404),
        ("/rules/chess", 404),
        ("/rules/power/PW-ZZ9", 404),
        ("/new/chess", 404),
        ("/games/chess/picture.svg", 404),
        ("/t/0000000000000000", 404),
        ("/t/..%2f..%2fetc", 404),
        ("/t/%00", 404),
        ("/join/AAAAAAAAAAAAAAAAAAAAAA", 404),
        ("/seat/AAAAAAAAAAAAAAAAAAAAAA", 404),
        ("/seat/short", 404),
        ("/t/0000000000000000/next", 404),
        ("/t/0000000000000000/record", 404),
        ("/static/../app.py", 404),
        ("/static/nothing.css", 404),
        ("/api/v1/nope", 404),
        ("/api/v1/tables/0000000000000000", 404),
        ("/api/v1/tables/0000000000000000/history/0", 404),
        ("/api/v1/games/chess", 404),
        ("/api/v1/games?lang=de", 422),
        ("/play/power", 405),
    ],
)
def test_what_is_not_there(served: Served, path: str, status: int) -> None:
    texts = []
    for lang in ("fr", "en"):
        with served.browser(lang) as browser:
            answer = browser.get(path)
        assert answer.status_code == status
        if path.startswith("/api/"):
            texts.append(answer.json()["error"]["text"])
        else:
            found = re.search(r'role="alert">(.*?)<', answer.text)
            assert found
            texts.append(found[1])
    assert texts[0] != texts[1]
    assert all(texts)


def denied(attempt: object) -> tuple[int, str]:
    with pytest.raises(Denied) as found:
        attempt()  # type: ignore[operator]
    assert found.value.text
    return found.value.status, found.value.code


def test_out_of_turn_stale_illegal_and_over(served: Served) -> None:
    table = served.api().create("power", seats=[ME] * 4, options={"rounds": 2})
    seen = table.sight("green")["status"]["revision"]
    assert denied(lambda: table.act("move", "purple", move="")) == (404, "unknown")
    pair = served.api().create("dead_reckoning", seats=[ME] * 2)
    waiting = [one["seat"] for one in pair.sight()["status"]["seats"] if not one["awaited"]]
    assert denied(lambda: pair.move(waiting[0], "end")) == (409, "illegal")  # out of turn
    table.move("green", "C HQ IX")
    for seat in ("blue", "yellow", "red"):
        table.move(seat, "C HQ IX")
    assert denied(lambda: table.act("move", "green", revision=seen, move="T HQ G8")) == (
        409,
        "stale",
    )
    assert denied(lambda: table.act("recall", "green"))[0] == 409
    for seat in ("green", "blue", "yellow", "red"):
        table.move(seat, "")
    assert table.sight()["status"]["over"]
    assert denied(lambda: table.move("green", "")) == (410, "over")
    table.act("archive")
    assert denied(lambda: table.act("say", "green", text="hello")) == (410, "over")
    assert table.sight()["status"]["archived"]


def test_the_rules_say_no_with_their_clause(served: Served) -> None:
    table = served.api().create("sans_allies", seats=[ME])
    before = table.sight("invader")["status"]
    assert before["lines"] > 0  # what was dealt
    with pytest.raises(Denied) as found:
        table.move("invader", "attack A1 with 9P")
    assert found.value.status in (409, 422)
    after = table.sight("invader")["status"]
    assert (after["lines"], after["revision"]) == (before["lines"], before["revision"])


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"game": 3}',
        b'{"game": "power", "seats": "all"}',
        b'{"game": "power", "surprise": 1}',
        b'{"game": "power", "options": {"rounds": "many"}}',
        b'{"game": "power", "seats": [{"kind": "bot", "bot": "nobody"}]}',
        b'{"game": "power", "edition": "lost"}',
        b'{"game": "power", "embedded": "name = 1"}',
        b'{"game": "nothing"}',
        b'{"game": "power", "clock": {"per_move": -1}}',
        b"[" * 5000,
    ],
    ids=lambda body: body[:20],
)
def test_a_table_cannot_be_made_from_nonsense(served: Served, body: bytes) -> None:
    answer = httpx.post(
        f"{served.url}/api/v1/tables", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == (400 if body[:9] == b"[" * 9 else 422), answer.text
    assert answer.json()["error"]["text"]


def test_nonsense_in_forms(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        here = f"/t/{table}"
        assert browser.submit(f"{here}/act", kind="explode").status_code == 422
        assert browser.submit(f"{here}/draft", op="juggle", seat="invader").status_code == 422
        assert (
            browser.submit(f"{here}/draft", op="add", line="zz", seat="nobody").status_code == 403
        )
        assert (
            browser.submit(f"{here}/draft", op="remove", index="99", seat="invader").status_code
            == 422
        )
        refused = browser.submit(f"{here}/send", seat="invader")
        assert refused.status_code == 409  # nothing is decided yet
        assert browser.post(f"{here}/act", content=b"\xff" * 50).status_code in (400, 403, 422)
        assert browser.get(here).status_code == 200


def test_serve_says_in_one_line_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database at all" * 200)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        cases = [
            (["--port", str(port)], f"port {port} of 127.0.0.1 is in use"),  # no 39,606
            (["--port", "99999"], "--port"),
            (["--host", "203.0.113.9", "--port", "0"], "no address of this machine"),
            (["--base-url", "example.org"], "no address"),
            (["--base-url", "ftp://example.org"], "no address"),
            (["--port", "0", "--db", str(broken)], "broken.db"),
            (["--port", "0", "--db", str(tmp_path / "no" / "folder" / "x.db")], "x.db"),
            (["--port", "0", "--db", "mysql://x"], "address of a store"),
        ]
        for arguments, words in cases:
            assert run(["serve", "--no-open", *arguments]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert len(err.splitlines()) == 1, err
            assert words in err
    assert broken.read_bytes() == b"this is no database at all" * 200


def test_serve_answers_stops_at_ctrl_c_and_keeps_everything(tmp_path: Path) -> None:
    arguments = [
        sys.executable,
        "-m",
        "arbitre",
        "serve",
        "--port",
        "0",
        "--db",
        str(tmp_path / "t.db"),
    ]
    for number in range(2):
        with subprocess.Popen(
            arguments,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "en_GB.UTF-8", "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        ) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            assert url.startswith("http://127.0.0.1:")
            client = Client(url)
            if number == 0:
                table = client.create("sans_allies", seats=[ME])
                table.move("invader", ["end"])
                lines = table.sight()["status"]["lines"]
                states = table.listen()
                next(states)  # somebody is still there when it stops
            else:
                again = client.table(table.id, table.client.tokens).sight()
                assert again["status"]["lines"] == lines
            server.send_signal(signal.SIGINT)
            assert server.wait(30) == 0
            assert server.stderr is not None
            assert "Traceback" not in server.stderr.read()
        if number == 0:
            states.close()


def test_a_store_that_is_away_is_said_and_nothing_is_lost(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = served.api(lang="fr").create("sans_allies", seats=[ME])

    async def away(*given: object, **more: object) -> None:
        raise refused(BUSY, "store-busy")

    with monkeypatch.context() as patched:
        patched.setattr(House, "act", away)
        assert denied(lambda: table.act("say", "invader", text="hello")) == (503, "busy")
        with served.browser() as browser:
            browser.get(f"/seat/{table.created['seats']['invader']}")
            page = browser.submit(f"/t/{table.id}/act", kind="say", seat="invader", text="hello")
            assert page.status_code == 503
            assert page.headers["retry-after"]
    table.act("say", "invader", text="again")
    assert [line["text"] for line in table.sight()["status"]["chat"]] == ["again"]


@pytest.mark.parametrize(
    ("path", "content", "status"),
    [
        ("send", '{"seat": "invader", "revision": "²"}', 409),
        ("send", f'{{"seat": "invader", "revision": "{"9" * 5000}"}}', 409),
        ("draft", '{"seat": "invader", "op": "remove", "index": "²"}', 422),
        ("act", "[" * 100_000, 422),
        ("act", '{"kind": "\\ud800"}', 422),
        ("act", '{"kind": "say", "form": "\\ud800"}', 422),
    ],
    ids=range(6),
)
def test_numbers_and_texts_that_are_none(
    served: Served, path: str, content: str, status: int
) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        headers = {"content-type": "application/json", "x-arbitre": "1"}
        answer = browser.post(f"/t/{table}/{path}", content=content.encode(), headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]["text"]


def test_an_option_whose_name_is_no_text(served: Served) -> None:
    answer = httpx.post(
        f"{served.url}/api/v1/tables",
        content=b'{"game": "power", "options": {"\\ud800": 1}}',
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 422
    assert "options.?" in answer.json()["error"]["text"]


def test_a_live_connection_from_a_step_that_is_none(served: Served) -> None:
    table = served.api().create("sans_allies", seats=[ME])
    for since in ("²", "9" * 30, "-1"):
        states = table.listen(**{"from": since})
        assert next(states)["type"] == "state"
        states.close()


def test_without_a_script_a_page_sent_twice_decides_once(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        page = browser.get(f"/t/{table}").text
        seen = re.search(r'name="revision" value="(\d+)"', page)
        assert seen
        fields = {"seat": "invader", "op": "add", "line": "end", "revision": seen[1]}
        assert browser.submit(f"/t/{table}/draft", **fields).status_code == 200
        lines = browser.get(f"/api/v1/tables/{table}").json()["status"]["lines"]
        again = browser.submit(f"/t/{table}/draft", **fields)
        assert again.status_code == 409
        assert f'href="/t/{table}"' in again.text  # the page leads back to the table
        assert browser.get(f"/api/v1/tables/{table}").json()["status"]["lines"] == lines


HOOK = {
    "en": "192.168.0.1 is no public address of the internet, and this server calls no other",
    "fr": "192.168.0.1 n’est pas une adresse publique d’internet, et ce serveur n’en appelle pas d’autre",
}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_address_of_the_local_network_is_refused_at_once(served: Served, lang: str) -> None:
    url = "http://192.168.0.1/me"
    table = served.api(lang=lang).create("power", seats=[ME] * 4)
    with pytest.raises(Denied) as caught:
        table.act("hook", "green", url=url)
    assert caught.value.status == 422
    assert HOOK[lang] in str(caught.value)
    with served.browser(lang) as browser:
        browser.get(f"/seat/{table.created['seats']['green']}")
        form = {"kind": "hook", "seat": "green", "url": url}
        page = browser.submit(f"/t/{table.id}/act", **form)
        assert page.status_code == 422
        assert HOOK[lang] in html.unescape(page.text)
        assert url not in browser.get(f"/t/{table.id}").text
        form["url"] = "https://example.org/me"
        assert browser.submit(f"/t/{table.id}/act", **form).status_code == 200
        assert form["url"] in browser.get(f"/t/{table.id}").text


DIGITS = "9" * 5000
HOSTILE = {
    "a key of many parts": (".".join(["a"] * 300) + " = 1", "the key has too many parts"),
    "a number of 5,000 digits": (f"a = {DIGITS}", "the number has too many digits"),
    "brackets": ("a = " + "[" * 700, "too many brackets"),
    "a long line": ("a = [" + "1, " * 700 + "1]", "the line is too long"),
}


def record_with(edition: str = "", **header: str) -> str:
    """The beginning of a record of Sans Alliés."""
    fields = {"game": "sans_allies", "rules": "1", "edition": "reconstructed@1"}
    if edition:
        fields["embedded"] = json.dumps(edition)
    fields |= {"options": "{}", "seats": "invader=human", **header}
    return "\n".join(["arbitre record 1", *(f"{key} {fields[key]}" for key in fields), "", ""])


@pytest.mark.parametrize("door", ["api", "form", "import"])
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_edition_gets_a_sentence_at_every_door(
    served: Served, name: str, door: str
) -> None:
    text, said = HOSTILE[name]
    if door == "form":
        with served.browser() as browser:
            fields = {"count": "1", "seat-0": "me", "embedded": text}
            page = browser.submit("/new/sans_allies", **fields)
            assert page.status_code == 422
            assert f"edition:1: {said}" in html.unescape(page.text)
            return
    path, body, where = "", {"game": "sans_allies", "embedded": text}, "edition"
    if door == "import":
        path, body, where = "/import", {"record": record_with(text)}, "embedded"
    url = f"{served.url}/api/v1/tables{path}"
    answer = httpx.post(url, json=body, headers={"accept-language": "en"})
    assert answer.status_code == 422
    assert answer.json()["error"]["text"].startswith(f"{where}:1: {said}")


@pytest.mark.parametrize(
    "record",
    [
        record_with(rules=DIGITS),
        record_with(edition="", options=f'{{"a": {DIGITS}}}'),
        record_with(seed=f"- {DIGITS}"),
        record_with(start=" ".join([DIGITS] * 17)),
        record_with() + f"{DIGITS} chance plains #00000000",
        record_with() + f"1 chance {DIGITS} #00000000",
    ],
    ids=["rules", "options", "seed", "start", "number", "move"],
)
def test_a_record_with_5000_digits_is_refused(served: Served, record: str) -> None:
    answer = httpx.post(f"{served.url}/api/v1/tables/import", json={"record": record})
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize("number", [DIGITS, "9" * 19, "²", "٣", "1_0"], ids=lambda n: n[:3])
def test_numbers_of_a_move_and_a_draft_are_bounded(served: Served, number: str) -> None:
    table = served.api().create("dead_reckoning", seats=[ME])
    for line in (f"load {number} cargo", f"influence {number}", f"sleeve {number}>captain"):
        assert denied(lambda: table.move("player", line)) == (422, "illegal")  # noqa: B023
        assert denied(lambda: table.act("move", "player", lines=[line]))[0] in (409, 422)  # noqa: B023
        table.draft("player", [line])
        assert table.sight("player")["status"]["lines"]
    assert (
        denied(lambda: table.act("bot", "player", bot="random", budget=int("9" * 4000)))[0] == 422
    )


@pytest.mark.parametrize(
    "options",
    [f'{{"rounds": {DIGITS}}}', f'{{"rounds": {DIGITS[:4000]}}}', '{"rounds": 1e999}'],
    ids=["5000", "4000", "1e999"],
)
def test_numbers_of_a_plan_are_bounded(served: Served, options: str) -> None:
    answer = httpx.post(
        f"{served.url}/api/v1/tables",
        content=f'{{"game": "power", "options": {options}}}',
        headers={"content-type": "application/json"},
    )
    assert answer.status_code in (400, 422)
    assert len(answer.json()["error"]["text"]) < 200


def test_a_record_of_rules_without_end_gets_a_sentence(served: Served) -> None:
    head = "arbitre record 1\ngame power\nrules {n}\nedition classic@1"
    record = head + "\noptions {{}}\nseats north=human south=human\n\n"
    unread = "the header cannot be read"
    for digits, said in ((1, "follows version 9 of the rules"), (30, unread), (5000, unread)):
        with pytest.raises(Denied) as found:
            served.api().bring(record.format(n="9" * digits))
        assert found.value.status == 422
        assert said in str(found.value)
