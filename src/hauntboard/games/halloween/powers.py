"""Halloween: the 52 action cards, one small piece of code each.

Every card is a method ``card_N_...`` that says what the card changes, and stands in the block of
the moment at which it works. The methods without a number are the hooks: the rules ask them, and
they ask the cards. So the rules know no card, and a card knows no rule but its own.

Cards that a player calls up between actions (``TURN_POWERS``) have two methods: one gives the
choices as a mask of a block of actions (``POWER_BLOCKS``), the other carries the choice out.
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
    NOTHING,
    ORANGE,
    RED,
    SLOTS,
    SPACES,
    TELL_POWER,
    TELL_SP,
    TELL_SWAPPED,
    TELL_TOKENS,
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
    """The table with the cards' powers."""

    def use_power(self, card: int) -> None:
        """A once-per-turn card works."""
        self.powers_used |= native.bit(card)
        self.tell(TELL_POWER, self.seat, card, 0, 0)

    # ---- sections: cards 4 and 6 ----------------------------------------------------

    def limit(self, section: int) -> int:
        """The highest level of ghost that a section may use (H5); none is a bonus token's action."""
        if section < 0:
            return TOP_LEVEL
        return min(TOP_LEVEL, self.level(section) + self.card_4_lift())

    def card_4_lift(self) -> int:
        """4: one section action as if the section were one level higher."""
        return 1 if self.boosted or self.ready(4) else 0

    def use_level(self, colour: int) -> None:
        """The acting section uses a ghost; card 4 is spent only where it is needed."""
        if self.section >= 0 and self.level(self.section) <= colour and not self.boosted:
            self.boosted = 1
            self.use_power(4)

    def card_6_reuses(self) -> bool:
        """6: use an action space that already holds a disc."""
        return self.ready(6)

    # ---- gains: cards 41 and 52 -----------------------------------------------------

    def gain_tokens(self, colour: int, count: int, why: int) -> None:
        """The player takes ghost tokens, as far as there are any."""
        count = min(count, self.pool[colour])
        if count:
            self.pool[colour] -= count
            self.tokens[5 * self.seat + colour] += count
            self.tell(TELL_TOKENS, self.seat, colour, count, why)
            self.card_41_orange(colour, count)

    def card_41_orange(self, colour: int, count: int) -> None:
        """41: 2 PE for each orange token really received."""
        if colour == ORANGE and self.has(41):
            self.gain_pe(self.seat, 2 * count, 41)

    def gain_sp(self, amount: int, why: int) -> None:
        """The player gains scare points by the action, bonus token or power under way."""
        if amount > 0:
            self.sp[self.seat] += amount
            self.tell(TELL_SP, self.seat, amount, why, 0)
            self.card_52_fright(amount)
            self.earned += amount

    def card_52_fright(self, amount: int) -> None:
        """52: 1 PE when one action, bonus token or card has given 2 SP or more."""
        if self.earned < 2 and self.earned + amount >= 2 and self.has(52):
            self.gain_pe(self.seat, 1, 52)

    # ---- summon: cards 13, 29, 31, 46 -----------------------------------------------

    def summon_tokens(self) -> int:
        """How many tokens a Summon action gives."""
        return 2 if self.card_13_doubles() else 1

    def card_13_doubles(self) -> bool:
        """13: two tokens instead of one."""
        return self.has(13)

    def card_29_points(self) -> None:
        """29: a Summon action gives 1 PE."""
        if self.has(29):
            self.gain_pe(self.seat, 1, 29)

    def card_31_cells(self, colour: int) -> int:
        """31: spaces of the colour of a fifth ghost, in buildings without a token of the player."""
        if not self.has(31) or self.haunts[self.seat] == 0:
            return 0
        mask = 0
        for building in range(6):
            if self.haunted[5 * building + colour] < 0 and self.haunts_in(building) == 0:
                mask |= 1 << (5 * building + colour)
        return mask

    def haunts_in(self, building: int) -> int:
        """How many haunt tokens of the player a building has."""
        return native.popcount(self.own_spaces[self.seat] & town.CELLS_IN[building])

    def card_46_pairs(self, limit: int) -> int:
        """46: two ghosts of different colours in a building with room, at least one of which has
        a free fellow; a mask of the PAIR block."""
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
        """46: the lower die's colour appears; equal dice mean the lower level (the first)."""
        first = self.die[0] + self.plus[0]
        second = self.die[1] + self.plus[1]
        return town.COLOUR_OF[self.fighter[0]] if first <= second else town.COLOUR_OF[self.fighter[1]]

    # ---- scare: cards 48, 51 --------------------------------------------------------

    def card_51_louder(self) -> int:
        """51: a Scare action gives 1 SP more."""
        return 1 if self.has(51) else 0

    def card_48_cells(self, colour: int) -> int:
        """48: ghosts of the colour used that could move to another building."""
        if not self.ready(48):
            return 0
        return self.there & town.CELLS_OF[colour] & self.cells_with_way_out()

    def cells_with_way_out(self) -> int:
        """Cells in buildings with room in at least one other building."""
        mask = 0
        rooms = self.rooms
        for building in range(6):
            if rooms & ~(1 << building):
                mask |= town.CELLS_IN[building]
        return mask

    # ---- upgrade: cards 16, 33 ------------------------------------------------------

    def upgrade_price(self, colour: int) -> int:
        """What it costs to upgrade a ghost of a colour (A3)."""
        return max(0, colour + 2 - self.card_16_discount())

    def card_16_discount(self) -> int:
        """16: upgrades cost 2 SP less."""
        return 2 if self.has(16) else 0

    def card_33_points(self) -> None:
        """33: an Upgrade action gives 2 PE."""
        if self.has(33):
            self.gain_pe(self.seat, 2, 33)

    # ---- move: cards 2, 5, 7, 21, 25 ------------------------------------------------

    def ways_from(self, building: int, flies: int) -> int:
        """Buildings that a ghost reaches from a building, full ones included."""
        return 63 & ~(1 << building) if flies else town.NEXT_TO[building]

    def card_2_flies(self) -> bool:
        """2: moves go to any building."""
        return self.has(2)

    def card_5_keepsake(self, colour: int) -> None:
        """5: who gets a bonus token by a ghost gains a token of that ghost's colour."""
        if self.has(5):
            self.gain_tokens(colour, 1, 5)

    def card_7_second(self) -> bool:
        """7: in a Move action a second ghost may move."""
        return self.has(7)

    def card_21_wagers(self) -> bool:
        """21: a number may be named for each ghost that a Move action moved."""
        return self.has(21)

    def card_21_winnings(self, named: int) -> int:
        """21: at least the number gives that many SP, less gives 1."""
        return named if self.die[0] + self.plus[0] >= named else 1

    def card_25_reunites(self, cell: int) -> bool:
        """25: another of its colour is where the ghost arrived, and one more can come there."""
        building = town.BUILDING_OF[cell]
        room = self.crowd(building) < self.room and self.in_town(town.COLOUR_OF[cell]) < GHOSTS_EACH
        return self.ready(25) and self.ghosts[cell] > 1 and room

    # ---- fight: cards 3, 11, 17, 19, 20, 24, 26, 32, 34 -----------------------------

    def card_3_trophy(self, winner: int, loser: int) -> None:
        """3: 2 PE for a win against a weaker ghost, 3 PE against a stronger."""
        if self.has(3) and winner != loser:
            self.gain_pe(self.seat, 2 if winner > loser else 3, 3)

    def card_11_attack(self) -> int:
        """11: +1 to attack rolls."""
        return 1 if self.has(11) else 0

    def card_11_feuds(self) -> bool:
        """11: ghosts of the own colour may be fought."""
        return self.has(11)

    def card_17_buildings(self, cell: int) -> int:
        """17: where the winner may go."""
        return self.rooms & ~(1 << town.BUILDING_OF[cell]) if self.has(17) else 0

    def card_19_laughs(self, loser: int) -> None:
        """19: a win also gives SP equal to the loser's level."""
        if self.has(19):
            self.gain_sp(loser + 1, 19)

    def card_20_colours(self) -> int:
        """20: cells of the first defender's building with ghosts that were there from the start
        and have not fought yet."""
        if not (self.brawling or self.ready(20)):
            return 0
        mask = 0
        for colour in range(5):
            if self.targets[colour]:
                mask |= 1 << (5 * self.arena + colour)
        return mask

    def card_24_reaches(self) -> bool:
        """24: a Fight action may attack a ghost in any building."""
        return self.has(24)

    def card_26_pays(self, difference: int) -> bool:
        """26: SP equal to the difference of the final dice, in one fight of the turn."""
        return difference > 0 and self.ready(26)

    def card_32_outright(self, attacker: int, defender: int) -> bool:
        """32: win against a weaker ghost without rolling."""
        return attacker > defender and self.has(32)

    def fight_tokens(self) -> int:
        """How many tokens a won fight gives."""
        return 2 if self.card_34_spoils() else 1

    def card_34_spoils(self) -> bool:
        """34: two tokens instead of one."""
        return self.has(34)

    # ---- dice: card 9 ---------------------------------------------------------------

    def card_9_rolls(self, seat: int) -> bool:
        """9: for 1 SP a seat rolls a die of its own again."""
        return bool(self.cards[seat] & native.bit(9)) and self.sp[seat] > 0

    # ---- haunt: cards 1, 18, 44, 47 -------------------------------------------------

    def card_1_cells(self) -> int:
        """1: spaces beside a building with two ghosts of that colour."""
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
        """18: after a Haunt action the colour's die may give SP."""
        return self.has(18)

    def card_44_sections(self) -> int:
        """44: sections that a Haunt action may raise by one."""
        return self.sections_below(TOP_LEVEL) if self.has(44) else 0

    def card_47_cells(self) -> int:
        """47: own haunt tokens with a ghost of their colour beside them."""
        return self.own_spaces[self.seat] & self.there if self.has(47) else 0

    # ---- rest: card 12 --------------------------------------------------------------

    def card_12_dreams(self) -> None:
        """12: 2 SP for every Rest action, whether or not a disc comes back."""
        if self.has(12):
            self.gain_sp(2, 12)

    # ---- occupying: cards 37, 39, 49 ------------------------------------------------

    def price_of(self, card: int) -> int:
        """How many tokens a card costs the player (C1)."""
        return 3 - self.card_39_discount(card)

    def needs_colours(self, card: int) -> bool:
        """Whether the tokens must be of different colours."""
        return bool(COLOURED_CARDS & native.bit(card)) and not self.card_49_greys()

    def card_37_gift(self) -> bool:
        """37: each time the player occupies a card, one token of choice."""
        return self.has(37) and self.colours_in_pool() != 0

    def card_39_discount(self, card: int) -> int:
        """39: grey cards cost one token less; with all of them occupied, coloured ones do."""
        if not self.has(39):
            return 0
        grey_left = self.in_play & ~COLOURED_CARDS & ~self.cards[self.seat]
        return 1 if grey_left == 0 or not self.needs_colours(card) else 0

    def card_49_greys(self) -> bool:
        """49: coloured cards count as grey."""
        return self.has(49)

    # ---- once per turn, between actions: cards 10, 14, 15, 22, 23, 38, 43, 45, 50 ----

    def power_choices(self, card: int, before: int) -> int:
        """What a turn power may be used on, as a mask of its block of actions. ``before`` is the
        first of two choices, or -1."""
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
        """A turn power is used on a choice."""
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
        """10: take a ghost off the board; gain a token of its colour."""
        self.remove(cell, 10)
        self.gain_tokens(town.COLOUR_OF[cell], 1, 10)

    def card_14_spaces(self, before: int) -> int:
        """14: up to two discs of one section."""
        spaces = self.disc_spaces(self.seat)
        if before < 0:
            return spaces
        return spaces & (63 << (SPACES * (before // SPACES)))

    def card_14_take_back(self, space: int, before: int) -> None:
        self.clear_space(space, 14)
        if before < 0 and self.card_14_spaces(space):
            self.push(ASK_POWER, 14, space, 0)

    def card_15_sections(self) -> int:
        """15: sections that can be lowered."""
        return (native.bit(self.sections) - 1) & ~self.sections_below(2)

    def card_15_lower(self, section: int) -> None:
        """15: lower a section by one level; gain 2 tokens of the colour it now shows."""
        level = self.level(section) - 1
        self.set_level(section, level, 15)
        self.gain_tokens(level - 1, 2, 15)

    def card_22_changes(self) -> int:
        """22: one token into two of the next lower level (0 to 3: from green ... red), or two
        equal ones into one of the next higher (4 to 7: from blue ... orange)."""
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
        """23: colours in town whose level the player can pay, with a token to be had."""
        mask = 0
        for colour in range(5):
            if self.sp[self.seat] > colour and self.pool[colour] and self.in_town(colour):
                mask |= 1 << colour
        return mask

    def card_23_buy(self, colour: int) -> None:
        self.pay_sp(colour + 1, 23, self.seat)
        self.gain_tokens(colour, 1, 23)

    def card_38_cells(self) -> int:
        """38: where a ghost of a colour that the player has a token of could appear."""
        mask = 0
        for colour in range(5):
            if self.tokens[5 * self.seat + colour]:
                mask |= town.CELLS_OF[colour]
        return mask & self.free & town.CELLS_OF_SET[self.rooms]

    def card_38_conjure(self, cell: int) -> None:
        self.pay_tokens(town.COLOUR_OF[cell], 1, 38)
        self.place(cell, 1, 38)

    def card_43_sections(self) -> int:
        """43: sections whose next level the player can pay."""
        return self.sections_below(min(TOP_LEVEL, self.sp[self.seat]))

    def card_43_raise(self, section: int) -> None:
        level = self.level(section) + 1
        self.pay_sp(level, 43, self.seat)
        self.set_level(section, level, 43)

    def card_45_cells(self, before: int) -> int:
        """45: ghosts that could change places with another (of another colour, elsewhere)."""
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
        """45: two ghosts change places; nobody moves, so no bonus token is taken."""
        if before < 0:
            self.push(ASK_POWER, 45, cell, 0)
            return
        self.change(before, -1)
        self.change(cell, -1)
        self.change(5 * town.BUILDING_OF[before] + town.COLOUR_OF[cell], 1)
        self.change(5 * town.BUILDING_OF[cell] + town.COLOUR_OF[before], 1)
        self.tell(TELL_SWAPPED, self.seat, before, cell, 0)

    def card_50_draws(self) -> int:
        """50: a random bonus token, unless all slots are blocked."""
        return 1 if self.blocked[self.seat] < SLOTS else 0

    def begin_power(self, card: int) -> None:
        """The player calls up a turn power."""
        self.earned = 0
        self.use_power(card)
        if card == 50:
            self.push(ASK_DRAW, 0, 0, 0)
        else:
            self.push(ASK_POWER, card, NOTHING, 0)

    # ---- end of the game: cards 8, 27, 28, 30, 35, 36, 40, 42 -----------------------

    def end_points(self, seat: int, card: int, points: int) -> int:
        """What an end card would give a seat that has so many points now."""
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
        """The level of a seat's lowest section."""
        lowest = TOP_LEVEL
        for section in range(self.sections):
            lowest = min(lowest, self.levels[4 * seat + section])
        return lowest

    def whole_sets(self, seat: int) -> int:
        """Disjoint sets of all five colours."""
        fewest = self.tokens[5 * seat]
        for colour in range(1, 5):
            fewest = min(fewest, self.tokens[5 * seat + colour])
        return fewest

    def triples(self, seat: int) -> int:
        """The most disjoint sets of three different tokens (V6): ``n`` sets can be made exactly if
        no more than ``n`` of each colour are counted and that is enough for all."""
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
        """C3: the fifth card of a player."""
        return native.popcount(self.cards[seat]) >= CARDS_TO_END
