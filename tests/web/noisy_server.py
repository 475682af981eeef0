"""Run by a test: a server whose every word is read for secrets afterwards."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from arbitre.tables.house import House
from tests.web.serving import Served


async def broken(self: House, tokens: object) -> None:
    """In place of a method of the house."""
    raise RuntimeError("boom-inside")


def main() -> None:
    """Ask for pages and make mistakes; then print what was secret."""
    with Served(Path(sys.argv[1])) as served:
        made = served.api().create("power", seats=[{"kind": "person"}] + [{"kind": "open"}] * 3)
        seat, join = made.created["seats"]["green"], made.created["join"]
        answers = []
        with served.browser() as browser:
            answers.append(browser.get(f"/seat/{seat}"))
            answers.append(browser.get(f"/join/{join}?x=1"))
            answers.append(browser.get(f"/seat/{seat[:-1]}!"))
            answers.append(browser.get(f"/join/{seat}"))
            answers.append(browser.submit("/new/power", "/new/power", count="77"))
            House.mine = broken  # type: ignore[assignment]
            answers.append(browser.get("/tables"))
    secrets = [made.created["host"], seat, join]
    print(  # noqa: T201
        "\n"
        + json.dumps(
            {
                "statuses": [answer.status_code for answer in answers],
                "secrets": secrets,
                "answers": answers[-1].text,
                "policy": answers[-1].headers["content-security-policy"],
            }
        )
    )


if __name__ == "__main__":
    main()
