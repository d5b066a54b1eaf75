"""Facts about 13 Ghosts for tests of all games."""

from __future__ import annotations

from hauntboard.games.thirteen_ghosts.cards import COLOURS, EDITIONS, NAMED, NUMBERS

from ..any_game import Facts

FACTS = Facts(
    same_as_english={"ghosts-name": {"pt"}, "ghosts-option-edition-nk2018": {"es", "pt", "pl"}},
    decided=frozenset(
        {
            *("G3", "G4", "G8", "G9", "G11", "G12", "G12b", "G13", "T2", "T4", "T5", "T6"),
            *("F2", "F5", "F6", "F8", "L1", "L2", "L3", "L4"),
        }
    ),
    examples=11,
    ids=frozenset(
        {
            *(f"ghosts-move-{kind}-{card}" for kind in ("play", "copy") for card in NAMED),
            *(f"ghosts-event-{kind}" for kind in ("asked", "attacked", "scored", "scored-tie-break")),
            *(f"ghosts-card-{n}-{part}" for n in NUMBERS for part in ("name", "ability")),
            *(f"ghosts-colour-{colour}" for colour in COLOURS.values()),
            *(f"ghosts-option-edition-{edition}" for edition in EDITIONS),
            *("ghosts-option-points-rule", "ghosts-analysis-unit"),
        }
    ),
    dull="x",
    word_settings=tuple((n, {"edition": edition, "points": 2}) for n in (2, 3, 4) for edition in EDITIONS),
    terminal_settings=tuple((n, {"edition": edition}) for n in (2, 3, 4) for edition in EDITIONS),
    analysed=(0, 7),
    terminal_ids=r"ghosts-(play|copy|ask|column)-\w+|ghosts-(crypt|mate|keep)",
    long_tables=(
        ((3, {"points": 12}), ("person", "person", "random")),
        ((2, {"edition": "nk2018", "points": 12}), ("person", "person")),
    ),
    parts={
        "d13": {"kind": "deal", "card": 13},
        "first4": {"kind": "first", "seat": 3},
        "x13": {"kind": "attack", "number": 13},
        "t2b31": {"kind": "arrange", "order": [1, 2, 0]},
        "t2b1": {"kind": "arrange", "order": [1, 0]},
        "2+": {"kind": "draw"},
        "c5": {"kind": "crypt", "seat": 2, "card": 5},
        "m13": {"kind": "mate", "seat": 2, "card": 13},
        "k1": {"kind": "keep", "seat": 2, "card": 1},
        "6": {"kind": "play", "card": 6, "numbers": []},
        "1(10-13)": {"kind": "play", "card": 1, "numbers": [10, 11, 12, 13]},
        "12(4,7,8)": {"kind": "play", "card": 12, "numbers": [4, 7, 8]},
        "2>13(12+)": {"kind": "copy", "card": 13, "numbers": [12, 13]},
    },
    short={"points": 1},
    hides=True,
    simultaneous=True,
    state_bytes=256,
    solvable=(2, {"deck": 4, "points": 1, "first": 1}),
    bot_settings=tuple((n, {"edition": edition}) for n in (2, 3, 4) for edition in EDITIONS),
    analysis_settings=tuple((n, {"points": 1}) for n in (2, 3, 4)),
    hint_units={2: {"mix", "round"}, 3: {"mix", "round", "share"}, 4: {"mix", "round"}},
    quick={f"hauntboard.games.thirteen_ghosts.analysis.{name}": 200 for name in ("PLAYOUTS", "SHIFTS")},
    balance={"matches": 3},
)
