"""Builds the documentation site with Zensical from docs/, the README and the docstrings.

    .venv/bin/python tools/build_docs.py [--out DIR]     what `./arbitre docs` runs

Strict: a link, an anchor or a name that leads nowhere stops it, and nothing is kept. A page asks no other
host for anything, and has neither scripts nor styles inside it, so that the policy of a server holds for it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from hashlib import sha256
from importlib import import_module
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))  # while a wheel is built
import docs_notebooks
import docs_pages

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "docs" / "site"
"""Where a clone keeps its site: `serve` finds it there."""
STAMP = "arbitre-docs.json"
"""The file of a site that makes it one of ours: a folder without it is never replaced."""
NAVIGATION = {
    "Play": "index web companion",
    "Games": "power sans_allies dead_reckoning chances",
    "Editions": "box",
    "Programs": "python notebooks/record bots first_game notebooks/bots api mcp rl arena judge records",
    "Reference": "reference/python reference/game reference/arena reference/testing reference/client",
    "Figures": "figures ladder sans_allies_figures dead_reckoning_figures",
    "Project": "install licences repository/README repository/CONTRIBUTING repository/CHANGELOG",
}
"""The pages by heading; what is not there is left out, and what is not named here comes last."""
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ALIGNED = re.compile(r' style="text-align: (left|right|center);"')
UNWANTED = re.compile(
    r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)(?![^>]*application/json)|"
    r'<(?:script|link|img|iframe)[^>]*\s(?:src|href)="(?:https?:)?//'
)
"""What the policy of a server refuses, or what is asked of another host."""
ENGLISH = "These pages are in English. The games, their rules and the program itself speak French as well."


class NotBuilt(Exception):
    """Why there is no site, in a sentence or in what the generator said."""


def build(out: Path = BUILT) -> int:
    """Build the site into a folder, which is replaced as a whole; the number of its pages."""
    if out.exists() and any(out.iterdir()) and not (out / STAMP).is_file():
        raise NotBuilt(f"{out} holds something else than a site of Arbitre: name another folder.")
    with tempfile.TemporaryDirectory(prefix="arbitre-docs-") as made:
        work = Path(made)
        source, site = work / "source", work / "site"
        source.mkdir()
        put_games_on_shelf()
        try:
            pages = docs_pages.gather(source)
        except (docs_pages.BrokenLink, docs_notebooks.CellFailed) as broken:
            raise NotBuilt(str(broken)) from None
        write_settings(work, pages)
        generate(work)
        for page in sorted(site.rglob("*.html")):
            page.write_text(strict(page, site), encoding="utf-8")
        count = len(list(site.rglob("*.html")))
        (site / STAMP).write_text(json.dumps({"pages": count}), encoding="utf-8")
        replace(site, out)
    return count


def put_games_on_shelf() -> None:
    """Register our games where Arbitre is not installed: while a wheel of it is built."""
    import arbitre

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name, place in project["entry-points"]["arbitre.games"].items():
        if name not in arbitre.game_names():
            module, _, attribute = place.partition(":")
            arbitre.register(getattr(import_module(module), attribute))


def replace(site: Path, out: Path) -> None:
    """Put a site where an older one may be, so that a server misses it for a moment only."""
    fresh, old = (out.with_name(f"{out.name}.{kind}.{os.getpid()}") for kind in ("new", "old"))
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(site, fresh)
        if out.exists():
            out.rename(old)
        fresh.rename(out)
    except OSError as error:
        raise NotBuilt(f"the site cannot be written: {error}") from None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def write_settings(work: Path, pages: list[PurePosixPath]) -> None:
    """The settings of the generator; JSON is YAML, but for one name that it looks up."""
    settings = {
        "site_name": "Arbitre",
        "site_description": "A referee for three war games, for people and for programs",
        "copyright": ENGLISH,
        "docs_dir": "source",
        "site_dir": "site",
        "use_directory_urls": False,
        "theme": {
            "name": "material",
            "language": "en",
            "font": False,
            "features": [
                "navigation.indexes",
                "navigation.footer",
                "content.code.copy",
                "toc.follow",
            ],
            "palette": [
                {
                    "media": "(prefers-color-scheme: light)",
                    "scheme": "default",
                    "toggle": {"icon": "lucide/moon", "name": "Dark"},
                },
                {
                    "media": "(prefers-color-scheme: dark)",
                    "scheme": "slate",
                    "toggle": {"icon": "lucide/sun", "name": "Light"},
                },
            ],
        },
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": python_handler()}}}],
        "markdown_extensions": [
            "tables",
            "attr_list",
            "md_in_html",
            "admonition",
            {"pymdownx.highlight": {"use_pygments": True}},
            "pymdownx.superfences",
            {"toc": {"permalink": True, "slugify": "@"}},
        ],
        "validation": {"links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn"}},
        "nav": navigation(pages),
    }
    # anchors are those that GitHub makes, which the pages name
    slugs = "!!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}"
    text = json.dumps(settings, indent=1, ensure_ascii=False).replace('"@"', slugs)
    (work / "mkdocs.yml").write_text(text, encoding="utf-8")


def python_handler() -> dict[str, object]:
    """How docstrings are read and shown."""
    return {
        "paths": [str(ROOT / "src")],
        "inventories": [],
        "options": {
            "extensions": [f"{ROOT}/tools/docs_reference.py:Examples"],
            "show_source": False,
            "show_root_heading": True,
            "show_root_full_path": True,
            "show_if_no_docstring": False,
            "docstring_section_style": "list",
            "separate_signature": True,
            "show_signature_annotations": True,
            "members_order": "source",
            "merge_init_into_class": True,
            "heading_level": 2,
        },
    }


def navigation(pages: list[PurePosixPath]) -> list[dict[str, object]]:
    """The pages that are there under their headings, and all others under a last one.

    >>> navigation([PurePosixPath("web.md"), PurePosixPath("new.md")])
    [{'Play': ['web.md']}, {'More': ['new.md']}]
    """
    there = [page.as_posix() for page in pages]
    nav: list[dict[str, object]] = []
    for heading, names in NAVIGATION.items():
        found = [f"{name}.md" for name in names.split() if f"{name}.md" in there]
        if heading == "Project":
            found += [one for one in there if one.startswith("decisions/")]
        if found:
            nav.append({heading: found})
        there = [one for one in there if one not in found]
    rest = [one for one in there if not one.startswith("repository/")]
    return [*nav, {"More": rest}] if rest else nav


def generate(work: Path) -> None:
    """Run the generator, strictly."""
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", "mkdocs.yml"],
        cwd=work,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    if "No module named zensical" in said:
        raise NotBuilt('Zensical is missing; it comes with the extra "docs".')
    if done.returncode or "issues found" in said.replace("No issues found", ""):
        said = re.sub(r"\x1b\[[0-9;]*m", "", said.partition("Traceback")[0])
        raise NotBuilt(f"the pages are not right:\n{said}")


def strict(page: Path, site: Path) -> str:
    """A page without scripts and styles inside it: they become files beside the others."""
    text = page.read_text(encoding="utf-8")

    def out_of_page(found: re.Match[str]) -> str:
        content = found[1].encode()
        file = site / "assets" / "inline" / f"{sha256(content).hexdigest()[:8]}.min.js"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        return f'<script src="{os.path.relpath(file, page.parent)}"></script>'

    if page.name == "404.html":
        return text  # a server has its own
    text = ALIGNED.sub(r' align="\1"', INLINE.sub(out_of_page, text))
    left = UNWANTED.search(text)
    if left:
        where = text[max(0, left.start() - 80) : left.end() + 80]
        raise NotBuilt(f"{page.relative_to(site)} has what a server's policy refuses: {where!r}")
    return text


def main(words: list[str]) -> int:
    """Build; 2 when it cannot be done."""
    parser = argparse.ArgumentParser(
        prog="arbitre docs", description="Builds the documentation site."
    )
    parser.add_argument("--out", type=Path, default=BUILT, help="a folder of its own")
    given = parser.parse_args(words)
    try:
        count = build(given.out.absolute())
    except NotBuilt as reason:
        sys.stderr.write(f"arbitre: {reason}\n")
        return 2
    sys.stdout.write(f"{count} pages in {given.out}; `arbitre serve` shows them at /docs\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
