"""A table of Doppelgänger Tricks for tests: set it up, play in notation, inspect the result.

Seats count from 0, as everywhere. Cards are written as in the notation, hands as one text::

    table = ending("S4 C1", "S9 C2", "D4 C3")
    table.play("S4", "S9", "D4")
    assert table.won == [0, 1, 0]

``trick("S4", "S9", "D4")`` is the same in short: one trick of these cards, the leader's first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauntboard.engine.rng import Rng
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks
from hauntboard.games.doppelganger_tricks.cards import PLAY, PLAYS

from ..any_table import ALL_SEEING, SPECTATOR, AnyTable

__all__ = ["ALL_SEEING", "SPECTATOR", "Table"]

SUITS = "SCTD"
PLAYER_COUNTS = (3, 4)


def deck(players: int) -> list[str]:
    """Return all cards of the game, written out independently of the package."""
    return [f"{suit}{rank}" for suit in SUITS for rank in range(1, 10 if players == 3 else 11)]


def spell(hand: str | Sequence[str]) -> list[str]:
    """Return the cards of a hand; a span like ``S1-4`` means all its ranks."""
    cards = []
    for word in hand.split() if isinstance(hand, str) else hand:
        first, _, last = word[1:].partition("-")
        cards += [f"{word[0]}{rank}" for rank in range(int(first), int(last or first) + 1)]
    return cards


def cards_in(mask: int) -> list[str]:
    """Return the cards of a mask: ten per suit, in the order of the suits."""
    return [f"{SUITS[i // 10]}{i % 10 + 1}" for i in range(40) if mask >> i & 1]


class Table(AnyTable):
    """A match with notation on top."""

    # ---- playing --------------------------------------------------------------------

    def play(self, *texts: str, by: int | None = None) -> Table:
        """Let the acting seat (or ``by``) make each of these moves in turn."""
        self.new_events = []
        for text in texts:
            seat = self.seat if by is None else by
            self.last = self.match.play(self.game.parse(text, seat), seat)
            self.new_events += self.last.events
        return self

    def chance(self, *texts: str) -> Table:
        """Let chance play these actions."""
        self.new_events = []
        for text in texts:
            self.last = self.match.play(self.game.parse(text, -1))
            self.new_events += self.last.events
        return self

    def begins(self, seat: int) -> Table:
        """Let chance choose the first seat."""
        return self.chance(f"first{seat + 1}")

    def deal(self, *hands: str | Sequence[str]) -> Table:
        """Deal the hands of a round, card by card around the table."""
        lists = [spell(hand) for hand in hands]
        return self.chance(*(f"d{card}" for turn in zip(*lists, strict=True) for card in turn))

    def predict(self, *numbers: int) -> Table:
        """Let all seats predict, in the order of the seats."""
        events = []
        for seat, number in enumerate(numbers):
            events += self.play(f"p{number}", by=seat).new_events
        self.new_events = events
        return self

    def run_out(self) -> Table:
        """Play the lowest legal card, without claims, until the round is over."""
        number = self.state.round
        while self.phase == "play" and self.state.round == number:
            self.match.play(self.state.legal_actions()[0])
        return self

    # ---- inspecting -----------------------------------------------------------------

    @property
    def won(self) -> list[int]:
        return [seat["won"] for seat in self.view(SPECTATOR)["seats"]]

    @property
    def voids(self) -> list[str]:
        return ["".join(seat["voids"]) for seat in self.view(SPECTATOR)["seats"]]

    @property
    def bonuses(self) -> list[int | None]:
        return [seat["bonus"] for seat in self.view(SPECTATOR)["seats"]]

    def hand(self, seat: int) -> list[str]:
        return self.view(seat)["seats"][seat]["hand"]

    def cards(self) -> set[str]:
        """Return the cards that the acting seat may play in any way."""
        return {text.partition("+")[0].partition("/")[0] for text in self.legal()}

    def claims(self) -> set[str]:
        """Return the legal moves that claim a bonus card."""
        return {text for text in self.legal() if "+" in text}

    def events(self, kind: str, seat: int = SPECTATOR) -> list[dict[str, Any]]:
        """Return the events of a kind in the last call as a seat sees them, without their kind."""
        found = [event.seen_by(seat) for event in self.new_events if event.kind == kind]
        return [{key: value for key, value in event.items() if key != "kind"} for event in found]

    def event(self, kind: str, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return the only event of a kind."""
        (found,) = self.events(kind, seat)
        return found


