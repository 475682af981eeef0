"""What the program asks at the real table, answered by thumbs (forms, DR-Q2): a card, an island, a fight."""

from __future__ import annotations

from typing import Final

from arbitre.core.tray import ON, Dial, Section, Tray, choice, number, signs, switch, text
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.page.own import NAME, one_line, own_island, own_tile_section
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.alliance.deck import band_number, shows_hard
from arbitre.games.dead_reckoning.rules.battle.battle import ABILITIES, BUILDING, DEFENCE, Battle
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.by_hand.results import halved, most_lost
from arbitre.games.dead_reckoning.rules.card_lines import BUILDINGS, LEVELS
from arbitre.games.dead_reckoning.rules.moves import RESULT
from arbitre.games.dead_reckoning.rules.table import (
    CARD,
    HARBOR_BONUS,
    LAST_TURN_BONUS,
    SINKS,
    TILE,
    OpenTable,
    last_turn_cubes,
)
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES
from arbitre.games.dead_reckoning.words.codes import upgrade_in

SECTION: Final = "section"
ISLAND: Final = "island"
FIGHT: Final = "fight"
MOST_CUBES: Final = 9
COUNTED: Final = ("R1", "X", "P1", "$1", *BUILDINGS, "Q", "M", "F", "Fh", "+1", "E1", "Ec1")
"""A key for each icon of the right side but ship upgrades, as it is typed."""
ICON_NAMES: Final = {"$": "coins", "+": "more"}
"""How some of them are called in messages."""
ICON_DIAL: Final = "icons"


def asking_trays(pen: Pen) -> list[Tray]:
    """The tray for what is asked now, where typing or a key would not do."""
    table, battle = pen.table, pen.state.battle
    if battle is not None:
        return [_fight(pen, battle)] if battle.stage in (DEFENCE, ABILITIES) else []
    if table.need == CARD:
        return [_section(pen)]
    return [_island(pen.words)] if table.need == TILE else []


def asking_line(tray: Tray, values: dict[str, str]) -> str:
    """What was set, as it is typed."""
    if tray.key == SECTION:
        return _card_line(values)
    if tray.key == ISLAND:
        return own_island(values)
    told = [f"{name} {values[name]}" for name in RESULT if values.get(name, "0") != "0"]
    return " ".join(["result", values["result"], *told])


def _island(words: Words) -> Tray:
    title = words.phrase("tray-own-island")
    send = words.phrase("tray-turned-up")
    return Tray(ISLAND, title, [own_tile_section(words, True)], whole=True, first=True, send=send)


# -- a card of one's own box, section by section ------------------------------------------------


def _section(pen: Pen) -> Tray:
    """The section that counts now on the grid as it is printed, then the icons of the right side."""
    table, words = pen.table, pen.words
    hard = shows_hard(table, len(pen.values.alliance))
    args: dict[str, str | int] = {"n": band_number(table) + 1, "turns": _turns(table)}
    title = words.phrase("tray-section", args | {"shown": "hard" if hard else "normal"})
    cubes: list[Dial] = []
    claims: list[Dial] = []
    for space in OCEAN:
        code = NAMES[space]
        cubes.append(number(f"cubes-{code}", code, 0, 0, MOST_CUBES))
        claims.append(switch(f"claim-{code}", code, False))
    ends = [(code, code) for code in NAMES]
    end = words.phrase("tray-end")
    left = [switch(icon, words.phrase(f"tray-{icon}"), False) for icon in ("attack", "influence")]
    sections = [
        Section(words.phrase("tray-grid"), cubes, 3),
        Section(words.phrase("tray-claims"), claims, 3),
        Section(end, [choice("end", end, NAMES[HARBOR], ends), *left]),
        _icons(pen),
        Section("", [text(NAME, words.phrase("tray-card-name"))]),
    ]
    notes = [words.phrase("tray-icons-order")]
    send = words.phrase("tray-reveal")
    return Tray(SECTION, title, sections, whole=True, first=True, send=send, notes=notes)


def _turns(table: OpenTable) -> str:
    """The turns of the section that counts: `4–6`, `13+`."""
    number_of, ends = band_number(table), table.values.bands
    first = ends[number_of - 1] + 1 if number_of else 1
    return f"{first}–{ends[number_of]}" if number_of < len(ends) else f"{first}+"


