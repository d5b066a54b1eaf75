"""JSON logging; never logs secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

# Attributes of every log record; all others come from `extra`.
_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object with its extra fields."""

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
    """Send logs to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "uvicorn.access", "httpx", "aiosqlite"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
