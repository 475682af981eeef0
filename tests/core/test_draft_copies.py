"""Drafts that copy: every class of draft of the three games and the toys, met in play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.draft import ChoiceDraft, Draft
from arbitre.core.game import game, register
from arbitre.core.position import Position, View
from arbitre.testing import check_game, random_decision
from arbitre.testing.values import check_draft_copy, written
from tests.toys import climb
from tests.toys.climb import Climb, ClimbPosition, PackDraft

MET = {
    "power": {"SheetDraft", "ClaimDraft"},
    "sans_allies": {"PhaseDraft", "CardsDraft", "InvasionDraft"},
    "dead_reckoning": {"ActDraft", "DefenceDraft", "SleevingDraft"},
}
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("power", 2, {"rounds": 3}),
    ("power", 3, {"rounds": 2, "claim_power": True}),
    ("sans_allies", 1, {}),
    ("dead_reckoning", 1, {}),
]


def course(name: str, seats: int, options: dict[str, object], seed: int) -> Iterator[Position]:
    """The positions of a random game in which players decide."""
    rules = game(name)
    position = rules.start(None, seats=seats, options=options)
    dealer, count = Dealer(seed), 0
    while position.result is None and count < 400:
        count += 1
        if position.actors == (CHANCE,):
            position.deal(dealer)
            continue
        yield position
        seat = position.actors[0]
        position.play(seat, random_decision(rules, position, seat, Rng(seed, count)))


def test_every_draft_of_every_game_copies() -> None:
    met: dict[str, set[str]] = {name: set() for name in MET}
    for name, seats, options in SETUPS:
        for seed in range(6):
            if met[name] >= MET[name] and seed > 1:
                break
            for number, position in enumerate(course(name, seats, options, seed)):
                seat = position.actors[0]
                kind = type(game(name).draft(position.view(seat))).__name__
                if kind in met[name] and number % 12:
                    continue
                met[name].add(kind)
                check_draft_copy(game(name), position, seat, Rng("copy", seed, number))
    assert met == MET


def test_a_copy_goes_another_way() -> None:
    rules = game("power")
    draft = rules.draft(rules.start().view("green"), "en")
    draft.add("T HQ G8")
    branch = draft.copy()
    branch.add("F HQ IX")
    draft.add("T HQ G7")
    assert [line.text for line in branch.lines] == ["T HQ G8", "F HQ IX"]
    assert [line.text for line in draft.lines] == ["T HQ G8", "T HQ G7"]
    assert branch.decision().text() == "T HQ V8; C HQ IX"  # the notation of records
    assert branch.preview() != draft.preview()


class Sharing(PackDraft):
    """A copy that shares what is chosen."""

    def copy(self) -> ChoiceDraft:
        return self


class Empty(PackDraft):
    """A copy that has lost its lines."""

    def copy(self) -> ChoiceDraft:
        return Empty(self._view, list(self._moves.values()))


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Sharing, "what is written on a copy of a Sharing stands on the draft"),
        (Empty, "a copy of a Empty is another draft"),
    ],
)
def test_a_draft_that_copies_badly_is_caught(kind: type[PackDraft], told: str) -> None:
    class Broken(Climb):
        def draft(self, view: View, lang: str = "fr") -> Draft:
            assert view.seat is not None
            return kind(view, view.sample(Rng()).moves(view.seat))

    def check_often() -> None:
        for seed in range(40):
            check_draft_copy(Broken(), ClimbPosition(), "climber", Rng(seed))

    with pytest.raises(AssertionError, match=told):
        check_often()


def test_a_game_whose_positions_name_another_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ClimbPosition, "game_id", "crawl")
    register(climb.game)
    with pytest.raises(AssertionError, match=r"ClimbPosition\.game_id is 'crawl'"):
        check_game(climb.game, games=1)


def test_what_a_draft_says_is_the_same_twice() -> None:
    view = ClimbPosition().view("climber")
    one, other = (PackDraft(view, ClimbPosition().moves("climber")) for _ in range(2))
    assert written(one) == written(other)
    one.add("go")
    assert written(one) != written(other)
