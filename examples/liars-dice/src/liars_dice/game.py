"""Liar's Dice: what players see and how moves are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauntboard.engine.game import Game, Option, Parts, View
from hauntboard.engine.messages import Event, Refusal
from hauntboard.engine.observation import CHOICE, NUMBER, ObservationLayout, row
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import ALL_SEEING, EVERYBODY

from .rules import ACTIONS, BID, CALL, FACES, MAX_DICE, MAX_PLAYERS, ROLL, LiarsDiceState

FACE_NAMES = range(1, FACES + 1)


def faces(hand: Sequence[int]) -> list[int]:
    """Return the faces of a hand in rising order.

    >>> faces([2, 0, 0, 0, 0, 1])
    [1, 1, 6]
    """
    return [face + 1 for face in range(FACES) for _ in range(hand[face])]


def bid_parts(number: int) -> dict[str, int]:
    """Return how many dice of which face a bid names; bids are numbered from 0."""
    return {"quantity": number // FACES + 1, "face": number % FACES + 1}


class LiarsDice(Game[LiarsDiceState]):
    """Liar's Dice with its options chosen."""

    name = "liars-dice"
    prefix = "liarsdice"
    player_counts = (2, 3, 4, 5)
    options_table = (Option("dice", 3, (1, 2, 3, 4, 5)),)
    action_count = ACTIONS
    clauses = ("L1", "L2", "L3", "L4", "L5")
    length_bound = 2000
    notation = (
        *(f"first{seat}" for seat in range(1, MAX_PLAYERS + 1)),
        *(f"roll{face}" for face in range(1, FACES + 1)),
        *(f"{n}x{face}" for n in range(1, MAX_PLAYERS * MAX_DICE + 1) for face in range(1, FACES + 1)),
        "call",
    )
    observations = ObservationLayout(
        state="LiarsDiceState",
        shared=(
            row(NUMBER, "hand", FACE_NAMES, "state.hand[seat * 6 + {i}] if seat >= 0 else 0", "own dice"),
            row(NUMBER, "quantity", "bid", "(state.bids + 5) // 6", "dice of the last bid, or 0"),
            row(CHOICE, "face", FACE_NAMES, "(state.bids - 1) % 6 if state.bids else -1", "its face"),
        ),
        each=(
            row(NUMBER, "dice", "count", "state.dice[s]", "dice that the seat has"),
            row(NUMBER, "bidder", "yes", "int(state.bidder == s)", "whether the last bid is its own"),
        ),
    )

    def new_state(self) -> LiarsDiceState:
        return LiarsDiceState(self.players, int(self.options["dice"]), self.named_first)

    def parts(self, action: int) -> Parts:
        if action < ROLL:
            return {"kind": "first", "seat": action}
        if action < BID:
            return {"kind": "roll", "face": action - ROLL + 1}
        return {"kind": "bid", **bid_parts(action - BID)} if action < CALL else {"kind": "call"}

    def why_not(self, state: LiarsDiceState, seat: int, action: int) -> Refusal:
        if seat in state.actors() and action == CALL:
            return Refusal("liarsdice-refusal-no-bid", "L3")
        if seat in state.actors() and BID <= action < BID + state.bids:
            return Refusal("liarsdice-refusal-too-low", "L2")
        return super().why_not(state, seat, action)

    # ---- hidden information ------------------------------------------------------------

    def table(self, state: LiarsDiceState, seat: int) -> View:
        bid = {**bid_parts(state.bids - 1), "seat": state.bidder} if state.bids else None
        return {
            "seat": seat if seat >= 0 else None,
            "round": state.round,
            "turn": state.turn if state.turn >= 0 else None,
            "bid": bid,
            "acting": state.actors(),
            "scores": state.scores(),
            "seats": [self.place(state, other, seat in (other, ALL_SEEING)) for other in self.seats],
        }

    def place(self, state: LiarsDiceState, seat: int, shown: bool) -> View:
        """Return a seat as a viewer sees it."""
        hand = state.own_hand(seat)
        return {"dice": state.dice[seat], "rolled": sum(hand), "hand": faces(hand) if shown else None}

    def witnesses(self, before: LiarsDiceState, action: int) -> int:
        """A die is seen by its owner alone."""
        return 1 << before.roller() if ROLL <= action < BID else EVERYBODY

    def events(self, before: LiarsDiceState, action: int, after: LiarsDiceState) -> list[Event]:
        if action < ROLL:
            return [Event("first", {"seat": action})]
        if action < BID:
            seat = before.roller()
            return [Event("rolled", {"seat": seat}, {"face": action - ROLL + 1}, knowers=1 << seat)]
        if action < CALL:
            return [Event("bid", {"seat": before.turn, **bid_parts(action - BID)})]
        hands = [(s, faces(before.own_hand(s))) for s in self.seats if before.dice[s]]
        over = [Event("over", {"winners": after.winners()})] if after.over() else []
        return [
            Event("called", {"seat": before.turn, "target": before.bidder}),
            *(Event("shown", {"seat": seat, "dice": hand}) for seat, hand in hands),
            Event("lost", {"seat": before.loser(), "count": before.on_table()}),
            *over,
        ]

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> LiarsDiceState:
        """Return a state that fits the view: the seat keeps its dice, the others roll anew."""
        state, bid = self.new_state(), view["bid"]
        state.round, state.turn = view["round"], -1 if view["turn"] is None else view["turn"]
        if bid:
            state.bids, state.bidder = (bid["quantity"] - 1) * FACES + bid["face"], bid["seat"]
        for number, seat in enumerate(view["seats"]):
            state.dice[number] = seat["dice"]
            for face in seat["hand"] or [1] * seat["rolled"]:
                state.hand[number * FACES + face - 1] += 1
        state.shuffle_hidden(view["seat"], rng)
        return state
