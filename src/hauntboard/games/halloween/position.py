"""Halloween positions as JSON: the table and the pending decisions.

Only future chance is hidden in this game, so a position is also the larger part of a view. Positions leave
out the supplies, which follow from the rest.
"""

from __future__ import annotations

from typing import Any

from ...engine.game import PositionError
from ...engine.positions import PositionReader, all_whole, put, whole
from .cards import (
    ACTS,
    ALL_BONUS_TOKENS,
    ASK_BLUE,
    ASK_SLOT,
    ASKS,
    BLUE,
    BUILDINGS,
    CARDS,
    CARDS_IN_PLAY,
    COLOURS,
    DEPTH,
    DISCS,
    GHOSTS_EACH,
    HAUNT_TOKENS,
    KINDS,
    MOST_DOUBLES,
    NOBODY,
    NOTHING,
    OVER,
    PAIR_HAUNT_TOKENS,
    PHASES,
    SETTING_UP,
    SLOTS,
    SPACES,
    TOKENS_EACH,
    TOP_LEVEL,
)
from .position_checks import sound
from .rules import Halloween

TOP_KEYS = {
    *("game", "players", "phase", "round", "first", "turn", "ending", "town", "cards", "thrown", "seats"),
    *("sections_used", "powers_used", "going_on"),
}
BUILDING_KEYS = {"ghosts", "bonus", "haunts"}
SEAT_KEYS = {"pe", "sp", "tokens", "levels", "discs", "cards", "bonuses", "blocked"}
CONTEXT_KEYS = {
    *("section", "boosted", "brawling", "earned", "roller", "arena", "fighters", "dice", "sides", "plus"),
    *("targets", "stack"),
}
MOST_POINTS = 9999

CELL_RANGE, COLOUR_RANGE, NOUGHT = (0, 29), (0, 4), (0, 0)
# Ranges of a frame's arguments; frames without arguments have no entry.
FRAMES: dict[str, tuple[tuple[int, int], ...]] = {
    "deal": ((1, CARDS_IN_PLAY),),
    "draw-town": ((0, 5),),
    "roll": ((0, 1),),
    "move": ((NOTHING, 29),),
    "move-to": (CELL_RANGE, (0, 3)),
    "defender": (CELL_RANGE,),
    "higher": ((0, 2),),
    "dice": ((0, 46), (0, 18), (0, 1)),
    "follow": ((0, 1023), CELL_RANGE, (0, 99)),
    "pay": ((1, len(CARDS)),),
    "disc": ((1, len(CARDS)),),
    "rival": ((0, 3), (0, 1)),
    "discs-back": ((0, 3),),
    "name": (COLOUR_RANGE,),
    "fifth-haunt": (COLOUR_RANGE,),
    "winner-to": (CELL_RANGE,),
    "scare-ghost": (COLOUR_RANGE,),
    "power": ((10, 45), (NOTHING, 29)),
    "restore": ((0, 99),),
}
DICE_PURPOSES = (0, 18, 21, 46)
POWERS_THAT_ASK = (10, 14, 15, 22, 23, 38, 43, 45)


# ---- writing ------------------------------------------------------------------------


def by_colour(counts: list[int]) -> dict[str, int]:
    """Return the nonzero counts by colour name.

    >>> by_colour([3, 0, 0, 1, 0])
    {'blue': 3, 'orange': 1}
    """
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def token_text(token: int) -> str:
    """Return the text of a bonus token: its kind and its copy.

    >>> token_text(1), token_text(22)
    ('a2', 'l1')
    """
    return f"{KINDS[token // 2]}{token % 2 + 1}"


def token_texts(mask: int) -> list[str]:
    return [token_text(token) for token in range(2 * len(KINDS)) if mask >> token & 1]


def cards_of(mask: int) -> list[int]:
    return [number for number in CARDS if mask >> number & 1]


def export(state: Halloween) -> dict[str, Any]:
    """Return the whole position."""
    return {
        "game": "halloween",
        "players": state.players,
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "turn": state.seat,
        "ending": bool(state.ending),
        "town": {name: export_building(state, i) for i, name in enumerate(BUILDINGS)},
        "cards": cards_of(state.in_play),
        "thrown": token_texts(state.thrown),
        "seats": [export_seat(state, seat) for seat in range(state.players)],
        "sections_used": [s + 1 for s in range(state.sections) if state.sections_used >> s & 1],
        "powers_used": cards_of(state.powers_used),
        "going_on": export_context(state),
    }


