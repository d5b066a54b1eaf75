"""Doppelgänger Tricks: the state of a match and the rules that change it.

Clause ids (R4, S2 ...) refer to ``docs/games/doppelganger-tricks/rules.md``.

Hands and played cards are 64-bit masks over the 40 cards; ``trick`` holds the cards of the current
trick in the order of play. ``voids`` has bit ``s`` set when a seat has shown that it holds no card
of suit ``s`` (R14): by not following, or by a bonus claim.
"""

from __future__ import annotations

from ...engine import native
from ...engine.rng import Rng
from ...engine.state import State
from . import hidden
from .cards import (
    ACTIONS,
    ALL_BONUSES,
    BONUS_HAND,
    CARDS,
    CHOOSING_FIRST,
    DEALING,
    DOPPELGANGER,
    FIRST,
    LEGAL_WORDS,
    NO_SUIT,
    NOBODY,
    NOT_PREDICTED,
    ORDINARY_SUITS,
    OVER,
    PLAY,
    PLAYING,
    PLAYS,
    PREDICT,
    PREDICTING,
    PREDICTIONS,
    RANKS,
    SUIT_MASK,
    play_parts,
)

# The card, led suit and claim of each PLAY action, as C arrays.
PLAY_CARD = [0] * 210
PLAY_SUIT = [0] * 210
PLAY_CLAIM = [0] * 210
for _i in range(ACTIONS - PLAY):
    PLAY_CARD[_i], PLAY_SUIT[_i], PLAY_CLAIM[_i] = play_parts(_i)
SUIT_OF = [0] * 40
RANK_OF = [0] * 40
for _i in range(CARDS):
    SUIT_OF[_i] = _i // RANKS
    RANK_OF[_i] = _i % RANKS + 1
SUIT_CARDS = [0] * 4
for _i in range(4):
    SUIT_CARDS[_i] = SUIT_MASK << RANKS * _i


