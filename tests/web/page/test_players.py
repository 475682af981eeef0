"""Players are chosen by name, portrait and style: where a table is made, in the panel of seats, by API."""

from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree

import pytest

from arbitre.bots import bot_names
from arbitre.core.game import game
from arbitre.web.page.players import player_cards
from tests.toys.cards import Cards
from tests.web.serving import Served

GAMES = ("power", "sans_allies", "dead_reckoning")
OPTION = re.compile(
    r'<option value="([\w-]+):(\w*)"( selected)?><img src="([^"]+)" alt="" [^>]+>'
    r"<span>([^<]+)</span><i> – </i><small>([^<]+)</small></option>"
)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_player_is_offered_with_its_portrait_and_style(
    served: Served, name: str, lang: str
) -> None:
    words = game(name).voice(None, lang).words
    with served.browser(lang) as browser:
        page = browser.get(f"/new/{name}").text
        seat = page.partition('name="seat-0"')[2].partition("</select>")[0]
        found = OPTION.findall(seat)
        assert list(dict.fromkeys(bot for bot, *_ in found)) == bot_names(game(name))
        for bot, _, _, picture, said, style in found:
            assert words.bot(bot) in unescape(said)
            assert unescape(style) == words.phrase(f"bot-style-{bot}")
            drawn = browser.get(unescape(picture))
            assert drawn.headers["content-type"] == "image/svg+xml"
            title = ElementTree.fromstring(drawn.text)[0].text
            assert title == words.bot(bot)


def test_levels_are_headings_and_the_usual_player_is_chosen(served: Served) -> None:
    with served.browser("en") as browser:
        page = browser.get("/new/power").text
        seats = [part.partition("</select>")[0] for part in page.split('name="seat-')[1:]]
        assert len(seats) == 4
        for seat in seats:
            parts = re.findall(r'<optgroup label="(\w+)">(.*?)</optgroup>', seat)
            assert [label for label, _ in parts] == ["General", "Captain", "Recruit"]
            assert [inside.count("<option") for _, inside in parts] == [5, 5, 5]
        chosen = [re.findall(r'<option value="([^"]+)" selected', seat) for seat in seats]
        assert chosen == [["me"], ["greedy:"], ["greedy:"], ["greedy:"]]


def test_who_is_chosen_sits_down(served: Served) -> None:
    with served.browser("en") as browser:
        fields = {"seat-0": "me", "seat-1": "captain-hunter:", "seat-2": "recruit:"}
        made = browser.submit("/new/power", count="4", **fields, **{"seat-3": "random:"})
        assert made.status_code == 200, made.text
        page = made.text
        players = re.findall(r'class="seat-player">([^<]+?) ?<', page)
        assert players[1:] == ["Captain Falcon bot", "Recruit bot", "Random bot"]
        panel = page.partition('<select name="bot"')[2].partition("</select>")[0]
        assert len(OPTION.findall(panel)) == len(bot_names(game("power")))


def test_there_is_no_portrait_of_nobody(served: Served) -> None:
    with served.browser("en") as browser:
        assert browser.get("/games/power/bots/nobody.svg").status_code == 404


def test_programs_hear_who_the_players_are(served: Served) -> None:
    with served.browser("fr") as browser:
        for one in browser.get("/api/v1/games").json():
            assert [player["bot"] for player in one["players"]] == one["bots"]
            if one["id"] in GAMES:  # toys of other tests say nothing of their players
                assert all(player["name"] and player["style"] for player in one["players"])
            for player in one["players"]:
                assert browser.get(player["picture"]).status_code == 200
        wary = browser.get("/api/v1/games/power?lang=fr").json()["players"][1]
        assert wary["name"] == "Général Rempart"
        assert wary["style"].startswith("Garde son Quartier général")


def test_a_game_without_portraits_and_styles_names_its_players() -> None:
    from arbitre.core.game import register

    register(Cards())
    cards = player_cards("cards", "en")
    assert [card.bot for card in cards] == bot_names(game("cards"))
    assert all(card.name and not card.picture for card in cards)
