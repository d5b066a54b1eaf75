"""The writers: each puts all pending appends into one transaction.

Both decide alike (``batch.py``) and write the same rows. SQLite has a thread with plain SQL
(``sqlite.py``), because every move at a table waits for it; every other database goes through SQLAlchemy
(``core.py``).
"""

from .batch import Writer, entry_rows
from .core import CoreWriter, add_members, insert_for
from .sqlite import PATIENCE_SECONDS, SqliteWriter, prepare

__all__ = [
    "PATIENCE_SECONDS",
    "CoreWriter",
    "SqliteWriter",
    "Writer",
    "add_members",
    "entry_rows",
    "insert_for",
    "prepare",
]
