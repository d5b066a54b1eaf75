"""13 Ghosts in retrospect. The unit is the chance to win the round; of three players half of its points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from ...analysis.adapter import mean_and_error
from ...analysis.model import Hindsight, Leak, MessageText, Weighed
from ...engine.game import Game, View
from ...engine.match import Match
from ...engine.state import State
from . import determinize
from .bots.explain import is_setup
from .bots.policy import Evidence
from .bots.search import Search
from .bots.strong import FULL, StrongBot
from .bots.weights import COMPILED, load_policy
from .cards import AIMING, ARRANGING, ATTACK, CHOOSING_FIRST, OVER, TURN
from .rules import Ghosts

PLAYOUTS = 2000 if COMPILED else 50
SHIFTS = 2000 if COMPILED else 60
QUICK = 300 if COMPILED else 30  # for each option in hindsight
# Who reads what others do: as closely as the strongest player, in fewer worlds.
READER = replace(FULL, worlds=1000 if COMPILED else 60)
NOTICED = 0.02  # a suspicion that changes by less is not worth a word


class GhostsAdapter:
    """What moves betray is followed along, as everybody could."""

    unit = "round"
    thresholds = (0.03, 0.08, 0.15)
    hides = True

    def __init__(self, game: Game) -> None:
        self.game = game
        self.policy = load_policy()
        self.search = Search(self.policy, cast(Ghosts, game.new_state()))
        self.evidence = Evidence()
        self.evidence.start(-1)
        self.known = False  # whether the evidence belongs to the round under way

    def settled(self, before: State, after: State) -> bool:
        one, two = cast(Ghosts, before), cast(Ghosts, after)
        if one.phase == CHOOSING_FIRST:
            return False
        return two.phase in (OVER, CHOOSING_FIRST) or two.round != one.round

    def gains(self, start: State, end: State) -> list[float]:
        one, two = cast(Ghosts, start), cast(Ghosts, end)
        tie_break = one.phase == CHOOSING_FIRST and one.round > 0
        three = one.players == 3 and not tie_break and one.playing.bit_count() == 3
        scores = [[s.points[i] + s.duel[i] for i in self.game.seats] for s in (one, two)]
        return [(b - a) * (0.5 if three else 1.0) for a, b in zip(*scores, strict=True)]

    def wants(self, before: State | None, state: State) -> bool:
        return True

    def forecast(self, state: State, seed: int) -> tuple[list[float], list[float]]:
        now = cast(Ghosts, state)
        if now.phase in (TURN, AIMING, ARRANGING):
            self.begin(now)
        self.search.forecast(now, self.evidence, PLAYOUTS, seed)
        count = now.players
        return mean_and_error(self.search.gain[:count], self.search.gain_squares[:count], PLAYOUTS)

    def shift(self, now: Match, seat: int, action: int, seed: int) -> tuple[list[float], list[float]]:
        view, log = now.view(seat), now.log(seat)
        if not determinize.from_the_deal(log):
            return [], []
        search, told = StrongBot(self.game, seed, READER).imagined(view, log)
        search.heat = self.search.heat
        before, after = self.public(cast(Ghosts, now.state), action)
        search.shift(told, before, after, action, SHIFTS)
        count = self.game.players
        return mean_and_error(search.gain[:count], search.gain_squares[:count], SHIFTS)

    def public(self, state: Ghosts, action: int) -> tuple[Evidence, Evidence]:
        """What everybody can conclude before an action and after it."""
        if state.phase in (TURN, AIMING, ARRANGING):
            self.begin(state)
        before, after = copied(self.evidence), copied(self.evidence)
        if state.phase in (TURN, AIMING, ARRANGING):
            self.policy.note(state, after, action)
        else:
            self.policy.begin(state, after, -1)
        return before, after

    def begin(self, state: Ghosts) -> None:
        """What everybody expects before the first turn of a round."""
        if not self.known:
            self.policy.begin(state, self.evidence, -1)
            self.known = True

    def pass_on(self, state: State, action: int) -> None:
        now = cast(Ghosts, state)
        if now.phase in (TURN, AIMING, ARRANGING):
            self.begin(now)
            self.policy.note(now, self.evidence, action)
            after = now.clone()
            after.apply(action)
            self.known = not self.settled(now, after)

    def unjudged(self, view: View, log: list[dict[str, Any]]) -> str:
        if is_setup(view["legal"][0]):
            return "mixed"
        return "" if determinize.from_the_deal(log) else "unknown"

    def hindsight(self, state: State, played: int, options: list[Weighed], seed: int) -> Hindsight | None:
        """The options, and an attack on each crypt that could be attacked, in the true world."""
        now = cast(Ghosts, state)
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
        """What a seat may expect after an action, all cards known."""
        after = now.clone()
        after.apply(action)
        gained = self.gains(now, after)[seat]
        if self.settled(now, after):
            return gained
        _, evidence = self.public(now, action)
        self.search.forecast(after, evidence, QUICK, seed)
        return gained + self.search.gain[seat] / QUICK

    def leaks(self, before: Match, after: Match, seat: int, seed: int) -> list[Leak]:
        """How the numbers fell that each rival must consider for the seat's crypt: by the rules, and for a
        rival who reads moves as the strongest bot does."""
        now, then = cast(Ghosts, before.state), cast(Ghosts, after.state)
        if now.phase not in (TURN, AIMING, ARRANGING) or self.settled(now, then):
            return []
        if not then.alive >> seat & 1 or not determinize.from_the_deal(before.log(seat)):
            return []
        rivals = [s for s in self.game.seats if now.alive >> s & 1 and s != seat]
        if self.game.players == 4:
            rivals = [s for s in rivals if s % 2 != seat % 2]
        found = [self.leak(before, after, seat, rival, seed) for rival in rivals]
        return [leak for leak in found if leak is not None]

    def leak(self, before: Match, after: Match, seat: int, rival: int, seed: int) -> Leak | None:
        """What a step told one rival; None if nothing that counts."""
        crypt = cast(Ghosts, before.state).crypt[seat]
        counts, widths, chances = [], [], []
        for match in (before, after):
            view = match.view(rival)
            counts.append(len(view["seats"][seat]["candidates"]))
            marginal = self.thought(view, match.log(rival), seed)[14 * seat : 14 * seat + 14]
            widths.append(round(1.0 / max(1e-9, sum(p * p for p in marginal)), 2))
            chances.append(round(marginal[crypt], 4))
        if counts[0] == counts[1] and abs(chances[1] - chances[0]) < NOTICED:
            return None
        return Leak(
            MessageText("ghosts-leak", leak_words(rival, counts, widths, chances)),
            rival,
            (counts[0], counts[1]),
            (widths[0], widths[1]),
            (chances[0], chances[1]),
        )

    def thought(self, view: View, log: list[dict[str, Any]], seed: int) -> list[float]:
        """By seat and number: the chance that the viewer gives it as the seat's crypt."""
        search, _ = StrongBot(self.game, seed, READER).imagined(view, log)
        return search.marginal


def copied(evidence: Evidence) -> Evidence:
    """The same evidence once more."""
    other = Evidence()
    other.seat, other.open, other.own = evidence.seat, list(evidence.open), list(evidence.own)
    return other


def leak_words(rival: int, counts: list[int], widths: list[float], chances: list[float]) -> dict[str, Any]:
    """The figures as people say them."""
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
