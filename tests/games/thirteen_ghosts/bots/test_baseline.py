"""What the rule-based bots of 13 Ghosts infer, and how they act on it."""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard import bots
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import View
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.thirteen_ghosts.bots.beliefs import Beliefs, given, listen, normalize, width, within
from hauntboard.games.thirteen_ghosts.bots.value import duel, table, thinned
from hauntboard.games.thirteen_ghosts.cards import mask_of

from ..matches import GAME, play


def chosen(match: Match, seat: int, name: str = "sensible", seed: int = 1) -> str:
    bot = bots.make(name, match.game, seed)
    return match.game.text(bot.choose(match.view(seat), match.log(seat)))


def test_answers_are_followed_and_silence_reveals_nothing() -> None:
    log: list[dict[str, Any]] = [
        {"kind": "asked", "seat": 0, "card": 6, "numbers": [8, 9, 10, 11, 12, 13]},
        {"kind": "answered", "seat": 1, "answer": "no"},
        {"kind": "asked", "seat": 0, "card": 5, "numbers": [1, 2, 3, 4]},
        {"kind": "answered", "seat": 1, "answer": "none"},
        {"kind": "attacked-face-down", "seat": 0, "numbers": [7]},
        {"kind": "answered", "seat": 1, "answer": "no"},
    ]
    assert listen(log, 2).answers[1] == mask_of(range(1, 7))


def test_inferences_use_only_the_current_round() -> None:
    log: list[dict[str, Any]] = [
        {"kind": "asked", "seat": 0, "card": 5, "numbers": [1, 2, 3, 4]},
        {"kind": "answered", "seat": 1, "answer": "yes"},
        {"kind": "round-begins", "round": 2, "seat": 1},
    ]
    assert listen(log, 2).answers[1] == mask_of(range(1, 14))


def test_an_attacked_number_is_hardly_the_attackers_own_crypt() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2", "x9", "d7", "x10")
    if match.state.at_chance():
        match.play(GAME.parse("d12", 0))
    belief = Beliefs(match.view(0), match.log(0)).beliefs[1]
    assert belief[10] < belief[3] / 2
    assert sum(belief) == pytest.approx(1.0)


def test_answers_narrow_the_candidates_for_my_crypt() -> None:
    """Seat 1 asks for 1 to 4 and gets a yes: three numbers remain beside its own cards."""
    wide = play("d1", "d13", "d2", "d5", "0:c1", "1:c2", "x9", "d7")
    narrow = play("d1", "d13", "d2", "d5", "0:c1", "1:c2", "x9", "d7", "5", "d12")
    before, after = (Beliefs(m.view(0), m.log(0)) for m in (wide, narrow))
    assert before.exposed(1, 0, before.public(0)) > 7
    assert 1 < after.exposed(1, 0, after.public(0)) <= 4


def test_my_face_up_card_narrows_my_crypt() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2")
    beliefs = Beliefs(match.view(0), match.log(0))
    hidden = beliefs.exposed(1, 0, beliefs.public(0))
    assert beliefs.exposed(1, 0, beliefs.public(0), shown=1 << 13) < hidden


def test_beliefs_add_up() -> None:
    belief = normalize([0.0] + [1.0] * 4)
    assert within(belief, 0b110) == pytest.approx(0.5)
    assert width(belief) == pytest.approx(4.0)
    assert given(belief, 0b110)[1:] == pytest.approx([0.5, 0.5, 0, 0])


def test_the_race_favours_fewer_candidates_and_the_player_to_move() -> None:
    for pile in range(10):
        assert duel(pile, 1, 5) == 1.0
        assert duel(pile, 2, 6) > duel(pile, 4, 6) > duel(pile, 8, 6)
        assert duel(pile, 5, 9) > duel(pile, 5, 3)
        assert duel(pile, 5, 5) >= 0.5
    assert table(0)[2][1] == pytest.approx(0.5)  # hit now, or be hit
    assert thinned(5, 5) == 4


def test_a_known_crypt_is_attacked() -> None:
    """Face-up cards and answers exclude all numbers but one."""
    match = play("d6", "d13", "d2", "d5", "0:c6", "1:c2", "13(3+)", "d3", "5", "d1", "3", "d7", "x9", "d9")
    assert match.view(0)["seats"][1]["candidates"] == [2]
    assert chosen(match, 0) in ("x2", "4x2", "11x2,3")
    assert chosen(match, 0, "greedy") == "x2"


def test_the_first_question_halves_the_candidates() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2")
    assert chosen(match, 0) in ("13(7+)", "13(8+)")


def test_a_protected_rival_is_not_asked() -> None:
    """Seat 0 played 4: a question would be wasted, so seat 1 attacks."""
    match = play("d1", "d4", "d2", "d3", "0:c1", "1:c2", "4x13", "d12")
    assert chosen(match, 1).startswith("x")


def test_crypts_differ_from_seed_to_seed() -> None:
    match = play("d3", "d5", "d2", "d13")
    assert {chosen(match, 0, seed=seed) for seed in range(40)} == {"c3", "c5"}


def test_the_card_kept_for_the_hand_is_the_more_useful_one() -> None:
    game = load("13-ghosts", 4, {"first": 1})
    match = Match(game)
    for text in ("first1", "d13", "d8", "d3", "d4", "d1", "d2", "d3", "d4"):
        match.play(game.parse(text, 0))
    match.play(game.parse("c3", 0), 0)
    match.play(game.parse("m4", 0), 0)
    assert chosen(match, 2) == "k13"


def test_with_card_10_the_best_card_is_drawn() -> None:
    match = play("d1", "d10", "d2", "d5", "0:c1", "1:c2", "10", "d8", "d13", "d4")
    assert chosen(match, 0).startswith("t2")


def view_without(view: View, *keys: str) -> View:
    return {key: value for key, value in view.items() if key not in keys}


def test_a_bot_needs_only_the_rule_fields_of_the_view() -> None:
    """Undo points and similar fields do not affect decisions."""
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2")
    bot = bots.make("sensible", GAME, 1)
    view = view_without(match.view(0), "undo", "length", "game", "options")
    assert bot.choose(view, match.log(0)) in view["legal"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_cannot_act_on_what_its_seat_does_not_know(players: int) -> None:
    """The bot moves the same in a world that differs only in hidden cards."""
    game = load("13-ghosts", players)
    rng = Rng(11)
    changed = 0
    for seed in range(6):
        match = play_match(
            Match(game), [bots.make("random", game, seed + s) for s in range(players)], SeededDealer(seed)
        )
        for length in range(9, len(match.steps), 17):
            here = match.at(length)
            for seat in here.state.actors():
                other = Match(game).extend(game.another_history(here.actions, seat, rng))
                changed += other.actions != here.actions
                choices = {
                    bots.make("sensible", game, 1).choose(m.view(seat), m.log(seat)) for m in (here, other)
                }
                assert len(choices) == 1
    assert changed > 10
