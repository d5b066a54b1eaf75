"""A draft: the run of a command on a fork of its table."""

from __future__ import annotations

from ...engine.seats import CHANCE
from ...storage.model import After, Entry
from .events import SeatTaken, Stepped, TableEvent, encode
from .summaries import encode_summary
from .table import Table


class Draft:
    """A fork of a table and the events added to it. Once they are durable, the fork becomes the table; until
    then the table itself is unchanged, so a draft can be dropped at any time."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table.fork()
        self.start = table.length
        # The clocks of two machines differ, but the time of a log never runs backwards.
        self.at = max(at, table.changed)
        self.events: list[TableEvent] = []

    def add(self, *events: TableEvent) -> None:
        """Apply events to the fork. Raise :class:`Refusal` if one is a move that the rules forbid."""
        for event in events:
            self.table.apply(event, self.at)
            self.events.append(event)

    def deal(self) -> None:
        """Add the chance steps that are due, drawn from the table's shuffle."""
        match = self.table.running
        if match.state.at_chance():
            for action in match.draws(self.table.dealer()):
                self.add(Stepped(CHANCE, action))

    def entries(self, key: str | None) -> list[Entry]:
        """Return the events as log entries; the first carries the idempotency key."""
        return [
            encode(event, None if i else key, self.start + i, self.at) for i, event in enumerate(self.events)
        ]

    def after(self) -> After:
        """Return what lists of tables show once the events are stored."""
        table = self.table
        joined = [event.who for event in self.events if isinstance(event, SeatTaken)]
        return After(table.status, encode_summary(table), table.wake_at(), joined)
