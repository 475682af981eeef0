"""What docs/api.md shows is run: its game, its curl, its listener, and both its ways to check a signature."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from arbitre.core.record import read_record
from arbitre.tables.run.signing import signature
from arbitre.web.page.sharing import iframe
from tests.web.serving import Served

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
KEY = b"0123456789abcdef0123456789abcdef"
SECRET = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="


def block(kind: str, start: str) -> str:
    """A block of the page by its language and how it begins."""
    (found,) = [text for one, text in BLOCKS if one == kind and text.startswith(start)]
    return str(found)


def run(served: Served, *command: str) -> str:
    """Run a program as a reader would."""
    environment = {**os.environ, "ARBITRE": served.url}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_game_of_the_page_is_played_to_its_end(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "play.py"
    file.write_text(block("python", "# play.py"), encoding="utf-8")
    said = run(served, sys.executable, str(file))
    assert "'winners'" in said
    assert "right, 8 lines" in said  # four rounds of two sheets


def test_the_listener_hears_a_table_to_its_end(served: Served, tmp_path: Path) -> None:
    record = Path(__file__).parents[2] / "before" / "power-2.arb"
    assert read_record(record.read_text(encoding="utf-8")).end
    table = served.api().bring(record.read_text(encoding="utf-8"))
    file = tmp_path / "listen.py"
    file.write_text(block("python", "# listen.py"), encoding="utf-8")
    assert run(served, sys.executable, str(file), table.id).startswith("[] [")


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not here")
def test_the_commands_of_the_page_do_what_it_says(served: Served, tmp_path: Path) -> None:
    scripts = [text for kind, text in BLOCKS if kind == "sh"]
    assert len(scripts) == 2
    said = [run(served, "bash", "-euc", script) for script in scripts]
    assert '"again":false' in said[0]
    assert "V[T HQ V8]" in said[0]  # one's own sheet, held
    assert "error" not in said[0]
    judged, checked = re.findall(r"\{.*?\}(?=\{\"file|$)", said[1], re.DOTALL)
    assert json.loads(judged)["orders"]["red"][0]["executed"] is True
    assert json.loads(checked)["ok"] is False
    assert "no Arbitre record" in json.loads(checked)["reason"]


def calls() -> list[tuple[dict[str, str], str, bool]]:
    """Calls, right and wrong: headers, body, and whether they are to be believed."""
    now = int(time.time())
    body = '{"version": 1, "event": "ping", "seat": "é"}'

    def signed(sent: int, key: bytes = KEY) -> dict[str, str]:
        return {
            "webhook-id": "call_a",
            "webhook-timestamp": str(sent),
            "webhook-signature": signature(key, "call_a", sent, body.encode()),
        }

    right = signed(now)
    return [
        (right, body, True),
        (right, body + " ", False),
        (signed(now, b"x" * 32), body, False),
        (signed(now - 3600), body, False),
        (signed(now + 3600), body, False),
        ({**right, "webhook-id": "call_b"}, body, False),
        ({**right, "webhook-timestamp": str(now - 1)}, body, False),
        ({**right, "webhook-timestamp": "soon"}, body, False),
        ({**right, "webhook-signature": ""}, body, False),
        ({**right, "webhook-signature": "v1,é"}, body, False),
    ]


def test_the_check_in_python_believes_ours_and_no_other() -> None:
    space: dict[str, Any] = {}
    exec(block("python", "# verified.py"), space)
    for headers, body, right in calls():
        if not headers["webhook-signature"].isascii():
            continue  # no header is: compare_digest says so itself
        assert space["verified"](SECRET, headers, body.encode()) is right, headers


def test_the_check_in_javascript_says_the_same(tmp_path: Path) -> None:
    deno = shutil.which("deno") or shutil.which("node")
    if deno is None:
        from deno import find_deno_bin  # type: ignore[import-untyped, unused-ignore]

        deno = find_deno_bin()
    (tmp_path / "verified.mjs").write_text(block("js", "// verified.mjs"), encoding="utf-8")
    asked = json.dumps([[SECRET, headers, body] for headers, body, _ in calls()])
    (tmp_path / "ask.mjs").write_text(
        'import { verified } from "./verified.mjs";\n'
        f"console.log(JSON.stringify({asked}.map((one) => verified(...one))));\n",
        encoding="utf-8",
    )
    command = [deno, "run"] if "deno" in deno else [deno]
    done = subprocess.run(
        [*command, str(tmp_path / "ask.mjs")], capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "DENO_NO_UPDATE_CHECK": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [right for *_, right in calls()]


def test_the_snippet_of_the_page_is_the_one_that_is_offered(served: Served) -> None:
    table = served.api().create("power")
    with served.browser() as browser:
        share = browser.get(f"/t/{table.id}/share").text
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", share, re.DOTALL)
    assert found
    offered = found[1].replace("&lt;", "<").replace("&gt;", ">").replace("&#34;", '"')
    shown = " ".join(block("html", "<iframe").split())
    real = f"{served.url}/embed/t/{table.id}"
    assert shown.replace("https://arbitre.example/embed/t/ID", real) == offered
    assert iframe.__doc__


def test_numbers_of_the_page_are_those_of_the_program() -> None:
    from arbitre.tables.run import hooks
    from arbitre.web.api.judging import MOST_AT_ONCE, MOST_RECORD
    from arbitre.web.config import Limits
    from arbitre.web.site import MOST_ASKED

    limits = Limits()
    assert list(hooks.PAUSES) == [10, 60, 600, 3600]
    assert "10 seconds, 1 minute, 10 minutes and 1 hour" in PAGE
    assert f"{limits.judged} requests a minute and address are judged" in PAGE
    assert f"and {limits.verified} records checked" in PAGE
    assert [limits.judging, limits.verifying, MOST_ASKED] == [5, 20, 8]
    assert f"a list of up to {MOST_AT_ONCE}" in PAGE
    assert f"{MOST_RECORD:,} signs" in PAGE
