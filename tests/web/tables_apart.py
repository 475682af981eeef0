"""Tables that share a server, and how each of them is shown; alone it must be shown the same."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from arbitre.bots import RandomBot
from arbitre.core.chance import Rng
from arbitre.core.game import game, game_names
from arbitre.core.words import LANGUAGES
from arbitre.web.client import RemoteTable
from tests.web.serving import Served

ME = {"kind": "person"}
TURNS = 2
PLAYED = "played.db"
RUBBISH = "no such thing 7"


def renamed(name: str) -> str:
    """An edition of one's own in which everything that has a name is called otherwise."""
    source = game(name).edition("").source
    source = re.sub(r'^name = ".*"', 'name = "my-box"', source, flags=re.MULTILINE)
    return re.sub(r'\b(fr|en) = "', r'\1 = "Zz', source)


def changed_power() -> str:
    """Power with other values: it has no names to change."""
    source = renamed("power").replace("orders = 5", "orders = 4")
    return source.replace("S = { move = 2, power = 2 }", "S = { move = 2, power = 3 }")


@dataclass(frozen=True)
class Planned:
    """A table to be made."""

    name: str
    game: str
    seats: int = 1
    turns: int = TURNS
    plan: dict[str, Any] = field(default_factory=dict)


MORE: dict[int, dict[str, Any]] = {3: {"options": {"map": "ring"}}}
"""How three play Power: on the other map."""
TABLES = [
    Planned(
        f"{name} {edition} {seats}",
        name,
        seats,
        1 if name == "power" else TURNS,  # a round of it is long
        {"edition": edition, **MORE.get(seats, {})},
    )
    for name in game_names()
    for edition in game(name).editions()
    for seats in game(name).seat_counts
] + [
    Planned("own box", "dead_reckoning", plan={"embedded": renamed("dead_reckoning")}),
    Planned(
        "beside a box",
        "dead_reckoning",
        turns=0,
        plan={"embedded": renamed("dead_reckoning"), "companion": True},
    ),
    Planned("own armies", "power", 4, 1, {"embedded": changed_power()}),
    Planned("own lands", "sans_allies", plan={"embedded": renamed("sans_allies")}),
]
"""Every game in every released edition and seat count, and others that call things otherwise."""


@dataclass(frozen=True)
class Shown:
    """A table as it is known to a test: its address and the secrets of who sits there."""

    id: str
    seat: str
    first: str  # the seat that listens
    tokens: list[str]
    steps: int
    game: str


def made(served: Served, planned: Planned) -> RemoteTable:
    """A table whose seats are all one's own."""
    return served.api().create(planned.game, seats=[ME] * planned.seats, **planned.plan)


def play_on(planned: Planned, table: RemoteTable, turn: int) -> None:
    """A decision of every seat that is awaited, by chance."""
    rules = game(planned.game)
    seen = type(rules.start(None, seats=planned.seats).view(None))
    for seat in table.sight()["status"]["awaited"]:
        view = seen(seat, table.sight(seat)["view"])
        move = RandomBot(rules).decide(view, Rng(turn, planned.name, seat), 1)
        table.move(seat, move.text())


def answers(served: Served, shown: Shown) -> dict[str, str]:
    """Every page, answer and first live message in each language, without what the clock brings."""
    here, api = f"/t/{shown.id}", f"/api/v1/tables/{shown.id}"
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        with served.browser(lang) as browser:
            for token in shown.tokens:
                browser.get(f"/seat/{token}", follow_redirects=False)
            ours = {"x-arbitre": "1"}
            body: dict[str, Any] = {"seat": shown.seat, "lines": []}
            browser.put(f"{api}/draft", json=body, headers=ours)
            past = f"{api}/history/{shown.steps}?moments=1"
            for path in (past, f"{here}/record", f"{api}?seat={shown.seat}"):
                answer = browser.get(path)
                found[f"{lang} {path}"] = plain(answer.text)
            for line in (RUBBISH, *answer.json()["moves"][-1:]):
                answer = browser.put(f"{api}/draft", json={**body, "lines": [line]}, headers=ours)
                found[f"{lang} draft {line}"] = plain(answer.text)
            page = f"{here}?seat={shown.seat}"
            for path in (page, f"{page}&at={shown.steps}&beat=1&screen=tall"):
                found[f"{lang} {path}"] = plain(browser.get(path).text)
            for kind, key in (("move", "move"), ("chance", "text")):
                if (shown.game, kind) != ("power", "move"):  # there a sheet takes any line
                    act = {"kind": kind, "seat": shown.seat, "body": {key: RUBBISH}}
                    answer = browser.post(f"{api}/acts", json=act, headers=ours)
                    found[f"{lang} {kind} {RUBBISH}"] = plain(f"{answer.status_code} {answer.text}")
        with listening(served, shown.id, shown.tokens, shown.seat, lang) as socket:
            found[f"{lang} live"] = plain(str(socket.recv(timeout=20)))
    return found


