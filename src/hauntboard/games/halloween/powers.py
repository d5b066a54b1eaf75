"""Halloween: the 52 action cards, one small piece of code each.

Each card is a method ``card_N_...`` with the effect of that card, grouped by the moment at which it applies.
The methods without a number are hooks: the rules call them, and they call the cards. The rules therefore know
no card, and a card knows no rule but its own.

Cards that a player uses between actions (``TURN_POWERS``) have two methods: one returns the choices as a mask
of a block of actions (``POWER_BLOCKS``), the other carries out the choice.
"""

from __future__ import annotations

from ...engine import native
from . import town
from .cards import (
    ASK_DRAW,
    ASK_POWER,
    CARDS_TO_END,
    COLOURED_CARDS,
    END_CARDS,
    GHOSTS_EACH,
    LOWEST_SECTION_POINTS,
    NOTE_POWER,
    NOTE_SP,
    NOTE_SWAPPED,
    NOTE_TOKENS,
    NOTHING,
    ORANGE,
    RED,
    SLOTS,
    SPACES,
    TOP_LEVEL,
)
from .town import Town

LEVEL_POINTS = [0] * 6
for _i in range(6):
    LEVEL_POINTS[_i] = LOWEST_SECTION_POINTS[_i]
SCORING = [0] * 8
SCORING_CARDS = 0
for _i in range(8):
    SCORING[_i] = END_CARDS[_i]
    SCORING_CARDS |= 1 << END_CARDS[_i]


