"""Beside a real table in a browser without scripts: lines, numbers, questions, draws, and what is refused."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arbitre.bots import bot_names
from arbitre.core.game import game
from arbitre.core.words import LANGUAGES
from arbitre.web.client import Denied
from tests.games.dead_reckoning.terminal.test_companion_session import OWN, SIX, Session, play
from tests.term.tables import moves
from tests.web.serving import Browser, Served

SET = {"fr": "mettre A1 2j, navire A1 1$", "en": "set A1 2p, ship A1 1$"}


class Beside:
    """A table beside the box, made with the one tick of the form."""

    def __init__(self, served: Served, game: str, lang: str) -> None:
        self.browser: Browser = served.browser(lang)
        fields = {"seat-0": "me", "count": "1", "companion": "1"}
        made = self.browser.submit(f"/new/{game}", **fields)
        assert made.status_code == 200, made.text
        self.id = made.url.path.rpartition("/")[2]
        self.seat = {"dead_reckoning": "player", "sans_allies": "invader"}[game]
        self.page = made.text
        self.status = 200

    def _send(self, where: str, **fields: str) -> None:
        answer = self.browser.submit(f"/t/{self.id}/{where}", seat=self.seat, **fields)
        self.page, self.status = answer.text, answer.status_code

    def type(self, text: str) -> None:
        """Type into the field that the page has now."""
        if 'id="typed-chance"' in self.page:
            self._send("chance", text=text)
        else:
            assert 'id="typed-line"' in self.page
            self._send("type", line=text)

    def number(self, number: str) -> None:
        """Fill in the number that is asked for."""
        before = re.search(r'name="line" value="([^"]*)">\s*<label>.*?type="number"', self.page)
        assert before
        self._send("type", line=before[1], number=number)

    def press(self, label: str) -> None:
        """Press a button of the decision by its words."""
        for form in re.findall(r"<form.*?</form>", self.page, re.DOTALL):
            for button, said in re.findall(r"<button([^>]*)>(.*?)</button>", form, re.DOTALL):
                words = re.sub(r'<span [^>]*aria-hidden="true">.*?</span>', "", said)
                if plain(words) == label:
                    fields = dict(
                        re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form)
                    )
                    named = re.search(r'name="(\w+)" value="([^"]*)"', button)
                    fields |= {named[1]: html.unescape(named[2])} if named else {}
                    to = re.search(r'action="([^"]*)"', form)
                    assert to
                    answer = self.browser.post(html.unescape(to[1]), data=fields)
                    self.page, self.status = answer.text, answer.status_code
                    return
        raise AssertionError(label)

    @property
    def said(self) -> str:
        """What a line was answered."""
        return plain(between(self.page, r"<div data-answer[^>]*>(.*?)</div>"))

    @property
    def refusal(self) -> str:
        """What stands beside the field."""
        return plain(between(self.page, r"<p data-error[^>]*>(.*?)</p>"))

    @property
    def left(self) -> str:
        """What stands in the field."""
        return html.unescape(between(self.page, r'id="typed-\w+"[^>]*? value="([^"]*)"'))

    @property
    def record(self) -> list[str]:
        """The moves so far."""
        lines = self.browser.get(f"/t/{self.id}/record").text.partition("\n\n")[2].splitlines()
        return [line.partition(" ")[2].rpartition(" #")[0] for line in lines]


Sit = Callable[[str, str], Beside]


@pytest.fixture
def sit(served: Served) -> Iterator[Sit]:
    """Makes tables, each for a browser of its own."""
    tables: list[Beside] = []

    def make(game: str, lang: str) -> Beside:
        tables.append(Beside(served, game, lang))
        return tables[-1]

    yield make
    for table in tables:
        table.browser.close()


def between(page: str, pattern: str) -> str:
    found = re.search(pattern, page, re.DOTALL)
    return found[1] if found else ""


def plain(markup: str) -> str:
    text = re.sub(r"<[^>]*>", " ", markup)
    return " ".join(html.unescape(text).replace("\u00a0", " ").split())


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.rule("DR-Q1")
@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize(
    ("name", "lang"),
    [
        (SIX, "fr"),
        (OWN, "en"),
        pytest.param(SIX, "en", marks=pytest.mark.slow),
        pytest.param(OWN, "fr", marks=pytest.mark.slow),
    ],
)
def test_six_turns_typed_in_a_browser_are_those_typed_in_a_terminal(
    sit: Sit, name: str, lang: str, tmp_path: Path
) -> None:
    """Tiles, a mid-game table in four lines, Alliance turns, fights with seven cubes, a card typed in."""
    session = Session(lang, name)
    play(lang, tmp_path / "game.arb", *session.typed)
    table = sit("dead_reckoning", lang)
    for line in session.typed:
        if line in ("go", "tour"):
            table.press("The Alliance’s turn" if lang == "en" else "Au tour de l’Alliance")
        elif line.startswith("cubes "):
            table.number(line.removeprefix("cubes "))
        else:
            table.type(line)
        assert table.status == 200, (line, table.refusal)
        assert (table.refusal, table.said) == ("", ""), line
    text = table.browser.get(f"/t/{table.id}/record").text
    (tmp_path / "web.arb").write_text(text, encoding="utf-8")
    assert moves(tmp_path / "web.arb") == moves(tmp_path / "game.arb")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_stays_beside_the_field_and_the_good_part_is_kept(
    sit: Sit, lang: str
) -> None:
    table = sit("dead_reckoning", lang)
    french = lang == "fr"
    table.type("Atlantis")
    assert (table.status, table.left) == (422, "Atlantis")
    assert "Atlantis" in table.refusal
    table.type("Skerry, S 1, Tern Rock, Atlantis, S 1")
    assert (table.status, table.left) == (200, f"Atlantis, S 1 {'haut' if french else 'top'}")
    assert ("3 sur 5 sont retenus" if french else "3 of 5 are taken") in table.said
    table.type("S 1, open sea, S 1")
    assert 'id="typed-line"' in table.page
    bad = f"{SET[lang]}, B7 1p"
    table.type(bad)
    assert (table.status, table.left) == (422, bad)
    assert "B7" in table.refusal or "DR-Q1" in table.refusal
    table.type(SET[lang])
    assert (table.status, table.refusal, table.left) == (200, "", "")
    # the last line set is taken back by the button, then what was mistyped for chance, one by one
    undo = "Reprendre le dernier coup" if french else "Take the last move back"
    table.press(undo)
    assert 'id="typed-line"' in table.page
    table.press(undo)
    assert 'id="typed-chance"' in table.page


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.rule("DR-Q2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_number_of_cubes_and_no_more_than_there_are(sit: Sit, lang: str) -> None:
    session = Session(lang)
    table = sit("dead_reckoning", lang)
    fight = next(n for n, line in enumerate(session.typed) if line.startswith("cubes "))
    for line in session.typed[:fight]:
        table.type(line)
    field = between(table.page, r'(<input type="number"[^>]* name="number"[^>]*>)')
    assert 'min="0"' in field
    assert 'max="40"' in field
    assert not re.search(r">[^<]*40 cubes", table.page)
    table.number("41")
    assert table.status == 422
    assert "40" in table.refusal
    table.number("7")
    assert table.status == 200
    hit = "t" if lang == "fr" else "h"
    assert re.findall(r'<button name="text" value="(\w+)" data-types>', table.page)[-2] == hit
    draw = "Tirer les 7 pour moi" if lang == "fr" else "Draw 7 for me"
    assert draw in plain(table.page)  # the Alliance has seven as well: it drops first
    table.press(draw)
    table.press(draw)
    assert sum(1 for line in table.record if line.startswith("chance ")) >= 14
    table.type("?")
    assert table.said  # what can be written while one may still change their cubes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_answered_and_nothing_happens(sit: Sit, lang: str) -> None:
    table = sit("sans_allies", lang)
    sea, every = ("mer", "îles") if lang == "fr" else ("sea", "islands")
    table.type("?")
    assert table.status == 200
    assert f"{sea} (6/42)" in table.said
    assert f"{every} (6/42)" in table.said
    assert ("« tirer »" if lang == "fr" else "“draw”") in table.said
    table.type(f"? {sea}")
    assert f"{sea} (6/42)" in table.said
    assert every not in table.said
    table.type("? xyz")
    assert "xyz" not in table.page.partition("data-answer")[2][:400]
    assert table.record == []


@pytest.mark.rule("SA-I5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_by_hand_with_a_sum_of_dice(sit: Sit, lang: str) -> None:
    """Set up in two lines, A8 a coast; three ships of 4 against its defence of 10; a seven takes it."""
    table = sit("sans_allies", lang)
    ours = "sont de nous, en tout ou en partie" if lang == "fr" else "wholly or partly ours are"
    assert ours in plain(table.page)
    table.type("6 mer, 5 côte, plaine")
    assert f"12. {'mer' if lang == 'fr' else 'sea'}" in plain(table.page)  # all of the open pile
    table.type("6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast")
    table.type("3B")
    table.type("A8 4B" if lang == "fr" else "A8 4S")
    assert table.status == 422  # one too many
    assert table.left.startswith("A8 4")
    table.type("A8 3B" if lang == "fr" else "A8 3S")
    assert table.refusal == ""
    table.press("Attaquer A8" if lang == "fr" else "Attack A8")
    assert 'id="typed-chance"' in table.page
    table.type("12")  # the sum, or a one and a two?
    assert table.status == 422
    assert "6+6" in table.refusal
    table.type("7")
    assert (table.status, table.refusal) == (200, "")
    assert table.record[-1] == "chance 1+6"
    table.press("Reprendre le dernier coup" if lang == "fr" else "Take the last move back")
    table.type("5+6")
    assert table.record[-1] == "chance 5+6"


def test_a_program_asks_what_is_possible_types_a_part_and_lets_draw(served: Served) -> None:
    table = served.api().create("dead_reckoning", companion=True)
    asked = table.client.ask("GET", f"tables/{table.id}/chance")
    assert (asked["total"], asked["count"], asked["kind"]) == (16, 1, "tiles")
    assert {"move": "open_sea", "text": "open sea", "weight": 4} in asked["outcomes"]
    french = table.client.ask("GET", f"tables/{table.id}/chance", lang="fr")
    assert french["kind"] == "les plateaux"
    before = table.sight()["status"]["revision"]
    answer = table.act("chance", text="? sea")
    assert "open sea (4/16)" in answer["text"]
    assert (answer["revision"], table.sight()["status"]["lines"]) == (before, 0)
    answer = table.act("chance", text="Skerry, S 1, nowhere")
    assert (answer["rest"], table.sight()["status"]["lines"]) == ("nowhere", 2)
    assert answer["text"].endswith("2 of 3 are taken, the rest is not.")
    table.act("chance", text="draw")
    assert table.sight()["status"]["lines"] == 3
    with pytest.raises(Denied) as caught:
        table.act("chance", text="draw often")
    assert (caught.value.status, caught.value.code) == (422, "bad")
    with pytest.raises(Denied) as caught:
        served.api().ask("GET", f"tables/{table.id}/chance")
    assert caught.value.status == 403
    usual = served.api().create("sans_allies")
    with pytest.raises(Denied) as caught:
        usual.client.ask("GET", f"tables/{usual.id}/chance")
    assert (caught.value.status, caught.value.code) == (409, "illegal")


def test_one_tick_says_beside_my_box_and_one_option_implies_the_other(served: Served) -> None:
    with served.browser() as browser:
        page = browser.get("/new/dead_reckoning").text
    ticks = re.findall(r'<input type="checkbox" name="([^"]*companion[^"]*)"', page)
    assert ticks == ["companion"]
    assert page.index('name="companion"') < page.index("All options")
    for plan in ({"companion": True}, {"options": {"companion": True}}):
        status = served.api().create("dead_reckoning", **plan).sight()["status"]
        assert (status["companion"], status["chance"]) == (True, True)
        assert status["options"]["companion"] is True


@pytest.mark.parametrize(
    ("lang", "begins", "go", "leads"),
    [
        ("fr", "tribord", "tour", "À jouer\u00a0: Bâbord"),
        ("en", "starboard", "go", "To play: Port"),
    ],
)
def test_two_partners_with_one_phone_sit_in_both_seats(
    lang: str, begins: str, go: str, leads: str, served: Served
) -> None:
    """Nobody is a bot where cards and cubes lie on a table, and nothing has to be covered."""
    with served.browser(lang) as browser:
        form = browser.get("/new/dead_reckoning?companion=1").text
        assert form.count('<option value="here" selected') == 1
        assert browser.get("/new/dead_reckoning").text.count('<option value="here" selected') == 0
        usual = bot_names(game("dead_reckoning"))[0]
        # whoever ticks it later has a bot in the form, as it came
        fields = {"seat-0": "me", "seat-1": f"{usual}:", "count": "2", "companion": "1"}
        made = browser.submit("/new/dead_reckoning", **fields)
        table = made.url.path
        assert 'id="typed-chance"' in made.text
        first = {
            "fr": "large, autre, large, autre, large, autre",
            "en": "open sea, other, open sea, other, open sea, other",
        }
        browser.submit(f"{table}/chance", text=first[lang])
        browser.submit(f"{table}/chance", text=begins)
        asked = {"fr": "carte A: fin H", "en": "card A: end H"}[lang]
        for _ in range(2):  # the Alliance before the first turn, and after it
            assert 'data-seat="starboard"' in browser.get(table).text
            browser.submit(f"{table}/type", seat="starboard", line=go)
            browser.submit(f"{table}/chance", text=asked)
        waiting = html.unescape(browser.get(f"{table}?seat=starboard").text)
        assert leads in waiting
        assert 'data-seat="port"' in browser.get(table).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_that_the_help_names_are_understood(sit: Sit, lang: str) -> None:
    """`send`, `undo` and `clear` end, take back and empty what is written, as in a terminal."""
    words = {
        "fr": ("envoyer", "annuler", "effacer", "A8 3B"),
        "en": ("send", "undo", "clear", "A8 3S"),
    }
    send, undo, clear, attack = words[lang]
    table = sit("sans_allies", lang)
    for line in ("6 mer, 5 côte, plaine", "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains"):
        table.type(line)
    table.type("5 centre, coast")
    table.type("3B")

    def written() -> list[str]:
        status = table.browser.get(f"/api/v1/tables/{table.id}").json()["status"]
        return [str(line) for draft in status["drafts"].values() for line in draft["lines"]]

    for taken_back in (undo, clear):
        table.type(attack)
        assert written() == [attack]
        table.type(taken_back)
        assert (table.status, table.refusal, written()) == (200, "", [])
    table.type(attack)
    table.type(send)
    assert 'id="typed-chance"' in table.page
    assert table.record[-1].startswith("invader A8")
    table.type(undo)
    assert 'id="typed-line"' in table.page
    assert table.record[-1].startswith("chance")
