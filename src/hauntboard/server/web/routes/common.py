"""Shared by the routes: parameters, documented errors, executing commands."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ....i18n import LANGUAGES, Speaker
from ....storage import Identity, Receipt
from ...accounts.limits import source
from ...errors import ErrorPayload
from ...tables import execution
from ...tables.commands import Command
from ..context import ServerContext

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A table's id")]
Perspective = Annotated[
    str | None,
    Parameter(description="Whose view: a seat from 0, spectator, or all once the match is over"),
]


class ErrorBody(msgspec.Struct):
    """An error response: a catalogue message and its text."""

    status: int
    error: ErrorPayload


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the errors to document for a route: those of every route and the given ones."""
    meanings = {
        400: "Malformed request",
        401: "No identity or an unknown one",
        403: "Not allowed for the caller, or sent by a page of another site",
        404: "Not found, or not visible to the caller",
        408: "The request did not arrive in time",
        409: "Not possible in the current state",
        413: "Request too large",
        422: "Invalid value in the request",
        429: "Too many requests",
        503: "The database did not answer in time",
    }
    every = {400, 401, 403, 408, 413, 422, 429, 503, *statuses}
    return {status: ResponseSpec(ErrorBody, description=meanings[status]) for status in sorted(every)}


REFUSALS = errors(403, 404, 409)


async def execute(context: ServerContext, id: str, who: Identity, command: Command) -> Receipt:
    """Execute a command at a table. Raise :class:`Refusal`."""
    async with context.live_tables.lease(id) as live:
        return await execution.execute(context.live_tables, live, who, command)


def speaker_for(request: AnyRequest) -> Speaker:
    """Return a speaker of the first language that a request accepts."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return Speaker(wanted if wanted in LANGUAGES else "en")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the source of a request for rate limits."""
    return source(connection.client.host) if connection.client else "?"
