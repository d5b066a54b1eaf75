"""``resample`` draws uniformly from exactly the worlds that fit what a viewer can see.

The tests compute these worlds by brute force from the viewer's view alone.
"""

from collections import Counter
from itertools import permutations, product

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games.thirteen_ghosts import ThirteenGhosts
from hauntboard.games.thirteen_ghosts.cards import row_cards

from .table import NUMBERS, SPECTATOR, four_players, fresh, pick, three_players, two_players

# ---- worlds by brute force ------------------------------------------------------------


def hidden_places(view, deck):
    """Return the places of a deck whose card the viewer does not see, and all cards it does see."""
    places, seen = [], set()

    def look(place, card):
        if card == 0:
            places.append(place)
        elif card is not None:
            seen.add(card)

    for s, seat in enumerate(view["seats"]):
        if seat["deck"] == deck:
            look(("crypt", s), seat["crypt"])
            look(("hand", s), seat["hand"])
            for i, card in enumerate(seat["down"]):
                look(("down", s, i), card)
            for i, card in enumerate(seat["dealt"]):
                look(("dealt", s, i), card)
            seen.update(seat["up"])
    for i, card in enumerate(view["piles"][deck]["cells"]):
        look(("pile", deck, i), card)
    return places, seen


def place_of(entry):
    """Return a place of the view's ``vague`` list in the form used here."""
    if "hand" in entry:
        return ("hand", entry["hand"])
    if "down" in entry:
        return ("down", entry["down"], entry["index"])
    return ("pile", entry["pile"], entry["index"])


def worlds_of_deck(view, deck, places):
    """Return all ways to fill the places hidden in the view that fit it.

    Undecided cards of the pile may be left out: the number of ways to order the rest does not depend on the
    other places.
    """
    seen = hidden_places(view, deck)[1]
    unknown = [n for n in NUMBERS if n not in seen]
    among = {}
    for vague in view["vague"]:
        for card in vague["cards"]:
            among[card] = {place_of(entry) for entry in vague["among"]}
    found = []
    for cards in permutations(unknown, len(places)):
        world = dict(zip(places, cards, strict=True))
        where = {card: place for place, card in world.items()}
        if all(where.get(card) in spots for card, spots in among.items()) and all(
            card in view["seats"][place[1]]["candidates"]
            for place, card in world.items()
            if place[0] == "crypt"
        ):
            found.append(world)
    return found


def key_of(world, keep):
    """Return the part of a world that is compared: the places in ``keep``; dealt cards as a set."""
    dealt = sorted((p[1], world[p]) for p in keep if p[0] == "dealt")
    return (tuple(world[p] for p in keep if p[0] != "dealt"), tuple(dealt))


def decided(state, places):
    """Return the hidden places that already have a card: pile cells may be undecided."""
    return [p for p in places if p[0] != "pile" or state.pile[p[1]] >> 4 * p[2] & 15]


def world_of(state, places):
    """Return the cards in the given places."""
    found = {}
    dealt = {}
    for place in places:
        kind, s = place[0], place[1]
        if kind == "crypt":
            found[place] = state.crypt[s]
        elif kind == "hand":
            found[place] = state.hand[s]
        elif kind == "down":
            found[place] = row_cards(state.down[s])[place[2]]
        elif kind == "pile":
            found[place] = state.pile[s] >> 4 * place[2] & 15
        else:
            left = dealt.setdefault(s, [n for n in NUMBERS if state.dealt[s] >> n & 1])
            found[place] = left.pop()
    return found


def expected_shares(game, state, seat):
    """Return every world that fits the viewer's view with its share, and the places compared."""
    view = game.view(state, seat)
    decks = range(len(view["piles"]))
    keeps = [decided(state, hidden_places(view, deck)[0]) for deck in decks]
    shares = []
    for deck in decks:
        counts = Counter(key_of(world, keeps[deck]) for world in worlds_of_deck(view, deck, keeps[deck]))
        total = sum(counts.values())
        shares.append({key: count / total for key, count in counts.items()})
    joint = {}
    for combination in product(*(share.items() for share in shares)):
        chance = 1.0
        for _, share in combination:
            chance *= share
        joint[tuple(key for key, _ in combination)] = chance
    return joint, keeps


def draws(game, state, seat, keeps, count):
    rng = Rng(20_260_101)
    found = Counter()
    for _ in range(count):
        other = state.resample(seat, rng)
        found[tuple(key_of(world_of(other, keep), keep) for keep in keeps)] += 1
    return found


def check_uniform(table, seat, per_world=40):
    """Check that exactly these worlds are drawn with their shares (generous chi-square test)."""
    shares, keeps = expected_shares(table.game, table.state, seat)
    count = per_world * len(shares)
    found = draws(table.game, table.state, seat, keeps, count)
    assert set(found) <= set(shares)
    assert set(found) == set(shares)
    square = sum((found[key] - count * share) ** 2 / (count * share) for key, share in shares.items())
    freedom = len(shares) - 1
    assert square < freedom + 6 * (2 * freedom) ** 0.5 + 6
    return len(shares)