class Tricks(State):
    """A match of Doppelgänger Tricks for three or four seats."""

    FIELDS = (
        "deck",
        "undealt",
        "players",
        "size",
        "rounds",
        "open_hands",
        "named_first",
        "phase",
        "round",
        "starter",
        "leader",
        "seat",
        "led",
        "laid",
        "bonuses",
        "points",
        "predicted",
        "won",
        "voids",
        "claimed",
        "trick",
        "hand",
        "shown",
    )
    WORDS = LEGAL_WORDS

    def __init__(self, players: int, deck: int, rounds: int, open_hands: int, named_first: int) -> None:
        self.deck = deck  # all cards of the game
        self.undealt = 0  # cards still to be dealt
        self.players = players
        self.size = deck.bit_count() // players  # cards in a hand, and tricks in a round (R1)
        self.rounds = rounds  # in the match (M1)
        self.open_hands = open_hands  # all hands are open, for learning
        self.named_first = named_first  # seat that begins round 1, or -1 for chance (R3)
        self.phase = CHOOSING_FIRST
        self.round = 0
        self.starter = 0  # the seat that begins this round
        self.leader = 0  # the seat that led this trick
        self.seat = 0  # the seat that acts or receives the next card
        self.led = NO_SUIT  # the led suit; stays even if its card is annihilated (R11)
        self.laid = 0  # number of cards in the trick
        self.bonuses = self.all_bonuses()  # bit 1 and bit 3: the bonus cards not yet claimed
        self.points = [0] * 4
        self.predicted = [0] * 4
        self.won = [0] * 4  # number of tricks
        self.voids = [0] * 4
        self.claimed = [0] * 4  # the bonus card that a seat holds: 1, 3 or 0
        self.trick = [0] * 4  # cards in the order of play
        self.hand = [0] * 4
        self.shown = [0] * 4  # cards that each seat has played this round

    # ---- the engine's interface ------------------------------------------------------

    def acting(self) -> int:
        if self.phase == PLAYING:
            return 1 << self.seat
        if self.phase == PREDICTING:
            return self.waiting()
        return 0

    def is_over(self) -> bool:
        return self.phase == OVER

    def actor_of(self, action: int) -> int:
        if action < PREDICT:
            return -1
        if action < PLAY:
            return (action - PREDICT) // PREDICTIONS
        return self.seat

    def fill_legal(self, words: list[int], seat: int) -> int:
        if seat >= 0 and not (self.acting() >> seat) & 1:
            return 0
        if self.phase == PLAYING:
            return self.fill_plays(words)
        if self.phase == DEALING:
            words[0] |= self.undealt
        elif self.phase == PREDICTING:
            for s in range(self.players):
                if self.predicted[s] == NOT_PREDICTED and (seat < 0 or seat == s):
                    native.put_bits(words, PREDICT + PREDICTIONS * s, native.ones(self.size + 1))
            return 2
        elif self.phase == CHOOSING_FIRST:
            if self.named_first >= 0:
                native.put_bits(words, FIRST, native.bit(self.named_first))
            else:
                native.put_bits(words, FIRST, native.ones(self.players))
        return 1

    def random_action(self, rng: Rng) -> int:
        return self.choose_randomly(rng)

    def random_step(self, rng: Rng) -> bool:
        self.carry_out(self.choose_randomly(rng))
        return self.phase != OVER

    def choose_randomly(self, rng: Rng) -> int:
        """Return a random action; the most frequent phases need no list of legal actions."""
        if self.phase == PLAYING:
            return self.random_play(rng)
        if self.phase == DEALING:
            return native.random_bit(self.undealt, rng)
        if self.phase == PREDICTING:
            return self.random_prediction(rng)
        return State.random_action(self, rng)

    def random_prediction(self, rng: Rng) -> int:
        """Return a random prediction of a seat that has not predicted yet."""
        numbers = self.size + 1
        waiting = self.waiting()
        index = native.below(rng, numbers * native.popcount(waiting))
        while index >= numbers:
            index -= numbers
            waiting &= waiting - 1
        return PREDICT + PREDICTIONS * native.lowest(waiting) + index

    def random_play(self, rng: Rng) -> int:
        """Return a random play: the index counts plays without a claim first, then with +1, then with +3."""
        cards = self.playable()
        claiming = self.claiming(cards) if self.bonuses else 0
        if claiming == 0 and self.laid:
            return PLAY + native.random_bit(cards, rng)
        plain = self.play_count(cards)
        claims = self.play_count(claiming)
        offered = native.popcount(self.bonuses)
        index = native.below(rng, plain + offered * claims)
        if index < plain:
            return PLAY + self.nth_play(cards, index)
        index -= plain
        bonus = native.lowest(self.bonuses)
        if index >= claims:
            index -= claims
            bonus = 3
        return PLAY + PLAYS * ((bonus + 1) >> 1) + self.nth_play(claiming, index)

    def play_count(self, cards: int) -> int:
        """Return in how many ways these cards can be played: a leading doppelgänger in three (R5)."""
        if self.laid:
            return native.popcount(cards)
        leading = native.popcount(cards & SUIT_CARDS[DOPPELGANGER])
        return native.popcount(cards) + (ORDINARY_SUITS - 1) * leading

    def nth_play(self, cards: int, n: int) -> int:
        """Return the n-th way to play these cards, in the order of the actions."""
        if self.laid:
            return native.nth(cards, n)
        ordinary = cards & ~SUIT_CARDS[DOPPELGANGER]
        count = native.popcount(ordinary)
        if n < count:
            return native.nth(ordinary, n)
        n -= count
        leading = cards & SUIT_CARDS[DOPPELGANGER]
        while n >= ORDINARY_SUITS:
            leading &= leading - 1
            n -= ORDINARY_SUITS
        return CARDS + ORDINARY_SUITS * (RANK_OF[native.lowest(leading)] - 1) + n

    def step(self, action: int) -> None:
        self.carry_out(action)

    def carry_out(self, action: int) -> None:
        if action < FIRST:
            self.deal(action)
        elif action < PREDICT:
            self.begin_round(action - FIRST)
        elif action < PLAY:
            self.predict((action - PREDICT) // PREDICTIONS, (action - PREDICT) % PREDICTIONS)
        else:
            self.play(action - PLAY)

    def winner_mask(self) -> int:
        if self.phase != OVER:
            return 0
        best = 0
        for seat in range(self.players):
            best = max(best, self.points[seat])
        mask = 0
        for seat in range(self.players):
            if self.points[seat] == best:
                mask |= 1 << seat  # M1: a tie is a shared victory
        return mask

    def seat_count(self) -> int:
        return self.players

    def match_score(self, seat: int) -> int:
        return self.points[seat]

    def round_number(self) -> int:
        return self.round

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Return a key for what the seat observed of the action that led here and of chance after it.

        Every card is public; predictions are secret until all seats have made theirs (R2).
        """
        if action >= PLAY:
            return action
        if self.phase == PREDICTING:
            return action if actor == seat else 0
        key = native.mixed(0, self.predicted[0])
        for s in range(1, 4):
            key = native.mixed(key, self.predicted[s])
        return key

    # ---- queries -----------------------------------------------------------------------

    def waiting(self) -> int:
        """Return the mask of seats that have not predicted yet (R2)."""
        mask = 0
        for seat in range(self.players):
            if self.predicted[seat] == NOT_PREDICTED:
                mask |= 1 << seat
        return mask

    def played(self) -> int:
        """Return all cards played this round, including annihilated ones (R12, R14)."""
        mask = 0
        for seat in range(self.players):
            mask |= self.shown[seat]
        return mask

    def playable(self) -> int:
        """Return the cards that the acting seat may play (R4, R5, R6)."""
        hand = self.hand[self.seat]
        if self.laid == 0:
            return hand
        following = hand & SUIT_CARDS[self.led]
        if following == 0:
            return hand
        return following | (hand & SUIT_CARDS[DOPPELGANGER])

    def claimable(self, bonus: int) -> bool:
        """Return whether the acting seat can still get a bonus card (R13)."""
        return self.claimed[self.seat] == 0 and bool((self.bonuses >> bonus) & 1)

    def claiming(self, cards: int) -> int:
        """Return those of the playable cards that leave no doppelgänger in the hand (R13)."""
        own = self.hand[self.seat] & SUIT_CARDS[DOPPELGANGER]
        if own & (own - 1) or self.claimed[self.seat]:
            return 0
        return cards & own if own else cards

    def fill_plays(self, words: list[int]) -> int:
        """Set the bits of every legal play, without a claim and with each legal one."""
        cards = self.playable()
        self.put_plays(words, PLAY, cards)
        claiming = self.claiming(cards)
        if claiming == 0:
            return 3
        if (self.bonuses >> 1) & 1:
            self.put_plays(words, PLAY + PLAYS, claiming)
        if (self.bonuses >> 3) & 1:
            self.put_plays(words, PLAY + 2 * PLAYS, claiming)
        return LEGAL_WORDS

    def put_plays(self, words: list[int], start: int, cards: int) -> None:
        if self.laid:
            native.put_bits(words, start, cards)
            return
        ordinary = cards & ~SUIT_CARDS[DOPPELGANGER]
        native.put_bits(words, start, ordinary)
        leading = cards >> (RANKS * DOPPELGANGER)
        while leading:
            rank = native.lowest(leading)
            leading &= leading - 1
            native.put_bits(words, start + CARDS + ORDINARY_SUITS * rank, native.ones(ORDINARY_SUITS))  # R5

    def all_bonuses(self) -> int:
        """Return the bonus cards of a round; hands of two cards have none (L2)."""
        return ALL_BONUSES if self.size >= BONUS_HAND else 0

    # ---- a round --------------------------------------------------------------------

    def begin_round(self, starter: int) -> None:
        """Start a round: reset it and begin the deal (R1, S4)."""
        self.round += 1
        self.starter = starter
        self.leader = starter
        self.led = NO_SUIT
        self.laid = 0
        self.seat = 0
        self.phase = DEALING
        self.undealt = self.deck
        self.bonuses = self.all_bonuses()
        for i in range(4):
            self.predicted[i] = NOT_PREDICTED
            self.won[i] = 0
            self.voids[i] = 0
            self.claimed[i] = 0
            self.trick[i] = 0
            self.hand[i] = 0
            self.shown[i] = 0

    def deal(self, card: int) -> None:
        """Deal a card to the next seat; after the last one the predictions begin (R1, R2)."""
        self.hand[self.seat] |= native.bit(card)
        self.undealt &= ~native.bit(card)
        self.seat = self.after(self.seat)
        if self.undealt == 0:
            self.phase = PREDICTING

    def predict(self, seat: int, tricks: int) -> None:
        """Store a secret prediction; after the last one play begins (R2)."""
        self.predicted[seat] = tricks
        if self.waiting() == 0:
            self.phase = PLAYING
            self.seat = self.starter

    def play(self, index: int) -> None:
        """Play a card with the suit it is declared as and a claim, in one move (R13)."""
        seat = self.seat
        card = PLAY_CARD[index]
        suit = SUIT_OF[card]
        if self.laid == 0:
            self.leader = seat
            self.led = PLAY_SUIT[index]
        elif suit not in (self.led, DOPPELGANGER):
            self.voids[seat] |= 1 << self.led  # R14
        self.hand[seat] &= ~native.bit(card)
        self.shown[seat] |= native.bit(card)
        self.trick[self.laid] = card
        self.laid += 1
        if PLAY_CLAIM[index]:
            self.claimed[seat] = PLAY_CLAIM[index]
            self.bonuses &= ~(1 << PLAY_CLAIM[index])
            self.voids[seat] |= 1 << DOPPELGANGER  # R14
        if self.laid < self.players:
            self.seat = self.after(seat)
        else:
            self.end_trick()

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def standing(self) -> int:
        """Return the ranks of the led suit that stand.

        A rank shown by both the led suit and the doppelgängers is annihilated (R7).
        """
        ranks = 0
        for i in range(self.laid):
            suit = SUIT_OF[self.trick[i]]
            if suit in (self.led, DOPPELGANGER):
                ranks ^= 1 << RANK_OF[self.trick[i]]
        return ranks

    def value(self, card: int, standing: int) -> int:
        """Return a card's strength in the trick: 0 if annihilated (R7), above 100 in the led suit (R8)."""
        rank = RANK_OF[card]
        if SUIT_OF[card] not in (self.led, DOPPELGANGER):
            return rank
        return 100 + rank if (standing >> rank) & 1 else 0

    def strength(self, index: int) -> int:
        """Return the strength of the card at an index of the trick."""
        return self.value(self.trick[index], self.standing())

    def trick_winner(self) -> int:
        """Return the seat that wins the complete trick, or ``NOBODY`` (R8, R9, R10)."""
        best = 0
        winner = NOBODY
        seat = self.leader
        standing = self.standing()
        for i in range(self.laid):
            value = self.value(self.trick[i], standing)
            if value > best:  # of equal cards the one played first wins (R9)
                best = value
                winner = seat
            seat = self.after(seat)
        return winner

    def end_trick(self) -> None:
        """Count the trick; its winner leads the next one, without a winner the same seat (R10, R12)."""
        winner = self.trick_winner()
        if winner >= 0:
            self.won[winner] += 1
            self.leader = winner
        self.seat = self.leader
        self.laid = 0
        self.led = NO_SUIT
        for i in range(4):
            self.trick[i] = 0
        if self.hand[self.seat] == 0:
            self.end_round()

    def round_points(self, seat: int) -> int:
        """Return the points of a seat for the round (S1, S2, S3)."""
        off = abs(self.predicted[seat] - self.won[seat])
        exact = off == 0
        bonus = self.claimed[seat]
        score = 0
        if self.predicted[seat] == 0:
            score = 7 if exact else 0
        elif exact:
            score = 3
        elif off == 1:
            score = 1
        if bonus == 1 or (bonus == 3 and exact):
            score += bonus
        return score

    def end_round(self) -> None:
        """Score the round; the seat to the left begins the next one (R3), or the match ends (M1)."""
        for seat in range(self.players):
            self.points[seat] += self.round_points(seat)
        if self.round == self.rounds:
            self.phase = OVER
        else:
            self.begin_round(self.after(self.starter))

    # ---- other worlds ---------------------------------------------------------------

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Redeal the unseen cards, uniformly over all deals that fit what the seat has seen."""
        if self.phase == PREDICTING:
            for s in range(self.players):
                if s != seat and self.predicted[s] != NOT_PREDICTED:
                    self.predicted[s] = rng.below(self.size + 1)
        if not self.open_hands and self.phase != OVER:
            self.shuffle_hands(seat, rng)

    def shuffle_hands(self, seat: int, rng: Rng) -> None:
        """Redeal the hidden hands.

        Suits with the same possible holders form a group. How many cards of a group go to each hand is a draw
        weighted by the number of remaining deals; the cards themselves are a uniform draw.
        """
        holder = [0] * 4
        room = [0] * 4
        cards = [0] * 4
        allowed = [0] * 4
        hands = 0
        for s in range(self.players):
            if s != seat:
                hands += 1
        first = 4 - hands  # empty places come first: their counting loops then cost nothing
        unseen = self.undealt
        place = first
        for i in range(4):
            room[i] = 0
            cards[i] = 0
            allowed[i] = 0
        for s in range(self.players):
            if s != seat:
                holder[place] = s
                room[place] = native.popcount(self.hand[s])
                unseen |= self.hand[s]
                place += 1
        groups = self.group_suits(unseen, first, holder, cards, allowed)
        if groups == 1:
            for i in range(first, 4):
                self.hand[holder[i]] = hidden.draw_cards(cards[0], room[i], rng)
                cards[0] &= ~self.hand[holder[i]]
            self.undealt = cards[0]
            return
        for i in range(first, 4):
            self.hand[holder[i]] = 0
        self.deal_groups(groups, first, holder, room, cards, allowed, rng)

    def group_suits(
        self, unseen: int, first: int, holder: list[int], cards: list[int], allowed: list[int]
    ) -> int:
        """Group the unseen cards by possible holders (a mask of places); return the number of groups."""
        groups = 0
        for suit in range(4):
            here = unseen & SUIT_CARDS[suit]
            may = 0
            for i in range(first, 4):
                if not (self.voids[holder[i]] >> suit) & 1:
                    may |= 1 << i
            if here:
                found = groups
                for g in range(groups):
                    if allowed[g] == may:
                        found = g
                if found == groups:
                    groups += 1
                    allowed[found] = may
                cards[found] |= here
        return groups

    def deal_groups(
        self,
        groups: int,
        first: int,
        holder: list[int],
        room: list[int],
        cards: list[int],
        allowed: list[int],
        rng: Rng,
    ) -> None:
        """Draw the split of every group, weighted by its number of deals, then the cards."""
        sizes = [0] * 4
        split = [0] * 4
        for g in range(4):
            sizes[g] = native.popcount(cards[g])
        ways = hidden.new_table()
        hidden.count_deals(ways, groups, sizes, allowed, room)
        for g in range(groups):
            hidden.draw_split(ways, g, sizes, allowed, room, split, rng)
            for i in range(first, 4):
                drawn = hidden.draw_cards(cards[g], split[i], rng)
                cards[g] &= ~drawn
                room[i] -= split[i]
                self.hand[holder[i]] |= drawn
        hidden.free_table(ways)
