"""Nothing needs the internet: pages ask their own server for everything."""

from __future__ import annotations

import pytest

from tests.browser.by_touch import UPRIGHT, phone
from tests.browser.conftest import OpenPage
from tests.browser.player import await_client
from tests.web.serving import Served

GAMES = ("power", "sans_allies", "dead_reckoning")


@pytest.mark.parametrize("game", GAMES)
def test_pages_of_a_game_ask_no_other_host(game: str, served: Served, open_page: OpenPage) -> None:
    page, asked = open_page(**phone(UPRIGHT, "fr")), []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    companion = game != "power"
    created = served.api().ask("POST", "tables", {"game": game, "companion": companion})
    page.goto(f"{served.url}/seat/{next(iter(created['seats'].values()))}")
    await_client(page)
    for way in ("", f"new/{game}", f"rules/{game}", f"rules/{game}/aid", "settings", "history"):
        page.goto(f"{served.url}/{way}")
        page.wait_for_load_state("networkidle")
    page.goto(f"{served.url}/t/{created['id']}/share")
    page.wait_for_load_state("networkidle")
    assert any(url.endswith("client.js") or "client.js?" in url for url in asked)
    assert any("/live" in url for url in asked)
    own = (f"{served.url}/", "data:", "blob:")
    assert [url for url in asked if not url.startswith(own)] == []
