"""The game of the day on pages without script and in the API, and that its seed is nowhere before its end."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from arbitre.cli import run
from arbitre.core.chance import commitment
from arbitre.core.daily import day_after, day_of
from tests.web.days import DAY, GAME, SEAT, SetTime, finish, give_up, secrets_of_day
from tests.web.serving import Browser, Served


@pytest.fixture
def time() -> SetTime:
    return SetTime()


@pytest.fixture
def daily(tmp_path: Path, time: SetTime) -> Iterator[Served]:
    """A server whose time a test sets."""
    with Served(tmp_path / "daily.db", now=time) as server:
        yield server


def begin(browser: Browser, day: str = "") -> str:
    """The table of a try, by the form of the page."""
    answer = browser.submit(f"/daily/{GAME}/{day}" if day else f"/daily/{GAME}")
    assert answer.status_code == 200, answer.text
    return answer.url.path.rpartition("/")[2]


def ranking(page: str) -> list[str]:
    """The lines of the ranking, as a reader has them."""
    body = page.partition('<table class="ranking">')[2].partition("</table>")[0]
    rows = re.findall(r"<tr.*?</tr>", body.partition("<tbody>")[2], re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", row).split()) for row in rows]


class Ear:
    """A live connection, which writes down all that is sent to it."""

    def __init__(self, served: Served, browser: Browser, table: str, form: str) -> None:
        tokens = browser.cookies[f"arbitre-t-{table}"].partition("~")[2].replace(".", ",")
        address = (
            f"ws{served.url.removeprefix('http')}/api/v1/tables/{table}/live?format={form}&told=1"
        )
        headers = {"Authorization": f"Bearer {tokens}"}
        self.heard: list[str] = []
        self.socket = connect(address, additional_headers=headers, max_size=None).__enter__()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            for text in self.socket:
                self.heard.append(str(text))

    def close(self) -> str:
        self.socket.close()
        self.thread.join(10)
        return "".join(self.heard)


def everything(browser: Browser, tables: list[str], day: str) -> dict[str, httpx.Response]:
    """Every page and answer that somebody may ask for about these tables and this day."""
    paths = ["/", "/tables", "/history", "/history.json", "/history.csv", f"/daily/{GAME}",
             f"/daily/{GAME}/{day}", f"/api/v1/daily/{GAME}", f"/api/v1/daily/{GAME}/{day}",
             "/api/v1/tables", "/api/v1/games", f"/daily/{GAME}/{day}x",
             f"/api/v1/daily/{GAME}/{day_after(day)}"]  # fmt: skip
    for table in tables:
        here, api = f"/t/{table}", f"/api/v1/tables/{table}"
        paths += [here, f"{here}?at=0", f"{here}?at=1&beat=1", f"{here}/record", f"{here}/carry",
                  f"{here}/invite", f"{here}/next", api, f"{api}/record", f"{api}/look",
                  f"{api}/history/0", f"{api}/history/1?moments=1", f"{api}/history/2?format=page",
                  f"{api}/chance"]  # fmt: skip
    return {path: browser.get(path) for path in paths}


def test_two_browsers_a_day_and_the_next(
    daily: Served, time: SetTime, tmp_path: Path, noise: pytest.LogCaptureFixture
) -> None:
    today = day_of(time())
    with daily.browser() as ada, daily.browser() as bob, daily.browser() as stranger:
        ada.submit("/settings", name="Ada <3")
        page = ada.get("/").text
        assert f'href="/daily/{GAME}"' in page
        page = ada.get(f"/daily/{GAME}").text
        promise = re.findall("<code>([0-9a-f]{64})</code>", page)[0]
        hers = begin(ada)
        assert begin(ada) == hers
        ears = [Ear(daily, ada, hers, form) for form in ("page", "json")]
        answers: list[httpx.Response] = [*everything(ada, [hers], today).values()]
        table_page = ada.get(f"/t/{hers}").text
        assert "This try counts" in table_page
        assert 'data-ask="hint"' not in table_page
        hook = {"kind": "hook", "seat": SEAT, "body": {"url": "https://example.org/x"}}
        wrong = {"kind": "move", "seat": SEAT, "body": {"move": "nonsense"}}
        acts = f"/api/v1/tables/{hers}/acts"
        answers += [ada.post(acts, json=sent) for sent in (hook, wrong)]
        answers.append(ada.post(f"/api/v1/tables/{hers}/hint", json={"seat": SEAT}))
        assert answers[-1].status_code == 403
        finish(ada, hers)
        page = ada.get(f"/t/{hers}").text
        assert f'href="/daily/{GAME}/{today}"' in page
        his = begin(bob)
        for path in (f"/t/{hers}", f"/t/{hers}/record", f"/api/v1/tables/{hers}"):
            assert bob.get(path).status_code == 403  # not before he has finished
        hidden = bob.get(f"/daily/{GAME}").text
        assert "One result so far" in hidden
        assert ranking(hidden) == []
        assert bob.get(f"/api/v1/daily/{GAME}").json()["results"] is None
        give_up(bob, his)
        assert bob.get(f"/t/{hers}/record").status_code == 200
        assert stranger.get(f"/t/{hers}").status_code == 403
        seen = ranking(bob.get(f"/daily/{GAME}").text)
        assert [line.split()[0] for line in seen] == ["1", "2"]
        assert seen[0].startswith("1 Ada &lt;3 ✗ lost")
        assert seen[1].startswith("2 somebody (you) ✗ given up")
        closed = {
            table: who.get(f"/t/{table}/record").text for who, table in ((ada, hers), (bob, his))
        }
        brought = ada.submit("/import", record=closed[hers])  # a table from the closed record
        assert brought.status_code == 200
        again = begin(bob)
        assert again not in (his, hers)
        for who, tables in ((ada, [hers, his]), (bob, [his, hers, again]), (stranger, [hers, his])):
            answers += everything(who, tables, today).values()
        answers.append(bob.submit(f"/t/{his}/act", kind="rematch"))
        answers.append(bob.submit("/history/carry", page="/history"))
        texts = [f"{one.text}{one.headers}" for one in answers]
        texts += [ear.close() for ear in ears]
        assert len(texts[-1]) > 1000
        texts.append(noise.text)
        secrets = secrets_of_day(daily.db, today)
        for secret in secrets:
            for number, text in enumerate(texts):
                assert secret not in text, (number, secret)
        assert promise in texts[0] + "".join(texts)

        time.now += DAY
        page = stranger.get(f"/daily/{GAME}/{today}").text
        assert promise in page
        assert f"<code>{secrets[0]} {secrets[1]}</code>" in page
        assert commitment(secrets[0], int(secrets[1])) == promise
        assert len(ranking(page)) == 2
        for table in (hers, his):
            text = stranger.get(f"/t/{table}/record").text
            assert f"seed {secrets[0]} {secrets[1]}\n" in text
            file = tmp_path / f"{table}.arb"
            file.write_text(text, encoding="utf-8")
            assert run(["verify", str(file)]) == 0
        found = stranger.get(f"/api/v1/daily/{GAME}/{today}").json()
        assert (found["opened"], found["over"]) == (f"{secrets[0]} {secrets[1]}", True)
        assert [one["table"] for one in found["results"]] == [hers, his]
        later = ada.get(f"/daily/{GAME}").text
        assert promise not in later
        assert ada.get(f"/api/v1/daily/{GAME}").json()["streak"] == {"now": 1, "most": 1}
        old = begin(stranger, today)  # an earlier day may be played, unranked
        status = stranger.get(f"/api/v1/tables/{old}").json()["status"]
        assert (status["counts"], status["day"], status["chance_known"]) == (False, today, True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_days_and_games_that_are_none(daily: Served, time: SetTime, lang: str) -> None:
    tomorrow = day_after(day_of(time()))
    with daily.browser(lang) as browser:
        for path in (
            f"{GAME}/{tomorrow}", f"{GAME}/2020-01-01", f"{GAME}/2026-02-30", f"{GAME}/x",
        "power", "nothing", "nothing/2026-01-01", f"power/{day_of(time())}",
        ):  # fmt: skip
            for before in ("/daily/", "/api/v1/daily/"):
                answer = browser.get(before + path)
                assert answer.status_code in (404, 422), (before, path)
                assert "Traceback" not in answer.text
            assert browser.submit(f"/daily/{path}").status_code == 404
        assert browser.get(f"/daily/{GAME}?lang={lang}").status_code == 200
        assert browser.post(f"/daily/{GAME}", data={}).status_code == 403  # not one of our forms


def test_a_try_begun_on_another_device_is_not_lost(daily: Served) -> None:
    with daily.browser() as desk, daily.browser() as phone:
        table = begin(desk)
        page = desk.submit("/history/carry", page="/history").text
        link = re.findall(r'value="http://[^/]+(/history/from/[^"]+)"', page)[0]
        assert phone.get(link).status_code == 200
        assert phone.submit(link).url.path == "/history"
        answer = phone.submit(f"/daily/{GAME}")
        assert answer.url.path.startswith(f"/daily/{GAME}")
        assert "begun on another device" in answer.text
        assert phone.get(f"/t/{table}").status_code == 403


def test_a_program_tries_too(daily: Served) -> None:
    api = daily.api()
    made = api.ask("POST", f"daily/{GAME}", {"name": "Robot"})
    assert made["identity"]
    mine = daily.api(made["identity"], *made["seats"].values())
    again = mine.ask("POST", f"daily/{GAME}", {})
    assert (again["id"], again["seats"], again["identity"]) == (made["id"], {}, "")
    mine.ask("POST", f"tables/{made['id']}/acts", {"kind": "resign", "seat": SEAT, "key": "k"})
    seen = daily.api(made["identity"]).ask("GET", f"daily/{GAME}")
    assert [(one["name"], one["gave_up"], one["mine"]) for one in seen["results"]] == [
        ("Robot", True, True)
    ]
    assert json.dumps(seen).count(made["identity"]) == 0
