"""Hints during a match, and why a move was made once it is over.

The bots' processes do the thinking; they are found what the seat knows and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ....bots.hints import Hint
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
from ...tables.events import TableEvent
from ...tables.table import Table
from ..context import ServerContext
from .common import AnyRequest, TableId, address
from .matches import require_match
from .tables import act


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of the asker that has to move. ``seen`` is the view's ``length``."""

    seat: SeatNumber
    seen: int


class ReasonsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a finished match, counted from 0."""

    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class MessagePayload(msgspec.Struct):
    """A message of the catalogues."""

    id: str
    arguments: dict[str, Any]


class ChoicePayload(msgspec.Struct):
    """A move that was weighed: number, notation, what it means as a message, its value with the standard
    error, and how often the strong player would choose it."""

    action: int
    text: str
    id: str
    arguments: dict[str, Any]
    value: float
    error: float
    share: float


class HintPayload(msgspec.Struct):
    """What the strong player thinks, knowing what a seat knew after ``step`` steps: the best move, others
    (the best first), and of the move ``about`` the reasons and what is to follow it. ``unit`` says what the
    values are: the chance to win the round or the match, the share of the points that can still be made in
    the round, points ahead of half the others' mean; with mix only the shares count."""

    seat: int
    step: int
    best: int
    about: int
    unit: Unit
    choices: list[ChoicePayload]
    reasons: list[MessagePayload]
    plan: list[MessagePayload]


@act("hint", "play", "A hint")
async def hint(
    context: ServerContext, request: AnyRequest, who: Identity | None, id: TableId, data: HintRequest
) -> HintPayload:
    """What the strong player would do in one's seat. Everybody at the table hears that a hint was asked for,
    only the asker what it is, and the match is not rated."""
    me = require_identity(who)
    await context.row(id, me)
    async with context.live_tables.lease(id) as live:
        await context.live_tables.refresh(live)
        table = live.table
        commands.hint(table, me.id, data.seat, data.seen)
        check_rate(context, request, me)
        match = table.running
        seed = seed_for(table, "hint", data.seat, len(match.steps))
        found = await request_hint(context, match, data.seat, seed)

        def planned(latest: Table) -> list[TableEvent]:
            # Only what is written down first is found: everybody is to hear of it.
            return commands.hint(latest, me.id, data.seat, data.seen)

        await context.live_tables.commit(id, planned)
    return found


@act("reasons", "match", "Why this move?")
async def reasons(
    context: ServerContext, request: AnyRequest, who: Identity | None, id: TableId, data: ReasonsRequest
) -> HintPayload:
    """What the strong player thinks of a move of a finished match, knowing what its player knew then."""
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
    """Thinking is dear: nobody has much of it done in a short time."""
    for source in (address(request), who.id if who else ""):
        if source:
            context.limits.check(source, HINT)


async def request_hint(
    context: ServerContext, match: Match, seat: int, seed: int, played: int | None = None
) -> HintPayload:
    """What a worker thinks of a seat's position."""
    game = match.game
    wanted = AdviceRequest(
        game=game.name,
        players=game.players,
        options=game.options,
        bot=context.settings.adviser,
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
    """A hint for whoever asked."""
    choices = []
    for choice in hint.choices:
        said = match.game.describe(match.state, choice.action)
        text = match.game.text(choice.action)
        move = (choice.action, text, said.id, dict(said.arguments))
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
    """A message for a program."""
    return MessagePayload(message.id, dict(message.arguments))


ROUTES = [hint, reasons]
