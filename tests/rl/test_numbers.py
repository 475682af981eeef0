"""Steps have numbers that never change; what a seat sees has a place in its observation, and no secret."""

from __future__ import annotations

from array import array
from hashlib import sha256
from typing import Any

import pytest

from arbitre.core.alphabet import DONE, FEWEST, Alphabet, HashedAlphabet, NumberedDraft
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.draft import Draft
from arbitre.core.game import Game, game
from arbitre.core.observation import HASHED, Field, Layout
from arbitre.core.playout import draw_by_weight
from arbitre.core.position import Position, View
from arbitre.games.power.play.alphabet import OrderAlphabet
from arbitre.testing.numbers import check_numbers
from tests.toys import patience

MODES = [
    ("sans_allies", 1, {}),
    ("dead_reckoning", 1, {}),
    ("dead_reckoning", 2, {}),
    ("power", 4, {"rounds": 6}),
    ("power", 3, {"rounds": 6}),
    ("power", 2, {"rounds": 6, "claim_power": True}),
]


def later(rules: Game, seats: int, moves: int, seed: int = 1) -> Position:
    """A position some moves into a random game, at which somebody decides."""
    position, rng = rules.start(seats=seats), Rng(seed)
    while moves > 0 or position.actors == (CHANCE,):
        seat = position.actors[0]
        if seat == CHANCE:
            position.make(seat, draw_by_weight(position.chances(), rng))
        else:
            listed = position.moves(seat)
            position.make(seat, listed[rng.below(len(listed))])
            moves -= 1
    return position


# -- numbers that never change ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "size", "digest"),
    [
        ("sans_allies", 1, 165, "SA"),
        ("dead_reckoning", 1, 700, "DR1"),
        ("dead_reckoning", 2, 1036, "DR2"),
        ("power", 4, 10138, "PW"),
        ("power", 2, 10138, "PW"),
    ],
)
def test_the_numbers_of_released_editions_stay(
    name: str, seats: int, size: int, digest: str
) -> None:
    """Whoever trained a player relies on them: change them, and raise `arbitre.rl.gym.VERSION`."""
    alphabet = game(name).alphabet(game(name).start(seats=seats))
    found = sha256("\n".join(alphabet.letters).encode()).hexdigest()[:12]
    assert (alphabet.size, found) == (size, DIGESTS[digest])
    assert len(set(alphabet.letters)) == size


DIGESTS = {
    "SA": "394514d16d53",
    "DR1": "3b31245075be",
    "DR2": "b5b52a0c0b4a",
    "PW": "92dd785efc8c",
}


def test_a_step_has_its_number_in_every_position() -> None:
    rules = game("sans_allies")
    early, late = later(rules, 1, 0), later(rules, 1, 5)
    assert early.text() != late.text()
    assert rules.alphabet(early).letters == rules.alphabet(late).letters


@pytest.mark.parametrize(("name", "seats", "options"), MODES)
def test_equal_observations_are_equal_positions_to_the_seat(
    name: str, seats: int, options: dict[str, object]
) -> None:
    """What is visible and differs shows: over whole games by number, no two positions look alike."""
    rules = game(name)
    seen: dict[tuple[str, bytes], str] = {}
    for seed in range(3):
        position, rng = rules.start(seats=seats, options=options), Rng(seed)
        alphabet = rules.alphabet(position)
        while actors := position.actors:
            if actors == (CHANCE,):
                position.make(CHANCE, draw_by_weight(position.chances(), rng))
                continue
            moves = {}
            for seat in actors:
                view = position.view(seat)
                text = view.position().text()
                key = (seat, rules.observe(view).tobytes())
                assert seen.setdefault(key, text) == text
                pad = NumberedDraft(alphabet, rules.draft(view, alphabet.lang))
                while not pad.over:
                    pad.say(pad.open[rng.below(len(pad.open))])
                moves[seat] = pad.decision()
            position.play_all(moves)
    assert len(set(seen.values())) > 5


# -- steps of several numbers ----------------------------------------------------------------


def rich(players: int) -> Position:
    """Green has the means for a missile in many ways, in its reserve."""
    rules = game("power")
    data: Any = rules.start(seats=players).to_dict()
    data["reserves"] = {"green": {"CR": 1, "R": 2, "D": 2, "C": 2, "T": 2, "P": 10}}
    return rules.load(data)


@pytest.mark.parametrize(("players", "seat"), [(4, "green"), (2, "north"), (3, "green")])
def test_a_missile_is_spelled_place_first_then_its_material_dearest_first(
    players: int, seat: str
) -> None:
    position = rich(players)
    rules = game("power")
    alphabet = rules.alphabet(position)
    assert isinstance(alphabet, OrderAlphabet)
    draft = rules.draft(position.view(seat), alphabet.lang)
    missiles = [step for step in draft.next() if step.endswith(" M")]
    assert len(missiles) == 19
    sign = "V:" if players == 2 else ""
    step = f"{sign}D+2R+CR E RV M"  # 10 + 2 times 20 + 50
    assert step in missiles
    wanted = ["V:"] * (players == 2) + ["E RV M", "1CR", "2R", "1D"]
    assert [alphabet.letter(number) for number in alphabet.spell(step)] == wanted
    pad = NumberedDraft(alphabet, draft)
    for number in alphabet.spell(step):
        assert number in pad.open
        assert DONE in pad.open or pad.said  # nothing is done in the middle of a step
        pad.say(number)
    assert [line.text for line in pad.draft.lines] == [step]
    with pytest.raises(ValueError, match="may not be said now"):
        pad.say(alphabet.numbers["1CR"])


