"""Balance reports: counts match the matches played, and known effects are found."""

from __future__ import annotations

import json
import math
import random
import shlex
from dataclasses import replace
from typing import NoReturn

import pytest

from hauntboard.cli import main
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.experiments.balance import report
from hauntboard.experiments.balance.figures import bins, difference, quantile
from hauntboard.experiments.balance.report import BalancePlan, observe, observe_parcel, reported, run
from hauntboard.experiments.balance.study import (
    POINTS,
    Family,
    Inquiry,
    Observation,
    Seen,
    Setup,
    Study,
)
from hauntboard.experiments.statistics.regression import Sample, slopes
from hauntboard.games import GAMES, plugin

from ..games.any_game import RELEASED
from ..released import quickest
from .quick_reports import quick_arguments, quick_report

STUDIED = [name for name in GAMES if plugin(name).has("balance")]
each_game = pytest.mark.parametrize("game", STUDIED)


def test_every_released_game_has_a_study():
    assert {*RELEASED} <= {*STUDIED}


# ---- counting ---------------------------------------------------------------------------


@each_game
def test_the_shares_of_all_positions_add_up_to_one_and_their_leads_to_zero(game):
    for table in quick_report(game).tables:
        for places in (table.positions, table.round_positions):
            if places:
                assert math.isclose(sum(place.wins.value for place in places), 1)
                assert math.isclose(sum(place.lead.value for place in places), 0, abs_tol=1e-9)
        assert table.common["advantage"].figure.value == pytest.approx(
            table.positions[0].wins.value - 1 / len(table.positions)
        )


@each_game
def test_every_value_lies_in_its_interval_and_every_histogram_holds_all_matches(game):
    for table in quick_report(game).tables:
        for name, spread in table.spreads.items():
            for figure in (spread.mean, spread.sd, *spread.quantiles.values()):
                assert figure.low <= figure.value <= figure.high
            held = sum(count for _, _, count in spread.bins)
            assert held == table.matches * (len(table.positions) if name == "score" else 1)


