"""What a net is worth in Halloween: one seat judges with it, the others with another one or with none.

All play the best turn that a search of the given width finds, and every deal is played from every seat. Only
its players make a match of Master differ from another, so the first rounds are opened by lot, alike from all.

    python benchmarks/halloween_nets.py --table master-2 --width 8 --deals 300
    python benchmarks/halloween_nets.py --table 2 --nets new.json --against src/.../data/nets.json
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from hauntboard.engine.rng import Rng
from hauntboard.experiments.statistics.inference import ByDeal
from hauntboard.games import load
from hauntboard.games.halloween.bots.train.sums import SelfPlayer
from hauntboard.games.halloween.bots.weights import FILE, NETS, Net, read_models, read_nets
from hauntboard.games.halloween.rules import Halloween

OPENING, OPENINGS = 2, 12  # rounds, and good turns to choose from


def fresh(table: str) -> Halloween:
    """A match that has not begun."""
    options = {"variant": "master"} if table.startswith("master") else {}
    state = load("halloween", int(table[-1]), options).new_state()
    assert isinstance(state, Halloween)
    return state


@cache
def player(table: str, nets: Path | None, width: int) -> SelfPlayer:
    """Somebody who searches so wide and judges with a net, or by the sum alone."""
    text = read_nets(nets)[table] if nets else None
    found = SelfPlayer(
        replace(read_models(FILE)[table], net=Net.from_text(text) if text else None), fresh(table)
    )
    found.planner.set_up(width, 1, 1, 3)
    found.planner.set_work(20, 200, 0.0)
    return found


def wins(table: str, nets: Path, others: Path | None, width: int, seed: int, deal: int) -> float:
    """How many of a deal's matches the seat with the net wins."""
    won = 0.0
    players = int(table[-1])
    for side in range(players):
        state, rng, luck = fresh(table), Rng(2 * (seed + deal)), Rng(2 * (seed + deal) + 1)
        while state.at_chance():
            state.apply(state.pick(rng))
        seated = [player(table, nets if seat == side else others, width) for seat in range(players)]
        for each in {*seated, opener := player(table, None, 2)}:
            each.sit_down(state.in_play)
        while not state.over():
            if state.at_chance() or state.decider() != state.seat:
                state.apply(state.pick(luck))
                continue
            opening = state.round <= OPENING
            ways = (opener if opening else seated[state.seat]).planner.best_turns(state)
            for action in ways[rng.below(min(len(ways), OPENINGS)) if opening else 0][1]:
                state.apply(action)
        won += (side in state.winners()) / len(state.winners())
    return won


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--table", default="master-2", help="2, 3, 4, master-2 ...")
    parser.add_argument("--nets", type=Path, default=NETS)
    parser.add_argument("--against", type=Path, help="another file of nets; none unless given")
    parser.add_argument("--width", type=int, default=8)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    play = partial(wins, asked.table, asked.nets, asked.against, asked.width, asked.seed)
    found, players = ByDeal(), int(asked.table[-1])
    with ProcessPoolExecutor(asked.jobs) as processes:
        for won in processes.map(play, range(asked.deals), chunksize=5):
            found.add(won, players)
    share = found.estimate()
    print(f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%}), fair {1 / players:.1%}")


if __name__ == "__main__":
    main()
