"""A stage for the client: a page and a server that do what a test says, with no game behind them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, Route, WebSocketRoute

from tests.browser.answers import answered

ORIGIN = "http://stage.test"
PATIENCE = 600
"""How often it is looked whether something came, twenty times a second."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws://stage.test"
)
FORM = (
    '<form data-form data-clear action="/api/v1/say" method="post">'
    '<input name="text"><button>Say</button></form>'
)
WORDS = {
    "lost": "Connection lost.",
    "retrying": "Sending again.",
    "fill_in": "Fill in",
    "do_it": "Do it",
    "leave": "Leave it",
    "last_round": "Last round",
    "step_by_step": "Step by step",
    "close": "Close",
    "send": "Send",
    "clear": "Clear",
    "anyway": "Send anyway",
    "remove": "Remove {line}",
    "up": "Up: {line}",
    "down": "Down: {line}",
    "less": "Less: {label}",
    "more": "More: {label}",
    "at_least": "{sum} of at least {total}",
    "skip": "Skip",
    "now": "Back to now",
    "previous": "Previous",
    "previous_moment": "Previous moment",
    "next_moment": "Next moment",
    "step_of": "step {step} of {steps}",
    "moment_of": "step {step} of {steps}, moment {moment} of {moments}",
    "next": "Next",
    "happened": "Something happened",
    "now_do": "Now: {what}",
    "nothing_now": "Nothing now",
    "which": "Which one?",
    "in_hand_goes": "Where to?",
    "in_hand_again": "Again: {what}",
    "in_hand_or": "Where to, or again: {what}",
    "whole": "Whole",
}
STYLE = "svg{width:600px;height:300px;display:block} .touched{opacity:.5}"
BOARD = (
    '<g id="home"><rect x="20" y="50" width="80" height="80" fill="pink"/></g>'
    '<g id="isle"><title>The isle</title><rect x="300" y="50" width="80" height="80" fill="tan"/></g>'
    '<g id="sea"><title>The sea</title><rect x="450" y="50" width="80" height="80" fill="teal"/></g>'
)


def piece(id: str, x: int, y: int, sign: str = "T", **data: str | int) -> str:
    """A piece as games draw them: placed by its transform; `data` are its `data-` attributes."""
    more = "".join(f' data-{name}="{value}"' for name, value in data.items())
    count = (
        f'<g class="tally"><text class="count">{data["count"]}</text></g>'
        if "count" in data
        else ""
    )
    return (
        f'<g id="{id}"{more} transform="translate({x} {y})"><title>piece {id}</title>'
        f'<circle r="20" fill="gray"/><text>{sign}</text>{count}</g>'
    )


def touch(line: str, *path: str, label: str = "") -> dict[str, object]:
    """A touch path as the page sends it."""
    return {"line": line, "path": list(path), "label": label or f"do {line}", "group": ""}


def settled(stage: Stage, *lines: str, **more: object) -> tuple[int, dict[str, object]]:
    """The server's answer to a draft; `marks` and `drawn` are of the picture, the rest of the draft."""
    shown = {"marks": more.pop("marks", ""), "drawn": more.pop("drawn", None)}
    html = {"decision": f"{len(lines)} written"}
    touches = more.pop("touches", stage.state["touches"])
    return 200, {"draft": draft(*lines, **more), "touches": touches, "html": html, **shown}


def draft(*lines: str, **more: object) -> dict[str, object]:
    """A draft that is complete as it stands."""
    written = [{"text": line, "said": f"said {line}", "ruling": None} for line in lines]
    plain: dict[str, object] = {"notes": [], "warnings": [], "complete": True, "at_once": False}
    return {"lines": written, "basket": None, **plain, **more}


