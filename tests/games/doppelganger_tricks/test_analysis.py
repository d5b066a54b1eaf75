"""What the moves of Doppelgänger Tricks reveal."""

from __future__ import annotations

import pytest

from ...analysis.matches import judged, played, quick

__all__ = ["quick"]

pytestmark = pytest.mark.slow


TABLE = "doppelganger-tricks 3"


def test_shown_voids_claims_and_predictions_are_leaks() -> None:
    match, found = played(TABLE), judged(TABLE)
    leaks = {
        move.step: [(leak.words.id, *leak.words.arguments.values()) for leak in move.leaks]
        for move in found.moves
    }
    counts = {"tricks-leak-prediction": 0, "tricks-leak-claim": 0, "tricks-leak-void": 0}
    for move in found.moves:
        before, after = (
            match.at(step).view(move.seat)["seats"][move.seat] for step in (move.step - 1, move.step)
        )
        claimed = any(event.kind == "claimed" for event in match.steps[move.step - 1].events)
        expected = [("tricks-leak-claim",)] if claimed else []
        if after["prediction"] != before["prediction"] and after["prediction"] is not None:
            expected.append(("tricks-leak-prediction", after["prediction"]))
        new = [suit for suit in after["voids"] if suit not in before["voids"]]
        expected += [("tricks-leak-void", suit) for suit in new if not (claimed and suit == "D")]
        assert leaks[move.step] == expected
        for id, *_ in expected:
            counts[id] += 1
    assert all(counts.values())
