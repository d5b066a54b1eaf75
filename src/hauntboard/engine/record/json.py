"""Records as JSON data. Moves are written as in the text, and reading makes the same checks."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from .model import VERSION, Loader, Record, RecordError, compact
from .text import Headers, build, move_text, view_text

_KEYS = {
    *("hauntboard", "game", "players", "options", "seats", "view", "position"),
    *("commitment", "entropies", "seed", "result", "moves"),
}
_PLAIN = {
    **{"hauntboard": "Hauntboard", "game": "Game", "players": "Players", "view": "View"},
    **{"commitment": "Commitment", "seed": "Seed"},
}


def to_json(record: Record) -> dict[str, Any]:
    """Return a record as JSON data."""
    result = record.result
    return {
        "hauntboard": VERSION,
        "game": record.game.name,
        "players": record.game.players,
        "options": dict(record.game.options),
        "seats": list(record.names),
        "view": view_text(record.view),
        "position": json.loads(record.position) if record.position else None,
        "commitment": record.commitment or None,
        "entropies": list(record.entropies),
        "seed": record.seed or None,
        "result": {"winners": [s + 1 for s in result.winners], "scores": list(result.scores)}
        if result
        else None,
        "moves": [move_text(record.game, move) for move in record.moves],
    }


def from_json(data: Any, load: Loader) -> Record:
    """Return the record of JSON data; raise :class:`RecordError`, whose line is the number of the move."""
    if not isinstance(data, dict) or not isinstance(data.get("moves"), list):
        raise RecordError("record-bad-json")
    headers = Headers(1)
    for name, value in json_headers(data):
        headers.add(name, value, 1)
    body = []
    for number, move in enumerate(data["moves"], start=1):
        if not isinstance(move, str) or len(move.split()) != 1:
            raise RecordError("record-bad-move", number, text=str(move)[:40])
        body.append((number, move))
    return build(headers, body, load)


def json_headers(data: dict[str, Any]) -> Iterable[tuple[str, str]]:
    """Yield the headers that JSON data stands for."""
    if "hauntboard" not in data:
        raise RecordError("record-foreign", version=str(VERSION))
    for key in data:
        if key not in _KEYS:
            raise RecordError("record-unknown-header", name=str(key))
    for key, name in _PLAIN.items():
        if data.get(key) is not None:
            yield name, str(data[key])
    options, seats, entropies = data.get("options", {}), data.get("seats", []), data.get("entropies", [])
    if not isinstance(options, dict) or not isinstance(seats, list) or not isinstance(entropies, list):
        raise RecordError("record-bad-json")
    yield from ((f"Option.{name}", str(value)) for name, value in options.items())
    yield from ((f"Seat.{i + 1}", str(name)) for i, name in enumerate(seats))
    yield from ((f"Entropy.{i + 1}", str(value)) for i, value in enumerate(entropies))
    if data.get("position") is not None:
        yield "Position", compact(data["position"])
    yield "Result", json_result(data.get("result"))


def json_result(result: Any) -> str:
    """Return the value of the result header."""
    if result is None:
        return "*"
    winners, scores = (result.get("winners"), result.get("scores")) if isinstance(result, dict) else ("", "")
    if not isinstance(winners, list) or not isinstance(scores, list):
        raise RecordError("record-bad-json")
    return f"{','.join(map(str, winners))} {'-'.join(map(str, scores))}"