def test_every_missile_can_be_spelled_and_comes_back() -> None:
    position = rich(4)
    check_numbers(game("power"), position, Rng(3))
    for players in (2, 3):
        check_numbers(game("power"), rich(players), Rng(4))


def test_done_is_open_once_an_attack_is_strong_enough() -> None:
    """A target alone is no decision, nor are too few cards; a card more may always be added."""
    rules = game("sans_allies")
    position = rules.start(seed=7)
    data: Any = position.to_dict()
    data["reserve"] = {"P": 18}  # A6 is forest, of defence 10: a soldier is worth 1
    data["pile"] |= {"P": 2, "V": 13, "S": 9}
    alphabet = rules.alphabet(position)
    pad = NumberedDraft(alphabet, rules.draft(rules.load(data).view("invader"), alphabet.lang))
    assert DONE not in pad.open
    pad.say(alphabet.numbers["A6"])
    soldier = alphabet.numbers["P"]
    for _ in range(10):
        assert pad.open == [soldier]
        pad.say(soldier)
    assert pad.open == [soldier, DONE]
    pad.say(DONE)
    assert pad.over
    assert pad.open == []
    assert pad.decision().text() == "A6 10P"
    with pytest.raises(ValueError, match="may not be said now"):
        pad.say(DONE)


# -- secrets ---------------------------------------------------------------------------------


def test_a_partners_hand_changes_nothing_that_one_sees() -> None:
    rules = game("dead_reckoning")
    position = later(rules, 2, 3)
    data: Any = position.to_dict()
    hand = data["humans"][1]["where"]
    held, decked = hand.index(1), hand.index(0)
    hand[held], hand[decked] = 0, 1
    other = rules.load(data)
    mine = [rules.observe(one.view("port")) for one in (position, other)]
    theirs = [rules.observe(one.view("starboard")) for one in (position, other)]
    assert mine[0] == mine[1]
    assert theirs[0] != theirs[1]
    at = rules.layout(position).at("human1.where")
    assert sum(1 for n in range(12) if theirs[0][at + n] != theirs[1][at + n]) == 2


def test_a_sheet_that_is_in_changes_only_who_is_ready() -> None:
    rules = game("power")
    empty, full = rules.start(), rules.start()
    empty.make("blue", empty.read("blue", "-"))
    full.make("blue", full.read("blue", "T HQ B8; C HQ B1"))
    for seat in ("green", "yellow", "red", None):
        assert rules.observe(empty.view(seat)) == rules.observe(full.view(seat))
    at = rules.layout(full).at("ready")
    assert list(rules.observe(full.view("green"))[at : at + 4]) == [0, 1, 0, 0]


# -- a game with none of its own -------------------------------------------------------------


def test_a_game_of_somebody_else_has_numbers_by_hashing() -> None:
    rules = patience.game
    start = rules.start(seed=3)
    alphabet = rules.alphabet(start)
    assert isinstance(alphabet, HashedAlphabet)
    assert not alphabet.fixed
    assert alphabet.size == FEWEST + 1
    again = rules.alphabet(rules.start(seed=4))
    assert alphabet.spell("hold") == again.spell("hold")
    assert len(rules.observe(start.view(start.seats[0]))) == HASHED
    check_numbers(rules, start, Rng(1))


class _Two(Draft):
    """Steps whose hashes collide, as they all do in an alphabet of a single place and a few."""

    def __init__(self, steps: list[str]) -> None:
        self.steps = steps
        self.added: list[str] = []

    @property
    def lines(self) -> list[Any]:
        return [*self.added]

    def next(self) -> list[str]:
        return [] if self.added else self.steps

    def add(self, text: str) -> Any:
        self.added.append(text)


def test_steps_of_one_hash_stand_side_by_side() -> None:
    alphabet = HashedAlphabet(1)
    alphabet.places = 3
    draft = _Two(["c", "a", "b"])  # type: ignore[abstract]
    assert sorted(alphabet.offers(draft, [])) == [1, 2, 3]
    assert sorted(alphabet.step(draft, [place]) for place in (1, 2, 3)) == ["a", "b", "c"]
    with pytest.raises(ValueError, match=r"declare `Game.steps`"):
        alphabet.offers(_Two(["a", "b", "c", "d"]), [])  # type: ignore[abstract]


# -- what check_game says --------------------------------------------------------------------


class _Peeking(patience.Patience):
    """An observation that shows what chance will do: it remembers the position itself."""

    calls = 0

    def observe(self, view: View) -> array[int]:
        found = super().observe(view)
        self.calls += 1
        found[0] = self.calls
        return found


class _Short(patience.Patience):
    def alphabet(self, start: Position) -> Alphabet:
        return Alphabet(["hold"], 1)


class _Same(patience.Patience):
    def alphabet(self, start: Position) -> Alphabet:
        found = Alphabet(["hold", "roll"], 1)
        found.numbers["roll"] = found.numbers["hold"]
        return found


class _Beyond(patience.Patience):
    def layout(self, start: Position) -> Layout:
        return Layout([Field("hashed", HASHED, 0)])


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (_Peeking, "depends on what it may not know"),
        (_Short, "is offered and has no number"),
        (_Same, "do not give it back"),
        (_Beyond, "not from 0 to 0"),
    ],
)
def test_a_game_is_told_what_is_wrong(made: type[patience.Patience], said: str) -> None:
    rules = made()
    with pytest.raises((AssertionError, KeyError), match=said):
        check_numbers(rules, rules.start(seed=3), Rng(1))
