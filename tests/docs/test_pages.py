"""The Python of the pages runs: README, CONTRIBUTING and docs/, block by block, a page in one namespace.

A block under `<!-- not run: REASON -->` is left out; one with `>>>` is a doctest, any other a program.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(
    r"(?P<left><!-- not run: .+ -->\n+)?^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL
)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def pages() -> list[Path]:
    """The pages with Python on them that runs."""
    all_pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "client" / "README.md"]
    return [page for page in sorted(all_pages) if blocks(page)]


def blocks(page: Path) -> list[tuple[int, str]]:
    """The blocks that run, each with the number of lines before it."""
    text = page.read_text(encoding="utf-8")
    return [
        (text.count("\n", 0, found.start("code")), found["code"])
        for found in BLOCK.finditer(text)
        if not found["left"]
    ]


def run_page(page: Path) -> None:
    """Run a page's blocks in order; what fails is named by the page and its line."""
    names: dict[str, object] = {"__name__": "page"}
    for line, code in blocks(page):
        if ">>>" not in code:
            exec(compile("\n" * line + code, str(page), "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), line)
        told: list[str] = []
        doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append, clear_globs=False)
        assert not told, "".join(told)
        names.update(test.globs)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_shows_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a page may write a file
    run_page(page)


def test_the_pages_for_programmers_are_among_them() -> None:
    names = [page.relative_to(ROOT).as_posix() for page in pages()]
    assert {"README.md", "CONTRIBUTING.md", "docs/python.md"} <= set(names)


def test_a_page_that_is_wrong_fails(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n\n```python\nn = 1\n```\n\n```python\n>>> n\n2\n```\n")
    with pytest.raises(AssertionError, match=r"Expected:\n\s+2\n\s*Got:\n\s+1"):
        run_page(page)
    page.write_text("# A\n\n```python\nn = 1\n```\n\n```python\nassert n == 2\n```\n")
    with pytest.raises(AssertionError) as wrong:
        run_page(page)
    assert wrong.traceback[-1].lineno == 7  # counted from 0
    page.write_text("<!-- not run: a server -->\n```python\nassert False\n```\n")
    assert blocks(page) == []
    run_page(page)
