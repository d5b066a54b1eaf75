"""The game of examples/liars-dice, installed as a package of its own, plays wherever the host allows it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from ..copies import ROOT, environment, install, run
from ..limits import LIMIT_SECONDS
from ..server.running import Person, running

pytestmark = [pytest.mark.process, pytest.mark.slow]

NAME = "liars-dice"
EXAMPLE = ROOT / "examples" / NAME
HAUNTBOARD = [sys.executable, "-m", "hauntboard.cli"]
ENVIRONMENTS = """
import gymnasium, numpy, pyspiel
import hauntboard.envs.gymnasium, hauntboard.envs.open_spiel

env = gymnasium.make("hauntboard/liars-dice-v0", players=3, rival="careful")
seen, _ = env.reset(seed=1)
ended = False
while not ended:
    seen, reward, ended, _, _ = env.step(int(numpy.flatnonzero(seen["action_mask"])[-1]))
assert -1 <= reward <= 1

state = pyspiel.load_game("hauntboard_liars_dice(players=3,dice=1)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert abs(sum(state.returns())) < 1e-9
"""
NOT_LOADED = """
import sys
from hauntboard.games import GAMES
from hauntboard.i18n import Speaker

assert GAMES and "liars-dice" not in GAMES
assert not Speaker("en").has("liarsdice-name")
assert "liars_dice" not in sys.modules
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the example and return the folder with it."""
    return install(EXAMPLE, tmp_path_factory.mktemp("example"))


def test_its_own_tests_pass(site: Path, tmp_path: Path) -> None:
    call = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    assert " passed" in run([*call, "-c", str(EXAMPLE / "pyproject.toml")], tmp_path, environment(site))


def test_without_the_hosts_permission_it_is_not_even_imported(site: Path, tmp_path: Path) -> None:
    run([sys.executable, "-c", NOT_LOADED], tmp_path, environment(site))


def test_it_plays_on_the_command_line(site: Path, tmp_path: Path) -> None:
    env = environment(site, HAUNTBOARD_GAMES=NAME)
    assert "Liar's Dice" in run([*HAUNTBOARD, "games"], tmp_path, env)
    bots = ["--bots", "careful,random"]
    assert "careful" in run([*HAUNTBOARD, "arena", NAME, *bots, "--matches", "12"], tmp_path, env)
    seats = ["--seat", "careful", "--seat", "random"]
    assert "wins the match" in run(
        [*HAUNTBOARD, "play", NAME, *seats, "--record", "match.txt"], tmp_path, env
    )
    assert "calls the bid" in run([*HAUNTBOARD, "replay", "match.txt"], tmp_path, env)


def test_it_plays_in_gymnasium_and_open_spiel(site: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    run([sys.executable, "-c", ENVIRONMENTS], tmp_path, environment(site, HAUNTBOARD_GAMES=NAME))


def test_it_plays_on_a_server(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAUNTBOARD_GAMES", NAME)
    monkeypatch.syspath_prepend(site)
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        asyncio.run(asyncio.wait_for(play_with_bots(server.url), LIMIT_SECONDS))


async def play_with_bots(url: str) -> None:
    """Play a match of one person against bots over the API, always with the first legal move."""
    ana = await Person(url, "Ana").come()
    table = {"game": NAME, "players": 3, "options": {"dice": 1}, "seats": ["person", "careful", "random"]}
    id = (await ana.ask("POST", "/api/tables", table))["table"]["id"]
    await ana.ask("POST", f"/api/tables/{id}/start")
    seen = -1

    def to_decide(news: dict[str, Any]) -> bool:
        return bool(is_over(news) or (news["table"]["actors"] == [0] and news["view"]["length"] > seen))

    async with ana.live(id, 0) as live:
        while not is_over(news := await live.until(to_decide)):
            seen = news["view"]["length"]
            move = {"seat": 0, "seen": seen, "action": news["view"]["legal"][0]}
            await ana.ask("POST", f"/api/tables/{id}/moves", move)
    assert len(news["table"]["winners"]) == 1


def is_over(news: dict[str, Any]) -> bool:
    return bool(news["table"]["status"] == "over")
