"""The page for players that learn says what is so, and its example learns."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

DOCS = Path(__file__).parents[2] / "docs"


def loaded(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_its_layouts_are_those_of_the_games() -> None:
    """Else: `.venv/bin/python docs/make_rl_tables.py`."""
    made = loaded(DOCS / "make_rl_tables.py")
    text = (DOCS / "rl.md").read_text(encoding="utf-8")
    assert made.page(text) == text


def test_its_first_example_runs() -> None:
    text = (DOCS / "rl.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, object] = {}
    exec(code[0], names)
    assert names["reward"] in (-1.0, 1.0)


def test_its_captain_learns_what_it_did_not_know() -> None:
    before, after = loaded(DOCS.parent / "examples" / "learning" / "learn_to_trade.py").main(
        games=60, deals=20
    )
    assert after > before + 2
