"""Pictures of a game: whole, for the front page and the rules, and in layers, for a table."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256

from markupsafe import escape

from arbitre.core.cache import Cache, cached
from arbitre.core.game import game
from arbitre.core.position import View
from arbitre.core.screen import Picture, Screen
from arbitre.core.words import FALLBACK
from arbitre.web.page.speech import page_words

KEPT = 512
"""How many drawings are kept: the same view is drawn once for all who may see it."""
HEAVIEST = 12_000_000
"""How many characters the drawings that are kept may have together."""


@cached(64)
def screen_of(name: str) -> Screen:
    """How a game is shown; made once."""
    return game(name).screen()


def has_sheets(screen: Screen) -> bool:
    """Whether a game has sheets to be printed."""
    return type(screen).sheets is not Screen.sheets


STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)


@cached(64)
def game_style(name: str) -> str:
    """The style sheet of a game's pictures; where the screen has none, what its drawing carries."""
    found = screen_of(name).style()
    if found:
        return found
    position = game(name).start(1)
    drawn = _drawn(name, position.view(None), FALLBACK, False)
    return "\n".join(STYLE.findall(drawn.board + drawn.state + drawn.pieces))


@cached(64)
def style_stamp(name: str) -> str:
    """A few digits that change with a game's style sheet."""
    return sha256(game_style(name).encode()).hexdigest()[:12]


def strip_styles(picture: Picture) -> Picture:
    """Take a drawing's own style sheets out: a page takes none from inside."""
    picture.board, picture.state, picture.pieces = (
        STYLE.sub("", layer) if "<style" in layer else layer
        for layer in (picture.board, picture.state, picture.pieces)
    )
    return picture


@cached(64)
def example(name: str, lang: str) -> Picture:
    """A game's picture for the front page: its own choice, else how it begins."""
    picture = screen_of(name).example(game(name).voice(None, lang))
    if picture is None:
        position = game(name).start(1)
        picture = _drawn(name, position.view(position.seats[0]), lang, False)
    return picture


def example_size(name: str, lang: str) -> tuple[int, int]:
    """How wide and high that picture is."""
    picture = example(name, lang)
    return round(picture.width), round(picture.height)


@cached(64)
def example_svg(name: str, lang: str) -> bytes:
    """That picture, standing alone."""
    return standing_alone(name, lang, example(name, lang))


@cached(64)
def rule_pictures(name: str, lang: str) -> dict[str, Picture]:
    """The drawings of a game's rules by clause."""
    return screen_of(name).drawings(game(name).voice(None, lang))


@cached(256)
def rule_svg(name: str, lang: str, clause: str) -> bytes:
    """The drawing of a clause, standing alone."""
    return standing_alone(name, lang, rule_pictures(name, lang)[clause])


@cached(64)
def option_pictures(name: str, lang: str, option: str) -> dict[str, Picture]:
    """The drawings of the values of an option, where it is chosen from drawings."""
    return screen_of(name).option_pictures(option, game(name).voice(None, lang))


@cached(64)
def option_svg(name: str, lang: str, option: str, value: str) -> bytes:
    """The drawing of a value, standing alone."""
    return standing_alone(name, lang, option_pictures(name, lang, option)[value])


@cached(64)
def portraits(name: str, lang: str) -> dict[str, Picture]:
    """The small pictures of a game's players by name; none where it draws none."""
    return screen_of(name).portraits(game(name).voice(None, lang))


@cached(256)
def portrait_svg(name: str, lang: str, bot: str) -> bytes:
    """A portrait, standing alone."""
    return standing_alone(name, lang, portraits(name, lang)[bot], False)


def standing_alone(name: str, lang: str, picture: Picture, styled: bool = True) -> bytes:
    """A picture as a file of its own, with the game's style sheet where it does not carry its own."""
    words = page_words(lang, name)
    style = screen_of(name).style() if styled else ""
    title = escape(picture.title or words.phrase("game-title"))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width:g} {picture.height:g}" '
        f'class="picture {escape(picture.kind)}"><title>{title}</title>'
        + (f"<style>{style}</style>" if style else "")
        + f"{picture.board}{picture.state}{picture.pieces}</svg>"
    )
    return slimmed(svg).encode()


@cached(64)
def example_packed(name: str, lang: str) -> bytes:
    """The same, compressed once and well."""
    return gzip.compress(example_svg(name, lang), 9, mtime=0)


@cached(64)
def example_stamp(name: str, lang: str) -> str:
    """A few digits that change with the picture."""
    return sha256(example_svg(name, lang)).hexdigest()[:12]


def slimmed(svg: str) -> str:
    """A drawing without what only a touch would need: numbers are short and ids that nobody uses go.

    >>> slimmed('<g id="a"><rect x="1.23456"/></g><use href="#b"/><g id="b"/>')
    '<g><rect x="1.2"/></g><use href="#b"/><g id="b"/>'
    """
    used = set(re.findall(r"#([A-Za-z_][\w.:-]*)", svg))

    def kept(found: re.Match[str]) -> str:
        return found[0] if found[1] in used else ""

    svg = re.sub(r' id="([^"]*)"', kept, svg)
    return re.sub(r"(\d+\.\d)\d+", r"\1", svg)


class Pictures:
    """A cache of drawings made lately, by what was seen: shared between all who see the same."""

    def __init__(self) -> None:
        self._kept: Cache[Picture] = Cache(KEPT, _changing, HEAVIEST)
        self._boards: Cache[str] = Cache(KEPT, len, HEAVIEST)

    def draw(self, name: str, view: View, lang: str, tall: bool) -> Picture:
        """A view drawn, from memory where it was drawn before."""
        key = (name, lang, tall, sha256(f"{view.seat}|".encode() + view.to_bytes()).digest())
        return self._kept.get(key, lambda: self._drawn(name, view, lang, tall))

    def _drawn(self, name: str, view: View, lang: str, tall: bool) -> Picture:
        picture = strip_styles(_drawn(name, view, lang, tall))
        if picture.key:  # the same board is there once, however many pictures lie on it
            board = picture.board
            picture.board = self._boards.get((name, picture.key), lambda: board)
        return picture


def _changing(picture: Picture) -> int:
    return len(picture.state) + len(picture.pieces)


def _drawn(name: str, view: View, lang: str, tall: bool) -> Picture:
    return screen_of(name).picture(game(name).voice(view, lang), tall)
