"""Run in a copy of the program that has an invented language: pages, the API and whole games in it."""

from __future__ import annotations

import sys
from pathlib import Path

import arbitre
from arbitre.core.game import game
from arbitre.core.shelf import shelf
from arbitre.core.words import LANGUAGES
from arbitre.testing import check_game
from tests.languages.invented import LANG, NAME, backwards
from tests.web.serving import Served


def main(folder: Path, lacking: str) -> None:
    """Look at everything; an assertion says what is wrong."""
    assert Path(arbitre.__file__).is_relative_to(folder), arbitre.__file__
    assert (*LANGUAGES,) == ("fr", "en", LANG)
    on_shelf = [rules.id for rules in shelf((LANG,))[0]]
    every = [rules.id for rules in shelf()[0]]
    assert on_shelf == [name for name in every if name != lacking]
    with Served(folder / "tables.db") as served:
        _pages(served, on_shelf, lacking)
        _programs(served, on_shelf)
    if not lacking:
        for name in on_shelf:
            check_game(game(name), games=1, every=40)


def _pages(served: Served, games: list[str], lacking: str) -> None:
    browser = served.browser(lang=f"{LANG}-XX, en;q=0.5")
    settings = browser.get("/settings").text
    assert f'<html lang="{LANG}"' in settings
    for name in (NAME, "English", "Français"):
        assert f"> {name}</label>" in settings
    assert backwards("Save") in settings
    browser.submit("/settings", "/settings", lang="fr")
    assert '<html lang="fr"' in browser.get("/").text
    browser.submit("/settings", "/settings", lang=LANG)
    assert (
        backwards("Islands touch only sea lanes")
        in browser.get("/rules/power", params={"lang": LANG}).text
    )
    front = browser.get("/").text
    for name in games:
        table = browser.play(name)
        page = browser.get(f"/t/{table}")
        assert page.status_code == 200, page.text
        assert f'<html lang="{LANG}"' in page.text
        assert f"/play/{name}" in front
    if lacking:
        # off the shelf of this language, and told in English where somebody has a table of it
        assert f"/play/{lacking}" not in front
        other = served.browser()
        assert f"/play/{lacking}" in other.get("/").text
        table = other.play(lacking)
        page = other.get(f"/t/{table}", params={"lang": LANG})
        assert page.status_code == 200
        assert f'<html lang="{LANG}"' in page.text


def _programs(served: Served, games: list[str]) -> None:
    browser = served.browser()
    listed = browser.get("/api/v1/games", params={"lang": LANG}).json()
    assert [entry["id"] for entry in listed] == games
    for entry in listed:
        english = game(entry["id"]).voice(None, "en").words.phrase("game-summary")
        assert entry["summary"] == backwards(english)
    clauses = browser.get("/api/v1/games/power/rules", params={"lang": LANG}).json()
    known = game("power").catalogue.clauses
    for clause in clauses:
        assert clause["text"] == backwards(known[clause["id"]].statements["en"])
    assert browser.get("/api/v1/games", params={"lang": "zz"}).status_code == 422


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
