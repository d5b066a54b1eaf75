"""Where the tables of a server are kept, and what can be wrong with that place."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..engine.messages import Refusal
from .console import UsageMistake

FILE_NAME = "hauntboard.db"
KINDS = "sqlite:///FILE, postgresql://USER@HOST/NAME"


class DatabaseProblem(Refusal):
    """Something that cannot be done here and now: exit status 1."""


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where a person's programs keep their data.

    >>> data_folder({"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/hauntboard'
    """
    given = Path(environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / "hauntboard"


def address(environ: Mapping[str, str], data: Path | None, database: str, create: bool = False) -> str:
    """The database of a call; the folder of a file is made if it is to be created."""
    if database:
        if data is not None:
            raise UsageMistake("cli-data-or-database")
        return database
    folder = (data or data_folder(environ)).absolute()
    if create:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE_NAME}"


def shown(url: str) -> str:
    """A database as it may be printed: a file by its path, a server without the password.

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
    """What goes wrong between us and a database becomes a sentence; everything else passes."""
    from ..storage import UnusableDatabase

    unfit = {
        "absent": "cli-database-absent",
        "empty": "cli-database-empty",
        "older": "cli-database-older",
        "newer": "cli-database-newer",
        "foreign": "cli-database-foreign",
    }
    if url.partition("://")[0] not in ("sqlite", "postgresql"):
        raise UsageMistake("cli-database-kind", value=shown(url), allowed=KINDS)
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "asyncpg":
            raise
        raise UsageMistake("cli-database-driver") from None
    except UnusableDatabase as error:
        raise DatabaseProblem(unfit[error.why], database=shown(url)) from None
    except Exception as error:
        if not is_trouble(error):
            raise
        raise DatabaseProblem("cli-database-trouble", database=shown(url), reason=in_short(error)) from None


def probe(url: str) -> None:
    """Open a database file the plain way first: what is wrong with it is then known before anything else
    has been started that would have to be ended."""
    from sqlalchemy.engine import make_url

    if url.startswith("sqlite:"):
        connection = sqlite3.connect(make_url(url).database or "")
        try:
            connection.execute("PRAGMA schema_version").fetchone()
        finally:
            connection.close()


def is_trouble(error: Exception) -> bool:
    """Whether an error is the database's: its own, or that of the way to it."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    if isinstance(error, OSError):
        return error.filename is None
    # The driver's errors, and its complaint about a part of the address that it does not know.
    driver = type(error).__module__.partition(".")[0] == "asyncpg" or "unexpected keyword" in str(error)
    return driver or isinstance(error, SQLAlchemyError | CommandError | sqlite3.Error)


def in_short(error: BaseException) -> str:
    """The first line of what the database says, without the statement it was about."""
    inner = getattr(error, "orig", None) or error
    inner = inner.__cause__ or inner
    return next(iter(str(inner).strip().splitlines()), "") or type(inner).__name__


def in_range(name: str, value: int, least: int, most: int) -> int:
    """A number of the call that must not be too small or too large."""
    if not least <= value <= most:
        raise UsageMistake("cli-bad-range", name=name, value=value, least=least, most=most)
    return value
