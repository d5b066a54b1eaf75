"""Reading positions from JSON, with the exact place of every error."""

from __future__ import annotations

from typing import Any

from .game import PositionError
from .state import State


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


def put(state: State, field: str, index: int, value: int) -> None:
    """Set an item of a list field. A compiled state returns copies of its lists, so this writes one back."""
    values = list(getattr(state, field))
    values[index] = value
    setattr(state, field, values)
