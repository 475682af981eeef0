"""Behind a proxy: every link, cookie and redirect has the address that browsers use."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.web.serving import Served, hidden

BASE = "https://games.example/club/arbitre"
PREFIX = "/club/arbitre"
HOST = {"host": "games.example"}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("prefix") / "t.db", base_url=BASE) as server:
        yield server


@pytest.mark.parametrize("cut", [False, True], ids=["whole path", "prefix cut off"])
def test_links_stay_below_the_prefix(proxied: Served, cut: bool) -> None:
    before = "" if cut else PREFIX
    with proxied.browser(follow_redirects=False) as browser:
        made = proxied.api().create("power", seats=[{"kind": "person"}] + [{"kind": "open"}] * 3)
        browser.headers["authorization"] = f"Bearer {','.join(made.client.tokens)}"
        for path in ("/", "/rules/power", "/new/power", f"/t/{made.id}", f"/t/{made.id}/invite"):
            answer = browser.get(before + path, headers=HOST)
            assert answer.status_code == 200, path
            links = re.findall(
                r'(?:href|src|action|data-api|data-rules)="([^"#][^"]*)"', answer.text
            )
            assert links
            for link in links:
                assert link.startswith((PREFIX + "/", BASE)), link
        style = re.search(rf'href="{PREFIX}(/static/style.css[^"]*)"', answer.text)
        assert style
        assert browser.get(before + style[1], headers=HOST).status_code == 200
        assert browser.get(before + "/api/v1/games", headers=HOST).status_code == 200


def test_secret_links_are_those_of_the_proxy(proxied: Served) -> None:
    api = proxied.api()
    made = api.create("power", seats=[{"kind": "person"}] + [{"kind": "open"}] * 3)
    assert made.created["links"]["table"] == f"{BASE}/t/{made.id}"
    assert made.created["links"]["green"] == f"{BASE}/seat/{made.created['seats']['green']}"
    with proxied.browser(follow_redirects=False) as browser:
        link = hidden(
            browser.get(
                f"/t/{made.id}/invite",
                headers={**HOST, "authorization": f"Bearer {made.client.tokens[0]}"},
            ).text,
            "readonly value",
        )
        assert link == f"{BASE}/join/{made.created['join']}"
        arrived = browser.get(f"/seat/{made.created['seats']['green']}", headers=HOST)
        assert arrived.status_code == 303
        assert arrived.headers["location"] == f"{PREFIX}/t/{made.id}"
        cookie = arrived.headers["set-cookie"]
        assert f"Path={PREFIX}" in cookie
        assert "Secure" in cookie


def test_the_proxys_origin_is_ours(proxied: Served) -> None:
    with proxied.browser(follow_redirects=False) as browser:
        page = browser.get("/", headers=HOST)
        cookie = page.headers["set-cookie"].partition(";")[0]
        for origin, status in (("https://games.example", 303), ("https://evil.example", 403)):
            answer = browser.post(
                "/play/sans_allies",
                data={},
                headers={"cookie": cookie, "origin": origin, "host": "10.0.0.7"},
            )
            assert answer.status_code == status
