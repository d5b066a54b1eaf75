"""A whole database as one file, taken while the server runs, and back into an empty database of any kind.

The file is gzip of JSON lines: a header (format, schema, the columns of every table), for every table its
name and then its rows, and a footer with the number of rows and a checksum of all that stands before
it. It holds secrets (the seeds of matches under way), so only its owner may read it.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import hashlib
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from sqlalchemy import Connection, Table, insert, select, text
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


async def backup(url: str, file: Path) -> dict[str, int]:
    """Write everything that is in a database at this moment; returns the number of rows by table."""
    async with existing(url, any_version=True) as store, snapshot(store) as (connection, revision):
        with replacing(file, private=True) as out, gzip.GzipFile("", "wb", 6, out) as packed:
            writer = BackupWriter(packed)
            found = schema_at(revision).sorted_tables
            writer.line(
                BackupHeader(hauntboard_backup=FORMAT, schema=revision, made=now(), tables=columns_of(found))
            )
            for table in found:
                writer.begin(table)
                some = await connection.stream(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
                async for rows in some.partitions():
                    writer.rows(rows)
            writer.end()
            return writer.counts


def columns_of(tables: Sequence[Table]) -> dict[str, list[str]]:
    """The names of tables and their columns."""
    return {str(table.name): [str(column.name) for column in table.columns] for table in tables}


class BackupWriter:
    """Writes lines and keeps account of them."""

    def __init__(self, out: Any) -> None:
        self.out = out
        self.hash = hashlib.sha256()
        self.counts: dict[str, int] = {}

    def line(self, data: Any) -> None:
        encoded = _encode(data) + b"\n"
        self.hash.update(encoded)
        self.out.write(encoded)

    def begin(self, table: Table) -> None:
        """The rows that follow are those of a table."""
        self.table = str(table.name)
        self.line(self.table)
        self.counts[self.table] = 0

    def rows(self, rows: Any) -> None:
        """Some rows of the table; bytes are written in base 64."""
        for row in rows:
            self.line([base64.b64encode(v).decode() if isinstance(v, bytes) else v for v in row])
        self.counts[self.table] += len(rows)

    def end(self) -> None:
        """Nothing follows."""
        self.line(BackupFooter(rows=self.counts, sha256=self.hash.hexdigest()))


# ---- reading --------------------------------------------------------------------------


class BackupReader:
    """Reads a backup line by line. What is not exactly as it was written is :class:`BackupError`, at the
    latest when the last row has been read."""

    def __init__(self, file: BinaryIO) -> None:
        self.lines = gzip.GzipFile(fileobj=file)
        self.hash = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self.header = self.read_header()

    def line(self) -> bytes:
        """The next line; empty at the end."""
        try:
            line = self.lines.readline(LONGEST_LINE)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise BackupError("damaged", str(error)) from None
        if line and not line.endswith(b"\n"):
            raise BackupError("damaged", "a line without an end")
        return line

    def read_header(self) -> BackupHeader:
        """What kind of backup it is; raises if this program cannot know what follows."""
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
            raise BackupError("damaged", "other columns than the schema has")
        return read

    def rows(self) -> Iterator[tuple[Table, dict[str, Any]]]:
        """All rows with the tables they belong to."""
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
                raise BackupError("damaged", "a line that is no row")

    def check_end(self, value: dict[str, Any]) -> None:
        """Whether the last line speaks of what was read."""
        footer = converted(value, BackupFooter)
        if footer.sha256 != self.hash.hexdigest() or footer.rows != self.counts:
            raise BackupError("damaged", "the checksum differs")
        if footer.rows.keys() != self.header.tables.keys() or self.line():
            raise BackupError("damaged", "the end is not the end")

    def batches(self) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
        """Rows of the same table, some at a time."""
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
    """A line as data."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BackupError("damaged", "a line that is no JSON") from None


def converted(value: dict[str, Any], kind: type[T]) -> T:
    """Data as the structure it must be."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BackupError("damaged", str(error)) from None


def row_of(table: Table, values: list[Any]) -> dict[str, Any]:
    """A row as the database takes it."""
    row = dict(zip(table.columns.keys(), values, strict=True))
    for column in table.columns:
        if isinstance(column.type, LargeBinary) and row[column.name] is not None:
            try:
                row[column.name] = base64.b64decode(row[column.name], validate=True)
            except (binascii.Error, TypeError, ValueError):
                raise BackupError("damaged", "bytes that are not in base 64") from None
    return row


# ---- restoring ------------------------------------------------------------------------


async def restore(url: str, file: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing, and bring it to the newest schema; returns the
    number of rows by table. The whole file is checked before the database is touched."""
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
                await connection.run_sync(migrate.upgrade)
        except UnusableDatabase:
            raise BackupError("not-empty") from None
        finally:
            await store.close()
        return reader.counts


def check(file: BinaryIO) -> None:
    """Read a backup to its end; raises :class:`BackupError` if anything is wrong with it."""
    for _ in BackupReader(file).rows():
        pass


def prepare(connection: Connection, revision: str) -> None:
    """Give an empty database the schema of the backup. A server may have made its tables already; as long
    as there is nothing in them they do no harm."""
    present = revision_of(connection)
    if present is not None:
        demand_empty(connection, present)
    if present not in (None, revision):
        schema_at(str(present)).drop_all(connection, checkfirst=False)
        connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    migrate.upgrade(connection, revision)


def demand_empty(connection: Connection, revision: str) -> None:
    """Raise unless there is nothing in any table; nobody can put anything there until we are done."""
    found = schema_at(revision).sorted_tables
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {', '.join(t.name for t in found)} IN ACCESS EXCLUSIVE MODE"))
    for table in found:
        if connection.execute(select(1).select_from(table).limit(1)).first() is not None:
            raise BackupError("not-empty")
