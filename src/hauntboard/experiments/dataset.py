"""Matches as Parquet, one row per decision, with a data card.

Rows are written in groups, so memory does not grow with the number of matches, and under a temporary name
until the file is complete. The same call gives the same bytes.

Requires ``pip install "hauntboard[data]"``.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from ..engine.game import Game
from ..engine.match import Match
from ..engine.messages import HauntboardError
from ..engine.record import Record, replay
from ..engine.seats import CHANCE
from ..engine.state import State

DATA, CARD = "decisions.parquet", "README.md"
GROUP = 4096  # rows per group
SEEDS = range(-(2**63), 2**63)  # that fits the column

# The columns, with what the card says of them. Types that depend on the game are filled in by `schema`.
COLUMNS: dict[str, str] = {
    "match": "number of the match, from 0",
    "step": "number of the action within the match, luck included, from 0",
    "decision": "number of the decision within the match, from 0",
    "seat": "who decides, from 0",
    "name": "who sits there: a bot's name, or the name in the record",
    "observation": "what the seat sees; `hauntboard.load(GAME).observations.entries(PLAYERS)` names all",
    "mask": "its legal actions, packed: action `a` is bit `a % 8` of byte `a // 8`",
    "legal": "how many actions are legal",
    "action": "the action taken",
    "text": "the same in the game's notation",
    "reward": "what the decision brought at once: the result with the seat's last decision, else 0",
    "result": "how the match ended for the seat, from -1 to 1; all seats together 0",
    "returns": "the results of all seats",
    "scores": "the points of all seats in the end",
    "seed": "the seed of the simulation; empty for matches out of records",
    "options": "the options of the match as JSON",
}


@dataclass(frozen=True)
class PlayedMatch:
    """A finished match with the names at its seats."""

    actions: list[int]
    names: list[str]


@dataclass
class DatasetSummary:
    """What was written."""

    matches: int = 0
    rows: int = 0
    names: set[str] = field(default_factory=set)


def schema(game: Game) -> Any:
    """Return the columns with their types."""
    words = pa.dictionary(pa.int16(), pa.string())
    types = {
        "match": pa.int64(),
        "step": pa.int32(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "name": words,
        "observation": pa.list_(pa.uint8(), game.observer().size),
        "mask": pa.binary(8 * game.new_state().WORDS),
        "legal": pa.int16(),
        "action": pa.int16(),
        "text": words,
        "reward": pa.float32(),
        "result": pa.float32(),
        "returns": pa.list_(pa.float32(), game.players),
        "scores": pa.list_(pa.int32(), game.players),
        "seed": pa.int64(),
        "options": words,
    }
    about = {"game": game.name, "players": game.players, "options": game.options, "hauntboard": __version__}
    return pa.schema([(name, types[name]) for name in COLUMNS], {b"hauntboard": json.dumps(about).encode()})


def decisions(game: Game, played: PlayedMatch) -> Iterator[dict[str, Any]]:
    """Return the decisions of a match, as far as they are known during play."""
    observer, state = game.observer(), game.new_state()
    number = 0
    for step, action in enumerate(played.actions):
        seat = state.actor(action)
        if seat != CHANCE:
            words = np.array(state.legal_words(seat), np.uint64)
            yield {
                "step": step,
                "decision": number,
                "seat": seat,
                "name": played.names[seat],
                "observation": observer.observe(state, seat),
                "mask": words.tobytes(),
                "legal": int(np.bitwise_count(words).sum()),
                "action": action,
                "text": game.text(action),
            }
            number += 1
        state.apply(action)


def check_over(state: State) -> None:
    """Raise for a match without a result."""
    if not state.over():
        raise HauntboardError("dataset-not-over")


def rows_of(game: Game, played: PlayedMatch, match: int, seed: int | None) -> list[dict[str, Any]]:
    """Return the decisions of a match with its outcome."""
    state = game.new_state()
    for action in played.actions:
        state.apply(action)
    check_over(state)
    returns, scores = state.returns(), state.scores()
    common = {
        "match": match,
        "returns": returns,
        "scores": scores,
        "seed": seed,
        "options": json.dumps(game.options, sort_keys=True),
    }
    rows = [{**row, **common, "result": returns[row["seat"]]} for row in decisions(game, played)]
    last = {row["seat"]: row for row in rows}
    for row in rows:
        row["reward"] = row["result"] if last[row["seat"]] is row else 0.0
    return rows


def table_of(rows: list[dict[str, Any]], wanted: Any) -> Any:
    """Return rows as columns."""
    columns = []
    for column in wanted:
        values = [row[column.name] for row in rows]
        if column.name == "observation":
            cells = pa.array(np.frombuffer(b"".join(values), np.uint8))
            columns.append(pa.FixedSizeListArray.from_arrays(cells, column.type.list_size))
        elif pa.types.is_dictionary(column.type):
            columns.append(pa.array(values, pa.string()).dictionary_encode().cast(column.type))
        else:
            columns.append(pa.array(values, column.type))
    return pa.Table.from_arrays(columns, schema=wanted)


@contextmanager
def appearing(path: Path) -> Iterator[Path]:
    """Write under a temporary name; rename when complete, delete on failure."""
    part = path.with_name(f"{path.name}.part")
    try:
        yield part
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


class ParquetWriter:
    """Collect matches and write them in groups."""

    def __init__(self, game: Game, path: Path, seed: int | None) -> None:
        self.game, self.seed, self.schema = game, seed, schema(game)
        self.file = pq.ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[dict[str, Any]] = []
        self.summary = DatasetSummary()

    def add(self, played: PlayedMatch) -> None:
        """Add one match."""
        self.rows += rows_of(self.game, played, self.summary.matches, self.seed)
        self.summary.matches += 1
        self.summary.names |= set(played.names)
        while len(self.rows) >= GROUP:
            self.flush(GROUP)

    def flush(self, count: int) -> None:
        """Write the first rows."""
        self.file.write_table(table_of(self.rows[:count], self.schema), row_group_size=GROUP)
        self.summary.rows += min(count, len(self.rows))
        self.rows = self.rows[count:]

    def close(self) -> None:
        """Write the remaining rows."""
        if self.rows:
            self.flush(GROUP)
        self.file.close()


def check_target(folder: Path, seed: int | None = None) -> None:
    """Raise if a dataset is already there, or if the seed does not fit its column."""
    for name in (DATA, CARD):
        if (folder / name).exists():
            raise HauntboardError("dataset-exists", file=str(folder / name))
    if seed is not None and seed not in SEEDS:
        raise HauntboardError("dataset-bad-seed", low=str(SEEDS[0]), high=str(SEEDS[-1]))


@contextmanager
def existing(folder: Path) -> Iterator[None]:
    """Create a folder if needed; remove it again if something fails."""
    new = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        for path in new:
            with suppress(OSError):
                path.rmdir()
        raise


def write(
    game: Game,
    folder: Path,
    fill: Callable[[Callable[[PlayedMatch], None]], None],
    command: str,
    seed: int | None = None,
) -> DatasetSummary:
    """Write a dataset and its card. ``fill`` receives a function that accepts matches one by one. Matches
    from records have no seed."""
    check_target(folder, seed)
    with existing(folder), appearing(folder / DATA) as part:
        writer = ParquetWriter(game, part, seed)
        try:
            fill(writer.add)
        finally:
            writer.close()
        with appearing(folder / CARD) as card_part:
            card_part.write_text(card(game, writer.summary, part, command, seed), encoding="utf-8")
    return writer.summary


def from_records(records: Iterable[Record]) -> tuple[Game, list[PlayedMatch]]:
    """Write finished matches from records of one game with the same options."""
    found: list[PlayedMatch] = []
    game: Game | None = None
    for record in records:
        game = record.game if game is None else game
        if (record.game.name, record.game.players, record.game.options) != (
            game.name,
            game.players,
            game.options,
        ):
            raise HauntboardError("dataset-other-game")
        if record.position:
            raise HauntboardError("dataset-position")
        match: Match = replay(record)
        check_over(match.state)
        found.append(PlayedMatch(match.actions, list(record.names)))
    if game is None:
        raise HauntboardError("record-no-matches")
    return game, found


# ---- the card -------------------------------------------------------------------------------


# Facts produced by a program, or matches that belong to those who played them.
FREE = """The rows are facts produced by a program; they are given to the public domain (CC0 1.0)."""
PLAYED = (
    """The rows were made out of records; it is for those who played the matches to say who may use them."""
)


REPEATED = "The same command with the same version gives the same file, byte for byte."
TIMED = "Some players think by the clock, so the same command gives other matches of the same kind."


def by_the_clock(name: str) -> bool:
    """Return whether a bot has a time budget.

    >>> by_the_clock("level-5@100ms"), by_the_clock("level-5@8000"), by_the_clock("level-5")
    (True, False, False)
    """
    return name.partition("@")[2].endswith("s")


def card(game: Game, summary: DatasetSummary, data: Path, command: str, seed: int | None) -> str:
    """Return the data card."""
    wanted = schema(game)
    columns = "\n".join(
        f"| `{name}` | {wanted.field(name).type} | {meaning} |" for name, meaning in COLUMNS.items()
    )
    with data.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    recorded = seed is None
    timed = not recorded and any(map(by_the_clock, summary.names))
    source = "records of played matches" if recorded else f"matches between programs, seed {seed}"
    return f"""---
license: {"other" if recorded else "cc0-1.0"}
tags: [games, imperfect-information, offline-rl]
---

# {game.name}: {summary.matches} matches, {summary.rows} decisions

What: every decision of {summary.matches} finished matches of the game `{game.name}` with
{game.players} players (options: `{json.dumps(game.options)}`), one row each: what the deciding seat
saw, what it could do, what it did and how the match ended.

How it was made: {source}; players: {", ".join(sorted(summary.names))}.
Hauntboard {__version__}, by

    {command}

{TIMED if timed else REPEATED}

## Columns

| column | type | meaning |
|---|---|---|
{columns}

Luck has no rows of its own; `step` counts it. Rows are in the order of play.

## Limits

- An observation holds what its seat can know now, not what happened before: for the history, read the
  earlier rows of the same match and seat.
- The data covers only what the players named above do, including their mistakes.
- All rows of a match share its result, so they are not independent: split by `match`, not by row.

## Licence

{PLAYED if recorded else FREE}
The games' rules and names belong to their authors; see Hauntboard's README.

## Checksum

`{DATA}`: SHA-256 `{digest}`
"""
