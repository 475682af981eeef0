"""The application: routes, middleware and errors over one house of tables."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from arbitre import __version__
from arbitre.web import live
from arbitre.web.api import boxes as api_boxes
from arbitre.web.api import daily as api_daily
from arbitre.web.api import games as api_games
from arbitre.web.api import hooks as api_hooks
from arbitre.web.api import in_words as api_in_words
from arbitre.web.api import judging as api_judging
from arbitre.web.api import study as api_study
from arbitre.web.api import tables as api_tables
from arbitre.web.api.description import describe
from arbitre.web.api.fast_acts import FastActs
from arbitre.web.config import Config
from arbitre.web.errors import answer_errors
from arbitre.web.page.routes import (
    aid,
    boxes,
    chances,
    daily,
    docs,
    front,
    history,
    hooks,
    joining,
    keeping,
    learning,
    making,
    replaying,
    rules,
    settings,
    sharing,
    study,
    table,
    trays,
    typing,
)
from arbitre.web.prefix import Prefix
from arbitre.web.security.cors import OpenToAll
from arbitre.web.security.headers import SecurityHeaders
from arbitre.web.security.request_guard import STATIC, RequestGuard
from arbitre.web.site import Site

if TYPE_CHECKING:
    from arbitre.tables.house import House

API, SHORT = "/api/v1", "/api"


class Assets(StaticFiles):
    """Our own files: their addresses change with their content, so browsers keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept for a year where the address names its content."""
        response = await super().get_response(path, scope)
        stamped = b"v=" in scope.get("query_string", b"")
        age = "public, max-age=31536000, immutable" if stamped else "public, max-age=300"
        response.headers["cache-control"] = age
        return response


def make_app(house: House, config: Config | None = None) -> FastAPI:
    """The application for a house that is open; whoever opened it closes it."""
    settled = config or Config()
    app = FastAPI(
        title="Arbitre",
        version=__version__,
        docs_url=None,  # their pages ask other hosts for scripts
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
        redirect_slashes=False,
        middleware=[
            Middleware(Prefix, config=settled),
            Middleware(SecurityHeaders, config=settled),
            Middleware(OpenToAll, roots=(API, SHORT)),
            Middleware(RequestGuard),
            Middleware(FastActs, api=API),
            Middleware(GZipMiddleware, minimum_size=700, compresslevel=6),
        ],
    )
    app.state.site = Site(house, settled)
    answer_errors(app)
    describe(app, API)
    apis = (
        api_games,
        api_tables,
        api_daily,
        api_study,
        api_boxes,
        api_hooks,
        api_judging,
        api_in_words,
        live,
    )
    for api in apis:
        app.include_router(api.router, prefix=API)
    app.webhooks.include_router(api_hooks.calls)
    app.include_router(api_judging.router, prefix=SHORT, include_in_schema=False)
    named = [front, making, learning, joining, table, study, typing, settings, daily, history]
    named += [hooks, trays, sharing, replaying, boxes, keeping, docs]
    # an aid and the chances before the rules, where any word would be a clause
    for pages in (*named, aid, chances, rules):
        app.include_router(pages.router)
    folder = PurePath(__file__).parent / "page" / "static"
    app.mount(STATIC, Assets(directory=folder), name="static")
    return app
