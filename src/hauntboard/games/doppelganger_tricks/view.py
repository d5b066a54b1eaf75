"""Doppelgänger Tricks: what a seat may see (R14), and the events with their audience.

Cards are written as in the notation: ``S7``, ``D10``. A hand that the viewer may not see is null.
"""

from __future__ import annotations

from typing import Any

from ...engine.messages import Event
from ...engine.seats import ALL_SEEING, EVERYBODY
from .cards import (
    BONUSES,
    DEALING,
    FIRST,
    NOBODY,
    NOT_PREDICTED,
    OVER,
    PHASES,
    PLAY,
    PLAYING,
    PREDICT,
    PREDICTING,
    RANKS,
    SUITS,
    card_text,
    texts_of,
)
from .notation import CardPlay, play_of, prediction_of
from .rules import Tricks


def sees_hand(state: Tricks, viewer: int, seat: int) -> bool:
    """Return whether the viewer may see a hand: its own, or all with open hands."""
    return bool(state.open_hands) or viewer in (seat, ALL_SEEING)


def view(state: Tricks, seat: int) -> dict[str, Any]:
    """Return the table as a seat, a spectator or (after the end) an all-seeing viewer sees it."""
    hands = [sees_hand(state, seat, s) for s in range(state.players)]
    seen = state.played() | sum(state.hand[s] for s in range(state.players) if hands[s])
    return {
        "seat": seat if seat >= 0 else None,
        "phase": PHASES[state.phase],
        "over": state.over(),
        "round": state.round,
        "rounds": state.rounds,
        "first": state.starter,
        "leader": state.leader,
        "acting": state.actors(),
        "scores": state.scores(),
        "winners": state.winners(),
        "tricks": state.size,
        "led": SUITS[state.led] if state.laid else None,
        "trick": trick_view(state),
        "bonuses": [bonus for bonus in BONUSES if state.bonuses >> bonus & 1],
        "seats": [seat_view(state, seat, s, hands[s]) for s in range(state.players)],
        "unseen": texts_of(state.deck & ~seen) if state.round else [],
    }


def trick_view(state: Tricks) -> list[dict[str, Any]]:
    """Return the cards of the current trick, and which are annihilated so far (R7)."""
    return [
        {
            "seat": (state.leader + i) % state.players,
            "card": card_text(state.trick[i]),
            "annihilated": state.strength(i) == 0,
        }
        for i in range(state.laid)
    ]


def seat_view(state: Tricks, viewer: int, seat: int, open_hand: bool) -> dict[str, Any]:
    made = state.round > 0 and state.predicted[seat] != NOT_PREDICTED
    known = made and (state.phase in (PLAYING, OVER) or viewer in (seat, ALL_SEEING))
    return {
        "hand": texts_of(state.hand[seat]) if open_hand else None,
        "cards": state.hand[seat].bit_count(),
        "predicted": made,
        "prediction": state.predicted[seat] if known else None,
        "won": state.won[seat],
        "bonus": state.claimed[seat] or None,
        "shown": texts_of(state.shown[seat]),
        "voids": [SUITS[suit] for suit in range(4) if state.voids[seat] >> suit & 1],
    }


# ---- events -------------------------------------------------------------------------


def witnesses(state: Tricks, action: int) -> int:
    """Return the mask of the seats that learn which action was taken; ``EVERYBODY`` if spectators do."""
    if action < FIRST and not state.open_hands:
        return 1 << state.seat
    if PREDICT <= action < PLAY:
        return 1 << state.actor(action)
    return EVERYBODY


def completed(before: Tricks, action: int) -> Tricks:
    """Return the state with this action's card in the trick, before the trick is cleared."""
    play = play_of(action)
    trick = before.clone()
    cards = list(before.trick)
    cards[before.laid] = play.card
    trick.trick = cards
    if before.laid == 0:
        trick.leader = before.seat
        trick.led = play.card // RANKS if play.declared is None else play.declared
    trick.laid = before.laid + 1
    return trick


def outcome(before: Tricks, action: int) -> str:
    """Return the record's note: all predictions after the last one, a trick's winner after its last card."""
    if PREDICT <= action < PLAY and len(before.actors()) == 1:
        return ",".join(map(str, predictions(before, action)))
    if action >= PLAY and before.laid == before.players - 1:
        winner = completed(before, action).trick_winner()
        return "w-" if winner == NOBODY else f"w{winner + 1}"
    return ""


def predictions(before: Tricks, action: int) -> list[int]:
    """Return the predictions of all seats, given the last one (R2)."""
    actor = before.actor(action)
    return [
        prediction_of(action) if seat == actor else before.predicted[seat] for seat in range(before.players)
    ]


