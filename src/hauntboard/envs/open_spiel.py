"""The games as OpenSpiel games in Python with explicit chance.

Importing this module registers every listed game as ``hauntboard_NAME``, with underscores. The parameters are
``players`` and the options of the game. If an option is a number or a word ("rule", "random"), 0 stands for
the word. A value that begins with a digit is written after ``of-`` (``cards=of-1+2+3``)::

    import pyspiel
    import hauntboard.envs.open_spiel

    game = pyspiel.load_game("hauntboard_last_candle(players=3,rounds=2)")

Players make simultaneous choices in the order of the seats; later ones do not see earlier ones.

- ``information_state_string``: all steps as the seat saw them, in our notation, and its view.
- ``observation_string``: the view.
- ``observation_tensor``: the seat and its observation vector (``docs/research/observations.md``).
- ``information_state_tensor``: the same and the seen steps by feature hashing. Every step adds 1 at an index
  that is a hash of its number and text.

OpenSpiel is optional: ``pip install "hauntboard[bench]"``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
import pyspiel

from ..engine.game import Game, Option, Value, View
from ..engine.rng import Rng
from ..engine.seats import CHANCE, SPECTATOR
from ..engine.state import State
from ..games import GAMES

HISTORY_SIZE = 1024
HIDDEN = "?"
LIST = "of-"  # prefix of texts that OpenSpiel would parse as a number


class SpielTable:
    """A position and the steps as every seat saw them (the last list is the spectators')."""

    def __init__(self, game: Game, state: State, seen: list[list[str]]) -> None:
        self.game, self.state, self.seen = game, state, seen
        self.texts: dict[tuple[int, bool], str] = {}  # cache for the current position

    @classmethod
    def new(cls, game: Game) -> SpielTable:
        return cls(game, game.new_state(), [[] for _ in range(game.players + 1)])

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielTable:
        return SpielTable(self.game, self.state.clone(), [list(texts) for texts in self.seen])

    def apply(self, action: int) -> None:
        """Play an action and add it to every seat's history as the seat sees it."""
        game, before = self.game, self.state.clone()
        self.state.apply(action)
        self.texts.clear()
        actor = before.actor(action)
        who = "" if actor == CHANCE else f"{actor + 1}:"
        text, outcome = who + game.text(action), game.outcome(before, action)
        for seat in (*game.seats, SPECTATOR):
            shown = text if game.sees_action(before, action, seat) else who + HIDDEN
            self.seen[seat].append(f"{shown} {outcome}" if outcome else shown)

    def view(self, seat: int) -> View:
        """Return a seat's view."""
        return self.game.view(self.state, seat)

    def text(self, seat: int, recall: bool) -> str:
        """Return the view as text, with ``recall`` after all steps that the seat has seen."""
        if (seat, recall) not in self.texts:
            view = json.dumps(self.view(seat), sort_keys=True, ensure_ascii=False)
            self.texts[seat, recall] = "\n".join((*self.seen[seat], view)) if recall else view
        return self.texts[seat, recall]

    def resampled(self, seat: int, rng: Rng) -> SpielTable:
        """Return a table with what the seat cannot know redealt. It drops the other seats' histories, which
        need not fit the new deal."""
        seen = [list(texts) if s == seat else [] for s, texts in enumerate(self.seen)]
        return SpielTable(self.game, self.state.resample(seat, rng), seen)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = SpielTable.new(game.rules)

    def current_player(self) -> int:
        state = self.table.state
        if state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        actors = state.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.state.legal_actions(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the legal actions of chance with equal probabilities."""
        legal = self.table.state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.text(action)

    def is_terminal(self) -> bool:
        return self.table.state.over()

    def returns(self) -> list[float]:
        """Return zero-sum results in [-1, 1]: the losers pay, the winners share."""
        return self.table.state.returns()

    def __str__(self) -> str:
        return " ".join(self.table.game.text(action) for action in self.history())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state with another history that looks the same to the player."""
        rng = Rng(int(sampler() * 2**53))
        other = self.get_game().new_initial_state()
        for action in self.table.game.another_history(self.history(), player, rng):
            other.apply_action(action)
        return other  # type: ignore[no-any-return]

    def resampled(self, player: int, rng: Rng) -> SpielState:
        """Return a state with what the player cannot know redealt uniformly, and with an empty history."""
        return self.get_game().state_of(self.table.resampled(player, rng))  # type: ignore[no-any-return]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters; a subclass per game."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.kind), **(params or {})}
        players = int(given.pop("players"))
        table = self.kind.option_table(players)
        self.rules = self.kind(players, {n: option_value(table[n], v) for n, v in given.items()})
        self.rules.observer()  # raises an error for a game without observation vectors
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=self.rules.action_count,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.length_bound,
        )
        super().__init__(spiel_type(self.kind), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def state_of(self, table: SpielTable) -> SpielState:
        """Return a state for a table."""
        state = SpielState(self)
        state.table = table
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.rules)


class SpielObserver:
    """A player's observation as tensor or text; perfect recall adds the steps seen before."""

    def __init__(self, kind: Any, game: Game) -> None:
        self.vectors = game.observer()
        self.recall = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.sees_nothing = not kind.public_info and self.public
        sizes = {"player": game.players, "view": self.vectors.size}
        if self.recall:
            sizes["history"] = HISTORY_SIZE
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def viewer(self, player: int) -> int:
        """Return the viewer: the player, or a spectator for public observations."""
        return SPECTATOR if self.public else player

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor for a player."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self.sees_nothing:
            return
        seat = self.viewer(player)
        self.dict["view"][:] = np.frombuffer(self.vectors.observe(state.table.state, seat), np.uint8)
        if self.recall:
            for number, text in enumerate(state.table.seen[seat]):
                self.dict["history"][place(f"{number} {text}", HISTORY_SIZE)] += 1

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation as text."""
        return "" if self.sees_nothing else state.table.text(self.viewer(player), self.recall)


def place(text: str, size: int) -> int:
    """Return the index of a feature in a tensor."""
    return crc32(text.encode()) % size


# ---- registration -----------------------------------------------------------------------


def parameters(kind: type[Game]) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    players = kind.player_counts[0]
    options = kind.option_table(players).values()
    return {"players": players, **{option.name: parameter(option, option.default) for option in options}}


def is_number_or_word(option: Option) -> bool:
    """Return whether an option is a number with a word for the default; OpenSpiel has no such type."""
    return isinstance(option.default, str) and any(isinstance(choice, int) for choice in option.choices)


def parameter(option: Option, value: Value) -> Value:
    """Convert an option's value to a parameter.

    >>> parameter(Option("points", "rule", ("rule", 1, 2)), "rule")
    0
    """
    if is_number_or_word(option) and value == option.default:
        return 0
    return LIST + value if isinstance(value, str) and value[:1].isdigit() else value


def option_value(option: Option, value: Value) -> Value:
    """Convert a parameter to the option's value."""
    if is_number_or_word(option) and value == 0:
        return option.default
    return value.removeprefix(LIST) if isinstance(value, str) else value


def spiel_name(name: str) -> str:
    """Return OpenSpiel's name of a game.

    >>> spiel_name("last-candle")
    'hauntboard_last_candle'
    """
    return "hauntboard_" + name.replace("-", "_")


def spiel_type(kind: type[Game]) -> Any:
    """Return OpenSpiel's game type. A game that hides nothing declares imperfect information too, so the
    same algorithms accept all games."""
    return pyspiel.GameType(
        short_name=spiel_name(kind.name),
        long_name=f"Hauntboard: {kind.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.player_counts),
        min_num_players=min(kind.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(kind),
    )


def register(kind: type[Game]) -> None:
    """Register a game with OpenSpiel. Its class becomes a global of this module so that pickle finds it."""
    made = type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(spiel_type(kind), made)


for _kind in GAMES.values():
    register(_kind)


def load_spiel(game: Game) -> Any:
    """Return one of our games, listed or not, with its options as an OpenSpiel game."""
    if spiel_name(game.name) not in pyspiel.registered_names():
        register(type(game))
    table = game.option_table(game.players)
    options = {name: parameter(table[name], value) for name, value in game.options.items()}
    return pyspiel.load_game(spiel_name(game.name), {"players": game.players, **options})
