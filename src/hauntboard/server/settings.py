"""What whoever runs a server may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass

from ..bots.hints import ADVISER


@dataclass(frozen=True)
class Settings:
    """The settings of one process; as they are they suit one process on one machine."""

    database: str = "sqlite:///hauntboard.db"
    redis: str = ""  # redis://...; empty: this process is alone
    host: str = "127.0.0.1"
    port: int = 8013
    origins: tuple[str, ...] = ()  # other sites whose pages may speak with us
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0  # how long a bot may think about one move
    adviser: str = ADVISER  # the bot that gives hints
    bot_modules: tuple[str, ...] = ()  # Python modules that bring bots of their own
    limits: bool = True  # whether anybody may only ask so often
    drain_seconds: float = 0.0  # how long to go on after being asked to stop, so that nobody new comes
