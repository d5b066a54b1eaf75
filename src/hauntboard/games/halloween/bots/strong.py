"""The strong bot of Halloween: searches whole turns, and at the best level plays the best of them out.

It keeps nothing between two questions that could change an answer: the same view and seed give the same
action. All its random numbers are tied to the round, so it goes on with the turn it began.
"""

from __future__ import annotations

import time
import zlib
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil, exp, log, log2
from typing import Any

from ....bots.budget import Budget, spend
from ....bots.protocol import BEST, Advice, Choice
from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import END
from ..rules import Halloween
from . import explain
from .candidates import Candidate, best_by_action, best_first
from .levels import LEVELS, Level, affordable
from .playouts import Playouts
from .search import SearchSettings, two_stage_search
from .weights import model_for

MIN_TURNS_AHEAD = 2  # turns of a playout; later ones add more noise than information
VARIETY = 0.04  # noise on the turns in playouts, as a chance to win
MARGIN = 0.10  # candidates worse than the best by more are not played out
REPLY_WIDTH = 24  # of the search for the turns of the others
REPLY_EVALUATIONS = 4_000  # at most for one such turn; some 1,600 on average
REPLY_TRIES = 3  # if those turns depend on luck
COMPARED = 6  # moves played out equally for advice
COMPARED_PLAYOUTS = 6  # how often each of them, at least
CONTRAST_PLAYOUTS = 2  # for each of two actions in one trial
CONTRAST_STEP = 0x2545_F491_4F6C_DD1D  # between the seeds of trials
SEED_FACTOR = 0x9E37_79B9
ROUND_FACTOR = 0x85EB_CA6B
NOISE_STEPS = 1 << 30
WORD = 0xFFFF_FFFF_FFFF_FFFF


@dataclass
class RoundCache:
    """What was found about positions after the own turn in a round, each with the evaluations it took. Within
    a turn the same positions come up again and again, and the luck is that of the round."""

    round: int = -1
    replied: dict[bytes, tuple[float, int]] = field(default_factory=dict)  # chances after the others' turns
    played: dict[bytes, list[tuple[float, int]]] = field(default_factory=dict)  # chances after playouts


def turns_ahead(players: int) -> int:
    """Return how many turns a playout has: whole rounds."""
    return players * ceil(MIN_TURNS_AHEAD / players)


class SearchKit:
    """The weights for one table and the searches that use them."""

    def __init__(self, state: Halloween, level: Level) -> None:
        self.model = model_for(state)
        self.evaluator = self.model.evaluator()
        self.own_turn = two_stage_search(
            self.evaluator,
            state,
            SearchSettings(
                width=level.width,
                gambles=level.gambles,
                answers=level.answers,
                max_evaluations=level.search_evaluations,
            ),
        )
        # Fast playouts, and those in which all seats search more thoroughly.
        self.quick = self.playouts(
            state,
            SearchSettings(
                width=2,
                quick_steps=20,
                full_steps=200,
                slack=0.0,
                max_evaluations=level.question_evaluations,
            ),
        )
        self.thorough = self.playouts(
            state,
            SearchSettings(
                width=REPLY_WIDTH,
                quick_steps=20,
                full_steps=200,
                slack=0.0,
                max_evaluations=REPLY_EVALUATIONS,
            ),
        )

    def playouts(self, state: Halloween, settings: SearchSettings) -> Playouts:
        search = two_stage_search(self.evaluator, state, settings)
        return Playouts(search, self.evaluator, state, VARIETY)