def export_building(state: Halloween, building: int) -> dict[str, Any]:
    cells = range(5 * building, 5 * building + 5)
    haunted, ghosts, laid = list(state.haunted), list(state.ghosts), list(state.laid)
    return {
        "ghosts": by_colour([ghosts[cell] for cell in cells]),
        "bonus": token_text(laid[building]) if laid[building] >= 0 else None,
        "haunts": {COLOURS[cell % 5]: haunted[cell] for cell in cells if haunted[cell] >= 0},
    }


def export_seat(state: Halloween, seat: int) -> dict[str, Any]:
    boards = range(4 * seat, 4 * seat + state.sections)
    discs, levels = list(state.discs), list(state.levels)
    return {
        "pe": state.pe[seat],
        "sp": state.sp[seat],
        "tokens": by_colour(list(state.tokens)[5 * seat : 5 * seat + 5]),
        "levels": [levels[i] for i in boards],
        "discs": [[ACTS[act] for act in range(SPACES) if discs[i] >> act & 1] for i in boards],
        "cards": cards_of(state.cards[seat]),
        "bonuses": token_texts(state.held[seat]),
        "blocked": state.blocked[seat],
    }


def export_context(state: Halloween) -> dict[str, Any]:
    frames = zip(state.ask, state.arg_a, state.arg_b, state.arg_c, strict=True)
    return {
        "section": state.section + 1 if state.section >= 0 else None,
        "boosted": bool(state.boosted),
        "brawling": bool(state.brawling),
        "earned": state.earned,
        "roller": state.roller,
        "arena": state.arena,
        "fighters": list(state.fighter),
        "dice": list(state.die),
        "sides": list(state.sides),
        "plus": list(state.plus),
        "targets": list(state.targets),
        "stack": [[ASKS[ask], a, b, c] for ask, a, b, c in list(frames)[: state.depth]],
    }


# ---- reading ------------------------------------------------------------------------


def set_up(fresh: Halloween, data: Any) -> Halloween:
    """Return the position as a state with the options of ``fresh``. Raise :class:`PositionError` if the
    position is invalid."""
    top = PositionReader(data, "$", TOP_KEYS)
    state = fresh.clone()
    last = state.players - 1
    if top.data.get("game", "halloween") != "halloween":
        raise PositionError("position-other-game", "$.game")
    if top.data.get("players", state.players) != state.players:
        raise PositionError("position-other-players", "$.players", players=state.players)
    phase = top.data.get("phase", "play")
    if phase not in PHASES:
        raise PositionError("position-bad-phase", "$.phase", allowed=", ".join(PHASES))
    state.phase = PHASES.index(phase)
    begun = min(1, state.phase)
    state.round = top.number("round", begun, begun, 9999 * begun)
    state.first = top.number("first", 0, 0, last)
    state.seat = top.number("turn", state.first, 0, last)
    state.ending = int(top.flag("ending", False))
    read_cards_in_play(state, top)
    placed = read_town(state, top)
    placed |= read_tokens(state, top, "thrown", placed)
    state.thrown = placed & ~town_tokens(state)
    read_seats(state, top, placed)
    used = all_whole(top.items("sections_used", []), "$.sections_used", 1, state.sections)
    state.sections_used = sum(1 << section - 1 for section in set(used))
    own = state.cards[state.seat]
    state.powers_used = read_numbered_cards(top, "powers_used", own)
    read_context(state, top)
    check(state)
    return state


def read_numbered_cards(reader: PositionReader, key: str, allowed: int) -> int:
    """Return a list of card numbers as a mask. Raise :class:`PositionError` for cards outside ``allowed``."""
    numbers = all_whole(reader.items(key, []), reader.at(key), 1, len(CARDS))
    for i, number in enumerate(numbers):
        if not allowed >> number & 1 or number in numbers[:i]:
            raise PositionError("halloween-position-card", f"{reader.at(key)}[{i}]", number=number)
    return sum(1 << number for number in numbers)


def read_cards_in_play(state: Halloween, top: PositionReader) -> None:
    """Read the cards in play: eight, none in the Master variant, fewer during the deal."""
    if "cards" in top.data:
        every = 0 if state.master else sum(1 << number for number in CARDS)
        state.in_play = read_numbered_cards(top, "cards", every)
    count = state.in_play.bit_count()
    if state.phase != SETTING_UP and count != (0 if state.master else CARDS_IN_PLAY):
        raise PositionError("halloween-position-cards", "$.cards", count=CARDS_IN_PLAY)


