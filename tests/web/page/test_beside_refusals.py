"""What goes wrong at a real table: a sentence in one's own language, nothing lost, the table goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from arbitre.core.game import game
from tests.web.page.test_boxes import upload
from tests.web.page.test_companion import plain
from tests.web.page.test_desk import bots
from tests.web.page.test_sea_trays import FIRST, SEAT, Phone
from tests.web.serving import Browser, Served

OpenBrowser = Callable[[str], Browser]
BOTH = pytest.mark.parametrize("lang", ["fr", "en"])
SAID = {
    "card": {
        "fr": "3 cadres blancs (« claim ») : il en faut 1 ou 2",
        "en": "3 white frames (“claim”): there must be 1 or 2",
    },
    "cubes": {
        "fr": "A1 (Palmetto) a 5 places de cube en tout",
        "en": "A1 (Palmetto) has 5 cube spaces in all",
    },
    "eliminated": {"fr": "Jaune est éliminé", "en": "Yellow is eliminated"},
    "half": {
        "fr": "le fichier s’arrête au milieu de cette ligne : la suite manque",
        "en": "the file stops in the middle of this line: the rest of it is missing",
    },
    "sans_allies": {"fr": "il manque", "en": "missing"},
    "power": {"fr": "il manque", "en": "missing"},
    "dead_reckoning": {"fr": "4 cartes de l’Alliance", "en": "4 Alliance cards"},
    "contradicts": {"fr": "Cubes : Joueur", "en": "Cubes: Player"},
}


def said(page: str) -> str:
    """The words of a page, with plain spaces."""
    return plain(page).replace("\u00a0", " ")


@pytest.fixture
def browsers(served: Served) -> Iterator[OpenBrowser]:
    """Browsers in a language, closed afterwards."""
    with ExitStack() as stack:
        yield lambda lang: stack.enter_context(served.browser(lang))


@pytest.fixture
def at_sea(served: Served) -> Iterator[Callable[[str], tuple[Phone, Phone]]]:
    """Two phones of one language at one table beside the box of Dead Reckoning."""
    phones: list[Phone] = []

    def sit(lang: str) -> tuple[Phone, Phone]:
        api = served.api()
        created = api.ask("POST", "tables", {"game": "dead_reckoning", "companion": True})
        token = created["seats"][SEAT]
        api.table(created["id"], [token]).act("chance", text=FIRST)
        phones.extend(Phone(served, created["id"], token, lang) for _ in range(2))
        return phones[0], phones[1]

    yield sit
    for phone in phones:
        phone.browser.close()


@BOTH
@pytest.mark.rule("DR-Q2")
def test_a_card_that_cannot_exist(lang: str, at_sea: Callable[[str], tuple[Phone, Phone]]) -> None:
    one, _ = at_sea(lang)
    one.browser.submit(f"/t/{one.id}/type", seat=SEAT, line={"fr": "tour", "en": "go"}[lang])
    before = one.record
    frames = {f"claim-{code}": "1" for code in ("A1", "B1", "C1")}
    refused = one.send("section", one.tray("section"), **frames)
    assert refused.status_code == 422
    assert SAID["card"][lang] in said(refused.text)
    assert one.record == before
    # one frame less, and the table goes on
    assert one.send("section", one.tray("section"), claim_A1="1", claim_B1="1").status_code == 200
    assert len(one.record) == len(before) + 1


@BOTH
@pytest.mark.rule("DR-Q1")
def test_more_cubes_than_there_are(lang: str, at_sea: Callable[[str], tuple[Phone, Phone]]) -> None:
    one, _ = at_sea(lang)
    before = one.record
    refused = one.send("A1", one.tray("A1"), cubes_player="3", cubes_alliance="3")
    assert refused.status_code == 422
    assert SAID["cubes"][lang] in said(refused.text)
    assert one.record == before
    sent = one.send("A1", one.tray("A1"), cubes_player="3", cubes_alliance="2")
    assert sent.status_code == 200


@BOTH
@pytest.mark.rule("DR-Q1")
def test_two_phones_that_contradict_each_other(
    lang: str, at_sea: Callable[[str], tuple[Phone, Phone]]
) -> None:
    one, other = at_sea(lang)
    here, there = one.tray("A1"), other.tray("A1")
    assert one.send("A1", here, cubes_player="3").status_code == 200
    before = one.record
    refused = other.send("A1", there, cubes_player="2", coins="1")
    assert refused.status_code == 409
    assert SAID["contradicts"][lang] in said(refused.text)
    assert one.record == before
    assert other.send("A1", other.tray("A1"), coins="1").status_code == 200


@BOTH
@pytest.mark.rule("PW-F3")
def test_a_sheet_for_an_eliminated_colour(lang: str, browsers: OpenBrowser) -> None:
    desk = browsers(lang)
    made = desk.submit("/new/power", companion="1", **bots(4))
    table = "/t/" + made.url.path.rpartition("/")[2]
    gone = {"fr": "poser drapeau J R, J -", "en": "set flag Y R, Y -"}[lang]
    assert desk.submit(f"{table}/correct", text=gone).status_code == 200
    page = desk.get(table).text
    assert page.count("data-desk-seat=") == 4
    for path, fields in (("type", {"line": "T HQ V8"}), ("send", {})):
        before = desk.get(f"{table}/record").text
        refused = desk.submit(f"{table}/{path}", seat="yellow", **fields)
        assert refused.status_code == 422
        assert SAID["eliminated"][lang] in said(refused.text)
        assert "PW-F3" in refused.text
        assert desk.get(f"{table}/record").text == before
    # the three others play on
    tank = {
        "fr": {"green": "V8", "blue": "B8", "red": "R8"},
        "en": {"green": "G8", "blue": "B8", "red": "R8"},
    }
    for seat, space in tank[lang].items():
        desk.submit(f"{table}/type", seat=seat, line=f"T HQ {space}")
        desk.submit(f"{table}/send", seat=seat)
    assert desk.get(table).text.count("data-hand=") == 3


@pytest.mark.no_cover  # long: other tests measure it
@BOTH
@pytest.mark.parametrize("name", ["sans_allies", "dead_reckoning", "power"])
def test_an_edition_cut_in_half(name: str, lang: str, browsers: OpenBrowser) -> None:
    rules = game(name)
    source = rules.edition("").source
    own = re.sub(r'^name = ".*"', 'name = "mine"', source, count=1, flags=re.MULTILINE)
    lines = own.splitlines(keepends=True)
    in_a_line = "".join(lines[: len(lines) // 2]) + 'name = "sea'
    at_its_end = "".join(lines[: len(lines) // 2])
    browser = browsers(lang)
    boxes = browser.get("/boxes").text
    for text, sentence in ((in_a_line, SAID["half"][lang]), (at_its_end, SAID[name][lang])):
        for answer in (
            upload(browser, name, text),
            browser.post(
                f"/new/{name}",
                data={"form": browser.secret(), "count": str(rules.seat_counts[0]), "seat-0": "me",
                      "companion": "1"},
                files={"embedded": ("my.toml", text)},
            ),
        ):  # fmt: skip
            assert answer.status_code == 422, (name, text[-40:])
            assert sentence in said(answer.text)
    assert browser.get("/boxes").text == boxes  # nothing was begun, nothing is lost
    assert upload(browser, name, own).status_code == 200
