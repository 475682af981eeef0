"""Writes docs/licences.md: what Arbitre and its extras bring, and under which licence.

    .venv/bin/python tools/list_licences.py            write the page
    .venv/bin/python tools/list_licences.py --check    1 where it is not up to date, or a licence not allowed

What is told comes from the metadata of what is installed here, so all extras have to be: `./check` does it,
but for those APART.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "licences.md"
ALLOWED = frozenset(
    "0BSD Apache-2.0 BSD BSD-2-Clause BSD-3-Clause CC0-1.0 HPND ISC LGPL-3.0-only MIT MIT-0 MPL-2.0 PSF-2.0 "
    "Unlicense Zlib".split()
)
"""Licences under which something may be needed, by their SPDX names. `BSD`: which one was not said."""
SPELLED = {
    "apache 2.0": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd 2-clause license": "BSD-2-Clause",
    "bsd 3-clause license": "BSD-3-Clause",
    "bsd license": "BSD",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "python software foundation license": "PSF-2.0",
}
"""What packages write that do not use SPDX names."""
MOST = 40
"""Signs of a licence's name; what is longer is its text."""
APART = {
    "ray": {
        "ray": "Apache-2.0",
        "certifi": "MPL-2.0",
        "charset-normalizer": "MIT",
        "filelock": "MIT",
        "idna": "BSD-3-Clause",
        "jsonschema": "MIT",
        "jsonschema-specifications": "MIT",
        "msgpack": "Apache-2.0",
        "packaging": "Apache-2.0 OR BSD-2-Clause",
        "protobuf": "BSD-3-Clause",
        "pyyaml": "MIT",
        "referencing": "MIT",
        "requests": "Apache-2.0",
        "rpds-py": "MIT",
        "urllib3": "MIT",
    },
    "parquet": {"pyarrow": "Apache-2.0"},
}
"""Extras too large for `./check` to install, what they bring besides, and under which licence."""
BUNDLED = {"idiomorph": "0BSD"}
"""What the browser client has in it, from npm (client/deno.json), and its licence."""
HEAD = """# Licences

Arbitre is under the MIT licence. This is what `pip install` brings with it, by [extra](install.md);
`tools/list_licences.py` writes this page from the metadata of the packages. Tools that only developers use
are not listed: nothing of them is handed on.

| package | licence | comes with |
|---|---|---|
"""
FOOT = """
Set in **bold** is what Arbitre asks for itself; the others are what those need. On some platforms a few are
left out, or others are added (`colorama` on Windows: BSD-3-Clause). The browser client, which is part of the
wheel, holds {bundled}.

`LGPL-3.0-only` lets any program use the library as it is, unchanged and replaceable, which is what
`pip install` does; without the extra `postgres` it is not there.
"""


def project() -> dict[str, list[str]]:
    """What pyproject.toml asks for, by extra; the empty one is what is always needed."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: dict[str, list[str]] = read["optional-dependencies"]
    return {
        "": read["dependencies"],
        **{name: lines for name, lines in extras.items() if name != "all"},
    }


def direct(lines: list[str]) -> set[str]:
    """The packages that some requirements name, but for Arbitre's own extras."""
    names: set[str] = {canonicalize_name(one.name) for one in map(Requirement, lines) if holds(one)}
    return names - {"arbitre"}


def brought(lines: list[str]) -> set[str]:
    """Those packages, and all that they need here."""
    found: set[str] = set()
    waiting = [one for one in map(Requirement, lines) if holds(one)]
    seen: set[str] = set()
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        if name == "arbitre" or f"{name}{sorted(one.extras)}" in seen:
            continue
        seen.add(f"{name}{sorted(one.extras)}")
        found.add(name)
        waiting += needs(distribution(name), one.extras)
    return found


def needs(one: Distribution, extras: set[str]) -> Iterator[Requirement]:
    """What a package needs on this platform, with some of its extras."""
    for wanted in map(Requirement, one.requires or []):
        if holds(wanted, *extras):
            yield wanted


def holds(wanted: Requirement, *extras: str) -> bool:
    """Whether a requirement is one here, with some extras."""
    return wanted.marker is None or any(
        wanted.marker.evaluate({"extra": one}) for one in ("", *extras)
    )


def licence(name: str) -> str:
    """The licence of an installed package: an SPDX expression where its metadata has a known one.

    >>> licence("click"), licence("fluent.runtime")
    ('BSD-3-Clause', 'Apache-2.0')
    """
    known = distribution(name).metadata
    given = known.get_all("License-Expression")
    if given:
        return str(given[0])
    marks = [
        str(one).rpartition(" :: ")[2]
        for one in known.get_all("Classifier") or []
        if "License ::" in one
    ]
    written = [str(one) for one in known.get_all("License") or [] if len(one) <= MOST]
    # the text is more exact than the classifier ("BSD"), where it is a name at all
    for one in (*written, *marks):
        spelled = SPELLED.get(one.strip().lower(), one.strip())
        if is_allowed(spelled):
            return str(spelled)
    return " / ".join([*written, *marks]) or "unknown"


def is_allowed(expression: str) -> bool:
    """Whether a licence, or one of those to choose from, is in ALLOWED.

    >>> is_allowed("MIT AND (GPL-3.0-only OR BSD-2-Clause)"), is_allowed("MIT AND GPL-3.0-only")
    (True, False)
    """
    plain = re.sub(r"[()]", "", expression)
    return all(ALLOWED & set(one.split(" OR ")) for one in plain.split(" AND "))


def rows() -> dict[str, tuple[bool, str, str]]:
    """Each package by name: whether Arbitre itself asks for it, its licence, and what it comes with."""
    asked = project()
    always = brought(asked[""])
    found = {name: (name in direct(asked[""]), licence(name), "always") for name in always}
    for extra, lines in asked.items():
        apart = APART.get(extra, {})
        for name in (set(apart) or brought(lines)) - always:
            ours, said, others = found.get(name, (False, apart.get(name) or licence(name), ""))
            found[name] = (
                ours or name in direct(lines),
                said,
                ", ".join(filter(None, (others, f"`{extra}`"))),
            )
    return dict(sorted(found.items()))


def page() -> str:
    """The whole page."""
    lines = [
        f"| {f'**{name}**' if ours else name} | {said} | {extras} |"
        for name, (ours, said, extras) in rows().items()
    ]
    bundled = ", ".join(f"{name} ({said})" for name, said in sorted(BUNDLED.items()))
    return HEAD + "\n".join(lines) + "\n" + FOOT.format(bundled=bundled)


def faults(written: str) -> list[str]:
    """What is wrong with a page, as to what Arbitre itself asks for; and licences that are not allowed."""
    wrong = [
        f"{name}: {said} is not among the licences allowed in tools/list_licences.py"
        for name, (_, said, _) in rows().items()
        if not is_allowed(said)
    ]
    told = {line for line in written.splitlines() if line.startswith("| **")}
    meant = {line for line in page().splitlines() if line.startswith("| **")}
    wrong += [f"is not so any more: {line}" for line in sorted(told - meant)]
    return wrong + [f"is missing: {line}" for line in sorted(meant - told)]


def main(words: list[str]) -> int:
    """Write the page or check it; the exit code."""
    parser = argparse.ArgumentParser(description="Lists the licences of what Arbitre needs.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    if parser.parse_args(words).check:
        wrong = faults(PAGE.read_text(encoding="utf-8"))
        sys.stderr.write("".join(f"docs/licences.md: {line}\n" for line in wrong))
        return int(bool(wrong))
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