class Stage:
    """One page of the client before a server made of plain lists."""

    def __init__(self, page: Page, client: Path) -> None:
        self.page = page
        self.client = client
        self.sockets: list[WebSocketRoute] = []
        self.asked: list[tuple[str, str, Any, str]] = []  # method, path, body, key
        self.answers: list[tuple[int, dict[str, object]] | None] = []  # None: the line is cut
        self.revision = 0
        self.written = 0  # when the draft was last written
        self.before_answer: Callable[[], None] = lambda: None
        self.holding = False  # answers wait until `release`
        self.held: list[tuple[Route, tuple[int, dict[str, object]] | None]] = []
        self.state: dict[str, Any] = {
            "html": {"status": "ready", "log": "", "decision": ""},
            "picture": {
                "key": "k", "width": 600, "height": 300, "title": "A sea", "board": BOARD,
                "state": "", "pieces": piece("tank", 60, 90) + piece("ship", 60, 200), "marks": "",
            },
            "touches": [
                touch("T isle", "tank", "isle"), touch("T sea", "tank", "sea"), touch("S sea", "ship", "sea"),
            ],
            "draft": draft(), "drawn": None, "look": None,
            "beats": [], "turn": True, "title": "Table", "steps": 2,
        }  # fmt: skip
        page.route(f"{ORIGIN}/**", self._serve)
        page.route_web_socket("ws://stage.test/**", self._connect)

    def open(self, motion: str = "full") -> None:
        """Show the page, with the first state that came by the live connection."""
        self.motion = motion
        self.page.goto(f"{ORIGIN}/t/1")
        self.page.wait_for_selector(".can-touch")

    def open_anyhow(self) -> None:
        """The same where nothing can be touched."""
        self.motion = "full"
        self.page.goto(f"{ORIGIN}/t/1")
        self.until(lambda: self.page.text_content("[data-part=status]"), "ready")

    def until(self, found: Callable[[], object], wanted: object) -> None:
        """Wait for what the server got: the page shows what it sends before that is asked."""
        for _ in range(PATIENCE):
            if found() == wanted:
                return
            self.page.wait_for_timeout(50)
        assert found() == wanted

    def tell(self, revision: int | None = None, **changes: Any) -> None:
        """Send a state; what is not named stays. Without a number it is one revision newer."""
        html = {**self.state["html"], **changes.pop("html", {})}
        picture = {**self.state["picture"], **changes.pop("picture", {})}
        beats = changes.pop("beats", [])
        self.state = {**self.state, **changes, "html": html, "picture": picture}
        self.revision = self.revision + 1 if revision is None else revision
        message = {"type": "state", **self._dated(), **self.state, "beats": beats}
        self.sockets[-1].send(json.dumps(message))

    def tell_draft(self, draft: dict[str, object], decision: str, **more: object) -> None:
        """Say that another page of the seat has written the draft."""
        self.written += 1
        self.state["draft"], self.state["html"]["decision"] = draft, decision
        plain = {"touches": self.state["touches"], "marks": "", "html": {"decision": decision}}
        message = {"type": "draft", **self._dated(), "draft": draft, **plain, **more}
        self.sockets[-1].send(json.dumps(message))

    def _dated(self) -> dict[str, object]:
        return {"revision": self.revision, "written": self.written}

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        message = {"type": "state", **self._dated(), **self.state}
        socket.send(json.dumps(message))

    def _serve(self, route: Route, request: Request) -> None:
        path = request.url.removeprefix(ORIGIN)
        name = path.partition("?")[0]
        if name.startswith("/static/"):
            file = self.client / name.rpartition("/")[2]
            route.fulfill(body=file.read_bytes(), content_type="text/javascript")
        elif name == "/style.css":
            route.fulfill(body=STYLE, content_type="text/css")
        elif name == "/t/1":
            headers = {"content-security-policy": POLICY}
            route.fulfill(body=self._page(), content_type="text/html", headers=headers)
        elif name.startswith("/api/"):
            self._answer(route, request, path)
        else:
            route.fulfill(status=404)

    def _answer(self, route: Route, request: Request, path: str) -> None:
        body = request.post_data_json if request.post_data else None
        key = request.headers.get("idempotency-key", "")
        self.asked.append((request.method, path, body, key))
        answer = self.answers.pop(0) if self.answers else (200, {})
        self.before_answer()
        if self.holding:
            self.held.append((route, answer))
        else:
            self._fulfil(route, answer)

    def release(self) -> None:
        """Give the oldest answer that was held back."""
        self._fulfil(*self.held.pop(0))

    def _fulfil(self, route: Route, answer: tuple[int, dict[str, object]] | None) -> None:
        if answer is None:
            route.abort("connectionreset")
        else:
            route.fulfill(status=answer[0], json=answer[1])

    def _page(self) -> str:
        return f"""<!doctype html>
<html lang="en" data-motion="{self.motion}" data-sound="off" data-told="look"><head><title>T</title>
<link rel="stylesheet" href="/style.css">
<script type="module" src="/static/built/client.js"></script>
<script type="application/json" id="words">{json.dumps(WORDS)}</script></head><body>
<main data-table="1" data-api="/api/v1/tables/1" data-seat="green" data-rules="/rules/x" data-looks>
<div data-part="status"></div><div data-connection role="status"></div><div data-caption hidden></div>
<div class="regions" data-region-chips></div>
<svg data-picture data-key="" viewBox="0 0 600 300" role="group"><title></title>
<g id="board"></g><g id="state"></g><g id="pieces"></g><g id="marks"></g></svg>
<div class="tools"><div data-zoom></div></div>
<div data-part="decision"></div><div data-draft></div><div data-answer></div>
<div data-refusal role="alert"></div>
<div data-history data-steps="2"></div><div data-part="log"></div>
<div data-part="chat">{FORM}</div>
</main></body></html>"""


def lit(stage: Stage) -> list[str]:
    """What can be touched, once the last touch is answered."""
    answered(stage.page)
    found: list[str] = stage.page.eval_on_selector_all(
        ".can-touch, .can-follow", "all => all.map(one => one.id).sort()"
    )
    return found


def effect(kind: str, id: str, text: str = "") -> dict[str, object]:
    return {"kind": kind, "id": id, "text": text}


def beat(
    caption: str,
    *effects: dict[str, object],
    pieces: dict[str, str] | None = None,
    state: dict[str, str] | None = None,
    clause: str = "",
) -> dict[str, object]:
    """A beat as the page sends it: what is drawn otherwise after it, by id."""
    return {
        "caption": caption,
        "clause": clause,
        "effects": list(effects),
        "pieces": pieces or {},
        "state": state or {},
    }
