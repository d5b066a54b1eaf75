"""Durable data: an append-only log per table, and accounts, results, premoves and analyses.

The database is SQLite or PostgreSQL. ``log.py`` keeps the logs through one of ``writers/``; ``schema.py``
declares the tables, ``migrate.py`` brings an older database to the newest schema (``migrations/``),
``maintenance.py`` and ``backup.py`` look after an existing one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from .accounts import Accounts, Identity
    from .analyses import Analyses
    from .log import Store
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

# Imported on first use: tables use the values of ``model.py`` where there is no database, as in a browser.
_SOURCES = {
    **dict.fromkeys(("Accounts", "Identity"), "accounts"),
    **dict.fromkeys(("FinishedMatch", "PlayerRating", "Ranked", "Rater", "Rating", "Results"), "results"),
    "Analyses": "analyses",
    "Premoves": "premoves",
    "Store": "log",
}


def __getattr__(name: str) -> Any:
    if name not in _SOURCES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_SOURCES[name]}", __name__), name)
    globals()[name] = value
    return value
