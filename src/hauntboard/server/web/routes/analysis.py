"""Analyses of finished matches."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get, post

from ....analysis import Analysis
from ....games import part
from ....storage import Identity
from ...accounts.limits import CREATE
from ...tables.commands import Forbidden
from ..context import ServerContext
from .common import REFUSALS, AnyRequest, TableId, address
from .matches import require_match


class AnalysisPayload(msgspec.Struct):
    """The state of an analysis: not requested (``none``), queued, running (``done`` of ``total`` moments),
    failed or ready."""

    state: Literal["none", "waiting", "working", "failed", "ready"]
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None


@get("/api/tables/{id:str}/analysis", responses=REFUSALS, tags=["match"], summary="Get the analysis")
async def analysis(context: ServerContext, who: Identity | None, id: TableId) -> AnalysisPayload:
    """Return the analysis of a finished match, or its progress. It starts only on request."""
    await require_over(context, who, id)
    return await analysis_payload(context, id)


@post("/api/tables/{id:str}/analysis", responses=REFUSALS, tags=["match"], summary="Request the analysis")
async def analyse(
    context: ServerContext, request: AnyRequest, who: Identity | None, id: TableId
) -> AnalysisPayload:
    """Request the analysis of a finished match; repeated requests return its progress."""
    await require_over(context, who, id)
    found = await analysis_payload(context, id)
    if found.state not in ("none", "failed"):
        return found
    context.limits.check(address(request), CREATE)
    async with context.live_tables.lease(id) as live:
        job = context.analysis_queue.enqueue(id, require_match(live.table).fork())
    return AnalysisPayload("waiting", job.done, job.total)


async def require_over(context: ServerContext, who: Identity | None, id: str) -> None:
    """Raise :class:`Forbidden` while anything about the deal is secret, and :class:`MissingPart` if matches
    of the game cannot be analysed."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        if not await context.all_over(live.table):
            raise Forbidden("table-not-over")
        require_match(live.table)
        part(live.table.game.name, "analysis")


async def analysis_payload(context: ServerContext, id: str) -> AnalysisPayload:
    """Return the stored analysis or its progress."""
    if kept := await context.analysis_queue.find(id):
        return AnalysisPayload("ready", analysis=kept)
    job = context.analysis_queue.jobs.get(id)
    if job is None:
        return AnalysisPayload("none")
    state: Literal["waiting", "working", "failed"] = (
        "failed" if job.state == "failed" else "working" if job.state == "working" else "waiting"
    )
    return AnalysisPayload(state, job.done, job.total)


ROUTES = [analysis, analyse]
