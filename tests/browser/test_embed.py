"""A board on another site's page: at any width, light and dark, in both languages, with its film."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_sharing import elsewhere, two_play
from tests.web.serving import Served

FITS = """() => {
  const board = document.querySelector(".picture").getBoundingClientRect(), root = document.documentElement;
  const least = [...document.querySelectorAll("a")].map(one => one.getBoundingClientRect().height);
  return {
    beyond: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
    board: [board.width, board.height],
    least: Math.min(...least),
    cookie: document.cookie,
  };
}"""


@pytest.mark.parametrize(
    ("width", "lang", "theme", "words"),
    [
        (280, "fr", "dark", ("étape 1 sur 2", "Pas à pas")),
        (390, "en", "light", ("step 1 of 2", "Step by step")),
        (1280, "fr", "light", ("étape 1 sur 2", "Pas à pas")),
    ],
)
def test_a_board_in_a_strangers_page(
    served: Served, chromium: Browser, width: int, lang: str, theme: str, words: tuple[str, str]
) -> None:
    table = two_play(served, 2)
    with served.browser() as browser:
        share = browser.get(f"/t/{table.id}/share?lang={lang}").text
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", share, re.DOTALL)
    assert found
    snippet = found[1].replace("&lt;", "<").replace("&gt;", ">").replace("&#34;", '"')
    asked = f"?lang={lang}&amp;theme={theme}"
    snippet = re.sub(r'src="([^"]*)"', rf'src="\1{asked}"', snippet)
    context = chromium.new_context(viewport={"width": width, "height": 800}, locale="de-DE")
    try:
        page = context.new_page()
        faults: list[str] = []
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        head = '<meta name="viewport" content="width=device-width"><body style="margin:0">'
        with elsewhere(head + snippet) as site:
            page.goto(site)
            board = page.frame_locator("iframe")
            expect(board.locator("svg.picture")).to_be_visible()
            board.locator(".embed-bar a").first.click()  # one step back
            expect(board.locator(".embed-place")).to_have_text(words[0])
            frame = page.frames[1]
            shown = frame.evaluate(FITS)
            assert shown["beyond"] == [0, 0]
            assert shown["least"] >= 44
            assert shown["board"][0] == min(width, 640)
            assert shown["board"][1] >= 180
            ground = frame.evaluate(
                "getComputedStyle(document.querySelector('.embed-bar')).backgroundColor"
            )
            light = sum(map(int, re.findall(r"\d+", ground)[:3])) > 380
            assert light == (theme == "light"), ground
            # the film of the game plays as a picture, in the same language and colours
            board.locator(".embed-word").click()
            film = board.locator("img.picture")
            expect(film).to_be_visible()
            assert film.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
            assert f"lang={lang}" in str(film.get_attribute("src"))
            assert f"theme={theme}" in str(film.get_attribute("src"))
            assert frame.evaluate(FITS)["beyond"] == [0, 0]
            board.get_by_text(words[1]).click()
            expect(board.locator("svg.picture")).to_be_visible()
            assert context.cookies() == []
            assert frame.evaluate("document.cookie") == ""
        assert faults == []
    finally:
        context.close()
