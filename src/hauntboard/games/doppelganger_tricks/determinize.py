"""Doppelgänger Tricks: determinization. Builds a state that fits what a seat sees.

The view has all that is public and the viewer's own hand. The unseen cards go into the other hands in
any order; then ``resample`` redeals them, so every deal that fits the view is equally likely.
"""

from __future__ import annotations

from typing import Any

from ...engine.game import View
from ...engine.positions import put
from ...engine.rng import Rng
from ...engine.seats import SPECTATOR
from .cards import ALL_BONUSES, NOT_PREDICTED, PHASES, SUITS, card_number
from .rules import Tricks


def imagine(fresh: Tricks, view: View, rng: Rng) -> Tricks:
    """Return a state with the options of ``fresh`` that gives its seat this view."""
    if not view["round"]:
        return fresh
    seat = SPECTATOR if view["seat"] is None else view["seat"]
    state = fresh
    state.begin_round(view["first"])
    state.phase = PHASES.index(view["phase"])
    state.round = view["round"]
    state.leader = view["leader"]
    state.points = view["scores"] + [0] * (4 - state.players)
    set_up_trick(state, view)
    for s, shown in enumerate(view["seats"]):
        set_up_seat(state, s, shown)
    deal_unseen(state, view)
    state.seat = whose_turn(state, view)
    return state.resample(seat, rng)


def set_up_trick(state: Tricks, view: View) -> None:
    """Set up the current trick and the remaining bonus cards."""
    trick = [card_number(laid["card"]) for laid in view["trick"]]
    state.laid = len(trick)
    state.trick = trick + [0] * (4 - len(trick))
    if trick:
        state.led = SUITS.index(view["led"])
    state.bonuses = ALL_BONUSES & sum(1 << bonus for bonus in view["bonuses"])


def set_up_seat(state: Tricks, seat: int, shown: dict[str, Any]) -> None:
    """Set up what the view shows of a seat; a prediction that is still secret gets a placeholder."""
    secret = 0 if shown["predicted"] else NOT_PREDICTED
    put(state, "predicted", seat, secret if shown["prediction"] is None else shown["prediction"])
    put(state, "won", seat, shown["won"])
    put(state, "claimed", seat, shown["bonus"] or 0)
    put(state, "voids", seat, sum(1 << SUITS.index(suit) for suit in shown["voids"]))
    put(state, "shown", seat, mask(shown["shown"]))
    put(state, "hand", seat, mask(shown["hand"] or []))


def deal_unseen(state: Tricks, view: View) -> None:
    """Fill every hidden hand with unseen cards; during the deal the rest is undealt."""
    unseen = view["unseen"]
    for seat, shown in enumerate(view["seats"]):
        if shown["hand"] is None:
            put(state, "hand", seat, mask(unseen[: shown["cards"]]))
            unseen = unseen[shown["cards"] :]
    state.undealt = mask(unseen) if view["phase"] == "deal" else 0


def whose_turn(state: Tricks, view: View) -> int:
    """Return the seat that plays or receives the next card; the deal starts at seat 0."""
    if view["phase"] == "play":
        return int(view["acting"][0])
    if view["phase"] == "over":
        return state.leader
    dealt: int = sum(shown["cards"] for shown in view["seats"])
    return dealt % state.players


def mask(cards: list[str]) -> int:
    """Return the mask of cards given in notation."""
    return sum(1 << card_number(card) for card in cards)
