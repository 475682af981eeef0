"""Pages in both languages, without scripts."""

from __future__ import annotations

import gzip
import re
from html.parser import HTMLParser

import pytest

from arbitre.core.game import game, game_names
from arbitre.core.words import LANGUAGES
from arbitre.tables.run.dailies import has_daily
from tests.web.serving import Served, headline, hidden

KEY = re.compile(r"\b(page|web|act|plan|table|link)-[a-z]+(-[a-z]+)*\b")
CLASSES = re.compile(
    r'(class|id|for|name|href|src|aria-labelledby|aria-describedby|data-[a-z]+)="[^"]*"'
)


class Outline(HTMLParser):
    """What a page is made of: elements, labels, and anything that a strict policy would stop."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.unlabelled: list[str] = []
        self.forbidden: list[str] = []
        self._labels: set[str] = set()
        self._inside = 0
        self._fields: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.forbidden += [
            f"{tag} {name}" for name in given if name.startswith("on") or name == "style"
        ]
        if tag == "style" or (
            tag == "script" and "src" not in given and "json" not in (given.get("type") or "")
        ):
            self.forbidden.append(tag)
        for name in ("src", "href", "action"):
            if (given.get(name) or "").startswith(("http:", "https:", "//")):
                self.forbidden.append(f"{tag} {name}={given[name]}")
        if tag == "label":
            self._inside += 1
            if given.get("for"):
                self._labels.add(str(given["for"]))
        if tag in ("input", "select", "textarea") and given.get("type") != "hidden":
            if not self._inside and "aria-label" not in given:
                self._fields.append((tag, given))

    def handle_endtag(self, tag: str) -> None:
        if tag == "label":
            self._inside -= 1

    def close(self) -> None:
        super().close()
        self.unlabelled = [
            f"{tag} {given}" for tag, given in self._fields if given.get("id") not in self._labels
        ]


def look_at(text: str) -> Outline:
    outline = Outline()
    outline.feed(text)
    outline.close()
    return outline


def check_page(text: str, lang: str) -> None:
    """Everything that holds for every page."""
    outline = look_at(text)
    assert not outline.forbidden
    assert not outline.unlabelled
    assert outline.tags.count("main") == 1
    assert outline.tags.count("h1") == 1
    assert f'<html lang="{lang}"' in text
    visible = re.sub(r"<script.*?</script>", "", CLASSES.sub("", text), flags=re.DOTALL)
    assert not KEY.search(visible), KEY.search(visible)


PAGES = ["/", "/rules", "/tables", "/settings", *(f"/rules/{name}" for name in game_names())]
PAGES += [f"/new/{name}" for name in game_names()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_in_both_languages(served: Served, lang: str, path: str) -> None:
    with served.browser(lang) as browser:
        answer = browser.get(path)
    assert answer.status_code == 200
    check_page(answer.text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_two_clicks_lead_to_a_first_decision(served: Served, lang: str, name: str) -> None:
    with served.browser(lang) as browser:
        table = browser.play(name)
        page = browser.get(f"/t/{table}").text
        assert headline(page) == {"fr": "À vous", "en": "Your turn"}[lang]
        assert re.search(r'<button class="(action|primary)[^"]*" name="line"', page)
        check_page(page, lang)
        for path in ("carry", "invite"):
            check_page(browser.get(f"/t/{table}/{path}").text, lang)


def test_the_first_page_is_light_and_asks_nobody_else(served: Served) -> None:
    with served.browser() as browser:
        page = browser.get("/", headers={"accept-encoding": "gzip"})
        total = int(page.headers["content-length"])
        files = re.findall(r'(?:src|href)="(/(?:static|games)/[^"]+)"', page.text)
        assert len(files) >= 2 + len(game_names())
        for address in files:
            answer = browser.get(address.replace("&amp;", "&"), headers={"accept-encoding": "gzip"})
            assert answer.status_code == 200, address
            assert "max-age=31536000" in answer.headers["cache-control"]
            total += int(answer.headers["content-length"])
    assert total < 150_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_can_be_shown_over_a_table(served: Served, lang: str) -> None:
    with served.browser(lang) as browser:
        page = browser.get("/rules/power/PW-C2").text
        alone = browser.get("/rules/power/PW-C2?fragment=1")
        assert alone.headers["content-language"] == lang
        assert alone.headers["vary"].startswith("Cookie, Accept-Language")
        article = re.search(r"<p>.*?</article>", alone.text, re.DOTALL)
        assert article
        assert article[0] in page
        assert "<html" not in alone.text
        assert "<h2>" in alone.text
        assert browser.get("/rules/power/XX-1?fragment=1").status_code == 404


def test_the_plain_board_is_a_setting(served: Served) -> None:
    with served.browser() as browser:
        assert 'data-board="drawn"' in browser.get("/").text
        browser.submit("/settings", board="plain")
        assert 'data-board="plain"' in browser.get("/").text


def test_pictures_are_drawn_in_the_readers_language_and_stand_alone(served: Served) -> None:
    with served.browser() as browser:
        for name in game_names():
            plain = browser.get(
                f"/games/{name}/picture.svg?lang=fr", headers={"accept-encoding": "identity"}
            )
            packed = browser.get(f"/games/{name}/picture.svg?lang=fr")
            assert plain.content == packed.content
            assert plain.headers["content-type"].startswith("image/svg+xml")
            assert "style-src 'unsafe-inline'" in plain.headers["content-security-policy"]
            assert "<script" not in plain.text
            assert packed.headers["content-encoding"] == "gzip"
            assert len(gzip.compress(plain.content)) < 40_000


def test_the_language_is_asked_for_kept_or_the_browsers(served: Served) -> None:
    with served.browser("de, fr;q=0.7, en;q=0.3") as browser:
        assert '<html lang="fr"' in browser.get("/").text
        assert '<html lang="en"' in browser.get("/?lang=en").text
        assert '<html lang="en"' in browser.get("/").text  # kept
        assert '<html lang="fr"' in browser.get("/?lang=fr").text
        assert '<html lang="fr"' in browser.get("/?lang=de").text


def test_settings_are_kept_and_shown_on_every_page(served: Served) -> None:
    with served.browser() as browser:
        answer = browser.submit(
            "/settings", lang="fr", motion="reduced", palette="safe", text="largest", theme="dark",
            sound="on", name="Zoé <b>",
        )  # fmt: skip
        assert answer.status_code == 200
        front = browser.get("/").text
    for part in (
        'lang="fr"',
        'data-motion="reduced"',
        'data-palette="safe"',
        'data-text="largest"',
    ):
        assert part in front
    assert 'value="Zoé &lt;b&gt;"' in answer.text


def test_a_setting_that_nobody_offered_changes_nothing(served: Served) -> None:
    with served.browser() as browser:
        browser.submit("/settings", lang="fr", motion="wild", text='"><script>')
        front = browser.get("/").text
    assert 'data-motion="full"' in front
    assert 'data-text="normal"' in front


@pytest.mark.parametrize("name", game_names())
def test_every_clause_has_its_place_and_its_page(served: Served, name: str) -> None:
    clauses = game(name).catalogue.clauses
    with served.browser("fr") as browser:
        whole = browser.get(f"/rules/{name}").text
        for clause in clauses.values():
            assert f'id="{clause.id}"' in whole
        last = list(clauses.values())[-1]
        page = browser.get(f"/rules/{name}/{last.id.lower()}")
        assert page.status_code == 200
        assert page.text.count('<article class="clause"') == 1
        assert last.id in page.text


def test_rules_are_searched_without_case_and_accents(served: Served) -> None:
    catalogue = game("power").catalogue
    expected = sum("drapeau" in one.statements["fr"].lower() for one in catalogue.clauses.values())
    assert expected > 2
    with served.browser("fr") as browser:
        page = browser.get("/rules/power", params={"q": "DRAPEAU"}).text
        assert page.count('<article class="clause"') == expected
        both = browser.get("/rules/power", params={"q": "pw-c3"}).text
        assert '<article class="clause" id="PW-C3"' in both
        keyboard, print_ = (
            browser.get("/rules/power", params={"q": f"L{sign}ARMEE"}).text for sign in "'’"
        )
        assert (
            keyboard.count('<article class="clause"') == print_.count('<article class="clause"') > 0
        )
        none = browser.get("/rules/power", params={"q": "zzz<script>"}).text
        assert none.count('<article class="clause"') == 0
        assert "zzz&lt;script&gt;" in none


@pytest.mark.parametrize("path", ["/learn", "/daily"])
def test_without_a_game_there_is_the_page_that_shows_them_all(served: Served, path: str) -> None:
    with served.browser() as browser:
        assert browser.get(path).url.path == "/"


def test_the_game_of_the_day_is_where_one_plays_alone_with_chance(served: Served) -> None:
    assert [has_daily(game(name)) for name in ("power", "sans_allies")] == [False, True]
    with served.browser() as browser, served.browser() as stranger:
        one = browser.play("sans_allies", daily="1")
        assert browser.play("sans_allies", daily="1") == one  # one goes on where one stood
        other = stranger.play("sans_allies", daily="1")
        assert other != one
        first = browser.get(f"/api/v1/tables/{one}").json()
        second = stranger.get(f"/api/v1/tables/{other}").json()
        assert first["status"]["daily"]
        assert first["view"] == second["view"]  # the same chance for all


def test_my_tables_lists_what_this_browser_holds(served: Served) -> None:
    with served.browser() as browser, served.browser() as other:
        table = browser.play("sans_allies")
        for path in ("/tables", "/"):
            assert f"/t/{table}" in browser.get(path).text
            assert f"/t/{table}" not in other.get(path).text


def test_a_table_page_carries_what_the_client_needs(served: Served) -> None:
    with served.browser() as browser:
        table = browser.play("power")
        page = browser.get(f"/t/{table}").text
    assert hidden(page, "data-api") == f"/api/v1/tables/{table}"
    assert hidden(page, "data-seat") == "green"
    for part in ("status", "decision", "seats", "panels", "log", "chat"):
        assert f'data-part="{part}"' in page
    for layer in ("board", "state", "pieces", "marks"):
        assert f'<g id="{layer}">' in page
    assert '<script type="application/json" id="first-state">' in page
    assert '<script type="application/json" id="words">' in page


@pytest.mark.parametrize("name", game_names())
def test_rules_are_drawn_beside_their_clauses(served: Served, name: str) -> None:
    with served.browser("fr") as browser:
        page = browser.get(f"/rules/{name}").text
        found = re.findall(
            r'id="([A-Z0-9-]+)"[^>]*>\s*<h4>(?:(?!<article).)*?<img src="([^"]+)"', page, re.DOTALL
        )
        assert len(found) >= 2
        for clause, address in found:
            assert f"/{clause}.svg" in address
            drawing = browser.get(address.replace("&amp;", "&"))
            assert drawing.headers["content-type"] == "image/svg+xml"
            assert drawing.text.startswith("<svg ")
            assert clause in browser.get(f"/rules/{name}/{clause}").text
            english = browser.get(address.replace("&amp;", "&").replace("lang=fr", "lang=en"))
            assert english.text != drawing.text  # its words are the reader's
        assert browser.get(f"/games/{name}/rules/XX-9.svg").status_code == 404


def test_a_phone_gets_the_tall_picture_at_once(served: Served) -> None:
    phone = {"user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36"}
    with served.browser() as browser:
        here = f"/t/{browser.play('power')}"
        wide = hidden(browser.get(here, params={"screen": "wide"}).text, "data-key")
        tall = hidden(browser.get(here, params={"screen": "tall"}).text, "data-key")
        assert wide != tall
        assert hidden(browser.get(here).text, "data-key") == wide
        assert hidden(browser.get(here, headers=phone).text, "data-key") == tall
        asked = browser.get(here, params={"screen": "wide"}, headers=phone)
        assert hidden(asked.text, "data-key") == wide
