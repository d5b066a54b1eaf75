"""A draft game for up to seven players in a package of its own, installed for a test: rules and nothing else.

Beside it the package offers ``wreck``, which cannot be imported, and a catalogue file with mistakes.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

NAME, BROKEN = "lantern", "wreck"
RULES = """
from hauntboard.games.plugin import GamePlugin
from hauntboard.games.template.game import HighCard

class Lantern(HighCard):
    name = "lantern"
    prefix = "lantern"

PLUGIN = GamePlugin(Lantern)
"""
WORDS = """lantern-name = Lantern
lantern-bad = { $unclosed
bot-name-1 = Nobody else's business
lantern-name = Defined again
lantern-good = Good
"""
ENTRY_POINTS = f"[hauntboard.games]\n{NAME} = strangers_lantern\n{BROKEN} = strangers_wreck\n"


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the package for processes that a test starts, and let the host allow its games."""
    for name, source in (("lantern", RULES), ("wreck", "raise RuntimeError('the lantern fell')\n")):
        package = folder / f"strangers_{name}"
        package.mkdir()
        (package / "__init__.py").write_text(source)
    words = folder / "strangers_lantern" / "locales" / "en"
    words.mkdir(parents=True)
    (words / "game.ftl").write_text(WORDS)
    metadata = folder / "strangers-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("HAUNTBOARD_GAMES", f"{NAME},{BROKEN},misspelt")
