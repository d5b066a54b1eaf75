"""Beliefs about crypts, from a seat's view and log.

Sets of numbers are masks as in ``cards.py``. A belief is a list of probabilities by number (index 0 is
unused) that add up to 1.

The last part of the file is about habits: some players keep the better of their two cards in hand, some the
worse, most mix. A player's habit shows in earlier rounds, once its first card was played: with certainty if
its crypt was hit, and a little if few candidates were left.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ....engine.game import View
from ..cards import ALL_NUMBERS, CARDS_IN_SET, deck_in, mask_of, numbers_up_to
from .constants import SLOTS
from .value import CARD_WORTH

Belief = list[float]
Log = Sequence[dict[str, Any]]

ATTACKS = ("attacked", "attacked-face-down", "attacked-empty-handed")
# Players rarely name their own crypt. By how many numbers were named (an attack on one, card 11, card 12):
# what is left of a number's probability of being the player's crypt.
NAMED_FACTORS = {1: 0.2, 2: 0.5, 3: 0.4}

# How far each type of player leans toward keeping the better card (-1 to 1), and how common it is.
PLAYER_TYPES = ((0.9, 0.27), (0.0, 0.63), (-0.9, 0.1))
HABIT_SHARPNESS = 10.0  # of the difference between two cards


@dataclass
class RoundEvidence:
    """What the log of a round reveals to everyone about the crypts. All lists are by seat."""

    answers: list[int]  # the candidates that the answers leave
    factors: list[list[float]]  # by number: what is left of its probability after the seat's own moves
    looked: list[int]  # how many pile cards it looked at


def this_round(log: Log) -> Log:
    """Return the part of a log since the deal."""
    for index in range(len(log) - 1, -1, -1):
        if log[index]["kind"] == "round-begins":
            return log[index + 1 :]
    return log


def listen(log: Log, players: int, deck: int = CARDS_IN_SET) -> RoundEvidence:
    """Collect the evidence of this round: questions, attacks and answers.

    >>> log = [
    ...     {"kind": "asked", "seat": 0, "card": 5, "numbers": [1, 2, 3, 4]},
    ...     {"kind": "answered", "seat": 1, "answer": "yes"},
    ... ]
    >>> bin(listen(log, 2).answers[1])
    '0b11110'
    """
    factors = [[1.0] * SLOTS for _ in range(players)]
    evidence = RoundEvidence([numbers_up_to(deck)] * players, factors, [0] * players)
    numbers = 0
    for event in this_round(log):
        kind = event["kind"]
        if kind == "asked" or kind in ATTACKS:
            numbers = mask_of(tuple(event["numbers"]))
            if kind != "asked" or event["card"] == 12:
                for number in event["numbers"]:
                    factors[event["seat"]][number] *= NAMED_FACTORS[len(event["numbers"])]
        elif kind == "answered" and event["answer"] != "none":
            evidence.answers[event["seat"]] &= numbers if event["answer"] == "yes" else ~numbers
        elif kind == "looked":
            evidence.looked[event["seat"]] += event["count"]
    return evidence


def normalize(weights: Belief) -> Belief:
    """Scale weights to probabilities."""
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def within(belief: Belief, mask: int) -> float:
    """Return the probability that the crypt is among the numbers of a mask."""
    return sum(belief[n] for n in range(1, 14) if mask >> n & 1)


def given(belief: Belief, mask: int) -> Belief:
    """Return the belief conditioned on the crypt being among the numbers of a mask."""
    return normalize([chance if mask >> n & 1 else 0.0 for n, chance in enumerate(belief)])


def width(belief: Belief) -> float:
    """Return how many equally likely numbers would be as uncertain as a belief (its perplexity).

    >>> width([0, 0.5, 0.5])
    2.0
    """
    return float(2 ** -sum(chance * math.log2(chance) for chance in belief if chance > 0.0))


class Beliefs:
    """The table from the perspective of one seat."""

    def __init__(self, view: View, log: Log) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.seats: list[dict[str, Any]] = view["seats"]
        self.players = len(self.seats)
        self.teams = self.players == 4
        self.size = deck_in(view)
        self.evidence = listen(log, self.players, self.size)
        self.rivals = [s for s in self.alive() if self.against(s, self.me)]
        self.beliefs = {s: self.belief(s) for s in self.rivals}

    def alive(self) -> list[int]:
        """Return the seats still in the round."""
        return [s for s, seat in enumerate(self.seats) if seat["alive"]]

    def against(self, a: int, b: int) -> bool:
        """Return whether two seats play against each other."""
        return (a ^ b) & 1 == 1 if self.teams else a != b

    def deck(self, seat: int) -> int:
        """Return the deck that a seat's cards come from."""
        return int(self.seats[seat]["deck"])

    def left(self) -> int:
        """Return how many cards are in the pile that this seat draws from."""
        return int(self.view["piles"][self.deck(self.me)]["left"])

    def belief(self, rival: int) -> Belief:
        """Return the belief about a rival's crypt."""
        weights = [0.0] * SLOTS
        # In teams a rival attacks another deck, which says nothing about its own cards.
        factors = [1.0] * SLOTS if self.teams else self.evidence.factors[rival]
        for number in self.seats[rival]["candidates"]:
            weights[number] = factors[number]
        return normalize(weights)

    def unplaced(self, deck: int) -> int:
        """Return how many cards of a deck this seat has not located."""
        placed = {card for card in self.view["piles"][deck]["cells"] if card}
        for seat in self.seats:
            if seat["deck"] == deck:
                placed.update(c for c in (seat["crypt"], seat["hand"], *seat["up"], *seat["down"]) if c)
        return self.size - len(placed)

    def open_cards(self, deck: int) -> int:
        """Return the cards of a deck that lie face up."""
        mask = 0
        for seat in self.seats:
            if seat["deck"] == deck:
                mask |= mask_of(tuple(seat["up"]))
                if seat["crypt"] and not seat["alive"]:
                    mask |= 1 << seat["crypt"]
        return mask

    def public(self, target: int) -> int:
        """Return the candidates that a spectator has for a seat's crypt."""
        return self.evidence.answers[target] & ~self.open_cards(self.deck(target))

    def hidden_with(self, attacker: int, deck: int) -> int:
        """Return how many hidden cards of a deck an attacker knows: its own and those it looked at."""
        count = self.evidence.looked[attacker]
        if self.teams:
            return count + self.evidence.looked[attacker ^ 2]
        if self.deck(attacker) == deck:
            seat = self.seats[attacker]
            count += 1 + (seat["hand"] is not None) + len(seat["down"])
        return count

    def own_hidden_cards(self) -> int:
        """Return this seat's hidden cards, which rivals cannot distinguish from its crypt."""
        seat = self.seats[self.me]
        return mask_of(tuple(card for card in (seat["hand"], *seat["down"]) if card))

    def exposed(self, attacker: int, target: int, public: int, shown: int = 0) -> float:
        """Estimate how many candidates an attacker has for a seat's crypt.

        ``public`` are the candidates of a spectator, ``shown`` a card that this seat is about to play. The
        attacker can rule out those that it holds, in proportion, but not those that this seat holds.
        """
        deck = self.deck(target)
        if self.deck(self.me) == deck:
            public &= ~shown
        hidden = numbers_up_to(self.size) & ~self.open_cards(deck) & ~shown
        sure = self.own_hidden_cards() & ~shown if target == self.me else 0
        safe = (public & sure).bit_count()
        others = public.bit_count() - 1 - safe
        places = hidden.bit_count() - 1 - sure.bit_count()
        if others <= 0 or places <= 0:
            return 1.0 + safe
        share = min(1.0, self.hidden_with(attacker, deck) / places)
        return 1.0 + safe + others * (1.0 - share)


