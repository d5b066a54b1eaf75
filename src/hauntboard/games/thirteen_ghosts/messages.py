"""13 Ghosts: messages that describe a move or explain a refusal.

This module has only message ids and arguments; the catalogues have the sentences.
"""

from __future__ import annotations

from ...engine.messages import Message, Refusal
from .cards import (
    AIMING,
    ARRANGE,
    ARRANGEMENTS,
    ARRANGING,
    ATTACK,
    CHOOSING_CRYPTS,
    CRYPT,
    DRAW,
    FIRST,
    KEEP,
    MATE,
    PLAY,
    TURN,
)
from .notation import ability_of, is_copy, number_of
from .rules import Ghosts
from .view import deck_size, pile_cells

CHOICE_MOVES = ((KEEP, "ghosts-move-keep"), (MATE, "ghosts-move-mate"), (CRYPT, "ghosts-move-crypt"))


def describe(state: Ghosts, action: int) -> Message:
    """Return the description of a legal move for the seat that may make it."""
    if action < FIRST:
        return Message("ghosts-move-deal", {"card": number_of(action)})
    if action < ATTACK:
        return Message("ghosts-move-first", {"seat": action - FIRST})
    if action < ARRANGE:
        return describe_attack(state, number_of(action))
    if action < DRAW:
        seen = pile_cells(state, state.looked_deck())
        top, *bottom = (seen[k] for k in ARRANGEMENTS[action - ARRANGE])
        return Message("ghosts-move-arrange", {"card": top, "cards": bottom})
    if action == DRAW:
        return Message("ghosts-move-draw")
    for block, id in CHOICE_MOVES:
        if block <= action < PLAY:
            return Message(id, {"card": number_of(action)})
    ability = ability_of(action, deck_size(state))
    kind = "copy" if is_copy(action) else "play"
    small_six = "-small" if state.small() and ability.card == 6 else ""  # L4
    return Message(
        f"ghosts-move-{kind}-{ability.card}{small_six}",
        {"numbers": list(ability.numbers)} if ability.card in (1, 4, 11, 12, 13) else {},
    )


def describe_attack(state: Ghosts, number: int) -> Message:
    if state.phase == AIMING:
        return Message("ghosts-move-aim", {"numbers": [number]})
    card = state.hand[state.seat]
    if not card:
        return Message("ghosts-move-attack-empty-handed", {"numbers": [number]})
    return Message("ghosts-move-attack", {"card": card, "numbers": [number]})


def why_not(state: Ghosts, seat: int, action: int) -> Refusal:
    """Return the reason for a refusal, using only what the seat itself can see."""
    if action < ATTACK:
        return Refusal("refusal-only-chance")
    if seat not in state.actors():
        if state.phase == CHOOSING_CRYPTS:
            return Refusal("ghosts-wait-for-crypts", "G2")
        return Refusal("refusal-not-your-turn", "G4" if state.players < 4 else "F3")
    if state.phase == CHOOSING_CRYPTS:
        return not_this_choice(state, seat, action)
    if CRYPT <= action < PLAY:
        return Refusal("ghosts-crypts-are-chosen", "G2")
    if state.small() and ATTACK <= action < ARRANGE:
        return not_this_number(state, number_of(action))
    if state.phase == AIMING:
        return Refusal("ghosts-must-aim", "G12b")
    if state.phase == ARRANGING:
        return not_this_order(state, action)
    if ARRANGE <= action < DRAW:
        return Refusal("ghosts-nothing-to-arrange", "G12b")
    return not_this_play(state, action)


def not_this_choice(state: Ghosts, seat: int, action: int) -> Refusal:
    """Return the refusal of a wrong choice of crypt or hand."""
    if not CRYPT <= action < PLAY:
        return Refusal("ghosts-choose-crypt-first", "G2")
    if state.actor(action) != seat:
        return Refusal("ghosts-not-your-choice", "G2")
    own = state.dealt[seat]
    if state.players < 4:
        held, wanted = own, CRYPT
    elif not own:
        held, wanted = state.dealt[seat ^ 2], KEEP
    else:
        held, wanted = own, MATE if state.crypt[seat] else CRYPT
    if not wanted <= action < wanted + 52:
        ids = {CRYPT: "ghosts-first-own-crypt", MATE: "ghosts-now-mate-crypt", KEEP: "ghosts-now-keep"}
        return Refusal(ids[wanted], "F2" if state.players == 4 else "G2")
    assert not held >> number_of(action) & 1
    clause = "F2" if state.players == 4 else "G2"
    return Refusal("ghosts-not-dealt", clause, card=number_of(action))


def not_this_order(state: Ghosts, action: int) -> Refusal:
    if ARRANGE <= action < DRAW:
        return Refusal("ghosts-wrong-arrangement", "G12", count=min(3, state.left[state.looked_deck()]))
    return Refusal("ghosts-must-arrange", "G12b")


def not_this_number(state: Ghosts, number: int) -> Refusal:
    """Return the refusal of an attack with a small deck: the number is not in play or ruled out."""
    if number > deck_size(state):
        return Refusal("ghosts-no-such-number", "L1", number=number, most=deck_size(state))
    return Refusal("ghosts-number-ruled-out", "L3", number=number)


def not_this_play(state: Ghosts, action: int) -> Refusal:
    """Return the refusal of a card that cannot be played now."""
    assert state.phase == TURN and (action == DRAW or action >= PLAY)
    copying = action == DRAW or is_copy(action)
    card = 2 if copying else ability_of(action).card
    hand = state.hand[state.seat]
    if not hand:
        return Refusal("ghosts-must-attack-no-card", "G8")
    if state.must_attack():
        return Refusal("ghosts-must-attack-empty-pile", "G8")
    if hand != card:
        return Refusal("ghosts-not-in-hand", "G4", card=card, hand=hand)
    if action == DRAW:
        return Refusal("ghosts-nothing-to-draw", "G11")
    used = ability_of(action).card
    if copying and not state.face_up >> used & 1:
        return Refusal("ghosts-not-face-up", "G11", card=used)
    if copying and not state.copy_sources() >> used & 1:
        return Refusal("ghosts-only-teammates", "G11", card=used)
    if used == 4:
        return not_this_number(state, ability_of(action).numbers[0])
    if used == 1:
        return Refusal("ghosts-four-not-there", "L4", most=deck_size(state))
    return Refusal("ghosts-ten-needs-pile", "G12")