def read_counts(reader: PositionReader, key: str, most: int) -> list[int]:
    """Return the counts of an object, in the order of the colours."""
    inner = PositionReader(reader.data.get(key, {}), reader.at(key), set(COLOURS))
    return [inner.number(colour, 0, 0, most) for colour in COLOURS]


def read_token(value: Any, path: str) -> int:
    """Return the bonus token for its text. Raise :class:`PositionError` if there is none."""
    if isinstance(value, str) and len(value) == 2 and value[0] in KINDS and value[1] in "12":
        return 2 * KINDS.index(value[0]) + int(value[1]) - 1
    raise PositionError("halloween-position-bonus", path)


def read_tokens(state: Halloween, reader: PositionReader, key: str, placed: int) -> int:
    """Return a list of bonus tokens as a mask. Raise :class:`PositionError` for one that is already
    placed."""
    mask = 0
    for i, value in enumerate(reader.items(key, [])):
        path = f"{reader.at(key)}[{i}]"
        token = 1 << read_token(value, path)
        if (placed | mask) & token or state.master:
            raise PositionError("halloween-position-bonus", path)
        mask |= token
    return mask


def town_tokens(state: Halloween) -> int:
    return sum(1 << token for token in state.laid if token >= 0)


def read_town(state: Halloween, top: PositionReader) -> int:
    """Read ghosts, haunt tokens and bonus tokens of the town; return the bonus tokens as a mask."""
    town = PositionReader(top.data.get("town", export(state)["town"]), "$.town", set(BUILDINGS))
    ghosts, haunted, laid, placed = [0] * 30, [NOBODY] * 30, [NOTHING] * 6, 0
    for building, name in enumerate(BUILDINGS):
        reader = PositionReader(town.data.get(name, {}), town.at(name), BUILDING_KEYS)
        counts = read_counts(reader, "ghosts", GHOSTS_EACH)
        if sum(counts) > state.room:
            raise PositionError("halloween-position-crowd", reader.at("ghosts"), count=state.room)
        ghosts[5 * building : 5 * building + 5] = counts
        haunts = PositionReader(reader.data.get("haunts", {}), reader.at("haunts"), set(COLOURS))
        for colour in haunts.data:
            cell = 5 * building + COLOURS.index(colour)
            haunted[cell] = haunts.number(colour, 0, 0, state.players - 1)
        if reader.data.get("bonus") is not None:
            token = read_token(reader.data["bonus"], reader.at("bonus"))
            if placed >> token & 1 or state.master:
                raise PositionError("halloween-position-bonus", reader.at("bonus"))
            laid[building] = token
            placed |= 1 << token
    for colour, name in enumerate(COLOURS):
        if sum(ghosts[colour::5]) > GHOSTS_EACH:
            raise PositionError("halloween-position-ghosts", "$.town", colour=name)
    state.ghosts, state.haunted, state.laid = ghosts, haunted, laid
    state.recount()
    return placed


def read_seats(state: Halloween, top: PositionReader, placed: int) -> None:
    """Read the player boards and put the remaining tokens into the supplies."""
    seats = top.items("seats", [{}] * state.players, state.players)
    pool = [TOKENS_EACH] * 5
    for seat, data in enumerate(seats):
        reader = PositionReader(data, f"$.seats[{seat}]", SEAT_KEYS)
        counts = read_counts(reader, "tokens", TOKENS_EACH)
        pool = [left - count for left, count in zip(pool, counts, strict=True)]
        for colour in range(5):
            put(state, "tokens", 5 * seat + colour, counts[colour])
        if min(pool) < 0:
            raise PositionError("halloween-position-tokens", reader.at("tokens"))
        put(state, "pe", seat, reader.number("pe", 0, 0, MOST_POINTS))
        put(state, "sp", seat, reader.number("sp", 2, 0, MOST_POINTS))
        put(state, "cards", seat, read_numbered_cards(reader, "cards", state.in_play))
        put(state, "held", seat, read_tokens(state, reader, "bonuses", placed))
        placed |= state.held[seat]
        put(state, "blocked", seat, reader.number("blocked", 0, 0, 0 if state.master else SLOTS))
        read_board(state, seat, reader)
        read_haunts(state, seat)
    state.pool = pool
    state.reserve = 0 if state.master else ALL_BONUS_TOKENS & ~placed


