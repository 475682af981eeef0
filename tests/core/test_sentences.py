"""Exceptions are sentences: in English by themselves, in French when asked; made only when read."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from arbitre.core import sentences
from arbitre.core.edition import BadEdition
from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal, Message, Ruling
from arbitre.core.position import refuse
from arbitre.core.record import RefusedLine, read_record
from arbitre.core.recorder import Recorder
from arbitre.core.sentences import said, say


@contextmanager
def refused(kind: type[Illegal | BadInput]) -> Iterator[list[Illegal | BadInput]]:
    """What is raised inside is in the list afterwards."""
    caught: list[Illegal | BadInput] = []
    try:
        yield caught
    except (Illegal, BadInput) as problem:
        caught.append(problem)
    assert [type(problem) for problem in caught] == [kind]


def test_a_refused_move_says_its_clause_and_the_reason() -> None:
    position = game("power").start()
    position.play("green", "T HQ V8")
    with refused(Illegal) as caught:
        position.play("green", "T HQ V8")
    assert str(caught[0]) == "PW-O11: this sheet is already in"
    assert say(caught[0]) == str(caught[0])
    assert say(caught[0], "fr") == "PW-O11: cette feuille est déjà remise"
    with refused(Illegal) as caught:
        position.play("mauve", "T HQ V8")
    assert str(caught[0]) == "PW-S2: there is no seat mauve"


def test_arguments_are_said_as_the_game_says_them() -> None:
    line = game("power").draft(game("power").start().view("blue")).add("T HQ J0")
    assert line.ruling is not None
    assert say(line.ruling) == "PW-P1: a tank goes 3 steps at most: Y0 is too far from HQB"
    assert say(line.ruling, "fr").startswith("PW-P1: ")
    assert "J0" in say(line.ruling, "fr")


def test_a_refusal_without_a_clause_is_the_sentence_alone() -> None:
    position = game("sans_allies").start(seed=7)
    with refused(Illegal) as caught:
        position.play("invader", "dance")
    assert str(caught[0]) == "“dance” is not written like that, or not now"


def test_an_unknown_name_says_which_there_are() -> None:
    with refused(BadInput) as caught:
        game("chess")
    said_now = str(caught[0])
    assert said_now.startswith("there is no game chess; the games are: ")
    assert {"dead_reckoning", "power", "sans_allies"} <= set(said_now.replace(",", "").split())
    with refused(BadInput) as caught:
        game("power").start(edition="gold")
    assert str(caught[0]) == "edition: there is no edition gold; the editions are: classic"


def test_bad_input_says_where() -> None:
    with refused(BadInput) as caught:
        game("sans_allies").load({"turn": "x"})
    where, _, sentence = str(caught[0]).partition(": ")
    assert where == caught[0].where != ""  # type: ignore[union-attr]
    assert " " in sentence


def test_messages_of_the_layers_above_are_found_too() -> None:
    # nobody imported the web layer here: its messages are files
    assert said(Message("web-base-url", {"value": "x", "url": "x"})) != "web-base-url"
    assert say(Message("arena-each", {"value": "x", "known": "game"}), "fr").startswith("une ligne")


def test_what_nobody_has_words_for_shows_what_is_known() -> None:
    unknown = refuse("ZZ-1", "no-such-thing", army="red", n=3)
    assert str(unknown) == "ZZ-1: no-such-thing (army red, n 3)"
    assert str(BadInput("", Message("no-such-thing"))) == "no-such-thing"
    # the key is there, and its arguments are not: still no error inside an error
    assert str(BadInput("", Message("unknown-game"))) == "unknown-game"


def test_the_sentence_of_the_clause_s_own_game_comes_first() -> None:
    # `not-a-seat` stands in all three catalogues
    for name, clause in (("power", "PW-S2"), ("sans_allies", "SA-T1"), ("dead_reckoning", "DR-D5")):
        rules = game(name)
        words = rules.voice(None, "en").words
        message = Message("not-a-seat", {"seat": "x"})
        assert say(Ruling(clause, message)) == f"{clause}: {words.say(message)}"


def test_control_characters_do_not_reach_a_terminal() -> None:
    assert "\x1b" not in str(BadInput("", Message("no-such-thing", {"word": "\x1b[2J"})))


def test_an_unknown_language_is_refused() -> None:
    with refused(BadInput) as caught:
        say(Message("game-over"), "tlh")
    assert str(caught[0]).startswith("there is no language tlh; the languages are: ")


@pytest.mark.plain
def test_raising_makes_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who search are refused a million times and read nothing of it."""
    asked: list[str] = []

    def counted(message: Message, clause: str = "", lang: str = "en") -> str:
        asked.append(message.key)
        return "said"

    monkeypatch.setattr(sentences, "said", counted)
    position = game("sans_allies").start(seed=7)
    for _ in range(20):
        with pytest.raises(Illegal) as found:
            position.play("invader", "dance")
    assert asked == []
    assert str(found.value) == "said"
    assert asked == ["cannot-read"]


def test_exceptions_come_back_from_another_process() -> None:
    ruling = Ruling("PW-O11", Message("sheet-in"))
    for problem in (
        Illegal(ruling),
        BadInput("board", Message("list-expected", {"value": "3"})),
        BadEdition(
            "my.toml:4", Message("edition-number", {"key": "S", "low": 0, "high": 9}), ("S",)
        ),
        RefusedLine(4, Illegal(ruling)),
    ):
        back = pickle.loads(pickle.dumps(problem))
        assert (str(back), repr(back)) == (str(problem), repr(problem))
        assert " at 0x" not in repr(problem)
    assert pickle.loads(pickle.dumps(RefusedLine(4, Illegal(ruling)))).ruling == ruling


def test_a_refused_line_of_a_record_names_the_line() -> None:
    recorder = Recorder.begin(game("power"), players=list("abcd"), options={"rounds": 1})
    recorder.play("green", "pause")
    text = recorder.text().replace("1 green pause", "1 green resignn")
    with refused(BadInput) as caught:
        list(read_record(text).replay())
    assert str(caught[0])[0].isdigit()
    assert " " in str(caught[0])
