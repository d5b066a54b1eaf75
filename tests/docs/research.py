"""The examples on the page for researchers."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def run_example(section: str) -> None:
    """Run the only Python example under a heading."""
    text = PAGE.read_text(encoding="utf-8")
    part = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert part, section
    [example] = re.findall(r"```python\n(.*?)```", part[1], re.DOTALL)
    exec(compile(example, f"research.md: {section}", "exec"), {})
