"""Doppelgänger Tricks: the state of a match and what may happen in it.

Clause ids (R4, S2 ...) are those of ``docs/rules/doppelganger-tricks.md``.

How the data lies: hands and played cards are 64-bit masks over the 40 cards; ``trick`` holds
the cards of the trick under way in the order of play. ``voids`` has bit ``s`` set when a seat
has shown that it holds no card of suit ``s`` (R14): by not following, or by a bonus claim.
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

# What each PLAY action says, as C arrays: the card, the suit it leads, the claim.
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
        self.open_hands = open_hands  # everybody plays with open cards, for learning
        self.named_first = named_first  # seat that begins round 1, or -1 for chance (R3)
        self.phase = CHOOSING_FIRST
        self.round = 0
        self.starter = 0  # who begins this round
        self.leader = 0  # who led this trick
        self.seat = 0  # who is dealt to or acts
        self.led = NO_SUIT  # the led suit; stays though its card may be annihilated (R11)
        self.laid = 0  # cards in the trick
        self.bonuses = self.all_bonuses()  # bit 1 and bit 3: the bonus cards still to be had
        self.points = [0] * 4
        self.predicted = [0] * 4
        self.won = [0] * 4  # tricks
        self.voids = [0] * 4
        self.claimed = [0] * 4  # 1 or 3: the bonus card a seat holds
        self.trick = [0] * 4  # cards in the order of play
        self.hand = [0] * 4
        self.shown = [0] * 4  # cards each seat has played this round

    # ---- what the engine asks -------------------------------------------------------

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
        """The engine's pick for the most frequent phases, without writing every action down."""
        if self.phase == PLAYING:
            return self.random_play(rng)
        if self.phase == DEALING:
            return native.random_bit(self.undealt, rng)
        if self.phase == PREDICTING:
            return self.random_prediction(rng)
        return State.random_action(self, rng)

    def random_prediction(self, rng: Rng) -> int:
        """Any number of tricks of any seat that has not predicted yet."""
        numbers = self.size + 1
        waiting = self.waiting()
        index = native.below(rng, numbers * native.popcount(waiting))
        while index >= numbers:
            index -= numbers
            waiting &= waiting - 1
        return PREDICT + PREDICTIONS * native.lowest(waiting) + index

    def random_play(self, rng: Rng) -> int:
        """Plays come in the order of their actions: without a claim, with +1, with +3."""
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
        """In how many ways these cards can be played: a leading doppelgänger in three (R5)."""
        if self.laid:
            return native.popcount(cards)
        leading = native.popcount(cards & SUIT_CARDS[DOPPELGANGER])
        return native.popcount(cards) + (ORDINARY_SUITS - 1) * leading

    def nth_play(self, cards: int, n: int) -> int:
        """The n-th of these ways, in the order of the actions."""
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
                mask |= 1 << seat  # M1: the tied share the victory
        return mask

    def seat_count(self) -> int:
        return self.players

    def match_score(self, seat: int) -> int:
        return self.points[seat]

    def round_number(self) -> int:
        return self.round

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Every card is laid openly; predictions are secret until all have made theirs (R2)."""
        if action >= PLAY:
            return action
        if self.phase == PREDICTING:
            return action if actor == seat else 0
        key = native.mixed(self.predicted[0], self.predicted[1])
        return native.mixed(native.mixed(key, self.predicted[2]), self.predicted[3])

    # ---- small questions ------------------------------------------------------------

    def waiting(self) -> int:
        """Seats that have not predicted yet (R2)."""
        mask = 0
        for seat in range(self.players):
            if self.predicted[seat] == NOT_PREDICTED:
                mask |= 1 << seat
        return mask

    def played(self) -> int:
        """All cards that lie open: played this round, annihilated ones too (R12, R14)."""
        mask = 0
        for seat in range(self.players):
            mask |= self.shown[seat]
        return mask

    def playable(self) -> int:
        """Cards of the acting seat that it may play (R4, R5, R6)."""
        hand = self.hand[self.seat]
        if self.laid == 0:
            return hand
        following = hand & SUIT_CARDS[self.led]
        if following == 0:
            return hand
        return following | (hand & SUIT_CARDS[DOPPELGANGER])

    def claimable(self, bonus: int) -> bool:
        """Whether a bonus card is still there for the acting seat (R13)."""
        return self.claimed[self.seat] == 0 and bool((self.bonuses >> bonus) & 1)

    def claiming(self, cards: int) -> int:
        """Those of some playable cards after which no doppelgänger is left in the hand (R13)."""
        own = self.hand[self.seat] & SUIT_CARDS[DOPPELGANGER]
        if own & (own - 1) or self.claimed[self.seat]:
            return 0
        return cards & own if own else cards

    def fill_plays(self, words: list[int]) -> int:
        """Every card that may be played, and again with each claim that may go with it."""
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
        """The bonus cards of a round; hands of two cards have none (L2)."""
        return ALL_BONUSES if self.size >= BONUS_HAND else 0

    # ---- a round --------------------------------------------------------------------

    def begin_round(self, starter: int) -> None:
        """Collect everything and deal anew (R1, S4)."""
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
        """One card to the next seat; after the last one everybody predicts (R1, R2)."""
        self.hand[self.seat] |= native.bit(card)
        self.undealt &= ~native.bit(card)
        self.seat = self.after(self.seat)
        if self.undealt == 0:
            self.phase = PREDICTING

    def predict(self, seat: int, tricks: int) -> None:
        """A secret prediction; with the last one play begins (R2)."""
        self.predicted[seat] = tricks
        if self.waiting() == 0:
            self.phase = PLAYING
            self.seat = self.starter

    def play(self, index: int) -> None:
        """A card, the suit it is declared as and a claim, in one move (R13)."""
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
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def standing(self) -> int:
        """Ranks that stand in the led suit: those both the suit and the doppelgängers show have
        annihilated each other (R7)."""
        ranks = 0
        for i in range(self.laid):
            suit = SUIT_OF[self.trick[i]]
            if suit in (self.led, DOPPELGANGER):
                ranks ^= 1 << RANK_OF[self.trick[i]]
        return ranks

    def value(self, card: int, standing: int) -> int:
        """How strong a card of the trick is: 0 if annihilated (R7), above 100 in the led suit (R8)."""
        rank = RANK_OF[card]
        if SUIT_OF[card] not in (self.led, DOPPELGANGER):
            return rank
        return 100 + rank if (standing >> rank) & 1 else 0

    def strength(self, index: int) -> int:
        """The same for a card of the trick by its place."""
        return self.value(self.trick[index], self.standing())

    def trick_winner(self) -> int:
        """The seat that wins the complete trick, or ``NOBODY`` (R8, R9, R10)."""
        best = 0
        winner = NOBODY
        seat = self.leader
        standing = self.standing()
        for i in range(self.laid):
            value = self.value(self.trick[i], standing)
            if value > best:  # among equals the one played first (R9)
                best = value
                winner = seat
            seat = self.after(seat)
        return winner

    def end_trick(self) -> None:
        """The winner leads the next trick; if nobody won, the same seat leads again (R10, R12)."""
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
        """What the round is worth for a seat (S1, S2, S3)."""
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
        """Score, then the next round begins to the left (R3), or the match is over (M1)."""
        for seat in range(self.players):
            self.points[seat] += self.round_points(seat)
        if self.round == self.rounds:
            self.phase = OVER
        else:
            self.begin_round(self.after(self.starter))

    # ---- other worlds ---------------------------------------------------------------

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Deal the unseen cards anew, uniformly over all deals that fit what the seat has seen."""
        if self.phase == PREDICTING:
            for s in range(self.players):
                if s != seat and self.predicted[s] != NOT_PREDICTED:
                    self.predicted[s] = rng.below(self.size + 1)
        if not self.open_hands and self.phase != OVER:
            self.shuffle_hands(seat, rng)

    def shuffle_hands(self, seat: int, rng: Rng) -> None:
        """Suits with the same possible holders form a group. How many cards of each group go
        to each hand is drawn by counting the deals that remain, which cards by a plain draw."""
        holder = [0] * 4
        room = [0] * 4
        cards = [0] * 4
        allowed = [0] * 4
        hands = 0
        for s in range(self.players):
            if s != seat:
                hands += 1
        first = 4 - hands  # empty places come first: their loops in the counting then cost nothing
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
        """Gather the unseen cards by who may hold them (a mask of places); return the groups."""
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
        """Draw the split of every group by its number of deals, then the cards."""
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
