"""Exhaustive test of Halloween: random matches until every card has taken effect and all pairs have met.

The runner checks every law at every step: material neither appears nor vanishes, every change of points,
scare points, tokens, ghosts, levels, cards and haunt tokens has an event with its exact amount, and a card
takes effect only for seats that occupy it. The run ends once every card effect has happened ``ENOUGH`` times,
every kind of bonus token has been used ``ENOUGH`` times and any two cards have been in play together::

    python -m tests.games.halloween.exhaustive --seed 1

Many cards seldom take effect in uniform play. The runner therefore chooses the eight cards of a match by what
is still missing, weights the actions (``WEIGHTS``), and gives every other match a head start: a position in
the middle of a match, in which the seats already occupy some cards.

A broken law ends the run with a command that replays the match up to that step.
"""

from __future__ import annotations

import argparse
import json
import sys
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate, combinations

from hauntboard.engine.game import Position, Value
from hauntboard.engine.rng import Rng
from hauntboard.games.halloween import HalloweenGame
from hauntboard.games.halloween.cards import (
    ACT,
    ACTIONS,
    ACTS,
    ALL_BONUS_TOKENS,
    ASK_BLUE,
    ASK_DICE,
    ASK_FIFTH_HAUNT,
    ASK_HAUNT,
    ASK_MOVE_TO,
    ASK_NEXT_FIGHT,
    ASK_PAY,
    ASK_ROLL,
    ASK_SLOT,
    ASK_WINNER_TO,
    BLUE,
    BONUS_TOKENS,
    BUILDINGS,
    CARDS,
    CARDS_IN_PLAY,
    CARDS_TO_END,
    CELL,
    COLOUR,
    COLOURS,
    DEPTH,
    DISCS,
    FACE,
    GHOSTS_EACH,
    HAUNT_POINTS,
    HAUNT_TOKENS,
    KINDS,
    MOST_DOUBLES,
    NOBODY,
    NOTE_ACTED,
    NOTE_ATTACK,
    NOTE_BONUS_DRAWN,
    NOTE_BONUS_USED,
    NOTE_DISC_BACK,
    NOTE_GONE,
    NOTE_HAUNTED,
    NOTE_LEVEL,
    NOTE_MOVED,
    NOTE_OCCUPIED,
    NOTE_PE,
    NOTE_PE_LOST,
    NOTE_PLACED,
    NOTE_POWER,
    NOTE_RECALLED,
    NOTE_SP,
    NOTE_SP_PAID,
    NOTE_SWAPPED,
    NOTE_TOKENS,
    NOTE_TOKENS_PAID,
    NOTE_UPGRADED,
    NOTE_WON,
    NOTES,
    NOTHING,
    OVER,
    PAIR_HAUNT_TOKENS,
    PLAYING,
    PLUS,
    REST,
    ROOM,
    SEATS,
    SECTIONS,
    SLOTS,
    SPACES,
    TOKENS_EACH,
    TOP_LEVEL,
    UPGRADE_PRICES,
    USE,
    WHY_FIGHT,
    WHY_OCCUPY,
    WHY_SCARE,
    WHY_SUMMON,
    WHY_UPGRADE,
    adjacent,
)
from hauntboard.games.halloween.messages import BLOCKS
from hauntboard.games.halloween.position import token_text
from hauntboard.games.halloween.rules import Halloween

ENOUGH = 20
MOST_GAMES = 5000
HEAD_START_ROUNDS = 6
PAIR_COUNT = len(CARDS) * (len(CARDS) - 1) // 2

Note = tuple[int, ...]  # kind of event (its index in NOTES), seat and three numbers


@dataclass(frozen=True, slots=True)
class Step:
    """One action with its notes and the states before and after it."""

    before: Halloween
    action: int
    notes: list[Note]
    after: Halloween

    def asked(self, ask: int, second: tuple[int, ...] = ()) -> bool:
        """Return whether the action answered this question, with one of the second arguments if given."""
        if self.before.asked_now() != ask:
            return False
        return not second or self.before.arg_b[self.before.depth - 1] in second

    def about(self) -> int:
        """Return the first argument of the answered question."""
        return self.before.arg_a[self.before.depth - 1]

    def total(self, kind: int, why: int) -> int:
        """Return the sum of the notes of a kind with this reason."""
        place = WHY_PLACE[kind]
        return sum(note[place - 1] for note in self.notes if note[0] == kind and note[place] == why)


