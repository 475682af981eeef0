"""What is told at a table is its own, whatever else the server shows meanwhile."""

from __future__ import annotations

import json
import re
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.web.client import RemoteTable
from tests.web.serving import Served
from tests.web.tables_apart import (
    TABLES,
    TURNS,
    Shown,
    alone,
    answers,
    listening,
    made,
    play_on,
    renamed,
    told,
)

SEA = values_of(EDITIONS.named("")).words
LANDS = {"fr": ["plaine", "forêt", "montagne", "désert", "îles"]}
"""What Sans Alliés calls its terrains; in English these are codes too, and sea and coast are our words."""


@dataclass(frozen=True)
class Together:
    """What ten tables on one server were told and shown."""

    db: Path
    shown: dict[str, Shown]
    langs: dict[str, str]
    heard: dict[str, list[dict[str, Any]]]
    in_turns: dict[str, dict[str, str]]
    at_once: dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Together:
    """They play in turns while somebody listens, and are looked at in turns and at once."""
    db = tmp_path_factory.mktemp("apart") / "tables.db"
    with Served(db) as served, ExitStack() as ears:
        tables = {planned.name: made(served, planned) for planned in TABLES}
        langs = {name: LANGUAGES[number % 2] for number, name in enumerate(tables)}
        live = {
            name: ears.enter_context(
                listening(served, one.id, one.client.tokens, next(iter(one.created["seats"])), lang)
            )
            for (name, one), lang in zip(tables.items(), langs.values(), strict=True)
        }
        for turn in range(TURNS):
            for planned in TABLES:
                if turn < planned.turns:
                    play_on(planned, tables[planned.name], turn)
        shown = {name: shown_of(table) for name, table in tables.items()}
        heard = {name: messages(ear, shown[name].steps) for name, ear in live.items()}
        ears.close()
        in_turns = {name: answers(served, one) for name, one in shown.items()}
        with ThreadPoolExecutor(len(shown)) as threads:
            every = threads.map(lambda one: answers(served, one), shown.values())
            at_once = dict(zip(shown, every, strict=True))
    return Together(db, shown, langs, heard, in_turns, at_once)


def test_tables_of_every_game_are_shown_as_each_would_be_alone(together: Together) -> None:
    shown, langs = together.shown, together.langs
    fresh = get_context("forkserver")
    fresh.set_forkserver_preload(["tests.web.tables_apart"])  # read, but nothing was shown yet
    with ProcessPoolExecutor(2, fresh, max_tasks_per_child=1) as processes:
        each = processes.map(alone, [together.db] * len(shown), shown.values(), langs.values())
        for name, (expected, past) in zip(shown, each, strict=True):
            for what, text in expected.items():
                assert together.in_turns[name][what] == text, (name, what)
                assert together.at_once[name][what] == text, (name, what)
            logs, moments = told(together.heard[name])
            assert logs == {step: past[0][step] for step in logs}, name
            assert moments == past[1][len(past[1]) - len(moments) :], name


def test_an_edition_of_ones_own_speaks_from_the_first_line(together: Together) -> None:
    """Everything in it is called Zz and what it was called before."""
    islands = {
        lang: [words[lang] for key, words in SEA.items() if key.startswith(("island", "alliance"))]
        for lang in LANGUAGES
    }
    for name, called in (("own box", islands), ("own lands", LANDS)):
        for lang, names in called.items():
            texts = [one for what, one in together.in_turns[name].items() if what[:2] == lang]
            if together.langs[name] == lang:
                texts += [json.dumps(one, ensure_ascii=False) for one in together.heard[name]]
            assert sum(any(f"Zz{one}" in text for text in texts) for one in names) > 3
            old = re.compile(rf"(?<!Zz)\b({'|'.join(names)})\b")
            for text in texts:
                assert not old.search(text), (name, old.findall(text))


def test_a_hint_is_written_in_the_words_of_the_table(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.db", bots=True) as served:
        table = served.api(lang="fr").create("dead_reckoning", embedded=renamed("dead_reckoning"))
        hint = table.hint("player")
        (line,) = [one["line"] for one in hint["lines"]]
        assert line.startswith("jouer zz"), line
        assert hint["lines"][0]["said"] == line
        table.move("player", [line])


def shown_of(table: RemoteTable) -> Shown:
    """A table as the others will look at it."""
    status = table.look()["status"]
    seats = table.created["seats"]
    first = next(iter(seats))
    seat = (status["awaited"] or [first])[0]
    return Shown(table.id, seat, first, list(seats.values()), status["steps"], status["game"])


def messages(socket: Any, steps: int) -> list[dict[str, Any]]:
    """All messages until a step was told."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["steps"] < steps:
        found.append(json.loads(socket.recv(timeout=20)))
    return found
