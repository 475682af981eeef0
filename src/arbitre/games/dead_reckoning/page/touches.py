"""What can be touched: every line of a draft with its way over the picture and its words."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Value
from arbitre.core.screen import Amount, Touch
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.play.draft import ActDraft, DefenceDraft, SleevingDraft
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.rules.alliance.plan import CUBES, UPGRADE_WITH
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, FACES
from arbitre.games.dead_reckoning.rules.battle.prospects import FIGHTS, prospects
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import (
    PLAYED,
    ZONES,
    goods_aboard,
    open_hold,
    side_of,
)
from arbitre.games.dead_reckoning.rules.human.stowing import CARGO_A_COIN, COINS
from arbitre.games.dead_reckoning.rules.icons import S
from arbitre.games.dead_reckoning.rules.listing import MOST_CUBES
from arbitre.games.dead_reckoning.rules.moves import BUILDINGS, Act
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN
from arbitre.games.dead_reckoning.words.codes import (
    card_in,
    crew_in,
    goods_in,
    icons_in,
    space_in,
    upgrade_in,
)

GROUPS: Final = {
    "cards": ("play", "draw", "end"),
    "ship": ("sails", "move", "repair", "upgrade"),
    "goods": ("load", "unload", "jettison", "sell", "give", "take", "harbor", "coin", "stow"),
    "rows": ("buy", "trade", "hunt"),
    "island": ("influence", "build", "produce", "storm"),
    "battle": ("attack", "defend", "aim", "volley", "brace", "done", "cubes", "faces", "result"),
    "cleanup": ("mode", "raise", "sleeve"),
    "alliance": ("choose", "agree", "refuse", "go"),
}
"""The headings of a list of actions, by the words of decisions."""

Pad = ActDraft | DefenceDraft | SleevingDraft


def touches_of(draft: Pad, words: Words) -> list[Touch]:
    """Every line that could be written now."""
    pen = Pen(draft.view, words, False)
    found: list[Touch] = []
    for line in draft.next():
        act = act_of(draft, line)
        # what is set by hand has trays, or is typed
        if act is not None:
            path, label = path_of(pen, draft, act), _label(pen, draft, act)
            found.append(
                Touch(line, path, label, group_of(act.word, words), first=act.word == "go")
            )
    return found


def said_of(draft: Pad, index: int, words: Words) -> str:
    """A line that is written, in the words of its button; empty: it is more than one, or cannot be read."""
    line = draft.lines[index]
    act = None if line.ruling is not None else act_of(draft, line.text)
    items = {"defend": 1, "sleeve": 2}
    if act is None or len(act.numbers) > items.get(act.word, len(act.numbers)):
        return ""
    return _label(Pen(draft.view, words, False), draft, act)


def amounts_of(draft: ActDraft, words: Words) -> list[Amount]:
    """DR-Q2: how many cubes they drop beside a real table; of a building the number is known."""
    battle = draft.position.state.battle
    if not draft.position.state.companion or battle is None or battle.stage != DEFENCE:
        return []
    moves = [move for move in draft.position.moves(draft.seat) if isinstance(move, Act)]
    listed = [move for move in moves if move.word == "cubes"]
    known = listed[0].numbers[0] if len(listed) == 1 else None
    before = spoken("cubes 0", draft.lang, draft.position.values).removesuffix("0")
    return [Amount(before, words.phrase("amount-cubes"), 0, MOST_CUBES, known)]


def act_of(draft: Pad, line: str) -> Act | None:
    """The decision that a line writes; None for a thing set by hand."""
    text = " ".join(neutral(line, draft.position.values).split())
    if text.startswith("set "):
        return None
    move = draft.position.read(draft.seat, text)
    assert isinstance(move, Act)
    return move


def group_of(word: str, words: Words) -> str:
    """The heading under which a decision is listed."""
    for name, acts in GROUPS.items():
        if word in acts:
            return words.phrase(f"touch-group-{name}")
    return ""


def path_of(pen: Pen, draft: Pad, act: Act) -> list[str]:
    """The elements to touch, one after another; what ends a battle is touched twice.

    A turn ends by its button alone: whoever touches icons asks what they are, and must not lose the turn.
    """
    word, numbers, table = act.word, act.numbers, pen.table
    seat = draft.position.seats.index(draft.seat)
    place = table.place[pen.state.seat]
    here = NAMES[place]
    ship = f"ship-{pen.code(seat)}"
    island = f"island-{here}" if place != HARBOR else "space-H"
    if word == "choose":
        return _choice_path(pen, numbers[0])
    if word in ("play", "raise", "defend"):
        nobody = ["battle", "battle"] if word == "defend" else []
        return [pen.crew_id(seat, card) for card in numbers[:1]] or nobody
    if word == "sleeve":
        return [f"held-{numbers[0] + 1}", pen.crew_id(seat, numbers[1])] if numbers else ["hand"]
    if word == "move":
        return [ship, f"space-{NAMES[numbers[0]]}"]
    if word in ("load", "unload", "jettison", "give", "take", "stow"):
        return _goods_path(pen, act, seat, island)
    if word == "aim":
        return [_die(pen, numbers[0])]
    if word == "attack":
        enemy = table.humans + (numbers[0] - 1 if numbers else 0)
        return [f"ship-{pen.code(enemy)}"]
    if word == "repair":
        return [pen.mine(numbers[0] - 1 if numbers else seat, "damage")]
    if word == "upgrade":
        return [f"zone-{ZONES[numbers[1]]}"]
    if word == "coin":
        return ["chest" if place == HARBOR else "hold"]
    if word == "end" and numbers:
        return ["alliance-card"]
    ways = {
        "end": [],
        "sails": ["zone-rigging"],
        "draw": ["deck"],
        "sell": ["dock", "chest"],
        "harbor": ["dock"],
        "mode": [ship],
        "done": ["battle", "battle"],
        "volley": ["cubes-mine"],
        "cubes": ["cubes-mine"],
        "result": ["battle"],
        "brace": ["cubes-theirs"],
        "go": ["alliance-card"],
        "buy": [f"card-{here}"],
        "trade": [f"card-{here}"],
        "hunt": [f"card-{here}"],
    }
    return ways.get(word, [island])


def _goods_path(pen: Pen, act: Act, seat: int, island: str) -> list[str]:
    place = pen.table.place[seat]
    coins = act.word != "stow" and act.numbers[1] == COINS
    other = f"ship-{pen.code(1 - seat)}"
    store = ("chest" if coins else "dock") if place == HARBOR else island
    if act.word == "load":
        return [store if place == HARBOR else f"goods-{NAMES[place]}", "hold"]
    if act.word == "unload":
        return ["hold", store]
    if act.word == "jettison":
        return ["hold", f"ship-{pen.code(seat)}"]
    return [other, "hold"] if act.word == "take" else ["hold", other]


def _choice_path(pen: Pen, option: int) -> list[str]:
    """DR-D6: a space, an upgrade, or whose cube."""
    table = pen.table
    if table.ask == UPGRADE_WITH:
        return [f"upgrades-{pen.code(table.side)}"]
    if table.ask == CUBES:
        return [f"ship-{pen.code(option)}"]
    return [f"island-{NAMES[option]}"]


def _die(pen: Pen, face: int) -> str:
    """The first of one's cubes that fell so."""
    battle = pen.state.battle
    assert battle is not None
    return f"die-mine-{sum(battle.my_faces[:face]) + 1}"


