"""What a report about a game's balance looks at: one :class:`Study` per game, in a table.

A study names the tables to be played and turns a finished match, with all that happened in it, into an
:class:`Observation`: how it ended, who began, and samples for the value of cards and tokens. Nothing here
knows statistics, and nothing in the statistics knows a game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..engine.game import Game, Value
from ..engine.match import Match
from ..engine.seats import ALL_SEEING, CHANCE
from ..games.doppelganger_tricks.cards import BONUSES, SUITS
from ..games.halloween.cards import CARDS, KINDS, SETS, TRIGGERS
from ..games.thirteen_ghosts.cards import EDITIONS, NUMBERS
from .arena import best, lead, share
from .simulate import decisions

Events = list[dict[str, Any]]
# A control is part of a regression and of no table.
CONTROL = "control"
SHARE, POINTS, ROUNDS = "share", "points", "rounds"


@dataclass(frozen=True)
class Setup:
    """One table of a study. ``weight`` is how many times as many matches it is given, ``bot`` who plays if
    it is not the study's usual bot."""

    players: int
    options: dict[str, Value]
    weight: int = 1
    bot: str = ""


@dataclass(frozen=True)
class Family:
    """Factors of one kind, such as the cards that a player was dealt: ``dealt:1`` to ``dealt:13``.

    What chance decided is an effect; what players chose goes with what they are doing anyway, and is called
    an association.
    """

    name: str
    keys: tuple[str, ...]
    chosen: bool

    @property
    def factors(self) -> list[str]:
        return [f"{self.name}:{key}" for key in self.keys]


@dataclass(frozen=True)
class Inquiry:
    """Families and the outcomes that they may move. ``joint``: all factors in one regression; otherwise
    each is compared alone, with and without it."""

    name: str
    outcomes: dict[str, str]  # with their units
    families: tuple[Family, ...]
    joint: bool = False
    controls: tuple[str, ...] = ()


@dataclass(frozen=True)
class Measure:
    """Something counted besides: ``unit`` of the whole, or of each of its ``keys``."""

    name: str
    unit: str
    keys: tuple[str, ...] = ("",)

    def id(self, key: str) -> str:
        return f"{self.name}:{key}" if key else self.name


@dataclass(frozen=True)
class Seen:
    """One sample: its outcomes in the order of its inquiry, and its factors."""

    outcomes: tuple[float, ...]
    factors: dict[str, float]


@dataclass(frozen=True)
class Observation:
    """One match. Scores, winners and turn orders are those of sides (a team is one). Matches with the same
    ``trace`` went exactly alike, seen from whoever began."""

    index: int
    trace: str
    scores: list[int]
    winners: list[int]
    order: list[int]  # the sides as they came to their first turn
    decisions: int
    rounds: int
    round_orders: list[list[int]] = field(default_factory=list)  # of rounds that are scored apart
    gains: list[list[int]] = field(default_factory=list)  # their points
    counted: dict[str, tuple[float, float]] = field(default_factory=dict)  # by measure: so much in so many
    samples: dict[str, list[Seen]] = field(default_factory=dict)  # by inquiry


@dataclass(frozen=True)
class Study:
    """Everything about one game."""

    game: str
    bot: str
    matches: int  # of a table, unless the caller says otherwise
    setups: tuple[Setup, ...]
    inquiries: tuple[Inquiry, ...]
    measures: tuple[Measure, ...]
    observe: Callable[[Game, Match, int], Observation]

    def families(self) -> Iterator[tuple[Inquiry, Family]]:
        for inquiry in self.inquiries:
            for family in inquiry.families:
                yield inquiry, family

    @property
    def varied(self) -> list[str]:
        """The options in which the tables differ."""
        return list(dict.fromkeys(name for setup in self.setups for name in setup.options))


