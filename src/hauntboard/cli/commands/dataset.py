"""``hauntboard dataset``: writes matches as Parquet, one row per decision."""

from __future__ import annotations

import importlib.util
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ... import bots as bot_kinds
from ...engine.game import Game
from ...engine.messages import HauntboardError
from ...engine.record import RecordError
from ...experiments.simulation.simulate import seat_bots, simulate
from ..console import Console, UsageError
from ..files import RecordFile, naming
from ..options import (
    GameArgument,
    GameOptions,
    Jobs,
    Matches,
    Players,
    Results,
    SeatBots,
    Seed,
    check_jobs,
    split_names,
)
from ..progress import progress_bar
from ..usage import Command

if TYPE_CHECKING:  # imports pyarrow, which is optional
    from ...experiments.dataset import DatasetSummary, PlayedMatch

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-dataset")
def dataset(
    ctx: typer.Context,
    game_name: GameArgument,
    *,
    players: Players = None,
    options: GameOptions = None,
    bots: SeatBots = "",
    matches: Matches = 1000,
    seed: Seed = 1,
    records: Annotated[str, typer.Option("--records", metavar="FILE", help="cli-help-dataset-records")] = "",
    results: Results = None,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="cli-help-dataset-out")],
    jobs: Jobs = 1,
) -> int:
    """Write the dataset and print its size."""
    console: Console = ctx.obj
    if importlib.util.find_spec("pyarrow") is None:
        raise HauntboardError("cli-dataset-needs")
    check_jobs(jobs)
    if records:
        file = RecordFile(records)
        try:
            with naming(out):
                summary = of_records(console, file, game_name, out)
        except RecordError as error:
            console.print_error(file.located(error, console.speaker))
            return 1
    else:
        game = console.load(game_name, players, options)
        names = seat_bots(game, split_names(bots) or [bot_kinds.default_for(game.name)])
        with naming(out), console.keeping(results):
            summary = of_bots(console, game, names, matches, seed, out, jobs, results)
    text = console.text("cli-dataset-written", matches=summary.matches, rows=summary.rows, file=str(out))
    console.out.print(text, soft_wrap=True)
    return 0


def of_records(console: Console, file: RecordFile, game_name: str, out: Path) -> DatasetSummary:
    """Write a dataset of recorded matches."""
    from ...experiments import dataset

    game, found = dataset.from_records(file.read(console))
    if game.name != game_name:
        raise UsageError("cli-dataset-wrong-game", game=game.name, value=game_name)

    def fill(add: Callable[[PlayedMatch], None]) -> None:
        with progress_bar(console, len(found), "cli-converting") as on_progress:
            for number, played in enumerate(found, start=1):
                add(played)
                if on_progress is not None:
                    on_progress(number)

    return dataset.write(game, out, fill, command_line(game, f"--records {shlex.quote(file.name)}", out))


def of_bots(
    console: Console,
    game: Game,
    names: list[str],
    matches: int,
    seed: int,
    out: Path,
    jobs: int,
    results: Path | None,
) -> DatasetSummary:
    """Play matches and write a dataset of them."""
    from ...experiments import dataset

    dataset.check_target(out, seed)
    console.note_build()

    def fill(add: Callable[[PlayedMatch], None]) -> None:
        def on_match(index: int, actions: list[int]) -> None:
            add(dataset.PlayedMatch(actions, names))

        with progress_bar(console, matches) as on_progress:
            simulate(game, matches, seed, names, jobs, on_progress, on_match=on_match, results=results)

    source = f"--bots {','.join(names)} --matches {matches} --seed {seed}"
    return dataset.write(game, out, fill, command_line(game, source, out), seed)


def command_line(game: Game, source: str, out: Path) -> str:
    """Return the full command line, for the data card."""
    options = "".join(f" -o {name}={value}" for name, value in game.options.items())
    out_text = shlex.quote(str(out))
    return f"hauntboard dataset {game.name} --players {game.players}{options} {source} --out {out_text}"
