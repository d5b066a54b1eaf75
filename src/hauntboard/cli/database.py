"""Finds the database of a server and explains what is wrong with it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..engine.messages import Refusal
from .console import UsageError

FILE_NAME = "hauntboard.db"
KINDS = "sqlite:///FILE, postgresql://USER@HOST/NAME"


class DatabaseProblem(Refusal):
    """A correct command that this database or machine cannot carry out: exit status 1."""


def data_folder(environ: Mapping[str, str]) -> Path:
    """Return the folder for the user's tables.

    >>> data_folder({"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/hauntboard'
    """
    given = Path(environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / "hauntboard"


def address(environ: Mapping[str, str], data: Path | None, database: str, create: bool = False) -> str:
    """Return the database URL of a command line; with ``create``, make the folder for a new file."""
    if database:
        if data is not None:
            raise UsageError("cli-data-or-database")
        return database
    folder = (data or data_folder(environ)).absolute()
    if create:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE_NAME}"


def shown(url: str) -> str:
    """Return a database as it may be printed: the path of a file, a server's URL without its password.

    >>> shown("sqlite:////data/hauntboard.db"), shown("postgresql://me:secret@host/table")
    ('/data/hauntboard.db', 'postgresql://me:***@host/table')
    """
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return url.partition("://")[0]
    return parsed.database or "" if parsed.drivername == "sqlite" else parsed.render_as_string()


@contextlib.contextmanager
def explained(url: str) -> Iterator[None]:
    """Turn errors of the database into :class:`DatabaseProblem`; let all others pass."""
    from ..storage import UnusableDatabase

    unfit = {
        "absent": "cli-database-absent",
        "empty": "cli-database-empty",
        "older": "cli-database-older",
        "newer": "cli-database-newer",
        "foreign": "cli-database-foreign",
    }
    if url.partition("://")[0] not in ("sqlite", "postgresql"):
        raise UsageError("cli-database-kind", value=shown(url), allowed=KINDS)
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "asyncpg":
            raise
        raise UsageError("cli-database-driver") from None
    except UnusableDatabase as error:
        raise DatabaseProblem(unfit[error.why], database=shown(url)) from None
    except Exception as error:
        if not is_database_error(error):
            raise
        raise DatabaseProblem("cli-database-trouble", database=shown(url), reason=summary(error)) from None


def probe(url: str) -> None:
    """Open a database file with plain SQLite, which finds a bad file before any server task has started."""
    from sqlalchemy.engine import make_url

    if url.startswith("sqlite:"):
        connection = sqlite3.connect(make_url(url).database or "")
        try:
            connection.execute("PRAGMA schema_version").fetchone()
        finally:
            connection.close()


def is_database_error(error: Exception) -> bool:
    """Return whether an error comes from the database or the connection to it."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    if isinstance(error, OSError):
        return error.filename is None
    # asyncpg raises a TypeError for an unknown parameter in the URL.
    driver = type(error).__module__.partition(".")[0] == "asyncpg" or "unexpected keyword" in str(error)
    return driver or isinstance(error, SQLAlchemyError | CommandError | sqlite3.Error)


def summary(error: BaseException) -> str:
    """Return the first line of the database's message, without the SQL statement."""
    inner = getattr(error, "orig", None) or error
    inner = inner.__cause__ or inner
    return next(iter(str(inner).strip().splitlines()), "") or type(inner).__name__


def in_range(name: str, value: int, least: int, most: int) -> int:
    """Return an option's value; raise :class:`UsageError` if it is out of range."""
    if not least <= value <= most:
        raise UsageError("cli-bad-range", name=name, value=value, least=least, most=most)
    return value
