"""A table as its log tells it: who sits where, the match, whose time is running.

``apply`` takes what has happened; nothing else changes a table. What somebody wants to do is asked
of ``commands.py``, which answers with the entries to append.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine.dealer import CommittedDealer
from ..engine.game import Game
from ..engine.match import Match
from ..engine.seats import CHANCE
from ..games import load
from ..store import Entry
from .entries import (
    Away,
    Happening,
    Opened,
    Planned,
    Reacted,
    Returned,
    Sat,
    Started,
    Stepped,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
    read,
)

OPEN, RUNNING, OVER = "open", "running", "over"


@dataclass
class Chair:
    """One seat of a table."""

    bot: str = ""  # the bot that is to play here
    who: str = ""  # the identity of the player
    name: str = ""
    entropy: str = ""
    away: bool = False
    forfeited: bool = False
    used: int = 0  # milliseconds of thinking in this match
    spent: int = 0  # and on the move under way

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.who)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot has to move: it is a bot's seat, or its player is away."""
        return bool(self.bot) or self.away


@dataclass
class Request:
    """A seat asks to take back to so many steps."""

    seat: int
    length: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """The state of one table after some entries of its log."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self.secret = secret
        self.length = 0
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.status = OPEN
        self.request: Request | None = None
        self.changed = 0  # when the newest entry was written
        self.keys: dict[str, int] = {}  # what retries are recognised by, and where it was written

    # ---- what has happened ----------------------------------------------------------

    def extend(self, entries: Sequence[Entry]) -> None:
        """Take entries that follow those known already."""
        for entry in entries:
            if entry.number != self.length:
                raise ValueError(f"entry {entry.number} does not follow {self.length - 1}")
            if entry.key is not None:
                self.keys[entry.key] = entry.number
            self.apply(read(entry), entry.at)

    def apply(self, happening: Happening, at: int) -> None:
        """Take one thing that happened."""
        self.charge(at)
        HANDLERS[type(happening)](self, happening)
        self.changed = at
        self.length += 1

    def charge(self, at: int) -> None:
        """The time since the last entry is that of whoever had to act."""
        if self.status == RUNNING:
            for seat in self.actors():
                self.chairs[seat].used += at - self.changed
                self.chairs[seat].spent += at - self.changed

    def on_open(self, opened: Opened) -> None:
        self.opened = opened
        self.game: Game = load(opened.game, opened.players, opened.options)
        self.chairs = [Chair(bot=plan.bot) for plan in opened.seats]

    def on_sit(self, sat: Sat) -> None:
        self.chairs[sat.seat] = Chair(who=sat.who, name=sat.name, entropy=sat.entropy)

    def on_stand(self, stood: Stood) -> None:
        self.chairs[stood.seat] = Chair()

    def on_plan(self, planned: Planned) -> None:
        self.chairs[planned.seat] = Chair(bot=planned.bot)

    def on_start(self, _: Started) -> None:
        position = self.opened.position
        self.match = Match(self.game, self.game.from_position(position) if position else None)
        self.status = RUNNING

    def on_step(self, stepped: Stepped) -> None:
        match = self.running
        match.play(stepped.action)
        self.request = None
        if stepped.seat != CHANCE:
            self.chairs[stepped.seat].spent = 0
            self.chairs[stepped.seat].used -= 1000 * self.opened.clock.increment
        if match.state.over():
            self.status = OVER

    def on_undo(self, undone: Undone) -> None:
        self.running.rewind(undone.length)
        self.request = None

    def on_undo_asked(self, asked: UndoAsked) -> None:
        self.request = Request(asked.seat, asked.length, {asked.seat})

    def on_undo_answered(self, answered: UndoAnswered) -> None:
        if self.request is not None and answered.yes:
            self.request.agreed.add(answered.seat)
        else:
            self.request = None

    def on_react(self, _: Reacted) -> None:
        """Only shown."""

    def on_away(self, away: Away) -> None:
        chair = self.chairs[away.seat]
        chair.away = True
        chair.forfeited |= away.forfeit
        still_in = [seat for seat, other in enumerate(self.chairs) if not other.forfeited]
        if len(still_in) < 2:
            self.status = OVER

    def on_return(self, returned: Returned) -> None:
        self.chairs[returned.seat].away = False

    # ---- what follows from it -------------------------------------------------------

    @property
    def running(self) -> Match:
        """The match; there must be one."""
        assert self.match is not None
        return self.match

    def actors(self) -> list[int]:
        """The seats that may act now."""
        if self.status != RUNNING or self.match is None:
            return []
        return self.match.state.actors()

    def seats_of(self, who: str) -> list[int]:
        """The seats in which somebody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if who and chair.who == who]

    def dealer(self) -> CommittedDealer:
        """Chance, as far as it has been drawn."""
        entropies = [bytes.fromhex(chair.entropy) for chair in self.chairs]
        dealer = CommittedDealer(self.secret, entropies)
        if self.match is not None:
            dealer.draws = sum(step.seat == CHANCE for step in self.match.steps)
        return dealer

    def time_left(self, seat: int, at: int) -> int | None:
        """Milliseconds until a seat's time is up, or None if it has no limit or need not act."""
        clock, chair = self.opened.clock, self.chairs[seat]
        if seat not in self.actors() or chair.played_by_bot or not (clock.move or clock.match):
            return None
        running = at - self.changed
        left = []
        if clock.move:
            left.append(1000 * clock.move - chair.spent - running)
        if clock.match:
            left.append(1000 * clock.match - chair.used - running)
        return min(left)

    def status_after(self, happenings: Sequence[Happening]) -> str:
        """The status that something planned will lead to, without letting it happen."""
        if any(isinstance(happening, Started) for happening in happenings):
            return RUNNING
        forfeits = {h.seat for h in happenings if isinstance(h, Away) and h.forfeit}
        if (
            forfeits
            and sum(c.forfeited or s in forfeits for s, c in enumerate(self.chairs)) > len(self.chairs) - 2
        ):
            return OVER
        if self.match is not None and any(isinstance(happening, Stepped) for happening in happenings):
            state = self.match.state.clone()
            for happening in happenings:
                if isinstance(happening, Stepped):
                    state.apply(happening.action)
            return OVER if state.over() else self.status
        return self.status

    def winners(self) -> list[int]:
        """Who won: as the rules say, but for those who forfeited."""
        if self.status != OVER:
            return []
        found = [s for s in self.running.state.winners() if not self.chairs[s].forfeited]
        return found or [s for s, chair in enumerate(self.chairs) if not chair.forfeited]


HANDLERS: dict[type, Callable[[Table, Any], None]] = {
    Opened: Table.on_open,
    Sat: Table.on_sit,
    Stood: Table.on_stand,
    Planned: Table.on_plan,
    Started: Table.on_start,
    Stepped: Table.on_step,
    Undone: Table.on_undo,
    UndoAsked: Table.on_undo_asked,
    UndoAnswered: Table.on_undo_answered,
    Reacted: Table.on_react,
    Away: Table.on_away,
    Returned: Table.on_return,
}
