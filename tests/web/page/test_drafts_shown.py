"""A page stands every draft: in each phase of each game, whatever line was kept, in both languages."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from markupsafe import escape

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import game
from arbitre.core.position import Move, Position, View
from arbitre.core.record import Recorder
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.dead_reckoning.rules.table import QUESTION
from arbitre.games.dead_reckoning.words.codes import sea_words, spoken_argument
from arbitre.web.page.speech import page_words
from tests.web.serving import Served

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

RUBBISH = '<b>"no&such</b> thing'
LONG = "attack " + "long " * 150
ELSEWHERE = {
    "dead_reckoning": ["attack 3", "attaquer 3", "A3 2, C1 3 | claim A2 | end B2 | P1 E2"],
    "power": ["T HQ G8", "D IX S4"],
    "sans_allies": ["A1 9P", "lay C3", "poser C3"],
}
"""Lines that are right at another moment, or look so."""


@dataclass(frozen=True)
class Walk:
    """A game played until all phases were seen that are wanted of it."""

    name: str
    game: str
    wanted: str
    seats: int = 1
    seed: int = 0
    bot: str = "random"
    options: dict[str, object] = field(default_factory=dict)
    companion: bool = False


WALKS = [
    Walk("solo", "dead_reckoning", "main,raise,sleeve,mode,battle 0,question", 1, 1, "greedy"),
    Walk("team", "dead_reckoning", "main,sleeve,battle 0,battle 3,battle 4", 2, 3, "greedy"),
    Walk("consent", "dead_reckoning", "consent", 2, 2),
    Walk(
        "beside a box",
        "dead_reckoning",
        "edits,question,battle 0,battle 3",
        seed=2,
        options={"companion": True},
        companion=True,
    ),
    Walk(
        "captain",
        "sans_allies",
        "invasions,recovery,upgrade,bombing,convoy,losses",
        1,
        4,
        "captain",
    ),
    Walk("retreat", "sans_allies", "retreat", 1, 54, "captain"),
    Walk("claims", "power", "writing,collecting", 4, options={"claim_power": True}),
    Walk("two armies", "power", "writing,collecting", 2, options={"claim_power": True}),
    Walk("mercenaries", "power", "writing", 3),
]


def phase_of(view: View) -> str:
    """Where a game stands, as a page must show it: a fight by its stage, a question by itself."""
    battle, table = view.data.get("battle"), view.data.get("table")
    if isinstance(battle, dict):
        return f"battle {battle['stage']}"
    if isinstance(table, dict) and table.get("need") == QUESTION:
        return "question"
    return str(view.data["phase"])


def records(walk: Walk) -> dict[str, tuple[str, str, View]]:
    """For each phase that is wanted a record up to it, the seat that decides there and what it sees."""
    rules, rng = game(walk.game), Rng(walk.seed, walk.game)
    seed = None if walk.companion else walk.seed
    players = ["human"] * walk.seats
    recorder = Recorder.begin(rules, players=players, seed=seed, options=walk.options)
    player = make_bot(rules, walk.bot)
    wanted, found = set(walk.wanted.split(",")), dict[str, tuple[str, str, View]]()
    while wanted - set(found):
        position = recorder.position
        if position.actors == (CHANCE,):
            recorder.play(CHANCE, fallen(position, rng))
            continue
        seat = recorder.waiting[0]
        view = position.view(seat)
        if not recorder.held and phase_of(view) in wanted and rules.draft(view).next():
            found.setdefault(phase_of(view), (recorder.text(), seat, view))
        going = [move for move in position.moves(seat) if move.text().split()[0] in GOING]
        if walk.companion and going and rng.below(4):
            recorder.play(seat, going[rng.below(len(going))])
        else:
            recorder.play(seat, player.decide(view, rng, 1))
    return found


GOING = ("go", "cubes", "faces", "done", "choose")
"""What carries a game on beside a real table, where most lines set something by hand."""


def fallen(position: Position, rng: Rng) -> Move:
    """What chance does, by its weights."""
    chances = position.chances()
    number = rng.below(sum(weight for _, weight in chances))
    for move, weight in chances:
        if number < weight:
            return move
        number -= weight
    raise AssertionError


@pytest.mark.parametrize("walk", WALKS, ids=[f"{walk.game}-{walk.name}" for walk in WALKS])
def test_a_page_stands_every_draft(served: Served, walk: Walk) -> None:
    for phase, (record, seat, view) in records(walk).items():
        table = served.api().ask("POST", "tables/import", {"record": record})
        here, api = f"/t/{table['id']}?seat={seat}", f"/api/v1/tables/{table['id']}"
        for number, lang in enumerate(LANGUAGES):  # the first line in one, the last in the other
            with served.browser(lang) as browser:
                browser.get(f"/seat/{table['seats'][seat]}", follow_redirects=False)
                # begun in the other language, or nothing yet
                assert browser.get(here).status_code == 200, (phase, lang)
                legal = game(walk.game).draft(view, lang).next()[-number]
                for lines in ([*ELSEWHERE[walk.game], RUBBISH, LONG], [legal]):
                    body = {"seat": seat, "lines": lines}
                    answer = browser.put(f"{api}/draft", json=body, headers={"x-arbitre": "1"})
                    assert answer.status_code == 200, (phase, lang, lines)
                    kept = answer.json()["draft"]["lines"]
                    assert kept or lines != [legal], (phase, lang, lines)
                    page = browser.get(here)
                    assert page.status_code == 200, (phase, lang, lines)
                    for line in kept:
                        assert str(escape(line["said"])) in page.text, (phase, lang, line)
        with served.browser() as stranger:
            assert stranger.get(f"/t/{table['id']}").status_code == 200
            assert stranger.get(api).status_code == 200


def test_what_a_page_says_of_itself_no_game_reads() -> None:
    """`line` is a word of the page there; in Dead Reckoning it is a band of a card."""
    for lang in LANGUAGES:
        said = page_words(lang).phrase("page-client-remove", {"line": "A3 2"})
        assert said.endswith("A3 2")
    words: Words = sea_words(None, "en")
    for name in ("line", "card", "tile", "icon", "word", "space", "side", "phase", "face", "kind"):
        for value in (RUBBISH, LONG, "", "A3 2 |", "99", 99, -1):
            assert spoken_argument(name, value, words)
