"""Benchmarks: every figure is measured and reported, with or without the peer."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hauntboard.engine import build_mode
from hauntboard.games import GAMES

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

from core import (  # noqa: E402
    AT_LEAST,
    AT_MOST,
    CONTESTS,
    GAME_BENCHES,
    PACKAGE_BENCHES,
    BenchFigure,
    BenchReport,
    own_states,
    run_bench,
    shortfalls,
)

RUN = BENCHMARKS / "run.py"


def test_without_the_peer_our_own_figures_are_reported() -> None:
    measured: list[str] = []
    report = run_bench(quick=True, on_progress=measured.append, with_peer=False)
    assert (
        measured == [figure.id for figure in report] == [*GAME_BENCHES] * len(CONTESTS) + [*PACKAGE_BENCHES]
    )
    assert report.environment["open_spiel"] is None
    figures = {(figure.game, figure.id): figure for figure in report}
    compiled = build_mode.is_compiled()
    # Whether a goal is met is for ``make bench`` to say.
    for game in CONTESTS:
        for id in ("playouts", "stepped", "clone"):
            figure = figures[game, id]
            assert figure.value is None
            assert figure.met is None
            assert set(figure.own) == set(own_states(game))
            assert all(value > 0 for value in figure.own.values())
        state = figures[game, "state"]
        assert set(state.own) == set(own_states(game))
        assert state.value == (max(state.own.values()) if compiled else None)
    builds = figures["", "builds"]
    assert set(builds.own) == {"compiled", "interpreted"} and all(rate > 0 for rate in builds.own.values())
    ratio = builds.own["compiled"] / builds.own["interpreted"]
    assert builds.value == (ratio if compiled else None)
    json.dumps(report.as_json())


@pytest.mark.parametrize("game", CONTESTS)
def test_every_number_of_players_is_measured(game: str) -> None:
    assert {label.split()[0] for label in own_states(game)} == {*map(str, GAMES[game].player_counts)}


def test_goals_are_met_from_above_or_from_below() -> None:
    fast, slow = (BenchFigure("a", value, "times", 4.0, AT_LEAST) for value in (4.0, 3.9))
    small, large = (BenchFigure("b", value, "bytes", 256.0, AT_MOST) for value in (256.0, 257.0))
    assert fast.met
    assert small.met
    assert BenchFigure("c", 1.0, "times").met is None
    assert shortfalls(BenchReport({}, [fast, slow, small, large])) == ["a", "b"]


@pytest.mark.process
def test_the_script_writes_json(tmp_path: Path) -> None:
    target = tmp_path / "figures.json"
    done = subprocess.run(
        [sys.executable, RUN, "--quick", "--output", target], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert {figure["id"] for figure in json.loads(target.read_text())["figures"]} == {
        *GAME_BENCHES,
        *PACKAGE_BENCHES,
    }
