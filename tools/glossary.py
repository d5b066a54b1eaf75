"""Writes the lists of translated terms, from the files terms.toml beside the catalogues: the shared ones into
the glossary, those of a game into its own page.

python tools/glossary.py docs
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
NOTE = "<!-- Written by `make fixtures` from terms.toml; change the terms there. -->"
INTRODUCTION = "Every message translates a term the same way; a test compares all catalogues with this list."


def pages(docs: Path) -> Iterator[tuple[Path, str]]:
    """Yield each page with terms and what it should hold."""
    page = docs / "glossary.md"
    yield page, with_terms(page.read_text(encoding="utf-8").partition(START)[0], START, FOLDER)
    for name, game in GAMES.items():
        folder = FOLDER.parents[1] / "games" / plugin(name).folder / "locales"
        if (folder / "terms.toml").exists():
            heading = f"# {Speaker('en').text(f'{game.prefix}-name')}: terms in the four languages"
            yield docs / "games" / name / "terms.md", with_terms("", heading, folder)


def with_terms(before: str, heading: str, folder: Path) -> str:
    """Return a page that ends with the terms of a folder."""
    parts = [before.rstrip(), heading, NOTE, INTRODUCTION, table(folder / "terms.toml")]
    return "\n\n".join(part for part in parts if part) + "\n"


def table(file: Path) -> str:
    """Return the terms of a file as a table in alphabetical order."""
    terms = tomllib.loads(file.read_text(encoding="utf-8"))
    translated = {english: words for english, words in terms.items() if "es" in words}  # not only exceptions
    rows = [[english, *(words[code] for code in OTHERS)] for english, words in translated.items()]
    rows.sort(key=lambda row: row[0].lower())
    return "\n".join(f"| {' | '.join(row)} |" for row in [["en", *OTHERS], ["---"] * len(LANGUAGES), *rows])


if __name__ == "__main__":
    for path, text in pages(Path(sys.argv[1])):
        path.write_text(text, encoding="utf-8")
        print(path)
