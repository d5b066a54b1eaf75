"""Halloween: views and events.

Only future chance is hidden (A9), so every viewer sees the same table.
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
    """Return the table as every viewer sees it. Prices and the reach of sections are those of the player."""
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
    """Return a card in play with its price for the player and the seats that occupy it."""
    return {
        "number": number,
        "coloured": CARDS[number].coloured,
        "when": list(CARDS[number].when),
        "price": abs(state.cost(number)),
        "different": state.cost(number) < 0,
        "seats": [seat for seat in range(state.players) if state.cards[seat] >> number & 1],
    }


def seat_view(state: Halloween, seat: int) -> dict[str, Any]:
    """Return what the position leaves out for a seat: supplies and the running score."""
    return {
        "supply": state.supply[seat],
        "haunts": state.haunts[seat],
        "tokens": sum(list(state.tokens)[5 * seat : 5 * seat + 5]),
        "estimate": estimate(state, seat),
    }


def estimate(state: Halloween, seat: int) -> dict[str, Any]:
    """Return a seat's points now and the points that the end of the match would add, by source (E2, V6)."""
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

# Names for the numbers of a note that are not plain numbers.
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
    """Return the event for the numbers that the rules recorded."""
    kind, seat, *numbers = note
    name, keys = NOTES[kind]
    data: dict[str, Any] = {"seat": seat} if seat >= 0 else {}
    for key, number in zip(keys, numbers, strict=False):
        if key == "cell":
            data |= {"colour": COLOURS[number % 5], "building": BUILDINGS[number // 5]}
        elif key == "cell2":
            data |= {"colour2": COLOURS[number % 5], "building2": BUILDINGS[number // 5]}
        elif key == "space":  # negative: the disc came from the supply
            supply = number < 0
            data |= {"section": 0 if supply else number // SPACES + 1, "act": ACTS[max(number, 0) % SPACES]}
        else:
            data[key] = WORDS[key][number] if key in WORDS else number
    return Event(name, data)


def events(before: Halloween, action: int, after: Halloween) -> list[Event]:
    """Return the events of an action, in order."""
    found = [read_note(note) for note in before.clone().notes_of(action)]
    if after.over():
        found[-1] = Event("match-over", {"winners": after.winners(), "scores": after.scores()})
    return found


def reveals(action: int) -> bool:
    """Return whether an action passes the turn or shows the result of dice or draws."""
    return action <= FACE + 11 or action == END
