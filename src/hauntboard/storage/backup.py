"""Back up a whole database into one file while the server runs, and restore it into an empty database.

A backup of SQLite can be restored into PostgreSQL and vice versa. The file is gzipped JSON lines: a header
(format, schema, columns of every table), the name and then the rows of every table, and a footer with the
numbers of rows and a checksum of all lines before it. It contains secrets (the seeds of running matches),
so only its owner may read it.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import hashlib
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.types import LargeBinary

from . import migrate
from .files import replacing
from .log import Store
from .maintenance import existing, snapshot
from .migrate import VERSION_TABLE, known, revision_of, schema_at, why_unknown
from .model import StoreError, UnusableDatabase, now

FORMAT = 1
ROWS_AT_ONCE = 500
LONGEST_LINE = 64 * 1024 * 1024
_encode = msgspec.json.Encoder().encode
T = TypeVar("T")


class BackupError(StoreError):
    """A backup that cannot be restored; ``why`` is foreign, damaged, format, schema or not-empty."""

    def __init__(self, why: str, about: str = "") -> None:
        super().__init__(f"{why}: {about}" if about else why)
        self.why, self.about = why, about


class BackupHeader(msgspec.Struct, kw_only=True):
    """The first line of a backup."""

    hauntboard_backup: int
    schema: str
    made: int
    tables: dict[str, list[str]]


class BackupFooter(msgspec.Struct, kw_only=True):
    """The last line of a backup."""

    rows: dict[str, int]
    sha256: str


# ---- writing --------------------------------------------------------------------------


OnProgress = Callable[[int, int], None]


async def backup(url: str, file: Path, on_progress: OnProgress | None = None) -> dict[str, int]:
    """Write a snapshot of a database; return the number of rows by table. ``on_progress`` receives the rows
    written and their total."""
    async with existing(url, any_version=True) as store, snapshot(store) as (connection, revision):
        with replacing(file, private=True) as out, gzip.GzipFile("", "wb", 6, out) as packed:
            writer = BackupWriter(packed)
            found = schema_at(revision).sorted_tables
            writer.line(
                BackupHeader(hauntboard_backup=FORMAT, schema=revision, made=now(), tables=columns_of(found))
            )
            total = 0
            if on_progress is not None:
                for table in found:
                    total += await connection.scalar(select(func.count()).select_from(table)) or 0
            for table in found:
                writer.begin(table)
                some = await connection.stream(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
                async for rows in some.partitions():
                    writer.rows(rows)
                    if on_progress is not None:
                        on_progress(sum(writer.counts.values()), total)
            writer.end()
            return writer.counts


def columns_of(tables: Sequence[Table]) -> dict[str, list[str]]:
    """Return the names of the columns by table."""
    return {str(table.name): [str(column.name) for column in table.columns] for table in tables}


class BackupWriter:
    """Writes the lines of a backup; counts the rows and computes the checksum."""

    def __init__(self, out: Any) -> None:
        self.out = out
        self.hash = hashlib.sha256()
        self.counts: dict[str, int] = {}

    def line(self, data: Any) -> None:
        encoded = _encode(data) + b"\n"
        self.hash.update(encoded)
        self.out.write(encoded)

    def begin(self, table: Table) -> None:
        """Begin the rows of a table."""
        self.table = str(table.name)
        self.line(self.table)
        self.counts[self.table] = 0

    def rows(self, rows: Any) -> None:
        """Write some rows of the table, bytes in base 64."""
        for row in rows:
            self.line([base64.b64encode(v).decode() if isinstance(v, bytes) else v for v in row])
        self.counts[self.table] += len(rows)

    def end(self) -> None:
        """Write the footer."""
        self.line(BackupFooter(rows=self.counts, sha256=self.hash.hexdigest()))


# ---- reading --------------------------------------------------------------------------


class BackupReader:
    """Reads a backup line by line. Raises :class:`BackupError` for any change of the file, at the latest
    after the last row."""

    def __init__(self, file: BinaryIO) -> None:
        self.lines = gzip.GzipFile(fileobj=file)
        self.hash = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self.header = self.read_header()

    def line(self) -> bytes:
        """Return the next line; empty at the end."""
        try:
            line = self.lines.readline(LONGEST_LINE)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise BackupError("damaged", str(error)) from None
        if line and not line.endswith(b"\n"):
            raise BackupError("damaged", "the last line is incomplete")
        return line

    def read_header(self) -> BackupHeader:
        """Return the header; raise if this program cannot restore what follows."""
        line = self.line()
        self.hash.update(line)
        header = decoded(line, dict)
        if "hauntboard_backup" not in header:
            raise BackupError("foreign")
        version = header["hauntboard_backup"]
        if version != FORMAT and isinstance(version, int):
            raise BackupError("format", str(version))
        read = converted(header, BackupHeader)
        if not known(read.schema):
            raise BackupError("schema" if why_unknown(read.schema) == "newer" else "foreign", read.schema)
        if read.tables != columns_of(schema_at(read.schema).sorted_tables):
            raise BackupError("damaged", "the columns differ from the schema")
        return read

    def rows(self) -> Iterator[tuple[Table, dict[str, Any]]]:
        """Yield all rows with their tables."""
        found = schema_at(self.header.schema).tables
        table: Table | None = None
        while True:
            line = self.line()
            value = decoded(line, Any)
            if isinstance(value, dict):
                return self.check_end(value)
            self.hash.update(line)
            if isinstance(value, str) and value in found:
                table = found[value]
                self.counts[value] = 0
            elif isinstance(value, list) and table is not None and len(value) == len(table.columns):
                self.counts[str(table.name)] += 1
                yield table, row_of(table, value)
            else:
                raise BackupError("damaged", "a line is not a row")

    def check_end(self, value: dict[str, Any]) -> None:
        """Compare the footer with the lines before it."""
        footer = converted(value, BackupFooter)
        if footer.sha256 != self.hash.hexdigest() or footer.rows != self.counts:
            raise BackupError("damaged", "the checksum differs")
        if footer.rows.keys() != self.header.tables.keys() or self.line():
            raise BackupError("damaged", "lines after the footer, or tables missing")

    def batches(self) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
        """Yield the rows in batches of one table each."""
        waiting: list[dict[str, Any]] = []
        before: Table | None = None
        for table, row in self.rows():
            if before is not None and (table is not before or len(waiting) == ROWS_AT_ONCE):
                yield before, waiting
                waiting = []
            before = table
            waiting.append(row)
        if before is not None:
            yield before, waiting


def decoded(line: bytes, kind: Any) -> Any:
    """Return a line as data."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BackupError("damaged", "a line is not JSON") from None


