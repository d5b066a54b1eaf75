"""13 Ghosts: what a seat may see (G10), and the events with their audience.

In a view 0 stands for a card that the viewer does not know, and null for no card.
"""

from __future__ import annotations

from typing import Any

from ...engine.messages import Event
from ...engine.seats import ALL_SEEING, EVERYBODY
from . import small_deck
from .cards import (
    ALL_NUMBERS,
    ARRANGE,
    ARRANGEMENTS,
    ATTACK,
    BLUE,
    CHOOSING_CRYPTS,
    CHOOSING_FIRST,
    COLOURS,
    CRYPT,
    DEALING,
    DRAW,
    FIRST,
    KEEP,
    LOOKING,
    MATE,
    OVER,
    PHASES,
    PLAY,
    TURN,
    numbers_of,
)
from .notation import ability_of, is_copy, number_of
from .rules import Ghosts


def bits(mask: int, count: int) -> list[int]:
    """Return the seats in a mask."""
    return [seat for seat in range(count) if mask >> seat & 1]


def known_cards(state: Ghosts, seat: int, deck: int) -> int:
    """Return the cards of a deck whose place the viewer knows."""
    return state.numbers if seat == ALL_SEEING else state.known_to(seat, deck)


def deck_size(state: Ghosts) -> int:
    """Return how many numbers are in play (L1)."""
    return state.numbers.bit_count()


def pile_cells(state: Ghosts, deck: int) -> list[int]:
    """Return the cards of a pile from the top, with 0 for undecided ones."""
    return [state.pile[deck] >> 4 * i & 15 for i in range(state.left[deck])]


def row_seen(row: int, known: int) -> list[int]:
    """Return the cards of a row, oldest first, with 0 for those the viewer does not know."""
    cards = []
    shift = 0
    while row >> shift:
        shift += 4
    while shift:
        shift -= 4
        cards.append(seen_as(row >> shift & 15, known))
    return cards


def seen_as(card: int, known: int) -> int:
    """Return a card's number, or 0 if the viewer does not know it."""
    return card if known >> card & 1 else 0


def numbers_in(mask: int) -> list[int]:
    """Return the numbers in a mask, ascending."""
    numbers = []
    for number in range(1, 14):
        if mask >> number & 1:
            numbers.append(number)
    return numbers


def view(state: Ghosts, seat: int) -> dict[str, Any]:
    """Return the table as a seat, a spectator or (after the end) an all-seeing viewer sees it."""
    players = state.players
    decks = 2 if players == 4 else 1
    known = [known_cards(state, seat, deck) for deck in range(decks)]
    left = candidates(state, seat, known)
    return {
        "seat": seat if seat >= 0 else None,
        "phase": PHASES[state.phase],
        "over": state.over(),
        "round": state.round,
        "first": state.starter,
        "turn": state.turn,
        "acting": state.actors(),
        "ability": state.ability or None,
        "scores": state.scores(),
        "goal": state.goal,
        "tie_break": tie_break(state),
        "winners": state.winners(),
        "seats": [seat_view(state, s, known[state.deck_of(s)], left[s]) for s in range(players)],
        "piles": [
            {"left": state.left[deck], "cells": pile_seen(state, deck, known[deck])} for deck in range(decks)
        ],
        "vague": vague_view(state, seat, known[0]),
    }


def tie_break(state: Ghosts) -> dict[str, Any] | None:
    """Return the two-player match that decides a three-player tie (T6), None if there is none."""
    seats = bits(state.playing, state.players)
    if len(seats) == state.players:
        return None
    return {"seats": seats, "scores": [state.duel[s] for s in seats]}


def pile_seen(state: Ghosts, deck: int, known: int) -> list[int]:
    """Return the cards of a pile from the top, with 0 for those the viewer does not know."""
    return [seen_as(state.pile[deck] >> 4 * i & 15, known) for i in range(state.left[deck])]


def shown(card: int, known: int) -> int | None:
    """Return a card, 0 if the viewer does not know it, None for no card."""
    return seen_as(card, known) if card else None


