"""Every law of the conformance suite has a flaw that breaks it, and the suite notices each."""

from __future__ import annotations

import inspect
import re

import pytest

from hauntboard.testing import conformance
from hauntboard.testing.conformance import ConformanceError, Run, check_run, play_to_the_end

from .flaws import AT_THE_END, IN_A_WALK, workbench

RUN = Run("template", 3, 4, {"rounds": 2, "first": 1})
LAW = re.compile(r"""(?:require\(.*?|raise ConformanceError\(\s*)"([^"]+)",?\s*\)""", re.DOTALL)
ELSEWHERE = {"a search key holds no secret choice"}  # in test_conformance.py: the template has no such choice


@pytest.mark.parametrize("law", IN_A_WALK)
def test_a_flaw_breaks_its_law(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    IN_A_WALK[law](workbench(monkeypatch))
    with pytest.raises(ConformanceError, match=f"^{re.escape(law)}$"):
        check_run(RUN)


@pytest.mark.parametrize("law", AT_THE_END)
def test_a_flaw_of_the_end_breaks_its_law(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    AT_THE_END[law](workbench(monkeypatch))
    with pytest.raises(ConformanceError, match=f"^{re.escape(law)}$"):
        play_to_the_end(RUN.load(), RUN.seed)


def test_a_sound_game_breaks_no_law() -> None:
    assert check_run(RUN) == play_to_the_end(RUN.load(), RUN.seed) == 2 * 2 * RUN.players


def test_every_law_has_a_flaw() -> None:
    laws = set(LAW.findall(inspect.getsource(conformance)))
    assert laws == {*IN_A_WALK, *AT_THE_END, *ELSEWHERE}
