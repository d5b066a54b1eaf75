"""Halloween as data: town, ghosts, cards, bonus tokens and the layout of the action space.

Colours are 0 (blue) to 4 (red); a ghost's level is its colour plus one. A *cell* is a place for
one colour in one building: five times the building plus the colour. Sets of cells are masks of
30 bits, sets of cards masks of 64 bits with bit ``n`` for card ``n``.

Every action is one small integer. The blocks, in order:

========  ======  ==================================================================
block     size    meaning
========  ======  ==================================================================
FIRST     4       chance: which seat begins
DEAL      52      chance: this card comes into play
DRAW      24      chance: this bonus token is drawn from the reserve
FACE      12      chance: a die shows this
ACT       4 x 7   section s takes an action: summon ... haunt, rest
CELL      30      a ghost, or the haunting space of a colour in a building
PAIR      60      two ghosts of different colours in a building (card 46)
BUILDING  6       a destination
COLOUR    5       a colour of ghosts or tokens
SECTION   4       one of the player's sections
SEAT      4       the opponent who rolls for the defender
OCCUPY    52      occupy this card
PAY       50      pay these tokens: three, or two with card 39
SPACE     24      the disc on an action space: section times six plus the action
SUPPLY    1       a disc from the player's supply
USE       52      use the power of this card
BONUS     12      use a bonus token of this kind
DROP      12      discard a held bonus token of this kind
AGAIN     2       roll the first or second die again (card 9)
PLUS      2       add 3 to the first or second die (bonus k)
NAME      18      name a number (card 21)
CHANGE    8       change tokens (card 22): down from green ... red, up from blue ... orange
POINTS    1       take points (C2)
PASS      1       decline
END       1       end the turn
========  ======  ==================================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

# ---- town ---------------------------------------------------------------------------

COLOURS = ("blue", "green", "yellow", "orange", "red")
BLUE, GREEN, YELLOW, ORANGE, RED = range(5)
BUILDINGS = ("police", "school", "church", "hall", "hospital", "theatre")  # two rows of three
POLICE = 0
COLOUR_COUNT, BUILDING_COUNT = len(COLOURS), len(BUILDINGS)
CELLS = BUILDING_COUNT * COLOUR_COUNT
GHOSTS_EACH = 5
TOKENS_EACH = 12
DICE = (4, 6, 8, 10, 12)
HAUNT_POINTS = (2, 4, 6, 8, 10)
UPGRADE_PRICES = (2, 3, 4, 5)  # by the colour upgraded from
ROOM, MASTER_ROOM = 6, 4


def adjacent(one: int, other: int) -> bool:
    """Return whether two buildings share a side.

    >>> [BUILDINGS[b] for b in range(6) if adjacent(1, b)]
    ['police', 'church', 'hospital']
    """
    (row, column), (row2, column2) = divmod(one, 3), divmod(other, 3)
    return abs(row - row2) + abs(column - column2) == 1


# ---- player boards ----------------------------------------------------------------------

SEATS = 4
SECTIONS, MASTER_SECTIONS = 3, 4
ACTS = ("summon", "scare", "upgrade", "move", "fight", "haunt", "rest")
SUMMON, SCARE, UPGRADE, MOVE, FIGHT, HAUNT, REST = range(7)
SPACES = 6  # action spaces of a section: all but rest
DISCS = 12
START_SP = 2
HAUNT_TOKENS, PAIR_HAUNT_TOKENS = 6, 8  # three or four players; two (P1)
MOST_DOUBLES = 2  # buildings that one of two players may haunt twice (P1)
CARDS_TO_END = 5
SLOTS = 3
TOP_LEVEL = 5

# ---- action cards -----------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """An action card: its kind of price and when it applies."""

    number: int
    coloured: bool
    when: tuple[str, ...]


def _cards() -> tuple[Card, ...]:
    rows = """
        1 c haunt turn | 2 g move | 3 g fight | 4 c turn | 5 g always | 6 c turn | 7 g move | 8 c end
        9 g dice | 10 g turn | 11 g fight | 12 g rest | 13 c summon | 14 g turn | 15 g turn
        16 c upgrade | 17 g fight | 18 g haunt | 19 g fight | 20 c fight turn | 21 g move | 22 g turn
        23 g turn | 24 c fight | 25 c move turn | 26 g fight turn | 27 c end | 28 g end | 29 g summon
        30 c end | 31 c summon | 32 c fight | 33 g upgrade | 34 c fight | 35 c end | 36 c end
        37 g always | 38 g turn | 39 g always | 40 c end | 41 c always | 42 c end | 43 c turn
        44 c haunt | 45 g turn | 46 g summon | 47 c haunt | 48 g scare turn | 49 g always | 50 c turn
        51 g scare | 52 c always"""
    parts = [row.split() for line in rows.strip().splitlines() for row in line.split("|")]
    return tuple(Card(int(number), cost == "c", tuple(when)) for number, cost, *when in parts)


CARDS = {card.number: card for card in _cards()}
CARD_COUNT = len(CARDS)
CARDS_IN_PLAY = 8
COLOURED_CARDS = sum(1 << card.number for card in CARDS.values() if card.coloured)
# Cards whose power a player uses between actions, once per turn.
TURN_POWERS = (10, 14, 15, 22, 23, 38, 43, 45, 50)
# Optional effects of an action; 0 is the raise of a section (A3).
FOLLOW_UPS = (0, 7, 17, 18, 21, 25, 26, 31, 44, 48)
# Cards that score at the end, 40 last (E2).
END_CARDS = (8, 27, 28, 30, 35, 36, 42, 40)
LOWEST_SECTION_POINTS = (0, 0, 1, 2, 5, 8)  # card 27, by level

SETS = {
    "casper": (7, 12, 16, 27, 28, 29, 37, 51),
    "amityville": (1, 4, 6, 15, 22, 23, 31, 46),
    "jacob-marley": (3, 11, 20, 24, 26, 32, 34, 45),
    "brown-lady": (12, 18, 19, 21, 23, 30, 51, 52),
    "bloody-mary": (3, 8, 13, 29, 33, 40, 41, 42),
}

# ---- bonus tokens -----------------------------------------------------------------------

KINDS = "abcdefghijkl"
KIND_COUNT = len(KINDS)
BONUS_TOKENS = 2 * KIND_COUNT  # token t is of kind t // 2
ALL_BONUS_TOKENS = (1 << BONUS_TOKENS) - 1
(SUMMONING, BLUE_TOKEN, GREEN_TOKEN, YELLOW_TOKEN, DISCS_BACK, SCARE_POINTS, POINT, HIGHER_DIE) = range(8)
(ROLL_AGAIN, RESTING, PLUS_THREE, MOVING) = range(8, 12)

# ---- paying -----------------------------------------------------------------------------

# Every way to pay for a card: three tokens, or two with card 39.
PAYMENTS: tuple[tuple[int, ...], ...] = (
    *combinations_with_replacement(range(COLOUR_COUNT), 3),
    *combinations_with_replacement(range(COLOUR_COUNT), 2),
)
PAIRS = tuple(combinations(range(COLOUR_COUNT), 2))

# ---- the action space ---------------------------------------------------------------------

MOST_NAMED = 18  # card 21: a red die and two bonus tokens k
FIRST = 0
DEAL = FIRST + SEATS  # card n is DEAL + n - 1
DRAW = DEAL + CARD_COUNT
FACE = DRAW + BONUS_TOKENS  # face n is FACE + n - 1
ACT = FACE + DICE[-1]
CELL = ACT + MASTER_SECTIONS * len(ACTS)
PAIR = CELL + CELLS
BUILDING = PAIR + BUILDING_COUNT * len(PAIRS)
COLOUR = BUILDING + BUILDING_COUNT
SECTION = COLOUR + COLOUR_COUNT
SEAT = SECTION + MASTER_SECTIONS
OCCUPY = SEAT + SEATS
PAY = OCCUPY + CARD_COUNT
SPACE = PAY + len(PAYMENTS)
SUPPLY = SPACE + MASTER_SECTIONS * SPACES
USE = SUPPLY + 1
BONUS = USE + CARD_COUNT
DROP = BONUS + KIND_COUNT
AGAIN = DROP + KIND_COUNT
PLUS = AGAIN + 2
NAME = PLUS + 2  # number n is NAME + n - 1
CHANGE = NAME + MOST_NAMED
POINTS = CHANGE + 8
PASS = POINTS + 1
END = PASS + 1
ACTIONS = END + 1
LEGAL_WORDS = (ACTIONS + 63) // 64

# ---- questions ----------------------------------------------------------------------------

# What the top of the stack waits for. An empty stack means the turn itself.
ASKS = (
    "turn",
    "first",
    "deal",
    "draw-town",
    "draw",
    "roll",
    "summon",
    "scare",
    "upgrade",
    "move",
    "move-to",
    "fight",
    "defender",
    "roller",
    "higher",
    "dice",
    "next-fight",
    "haunt",
    "blue",
    "follow",
    "slot",
    "pay",
    "disc",
    "token",
    "rival",
    "discs-back",
    "rest",
    "name",
    "fifth-haunt",
    "lift",
    "winner-to",
    "scare-ghost",
    "bonus-move",
    "power",
    "restore",
)
(
    ASK_TURN,
    ASK_FIRST,
    ASK_DEAL,
    ASK_DRAW_TOWN,
    ASK_DRAW,
    ASK_ROLL,
    ASK_SUMMON,
    ASK_SCARE,
    ASK_UPGRADE,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_FIGHT,
    ASK_DEFENDER,
    ASK_ROLLER,
    ASK_HIGHER,
    ASK_DICE,
    ASK_NEXT_FIGHT,
    ASK_HAUNT,
    ASK_BLUE,
    ASK_FOLLOW,
    ASK_SLOT,
    ASK_PAY,
    ASK_DISC,
    ASK_TOKEN,
    ASK_RIVAL,
    ASK_DISCS_BACK,
    ASK_REST,
    ASK_NAME,
    ASK_FIFTH_HAUNT,
    ASK_LIFT,
    ASK_WINNER_TO,
    ASK_SCARE_GHOST,
    ASK_BONUS_MOVE,
    ASK_POWER,
    ASK_RESTORE,
) = range(len(ASKS))
DEPTH = 16

SETTING_UP, PLAYING, OVER = range(3)
PHASES = ("setup", "play", "over")

# Purposes of a roll: a fight, or one of the cards 18, 21, 46. In a fight the two sides speak in turn.
FOR_FIGHT = 0
ATTACKER, DEFENDER = 0, 1

# Placeholder for an absent seat, ghost, token or section.
NOBODY = NOTHING = -1

# ---- events ---------------------------------------------------------------------------------

# Reasons for gains, losses and placements: cards by number, then bonus tokens, then the rest.
WHY_BONUS = CARD_COUNT + 1
WHYS = (
    "",
    *(f"card-{number}" for number in CARDS),
    *(f"bonus-{kind}" for kind in KINDS),
    *ACTS,
    "occupy",
    "rival",
    "sets",
    "blue-rule",
    "red-rule",
)
(WHY_SUMMON, WHY_SCARE, WHY_UPGRADE, WHY_MOVE, WHY_FIGHT, WHY_HAUNT, WHY_REST) = range(65, 72)
(WHY_OCCUPY, WHY_RIVAL, WHY_SETS, WHY_BLUE_RULE, WHY_RED_RULE) = range(72, 77)

# Events that the rules record: the name and the keys of the numbers. The seat comes first.
NOTES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("card-dealt", ("number",)),
    ("bonus-laid", ("bonus", "building")),
    ("round-begins", ("round",)),
    ("turn-begins", ()),
    ("acted", ("section", "act")),
    ("rested", ("section", "count")),
    ("discs-back", ("section", "count", "why")),
    ("disc-back", ("section", "act", "why")),
    ("ghosts-placed", ("cell", "count", "why")),
    ("ghost-gone", ("cell", "why")),
    ("upgraded", ("cell",)),
    ("moved", ("cell", "to")),
    ("swapped", ("cell", "cell2")),
    ("tokens-gained", ("colour", "count", "why")),
    ("tokens-paid", ("colour", "count", "why")),
    ("scare-points", ("amount", "why")),
    ("scare-points-paid", ("amount", "why")),
    ("points", ("amount", "why")),
    ("points-lost", ("amount", "why")),
    ("level", ("section", "level", "why")),
    ("scared", ("colour",)),
    ("bonus-taken", ("bonus", "building")),
    ("bonus-left", ("bonus", "building")),
    ("bonus-drawn", ("bonus",)),
    ("bonus-dropped", ("bonus",)),
    ("bonus-used", ("bonus",)),
    ("slots-freed", ()),
    ("power-used", ("number",)),
    ("occupied", ("number", "space")),
    ("attack", ("cell", "cell2")),
    ("roller", ("target",)),
    ("rolled", ("face", "sides", "colour")),
    ("fight-won", ("attack", "defence")),
    ("fight-lost", ("attack", "defence")),
    ("named", ("number",)),
    ("haunted", ("cell",)),
    ("recalled", ("cell",)),
    ("end-near", ("trigger",)),
    ("match-over", ()),
)
(
    NOTE_CARD_DEALT,
    NOTE_BONUS_LAID,
    NOTE_ROUND,
    NOTE_TURN,
    NOTE_ACTED,
    NOTE_RESTED,
    NOTE_DISCS_BACK,
    NOTE_DISC_BACK,
    NOTE_PLACED,
    NOTE_GONE,
    NOTE_UPGRADED,
    NOTE_MOVED,
    NOTE_SWAPPED,
    NOTE_TOKENS,
    NOTE_TOKENS_PAID,
    NOTE_SP,
    NOTE_SP_PAID,
    NOTE_PE,
    NOTE_PE_LOST,
    NOTE_LEVEL,
    NOTE_SCARED,
    NOTE_BONUS_TAKEN,
    NOTE_BONUS_LEFT,
    NOTE_BONUS_DRAWN,
    NOTE_BONUS_DROPPED,
    NOTE_BONUS_USED,
    NOTE_SLOTS_FREED,
    NOTE_POWER,
    NOTE_OCCUPIED,
    NOTE_ATTACK,
    NOTE_ROLLER,
    NOTE_ROLLED,
    NOTE_WON,
    NOTE_LOST,
    NOTE_NAMED,
    NOTE_HAUNTED,
    NOTE_RECALLED,
    NOTE_END_NEAR,
    NOTE_OVER,
) = range(len(NOTES))
TRIGGERS = ("haunts", "cards", "supplies", "rounds")
BY_HAUNTS, BY_CARDS, BY_SUPPLIES, BY_ROUNDS = range(4)
