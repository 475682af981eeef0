"""The checks of what a game declares (`arbitre.core.contract`): facts, names, period, clock, declarations.

Each raises AssertionError with one sentence that names what does not hold.
"""

from __future__ import annotations

from arbitre.core.aid import well_formed
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.contract import LAST_ROUND, PAUSE, RESIGN, TABLE, UNITS, Clock, Period, named_by
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Event, Illegal
from arbitre.core.options import settle
from arbitre.core.position import Move, Position, View
from arbitre.core.words import FALLBACK, REQUIRED

BOT_BUDGET = 4
"""The simulations that a player has for one decision here."""


def expect(holds: bool, what: str) -> None:
    """Raise AssertionError with a sentence where something does not hold."""
    if not holds:
        raise AssertionError(what)


# -- before anything is played ---------------------------------------------------------------


def check_declared(game: Game) -> None:
    """What a game says of itself: seats, options, editions, and a message for each name."""
    expect(game.id.isidentifier(), f"the id {game.id!r} is no plain word")
    expect(game.simulations >= 0, "Game.simulations is below 0")
    expect(game.steps >= 0, "Game.steps is below 0")
    for count in game.seat_counts:
        seats = game.start(None, seats=count).seats
        expect(len(seats) == count, f"a game of {count} has the seats {seats}")
        expect(len(set(seats)) == count, f"a seat stands twice in {seats}")
        for name in (TABLE, CHANCE):
            expect(name not in seats, f"a seat is called {name!r}, which is nobody's name")
    standard = game.edition("").name
    expect(
        game.editions()[:1] == [standard],
        f"Game.editions does not begin with the standard edition {standard!r}",
    )
    for option in game.options:
        expect(
            option.clause in game.catalogue.clauses,
            f"the option {option.name!r} names the clause {option.clause!r}, which is not in the catalogue",
        )
    for name, wanted in (
        ("companion_options", game.companion_options()),
        ("arena_options", game.arena_options()),
    ):
        try:
            settle(game.options, wanted)
        except BadInput as problem:
            raise AssertionError(f"Game.{name}: {problem}") from problem
    difficulties = game.difficulties()
    for one in difficulties:
        try:
            game.start(None, edition=one.edition, options=one.options)
        except BadInput as problem:
            raise AssertionError(f"no game can be begun at the {one}: {problem}") from problem
    usual = sum(one.usual for one in difficulties)
    expect(not difficulties or usual == 1, f"{usual} of Game.difficulties are the usual one, not 1")
    check_named(game, named_by(game))
    check_players_told(game)
    check_box(game)


def check_players_told(game: Game) -> None:
    """Style and portrait of its players: of all of them or of none, in every language, and sound."""
    names = list(game.bots())
    for lang in REQUIRED:
        voice = game.voice(None, lang)
        plain = [name for name in names if not voice.words.bot_style(name)]
        expect(
            not plain or plain == names,
            f"some players have a message bot-style-NAME, and in {lang} not {', '.join(plain)}",
        )
        drawn = game.screen().portraits(voice)
        missing = [name for name in names if name not in drawn]
        expect(not drawn or not missing, f"Screen.portraits has no {', '.join(missing)}")
        for name, picture in drawn.items():
            expect(well_formed(picture), f"the portrait of {name!r} is not sound")


def check_box(game: Game) -> None:
    """The form of its box: untouched it makes an edition, which fills it in again in the same way."""
    form = game.box()
    if form is None:
        return
    start = form.start()
    for lang in REQUIRED:
        faults = form.faults(start, game.voice(None, lang).words)
        expect(not faults, f"the form of a box has faults before anybody filled it in: {faults}")
    again = form.read(form.edition(start, "own"))
    dials = [
        dial for one in form.chapters(start, game.voice(None, FALLBACK).words) for dial in one.dials
    ]
    for dial in dials:
        expect(
            again.get(dial.name, dial.value) == dial.value,
            f"the dial {dial.name!r} of the form of a box comes back as {again.get(dial.name)!r}",
        )


def check_named(game: Game, keys: list[str]) -> None:
    """Each of these messages is there, in every language that a game must have."""
    for lang in REQUIRED:
        words = game.voice(None, lang).words
        missing = [key for key in keys if not words.knows(key)]
        expect(not missing, f"no message {', '.join(missing)} in {lang}")


