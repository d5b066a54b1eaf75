"""What must not be lost: an append-only log per table, in SQLite or PostgreSQL.

``log.py`` is what the server uses; ``schema.py`` says what lies in the database, ``migrations/``
how an older database becomes a newer one.
"""

from .log import Conflict, Entry, NewTable, NoSuchTable, Receipt, Store, StoreError, TableRow

__all__ = ["Conflict", "Entry", "NewTable", "NoSuchTable", "Receipt", "Store", "StoreError", "TableRow"]
