"""The answer of a page to a touch: in the next picture, and what follows from it in the one after."""

from __future__ import annotations

from playwright.sync_api import Page

PAINTED = (
    "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
)


def answered(page: Page) -> None:
    """Wait until what follows from a touch is there: first the touch itself is painted."""
    page.evaluate(PAINTED)
