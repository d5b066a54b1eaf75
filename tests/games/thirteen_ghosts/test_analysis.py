"""What an analysis of 13 Ghosts knows, and what moves reveal."""

from __future__ import annotations

import pytest

from hauntboard.analysis import MatchAnalyser
from hauntboard.analysis.report import mark_of
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load

from ...analysis.matches import judged, quick, tables_of

__all__ = ["quick"]

pytestmark = pytest.mark.slow


def test_hindsight_knows_where_the_crypt_is() -> None:
    found = judged("13-ghosts 2")
    last = found.moves[-1]
    assert last.hindsight is not None and last.hindsight.played == 1.0


def test_an_open_card_is_information_for_the_rival() -> None:
    leaks = [leak for table in tables_of("13-ghosts") for move in judged(table).moves for leak in move.leaks]
    assert leaks
    for leak in leaks:
        assert leak.candidates is not None and leak.candidates[0] >= leak.candidates[1] >= 1
        assert leak.suspicion is not None and all(0.0 <= chance <= 1.0 for chance in leak.suspicion)


def test_missing_a_sure_hit_is_a_howler() -> None:
    """Play until an attack is certain to hit, then attack another number instead."""
    game = load("13-ghosts", 2, {"points": 1, "first": 1})
    match = Match(game)
    dealer, rng = SeededDealer(5), Rng(5)
    found = None
    while found is None:
        match.deal(dealer)
        if match.state.over():
            match = Match(game)
            continue
        seat = match.state.actors()[0]
        view = match.view(seat)
        rival = view["seats"][1 - seat]["candidates"]
        sure = [a for a in view["legal"] if game.text(a) == f"x{rival[0]}"] if len(rival) == 1 else []
        missed = [a for a in view["legal"] if game.text(a).startswith("x") and a not in sure]
        if sure and missed:
            found = match.play(missed[0])
        else:
            match.play(view["legal"][rng.below(len(view["legal"]))])
    at = len(match.steps) - 1
    (verdict,) = MatchAnalyser(match).look([at])
    assert game.text(verdict.better or 0) == game.text(sure[0])
    assert mark_of(verdict, (0.03, 0.08, 0.15)) == "howler"
