"""One's own boxes on pages without script: begun, filled, kept under links, copied, played with, removed."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from arbitre.core.game import game
from arbitre.web import auth
from tests.web.serving import Browser, Served

SUM = "Cartes de région\xa0: "
BEGUN = re.compile(r"/box/([0-9a-f]{16})")


def begun(browser: Browser, of: str = "sans_allies", **fields: str) -> str:
    """A new box; its id."""
    answer = browser.submit(f"/box/{of}", **fields)
    assert answer.status_code == 200, answer.text
    found = BEGUN.match(answer.url.path)
    assert found
    return found[1]


def links(browser: Browser, box: str) -> tuple[str, str]:
    """The paths of the owner's link and of the one to share."""
    page = browser.get(f"/box/{box}").text
    own, share = re.findall(r'readonly value="http://[^/]+(/box/(?:with|shared)/[^"]+)"', page)
    return own, share


def sums(page: str) -> list[str]:
    return [unescape(one) for one in re.findall(r"data-sum [^>]*>([^<]*)<", page)]


def wrong(page: str) -> dict[str, str]:
    """What is wrong, by dial."""
    found = re.findall(r'data-problem="([^"]+)">([^<]+)<', page)
    return {name: unescape(text) for name, text in found}


def test_a_box_is_filled_chapter_by_chapter_and_played_with(served: Served) -> None:
    with served.browser() as browser:
        assert "The box of Sans Alliés" in browser.get("/box/sans_allies").text
        box = begun(browser, name="Chez moi")
        page = browser.get(f"/box/{box}/terrains").text
        assert sums(page) == ["Region cards: 42 of 42"]
        answer = browser.submit(
            f"/box/{box}/terrains",
            **{"op": "save", "was-terrains.plains.cards": "6", "v-terrains.plains.cards": "8"},
        )
        assert sums(answer.text) == ["Region cards: 44 of 42"]
        assert "Region cards: 44 of 42, 2 too many" in answer.text
        assert "one thing to put right" in browser.get(f"/box/{box}").text
        # half filled it is kept, and no table is made with it
        refused = browser.submit("/new/sans_allies", box=box, **{"seat-0": "me"})
        assert refused.status_code == 422
        assert "“Chez moi” is not ready" in unescape(refused.text)
        assert browser.get(f"/box/{box}/edition.toml").status_code == 422
        answer = browser.submit(
            f"/box/{box}/terrains",
            **{"op": "done", "was-terrains.sea.cards": "6", "v-terrains.sea.cards": "4"},
        )
        assert answer.url.path == f"/box/{box}/installations"
        page = browser.get(f"/box/{box}").text
        assert "as in the box" in page
        assert "The box is ready" in page
        file = browser.get(f"/box/{box}/edition.toml")
        assert file.headers["content-disposition"].endswith('"sans_allies-box.toml"')
        edition = game("sans_allies").read_edition(file.text, "file")
        assert edition.name == "chez-moi"
        answer = browser.submit("/new/sans_allies", box=box, **{"seat-0": "me", "hints": "1"})
        assert answer.url.path.startswith("/t/")
        record = browser.get(f"{answer.url.path}/record").text
        assert "chez-moi" in record
        assert "cards = 8" in record


def test_the_new_table_form_offers_ones_own_boxes(served: Served) -> None:
    with served.browser() as browser:
        assert 'name="box"' not in browser.get("/new/sans_allies").text
        box = begun(browser, name="Mine")
        power = begun(browser, "power", name="Other")
        page = browser.get("/new/sans_allies", params={"box": box, "companion": "1"}).text
        assert f'<option value="{box}" selected>Mine</option>' in page
        assert power not in page
        assert re.search(r'name="companion" value="1" checked', page)
        assert re.search(r'name="hints" value="1" checked', page)
        page = browser.get("/new/sans_allies", params={"companion": "1"}).text
        assert f'<option value="{box}" selected>' in page
        assert "selected>Mine" not in browser.get("/new/sans_allies").text


