"""Writes the lists of translated terms into the glossary, from the files terms.toml beside the catalogues.

python tools/glossary.py docs/glossary.md
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from hauntboard.games import GAMES, plugin
from hauntboard.i18n import FOLDER, LANGUAGES, Speaker

OTHERS = [language for language in LANGUAGES if language != "en"]
START = "## Terms in the four languages"
NOTE = "<!-- Written by `make fixtures` from the terms.toml files; change the terms there. -->"
INTRODUCTION = (
    "Every message translates a term the same way; a test compares all catalogues with these lists."
)


def with_terms(page: str) -> str:
    """Return the glossary with the current lists instead of its old ones."""
    return "\n\n".join([page.partition(START)[0].rstrip(), START, NOTE, INTRODUCTION, *lists()]) + "\n"


def lists() -> Iterator[str]:
    """Yield a table of the shared terms, then one of each game under its name."""
    yield table(FOLDER / "terms.toml")
    for name, game in GAMES.items():
        file = FOLDER.parents[1] / "games" / plugin(name).folder / "locales" / "terms.toml"
        if file.exists():
            yield f"### {Speaker('en').text(f'{game.prefix}-name')}"
            yield table(file)


def table(file: Path) -> str:
    """Return the terms of a file as a table in alphabetical order."""
    terms = tomllib.loads(file.read_text(encoding="utf-8"))
    translated = {english: words for english, words in terms.items() if "es" in words}  # not only exceptions
    rows = [[english, *(words[code] for code in OTHERS)] for english, words in translated.items()]
    rows.sort(key=lambda row: row[0].lower())
    return "\n".join(f"| {' | '.join(row)} |" for row in [["en", *OTHERS], ["---"] * len(LANGUAGES), *rows])


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_terms(path.read_text(encoding="utf-8")), encoding="utf-8")
    print(path)