def narrowed(study: Study, players: int | None, options: dict[str, Value]) -> list[Setup]:
    """The tables of a study with that many players and these options. A value that no table has takes the
    place of those that they have.

    >>> [setup.players for setup in narrowed(STUDIES["13-ghosts"], None, {"edition": "nk2018", "points": 1})]
    [2, 3, 4]
    """
    setups = [setup for setup in study.setups if players is None or setup.players == players]
    for name, value in options.items():
        if name in study.varied:
            fitting = [setup for setup in setups if str(setup.options.get(name)) == str(value)]
            setups = fitting or [setup for setup in setups if name in setup.options]
        setups = [replace(setup, options={**setup.options, name: value}) for setup in setups]
    return [setup for place, setup in enumerate(setups) if not same(setup, setups[:place])]


def same(setup: Setup, others: Iterable[Setup]) -> bool:
    """Whether there is such a table among them."""
    return any((setup.players, setup.options) == (other.players, other.options) for other in others)


# ---- what all games have in common ------------------------------------------------------


class Bench:
    """Who sits on which side, and in which order they come."""

    def __init__(self, game: Game) -> None:
        self.players, self.sides = game.players, game.sides
        self.side_of = {seat: place for place, side in enumerate(self.sides) for seat in side}

    def order(self, first: int) -> list[int]:
        """The sides as they come to their first turn.

        >>> from hauntboard.games import load
        >>> Bench(load("13-ghosts", 4)).order(3)
        [1, 0]
        """
        seats = ((first + step) % self.players for step in range(self.players))
        return list(dict.fromkeys(self.side_of[seat] for seat in seats))

    def by_side(self, of_seats: Sequence[int]) -> list[int]:
        """What a team has is told of each of its seats."""
        return [of_seats[side[0]] for side in self.sides]


def rounds_of(log: Events) -> list[Events]:
    """The events of each round, beginning with who begins it."""
    starts = [place for place, event in enumerate(log) if event["kind"] == "round-begins"]
    return [log[start:end] for start, end in zip(starts, [*starts[1:], len(log)], strict=True)]


def of_kind(events: Events, *kinds: str) -> Iterator[dict[str, Any]]:
    """The events of these kinds."""
    return (event for event in events if event["kind"] in kinds)


def ended(game: Game, match: Match, index: int, rounds: list[Events], **more: Any) -> Observation:
    """How any match ended."""
    bench = Bench(game)
    winners = sorted({bench.side_of[seat] for seat in match.state.winners()})
    return Observation(
        index,
        trace(match, rounds[0][0]["seat"]),
        bench.by_side(match.state.scores()),
        winners,
        bench.order(rounds[0][0]["seat"]),
        decisions(match),
        len(rounds),
        **more,
    )


def trace(match: Match, first: int) -> str:
    """Everything that happened after the first player was known, in short."""
    steps = [
        (step.seat if step.seat == CHANCE else (step.seat - first) % match.game.players, step.action)
        for step in match.steps[1:]
    ]
    return hashlib.blake2b(repr(steps).encode(), digest_size=8).hexdigest()


def times(keys: Iterable[str]) -> dict[str, float]:
    """How often each key is among them.

    >>> times(["a", "b", "a"])
    {'a': 2.0, 'b': 1.0}
    """
    found: dict[str, float] = {}
    for key in keys:
        found[key] = found.get(key, 0.0) + 1.0
    return found


# ---- 13 Ghosts --------------------------------------------------------------------------


def observe_ghosts(game: Game, match: Match, index: int) -> Observation:
    """Rounds with the cards that each side was dealt and hid behind. A tie-break is not for everybody, so its
    rounds are left out."""
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
    """The points of a round by side."""
    gained = [0] * len(bench.sides)
    for event in of_kind(events, "scored", "team-scored"):
        seat = event["seats"][0] if "seats" in event else event["seat"]
        gained[bench.side_of[seat]] += event["points"]
    return gained


def ghost_factors(bench: Bench, events: Events, side: int) -> dict[str, float]:
    """The cards that a side was dealt, and those that hide its ghosts."""
    seats = bench.sides[side]
    dealt = (f"dealt:{e['card']}" for e in of_kind(events, "dealt") if e["seat"] in seats)
    hidden = (
        f"crypt:{e['card']}" for e in of_kind(events, "crypt-chosen", "crypt-given") if e["seat"] in seats
    )
    return times([*dealt, *hidden])


# ---- Doppelgänger Tricks ----------------------------------------------------------------

