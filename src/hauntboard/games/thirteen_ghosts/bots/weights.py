"""The trained numbers of the policy, from ``data/policy.json``."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from . import policy
from .policy import Policy

FILE = Path(__file__).parent / "data" / "weights.json"
VERSION = 3
COMPILED = not str(policy.__file__).endswith(".py")


@cache
def trained() -> dict[str, Any]:
    """The file's content."""
    data: dict[str, Any] = json.loads(FILE.read_text())
    if data["version"] != VERSION:
        raise ValueError(f"{FILE.name} has version {data['version']}, not {VERSION}")
    return data


def load_policy() -> Policy:
    """A policy of one's own, as trained."""
    fresh = Policy()
    data = trained()
    fresh.table, fresh.mix, fresh.worth_of = data["table"], data["mix"], data["worth_of"]
    fresh.settle_priors()
    return fresh
