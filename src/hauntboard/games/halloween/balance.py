"""The balance study of Halloween."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...engine.game import Game
from ...engine.match import Match
from ...engine.seats import ALL_SEEING
from ...experiments.arena.arena import lead, share
from ...experiments.balance.study import (
    CONTROL,
    POINTS,
    ROUNDS,
    SHARE,
    Bench,
    Events,
    Family,
    Inquiry,
    KeyNames,
    Measure,
    Observation,
    Seen,
    Setup,
    Study,
    ended,
    of_kind,
    rounds_of,
    times,
)
from .cards import CARDS, KINDS, SETS, TRIGGERS

# Sources of points by the event's reason; all cards count as one source, all bonus tokens as another.
SOURCES = ("haunt", "occupy", "card", "bonus", "sets", "rival", "other")


def observe_halloween(game: Game, match: Match, index: int) -> Observation:
    """Return an observation of a match: the cards in play, and each seat's cards and bonus tokens."""
    log = match.log(ALL_SEEING)
    rounds = rounds_of(log)
    scores, winners = match.state.scores(), match.state.winners()
    order = Bench(game).order(rounds[0][0]["seat"])
    bought = [times(f"bought:{e['number']}" for e in seat_events(log, "occupied", s)) for s in game.seats]
    taken = [times(f"bonus:{e['bonus']}" for e in seat_events(log, "bonus-taken", s)) for s in game.seats]
    mean = sum(scores) / len(scores)
    present = times(f"present:{number}" for number in dealt_cards(log))
    chosen = [
        Seen(
            (lead(scores, [seat]), share(winners, [seat])),
            {**bought[seat], **taken[seat], f"{CONTROL}:position-{order.index(seat)}": 1.0},
        )
        for seat in game.seats
    ]
    seats = game.players
    ends = [event["trigger"] for event in of_kind(log, "end-near")]
    return ended(
        game,
        match,
        index,
        rounds,
        counted={
            "cards-bought": (sum(sum(b.values()) for b in bought), seats),
            "bonuses-taken": (sum(sum(t.values()) for t in taken), seats),
            **{f"end:{trigger}": (float(trigger in ends[:1]), 1.0) for trigger in TRIGGERS},
            **{f"source:{name}": (points, seats) for name, points in sources(log).items()},
        },
        samples={"present": [Seen((float(len(rounds)), mean), present)], "chosen": chosen},
    )


def seat_events(log: Events, kind: str, seat: int) -> Iterator[dict[str, Any]]:
    """Return the events of one kind and seat."""
    return (event for event in of_kind(log, kind) if event["seat"] == seat)


def dealt_cards(log: Events) -> Iterable[int]:
    """Return the cards that chance dealt, without those that the host chose."""
    return (event["number"] for event in of_kind(log, "card-dealt"))


def sources(log: Events) -> dict[str, float]:
    """Return the points of all seats by source."""
    found = dict.fromkeys(SOURCES, 0.0)
    for event in of_kind(log, "points", "points-lost"):
        name = event["why"].partition("-")[0]
        sign = 1 if event["kind"] == "points" else -1
        found[name if name in found else "other"] += sign * event["amount"]
    return found


CARD_NUMBERS = tuple(map(str, CARDS))

CARD_NAMES = KeyNames("halloween-card-{}-name", numbered=True)

STUDY = Study(
    game="halloween",
    bot="level-4",
    matches=100,
    setups=(
        # A card is in play in only 8 of 52 matches with random cards, so these get more weight.
        *(Setup(n, {"variant": "standard", "cards": "random"}, weight=4) for n in (2, 3, 4)),
        *(Setup(n, {"variant": "standard", "cards": name}) for name in SETS for n in (2, 3, 4)),
        # Without chance, a bot that always finds the same best turn repeats the same match: use level 3.
        *(Setup(n, {"variant": "master"}, bot="level-3") for n in (2, 3, 4)),
    ),
    inquiries=(
        Inquiry(
            "present",
            {"rounds": ROUNDS, "score": POINTS},
            (Family("present", CARD_NUMBERS, chosen=False, key_names=CARD_NAMES),),
        ),
        Inquiry(
            "chosen",
            {"lead": POINTS, "win": SHARE},
            (
                Family("bought", CARD_NUMBERS, chosen=True, key_names=CARD_NAMES),
                Family("bonus", tuple(KINDS), chosen=True, key_names=KeyNames("halloween-bonus-{}")),
            ),
            joint=True,
            controls=tuple(f"{CONTROL}:position-{place}" for place in range(4)),
        ),
    ),
    measures=(
        Measure("end", SHARE, TRIGGERS, KeyNames("halloween-balance-end-{}")),
        Measure("source", POINTS, SOURCES, KeyNames("halloween-balance-source-{}")),
        Measure("cards-bought", POINTS),
        Measure("bonuses-taken", POINTS),
    ),
    observe=observe_halloween,
)