def read_board(state: Halloween, seat: int, reader: PositionReader) -> None:
    """Read levels and discs of a seat's sections and put the remaining discs into the supply."""
    levels = reader.items("levels", [1] * state.sections, state.sections)
    discs = reader.items("discs", [[]] * state.sections, state.sections)
    left = DISCS - state.blocked[seat] - state.cards[seat].bit_count()
    for section in range(state.sections):
        level = whole(levels[section], f"{reader.at('levels')}[{section}]", 1, TOP_LEVEL)
        put(state, "levels", 4 * seat + section, level)
        path = f"{reader.at('discs')}[{section}]"
        if not isinstance(discs[section], list):
            raise PositionError("position-not-list", path, count=0)
        if any(act not in list(ACTS[:SPACES]) for act in discs[section]):
            raise PositionError("halloween-position-act", path)
        mask = sum(1 << ACTS.index(act) for act in set(discs[section]))
        put(state, "discs", 4 * seat + section, mask)
        left -= mask.bit_count()
    if left < 0:
        raise PositionError("halloween-position-discs", reader.at("discs"), count=DISCS)
    put(state, "supply", seat, left)


def read_haunts(state: Halloween, seat: int) -> None:
    """Set a seat's unused haunt tokens; check how many it has per building (A6, P1)."""
    each = [list(state.haunted)[5 * b : 5 * b + 5].count(seat) for b in range(len(BUILDINGS))]
    doubles = sum(count > 1 for count in each)
    if max(each) > (2 if state.players == 2 else 1) or doubles > MOST_DOUBLES:
        raise PositionError("halloween-position-haunts", "$.town")
    tokens = PAIR_HAUNT_TOKENS if state.players == 2 else HAUNT_TOKENS
    put(state, "haunts", seat, tokens - sum(each))


def read_context(state: Halloween, top: PositionReader) -> None:
    """Read the pending decisions; the default is none, or the setup."""
    default = {"stack": export_context(state)["stack"]} if state.phase == SETTING_UP else {}
    reader = PositionReader(top.data.get("going_on", default), "$.going_on", CONTEXT_KEYS)
    section = reader.data.get("section")
    state.section = NOTHING if section is None else reader.number("section", 1, 1, state.sections) - 1
    state.boosted = int(reader.flag("boosted", False))
    state.brawling = int(reader.flag("brawling", False))
    state.earned = reader.number("earned", 0, 0, 99)
    state.roller = reader.number("roller", 0, 0, state.players - 1)
    state.arena = reader.number("arena", 0, 0, len(BUILDINGS) - 1)
    for key, field, count, most in (
        ("fighters", "fighter", 2, 29),
        ("dice", "die", 2, 12),
        ("sides", "sides", 2, 12),
        ("plus", "plus", 2, 99),
        ("targets", "targets", 5, GHOSTS_EACH),
    ):
        values = reader.items(key, [0] * count, count)
        setattr(state, field, all_whole(values, reader.at(key), 0, most))
    read_stack(state, reader)


def read_stack(state: Halloween, reader: PositionReader) -> None:
    while state.depth:
        state.pop_frame()
    frames = reader.items("stack", [])
    if len(frames) > DEPTH // 2:  # leave room for the frames that answers push
        raise PositionError("halloween-position-stack", reader.at("stack"))
    for i, frame in enumerate(frames):
        path = f"{reader.at('stack')}[{i}]"
        if not isinstance(frame, list) or len(frame) != 4 or frame[0] not in ASKS[1:]:
            raise PositionError("halloween-position-stack", path)
        ranges = (*FRAMES.get(frame[0], ()), NOUGHT, NOUGHT, NOUGHT)[:3]
        a, b, c = (whole(n, path, *bounds) for n, bounds in zip(frame[1:], ranges, strict=True))
        if frame[0] == "dice" and a not in DICE_PURPOSES:
            raise PositionError("halloween-position-stack", path)
        if frame[0] == "power" and a not in POWERS_THAT_ASK:
            raise PositionError("halloween-position-stack", path)
        state.push_frame(ASKS.index(frame[0]), a, b, c)


def check(state: Halloween) -> None:
    """Raise :class:`PositionError` if no match could lead to this position."""
    for seat in range(state.players):
        asked = state.depth > 0 and state.ask[state.depth - 1] == ASK_SLOT and seat == state.seat
        if state.held[seat].bit_count() + state.blocked[seat] > SLOTS + asked:
            raise PositionError("halloween-position-slots", f"$.seats[{seat}].bonuses", count=SLOTS)
    asks_blue = state.depth > 0 and state.ask[state.depth - 1] == ASK_BLUE
    if state.phase != OVER and not sum(list(state.ghosts)[BLUE::5]) and not asks_blue:
        raise PositionError("halloween-position-no-blue", "$.town")
    if not sound(state) or (state.phase != OVER and not state.legal_actions()):
        raise PositionError("halloween-position-stack", "$.going_on.stack")
