"""A table as its log tells it: who sits where, the match, whose time is running.

``apply`` takes what has happened; nothing else changes a table. What somebody wants to do is asked
of ``commands.py``, which answers with the entries to append; they are tried out on a fork of the
table, which takes its place once they are on the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from ...engine.dealer import CommittedDealer
from ...engine.game import Game
from ...engine.match import Match, Step
from ...engine.persistent_list import ForkableList
from ...engine.seats import CHANCE
from ...games import load
from ...storage import Entry
from .events import (
    Away,
    BotAssigned,
    EntropyAdded,
    FollowedBy,
    Hinted,
    Opened,
    Reacted,
    Reminded,
    Returned,
    SeatLeft,
    SeatTaken,
    Started,
    Stepped,
    TableEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
    read,
)

Thing = TypeVar("Thing")
OPEN, RUNNING, OVER = "open", "running", "over"
# A bot's move is first of all the business of the process that accepted the move before it; if it is
# not there after this long, anybody may see to it.
BOT_GRACE_MS = 10_000
# Whoever comes back with no time left gets so much again.
BACK_MS = 60_000


@dataclass
class Chair:
    """One seat of a table."""

    bot: str = ""  # the bot that is to play here
    open: bool = False  # a bot may take it at the start
    who: str = ""  # the identity of the player
    name: str = ""
    entropy: str = ""
    away: bool = False
    forfeited: bool = False
    used: int = 0  # milliseconds of thinking in this match
    spent: int = 0  # and on the move under way
    reminded: bool = False  # that time is running out for this move

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.who)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot has to move: it is a bot's seat, or its player is away."""
        return bool(self.bot) or self.away


@dataclass
class UndoRequest:
    """A seat asks to take back to so many steps."""

    seat: int
    length: int
    agreed: set[int] = field(default_factory=set)


