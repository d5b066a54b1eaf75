"""``hauntboard new-game``: writes the folders of a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import scaffold
from ..console import Console
from ..usage import Command

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-new-game")
def new_game(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-help-new-game-name")],
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="A-B", help="cli-help-new-game-players")
    ] = "2-5",
    package: Annotated[
        Path | None, typer.Option("--package", metavar="DIR", help="cli-help-new-game-package")
    ] = None,
) -> int:
    """Write the files and print the next steps."""
    console: Console = ctx.obj
    game = scaffold.NewGame(name, scaffold.read_players(players))
    scaffold.check_name(game)
    checkout = None if package else scaffold.checkout_around(Path.cwd())
    if checkout:
        scaffold.write(scaffold.checkout_files(game, checkout))
        folder, steps = Path("src/hauntboard/games", game.folder), checkout_steps(game)
    else:
        folder = package or Path(game.name)
        scaffold.write(scaffold.package_files(game, folder))
        steps = package_steps(game, folder)
    console.out.print(console.text("cli-new-game-written", folder=str(folder)), soft_wrap=True)
    for step, command in steps.items():
        console.out.print(f"  {console.text(step)} {command}", soft_wrap=True)
    return 0


def checkout_steps(game: scaffold.NewGame) -> dict[str, str]:
    """Return what to do next in a checkout, with its commands."""
    return {
        "cli-new-game-step-play": f"hauntboard play {game.name}",
        "cli-new-game-step-test": f"pytest tests/games/{game.folder}",
        "cli-new-game-step-change": "rules.py, game.py, bots.py, locales/en/game.ftl",
        "cli-new-game-step-read": "docs/add-a-game.md",
    }


def package_steps(game: scaffold.NewGame, folder: Path) -> dict[str, str]:
    """Return what to do next with a package, with its commands."""
    return {
        "cli-new-game-step-install": f"pip install -e {folder}",
        "cli-new-game-step-allow": f"export HAUNTBOARD_GAMES={game.name}",
        "cli-new-game-step-play": f"hauntboard play {game.name}",
        "cli-new-game-step-test": f"pytest {folder}",
        "cli-new-game-step-change": "rules.py, game.py, bots.py, locales/en/game.ftl",
    }
