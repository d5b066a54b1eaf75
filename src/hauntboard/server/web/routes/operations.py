"""For those who run the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from prometheus_client import generate_latest

from ....storage import StoreError
from ...metrics import LIVE_TABLES, REGISTRY
from ..context import ServerContext


@get("/health", tags=["operations"], summary="Is the process alive?", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


@get("/ready", tags=["operations"], summary="Should requests be sent here?", include_in_schema=False)
async def ready(context: ServerContext) -> Response[Any]:
    """The database answers and the process is not about to stop."""
    if context.closing.is_set() or context.draining:
        return Response({"status": "closing"}, status_code=503)
    try:
        await context.store.changed_since(2**62)
    except (StoreError, OSError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", tags=["operations"], summary="Figures for Prometheus", include_in_schema=False)
async def metrics(context: ServerContext) -> Response[bytes]:
    """Figures about the process."""
    LIVE_TABLES.set(len(context.live_tables.live))
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, ready, metrics]
