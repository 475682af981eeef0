"""Write the examples of the API's description: a story that a real server is asked, and what it answers.

`python -m tools.make_api_examples` writes `src/arbitre/web/api/examples.json`. Secrets, ids and our own
address are replaced by stand-ins that never change; answers are shortened. `tests/web/api/test_examples.py`
asks a server all of it again.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx

from arbitre.core.judge import judging_games
from arbitre.web.api.description import ROUTES
from tests.web.serving import Served

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "src/arbitre/web/api/examples.json"
NOON = 1_795_176_000_000
"""20 November 2026, 12:00 UTC: what the clock of the story shows."""
SERVER, HOOK = "https://arbitre.example", "https://bot.example/arbitre"
SECRET, NAME = re.compile(r"[A-Za-z0-9_-]{22}"), re.compile(r"[0-9a-f]{16}")
CALLED, SIGNED = re.compile(r"call_[A-Za-z0-9_-]{22}"), re.compile(r"whsec_[A-Za-z0-9+/=]{44}")
PUBLIC = ("commitment", "opened", "hash")
LONG, MANY, WIDE = 160, 2, 14
"""Signs of a text, items of a list, entries of an object of a game that an example shows."""
GAMES_OWN = ("view", "parts", "html", "pieces", "state", "picture", "drawn", "marks")
"""What a game says in a form of its own: shortened further."""
LINES = "application/x-ndjson"


class Ear(BaseHTTPRequestHandler):
    """Whoever is called by a webhook."""

    calls: list[dict[str, Any]]

    def do_POST(self) -> None:
        """Take a call."""
        self.calls.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def heard() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An address that can be called, and what it was told."""
    Ear.calls = []
    server = HTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/arbitre", Ear.calls
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def address_of(operation: str) -> tuple[str, str]:
    """The method and the path of a route."""
    for (method, path), (name, _, _) in ROUTES.items():
        if name == operation:
            return method, "/api/v1" + path
    raise KeyError(operation)


def ask(client: httpx.Client, step: dict[str, Any]) -> httpx.Response:
    """Ask a server one step of the story."""
    method, path = address_of(step["operation"])
    for key, value in step.get("path", {}).items():
        path = path.replace("{" + key + "}", str(value))
    headers = {"accept-language": "en"}
    if step.get("secrets"):
        headers["authorization"] = "Bearer " + ",".join(step["secrets"])
    content = None
    if "body" in step:
        headers["content-type"] = step.get("type", "application/json")
        body = step["body"]
        content = body if isinstance(body, str) else json.dumps(body)
    query = step.get("query", {})
    return client.request(method, path, params=query, headers=headers, content=content)


def said(answer: httpx.Response) -> Any:
    """What came back: JSON as data, text as text, nothing as None."""
    if not answer.content:
        return None
    return answer.json() if "json" in kind_of(answer) and kind_of(answer) != LINES else answer.text


def kind_of(answer: httpx.Response) -> str:
    """The content type of an answer."""
    return str(answer.headers.get("content-type", "")).partition(";")[0]


class Story:
    """The steps as they are asked, with stand-ins for everything that is another each time."""

    def __init__(self, client: httpx.Client, url: str, hook: str) -> None:
        self.client = client
        self.stand_ins = {url: SERVER, hook: HOOK}
        self.hook = hook
        self.steps: list[dict[str, Any]] = []

    def tell(self, operation: str, name: str, status: int, /, **asked: Any) -> Any:
        """Ask one thing; what is answered."""
        step = {"operation": operation, "name": name, **asked}
        answer = ask(self.client, step)
        if answer.status_code != status:
            sys.exit(f"{operation}, {name}: {answer.status_code} {answer.text[:500]}")
        found = said(answer)
        self._learn(found)
        self.steps.append(
            {**step, "status": status, "kind": kind_of(answer), "answer": shortened(found)}
        )
        return found

    def _learn(self, found: Any, key: str = "") -> None:
        if isinstance(found, dict):
            for name, value in found.items():
                self._learn(value, name)
        elif isinstance(found, list):
            for value in found:
                self._learn(value, key)
        elif isinstance(found, str) and key not in PUBLIC and found not in self.stand_ins:
            number = f"arbitre {len(self.stand_ins)}".encode()
            digest = sha256(number).digest()
            if SECRET.fullmatch(found):
                self.stand_ins[found] = urlsafe_b64encode(digest[:16]).decode()[:22]
            elif NAME.fullmatch(found):
                self.stand_ins[found] = digest.hex()[:16]
            elif CALLED.fullmatch(found):
                self.stand_ins[found] = "call_" + urlsafe_b64encode(digest[:16]).decode()[:22]
            elif SIGNED.fullmatch(found):
                self.stand_ins[found] = "whsec_" + "c2VjcmV0" * 5 + "c2U="

    def written(self, calls: dict[str, Any]) -> str:
        """The story as a file."""
        whole = {"stand_ins": sorted(self.stand_ins.values()), "steps": self.steps, "calls": calls}
        text = json.dumps(whole, ensure_ascii=False, indent=1)
        for real, shown in self.stand_ins.items():
            text = text.replace(real, shown)
        return text + "\n"


