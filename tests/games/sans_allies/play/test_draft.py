"""Drafts: a decision written card by card, cards taken back, what is warned of and noted."""

from __future__ import annotations

import pytest

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import Illegal, Value
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
ATTACK = ("A1 plains", "A2 sea", "reserve 7P+2V+S")
RECOVERY = ("phase recovery", "A1 plains", "attack A1 2P+2V due 2")
LOSSES = ("phase losses", "A1 plains", "attack A1 due 2", "discard 6P", "reserve 2P+V+2S")


def draft(*lines: str, lang: str = "en") -> Draft:
    """A draft at a position of a case's `before` block; row A has defence 6, row B 9."""
    at = GAME.load(expand(list(lines), STANDARD, edition_text(STANDARD)))
    return GAME.draft(at.view("invader"), lang)


def written(notes: Draft, *texts: str) -> list[str]:
    """What each line is answered with: the key of its refusal, or nothing."""
    return [refusal(notes, text) for text in texts]


def refusal(notes: Draft, text: str) -> str:
    ruling = notes.add(text).ruling
    return ruling.message.key if ruling else ""


def rulings(notes: Draft) -> list[str]:
    return [line.ruling.message.key if line.ruling else "" for line in notes.lines]


def texts(notes: Draft) -> list[str]:
    return [line.text for line in notes.lines]


def told(notes: Draft) -> list[tuple[str, dict[str, Value]]]:
    return [(message.key, dict(message.args)) for message in notes.notes()]


def warned(notes: Draft) -> list[tuple[str, dict[str, Value]]]:
    return [(message.key, dict(message.args)) for message in notes.warnings()]


def refused(notes: Draft) -> str:
    """Why there is no decision yet."""
    with pytest.raises(Illegal) as caught:
        notes.decision()
    return caught.value.ruling.message.key


# -- an attack -------------------------------------------------------------------------------


@pytest.mark.rule("SA-I4")
def test_an_attack_card_by_card() -> None:
    notes = draft(*ATTACK)
    assert (notes.complete, refused(notes), notes.next()[0]) == (False, "nothing-chosen", "A1")
    assert not notes.at_once
    assert written(notes, "A1") == [""]
    # the plain admits no ships
    assert (notes.complete, refused(notes), notes.next()) == (False, "no-force", ["P", "V"])
    # 1 + 3 is not 6: not complete, yet nothing is wrong
    assert written(notes, "P", "V") == ["", ""]
    assert not notes.complete
    assert written(notes, "V") == [""]
    assert (notes.complete, notes.decision().text()) == (True, "A1 P+2V")
    # both vehicles are taken
    assert notes.next() == ["P"]
    assert not notes.at_once
    assert notes.preview().data["phase"] == "dice"
    assert notes.preview().data["attack"] == {"place": "A1", "force": {"P": 1, "V": 2}}


@pytest.mark.rule("SA-I4")
def test_cards_of_an_attack_are_taken_back() -> None:
    notes = draft(*ATTACK)
    written(notes, "A1", "2V", "P", "3P")
    notes.remove(2)
    assert texts(notes) == ["A1", "2V", "3P"]
    assert notes.decision().text() == "A1 3P+2V"
    notes.remove(1)
    assert (notes.complete, notes.next()) == (False, ["P", "V"])
    notes.clear()
    assert (notes.lines, refused(notes)) == ([], "nothing-chosen")


def test_lines_change_places() -> None:
    notes = draft(*ATTACK)
    written(notes, "A1", "2V", "P")
    notes.move(2, 0)
    assert texts(notes) == ["P", "A1", "2V"]
    assert rulings(notes) == ["", "", ""]
    assert notes.decision().text() == "A1 P+2V"


