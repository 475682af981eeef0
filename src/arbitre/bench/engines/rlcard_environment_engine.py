"""Measure the PyPI package `rlcard` through its own environment: see `rlcard_engine`.

This script runs under the python of an environment where `rlcard` is installed, imports nothing
of Arbitre, and texts one JSON object on the standard output.
"""

import importlib
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # python -I leaves it out
    made = importlib.import_module("rlcard_engine").GinRummyEnvironment
    importlib.import_module("harness").main(made)
