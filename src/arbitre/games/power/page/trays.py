"""What stands on the real board, set by steppers (forms): for each space and reserve, and for the rest."""

from __future__ import annotations

from arbitre.core.tray import Dial, Section, Tray, choice, number
from arbitre.core.voice import Voice
from arbitre.games.power.play.correcting import MAX_ROUND, fact_line, place_line, whole_line
from arbitre.games.power.play.letters import LETTERS_IN
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KINDS, TERRAIN, M, count
from arbitre.games.power.rules.state import GONE

MOST = 99
MOST_POWER = 999
FACTS = "game"
"""The key of the tray for flags, round and referee."""
NONE = "-"


def trays_of(voice: Voice) -> list[Tray]:
    """All trays: what belongs to no space first, then reserves, then the spaces as the board has them."""
    view = voice.seen
    assert isinstance(view, PowerView)
    position = view.position()
    if view.data["phase"] != "writing":
        return []
    board = position.setting.board
    places = [*board.reserve, *range(board.size)]
    return [_facts(position, voice), *[_place(position, place, voice) for place in places]]


def _place(position: PowerPosition, place: int, voice: Voice) -> Tray:
    """The pieces of each army there; those who are there come first."""
    board, state = position.setting.board, position.state
    own = place >= board.size
    armies = [place - board.size] if own else list(range(4))
    stacks = {army: state.stacks[position.setting.slot(place, army)] for army in armies}
    home = -1 if own else board.owner[place]
    armies.sort(key=lambda army: (not stacks[army], army != home, army))
    sections: list[Section] = []
    for army in armies:
        dials: list[Dial] = []
        for kind, code in enumerate(KINDS):
            stands = kind == M or (kind < M and (own or board.enters(TERRAIN[kind], place)))
            if stands or own:
                most = MOST if kind <= M else MOST_POWER
                have = count(stacks[army], kind)
                label = voice.phrase(f"kind-{code}")
                dials.append(number(f"{LETTERS[army]}-{code}", label, have, 0, max(most, have)))
        sections.append(Section(voice.phrase(f"colour-{COLOURS[army]}"), dials, 2))
    code = board.names[place]
    title = place_in(code, voice.lang)
    if own:
        title = voice.phrase("hand-at-reserve", {"army": COLOURS[armies[0]]})
    return Tray(code, title, sections, [f"space-{code}"])


def _facts(position: PowerPosition, voice: Voice) -> Tray:
    state, setting = position.state, position.setting
    colours = [(LETTERS[army], voice.phrase(f"colour-{COLOURS[army]}")) for army in range(4)]
    gone = (NONE, voice.phrase("tray-flag-gone"))
    flags = [
        choice(
            f"flag-{LETTERS[flag]}",
            voice.phrase("tray-flag", {"flag": COLOURS[flag]}),
            NONE if state.holder[flag] == GONE else LETTERS[state.holder[flag]],
            [*colours, gone],
        )
        for flag in range(4)
    ]
    judges = [one for army, one in enumerate(colours) if army != setting.mercenary]
    rest = [
        number("round", voice.phrase("tray-round"), state.round, 1, MAX_ROUND),
        choice("referee", voice.phrase("tray-referee"), LETTERS[state.referee], judges),
    ]
    notes = [voice.phrase("tray-flag-note")]
    ids = ["state-referee", *[f"flag-{colour}" for colour in COLOURS]]
    sections = [Section("", flags), Section("", rest)]
    return Tray(FACTS, voice.phrase("tray-facts"), sections, ids, notes=notes)


def line_of(tray: Tray, values: dict[str, str], voice: Voice) -> str:
    """The correction that a tray stands for; empty: nothing was set otherwise."""
    view = voice.seen
    assert isinstance(view, PowerView)
    setting, lang = view.position().setting, voice.lang
    changed = [dial.name for dial in tray.set_otherwise(values)]
    if tray.key == FACTS:
        return whole_line(
            [part for name in changed for part in _fact(name, values[name], lang)], lang
        )
    place = setting.board.names.index(tray.key)
    parts: list[str] = []
    for army, letter in enumerate(LETTERS):
        if any(name.startswith(f"{letter}-") for name in changed):
            stack = sum(
                [
                    int(values.get(f"{letter}-{code}", "0")) * setting.values.unit[kind]
                    for kind, code in enumerate(KINDS)
                ]
            )
            parts.append(place_line(setting, place, army, stack, lang))
    return whole_line(parts, lang)


def _fact(name: str, value: str, lang: str) -> list[str]:
    """A flag that falls takes all its army's pieces off the board with it (PW-F3)."""
    letters = LETTERS_IN[lang]
    said = letters.army_in(value) if value in LETTERS else value
    word, _, flag = name.partition("-")
    if word != "flag":
        return [fact_line(name, [said], lang)]
    fallen = [] if value == flag else [f"{letters.army_in(flag)} {NONE}"]
    return [*fallen, fact_line("flag", [letters.army_in(flag), said], lang)]
