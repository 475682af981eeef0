"""Without the extra nothing else is missing, and one sentence says what installs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

SENTENCE = 'is not installed; this installs it: pip install "arbitre[rl]"'
WITHOUT = """
import sys
class Nobody:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nobody())
{code}
"""


def run(missing: list[str], code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=missing, code=code)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize(
    ("missing", "module"),
    [
        ("numpy", "arbitre.rl.episode"),
        ("gymnasium", "arbitre.rl.gym"),
        ("pettingzoo", "arbitre.rl.zoo"),
        ("pyspiel", "arbitre.rl.spiel"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(missing: str, module: str) -> None:
    done = run([missing], f"import {module}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {missing} {SENTENCE}"


def test_the_games_need_none_of_it() -> None:
    code = (
        "import arbitre.rl\n"
        "from arbitre.core.game import game\n"
        "rules = game('sans_allies'); start = rules.start(seed=1)\n"
        "print(rules.alphabet(start).size, len(rules.observe(start.view('invader'))))"
    )
    done = run(["numpy", "gymnasium", "pettingzoo", "pyspiel"], code)
    assert done.stderr == ""
    assert done.stdout.split() == ["165", "182"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is not installed"), ("fr", "n’est pas installé ; pour l’installer")]
)
def test_the_command_line_says_it_too(lang: str, said: str) -> None:
    words = ["bench", "wrappers", "--lang", lang]
    code = f"from arbitre.cli import main\nsys.argv = ['arbitre', *{words!r}]\nsys.exit(main())"
    done = run(["numpy"], code)
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr
