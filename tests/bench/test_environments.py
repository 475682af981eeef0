"""The private environments of benchmarks: made, kept, made anew, refused. No network."""

import subprocess
import zipfile
from pathlib import Path

import pytest

from arbitre.bench import environments
from arbitre.bench.environments import EnvironmentProblem, default_root, environment, find_uv


@pytest.fixture(params=["uv", "pip"])
def tool(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test with each of the two tools; uv only where it is."""
    name: str = request.param
    if name == "pip":
        monkeypatch.setattr(environments, "find_uv", lambda: None)
    elif find_uv() is None:
        pytest.skip("uv is not here")
    return name


def says(python: Path, code: str) -> str:
    """Run a line of code with a python and return what it prints."""
    command = [str(python), "-I", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def wheel(folder: Path, name: str) -> Path:
    """Write a package of one module as a wheel that installs without any index."""
    info = f"{name}-1.0.dist-info"
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}.py", "WORD = 'installed'\n")
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(
            f"{info}/WHEEL",
            "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        archive.writestr(f"{info}/RECORD", f"{name}.py,,\n{info}/METADATA,,\n{info}/RECORD,,\n")
    return path


def refuse(_command: list[str], _folder: Path) -> bool:
    """Stand in for the tools where none may run."""
    raise AssertionError("a tool was run")


def test_an_empty_environment_is_made_and_its_python_runs(tool: str, tmp_path: Path) -> None:
    """The python returned is that of the environment, under the root."""
    python = environment("empty", [], tmp_path / "root")
    assert python.is_relative_to(tmp_path / "root" / "empty")
    prefix = says(python, "import sys; print(sys.prefix)")
    assert Path(prefix).resolve() == (tmp_path / "root" / "empty").resolve()


def test_an_environment_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second call runs no tool."""
    first = environment("empty", [], tmp_path)
    monkeypatch.setattr(environments, "_run", refuse)
    assert environment("empty", [], tmp_path) == first


def test_other_requirements_make_it_anew(tool: str, tmp_path: Path) -> None:
    """What is asked for is installed; what is no longer asked for is gone."""
    one, two = wheel(tmp_path, "firstpackage"), wheel(tmp_path, "secondpackage")
    root = tmp_path / "root"
    python = environment("changing", [str(one)], root)
    assert says(python, "import firstpackage; print(firstpackage.WORD)") == "installed"
    assert environment("changing", [str(two)], root) == python
    assert says(python, "import secondpackage; print(secondpackage.WORD)") == "installed"
    find = "import importlib.util; print(importlib.util.find_spec('firstpackage'))"
    assert says(python, find) == "None"


def test_a_wrong_requirement_is_one_line(
    tool: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The problem says what to do in one line; nothing reaches the standard output."""
    with pytest.raises(EnvironmentProblem) as problem:
        environment("wrong", ["!! not a requirement"], tmp_path)
    message = str(problem.value)
    assert "\n" not in message
    assert "!! not a requirement" in message
    assert "run this again" in message
    assert capfd.readouterr().out == ""


def test_a_failed_environment_is_not_kept(tmp_path: Path) -> None:
    """After a failure, the same name with good requirements works."""
    with pytest.raises(EnvironmentProblem):
        environment("again", ["!! not a requirement"], tmp_path)
    python = environment("again", [], tmp_path)
    assert says(python, "print('runs')") == "runs"


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """An environment never replaces files it did not make."""
    kept = tmp_path / "taken" / "notes.txt"
    kept.parent.mkdir()
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(EnvironmentProblem, match="in the way"):
        environment("taken", [], tmp_path)
    assert kept.read_text(encoding="utf-8") == "mine"


def test_a_root_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    """A file where the root should be gives a problem, not a traceback of the system."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(EnvironmentProblem, match="XDG_CACHE_HOME") as problem:
        environment("empty", [], tmp_path / "file" / "root")
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("name", ["", "..", "a/b", "-x", "a b"])
def test_a_name_is_a_plain_folder_name(name: str, tmp_path: Path) -> None:
    """A name cannot lead out of the root."""
    with pytest.raises(ValueError, match="plain name"):
        environment(name, [], tmp_path)


def test_the_root_is_in_the_cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """XDG_CACHE_HOME is followed when it is an absolute path, else the home's .cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_root() == tmp_path / "arbitre" / "bench"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert default_root() == tmp_path / "home" / ".cache" / "arbitre" / "bench"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert default_root() == tmp_path / "home" / ".cache" / "arbitre" / "bench"
