"""Writes the rules pages in docs/games/ from the English catalogue, the only source of their wording.

python tools/rules_pages.py docs/games
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, groupby, takewhile
from pathlib import Path
from string import ascii_lowercase

from hauntboard.cli.terminal import board_of
from hauntboard.engine.game import Game
from hauntboard.games import GAMES, plugin
from hauntboard.i18n import Speaker

NOTE = "<!-- Written by `make fixtures` from the English catalogue; change the wording there. -->"


def page(game: type[Game], speaker: Speaker) -> Iterator[str]:
    """Yield the paragraphs of one game's page."""
    prefix = game.prefix
    yield f"# {speaker.text(f'{prefix}-rules-title')}"
    yield NOTE
    yield speaker.text(f"{prefix}-rules-intro")
    for letter, clauses in groupby(game.clauses, key=lambda clause: clause[0]):
        yield f"## {speaker.text(f'{prefix}-rules-section-{letter}')}"
        for clause in clauses:
            yield from clause_lines(game, clause, speaker)
    yield from list_lines(game, "cards", numbered_cards(game, speaker), speaker)
    yield from list_lines(game, "bonus-tokens", bonus_tokens(game, speaker), speaker)
    yield f"## {speaker.text('rules-examples')}"
    for number in count(1):
        id = f"{prefix}-example-{number}"
        if not speaker.has(id):
            break
        yield f"{number}. {speaker.text(id)}"
    yield speaker.text(f"{prefix}-rules-credits")


def clause_lines(game: type[Game], clause: str, speaker: Speaker) -> Iterator[str]:
    """Yield a clause with its title and, where the rulebook is silent, our decision."""
    id = f"{game.prefix}-rule-{clause}"
    yield f"**{clause} · {speaker.text(f'{id}.title')}.** {speaker.text(id)}"
    if speaker.has(f"{id}.decision"):
        word = speaker.text("rules-decision")
        yield f"> **D** {word}: {speaker.text(f'{id}.decision')}"


def numbered_cards(game: type[Game], speaker: Speaker) -> list[str]:
    """Return the numbers of a game's cards, if they have numbers."""
    has_name = (speaker.has(f"{game.prefix}-card-{number}-name") for number in count(1))
    return [str(number) for number, _ in enumerate(takewhile(bool, has_name), start=1)]


def bonus_tokens(game: type[Game], speaker: Speaker) -> list[str]:
    """Return the letters of a game's bonus tokens, if it has any."""
    return [letter for letter in ascii_lowercase if speaker.has(f"{game.prefix}-bonus-{letter}.text")]


def list_lines(game: type[Game], section: str, words: list[str], speaker: Speaker) -> Iterator[str]:
    """Yield a section that lists cards or tokens as the terminal explains them."""
    if words:
        explained = (board_of(game).explain(word, {}, speaker) for word in words)
        yield f"## {speaker.text(f'{game.prefix}-rules-section-{section}')}"
        yield "\n".join(f"- {' '.join(text.plain.split())}" for text in explained if text is not None)


def write_all(folder: Path) -> list[Path]:
    """Write the pages of all released games and return the files."""
    written = []
    for name, game in GAMES.items():
        if plugin(name).stage != "released":
            continue
        path = folder / name / "rules.md"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n\n".join(page(game, Speaker("en"))) + "\n", encoding="utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    for file in write_all(Path(sys.argv[1])):
        print(file)
