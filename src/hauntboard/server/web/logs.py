"""Logs as lines of JSON, for machines and people; secrets are never given to them."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

# What every record of the standard library has; the rest was added by whoever wrote the line.
_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, where from, what, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        fields |= {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


def start(level: str = "info") -> None:
    """Write logs to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "uvicorn.access", "httpx", "aiosqlite"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
