"""Halloween notation: every action has exactly one text.

====================  =======================================================
text                  action
====================  =======================================================
``first2``            chance: seat 2 begins
``deal37``            chance: card 37 comes into play
``drawa2``            chance: the second bonus token of kind a is drawn
``roll7``             chance: the die shows 7
``2.move``            section 2 moves (likewise the other actions and ``rest``)
``yellow.church``     the yellow ghost in the church, or the yellow space there
``blue+green.church`` a blue and a green ghost in the church (card 46)
``>school``           to the school
``yellow``            the colour yellow
``section2``          the player's own section 2
``roller3``           seat 3 rolls for the defender
``occupy37``          occupy card 37
``pay.blue+red+red``  pay these tokens
``disc2.move``        the disc on section 2's space for moving
``supply``            a disc from the supply
``use17``             use card 17
``bonus.l``           use a bonus token of kind l
``drop.l``            discard a bonus token of kind l
``again1``            roll the first die again (card 9)
``plus2``             add 3 to the second die (bonus k)
``name7``             name 7 (card 21)
``change.green>blue`` change a green token into two blue ones (card 22)
``points``            take the points (C2)
``pass``              decline
``end``               end the turn
====================  =======================================================

A whole action is the sequence of its steps; spaces and dots are optional:
``2 move yellow church>school``.
"""

from __future__ import annotations

from ...engine.game import NotationError, Parts
from ...engine.messages import Refusal
from .cards import (
    ACTIONS,
    ACTS,
    BONUS_TOKENS,
    BUILDINGS,
    CARDS,
    CELL,
    CELLS,
    COLOURS,
    DICE,
    KINDS,
    MASTER_SECTIONS,
    MOST_NAMED,
    PAIR,
    PAIRS,
    PAYMENTS,
    SEATS,
    SPACES,
)
from .messages import why_not
from .rules import Halloween

Furthest = tuple[int, Halloween]


def cell_text(cell: int) -> str:
    """Return the notation of a cell.

    >>> cell_text(12)
    'yellow.church'
    """
    return f"{COLOURS[cell % 5]}.{BUILDINGS[cell // 5]}"


def colour_texts(colours: tuple[int, ...]) -> str:
    """Return the names of colours joined by ``+``.

    >>> colour_texts((0, 0, 4))
    'blue+blue+red'
    """
    return "+".join(COLOURS[colour] for colour in colours)


def _texts() -> list[str]:
    sections = range(1, MASTER_SECTIONS + 1)
    texts = [f"first{seat + 1}" for seat in range(SEATS)]
    texts += [f"deal{number}" for number in CARDS]
    texts += [f"draw{KINDS[token // 2]}{token % 2 + 1}" for token in range(BONUS_TOKENS)]
    texts += [f"roll{face}" for face in range(1, DICE[-1] + 1)]
    texts += [f"{section}.{act}" for section in sections for act in ACTS]
    texts += [cell_text(cell) for cell in range(CELLS)]
    texts += [f"{colour_texts(pair)}.{building}" for building in BUILDINGS for pair in PAIRS]
    texts += [f">{building}" for building in BUILDINGS]
    texts += COLOURS
    texts += [f"section{section}" for section in sections]
    texts += [f"roller{seat + 1}" for seat in range(SEATS)]
    texts += [f"occupy{number}" for number in CARDS]
    texts += [f"pay.{colour_texts(payment)}" for payment in PAYMENTS]
    texts += [f"disc{section}.{act}" for section in sections for act in ACTS[:SPACES]]
    texts += ["supply"]
    texts += [f"use{number}" for number in CARDS]
    texts += [f"bonus.{kind}" for kind in KINDS]
    texts += [f"drop.{kind}" for kind in KINDS]
    texts += ["again1", "again2", "plus1", "plus2"]
    texts += [f"name{number}" for number in range(1, MOST_NAMED + 1)]
    texts += [f"change.{COLOURS[low + 1]}>{COLOURS[low]}" for low in range(4)]
    texts += [f"change.{COLOURS[low]}>{COLOURS[low + 1]}" for low in range(4)]
    return [*texts, "points", "pass", "end"]


