"""Server configuration."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The configuration of one process. The defaults suit a single process on one machine."""

    database: str = "sqlite:///hauntboard.db"
    redis: str = ""  # redis://...; empty for a single process
    host: str = "127.0.0.1"
    port: int = 8013
    origins: tuple[str, ...] = ()  # other sites whose pages may call the API
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0  # per move
    adviser: str = ""  # the bot that gives hints; by default the best of the game
    bot_modules: tuple[str, ...] = ()  # Python modules that register bots
    limits: bool = True  # enforce rate limits
    drain_seconds: float = 0.0  # how long to report "not ready" before stopping
