"""Hatchling, with the browser client built before a wheel. An editable install needs no Deno."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling import build as hatch

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_client

Settings = dict[str, Any] | None

build_sdist = hatch.build_sdist
build_editable = hatch.build_editable
get_requires_for_build_sdist = hatch.get_requires_for_build_sdist
get_requires_for_build_editable = hatch.get_requires_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs more than an editable install: Deno, unless the client is there already."""
    needed: list[str] = hatch.get_requires_for_build_wheel(config_settings)
    return needed if build_client.is_built() else [*needed, build_client.NEEDS]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the built client in it."""
    build_client.build()
    made: str = hatch.build_wheel(wheel_directory, config_settings, metadata_directory)
    return made
