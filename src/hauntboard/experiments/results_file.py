"""Results as JSON lines: a header, then one entry per line.

Every entry is written when it is finished, so an interruption loses only the matches in progress. The next
run with the same header reads the file and plays only what is missing.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Generic, TypeVar

import msgspec

from ..engine.messages import HauntboardError

try:
    import fcntl
except ImportError:  # Windows has no fcntl: two programs are not kept apart there
    fcntl = None  # type: ignore[assignment]

Entry = TypeVar("Entry")
HEADER_START = b'{"game":'  # every header names the game first


class ResultsFile(Generic[Entry]):
    """A results file, or none; ``known`` holds the entries read from it.

    ``header`` says what all entries belong to, ``fits`` whether an entry is possible.
    """

    def __init__(
        self,
        path: Path | None,
        header: msgspec.Struct,
        kind: type[Entry],
        fits: Callable[[Entry], bool] = lambda entry: True,
    ) -> None:
        self.path, self.header, self.kind, self.fits = path, header, kind, fits
        self.known: list[Entry] = []
        self.file: IO[bytes] | None = None

    def __enter__(self) -> ResultsFile[Entry]:
        if self.path is not None:
            if self.path.exists() and not self.path.is_file() and not self.path.is_dir():
                raise HauntboardError("results-file-foreign", file=str(self.path))  # a device never ends
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
        """Lock the file: two programs at once would play everything twice."""
        if fcntl is not None and sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise HauntboardError("results-file-busy", file=str(path)) from None

    def read(self, file: IO[bytes], path: Path) -> None:
        """Read the known entries, drop a truncated last line, and start an empty file."""
        file.seek(0)
        lines = file.read().split(b"\n")
        rest = lines.pop()
        if rest:
            if not lines and not rest.startswith(HEADER_START[: len(rest)]):
                raise HauntboardError("results-file-foreign", file=str(path))
            file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self.append(self.header)
            return
        self.check_header(lines[0], path)
        self.known = [self.entry(line, number, path) for number, line in enumerate(lines[1:], start=2)]

    def check_header(self, line: bytes, path: Path) -> None:
        """Raise unless the file holds results of the same kind about the same matches."""
        try:
            found = msgspec.json.decode(line, type=type(self.header))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise HauntboardError("results-file-foreign", file=str(path)) from None
        for name in self.header.__struct_fields__:
            has, wanted = getattr(found, name), getattr(self.header, name)
            if has != wanted:
                arguments = {"has": words(has), "wanted": words(wanted)}
                raise HauntboardError("results-file-other", file=str(path), field=name, **arguments)

    def entry(self, line: bytes, number: int, path: Path) -> Entry:
        """Parse one line; raise :class:`HauntboardError` if it is damaged."""
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
            entry = msgspec.json.decode(line, type=self.kind)
            if self.fits(entry):
                return entry
        raise HauntboardError("results-file-damaged", file=str(path), line=number)

    def append(self, entry: Entry | msgspec.Struct) -> None:
        """Write one entry, if there is a file."""
        if self.file is None:
            return
        try:
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()
        except OSError as error:  # a full disk: the error does not know the file
            raise OSError(error.errno, error.strerror, str(self.path)) from None


def words(value: object) -> str:
    """Return a header value as text.

    >>> words({"points": 3}), words(["random", "greedy"]), words(7)
    ('points=3', 'random, greedy', '7')
    """
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
