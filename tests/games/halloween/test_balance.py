"""The balance study of Halloween: its tables, sources of points, and matches without luck."""

from __future__ import annotations

import pytest

from hauntboard.engine.messages import HauntboardError
from hauntboard.experiments.balance.report import BalancePlan, run
from hauntboard.experiments.balance.study import narrowed, study_of

from ...experiments.quick_reports import quick_report

pytestmark = pytest.mark.slow


def test_all_points_have_a_source_and_a_match_ends_once() -> None:
    for table in quick_report("halloween").tables:
        parts = {
            name: [c.figure.value for c in table.measures if c.name == name] for name in ("source", "end")
        }
        assert sum(parts["source"]) == pytest.approx(table.spreads["score"].mean.value)
        assert sum(parts["end"]) == pytest.approx(1)


def test_identical_matches_are_one_observation() -> None:
    # The Master variant has no luck, and level 4 is deterministic.
    plan = BalancePlan.of(
        "halloween", bot="level-4", matches=2, players=2, options={"variant": "master", "rounds": 3}
    )
    [table] = run(plan).tables
    assert (table.matches, table.distinct, sum(table.won)) == (2, 1, 2)
    assert table.spreads["rounds"].mean.low is None
    assert not table.common["advantage"].figure.notable


def test_few_identical_matches_are_not_notable() -> None:
    for table in quick_report("halloween").tables:
        assert not table.common["advantage"].figure.notable


def test_tables_can_be_narrowed_and_given_other_options() -> None:
    study = study_of("halloween")
    assert len(study.setups) == 21
    assert {setup.options["cards"] for setup in narrowed(study, 2, {"cards": "casper"})} == {"casper"}
    assert len(narrowed(study, None, {"variant": "master"})) == 3
    own = narrowed(study, 3, {"cards": "1+2+3+4+5+6+7+8", "rounds": "6"})
    assert [setup.options for setup in own] == [
        {"variant": "standard", "cards": "1+2+3+4+5+6+7+8", "rounds": "6"}
    ]


def test_a_plan_without_tables_is_refused() -> None:
    with pytest.raises(HauntboardError) as refused:
        BalancePlan.of("halloween", options={"variant": "master", "cards": "casper"})
    assert refused.value.message.id == "balance-no-tables"
