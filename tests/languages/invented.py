"""An invented language, made from the English files of a copy of the program: every word backwards."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import arbitre

LANG, NAME = "xx", "Hsilgne"
SOURCE = Path(arbitre.__file__).parent
POWER = {
    "armies": {"green": "W", "blue": "U", "yellow": "Z", "red": "Q"},
    "kinds": dict(zip("S T C D R A B CR M P".split(), "AGKLNOUYZJ", strict=True)),
    "words": {"exchange": "W", "prefer": "referp", "claim": "mialc"},
}
"""Letters that neither French nor English gives to the same thing."""
NATION = {"P": "V", "V": "P", "A": "E", "S": "Z"}
"""Two of the letters mean something else in the notation."""
FIXED = ("short", "signs", "more-signs", "units", "armies", "kinds")
"""Groups of letters and signs, which cannot be written backwards."""


def backwards(text: str) -> str:
    """Every word of a text backwards; what stands in braces or between marks of a page stays.

    >>> backwards("Green moves 2 tanks"), backwards("don't")
    ('Neerg sevom 2 sknat', "nod't")
    """
    return re.sub(r"[^\W\d_]{2,}", lambda found: _turned(found[0]), text)


def _turned(word: str) -> str:
    turned = word[::-1]
    return turned.capitalize() if word.istitle() else turned


def invent(root: Path, lacking: str = "") -> None:
    """Copy the program into a folder and add the language by files alone; a game may be left out."""
    package = root / "arbitre"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for folder in sorted(package.rglob("locale")):
        if not lacking or lacking not in folder.parts:
            _messages(folder)
            _typed(folder)
    for path in sorted(package.rglob("rules.toml")):
        _rules(path)
    for path in sorted(package.rglob("templates/en.toml")):
        path.with_name(f"{LANG}.toml").write_text(
            f"# {NAME}\n" + path.read_text(encoding="utf-8"), encoding="utf-8"
        )


class _Backwards(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = backwards(node.value)
        return node


def _messages(folder: Path) -> None:
    resource = FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8"))
    text = FluentSerializer().serialize(_Backwards().visit(resource))
    (folder / f"{LANG}.ftl").write_text(text, encoding="utf-8")


def _typed(folder: Path) -> None:
    if not (folder / "en.toml").exists():
        return
    french, english = (
        tomllib.loads((folder / f"{lang}.toml").read_text(encoding="utf-8"))
        for lang in ("fr", "en")
    )
    groups: dict[str, dict[str, Any]] = {
        name: {code: _first(english, name, code)[::-1] for code in entries}
        for name, entries in french.items()
        if name not in FIXED and not name.startswith("more")
    }
    game = folder.parent.parent.name
    if game == "power":
        groups = dict(POWER)
    elif game == "sans_allies":
        groups |= {"units": NATION}
        groups |= _names(folder.parent / "editions" / "reconstructed.toml", ["terrains"])
    elif game == "dead_reckoning":
        groups["signs"] = english["signs"]
        edition = folder.parent / "editions" / "reconstructed.toml"
        groups |= _names(edition, ["islands", "crew", "upgrades", "alliance"])
    (folder / f"{LANG}.toml").write_text(_toml(groups), encoding="utf-8")


def _first(english: dict[str, dict[str, Any]], group: str, code: str) -> str:
    """The word that English shows; the code where it writes the notation itself."""
    word = english.get(group, {}).get(code, code)
    return word if isinstance(word, str) else str(word[0])


def _names(edition: Path, groups: list[str]) -> dict[str, dict[str, Any]]:
    """What a released edition names, backwards: it stands in no edition file."""
    values = tomllib.loads(edition.read_text(encoding="utf-8"))
    found: dict[str, dict[str, Any]] = {}
    for group in groups:
        entries = {key: entry for key, entry in values[group].items() if isinstance(entry, dict)}
        named = {key: entry.get("name", entry) for key, entry in entries.items()}
        found[group] = {key: backwards(name["en"]) for key, name in named.items() if "en" in name}
    return found


def _toml(groups: dict[str, dict[str, Any]]) -> str:
    return "\n".join(
        f"[{name}]\n" + "".join(f"{code} = {_quoted(word)}\n" for code, word in entries.items())
        for name, entries in groups.items()
    )


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rules(path: Path) -> None:
    """Every statement of a catalogue in the language too."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    lines = [f"game = {_quoted(data['game'])}", f"rules = {data['rules']}"]
    for kind in ("section", "clause"):
        for entry in data[kind]:
            lines += ["", f"[[{kind}]]"]
            said = {**entry, LANG: backwards(entry["en"])}
            lines += [f"{key} = {_quoted(value)}" for key, value in said.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
