"""The documentation site is built strictly, from this very repository."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path, PurePosixPath
from pydoc import locate

import pytest

import arbitre
from tests.docs.tool import build_docs, docs_pages, docs_reference


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("docs") / "site"
    build_docs.build(folder)
    return folder


def test_the_site_is_built_and_asks_nobody_else(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) == json.loads((site / build_docs.STAMP).read_text())["pages"] > 60
    for page in pages:
        text = page.read_text(encoding="utf-8")
        if page.name != "404.html":
            assert not build_docs.UNWANTED.search(text), page
            assert build_docs.ENGLISH in text, page
    front = (site / "index.html").read_text(encoding="utf-8")
    assert "first_game.html" in front
    styles = "".join(one.read_text(encoding="utf-8") for one in site.rglob("*.css"))
    assert not re.search(r"url\(\s*['\"]?(?:https?:)?//", styles)
    assert "@import" not in styles


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    text = "".join(one.read_text(encoding="utf-8") for one in (site / "reference").glob("*.html"))
    for name in arbitre.__all__:
        assert f'id="arbitre.{name}"' in text, name
    for name in ("arbitre.testing.check_game", "arbitre.core.draft.ChoiceDraft"):
        assert f'id="{name}"' in text
    assert "check_game" in (site / "reference" / "testing.html").read_text(encoding="utf-8")
    assert "<blockquote>" not in text  # an example of a docstring that was taken for a quotation


def test_notebooks_are_pages_with_what_they_show(site: Path) -> None:
    page = (site / "notebooks" / "record.html").read_text(encoding="utf-8")
    (drawing,) = re.findall(r'<img[^>]+src="(record-\d+\.svg)"', page)
    assert (site / "notebooks" / drawing).read_text(encoding="utf-8").startswith("<svg")
    assert "standard deviations" in page


def test_an_example_of_a_docstring_is_a_block() -> None:
    assert "\n```pycon\n>>> a\n1\n```\n" in docs_reference.fenced("Does.\n\n>>> a\n1\n\nMore.")


def test_every_name_of_the_reference_is_there() -> None:
    named = re.findall(r"(?m)^::: (\S+)$", "".join(docs_reference.pages().values()))
    assert len(named) == len(set(named)) > 50
    for name in named:
        assert locate(name) is not None, name


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("# A\n\n[x](no_such.md)\n", "no_such.md"),
        ("# A\n\n[x](b.md#no-such)\n", "no-such"),
        ("# A\n\n::: arbitre.no_such_name\n", "no_such_name"),
    ],
)
def test_what_leads_nowhere_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str, told: str
) -> None:
    def gather(source: Path) -> list[PurePosixPath]:
        (source / "index.md").write_text(page, encoding="utf-8")
        (source / "b.md").write_text("# B\n", encoding="utf-8")
        return [PurePosixPath("index.md"), PurePosixPath("b.md")]

    monkeypatch.setattr(docs_pages, "gather", gather)
    with pytest.raises(build_docs.NotBuilt, match=told):
        build_docs.build(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_a_page_with_a_script_in_it_stops_the_build(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    for left in (
        '<p onclick="x()">',
        '<p style="color:red">',
        '<img src="https://a.example/b.png">',
    ):
        page.write_text(f"<html>{left}</html>", encoding="utf-8")
        with pytest.raises(build_docs.NotBuilt, match="policy"):
            build_docs.strict(page, tmp_path)


def test_a_folder_of_something_else_is_never_replaced(tmp_path: Path) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(build_docs.NotBuilt, match="something else"):
        build_docs.build(tmp_path)
    assert kept.read_text(encoding="utf-8") == "mine"
    assert build_docs.main(["--out", str(tmp_path)]) == 2


def test_pages_that_are_not_there_are_left_out_and_new_ones_come_last() -> None:
    pages = [PurePosixPath(one) for one in ("index.md", "power.md", "invented.md")]
    nav = build_docs.navigation(pages)
    assert nav == [{"Play": ["index.md"]}, {"Games": ["power.md"]}, {"More": ["invented.md"]}]


def test_a_site_is_built_anew_over_an_old_one(site: Path, tmp_path: Path) -> None:
    old = tmp_path / "site"
    shutil.copytree(site, old)
    (old / "gone.html").write_text("gone", encoding="utf-8")
    build_docs.replace(site, old)
    assert not (old / "gone.html").exists()
    assert (old / build_docs.STAMP).is_file()
