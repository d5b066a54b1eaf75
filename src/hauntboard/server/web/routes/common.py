"""What the routes share: documented errors and the way a command is carried out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ....i18n import LANGUAGES, Speaker
from ....storage import Identity
from ...accounts.limits import source
from ...errors import ErrorPayload
from ...tables import execution
from ...tables.commands import Command
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


async def execute(context: ServerContext, id: str, who: Identity, command: Command) -> Done:
    """Execute a command at a table. Raise :class:`Refusal`."""
    receipt = await execution.execute(context.live_tables, id, who, command)
    return Done(receipt.number, receipt.length, receipt.repeated)


def speaker_for(request: AnyRequest) -> Speaker:
    """Whoever speaks the language that a request asks for first."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return Speaker(wanted if wanted in LANGUAGES else "en")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, for its limits."""
    return source(connection.client.host) if connection.client else "?"
