"""Facts about Doppelgänger Tricks for tests of all games."""

from __future__ import annotations

from hauntboard.games.doppelganger_tricks.cards import BONUSES, SUITS

from ..any_game import Facts

SAMPLES = (
    {"card": "S1", "cards": ["S1", "D1"], "suit": "S", "rank": "1", "bonus": 0, "number": 0, "points": 0},
    {"card": "C7", "cards": ["D7", "C7"], "suit": "C", "rank": "7", "bonus": 1, "number": 1, "points": 1},
    {"card": "T9", "cards": ["T9", "D9"], "suit": "T", "rank": "9", "bonus": 3, "number": 2, "points": 0},
    {"card": "D10", "cards": ["S1", "D10"], "suit": "D", "rank": "10", "bonus": 3, "number": 12, "points": 6},
)

FACTS = Facts(
    same_as_english={"tricks-name": {"es", "pt", "pl"}, "tricks-suit-D": {"es", "pt"}},
    decided=frozenset({"R2", "R3", "R12", "R13", "L1", "L2"}),
    examples=13,
    ids=frozenset(
        {
            *("tricks-move-play-claim", "tricks-move-declare-claim"),
            *(f"tricks-suit-{suit}{part}" for suit in SUITS for part in ("", ".symbol")),
            *(f"tricks-bonus-{bonus}" for bonus in BONUSES),
            *(f"tricks-option-{value}" for value in ("rounds-rule", "hands-secret", "hands-open")),
            *("tricks-card-text", "tricks-rules-deck", "tricks-analysis-unit"),
        }
    ),
    samples=SAMPLES,
    numbered=("tricks-rule", "tricks-example"),
    word_settings=tuple((n, {"hands": hands}) for n in (3, 4) for hands in ("secret", "open")),
    terminal_settings=((3, {"rounds": 2}), (4, {"rounds": 2}), (3, {"rounds": 1, "hands": "open"})),
    analysed=(-6, None),
    terminal_ids=r"tricks-(card|typed|about|trick-won|trick-lost|last-trick-lost)|tricks-explain-\w+",
    long_tables=(((3, {}), ("person", "random", "person")),),
    parts={
        "dD10": {"kind": "deal", "card": "D10"},
        "first1": {"kind": "first", "seat": 0},
        "p3": {"kind": "predict", "seat": 2, "tricks": 3},
        "S7": {"kind": "play", "card": "S7", "suit": None, "bonus": 0},
        "D7/C+3": {"kind": "play", "card": "D7", "suit": "C", "bonus": 3},
        "T10+1": {"kind": "play", "card": "T10", "suit": None, "bonus": 1},
    },
    short={"rounds": 1},
    hides=True,
    simultaneous=True,
    state_bytes=256,
    bot_settings=((3, {"rounds": 2}), (4, {"rounds": 1})),
    analysis_settings=((3, {"rounds": 1}),),
    hint_units={3: {"points"}},
    quick={
        "hauntboard.games.doppelganger_tricks.bots.strong.TRIAL_PLAYS": 200,
        "hauntboard.games.doppelganger_tricks.analysis.PLAYOUTS": 40,
        "hauntboard.games.doppelganger_tricks.analysis.SHIFTS": 40,
        "hauntboard.games.doppelganger_tricks.analysis.OPEN_PLAYS": 200,
    },
    balance={"matches": 3},
)
