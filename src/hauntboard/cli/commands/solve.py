"""``hauntboard solve``: solves a small variant of a game and measures how exploitable bots are in it."""

from __future__ import annotations

import json
from array import array
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from ... import bots as bot_kinds
from ...engine.game import Game
from ...engine.messages import HauntboardError
from ...experiments.solver.bot_policy import against, behaviour
from ...experiments.solver.cfr import Solver
from ...experiments.solver.tree import Tree
from ...games import game_type
from .. import completion
from ..console import Console, UsageError
from ..options import AsJson, GameArgument, GameOptions, Players, Seed, split_names
from ..progress import progress_bar
from ..usage import Command

# Default options: one round that seat 1 begins.
ONE_ROUND = {"points": "1", "rounds": "1", "first": "1"}
# The iterations after which exploitability is shown, besides the last.
CHECKPOINTS = (1, 10, 100, 1000, 10_000, 100_000)

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-solve")
def solve(
    ctx: typer.Context,
    game_name: GameArgument,
    players: Players = None,
    options: GameOptions = None,
    iterations: Annotated[
        int, typer.Option("--iterations", "-n", metavar="N", help="cli-help-solve-iterations")
    ] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,...", help="cli-help-solve-bots", autocompletion=completion.bot_list
        ),
    ] = "",
    seeds: Annotated[int, typer.Option("--seeds", metavar="N", help="cli-help-solve-seeds")] = 20,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> int:
    """Solve the variant, measure the bots and print the figures."""
    console: Console = ctx.obj
    if iterations < 1 or seeds < 1:
        raise UsageError("cli-solve-bad-number")
    given = options or []
    game = console.load(game_name, players, [*default_options(game_name, players, given), *given])
    names = split_names(bots)
    for name in names:
        bot_kinds.check_measured(name, game.name)
    try:
        with progress_bar(console, None, "cli-solve-growing") as progress:
            tree = Tree(game, progress=progress)
    except HauntboardError as error:
        smaller = smaller_variant(game)
        if error.message.id != "solve-too-large" or not smaller:
            raise
        raise UsageError(
            "cli-solve-too-large", count=error.message.arguments["count"], command=smaller
        ) from None
    solver = tree.solver()
    found: dict[str, Any] = {
        **{"game": game.name, "players": game.players, "options": dict(game.options)},
        **{"histories": tree.nodes, "situations": len(tree.situations), "seed": seed},
        "iterations": solved(console, solver, iterations),
        "bots": judged(console, tree, solver, names, seeds, seed),
    }
    if as_json:
        console.out.file.write(json.dumps(found, indent=2) + "\n")
    else:
        show(console, game, found)
    return 0


def smaller_variant(game: Game) -> str:
    """Return the command that solves the smallest study variant; "" if the game has none."""
    sizes = {
        option.name: min(value for value in option.choices if isinstance(value, int))
        for option in game.study_options(game.players)
        if any(isinstance(value, int) for value in option.choices)
    }
    chosen = "".join(f" -o {name}={size}" for name, size in sizes.items() if game.options.get(name) != size)
    return f"hauntboard solve {game.name} -p {game.players}{chosen}" if chosen else ""


def default_options(game_name: str, players: int | None, given: list[str]) -> list[str]:
    """Return the options for one round that the game has and the command line leaves open."""
    kind = game_type(game_name)
    table = kind.option_table(players or kind.player_counts[0])
    named = {text.partition("=")[0].strip() for text in given}
    return [
        f"{option}={value}" for option, value in ONE_ROUND.items() if option in table and option not in named
    ]


def solved(console: Console, solver: Solver, iterations: int) -> list[dict[str, Any]]:
    """Run CFR+ and return its figures at every checkpoint."""
    checkpoints = sorted({*(n for n in CHECKPOINTS if n < iterations), iterations})
    found = []
    with progress_bar(console, iterations, "cli-solve-solving") as progress:
        for checkpoint in checkpoints:
            while solver.iteration < checkpoint:
                solver.run(min(10, checkpoint - solver.iteration))
                if progress:
                    progress(solver.iteration)
            found.append({"iteration": checkpoint, **figures(solver, solver.average())})
    return found


def figures(solver: Solver, policy: array[float]) -> dict[str, Any]:
    """Return the value of a policy for every seat, and its exploitability."""
    return {"values": solver.values(policy), "exploitability": solver.exploitability(policy)}


def judged(
    console: Console, tree: Tree, solver: Solver, names: list[str], seeds: int, seed: int
) -> list[dict[str, Any]]:
    """Return for every bot its value against the first bot and its exploitability."""
    policies: dict[str, array[float]] = {}
    found = []
    for name in names:
        with progress_bar(console, len(tree.situations), "cli-solve-asking") as progress:
            policies[name] = behaviour(tree, name, seeds, seed, progress)
        first = policies[names[0]]
        seats = tree.game.seats
        gains = [solver.values(against(tree, s, policies[name], first))[s] for s in seats]
        row = {"bot": name, "against": names[0], "value": sum(gains) / len(seats)}
        found.append({**row, "exploitability": solver.exploitability(policies[name])})
    return found


# ---- the report ---------------------------------------------------------------------------


def show(console: Console, game: Game, found: dict[str, Any]) -> None:
    """Print the figures as tables."""
    console.print_game(game)
    console.out.print(
        console.text("cli-solve-size", count=found["histories"], situations=found["situations"])
    )
    console.out.print()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(console.text("cli-solve-iterations"), justify="right")
    for seat in game.seats:
        table.add_column(console.text("cli-solve-value", number=seat + 1), justify="right")
    table.add_column(console.text("cli-solve-exploitability"), justify="right")
    for row in found["iterations"]:
        values = [console.number(value, 6, sign=True) for value in row["values"]]
        table.add_row(str(row["iteration"]), *values, console.number(row["exploitability"], 6))
    console.out.print(table)
    if found["bots"]:
        console.out.print()
        console.out.print(bots_table(console, found["bots"]))


def bots_table(console: Console, rows: list[dict[str, Any]]) -> Table:
    """Return the value of every bot against the first, and its exploitability."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(console.text("cli-simulate-bot"))
    table.add_column(console.text("cli-solve-against", bot=rows[0]["bot"]), justify="right")
    table.add_column(console.text("cli-solve-exploitability"), justify="right")
    for row in rows:
        value, exploitability = (
            console.number(row["value"], 4, sign=True),
            console.number(row["exploitability"], 4),
        )
        table.add_row(row["bot"], value, exploitability)
    return table
