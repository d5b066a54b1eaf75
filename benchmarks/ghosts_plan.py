"""What the plan by regret is worth to the policy of 13 Ghosts, before any search.

Single rounds of two: the policy with its plan against the same policy that chooses by its values alone, at
several heats; then how often the best answer that regrets find to each of them wins. Half is fair.

    python benchmarks/ghosts_plan.py --rounds 200000 --seed 1 [--edition 1]
"""

from __future__ import annotations

import argparse

from hauntboard.games.thirteen_ghosts.bots.policy import Policy
from hauntboard.games.thirteen_ghosts.bots.regrets import Regrets
from hauntboard.games.thirteen_ghosts.bots.search import Search
from hauntboard.games.thirteen_ghosts.bots.train.training import fresh
from hauntboard.games.thirteen_ghosts.bots.weights import load_policy

HEATS = (0.03, 0.01, 0.005)
LESSONS = 5  # times as many rounds to find an answer as to measure it


def player(heat: float, guided: bool) -> Policy:
    """The trained policy, with or without its plan."""
    policy = load_policy()
    policy.heat, policy.guided = heat, int(guided)
    return policy


def answered(rival: Policy, edition: int, rounds: int, seed: int) -> float:
    """The share of rounds that the best answer found to a policy wins."""
    regrets = Regrets(load_policy(), fresh(2, edition))
    regrets.rival, regrets.fixed = rival, 1
    regrets.practise(LESSONS * rounds, seed)
    return regrets.measure(rounds, seed + 1)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", type=int, choices=(0, 1), default=0)
    asked = parser.parse_args()
    here = (asked.edition, asked.rounds, asked.seed)
    error = 196 * 0.5 / asked.rounds**0.5
    print(f"in per cent, each ± {error:.2f} at most")
    for heat in HEATS:
        contest = Search(player(0.01, guided=True), fresh(2, asked.edition))
        share = contest.contest(player(heat, guided=False), asked.rounds, asked.seed)
        print(f"plan against values at heat {heat}: {share:.2%}", flush=True)
    for heat in HEATS[:2]:
        for name, guided in (("the plan", True), ("values", False)):
            share = answered(player(heat, guided), *here)
            print(f"best answer to {name} at heat {heat}: {share:.2%}", flush=True)


if __name__ == "__main__":
    main()
