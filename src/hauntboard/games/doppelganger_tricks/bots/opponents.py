"""Infers from the log what types of players the others are.

A finished round has shown every card, so each play can be compared with the hand it came from. The search
itself handles the running round, because its likelihoods depend on the hands that are still hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..cards import NOT_PREDICTED, PLAY, PLAYING, PLAYS, SUITS, card_number
from ..notation import CardPlay
from ..rules import Tricks
from .player_types import PlayHistory
from .policy import Policy
from .weights import PLAYER_KINDS, SEARCHER

Log = Sequence[dict[str, Any]]

# Prior of each type, and the minimum that every type keeps, since people change.
COMMON = [0.2, 0.1, 0.7]
DOUBT = 0.005


@dataclass
class ObservedRound:
    """A round as the log shows it."""

    starter: int
    predicted: dict[int, int] = field(default_factory=dict)
    plays: list[tuple[int, CardPlay]] = field(default_factory=list)

    def add(self, event: dict[str, Any]) -> None:
        """Add an event of the round."""
        kind = event["kind"]
        if kind == "prediction-shown":
            self.predicted[event["seat"]] = event["number"]
        elif kind in ("led", "played"):
            self.plays.append((event["seat"], CardPlay(card_number(event["card"]))))
        elif kind == "led-declared":
            self.plays.append(
                (event["seat"], CardPlay(card_number(event["card"]), SUITS.index(event["suit"])))
            )
        elif kind == "claimed" and self.plays:
            seat, play = self.plays[-1]
            self.plays[-1] = (seat, CardPlay(play.card, play.declared, event["bonus"]))


def rounds_of(log: Log) -> list[ObservedRound]:
    """Return the rounds of a match, the running one last."""
    rounds: list[ObservedRound] = []
    for event in log:
        if event["kind"] == "round-begins":
            rounds.append(ObservedRound(event["seat"]))
        elif rounds:
            rounds[-1].add(event)
    return rounds


def past_of(state: Tricks, log: Log, plain: Policy, good: Policy, seat: int) -> PlayHistory:
    """Return the history of the running round, with the other seats' types inferred from earlier rounds. If
    the log does not match the state, the history holds no decisions."""
    rounds = rounds_of(log)
    weights = [list(COMMON) for _ in range(state.players)]
    for before in rounds[:-1]:
        weights = judged(state, before, plain, good, weights)
    past = PlayHistory(plain, good, state)
    if rounds and state.phase == PLAYING:
        dealt = [state.hand[s] | state.shown[s] for s in range(state.players)]
        end = replayed(past, state, rounds[-1], dealt)
        if end.shown[: state.players] != state.shown[: state.players]:
            past = PlayHistory(plain, good, state)
    for s, weight in enumerate(weights):
        if s != seat:
            past.expect(s, weight)
    return past


def judged(
    like: Tricks, observed: ObservedRound, plain: Policy, good: Policy, weights: list[list[float]]
) -> list[list[float]]:
    """Return the probabilities of the types of all seats after a finished round."""
    dealt = [sum(1 << play.card for seat, play in observed.plays if seat == s) for s in range(like.players)]
    if any(hand.bit_count() != like.size for hand in dealt):
        return weights
    past = PlayHistory(plain, good, like)
    for s, weight in enumerate(weights):
        past.expect(s, weight)
    replayed(past, like, observed, dealt)
    found = []
    for s in range(like.players):
        sure = (1 - PLAYER_KINDS * DOUBT) / past.likelihood(s, dealt[s], 0.0)
        found.append([sure * liked + DOUBT for liked in past.liked[:PLAYER_KINDS]])
    return found


def replayed(past: PlayHistory, like: Tricks, observed: ObservedRound, dealt: list[int]) -> Tricks:
    """Replay a round, record every decision in ``past`` and return the final state."""
    state = like.clone()
    state.begin_round(observed.starter)
    state.round = state.rounds = 1
    state.undealt = 0
    state.hand = dealt + [0] * (4 - like.players)
    state.predicted = [observed.predicted.get(s, NOT_PREDICTED) for s in range(4)]
    state.phase, state.seat = PLAYING, observed.starter
    for seat, play in observed.plays:
        if state.phase != PLAYING or state.seat != seat:
            break
        past.note(state, (play.action - PLAY) % PLAYS)
        state.apply(play.action)
    return state


def ruled(past: PlayHistory, seat: int, players: int) -> float:
    """Return the expected share of the others that play by rules, as known before this round."""
    others = [s for s in range(players) if s != seat]
    return 1.0 - sum(past.weight[PLAYER_KINDS * s + SEARCHER] for s in others) / len(others)
