"""How a game is shown and touched on a page: what `web` asks of a game it does not know.

A picture has three layers: the board (it changes with the edition and the language only), the state
(texts and marks) and the pieces, one flat layer of `<g id=… transform=…>`. Everything that can be
touched is an element with an id. A touch path leads over such ids to a line of the draft.

State and pieces together are a scene, by id. What happened is shown by the difference between two scenes
(`core.film`): a page moves what has another place, lets come what is new and go what is gone. A piece
may say more about itself in its markup:

- `data-like` with `data-count`: what it is one of, and how many there are (1 where nothing is said).
  What leaves one piece and comes to another like it is seen going there. Of several words the first is
  the sort: where no piece is wholly alike, one of the sort will do (captured, it changes its colour).
  What shows the number has the class `count`, and lies with all that goes with it in one of class `tally`.
- `data-from`, `data-to`: the id of what it comes out of, and of what it goes into when it is gone.
- `data-face`: which face it shows; with another one it is turned over. In the state layer too.

Anything with an id may say in `data-about` what it is (tooltip): ids of `<desc>` in the board, on hover.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from mypy_extensions import mypyc_attr

from arbitre.core.basket import Basket
from arbitre.core.draft import Draft
from arbitre.core.keypad import Keypad, usual_keypad
from arbitre.core.message import Event, Message
from arbitre.core.position import Move, View
from arbitre.core.printed import PrintedSheet
from arbitre.core.svg import num
from arbitre.core.telling import SeenMoment
from arbitre.core.tray import Tray
from arbitre.core.voice import Told, Voice

SHAKE = "shake"
LABEL = "label"
ROLL = "roll"
BURST = "burst"
RING = "ring"
EFFECTS = (SHAKE, LABEL, ROLL, BURST, RING)
"""What a drawing cannot say: the closed list of what is seen besides."""


class Region:
    """A part of a picture that a small screen shows by itself (viewport): the sea, the hand, a headquarters.

    `label` stands on the button that leads there.
    """

    def __init__(
        self, key: str, label: str, x: float, y: float, width: float, height: float
    ) -> None:
        self.key = key
        self.label = label
        self.x = x
        self.y = y
        self.width = width
        self.height = height


class Picture:
    """A view drawn in layers. `board` holds the definitions too and is the same for equal keys.

    `kind` is the class of the drawing, to which its style sheet is bound. `regions`: the parts that a phone
    shows one at a time, the first one first; none: it always shows the whole.
    """

    def __init__(
        self,
        kind: str,
        width: float,
        height: float,
        title: str,
        key: str,
        board: str,
        state: str,
        pieces: str,
        regions: list[Region] | None = None,
    ) -> None:
        self.kind = kind
        self.width = width
        self.height = height
        self.title = title
        self.key = key
        self.board = board
        self.state = state
        self.pieces = pieces
        self.regions = [] if regions is None else regions

    def with_pieces(self, more: dict[str, str]) -> Picture:
        """The same with more pieces on top: what is on its way at a moment (`Screen.aloft`).

        >>> Picture("", 1, 1, "", "", "", "", "<g/>").with_pieces({"a": "<i/>"}).pieces
        '<g/>\\n<i/>'
        """
        return self._redrawn(self.state, "\n".join([self.pieces, *more.values()]))

    def with_scene(self, scene: Scene) -> Picture:
        """The same board with another scene on it: a decision being written (`Screen.sketch`).

        >>> Picture("", 1, 1, "", "", "", "", "<g/>").with_scene(Scene({"s": "<i/>"}, {"p": "<b/>"})).pieces
        '<b/>'
        """
        return self._redrawn("\n".join(scene.state.values()), "\n".join(scene.pieces.values()))

    def _redrawn(self, state: str, pieces: str) -> Picture:
        found = Picture(
            self.kind, self.width, self.height, self.title, self.key, self.board, state, pieces
        )
        found.regions = self.regions
        return found


def nameless(parts: list[str]) -> list[str]:
    """Markup without ids, for a picture that stands on a page beside others.

    >>> nameless(['<g id="a" class="b"/>'])
    ['<g class="b"/>']
    """
    return [re.sub(r' id="[^"]*"', "", part) for part in parts]


class Touch:
    """A click path: a line that could be written on the draft now, and how it is reached.

    `path` names elements of the picture, touched one after another (empty: from the list of actions
    only); `label` says it in words; `group` is the heading under which lists show it. Several
    lines may share a path: then the reader picks one by its label. `first`: a button of its own stands
    above all others, for it leads on.
    """

    def __init__(
        self, line: str, path: list[str], label: str, group: str = "", first: bool = False
    ) -> None:
        self.line = line
        self.path = path
        self.label = label
        self.group = group
        self.first = first


class Amount:
    """A number that is typed into a field: the line is `before` and the number, from `low` to `high`.

    `value` stands there at first; None: nothing does.
    """

    def __init__(
        self, before: str, label: str, low: int, high: int, value: int | None = None
    ) -> None:
        self.before = before
        self.label = label
        self.low = low
        self.high = high
        self.value = value


class Effect:
    """Something seen at an element of the picture that no drawing can say.

    SHAKE: it shakes (a bounce, a refusal). LABEL: `text` floats over it. ROLL: dice or cubes tumble there
    and show `text`, a word for each; the caption waits until they lie. BURST: it is blown up.
    RING: it is framed as long as its line stands there.
    `manner` are words on how it looks: `pips` (faces 1 to 6 are drawn with pips), `good`, `bad`.
    """

    def __init__(self, kind: str, id: str, text: str = "", manner: str = "") -> None:
        self.kind = kind
        self.id = id
        self.text = text
        self.manner = manner

    def __repr__(self) -> str:
        return f"Effect({self.kind!r}, {self.id!r}, {self.text!r})"


class Scene:
    """A frame (render tree): what is drawn on the board at one moment, texts and pieces, as markup by id.

    Each is one element that has this id, in the order in which they are drawn.
    """

    def __init__(self, state: dict[str, str], pieces: dict[str, str]) -> None:
        self.state = state
        self.pieces = pieces


class Look:
    """A summary of what several did at once, in one picture: an overlay over what it came to.

    `markup` is SVG drawn over the picture as it then stands: all paths, ties, fights with every side's total,
    what was taken. `lines` say the same in words, what matters first.
    """

    def __init__(self, title: str, markup: str, lines: list[Told]) -> None:
        self.title = title
        self.markup = markup
        self.lines = lines


class Offer:
    """A suggestion (preset): several lines that a button writes at once in place of the draft's own.

    `label` is on the button: the best force by worth, the best hand to defend with.
    """

    def __init__(self, label: str, lines: list[str]) -> None:
        self.label = label
        self.lines = lines


class Panel:
    """Facts beside the picture: a heading and rows of cells, the first row a head where `head` is set.

    `key` is a short word for the page (`score`, `alliance`, `reserve`); `lit` are rows to stand out.
    """

    def __init__(
        self,
        key: str,
        title: str,
        rows: list[list[str]],
        head: bool = False,
        lit: list[int] | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.rows = rows
        self.head = head
        self.lit = [] if lit is None else lit


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen:
    """A game's own drawings for a page. All of it is drawn and said with the voice of one view."""

    def style(self) -> str:
        """The style sheet of the picture; colours as custom properties that a palette may replace."""
        return ""

    def picture(self, voice: Voice, tall: bool) -> Picture:
        """The view drawn; `tall` is for an upright screen. By default nothing is."""
        return Picture("", 0, 0, "", "", "", "", "")

    def draw(self, voice: Voice) -> str:
        """The view as an SVG file that stands alone, with its style sheet."""
        picture, style = self.picture(voice, False), self.style()
        size = f"{num(picture.width)} {num(picture.height)}"
        kind = f' class="{escape(picture.kind)}"' if picture.kind else ""
        title = escape(picture.title or voice.phrase("game-title"))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"{kind}>'
            f"<title>{title}</title>{f'<style>{style}</style>' if style else ''}"
            f"{picture.board}{picture.state}{picture.pieces}</svg>"
        )

    def example(self, voice: Voice) -> Picture | None:
        """A small picture for the front page; None: the start of a game. The voice is about no table."""
        return None

    def drawings(self, voice: Voice) -> dict[str, Picture]:
        """Drawings for the rules, each under the id of its clause. The voice is about no table."""
        return {}

    def option_pictures(self, option: str, voice: Voice) -> dict[str, Picture]:
        """Drawings of the values of an option to choose from, by value. The voice is about no table."""
        return {}

    def portraits(self, voice: Voice) -> dict[str, Picture]:
        """Small pictures of those who may play (`Game.bots`), by name, with their style in them.

        `core.portrait` draws them alike. The voice is about no table.
        """
        return {}

    def prompt(self, voice: Voice) -> str:
        """What the seat has to decide now, for somebody who touches instead of typing."""
        return voice.prompt()

    def prompt_for(self, draft: Draft, voice: Voice) -> str:
        """The prompt as the draft goes on: what is still missing of what is being put together."""
        return self.prompt(voice)

    def send_word(self, draft: Draft, voice: Voice) -> str:
        """What the button that commits the draft is called (label); empty: the page's own word."""
        return ""

    def declaration(self, move: Move, voice: Voice) -> str:
        """What is on the button that declares something: in words where a notation is not read at sight."""
        return voice.declaration(move)

    def touches(self, draft: Draft, voice: Voice) -> list[Touch]:
        """What could be written now, in a stable order."""
        return [Touch(line, [], voice.line(line)) for line in draft.next()]

    def line(self, draft: Draft, index: int, voice: Voice) -> str:
        """A line of the draft as a page shows it: in words where a notation is not read at sight."""
        return voice.line(draft.lines[index].text)

    def notes(self, draft: Draft, voice: Voice) -> list[Message]:
        """What is known of the draft so far, less what the page shows elsewhere."""
        return draft.notes()

    def basket(self, draft: Draft, voice: Voice) -> Basket | None:
        """The set being gathered, where the decision is one; its items are lines of `next()`."""
        return None

    def amounts(self, draft: Draft, voice: Voice) -> list[Amount]:
        """Numbers to be typed into fields, where listing each of them would help nobody."""
        return []

    def marks(self, draft: Draft, voice: Voice, tall: bool) -> str:
        """What the draft looks like in the picture so far (arrows, outlines), as SVG markup."""
        return ""

    def sketch(self, draft: Draft, voice: Voice, tall: bool) -> Scene | None:
        """The scene with the draft carried out (preview): spent things gone, new ones there to be touched.

        None: the picture stays as it is while one decides.
        """
        return None

    def offers(self, draft: Draft, voice: Voice) -> list[Offer]:
        """Whole decisions, or what completes this one, each behind one button."""
        return []

    def look(
        self,
        before: View,
        moments: Sequence[SeenMoment],
        voice_at: Callable[[View], Voice],
        tall: bool,
    ) -> Look | None:
        """A step at one look, where it brought what several did at once (a round judged); else None."""
        return None

    def scene(self, voice: Voice, tall: bool) -> Scene:
        """The state and the pieces of `picture`, by id. By default nothing is seen moving."""
        return Scene({}, {})

    def aloft(self, events: list[Event], voice: Voice, tall: bool) -> dict[str, str]:
        """Pieces on their way that no position holds (a missile in flight), as markup by id.

        `events` are those since the voice's view.
        """
        return {}

    def effects(self, event: Event, voice: Voice) -> list[Effect]:
        """What is seen besides when an event is told; the voice's view is as it stood right then."""
        return []

    def captions(self, told: list[Told]) -> list[Told]:
        """The lines that are shown one by one with the picture; the log has all of them."""
        return told

    def keypad(self, voice: Voice) -> Keypad | None:
        """Keys for what chance does on a real table (companion); None: it is typed."""
        return usual_keypad(voice)

    def trays(self, voice: Voice, draft: Draft | None) -> list[Tray]:
        """What is set by hand beside a real table (forms); no draft: chance is asked for something."""
        return []

    def tray_line(self, tray: Tray, values: dict[str, str], voice: Voice) -> str:
        """The line that the values of a tray stand for, as it would be typed; empty: nothing was set.

        All dials have a value. By default each that was set otherwise is a word and its value.
        """
        changed = tray.set_otherwise(values)
        return " ".join([word for dial in changed for word in (dial.name, values[dial.name])])

    def hands(
        self,
        before: View,
        moments: Sequence[SeenMoment],
        voice_at: Callable[[View], Voice],
    ) -> list[Told]:
        """What hands do on the real table to follow a step (checklist): one thing a line."""
        return []

    def sheets(self, voice: Voice) -> list[PrintedSheet]:
        """Blank sheets to be printed and written on at a real table. The voice is about no table."""
        return []

    def panels(self, voice: Voice) -> list[Panel]:
        """Facts that the picture does not show."""
        return []
