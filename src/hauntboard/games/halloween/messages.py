"""Halloween messages: moves and refusals.

This module has only message ids and arguments; the sentences are in the catalogues.
"""

from __future__ import annotations

from typing import Any

from ...engine.messages import Message, Refusal
from .cards import (
    ACT,
    ACTS,
    AGAIN,
    ASK_DICE,
    ASKS,
    BONUS,
    BUILDING,
    BUILDINGS,
    CELL,
    CHANGE,
    COLOUR,
    COLOURS,
    DEAL,
    DRAW,
    DROP,
    END,
    FACE,
    FIRST,
    FOLLOW_UPS,
    GHOSTS_EACH,
    HIGHER_DIE,
    KINDS,
    MOST_DOUBLES,
    NAME,
    OCCUPY,
    PAIR,
    PAIRS,
    PASS,
    PAY,
    PAYMENTS,
    PLUS,
    PLUS_THREE,
    POINTS,
    REST,
    ROLL_AGAIN,
    SCARE_POINTS,
    SEAT,
    SECTION,
    SPACE,
    SPACES,
    SUPPLY,
    TURN_POWERS,
    USE,
)
from .rules import Halloween

Arguments = dict[str, Any]
DICE_KINDS = (HIGHER_DIE, ROLL_AGAIN, PLUS_THREE)
# Bonus tokens that can be used while the question is open.
KINDS_FOR = {"higher": DICE_KINDS, "dice": (*DICE_KINDS, SCARE_POINTS)}
# The first action and the name of each block.
BLOCKS = (
    (FIRST, "first"),
    (DEAL, "deal"),
    (DRAW, "draw"),
    (FACE, "roll"),
    (ACT, "act"),
    (CELL, "cell"),
    (PAIR, "pair"),
    (BUILDING, "building"),
    (COLOUR, "colour"),
    (SECTION, "section"),
    (SEAT, "seat"),
    (OCCUPY, "occupy"),
    (PAY, "pay"),
    (SPACE, "space"),
    (SUPPLY, "supply"),
    (USE, "use"),
    (BONUS, "bonus"),
    (DROP, "drop"),
    (AGAIN, "again"),
    (PLUS, "plus"),
    (NAME, "name"),
    (CHANGE, "change"),
    (POINTS, "points"),
    (PASS, "pass"),
    (END, "end"),
)


def block_of(action: int) -> tuple[str, int]:
    """Return the block of an action and its index in the block.

    >>> block_of(CELL + 12)
    ('cell', 12)
    """
    start, name = next((start, name) for start, name in reversed(BLOCKS) if action >= start)
    return name, action - start


