"""Both languages on every page: no key, no hole in a sentence, no word of the other language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from arbitre.core.game import game_names
from tests.browser.conftest import ROOT, OpenPage
from tests.browser.moments import played
from tests.browser.player import ACTIONS, Player, go_on
from tests.web.serving import Served

GATHER = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  const foreign = (one) => one.closest(`[lang]:not([lang="${document.documentElement.lang}"])`);
  for (let one = walker.currentNode; one; one = walker.nextNode()) {
    const inside = one.nodeType === 1 ? one : one.parentElement;
    if (!inside || inside.closest("script, style, code") || foreign(inside)) continue;
    if (one.nodeType === 3) found.push(one.data);
    if (one.nodeType === 1) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
        if (one.hasAttribute(name)) found.push(one.getAttribute(name));
      }
    }
  }
  return found;
}"""
"""All that is seen or read aloud, folded or not, but what is marked as another language."""

TELL_TALE = {
    "fr": "the and of your you with for this are has their from turn round cards players seat",
    "en": "le les des une est vous votre avec pour dans du ou et tour manche cartes joueurs sur",
}
"""Small words that a page in one language never has, being words of the other alone."""

NAMES = re.compile(r"Sans Alliés|Dead Reckoning|Fluent|reconstructed\S*")
KEY = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
MOMENTS = {"power": ["greedy"] * 4, "sans_allies": ["captain"], "dead_reckoning": ["greedy"]}


def keys() -> set[str]:
    """Every message of several words: no text has such a word by chance."""
    files = Path(ROOT / "src").rglob("*.ftl")
    found = {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}
    return {key for key in found if key.count("-") > 1 or re.match(r"(page|draw|touch)-", key)}


KEYS = keys()


def wrong(page: Page, lang: str) -> list[str]:
    """Texts of a page that are not in its language."""
    assert page.get_attribute("html", "lang") == lang
    found = []
    for text in page.evaluate(GATHER):
        plain = NAMES.sub(" ", text)
        words = set(re.findall(r"[\w'-]+", plain.lower()))
        other = words & set(TELL_TALE[lang].split())
        if other or words & KEYS or re.search(r"[{}]|\$\w", plain):
            found.append(f"{page.url}: {' '.join(text.split())[:120]} ({other or words & KEYS})")
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_page_speaks_one_language(lang: str, served: Served, open_page: OpenPage) -> None:
    page = open_page(locale=lang)
    found = []
    paths = ["/", "/tables", "/settings", "/rules", "/nowhere", "/t/none", "/join/none"]
    for name in game_names():
        paths += [f"/new/{name}", f"/rules/{name}"]
    for path in paths:
        page.goto(served.url + path)
        found += wrong(page, lang)
    assert found == []


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", game_names())
def test_a_table_speaks_one_language(
    name: str, lang: str, served: Served, open_page: OpenPage
) -> None:
    page = open_page(locale=lang, reduced_motion="reduce")
    players = MOMENTS.get(name, ["random"])
    recorder = played(name, players, 7, lambda _, made: made == 4 * len(players))
    table = go_on(served, page, recorder)
    found = wrong(page, lang)
    player = Player(page, seed=2)
    for _ in range(8):
        player.decide()
        player.await_turn()
    expect(page.locator("[data-refusal].shown")).to_have_count(0)
    found += wrong(page, lang)
    for more in ("carry", "invite"):
        page.goto(f"{served.url}/t/{table}/{more}")
        found += wrong(page, lang)
    assert found == []


def test_a_sheet_begun_in_one_language_goes_on_in_the_other(
    served: Served, open_page: OpenPage
) -> None:
    page = open_page(locale="en-GB")
    player = Player(page)
    player.begin(served.url, "power")
    for lang, lines in (
        ("en", ["T HQ G8"]),
        ("fr", ["T HQ V8", "C HQ V5"]),
        ("en", ["T HQ G8", "F HQ G5", "T HQ G4"]),
    ):
        if page.get_attribute("html", "lang") != lang:
            page.click(".site-menu > summary")
            page.click(f".languages a[hreflang={lang}]")
            page.wait_for_selector(f"html[lang={lang}] .draft-body", state="attached")
            player.await_turn()
        player.press(page.locator(f'{ACTIONS}[data-line="{lines[-1]}"]'))
        expect(page.locator(".draft-lines li")).to_have_count(len(lines))
        player.settle()
        expect(page.locator(".draft-lines .refused, [data-refusal].shown")).to_have_count(0)
        table = page.get_attribute("[data-table]", "data-table")
        asked = page.request.get(f"{served.url}/api/v1/tables/{table}?seat=green").json()
        assert asked["status"]["drafts"]["green"] == {"lang": lang, "lines": lines}
    page.click(".draft-send")
    page.click(".look-close")
    expect(page.locator(".title .round")).to_have_text("round 2")
