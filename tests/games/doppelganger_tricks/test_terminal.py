"""Doppelgänger Tricks in the terminal."""

from __future__ import annotations

import re

from hauntboard.cli import main


def test_the_suits_are_shown_by_symbol_name_and_letter(capsys):
    assert main(["rules", "doppelganger-tricks", "--cards"]) == 0
    out = capsys.readouterr().out
    for row in (
        "■ squares +S1",
        "● circles +C1",
        "▲ triangles +T1",
        "◈ doppelgängers +D1",
        r"Bonus card \+3 ",
    ):
        assert re.search(rf"^{row}", out, re.MULTILINE)
