"""The app: routes, errors and the life of a process."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
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
from ...storage import Identity, NoSuchTable, StoreError
from ..accounts.identity import Unknown
from ..accounts.limits import TooOften
from ..realtime.projections import ErrorPayload, trouble
from ..settings import Settings
from ..tables.commands import Forbidden
from .context import ServerContext
from .middleware import MOST_BODY_BYTES, Middleware
from .routes import analysis, games, hints, live, matches, me, operations, pages, tables
from .routes.common import ErrorBody, speaker_for

log = logging.getLogger(__name__)

# Pages, scripts, lessons and analyses are sent packed. What the rest of the API says is not: how well a
# secret packs beside a text of somebody else's choice would tell something about it.
UNPACKED = ["^/api/(?!games|tables/[0-9a-f]+/analysis$)"]
MOST_QUOTED = 200  # characters
MOST_NUMBER = 2**53

# What an error means over HTTP; the first that fits counts.
STATUSES: list[tuple[type[Exception], int]] = [
    (Unknown, 401),
    (Forbidden, 403),
    (TooOften, 429),
    (OptionError, 422),
    (NotationError, 422),
    (PositionError, 422),
    (HauntboardError, 409),
]
# Errors of the framework, as messages of ours.
FRAMEWORK = {
    404: "request-nothing-there",
    405: "request-method",
    413: "request-too-large",
}


def create(settings: Settings) -> Middleware:
    """The app of one process, with the guard before it."""
    guard: Middleware

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with ServerContext.open(settings) as context:
            app.state.context = guard.context = context
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
            NoSuchTable: on_nothing,
            StoreError: on_busy,
            ValidationException: on_invalid,
            HTTPException: on_http,
            RecursionError: on_deep,
            Exception: on_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Hauntboard",
            version=__version__,
            description="Tables for three ghost games. Live play is described in docs/api.md.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=UNPACKED),
        lifespan=[life],
        request_max_body_size=MOST_BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    guard = Middleware(app, settings.origins)
    return guard


def provide_context(state: State) -> ServerContext:
    """The process that a request has come to."""
    context: ServerContext = state.context
    return context


async def provide_who(state: State, scope: Scope) -> Identity | None:
    """Who sent a request."""
    return await provide_context(state).identities.asker(ASGIConnection(scope))


# ---- errors ---------------------------------------------------------------------------


def error(request: Request[Any, Any, Any], status: int, told: ErrorPayload) -> Response[ErrorBody]:
    """An answer that says what went wrong, in the language of the asker."""
    told.text = in_words(request, told)
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return Response(ErrorBody(status, told), status_code=status, headers=headers)


def in_words(request: Request[Any, Any, Any], told: ErrorPayload) -> str:
    """The message in the language that the request asks for."""
    arguments = {name: shortened(value) for name, value in told.arguments.items()}
    return speaker_for(request).say(Message(told.id, arguments))


def shortened(value: Any) -> Any:
    """What the asker sent comes back in the words of an error, but not all of a long text or number."""
    if isinstance(value, str) and len(value) > MOST_QUOTED:
        return f"{value[:MOST_QUOTED]}…"
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        return "…"
    return value


def on_refusal(request: Request[Any, Any, Any], refusal: HauntboardError) -> Response[ErrorBody]:
    """Something that the rules or the table do not allow."""
    status = next(status for kind, status in STATUSES if isinstance(refusal, kind))
    return error(request, status, trouble(refusal))


def on_nothing(request: Request[Any, Any, Any], _: NoSuchTable) -> Response[ErrorBody]:
    """A table that is not there, or not for the asker."""
    return error(request, 404, ErrorPayload("table-unknown"))


def on_busy(request: Request[Any, Any, Any], problem: StoreError) -> Response[ErrorBody]:
    """The database did not answer in time."""
    log.error("store", extra={"error": type(problem).__name__})
    return error(request, 503, ErrorPayload("server-busy"))


def on_invalid(request: Request[Any, Any, Any], problem: ValidationException) -> Response[ErrorBody]:
    """A request of the wrong form."""
    extra: Any = problem.extra or []
    reasons = [str(each.get("message", "")) for each in extra if isinstance(each, dict)] or [problem.detail]
    return error(request, 422, ErrorPayload("request-invalid", {"problem": "; ".join(reasons)}))


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses by itself."""
    id = FRAMEWORK.get(problem.status_code, "request-invalid")
    arguments = {"problem": problem.detail} if id == "request-invalid" else {}
    return error(request, problem.status_code, ErrorPayload(id, arguments))


def on_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[ErrorBody]:
    """A body that is nested deeper than anything here is."""
    return error(request, 400, ErrorPayload("request-invalid", {"problem": "nested too deeply"}))


def on_mistake(request: Request[Any, Any, Any], mistake: Exception) -> Response[ErrorBody]:
    """A mistake of ours: the asker hears nothing of it, the log does."""
    log.error("mistake", exc_info=mistake, extra={"path": request.url.path})
    return error(request, 500, ErrorPayload("server-mistake"))
