"""The figures of a simulation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

Z95 = 1.959963984540054  # 95 % of a normal distribution lies within this many deviations


@dataclass(frozen=True)
class MatchOutcome:
    """How one match ended."""

    scores: list[int]
    winners: list[int]
    moves: int  # decisions of the seats; chance is not counted
    rounds: int | None
    actions: list[int] = field(default_factory=list)
    # The cards in play by number, each with the seats that had bought it.
    cards: dict[int, list[int]] = field(default_factory=dict)


@dataclass(frozen=True)
class SeatFigures:
    """The results of one seat, or of one bot over all its seats.

    ``won`` counts the matches with this seat (or any seat of this bot) among the winners; ``wins`` splits a
    match between its winners, so it adds up to the number of matches. ``rate`` and its 95 % interval refer
    to ``won``. ``fair`` is the share of ``wins`` that equal players would have.
    """

    bot: str
    seats: list[int]
    won: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float
    score_mean: float
    score_sd: float


@dataclass(frozen=True)
class CardFigures:
    """The results of the seats that bought one card.

    ``bought`` counts seats over all matches with the card in play; ``buying`` is their share of all seats
    of these matches. ``won`` counts those of them that won; ``rate`` and its 95 % interval refer to that.
    """

    card: int
    games: int
    bought: int
    buying: float
    won: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class SimulationReport:
    """A finished simulation. Two are equal if everything but the time is."""

    games: int
    seats: list[SeatFigures]
    bots: list[SeatFigures]
    moves_mean: float
    moves_sd: float
    rounds_mean: float | None
    rounds_sd: float | None
    cards: list[CardFigures]  # those that came into play, by number
    seconds: float = field(compare=False)
    matches: list[list[int]] | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON data, without the matches."""
        data = asdict(self)
        del data["matches"]
        return data


class Tally:
    """Add up outcomes. All sums are integers, so their order does not matter."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.outcomes = 0
        self.moves = Sums()
        self.rounds: Sums | None = Sums()
        self.by_seat = [SeatTally(bot, [seat], len(bots)) for seat, bot in enumerate(bots)]
        names = dict.fromkeys(bots)
        self.by_bot = [
            SeatTally(name, [seat for seat, bot in enumerate(bots) if bot == name], len(bots))
            for name in names
        ]
        self.by_card: dict[int, CardTally] = {}

    def add(self, outcome: MatchOutcome) -> None:
        self.outcomes += 1
        self.moves.add(outcome.moves)
        if outcome.rounds is None:
            self.rounds = None
        elif self.rounds is not None:
            self.rounds.add(outcome.rounds)
        for record in self.by_seat + self.by_bot:
            record.add(outcome)
        for card, buyers in outcome.cards.items():
            self.by_card.setdefault(card, CardTally(card)).add(outcome, buyers)

    def result(self, seconds: float, matches: list[list[int]] | None = None) -> SimulationReport:
        return SimulationReport(
            games=self.outcomes,
            seats=[record.figures() for record in self.by_seat],
            bots=[record.figures() for record in self.by_bot],
            moves_mean=self.moves.mean(),
            moves_sd=self.moves.sd(),
            rounds_mean=self.rounds.mean() if self.rounds is not None else None,
            rounds_sd=self.rounds.sd() if self.rounds is not None else None,
            cards=[self.by_card[card].figures() for card in sorted(self.by_card)],
            seconds=seconds,
            matches=matches,
        )


class Sums:
    """Count, sum and sum of squares of whole numbers.

    >>> sums = Sums()
    >>> for value in (2, 4, 4, 4, 5, 5, 7, 9):
    ...     sums.add(value)
    >>> sums.mean(), round(sums.sd(), 3)
    (5.0, 2.138)
    """

    def __init__(self) -> None:
        self.count = self.sum = self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def sd(self) -> float:
        """Return the sample standard deviation; 0 for fewer than two values."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.sum * self.sum
        return math.sqrt(spread / (self.count * (self.count - 1)))


class SeatTally:
    """Add up the results of some seats."""

    def __init__(self, bot: str, seats: list[int], players: int) -> None:
        self.bot, self.seats, self.players = bot, seats, players
        self.games = self.won = 0
        # By the number of winners that shared the match: how many of them sat here.
        self.shared = [0] * (players + 1)
        self.scores = Sums()

    def add(self, outcome: MatchOutcome) -> None:
        here = sum(seat in self.seats for seat in outcome.winners)
        self.games += 1
        self.won += here > 0
        self.shared[len(outcome.winners)] += here
        for seat in self.seats:
            self.scores.add(outcome.scores[seat])

    def figures(self) -> SeatFigures:
        low, high = wilson(self.won, self.games)
        return SeatFigures(
            bot=self.bot,
            seats=self.seats,
            won=self.won,
            wins=sum(here / sharing for sharing, here in enumerate(self.shared) if here),
            rate=self.won / self.games if self.games else 0.0,
            low=low,
            high=high,
            fair=len(self.seats) / self.players,
            score_mean=self.scores.mean(),
            score_sd=self.scores.sd(),
        )


class CardTally:
    """Add up the results of one card."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.games = self.seats = self.bought = self.won = 0

    def add(self, outcome: MatchOutcome, buyers: list[int]) -> None:
        self.games += 1
        self.seats += len(outcome.scores)
        self.bought += len(buyers)
        self.won += sum(seat in outcome.winners for seat in buyers)

    def figures(self) -> CardFigures:
        low, high = wilson(self.won, self.bought)
        return CardFigures(
            card=self.card,
            games=self.games,
            bought=self.bought,
            buying=self.bought / self.seats,
            won=self.won,
            rate=self.won / self.bought if self.bought else 0.0,
            low=low,
            high=high,
        )


def wilson(won: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval of a rate, 95 % confidence.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    rate = won / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z / scale * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)
