"""The play aid as a page, over a table and before the rules; the rules in the order of play, searched."""

from __future__ import annotations

import re

import pytest

from arbitre.core.game import game, game_names
from arbitre.core.words import LANGUAGES
from tests.web.page.test_pages import Outline
from tests.web.serving import Served

TITLES = {"fr": "Aide de jeu", "en": "Play aid"}
ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)


def shown(page: str) -> list[str]:
    """The clauses of a page, in their order."""
    return re.findall(r'<article class="clause" id="([A-Z0-9-]+)"', page)


def rows(page: str) -> list[str]:
    """The rows of all tables of a page in plain words."""
    return [" ".join(re.sub(r"<[^>]+>", " ", row).split()) for row in ROW.findall(page)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_aid_is_a_page_of_its_own(name: str, lang: str, served: Served) -> None:
    with served.browser(lang) as browser:
        answer = browser.get(f"/rules/{name}/aid")
        assert answer.status_code == 200
        page = answer.text
        outline = Outline()
        outline.feed(page)
        outline.close()
        assert outline.forbidden == []
        assert page.count("<h1>") == 1
        assert TITLES[lang] in page
        rules = game(name)
        aid = rules.aid(rules.voice(None, lang))
        assert aid is not None
        assert page.count('class="aid-part') == len(aid.sections)
        drawings = [
            one
            for section in aid.sections
            for row in (section.table.rows if section.table else [])
            for cell in row.cells
            for one in cell.drawings
        ]
        assert page.count('<svg class="aid-sign') == len(drawings)
        # the drawings are coloured by the game's own style sheet, and none has an id twice
        assert f"/games/{name}/style.css" in page
        ids = re.findall(r' id="([^"]*)"', page)
        assert len(ids) == len(set(ids))


def test_a_released_edition_may_be_chosen(served: Served) -> None:
    with served.browser("en") as browser:
        assert "Defence 10 14 18 22 26 30 34 38" in rows(browser.get("/rules/sans_allies/aid").text)
        page = browser.get("/rules/sans_allies/aid?edition=hard").text
        assert "Defence 12 16 20 24 28 32 36 40" in rows(page)
        assert browser.get("/rules/sans_allies/aid?edition=none").status_code == 404
        assert browser.get("/rules/nothing/aid").status_code == 404


def test_a_table_shows_the_aid_of_its_own_edition(served: Served) -> None:
    with served.browser("en") as browser:
        table = browser.play("sans_allies", difficulty="gentle")
        page = browser.get(f"/t/{table}").text
        link = re.search(r'<a class="aid-open" href="([^"]+)"', page)
        assert link is not None
        assert link[1] == f"/t/{table}/aid"
        aid = browser.get(link[1]).text
        assert "Defence 7 11 15 19 23 27 31 35" in rows(aid)
        assert f'href="/t/{table}"' in aid  # the way back, without a script
        alone = browser.get(f"{link[1]}?fragment=1")
        assert rows(alone.text) == rows(aid)
        assert "<html" not in alone.text
        assert "Cookie" in alone.headers["vary"]
        assert browser.get("/t/nowhere/aid").status_code == 404


def test_the_aid_of_a_table_holds_nobody_s_secret(served: Served) -> None:
    with served.browser("en") as mine, served.browser("en") as stranger:
        table = mine.play("dead_reckoning")
        answers = [one.get(f"/t/{table}/aid?fragment=1").text for one in (mine, stranger)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_rules_begin_with_the_aid_then_follow_the_order_of_play(
    name: str, lang: str, served: Served
) -> None:
    catalogue = game(name).catalogue
    with served.browser(lang) as browser:
        page = browser.get(f"/rules/{name}").text
    assert page.index('class="aid"' if name == "power" else 'class="aid aid-long"') < page.index(
        "contents"
    )
    wanted = [
        clause.id
        for part in catalogue.parts
        for section in part.sections
        for clause in section.clauses
    ]
    assert shown(page) == wanted
    assert sorted(wanted) == sorted(catalogue.clauses)
    titles = [part.title(lang) for part in catalogue.parts]
    assert all(titles)
    places = [page.index(f'<h2 id="{part.id}">') for part in catalogue.parts]
    assert places == sorted(places)


def test_every_mark_says_what_is_ours_and_why(served: Served) -> None:
    with served.browser("en") as browser:
        page = browser.get("/rules/dead_reckoning").text
        legend = page[page.index('<dl class="legend">') : page.index("</dl>")]
        assert legend.count("<dt>") == len(
            {
                mark
                for clause in game("dead_reckoning").catalogue.clauses.values()
                for mark in clause.marks
            }
        )
        assert "the numbers are ours, and an edition of your own can replace them." in legend
        assert 'class="badge mark-our-choice" title="The texts are silent' in page
        # a sentence on what is ours leads to the clause
        assert re.search(r'<li>[^<]*\(<a class="clause" href="/rules/dead_reckoning/DR-L7">', page)
        alone = browser.get("/rules/power/PW-C3?fragment=1").text
        assert "somebody had to decide, and we did." in alone


def test_only_what_is_ours(served: Served) -> None:
    catalogue = game("power").catalogue
    with served.browser("fr") as browser:
        found = shown(browser.get("/rules/power?ours=1").text)
        assert found
        assert all("our choice" in catalogue.clauses[one].marks for one in found)
        assert "PW-C3" in found
        assert "PW-C1" not in found
        both = shown(browser.get("/rules/power?ours=1&q=vague").text)
        assert both
        assert set(both) < set(found)


@pytest.mark.parametrize("question", ["egalite", "ÉGALITÉ", "tie", "pw-c12"])
def test_a_search_minds_neither_accents_nor_languages(question: str, served: Served) -> None:
    for lang in LANGUAGES:
        with served.browser(lang) as browser:
            assert "PW-C12" in shown(browser.get("/rules/power", params={"q": question}).text)


def test_a_clause_about_a_piece_shows_it(served: Served) -> None:
    with served.browser("en") as browser:
        page = browser.get("/rules/power/PW-P4").text
        assert page.count('<svg class="aid-sign power-board"') == 2  # fighter and bomber
        over = browser.get("/rules/sans_allies/SA-U3?fragment=1").text
        assert over.count('<svg class="aid-sign') == 1
