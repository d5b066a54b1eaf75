"""Commands: what players can do at a table.

:func:`plan` checks a command against the current table and returns the events to append, or raises a refusal.
Nothing here changes a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from ... import bots
from ...engine.game import NotationError
from ...engine.match import Match
from ...engine.messages import Refusal
from ...engine.seats import CHANCE
from ...engine.state import State
from .events import (
    Away,
    BotAssigned,
    EntropyAdded,
    Hinted,
    Reacted,
    Returned,
    SeatLeft,
    SeatTaken,
    Started,
    Stepped,
    TableEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from .table import OPEN, RUNNING, Table, TableSeat

REACTIONS = ("boo", "clap", "laugh", "wow", "sorry", "thanks", "hurry", "hello")
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Nickname = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Entropy = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){0,64}$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
NotationText = Annotated[str, msgspec.Meta(max_length=200)]


class TableRefusal(Refusal):
    """Refused by the table rather than by the rules of the game."""


class Forbidden(TableRefusal):
    """The caller is not allowed to do this."""


class KeyedCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all commands. ``key`` is chosen by the client and makes retries idempotent."""

    key: Key | None = None


class Sit(KeyedCommand, tag="sit", frozen=True, forbid_unknown_fields=True):
    """Take the given seat or the first free one; with ``leaving``, move from that seat."""

    name: Nickname
    seat: SeatNumber | None = None
    leaving: SeatNumber | None = None
    entropy: Entropy = ""


class LeaveSeat(KeyedCommand, tag="stand", frozen=True, forbid_unknown_fields=True):
    """Leave a seat before the start."""

    seat: SeatNumber


class AssignBot(KeyedCommand, tag="plan", frozen=True, forbid_unknown_fields=True):
    """Assign a free seat to a bot, or (without ``bot``) to people again; host only."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class AddEntropy(KeyedCommand, tag="stir", frozen=True, forbid_unknown_fields=True):
    """Contribute to the shuffle before the start."""

    seat: SeatNumber
    entropy: Entropy


class Start(KeyedCommand, tag="start", frozen=True, forbid_unknown_fields=True):
    """Start the match; host only."""


class Play(KeyedCommand, tag="play", frozen=True, forbid_unknown_fields=True):
    """Play one action, or a text with one or several. ``seen`` is the number of steps the player had seen
    when deciding."""

    seat: SeatNumber
    seen: int
    action: int | None = None
    text: NotationText | None = None


class Undo(KeyedCommand, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Undo to ``length`` steps, or request the others' consent if the seat may not do so alone."""

    seat: SeatNumber
    length: int


class AnswerUndo(KeyedCommand, tag="answer-undo", frozen=True, forbid_unknown_fields=True):
    """Agree to a pending undo or decline it."""

    seat: SeatNumber
    yes: bool


class React(KeyedCommand, tag="react", frozen=True, forbid_unknown_fields=True):
    """Show a reaction."""

    seat: SeatNumber
    reaction: Annotated[str, msgspec.Meta(max_length=20)]


