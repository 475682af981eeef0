"""The codes of Dead Reckoning in words: sides, spaces, crew, cards, icons, goods."""

from __future__ import annotations

from typing import Any, Final, cast

from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import Speak, Words, harmless, joined
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.play.notation import spoken
from arbitre.games.dead_reckoning.play.position import (
    DeadReckoningPosition,
    DeadReckoningView,
    notation_of,
)
from arbitre.games.dead_reckoning.play.writing import values_in
from arbitre.games.dead_reckoning.rules.battle.battle import FACES
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import extended
from arbitre.games.dead_reckoning.rules.human.belongings import SLOTS, Human, side_of
from arbitre.games.dead_reckoning.rules.icons import COUNT, ICONS, icons_text
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS, SEATS, crew_names
from arbitre.games.dead_reckoning.rules.state import PHASES
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS
from arbitre.games.dead_reckoning.rules.values import Form, Values

SLOT_SIGNS: Final = "^-_"
SLOT_NAMES: Final = Vocabulary(PACKAGE, "slots")
SIDE_ARGS: Final = ("side", "human", "enemy", "other", "winner", "target", "owner")
SPACE_ARGS: Final = ("space", "ship", "place")
TEMPER_ARGS: Final = ("temper", "other-temper")
KIND_ARGS: Final = {"building": BUILDINGS, "achievement": ACHIEVEMENTS, "face": FACES}
KIND_ARGS_PLAIN: Final = ("mode", "fell", "good", "zone")
ICON_KEYS: Final = tuple({"$": "coin", "I/B": "either"}.get(icon, icon) for icon in ICONS)


class Known:
    """What is known of one table: its values, how many humans, which tiles lie where, what is awaited.

    It never changes: words that know more are other words.
    """

    def __init__(
        self,
        values: Values | None = None,
        humans: int = 1,
        tiles: dict[str, str] | None = None,
        need: int = 0,
    ) -> None:
        self._values = values
        self.humans: Final = humans
        self.tiles: Final[dict[str, str]] = {} if tiles is None else tiles
        self.need: Final = need

    @property
    def values(self) -> Values:
        """The values of the edition on the table; about no table, of the standard one."""
        return values_of(EDITIONS.named("")) if self._values is None else self._values

    def with_form(self, form: Form) -> Known:
        """The same with an island or a card that nobody knew."""
        values = self.values
        if form in values.box:
            return self
        printed = values if values.printed is None else values.printed
        grown = extended(printed, (*values.box, form))
        return Known(grown, self.humans, self.tiles, self.need)

    def with_tile(self, space: str, tile: str) -> Known:
        """The same with a tile on a space; with none where it has no name."""
        tiles = {known: name for known, name in self.tiles.items() if known != space}
        if tile:
            tiles[space] = tile
        return Known(self._values, self.humans, tiles, self.need)


class SeaWords(Words):
    """Words that know one table as one view shows it; made without, they know the standard edition."""

    def __init__(
        self, lang: str, packages: list[str], speak: Speak | None = None, known: Known | None = None
    ) -> None:
        super().__init__(lang, packages, speak)
        self.known: Final = Known() if known is None else known

    def with_package(self, package: str) -> SeaWords:
        """The same words and those of one package more."""
        return SeaWords(self.lang, [*self.packages, package], self._speak, self.known)

    def with_known(self, known: Known) -> SeaWords:
        """The same words about another table, or another moment of it."""
        return SeaWords(self.lang, self.packages, self._speak, known)


def sea_words(view: View | None, lang: str) -> SeaWords:
    """The messages of the core and of the game, about the table that a view shows, or about none.

    >>> from arbitre.core.message import Event
    >>> sea_words(None, "en").event(Event("cube", "DR-B5", {"side": 1, "space": "A2", "n": 2}))
    'Alliance: a cube on A2 (2 there now)'
    """
    known = None if view is None else known_in(view)
    return SeaWords(lang, ["arbitre.core", PACKAGE], spoken_argument, known)


def known_to(words: Words) -> Known:
    """What words know of the table."""
    return words.known if isinstance(words, SeaWords) else Known()


def known_in(view: View) -> Known:
    """What a view tells of its table; nothing is sampled for that."""
    data = cast("dict[str, Any]", view.data)
    values = values_in(data)
    humans, table = data["players"], data["table"]
    islands = notation_of(values, humans).islands
    tiles = {
        NAMES[space]: islands[table["tiles"][space]].written
        for space in OCEAN
        if table["tiles"][space] >= 0
    }
    return Known(values, humans, tiles, table["need"])


