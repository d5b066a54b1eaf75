"""Results and ratings of finished matches."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from ...storage import Ranked, Rater, Rating, Results
from ..tables.table import Table

BOT = "bot:"
_model = PlackettLuce()


def ranked(table: Table) -> list[Ranked]:
    """Return every seat's result; bots are identified by name."""
    scores, places = table.running.state.scores(), table.places()
    return [
        Ranked(number, seat.who or BOT + seat.bot, seat.name or seat.bot, places[number], scores[number])
        for number, seat in enumerate(table.seats)
    ]


def is_rated(table: Table) -> bool:
    """Return whether a match is rated: it has at least two different players, one of them a person, no person
    in two seats, no hints, and it began at the start of the game."""
    people = [seat.who for seat in table.seats if seat.who]
    players = {seat.who or BOT + seat.bot for seat in table.seats}
    twice = len(people) != len(set(people))  # one person in two seats
    if table.hinted:
        return False
    return table.opened.position is None and bool(people) and not twice and len(players) > 1


def rater(places: Sequence[int]) -> Rater:
    """Return a function that updates the players' ratings for these places."""

    def rate(old: Sequence[Rating | None]) -> list[Rating]:
        before = [[_model.rating() if r is None else _model.rating(mu=r.mu, sigma=r.sigma)] for r in old]
        after = _model.rate(before, ranks=[float(place) for place in places])
        return [Rating(team[0].mu, team[0].sigma) for team in after]

    return rate


async def enter_result(results: Results, table: Table) -> None:
    """Store the result of a finished match; storing it again has no effect."""
    seats = ranked(table)
    rate = rater([each.place for each in seats]) if is_rated(table) else None
    await results.enter(table.id, table.game.name, seats, rate)
