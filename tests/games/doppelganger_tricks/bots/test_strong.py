"""The strong bot of Doppelgänger Tricks: fair, repeatable, the same in both builds, and strong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import log
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.bots.protocol import Advice
from hauntboard.bots.seated import play_match
from hauntboard.engine.build_mode import interpreted_twin
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.doppelganger_tricks.bots import (
    beliefs,
    bidding,
    explain,
    opponents,
    player_types,
    policy,
    search,
    weights,
)
from hauntboard.games.doppelganger_tricks.bots.explain import WeighedCard
from hauntboard.games.doppelganger_tricks.bots.levels import LEVELS, Level
from hauntboard.games.doppelganger_tricks.bots.strong import StrongBot
from hauntboard.games.doppelganger_tricks.bots.train import training
from hauntboard.games.doppelganger_tricks.cards import PLAY, card_number
from hauntboard.games.doppelganger_tricks.notation import play_of, prediction_of
from hauntboard.i18n import LANGUAGES, Speaker

NAMES = ("montecarlo", "flat", "level-1", "level-2", "level-3", "level-4", "level-5")
QUICK = Level(plays=120, deals=20, adapts=True)


def quick_bot(game: Game, seed: int) -> StrongBot:
    return StrongBot(game, seed, QUICK)


def quick(name: str) -> Callable[[Game, int], StrongBot]:
    """Return a bot of this kind with a small budget."""
    kind: Any = (bots.bots_of("doppelganger-tricks") | bots.yardsticks_of("doppelganger-tricks"))[name]
    level = kind.keywords["level"]
    level = replace(level, plays=min(level.plays, 60), deals=min(level.deals, 10))
    return lambda game, seed: StrongBot(game, seed, level)


def random_match(game: Game, seed: int) -> Match:
    match, rng = Match(game), Rng(seed)
    while not match.state.over():
        match.play(match.state.pick(rng))
    return match


def questions(game: Game, seed: int, step: int = 3) -> list[tuple[Match, int]]:
    """Yield positions of a random match in which a seat has a choice, with that seat."""
    match = random_match(game, seed)
    moments = [match.at(length) for length in range(game.players, len(match.steps), step)]
    return [(m, s) for m in moments for s in m.state.actors() if len(m.view(s)["legal"]) > 1]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hands", ["secret", "open"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_legal_action_repeatably(name: str, hands: str, players: int) -> None:
    game = load("doppelganger-tricks", players, {"rounds": 1, "hands": hands})
    kind = quick(name)
    asked = questions(game, 4)
    assert len(asked) > 6
    for match, seat in asked:
        view, log = match.view(seat), match.log(seat)
        choice = kind(game, 7).choose(view, log)
        assert choice in view["legal"]
        assert kind(game, 7).choose(view, log) == choice


@pytest.mark.parametrize("players", [3, 4])
def test_choices_do_not_depend_on_what_the_seat_cannot_know(players: int) -> None:
    game = load("doppelganger-tricks", players, {"rounds": 1})
    rng = Rng(3)
    changed = 0
    for match, seat in questions(game, 6):
        other = Match(game).extend(game.another_history(match.actions, seat, rng))
        changed += other.actions != match.actions
        first, second = (quick_bot(game, 5).consider(m.view(seat), m.log(seat)) for m in (match, other))
        assert first == second
    assert changed > 10


@pytest.mark.parametrize("players", [3, 4])
def test_both_builds_search_the_same(players: int) -> None:
    """The pure-Python search finds exactly the same numbers as the compiled one."""
    twin = {
        name: interpreted_twin(f"games.doppelganger_tricks.bots.{name}")
        for name in ("policy", "beliefs", "search", "opponents")
    }
    twin_game = interpreted_twin("games").load("doppelganger-tricks", players, {"rounds": 1})
    game = load("doppelganger-tricks", players, {"rounds": 1})
    twin_rng = interpreted_twin("engine.rng").Rng
    table = weights.load(players)
    here: dict[str, Any] = {"policy": policy, "beliefs": beliefs, "search": search, "opponents": opponents}
    every = questions(game, 9, 1)
    asked = [every[0], *every[-20::9]]
    assert {match.view(seat)["phase"] for match, seat in asked} == {"predict", "play"}
    for match, seat in asked:
        found = []
        for modules, table_game, generator in ((here, game, Rng), (twin, twin_game, twin_rng)):
            state = table_game.imagine(match.view(seat), [], generator(3))
            rules = [modules["policy"].Policy(table.weights) for _ in range(2)]
            book = modules["beliefs"].PredictionModel(state.size, table.cards, table.lengths)
            plain = modules["policy"].Policy(policy.PLAIN)
            past = modules["opponents"].past_of(state, match.log(seat), plain, rules[1], seat)
            looked = modules["search"].Search(*rules, book, state, seat, 11, past)
            if match.view(seat)["phase"] == "predict":
                looked.begin_predictions(1, 3)
                looked.predictions(3)
            else:
                looked.begin_tree(25)
                looked.tree(25)
                looked.end_tree()
            count = looked.count
            found.append([list(column)[:count] for column in (looked.part, looked.visits, looked.total)])
        assert found[0] == found[1]


# ---- hidden hands -----------------------------------------------------------------------


def test_a_prediction_of_zero_suggests_a_low_hand() -> None:
    table = weights.load(4)
    book = beliefs.PredictionModel(10, table.cards, table.lengths)
    low = sum(1 << card_number(f"{suit}{rank}") for suit in "SCT" for rank in (1, 2, 3)) | 1 << 30
    high = sum(1 << card_number(f"{suit}{rank}") for suit in "SCT" for rank in (8, 9, 10)) | 1 << 39
    assert book.likelihood(low, 0) > 5 * book.likelihood(high, 0)
    assert book.likelihood(high, 5) > 5 * book.likelihood(low, 5)
    book.read(low)
    assert sum(book.chance[:11]) == pytest.approx(1)


def test_experience_corrects_the_sampled_estimate() -> None:
    as_sampled = [0.0, 1.0, 0.0, 0.0] * 2
    experience = [-1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.2, *as_sampled]
    assert bidding.real_chance(2, 0.4, 3, as_sampled * 2, 0.5) == pytest.approx(0.4)
    few, many = (bidding.real_chance(2, 0.4, doubles, experience, 0.0) for doubles in (1, 4))
    assert few < 0.4 < many
    real = bidding.real_chance(0, 0.5, 3, experience, 0.0)
    assert real < bidding.real_chance(0, 0.5, 3, experience, 0.5) < 0.5  # half of them follow rules
    assert real < 0.3
    assert bidding.corrected(0, 0.5, real, 0.2, 2.0, 0.1).value < 2.0


# ---- kinds of opponents -----------------------------------------------------------------


def played_by(names: list[str], rounds: int, seed: int) -> Match:
    """Play a match between bots with small budgets."""
    game = load("doppelganger-tricks", len(names), {"rounds": rounds})
    match, rng = Match(game), Rng(seed)
    seated = [quick(name)(game, s) for s, name in enumerate(names)]
    while not match.state.over():
        if match.state.at_chance():
            match.play(match.state.pick(rng))
        else:
            seat = match.state.actors()[0]
            match.play(seated[seat].choose(match.view(seat), match.log(seat)), seat)
    return match


def thought_of(match: Match, seat: int) -> player_types.PlayHistory:
    table = weights.load(match.game.players)
    state: Any = match.game.imagine(match.view(seat), match.log(seat), Rng(1))
    rules = policy.Policy(policy.PLAIN), policy.Policy(table.weights)
    return opponents.past_of(state, match.log(seat), *rules, seat)


def test_rule_players_are_recognised_and_others_are_not_mistaken_for_them() -> None:
    match = played_by(["montecarlo", "level-5", "montecarlo", "flat"], 4, 3)
    past = thought_of(match.at(len(match.steps) - 1), 1)
    by_rules = [past.weight[weights.PLAYER_KINDS * seat + weights.PLAIN_RULES] for seat in range(4)]
    assert min(by_rules[0], by_rules[2]) > 0.9
    assert by_rules[3] < 0.3
    assert past.weight[weights.PLAYER_KINDS + weights.SEARCHER] == 1  # it does not judge itself


def test_the_round_so_far_makes_the_true_hands_more_likely() -> None:
    """Rule players with other cards would mostly have played differently."""
    moment = played_by(["montecarlo"] * 4, 1, 9).at(45 + 20)
    past, rng = thought_of(moment, 0), Rng(4)
    assert past.count == 20

    def evidence(state: Any) -> float:
        hands = [state.hand[seat] | state.shown[seat] for seat in range(4)]
        return sum(log(past.likelihood(seat, hands[seat], 0.0)) for seat in (1, 2, 3))

    others = [evidence(moment.state.resample(0, rng)) for _ in range(40)]
    assert evidence(moment.state) > sum(others) / len(others) + 3
    assert sum(other > evidence(moment.state) for other in others) < 4


def test_without_a_log_opponents_are_not_classified() -> None:
    match = played_by(["level-1"] * 3, 1, 5)
    moment = match.at(60)
    state: Any = moment.game.imagine(moment.view(0), [], Rng(1))
    rules = policy.Policy(policy.PLAIN)
    assert opponents.past_of(state, [], rules, rules, 0).count == 0
    events = [event for event in moment.log(0) if event["kind"] != "led"]
    assert opponents.past_of(state, events, rules, rules, 0).count == 0
    assert thought_of(moment, 0).count == 60 - len(moment.game.seats) * 13 - 1


# ---- choosing ---------------------------------------------------------------------------

LAST_TO_PLAY: dict[str, Any] = {
    "leader": 0,
    "trick": ["S5", "S6"],
    "seats": [
        {"hand": ["C1"], "prediction": 1},
        {"hand": ["C2"], "prediction": 1},
        {"hand": ["S9", "S2"], "prediction": 2},
    ],
}


def advice(position: dict[str, Any]) -> tuple[Advice, Match, Game]:
    game = load("doppelganger-tricks", 3)
    match = Match(game, game.from_position(position))
    [seat] = match.state.actors()
    return quick_bot(game, 1).consider(match.view(seat), match.log(seat)), match, game


@pytest.mark.parametrize(("number", "card"), [(2, "S9"), (0, "S2")])
def test_the_bot_takes_only_the_tricks_it_needs(number: int, card: str) -> None:
    seats = [dict(seat) for seat in LAST_TO_PLAY["seats"]]
    seats[2]["prediction"] = number
    found, _, game = advice({**LAST_TO_PLAY, "seats": seats})
    assert game.text(found.action).startswith(card)
    assert found.choices[0].action == found.action
    assert found.choices[0].value > found.choices[-1].value


def test_a_sure_prediction_takes_the_larger_bonus_and_a_lost_one_the_smaller() -> None:
    seats = [dict(seat) for seat in LAST_TO_PLAY["seats"]]
    assert play_of(advice({**LAST_TO_PLAY, "seats": seats})[0].action).claim == 3
    seats[2]["prediction"] = 5
    assert play_of(advice({**LAST_TO_PLAY, "seats": seats})[0].action).claim == 1


def test_a_bot_with_temperature_never_exceeds_its_maximum_loss() -> None:
    game = load("doppelganger-tricks", 4, {"rounds": 1})
    warm = replace(QUICK, temperature=2.0, max_loss=0.3)
    spread = 0
    for match, seat in questions(game, 12):
        choices = StrongBot(game, level=warm, seed=3).weigh(match.view(seat), [])
        assert sum(choice.share for choice in choices) == pytest.approx(1)
        for choice in choices[1:]:
            assert not choice.share or choices[0].value - choice.value <= 0.3
            spread += choice.share > 0
    assert spread > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_exist_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    found, _, _ = advice(LAST_TO_PLAY)
    lines = [speaker.say(reason) for reason in found.reasons]
    assert any("9■" in line and "100" in line for line in lines)
    assert any("2■" in line for line in lines)
    game = load("doppelganger-tricks", 4, {"rounds": 1})
    for match, seat in questions(game, 15):
        found = quick_bot(game, 2).consider(match.view(seat), match.log(seat))
        assert all(speaker.say(reason) for reason in found.reasons)
        assert found.action in {choice.action for choice in found.choices}
        if match.view(seat)["phase"] == "predict":
            assert found.reasons[0].arguments["number"] == prediction_of(found.action)


# ---- training and strength --------------------------------------------------------------


def test_a_card_that_is_exact_less_often_than_another_is_explained_by_the_points() -> None:
    def ids(recommended: float, other: float) -> list[str]:
        cards = [
            WeighedCard(part, value, 0.1, exact, value, 0.5)
            for part, value, exact in ((0, 2.0, recommended), (1, 1.5, other))
        ]
        view = {"seat": 0, "seats": [{"prediction": 2, "won": 0}]}
        return [reason.id for reason in explain.on_cards(PLAY, cards, view)]

    assert "tricks-why-points" in ids(0.52, 0.63)
    assert "tricks-why-points" not in ids(0.63, 0.52)


def test_training_reproduces_its_examples() -> None:
    """Hands with doppelgänger 10 predict three, others one: the fitted model reproduces that."""
    rng = Rng(2)
    hands = [training.dealt(4, rng).hand[0] for _ in range(150)]
    cards, lengths = training.fit_reading(4, [(hand, 3 if hand >> 39 & 1 else 1) for hand in hands], 1)
    book = beliefs.PredictionModel(10, cards, lengths)
    right = sum(book.likelihood(hand, 3 if hand >> 39 & 1 else 1) > 0.5 for hand in hands)
    assert right > 140
    assert training.logistic([((1.0, 0.0, 0.0, 0.0), n % 4 == 0) for n in range(400)])[0] < -0.9


def test_the_strong_bot_beats_rule_play() -> None:
    """Points per round ahead of three level-1 players; the true figure is far higher."""
    game = load("doppelganger-tricks", 4, {"rounds": 1})
    rng = Rng(77)
    ahead = 0.0
    short = Level(plays=250, deals=60)
    for _ in range(16):
        state = training.dealt(4, rng)
        strong = rng.below(4)
        seated = [StrongBot(game, rng.next64(), short if s == strong else LEVELS[0]) for s in range(4)]
        points = play_match(Match(game, state), seated, SeededDealer(0)).state.scores()
        ahead += points[strong] - (sum(points) - points[strong]) / 3
    assert ahead / 16 > 0.4
