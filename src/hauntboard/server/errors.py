"""Errors as the API sends them."""

from __future__ import annotations

from typing import Any

from ..engine import serialization
from ..engine.messages import HauntboardError, Refusal


class ErrorPayload(serialization.Struct, omit_defaults=True):
    """An error: a catalogue message and, for a refusal, the rules clause behind it."""

    id: str
    arguments: dict[str, Any] = {}
    clause: str = ""
    text: str = ""


def error_payload(error: HauntboardError) -> ErrorPayload:
    """Return the payload of an error, without its text; the client or the app translates it."""
    clause = error.clause if isinstance(error, Refusal) else ""
    return ErrorPayload(error.message.id, dict(error.message.arguments), clause)
