"""Two phones at one companion table of Dead Reckoning: trays as forms, who contradicts whom, bad input."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from tests.web.page.test_companion import plain
from tests.web.serving import Browser, Served

SEAT = "player"
FIRST = "Palmetto, S 1, Amber Bay, C 1, Skerry, I 2"


class Phone:
    """A browser without scripts at the seat of the player."""

    def __init__(self, served: Served, id: str, token: str, lang: str, seat: str = SEAT) -> None:
        self.id, self.seat = id, seat
        self.browser: Browser = served.browser(lang)
        self.browser.get(f"/seat/{token}")

    def tray(self, key: str) -> dict[str, str]:
        """The fields of a tray as they are shown now, as a browser would send them untouched."""
        page = self.browser.get(f"/t/{self.id}/tray/{key}", params={"seat": self.seat}).text
        form = page[page.index("data-tray-form") :].partition("</form>")[0]
        fields: dict[str, str] = {}
        for tag in re.findall(r"<input[^>]*>", form):
            found = {
                name: html.unescape(value) for name, value in re.findall(r'(\w+)="([^"]*)"', tag)
            }
            if found["type"] in ("checkbox", "radio") and not tag.rstrip(">").endswith(" checked"):
                continue
            fields[found["name"]] = found.get("value", "")
        return fields

    def send(self, key: str, fields: dict[str, str], **touched: str) -> httpx.Response:
        changed = {f"v-{name.replace('_', '-')}": value for name, value in touched.items()}
        return self.browser.post(f"/t/{self.id}/tray/{key}", data={**fields, **changed})

    @property
    def record(self) -> list[str]:
        lines = self.browser.get(f"/t/{self.id}/record").text.partition("\n\n")[2].splitlines()
        return [line.partition(" ")[2].rpartition(" #")[0] for line in lines]


@pytest.fixture
def phones(served: Served) -> Iterator[tuple[Phone, Phone]]:
    api = served.api()
    created = api.ask("POST", "tables", {"game": "dead_reckoning", "companion": True})
    token = created["seats"][SEAT]
    api.table(created["id"], [token]).act("chance", text=FIRST)
    both = Phone(served, created["id"], token, "en"), Phone(served, created["id"], token, "fr")
    yield both
    for phone in both:
        phone.browser.close()


@pytest.mark.rule("DR-Q1")
def test_two_phones_that_contradict_each_other(phones: tuple[Phone, Phone]) -> None:
    one, other = phones
    here, there = one.tray("A1"), other.tray("A1")
    assert one.send("A1", here, cubes_player="3").status_code == 200
    refused = other.send("A1", there, cubes_player="2", fort="1")
    assert refused.status_code == 409
    assert "Cubes : Joueur" in plain(refused.text)
    assert one.record[6:] == ["player set A1 cubes player 3"]
    # what the first one did not touch is the second one's to set, whenever it was shown
    assert other.send("A1", there, fort="1", coins="2").status_code == 200
    assert one.record[7:] == ["player set A1 buildings fort, A1 coins 2"]
    # one tray, one line, one undo
    undone = other.browser.submit(f"/t/{other.id}/act", kind="undo", seat=SEAT)
    assert undone.status_code == 200
    assert len(one.record) == 7
    assert other.tray("A1")["v-coins"] == "0"


@pytest.mark.rule("DR-Q1")
@pytest.mark.parametrize(
    ("key", "name", "value", "said"),
    [
        ("A1", "cubes-player", "6", "Cubes: Player"),  # Palmetto has five spaces
        ("A1", "coins", "-1", "Coins"),
        ("A1", "tile", "atlantis", "Tile"),
        ("ship-player", "damage", "5", "Damage"),
        ("ship-alliance", "cargo", "3", "Cargo"),
    ],
)
def test_what_cannot_lie_there_is_said_and_nothing_is_lost(
    key: str, name: str, value: str, said: str, phones: tuple[Phone, Phone]
) -> None:
    one, _ = phones
    shown = one.tray(key)
    answer = one.send(key, shown, **{name: value})
    assert answer.status_code in (400, 422)
    assert said in plain(answer.text)
    assert len(one.record) == 6


@pytest.mark.rule("DR-Q1")
def test_more_cubes_of_both_than_there_are_spaces(phones: tuple[Phone, Phone]) -> None:
    one, _ = phones
    answer = one.send("A1", one.tray("A1"), cubes_player="3", cubes_alliance="3")
    assert answer.status_code == 422
    assert "has 5 cube spaces in all" in plain(answer.text)
    assert len(one.record) == 6
    assert one.send("A1", one.tray("A1"), cubes_player="3", cubes_alliance="2").status_code == 200


@pytest.mark.rule("DR-Q2")
def test_a_card_that_cannot_exist_and_then_one_that_can(phones: tuple[Phone, Phone]) -> None:
    one, other = phones
    one.browser.submit(f"/t/{one.id}/type", seat=SEAT, line="go")
    assert one.record[-1] == "player go"
    frames = {f"claim_{code}": "1" for code in ("A1", "B1", "C1")}
    answer = other.send("section", other.tray("section"), **frames)
    assert answer.status_code == 422
    assert "DR-Q2" in answer.text
    assert one.record[-1] == "player go"
    # both phones enter the card: the first one is taken, the second finds nothing asked any more
    here, there = one.tray("section"), other.tray("section")
    assert (
        one.send(
            "section", here, **{"cubes-A1": "2", "icons": "$1", "own-name": "Corsair"}
        ).status_code
        == 200
    )
    assert one.record[-1] == "chance card corsair: A1 2 | end H | $1"
    late = other.send("section", there, **{"cubes-A1": "3"})
    assert late.status_code == 409
    assert one.record[-1] == "chance card corsair: A1 2 | end H | $1"


def test_trays_are_for_those_at_the_table(served: Served, phones: tuple[Phone, Phone]) -> None:
    one, _ = phones
    with served.browser() as stranger:
        assert stranger.get(f"/t/{one.id}/tray/A1").status_code in (403, 404)
    assert one.browser.get(f"/t/{one.id}/tray/nowhere").status_code == 409


@pytest.mark.rule("DR-Q1")
def test_two_partners_set_their_table_each_from_their_own_phone(served: Served) -> None:
    api = served.api()
    people = [{"kind": "person"}, {"kind": "person"}]
    plan = {"game": "dead_reckoning", "companion": True, "seats": people}
    created = api.ask("POST", "tables", plan)
    tokens = created["seats"]
    table = api.table(created["id"], list(tokens.values()))
    table.act("chance", text=f"{FIRST}, port")
    port, starboard = (
        Phone(served, created["id"], tokens[seat], "en", seat) for seat in ("port", "starboard")
    )
    with closing(port.browser), closing(starboard.browser):
        answer = port.send("ship-starboard", port.tray("ship-starboard"), place="B1", mode="pirate")
        assert answer.status_code == 200
        answer = port.send("A1", port.tray("A1"), **{"cubes-port": "2", "cubes-alliance2": "1"})
        assert answer.status_code == 200
        assert port.record[-2:] == [
            "port set starboard place B1 mode pirate",
            "port set A1 cubes port 2 alliance2 1",
        ]
        # it is Port's turn: the partner has nothing to set yet
        path = f"/t/{created['id']}/tray/A1"
        assert starboard.browser.get(path, params={"seat": "starboard"}).status_code == 409
        port.browser.submit(f"/t/{created['id']}/type", seat="port", line="go")
        # whoever holds the card enters it
        fields = starboard.tray("section")
        assert starboard.send("section", fields, **{"cubes-A1": "1"}).status_code == 200
        assert port.record[-1] == "chance card box1: A1 1 | end H"
