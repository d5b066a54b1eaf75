"""Doppelgänger Tricks: the game object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Game, Option, Parts, Position, View
from ...engine.messages import Event, Message, Refusal
from ...engine.observer import Observer
from ...engine.rng import Rng
from . import determinize, messages, notation, position
from . import view as seen
from .cards import ACTIONS, DEAL, FIRST, PLAY, PREDICT, PREDICTING, cards_of, deck_for, full_ranks
from .observation import TABLE
from .rules import Tricks

CLAUSES = (
    *("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14"),
    *("S1", "S2", "S3", "S4", "M1"),
    *("L1", "L2"),
)
MOST_ROUNDS = 12


class DoppelgangerTricks(Game[Tricks]):
    """Doppelgänger Tricks with its options chosen."""

    name = "doppelganger-tricks"
    prefix = "tricks"
    player_counts = (3, 4)
    options_table = (
        Option("rounds", "rule", ("rule", *range(1, MOST_ROUNDS + 1))),
        Option("hands", "secret", ("secret", "open")),
    )
    action_count = ACTIONS
    clauses = CLAUSES
    observations = TABLE
    # One choice of the first seat; per round at most 40 cards dealt and played, and 4 predictions.
    length_bound = 1 + MOST_ROUNDS * (40 + 4 + 40)

    @property
    def rounds(self) -> int:
        """Return the rounds in the match: as many as players (M1), unless the host chose another number."""
        rounds = self.options["rounds"]
        return rounds if isinstance(rounds, int) else self.players

    @classmethod
    def study_options(cls, players: int) -> tuple[Option, ...]:
        return (Option("ranks", "full", ("full", *range(2, full_ranks(players)))),)

    @property
    def ranks(self) -> int:
        """Return the ranks in the deck: all, unless the host chose a small deck for study (L1)."""
        ranks = self.options.get("ranks")
        return ranks if isinstance(ranks, int) else full_ranks(self.players)

    def new_state(self) -> Tricks:
        open_hands = int(self.options["hands"] == "open")
        return Tricks(
            self.players, deck_for(self.players, self.ranks), self.rounds, open_hands, self.named_first
        )

    def position(self, state: Tricks) -> Position:
        return position.export(state)

    def from_position(self, data: Position) -> Tricks:
        return position.set_up(self.new_state(), data)

    def text(self, action: int) -> str:
        return notation.TEXTS[action]

    def parts(self, action: int) -> Parts:
        return notation.PARTS[action]

    def parse(self, text: str, seat: int) -> int:
        return notation.parse(text, seat)

    def describe(self, state: Tricks, action: int) -> Message:
        return messages.describe(action)

    def why_not(self, state: Tricks, seat: int, action: int) -> Refusal:
        return messages.why_not(state, seat, action)

    def table(self, state: Tricks, seat: int) -> View:
        return seen.view(state, seat)

    def events(self, before: Tricks, action: int, after: Tricks) -> list[Event]:
        return seen.events(before, action, after)

    def witnesses(self, before: Tricks, action: int) -> int:
        return seen.witnesses(before, action)

    def outcome(self, before: Tricks, action: int) -> str:
        return seen.outcome(before, action)

    def reveals(self, before: Tricks, action: int) -> bool:
        return seen.reveals(before, action)

    def another_history(self, actions: Sequence[int], seat: int, rng: Rng) -> list[int]:
        """Return a history in which the last round's unseen cards and secret predictions are redrawn."""
        state = self.new_state()
        began = 0
        takers: list[int] = []  # by step: the seat that received the card
        for step, action in enumerate(actions):
            takers.append(state.seat)
            before = state.round
            state.apply(action)
            if state.round != before:
                began = step + 1
        other = state.resample(seat, rng)
        fresh = [cards_of(other.hand[s] & ~state.hand[s]) for s in self.seats]
        changed = list(actions)
        for step in range(began, len(actions)):
            action = changed[step]
            if action < FIRST:
                taker = takers[step]
                if state.hand[taker] >> action & 1 and not other.hand[taker] >> action & 1:
                    changed[step] = DEAL + fresh[taker].pop()
            elif PREDICT <= action < PLAY and state.phase == PREDICTING:
                actor = state.actor(action)
                changed[step] = notation.parse(f"p{other.predicted[actor]}", actor)
        return changed

    def observer(self) -> Observer:
        from .encoder import Encoder  # here, because encoder.py is generated from TABLE

        return Encoder(TABLE.size(self.players))

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> Tricks:
        """Return a state that fits the view, which has all voids and claims (R14); the log is not needed."""
        return determinize.imagine(self.new_state(), view, rng)
