"""Doppelgänger Tricks positions as JSON data, for tests, puzzles and bug reports.

A position gives only what differs from a fresh round; every key is in
``docs/games/doppelganger-tricks/positions.md``.
"""

from __future__ import annotations

from typing import Any

from ...engine.game import PositionError
from ...engine.positions import PositionReader, put, whole
from .cards import (
    CHOOSING_FIRST,
    DEALING,
    DOPPELGANGER,
    NO_SUIT,
    NOT_PREDICTED,
    OVER,
    PHASES,
    PLAYING,
    PREDICTING,
    RANKS,
    SUITS,
    card_number,
    card_text,
    cards_of,
    texts_of,
)
from .rules import Tricks

TOP_KEYS = {
    *("game", "players", "phase", "round", "first", "leader", "seat", "led", "points"),
    *("trick", "seats"),
}
SEAT_KEYS = {"hand", "shown", "prediction", "won", "voids", "bonus"}


def export(state: Tricks) -> dict[str, Any]:
    """Return the whole position, enough to rebuild the same state."""
    return {
        "game": "doppelganger-tricks",
        "players": state.players,
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.starter,
        "leader": state.leader,
        "seat": state.seat,
        "led": SUITS[state.led] if state.led != NO_SUIT else None,
        "points": state.scores(),
        "trick": [card_text(card) for card in state.trick[: state.laid]],
        "seats": [export_seat(state, seat) for seat in range(state.players)],
    }


def export_seat(state: Tricks, seat: int) -> dict[str, Any]:
    predicted = state.predicted[seat]
    return {
        "hand": texts_of(state.hand[seat]),
        "shown": texts_of(state.shown[seat]),
        "prediction": None if predicted == NOT_PREDICTED else predicted,
        "won": state.won[seat],
        "voids": [SUITS[suit] for suit in range(4) if state.voids[seat] >> suit & 1],
        "bonus": state.claimed[seat],
    }


def set_up(fresh: Tricks, data: Any) -> Tricks:
    """Return a state with the options of ``fresh``; raise :class:`PositionError` for an invalid position."""
    top = PositionReader(data, "$", TOP_KEYS)
    state = fresh.clone()
    players = state.players
    if top.data.get("game", "doppelganger-tricks") != "doppelganger-tricks":
        raise PositionError("position-other-game", "$.game")
    if top.data.get("players", players) != players:
        raise PositionError("position-other-players", "$.players", players=players)
    phase = top.data.get("phase", "play")
    if phase not in PHASES:
        raise PositionError("position-bad-phase", "$.phase", allowed=", ".join(PHASES))
    points = top.items("points", [0] * players, players)
    state.points = [whole(n, f"$.points[{i}]", 0, 999) for i, n in enumerate(points)] + [0] * (4 - players)
    if phase == PHASES[CHOOSING_FIRST]:
        return state
    read_round(state, top)
    state.phase = PHASES.index(phase)
    check(state)
    return state


def read_round(state: Tricks, top: PositionReader) -> None:
    """Read the turn, the cards and what each seat has shown."""
    last = state.players - 1
    round = top.number("round", 1, 1, state.rounds)
    state.begin_round(top.number("first", 0, 0, last))
    state.round = round
    state.leader = top.number("leader", state.starter, 0, last)
    trick = read_cards(top, "trick", state)
    if len(trick) >= state.players:
        raise PositionError("position-bad-deal", "$.trick")
    state.trick = trick + [0] * (4 - len(trick))
    state.laid = len(trick)
    state.led = read_led(top, trick)
    seats = top.items("seats", [{}] * state.players, state.players)
    readers = [PositionReader(seat, f"$.seats[{i}]", SEAT_KEYS) for i, seat in enumerate(seats)]
    for seat, reader in enumerate(readers):
        read_seat(state, seat, reader)
    placed = 0
    for seat, reader in enumerate(readers):
        for cards, key in ((state.hand[seat], "hand"), (state.shown[seat], "shown")):
            if cards & placed:
                raise PositionError("position-card-twice", reader.at(key))
            placed |= cards
    state.undealt = state.deck & ~placed
    dealing = top.data.get("phase", "play") == "deal"
    dealt = sum(state.hand[seat].bit_count() for seat in range(state.players))
    usual = dealt if dealing else state.leader + state.laid
    state.seat = top.number("seat", usual % state.players, 0, last)
    if top.data.get("phase", "play") in ("play", "over") and not any("shown" in r.data for r in readers):
        show_the_rest(state)
    show_voids(state)


