"""The ladder as tables for people, as data for programs, as a page with plots."""

from __future__ import annotations

from arbitre import __version__
from arbitre.arena.ladder import Ladder
from arbitre.arena.layout import PACKAGE, between, columns, decimal, percent, rate_cells
from arbitre.arena.plots import Panel, Value, plot
from arbitre.arena.report import lasting, length_line, rated, seat_table, titled
from arbitre.arena.solo_report import pair_dict, pair_table
from arbitre.arena.statistics import median, quantile, wilson
from arbitre.core import message
from arbitre.core.words import Words


def ladder_dict(ladder: Ladder) -> dict[str, object]:
    """All the numbers, as plain JSON data."""
    part, ratings, games = ladder.part, ladder.ratings(), len(ladder.played)
    series = part.series(part.bots[:1])
    order = ladder.order()
    rows = []
    for player, below in zip(order, [*order[1:], None], strict=True):
        seats, wins = ladder.seats_of(player), ladder.wins_of(player)
        row: dict[str, object] = {
            "bot": part.bots[player],
            "rating": round(ratings.rating(player), 2),
            "interval": [round(end, 2) for end in ratings.interval(player)],
            "above_next": None,
            "seats": seats,
            "wins": round(wins, 6),
            "rate": rated(wins, seats)["rate"],
            "rate_interval": rated(wins, seats)["interval"],
            "length": lasting(ladder.lengths(player)),
        }
        if below is not None:
            row["above_next"] = [round(one, 2) for one in ratings.above(player, below)]
        rows.append(row)
    return {
        "game": part.game.id,
        "seats": part.seats,
        "edition": series.edition.full_name,
        "difficulty": part.difficulty.name if part.difficulty else None,
        "options": series.options,
        "budget": series.budget,
        "seed": part.seed,
        "games": games,
        "anchor": part.bots[part.anchor],
        "players": rows,
        "levels": [
            {
                "bot": part.bots[step.player],
                "against": part.bots[step.against],
                "games": step.games,
                **rated(step.wins, step.games),
                "level": round(1 / part.seats, 6),
            }
            for step in ladder.steps()
        ],
        "seat_wins": []
        if part.alone
        else [
            {"seat": number, **rated(wins, games)}
            for number, wins in enumerate(ladder.seat_wins(), 1)
        ],
        "pairs": [pair_dict(pair) for pair in ladder.pairs()],
        "length": lasting([one.turns for one in ladder.outcomes]),
    }


def ladder_title(ladder: Ladder, lang: str) -> str:
    """What was played, in a line."""
    words = Words(lang, [PACKAGE])
    part = ladder.part
    series = part.series(part.bots[:1])
    title = words.phrase(
        "arena-ladder-title",
        {
            "game": part.game.id,
            "seats": part.seats,
            "players": len(part.bots),
            "games": len(ladder.played),
            "seed": str(part.seed),
        },
    )
    if part.difficulty is not None:
        args: dict[str, message.Value] = {"title": title, "difficulty": part.difficulty.name}
        title = words.phrase("arena-ladder-difficulty", args)
    args = {"title": title, "edition": series.edition.full_name}
    title = words.phrase("arena-ladder-edition", args)
    title = titled(words, title, part.options)
    if series.budget:
        args = {"title": title, "budget": series.budget}
        title = words.phrase("arena-ladder-budget", args)
    return title


def ladder_text(ladder: Ladder, lang: str) -> str:
    """The table of the ladder, what belongs to it, and how it is to be read."""
    return "\n".join([*_tables(ladder, lang), *_notes([ladder], lang)])


def _tables(ladder: Ladder, lang: str) -> list[str]:
    words = Words(lang, [PACKAGE])
    lines = [ladder_title(ladder, lang), "", *_ratings(words, ladder), ""]
    if ladder.steps():
        lines += [*_steps(words, ladder), ""]
    if ladder.part.alone:
        lines += [*pair_table(words, ladder.pairs()), ""]
    else:
        lines += [*seat_table(words, ladder.seat_wins(), len(ladder.played)), ""]
    return [*lines, length_line(words, [one.turns for one in ladder.outcomes])]


def _notes(ladders: list[Ladder], lang: str) -> list[str]:
    """What the columns mean, each note once."""
    words = Words(lang, [PACKAGE])
    anchors = {ladder.part.bots[ladder.part.anchor]: None for ladder in ladders}
    lines = [words.phrase("arena-ladder-note", {"anchors": ", ".join(anchors)})]
    if any(ladder.steps() for ladder in ladders):
        lines.append(words.phrase("arena-step-note"))
    if any(ladder.part.alone for ladder in ladders):
        lines.append(words.phrase("arena-paired-note"))
    return lines