def cell_arguments(cell: int) -> Arguments:
    return {"colour": COLOURS[cell % 5], "building": BUILDINGS[cell // 5]}


def arguments_of(block: str, index: int) -> Arguments:
    """Return the message arguments of an action."""
    if block == "act":
        return {"section": index // len(ACTS) + 1, "act": ACTS[index % len(ACTS)]}
    if block == "cell":
        return cell_arguments(index)
    if block == "pair":
        low, high = PAIRS[index % len(PAIRS)]
        building = BUILDINGS[index // len(PAIRS)]
        return {"colour": COLOURS[low], "colour2": COLOURS[high], "building": building}
    if block == "building":
        return {"building": BUILDINGS[index]}
    if block == "colour":
        return {"colour": COLOURS[index], "level": index + 1}
    if block == "section":
        return {"section": index + 1}
    if block == "seat":
        return {"target": index}
    if block == "first":
        return {"seat": index}
    if block in ("deal", "occupy", "use", "roll", "name"):
        return {"number": index + 1}
    if block == "pay":
        counts = [PAYMENTS[index].count(colour) for colour in range(5)]
        return {name: counts[colour] for colour, name in enumerate(COLOURS)}
    if block == "space":
        return {"section": index // SPACES + 1, "act": ACTS[index % SPACES]}
    if block in ("draw", "bonus", "drop"):
        return {"bonus": KINDS[index // 2 if block == "draw" else index]}
    if block in ("again", "plus"):
        return {"number": index + 1}
    if block == "change":
        low = index % 4
        pair = (low + 1, low) if index < 4 else (low, low + 1)
        return {"colour": COLOURS[pair[0]], "colour2": COLOURS[pair[1]]}
    return {}


# ---- cards that a move uses up without naming them ------------------------------------

SILENT_POWERS = (1, 4, 6)  # once-per-turn cards that the choice of a space or a ghost uses up
SPENDING_BLOCKS = ("act", "cell", "pair", "colour")


def has_silent_power(state: Halloween) -> bool:
    """Return whether the player still has one of these cards to use this turn."""
    return state.decider() == state.seat and any(ready(state, card) for card in SILENT_POWERS)


def spends(state: Halloween, action: int) -> list[int]:
    """Return the cards 1, 4 and 6 that a legal move uses up. A section's action counts a card if every
    continuation uses it."""
    if not has_silent_power(state) or block_of(action)[0] not in SPENDING_BLOCKS:
        return []
    after = state.clone()
    after.apply(action)
    spent = after.powers_used & ~state.powers_used
    if block_of(action)[0] == "act" and after.depth and after.decider() == state.seat:
        ways = [set(spends(after, answer)) for answer in after.legal_actions()]
        spent |= sum(1 << card for card in set.intersection(*ways))
    return [card for card in SILENT_POWERS if spent >> card & 1]


# Blocks whose actions have a different meaning for each question.
BY_QUESTION = ("cell", "building", "colour", "section", "space", "pass", "points", "again", "plus")


def describe(state: Halloween, action: int) -> Message:
    """Return the message that describes a legal move to the seat that may make it."""
    block, index = block_of(action)
    arguments = arguments_of(block, index)
    if block in SPENDING_BLOCKS:
        arguments["spends"] = spends(state, action)
    if block == "act" and index % len(ACTS) == REST:
        return Message("halloween-move-rest", arguments)
    if block not in BY_QUESTION:
        return Message(f"halloween-move-{block}", arguments)
    ask = question_name(state)
    if block == "section" and ask == "follow":
        arguments["level"] = state.arg_c[state.depth - 1]
    if block == "cell" and ask == "haunt" and state.haunted[index] == state.seat:
        return Message("halloween-move-recall", arguments)
    if block == "cell" and ask == "upgrade":
        arguments |= {"colour2": COLOURS[index % 5 + 1], "amount": state.upgrade_cost(index % 5)}
    if block == "points":
        return Message("halloween-move-points", {"amount": 2 if state.players == 2 else 1})
    if block in ("again", "plus"):
        return Message(f"halloween-move-{block}", arguments)
    return Message(f"halloween-move-{ask}-{block}", arguments)


def question_name(state: Halloween) -> str:
    """Return the name of the open question; a turn power is named by its card."""
    ask = ASKS[state.asked_now()]
    if ask == "power":
        first = state.arg_b[state.depth - 1] < 0
        return f"power-{state.arg_a[state.depth - 1]}" + ("" if first else "-second")
    return ask


# ---- refusals -----------------------------------------------------------------------


def refusal(id: str, clause: str, **arguments: Any) -> Refusal:
    return Refusal(f"halloween-{id}", clause, **arguments)


def why_not(state: Halloween, seat: int, action: int) -> Refusal:
    """Return the refusal of an illegal action."""
    block, index = block_of(action)
    if block in ("first", "deal", "draw", "roll"):
        return Refusal("refusal-only-chance")
    if seat != state.decider():
        ask = ASKS[state.asked_now()]
        if seat == state.seat and ask == "rival":
            return refusal("rival-chooses", "C2", target=state.decider())
        if seat == state.seat and ask == "dice":
            return refusal("roller-chooses", "A5", target=state.decider())
        return Refusal("refusal-not-your-turn", "H3")
    if state.depth == 0:
        return not_this_turn(state, block, index)
    return not_this_answer(state, block, index)


def not_this_turn(state: Halloween, block: str, index: int) -> Refusal:
    """Return the refusal of an illegal move between actions."""
    if block == "act":
        return not_this_act(state, index // len(ACTS), index % len(ACTS))
    if block == "end":
        unused = [s + 1 for s in range(state.sections) if not state.sections_used >> s & 1]
        return refusal("sections-left", "H3", numbers=unused)
    if block == "occupy":
        return not_this_card(state, index + 1)
    if block == "use":
        return not_this_power(state, index + 1)
    if block == "bonus":
        return not_this_bonus(state, index)
    return refusal("begin-something", "H3")


def not_this_act(state: Halloween, section: int, act: int) -> Refusal:
    """Return the refusal of a section's action (H4, H5, H7)."""
    arguments = {"section": section + 1, "act": ACTS[act]}
    if section >= state.sections:
        return refusal("no-such-section", "V1", **arguments)
    if state.sections_used >> section & 1:
        return refusal("section-used", "H3", **arguments)
    taken = list(state.discs)[4 * state.seat + section] >> act & 1
    if taken and not ready(state, 6):
        return refusal("space-taken", "H4", **arguments)
    if not taken and not state.supply[state.seat]:
        return refusal("no-disc", "H4", **arguments)
    return IMPOSSIBLE[ACTS[act]](state, state.reach(section))


def has(state: Halloween, card: int) -> bool:
    return bool(state.cards[state.seat] >> card & 1)


def ready(state: Halloween, card: int) -> bool:
    return has(state, card) and not state.powers_used >> card & 1


def no_summon(state: Halloween, limit: int) -> Refusal:
    pairs = [cell for cell, count in enumerate(state.ghosts) if count > 1]
    usable = [cell for cell in pairs if cell % 5 < limit]
    if not pairs:
        return refusal("no-pair", "A1")
    if not usable:
        return refusal("pair-too-high", "H5", level=limit)
    return cannot_come(state, usable[0])


def cannot_come(state: Halloween, cell: int) -> Refusal:
    """Return the refusal of a further ghost of a colour in a building (A1)."""
    if in_town(state, cell % 5) == GHOSTS_EACH:
        return refusal("none-free", "A1", **cell_arguments(cell))
    clause = "V4" if state.master else "A1"
    return refusal("building-full", clause, count=state.room, **cell_arguments(cell))


def in_town(state: Halloween, colour: int) -> int:
    return sum(list(state.ghosts)[colour::5])


def no_upgrade(state: Halloween, limit: int) -> Refusal:
    """Return the first obstacle to an upgrade: level, ghosts or SP."""
    colours = [c for c in range(min(limit, 4)) if in_town(state, c)]  # never empty: blue is in town (A7)
    free = [c for c in colours if in_town(state, c + 1) < GHOSTS_EACH]
    if not free:
        return refusal("no-next-colour", "A3")
    price = min(state.upgrade_cost(c) for c in free)
    return refusal("too-few-scare-points", "A3", amount=price, count=state.sp[state.seat])


def no_move(state: Halloween, limit: int) -> Refusal:
    return refusal("nowhere-to-move", "A4", level=limit)


def no_fight(state: Halloween, limit: int) -> Refusal:
    return refusal("nobody-to-fight", "V2" if state.master else "A5", level=limit)


def no_haunt(state: Halloween, limit: int) -> Refusal:
    if not state.haunts[state.seat]:
        return refusal("no-haunt-token", "A6")
    ghosts, haunted = list(state.ghosts), list(state.haunted)
    open_cells = [c for c in range(30) if ghosts[c] and haunted[c] < 0 and may_haunt(state, c // 5)]
    if open_cells:  # the section's level is too low for all of them
        return refusal("haunt-too-high", "H5", level=limit, needed=min(c % 5 for c in open_cells) + 1)
    return refusal("nothing-to-haunt", "A6", level=limit)


def may_haunt(state: Halloween, building: int) -> bool:
    """Return whether the player may haunt a building (again): once, or twice in two of them (A6, P1)."""
    haunted = list(state.haunted)
    own = [haunted[5 * b : 5 * b + 5].count(state.seat) for b in range(len(BUILDINGS))]
    if own[building] == 0:
        return True
    return state.players == 2 and own[building] == 1 and own.count(2) < MOST_DOUBLES


# No entry for scare: it is always possible, as a blue ghost is in town (A7).
IMPOSSIBLE = {
    "summon": no_summon,
    "upgrade": no_upgrade,
    "move": no_move,
    "fight": no_fight,
    "haunt": no_haunt,
}


def not_this_card(state: Halloween, number: int) -> Refusal:
    if not state.in_play >> number & 1:
        return refusal("card-not-in-play", "V1" if state.master else "H1", number=number)
    if state.cards[state.seat] >> number & 1:
        return refusal("card-occupied", "C1", number=number)
    cost = state.cost(number)
    id = "too-few-tokens" if cost > 0 else "too-few-colours"
    return refusal(id, "C1", number=number, count=abs(cost))


def not_this_power(state: Halloween, number: int) -> Refusal:
    if not state.cards[state.seat] >> number & 1:
        return refusal("not-your-card", "C0", number=number)
    if number not in TURN_POWERS:
        return refusal("no-turn-power", "C0", number=number)
    if state.powers_used >> number & 1:
        return refusal("power-used", "C0", number=number)
    return refusal("power-does-nothing", "C0", number=number)


def not_this_bonus(state: Halloween, kind: int) -> Refusal:
    if state.master:
        return refusal("no-bonus-tokens", "V1")
    if not state.held[state.seat] >> 2 * kind & 3:
        return refusal("not-your-bonus", "B2", bonus=KINDS[kind])
    if not state.supply[state.seat]:
        return refusal("no-disc-for-bonus", "B2", bonus=KINDS[kind])
    if kind in (HIGHER_DIE, ROLL_AGAIN) and state.asked_now() == ASK_DICE:
        return refusal("fight-die", "A5", bonus=KINDS[kind])
    if kind in DICE_KINDS:
        return refusal("bonus-needs-dice", "B2", bonus=KINDS[kind])
    return refusal("bonus-does-nothing", "B2", bonus=KINDS[kind])


# ---- inside an action ---------------------------------------------------------------

TURN_BLOCKS = ("act", "occupy", "end")


def not_this_answer(state: Halloween, block: str, index: int) -> Refusal:
    ask = ASKS[state.asked_now()]
    if block == "bonus" and state.decider() != state.seat:
        return Refusal("refusal-not-your-turn", "B2")
    if block in TURN_BLOCKS or not_now(ask, block, index):
        return refusal("finish-first", "H3", question=ask)
    if block == "cell" and ask in CELL_REASONS:
        return CELL_REASONS[ask](state, index)
    if block == "building" and ask in ("move-to", "winner-to", "blue"):
        return not_this_building(state, ask, index)
    if block == "use" and ask == "follow":
        return refusal("no-follow-up", "A8", number=index + 1)
    if block == "bonus":
        return not_this_bonus(state, index)
    if block == "pay" and ask == "pay":
        return not_this_payment(state, index)
    if block == "colour" and ask == "scare":
        return not_this_ghost(state, None, index)
    if block == "section" and ask == "rival":
        return refusal("no-discs-there", "C2", section=index + 1)
    if block == "drop" and ask == "slot":
        return refusal("not-your-bonus", "B1", bonus=KINDS[index])
    if block == "pass":
        return refusal("must-choose", "H3", question=ask)
    return refusal("no-answer", "H3", question=ask)


def not_now(ask: str, block: str, index: int) -> bool:
    """Return whether a power or bonus token belongs between actions or to another kind of roll."""
    if block == "use":
        return ask != "follow" or index + 1 not in FOLLOW_UPS
    return block == "bonus" and index not in KINDS_FOR.get(ask, ())


def acting_limit(state: Halloween) -> int:
    return state.reach(state.section)


def not_this_ghost(state: Halloween, building: int | None, colour: int) -> Refusal:
    """Return the refusal of a ghost that is absent or too high for the section."""
    arguments: Arguments = {"colour": COLOURS[colour]}
    if building is not None:
        arguments["building"] = BUILDINGS[building]
        if not list(state.ghosts)[5 * building + colour]:
            return refusal("no-such-ghost", "H5", **arguments)
    elif not in_town(state, colour):
        return refusal("no-such-colour", "A2", **arguments)
    level = acting_limit(state)
    return refusal("level-too-low", "H5", level=level, needed=colour + 1, **arguments)


def unusable(state: Halloween, cell: int) -> Refusal | None:
    """Return the refusal that all actions share, or None if the ghost is usable."""
    if not list(state.ghosts)[cell] or cell % 5 >= acting_limit(state):
        return not_this_ghost(state, cell // 5, cell % 5)
    return None


def not_summoned(state: Halloween, cell: int) -> Refusal:
    shared = unusable(state, cell)
    if shared is not None:
        return shared
    if list(state.ghosts)[cell] < 2:
        return refusal("no-pair-here", "A1", **cell_arguments(cell))
    return cannot_come(state, cell)


def not_upgraded(state: Halloween, cell: int) -> Refusal:
    shared = unusable(state, cell)
    if shared is not None:
        return shared
    if cell % 5 == 4:
        return refusal("red-stays", "A3")
    if in_town(state, cell % 5 + 1) == GHOSTS_EACH:
        return refusal("none-free", "A3", colour=COLOURS[cell % 5 + 1], building=BUILDINGS[cell // 5])
    price = state.upgrade_cost(cell % 5)
    return refusal("too-few-scare-points", "A3", amount=price, count=state.sp[state.seat])


def not_moved(state: Halloween, cell: int) -> Refusal:
    if state.arg_a[state.depth - 1] == cell and list(state.ghosts)[cell] == 1:
        return refusal("another-ghost", "A4", number=7, **cell_arguments(cell))
    shared = unusable(state, cell)
    return shared if shared is not None else refusal("no-way-out", "A4", **cell_arguments(cell))


def not_attacking(state: Halloween, cell: int) -> Refusal:
    shared = unusable(state, cell)
    clause = "V2" if state.master else "A5"
    return shared if shared is not None else refusal("alone", clause, **cell_arguments(cell))


def not_attacked(state: Halloween, cell: int) -> Refusal:
    attacker = state.arg_a[state.depth - 1]
    arguments = cell_arguments(cell)
    if not list(state.ghosts)[cell]:
        return refusal("no-such-ghost", "A5", **arguments)
    if cell // 5 != attacker // 5 and not has(state, 24):
        return refusal("other-building", "A5", **arguments)
    if cell == attacker and has(state, 11):
        return refusal("not-itself", "A5", **arguments)
    if cell % 5 == attacker % 5:
        return refusal("own-colour", "A5", **arguments)
    return refusal("too-strong", "V2", **arguments)


def not_haunted(state: Halloween, cell: int) -> Refusal:
    arguments = cell_arguments(cell)
    owner = list(state.haunted)[cell]
    if owner == state.seat:
        return refusal("own-space", "A6", **arguments)
    if owner >= 0:
        return refusal("space-haunted", "A6", target=owner, **arguments)
    if not may_haunt(state, cell // 5):
        clause = "P1" if state.players == 2 else "A6"
        return refusal("building-haunted", clause, **arguments)
    return not_this_ghost(state, cell // 5, cell % 5)


CELL_REASONS = {
    "summon": not_summoned,
    "upgrade": not_upgraded,
    "move": not_moved,
    "fight": not_attacking,
    "defender": not_attacked,
    "haunt": not_haunted,
}


def not_this_building(state: Halloween, ask: str, building: int) -> Refusal:
    here = None if ask == "blue" else state.arg_a[state.depth - 1] // 5
    if building == here:
        return refusal("already-there", "A4", building=BUILDINGS[building])
    if sum(list(state.ghosts)[5 * building : 5 * building + 5]) >= state.room:
        clause = "V4" if state.master else "A1"
        return refusal("no-room", clause, building=BUILDINGS[building], count=state.room)
    return refusal("not-adjacent", "A4", building=BUILDINGS[building])


def not_this_payment(state: Halloween, index: int) -> Refusal:
    number = state.arg_a[state.depth - 1]
    payment, cost = PAYMENTS[index], state.cost(number)
    if len(payment) != abs(cost):
        return refusal("wrong-price", "C1", number=number, count=abs(cost))
    if cost < 0 and len(set(payment)) < len(payment):
        return refusal("different-colours", "C1", number=number)
    return refusal("tokens-missing", "C1", number=number)
