"""What must not be lost: an append-only log per table, in SQLite or PostgreSQL.

``log.py`` keeps the logs (``writers.py`` writes them), ``people.py`` identities, results, ratings and
premoves; ``schema.py`` says what lies in the database, ``migrations/`` how an older database
becomes a newer one.
"""

from .accounts import Accounts, FinishedMatch, Identity, PlayerRating, Ranked, Rating
from .analyses import Analyses
from .log import Store
from .model import (
    After,
    Conflict,
    Entry,
    NewTable,
    NoSuchTable,
    Receipt,
    StoreError,
    TableRow,
    UnusableDatabase,
    now,
)

__all__ = [
    "Accounts",
    "After",
    "Analyses",
    "Conflict",
    "Entry",
    "FinishedMatch",
    "Identity",
    "NewTable",
    "NoSuchTable",
    "PlayerRating",
    "Ranked",
    "Rating",
    "Receipt",
    "Store",
    "StoreError",
    "TableRow",
    "UnusableDatabase",
    "now",
]
