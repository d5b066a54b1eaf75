"""Narrates a match: its events as one viewer sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from ...engine.match import Match, Step
from ...engine.record import Move, move_text
from ...engine.seats import ALL_SEEING, CHANCE
from ...i18n import Speaker
from .board import TerminalBoard


@dataclass
class Paragraph:
    """A player's move with its consequences, or a heading."""

    seat: int
    notations: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    heading: bool = False
    steps: list[int] = field(default_factory=list)  # the steps of the match that it covers

    @property
    def text(self) -> str:
        return " ".join(self.sentences)

    @property
    def notation(self) -> str:
        return " ".join(self.notations)


def narrate(
    match: Match,
    viewer: int,
    speaker: Speaker,
    board: TerminalBoard,
    since: int = 0,
    left_out: frozenset[str] | None = None,
) -> list[Paragraph]:
    """Return the match from a step on as ``viewer`` may know it; chance belongs to the move before it.

    ``left_out`` names kinds of events to skip; paragraphs without a sentence are then skipped too.
    """
    paragraphs = [Paragraph(CHANCE)]
    for number, step in enumerate(match.steps[since:], since):
        goes_on = step.seat == CHANCE or (step.seat == paragraphs[-1].seat and not board.opens(step.action))
        if not goes_on and (paragraphs[-1].notations or paragraphs[-1].sentences):
            paragraphs.append(Paragraph(step.seat))
        paragraphs[-1].seat = step.seat if step.seat != CHANCE else paragraphs[-1].seat
        paragraphs[-1].notations.append(notation(match, step, viewer))
        paragraphs[-1].steps.append(number)
        for event in step.events:
            if event.kind in (left_out or ()):
                continue
            seen = event.in_full() if viewer == ALL_SEEING else event.seen_by(viewer)
            sentence = speaker.event(match.game.prefix, seen)
            if event.kind in board.headings:
                paragraphs.append(Paragraph(CHANCE, sentences=[sentence], heading=True))
                paragraphs.append(Paragraph(CHANCE))
            elif event.kind in board.lines:
                paragraphs.append(Paragraph(CHANCE, sentences=[sentence]))
            else:
                paragraphs[-1].sentences.append(sentence)
    everything = left_out is None
    return [each for each in paragraphs if each.sentences or (everything and each.notations)]


def notation(match: Match, step: Step, viewer: int) -> str:
    """Return a step in the notation of the viewer's record."""
    seen = viewer == ALL_SEEING or step.seen_by(viewer)
    return move_text(match.game, Move(step.seat, step.action if seen else None, step.outcome))


def as_list(paragraphs: Sequence[Paragraph]) -> Table:
    """Return paragraphs as a bulleted list."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for paragraph in paragraphs:
        style = "bold" if paragraph.heading else ""
        grid.add_row(Text(" ·" if not paragraph.heading else " —", style="dim"), Text(paragraph.text, style))
    return grid


def turns(paragraphs: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    """Group paragraphs by turns: a heading goes with the next move, a consequence with its move."""
    waiting: list[Paragraph] = []
    for paragraph in paragraphs:
        begins = paragraph.heading or paragraph.notations
        if begins and not all(before.heading for before in waiting):
            yield waiting
            waiting = []
        waiting.append(paragraph)
    if waiting:
        yield waiting