def check_bots(game: Game, start: Position, seed: int) -> None:
    """The game's own players decide within the rules, and the same again from the same view and seed."""
    position = start.copy()
    position.deal(Dealer(seed))
    if not position.actors:
        return
    seat = position.actors[0]
    for name, kind in game.bots().items():
        made = [
            kind(game).decide(position.view(seat), Rng("bot", seed), BOT_BUDGET) for _ in range(2)
        ]
        same = made[0] == made[1]
        expect(same, f"the player {name!r} decides otherwise from the same view and seed")
        try:
            position.copy().play(seat, made[0])
        except Illegal as refused:
            said = made[0].text()
            raise AssertionError(f"the player {name!r} decides {said!r}: refused") from refused


# -- one position ----------------------------------------------------------------------------


def check_offers(game: Game, position: Position, rng: Rng) -> None:
    """What clients may read of one position, from itself and from every view of it."""
    check_period(position.period())
    check_clock(position.clock())
    check_scores(game, position)
    check_facts(game, position, rng)
    check_declarations(position)
    check_outlook(game, position)
    if position.actors == (CHANCE,):
        check_luck(game, position)


def check_period(period: Period | None) -> None:
    """A unit that clients have a word for, and a number."""
    if period is None:
        return
    expect(period.unit in UNITS, f"a game is counted in {UNITS}, not in {period.unit!r}")
    expect(_whole(period.number), f"the number of a {period.unit} is {period.number!r}")


def check_clock(clock: Clock | None) -> None:
    """Minutes are whole and not below 0."""
    if clock is None:
        return
    for name, minutes in (
        ("minutes", clock.minutes),
        ("pause_minutes", clock.pause_minutes),
        ("time_limit", clock.time_limit),
    ):
        expect(_whole(minutes), f"Clock.{name} is {minutes!r}: minutes are whole, 0 for no limit")


def check_scores(game: Game, position: Position) -> None:
    """Whole numbers by side, each side with a name."""
    scores = position.scores()
    for side, score in scores.items():
        expect(type(score) is int, f"the score of {side} is {score!r}, no whole number")
    check_named(game, [f"seat-{side}" for side in scores])
    result = position.result
    if scores and result is not None:
        expect(scores == result.scores, "at the end Position.scores are not those of the result")


def check_facts(game: Game, position: Position, rng: Rng) -> None:
    """Nothing happens that the game declares never to happen; what all may know, every view says."""
    actors = position.actors
    expect(game.chance or CHANCE not in actors, "Game.chance is False, and chance has to move")
    expect(
        game.simultaneous or len(actors) < 2,
        f"Game.simultaneous is False, and {', '.join(actors)} decide at once",
    )
    for seat in (None, *position.seats):
        view = position.view(seat)
        check_public(position, view)
        if not game.secrets:
            same = view.sample(rng) == position
            expect(same, f"Game.secrets is False, and {viewer_name(seat)} does not see everything")
        if game.steps and seat is not None and seat in actors:
            offered = len(game.draft(view).next())
            expect(
                offered <= game.steps, f"Game.steps is {game.steps}, and a draft offers {offered}"
            )


def check_public(position: Position, view: View) -> None:
    """Period, clock and scores are no secrets, and a seat's own declarations are none to itself."""
    seat = view.seat
    for name, seen, true in (
        ("period", view.period(), position.period()),
        ("clock", view.clock(), position.clock()),
        ("scores", view.scores(), position.scores()),
    ):
        expect(
            seen == true,
            f"the {name} in the view of {viewer_name(seat)} is {seen!r}, it is {true!r}",
        )
    if seat is not None:
        seen_moves = _texts(view.position().declarations(seat))
        moves = _texts(position.declarations(seat))
        expect(seen_moves == moves, f"{seat} may declare {moves}, its view says {seen_moves}")


def check_declarations(position: Position) -> None:
    """What may be declared is accepted, and means what clients take it for."""
    clock = position.clock() or Clock()
    expect(not position.declarations("nobody"), "who has no seat may declare something")
    for seat in (*position.seats, TABLE):
        for move in position.declarations(seat):
            text = move.text()
            said = f"{seat} may declare {text!r}"
            if seat == TABLE:
                expect(text == LAST_ROUND, f"{said}: the table declares {LAST_ROUND!r} only")
            else:
                expect(text != LAST_ROUND, f"{said}: that is the table's to say")
            after = position.copy()
            try:
                after.play(seat, position.read(seat, text))
            except Illegal as refused:
                raise AssertionError(f"{said}, and it is refused") from refused
            if text == LAST_ROUND:
                again = _texts(after.declarations(TABLE))
                expect(LAST_ROUND not in again, f"{said}, and again after it")
            elif text == RESIGN:
                expect(seat not in after.actors, f"{said}, and has to decide after it")
                won = after.result is not None and seat in after.result.winners
                expect(not won, f"{said}, and wins by it")
            elif text == PAUSE:
                expect(after.actors == position.actors, f"{said}, and others decide after it")
                expect(bool(clock.pause_minutes), f"{said}, and Clock.pause_minutes is 0")


