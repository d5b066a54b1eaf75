"""The trained numbers of the policy, from ``data/policy.json``."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from functools import cache
from pathlib import Path
from typing import Any

from . import policy
from .policy import Policy

FILE = Path(__file__).parent / "data" / "weights.json"
VERSION = 2
COMPILED = not str(policy.__file__).endswith(".py")


@cache
def trained() -> dict[str, Any]:
    """The file's content."""
    data: dict[str, Any] = json.loads(FILE.read_text())
    if data["version"] != VERSION:
        raise ValueError(f"{FILE.name} has version {data['version']}, not {VERSION}")
    data["plan"] = list(zlib.decompress(b64decode(data["plan"])))
    return data


def plan_text(plan: list[int]) -> str:
    """A plan as the file has it."""
    return b64encode(zlib.compress(bytes(plan), 9)).decode()


def load_policy() -> Policy:
    """A policy of one's own, as trained."""
    fresh = Policy()
    data = trained()
    fresh.table, fresh.mix, fresh.worth_of = data["table"], data["mix"], data["worth_of"]
    fresh.plan, fresh.guided = data["plan"], 1
    fresh.settle_priors()
    return fresh
