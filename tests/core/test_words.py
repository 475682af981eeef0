"""Messages: both languages say the same things, and every message the code names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from arbitre.core.message import Message, Value
from arbitre.core.words import LANGUAGES, Words

SOURCE = Path(__file__).parents[2] / "src" / "arbitre"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("locale/*.ftl")})
MADE = re.compile(
    r"^(event|phase|colour|seat|kind|a-kind|count|short|long|help|mark|draw|tally|reason|luck|ending-luck|fortune|group|panel|touch|arena|bench|term-mark|term-do|term-use|page|option|bot|difficulty|about|aid|hand|tray|remind|box|compile|temper|why|tool|arg|resource|prompt|advice)-"
)
"""Keys that the code puts together from a name."""


def _messages(path: Path) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path}: {junk[0].content if junk else ''}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def _variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            # a piece with its article is the same thing said
            found.add(node.id.name.removeprefix("a-"))
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for value in node:
                visit(value)

    visit(message)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_french_and_english_say_the_same_things(folder: Path) -> None:
    french, english = (_messages(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert list(french) == list(english)
    for key, message in french.items():
        assert _variables(message) == _variables(english[key]), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_french_typography(folder: Path) -> None:
    for key, message in _messages(folder / "fr.ftl").items():
        text = "".join(
            part.value if isinstance(part, ftl.TextElement) else "x"
            for part in (message.value.elements if message.value else [])
        )
        assert not re.search(r" [:;!?»]|« ", text), f"{key}: a plain space before a sign"
        assert "..." not in text, key
        assert "  " not in text.strip() or key.startswith(("help", "long")), key


SPOKEN = sorted(
    path
    for pattern in ("locale/*.ftl", "data/rules.toml", "data/lessons/*.toml")
    for path in SOURCE.rglob(pattern)
)
"""Everything a person reads, in files."""


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: str(path.relative_to(SOURCE)))
def test_apostrophes_are_those_of_print(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.lstrip().startswith("#"):
            assert not re.search(r"(?<!')'(?!')", line), f"{path.name}:{number}: ’ is wanted"


def _named_keys() -> dict[str, str]:
    """Every message key that stands in the code, with its file."""
    places = {"Message": 0, "ruled": 1, "refuse": 1, "wrong": 1, "_wrong": 1, "_Unread": 0}
    places |= {"phrase": 0}
    keys: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = places.get(name, -1)
            if 0 <= at < len(node.args) and isinstance(node.args[at], ast.Constant):
                keys[str(node.args[at].value)] = str(path.relative_to(SOURCE))  # type: ignore[attr-defined]
            if name == "Event" and node.args and isinstance(node.args[0], ast.Constant):
                keys[f"event-{node.args[0].value!s}"] = str(path.relative_to(SOURCE))
    return keys


@pytest.mark.no_cover  # long: other tests measure it
def test_every_message_the_code_names_exists() -> None:
    known = {key for folder in FOLDERS for key in _messages(folder / "en.ftl")}
    examples = {"missing", "same-space", "event-"}
    missing = {
        key: path
        for key, path in _named_keys().items()
        if key not in known and key not in examples and not path.startswith("testing")
    }
    assert not missing


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_key_is_one_of_core_with_another_meaning(folder: Path) -> None:
    """Every catalogue is read beside that of core, where the first one read would be said for both."""
    core = SOURCE / "core" / "locale"
    if folder == core:
        return
    for lang in LANGUAGES:
        ours, others = _messages(core / f"{lang}.ftl"), _messages(folder / f"{lang}.ftl")
        both = ours.keys() & others.keys()
        assert not {key for key in both if not ours[key].equals(others[key])}


@pytest.mark.no_cover  # long: other tests measure it
def test_no_message_is_left_over() -> None:
    named = set(_named_keys())
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    texts = "\n".join((folder / "en.ftl").read_text(encoding="utf-8") for folder in FOLDERS)
    for folder in FOLDERS:
        for key in _messages(folder / "en.ftl"):
            used = key in named or MADE.match(key) or f'"{key}"' in code
            used = used or f"say('{key}'" in code  # inside an f-string
            used = used or f"{{ {key} }}" in texts  # a part of other messages
            assert used, f"{folder}: {key} is said nowhere"


def test_a_missing_message_is_an_error_not_a_blank() -> None:
    words = Words("en", ["arbitre.core"])
    with pytest.raises(KeyError):
        words.phrase("no-such-message")
    with pytest.raises(KeyError):
        words.phrase("unknown-option", {"option": "x"})
    with pytest.raises(ValueError, match="de"):
        Words("de", [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_without_end_is_said_without_its_digits(lang: str) -> None:
    words = Words(lang, ["arbitre.core"])
    for number, shown in ((10**18 - 1, False), (10**18, True), (-(10**30), True), (10**5000, True)):
        said = words.phrase("unknown-rules", {"rules": number, "known": 1})
        assert ("…" in said) is shown
        assert ("999" in said) is not shown


def test_catalogues_are_shared_but_each_says_things_its_own_way() -> None:
    def loud(name: str, value: Value, words: Words) -> dict[str, Value]:
        return {name: f"{value}!"}

    missing = Message("unknown-bot", {"bot": "x", "known": "y"})
    packages = ["arbitre.core"]
    plain, loud_one = Words("en", packages), Words("en", packages, loud)
    for _ in range(2):
        assert plain.say(missing) == "there is no player x; the players are: y"
        assert loud_one.say(missing) == "there is no player x!; the players are: y!"
        assert "joueur" in Words("fr", packages).say(missing)
    # a package more has its messages and leaves the others without them
    assert plain.with_package("arbitre.cli").knows("about")
    assert not Words("en", packages).knows("about")


def test_what_stands_in_a_list_is_made_harmless_too() -> None:
    words = Words("en", ["arbitre.core"])
    text = words.phrase("unknown-bot", {"bot": ["a\x1b[2J", "b"], "known": "y"})
    assert text == "there is no player a?[2J, b; the players are: y"
