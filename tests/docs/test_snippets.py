"""Every command and every piece of code in the README and the documentation works as written.

Blocks of ``python``, ``sh`` and ``console`` run in order, those of a page in one folder; the output of a
``console`` block must be the output shown (``…`` stands for anything). A block that cannot run has the reason
in the line above it: ``<!-- not run: starts a server that stays -->``. Pages use the games as examples: a
page needs those that it names, and is skipped in a checkout without one of them.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from hauntboard.games import GAMES
from hauntboard.storage import Store

from ..copies import ROOT
from .snippets import RUN, SHOWN, absent_games, blocks, indented, run_block, setting

ALL = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FOLLOWED = ROOT / "docs" / "add-a-game.md"  # by test_add_a_game.py, in a copy of the checkout
RUNNING = [
    page for page in ALL if page != FOLLOWED and any(b.language in RUN and not b.reason for b in blocks(page))
]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


async def new_database(url: str) -> None:
    async with Store.open(url):
        pass


@pytest.mark.parametrize("page", ALL, ids=name)
def test_every_block_is_run_or_says_why_not(page: Path) -> None:
    assert indented(page) == [], "code is written between ``` with its language"
    for block in blocks(page):
        assert block.language in (*RUN, *SHOWN), f"a block has no known language:\n{block.text}"
        if block.language == "json" and "…" not in block.text:
            json.loads(block.text)


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.parametrize("page", RUNNING, ids=name)
def test_the_commands_of_a_page_work(page: Path, tmp_path: Path) -> None:
    if absent := absent_games(page, GAMES):
        pytest.skip(f"the page uses a game that is not here: {', '.join(absent)}")
    env = setting(tmp_path)
    if "hauntboard admin" in page.read_text(encoding="utf-8"):
        asyncio.run(new_database(env["HAUNTBOARD_DATABASE"]))
    for block in blocks(page):
        if block.language in RUN and not block.reason:
            run_block(block, tmp_path, env)


def test_a_page_needs_the_games_that_its_code_names(tmp_path: Path) -> None:
    for name in ("last-candle", "high-card"):
        (tmp_path / "games" / name).mkdir(parents=True)
    page = tmp_path / "page.md"
    page.write_text(
        "High-card is prose.\n\n```python\nimport last_candle_v0\n```\n"
        "<!-- not run: stays -->\n```sh\nhauntboard play high-card\n```\n"
    )
    assert absent_games(page, ["high-card"], tmp_path / "games") == ["last-candle"]
    assert absent_games(page, ["last-candle"], tmp_path / "games") == []
