"""A match: a game, and the list of actions from which everything else follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .dealer import Dealer
from .game import Game, View
from .messages import Event, Refusal
from .persistent_list import ForkableList
from .seats import ALL_SEEING
from .state import State


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action of a match and what it brought about."""

    action: int
    seat: int  # CHANCE for luck
    events: tuple[Event, ...]
    outcome: str  # what everybody saw, as the record notes it
    witnesses: int  # bit mask of the seats that know which action it was
    public: bool  # whether spectators know it too
    reveals: bool

    def seen_by(self, seat: int) -> bool:
        """Whether a seat (or ``SPECTATOR``) knows which action this was."""
        return self.public if seat < 0 else bool(self.witnesses >> seat & 1)

    def sight(self, seat: int) -> int:
        """A number for what a viewer is told of the step: whoever has the same is told the same."""
        if seat == ALL_SEEING:
            return -1
        sight = int(self.seen_by(seat))
        for event in self.events:
            sight = sight << 1 | event.known_to(seat)
        return sight

    def told(self, seat: int) -> list[dict[str, Any]]:
        """Its events as a seat (or ``SPECTATOR``) sees them; in full for ``ALL_SEEING``."""
        if seat == ALL_SEEING:
            return [event.in_full() for event in self.events]
        return [event.seen_by(seat) for event in self.events]


class Match:
    """A match in progress or finished; the checked way to play.

    >>> from hauntboard.games import load
    >>> match = Match(load("13-ghosts"))
    >>> match.state.at_chance()
    True
    """

    def __init__(self, game: Game, start: State | None = None) -> None:
        self.game = game
        self.start = game.new_state() if start is None else start.clone()
        self.state = self.start.clone()
        self.steps: ForkableList[Step] = ForkableList()

    def fork(self) -> Match:
        """Another match that stands where this one stands."""
        other = Match.__new__(Match)
        other.game, other.start = self.game, self.start
        other.state, other.steps = self.state.clone(), self.steps.copy()
        return other

    # ---- playing --------------------------------------------------------------------

    def play(self, action: int, seat: int | None = None) -> Step:
        """Carry out an action if the rules allow it; raise :class:`Refusal` and change nothing
        if not. ``seat`` is who asks for it; without it the action's own seat is meant."""
        self.check(action, seat)
        return self._push(action)

    def check(self, action: int, seat: int | None = None) -> None:
        """Raise :class:`Refusal` unless the action is legal (for that seat)."""
        self.game.check(self.state, action, seat)

    def deal(self, dealer: Dealer) -> list[Step]:
        """Let chance act until a seat must decide or the match is over."""
        steps = []
        while self.state.at_chance():
            steps.append(self.play(dealer.pick(self.state.legal_actions())))
        return steps

    def extend(self, actions: Iterable[int]) -> Match:
        """Play a list of actions, chance included."""
        for action in actions:
            self.play(action)
        return self

    def _push(self, action: int) -> Step:
        before = self.state.clone()
        self.state.apply(action)
        game = self.game
        step = Step(
            action,
            before.actor(action),
            tuple(game.events(before, action, self.state)),
            game.outcome(before, action),
            sum(1 << s for s in game.seats if game.sees_action(before, action, s)),
            game.sees_action(before, action, -1),
            game.reveals(before, action),
        )
        self.steps.append(step)
        return step

    # ---- looking --------------------------------------------------------------------

    @property
    def actions(self) -> list[int]:
        """All actions so far, chance included (full information)."""
        return [step.action for step in self.steps]

    def view(self, seat: int, ended: bool = False) -> View:
        """What a seat may see: the position, its legal actions and how far it may take back.
        ``ended`` says that the match is not played on, so that ``ALL_SEEING`` may look."""
        view = self.game.view(self.state, seat, ended)
        view["length"] = len(self.steps)
        if seat >= 0:
            view["legal"] = self.state.legal_actions(seat)
            view["undo"] = self.undo_point(seat)
        return view

    def log(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """Events as a seat sees them, from a step on; all of them for ``ALL_SEEING``."""
        if seat == ALL_SEEING and not self.state.over():
            raise Refusal("refusal-not-over")
        return [event for step in self.steps[since:] for event in step.told(seat)]

    # ---- taking back ----------------------------------------------------------------

    def undo_point(self, seat: int) -> int:
        """How many steps remain if the seat takes back all it may.

        Never across another seat's action, chance, or information revealed to anybody."""
        for length in range(len(self.steps), 0, -1):
            step = self.steps[length - 1]
            if step.seat != seat or step.reveals:
                return length
        return 0

    def consent_point(self) -> int:
        """Return how many steps remain if all agree to take back: never across luck or anything revealed.

        Every chance step reveals something."""
        for length in range(len(self.steps), 0, -1):
            step = self.steps[length - 1]
            if step.reveals:
                return length
        return 0

    def undo(self, seat: int, length: int | None = None) -> None:
        """Take back to ``length`` steps (by default one step)."""
        self.game.check_seat(seat)
        target = len(self.steps) - 1 if length is None else length
        if not self.undo_point(seat) <= target < len(self.steps):
            raise Refusal("refusal-no-undo")
        self.rewind(target)

    def rewind(self, length: int) -> None:
        """Drop the steps after ``length``, whoever made them."""
        self.steps.cut(length)
        self.state.copy_from(self.start)
        for step in self.steps:
            self.state.apply(step.action)

    def at(self, length: int) -> Match:
        """The match as it was after so many steps."""
        return Match(self.game, self.start).extend(self.actions[:length])
