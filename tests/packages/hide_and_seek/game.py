"""Hide and Seek: what players see and how moves are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauntboard.engine.game import Game, Option, Parts, View
from hauntboard.engine.messages import Event, Refusal
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import ALL_SEEING, EVERYBODY

from .rules import ACTIONS, ASK, DEAL, HIDE, KNOCK, MAX_PLAYERS, PLACES, WAIT, SeekState

NUMBERS = range(1, PLACES + 1)


def places(mask: int) -> list[int]:
    return [number for number in NUMBERS if mask >> number - 1 & 1]


def mask_of(numbers: Sequence[int]) -> int:
    return sum(1 << number - 1 for number in numbers)


class HideAndSeek(Game[SeekState]):
    """Hide and Seek with its options chosen."""

    name = "hide-and-seek"
    prefix = "seek"
    player_counts = (2, 3, 4)
    options_table = (Option("points", 2, (1, 2, 3)), Option("mood", "merry", ("merry", "grim")))
    study_table = (Option("turns", 40, (5, 40)),)
    action_count = ACTIONS
    clauses = ("S1", "S2", "S3", "S4")
    length_bound = 2000
    notation = (
        *(f"first{seat}" for seat in range(1, MAX_PLAYERS + 1)),
        *(f"d{number}" for number in NUMBERS),
        *(f"c{number}" for number in NUMBERS),
        *("knock", "wait"),
        *(f"x{number}" for number in NUMBERS),
    )

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if self.players == 4 else super().sides

    def new_state(self) -> SeekState:
        turns = int(self.options.get("turns", 40))
        return SeekState(self.players, int(self.options["points"]), turns, self.named_first)

    # ---- notation and messages -----------------------------------------------------------

    def parts(self, action: int) -> Parts:
        if action < DEAL:
            return {"kind": "first", "seat": action}
        if action < HIDE:
            return {"kind": "deal", "number": action - DEAL + 1}
        if action < KNOCK:
            return {"kind": "hide", "number": action - HIDE + 1}
        return {"kind": "ask", "number": action - ASK + 1} if action >= ASK else {"kind": self.text(action)}

    def read(self, state: SeekState, text: str, seat: int) -> list[int]:
        """Return the steps of a whole turn, such as ``knock knock x5``."""
        return [self.parse(word, seat) for word in text.split() or [text]]

    def why_not(self, state: SeekState, seat: int, action: int) -> Refusal:
        if HIDE <= action < KNOCK and not state.waiting():
            return Refusal("seek-hidden-already", "S2")
        if action >= KNOCK and seat >= 0 and not state.place[seat]:
            return Refusal("seek-hide-first", "S2")
        return super().why_not(state, seat, action)

    # ---- hidden information ------------------------------------------------------------

    def table(self, state: SeekState, seat: int) -> View:
        seats = [
            {
                "hand": places(state.hand[other]) if seat in (other, ALL_SEEING) else None,
                "place": (state.place[other] or None) if seat in (other, ALL_SEEING) else None,
                "dealt": state.hand[other].bit_count(),
                "hidden": state.place[other] > 0,
                "empty": places(state.empty[other]),
                "points": state.points[other],
            }
            for other in self.seats
        ]
        return {
            "seat": seat if seat >= 0 else None,
            "round": state.round_number(),
            "first": state.first if state.first >= 0 else None,
            "turn": state.turn,
            "knocks": state.knocks,
            "acting": state.actors(),
            "scores": state.scores(),
            "seats": seats,
        }

    def witnesses(self, before: SeekState, action: int) -> int:
        if DEAL <= action < HIDE:
            return 1 << before.dealt % self.players
        return 1 << before.actor_of(action) if HIDE <= action < KNOCK else EVERYBODY

    def outcome(self, before: SeekState, action: int) -> str:
        return before.answers(action) if action >= ASK else ""

    def reveals(self, before: SeekState, action: int) -> bool:
        return action < HIDE or action >= ASK or (action == WAIT and before.turn + 1 == before.turns)

    def events(self, before: SeekState, action: int, after: SeekState) -> list[Event]:
        if action < DEAL:
            return [Event("first", {"seat": action})]
        if action < HIDE:
            seat = before.dealt % self.players
            return [Event("dealt", {"seat": seat}, {"number": action - DEAL + 1}, knowers=1 << seat)]
        seat = before.actor_of(action)
        if action < KNOCK:
            return [Event("hid", {"seat": seat}, {"number": action - HIDE + 1}, knowers=1 << seat)]
        if action < ASK:
            events = [Event("knocked" if action == KNOCK else "waited", {"seat": seat})]
        else:
            asked = {"seat": seat, "number": action - ASK + 1, "found": before.answers(action).count("y")}
            events = [Event("asked", asked)]
        if after.scores() != before.scores():
            events.append(Event("scored", {"scores": after.scores()}))
        return [*events, *([Event("over", {"winners": after.winners()})] if after.over() else [])]

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> SeekState:
        state = self.new_state()
        if view["first"] is None:
            return state
        state.round, state.first = view["round"], view["first"]
        state.turn, state.knocks = view["turn"], view["knocks"]
        for seat, seen in enumerate(view["seats"]):
            state.dealt += seen["dealt"]
            state.hand[seat] = mask_of(NUMBERS[: seen["dealt"]] if seen["hand"] is None else seen["hand"])
            state.place[seat] = seen["place"] or int(seen["hidden"])
            state.empty[seat], state.points[seat] = mask_of(seen["empty"]), seen["points"]
        state.shuffle_hidden(view["seat"], rng)
        return state