@pytest.mark.rule("SA-I4")
def test_cards_that_cannot_attack_are_refused_and_kept_as_lines() -> None:
    notes = draft(*ATTACK)
    # three vehicles where there are two: refused from the third on
    assert written(notes, "A1", "V", "V", "V") == ["", "", "", "not-in-reserve"]
    assert rulings(notes) == ["", "", "", "not-in-reserve"]
    assert (notes.complete, told(notes), warned(notes)) == (False, [], [])
    notes.remove(3)
    assert notes.complete
    assert refusal(notes, "S") == "not-admitted"
    assert rulings(notes) == ["", "", "", "not-admitted"]
    notes.clear()
    assert written(notes, "A1 X", "A1", "2V") == ["cannot-read", "", ""]
    assert texts(notes) == ["A1", "2V"]  # a target named again begins anew


@pytest.mark.rule("SA-I2")
def test_a_target_that_cannot_be_attacked() -> None:
    notes = draft(*ATTACK)
    assert written(notes, "B1") == ["not-exposed"]
    notes = draft("gaps A1", "reserve 9P")
    assert written(notes, "A1") == ["no-region"]
    assert (notes.next(), told(notes)) == ([], [])
    notes = draft(*ATTACK)
    assert (written(notes, "2V"), refused(notes)) == (["no-target"], "no-target")
    assert notes.next() == []
    assert told(notes) == []
    assert refusal(notes, "lunch") == "cannot-read"
    assert texts(notes) == ["2V", "lunch"]


@pytest.mark.parametrize("slip", ["lunch", "B1", "weapon A1", "A1 X", "9S"])
def test_a_refused_line_takes_nothing_away(slip: str) -> None:
    notes = draft(*ATTACK)
    written(notes, "A1", "V", "V")
    assert written(notes, slip) != [""]
    assert (texts(notes)[:3], notes.complete) == (["A1", "V", "V"], False)
    notes.remove(len(notes.lines) - 1)
    assert (notes.decision().text(), notes.complete) == ("A1 2V", True)


def test_targets_that_can_be_taken_come_first_then_the_other_acts() -> None:
    at = ("upgrades P", "top forest", "gaps A3 A4 A5 A6 A7 A8", "A1 plains", "A2 sea", "reserve 2V")
    found = draft(*at).next()
    # 2V are 6: the plain of row A; at sea vehicles of the base side are nothing
    assert found[:3] == ["A1", "end", "scouts A1"]
    assert "scouts A2" in found
    # in French
    assert draft(*at, lang="fr").next()[:3] == ["A1", "fin", "éclaireurs A1"]
    notes = draft("A1 coast", "reserve 2S", lang="fr")
    assert written(notes, "a1", "b", "B") == ["", "", ""]
    assert texts(notes) == ["A1", "B", "B"]
    notes.remove(2)
    assert notes.next() == ["B"]


@pytest.mark.rule("SA-U1", "SA-U5")
def test_another_act_takes_the_place_of_an_attack_and_back() -> None:
    notes = draft("upgrades P", "top forest", *ATTACK)
    written(notes, "A1", "V", "scouts A2")
    assert texts(notes) == ["scouts A2"]
    assert notes.at_once
    assert notes.decision().text() == "scouts A2"
    assert notes.next() == []
    assert told(notes) == []
    assert notes.preview().data["upgrades"] == {"P": "spent"}
    assert written(notes, "A1") == [""]
    assert (texts(notes), notes.at_once) == (["A1"], False)
    assert written(notes, "2V", "A2") == ["", ""]
    assert texts(notes) == ["A2"]
    assert written(notes, "end") == [""]
    assert notes.at_once
    assert written(notes, "2V") == ["no-target"]
    assert texts(notes) == ["end", "2V"]
    # a refused act is not sent
    assert refusal(notes, "weapon A1") == "no-weapon"
    assert (notes.at_once, notes.complete, warned(notes)) == (False, False, [])


