"""``hauntboard replay``: narrates a recorded match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...bots.hints import has_adviser
from ...engine.match import Match
from ...engine.messages import HauntboardError
from ...engine.record import FULL, Record, RecordError, move_text, result_text, view_text
from ...engine.record import replay as play_again
from ...engine.seats import ALL_SEEING, CHANCE, SPECTATOR
from ...i18n import Speaker
from ..console import Console, UsageError
from ..files import RecordFile, pick_match, read_seat
from ..options import MatchNumber, RecordArgument
from ..progress import progress_bar
from ..terminal import board_of, narration
from ..terminal.hints import why_of
from ..terminal.prompt import Prompt, Quit
from ..usage import Command

NOTATION_WIDTH = 24

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file_name: RecordArgument,
    number: MatchNumber = None,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="cli-help-replay-seat")] = "",
    step: Annotated[bool, typer.Option("--step", help="cli-help-replay-step")] = False,
    why: Annotated[bool, typer.Option("--why", help="cli-help-replay-why")] = False,
) -> int:
    """Print one match of a file, or all of them."""
    console: Console = ctx.obj
    prompt = Prompt(console) if step else None
    if step and file_name == "-":
        raise UsageError("cli-step-needs-file")
    file = RecordFile(file_name)
    try:
        for index, record in pick_match(file.read(console), number):
            console.out.print(title(console, index, record))
            if why and not step:
                print_explained(console, record, seat)
            else:
                for part in narrate(console, record, seat, why):
                    console.out.print(part)
                    if prompt is not None and prompt.ask("› ").lower() in ("q", "quit"):
                        return 0
            console.out.print()
    except RecordError as error:
        console.print_error(file.located(error, console.speaker))
        return 1
    except Quit:
        pass
    return 0


def print_explained(console: Console, record: Record, seat: str) -> None:
    """Print a match with the reasons for its moves, above a progress bar."""
    with progress_bar(console, len(record.moves), "cli-explaining", printing=True) as on_progress:
        for part in narrate(console, record, seat, True, on_progress):
            console.out.print(part)


def title(console: Console, number: int, record: Record) -> Rule:
    """Return the number of a match, its game and its players as a heading."""
    speaker = Speaker(console.language, record.names)
    names = speaker.join([speaker.name(seat) for seat in record.game.seats])
    text = (
        f"{console.text('cli-match-number', number=number)} · {console.game_name(record.game.name)} · {names}"
    )
    return Rule(Text(text, style="bold"), align="left", style="dim")


def narrate(
    console: Console,
    record: Record,
    seat: str,
    why: bool = False,
    on_progress: Callable[[int], None] | None = None,
) -> Iterator[RenderableType]:
    """Yield the match turn by turn, with reasons for the moves if ``why``. ``on_progress`` receives the
    number of steps explained."""
    if record.view is not FULL:
        if why:
            raise UsageError("cli-why-needs-end")
        yield from notations(console, record)
        return
    match = play_again(record)
    viewer = find_viewer(match, seat)
    speaker = Speaker(console.language, record.names, viewer if viewer >= 0 else None)
    if why and not match.state.over():
        raise UsageError("cli-why-needs-end")
    if why and not has_adviser(match.game):
        raise HauntboardError("part-missing-hints", game=match.game.name)
    for turn in narration.turns(narration.narrate(match, viewer, speaker, board_of(match.game))):
        yield turn_grid(turn)
        if why:
            yield from reasons(match, turn, viewer, speaker)
            if on_progress is not None:
                on_progress(max((step for part in turn for step in part.steps), default=0))
    if not match.state.over():
        yield Text(console.text("cli-match-unfinished"), style="dim")


def reasons(
    match: Match, turn: list[narration.Paragraph], viewer: int, speaker: Speaker
) -> Iterator[RenderableType]:
    """Yield an explanation of every decision of a turn, or of the viewer's own if there is a viewer."""
    for step in (step for paragraph in turn for step in paragraph.steps):
        seat = match.steps[step].seat
        if seat == viewer or (seat >= 0 and viewer < 0):
            explanation = why_of(match, step, speaker)
            if explanation is not None:
                yield explanation


def find_viewer(match: Match, text: str) -> int:
    """Return the viewer: a seat, ``spectator`` or ``all``; by default all, once the match is over."""
    if not text:
        return ALL_SEEING if match.state.over() else SPECTATOR
    if text.lower() == "all":
        match.log(ALL_SEEING)  # raises a refusal before the end
        return ALL_SEEING
    return read_seat(text, match.game.players)


def turn_grid(turn: list[narration.Paragraph]) -> Table:
    """Return a turn with notation on the left and text on the right."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(style="dim", width=NOTATION_WIDTH)
    grid.add_column(ratio=1)
    for paragraph in turn:
        grid.add_row(
            Text(paragraph.notation), Text(paragraph.text, style="bold" if paragraph.heading else "")
        )
    return grid


def notations(console: Console, record: Record) -> Iterator[RenderableType]:
    """Yield the moves of a one-seat record as written: it cannot be replayed."""
    yield Text(console.text("cli-one-seat", view=view_text(record.view)), style="dim")
    line: list[str] = []
    for move in record.moves:
        if move.seat != CHANCE and line:
            yield Text(" ".join(line))
            line = []
        line.append(move_text(record.game, move))
    if line:
        yield Text(" ".join(line))
    yield Text(console.text("cli-result", result=result_text(record.result)))
