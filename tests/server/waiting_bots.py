"""Makes the random bot wait: it reports each request and waits for a signal file.

Tests put this module into ``bot_modules``; ``WAITING_BOTS`` names the folder of the files.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from hauntboard.bots import BOTS
from hauntboard.bots.random import RandomBot


class WaitingBot(RandomBot):
    """A random bot that writes its process id to ``asked`` and waits for a file ``answer``."""

    def choose(self, view: dict[str, Any], log: list[dict[str, Any]]) -> int:
        folder = Path(os.environ["WAITING_BOTS"])
        (folder / "asked.new").write_text(str(os.getpid()))
        (folder / "asked.new").rename(folder / "asked")
        while not (folder / "answer").exists():
            time.sleep(0.01)
        return super().choose(view, log)


BOTS["random"] = WaitingBot
