"""The form of a box of Dead Reckoning: nothing of it is needed to start, and it grows as cards turn up."""

from __future__ import annotations

from typing import Any, Final

from arbitre.core.box import BoxForm
from arbitre.core.box_parts import Called, Icons, Number, Part, Pick, Row, Text, Tree
from arbitre.core.box_plan import Block, ChapterPlan, Listed, Total
from arbitre.core.cache import cached
from arbitre.core.words import REQUIRED
from arbitre.games.dead_reckoning.play.card_texts import (
    ANY,
    NO,
    advancement_parts,
    card_text,
    merchant_parts,
)
from arbitre.games.dead_reckoning.play.edition_cards import (
    ALLIANCE_CARDS,
    COUNTS,
    LOST_FIGHTS,
    MOST_COPIES,
    ROWS,
    SAGAS,
    SIDES,
    SLOTS,
)
from arbitre.games.dead_reckoning.play.edition_reader import (
    BONUS_TILES,
    BOX,
    CREW_CARDS,
    FACES,
    LEVELS,
    TYPED,
    TYPES,
    ZONES,
)
from arbitre.games.dead_reckoning.play.editions import EDITIONS
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import ISLAND, island_text, read_island
from arbitre.games.dead_reckoning.rules.icons import ICONS
from arbitre.games.dead_reckoning.words.codes import ICON_KEYS, called_by

BANDS: Final = 5
MOST_BAND: Final = 160
"""Signs of a band of an Alliance card."""
MOST_LINES: Final = 60
ELSE: Final = "else_"
"""Before the name of a deck: its lines that are written otherwise, which stay as they are."""
ICON_WORDS: Final = [
    (f"{icon}+", f"kind-{key}") for icon, key in zip(ICONS, ICON_KEYS, strict=True)
]
"""A key for each icon: touched again right away it counts."""
ISLANDS: Final = "islands"
CARDS: Final = "cards"
FOUND_ISLANDS: Final = f"{BOX}.{ISLANDS}"
FOUND_CARDS: Final = f"{BOX}.{CARDS}"
COUNTS_OF_ISLAND: Final = ("spaces", "first", "second", "coins", "cargo")
TILE: Final = ("icons", "spaces", "bears", "draw", "hand_limit")


@cached(1)
def box_form() -> BoxForm:
    """Islands, rows, cards that turned up, upgrades, numbers, crew, the Alliance."""
    return DeadReckoningBox(
        EDITIONS,
        [
            ChapterPlan(
                "islands",
                [Block("islands", [Number("open_sea", "box-open-sea", 0, 99)])],
                [Listed("islands", _island(), "box-islands", "box-add-island", shown=2)],
            ),
            *[_row(row) for row in ROWS],
            ChapterPlan(
                "found",
                [],
                [
                    Listed(
                        FOUND_ISLANDS, _island(), "box-found-islands", "box-add-island", shown=2
                    ),
                    Listed(
                        FOUND_CARDS,
                        [Number("row", "box-row", 1, len(ROWS)), Text("look", "box-look", 1)],
                        "box-found-cards",
                        "box-add-card",
                        2,
                        MOST_LINES,
                    ),
                ],
            ),
            ChapterPlan(
                TYPED,
                [],
                [Listed(TYPED, [Called("box-name", 20), *_bands()], "box-typed", "box-add-card")],
            ),
            ChapterPlan(
                "upgrades",
                [
                    Block(
                        "upgrades",
                        [
                            Number("copies", "box-tile-copies", 1, 20),
                            Row("costs", "box-level-cost", "ab", 0, 99),
                        ],
                    )
                ],
                [Listed("upgrades", _upgrade(), "box-upgrades", "box-add-upgrade")],
            ),
            ChapterPlan("buildings", [_building(kind) for kind in TYPES]),
            ChapterPlan(
                "start",
                [
                    Block(
                        "start",
                        [
                            _few("coins", 99),
                            _few("cargo", 99),
                            Number("hand", "box-hand", 1, 12),
                            Number("hand_limit", "box-hand-limit", 1, 12),
                        ],
                    ),
                    Block(
                        "ship",
                        [
                            Number(key, f"box-{key.replace('_', '-')}", 0, 20)
                            for key in ("sails", "cannons", "fore_hold", "aft_hold")
                        ],
                        "box-ship",
                    ),
                    Block(
                        "scoring",
                        [Row("bonus", "box-bonus", "12345678"[:BONUS_TILES], 0, 99)],
                        "box-scoring",
                        2,
                    ),
                ],
            ),
            ChapterPlan(
                "battle",
                [
                    Block(
                        "battle",
                        [
                            Number(face, f"box-face-{face.replace('_', '-')}", 0, 999)
                            for face in FACES
                        ],
                    )
                ],
            ),
            ChapterPlan(
                "crew",
                [],
                [
                    Listed(
                        "crew",
                        [
                            Called("box-name"),
                            Number("cards", "box-cards", 1, CREW_CARDS),
                            Row("levels", "box-level", "1234"),
                        ],
                        "box-crew",
                        "box-add-crew",
                        shown=2,
                    )
                ],
                [Total("box-crew", "crew", ["cards"], CREW_CARDS)],
            ),
            ChapterPlan(
                "alliance",
                [
                    Block(
                        "alliance",
                        [
                            Pick("conditional_attack_counts", "box-attack-counts", list(COUNTS)),
                            Pick(
                                "conditional_influence_counts",
                                "box-influence-counts",
                                list(COUNTS[:2]),
                                may_lack=True,
                            ),
                            Pick(
                                "lost_building_fight",
                                "box-lost-fight",
                                list(LOST_FIGHTS),
                                may_lack=True,
                            ),
                        ],
                    )
                ],
                [
                    Listed(
                        "alliance", [Called("box-name"), *_bands()], "box-alliance", "box-add-card"
                    )
                ],
                [Total("box-alliance", "alliance", [], ALLIANCE_CARDS)],
            ),
        ],
        unsigned=(TYPED, BOX),
    )


