"""The trained numbers of the policy, from ``data/policy.json``."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from .policy import Policy

FILE = Path(__file__).parent / "data" / "policy.json"
VERSION = 1


@cache
def trained() -> dict[str, Any]:
    """The file's content."""
    data: dict[str, Any] = json.loads(FILE.read_text())
    if data["version"] != VERSION:
        raise ValueError(f"{FILE.name} has version {data['version']}, not {VERSION}")
    return data


def load_policy() -> Policy:
    """A policy of one's own, as trained."""
    policy = Policy()
    data = trained()
    policy.table, policy.mix, policy.worth_of = data["table"], data["mix"], data["worth_of"]
    policy.settle_priors()
    return policy
