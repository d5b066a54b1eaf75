"""The arena: paired luck, correct intervals, durable results that do not depend on speed."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.seats import CHANCE
from hauntboard.experiments.arena import arena
from hauntboard.experiments.arena.arena import (
    ArenaPlan,
    PairedDealer,
    Pairing,
    StopRule,
    pairings,
    play_unit,
    ratings_of,
    run,
)
from hauntboard.experiments.arena.deal_results import DealResult, MatchResult
from hauntboard.experiments.parallel import RAY
from hauntboard.experiments.statistics.inference import ABOVE, BELOW, OPEN, ByDeal, Wager
from hauntboard.games import GAMES, load

from ..games.any_game import analysis_settings, short

GAME = load("template")
BOTS = ["ismcts@10", "cautious", "random"]
SEED = 5
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
# A bot of every game that has one to compare with the random one, and tables at which it is quick.
ARENAS = [
    (name, players, bots.names_for(name)[1])
    for name in ("template", *GAMES)
    for players, _ in analysis_settings(name)
    if len(bots.names_for(name)) > 1
]


def plan(deals: int = 6, **wish: Any) -> ArenaPlan:
    return ArenaPlan.of(GAME, BOTS, seed=SEED, deals=deals, wish=StopRule(**wish))


# ---- luck -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_round_gets_the_same_deal_whatever_was_played_before(name: str, players: int) -> None:
    dealt = []
    for seed in (1, 2):
        rng = random.Random(seed)
        match = Match(load(name, players))
        dealer = PairedDealer(match, seed=5, deal=8)
        rounds: dict[int, list[int]] = {}
        match.deal(dealer)
        acted = -1  # the last round in which a seat has acted
        while not match.state.over() and len(match.steps) < 400:
            now = match.state.current_round()
            if acted != now:
                rounds[now] = []
                for step in reversed(match.steps):
                    if step.seat != CHANCE:
                        break
                    rounds[now].append(step.action)
            acted = now
            match.play(rng.choice(match.state.legal_actions()))
            match.deal(dealer)
        dealt.append(rounds)
    both = dealt[0].keys() & dealt[1].keys()
    assert both
    for number in both:
        # The seat that is dealt to first may differ; the luck of the first round must not.
        assert len(dealt[0][number]) == len(dealt[1][number])
    first = min(both)
    assert dealt[0][first] == dealt[1][first]


def scores_rounds(name: str) -> bool:
    """Return whether a game scores its rounds separately."""
    match = Match(load(name))
    match.deal(SeededDealer(1))
    return match.state.current_round() > 0


@pytest.mark.parametrize(("name", "players", "bot"), ARENAS)
def test_a_deal_is_played_once_from_every_side(name: str, players: int, bot: str) -> None:
    rounds = scores_rounds(name)
    table = ArenaPlan.of(load(name, players, {} if rounds else short(name)), [bot, "random"], deals=1)
    unit = play_unit(table, arena.DealTask(bot, "random", 0))
    assert [tuple(played.seats) for played in unit.played] == list(load(name, players).sides)
    assert play_unit(table, arena.DealTask(bot, "random", 0)).played[0].scores == unit.played[0].scores
    for played in unit.played:
        # The points of all rounds add up to those of the match.
        points = [sum(gains) for gains in zip(*played.rounds, strict=True)]
        assert points == (played.scores if rounds else [])


def test_every_round_of_a_match_is_scored() -> None:
    table = ArenaPlan.of(load("template", 3, {"rounds": 4}), ["cautious", "random"], deals=1)
    for played in play_unit(table, arena.DealTask("cautious", "random", 0)).played:
        assert len(played.rounds) == 4


def test_the_plan_lists_every_pairing() -> None:
    assert len(pairings(BOTS, 2)) == 3
    assert len(pairings(BOTS, 4)) == 6


# ---- the result depends on nothing but the plan ------------------------------------------


@pytest.mark.parametrize("wish", [{}, {"fair": True}, {"precision": 0.2}])
def test_any_number_of_processes_gives_the_same_report(wish: dict[str, Any]) -> None:
    table = plan(24, **wish)
    assert run(table, jobs=1) == run(table, jobs=2)


def test_units_may_arrive_in_any_order() -> None:
    table = plan(30, line=0.5)
    units = [unit(deal, won=deal % 5 != 0) for deal in range(30)]
    reports = []
    for seed in range(3):
        random.Random(seed).shuffle(units)
        contest = Pairing(table, 2, "ismcts@10", "cautious")
        for each in units:
            contest.receive(each)
        reports.append(contest.figures())
    assert reports[0] == reports[1] == reports[2]
    assert reports[0].verdict == ABOVE
    assert reports[0].deals < 30


def unit(deal: int, won: bool) -> DealResult:
    winners = [[0], [1]] if won else [[1], [0]]
    return DealResult(
        "ismcts@10",
        "cautious",
        deal,
        [
            MatchResult([side], [3, 1], winners[side], [[2, 0], [1, 1]], [0.5, 0.25], [0.5, 0.25], [1, 1])
            for side in (0, 1)
        ],
    )


def test_a_small_case_is_counted_correctly() -> None:
    contest = Pairing(plan(4), 2, "ismcts@10", "cautious")
    for deal, won in enumerate((True, True, True, False)):
        contest.receive(unit(deal, won))
    figures = contest.figures()
    assert (figures.deals, figures.matches, figures.wins.mean) == (4, 8, 0.75)
    assert figures.points.mean == 0.0  # three to one from either side
    assert figures.round_wins is not None
    assert figures.round_wins.mean == 0.5
    assert contest.enough


def test_a_longer_arena_begins_with_the_shorter_one(tmp_path: Path) -> None:
    short, long = tmp_path / "short", tmp_path / "long"
    run(plan(2), results=short)
    run(plan(4), results=long)
    assert set(without_times(short)) < set(without_times(long))


def without_times(file: Path) -> list[str]:
    found = []
    for line in file.read_text().splitlines()[1:]:
        data = json.loads(line)
        for played in data["played"]:
            del played["seconds"], played["longest"]
        found.append(json.dumps(data))
    return found


# ---- the file ---------------------------------------------------------------------------


def test_no_match_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results"
    first = run(plan(5), results=file)
    monkeypatch.setattr(arena, "play_unit", lambda plan, task: pytest.fail("played again"))
    assert run(plan(5), results=file) == first


def test_more_bots_and_deals_continue_from_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "results"
    run(ArenaPlan.of(GAME, BOTS[:2], seed=SEED, deals=3), results=file)
    kept = file.read_bytes()
    assert run(plan(5), results=file) == run(plan(5))
    assert file.read_bytes().startswith(kept)


def test_the_match_of_a_truncated_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results"
    whole = run(plan(4), results=file)
    data = file.read_bytes()
    for cut in (1, 40, len(data.splitlines(keepends=True)[-1]) + 10, len(data) - 20):
        file.write_bytes(data[:-cut])
        assert run(plan(4), results=file) == whole
        assert file.read_bytes().count(b"\n") == data.count(b"\n")


@pytest.mark.process
def test_a_killed_process_loses_no_finished_match(tmp_path: Path) -> None:
    file = tmp_path / "results"
    call = [sys.executable, "-m", "hauntboard.cli", "arena", "template", "--bots", "cautious,random"]
    with subprocess.Popen(
        [*call, "--matches", "200000", "--seed", "3", "--results", str(file)], env=dict(os.environ)
    ) as process:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
        process.send_signal(signal.SIGKILL)
    played = file.read_bytes().count(b"\n") - 1
    table = ArenaPlan.of(load("template"), ["cautious", "random"], seed=3, deals=played)
    assert run(table, results=file) == run(table)


def wait_until(ready: Callable[[], bool]) -> None:
    while not ready():
        time.sleep(0.02)


def test_a_wrong_file_is_reported_and_stays_unchanged(tmp_path: Path) -> None:
    good = tmp_path / "good"
    run(plan(2), results=good)
    lines = good.read_bytes().splitlines(keepends=True)
    cases = {
        b"hello\nworld\n": "results-file-foreign",
        b"hello": "results-file-foreign",
        b"\xff\xfe\n": "results-file-foreign",
        b'{"game": 3}\n': "results-file-foreign",
        lines[0].replace(b'"seed":5', b'"seed":4') + lines[1]: "results-file-other",
        lines[0].replace(b'"rounds":3', b'"rounds":4') + lines[1]: "results-file-other",
        lines[0].replace(b'"arena":1', b'"arena":2'): "results-file-other",
        lines[0] + b"{}\n": "results-file-damaged",
        lines[0] + lines[1][:50] + b"\n" + lines[2]: "results-file-damaged",
        lines[0] + lines[1].replace(b'"winners":[', b'"winners":[9,'): "results-file-damaged",
        lines[0] + lines[1].replace(b'"moves":[', b'"moves":[4,'): "results-file-damaged",
        lines[0] + b"\xff\n": "results-file-damaged",
    }
    for data, id in cases.items():
        file = tmp_path / "file"
        file.write_bytes(data)
        with pytest.raises(HauntboardError) as caught:
            run(plan(2), results=file)
        assert caught.value.message.id == id
        assert file.read_bytes() == data


def test_two_arenas_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results"
    with (
        plan(1).results_file(file),
        pytest.raises(HauntboardError, match="results-file-busy"),
    ):
        run(plan(1), results=file)


# ---- statistics -------------------------------------------------------------------------


def test_matches_of_one_deal_count_as_one_observation() -> None:
    alike, mixed = ByDeal(), ByDeal()
    for deal in range(100):
        alike.add(2 * (deal % 2), 2)  # a deal decides both matches
        mixed.add(1, 2)  # every deal is won by each side once
    assert alike.share().mean == mixed.share().mean == 0.5
    assert alike.share().half > 0.09
    assert mixed.share().half < 0.03


def test_intervals_have_the_promised_coverage() -> None:
    rng = random.Random(1)
    for true in (0.5, 0.9, 0.98):
        held = 0
        for _ in range(300):
            wins = ByDeal()
            for _ in range(40):
                wins.add(2 * (rng.random() < true) if rng.random() < 0.5 else count(rng, true), 2)
            held += wins.share().low <= true <= wins.share().high
        assert held > 0.91 * 300


def count(rng: random.Random, true: float) -> int:
    return (rng.random() < true) + (rng.random() < true)


def test_winning_every_match_still_leaves_uncertainty() -> None:
    wins = ByDeal()
    for _ in range(30):
        wins.add(2, 2)
    assert wins.share().mean == 1.0
    assert 0.8 < wins.share().low < 0.95


def test_checking_after_every_deal_keeps_the_error_rate() -> None:
    rng = random.Random(2)
    wrong = 0
    for _ in range(200):
        wager = Wager(0.5)
        for _ in range(300):
            wager.add(count(rng, 0.5) / 2)
        wrong += wager.verdict != OPEN
    assert wrong <= 10


def test_a_clear_difference_is_decided_soon() -> None:
    for true, verdict in ((0.8, ABOVE), (0.2, BELOW)):
        rng = random.Random(3)
        wager = Wager(0.5)
        deals = 0
        while wager.verdict == OPEN:
            wager.add(count(rng, true) / 2)
            deals += 1
        assert wager.verdict == verdict
        assert deals < 40


def test_ratings_follow_the_wins() -> None:
    report = run(plan(40))
    assert [row.bot for row in report.standings] == BOTS
    assert all(row.matches == 160 for row in report.standings)
    assert all(row.seconds_longest >= row.seconds_mean > 0 for row in report.standings)


def test_ratings_do_not_depend_on_which_matches_were_won_first() -> None:
    """Both win equally often, first one bot, then the other: rated in that order they would be far apart."""
    units = [unit(deal, won=deal < 20) for deal in range(40)]
    found = ratings_of(BOTS[:2], GAME, units)
    assert abs(found["ismcts@10"][0] - found["cautious"][0]) < 1.0


def test_an_invalid_plan_is_refused() -> None:
    for names, deals, wish, id in (
        (["random"], 1, StopRule(), "arena-bots"),
        (["random", "random"], 1, StopRule(), "arena-bots"),
        (["random", "zorro"], 1, StopRule(), "bot-unknown"),
        (["random", "cautious"], 0, StopRule(), "arena-deals"),
        (["random", "cautious"], 1, StopRule(precision=1.0), "arena-share"),
        (["random", "cautious"], 1, StopRule(line=0.0), "arena-share"),
    ):
        with pytest.raises(HauntboardError, match=id):
            ArenaPlan.of(GAME, names, deals=deals, wish=wish)


def test_a_budget_applies_to_bots_that_accept_one() -> None:
    given = arena.with_budget(GAME, ["ismcts", "ismcts@50", "random"], "100ms")
    assert given == ["ismcts@100ms", "ismcts@50", "random"]


def test_ray_gives_the_same_report_or_a_clear_error() -> None:
    table = plan(3)
    if importlib.util.find_spec("ray"):
        assert run(table, jobs=2, engine=RAY) == run(table)
    else:
        with pytest.raises(HauntboardError, match="arena-no-ray"):
            run(table, jobs=2, engine=RAY)