class LoggedEvent(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log, with what it brought about in the match."""

    event: TableEvent
    at: int
    step: Step | None


def copied(thing: Thing) -> Thing:
    """A shallow copy; many times as fast as the standard library's, and made for every move."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    return other


class Table:
    """The state of one table after some entries of its log."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self.secret = secret
        self.length = 0
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.status = OPEN
        self.request: UndoRequest | None = None
        self.changed = 0  # when the newest entry was written
        self.draws = 0  # how often chance has been asked in the match
        self.spent: ForkableList[int] = ForkableList()  # milliseconds that somebody thought about each step
        self.followed_by = ""  # the table of the rematch
        self.hinted: dict[int, int] = {}  # how many hints a seat has asked for
        self.hint_at: dict[int, int] = {}  # and after how many steps the last one
        self.history: ForkableList[LoggedEvent] = ForkableList()

    def fork(self) -> Table:
        """A table of its own that stands where this one stands."""
        other = copied(self)
        other.chairs = [copied(chair) for chair in self.chairs]
        other.history = self.history.copy()
        other.spent = self.spent.copy()
        other.hinted, other.hint_at = self.hinted.copy(), self.hint_at.copy()
        if self.match is not None:
            other.match = self.match.fork()
        if self.request is not None:
            other.request = UndoRequest(self.request.seat, self.request.length, set(self.request.agreed))
        return other

    # ---- what has happened ----------------------------------------------------------

    def extend(self, entries: Sequence[Entry]) -> None:
        """Take entries that follow those known already."""
        for entry in entries:
            if entry.number != self.length:
                raise ValueError(f"entry {entry.number} does not follow {self.length - 1}")
            self.apply(read(entry), entry.at)

    def apply(self, event: TableEvent, at: int) -> None:
        """Take one thing that happened."""
        self.charge(at)
        step = HANDLERS[type(event)](self, event)
        self.history.append(LoggedEvent(event, at, step))
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
        self.chairs = [Chair(bot=plan.bot, open=plan.open) for plan in opened.seats]

    def on_sit(self, sat: SeatTaken) -> None:
        self.chairs[sat.seat] = Chair(who=sat.who, name=sat.name, entropy=sat.entropy)

    def on_stand(self, stood: SeatLeft) -> None:
        self.chairs[stood.seat] = Chair(open=self.opened.seats[stood.seat].open)

    def on_plan(self, planned: BotAssigned) -> None:
        self.chairs[planned.seat] = Chair(bot=planned.bot)

    def on_stir(self, stirred: EntropyAdded) -> None:
        self.chairs[stirred.seat].entropy = stirred.entropy

    def on_start(self, _: Started) -> None:
        position = self.opened.position
        self.match = Match(self.game, self.game.from_position(position) if position else None)
        self.status = RUNNING

    def on_step(self, stepped: Stepped) -> Step:
        match = self.running
        step = match.play(stepped.action)
        self.request = None
        if stepped.seat == CHANCE:
            self.draws += 1
            self.spent.append(0)
        else:
            chair = self.chairs[stepped.seat]
            self.spent.append(chair.spent)
            chair.spent, chair.reminded = 0, False
            chair.used -= 1000 * self.opened.clock.increment
        if match.state.over():
            self.status = OVER
        return step

    def on_undo(self, undone: Undone) -> None:
        # What was added for the steps is taken away again, and whoever takes back has thought about them.
        for number, step in enumerate(self.running.steps[undone.length :], undone.length):
            if step.seat != CHANCE:
                self.chairs[step.seat].used += 1000 * self.opened.clock.increment
            if step.seat == undone.seat:
                self.chairs[step.seat].spent += self.spent[number]
        self.running.rewind(undone.length)
        self.spent.cut(undone.length)
        self.hint_at.clear()
        self.draws = sum(step.seat == CHANCE for step in self.running.steps)
        self.request = None

    def on_undo_asked(self, asked: UndoAsked) -> None:
        self.request = UndoRequest(asked.seat, asked.length, {asked.seat})

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
        chair = self.chairs[returned.seat]
        chair.away, chair.spent, chair.reminded = False, 0, False
        if self.opened.clock.match:
            chair.used = min(chair.used, 1000 * self.opened.clock.match - BACK_MS)

    def on_remind(self, reminded: Reminded) -> None:
        self.chairs[reminded.seat].reminded = True

    def on_hint(self, hinted: Hinted) -> None:
        self.hinted[hinted.seat] = self.hinted.get(hinted.seat, 0) + 1
        self.hint_at[hinted.seat] = len(self.running.steps)

    def on_rematch(self, followed: FollowedBy) -> None:
        self.followed_by = followed.table

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

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: as the host chose, else where all others are bots."""
        people = sum(not chair.bot and (bool(chair.who) or not chair.open) for chair in self.chairs)
        return self.opened.hints == "on" if self.opened.hints else people <= 1

    def seats_of(self, who: str) -> list[int]:
        """The seats in which somebody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if who and chair.who == who]

    def dealer(self) -> CommittedDealer:
        """Chance, as far as it has been drawn."""
        shared = bool(self.opened.group)  # tables of a group get the same cards, whoever sits there
        entropies = [b"" if shared else bytes.fromhex(chair.entropy) for chair in self.chairs]
        dealer = CommittedDealer(self.secret, entropies)
        dealer.draws = self.draws
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

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is up, if it must act and has a limit."""
        left = self.time_left(seat, self.changed)
        return None if left is None else self.changed + left

    def wake_at(self) -> int | None:
        """When somebody has to look at the table by itself: a bot is to move, a clock to run out."""
        if any(self.chairs[seat].played_by_bot for seat in self.actors()):
            return self.changed + BOT_GRACE_MS
        times = []
        for seat in self.actors():
            deadline = self.deadline(seat)
            if deadline is not None:
                remind = 0 if self.chairs[seat].reminded else 1000 * self.opened.remind
                times.append(deadline - remind)
        return min(times, default=None)

    def winners(self) -> list[int]:
        """Who won: as the rules say, but for those who forfeited."""
        if self.status != OVER:
            return []
        found = [s for s in self.running.state.winners() if not self.chairs[s].forfeited]
        return found or [s for s, chair in enumerate(self.chairs) if not chair.forfeited]

    def places(self) -> list[int]:
        """Everybody's place in a match that is over: 1 for the winners, the others by their scores,
        those who forfeited behind them."""
        winners, scores = self.winners(), self.running.state.scores()
        worth = [
            (seat in winners, not chair.forfeited, 0 if seat in winners else scores[seat])
            for seat, chair in enumerate(self.chairs)
        ]
        return [1 + sum(other > mine for other in worth) for mine in worth]


HANDLERS: dict[type, Callable[[Table, Any], Step | None]] = {
    Opened: Table.on_open,
    SeatTaken: Table.on_sit,
    SeatLeft: Table.on_stand,
    BotAssigned: Table.on_plan,
    EntropyAdded: Table.on_stir,
    Started: Table.on_start,
    Stepped: Table.on_step,
    Undone: Table.on_undo,
    UndoAsked: Table.on_undo_asked,
    UndoAnswered: Table.on_undo_answered,
    Reacted: Table.on_react,
    Away: Table.on_away,
    Returned: Table.on_return,
    Reminded: Table.on_remind,
    Hinted: Table.on_hint,
    FollowedBy: Table.on_rematch,
}
