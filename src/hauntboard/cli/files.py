"""Reads record files, as text or JSON, from a path or from ``-`` (stdin)."""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ..engine.record import Record, RecordError, from_json, read
from ..engine.seats import SPECTATOR
from ..games import load
from ..i18n import Speaker
from .console import Console, UsageError, reason
from .progress import progress_bar

LONG_FILE = 200_000  # characters that take about a second to read


def read_text(name: str) -> str:
    """Return the text of a file; raises :class:`RecordError` if it is not UTF-8."""
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1
        raise RecordError("record-not-text", line, column) from None


def is_json(text: str) -> bool:
    """Return whether a record file is in JSON.

    >>> is_json('[{"hauntboard": 1}]'), is_json('[Hauntboard "1"]')
    (True, False)
    """
    return re.match(r"\s*(\{|\[\s*[{\]])", text) is not None


class RecordFile:
    """A file of records, in text or JSON."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.json = False

    def read(self, console: Console) -> list[Record]:
        """Return all records of the file, behind a progress bar if it is long; raise
        :class:`RecordError`."""
        text = read_text(self.name)
        if not is_json(text):
            if len(text) < LONG_FILE:
                return read(text, load)
            with progress_bar(console, text.count("\n"), "cli-reading") as on_progress:
                return read(text, load, on_progress)
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError("record-bad-json", error.lineno, error.colno) from None
        except RecursionError:
            raise RecordError("record-bad-json") from None
        self.json = True
        entries = data if isinstance(data, list) else [data]
        if not entries:
            raise RecordError("record-no-matches")
        return [from_json(entry, load) for entry in entries]

    def located(self, error: RecordError, speaker: Speaker) -> str:
        """Return the text of an error after its place: ``file:line:column``, in JSON the move."""
        name = "stdin" if self.name == "-" else self.name
        if not self.json:
            place = f"{name}:{error.line}:{error.column}"
        elif "text" in error.message.arguments:
            place = f"{name}: {speaker.text('cli-json-move', number=error.line)}"
        else:
            place = name
        return f"{place}: {reason(speaker, error)}"


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add the name of a file to errors that lack it, such as a full disk."""
    try:
        yield
    except OSError as error:
        if error.filename is not None or error.errno is None:
            raise
        raise type(error)(error.errno, error.strerror, str(path)) from None


def pick_match(records: list[Record], number: int | None) -> list[tuple[int, Record]]:
    """Return the match with this number (from 1), or all of them, each with its number."""
    if number is None:
        return list(enumerate(records, start=1))
    if not 1 <= number <= len(records):
        raise UsageError("cli-no-such-match", number=number, count=len(records))
    return [(number, records[number - 1])]


def read_seat(text: str, players: int) -> int:
    """Return a seat counted from 1 on the command line, or ``spectator``.

    >>> read_seat("2", 3), read_seat("spectator", 3)
    (1, -1)
    """
    if text.lower() == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and 1 <= int(text) <= players:
        return int(text) - 1
    raise UsageError("cli-bad-seat", value=text, players=players)
