"""Plays a short match of a game through table, commands and projections and prints all results as JSON;
with ``derive`` instead of a game, prints what follows from the log on the standard input.

``test_pure_python.py`` runs it in a Python that has no installed packages, and in the usual one.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from typing import Any

from hauntboard import read_records
from hauntboard.analysis import Analysis, analyse, analyser
from hauntboard.bots import make
from hauntboard.bots.hints import advise
from hauntboard.engine import serialization
from hauntboard.engine.match import Match
from hauntboard.engine.record import FULL, from_match, verify, write
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES
from hauntboard.server.realtime import projections
from hauntboard.server.realtime.lesson import lesson_payload
from hauntboard.server.tables.commands import Command, Play, Sit
from hauntboard.server.tables.events import decode
from hauntboard.server.tables.summaries import encode_summary
from hauntboard.server.tables.table import Table
from hauntboard.storage.model import Entry

from ..games.any_game import facts, short
from ..server.in_memory_table import SECRET, Seated

QUICKER = 50  # the interpreted rules compute so much less than quick tests of the compiled ones
commands = serialization.json.Decoder(Command)
encode = serialization.json.Encoder().encode


def reduce_computation() -> None:
    """Let the analysis try less; and stop the clock, which news contain."""
    projections.now = lambda: 0
    analyser.ADVISER, analyser.TRIALS = "level-2", 2
    for path, value in ((path, value) for name in GAMES for path, value in facts(name).quick.items()):
        module, _, number = path.rpartition(".")
        setattr(importlib.import_module(module), number, max(2, value // QUICKER))


def play(seated: Seated) -> str:
    """Play a whole match, commands as JSON: a level-3 bot against random ones. Return a hint for it."""
    game, hint = seated.table.game, ""
    bots = [make("random" if seat else "level-3", game, seed=seat) for seat in game.seats]
    while (match := seated.table.running) and not match.state.over():
        seat = match.state.actors()[0]
        view, log = match.view(seat), match.log(seat)
        if not hint and len(view["legal"]) > 1:
            hint = repr(advise(game, view, log, seed=1, bot="level-3"))
        action = bots[seat].choose(view, log)
        command = encode(Play(seat=seat, seen=len(match.steps), action=action, key="k"))
        seated.do(f"p{seat}", commands.decode(command))
    return hint


def analysis_of(match: Match, steps: slice) -> str:
    """Return the analysis of some steps of a match as JSON."""
    start = range(len(match.steps))[steps].start
    found = analyse(Match(match.game, match.at(start).state).extend(match.actions[steps]))
    written = encode(found)
    assert serialization.json.decode(written, type=Analysis) == found
    return written.decode()


def derived_from(log: list[Entry]) -> dict[str, Any]:
    """Return everything that follows from the log of a table: what its viewers receive, its record ..."""
    table, news, again = Table("t", SECRET), hashlib.sha256(), []
    for entry in log:
        table.extend([entry])
        again.append(encode(decode(entry)).decode())
        cache = projections.NewsCache(table)
        for viewer in (*table.game.seats, SPECTATOR):
            you = projections.you_at(table, f"p{viewer}")
            news.update(encode(cache.news(viewer, you, "boo", entry.number)))
            news.update(encode(cache.turn_news(viewer, entry.number)))
    news.update(encode(projections.news(table, ALL_SEEING, projections.you_at(table, ""), since=0)))
    match = table.running
    record = write([from_match(match, [seat.name for seat in table.seats], FULL, table.dealer(), ended=True)])
    assert verify(read_records(record)[0]).state == match.state
    return {
        "log": again,
        "news": news.hexdigest(),
        "summary": encode_summary(table),
        "record": record,
        "lesson": hashlib.sha256(encode(lesson_payload(table.game.name))).hexdigest(),
    }


def main(name: str) -> dict[str, Any]:
    """Play a match of a game and return everything that came out."""
    seated = Seated(name, GAMES[name].player_counts[0], options=short(name) | {"first": 1})
    sit = encode(Sit(name="Zoë 👻", seat=0, entropy="00ff", key="sit"))
    seated.do("p0", commands.decode(sit))
    hint = play(seated.fill())
    return {
        "log": seated.log,
        "derived": derived_from(seated.log),
        "hint": hint,
        "analysis": analysis_of(seated.table.running, slice(*facts(name).analysed)),
        "loaded": sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names),
    }


if __name__ == "__main__":
    reduce_computation()
    if sys.argv[1] == "derive":
        result = derived_from([Entry(*entry) for entry in json.load(sys.stdin)])
    else:
        result = main(sys.argv[1])
    json.dump(result, sys.stdout)
