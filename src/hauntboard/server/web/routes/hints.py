"""Hints during a match, and explanations of moves after it.

Bots compute both from what the seat knows and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ....bots.hints import Hint, adviser_for
from ....bots.protocol import Unit
from ....engine.match import Match
from ....engine.messages import Message
from ....storage import Identity
from ...accounts.identity import require_identity
from ...accounts.limits import HINT, RateLimited
from ...automation.bot_pool import BotFailure, PoolBusy
from ...automation.bot_worker import AdviceRequest
from ...automation.scheduler import seed_for
from ...tables import commands
from ...tables.commands import Forbidden, SeatNumber, TableRefusal
from ...tables.draft import Draft
from ..context import ServerContext
from .common import AnyRequest, TableId, address
from .matches import require_match
from .tables import act


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """One of the caller's seats that has to move. ``seen`` is the view's ``length``."""

    seat: SeatNumber
    seen: int


class ReasonsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a finished match, counted from 0."""

    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class MessagePayload(msgspec.Struct):
    """A catalogue message."""

    id: str
    arguments: dict[str, Any]


class ChoicePayload(msgspec.Struct):
    """A move that was considered: action, notation, description as a catalogue message, value with standard
    error, and how often the strong bot would choose it."""

    action: int
    text: str
    id: str
    arguments: dict[str, Any]
    value: float
    error: float
    share: float


class HintPayload(msgspec.Struct):
    """The strong bot's advice, given what the seat knew after ``step`` steps: the best move, the choices
    (best first), and for the move ``about`` the reasons and the plan. ``unit`` is the unit of the values: the
    probability of winning the round or the match, the share of the points still available in the round, or
    the lead in points over half the others' mean; with ``mix`` only the shares matter."""

    seat: int
    step: int
    best: int
    about: int
    unit: Unit
    choices: list[ChoicePayload]
    reasons: list[MessagePayload]
    plan: list[MessagePayload]


@act("hint", "play", "Get a hint")
async def hint(
    context: ServerContext, request: AnyRequest, who: Identity | None, id: TableId, data: HintRequest
) -> HintPayload:
    """Return what the strong bot would do in one's seat. All players see that a hint was requested, only the
    caller sees the hint, and the match is no longer rated."""
    me = require_identity(who)
    await context.row(id, me)
    async with context.live_tables.lease(id) as live:
        await context.live_tables.refresh(live)
        table = live.table
        commands.hint(Draft(table, table.changed), me.id, data.seat, data.seen)
        check_rate(context, request, me)
        match = table.running
        seed = seed_for(table, "hint", data.seat, len(match.steps))
        found = await request_hint(context, match, data.seat, seed)

        def log_hint(draft: Draft) -> None:
            commands.hint(draft, me.id, data.seat, data.seen)

        await context.live_tables.commit(live, log_hint)  # the hint is sent only once the log says so
    return found


@act("reasons", "match", "Explain a move")
async def reasons(
    context: ServerContext, request: AnyRequest, who: Identity | None, id: TableId, data: ReasonsRequest
) -> HintPayload:
    """Return what the strong bot thinks of a move of a finished match, given what its player knew."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        table = live.table
        if not await context.all_over(table):
            raise Forbidden("table-not-over")
        match = require_match(table)
        if data.step >= len(match.steps):
            raise TableRefusal("table-no-such-step", count=len(match.steps))
        made = match.steps[data.step]
        if made.seat < 0:
            raise TableRefusal("hint-chance")
        check_rate(context, request, who)
        seed = seed_for(table, "reasons", made.seat, data.step)
        return await request_hint(context, match.at(data.step), made.seat, seed, made.action)


def check_rate(context: ServerContext, request: AnyRequest, who: Identity | None) -> None:
    """Raise :class:`RateLimited` if the address or identity requests too much computation."""
    for source in (address(request), who.id if who else ""):
        if source:
            context.limits.check(source, HINT)


async def request_hint(
    context: ServerContext, match: Match, seat: int, seed: int, played: int | None = None
) -> HintPayload:
    """Have a worker evaluate a seat's position. Raise :class:`RateLimited` or :class:`TableRefusal`."""
    game = match.game
    bot = context.settings.adviser or adviser_for(game.name)
    if not bot:
        raise TableRefusal("part-missing-hints", game=game.name)
    wanted = AdviceRequest(
        game=game.name,
        players=game.players,
        options=game.options,
        bot=bot,
        seed=seed,
        view=match.view(seat),
        log=match.log(seat),
        played=played,
    )
    try:
        return hint_payload(await context.pool.advise(wanted), match, seat)
    except PoolBusy:
        raise RateLimited("hint-busy") from None
    except BotFailure:
        raise TableRefusal("hint-no-answer") from None


def hint_payload(hint: Hint, match: Match, seat: int) -> HintPayload:
    """Return a hint as payload."""
    choices = []
    for choice in hint.choices:
        message = match.game.describe(match.state, choice.action)
        text = match.game.text(choice.action)
        move = (choice.action, text, message.id, dict(message.arguments))
        choices.append(ChoicePayload(*move, choice.value, choice.error, choice.share))
    return HintPayload(
        seat=seat,
        step=len(match.steps),
        best=hint.best,
        about=hint.about,
        unit=hint.unit,
        choices=choices,
        reasons=[message_payload(message) for message in hint.reasons],
        plan=[message_payload(message) for message in hint.plan],
    )


def message_payload(message: Message) -> MessagePayload:
    """Return a message as payload."""
    return MessagePayload(message.id, dict(message.arguments))


ROUTES = [hint, reasons]
