"""13 Ghosts: the notation of actions. Each action has one text, and each text one action.

==============  ===========================================================
text            action
==============  ===========================================================
``d5``          chance: card 5 is dealt, drawn or uncovered for a look
``first2``      chance: seat 2 begins
``c5``          my crypt is 5
``m5``          my teammate's crypt is 5
``k5``          I keep 5 as my hand, the other card goes back
``3``           play card 3 (likewise 5 6 7 8 9 10)
``1(2-5)``      play card 1 naming 2 to 5
``12(4,7,8)``   play card 12 naming 4, 7 and 8
``13(4+)``      play card 13: 4 or higher?
``4x6``         play card 4 attacking 6
``11x4,5``      play card 11 attacking 4 and 5
``2>12(4,7,8)`` play card 2 performing a face-up 12 (any ability after ``>``)
``2+``          play card 2: draw and take another turn
``x6``          card face down, attack 6; or the attack after looking with 8
``t2b31``       card 10: second card on top, third and then first to the bottom
==============  ===========================================================
"""

from __future__ import annotations

from ...engine.game import NotationError, Parts, plain_number
from .cards import (
    ABILITIES,
    ABILITY_COUNT,
    ACTIONS,
    ARRANGE,
    ARRANGEMENTS,
    ATTACK,
    CARDS_IN_SET,
    COPY,
    CRYPT,
    DEAL,
    FIRST,
    KEEP,
    MATE,
    NAMED,
    NUMBERS,
    PLAY,
    SEATS,
    Ability,
    named_in,
)

# Blocks with one part per seat: the text has the letter of the block, not the seat.
SEAT_BLOCKS = {"c": CRYPT, "m": MATE, "k": KEEP}


def ability_text(ability: Ability) -> str:
    """Return the text of an ability with the numbers it names.

    >>> ability_text(Ability(12, (4, 7, 8)))
    '12(4,7,8)'
    """
    card, numbers = ability.card, ability.numbers
    match card:
        case 1:
            return f"1({numbers[0]}-{numbers[-1]})"
        case 12:
            return f"12({','.join(map(str, numbers))})"
        case 13:
            return f"13({numbers[0]}+)"
        case 4 | 11:
            return f"{card}x{','.join(map(str, numbers))}"
    return str(card)


def _texts() -> list[str]:
    texts = [f"d{n}" for n in NUMBERS]
    texts += [f"first{seat + 1}" for seat in range(SEATS)]
    texts += [f"x{n}" for n in NUMBERS]
    texts += [f"t{top + 1}b{''.join(str(k + 1) for k in rest)}" for top, *rest in ARRANGEMENTS]
    texts += ["2+"]
    texts += [f"{letter}{n}" for letter in SEAT_BLOCKS for _ in range(SEATS) for n in NUMBERS]
    abilities = [ability_text(ability) for ability in ABILITIES]
    return texts + abilities + [f"2>{text}" for text in abilities]


def _ability_parts(ability: Ability) -> Parts:
    """Return the card of an ability and the numbers that its player chose."""
    chosen = len(NAMED[ability.card]) > 1
    return {"card": ability.card, "numbers": list(ability.numbers) if chosen else []}


def _parts() -> list[Parts]:
    parts: list[Parts] = [{"kind": "deal", "card": n} for n in NUMBERS]
    parts += [{"kind": "first", "seat": seat} for seat in range(SEATS)]
    parts += [{"kind": "attack", "number": n} for n in NUMBERS]
    parts += [{"kind": "arrange", "order": list(order)} for order in ARRANGEMENTS]
    parts += [{"kind": "draw"}]
    for kind in ("crypt", "mate", "keep"):
        parts += [{"kind": kind, "seat": seat, "card": n} for seat in range(SEATS) for n in NUMBERS]
    for kind in ("play", "copy"):
        parts += [{"kind": kind, **_ability_parts(ability)} for ability in ABILITIES]
    return parts


TEXTS = _texts()
PARTS = _parts()
_ACTIONS = {text: action for action, text in enumerate(TEXTS) if not CRYPT <= action < PLAY}
assert len(TEXTS) == len(PARTS) == ACTIONS and len(_ACTIONS) == ACTIONS - (PLAY - CRYPT)


def parse(text: str, seat: int) -> int:
    """Return the action of a text; ``seat`` is the seat of a secret choice.

    >>> TEXTS[parse("12(4,7,8)", 0)]
    '12(4,7,8)'
    """
    if text in _ACTIONS:
        return _ACTIONS[text]
    block = SEAT_BLOCKS.get(text[:1])
    if block is not None and 0 <= seat < SEATS:
        number = plain_number(text[1:])
        if number is not None and number in NUMBERS:
            return block + 13 * seat + number - 1
        raise NotationError("ghosts-notation-number", column=1, text=text)
    raise NotationError("notation-unknown", text=text)


def is_ability(action: int) -> bool:
    """Return whether an action plays a card face up for an ability (other than 2's draw)."""
    return action >= PLAY


def ability_of(action: int, deck: int = CARDS_IN_SET) -> Ability:
    """Return the ability of a ``PLAY`` or ``COPY`` action, with the numbers that a deck of this size has."""
    ability = ABILITIES[(action - PLAY) % ABILITY_COUNT]
    return ability if deck == CARDS_IN_SET else Ability(ability.card, named_in(ability, deck))


def is_copy(action: int) -> bool:
    """Return whether card 2 performs a face-up card."""
    return action >= COPY


def number_of(action: int) -> int:
    """Return the card of a deal or secret choice, or the number of an attack."""
    if action < FIRST:
        return action - DEAL + 1
    if ATTACK <= action < ARRANGE:
        return action - ATTACK + 1
    assert CRYPT <= action < PLAY
    return (action - CRYPT) % 13 + 1
