"""Rare lines of the log of 13 Ghosts."""

from __future__ import annotations

import pytest

from hauntboard.i18n import LANGUAGES

from ...i18n.words import rendered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        {"kind": "extra-turn", "seat": 0},
        {"kind": "tie-break", "seats": [0, 2]},
        {"kind": "scored-tie-break", "seat": 2, "points": 1, "total": 3},
        {"kind": "looked", "seat": 0, "card": 8, "count": 0, "deck": 0, "pile": "own", "cards": []},
        {"kind": "looked", "seat": 0, "card": 8, "count": 0, "deck": 0, "pile": "own"},
        {"kind": "looked", "seat": 0, "card": 10, "count": 1, "deck": 0, "pile": "own", "cards": [7]},
        {"kind": "arranged", "seat": 0, "count": 2, "deck": 0, "pile": "own", "card": 7, "cards": [4]},
        {"kind": "looked", "seat": 0, "card": 8, "count": 2, "deck": 1, "pile": "theirs", "cards": [7, 4]},
        {"kind": "team-scored", "seats": [0, 2], "points": 1, "total": 3},
        {"kind": "team-match-over", "winners": [0, 2], "scores": [3, 1]},
    ],
    ids=str,
)
def test_rare_events_render(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 2):
        rendered(language, "ghosts", event, viewer)
