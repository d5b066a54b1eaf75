"""Halloween as a :class:`Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Game, Option, OptionError, Parts, Position, Value, View
from ...engine.messages import Event, Message, Refusal
from ...engine.observer import Observer
from ...engine.rng import Rng
from ...engine.seats import EVERYBODY
from . import messages, notation, position
from . import view as seen
from .cards import ACTIONS, CARDS, CARDS_IN_PLAY, SETS
from .observation import TABLE
from .rules import Halloween

CLAUSES = (
    *("H1", "H2", "H3", "H4", "H5", "H6", "H7"),
    *("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10"),
    *("B1", "B2", "B3", "B4", "C0", "C1", "C2", "C3", "E1", "E2", "P1", "P2"),
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7"),
)
MOST_ROUNDS = 200


class CardsOption(Option):
    """Option for the cards: random, a named set, or any eight such as ``1+4+6+15+22+23+31+46``."""

    def read(self, value: Value) -> Value:
        """Return the value, with chosen cards in ascending order. Raise :class:`OptionError` if invalid.

        >>> CardsOption("cards", "random", ("random",)).read("8+7+6+5+4+3+2+1")
        '1+2+3+4+5+6+7+8'
        """
        if value in self.choices:
            return value
        parts = str(value).split("+")
        numbers = {int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 3}
        if len(parts) != CARDS_IN_PLAY or len(numbers) != CARDS_IN_PLAY or not numbers <= set(CARDS):
            allowed = ", ".join(map(str, self.choices))
            raise OptionError("halloween-option-bad-cards", value=str(value)[:60], allowed=allowed)
        return "+".join(str(number) for number in sorted(numbers))


class RoundsOption(Option):
    """Option for the number of rounds, 0 for no limit."""

    def read(self, value: Value) -> Value:
        """Return the number of rounds. Raise :class:`OptionError` if it is invalid.

        >>> RoundsOption("rounds", 40, (40,)).read("12")
        12
        """
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) <= MOST_ROUNDS):
            allowed = f"0 – {MOST_ROUNDS}"
            raise OptionError("option-bad-value", option=self.name, value=text[:60], allowed=allowed)
        return int(text)


class HalloweenGame(Game[Halloween]):
    """Halloween with chosen options."""

    name = "halloween"
    prefix = "halloween"
    player_counts = (2, 3, 4)
    options_table = (
        Option("variant", "standard", ("standard", "master")),
        CardsOption("cards", "random", ("random", *SETS)),
        RoundsOption("rounds", 40, (40, 0, 6)),
    )
    action_count = ACTIONS
    clauses = CLAUSES
    observations = TABLE
    # The longest of 90,000 random matches with 40 rounds took 2,122 steps;
    # the highest limit has five times as many rounds.
    length_bound = 50_000

    def new_state(self) -> Halloween:
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        master = self.options["variant"] == "master"
        return Halloween(self.players, int(master), rounds, self.named_first, 0 if master else self.cards)

    @property
    def endless(self) -> bool:
        """Return whether a match may never end. Without a round limit, five greens in town with all
        sections at level 1 are a dead end (A10)."""
        return self.options["rounds"] == 0

    @property
    def cards(self) -> int:
        """Return the cards in play as a mask, 0 if chance deals them. The Master variant has none."""
        chosen = str(self.options["cards"])
        if chosen == "random":
            return 0
        numbers = SETS[chosen] if chosen in SETS else map(int, chosen.split("+"))
        return sum(1 << number for number in numbers)

    def position(self, state: Halloween) -> Position:
        return position.export(state)

    def from_position(self, data: Position) -> Halloween:
        return position.set_up(self.new_state(), data)

    def text(self, action: int) -> str:
        return notation.TEXTS[action]

    def parts(self, action: int) -> Parts:
        return notation.PARTS[action]

    def parse(self, text: str, seat: int) -> int:
        return notation.parse(text)

    def read(self, state: Halloween, text: str, seat: int) -> list[int]:
        return notation.read(state, text, seat)

    def describe(self, state: Halloween, action: int) -> Message:
        return messages.describe(state, action)

    def why_not(self, state: Halloween, seat: int, action: int) -> Refusal:
        return messages.why_not(state, seat, action)

    def table(self, state: Halloween, seat: int) -> View:
        return seen.view(state, seat)

    def events(self, before: Halloween, action: int, after: Halloween) -> list[Event]:
        return seen.events(before, action, after)

    def witnesses(self, before: Halloween, action: int) -> int:
        return EVERYBODY

    def outcome(self, before: Halloween, action: int) -> str:
        return ""

    def reveals(self, before: Halloween, action: int) -> bool:
        return seen.reveals(action)

    def another_history(self, actions: Sequence[int], seat: int, rng: Rng) -> list[int]:
        """Return the same actions: nothing that has happened is hidden (A9)."""
        return list(actions)

    def observer(self) -> Observer:
        from .encoder import Encoder  # generated from TABLE, which must be importable without it

        return Encoder(TABLE.size(self.players))

    def imagine(self, view: View, log: Sequence[dict[str, Any]], rng: Rng) -> Halloween:
        """Return the table itself: only future chance is hidden (A9)."""
        return self.from_position(view["table"])