# ---- endings --------------------------------------------------------------------------


def two_with_few_unknown(**more):
    """Return a table with a pile of two and hardly any hidden card."""
    return two_players(
        **{
            "crypts": [7, 9],
            "hands": [3, 1],
            "up": {0: [5, 6, 8], 1: [10, 11, 12]},
            "down": {1: [13]},
            **more,
        }
    )


@pytest.mark.parametrize(("seat", "count"), [(0, 60), (1, 12), (SPECTATOR, 2520)])
def test_two_players(seat, count):
    # Seat 0 sees 1 2 4 9 13 nowhere: crypt, hand and one face down for these five.
    assert check_uniform(two_with_few_unknown(), seat, 20) == count


def test_two_players_with_answers():
    table = two_with_few_unknown(answers={1: [1, 9, 13]})
    assert check_uniform(table, 0) == 3 * 4 * 3
    assert check_uniform(two_with_few_unknown(answers={1: [9]}), 0) == 4 * 3


def test_two_players_when_all_cards_are_determined():
    table = two_players(
        crypts=[7, 9], hands=[3, 1], up={0: [5, 6, 8, 2, 4], 1: [10, 11, 12, 13]}, answers={1: [9]}
    )
    assert check_uniform(table, 0) == 1


def test_cards_seen_in_the_pile_stay_where_they_are():
    table = two_with_few_unknown(left=2, pile=[2, 4], knows={0: [[4]]})
    # 1 2 9 13 in crypt, hand, face-down row and on top of the pile
    assert check_uniform(table, 0) == 24
    other = table.state.resample(0, Rng(1))
    assert other.pile[0] >> 4 == 4


def test_choosing_crypts():
    table = fresh(2, first=1).deal(1, 2, 3, 4).play("c3", by=1)
    assert check_uniform(table, 0, 30) == 11 * 10
    table = fresh(2, first=1).deal(1, 2, 3, 4)
    assert check_uniform(table, 0, 30) == 55


def three_with_few_unknown(**more):
    return three_players(
        **{
            "crypts": [7, 9, 4],
            "hands": [3, 1, 2],
            "up": {0: [5, 6], 1: [10, 11], 2: [12]},
            **more,
        }
    )


@pytest.mark.parametrize(
    "answers",
    [
        {},
        {1: [8, 9, 13], 2: [4, 8, 9]},  # two crypts with common numbers
        {1: [9, 13], 2: [1, 2, 4]},  # two without
        {1: [4, 9], 2: [4, 9]},
    ],
)
def test_three_players_with_two_hidden_crypts(answers):
    table = three_with_few_unknown(answers=answers, up={0: [5, 6], 1: [10, 11], 2: [12, 8]})
    assert check_uniform(table, 0, 25) > 1
    table = three_with_few_unknown(answers=answers, left=0, down={2: [8]})
    assert check_uniform(table, 1, 20) > 1


@pytest.mark.parametrize(
    "answers",
    [{0: [7, 3], 1: [9, 3, 1], 2: [4, 3, 9]}, {0: [7, 1, 2, 3], 1: [9], 2: [4, 1]}],
)
def test_three_players_as_a_spectator_sees_three_hidden_crypts(answers):
    table = three_players(
        crypts=[7, 9, 4], hands=[3, 1, 2], up={0: [5, 6], 1: [10, 11], 2: [12, 8, 13]}, answers=answers
    )
    assert check_uniform(table, SPECTATOR, 30) > 10


def test_three_players_when_one_is_out():
    table = three_with_few_unknown(out=[2], up={0: [5, 6], 1: [10, 11], 2: [12, 8]})
    for seat in (0, 1, 2, SPECTATOR):
        assert check_uniform(table, seat, 20) > 1
        assert table.state.resample(seat, Rng(1)).crypt[2] == 4


def four_with_few_unknown(**more):
    """Return a table with one deck nearly open and one or two hidden hands in the other."""
    return four_players(
        **{
            "crypts": [7, 9, 4, 6],
            "hands": [3, 1, 5, 12],
            "up": {0: [1, 2, 6, 8], 1: [2, 3, 4, 5], 2: [9, 10, 11, 12], 3: [7, 8, 10, 11]},
            **more,
        }
    )


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_four_players(seat):
    assert check_uniform(four_with_few_unknown(), seat, 20) == 120 * 6


def test_four_players_as_a_spectator_sees_two_hidden_crypts_of_each_deck():
    table = four_with_few_unknown(answers={0: [7, 3], 1: [9, 1], 2: [4, 3], 3: [6]})
    # Decks of five unknown cards: the crypts (7 4, 7 3 or 3 4; 9 6 or 1 6), then two hands of three.
    assert check_uniform(table, SPECTATOR, 25) == (3 * 6) * (2 * 6)


def test_four_players_with_answers_and_what_teammates_know():
    table = four_with_few_unknown(answers={1: [9, 6, 13], 3: [6, 9]}, knows={2: [[3], []], 0: [[4, 5], [12]]})
    # Seat 0 knows all of its own deck but nothing of 1 6 9 13 in the other: two crypts and a hand.
    assert check_uniform(table, 0, 30) == 4 * 2
    assert check_uniform(table, 2, 20) > 10


