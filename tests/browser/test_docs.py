"""The documentation in a browser, under the policy of a server: it is read and searched, and asks nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.docs.tool import build_docs
from tests.web.serving import Served


@pytest.mark.slow
def test_the_documentation_is_read_and_searched(tmp_path: Path, open_page: OpenPage) -> None:
    build_docs.build(tmp_path / "site")
    with Served(tmp_path / "t.db", docs=str(tmp_path / "site")) as served:
        page, asked, said = open_page(), [], []
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda line: said.append(line.text))
        page.goto(f"{served.url}/docs/")
        expect(page.get_by_role("heading", name="Arbitre").first).to_be_visible()
        page.goto(f"{served.url}/docs/notebooks/record.html")
        drawing = page.locator("article img").first
        expect(drawing).to_be_visible()
        assert drawing.evaluate("image => image.naturalWidth") > 0
        page.keyboard.press("/")
        page.keyboard.type("companion")
        found = page.get_by_role("option").filter(has_text="Beside the box")
        expect(found.first).to_be_visible()
        assert [line for line in said if "Content Security Policy" in line] == []
        assert [url for url in asked if not url.startswith((f"{served.url}/", "data:"))] == []
