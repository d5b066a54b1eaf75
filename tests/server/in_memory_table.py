"""A table in memory: its log without a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauntboard.engine.dealer import commitment_of
from hauntboard.server.tables import commands
from hauntboard.server.tables.draft import Draft
from hauntboard.server.tables.events import Clock, Opened, SeatPlan, TableEvent, encode
from hauntboard.server.tables.table import Table
from hauntboard.storage import Entry

from ..seek import SEEK

SECRET = bytes(range(32))
HOST = "host"


class Seated:
    """A table and its log; tests control the time."""

    def __init__(self, game: str = SEEK, players: int = 2, **more: Any) -> None:
        self.table = Table("t", SECRET)
        self.log: list[Entry] = []
        self.time = 1_000_000
        bots: Sequence[str] = more.pop("bots", [""] * players)
        opened = Opened(
            game=game,
            players=players,
            options=more.pop("options", {"first": 1}),
            host=HOST,
            seats=[SeatPlan(bot) for bot in bots],
            public=True,
            commitment=commitment_of(SECRET),
            clock=Clock(**more.pop("clock", {})),
            **more,
        )
        self.write([opened])

    def write(self, events: Sequence[TableEvent]) -> None:
        """Append events to the log and apply them."""
        for event in events:
            entry = encode(event, None, len(self.log), self.time)
            self.log.append(entry)
            self.table.extend([entry])

    def do(self, who: str, command: commands.Command) -> list[TableEvent]:
        """Execute a command and return its events."""
        draft = Draft(self.table, self.time)
        commands.run(draft, who, command)
        self.write(draft.events)
        return draft.events

    def fill(self) -> Seated:
        """Seat people p0, p1 ... on the free seats and start the match."""
        for number, seat in enumerate(self.table.seats):
            if not seat.taken:
                self.do(f"p{number}", commands.Sit(name=f"P{number}", seat=number))
        self.do(HOST, commands.Start())
        return self

    def play(self, seat: int, text: str) -> list[TableEvent]:
        """Play a move in notation."""
        seen = len(self.table.running.steps)
        return self.do(f"p{seat}", commands.Play(seat=seat, seen=seen, text=text))

    def play_any(self, seat: int) -> list[TableEvent]:
        """Play the first legal move."""
        action = self.table.running.state.legal_actions(seat)[0]
        seen = len(self.table.running.steps)
        return self.do(f"p{seat}", commands.Play(seat=seat, seen=seen, action=action))

    def again(self) -> Table:
        """Return the table rebuilt from its log."""
        table = Table("t", SECRET)
        table.extend(self.log)
        return table