def _parts() -> list[Parts]:
    sections = range(1, MASTER_SECTIONS + 1)
    steps = [(low, low + 1) for low in range(len(COLOURS) - 1)]
    parts: list[Parts] = [{"kind": "first", "seat": seat} for seat in range(SEATS)]
    parts += [{"kind": "deal", "card": number} for number in CARDS]
    parts += [
        {"kind": "draw", "bonus": KINDS[token // 2], "copy": token % 2 + 1} for token in range(BONUS_TOKENS)
    ]
    parts += [{"kind": "roll", "face": face} for face in range(1, DICE[-1] + 1)]
    parts += [{"kind": "act", "section": section, "act": act} for section in sections for act in ACTS]
    parts += [{"kind": "cell", "colour": c, "building": b} for b in BUILDINGS for c in COLOURS]
    parts += [{"kind": "pair", "colours": _colours(pair), "building": b} for b in BUILDINGS for pair in PAIRS]
    parts += [{"kind": "building", "building": building} for building in BUILDINGS]
    parts += [{"kind": "colour", "colour": colour} for colour in COLOURS]
    parts += [{"kind": "section", "section": section} for section in sections]
    parts += [{"kind": "roller", "seat": seat} for seat in range(SEATS)]
    parts += [{"kind": "occupy", "card": number} for number in CARDS]
    parts += [{"kind": "pay", "colours": _colours(payment)} for payment in PAYMENTS]
    parts += [
        {"kind": "disc", "section": section, "act": act} for section in sections for act in ACTS[:SPACES]
    ]
    parts += [{"kind": "supply"}]
    parts += [{"kind": "use", "card": number} for number in CARDS]
    parts += [{"kind": kind, "bonus": bonus} for kind in ("bonus", "drop") for bonus in KINDS]
    parts += [{"kind": kind, "die": die} for kind in ("again", "plus") for die in (1, 2)]
    parts += [{"kind": "name", "number": number} for number in range(1, MOST_NAMED + 1)]
    parts += [{"kind": "change", "from": COLOURS[high], "to": COLOURS[low]} for low, high in steps]
    parts += [{"kind": "change", "from": COLOURS[low], "to": COLOURS[high]} for low, high in steps]
    return [*parts, {"kind": "points"}, {"kind": "pass"}, {"kind": "end"}]


def _colours(colours: tuple[int, ...]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def squeeze(text: str) -> str:
    """Return a text in its form for comparison: lower case, without spaces and dots.

    >>> squeeze("2 move Yellow church > school")
    '2moveyellowchurch>school'
    """
    return "".join(text.lower().split()).replace(".", "")


TEXTS = _texts()
PARTS = _parts()
_ACTIONS = {squeeze(text): action for action, text in enumerate(TEXTS)}
assert len(TEXTS) == len(PARTS) == ACTIONS == len(_ACTIONS) and TEXTS[PAIR - 1] == cell_text(PAIR - CELL - 1)
_SQUEEZED = list(_ACTIONS)


def parse(text: str) -> int:
    """Return the action of a text. Raise :class:`NotationError` if there is none.

    >>> TEXTS[parse("2.move")]
    '2.move'
    """
    action = _ACTIONS.get(squeeze(text))
    if action is None:
        raise NotationError("notation-unknown", text=text)
    return action


def read(state: Halloween, text: str, seat: int) -> list[int]:
    """Return the steps of a whole action, up to the first roll or decision of another seat. Raise the
    refusal of an illegal step, or :class:`NotationError` for an unreadable text."""
    wanted = squeeze(text)
    if not wanted:
        raise NotationError("notation-unknown", text=text)
    if wanted in _ACTIONS:
        return [_ACTIONS[wanted]]
    furthest: list[Furthest] = [(-1, state)]
    found = _steps(state, wanted, 0, seat, furthest)
    if found is None:
        raise _trouble(text, wanted, seat, *furthest[0])
    return found


def _steps(
    state: Halloween, wanted: str, start: int, seat: int, furthest: list[Furthest]
) -> list[int] | None:
    """Return legal steps that spell the rest of a text, or None; keep the furthest point in ``furthest``."""
    if start > furthest[0][0]:
        furthest[0] = (start, state)
    if start == len(wanted):
        return []
    fitting = [a for a in state.legal_actions(seat) if wanted.startswith(_SQUEEZED[a], start)]
    for action in sorted(fitting, key=lambda a: -len(_SQUEEZED[a])):
        after = state.clone()
        after.apply(action)
        rest = _steps(after, wanted, start + len(_SQUEEZED[action]), seat, furthest)
        if rest is not None:
            return [action, *rest]
    return None


def _trouble(text: str, wanted: str, seat: int, start: int, state: Halloween) -> Exception:
    """Return the error at the furthest point: a refusal if the rest consists of steps, else a
    :class:`NotationError`."""
    fitting = [a for a in _spelt(wanted, start) if spellable(wanted, start + len(_SQUEEZED[a]))]
    if not fitting and start == 0:
        return NotationError("notation-unknown", text=text)
    if not fitting or (start and seat not in state.actors()):
        rest = wanted[start:]
        return NotationError("halloween-notation-rest", column=_column(text, start), text=text, rest=rest)
    refusal: Refusal = why_not(state, seat, max(fitting, key=lambda a: len(_SQUEEZED[a])))
    return refusal


def _spelt(wanted: str, start: int) -> list[int]:
    """Return the actions whose text occurs at this offset."""
    return [action for action, squeezed in enumerate(_SQUEEZED) if wanted.startswith(squeezed, start)]


def spellable(wanted: str, start: int = 0) -> bool:
    """Return whether a text from an offset on consists of steps, legal or not.

    >>> spellable("2moveyellowchurch"), spellable("2moveyellowchurhc")
    (True, False)
    """
    reached = {start}
    for place in range(start, len(wanted)):
        if place in reached:
            reached |= {place + len(_SQUEEZED[action]) for action in _spelt(wanted, place)}
    return len(wanted) in reached


def _column(text: str, squeezed: int) -> int:
    """Return the column in the text of a squeezed character, given its index.

    >>> _column("2 move blue", 5)
    7
    """
    counted = 0
    for column, letter in enumerate(text):
        if squeeze(letter):
            if counted == squeezed:
                return column
            counted += 1
    return len(text)
