"""High Card: what players see and how moves are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from ...engine.game import Game, Option, Parts, View
from ...engine.messages import Event
from ...engine.observation import CHOICE, NUMBER, ObservationLayout, row
from ...engine.rng import Rng
from ...engine.seats import ALL_SEEING, EVERYBODY
from .rules import (
    ACTIONS,
    CARDS,
    DEAL,
    LEAVES,
    MAX_PLAYERS,
    STAY,
    STAYS,
    UNDECIDED,
    TableState,
)

CHOICES = ("undecided", "stays", "leaves")
UNKNOWN = 1  # stands for a card until the hidden cards are dealt anew


class Seat(TypedDict):
    """A seat as a viewer sees it."""

    card: int | None  # None: hidden, or not dealt yet
    choice: str
    points: int


class TableView(TypedDict):
    """The table as a viewer sees it."""

    seat: int | None
    round: int
    rounds: int
    first: int | None  # the seat that begins the round
    dealt: int  # players who have a card
    acting: list[int]
    scores: list[int]
    seats: list[Seat]


class HighCard(Game[TableState]):
    """High Card with its options chosen."""

    name = "template"
    prefix = "template"
    player_counts = (2, 3, 4, 5, 6, 7)
    options_table = (Option("rounds", 3, (1, 2, 3, 4, 5)),)
    action_count = ACTIONS
    clauses = ("C1", "C2", "C3", "C4")
    length_bound = 100
    notation = (
        *(f"first{seat}" for seat in range(1, MAX_PLAYERS + 1)),
        *(f"deal{card}" for card in range(1, CARDS + 1)),
        *("stay", "leave"),
    )
    observations = ObservationLayout(
        state="TableState",
        shared=(
            row(NUMBER, "round", "number", "state.round", "the round, from 1"),
            row(CHOICE, "card", range(1, CARDS + 1), "state.card[seat] - 1 if seat >= 0 else -1", "own card"),
        ),
        each=(
            row(CHOICE, "choice", "stays leaves", "state.choice[s] - 1", "what the seat has decided"),
            row(NUMBER, "points", "count", "max(state.points[s] + 100, 0)", "points, plus 100"),
        ),
    )

    def new_state(self) -> TableState:
        return TableState(self.players, int(self.options["rounds"]), self.named_first)

    def parts(self, action: int) -> Parts:
        if action < DEAL:
            return {"kind": "first", "seat": action}
        if action < STAY:
            return {"kind": "deal", "card": action - DEAL + 1}
        return {"kind": self.notation[action]}

    # ---- hidden information ------------------------------------------------------------

    def table(self, state: TableState, seat: int) -> View:
        seats: list[Seat] = [
            {
                "card": (state.card[other] or None) if seat in (other, ALL_SEEING) else None,
                "choice": CHOICES[state.choice[other]],
                "points": state.points[other],
            }
            for other in self.seats
        ]
        view: TableView = {
            "seat": seat if seat >= 0 else None,
            "round": state.round_number(),
            "rounds": state.rounds,
            "first": state.first if state.first >= 0 else None,
            "dealt": state.dealt,
            "acting": state.actors(),
            "scores": state.scores(),
            "seats": seats,
        }
        return dict(view)

    def witnesses(self, before: TableState, action: int) -> int:
        """A card that is dealt is seen by its owner alone."""
        return 1 << before.turn() if DEAL <= action < STAY else EVERYBODY

    def events(self, before: TableState, action: int, after: TableState) -> list[Event]:
        if action < DEAL:
            return [Event("first", {"seat": action})]
        seat = before.turn()
        if action < STAY:
            return [Event("dealt", {"seat": seat}, {"card": action - DEAL + 1}, knowers=1 << seat)]
        events = [Event("stayed" if action == STAY else "left", {"seat": seat})]
        if before.decided + 1 == self.players:
            events += self.showdown(before, action, after)
        return events

    def showdown(self, before: TableState, action: int, after: TableState) -> list[Event]:
        """Return the events of the end of a round: everyone who stayed shows their card."""
        choice = [*before.choice]
        choice[before.turn()] = STAYS if action == STAY else LEAVES
        shown = [
            Event("shown", {"seat": s, "card": before.card[s]}) for s in self.seats if choice[s] == STAYS
        ]
        scored = Event("scored", {"scores": after.scores()})
        return [*shown, scored, *([Event("over", {"winners": after.winners()})] if after.over() else [])]

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> TableState:
        """Return a state that fits the view: the seat keeps its card, the others are dealt new ones."""
        state = self.new_state()
        if view["first"] is None:
            return state
        state.round, state.first, state.dealt = view["round"], view["first"], view["dealt"]
        state.points = [*view["scores"]]
        state.choice = [CHOICES.index(seat["choice"]) for seat in view["seats"]]
        state.decided = sum(choice != UNDECIDED for choice in state.choice)
        for n in range(state.dealt):
            seat = (state.first + n) % self.players
            state.card[seat] = view["seats"][seat]["card"] or UNKNOWN
        state.shuffle_hidden(view["seat"], rng)
        return state
