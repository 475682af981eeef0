"""The checks of a game's play aid (`Game.aid`): every language has the same one, and all of it can be shown.

Each raises AssertionError with one sentence that names what does not hold.
"""

from __future__ import annotations

from arbitre.core.aid import Aid, AidSection, well_formed
from arbitre.core.game import Game
from arbitre.core.position import View
from arbitre.core.words import LANGUAGES
from arbitre.testing.declared import expect


def check_aid(game: Game) -> None:
    """The aid about no table, and at a table of every released edition, in every language."""
    views: list[View | None] = [None]
    views += [game.start(None, edition=name).view(None) for name in game.editions()]
    for view in views:
        first: Aid | None = None
        for number, lang in enumerate(LANGUAGES):
            try:
                aid = game.aid(game.voice(view, lang))
            except KeyError as missing:
                raise AssertionError(f"the aid lacks the message {missing} in {lang}") from missing
            if number:
                expect((aid is None) is (first is None), f"the aid is not there in {lang}")
            if aid is None:
                continue
            if first is None:
                first = aid
            check_shape(aid, first, lang)
            check_parts(game, aid, lang)


def check_shape(aid: Aid, other: Aid, lang: str) -> None:
    """The same parts as in the first language, as many lines, tables of the same size, the same drawings."""
    keys = [[section.key for section in one.sections] for one in (aid, other)]
    expect(keys[0] == keys[1], f"the aid has the parts {keys[0]} in {lang}, else {keys[1]}")
    expect(len(set(keys[0])) == len(keys[0]), f"a part of the aid stands twice in {keys[0]}")
    for one, same in zip(aid.sections, other.sections, strict=True):
        shapes = [_shape(section) for section in (one, same)]
        expect(shapes[0] == shapes[1], f"the part {one.key!r} of the aid is another one in {lang}")
    expect(len(aid.ours) == len(other.ours), f"what is ours is not the same in {lang}")


def check_parts(game: Game, aid: Aid, lang: str) -> None:
    """Everything is said, tables are rectangular, clauses are there, drawings are sound."""
    expect(bool(aid.title and aid.edition and aid.sections), f"the aid is empty in {lang}")
    for section in aid.sections:
        where = f"the part {section.key!r} of the aid"
        said = [section.title, *(line.text for line in section.all_lines)]
        expect(all(text.strip() for text in said), f"{where} has an empty line in {lang}")
        clauses = [line.clause for line in section.all_lines if line.clause]
        for row in [] if section.table is None else section.table.rows:
            assert section.table is not None
            wide = len(section.table.head)
            expect(len(row.cells) == wide, f"{where} has a row of {len(row.cells)}, not of {wide}")
            for cell in row.cells:
                expect(bool(cell.text or cell.drawings), f"{where} has an empty cell in {lang}")
                for drawing in cell.drawings:
                    sound = well_formed(drawing)
                    expect(sound, f"{where} has a drawing that is not sound: {drawing.key!r}")
            clauses += row.clauses
        for clause in clauses:
            known = clause in game.catalogue.clauses
            expect(known, f"{where} names the clause {clause!r}, which is not in the catalogue")


def _shape(section: AidSection) -> object:
    """What languages must have in common."""
    table = section.table
    rows = [] if table is None else table.rows
    return (
        section.numbered,
        [line.clause for line in section.lines],
        [line.clause for line in section.after],
        [] if table is None else [bool(head) for head in table.head],
        [row.clauses for row in rows],
        [[[one.key for one in cell.drawings] for cell in row.cells] for row in rows],
        [[bool(cell.text) for cell in row.cells] for row in rows],
    )