def test_two_devices_and_a_stranger(served: Served) -> None:
    with served.browser() as browser, served.browser() as phone, served.browser() as stranger:
        box = begun(browser)
        own, share = links(browser, box)
        assert phone.get(own).url.path == f"/box/{box}"
        here = f"/box/{box}/terrains"
        name = "terrains.plains.cards"
        browser.submit(here, op="save", **{f"was-{name}": "6", f"v-{name}": "7"})
        late = phone.submit(here, op="done", **{f"was-{name}": "6", f"v-{name}": "5"})
        assert late.status_code == 409
        assert "another device set it to 7 meanwhile" in wrong(late.text)[name]
        # nothing of it is lost: what was typed stands in the field, and sent again it counts
        assert re.search(rf'name="v-{name}" value="5"', late.text)
        assert re.search(rf'name="was-{name}" value="7"', late.text)
        sure = phone.submit(here, op="save", **{f"was-{name}": "7", f"v-{name}": "5"})
        assert sums(sure.text) == ["Region cards: 41 of 42"]

        for path in (f"/box/{box}", here, f"/box/{box}/edition.toml"):
            assert stranger.get(path).status_code == 404
        for path in (f"/box/{box}", here):
            assert stranger.submit(path, op="save", name="x", sure="1").status_code == 404
        token = own.rpartition("/")[2]
        seen = stranger.get(share).text
        assert token not in seen
        assert box not in seen
        assert stranger.get(f"/box/with/{share.rpartition('/')[2]}").status_code == 404
        assert stranger.get(f"/box/shared/{token}").status_code == 404
        assert stranger.get(f"{share}/edition.toml").status_code == 422  # 41 regions
        copied = stranger.submit(share)
        copy = BEGUN.match(copied.url.path)
        assert copy
        assert copy[1] != box
        stranger.submit(f"/box/{copy[1]}/terrains", **{f"was-{name}": "5", f"v-{name}": "6"})
        assert sums(browser.get(here).text) == [
            "Region cards: 41 of 42"
        ]  # the owner's is the owner's
        assert stranger.get(f"/box/{box}").status_code == 404


def test_things_are_added_and_removed(served: Served) -> None:
    with served.browser("fr") as browser:
        box = begun(browser)
        here = f"/box/{box}/terrains"
        name = "terrains.plains.cards"
        page = browser.submit(here, op="add terrains", **{f"was-{name}": "6", f"v-{name}": "4"})
        assert page.url.fragment == "thing-terrains.new1"
        assert sums(page.text) == [f"{SUM}41 sur 42"]  # 4 and 1 in place of 6
        assert set(wrong(page.text)) == {
            "terrains.new1.name.fr", "terrains.new1.admits.P",
        }  # fmt: skip
        page = browser.submit(here, op="remove terrains plains")
        assert sums(page.text) == [f"{SUM}37 sur 42"]
        assert "terrains.plains" not in page.text
        page = browser.submit(here, op="empty")
        assert sums(page.text) == [f"{SUM}0 sur 42"]


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", ["power", "sans_allies", "dead_reckoning"])
def test_every_chapter_of_every_box_is_a_page(name: str, lang: str, served: Served) -> None:
    with served.browser(lang) as browser:
        box = begun(browser, name)
        form = game(name).box()
        assert form is not None
        for plan in form.plans:
            page = browser.get(f"/box/{box}/{plan.key}")
            assert page.status_code == 200
            assert wrong(page.text) == {}
        assert browser.get(f"/box/{box}/nothing").status_code == 404
        shared = browser.get(links(browser, box)[1])
        assert shared.status_code == 200


def test_the_largest_chapter_is_sent_whole(served: Served) -> None:
    """Without a script a form sends all of it: the bands of 18 cards."""
    with served.browser() as browser:
        box = begun(browser, "dead_reckoning")
        here = f"/box/{box}/alliance"
        page = browser.get(here).text
        fields = {
            unescape(name): unescape(value)
            for name, value in re.findall(r'name="((?:was|v)-[^"]+)" value="([^"]*)"', page)
        }
        assert len(fields) > 400
        fields["v-alliance.settler-1.n1"] = "A1 2 | end B9"
        answer = browser.submit(here, op="save", **fields)
        assert answer.status_code == 200
        assert set(wrong(answer.text)) == {"alliance.settler-1.n1"}


def upload(browser: Browser, name: str, text: str) -> httpx.Response:
    data = {"form": browser.secret(), "from": "1"}
    return browser.post(f"/box/{name}", data=data, files={"file": ("my.toml", text)})


