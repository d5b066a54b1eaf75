"""Analysis of 13 Ghosts. The unit is the chance to win the round; with three players, half of its points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...analysis.adapter import mean_and_error
from ...analysis.model import Hindsight, Leak, MessageText, Weighed
from ...engine.build_mode import is_compiled
from ...engine.game import Game, View
from ...engine.match import Match
from . import determinize
from .bots.explain import is_setup
from .bots.levels import FULL
from .bots.playouts import Playouts, decides
from .bots.policy import load_policy
from .bots.situation import Evidence, slot
from .bots.strong import StrongBot
from .cards import ATTACK, CARDS_IN_SET, CHOOSING_FIRST, OVER
from .rules import Ghosts

FAST = is_compiled()
PLAYOUTS = 2000 if FAST else 50
SHIFTS = 2000 if FAST else 60
HINDSIGHT_PLAYOUTS = 300 if FAST else 30  # for each option
# Infers from moves like the strongest level does, in fewer worlds.
READER = replace(FULL, worlds=1000 if FAST else 60)
NOTICEABLE = 0.02  # smaller changes of a probability are not mentioned


class GhostsAdapter:
    """The analysis adapter: evaluates with the strong bot and follows what moves reveal to all seats."""

    unit = "round"
    thresholds = (0.03, 0.08, 0.15)
    hides = True

    def __init__(self, game: Game[Ghosts]) -> None:
        self.game = game
        self.policy = load_policy()
        self.playouts = Playouts(self.policy, game.new_state())
        self.evidence = Evidence()
        self.evidence.reset(-1)
        self.current = False  # whether the evidence is about this round

    def settled(self, before: Ghosts, after: Ghosts) -> bool:
        one, two = before, after
        if one.phase == CHOOSING_FIRST:
            return False
        return two.phase in (OVER, CHOOSING_FIRST) or two.round != one.round

    def gains(self, start: Ghosts, end: Ghosts) -> list[float]:
        one, two = start, end
        tie_break = one.phase == CHOOSING_FIRST and one.round > 0
        three = one.players == 3 and not tie_break and one.playing.bit_count() == 3
        scores = [[s.points[i] + s.duel[i] for i in self.game.seats] for s in (one, two)]
        return [(b - a) * (0.5 if three else 1.0) for a, b in zip(*scores, strict=True)]

    def wants(self, before: Ghosts | None, state: Ghosts) -> bool:
        return True

    def forecast(self, state: Ghosts, seed: int) -> tuple[list[float], list[float]]:
        now = state
        if decides(now):
            self.begin(now)
        self.playouts.forecast(now, self.evidence, PLAYOUTS, seed)
        return mean_gains(self.playouts, now.players, PLAYOUTS)

    def shift(self, now: Match[Ghosts], seat: int, action: int, seed: int) -> tuple[list[float], list[float]]:
        view, log = now.view(seat), now.log(seat)
        if not determinize.from_the_deal(log):
            return [], []
        search, replay = StrongBot(self.game, seed, READER).infer(view, log)
        search.playouts.temperature = self.playouts.temperature
        before, after = self.public(now.state, action)
        search.shift(replay, before, after, action, SHIFTS)
        return mean_gains(search.playouts, self.game.players, SHIFTS)

    def public(self, state: Ghosts, action: int) -> tuple[Evidence, Evidence]:
        """Return the public evidence before an action and after it."""
        if decides(state):
            self.begin(state)
        before, after = copy_of(self.evidence), copy_of(self.evidence)
        if decides(state):
            self.policy.observe(state, after, action)
        else:
            self.policy.begin_round(state, after, -1)
        return before, after

    def begin(self, state: Ghosts) -> None:
        """Reset the evidence at the first turn of a round."""
        if not self.current:
            self.policy.begin_round(state, self.evidence, -1)
            self.current = True

    def pass_on(self, state: Ghosts, action: int) -> None:
        now = state
        if decides(now):
            self.begin(now)
            self.policy.observe(now, self.evidence, action)
            after = now.clone()
            after.apply(action)
            self.current = not self.settled(now, after)

    def unjudged(self, view: View, log: list[dict[str, Any]]) -> str:
        if is_setup(view["legal"][0]):
            return "mixed"
        return "" if determinize.from_the_deal(log) else "unknown"

    def hindsight(self, state: Ghosts, played: int, options: list[Weighed], seed: int) -> Hindsight | None:
        """Compare the options, and an attack on each crypt within reach, with all cards known."""
        now = state
        seat = now.seat
        legal = set(now.legal_actions(seat))
        crypts = [ATTACK + now.crypt[rival] - 1 for rival in self.game.seats if now.targets() >> rival & 1]
        tried = {played} | {option.action for option in options} | (legal & set(crypts))
        values = {action: self.after(now, action, seat, seed) for action in sorted(tried)}
        best = max(values, key=lambda action: (values[action], action == played, -action))
        message = self.game.describe(state, best)
        words = MessageText(message.id, dict(message.arguments))
        return Hindsight(self.game.text(best), words, values[best], values[played])

    def after(self, now: Ghosts, action: int, seat: int, seed: int) -> float:
        """Return the gain that a seat can expect after an action with all cards known."""
        after = now.clone()
        after.apply(action)
        gained = self.gains(now, after)[seat]
        if self.settled(now, after):
            return gained
        _, evidence = self.public(now, action)
        self.playouts.forecast(after, evidence, HINDSIGHT_PLAYOUTS, seed)
        return gained + self.playouts.gains.total[seat] / HINDSIGHT_PLAYOUTS

    def leaks(self, before: Match[Ghosts], after: Match[Ghosts], seat: int, seed: int) -> list[Leak]:
        """Return what a step revealed of the seat's crypt to each rival.

        A leak has the candidates by the rules, and what the strongest level infers from the move.
        """
        now, then = before.state, after.state
        if not decides(now) or self.settled(now, then):
            return []
        if not then.alive >> seat & 1 or not determinize.from_the_deal(before.log(seat)):
            return []
        rivals = [s for s in self.game.seats if now.alive >> s & 1 and s != seat]
        if self.game.players == 4:
            rivals = [s for s in rivals if s % 2 != seat % 2]
        found = [self.leak(before, after, seat, rival, seed) for rival in rivals]
        return [leak for leak in found if leak is not None]

    def leak(
        self, before: Match[Ghosts], after: Match[Ghosts], seat: int, rival: int, seed: int
    ) -> Leak | None:
        """Return what a step revealed to one rival, or None if it is too little to mention."""
        crypt = before.state.crypt[seat]
        counts, widths, chances = [], [], []
        for match in (before, after):
            view = match.view(rival)
            counts.append(len(view["seats"][seat]["candidates"]))
            marginal = self.marginal(view, match.log(rival), seed)[
                slot(seat, 0) : slot(seat, CARDS_IN_SET + 1)
            ]
            widths.append(round(1.0 / max(1e-9, sum(p * p for p in marginal)), 2))
            chances.append(round(marginal[crypt], 4))
        if counts[0] == counts[1] and abs(chances[1] - chances[0]) < NOTICEABLE:
            return None
        return Leak(
            MessageText("ghosts-leak", leak_words(rival, counts, widths, chances)),
            rival,
            (counts[0], counts[1]),
            (widths[0], widths[1]),
            (chances[0], chances[1]),
        )

    def marginal(self, view: View, log: list[dict[str, Any]], seed: int) -> list[float]:
        """Return the viewer's probability of each number for each seat's crypt."""
        search, _ = StrongBot(self.game, seed, READER).infer(view, log)
        return search.worlds.marginal


def mean_gains(playouts: Playouts, players: int, count: int) -> tuple[list[float], list[float]]:
    """Return each seat's mean gain over ``count`` playouts, and the errors of the means."""
    gains = playouts.gains
    return mean_and_error(gains.total[:players], gains.squares[:players], count)


def copy_of(evidence: Evidence) -> Evidence:
    """Return an independent copy."""
    other = Evidence()
    other.seat, other.shared, other.own = evidence.seat, list(evidence.shared), list(evidence.own)
    return other


def leak_words(rival: int, counts: list[int], widths: list[float], chances: list[float]) -> dict[str, Any]:
    """Return the arguments of the message, rounded."""
    return {
        "target": rival,
        "before": counts[0],
        "after": counts[1],
        "readBefore": max(1, round(widths[0])),
        "read": max(1, round(widths[1])),
        "percentBefore": round(100 * chances[0]),
        "percent": round(100 * chances[1]),
    }


ADAPTER = GhostsAdapter
