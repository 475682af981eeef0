"""Power on a page: pieces and spaces to touch, the sheet as arrows, a round moment by moment."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.screen import Beat, Panel, Picture, Screen, Step, Touch, beat_of
from arbitre.core.voice import Told, Voice
from arbitre.core.words import Words
from arbitre.games.power.page.beats import Stage
from arbitre.games.power.page.marks import arrows
from arbitre.games.power.page.rules import rule_drawings
from arbitre.games.power.picture.draw import chart, draw, layers
from arbitre.games.power.picture.style import style
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.notation import order_in, place_in
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import EXCHANGE, UNREADABLE, Order
from arbitre.games.power.rules.pieces import KINDS, POWER_MASK, M, contents
from arbitre.games.power.words.codes import pieces_text
from arbitre.games.power.words.telling import PHASES

EXAMPLE = {
    "HQV": {"green": {"T": 1, "S": 2}},
    "V4": {"green": {"C": 2}},
    "IN": {"green": {"D": 1}},
    "IX": {"red": {"T": 2}},
    "HQR": {"red": {"S": 1, "A": 1}},
    "R5": {"red": {"C": 1, "S": 2}},
    "HQB": {"blue": {"D": 1, "T": 1}},
    "B8": {"blue": {"R": 1}},
    "S3": {"blue": {"D": 1}},
    "HQJ": {"yellow": {"M": 1, "S": 1}},
    "J2": {"yellow": {"CR": 1}},
}
"""Where pieces stand in the picture of the front page."""


class PowerScreen(Screen):
    """Power's own drawings for a page.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> view = power.start().view("green")
    >>> touch = power.screen().touches(power.draft(view, "en"), power.voice(view, "en"))[0]
    >>> touch.line, touch.path, touch.label
    ('I HQ G4', ['piece-HQV-green-S', 'space-V4'], 'infantry: HQG → G4')
    """

    def style(self) -> str:
        """The style sheet of the board."""
        return style()

    def picture(self, voice: Voice, tall: bool) -> Picture:
        """The board; upright with the reserves above and below it."""
        return layers(_view(voice), voice.words, tall)

    def draw(self, voice: Voice) -> str:
        """The board as a file."""
        return draw(_view(voice), voice.words)

    def prompt(self, voice: Voice) -> str:
        """What is to be ordered or collected now."""
        view = _view(voice)
        if view.data["phase"] == "collecting":
            return voice.phrase("touch-prompt-collecting")
        orders = view.position().setting.values.orders
        two = "yes" if view.data["players"] == 2 else "no"
        return voice.phrase("touch-prompt-writing", {"orders": orders, "two": two})

    def example(self, voice: Voice) -> Picture | None:
        """The board alone, in the middle of a game."""
        data = game("power").start().to_dict()
        data["round"], data["board"] = 9, EXAMPLE
        view = game("power").load(data).view(None)
        assert isinstance(view, PowerView)
        return chart(view, voice.words)

    def drawings(self, voice: Voice) -> dict[str, Picture]:
        """What the rules are drawn with."""
        return rule_drawings(voice.words)

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """A piece, then where it goes; a piece twice is exchanged or becomes part of something."""
        if not isinstance(draft, SheetDraft):
            return super().touches(draft, voice)
        words = voice.words
        two = len(draft.start.setting.armies[draft.seat]) > 1
        return [
            _touch(draft, order, order_in(order, words.lang, two or order.army != army), words)
            for army, order in draft.next_orders()
        ]

    def line(self, draft: Draft, index: int, voice: Voice) -> str:
        """An order in words; one that cannot be read as it was written."""
        if not isinstance(draft, SheetDraft) or draft.orders[index].act == UNREADABLE:
            return super().line(draft, index, voice)
        return _spoken(draft, draft.orders[index], voice.words)

    def marks(self, draft: Draft, voice: Voice, tall: bool) -> str:
        """The sheet as arrows."""
        return arrows(draft, tall) if isinstance(draft, SheetDraft) else ""

    def beats(self, told: list[Told], voice: Voice, after: View, tall: bool) -> list[Beat]:
        """The round as it is judged, part by part; after each moment the pieces stand as they then do."""
        stage = Stage(_view(voice), voice.words, tall)
        found: list[Beat] = []
        for index, line in enumerate(told):
            if line.heading and told[index + 1].events[0].name not in PHASES:
                continue  # that the round ends is seen
            steps: list[Step] = []
            drawn: dict[str, str] = {}
            for event in line.all_events:
                more, changed = stage.moment(event)
                steps += more
                drawn.update(changed)
            found.append(beat_of(line, steps, drawn))
        return found

    def panels(self, voice: Voice) -> list[Panel]:
        """The armies side by side, and what could reach one's headquarters next round."""
        view = _view(voice)
        position = view.position()
        found = [_armies(position, voice.words)]
        if view.seat is not None and position.result is None:
            found.append(_threats(position, view.seat, voice.words))
        return found


