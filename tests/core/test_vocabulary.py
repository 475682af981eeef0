"""What is typed in each language, and what a language that lacks something falls back on."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from arbitre.core import words as words_module
from arbitre.core.cache import empty_all
from arbitre.core.data import data_text
from arbitre.core.message import Message
from arbitre.core.vocabulary import Vocabulary, called, text_in
from arbitre.core.words import DEFAULT, FALLBACK, LANGUAGES, Words, language_of, own_name

SOURCE = Path(words_module.__file__).parents[1]
FOLDERS = sorted({path.parent for path in SOURCE.rglob("locale/*.toml")})
SANS_ALLIES = "arbitre.games.sans_allies.data"


def test_the_languages_are_those_of_the_folder() -> None:
    files = {path.stem for path in (SOURCE / "core" / "locale").glob("*.ftl")}
    assert set(LANGUAGES) == files
    assert LANGUAGES[0] == DEFAULT
    assert [own_name(lang) for lang in ("fr", "en")] == ["Français", "English"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parents[1].name)
def test_every_language_types_the_same_things(folder: Path) -> None:
    french = tomllib.loads((folder / "fr.toml").read_text(encoding="utf-8"))
    english = tomllib.loads((folder / "en.toml").read_text(encoding="utf-8"))
    for group, entries in english.items():
        # one language may understand more words than the other; it shows none of its own
        assert group in french, group
        if not group.startswith("more"):
            assert set(entries) - {"island-after"} <= set(french[group]), group


def test_what_is_shown_is_understood_first() -> None:
    sheet = Vocabulary("arbitre.core", "sheet")
    for lang in LANGUAGES:
        for code in sheet.codes:
            assert sheet.meant(f" {sheet.said(code, lang).upper()} ") == code
    assert sheet.meant("go") == "send"
    assert sheet.own("send", "fr") == "envoyer"
    signs = Vocabulary("arbitre.games.dead_reckoning.data", "coin")
    # `p` is tails in French only, `t` in English: each is understood in both
    assert [signs.meant("P", lang) for lang in ("", "fr", "en")] == ["tails"] * 3
    assert sheet.row("en") == ["send", "undo", "clear"]


def test_a_language_without_a_word_uses_the_notation() -> None:
    edits = Vocabulary("arbitre.games.dead_reckoning.data", "edits")
    assert (edits.said("tile", "fr"), edits.said("tile", "en")) == ("plateau", "tile")
    assert (edits.own("tile", "en"), edits.said("nothing like it", "fr")) == ("", "nothing like it")
    assert Vocabulary("arbitre.web", "none").codes == {}


def test_names_of_an_edition() -> None:
    units = Vocabulary(SANS_ALLIES, "units")
    assert called({"fr": "mer", "en": "sea"}, units, "sea") == {"fr": "mer", "en": "sea"}
    # French has a name of its own for the code, English stands in for nothing here
    assert called({"en": "ship"}, units, "S") == {"fr": "B", "en": "ship"}
    assert called({"en": "sea"}, units, "sea") == {"fr": "sea", "en": "sea"}


def test_a_file_that_a_language_lacks_is_read_in_english() -> None:
    english = data_text(SANS_ALLIES, "templates", "en.toml")
    assert text_in(SANS_ALLIES, "templates", "none", ".toml") == english
    assert text_in(SANS_ALLIES, "templates", "fr", ".toml") != english


def test_tags_of_browsers_and_systems() -> None:
    tags = ("fr-CA", "FR", "en_US.UTF-8", "de", "C", "")
    assert [language_of(tag) for tag in tags] == ["fr", "fr", "en", "", "", ""]


def test_what_a_language_has_no_words_for_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lacking(package: str, *path: str) -> str:
        if package == "arbitre.cli" and path[-1] == "fr.ftl":
            raise FileNotFoundError(path[-1])
        return data_text(package, *path)

    message = Message("unknown-bot", {"bot": "x", "known": "y"})
    packages = ["arbitre.core", "arbitre.cli"]
    english = Words(FALLBACK, packages)
    monkeypatch.setattr(words_module, "data_text", lacking)
    empty_all()
    with pytest.raises(FileNotFoundError):  # a required language lacks nothing
        Words("fr", packages).say(message)
    monkeypatch.setattr(words_module, "REQUIRED", (FALLBACK,))
    french = Words("fr", packages)
    assert french.say(message).startswith("il n’y a pas")
    assert french.phrase("help-lang") == english.phrase("help-lang")
    assert french.knows("help-lang")
    assert not french.speaks("help-lang")
    assert not french.knows("nothing-like-it")
    empty_all()


def test_a_word_means_what_it_does_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "two_minds" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "fr.toml").write_text('[answers]\nskip = "passer"\nyes = ["oui", "s"]\n')
    (folder / "en.toml").write_text('[answers]\nskip = "s"\nyes = "yes"\n')
    monkeypatch.syspath_prepend(tmp_path)
    answers = Vocabulary("two_minds", "answers")
    assert [answers.meant("S", lang) for lang in ("", "fr", "en")] == ["skip", "yes", "skip"]
