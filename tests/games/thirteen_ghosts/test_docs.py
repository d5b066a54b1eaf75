"""The record in the documentation, a match of 13 Ghosts."""

from __future__ import annotations

import re
from pathlib import Path

from hauntboard.engine import record as records
from hauntboard.games import load

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "records.md"


def test_the_record_in_the_documentation_is_valid() -> None:
    text = PAGE.read_text(encoding="utf-8")
    [example] = [block for block in re.findall(r"```text\n(.*?)```", text, re.DOTALL) if "[Game" in block]
    [record] = records.read(example, load)
    assert records.verify(record).state.winners() == [0]
