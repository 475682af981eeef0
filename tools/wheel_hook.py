"""Puts the compiled engine and the documentation site into a wheel, where asked for: see tools/backend.py."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compile_engine

ASKED = "ARBITRE_COMPILED"
"""The variable that asks for a compiled wheel."""
DOCS = "ARBITRE_DOCS"
"""The variable that asks for a wheel with the documentation site."""
PLACE = "arbitre/web/manual_site"


def is_asked(name: str = ASKED) -> bool:
    """Whether a compiled wheel (or one with the site) is asked for."""
    return os.environ.get(name, "").lower() not in ("", "0", "no", "false")


class CompiledEngineHook(BuildHookInterface[Any]):
    """The modules beside their sources, in a wheel for this Python and platform."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, build the site, and say where each file goes."""
        if version == "editable":
            return
        if is_asked(DOCS):
            import build_docs

            site = Path(self.directory) / "docs-site"
            build_docs.build(site.absolute())
            build_data["force_include"][str(site)] = PLACE
        if not is_asked():
            return
        work = Path(self.directory) / "compiled"
        modules = compile_engine.build_anew(work, say)
        for file in modules.values():
            build_data["force_include"][str(work / "made" / file)] = file
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing but the wheel."""
        compile_engine.remove(Path(self.directory) / "compiled")
        shutil.rmtree(Path(self.directory) / "docs-site", ignore_errors=True)


def say(stage: str, done: int, of: int) -> None:
    """A line now and then."""
    if stage != "compile" or done % 50 == 0:
        print(f"arbitre: {stage} {done} of {of}", file=sys.stderr)  # noqa: T201
