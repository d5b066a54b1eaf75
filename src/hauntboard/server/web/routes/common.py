"""What the routes share: documented errors and the way a command is carried out."""

from __future__ import annotations

import functools
import time
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from prometheus_client import Counter

from ....engine.messages import Refusal
from ....i18n import LANGUAGES, Speaker
from ....storage import Identity, Receipt
from ...accounts.limits import source
from ...metrics import COMMANDS, COMMIT_SECONDS
from ...realtime.projections import ErrorPayload, line_of
from ...tables import commands
from ..context import ServerContext

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A table's id")]
Perspective = Annotated[
    str | None,
    Parameter(description="From whose perspective: a seat from 0, spectator, or all once the match is over"),
]


class ErrorBody(msgspec.Struct):
    """An answer that is no: why, as a message of the catalogues and in words."""

    status: int
    error: ErrorPayload


class Done(msgspec.Struct):
    """A command is on the disk: the number of its first entry and the length of the log after it.
    ``repeated`` says that it had been carried out before."""

    number: int
    length: int
    repeated: bool


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer with, beside those that any route may."""
    meanings = {
        400: "The request cannot be read",
        401: "An identity is needed",
        403: "Somebody else may do this, or a page of another site asked for it",
        404: "There is no such thing, or it is not for the asker",
        408: "The request did not arrive in time",
        409: "Not possible as things stand",
        413: "More than can be taken at once",
        422: "Something in the request is not as it must be",
        429: "Too many requests: wait a moment",
        503: "The database did not answer in time",
    }
    every = {400, 401, 403, 408, 413, 422, 429, 503, *statuses}
    return {status: ResponseSpec(ErrorBody, description=meanings[status]) for status in sorted(every)}


REFUSALS = errors(403, 404, 409)


async def carry_out(context: ServerContext, id: str, who: Identity, command: commands.Command) -> Done:
    """A command of somebody at a table."""
    if isinstance(command, commands.Sit):
        await one_seat_of_a_deal(context, id, who)
    begin = time.perf_counter()
    try:
        receipt = await context.live_tables.submit(id, who.id, command)
    except Refusal:
        counter(type(command), "refused").inc()
        raise
    finally:
        COMMIT_SECONDS.observe(time.perf_counter() - begin)
    if isinstance(command, commands.Sit):
        await one_seat_of_a_deal(context, id, who, receipt)
    counter(type(command), "done").inc()
    return done(receipt)


@functools.cache
def counter(command: type[commands.Command], result: str) -> Counter:
    """What counts the commands of a kind."""
    return COMMANDS.labels(str(command.__struct_config__.tag), result)


async def one_seat_of_a_deal(
    context: ServerContext, id: str, who: Identity, sat: Receipt | None = None
) -> None:
    """Nobody may sit at two tables that are dealt the same cards. Whoever asked at two in one moment finds
    out after sitting down, and stands up again: of two, the later one sees the other for sure."""
    group = (await context.store.table(id)).group_id
    for row in await context.store.tables_of_group(group) if group else []:
        if row.id != id and line_of(row, who.id).your_seats:
            if sat is not None and not sat.repeated:
                async with context.live_tables.using(id) as live:
                    seats = live.table.seats_of(who.id)
                for seat in seats:
                    await context.live_tables.submit(id, who.id, commands.LeaveSeat(seat))
            raise commands.TableRefusal("table-same-deal-seat")


def done(receipt: Receipt) -> Done:
    """What the asker hears of a receipt."""
    return Done(receipt.number, receipt.length, receipt.repeated)


def speaker_for(request: AnyRequest) -> Speaker:
    """Whoever speaks the language that a request asks for first."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return Speaker(wanted if wanted in LANGUAGES else "en")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, for its limits."""
    return source(connection.client.host) if connection.client else "?"