class StrongBot:
    """Plans whole turns with a trained evaluator of positions."""

    def __init__(self, game: Game[Halloween], seed: int, level: Level = LEVELS[-1]) -> None:
        self.game, self.seed, self.level = game, seed, affordable(level).for_seats(game.players)
        self.kit: SearchKit | None = None
        self.seconds: float | None = None
        self.began = 0.0
        self.cache = RoundCache()

    def limit(self, budget: Budget) -> None:
        """Play out as often as the budget says, or as often as fits into the time that the search leaves.
        Levels without playouts are not affected."""
        self.seconds = budget.seconds
        if self.level.playouts and budget.iterations:
            self.level = replace(self.level, playouts=budget.iterations)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, log, Rng(self.seed))
        return self.pick(self.candidates(state, view["seat"]), state.round).steps[0]

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """Weigh the choices; values are chances to win. Of the actions that the search dropped, all are
        added if the level weighs them, or only those that ``action`` and ``include`` name."""
        state = self.game.imagine(view, log, Rng(self.seed))
        seat = view["seat"]
        candidates = self.candidates(state, seat)
        named = [each for each in (action, include) if each not in (None, BEST)]
        added = named if include is not None or not self.level.weighs_dropped else view["legal"]
        dropped = self.dropped(state, seat, added, candidates)
        chosen = self.pick(candidates, state.round)
        every = best_first([*candidates, *dropped])
        plays_out = self.level.playouts > 0 and state.seat == seat
        if plays_out:
            self.add_replies(every, seat, state.round)
        by_action = best_by_action(every)
        if plays_out:
            self.play_out_equally(list(by_action.values()), seat, state.round)
        choices = self.weighed(by_action)
        if action is not None:
            chosen = by_action[choices[0].action if action == BEST else action]
        kit = self.searches(state)
        gains = explain.gains(kit.evaluator, kit.model, state, chosen.after, seat)
        return Advice(
            chosen.steps[0],
            choices,
            explain.reasons(gains, chosen, choices, state.seat == seat),
            "match",
            explain.steps_in_words(self.game, state, chosen.steps),
        )

    def weighed(self, by_action: dict[int, Candidate]) -> list[Choice]:
        """Return the choices with their values, best first. A candidate that was not played out counts no
        more than the worst that was: it was behind before, and playouts lower values."""
        worst = min((c.value() for c in by_action.values() if c.playouts), default=1.0)
        values = {a: c.value() if c.playouts else min(c.value(), worst) for a, c in by_action.items()}
        best = max(values.values())
        temperature = max(self.level.temperature, explain.CLOSE)
        shares = {a: exp((value - best) / temperature) for a, value in values.items()}
        total = sum(shares.values())
        choices = [Choice(a, values[a], c.error(), shares[a] / total) for a, c in by_action.items()]
        return sorted(choices, key=lambda choice: -choice.value)

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """Play out the best turns that begin with two actions, both with the same luck."""
        state = self.game.imagine(view, log, Rng(self.seed))
        seat, kit = view["seat"], self.searches(state)
        known = best_by_action(self.candidates(state, seat, play=False))
        pair = [self.candidate_for(state, seat, action, known) for action in (better, other)]
        if pair[0].after == pair[1].after:
            return [0.0] * trials  # the same turn in another order
        turns = turns_ahead(state.players)
        kit.thorough.temperature = VARIETY
        found = []
        for trial in range(trials):
            seed = self.round_seed(state.round) ^ (CONTRAST_STEP * (trial + 1) & WORD)
            for candidate in pair:
                candidate.playouts = kit.thorough.values(
                    candidate.after, seat, turns, 0, CONTRAST_PLAYOUTS, seed
                )
            found.append(pair[0].value() - pair[1].value())
        return found

    def candidate_for(
        self, state: Halloween, seat: int, action: int, known: dict[int, Candidate]
    ) -> Candidate:
        """Return the best candidate that begins with an action, valued after the replies of the others."""
        candidate = known.get(action) or self.dropped(state, seat, [action], [])[0]
        estimate, _ = self.after_replies(candidate, seat, state.round)
        return Candidate(candidate.steps, estimate, candidate.after)

    # ---- candidates -------------------------------------------------------------------

    def searches(self, state: Halloween) -> SearchKit:
        """Return the searches for this table; all of its states have the same cards."""
        self.kit = self.kit or SearchKit(state, self.level)
        return self.kit

    def candidates(self, state: Halloween, seat: int, play: bool = True) -> list[Candidate]:
        """Return what the seat can do, best first, played out if the level does so and ``play`` is true."""
        self.began = time.monotonic()
        kit = self.searches(state)
        if state.seat != seat:
            found = [self.answer(state, seat, action) for action in state.legal_actions()]
        else:
            found = [
                Candidate(steps, value, follow(state, steps))
                for value, steps in kit.own_turn.best_turns(state)
            ]
            if self.level.playouts and play:
                self.play_out(found, seat, state.round)
        return best_first(found)

    def answer(self, state: Halloween, seat: int, action: int) -> Candidate:
        """Value an action that leaves the turn to others, such as an answer in their turn (C2, dice)."""
        after = follow(state, [action])
        kit, seed = self.searches(state), self.round_seed(state.round)
        values = kit.quick.values(after, seat, 1, 0, self.level.question_playouts, seed)
        return Candidate([action], sum(values) / len(values), after)

    def dropped(
        self, state: Halloween, seat: int, legal: list[int], candidates: list[Candidate]
    ) -> list[Candidate]:
        """Return the best candidate for every legal action that the search has dropped."""
        found = []
        for action in set(legal) - {candidate.steps[0] for candidate in candidates}:
            after = follow(state, [action])
            if after.over() or after.seat != state.seat or after.decider() != seat:
                found.append(self.answer(state, seat, action))
                continue
            value, steps = self.searches(state).own_turn.best_turns(after)[0]
            found.append(Candidate([action, *steps], value, follow(after, steps)))
        return found

    # ---- playouts ---------------------------------------------------------------------

    def play_out(self, candidates: list[Candidate], seat: int, round_now: int) -> None:
        """Play the best candidates out by successive halving, all with the same luck."""
        if len({candidate.steps[0] for candidate in candidates}) == 1:
            return  # there is nothing to decide yet
        live = self.add_replies(candidates, seat, round_now)
        if len({candidate.steps[0] for candidate in live}) == 1:
            return
        halvings = ceil(log2(len(live)))
        now = time.monotonic()
        for stage in range(1, halvings + 1):
            end = now + (self.began + (self.seconds or 0.0) - now) * stage / halvings
            count = None if self.seconds else max(1, self.level.playouts // (halvings * len(live)))
            evaluations = max(1, self.level.playout_evaluations // halvings)
            spend(count, end, 1, partial(self.play_out_live, live, seat, round_now, evaluations))
            live = best_first(live)[: (len(live) + 1) // 2]

    def add_replies(self, candidates: list[Candidate], seat: int, round_now: int) -> list[Candidate]:
        """Let the others reply to the best candidates, and return those to be played out. Candidates that
        were not reached count no more than the worst that were."""
        reached: list[Candidate] = []
        spent, best = 0, -1.0
        for candidate in candidates:
            enough = spent > self.level.reply_evaluations or self.is_late()
            if candidate.estimate < best - MARGIN or (reached and enough):
                break
            candidate.estimate, cost = self.after_replies(candidate, seat, round_now)
            spent += cost
            best = max(best, candidate.estimate)
            reached.append(candidate)
        worst = min(candidate.estimate for candidate in reached)
        for candidate in candidates[len(reached) :]:
            candidate.estimate = min(candidate.estimate, worst)
        reached.sort(key=lambda candidate: -candidate.estimate)
        # A playout takes the turns of the replies and one more; all halvings together play each out twice.
        players = self.game.players
        budget = self.level.playout_evaluations * len(reached)
        affordable = budget * (players - 1) // (2 * players * max(spent, 1))
        count = max(2, min(self.level.candidates, affordable))
        return [candidate for candidate in reached[:count] if candidate.estimate > best - MARGIN]

    def is_late(self) -> bool:
        """Return whether half of the time is over, if there is a limit."""
        return self.seconds is not None and time.monotonic() - self.began > self.seconds / 2

    def after_replies(self, candidate: Candidate, seat: int, round_now: int) -> tuple[float, int]:
        """Return a seat's chance when all others have had a turn, in the last round all their last turns, and
        the evaluations that took."""
        known = self.cache_of(round_now).replied
        key = candidate.after.to_bytes()
        if key not in known:
            kit = self.searches(candidate.after)
            kit.thorough.temperature = 0.0
            before = kit.thorough.search.meter.count
            rng = Rng(self.round_seed(round_now))
            rng.next64()
            values: list[float] = []
            while len(values) < REPLY_TRIES:
                state, luck = candidate.after.clone(), rng.state
                if candidate.steps[-1] != END:
                    kit.thorough.play_turn(state, rng)  # the rest of the own turn, after luck
                while not state.over() and (state.ending or state.seat != seat):
                    kit.thorough.play_turn(state, rng)
                values.append(kit.evaluator.value(state, seat))
                if rng.state == luck:
                    break  # no luck was involved
            known[key] = (sum(values) / len(values), kit.thorough.search.meter.count - before)
        return known[key]

    def play_out_live(
        self, live: list[Candidate], seat: int, round_now: int, evaluations: int, count: int
    ) -> None:
        """Play every candidate out ``count`` times more, or until the evaluations are used up; at least
        once."""
        spent = 0
        for _ in range(count):
            for candidate in live:
                value, cost = self.next_playout(candidate, seat, round_now)
                candidate.playouts.append(value)
                spent += cost
            if 0 < evaluations < spent:
                return

    def next_playout(self, candidate: Candidate, seat: int, round_now: int) -> tuple[float, int]:
        """Return the value of the next playout and its evaluations; of a candidate that was followed to the
        end of the match, how it ended."""
        cache, key = self.cache_of(round_now), candidate.after.to_bytes()
        if candidate.after.ending and key in cache.replied:
            return candidate.estimate, 0
        known = cache.played.setdefault(key, [])
        number = len(candidate.playouts)
        playouts = self.searches(candidate.after).thorough
        playouts.temperature = VARIETY
        turns, seed = turns_ahead(candidate.after.players), self.round_seed(round_now)
        while len(known) <= number:
            before = playouts.search.meter.count
            value = playouts.values(candidate.after, seat, turns, len(known), 1, seed)[0]
            known.append((value, playouts.search.meter.count - before))
        return known[number]

    def play_out_equally(self, candidates: list[Candidate], seat: int, round_now: int) -> None:
        """Play the best candidates out equally often: estimates of the search are too high."""
        for candidate in best_first(candidates)[:COMPARED]:
            while len(candidate.playouts) < COMPARED_PLAYOUTS:
                candidate.playouts.append(self.next_playout(candidate, seat, round_now)[0])

    def cache_of(self, round_now: int) -> RoundCache:
        """Return what is known in this round."""
        if self.cache.round != round_now:
            self.cache = RoundCache(round_now)
        return self.cache

    def round_seed(self, round_now: int) -> int:
        """Return the seed of the playouts in a round."""
        return (self.seed * SEED_FACTOR + round_now * ROUND_FACTOR) & WORD

    # ---- choosing ---------------------------------------------------------------------

    def pick(self, candidates: list[Candidate], round_now: int) -> Candidate:
        """Return the best candidate; with some temperature another that is not much worse. The noise belongs
        to the position a turn leads to, so the bot keeps its choice until the turn ends."""
        best = candidates[0].value()
        if not self.level.temperature:
            return candidates[0]
        near = [c for c in candidates if c.value() >= best - self.level.max_loss]
        return max(near, key=lambda c: c.value() + self.level.temperature * self.noise(c, round_now))

    def noise(self, candidate: Candidate, round_now: int) -> float:
        """Return Gumbel noise, which makes the choice a softmax."""
        end = zlib.crc32(repr(list(candidate.after.fields().values())).encode())
        rng = Rng(self.round_seed(round_now) ^ end)
        rng.next64()
        return -log(-log((rng.below(NOISE_STEPS) + 0.5) / NOISE_STEPS))


def follow(state: Halloween, steps: list[int]) -> Halloween:
    """Return the position after some steps."""
    after = state.clone()
    for step in steps:
        after.apply(step)
    return after