def _few(key: str, most: int) -> Part:
    return Number(key, f"box-{key}", 0, most)


def _island() -> list[Part]:
    return [
        Called("box-name"),
        Number("spaces", "box-spaces", 1, 20, new=5),
        Number("first", "box-first", 0, 99),
        Number("second", "box-second", 0, 99),
        Number("coins", "box-coins", 0, 20, may_lack=True),
        Number("cargo", "box-cargo", 0, 20, may_lack=True),
    ]


def _row(row: str) -> ChapterPlan:
    """A row's deck: its merchants' cubes and coins, its advancements and merchants."""
    ends: list[Part] = [
        Number("copies", "box-copies", 1, MOST_COPIES),
        Pick("slot", "box-slot", [ANY, *SLOTS]),
        Pick("saga", "box-saga", [NO, *SAGAS]),
    ]
    card: list[Part] = [
        Icons("icons", "box-icons", ICON_WORDS, 1),
        Number("cost", "box-cost", 0, 99),
        *ends,
    ]
    merchant: list[Part] = [
        Icons("icons", "box-front", ICON_WORDS, 1),
        Icons("back", "box-back", ICON_WORDS, 1),
        Text("price", "box-price", 0, 2),
        *ends,
    ]
    path = f"cards.{row}"
    return ChapterPlan(
        row,
        [Block(path, [Number("guard", "box-guard", 0, 20), Number("win", "box-win", 0, 99)])],
        [
            Listed(f"{path}.advancements", card, "box-advancements", "box-add-card", 2, MOST_LINES),
            Listed(
                f"{path}.merchants", merchant, "box-merchants", "box-add-merchant", 2, MOST_LINES
            ),
        ],
    )


def _bands() -> list[Part]:
    """The bands of both sides of a card, a line each."""
    return [
        Text(f"{side}{band}", f"box-band-{side}{band}", 0, MOST_BAND)
        for side, _ in SIDES
        for band in range(1, BANDS + 1)
    ]


def _upgrade() -> list[Part]:
    found: list[Part] = [Called("box-name"), Pick("zone", "box-zone", list(ZONES))]
    for level in LEVELS:
        found += [
            Icons(f"{level}_icons", f"box-{level}-icons", ICON_WORDS),
            Number(f"{level}_spaces", f"box-{level}-spaces", 0, 20, may_lack=True),
            Text(f"{level}_bears", f"box-{level}-bears"),
            Number(f"{level}_draw", f"box-{level}-draw", 0, 20, may_lack=True),
            Number(f"{level}_hand_limit", f"box-{level}-hand-limit", 0, 20, may_lack=True),
        ]
    return found


