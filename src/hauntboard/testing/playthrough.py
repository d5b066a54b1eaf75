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
from ..games import GAMES, game_type, load, plugin

SEED = 1313
# Views are long, so most steps have only their hashes.
WHOLE_VIEW_EVERY = 25
# In a folder of play-throughs: the tables, as a list of players and options.
TABLES = "tables.json"
FOLDER = "playthroughs"  # in a game's test folder


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


def recorded(name: str, folder: Path) -> dict[str, Game]:
    """Return the recorded tables of a game by file name: those of ``tables.json`` in the folder, by default
    one for every number of players.

    >>> list(recorded("template", Path()))[:2]
    ['template-2p.txt', 'template-3p.txt']
    """
    tables: list[tuple[int, dict[str, Value]]] = [(players, {}) for players in game_type(name).player_counts]
    if (folder / TABLES).exists():
        tables = json.loads((folder / TABLES).read_text(encoding="utf-8"))
    games = {}
    for players, options in tables:
        suffix = "".join(f"-{option}-{value}" for option, value in options.items())
        games[f"{name}-{players}p{suffix}.txt"] = load(name, players, options)
    return games


def write(name: str, folder: Path) -> list[Path]:
    """Write the play-throughs of a game into a folder and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for file, game in recorded(name, folder).items():
        path = folder / file
        path.write_text("\n".join(playthrough(game)) + "\n", encoding="utf-8")
        written.append(path)
    return written


def write_all(tests: Path) -> list[Path]:
    """Write the play-throughs of all games into their test folders and return the files."""
    folders = {name: plugin(name).folder for name in GAMES}
    return [
        file for name, folder in folders.items() if folder for file in write(name, tests / folder / FOLDER)
    ]


if __name__ == "__main__":
    for file in write_all(Path(sys.argv[1])):
        print(file)