def _view(voice: Voice) -> PowerView:
    view = voice.seen
    assert isinstance(view, PowerView)
    return view


def _touch(draft: SheetDraft, order: Order, line: str, words: Words) -> Touch:
    board = draft.start.setting.board
    origin, target = board.names[order.origin], board.names[order.target]
    kind = KINDS[order.uses[0][0] if order.act == EXCHANGE else order.kind]
    piece = f"piece-{origin}-{COLOURS[order.army]}-{kind}"
    name = words.phrase(f"kind-{kind}")
    group = words.phrase("touch-group", {"piece": name, "space": origin})
    end = piece if order.act == EXCHANGE else f"space-{target}"
    return Touch(line, [piece, end], _spoken(draft, order, words), group[:1].upper() + group[1:])


def _spoken(draft: SheetDraft, order: Order, words: Words) -> str:
    """An order in words."""
    board = draft.start.setting.board
    where = place_in(board.names[order.origin], words.lang)
    if order.act == EXCHANGE:
        told: dict[str, Value] = {
            "made": words.phrase(f"a-kind-{KINDS[order.kind]}"),
            "parts": pieces_text("+".join(f"{n}{KINDS[k]}" for k, n in order.uses), words),
            "place": where,
        }
        return words.phrase("touch-build" if order.kind == M else "touch-exchange", told)
    piece = words.phrase(f"kind-{KINDS[order.kind]}")
    to = place_in(board.names[order.target], words.lang)
    return words.phrase("touch-move", {"piece": piece, "start": where, "end": to})


def _armies(position: PowerPosition, words: Words) -> Panel:
    """What each army has: power on the board, in reserve, flags held."""
    state = position.state
    board = position.setting.board
    rows = [[words.phrase(f"panel-{name}") for name in ("army", "board", "reserve", "flags")]]
    for army, colour in enumerate(COLOURS):
        power = sum(state.stacks[place * 4 + army] & POWER_MASK for place in range(board.size))
        reserve = state.stacks[board.size * 4 + army] & POWER_MASK
        flags = sum(1 for holder in state.holder if holder == army)
        rows.append([words.phrase(f"colour-{colour}"), str(power), str(reserve), str(flags)])
    return Panel("armies", words.phrase("panel-armies"), rows, head=True)


def _threats(position: PowerPosition, seat: str, words: Words) -> Panel:
    """Enemy pieces that could stand in one's headquarters after the next round."""
    setting, state = position.setting, position.state
    board = setting.board
    own = setting.armies[position.seats.index(seat)]
    rows: list[list[str]] = []
    for army in own:
        if not state.stands(army):
            continue
        hq = board.hq[army]
        for enemy in range(4):
            if setting.side[enemy] == setting.side[army] or not state.stands(enemy):
                continue
            for place in range(board.size):
                stack = state.stacks[place * 4 + enemy]
                for kind, number in contents(stack) if stack else []:
                    if kind < M and hq in setting.reach(kind, place):
                        counted = words.phrase(f"count-{KINDS[kind]}", {"n": number})
                        whose = words.phrase(f"colour-{COLOURS[enemy]}")
                        power = str(number * setting.values.power[kind])
                        where = place_in(board.names[place], words.lang)
                        rows.append([whose, counted, where, power])
    if not rows:
        return Panel("threats", words.phrase("panel-threats"), [[words.phrase("panel-safe")]])
    head = [words.phrase(f"panel-{name}") for name in ("army", "pieces", "space", "power")]
    total = str(sum(int(row[3]) for row in rows))
    rows.append([words.phrase("panel-total"), "", "", total])
    return Panel("threats", words.phrase("panel-threats"), [head, *rows], head=True)
