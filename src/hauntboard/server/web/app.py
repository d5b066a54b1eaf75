"""The Litestar app: routes, error responses and lifespan."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from ... import __version__
from ...engine.game import NotationError, OptionError, PositionError
from ...engine.messages import HauntboardError, Message
from ...games import BrokenPart, MissingPart
from ...storage import Identity, NoSuchTable, StoreError
from ..accounts.identity import Unauthenticated
from ..accounts.limits import RateLimited
from ..errors import ErrorPayload, error_payload
from ..settings import Settings
from ..tables.commands import Forbidden
from .context import ServerContext
from .middleware import MAX_BODY_BYTES, Middleware
from .routes import analysis, games, hints, live, matches, me, operations, pages, tables
from .routes.common import AnyRequest, ErrorBody, speaker_for

log = logging.getLogger(__name__)

# Pages, scripts, lessons and analyses are compressed. The rest of the API is not: the compressed size of
# a secret next to text chosen by an attacker would reveal something about the secret (BREACH).
UNCOMPRESSED = ["^/api/(?!games|tables/[0-9a-f]+/analysis$)"]
MAX_QUOTED = 200  # characters
MAX_NUMBER = 2**53

# HTTP status by error; the first match counts.
STATUSES: list[tuple[type[Exception], int]] = [
    (Unauthenticated, 401),
    (Forbidden, 403),
    (RateLimited, 429),
    (MissingPart, 404),
    (BrokenPart, 404),
    (OptionError, 422),
    (NotationError, 422),
    (PositionError, 422),
    (HauntboardError, 409),
]
# Message ids for errors of the framework.
FRAMEWORK = {
    404: "request-nothing-there",
    405: "request-method",
    413: "request-too-large",
}


def create(settings: Settings) -> Middleware:
    """Create the app of one process, wrapped in its middleware."""
    middleware: Middleware

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with ServerContext.open(settings) as context:
            app.state.context = middleware.context = context
            yield

    app = Litestar(
        route_handlers=[
            *me.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *matches.ROUTES,
            *hints.ROUTES,
            *analysis.ROUTES,
            *live.ROUTES,
            *operations.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={
            "context": Provide(provide_context, sync_to_thread=False),
            "who": Provide(provide_who),
        },
        exception_handlers={
            HauntboardError: on_refusal,
            NoSuchTable: on_missing_table,
            StoreError: on_store_error,
            ValidationException: on_invalid,
            HTTPException: on_http,
            RecursionError: on_deep_nesting,
            Exception: on_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Hauntboard",
            version=__version__,
            description="Tables for three ghost games. Live play is described in docs/bots/live.md.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=UNCOMPRESSED),
        lifespan=[lifespan],
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    middleware = Middleware(app, settings.origins)
    return middleware


def provide_context(state: State) -> ServerContext:
    """Return the context of this process."""
    context: ServerContext = state.context
    return context


async def provide_who(state: State, scope: Scope) -> Identity | None:
    """Return the caller of a request, if identified."""
    return await provide_context(state).identities.caller(ASGIConnection(scope))


# ---- errors ---------------------------------------------------------------------------


def error_response(request: AnyRequest, status: int, payload: ErrorPayload) -> Response[ErrorBody]:
    """Return an error response with its text in the caller's language."""
    payload.text = localized_text(request, payload)
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return Response(ErrorBody(status, payload), status_code=status, headers=headers)


def localized_text(request: AnyRequest, payload: ErrorPayload) -> str:
    """Return the message of an error in the language of the request."""
    arguments = {name: shorten(value) for name, value in payload.arguments.items()}
    return speaker_for(request).say(Message(payload.id, arguments))


def shorten(value: Any) -> Any:
    """Shorten long values from the request before an error message quotes them."""
    if isinstance(value, str) and len(value) > MAX_QUOTED:
        return f"{value[:MAX_QUOTED]}…"
    if isinstance(value, int) and abs(value) > MAX_NUMBER:
        return "…"
    return value


def on_refusal(request: AnyRequest, refusal: HauntboardError) -> Response[ErrorBody]:
    """Respond to a refusal by the rules or the table."""
    status = next(status for kind, status in STATUSES if isinstance(refusal, kind))
    return error_response(request, status, error_payload(refusal))


def on_missing_table(request: AnyRequest, _: NoSuchTable) -> Response[ErrorBody]:
    """Respond when a table does not exist or the caller may not know of it."""
    return error_response(request, 404, ErrorPayload("table-unknown"))


def on_store_error(request: AnyRequest, problem: StoreError) -> Response[ErrorBody]:
    """Respond when the database does not answer."""
    log.error("store error", extra={"error": type(problem).__name__})
    return error_response(request, 503, ErrorPayload("server-busy"))


def on_invalid(request: AnyRequest, problem: ValidationException) -> Response[ErrorBody]:
    """Respond to a request of the wrong form."""
    extra: Any = problem.extra or []
    reasons = [str(each.get("message", "")) for each in extra if isinstance(each, dict)] or [problem.detail]
    return error_response(request, 422, ErrorPayload("request-invalid", {"problem": "; ".join(reasons)}))


def on_http(request: AnyRequest, problem: HTTPException) -> Response[ErrorBody]:
    """Respond to an error of the framework."""
    id = FRAMEWORK.get(problem.status_code, "request-invalid")
    arguments = {"problem": problem.detail} if id == "request-invalid" else {}
    return error_response(request, problem.status_code, ErrorPayload(id, arguments))


def on_deep_nesting(request: AnyRequest, _: RecursionError) -> Response[ErrorBody]:
    """Respond to a body that is nested too deeply."""
    return error_response(request, 400, ErrorPayload("request-invalid", {"problem": "nested too deeply"}))


def on_unexpected(request: AnyRequest, mistake: Exception) -> Response[ErrorBody]:
    """Respond to an unexpected exception: details go to the log only."""
    log.error("unexpected error", exc_info=mistake, extra={"path": request.url.path})
    return error_response(request, 500, ErrorPayload("server-mistake"))