def events(before: Tricks, action: int, after: Tricks) -> list[Event]:
    """Return the events of an action in order."""
    if action < FIRST:
        return deal_events(before, after)
    if action < PREDICT:
        return round_begins(before, after)
    if action < PLAY:
        return prediction_events(before, action)
    return [
        *play_events(before, action),
        *trick_events(before, action),
        *score_events(before, action, after),
        *round_begins(before, after),
    ]


def round_begins(before: Tricks, after: Tricks) -> list[Event]:
    if after.round == before.round:
        return []
    return [Event("round-begins", {"round": after.round, "rounds": after.rounds, "seat": after.starter})]


def deal_events(before: Tricks, after: Tricks) -> list[Event]:
    """Return the events of the complete hands, none during the deal."""
    if after.phase == DEALING:
        return []
    return [dealt_event(after, seat) for seat in range(after.players)]


def dealt_event(after: Tricks, seat: int) -> Event:
    """Return the event of a hand; with open hands its cards are public."""
    data: dict[str, Any] = {"seat": seat, "count": after.size}
    cards = {"cards": texts_of(after.hand[seat])}
    shown, secret = ({**data, **cards}, {}) if after.open_hands else (data, cards)
    return Event("dealt", shown, secret, 1 << seat)


def prediction_events(before: Tricks, action: int) -> list[Event]:
    actor = before.actor(action)
    found = [Event("predicted", {"seat": actor}, {"number": prediction_of(action)}, 1 << actor)]
    if len(before.actors()) == 1:
        for seat, number in enumerate(predictions(before, action)):
            found.append(Event("prediction-shown", {"seat": seat, "number": number}))
    return found


def play_events(before: Tricks, action: int) -> list[Event]:
    """Return the events of a card, what it shows about the hand, and a claim."""
    seat, play = before.seat, play_of(action)
    found = [played_event(before, seat, play)]
    suit = SUITS[play.card // RANKS]
    if before.laid and suit not in (SUITS[before.led], "D"):
        found.append(Event("cannot-follow", {"seat": seat, "suit": SUITS[before.led]}))
    if play.claim:
        found.append(Event("claimed", {"seat": seat, "bonus": play.claim}))
    return found


def played_event(before: Tricks, seat: int, play: CardPlay) -> Event:
    data = {"seat": seat, "card": card_text(play.card)}
    if before.laid:
        return Event("played", data)
    if play.declared is None:
        return Event("led", data)
    return Event("led-declared", {**data, "suit": SUITS[play.declared]})


def trick_events(before: Tricks, action: int) -> list[Event]:
    """Return an annihilation by the newest card, and the result of a complete trick."""
    trick = completed(before, action)
    found = []
    newest = trick.laid - 1
    if trick.strength(newest) == 0:
        card = trick.trick[newest]
        pair = [card_text(c) for c in trick.trick[: trick.laid] if c % RANKS == card % RANKS]
        pair = [text for text in pair if text[0] in (SUITS[trick.led], "D")]
        found.append(Event("annihilated", {"cards": pair}))
    if trick.laid < trick.players:
        return found
    winner = trick.trick_winner()
    if winner == NOBODY and not before.hand[trick.leader]:
        found.append(Event("last-trick-lost"))
    elif winner == NOBODY:
        found.append(Event("trick-lost", {"seat": trick.leader}))
    else:
        won = before.won[winner] + 1
        found.append(Event("trick-won", {"seat": winner, "count": won, "number": before.predicted[winner]}))
    return found


def score_events(before: Tricks, action: int, after: Tricks) -> list[Event]:
    """Return each seat's score of a finished round, and the end of the match."""
    if after.round == before.round and after.phase != OVER:
        return []
    winner = completed(before, action).trick_winner()
    claim = play_of(action).claim
    found = []
    for seat in range(before.players):
        found.append(
            Event(
                "scored",
                {
                    "seat": seat,
                    "number": before.predicted[seat],
                    "count": before.won[seat] + (seat == winner),
                    "bonus": claim if claim and seat == before.seat else before.claimed[seat],
                    "points": after.points[seat] - before.points[seat],
                    "total": after.points[seat],
                },
            )
        )
    found.append(Event("round-over", {"round": before.round}))
    if after.phase == OVER:
        found.append(Event("match-over", {"winners": after.winners(), "scores": after.scores()}))
    return found


def reveals(before: Tricks, action: int) -> bool:
    """Return whether an action reveals anything to another seat, which ends undo.

    Only a prediction that is not the last one stays secret.
    """
    return not (PREDICT <= action < PLAY and before.phase == PREDICTING and len(before.actors()) > 1)