# ---- habits of hiding ---------------------------------------------------------------------


def keeps(hand: int, crypt: int, habit: float) -> float:
    """Return how often a player with some habit keeps the one card and hides the other."""
    return 0.5 + 0.5 * habit * math.tanh(HABIT_SHARPNESS * (CARD_WORTH[hand] - CARD_WORTH[crypt]))


def finished_rounds(log: Log) -> Iterator[Log]:
    """Yield the events of each round that is over."""
    begins = [i for i, event in enumerate(log) if event["kind"] == "round-begins"]
    for first, last in pairwise(begins):
        yield log[first + 1 : last]


def shown_pairs(log: Log, me: int, players: int) -> list[tuple[int, Belief]]:
    """Return the others' first cards of finished rounds, with the beliefs about their crypts.

    >>> log = [
    ...     {"kind": "round-begins", "round": 1, "seat": 1},
    ...     {"kind": "played", "seat": 1, "card": 3},
    ...     {"kind": "hit", "seat": 0, "target": 1, "card": 8},
    ...     {"kind": "round-begins", "round": 2, "seat": 1},
    ... ]
    >>> [(first, belief.index(1.0)) for first, belief in shown_pairs(log, 0, 2)]
    [(3, 8)]
    """
    found = []
    for events in finished_rounds(log):
        evidence = listen(events, players)
        seen = sum({1 << event["card"] for event in events if event.get("card")})
        hit = {event["target"]: 1 << event["card"] for event in events if event["kind"] == "hit"}
        for seat in range(players):
            first = first_card(events, seat)
            if seat != me and first:
                left = hit.get(seat, evidence.answers[seat] & ALL_NUMBERS & ~seen)
                weights = [evidence.factors[seat][n] * (left >> n & 1) for n in range(SLOTS)]
                found.append((first, normalize(weights)))
    return found


def first_card(events: Log, seat: int) -> int:
    """Return the first card that a seat used in a round, 0 if it was not shown."""
    for event in events:
        if event["kind"] in ("played", "attacked-face-down") and event["seat"] == seat:
            return int(event["card"]) if event["kind"] == "played" else 0
    return 0


def habit_likelihood(first: int, belief: Belief, habit: float) -> float:
    """Return how likely a player with some habit keeps this first card beside such a crypt."""
    return sum(chance * keeps(first, crypt, habit) for crypt, chance in enumerate(belief) if chance)


def inferred_habit(log: Log, me: int, players: int) -> float:
    """Return how far the others are expected to lean toward keeping the better card.

    >>> round(inferred_habit([], 0, 2), 2)
    0.15
    """
    chances = [common for _, common in PLAYER_TYPES]
    for first, belief in shown_pairs(log, me, players):
        if any(belief):
            chances = [
                chance * habit_likelihood(first, belief, habit)
                for chance, (habit, _) in zip(chances, PLAYER_TYPES, strict=True)
            ]
    habits = (habit for habit, _ in PLAYER_TYPES)
    return sum(chance * habit for chance, habit in zip(chances, habits, strict=True)) / sum(chances)


def habit_table(habit: float) -> list[float]:
    """Return by crypt and hand how often a player with some habit hides the one and keeps the other."""
    pairs = [divmod(i, SLOTS) for i in range(SLOTS * SLOTS)]
    return [keeps(hand, crypt, habit) if crypt and hand and crypt != hand else 0.5 for crypt, hand in pairs]
