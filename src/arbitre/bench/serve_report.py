"""The figures of `arbitre bench serve` as lines of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.bench.serve import FILES, MEMORY, OURS
from arbitre.core.message import Value
from arbitre.core.words import Words

Shown = Callable[[dict[str, Any]], str]


def report(figures: dict[str, Any], words: Words) -> list[str]:
    """A table of all sides, then what counts and what it was made on."""
    conditions, found = figures["conditions"], figures["figures"]
    names = [name for name in (OURS, FILES, MEMORY) if name in found["steady"]]
    asked: dict[str, Value] = {
        "tables": conditions["tables"],
        "rate": f"{conditions['rate']:g}",
        "warmup": f"{conditions['warmup']:g}",
        "seconds": f"{conditions['seconds']:g}",
        "held": f"{conditions['held_ms']:g}",
        "idle": conditions["idle"],
        "moves": conditions["idle_moves"],
    }
    lines = [words.phrase("bench-serve-title", asked)]
    heads = [words.phrase(f"bench-serve-{name}") for name in names]
    ratio = words.phrase("bench-serve-ratio")
    lines.append(" | ".join([words.phrase("bench-serve-figure"), heads[0]]))
    lines[-1] += "".join(f" | {head} | {ratio}" for head in heads[1:])
    for key, kind, shown in ROWS:
        if not found[kind]:
            continue
        cells = [shown(found[kind][names[0]])]
        for name in names[1:]:
            part = figures["ratios"].get(key, {}).get(name)
            cells += [shown(found[kind][name]), "–" if part is None else f"{part:.2f}"]
        lines.append(" | ".join([words.phrase(f"bench-serve-{key}", asked), *cells]))
    if figures["public_missing"]:
        engine: dict[str, Value] = {"engine": figures["public_engine"]}
        lines.append(words.phrase(f"bench-serve-no-{figures['public_missing']}", engine))
    lines += [
        words.phrase("bench-serve-failed", {"side": head})
        for name, head in zip(names, heads, strict=True)
        if found["steady"][name].get("failed")
    ]
    lines.append(words.phrase("bench-serve-counts"))
    if not figures["public_missing"]:
        lines.append(words.phrase("bench-serve-public", {"engine": figures["public_engine"]}))
    made: dict[str, Value] = {
        "python": conditions["python"],
        "cores": conditions["cores"] or 0,
        "store": conditions["store"],
        "load": "–" if conditions["load"] is None else f"{conditions['load']:.1f}",
    }
    return [*lines, words.phrase("bench-serve-conditions", made)]


def _number(key: str, digits: int, scale: float = 1.0) -> Shown:
    def shown(row: dict[str, Any]) -> str:
        value = row.get(key)
        return "–" if value is None else f"{value * scale:.{digits}f}"

    return shown


ROWS: list[tuple[str, str, Shown]] = [
    ("per_s", "steady", _number("per_s", 1)),
    ("p50", "steady", _number("p50_ms", 1)),
    ("p99", "steady", _number("p99_ms", 1)),
    ("highest", "highest", _number("rate", 0)),
    ("idle", "idle", _number("bytes_per_table", 1, 1e-3)),
]
