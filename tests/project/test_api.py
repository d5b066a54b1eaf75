"""The public API: complete, documented by examples that run, and cheap to import."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys

import pytest

import hauntboard

EXAMPLES = "import doctest, hauntboard; print(*doctest.testmod(hauntboard))"


def run(code: str, **environment: str) -> str:
    """Run code in a separate process and return its output."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_examples_of_the_api_run() -> None:
    failed, attempted = doctest.testmod(hauntboard)
    assert failed == 0 and attempted > 15


@pytest.mark.process
def test_the_examples_run_in_pure_python_too() -> None:
    failed, attempted = run(EXAMPLES, HAUNTBOARD_BUILD="interpreted").split()
    assert failed == "0" and int(attempted) > 15


@pytest.mark.parametrize("name", hauntboard.__all__)
def test_every_public_name_exists_and_is_documented(name: str) -> None:
    value = getattr(hauntboard, name)
    assert name in dir(hauntboard)
    assert name == "__version__" or value.__doc__


def test_the_public_names_are_those_that_can_be_imported() -> None:
    assert {*hauntboard._SOURCES, "__version__"} == set(hauntboard.__all__)


@pytest.mark.process
def test_importing_the_package_imports_no_game() -> None:
    code = "import sys, hauntboard; print([m for m in sys.modules if m.startswith('hauntboard.games')])"
    assert run(code) == "[]"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'lodad'"):
        _ = hauntboard.lodad
