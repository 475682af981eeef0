"""The bounds of an edition's text: refused with its line before it is parsed, and innocent text passes."""

from __future__ import annotations

import pytest

from arbitre.core.edition import EditionReader
from arbitre.core.edition_bounds import MOST_KEPT, MOST_TEXT, MOST_WIDE, check_bounds
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.words import Words
from tests.keys import keyed

GAMES = ("power", "sans_allies", "dead_reckoning")
COSTLY = {
    "parts": ("a.a.a.a.a.a.a.a.a = 1", "edition-parts"),
    "quoted parts": ("a.'b'.\"c\".d.e.f.g.h.i = 1", "edition-parts"),
    "parts of a table": ("[a.a.a.a.a.a.a.a.a]", "edition-parts"),
    "parts inside braces": ("a = {b.b.b.b.b.b.b.b.b = 1}", "edition-parts"),
    "brackets": ("a = " + "[" * 9, "edition-deep"),
    "braces": ("a = " + "{a=" * 9, "edition-deep"),
    "digits": ("a = " + "9" * 19, "edition-digits"),
    "parted digits": ("a = " + "_".join("9" * 19), "edition-digits"),
    "exponent": ("a = 1e" + "9" * 19, "edition-digits"),
    "wide": ("a = [" + "1," * 500 + "]", "edition-wide"),
    "after a string": ('a = ["""b""""", [[[[[[[[', "edition-deep"),
    "after an escaped quote": ('a = ["\\"", \'\\\', [[[[[[[[', "edition-deep"),
    "after a broken string": ('a = "b\nc = [[[[[[[[[', "edition-deep"),
}


@pytest.mark.parametrize("name", COSTLY)
def test_what_would_be_costly_to_parse_is_refused_with_its_line(name: str) -> None:
    text, key = COSTLY[name]
    with pytest.raises(BadInput) as found:
        check_bounds(f"# one\nname = 'two'\n{text}", "my.toml")
    if name != "wide":
        with pytest.raises(BadInput):
            EditionReader(f"# one\nname = 'two'\n{text}", "my.toml")
    line = 4 if name == "after a broken string" else 3
    assert (found.value.where, found.value.message.key) == (f"my.toml:{line}", key)
    said = [Words(lang, ["arbitre.core"]).say(found.value.message) for lang in ("fr", "en")]
    most = str(found.value.message.args["most"])
    assert said[0] != said[1]
    assert all(most in "".join(sign for sign in text if sign.isdigit()) for text in said)


def test_an_edition_has_a_size() -> None:
    check_bounds("#\n" * (MOST_TEXT // 2), "my.toml")
    with pytest.raises(BadInput, check=keyed("edition-long", r"my\.toml:1")):
        check_bounds("#" + "\n" * MOST_TEXT, "my.toml")


@pytest.mark.parametrize(
    "text",
    [
        "# " + "une très longue remarque, à l'écart du reste, [[[[[[[[[ 0123456789012345678 " * 40,
        "a = 1  # " + "x" * MOST_WIDE,
        'provenance = "a.b.c.d.e.f.g.h.i.j, [[[[[[[[[, 01234567890123456789"',
        "provenance = '''\na.b.c.d.e.f.g.h.i.j\n[[[[[[[[[\n01234567890123456789'''",
        'provenance = """\n\\"""[[[[[[[[[ "" [[[[[[[[[\n\'\'\' # {{{{{{{{{"""',
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]",
        "a = [\n[1],\n[2],\n[3],\n[4],\n[5],\n[6],\n[7],\n[8],\n[9]\n]",
        "".join(f"[a.b{number}]\nc.d.e = 1\n" for number in range(200)),
        "a = 999_999_999_999_999_999",
        "a = ''  # '\nb = \"\"  # \"\n'c' = 1",
    ],
)
def test_innocent_text_passes(text: str) -> None:
    assert EditionReader(text, "my.toml").values is not None


@pytest.mark.parametrize("name", GAMES)
def test_all_released_editions_and_templates_are_within_the_bounds(name: str) -> None:
    rules = game(name)
    texts = [rules.edition(edition).source for edition in rules.editions()]
    for text in [*texts, rules.edition_template("fr"), rules.edition_template("en")]:
        check_bounds(text, name)
        assert len(text) < MOST_TEXT / 2


@pytest.mark.parametrize("value", ["inf", "nan", "1e999", "-1", "1.0", "0x_", "1979-05-27", "true"])
@pytest.mark.parametrize("name", GAMES)
def test_a_value_that_is_no_whole_number_gets_a_sentence(name: str, value: str) -> None:
    source = game(name).edition("").source.replace("version = 1", f"version = {value}")
    with pytest.raises(BadInput) as found:
        game(name).read_edition(source, "my.toml")
    assert found.value.where == "my.toml:3"
    assert found.value.message.key in ("edition-number", "edition-toml")


def test_an_edition_read_again_is_the_same_one() -> None:
    source = game("power").edition("").source.replace("classic", "mine")
    first = game("power").read_edition(source, "a.toml")
    assert game("power").read_edition(source, "b.toml") is first
    assert game("power").read_edition(source + "#", "b.toml") is not first


def test_what_was_taken_before_may_be_longer_and_wider() -> None:
    """An edition of a store or a record from before these bounds is still read."""
    wide = "a = [" + "1, " * 2000 + "1]"
    long = wide + "".join(f"\nb{number} = 1" for number in range(8000))
    for text in (wide, long):
        with pytest.raises(BadInput):
            check_bounds(text, "my.toml")
        assert EditionReader(text, "my.toml").values["a"] == [1] * 2001
    with pytest.raises(BadInput, check=keyed("edition-long", r"my\.toml:1")):
        EditionReader("#" + "\n" * MOST_KEPT, "my.toml")


def test_a_long_string_on_one_line_is_free() -> None:
    check_bounds('a = "' + "x" * 3000 + '" # a remark', "my.toml")
    for before, after in (("", " " * 1001), (" " * 1001, "")):  # what stands beside it is not
        with pytest.raises(BadInput, check=keyed("edition-wide", r"my\.toml:1")):
            check_bounds(f'a = {before}"' + "x" * 3000 + f'"{after}', "my.toml")
