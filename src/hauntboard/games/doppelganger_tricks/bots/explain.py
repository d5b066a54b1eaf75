"""The reasons for predictions and cards, as message ids."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.game import View
from ....engine.messages import Message
from ..cards import PLAY, PLAYS, SUITS, card_text
from ..notation import play_of, prediction_of
from .bidding import Bid

MAX_CARDS = 4  # mentioned beside the chosen one


@dataclass(frozen=True)
class WeighedCard:
    """What a search found about playing a card."""

    part: int  # the play without its claim
    value: float
    error: float
    exact: float  # chance of an exact prediction
    unclaimed: float  # value without the own bonus card
    wins: float | None  # chance to win this trick, if known
    visits: float = 0.0


def percent(chance: float) -> int:
    """Round a chance to percent; only certainty becomes 0 or 100.

    >>> percent(0.496), percent(0.999), percent(1.0)
    (50, 99, 100)
    """
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def on_predictions(action: int, bids: list[Bid]) -> list[Message]:
    """Explain a prediction: its chance to come true, and those of the next best ones."""
    number = prediction_of(action)
    reasons = []
    shown = sorted(bids, key=lambda bid: (bid.number != number, -bid.value))[:3]
    for bid in shown:
        id = "tricks-why-predict" if bid.number == number else "tricks-why-predict-other"
        reasons.append(Message(id, {"number": bid.number, "percent": percent(bid.exact)}))
    if number == 0 and bids[0].number == 0:
        reasons.insert(1, Message("tricks-why-zero"))
    elif bids[0].number == number and seems_worse(shown[0].exact, [bid.exact for bid in shown]):
        reasons.append(Message("tricks-why-points"))
    return reasons


def on_cards(action: int, cards: list[WeighedCard], view: View) -> list[Message]:
    """Explain a card: what the seat needs, what the card does for it, and how others compare."""
    part = (action - PLAY) % PLAYS
    chosen = next(card for card in cards if card.part == part)
    lost = missing_tricks(view) < 0  # no card makes the prediction come true any more
    reasons = [need(view), *on_chosen(action, chosen, lost)]
    others = [card for card in cards if card.part != part and card.wins is not None][:MAX_CARDS]
    reasons += [on_other(card, lost) for card in others]
    if not lost and cards[0] is chosen and seems_worse(chosen.exact, [card.exact for card in others]):
        reasons.append(Message("tricks-why-points"))
    return reasons


def seems_worse(exact: float, others: list[float]) -> bool:
    """Return whether a shown chance of an exact prediction is lower than another one beside it."""
    return any(percent(other) > percent(exact) for other in others)


def missing_tricks(view: View) -> int:
    """Return how many tricks the own seat still needs for its prediction; negative if it has too many."""
    me = view["seats"][view["seat"]]
    return int(me["prediction"] - me["won"])


def need(view: View) -> Message:
    """Say how far the own seat is from its prediction."""
    missing = missing_tricks(view)
    if missing > 0:
        return Message("tricks-why-need", {"number": missing})
    return Message("tricks-why-need-none" if missing == 0 else "tricks-why-too-many")


def on_chosen(action: int, card: WeighedCard, lost: bool) -> list[Message]:
    """Explain the chosen card, its declared suit and its claim."""
    play = play_of(action)
    name = {"card": card_text(play.card)}
    reasons = [] if lost else [Message("tricks-why-exact", {**name, "percent": percent(card.exact)})]
    if card.wins is not None:
        reasons.append(on_trick(name, card.wins))
    if play.declared is not None:
        reasons.append(Message("tricks-why-declared", {**name, "suit": SUITS[play.declared]}))
    if play.claim:
        reasons.append(Message(f"tricks-why-claim-{play.claim}"))
    return reasons


def on_trick(name: dict[str, str], wins: float) -> Message:
    """Say whether the card wins the trick."""
    if wins >= 0.995:
        return Message("tricks-why-wins", name)
    if wins <= 0.005:
        return Message("tricks-why-loses", name)
    return Message("tricks-why-may-win", {**name, "percent": percent(wins)})


def on_other(card: WeighedCard, lost: bool) -> Message:
    """Compare a card that was not chosen."""
    play = play_of(PLAY + card.part)
    named = {"card": card_text(play.card)}
    name = "tricks-why-other"
    if play.declared is not None:
        named["suit"], name = SUITS[play.declared], "tricks-why-other-declared"
    wins = percent(card.wins or 0.0)
    if lost:
        return Message(f"{name}-lost", {**named, "wins": wins})
    return Message(name, {**named, "percent": percent(card.exact), "wins": wins})
