"""Reading positions from JSON, with the exact place of every error."""

from __future__ import annotations

from typing import Any

from .messages import HauntboardError
from .state import State


class PositionError(HauntboardError):
    """A position cannot be set up; ``path`` is the place of the error in the JSON."""

    def __init__(self, id: str, /, path: str = "", **arguments: Any) -> None:
        super().__init__(id, path=path, **arguments)
        self.path = path


LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1  # of a field without bounds of its own


class PositionReader:
    """Reads one JSON object; every method raises :class:`PositionError` with the path of the bad value."""

    def __init__(self, data: Any, path: str, keys: set[str]) -> None:
        if not isinstance(data, dict):
            raise PositionError("position-not-object", path)
        for key in data:
            if key not in keys:
                raise PositionError("position-unknown-key", f"{path}.{key}", key=str(key))
        self.data = data
        self.path = path

    def at(self, key: str) -> str:
        return f"{self.path}.{key}"

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return whole(self.data.get(key, default), self.at(key), low, high)

    def flag(self, key: str, default: bool) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise PositionError("position-not-bool", self.at(key))
        return value

    def items(self, key: str, default: list[Any], length: int | None = None) -> list[Any]:
        value = self.data.get(key, default)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise PositionError("position-not-list", self.at(key), count=length or 0)
        return value

    def numbers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        return all_whole(self.items(key, default), self.at(key), low, high)

    def number_lists(self, key: str, count: int, low: int, high: int) -> list[list[int]]:
        """Return ``count`` lists of numbers, empty if the key is missing."""
        lists = self.items(key, [[]] * count, count)
        for i, numbers in enumerate(lists):
            if not isinstance(numbers, list):
                raise PositionError("position-not-list", f"{self.at(key)}[{i}]", count=0)
        return [all_whole(numbers, f"{self.at(key)}[{i}]", low, high) for i, numbers in enumerate(lists)]


def whole(value: Any, path: str, low: int, high: int) -> int:
    """Return a value; raise unless it is an integer within the bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError("position-bad-number", path, low=low, high=high)
    return value


def all_whole(values: list[Any], path: str, low: int, high: int) -> list[int]:
    """Return values; raise unless all are integers within the bounds."""
    return [whole(value, f"{path}[{i}]", low, high) for i, value in enumerate(values)]


def read_fields(state: State, data: Any) -> None:
    """Set every field of a state; raise :class:`PositionError` unless the data has exactly its fields."""
    reader = PositionReader(data, "$", set(state.FIELDS))
    for name, present in state.fields().items():
        if name not in reader.data:
            raise PositionError("position-missing-key", reader.at(name), key=name)
        if isinstance(present, list):
            values = reader.items(name, [], len(present))
            setattr(state, name, all_whole(values, reader.at(name), LOWEST, HIGHEST))
        else:
            setattr(state, name, reader.number(name, 0, LOWEST, HIGHEST))


def put(state: State, field: str, index: int, value: int) -> None:
    """Set an item of a list field. A compiled state returns copies of its lists, so this writes one back."""
    values = list(getattr(state, field))
    values[index] = value
    setattr(state, field, values)
