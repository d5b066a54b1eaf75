"""Recorded play-throughs of every game and player count, which expose any change of behaviour.

``make fixtures`` rewrites them; the diff shows in review what changed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..engine.game import Game, Value
from ..engine.match import Match
from ..engine.record import Move, move_text, seat_text
from ..engine.rng import Rng
from ..engine.seats import SPECTATOR
from ..games import GAMES, load

SEED = 1313
# Views are long, so most steps have only their hashes.
WHOLE_VIEW_EVERY = 25

# Players and options of games that need more than one table per player count. Halloween has fewer rounds
# with more players, to keep the files small.
TABLES: dict[str, list[tuple[int, dict[str, Value]]]] = {
    "halloween": [
        (2, {"rounds": 10}),
        (3, {"rounds": 5}),
        (4, {"rounds": 4}),
        (2, {"variant": "master", "rounds": 10}),
        (3, {"variant": "master", "rounds": 5}),
        (4, {"variant": "master", "rounds": 4}),
        (2, {"cards": "casper", "rounds": 10}),
        (3, {"cards": "amityville", "rounds": 5}),
        (4, {"cards": "jacob-marley", "rounds": 3}),
        (2, {"cards": "brown-lady", "rounds": 10}),
        (3, {"cards": "bloody-mary", "rounds": 5}),
    ],
}


def compact(data: Any) -> str:
    """Return JSON on one line with sorted keys."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def playthrough(game: Game, seed: int = SEED) -> Iterator[str]:
    """Yield the lines of a random match: moves, events, legal actions and all views."""
    yield f"# {game!r}, seed {seed}; written by `make fixtures`"
    match = Match(game)
    rng = Rng(seed)
    while not match.state.over():
        legal = match.state.legal_actions()
        yield from situation(match, legal)
        step = match.play(legal[rng.below(len(legal))])
        yield "  move   " + move_text(game, Move(step.seat, step.action, step.outcome))
        yield from (
            f"  event  {compact(event.in_full())} known to {event.knowers:04b}" for event in step.events
        )
    yield f"winners {match.state.winners()} scores {match.state.scores()} returns {match.state.returns()}"


def situation(match: Match, legal: list[int]) -> Iterator[str]:
    """Yield the acting seats with their legal actions, and all views."""
    game, number = match.game, len(match.steps)
    actors = ",".join(map(seat_text, match.state.actors())) or "*"
    texts = " ".join(game.text(action) for action in legal[:24])
    more = f" ... {len(legal)} in all" if len(legal) > 24 else ""
    yield f"step {number}, {actors} to act: {texts}{more}"
    for seat in (SPECTATOR, *game.seats):
        view = compact(match.view(seat))
        if number % WHOLE_VIEW_EVERY:
            view = hashlib.sha256(view.encode()).hexdigest()[:16]
        yield f"  view {'s' if seat == SPECTATOR else seat + 1} {view}"


def recorded() -> dict[str, Game]:
    """Return the recorded tables by file name.

    >>> list(recorded())[:2]
    ['13-ghosts-2p.txt', '13-ghosts-3p.txt']
    """
    games = {}
    for name, kind in GAMES.items():
        for players, options in TABLES.get(name, [(players, {}) for players in kind.player_counts]):
            suffix = "".join(f"-{option}-{value}" for option, value in options.items())
            games[f"{name}-{players}p{suffix}.txt"] = load(name, players, options)
    return games


def write_all(folder: Path) -> list[Path]:
    """Write the play-throughs of all games and return the files."""
    written = []
    for name, game in recorded().items():
        path = folder / name
        path.write_text("\n".join(playthrough(game)) + "\n", encoding="utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    for file in write_all(Path(sys.argv[1])):
        print(file)