def test_files_that_cannot_be(served: Served) -> None:
    source = game("sans_allies").edition("hard").source.replace('"hard"', '"mine"', 1)
    with served.browser() as browser:
        before = browser.get("/boxes").text
        for text, said in (
            (source[: len(source) // 2], "edition:"),
            (source.replace("cards = 63", "cards = 64"), "“cards” says 64"),
            (source.replace("[tiles]", "extra = 1\n[tiles]"), "extra is no key known here"),
            ("", "choose an edition file"),
            ("\x00", ""),
        ):
            answer = upload(browser, "sans_allies", text)
            assert answer.status_code in (400, 422)
            assert said in unescape(answer.text)
        assert upload(browser, "sans_allies", "#" * 10_000_000).status_code == 413
        assert BEGUN.findall(browser.get("/boxes").text) == BEGUN.findall(before) == []
        answer = upload(browser, "sans_allies", source)
        assert "as in the box" not in answer.text  # it says that its numbers are ours
        own = source.replace("reconstructed", "my box")
        assert upload(browser, "sans_allies", own).text.count("as in the box") == 5


def test_other_sites_and_floods_change_nothing(served: Served) -> None:
    with served.browser() as browser:
        box = begun(browser)
        name = "terrains.plains.cards"
        body = {f"was-{name}": "6", f"v-{name}": "9", "op": "save"}
        path = f"/box/{box}/terrains"
        evil = {"origin": "http://evil.example"}
        assert browser.post(path, data=body, headers=evil).status_code == 403
        assert browser.post(path, data=body).status_code == 403  # without the word of the form
        assert browser.post("/box/power", data={}).status_code == 403
        wide = {f"v-{number}": "1" for number in range(3100)}
        assert browser.submit(path, **wide).status_code in (400, 413, 422)
        assert browser.submit(path, **{f"v-{name}": "x" * 400_000}).status_code == 413
        assert sums(browser.get(path).text) == ["Region cards: 42 of 42"]


def test_the_script_is_told_what_is_wrong_and_what_others_did(served: Served) -> None:
    with served.browser() as browser:
        box = begun(browser)
        name = "terrains.plains.cards"
        answer = browser.post(
            f"/box/{box}/terrains",
            json={"op": "save", f"was-{name}": "6", f"v-{name}": "99"},
            headers={"x-arbitre": "1"},
        ).json()
        assert answer["problems"] == {name: "Cards: a whole number from 0 to 42"}
        assert answer["sums"] == [{"text": "Region cards: 135 of 42", "right": False}]
        assert answer["values"][name] == "99"


def test_a_box_is_renamed_and_removed(served: Served) -> None:
    with served.browser() as browser:
        box = begun(browser)
        page = browser.submit(f"/box/{box}", name="<b>À moi</b>")
        assert "&lt;b&gt;À moi&lt;/b&gt;" in page.text
        assert BEGUN.findall(browser.get("/boxes").text) == [box]
        browser.submit(f"/box/{box}", op="delete")  # not without the tick
        assert browser.get(f"/box/{box}").status_code == 200
        browser.submit(f"/box/{box}", op="delete", sure="1")
        assert browser.get(f"/box/{box}").status_code == 404
        assert BEGUN.findall(browser.get("/boxes").text) == []
        assert not browser.cookies.get(auth.BOXES)


def test_what_turned_up_at_a_table_is_kept_in_its_box(served: Served) -> None:
    with served.browser() as browser, served.browser() as stranger:
        box = begun(browser, "dead_reckoning", name="Mine")
        answer = browser.submit("/new/dead_reckoning", box=box, companion="1", **{"seat-0": "me"})
        table = answer.url.path
        assert f"{table}/box" in answer.text
        assert "Nothing new was typed" in browser.get(f"{table}/box").text
        assert stranger.get(f"{table}/box").status_code == 403
        while 'id="typed-chance"' in browser.get(table).text:  # what lies there at first
            drawn = browser.submit(f"{table}/chance", seat="player", text="draw all")
            assert drawn.status_code == 200
        for line in ("set turn 1", "go"):
            assert browser.submit(f"{table}/type", seat="player", line=line).status_code == 200
        typed = "card corsair: A1 2 | end H | $1"
        page = browser.submit(f"{table}/chance", seat="player", text=typed)
        assert page.status_code == 200, page.text
        page = browser.get(f"{table}/box")
        assert "One thing was typed" in page.text
        assert f'value="{box}" checked' in page.text
        assert stranger.submit(f"{table}/box", box=box).status_code == 403
        kept = browser.submit(f"{table}/box", box=box)
        assert kept.url.path == f"/box/{box}"
        assert "Kept in this box" in kept.text
        chapter = browser.get(f"/box/{box}/typed").text
        assert 'name="v-typed.corsair.n1" value="A1 2 | end H | $1"' in chapter
        # a new one has the numbers of the table, and what was typed
        new = browser.submit(f"{table}/box", box="")
        found = BEGUN.match(new.url.path)
        assert found
        assert found[1] != box
        assert "A1 2 | end H | $1" in browser.get(f"/box/{found[1]}/typed").text
        assert "[typed.corsair]" in browser.get(f"/box/{found[1]}/edition.toml").text
