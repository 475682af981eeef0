
from __future__ import annotations
from tests.browser.by_touch import UPRIGHT, phone
from tests.browser.player import await_client
OUT="/tmp/w/shots/"
import os
def skip(page):
    for _ in range(40):
        page.wait_for_timeout(150)
        if page.locator(".beat-skip:visible").count():
            page.locator(".beat-skip").first.tap()
        if not page.locator("html.awaiting, html.telling").count(): break
def test_look(served, open_page):
    os.makedirs(OUT, exist_ok=True)
    n=[0]
    for lang in ("en","fr"):
        api = served.api(lang=lang)
        created = api.ask("POST","tables",{"game":"dead_reckoning","companion":True})
        seat, token = next(iter(created["seats"].items()))
        page = open_page(**phone(UPRIGHT, lang))
        page.goto(f"{served.url}/seat/{token}")
        await_client(page)
        def shot(name):
            skip(page)
            page.screenshot(path=f"{OUT}{lang}-{name}.png"); print(name)
        shot("01-tile")
        page.locator("#typed-chance").fill("Palmetto, S 1, %s, pirate 2, Tortuga 3 4/2 1$" % ("Amber Bay" if lang=="en" else "Baie d Ambre"))
        page.locator("#typed-chance").press("Enter")
        page.wait_for_timeout(800)
        shot("02-deal")
        page.locator("[data-types]").first.tap()
        page.wait_for_timeout(800)
        shot("03-edits")
        page.locator("#space-A1").tap(force=True)
        page.wait_for_timeout(800)
        shot("04-island")
        over=page.locator("dialog.tray-over")
        print(over.count())
        over.locator("button[data-step='1']").nth(0).tap()
        over.locator("button[data-step='1']").nth(0).tap()
        over.locator("button[data-step='1']").nth(0).tap()
        page.evaluate("document.querySelector('dialog.tray-over').scrollTop=500")
        shot("05-island2")
        page.evaluate("document.querySelector('dialog.tray-over').scrollTop=1500")
        shot("06-island3")
        over.locator("button.primary").tap()
        page.wait_for_timeout(1200)
        shot("07-set")
        page.locator("#trays summary").tap()
        page.wait_for_timeout(300)
        shot("08-trays")
        page.locator("a[data-tray]").filter(has_text="Alliance").first.tap()
        page.wait_for_timeout(800)
        shot("09-alliance")
        page.locator(".tray-close").tap()
        page.wait_for_timeout(300)
        page.locator("#typed-line").fill("set ship B1 2$"); page.locator("#typed-line").press("Enter"); page.wait_for_timeout(800)
        shot("11-before-go")
        page.get_by_role("button", name="Au tour de l" if lang=="fr" else "The Alliance’s turn").tap(); page.wait_for_timeout(1000)
        shot("12-card")
        page.locator(".first-trays a").tap(); page.wait_for_timeout(800)
        shot("13-grid")
        page.evaluate("document.querySelector('dialog.tray-over').scrollTop=520")
        shot("14-grid2")
        page.evaluate("document.querySelector('dialog.tray-over').scrollTop=1100")
        shot("15-grid3")
        page.evaluate("document.querySelector('dialog.tray-over').scrollTop=1900")
        shot("16-grid4")
        page.locator(".tray-close").tap(); page.wait_for_timeout(900)
        page.locator("#typed-chance").fill("%s Raid: A1 1 | end B1 | Fh+1" % ("card" if lang=="en" else "carte")); page.locator("#typed-chance").press("Enter"); page.wait_for_timeout(1500)
        shot("17-fight")
        page.locator(".first-trays a").tap(); page.wait_for_timeout(800)
        shot("18-result")