@pytest.mark.rule("SA-I4")
def test_notes_say_what_is_missing_and_then_the_odds() -> None:
    notes = draft(*ATTACK)
    assert told(notes) == []
    written(notes, "A1")
    missing = {"strength": 0, "defence": 6, "place": "A1", "n": 6}
    assert told(notes) == [("note-missing", missing)]
    written(notes, "V", "2P")
    assert told(notes) == [("note-missing", {**missing, "strength": 5, "n": 1})]
    written(notes, "P")
    (odds,) = told(notes)
    # four cards of seven personnel and two vehicles, five are left to pay: only a 2 fails.
    # Lost: 4 x 36, 14 come back (7 x 1 + 2 x 2 + 1 x 3), 14 more go (7 x 1 + 2 x 2 + 1 x 3): 4
    assert odds == (
        "note-odds-stay",
        {
            "success": 35,
            "failure": 1,
            "ways": 36,
            "percent": "97.2",  # 35 / 36 = 0.97222
            "other": "2.8",  # 1 / 36 = 0.02777
            "lost": "4.00",
        },
    )


def test_cards_lost_are_noted_in_hundredths() -> None:
    """Seven of nine personnel, two left: 7 - 14/36 + (7 x 1 + 2 x 2 + 1 x 2)/36 = 6.972."""
    notes = draft("A1 plains", "reserve 9P")
    written(notes, "A1 7P")
    assert told(notes)[0][1]["lost"] == "6.97"


@pytest.mark.rule("SA-I7", "SA-I10")
def test_notes_of_an_attack_that_may_end_in_a_retreat() -> None:
    """Nine personnel against 9 on row B, none left: 2 to 5 fail, 10 ways; 9 - 14/36 = 8.611."""
    notes = draft("gaps A1", "B1 plains", "reserve 9P")
    written(notes, "B1 9P")
    assert notes.complete
    (odds,) = told(notes)
    assert odds == (
        "note-odds-retreat",
        # 26 / 36 = 0.7222, 10 / 36 = 0.2777
        {
            "success": 26,
            "failure": 10,
            "ways": 36,
            "percent": "72.2",
            "other": "27.8",
            "lost": "8.61",
        },
    )


@pytest.mark.rule("SA-I4")
def test_a_card_too_many_is_warned_of() -> None:
    notes = draft(*ATTACK)
    written(notes, "A1", "2V")
    assert warned(notes) == []
    written(notes, "P")
    assert warned(notes) == [("warn-spare", {"unit": "P"})]
    # 7P: one can stay; 4P and V are 7: a card of personnel can stay; 3P and V are 6: none
    for force, unit in (("7P", "P"), ("4P+V", "P"), ("3P+V", ""), ("6P", ""), ("3P+2V", "P")):
        notes.clear()
        written(notes, f"A1 {force}")
        assert warned(notes) == ([("warn-spare", {"unit": unit})] if unit else [])
    # not yet a decision: nothing to warn of
    notes.clear()
    written(notes, "A1 V")
    assert warned(notes) == []
    # P and a ship of 6 on the coast: the personnel; the ship alone is needed
    notes = draft("upgrades S", "A1 coast", "reserve 3P+S")
    written(notes, "A1 P+S")
    assert warned(notes) == [("warn-spare", {"unit": "P"})]
    notes = draft("upgrades S", "A1 coast", "reserve 3P+S")
    written(notes, "A1 S")
    assert warned(notes) == []


@pytest.mark.rule("SA-U1")
def test_scouts_that_give_a_centre_away_are_warned_of() -> None:
    at = ("upgrades P", "top forest", "A1 centre", "A2 desert")
    notes = draft(*at)
    written(notes, "scouts A1")
    assert warned(notes) == [("warn-centre", {"place": "A1"})]
    assert notes.complete
    written(notes, "scouts A2")
    assert warned(notes) == []


# -- cards to recover or to lose -------------------------------------------------------------


