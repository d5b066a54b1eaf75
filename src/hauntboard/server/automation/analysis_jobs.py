"""Finished matches are looked at in a process of its own, one after the other and with the lowest priority.

Every match is looked at once; what was found is kept in the database. Several processes of a server each have
a queue of their own: at worst two of them do the same work.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...analysis import moments
from ...analysis.model import FORMAT, Analysis, Piece
from ...engine.match import Match
from ...storage import Analyses, StoreError
from ..accounts.limits import RateLimited
from .analysis_worker import AnalysisTask, Findings
from .bot_pool import BotFailure, Worker

log = logging.getLogger(__name__)

MAX_WAITING = 16  # matches
MAX_FAILED = 50  # remembered
MOMENTS_AT_ONCE = 4
SECONDS = 300.0  # for these, on a machine that has other things to do
WAITING, WORKING, FAILED = "waiting", "working", "failed"


@dataclass
class AnalysisJob:
    """A match to be looked at, and how far that is."""

    table_id: str
    match: Match
    state: str = WAITING
    done: int = 0
    total: int = 0


class AnalysisQueue:
    """Takes matches and gives analyses."""

    def __init__(self, analyses: Analyses, modules: Sequence[str] = ()) -> None:
        self.analyses = analyses
        command = [
            sys.executable,
            "-m",
            "hauntboard.server.automation.analysis_worker",
            str(round(SECONDS)),
            *modules,
        ]
        self.worker = Worker(command)
        self.jobs: dict[str, AnalysisJob] = {}
        self.queue: asyncio.Queue[AnalysisJob] = asyncio.Queue()

    async def find(self, table_id: str) -> Analysis | None:
        """What is kept about a table."""
        data = await self.analyses.find(table_id, FORMAT)
        return None if data is None else msgspec.json.decode(data, type=Analysis)

    def enqueue(self, table_id: str, match: Match) -> AnalysisJob:
        """Have a match looked at, if that is not about to happen; raises :class:`RateLimited` when there is
        more to do than anybody would wait for."""
        job = self.jobs.get(table_id)
        if job is not None and job.state != FAILED:
            return job
        if self.queue.qsize() >= MAX_WAITING:
            raise RateLimited("analysis-busy")
        job = self.jobs[table_id] = AnalysisJob(table_id, match, total=len(moments(match)))
        self.queue.put_nowait(job)
        return job

    async def run_forever(self) -> None:
        """One match after the other; error_payload with one stays there."""
        while True:
            job = await self.queue.get()
            try:
                await self.analyse(job)
                del self.jobs[job.table_id]
            except (BotFailure, TimeoutError, OSError, ValueError, StoreError) as error:
                log.warning("analysis failed", extra={"table": job.table_id, "how": type(error).__name__})
                self.mark_failed(job)
                await self.worker.stop()
            if self.queue.empty():
                await self.worker.stop()  # nobody has to keep it in memory

    def mark_failed(self, job: AnalysisJob) -> None:
        """Remember that it failed, for whoever asks; but not of every match that ever did."""
        job.state = FAILED
        failed = [id for id, other in self.jobs.items() if other.state == FAILED]
        for id in failed[:-MAX_FAILED]:
            del self.jobs[id]

    async def analyse(self, job: AnalysisJob) -> None:
        """Look at all moments of a match, some at a time, and keep what comes of it."""
        job.state = WORKING
        wanted, pieces = moments(job.match), list[Piece]()
        for start in range(0, len(wanted), MOMENTS_AT_ONCE):
            some = wanted[start : start + MOMENTS_AT_ONCE]
            pieces += (await self.run_task(job.match, wanted=some)).pieces
            job.done = len(pieces)
        found = (await self.run_task(job.match, pieces=pieces)).analysis
        await self.analyses.keep(job.table_id, FORMAT, msgspec.json.encode(found))

    async def run_task(
        self, match: Match, wanted: Sequence[int] = (), pieces: Sequence[Piece] = ()
    ) -> Findings:
        """Have the worker do a part."""
        game = match.game
        fresh = match.start == game.new_state()
        task = AnalysisTask(
            game.name,
            game.players,
            game.options,
            None if fresh else game.position(match.start),
            match.actions,
            list(wanted),
            list(pieces),
        )
        line = await self.worker.ask(msgspec.json.encode(task), SECONDS)
        return msgspec.json.decode(line, type=Findings)

    async def close(self) -> None:
        """Let the process go."""
        await self.worker.stop()
