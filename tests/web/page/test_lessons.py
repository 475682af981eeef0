"""Lessons on pages without a script: begun, read, done, left and taken up; and offered where they belong."""

from __future__ import annotations

import re
from html import unescape

import pytest

from arbitre.core.game import game
from arbitre.core.lesson import FIRST, said
from arbitre.web.client import Denied
from tests.web.serving import Served

LESSON = game("power").lesson(FIRST)
ASKED = next(page for page in range(LESSON.end) if LESSON.asks(page))


def words(text: str) -> str:
    """What the page of a lesson says."""
    found = re.search(r'<p class="lesson-words">(.*?)</p>', text, re.DOTALL)
    assert found
    return unescape(found[1])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_lesson_with_plain_forms(served: Served, lang: str) -> None:
    with served.browser(lang) as browser:
        assert "newcomer" in browser.get("/").text
        answer = browser.submit("/learn/power")
        table = answer.url.path
        for page in range(ASKED):
            assert words(browser.get(table).text) == LESSON.words(page, lang)
            turned = {"kind": "learn", "seat": "green", "page": str(page + 1)}
            browser.post(f"{table}/act", data={"form": browser.secret(), **turned})
        text = browser.get(table).text
        assert said(LESSON.step_at(ASKED).touch, lang) in unescape(text)
        line = {"fr": "C HQ J0", "en": "F HQ Y0"}[lang]
        assert set(re.findall(r'data-line="([^"]*)"', text)) == {line}
        for gone in ('data-ask="hint"', 'data-tab="chat"', 'data-tab="seats"', 'value="resign"'):
            assert gone not in text
        browser.submit(f"{table}/draft", seat="green", op="add", line=line)
        text = unescape(browser.get(table).text)  # all is written: now it is sent
        assert {"fr": "Maintenant\u00a0: Envoyer", "en": "Now: Send"}[lang] in text
        assert said(LESSON.step_at(ASKED).touch, lang) not in text
        assert 'id="lesson-show"' not in text
        browser.submit(f"{table}/send", seat="green")
        assert words(browser.get(table).text) == LESSON.words(ASKED + 1, lang)
        front = browser.get("/").text
        assert "newcomer" not in front
        assert {"fr": "À continuer", "en": "To be continued"}[lang] in front
        assert browser.submit("/learn/power").url.path == table
        assert browser.submit("/learn/power", again="1").url.path != table
        assert browser.get("/learn/stones").status_code == 404


def test_show_me_writes_one_line_at_a_time_and_sends_nothing(served: Served) -> None:
    table = served.api().create("power", lesson=FIRST)
    for page in range(LESSON.end):
        step = LESSON.step_at(page)
        if not LESSON.asks(page):
            table.act("learn", "green", page=page + 1)
        elif len(step.must) < 2:
            table.act("show", "green")
        else:
            break
    with served.browser("en") as browser:
        browser.get(f"/seat/{table.created['seats']['green']}")
        for line in ("2P X RV I", "I RV HQ"):
            text = browser.get(f"/t/{table.id}").text
            assert "Now: Send" not in text
            shown = re.search(r'id="lesson-show"[^>]* name="line" value="([^"]*)"', text)
            assert shown
            assert shown[1] == line
            browser.submit(f"/t/{table.id}/draft", seat="green", op="add", line=line)
        text = browser.get(f"/t/{table.id}").text
        assert 'id="lesson-show"' not in text
        assert "Now: Send" in text
        assert words(text) == LESSON.words(page, "en")


def test_a_program_learns_too_and_is_held_to_the_lesson(served: Served) -> None:
    table = served.api().create("power", lesson=FIRST)
    for page in range(ASKED):
        table.act("learn", "green", page=page + 1)
    wrong = said(LESSON.step_at(ASKED).wrong, "en")
    with pytest.raises(Denied) as refused:
        table.move("green", ["T HQ G8"])
    assert (refused.value.code, refused.value.text) == ("illegal", wrong)
    with pytest.raises(Denied):
        table.act("resign", "green")
    table.move("green", ["F HQ Y0"])
    status = table.sight()["status"]
    assert (status["lesson"], status["page"], status["hints"]) == (FIRST, ASKED + 1, False)
    with pytest.raises(Denied):
        served.api().create("power", lesson="second")