def shortened(value: Any, own: bool = False) -> Any:
    """An answer as an example shows it."""
    if isinstance(value, dict):
        found = list(value.items())
        found = found[:WIDE] if own else found
        return {key: shortened(one, own or key in GAMES_OWN) for key, one in found}
    if isinstance(value, list):
        return [shortened(one, own) for one in value[:MANY]]
    if isinstance(value, str) and len(value) > LONG:
        return value[:LONG] + "…"
    return value


TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


def tell(story: Story) -> None:
    """Everything that can be asked, and much that is refused."""
    record = (ROOT / "tests/before/power-2.arb").read_text(encoding="utf-8")
    _of_games(story)
    _of_a_table(story)
    _in_words(story)
    _of_a_record(story, record)
    _of_days(story)
    _of_boxes(story)
    _without_a_table(story, record)


def _of_games(story: Story) -> None:
    """What can be played."""
    story.tell("list_games", "all", 200)
    story.tell("get_game", "one", 200, path={"game": "power"}, query={"lang": "fr"})
    story.tell("get_game", "none", 404, path={"game": "chess"})
    story.tell(
        "list_clauses", "in English", 200, path={"game": "sans_allies"}, query={"lang": "en"}
    )
    story.tell("get_aid", "in English", 200, path={"game": "power"}, query={"lang": "en"})
    story.tell("get_aid", "none", 404, path={"game": "chess"})


