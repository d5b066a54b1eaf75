"""benchmarks/strength.py: every study can be played, and the tables show the results."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[2] / "benchmarks" / "strength.py"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(FILE.parent))
    spec = importlib.util.spec_from_file_location("strength", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strength", module)
    spec.loader.exec_module(module)
    return module


def test_every_study_can_be_played_and_has_a_seed_of_its_own(strength: ModuleType) -> None:
    seeds = [study.seed for study in strength.STUDIES.values()]
    assert len(set(seeds)) == len(seeds)
    for study in strength.STUDIES.values():
        plan = study.plan(0.1)
        assert plan.deals == max(2, round(0.1 * study.deals))
        assert not study.goals or len(study.goals) == len(study.bots) - 1


def test_a_table_shows_results_beside_goals_and_resumes_from_its_file(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bots, rounds = ("cautious", "random"), {"rounds": 1}
    monkeypatch.setattr(
        strength,
        "STUDIES",
        {
            "goals-easy": strength.Study("template", 2, bots, 8, 1, (0.05,), options=rounds),
            "goals-hard": strength.Study("template", 2, bots, 8, 2, (0.99,), options=rounds),
            "levels": strength.Study("template", 2, bots, 8, 3, options=rounds),
        },
    )
    for share in ("0.5", "1"):
        monkeypatch.setattr(
            sys, "argv", ["strength", "--results", str(tmp_path / "new"), "--share", share, "--jobs", "1"]
        )
        strength.main()
    first, second = capsys.readouterr().out.split("**goals-easy**")[1:]
    assert "| 4 (1) |" in first and "| 8 (1) |" in second
    assert "5: reached |" in second and "99: not reached |" in second
    assert "| `cautious` |" in second.split("**levels**")[1]
    assert len((tmp_path / "new" / "levels.jsonl").read_text().splitlines()) == 1 + 8
