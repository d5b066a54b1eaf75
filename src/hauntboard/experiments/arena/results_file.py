"""The results of an arena as JSON lines: a header, then one deal per line.

Every deal is written when it is finished, so an interruption loses only the deals in progress. A file can
be continued with more deals, more bots or another stop rule; game, options and seed must be the same.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from ...engine.game import Value
from ...engine.messages import HauntboardError
from .deal_results import DealResult

try:
    import fcntl
except ImportError:  # Windows has no fcntl: two arenas are not kept apart there
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class ResultsHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what all deals of the file belong to."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    arena: int = FORMAT


class ResultsFile:
    """A results file, or none; ``known`` holds the deals read from it."""

    def __init__(self, path: Path | None, header: ResultsHeader) -> None:
        self.path, self.header = path, header
        self.known: dict[tuple[str, str, int], DealResult] = {}
        self.file: IO[bytes] | None = None

    def __enter__(self) -> ResultsFile:
        if self.path is not None:
            self.file = self.path.open("a+b")
            try:
                self.lock(self.file, self.path)
                self.read(self.file, self.path)
            except BaseException:
                self.file.close()
                raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def lock(self, file: IO[bytes], path: Path) -> None:
        """Lock the file: two arenas at once would play everything twice."""
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise HauntboardError("arena-file-busy", file=str(path)) from None

    def read(self, file: IO[bytes], path: Path) -> None:
        """Read the known deals, drop a truncated last line, and start an empty file."""
        file.seek(0)
        lines = file.read().split(b"\n")
        rest = lines.pop()
        if rest:
            if not lines and not rest.startswith(b'{"game":'[: len(rest)]):
                raise HauntboardError("arena-file-foreign", file=str(path))
            file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self.append(self.header)
            return
        self.check_header(lines[0], path)
        for number, line in enumerate(lines[1:], start=2):
            unit = self.unit(line, number, path)
            self.known.setdefault((unit.row, unit.column, unit.deal), unit)

    def check_header(self, line: bytes, path: Path) -> None:
        """Raise unless the file is an arena file about the same matches."""
        try:
            found = msgspec.json.decode(line, type=ResultsHeader)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise HauntboardError("arena-file-foreign", file=str(path)) from None
        for name in ResultsHeader.__struct_fields__:
            has, wanted = getattr(found, name), getattr(self.header, name)
            if has != wanted:
                arguments = {"has": words(has), "wanted": words(wanted)}
                raise HauntboardError("arena-file-other", file=str(path), field=name, **arguments)

    def unit(self, line: bytes, number: int, path: Path) -> DealResult:
        """Parse one line; every match must have a figure for every seat."""
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
            unit = msgspec.json.decode(line, type=DealResult)
            if unit.deal >= 0 and unit.played and all(map(self.fits, unit.played)):
                return unit
        raise HauntboardError("arena-file-damaged", file=str(path), line=number)

    def fits(self, played: Any) -> bool:
        """Return whether a match has a figure for every seat."""
        seats = range(self.header.players)
        rows = (played.scores, played.seconds, played.longest, played.moves, *played.rounds)
        named = (*played.seats, *played.winners)
        return (
            all(len(row) == len(seats) for row in rows)
            and all(seat in seats for seat in named)
            and bool(played.winners)
            and 0 < len(played.seats) < len(seats)
        )

    def write(self, unit: DealResult) -> None:
        """Append one deal."""
        self.append(unit)

    def append(self, entry: ResultsHeader | DealResult) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()


def words(value: object) -> str:
    """Return a header value as text.

    >>> words({"points": 3}), words(7)
    ('points=3', '7')
    """
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return str(value)
