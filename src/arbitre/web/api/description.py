"""The API's description of itself (OpenAPI 3.1): names, secrets, limits, examples of every route, webhooks.

Examples are what a real server was asked and what it answered (`examples.json`, written by
`tools/make_api_examples.py`); the tests ask the same again.
"""

from __future__ import annotations

import json
from functools import partial
from importlib.resources import files
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from arbitre.core.cache import cached
from arbitre.core.message import Message
from arbitre.core.words import FALLBACK
from arbitre.web.config import Limits
from arbitre.web.page.speech import page_words

Plain = dict[str, Any]

ABOUT = """Everything a page of Arbitre can do. A seat is its secret: show it as
`Authorization: Bearer SECRET` (several with commas). Without one you are a spectator.

Live updates: the WebSocket `/api/v1/tables/{id}/live`; it begins with the table as you may see it.
Every refusal is `{"error": {"code", "text", "clause"}}`, its sentence in the language of `?lang=` or of
`Accept-Language`. 429 and 503 come with `Retry-After`. `judge` and `verify` may be called by the pages of
any site (CORS), nothing else. See docs/api.md."""

TAGS = {
    "games": "The games, their options, players and rules.",
    "tables": "Tables: make one, look, decide, step through the past.",
    "in words": "A table as a terminal shows it: board, lines and log, and what a secret opens.",
    "daily": "The game of the day.",
    "study": "What would have come of other decisions, in games that may be studied.",
    "boxes": "The numbers of one's own box.",
    "webhooks": "An address that is called when it is a seat's turn.",
    "judge and verify": "A referee and a check of records, without a table.",
}

OPEN = "No secret is needed."
SEEN = "With the secret of a seat you see what that seat sees; without one, what a spectator sees."
SEAT = "Show the secret of the seat."
MINE = "Show the secrets that you have; others' things are not there for you."
BOX = "Show the secret of the box."
MAKES = "No secret is needed: the answer has them, this once."
SENT = "The secret that is asked about is sent; none needs to be shown."
ANY = "Show the secret of the seat, of the host, or the invitation, as the act needs it."

READ, WRITE, TABLES, HINTS, PINGS, JUDGED, VERIFIED = (
    "{requests} requests a minute and address.",
    "{acts} changes a minute and address.",
    "{tables} new tables or boxes an hour and address.",
    "{hints} hints a minute and address.",
    "{pings} test calls a minute and address.",
    "{judged} requests a minute and address, 100 rounds each.",
    "{verified} records a minute and address, 10,000 lines each.",
)

ROUTES: dict[tuple[str, str], tuple[str, str, str]] = {
    ("get", "/games"): ("list_games", OPEN, READ),
    ("get", "/games/{game}"): ("get_game", OPEN, READ),
    ("get", "/games/{game}/rules"): ("list_clauses", OPEN, READ),
    ("get", "/games/{game}/aid"): ("get_aid", OPEN, READ),
    ("get", "/tables"): ("list_tables", MINE, READ),
    ("post", "/tables"): ("create_table", MAKES, TABLES),
    ("post", "/tables/import"): ("import_table", MAKES, TABLES),
    ("post", "/replays"): ("create_replay", OPEN, TABLES),
    ("get", "/tables/{id}"): ("get_table", SEEN, READ),
    ("post", "/tables/{id}/acts"): ("act", ANY, WRITE),
    ("get", "/tables/{id}/chance"): ("get_chance", SEEN, READ),
    ("put", "/tables/{id}/draft"): ("write_draft", SEAT, WRITE),
    ("post", "/tables/{id}/hint"): ("ask_hint", SEAT, HINTS),
    ("get", "/tables/{id}/history/{number}"): ("get_step", SEEN, READ),
    ("get", "/tables/{id}/look"): ("get_last_round", SEEN, READ),
    ("get", "/tables/{id}/ending"): ("get_ending", SEEN, READ),
    ("get", "/tables/{id}/record"): ("get_record", SEEN, READ),
    ("get", "/tables/{id}/text"): ("get_text", SEEN, READ),
    ("post", "/tables/{id}/try"): ("try_lines", SEAT, WRITE),
    ("get", "/tables/{id}/log"): ("get_log", SEEN, READ),
    ("post", "/links"): ("find_link", SENT, WRITE),
    ("get", "/tables/{id}/study/{at}"): ("get_decision", SEEN, READ),
    ("put", "/tables/{id}/study/{at}/draft"): ("write_study_draft", SEEN, WRITE),
    ("post", "/tables/{id}/study"): ("study", SEEN, WRITE),
    ("post", "/tables/{id}/study/hint"): ("ask_study_hint", SEEN, HINTS),
    ("post", "/tables/{id}/study/table"): ("play_on", MAKES, TABLES),
    ("get", "/tables/{id}/hook"): ("get_hook", SEAT, READ),
    ("post", "/tables/{id}/hook/ping"): ("ping_hook", SEAT, PINGS),
    ("get", "/daily/{game}"): ("get_today", MINE, READ),
    ("post", "/daily/{game}"): ("begin_try", MINE, TABLES),
    ("get", "/daily/{game}/{day}"): ("get_day", MINE, READ),
    ("get", "/boxes"): ("list_boxes", MINE, READ),
    ("post", "/boxes"): ("create_box", MAKES, TABLES),
    ("get", "/boxes/{id}"): ("get_box", BOX, READ),
    ("post", "/boxes/{id}"): ("set_dials", BOX, WRITE),
    ("delete", "/boxes/{id}"): ("delete_box", BOX, WRITE),
    ("get", "/boxes/{id}/edition"): ("get_edition", BOX, READ),
    ("post", "/judge"): ("judge", OPEN, JUDGED),
    ("post", "/judge/{game}"): ("judge_game", OPEN, JUDGED),
    ("post", "/verify"): ("verify", OPEN, VERIFIED),
}
"""Each route's name for programs (operation id), the secret it needs, and how often it may be asked."""

