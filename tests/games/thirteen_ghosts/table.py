"""A table of 13 Ghosts for tests: set it up, play in notation, inspect the result.

Seats count from 0, as everywhere. A test reads like the rule it tests::

    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2])
    table.play("3")
    assert table.answers == "ny"

Chance: ``table.play("10", 5, 6, 8)`` names the cards that chance gives, in order. Unnamed cards are the
lowest possible ones. Only a new deal is left to the test, which may first inspect the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hauntboard.engine.dealer import ForcedDealer
from hauntboard.engine.rng import Rng
from hauntboard.games.thirteen_ghosts import ThirteenGhosts
from hauntboard.games.thirteen_ghosts.cards import (
    ABILITY_START,
    ARRANGE,
    ATTACK,
    COPY,
    PLAY,
    numbers_of,
    row_cards,
)

from ..any_table import ALL_SEEING, SPECTATOR, AnyTable

__all__ = ["ALL_SEEING", "SPECTATOR", "Table"]

NUMBERS = range(1, 14)
LOOKS = (ABILITY_START[8], ABILITY_START[10])
ATTACKS = {f"x{n}" for n in NUMBERS}


class Table(AnyTable):
    """A match with notation on top."""

    # ---- playing --------------------------------------------------------------------

    def play(self, text: str, *luck: int, by: int | None = None) -> Table:
        """Let the acting seat (or ``by``) move; then chance gives the named cards."""
        seat = self.seat if by is None else by
        self.last = self.match.play(self.game.parse(text, seat), seat)
        self.new_events = list(self.last.events)
        return self.chance(*luck)

    def chance(self, *luck: int) -> Table:
        """Let chance give the named cards, then the lowest ones until a seat must decide."""
        forced = ForcedDealer(card - 1 for card in luck)
        for _ in luck:
            self._deal(forced.pick(self.state.legal_actions()))
        while self.phase in ("look", "draw"):
            self._deal(self.state.legal_actions()[0])
        return self

    def _deal(self, action: int) -> None:
        self.new_events += self.match.play(action).events

    def deal(self, *cards: int) -> Table:
        """Deal the cards of a new round, card by card."""
        for card in cards:
            assert self.phase == "deal"
            self._deal(card - 1)
        return self

    def begins(self, seat: int) -> Table:
        """Let chance choose the first seat."""
        self.new_events = list(self.match.play(self.game.parse(f"first{seat + 1}", -1)).events)
        return self

    # ---- inspecting -----------------------------------------------------------------

    @property
    def answers(self) -> str:
        """Return the opponents' answers to the last move: y, n, - (no answer) or ! and a crypt."""
        return self.outcome

    @property
    def alive(self) -> list[int]:
        return [s for s in self.game.seats if self.state.alive >> s & 1]

    @property
    def protected(self) -> list[int]:
        return [s for s in self.game.seats if self.state.protected >> s & 1]

    @property
    def hands(self) -> list[int]:
        return self.state.hand[: self.game.players]

    @property
    def crypts(self) -> list[int]:
        return self.state.crypt[: self.game.players]

    def up(self, seat: int) -> list[int]:
        return row_cards(self.state.up[seat])

    def down(self, seat: int) -> list[int]:
        return row_cards(self.state.down[seat])

    def pile(self, deck: int = 0) -> list[int]:
        """Return the pile from the top, 0 for cards that chance has not decided."""
        return [self.state.pile[deck] >> 4 * i & 15 for i in range(self.state.left[deck])]

    def left_for(self, seat: int) -> list[int]:
        """Return the numbers that all answers so far leave for a crypt."""
        return numbers_of(self.state.answers[seat])

    def knows(self, seat: int, deck: int = 0) -> set[int]:
        """Return the cards whose place a seat (or spectator) knows."""
        return set(numbers_of(self.state.known_to(seat, deck)))

    def event(self, kind: str, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return the only event of a kind since the last move, as a seat sees it."""
        found = [event.seen_by(seat) for event in self.new_events if event.kind == kind]
        assert len(found) == 1, found
        return found[0]


def pick(state: Any, rng: Rng) -> int:
    """Return a random move of a more informative kind: mostly the hand card, seldom an attack."""
    legal: list[int] = state.legal_actions()
    if rng.below(4):
        legal = [a for a in legal if not ATTACK <= a < ARRANGE] or legal
        looks = [a for a in legal if a - PLAY in LOOKS or a - COPY in LOOKS]
        legal = looks or legal
    return legal[rng.below(len(legal))]


def fresh(players: int, **options: Any) -> Table:
    """Return a match at its very beginning; with a named first seat, ready for the deal."""
    table = Table(ThirteenGhosts(players, options))
    if "first" in options:
        table.begins(options["first"] - 1).new_events.clear()
    return table


def spread(cards: Sequence[Any] | dict[int, Any] | None, players: int, empty: Any) -> list[Any]:
    """Return one item per seat, from a list or from a dictionary of some seats."""
    if isinstance(cards, dict):
        return [cards.get(seat, empty) for seat in range(players)]
    return list(cards) if cards is not None else [empty] * players


def set_table(
    players: int,
    crypts: Sequence[int],
    hands: Sequence[int],
    *,
    up: Any = None,
    down: Any = None,
    left: int | Sequence[int | None] | None = None,
    pile: Sequence[Any] = (),
    out: Iterable[int] = (),
    protected: Iterable[int] = (),
    knows: Any = None,
    answers: Any = None,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """Return a table in the middle of a round.

    ``up`` and ``down`` are rows of cards by seat. ``left`` is the number of cards in the pile (one number per
    team with four players): the others then lie face down before the deck's last seat. ``pile`` are cards
    from the top, decided but unseen (0: not decided). ``out`` are seats out of the round. Other arguments go
    into the position unchanged.
    """
    decks = 2 if players == 4 else 1
    ups, downs = spread(up, players, []), [list(row) for row in spread(down, players, [])]
    lefts = [left] * decks if left is None or isinstance(left, int) else list(left)
    tops = list(pile) if decks == 2 and pile else [list(pile)] * decks
    piles = []
    for deck in range(decks):
        seats = [s for s in range(players) if decks == 1 or s % 2 == deck]
        used = {c for s in seats for c in (crypts[s], hands[s], *ups[s], *downs[s]) if c}
        rest = [n for n in NUMBERS if n not in used and n not in tops[deck]]
        count = len(rest) + sum(1 for card in tops[deck] if card)
        size = lefts[deck]
        if size is not None:
            for _ in range(count - size):
                downs[seats[-1]].append(rest.pop())
            count = size
        piles.append({"cells": list(tops[deck]) + [0] * (count - len(tops[deck]))})
    known = spread(knows, players, [[]] * decks)
    said = spread(answers, players, list(NUMBERS))
    seats_data = [
        {
            "crypt": crypts[s],
            "hand": hands[s],
            "up": list(ups[s]),
            "down": downs[s],
            "alive": s not in set(out),
            "protected": s in set(protected),
            "knows": known[s],
            "answers": list(said[s]),
        }
        for s in range(players)
    ]
    game = ThirteenGhosts(players, options or {})
    return Table(game, game.from_position({"seats": seats_data, "piles": piles, **position}))


def two_players(crypts: Sequence[int] = (7, 9), hands: Sequence[int] = (3, 1), **more: Any) -> Table:
    return set_table(2, crypts, hands, **more)


def three_players(crypts: Sequence[int] = (7, 9, 4), hands: Sequence[int] = (3, 1, 2), **more: Any) -> Table:
    return set_table(3, crypts, hands, **more)


def four_players(
    crypts: Sequence[int] = (7, 9, 4, 6), hands: Sequence[int] = (3, 1, 5, 12), **more: Any
) -> Table:
    return set_table(4, crypts, hands, **more)


NK2018 = {"edition": "nk2018"}
CLASSIC = {"edition": "classic"}
EDITIONS = (CLASSIC, NK2018)
