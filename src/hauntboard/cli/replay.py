"""``hauntboard replay``: a recorded match told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..engine.match import Match
from ..engine.record import FULL, Record, RecordError, move_text, result_text, view_text
from ..engine.record import replay as play_again
from ..engine.seats import ALL_SEEING, CHANCE, SPECTATOR
from ..locales import Speaker
from . import story
from .desk import Desk, UsageMistake
from .files import RecordFile, pick_match
from .hints import why_of
from .prompt import Leave, Prompt
from .records import read_seat
from .tables import face_of

NOTATION_WIDTH = 24


def command(desk: Desk, name: str, number: int | None, seat: str, step: bool, why: bool = False) -> int:
    """Tell one match of a file, or all of them; with ``why`` what is to be said of every decision."""
    prompt = Prompt(desk) if step else None
    if step and name == "-":
        raise UsageMistake("cli-step-needs-file")
    file = RecordFile(name)
    try:
        for index, record in pick_match(file.read(), number):
            desk.out.print(title(desk, index, record))
            for part in telling(desk, record, seat, why):
                desk.out.print(part)
                if prompt is not None and prompt.ask("› ").lower() in ("q", "quit"):
                    return 0
            desk.out.print()
    except RecordError as error:
        desk.complain(file.located(error, desk.speaker))
        return 1
    except Leave:
        pass
    return 0


def title(desk: Desk, number: int, record: Record) -> Rule:
    """Which match it is and who played."""
    speaker = Speaker(desk.language, record.names)
    names = speaker.join([speaker.name(seat) for seat in record.game.seats])
    told = f"{desk.text('cli-match-number', number=number)} · {desk.game_name(record.game.name)} · {names}"
    return Rule(Text(told, style="bold"), align="left", style="dim")


def telling(desk: Desk, record: Record, seat: str, why: bool = False) -> Iterator[RenderableType]:
    """The match turn by turn."""
    if record.view is not FULL:
        if why:
            raise UsageMistake("cli-why-needs-end")
        yield from notations(desk, record)
        return
    match = play_again(record)
    looker = find_looker(match, seat)
    speaker = Speaker(desk.language, record.names, looker if looker >= 0 else None)
    if why and not match.state.over():
        raise UsageMistake("cli-why-needs-end")
    for turn in story.turns(story.tell(match, looker, speaker, face_of(match.game))):
        yield turn_grid(turn)
        if why:
            yield from reasons(desk.language, record.names, match, turn, looker)
    if not match.state.over():
        yield Text(desk.text("cli-match-unfinished"), style="dim")


def reasons(
    language: str, names: Sequence[str], match: Match, turn: list[story.Paragraph], looker: int
) -> Iterator[RenderableType]:
    """Why the moves of a turn were made, each told to who made it; with a looker only that one's."""
    for step in (step for paragraph in turn for step in paragraph.steps):
        seat = match.steps[step].seat
        if seat == looker or (seat >= 0 and looker < 0):
            told = why_of(match, step, Speaker(language, names, seat))
            if told is not None:
                yield told


def find_looker(match: Match, text: str) -> int:
    """Whose eyes: a seat, ``spectator`` or ``all``; by default all, once the match is over."""
    if not text:
        return ALL_SEEING if match.state.over() else SPECTATOR
    if text.lower() == "all":
        match.log(ALL_SEEING)  # refused before the end
        return ALL_SEEING
    return read_seat(text, match.game.players)


def turn_grid(turn: list[story.Paragraph]) -> Table:
    """Notation on the left, words on the right."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(style="dim", width=NOTATION_WIDTH)
    grid.add_column(ratio=1)
    for paragraph in turn:
        grid.add_row(
            Text(paragraph.notation), Text(paragraph.text, style="bold" if paragraph.heading else "")
        )
    return grid


def notations(desk: Desk, record: Record) -> Iterator[RenderableType]:
    """A record of one seat: it cannot be replayed, so its moves are shown as they are written."""
    yield Text(desk.text("cli-one-seat", view=view_text(record.view)), style="dim")
    line: list[str] = []
    for move in record.moves:
        if move.seat != CHANCE and line:
            yield Text(" ".join(line))
            line = []
        line.append(move_text(record.game, move))
    if line:
        yield Text(" ".join(line))
    yield Text(desk.text("cli-result", result=result_text(record.result)))
