"""The tools that build the site, imported as they import each other."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[2] / "tools"))

build_docs: Any = import_module("build_docs")
docs_notebooks: Any = import_module("docs_notebooks")
docs_pages: Any = import_module("docs_pages")
docs_reference: Any = import_module("docs_reference")
