"""A film read as a browser shows it: which versions of which things are seen at a time."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from arbitre.core.reel import Reel

SVG = "{http://www.w3.org/2000/svg}"


class Cinema:
    """A film as a file, shown at any time from 0 to 1."""

    def __init__(self, text: str) -> None:
        self.root = ElementTree.fromstring(text)
        style = self.root.findtext(f"{SVG}style") or ""
        self.windows: dict[str, list[tuple[float, bool]]] = {}
        for name, stops in re.findall(r"@keyframes (w\d+)\{((?:[^{}]*\{[^}]*\})*)\}", style):
            found = re.findall(r"([\d.]+%|to)\{visibility:(\w+)\}", stops)
            self.windows[name] = [
                (1.0 if at == "to" else float(at[:-1]) / 100, seen == "visible")
                for at, seen in found
            ]
        length = re.search(r"animation:([\d.]+)s step-end infinite", style)
        self.seconds = float(length[1]) if length else 0.0

    def sees(self, kinds: str, time: float) -> bool:
        """Whether something with these classes is seen then."""
        names = [name for name in kinds.split() if name in self.windows]
        if not names:
            return True
        past = [seen for at, seen in self.windows[names[0]] if at <= time]
        return past[-1]

    def things(self, time: float) -> dict[str, str]:
        """What is seen then by id, as markup; each thing once."""
        found: dict[str, str] = {}
        for one in self.root.iter(f"{SVG}g"):
            name = one.get("data-of")
            if name and self.sees(one.get("class", ""), time):
                assert name not in found, name
                found[name] = ElementTree.tostring(one, encoding="unicode")
        return found

    def caption(self, time: float) -> str:
        """What is written under the board then."""
        lines = [
            " ".join(text.text or "" for text in one.iter(f"{SVG}text"))
            for one in self.root.findall(f"{SVG}g")
            if one.find(f"{SVG}text[@class='reel-label']") is not None
            and self.sees(one.get("class", ""), time)
        ]
        [line] = lines
        return line


def middles(reel: Reel) -> list[float]:
    """The middle of each frame's time, from 0 to 1, from how long each is to be seen."""
    lengths = [frame.seconds for frame in reel.frames]
    whole = sum(lengths) + 2.0
    return [(sum(lengths[:index]) + length / 2) / whole for index, length in enumerate(lengths)]
