"""Halloween: the seven actions, dice, bonus tokens and occupying cards.

For each action, one method returns its possible ghosts or targets as a mask of cells or buildings, and others
carry it out. They push the next question on the stack; ``rules.py`` asks it and calls back with the answer.
Hooks in ``powers.py`` add the effects of the cards.
"""

from __future__ import annotations

from ...engine import native
from . import town
from .cards import (
    AGAIN,
    ASK_BONUS_MOVE,
    ASK_DICE,
    ASK_DISC,
    ASK_DISCS_BACK,
    ASK_DRAW_TOWN,
    ASK_FOLLOW,
    ASK_HIGHER,
    ASK_NEXT_FIGHT,
    ASK_REST,
    ASK_RESTORE,
    ASK_RIVAL,
    ASK_ROLL,
    ASK_ROLLER,
    ASK_SLOT,
    ASK_SUMMON,
    ASK_TOKEN,
    ATTACKER,
    BLUE,
    BONUS,
    BY_CARDS,
    BY_HAUNTS,
    CELL,
    DEFENDER,
    DICE,
    DISCS_BACK,
    FIGHT,
    FOLLOW_UPS,
    FOR_FIGHT,
    GHOSTS_EACH,
    HAUNT_POINTS,
    HIGHER_DIE,
    MOST_DOUBLES,
    MOVE,
    MOVING,
    NOBODY,
    NOTE_ATTACK,
    NOTE_BONUS_LEFT,
    NOTE_BONUS_TAKEN,
    NOTE_DISCS_BACK,
    NOTE_END_NEAR,
    NOTE_HAUNTED,
    NOTE_LOST,
    NOTE_MOVED,
    NOTE_NAMED,
    NOTE_OCCUPIED,
    NOTE_RECALLED,
    NOTE_RESTED,
    NOTE_ROLLED,
    NOTE_SCARED,
    NOTE_UPGRADED,
    NOTE_WON,
    NOTHING,
    PAIR,
    PAIRS,
    PASS,
    PAYMENTS,
    PLUS,
    PLUS_THREE,
    POINT,
    POINTS,
    RED,
    REST,
    RESTING,
    ROLL_AGAIN,
    SCARE,
    SCARE_POINTS,
    SECTION,
    SLOTS,
    SPACE,
    SPACES,
    SUMMON,
    SUMMONING,
    SUPPLY,
    TOP_LEVEL,
    UPGRADE,
    WHY_BLUE_RULE,
    WHY_BONUS,
    WHY_FIGHT,
    WHY_HAUNT,
    WHY_OCCUPY,
    WHY_RIVAL,
    WHY_SCARE,
    WHY_SUMMON,
    WHY_UPGRADE,
)
from .powers import Powers

# Cython needs the tables of cards.py as C arrays.
DIE_OF = [0] * 5
POINTS_OF = [0] * 5
for _i in range(5):
    DIE_OF[_i] = DICE[_i]
    POINTS_OF[_i] = HAUNT_POINTS[_i]
PAIR_LOW = [0] * 10
PAIR_HIGH = [0] * 10
for _i in range(10):
    PAIR_LOW[_i], PAIR_HIGH[_i] = PAIRS[_i]
PAID = [0] * 250  # tokens of each colour that a payment takes, five entries for each payment
for _i in range(len(PAYMENTS)):
    for _j in PAYMENTS[_i]:
        PAID[5 * _i + _j] += 1
PAYMENTS_OF_THREE = 35
FOLLOW_BIT = [0] * 53  # by card
for _i in range(10):
    FOLLOW_BIT[FOLLOW_UPS[_i]] = 1 << _i


