"""A table as one reader sees it on a page: sentences, lists and a picture, ready for the templates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from zlib import crc32

from arbitre.bots import bot_names
from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal, Message, Ruling
from arbitre.core.position import View
from arbitre.core.screen import Amount, Basket, Panel, Picture, Touch
from arbitre.core.voice import Voice
from arbitre.core.words import Words, joined
from arbitre.tables.plan import LEVELS
from arbitre.tables.sight import SeatSight, Sight, Step
from arbitre.web.page.pictures import Pictures, screen_of
from arbitre.web.page.speech import page_words, spoken, words_of

FEW = 14
"""So many actions stand open; more are folded by group."""


@dataclass(frozen=True)
class SeatFace:
    """A seat in words: its name, who sits there, and what the reader may do about it."""

    sight: SeatSight
    name: str
    player: str
    left: int | None  # milliseconds of the move
    game_left: int | None
    deadline: int | None
    acts: tuple[str, ...]


@dataclass(frozen=True)
class Group:
    """Actions under one heading."""

    title: str
    touches: list[Touch]
    open: bool

    @property
    def key(self) -> str:
        """By this a page knows it again, wherever it then stands in the list, and keeps it open or closed."""
        return f"group-{crc32(self.title.encode()):08x}"


@dataclass(frozen=True)
class WrittenLine:
    """A line of the draft as it is shown."""

    text: str
    said: str
    clause: str
    problem: str


class Face:
    """What one reader sees of a table at one moment, in his language, on his kind of screen."""

    def __init__(
        self, sight: Sight, seat: str | None, lang: str, tall: bool, pictures: Pictures
    ) -> None:
        self.sight = sight
        self.seat = seat if seat in sight.views else next(iter(sight.views))
        self.lang = lang
        self.tall = tall
        self.rules = game(sight.game)
        self.page = page_words(lang)  # for what the page says of itself
        self.screen = screen_of(sight.game)
        self._pictures = pictures

    @property
    def view(self) -> View:
        """What this reader's seat may know."""
        return self.sight.views[self.seat]

    @cached_property
    def voice(self) -> Voice:
        """The game's voice about this table as this reader sees it."""
        return self.voice_at(self.view)

    @cached_property
    def words(self) -> Words:
        """The words of that voice, and the page's own."""
        return words_of(self.voice)

    def voice_at(self, view: View) -> Voice:
        """The voice about another view of this table: an earlier one."""
        return self.rules.voice(view, self.lang)

    @cached_property
    def picture(self) -> Picture:
        """The view drawn."""
        return self._pictures.draw(self.sight.game, self.view, self.lang, self.tall)

    # -- names -------------------------------------------------------------------------------

    def seat_name(self, seat: str) -> str:
        """A seat in words."""
        return self.voice.seat(seat)

    def player(self, seat: SeatSight) -> str:
        """Who sits in a seat."""
        if seat.kind == "bot":
            return self.bot(seat.bot, seat.level)
        if seat.kind == "open":
            return self.page.phrase("page-seat-open")
        return seat.name or self.page.phrase("page-seat-you" if seat.mine else "page-seat-person")

    def bot(self, name: str, level: str) -> str:
        """A bot by name and level."""
        return bot_label(self.sight.game, name, level, self.lang)

    def who(self, seat: str) -> str:
        """A seat and who sits there; a side that the rules play has only its name."""
        for one in self.sight.seats:
            if one.seat == seat and one.kind != "open":
                return self.page.phrase(
                    "page-who", {"place": self.seat_name(seat), "player": self.player(one)}
                )
        return self.seat_name(seat)

    def list_of(self, seats: list[str] | tuple[str, ...]) -> str:
        """Several seats in one phrase."""
        return joined([self.who(seat) for seat in seats], self.words)

    # -- what is going on --------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the table, else of the game."""
        return self.sight.title or self.words.phrase("game-title")

    @property
    def unit(self) -> str:
        """The message that says which round it is, or which turn, as the game counts."""
        return "page-round" if "round" in self.view.data else "page-turn"

    @property
    def my_turn(self) -> bool:
        """Whether a decision of the seat shown is awaited."""
        return self.seat is not None and self.seat in self.sight.awaited

    @property
    def state(self) -> str:
        """One word for the moment: `over`, `turn`, `held`, `chance`, `open` or `wait`."""
        sight = self.sight
        if sight.over:
            return "over"
        if sight.archived:
            return "archived"
        if self.my_turn:
            return "turn"
        if sight.chance and (sight.mine or sight.host):
            return "chance"
        if self.seat is not None and self.seat in sight.held:
            return "held"
        if any(seat.kind == "open" and seat.awaited for seat in sight.seats):
            return "open"
        return "wait"

    @property
    def headline(self) -> str:
        """Who is awaited, or how the game ended, in a few words."""
        sight, phrase = self.sight, self.page.phrase
        if self.state == "over":
            return self._ending()
        if self.state == "archived":
            return phrase("page-archived")
        if self.state == "turn":
            return phrase("page-your-turn")
        if self.state == "chance":
            return phrase("page-chance")
        waiting = [seat.seat for seat in sight.seats if seat.awaited]
        if not waiting:
            return phrase("page-thinking")
        names = self.list_of(waiting)
        key = {"held": "page-held", "open": "page-wait-open"}.get(self.state, "page-wait")
        return phrase(key, {"names": names, "n": len(waiting)})

    def _ending(self) -> str:
        sight, phrase = self.sight, self.page.phrase
        if sight.forfeit:
            return phrase("page-forfeit", {"who": self.who(sight.forfeit)})
        result = sight.result
        assert result is not None
        seats = [seat.seat for seat in sight.seats]
        won = [seat for seat in result.winners if seat in seats]
        alone = len(seats) == 1 and bool(sight.mine)
        if not result.winners:
            return phrase("page-drawn")
        if won:
            if alone:
                return phrase("page-you-won")
            return phrase("page-won", {"names": self.list_of(won), "n": len(won)})
        return phrase("page-you-lost" if alone else "page-lost")

    @property
    def prompt(self) -> str:
        """What is asked of the reader now."""
        if self.state == "turn":
            return self.screen.prompt(self.voice)
        if self.state == "chance":
            return self.voice.chance_prompt()
        return ""

    @property
    def greeting(self) -> list[str]:
        """Whose numbers these are, said where the game begins; how to type in others is for a terminal."""
        return self.voice.greeting()[:1]

    @property
    def ending_clause(self) -> str:
        """The clause that ended the game."""
        return self.sight.result.clause if self.sight.result else ""

    @property
    def scores(self) -> list[tuple[str, int]]:
        """Who has how much at the end, highest first."""
        result = self.sight.result
        if result is None:
            return []
        ranked = sorted(result.scores.items(), key=lambda pair: -pair[1])
        return [(self.who(seat), score) for seat, score in ranked]

    @property
    def panels(self) -> list[Panel]:
        """Facts beside the picture."""
        return self.screen.panels(self.voice)

    # -- seats -------------------------------------------------------------------------------

    @cached_property
    def seats(self) -> list[SeatFace]:
        """Every seat."""
        return [self._seat(seat) for seat in self.sight.seats]

    def _seat(self, seat: SeatSight) -> SeatFace:
        clock = self.sight.clock.seats.get(seat.seat)
        return SeatFace(
            seat,
            self.seat_name(seat.seat),
            self.player(seat),
            clock.left if clock else None,
            clock.game_left if clock else None,
            clock.deadline if clock else None,
            self._acts(seat),
        )

    def _acts(self, seat: SeatSight) -> tuple[str, ...]:
        """What the reader may do about a seat."""
        sight = self.sight
        if sight.over or sight.archived:
            return ("carry",) if seat.mine else ()
        acts: list[str] = []
        if seat.mine:
            acts += ["back"] if seat.kind == "bot" else ["name", "bot", "hook", "leave"]
            acts += ["carry"]
        elif sight.host:
            if seat.kind == "open":
                acts += ["take", "bot"]
            elif seat.kind == "bot":
                free = [] if sight.chance_known else ["free"]
                acts += ["back"] if seat.held else [*free, "bot"]
            elif seat.late:
                acts += ["skip", "bot"]
        return tuple(acts)

    @property
    def standing(self) -> bool:
        """Whether the clocks stand: in a pause, and while people are told what happened."""
        clock = self.sight.clock
        return clock.paused_until is not None or clock.telling_until is not None

    @property
    def talk_left(self) -> int | None:
        """How long talk is still open, in milliseconds; None where it is not, or has no time of its own."""
        clock = self.sight.clock
        if clock.writing_from is None or self.sight.over:
            return None
        left = clock.writing_from - max(clock.now, clock.telling_until or 0)
        return left if left > 0 else None

    @property
    def write_left(self) -> int | None:
        """What of the time that the reader's seat is shown remains when talk is over."""
        clock = self.sight.clock.seats.get(self.seat or "")
        if clock is None or clock.left is None or self.talk_left is None:
            return None
        return max(0, clock.left - self.talk_left)

    @property
    def bots(self) -> list[tuple[str, str]]:
        """The bots that may sit down: a value for a form, and the name."""
        return bot_choices(self.sight.game, self.lang)

    @property
    def shared(self) -> bool:
        """Whether several people may sit at this screen."""
        people = [seat for seat in self.sight.seats if seat.mine and seat.kind == "person"]
        return len(people) > 1

    @property
    def others(self) -> list[str]:
        """The other seats of this reader that are awaited."""
        return [
            seat for seat in self.sight.mine if seat != self.seat and seat in self.sight.awaited
        ]

    @property
    def patience(self) -> tuple[str, int] | None:
        """How long others are waited for before the host may act: a unit and how many of it."""
        waited_for = [seat for seat in self.sight.seats if seat.kind != "bot"]
        if len(waited_for) < 2 or self.sight.over or self.sight.archived:
            return None
        for unit, seconds in (("day", 86400), ("hour", 3600)):
            if self.sight.absent >= seconds:
                return unit, round(self.sight.absent / seconds)
        return "minute", max(1, round(self.sight.absent / 60))

    @property
    def whispered(self) -> list[tuple[str, str]]:
        """To whom the reader's seat may whisper."""
        if not self.sight.whispers or self.seat is None:
            return []
        people = [seat for seat in self.sight.seats if seat.kind == "person"]
        return [(seat.seat, self.who(seat.seat)) for seat in people if seat.seat != self.seat]

    @property
    def may_speak(self) -> bool:
        """Whether the reader may say something now."""
        if self.sight.archived:
            return False
        if self.seat is None:
            return self.sight.host
        return self.sight.talk.get(self.seat, False)

    @property
    def says(self) -> list[tuple[str, str]]:
        """What the reader's seat may declare besides its decision: the move and its words."""
        if self.seat is None:
            return []
        open_to = [one for one in self.sight.says.get(self.seat, ()) if one != "resign"]
        if not open_to:
            return []
        moves = self.view.position().declarations(self.seat)
        return [
            (move.text(), self.voice.declaration(move)) for move in moves if move.text() in open_to
        ]

    @property
    def undo(self) -> str:
        """Whether the last move can be taken back: `now`, `ask` or nothing."""
        if self.seat is None or self.sight.offer is not None:
            return ""
        return {"": "now", "consent": "ask"}.get(self.sight.undo.get(self.seat, "never"), "")

    # -- the decision ------------------------------------------------------------------------

    @cached_property
    def draft(self) -> Draft | None:
        """The notepad of the seat shown, with what was written on it."""
        if self.seat is None or not self.my_turn or self.sight.over:
            return None
        kept = self.sight.drafts.get(self.seat)
        if kept is None or kept.lang == self.lang:
            return self.written(kept.lines if kept else (), self.lang)
        # begun in the other language: the reader goes on in his own
        return self.written(self.written(kept.lines, kept.lang).lines_in(self.lang), self.lang)

    def written(self, lines: tuple[str, ...] | list[str], lang: str) -> Draft:
        """A draft with lines on it; what cannot be written any more is left out."""
        draft = self.rules.draft(self.view, lang)
        for line in lines:
            try:
                draft.add(line)
            except (Illegal, BadInput):
                continue
        return draft

    @cached_property
    def touches(self) -> list[Touch]:
        """What could be written now; what is typed as a number is not listed besides."""
        if self.draft is None:
            return []
        typed = tuple(amount.before for amount in self.amounts)
        found = self.screen.touches(self.draft, self.voice)
        return [touch for touch in found if not typed or not touch.line.startswith(typed)]

    @cached_property
    def amounts(self) -> list[Amount]:
        """The numbers that are typed into fields."""
        return [] if self.draft is None else self.screen.amounts(self.draft, self.voice)

    @cached_property
    def basket(self) -> Basket | None:
        """The set being gathered."""
        return None if self.draft is None else self.screen.basket(self.draft, self.voice)

    @property
    def marks(self) -> str:
        """What the draft looks like in the picture."""
        if self.draft is None:
            return ""
        return self.screen.marks(self.draft, self.voice, self.tall)

    @cached_property
    def last(self) -> list[Touch]:
        """What the picture has no place for, or ends a turn when touched twice; it stands first."""
        return [
            touch
            for touch in self.touches
            if len(touch.path) != 1 and len(set(touch.path)) < 2 and not touch.first
        ]

    @property
    def first(self) -> list[Touch]:
        """What leads on and must not be looked for: buttons above all others."""
        return [touch for touch in self.touches if touch.first]

    @property
    def groups(self) -> list[Group]:
        """The actions in words: those of no place, then by heading in the order in which they come."""
        found: dict[str, list[Touch]] = {"": self.last} if self.last else {}
        counted = {item.line for item in self.basket.items} if self.basket else set()
        for touch in self.touches:
            if touch not in self.last and not touch.first and touch.line not in counted:
                found.setdefault(touch.group, []).append(touch)
        few = len(self.touches) <= FEW
        return [Group(title, touches, few or not title) for title, touches in found.items()]

    @property
    def lines(self) -> list[WrittenLine]:
        """The lines of the draft."""
        return [] if self.draft is None else self.shown_lines(self.draft)

    def shown_lines(self, draft: Draft) -> list[WrittenLine]:
        """The lines of a draft in words, each with why it would be refused."""
        made: list[WrittenLine] = []
        for index, line in enumerate(draft.lines):
            said = self.screen.line(draft, index, self.voice)
            clause, problem = self.ruling(line.ruling)
            made.append(WrittenLine(line.text, said, clause, problem))
        return made

    def said(self, message: Message) -> str:
        """A message about this table."""
        return spoken(message, self.lang, self.sight.game, self.words)

    def time_up(self, step: Step) -> list[str]:
        """Whose time was up in a step, and what came of it."""
        return [
            self.page.phrase("page-time-up", {"who": self.seat_name(seat), "how": how})
            for seat, how in step.timed
        ]

    def ruling(self, ruling: Ruling | None) -> tuple[str, str]:
        """The clause of a ruling and its sentence."""
        if ruling is None:
            return "", ""
        return ruling.clause, self.said(ruling.message)

    @property
    def notes(self) -> list[str]:
        """What is known of the decision so far."""
        found = [] if self.draft is None else self.draft.notes()
        return [self.said(one) for one in found]

    @property
    def warnings(self) -> list[str]:
        """What one would want to know before sending it."""
        if self.draft is None or not self.draft.complete:
            return []
        return [self.said(one) for one in self.draft.warnings()]

    @property
    def held(self) -> list[str]:
        """The seat's own sheet that waits for the others, as it is written in the reader's language."""
        text = self.sight.held.get(self.seat or "")
        if self.seat is None or text is None:
            return []
        move = self.view.position().read(self.seat, text)
        return self.voice.written(move)


@lru_cache(maxsize=256)
def bot_label(name: str, bot: str, level: str, lang: str) -> str:
    """A bot in words; a game may have a name of its own for it (`bot-NAME`)."""
    words = page_words(lang, name)
    shown = words.phrase(f"bot-{bot}") if words.knows(f"bot-{bot}") else bot
    key = "page-bot-level" if level in LEVELS and game(name).simulations else "page-bot"
    return words.phrase(key, {"bot": shown, "level": level or "normal"})


def bot_choices(name: str, lang: str) -> list[tuple[str, str]]:
    """All bots of a game, the strongest first: a value for a form (`bot:level`), and the name."""
    rules = game(name)
    found: list[tuple[str, str]] = []
    for bot in bot_names(rules):
        thinks = rules.simulations and bot in rules.bots()
        levels = reversed(LEVELS) if thinks else [""]
        found += [(f"{bot}:{level}", bot_label(name, bot, level, lang)) for level in levels]
    return found
