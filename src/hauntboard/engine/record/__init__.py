"""Records of matches: a text that people can read, and the same as JSON (``docs/reference/records.md``).

A full record holds every move. A record of one seat (or of a spectator) hides the moves that the viewer
did not see; they are written ``?``. ``model.py`` has the classes, ``text.py`` and ``json.py`` the formats,
``verify.py`` replays a record by the rules and checks its shuffle.
"""

from .json import from_json, to_json
from .model import FULL, VERSION, Loader, Move, Record, RecordError, Result, from_match
from .text import build_move, move_text, read, result_text, seat_text, to_text, view_text, write
from .verify import replay, verify, verify_shuffle

__all__ = [
    "FULL",
    "VERSION",
    "Loader",
    "Move",
    "Record",
    "RecordError",
    "Result",
    "build_move",
    "from_json",
    "from_match",
    "move_text",
    "read",
    "replay",
    "result_text",
    "seat_text",
    "to_json",
    "to_text",
    "verify",
    "verify_shuffle",
    "view_text",
    "write",
]
