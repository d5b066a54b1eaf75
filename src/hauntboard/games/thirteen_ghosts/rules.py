"""13 Ghosts: the state of a match and the rules that change it.

Clause ids (G4, T2, F3 ...) refer to ``docs/games/13-ghosts/rules.md``.

Data layout:

- A set of card numbers is a mask with bit ``n`` for number ``n``.
- A row of cards (pile, face-up row, face-down row) is a word of 4-bit cells. The lowest cell
  holds the top card of a pile and the newest card of a row.
- With four players each team has its own deck: deck 0 for seats 0 and 2, deck 1 for
  seats 1 and 3. With fewer players there is only deck 0.
- Chance decides a pile card only when a seat draws it or looks at it: a cell that is still 0 is
  an unseen card out of ``pool``. The state stores no future chance outcomes.
- ``knows[2 * seat + deck]`` holds the cards whose place the seat knows. When card 10 rearranges
  pile cards in secret, the other seats know only that the cards they had seen are among those
  moved: ``group`` holds the moved cards, ``vague[4 * group + seat]`` those of them that the seat
  had seen (G10).
- ``numbers`` are the numbers in play. ``small_deck.py`` implements everything that changes with
  fewer than thirteen cards (L1 to L4).

``hidden.py`` draws the worlds that a viewer cannot tell apart.
"""

from __future__ import annotations

from ...engine import native
from ...engine.rng import Rng
from ...engine.state import State
from . import hidden, small_deck
from .cards import (
    ABILITIES,
    ABILITY_COUNT,
    ABILITY_SIZE,
    ABILITY_START,
    AIMING,
    ALL_NUMBERS,
    ARRANGE,
    ARRANGEMENTS,
    ARRANGING,
    ATTACK,
    BLUE_CARDS,
    CARDS_IN_SET,
    CHOOSING_CRYPTS,
    CHOOSING_FIRST,
    CLASSIC,
    COPY,
    CRYPT,
    DEALING,
    DRAW,
    DRAWING,
    DUEL_GOAL,
    FIRST,
    KEEP,
    LEGAL_WORDS,
    LOOKING,
    MATE,
    NK2018,
    OVER,
    PLAY,
    TURN,
    numbers_up_to,
)

# Copies of the tables in cards.py that compile to C arrays.
CARD_OF = [0] * 341
SET_OF = [0] * 341
for _i in range(ABILITY_COUNT):
    CARD_OF[_i] = ABILITIES[_i].card
    SET_OF[_i] = ABILITIES[_i].mask
START_OF = [0] * 14
SIZE_OF = [0] * 14
for _i in range(14):
    START_OF[_i] = ABILITY_START[_i]
    SIZE_OF[_i] = ABILITY_SIZE[_i]
ORDER_OF = [0] * 24
for _i in range(8):
    for _k in range(len(ARRANGEMENTS[_i])):
        ORDER_OF[3 * _i + _k] = ARRANGEMENTS[_i][_k]


def put_range(words: list[int], start: int, size: int) -> None:
    """Set the bits of the actions from ``start`` to ``start + size - 1``."""
    word = start >> 6
    offset = start & 63
    while size > 0:
        here = min(64 - offset, size)
        words[word] |= native.shift_left(native.ones(here), offset)
        size -= here
        word += 1
        offset = 0


def cell(row: int, index: int) -> int:
    """Return the card in a cell of a row."""
    return (row >> (4 * index)) & 15


def with_cell(row: int, index: int, card: int) -> int:
    """Return the row with one cell replaced."""
    return (row & ~native.shift_left(15, 4 * index)) | native.shift_left(card, 4 * index)


def row_mask(row: int) -> int:
    """Return the set of cards in a row, without unseen cells."""
    mask = 0
    while row:  # four at a time: rows are short, and their length is hard to predict
        mask |= native.bit(row & 15) | native.bit((row >> 4) & 15)
        mask |= native.bit((row >> 8) & 15) | native.bit((row >> 12) & 15)
        row >>= 16
    return mask & ALL_NUMBERS


