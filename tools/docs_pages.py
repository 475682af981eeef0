"""The pages of the documentation site, gathered from the repository: links, reference, notebooks.

A page keeps the links that it has in the repository. Here each is turned towards where its target stands on
the site; what is linked outside of `docs/` (an example, a test, a folder) becomes a page of the site too.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import docs_notebooks
import docs_reference

ROOT = Path(__file__).resolve().parent.parent
FIRST = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
"""Pages that are on the site though they do not stand in `docs/`."""
LINK = re.compile(r"(\]\()([^)\s]+)((?:\s+\"[^\"]*\")?\))")
CODE = re.compile(r"(`+)(.+?)\1")
LISTED = re.compile(r"(?:[-*]|\d+\.) ")
FENCE = re.compile(r"^ *(```|~~~)")
SHOWN_AS = {
    ".py": "python",
    ".toml": "toml",
    ".js": "javascript",
    ".json": "json",
    ".ftl": "fluent",
}
"""What a file is coloured as, by its ending."""
PICTURES = frozenset((".svg", ".webp", ".png"))


class BrokenLink(Exception):
    """A link of a page whose target is not in the repository: the page, and what it names."""


def links(text: str) -> Iterator[str]:
    """The targets of a page's links, besides those in code.

    >>> list(links("see [a](b.md#c), `[x](y)` and ![p](q.svg)"))
    ['b.md#c', 'q.svg']
    """
    for line, is_code in lines_of(text):
        if not is_code:
            yield from (found[2] for found in LINK.finditer(CODE.sub("", line)))


def lines_of(text: str) -> Iterator[tuple[str, bool]]:
    """The lines of a page, and of each whether it is code (fences included)."""
    fence = ""
    for line in text.splitlines():
        found = FENCE.match(line)
        if found and fence in ("", found[1]):
            fence = "" if fence else found[1]
            yield line, True
        else:
            yield line, bool(fence)


def is_ours(link: str) -> bool:
    """Whether a link goes to a file of the repository."""
    return not re.match(r"[a-z]+:|#|/", link)


def target_of(page: PurePosixPath, link: str) -> PurePosixPath:
    """The file or folder that a link of a page means; BrokenLink where there is none."""
    named = link.partition("#")[0]
    found = PurePosixPath(os.path.normpath(page.parent / named))
    if found.parts[:1] == ("..",) or not (ROOT / found).exists():
        raise BrokenLink(f"{page}: there is no {named}")
    return found / "index.md" if (ROOT / found / "index.md").is_file() else found


def place_of(file: PurePosixPath) -> PurePosixPath:
    """Where a file or folder of the repository stands on the site.

    >>> str(place_of(PurePosixPath("docs/power.md"))), str(place_of(PurePosixPath("README.md")))
    ('power.md', 'repository/README.md')
    """
    inside = file.parts[:1] == ("docs",)
    place = file.relative_to("docs") if inside else PurePosixPath("repository") / file
    if (ROOT / file).is_dir():
        return place / "index.md"
    if file.suffix == ".ipynb":
        return place.with_suffix(".md")
    return place if file.suffix in (".md", *PICTURES) else place.with_name(place.name + ".md")


def gather(source: Path) -> list[PurePosixPath]:
    """Write all pages into an empty folder; which there are, as places of the site."""
    docs = ROOT / "docs"
    pages = [*docs.rglob("*.md"), *docs.rglob("*.ipynb"), docs / "decisions"]
    waiting = [*FIRST, *(page.relative_to(ROOT).as_posix() for page in sorted(pages))]
    done: set[PurePosixPath] = set()
    while waiting:
        file = PurePosixPath(waiting.pop(0))
        if file in done:
            continue
        done.add(file)
        waiting += [str(one) for one in put(file, source)]
    for name, text in docs_reference.pages().items():
        (source / "reference").mkdir(exist_ok=True)
        (source / "reference" / name).write_text(text, encoding="utf-8")
    return sorted(PurePosixPath(one.relative_to(source)) for one in source.rglob("*.md"))


def put(file: PurePosixPath, source: Path) -> list[PurePosixPath]:
    """Write one page or picture; the files that it links to."""
    place = source / place_of(file)
    place.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix in PICTURES:
        shutil.copyfile(ROOT / file, place)
        return []
    if file.suffix == ".ipynb":
        text = docs_notebooks.as_page(ROOT / file, place.parent)
    elif (ROOT / file).is_dir():
        text = folder_page(file)
    elif file.suffix == ".md":
        text = (ROOT / file).read_text(encoding="utf-8")
    else:
        text = code_page(file)
    around = file / "index.md" if (ROOT / file).is_dir() else file
    place.write_text(turned(text, around, place_of(file)), encoding="utf-8")
    return [target_of(around, one) for one in links(text) if is_ours(one)]


def folder_page(folder: PurePosixPath) -> str:
    """A list of what stands in a folder."""
    lines = [f"# {folder.name.capitalize() if folder.parts[0] == 'docs' else folder}", ""]
    for one in sorted((ROOT / folder).rglob("*")):
        if one.is_file() and one.suffix not in (".pyc", ".ipynb"):
            name = one.relative_to(ROOT / folder).as_posix()
            lines.append(f"- [{title_of(one) or name}]({name})")
    return "\n".join(lines) + "\n"


def code_page(file: PurePosixPath) -> str:
    """A file that is no page, as it is."""
    text = (ROOT / file).read_text(encoding="utf-8").rstrip()
    return f"# {file}\n\n~~~~{SHOWN_AS.get(file.suffix, 'text')}\n{text}\n~~~~\n"


def title_of(page: Path) -> str:
    """The title of a page; empty where it is none."""
    if page.suffix != ".md":
        return ""
    first = page.read_text(encoding="utf-8").lstrip().partition("\n")[0]
    return first[2:].strip() if first.startswith("# ") else ""


def turned(text: str, file: PurePosixPath, place: PurePosixPath) -> str:
    """A page with its links as the site has them, and a free line before each list and table (Markdown)."""

    def turn(found: re.Match[str]) -> str:
        before, link, after = found.groups()
        if not is_ours(link):
            return found[0]
        anchor = link[len(link.partition("#")[0]) :]
        goal = os.path.relpath(place_of(target_of(file, link)), place.parent)
        return f"{before}{goal}{anchor}{after}"

    made: list[str] = []
    in_list = False
    for line, is_code in lines_of(text):
        if is_code:
            made.append(line)
            continue
        begins = LISTED.match(line) is not None
        table = line.startswith("|") and not (made and made[-1].startswith("|"))
        if ((begins and not in_list) or table) and made and made[-1].strip():
            made.append("")
        in_list = begins or (in_list and (not line.strip() or line.startswith(" ")))
        made.append(outside_code(line, turn))
    return "\n".join(made) + "\n"


def outside_code(line: str, turn: object) -> str:
    """A line with its links turned, and what stands between backquotes left as it is."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"\0{len(kept) - 1}\0"

    hidden = LINK.sub(turn, CODE.sub(keep, line))  # type: ignore[call-overload]
    return re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], hidden)
