"""Learning a tiny game with OpenSpiel: external-sampling MCCFR, judged exactly as it goes.

python examples/mccfr.py GAME [iterations] [OPTION=VALUE ...]
python examples/mccfr.py template 2000 rounds=1 first=1

The options must make the game so small that its whole tree fits in memory. OpenSpiel learns on
``hauntboard.envs.open_spiel``; our own solver says how exploitable its average policy is.
"""

import sys
from array import array

try:
    import numpy as np
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

    from hauntboard.engine.messages import HauntboardError
    from hauntboard.envs.open_spiel import load_spiel
    from hauntboard.experiments.solver.tree import Tree
    from hauntboard.games import load
    from hauntboard.i18n import catalogue
except ModuleNotFoundError as missing:
    sys.exit(f'{missing.name} is not installed: pip install "hauntboard[bench]"')


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


def main(game, iterations):
    np.random.seed(1)
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


def number(word):
    return int(word) if word.isascii() and word.isdecimal() else None


def read_arguments(name="", *words):
    """Return the game and the number of iterations, or exit with how to call the program."""
    iterations, *others = words if words and "=" not in words[0] else ("2000", *words)
    if not name or not number(iterations) or not all("=" in word for word in others):
        sys.exit(__doc__)
    options = dict(word.split("=", 1) for word in others)
    values = {option: value if number(value) is None else number(value) for option, value in options.items()}
    try:
        return load(name, 2, values), number(iterations)
    except HauntboardError as error:
        sys.exit(f"{catalogue('en').render(error.message.id, error.message.arguments)}\n\n{__doc__}")


if __name__ == "__main__":
    try:
        main(*read_arguments(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