class Ghosts(State):
    """A match of 13 Ghosts for two, three or four seats."""

    FIELDS = (
        "players",
        "edition",
        "empty_pile_attacks",
        "goal",
        "named_first",
        "numbers",
        "phase",
        "round",
        "starter",
        "turn",
        "seat",
        "ability",
        "extra",
        "playing",
        "alive",
        "protected",
        "face_up",
        "groups",
        "points",
        "duel",
        "crypt",
        "hand",
        "dealt",
        "answers",
        "left",
        "pool",
        "knows",
        "group",
        "vague",
        "pile",
        "up",
        "down",
        "barred",
    )
    WORDS = LEGAL_WORDS

    def __init__(
        self, players: int, edition: int, goal: int, named_first: int, deck: int = CARDS_IN_SET
    ) -> None:
        self.players = players
        self.edition = edition
        self.empty_pile_attacks = int(edition == CLASSIC and deck == CARDS_IN_SET)  # G8, L2
        self.goal = goal  # points that end the match (G6, T5, F7)
        self.named_first = named_first  # seat that begins round 1, or -1 for chance (G3)
        self.numbers = numbers_up_to(deck)  # in play (L1)
        self.phase = CHOOSING_FIRST
        self.round = 0
        self.starter = 0  # the seat that began this round
        self.turn = 0  # the seat whose turn it is in seat order (F3)
        self.seat = 0  # the seat that acts: a teammate stands in for a player who is out
        self.ability = 0  # 8 or 10 while its look, attack or arrangement is pending
        self.extra = 0  # card 2: another turn follows the draw
        self.playing = (1 << players) - 1  # mask of the seats in this match; two of three in a tie-break (T6)
        self.alive = 0  # mask of the seats still in the round
        self.protected = 0  # mask of the seats that card 4 protects (G13)
        self.face_up = 0  # face-up numbers of all decks
        self.groups = 0  # number of groups in use
        self.points = [0] * 4
        self.duel = [0] * 4  # points of the tie-break match
        self.crypt = [0] * 4
        self.hand = [0] * 4
        self.dealt = [0] * 4  # cards not yet split into crypt and hand
        self.answers = [0] * 4  # numbers that all answers so far leave for a crypt
        self.left = [0] * 2  # number of cards in the pile
        self.pool = [0] * 2  # undecided pile cards
        self.knows = [0] * 8
        self.group = [0] * 2
        self.vague = [0] * 8
        self.pile = [0] * 2
        self.up = [0] * 4
        self.down = [0] * 4
        self.barred = [0] * 7  # small decks: numbers ruled out for a hidden place, indexed by its card (L3)

    # ---- the engine's interface ------------------------------------------------------

    def acting(self) -> int:
        phase = self.phase
        if phase in (TURN, AIMING, ARRANGING):
            return native.bit(self.seat)
        if phase == CHOOSING_CRYPTS:
            return self.choosers()
        return 0

    def is_over(self) -> bool:
        return self.phase == OVER

    def actor_of(self, action: int) -> int:
        if action < ATTACK:
            return -1
        if CRYPT <= action < PLAY:
            return (action - CRYPT) // CARDS_IN_SET % 4
        return self.seat

    def fill_legal(self, words: list[int], seat: int) -> int:
        phase = self.phase
        if seat >= 0 and not (self.acting() >> seat) & 1:
            return 0
        if phase == TURN:
            return self.fill_turn(words)
        if phase in (DRAWING, DEALING, LOOKING):
            words[0] |= self.pool[self.chance_deck()] >> 1
        elif phase == CHOOSING_CRYPTS:
            self.fill_choices(words, seat)
            return (PLAY >> 6) + 1
        elif phase == AIMING:
            native.put_bits(words, ATTACK, ALL_NUMBERS >> 1)
        elif phase == ARRANGING:
            if self.left[self.looked_deck()] == 2:
                native.put_bits(words, ARRANGE + 6, 3)
            else:
                native.put_bits(words, ARRANGE, 63)
        elif phase == CHOOSING_FIRST:
            # A named seat is a chance node with one outcome (G3); a tie-break always asks chance (T6).
            if self.round == 0 and self.named_first >= 0:
                native.put_bits(words, FIRST, native.bit(self.named_first))
            else:
                native.put_bits(words, FIRST, self.playing)
        return 1

    def random_action(self, rng: Rng) -> int:
        return self.choose_randomly(rng)

    def random_step(self, rng: Rng) -> bool:
        self.carry_out(self.choose_randomly(rng))
        return self.phase != OVER

    def choose_randomly(self, rng: Rng) -> int:
        """Return a random action; the most frequent phases need no list of legal actions."""
        phase = self.phase
        if phase == TURN:
            return self.random_turn(rng)
        if phase in (DRAWING, DEALING, LOOKING):
            return native.random_bit(self.pool[self.chance_deck()], rng) - 1
        if phase == AIMING:
            return ATTACK + native.below(rng, CARDS_IN_SET)
        return State.random_action(self, rng)

    def random_turn(self, rng: Rng) -> int:
        """Return a random action of a turn: the index counts attacks first, then uses of the hand card."""
        card = self.hand[self.seat]
        if self.small():
            return State.random_action(self, rng)
        if self.must_attack() or (card == 10 and self.left[self.looked_deck()] == 0):
            return ATTACK + native.below(rng, CARDS_IN_SET)
        if card == 2:
            return State.random_action(self, rng)
        index = native.below(rng, CARDS_IN_SET + SIZE_OF[card])
        if index < CARDS_IN_SET:
            return ATTACK + index
        return PLAY + START_OF[card] + index - CARDS_IN_SET

    def step(self, action: int) -> None:
        self.carry_out(action)

    def carry_out(self, action: int) -> None:
        if action < FIRST:
            self.take_chance(action + 1)
        elif action < ATTACK:
            self.begin_round(action - FIRST)
        elif action < ARRANGE:
            if self.phase == TURN:
                self.put_down()
            self.attack(native.bit(action - ATTACK + 1))
        elif action < DRAW:
            self.arrange(action - ARRANGE)
        elif action == DRAW:
            self.play_up()
            self.extra = 1
            self.draw_or_pass()
        elif action < MATE:
            self.choose_crypt((action - CRYPT) // CARDS_IN_SET, (action - CRYPT) % CARDS_IN_SET + 1)
        elif action < KEEP:
            self.choose_mate_crypt((action - MATE) // CARDS_IN_SET, (action - MATE) % CARDS_IN_SET + 1)
        elif action < PLAY:
            self.keep((action - KEEP) // CARDS_IN_SET, (action - KEEP) % CARDS_IN_SET + 1)
        else:
            self.play_up()
            index = action - PLAY
            self.perform(index if index < ABILITY_COUNT else index - ABILITY_COUNT)

    def winner_mask(self) -> int:
        if self.phase != OVER:
            return 0
        best = 0
        winners = 0
        for seat in range(self.players):
            if (self.playing >> seat) & 1:
                score = self.points[seat] + self.duel[seat]
                if score > best:
                    best = score
                    winners = 0
                if score == best:
                    winners |= 1 << seat
        return winners

    def seat_count(self) -> int:
        return self.players

    def match_score(self, seat: int) -> int:
        return self.points[seat]

    def round_number(self) -> int:
        return self.round

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Return a key for what the seat observed of the action that led here and of chance after it.

        Attacks, played cards and answers are public; only the acting seat sees choices, looks and draws.
        """
        seen = action
        if actor != seat and (ARRANGE <= action < DRAW or CRYPT <= action < PLAY):
            seen = 0
        key = native.mixed(native.mixed(0, self.hand[seat]), seen)
        for s in range(self.players):
            key = native.mixed(key, self.answers[s])
        key = native.mixed(key, self.knows[2 * seat])
        return native.mixed(key, self.knows[2 * seat + 1])

    # ---- seats, decks, targets ------------------------------------------------------

    def deck_of(self, seat: int) -> int:
        """Return the deck from which a seat draws (F1)."""
        return seat & 1 if self.players == 4 else 0

    def looked_deck(self) -> int:
        """Return the deck whose pile the acting seat sees with 8 and 10 (F4)."""
        return 1 - (self.seat & 1) if self.players == 4 else 0

    def chance_deck(self) -> int:
        """Return the deck of the card that chance decides next."""
        if self.phase == LOOKING:
            return self.looked_deck()
        return self.deck_of(self.seat)

    def targets(self) -> int:
        """Return the mask of opponents still in the round, who answer the acting seat (G5, T1, F1)."""
        if self.players == 4:
            return self.alive & (5 if self.seat & 1 else 10)
        return self.alive & ~(1 << self.seat)

    def next_playing(self, seat: int) -> int:
        """Return the next seat clockwise that takes part in this match."""
        seat = (seat + 1) % self.players
        while not (self.playing >> seat) & 1:
            seat = (seat + 1) % self.players
        return seat

    def drawer(self, team: int) -> int:
        """Return the team member who draws the four cards this round (F2)."""
        return team + 2 * ((self.round - 1) & 1)

    # ---- knowledge ------------------------------------------------------------------

    def learn(self, seat: int, deck: int, card: int) -> None:
        """Record that the seat knows where this card lies."""
        self.knows[2 * seat + deck] |= 1 << card
        if self.groups:
            self.vague[seat] &= ~(1 << card)
            self.vague[4 + seat] &= ~(1 << card)
            self.settle(seat)

    def settle(self, seat: int) -> None:
        """Record a vague card as known if only one place is left for it (G10).

        If the other group has as many hidden places as vague cards, its places are all taken.
        """
        for i in range(3):  # the second group may settle the first
            g = i & 1
            vague = self.vague[4 * g + seat]
            if vague and vague & (vague - 1) == 0:
                places = self.group[g] & ~self.knows[2 * seat]
                others = self.group[1 - g] & ~self.knows[2 * seat]
                if native.popcount(others) == native.popcount(self.vague[4 * (1 - g) + seat]):
                    places &= ~others
                if places == vague:
                    self.knows[2 * seat] |= vague
                    self.vague[4 * g + seat] = 0

    def see(self, deck: int, card: int) -> None:
        """Show a pile card to the acting seat and its teammate (F6)."""
        self.learn(self.seat, deck, card)
        if self.players == 4:
            self.learn(self.seat ^ 2, deck, card)

    def show_all(self, deck: int, card: int) -> None:
        """Record that all seats see this card."""
        for seat in range(self.players):
            self.learn(seat, deck, card)

    def blur(self, deck: int, moved: int) -> None:
        """Make the other seats' knowledge of secretly rearranged cards vague (G10).

        With four players only the acting team can have seen that pile, so no knowledge changes. Card 10
        is used at most twice a round (itself and copied), hence two groups.
        """
        if self.players == 4:
            return
        for g in range(self.groups):
            if self.group[g] & moved:
                self.group[g] |= moved
        lost = 0
        for seat in range(self.players):
            if seat != self.seat:
                lost |= self.knows[2 * seat] & moved
        if lost:
            for seat in range(self.players):
                if seat != self.seat:
                    self.vague[4 * self.groups + seat] = self.knows[2 * seat] & moved
                    self.knows[2 * seat] &= ~moved
            self.group[self.groups] = moved
            self.groups += 1
            for seat in range(self.players):
                self.settle(seat)

    # ---- setting up a round ---------------------------------------------------------

    def begin_round(self, starter: int) -> None:
        """Start a round with the deal (G1, T1, F1)."""
        self.clear_round()
        self.round += 1
        self.starter = starter
        self.turn = starter
        self.alive = self.playing
        self.pool[0] = self.numbers
        self.left[0] = native.popcount(self.numbers) - 2 * native.popcount(self.playing)
        if self.players == 4:
            self.pool[1] = ALL_NUMBERS
            self.left[0] = CARDS_IN_SET - 4
            self.left[1] = CARDS_IN_SET - 4
        self.phase = DEALING
        self.seat = self.drawer(0) if self.players == 4 else native.lowest(self.playing)

    def clear_round(self) -> None:
        """Clear everything that belongs to one round."""
        self.alive = 0
        self.protected = 0
        self.face_up = 0
        self.groups = 0
        self.extra = 0
        self.ability = 0
        for i in range(4):
            self.crypt[i] = 0
            self.hand[i] = 0
            self.dealt[i] = 0
            self.up[i] = 0
            self.down[i] = 0
            self.answers[i] = self.numbers
        for i in range(8):
            self.knows[i] = 0
            self.vague[i] = 0
        for i in range(2):
            self.group[i] = 0
            self.pile[i] = 0
            self.pool[i] = 0
            self.left[i] = 0
        for i in range(7):
            self.barred[i] = 0

    def take_chance(self, card: int) -> None:
        """Place the card that chance has decided: dealt, drawn or uncovered by a look."""
        deck = self.chance_deck()
        self.pool[deck] &= ~(1 << card)
        if self.phase == DEALING:
            self.learn(self.seat, deck, card)
            self.dealt[self.seat] |= 1 << card
            self.deal_on()
        elif self.phase == DRAWING:
            self.draw(card)
        else:
            self.pile[deck] = with_cell(self.pile[deck], self.unseen_cell(deck), card)
            self.see(deck, card)
            self.look_on()

    def deal_on(self) -> None:
        """Move the deal on to the next seat; after the last card start the choice of crypts."""
        seat = self.seat
        if self.players == 4:
            if native.popcount(self.dealt[seat]) == 4:
                if seat == self.drawer(0):
                    self.seat = self.drawer(1)
                else:
                    self.phase = CHOOSING_CRYPTS
        elif native.popcount(self.dealt[seat]) == 2:
            later = self.playing >> (seat + 1)
            if later:
                self.seat = seat + 1 + native.lowest(later)
            else:
                self.phase = CHOOSING_CRYPTS

    def choosers(self) -> int:
        """Return the mask of seats that still have a secret choice to make before the first turn (G2, F2)."""
        mask = 0
        for seat in range(self.players):
            if self.dealt[seat]:
                if self.players == 4 and self.crypt[seat ^ 2]:
                    mask |= 1 << (seat ^ 2)
                else:
                    mask |= 1 << seat
        return mask

    def fill_choices(self, words: list[int], only: int) -> None:
        for seat in range(self.players):
            cards = self.dealt[seat] >> 1
            if cards:
                if self.players == 4 and self.crypt[seat ^ 2]:
                    if only < 0 or only == seat ^ 2:
                        native.put_bits(words, KEEP + CARDS_IN_SET * (seat ^ 2), cards)
                elif only < 0 or only == seat:
                    block = MATE if self.crypt[seat] else CRYPT
                    native.put_bits(words, block + CARDS_IN_SET * seat, cards)

    def choose_crypt(self, seat: int, card: int) -> None:
        """Make one of the dealt cards the seat's own crypt (G2, F2)."""
        self.crypt[seat] = card
        self.dealt[seat] &= ~(1 << card)
        if self.players < 4:
            self.hand[seat] = native.lowest(self.dealt[seat])
            self.dealt[seat] = 0
            self.begin_play_if_ready()

    def choose_mate_crypt(self, seat: int, card: int) -> None:
        """Give the teammate a crypt and show it the two other cards (F2)."""
        mate = seat ^ 2
        self.crypt[mate] = card
        self.dealt[seat] &= ~(1 << card)
        self.knows[2 * mate + (seat & 1)] |= self.dealt[seat] | 1 << card

    def keep(self, seat: int, card: int) -> None:
        """Keep one of the two cards from the teammate as the hand and return the other (F2)."""
        mate = seat ^ 2
        self.hand[seat] = card
        self.hand[mate] = native.lowest(self.dealt[mate] & ~(1 << card))
        self.dealt[mate] = 0
        self.begin_play_if_ready()

    def begin_play_if_ready(self) -> None:
        if self.choosers() == 0:
            self.begin_turn(self.turn)

    # ---- turns ----------------------------------------------------------------------

    def begin_turn(self, turn: int) -> None:
        """Start the turn of a seat, or of the teammate who stands in for it (T7, F3)."""
        self.phase = TURN
        self.turn = turn
        self.seat = turn
        if not (self.alive >> turn) & 1:
            self.seat = turn ^ 2
        self.ability = 0
        self.protected &= ~(1 << self.seat)  # G13, F5

    def pass_on(self) -> None:
        """End the turn and start that of the next seat clockwise (T7, F3)."""
        turn = (self.turn + 1) % self.players
        if self.players < 4:
            while not (self.alive >> turn) & 1:
                turn = (turn + 1) % self.players
        self.begin_turn(turn)

    def must_attack(self) -> bool:
        """Return whether the seat must attack: it has no card, or (classic) its pile is empty (G8, F8)."""
        if self.hand[self.seat] == 0:
            return True
        return self.empty_pile_attacks != 0 and self.left[self.deck_of(self.seat)] == 0

    def copy_sources(self) -> int:
        """Return the face-up cards whose owner allows copying: in classic not a teammate's (G11)."""
        if self.players == 4 and self.edition == CLASSIC:
            seat = self.seat
            return row_mask(self.up[seat]) | row_mask(self.up[seat ^ 1]) | row_mask(self.up[seat ^ 3])
        return self.face_up

    def copyable(self) -> int:
        """Return the face-up cards whose ability card 2 may perform now (G11, G12)."""
        cards = self.copy_sources() & ~native.bit(2)
        if self.left[self.looked_deck()] == 0:
            cards &= ~native.bit(10)
        return cards

    def fill_turn(self, words: list[int]) -> int:
        """Set the bits of the legal actions of a turn: play the hand card, or attack (G4)."""
        if self.small():
            return small_deck.fill_turn(self, words)
        native.put_bits(words, ATTACK, ALL_NUMBERS >> 1)
        if self.must_attack():
            return 1
        card = self.hand[self.seat]
        last = 0
        if card == 2:
            if self.left[self.deck_of(self.seat)]:
                words[0] |= native.bit(DRAW)
            cards = self.copyable()
            while cards:
                copied = native.lowest(cards)
                cards &= cards - 1
                last = COPY + START_OF[copied] + SIZE_OF[copied]
                put_range(words, COPY + START_OF[copied], SIZE_OF[copied])
        elif card != 10 or self.left[self.looked_deck()]:  # G12
            last = PLAY + START_OF[card] + SIZE_OF[card]
            put_range(words, PLAY + START_OF[card], SIZE_OF[card])
        return ((last - 1) >> 6) + 1 if last else 1

    def play_up(self) -> None:
        """Play the hand card face up; all seats see it."""
        seat = self.seat
        card = self.hand[seat]
        self.hand[seat] = 0
        self.up[seat] = native.shift_left(self.up[seat], 4) | card
        self.face_up |= 1 << card
        self.show_all(self.deck_of(seat), card)

    def put_down(self) -> None:
        """Put the hand card face down; seats that knew it still do (G4, F2)."""
        seat = self.seat
        if self.hand[seat]:
            self.down[seat] = native.shift_left(self.down[seat], 4) | self.hand[seat]
            self.hand[seat] = 0

    def perform(self, index: int) -> None:
        """Perform an ability, the card's own or one that card 2 copies (G11)."""
        card = CARD_OF[index]
        if (BLUE_CARDS >> card) & 1:
            self.ask(small_deck.named(index, SET_OF[index]) if self.small() else SET_OF[index])
            self.draw_or_pass()
        elif card == 8 or card == 10:
            self.ability = card
            self.phase = LOOKING
            self.look_on()
        else:
            if card == 4:
                self.protected |= 1 << self.seat  # G13
            self.attack(SET_OF[index])

    def ask(self, numbers: int) -> None:
        """Let every unprotected opponent answer whether its crypt is among the numbers."""
        asked = self.targets() & ~self.protected
        for seat in range(self.players):
            if (asked >> seat) & 1:
                if (numbers >> self.crypt[seat]) & 1:
                    self.answers[seat] &= numbers
                else:
                    self.answers[seat] &= ~numbers

    def unseen_cell(self, deck: int) -> int:
        """Return the next undecided cell that 8 or 10 looks at, or -1 (G12)."""
        left = self.left[deck]
        row = self.pile[deck]
        if self.ability == 8:
            for i in range(left - 1, max(left - 3, -1), -1):
                if cell(row, i) == 0:
                    return i
        else:
            for i in range(min(left, 3)):
                if cell(row, i) == 0:
                    return i
        return -1

    def look_on(self) -> None:
        """End the look once all its cards are uncovered, and start the choice that follows (G12b)."""
        deck = self.looked_deck()
        if self.unseen_cell(deck) >= 0:
            return
        left = self.left[deck]
        first = max(left - 2, 0) if self.ability == 8 else 0
        last = left if self.ability == 8 else min(left, 3)
        for i in range(first, last):
            self.see(deck, cell(self.pile[deck], i))
        if self.ability == 8:
            self.phase = AIMING
        elif left > 1:
            self.phase = ARRANGING
        else:
            self.draw_or_pass()

    def arrange(self, index: int) -> None:
        """Put one of the cards seen by card 10 on top and the others at the bottom, in the chosen order."""
        deck = self.looked_deck()
        left = self.left[deck]
        row = self.pile[deck]
        count = min(left, 3)
        seen = row & (native.bit(4 * count) - 1)
        rest = row >> (4 * count)
        moved = cell(seen, ORDER_OF[3 * index])
        row = native.shift_left(rest, 4) | moved
        for i in range(1, count):
            card = cell(seen, ORDER_OF[3 * index + i])
            row = with_cell(row, left - count + i, card)
        self.pile[deck] = row
        self.blur(deck, row_mask(seen))
        self.draw_or_pass()

    def attack(self, numbers: int) -> None:
        """Attack one number (or two, card 11); opponents with such a crypt are out (G6, T2, F3)."""
        targets = self.targets()
        out = 0
        if self.small():
            small_deck.bar(self, numbers)
        for seat in range(self.players):
            if (targets >> seat) & 1:
                if (numbers >> self.crypt[seat]) & 1:
                    out |= 1 << seat
                    self.show_all(self.deck_of(seat), self.crypt[seat])
                else:
                    self.answers[seat] &= ~numbers
        self.alive &= ~out
        self.protected &= ~out
        if out == 0 or not self.score(out):
            self.draw_or_pass()

    def score(self, out: int) -> bool:
        """Score the players just driven out; return whether the round ended."""
        if self.players == 4:  # F7
            if self.targets():
                return False
            for seat in range(4):
                if (seat ^ self.seat) & 1 == 0:
                    self.points[seat] += 1
            self.end_round()
            return True
        gain = native.popcount(out)  # G6, T2, T3, T4
        for seat in range(self.players):
            if (self.alive >> seat) & 1:
                if native.popcount(self.playing) < self.players:
                    self.duel[seat] += gain
                else:
                    self.points[seat] += gain
        if native.popcount(self.alive) > 1:
            return False
        self.end_round()
        return True

    def draw_or_pass(self) -> None:
        """End the turn with a draw if the pile has a card (G4)."""
        deck = self.deck_of(self.seat)
        if self.left[deck] == 0:
            self.pass_on()
        elif cell(self.pile[deck], 0) == 0:
            self.phase = DRAWING
        else:
            self.draw(cell(self.pile[deck], 0))

    def draw(self, card: int) -> None:
        """Take the top card; after card 2's draw the same seat has another turn (G11)."""
        deck = self.deck_of(self.seat)
        self.pile[deck] >>= 4
        self.left[deck] -= 1
        self.hand[self.seat] = card
        self.learn(self.seat, deck, card)
        if self.extra:
            self.extra = 0
            self.begin_turn(self.turn)
        else:
            self.pass_on()

    # ---- end of round and match -----------------------------------------------------

    def end_round(self) -> None:
        """Start the next round (G9), a tie-break (T6), or end the match (G6, T5, F7)."""
        if native.popcount(self.playing) < self.players:
            for seat in range(self.players):
                if self.duel[seat] >= DUEL_GOAL:
                    self.phase = OVER
        else:
            best = 0
            for seat in range(self.players):
                best = max(best, self.points[seat])
            if best >= self.goal:
                self.end_match(best)
                return
        if self.phase != OVER:
            before = self.seat if self.edition == NK2018 else self.starter
            self.begin_round(self.next_playing(before))

    def end_match(self, best: int) -> None:
        leaders = 0
        for seat in range(self.players):
            if self.points[seat] == best:
                leaders |= 1 << seat
        if self.players == 3 and native.popcount(leaders) > 1:
            self.playing = leaders  # T6
            self.phase = CHOOSING_FIRST
        else:
            self.phase = OVER

    # ---- other worlds ---------------------------------------------------------------

    def known_to(self, seat: int, deck: int) -> int:
        """Return the cards of a deck whose place a seat knows; a spectator knows the face-up ones."""
        if seat >= 0:
            return self.knows[2 * seat + deck]
        mask = 0
        for s in range(self.players):
            if self.deck_of(s) == deck:
                mask |= row_mask(self.up[s])
                if not (self.alive >> s) & 1:
                    mask |= native.bit(self.crypt[s])
        return mask & ALL_NUMBERS

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Redeal, uniformly, all cards whose place the seat does not know.

        Crypts keep to the answers given, and a vague card stays among its possible places. Every way to
        place those leaves equally many ways for the rest, so drawing them first and the rest at random
        is uniform over all worlds.
        """
        if self.small():
            small_deck.shuffle_hidden(self, seat, rng)
            return
        for deck in range(2 if self.players == 4 else 1):
            hidden.shuffle_deck(self, seat, deck, rng)

    # ---- small decks ------------------------------------------------------------------

    def small(self) -> bool:
        """Return whether this is a match with a small deck (L1)."""
        return (self.numbers >> CARDS_IN_SET) & 1 == 0

    def may_attack(self, action: int) -> bool:
        """Return whether an attack is legal by L3; other actions, and all with a full deck, are (G7)."""
        return not self.small() or small_deck.may_attack(self, action)

    def first_of(self, card: int) -> int:
        """Return the index of a card's first playable ability."""
        return small_deck.first_of(card) if self.small() else 0

    def last_of(self, card: int) -> int:
        """Return the end index of a card's playable abilities."""
        return small_deck.last_of(card, native.popcount(self.numbers)) if self.small() else SIZE_OF[card]