def words_of(view: View, words: Words) -> Words:
    """The same words about the table that a view shows."""
    return words.with_known(known_in(view)) if isinstance(words, SeaWords) else words


def seen(view: View, words: Words) -> tuple[DeadReckoningPosition, Words]:
    """A position that looks like the view, and the words that are about it."""
    assert isinstance(view, DeadReckoningView)
    return view.position(), words_of(view, words)


def named(values: Values, kind: str, code: str, lang: str) -> str:
    """What an edition calls a thing, with the apostrophes of print (they are typed as they come)."""
    called = values.words.get(f"{kind}-{code}", {}).get(lang, called_by(code))
    return " ".join(harmless(called).replace("'", "’").split())


def called_by(key: str) -> str:
    """The name of a card that was typed at a table, of which only the key is kept; words stay as they are.

    >>> called_by("loup_gris"), called_by("merchant ship (front 1)")
    ('Loup gris', 'merchant ship (front 1)')
    """
    return key if " " in key else key.replace("_", " ").capitalize()


def side_code(side: int, humans: int) -> str:
    """A side by its code: a seat, or an Alliance.

    >>> side_code(0, 1), side_code(1, 1), side_code(1, 2), side_code(3, 2), side_code(-1, 1)
    ('player', 'alliance', 'starboard', 'alliance2', '')
    """
    if side < 0:
        return ""
    if side < humans:
        return SEATS[humans - 1][side]
    return "alliance" if humans == 1 else f"alliance{side - humans + 1}"


def side_in(side: int, words: Words) -> str:
    """A side in words; -1 is a merchant ship."""
    code = side_code(side, known_to(words).humans)
    if not code:
        return words.phrase("kind-ship-merchant")
    return words.phrase(f"seat-{code}") if words.knows(f"seat-{code}") else code


def tile_in(code: str, words: Words) -> str:
    """An ocean tile in words."""
    if code == "open_sea":
        return words.phrase("kind-open_sea")
    return named(known_to(words).values, "island", code, words.lang)


def space_in(code: str, words: Words) -> str:
    """A space with its island, where that is known."""
    if code == "H":
        return f"H ({words.phrase('kind-harbor')})"
    tile = known_to(words).tiles.get(code, "")
    return f"{code} ({tile_in(tile, words)})" if tile else code


def crew_in(card: int, words: Words) -> str:
    """A crew card in words, numbered where there are several of its kind."""
    values = known_to(words).values
    names = crew_names(values)
    if not 0 <= card < len(names):
        return str(card)
    kinds = [crew for crew in values.crew for _ in range(crew.cards)]
    number = names[card].removeprefix(kinds[card].name)
    return f"{named(values, 'crew', kinds[card].name, words.lang)} {number}".strip()


