"""OpenSpiel's information-set search as a bot: an independent yardstick.

The search is OpenSpiel's, unchanged. It starts from a state built from the seat's view, redeals it for each
simulation by our rules, and evaluates by one uniformly random playout, also by our rules.
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import Any, ClassVar

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from ..bots.budget import Budget
from ..engine.game import Game, View
from ..engine.rng import Rng
from .open_spiel import SpielState, SpielTable, load_spiel

TRIAL = 50  # simulations


class RandomPlayout:
    """An OpenSpiel evaluator that runs one random playout with our rules."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        """Return every player's result of one playout."""
        end = state.table.state.clone()
        while not end.over():
            end.apply(end.pick(self.rng))
        return end.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return equal priors."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class OpenSpielBot:
    """A bot that runs ``open_spiel.python.algorithms.ismcts``, by default with 8,000 simulations."""

    exploration: ClassVar[float] = 1.4  # results lie between -1 and 1

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = Budget(iterations=8000)

    def limit(self, budget: Budget) -> None:
        """Set another budget."""
        self.budget = budget

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        root = self.root(view, log)
        if self.budget.iterations:
            return self.search(root, self.budget.iterations)
        # OpenSpiel's search has no time limit: measure a short one and scale the number of simulations.
        started = time.monotonic()
        action = self.search(root, TRIAL)
        taken = time.monotonic() - started
        more = int(TRIAL * ((self.budget.seconds or 0.0) - taken) / taken)
        return self.search(root, more) if more > TRIAL else action

    def search(self, root: SpielState, simulations: int) -> int:
        """Return the action that OpenSpiel's search visits most."""
        search = ISMCTSBot(
            root.get_game(),
            RandomPlayout(self.rng),
            self.exploration,
            simulations,
            random_state=np.random.RandomState(self.rng.below(2**31 - 1)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        search.set_resampler(lambda state, player: state.resampled(player, self.rng))
        return int(search.step(root))

    def root(self, view: View, log: list[dict[str, Any]]) -> SpielState:
        """Return a determinized state in which the seat is to act. Earlier seats of a simultaneous choice get
        random choices, which each simulation redeals with all other hidden information."""
        seat = view["seat"]
        table = SpielTable(self.game, self.game.imagine(view, log, self.rng), self.known(seat, log))
        state: SpielState = load_spiel(self.game).state_of(table)
        while (earlier := state.current_player()) != seat:
            legal = table.state.legal_actions(earlier)
            table.apply(legal[self.rng.below(len(legal))])
        return state

    def known(self, seat: int, log: list[dict[str, Any]]) -> list[list[str]]:
        """Return the histories for a table: a hash of the seat's log, and nothing for the others."""
        seen: list[list[str]] = [[] for _ in range(self.game.players + 1)]
        seen[seat] = [hashlib.blake2b(json.dumps(log).encode(), digest_size=8).hexdigest()]
        return seen
