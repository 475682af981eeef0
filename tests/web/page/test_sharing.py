"""Sharing a table: links, pictures, films and a board to frame show what a spectator may see, and no more."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from arbitre.core.record import read_record
from arbitre.web.client import Denied, RemoteTable
from arbitre.web.security.headers import EMBED_POLICY, PAGE_POLICY, PICTURE_POLICY
from tests.core.reels import Cinema
from tests.playthroughs import GAMES
from tests.web.page.test_leaks import normal
from tests.web.serving import Served

ME = {"kind": "person"}
RECORDS = {(one.game, one.name): one.path.with_suffix(".arb") for one in GAMES}


def text_of(name: str, which: str) -> str:
    path: Path = RECORDS[name, which]
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def played(served: Served) -> RemoteTable:
    """A game of Power between two people, played to its end here: six rounds."""
    record = read_record(text_of("power", "two"))
    table = served.api().create("power", seats=[ME] * 2, options=dict(record.header.options))
    for entry in record.entries:
        table.act("move", entry.seat, move=entry.move)
    assert table.sight()["status"]["over"]
    return table


def seen_at(served: Served, table: str, step: int) -> str:
    """The pieces that the API shows a stranger after a step."""
    past = served.api().ask("GET", f"tables/{table}/history/{step}", format="page")
    return str(past["picture"]["pieces"])


def places(markup: str) -> set[tuple[str, str]]:
    """Where each thing of a drawing lies."""
    found = re.findall(r'<g[^>]*? class="([^"]+)"[^>]*? transform="(translate\([^"]+\))"', markup)
    return {(kind, re.sub(r"(\d+\.\d)\d+", r"\1", place)) for kind, place in found}


def test_a_link_to_round_five_shows_a_stranger_that_round(
    served: Served, played: RemoteTable
) -> None:
    with served.browser() as player, served.browser() as stranger:
        player.get(f"/seat/{played.created['seats']['north']}")
        page = player.get(f"/t/{played.id}?at=5").text
        shared = re.search(r'class="share-open" data-share-open href="([^"]+)"', page)
        assert shared
        dialog = player.get(unescape(shared[1])).text
        assert "Round 5" in dialog
        rounds = re.search(r'href="([^"]+what=round[^"]*)"', dialog)
        assert rounds
        dialog = player.get(unescape(rounds[1])).text
        link = re.search(r'<input readonly value="([^"]+)"', dialog)
        assert link
        address = urlsplit(unescape(link[1]))
        assert address.path == f"/t/{played.id}"
        assert parse_qs(address.query) == {"at": ["5"]}
        shown = stranger.get(f"{address.path}?{address.query}").text
        assert seen_at(served, played.id, 5) in shown
        picture = stranger.get(f"/t/{played.id}/picture.svg?{address.query}&lang=en")
        assert places(picture.text) >= places(seen_at(served, played.id, 5))
        assert places(picture.text) != places(
            stranger.get(f"/t/{played.id}/picture.svg?at=4&lang=en").text
        )


def test_no_secret_stands_in_what_is_shared(served: Served, played: RemoteTable) -> None:
    running = served.api().create("power", seats=[ME] * 2)
    for table in (played, running):
        with served.browser() as player:
            for token in table.client.tokens:
                player.get(f"/seat/{token}")
            for path in ("share", "share?what=moment", "picture.svg", "share?fragment=1"):
                text = player.get(f"/t/{table.id}/{path}").text
                for secret in (*table.client.tokens, table.created["join"]):
                    assert secret not in text
                assert "/seat/" not in text
                assert "/join/" not in text


def test_a_moment_halfway_is_linked_with_its_beat(served: Served, played: RemoteTable) -> None:
    with served.browser() as browser:
        dialog = browser.get(f"/t/{played.id}/share?at=3&beat=4").text
        link = re.search(r'<input readonly value="([^"]+)"', dialog)
        assert link
        assert unescape(link[1]).endswith(f"/t/{played.id}?at=3&beat=4")
        past = browser.get(f"/api/v1/tables/{played.id}/history/3?format=page&beat=4&lang=en")
        picture = browser.get(f"/t/{played.id}/picture.svg?at=3&beat=4&lang=en").text
        assert places(picture) >= places(past.json()["picture"]["pieces"])


# -- a running game ------------------------------------------------------------------------------


PATHS = (
    "/t/{id}?at=1",
    "/t/{id}/share?at=1",
    "/t/{id}/share?at=1&what=round&fragment=1",
    "/t/{id}/picture.svg?at=1",
    "/t/{id}/picture.svg",
    "/t/{id}/film.svg?at=1",
    "/t/{id}/film.svg",
    "/embed/t/{id}?at=1",
    "/embed/t/{id}",
)


def shared_by(served: Served, sheet: str) -> dict[str, tuple[int, str]]:
    """What a stranger is given of a table where one of two has sent a sheet that is still held."""
    table = served.api().create("power", seats=[ME] * 2)
    table.move("north", [])
    table.move("south", [])
    table.draft(
        "south", [sheet.replace("G:I HQ G4", "Y:I HQ Y4").replace("G:T HQ G0", "Y:T HQ Y0")]
    )
    table.move("north", [sheet])
    found = {}
    with served.browser() as stranger:
        for path in PATHS:
            answer = stranger.get(path.format(id=table.id))
            text = re.sub(r'class="qr".*?</svg>', "", normal(answer.text, table), flags=re.DOTALL)
            found[path] = (answer.status_code, text)
    return found


def test_the_same_links_while_sheets_are_held_give_nothing_away(served: Served) -> None:
    one, other = shared_by(served, "G:I HQ G4"), shared_by(served, "G:T HQ G0")
    for path, (status, text) in one.items():
        assert status == 200, path
        assert (status, text) == other[path], path


def test_a_hand_is_in_no_picture_but_ones_own(served: Served) -> None:
    table = served.api().create("dead_reckoning", seats=[ME])
    seat, token = next(iter(table.created["seats"].items()))
    with served.browser() as player, served.browser() as stranger:
        player.get(f"/seat/{token}")
        public = stranger.get(f"/t/{table.id}/picture.svg?lang=en").text
        assert player.get(f"/t/{table.id}/picture.svg?lang=en").text == public
        own = player.get(f"/t/{table.id}/picture.svg?lang=en&seat={seat}").text
        assert own != public
        for path in (f"picture.svg?seat={seat}", f"film.svg?seat={seat}"):
            assert stranger.get(f"/t/{table.id}/{path}").status_code == 403
        with_token = served.api(token).address("").partition("/api")[0]
        answer = stranger.get(
            f"{with_token}/t/{table.id}/picture.svg?lang=en&seat={seat}",
            headers={"authorization": f"Bearer {token}"},
        )
        assert answer.text == own


def test_a_table_without_spectators_refuses_strangers(served: Served) -> None:
    table = served.api().create("power", seats=[ME] * 2, spectators=False)
    for seat in ("north", "south"):
        table.move(seat, [])
    with served.browser() as player, served.browser() as stranger:
        for path in PATHS:
            answer = stranger.get(path.format(id=table.id))
            assert answer.status_code == 403, path
            assert "power-board" not in answer.text
        player.get(f"/seat/{table.created['seats']['north']}")
        dialog = player.get(f"/t/{table.id}/share").text
        assert "admits no spectators" in dialog
        assert "<iframe" not in unescape(dialog)
        drawing = re.search(r'<img src="([^"]+)"', dialog)
        assert drawing
        assert "seat=north" in drawing[1]
        assert player.get(unescape(drawing[1])).status_code == 200


# -- headers ------------------------------------------------------------------------------------


def test_only_the_embedded_board_may_be_framed(served: Served, played: RemoteTable) -> None:
    with served.browser() as browser:
        for path in PATHS[:-2]:
            headers = browser.get(path.format(id=played.id)).headers
            assert headers["x-frame-options"] == "DENY"
            policy = PICTURE_POLICY if ".svg" in path else PAGE_POLICY
            assert headers["content-security-policy"] == policy
            assert "frame-ancestors 'none'" in policy
        for path in (*PATHS[-2:], "/embed/t/nobody"):
            answer = browser.get(path.format(id=played.id))
            assert answer.headers["content-security-policy"] == EMBED_POLICY
            assert "frame-ancestors *" in EMBED_POLICY
            assert "x-frame-options" not in answer.headers
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "script-src" not in EMBED_POLICY
            assert "<script" not in answer.text
            assert "<form" not in answer.text
            assert "set-cookie" not in answer.headers
        for path in ("/", "/replay", "/embed", f"/t/{played.id}/embed"):
            assert browser.get(path).headers["x-frame-options"] == "DENY"


def test_the_embedded_board_is_gone_through_by_links(served: Served, played: RemoteTable) -> None:
    with served.browser() as browser:
        page = browser.get(f"/embed/t/{played.id}?at=2&lang=en").text
        assert seen_at(served, played.id, 2) in page
        following = re.search(r'href="([^"]+)" title="Next moment"', page)
        assert following
        captions = []
        address = unescape(following[1])
        while "at=3" in address:
            page = browser.get(address).text
            said = re.search(r'class="embed-caption"[^>]*>([^<]*)<', page)
            assert said
            captions.append(unescape(said[1]))
            found = re.search(r'href="([^"]+)" title="Next moment"', page)
            address = unescape(found[1]) if found else ""
        film = served.api(lang="en").ask("GET", f"tables/{played.id}/history/3", format="page")
        assert captions == [beat["caption"] for beat in film["beats"]]
        assert f'href="http://{served.url.partition("//")[2]}/t/{played.id}' in page


# -- films ---------------------------------------------------------------------------------------


def test_a_film_of_a_round_and_of_the_game(served: Served, played: RemoteTable) -> None:
    with served.browser() as browser:
        one = browser.get(f"/t/{played.id}/film.svg?at=3&lang=en&theme=dark")
        assert one.headers["content-type"].startswith("image/svg+xml")
        assert 'style="color-scheme:dark"' in one.text
        film = browser.get(f"/api/v1/tables/{played.id}/history/3?format=page&lang=en").json()
        cinema = Cinema(one.text)
        last = film["beats"][-1]["caption"]
        assert last in cinema.caption(0.999)
        assert "Round 3" in cinema.caption(0.0)
        whole = Cinema(browser.get(f"/t/{played.id}/film.svg?lang=fr").text)
        assert whole.seconds > cinema.seconds
        assert "Manche 1" in whole.caption(0.0)


@pytest.mark.no_cover  # long: other tests measure it
def test_a_long_game_is_cut_and_says_so(served: Served) -> None:
    shown = served.api().replay(text_of("dead_reckoning", "two-against-two"))
    with served.browser() as browser:
        film = browser.get(f"/t/{shown.id}/film.svg?lang=en")
        assert film.status_code == 200
        assert len(film.content) < 3_000_000
        assert "a long game" in Cinema(film.text).caption(0.0)
        turn = Cinema(browser.get(f"/t/{shown.id}/film.svg?at=40&lang=en").text)
        labels = {turn.caption(n / 50).split()[1] for n in range(50)}
        assert len(labels) <= 2  # one turn, in which another may begin


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["picture.svg", "film.svg", "share"])
@pytest.mark.parametrize("at", ["7", "999999999", "-1", "x", "²"])
def test_a_step_that_is_not_there_is_refused(
    served: Served, played: RemoteTable, path: str, at: str
) -> None:
    with served.browser() as browser:
        assert browser.get(f"/t/{played.id}/{path}", params={"at": at}).status_code == 404


def test_what_nobody_made_is_not_there(served: Served, played: RemoteTable) -> None:
    with served.browser() as browser:
        for name in ("nobody", "a" * 64, "..", "a%2Fb", "é"):
            for path in (
                f"/t/{name}/share",
                f"/t/{name}/picture.svg",
                f"/t/{name}/film.svg",
                f"/embed/t/{name}",
            ):
                assert browser.get(path).status_code == 404, path
        table = served.api().create("power", seats=[ME] * 2)
        assert browser.get(f"/t/{table.id}/film.svg").status_code == 404  # nothing has happened
        assert browser.get(f"/t/{played.id}/film.svg?at=0").status_code == 404
        # a beat beyond the last is the last one; a theme that there is none is none
        assert browser.get(f"/t/{played.id}/picture.svg?at=3&beat=999").status_code == 200
        odd = browser.get(f"/t/{played.id}/picture.svg", params={"at": "3", "theme": '"><script>'})
        assert odd.status_code == 200
        assert "<script" not in odd.text
        assert browser.get(f"/t/{played.id}/share?what=nothing&at=3").status_code == 200


def test_the_dialog_says_it_in_both_languages(served: Served, played: RemoteTable) -> None:
    for lang, word in (("en", "Show it on another site"), ("fr", "Montrer sur un autre site")):
        with served.browser(lang) as browser:
            text = browser.get(f"/t/{played.id}/share?at=5").text
            assert word in text
            assert not re.search(r">[^<]*\bpage-(share|replay)", text)


def test_the_api_refuses_in_its_own_way(served: Served) -> None:
    with pytest.raises(Denied) as found:
        served.api().replay("arbitre record 2\ngame chess\n")
    assert found.value.status == 422


# -- on another site's page ----------------------------------------------------------------------


def test_the_embedded_board_is_the_same_for_everybody(served: Served, played: RemoteTable) -> None:
    """Language and theme stand in its address, or are the browser's: a cookie of ours changes nothing."""
    with served.browser("fr") as reader:
        reader.get("/?lang=en")
        reader.post("/settings", data={"form": reader.secret(), "theme": "dark", "lang": "en"})
        page = reader.get(f"/embed/t/{played.id}?at=2")
        assert 'lang="fr" data-theme="auto"' in page.text
        assert "Cookie" not in page.headers["vary"]
        page = reader.get(f"/embed/t/{played.id}?at=2&theme=dark&lang=en")
        assert 'lang="en" data-theme="dark"' in page.text
        links = re.findall(r'href="(/embed/[^"]+)"', page.text)
        assert len(links) == 5  # « ‹ › » and the film
        assert all("lang=en" in one and "theme=dark" in one for one in links)
        odd = reader.get(f"/embed/t/{played.id}?theme=%22onload&lang=xx&film=1&at=2")
        assert 'lang="fr" data-theme="auto"' in odd.text