def check_luck(game: Game, position: Position) -> None:
    """All outcomes of one position have the same measures of luck, each with a name."""
    found = [list(game.luck(position, move)) for move, _ in position.chances()]
    expect(all(one == found[0] for one in found), "outcomes of chance have unlike measures of luck")
    check_named(game, [f"luck-{name}" for name in found[0]])


def check_outlook(game: Game, position: Position) -> None:
    """A chance to win is a seat's, and from 0 to 1."""
    for seat, chance in game.outlook(position).items():
        expect(seat in position.seats, f"Game.outlook has a chance of {seat!r}, which is no seat")
        expect(0 <= chance <= 1, f"the chance of {seat} is {chance}, not from 0 to 1")


# -- games -----------------------------------------------------------------------------------


class Course:
    """What several games show of what a game declares: nothing may be missing, nothing go back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.chance = False
        self.simultaneous = False

    def begin(self, start: Position) -> None:
        """Watch another game from its start: what it declares there must hold to its end."""
        self.games += 1
        self.moves = 0
        self.longest = self.game.longest(start)
        self.tally = self.game.tally()
        self.period = start.period()
        self.clock = start.clock()
        if self.clock is not None and self.clock.time_limit:
            said = _texts(start.declarations(TABLE))
            expect(
                said == [LAST_ROUND],
                f"there is a Clock.time_limit, and the table may not declare {LAST_ROUND!r}",
            )

    def note(self, position: Position, events: list[Event]) -> None:
        """A move was made and led to this position."""
        self.moves += 1
        expect(
            not self.longest or self.moves <= self.longest,
            f"Game.longest is {self.longest}, and the game is longer",
        )
        self.chance = self.chance or CHANCE in position.actors
        self.simultaneous = self.simultaneous or len(position.actors) > 1
        expect(position.clock() == self.clock, "the clock is not the same through the game")
        now, before = position.period(), self.period
        if now is None or before is None:
            expect(now is before, "some positions have a period and others none")
        else:
            expect(now.unit == before.unit, f"a game in {before.unit}s goes on in {now.unit}s")
            expect(now.number >= before.number, f"{now} comes after {before}")
        self.period = now
        self.tally.note(position, events)
        for event in events:
            self._clause(event.clause, f"the event {event.name!r}")

    def end(self, position: Position) -> None:
        """A game is over: who won, why, what was counted."""
        result = position.result
        assert result is not None
        self._clause(result.clause, "the result")
        won = [seat for seat in position.seats if seat in result.winners]
        expect(
            not self.game.together or len(won) in (0, len(position.seats)),
            f"Game.together is True, and {', '.join(won)} won without the others",
        )
        counted = self.tally.counts(position)
        reason = self.tally.reason(position)
        keys = [f"seat-{side}" for side in (*result.winners, *result.scores)]
        keys += [f"tally-{name}" for name in counted]
        check_named(self.game, keys + ([f"reason-{reason}"] if reason else []))
        check_scores(self.game, position)

    def close(self) -> None:
        """All games were played: what was declared has been met."""
        if self.games:
            expect(
                self.chance or not self.game.chance,
                f"Game.chance is True, and chance never moved in {self.games} games",
            )
            expect(
                self.simultaneous or not self.game.simultaneous,
                f"Game.simultaneous is True, and seats decided one by one in {self.games} games",
            )

    def _clause(self, clause: str, what: str) -> None:
        known = not clause or clause in self.game.catalogue.clauses
        expect(known, f"{what} names the clause {clause!r}, which is not in the catalogue")


def _whole(number: object) -> bool:
    return type(number) is int and number >= 0


def viewer_name(seat: str | None) -> str:
    """Who looks, in a sentence."""
    return "the public" if seat is None else seat


def _texts(moves: list[Move]) -> list[str]:
    return [move.text() for move in moves]
