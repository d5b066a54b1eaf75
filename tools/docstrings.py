"""Prepares docstrings for the documentation site (mkdocs.yml): Markdown instead of Sphinx roles, and fences
around examples."""

from __future__ import annotations

import re
from typing import Any

import griffe

ROLE = re.compile(r":(?:class|func|meth|mod|attr):`~?([^`]+)`")
EXAMPLE = re.compile(r"^ *>>>.*(?:\n(?! *$).*)*", re.MULTILINE)


class Markdown(griffe.Extension):
    """Rewrites every docstring when its object has been read."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Rewrite the docstring of an object in a package."""
        rewrite(obj)

    def on_package(self, *, pkg: griffe.Module, **kwargs: Any) -> None:
        """Rewrite the docstring of the package itself."""
        rewrite(pkg)


def rewrite(obj: griffe.Object) -> None:
    """Rewrite the docstring of an object, if it has one."""
    if obj.docstring:
        obj.docstring.value = as_markdown(obj.docstring.value)


def as_markdown(text: str) -> str:
    """Return a docstring as Markdown.

    >>> as_markdown("Return a :class:`Match`.")
    'Return a `Match`.'
    """
    text = ROLE.sub(r"`\1`", text)
    return EXAMPLE.sub(lambda example: f"```python\n{example[0]}\n```", text)