def test_the_embedded_film_is_that_of_the_game_or_of_a_round(
    served: Served, played: RemoteTable
) -> None:
    with served.browser() as browser:
        for asked, end in (("", "lang=en"), ("&at=2", "lang=en&amp;at=2")):
            page = browser.get(f"/embed/t/{played.id}?film=1{asked}")
            film = re.search(r'<img class="picture" src="([^"]+)"', page.text)
            assert film
            assert film[1] == f"/t/{played.id}/film.svg?{end}"
            assert browser.get(unescape(film[1])).headers["content-type"] == "image/svg+xml"
            assert page.headers["content-security-policy"] == EMBED_POLICY
        table = served.api().create("power", seats=[ME] * 2)
        page = browser.get(f"/embed/t/{table.id}?film=1")  # nothing has happened yet
        assert "<img" not in page.text
        assert "film=1" not in page.text


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "no such table"), ("fr", "cette table n’existe pas")]
)
def test_a_board_that_is_not_there_says_so_to_a_person(
    served: Served, lang: str, said: str
) -> None:
    with served.browser(lang) as browser:
        for path in ("nobody", "nobody?film=1&at=3", "0123456789abcdef"):
            answer = browser.get(f"/embed/t/{path}")
            assert answer.status_code == 404
            assert said in answer.text
            assert answer.headers["content-security-policy"] == EMBED_POLICY
