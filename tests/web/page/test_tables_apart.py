"""What is told at a table is its own, whatever else the server shows meanwhile."""

from __future__ import annotations

import json
import re
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from arbitre.core.game import game, game_names
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.web.client import RemoteTable
from tests.web.serving import Served
from tests.web.tables_apart import (
    TABLES,
    TURNS,
    Shown,
    Told,
    alone,
    answers,
    listening,
    made,
    play_on,
    read_once,
    renamed,
    told,
)

SEA = values_of(EDITIONS.named("")).words
LANDS = {"fr": ["plaine", "forêt", "montagne", "désert", "îles"]}
"""What Sans Alliés calls its terrains; in English these are codes too, and sea and coast are our words."""


Heard = dict[str, list[dict[str, Any]]]
"""The live messages of a table by language."""


@dataclass(frozen=True)
class Together:
    """What tables on one server were told and shown, and what each of them is shown alone."""

    heard: dict[str, Heard]
    answers: dict[str, dict[str, str]]
    alone: dict[str, tuple[dict[str, str], dict[str, Told]]]


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Together:
    """They play in turns while somebody listens in each language, and are looked at all at once."""
    db = tmp_path_factory.mktemp("apart") / "tables.db"
    fresh = get_context("forkserver")
    fresh.set_forkserver_preload(["tests.web.served_once"])  # no table was shown yet
    with (
        ProcessPoolExecutor(2, fresh, max_tasks_per_child=1) as processes,
        Served(db) as served,
        ExitStack() as ears,
    ):
        processes.submit(read_once)
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
        played = db.with_name("played.db")
        with closing(connect(db)) as source, closing(connect(played)) as target:
            source.backup(target)
        each = processes.map(alone, [played] * len(shown), shown.values())
        with ThreadPoolExecutor(len(shown)) as threads:
            every = threads.map(lambda one: answers(served, one), shown.values())
            at_once = dict(zip(shown, every, strict=True))
        return Together(heard, at_once, dict(zip(shown, each, strict=True)))


def test_every_released_edition_seat_count_and_language_is_there() -> None:
    planned = {(one.game, one.plan.get("edition"), one.seats) for one in TABLES}
    for name in game_names():
        rules = game(name)
        assert planned >= {(name, e, n) for e in rules.editions() for n in rules.seat_counts}
    assert set(LANGUAGES) >= {"fr", "en"}


@pytest.mark.parametrize("name", [planned.name for planned in TABLES])
def test_a_table_is_shown_as_it_would_be_alone(together: Together, name: str) -> None:
    expected, past = together.alone[name]
    assert expected.keys() == together.answers[name].keys()
    for what, text in expected.items():
        assert together.answers[name][what] == text, what
    for lang, (texts, films) in past.items():
        logs, beats = told(together.heard[name][lang])
        assert logs == {step: texts[step] for step in logs}, lang
        assert beats == films[len(films) - len(beats) :], lang
        turns = next(planned.turns for planned in TABLES if planned.name == name)
        assert bool(beats) == bool(turns)


def test_an_edition_of_ones_own_speaks_from_the_first_line(together: Together) -> None:
    """Everything in it is called Zz and what it was called before."""
    islands = {
        lang: [words[lang] for key, words in SEA.items() if key.startswith(("island", "alliance"))]
        for lang in LANGUAGES
    }
    for name, called in (("own box", islands), ("own lands", LANDS)):
        for lang, names in called.items():
            texts = [one for what, one in together.answers[name].items() if what[:2] == lang]
            heard = together.heard[name][lang]
            texts += [json.dumps(one, ensure_ascii=False) for one in heard]
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
    first = first_seat(table)
    seat = (status["awaited"] or [first])[0]
    return Shown(table.id, seat, first, list(seats.values()), status["steps"], status["game"])


def first_seat(table: RemoteTable) -> str:
    """The seat whose page listens."""
    return str(next(iter(table.created["seats"])))


def messages(socket: Any, steps: int) -> list[dict[str, Any]]:
    """All messages until a step was told."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["steps"] < steps:
        found.append(json.loads(socket.recv(timeout=20)))
    return found
