"""``hauntboard record``: checks and converts record files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.text import Text

from ...engine.record import (
    FULL,
    Record,
    RecordError,
    from_match,
    replay,
    result_text,
    to_json,
    to_text,
    verify_shuffle,
)
from ...engine.record import verify as verify_record
from ..console import Console, UsageError
from ..files import RecordFile, read_seat
from ..options import RecordArgument
from ..progress import progress_bar
from ..usage import Command, Group

app = typer.Typer(cls=Group, help="cli-help-record", no_args_is_help=True, add_completion=False)


@app.command(cls=Command, help="cli-help-verify")
def verify(
    ctx: typer.Context,
    file_name: RecordArgument,
    shuffle: Annotated[bool, typer.Option("--shuffle", help="cli-help-verify-shuffle")] = False,
) -> int:
    """Report on every match; return 1 unless all of them follow the rules to the stated result."""
    console: Console = ctx.obj
    file = RecordFile(file_name)
    try:
        records = file.read(console)
    except RecordError as error:
        console.print_error(file.located(error, console.speaker))
        return 1
    wrong = 0
    with progress_bar(console, len(records), "cli-checking", printing=True) as on_progress:
        for number, record in enumerate(records, start=1):
            label = console.text("cli-match-number", number=number)
            try:
                line = Text.assemble((f"✓ {label}", "bold green"), f"  {check(console, record, shuffle)}")
            except RecordError as error:
                wrong += 1
                problem = file.located(error, console.speaker)
                line = Text.assemble((f"✗ {label}", "bold red"), f"  {problem}")
            console.out.print(line, soft_wrap=True)
            if on_progress is not None:
                on_progress(number)
    console.out.print(console.text("cli-verified", count=len(records), wrong=wrong))
    return 1 if wrong else 0


def check(console: Console, record: Record, shuffle: bool) -> str:
    """Return a summary of a valid record; raise :class:`RecordError` for an invalid one."""
    match = verify_record(record)
    summary = console.text("cli-verify-good", moves=len(match.steps), result=result_text(record.result))
    if record.seed or shuffle:
        summary += " " + console.text("cli-verify-shuffle", draws=verify_shuffle(record))
    return summary


@app.command(cls=Command, help="cli-help-convert")
def convert(
    ctx: typer.Context,
    file_name: RecordArgument,
    *,
    to: Annotated[str, typer.Option("--to", metavar="json|text", help="cli-help-convert-to")],
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="cli-help-convert-seat")] = "",
) -> int:
    """Print all records of a file in the requested format."""
    console: Console = ctx.obj
    if to not in ("json", "text"):
        raise UsageError("cli-bad-choice", value=to, allowed="json, text")
    file = RecordFile(file_name)
    try:
        records = list(convertible(console, file.read(console), seat))
    except RecordError as error:
        console.print_error(file.located(error, console.speaker))
        return 1
    if to == "text":
        out = "\n".join(to_text(record) for record in records)
    else:
        data = [to_json(record) for record in records]
        out = json.dumps(data if len(data) > 1 else data[0], ensure_ascii=False, indent=2) + "\n"
    console.out.file.write(out)
    return 0


def convertible(console: Console, records: list[Record], seat: str) -> Iterator[Record]:
    """Yield the records as :func:`seen_from` returns them, behind a progress bar."""
    with progress_bar(console, len(records), "cli-converting") as on_progress:
        for number, record in enumerate(records, start=1):
            yield seen_from(record, seat)
            if on_progress is not None:
                on_progress(number)


def seen_from(record: Record, seat: str) -> Record:
    """Return the record as a seat or a spectator saw the match; unchanged without a seat."""
    if not seat:
        return record
    viewer = read_seat(seat, record.game.players)
    if record.view is not FULL:
        raise RecordError("record-one-seat", record.line)
    seen = from_match(replay(record), record.names, view=viewer)
    # Keep what was published before the deal; the seed would reveal every card.
    return Record(
        game=seen.game,
        names=seen.names,
        moves=seen.moves,
        result=record.result,
        view=viewer,
        commitment=record.commitment,
        entropies=record.entropies,
    )
