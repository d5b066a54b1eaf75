"""What happened, in words: the events of a match as one viewer sees them."""

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
    """A player's move with all that came of it, or a heading."""

    seat: int
    notations: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    heading: bool = False
    steps: list[int] = field(default_factory=list)  # the steps of the match that it tells

    @property
    def text(self) -> str:
        return " ".join(self.sentences)

    @property
    def notation(self) -> str:
        return " ".join(self.notations)


def tell(
    match: Match,
    viewer: int,
    speaker: Speaker,
    board: TerminalBoard,
    since: int = 0,
    left_out: frozenset[str] | None = None,
) -> list[Paragraph]:
    """The match from a step on as ``viewer`` may know it; chance belongs to the move before it.

    Of what happened, some kinds of events may be left out, and then also moves without words."""
    told = [Paragraph(CHANCE)]
    for number, step in enumerate(match.steps[since:], since):
        goes_on = step.seat == CHANCE or (step.seat == told[-1].seat and not board.opens(step.action))
        if not goes_on and (told[-1].notations or told[-1].sentences):
            told.append(Paragraph(step.seat))
        told[-1].seat = step.seat if step.seat != CHANCE else told[-1].seat
        told[-1].notations.append(notation(match, step, viewer))
        told[-1].steps.append(number)
        for event in step.events:
            if event.kind in (left_out or ()):
                continue
            seen = event.in_full() if viewer == ALL_SEEING else event.seen_by(viewer)
            sentence = speaker.event(match.game.prefix, seen)
            if event.kind in board.headings:
                told.append(Paragraph(CHANCE, sentences=[sentence], heading=True))
                told.append(Paragraph(CHANCE))
            elif event.kind in board.lines:
                told.append(Paragraph(CHANCE, sentences=[sentence]))
            else:
                told[-1].sentences.append(sentence)
    everything = left_out is None
    return [paragraph for paragraph in told if paragraph.sentences or (everything and paragraph.notations)]


def notation(match: Match, step: Step, viewer: int) -> str:
    """A step as the record of that viewer has it."""
    seen = viewer == ALL_SEEING or step.seen_by(viewer)
    return move_text(match.game, Move(step.seat, step.action if seen else None, step.outcome))


def as_list(paragraphs: Sequence[Paragraph]) -> Table:
    """Paragraphs below each other with a mark in front."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for paragraph in paragraphs:
        style = "bold" if paragraph.heading else ""
        grid.add_row(Text(" ·" if not paragraph.heading else " —", style="dim"), Text(paragraph.text, style))
    return grid


def turns(paragraphs: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    """Paragraphs by turns: headings go with the move that follows them, what came of a move with it."""
    waiting: list[Paragraph] = []
    for paragraph in paragraphs:
        begins = paragraph.heading or paragraph.notations
        if begins and not all(before.heading for before in waiting):
            yield waiting
            waiting = []
        waiting.append(paragraph)
    if waiting:
        yield waiting
