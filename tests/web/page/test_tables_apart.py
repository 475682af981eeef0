"""What is told at a table is its own, whatever else the server shows meanwhile."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.core.game import game, game_names
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from tests.web.run_apart import FOUND
from tests.web.serving import Served
from tests.web.tables_apart import TABLES, Alone, Crowd, renamed, told

SEA = values_of(EDITIONS.named("")).words
LANDS = {"fr": ["plaine", "forêt", "montagne", "désert", "îles"]}
"""What Sans Alliés calls its terrains; in English these are codes too, and sea and coast are our words."""


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[Crowd, Alone]:
    """The tables together, and each of them alone; without coverage, which other tests measure."""
    folder = tmp_path_factory.mktemp("apart")
    plain = {key: value for key, value in os.environ.items() if not key.startswith("COVERAGE_")}
    script = [sys.executable, "-m", "tests.web.run_apart", str(folder)]
    subprocess.run(script, cwd=Path(__file__).parents[3], env=plain, check=True, timeout=300)
    found: tuple[Crowd, Alone] = pickle.loads((folder / FOUND).read_bytes())
    return found


def test_every_released_edition_seat_count_and_language_is_there() -> None:
    planned = {(one.game, one.plan.get("edition"), one.seats) for one in TABLES}
    for name in game_names():
        rules = game(name)
        if not rules.package.startswith("arbitre."):  # a toy of another test
            continue
        assert planned >= {(name, e, n) for e in rules.editions() for n in rules.seat_counts}
    assert set(LANGUAGES) >= {"fr", "en"}


@pytest.mark.parametrize("name", [planned.name for planned in TABLES])
def test_a_table_is_shown_as_it_would_be_alone(both: tuple[Crowd, Alone], name: str) -> None:
    together, (expected, past) = both[0], both[1][name]
    assert together.answers[name].keys() == expected.keys()
    for what, text in expected.items():
        assert together.answers[name][what] == text, what
    planned = next(planned for planned in TABLES if planned.name == name)
    for lang, (texts, films) in past.items():
        logs, beats = told(together.heard[name][lang])
        assert logs == {step: texts[step] for step in logs}, lang
        assert beats == films[len(films) - len(beats) :], lang
        assert bool(beats) == bool(planned.turns)


def test_an_edition_of_ones_own_speaks_from_the_first_line(both: tuple[Crowd, Alone]) -> None:
    """Everything in it is called Zz and what it was called before."""
    together, _ = both
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
        assert hint["at_once"]  # a card is played as soon as it is chosen: *Do it*, not *Fill in*
        assert hint["lines"][0]["said"].startswith("Jouer Zz")  # as its button says it
        table.move("player", [line])
