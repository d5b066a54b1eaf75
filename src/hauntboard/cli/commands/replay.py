"""``hauntboard replay``: a recorded match told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...engine.match import Match
from ...engine.record import FULL, Record, RecordError, move_text, result_text, view_text
from ...engine.record import replay as play_again
from ...engine.seats import ALL_SEEING, CHANCE, SPECTATOR
from ...i18n import Speaker
from ..console import Console, UsageMistake
from ..files import RecordFile, pick_match
from ..terminal import board_of, narration
from ..terminal.hints import why_of
from ..terminal.prompt import Prompt, Quit
from .record import read_seat

NOTATION_WIDTH = 24


def command(console: Console, name: str, number: int | None, seat: str, step: bool, why: bool = False) -> int:
    """Tell one match of a file, or all of them; with ``why`` what is to be said of every decision."""
    prompt = Prompt(console) if step else None
    if step and name == "-":
        raise UsageMistake("cli-step-needs-file")
    file = RecordFile(name)
    try:
        for index, record in pick_match(file.read(), number):
            console.out.print(title(console, index, record))
            for part in telling(console, record, seat, why):
                console.out.print(part)
                if prompt is not None and prompt.ask("› ").lower() in ("q", "quit"):
                    return 0
            console.out.print()
    except RecordError as error:
        console.complain(file.located(error, console.speaker))
        return 1
    except Quit:
        pass
    return 0


def title(console: Console, number: int, record: Record) -> Rule:
    """Which match it is and who played."""
    speaker = Speaker(console.language, record.names)
    names = speaker.join([speaker.name(seat) for seat in record.game.seats])
    told = (
        f"{console.text('cli-match-number', number=number)} · {console.game_name(record.game.name)} · {names}"
    )
    return Rule(Text(told, style="bold"), align="left", style="dim")


def telling(console: Console, record: Record, seat: str, why: bool = False) -> Iterator[RenderableType]:
    """The match turn by turn."""
    if record.view is not FULL:
        if why:
            raise UsageMistake("cli-why-needs-end")
        yield from notations(console, record)
        return
    match = play_again(record)
    viewer = find_viewer(match, seat)
    speaker = Speaker(console.language, record.names, viewer if viewer >= 0 else None)
    if why and not match.state.over():
        raise UsageMistake("cli-why-needs-end")
    for turn in narration.turns(narration.tell(match, viewer, speaker, board_of(match.game))):
        yield turn_grid(turn)
        if why:
            yield from reasons(console.language, record.names, match, turn, viewer)
    if not match.state.over():
        yield Text(console.text("cli-match-unfinished"), style="dim")


def reasons(
    language: str, names: Sequence[str], match: Match, turn: list[narration.Paragraph], viewer: int
) -> Iterator[RenderableType]:
    """Why the moves of a turn were made, each told to who made it; with a viewer only that one's."""
    for step in (step for paragraph in turn for step in paragraph.steps):
        seat = match.steps[step].seat
        if seat == viewer or (seat >= 0 and viewer < 0):
            told = why_of(match, step, Speaker(language, names, seat))
            if told is not None:
                yield told


def find_viewer(match: Match, text: str) -> int:
    """Whose perspective: a seat, ``spectator`` or ``all``; by default all, once the match is over."""
    if not text:
        return ALL_SEEING if match.state.over() else SPECTATOR
    if text.lower() == "all":
        match.log(ALL_SEEING)  # refused before the end
        return ALL_SEEING
    return read_seat(text, match.game.players)


def turn_grid(turn: list[narration.Paragraph]) -> Table:
    """Notation on the left, words on the right."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(style="dim", width=NOTATION_WIDTH)
    grid.add_column(ratio=1)
    for paragraph in turn:
        grid.add_row(
            Text(paragraph.notation), Text(paragraph.text, style="bold" if paragraph.heading else "")
        )
    return grid


def notations(console: Console, record: Record) -> Iterator[RenderableType]:
    """A record of one seat: it cannot be replayed, so its moves are shown as they are written."""
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
