"""The checks that every game passes, ours or a third party's: one call, `check_game(game)`.

Each check plays the game at random through its public contract and raises AssertionError with the
record of the game so far when something does not hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Event, Illegal
from arbitre.core.position import Move, Position, View
from arbitre.core.record import Recorder, read_record
from arbitre.core.shelf import fault_of
from arbitre.core.words import FALLBACK, LANGUAGES, REQUIRED, Words
from arbitre.testing.aids import check_aid
from arbitre.testing.declared import Course, check_bots, check_declared, check_offers
from arbitre.testing.lessons import check_lessons
from arbitre.testing.moments import check_moments, seen_bytes
from arbitre.testing.values import check_draft_copy, check_values

MOST_CHANCES = 64
TRIED_MOVES = 12

Audit = Callable[[Position, Position | None], None]
"""A game's own check of a position, given the one before it: conservation of pieces and cards."""


def check_game(
    game: Game,
    *,
    seats: int = 0,
    options: dict[str, object] | None = None,
    games: int = 2,
    seed: int = 0,
    most_moves: int = 5000,
    every: int = 1,
    audit: Audit | None = None,
) -> None:
    """Play whole games at random and hold each position to the contract.

    `every` looks closely at every n-th position only, where a game is long.
    """
    check_messages(game)
    check_declared(game)
    check_aid(game)
    check_lessons(game)
    course = Course(game)
    if games:
        start = game.start(None, seats=seats or game.seat_counts[0], options=options or {})
        check_bots(game, start, seed)
        check_values(game, start)
    for number in range(games):
        recorder = play_out(
            game,
            seats or game.seat_counts[0],
            options or {},
            seed + number,
            most_moves,
            every,
            audit,
            course,
        )
        again = play_out(
            game, seats or game.seat_counts[0], options or {}, seed + number, most_moves, 0, None
        )
        _expect(recorder.text() == again.text(), "the same seed gives other bytes", recorder)
        check_record(recorder)
        check_values(game, recorder.position)
    course.close()


def check_messages(game: Game) -> None:
    """The game could stand on a shelf (`arbitre.core.shelf`): its messages are there, it begins."""
    for lang in REQUIRED:
        fault = fault_of(game, lang)
        if fault is not None:
            raise AssertionError(Words(FALLBACK, ["arbitre.core"]).say(fault))


def check_told(game: Game, before: View, events: list[Event]) -> None:
    """What happened can be told, and what is to be decided asked, in every language."""
    for lang in LANGUAGES:
        voice = game.voice(before, lang)
        try:
            told = voice.tell(events)
            if before.seat is not None:
                voice.prompt()
        except KeyError as missing:
            raise AssertionError(f"no message {missing} in {lang}") from missing
        lost = [event.name for event in events]
        for name in [event.name for line in told for event in line.all_events]:
            _expect(name in lost, f"{name} is told twice, or did not happen", None)
            lost.remove(name)


def play_out(
    game: Game,
    seats: int,
    options: dict[str, object],
    seed: int,
    most_moves: int,
    every: int,
    audit: Audit | None,
    course: Course | None = None,
) -> Recorder:
    """One game by players that draft at random; each n-th position is looked at closely."""
    players = ["random"] * seats
    recorder = Recorder.begin(game, players=players, seed=seed, options=options, dealing=False)
    if course is not None:
        course.begin(recorder.position)
    seen: set[str] = set()
    count = 0
    before: Position | None = None
    while recorder.position.actors:
        position = recorder.position
        text = position.text()
        if not recorder.held:
            _expect(text not in seen, "an earlier position came back", recorder)
            seen.add(text)
            if every and count % every == 0:
                check_position(game, position, Rng("testing", seed, count))
            if audit is not None:
                audit(position, before)
                before = position.copy()
        close = every and count % every == 0
        count += 1
        _expect(count <= most_moves, f"the game is longer than {most_moves} moves", recorder)
        dealt = position.actors == (CHANCE,)
        seat = None if dealt else recorder.waiting[0]
        view = position.view(seat) if close else None
        if seat is None:
            events = recorder.deal_one()
        else:
            rng = Rng("player", seed, count, seat)
            events = recorder.play(seat, random_decision(game, position, seat, rng))
        if course is not None:
            course.note(recorder.position, events)
        if view is not None:
            check_told(game, view, events)
    if audit is not None:
        audit(recorder.position, before)
    _expect(recorder.position.result is not None, "nobody to move and no result", recorder)
    check_forms(game, recorder.position)
    if course is not None:
        course.end(recorder.position)
    return recorder


