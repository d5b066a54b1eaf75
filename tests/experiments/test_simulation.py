"""Simulations are repeatable with any number of processes and counted correctly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.experiments.simulation import simulate as simulation
from hauntboard.experiments.simulation.report import MatchOutcome, Tally, wilson
from hauntboard.experiments.simulation.simulate import chunks_of, derived_seed, seat_bots, simulate
from hauntboard.games import load

GAME = load("template")


def test_one_process_and_two_give_the_same_result() -> None:
    alone, together = (
        simulate(GAME, 40, seed=9, bots=["cautious", "random"], jobs=jobs, keep_matches=True)
        for jobs in (1, 2)
    )
    assert alone == together
    assert alone.matches is not None
    assert len(alone.matches) == 40


def test_the_same_seed_gives_the_same_result_and_another_does_not() -> None:
    first, again, other = (simulate(GAME, 20, seed, ["random"], keep_matches=True) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_longer_simulation_begins_with_the_shorter_one() -> None:
    short, long = (simulate(GAME, games, 4, ["random"], keep_matches=True) for games in (5, 10))
    assert short.matches is not None
    assert long.matches is not None
    assert long.matches[:5] == short.matches


def test_matches_arrive_in_order_and_can_be_played_again() -> None:
    game = load("template", 3)
    seen: list[tuple[int, list[int]]] = []
    progress: list[int] = []
    result = simulate(
        game,
        6,
        seed=2,
        bots=["cautious", "random", "random"],
        on_progress=progress.append,
        on_match=lambda index, actions: seen.append((index, actions)),
    )
    assert [index for index, _ in seen] == list(range(6))
    assert progress == [1, 2, 3, 4, 5, 6]
    assert result.matches is None
    ends = [Match(game).extend(actions).state for _, actions in seen]
    assert all(state.over() for state in ends)
    assert sum(0 in state.winners() for state in ends) == result.seats[0].won


def test_a_receiver_that_fails_stops_the_other_processes() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, 100_000, seed=1, bots=["random"], jobs=2, on_progress=stop)


def test_names_are_checked_before_the_first_match() -> None:
    for names, id in ((["clever"], "bot-unknown"), ([], "bot-count"), (["random"] * 3, "bot-count")):
        with pytest.raises(HauntboardError) as caught:
            simulate(GAME, 1, 1, names)
        assert caught.value.message.id == id
    with pytest.raises(HauntboardError, match="simulate-no-games"):
        simulate(GAME, 0, 1, ["random"])


def test_a_short_list_of_bots_is_repeated() -> None:
    assert seat_bots(load("template", 4), ["random", "cautious"]) == ["random", "cautious"] * 2


def test_seeds_differ_by_match_and_purpose() -> None:
    seeds = {derived_seed(s, i, p) for s in (1, 2) for i in range(50) for p in ("deal", "seat 0", "seat 1")}
    assert len(seeds) == 300


def test_parcels_hold_every_match_once() -> None:
    for games, jobs in ((1, 2), (17, 2), (1000, 3)):
        assert [i for chunk in chunks_of(range(games), jobs) for i in chunk] == list(range(games))


def test_statistics_of_a_small_case_are_correct() -> None:
    tally = Tally(["a", "b", "a"])
    tally.add(MatchOutcome([3, 1, 0], [0], moves=10, rounds=2))
    tally.add(MatchOutcome([1, 3, 3], [1, 2], moves=20, rounds=4))
    tally.add(MatchOutcome([2, 4, 0], [1], moves=30, rounds=3))
    result = tally.result(1.5)
    assert [seat.won for seat in result.seats] == [1, 2, 1]
    assert [seat.wins for seat in result.seats] == [1.0, 1.5, 0.5]
    assert sum(seat.wins for seat in result.seats) == result.games == 3
    a, b = result.bots
    assert (a.bot, a.seats, a.won, a.wins) == ("a", [0, 2], 2, 1.5)
    assert a.fair == pytest.approx(2 / 3)
    assert [b.rate, b.score_mean] == pytest.approx([2 / 3, 8 / 3])
    assert result.seats[0].score_mean == 2.0
    assert result.seats[0].score_sd == 1.0
    assert (result.moves_mean, result.moves_sd) == (20.0, 10.0)
    assert (result.rounds_mean, result.rounds_sd) == (3.0, 1.0)
    assert result.cards == []
    assert json.loads(json.dumps(result.as_json()))["seconds"] == 1.5
    assert "matches" not in result.as_json()


def test_a_game_without_rounds_has_no_mean_of_them() -> None:
    tally = Tally(["a", "b"])
    tally.add(MatchOutcome([1, 0], [0], moves=1, rounds=None))
    tally.add(MatchOutcome([1, 0], [0], moves=1, rounds=None))
    assert tally.result(0.0).rounds_mean is None
    assert tally.result(0.0).rounds_sd is None


def test_cards_are_counted_by_buyers_and_winning_buyers() -> None:
    tally = Tally(["a", "b"])
    tally.add(MatchOutcome([3, 1], [0], moves=1, rounds=1, cards={37: [0, 1], 4: []}))
    tally.add(MatchOutcome([3, 3], [0, 1], moves=1, rounds=1, cards={37: [1]}))
    tally.add(MatchOutcome([3, 1], [0], moves=1, rounds=1, cards={37: [1], 4: [0]}))
    four, other = tally.result(0.0).cards
    assert (four.card, four.games, four.bought, four.won) == (4, 2, 1, 1)
    assert (other.card, other.games, other.bought, other.won) == (37, 3, 4, 2)
    assert (four.buying, other.buying) == (1 / 4, 4 / 6)
    assert (four.rate, other.rate) == (1.0, 0.5)
    assert (other.low, other.high) == wilson(2, 4)


def test_a_card_without_buyers_has_no_winners() -> None:
    tally = Tally(["a", "b"])
    tally.add(MatchOutcome([3, 1], [0], moves=1, rounds=1, cards={9: []}))
    (card,) = tally.result(0.0).cards
    assert (card.bought, card.buying, card.rate, card.low, card.high) == (0, 0.0, 0.0, 0.0, 1.0)


def test_wilson_interval_against_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263 and 15 of 148 and 0 of 20."""
    for won, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)


