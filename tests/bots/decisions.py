"""Decisions of random matches, for tests of bots."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hauntboard import bots
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.games import load

from ..games.any_game import facts, settings


def questions(name: str, step: int) -> list[tuple[Match, int]]:
    """Return the decisions of a random match in which a seat has a choice, or only every ``step``-th."""
    game = load(name, *settings(name, facts(name).bot_settings)[0])
    seated = [bots.make("random", game, seat) for seat in game.seats]
    match = play_match(Match(game), seated, SeededDealer(4))
    found = []
    for length in range(len(match.steps)):
        moment = match.at(length)
        for seat in moment.state.actors():
            if len(moment.view(seat)["legal"]) > 1:
                found.append((moment, seat))
    return found[::step]


def decisions(game: str, players: int, moves: int, seed: int = 3) -> Iterator[tuple[Match, int]]:
    """Yield positions of a random match in which a seat has several moves."""
    match, dice = Match(load(game, players, {})), random.Random(seed)
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while moves and not match.state.over():
        seat = match.state.actors()[0]
        if len(match.state.legal_actions(seat)) > 1:
            moves -= 1
            yield match, seat
        match.play(dice.choice(match.state.legal_actions(seat)), seat)
        match.deal(dealer)