# ---- making tables --------------------------------------------------------------------


def fresh(players: int, **options: Any) -> Table:
    """Return a match at its very beginning."""
    return Table(DoppelgangerTricks(players, options))


def by_rank(players: int) -> list[list[str]]:
    """Return hands for a whole round with mixed suits: the deck goes round card by card."""
    cards = deck(players)
    return [cards[seat::players] for seat in range(players)]


def dealt(players: int, hands: Sequence[Any] | None = None, /, first: int = 1, **options: Any) -> Table:
    """Return a match with dealt hands in which predictions are due."""
    table = fresh(players, first=first, **options).begins(first - 1)
    return table.deal(*(hands or by_rank(players)))


def started(players: int, hands: Sequence[Any] | None = None, /, first: int = 1, **options: Any) -> Table:
    """Return a match at its first card; every seat has predicted one trick."""
    return dealt(players, hands, first=first, **options).predict(*[1] * players)


def ending(
    *hands: str,
    predictions: Sequence[int] | None = None,
    won: Sequence[int] | None = None,
    voids: dict[int, str] | None = None,
    bonus: dict[int, int] | None = None,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """Return a table near the end of a round: these cards are left, all others have been played.

    ``voids`` are suits that a seat has shown not to hold, ``bonus`` the card it has claimed, both by seat.
    Other arguments go into the position unchanged.
    """
    players = len(hands)
    seats = []
    for seat, hand in enumerate(hands):
        lacks = set((voids or {}).get(seat, ""))
        claimed = (bonus or {}).get(seat, 0)
        seats.append(
            {
                "hand": spell(hand),
                "prediction": predictions[seat] if predictions else 1,
                "won": won[seat] if won else 0,
                "voids": sorted(lacks | ({"D"} if claimed else set())),
                "bonus": claimed,
            }
        )
    game = DoppelgangerTricks(players, options or {})
    return Table(game, game.from_position({"seats": seats, **position}))


def trick(*texts: str, leader: int = 0) -> Table:
    """Play one trick of these cards. Every seat holds one more doppelgänger, so it may play any card without
    following suit, and the round continues.
    """
    players = len(texts)
    used = {text.partition("/")[0] for text in texts}
    spare = [card for card in deck(players) if card[0] == "D" and card not in used]
    hands = [""] * players
    for i, text in enumerate(texts):
        hands[(leader + i) % players] = f"{text.partition('/')[0]} {spare[i]}"
    return ending(*hands, leader=leader).play(*texts)


def winner(*texts: str) -> int | None:
    """Return the index of the winning card, or None; check that every leading seat gives the same result."""
    found = set()
    for leader in range(len(texts)):
        table = trick(*texts, leader=leader)
        count = sum(table.won)
        assert count in (0, 1)
        seat = table.won.index(1) if count else None
        assert table.outcome == ("w-" if seat is None else f"w{seat + 1}")
        assert table.seat == (leader if seat is None else seat)
        found.add(None if seat is None else (seat - leader) % len(texts))
    assert len(found) == 1
    return found.pop()


def pick(state: Any, rng: Rng, claims: int = 3) -> int:
    """Return a random move; one that claims a bonus card only about once in ``claims`` times."""
    legal: list[int] = state.legal_actions()
    if rng.below(claims):
        legal = [a for a in legal if a < PLAY + PLAYS] or legal
    return legal[rng.below(len(legal))]
