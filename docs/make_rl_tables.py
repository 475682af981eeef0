"""Write the layouts of docs/rl.md anew, from what the games declare: run it by itself."""

from __future__ import annotations

from pathlib import Path

from arbitre.core.game import game
from arbitre.rl.episode import Episode

PAGE = Path(__file__).parent / "rl.md"
SHOWN = (("sans_allies", 1), ("dead_reckoning", 2), ("power", 4))
BEGIN, END = "<!-- layout {} -->", "<!-- end -->"


def table(name: str, seats: int) -> str:
    """The layout of a game with so many seats, in the standard edition."""
    episode = Episode(game(name), seats)
    fields, most = episode.layout.fields, episode.alphabet.longest
    rows = [
        f"{episode.layout.size} numbers, {episode.size} actions, {most} a decision at most.",
        "",
        "| from | numbers | name | least | most | what |",
        "|---|---|---|---|---|---|",
    ]
    at = 0
    for field in fields:
        cells = (at, field.length, f"`{field.name}`", field.low, field.high, field.about)
        rows.append("| " + " | ".join(map(str, cells)) + " |")
        at += field.length
    return "\n".join(rows)


def page(text: str) -> str:
    """The page with its tables as they are now."""
    for name, seats in SHOWN:
        begin = BEGIN.format(name)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(END)
        text = f"{before}{begin}\n\n{table(name, seats)}\n\n{END}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
