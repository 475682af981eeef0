"""The public names of `import arbitre`: there, listed, documented, typed, and imported only when needed."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import arbitre

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
CONTRACT = "Bot View Move Position Draft Recorder read_record Rng run game".split()
KINDS = [name for name in arbitre.__all__ if inspect.isclass(getattr(arbitre, name))]
FUNCTIONS = [name for name in arbitre.__all__ if inspect.isroutine(getattr(arbitre, name))]


def fresh(code: str) -> list[str]:
    """What a new process prints, by lines."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.splitlines()


def test_all_names_are_there_and_in_order() -> None:
    assert len(arbitre.__all__) == len(set(arbitre.__all__))
    assert arbitre.__all__ == sorted(arbitre.__all__, key=lambda name: (not name.isupper(), name))
    assert set(CONTRACT) <= set(arbitre.__all__)
    assert set(KINDS) | set(FUNCTIONS) | {"CHANCE"} == set(arbitre.__all__)


def test_dir_shows_the_public_names() -> None:
    shown = {name for name in dir(arbitre) if not name.startswith("__")}
    assert shown == set(arbitre.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'arbitre' has no attribute 'Boot'"):
        _ = arbitre.Boot


def test_types_and_program_agree_on_what_is_imported_later() -> None:
    tree = ast.parse(Path(arbitre.__file__).read_text(encoding="utf-8"))
    (guarded,) = [node for node in tree.body if isinstance(node, ast.If)]
    typed = {
        alias.name: node.module
        for node in guarded.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert typed == arbitre._LATER
    for name, module in typed.items():
        assert getattr(arbitre, name) is getattr(sys.modules[str(module)], name)


def test_every_name_is_on_the_page() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ")]
    listed = re.findall(r"`(\w+)", " ".join(row.split(" | ")[0] for row in rows))
    assert sorted(set(listed) - {"name"}) == sorted(arbitre.__all__)


@pytest.mark.plain  # what is compiled has no docstrings
@pytest.mark.parametrize("name", [*KINDS, *FUNCTIONS])
def test_a_name_is_documented(name: str) -> None:
    thing = getattr(arbitre, name)
    assert len((inspect.getdoc(thing) or "").split()) >= 4
    methods = vars(thing).items() if name in KINDS else ()
    for method, found in methods:
        if not method.startswith("_") and (inspect.isroutine(found) or isinstance(found, property)):
            assert inspect.getdoc(found), f"{name}.{method}"


@pytest.mark.plain
@pytest.mark.parametrize("name", [*KINDS, *FUNCTIONS])
def test_a_name_is_typed(name: str) -> None:
    """Mypy --strict sees to our own code; here, that nothing public slips through as unannotated."""
    thing = getattr(arbitre, name)
    found = [thing]
    if name in KINDS:
        own = vars(thing).items()
        found = [value for key, value in own if inspect.isfunction(value) and key[:1] != "_"]
        found += [value for key, value in own if key == "__init__" and inspect.isfunction(value)]
    for function in found:
        signature = inspect.signature(function)
        assert signature.return_annotation is not inspect.Signature.empty, function
        for parameter in signature.parameters.values():
            typed = parameter.annotation is not inspect.Parameter.empty
            assert typed or parameter.name in ("self", "cls"), (function, parameter)


def test_importing_brings_little() -> None:
    """No clock here: what takes time is not imported. The rest comes with the name that needs it."""
    code = "import sys, arbitre; print('\\n'.join(sys.modules))"
    brought = fresh(code)
    heavy = "arbitre.arena arbitre.bots arbitre.core.recorder arbitre.core.voice arbitre.games.power".split()
    heavy += (
        "fluent.runtime babel rich click dataclasses concurrent asyncio importlib.metadata".split()
    )
    assert [name for name in heavy if name in brought] == []
    assert "arbitre.core.game" in brought


def test_a_name_asked_for_brings_what_it_needs() -> None:
    code = "import sys, arbitre; arbitre.Recorder; print('\\n'.join(sys.modules))"
    brought = fresh(code)
    assert "arbitre.core.recorder" in brought
    assert "arbitre.arena" not in brought


def test_a_star_brings_all() -> None:
    assert fresh("from arbitre import *; print(run.__name__, Recorder.__name__)") == [
        "run Recorder"
    ]
