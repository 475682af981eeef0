"""A reader's settings: language and how things look. They live in one cookie of the browser."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from urllib.parse import parse_qsl, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from arbitre.core.cache import cached
from arbitre.core.words import DEFAULT, LANGUAGES
from arbitre.web.config import Config
from arbitre.web.page.speech import preferred

COOKIE = "arbitre-settings"
YEAR = 365 * 24 * 3600

CHOICES: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "motion": ("full", "reduced"),
    "palette": ("usual", "safe"),
    "text": ("normal", "large", "largest"),
    "theme": ("auto", "light", "dark"),
    "board": ("drawn", "plain"),
    "sound": ("off", "soft", "on"),
    "told": ("look", "film", "log"),
}


@dataclass(frozen=True)
class Prefs:
    """What a reader chose; the first of each list unless said otherwise."""

    lang: str = DEFAULT
    motion: str = "full"
    palette: str = "usual"
    text: str = "normal"
    theme: str = "auto"
    board: str = "drawn"
    sound: str = "off"
    told: str = "look"
    name: str = ""

    def cookie(self) -> str:
        """The settings as a cookie holds them."""
        return urlencode({one.name: getattr(self, one.name) for one in fields(self)})


def read_prefs(connection: HTTPConnection) -> Prefs:
    """The reader's settings; the language is `?lang=`, else the cookie's, else the browser's."""
    asked = connection.query_params.get("lang", "") if connection.scope["query_string"] else ""
    return _prefs(
        connection.cookies.get(COOKIE, "")[:500],
        asked[:8],
        connection.headers.get("accept-language", "")[:200],
    )


def strangers_prefs(connection: HTTPConnection) -> Prefs:
    """What a page of another site asks for (`lang`, `theme`), else the browser; no cookie counts."""
    asked = connection.query_params
    wanted = connection.headers.get("accept-language", "")[:200]
    prefs = _prefs("", asked.get("lang", "")[:8], wanted)
    theme = asked.get("theme", "")
    return replace(prefs, theme=theme) if theme in CHOICES["theme"] else prefs


@cached(4096)
def _prefs(cookie: str, asked: str, wanted: str) -> Prefs:
    kept = dict(parse_qsl(cookie))
    found = {key: kept[key] for key, words in CHOICES.items() if kept.get(key) in words}
    prefs = replace(Prefs(), **found, name=kept.get("name", "")[:40])
    if asked in LANGUAGES:
        return replace(prefs, lang=asked)
    return prefs if "lang" in found else replace(prefs, lang=preferred(wanted))


def keep_prefs(response: Response, prefs: Prefs, config: Config) -> None:
    """Put the settings into the browser's hands."""
    response.set_cookie(
        COOKIE,
        prefs.cookie(),
        max_age=YEAR,
        path=config.prefix or "/",
        secure=config.secure,
        httponly=True,
        samesite="lax",
    )
