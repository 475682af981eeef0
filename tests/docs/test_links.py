"""Links and anchors of all pages lead somewhere: checked without the generator of the site."""

from __future__ import annotations

import os
import re
from pathlib import PurePosixPath

import pytest
from pymdownx.slugs import slugify  # type: ignore[import-untyped]

from tests.docs.test_pages import ROOT
from tests.docs.tool import docs_pages

SLUG = slugify(case="lower")
TITLE = re.compile(r"^#{1,6} (.+?)#*$")


def pages() -> list[str]:
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "client" / "README.md"]
    return sorted(page.relative_to(ROOT).as_posix() for page in found)


def anchors(text: str) -> set[str]:
    """The anchors that GitHub and the site make of the titles of a page."""
    found: dict[str, int] = {}
    for line, is_code in docs_pages.lines_of(text):
        title = None if is_code else TITLE.match(line)
        if title:
            said = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", lambda one: one[1] or "", title[1])
            name = SLUG(said.strip(), "-")
            found[name] = found.get(name, -1) + 1
    return {
        name if n == 0 else f"{name}-{n}" for name, most in found.items() for n in range(most + 1)
    }


def faults(page: str, text: str) -> list[str]:
    """What is wrong with the links of a page."""
    told = []
    for link in docs_pages.links(text):
        if not docs_pages.is_ours(link) and not link.startswith("#"):
            continue
        name, _, anchor = link.partition("#")
        try:
            goal = docs_pages.target_of(PurePosixPath(page), link) if name else PurePosixPath(page)
        except docs_pages.BrokenLink as broken:
            told.append(str(broken))
            continue
        if anchor and goal.suffix == ".md":
            there = anchors(text if not name else (ROOT / goal).read_text(encoding="utf-8"))
            if anchor not in there:
                told.append(f"{page}: {link} names no title")
    return told


@pytest.mark.parametrize("page", pages())
def test_links_lead_somewhere(page: str) -> None:
    assert faults(page, (ROOT / page).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "# A title\n\n[in it](#a-title), [python](python.md#the-names), [out](https://a.example)",
            0,
        ),
        ("[x](no-such.md)", 1),
        ("[x](python.md#no-such-title)", 1),
        ("[x](#no-such-title)", 1),
        ("[x](../../../etc/passwd)", 1),
        ("![x](no-such.svg)", 1),
        ("[a text\nof two lines](no-such.md)", 1),
        ("```\n[x](no-such.md)\n```\n`[x](no-such.md)`", 0),
        ("# Twice\n# Twice\n[x](#twice-1)", 0),
    ],
)
def test_a_link_that_leads_nowhere_is_found(text: str, told: int) -> None:
    assert len(faults("docs/invented.md", text)) == told


def test_links_are_turned_to_where_the_site_has_them() -> None:
    page = PurePosixPath("docs/invented.md")
    text = "a\n- [x](../README.md#two-commands) `[y](../README.md)`\n| a |\n|---|"
    turned = docs_pages.turned(text, page, docs_pages.place_of(page))
    assert turned == (
        "a\n\n- [x](repository/README.md#two-commands) `[y](../README.md)`\n\n| a |\n|---|\n"
    )
    goal = docs_pages.target_of(page, "decisions/")
    assert docs_pages.place_of(goal).as_posix() == "decisions/index.md"
    own = os.path.relpath("tests/thirdparty/stones/stones/game.py", "docs")
    code = docs_pages.place_of(docs_pages.target_of(page, own))
    assert code.as_posix() == "repository/tests/thirdparty/stones/stones/game.py.md"


PART = re.compile(
    r"<!-- (?:not run: )?part of (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
STONES = ROOT / "tests" / "thirdparty" / "stones"


def test_the_first_game_is_shown_as_it_is() -> None:
    shown = PART.findall((ROOT / "docs" / "first_game.md").read_text(encoding="utf-8"))
    assert len(shown) == 19
    for file, text in shown:
        whole = (STONES / file).read_text(encoding="utf-8")
        assert "".join(text.split()) in "".join(whole.split()), file  # a page indents it otherwise