def _building(kind: str) -> Block:
    parts: list[Part] = [Number("tiles", "box-tiles", 0, 99), Number("cost", "box-cost", 0, 99)]
    if kind != TYPES[0]:
        parts.append(Number("cubes", "box-cubes", 0, 20))
    return Block(f"buildings.{kind}", parts, f"box-{kind}")


class DeadReckoningBox(BoxForm):
    """It asks for cards by their parts, and counts by itself what an edition says twice."""

    def unfold(self, tree: Tree) -> None:
        """Cards in parts; totals are made when it is written."""
        for group in ("islands", "upgrades", "buildings"):
            tree[group].pop("tiles", None)
        tree["cards"].pop("cards", None)
        for row in ROWS:
            deck = tree["cards"][row]
            for key, parts in (("advancements", advancement_parts), ("merchants", merchant_parts)):
                read = [(text, parts(text)) for text in deck[key]]
                cards = [card for _, card in read if card is not None]
                deck[f"{ELSE}{key}"] = [text for text, card in read if card is None]
                deck[key] = {f"c{n}": card for n, card in enumerate(cards, 1)}
        for tile in _tables(tree["upgrades"]):
            for level in LEVELS:
                given = tile.pop(level)
                tile.update({f"{level}_{key}": given[key] for key in TILE if key in given})
        for _, wanted in SIDES:
            tree["alliance"].pop(wanted, None)  # it holds for our own cards only (DR-C2)
        for card in _tables(tree["alliance"]):
            card.update(card.pop("name", {}))
        box = tree.get(BOX, {})
        for key, form in [(key, read_island(text)) for key, text in box.get(ISLANDS, {}).items()]:
            if form is not None:
                _, _, name, *numbers = form
                box[ISLANDS][key] = dict(
                    zip(COUNTS_OF_ISLAND, numbers, strict=True)
                ) | dict.fromkeys(REQUIRED, name)
        for key, text in box.get(CARDS, {}).items():
            row, _, look = text.partition(":")
            box[CARDS][key] = {"row": int(row), "look": look.strip()}
        for name, card in tree.get(TYPED, {}).items():
            card.update(dict.fromkeys(REQUIRED, called_by(name)))

    def fold(self, tree: Tree) -> None:
        """Cards as lines, with the totals."""
        islands, upgrades, buildings = (tree[key] for key in ("islands", "upgrades", "buildings"))
        islands["tiles"] = islands["open_sea"] + len(_tables(islands))
        buildings["tiles"] = sum(one["tiles"] for one in _tables(buildings))
        kinds = _tables(upgrades)
        upgrades["tiles"] = len(kinds) * len(LEVELS) * upgrades["copies"]
        for tile in kinds:
            for level in LEVELS:
                given = {
                    key: tile.pop(f"{level}_{key}") for key in TILE if f"{level}_{key}" in tile
                }
                tile[level] = given
        found = 0
        for row in ROWS:
            deck = tree["cards"][row]
            for key in ("advancements", "merchants"):
                cards = _tables(deck[key])
                found += sum(card["copies"] for card in cards)
                deck[key] = [card_text(card) for card in cards] + deck.pop(f"{ELSE}{key}", [])
        tree["cards"]["cards"] = found
        for card in _tables(tree["alliance"]):
            card["name"] = {lang: card.pop(lang) for lang in REQUIRED}
        box = tree.get(BOX, {})
        for key, one in box.get(ISLANDS, {}).items():
            if isinstance(one, dict):
                numbers = [one.get(count, 0) for count in COUNTS_OF_ISLAND]
                box[ISLANDS][key] = island_text((ISLAND, key, one[REQUIRED[0]], *numbers))
        for key, one in box.get(CARDS, {}).items():
            if isinstance(one, dict):
                box[CARDS][key] = f"{one['row']}: {one['look']}"
        for kind in (ISLANDS, CARDS):
            if not box.get(kind, True):
                del box[kind]
        for card in _tables(tree.get(TYPED, {})):
            for lang in REQUIRED:
                card.pop(lang, None)


def _tables(table: Tree) -> list[Any]:
    """The things in a table."""
    return [one for one in table.values() if isinstance(one, dict)]
