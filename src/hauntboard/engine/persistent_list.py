"""A list that grows only at its end and is copied in constant time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class ForkableList(Sequence[T], Generic[T]):
    """A list whose copies share their items until two of them grow differently.

    >>> one = ForkableList([1, 2])
    >>> other = one.copy()
    >>> other.append(3)
    >>> one.append(4)
    >>> list(one), list(other)
    ([1, 2, 4], [1, 2, 3])
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Sequence[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> ForkableList[T]:
        """Return an independent copy in constant time."""
        other: ForkableList[T] = ForkableList.__new__(ForkableList)
        other._items, other._length = self._items, self._length
        return other

    def append(self, item: T) -> None:
        """Append an item; copy the shared items first if another copy has grown."""
        items = self._items
        if len(items) != self._length:
            items = self._items = items[: self._length]
        items.append(item)
        self._length += 1

    def cut(self, length: int) -> None:
        """Keep only the first ``length`` items."""
        self._length = min(length, self._length)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            if step == 1:
                return self._items[start:stop]
            return [self._items[i] for i in range(start, stop, step)]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else index + self._length]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))