def random_decision(game: Game, position: Position, seat: str, rng: Rng) -> Move:
    """A decision made by adding random steps to a draft."""
    draft = game.draft(position.view(seat))
    while True:
        steps = draft.next()
        if not steps or (draft.complete and draft.lines and rng.below(6) == 0):
            return draft.decision()
        draft.add(steps[rng.below(len(steps))])


def random_moves(game: Game, position: Position, rng: Rng) -> list[tuple[str, Move]]:
    """A move of everybody who must decide now: of chance, or of each seat without knowing of the others."""
    if position.actors == (CHANCE,):
        chances = position.chances()
        return [(CHANCE, chances[rng.below(len(chances))][0])]
    return [(seat, random_decision(game, position, seat, rng)) for seat in position.actors]


def check_position(game: Game, position: Position, rng: Rng) -> None:
    """All that must hold of one position."""
    check_forms(game, position)
    check_copy(game, position, rng)
    check_moves(game, position, rng)
    check_views(game, position, rng)
    check_secrets(game, position, rng)
    check_offers(game, position, rng)
    check_moments(game, position, random_moves(game, position, rng), rng)


def check_forms(game: Game, position: Position) -> None:
    """JSON and position text give the position back; equality and hash follow the value."""
    data = json.loads(json.dumps(position.to_dict()))
    loaded = game.load(data)
    _expect_equal(loaded.to_dict(), position.to_dict(), "JSON does not give the position back")
    line = position.text()
    _expect("\n" not in line, "a position text is one line", None)
    _expect_equal(game.read(line).text(), line, "the position text does not give itself back")
    _expect(loaded == position and hash(loaded) == hash(position), "equality by value", None)


def check_copy(game: Game, position: Position, rng: Rng) -> None:
    """Playing on a copy leaves the position as it is, and the other way round."""
    before = position.text()
    copy = position.copy()
    _expect(copy == position and copy.dealer is None, "a copy is equal and has no dealer", None)
    for _ in range(3):
        if copy.actors == (CHANCE,):
            copy.deal(Dealer(rng.below(1000)))
        elif copy.actors:
            seat = copy.actors[0]
            copy.play(seat, random_decision(game, copy, seat, rng))
    _expect_equal(position.text(), before, "playing on a copy changed the position")


def check_moves(game: Game, position: Position, rng: Rng) -> None:
    """Listed moves are accepted; accepted ones contain a listed one; others change nothing."""
    text = position.text()
    if position.actors == (CHANCE,):
        chances = position.chances()
        _expect(0 < len(chances) <= MOST_CHANCES, f"{len(chances)} chances", None)
        for move, weight in chances:
            _expect(weight > 0, "a weight is a positive whole number", None)
            position.copy().make(CHANCE, position.read(CHANCE, move.text()))
        check_hidden_chance(position, [move for move, _ in chances])
        return
    for seat in position.actors:
        moves = position.moves(seat)
        _expect(bool(moves), f"{seat} must decide and has no move", None)
        texts = [move.text() for move in moves]
        _expect(len(set(texts)) == len(texts), "a move is listed twice", None)
        _expect_equal(texts, [m.text() for m in position.moves(seat)], "the order is not stable")
        for _ in range(min(TRIED_MOVES, len(moves))):
            move = moves[rng.below(len(moves))]
            try:
                position.copy().play(seat, move)
            except Illegal as refused:
                raise AssertionError(f"{move.text()} is listed and refused") from refused
            _expect_equal(position.read(seat, move.text()).text(), move.text(), "notation")
        free = random_decision(game, position, seat, rng)
        try:
            position.copy().play(seat, free)
        except Illegal as refused:
            raise AssertionError(f"{free.text()} was drafted and is refused") from refused
        check_languages(game, position, seat, rng)
        check_draft_copy(game, position, seat, rng)
        contained = any(game.contains(free, move) for move in moves)
        _expect(contained, f"{free.text()} contains no listed move", None)
    for seat in ("nobody", CHANCE, *(s for s in position.seats if s not in position.actors)):
        try:
            position.play(seat, "?")
        except Illegal:
            pass
        else:
            raise AssertionError(f"{seat} may not move and did")
    _expect_equal(position.text(), text, "a refused move changed the position")


def check_languages(game: Game, position: Position, seat: str, rng: Rng) -> None:
    """A draft that was begun in one language goes on in any other, and means the same."""
    for lang in LANGUAGES:
        draft = game.draft(position.view(seat), lang)
        while (steps := draft.next()) and (not draft.lines or rng.below(3)):
            draft.add(steps[rng.below(len(steps))])
        for other in LANGUAGES:
            again = game.draft(position.view(seat), other)
            for line in draft.lines_in(other):
                again.add(line)
            _expect_equal(again.lines_in(lang), draft.lines_in(lang), f"a draft in {other}")
            if draft.complete:
                found = again.decision().text()
                _expect_equal(found, draft.decision().text(), f"a decision in {other}")


