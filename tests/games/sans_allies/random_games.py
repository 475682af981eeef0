"""Random editions, positions, decisions and nonsense for Sans Alliés, from a generator given."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import (
    ROWS,
    STANDARD,
    UNITS,
    State,
    Values,
    all_places,
    cards_text,
    corners,
    full,
    terrains,
)
from tests.games.sans_allies.plain_engine import PlainEngine

NONSENSE = ("", "hello", "A9 6P", "Z1 P", "A1 2X", "H2 9V", "upgrade Q", "lay", "bomb", "recover")


def random_edition(rng: Random) -> str:
    """An edition as TOML: the standard one, an easier or harder one, or other numbers of cards."""
    values = copy.deepcopy(STANDARD)
    kind = rng.randrange(6)
    if kind == 1:
        values["tiles"]["defence"] = [3, 4, 5, 6, 7, 8, 9, 10]
    elif kind == 2:
        values["tiles"]["defence"] = [rng.randrange(1, 4) + 2 * row for row in range(8)]
        values["tiles"]["research"] = [3, 3, 4, 4, 4, 5, 5, 6]
    elif kind == 3:
        values["production"] |= {"P": 14, "breakthrough": 4, "weapon": 12}
        values["tiles"]["defence"] = [4, 5, 7, 8, 10, 11, 13, 15]
    elif kind == 4:
        values["tiles"]["defence"] = [5, 8, 11, 14, 17, 20, 23, 26]
        values["strength"] = {"V": [2, 5], "A": [3, 4], "S": [3, 7]}
    elif kind == 5:
        values["tiles"]["defence"] = [3, 4, 6, 7, 9, 10, 12, 13]
        for card in (*values["terrains"].values(), values["installations"]):
            card["admits"] = "".join(rng.sample(UNITS, rng.randrange(1, 5)))
    return edition_text(values)


def random_position(rng: Random, values: Values, source: str) -> State:
    """Somewhere in a game: a pyramid partly taken, some laid back, upgrades, a reserve."""
    gone: list[str] = []
    standing = set(all_places()) - {"H1"}
    for _ in range(rng.randrange(32)):
        exposed = [p for p in sorted(standing) if not corners(p) or set(corners(p)) - standing]
        gone.append(rng.choice(exposed))
        standing.remove(gone[-1])
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        if gone:
            standing.add(gone.pop(rng.randrange(len(gone))))
    # those that are not captured need a place
    centres = max(min(rng.randrange(6), len(gone)), 5 - (len(standing) - 1))
    kinds = rng.sample(UNITS, min(centres, 4))
    upgrades = [k + ("=spent" if k == "P" and rng.random() < 0.3 else "") for k in kinds]
    lines = [f"turn {rng.randrange(1, 40)}", f"centres {centres}", f"marker {rng.choice(ROWS)}"]
    lines += [f"gaps {' '.join(gone)}"] * bool(gone)
    lines += [f"upgrades {' '.join(upgrades)}"] * bool(upgrades)
    lines += [f"successes {rng.randrange(6)}"] * rng.randrange(2)
    lines += ["flame"] * (rng.random() < 0.2)
    reserve = {kind: rng.randrange(8) for kind in UNITS}
    if centres == 5:
        weapons = values["production"]["weapon"]
        fired = min(rng.randrange(weapons + 1), weapons)
        lines += [f"weapons_gone {fired}"] * (fired > 0)
        reserve["weapon"] = rng.randrange(weapons - fired + 1)
        # all may have been for research, or some for regions: as many as there are gaps for
        _remove(rng, lines, values, min(fired, max(0, len(gone) - 5)))
    lines.append(f"reserve {cards_text(reserve)}")
    if rng.random() < 0.3:
        lines.append(f"pile {cards_text({'P': 1, 'breakthrough': rng.randrange(3)})}")
    state = expand(lines, values, source)
    _shuffle_regions(rng, state)
    return state


def _remove(rng: Random, lines: list[str], values: Values, most: int) -> None:
    dry = [key for key, card in terrains(values).items() if not card.get("sea")]
    cards = [rng.choice(dry) for _ in range(rng.randrange(most + 1))]
    cards = [card for number, card in enumerate(cards) if cards[:number].count(card) < 6]
    if cards:
        lines.append(f"removed {' '.join(cards)}")


def _shuffle_regions(rng: Random, state: State) -> None:
    """The same cards, anywhere in the pyramid and the region discard; centres stay in the pyramid."""
    places = [(row, i) for row in "ABCDEFG" for i, c in enumerate(state["pyramid"][row]) if c]
    dealt = [state["pyramid"][row][i] for row, i in places]
    centres = [card for card in dealt if card == "centre"]
    pool = [card for card in dealt if card != "centre"] + state.get("region_discard", [])
    rng.shuffle(pool)
    cards = centres + pool[: len(dealt) - len(centres)]
    rng.shuffle(cards)
    for (row, i), card in zip(places, cards, strict=True):
        state["pyramid"][row][i] = card
    rest = pool[len(dealt) - len(centres) :]
    state.pop("region_discard", None)
    if rest:
        state["region_discard"] = rest


def random_cards(rng: Random, most: int) -> str:
    """Some units, whether there are so many or not."""
    cards = {kind: rng.randrange(1, most + 1) for kind in UNITS if rng.random() < 0.4}
    return cards_text(cards or {"P": 1})


def random_text(rng: Random, phase: str) -> str:
    """Something a player might write, allowed or not; mostly of this phase."""
    place = rng.choice(all_places())
    by_phase = {
        "convoy": ["convoy", "draw"],
        "invasions": [
            f"{place} {random_cards(rng, 9)}",
            f"{place} {random_cards(rng, 4)}",
            f"scouts {place}",
            f"weapon {place}",
            "weapon research",
        ],
        "recovery": [f"recover {random_cards(rng, 3)}", "recover none"],
        "losses": [f"lose {random_cards(rng, 2)}"],
        "upgrade": [f"upgrade {rng.choice(UNITS)}"],
        "retreat": [f"lay {place}"],
        "bombing": [f"bomb {rng.randrange(1, 13)}", "bomb none"],
    }
    if rng.random() < 0.1:
        return rng.choice(NONSENSE)
    if rng.random() < 0.2 or phase not in by_phase:
        phase = rng.choice(list(by_phase))
    return rng.choice(by_phase[phase])


def random_outcome(rng: Random) -> str:
    """Something chance might do, at the right moment or not."""
    words = ["1", "3", "6", "7", "1+1", "2+5", "6+7", "P", "S", "weapon", "breakthrough"]
    words += ["plains", "sea", "centre", "capital", ""]
    return rng.choice(words)


def random_decision(rng: Random, engine: PlainEngine, state: State, legal: list[str]) -> str:
    """A legal decision, bold rather than wise; forces may be larger than needed."""
    if state["phase"] != "invasions":
        return rng.choice(legal)
    bold = [text for text in legal if text != "end"]
    if not bold or rng.random() < 0.1:
        return "end"
    attacks = [text for text in bold if text[1].isdigit()]
    best = [text for text in attacks if text[0] == max(attacks)[0]]
    text = rng.choice(best if best and rng.random() < 0.4 else bold)
    if text[1].isdigit() and rng.random() < 0.3:
        text = _with_more(rng, engine, full(state), text)
    return text


def _with_more(rng: Random, engine: PlainEngine, s: dict[str, Any], text: str) -> str:
    place, _, force_text = text.partition(" ")
    card = s["pyramid"][place[0]][int(place[1]) - 1]
    force: dict[str, int] = {}
    for word in force_text.split("+"):
        force[word[-1]] = int(word[:-1] or 1)
    for kind in UNITS:
        spare = s["reserve"].get(kind, 0) - force.get(kind, 0)
        if engine.strength(s, kind, card) and spare > 0 and rng.random() < 0.5:
            force[kind] = force.get(kind, 0) + rng.randrange(1, spare + 1)
    return f"{place} {cards_text(force)}"
