"""The measurements of a balance report for 13 Ghosts."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.match import Match
from ...engine.seats import ALL_SEEING
from ...experiments.arena.arena import best, share
from ...experiments.balance.study import (
    POINTS,
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
from ...experiments.simulation.simulate import decisions
from .cards import EDITIONS, NUMBERS


def observe_ghosts(game: Game, match: Match, index: int) -> Observation:
    """Return the rounds with the cards dealt to each side and its crypts.

    The rounds of a tie-break are left out, since not all seats play in them.
    """
    bench, log = Bench(game), match.log(ALL_SEEING)
    rounds = rounds_of(log)
    whole = [events for events in rounds if next(of_kind(events, "scored", "team-scored"), None)]
    gains = [ghost_gains(bench, events) for events in whole]
    samples = [
        Seen((share(best(gained), [side]),), ghost_factors(bench, events, side))
        for events, gained in zip(whole, gains, strict=True)
        for side in range(len(bench.sides))
    ]
    hits = sum(1 for _ in of_kind(log, "hit"))
    attacks = sum(1 for _ in of_kind(log, "attacked", "attacked-face-down"))
    return ended(
        game,
        match,
        index,
        rounds,
        round_orders=[bench.order(events[0]["seat"]) for events in whole],
        gains=gains,
        counted={"hits": (hits, attacks), "round-decisions": (decisions(match), len(rounds))},
        samples={"round": samples},
    )


def ghost_gains(bench: Bench, events: Events) -> list[int]:
    """Return the points of a round by side."""
    gained = [0] * len(bench.sides)
    for event in of_kind(events, "scored", "team-scored"):
        seat = event["seats"][0] if "seats" in event else event["seat"]
        gained[bench.side_of[seat]] += event["points"]
    return gained


def ghost_factors(bench: Bench, events: Events, side: int) -> dict[str, float]:
    """Return the cards dealt to a side, and its crypts."""
    seats = bench.sides[side]
    dealt = (f"dealt:{e['card']}" for e in of_kind(events, "dealt") if e["seat"] in seats)
    hidden = (
        f"crypt:{e['card']}" for e in of_kind(events, "crypt-chosen", "crypt-given") if e["seat"] in seats
    )
    return times([*dealt, *hidden])


CARD_NAMES = KeyNames("ghosts-card-{}-name", numbered=True)

STUDY = Study(
    game="13-ghosts",
    bot="level-3",
    matches=1000,
    setups=tuple(Setup(players, {"edition": edition}) for edition in EDITIONS for players in (2, 3, 4)),
    inquiries=(
        Inquiry(
            "round",
            {"round-win": SHARE},
            (
                Family("dealt", tuple(map(str, NUMBERS)), chosen=False, key_names=CARD_NAMES),
                Family("crypt", tuple(map(str, NUMBERS)), chosen=True, key_names=CARD_NAMES),
            ),
        ),
    ),
    measures=(Measure("hits", SHARE), Measure("round-decisions", POINTS)),
    observe=observe_ghosts,
)
