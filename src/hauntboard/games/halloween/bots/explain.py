"""The reasons for a turn, as message ids."""

from __future__ import annotations

from ....bots.protocol import Choice
from ....engine.game import Game
from ....engine.messages import Message
from ..cards import END
from ..rules import Halloween
from .candidates import Candidate
from .features import FEATURES, GROUP_OF, GROUPS
from .value import Evaluator
from .weights import Model, blended

CLOSE = 0.01  # choices whose values differ by less are as good as each other
MIN_GAIN = 0.4  # points worth mentioning
MAX_GAINS = 4  # gains and losses mentioned


def reasons(
    gains: dict[str, float], candidate: Candidate, choices: list[Choice], own_turn: bool
) -> list[Message]:
    """Explain a candidate: its chance to win, luck, its largest gains and losses, close alternatives."""
    percent = round(100 * min(max(candidate.value(), 0), 1))
    found = [Message("bots-halloween-chance", {"percent": percent})]
    if own_turn and candidate.steps[-1] != END:
        found.append(Message("bots-halloween-luck"))
    for what in sorted(gains, key=lambda group: -abs(gains[group]))[:MAX_GAINS]:
        amount = round(abs(gains[what]), 1)
        if amount >= MIN_GAIN and what != "time":
            name = "bots-halloween-gain" if gains[what] > 0 else "bots-halloween-loss"
            found.append(Message(name, {"what": what, "amount": amount}))
    near = [choice for choice in choices if choices[0].value - choice.value < CLOSE]
    if len(near) > 1 and any(choice.action == candidate.steps[0] for choice in near):
        found.append(Message("bots-halloween-close"))
    return found


def gains(
    evaluator: Evaluator, model: Model, before: Halloween, after: Halloween, seat: int
) -> dict[str, float]:
    """Return what a turn changes in points, by group of features; both ends by the same weights."""
    old, points, _, _ = evaluator.features(before, seat)
    new, gained, to_come, row = evaluator.features(after, seat)
    weights = blended(model, row)
    found = dict.fromkeys(GROUPS, 0.0)
    found["points"] = gained - points
    if to_come:
        for i in range(FEATURES):
            found[GROUP_OF[i]] += weights[i] * (new[i] - old[i])
    return found


def steps_in_words(game: Game[Halloween], state: Halloween, steps: list[int]) -> list[Message]:
    """Describe the steps of a turn in the words of the rules."""
    state, found = state.clone(), []
    for step in steps:
        found.append(game.describe(state, step))
        state.apply(step)
    return found
