"""13 Ghosts as a vector: the meaning of each entry.

``make fixtures`` writes ``encoder.py`` from this table.
"""

from __future__ import annotations

from ...engine.observation import CHOICE, FLAGS, NUMBER, SET, ObservationLayout, row
from .cards import NUMBERS, PHASES, SEATS

TABLE = ObservationLayout(
    state="Ghosts",
    setup=(
        "acting = state.acting()",
        "known = state.known_to(seat, 0)",
        "own = known",
        "other = state.known_to(seat, 1) if players == 4 else 0",
        "looked = 1 - (seat & 1) if players == 4 else 0",
        "pile = state.pile[looked]",
        "seen = other if looked else own",
        "vague = state.vague[seat] | state.vague[4 + seat] if seat >= 0 else 0",
        "first = pile & 15",
        "second = (pile >> 4) & 15",
        "third = (pile >> 8) & 15",
        "cells = 0x1111111111111111  # the lowest bit of every cell of a row of cards",
    ),
    shared=(
        row(
            CHOICE,
            "seat",
            range(1, SEATS + 1),
            "seat",
            "the viewer's place; secret choices name it",
        ),
        row(CHOICE, "phase", PHASES, "state.phase", "what is being done"),
        row(
            FLAGS,
            "going",
            "look-8 look-10 extra nk2018",
            "(state.ability == 8) | (state.ability == 10) << 1"
            " | (state.extra != 0) << 2 | state.edition << 3",
            "a look of card 8 or 10 is under way; the card being drawn brings another turn; the edition",
        ),
        row(
            SET, "face-up", NUMBERS, "state.face_up >> 1", "numbers that lie face up before anybody (card 2)"
        ),
        row(
            CHOICE,
            "pile-top",
            NUMBERS,
            "(first if (seen >> first) & 1 else 0) - 1",
            "the top card of the pile that the viewer's 8 and 10 look at, if it knows it",
        ),
        row(
            CHOICE,
            "pile-second",
            NUMBERS,
            "(second if (seen >> second) & 1 else 0) - 1",
            "the card below it, if the viewer knows it",
        ),
        row(
            CHOICE,
            "pile-third",
            NUMBERS,
            "(third if (seen >> third) & 1 else 0) - 1",
            "the third card, if the viewer knows it",
        ),
        row(
            SET,
            "pile",
            NUMBERS,
            "(rules.row_mask(pile) & seen) >> 1 if pile else 0",
            "cards that the viewer knows to lie anywhere in that pile",
        ),
        row(
            SET,
            "vague",
            NUMBERS,
            "vague >> 1",
            "cards that the viewer saw in the pile before a player put them in a secret order (G10)",
        ),
        row(
            NUMBER,
            "left",
            "own looked",
            "state.left[{i} ^ (1 - looked if players == 4 else 0)]",
            "cards in the pile that the viewer draws from, and in that which its 8 and 10 look at "
            "(the same but with four players; the second is then 0)",
        ),
        row(NUMBER, "goal", "points", "state.goal", "points that end the match"),
        row(NUMBER, "round", "number", "state.round", "the round, from 1; 0 before the first"),
    ),
    each_setup=(
        "known = other if players == 4 and s & 1 else own",
        "crypt = state.crypt[s]",
        "hand = (1 << state.hand[s]) | state.dealt[s]",
        "up = state.up[s]",
        "down = state.down[s]",
    ),
    each=(
        row(
            FLAGS,
            "is",
            "acting turn starter playing alive protected holding choosing",
            "((acting >> s) & 1) | (state.turn == s) << 1 | (state.starter == s) << 2"
            " | ((state.playing >> s) & 1) << 3 | ((state.alive >> s) & 1) << 4"
            " | ((state.protected >> s) & 1) << 5 | (state.hand[s] != 0) << 6 | (state.dealt[s] != 0) << 7",
            "may act now; has the turn by the order of seats; began the round; takes part in this match "
            "(two of three in a tie-break); is still in the round; is behind card 4; has a hand card; "
            "holds cards from which crypts are to be chosen",
        ),
        row(
            SET,
            "crypt",
            NUMBERS,
            "((1 << crypt if (known >> crypt) & 1 else state.answers[s] & ~known & ~vague) if crypt else 0)"
            " >> 1",
            "numbers that the crypt can be by all answers and by the cards the viewer knows; the own crypt "
            "is one",
        ),
        row(
            SET,
            "hand",
            NUMBERS,
            "(hand & known) >> 1",
            "the hand card, or the cards dealt before crypts are chosen, as far as the viewer knows them",
        ),
        row(SET, "up", NUMBERS, "rules.row_mask(up) >> 1 if up else 0", "cards played face up"),
        row(
            SET,
            "down",
            NUMBERS,
            "(rules.row_mask(down) & known) >> 1 if down else 0",
            "cards laid face down that the viewer knows",
        ),
        row(
            NUMBER,
            "cards-down",
            "count",
            "(((down | down >> 1 | down >> 2 | down >> 3) & cells) * cells >> 60) & 15",
            "cards laid face down",
        ),
        row(NUMBER, "points", "count", "state.points[s]", "points in the match"),
        row(NUMBER, "tie-break", "count", "state.duel[s]", "points in the tie-break match"),
    ),
    types=(
        ("acting known own other looked seen vague first second third crypt hand", "int"),
        ("pile up down cells", "unsigned long long"),
    ),
    notes=(
        "The order in which cards were played is left out, and so are places in the pile below the third.",
        "A *vague* card lies among the cards that were moved; which places these are, only the view says.",
    ),
)