@pytest.mark.rule("SA-I6")
def test_cards_to_recover() -> None:
    notes = draft(*RECOVERY)
    assert (notes.complete, notes.next()) == (False, ["P", "V", "none"])
    assert written(notes, "P") == [""]
    # fewer than allowed may be recovered, after a warning
    assert (notes.complete, notes.next()) == (True, ["P", "V"])
    assert warned(notes) == [("warn-recover-more", {"n": 1})]
    assert written(notes, "V") == [""]
    assert (notes.next(), warned(notes), notes.decision().text()) == ([], [], "recover P+V")
    assert notes.preview().data["reserve"] == {"P": 1, "V": 1}
    assert refusal(notes, "V") == "too-many-recovered"
    assert not notes.complete
    assert warned(notes) == []
    notes.remove(0)
    assert (rulings(notes), notes.decision().text()) == (["", ""], "recover 2V")
    notes.clear()
    assert written(notes, "recover V+P") == [""]
    assert notes.decision().text() == "recover P+V"


@pytest.mark.rule("SA-I6")
def test_what_cannot_be_recovered() -> None:
    notes = draft(*RECOVERY)
    assert written(notes, "A", "lunch") == ["not-in-force", "cannot-read"]
    assert not notes.complete
    notes.clear()
    assert written(notes, "none") == [""]
    assert (notes.complete, notes.next(), notes.at_once) == (True, [], True)
    assert warned(notes) == [("warn-recover-more", {"n": 2})]
    # no third vehicle in the force
    notes.clear()
    assert written(notes, "lunch", "2V") == ["cannot-read", ""]
    notes = draft("phase recovery", "A1 coast", "attack A1 2V+S due 2", lang="fr")
    assert notes.next() == ["V", "B", "rien"]
    notes = draft("phase recovery", "A1 plains", "attack A1 2P+V due 3", lang="fr")
    assert notes.next() == ["P", "V", "rien"]
    written(notes, "V")
    assert notes.next() == ["P"]
    assert refusal(notes, "V") == "not-in-force"


@pytest.mark.rule("SA-I7")
def test_cards_to_lose() -> None:
    notes = draft(*LOSSES)
    # ships do not fight on a plain, and nothing is no choice
    assert (notes.complete, notes.next()) == (False, ["P", "V"])
    # one of two is only unfinished
    assert written(notes, "P") == [""]
    assert (notes.complete, notes.next(), warned(notes)) == (False, ["P", "V"], [])
    assert (refusal(notes, "2S"), notes.complete) == ("not-admitted", False)
    notes.remove(1)
    assert written(notes, "V") == [""]
    assert (notes.complete, notes.next(), notes.decision().text()) == (True, [], "lose P+V")
    assert refusal(notes, "P") == "losses-due"
    assert (rulings(notes), notes.complete) == (["", "", "losses-due"], False)
    notes.remove(0)
    assert (rulings(notes), notes.complete) == (["", ""], True)
    notes.clear()
    assert written(notes, "lose V", "A") == ["", "not-in-reserve"]


# -- one choice ------------------------------------------------------------------------------


@pytest.mark.rule("SA-C2")
def test_a_choice_is_one_line_that_the_next_replaces() -> None:
    notes = draft("phase upgrade", "upgrades V", "centres 2")
    assert notes.next() == ["upgrade P", "upgrade A", "upgrade S"]
    assert (notes.complete, refused(notes)) == (False, "nothing-chosen")
    assert written(notes, "upgrade V") == ["already-upgraded"]
    assert (notes.complete, notes.at_once) == (False, False)
    assert written(notes, "upgrade A") == [""]
    assert texts(notes) == ["upgrade A"]
    assert (notes.complete, notes.next(), notes.at_once) == (True, [], True)
    assert notes.decision().text() == "upgrade A"
    assert notes.preview().data["upgrades"] == {"V": "upgraded", "A": "upgraded"}
    assert notes.preview().seat == "invader"
    notes.remove(0)
    assert notes.next() == ["upgrade P", "upgrade A", "upgrade S"]
    french = draft("phase upgrade", "upgrades V", "centres 2", lang="fr")
    assert french.next() == ["améliorer P", "améliorer A", "améliorer B"]
    assert french.add("ameliorer b").text == "améliorer B"
