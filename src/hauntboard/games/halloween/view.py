"""Halloween: what a seat may see, and what happened as everybody may be told.

All is open but luck to come (A9), so everybody sees the same table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.messages import Event
from .cards import (
    ACTS,
    ASKS,
    BUILDINGS,
    CARDS,
    COLOURS,
    END,
    END_CARDS,
    FACE,
    GHOSTS_EACH,
    KINDS,
    NOTES,
    RED,
    SPACES,
    TRIGGERS,
    WHYS,
)
from .messages import has_silent_power, question_name, spends
from .notation import TEXTS
from .position import by_colour, export
from .rules import Halloween


def view(state: Halloween, seat: int) -> dict[str, Any]:
    """The table as anybody sees it. Prices and the reach of sections are those of whose turn it is."""
    ghosts, table = list(state.ghosts), export(state)
    return {
        "seat": seat if seat >= 0 else None,
        "phase": ASKS[state.asked_now()] if not state.over() else "over",
        "over": state.over(),
        "round": state.round,
        "turn": state.seat,
        "acting": state.actors(),
        "scores": state.scores(),
        "winners": state.winners(),
        "question": question_name(state),
        "table": table,
        "free": by_colour([GHOSTS_EACH - sum(ghosts[colour::5]) for colour in range(5)]),
        "pool": by_colour(list(state.pool)),
        "reserve": state.reserve.bit_count(),
        "upgrades": {COLOURS[colour]: state.upgrade_cost(colour) for colour in range(RED)},
        "reach": [state.reach(section) for section in range(state.sections)],
        "spends": spending(state),
        "cards": [card_view(state, number) for number in table["cards"]],
        "seats": [seat_view(state, s) for s in range(state.players)],
    }


def spending(state: Halloween) -> dict[str, list[int]]:
    """Return the moves that use up card 1, 4 or 6 without naming it, each with those cards."""
    if not has_silent_power(state):
        return {}
    spent = {TEXTS[action]: spends(state, action) for action in state.legal_actions()}
    return {text: cards for text, cards in spent.items() if cards}


def card_view(state: Halloween, number: int) -> dict[str, Any]:
    """A card in play: what it costs the player whose turn it is, and who is on it."""
    return {
        "number": number,
        "coloured": CARDS[number].coloured,
        "when": list(CARDS[number].when),
        "price": abs(state.cost(number)),
        "different": state.cost(number) < 0,
        "seats": [seat for seat in range(state.players) if state.cards[seat] >> number & 1],
    }


def seat_view(state: Halloween, seat: int) -> dict[str, Any]:
    """What the position leaves to be worked out: supplies and the running score."""
    return {
        "supply": state.supply[seat],
        "haunts": state.haunts[seat],
        "tokens": sum(list(state.tokens)[5 * seat : 5 * seat + 5]),
        "estimate": estimate(state, seat),
    }


def estimate(state: Halloween, seat: int) -> dict[str, Any]:
    """The points now, what the end would add now and from where (E2, V6)."""
    now = total = state.pe[seat]
    sources: dict[str, int] = {}
    if not state.over():
        if state.sets_worth(seat):
            sources["sets"] = state.sets_worth(seat)
            total += sources["sets"]
        for card in END_CARDS:
            points = state.worth(seat, card, total)
            if points:
                sources[f"card-{card}"] = points
                total += points
    return {"now": now, "end": total - now, "total": total, "sources": sources}


# ---- events -------------------------------------------------------------------------

# What the numbers of a note stand for, where they are not plain numbers.
WORDS: dict[str, Sequence[Any]] = {
    "bonus": KINDS,
    "building": BUILDINGS,
    "to": BUILDINGS,
    "section": range(1, 5),
    "act": ACTS,
    "colour": COLOURS,
    "why": WHYS,
    "trigger": TRIGGERS,
}


def read_note(note: tuple[int, ...]) -> Event:
    """An event from the numbers that the rules gave."""
    kind, seat, *numbers = note
    name, keys = NOTES[kind]
    data: dict[str, Any] = {"seat": seat} if seat >= 0 else {}
    for key, number in zip(keys, numbers, strict=False):
        if key == "cell":
            data |= {"colour": COLOURS[number % 5], "building": BUILDINGS[number // 5]}
        elif key == "cell2":
            data |= {"colour2": COLOURS[number % 5], "building2": BUILDINGS[number // 5]}
        elif key == "space":  # below 0 is the supply
            supply = number < 0
            data |= {"section": 0 if supply else number // SPACES + 1, "act": ACTS[max(number, 0) % SPACES]}
        else:
            data[key] = WORDS[key][number] if key in WORDS else number
    return Event(name, data)


def events(before: Halloween, action: int, after: Halloween) -> list[Event]:
    """What an action made happen, in order."""
    told = [read_note(note) for note in before.clone().told(action)]
    if after.over():
        told[-1] = Event("match-over", {"winners": after.winners(), "scores": after.scores()})
    return told


def reveals(action: int) -> bool:
    """Ending the turn hands it over, and dice and draws show something new."""
    return action <= FACE + 11 or action == END