class Leave(KeyedCommand, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Leave a running match."""

    seat: SeatNumber


class Return(KeyedCommand, tag="return", frozen=True, forbid_unknown_fields=True):
    """Return to one's seat."""

    seat: SeatNumber


Command = Sit | LeaveSeat | AssignBot | AddEntropy | Start | Play | Undo | AnswerUndo | React | Leave | Return


def plan(table: Table, who: str, command: Command) -> list[TableEvent]:
    """Return the events that execute a player's command. Raise :class:`Refusal`."""
    return PLANS[type(command)](table, who, command)


# ---- before the start -----------------------------------------------------------------


def sit(table: Table, who: str, command: Sit) -> list[TableEvent]:
    require_status(table, OPEN)
    seat = command.seat if command.seat is not None else first_free_seat(table)
    if seat_at(table, seat).taken:
        raise TableRefusal("table-seat-taken", number=seat + 1)
    name = clean_name(command.name)
    events: list[TableEvent] = []
    if command.leaving is not None:
        require_own_seat(table, who, command.leaving)
        events.append(SeatLeft(command.leaving))
    return [*events, SeatTaken(seat, who, name, command.entropy)]


def clean_name(name: str) -> str:
    """Return a displayable name, or raise :class:`TableRefusal`."""
    if not name.strip() or not name.isprintable():
        raise TableRefusal("table-bad-name")
    return name.strip()


def first_free_seat(table: Table) -> int:
    for number, seat in enumerate(table.seats):
        if not seat.taken:
            return number
    raise TableRefusal("table-full")


def leave_seat(table: Table, who: str, command: LeaveSeat) -> list[TableEvent]:
    require_status(table, OPEN)
    seat = seat_at(table, command.seat)
    if not seat.who or who not in (seat.who, table.opened.host):
        raise Forbidden("table-not-your-seat", number=command.seat + 1)
    return [SeatLeft(command.seat)]


def assign_bot(table: Table, who: str, command: AssignBot) -> list[TableEvent]:
    require_status(table, OPEN)
    require_host(table, who)
    if seat_at(table, command.seat).who:
        raise TableRefusal("table-seat-taken", number=command.seat + 1)
    if command.bot:
        bots.check(command.bot, table.game.name)
    return [BotAssigned(command.seat, command.bot)]


def add_entropy(table: Table, who: str, command: AddEntropy) -> list[TableEvent]:
    require_status(table, OPEN)
    require_own_seat(table, who, command.seat)
    return [EntropyAdded(command.seat, command.entropy)]


def start(table: Table, who: str, command: Start) -> list[TableEvent]:
    require_status(table, OPEN)
    require_host(table, who)
    free = [(number, seat) for number, seat in enumerate(table.seats) if not seat.taken]
    empty = [number + 1 for number, seat in free if not seat.open]
    if empty:
        raise TableRefusal("table-seats-empty", numbers=empty)
    filled = [BotAssigned(number, bots.default_for(table.game.name)) for number, _ in free]
    position = table.opened.position
    state = table.game.from_position(position) if position else table.game.new_state()
    return [*filled, Started(), *chance_steps(table, state)]


# ---- the match ------------------------------------------------------------------------


def play(table: Table, who: str, command: Play) -> list[TableEvent]:
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    moved = move(table, command.seat, command.seen, command.action, command.text)
    # A player who moves is back.
    return [Returned(command.seat), *moved] if table.seats[command.seat].away else moved


def move(table: Table, seat: int, seen: int, action: int | None, text: str | None = None) -> list[TableEvent]:
    """Return the steps of a move and of the chance that follows it. Raise :class:`Refusal`."""
    match = table.running
    if (action is None) == (text is None):
        raise TableRefusal("table-one-move")
    if not is_current(match, seat, seen):
        raise TableRefusal("table-stale", count=len(match.steps))
    if action is not None:
        actions = [action]
    else:
        if seat not in match.state.actors():
            raise not_your_turn(match, seat, text or "")
        actions = match.game.read(match.state, text or "", seat)
    state = match.state.clone()
    events: list[TableEvent] = []
    for each in actions:
        match.game.check(state, each, seat)
        state.apply(each)
        events.append(Stepped(seat, each))
    return events + chance_steps(table, state)


def not_your_turn(match: Match, seat: int, text: str) -> Refusal:
    """Return the refusal of a move out of turn, with the clause if the text can be parsed without a turn."""
    try:
        return match.game.why_not(match.state, seat, match.game.parse(text, seat))
    except NotationError:
        return Refusal("refusal-not-your-turn")


def is_current(match: Match, seat: int, seen: int) -> bool:
    """Return whether a decision after ``seen`` steps is still valid: since then only other seats have acted,
    in secret and without a visible outcome."""
    if not 0 <= seen <= len(match.steps):
        return False
    return all(
        step.seat not in (seat, CHANCE) and not step.seen_by(seat) and not step.outcome
        for step in match.steps[seen:]
    )


def chance_steps(table: Table, state: State) -> list[TableEvent]:
    """Draw the chance steps that follow a state from the table's shuffle."""
    events: list[TableEvent] = []
    if not state.at_chance():
        return events
    dealer, state = table.dealer(), state.clone()
    while state.at_chance():
        action = dealer.pick(state.legal_actions())
        state.apply(action)
        events.append(Stepped(CHANCE, action))
    return events


def undo(table: Table, who: str, command: Undo) -> list[TableEvent]:
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    match = table.running
    if match.undo_point(command.seat) <= command.length < len(match.steps):
        return [Undone(command.seat, command.length)]
    if not match.consent_point() <= command.length < len(match.steps):
        raise Refusal("refusal-no-undo")
    asked = UndoAsked(command.seat, command.length)
    others = [n for n, seat in enumerate(table.seats) if n != command.seat and not seat.played_by_bot]
    return [asked] if others else [asked, Undone(command.seat, command.length)]


def answer_undo(table: Table, who: str, command: AnswerUndo) -> list[TableEvent]:
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    pending = table.pending_undo
    if pending is None or command.seat in pending.agreed:
        raise TableRefusal("table-no-request")
    answered = UndoAnswered(command.seat, command.yes)
    people = {n for n, seat in enumerate(table.seats) if not seat.played_by_bot}
    if command.yes and people <= pending.agreed | {command.seat}:
        return [answered, Undone(pending.seat, pending.length)]
    return [answered]


def react(table: Table, who: str, command: React) -> list[TableEvent]:
    require_own_seat(table, who, command.seat)
    if command.reaction not in REACTIONS:
        raise TableRefusal("table-no-such-reaction", allowed=", ".join(REACTIONS))
    return [Reacted(command.seat, command.reaction)]


def hint(table: Table, who: str, seat: int, seen: int) -> list[TableEvent]:
    """Return the event of a hint for a seat, or nothing if it already got one in this position."""
    require_status(table, RUNNING)
    require_own_seat(table, who, seat)
    if not table.hints:
        raise TableRefusal("hint-off")
    match = table.running
    if not is_current(match, seat, seen):
        raise TableRefusal("table-stale", count=len(match.steps))
    if seat not in match.state.actors():
        raise Refusal("refusal-not-your-turn")
    return [] if table.hint_at.get(seat) == len(match.steps) else [Hinted(seat)]


def leave_match(table: Table, who: str, command: Leave) -> list[TableEvent]:
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    return mark_away(table, command.seat, "left")


def mark_away(table: Table, seat: int, why: str) -> list[TableEvent]:
    """Return the event of a player who is away; the host chose whether that forfeits."""
    return [Away(seat, why, table.opened.on_timeout == "forfeit")]


def return_to_seat(table: Table, who: str, command: Return) -> list[TableEvent]:
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    if not table.seats[command.seat].away:
        raise TableRefusal("table-not-away")
    return [Returned(command.seat)]


# ---- what every command checks ------------------------------------------------------


def require_status(table: Table, status: str) -> None:
    if table.status != status:
        raise TableRefusal(f"table-not-{status}")


def require_host(table: Table, who: str) -> None:
    if who != table.opened.host:
        raise Forbidden("table-host-only")


def seat_at(table: Table, number: int) -> TableSeat:
    table.game.check_seat(number)
    return table.seats[number]


def require_own_seat(table: Table, who: str, seat: int) -> None:
    """Raise :class:`Forbidden` unless ``who`` holds the seat."""
    if seat_at(table, seat).who != who or not who:
        raise Forbidden("table-not-your-seat", number=seat + 1)


PLANS: dict[type, Callable[[Table, str, Any], list[TableEvent]]] = {
    Sit: sit,
    LeaveSeat: leave_seat,
    AssignBot: assign_bot,
    AddEntropy: add_entropy,
    Start: start,
    Play: play,
    Undo: undo,
    AnswerUndo: answer_undo,
    React: react,
    Leave: leave_match,
    Return: return_to_seat,
}