# ---- effects of cards ---------------------------------------------------------------

# The index of a note's reason; the number before it is the amount, if there is one.
WHY_PLACE = {kind: 2 + keys.index("why") for kind, (_, keys) in enumerate(NOTES) if "why" in keys}
# Cards that appear as the reason of their own effects.
NAMED_AS_REASON = {
    NOTE_PE: (3, 8, 27, 28, 29, 30, 33, 35, 36, 40, 41, 42, 52),
    NOTE_PE_LOST: (47,),
    NOTE_TOKENS: (5, 22, 37),
    NOTE_SP: (12, 18, 19, 21, 26),
    NOTE_SP_PAID: (9, 23),
    NOTE_LEVEL: (15, 43, 44),
    NOTE_GONE: (10,),
    NOTE_PLACED: (38,),
    NOTE_DISC_BACK: (14,),
}


def far_move(step: Step, note: Note) -> bool:
    """Return whether a Move action went to a building that is not adjacent."""
    return step.asked(ASK_MOVE_TO, (0, 1)) and not adjacent(note[2] // 5, note[3])


def lucky_by_one(step: Step, note: Note) -> bool:
    """Return whether an attack won although the die with its additions was not higher."""
    before, action = step.before, step.action
    rolled = action - FACE + 1 if step.asked(ASK_ROLL) and step.about() == 0 else before.die[0]
    return rolled + before.plus[0] + (3 if action == PLUS else 0) <= note[3]


def cheap_upgrade(step: Step, note: Note) -> bool:
    """Return whether an upgrade cost less than its price."""
    return step.total(NOTE_SP_PAID, WHY_UPGRADE) < UPGRADE_PRICES[note[2] % 5]


def without_rolling(step: Step, note: Note) -> bool:
    """Return whether the defender left without a roll in the standard variant."""
    return not step.before.master and any(other[0] == NOTE_GONE for other in step.notes)


def mixed_dice(step: Step, note: Note) -> bool:
    """Return whether the dice of card 46 summoned a ghost."""
    before = step.before
    frames = zip(before.ask, before.arg_a, strict=True)
    return note[4] == WHY_SUMMON and any(ask == ASK_DICE and purpose == 46 for ask, purpose in frames)


def paid_as_grey(step: Step, note: Note) -> bool:
    """Return whether a coloured card was paid for with two tokens of one colour."""
    return step.asked(ASK_PAY) and CARDS[step.about()].coloured and note[3] > 1


# The other cards: the kind of note that shows the effect, and its condition.
Worked = Callable[[Step, Note], bool]
SHOWN_BY: tuple[tuple[int, int, Worked], ...] = (
    (1, NOTE_HAUNTED, lambda step, note: step.asked(ASK_HAUNT) and not step.before.ghosts[note[2]]),
    (2, NOTE_MOVED, far_move),
    (4, NOTE_POWER, lambda step, note: note[2] == 4),
    (6, NOTE_ACTED, lambda step, note: bool(step.before.discs[4 * note[1] + note[2]] >> note[3] & 1)),
    (7, NOTE_MOVED, lambda step, note: step.asked(ASK_MOVE_TO, (1,))),
    (11, NOTE_ATTACK, lambda step, note: note[2] % 5 == note[3] % 5),
    (11, NOTE_WON, lucky_by_one),
    (13, NOTE_TOKENS, lambda step, note: note[4] == WHY_SUMMON and note[3] == 2),
    (16, NOTE_UPGRADED, cheap_upgrade),
    (17, NOTE_MOVED, lambda step, note: step.asked(ASK_WINNER_TO)),
    (20, NOTE_ATTACK, lambda step, note: step.asked(ASK_NEXT_FIGHT)),
    (24, NOTE_ATTACK, lambda step, note: note[2] // 5 != note[3] // 5),
    (25, NOTE_PLACED, lambda step, note: step.action == USE + 25 - 1 and note[4] == WHY_SUMMON),
    (31, NOTE_HAUNTED, lambda step, note: step.asked(ASK_FIFTH_HAUNT)),
    (32, NOTE_ATTACK, without_rolling),
    (34, NOTE_TOKENS, lambda step, note: note[4] == WHY_FIGHT and note[3] == 2),
    (39, NOTE_TOKENS_PAID, lambda step, note: step.total(NOTE_TOKENS_PAID, WHY_OCCUPY) == 2),
    (45, NOTE_SWAPPED, lambda step, note: True),
    (46, NOTE_PLACED, mixed_dice),
    (48, NOTE_MOVED, lambda step, note: step.asked(ASK_MOVE_TO, (2,))),
    (49, NOTE_TOKENS_PAID, paid_as_grey),
    (50, NOTE_BONUS_DRAWN, lambda step, note: True),
    (51, NOTE_SP, lambda step, note: note[3] == WHY_SCARE and note[2] > step.action - COLOUR + 1),
)
WATCHED: dict[int, list[tuple[int, Worked]]] = {kind: [] for kind in range(len(NOTES))}
for _card, _kind, _worked in SHOWN_BY:
    WATCHED[_kind].append((_card, _worked))


def effects(step: Step) -> set[tuple[int, int]]:
    """Return the cards that took effect in a step, each with the seat that benefits."""
    found = set()
    for note in step.notes:
        kind, seat = note[0], note[1]
        place = WHY_PLACE.get(kind)
        if place is not None and note[place] in NAMED_AS_REASON.get(kind, ()):
            found.add((note[place], seat))
        for card, worked in WATCHED[kind]:
            if worked(step, note):
                found.add((card, seat))
    return found


# ---- laws for every state -----------------------------------------------------------


def ghosts_fit(state: Halloween) -> bool:
    """Return whether no colour and no building has too many ghosts."""
    ghosts = list(state.ghosts)
    colours = [sum(ghosts[colour::5]) for colour in range(5)]
    buildings = [sum(ghosts[5 * b : 5 * b + 5]) for b in range(len(BUILDINGS))]
    return min(ghosts) >= 0 and max(colours) <= GHOSTS_EACH and max(buildings) <= state.room


def blue_is_there(state: Halloween) -> bool:
    """Return whether a blue ghost is in town or about to come."""
    return any(list(state.ghosts)[BLUE::5]) or state.asked_now() == ASK_BLUE or state.over()


def tokens_kept(state: Halloween) -> bool:
    """Return whether supply and seats together have all tokens of each colour."""
    tokens, pool = list(state.tokens), list(state.pool)
    sums = [pool[colour] + sum(tokens[colour::5]) for colour in range(5)]
    return min(*tokens, *pool) >= 0 and sums == [TOKENS_EACH] * 5


def bonuses_kept(state: Halloween) -> bool:
    """Return whether each bonus token is in exactly one place: the masks add up without sharing a bit."""
    places = [state.reserve, state.thrown, *state.held, *(1 << t for t in state.laid if t >= 0)]
    every = 0 if state.master else ALL_BONUS_TOKENS
    return sum(places) == every and sum(p.bit_count() for p in places) == every.bit_count()


def slots_fit(state: Halloween) -> bool:
    """Return whether bonus tokens fit the slots, unless the player is about to drop one."""
    spare = [1 if s == state.seat and ASK_SLOT in list(state.ask)[: state.depth] else 0 for s in range(SEATS)]
    used = [held.bit_count() + blocked for held, blocked in zip(state.held, state.blocked, strict=True)]
    return min(state.blocked) >= 0 and all(u <= SLOTS + s for u, s in zip(used, spare, strict=True))


def discs_kept(state: Halloween) -> bool:
    """Return whether supply, sections, bonus slots and cards together have all discs of each seat."""
    discs, supply, blocked, cards = list(state.discs), state.supply, state.blocked, state.cards
    for seat in range(state.players):
        laid = sum(mask.bit_count() for mask in discs[4 * seat : 4 * seat + 4])
        if supply[seat] < 0 or supply[seat] + laid + blocked[seat] + cards[seat].bit_count() != DISCS:
            return False
    return all(0 <= mask < 1 << SPACES for mask in discs)


def haunts_kept(state: Halloween) -> bool:
    """Return whether all haunt tokens are there and no building has too many of one seat."""
    haunted = list(state.haunted)
    pair = state.players == 2
    for seat in range(state.players):
        each = [haunted[5 * b : 5 * b + 5].count(seat) for b in range(len(BUILDINGS))]
        kept = state.haunts[seat] + sum(each) == (PAIR_HAUNT_TOKENS if pair else HAUNT_TOKENS)
        doubles = sum(count > 1 for count in each)
        if not kept or max(each) > 1 + pair or doubles > MOST_DOUBLES or state.haunts[seat] < 0:
            return False
    return all(NOBODY <= owner < state.players for owner in haunted)


def levels_fit(state: Halloween) -> bool:
    """Return whether only sections in use have levels, all within bounds."""
    levels = list(state.levels)
    used = [levels[4 * seat + s] for seat in range(state.players) for s in range(state.sections)]
    return min(used) >= 1 and max(used) <= TOP_LEVEL and sum(used) == sum(levels)


def cards_fit(state: Halloween) -> bool:
    """Return whether the right number of cards is in play and all occupied and used cards are among them."""
    count = 0 if state.master else CARDS_IN_PLAY
    dealt = state.in_play.bit_count() == count or state.phase < PLAYING
    own = all(cards & ~state.in_play == 0 for cards in state.cards)
    return dealt and own and state.powers_used & ~state.cards[state.seat] == 0


def numbers_fit(state: Halloween) -> bool:
    """Return whether no counter is negative."""
    return min(*state.pe, *state.sp, state.earned, state.sections_used, state.depth, *state.plus) >= 0


def nothing_is_left(state: Halloween) -> bool:
    """Return whether the fields of an action are reset between actions, so that equal tables are equal
    states."""
    frames = zip(state.ask, state.arg_a, state.arg_b, state.arg_c, strict=True)
    above = any(any(frame) for frame in list(frames)[state.depth :])
    fight = (*state.fighter, *state.die, *state.sides, *state.plus, *state.targets, state.roller, state.arena)
    under_way = (state.section - NOTHING, state.boosted, state.brawling, state.earned, *fight)
    return not above and (state.depth > 0 or not any(under_way))


def can_go_on(state: Halloween) -> bool:
    """Return whether there are legal actions exactly until the match is over."""
    return bool(state.legal_actions()) != (state.phase == OVER)


LAWS: dict[str, Callable[[Halloween], bool]] = {
    "five ghosts of a colour and a building's room are never exceeded (A1, V4)": ghosts_fit,
    "there is a blue ghost in town (A7)": blue_is_there,
    "there are twelve ghost tokens of each colour": tokens_kept,
    "each bonus token is in exactly one place": bonuses_kept,
    "bonus tokens and discs under them fit into three slots (B1)": slots_fit,
    "each player has twelve discs": discs_kept,
    "haunt tokens are all there and fit the buildings (A6, P1)": haunts_kept,
    "sections have levels from 1 to 5": levels_fit,
    "cards are those in play": cards_fit,
    "nothing is below zero": numbers_fit,
    "the stack stays in half of its room": lambda state: state.depth <= DEPTH // 2,
    "between actions nothing is left of the last": nothing_is_left,
    "a seat or chance can act before the end": can_go_on,
}


# ---- laws for every step ------------------------------------------------------------


class Books:
    """The expected fields of a state after its notes."""

    FIELDS = ("pe", "sp", "tokens", "ghosts", "levels", "cards", "haunted")

    def __init__(self, state: Halloween) -> None:
        self.pe, self.sp, self.tokens = list(state.pe), list(state.sp), list(state.tokens)
        self.ghosts, self.haunted = list(state.ghosts), list(state.haunted)
        self.levels, self.cards = list(state.levels), list(state.cards)

    def enter(self, note: Note) -> None:
        """Apply a note to the expected fields."""
        kind, seat, a, b, _ = note
        if kind in (NOTE_PE, NOTE_PE_LOST):
            self.pe[seat] += a if kind == NOTE_PE else -a
        elif kind in (NOTE_SP, NOTE_SP_PAID):
            self.sp[seat] += a if kind == NOTE_SP else -a
        elif kind in (NOTE_TOKENS, NOTE_TOKENS_PAID):
            self.tokens[5 * seat + a] += b if kind == NOTE_TOKENS else -b
        elif kind == NOTE_LEVEL:
            self.levels[4 * seat + a] = b
        elif kind == NOTE_OCCUPIED:
            self.cards[seat] |= 1 << a
        elif kind in (NOTE_HAUNTED, NOTE_RECALLED):
            self.haunted[a] = seat if kind == NOTE_HAUNTED else NOBODY
        elif kind in (NOTE_PLACED, NOTE_GONE):
            self.ghosts[a] += b if kind == NOTE_PLACED else -1
        elif kind == NOTE_UPGRADED:
            self.go(a, a + 1)
        elif kind == NOTE_MOVED:
            self.go(a, 5 * b + a % 5)
        elif kind == NOTE_SWAPPED:
            self.go(a, b // 5 * 5 + a % 5)
            self.go(b, a // 5 * 5 + b % 5)

    def go(self, cell: int, other: int) -> None:
        """Move a ghost from one cell to another."""
        self.ghosts[cell] -= 1
        self.ghosts[other] += 1


class Broken(AssertionError):
    """A law that does not hold."""


def require(holds: bool, law: str) -> None:
    """Raise :class:`Broken` if a law does not hold."""
    if not holds:
        raise Broken(law)


def check_state(state: Halloween) -> None:
    """Raise :class:`Broken` for the first law that a state breaks."""
    for law, holds in LAWS.items():
        require(holds(state), law)


def check_step(step: Step) -> set[tuple[int, int]]:
    """Return the effects of cards in a step. Raise :class:`Broken` if the notes do not match the change of
    state."""
    books = Books(step.before)
    for note in step.notes:
        books.enter(note)
        place = WHY_PLACE.get(note[0])
        require(place is None or note[place] > 0, "every change has a reason")
    for name in Books.FIELDS:
        noted, real = getattr(books, name), list(getattr(step.after, name))
        require(noted == real, f"what was noted of {name} adds up")
    worked = effects(step)
    for card, seat in worked:
        require(bool(step.after.cards[seat] >> card & 1), f"card {card} works for its players only (C0)")
    silent = step.before.clone()
    silent.apply(step.action)
    require(silent == step.after, "taking notes changes nothing")
    return worked


# ---- playing ------------------------------------------------------------------------

# Weights of the blocks in random play; all outcomes of a chance event weigh the same.
LIKED = {"act": 4, "occupy": 6, "use": 12, "bonus": 12, "end": 4, "pair": 3, "plus": 2}
WEIGHTS = [LIKED.get(max(b for b in BLOCKS if b[0] <= action)[1], 1) for action in range(ACTIONS)]
for _rest in range(ACT + REST, CELL, len(ACTS)):
    WEIGHTS[_rest] = 1


def pick(state: Halloween, rng: Rng) -> int:
    """Return a random legal action by weight."""
    legal = state.legal_actions()
    sums = list(accumulate(WEIGHTS[action] for action in legal))
    return legal[bisect_right(sums, rng.below(sums[-1]))]


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """Return the items in random order and empty the list."""
    return [items.pop(rng.below(len(items))) for _ in range(len(items))]


@dataclass(frozen=True)
class Plan:
    """The full description of one match; a plan always gives the same match."""

    players: int
    options: dict[str, Value]
    seed: int
    head_start: bool = False

    def command(self, step: int) -> str:
        """Return the command that replays this match up to a step."""
        options = "".join(f" -o {name}={value}" for name, value in self.options.items())
        start = " --head-start" if self.head_start else ""
        return (
            f"python -m tests.games.halloween.exhaustive --players {self.players}{options}"
            f" --seed {self.seed}{start} --step {step}"
        )

    def begin(self, rng: Rng) -> Halloween:
        game = HalloweenGame(self.players, self.options)
        return game.from_position(head_start(game, rng)) if self.head_start else game.new_state()


def head_start(game: HalloweenGame, rng: Rng) -> Position:
    """Return a random position in the middle of a standard match, with cards already occupied."""
    bonuses = [token_text(token) for token in shuffled(list(range(BONUS_TOKENS)), rng)]
    seats = [seat_start(game, bonuses, rng) for _ in game.seats]
    ghosts: list[Counter[str]] = [Counter() for _ in BUILDINGS]
    ghosts[0]["blue"] = 1
    for colour in COLOURS:
        for _ in range(rng.below(GHOSTS_EACH)):
            building = ghosts[rng.below(len(BUILDINGS))]
            building[colour] += building.total() < ROOM
    town: Position = {}
    for building, name in zip(ghosts, BUILDINGS, strict=True):
        spaces = shuffled(list(range(len(COLOURS))), rng)
        # No seat has haunted the police station, so every seat still has a haunt token.
        haunters = [seat for seat in game.seats if town and rng.below(2)]
        haunts = {COLOURS[spaces[seat]]: seat for seat in haunters}
        for seat in haunters:
            seats[seat]["pe"] += HAUNT_POINTS[spaces[seat]]
        town[name] = {"ghosts": dict(building), "bonus": bonuses.pop(), "haunts": haunts}
    return {"town": town, "seats": seats}


def seat_start(game: HalloweenGame, bonuses: list[str], rng: Rng) -> Position:
    """Return a random seat of a position: tokens, levels, up to four cards, some bonus tokens."""
    in_play = [number for number in CARDS if game.cards >> number & 1]
    return {
        "pe": 0,
        "sp": rng.below(8),
        "tokens": {colour: rng.below(TOKENS_EACH // game.players + 1) for colour in COLOURS},
        "levels": [1 + rng.below(TOP_LEVEL) for _ in range(SECTIONS)],
        "cards": shuffled(in_play, rng)[: rng.below(CARDS_TO_END)],
        "bonuses": [bonuses.pop() for _ in range(rng.below(SLOTS + 1))],
    }


class Failure(Exception):
    """A match that broke a law: the law, the step and the command to replay it."""

    def __init__(self, plan: Plan, step: int, law: str) -> None:
        super().__init__(f"broken at step {step}: {law}\nrepeat: {plan.command(step)}")
        self.plan, self.step, self.law = plan, step, law


@dataclass
class Tally:
    """Counts of everything seen so far."""

    games: int = 0
    steps: int = 0
    effects: Counter[int] = field(default_factory=Counter)
    bonuses: Counter[str] = field(default_factory=Counter)
    pairs: set[tuple[int, int]] = field(default_factory=set)

    def rare_cards(self) -> list[int]:
        return [card for card in CARDS if self.effects[card] < ENOUGH]

    def complete(self) -> bool:
        used = all(self.bonuses[kind] >= ENOUGH for kind in KINDS)
        return used and not self.rare_cards() and len(self.pairs) == PAIR_COUNT

    def count(self, step: Step, worked: set[tuple[int, int]]) -> None:
        self.steps += 1
        self.effects.update(card for card, _ in worked)
        self.bonuses.update(KINDS[note[2]] for note in step.notes if note[0] == NOTE_BONUS_USED)

    def finished(self, state: Halloween) -> None:
        self.games += 1
        numbers = [number for number in CARDS if state.in_play >> number & 1]
        self.pairs.update(combinations(numbers, 2))

    def table(self) -> str:
        """Return the counts as text, thirteen cards to a row."""
        cards = [f"{card:>3}:{self.effects[card]:<5}" for card in CARDS]
        kinds = [f"  {kind}:{self.bonuses[kind]:<5}" for kind in KINDS]
        rows = [" ".join(cards[i : i + 13]).rstrip() for i in range(0, len(cards), 13)]
        return "\n".join(
            [
                f"matches: {self.games}, steps: {self.steps}, all laws hold",
                f"pairs of cards in play together: {len(self.pairs)} of {PAIR_COUNT}",
                f"card effects (at least {ENOUGH} wanted):",
                *rows,
                f"bonus tokens used (at least {ENOUGH} wanted):",
                " ".join(kinds).rstrip(),
            ]
        )


def play(plan: Plan, tally: Tally, shown: int = 0) -> None:
    """Play a match, check every step and update the tally; print the step ``shown``."""
    rng, number = Rng(plan.seed), 0
    try:
        state = plan.begin(rng)
        check_state(state)
        while not state.over():
            number += 1
            before, action = state.clone(), pick(state, rng)
            if number == shown:
                show(plan, number, before, action)
            step = Step(before, action, state.notes_of(action), state)
            worked = check_step(step)
            check_state(state)
            tally.count(step, worked)
    except Exception as trouble:
        raise Failure(plan, number, f"{trouble}" or type(trouble).__name__) from trouble
    tally.finished(state)


def show(plan: Plan, number: int, state: Halloween, action: int) -> None:
    """Print the position before a step and the step itself."""
    game = HalloweenGame(plan.players, plan.options)
    print(json.dumps(game.position(state)))
    print(f"step {number}: {game.text(action)}")


# ---- choosing matches ---------------------------------------------------------------


def choose_cards(tally: Tally, rng: Rng) -> list[int]:
    """Return eight cards. Each is the card with the most new pairs among those already chosen (the first:
    among all), ties broken by the fewest effects."""
    left = shuffled(list(CARDS), rng)
    chosen: list[int] = []
    while len(chosen) < CARDS_IN_PLAY:
        others = chosen or list(CARDS)
        news = {c: sum((min(c, o), max(c, o)) not in tally.pairs for o in others) for c in left}
        best = max(left, key=lambda card: (news[card], -min(tally.effects[card], ENOUGH)))
        chosen.append(best)
        left.remove(best)
    return sorted(chosen)


def plans(seed: int, tally: Tally) -> Iterator[Plan]:
    """Yield matches of all player counts: with a head start, from the beginning and, now and then, Master."""
    rng = Rng(seed)
    for number in range(MOST_GAMES):
        players = HalloweenGame.player_counts[number % 3]
        master = number % 11 == 10
        options: dict[str, Value] = {"variant": "master"}
        if not master:
            options = {"cards": "+".join(map(str, choose_cards(tally, rng)))}
        early = number % 2 == 0 and not master
        if early:
            options["rounds"] = HEAD_START_ROUNDS
        yield Plan(players, options, rng.next64() >> 32, early)


def run(seed: int, games: int, tally: Tally) -> None:
    """Play until the tally is complete, or a number of matches if that is not 0."""
    for plan in plans(seed, tally):
        play(plan, tally)
        if tally.games == games or (not games and tally.complete()):
            return


def main(arguments: list[str] | None = None) -> int:
    """Run until the tally is complete, or replay one match; return 1 for a broken law or a gap."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.halloween.exhaustive")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=0, help="stop after so many matches")
    parser.add_argument("--players", type=int, help="repeat one match with so many players")
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--head-start", action="store_true")
    parser.add_argument("--step", type=int, default=0, help="show the position before this step")
    given = parser.parse_args(arguments)
    tally = Tally()
    try:
        if given.players:
            options: dict[str, Value] = dict(item.split("=", 1) for item in given.options)
            plan = Plan(given.players, options, given.seed, given.head_start)
            play(plan, tally, given.step)
        else:
            run(given.seed, given.games, tally)
    except Failure as failure:
        print(failure)
        return 1
    print(tally.table())
    return 0 if given.players or given.games or tally.complete() else 1


if __name__ == "__main__":
    sys.exit(main())
