"""OpenSpiel's own information-set search as a player of our games: a yardstick that others have written.

The search is OpenSpiel's, unchanged. It gets a state from what its seat sees, deals it anew for each
simulation as our rules do, and evaluates by one playout of uniformly random moves, carried out by our rules.
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
    """OpenSpiel's evaluator by one random playout, moved by our rules."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        """What a playout brings to every player."""
        end = state.table.state.clone()
        while not end.over():
            end.apply(end.pick(self.rng))
        return end.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All actions alike."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class OpenSpielBot:
    """``open_spiel.python.algorithms.ismcts`` with 8,000 simulations, unless it is told otherwise."""

    exploration: ClassVar[float] = 1.4  # results lie between -1 and 1

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = Budget(iterations=8000)

    def limit(self, budget: Budget) -> None:
        """Search as long as this instead."""
        self.budget = budget

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        root = self.root(view, log)
        if self.budget.iterations:
            return self.search(root, self.budget.iterations)
        # OpenSpiel's search knows no clock: a short one tells how much a long one may do.
        started = time.monotonic()
        action = self.search(root, TRIAL)
        taken = time.monotonic() - started
        more = int(TRIAL * ((self.budget.seconds or 0.0) - taken) / taken)
        return self.search(root, more) if more > TRIAL else action

    def search(self, root: SpielState, simulations: int) -> int:
        """The action that OpenSpiel's search visits most."""
        search = ISMCTSBot(
            root.get_game(),
            RandomPlayout(self.rng),
            self.exploration,
            simulations,
            random_state=np.random.RandomState(self.rng.below(2**31 - 1)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        search.set_resampler(lambda state, player: state.dealt_anew(player, self.rng))
        return int(search.step(root))

    def root(self, view: View, log: list[dict[str, Any]]) -> SpielState:
        """A state at which the seat is to choose. Those before it that choose at the same time have done so,
        somehow: what they chose is dealt anew with everything else."""
        seat = view["seat"]
        table = SpielTable(self.game, self.game.imagine(view, log, self.rng), self.known(seat, log))
        state: SpielState = load_spiel(self.game).state_of(table)
        while (earlier := state.current_player()) != seat:
            legal = table.state.legal_actions(earlier)
            table.apply(legal[self.rng.below(len(legal))])
        return state

    def known(self, seat: int, log: list[dict[str, Any]]) -> list[list[str]]:
        """What the seat has seen so far, in short; the others know what the table shows them."""
        seen: list[list[str]] = [[] for _ in range(self.game.players + 1)]
        seen[seat] = [hashlib.blake2b(json.dumps(log).encode(), digest_size=8).hexdigest()]
        return seen
