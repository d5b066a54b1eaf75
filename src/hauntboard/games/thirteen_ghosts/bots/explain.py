"""Reasons for a move in plain words: what it can find out, how likely it hits, what it reveals."""

from __future__ import annotations

from ....bots.protocol import Choice, Unit
from ....engine.game import View
from ....engine.messages import Message
from ..cards import (
    ALL_NUMBERS,
    ARRANGE,
    ATTACK,
    BLUE_CARDS,
    CRYPT,
    DRAW,
    KEEP,
    PLAY,
    deck_in,
    mask_of,
    numbers_of,
)
from ..notation import ability_of, is_copy, number_of
from .search import Search
from .situation import Situation, slot

LIKELY = 0.12  # candidates with a smaller probability are not mentioned
HIDDEN_CARD_MATTERS = 0.3  # hiding a card is a reason if showing it costs more


def percent(chance: float) -> int:
    """Return a probability in whole percent."""
    return round(100 * chance)


def why_setup(view: View, action: int, choices: list[Choice]) -> list[Message]:
    """Return the reasons to hide or keep a card."""
    card = {"card": number_of(action)}
    if action >= KEEP:
        best = action == choices[0].action
        return [Message("ghosts-why-keep" if best else "ghosts-why-keep-other", card)]
    share = next(choice.share for choice in choices if choice.action == action)
    kind = "ghosts-why-crypt-team" if len(view["seats"]) == 4 else "ghosts-why-crypt"
    return [Message(kind, {**card, "percent": percent(share)})]


def why(view: View, search: Search, action: int, value: float) -> list[Message]:
    """Return the reasons for an action of a turn. The policy must have evaluated the decision last."""
    if ARRANGE <= action < DRAW:
        return [Message("ghosts-why-arrange", {}), win(value, view)]
    situation = search.policy.situation
    rivals = situation.rival[: situation.rivals]
    found = [suspicion(view, search, rival) for rival in rivals]
    found += effects(view, search, rivals, action)
    found += revealed(view, search, situation, action)
    return [*found, win(value, view)]


def unit_of(view: View) -> Unit:
    """Return the unit of the values of a turn; with three in the round the second place gets points too."""
    seats = view["seats"]
    three = len(seats) == 3 and view["tie_break"] is None
    return "share" if three and sum(seat["alive"] for seat in seats) == 3 else "round"


def win(value: float, view: View) -> Message:
    """Return the expected result."""
    name = "ghosts-why-points" if unit_of(view) == "share" else "ghosts-why-win"
    return Message(name, {"percent": percent(value)})


def suspicion(view: View, search: Search, rival: int) -> Message:
    """Return how many candidates are left for a rival's crypt, and the likeliest of them."""
    left = view["seats"][rival]["candidates"]
    chances = {n: search.worlds.marginal[slot(rival, n)] for n in left}
    first = sorted(left, key=lambda n: -chances[n])[:3]
    likely = sorted(n for n in first if chances[n] >= LIKELY) or sorted(first[:1])
    total = percent(sum(chances[n] for n in likely))
    arguments = {"target": rival, "count": len(left), "numbers": likely, "percent": total}
    if len(left) > 1 and len(likely) == len(left):
        return Message("ghosts-why-candidates-few", {"target": rival, "numbers": sorted(left)})
    return Message("ghosts-why-candidates", arguments)


def effects(view: View, search: Search, rivals: list[int], action: int) -> list[Message]:
    """Return what the action finds out or hits, for each rival."""
    if action == DRAW:
        return [Message("ghosts-why-draw", {})]
    if ATTACK <= action < ARRANGE:
        named, attack = 1 << number_of(action), True
    else:
        ability = ability_of(action, deck_in(view))
        if not ability.numbers:
            return [Message("ghosts-why-look", {"card": ability.card})]
        named, attack = ability.mask, not BLUE_CARDS >> ability.card & 1
    return [effect(view, search, rival, named, attack) for rival in rivals]


def effect(view: View, search: Search, rival: int, named: int, attack: bool) -> Message:
    """Return the candidates for one rival after either answer."""
    left = mask_of(tuple(view["seats"][rival]["candidates"]))
    hit = sum(search.worlds.marginal[slot(rival, n)] for n in numbers_of(named))
    arguments = {
        "target": rival,
        "percent": percent(hit),
        "yes": (left & named).bit_count(),
        "no": (left & ~named).bit_count(),
    }
    if attack:
        return Message("ghosts-why-attack", arguments)
    if view["seats"][rival]["protected"]:
        return Message("ghosts-why-protected", {"target": rival})
    if not left & named or not left & ~named:
        return Message("ghosts-why-ask-known", {"target": rival, "answer": bool(left & named)})
    return Message("ghosts-why-ask", arguments)


def revealed(view: View, search: Search, situation: Situation, action: int) -> list[Message]:
    """Return how many candidates the rivals have for the seat's own crypt, before and after the action."""
    lost = 0.0
    if ATTACK <= action < ARRANGE:
        lost = situation.attack_cost[number_of(action)]
    elif action >= PLAY:
        ability = ability_of(action)
        lost = situation.reveal_cost[2 if is_copy(action) else ability.card]
        if not BLUE_CARDS >> ability.card & 1:
            lost += sum(situation.attack_cost[n] for n in ability.numbers)
    elif action == DRAW:
        lost = situation.reveal_cost[2]
    before = max(situation.exposed[0], 1.0)
    # Where the crypt itself is unlikely, other numbers weigh more than one.
    shown = min(before, public_candidates(search, view["seat"]))
    after = shown * max(before - lost, 0.0) / before
    numbers = {"before": max(1, round(shown)), "after": max(1, round(after))}
    mover = {"seat": view["seat"]}
    hand = view["seats"][view["seat"]]["hand"]
    if ATTACK <= action < ARRANGE and hand and situation.reveal_cost[hand] > HIDDEN_CARD_MATTERS:
        return [Message("ghosts-why-hides", {**mover, "card": hand, **numbers})]
    if numbers["before"] == numbers["after"]:
        return [Message("ghosts-why-betrays-nothing", {**mover, "count": numbers["after"]})]
    return [Message("ghosts-why-betrays", {**mover, **numbers})]


def public_candidates(search: Search, seat: int) -> int:
    """Return how many candidates a spectator has for a seat's crypt."""
    state = search.worlds.state
    left = state.answers[seat] & ALL_NUMBERS & ~state.known_to(-1, state.deck_of(seat))
    return max(left.bit_count(), 1)


def is_setup(action: int) -> bool:
    """Return whether an action is made before the first turn."""
    return CRYPT <= action < PLAY
