"""Two runs that differ only in one seat's secrets give every other viewer byte-equal answers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from arbitre.bots import RandomBot
from arbitre.core.chance import Rng
from arbitre.core.game import game, game_names
from arbitre.web.client import RemoteTable
from arbitre.web.page.pictures import Pictures, screen_of
from tests.web.serving import Served

ME = {"kind": "person"}
SEATS = ("green", "blue", "yellow", "red")
BEHIND = ("blue", "red", None)  # None: a spectator


def normal(text: str, table: RemoteTable) -> str:
    """An answer without what two tables never share: names that chance gave, secrets, the time."""
    secrets = [*table.client.tokens, table.created["join"]]
    for secret in secrets:
        text = text.replace(secret, "SECRET")
    text = text.replace(table.id, "TABLE")
    text = re.sub(r'<svg[^>]*class="qr".*?</svg>', "QR", text)  # of one's own secret
    text = re.sub(r'("(?:now|created|changed|time)":) ?\d+', r"\1 0", text)
    text = re.sub(r'<time datetime="[^"]*"', '<time datetime=""', text)
    text = re.sub(r'name="form" value="[^"]*"', 'name="form" value=""', text)
    return re.sub(r"commitment [0-9a-f]+", "commitment C", text)


def tokens_for(table: RemoteTable, seat: str | None) -> list[str]:
    return [table.created["seats"][seat]] if seat else []


def seen(served: Served, table: RemoteTable, seat: str | None) -> dict[str, str]:
    """Every page and answer that a viewer may ask for."""
    here, api = f"/t/{table.id}", f"/api/v1/tables/{table.id}"
    paths = [
        here, f"{here}?screen=tall", f"{here}?at=0", f"{here}/record", f"{here}/carry", f"{here}/invite",
        f"{here}/next", f"{here}?seat=green", "/tables", "/", api, f"{api}?seat=green", f"{api}/record",
        f"{api}/history/0", f"{api}/history/1?format=page", f"{api}/history/2", "/api/v1/tables",
        f"{api}/history/1?moments=1", f"{api}/history/2?moments=1", f"{here}?at=1&beat=1",
        f"{api}/look", f"{api}/look?at=1&screen=tall",
    ]  # fmt: skip
    found: dict[str, str] = {}
    with served.browser() as browser:
        for token in tokens_for(table, seat):
            browser.get(f"/seat/{token}")
        for path in paths:
            answer = browser.get(path)
            found[path.replace(table.id, "TABLE")] = normal(
                f"{answer.status_code} {answer.text}", table
            )
        for path, body in (
            (f"{api}/acts", {"kind": "recall", "seat": "green"}),
            (f"{api}/acts", {"kind": "move", "seat": "green", "body": {"move": ""}}),
            (f"{api}/hint", {"seat": "green"}),
        ):
            answer = browser.post(path, json=body, headers={"x-arbitre": "1"})
            assert answer.status_code == 403
            found[f"{path} {body}".replace(table.id, "TABLE")] = normal(answer.text, table)
    return found


class Ear:
    """A live connection that writes down every message."""

    def __init__(self, served: Served, table: RemoteTable, seat: str | None, form: str) -> None:
        url = f"ws{served.url.removeprefix('http')}/api/v1/tables/{table.id}/live?format={form}&lang=en"
        headers = {}
        if seat:
            headers["Authorization"] = f"Bearer {table.created['seats'][seat]}"
        self.table = table
        self.socket: Any = connect(url, additional_headers=headers, max_size=None).__enter__()

    def heard(self, revision: int) -> list[str]:
        """All messages up to a revision."""
        texts = []
        while True:
            text = self.socket.recv(timeout=20)
            texts.append(normal(text, self.table))
            if json.loads(text)["revision"] >= revision:
                self.socket.close()
                return texts


def run(served: Served, sheet: str, draft: str, whisper: str) -> dict[str, Any]:
    """A table in which green writes, whispers and decides something; what the others see of it."""
    table = served.api().create("power", seats=[ME] * 4)
    # green listens too, first of all: nothing made for them may reach another
    own = [Ear(served, table, "green", form) for form in ("page", "json")]
    ears = {
        (seat, form): Ear(served, table, seat, form) for seat in BEHIND for form in ("json", "page")
    }
    table.act("say", "green", text=whisper, to="yellow")
    table.act("say", "blue", text="hello")
    table.draft("green", [draft])
    table.draft("green", [sheet])
    table.move("green", [sheet])
    pages = {seat: seen(served, table, seat) for seat in BEHIND}
    live = {}
    for (seat, form), ear in ears.items():
        viewer = served.api(*tokens_for(table, seat)).table(table.id)
        live[seat, form] = ear.heard(viewer.sight()["status"]["revision"])
    for ear in own:
        ear.socket.close()
    return {"pages": pages, "live": live}


def test_a_secret_changes_nothing_that_others_are_given(served: Served) -> None:
    one = run(served, "T HQ G8", "C HQ IX", "meet me at IX")
    other = run(served, "D HQ S6", "I HQ G4", "no, I will not, and this is much longer")
    for seat in BEHIND:
        for path, text in one["pages"][seat].items():
            assert text == other["pages"][seat][path], (seat, path)
    assert one["live"] == other["live"]
    assert len(one["live"][None, "json"]) == 3  # the table; blue speaks; green is ready


def test_the_test_would_see_a_leak(served: Served) -> None:
    """The one who has the secret does get different answers."""
    texts = []
    for line in ("T HQ G8", "D HQ S6"):
        table = served.api().create("power", seats=[ME] * 4)
        table.draft("green", [line])
        texts.append(normal(json.dumps(table.sight("green")), table))
    assert texts[0] != texts[1]


@pytest.mark.parametrize("name", game_names())
def test_what_is_kept_for_one_viewer_is_not_given_to_another(name: str) -> None:
    """Pictures are drawn once for all who see the same: never for two who do not."""
    rules, pictures, rng = game(name), Pictures(), Rng(3, name)
    position = rules.start(5)
    bot = RandomBot(rules)
    for _ in range(12):
        for seat in (*position.seats, None):
            view = position.view(seat)
            kept = pictures.draw(name, view, "en", False)
            fresh = screen_of(name).picture(rules.voice(view, "en"), False)
            assert (kept.state, kept.pieces, kept.title) == (fresh.state, fresh.pieces, fresh.title)
        for seat in position.actors:
            position.play(seat, bot.decide(position.view(seat), rng, 1))


@pytest.mark.parametrize("name", ["sans_allies", "dead_reckoning"])
def test_the_seed_is_nowhere(served: Served, tmp_path: Path, name: str) -> None:
    """What a page or a record of a running game holds does not give its seed away."""
    table = served.api().create(name)
    with served.browser() as browser:
        for token in table.client.tokens:
            browser.get(f"/seat/{token}")
        for path in (f"/t/{table.id}", f"/api/v1/tables/{table.id}", f"/t/{table.id}/record"):
            text = browser.get(path).text
            assert "commitment" in text or "record" not in path
            assert not re.search(r"^seed ", text, re.MULTILINE)
            assert '"seed"' not in text
