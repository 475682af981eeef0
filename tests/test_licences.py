"""The page of licences is up to date, and nothing is needed under a licence that was not thought about."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.bare import ROOT
from tools import list_licences as tool


def test_the_page_tells_what_arbitre_asks_for() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "tools" / "list_licences.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not checked.returncode, f"run tools/list_licences.py\n{checked.stderr}"


def test_a_page_that_is_old_is_found_out() -> None:
    page = tool.page()
    assert tool.faults(page) == []
    old = page.replace("| **click** | BSD-3-Clause |", "| **click** | MIT |")
    assert tool.faults(old) == [
        "is not so any more: | **click** | MIT | always |",
        "is missing: | **click** | BSD-3-Clause | always |",
    ]


def test_a_licence_that_is_not_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "ALLOWED", tool.ALLOWED - {"LGPL-3.0-only"})
    page = tool.page()
    named = [line.partition(":")[0] for line in tool.faults(page)]
    assert named == ["psycopg", "psycopg-binary"]


@pytest.mark.parametrize(
    ("expression", "allowed"),
    [
        ("MIT", True),
        ("MIT AND PSF-2.0", True),
        ("Apache-2.0 OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("unknown", False),
    ],
)
def test_an_expression_of_licences(expression: str, allowed: bool) -> None:
    assert tool.is_allowed(expression) == allowed


def test_what_the_client_holds_is_told() -> None:
    imports = json.loads((ROOT / "client" / "deno.json").read_text())["imports"]
    assert set(imports) == set(tool.BUNDLED)


def test_the_page_names_no_address() -> None:
    assert "://" not in (ROOT / "docs" / "licences.md").read_text()