def listening(served: Served, id: str, tokens: list[str], seat: str, lang: str) -> ClientConnection:
    """A live connection of a seat's page."""
    url = f"ws{served.url.removeprefix('http')}/api/v1/tables/{id}/live?format=page&film=1"
    url += f"&lang={lang}&seat={seat}"
    headers = {"Authorization": f"Bearer {','.join(tokens)}"}
    return connect(url, additional_headers=headers, max_size=None)


def plain(text: str) -> str:
    """An answer without the time, the port and the word that forms bring back."""
    text = re.sub(r'("(?:now|created|changed|time|written)": ?)\d+', r"\g<1>0", text)
    text = re.sub(r'name="form" value="[^"]*"', 'name="form" value=""', text)
    text = re.sub(r'("revision": ?|name="revision" value=")\d+', r"\g<1>0", text)
    return re.sub(r"127\.0\.0\.1:\d+", "HERE", text)


Told = tuple[dict[int, str], list[str]]
"""The log after each step, and all moments one after another."""


def told(messages: list[dict[str, Any]]) -> Told:
    """What messages told; one may have two steps where its reader was slow."""
    moments = [json.dumps(beat) for message in messages for beat in message["beats"]]
    return {one["steps"]: one["html"]["log"] for one in messages if one["beats"]}, moments


Heard = dict[str, list[dict[str, Any]]]
"""The live messages of a table by language."""


@dataclass(frozen=True)
class Crowd:
    """What tables on one server were told and shown, by the name of each."""

    shown: dict[str, Shown]
    heard: dict[str, Heard]
    answers: dict[str, dict[str, str]]


def crowd(folder: Path, played: Callable[[dict[str, Shown]], None]) -> Crowd:
    """Tables that play in turns while somebody listens in each language, then are looked at all at once.

    What was `played` is kept in a file. To be called in a process of its own.
    """
    db = folder / "tables.db"
    with Served(db) as served, ExitStack() as ears:
        tables = {planned.name: made(served, planned) for planned in TABLES}
        live = {
            name: {
                lang: ears.enter_context(
                    listening(served, one.id, one.client.tokens, first_seat(one), lang)
                )
                for lang in LANGUAGES
            }
            for name, one in tables.items()
        }
        for turn in range(TURNS):
            for planned in TABLES:
                if turn < planned.turns:
                    play_on(planned, tables[planned.name], turn)
        shown = {name: shown_of(table) for name, table in tables.items()}
        heard = {
            name: {lang: messages(ear, shown[name].steps) for lang, ear in both.items()}
            for name, both in live.items()
        }
        ears.close()
        copy = folder / PLAYED
        with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        played(shown)
        with ThreadPoolExecutor(len(shown)) as threads:
            every = threads.map(lambda one: answers(served, one), shown.values())
            return Crowd(shown, heard, dict(zip(shown, every, strict=True)))


def shown_of(table: RemoteTable) -> Shown:
    """A table as the others will look at it."""
    status = table.sight()["status"]
    first = first_seat(table)
    seat = (status["awaited"] or [first])[0]
    tokens = list(table.created["seats"].values())
    return Shown(table.id, seat, first, tokens, status["steps"], status["game"])


def first_seat(table: RemoteTable) -> str:
    """The seat whose page listens."""
    return str(next(iter(table.created["seats"])))


def messages(socket: ClientConnection, steps: int) -> list[dict[str, Any]]:
    """All messages until a step was told."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["steps"] < steps:
        found.append(json.loads(socket.recv(timeout=20)))
    return found


Alone = dict[str, tuple[dict[str, str], dict[str, Told]]]
"""What each table is shown on a server without others, and told in each language."""


def alone(folder: Path, shown: Shown) -> tuple[dict[str, str], dict[str, Told]]:
    """The same table on a server that shows no other: its answers, and each step told in each language.

    To be called in a process of its own.
    """
    copy = folder / f"{shown.id}.db"
    shutil.copyfile(folder / PLAYED, copy)
    with Served(copy) as served:
        found = answers(served, shown)
        steps = {}
        for lang in LANGUAGES:
            api = served.api(*shown.tokens, lang=lang)
            path = f"tables/{shown.id}/history"
            steps[lang] = [
                {**api.ask("GET", f"{path}/{step}", format="page", seat=shown.first), "steps": step}
                for step in range(1, shown.steps + 1)
            ]
        return found, {lang: told(one) for lang, one in steps.items()}