def seat_view(state: Ghosts, seat: int, known: int, left: list[int]) -> dict[str, Any]:
    """Return one seat's cards, given the cards known to the viewer and the crypt's candidates."""
    seen = numbers_in(state.dealt[seat] & known)
    return {
        "playing": bool(state.playing >> seat & 1),
        "alive": bool(state.alive >> seat & 1),
        "protected": bool(state.protected >> seat & 1),
        "deck": state.deck_of(seat),
        "crypt": shown(state.crypt[seat], known),
        "hand": shown(state.hand[seat], known),
        "dealt": seen + [0] * (len(numbers_in(state.dealt[seat])) - len(seen)),
        "up": row_seen(state.up[seat], ALL_NUMBERS),
        "down": row_seen(state.down[seat], known),
        "candidates": left,
    }


def candidates(state: Ghosts, seat: int, known: list[int]) -> list[list[int]]:
    """Return by seat the numbers its crypt can have, given what the viewer knows."""
    if state.small():
        return [numbers_in(mask) for mask in small_deck.candidates(state, known[0])]
    vague = (state.vague[seat] | state.vague[4 + seat]) if seat >= 0 else 0
    players = state.players
    masks = [0] * 4
    for s in range(players):
        crypt, deck = state.crypt[s], state.deck_of(s)
        seen = known[deck]
        if crypt and seen >> crypt & 1:
            masks[s] = 1 << crypt
        elif crypt:
            masks[s] = state.answers[s] & ~seen & (ALL_NUMBERS if deck else ~vague)
    found = []
    for s in range(players):
        # The other crypts of the deck, at most two, must still have different numbers.
        first = second = ALL_NUMBERS
        for other in range(players):
            if other != s and masks[other] and state.deck_of(other) == state.deck_of(s):
                first, second = masks[other], first
        mask = masks[s]
        for number in range(1, 14):
            if mask >> number & 1 and not are_distinct(first & ~(1 << number), second & ~(1 << number)):
                mask &= ~(1 << number)
        found.append(numbers_in(mask))
    return found


def are_distinct(first: int, second: int) -> bool:
    """Return whether two different numbers can be chosen, one from each mask."""
    both = first | second
    return first != 0 and second != 0 and both & (both - 1) != 0


def vague_view(state: Ghosts, seat: int, known: int) -> list[dict[str, Any]]:
    """Return the pile cards that the seat has seen and now knows only to be among some places."""
    if seat < 0:
        return []
    found = []
    for g in range(state.groups):
        cards = numbers_in(state.vague[4 * g + seat])
        if cards:
            hidden = state.group[g] & ~known
            found.append({"cards": cards, "among": places_of(state, hidden)})
    return found


def places_of(state: Ghosts, hidden: int) -> list[dict[str, int]]:
    """Return the places of hidden cards of deck 0: in a hand, a face-down row or the pile."""
    places: list[dict[str, int]] = []
    for seat in range(state.players):
        if state.hand[seat] and hidden >> state.hand[seat] & 1:
            places.append({"hand": seat})
        for index, card in enumerate(row_seen(state.down[seat], ALL_NUMBERS)):
            if hidden >> card & 1:
                places.append({"down": seat, "index": index})
    for index, card in enumerate(pile_cells(state, 0)):
        if card and hidden >> card & 1:
            places.append({"pile": 0, "index": index})
    return places


# ---- events -------------------------------------------------------------------------


def team_of(state: Ghosts, seat: int) -> int:
    """Return the mask of the seats that see what 8 and 10 show: the seat and its teammate (F6)."""
    return 1 << seat | (1 << (seat ^ 2) if state.players == 4 else 0)


def witnesses(state: Ghosts, action: int) -> int:
    """Return the mask of the seats that learn which action was taken; ``EVERYBODY`` if spectators do."""
    if action < FIRST:
        if state.phase == LOOKING:
            return team_of(state, state.seat)
        return 1 << state.seat
    if ARRANGE <= action < DRAW:
        return team_of(state, state.seat)
    if CRYPT <= action < PLAY:
        actor = state.actor(action)
        return 1 << actor if action < MATE else team_of(state, actor)
    return EVERYBODY


def answers(before: Ghosts, action: int) -> list[tuple[int, str]]:
    """Return each opponent's reply: "yes", "no", "none" (protected) or, to an attack, "hit" or "no"."""
    if ATTACK <= action < ARRANGE:
        numbers, attack = 1 << number_of(action), True
    elif action >= PLAY and ability_of(action).card not in (8, 10):
        ability = ability_of(action, deck_size(before))
        numbers, attack = ability.mask, COLOURS[ability.card] != BLUE
    else:
        return []
    replies = []
    for seat in bits(before.targets(), before.players):
        yes = numbers >> before.crypt[seat] & 1
        if attack:
            replies.append((seat, "hit" if yes else "no"))
        elif before.protected >> seat & 1:
            replies.append((seat, "none"))
        else:
            replies.append((seat, "yes" if yes else "no"))
    return replies


