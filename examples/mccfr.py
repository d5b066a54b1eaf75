"""Learning a tiny 13 Ghosts with OpenSpiel: external-sampling MCCFR, judged exactly as it goes.

python examples/mccfr.py [cards in the deck: 4, 5 or 6] [iterations]

OpenSpiel learns on ``hauntboard.envs.open_spiel``; our own solver says how exploitable its average policy
is.
"""

import sys
from array import array

try:
    import numpy as np
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

    from hauntboard.envs.open_spiel import load_spiel
    from hauntboard.experiments.solver.tree import Tree
    from hauntboard.games import load
except ModuleNotFoundError as missing:
    sys.exit(f'{missing.name} is not installed: pip install "hauntboard[bench]"')

DECKS = (4, 5, 6)


def tabulate(policy, tree, spiel):
    """OpenSpiel's policy as a row of probabilities, situation by situation."""
    row = array("d")
    for situation in tree.situations:
        state = spiel.new_initial_state()
        for action in situation.path:
            state.apply_action(action)
        chances = policy.action_probabilities(state)
        row.extend(chances[action] for action in situation.actions)
    return row


def main(deck=4, iterations=2000):
    np.random.seed(1)
    game = load("13-ghosts", 2, {"deck": deck, "points": 1, "first": 1})
    spiel = load_spiel(game)
    tree = Tree(game, merge=False)  # as OpenSpiel sees it: the order of the deal makes a difference
    judge = tree.solver()
    learner = ExternalSamplingSolver(spiel)
    print(f"{len(tree.situations)} situations; any action: {judge.exploitability(judge.uniform()):.4f}")
    print("iterations  value for seat 1  exploitability")
    for iteration in range(1, iterations + 1):
        learner.iteration()
        if iteration in (10, 30, 100, 300, 1000, 3000, 10000) or iteration == iterations:
            policy = tabulate(learner.average_policy(), tree, spiel)
            value, lost = judge.values(policy)[0], judge.exploitability(policy)
            print(f"{iteration:10} {value:+17.4f} {lost:15.4f}", flush=True)


def read_arguments(words):
    """Return the numbers of the command line, or exit with how to call the program."""
    numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
    right = len(numbers) == len(words) <= 2 and (not words or numbers[0] in DECKS) and 0 not in numbers
    return numbers if right else sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(*read_arguments(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
