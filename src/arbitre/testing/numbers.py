"""The checks of what players that learn are given: numbers of steps, and what a seat sees as numbers."""

from __future__ import annotations

from arbitre.core.alphabet import DONE, Alphabet, NumberedDraft
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.draft import Draft
from arbitre.core.game import Game
from arbitre.core.message import Illegal
from arbitre.core.position import Position, View
from arbitre.testing.declared import expect, viewer_name


def check_numbers(game: Game, position: Position, rng: Rng) -> None:
    """Every decision can be made by number, and every seat's observation keeps to the layout."""
    for seat in position.seats:
        check_observation(game, position, position.view(seat), rng)
    if CHANCE not in position.actors:
        alphabet = game.alphabet(position)
        for seat in position.actors:
            check_by_number(game, alphabet, position, seat, rng)


def check_observation(game: Game, position: Position, view: View, rng: Rng) -> None:
    """It has the size and bounds of the layout, and is the same for all that look the same to the seat."""
    layout = game.layout(position)
    found = game.observe(view)
    expect(len(found) == layout.size, f"Game.observe gives {len(found)} numbers of {layout.size}")
    names = [field.name for field in layout.fields]
    expect(len(set(names)) == len(names), "two fields of Game.layout have one name")
    at = 0
    for field in layout.fields:
        for number in found[at : at + field.length]:
            expect(
                field.low <= number <= field.high,
                f"the observation {field.name!r} is {number}, not from {field.low} to {field.high}",
            )
        at += field.length
    other = view.sample(rng).view(view.seat)
    said = f"the observation of {viewer_name(view.seat)} depends on what it may not know"
    expect(game.observe(other) == found, said)
    expect(game.observe(position.copy().view(view.seat)) == found, said)


def check_by_number(
    game: Game, alphabet: Alphabet, position: Position, seat: str, rng: Rng
) -> None:
    """A decision made by number is the one that the same steps make as text, and is accepted."""
    written = game.draft(position.view(seat), alphabet.lang)
    _check_spelling(alphabet, written, written.next() if alphabet.fixed else [])
    pad = NumberedDraft(alphabet, game.draft(position.view(seat), alphabet.lang))
    while not pad.over:
        _check_open(alphabet, pad)
        steps = pad.draft.next() if alphabet.fixed else []
        _check_spelling(alphabet, pad.draft, steps)
        before = len(pad.draft.lines)
        pad.say(pad.open[rng.below(len(pad.open))])
        expect(
            len(pad.said) <= alphabet.longest or not alphabet.longest,
            f"Alphabet.longest is {alphabet.longest}, and a decision is longer",
        )
        if len(pad.draft.lines) > before:
            written.add(pad.draft.lines[-1].text)
    move = pad.decision()
    expect(move == written.decision(), f"{move.text()!r} was said by number and is another as text")
    try:
        position.copy().play(seat, move)
    except Illegal as refused:
        raise AssertionError(f"{move.text()} was said by number and is refused") from refused


def _check_open(alphabet: Alphabet, pad: NumberedDraft) -> None:
    expect(bool(pad.open), "a step was begun by number, and nothing may follow")
    expect(len(set(pad.open)) == len(pad.open), "a number is open twice")
    expect(
        all(DONE <= number < alphabet.size for number in pad.open),
        f"a number is not from 0 to {alphabet.size - 1}",
    )


def _check_spelling(alphabet: Alphabet, draft: Draft, steps: list[str]) -> None:
    """Each step has numbers of its own, which give it back; none is the beginning of another."""
    spelled: dict[tuple[int, ...], str] = {}
    for step in steps:
        try:
            numbers = alphabet.spell(step)
        except KeyError:
            raise AssertionError(f"the step {step!r} is offered and has no number") from None
        expect(DONE not in numbers, f"the step {step!r} has the number of DONE")
        other = spelled.setdefault(tuple(numbers), step)
        expect(other == step, f"the steps {step!r} and {other!r} have the same numbers")
        expect(
            alphabet.step(draft, numbers) == step, f"the numbers of {step!r} do not give it back"
        )
    for numbers_, step in spelled.items():
        for length in range(1, len(numbers_)):
            expect(numbers_[:length] not in spelled, f"another step begins {step!r}")
    first = {numbers_[0] for numbers_ in spelled}
    offered = set(alphabet.offers(draft, []))
    expect(not steps or first == offered, "the steps that are offered have other numbers")
