"""Why this prediction, why this card: what the bots of Doppelgänger Tricks say, as message ids."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.game import View
from ...engine.messages import Message
from ...games.doppelganger_tricks.cards import PLAY, PLAYS, SUITS, card_text
from ...games.doppelganger_tricks.notation import play_of, prediction_of
from .bidding import Bid

MOST_CARDS = 4  # others than the one chosen that are told about


@dataclass(frozen=True)
class Card:
    """What a search found about a way to play a card."""

    part: int  # the play without its claim
    value: float
    error: float
    exact: float  # chance of an exact prediction
    unclaimed: float  # value without the own bonus card
    wins: float | None  # chance to win this trick, where that was found
    visits: float = 0.0


def percent(chance: float) -> int:
    """A chance as people say it; certain only what is.

    >>> percent(0.496), percent(0.999), percent(1.0)
    (50, 99, 100)
    """
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def on_predictions(action: int, bids: list[Bid]) -> list[Message]:
    """How likely the prediction is to come true, and the next best one."""
    number = prediction_of(action)
    told = []
    for bid in sorted(bids, key=lambda bid: (bid.number != number, -bid.value))[:3]:
        id = "tricks-why-predict" if bid.number == number else "tricks-why-predict-other"
        told.append(Message(id, {"number": bid.number, "percent": percent(bid.exact)}))
    if number == 0:
        told.insert(1, Message("tricks-why-zero"))
    return told


def on_cards(action: int, cards: list[Card], view: View) -> list[Message]:
    """What is needed, what the card does for it, and how the others compare."""
    part = (action - PLAY) % PLAYS
    chosen = next(card for card in cards if card.part == part)
    told = [need(view), *on_chosen(action, chosen)]
    others = [card for card in cards if card.part != part][:MOST_CARDS]
    told += [on_other(card) for card in others if card.wins is not None]
    return told


def need(view: View) -> Message:
    """How far the own seat is from its prediction."""
    me = view["seats"][view["seat"]]
    missing = me["prediction"] - me["won"]
    if missing > 0:
        return Message("tricks-why-need", {"number": missing})
    return Message("tricks-why-need-none" if missing == 0 else "tricks-why-too-many")


def on_chosen(action: int, card: Card) -> list[Message]:
    """The card that was chosen, its declared suit and its claim."""
    play = play_of(action)
    name = {"card": card_text(play.card)}
    told = [Message("tricks-why-exact", {**name, "percent": percent(card.exact)})]
    if card.wins is not None:
        told.append(on_trick(name, card.wins))
    if play.declared is not None:
        told.append(Message("tricks-why-declared", {**name, "suit": SUITS[play.declared]}))
    if play.claim:
        told.append(Message(f"tricks-why-claim-{play.claim}"))
    return told


def on_trick(name: dict[str, str], wins: float) -> Message:
    """Whether the card wins the trick."""
    if wins >= 0.995:
        return Message("tricks-why-wins", name)
    if wins <= 0.005:
        return Message("tricks-why-loses", name)
    return Message("tricks-why-may-win", {**name, "percent": percent(wins)})


def on_other(card: Card) -> Message:
    """A card that was not chosen."""
    play = play_of(PLAY + card.part)
    chances = {"percent": percent(card.exact), "wins": percent(card.wins or 0.0)}
    if play.declared is None:
        return Message("tricks-why-other", {"card": card_text(play.card), **chances})
    named = {"card": card_text(play.card), "suit": SUITS[play.declared]}
    return Message("tricks-why-other-declared", {**named, **chances})
