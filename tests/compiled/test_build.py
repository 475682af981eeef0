"""A build of the engine: found when it is of these sources, never otherwise, and never half."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from arbitre import compiled
from arbitre.compiled import LIST, TAG, Build, EngineChoice, EngineFinder, builds

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
builder: Any = import_module("compile_engine")
sys.path.remove(str(ROOT / "tools"))

BUILD_ANEW = builder.build_anew
PLACED = "arbitre/core/position.py"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with one module of core and one of a game; what is built is a file with a word in it."""
    package = tmp_path / "src" / "arbitre"
    for name in ("core/position.py", "core/svg.py", "games/chess/rules/moves.py"):
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {name}\n", encoding="utf-8")
    # the builder has a copy of `arbitre.compiled` of its own: it must not import the package
    for one in (compiled, builder.engine):
        monkeypatch.setattr(one, "PACKAGE", package)
        monkeypatch.setattr(one, "BUILDS", tmp_path / "build" / "compiled")
        monkeypatch.setattr(one.sources, "__defaults__", (package,))
        monkeypatch.setattr(one.builds, "__defaults__", (tmp_path / "build" / "compiled",))
        monkeypatch.setattr(one.Build.is_fresh, "__defaults__", (package.parent,))
    monkeypatch.setattr(builder, "build_anew", make)
    monkeypatch.delenv(compiled.CHOICE, raising=False)
    return tmp_path


def make(work: Path, say: object) -> dict[str, str]:
    """What a compiler would make of the tree."""
    (work / "made").mkdir(parents=True)
    (work / "made" / "position.so").write_text("compiled", encoding="utf-8")
    return {"arbitre.core.position": "position.so"}


def build() -> tuple[Path, bool]:
    made: tuple[Path, bool] = builder.build_in_clone(lambda *told: None)
    return made


def installed() -> tuple[EngineChoice, list[EngineFinder]]:
    """An engine that looked for a build, and what it put on the path."""
    before = sys.meta_path.copy()
    engine = EngineChoice()
    try:
        engine.install()
        found = [one for one in sys.meta_path if one not in before]
    finally:
        sys.meta_path[:] = before
    assert all(isinstance(one, EngineFinder) for one in found)
    return engine, [one for one in found if isinstance(one, EngineFinder)]


def test_what_is_compiled_neither_speaks_nor_draws() -> None:
    names = [name for name in compiled.sources() if compiled.is_compiled(name)]
    assert "arbitre/core/recorder.py" in names
    assert "arbitre/games/power/rules/listing.py" in names
    assert "arbitre/games/dead_reckoning/rules/alliance/turn.py" in names
    assert "arbitre/games/sans_allies/bots/planner.py" in names
    assert not [name for name in names if "/words/" in name or "/picture/" in name]
    assert not [name for name in names if name.endswith(("__init__.py", "core/svg.py"))]
    for name in compiled.STAY_PLAIN:
        assert (ROOT / "src" / name).is_file(), name


def test_a_build_is_put_before_the_sources_it_was_made_from(tree: Path) -> None:
    assert installed()[1] == []
    folder, made = build()
    assert made
    assert build() == (folder, False)
    engine, (finder,) = installed()
    assert engine.stale is None
    assert finder.files == {"arbitre.core.position": folder / "position.so"}
    found = finder.find_spec("arbitre.core.position")
    assert found is not None
    assert finder.find_spec("arbitre.core.svg") is None


@pytest.mark.parametrize(
    "edit",
    [
        lambda file: file.write_text("# edited\n", encoding="utf-8"),
        lambda file: file.write_text(file.read_text("utf-8")[:-1] + "!", encoding="utf-8"),
        lambda file: file.unlink(),
    ],
    ids=["another length", "the same length", "removed"],
)
def test_a_build_of_other_sources_is_never_used(tree: Path, edit: Any) -> None:
    build()
    edit(tree / "src" / PLACED)
    engine, found = installed()
    assert found == []
    assert engine.stale is not None


def test_a_drawing_module_counts_too(tree: Path) -> None:
    """What is compiled may import it."""
    build()
    (tree / "src/arbitre/core/svg.py").write_text("# another\n", encoding="utf-8")
    assert installed()[1] == []


def test_a_checkout_changes_times_only(tree: Path) -> None:
    build()
    os.utime(tree / "src" / PLACED, (1, 1))
    assert len(installed()[1]) == 1


def test_going_back_finds_the_build_of_that_time(tree: Path) -> None:
    first, _ = build()
    file = tree / "src" / PLACED
    before = file.read_text("utf-8")
    file.write_text("# another\n", encoding="utf-8")
    second, _ = build()
    assert second != first
    file.write_text(before, encoding="utf-8")
    (finder,) = installed()[1]
    assert finder.files["arbitre.core.position"].parent == first


