"""For processes in which bots think: the random bot says that it was asked and waits for a sign.

A test puts this module's name into ``bot_modules``; ``WAITING_BOTS`` names a folder for the signs.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from hauntboard.bots import BOTS
from hauntboard.bots.random import RandomBot


class WaitingBot(RandomBot):
    """Thinks until a file ``answer`` is there; ``asked`` holds the process it thinks in."""

    def choose(self, view: dict[str, Any], log: list[dict[str, Any]]) -> int:
        folder = Path(os.environ["WAITING_BOTS"])
        (folder / "asked.new").write_text(str(os.getpid()))
        (folder / "asked.new").rename(folder / "asked")
        while not (folder / "answer").exists():
            time.sleep(0.01)
        return super().choose(view, log)


BOTS["random"] = WaitingBot