def _of_a_table(story: Story) -> None:
    """A table, decisions, refusals, a round."""
    made = story.tell("create_table", "two people", 201, body={"game": "power", "seats": TWO})
    at, north, south = {"id": made["id"]}, made["seats"]["north"], made["seats"]["south"]
    alone = story.tell(
        "create_table", "alone", 201, body={"game": "sans_allies", "daily": "2026-11-19"}
    )
    story.tell("create_table", "with a seed", 201, body={"game": "sans_allies", "seed": 7})
    shared = {"game": "dead_reckoning", "seats": [TWO[0], {"kind": "open"}], "seed": 7}
    story.tell("create_table", "a seed for two", 422, body=shared)
    story.tell("create_table", "no such option", 422, body={"game": "power", "options": {"x": 1}})
    story.tell("list_tables", "by a secret", 200, secrets=[north])
    story.tell("get_table", "as a player", 200, path=at, secrets=[north], query={"seat": "north"})
    story.tell("get_table", "none", 404, path={"id": "0123456789abcdef"})
    lines = ["G: T HQ G8"]
    story.tell(
        "write_draft",
        "an order",
        200,
        path=at,
        secrets=[north],
        body={"seat": "north", "lines": lines},
    )
    story.tell(
        "write_draft", "another's seat", 403, path=at, secrets=[south],
        body={"seat": "north", "lines": lines},
    )  # fmt: skip
    story.tell(
        "ask_hint", "by the usual player", 200, path=at, secrets=[north], body={"seat": "north"}
    )
    act = {"kind": "hook", "seat": "south", "body": {"url": story.hook}, "key": "my-hook"}
    story.tell("act", "webhook", 200, path=at, secrets=[south], body=act)
    story.tell("get_hook", "mine", 200, path=at, secrets=[south], query={"seat": "south"})
    story.tell("get_hook", "another's", 403, path=at, secrets=[north], query={"seat": "south"})
    story.tell("ping_hook", "answered", 200, path=at, secrets=[south], body={"seat": "south"})
    story.tell("ping_hook", "no address", 409, path=at, secrets=[north], body={"seat": "north"})
    move = {
        "kind": "move",
        "seat": "north",
        "body": {"lines": lines},
        "revision": 0,
        "key": "round-1",
    }
    story.tell("act", "a sheet", 200, path=at, secrets=[north], body=move)
    story.tell("act", "the same again", 200, path=at, secrets=[north], body=move)
    seat, token = next(iter(alone["seats"].items()))
    wrong = {"kind": "move", "seat": seat, "body": {"move": "A1 2V"}, "key": "wrong"}
    story.tell(
        "act", "against the rules", 422, path={"id": alone["id"]}, secrets=[token], body=wrong
    )
    wrong = {"kind": "move", "seat": "south", "body": {"lines": []}, "key": "wrong"}
    story.tell("act", "without a secret", 403, path=at, body={**wrong, "key": "none"})
    mine = {"kind": "move", "seat": "south", "body": {"lines": ["Y: T HQ Y8"]}, "key": "round-1"}
    story.tell("act", "the other sheet", 200, path=at, secrets=[south], body=mine)
    story.tell("act", "stale", 409, path=at, secrets=[north], body={**move, "key": "late"})
    story.tell("get_step", "the first", 200, path={**at, "number": 1}, query={"moments": True})
    story.tell("get_step", "none", 404, path={**at, "number": 99})
    story.tell("get_last_round", "the last", 200, path=at, query={"lang": "en"})
    story.tell("get_record", "as far as you may know", 200, path=at)
    story.tell("get_ending", "under way", 409, path=at)


def _in_words(story: Story) -> None:
    """The same for whoever reads and writes words: the board, lines tried, the log, a secret looked up."""
    made = story.tell("create_table", "to be read", 201, body={"game": "power", "seats": TWO})
    at, north, south = {"id": made["id"]}, made["seats"]["north"], made["seats"]["south"]
    story.tell("find_link", "a seat", 200, body={"secret": north})
    story.tell("find_link", "nothing", 404, body={"secret": "A" * 22})
    as_north = {"path": at, "secrets": [north]}
    story.tell("get_text", "as a player", 200, **as_north, query={"seat": "north", "width": 80})
    order = {"seat": "north", "lines": ["G: T HQ G8"], "about": "HQ", "preview": True}
    story.tell("try_lines", "an order", 200, **as_north, body=order)
    wrong = {"seat": "north", "lines": ["G: T HQ Y8"]}
    story.tell("try_lines", "too far", 200, **as_north, body=wrong)
    story.tell("try_lines", "another's seat", 403, path=at, secrets=[south], body=order)
    for seat, secret, line in (("north", north, "G: T HQ G8"), ("south", south, "Y: T HQ Y8")):
        sheet = {"kind": "move", "seat": seat, "body": {"lines": [line]}, "key": "round-1"}
        story.tell("act", f"a sheet of {seat}", 200, path=at, secrets=[secret], body=sheet)
    story.tell("get_text", "before the round", 200, path=at, query={"at": 0, "ascii": True})
    story.tell("get_log", "the latest", 200, path=at, query={"most": 2})
    story.tell("get_log", "a round", 200, **as_north, query={"period": 1, "seat": "north"})
    story.tell("get_log", "no such round", 404, path=at, query={"period": 99})


