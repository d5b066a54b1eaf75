"""The two builds of the rules: compiled by Cython, or the same files interpreted by Python.

Normally Python finds the compiled modules by itself. This module serves two other cases:

- ``HAUNTBOARD_BUILD=interpreted`` in the environment makes the whole package run interpreted
  (for coverage and debugging);
- :func:`interpreted_twin` loads a second, interpreted copy beside the compiled one, so that a
  test can compare them step by step.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]  # the package's folder
TWIN = "hauntboard_interpreted"


class SourceFinder:
    """Finds the modules of a package as Python files, ignoring compiled ones."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        head, _, rest = name.partition(".")
        if head != self.package:
            return None
        folder = ROOT.joinpath(*rest.split(".")) if rest else ROOT
        for file, places in ((folder / "__init__.py", [str(folder)]), (folder.with_suffix(".py"), None)):
            if file.is_file():
                return importlib.util.spec_from_file_location(name, file, submodule_search_locations=places)
        return None


def provide_cython_names() -> None:
    """Let interpreted rules import ``cython`` where Cython is not installed.

    They use four of its names; ``nogil``, ``gil`` and ``cast`` have no effect without compilation.
    """
    if "cython" not in sys.modules and importlib.util.find_spec("cython") is None:
        stand_in: Any = ModuleType("cython")
        stand_in.compiled = False
        stand_in.nogil = stand_in.gil = nullcontext()
        stand_in.cast = lambda kind, value: value
        sys.modules["cython"] = stand_in


def interpreted_twin(module: str) -> Any:
    """Return the interpreted copy of a module of this package, whichever build the package runs.

    >>> interpreted_twin("games.template.rules").__file__.endswith("rules.py")
    True
    """
    if not any(isinstance(f, SourceFinder) and f.package == TWIN for f in sys.meta_path):
        provide_cython_names()
        sys.meta_path.insert(0, SourceFinder(TWIN))
    return importlib.import_module(f"{TWIN}.{module}")


def choose() -> None:
    """Choose the build. Must run before any compiled module is imported."""
    if os.environ.get("HAUNTBOARD_BUILD") == "interpreted":
        sys.meta_path.insert(0, SourceFinder("hauntboard"))
    provide_cython_names()


def is_compiled() -> bool:
    """Return whether the rules run compiled."""
    rules = importlib.import_module(".state", __package__)
    return not str(rules.__file__).endswith(".py")
