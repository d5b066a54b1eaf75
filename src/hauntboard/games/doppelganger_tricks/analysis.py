"""Analysis of Doppelgänger Tricks. The unit is points of the round less half the mean of the others'."""

from __future__ import annotations

from typing import Any

from ...analysis.adapter import mean_and_error
from ...analysis.model import Hindsight, Leak, MessageText, Weighed
from ...engine.game import Game, View
from ...engine.match import Match
from .bots.player_types import PlayHistory
from .bots.policy import Policy
from .bots.search import Search
from .bots.strong import StrongBot, searched, with_claims
from .cards import DEALING, OVER, PLAY, PLAYING, PLAYS, PREDICT, PREDICTIONS, SUITS
from .notation import play_of
from .rules import Tricks

PLAYOUTS = 400  # for a forecast
SHIFTS = 600  # playouts for the effect of an action
OPEN_PLAYS = 1500  # iterations with all cards open


class TricksAdapter:
    """The analysis adapter; it needs no state between moves, since played cards are public."""

    unit = "points"
    thresholds = (0.4, 0.9, 1.8)
    hides = True

    def __init__(self, game: Game[Tricks]) -> None:
        self.game = game
        self.bot = StrongBot(game, 1)

    def settled(self, before: Tricks, after: Tricks) -> bool:
        one, two = before, after
        return one.phase == PLAYING and two.phase in (DEALING, OVER)

    def gains(self, start: Tricks, end: Tricks) -> list[float]:
        one, two = start, end
        points = [two.points[s] - one.points[s] for s in self.game.seats]
        return [own - 0.5 * (sum(points) - own) / (len(points) - 1) for own in points]

    def wants(self, before: Tricks | None, state: Tricks) -> bool:
        return not state.at_chance() or before is None or not before.at_chance()

    def forecast(self, state: Tricks, seed: int) -> tuple[list[float], list[float]]:
        search = self.new_search(state, 0, seed)
        search.forecast(PLAYOUTS)
        count = self.game.players
        return mean_and_error(search.ahead[:count], search.ahead_squares[:count], PLAYOUTS)

    def shift(self, now: Match[Tricks], seat: int, action: int, seed: int) -> tuple[list[float], list[float]]:
        search, _ = StrongBot(self.game, seed).new_search(now.view(seat), now.log(seat))
        search.shift(action, SHIFTS)
        count = self.game.players
        return mean_and_error(search.ahead[:count], search.ahead_squares[:count], SHIFTS)

    def new_search(self, state: Tricks, seat: int, seed: int) -> Search:
        bot = self.bot
        others = Policy(bot.weights)
        past = PlayHistory(others, others, state)
        return Search(bot.policy, others, bot.reading, state, seat, seed, past)

    def pass_on(self, state: Tricks, action: int) -> None:
        pass

    def unjudged(self, view: View, log: list[dict[str, Any]]) -> str:
        return ""

    def hindsight(self, state: Tricks, played: int, options: list[Weighed], seed: int) -> Hindsight | None:
        """Compare the played card with the best one when all hands are open; predictions return None."""
        now = state
        if played < PLAY or now.open_hands:
            return None
        seat = now.seat
        legal = set(now.legal_actions(seat))
        open_now = now.clone()
        open_now.open_hands = 1
        search = self.new_search(open_now, seat, seed)
        best = with_claims(searched(search, OPEN_PLAYS), legal)[0][0]
        search = self.new_search(open_now, seat, seed + 1)
        search.compare((best - PLAY) % PLAYS, (played - PLAY) % PLAYS)
        weighed = {a: v for a, v, _ in with_claims(searched(search, OPEN_PLAYS), legal)}
        if weighed[best] < weighed[played]:
            best = played
        message = self.game.describe(state, best)
        words = MessageText(message.id, dict(message.arguments))
        return Hindsight(self.game.text(best), words, weighed[best], weighed[played])

    def leaks(self, before: Match[Tricks], after: Match[Tricks], seat: int, seed: int) -> list[Leak]:
        """Return what a step revealed: a prediction, a claim (no doppelgänger left) or voids."""
        now, then = before.state, after.state
        action = after.steps[-1].action
        if PREDICT <= action < PLAY:
            return [Leak(MessageText("tricks-leak-prediction", {"number": (action - PREDICT) % PREDICTIONS}))]
        found = []
        claim = play_of(action).claim
        if claim:
            found.append(Leak(MessageText("tricks-leak-claim")))
        if not self.settled(now, then):
            shown = then.voids[seat] & ~now.voids[seat]
            suits = [suit for suit in SUITS if shown >> SUITS.index(suit) & 1 and not (claim and suit == "D")]
            found += [Leak(MessageText("tricks-leak-void", {"suit": suit})) for suit in suits]
        return found


ADAPTER = TricksAdapter