# ---- blurred knowledge ----------------------------------------------------------------


def blurred(**more):
    """Return a table: seat 1 knew 5 and 6 in a pile of three; seat 0 arranged it and drew the top card."""
    table = two_players(
        **{
            "crypts": [7, 9],
            "hands": [10, 1],
            "up": {0: [2, 3, 8], 1: [11, 12]},
            "left": 3,
            "pile": [4, 5, 6],
            "knows": {1: [[5, 6]]},
            **more,
        }
    )
    return table.play("10").play("t3b12")


def test_blurred_cards_stay_among_their_places():
    table = blurred()
    # 5 and 6 in two of the three places (6 ways), the third and the crypt out of 4 7
    assert check_uniform(table, 1, 100) == 12
    for seed in range(200):
        other = table.state.resample(1, Rng(seed))
        assert {5, 6} <= {other.hand[0], other.pile[0] & 15, other.pile[0] >> 4 & 15}


def test_blurred_knowledge_belongs_to_one_seat_only():
    table = blurred(answers={0: [7, 5, 13], 1: [9]})
    assert check_uniform(table, 0, 20) == 2  # the opponent's 1 and 13 may be swapped
    assert check_uniform(table, SPECTATOR, 20) > 100


def test_blurred_cards_are_tracked_as_play_continues():
    table = blurred().play("x13")
    assert check_uniform(table, 1, 100) == 2  # 5 and 6 in the hand and the pile
    table = blurred().play("x13").play("x13")
    assert check_uniform(table, 1, 100) == 2


def test_two_blurs_with_three_players():
    # Seat 2 knew 5 in the pile of four and then sees two arrangements of it.
    table = three_players(
        crypts=[7, 9, 13],
        hands=[10, 2, 8],
        up={0: [3, 11], 1: [12]},
        pile=[4, 5, 6, 1],
        knows={2: [[5, 1]]},
    )
    table.play("10").play("t1b23")  # draws 4; the pile is 1 5 6
    assert table.pile() == [1, 5, 6]
    assert check_uniform(table, 2, 30) > 10
    table.play("2>10").play("t2b13")  # draws 5; the pile is 1 6
    vague = [(v["cards"], len(v["among"])) for v in table.view(2)["vague"]]
    assert vague == [([5], 4), ([1], 3)]
    assert check_uniform(table, 2, 30) > 10
    assert [v["cards"] for v in table.view(0)["vague"]] == [[5, 6]]
    assert check_uniform(table, 0, 30) > 10


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_what_another_seat_vaguely_knows_is_redrawn(viewer):
    """Two tables that differ only in the card that seat 1 had seen before card 10 moved it."""
    one, two = (
        three_players(crypts=[7, 9, 13], hands=[10, 2, 8], pile=[4, 5, 6], knows={1: [[card]], 2: [[4]]})
        .play("10")
        .play("t3b12")
        for card in (5, 6)
    )
    assert one.view(1)["vague"] != two.view(1)["vague"]
    assert one.view(viewer) == two.view(viewer)
    for seed in range(100):
        worlds = [table.state.resample(viewer, Rng(seed)) for table in (one, two)]
        assert worlds[0].vague == worlds[1].vague


# ---- properties -----------------------------------------------------------------------


def random_states(players, edition, seed, every=7):
    """Return a match of random play at some of its steps."""
    match = Match(ThirteenGhosts(players, {"edition": edition}))
    rng = Rng(seed)
    while not match.state.over() and len(match.steps) < 120:
        match.play(pick(match.state, rng))
        if rng.below(every) == 0:
            yield match


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["classic", "nk2018"])
def test_a_viewer_cannot_distinguish_a_resampled_world_from_the_real_one(players, edition):
    for seed in range(25):
        for match in random_states(players, edition, seed):
            game, state = match.game, match.state
            for seat in (*game.seats, SPECTATOR):
                other = state.resample(seat, Rng(seed))
                assert game.view(other, seat) == game.view(state, seat)
                if seat >= 0:
                    assert other.legal_actions(seat) == state.legal_actions(seat)
                assert other.actors() == state.actors()
                assert game.from_position(game.position(other)) == other


def test_resampling_changes_nothing_in_the_original():
    table = three_players()
    before = table.state.to_bytes()
    table.state.resample(0, Rng(1))
    assert table.state.to_bytes() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_history_looks_the_same_to_the_seat(players):
    changed = 0
    for seed in range(12):
        for match in random_states(players, "classic", seed, every=25):
            for seat in (*match.game.seats, SPECTATOR):
                actions = match.game.another_history(match.actions, seat, Rng(seed))
                changed += actions != match.actions
                other = Match(match.game).extend(actions)
                assert other.log(seat) == match.log(seat)
                assert other.view(seat) == match.view(seat)
                assert [s.outcome for s in other.steps] == [s.outcome for s in match.steps]
    assert changed > 50
