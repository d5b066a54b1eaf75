"""The state of a table, folded from its events: seats, match, clocks.

Only ``apply`` changes a table. Commands run on a fork (``draft.py``), which replaces the table once its
events are durable.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...bots.hints import adviser_for
from ...engine import serialization
from ...engine.dealer import CommittedDealer
from ...engine.game import Game, OptionError
from ...engine.match import Match, Step
from ...engine.messages import HauntboardError
from ...engine.persistent_list import ForkableList
from ...engine.seats import CHANCE
from ...games import GAMES, load
from ...storage.model import Entry
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
    decode,
)

replace = serialization.structs.replace

OPEN, RUNNING, OVER = "open", "running", "over"
# The process that wrote the previous move asks the bot; after this long any other process may.
BOT_GRACE_MS = 10_000
# The least time a player has left after coming back.
RETURN_MS = 60_000


class TableSeat(serialization.Struct):
    """The state of one seat."""

    bot: str = ""  # the bot assigned to the seat
    open: bool = False  # a bot may take it at the start
    who: str = ""  # the identity of the player
    name: str = ""
    entropy: str = ""
    away: bool = False
    forfeited: bool = False
    used: int = 0  # thinking time in this match, in milliseconds
    spent: int = 0  # of it, on the current move
    reminded: bool = False  # that time for the current move is running out

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.who)

    @property
    def played_by_bot(self) -> bool:
        """Return whether a bot moves for this seat: it is a bot's, or its player is away."""
        return bool(self.bot) or self.away


@dataclass
class PendingUndo:
    """A seat's request to undo to ``length`` steps, and who has agreed."""

    seat: int
    length: int
    agreed: set[int] = field(default_factory=set)


class GameUnavailable(HauntboardError):
    """The server does not offer the game of a stored table (any more), or not with its options."""


class LoggedEvent(serialization.Struct, frozen=True, gc=False):
    """A logged event with the step of the match that it caused, if any."""

    event: TableEvent
    at: int
    step: Step | None


