"""Halloween: the turn, its questions, and how a match begins and ends.

Clause ids (H4, A3, C2 ...) are those of ``docs/games/halloween/rules.md``. ``town.py`` holds the table,
``powers.py`` the effects of the cards and ``actions.py`` the actions.

A player's turn is a series of small steps. ``take_turn`` begins an action and pushes its first question;
``answer`` pops the top question, carries out the choice and may push more; ``settle`` then continues until a
seat or chance has a real decision to make.
"""

from __future__ import annotations

from ...engine import native
from ...engine.rng import Rng
from ...engine.state import State
from . import actions, powers, town
from .actions import Actions
from .cards import (
    ACT,
    ASK_BLUE,
    ASK_BONUS_MOVE,
    ASK_DEAL,
    ASK_DEFENDER,
    ASK_DICE,
    ASK_DISC,
    ASK_DISCS_BACK,
    ASK_DRAW,
    ASK_DRAW_TOWN,
    ASK_FIFTH_HAUNT,
    ASK_FIGHT,
    ASK_FIRST,
    ASK_FOLLOW,
    ASK_HAUNT,
    ASK_HIGHER,
    ASK_LIFT,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_NAME,
    ASK_NEXT_FIGHT,
    ASK_PAY,
    ASK_POWER,
    ASK_REST,
    ASK_RESTORE,
    ASK_RIVAL,
    ASK_ROLL,
    ASK_ROLLER,
    ASK_SCARE,
    ASK_SCARE_GHOST,
    ASK_SLOT,
    ASK_SUMMON,
    ASK_TOKEN,
    ASK_UPGRADE,
    ASK_WINNER_TO,
    BLUE,
    BONUS,
    BUILDING,
    BUILDING_COUNT,
    BY_ROUNDS,
    BY_SUPPLIES,
    CARD_COUNT,
    CELL,
    CHANGE,
    COLOUR,
    DEAL,
    DEFENDER,
    DISCS_BACK,
    DRAW,
    DROP,
    END,
    FACE,
    FIGHT,
    FIRST,
    FOLLOW_UPS,
    FOR_FIGHT,
    GHOSTS_EACH,
    HIGHER_DIE,
    LEGAL_WORDS,
    MOVE,
    NAME,
    NOBODY,
    NOTE_ACTED,
    NOTE_BONUS_DRAWN,
    NOTE_BONUS_LAID,
    NOTE_CARD_DEALT,
    NOTE_OVER,
    NOTE_ROLLER,
    NOTE_ROUND,
    NOTE_SLOTS_FREED,
    NOTE_TURN,
    NOTHING,
    OCCUPY,
    OVER,
    PAIR,
    PASS,
    PAY,
    PLAYING,
    POINTS,
    RED,
    REST,
    SCARE,
    SEAT,
    SECTION,
    SETTING_UP,
    SLOTS,
    SPACE,
    SUMMON,
    SUPPLY,
    TOP_LEVEL,
    TURN_POWERS,
    UPGRADE,
    USE,
    WHY_BONUS,
    WHY_RED_RULE,
    WHY_SETS,
    WHY_UPGRADE,
)

# Cython needs the tables of cards.py as C arrays.
FOLLOW_CARD = [0] * 10
for _i in range(10):
    FOLLOW_CARD[_i] = FOLLOW_UPS[_i]
POWER_CARD = [0] * 9
for _i in range(9):
    POWER_CARD[_i] = TURN_POWERS[_i]
# The block of actions that each turn power chooses from.
POWER_BLOCK = [0] * 53
for _i in (10, 38, 45):
    POWER_BLOCK[_i] = CELL
for _i in (15, 43):
    POWER_BLOCK[_i] = SECTION
POWER_BLOCK[14] = SPACE
POWER_BLOCK[22] = CHANGE
POWER_BLOCK[23] = COLOUR
ACTS_OF_SECTION = 7
LOWEST_PRICE = 2  # of a card, with card 39
CHANCE_WORDS = 2
assert ACT <= 64 * CHANCE_WORDS


