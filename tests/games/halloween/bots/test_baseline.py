"""The sensible player of Halloween plans its turn toward the points at the end."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.experiments.simulation.simulate import simulate
from hauntboard.games import load
from hauntboard.games.halloween.bots.baseline import WEIGHTS, Prospects, TurnSearch, section_bit
from hauntboard.games.halloween.cards import END, OCCUPY, PASS
from hauntboard.games.halloween.rules import Halloween

CARDS = [7, 9, 12, 16, 27, 28, 29, 37]
# Two seats in mid-game: a strong board, and ghosts of several colours about.
TOWN: dict[str, Any] = {
    "police": {"ghosts": {"blue": 3}},
    "school": {"ghosts": {"red": 1, "green": 1}},
    "church": {"ghosts": {"orange": 1}},
}


def table(me: dict[str, Any], you: dict[str, Any] | None = None, **more: Any) -> Match:
    """A match that goes on from a position; seat 1 has the turn."""
    game = load("halloween", 2)
    position = {"round": 8, "town": TOWN, "cards": CARDS, "seats": [me, you or {}], **more}
    return Match(game, game.from_position(position))


def turn(match: Match) -> list[str]:
    """What seat 1 does until its turn ends, luck fixed."""
    bot = bots.make("sensible", match.game, 1)
    dealer = SeededDealer(1)
    match.deal(dealer)
    done = []
    while match.state.actors() == [0] and not (done and done[-1] == "end"):
        done.append(match.game.text(match.play(bot.choose(match.view(0), match.log(0)), 0).action))
        match.deal(dealer)
    return done


def answer(match: Match, seat: int) -> str:
    """What a seat answers to the question on the table."""
    return match.game.text(bots.make("sensible", match.game, 1).choose(match.view(seat), match.log(seat)))


# ---- plans --------------------------------------------------------------------------


def test_it_haunts_with_the_highest_ghosts_that_it_can_use() -> None:
    late = {"pe": 20, "cards": [7, 9, 12]}
    done = turn(table({**late, "levels": [5, 4, 1]}))
    assert "red.school" in done and "orange.church" in done
    low = turn(table({**late, "levels": [4, 1, 1]}))
    assert "orange.church" in low and "red.school" not in low


def test_in_the_last_turn_it_takes_the_points_that_lie_there() -> None:
    match = table({"levels": [5, 4, 2], "pe": 20, "tokens": {"blue": 3}}, ending=True, first=1, turn=0)
    before = match.state.scores()[0]
    turn(match)
    assert match.state.over()
    assert match.state.scores()[0] >= before + 10 + 8 + 4 + 3


def test_it_upgrades_a_ghost_and_a_section_and_haunts_with_both() -> None:
    """The worked example of the rules: green to yellow, to orange, and haunt with it."""
    game = load("halloween", 3)
    town = {"police": {"ghosts": {"blue": 3}}, "church": {"ghosts": {"green": 1}}}
    seats = [{"levels": [2, 3, 1], "sp": 7, "pe": 20, "cards": [7, 9, 12]}, {"pe": 10}, {"pe": 10}]
    position = {"round": 9, "first": 1, "turn": 0, "ending": True, "town": town}
    match = Match(game, game.from_position({**position, "cards": CARDS, "seats": seats}))
    assert "orange.church" in turn(match)
    assert match.state.scores()[0] >= 28


FOUR_CARDS = {"cards": [7, 9, 12, 16], "tokens": {"blue": 2, "green": 1}}


def test_it_does_not_end_the_match_when_it_is_far_behind() -> None:
    match = table({**FOUR_CARDS, "pe": 20}, {"pe": 60})
    assert not any(text.startswith("occupy") for text in turn(match))


def test_it_ends_the_match_when_it_is_far_ahead() -> None:
    match = table({**FOUR_CARDS, "pe": 60}, {"pe": 20}, first=1, turn=0)
    turn(match)
    assert match.state.over()
    assert match.state.winners() == [0]


def test_it_buys_the_end_card_that_it_can_feed() -> None:
    """Nine tokens are left for card 28, which pays 3 PE for every two."""
    tokens = {"blue": 6, "green": 6}
    done = turn(table({"pe": 20, "tokens": tokens, "cards": [7, 9, 12]}, ending=True, first=1, turn=0))
    assert "occupy28" in done


def test_it_takes_discs_back_if_it_has_none_and_points_if_it_has_all() -> None:
    """C2, two players: 2 PE or the discs of two sections."""
    spaces = ["summon", "scare", "upgrade", "move", "haunt"]
    asked = {"going_on": {"stack": [["rival", 1, 0, 0]]}}
    me = {"cards": [37]}
    bare = table(me, {"cards": [37], "discs": [spaces, spaces, ["scare"]]}, **asked)
    assert answer(bare, 1).startswith("section")
    rich = table(me, {"cards": [37], "discs": [["fight"], [], []]}, **asked)
    assert answer(rich, 1) == "points"


@pytest.mark.parametrize(("dice", "again"), [([1, 4], True), ([8, 2], False)])
def test_it_rolls_again_when_that_may_turn_the_fight(dice: list[int], again: bool) -> None:
    """Card 9: an orange ghost attacks a red one; a lost fight is worth another scare point."""
    town = {"police": {"ghosts": {"blue": 3}}, "church": {"ghosts": {"orange": 1, "red": 1}}}
    going_on = {
        "section": 1,
        "fighters": [13, 14],
        "dice": dice,
        "sides": [10, 12],
        "roller": 1,
        "stack": [["dice", 0, 0, 0]],
    }
    me = {"cards": [9], "levels": [4, 1, 1], "sp": 20, "discs": [["fight"], [], []]}
    match = table(me, town=town, going_on=going_on, sections_used=[1])
    assert (answer(match, 0) == "again1") == again


# ---- how it looks ahead ---------------------------------------------------------------


def state_of(match: Match) -> Halloween:
    assert isinstance(match.state, Halloween)
    return match.state


def test_more_of_anything_is_worth_more() -> None:
    plain: dict[str, Any] = {"pe": 20, "levels": [2, 2, 2]}
    base = Prospects(state_of(table(plain)), WEIGHTS).value(0)
    for more in (
        {"pe": 21},
        {"sp": 6},
        {"levels": [3, 2, 2]},
        {"tokens": {"red": 1}},
        {"bonuses": ["a1"]},
        {"cards": [28], "tokens": {"red": 2}},
    ):
        assert Prospects(state_of(table({**plain, **more})), WEIGHTS).value(0) > base
    for less in ({"discs": [["haunt"], [], []]}, {"blocked": 1}):
        assert Prospects(state_of(table({**plain, **less})), WEIGHTS).value(0) < base


def test_hopes_count_nothing_when_no_turn_is_left() -> None:
    rich = {"pe": 20, "levels": [5, 5, 5], "sp": 20}
    match = table(rich, ending=True, first=1, turn=0)
    played = table(rich, ending=True, turn=1)
    assert Prospects(state_of(played), WEIGHTS).worth(0) == 20
    assert 30 < Prospects(state_of(match), WEIGHTS).worth(0) < 50
    assert Prospects(state_of(table(rich)), WEIGHTS).worth(0) > 50


def test_luck_is_tried_in_equal_steps_and_never_foreseen() -> None:
    """The outcomes of a die that a search tries depend on its own seed alone."""
    town = {"police": {"ghosts": {"blue": 3}}, "church": {"ghosts": {"orange": 1, "red": 1}}}
    match = table({"levels": [4, 1, 1]}, town=town)
    for action in match.game.read(match.state, "1 fight orange church red church", 0):
        match.play(action, 0)
    state = state_of(match)
    faces = {tuple(TurnSearch(0, Rng(seed), WEIGHTS).outcomes(state, 0)) for seed in range(40)}
    assert len(faces) > 3
    for tried in faces:
        gaps = [b - a for a, b in itertools.pairwise(tried)]
        assert len(tried) == TurnSearch.SAMPLES[0] and set(gaps) <= {2, 3}


def test_a_plan_ends_where_luck_begins() -> None:
    for seed in range(6):
        game = load("halloween", 2)
        match = Match(game)
        match.deal(SeededDealer(seed))
        line = TurnSearch(match.state.actors()[0], Rng(seed), WEIGHTS).best_line(state_of(match))
        for step in line.steps:
            assert not match.state.at_chance()
            match.play(step)
        assert match.state.at_chance() or state_of(match).depth == 0


def test_the_section_that_an_action_uses_up() -> None:
    game = load("halloween", 2)
    assert [section_bit(game.parse(text, 0)) for text in ("1.move", "2.rest", "3.haunt")] == [1, 2, 4]
    assert [section_bit(action) for action in (OCCUPY, PASS, END)] == [0, 0, 0]


# ---- strength -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "games"),
    [
        (2, {"rounds": 15}, 4),
        (3, {"rounds": 12}, 2),
        (4, {"rounds": 8}, 2),
        (2, {"variant": "master"}, 4),
        (2, {"cards": "casper", "rounds": 12}, 2),
    ],
)
def test_it_beats_random_play_by_far(players: int, options: dict[str, Any], games: int) -> None:
    """Nearly all matches of two; here so few that no luck can fail it."""
    names = ["sensible", *["random"] * (players - 1)]
    result = simulate(load("halloween", players, options), games, 3, names)
    assert result.seats[0].wins / games > 0.7
    best_other = max(seat.score_mean for seat in result.seats[1:])
    assert result.seats[0].score_mean > 1.3 * best_other