def read_led(top: PositionReader, trick: list[int]) -> int:
    """Return the led suit: the leading card's own, or the one declared for a leading doppelgänger."""
    if not trick:
        if top.data.get("led") is not None:
            raise PositionError("tricks-position-bad-suit", "$.led")
        return NO_SUIT
    led = top.data.get("led", card_text(trick[0])[0])
    own = SUITS[trick[0] // RANKS]
    if led not in ("S", "C", "T") or own not in (led, "D"):
        raise PositionError("tricks-position-bad-suit", "$.led")
    return SUITS.index(led)


def read_cards(reader: PositionReader, key: str, state: Tricks) -> list[int]:
    cards = []
    for i, text in enumerate(reader.items(key, [])):
        path = f"{reader.at(key)}[{i}]"
        try:
            card = card_number(text if isinstance(text, str) else "")
        except ValueError:
            shown = text[:20] if isinstance(text, str) else type(text).__name__
            raise PositionError("position-bad-card", path, card=shown) from None
        if not state.deck >> card & 1:
            raise PositionError("position-bad-card", path, card=text)
        if card in cards:
            raise PositionError("position-card-twice", path)
        cards.append(card)
    return cards


def read_seat(state: Tricks, seat: int, reader: PositionReader) -> None:
    tricks = state.size
    put(state, "hand", seat, sum(1 << card for card in read_cards(reader, "hand", state)))
    put(state, "shown", seat, sum(1 << card for card in read_cards(reader, "shown", state)))
    if reader.data.get("prediction") is not None:
        put(state, "predicted", seat, reader.number("prediction", 0, 0, tricks))
    put(state, "won", seat, reader.number("won", 0, 0, tricks))
    voids = reader.items("voids", [])
    if any(suit not in list(SUITS) for suit in voids):
        raise PositionError("tricks-position-bad-suit", reader.at("voids"))
    put(state, "voids", seat, sum(1 << SUITS.index(suit) for suit in set(voids)))
    bonus = reader.number("bonus", 0, 0, 3)
    if bonus == 2:
        raise PositionError("position-bad-number", reader.at("bonus"), low=0, high=3)
    put(state, "claimed", seat, bonus)
    if bonus:
        state.bonuses &= ~(1 << bonus)


def show_voids(state: Tricks) -> None:
    """Record the void of each seat that did not follow in the current trick (R14)."""
    for i in range(1, state.laid):
        if state.trick[i] // RANKS not in (state.led, DOPPELGANGER):
            seat = (state.leader + i) % state.players
            put(state, "voids", seat, state.voids[seat] | 1 << state.led)


def show_the_rest(state: Tricks) -> None:
    """Complete a position that gives only hands: all other cards have been played.

    The cards of the trick go to the seats that played them; each seat played as many of the others as its
    hand lacks.
    """
    for i in range(state.laid):
        seat = (state.leader + i) % state.players
        put(state, "shown", seat, state.shown[seat] | 1 << state.trick[i])
        state.undealt &= ~(1 << state.trick[i])
    for seat in range(state.players):
        missing = state.size - state.hand[seat].bit_count() - state.shown[seat].bit_count()
        for card in cards_of(state.undealt)[: max(missing, 0)]:
            put(state, "shown", seat, state.shown[seat] | 1 << card)
            state.undealt &= ~(1 << card)


def check(state: Tricks) -> None:
    """Raise :class:`PositionError` for a position that no play can reach."""
    if state.phase == DEALING:
        check_deal(state)
        return
    if state.undealt:
        missing = texts_of(state.undealt)
        raise PositionError("position-missing-cards", "$.seats", cards=missing)
    claims = [bonus for bonus in state.claimed if bonus]
    if len(set(claims)) != len(claims):
        raise PositionError("tricks-position-bad-bonus", "$.seats")
    checks = {PREDICTING: check_predictions, PLAYING: check_play, OVER: check_over}
    checks[state.phase](state)


def check_deal(state: Tricks) -> None:
    """Check that the deal went round in turn: no hand is more than one card ahead."""
    counts = [state.hand[seat].bit_count() for seat in range(state.players)]
    dealt = sum(counts)
    wanted = [(dealt + state.players - 1 - seat) // state.players for seat in range(state.players)]
    if counts != wanted or not state.undealt:
        raise PositionError("position-bad-deal", "$.seats")
    if state.seat != dealt % state.players:
        raise PositionError("position-bad-seats", "$.seat")
    check_untouched(state)
    if any(state.predicted[seat] != NOT_PREDICTED for seat in range(state.players)):
        raise PositionError("position-bad-deal", "$.seats")


def check_untouched(state: Tricks) -> None:
    """Check that no card has been played, no trick won, no void shown and no bonus claimed."""
    if state.laid:
        raise PositionError("position-bad-deal", "$.trick")
    for seat in range(state.players):
        if state.shown[seat] or state.won[seat] or state.voids[seat] or state.claimed[seat]:
            raise PositionError("position-bad-deal", f"$.seats[{seat}]")


def check_predictions(state: Tricks) -> None:
    check_untouched(state)
    for seat in range(state.players):
        if state.hand[seat].bit_count() != state.size:
            raise PositionError("position-bad-deal", f"$.seats[{seat}]")
    if not any(state.predicted[seat] == NOT_PREDICTED for seat in range(state.players)):
        raise PositionError("position-bad-phase", "$.phase", allowed="play")


def check_play(state: Tricks) -> None:
    in_trick = {(state.leader + i) % state.players: state.trick[i] for i in range(state.laid)}
    complete = min(state.shown[s].bit_count() - (s in in_trick) for s in range(state.players))
    for seat in range(state.players):
        path = f"$.seats[{seat}]"
        if state.predicted[seat] == NOT_PREDICTED:
            raise PositionError("tricks-position-no-prediction", f"{path}.prediction")
        if state.shown[seat].bit_count() != complete + (seat in in_trick):
            raise PositionError("position-bad-deal", f"{path}.shown")
        if state.hand[seat].bit_count() + state.shown[seat].bit_count() != state.size:
            raise PositionError("position-bad-deal", f"{path}.hand")
        if seat in in_trick and not state.shown[seat] >> in_trick[seat] & 1:
            raise PositionError("position-bad-deal", f"{path}.shown")
        held = [suit for suit in range(4) if state.hand[seat] >> RANKS * suit & 1023]
        if any(state.voids[seat] >> suit & 1 for suit in held):
            raise PositionError("position-bad-knowledge", f"{path}.voids")
        if state.claimed[seat] and not state.shown[seat]:
            raise PositionError("tricks-position-bad-bonus", f"{path}.bonus")
        if state.claimed[seat] and not state.voids[seat] >> 3 & 1:
            raise PositionError("position-bad-knowledge", f"{path}.voids")
    if state.seat != (state.leader + state.laid) % state.players or not state.hand[state.seat]:
        raise PositionError("position-bad-seats", "$.seat")
    if sum(state.won) > complete:
        raise PositionError("position-bad-number", "$.seats", low=0, high=complete)


def check_over(state: Tricks) -> None:
    held = any(state.hand[seat] for seat in range(state.players))
    if held or state.laid or state.round != state.rounds:
        raise PositionError("position-not-won", "$.seats")