def _icons(pen: Pen) -> Section:
    """The right side: its icons, touched in the order in which they are printed."""
    words = pen.words
    buildings = dict(zip(BUILDINGS, BUILDING_NAMES, strict=True))
    keys: list[tuple[str, str]] = []
    for word in COUNTED:
        name = word.strip("1")
        said = (
            f"kind-{buildings[name]}"
            if name in buildings
            else f"tray-icon-{ICON_NAMES.get(name, name)}"
        )
        keys.append((word, words.phrase(said)))
    for kind, name in enumerate(pen.values.upgrade_names):
        for level, sign in enumerate(LEVELS):
            keys.append((f"U {name} {sign}", upgrade_in(kind * 2 + level, words)))
    title = words.phrase("tray-icons")
    return Section(title, [signs(ICON_DIAL, title, "", keys)])


def _card_line(values: dict[str, str]) -> str:
    """`card NAME: A1 2, C2 1 | claim B1 | end H | attack | out $1`."""
    codes = [NAMES[space] for space in OCEAN]
    cubes = [
        f"{code} {values[f'cubes-{code}']}" for code in codes if values[f"cubes-{code}"] != "0"
    ]
    claims = [code for code in codes if values[f"claim-{code}"] == ON]
    parts = [", ".join(cubes)] if cubes else []
    parts += [" ".join(["claim", *claims])] if claims else []
    parts.append(f"end {values['end']}")
    left = [icon for icon in ("attack", "influence") if values[icon] == ON]
    parts += [" ".join(left)] if left else []
    icons = " ".join(values[ICON_DIAL].split())
    parts += [icons] if icons else []
    name = one_line(values[NAME])
    line = " | ".join(parts)
    return f"card {name}: {line}" if name else f"card {line}"


# -- a fight ---------------------------------------------------------------------------------


def _fight(pen: Pen, battle: Battle) -> Tray:
    """Who won, damage to either ship, plunder; what the rules add is called to mind."""
    table, words = pen.table, pen.words
    human, enemy = pen.name(battle.human), pen.name(battle.enemy)
    outcomes = [(one, words.phrase(f"tray-{one}", {"name": human})) for one in ("won", "lost")]
    dials: list[Dial] = [choice("result", words.phrase("tray-outcome"), "", outcomes)]
    loses, takes = most_lost(table, battle)
    if battle.my_ship and battle.kind != BUILDING:
        dials.append(number("damage", words.phrase("tray-hurt", {"name": human}), 0, 0, SINKS))
    dials.append(number("hits", words.phrase("tray-hurt", {"name": enemy}), 0, 0, SINKS))
    if loses:
        dials.append(number("loses", words.phrase("tray-loses", {"name": enemy}), 0, 0, loses))
    if battle.kind != BUILDING:
        dials.append(
            number("takes", words.phrase("tray-takes", {"name": human}), 0, 0, takes + loses)
        )
    title = words.phrase("tray-fight", {"code": NAMES[battle.space]})
    send = words.phrase("tray-fought")
    notes = reminders(pen, battle)
    ids = ["battle", "cubes-mine", "cubes-theirs"]
    return Tray(FIGHT, title, [Section("", dials)], ids, True, True, send, notes)


def reminders(pen: Pen, battle: Battle) -> list[str]:
    """DR-F1, DR-E3, DR-M3, DR-K4: what is easily forgotten at the table."""
    table, words = pen.table, pen.words
    args: dict[str, str | int] = {"name": pen.name(battle.enemy), "n": table.fight[3]}
    found = [words.phrase("remind-cubes", args)]
    whole = halved(table, battle)
    if whole:
        found.append(words.phrase("remind-half", {"n": whole}))
    if battle.kind == BUILDING:
        found.append(words.phrase("remind-buildings"))
    elif battle.space == HARBOR:
        found.append(words.phrase("remind-harbor", {"n": HARBOR_BONUS}))
    for side in (battle.human, battle.enemy):
        if last_turn_cubes(table, side):
            args = {"name": pen.name(side), "n": LAST_TURN_BONUS}
            key = "remind-last-mine" if side == battle.human else "remind-last"
            found.append(words.phrase(key, args))
    tie = "remind-tie-buildings" if battle.kind == BUILDING else "remind-tie"
    return [*found, words.phrase(tie)]
