"""The end of a game on a page and in the API: for finished games only, by links, and never in the way."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from arbitre.core.position import Position
from arbitre.games.power.game import Power
from arbitre.web.client import Denied, RemoteTable
from tests.playthroughs import GAMES
from tests.web.serving import Served

STYLE = Path(__file__).parents[3] / "src/arbitre/web/page/static/ending.css"
RECORDS = {
    name: next(one for one in GAMES if one.game == name)
    for name in ("power", "sans_allies", "dead_reckoning")
}


def bring(served: Served, name: str) -> RemoteTable:
    """A finished game as a table, whose every seat is ours."""
    text = RECORDS[name].path.with_suffix(".arb").read_text(encoding="utf-8")
    return served.api(lang="en").bring(text)


def page(served: Served, id: str, **asked: str) -> str:
    """A table as a stranger sees it, without a script."""
    answer = httpx.get(f"{served.url}/t/{id}", params={"lang": "en", **asked})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("name", RECORDS)
def test_a_finished_game_tells_how_it_went(served: Served, name: str) -> None:
    table = bring(served, name)
    html = page(served, table.id)
    [part] = re.findall(r'data-part="ending"[^>]*>(.*?)</section>', html, re.DOTALL)
    assert '<svg xmlns="http://www.w3.org/2000/svg" class="curve"' in part
    data = table.ending()
    curve = data["curves"][0]
    assert curve["kind"] == "chances"
    winners = data["result"]["winners"]
    assert {side for side, value in curve["points"][-1]["values"].items() if value == 1} <= set(
        winners
    )
    # each turn is a link that opens without a script
    steps = table.sight()["status"]["steps"]
    links = {int(at) for at in re.findall(r"[?&;]at=(\d+)", part)}
    assert {point["step"] for point in curve["points"]} <= links
    assert max(links) <= steps
    for one in data["turnings"]:
        assert one["step"] in links
        assert one["told"] or one["text"]
    earlier = page(served, table.id, at=str(min(links - {0, steps})))
    assert 'class="curve"' in earlier  # also while one looks back


def test_a_running_game_has_no_end(served: Served) -> None:
    table = served.api(lang="en").create("power")
    with pytest.raises(Denied) as denied:
        table.ending()
    assert (denied.value.status, denied.value.code) == (409, "illegal")
    assert 'class="curve"' not in page(served, table.id)


def test_a_game_that_fails_at_its_end_has_a_page_without_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Power, position: Position) -> dict[str, float]:
        raise ZeroDivisionError("no outlook")

    monkeypatch.setattr(Power, "outlook", broken)
    table = bring(served, "power")
    html = page(served, table.id)
    assert 'class="curve"' not in html
    assert 'class="scores"' in html  # the plain result
    with pytest.raises(Denied) as denied:
        table.ending()
    assert denied.value.status == 404


def test_words_that_fail_break_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = bring(served, "power")
    monkeypatch.setattr("arbitre.web.page.ending.ToldEnding", None)
    assert 'class="scores"' in page(served, table.id)


def test_sizes_of_texts_and_targets() -> None:
    """No text of the curve is under 11 px, and sides differ in their dashes."""
    style = STYLE.read_text(encoding="utf-8")
    assert [float(size) for size in re.findall(r"font: ([\d.]+)px", style)] == [11.5]
    dashes = re.findall(r"\.curve-line-(\d) [^}]*?stroke-dasharray: ([\d. ]+)", style)
    assert len({dash for _, dash in dashes}) == 3  # the first line is whole
    assert "min-height: 44px" in style
