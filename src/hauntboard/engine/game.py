"""What a game must offer: the protocol between the table and any game's folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from .messages import Event, HauntboardError, Message, Refusal
from .observation import ObservationLayout
from .observer import Observer
from .rng import Rng
from .seats import ALL_SEEING, CHANCE, SPECTATOR
from .state import State

Value = str | int
View = dict[str, Any]
Position = dict[str, Any]


class OptionError(HauntboardError):
    """An option, player count or value that the game does not have."""


class NotationError(HauntboardError):
    """A text that is no move of the game. ``column`` counts from 0 within the text."""

    def __init__(self, id: str, /, column: int = 0, **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.column = column


class PositionError(HauntboardError):
    """A position that cannot be set up; ``path`` says where in the JSON the trouble is."""

    def __init__(self, id: str, /, path: str = "", **arguments: Any) -> None:
        super().__init__(id, path=path, **arguments)
        self.path = path


@dataclass(frozen=True)
class Option:
    """A choice the host makes before the match: a word out of ``choices``, or a number."""

    name: str
    default: Value
    choices: tuple[Value, ...]

    def read(self, value: Value) -> Value:
        """The value as it is stored, from a word or a number.

        >>> Option("edition", "classic", ("classic", "nk2018")).read("nk2018")
        'nk2018'
        """
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        allowed = ", ".join(str(choice) for choice in self.choices)
        raise OptionError("option-bad-value", option=self.name, value=str(value), allowed=allowed)


class Game(ABC):
    """A game with its options chosen: makes states and speaks about them.

    States themselves are small and fast; all that needs words, dictionaries or a look at who
    may know what is here. A new game is a subclass in a folder of its own, registered in
    ``hauntboard.games``.
    """

    name: ClassVar[str]
    # Prefix of the game's message ids.
    prefix: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    options_table: ClassVar[tuple[Option, ...]] = ()
    # Options for study, such as tiny variants that can be solved: not offered where people set up a match,
    # and named (in views, records ...) only where they differ from the usual.
    study_table: ClassVar[tuple[Option, ...]] = ()
    action_count: ClassVar[int]
    # Ids of the rules' clauses in reading order.
    clauses: ClassVar[tuple[str, ...]]
    # Uniform random play is longer than this with a probability below 1e-12.
    length_bound: ClassVar[int]
    # What the entries of an observation vector mean.
    observations: ClassVar[ObservationLayout]

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
        """All options for a player count."""
        return cls.offered_options(players) | {o.name: o for o in cls.study_options(players)}

    @classmethod
    def offered_options(cls, players: int) -> dict[str, Option]:
        """Those that people are offered, with every game's choice of the first seat."""
        first = Option("first", "random", ("random", *range(1, players + 1)))
        return {option.name: option for option in (*cls.options_table, first)}

    @classmethod
    def study_options(cls, players: int) -> tuple[Option, ...]:
        """The options for study; a game may have others for another number of players."""
        return cls.study_table

    @property
    def named_first(self) -> int:
        """The seat the host named to begin, or -1 for chance."""
        first = self.options["first"]
        return first - 1 if isinstance(first, int) else -1

    @property
    def endless(self) -> bool:
        """Whether the rules with these options know no end that must come; ``length_bound`` then says
        nothing."""
        return False

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; by default everybody is alone."""
        return tuple((seat,) for seat in self.seats)

    # ---- state ----------------------------------------------------------------------

    @abstractmethod
    def new_state(self) -> State:
        """The state before anything has happened."""

    @abstractmethod
    def position(self, state: State) -> Position:
        """The whole position as JSON data (full information: never for players)."""

    @abstractmethod
    def from_position(self, position: Position) -> State:
        """The state of a position; raises :class:`PositionError` if there is none."""

    # ---- words ----------------------------------------------------------------------

    @abstractmethod
    def text(self, action: int) -> str:
        """The notation of an action, without its seat."""

    @abstractmethod
    def parse(self, text: str, seat: int) -> int:
        """The action of a notation; raises :class:`NotationError`."""

    def read(self, state: State, text: str, seat: int) -> list[int]:
        """The actions of a text that a person wrote: one, or all steps of something larger where
        the game has a way to write that. Raises :class:`NotationError` or :class:`Refusal`."""
        return [self.parse(text, seat)]

    @abstractmethod
    def describe(self, state: State, action: int) -> Message:
        """A legal action in words, for the seat whose action it is."""

    @abstractmethod
    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """Why a seat may not do this now; called only for actions that are not legal."""

    # ---- who sees what --------------------------------------------------------------

    def view(self, state: State, seat: int, ended: bool = False) -> View:
        """All that a seat (or ``SPECTATOR``; ``ALL_SEEING`` after the end) may see now. ``ended`` says
        that the match is over although this state is not: a look back, or somebody gave up."""
        if seat == ALL_SEEING and not (ended or state.over()):
            raise Refusal("refusal-not-over")
        if seat not in (SPECTATOR, ALL_SEEING):
            self.check_seat(seat)
        return {"game": self.name, "options": dict(self.options), **self.table(state, seat)}

    @abstractmethod
    def table(self, state: State, seat: int) -> View:
        """The game's own part of a view; called only for those who may look."""

    @abstractmethod
    def events(self, before: State, action: int, after: State) -> list[Event]:
        """What an action made happen, with who may see it."""

    @abstractmethod
    def sees_action(self, before: State, action: int, seat: int) -> bool:
        """Whether a seat (or ``SPECTATOR``) learns which action was taken."""

    @abstractmethod
    def outcome(self, before: State, action: int) -> str:
        """What everybody saw come of an action, as the record notes it ("" if nothing)."""

    @abstractmethod
    def reveals(self, before: State, action: int) -> bool:
        """Whether an action tells anybody but its own seat anything they did not know."""

    @abstractmethod
    def another_history(self, actions: Sequence[int], seat: int, rng: Rng) -> list[int]:
        """A list of actions that the seat could not tell from this one: hidden cards that it
        never learnt are exchanged. (Same list if there is nothing to exchange.)"""

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> State:
        """A state that the seat of a view (``Match.view(seat)``, with its ``Match.log(seat)``) could not
        tell from the true one; what it cannot know is drawn uniformly. This is all that a bot has to
        search with."""
        raise NotImplementedError

    def observer(self) -> Observer:
        """What writes the observation vectors of this game, as ``observations`` describes them."""
        raise NotImplementedError

    # ---- what is allowed ------------------------------------------------------------

    def check(self, state: State, action: int, seat: int | None = None) -> None:
        """Raise :class:`Refusal` unless the action is legal (for that seat)."""
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
            asker = seat if seat is not None else next(iter(state.actors()), CHANCE)
            raise self.why_not(state, asker, action)

    # ---- small common things --------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        """Raise for a seat that this game does not have."""
        if seat not in self.seats:
            raise Refusal("refusal-no-such-seat", seat=seat)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"<{self.name}: {self.players} players{options}>"
