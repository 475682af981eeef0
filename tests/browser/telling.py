"""What is told on a page, held fast: a test steps through it, however slow the machine is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

PAUSE = """() => {
  const bar = document.querySelector("[data-caption]");
  const pause = () => {
    const button = bar.querySelector(".beat-pause");
    if (!bar.hidden && button.getAttribute("aria-pressed") !== "true") button.click();
  };
  new MutationObserver(pause).observe(bar, {attributes: true, attributeFilter: ["hidden"]});
  pause();
}"""

SLIDE = "(one, step) => { one.value = step; one.dispatchEvent(new Event('input')); }"
HERE = "step => new URLSearchParams(location.search).get('at') === String(step)"

STAND_STILL = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    made.pause();
    return made;
  };
}"""


def pause_at_once(page: Page) -> None:
    """From now on whatever is told stops at its first beat."""
    page.evaluate(PAUSE)


def stand_still(page: Page) -> None:
    """From now on what moves stays where it begins until it is finished."""
    page.evaluate(STAND_STILL)


def want_films(page: Page, url: str) -> None:
    """Set that a round is told step by step, and not first seen at one look."""
    page.context.add_cookies([{"name": "arbitre-settings", "value": "told=film", "url": url}])


def look_back(page: Page, step: int) -> None:
    """Go to a step of the past and wait until it is here, not only asked for: what follows leads on."""
    page.locator(".history-slider").evaluate(SLIDE, step)
    page.wait_for_function(HERE, arg=step)
    expect(page.locator(".history-next")).to_be_enabled()
