"""Properties that hold at every step of every match, checked in random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games.thirteen_ghosts import ThirteenGhosts
from hauntboard.games.thirteen_ghosts.cards import ALL_NUMBERS, numbers_of, row_cards

from .table import SPECTATOR, pick

quiet = settings(max_examples=40, deadline=None, derandomize=True, database=None)
tables = st.builds(
    ThirteenGhosts,
    st.sampled_from([2, 3, 4]),
    st.fixed_dictionaries(
        {"edition": st.sampled_from(["classic", "nk2018"]), "first": st.sampled_from(["random", 1, 2])}
    ),
)


def random_match(game, seed, limit=250):
    """Yield the states of a match in order (always the same object)."""
    state, rng = game.new_state(), Rng(seed)
    for _ in range(limit):
        yield state
        if state.over():
            return
        state.apply(pick(state, rng))


def cards_of(state, seat):
    """Return all cards before a seat and in its hand."""
    cards = [card for card in (state.crypt[seat], state.hand[seat]) if card]
    return cards + numbers_of(state.dealt[seat]) + row_cards(state.up[seat]) + row_cards(state.down[seat])


def pile_cells(state, deck):
    return [state.pile[deck] >> 4 * i & 15 for i in range(state.left[deck])]


def check_cards(game, state):
    """Check that each card of a deck is in exactly one place and the size of the pile is right."""
    for deck in (0, 1) if game.players == 4 else (0,):
        placed = [c for s in game.seats if state.deck_of(s) == deck for c in cards_of(state, s)]
        seen = [card for card in pile_cells(state, deck) if card]
        unseen = numbers_of(state.pool[deck])
        assert sorted(placed + seen + unseen) == list(range(1, 14))
        waiting = 13 - len(placed) - state.left[deck]
        assert waiting == len(seen) + len(unseen) - state.left[deck]
        assert waiting >= 0
        if game.view(state, SPECTATOR)["phase"] != "deal":
            assert waiting == 0
        assert state.pile[deck] >> 4 * state.left[deck] == 0


@quiet
@given(tables, st.integers(0, 10_000))
def test_each_card_is_in_exactly_one_place(game, seed):
    for state in random_match(game, seed):
        if state.round:
            check_cards(game, state)


@quiet
@given(tables, st.integers(0, 10_000))
def test_knowledge_is_sound(game, seed):
    """Seats know their own and all open cards, and never what chance has not decided."""
    for state in random_match(game, seed):
        up = 0
        for seat in game.seats:
            deck = state.deck_of(seat)
            assert set(cards_of(state, seat)) <= set(numbers_of(state.known_to(seat, deck)))
            if state.alive >> seat & 1 and state.crypt[seat]:
                assert state.answers[seat] >> state.crypt[seat] & 1
            for other in (0, 1) if game.players == 4 else (0,):
                known = state.known_to(seat, other)
                assert known & state.pool[other] == 0
                assert state.known_to(SPECTATOR, other) & ALL_NUMBERS & ~known == 0
                assert known & ~ALL_NUMBERS == 0
            for card in row_cards(state.up[seat]):
                up |= 1 << card
            for g in (0, 1):
                vague = state.vague[4 * g + seat]
                assert vague & state.knows[2 * seat] == 0
                assert vague & ~state.group[g] == 0
        assert state.face_up == up


@pytest.mark.parametrize("players", [2, 3])
def test_blurred_cards_are_where_the_view_says(players):
    game = ThirteenGhosts(players, {"edition": "nk2018"})
    met = 0
    for seed in range(200):
        for state in random_match(game, seed, 100):
            if not state.groups:
                continue
            for seat in game.seats:
                for vague in game.view(state, seat)["vague"]:
                    met += 1
                    assert set(vague["cards"]) <= {card_at(state, place) for place in vague["among"]}
    assert met > 20


def card_at(state, place):
    if "hand" in place:
        return state.hand[place["hand"]]
    if "down" in place:
        return row_cards(state.down[place["down"]])[place["index"]]
    return pile_cells(state, 0)[place["index"]]


@quiet
@given(tables, st.integers(0, 10_000))
def test_a_seat_or_chance_can_always_act(game, seed):
    for state in random_match(game, seed):
        actors = state.actors()
        if state.over():
            assert state.legal_actions() == []
            assert actors == []
            continue
        legal = state.legal_actions()
        assert legal
        if state.at_chance():
            assert all(state.actor(action) == -1 for action in legal)
        else:
            by_seat = [a for seat in actors for a in state.legal_actions(seat)]
            assert sorted(by_seat) == legal
            assert all(state.legal_actions(seat) for seat in actors)
            assert all(state.alive >> seat & 1 for seat in actors)
        for seat in set(game.seats) - set(actors):
            assert state.legal_actions(seat) == []


def gains_by_round(game, seed):
    """Return the points won in each finished round, without those of a tie-break."""
    rounds = []
    before, number = [0] * game.players, 1
    for state in random_match(game, seed, 2000):
        if state.playing != (1 << game.players) - 1:
            finished = state.scores()
            if finished != before:
                rounds.append([b - a for a, b in zip(before, finished, strict=True)])
            return rounds, state
        assert all(now >= then for now, then in zip(state.scores(), before, strict=True))
        if state.round > number or state.over():
            number = state.round
            rounds.append([b - a for a, b in zip(before, state.scores(), strict=True)])
            before = state.scores()
    return rounds, state


@quiet
@given(tables, st.integers(0, 10_000))
def test_each_round_scores_the_right_points(game, seed):
    allowed = {2: [[0, 1]], 3: [[0, 1, 2], [0, 0, 2]], 4: [[0, 0, 1, 1]]}[game.players]
    rounds, state = gains_by_round(game, seed)
    assert rounds
    for gained in rounds:
        assert sorted(gained) in allowed
    if game.players == 4:
        assert all(gained[0] == gained[2] for gained in rounds)
    if state.over():
        best = max(state.scores())
        assert best >= game.goal
        assert [state.scores()[s] for s in state.winners()] == [best] * len(state.winners())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_only_grow_and_matches_end(players):
    game = ThirteenGhosts(players)
    for seed in range(40):
        scores, duel = [0] * players, [0] * 4
        for state in random_match(game, seed, game.length_bound):
            assert all(now >= then for now, then in zip(state.scores(), scores, strict=True))
            assert all(now >= then for now, then in zip(state.duel, duel, strict=True))
            scores, duel = state.scores(), list(state.duel)
        assert state.over()
        winners = state.winners()
        assert len(winners) == (2 if players == 4 else 1)
        assert sum(state.returns()) == pytest.approx(0)


@quiet
@given(tables, st.integers(0, 10_000))
def test_logs_of_all_viewers_agree(game, seed):
    """Events name the same seats for all viewers; secrets go only to seats that know the card."""
    match, rng = Match(game), Rng(seed)
    for _ in range(60):
        if match.state.over():
            break
        step = match.play(pick(match.state, rng))
        assert step.seat in (*game.seats, -1)
        for event in step.events:
            public = event.seen_by(SPECTATOR)
            assert not set(event.secret) & set(public)
            for seat in game.seats:
                seen = event.seen_by(seat)
                assert {k: seen[k] for k in public} == public
    for length in (0, len(match.steps) // 2, len(match.steps)):
        again = match.at(length)
        assert again.actions == match.actions[:length]
    assert match.at(len(match.steps)).state == match.state


def test_random_play_includes_tie_breaks():
    """Without tie-breaks the properties above would test little."""
    game = ThirteenGhosts(3)
    assert sum(not gains_by_round(game, seed)[1].over() for seed in range(40)) > 0
