"""Halloween: checks of the pending decisions in a position.

The compiled rules trust the stack, so it must hold only frames that the rules themselves could have pushed:
each question lies on one that leads to it, and its arguments fit the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .cards import (
    ASKS,
    BLUE,
    BUILDING_COUNT,
    CARDS_IN_PLAY,
    COLOUR_COUNT,
    DEFENDER,
    DICE,
    FOLLOW_UPS,
    FOR_FIGHT,
    GHOSTS_EACH,
    HIGHER_DIE,
    NOTHING,
    PLAYING,
    SETTING_UP,
    SLOTS,
    TOP_LEVEL,
)
from .rules import Halloween

BOTTOM = ""
# The questions on which each question may lie.
BELOW: dict[str, tuple[str, ...]] = {
    "first": (BOTTOM, "deal", "draw-town"),
    "deal": ("draw-town",),
    "draw-town": (BOTTOM, "follow"),
    "draw": (BOTTOM,),
    "roll": ("roll", "dice"),
    "summon": (BOTTOM,),
    "scare": (BOTTOM,),
    "upgrade": (BOTTOM,),
    "move": (BOTTOM, "follow"),
    "move-to": (BOTTOM, "follow"),
    "fight": (BOTTOM,),
    "defender": (BOTTOM,),
    "roller": ("higher", "roll"),
    "higher": ("roll",),
    "dice": (BOTTOM, "follow"),
    "next-fight": (BOTTOM,),
    "haunt": (BOTTOM,),
    "blue": (BOTTOM, "follow"),
    "follow": (BOTTOM, "follow", "next-fight", "restore"),
    "slot": (BOTTOM, "follow", "draw-town"),
    "pay": (BOTTOM,),
    "disc": (BOTTOM,),
    "token": (BOTTOM, "rival"),
    "rival": (BOTTOM, "rival"),
    "discs-back": (BOTTOM,),
    "rest": (BOTTOM,),
    "name": ("follow",),
    "fifth-haunt": ("restore",),
    "lift": ("follow",),
    "winner-to": ("follow",),
    "scare-ghost": ("follow",),
    "bonus-move": (BOTTOM,),
    "power": (BOTTOM,),
    "restore": ("follow",),
}
SETUP_ASKS = ("first", "deal", "draw-town")
MASTER_ASKS = (
    *("first", "summon", "scare", "upgrade", "move", "move-to", "fight", "defender", "haunt", "blue"),
    "follow",
)
# Groups of follow-ups that one frame offers together.
TOGETHER = tuple(
    sum(1 << FOLLOW_UPS.index(card) for card in cards)
    for cards in ((0,), (7, 21, 25), (17, 26), (18, 44), (31,), (48,))
)
RAISE, _, AFTER_FIGHT, _, _, AFTER_SCARE = TOGETHER
WINNER_MOVES = 1 << FOLLOW_UPS.index(17)


@dataclass(frozen=True)
class Context:
    """One frame of the stack with the question below it."""

    ask: str
    a: int
    b: int
    c: int
    below: str


class Look:
    """A position, prepared for the checks."""

    def __init__(self, state: Halloween) -> None:
        self.state = state
        self.ghosts = list(state.ghosts)
        self.own = state.cards[state.seat]
        frames = list(zip(state.ask, state.arg_a, state.arg_b, state.arg_c, strict=True))[: state.depth]
        names = [BOTTOM, *(ASKS[frame[0]] for frame in frames)]
        self.frames = [
            Context(ASKS[ask], a, b, c, below)
            for (ask, a, b, c), below in zip(frames, names[:-1], strict=True)
        ]

    def has(self, card: int) -> bool:
        return bool(self.own >> card & 1)

    def used(self, card: int) -> bool:
        return self.has(card) and bool(self.state.powers_used >> card & 1)

    def in_town(self, colour: int) -> int:
        return sum(self.ghosts[colour::COLOUR_COUNT])

    def full(self, building: int) -> bool:
        return sum(self.ghosts[5 * building : 5 * building + 5]) >= self.state.room

    def acting(self) -> bool:
        """Return whether a section is acting."""
        return self.state.section >= 0

    def token_spent(self) -> bool:
        """Return whether a bonus token may be in use: a slot is blocked and no section acts."""
        return not self.acting() and self.state.blocked[self.state.seat] > 0

    def bottom_is(self, *asks: str) -> bool:
        return self.frames[0].ask in asks


def sound(state: Halloween) -> bool:
    """Return whether the rules could have produced the stack and the fields that belong to it."""
    look = Look(state)
    if not look.frames:
        return state.phase != SETTING_UP and nothing_left_over(state)
    if state.phase not in (SETTING_UP, PLAYING) or not context_is_sound(look):
        return False
    allowed = SETUP_ASKS if state.phase == SETTING_UP else tuple(ASKS)
    return all(
        frame.ask in allowed
        and frame.below in BELOW[frame.ask]
        and (not state.master or frame.ask in MASTER_ASKS)
        and CHECKS.get(frame.ask, anything)(look, frame)
        for frame in look.frames
    )


def nothing_left_over(state: Halloween) -> bool:
    """Return whether the fields of an action are reset, as they are between actions."""
    numbers = [state.boosted, state.brawling, state.earned, state.roller, state.arena]
    lists = (state.fighter, state.die, state.sides, state.plus, state.targets)
    return state.section == NOTHING and not any(numbers) and not any(any(values) for values in lists)


def context_is_sound(look: Look) -> bool:
    state = look.state
    if look.acting() and not state.sections_used >> state.section & 1:
        return False
    if state.boosted and not (look.used(4) and look.acting()):
        return False
    return not state.brawling or (look.used(20) and look.acting())


def anything(look: Look, frame: Context) -> bool:
    return True


# ---- setup ----------------------------------------------------------------------------


def first(look: Look, frame: Context) -> bool:
    cards = look.state.in_play.bit_count()
    if look.state.master:
        return frame.below == BOTTOM
    return frame.below == ("draw-town" if cards else "deal")


def deal(look: Look, frame: Context) -> bool:
    return look.state.phase == SETTING_UP and look.state.in_play.bit_count() + frame.a == CARDS_IN_PLAY


def draw_town(look: Look, frame: Context) -> bool:
    """Return whether exactly the earlier buildings have a bonus token and all cards have been dealt
    before."""
    laid = [token >= 0 for token in look.state.laid]
    cards_there = len(look.frames) > 1 or look.state.in_play.bit_count() == CARDS_IN_PLAY
    expected = [building < frame.a for building in range(BUILDING_COUNT)]
    return laid == expected and (look.state.phase == PLAYING or cards_there)


# ---- actions --------------------------------------------------------------------------


def section_acts(look: Look, frame: Context) -> bool:
    return look.acting()


def summon(look: Look, frame: Context) -> bool:
    return look.acting() or look.token_spent()


def move(look: Look, frame: Context) -> bool:
    if frame.below == BOTTOM:
        return look.acting() and frame.a == NOTHING
    return look.acting() and look.has(7) and frame.a >= 0 and look.ghosts[frame.a] > 0


def move_to(look: Look, frame: Context) -> bool:
    """Check a move by a Move action (0), its second ghost (1), card 48 (2) or bonus l (3)."""
    by = {0: look.acting(), 1: look.has(7), 2: look.used(48), 3: look.token_spent()}
    return by[frame.b] and (frame.below == BOTTOM) == (frame.b in (0, 3)) and look.ghosts[frame.a] > 0


def defender(look: Look, frame: Context) -> bool:
    return look.acting() and look.ghosts[frame.a] > 0


def next_fight(look: Look, frame: Context) -> bool:
    return look.acting() and look.ghosts[look.state.fighter[0]] > 0


def blue(look: Look, frame: Context) -> bool:
    return look.in_town(BLUE) == 0


def follow(look: Look, frame: Context) -> bool:
    """Check that the follow-ups belong together and fit their ghost or space. An empty follow-up frame is
    allowed only below another frame, whose answer removes it."""
    if frame.a == 0:
        return frame != look.frames[-1]
    if not any(frame.a | group == group for group in TOGETHER):
        return False
    if frame.a == RAISE:
        level = frame.b % COLOUR_COUNT + 1
        return frame.below == BOTTOM and frame.c == level > 1 and look.ghosts[frame.b] > 0
    if frame.a | AFTER_FIGHT == AFTER_FIGHT:
        winner_gone = frame.a & WINNER_MOVES and not look.ghosts[frame.b]
        return frame.below == "next-fight" and not winner_gone
    if frame.a | AFTER_SCARE == AFTER_SCARE:
        return frame.below == BOTTOM and frame.b < COLOUR_COUNT and frame.c == 0
    return frame.c == 0 and frame.below != "next-fight"


def fifth_haunt(look: Look, frame: Context) -> bool:
    return look.has(31)


def lift(look: Look, frame: Context) -> bool:
    return look.has(44)


def winner_to(look: Look, frame: Context) -> bool:
    return look.has(17) and look.ghosts[frame.a] > 0


def scare_ghost(look: Look, frame: Context) -> bool:
    return look.used(48)


def power(look: Look, frame: Context) -> bool:
    """Check that the power is in use, and that only powers with two choices have a second one."""
    if not look.used(frame.a) or (frame.b >= 0 and frame.a not in (14, 45)):
        return False
    return frame.a != 45 or frame.b < 0 or look.ghosts[frame.b] > 0


# ---- dice -----------------------------------------------------------------------------


def name(look: Look, frame: Context) -> bool:
    return look.has(21)


def dice(look: Look, frame: Context) -> bool:
    state = look.state
    count = 2 if frame.a in (FOR_FIGHT, 46) else 1
    if any(state.sides[i] not in DICE or state.die[i] > state.sides[i] for i in range(count)):
        return False
    if frame.a == FOR_FIGHT:
        return frame.below == BOTTOM and frame.b <= DEFENDER and fight_is_sound(look)
    if frame.a == 46:
        return frame.below == BOTTOM and not (frame.b or frame.c) and mixed_is_sound(look)
    named = frame.b >= 1 if frame.a == 21 else frame.b == 0
    return frame.below == "follow" and look.has(frame.a) and named and frame.c == 0


def fight_is_sound(look: Look) -> bool:
    """Check that the two ghosts may fight and that an opponent rolls for the defender."""
    state = look.state
    attacker, target = state.fighter
    named = look.frames[-1].ask != "roller"
    if not look.acting() or (named and state.roller == state.seat):
        return False
    if attacker // 5 != target // 5 and not look.has(24):
        return False
    if attacker % 5 == target % 5 and not look.has(11):
        return False
    return look.ghosts[attacker] > 0 and look.ghosts[target] > (attacker == target)


def mixed_is_sound(look: Look) -> bool:
    """Check that the two ghosts share a building that a third may join (card 46)."""
    low, high = look.state.fighter
    here = low // 5 == high // 5 and low < high and look.ghosts[low] > 0 and look.ghosts[high] > 0
    free = any(look.in_town(cell % 5) < GHOSTS_EACH for cell in (low, high))
    by = look.acting() or look.token_spent()
    return here and free and by and look.has(46) and not look.full(low // 5)


def roll(look: Look, frame: Context) -> bool:
    """Check that the second die waits below the first and that the roll has two dice (fights, card 46)."""
    purpose = next((f.a for f in look.frames if f.ask == "dice"), NOTHING)
    if frame.a == 1 and purpose not in (FOR_FIGHT, 46):
        return False
    return frame.below == "dice" or frame.a == 0


def higher(look: Look, frame: Context) -> bool:
    """Check that the player can take a higher die, unless the roller has to be named first."""
    held = bool(look.state.held[look.state.seat] >> 2 * HIGHER_DIE & 3)
    return (held and look.state.sides[0] < DICE[-1]) or look.frames[-1].ask == "roller"


# ---- cards and bonus tokens -----------------------------------------------------------


def slot(look: Look, frame: Context) -> bool:
    state = look.state
    return state.held[state.seat].bit_count() + state.blocked[state.seat] == SLOTS + 1


def occupying(look: Look, frame: Context) -> bool:
    return bool(look.state.in_play >> frame.a & 1) and not look.has(frame.a)


def token(look: Look, frame: Context) -> bool:
    return look.has(37)


def rival(look: Look, frame: Context) -> bool:
    """Check that an opponent occupies a card of the player; only two-player matches have a second section."""
    state = look.state
    if frame.a >= state.players or frame.a == state.seat:
        return False
    return bool(state.cards[frame.a] & look.own) and (frame.b == 0 or state.players == 2)


def by_bonus(look: Look, frame: Context) -> bool:
    return look.token_spent()


def discs_back(look: Look, frame: Context) -> bool:
    return look.token_spent() and frame.a > 0


def draw(look: Look, frame: Context) -> bool:
    return look.used(50) and look.state.blocked[look.state.seat] < SLOTS


CHECKS: dict[str, Callable[[Look, Context], bool]] = {
    "first": first,
    "deal": deal,
    "draw-town": draw_town,
    "draw": draw,
    "roll": roll,
    "summon": summon,
    "scare": section_acts,
    "upgrade": section_acts,
    "move": move,
    "move-to": move_to,
    "fight": section_acts,
    "defender": defender,
    "higher": higher,
    "dice": dice,
    "next-fight": next_fight,
    "haunt": section_acts,
    "blue": blue,
    "follow": follow,
    "slot": slot,
    "pay": occupying,
    "disc": occupying,
    "token": token,
    "rival": rival,
    "discs-back": discs_back,
    "rest": by_bonus,
    "name": name,
    "fifth-haunt": fifth_haunt,
    "lift": lift,
    "winner-to": winner_to,
    "scare-ghost": scare_ghost,
    "bonus-move": by_bonus,
    "power": power,
}
assert TOP_LEVEL == COLOUR_COUNT
