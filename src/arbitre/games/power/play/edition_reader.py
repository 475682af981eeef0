"""Reading an edition of Power: the file of printed values, each value checked."""

from __future__ import annotations

from arbitre.core.edition import EditionReader
from arbitre.games.power.rules.pieces import KIND_OF, KINDS, SHIFT, M
from arbitre.games.power.rules.values import Values


def read_values(reader: EditionReader) -> Values:
    """The tables of an edition file, each value checked."""
    values = Values()
    values.name = reader.word(("name",))
    for kind in range(M):
        values.power.append(reader.whole(("pieces", KINDS[kind], "power"), 1, 999))
        values.move.append(reader.whole(("pieces", KINDS[kind], "move"), 1, 9))
    values.power += [0, 1]
    values.move += [0, 0]
    values.unit = [(1 << SHIFT[kind]) + values.power[kind] for kind in range(10)]
    # PW-O13 looks for the lowest power; equal powers in table order
    values.cheapest = sorted(range(M), key=lambda kind: (values.power[kind], kind))
    values.missile = reader.whole(("missile", "material"), 1, 9999)
    values.orders = reader.whole(("sheet", "orders"), 1, 20)
    values.minutes = reader.whole(("sheet", "minutes"), 1, 60)
    values.pauses = reader.whole(("pause", "each"), 0, 9)
    values.pause_minutes = reader.whole(("pause", "minutes"), 1, 60)
    for code in reader.table(("setup",)):
        if code == "provenance":
            continue
        if code not in KIND_OF:
            continue  # said below, with what else is unknown
        values.setup += reader.whole(("setup", code), 0, 99) * values.unit[KIND_OF[code]]
    values.box = [reader.whole(("box", code), 0, 999) if code != "R" else 0 for code in KINDS]
    _check_keys(reader)
    return values


def _check_keys(reader: EditionReader) -> None:
    """Nothing is missing its provenance, and nothing is written that would not be read."""
    known = {
        "pieces": list(KINDS[:M]),
        "missile": ["material"],
        "sheet": ["orders", "minutes"],
        "pause": ["each", "minutes"],
        "setup": list(KINDS[:M]),
        "box": [code for code in KINDS if code != "R"],
    }
    for key in reader.values:
        if key not in known and key not in ("name", "version", "provenance"):
            raise reader.wrong((key,), "edition-unknown", {"key": key})
    for group, keys in known.items():
        reader.word((group, "provenance"))
        for key in reader.table((group,)):
            if key not in keys and key != "provenance":
                raise reader.wrong((group, key), "edition-unknown", {"key": f"{group}.{key}"})
