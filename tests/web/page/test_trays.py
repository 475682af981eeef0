"""Trays: what a reader set is read back, bounded, and compared with what others set meanwhile."""

from __future__ import annotations

import pytest

from arbitre.core.tray import ON, Section, Tray, choice, number, switch, text
from arbitre.web.errors import Problem
from arbitre.web.page.trays import values_set


def tray(coins: int = 2, owner: str = "none", fort: bool = False, name: str = "") -> Tray:
    owners = [("none", "nobody"), ("player", "you")]
    return Tray(
        "B2",
        "Island B2",
        [
            Section("Goods", [number("coins", "Coins", coins, 0, 40)]),
            Section(
                "Who", [choice("owner", "Control", owner, owners), switch("fort", "Fort", fort)]
            ),
            Section("", [text("name", "Name", name, 0, 10)]),
        ],
    )


SHOWN = {"was-coins": "2", "was-owner": "none", "was-fort": "0", "was-name": ""}
"""The form as a browser sends it that was shown the tray above and touched nothing."""
AS_IT_IS = {**SHOWN, "v-coins": "2", "v-owner": "none", "v-name": ""}


def test_what_was_touched_is_set_and_the_rest_stays() -> None:
    found = values_set(tray(), {**AS_IT_IS, "v-coins": "3", "v-fort": ON})
    assert found == {"coins": "3", "owner": "none", "fort": ON, "name": ""}
    assert [dial.name for dial in tray().set_otherwise(found)] == ["coins", "fort"]


def test_a_box_that_is_unticked_sends_nothing_and_is_off() -> None:
    shown = {**AS_IT_IS, "was-fort": ON}
    assert values_set(tray(fort=True), shown)["fort"] == "0"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("coins", "41", "web-tray-number"),
        ("coins", "-1", "web-tray-number"),
        ("coins", "", "web-tray-number"),
        ("coins", "²", "web-tray-number"),
        ("coins", "9" * 5000, "web-tray-number"),
        ("owner", "alliance", "web-tray-choice"),
        ("fort", "2", "web-tray-choice"),
        ("name", "x" * 11, "web-tray-text"),
    ],
)
def test_what_cannot_be_set_is_said_with_its_name(field: str, value: str, key: str) -> None:
    with pytest.raises(Problem) as found:
        values_set(tray(), {**AS_IT_IS, f"v-{field}": value})
    assert found.value.message.key == key
    assert found.value.message.args["label"]


def test_what_somebody_else_set_meanwhile_is_kept_where_this_reader_did_not_touch_it() -> None:
    found = values_set(tray(coins=5), {**AS_IT_IS, "v-fort": ON})
    assert found["coins"] == "5"


def test_two_who_contradict_each_other_are_told_and_nothing_is_set() -> None:
    with pytest.raises(Problem) as found:
        values_set(tray(coins=5), {**AS_IT_IS, "v-coins": "3"})
    assert (found.value.code, found.value.message.key) == ("stale", "web-tray-since")
    assert found.value.message.args == {"label": "Coins", "now": "5"}
    # who wanted the same is not refused
    assert values_set(tray(coins=3), {**AS_IT_IS, "v-coins": "3"})["coins"] == "3"
