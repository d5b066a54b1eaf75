"""Halloween: the table and its smallest changes.

This is the bottom of three layers: ``town.py`` (the table), ``powers.py`` (the cards) and ``rules.py`` (the
turn). The only rules in this module are the limits of the supplies.

Data layout: ``ghosts`` and ``haunted`` have an entry per cell (building times five plus colour); ``tokens``
has five per seat; ``levels`` and ``discs`` have four per seat, one for each section, with ``discs`` as masks
of the six action spaces. Bonus tokens are masks of 24 bits, cards are masks with bit ``n`` for card ``n``.

Pending decisions form a stack of frames. Each frame has a question (``ask``, one of ``ASKS``) and up to three
arguments (``arg_a``, ``arg_b``, ``arg_c``). The top frame is decided next. With an empty stack, the player
chooses freely among the options of the turn. *The player* always is the seat whose turn it is.
"""

from __future__ import annotations

from typing import Any

from ...engine import native
from ...engine.state import State
from .cards import (
    ALL_BONUS_TOKENS,
    ASK_DEAL,
    ASK_DRAW_TOWN,
    ASK_FIRST,
    ASK_TURN,
    BLUE,
    CARDS_IN_PLAY,
    CELLS,
    COLOUR_COUNT,
    DISCS,
    GHOSTS_EACH,
    HAUNT_TOKENS,
    MASTER_ROOM,
    MASTER_SECTIONS,
    NOBODY,
    NOTE_BONUS_DROPPED,
    NOTE_BONUS_USED,
    NOTE_DISC_BACK,
    NOTE_GONE,
    NOTE_LEVEL,
    NOTE_PE,
    NOTE_PE_LOST,
    NOTE_PLACED,
    NOTE_SP_PAID,
    NOTE_TOKENS_PAID,
    NOTHING,
    PAIR_HAUNT_TOKENS,
    POLICE,
    ROOM,
    SECTIONS,
    SETTING_UP,
    SPACES,
    START_SP,
    TOKENS_EACH,
    TOP_LEVEL,
    adjacent,
)

BUILDING_OF = [0] * 30
COLOUR_OF = [0] * 30
for _i in range(CELLS):
    BUILDING_OF[_i] = _i // COLOUR_COUNT
    COLOUR_OF[_i] = _i % COLOUR_COUNT