@each_game
def test_the_command_of_a_table_plays_its_matches_again(game, capsys):
    for table in quick_report(game).tables[:3]:
        assert main([*shlex.split(table.command)[1:], "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert [seat["won"] for seat in data["seats"]] == table.won
        assert data["moves_mean"] == pytest.approx(table.spreads["decisions"].mean.value)


@each_game
def test_the_number_of_processes_changes_nothing(game):
    plan = BalancePlan.of(game, **quick_arguments(game, matches=5, players=GAMES[game].player_counts[0]))
    assert run(plan, jobs=1) == run(plan, jobs=2)


@each_game
def test_the_first_matches_of_many_are_those_of_few(game):
    players = GAMES[game].player_counts[0]
    few, many = (BalancePlan.of(game, **quick_arguments(game, matches=n, players=players)) for n in (2, 4))
    kept = [few.count(setup) for setup in few.setups]
    assert [seen[:n] for seen, n in zip(observe(many), kept, strict=True)] == observe(few)


@each_game
def test_a_report_resumes_from_its_file_without_playing_a_match_twice(game, tmp_path, monkeypatch):
    plans = (BalancePlan.of(game, "random", matches=matches) for matches in (2, 3))
    few, many = (replace(plan, setups=plan.setups[:2]) for plan in plans)
    whole, file, played = observe(many), tmp_path / "results", []
    observe(few, results=file)
    monkeypatch.setattr(
        report, "observe_parcel", lambda p, parcel: played.append(parcel) or observe_parcel(p, parcel)
    )
    assert observe(many, results=file) == whole
    assert sum(len(parcel.indices) for parcel in played) == report.total(many) - report.total(few)


def test_results_of_other_tables_are_not_mixed_in(tmp_path):
    game = quickest()
    one, two = (BalancePlan.of(game, "random", matches=2, players=n) for n in GAMES[game].player_counts[:2])
    observe(one, results=tmp_path / "results")
    with pytest.raises(HauntboardError, match="results-file-other"):
        observe(two, results=tmp_path / "results")


# ---- effects ----------------------------------------------------------------------------


def unused(game: Game, match: Match, index: int) -> NoReturn:
    raise AssertionError("the matches are invented")


def invented(seed: int, matches: int = 150) -> tuple[BalancePlan, list[list[Observation]]]:
    """Return two tables at which card a is worth 2 points, b nothing, and holders of a mostly take b."""
    inquiries = tuple(
        Inquiry(name, {"round-lead": POINTS}, (Family("dealt", ("a", "b", "c"), chosen=joint),), joint)
        for name, joint in (("alone", False), ("joint", True))
    )
    setups = tuple(Setup(2, {"rounds": rounds}, bot="random") for rounds in (3, 4))
    study = Study("template", "random", matches, setups, inquiries, (), observe=unused)
    plan = BalancePlan(study, "random", seed, matches, setups, "")
    rng = random.Random(seed)
    return plan, [[invented_match(rng, index, table) for index in range(matches)] for table in (0, 1)]


def invented_match(rng: random.Random, index: int, table: int) -> Observation:
    luck = rng.gauss(0, 1)  # a match has its own, so its samples depend on each other
    samples = []
    for _ in range(4):
        a, c = float(rng.random() < 0.4), float(rng.random() < 0.4)
        b = float(rng.random() < (0.8 if a else 0.2))
        outcome = 2 * a + 5 * table + luck + rng.gauss(0, 1)
        samples.append(Seen((outcome,), {"dealt:a": a, "dealt:b": b, "dealt:c": c}))
    won = [int(rng.random() < 0.5)]
    gains = [[1, 0] if won == [0] else [0, 1]]
    rounds = 5 + 3 * table + rng.randrange(3)
    return Observation(
        index,
        f"{table} {index}",
        gains[0],
        won,
        [0, 1],
        9,
        rounds,
        [[0, 1]],
        gains,
        {},
        {"alone": samples, "joint": samples},
    )


def test_a_known_effect_is_found_and_no_other_is_marked():
    report = reported(*invented(seed=1))
    alone, joint = ({row.key: row.figure for row in value.rows} for value in report.values)
    for figures in (alone, joint):
        assert figures["a"].low < 2 < figures["a"].high and figures["a"].notable
        assert figures["c"].low < 0 < figures["c"].high and not figures["c"].notable
    # b is only correlated with a: it looks good alone and has no effect beside a.
    assert alone["b"].notable and not joint["b"].notable
    assert [value.claim for value in report.values] == ["effect", "association"]


def test_a_table_that_differs_is_distinguished_from_one_that_does_not():
    [compared] = reported(*invented(seed=2)).comparisons
    found = {part.measure: part.figure for part in compared.differences}
    assert compared.dimension == "rounds"
    assert found["rounds"].low < 3 < found["rounds"].high and found["rounds"].notable
    assert not found["advantage"].notable and found["decisions"].value == 0


def test_intervals_have_about_the_stated_coverage():
    held = 0
    for seed in range(60):
        rng = random.Random(seed)
        samples = []
        for cluster in range(40):
            luck = rng.gauss(0, 1)
            for _ in range(3):
                x = float(rng.random() < 0.5)
                samples.append(Sample(cluster % 2, cluster, x + luck + rng.gauss(0, 1), {"x": x}))
        slope = slopes(samples, ["x"])["x"]
        held += slope.low <= 1 <= slope.high
    assert 52 <= held <= 60  # with true 95 % coverage, fewer happen once in 300 runs


def test_constant_or_dependent_columns_get_no_value():
    rng = random.Random(3)
    samples = [
        Sample(0, n, rng.random(), {"x": float(n % 2), "twice": 2.0 * (n % 2), "ever": 1.0})
        for n in range(60)
    ]
    assert slopes(samples, ["x", "twice", "ever"]).keys() == {"x"}
    assert slopes(samples[:8], ["x"]) == {}


def test_matches_with_the_same_number_are_one_observation():
    # The second table repeats the first, one point higher: nothing of the difference is left to chance.
    rng = random.Random(4)
    base = [invented_match(rng, index, 0) for index in range(20)]
    other = [replace(seen, rounds=seen.rounds + 1) for seen in base]
    found = difference(base, other, lambda seen: (float(seen.rounds), 1.0))
    assert found.value == pytest.approx(1) and found.low == pytest.approx(1) == found.high


# ---- plans ------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize(
    ("arguments", "id"),
    [
        ({"matches": 1}, "balance-too-few"),
        ({"bot": "zorro"}, "bot-unknown"),
        ({"players": 99}, "option-bad-players"),
        ({"options": {"colour": "red"}}, "option-unknown"),
    ],
)
def test_an_invalid_plan_is_refused(game, arguments, id):
    with pytest.raises(HauntboardError) as refused:
        BalancePlan.of(game, **arguments)
    assert refused.value.message.id == id


def test_quantiles_and_bins_match_the_values():
    values = [float(n) for n in range(1, 101)]
    assert quantile(values, 0.5, 100).value == 50
    assert quantile(values, 0.05, 100).value == 5
    assert len(bins(values)) <= 16 and sum(count for _, _, count in bins(values)) == 100
