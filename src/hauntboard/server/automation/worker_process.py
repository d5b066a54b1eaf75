"""The main loop of worker processes: lines of requests in, lines of replies out.

Each line begins with a slot: the number of the child process that answers it. A child answers the requests of
one slot, so it can keep what it has received, and children share no memory. ``NEW`` before a slot's number
replaces its child; ``SINGLE`` asks for a child that answers one request.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

READY = b"ready\n"
SINGLE, NEW = b"-", b"+"
ANSWERED = b"a"

Handler = Callable[[bytes], bytes]
NewHandler = Callable[[], Handler]


class Child:
    """A forked process that answers the requests of one slot."""

    def __init__(self, new_handler: NewHandler, out: BinaryIO, seconds: int, others: list[Child]) -> None:
        assert hasattr(os, "fork")
        requests, self.requests = os.pipe()
        self.answered, answered = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(requests)
            os.close(answered)
            return
        status = 1
        try:
            # A child must neither read nor hold open what belongs to the parent and to other children.
            os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
            for file in (*self.files, *(f for other in others for f in other.files)):
                os.close(file)
            self.run(new_handler(), requests, answered, out, seconds)
            status = 0
        finally:
            os._exit(status)

    @property
    def files(self) -> tuple[int, int]:
        """Return the parent's ends of the pipes."""
        return self.requests, self.answered

    def run(self, handler: Handler, requests: int, answered: int, out: BinaryIO, seconds: int) -> None:
        """Answer lines until the parent closes the pipe."""
        assert hasattr(signal, "alarm")
        with os.fdopen(requests, "rb") as lines:
            for line in lines:
                signal.alarm(seconds)  # in case the server has died
                out.write(handler(line) + b"\n")
                out.flush()
                signal.alarm(0)
                os.write(answered, ANSWERED)

    def ask(self, line: bytes) -> bool:
        """Have a line answered; return false if the child has died."""
        rest = memoryview(line)
        with contextlib.suppress(BrokenPipeError):
            while rest:
                rest = rest[os.write(self.requests, rest) :]
        return os.read(self.answered, 1) == ANSWERED

    def stop(self) -> None:
        """End the child, which is waiting for a request or has died."""
        for file in self.files:
            os.close(file)
        os.waitpid(self.pid, 0)


class Children:
    """The children of a worker process, by slot."""

    def __init__(self, new_handler: NewHandler, out: BinaryIO, seconds: int) -> None:
        self.new_handler, self.out, self.seconds = new_handler, out, seconds
        self.slots: dict[bytes, Child] = {}

    def answer(self, slot: bytes, line: bytes) -> bool:
        """Have a slot's child answer a line; return false if it gave no reply."""
        new, slot = slot == SINGLE or slot.startswith(NEW), slot.removeprefix(NEW)
        if new and (old := self.slots.pop(slot, None)) is not None:
            old.stop()
        if new:
            others = list(self.slots.values())
            self.slots[slot] = Child(self.new_handler, self.out, self.seconds, others)
        answered = self.slots[slot].ask(line)
        if slot == SINGLE:
            self.slots.pop(slot).stop()
        return answered


class Handlers:
    """Stands in for children on systems without ``fork``; there, slots can see each other's memory."""

    def __init__(self, new_handler: NewHandler, out: BinaryIO, seconds: int) -> None:
        self.new_handler, self.out, self.seconds = new_handler, out, seconds
        self.slots: dict[bytes, Handler] = {}

    def answer(self, slot: bytes, line: bytes) -> bool:
        """Answer a line in this process."""
        if slot == SINGLE or slot.startswith(NEW):
            self.slots[slot.removeprefix(NEW)] = self.new_handler()
        limit = threading.Timer(self.seconds, os._exit, [1])  # in case the server has died
        limit.daemon = True
        limit.start()
        self.out.write(self.slots[slot.removeprefix(NEW)](line) + b"\n")
        self.out.flush()
        limit.cancel()
        return True


def serve(new_handler: NewHandler, niceness: int) -> None:
    """Answer requests until the input ends. The first command-line argument limits the seconds per answer."""
    seconds, *modules = sys.argv[1:]
    for module in modules:
        importlib.import_module(module)  # registers its bots
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(niceness)
    # Keep a bot's prints out of the replies.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(READY)
    out.flush()
    kind = Children if hasattr(os, "fork") else Handlers
    children = kind(new_handler, out, int(seconds))
    for line in sys.stdin.buffer:
        slot, _, request = line.partition(b" ")
        if not children.answer(slot, request):
            sys.exit(1)  # no reply was written