def check_hidden_chance(position: Position, moves: list[Move]) -> None:
    """Who may not know what chance did sees no difference; who sees none is not told of it."""
    for viewer in (None, *position.seats):
        seen = [position.sees(viewer, CHANCE, move) for move in moves]
        _expect(
            len(set(seen)) == 1, f"{viewer} may know some outcomes of chance and not others", None
        )
        after: list[object] = []
        for move in (moves[0], moves[-1]):
            copy = position.copy()
            moments = copy.watch(CHANCE, move)
            events = [moment.event.to_dict() for moment in moments]
            after.append((copy.view(viewer).to_bytes(), events, seen_bytes(moments, viewer)))
        if moves[0] != moves[-1]:
            same = after[0] == after[1]
            _expect(same or seen[0], f"{viewer} may not know what chance did, and sees it", None)
            _expect(
                seen[0] is not same, f"{viewer} sees nothing of what chance did, and is told", None
            )


def check_views(game: Game, position: Position, rng: Rng) -> None:
    """A view is plain data, and its samples look the same to the seat that sees it."""
    for seat in (None, *position.seats):
        view = position.view(seat)
        data = view.to_bytes()
        _expect_equal(json.loads(data), json.loads(json.dumps(view.data)), "a view is plain data")
        for _ in range(2):
            sample = view.sample(rng)
            _expect_equal(sample.view(seat).to_bytes(), data, f"{seat} sees another sample")
            if seat is not None and seat in position.actors and seat in sample.actors:
                mine = [move.text() for move in position.moves(seat)]
                _expect_equal([m.text() for m in sample.moves(seat)], mine, "moves of a sample")


def check_secrets(game: Game, position: Position, rng: Rng) -> None:
    """Where several decide at once, one's decision shows nowhere but to oneself."""
    if len(position.actors) < 2:
        return
    seat = position.actors[0]
    one, other = position.copy(), position.copy()
    moments = one.watch(seat, random_decision(game, position, seat, rng))
    others = other.watch(seat, random_decision(game, position, seat, rng))
    for watcher in (None, *position.actors[1:]):
        _expect_equal(
            seen_bytes(moments, watcher), seen_bytes(others, watcher), f"{watcher} watches it"
        )
        _expect_equal(
            one.view(watcher).to_bytes(), other.view(watcher).to_bytes(), f"{watcher} sees it"
        )
        if watcher is not None:
            _expect_equal(
                [move.text() for move in one.moves(watcher)],
                [move.text() for move in other.moves(watcher)],
                f"the moves of {watcher} depend on it",
            )


def check_record(recorder: Recorder) -> None:
    """The record of a finished game reads back, replays to the same end, and notices a change."""
    text = recorder.text()
    record = read_record(text)
    position: Position | None = None
    for _, current, _ in record.replay():
        position = current
    _expect(position == recorder.position, "the replay ends elsewhere", recorder)
    _expect_equal(record.resume(None).text(), text, "the record does not give itself back")
    for changed in changed_records(text):
        _expect(not _accepted(changed), f"a changed record is accepted:\n{changed}", None)


def changed_records(text: str) -> list[str]:
    """A finished record with one sign changed: in each line of the header, moves, hashes, the end."""
    lines = text.splitlines()
    first, last = lines.index("") + 1, len(lines) - 1
    decided = [n for n in range(first, last) if lines[n].split()[1] != CHANCE]
    found: list[str] = []
    for index in {*range(first - 1), first, *decided[:1], (first + last) // 2, last - 1, last}:
        line = lines[index]
        # the last sign of what is said, and of the hash where there is one
        for at in {len(line.partition(" #")[0]) - 1, len(line) - 1}:
            for one, other in ("78", "xy"):
                changed = line[:at] + (one if line[at] != one else other) + line[at + 1 :]
                found.append("\n".join([*lines[:index], changed, *lines[index + 1 :], ""]))
    return found


def _accepted(text: str) -> bool:
    """Whether a record is right; anything but BadInput is a fault of the game's reading."""
    try:
        for _ in read_record(text).replay():
            pass
    except BadInput:
        return False
    return True


def _expect(holds: bool, what: str, recorder: Recorder | None) -> None:
    if not holds:
        raise AssertionError(what + (f"\n{recorder.text()}" if recorder else ""))


def _expect_equal(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}\nfound    {found!r}\nexpected {expected!r}")
