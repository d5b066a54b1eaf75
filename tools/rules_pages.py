"""Writes the rules pages of docs/rules/ from the English catalogue, so that there is one wording.

python tools/rules_pages.py docs/rules
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from spiritboard.cli.tables import face_of
from spiritboard.engine.game import Game
from spiritboard.games import GAMES
from spiritboard.locales import Speaker

NOTE = "<!-- Written by `make fixtures` from the English catalogue; change the wording there. -->"


def page(game: type[Game], speaker: Speaker) -> Iterator[str]:
    """The lines of one game's page."""
    prefix = game.prefix
    yield f"# {speaker.text(f'{prefix}-rules-title')}"
    yield NOTE
    yield speaker.text(f"{prefix}-rules-intro")
    for section in face_of(game).sections:
        yield f"## {speaker.text(section.title)}"
        for clause in game.clauses:
            if clause.startswith(section.letter):
                yield from clause_lines(game, clause, speaker)
    yield f"## {speaker.text(f'{prefix}-rules-section-examples')}"
    for number in count(1):
        id = f"{prefix}-example-{number}"
        if not speaker.has(id):
            break
        yield f"{number}. {speaker.text(id)}"
    yield speaker.text(f"{prefix}-rules-credits")


def clause_lines(game: type[Game], clause: str, speaker: Speaker) -> Iterator[str]:
    """A clause with its title and, where we had to decide something, our decision."""
    id = f"{game.prefix}-rule-{clause}"
    yield f"**{clause} · {speaker.text(f'{id}.title')}.** {speaker.text(id)}"
    if speaker.has(f"{id}.decision"):
        word = speaker.text(f"{game.prefix}-rules-decision")
        yield f"> **D** {word}: {speaker.text(f'{id}.decision')}"


def write_all(folder: Path) -> list[Path]:
    """Write the pages of all games; returns the files."""
    written = []
    for name, game in GAMES.items():
        path = folder / f"{name}.md"
        path.write_text("\n\n".join(page(game, Speaker("en"))) + "\n", encoding="utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    for file in write_all(Path(sys.argv[1])):
        print(file)