class Actions(Powers):
    """The table with all actions."""

    # ---- possible actions -----------------------------------------------------------

    def possible_acts(self, limit: int) -> int:
        """Return the actions that ghosts up to a level can carry out (H7), and rest."""
        acts = 1 << REST
        for act in range(SPACES):
            if self.possible(act, limit):
                acts |= 1 << act
        return acts

    def possible(self, act: int, limit: int) -> bool:
        """Return whether ghosts up to a level can carry out an action at all (H7)."""
        if act == SUMMON:
            return self.summon_cells(limit) != 0 or self.card_46_pairs(limit) != 0
        if act == SCARE:
            return (self.there & town.CELLS_TO[limit]) != 0
        if act == UPGRADE:
            return self.upgrade_cells(limit) != 0
        if act == MOVE:
            return self.move_cells(limit) != 0
        if act == FIGHT:
            return self.attack_cells(limit) != 0
        return (self.haunt_cells(limit) | (self.card_47_cells() & town.CELLS_TO[limit])) != 0

    def trigger(self, by: int) -> None:
        """Make this round the last (E1, C3, V5, A10)."""
        if not self.ending:
            self.ending = 1
            self.note(NOTE_END_NEAR, self.seat, by, 0, 0)

    # ---- summon (A1) ----------------------------------------------------------------

    def summon_cells(self, limit: int) -> int:
        """Return the cells with two ghosts where the building has room and a third ghost is free."""
        return self.pairs & town.CELLS_TO[limit] & self.free & town.CELLS_OF_SET[self.rooms]

    def answer_summon(self, action: int) -> None:
        if action < PAIR:
            self.use_level(town.COLOUR_OF[action - CELL])
            self.summon(action - CELL)
            return
        building = (action - PAIR) // 10
        pair = (action - PAIR) % 10
        self.use_level(PAIR_HIGH[pair])
        self.fighter[0] = 5 * building + PAIR_LOW[pair]
        self.fighter[1] = 5 * building + PAIR_HIGH[pair]
        self.roll_both(46)

    def summon(self, cell: int) -> None:
        """Place a ghost beside others of its colour and give the player its token."""
        colour = town.COLOUR_OF[cell]
        self.place(cell, 1, WHY_SUMMON)
        self.gain_tokens(colour, self.summon_tokens(), WHY_SUMMON)
        self.card_29_points()
        if self.in_town(colour) == GHOSTS_EACH:
            self.push(ASK_FOLLOW, FOLLOW_BIT[31], cell, 0)

    def summon_mixed(self) -> None:
        """Summon a ghost of the colour that the dice of card 46 chose."""
        colour = self.card_46_colour()
        if self.in_town(colour) < GHOSTS_EACH:
            self.summon(5 * town.BUILDING_OF[self.fighter[0]] + colour)
        else:
            self.card_29_points()

    # ---- scare (A2) -----------------------------------------------------------------

    def scare_colours(self, limit: int) -> int:
        mask = 0
        for colour in range(limit):
            if self.in_town(colour):
                mask |= 1 << colour
        return mask

    def scare(self, colour: int) -> None:
        self.use_level(colour)
        self.note(NOTE_SCARED, self.seat, colour, 0, 0)
        self.gain_sp(colour + 1 + self.card_51_louder(), WHY_SCARE)
        self.push(ASK_FOLLOW, FOLLOW_BIT[48], colour, 0)

    # ---- upgrade (A3) ---------------------------------------------------------------

    def upgrade_cells(self, limit: int) -> int:
        """Return the ghosts whose next colour is available and affordable."""
        mask = 0
        purse = self.sp[self.seat] + self.card_16_discount()
        for colour in range(min(limit, RED)):
            if purse >= colour + 2 and self.in_town(colour + 1) < GHOSTS_EACH:
                mask |= town.CELLS_OF[colour]
        return mask & self.there

    def upgrade(self, cell: int) -> None:
        colour = town.COLOUR_OF[cell]
        self.use_level(colour)
        self.pay_sp(self.upgrade_price(colour), WHY_UPGRADE, self.seat)
        self.change(cell, -1)
        self.change(cell + 1, 1)
        self.note(NOTE_UPGRADED, self.seat, cell, 0, 0)
        self.gain_tokens(colour + 1, 1, WHY_UPGRADE)
        self.card_33_points()
        self.push(ASK_FOLLOW, FOLLOW_BIT[0], cell + 1, colour + 2)

    # ---- move (A4) ------------------------------------------------------------------

    def move_cells(self, limit: int) -> int:
        """Return the ghosts that have a building to move to."""
        mask = 0
        flies = self.card_2_flies()
        for building in range(6):
            if self.ways_from(building, flies) & self.rooms:
                mask |= town.CELLS_IN[building]
        return mask & self.there & town.CELLS_TO[limit]

    def mover_cells(self, arrived: int, limit: int) -> int:
        """Return the ghosts that can move as the second one of card 7, without the one that just arrived."""
        cells = self.move_cells(limit)
        if arrived >= 0 and self.ghosts[arrived] == 1:
            cells &= ~(1 << arrived)
        return cells

    def move_targets(self, cell: int, how: int) -> int:
        """Return where a ghost may move: by a Move action (0, 1), or anywhere (2: card 48, 3: bonus l)."""
        building = town.BUILDING_OF[cell]
        ways = self.ways_from(building, how > 1 or self.card_2_flies())
        return ways & self.rooms

    def move(self, cell: int, building: int, how: int) -> None:
        """Move a ghost: by a Move action (0), as its second ghost (1), by card 48 (2) or bonus l (3)."""
        if how < 2:
            follow_ups = FOLLOW_BIT[21] | FOLLOW_BIT[25]
            if how == 0:
                follow_ups |= FOLLOW_BIT[7]
            self.push(ASK_FOLLOW, follow_ups, 5 * building + town.COLOUR_OF[cell], 0)
        self.go(cell, building)

    def go(self, cell: int, building: int) -> int:
        """Move a ghost to a building, take the bonus token there and return the ghost's new cell."""
        colour = town.COLOUR_OF[cell]
        self.change(cell, -1)
        self.change(5 * building + colour, 1)
        self.note(NOTE_MOVED, self.seat, cell, building, 0)
        if self.laid[building] >= 0:
            self.take_bonus(building, colour)
        return 5 * building + colour

    # ---- bonus tokens ---------------------------------------------------------------

    def take_bonus(self, building: int, colour: int) -> None:
        """Give the player the bonus token in a building (B1); refill the town after its last one (B3)."""
        token = self.laid[building]
        if self.blocked[self.seat] == SLOTS:
            self.note(NOTE_BONUS_LEFT, self.seat, token // 2, building, 0)
            return
        self.laid[building] = NOTHING
        self.held[self.seat] |= native.bit(token)
        self.note(NOTE_BONUS_TAKEN, self.seat, token // 2, building, 0)
        left = 0
        for b in range(6):
            if self.laid[b] >= 0:
                left += 1
        if left == 0:
            self.push(ASK_DRAW_TOWN, 0, 0, 0)
        self.find_slot()
        self.card_5_keepsake(colour)

    def find_slot(self) -> None:
        """Make the player drop an unused token if no slot is free (B1)."""
        if native.popcount(self.held[self.seat]) + self.blocked[self.seat] > SLOTS:
            self.push(ASK_SLOT, 0, 0, 0)

    def bonus_works(self, kind: int) -> bool:
        """Return whether a bonus token can be used between actions; h, i and k belong to dice."""
        if kind == SUMMONING:
            return self.possible(SUMMON, TOP_LEVEL)
        if kind == MOVING:
            return (self.there & self.cells_with_way_out()) != 0
        return kind not in (HIGHER_DIE, ROLL_AGAIN, PLUS_THREE)

    def use_bonus(self, kind: int) -> None:
        """Use a bonus token (B2) and apply the effect of its kind."""
        self.earned = 0
        self.spend(kind)
        if kind == SUMMONING:
            self.push(ASK_SUMMON, 0, 0, 0)
        elif kind < DISCS_BACK:  # b, c, d: a blue, green or yellow token
            self.gain_tokens(kind - 1, 1, WHY_BONUS + kind)
        elif kind == DISCS_BACK:
            self.push(ASK_DISCS_BACK, 3, 0, 0)
        elif kind == SCARE_POINTS:
            self.gain_sp(2, WHY_BONUS + kind)
        elif kind == POINT:
            self.gain_pe(self.seat, 1, WHY_BONUS + kind)
        elif kind == RESTING:
            self.push(ASK_REST, 0, 0, 0)
        else:
            self.push(ASK_BONUS_MOVE, 0, 0, 0)

    # ---- fight (A5, V2) -------------------------------------------------------------

    def attack_cells(self, limit: int) -> int:
        """Return the ghosts that have an opponent to fight."""
        mask = 0
        feuds = self.card_11_feuds()
        reaches = self.card_24_reaches()
        left = self.there & town.CELLS_TO[limit]
        while left:
            cell = native.lowest(left)
            left &= left - 1
            if self.enemies(cell, feuds, reaches):
                mask |= 1 << cell
        return mask

    def defend_cells(self, attacker: int) -> int:
        """Return the ghosts that a ghost may attack."""
        return self.enemies(attacker, self.card_11_feuds(), self.card_24_reaches())

    def enemies(self, attacker: int, feuds: int, reaches: int) -> int:
        """Return the ghosts that a ghost may attack: other colours in its building (A5), its own colour
        with card 11, anywhere with card 24; in the Master variant only weaker ones (V2)."""
        colour = town.COLOUR_OF[attacker]
        cells = self.there if reaches else self.there & town.CELLS_IN[town.BUILDING_OF[attacker]]
        if self.master:
            return cells & town.CELLS_TO[colour]
        if not feuds:
            return cells & ~town.CELLS_OF[colour]
        return cells if self.ghosts[attacker] > 1 else cells & ~(1 << attacker)

    def begin_fights(self, attacker: int, defender: int) -> None:
        """Begin a Fight action and note the ghosts now present, which card 20 may go on to fight."""
        self.arena = town.BUILDING_OF[defender]
        for colour in range(5):
            self.targets[colour] = self.ghosts[5 * self.arena + colour]
        if town.BUILDING_OF[attacker] == self.arena:
            self.targets[town.COLOUR_OF[attacker]] -= 1
        self.fighter[0] = attacker
        self.fight(defender)

    def fight(self, defender: int) -> None:
        """Begin one fight of the attacking ghost."""
        self.fighter[1] = defender
        self.targets[town.COLOUR_OF[defender]] -= 1
        self.note(NOTE_ATTACK, self.seat, self.fighter[0], defender, 0)
        if self.master or self.card_32_outright(town.COLOUR_OF[self.fighter[0]], town.COLOUR_OF[defender]):
            self.win(0)
            return
        self.roll_both(FOR_FIGHT)
        self.push(ASK_HIGHER, 0, 0, 0)
        if self.players > 2:
            self.push(ASK_ROLLER, 0, 0, 0)
        else:
            self.roller = 1 - self.seat

    def answer_higher(self, action: int, raised: int) -> None:
        """Raise the attack die by one level with bonus h before the roll, or pass."""
        if action == PASS:
            return
        self.spend(HIGHER_DIE)
        self.sides[0] = DIE_OF[town.COLOUR_OF[self.fighter[0]] + raised + 1]
        self.push(ASK_HIGHER, raised + 1, 0, 0)

    def can_go_higher(self) -> bool:
        """Return whether the player holds bonus h and the attack die is not the highest yet."""
        return self.holds(HIGHER_DIE) and self.sides[0] < DIE_OF[RED]

    def end_fight(self) -> None:
        """Decide the fight after both sides have passed: the attacker must roll higher than the defender."""
        result = self.die[0] + self.plus[0]
        defence = self.die[1]
        attack = result + self.card_11_attack()
        difference = abs(result - defence)  # card 26 ignores card 11's bonus
        if attack > defence:
            self.note(NOTE_WON, self.seat, attack, defence, 0)
            self.win(difference)
        else:
            self.note(NOTE_LOST, self.seat, attack, defence, 0)
            self.push(ASK_NEXT_FIGHT, 0, 0, 0)
            self.push(ASK_FOLLOW, FOLLOW_BIT[26], self.fighter[0], difference)

    def win(self, difference: int) -> None:
        """Remove the defender from the board and give the player a token of its colour."""
        winner = town.COLOUR_OF[self.fighter[0]]
        loser = town.COLOUR_OF[self.fighter[1]]
        self.remove(self.fighter[1], WHY_FIGHT)
        self.gain_tokens(loser, self.fight_tokens(), WHY_FIGHT)
        self.card_3_trophy(winner, loser)
        self.card_19_laughs(loser)
        if self.master:
            return  # no cards, so no follow-ups
        self.push(ASK_NEXT_FIGHT, 0, 0, 0)
        self.push(ASK_FOLLOW, FOLLOW_BIT[17] | FOLLOW_BIT[26], self.fighter[0], difference)

    def next_defenders(self) -> int:
        """Return the ghosts that the attacker may fight next (card 20)."""
        mask = self.card_20_colours()
        return mask & self.defend_cells(self.fighter[0]) if mask else 0

    def go_on_fighting(self, action: int) -> None:
        if action == PASS:
            return
        if not self.brawling:
            self.brawling = 1
            self.use_power(20)
        self.fight(action - CELL)

    # ---- dice -----------------------------------------------------------------------

    def roll_both(self, purpose: int) -> None:
        """Roll the dice of the two ghosts."""
        for i in range(2):
            self.sides[i] = DIE_OF[town.COLOUR_OF[self.fighter[i]]]
            self.plus[i] = 0
            self.die[i] = 0
        self.push(ASK_DICE, purpose, ATTACKER, 0)
        self.push(ASK_ROLL, 1, 0, 0)
        self.push(ASK_ROLL, 0, 0, 0)

    def roll_for(self, purpose: int, colour: int, named: int) -> None:
        """Roll one die for card 18 or 21."""
        self.fighter[0] = colour
        self.sides[0] = DIE_OF[colour]
        self.plus[0] = 0
        self.die[0] = 0
        self.push(ASK_DICE, purpose, named, 0)
        self.push(ASK_ROLL, 0, 0, 0)

    def roll(self, die: int, face: int) -> None:
        self.die[die] = face
        self.note(NOTE_ROLLED, self.dice_owner(die), face, self.sides[die], town.COLOUR_OF[self.fighter[die]])

    def dice_owner(self, die: int) -> int:
        """Return the seat that rolls a die; the top frame is the dice question by now."""
        fighting = self.arg_a[self.depth - 1] == FOR_FIGHT
        return self.roller if die == DEFENDER and fighting else self.seat

    def highest_name(self, colour: int) -> int:
        """Return the highest number that card 21 can reach, bonus tokens k included."""
        extra = min(native.popcount((self.held[self.seat] >> (2 * PLUS_THREE)) & 3), self.supply[self.seat])
        return DIE_OF[colour] + 3 * extra

    def wager(self, colour: int, named: int) -> None:
        self.note(NOTE_NAMED, self.seat, named, 0, 0)
        self.roll_for(21, colour, named)

    def dice_options(self) -> int:
        """Return what the side to speak can do to the dice: bits 0 and 1 roll again (card 9), 2 and 3 add
        three (bonus k), 4 rolls the attack die again (bonus i), 5 gives 2 SP (bonus f)."""
        top = self.depth - 1
        purpose = self.arg_a[top]
        fighting = purpose == FOR_FIGHT
        if fighting and self.arg_b[top] == DEFENDER:
            return 2 if self.card_9_rolls(self.roller) else 0
        mask = 0
        if self.card_9_rolls(self.seat):
            mask |= 3 if purpose == 46 else 1
        if self.holds(PLUS_THREE):
            mask |= 12 if purpose == 46 else 4
        if fighting and self.holds(ROLL_AGAIN):
            mask |= 16
        if self.holds(SCARE_POINTS):
            mask |= 32
        return mask

    def fill_dice(self, words: list[int]) -> None:
        options = self.dice_options()
        native.put_bits(words, AGAIN, options & 3)
        native.put_bits(words, PLUS, (options >> 2) & 3)
        native.put_bits(words, BONUS + ROLL_AGAIN, (options >> 4) & 1)
        native.put_bits(words, BONUS + SCARE_POINTS, (options >> 5) & 1)
        native.put_bits(words, PASS, 1)

    def answer_dice(self, action: int, purpose: int, b: int, passes: int) -> None:
        """Change the dice, or pass for the side to speak."""
        self.push(ASK_DICE, purpose, b, passes)
        if action == PASS:
            self.pass_dice()
            return
        self.arg_c[self.depth - 1] = 0
        if action == BONUS + ROLL_AGAIN:
            self.spend(ROLL_AGAIN)
            self.push(ASK_ROLL, 0, 0, 0)
        elif action == BONUS + SCARE_POINTS:
            self.begin_inner_action()
            self.spend(SCARE_POINTS)
            self.gain_sp(2, WHY_BONUS + SCARE_POINTS)
        elif action >= PLUS:
            self.spend(PLUS_THREE)
            self.plus[action - PLUS] += 3
        else:
            self.pay_sp(1, 9, self.roller if purpose == FOR_FIGHT and b == DEFENDER else self.seat)
            self.push(ASK_ROLL, action - AGAIN, 0, 0)

    def pass_dice(self) -> None:
        """Pass for the side to speak; two passes in a row end the rolling in a fight."""
        top = self.depth - 1
        purpose = self.arg_a[top]
        named = self.arg_b[top]
        if purpose == FOR_FIGHT and self.arg_c[top] == 0:
            self.arg_c[top] = 1
            self.arg_b[top] = DEFENDER if self.arg_b[top] == ATTACKER else ATTACKER
            return
        self.pop()
        if purpose == FOR_FIGHT:
            self.end_fight()
        elif purpose == 18:
            self.gain_sp(self.die[0] + self.plus[0], 18)
        elif purpose == 21:
            self.gain_sp(self.card_21_winnings(named), 21)
        else:
            self.summon_mixed()

    def begin_inner_action(self) -> None:
        """Start a separate SP count for an action or bonus token inside another action (card 52)."""
        self.push(ASK_RESTORE, self.earned, 0, 0)
        self.earned = 0

    # ---- haunt (A6) -----------------------------------------------------------------

    def haunt_cells(self, limit: int) -> int:
        """Return the free spaces that the player may haunt with a ghost of that colour (or card 1)."""
        if self.haunts[self.seat] == 0:
            return 0
        cells = (self.there | self.card_1_cells()) & town.CELLS_TO[limit]
        if cells:
            cells &= self.free_spaces()
        return cells

    def free_spaces(self) -> int:
        """Return the free haunting spaces in buildings that the player may still haunt (A6, P1)."""
        doubles = 0
        once = 0
        mask = 0
        own = self.own_spaces[self.seat]
        for building in range(6):
            here = own & town.CELLS_IN[building]
            if here == 0:
                mask |= town.CELLS_IN[building]
            elif here & (here - 1):
                doubles += 1
            else:
                once |= town.CELLS_IN[building]
        if self.players == 2 and doubles < MOST_DOUBLES:
            mask |= once
        for seat in range(self.players):
            mask &= ~self.own_spaces[seat]
        return mask

    def answer_haunt(self, cell: int) -> None:
        """Place a haunt token, or take one back (card 47)."""
        colour = town.COLOUR_OF[cell]
        self.use_level(colour)
        if self.haunted[cell] == self.seat:
            self.haunted[cell] = NOBODY
            self.own_spaces[self.seat] &= ~(1 << cell)
            self.haunts[self.seat] += 1
            self.note(NOTE_RECALLED, self.seat, cell, 0, 0)
            self.lose_pe(POINTS_OF[colour] // 2, 47)
            return
        if self.ghosts[cell] == 0:
            self.use_power(1)
        self.haunt(cell)

    def haunt(self, cell: int) -> None:
        self.haunted[cell] = self.seat
        self.own_spaces[self.seat] |= 1 << cell
        self.haunts[self.seat] -= 1
        self.note(NOTE_HAUNTED, self.seat, cell, 0, 0)
        self.gain_pe(self.seat, POINTS_OF[town.COLOUR_OF[cell]], WHY_HAUNT)
        if self.haunts[self.seat] == 0:
            self.trigger(BY_HAUNTS)
        self.push(ASK_FOLLOW, FOLLOW_BIT[18] | FOLLOW_BIT[44], cell, 0)

    # ---- rest (H6) ------------------------------------------------------------------

    def rest(self, section: int) -> None:
        """Take back all discs of a section (H6)."""
        count = self.clear_section(self.seat, section)
        self.note(NOTE_RESTED, self.seat, section, count, 0)
        self.card_12_dreams()

    # ---- blue rule (A7) -------------------------------------------------------------

    def place_blues(self, building: int) -> None:
        """Place three blue ghosts together, or as many as fit."""
        count = min(3, self.room - self.crowd(building))
        self.place(5 * building + BLUE, count, WHY_BLUE_RULE)

    # ---- cards (C1, C2, C3) ---------------------------------------------------------

    def can_occupy(self, card: int) -> bool:
        """Return whether the player can pay for a card (C1). A disc is always available: slots and the
        other cards hold eleven at most."""
        price = self.price_of(card)
        if not self.needs_colours(card):
            return self.token_count(self.seat) >= price
        colours = 0
        for colour in range(5):
            if self.tokens[5 * self.seat + colour]:
                colours += 1
        return colours >= price

    def payments(self, card: int) -> int:
        """Return the payments that the player can make for a card, as a mask of the PAY block."""
        mask = 0
        first = 0 if self.price_of(card) == 3 else PAYMENTS_OF_THREE
        last = PAYMENTS_OF_THREE if first == 0 else 50
        distinct = self.needs_colours(card)
        own = 5 * self.seat
        for i in range(first, last):
            fits = True
            for colour in range(5):
                count = PAID[5 * i + colour]
                if count > self.tokens[own + colour] or (distinct and count > 1):
                    fits = False
            if fits:
                mask |= native.bit(i)
        return mask

    def pay_for(self, card: int, payment: int) -> None:
        for colour in range(5):
            if PAID[5 * payment + colour]:
                self.pay_tokens(colour, PAID[5 * payment + colour], WHY_OCCUPY)
        self.push(ASK_DISC, card, 0, 0)

    def occupy(self, card: int, action: int) -> None:
        """Put a disc on a card for the rest of the match (C1) and give rivals on it their choice (C2)."""
        space = NOTHING
        if action == SUPPLY:
            self.supply[self.seat] -= 1
        else:
            space = action - SPACE
            self.discs[4 * self.seat + space // SPACES] &= ~(1 << (space % SPACES))
        self.cards[self.seat] |= native.bit(card)
        self.note(NOTE_OCCUPIED, self.seat, card, space, 0)
        self.gain_pe(self.seat, 3, WHY_OCCUPY)
        if self.has_ended_it(self.seat):
            self.trigger(BY_CARDS)
        rival = self.seat
        for _ in range(self.players - 1):  # the stack reverses the order, so the next seat decides first
            rival = rival - 1 if rival else self.players - 1
            if self.cards[rival] & native.bit(card):
                self.reward(rival)
        if self.card_37_gift():
            self.push(ASK_TOKEN, 0, 0, 0)

    def rival_factor(self) -> int:
        """Return the factor of the rewards, doubled for two players (P2)."""
        return 2 if self.players == 2 else 1

    def reward(self, rival: int) -> None:
        """Let a rival choose between points and discs; a rival without discs gets the points."""
        if self.sections_with_discs(rival):
            self.push(ASK_RIVAL, rival, 0, 0)
        else:
            self.gain_pe(rival, self.rival_factor(), WHY_RIVAL)

    def answer_rival(self, action: int, rival: int, taken: int) -> None:
        if action == PASS:
            return
        if action == POINTS:
            self.gain_pe(rival, self.rival_factor(), WHY_RIVAL)
            return
        section = action - SECTION
        count = self.clear_section(rival, section)
        self.note(NOTE_DISCS_BACK, rival, section, count, WHY_RIVAL)
        if taken + 1 < self.rival_factor() and self.sections_with_discs(rival):
            self.push(ASK_RIVAL, rival, taken + 1, 0)
