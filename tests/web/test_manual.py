"""The documentation under /docs: built or not, its headers, and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.core.message import BadInput
from arbitre.web import manual
from tests.web.serving import Served
from tests.web.wire import Wire

SECRET = "nobody reads this"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as tools/build_docs.py makes it, and beside it a file that is nobody's business."""
    folder = tmp_path_factory.mktemp("docs")
    (folder / "secret.html").write_text(SECRET, encoding="utf-8")
    site = folder / "site"
    for name, text in {
        manual.STAMP: "{}",
        "index.html": "<h1>Arbitre</h1>" + "x" * 1000,
        "decisions/index.html": "<h1>Decisions</h1>",
        "power.svg": "<svg></svg>",
        "screens/a.webp": "RIFF",
        "assets/javascripts/bundle.0123abcd.min.js": "1",
        "assets/plain.js": "2",
        ".hidden.html": SECRET,
        "notes.ini": SECRET,
    }.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")
    (site / "way-out.html").symlink_to(folder / "secret.html")
    return site


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("manual") / "t.db", docs=str(built)) as served:
        yield served


def test_the_site_is_served_under_docs(server: Served) -> None:
    with server.browser() as browser:
        assert browser.get("/docs").url.path == "/docs/"
        page = browser.get("/docs/")
        assert "<h1>Arbitre</h1>" in page.text
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "Decisions" in browser.get("/docs/decisions/").text
        assert '/docs/"' in browser.get("/").text  # the foot of the front page
        types = {"power.svg": "image/svg+xml", "screens/a.webp": "image/webp"}
        for name, kind in types.items():
            assert browser.get(f"/docs/{name}").headers["content-type"] == kind
        assert browser.head("/docs/").headers["content-length"]
        assert browser.get("/docs/no-such.html").status_code == 404
        assert browser.post("/docs/").status_code in (403, 405)


def test_it_has_the_policy_of_every_page_but_for_styles(server: Served) -> None:
    with server.browser() as browser:
        usual = browser.get("/").headers["content-security-policy"]
        assert "unsafe-inline" not in usual
        own = usual.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        assert "script-src 'self';" in own
        policies = {"": own, "decisions/": own, "assets/plain.js": usual, "no-such.html": usual}
        for name, policy in policies.items():
            headers = browser.get(f"/docs/{name}").headers
            assert headers["content-security-policy"] == policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
        assert "set-cookie" not in browser.get("/docs/").headers


def test_browsers_keep_it(server: Served) -> None:
    with server.browser() as browser:
        named = browser.get("/docs/assets/javascripts/bundle.0123abcd.min.js").headers
        assert named["cache-control"] == "public, max-age=31536000, immutable"
        page = browser.get("/docs/")
        assert page.headers["cache-control"] == "public, max-age=300"
        again = browser.get("/docs/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/docs/../secret.html",
        "/docs/..%2fsecret.html",
        "/docs/%2e%2e/secret.html",
        "/docs/decisions/../../secret.html",
        "/docs/%2e%2e%5csecret.html",
        "/docs//etc/passwd",
        "/docs/%2fetc%2fpasswd",
        "/docs/.hidden.html",
        "/docs/notes.ini",
        "/docs/way-out.html",
        "/docs/index.html%00.css",
        "/docs/" + "a" * 3000 + ".html",
        "/docs/%ff%fe.html",
    ],
)
def test_nothing_beside_it_is_served(server: Served, path: str) -> None:
    with Wire(server.url) as wire:
        wire.ask(path)
        status, _, body = wire.answer()
    assert status == 404
    assert SECRET.encode() not in body
    assert b"root:" not in body


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "In a clone of its sources one command builds it"),
        ("fr", "une commande la construit"),
    ],
)
def test_where_none_is_built_a_page_says_how(
    served: Served, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    monkeypatch.setattr(manual, "PLACES", ())
    with served.browser() as browser:
        page = browser.get("/docs", headers={"accept-language": lang})
        assert page.status_code == 200
        assert told in page.text
        assert "./arbitre docs" in page.text
        deeper = browser.get("/docs/power.html", headers={"accept-language": lang})
        assert deeper.status_code == 404
        assert told in deeper.text


def test_a_prefix_stands_before_it(built: Path, tmp_path: Path) -> None:
    base = "http://127.0.0.1/games"
    with (
        Served(tmp_path / "t.db", docs=str(built), base_url=base) as server,
        server.browser(follow_redirects=False) as browser,
    ):
        assert browser.get("/games/docs").headers["location"] == "/games/docs/"
        assert browser.get("/docs").headers["location"] == "/games/docs/"  # the proxy cut it off
        assert "<h1>Arbitre</h1>" in browser.get("/games/docs/").text


def test_a_folder_that_holds_no_site_is_refused(tmp_path: Path, built: Path) -> None:
    with pytest.raises(BadInput, match="holds no built documentation"):
        manual.checked_folder(str(tmp_path))
    assert manual.checked_folder(str(built)) == str(built)
    assert manual.site_folder(str(built)) == built
    assert manual.site_folder(str(tmp_path)) is None
