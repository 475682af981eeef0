"""What hands do on the real table of Sans Alliés (checklist): cards go out and back, the marker moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Told, Voice
from arbitre.core.words import joined
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.cards import UNITS, packed, read_units, units_text
from arbitre.games.sans_allies.words.codes import units_in
from arbitre.games.sans_allies.words.telling import about

ROLLS: Final = ("roll-lost", "roll-extra", "roll-retreat")
"""Dice after which the whole force is discarded."""
AS_TOLD: Final = (
    "convoy shuffled weapon-lost breakthrough breakthrough-nothing attack extra-losses laid captured "
    "personnel personnel-rests setback no-research research scouts weapon-region weapon-research bombing"
).split()
"""What asks for one thing: its message is `hand-NAME`, with the arguments of the event."""


def hands_of(
    before: View, moments: Sequence[SeenMoment], voice_at: Callable[[View], Voice]
) -> list[Told]:
    """One line for each thing that is taken, laid or turned; cards drawn one after another are laid together.

    What people typed because it lies there already (the regions of the set-up) is not asked of them again.
    """
    if not moments:
        return []
    voice = voice_at(moments[-1].view)
    lines: list[Told] = []
    drawn: list[Event] = []
    view = before
    for moment in moments:
        event = moment.event
        if event.name == "deployed":
            drawn.append(event)
        elif drawn and event.name not in ("weapon-lost", "breakthrough", "breakthrough-nothing"):
            lines.append(_drawn(drawn, voice))
            drawn = []
        line = _line(event, view, voice)
        lines += [] if line is None else [line]
        view = moment.view
    return [*lines, _drawn(drawn, voice)] if drawn else lines


def _line(event: Event, before: View, voice: Voice) -> Told | None:
    if event.name in AS_TOLD:
        key = f"hand-{event.name}"
        if event.name == "captured" and str(event.args["terrain"]).startswith("centre"):
            key = "hand-captured-centre"
        return _told(voice, key, event, {})
    if event.name in ROLLS:
        return _told(voice, "hand-force-lost", event, {"units": units_text(_force(before))})
    if event.name == "recovered":
        back = read_units(str(event.args["units"]))
        lost = _force(before) - back
        if not back:
            return _told(voice, "hand-force-lost", event, {"units": units_text(lost)})
        rest = units_in(units_text(lost), voice.words)
        return _told(
            voice, "hand-recovered" if lost else "hand-recovered-all", event, {"rest": rest}
        )
    if event.name.startswith("upgrade-"):
        return _told(voice, "hand-upgrade", event, {"card": event.name[-1]})
    return None


def _force(view: View) -> int:
    assert isinstance(view, SansAlliesView)
    return view.position().state.force


def _drawn(events: list[Event], voice: Voice) -> Told:
    counts = [0] * len(UNITS)
    weapons = 0
    for event in events:
        card = str(event.args["card"])
        if card in UNITS:
            counts[UNITS.index(card)] += 1
        else:
            weapons += 1
    parts = [units_in(units_text(packed(counts)), voice.words)] if any(counts) else []
    parts += [voice.phrase("count-weapon", {"n": weapons})] if weapons else []
    said = voice.phrase("hand-drawn", {"drawn": joined(parts, voice.words)})
    return Told(said, "SA-T6", events=events, about=about(events))


def _told(voice: Voice, key: str, event: Event, given: dict[str, str]) -> Told:
    said = voice.phrase(key, {**event.args, **given})
    return Told(said, event.clause, events=[event], about=about([event]))
