"""Power on a page: pieces and spaces to touch, the sheet as arrows, a round moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import Event, Value
from arbitre.core.position import Move, View
from arbitre.core.printed import PrintedSheet
from arbitre.core.screen import Effect, Look, Panel, Picture, Scene, Screen, Touch
from arbitre.core.telling import SeenMoment
from arbitre.core.tray import Tray
from arbitre.core.voice import Told, Voice
from arbitre.games.power.page.effects import effects_of, missiles_aloft
from arbitre.games.power.page.hands import hands_of
from arbitre.games.power.page.happened import Happened
from arbitre.games.power.page.look import look_of
from arbitre.games.power.page.marks import arrows, sketch_of
from arbitre.games.power.page.panels import panels_of
from arbitre.games.power.page.rules import rule_drawings
from arbitre.games.power.page.sheets import sheets_of
from arbitre.games.power.page.touches import spoken, touches_of
from arbitre.games.power.page.trays import line_of, trays_of
from arbitre.games.power.picture.draw import Drawing, chart, draw_view, layers
from arbitre.games.power.picture.pen import map_of
from arbitre.games.power.picture.pieces import Pieces
from arbitre.games.power.picture.portraits import portraits
from arbitre.games.power.picture.style import style
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.moves import UNREADABLE
from arbitre.games.power.rules.setting import map_names
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
        return draw_view(_view(voice), voice.words)

    def portraits(self, voice: Voice) -> dict[str, Picture]:
        """Who may play, each with a sign and marks of rank."""
        return portraits(list(game("power").bots()), voice.words)

    def prompt(self, voice: Voice) -> str:
        """What is to be ordered or collected now."""
        view = _view(voice)
        if view.data["phase"] == "collecting":
            return voice.phrase("touch-prompt-collecting")
        setting = view.position().setting
        orders, hired = setting.values.orders, "none"
        if setting.mercenary >= 0:
            hired = voice.phrase(f"colour-{COLOURS[setting.mercenary]}")
        two = "yes" if setting.players == 2 else "no"
        args: dict[str, Value] = {"orders": orders, "two": two, "hired": hired}
        return voice.phrase("touch-prompt-writing", args)

    def prompt_for(self, draft: Draft, voice: Voice) -> str:
        """The next order to write, and how many there are."""
        if not isinstance(draft, SheetDraft) or not draft.lines:
            return self.prompt(voice)
        setting = draft.start.setting
        left = [draft.left(army) for army in setting.armies[draft.seat]]
        if len(left) > 1:
            return voice.phrase("touch-prompt-armies" if max(left) > 0 else "touch-prompt-full")
        if left[0] <= 0:
            return voice.phrase("touch-prompt-full")
        most = setting.values.orders
        return voice.phrase("touch-prompt-next", {"n": most - left[0], "orders": most})

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

    def option_pictures(self, option: str, voice: Voice) -> dict[str, Picture]:
        """The maps, as a game begins on them."""
        found: dict[str, Picture] = {}
        for name in map_names() if option == "map" else []:
            view = game("power").start(options={"map": name}).view(None)
            assert isinstance(view, PowerView)
            found[name] = chart(view, voice.words)
        return found

    def declaration(self, move: Move, voice: Voice) -> str:
        """A preference says what it is for."""
        word, _, letter = move.text().partition(" ")
        if word != "prefer":
            return super().declaration(move, voice)
        whose = voice.phrase(f"colour-{COLOURS[LETTERS.index(letter)]}")
        return voice.phrase("touch-prefer", {"whose": whose})

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """A piece, then where it goes; a piece twice is exchanged or becomes part of something."""
        if not isinstance(draft, SheetDraft):
            return super().touches(draft, voice)
        return touches_of(draft, voice.words)

    def line(self, draft: Draft, index: int, voice: Voice) -> str:
        """An order in words; one that cannot be read as it was written."""
        if not isinstance(draft, SheetDraft) or draft.orders[index].act == UNREADABLE:
            return super().line(draft, index, voice)
        return spoken(draft, draft.orders[index], voice.words)

    def marks(self, draft: Draft, voice: Voice, tall: bool) -> str:
        """The sheet as arrows."""
        return arrows(draft, voice.words, tall) if isinstance(draft, SheetDraft) else ""

    def sketch(self, draft: Draft, voice: Voice, tall: bool) -> Scene | None:
        """The board as the sheet leaves it, so that what it makes can be touched in its turn."""
        if not isinstance(draft, SheetDraft) or not draft.lines:
            return None
        return sketch_of(draft, voice.words, tall)

    def send_word(self, draft: Draft, voice: Voice) -> str:
        """An empty sheet is fined, and its button says so (PW-O13)."""
        empty = isinstance(draft, SheetDraft) and not draft.lines
        return voice.phrase("send-empty") if empty else ""

    def look(
        self,
        before: View,
        moments: Sequence[SeenMoment],
        voice_at: Callable[[View], Voice],
        tall: bool,
    ) -> Look | None:
        """A judged round at one look; None where nothing was judged."""
        if not any(moment.event.name in PHASES for moment in moments):
            return None
        assert isinstance(before, PowerView)
        happened = Happened(before, moments)
        told = voice_at(before).tell([moment.event for moment in moments])
        return look_of(before, happened, voice_at(moments[-1].view), told, tall)

    def trays(self, voice: Voice, draft: Draft | None) -> list[Tray]:
        """What stands on the real board, at a desk (PW-T3)."""
        return trays_of(voice)

    def tray_line(self, tray: Tray, values: dict[str, str], voice: Voice) -> str:
        """What was set, as one types it: `set R0 R 2T`."""
        return line_of(tray, values, voice)

    def hands(
        self,
        before: View,
        moments: Sequence[SeenMoment],
        voice_at: Callable[[View], Voice],
    ) -> list[Told]:
        """What a judged round asks of hands on the real board."""
        assert isinstance(before, PowerView)
        return hands_of(before, moments, voice_at(moments[-1].view)) if moments else []

    def sheets(self, voice: Voice) -> list[PrintedSheet]:
        """Order sheets, one for each army."""
        return sheets_of(voice)

    def scene(self, voice: Voice, tall: bool) -> Scene:
        """Texts and marks, flags and stacks."""
        return Drawing(_view(voice), voice.words, tall).scene()

    def aloft(self, events: list[Event], voice: Voice, tall: bool) -> dict[str, str]:
        """Missiles between launch and detonation, each over its target."""
        pieces = Pieces(voice.words, map_of(_view(voice)), tall)
        found: dict[str, str] = {}
        for number, army, target, beside in missiles_aloft(events):
            found.update(pieces.missile(number, army, target, beside))
        return found

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        """What shakes, and what is written over a place for a moment."""
        return effects_of(event, _view(voice).position().setting.values.power)

    def captions(self, told: list[Told]) -> list[Told]:
        """The round as it is judged, part by part; that it ends is seen and needs no heading."""
        return [
            line
            for index, line in enumerate(told)
            if not line.heading or told[index + 1].events[0].name in PHASES
        ]

    def panels(self, voice: Voice) -> list[Panel]:
        """The armies side by side, and what could reach one's headquarters next round."""
        return panels_of(_view(voice), voice.words)


def _view(voice: Voice) -> PowerView:
    view = voice.seen
    assert isinstance(view, PowerView)
    return view
