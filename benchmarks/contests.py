"""What each game is measured against: ``CONTEST`` in ``games/FOLDER.py``, if the game is installed.

A game without such a file is not measured.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hauntboard.engine.game import Value
from hauntboard.experiments.arena.arena import ArenaPlan
from hauntboard.games import GAMES, load, plugin

HERE = Path(__file__).parent / "games"

OH_HELL = "oh_hell(players=4,num_tricks_fixed=10)"
WINS, ROUND_POINTS = "wins", "round_points"
LEVELS = tuple(f"level-{number}" for number in range(1, 6))


@dataclass(frozen=True)
class PeerComparison:
    """The peer of a game and the factor by which the game should be faster."""

    peers: tuple[str, ...]
    playouts: float
    stepped: float
    clone: float  # at most this share of the peer's time
    state: float  # bytes at most
    # Options of the measured tables; by default only the default options.
    tables: tuple[dict[str, Value], ...] = ({},)


@dataclass(frozen=True)
class Study:
    """Bots that meet. In a gauntlet the first meets each of the others, and has a goal for each of them."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    goals: tuple[float, ...] = ()
    measure: str = WINS
    options: dict[str, Value] = field(default_factory=dict)

    def plan(self, share: float) -> ArenaPlan:
        """Return a plan of the first deals, as many as the share says."""
        deals = max(2, round(share * self.deals))
        game = load(self.game, self.players, self.options)
        return ArenaPlan.of(game, self.bots, self.seed, deals, gauntlet=bool(self.goals))


@dataclass(frozen=True)
class Contest:
    """Everything that a game is measured against."""

    speed: PeerComparison
    alike: tuple[str, str]  # the nearest game of pgx, and of OpenSpiel
    studies: Mapping[str, Study]  # of strength, by name


def contests() -> dict[str, Contest]:
    """Return the contests of the installed games."""
    files = {name: HERE / f"{plugin(name).folder}.py" for name in GAMES}
    return {name: contest_in(file) for name, file in files.items() if file.exists()}


def contest_in(file: Path) -> Contest:
    """Return the contest that a file defines."""
    spec = importlib.util.spec_from_file_location(f"contest_{file.stem}", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    contest: Contest = module.CONTEST
    return contest
