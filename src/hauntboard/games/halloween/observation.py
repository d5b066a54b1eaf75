"""Halloween observations: the meaning of each vector entry. ``encoder.py`` is generated from this table."""

from __future__ import annotations

from ...engine.observation import CHOICE, FLAGS, NUMBER, SET, ObservationLayout, row
from .cards import (
    ACTS,
    ASKS,
    BUILDINGS,
    CARDS,
    COLOURS,
    FOLLOW_UPS,
    KINDS,
    MASTER_SECTIONS,
    PHASES,
    SEATS,
    SPACES,
)

CELLS = [f"{building}-{colour}" for building in BUILDINGS for colour in COLOURS]
SECTIONS = range(1, MASTER_SECTIONS + 1)
ALL_SPACES = [f"{section}-{act}" for section in SECTIONS for act in ACTS[:SPACES]]
TOKENS = [f"{kind}{copy}" for kind in KINDS for copy in (1, 2)]

TABLE = ObservationLayout(
    state="Halloween",
    imports=(
        *("ASK_DEFENDER", "ASK_DICE", "ASK_DISC", "ASK_FIFTH_HAUNT", "ASK_FOLLOW", "ASK_MOVE", "ASK_MOVE_TO"),
        *("ASK_NAME", "ASK_PAY", "ASK_POWER", "ASK_SCARE_GHOST", "ASK_WINNER_TO"),
    ),
    setup=(
        "acting = state.acting()",
        "ask = state.asked_now()",
        "a = state.arg_a[state.depth - 1] if state.depth else 0",
        "b = state.arg_b[state.depth - 1] if state.depth else 0",
        "c = state.arg_c[state.depth - 1] if state.depth else 0",
        "cell = -1",
        "card = 0",
        "colour = -1",
        "wanted = 0",
        "if ask in (ASK_MOVE, ASK_MOVE_TO, ASK_DEFENDER, ASK_WINNER_TO):",
        "    cell = a",
        "elif ask == ASK_FOLLOW:",
        "    cell = b",
        "    wanted = a",
        "elif ask == ASK_POWER:",
        "    card = a",
        "    cell = b",
        "elif ask in (ASK_PAY, ASK_DISC, ASK_DICE):",
        "    card = a",
        "elif ask in (ASK_NAME, ASK_FIFTH_HAUNT, ASK_SCARE_GHOST):",
        "    colour = a",
        "rolling = state.sides[0] != 0 or state.fighter[0] != 0 or state.fighter[1] != 0",
    ),
    shared=(
        row(
            CHOICE,
            "seat",
            range(1, SEATS + 1),
            "seat",
            "the viewer's place; some actions name one",
        ),
        row(CHOICE, "phase", PHASES, "state.phase", "setting up, playing, over"),
        row(CHOICE, "asked", ASKS, "ask", "what is to be decided now"),
        row(
            CHOICE,
            "about-cell",
            CELLS,
            "cell",
            "the ghost or space that the question is about: one that moves, attacks or has done something. "
            "For card 14 the number of the first disc's action space",
        ),
        row(CHOICE, "about-card", CARDS, "card - 1", "the card to be paid for, used, or rolled for"),
        row(CHOICE, "about-colour", COLOURS, "colour", "the colour that the question is about"),
        row(
            SET,
            "follow-ups",
            [f"card-{card}" if card else "raise" for card in FOLLOW_UPS],
            "wanted",
            "what an action may still bring with it, if it is possible: raising a section, or a card's power",
        ),
        row(
            NUMBER,
            "about",
            "first second",
            "(c if {i} else b) + 1",
            "two more numbers of the question, each plus 1: the side that speaks in a fight, the number "
            "named, the difference of dice, ...",
        ),
        row(
            FLAGS,
            "going",
            "master last-round boosted brawling",
            "state.master | state.ending << 1 | (state.boosted != 0) << 2 | (state.brawling != 0) << 3",
            "the Master variant; this round is the last; card 4 lifts this action; card 20 carries it on",
        ),
        row(CHOICE, "section", SECTIONS, "state.section", "the section that is acting"),
        row(SET, "sections-used", SECTIONS, "state.sections_used", "sections that have acted this turn"),
        row(SET, "in-play", CARDS, "state.in_play >> 1", "the cards in play"),
        row(SET, "powers-used", CARDS, "state.powers_used >> 1", "cards that have worked this turn"),
        *(
            row(
                CHOICE,
                f"bonus-{building}",
                list(KINDS),
                f"state.laid[{i}] >> 1",
                f"the bonus token in the building: {building}",
            )
            for i, building in enumerate(BUILDINGS)
        ),
        row(SET, "reserve", TOKENS, "state.reserve", "bonus tokens still to come"),
        row(
            CHOICE,
            "attacker",
            CELLS,
            "state.fighter[0] if rolling else -1",
            "the ghost that attacks or rolls",
        ),
        row(CHOICE, "defender", CELLS, "state.fighter[1] if rolling else -1", "the ghost that is attacked"),
        row(CHOICE, "arena", BUILDINGS, "state.arena if rolling else -1", "where card 20 may go on fighting"),
        row(NUMBER, "ghosts", CELLS, "state.ghosts[{i}]", "ghosts in town"),
        row(NUMBER, "pool", COLOURS, "state.pool[{i}]", "tokens that nobody has"),
        row(NUMBER, "targets", COLOURS, "state.targets[{i}]", "ghosts that card 20 may still fight"),
        row(NUMBER, "die", "first second", "state.die[{i}]", "what the dice show"),
        row(NUMBER, "sides", "first second", "state.sides[{i}]", "the sides of the dice"),
        row(NUMBER, "plus", "first second", "state.plus[{i}]", "what is added to the dice"),
        row(NUMBER, "earned", "sp", "state.earned", "scare points that this action has given"),
        row(NUMBER, "round", "number", "state.round", "the round, from 1; 0 before the first"),
        row(NUMBER, "rounds", "limit", "state.rounds", "the limit on rounds; 0 for none"),
    ),
    each=(
        row(
            FLAGS,
            "is",
            "acting turn first roller",
            "((acting >> s) & 1) | (state.seat == s) << 1 | (state.first == s) << 2"
            " | (rolling if state.roller == s else 0) << 3",
            "may act now; has the turn; began the match; rolls for the defender",
        ),
        row(SET, "haunted", CELLS, "state.own_spaces[s]", "spaces with a haunt token of the seat"),
        row(SET, "cards", CARDS, "state.cards[s] >> 1", "cards that the seat occupies"),
        row(SET, "bonus", TOKENS, "state.held[s]", "unused bonus tokens of the seat"),
        row(
            SET,
            "discs",
            ALL_SPACES,
            "state.discs[4 * s] | state.discs[4 * s + 1] << 6 | state.discs[4 * s + 2] << 12"
            " | state.discs[4 * s + 3] << 18",
            "action spaces with a disc, by section",
        ),
        row(NUMBER, "level", SECTIONS, "state.levels[4 * s + {i}]", "the level of a section"),
        row(NUMBER, "tokens", COLOURS, "state.tokens[5 * s + {i}]", "ghost tokens"),
        row(NUMBER, "points", "pe", "state.pe[s]", "points"),
        row(NUMBER, "scare-points", "sp", "state.sp[s]", "scare points"),
        row(NUMBER, "supply", "discs", "state.supply[s]", "discs in the supply"),
        row(NUMBER, "blocked", "slots", "state.blocked[s]", "bonus slots with a disc under them"),
        row(NUMBER, "haunts", "tokens", "state.haunts[s]", "unused haunt tokens"),
    ),
    types=(("acting ask a b c cell card colour wanted rolling", "int"),),
    notes=(
        "All is open but luck to come, so the vectors of the seats differ only in who comes first.",
        "Questions below the one to be decided now are left out.",
    ),
)