SAID = {
    "400": ("bad", "web-bad-request"),
    "403": ("forbidden", "web-not-your-seat"),
    "404": ("unknown", "web-no-table"),
    "409": ("stale", "act-stale"),
    "410": ("over", "act-game-over"),
    "413": ("large", "web-too-large"),
    "422": ("bad", "web-unreadable"),
    "429": ("rate", "web-too-often"),
    "503": ("busy", "aside-busy"),
    "507": ("full", "store-full"),
}
"""The refusal that stands as an example where no recorded one does: its word, and its message."""


def describe(app: FastAPI, root: str) -> None:
    """Let an application describe itself so."""
    app.openapi = partial(_described, app, root)  # type: ignore[method-assign]


def _described(app: FastAPI, root: str) -> Plain:
    if app.openapi_schema:
        return app.openapi_schema
    found: Plain = get_openapi(
        title=app.title,
        version=app.version,
        description=ABOUT,
        routes=app.routes,
        webhooks=app.webhooks.routes,
        servers=app.servers,
        tags=[{"name": name, "description": said} for name, said in TAGS.items()],
        license_info={"name": "MIT", "identifier": "MIT"},
    )
    found["components"]["securitySchemes"] = {
        "secrets": {
            "type": "http",
            "scheme": "bearer",
            "description": "secrets of seats, hosts, invitations and boxes, with commas",
        }
    }
    shown = examples()
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            name, secret, limit = ROUTES[method, path.removeprefix(root)]
            operation["operationId"] = name
            operation["description"] = "\n\n".join(
                (operation.get("description", ""), secret, limit.format_map(_numbers()))
            ).strip()
            operation["security"] = [{}] if secret in (OPEN, SENT) else [{}, {"secrets": []}]
            _illustrate(operation, [step for step in shown["steps"] if step["operation"] == name])
    for name, item in found.get("webhooks", {}).items():
        content = item["post"]["requestBody"]["content"]["application/json"]
        content["examples"] = {name: {"value": shown["calls"][name]}}
    app.openapi_schema = found
    return found


@cached(1)
def _numbers() -> dict[str, str]:
    limits = Limits()
    return {
        name: f"{getattr(limits, name):,}"
        for name in ("requests", "acts", "tables", "hints", "pings", "judged", "verified")
    }


@cached(1)
def examples() -> Plain:
    """What a server was asked, one thing after another (`steps`), and what an address was sent (`calls`)."""
    text = files("arbitre.web.api").joinpath("examples.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def _illustrate(operation: Plain, steps: list[Plain]) -> None:
    """Put examples to a route: its parameters, what it is sent, each of its answers."""
    for step in steps:
        for parameter in operation.get("parameters", ()):
            asked = step.get("path" if parameter["in"] == "path" else "query", {})
            if parameter["name"] in asked:
                parameter.setdefault("example", asked[parameter["name"]])
        if "body" in step and step["status"] < 300:
            content = operation["requestBody"]["content"]
            _add(content.get(step.get("type", "application/json")), step["name"], step["body"])
        answer = operation["responses"].get(str(step["status"]), {})
        if step["answer"] is not None and "content" in answer:
            _add(answer["content"].get(step["kind"]), step["name"], step["answer"])
    for status, answer in operation["responses"].items():
        content = answer.get("content", {}).get("application/json")
        if status in SAID and content is not None and "examples" not in content:
            code, key = SAID[status]
            text = page_words(FALLBACK).say(Message(key, {"most": Limits().stored}))
            value = {"error": {"code": code, "text": text, "clause": ""}}
            content["examples"] = {code: {"value": value}}


def _add(content: Plain | None, name: str, value: object) -> None:
    if content is not None:
        content.setdefault("examples", {})[name] = {"value": value}