# -- words -----------------------------------------------------------------------------------


def _label(pen: Pen, draft: Pad, act: Act) -> str:
    """A decision as a phrase."""
    seat = draft.position.seats.index(draft.seat)
    if act.word == "choose":
        key, args = _choice_said(pen, act.numbers[0])
    elif act.word in ("play", "raise", "defend", "sleeve"):
        key, args = _crew_said(pen, seat, act)
    elif act.word in ("sails", "move", "repair", "upgrade", "mode", "attack"):
        key, args = _ship_said(pen, seat, act)
    elif act.word in ("load", "unload", "jettison", "give", "take", "sell"):
        key, args = _goods_said(pen, act)
    else:
        key, args = _rest_said(pen, act)
    if act.word in FIGHTS:
        args |= odds_in(pen.state, act)
    return pen.words.phrase(f"touch-{key or act.word}", args)


def odds_in(state: State, act: Act) -> dict[str, Value]:
    """Cubes against cubes, and the chance to win, for a sentence."""
    found = prospects(state, act)
    return {"mine": found.mine, "theirs": found.theirs, "percent": found.percent}


Said = tuple[str, dict[str, Value]]
"""The message of a decision (empty: by its word) and what it needs."""


def _here(pen: Pen) -> str:
    return space_in(NAMES[pen.table.place[pen.state.seat]], pen.words)


