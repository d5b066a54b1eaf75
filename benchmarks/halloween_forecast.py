"""How far Halloween's forecasts come true: quick players meet themselves, and what the judge says of every
seat where a turn begins is compared with who wins.

    python benchmarks/halloween_forecast.py --players 3 --games 200 --seed 1 [--master]
"""

from __future__ import annotations

import argparse
from math import log2

from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.halloween.bots.strong import LEVELS, Mind
from hauntboard.games.halloween.rules import Halloween

Forecast = tuple[float, float]  # what was said, and what came true


def forecasts(state: Halloween, rng: Rng) -> list[Forecast]:
    """Play a match to its end: everybody's chances on the way, with what they won."""
    while state.at_chance():
        state.apply(state.pick(rng))
    mind, said = Mind(state, LEVELS[-1]), []
    seats = range(state.players)
    while not state.over():
        if state.at_chance() or state.decider() != state.seat:
            state.apply(state.pick(rng))
            continue
        said.append([mind.judge.value(state, seat) for seat in seats])
        mind.quick.play_turn(state, rng)
    winners = state.winners()
    return [(line[seat], (seat in winners) / len(winners)) for line in said for seat in seats]


def report(found: list[Forecast], players: int) -> None:
    """Said and won by tenths, and how much better than knowing nothing that is."""
    print("said      won   how often")
    for tenth in range(10):
        here = [pair for pair in found if min(int(10 * pair[0]), 9) == tenth]
        if here:
            said, won = (sum(pair[i] for pair in here) / len(here) for i in range(2))
            print(f"{said:5.1%} {won:8.1%} {len(here):11,}")
    bits = -sum(won * log2(said) + (1 - won) * log2(1 - said) for said, won in found) / len(found)
    even = 1 / players
    blind = -(even * log2(even) + (1 - even) * log2(1 - even))
    print(f"chances add up to {players * sum(said for said, _ in found) / len(found):.3f}")
    print(f"loss {bits:.3f} bits a seat, {bits / blind:.2f} of what equal chances would have")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="How far Halloween's forecasts come true.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--master", action="store_true")
    asked = parser.parse_args()
    game = load("halloween", asked.players, {"variant": "master"} if asked.master else {})
    found: list[Forecast] = []
    for number in range(asked.games):
        rng = Rng(asked.seed * 1_000_003 + number)
        rng.next64()
        state = game.new_state()
        assert isinstance(state, Halloween)
        found += forecasts(state, rng)
    report(found, asked.players)


if __name__ == "__main__":
    main()
