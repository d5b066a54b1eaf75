"""The strong player of Halloween, in five levels: searches whole turns, and plays the best of them out.

It keeps nothing between two questions: the same view and seed give the same answer. Whatever it draws at
random is tied to the round, so that within a turn it goes on with what it began.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil, exp, log, log2, sqrt
from typing import Any, cast

from ....bots.budget import Budget, spend
from ....bots.protocol import BEST, Advice, Choice
from ....engine.game import Game, View
from ....engine.messages import Message
from ....engine.rng import Rng
from ..cards import END
from ..rules import Halloween
from .features import FEATURES, GROUP_OF, GROUPS
from .search import Search
from .weights import blended, model_for


@dataclass(frozen=True)
class Level:
    """How much a player looks at, and how warmly it chooses."""

    width: int  # positions of a layer that the search goes on from
    gambles: int  # gambles of a layer that it looks at closely
    few: int  # answers tried where the table tells the best
    warmth: float = 0.0  # of the choice, as a chance to win
    worst: float = 0.0  # what a choice may cost at most
    rolls: int = 0  # turns played out
    best: int = 6  # how many of the best turns are played out
    # Positions of two seats judged, about: in the search (0 is as many as it takes), for the others' answers
    # to what it found, and in playing out.
    searched: int = 0
    answered: int = 0
    played: int = 0

    def for_seats(self, players: int) -> Level:
        """The same work with more seats: to judge a position of four takes one and a half times as long."""
        work = {name: 3 * getattr(self, name) // (players + 1) for name in ("searched", "answered", "played")}
        return replace(self, **work)


LEVELS = (
    Level(2, 1, 1, warmth=0.06, worst=0.2),
    Level(2, 1, 1, warmth=0.027, worst=0.09),
    Level(3, 1, 1, warmth=0.018, worst=0.05),
    Level(8, 2, 2),
    Level(48, 3, 2, rolls=40, best=8, searched=60_000, answered=60_000, played=50_000),
)
TURNS_AHEAD = 2  # turns that are played out, at least; what comes later is more noise than news
VARIETY = 0.04  # of the turns in playing on, as a chance to win
PRIOR = 6.0  # how many played out turns the judge's own word is worth
MARGIN = 0.10  # what is worse than the best by more is not played out
ANSWER_WIDTH = 24  # of the search for the others' answers
ANSWER_SEARCHED = 4_000  # positions judged for a turn of theirs, about: some 1,600 on the average
ANSWER_TRIES = 3  # if luck has a part in that
COMPARED = 6  # moves that are weighed against each other for advice
COMPARED_ROLLS = 6  # how often each of them is played out at least
QUESTION_ROLLS = 12  # for a question in another seat's turn
TRIAL_ROLLS = 2  # of two ways that are tried against each other
TRIAL_STEP = 0x2545_F491_4F6C_DD1D
CLOSE = 0.01  # choices that are as good as each other
WORD = 0xFFFF_FFFF_FFFF_FFFF
SLIGHT = 0.4  # points that are not worth a word
MOST_GAINS = 4  # that are told


@dataclass
class Notes:
    """What was found out about ends of the own turn in a round, each with how many positions were judged for
    it: within a turn the same ends are met again and again, and the luck is that of the round."""

    round: int = -1
    answered: dict[bytes, tuple[float, int]] = field(default_factory=dict)  # chances after the others' turns
    played: dict[bytes, list[tuple[float, int]]] = field(default_factory=dict)  # what playing on brought


@dataclass
class Way:
    """A way through the rest of the turn, up to its end or to luck."""

    steps: list[int]
    worth: float  # what the search says, or in the last round how it comes out
    after: Halloween
    values: list[float] = field(default_factory=list)  # what playing on brought

    def value(self) -> float:
        """The chance to win: of the search and of all that was played out."""
        return (PRIOR * self.worth + sum(self.values)) / (PRIOR + len(self.values))

    def error(self) -> float:
        """The standard error of that, as far as it was played out."""
        count = len(self.values)
        if count < 2:
            return 0.0
        mean = sum(self.values) / count
        return sqrt(sum((v - mean) ** 2 for v in self.values) / (count - 1) / count) * count / (PRIOR + count)


def best_by_action(ways: list[Way]) -> dict[int, Way]:
    """The best way for each action that one begins with."""
    found: dict[int, Way] = {}
    for way in ways:
        known = found.setdefault(way.steps[0], way)
        if way.value() > known.value():
            found[way.steps[0]] = way
    return found


def turns_ahead(players: int) -> int:
    """How many turns are played out: whole rounds."""
    return players * ceil(TURNS_AHEAD / players)


class Mind:
    """What a player needs to think about one table: the weights for it and the searches with them."""

    def __init__(self, state: Halloween, level: Level) -> None:
        self.model = model_for(state)
        self.judge = self.model.judge()
        self.broad = self.planner(state, level.width, level.gambles, level.few, (150, 2500, 0.05))
        self.broad.most = level.searched
        self.quick = self.planner(state, 2, 1, 1, (20, 200, 0.0))
        self.quick.warmth = VARIETY
        self.keen = self.planner(state, ANSWER_WIDTH, 1, 1, (20, 200, 0.0))
        self.keen.most = ANSWER_SEARCHED

    def planner(
        self, state: Halloween, width: int, gambles: int, few: int, work: tuple[int, int, float]
    ) -> Search:
        inner = Search(self.judge, state, None)
        inner.set_up(1, 0, 1, 3)
        planner = Search(self.judge, state, inner)
        planner.set_up(width, gambles, few, 3)
        planner.set_work(*work)
        return planner


class StrongBot:
    """Plans whole turns with a fitted judge of positions."""

    def __init__(self, game: Game, seed: int, level: int = len(LEVELS)) -> None:
        self.game, self.seed, self.level = game, seed, LEVELS[level - 1].for_seats(game.players)
        self.mind: Mind | None = None
        self.seconds: float | None = None
        self.began = 0.0
        self.notes = Notes()

    def limit(self, budget: Budget) -> None:
        """Play out so many turns, or as many as fit into the time that the search leaves. Levels that do
        not play out stay with their search."""
        self.seconds = budget.seconds
        if self.level.rolls and budget.iterations:
            self.level = replace(self.level, rolls=budget.iterations)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        state = cast(Halloween, self.game.imagine(view, log, Rng(self.seed)))
        return self.pick(self.ways(state, view["seat"]), state.round).steps[0]

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """Values are chances to win. With an action to be included only that one is looked at among those
        that the search has dropped."""
        state = cast(Halloween, self.game.imagine(view, log, Rng(self.seed)))
        seat = view["seat"]
        ways = self.ways(state, seat)
        dropped = self.others(state, seat, view["legal"] if include is None else [include], ways)
        chosen = self.pick(ways, state.round)
        every = sorted([*ways, *dropped], key=lambda way: -way.value())
        looks_on = self.level.rolls > 0 and state.seat == seat
        if looks_on:
            self.sober(self.think(state), every, seat, state.round)
        by_action = best_by_action(every)
        if looks_on:
            self.play_out_alike(list(by_action.values()), seat, state.round)
        choices = self.weighed(by_action)
        if action is not None:
            chosen = by_action[choices[0].action if action == BEST else action]
        reasons = self.reasons(state, seat, chosen, choices)
        return Advice(chosen.steps[0], choices, reasons, "match", self.plan(state, chosen))

    def weighed(self, by_action: dict[int, Way]) -> list[Choice]:
        """The choices with their values, best first. What was only judged counts no more than the least of
        what was played out: it was behind before that, and playing out is sober."""
        least = min((way.value() for way in by_action.values() if way.values), default=1.0)
        values = {a: way.value() if way.values else min(way.value(), least) for a, way in by_action.items()}
        best = max(values.values())
        warmth = max(self.level.warmth, CLOSE)
        shares = {a: exp((value - best) / warmth) for a, value in values.items()}
        total = sum(shares.values())
        choices = [Choice(a, values[a], way.error(), shares[a] / total) for a, way in by_action.items()]
        return sorted(choices, key=lambda choice: -choice.value)

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """The best turns that begin with two actions, played out with the same luck."""
        state = cast(Halloween, self.game.imagine(view, log, Rng(self.seed)))
        seat, mind = view["seat"], self.think(state)
        ways = best_by_action(self.ways(state, seat, play=False))
        pair = [self.way_of(state, seat, action, ways) for action in (better, other)]
        if pair[0].after == pair[1].after:
            return [0.0] * trials  # the same turn in another order
        turns = turns_ahead(state.players)
        mind.keen.warmth = VARIETY
        found = []
        for trial in range(trials):
            luck = self.luck(state.round) ^ (TRIAL_STEP * (trial + 1) & WORD)
            for way in pair:
                way.values = mind.keen.trial_values(way.after, seat, turns, 0, TRIAL_ROLLS, luck)
            found.append(pair[0].value() - pair[1].value())
        return found

    def way_of(self, state: Halloween, seat: int, action: int, ways: dict[int, Way]) -> Way:
        """The best way that begins with an action, when the others have answered it."""
        way = ways.get(action) or self.others(state, seat, [action], [])[0]
        worth, _ = self.after_answers(self.think(state), way, seat, state.round)
        return Way(way.steps, worth, way.after)

    # ---- thinking ---------------------------------------------------------------------

    def think(self, state: Halloween) -> Mind:
        """What is needed to think about this table; all of its states have the same cards."""
        self.mind = self.mind or Mind(state, self.level)
        return self.mind

    def ways(self, state: Halloween, seat: int, play: bool = True) -> list[Way]:
        """What can be done, each with what it is worth, played out or not; best first."""
        self.began = time.monotonic()
        mind = self.think(state)
        if state.seat != seat:
            found = self.answers(mind, state, seat, state.legal_actions())
        else:
            found = [
                Way(steps, worth, self.follow(state, steps)) for worth, steps in mind.broad.best_turns(state)
            ]
            if self.level.rolls and play:
                self.play_out(mind, found, seat, state.round)
        return sorted(found, key=lambda way: -way.value())

    def follow(self, state: Halloween, steps: list[int]) -> Halloween:
        after = state.clone()
        for step in steps:
            after.apply(step)
        return after

    def answers(self, mind: Mind, state: Halloween, seat: int, actions: list[int]) -> list[Way]:
        """Answers to a question in another seat's turn (C2, dice): that turn is played on."""
        found = []
        for action in actions:
            after = self.follow(state, [action])
            values = mind.quick.trial_values(after, seat, 1, 0, QUESTION_ROLLS, self.luck(state.round))
            found.append(Way([action], sum(values) / len(values), after))
        return found

    def others(self, state: Halloween, seat: int, legal: list[int], ways: list[Way]) -> list[Way]:
        """The best way for every legal action that the search has dropped."""
        found = []
        for action in set(legal) - {way.steps[0] for way in ways}:
            mind = self.think(state)
            after = self.follow(state, [action])
            if after.over() or after.seat != state.seat or after.decider() != seat:
                values = mind.quick.trial_values(after, seat, 1, 0, QUESTION_ROLLS, self.luck(state.round))
                found.append(Way([action], sum(values) / len(values), after))
                continue
            worth, steps = mind.broad.best_turns(after)[0]
            found.append(Way([action, *steps], worth, self.follow(after, steps)))
        return found

    def play_out(self, mind: Mind, ways: list[Way], seat: int, round_now: int) -> None:
        """Play the best turns out, all with the same luck; the better half goes on with more of it."""
        if len({way.steps[0] for way in ways}) == 1:
            return  # there is nothing to decide yet
        live = self.sober(mind, ways, seat, round_now)
        if len({way.steps[0] for way in live}) == 1:
            return
        halvings = ceil(log2(len(live)))
        now = time.monotonic()
        for stage in range(1, halvings + 1):
            end = now + (self.began + (self.seconds or 0.0) - now) * stage / halvings
            count = None if self.seconds else max(1, self.level.rolls // (halvings * len(live)))
            work = max(1, self.level.played // halvings)
            spend(count, end, 1, partial(self.try_ways, mind, live, seat, round_now, work))
            live.sort(key=lambda way: -way.value())
            live = live[: (len(live) + 1) // 2]

    def sober(self, mind: Mind, ways: list[Way], seat: int, round_now: int) -> list[Way]:
        """The best ways when the others have answered them, which the judge could only guess: those that are
        to be played out. Ways that were not reached count no more than the least of those that were."""
        reached: list[Way] = []
        spent, best = 0, -1.0
        for way in ways:
            if way.worth < best - MARGIN or (reached and (spent > self.level.answered or self.is_late())):
                break
            way.worth, cost = self.after_answers(mind, way, seat, round_now)
            spent += cost
            best = max(best, way.worth)
            reached.append(way)
        least = min(way.worth for way in reached)
        for way in ways[len(reached) :]:
            way.worth = min(way.worth, least)
        reached.sort(key=lambda way: -way.worth)
        # To play a way out takes the turns of the answers and one more, and is done twice in all halvings.
        players = self.game.players
        affordable = self.level.played * len(reached) * (players - 1) // (2 * players * max(spent, 1))
        count = max(2, min(self.level.best, affordable))
        return [way for way in reached[:count] if way.worth > best - MARGIN]

    def is_late(self) -> bool:
        """Whether half of the time is over, if there is a limit."""
        return self.seconds is not None and time.monotonic() - self.began > self.seconds / 2

    def after_answers(self, mind: Mind, way: Way, seat: int, round_now: int) -> tuple[float, int]:
        """A seat's chance when all others have had a turn, in the last round all their last turns, and how
        many positions that took."""
        known = self.notes_of(round_now).answered
        key = way.after.to_bytes()
        if key not in known:
            mind.keen.warmth = 0.0
            before = mind.keen.evaluations
            rng = Rng(self.luck(round_now))
            rng.next64()
            values: list[float] = []
            while len(values) < ANSWER_TRIES:
                state, luck = way.after.clone(), rng.state
                if way.steps[-1] != END:
                    mind.keen.play_turn(state, rng)  # the rest of the own turn, after luck
                while not state.over() and (state.ending or state.seat != seat):
                    mind.keen.play_turn(state, rng)
                values.append(mind.judge.value(state, seat))
                if rng.state == luck:
                    break
            known[key] = (sum(values) / len(values), mind.keen.evaluations - before)
        return known[key]

    def try_ways(self, mind: Mind, live: list[Way], seat: int, round_now: int, work: int, count: int) -> None:
        """Play every way out so many times more, as long as there is work left, but once at least."""
        judged = 0
        for _ in range(count):
            for way in live:
                value, cost = self.played_on(mind, way, seat, round_now)
                way.values.append(value)
                judged += cost
            if 0 < work < judged:
                return

    def played_on(self, mind: Mind, way: Way, seat: int, round_now: int) -> tuple[float, int]:
        """What the next time of playing on brings; where it is known how the match ends, that."""
        notes, key = self.notes_of(round_now), way.after.to_bytes()
        if way.after.ending and key in notes.answered:
            return way.worth, 0
        known = notes.played.setdefault(key, [])
        number = len(way.values)
        mind.keen.warmth = VARIETY
        while len(known) <= number:
            before = mind.keen.evaluations
            turns = turns_ahead(way.after.players)
            value = mind.keen.trial_values(way.after, seat, turns, len(known), 1, self.luck(round_now))[0]
            known.append((value, mind.keen.evaluations - before))
        return known[number]

    def notes_of(self, round_now: int) -> Notes:
        """What is known in this round."""
        if self.notes.round != round_now:
            self.notes = Notes(round_now)
        return self.notes

    def play_out_alike(self, ways: list[Way], seat: int, round_now: int) -> None:
        """Play the best ways out as often as each other: what was only judged looks better than it is."""
        assert self.mind is not None
        for way in sorted(ways, key=lambda way: -way.value())[:COMPARED]:
            while len(way.values) < COMPARED_ROLLS:
                way.values.append(self.played_on(self.mind, way, seat, round_now)[0])

    def luck(self, round_now: int) -> int:
        """The seed of what is played out in a round."""
        return (self.seed * 0x9E37_79B9 + round_now * 0x85EB_CA6B) & WORD

    # ---- choosing ---------------------------------------------------------------------

    def pick(self, ways: list[Way], round_now: int) -> Way:
        """The best way; a warm player mistakes others for it that are not much worse. How it sees a way
        depends on where that leads, so it stays with it until the turn ends."""
        best = ways[0].value()
        if not self.level.warmth:
            return ways[0]
        near = [way for way in ways if way.value() >= best - self.level.worst]
        return max(near, key=lambda way: way.value() + self.level.warmth * self.mistake(way, round_now))

    def mistake(self, way: Way, round_now: int) -> float:
        """Gumbel noise that belongs to the end of a way: what makes a choice a softmax."""
        end = zlib.crc32(repr(list(way.after.fields().values())).encode())
        rng = Rng(self.luck(round_now) ^ end)
        rng.next64()
        return -log(-log((rng.below(1 << 30) + 0.5) / (1 << 30)))

    # ---- why --------------------------------------------------------------------------

    def reasons(self, state: Halloween, seat: int, way: Way, choices: list[Choice]) -> list[Message]:
        """What the turn gains, in points by the judge's weights, the most first."""
        found = [Message("bots-halloween-chance", {"percent": round(100 * min(max(way.value(), 0), 1))})]
        if way.steps[-1] != END and state.seat == seat:
            found.append(Message("bots-halloween-luck"))
        gains = self.gains(state, seat, way.after)
        for what in sorted(gains, key=lambda group: -abs(gains[group]))[:MOST_GAINS]:
            amount = round(abs(gains[what]), 1)
            if amount >= SLIGHT and what != "time":
                name = "bots-halloween-gain" if gains[what] > 0 else "bots-halloween-loss"
                found.append(Message(name, {"what": what, "amount": amount}))
        near = [choice for choice in choices if choices[0].value - choice.value < CLOSE]
        if len(near) > 1 and any(choice.action == way.steps[0] for choice in near):
            found.append(Message("bots-halloween-close"))
        return found

    def plan(self, state: Halloween, way: Way) -> list[Message]:
        """The steps of a way in the words of the rules, from its first to its last or to luck."""
        state, told = state.clone(), []
        for step in way.steps:
            told.append(self.game.describe(state, step))
            state.apply(step)
        return told

    def gains(self, before: Halloween, seat: int, after: Halloween) -> dict[str, float]:
        """What a turn changes, by what a person would call it; both ends by the same weights."""
        mind = self.think(before)
        old, points, _, _ = mind.judge.features(before, seat)
        new, gained, part, row = mind.judge.features(after, seat)
        weights = blended(mind.model, row)
        gains = dict.fromkeys(GROUPS, 0.0)
        gains["points"] = gained - points
        if part:
            for i in range(FEATURES):
                gains[GROUP_OF[i]] += weights[i] * (new[i] - old[i])
        return gains


def at_level(number: int) -> Callable[[Game, int], StrongBot]:
    """What makes the player of a level, 1 to 5."""
    return lambda game, seed: StrongBot(game, seed, number)
