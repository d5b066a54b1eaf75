"""Records of whole matches, and the errors in damaged ones."""

from __future__ import annotations

from typing import Any

from hauntboard import games
from hauntboard.engine import record as records
from hauntboard.engine.dealer import CommittedDealer, SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.record import Record, RecordError
from hauntboard.engine.rng import Rng
from hauntboard.games.template.game import HighCard
from hauntboard.games.template.rules import STAY, TableState

SEED = bytes(range(32))
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus")


class Announced(HighCard):
    """High Card with an outcome in its records: how many have stayed."""

    def outcome(self, before: TableState, action: int) -> str:
        return str(len(before.stayers()) + 1) if action == STAY else ""


def load(name: str, *chosen: Any) -> Game:
    """Return a game; in place of the template, the one with outcomes."""
    return Announced(*chosen) if name == Announced.name else games.load(name, *chosen)


def random_match(
    name: str, players: int, seed: int, moves: int = 10_000, dealer: Any = None, options: Any = None
) -> Match:
    match = Match(load(name, players, options))
    dealer = dealer or SeededDealer(seed)
    rng = Rng(seed)
    match.deal(dealer)
    while not match.state.over() and len(match.steps) < moves:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        match.deal(dealer)
    return match


def committed(players: int = 2) -> CommittedDealer:
    """Return the dealer of the finished matches."""
    return CommittedDealer(SEED, [b"a", *[b""] * (players - 1)])


def good_record(name: str, options: Any = None) -> Record:
    """Return the record of a finished match of the fewest players, with its shuffle."""
    players = load(name).players
    match = random_match(name, players, 4, dealer=committed(players), options=options)
    return records.from_match(match, NAMES[:players], dealer=committed(players))


def verify_all(text: str, full: bool = True) -> RecordError | None:
    """Return the error in a text, if there is one."""
    try:
        for record in records.read(text, load):
            if full:
                records.verify(record)
    except RecordError as error:
        return error
    return None


def wrong(text: str, full: bool = True) -> RecordError:
    """Return the error in a text."""
    error = verify_all(text, full)
    assert error is not None
    return error


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1
