"""`arbitre docs`: the documentation site of a clone, built by tools/build_docs.py."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from arbitre.cli.compile import TOOLS
from arbitre.cli.shape import command, lang_option, option
from arbitre.core.extras import need
from arbitre.core.words import Words


def docs_command(words: Words) -> click.Command:
    """Build the documentation site."""

    def docs(out: str, lang: str | None) -> int:
        if not (TOOLS / "build_docs.py").exists():
            raise click.ClickException(words.phrase("docs-no-clone"))
        need("docs", "docs")
        sys.path.insert(0, str(TOOLS))
        builder: Any = import_module("build_docs")
        folder = Path(out).absolute() if out else builder.BUILT
        try:
            pages = builder.build(folder)
        except builder.NotBuilt as problem:
            told = words.phrase("docs-failed", {"problem": str(problem)})
            raise click.ClickException(told) from None
        click.echo(words.phrase("docs-made", {"pages": pages, "folder": str(folder)}))
        return 0

    params: list[click.Parameter] = [
        option(words, ["--out"], "docs-out", default="", metavar="FOLDER"),
        lang_option(words),
    ]
    return command(words, "docs", docs, params)