class Table:
    """The state of one table after some events of its log."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self.secret = secret
        self.length = 0
        self.moves_since = 0  # the entry from which on only moves were made and the match is not over
        self.seats: list[TableSeat] = []
        self.match: Match | None = None
        self.status = OPEN
        self.actors: list[int] = []  # the seats that may act now
        self.pending_undo: PendingUndo | None = None
        self.changed = 0  # when the newest entry was written
        self.draws = 0  # draws from the dealer in this match
        self.spent: ForkableList[int] = ForkableList()  # thinking time of each step, in milliseconds
        self.followed_by = ""  # the table of the rematch
        self.hinted: dict[int, int] = {}  # seat -> number of hints
        self.hint_at: dict[int, int] = {}  # seat -> number of steps at its last hint
        self.history: ForkableList[LoggedEvent] = ForkableList()

    def fork(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)  # much faster than copy(), and every move forks
        other.seats = [replace(seat) for seat in self.seats]
        other.history = self.history.copy()
        other.spent = self.spent.copy()
        other.hinted, other.hint_at = self.hinted.copy(), self.hint_at.copy()
        if self.match is not None:
            other.match = self.match.fork()
        if (pending := self.pending_undo) is not None:
            other.pending_undo = PendingUndo(pending.seat, pending.length, set(pending.agreed))
        return other

    # ---- applying events ------------------------------------------------------------

    def extend(self, entries: Sequence[Entry]) -> None:
        """Apply log entries that follow the known ones. Raise :class:`ValueError` on a gap."""
        for entry in entries:
            if entry.number != self.length:
                raise ValueError(f"entry {entry.number} does not follow {self.length - 1}")
            self.apply(decode(entry), entry.at)

    def apply(self, event: TableEvent, at: int) -> None:
        """Apply one event."""
        self.charge_time(at)
        asked = self.pending_undo is not None
        step = HANDLERS[type(event)](self, event)
        self.history.append(LoggedEvent(event, at, step))
        self.changed = at
        self.length += 1
        self.actors = self.running.state.actors() if self.status == RUNNING else []
        if step is None or asked or self.status == OVER:
            self.moves_since = self.length

    def charge_time(self, at: int) -> None:
        """Charge the time since the last event to the seats that had to act."""
        for number in self.actors:
            seat = self.seats[number]
            seat.used += at - self.changed
            seat.spent += at - self.changed

    def on_opened(self, opened: Opened) -> None:
        self.opened = opened
        try:
            if opened.game not in GAMES:
                raise GameUnavailable("table-game-unavailable", game=opened.game)
            self.game: Game = load(opened.game, opened.players, opened.options)
        except OptionError:
            raise GameUnavailable("table-game-unavailable", game=opened.game) from None
        self.seats = [TableSeat(bot=plan.bot, open=plan.open) for plan in opened.seats]

    def on_seat_taken(self, taken: SeatTaken) -> None:
        self.seats[taken.seat] = TableSeat(who=taken.who, name=taken.name, entropy=taken.entropy)

    def on_seat_left(self, left: SeatLeft) -> None:
        self.seats[left.seat] = TableSeat(open=self.opened.seats[left.seat].open)

    def on_bot_assigned(self, assigned: BotAssigned) -> None:
        self.seats[assigned.seat] = TableSeat(bot=assigned.bot)

    def on_entropy_added(self, added: EntropyAdded) -> None:
        self.seats[added.seat].entropy = added.entropy

    def on_started(self, _: Started) -> None:
        position = self.opened.position
        self.match = Match(self.game, self.game.from_position(position) if position else None)
        self.status = RUNNING

    def on_stepped(self, stepped: Stepped) -> Step:
        match = self.running
        step = match.play(stepped.action, None if stepped.seat == CHANCE else stepped.seat)
        self.pending_undo = None
        if stepped.seat == CHANCE:
            self.draws += 1
            self.spent.append(0)
        else:
            seat = self.seats[stepped.seat]
            self.spent.append(seat.spent)
            seat.spent, seat.reminded = 0, False
            seat.used -= 1000 * self.opened.clock.increment
        if match.state.over():
            self.status = OVER
        return step

    def on_undone(self, undone: Undone) -> None:
        # Take back the increments; the time spent on undone steps counts for the seat's current move.
        for number, step in enumerate(self.running.steps[undone.length :], undone.length):
            if step.seat != CHANCE:
                self.seats[step.seat].used += 1000 * self.opened.clock.increment
            if step.seat == undone.seat:
                self.seats[step.seat].spent += self.spent[number]
        self.running.rewind(undone.length)
        self.spent.cut(undone.length)
        self.hint_at.clear()
        self.pending_undo = None

    def on_undo_asked(self, asked: UndoAsked) -> None:
        self.pending_undo = PendingUndo(asked.seat, asked.length, {asked.seat})

    def on_undo_answered(self, answered: UndoAnswered) -> None:
        if self.pending_undo is not None and answered.yes:
            self.pending_undo.agreed.add(answered.seat)
        else:
            self.pending_undo = None

    def on_reacted(self, _: Reacted) -> None:
        """Reactions change nothing."""

    def on_away(self, away: Away) -> None:
        seat = self.seats[away.seat]
        seat.away = True
        seat.forfeited |= away.forfeit
        playing = [side for side in self.game.sides if not all(self.seats[n].forfeited for n in side)]
        if len(playing) < 2:
            self.status = OVER

    def on_returned(self, returned: Returned) -> None:
        seat = self.seats[returned.seat]
        seat.away, seat.spent, seat.reminded = False, 0, False
        if self.opened.clock.match:
            seat.used = min(seat.used, 1000 * self.opened.clock.match - RETURN_MS)

    def on_reminded(self, reminded: Reminded) -> None:
        self.seats[reminded.seat].reminded = True

    def on_hinted(self, hinted: Hinted) -> None:
        self.hinted[hinted.seat] = self.hinted.get(hinted.seat, 0) + 1
        self.hint_at[hinted.seat] = len(self.running.steps)

    def on_followed_by(self, followed: FollowedBy) -> None:
        self.followed_by = followed.table

    # ---- queries ----------------------------------------------------------------------

    @property
    def running(self) -> Match:
        """Return the match, which must have started."""
        assert self.match is not None
        return self.match

    @property
    def hints(self) -> bool:
        """Return whether players may ask for hints: as the host chose, by default if all others are bots.
        Never if no bot of the game gives advice."""
        if not adviser_for(self.game.name):
            return False
        people = sum(not seat.bot and (bool(seat.who) or not seat.open) for seat in self.seats)
        return self.opened.hints == "on" if self.opened.hints else people <= 1

    def seats_of(self, who: str) -> list[int]:
        """Return the seats that an identity holds."""
        return [number for number, seat in enumerate(self.seats) if who and seat.who == who]

    def dealer(self) -> CommittedDealer:
        """Return the dealer, advanced past the draws already made."""
        shared = bool(self.opened.group)  # players must not change the deal of a group
        entropies = [b"" if shared else bytes.fromhex(seat.entropy) for seat in self.seats]
        dealer = CommittedDealer(self.secret, entropies)
        dealer.draws = self.draws
        return dealer

    def time_left(self, number: int, at: int) -> int | None:
        """Return the milliseconds a seat has left, or None if it has no limit or need not act."""
        clock, seat = self.opened.clock, self.seats[number]
        if not (clock.move or clock.match) or seat.played_by_bot or number not in self.actors:
            return None
        running = at - self.changed
        left = []
        if clock.move:
            left.append(1000 * clock.move - seat.spent - running)
        if clock.match:
            left.append(1000 * clock.match - seat.used - running)
        return min(left)

    def times_left(self) -> list[int | None]:
        """Return the milliseconds that each seat had left when the newest entry was written."""
        if not (self.opened.clock.move or self.opened.clock.match):
            return [None] * len(self.seats)
        return [self.time_left(seat, self.changed) for seat in self.game.seats]

    def deadlines(self) -> dict[int, int]:
        """Return when the time of each seat is up that has to act and has a limit."""
        if not (self.opened.clock.move or self.opened.clock.match):
            return {}
        left = {seat: self.time_left(seat, self.changed) for seat in self.actors}
        return {seat: self.changed + time for seat, time in left.items() if time is not None}

    @property
    def bot_is_next(self) -> bool:
        """Return whether a bot may act now."""
        return any(self.seats[seat].played_by_bot for seat in self.actors)

    def wake_at(self) -> int | None:
        """Return when the scheduler has to look at this table: for a bot's move, a reminder or a timeout."""
        if self.bot_is_next:
            return self.changed + BOT_GRACE_MS
        times = []
        for seat, deadline in self.deadlines().items():
            remind = 0 if self.seats[seat].reminded else 1000 * self.opened.remind
            times.append(deadline - remind)
        return min(times, default=None)

    def winners(self) -> list[int]:
        """Return the winners by the rules, leaving out seats that forfeited."""
        if self.status != OVER:
            return []
        found = [n for n in self.running.state.winners() if not self.seats[n].forfeited]
        return found or [n for n, seat in enumerate(self.seats) if not seat.forfeited]

    def places(self) -> list[int]:
        """Return every seat's place in a finished match: winners first, then by score, forfeits last."""
        winners, scores = self.winners(), self.running.state.scores()
        worth = [
            (number in winners, not seat.forfeited, 0 if number in winners else scores[number])
            for number, seat in enumerate(self.seats)
        ]
        return [1 + sum(other > mine for other in worth) for mine in worth]


HANDLERS: dict[type, Callable[[Table, Any], Step | None]] = {
    Opened: Table.on_opened,
    SeatTaken: Table.on_seat_taken,
    SeatLeft: Table.on_seat_left,
    BotAssigned: Table.on_bot_assigned,
    EntropyAdded: Table.on_entropy_added,
    Started: Table.on_started,
    Stepped: Table.on_stepped,
    Undone: Table.on_undone,
    UndoAsked: Table.on_undo_asked,
    UndoAnswered: Table.on_undo_answered,
    Reacted: Table.on_reacted,
    Away: Table.on_away,
    Returned: Table.on_returned,
    Reminded: Table.on_reminded,
    Hinted: Table.on_hinted,
    FollowedBy: Table.on_followed_by,
}
