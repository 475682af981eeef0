"""The edition's cards and tiles in words: Alliance cards band by band, ship upgrades."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.card_lines import BadLine, read_band
from arbitre.games.dead_reckoning.rules.icons import COUNT
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.values import (
    AT_END,
    ATTACK,
    BUILD,
    CONDITION,
    EXPERT,
    GAIN,
    GUN_DECK,
    HOLD,
    MERCHANT,
    PER_PILE,
    PRODUCE,
    REPAIR,
    RIGGING,
    UPGRADE,
    Band,
    Effect,
    Values,
)
from arbitre.games.dead_reckoning.words.codes import goods_in, icons_in, known_to, upgrade_in

PLAIN: Final = {
    GAIN: "band-gain",
    PER_PILE: "band-per-pile",
    REPAIR: "band-repair",
    PRODUCE: "band-produce",
    EXPERT: "band-expert",
    MERCHANT: "band-merchant",
}
"""Icons of which a number says all."""
ZONE_KEYS: Final = {RIGGING: "kind-rigging", GUN_DECK: "kind-gun_deck", HOLD: "options-hold"}


def alliance_card_lines(values: Values, number: int, words: Words) -> list[str]:
    """Both sides of an Alliance card, band by band."""
    card = values.alliance[number]
    lines: list[str] = []
    for shown, bands in (("normal", card.normal), ("hard", card.hard)):
        lines.append(words.phrase("options-side", {"card": card.name, "shown": shown}))
        for index, band in enumerate(bands):
            args: dict[str, Value] = {"band": index + 1, "does": band_in(band, words)}
            lines.append("  " + words.phrase("options-band", args))
    return lines


def line_in(line: str, words: Words) -> str:
    """A band's line in words; what is none as it is."""
    try:
        band = read_band(line, known_to(words).values.upgrade_names)
    except BadLine:
        return line
    return band_in(band, words)


def band_in(band: Band, words: Words) -> str:
    """What a band does, in the order it is carried out."""
    parts: list[str] = []
    if band.claims:
        spaces = ", ".join(NAMES[space] for space in band.claims)
        parts.append(words.phrase("band-claims", {"spaces": spaces}))
    if band.influence:
        marked = ", ".join(f"{NAMES[space]} {cubes}" for space, cubes in band.influence)
        parts.append(words.phrase("band-influence", {"spaces": marked}))
    parts.append(words.phrase("band-end", {"space": NAMES[band.end]}))
    if band.attack:
        parts.append(words.phrase("band-attack"))
    if band.conditional:
        parts.append(words.phrase("band-conditional"))
    parts += [effect_in(effect, words) for effect in band.effects]
    return " · ".join(parts)


def effect_in(effect: Effect, words: Words) -> str:
    """One icon of a right side in words."""
    kind = effect.kind
    if kind in PLAIN:
        return words.phrase(PLAIN[kind], {"n": effect.n})
    if kind == UPGRADE:
        return words.phrase("band-upgrade", {"upgrade": upgrade_in(effect.n * 2 + effect.m, words)})
    if kind == BUILD:
        return words.phrase("band-build", {"building": BUILDINGS[effect.n]})
    if kind == ATTACK:
        said = words.phrase("band-flag-sea" if effect.m else "band-flag")
        return words.phrase("band-more", {"said": said, "n": effect.n}) if effect.n else said
    if kind == AT_END:
        return words.phrase("band-at-end", {"goods": goods_in(effect.n, effect.m, words)})
    assert kind == CONDITION
    args: dict[str, Value] = {"n": effect.n}
    for name, branch in (("then", effect.then), ("otherwise", effect.otherwise)):
        said = ", ".join(effect_in(inner, words) for inner in branch)
        args[name] = said or words.phrase("nothing")
    return words.phrase("band-condition", args)


def upgrade_lines(state: State, tiles: list[int], words: Words) -> list[str]:
    """Ship upgrades: zone, cost, how many are left, what they give."""
    values = state.values
    lines: list[str] = []
    for tile in tiles:
        found = values.upgrades[tile // 2][tile % 2]
        does: list[str] = []
        if any(found.icons[icon] for icon in range(COUNT)):
            does.append(icons_in(found.icons, words))
        if found.spaces:
            does.append(words.phrase("options-spaces", {"n": found.spaces}))
        if any(found.bears):
            does.append(words.phrase("options-bears", {"icons": icons_in(found.bears, words)}))
        if found.draw:
            does.append(words.phrase("options-draws", {"n": found.draw}))
        if found.limit:
            does.append(words.phrase("options-limit", {"n": found.limit}))
        args: dict[str, Value] = {
            "upgrade": upgrade_in(tile, words),
            "zone": words.phrase(ZONE_KEYS[found.zone]),
            "n": values.upgrade_costs[tile % 2],
            "left": state.table.upgrade_supply[tile],
            "does": ", ".join(does),
        }
        lines.append(words.phrase("options-upgrade", args))
    return lines
