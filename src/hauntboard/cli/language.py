"""Finds the language of a run: ``--lang`` anywhere on the command line, or the environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..i18n import LANGUAGES, detect
from .console import UsageError


def take_language(
    arguments: Sequence[str], environ: Mapping[str, str]
) -> tuple[str, list[str], UsageError | None]:
    """Return the language, the arguments without ``--lang``, and the error if its value is unknown.

    >>> take_language(["rules", "NAME", "--lang", "pl"], {})
    ('pl', ['rules', 'NAME'], None)
    """
    language = detect(environ)
    rest: list[str] = []
    unknown: UsageError | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang" or word.startswith("--lang="):
            value = word.partition("=")[2] if "=" in word else next(words, "")
            if value.lower() in LANGUAGES:
                language = value.lower()
            else:
                unknown = UsageError("cli-bad-language", value=value, allowed=", ".join(LANGUAGES))
        else:
            rest.append(word)
    return language, rest, unknown
