"""Options and arguments that several commands share.

Every help text is the id of a message; :func:`.usage.translate` puts it into the language of the run.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import completion
from .console import UsageError

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="cli-help-game", autocompletion=completion.games)
]
RecordArgument = Annotated[str, typer.Argument(metavar="FILE", help="cli-help-file")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="cli-help-players")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="cli-help-option",
        autocompletion=completion.game_options,
    ),
]
SeatBots = Annotated[
    str,
    typer.Option(
        "--bots", metavar="A,B,...", help="cli-help-simulate-bots", autocompletion=completion.bot_list
    ),
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-help-simulate-seed")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="cli-help-simulate-jobs")]
Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="cli-help-matches")]
Results = Annotated[Path | None, typer.Option("--results", metavar="FILE", help="cli-help-results")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
MatchNumber = Annotated[int | None, typer.Option("--match", "-m", metavar="K", help="cli-help-replay-match")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="cli-help-data")]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="cli-help-database",
        envvar="HAUNTBOARD_DATABASE",
        show_envvar=False,
        show_default=False,
    ),
]


def split_names(text: str) -> list[str]:
    """Return the names of a comma-separated list.

    >>> split_names("sensible, level-3"), split_names("")
    (['sensible', 'level-3'], [])
    """
    return [name.strip() for name in text.split(",")] if text else []


def check_jobs(jobs: int) -> None:
    """Raise :class:`UsageError` unless ``--jobs`` is a number of processes, or 0 for one per processor."""
    if jobs < 0:
        raise UsageError("cli-bad-jobs", value=jobs)
