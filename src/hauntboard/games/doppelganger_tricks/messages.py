"""Doppelgänger Tricks: messages that describe a move or explain a refusal.

This module has only message ids and arguments; the catalogues have the sentences.
"""

from __future__ import annotations

from ...engine.messages import Message, Refusal
from .cards import DOPPELGANGERS, FIRST, PLAY, PREDICT, PREDICTING, RANKS, SUITS, card_text
from .notation import CardPlay, play_of, prediction_of, seat_named
from .rules import Tricks


def describe(action: int) -> Message:
    """Return the description of a legal move for the seat that may make it."""
    if action < FIRST:
        return Message("tricks-move-deal", {"card": card_text(action)})
    if action < PREDICT:
        return Message("tricks-move-first", {"seat": seat_named(action)})
    if action < PLAY:
        return Message("tricks-move-predict", {"number": prediction_of(action)})
    play = play_of(action)
    arguments: dict[str, str | int] = {"card": card_text(play.card)}
    id = "tricks-move-play"
    if play.declared is not None:
        id, arguments["suit"] = "tricks-move-declare", SUITS[play.declared]
    if play.claim:
        id, arguments["bonus"] = f"{id}-claim", play.claim
    return Message(id, arguments)


def why_not(state: Tricks, seat: int, action: int) -> Refusal:
    """Return the reason for a refusal, using only what the seat itself can see."""
    if action < PREDICT:
        return Refusal("refusal-only-chance")
    if seat not in state.actors():
        if state.phase == PREDICTING:
            return Refusal("tricks-already-predicted", "R2")
        return Refusal("refusal-not-your-turn", "R4")
    if state.phase == PREDICTING:
        return not_this_prediction(state, seat, action)
    if action < PLAY:
        return Refusal("tricks-predictions-are-made", "R2")
    return not_this_play(state, play_of(action))


def not_this_prediction(state: Tricks, seat: int, action: int) -> Refusal:
    if action >= PLAY:
        return Refusal("tricks-predict-first", "R2")
    if state.actor(action) != seat:
        return Refusal("tricks-not-your-prediction", "R2")
    return Refusal("tricks-prediction-too-high", "R2", most=state.size)


def not_this_play(state: Tricks, play: CardPlay) -> Refusal:
    hand = state.hand[state.seat]
    card = card_text(play.card)
    if not hand >> play.card & 1:
        return Refusal("tricks-not-in-hand", "R4", card=card)
    if not state.playable() >> play.card & 1:
        return Refusal("tricks-must-follow", "R4", suit=SUITS[state.led], card=card)
    leads_doppelganger = state.laid == 0 and play.card // RANKS == 3
    if leads_doppelganger and play.declared is None:
        return Refusal("tricks-must-declare", "R5", card=card)
    if not leads_doppelganger and play.declared is not None:
        return Refusal("tricks-cannot-declare", "R6", suit=SUITS[state.led])
    if not state.bonuses and not any(state.claimed):
        return Refusal("tricks-no-bonuses", "L2")
    if state.claimed[state.seat]:
        return Refusal("tricks-one-bonus", "R13")
    if not state.claimable(play.claim):
        return Refusal("tricks-bonus-taken", "R13", bonus=play.claim)
    assert hand & DOPPELGANGERS & ~(1 << play.card)
    return Refusal("tricks-still-doppelgangers", "R13")
