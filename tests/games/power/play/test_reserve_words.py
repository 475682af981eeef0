"""Reserves in the telling: people read whose they are, not the codes of the notation."""

from __future__ import annotations

import pytest

from arbitre.core.message import Event, Value
from arbitre.games.power.words.codes import power_words

TOLD: list[tuple[str, dict[str, Value], str, str]] = [
    (
        "build",
        {"army": "green", "space": "RVV", "pieces": "A+B+CR"},
        "Green builds a mega-missile in its reserve out of 1 heavy tank, 1 bomber and 1 cruiser",
        "Vert construit un Méga-missile dans sa Réserve avec 1 Char d’assaut, 1 Bombardier et 1 Croiseur",
    ),
    (
        "launch",
        {"army": "green", "space": "RVV", "to": "RVB"},
        "Green launches a mega-missile from its reserve at the reserve of Blue",
        "Vert lance un Méga-missile de sa Réserve sur la Réserve de Bleu",
    ),
    (
        "launch",
        {"army": "green", "space": "V6", "to": "HQJ"},
        "Green launches a mega-missile from G6 at HQY",
        "Vert lance un Méga-missile de V6 sur HQJ",
    ),
    (
        "detonation",
        {"army": "red", "space": "RVJ"},
        "A mega-missile of Red strikes the reserve of Yellow",
        "Un Méga-missile de Rouge frappe la Réserve de Jaune",
    ),
    (
        "bounce",
        {"army": "blue", "kind": "S", "space": "HQB", "to": "RVB"},
        "Blue: an infantry bounces from HQB to its reserve",
        "Bleu\u00a0: un Soldat rebondit de HQB vers sa Réserve",
    ),
]


@pytest.mark.parametrize(("name", "args", "english", "french"), TOLD)
def test_a_reserve_is_told_by_whose_it_is(
    name: str, args: dict[str, Value], english: str, french: str
) -> None:
    event = Event(name, "PW-M1", args)
    assert power_words("en").event(event) == english
    assert power_words("fr").event(event) == french
