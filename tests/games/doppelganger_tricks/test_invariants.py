"""Properties that hold at every step of every match, checked in random play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.rng import Rng
from hauntboard.engine.state import random_playouts
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks

from .table import PLAYER_COUNTS, SPECTATOR, cards_in, dealt, deck, pick

quiet = settings(max_examples=20, deadline=None, derandomize=True, database=None)
games = st.builds(
    DoppelgangerTricks,
    st.sampled_from(PLAYER_COUNTS),
    st.fixed_dictionaries(
        {
            "rounds": st.sampled_from(["rule", 1, 2]),
            "hands": st.sampled_from(["secret", "open"]),
            "first": st.sampled_from(["random", 1, 3]),
        }
    ),
)
seeds = st.integers(0, 10_000)


def random_match(game, seed):
    """Yield the states of a match in order (always the same object)."""
    state, rng = game.new_state(), Rng(seed)
    while True:
        yield state
        if state.over():
            return
        state.apply(pick(state, rng))


def hands(state, game):
    return [cards_in(state.hand[seat]) for seat in game.seats]


@quiet
@given(games, seeds)
def test_each_card_is_in_exactly_one_place(game, seed):
    for state in random_match(game, seed):
        if state.round:
            placed = cards_in(state.undealt)
            for seat in game.seats:
                placed += cards_in(state.hand[seat]) + cards_in(state.shown[seat])
            assert sorted(placed) == sorted(deck(game.players))
            view = game.view(state, SPECTATOR)
            for card in view["trick"]:
                assert card["card"] in view["seats"][card["seat"]]["shown"]


@quiet
@given(games, seeds)
def test_hands_are_equal_up_to_one_card(game, seed):
    for state in random_match(game, seed):
        sizes = [len(hand) for hand in hands(state, game)]
        assert max(sizes) - min(sizes) <= 1
        view = game.view(state, SPECTATOR)
        assert [seat["cards"] for seat in view["seats"]] == sizes
        if view["phase"] == "play":
            laid = {card["seat"] for card in view["trick"]}
            assert laid == {s for s in game.seats if sizes[s] < max(sizes)} or not laid
            assert view["acting"] == [(view["leader"] + len(laid)) % game.players]


@quiet
@given(games, seeds)
def test_tricks_won_are_at_most_tricks_played(game, seed):
    for state in random_match(game, seed):
        view = game.view(state, SPECTATOR)
        played = min((len(seat["shown"]) for seat in view["seats"]), default=0)
        won = sum(seat["won"] for seat in view["seats"])
        assert 0 <= won <= played
        if game.players == 3 and view["phase"] == "play":
            assert won == played  # three cards are never all annihilated


@quiet
@given(games, seeds)
def test_claims_are_unique_and_prove_an_empty_doppelganger_hand(game, seed):
    for state in random_match(game, seed):
        view = game.view(state, SPECTATOR)
        claimed = [seat["bonus"] for seat in view["seats"] if seat["bonus"]]
        assert len(claimed) == len(set(claimed))
        assert sorted(claimed + view["bonuses"]) == [1, 3]
        for seat in game.seats:
            if view["seats"][seat]["bonus"]:
                assert "D" in view["seats"][seat]["voids"]
                assert view["seats"][seat]["shown"]
            assert ("D" in view["seats"][seat]["voids"]) == bool(view["seats"][seat]["bonus"])


@quiet
@given(games, seeds)
def test_voids_are_true(game, seed):
    for state in random_match(game, seed):
        for seat, hand in enumerate(hands(state, game)):
            lacks = game.view(state, SPECTATOR)["seats"][seat]["voids"]
            assert not [card for card in hand if card[0] in lacks]


@quiet
@given(games, seeds)
def test_annihilated_cards_come_in_pairs_of_led_suit_and_doppelganger(game, seed):
    for state in random_match(game, seed):
        view = game.view(state, SPECTATOR)
        gone = [card["card"] for card in view["trick"] if card["annihilated"]]
        assert len(gone) in (0, 2, 4)
        for card in gone:
            twin = ("D" if card[0] != "D" else view["led"]) + card[1:]
            assert card[0] in (view["led"], "D")
            assert twin in gone
        left = [card["card"] for card in view["trick"] if not card["annihilated"]]
        for card in left:
            assert not (card[0] == view["led"] and f"D{card[1:]}" in left)


@quiet
@given(games, seeds)
def test_legal_moves_match_an_independent_implementation(game, seed):
    """Derive the legal moves independently from hand and table alone."""
    for state in random_match(game, seed):
        view = game.view(state, SPECTATOR)
        if view["phase"] != "play":
            continue
        seat = view["acting"][0]
        hand = cards_in(state.hand[seat])
        follow = [card for card in hand if card[0] == view["led"]]
        allowed = [card for card in hand if not follow or card[0] in (view["led"], "D")]
        expected = set()
        for card in allowed:
            texts = [card]
            if card[0] == "D" and not view["trick"]:
                texts = [f"{card}/{suit}" for suit in "SCT"]
            free = not [other for other in hand if other[0] == "D" and other != card]
            claims = view["bonuses"] if free and not view["seats"][seat]["bonus"] else []
            expected.update(text + claim for text in texts for claim in ("", *(f"+{b}" for b in claims)))
        assert {game.text(action) for action in state.legal_actions()} == expected


@quiet
@given(games, seeds)
def test_the_fast_random_pick_equals_the_plain_one(game, seed):
    """It returns the same action and leaves the generator in the same state."""
    for state in random_match(game, seed):
        if not state.over():
            legal = state.legal_actions()
            for more in range(3):
                fast, plain = Rng(seed + more), Rng(seed + more)
                assert state.pick(fast) == legal[plain.below(len(legal))]
                assert fast.next64() == plain.next64()


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_random_playouts_are_plain_random_play(players):
    game = DoppelgangerTricks(players, {"rounds": 2})
    fast, plain = game.new_state(), game.new_state()
    first, second = Rng(77), Rng(77)
    while not plain.over():
        legal = plain.legal_actions()
        plain.apply(legal[second.below(len(legal))])
    moves = 0
    while not fast.over():
        moves += 1
        fast.apply(fast.pick(first))
    assert fast == plain
    cards = 36 if players == 3 else 40
    assert moves == 1 + 2 * (2 * cards + players)
    assert random_playouts(game.new_state(), 5, 77) == 5 * moves


@quiet
@given(games, seeds)
def test_a_seat_or_chance_can_always_act(game, seed):
    for state in random_match(game, seed):
        actors, legal = state.actors(), state.legal_actions()
        if state.over():
            assert legal == actors == []
            continue
        assert legal
        if state.at_chance():
            assert all(state.actor(action) == -1 for action in legal)
        else:
            assert sorted(a for seat in actors for a in state.legal_actions(seat)) == legal
            assert all(state.legal_actions(seat) for seat in actors)
        for seat in set(game.seats) - set(actors):
            assert state.legal_actions(seat) == []


@quiet
@given(games, seeds)
def test_points_grow_by_possible_round_scores(game, seed):
    before, number, moves = [0] * game.players, 0, 0
    for state in random_match(game, seed):
        moves += 1
        if state.round == number and not state.over():
            assert state.scores() == before
            continue
        gained = [now - then for now, then in zip(state.scores(), before, strict=True)]
        assert all(points in (0, 1, 2, 3, 4, 6, 7, 8, 10) for points in gained)
        before, number = state.scores(), state.round
    assert moves <= game.length_bound
    assert state.round == game.rounds
    assert [s for s in game.seats if before[s] == max(before)] == state.winners()
    assert sum(state.returns()) == pytest.approx(0)


@quiet
@given(games, seeds)
def test_logs_of_all_viewers_agree(game, seed):
    match, rng = Match(game), Rng(seed)
    while not match.state.over() and len(match.steps) < 130:
        step = match.play(pick(match.state, rng))
        assert step.seat in (*game.seats, -1)
        for event in step.events:
            public = event.seen_by(SPECTATOR)
            for seat in game.seats:
                seen = event.seen_by(seat)
                assert {key: seen[key] for key in public} == public
    for length in (0, len(match.steps) // 2, len(match.steps)):
        again = match.at(length)
        assert again.actions == match.actions[:length]
    assert match.at(len(match.steps)).state == match.state


# ---- undo -----------------------------------------------------------------------------


def no_undo(match, seat):
    with pytest.raises(Refusal, match="refusal-no-undo"):
        match.undo(seat)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_prediction_can_be_undone_until_another_seat_acts(players):
    table = dealt(players)
    before = table.state.to_bytes()
    table.play("p5", by=1)
    assert table.view(1)["undo"] == len(table.match.steps) - 1
    no_undo(table.match, 0)
    table.match.undo(1)
    assert table.state.to_bytes() == before
    table.play("p6", by=1).play("p2", by=0)
    no_undo(table.match, 1)
    table.match.undo(0)
    table.match.undo(1)
    assert table.state.to_bytes() == before


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_last_prediction_reveals_all_and_cannot_be_undone(players):
    table = dealt(players).predict(*[2] * players)
    for seat in table.game.seats:
        no_undo(table.match, seat)
        assert table.view(seat)["undo"] == len(table.match.steps)


def test_a_played_card_cannot_be_undone():
    table = dealt(3).predict(2, 2, 2).play("S1")
    for seat in table.game.seats:
        no_undo(table.match, seat)


@quiet
@given(games, seeds)
def test_only_secret_predictions_can_be_undone(game, seed):
    match, rng = Match(game), Rng(seed)
    while not match.state.over() and len(match.steps) < 130:
        step = match.play(pick(match.state, rng))
        secret = (
            match.game.text(step.action)[0] == "p" and match.game.view(match.state, 0)["phase"] == "predict"
        )
        for seat in game.seats:
            assert (match.undo_point(seat) < len(match.steps)) == (secret and seat == step.seat)


def test_random_play_covers_the_events_of_these_properties():
    """Without claims, voids, annihilation and lost tricks the properties would test little."""
    met = {"claimed": 0, "cannot-follow": 0, "annihilated": 0, "trick-lost": 0, "led-declared": 0}
    for seed in range(10):
        match, rng = Match(DoppelgangerTricks(4)), Rng(seed)
        while not match.state.over():
            for event in match.play(pick(match.state, rng)).events:
                if event.kind in met:
                    met[event.kind] += 1
    assert all(met.values()), met
