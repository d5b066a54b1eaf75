"""What a seat can conclude from its view and its log: beliefs about crypts, its own included.

Sets of numbers are masks as in the game's ``cards.py``. A belief is a list of 14 chances,
one per number (place 0 is unused), that add up to 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ....engine.game import View
from ..cards import CARDS_IN_SET, deck_in, mask_of, numbers_up_to

Belief = list[float]
Log = Sequence[dict[str, Any]]

ATTACKS = ("attacked", "attacked-face-down", "attacked-empty-handed")
# Nobody likes to attack a number that lies before them: how much a number remains to be
# expected as the crypt of somebody who attacked it alone, or with a neighbour (card 11), or
# who picked it among three (card 12).
EVIDENCE = {1: 0.2, 2: 0.5, 3: 0.4}


@dataclass
class RoundEvidence:
    """What one round's log tells everybody about the crypts."""

    # By seat: the numbers that the answers leave for its crypt.
    answers: list[int]
    # By seat: how its own attacks and choices betray it, as factors per number.
    betrayed: list[list[float]]
    # By seat: how many pile cards it looked at.
    looked: list[int] = field(default_factory=list)


def this_round(log: Log) -> Log:
    """The part of a log since the cards were dealt."""
    for index in range(len(log) - 1, -1, -1):
        if log[index]["kind"] == "round-begins":
            return log[index + 1 :]
    return log


def listen(log: Log, players: int, deck: int = CARDS_IN_SET) -> RoundEvidence:
    """Follow the questions, attacks and answers of this round.

    >>> log = [
    ...     {"kind": "asked", "seat": 0, "card": 5, "numbers": [1, 2, 3, 4]},
    ...     {"kind": "answered", "seat": 1, "answer": "yes"},
    ... ]
    >>> bin(listen(log, 2).answers[1])
    '0b11110'
    """
    told = RoundEvidence([numbers_up_to(deck)] * players, [[1.0] * 14 for _ in range(players)], [0] * players)
    numbers = 0
    for event in this_round(log):
        kind = event["kind"]
        if kind == "asked" or kind in ATTACKS:
            numbers = mask_of(tuple(event["numbers"]))
            if kind != "asked" or event["card"] == 12:
                betray(told.betrayed[event["seat"]], event["numbers"])
        elif kind == "answered" and event["answer"] != "none":
            told.answers[event["seat"]] &= numbers if event["answer"] == "yes" else ~numbers
        elif kind == "looked":
            told.looked[event["seat"]] += event["count"]
    return told


def betray(factors: list[float], numbers: Sequence[int]) -> None:
    """Somebody named these numbers against others: they are hardly their own."""
    for number in numbers:
        factors[number] *= EVIDENCE[len(numbers)]


def normal(weights: Belief) -> Belief:
    """Weights made into chances."""
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def within(belief: Belief, mask: int) -> float:
    """The chance that the crypt is among the numbers of a mask."""
    return sum(belief[n] for n in range(1, 14) if mask >> n & 1)


def given(belief: Belief, mask: int) -> Belief:
    """The belief once the crypt is known to be among the numbers of a mask."""
    return normal([chance if mask >> n & 1 else 0.0 for n, chance in enumerate(belief)])


def width(belief: Belief) -> float:
    """How many equally likely numbers would be as uncertain as this.

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
        self.told = listen(log, self.players, self.size)
        self.rivals = [s for s in self.alive() if self.against(s, self.me)]
        self.beliefs = {s: self.belief(s) for s in self.rivals}

    def alive(self) -> list[int]:
        return [s for s, seat in enumerate(self.seats) if seat["alive"]]

    def against(self, a: int, b: int) -> bool:
        """Whether two seats play against each other."""
        return (a ^ b) & 1 == 1 if self.teams else a != b

    def deck(self, seat: int) -> int:
        return int(self.seats[seat]["deck"])

    def left(self) -> int:
        """Cards in the pile that this seat draws from."""
        return int(self.view["piles"][self.deck(self.me)]["left"])

    def belief(self, rival: int) -> Belief:
        """The chances of a rival's crypt: what is left, less what its attacks betray."""
        weights = [0.0] * 14
        # With teams a rival attacks another deck, which says nothing about its own cards.
        betrayed = [1.0] * 14 if self.teams else self.told.betrayed[rival]
        for number in self.seats[rival]["candidates"]:
            weights[number] = betrayed[number]
        return normal(weights)

    def unplaced(self, deck: int) -> int:
        """How many cards of a deck this seat does not know the place of."""
        placed = {card for card in self.view["piles"][deck]["cells"] if card}
        for seat in self.seats:
            if seat["deck"] == deck:
                placed.update(c for c in (seat["crypt"], seat["hand"], *seat["up"], *seat["down"]) if c)
        return self.size - len(placed)

    def open_cards(self, deck: int) -> int:
        """The cards of a deck that lie open on the table."""
        mask = 0
        for seat in self.seats:
            if seat["deck"] == deck:
                mask |= mask_of(tuple(seat["up"]))
                if seat["crypt"] and not seat["alive"]:
                    mask |= 1 << seat["crypt"]
        return mask

    def public(self, target: int) -> int:
        """The numbers that everybody must still expect as a seat's crypt."""
        return self.told.answers[target] & ~self.open_cards(self.deck(target))

    def hidden_with(self, attacker: int, deck: int) -> int:
        """How many cards of a deck an attacker sees that others may not: own and looked at."""
        count = self.told.looked[attacker]
        if self.teams:
            return count + self.told.looked[attacker ^ 2]
        if self.deck(attacker) == deck:
            seat = self.seats[attacker]
            count += 1 + (seat["hand"] is not None) + len(seat["down"])
        return count

    def mine_to_hide(self) -> int:
        """My cards that lie face down: rivals cannot tell them from my crypt."""
        seat = self.seats[self.me]
        return mask_of(tuple(card for card in (seat["hand"], *seat["down"]) if card))

    def exposed(self, attacker: int, target: int, public: int, shown: int = 0) -> float:
        """How many numbers an attacker must still expect as a seat's crypt, about.

        ``public`` is what everybody must expect, ``shown`` a card I am about to lay open.
        Of the other numbers, the attacker can rule out the share that it holds itself;
        it cannot rule out what I hold.
        """
        deck = self.deck(target)
        if self.deck(self.me) == deck:
            public &= ~shown
        hidden = numbers_up_to(self.size) & ~self.open_cards(deck) & ~shown
        sure = self.mine_to_hide() & ~shown if target == self.me else 0
        safe = (public & sure).bit_count()
        others = public.bit_count() - 1 - safe
        places = hidden.bit_count() - 1 - sure.bit_count()
        if others <= 0 or places <= 0:
            return 1.0 + safe
        share = min(1.0, self.hidden_with(attacker, deck) / places)
        return 1.0 + safe + others * (1.0 - share)
