"""``hauntboard dataset``: matches as Parquet, one row for each decision."""

from __future__ import annotations

import importlib.util
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ... import bots as bot_kinds
from ...engine.game import Game
from ...engine.messages import HauntboardError
from ...engine.record import RecordError
from ...experiments.simulation import simulate as lab
from ..console import Console, UsageMistake
from ..files import RecordFile
from .simulate import progress_bar

if TYPE_CHECKING:  # needs what may not be installed
    from ...experiments.dataset import DatasetSummary, PlayedMatch


def command(
    console: Console,
    game_name: str,
    players: int | None,
    options: list[str],
    bots: str,
    matches: int,
    seed: int,
    records: str,
    out: Path,
    jobs: int,
) -> int:
    """Write the dataset and say what it holds."""
    if importlib.util.find_spec("pyarrow") is None:
        raise HauntboardError("cli-dataset-needs")
    if jobs < 0:
        raise UsageMistake("cli-bad-jobs", value=jobs)
    if records:
        file = RecordFile(records)
        try:
            summary = of_records(file, game_name, out)
        except RecordError as error:
            console.complain(file.located(error, console.speaker))
            return 1
    else:
        game = console.load(game_name, players, options)
        names = [name.strip() for name in bots.split(",")] if bots else [bot_kinds.default_for(game.name)]
        summary = of_bots(console, game, lab.seat_bots(game, names), matches, seed, out, jobs)
    text = console.text("cli-dataset-written", matches=summary.matches, rows=summary.rows, file=str(out))
    console.out.print(text, soft_wrap=True)
    return 0


def of_records(file: RecordFile, game_name: str, out: Path) -> DatasetSummary:
    """A dataset of the matches of a file."""
    from ...experiments import dataset

    game, found = dataset.from_records(file.read())
    if game.name != game_name:
        raise UsageMistake("cli-dataset-wrong-game", game=game.name, value=game_name)

    def fill(add: Callable[[PlayedMatch], None]) -> None:
        for played in found:
            add(played)

    return dataset.write(game, out, fill, written(game, f"--records {shlex.quote(file.name)}", out))


def of_bots(
    console: Console, game: Game, names: list[str], matches: int, seed: int, out: Path, jobs: int
) -> DatasetSummary:
    """A dataset of new matches."""
    from ...experiments import dataset

    dataset.check_target(out, seed)
    console.note_form()

    def fill(add: Callable[[PlayedMatch], None]) -> None:
        def on_match(index: int, actions: list[int]) -> None:
            add(dataset.PlayedMatch(actions, names))

        with progress_bar(console, matches) as on_progress:
            lab.simulate(game, matches, seed, names, jobs=jobs, on_progress=on_progress, on_match=on_match)

    called = f"--bots {','.join(names)} --matches {matches} --seed {seed}"
    return dataset.write(game, out, fill, written(game, called, out), seed)


def written(game: Game, rest: str, out: Path) -> str:
    """The call in full, for the data card."""
    options = "".join(f" -o {name}={value}" for name, value in game.options.items())
    out_text = shlex.quote(str(out))
    return f"hauntboard dataset {game.name} --players {game.players}{options} {rest} --out {out_text}"
