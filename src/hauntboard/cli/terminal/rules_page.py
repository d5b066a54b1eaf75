"""The rules of a game: the whole page, its contents, and its parts one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, groupby, takewhile

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...i18n import Speaker
from . import board_of
from .clauses import clause_text, written_clauses


@dataclass(frozen=True)
class RulesPart:
    """A part of the rules page."""

    title: str
    body: tuple[RenderableType, ...]
    letter: str = ""  # that its clauses begin with
    clauses: str = ""  # the first and the last one

    def paragraphs(self) -> Iterator[RenderableType]:
        """Yield the title with the first paragraph, then the others."""
        first, *others = self.body
        yield Group(Text(self.title, style="bold underline"), Text(), first) if self.title else first
        yield from others


def page(game: Game | type[Game], speaker: Speaker) -> Iterator[RenderableType]:
    """Yield the paragraphs of the rules page that the game has words for."""
    yield from introduction(game, speaker)
    for part in parts(game, speaker):
        yield from part.paragraphs()
    if speaker.has(f"{game.prefix}-rules-credits"):
        yield Text(speaker.text(f"{game.prefix}-rules-credits"), style="dim")


def introduction(game: Game | type[Game], speaker: Speaker) -> Iterator[RenderableType]:
    """Yield the title and the introduction."""
    for name, style in (("title", "bold underline"), ("intro", "")):
        if speaker.has(f"{game.prefix}-rules-{name}"):
            yield Text(speaker.text(f"{game.prefix}-rules-{name}"), style=style)


def parts(game: Game | type[Game], speaker: Speaker) -> list[RulesPart]:
    """Return the cards, the clauses by section, and the examples, as far as the game has them."""
    prefix, cards, found = game.prefix, board_of(game).cards(speaker), []
    if cards is not None:
        found.append(RulesPart(title(f"{prefix}-rules-section-cards", speaker), (cards,)))
    for letter, group in groupby(written_clauses(game, speaker), key=lambda clause: clause[0]):
        clauses = list(group)
        body = tuple(clause_text(game, clause, speaker) for clause in clauses)
        span = "–".join(dict.fromkeys((clauses[0], clauses[-1])))
        found.append(RulesPart(title(f"{prefix}-rules-section-{letter}", speaker), body, letter, span))
    if speaker.has(f"{prefix}-example-1"):
        found.append(RulesPart(speaker.text("rules-examples"), (examples(prefix, speaker),)))
    return found


def title(id: str, speaker: Speaker) -> str:
    """Return the title of a part; "" if the game has no words for it."""
    return speaker.text(id) if speaker.has(id) else ""


def contents(game: Game | type[Game], speaker: Speaker) -> RenderableType:
    """Return the titles of the parts with their numbers and clauses."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for number, part in enumerate(parts(game, speaker), start=1):
        grid.add_row(str(number), Text(part.title or part.letter), part.clauses)
    return grid


def find_part(game: Game | type[Game], word: str, speaker: Speaker) -> RenderableType | None:
    """Return a part by its number or by the letter of its clauses, or None."""
    for number, part in enumerate(parts(game, speaker), start=1):
        if word in (str(number), part.letter.lower() or None):
            return Group(*(Padding(paragraph, (0, 0, 1, 0)) for paragraph in part.paragraphs()))
    return None


def examples(prefix: str, speaker: Speaker) -> RenderableType:
    """Return the worked examples, numbered."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim", no_wrap=True, min_width=4)
    grid.add_column()
    if speaker.has(f"{prefix}-examples-intro"):
        grid.add_row("", Text(speaker.text(f"{prefix}-examples-intro")))
    ids = takewhile(speaker.has, (f"{prefix}-example-{number}" for number in count(1)))
    for number, id in enumerate(ids, start=1):
        grid.add_row(str(number), Text(speaker.text(id)))
    return grid
