"""Health, readiness and metrics for operators."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from prometheus_client import generate_latest

from ....storage import StoreError
from ...metrics import LIVE_TABLES, REGISTRY
from ..context import ServerContext


@get("/health", tags=["operations"], summary="Check health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Return that the process is alive."""
    return {"status": "alive"}


@get("/ready", tags=["operations"], summary="Check readiness", include_in_schema=False)
async def ready(context: ServerContext) -> Response[Any]:
    """Return whether the database answers and the process is not about to stop."""
    if context.closing.is_set() or context.draining:
        return Response({"status": "closing"}, status_code=503)
    try:
        await context.store.changed_since(2**62)
    except (StoreError, OSError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", tags=["operations"], summary="Get Prometheus metrics", include_in_schema=False)
async def metrics(context: ServerContext) -> Response[bytes]:
    """Return metrics of the process."""
    LIVE_TABLES.set(len(context.live_tables.live))
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, ready, metrics]
