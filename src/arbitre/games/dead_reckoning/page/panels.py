"""Facts beside the picture: the score line by line, the Alliance's card, achievements, piles, upgrades."""

from __future__ import annotations

from arbitre.core.screen import Panel
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.steps import shown_card
from arbitre.games.dead_reckoning.rules.rows import in_deck
from arbitre.games.dead_reckoning.rules.scoring import LINES, score
from arbitre.games.dead_reckoning.rules.state import OVER
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, CAPITALIST
from arbitre.games.dead_reckoning.words.cards import band_in, upgrade_lines
from arbitre.games.dead_reckoning.words.codes import card_in
from arbitre.games.dead_reckoning.words.sentences import turns_in
from arbitre.games.dead_reckoning.words.sides import reached, wanted


def panels_of(pen: Pen) -> list[Panel]:
    """All panels; the score comes first once the game is over."""
    rest = [_card(pen), _achievements(pen), _piles(pen), _upgrades(pen)]
    if pen.state.companion:
        return rest[:2]
    marks = _score(pen)
    return [marks, *rest] if pen.state.phase == OVER else [*rest[:2], marks, *rest[2:]]


def _score(pen: Pen) -> Panel:
    """DR-V2: every line of every side; a chest that may not be seen stays unknown."""
    sides = range(pen.table.sides)
    found = [score(pen.state, side) for side in sides]
    hidden = [side < pen.table.humans and pen.hidden_chest(side) for side in sides]
    rows = [[pen.words.phrase("panel-line"), *(pen.name(side) for side in sides)]]
    for line in LINES:
        cells = [
            "?" if hidden[side] and line == "chest" else str(found[side][line]) for side in sides
        ]
        rows.append([pen.words.phrase(f"mark-{line}"), *cells])
    totals = ["?" if hidden[side] else str(sum(found[side].values())) for side in sides]
    rows.append([pen.words.phrase("panel-total"), *totals])
    key = "panel-score" if pen.state.phase == OVER else "panel-score-now"
    if pen.state.phase == OVER and pen.table.trigger >= 0:
        ended = ["✓" if side == pen.table.trigger else "–" for side in sides]
        rows.append([pen.words.phrase("panel-ended"), *ended])
    return Panel("score", pen.words.phrase(key), rows, head=True, lit=[len(LINES) + 1])


def _card(pen: Pen) -> Panel:
    """The Alliance's card in words, its active band standing out."""
    shown = shown_card(pen)
    if shown is None:
        rows = [[pen.words.phrase("draw-no-card")]]
        return Panel("alliance", pen.words.phrase("panel-card"), rows)
    rows = [
        [
            pen.words.phrase("panel-band", {"turns": turns_in(pen.values, number)}),
            band_in(band, pen.words),
        ]
        for number, band in shown.bands
    ]
    lit = [index for index, (number, _) in enumerate(shown.bands) if number == shown.active]
    return Panel("alliance", shown.heading, rows, lit=lit)


def _achievements(pen: Pen) -> Panel:
    """Done of needed by each side, and the bonus for the first; narrow enough for its panel."""
    table, words = pen.table, pen.words
    sides = range(table.sides)
    needs = wanted(pen.state)
    counts = [reached(pen.state, side) for side in sides]
    head = [words.phrase("panel-achievement"), *(pen.name(side) for side in sides)]
    rows = [[*head, words.phrase("panel-bonus")]]
    lit: list[int] = []
    for number, name in enumerate(ACHIEVEMENTS):
        bonus, owner = table.bonus[number], table.bonus_to[number]
        cells: list[str] = []
        for side in sides:
            unknown = number == CAPITALIST and side < table.humans and pen.hidden_chest(side)
            count = f"{'?' if unknown else counts[side][number]}/{needs[number]}"
            first = f" +{bonus}" if bonus and owner == side else ""
            cells.append(f"✓{first}" if table.claimed_by(side, number) else count)
        left = str(bonus) if bonus and owner < 0 else "–"
        rows.append([words.phrase(f"short-{name}"), *cells, left])
        if any(cell.startswith("✓") for cell in cells):
            lit.append(number + 1)
    return Panel("achievements", words.phrase("panel-achievements"), rows, head=True, lit=lit)


def _piles(pen: Pen) -> Panel:
    """What the rows' decks may still hold, as far as anybody can know."""
    table, words = pen.table, pen.words
    rows: list[list[str]] = []
    for row in range(1 + max(card.row for card in pen.values.cards)):
        faces = in_deck(table, row)
        cards = "; ".join(f"{n} × {card_in(pen.values, face, words)}" for face, n in faces)
        total = sum(number for _, number in faces)
        rows.append([words.phrase("panel-row", {"n": row + 1}), str(total), cards or "–"])
    head = [words.phrase(f"panel-{name}") for name in ("deck", "cards", "which")]
    return Panel("piles", words.phrase("panel-piles"), [head, *rows], head=True)


def _upgrades(pen: Pen) -> Panel:
    tiles = list(range(2 * len(pen.values.upgrades)))
    rows = [[line] for line in upgrade_lines(pen.state, tiles, pen.words)]
    return Panel("upgrades", pen.words.phrase("panel-upgrades"), rows)