class Powers(Town):
    """The table with the powers of the cards."""

    def use_power(self, card: int) -> None:
        """Mark a once-per-turn card as used."""
        self.powers_used |= native.bit(card)
        self.note(NOTE_POWER, self.seat, card, 0, 0)

    # ---- sections: cards 4 and 6 ----------------------------------------------------

    def limit(self, section: int) -> int:
        """Return the highest ghost level that a section may use (H5), or a bonus token if it is negative."""
        if section < 0:
            return TOP_LEVEL
        return min(TOP_LEVEL, self.level(section) + self.card_4_lift())

    def card_4_lift(self) -> int:
        """Return the level that card 4 adds to a section for one action."""
        return 1 if self.boosted or self.ready(4) else 0

    def use_level(self, colour: int) -> None:
        """Use a ghost with the acting section; spend card 4 only if the section needs it."""
        if self.section >= 0 and self.level(self.section) <= colour and not self.boosted:
            self.boosted = 1
            self.use_power(4)

    def card_6_reuses(self) -> bool:
        """Return whether card 6 lets a section use an action space that already holds a disc."""
        return self.ready(6)

    # ---- gains: cards 41 and 52 -----------------------------------------------------

    def gain_tokens(self, colour: int, count: int, why: int) -> None:
        """Give the player ghost tokens, at most as many as the supply has."""
        count = min(count, self.pool[colour])
        if count:
            self.pool[colour] -= count
            self.tokens[5 * self.seat + colour] += count
            self.note(NOTE_TOKENS, self.seat, colour, count, why)
            self.card_41_orange(colour, count)

    def card_41_orange(self, colour: int, count: int) -> None:
        """Score 2 PE for each orange token received (card 41)."""
        if colour == ORANGE and self.has(41):
            self.gain_pe(self.seat, 2 * count, 41)

    def gain_sp(self, amount: int, why: int) -> None:
        """Add scare points to the player, counted for the current action, bonus token or power."""
        if amount > 0:
            self.sp[self.seat] += amount
            self.note(NOTE_SP, self.seat, amount, why, 0)
            self.card_52_fright(amount)
            self.earned += amount

    def card_52_fright(self, amount: int) -> None:
        """Score 1 PE when one action, bonus token or card has given 2 SP or more (card 52)."""
        if self.earned < 2 and self.earned + amount >= 2 and self.has(52):
            self.gain_pe(self.seat, 1, 52)

    # ---- summon: cards 13, 29, 31, 46 -----------------------------------------------

    def summon_tokens(self) -> int:
        """Return how many tokens a Summon action gives."""
        return 2 if self.card_13_doubles() else 1

    def card_13_doubles(self) -> bool:
        """Return whether a Summon action gives two tokens instead of one (card 13)."""
        return self.has(13)

    def card_29_points(self) -> None:
        """Score 1 PE for a Summon action (card 29)."""
        if self.has(29):
            self.gain_pe(self.seat, 1, 29)

    def card_31_cells(self, colour: int) -> int:
        """Return the spaces of a fifth ghost's colour in buildings not haunted by the player (card 31)."""
        if not self.has(31) or self.haunts[self.seat] == 0:
            return 0
        mask = 0
        for building in range(6):
            if self.haunted[5 * building + colour] < 0 and self.haunts_in(building) == 0:
                mask |= 1 << (5 * building + colour)
        return mask

    def haunts_in(self, building: int) -> int:
        """Return how many haunt tokens the player has in a building."""
        return native.popcount(self.own_spaces[self.seat] & town.CELLS_IN[building])

    def card_46_pairs(self, limit: int) -> int:
        """Return the pairs of card 46 as a mask of the PAIR block: two ghosts of different colours in a
        building with room, at least one of whose colours has a ghost outside the town."""
        if not self.has(46):
            return 0
        pairs = 0
        rooms = self.rooms
        free = self.free
        bit = -1
        for building in range(6):
            for low in range(4):
                for high in range(low + 1, 5):
                    bit += 1
                    cells = (1 << (5 * building + low)) | (1 << (5 * building + high))
                    both = self.ghosts[5 * building + low] and self.ghosts[5 * building + high]
                    if both and high < limit and (rooms >> building) & 1 and cells & free:
                        pairs |= native.bit(bit)
        return pairs

    def card_46_colour(self) -> int:
        """Return the colour of the lower die; the first, of lower level, if they are equal (card 46)."""
        first = self.die[0] + self.plus[0]
        second = self.die[1] + self.plus[1]
        return town.COLOUR_OF[self.fighter[0]] if first <= second else town.COLOUR_OF[self.fighter[1]]

    # ---- scare: cards 48, 51 --------------------------------------------------------

    def card_51_louder(self) -> int:
        """Return the extra SP of a Scare action (card 51)."""
        return 1 if self.has(51) else 0

    def card_48_cells(self, colour: int) -> int:
        """Return the ghosts of the colour used that can move to another building (card 48)."""
        if not self.ready(48):
            return 0
        return self.there & town.CELLS_OF[colour] & self.cells_with_way_out()

    def cells_with_way_out(self) -> int:
        """Return the cells of the buildings from which a ghost can move to another one with room."""
        mask = 0
        rooms = self.rooms
        for building in range(6):
            if rooms & ~(1 << building):
                mask |= town.CELLS_IN[building]
        return mask

    # ---- upgrade: cards 16, 33 ------------------------------------------------------

    def upgrade_price(self, colour: int) -> int:
        """Return the SP that it costs to upgrade a ghost of a colour (A3)."""
        return max(0, colour + 2 - self.card_16_discount())

    def card_16_discount(self) -> int:
        """Return the discount on upgrades in SP (card 16)."""
        return 2 if self.has(16) else 0

    def card_33_points(self) -> None:
        """Score 2 PE for an Upgrade action (card 33)."""
        if self.has(33):
            self.gain_pe(self.seat, 2, 33)

    # ---- move: cards 2, 5, 7, 21, 25 ------------------------------------------------

    def ways_from(self, building: int, flies: int) -> int:
        """Return the buildings that a ghost can reach from a building, full ones included."""
        return 63 & ~(1 << building) if flies else town.NEXT_TO[building]

    def card_2_flies(self) -> bool:
        """Return whether moves may go to any building (card 2)."""
        return self.has(2)

    def card_5_keepsake(self, colour: int) -> None:
        """Give the player a token of the ghost's colour for taking a bonus token with it (card 5)."""
        if self.has(5):
            self.gain_tokens(colour, 1, 5)

    def card_7_second(self) -> bool:
        """Return whether a second ghost may move in a Move action (card 7)."""
        return self.has(7)

    def card_21_wagers(self) -> bool:
        """Return whether the player may name a number for each ghost that a Move action moved (card 21)."""
        return self.has(21)

    def card_21_winnings(self, named: int) -> int:
        """Return the SP that card 21 gives: the named number if the roll reaches it, otherwise 1."""
        return named if self.die[0] + self.plus[0] >= named else 1

    def card_25_reunites(self, cell: int) -> bool:
        """Return whether a ghost met another of its colour and a third one can join them (card 25)."""
        building = town.BUILDING_OF[cell]
        room = self.crowd(building) < self.room and self.in_town(town.COLOUR_OF[cell]) < GHOSTS_EACH
        return self.ready(25) and self.ghosts[cell] > 1 and room

    # ---- fight: cards 3, 11, 17, 19, 20, 24, 26, 32, 34 -----------------------------

    def card_3_trophy(self, winner: int, loser: int) -> None:
        """Score 2 PE for a win against a weaker ghost, 3 PE against a stronger one (card 3)."""
        if self.has(3) and winner != loser:
            self.gain_pe(self.seat, 2 if winner > loser else 3, 3)

    def card_11_attack(self) -> int:
        """Return the bonus on attack rolls (card 11)."""
        return 1 if self.has(11) else 0

    def card_11_feuds(self) -> bool:
        """Return whether ghosts of the same colour may fight (card 11)."""
        return self.has(11)

    def card_17_buildings(self, cell: int) -> int:
        """Return the buildings to which the winner may move (card 17)."""
        return self.rooms & ~(1 << town.BUILDING_OF[cell]) if self.has(17) else 0

    def card_19_laughs(self, loser: int) -> None:
        """Give SP equal to the loser's level for a win (card 19)."""
        if self.has(19):
            self.gain_sp(loser + 1, 19)

    def card_20_colours(self) -> int:
        """Return the cells of the first defender's building whose ghosts were there from the start and
        have not fought yet (card 20)."""
        if not (self.brawling or self.ready(20)):
            return 0
        mask = 0
        for colour in range(5):
            if self.targets[colour]:
                mask |= 1 << (5 * self.arena + colour)
        return mask

    def card_24_reaches(self) -> bool:
        """Return whether a Fight action may attack a ghost in any building (card 24)."""
        return self.has(24)

    def card_26_pays(self, difference: int) -> bool:
        """Return whether one fight per turn can give the difference of the final dice as SP (card 26)."""
        return difference > 0 and self.ready(26)

    def card_32_outright(self, attacker: int, defender: int) -> bool:
        """Return whether the attacker beats a weaker ghost without rolling (card 32)."""
        return attacker > defender and self.has(32)

    def fight_tokens(self) -> int:
        """Return how many tokens a won fight gives."""
        return 2 if self.card_34_spoils() else 1

    def card_34_spoils(self) -> bool:
        """Return whether a won fight gives two tokens instead of one (card 34)."""
        return self.has(34)

    # ---- dice: card 9 ---------------------------------------------------------------

    def card_9_rolls(self, seat: int) -> bool:
        """Return whether a seat can pay 1 SP to roll its own die again (card 9)."""
        return bool(self.cards[seat] & native.bit(9)) and self.sp[seat] > 0

    # ---- haunt: cards 1, 18, 44, 47 -------------------------------------------------

    def card_1_cells(self) -> int:
        """Return the spaces adjacent to a building with two ghosts of their colour (card 1)."""
        if not self.ready(1):
            return 0
        mask = 0
        pairs = self.pairs
        for building in range(6):
            near = town.CELLS_OF_SET[town.NEXT_TO[building]]
            for colour in range(5):
                if (pairs >> (5 * building + colour)) & 1:
                    mask |= near & town.CELLS_OF[colour]
        return mask

    def card_18_rolls(self) -> bool:
        """Return whether the player may roll the colour's die for SP after a Haunt action (card 18)."""
        return self.has(18)

    def card_44_sections(self) -> int:
        """Return the sections that a Haunt action may raise by one (card 44)."""
        return self.sections_below(TOP_LEVEL) if self.has(44) else 0

    def card_47_cells(self) -> int:
        """Return the player's haunt tokens with a ghost of their colour beside them (card 47)."""
        return self.own_spaces[self.seat] & self.there if self.has(47) else 0

    # ---- rest: card 12 --------------------------------------------------------------

    def card_12_dreams(self) -> None:
        """Give 2 SP for every Rest action, even if no disc comes back (card 12)."""
        if self.has(12):
            self.gain_sp(2, 12)

    # ---- occupying: cards 37, 39, 49 ------------------------------------------------

    def price_of(self, card: int) -> int:
        """Return how many tokens a card costs the player (C1)."""
        return 3 - self.card_39_discount(card)

    def needs_colours(self, card: int) -> bool:
        """Return whether the tokens must be of different colours."""
        return bool(COLOURED_CARDS & native.bit(card)) and not self.card_49_greys()

    def card_37_gift(self) -> bool:
        """Return whether the player chooses a token after occupying a card (card 37)."""
        return self.has(37) and self.colours_in_pool() != 0

    def card_39_discount(self, card: int) -> int:
        """Return the discount of card 39: one token on grey cards, and on coloured ones once the player
        occupies every grey card in play."""
        if not self.has(39):
            return 0
        grey_left = self.in_play & ~COLOURED_CARDS & ~self.cards[self.seat]
        return 1 if grey_left == 0 or not self.needs_colours(card) else 0

    def card_49_greys(self) -> bool:
        """Return whether coloured cards count as grey (card 49)."""
        return self.has(49)

    # ---- once per turn, between actions: cards 10, 14, 15, 22, 23, 38, 43, 45, 50 ----

    def power_choices(self, card: int, before: int) -> int:
        """Return the choices of a turn power as a mask of its block of actions. ``before`` is the first of
        two choices, or -1."""
        if card == 10:
            return self.there
        if card == 14:
            return self.card_14_spaces(before)
        if card == 15:
            return self.card_15_sections()
        if card == 22:
            return self.card_22_changes()
        if card == 23:
            return self.card_23_colours()
        if card == 38:
            return self.card_38_cells()
        if card == 43:
            return self.card_43_sections()
        if card == 45:
            return self.card_45_cells(before)
        return self.card_50_draws()

    def carry_out_power(self, card: int, choice: int, before: int) -> None:
        """Carry out a turn power with the given choice."""
        if card == 10:
            self.card_10_exorcise(choice)
        elif card == 14:
            self.card_14_take_back(choice, before)
        elif card == 15:
            self.card_15_lower(choice)
        elif card == 22:
            self.card_22_change(choice)
        elif card == 23:
            self.card_23_buy(choice)
        elif card == 38:
            self.card_38_conjure(choice)
        elif card == 43:
            self.card_43_raise(choice)
        else:
            self.card_45_swap(choice, before)

    def card_10_exorcise(self, cell: int) -> None:
        """Remove a ghost from the board and gain a token of its colour (card 10)."""
        self.remove(cell, 10)
        self.gain_tokens(town.COLOUR_OF[cell], 1, 10)

    def card_14_spaces(self, before: int) -> int:
        """Return the discs that card 14 can take back, up to two of one section."""
        spaces = self.disc_spaces(self.seat)
        if before < 0:
            return spaces
        return spaces & (63 << (SPACES * (before // SPACES)))

    def card_14_take_back(self, space: int, before: int) -> None:
        self.clear_space(space, 14)
        if before < 0 and self.card_14_spaces(space):
            self.push(ASK_POWER, 14, space, 0)

    def card_15_sections(self) -> int:
        """Return the sections that can be lowered (card 15)."""
        return (native.bit(self.sections) - 1) & ~self.sections_below(2)

    def card_15_lower(self, section: int) -> None:
        """Lower a section by one level and gain 2 tokens of the colour it now shows (card 15)."""
        level = self.level(section) - 1
        self.set_level(section, level, 15)
        self.gain_tokens(level - 1, 2, 15)

    def card_22_changes(self) -> int:
        """Return the possible changes of card 22: one token into two of the next lower level (0 to 3: from
        green ... red), or two equal ones into one of the next higher (4 to 7: from blue ... orange)."""
        mask = 0
        own = 5 * self.seat
        for low in range(4):
            if self.tokens[own + low + 1] and self.pool[low] > 1:
                mask |= 1 << low
            if self.tokens[own + low] > 1 and self.pool[low + 1]:
                mask |= 16 << low
        return mask

    def card_22_change(self, change: int) -> None:
        low = change % 4
        if change < 4:
            self.pay_tokens(low + 1, 1, 22)
            self.gain_tokens(low, 2, 22)
        else:
            self.pay_tokens(low, 2, 22)
            self.gain_tokens(low + 1, 1, 22)

    def card_23_colours(self) -> int:
        """Return the colours in town whose tokens are left and whose level the player can pay (card 23)."""
        mask = 0
        for colour in range(5):
            if self.sp[self.seat] > colour and self.pool[colour] and self.in_town(colour):
                mask |= 1 << colour
        return mask

    def card_23_buy(self, colour: int) -> None:
        self.pay_sp(colour + 1, 23, self.seat)
        self.gain_tokens(colour, 1, 23)

    def card_38_cells(self) -> int:
        """Return the cells where card 38 can place a ghost: the player pays a token of its colour."""
        mask = 0
        for colour in range(5):
            if self.tokens[5 * self.seat + colour]:
                mask |= town.CELLS_OF[colour]
        return mask & self.free & town.CELLS_OF_SET[self.rooms]

    def card_38_conjure(self, cell: int) -> None:
        self.pay_tokens(town.COLOUR_OF[cell], 1, 38)
        self.place(cell, 1, 38)

    def card_43_sections(self) -> int:
        """Return the sections whose next level the player can pay (card 43)."""
        return self.sections_below(min(TOP_LEVEL, self.sp[self.seat]))

    def card_43_raise(self, section: int) -> None:
        level = self.level(section) + 1
        self.pay_sp(level, 43, self.seat)
        self.set_level(section, level, 43)

    def card_45_cells(self, before: int) -> int:
        """Return the ghosts that card 45 can swap with one of another colour in another building."""
        ghosts = self.there
        if before >= 0:
            return ghosts & ~town.CELLS_IN[town.BUILDING_OF[before]] & ~town.CELLS_OF[town.COLOUR_OF[before]]
        mask = 0
        for cell in range(30):
            if (ghosts >> cell) & 1 and ghosts & ~town.CELLS_IN[town.BUILDING_OF[cell]] & ~town.CELLS_OF[
                town.COLOUR_OF[cell]
            ]:
                mask |= 1 << cell
        return mask

    def card_45_swap(self, cell: int, before: int) -> None:
        """Swap two ghosts (card 45). A swap is not a move, so it takes no bonus token."""
        if before < 0:
            self.push(ASK_POWER, 45, cell, 0)
            return
        self.change(before, -1)
        self.change(cell, -1)
        self.change(5 * town.BUILDING_OF[before] + town.COLOUR_OF[cell], 1)
        self.change(5 * town.BUILDING_OF[cell] + town.COLOUR_OF[before], 1)
        self.note(NOTE_SWAPPED, self.seat, before, cell, 0)

    def card_50_draws(self) -> int:
        """Return 1 if the player can draw a random bonus token (card 50): not all slots are blocked."""
        return 1 if self.blocked[self.seat] < SLOTS else 0

    def begin_power(self, card: int) -> None:
        """Begin a turn power."""
        self.earned = 0
        self.use_power(card)
        if card == 50:
            self.push(ASK_DRAW, 0, 0, 0)
        else:
            self.push(ASK_POWER, card, NOTHING, 0)

    # ---- end of the game: cards 8, 27, 28, 30, 35, 36, 40, 42 -----------------------

    def end_points(self, seat: int, card: int, points: int) -> int:
        """Return the PE that an end card would give a seat with this score."""
        own = 5 * seat
        if card == 8:  # 3 PE for each coloured card, this one included
            return 3 * native.popcount(self.cards[seat] & COLOURED_CARDS)
        if card == 27:  # by the lowest section
            return LEVEL_POINTS[self.lowest_level(seat)]
        if card == 28:  # 3 PE for every two tokens
            return 3 * (self.token_count(seat) // 2)
        if card == 30:  # 2 PE for every 3 SP
            return 2 * (self.sp[seat] // 3)
        if card == 35:  # 4 PE for each unused haunt token
            return 4 * self.haunts[seat]
        if card == 36:  # 4 PE for each red token
            return 4 * self.tokens[own + RED]
        if card == 42:  # 15 PE for each set of five different tokens
            return 15 * self.whole_sets(seat)
        return points // 10  # 40: 1 PE for every 10 PE

    def lowest_level(self, seat: int) -> int:
        """Return the level of a seat's lowest section."""
        lowest = TOP_LEVEL
        for section in range(self.sections):
            lowest = min(lowest, self.levels[4 * seat + section])
        return lowest

    def whole_sets(self, seat: int) -> int:
        """Return the number of disjoint sets of all five colours."""
        fewest = self.tokens[5 * seat]
        for colour in range(1, 5):
            fewest = min(fewest, self.tokens[5 * seat + colour])
        return fewest

    def triples(self, seat: int) -> int:
        """Return the maximum number of disjoint sets of three different tokens (V6): ``n`` sets are
        possible exactly if, counting at most ``n`` tokens of each colour, there are at least ``3n``."""
        sets = 0
        enough = True
        while enough:
            counted = 0
            for colour in range(5):
                counted += min(self.tokens[5 * seat + colour], sets + 1)
            enough = counted >= 3 * (sets + 1)
            if enough:
                sets += 1
        return sets

    def has_ended_it(self, seat: int) -> bool:
        """Return whether a seat has occupied its fifth card (C3)."""
        return native.popcount(self.cards[seat]) >= CARDS_TO_END