def outcome(before: Ghosts, action: int) -> str:
    """Return the replies in record notation: y, n, - (no answer), ! and the crypt (hit)."""
    signs = {"yes": "y", "no": "n", "none": "-"}
    return "".join(
        [
            f"!{before.crypt[seat]}" if reply == "hit" else signs[reply]
            for seat, reply in answers(before, action)
        ]
    )


def events(before: Ghosts, action: int, after: Ghosts) -> list[Event]:
    """Return the events of an action in order."""
    return [
        *action_events(before, action, after),
        *draw_events(before, action, after),
        *round_events(before, after),
    ]


def action_events(before: Ghosts, action: int, after: Ghosts) -> list[Event]:
    if action < FIRST:
        return chance_events(before, action, after)
    if action < ATTACK:
        return []
    if CRYPT <= action < PLAY:
        return choice_events(before, action)
    if ARRANGE <= action < DRAW:
        return [arranged_event(before, action)]
    return move_events(before, action, after)


def chance_events(before: Ghosts, action: int, after: Ghosts) -> list[Event]:
    if before.phase == DEALING:
        card = {"card": number_of(action)}
        return [Event("dealt", {"seat": before.seat}, card, 1 << before.seat)]
    return looked_events(before, after) if before.phase == LOOKING else []


def looked_events(before: Ghosts, after: Ghosts) -> list[Event]:
    """Return the event of a look by 8 or 10 once it is complete."""
    if after.phase == LOOKING:
        return []
    deck, ability = before.looked_deck(), before.ability
    count = min(before.left[deck], 2 if ability == 8 else 3)
    # A card 10 that finds a single card has already drawn it: that card is now the hand.
    cells = pile_cells(after, deck)
    if len(cells) < before.left[deck]:
        cells = [after.hand[before.seat], *cells]
    cards = cells[-count:] if ability == 8 else cells[:count]
    data = {"seat": before.seat, "card": ability, "count": count, **pile_data(before)}
    return [Event("looked", data, {"cards": cards}, team_of(before, before.seat))]


def pile_data(before: Ghosts) -> dict[str, Any]:
    """Return the pile of the look, and whether it is the other team's (F4)."""
    return {"deck": before.looked_deck(), "pile": "theirs" if before.players == 4 else "own"}


def choice_events(before: Ghosts, action: int) -> list[Event]:
    seat, card = before.actor(action), number_of(action)
    if action < MATE:
        return [Event("crypt-chosen", {"seat": seat}, {"card": card}, 1 << seat)]
    mate = seat ^ 2
    both = team_of(before, seat)
    if action < KEEP:
        rest = numbers_of(before.dealt[seat] & ~(1 << card))
        secret = {"card": card, "cards": rest}
        return [Event("crypt-given", {"seat": seat, "target": mate}, secret, both)]
    rest = numbers_of(before.dealt[mate] & ~(1 << card))
    secret = {"card": card, "back": rest[0]}
    return [Event("hands-split", {"seat": seat, "target": mate}, secret, both)]


def arranged_event(before: Ghosts, action: int) -> Event:
    seen = pile_cells(before, before.looked_deck())
    top, *bottom = (seen[k] for k in ARRANGEMENTS[action - ARRANGE])
    secret = {"card": top, "cards": bottom}
    data = {"seat": before.seat, "count": 1 + len(bottom), **pile_data(before)}
    return Event("arranged", data, secret, team_of(before, before.seat))


def move_events(before: Ghosts, action: int, after: Ghosts) -> list[Event]:
    """Return the events of a card played or of an attack, with the replies."""
    seat = before.seat
    if action == DRAW:
        return [Event("played", {"seat": seat, "card": 2}), Event("extra-turn", {"seat": seat})]
    if action < ARRANGE:
        return [attack_event(before, action), *reply_events(before, action)]
    ability = ability_of(action, deck_size(before))
    found = [Event("played", {"seat": seat, "card": 2 if is_copy(action) else ability.card})]
    if is_copy(action):
        found.append(Event("copied", {"seat": seat, "card": ability.card}))
    if ability.card in (8, 10):
        shifted = before.clone()
        shifted.ability = ability.card
        return found + looked_events(shifted, after)
    kind = "asked" if COLOURS[ability.card] == BLUE else "attacked"
    data = {"seat": seat, "card": ability.card, "numbers": list(ability.numbers)}
    found.append(Event(kind, data))
    if ability.card == 4:
        found.append(Event("protected", {"seat": seat}))
    return found + reply_events(before, action)


