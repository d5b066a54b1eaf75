"""Which language to speak: ``--lang`` anywhere in the call, or what the environment says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..i18n import LANGUAGES, detect
from .console import UsageMistake


def take_language(
    arguments: Sequence[str], environ: Mapping[str, str]
) -> tuple[str, list[str], UsageMistake | None]:
    """The language, the call without ``--lang``, and what is wrong with ``--lang`` if anything.

    >>> take_language(["rules", "13-ghosts", "--lang", "pl"], {})
    ('pl', ['rules', '13-ghosts'], None)
    """
    language = detect(environ)
    rest: list[str] = []
    trouble: UsageMistake | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang" or word.startswith("--lang="):
            value = word.partition("=")[2] if "=" in word else next(words, "")
            if value.lower() in LANGUAGES:
                language = value.lower()
            else:
                trouble = UsageMistake("cli-bad-language", value=value, allowed=", ".join(LANGUAGES))
        else:
            rest.append(word)
    return language, rest, trouble