def upgrade_in(tile: int, words: Words) -> str:
    """A ship upgrade in words."""
    values = known_to(words).values
    if not 0 <= tile < 2 * len(values.upgrade_names):
        return str(tile)
    name = named(values, "upgrade", values.upgrade_names[tile // 2], words.lang)
    return f"{name} {'I' * (tile % 2 + 1)}"


def icons_in(counts: list[int], words: Words) -> str:
    """Icons in words with counts."""
    return joined(counted_icons(counts, words), words) or words.phrase("nothing")


def counted_icons(counts: list[int], words: Words) -> list[str]:
    """Each kind of icon that there is, in words with its count."""
    return [
        words.phrase(f"count-{ICON_KEYS[icon]}", {"n": counts[icon]})
        for icon in range(COUNT)
        if counts[icon]
    ]


def goods_in(coins: int, cargo: int, words: Words) -> str:
    """Coins and cargo in words."""
    found = [words.phrase("count-coins", {"n": coins})] if coins else []
    if cargo:
        found.append(words.phrase("count-cargo", {"n": cargo}))
    return joined(found, words) if found else words.phrase("nothing")


def short_goods(coins: int, cargo: int, words: Words) -> str:
    """Coins and cargo in few signs: `2$ 1c`."""
    found = [f"{coins}$"] if coins else []
    if cargo:
        found.append(f"{cargo}{words.phrase('short-cargo')}")
    return " ".join(found)


def short_card(values: Values, card: int, words: Words, side: int = 0) -> str:
    """A card of a row in few signs: its slot, icons and cost; a merchant's guards."""
    found = values.cards[card]
    if found.own:
        sign = "M" if found.back is not None else ""
        return f"{sign}{icons_text(found.icons)}" or "–"
    sign = SLOT_SIGNS[found.slot]
    cost = f"{found.cost}{words.phrase('short-cargo')}"
    if found.back is None:
        return f"{sign}{icons_text(found.icons)} {cost}"
    if side:
        return f"{sign}{icons_text(found.back)}"
    return f"M{sign}{icons_text(found.icons)} {cost} x{values.guards[found.row]}"


def card_in(values: Values, card: int, words: Words, side: int = 0) -> str:
    """A card of a row in words."""
    if not 0 <= card < len(values.cards):
        return str(card)
    found = values.cards[card]
    if found.own:
        return own_card_in(found.icons, found.back is not None, words)
    slot = slot_in(found.slot, words.lang)
    if side and found.back is not None:
        return sleeved_in(values, card, words, side)
    args: dict[str, Value] = {"n": found.cost, "slot": slot}
    args["icons"] = icons_in(side_of(values, card, side), words)
    if found.back is None:
        return words.phrase("options-advancement", args)
    args |= {"guard": values.guards[found.row], "win": values.wins[found.row]}
    return words.phrase("options-merchant", args)


def sleeved_in(values: Values, card: int, words: Words, side: int) -> str:
    """What a card of a row adds to the crew: its price is paid."""
    if not 0 <= card < len(values.cards) or values.cards[card].own:
        return card_in(values, card, words, side)
    slot = slot_in(values.cards[card].slot, words.lang)
    icons = icons_in(side_of(values, card, side), words)
    return words.phrase("options-sleeved", {"slot": slot, "icons": icons})


def own_card_in(icons: list[int], merchant: bool, words: Words) -> str:
    """A card that somebody named beside a real table: what matters of it."""
    if not any(icons):
        return words.phrase("own-merchant" if merchant else "own-other")
    said = icons_in(icons, words)
    return words.phrase("own-merchant-with", {"icons": said}) if merchant else said


def slot_in(slot: int, lang: str) -> str:
    """The place of a sleeved card in words."""
    return SLOT_NAMES.row(lang)[slot]


def short_face(human: Human, card: int) -> str:
    """A crew card's level, its icons, and what is sleeved on it: `(2) C2 ^S`."""
    values = human.values
    level = human.level[card]
    text = f"({level + 1}) {icons_text(values.crew[human.kinds[card]].levels[level])}"
    for slot in range(SLOTS):
        sleeved = human.sleeves[card * SLOTS + slot]
        if sleeved >= 0:
            icons = side_of(values, sleeved, human.sides[card * SLOTS + slot])
            text += f" {SLOT_SIGNS[slot]}{icons_text(icons)}"
    return text


def spoken_argument(name: str, value: Value, words: Words) -> dict[str, Value]:
    """What a message may use of an argument, by its name."""
    text = str(value)
    if name == "phase" and (text in PHASES or text == "battle"):
        return {name: value, "phase-name": words.phrase(f"phase-{text}")}
    if isinstance(value, int):
        return {name: _numbered(name, value, words)}
    return {name: _coded(name, text, words)}


def _numbered(name: str, value: int, words: Words) -> Value:
    """A side, a crew card, an upgrade or a building by its number; any other number as it is."""
    if name in SIDE_ARGS:
        return side_in(value, words)
    if name in ("card", "crew"):
        return crew_in(value, words)
    if name == "upgrade":
        return upgrade_in(value, words)
    if name == "kind" and 0 <= value < len(BUILDINGS):
        return words.phrase(f"kind-{BUILDINGS[value]}")
    return value


def _coded(name: str, text: str, words: Words) -> Value:
    """A code in words; any other text as it is: nothing that somebody typed may fail here."""
    if name in SIDE_ARGS:
        return words.phrase(f"seat-{text}") if words.knows(f"seat-{text}") else text
    if name in SPACE_ARGS:
        return space_in(text, words) if text in NAMES else text
    if name == "card":
        return named(known_to(words).values, "alliance", text, words.lang)
    if name in TEMPER_ARGS and words.knows(f"temper-{text}"):
        return words.phrase(f"temper-{text}")
    if name == "line":
        from arbitre.games.dead_reckoning.words.cards import line_in

        return line_in(text, words)
    if name == "tile":
        return tile_in(text, words)
    if name == "icon" and text in ICONS:
        return f"{text} ({words.phrase(f'kind-{ICON_KEYS[ICONS.index(text)]}')})"
    if name == "word":
        return spoken(text, words.lang, known_to(words).values)
    if text in KIND_ARGS.get(name, ()) or name in KIND_ARGS_PLAIN:
        return words.phrase(f"kind-{text}") if words.knows(f"kind-{text}") else text
    return text
