"""The referee's desk on pages without scripts: who is board, who is sheet, and what is refused."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from arbitre.web.client import Denied
from tests.web.serving import Browser, Served

SEATS = ("green", "blue", "yellow", "red")


MakeDesk = Callable[..., "AtDesk"]


class AtDesk:
    """A desk made with the one tick of the form, and phones that join it."""

    def __init__(self, browsers: Callable[[], Browser], **fields: str) -> None:
        self.browsers = browsers
        self.desk = browsers()
        made = self.desk.submit("/new/power", companion="1", **{**bots(4), **fields})
        assert made.status_code == 200, made.text
        self.page = made.text
        self.id = made.url.path.rpartition("/")[2]
        invite = self.desk.get(f"/t/{self.id}/invite").text
        found = re.search(r"/join/([\w-]+)", invite)
        assert found
        self.join = f"/join/{found[1]}"

    def phone(self, seat: str, name: str = "") -> Browser:
        """Somebody scans the code and sits down."""
        phone = self.browsers()
        answer = phone.submit(self.join, seat=seat, name=name)
        assert answer.status_code == 200, answer.text
        return phone

    def seen(self, browser: Browser, path: str = "") -> str:
        page = browser.get(f"/t/{self.id}{path}").text
        return re.sub(r'"now":\d+', "", page)


@pytest.fixture
def make_desk(served: Served) -> Iterator[MakeDesk]:
    """Makes desks; every browser is closed afterwards."""
    with ExitStack() as stack:

        def browser() -> Browser:
            return stack.enter_context(served.browser("en"))

        yield lambda **fields: AtDesk(browser, **fields)


def bots(count: int) -> dict[str, str]:
    """The seats of a form that nobody touched."""
    return {
        "count": str(count),
        "seat-0": "me",
        **{f"seat-{number}": "greedy:" for number in range(1, count)},
    }


@pytest.mark.parametrize(("count", "seats"), [(4, 4), (3, 3), (2, 2)])
def test_the_tick_makes_a_desk_for_two_three_and_four(
    make_desk: MakeDesk, count: int, seats: int
) -> None:
    table = make_desk(**bots(count))
    assert 'id="desk"' in table.page
    assert table.page.count("data-desk-seat=") == seats
    assert table.page.count(f'href="/t/{table.id}?seat=') >= seats
    assert "data-tray=" in table.page


def test_a_phone_is_a_sheet_and_the_desk_is_the_board(make_desk: MakeDesk) -> None:
    table = make_desk()
    ann = table.phone("green", "Ann")
    page = table.seen(ann)
    assert 'id="typed-line"' in page
    for word in ('id="desk"', "data-tray=", "data-hand=", "typed-correction"):
        assert word not in page
    desk = table.seen(table.desk)
    assert "Ann" in desk
    assert f"/t/{table.id}?seat=green" not in desk  # her sheet is hers
    assert table.desk.get(f"/t/{table.id}?seat=green").status_code == 403
    # the next one who scans the code finds the seat taken
    page = table.browsers().get(table.join).text
    assert 'value="green"' not in page
    assert 'value="blue"' in page
    second = table.browsers().submit(table.join, seat="green", name="Bob")
    assert second.status_code == 409
    assert "somebody sits there already" in second.text


def test_what_a_phone_writes_and_sends_is_on_no_other_page(make_desk: MakeDesk) -> None:
    table = make_desk()
    ann, bob = table.phone("green", "Ann"), table.phone("blue", "Bob")
    before = {name: table.seen(one) for name, one in (("desk", table.desk), ("bob", bob))}
    ann.submit(f"/t/{table.id}/type", seat="green", line="T HQ G8")
    assert {name: table.seen(one) for name, one in (("desk", table.desk), ("bob", bob))} == before
    ann.submit(f"/t/{table.id}/send", seat="green")
    assert "tank: HQG → G8" in html.unescape(table.seen(ann))
    for one in (table.desk, bob):
        page = html.unescape(table.seen(one))
        for word in ("HQG → G8", "T HQ V8", "T HQ G8"):
            assert word not in page
    desk = table.seen(table.desk)
    assert re.search(r'class="seat ready" data-desk-seat="green"', desk)


def test_the_desk_writes_for_those_without_a_phone_and_tells_what_to_move(
    make_desk: MakeDesk,
) -> None:
    table = make_desk()
    for seat, line in zip(SEATS, ("T HQ G8", "T HQ B8", "T HQ Y8", "T HQ R8"), strict=True):
        assert "data-hand=" not in table.seen(table.desk)
        table.desk.submit(f"/t/{table.id}/type", seat=seat, line=line)
        table.desk.submit(f"/t/{table.id}/send", seat=seat)
    page = html.unescape(table.seen(table.desk))
    assert page.count("data-hand=") == 4
    assert "Green: 1 tank from HQG to G8" in page
    assert "/rules/power/PW-P1" in page


@pytest.mark.rule("PW-T3")
def test_what_cannot_be_set_is_said_beside_the_field_and_kept(make_desk: MakeDesk) -> None:
    table = make_desk()
    answer = table.desk.submit(f"/t/{table.id}/correct", text="set G4 G D")
    assert answer.status_code == 422
    page = html.unescape(answer.text)
    assert "a destroyer cannot stand in G4" in page
    assert "PW-P5" in page
    assert 'value="set G4 G D"' in page
    answer = table.desk.submit(f"/t/{table.id}/correct", text="set Y4 G 2T, RVR 3P")
    assert answer.status_code == 200
    assert "Take the correction back" in html.unescape(answer.text)
    table.desk.submit(f"/t/{table.id}/act", kind="uncorrect")
    assert "Take the correction back" not in table.seen(table.desk)
    table.desk.submit(f"/t/{table.id}/correct", text="set RVR 3P")
    answer = table.desk.submit(f"/t/{table.id}/correct", text="undo")
    assert "Take the correction back" not in answer.text


@pytest.mark.rule("PW-T3")
def test_a_phone_corrects_nothing(make_desk: MakeDesk) -> None:
    table = make_desk()
    ann = table.phone("green")
    for path, fields in (
        ("correct", {"text": "set G4 G T"}),
        ("act", {"kind": "uncorrect"}),
        ("act", {"kind": "start"}),
    ):
        answer = ann.submit(f"/t/{table.id}/{path}", **fields)
        assert answer.status_code == 403, path
        assert "only whoever made the table may do that" in html.unescape(answer.text)
    assert ann.get(f"/t/{table.id}/tray/V4").status_code == 409
    assert "table set" not in table.desk.get(f"/t/{table.id}/record").text


def test_two_devices_of_one_referee_that_contradict_each_other(make_desk: MakeDesk) -> None:
    table = make_desk()
    tray = table.desk.get(f"/t/{table.id}/tray/V4").text
    fields = dict(re.findall(r'name="(was-[^"]+)" value="([^"]*)"', tray))
    assert fields["was-V-T"] == "0"
    wanted = {name.replace("was-", "v-"): value for name, value in fields.items()}
    one = table.desk.submit(f"/t/{table.id}/tray/V4", **{**fields, **wanted, "v-V-T": "2"})
    assert one.status_code == 200
    two = table.desk.submit(f"/t/{table.id}/tray/V4", **{**fields, **wanted, "v-V-T": "1"})
    assert two.status_code == 409
    # what only one of them touched goes together
    two = table.desk.submit(f"/t/{table.id}/tray/V4", **{**fields, **wanted, "v-R-A": "1"})
    assert two.status_code == 200
    record = table.desk.get(f"/t/{table.id}/record").text
    assert [line.split(" #")[0] for line in record.splitlines()[-2:]] == [
        "1 table set V4 V 2T",
        "2 table set V4 R A",
    ]


def test_a_program_makes_a_desk_and_is_told_the_same(served: Served) -> None:
    api = served.api()
    seats = [{"kind": "person"}] * 4
    created = api.ask("POST", "tables", {"game": "power", "seats": seats, "companion": True})
    host = served.api(created["host"]).table(created["id"], [created["host"]])
    assert host.sight()["status"]["desk"]
    host.act("correct", text="set V0 R 2T", lang="fr")
    with pytest.raises(Denied) as caught:
        host.act("correct", text="mettre V4 V D", lang="fr")
    assert caught.value.clause == "PW-P5"
    green = api.table(created["id"], [created["seats"]["green"]])
    with pytest.raises(Denied) as caught:
        green.act("correct", text="set V0 R -")
    assert caught.value.status == 403
    # the clocks of a table without any need nobody to start them
    with pytest.raises(Denied):
        host.act("start")


@pytest.mark.parametrize(("lang", "words"), [("fr", "3S E V4 R"), ("en", "3I X G4 R")])
def test_blank_sheets_for_each_army(served: Served, lang: str, words: str) -> None:
    with served.browser(lang) as browser:
        page = html.unescape(browser.get("/rules/power/sheets").text)
        assert page.count('class="blank-sheet"') == 4
        assert page.count('<th scope="row">5</th>') == 4
        assert words in page
        for linked in ("/rules/power/aid", "/rules/power"):
            assert "/rules/power/sheets" in browser.get(linked).text
        assert "sheets" not in browser.get("/rules/sans_allies/aid").text
        assert browser.get("/rules/sans_allies/sheets").status_code == 404


def test_a_whole_sheet_of_paper_is_typed_on_one_line(make_desk: MakeDesk) -> None:
    table = make_desk()
    answer = table.desk.submit(
        f"/t/{table.id}/type", seat="green", stay="1", line="T HQ G8; F HQ IX"
    )
    assert answer.text.count('class="draft-said"') == 2
    # what cannot be done stays in the field with what follows, and says why
    answer = table.desk.submit(f"/t/{table.id}/type", seat="blue", line="T HQ B8; T HQ G8; F HQ IX")
    assert answer.status_code == 422
    page = html.unescape(answer.text)
    assert page.count('class="draft-said"') == 1
    assert 'value="T HQ G8; F HQ IX"' in page
    assert "a tank goes 3 steps at most" in page
