"""Table manners: names for time and sides, a solitaire that is one, difficulty, boards and one's tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from arbitre.core.game import game
from arbitre.core.words import LANGUAGES
from arbitre.tables.sight import TableLine
from arbitre.web.page.listing import ago, listed
from arbitre.web.page.speech import page_words
from tests.web.serving import Browser, Served

HOUR = 3_600_000


def words_of(page: str, name: str) -> str:
    """A part of a table page, as words."""
    found = re.search(rf'<section[^>]*data-part="{name}".*?</section>', page, re.DOTALL)
    assert found
    return re.sub("[ \n]+", " ", unescape(re.sub(r"<[^>]+>", " ", found[0]))).strip()


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    with served.browser("en") as found:
        yield found


# -- at the table ----------------------------------------------------------------------------


FRIENDS = {"power": True, "sans_allies": False, "dead_reckoning": True}
"""Which games are for several."""


def test_a_solitaire_has_no_seats_and_nobody_to_talk_to(browser: Browser) -> None:
    page = browser.get(f"/t/{browser.play('sans_allies')}").text
    assert words_of(page, "chat") == ""
    seats = words_of(page, "seats")
    assert seats.startswith("This game")
    assert "Go on with another device" in seats
    for word in ("Seats", "Leave the seat", "Invite", "Invader"):
        assert word not in seats
    front = browser.get("/").text
    articles = {
        name: front.split(f'id="game-{name}"')[1].split("</article>")[0] for name in FRIENDS
    }
    friends = {name: "With friends, options" in article for name, article in articles.items()}
    assert friends == FRIENDS
    form = browser.get("/new/sans_allies").text
    assert "A friend" not in form
    assert "A friend" in browser.get("/new/power").text


def test_a_game_for_several_keeps_both(browser: Browser) -> None:
    page = browser.get(f"/t/{browser.play('power')}").text
    assert words_of(page, "chat").startswith("Chat Nothing said yet.")
    assert words_of(page, "seats").startswith("Seats Green")


@pytest.mark.parametrize(
    ("lang", "named"),
    [("en", "North: Green and Blue"), ("fr", "Nord\u00a0: Vert et Bleu")],
)
def test_a_side_is_named_by_its_armies(served: Served, lang: str, named: str) -> None:
    with served.browser(lang) as browser:
        fields = {"count": "2", "seat-0": "me", "seat-1": "greedy:"}
        table = browser.submit("/new/power", **fields).url.path
        assert named in words_of(browser.get(table).text, "seats")
        assert named in unescape(browser.get("/new/power").text)


def test_a_pause_needs_a_clock(served: Served) -> None:
    found = {}
    for hourglass in (0, 3):
        table = served.api().create(
            "power", seats=[{"kind": "person"}] * 4, options={"hourglass": hourglass}
        )
        with served.browser() as browser:
            browser.get(f"/seat/{table.created['seats']['green']}")
            found[hourglass] = 'name="move" value="pause"' in browser.get(f"/t/{table.id}").text
    assert found == {0: False, 3: True}


def test_each_message_has_a_name_and_says_whose_it_is(served: Served) -> None:
    table = served.api().create("power", seats=[{"kind": "person"}] * 4)
    table.act("say", "green", text="I go to B0")
    table.act("say", "blue", text="do not")
    with served.browser() as browser:
        browser.get(f"/seat/{table.created['seats']['green']}")
        page = browser.get(f"/t/{table.id}").text
    said = re.findall(r'<li id="(said-\d+)" class="(\w+)".*?<span>(.*?)</span>', page)
    assert said == [("said-1", "mine", "I go to B0"), ("said-2", "theirs", "do not")]


# -- where a game is begun -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sans_allies", "dead_reckoning"])
def test_difficulty_stands_beside_play_and_is_played(browser: Browser, name: str) -> None:
    rules = game(name)
    front = browser.get("/").text
    form = front.partition(f'action="/play/{name}"')[2].partition("</form>")[0]
    offered = re.findall(r'<option value="(\w+)"( selected)?>', form)
    assert offered == [(one.name, " selected" if one.usual else "") for one in rules.difficulties()]
    for one in rules.difficulties():
        made = browser.get(f"/api/v1/tables/{browser.play(name, difficulty=one.name)}").json()
        status = made["status"]
        assert status["edition"].partition("@")[0] == one.edition or not one.edition
        given = {key: status["options"].get(key, one.options[key]) for key in one.options}
        assert given == one.options
        assert one.usual or status["options"] == one.options
    # what nobody offers is as usual
    assert browser.play(name, difficulty="impossible")


def test_the_form_of_a_new_table_asks_for_difficulty_once(browser: Browser) -> None:
    page = browser.get("/new/dead_reckoning").text
    assert page.index('name="difficulty"') < page.index("All options")
    assert "option-difficulty" not in page
    table = browser.submit(
        "/new/dead_reckoning", count="1", difficulty="expert", **{"seat-0": "me"}
    ).url.path.rpartition("/")[2]
    options = browser.get(f"/api/v1/tables/{table}").json()["status"]["options"]
    assert options["difficulty"] == "expert"
    alone = browser.get("/new/sans_allies").text
    assert 'name="edition"' not in alone
    # what a difficulty changes is said before a game is begun: defences of 7, 10 or 12 at the bottom
    assert "Gentle: each row needs 3 less strength. Hard: 2 more." in alone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_are_chosen_from_pictures(served: Served, lang: str) -> None:
    names = {"en": ["Classic", "Ring", "Straits"], "fr": ["Classique", "Anneau", "Détroits"]}[lang]
    with served.browser(lang) as browser:
        page = browser.get("/new/power").text
        choices = page.partition('class="drawn-choices"')[2].partition("</fieldset>")[0]
        values = re.findall(r'name="option-map" value="(\w+)"', choices)
        assert values == ["classic", "ring", "straits"]
        assert re.findall(r"<span>(.*?)</span>", choices) == names
        drawings = [unescape(one) for one in re.findall(r'<img src="(.*?)"', choices)]
        drawn = {browser.get(one).text for one in drawings}
        assert len(drawn) == 3
        assert all(one.startswith("<svg") for one in drawn)
        fields = {"count": "4", "option-map": "ring", **{f"seat-{n}": "me" for n in range(4)}}
        table = browser.submit("/new/power", **fields).url.path.rpartition("/")[2]
        status = browser.get(f"/api/v1/tables/{table}").json()["status"]
        assert status["options"]["map"] == "ring"
        for wrong in ("map/moon", "rounds/1", "moon/classic"):
            assert browser.get(f"/games/power/options/{wrong}.svg").status_code == 404


# -- one's tables ----------------------------------------------------------------------------


def line(**more: object) -> TableLine:
    plain: dict[str, object] = {
        "id": "t",
        "game": "power",
        "title": "",
        "daily": "",
        "mine": ("green",),
        "host": True,
        "names": {"green": "Ann", "blue": "greedy", "yellow": "greedy", "red": "Bob"},
        "turn": False,
        "over": False,
        "archived": False,
        "changed": 0,
        "tokens": (),
        "bots": {"blue": ("greedy", ""), "yellow": ("greedy", "")},
        "round": 7,
        "unit": "round",
        "winners": None,
        "forfeit": "",
    }
    return TableLine(**{**plain, **more})  # type: ignore[arg-type]


def test_a_table_in_the_list_says_all_that_tells_it_from_others() -> None:
    found = listed(line(turn=True), "en", 5 * HOUR)
    assert (found.title, found.place, found.sides) == ("Power", "round 7", "you: Green")
    assert found.who == "with 2 × Greedy bot, Bob"
    assert (found.state, found.said, found.ago) == ("turn", "your turn", "5 hours ago")
    assert (found.when, found.date) == ("1970-01-01T00:00:00+00:00", "1970-01-01")
    french = listed(line(title="Jeudi"), "fr", 30 * HOUR)
    assert (french.title, french.game, french.place) == ("Jeudi", "Power", "manche 7")
    assert (french.sides, french.ago) == ("vous\u00a0: Vert", "hier")


@pytest.mark.parametrize(
    ("more", "state", "said"),
    [
        ({"winners": ("green",)}, "won", "won"),
        ({"winners": ("red",)}, "lost", "lost; Red wins"),
        ({"winners": ("blue", "red")}, "lost", "lost; Blue and Red win"),
        ({"winners": ()}, "drawn", "The game is drawn"),
        ({"winners": ("enemy",)}, "lost", "lost"),
        ({"forfeit": "red"}, "won", "Red gave up"),
        ({"forfeit": "green"}, "lost", "given up"),
        ({"winners": ("red",), "mine": ()}, "over", "Red wins"),
    ],
)
def test_how_it_ended(more: dict[str, object], state: str, said: str) -> None:
    found = listed(line(over=True, **more), "en", 0)
    assert (found.state, found.said) == (state, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_long_ago(lang: str) -> None:
    page = page_words(lang)
    said = [ago(passed, page) for passed in (0, 60_000, 120_000, HOUR, 24 * HOUR, 72 * HOUR)]
    assert len(set(said)) == 6
    assert ago(-5, page) == said[0]  # clocks of two machines may differ


def test_ones_tables_say_the_turn_and_the_end(browser: Browser) -> None:
    table = browser.play("sans_allies")
    assert "turn 1" in browser.get("/tables").text
    browser.submit(f"/t/{table}/act", kind="resign", seat="invader")
    page = browser.get("/tables").text
    row = page.partition('<ul class="tables">')[2]
    assert 'class="lost"' in row
    assert re.search(r"<time datetime=.*?>just now</time>", row)
