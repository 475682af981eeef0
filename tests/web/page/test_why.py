"""Why a side that the game plays did what it did: in the log of a page, and in the API."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from websockets.sync.client import connect

from arbitre.core.game import game
from arbitre.core.words import LANGUAGES
from tests.playthroughs import GAMES
from tests.web.serving import Served

RECORD = next(one for one in GAMES if (one.game, one.name) == ("dead_reckoning", "normal")).path
CANDIDATES = {"fr": "Candidats\u00a0:", "en": "Candidates:"}
WHY = {"fr": "Pourquoi\u00a0?", "en": "Why?"}


@pytest.fixture(scope="module")
def played(served: Served) -> str:
    """A whole game against the Alliance, as a table."""
    return served.api().bring(RECORD.with_suffix(".arb").read_text(encoding="utf-8")).id


def told_in(served: Served, table: str, lang: str) -> list[dict[str, Any]]:
    """Every line of the game as the API tells it."""
    api = served.api(lang=lang)
    total = api.table(table).sight()["status"]["steps"]
    found: list[dict[str, Any]] = []
    with served.browser(lang) as browser:
        for number in range(1, total + 1):
            answer = browser.get(f"/api/v1/tables/{table}/history/{number}").json()
            found += [line for step in answer["events"] for line in step["told"]]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_line_of_the_history_has_its_reasons(served: Served, played: str, lang: str) -> None:
    lines = told_in(served, played, lang)
    assert all(
        set(line) == {"text", "clause", "heading", "minor", "about", "reasons", "also"}
        for line in lines
    )
    reasons = [reason for line in lines for reason in line["reasons"]]
    assert any(reason["text"].startswith(CANDIDATES[lang]) for reason in reasons)
    rules = game("dead_reckoning").catalogue
    for reason in reasons:
        if reason["clause"]:
            assert reason["text"] == rules.clauses[reason["clause"]].statements[lang]
    # a step of the Alliance says its own rule first
    stepped = [line for line in lines if line["reasons"]]
    assert len(stepped) > 50
    for line in stepped:
        clauses = [reason["clause"] for reason in line["reasons"] if reason["clause"]]
        assert clauses[0] == line["clause"]


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_the_log_opens_to_what_was_weighed(
    served: Served, played: str, lang: str
) -> None:
    """Without a script, too: a fold is part of HTML."""
    with served.browser(lang) as browser:
        found: list[str] = []
        steps = served.api().table(played).sight()["status"]["steps"]
        for at in range(30, steps + 1, 30):
            page = browser.get(f"/t/{played}?at={at}").text
            folds = re.findall(r'<details class="why" id="(.*?)">(.*?)</details>', page, re.DOTALL)
            assert len({name for name, _ in folds}) == len(folds)
            found += [unescape(fold) for _, fold in folds]
    assert found
    for fold in found:
        assert f"<summary>{WHY[lang]}</summary>" in fold
        assert f"<li>{CANDIDATES[lang]}" in fold
    assert any('href="/rules/dead_reckoning/DR-' in fold for fold in found)  # how a tie was broken


def test_a_program_may_listen_to_what_is_told(served: Served) -> None:
    table = served.api().create("dead_reckoning", seats=[{"kind": "person"}])
    headers = {"Authorization": f"Bearer {table.created['seats']['player']}"}
    url = f"ws{served.url.removeprefix('http')}/api/v1/tables/{table.id}/live?lang=en"
    with (
        connect(f"{url}&told=1", additional_headers=headers, max_size=None) as told,
        connect(url, additional_headers=headers, max_size=None) as bare,
    ):
        told.recv(timeout=20)
        bare.recv(timeout=20)
        table.move("player", "end")
        steps = json.loads(told.recv(timeout=20))["events"]
        assert any(line["reasons"] for step in steps for line in step["told"])
        assert all("told" not in step for step in json.loads(bare.recv(timeout=20))["events"])
