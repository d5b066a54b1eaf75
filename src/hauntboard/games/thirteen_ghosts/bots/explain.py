"""Why a move, in words a player understands: what it may find out, how likely it hits, what it betrays."""

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
from .policy import Policy
from .search import Search

# A share of the possibilities below this is not worth a word.
LIKELY = 0.12


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def why_setup(view: View, action: int, choices: list[Choice]) -> list[Message]:
    """Why this card is hidden, or kept."""
    card = {"card": number_of(action)}
    if action >= KEEP:
        best = action == choices[0].action
        return [Message("ghosts-why-keep" if best else "ghosts-why-keep-other", card)]
    share = next(choice.share for choice in choices if choice.action == action)
    kind = "ghosts-why-crypt-team" if len(view["seats"]) == 4 else "ghosts-why-crypt"
    return [Message(kind, {**card, "percent": percent(share)})]


def why(view: View, search: Search, policy: Policy, action: int, value: float) -> list[Message]:
    """The reasons for an action of a turn. The policy must have looked at the decision last."""
    if ARRANGE <= action < DRAW:
        return [Message("ghosts-why-arrange", {}), win(value, view)]
    found = [suspicion(view, search, policy.target[k]) for k in range(policy.targets)]
    found += effects(view, search, policy, action)
    found += betrayed(view, search, policy, action)
    return [*found, win(value, view)]


def unit_of(view: View) -> Unit:
    """What the values of a turn are: with three in the round points for the second place count too."""
    seats = view["seats"]
    three = len(seats) == 3 and view["tie_break"] is None
    return "share" if three and sum(seat["alive"] for seat in seats) == 3 else "round"


def win(value: float, view: View) -> Message:
    """What all this comes to."""
    name = "ghosts-why-points" if unit_of(view) == "share" else "ghosts-why-win"
    return Message(name, {"percent": percent(value)})


def suspicion(view: View, search: Search, rival: int) -> Message:
    """How many numbers are left for a rival's crypt, and which are the likeliest."""
    left = view["seats"][rival]["candidates"]
    chances = {n: search.marginal[14 * rival + n] for n in left}
    first = sorted(left, key=lambda n: -chances[n])[:3]
    likely = sorted(n for n in first if chances[n] >= LIKELY) or sorted(first[:1])
    total = percent(sum(chances[n] for n in likely))
    arguments = {"target": rival, "count": len(left), "numbers": likely, "percent": total}
    if len(left) > 1 and len(likely) == len(left):
        return Message("ghosts-why-candidates-few", {"target": rival, "numbers": sorted(left)})
    return Message("ghosts-why-candidates", arguments)


def effects(view: View, search: Search, policy: Policy, action: int) -> list[Message]:
    """What the action finds out or hits, for each rival."""
    if action == DRAW:
        return [Message("ghosts-why-draw", {})]
    if ATTACK <= action < ARRANGE:
        named, attack = 1 << number_of(action), True
    else:
        ability = ability_of(action, deck_in(view))
        if not ability.numbers:
            return [Message("ghosts-why-look", {"card": ability.card})]
        named, attack = ability.mask, not BLUE_CARDS >> ability.card & 1
    return [effect(view, search, policy.target[k], named, attack) for k in range(policy.targets)]


def effect(view: View, search: Search, rival: int, named: int, attack: bool) -> Message:
    """The candidates before and after for one rival."""
    left = mask_of(tuple(view["seats"][rival]["candidates"]))
    hit = sum(search.marginal[14 * rival + n] for n in numbers_of(named))
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


def betrayed(view: View, search: Search, policy: Policy, action: int) -> list[Message]:
    """What the action tells the rivals about the own crypt: about how many numbers they must consider."""
    lost = 0.0
    if ATTACK <= action < ARRANGE:
        lost = policy.cost_of[number_of(action)]
    elif action >= PLAY:
        ability = ability_of(action)
        lost = policy.show_of[2 if is_copy(action) else ability.card]
        if not BLUE_CARDS >> ability.card & 1:
            lost += sum(policy.cost_of[n] for n in ability.numbers)
    elif action == DRAW:
        lost = policy.show_of[2]
    before = max(policy.exposed[0], 1.0)
    shown = min(before, open_numbers(search, view["seat"]))  # unlikely ones weigh more than one
    after = shown * max(before - lost, 0.0) / before
    numbers = {"before": max(1, round(shown)), "after": max(1, round(after))}
    hand = view["seats"][view["seat"]]["hand"]
    if ATTACK <= action < ARRANGE and hand and policy.show_of[hand] > 0.3:
        return [Message("ghosts-why-hides", {"card": hand, **numbers})]
    if numbers["before"] == numbers["after"]:
        return [Message("ghosts-why-betrays-nothing", {"count": numbers["after"]})]
    return [Message("ghosts-why-betrays", numbers)]


def open_numbers(search: Search, seat: int) -> int:
    """How many numbers the own crypt may be for somebody who has only watched."""
    state = search.world
    left = state.answers[seat] & ALL_NUMBERS & ~state.known_to(-1, state.deck_of(seat))
    return max(left.bit_count(), 1)


def is_setup(action: int) -> bool:
    """Whether an action belongs before the first turn."""
    return CRYPT <= action < PLAY
