"""Facts about Halloween for tests of all games."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from hauntboard.engine.game import Value
from hauntboard.games import GAMES
from hauntboard.games.halloween.cards import (
    ACTS,
    ASKS,
    BUILDINGS,
    CARDS,
    COLOURS,
    KINDS,
    NOTES,
    SETS,
    TRIGGERS,
    WHYS,
)

from ..any_game import Facts, folder_of

# The questions to a player, with each card power separately.
POWERS = (
    *(f"power-{card}" for card in (10, 14, 15, 22, 23, 38, 43, 45)),
    "power-14-second",
    "power-45-second",
)
QUESTIONS = {ask for ask in ASKS if ask != "restore"} | set(POWERS)
# The questions to a player by kind of answer.
ANSWERS = {
    "cell": (
        *("summon", "upgrade", "move", "fight", "defender", "next-fight", "haunt", "fifth-haunt"),
        *("scare-ghost", "bonus-move", "power-10", "power-38", "power-45", "power-45-second"),
    ),
    "building": ("move-to", "blue", "winner-to"),
    "colour": ("scare", "token", "power-23"),
    "section": ("follow", "rival", "rest", "lift", "power-15", "power-43"),
    "space": ("disc", "discs-back", "power-14", "power-14-second"),
    "pass": ("follow", "higher", "dice", "next-fight", "rival", "power-14-second"),
}


def refusals() -> frozenset[str]:
    """Return the ids of the game's refusals, which its code gives without the game's name."""
    from ...i18n.words import calls  # it reads the facts of all games

    given = (call.args[0] for call in calls("refusal", folder_of(GAMES["halloween"])))
    named = {id.value for id in given if isinstance(id, ast.Constant) and isinstance(id.value, str)}
    return frozenset(f"halloween-{id}" for id in named | {"too-few-tokens", "too-few-colours"})


def all_cards() -> Iterator[dict[str, Value]]:
    """Return short matches that together include every card."""
    for first in (1, 9, 17, 25, 33, 41, 45):
        yield {"rounds": 6, "cards": "+".join(map(str, range(first, first + 8)))}


# The standard game with all cards, and the Master variant, spread over the numbers of players.
CHOICES = (*all_cards(), {"rounds": 6, "variant": "master"})

SAMPLES = tuple(
    {
        "colour": COLOURS[i % 5],
        "colour2": COLOURS[(i + 1) % 5],
        "building": BUILDINGS[i % 6],
        "building2": BUILDINGS[(i + 1) % 6],
        "to": BUILDINGS[(i + 2) % 6],
        "act": ACTS[i % 7],
        "bonus": KINDS[i % 12],
        "trigger": TRIGGERS[i % 4],
        "question": ASKS[6 + i],
        "why": WHYS[-1 - i],
        "number": 1 + i,
        "amount": i % 6,
        "level": 1 + i % 5,
    }
    for i in range(6)
)

FACTS = Facts(
    same_as_english={"cli-halloween-total": {"es", "pt"}, "halloween-name": {"es", "pt", "pl"}},
    decided=frozenset(
        {
            *("H1", "H2", "H3", "H4", "H6", "A1", "A2", "A4", "A5", "A6", "A8", "A9", "A10"),
            *("B1", "B2", "C0", "C1", "C2", "P1", "V3", "V7"),
        }
    ),
    examples=17,
    ids=frozenset(
        {
            *(f"halloween-event-{kind}" for kind, _ in NOTES),
            *(f"halloween-question-{name}" for name in QUESTIONS),
            *(f"halloween-move-{ask}-{block}" for block, asks in ANSWERS.items() for ask in asks),
            *(
                f"halloween-move-{name}"
                for name in ("first", "deal", "draw", "roll", "act", "pair", "seat", "occupy")
            ),
            *(
                f"halloween-move-{name}"
                for name in ("pay", "supply", "use", "bonus", "drop", "again", "plus", "name")
            ),
            *(f"halloween-move-{name}" for name in ("change", "points", "end")),
            *(f"halloween-card-{n}-{part}" for n in CARDS for part in ("name", "text")),
            *(f"halloween-bonus-{kind}{part}" for kind in KINDS for part in ("", ".text")),
            *(f"halloween-when-{when}" for card in CARDS.values() for when in card.when),
            *(f"halloween-option-{value}" for value in ("variant-standard", "variant-master", "rounds-0")),
            *(f"halloween-option-cards-{value}" for value in ("random", *SETS)),
        }
    ),
    not_ids=frozenset(kind for kind, _ in NOTES),
    event_kinds=frozenset(kind for kind, _ in NOTES),
    samples=SAMPLES,
    numbered=("halloween-rule", "halloween-example", "halloween-card-", "halloween-bonus-"),
    dull=r"\d\.|end",
    word_settings=tuple(
        (n, options) for n in (2, 3, 4) for choice, options in enumerate(CHOICES) if choice % 3 == n % 3
    ),
    terminal_settings=(
        *((n, {"rounds": 5}) for n in (2, 3, 4)),
        (2, {"rounds": 5, "variant": "master"}),
    ),
    # A sample may combine a set of cards with the Master variant, which does not use it.
    conformance_settings=tuple((2 + i % 3, {"cards": name}) for i, name in enumerate(SETS)),
    terminal_ids=r"halloween-(column|from|cost|supply)-\w+|halloween-(occupy|use)",
    table_options={"rounds": 12},
    long_tables=(((2, {}), ("person", "person")),),
    longest_log=350,
    parts={
        "first2": {"kind": "first", "seat": 1},
        "deal52": {"kind": "deal", "card": 52},
        "drawl2": {"kind": "draw", "bonus": "l", "copy": 2},
        "roll12": {"kind": "roll", "face": 12},
        "4.rest": {"kind": "act", "section": 4, "act": "rest"},
        "red.theatre": {"kind": "cell", "colour": "red", "building": "theatre"},
        "blue+green.church": {"kind": "pair", "colours": ["blue", "green"], "building": "church"},
        ">theatre": {"kind": "building", "building": "theatre"},
        "red": {"kind": "colour", "colour": "red"},
        "section4": {"kind": "section", "section": 4},
        "roller4": {"kind": "roller", "seat": 3},
        "occupy52": {"kind": "occupy", "card": 52},
        "pay.blue+red+red": {"kind": "pay", "colours": ["blue", "red", "red"]},
        "disc4.haunt": {"kind": "disc", "section": 4, "act": "haunt"},
        "supply": {"kind": "supply"},
        "use52": {"kind": "use", "card": 52},
        "bonus.l": {"kind": "bonus", "bonus": "l"},
        "drop.a": {"kind": "drop", "bonus": "a"},
        "again2": {"kind": "again", "die": 2},
        "plus1": {"kind": "plus", "die": 1},
        "name18": {"kind": "name", "number": 18},
        "change.green>blue": {"kind": "change", "from": "green", "to": "blue"},
        "change.orange>red": {"kind": "change", "from": "orange", "to": "red"},
        "points": {"kind": "points"},
        "pass": {"kind": "pass"},
        "end": {"kind": "end"},
    },
    short={"rounds": 1},
    simulations=12,
    bot_settings=tuple(
        (n, {"variant": variant, "rounds": 5}) for n in (2, 3, 4) for variant in ("standard", "master")
    ),
    analysis_settings=((2, {"rounds": 2}),),
    hint_units={2: {"match"}},
    quick={"hauntboard.games.halloween.analysis.PLAYOUTS": 2},
    balance={"matches": 2, "players": 2, "options": {"rounds": "2"}},
)
