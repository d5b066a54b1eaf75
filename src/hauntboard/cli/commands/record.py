"""``hauntboard record``: check record files and turn one form into another."""

from __future__ import annotations

import json

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
    verify,
)
from ...engine.record import verify_shuffle as check_shuffle
from ...engine.seats import SPECTATOR
from ..console import Console, UsageMistake
from ..files import RecordFile


def verify_file(console: Console, name: str, shuffle: bool) -> int:
    """Report on every match; 0 only if all of them follow the rules to the stated result."""
    file = RecordFile(name)
    try:
        records = file.read()
    except RecordError as error:
        console.complain(file.located(error, console.speaker))
        return 1
    wrong = 0
    for number, record in enumerate(records, start=1):
        label = console.text("cli-match-number", number=number)
        try:
            told = check(console, record, shuffle)
        except RecordError as error:
            wrong += 1
            console.out.print(
                Text.assemble((f"✗ {label}", "bold red"), f"  {file.located(error, console.speaker)}"),
                soft_wrap=True,
            )
        else:
            console.out.print(Text.assemble((f"✓ {label}", "bold green"), f"  {told}"), soft_wrap=True)
    console.out.print(console.text("cli-verified", count=len(records), wrong=wrong))
    return 1 if wrong else 0


def check(console: Console, record: Record, shuffle: bool) -> str:
    """What is good about a record; raises :class:`RecordError` at what is not."""
    match = verify(record)
    told = console.text("cli-verify-good", moves=len(match.steps), result=result_text(record.result))
    if record.seed or shuffle:
        told += " " + console.text("cli-verify-shuffle", draws=check_shuffle(record))
    return told


def convert_file(console: Console, name: str, to: str, seat: str) -> int:
    """Print all records of a file in the wanted form."""
    if to not in ("json", "text"):
        raise UsageMistake("cli-bad-form", value=to, allowed="json, text")
    file = RecordFile(name)
    try:
        records = [seen_from(record, seat) for record in file.read()]
    except RecordError as error:
        console.complain(file.located(error, console.speaker))
        return 1
    if to == "text":
        out = "\n".join(to_text(record) for record in records)
    else:
        data = [to_json(record) for record in records]
        out = json.dumps(data if len(data) > 1 else data[0], ensure_ascii=False, indent=2) + "\n"
    console.out.file.write(out)
    return 0


def seen_from(record: Record, seat: str) -> Record:
    """The record as one seat or a spectator saw the match; as it is if no seat is named."""
    if not seat:
        return record
    viewer = read_seat(seat, record.game.players)
    if record.view is not FULL:
        raise RecordError("record-one-seat", record.line)
    seen = from_match(replay(record), record.names, view=viewer)
    # What was published before the deal stays; the seed would tell every card.
    return Record(
        game=seen.game,
        names=seen.names,
        moves=seen.moves,
        result=record.result,
        view=viewer,
        commitment=record.commitment,
        entropies=record.entropies,
    )


def read_seat(text: str, players: int) -> int:
    """A seat counted from 1, or ``spectator``.

    >>> read_seat("2", 3), read_seat("spectator", 3)
    (1, -1)
    """
    if text.lower() == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and 1 <= int(text) <= players:
        return int(text) - 1
    raise UsageMistake("cli-bad-seat", value=text, players=players)
