"""Hauntboard: a digital table for ghost games.

This module is the public Python API; everything else is internal and may change.

List the games and load one with its options (``hauntboard.games`` is the package of the games, so the
function is called ``list_games``):

>>> import hauntboard
>>> "template" in hauntboard.list_games()  # it can be loaded, but is not listed
False
>>> game = hauntboard.load("template", players=2, options={"rounds": 1})

A :class:`Match` is a game and a list of actions; a dealer supplies chance:

>>> match = hauntboard.Match(game)
>>> dealer = hauntboard.SeededDealer(1)
>>> dealt = match.deal(dealer)
>>> match.state.at_chance()
False

A bot sees what its seat sees, nothing else:

>>> bots = [hauntboard.make_bot("random", game, seed) for seed in (1, 2)]
>>> while not match.state.over():
...     seat = match.state.actors()[0]
...     step = match.play(bots[seat].choose(match.view(seat), match.log(seat)), seat)
...     dealt = match.deal(dealer)
>>> len(match.state.winners()) > 0
True

Actions that the rules forbid raise :class:`Refusal` with a message id and the clause of the rules:

>>> try:
...     match.play(0)
... except hauntboard.Refusal as refusal:
...     print(refusal.message.id)
refusal-match-over

Records hold whole matches, as text or as JSON data, and can be verified:

>>> record = hauntboard.record_match(match, names=["Ana", "Bo"])
>>> text = hauntboard.write_records([record])
>>> text.splitlines()[:2]
['[Hauntboard "1"]', '[Game "template"]']
>>> hauntboard.read_records(text) == [record]
True
>>> hauntboard.record_from_json(hauntboard.record_to_json(record)) == record
True
>>> hauntboard.verify_record(record).state == match.state
True

Positions are JSON data too:

>>> position = hauntboard.position_of(match)
>>> hauntboard.match_from_position(game, position).state == match.state
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine import build_mode

__version__ = "0.1.0"

build_mode.choose()  # before anything compiled is imported

if TYPE_CHECKING:
    from .api import (
        list_games,
        match_from_position,
        position_of,
        read_records,
        record_from_json,
    )
    from .bots import make as make_bot
    from .engine.dealer import CommittedDealer, Dealer, DealerError, ForcedDealer, SeededDealer
    from .engine.game import Game, NotationError, OptionError, PositionError
    from .engine.match import Match, Step
    from .engine.messages import HauntboardError, Refusal
    from .engine.record import Record, RecordError
    from .engine.record import from_match as record_match
    from .engine.record import to_json as record_to_json
    from .engine.record import verify as verify_record
    from .engine.record import write as write_records
    from .games import load

__all__ = [
    "CommittedDealer",
    "Dealer",
    "DealerError",
    "ForcedDealer",
    "Game",
    "HauntboardError",
    "Match",
    "NotationError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "SeededDealer",
    "Step",
    "__version__",
    "list_games",
    "load",
    "make_bot",
    "match_from_position",
    "position_of",
    "read_records",
    "record_from_json",
    "record_match",
    "record_to_json",
    "verify_record",
    "write_records",
]

# Imported on first use, so that ``import hauntboard`` stays cheap: name -> module and name there.
_SOURCES = {
    **{name: ("engine.dealer", name) for name in ("CommittedDealer", "Dealer", "DealerError")},
    **{name: ("engine.dealer", name) for name in ("ForcedDealer", "SeededDealer")},
    **{name: ("engine.game", name) for name in ("Game", "NotationError", "OptionError", "PositionError")},
    **{name: ("engine.match", name) for name in ("Match", "Step")},
    **{name: ("engine.messages", name) for name in ("HauntboardError", "Refusal")},
    **{name: ("engine.record", name) for name in ("Record", "RecordError")},
    **{name: ("api", name) for name in ("list_games", "match_from_position", "position_of")},
    **{name: ("api", name) for name in ("read_records", "record_from_json")},
    "load": ("games", "load"),
    "make_bot": ("bots", "make"),
    "record_match": ("engine.record", "from_match"),
    "record_to_json": ("engine.record", "to_json"),
    "verify_record": ("engine.record", "verify"),
    "write_records": ("engine.record", "write"),
}


def __getattr__(name: str) -> Any:
    if name not in _SOURCES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _SOURCES[name]
    value = getattr(import_module(f".{module}", __name__), attribute)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