# ---- the results file -----------------------------------------------------------------------


def test_a_simulation_resumes_from_its_file_without_playing_a_match_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, file = load("template"), tmp_path / "results"
    whole = simulate(game, 7, 3, ["random"], keep_matches=True)
    simulate(game, 4, 3, ["random"], results=file)
    numbers: list[int] = []
    play = simulation.play_numbered
    monkeypatch.setattr(simulation, "play_numbered", lambda *a: numbers.append(a[2]) or play(*a))
    resumed = simulate(game, 7, 3, ["random"], keep_matches=True, results=file)
    assert numbers == [4, 5, 6] and resumed == whole
    assert simulate(game, 2, 3, ["random"], results=file) == simulate(game, 2, 3, ["random"])


def test_a_truncated_results_file_of_a_simulation_is_completed(tmp_path: Path) -> None:
    game, file = load("template"), tmp_path / "results"
    whole = simulate(game, 4, 3, ["random"], results=file)
    file.write_bytes(file.read_bytes()[:-5])
    assert simulate(game, 4, 3, ["random"], jobs=2, results=file) == whole
    assert file.read_bytes().count(b"\n") == 5


def test_results_of_other_bots_are_not_mixed_in(tmp_path: Path) -> None:
    game, file = load("template"), tmp_path / "results"
    simulate(game, 2, 3, ["random"], results=file)
    with pytest.raises(HauntboardError, match="results-file-other"):
        simulate(game, 2, 3, ["cautious"], results=file)
