"""One server's belongings: its settings, its house of tables, its templates and its style sheets."""

from __future__ import annotations

import logging
from dataclasses import replace
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from arbitre.core.cache import Cache, cached
from arbitre.core.game import Game
from arbitre.core.message import Message, Value
from arbitre.core.shelf import shelf
from arbitre.core.words import FALLBACK, LANGUAGES, REQUIRED, Words, own_name
from arbitre.tables.run.aside import Aside
from arbitre.web.config import Config
from arbitre.web.page.films import Films
from arbitre.web.page.pictures import HEAVIEST, KEPT, Pictures, style_stamp
from arbitre.web.page.prefs import Prefs, keep_prefs, read_prefs
from arbitre.web.page.reels import Studio
from arbitre.web.page.speech import page_words
from arbitre.web.security.csrf import FORM_COOKIE, form_secret
from arbitre.web.security.rate_limit import RateLimits

if TYPE_CHECKING:
    from arbitre.tables.house import House

MOST_ASKED = 8
"""Rounds judged, and records checked, at once: those that wait for it included."""
STATIC = files("arbitre.web.page").joinpath("static")
log = logging.getLogger("arbitre.web")

_left_off: list[str] = []  # games, by name


class Site:
    """The application context: all that a request may need; every handler gets it from the application."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        self.rate_limits = RateLimits(config)
        self.pictures = Pictures()
        self.films = Films()
        self.studio = Studio()
        self.judging = Aside("judging", 1, MOST_ASKED)
        self.verifying = Aside("verifying", 1, MOST_ASKED)
        self.shared: Cache[tuple[dict[str, str], dict[str, object], str]] = Cache(
            KEPT, lambda made: sum(map(len, made[0].values())), HEAVIEST
        )
        self.templates = Environment(
            loader=PackageLoader("arbitre.web.page"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self.templates.filters["coded"] = coded

    # -- addresses ---------------------------------------------------------------------------

    def url(self, *parts: str, **query: str | int) -> str:
        """A path of this server, the prefix before it.

        `url("t", "x", at=3)` is `/t/x?at=3`.
        """
        path = "/".join(quote(part, safe="") for part in parts)
        asked = "&".join(f"{key}={quote(str(value), safe='')}" for key, value in query.items())
        return f"{self.config.prefix}/{path}" + (f"?{asked}" if asked else "")

    def absolute(self, connection: HTTPConnection, *parts: str) -> str:
        """The same for other people: with the host that they can reach."""
        if self.config.base_url:
            return self.config.origin + self.url(*parts)
        host = connection.headers.get("host", "") or connection.url.netloc
        if self.config.nearby and host.partition(":")[0] in ("127.0.0.1", "localhost"):
            return self.config.nearby + self.url(*parts)
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return f"{scheme}://{host}{self.url(*parts)}"

    def only_here(self, connection: HTTPConnection) -> bool:
        """Whether the links we give can be opened on this machine alone."""
        return urlsplit(self.absolute(connection)).hostname in ("127.0.0.1", "localhost", "::1")

    def asset(self, name: str) -> str:
        """A file of ours; its address changes with its content, so that it can be kept for ever."""
        return self.url("static", *name.split("/")) + f"?v={asset_stamp(name)}"

    def game_style(self, rules: Game) -> str:
        """The style sheet of a game's picture."""
        return self.url("games", rules.id, "style.css", v=style_stamp(rules.id))

    # -- pages -------------------------------------------------------------------------------

    def prefs(self, connection: HTTPConnection) -> Prefs:
        """The reader's settings, from their cookie."""
        return read_prefs(connection)

    def html(self, template: str, **context: object) -> str:
        """A template filled in."""
        return self.templates.get_template(template).render(context)

    def context(self, prefs: Prefs) -> dict[str, object]:
        """What every template may use; it says the page's own messages, a game's come ready to it."""
        return {
            "t": Phrase(page_words(prefs.lang)),
            "prefs": prefs,
            "lang": prefs.lang,
            "url": self.url,
            "asset": self.asset,
        }

    def page(
        self, request: Request, template: str, status: int = 200, **context: object
    ) -> HTMLResponse:
        """A whole page in the reader's language."""
        prefs = self.prefs(request)
        secret = form_secret(request)
        asked = dict(request.query_params)
        here = request.url.path
        text = self.html(
            template,
            **self.context(prefs),
            form_secret=secret,
            languages=[
                (lang, own_name(lang), here + "?" + "&".join(
                    f"{quote(key)}={quote(value)}" for key, value in {**asked, "lang": lang}.items()
                ))
                for lang in LANGUAGES
            ],
            has_client=client_is_built(),
            **context,
        )  # fmt: skip
        response = HTMLResponse(text, status)
        response.headers["vary"] = "Cookie, Accept-Language"
        response.headers["content-language"] = prefs.lang
        if request.cookies.get(FORM_COOKIE) != secret:
            self.set_cookie(response, FORM_COOKIE, secret)
        if asked.get("lang") == prefs.lang:
            keep_prefs(response, prefs, self.config)
        return response

    def set_cookie(self, response: Response, name: str, value: str, age: int | None = None) -> None:
        """A cookie that scripts cannot read and other sites cannot use."""
        response.set_cookie(
            name,
            value,
            max_age=age,
            path=self.config.prefix or "/",
            secure=self.config.secure,
            httponly=True,
            samesite="lax",
        )

    def remember_name(self, response: Response, request: Request, name: str) -> None:
        """The name somebody gave is proposed next time."""
        if name:
            keep_prefs(response, replace(self.prefs(request), name=name), self.config)


class Phrase:
    """A message as a template says it: `t("page-turn", who=name)`; what comes out is escaped."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, key: str, **args: Value) -> str:
        return self.words.phrase(key, args)


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request came to."""
    return cast("Site", connection.app.state.site)


@cached(256)
def asset_stamp(name: str) -> str:
    """A few digits that change with the file."""
    try:
        return sha256(STATIC.joinpath(*name.split("/")).read_bytes()).hexdigest()[:12]
    except OSError:
        return "0"


def client_is_built() -> bool:
    """Whether the browser client is there; pages work without it."""
    return STATIC.joinpath("built", "client.js").is_file()


def all_games(lang: str = FALLBACK) -> list[Game]:
    """Every game that can be shown in a language; for each that is left off the log has one line."""
    games, faults = shelf(tuple(dict.fromkeys((*REQUIRED, lang))))
    for fault in faults:
        leave_off(fault)
    return games


def leave_off(fault: Message) -> None:
    """Say in the log why a game is not shown: once."""
    name = str(fault.args["game"])
    if name not in _left_off:
        _left_off.append(name)
        log.warning(page_words(FALLBACK).say(fault))


def coded(text: str) -> Markup:
    """A sentence of the rules in which names stand between backquotes.

    >>> coded("with `hq_pays` & more")
    Markup('with <code>hq_pays</code> &amp; more')
    """
    parts = str(escape(text)).split("`")
    for index in range(1, len(parts) - 1, 2):
        parts[index] = f"<code>{parts[index]}</code>"
    return Markup("".join(parts))


def safe(markup: str) -> Markup:
    """Markup that a game drew: it is no text of a person and needs no escaping."""
    return Markup(markup)
