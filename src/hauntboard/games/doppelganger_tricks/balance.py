"""The measurements of a balance report for Doppelgänger Tricks."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.match import Match
from ...engine.seats import ALL_SEEING
from ...experiments.arena.arena import lead
from ...experiments.balance.study import (
    CONTROL,
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
from .cards import BONUSES, SUITS

MOST_TRICKS = 12


def observe_tricks(game: Game, match: Match, index: int) -> Observation:
    """Return the rounds with every seat's cards, prediction and bonus card."""
    log = match.log(ALL_SEEING)
    rounds = rounds_of(log)
    scored = [sorted(of_kind(events, "scored"), key=lambda e: int(e["seat"])) for events in rounds]
    gains = [[int(event["points"]) for event in events] for events in scored]
    samples = []
    for events, gained in zip(rounds, gains, strict=True):
        hands = {event["seat"]: event["cards"] for event in of_kind(events, "dealt")}
        taken = {event["seat"]: event["bonus"] for event in of_kind(events, "claimed")}
        for seat in game.seats:
            factors = times(f"dealt:{card}" for card in hands[seat])
            factors[f"{CONTROL}:doubles"] = sum(card[0] == "D" for card in hands[seat])
            if seat in taken:
                factors[f"claimed:{taken[seat]}"] = 1.0
            samples.append(Seen((lead(gained, [seat]),), factors))
    bench = Bench(game)
    return ended(
        game,
        match,
        index,
        rounds,
        round_orders=[bench.order(events[0]["seat"]) for events in rounds],
        gains=gains,
        counted=trick_counts(log),
        samples={"round": samples, "claims": samples},
    )


def trick_counts(log: Events) -> dict[str, tuple[float, float]]:
    """Return how predictions turned out, overall and by prediction, and how many tricks had no winner."""
    scored = list(of_kind(log, "scored"))
    counted: dict[str, tuple[float, float]] = {}

    def add(name: str, amount: float) -> None:
        total, count = counted.get(name, (0.0, 0.0))
        counted[name] = (total + amount, count + 1)

    for event in scored:
        said, exact = event["number"], event["number"] == event["count"]
        add("prediction", said)
        add("exact", exact)
        add("off", abs(event["number"] - event["count"]))
        add(f"exact-by-prediction:{said}", exact)
        add(f"points-by-prediction:{said}", event["points"])
        for number in range(MOST_TRICKS + 1):
            add(f"predicted:{number}", number == said)
    won = sum(1 for _ in of_kind(log, "trick-won"))
    lost = sum(1 for _ in of_kind(log, "trick-lost", "last-trick-lost"))
    counted["nobody"] = (lost, won + lost)
    return counted


TRICK_CARDS = tuple(f"{suit}{rank}" for suit in SUITS for rank in range(1, 11))

STUDY = Study(
    game="doppelganger-tricks",
    bot="level-3",
    matches=1000,
    setups=(Setup(3, {}), Setup(4, {})),
    inquiries=(
        Inquiry("round", {"round-lead": POINTS}, (Family("dealt", TRICK_CARDS, chosen=False),)),
        Inquiry(
            "claims",
            {"round-lead": POINTS},
            (Family("claimed", tuple(map(str, BONUSES)), True, KeyNames("tricks-balance-claimed")),),
            joint=True,
            controls=(f"{CONTROL}:doubles",),
        ),
    ),
    measures=(
        Measure("exact", SHARE),
        Measure("prediction", POINTS),
        Measure("off", POINTS),
        Measure("nobody", SHARE),
        *(
            Measure(name, unit, tuple(map(str, range(MOST_TRICKS + 1))))
            for name, unit in (
                ("predicted", SHARE),
                ("exact-by-prediction", SHARE),
                ("points-by-prediction", POINTS),
            )
        ),
    ),
    observe=observe_tricks,
)
