"""Matches judged in retrospect."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get, post

from ...analysis import Analysis
from ...store import Identity
from ..commands import Forbidden
from ..house import House
from ..limits import CREATE
from .common import REFUSALS, AnyRequest, TableId, address
from .matches import running


class AnalysisTold(msgspec.Struct):
    """How far the analysis of a match is: asked for by nobody (``none``), waiting for others, at work
    (``done`` of ``total`` moments), failed, or ``ready``."""

    state: Literal["none", "waiting", "working", "failed", "ready"]
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None


@get("/api/tables/{id:str}/analysis", responses=REFUSALS, tags=["match"], summary="The analysis")
async def analysis(house: House, who: Identity | None, id: TableId) -> AnalysisTold:
    """The analysis of a match that is over, or how far it is. Nothing is looked at before somebody asks."""
    await need_over(house, who, id)
    return await told(house, id)


@post("/api/tables/{id:str}/analysis", responses=REFUSALS, tags=["match"], summary="Ask for the analysis")
async def analyse(house: House, request: AnyRequest, who: Identity | None, id: TableId) -> AnalysisTold:
    """Have a match that is over looked at, once; whoever asks again hears how far it is."""
    await need_over(house, who, id)
    found = await told(house, id)
    if found.state not in ("none", "failed"):
        return found
    house.limits.check(address(request), CREATE)
    async with house.hub.using(id) as live:
        job = house.analysts.ask(id, running(live.table).fork())
    return AnalysisTold("waiting", job.done, job.total)


async def need_over(house: House, who: Identity | None, id: str) -> None:
    """Nothing is told as long as anything about the deal is secret."""
    await house.row(id, who)
    async with house.hub.using(id) as live:
        if not await house.all_over(live.table):
            raise Forbidden("table-not-over")
        running(live.table)


async def told(house: House, id: str) -> AnalysisTold:
    """How things stand."""
    if kept := await house.analysts.find(id):
        return AnalysisTold("ready", analysis=kept)
    job = house.analysts.jobs.get(id)
    if job is None:
        return AnalysisTold("none")
    state: Literal["waiting", "working", "failed"] = (
        "failed" if job.state == "failed" else "working" if job.state == "working" else "waiting"
    )
    return AnalysisTold(state, job.done, job.total)


ROUTES = [analysis, analyse]
