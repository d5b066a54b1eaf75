"""Laws that hold at every step of every match, checked in random play (see ``exhaustive.py``)."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.rng import Rng
from hauntboard.games.halloween import HalloweenGame
from hauntboard.games.halloween.cards import CARDS, NOTE_PE_LOST, NOTE_TURN, PLAYING, SETS

from .exhaustive import (
    HEAD_START_ROUNDS,
    Plan,
    Step,
    Tally,
    check_state,
    check_step,
    play,
)

quiet = settings(max_examples=30, deadline=None, derandomize=True, database=None)
seeds = st.integers(0, 10_000)
players = st.sampled_from([2, 3, 4])
eight_cards = st.sets(st.sampled_from(sorted(CARDS)), min_size=8, max_size=8).map(
    lambda numbers: "+".join(map(str, sorted(numbers)))
)
standard = st.fixed_dictionaries({"cards": st.sampled_from(["random", *SETS]) | eight_cards})
master = st.just({"variant": "master"})
first = st.sampled_from([{}, {"first": 1}, {"first": 2, "rounds": 0}, {"rounds": 6}])
options = st.builds(lambda variant, more: {**variant, **more}, standard | master, first)
tables = st.builds(HalloweenGame, players, options)


def uniform_steps(game, seed, limit=600):
    """Yield the steps of a uniformly random match."""
    state, rng = game.new_state(), Rng(seed)
    for _ in range(limit):
        if state.over():
            return
        before, action = state.clone(), state.pick(rng)
        yield Step(before, action, state.notes_of(action), state)


@quiet
@given(tables, seeds)
def test_nothing_appears_or_vanishes(game, seed):
    check_state(game.new_state())
    for step in uniform_steps(game, seed):
        check_state(step.after)


@quiet
@given(tables, seeds)
def test_every_change_has_a_note_with_its_amount_and_reason(game, seed):
    for step in uniform_steps(game, seed):
        check_step(step)


@quiet
@given(players, eight_cards, seeds)
def test_the_same_holds_from_the_middle_for_players_who_use_their_cards(count, cards, seed):
    tally = Tally()
    play(Plan(count, {"cards": cards, "rounds": HEAD_START_ROUNDS}, seed, head_start=True), tally)
    assert tally.games == 1 and tally.steps > 20


@quiet
@given(tables, seeds)
def test_exactly_one_seat_or_chance_acts(game, seed):
    for step in uniform_steps(game, seed, 200):
        before, legal = step.before, step.before.legal_actions()
        actors = before.actors()
        assert len(actors) == (0 if before.at_chance() else 1)
        for seat in game.seats:
            assert before.legal_actions(seat) == (legal if seat in actors else [])


@quiet
@given(tables, seeds)
def test_a_turn_may_end_after_each_section_has_acted_once(game, seed):
    """Sections are used up one by one, and the boards of the other seats stay closed (H3)."""
    for step in uniform_steps(game, seed):
        before, after = step.before, step.after
        if before.seat != after.seat and before.phase == PLAYING:
            assert before.sections_used == (1 << before.sections) - 1
            assert after.sections_used == after.powers_used == 0
        elif before.phase == PLAYING:
            assert before.sections_used & ~after.sections_used == 0
            assert (after.sections_used ^ before.sections_used).bit_count() <= 1
            assert before.powers_used & ~after.powers_used == 0


@quiet
@given(tables, seeds)
def test_a_score_goes_down_by_card_47_only(game, seed):
    for step in uniform_steps(game, seed):
        lost = [note for note in step.notes if note[0] == NOTE_PE_LOST]
        assert all(note[3] == 47 for note in lost)
        for seat in game.seats:
            assert step.after.pe[seat] >= step.before.pe[seat] or lost


@quiet
@given(players, standard | master, seeds)
def test_all_have_had_the_same_number_of_turns_at_the_end_and_most_points_win(count, variant, seed):
    game, turns = HalloweenGame(count, variant), Counter()
    for step in uniform_steps(game, seed, game.length_bound):
        turns.update(note[1] for note in step.notes if note[0] == NOTE_TURN)
    last = step.after
    assert last.over() and last.ending
    assert set(turns) == set(game.seats) and len(set(turns.values())) == 1
    best = max(last.scores())
    assert last.winners() and all(last.scores()[seat] == best for seat in last.winners())


@quiet
@given(players, standard | master, seeds)
def test_the_estimate_before_the_last_step_is_the_result(count, variant, seed):
    game = HalloweenGame(count, {**variant, "rounds": 6})
    *_, step = uniform_steps(game, seed, game.length_bound)
    before = game.view(step.before, -1)["seats"]
    assert [seat["estimate"]["total"] for seat in before] == step.after.scores()
    after = game.view(step.after, -1)["seats"]
    assert [seat["estimate"]["end"] for seat in after] == [0] * count
