"""13 Ghosts: the game object."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from ...engine.game import Game, Option, Parts, Position, View
from ...engine.messages import Event, Message, Refusal
from ...engine.observer import Observer
from ...engine.rng import Rng
from . import determinize, messages, notation, position
from . import view as seen
from .cards import ACTIONS, CARDS_IN_SET, CRYPT, DECKS, EDITIONS, FIRST, PLAY, numbers_of
from .observation import TABLE
from .rules import Ghosts

CLAUSES = (
    *("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "G11", "G12", "G12b", "G13"),
    *("T1", "T2", "T3", "T4", "T5", "T6", "T7"),
    *("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8"),
    *("L1", "L2", "L3", "L4"),
)


class ThirteenGhosts(Game[Ghosts]):
    """13 Ghosts with its options chosen."""

    name = "13-ghosts"
    prefix = "ghosts"
    player_counts = (2, 3, 4)
    options_table = (
        Option("edition", "classic", EDITIONS),
        Option("points", "rule", ("rule", *range(1, 13))),
    )
    # Small decks are only for two players (L1).
    study_table = (Option("deck", CARDS_IN_SET, DECKS),)
    action_count = ACTIONS
    clauses = CLAUSES
    observations = TABLE
    length_bound = 20_000

    @property
    def goal(self) -> int:
        """Return the points that end the match (G6, T5, F7), unless the host chose another number."""
        points = self.options["points"]
        if isinstance(points, int):
            return points
        return 6 if self.players == 3 else 3

    @classmethod
    def study_options(cls, players: int) -> tuple[Option, ...]:
        return cls.study_table if players == 2 else (Option("deck", CARDS_IN_SET, (CARDS_IN_SET,)),)

    @property
    def deck(self) -> int:
        """Return how many cards the deck has (L1)."""
        return int(self.options.get("deck", CARDS_IN_SET))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the sides: four players form two teams, each of opposite seats (F1)."""
        return ((0, 2), (1, 3)) if self.players == 4 else super().sides

    def new_state(self) -> Ghosts:
        edition = EDITIONS.index(str(self.options["edition"]))
        return Ghosts(self.players, edition, self.goal, self.named_first, self.deck)

    def position(self, state: Ghosts) -> Position:
        return position.export(state)

    def from_position(self, data: Position) -> Ghosts:
        return position.set_up(self.new_state(), data)

    def text(self, action: int) -> str:
        return notation.TEXTS[action]

    def parts(self, action: int) -> Parts:
        return notation.PARTS[action]

    def parse(self, text: str, seat: int) -> int:
        return notation.parse(text, seat)

    def describe(self, state: Ghosts, action: int) -> Message:
        return messages.describe(state, action)

    def why_not(self, state: Ghosts, seat: int, action: int) -> Refusal:
        return messages.why_not(state, seat, action)

    def table(self, state: Ghosts, seat: int) -> View:
        return seen.view(state, seat)

    def events(self, before: Ghosts, action: int, after: Ghosts) -> list[Event]:
        return seen.events(before, action, after)

    def witnesses(self, before: Ghosts, action: int) -> int:
        return seen.witnesses(before, action)

    def outcome(self, before: Ghosts, action: int) -> str:
        return seen.outcome(before, action)

    def reveals(self, before: Ghosts, action: int) -> bool:
        return seen.reveals(before, action)

    def observer(self) -> Observer:
        from .encoder import Encoder  # here, because encoder.py is generated from TABLE

        return Encoder(TABLE.size(self.players))

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> Ghosts:
        """Return a state that fits the view and log: replay the round and draw what the seat never learnt.

        Raise :class:`ValueError` if the log does not reach back to the deal of the round.
        """
        if not view["round"]:
            return self.new_state()
        if not determinize.from_the_deal(log):
            raise ValueError("the log does not reach back to the deal")
        begun = determinize.begun(self.new_state(), view, log)
        world = determinize.round_replay(view, log)
        while True:
            state = begun.clone()
            world.fill(rng)
            if determinize.replay(world, state, view):
                return state

    def another_history(self, actions: Sequence[int], seat: int, rng: Rng) -> list[int]:
        """Return a history in which cards of the last round whose place the seat never knew are exchanged."""
        state = self.new_state()
        met = [0, 0]  # by deck: cards that the seat has known at some time in this round
        decks: list[int] = []  # by step: the deck of its card
        began = 0
        for step, action in enumerate(actions):
            if action < FIRST:
                decks.append(state.chance_deck())
            else:
                decks.append(state.deck_of(max(state.actor(action), 0)))
            round_before = state.round
            state.apply(action)
            if state.round != round_before:
                met, began = [0, 0], step + 1
            met = [met[deck] | state.known_to(seat, deck) for deck in (0, 1)]
        while True:
            swaps = [exchange(state, deck, met[deck], rng) for deck in (0, 1)]
            changed = exchanged(actions, began, decks, swaps)
            if not state.small() or self.could_be(changed):
                return changed

    def could_be(self, actions: Sequence[int]) -> bool:
        """Return whether a list of actions is legal from the beginning."""
        state = self.new_state()
        for action in actions:
            if action not in state.legal_actions():
                return False
            state.apply(action)
        return True


def exchanged(actions: Sequence[int], began: int, decks: list[int], swaps: list[list[int]]) -> list[int]:
    """Return the actions with the cards of the last round exchanged."""
    changed = list(actions)
    for step in range(began, len(actions)):
        action = changed[step]
        if action < FIRST or CRYPT <= action < PLAY:
            card = notation.number_of(action)
            changed[step] = action - card + swaps[decks[step]][card]
    return changed


def exchange(state: Ghosts, deck: int, met: int, rng: Rng) -> list[int]:
    """Return a random permutation of the cards that the seat never knew; every answer stays true."""
    unknown = numbers_of(state.numbers & ~met)
    crypts = [
        seat for seat in range(state.players) if state.crypt[seat] in unknown and state.deck_of(seat) == deck
    ]
    choices = [
        picks
        for picks in product(*([c for c in unknown if state.answers[s] >> c & 1] for s in crypts))
        if len(set(picks)) == len(picks)
    ]
    picks = choices[rng.below(len(choices))]
    swap = list(range(14))
    rest = [card for card in unknown if card not in picks]
    for old in unknown:
        if old not in [state.crypt[s] for s in crypts]:
            swap[old] = rest.pop(rng.below(len(rest)))
    for seat, card in zip(crypts, picks, strict=True):
        swap[state.crypt[seat]] = card
    return swap
