"""Two people and the game of the day in real browsers: a day, the next, and a history carried to a phone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from arbitre.cli import run
from arbitre.core.daily import day_of
from tests.browser.conftest import DESK, PHONE, OpenPage
from tests.web.days import DAY, GAME, SetTime, secrets_of_day
from tests.web.serving import Served

BESIDE = """() => {
  const [head, share] = [".headline", ".share-open"]
    .map(one => document.querySelector(one).getBoundingClientRect());
  return head.width > 0 && head.right <= share.left;
}"""
"""Once nothing is told any more, which stands in its place."""


def test_two_people_a_day_and_the_next(
    tmp_path: Path, built_client: Path, open_page: OpenPage
) -> None:
    time = SetTime()
    today = day_of(time())
    with Served(tmp_path / "daily.db", now=time) as server:
        ada = open_page(**DESK)
        bob = open_page(**PHONE, locale="fr-FR")
        ada.goto(f"{server.url}/settings")
        ada.locator('input[name="name"]').fill("Ada")
        ada.locator('form[action="/settings"] button.primary').click()
        expect(ada.locator(".notice")).to_be_visible()
        tables = []
        for page in (ada, bob):
            page.goto(server.url)
            page.locator(f'a.button[href="/daily/{GAME}"]').click()
            page.locator(".own button.primary").click()
            page.wait_for_url("**/t/*")
            tables.append(page.url.rpartition("/")[2])
            expect(page.locator('[data-ask="hint"]')).to_have_count(0)
            # whose turn it is stands beside the button to share, not under it
            page.wait_for_function(BESIDE)
            page.locator("#further > summary").click()
            page.locator("#further details.fold > summary").click()
            page.locator('#further [data-act="resign"]').click()
            page.locator(f'a[href="/daily/{GAME}/{today}"]').first.click()
            page.wait_for_url(f"**/daily/{GAME}/{today}")
        expect(bob.locator("table.ranking tbody tr")).to_have_count(2)
        expect(bob.locator("table.ranking tr.mine th")).to_contain_text("(vous)")
        expect(bob.locator("table.ranking")).to_contain_text("Ada")
        bob.locator('table.ranking tr:not(.mine) a[href^="/t/"]').first.click()
        bob.wait_for_url(f"**/t/{tables[0]}*")
        secrets = secrets_of_day(server.db, today)
        for page in (ada, bob):
            assert not any(secret in page.content() for secret in secrets)

        time.now += DAY
        ada.goto(f"{server.url}/daily/{GAME}/{today}")
        expect(ada.locator(".promise")).to_contain_text(f"{secrets[0]} {secrets[1]}")
        for number in range(2):
            with ada.expect_download() as caught:
                ada.locator("table.ranking a[download]").nth(number).click()
            path = tmp_path / f"{number}.arb"
            caught.value.save_as(path)
            assert f"seed {secrets[0]} {secrets[1]}" in path.read_text(encoding="utf-8")
            assert run(["verify", str(path)]) == 0

        ada.goto(f"{server.url}/history")
        expect(ada.locator(".figures")).to_contain_text("1 game decided")
        ada.locator('form[action="/history/carry"] button').click()
        expect(ada.locator(".qr-box svg")).to_be_visible()
        link = str(ada.locator(".link input").input_value())
        assert re.fullmatch(rf"{server.url}/history/from/[\w-]+", link)
        bob.goto(link)
        bob.locator("main form button.primary").click()
        bob.wait_for_url("**/history?carried=1")
        expect(bob.locator("#list + .tables li")).to_have_count(2)
