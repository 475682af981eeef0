"""Headers, other sites' forms, cookies, limits, and addresses that are secrets."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from arbitre.web.client import Denied
from arbitre.web.config import Limits
from tests.web.serving import Served

ME = {"kind": "person"}
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"


def test_every_answer_is_protected(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        for path in (
            "/",
            f"/t/{table}",
            "/nope",
            "/api/v1/games",
            f"/api/v1/tables/{table}",
            "/static/style.css",
        ):
            answer = browser.get(path)
            headers = answer.headers
            assert headers["content-security-policy"].startswith(POLICY), path
            assert "unsafe-inline" not in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert browser.get(f"/t/{table}").headers["cache-control"] == "no-store"


def test_cookies_cannot_be_read_by_scripts_nor_used_by_other_sites(served: Served) -> None:
    with served.browser(follow_redirects=False) as browser:
        answer = browser.post("/play/sans_allies", data={"form": browser.secret()})
        cookies = [value for name, value in answer.headers.multi_items() if name == "set-cookie"]
        assert cookies
        for cookie in cookies:
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie  # this server speaks plain HTTP


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "x-arbitre": "1"},
        {},
    ],
    ids=str,
)
def test_forms_of_other_sites_are_refused(served: Served, headers: dict[str, str]) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        for path, fields in (
            ("/play/sans_allies", {}),
            (f"/t/{table}/act", {"kind": "resign", "seat": "invader"}),
            (f"/t/{table}/draft", {"op": "add", "line": "end", "seat": "invader"}),
            ("/settings", {"lang": "fr"}),
        ):
            answer = browser.post(
                path, data={"form": "guessed-guessed-guessed", **fields}, headers=headers
            )
            assert answer.status_code == 403, path
        body = {"kind": "resign", "seat": "invader"}
        answer = browser.post(f"/api/v1/tables/{table}/acts", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "forbidden"
        assert not browser.get(f"/api/v1/tables/{table}").json()["status"]["over"]


def test_our_own_pages_may(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("sans_allies")
        for headers in (
            {"origin": served.url},
            {"origin": "null", "sec-fetch-site": "same-origin"},
            {"x-arbitre": "1"},
        ):
            body = {"kind": "name", "seat": "invader", "body": {"name": "Ann"}}
            answer = browser.post(f"/api/v1/tables/{table}/acts", json=body, headers=headers)
            assert answer.status_code == 200, headers


def test_a_live_connection_from_another_sites_page_is_refused(served: Served) -> None:
    table = served.api().create("sans_allies")
    address = f"ws{served.url.removeprefix('http')}/api/v1/tables/{table.id}/live"
    for origin, allowed in ((None, True), (served.url, True), ("https://evil.example", False)):
        headers = {"Authorization": f"Bearer {','.join(table.client.tokens)}"}
        if allowed:
            with connect(address, origin=origin, additional_headers=headers) as socket:  # type: ignore[arg-type]
                assert json.loads(socket.recv())["type"] == "state"
        else:
            with pytest.raises(InvalidStatus), connect(address, origin=origin):  # type: ignore[arg-type]
                pass


def test_what_is_not_yours_stays_closed(served: Served) -> None:
    api = served.api()
    one = api.create("power", seats=[ME] * 4, spectators=False)
    other = api.create("power", seats=[ME] * 4)
    stranger = served.api(*other.client.tokens)
    with pytest.raises(Denied) as closed:
        stranger.table(one.id).sight()
    assert closed.value.status == 403
    mine = api.table(other.id, [other.created["seats"]["green"]])
    attempts: list[Callable[[], object]] = [
        lambda: mine.sight("blue"),
        lambda: mine.draft("blue", ["T HQ B8"]),
        lambda: mine.move("blue", "T HQ B8"),
        lambda: mine.act("recall", "blue"),
        lambda: mine.act("archive"),
        lambda: mine.history(0, "blue"),
    ]
    for attempt in attempts:
        with pytest.raises(Denied) as denied:
            attempt()
        assert denied.value.status == 403
    with served.browser() as browser:
        for path in ("carry", "invite"):
            assert browser.get(f"/t/{other.id}/{path}").status_code == 403
        assert browser.get(f"/t/{other.id}?seat=green").status_code == 403


def test_bodies_names_and_rates_have_limits(tmp_path: Path) -> None:
    limits = Limits(body=2000, requests=50, acts=9, tables=2, sockets=1)
    with Served(tmp_path / "t.db", limits=limits) as served:
        api = served.api()
        table = api.create("sans_allies")
        with pytest.raises(Denied) as large:
            table.act("say", "invader", text="x" * 3000)
        assert (large.value.status, large.value.code) == (413, "large")
        chunked = httpx.post(
            f"{served.url}/api/v1/tables", content=(b"x" * 500 for _ in range(10)),
            headers={"content-type": "application/json"},
        )  # fmt: skip
        assert chunked.status_code == 413
        api.create("sans_allies")
        with pytest.raises(Denied) as many:
            api.create("sans_allies")
        assert many.value.status == 429
        states = table.listen()
        next(states)
        with pytest.raises(InvalidStatus):
            next(table.listen())
        states.close()
        codes = {httpx.get(f"{served.url}/api/v1/games/nope").status_code for _ in range(60)}
        assert codes == {404, 429}
        pages = (httpx.get(served.url, headers={"accept-language": "fr"}) for _ in range(60))
        page = next(page for page in pages if page.status_code == 429)
        assert page.headers["retry-after"]
        assert '<html lang="fr"' in page.text


def test_secrets_are_in_no_log_and_no_error(tmp_path: Path) -> None:
    """The server's own output, with pages, links, mistakes and a crash of ours."""
    program = Path(__file__).parents[1] / "noisy_server.py"
    done = subprocess.run(
        [sys.executable, str(program), str(tmp_path / "t.db")],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    noise = done.stdout.rpartition("\n{")[0] + done.stderr
    assert facts["statuses"] == [200, 200, 404, 404, 422, 500]
    assert "a request failed" in noise  # the crash is logged
    for secret in facts["secrets"]:
        assert secret not in noise
    assert "Traceback" not in facts["answers"]
    assert "boom-inside" not in facts["answers"]
    assert facts["policy"].startswith(POLICY)


def test_a_head_is_answered_without_a_body(served: Served) -> None:
    answer = httpx.head(f"{served.url}/")
    assert answer.status_code == 200
    assert answer.content == b""
    assert answer.headers["content-security-policy"].startswith(POLICY)


def test_rematches_are_tables_and_hints_are_counted(tmp_path: Path) -> None:
    with Served(tmp_path / "t.db", limits=Limits(tables=2, hints=1)) as served:
        table = served.api().create("sans_allies", seats=[ME])
        codes = []
        for _ in range(2):
            with pytest.raises(Denied) as denied:
                table.hint("invader")
            codes.append(denied.value.status)
        assert codes == [503, 429]  # no bots here
        table.act("resign", "invader")
        again = served.api().table(table.act("rematch")["table"], table.client.tokens)
        again.act("resign", "invader")
        with pytest.raises(Denied) as many:
            again.act("rematch")
        assert many.value.status == 429
        with served.browser() as browser:
            for token in again.client.tokens:
                browser.get(f"/seat/{token}")
            assert browser.submit(f"/t/{again.id}/act", kind="rematch").status_code == 429


def test_a_server_keeps_so_many_tables_and_those_there_are_go_on(tmp_path: Path) -> None:
    with Served(tmp_path / "t.db", limits=Limits(stored=2)) as served:
        table = served.api().create("sans_allies", seats=[ME])
        served.api().create("sans_allies", seats=[ME])
        table.act("resign", "invader")
        for attempt in (
            lambda: served.api().create("sans_allies"),
            lambda: served.api().bring(table.record()),
            lambda: table.act("rematch"),
        ):
            with pytest.raises(Denied) as full:
                attempt()
            assert (full.value.status, full.value.code) == (507, "full")
        table.act("say", "invader", text="hello")
        with served.browser("fr") as browser:
            page = browser.submit("/play/power")
            assert page.status_code == 507
            assert '<html lang="fr"' in page.text
