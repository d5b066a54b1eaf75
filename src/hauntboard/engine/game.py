"""The interface that every game implements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from . import positions
from .layout_observer import LayoutObserver
from .messages import Event, HauntboardError, Message, Refusal
from .observation import ObservationLayout
from .observer import Observer
from .positions import PositionError as PositionError
from .rng import Rng
from .seats import ALL_SEEING, CHANCE, EVERYBODY, SPECTATOR
from .state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)  # defaults of type variables came with Python 3.13
else:
    from typing import TypeVar

    S = TypeVar("S")

Value = str | int
View = dict[str, Any]
Position = dict[str, Any]
# What an action consists of: a kind, and the cards, numbers or places that it names.
Part = str | int | Sequence[str | int] | None
Parts = dict[str, Part]


class OptionError(HauntboardError):
    """The game has no such option, player count or value."""


class NotationError(HauntboardError):
    """A text is not a move of the game. ``column`` counts from 0 within the text."""

    def __init__(self, id: str, /, column: int = 0, **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.column = column


def plain_number(text: str) -> int | None:
    """Return the number of a text of one or two ASCII digits without a leading zero, else None.

    >>> plain_number("7"), plain_number("07"), plain_number("٧"), plain_number("700")
    (7, None, None, None)
    """
    if not (0 < len(text) < 3 and text.isascii() and text.isdigit()):
        return None
    return int(text) if str(int(text)) == text else None


@dataclass(frozen=True)
class Option:
    """A choice that the host makes before the match; ``choices`` are words or numbers."""

    name: str
    default: Value
    choices: tuple[Value, ...]

    def read(self, value: Value) -> Value:
        """Return the choice that a word or number stands for; raise :class:`OptionError`.

        >>> Option("edition", "classic", ("classic", "nk2018")).read("nk2018")
        'nk2018'
        """
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        allowed = ", ".join(str(choice) for choice in self.choices)
        raise OptionError("option-bad-value", option=self.name, value=str(value), allowed=allowed)


class Game(ABC, Generic[S]):
    """A game with its options chosen: creates states (of class ``S``) and describes them.

    States are small and fast; everything that needs text, dictionaries or hidden information is here.
    A new game is a subclass in a folder of ``hauntboard.games``.
    """

    name: ClassVar[str]
    # Prefix of the game's message ids.
    prefix: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    options_table: ClassVar[tuple[Option, ...]] = ()
    # Whether one seat begins, so that the host may choose it (the option ``first``).
    has_first: ClassVar[bool] = True
    # Options for research, such as tiny variants that can be solved: not offered when people set up a match,
    # and listed (in views, records ...) only where they differ from the default.
    study_table: ClassVar[tuple[Option, ...]] = ()
    action_count: ClassVar[int]
    # The notation of every action by number, for games that do not override :meth:`text` and :meth:`parse`.
    notation: ClassVar[tuple[str, ...]] = ()
    # Ids of the rules' clauses, in reading order.
    clauses: ClassVar[tuple[str, ...]] = ()
    # Uniformly random play exceeds this length with a probability below 1e-12.
    length_bound: ClassVar[int]
    # The meaning of the entries of an observation vector, if the game has one.
    observations: ClassVar[ObservationLayout | None] = None

    def __init__(self, players: int | None = None, options: Mapping[str, Value] | None = None):
        self.players = self.player_counts[0] if players is None else players
        if self.players not in self.player_counts:
            allowed = ", ".join(map(str, self.player_counts))
            raise OptionError("option-bad-players", value=self.players, allowed=allowed)
        table = self.option_table(self.players)
        for name in options or {}:
            if name not in table:
                raise OptionError("option-unknown", option=name, allowed=", ".join(table))
        given = {**{o.name: o.default for o in table.values()}, **(options or {})}
        read = {n: table[n].read(v) for n, v in given.items()}
        usual = {option.name: option.default for option in self.study_options(self.players)}
        self.options: dict[str, Value] = {n: v for n, v in read.items() if usual.get(n) != v}

    @classmethod
    def option_table(cls, players: int) -> dict[str, Option]:
        """Return all options for a player count by name."""
        return cls.offered_options(players) | {o.name: o for o in cls.study_options(players)}

    @classmethod
    def offered_options(cls, players: int) -> dict[str, Option]:
        """Return the options that people are offered, and the first seat if one begins."""
        first = Option("first", "random", ("random", *range(1, players + 1)))
        return {option.name: option for option in (*cls.options_table, *([first] if cls.has_first else ()))}

    @classmethod
    def study_options(cls, players: int) -> tuple[Option, ...]:
        """Return the research options; a game may override this to vary them by player count."""
        return cls.study_table

    @property
    def named_first(self) -> int:
        """Return the seat that the host chose to begin, or -1 for chance."""
        first = self.options.get("first")
        return first - 1 if isinstance(first, int) else -1

    @property
    def endless(self) -> bool:
        """Return whether a match with these options need not end; ``length_bound`` then has no meaning."""
        return False

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the groups of seats that win and lose together; by default each seat is a side."""
        return tuple((seat,) for seat in self.seats)

    # ---- state ----------------------------------------------------------------------

    @abstractmethod
    def new_state(self) -> S:
        """Return the initial state."""

    def position(self, state: S) -> Position:
        """Return the whole position as JSON data (full information: never for players). By default all
        fields of the state."""
        return dict(state.fields())

    def from_position(self, position: Position) -> S:
        """Return the state of a position; raise :class:`PositionError` if it is not possible."""
        state = self.new_state()
        positions.read_fields(state, position)
        self.check_position(state)
        return state

    def check_position(self, state: S) -> None:
        """Raise :class:`PositionError` if play cannot reach a state whose fields were read from a position;
        for games that use the default positions."""

    # ---- notation and messages ----------------------------------------------------------------------

    def text(self, action: int) -> str:
        """Return the notation of an action, without its seat."""
        return self.notation[action]

    def parse(self, text: str, seat: int) -> int:
        """Return the action of a notation; raise :class:`NotationError`."""
        try:
            return self.notation.index(text.strip().lower())
        except ValueError:
            raise NotationError("notation-unknown", text=text) from None

    def parts(self, action: int) -> Parts:
        """Return what an action consists of, for programs that must not parse notation: its ``kind`` and what
        it names. Actions of a game differ in their parts. A game whose texts repeat must override this."""
        return {"kind": self.text(action)}

    def read(self, state: S, text: str, seat: int) -> list[int]:
        """Return the actions that a person typed: one, or several where the game has a notation for whole
        turns. Raise :class:`NotationError` or :class:`Refusal`."""
        return [self.parse(text, seat)]

    def describe(self, state: S, action: int) -> Message:
        """Return the description of a legal action for the seat it belongs to. By default the message
        ``PREFIX-action-KIND`` with the other parts of the action as its arguments."""
        parts = dict(self.parts(action))
        return Message(f"{self.prefix}-action-{parts.pop('kind')}", parts)

    def why_not(self, state: S, seat: int, action: int) -> Refusal:
        """Return why a seat may not play an action now; called only for actions that are not legal."""
        if seat >= 0 and seat not in state.actors():
            return Refusal("refusal-not-your-turn")
        return Refusal("refusal-not-now")

    # ---- hidden information --------------------------------------------------------------

    def view(self, state: S, seat: int, ended: bool = False) -> View:
        """Return all that a viewer (a seat, ``SPECTATOR``, or ``ALL_SEEING`` after the end) may see.

        ``ended`` says that the match is over although this state is not: in a replay, or after a player
        has resigned. Raise :class:`Refusal` if the viewer may not look."""
        if seat == ALL_SEEING and not (ended or state.over()):
            raise Refusal("refusal-not-over")
        if seat != SPECTATOR and seat != ALL_SEEING:
            self.check_seat(seat)
        view = self.table(state, seat)
        view["game"], view["options"] = self.name, dict(self.options)
        return view

    @abstractmethod
    def table(self, state: S, seat: int) -> View:
        """Return the game's part of a view, for a viewer who has been checked."""

    @abstractmethod
    def events(self, before: S, action: int, after: S) -> list[Event]:
        """Return the events of an action, with the seats that know their secrets."""

    @abstractmethod
    def witnesses(self, before: S, action: int) -> int:
        """Return the mask of the seats that see which action was played; ``EVERYBODY`` if spectators do."""

    def sees_action(self, before: S, action: int, seat: int) -> bool:
        """Return whether a seat (or ``SPECTATOR``) sees which action was played."""
        witnesses = self.witnesses(before, action)
        return witnesses == EVERYBODY if seat == SPECTATOR else bool(witnesses >> seat & 1)

    def outcome(self, before: S, action: int) -> str:
        """Return the public outcome of an action as records write it ("" if there is none)."""
        return ""

    def reveals(self, before: S, action: int) -> bool:
        """Return whether an action gives any other seat new information. Such an action cannot be undone;
        by default none can."""
        return True

    def another_history(self, actions: Sequence[int], seat: int, rng: Rng) -> list[int]:
        """Return actions that the seat cannot distinguish from these, with hidden cards exchanged that it
        never learnt. Return the same list if there is nothing to exchange."""
        return list(actions)

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> S:
        """Determinize: return a state that the seat of a view (``Match.view(seat)``, with its
        ``Match.log(seat)``) cannot distinguish from the true one, drawn uniformly. Bots search from such
        states only."""
        raise NotImplementedError

    def observer(self) -> Observer:
        """Return the writer of the observation vectors that ``observations`` describes. A game with a
        generated encoder returns that. Raise :class:`HauntboardError` if the game has no vectors."""
        if self.observations is None:
            raise HauntboardError("part-missing-observations", game=self.name)
        return LayoutObserver(self.observations, self.players)

    # ---- checks ------------------------------------------------------------

    def check(self, state: S, action: int, seat: int | None = None) -> None:
        """Raise :class:`Refusal` unless the action is legal (for ``seat``)."""
        if seat is not None:
            self.check_seat(seat)
        if not 0 <= action < self.action_count:
            raise Refusal("refusal-no-such-action", action=action)
        if state.over():
            raise Refusal("refusal-match-over")
        if seat is not None and state.at_chance():
            raise Refusal("refusal-chance-is-next")
        words = state.legal_words() if seat is None else state.legal_words(seat)
        if not words[action // 64] >> action % 64 & 1:
            actor = seat if seat is not None else next(iter(state.actors()), CHANCE)
            raise self.why_not(state, actor, action)

    def check_seat(self, seat: int) -> None:
        """Raise :class:`Refusal` if there is no such seat."""
        if not 0 <= seat < self.players:
            raise Refusal("refusal-no-such-seat", seat=seat)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"<{self.name}: {self.players} players{options}>"
