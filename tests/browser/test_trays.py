"""Trays on a phone: what was filled in outlives a page put away, and does not hide what others set."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.stage import ORIGIN, Stage

LINK = '<a data-tray="isle" href="/t/1/tray/B2">Island B2</a>'


def dial(name: str, value: int) -> str:
    """A number with its steps, as the template of trays has it."""
    return (
        f'<div class="dial"><input type="hidden" name="was-{name}" value="{value}">'
        '<span><button type="button" data-step="-1">less</button>'
        f'<input type="number" name="v-{name}" value="{value}" min="0" max="9">'
        f'<button type="button" data-step="1">{name} +</button></span></div>'
    )


def test_a_tray_is_open_again_and_knows_what_it_was_shown(stage: Stage) -> None:
    page = stage.page
    sent: list[dict[str, str]] = []
    lies = {"coins": 3, "cubes": 1}

    def serve(route: Route) -> None:
        if route.request.method == "POST":
            sent.append(json.loads(route.request.post_data or ""))
            route.fulfill(status=200, json={"ok": True})
            return
        fields = "".join(dial(name, value) for name, value in lies.items())
        form = (
            f'<form class="typed" data-form action="/t/1/tray/B2">{fields}<div class="tray-ends">'
        )
        route.fulfill(body=f"{form}<button>Set</button></div></form>", content_type="text/html")

    page.route(f"{ORIGIN}/t/1/tray/**", serve)
    stage.state["html"]["decision"] = LINK
    stage.open()
    page.locator("a[data-tray]").click()
    over = page.locator("dialog.tray-over")
    for _ in range(2):
        over.get_by_text("coins +").click()
    lies |= {"coins": 4, "cubes": 2}  # by another phone, while this one sleeps
    page.reload()
    expect(over).to_be_visible()
    expect(over.locator("[name=v-coins]")).to_have_value("5")
    expect(over.locator("[name=v-cubes]")).to_have_value("2")  # not touched here: as it lies
    over.get_by_text("Set").click()
    expect(over).to_have_count(0)
    # the table compares what it was with what it is: nobody is overwritten unseen
    wanted = {"was-coins": "3", "v-coins": "5", "was-cubes": "2", "v-cubes": "2"}
    assert {name: sent[0][name] for name in wanted} == wanted
    page.reload()
    page.wait_for_selector("a[data-tray]")
    expect(over).to_have_count(0)