def _ratings(words: Words, ladder: Ladder) -> list[str]:
    part, ratings, order = ladder.part, ladder.ratings(), ladder.order()
    count = "games" if part.alone else "seats"
    keys = ("player", "rating", "interval", "above", "interval", count, "wins", "rate")
    rows = [[words.phrase(f"arena-{key}") for key in keys]]
    for player, below in zip(order, [*order[1:], None], strict=True):
        low, high = ratings.interval(player)
        ends = between(words, f"{round(low)}", f"{round(high)}") if player != part.anchor else "="
        above = ["", ""]
        if below is not None:
            gap, low, high = ratings.above(player, below)
            above = [f"{round(gap):+}", between(words, f"{round(low):+}", f"{round(high):+}")]
        seats, wins = ladder.seats_of(player), ladder.wins_of(player)
        rating = f"{round(ratings.rating(player))}"
        cells = [str(seats), decimal(words, wins), percent(words, wins / seats if seats else 0.0)]
        rows.append([part.bots[player], rating, ends, *above, *cells])
    return columns(rows)


def _steps(words: Words, ladder: Ladder) -> list[str]:
    part = ladder.part
    keys = ("step-head", "step-against", "games", "wins", "rate", "interval")
    rows = [[words.phrase(f"arena-{key}") for key in keys]]
    for step in ladder.steps():
        args: dict[str, message.Value] = {
            "bot": part.bots[step.against],
            "seats": str(part.seats - 1),
        }
        rows.append(
            [
                part.bots[step.player],
                words.phrase("arena-step-tables", args),
                str(step.games),
                decimal(words, step.wins),
                *rate_cells(words, step.wins, step.games),
            ]
        )
    return columns(rows, names=2)


# -- plots -----------------------------------------------------------------------------------


def ladder_plot(ladder: Ladder, lang: str) -> str:
    """Ratings, balance of the seats (or wins of players alone), lengths of games: an SVG file."""
    words = Words(lang, [PACKAGE])
    part, ratings, order = ladder.part, ladder.ratings(), ladder.order()
    rows = [
        _value(words, part.bots[player], ratings.rating(player), ratings.interval(player))
        for player in order
    ]
    panels = [Panel(words.phrase("arena-plot-ratings"), rows)]
    if part.alone:
        rates = [
            _share(words, part.bots[player], ladder.wins_of(player), ladder.seats_of(player))
            for player in order
        ]
        panels.append(Panel(words.phrase("arena-plot-rates"), rates, percent=True))
    else:
        games, seat = len(ladder.played), words.phrase("arena-seat")
        shares = [
            _share(words, f"{seat} {number}", wins, games)
            for number, wins in enumerate(ladder.seat_wins(), 1)
        ]
        level = sum(ladder.seat_wins()) / part.seats / games
        panels.append(Panel(words.phrase("arena-plot-seats"), shares, level, percent=True))
    lengths = []
    for player in order:
        turns = ladder.lengths(player)
        if turns:
            ends = (quantile(turns, 0.1), quantile(turns, 0.9))
            lengths.append(_value(words, part.bots[player], median(turns), ends))
    key = "arena-plot-alone" if part.alone else "arena-plot-won"
    if lengths:
        panels.append(Panel(words.phrase(key), lengths))
    return plot(panels, ladder_title(ladder, lang), lang)


def _value(words: Words, name: str, value: float, ends: tuple[float, float]) -> Value:
    low, high = ends
    shown = f"{round(value)}"
    if low < high:
        reach = between(words, f"{round(low)}", f"{round(high)}")
        shown = words.phrase("arena-plot-said", {"value": shown, "range": reach})
    return Value(name, value, low, high, shown)


def _share(words: Words, name: str, wins: float, games: int) -> Value:
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    shown = [decimal(words, 100 * one) for one in (rate, low, high)]
    args: dict[str, message.Value] = {"value": shown[0], "range": between(words, *shown[1:])}
    return Value(name, rate, low, high, words.phrase("arena-plot-said", args))


# -- a page ----------------------------------------------------------------------------------


def plot_name(ladder: Ladder) -> str:
    """The name of a plot's file."""
    part = ladder.part
    parts = [part.game.id, str(part.seats)]
    if part.difficulty is not None:
        parts.append(part.difficulty.name)
    return "-".join(parts) + ".svg"


def ladder_page(ladders: list[Ladder], command: str, folder: str, lang: str) -> str:
    """A page in Markdown: the command that makes it, then each table under its plot in a folder."""
    words = Words(lang, [PACKAGE])
    heading = words.phrase("arena-ladder-heading")
    lines = [
        f"# {heading}",
        "",
        words.phrase("arena-ladder-made"),
        "",
        f"```\n{command}\n```",
        "",
        words.phrase("arena-ladder-version", {"version": __version__}),
    ]
    for ladder in ladders:
        title, _, *rest = _tables(ladder, lang)
        lines += ["", f"## {title}", "", f"![{title}]({folder}/{plot_name(ladder)})", ""]
        lines += ["```", *rest, "```"]
    lines += ["", *_notes(ladders, lang)]
    return "\n".join(lines) + "\n"
