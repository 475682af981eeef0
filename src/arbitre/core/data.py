"""Files that belong to a package: boards, cards, editions, messages. The only reading `core` does."""

from __future__ import annotations

from importlib.resources import files


def data_text(package: str, *path: str) -> str:
    """The text of a data file inside a package.

    >>> data_text("arbitre.core", "locale", "en.ftl").startswith("#")
    True
    """
    return files(package).joinpath(*path).read_text(encoding="utf-8")


def data_names(package: str, folder: str, ending: str) -> list[str]:
    """The names, without ending, of a package's data files in a folder, in alphabetical order.

    >>> "classic" in data_names("arbitre.games.power.data", "maps", ".txt")
    True
    """
    return sorted(
        item.name.removesuffix(ending)
        for item in files(package).joinpath(folder).iterdir()
        if item.name.endswith(ending)
    )


def has_folder(package: str, folder: str) -> bool:
    """Whether a package has data files in a folder of this name.

    >>> has_folder("arbitre.core", "locale"), has_folder("arbitre.core", "maps")
    (True, False)
    """
    return files(package).joinpath(folder).is_dir()
