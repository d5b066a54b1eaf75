"""Results and ratings: what a finished match says about who played it."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from ...storage import Accounts, Ranked, Rating
from ...storage.accounts import Rater
from ..tables.table import Table

BOT = "bot:"
_model = PlackettLuce()


def ranked(table: Table) -> list[Ranked]:
    """Everybody's result in a match that is over; bots are known by their names."""
    scores, places = table.running.state.scores(), table.places()
    return [
        Ranked(number, seat.who or BOT + seat.bot, seat.name or seat.bot, places[number], scores[number])
        for number, seat in enumerate(table.seats)
    ]


def is_rated(table: Table) -> bool:
    """Whether a match is rated: somebody played against somebody else from the beginning, and nobody was
    told what to do."""
    people = [seat.who for seat in table.seats if seat.who]
    everybody = {seat.who or BOT + seat.bot for seat in table.seats}
    alone = len(people) != len(set(people))  # one person in two seats
    if table.hinted:
        return False
    return table.opened.position is None and bool(people) and not alone and len(everybody) > 1


def rater(places: Sequence[int]) -> Rater:
    """How ratings change with these places."""

    def rate(old: Sequence[Rating | None]) -> list[Rating]:
        before = [[_model.rating() if r is None else _model.rating(mu=r.mu, sigma=r.sigma)] for r in old]
        after = _model.rate(before, ranks=[float(place) for place in places])
        return [Rating(team[0].mu, team[0].sigma) for team in after]

    return rate


async def enter_result(accounts: Accounts, table: Table) -> None:
    """Enter the result of a match that is over; the second time nothing happens."""
    results = ranked(table)
    rate = rater([each.place for each in results]) if is_rated(table) else None
    await accounts.enter(table.id, table.game.name, results, rate)
