"""Hatchling, with the browser client built before a wheel. An editable install needs no Deno.

A wheel is pure Python, unless the compiled engine is asked for, by ARBITRE_COMPILED=1 or by the setting
`compiled`: `python -m build --wheel -Ccompiled=1`. Then it is for this Python and platform only. It holds the
documentation site, where that is asked for by ARBITRE_DOCS=1 or `docs`: `-Cdocs=1`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling import build as hatch

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_client
import compile_engine
import wheel_hook

Settings = dict[str, Any] | None
DOCS_NEED = ["mkdocstrings[python]>=1,<2", "zensical>=0.0.70,<0.2"]

build_sdist = hatch.build_sdist
build_editable = hatch.build_editable
get_requires_for_build_sdist = hatch.get_requires_for_build_sdist
get_requires_for_build_editable = hatch.get_requires_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs more than an editable install: Deno, unless the client is there already."""
    needed: list[str] = hatch.get_requires_for_build_wheel(config_settings)
    if not build_client.is_built():
        needed.append(build_client.NEEDS)
    if _wants_docs(config_settings):
        needed += [
            *DOCS_NEED,
            "click>=8.1.7,<9",
            "fluent.runtime>=0.4,<0.5",
            "mypy-extensions>=1.0,<2",
        ]
    if _wants_compiled(config_settings):
        # the engine is checked with the types of what it imports
        needed += [*compile_engine.NEEDS, "fluent.runtime>=0.4"]
    return needed


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the built client in it, and the compiled engine if it is asked for."""
    build_client.build()
    if _wants_compiled(config_settings):
        os.environ[wheel_hook.ASKED] = "1"
    if _wants_docs(config_settings):
        os.environ[wheel_hook.DOCS] = "1"
    made: str = hatch.build_wheel(wheel_directory, config_settings, metadata_directory)
    return made


def _wants_docs(config_settings: Settings) -> bool:
    asked = str((config_settings or {}).get("docs", "0"))
    return wheel_hook.is_asked(wheel_hook.DOCS) or asked not in ("", "0")


def _wants_compiled(config_settings: Settings) -> bool:
    return wheel_hook.is_asked() or str((config_settings or {}).get("compiled", "0")) not in (
        "",
        "0",
    )
