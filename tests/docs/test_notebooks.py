"""The notebooks run, every cell, and are kept without outputs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.docs.test_pages import ROOT
from tests.docs.tool import docs_notebooks as tool

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda one: one.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a cell may write a file
    cells = tool.run(notebook)
    shown = [cell for cell in cells if cell.printed or cell.shown or cell.svg or cell.html]
    assert len(shown) >= 6
    assert any(cell.svg.startswith("<svg") for cell in cells)  # a drawing in each


def test_there_are_two_and_no_outputs_in_them() -> None:
    assert [one.stem for one in NOTEBOOKS] == ["bots", "record"]
    for notebook in NOTEBOOKS:
        assert not any(cell.stored for cell in tool.cells(notebook))
        read = json.loads(notebook.read_text(encoding="utf-8"))
        assert read["nbformat"] == 4
        counts = [one.get("execution_count") for one in read["cells"]]
        assert not any(counts)


def invented(folder: Path, *sources: str) -> Path:
    cells = [{"cell_type": "code", "source": [one], "outputs": []} for one in sources]
    file = folder / "invented.ipynb"
    file.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    return file


def test_a_cell_that_fails_is_named(tmp_path: Path) -> None:
    notebook = invented(tmp_path, "n = 1", "n / 0")
    with pytest.raises(tool.CellFailed, match="cell 2: ZeroDivisionError"):
        tool.run(notebook)
    assert tool.main([str(notebook)]) == 1


def test_a_cell_shows_its_last_line(tmp_path: Path) -> None:
    page = tool.as_page(invented(tmp_path, "print('said')\n6 * 7", "n = 3"), tmp_path)
    assert "said\n42\n" in page
    assert page.count("```text") == 1