class Halloween(Actions):
    """A match of Halloween for two to four seats, standard or Master."""

    WORDS = LEGAL_WORDS

    # ---- engine interface -----------------------------------------------------------

    def is_over(self) -> bool:
        return self.phase == OVER

    def acting(self) -> int:
        decider = self.decider()
        return 1 << decider if decider >= 0 else 0

    def actor_of(self, action: int) -> int:
        return self.decider()

    def decider(self) -> int:
        """Return the seat that decides now, or -1 for chance or after the end."""
        ask = self.asked()
        if self.phase == OVER or ask in (ASK_FIRST, ASK_DEAL, ASK_DRAW_TOWN, ASK_DRAW, ASK_ROLL):
            return NOBODY
        if ask == ASK_RIVAL:
            return self.arg_a[self.depth - 1]
        if ask == ASK_DICE and self.arg_a[self.depth - 1] == FOR_FIGHT:
            return self.roller if self.arg_b[self.depth - 1] == DEFENDER else self.seat
        return self.seat

    def winner_mask(self) -> int:
        """Return the seats with the most PE, ties broken by tokens; a full tie is shared (E2)."""
        if self.phase != OVER:
            return 0
        best = -1
        mask = 0
        for seat in range(self.players):
            value = 64 * self.pe[seat] + self.token_count(seat)
            if value > best:
                best = value
                mask = 0
            if value == best:
                mask |= 1 << seat
        return mask

    def fill_legal(self, words: list[int], seat: int) -> int:
        if self.phase == OVER or (seat >= 0 and self.decider() != seat):
            return 0
        if self.depth == 0:
            self.fill_turn(words)
            return LEGAL_WORDS
        if self.phase == SETTING_UP or self.decider() < 0:
            self.fill_chance(words)
            return CHANCE_WORDS
        self.fill_question(words)
        return LEGAL_WORDS

    def step(self, action: int) -> None:
        self.carry_out(action)

    def random_action(self, rng: Rng) -> int:
        return self.choose_randomly(rng)

    def random_step(self, rng: Rng) -> bool:
        self.carry_out(self.choose_randomly(rng))
        return self.phase != OVER

    def choose_randomly(self, rng: Rng) -> int:
        """Return a random legal action; for chance, draw it without listing every outcome."""
        ask = self.asked()
        if ask == ASK_ROLL:
            return FACE + native.below(rng, self.sides[self.arg_a[self.depth - 1]])
        if ask in (ASK_DRAW_TOWN, ASK_DRAW):
            return DRAW + native.random_bit(self.reserve, rng)
        if ask == ASK_DEAL:
            return DEAL + native.random_bit(self.undealt(), rng)
        return State.random_action(self, rng)

    def undealt(self) -> int:
        """Return the cards that are not in play, as a mask of the DEAL block."""
        return ~(self.in_play >> 1) & native.ones(CARD_COUNT)

    def notes_of(self, action: int) -> list[tuple[int, ...]]:
        """Carry out an action and return its events as tuples of numbers (see ``NOTES``)."""
        notes = native.new_notes()
        self.out = notes
        self.carry_out(action)
        self.out = 0
        return native.read_notes(notes)

    def carry_out(self, action: int) -> None:
        if self.depth == 0:
            self.take_turn(action)
        else:
            self.answer(action)
        self.settle()

    # ---- queries for views and positions --------------------------------------------

    def worth(self, seat: int, card: int, points: int) -> int:
        """Return the PE that an end card would give a seat now (E2); 0 if the seat does not occupy it."""
        return self.end_points(seat, card, points) if self.cards[seat] & native.bit(card) else 0

    def sets_worth(self, seat: int) -> int:
        """Return the PE that a seat's sets would give now in the Master variant (V6)."""
        return 5 * self.triples(seat) if self.master else 0

    def cost(self, card: int) -> int:
        """Return how many tokens a card costs the player, negative if the colours must differ."""
        return -self.price_of(card) if self.needs_colours(card) else self.price_of(card)

    def asked_now(self) -> int:
        """Return the open question, one of ``ASKS``."""
        return self.asked()

    def reach(self, section: int) -> int:
        """Return the highest ghost level that a section of the player can use now."""
        return self.limit(section)

    def upgrade_cost(self, colour: int) -> int:
        """Return the SP that the player pays now to upgrade a ghost of this colour."""
        return self.upgrade_price(colour)

    def recount(self) -> None:
        """Recompute the derived fields after ghosts or haunt tokens were set from outside."""
        self.count()

    def push_frame(self, ask: int, a: int, b: int, c: int) -> None:
        """Push a frame while setting up a position."""
        self.push(ask, a, b, c)

    def pop_frame(self) -> None:
        """Pop a frame while setting up a position."""
        self.pop()

    # ---- chance ---------------------------------------------------------------------

    def fill_chance(self, words: list[int]) -> None:
        ask = self.asked()
        if ask == ASK_ROLL:
            native.put_bits(words, FACE, native.ones(self.sides[self.arg_a[self.depth - 1]]))
        elif ask == ASK_DEAL:
            native.put_bits(words, DEAL, self.undealt())
        elif ask == ASK_FIRST:
            named = self.named_first
            native.put_bits(words, FIRST, native.bit(named) if named >= 0 else native.ones(self.players))
        else:
            native.put_bits(words, DRAW, self.reserve)

    def draw(self, ask: int, place: int, token: int) -> None:
        """Move a bonus token from the reserve to a building, or to the player (card 50)."""
        self.reserve &= ~native.bit(token)
        if ask == ASK_DRAW_TOWN:
            self.laid[place] = token
            self.note(NOTE_BONUS_LAID, NOBODY, token // 2, place, 0)
            if place + 1 < BUILDING_COUNT:
                self.push(ASK_DRAW_TOWN, place + 1, 0, 0)
        else:
            self.held[self.seat] |= native.bit(token)
            self.note(NOTE_BONUS_DRAWN, self.seat, token // 2, 0, 0)
            self.find_slot()

    # ---- the turn -------------------------------------------------------------------

    def fill_turn(self, words: list[int]) -> None:
        """Fill in everything a turn offers between actions (H3)."""
        self.fill_sections(words)
        if self.sections_used == (1 << self.sections) - 1:
            native.put_bits(words, END, 1)
        if self.master:
            return
        self.fill_cards(words)
        if self.held[self.seat] and self.supply[self.seat]:
            for kind in range(12):
                if self.holds(kind) and self.bonus_works(kind):
                    native.put_bits(words, BONUS + kind, 1)

    def fill_cards(self, words: list[int]) -> None:
        """Fill in the cards that can be occupied and the powers that can be used."""
        cards = self.in_play & ~self.cards[self.seat]
        if self.token_count(self.seat) < LOWEST_PRICE:
            cards = 0
        while cards:
            card = native.lowest(cards)
            cards &= cards - 1
            if self.can_occupy(card):
                native.put_bits(words, OCCUPY + card - 1, 1)
        if self.cards[self.seat]:
            for i in range(9):
                if self.ready(POWER_CARD[i]) and self.power_choices(POWER_CARD[i], NOTHING):
                    native.put_bits(words, USE + POWER_CARD[i] - 1, 1)

    def fill_sections(self, words: list[int]) -> None:
        """Fill in the actions of the unused sections; sections of equal level share the result."""
        known = [0] * 6  # cache by level
        for level in range(6):
            known[level] = 0
        for section in range(self.sections):
            if not (self.sections_used >> section) & 1:
                limit = self.limit(section)
                if known[limit] == 0:
                    known[limit] = self.possible_acts(limit)
                acts = known[limit] & self.usable_spaces(section)
                native.put_bits(words, ACT + ACTS_OF_SECTION * section, acts)

    def usable_spaces(self, section: int) -> int:
        """Return the action spaces that a section may use (H4), and rest, which needs none (H6)."""
        taken = self.discs[4 * self.seat + section]
        spaces = 1 << REST
        if self.supply[self.seat]:
            spaces |= 63 & ~taken
        if self.card_6_reuses():
            spaces |= taken
        return spaces

    def take_turn(self, action: int) -> None:
        """Begin an action, a card or a bonus token, or end the turn."""
        if action < CELL:
            self.act((action - ACT) // ACTS_OF_SECTION, (action - ACT) % ACTS_OF_SECTION)
        elif action == END:
            self.end_turn()
        elif action >= BONUS:
            self.use_bonus(action - BONUS)
        elif action >= USE:
            self.begin_power(action - USE + 1)
        else:
            self.push(ASK_PAY, action - OCCUPY + 1, 0, 0)

    def act(self, section: int, act: int) -> None:
        """Let a section take an action (H4) or rest (H6)."""
        self.sections_used |= 1 << section
        self.earned = 0
        if act == REST:
            self.rest(section)
            return
        self.section = section
        self.note(NOTE_ACTED, self.seat, section, act, 0)
        here = 4 * self.seat + section
        if (self.discs[here] >> act) & 1:
            self.use_power(6)
        else:
            self.discs[here] |= 1 << act
            self.supply[self.seat] -= 1
        if act == SUMMON:
            self.push(ASK_SUMMON, 0, 0, 0)
        elif act == SCARE:
            self.push(ASK_SCARE, 0, 0, 0)
        elif act == UPGRADE:
            self.push(ASK_UPGRADE, 0, 0, 0)
        elif act == MOVE:
            self.push(ASK_MOVE, NOTHING, 0, 0)
        elif act == FIGHT:
            self.push(ASK_FIGHT, 0, 0, 0)
        else:
            self.push(ASK_HAUNT, 0, 0, 0)

    def end_turn(self) -> None:
        """Pass the turn to the next seat; end the match after the last round (E1, A10)."""
        if self.blocked[self.seat] == SLOTS:  # B2
            self.blocked[self.seat] = 0
            self.supply[self.seat] += SLOTS
            self.note(NOTE_SLOTS_FREED, self.seat, 0, 0, 0)
        self.seat = self.seat + 1 if self.seat + 1 < self.players else 0
        self.sections_used = 0
        self.powers_used = 0
        if self.seat == self.first:
            if self.rounds and self.round >= self.rounds:
                self.trigger(BY_ROUNDS)
            if self.ending:
                self.finish()
                return
            self.round += 1
            self.note(NOTE_ROUND, self.seat, self.round, 0, 0)
        self.note(NOTE_TURN, self.seat, 0, 0, 0)

    def finish(self) -> None:
        """Score the end cards, 40 last (E2), or the sets of the Master variant (V6)."""
        self.phase = OVER
        for seat in range(self.players):
            self.gain_pe(seat, self.sets_worth(seat), WHY_SETS)
            for i in range(8):
                card = powers.SCORING[i]
                self.gain_pe(seat, self.worth(seat, card, self.pe[seat]), card)
        self.note(NOTE_OVER, NOBODY, 0, 0, 0)

    # ---- steps without a decision ---------------------------------------------------

    def settle(self) -> None:
        """Carry out every step that needs no decision, until a seat or chance must decide."""
        going = True
        while going and self.phase != OVER:
            if self.phase == PLAYING and self.asked() != ASK_BLUE and self.in_town(BLUE) == 0:
                self.push(ASK_BLUE, 0, 0, 0)  # A7
            going = self.settle_top() if self.depth else self.settle_turn()

    def settle_turn(self) -> bool:
        """Finish an action or the setup once the stack is empty; return False, as the player decides next."""
        self.forget_action()
        if self.phase == SETTING_UP:
            self.phase = PLAYING
            self.round = 1
            self.note(NOTE_ROUND, self.seat, 1, 0, 0)
            self.note(NOTE_TURN, self.seat, 0, 0, 0)
        if self.master:
            self.master_rules()
        return False

    def forget_action(self) -> None:
        """Reset the fields of the last action, so that equal tables are equal states."""
        self.section = NOTHING
        self.boosted = 0
        self.brawling = 0
        self.earned = 0
        if self.sides[0] or self.arena or self.fighter[0] or self.fighter[1]:
            self.roller = 0
            self.arena = 0
            for i in range(2):
                self.fighter[i] = 0
                self.die[i] = 0
                self.sides[i] = 0
                self.plus[i] = 0
            for colour in range(5):
                self.targets[colour] = 0

    def master_rules(self) -> None:
        """Remove the reds once all five are in town (V3); make this round the last once two supplies are
        empty (V5)."""
        if self.in_town(RED) == GHOSTS_EACH:
            for building in range(6):
                while self.ghosts[5 * building + RED]:
                    self.remove(5 * building + RED, WHY_RED_RULE)
        empty = 0
        for colour in range(5):
            if self.pool[colour] == 0:
                empty += 1
        if empty > 1:
            self.trigger(BY_SUPPLIES)

    def settle_top(self) -> bool:
        """Resolve the top of the stack if it needs no decision; return whether it did."""
        top = self.depth - 1
        ask = self.ask[top]
        if ask == ASK_FOLLOW:
            if self.offers(self.arg_a[top], self.arg_b[top], self.arg_c[top]):
                return False
            self.pop()
        elif ask == ASK_DICE:
            if self.dice_options():
                return False
            self.pass_dice()
        elif ask == ASK_NEXT_FIGHT:
            if self.next_defenders():
                return False
            self.pop()
        elif ask == ASK_HIGHER:
            if self.can_go_higher():
                return False
            self.pop()
        elif ask == ASK_DISCS_BACK:
            if self.arg_a[top] and self.disc_spaces(self.seat):
                return False
            self.pop()
        elif ask == ASK_RESTORE:
            self.earned = self.arg_a[top]
            self.pop()
        else:
            if ask in (ASK_DRAW, ASK_DRAW_TOWN) and self.reserve == 0:  # B3
                self.reserve = self.thrown
                self.thrown = 0
            return False
        return True

    # ---- questions ------------------------------------------------------------------

    def fill_question(self, words: list[int]) -> None:
        """Fill in the legal answers to the top question, mostly as a mask of one block."""
        top = self.depth - 1
        ask = self.ask[top]
        a = self.arg_a[top]
        b = self.arg_b[top]
        limit = self.limit(self.section)
        if ask == ASK_SUMMON:
            native.put_bits(words, CELL, self.summon_cells(limit))
            native.put_bits(words, PAIR, self.card_46_pairs(limit))
        elif ask == ASK_SCARE:
            native.put_bits(words, COLOUR, self.scare_colours(limit))
        elif ask == ASK_UPGRADE:
            native.put_bits(words, CELL, self.upgrade_cells(limit))
        elif ask == ASK_MOVE:
            native.put_bits(words, CELL, self.mover_cells(a, limit))
        elif ask == ASK_MOVE_TO:
            native.put_bits(words, BUILDING, self.move_targets(a, b))
        elif ask == ASK_FIGHT:
            native.put_bits(words, CELL, self.attack_cells(limit))
        elif ask == ASK_DEFENDER:
            native.put_bits(words, CELL, self.defend_cells(a))
        elif ask == ASK_HAUNT:
            native.put_bits(
                words, CELL, self.haunt_cells(limit) | (self.card_47_cells() & town.CELLS_TO[limit])
            )
        elif ask == ASK_BLUE:
            native.put_bits(words, BUILDING, self.rooms)
        elif ask == ASK_FOLLOW:
            self.fill_offers(words, self.offers(a, b, self.arg_c[top]), self.arg_c[top])
        else:
            self.fill_other(words, ask, a, b)

    def fill_other(self, words: list[int], ask: int, a: int, b: int) -> None:
        """Fill in the answers to the rarer questions."""
        if ask == ASK_ROLLER:
            native.put_bits(words, SEAT, native.ones(self.players) & ~native.bit(self.seat))
        elif ask == ASK_HIGHER:
            native.put_bits(words, BONUS + HIGHER_DIE, 1)
            native.put_bits(words, PASS, 1)
        elif ask == ASK_DICE:
            self.fill_dice(words)
        elif ask == ASK_NEXT_FIGHT:
            native.put_bits(words, CELL, self.next_defenders())
            native.put_bits(words, PASS, 1)
        elif ask == ASK_SLOT:
            native.put_bits(words, DROP, self.held_kinds())
        elif ask == ASK_PAY:
            native.put_bits(words, PAY, self.payments(a))
        elif ask == ASK_DISC:
            native.put_bits(words, SPACE, self.disc_spaces(self.seat))
            if self.supply[self.seat]:
                native.put_bits(words, SUPPLY, 1)
        elif ask == ASK_TOKEN:
            native.put_bits(words, COLOUR, self.colours_in_pool())
        elif ask == ASK_RIVAL:
            native.put_bits(words, SECTION, self.sections_with_discs(a))
            native.put_bits(words, PASS if b else POINTS, 1)
        elif ask == ASK_DISCS_BACK:
            native.put_bits(words, SPACE, self.disc_spaces(self.seat))
        elif ask == ASK_REST:
            native.put_bits(words, SECTION, native.ones(self.sections))
        elif ask == ASK_NAME:
            native.put_bits(words, NAME, native.ones(self.highest_name(a)))
        elif ask == ASK_FIFTH_HAUNT:
            native.put_bits(words, CELL, self.card_31_cells(a))
        elif ask == ASK_LIFT:
            native.put_bits(words, SECTION, self.sections_below(TOP_LEVEL))
        elif ask == ASK_WINNER_TO:
            native.put_bits(words, BUILDING, self.card_17_buildings(a))
        elif ask == ASK_SCARE_GHOST:
            native.put_bits(words, CELL, self.there & town.CELLS_OF[a] & self.cells_with_way_out())
        elif ask == ASK_BONUS_MOVE:
            native.put_bits(words, CELL, self.there & self.cells_with_way_out())
        elif ask == ASK_POWER:
            native.put_bits(words, POWER_BLOCK[a], self.power_choices(a, b))
            if a == 14 and b >= 0:
                native.put_bits(words, PASS, 1)

    def answer(self, action: int) -> None:
        """Answer the top question. A follow-up frame stays until all its offers are taken or passed."""
        top = self.depth - 1
        ask = self.ask[top]
        a = self.arg_a[top]
        b = self.arg_b[top]
        c = self.arg_c[top]
        if ask == ASK_FOLLOW:
            self.follow(action)
            return
        self.pop()
        if ask == ASK_SUMMON:
            self.answer_summon(action)
        elif ask == ASK_SCARE:
            self.scare(action - COLOUR)
        elif ask == ASK_UPGRADE:
            self.upgrade(action - CELL)
        elif ask == ASK_MOVE:
            self.use_level(town.COLOUR_OF[action - CELL])
            self.push(ASK_MOVE_TO, action - CELL, 1 if a >= 0 else 0, 0)
        elif ask == ASK_MOVE_TO:
            self.move(a, action - BUILDING, b)
        elif ask == ASK_FIGHT:
            self.use_level(town.COLOUR_OF[action - CELL])
            self.push(ASK_DEFENDER, action - CELL, 0, 0)
        elif ask == ASK_DEFENDER:
            self.begin_fights(a, action - CELL)
        elif ask == ASK_HAUNT:
            self.answer_haunt(action - CELL)
        elif ask == ASK_BLUE:
            self.place_blues(action - BUILDING)
        elif ask == ASK_ROLL:
            self.roll(a, action - FACE + 1)
        elif ask == ASK_DICE:
            self.answer_dice(action, a, b, c)
        elif ask in (ASK_DRAW, ASK_DRAW_TOWN):
            self.draw(ask, a, action - DRAW)
        else:
            self.answer_other(ask, action, a, b)

    def answer_other(self, ask: int, action: int, a: int, b: int) -> None:
        """Answer one of the rarer questions."""
        if ask == ASK_ROLLER:
            self.roller = action - SEAT
            self.note(NOTE_ROLLER, self.seat, self.roller, 0, 0)
        elif ask == ASK_HIGHER:
            self.answer_higher(action, a)
        elif ask == ASK_NEXT_FIGHT:
            self.go_on_fighting(action)
        elif ask == ASK_SLOT:
            self.drop(action - DROP)
        elif ask == ASK_PAY:
            self.pay_for(a, action - PAY)
        elif ask == ASK_DISC:
            self.occupy(a, action)
        elif ask == ASK_TOKEN:
            self.gain_tokens(action - COLOUR, 1, 37)
        elif ask == ASK_RIVAL:
            self.answer_rival(action, a, b)
        elif ask == ASK_DISCS_BACK:
            self.clear_space(action - SPACE, WHY_BONUS + DISCS_BACK)
            self.push(ASK_DISCS_BACK, a - 1, 0, 0)
        elif ask == ASK_REST:
            self.rest(action - SECTION)
        elif ask == ASK_NAME:
            self.wager(a, action - NAME + 1)
        elif ask == ASK_FIFTH_HAUNT:
            self.haunt(action - CELL)
        elif ask == ASK_LIFT:
            self.set_level(action - SECTION, self.level(action - SECTION) + 1, 44)
        elif ask == ASK_WINNER_TO:
            self.fighter[0] = self.go(a, action - BUILDING)
        elif ask == ASK_SCARE_GHOST:
            self.push(ASK_MOVE_TO, action - CELL, 2, 0)
        elif ask == ASK_BONUS_MOVE:
            self.push(ASK_MOVE_TO, action - CELL, 3, 0)
        elif ask == ASK_POWER:
            if action != PASS:
                self.carry_out_power(a, action - POWER_BLOCK[a], b)
        elif ask == ASK_FIRST:
            self.first = action - FIRST
            self.seat = self.first
        elif ask == ASK_DEAL:
            self.deal_card(action - DEAL + 1, a)

    def deal_card(self, card: int, left: int) -> None:
        """Put a card into play (H1)."""
        self.in_play |= native.bit(card)
        self.note(NOTE_CARD_DEALT, NOBODY, card, 0, 0)
        if left > 1:
            self.push(ASK_DEAL, left - 1, 0, 0)

    # ---- follow-ups -----------------------------------------------------------------

    def offers(self, wanted: int, cell: int, extra: int) -> int:
        """Return which of the given follow-ups are possible now (A8), as bits of ``FOLLOW_UPS``."""
        mask = 0
        for i in range(10):
            if (wanted >> i) & 1 and self.offered(FOLLOW_CARD[i], cell, extra):
                mask |= 1 << i
        return mask

    def offered(self, card: int, cell: int, extra: int) -> bool:
        """Return whether a follow-up is possible. ``cell`` is the ghost or space of the action, ``extra``
        the level of a new ghost (A3) or the difference of the dice (26)."""
        if card == 0:
            return self.sections_below(extra) != 0
        if card == 7:
            return self.card_7_second() and self.mover_cells(cell, self.limit(self.section)) != 0
        if card == 17:
            return self.card_17_buildings(cell) != 0
        if card == 18:
            return self.card_18_rolls()
        if card == 21:
            return self.card_21_wagers()
        if card == 25:
            return self.card_25_reunites(cell)
        if card == 26:
            return self.card_26_pays(extra)
        if card == 31:
            return self.card_31_cells(town.COLOUR_OF[cell]) != 0
        if card == 44:
            return self.card_44_sections() != 0
        return self.card_48_cells(town.COLOUR_OF[cell]) != 0

    def fill_offers(self, words: list[int], offers: int, extra: int) -> None:
        native.put_bits(words, PASS, 1)
        if offers & 1:
            native.put_bits(words, SECTION, self.sections_below(extra))
        for i in range(1, 10):
            if (offers >> i) & 1:
                native.put_bits(words, USE + FOLLOW_CARD[i] - 1, 1)

    def follow(self, action: int) -> None:
        """Carry out the chosen follow-up; the others stay on offer."""
        top = self.depth - 1
        cell = self.arg_b[top]
        extra = self.arg_c[top]
        if action == PASS:
            self.pop()
        elif action < USE:
            self.arg_a[top] &= ~1
            self.set_level(action - SECTION, extra, WHY_UPGRADE)
        else:
            card = action - USE + 1
            self.arg_a[top] &= ~actions.FOLLOW_BIT[card]
            self.begin_follow_up(card, cell, extra)

    def begin_follow_up(self, card: int, cell: int, extra: int) -> None:
        colour = town.COLOUR_OF[cell]
        if card == 7:
            self.push(ASK_MOVE, cell, 0, 0)
        elif card == 17:
            self.push(ASK_WINNER_TO, cell, 0, 0)
        elif card == 18:
            self.roll_for(18, colour, 0)
        elif card == 21:
            self.push(ASK_NAME, colour, 0, 0)
        elif card == 25:
            self.use_power(25)
            self.begin_inner_action()
            self.summon(cell)
        elif card == 26:
            self.use_power(26)
            self.gain_sp(extra, 26)
        elif card == 31:
            self.begin_inner_action()
            self.push(ASK_FIFTH_HAUNT, colour, 0, 0)
        elif card == 44:
            self.push(ASK_LIFT, 0, 0, 0)
        else:
            self.use_power(48)
            self.push(ASK_SCARE_GHOST, colour, 0, 0)