def _crew_said(pen: Pen, seat: int, act: Act) -> Said:
    word, numbers, words, human = act.word, act.numbers, pen.words, pen.human(seat)
    if not numbers:
        return f"{word}-none", {}
    if word == "sleeve":
        card, side = human.held[numbers[0] * 2 : numbers[0] * 2 + 2]
        given = icons_in(side_of(pen.values, card, side), words)
        return "", {"name": crew_in(numbers[1], words), "icons": given}
    card = numbers[0]
    icons = human.face(card)
    args: dict[str, Value] = {"name": crew_in(card, words)}
    if word == "raise":
        level = human.level[card] + 1
        icons = human.values.crew[human.kinds[card]].levels[level]
        args["n"] = level + 1
    args["icons"] = icons_in(icons, words)
    return "", args


def _ship_said(pen: Pen, seat: int, act: Act) -> Said:
    word, numbers, words, table = act.word, act.numbers, pen.words, pen.table
    if word == "sails":
        human = pen.human(seat)
        total = human.sails(goods_aboard(table, seat), open_hold(table, seat))
        total += sum(human.face(card)[S] for card in human.cards_in(PLAYED))
        return "", {"n": total}
    if word == "move":
        to = numbers[0]
        hidden = to != HARBOR and table.tiles[to] == FACE_DOWN
        args: dict[str, Value] = {"where": space_in(NAMES[to], words)}
        args["n"] = DISTANCE[table.place[seat]][to]
        return "explore" if hidden else "", args
    if word == "repair":
        whose = numbers[0] - 1 if numbers else seat
        return ("" if whose == seat else "repair-partner"), {"name": pen.name(whose)}
    if word == "upgrade":
        cost = goods_in(0, table.values.upgrade_costs[numbers[0] % 2], words)
        zone = words.phrase(f"kind-{ZONES[numbers[1]]}")
        return "", {"name": upgrade_in(numbers[0], words), "said": zone, "goods": cost}
    if word == "attack":
        return "", {"name": pen.name(table.humans + (numbers[0] - 1 if numbers else 0))}
    return ("mode-pirate" if numbers[0] else "mode-merchant"), {}


def _goods_said(pen: Pen, act: Act) -> Said:
    word, numbers = act.word, act.numbers
    if word == "sell":
        return "", {"n": numbers[0], "m": numbers[0] * CARGO_A_COIN}
    coins = numbers[0] if numbers[1] == COINS else 0
    key = ""
    if word == "unload" and pen.table.place[pen.state.seat] == HARBOR:
        key = "unload-chest" if coins else "unload-dock"
    return key, {"goods": goods_in(coins, numbers[0] - coins, pen.words), "where": _here(pen)}


def _rest_said(pen: Pen, act: Act) -> Said:
    word, numbers, words, table = act.word, act.numbers, pen.words, pen.table
    args: dict[str, Value] = {"where": _here(pen)}
    if word in ("buy", "trade", "hunt"):
        card = table.face[table.place[pen.state.seat]]
        return "", args | {"said": card_in(pen.values, card, words)}
    if word == "influence":
        args["n"] = numbers[0]
        if len(numbers) > 1 and numbers[1] >= 0:
            return "influence-over", args | {"name": pen.name(numbers[1])}
        return "", args
    if word == "build":
        cost = goods_in(0, table.values.building_costs[numbers[0]], words)
        name = words.phrase(f"kind-{BUILDINGS[numbers[0]]}")
        return "", args | {"name": name, "goods": cost}
    if word == "aim":
        return "", {"name": words.phrase(f"kind-{FACES[numbers[0]]}")}
    if word == "end" and numbers:
        return ("end-won" if numbers[0] else "end-lost"), {}
    if word == "result":
        return ("result-won" if numbers[0] else "result-lost"), {}
    return "", {"n": numbers[0]} if word in ("stow", "cubes") else args


def _choice_said(pen: Pen, option: int) -> Said:
    table = pen.table
    if table.ask == UPGRADE_WITH:
        return "choose", {"name": upgrade_in(option, pen.words)}
    if table.ask == CUBES:
        return "choose-cube", {"name": pen.name(option)}
    return "choose", {"name": space_in(NAMES[option], pen.words)}