MOST_TRICKS = 12


def observe_tricks(game: Game, match: Match, index: int) -> Observation:
    """Rounds with every seat's cards, prediction and bonus card."""
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
    """Predictions and what became of them, overall and by prediction; tricks that nobody won."""
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


# ---- Halloween --------------------------------------------------------------------------

# Where points come from, by the event's reason; cards and bonus tokens are many reasons each.
SOURCES = ("haunt", "occupy", "card", "bonus", "sets", "rival", "other")


def observe_halloween(game: Game, match: Match, index: int) -> Observation:
    """A match with the cards in play, and what every seat bought and took."""
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
    """What one seat did."""
    return (event for event in of_kind(log, kind) if event["seat"] == seat)


def dealt_cards(log: Events) -> Iterable[int]:
    """The cards that chance dealt; those that the host chose are no luck."""
    return (event["number"] for event in of_kind(log, "card-dealt"))


def sources(log: Events) -> dict[str, float]:
    """The points of all seats by where they came from."""
    found = dict.fromkeys(SOURCES, 0.0)
    for event in of_kind(log, "points", "points-lost"):
        name = event["why"].partition("-")[0]
        sign = 1 if event["kind"] == "points" else -1
        found[name if name in found else "other"] += sign * event["amount"]
    return found


# ---- the studies ------------------------------------------------------------------------

TRICK_CARDS = tuple(f"{suit}{rank}" for suit in SUITS for rank in range(1, 11))
CARD_NUMBERS = tuple(map(str, CARDS))

STUDIES: dict[str, Study] = {
    study.game: study
    for study in (
        Study(
            game="13-ghosts",
            bot="level-3",
            matches=1000,
            setups=tuple(
                Setup(players, {"edition": edition}) for edition in EDITIONS for players in (2, 3, 4)
            ),
            inquiries=(
                Inquiry(
                    "round",
                    {"round-win": SHARE},
                    (
                        Family("dealt", tuple(map(str, NUMBERS)), chosen=False),
                        Family("crypt", tuple(map(str, NUMBERS)), chosen=True),
                    ),
                ),
            ),
            measures=(Measure("hits", SHARE), Measure("round-decisions", POINTS)),
            observe=observe_ghosts,
        ),
        Study(
            game="doppelganger-tricks",
            bot="level-3",
            matches=1000,
            setups=(Setup(3, {}), Setup(4, {})),
            inquiries=(
                Inquiry("round", {"round-lead": POINTS}, (Family("dealt", TRICK_CARDS, chosen=False),)),
                Inquiry(
                    "claims",
                    {"round-lead": POINTS},
                    (Family("claimed", tuple(map(str, BONUSES)), chosen=True),),
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
        ),
        Study(
            game="halloween",
            bot="level-4",
            matches=100,
            setups=(
                # A card is in play in 8 of 52 matches with random cards: those are what its value rests on.
                *(Setup(n, {"variant": "standard", "cards": "random"}, weight=4) for n in (2, 3, 4)),
                *(Setup(n, {"variant": "standard", "cards": name}) for name in SETS for n in (2, 3, 4)),
                # Without luck a bot that always finds the same best turn plays the same match every time.
                *(Setup(n, {"variant": "master"}, bot="level-3") for n in (2, 3, 4)),
            ),
            inquiries=(
                Inquiry(
                    "present",
                    {"rounds": ROUNDS, "score": POINTS},
                    (Family("present", CARD_NUMBERS, chosen=False),),
                ),
                Inquiry(
                    "chosen",
                    {"lead": POINTS, "win": SHARE},
                    (
                        Family("bought", CARD_NUMBERS, chosen=True),
                        Family("bonus", tuple(KINDS), chosen=True),
                    ),
                    joint=True,
                    controls=tuple(f"{CONTROL}:position-{place}" for place in range(4)),
                ),
            ),
            measures=(
                Measure("end", SHARE, TRIGGERS),
                Measure("source", POINTS, SOURCES),
                Measure("cards-bought", POINTS),
                Measure("bonuses-taken", POINTS),
            ),
            observe=observe_halloween,
        ),
    )
}
