"""``spiritboard dataset``: matches as Parquet, one row for each decision."""

from __future__ import annotations

import importlib.util
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import bots as bot_kinds
from ..engine.game import Game
from ..engine.messages import SpiritboardError
from ..lab import simulate as lab
from .desk import Desk, UsageMistake
from .files import RecordFile
from .simulate import progress_bar


def command(
    desk: Desk,
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
        raise SpiritboardError("cli-dataset-needs")
    from ..lab import dataset

    if jobs < 0:
        raise UsageMistake("cli-bad-jobs", value=jobs)
    if records:
        game, found = dataset.from_records(RecordFile(records).read())
        if game.name != game_name:
            raise UsageMistake("cli-dataset-wrong-game", game=game.name, value=game_name)
        call = written(game, f"--records {shlex.quote(records)} --out {shlex.quote(str(out))}")

        def fill(add: Callable[[Any], None]) -> None:
            for played in found:
                add(played)

        summary = dataset.write(game, out, fill, call, dataset.NO_SEED)
    else:
        game = desk.load(game_name, players, options)
        names = [name.strip() for name in bots.split(",")] if bots else [bot_kinds.default_for(game.name)]
        names = lab.seat_bots(game, names)
        called = f"--bots {','.join(names)} --matches {matches} --seed {seed} --out {shlex.quote(str(out))}"
        dataset.check_free(out)
        desk.note_form()

        def fill(add: Callable[[Any], None]) -> None:
            with progress_bar(desk, matches) as on_progress:
                lab.simulate(
                    game,
                    matches,
                    seed,
                    names,
                    jobs=jobs,
                    on_progress=on_progress,
                    on_match=lambda index, actions: add(dataset.Played(actions, names)),
                )

        summary = dataset.write(game, out, fill, written(game, called), seed)
    text = desk.text("cli-dataset-written", matches=summary.matches, rows=summary.rows, file=str(out))
    desk.out.print(text, soft_wrap=True)
    return 0


def written(game: Game, rest: str) -> str:
    """The call in full, for the data card."""
    options = "".join(f" -o {name}={value}" for name, value in game.options.items())
    return f"spiritboard dataset {game.name} --players {game.players}{options} {rest}"