def converted(value: dict[str, Any], kind: type[T]) -> T:
    """Return data as the structure it must be."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BackupError("damaged", str(error)) from None


def row_of(table: Table, values: list[Any]) -> dict[str, Any]:
    """Return a row as the database takes it."""
    row = dict(zip(table.columns.keys(), values, strict=True))
    for column in table.columns:
        if isinstance(column.type, LargeBinary) and row[column.name] is not None:
            try:
                row[column.name] = base64.b64decode(row[column.name], validate=True)
            except (binascii.Error, TypeError, ValueError):
                raise BackupError("damaged", "bytes are not in base 64") from None
    return row


# ---- restoring ------------------------------------------------------------------------


async def restore(url: str, file: Path, on_progress: OnProgress | None = None) -> dict[str, int]:
    """Fill an empty database from a backup and bring it to the newest schema; return the number of rows by
    table. Check the whole file first; on any error change nothing and raise :class:`BackupError`.
    ``on_progress`` receives the kilobytes of the file that were read and their number."""
    size = file.stat().st_size >> 10
    with file.open("rb") as packed:
        check(packed)
        packed.seek(0)
        reader = BackupReader(packed)
        store = Store(url)
        try:
            await store.revision()
            async with store.writers.begin() as connection:
                await connection.run_sync(prepare, reader.header.schema)
                for table, rows in reader.batches():
                    await connection.execute(insert(table), rows)
                    if on_progress is not None:
                        on_progress(packed.tell() >> 10, size)
                await connection.run_sync(migrate.upgrade)
        except UnusableDatabase:
            raise BackupError("not-empty") from None
        finally:
            await store.close()
        return reader.counts


def check(file: BinaryIO) -> None:
    """Read a backup to its end; raise :class:`BackupError` if anything is wrong with it."""
    for _ in BackupReader(file).rows():
        pass


def prepare(connection: Connection, revision: str) -> None:
    """Give an empty database the schema of the backup, replacing empty tables that a server may have made."""
    present = revision_of(connection)
    if present is not None:
        demand_empty(connection, present)
    if present not in (None, revision):
        schema_at(str(present)).drop_all(connection, checkfirst=False)
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    migrate.upgrade(connection, revision)


def demand_empty(connection: Connection, revision: str) -> None:
    """Raise unless all tables are empty; lock them until the end of the transaction."""
    found = schema_at(revision).sorted_tables
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {', '.join(t.name for t in found)} IN ACCESS EXCLUSIVE MODE"))
    for table in found:
        if connection.execute(select(1).select_from(table).limit(1)).first() is not None:
            raise BackupError("not-empty")
