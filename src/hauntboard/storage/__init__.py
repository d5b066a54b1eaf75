"""Durable data: an append-only log per table, and accounts, results, premoves and analyses.

The database is SQLite or PostgreSQL. ``log.py`` keeps the logs through one of ``writers/``; ``schema.py``
declares the tables, ``migrate.py`` brings an older database to the newest schema (``migrations/``),
``maintenance.py`` and ``backup.py`` look after an existing one.
"""

from .accounts import Accounts, Identity
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
from .premoves import Premoves
from .results import FinishedMatch, PlayerRating, Ranked, Rater, Rating, Results

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
    "Premoves",
    "Ranked",
    "Rater",
    "Rating",
    "Receipt",
    "Results",
    "Store",
    "StoreError",
    "TableRow",
    "UnusableDatabase",
    "now",
]
