"""Commands: what players can do at a table.

:func:`run` runs a command on a draft, a fork of the table: it checks the command and adds its events to the
draft, or raises a refusal. The table itself never changes here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from ... import bots
from ...engine import serialization
from ...engine.game import NotationError
from ...engine.match import Match
from ...engine.messages import Refusal
from ...engine.seats import CHANCE, MAX_SEATS
from .draft import Draft
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
    UndoAnswered,
    UndoAsked,
    Undone,
)
from .table import OPEN, RUNNING, Table, TableSeat

REACTIONS = ("boo", "clap", "laugh", "wow", "sorry", "thanks", "hurry", "hello")
SeatNumber = Annotated[int, serialization.Meta(ge=0, le=MAX_SEATS - 1)]
Nickname = Annotated[str, serialization.Meta(min_length=1, max_length=24)]
Entropy = Annotated[str, serialization.Meta(pattern="^([0-9a-f]{2}){0,64}$")]
Key = Annotated[str, serialization.Meta(min_length=1, max_length=80)]
NotationText = Annotated[str, serialization.Meta(max_length=200)]


class TableRefusal(Refusal):
    """Refused by the table rather than by the rules of the game."""


class Forbidden(TableRefusal):
    """The caller is not allowed to do this."""


class KeyedCommand(serialization.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
    bot: Annotated[str, serialization.Meta(max_length=40)] = ""


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
    reaction: Annotated[str, serialization.Meta(max_length=20)]


class Leave(KeyedCommand, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Leave a running match."""

    seat: SeatNumber


class Return(KeyedCommand, tag="return", frozen=True, forbid_unknown_fields=True):
    """Return to one's seat."""

    seat: SeatNumber


Command = Sit | LeaveSeat | AssignBot | AddEntropy | Start | Play | Undo | AnswerUndo | React | Leave | Return


def run(draft: Draft, who: str, command: Command) -> None:
    """Add the events of a player's command to a draft. Raise :class:`Refusal`; the draft is then useless."""
    HANDLERS[type(command)](draft, who, command)


# ---- before the start -----------------------------------------------------------------


def sit(draft: Draft, who: str, command: Sit) -> None:
    table = draft.table
    require_status(table, OPEN)
    seat = command.seat if command.seat is not None else first_free_seat(table)
    if seat_at(table, seat).taken:
        raise TableRefusal("table-seat-taken", number=seat + 1)
    name = clean_name(command.name)
    if command.leaving is not None:
        require_own_seat(table, who, command.leaving)
        draft.add(SeatLeft(command.leaving))
    draft.add(SeatTaken(seat, who, name, command.entropy))


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


def leave_seat(draft: Draft, who: str, command: LeaveSeat) -> None:
    table = draft.table
    require_status(table, OPEN)
    seat = seat_at(table, command.seat)
    if not seat.who or who not in (seat.who, table.opened.host):
        raise Forbidden("table-not-your-seat", number=command.seat + 1)
    draft.add(SeatLeft(command.seat))


def assign_bot(draft: Draft, who: str, command: AssignBot) -> None:
    table = draft.table
    require_status(table, OPEN)
    require_host(table, who)
    if seat_at(table, command.seat).who:
        raise TableRefusal("table-seat-taken", number=command.seat + 1)
    if command.bot:
        bots.check(command.bot, table.game.name)
    draft.add(BotAssigned(command.seat, command.bot))


def add_entropy(draft: Draft, who: str, command: AddEntropy) -> None:
    table = draft.table
    require_status(table, OPEN)
    require_own_seat(table, who, command.seat)
    draft.add(EntropyAdded(command.seat, command.entropy))


def start(draft: Draft, who: str, command: Start) -> None:
    table = draft.table
    require_status(table, OPEN)
    require_host(table, who)
    free = [(number, seat) for number, seat in enumerate(table.seats) if not seat.taken]
    empty = [number + 1 for number, seat in free if not seat.open]
    if empty:
        raise TableRefusal("table-seats-empty", numbers=empty)
    for number, _ in free:
        draft.add(BotAssigned(number, bots.default_for(table.game.name)))
    draft.add(Started())
    draft.deal()


# ---- the match ------------------------------------------------------------------------


def play(draft: Draft, who: str, command: Play) -> None:
    table = draft.table
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    if table.seats[command.seat].away:
        draft.add(Returned(command.seat))  # a player who moves is back
    move(draft, command.seat, command.seen, command.action, command.text)


def move(draft: Draft, seat: int, seen: int, action: int | None, text: str | None = None) -> None:
    """Add the steps of a move and of the chance that follows it. Raise :class:`Refusal`."""
    match = draft.table.running
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
    draft.add(*(Stepped(seat, each) for each in actions))
    draft.deal()


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


def undo(draft: Draft, who: str, command: Undo) -> None:
    table = draft.table
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    match = table.running
    if match.undo_point(command.seat) <= command.length < len(match.steps):
        draft.add(Undone(command.seat, command.length))
        return
    if not match.consent_point() <= command.length < len(match.steps):
        raise Refusal("refusal-no-undo")
    draft.add(UndoAsked(command.seat, command.length))
    others = [n for n, seat in enumerate(table.seats) if n != command.seat and not seat.played_by_bot]
    if not others:
        draft.add(Undone(command.seat, command.length))


def answer_undo(draft: Draft, who: str, command: AnswerUndo) -> None:
    table = draft.table
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    pending = table.pending_undo
    if pending is None or command.seat in pending.agreed:
        raise TableRefusal("table-no-request")
    draft.add(UndoAnswered(command.seat, command.yes))
    people = {n for n, seat in enumerate(table.seats) if not seat.played_by_bot}
    if command.yes and people <= pending.agreed:
        draft.add(Undone(pending.seat, pending.length))


def react(draft: Draft, who: str, command: React) -> None:
    table = draft.table
    require_own_seat(table, who, command.seat)
    if command.reaction not in REACTIONS:
        raise TableRefusal("table-no-such-reaction", allowed=", ".join(REACTIONS))
    draft.add(Reacted(command.seat, command.reaction))


def hint(draft: Draft, who: str, seat: int, seen: int) -> None:
    """Add the event of a hint for a seat, unless it already got one in this position."""
    table = draft.table
    require_status(table, RUNNING)
    require_own_seat(table, who, seat)
    if not table.hints:
        raise TableRefusal("hint-off")
    match = table.running
    if not is_current(match, seat, seen):
        raise TableRefusal("table-stale", count=len(match.steps))
    if seat not in match.state.actors():
        raise Refusal("refusal-not-your-turn")
    if table.hint_at.get(seat) != len(match.steps):
        draft.add(Hinted(seat))


def leave_match(draft: Draft, who: str, command: Leave) -> None:
    table = draft.table
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    draft.add(away(table, command.seat, "left"))


def away(table: Table, seat: int, why: str) -> Away:
    """Return the event of a player who is away; the host chose whether that forfeits."""
    return Away(seat, why, table.opened.on_timeout == "forfeit")


def return_to_seat(draft: Draft, who: str, command: Return) -> None:
    table = draft.table
    require_status(table, RUNNING)
    require_own_seat(table, who, command.seat)
    if not table.seats[command.seat].away:
        raise TableRefusal("table-not-away")
    draft.add(Returned(command.seat))


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


HANDLERS: dict[type, Callable[[Draft, str, Any], None]] = {
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