# Masks of cells by building, colour and level.
CELLS_IN = [0] * 6  # in a building
CELLS_OF = [0] * 5  # of a colour
CELLS_TO = [0] * 6  # of ghosts up to a level
for _i in range(CELLS):
    CELLS_IN[_i // 5] |= 1 << _i
    CELLS_OF[_i % 5] |= 1 << _i
    for _j in range(_i % 5 + 1, 6):
        CELLS_TO[_j] |= 1 << _i
# Masks of adjacent buildings, and the cells of any set of buildings.
NEXT_TO = [0] * 6
for _i in range(6):
    for _j in range(6):
        if adjacent(_i, _j):
            NEXT_TO[_i] |= 1 << _j
CELLS_OF_SET = [0] * 64
for _i in range(64):
    for _j in range(6):
        if _i >> _j & 1:
            CELLS_OF_SET[_i] |= CELLS_IN[_j]


class Town(State):
    """The table: town, supplies, player boards and the stack of pending decisions."""

    FIELDS = (
        "in_play",
        "cards",
        "powers_used",
        "out",
        "reserve",
        "thrown",
        "held",
        "players",
        "master",
        "sections",
        "room",
        "rounds",
        "named_first",
        "phase",
        "round",
        "first",
        "seat",
        "ending",
        "sections_used",
        "section",
        "boosted",
        "brawling",
        "earned",
        "roller",
        "arena",
        "depth",
        "ghosts",
        "haunted",
        "there",
        "pairs",
        "rooms",
        "free",
        "crowds",
        "numbers",
        "own_spaces",
        "laid",
        "pool",
        "pe",
        "sp",
        "supply",
        "blocked",
        "haunts",
        "tokens",
        "levels",
        "discs",
        "fighter",
        "die",
        "sides",
        "plus",
        "targets",
        "ask",
        "arg_a",
        "arg_b",
        "arg_c",
    )

    def __init__(self, players: int, master: int, rounds: int, named_first: int, in_play: int) -> None:
        self.in_play = in_play  # the eight cards in play
        self.cards = [0] * 4  # the cards that each seat occupies
        self.powers_used = 0  # once-per-turn cards already used this turn
        self.out: Any = 0  # where events are recorded, 0 for nowhere
        self.reserve = 0 if master else ALL_BONUS_TOKENS  # undrawn bonus tokens
        self.thrown = 0  # discarded bonus tokens
        self.held = [0] * 4  # unused bonus tokens by seat
        self.players = players
        self.master = master
        self.sections = MASTER_SECTIONS if master else SECTIONS
        self.room = MASTER_ROOM if master else ROOM  # most ghosts in a building
        self.rounds = rounds  # the round limit (A10), 0 for none
        self.named_first = named_first  # seat, or -1 for chance (H2)
        self.phase = SETTING_UP
        self.round = 0
        self.first = 0
        self.seat = 0  # the player: the seat whose turn it is
        self.ending = 0  # this round is the last (E1)
        self.sections_used = 0  # sections that have acted this turn
        self.section = NOTHING  # the section that is acting
        self.boosted = 0  # card 4 is in use in this action
        self.brawling = 0  # card 20 is in use in this action
        self.earned = 0  # SP gained by the current action, bonus token or power (card 52)
        self.roller = 0  # the seat that rolls for the defender
        self.arena = 0  # the building of a Fight action's first defender (card 20)
        self.depth = 0
        self.ghosts = [0] * 30
        self.haunted = [-1] * 30  # the seat whose haunt token is on the space
        # Derived from ghosts and haunted; kept up to date because counting each time is too slow:
        self.there = 0  # cells with a ghost
        self.pairs = 0  # cells with two or more
        self.rooms = 0  # buildings with room
        self.free = 0  # cells of the colours that have a ghost outside the town
        self.crowds = [0] * 6  # ghosts by building
        self.numbers = [0] * 5  # ghosts by colour
        self.own_spaces = [0] * 4  # cells with a haunt token, by seat
        self.laid = [-1] * 6  # the bonus token in a building
        self.pool = [0] * 5  # tokens in the supply
        self.pe = [0] * 4
        self.sp = [0] * 4
        self.supply = [0] * 4  # discs
        self.blocked = [0] * 4  # bonus slots with a disc under them
        self.haunts = [0] * 4  # unused haunt tokens
        self.tokens = [0] * 20
        self.levels = [0] * 16
        self.discs = [0] * 16
        self.fighter = [0] * 2  # cells of the ghosts whose dice are rolled, attacker first
        self.die = [0] * 2  # faces rolled
        self.sides = [0] * 2
        self.plus = [0] * 2  # bonus added to each die (bonus k)
        self.targets = [0] * 5  # ghosts of the arena that card 20 may still fight, by colour
        self.ask = [0] * 16
        self.arg_a = [0] * 16
        self.arg_b = [0] * 16
        self.arg_c = [0] * 16
        self.set_the_table()

    def set_the_table(self) -> None:
        """Set up the table (H1): place everything fixed and push the chance events."""
        for cell in range(30):
            self.ghosts[cell] = 0
            self.haunted[cell] = NOBODY
        self.ghosts[5 * POLICE + BLUE] = 3
        self.count()
        for colour in range(5):
            self.pool[colour] = TOKENS_EACH
        for building in range(6):
            self.laid[building] = NOTHING
        for seat in range(self.players):
            self.sp[seat] = START_SP
            self.supply[seat] = DISCS
            self.haunts[seat] = PAIR_HAUNT_TOKENS if self.players == 2 else HAUNT_TOKENS  # P1, V7
            for section in range(self.sections):
                self.levels[4 * seat + section] = 1
        if not self.master:
            self.push(ASK_DRAW_TOWN, 0, 0, 0)
            if self.in_play == 0:
                self.push(ASK_DEAL, CARDS_IN_PLAY, 0, 0)
        self.push(ASK_FIRST, 0, 0, 0)

    # ---- the stack ------------------------------------------------------------------

    def push(self, ask: int, a: int, b: int, c: int) -> None:
        """Push a question that is decided before the rest of the stack."""
        self.ask[self.depth] = ask
        self.arg_a[self.depth] = a
        self.arg_b[self.depth] = b
        self.arg_c[self.depth] = c
        self.depth += 1

    def pop(self) -> None:
        """Pop the top frame."""
        self.depth -= 1
        self.ask[self.depth] = ASK_TURN
        self.arg_a[self.depth] = 0
        self.arg_b[self.depth] = 0
        self.arg_c[self.depth] = 0

    def asked(self) -> int:
        """Return the open question."""
        return self.ask[self.depth - 1] if self.depth else ASK_TURN

    def note(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        """Record an event if a listener is set."""
        if self.out:
            native.write_note(self.out, kind, seat, a, b, c)

    # ---- queries --------------------------------------------------------------------

    def has(self, card: int) -> bool:
        """Return whether the player occupies a card."""
        return bool(self.cards[self.seat] & native.bit(card))

    def ready(self, card: int) -> bool:
        """Return whether the player occupies a once-per-turn card that is still unused this turn."""
        return bool(self.cards[self.seat] & ~self.powers_used & native.bit(card))

    def in_town(self, colour: int) -> int:
        """Return the number of ghosts of a colour in town."""
        return self.numbers[colour]

    def crowd(self, building: int) -> int:
        """Return the number of ghosts in a building."""
        return self.crowds[building]

    def level(self, section: int) -> int:
        """Return the level of a section of the player."""
        return self.levels[4 * self.seat + section]

    def sections_below(self, level: int) -> int:
        """Return the player's sections below a level as a mask."""
        mask = 0
        for section in range(self.sections):
            if self.level(section) < level:
                mask |= 1 << section
        return mask

    def sections_with_discs(self, seat: int) -> int:
        """Return the sections of a seat that hold discs as a mask."""
        mask = 0
        for section in range(self.sections):
            if self.discs[4 * seat + section]:
                mask |= 1 << section
        return mask

    def disc_spaces(self, seat: int) -> int:
        """Return the action spaces of a seat that hold a disc."""
        mask = 0
        for section in range(self.sections):
            mask |= self.discs[4 * seat + section] << (SPACES * section)
        return mask

    def holds(self, kind: int) -> bool:
        """Return whether the player has an unused bonus token of a kind and a disc to use it (B2)."""
        return self.supply[self.seat] > 0 and bool((self.held[self.seat] >> (2 * kind)) & 3)

    def held_kinds(self) -> int:
        """Return the kinds of the player's unused bonus tokens."""
        mask = 0
        for kind in range(12):
            if (self.held[self.seat] >> (2 * kind)) & 3:
                mask |= 1 << kind
        return mask

    def token_count(self, seat: int) -> int:
        """Return the total number of ghost tokens of a seat."""
        count = 0
        for colour in range(5):
            count += self.tokens[5 * seat + colour]
        return count

    def colours_in_pool(self) -> int:
        """Return the colours with tokens left in the supply."""
        mask = 0
        for colour in range(5):
            if self.pool[colour]:
                mask |= 1 << colour
        return mask

    # ---- ghosts ---------------------------------------------------------------------

    def count(self) -> None:
        """Recompute the derived fields from the ghosts and haunt tokens."""
        self.there = 0
        self.pairs = 0
        self.rooms = 0
        self.free = 0
        for building in range(6):
            self.crowds[building] = 0
        for colour in range(5):
            self.numbers[colour] = 0
        for seat in range(4):
            self.own_spaces[seat] = 0
        for cell in range(30):
            self.crowds[BUILDING_OF[cell]] += self.ghosts[cell]
            self.numbers[COLOUR_OF[cell]] += self.ghosts[cell]
            if self.haunted[cell] >= 0:
                self.own_spaces[self.haunted[cell]] |= 1 << cell
        for cell in range(30):
            self.change(cell, 0)

    def change(self, cell: int, by: int) -> None:
        """Add ghosts to a cell, or remove them if the number is negative."""
        building = BUILDING_OF[cell]
        colour = COLOUR_OF[cell]
        bit = 1 << cell
        self.ghosts[cell] += by
        self.crowds[building] += by
        self.numbers[colour] += by
        self.there &= ~bit
        self.pairs &= ~bit
        if self.ghosts[cell]:
            self.there |= bit
        if self.ghosts[cell] > 1:
            self.pairs |= bit
        self.rooms &= ~(1 << building)
        if self.crowds[building] < self.room:
            self.rooms |= 1 << building
        self.free &= ~CELLS_OF[colour]
        if self.numbers[colour] < GHOSTS_EACH:
            self.free |= CELLS_OF[colour]

    def place(self, cell: int, count: int, why: int) -> None:
        """Place ghosts in town."""
        self.change(cell, count)
        self.note(NOTE_PLACED, self.seat, cell, count, why)

    def remove(self, cell: int, why: int) -> None:
        """Remove a ghost from the town."""
        self.change(cell, -1)
        self.note(NOTE_GONE, self.seat, cell, why, 0)

    # ---- gains ----------------------------------------------------------------------

    def pay_tokens(self, colour: int, count: int, why: int) -> None:
        """Put ghost tokens of the player back into the supply."""
        self.pool[colour] += count
        self.tokens[5 * self.seat + colour] -= count
        self.note(NOTE_TOKENS_PAID, self.seat, colour, count, why)

    def pay_sp(self, amount: int, why: int, seat: int) -> None:
        """Take scare points from a seat."""
        if amount:
            self.sp[seat] -= amount
            self.note(NOTE_SP_PAID, seat, amount, why, 0)

    def gain_pe(self, seat: int, amount: int, why: int) -> None:
        """Add PE to a seat's score."""
        if amount:
            self.pe[seat] += amount
            self.note(NOTE_PE, seat, amount, why, 0)

    def lose_pe(self, amount: int, why: int) -> None:
        """Subtract PE from the player's score."""
        amount = min(amount, self.pe[self.seat])
        self.pe[self.seat] -= amount
        self.note(NOTE_PE_LOST, self.seat, amount, why, 0)

    # ---- boards ---------------------------------------------------------------------

    def set_level(self, section: int, level: int, why: int) -> None:
        """Set the level of a section."""
        self.levels[4 * self.seat + section] = min(level, TOP_LEVEL)
        self.note(NOTE_LEVEL, self.seat, section, level, why)

    def clear_section(self, seat: int, section: int) -> int:
        """Put all discs of a section back into the supply and return their number."""
        count = native.popcount(self.discs[4 * seat + section])
        self.discs[4 * seat + section] = 0
        self.supply[seat] += count
        return count

    def clear_space(self, space: int, why: int) -> None:
        """Put the disc on one action space of the player back into the supply."""
        section = space // SPACES
        self.discs[4 * self.seat + section] &= ~(1 << (space % SPACES))
        self.supply[self.seat] += 1
        self.note(NOTE_DISC_BACK, self.seat, section, space % SPACES, why)

    # ---- bonus tokens ---------------------------------------------------------------

    def throw(self, kind: int) -> None:
        """Discard one of the player's unused bonus tokens."""
        pair = (self.held[self.seat] >> (2 * kind)) & 3
        token = native.bit(2 * kind + (0 if pair & 1 else 1))
        self.held[self.seat] &= ~token
        self.thrown |= token

    def drop(self, kind: int) -> None:
        """Discard a bonus token of the player for lack of a slot (B1)."""
        self.throw(kind)
        self.note(NOTE_BONUS_DROPPED, self.seat, kind, 0, 0)

    def spend(self, kind: int) -> None:
        """Use a bonus token of the player: put a disc under its slot (B2)."""
        self.throw(kind)
        self.supply[self.seat] -= 1
        self.blocked[self.seat] += 1
        self.note(NOTE_BONUS_USED, self.seat, kind, 0, 0)

    # ---- engine interface -----------------------------------------------------------

    def seat_count(self) -> int:
        return self.players

    def match_score(self, seat: int) -> int:
        return self.pe[seat]