def attack_event(before: Ghosts, action: int) -> Event:
    """Return an attack: with a face-down card, after card 8's look, or with an empty hand."""
    seat, numbers = before.seat, [number_of(action)]
    if before.phase != TURN:
        return Event("attacked", {"seat": seat, "card": 8, "numbers": numbers})
    card = before.hand[seat]
    if not card:
        return Event("attacked-empty-handed", {"seat": seat, "numbers": numbers})
    deck = before.deck_of(seat)
    knowers = mask_seats(before, deck, card)
    return Event("attacked-face-down", {"seat": seat, "numbers": numbers}, {"down": card}, knowers)


def mask_seats(state: Ghosts, deck: int, card: int) -> int:
    """Return the mask of the seats that know where a card lies."""
    return sum([1 << s for s in range(state.players) if state.known_to(s, deck) >> card & 1])


def reply_events(before: Ghosts, action: int) -> list[Event]:
    found = []
    for seat, reply in answers(before, action):
        if reply == "hit":
            found.append(Event("hit", {"seat": before.seat, "target": seat, "card": before.crypt[seat]}))
        else:
            found.append(Event("answered", {"seat": seat, "answer": reply}))
    return found


def draw_events(before: Ghosts, action: int, after: Ghosts) -> list[Event]:
    """Return the draw that ends a turn, decided by chance or seen by a seat before."""
    seat, deck = before.seat, before.deck_of(before.seat)
    if before.phase in (CHOOSING_FIRST, CHOOSING_CRYPTS, DEALING) or after.round != before.round:
        return []
    if after.phase == OVER or after.left[deck] == before.left[deck]:
        return []
    card = after.hand[seat]
    return [Event("drew", {"seat": seat}, {"card": card}, mask_seats(after, deck, card))]


def round_events(before: Ghosts, after: Ghosts) -> list[Event]:
    """Return the events of points, the end of a round or match, and the next beginning."""
    found = score_events(before, after)
    if found and (after.round != before.round or after.phase in (CHOOSING_FIRST, OVER)):
        found.append(Event("round-over", {"round": before.round}))
    if after.phase == OVER:
        found.append(match_over(after))
    elif after.phase == CHOOSING_FIRST and before.phase != CHOOSING_FIRST:
        found.append(Event("tie-break", {"seats": bits(after.playing, after.players)}))
    if after.round != before.round:
        found.append(Event("round-begins", {"round": after.round, "seat": after.starter}))
    elif after.phase == TURN and (before.phase == CHOOSING_CRYPTS or after.turn != before.turn):
        if after.seat != after.turn:
            found.append(Event("stands-in", {"seat": after.seat, "target": after.turn}))
    return found


def score_events(before: Ghosts, after: Ghosts) -> list[Event]:
    """Return the points scored; a team's point is one event (F7)."""
    found = []
    for kind, old, new in (
        ("scored", list(before.points), list(after.points)),
        ("scored-tie-break", list(before.duel), list(after.duel)),
    ):
        for seat in range(before.players):
            points = {"points": new[seat] - old[seat], "total": new[seat]}
            if points["points"] and before.players < 4:
                found.append(Event(kind, {"seat": seat, **points}))
            elif points["points"] and seat < 2:
                found.append(Event("team-scored", {"seats": [seat, seat + 2], **points}))
    return found


def match_over(after: Ghosts) -> Event:
    """Return the end of the match; with teams the scores are by team."""
    if after.players < 4:
        return Event("match-over", {"winners": after.winners(), "scores": after.scores()})
    return Event("team-match-over", {"winners": after.winners(), "scores": after.scores()[:2]})


def reveals(before: Ghosts, action: int) -> bool:
    """Return whether an action reveals anything to another seat, which ends undo.

    Other seats notice a secret choice but do not see its card, except a teammate, who sees the
    cards (F2).
    """
    return not CRYPT <= action < MATE