def _of_a_record(story: Story, record: str) -> None:
    """A record, looked at and gone on from."""
    shown = story.tell("create_replay", "a record", 201, body={"record": record})
    at = {"id": shown["id"]}
    story.tell("create_replay", "none", 422, body={"record": "hello"})
    story.tell("get_ending", "finished", 200, path=at)
    story.tell("get_decision", "a round", 200, path={**at, "at": 2})
    lines = ["G: T HQ G8"]
    story.tell(
        "write_study_draft",
        "an order",
        200,
        path={**at, "at": 2},
        body={"seat": "north", "lines": lines},
    )
    story.tell("study", "otherwise", 200, path=at, body={"at": 2, "moves": {"north": lines}})
    story.tell("ask_study_hint", "for a seat", 200, path=at, body={"at": 2, "seat": "north"})
    story.tell("play_on", "from there", 201, path=at, body={"at": 2, "moves": {}})
    finished = {"kind": "move", "seat": "north", "body": {"lines": []}, "key": "x"}
    story.tell("act", "only looked at", 410, path=at, body=finished)
    story.tell("import_table", "a record", 201, body={"record": record, "seats": TWO})


def _of_days(story: Story) -> None:
    """Beside a real table, and the game of a day."""
    beside = {"game": "sans_allies", "companion": True}
    made = story.tell("create_table", "beside a real one", 201, body=beside)
    at, token = {"id": made["id"]}, next(iter(made["seats"].values()))
    story.tell("get_chance", "what lies there", 200, path=at, secrets=[token])
    story.tell("get_chance", "none", 404, path={"id": "0123456789abcdef"})
    begun = story.tell(
        "begin_try", "the first", 201, path={"game": "sans_allies"}, body={"name": "Ada"}
    )
    secrets = [begun["identity"]]
    story.tell("get_today", "my own", 200, path={"game": "sans_allies"}, secrets=secrets)
    story.tell("get_day", "of a stranger", 200, path={"game": "sans_allies", "day": "2026-11-20"})
    story.tell("get_day", "none", 404, path={"game": "sans_allies", "day": "tomorrow"})


def _of_boxes(story: Story) -> None:
    """A box of one's own."""
    made = story.tell("create_box", "empty", 201, body={"game": "power", "name": "Ours"})
    at, secrets = {"id": made["id"]}, [made["secret"]]
    dial = made["chapters"][0]["dials"][0]
    story.tell("list_boxes", "mine", 200, secrets=secrets)
    story.tell("get_box", "mine", 200, path=at, secrets=secrets)
    story.tell("get_box", "another's", 404, path=at)
    values = {dial["name"]: dial["value"]}
    story.tell("set_dials", "one", 200, path=at, secrets=secrets, body={"values": values})
    story.tell("get_edition", "as TOML", 200, path=at, secrets=secrets)
    story.tell("delete_box", "for good", 204, path=at, secrets=secrets)


def _without_a_table(story: Story, record: str) -> None:
    """The judge, and the check of a record."""
    judge = judging_games()[0].judge("en")
    assert judge is not None
    one = judge.example()
    story.tell("judge", "a round", 200, body=one)
    story.tell(
        "judge_game", "two at once", 200, path={"game": "power"}, body=[one, {"position": {}}]
    )
    two_lines = json.dumps(one) + "\n{\n"
    story.tell("judge_game", "JSON lines", 200, path={"game": "power"}, body=two_lines, type=LINES)
    story.tell("judge_game", "no judge", 404, path={"game": "sans_allies"}, body=one)
    story.tell("verify", "right", 200, body={"record": record, "name": "ours.arb"})
    story.tell("verify", "wrong", 200, body=record.replace("T HQ", "T RV", 1), type="text/plain")
    story.tell("verify", "no text", 422, body={"records": []})


def main() -> None:
    """Ask a server the story, and write it down."""
    with tempfile.TemporaryDirectory() as folder, heard() as (hook, calls):
        settings: dict[str, Any] = {"private_hooks": True, "now": lambda: NOON, "bots": True}
        with (
            Served(Path(folder) / "tables.db", **settings) as served,
            httpx.Client(base_url=served.url, verify=False, timeout=60) as client,
        ):
            story = Story(client, served.url, hook)
            tell(story)
        events: dict[str, Any] = {}
        for call in calls:
            story._learn(call)
            events[call["event"]] = {**call, "url": f"{SERVER}/t/{call['table']}"}
        if sorted(events) != ["ping", "your_turn"]:
            sys.exit(f"the address was told {sorted(events)}")
        TARGET.write_text(story.written(events), encoding="utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(story.steps)} steps\n")


if __name__ == "__main__":
    main()
