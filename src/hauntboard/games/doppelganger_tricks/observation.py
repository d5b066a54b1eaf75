"""Doppelgänger Tricks as a vector: the meaning of each entry.

``make fixtures`` writes ``encoder.py`` from this table.
"""

from __future__ import annotations

from ...engine.observation import CHOICE, FLAGS, NUMBER, SET, ObservationLayout, row
from .cards import CARDS, PHASES, PREDICTIONS, RANKS, SEATS, SUITS, card_text

ALL_CARDS = [card_text(card) for card in range(CARDS)]
ALL_SUITS = list(SUITS)

TABLE = ObservationLayout(
    state="Tricks",
    imports=("DEALING", "OVER", "PLAYING"),
    setup=(
        "acting = state.acting()",
        "revealed = state.phase == PLAYING or state.phase == OVER",
        "visible = state.hand[seat] if seat >= 0 else 0",
        "if state.open_hands:",
        "    visible = state.hand[0] | state.hand[1] | state.hand[2] | state.hand[3]",
        "whole = native.popcount(state.hand[state.leader]) + (state.laid > 0)  # cards when the trick began",
        "played = state.shown[0] | state.shown[1] | state.shown[2] | state.shown[3]",
    ),
    shared=(
        row(
            CHOICE,
            "seat",
            range(1, SEATS + 1),
            "seat",
            "the viewer's place; predictions name it",
        ),
        row(CHOICE, "phase", PHASES, "state.phase", "what is being done"),
        row(CHOICE, "led", ALL_SUITS, "state.led if state.laid else -1", "the led suit"),
        row(
            FLAGS,
            "on-table",
            "plus-1 plus-3 open-hands",
            "((state.bonuses >> 1) & 1) | ((state.bonuses >> 3) & 1) << 1 | state.open_hands << 2",
            "the bonus cards still to be had; everybody plays with open hands",
        ),
        row(
            SET,
            "unseen",
            ALL_CARDS,
            "state.deck & ~(visible | played) if state.round else 0",
            "cards that the viewer has not seen this round",
        ),
        row(NUMBER, "round", "number", "state.round", "the round, from 1; 0 before the first"),
        row(NUMBER, "rounds", "count", "state.rounds", "rounds in the match"),
        row(NUMBER, "tricks", "count", "state.size", "tricks in a round"),
    ),
    each_setup=(
        "place = s - state.leader",
        "if place < 0:",
        "    place += players",
        "laid = place < state.laid",
        "card = state.trick[place] if laid else 0",
        "made = state.round > 0 and state.predicted[s] >= 0",
        "mine = s == seat",
    ),
    each=(
        row(
            FLAGS,
            "is",
            "acting leader starter predicted claimed-1 claimed-3",
            "((acting >> s) & 1) | (state.leader == s) << 1 | (state.starter == s) << 2 | made << 3"
            " | (state.claimed[s] == 1) << 4 | (state.claimed[s] == 3) << 5",
            "may act now; led this trick; began the round; has predicted; holds the bonus card +1, +3",
        ),
        row(
            CHOICE,
            "prediction",
            range(PREDICTIONS),
            "state.predicted[s] if made and (revealed or mine) else -1",
            "the predicted number of tricks, once the viewer may know it",
        ),
        row(
            SET,
            "hand",
            ALL_CARDS,
            "state.hand[s] if mine or state.open_hands else 0",
            "the hand, if the viewer sees it",
        ),
        row(SET, "shown", ALL_CARDS, "state.shown[s]", "cards played this round"),
        row(
            CHOICE,
            "trick-suit",
            ALL_SUITS,
            "rules.SUIT_OF[card] if laid else -1",
            "the suit of its card in the trick",
        ),
        row(
            CHOICE,
            "trick-rank",
            range(1, RANKS + 1),
            "rules.RANK_OF[card] - 1 if laid else -1",
            "the rank of its card in the trick",
        ),
        row(SET, "void", ALL_SUITS, "state.voids[s]", "suits that it has shown to hold no card of"),
        row(
            NUMBER,
            "cards",
            "count",
            "native.popcount(state.hand[s]) if state.phase == DEALING else whole - laid",
            "cards in hand",
        ),
        row(NUMBER, "won", "count", "state.won[s]", "tricks won"),
        row(NUMBER, "points", "count", "state.points[s]", "points in the match"),
    ),
    types=(
        ("acting revealed whole place laid card made mine", "int"),
        ("visible played", "unsigned long long"),
    ),
    notes=(
        "The cards of earlier tricks are given (*shown*), but not which of them lay in a trick together.",
        "The trick was played clockwise from the seat that *leader* marks.",
    ),
)
