"""Sans Alliés in words: prompts, tellings, options with their odds, completion."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.message import Event, Message, Value
from arbitre.core.position import Position, draw_chance
from arbitre.core.terminal import told_line
from arbitre.core.words import Words
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")
SOURCE = edition_text(STANDARD)
WORDS = {lang: GAME.voice(None, lang).words for lang in ("fr", "en")}


def position(*lines: str) -> Position:
    """A position of the rules page's values from the lines of a case's `before` block."""
    return GAME.load(expand(list(lines), STANDARD, SOURCE))


def words(lang: str) -> Words:
    return WORDS[lang]


def prompt(lang: str, *lines: str) -> str:
    return GAME.voice(position(*lines).view("invader"), lang).prompt().replace("\u00a0", " ")


def about(query: str, lang: str, *lines: str) -> list[str]:
    at = position(*lines)
    view = at.view("invader")
    found = GAME.terminal(GAME.voice(view, lang)).options(GAME.draft(view, lang), query)
    return [line.replace("\u00a0", " ") for line in found]


# -- what is asked ---------------------------------------------------------------------------


def test_an_attack_is_asked_for_with_one_that_can_be_made() -> None:
    lines = ("turn 4", "A1 plains", "A2 sea", "reserve 2V")
    assert prompt("en", *lines) == "Turn 4: attack (“A1 2V”, then “send”) or “end”. Help: “?”"
    assert prompt("fr", "turn 4", "A1 sea", "A2 sea", "A3 coast", "reserve P+V+S") == (
        "Tour 4 : attaquez (« A3 V+B », puis « envoyer ») ou « fin ». Aide : « ? »"
    )


def test_where_nothing_can_be_attacked_only_the_end_is_named() -> None:
    assert prompt("fr", "turn 4", "reserve P") == (
        "Tour 4 : pas d’attaque possible ; « fin » pour passer. Aide : « ? »"
    )


@pytest.mark.parametrize(
    ("lines", "french", "english"),
    [
        (
            ("phase recovery", "A1 coast", "attack A1 3P+V+S due 2", "reserve P"),
            "A1 : récupérez jusqu’à 2 cartes de 3P+V+B (« 2P » ; après moins, « envoyer »).",
            "A1: recover up to 2 cards of 3P+V+S (“2P”; after fewer, “send”).",
        ),
        (
            ("phase losses", "A1 coast", "attack A1 none due 1", "reserve P+A+2S"),
            "A1 : choisissez une perte supplémentaire parmi P+2B (« P »).",
            "A1: choose one extra loss among P+2S (“P”).",
        ),
        (
            ("phase upgrade", "upgrades V", "centres 2"),
            "Un centre est à vous. Améliorer P, A ou B ? (« améliorer P », « ? P »)",
            "A centre is yours. Upgrade P, A or S? (“upgrade P”, “? P”)",
        ),
        (
            ("phase retreat", "gaps A2 A3", "B2 plains", "attack B2", "top sea"),
            "Retraite de B2 : où poser la région (mer) ? « poser A2 » ou « poser A3 ».",
            "Retreat from B2: where to lay the region (sea)? “lay A2” or “lay A3”.",
        ),
        (
            ("phase bombing", "upgrades A", "marker D", "reserve 8A"),
            "Bombardement, 6 avions au plus : « bombarder 6 », ou « bombarder rien ».",
            "Bombing, 6 aircraft at most: “bomb 6”, or “bomb none”.",
        ),
        (
            ("phase convoy", "turn 5", "upgrades S", "reserve S"),
            "Tour 5 : « convoi » (un bateau contre une carte de plus) ou « piocher » ?",
            "Turn 5: “convoy” (a ship for one more card) or “draw”?",
        ),
    ],
)
def test_every_other_decision_is_asked_for(
    lines: tuple[str, ...], french: str, english: str
) -> None:
    assert prompt("fr", *lines) == french
    assert prompt("en", *lines) == english


def test_the_help_is_one_screen() -> None:
    for lang in ("fr", "en"):
        shown = (
            GAME.terminal(GAME.voice(position("reserve P").view("invader"), lang))
            .help()
            .split("\n")
        )
        assert len(shown) <= 20
        assert max(len(line) for line in shown) < 80


@pytest.mark.parametrize(
    ("lang", "query"), [("fr", "défausse"), ("en", "discard"), ("en", "Défausse")]
)
def test_the_region_discard_card_by_card(lang: str, query: str) -> None:
    """SA-S2: every card was laid in the open; the last one laid is the top one."""
    names = ("forêt", "mer", "plaine") if lang == "fr" else ("forest", "sea", "plains")
    lines = ("reserve P", "top plains sea forest")
    number = len(position(*lines).view(None).data["region_discard"])  # type: ignore[arg-type]
    head, cards = about(query, lang, *lines)
    assert cards.split(" · ")[:3] == [f"1. {names[0]}", f"2. {names[1]}", f"3. {names[2]}"]
    assert len(cards.split(" · ")) == number > 3
    assert head == (
        f"Défausse des régions : {number} cartes, celle du dessus d’abord"
        if lang == "fr"
        else f"Region discard: {number} cards, the top one first"
    )


# -- what is told ----------------------------------------------------------------------------


def told(lang: str, *events: tuple[str, str, dict[str, Value]]) -> list[str]:
    found = [Event(name, clause, args) for name, clause, args in events]
    return [
        line.replace("\u00a0", " ") for line in map(told_line, GAME.voice(None, lang).tell(found))
    ]


def drawn(card: str) -> tuple[str, str, dict[str, Value]]:
    return "deployed", "SA-T6", {"card": card}


def test_the_draws_of_a_turn_are_told_together() -> None:
    events: list[tuple[str, str, dict[str, Value]]] = [
        ("turn", "SA-T1", {"turn": 3}),
        drawn("V"),
        ("breakthrough", "SA-T3", {"tile": "B"}),
        drawn("P"),
        ("breakthrough", "SA-T3", {"tile": "C"}),
        drawn("P"),
        ("weapon-lost", "SA-T4", {}),
    ]
    assert told("fr", *events) == [
        "— Tour 3",
        "Pioché : 2 cartes de personnel et 1 véhicule [SA-T6]",
        "2 percées ennemies : le marqueur avance à la tuile C [SA-T3]",
        "Une arme ultime piochée avant le cinquième centre ne sert pas : défaussée [SA-T4]",
    ]
    assert told("en", drawn("S"), drawn("weapon")) == [
        "Drawn: 1 ship and 1 ultimate weapon [SA-T6]"
    ]


def test_an_invasion_is_told_in_three_lines() -> None:
    at = position("A1 coast", "reserve 6S")
    voice = GAME.voice(at.view("invader"), "fr")
    events = at.play("invader", "A1 2S") + at.play("chance", "3+4")
    assert [line.replace("\u00a0", " ") for line in map(told_line, voice.tell(events))] == [
        "Attaque de A1 (côte) : 2 bateaux [SA-I4]",
        "Les dés font 7 : succès, A1 est prise ; les cartes de la force sont défaussées [SA-I5]",
        "Capture de A1 (côte) [SA-I9] · Force du personnel : 2 [SA-P1]",
    ]


def test_that_personnel_rest_ends_a_turn_and_a_new_one_opens_a_part() -> None:
    at = position("turn 7", "successes 2", "marker B")
    events = at.play("invader", "end") + at.play("chance", "5")
    assert [told_line(line) for line in GAME.voice(None, "en").tell(events)] == [
        "Enemy research, die 5 against 3: it fails [SA-R2] · Personnel strength back to 1 [SA-E1]",
        "— Turn 8",
    ]


def test_a_set_up_is_told_in_few_lines() -> None:
    start = GAME.start()
    events: list[Event] = []
    for terrain in ["sea"] * 6 + ["coast"] * 5 + ["plains"]:
        events += start.play("chance", terrain)
    for terrain in ["desert"] * 6 + ["centre"] * 3:
        events += start.play("chance", terrain)
    assert [told_line(line) for line in GAME.voice(None, "en").tell(events)] == [
        "Region discard: 12 cards, plains on top [SA-S2]",
        "Pyramid: 9 cards laid, from G1 to E4 [SA-S2]",
    ]
    assert [told_line(line) for line in GAME.voice(None, "en").tell(events[10:15])] == [
        "Region discard, the last one on top: coast, plains [SA-S2]",
        "Pyramid: G1 desert, G2 desert, F1 desert [SA-S2]",
    ]
    assert next(told_line(line) for line in GAME.voice(None, "fr").tell(events[12:13])).endswith(
        "G1 désert [SA-S2]"
    )


def test_numbers_have_a_comma_in_french_and_a_point_in_english() -> None:
    args: dict[str, Value] = {"success": 35, "failure": 1, "ways": 36}
    note = Message("note-odds-retreat", {**args, "percent": "97.2", "other": "2.8", "lost": "2.03"})
    assert words("fr").say(note).replace("\u00a0", " ") == (
        "Succès 35/36 (97,2 %), échec et retraite 1/36 (2,8 %), pertes moyennes 2,03 cartes."
    )
    assert "(97.2%)" in words("en").say(note)


def test_a_refusal_names_the_unit_by_its_letter_and_its_name() -> None:
    at = position("A1 forest", "reserve 3S")
    line = GAME.draft(at.view("invader"), "fr").add("A1 2B")
    assert line.ruling is not None
    assert line.ruling.clause == "SA-I4"
    said = words("fr").ruling(line.ruling)
    assert said == "A1 (forêt) n’admet pas B (bateau)"


def test_what_cannot_be_read_is_quoted_in_the_readers_words() -> None:
    at = position("phase recovery", "A1 coast", "attack A1 3P due 2")
    line = GAME.draft(at.view("invader"), "fr").add("améliorer V")
    assert line.ruling is not None
    assert "améliorer V" in words("fr").ruling(line.ruling)


def test_the_second_best_move_of_an_advice_is_in_the_words_of_the_buttons() -> None:
    args: dict[str, Value] = {"chance": 62, "second": "C4 2P+S", "other": 55}
    said = words("fr").say(Message("why-planner", args)).replace("\u00a0", " ")
    assert said == (
        "Il compte ainsi 62 % de chances de gagner la partie, contre 55 % avec "
        "« Attaquer C4 avec 2 cartes de personnel et 1 bateau »."
    )
    said = words("en").say(Message("why-planner", {**args, "second": "end"}))
    assert said.endswith("55% with “End the invasions”.")


def test_terrains_bear_the_names_of_the_edition_on_the_table() -> None:
    own = SOURCE.replace('fr = "mer", en = "sea"', 'fr = "grand large", en = "high seas"')
    at = GAME.load(expand(["A1 sea", "reserve 2S"], STANDARD, own))
    for lang, name in (("fr", "grand large"), ("en", "high seas")):
        spoken = GAME.voice(at.view("invader"), lang).words
        more = spoken.with_package("arbitre.term")
        event = Event("captured", "SA-I9", {"place": "A1", "terrain": "sea"})
        assert name in spoken.event(event)
        assert name in more.event(event)
        assert name not in GAME.voice(None, lang).words.event(event)


# -- what is offered -------------------------------------------------------------------------


def test_forces_against_a_place_with_their_odds() -> None:
    """Each is 35/36: only a 2 fails. Losses in 36ths, by hand: 2V 73, 3P+V 144, 6P 215."""
    lines = ("A1 plains", "reserve 6P+2V")
    assert about("A1", "en", *lines) == [
        "A1 (plains): defence 6, admits PVA",
        "A1 2V     35/36 (97.2%), mean losses 2.03 cards",
        "A1 3P+V   35/36 (97.2%), mean losses 4.00 cards",
        "A1 6P     35/36 (97.2%), mean losses 5.97 cards",
    ]
    assert about("a1", "fr", *lines)[1] == "A1 2V     35/36 (97,2 %), pertes moyennes 2,03 cartes"


def test_the_likeliest_force_comes_first() -> None:
    """2V leave 3P, enough for a 3; 3P+V leave one V, so a 3 fails; of 2V alone nothing is left."""
    found = about("A1", "en", "A1 plains", "reserve 3P+2V")
    assert [line.split(" (")[0] for line in found[1:]] == ["A1 2V     35/36", "A1 3P+V   33/36"]
    assert about("A1", "en", "A1 plains", "reserve 2V")[1] == (
        "A1 2V   26/36 (72.2%), mean losses 1.64 cards"
    )


def test_what_is_missing_covered_or_gone_is_said() -> None:
    lines = ("A1 plains", "gaps A8", "B1 sea", "reserve P+V+2S")
    assert about("A1", "en", *lines) == [
        "A1 (plains): defence 6, admits PVA",
        "your reserve is worth 4 there: 2 short",
    ]
    assert about("B1", "en", *lines) == ["B1 (sea): defence 9, admits AS; covered by A1 and A2"]
    assert about("A8", "en", *lines) == ["there is no card left at A8"]


def test_a_unit_is_shown_where_it_could_serve() -> None:
    """On the islands 2P are left to pay with, at sea nothing: 6 to 12 alone, 26/36."""
    plain = [f"A{number} forest" for number in range(4, 9)]
    lines = ("A1 islands", "A2 sea", "A3 sea", *plain, "reserve 2P+S+A")
    assert about("S", "en", *lines) == [
        "S (ship): 1 in reserve, strength 4",
        "A1 A+S   islands, 35/36 (97.2%), mean losses 2.00 cards",
        "A2 A+S   sea, 26/36 (72.2%), mean losses 1.64 cards",
        "A3 A+S   sea, 26/36 (72.2%), mean losses 1.64 cards",
    ]
    assert about("b", "fr", *lines)[0] == "B (bateau) : 1 en réserve, force 4"


def test_terrains_and_words_can_be_asked_about() -> None:
    plain = [f"A{number} forest" for number in range(3, 9)]
    lines = ("A1 sea", "A2 sea", *plain, "reserve 2S+P")
    assert [line[:5] for line in about("mer", "fr", *lines)] == ["A1 2B", "A2 2B"]
    assert about("fin", "fr", *lines) == ["fin"]
    assert about("zzz", "fr", *lines) == ["Rien ne peut en être écrit maintenant."]


def test_choices_are_explained() -> None:
    assert about("3", "en", "phase bombing", "upgrades A", "marker D", "reserve 4A") == [
        "bomb 3   3/6 (50.0%)"
    ]
    assert about("B", "fr", "phase upgrade", "centres 1")[0].startswith("améliorer B   force 6")
    retreat = ("phase retreat", "gaps A2 A3", "B2 plains", "attack B2", "top sea")
    assert about("A2", "en", *retreat) == ["lay A2   row A, defence 6, covers B1 and B2"]
    weapon = ("centres 5", "upgrades P V A S", "marker D", "A1 plains", "reserve weapon")
    assert about("arme", "fr", *weapon)[-1].startswith("arme recherche")
    assert "scouts A1   what comes in: coast" in about("A1", "en", *weapon, "top coast")


def test_completion_goes_on_with_forces_after_a_place() -> None:
    view = position("A1 plains", "reserve 6P+2V").view("invader")
    draft = GAME.draft(view, "en")
    assert GAME.terminal(GAME.voice(None, "fr")).complete(draft, "A1 ") == [
        "A1 2V",
        "A1 3P+V",
        "A1 6P",
    ]
    assert GAME.terminal(GAME.voice(None, "fr")).complete(draft, "a1 3") == ["A1 3P+V"]
    assert "end" in GAME.terminal(GAME.voice(None, "fr")).complete(draft, "")
    assert GAME.terminal(GAME.voice(None, "fr")).complete(draft, "e") == ["end"]
    draft.add("A1")
    assert GAME.terminal(GAME.voice(None, "fr")).complete(draft, "") == ["P", "V"]


def test_completion_needs_no_accents() -> None:
    view = position("phase upgrade", "centres 1").view("invader")
    assert GAME.terminal(GAME.voice(None, "fr")).complete(GAME.draft(view, "fr"), "amel") == [
        "améliorer P",
        "améliorer V",
        "améliorer A",
        "améliorer B",
    ]


def test_lines_and_moves_in_the_readers_language() -> None:
    assert GAME.voice(None, "fr").line("C4 2P+S") == "C4 2P+B"
    assert GAME.voice(None, "fr").line("eclaireurs c4") == "éclaireurs C4"
    at = position("A1 coast", "reserve 2S")
    attack = at.read("invader", "A1 2S")
    assert GAME.voice(None, "fr").written(attack) == ["A1 2B"]
    assert GAME.voice(None, "en").written(attack) == ["A1 2S"]
    assert GAME.voice(None, "fr").seat("invader") == "Envahisseur"
    assert words("fr").argument("unit", "turn") == "turn"


# -- which numbers are ours ------------------------------------------------------------------


def test_the_greeting_says_which_numbers_are_ours() -> None:
    for lang, part in (("fr", "la composition de la pioche"), ("en", "the make-up of the pile")):
        first, second = GAME.voice(GAME.start(seed=1).view(None), lang).greeting()
        assert part in first
        assert "arbitre edition new sans_allies" in second


def test_an_edition_from_the_box_is_greeted_by_its_name() -> None:
    text = GAME.edition_template("fr").replace("reconstructed: ours", "my box")
    at = GAME.start(seed=1, edition=GAME.read_edition(text, "mine.toml"))
    assert GAME.voice(at.view(None), "en").greeting() == ["Edition “my-box”."]
    some = GAME.edition_template("fr").replace("reconstructed: ours", "my box", 4)
    at = GAME.start(seed=1, edition=GAME.read_edition(some, "mine.toml"))
    assert (
        "wholly or partly ours are: the values of the tiles."
        in GAME.voice(at.view(None), "en").greeting()[0]
    )


@pytest.mark.no_cover  # long: other tests measure it
def test_every_line_is_about_things_of_the_picture() -> None:
    """Touching a line of the log lights something that is drawn; small things are folded."""
    screen = GAME.screen()
    captain = GAME.bots()["captain"](GAME)
    minor: set[bool] = set()
    for seed in range(3):
        at, rng, dealer = GAME.start(), Rng(seed), Dealer(seed)
        while at.actors:
            seat = at.actors[0]
            chance = seat == CHANCE
            before = GAME.voice(at.view("invader"), "en")
            move = draw_chance(at, dealer) if chance else captain.decide(at.view("invader"), rng, 0)
            events = at.play(seat, move)
            picture = screen.picture(before, False)
            after = screen.picture(GAME.voice(at.view("invader"), "en"), False)
            drawn = picture.board + picture.state + picture.pieces + after.state + after.pieces
            for line in before.tell(events):
                minor.add(line.minor)
                if line.heading:
                    continue
                assert line.about, line.text
                assert any(f' id="{name}"' in drawn for name in line.about), line.text
    assert minor == {True, False}


def test_draws_and_payments_are_minor_and_captures_are_not() -> None:
    voice = GAME.voice(None, "en")
    small = [
        Event("deployed", "SA-T6", {"card": "V"}),
        Event("recovered", "SA-I6", {"units": "2P+V"}),
        Event("extra-losses", "SA-I7", {"units": "A"}),
    ]
    assert [line.minor for line in voice.tell(small)] == [True, True, True]
    assert voice.tell(small[1:2])[0].about == ["reserve-P", "reserve-V"]
    large = [
        Event("captured", "SA-I9", {"place": "A3", "terrain": "sea"}),
        Event("retreat", "SA-I8", {"place": "B2"}),
        Event("research", "SA-R2", {"die": 2, "value": 3, "tile": "C"}),
        Event("upgrade-V", "SA-C2", {"strength": 5}),
    ]
    assert [line.minor for line in voice.tell(large)] == [False] * 4
    assert [line.about for line in voice.tell(large)] == [
        ["card-A3", "place-A3"],
        ["card-B2", "place-B2"],
        ["marker"],
        ["unit-V"],
    ]
