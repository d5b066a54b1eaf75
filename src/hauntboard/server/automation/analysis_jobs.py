"""The queue of finished matches to analyse, one at a time in a low-priority process.

Each match is analysed once and the result is stored. Every server process has its own queue; at worst two of
them do the same work.
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
MAX_FAILED = 50  # jobs remembered
MOMENTS_AT_ONCE = 4
TASK_SECONDS = 300.0  # for one task, on a busy machine
WAITING, WORKING, FAILED = "waiting", "working", "failed"


@dataclass
class AnalysisJob:
    """A match to analyse, and the progress made."""

    table_id: str
    match: Match
    state: str = WAITING
    done: int = 0
    total: int = 0


class AnalysisQueue:
    """Analyses matches in the background."""

    def __init__(self, analyses: Analyses, modules: Sequence[str] = ()) -> None:
        self.analyses = analyses
        command = [
            sys.executable,
            "-m",
            "hauntboard.server.automation.analysis_worker",
            str(round(TASK_SECONDS)),
            *modules,
        ]
        self.worker = Worker(command)
        self.jobs: dict[str, AnalysisJob] = {}
        self.queue: asyncio.Queue[AnalysisJob] = asyncio.Queue()

    async def find(self, table_id: str) -> Analysis | None:
        """Return the stored analysis of a table, if any."""
        data = await self.analyses.find(table_id, FORMAT)
        return None if data is None else msgspec.json.decode(data, type=Analysis)

    def enqueue(self, table_id: str, match: Match) -> AnalysisJob:
        """Queue a match unless it is queued already. Raise :class:`RateLimited` if the queue is full."""
        job = self.jobs.get(table_id)
        if job is not None and job.state != FAILED:
            return job
        if self.queue.qsize() >= MAX_WAITING:
            raise RateLimited("analysis-busy")
        job = self.jobs[table_id] = AnalysisJob(table_id, match, total=len(moments(match)))
        self.queue.put_nowait(job)
        return job

    async def run_forever(self) -> None:
        """Work through the queue; a failing job does not stop it."""
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
                await self.worker.stop()  # free its memory

    def mark_failed(self, job: AnalysisJob) -> None:
        """Mark a job as failed; only the newest failures are remembered."""
        job.state = FAILED
        failed = [id for id, other in self.jobs.items() if other.state == FAILED]
        for id in failed[:-MAX_FAILED]:
            del self.jobs[id]

    async def analyse(self, job: AnalysisJob) -> None:
        """Analyse a match a few moments at a time and store the result."""
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
        """Have the worker run one task."""
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
        line = await self.worker.ask(msgspec.json.encode(task), TASK_SECONDS)
        return msgspec.json.decode(line, type=Findings)

    async def close(self) -> None:
        """Stop the worker."""
        await self.worker.stop()
