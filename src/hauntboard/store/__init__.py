"""What must not be lost: an append-only log per table, in SQLite or PostgreSQL.

``log.py`` keeps the logs (``writers.py`` writes them), ``people.py`` identities, results, ratings and
orders in advance; ``schema.py`` says what lies in the database, ``migrations/`` how an older database
becomes a newer one.
"""

from .analyses import Analyses
from .log import Store
from .model import After, Conflict, Entry, NewTable, NoSuchTable, Receipt, StoreError, TableRow, now
from .people import Identity, Outcome, People, PlayerRating, Ranked, Rating

__all__ = [
    "After",
    "Analyses",
    "Conflict",
    "Entry",
    "Identity",
    "NewTable",
    "NoSuchTable",
    "Outcome",
    "People",
    "PlayerRating",
    "Ranked",
    "Rating",
    "Receipt",
    "Store",
    "StoreError",
    "TableRow",
    "now",
]
