"""A match: a game and the list of actions from which everything else is derived."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic

from . import serialization
from .dealer import Dealer
from .game import Game, View
from .messages import Event, Refusal
from .persistent_list import ForkableList
from .seats import ALL_SEEING, EVERYBODY
from .state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S")


class Step(serialization.Struct, frozen=True, gc=False):
    """One action of a match and its effects."""

    action: int
    seat: int  # or CHANCE
    events: tuple[Event, ...]
    outcome: str  # the public outcome, as records write it
    witnesses: int  # bit mask of the seats that saw the action, or EVERYBODY
    reveals: bool  # whether it gave another seat new information
    masks: tuple[int, ...]  # for each of its secrets the mask of the seats that see it

    def seen_by(self, seat: int) -> bool:
        """Return whether a seat (or ``SPECTATOR``) saw which action it was."""
        return self.witnesses == EVERYBODY if seat < 0 else bool(self.witnesses >> seat & 1)

    def events_for(self, seat: int) -> list[dict[str, Any]]:
        """Return the events as a viewer sees them; in full for ``ALL_SEEING``."""
        if seat == ALL_SEEING:
            return [event.in_full() for event in self.events]
        return [event.seen_by(seat) for event in self.events]


def secret_masks(witnesses: int, events: Iterable[Event]) -> tuple[int, ...]:
    """Return the masks of the seats that see the action and the secrets of the events, without those that all
    viewers see."""
    masks = {event.knowers for event in events if event.secret}
    if witnesses != EVERYBODY:
        masks.add(witnesses)
    return tuple(masks)


def sight_of(masks: Iterable[int], viewer: int) -> int:
    """Return a number for what a viewer sees of secrets: equal for viewers who see the same."""
    if viewer < 0:
        return -1 if viewer == ALL_SEEING else 0
    sight = 0
    for mask in masks:
        sight = sight << 1 | mask >> viewer & 1
    return sight


class Match(Generic[S]):
    """A match, in progress or finished. All actions are checked against the rules.

    >>> from hauntboard.games import load
    >>> match = Match(load("template"))
    >>> match.state.at_chance()
    True
    """

    def __init__(self, game: Game[S], start: S | None = None) -> None:
        self.game = game
        self.start = game.new_state() if start is None else start.clone()
        self.state = self.start.clone()
        self.steps: ForkableList[Step] = ForkableList()
        self.concealed = 0  # how many of the last steps revealed nothing

    def fork(self) -> Match[S]:
        """Return an independent copy."""
        other: Match[S] = Match.__new__(Match)
        other.game, other.start = self.game, self.start
        other.state, other.steps, other.concealed = self.state.clone(), self.steps.copy(), self.concealed
        return other

    # ---- playing --------------------------------------------------------------------

    def play(self, action: int, seat: int | None = None) -> Step:
        """Play an action; raise :class:`Refusal` and change nothing if it is not legal (for ``seat``, by
        default for the seat that it belongs to)."""
        self.check(action, seat)
        return self._push(action)

    def check(self, action: int, seat: int | None = None) -> None:
        """Raise :class:`Refusal` unless the action is legal (for ``seat``)."""
        self.game.check(self.state, action, seat)

    def deal(self, dealer: Dealer) -> list[Step]:
        """Play chance actions until a seat must decide or the match is over; return the steps."""
        return [self.play(action) for action in self.draws(dealer)]

    def draws(self, dealer: Dealer) -> Iterator[int]:
        """Yield the chance actions that are due; the caller plays each before it asks for the next."""
        while self.state.at_chance():
            yield dealer.pick(self.state.legal_actions())

    def extend(self, actions: Iterable[int]) -> Match[S]:
        """Play a list of actions, chance included; return this match."""
        for action in actions:
            self.play(action)
        return self

    def _push(self, action: int) -> Step:
        before = self.state.clone()
        self.state.apply(action)
        game = self.game
        events, witnesses = tuple(game.events(before, action, self.state)), game.witnesses(before, action)
        step = Step(
            action,
            before.actor(action),
            events,
            game.outcome(before, action),
            witnesses,
            game.reveals(before, action),
            secret_masks(witnesses, events),
        )
        self.steps.append(step)
        self.concealed = 0 if step.reveals else self.concealed + 1
        return step

    # ---- views --------------------------------------------------------------------

    @property
    def actions(self) -> list[int]:
        """Return all actions so far, chance included (full information)."""
        return [step.action for step in self.steps]

    def view(self, seat: int, ended: bool = False) -> View:
        """Return all that a viewer may see: the position, and for a seat its legal actions and undo point.

        ``ALL_SEEING`` is allowed once the match is over, or ``ended`` for another reason."""
        view = self.game.view(self.state, seat, ended)
        view["length"] = len(self.steps)
        if seat >= 0:
            view["legal"] = self.state.legal_actions(seat)
            view["undo"] = self.undo_point(seat)
        return view

    def log(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """Return the events from a step on as a viewer sees them; in full for ``ALL_SEEING``."""
        if seat == ALL_SEEING and not self.state.over():
            raise Refusal("refusal-not-over")
        return [event for step in self.steps[since:] for event in step.events_for(seat)]

    # ---- undo ----------------------------------------------------------------

    def undo_point(self, seat: int) -> int:
        """Return the number of steps that remain if the seat takes back all it may: no action of another
        seat, no chance, and nothing that revealed information."""
        length = len(self.steps)
        if self.concealed:
            for step in reversed(self.steps[length - self.concealed :]):
                if step.seat != seat:
                    break
                length -= 1
        return length

    def consent_point(self) -> int:
        """Return the number of steps that remain if all seats agree to take back: nothing that revealed
        information, which every chance step does."""
        return len(self.steps) - self.concealed

    def undo(self, seat: int, length: int | None = None) -> None:
        """Take back to ``length`` steps (by default one step); raise :class:`Refusal` if not allowed."""
        self.game.check_seat(seat)
        target = len(self.steps) - 1 if length is None else length
        if not self.undo_point(seat) <= target < len(self.steps):
            raise Refusal("refusal-no-undo")
        self.rewind(target)

    def rewind(self, length: int) -> None:
        """Drop all steps after ``length``."""
        self.steps.cut(length)
        self.state.copy_from(self.start)
        self.concealed = 0
        for step in self.steps:
            self.state.apply(step.action)
            self.concealed = 0 if step.reveals else self.concealed + 1

    def at(self, length: int) -> Match[S]:
        """Return the match as it was after ``length`` steps."""
        return Match(self.game, self.start).extend(self.actions[:length])