def test_a_few_builds_are_kept(tree: Path) -> None:
    for number in range(builder.KEPT + 2):
        (tree / "src" / PLACED).write_text(f"# {number}\n", encoding="utf-8")
        last, _ = build()
        os.utime(last / LIST, (number + 1, number + 1))
    assert len(builds()) == builder.KEPT
    assert builds()[0].folder == last


def test_an_interrupted_build_is_never_found_and_cleared_away(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed = tree / "build/compiled/new-1/made"
    killed.mkdir(parents=True)
    (killed / LIST).write_text("", encoding="utf-8")

    def stop(work: Path, say: object) -> dict[str, str]:
        make(work, say)
        raise KeyboardInterrupt

    monkeypatch.setattr(builder, "build_anew", stop)
    with pytest.raises(KeyboardInterrupt):
        build()
    assert [one.name for one in (tree / "build/compiled").iterdir()] == ["lock"]
    assert installed()[1] == []


def test_sources_edited_while_they_are_read_leave_nothing(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit(work: Path) -> list[Any]:
        (tree / "src" / PLACED).write_text("# meanwhile\n", encoding="utf-8")
        return []

    monkeypatch.setattr(builder, "build_anew", BUILD_ANEW)
    monkeypatch.setattr(builder, "find_compiler", lambda: ([], []))
    monkeypatch.setattr(builder, "translate", edit)
    with pytest.raises(builder.NotBuilt, match="compile-edited"):
        build()
    assert builds() == []


def test_what_is_edited_later_makes_the_build_stale(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit(work: Path, say: object) -> dict[str, str]:
        (tree / "src" / PLACED).write_text("# meanwhile\n", encoding="utf-8")
        return make(work, say)

    monkeypatch.setattr(builder, "build_anew", edit)
    build()
    engine, found = installed()
    assert found == []
    assert engine.stale is not None


def test_a_place_that_cannot_be_written_is_said(tree: Path) -> None:
    (tree / "build").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(builder.NotBuilt, match="compile-no-write"):
        build()


def test_another_python_s_build_is_not_ours(tree: Path) -> None:
    folder, _ = build()
    folder.rename(folder.with_name(folder.name.replace(TAG, "cpython-399-elsewhere")))
    engine, found = installed()
    assert found == []
    assert engine.stale is None


def test_it_is_told_once_that_a_build_is_stale(tree: Path) -> None:
    build()
    (tree / "src" / PLACED).write_text("# edited\n", encoding="utf-8")
    assert [installed()[0].tells_stale() for _ in range(3)] == [True, False, False]


def test_half_of_one_engine_and_half_of_another_is_none(tree: Path) -> None:
    folder, _ = build()
    (finder,) = installed()[1]
    (folder / "position.so").unlink()
    with pytest.raises(ImportError, match="removed while Arbitre was running"):
        finder.find_spec("arbitre.core.position")


def test_an_unreadable_list_is_no_build(tree: Path) -> None:
    folder, _ = build()
    (folder / LIST).write_bytes(b"\xff\xfe")
    assert builds() == []


def test_the_variable_chooses(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build()
    monkeypatch.setenv(compiled.CHOICE, "plain")
    assert installed()[1] == []
    monkeypatch.setenv(compiled.CHOICE, "compiled")
    assert len(installed()[1]) == 1


def test_no_compiler_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(builder.NotBuilt, match="compile-no-compiler"):
        builder.build(tmp_path / "made", tmp_path / "c", lambda *told: None)


def test_the_list_of_a_build_is_read_back(tree: Path) -> None:
    folder, _ = build()
    kinds = {line[5]: line[4] for line in Build(folder).lines if line[0] == "source"}
    assert kinds == {
        PLACED: "compiled",
        "arbitre/core/svg.py": "plain",
        "arbitre/games/chess/rules/moves.py": "compiled",
    }


def test_the_command_line_says_which_engine_runs() -> None:
    def said(engine: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "arbitre", *words],
            env={**os.environ, compiled.CHOICE: engine},
            capture_output=True,
            text=True,
            check=False,
        )

    assert said("plain", "--version").stdout.endswith(" (plain engine)\n")
    there = said("compiled", "--version")
    if there.returncode:
        assert there.stderr.startswith("arbitre: ARBITRE_ENGINE asks for the compiled engine")
        assert there.stderr.count("\n") == 1
        assert there.stdout == ""
    else:
        assert there.stdout.endswith(" (compiled engine)\n")
