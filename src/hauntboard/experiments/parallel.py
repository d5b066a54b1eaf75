"""Run tasks in this process, in several processes, or on a Ray cluster.

The work is a function that another process can import; a task is its argument. The result of a task never
depends on where it runs.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from ..engine.messages import HauntboardError

Task = TypeVar("Task")
Found = TypeVar("Found")

IN_FLIGHT = 4  # tasks under way for each process
LOCAL, RAY = "local", "ray"
ENGINES = (LOCAL, RAY)


def processes_for(jobs: int) -> int:
    """Return the number of processes; 0 means one per processor."""
    return jobs if jobs > 0 else os.cpu_count() or 1


def in_order(work: Callable[[Task], Found], tasks: Iterable[Task], jobs: int) -> Iterator[Found]:
    """Yield the results of tasks in order. Only a few tasks are in flight, so results do not pile up behind
    a slow consumer and an interruption takes effect soon."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Found]] = deque()
    with processes(jobs) as pool:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= IN_FLIGHT * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def as_completed(
    work: Callable[[Task], Found], tasks: Iterable[Task], jobs: int, engine: str = LOCAL
) -> Iterator[Found]:
    """Yield the results of tasks as they finish. Tasks are requested as late as possible."""
    if engine == RAY:
        yield from on_ray(work, iter(tasks), jobs)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        yield from by_processes(work, iter(tasks), jobs)


def by_processes(work: Callable[[Task], Found], tasks: Iterator[Task], jobs: int) -> Iterator[Found]:
    """Run tasks in processes of this machine."""
    under_way: set[Future[Found]] = set()
    with processes(jobs) as pool:
        while True:
            while len(under_way) < 2 * jobs and (task := next(tasks, None)) is not None:
                under_way.add(pool.submit(work, task))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextlib.contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open a process pool. After Ctrl-C, an error or an early stop, no further task starts."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts_to_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ignore Ctrl-C in a worker: it reaches every process of a terminal, and only the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ray_module() -> Any:
    """Return the ``ray`` module or raise :class:`HauntboardError` if it is not installed."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise HauntboardError("arena-no-ray") from None


def on_ray(work: Callable[[Task], Found], tasks: Iterator[Task], jobs: int) -> Iterator[Found]:
    """Run tasks on the Ray cluster named by ``RAY_ADDRESS``, or on a local one of ``jobs`` processes."""
    ray = ray_module()
    own = not ray.is_initialized()
    if own:
        local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="error", **local)
    try:
        remote = ray.remote(lambda task: work(task))  # Ray takes functions only, and work may be a partial
        width = 2 * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        under_way: list[Any] = []
        while True:
            while len(under_way) < width and (task := next(tasks, None)) is not None:
                under_way.append(remote.remote(task))
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            for reference in done:
                yield ray.get(reference)
    finally:
        if own:
            ray.shutdown()
