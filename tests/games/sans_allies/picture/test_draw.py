"""The drawn table: a sound document, an element for all that can be touched, marks that are true."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from arbitre.core.message import Fact
from arbitre.core.words import LANGUAGES, Words
from arbitre.games.sans_allies import game
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.picture.draw import draw_view
from arbitre.games.sans_allies.picture.layout import TALL, WIDE
from arbitre.games.sans_allies.picture.shapes import PICTURES, SIGNS, lines, text
from arbitre.games.sans_allies.picture.style import COLOURS, LETTERING, PLAIN, SAFE, SIZES, style
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS
from arbitre.games.sans_allies.rules.pyramid import NAMES, PLACES, ROW, exposed
from arbitre.games.sans_allies.rules.state import OVER
from tests.games.sans_allies.drawings import (
    EN,
    FR,
    LATE,
    MOMENTS,
    SVG,
    WORDS,
    by_id,
    drawn,
    land_of,
    late,
    own_edition,
    root_of,
    spot,
    texts,
    title,
)

# -- the document ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_sound_document_at_every_moment(moment: str, lang: str) -> None:
    root = root_of(MOMENTS[moment].view("invader"), WORDS[lang])
    named = by_id(root)
    assert root.get("lang") == lang
    assert root.get("viewBox") == f"0 0 {WIDE.width:g} {WIDE.height:g}"
    layers = [element.get("id") for element in root if element.tag == f"{SVG}g"]
    assert layers == ["board", "state", "pieces"]
    for piece in named["pieces"]:
        x, y = spot(piece)
        assert 0 < x < WIDE.width
        assert 0 < y < WIDE.height
        assert title(piece) or piece.get("id") == "throw"  # where dice fall nothing is seen
    for element in root.iter():
        if element.get("role") == "img":
            assert title(element)


def test_it_is_self_contained() -> None:
    for position in MOMENTS.values():
        document = draw_view(position.view(None), FR)
        root = ET.fromstring(document)
        for element in root.iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}a")
            assert "style" not in element.attrib
            assert not any(key.startswith("on") for key in element.attrib)
            assert element.get("href", "#").startswith("#")
        assert re.findall(r"https?://[^\"]+", document) == ["http://www.w3.org/2000/svg"]
        assert "@import" not in document
        named = by_id(root)
        for used in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', document):
            assert "".join(used) in named


def test_classes_that_are_drawn_have_a_rule() -> None:
    rules = style()
    for position in MOMENTS.values():
        for element in root_of(position.view(None)).iter():
            if element.tag == f"{SVG}text":
                kind = element.attrib["class"].split()[0]
                assert kind in SIZES or f".{kind}{{" in rules
            elif element.tag in (f"{SVG}rect", f"{SVG}path", f"{SVG}circle"):
                for kind in element.get("class", "").split():
                    assert re.search(rf"\.{kind}[ ,{{]", rules), kind


def test_what_a_use_repeats_is_styled_without_its_ancestors() -> None:
    # a browser matches such shapes as if they stood alone
    rules = style().splitlines()
    inside = " ".join([*SIGNS.values(), *PICTURES.values()])
    for kind in set(re.findall(r'class="([^"]+)"', inside)):
        assert kind.startswith("sans-")
        assert any(re.search(rf"(^|[ ,}}])\.{kind}[,{{]", rule) for rule in rules), kind


def test_every_colour_is_used_and_has_a_night_side() -> None:
    used = set(re.findall(r"var\(--([a-z-]+)[,)]", style())) - {"font", "sheen", "face"}
    assert used == set(COLOURS)
    assert set(SAFE) | set(PLAIN) <= used
    for day, night in [*COLOURS.values(), *SAFE.values(), *PLAIN.values()]:
        assert re.fullmatch(r"#[0-9a-f]{6}", day)
        assert re.fullmatch(r"#[0-9a-f]{6}", night)


def test_the_plain_theme_has_no_textures() -> None:
    assert '[data-board="plain"] .sans-allies-board .texture{display:none}' in style()
    root = root_of(late().view(None))
    for element in root.iter():
        if str(element.get("fill", "")).startswith("url("):
            assert element.get("class", "") in ("texture", "sans-sheen"), element.attrib


def test_every_text_is_readable_on_a_phone() -> None:
    # upright a region is 374 pixels wide, sideways all is 390 high: nothing is under 11 of them
    upright, sideways = 374 / TALL.width, 390 / WIDE.height
    assert min(SIZES.values()) * min(upright, sideways) >= 11
    assert TALL.table_high * upright <= 520
    assert (TALL.height - TALL.table_high) * upright <= 520
    assert WIDE.width * sideways <= 540
    # what is touched there: a unit tile and a card of the reserve, 44 pixels
    for side in (TALL.column_wide, TALL.unit_high, TALL.reserve_high):
        assert side * upright >= 44


def test_same_view_same_bytes() -> None:
    view = MOMENTS["dice"].view(None)
    turned: Any = json.loads(json.dumps(view.data), object_pairs_hook=lambda p: dict(reversed(p)))
    again = SansAlliesView(None, turned)
    assert draw_view(view, FR) == draw_view(again, game.voice(None, "fr").words)


def test_the_words_need_no_table_talk() -> None:
    view = late().view(None)
    for lang in LANGUAGES:
        plain = Words(lang, ["arbitre.core", PACKAGE])
        assert draw_view(view, plain) == draw_view(view, WORDS[lang])


def test_everything_is_escaped() -> None:
    class Hostile(Words):
        def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
            return "<b>&\"'</b>"

    for position in MOMENTS.values():
        root = root_of(position.view(None), Hostile("fr", []))
        assert not list(root.iter("b"))
        assert not list(root.iter(f"{SVG}b"))


# -- what can be touched ---------------------------------------------------------------------


@pytest.mark.parametrize("moment", MOMENTS)
def test_places_and_columns_are_addressed(moment: str) -> None:
    position = MOMENTS[moment]
    named = drawn(position)
    for place in PLACES:
        element = named[f"place-{NAMES[place]}"]
        assert element.get("data-place") == NAMES[place]
        card = named.get(f"card-{NAMES[place]}")
        assert (card is not None) == bool(position.state.board[place])
        if card is not None:
            assert card.get("data-place") == NAMES[place]
            assert card.get("data-card") == position.state.values.names[position.state.board[place]]
    for kind in (*UNITS, "weapon"):
        assert named[f"reserve-{kind}"].get("data-kind") == kind
        assert named[f"unit-{kind}"].get("data-unit") == kind
    for row in "ABCDEFGH":
        assert named[f"tile-{row}"].get("data-tile") == row
    assert {"pile", "discard", "region-discard", "force", "marker"} <= set(named)


def test_the_board_layer_does_not_change_during_a_game() -> None:
    boards = {ET.tostring(drawn(position)["board"]) for position in MOMENTS.values()}
    assert len(boards) == 1
    assert ET.tostring(drawn(late(), EN)["board"]) not in boards


def test_rows_are_half_a_card_apart_and_the_lower_lies_on_top() -> None:
    named = drawn(game.start(seed=7))
    cards = [piece.attrib["id"] for piece in named["pieces"] if "data-card" in piece.attrib]
    assert cards[:36] == [
        f"card-{row}{n + 1}" for row in "HGFEDCBA" for n in range(ord("I") - ord(row))
    ]
    for place in PLACES:
        if place >= ROW:
            x, y = spot(named[f"card-{NAMES[place]}"])
            left, right = (spot(named[f"card-{NAMES[place - step]}"]) for step in (8, 7))
            assert left[0] + right[0] == 2 * x
            assert left[1] == right[1] > y


# -- what is shown ---------------------------------------------------------------------------


@pytest.mark.rule("SA-I2")
@pytest.mark.parametrize("moment", [key for key in MOMENTS if key not in ("regions", "pyramid")])
def test_exposed_cards_are_marked_by_a_sign(moment: str) -> None:
    position = MOMENTS[moment]
    named = drawn(position, EN)
    free = exposed(position.state.standing)
    for place in PLACES:
        card = named.get(f"card-{NAMES[place]}")
        if card is None:
            continue
        marked = place in free
        assert card.get("data-exposed") == ("true" if marked else "false")
        assert ("exposed" in card.attrib["class"].split()) == marked
        signs = {use.get("href") for use in card.iter(f"{SVG}use")}
        signed = marked and place != position.state.target and position.state.phase != OVER
        assert ("#sans-open" in signs) == signed
        assert ("#sans-veil" in signs) == (not marked)
        if place != position.state.target:
            assert title(card).endswith("; exposed" if marked else "; covered")


def test_nothing_is_exposed_while_cards_are_dealt() -> None:
    for moment in ("regions", "pyramid"):
        cards = [piece for piece in drawn(MOMENTS[moment]).values() if piece.get("data-exposed")]
        assert cards
        assert {card.get("data-exposed") for card in cards} == {"false"}


def test_a_card_says_what_it_is() -> None:
    french, english = drawn(late(), FR), drawn(late(), EN)
    assert title(french["card-B4"]) == (
        "B4 : côte, défense 9, admet personnel, véhicules, bateaux ; carte exposée"
    )
    assert title(english["card-B4"]) == (
        "B4: coast, defence 9, admits personnel, vehicles, ships; exposed"
    )
    assert texts(french["card-B4"]) == ["B4", "PVB", "côte"]
    assert texts(english["card-B4"]) == ["B4", "PVS", "coast"]
    assert title(english["card-G1"]).startswith("G1: resource centre, defence 24")
    assert texts(english["card-H1"]) == ["H1", "PVA", "capital"]
    sorts = {
        name: english[f"card-{name}"].attrib["class"].split()[1] for name in ("H1", "G1", "G2")
    }
    assert sorts == {"H1": "capital", "G1": "centre", "G2": "region"}
    for name, land in {"H1": "capital", "G1": "centre", "G2": "sea", "F1": "plains"}.items():
        assert land_of(english[f"card-{name}"]) == land


def test_our_terrains_have_their_own_pictures() -> None:
    terrains: Any = EDITIONS.named("").values["terrains"]
    ours = set(terrains) - {"provenance"}
    assert ours | {"centre", "capital", "other"} == set(PICTURES)
    assert len(set(PICTURES.values())) == len(PICTURES)
    assert set(KINDS) <= set(SIGNS)
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_terrains_of_a_players_own_edition() -> None:
    position = own_edition("jungle & <b>")
    root = root_of(position.view(None))
    named = by_id(root)
    jungles = [piece for piece in named["pieces"] if piece.get("data-card") == "jungle"]
    fjords = [piece for piece in named["pieces"] if piece.get("data-card") == "fjord"]
    assert jungles
    assert fjords
    assert {land_of(card) for card in jungles} == {"other"}
    assert {land_of(card) for card in fjords} == {"sea"}
    assert "jungle & <b>" in title(jungles[0])
    assert texts(jungles[0])[-2:] == ["PVAB", "jungle & <b>"]
    # the numbers of the released edition are ours still, whoever renamed a terrain
    assert "reconstituées par nous" in (named["about-edition"].text or "")


def test_a_name_from_outside_cannot_break_the_document() -> None:
    position = own_edition("m\u0007arais\u2028salants de la très longue côte du nord")
    cards = [card for card in drawn(position).values() if card.get("data-card") == "jungle"]
    assert "m?arais?salants de la très longue côte du nord" in title(cards[0])
    shown = texts(cards[0])[-1]
    assert shown.startswith("m?arais")
    assert shown.endswith("…")


def test_tiles_and_marker() -> None:
    named = drawn(late())
    assert texts(named["tile-D"]) == ["D", "15", "4"]
    assert title(named["tile-D"]) == "Tuile D : défense 15, recherche 4"
    assert named["marker"].get("data-tile") == "D"
    assert title(named["marker"]) == "Marqueur de progrès à la tuile D, face grise"
    flame = drawn(late(flame=True, marker="C"), EN)["marker"]
    assert (flame.get("data-tile"), flame.get("data-face")) == ("C", "flame")
    assert title(flame) == "Progress marker at tile C, flame side: a setback"
    assert spot(flame)[1] > spot(named["marker"])[1]
    signs = [next(marker.iter(f"{SVG}use")).get("href") for marker in (flame, named["marker"])]
    assert signs == ["#sans-flame", "#sans-wheel"]


def test_unit_tiles() -> None:
    named = drawn(late(), EN)
    assert title(named["strength-P"]) == "Personnel: strength 2, scouts sent"
    assert title(named["strength-V"]) == "Vehicles: strength 3, base side"
    assert title(named["strength-A"]) == "Aircraft: strength 4, upgraded: heavy bombers"
    assert texts(named["strength-S"]) == ["★", "6"]
    sides = [named[f"strength-{unit}"].get("data-side") for unit in UNITS]
    assert sides == ["spent", "base", "upgraded", "upgraded"]
    assert title(named["strength-weapon"]) == "Ultimate weapon: with all 5 centres"
    assert texts(named["strength-weapon"]) == ["3/5 centres"]


@pytest.mark.rule("SA-C2")
def test_what_upgrades_bring_is_said_where_one_is_chosen() -> None:
    named = drawn(MOMENTS["upgrade"])
    assert texts(named["state-tray"]) == ["V embarcations légères", "A bombardiers lourds"]
    assert texts(named["strength-V"]) == ["3→5"]
    assert texts(named["strength-A"]) == ["2→4"]
    assert texts(named["strength-P"]) == ["★", "2"]


def test_reserves_piles_and_counts() -> None:
    named = drawn(late())
    stack = named["piece-reserve-P"]
    assert (stack.get("data-place"), stack.get("data-count")) == ("reserve", "8")
    assert texts(stack) == ["P", "×8"]
    assert len([card for card in stack.iter() if card.get("href") == "#sans-unit-card"]) == 8
    assert texts(named["piece-reserve-S"]) == ["B", "×3"]
    assert title(named["piece-reserve-S"]) == "3 bateaux en réserve"
    assert "piece-reserve-weapon" not in named
    assert texts(named["pile-counts"]) == ["7", "2", "0", "1", "0", "3", "1"]
    assert texts(named["discard-counts"]) == ["34", "10", "7", "5", "6", "4", "2"]
    assert title(named["pile-counts"]) == (
        "Pioche : 7 (2 cartes de personnel, 1 avion, 3 percées ennemies, 1 arme ultime)"
    )
    assert named["centres"].get("data-count") == "3"
    assert len(list(named["centres"].iter(f"{SVG}use"))) == 3
    top = named["card-region-discard"]
    assert (top.get("data-card"), top.get("data-count")) == ("sea", "17")
    head, order = title(top).split("\n")
    assert head == "Défausse des régions : 17 cartes, dessus mer"
    assert order.startswith("1.\u00a0mer · 2.\u00a0")
    assert order.count(" · ") == 16


def test_weapons_and_what_left_the_game() -> None:
    pyramid = {
        **LATE["pyramid"],
        "G": [None, None],
        "C": ["sea", None, "desert", None, "plains", "desert"],
    }
    position = late(
        pyramid=pyramid,
        centres=5,
        upgrades={"P": "spent", "V": "upgraded", "A": "upgraded", "S": "upgraded"},
        removed_regions={"sea": 1, "forest": 1},
        removed_weapons=1,
        reserve={**LATE["reserve"], "weapon": 1},
        discard={**LATE["discard"], "weapon": 1},
        pile={"P": 2, "A": 1, "breakthrough": 3},
    )
    named = drawn(position)
    assert texts(named["piece-reserve-weapon"]) == ["×1"]
    assert title(named["piece-reserve-weapon"]) == "1 arme ultime en réserve"
    assert title(named["strength-weapon"]) == "Arme ultime : jouée une fois"
    assert texts(named["state-regions"])[1:4] == ["17", "cartes", "hors jeu : 2"]
    assert texts(named["state-turn"])[1] == "8 cartes/tour"


def test_the_invasion_under_way() -> None:
    named = drawn(MOMENTS["dice"], EN)
    assert named["target"].get("data-place") == "C4"
    assert spot(named["target"]) == spot(named["card-C4"])
    assert title(named["card-C4"]).endswith("; under attack")
    assert named["piece-force-A"].get("data-place") == "force"
    force = {kind: named[f"piece-force-{kind}"].get("data-count") for kind in "PVA"}
    assert force == {"P": "2", "V": "1", "A": "2"}
    assert "piece-force-S" not in named
    # two personnel of 2, a vehicle of 3, two aircraft of 4
    assert "15 against 12" in texts(named["state"])
    losses = drawn(MOMENTS["losses"], EN)
    assert texts(losses["state-tray"]) == []
    assert not [key for key in losses if key.startswith("piece-force")]
    assert "target" in losses
    assert texts(drawn(MOMENTS["retreat losses"], EN)["state-tray"]) == ["it fails"]
    bombing = drawn(MOMENTS["bombing_die"], EN)
    assert bombing["piece-force-A"].get("data-count") == "3"
    assert "setback on 1–3" in texts(bombing["state"])
    assert "target" not in bombing


@pytest.mark.rule("SA-I10")
def test_the_free_corners_of_a_retreat() -> None:
    named = drawn(MOMENTS["retreat"])
    corners = [key for key in named if key.startswith("corner-")]
    assert corners == ["corner-B5", "corner-B6"]
    assert title(named["corner-B5"]) == "B5 : coin libre, la région peut s’y poser"
    assert "en B5 ou B6" in texts(named["state"])
    assert not [key for key in drawn(MOMENTS["losses"]) if key.startswith("corner-")]


@pytest.mark.parametrize(
    ("moment", "phase"),
    [
        ("regions", "Mise en place : la défausse des régions (12 cartes à distribuer)"),
        ("pyramid", "Mise en place : la pyramide (27 cartes à distribuer)"),
        ("drawing", "Tirage : encore 2 cartes"),
        ("dice", "Invasion de C4"),
        ("losses", "C4 : 2 pertes de plus à choisir"),
        ("won", "Partie gagnée : la capitale est prise"),
        ("lost", "Partie perdue : l’ennemi emploie son arme"),
    ],
)
def test_the_phase_is_said(moment: str, phase: str) -> None:
    assert " ".join(texts(drawn(MOMENTS[moment])["state-phase"])) == phase


# -- lines of text ---------------------------------------------------------------------------


def test_long_lines_are_drawn_in_and_then_cut() -> None:
    assert "textLength" not in text("name", 0, 0, "mer", 97)
    squeezed = text("name", 0, 0, "montagne jaune", 97)
    assert 'textLength="97"' in squeezed
    assert "montagne jaune" not in text("name", 0, 0, "montagne jaune", 40)
    cut = text("name", 0, 0, "m" * 90, 97)
    assert LETTERING.wide(re.sub("<[^>]*>", "", cut), "name") <= 97 * 1.5


def test_a_line_is_broken_once() -> None:
    assert lines("small", 0, 0, "convoi", 170).count("<text") == 1
    two = lines("small", 0, 0, "6 cartes par tour", 200)
    assert re.findall(r">([^<]+)<", two) == ["6 cartes par", "tour"]
