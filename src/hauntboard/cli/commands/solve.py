"""``hauntboard solve``: a small variant of a game, solved, and how far from it bots play."""

from __future__ import annotations

import json
from array import array
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ... import bots as bot_kinds
from ...engine.game import Game
from ...experiments.solver.bot_policy import against, behaviour
from ...experiments.solver.cfr import Solver
from ...experiments.solver.tree import Tree
from ...games import game_type
from ..console import Console, UsageMistake
from .simulate import progress_bar

# What is solved unless something else is asked for: one round that seat 1 begins.
USUAL = {"points": "1", "rounds": "1", "first": "1"}
# Exploitability is shown after so many iterations, and at the end.
SHOWN = (1, 10, 100, 1000, 10_000, 100_000)


def command(
    console: Console,
    game_name: str,
    players: int | None,
    options: list[str],
    iterations: int,
    bots: str,
    seeds: int,
    seed: int,
    as_json: bool,
) -> int:
    """Solve and report."""
    if iterations < 1 or seeds < 1:
        raise UsageMistake("cli-solve-bad-number")
    game = console.load(game_name, players, [*usual_options(game_name, players, options), *options])
    names = [name.strip() for name in bots.split(",")] if bots else []
    for name in names:
        bot_kinds.check_measured(name, game.name)
    with progress_bar(console, None, "cli-solve-growing") as progress:
        tree = Tree(game, progress=progress)
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


def usual_options(name: str, players: int | None, given: list[str]) -> list[str]:
    """The options of one round, as far as the game has them and the call says nothing else."""
    kind = game_type(name)
    table = kind.option_table(players or kind.player_counts[0])
    named = {text.partition("=")[0].strip() for text in given}
    return [f"{option}={value}" for option, value in USUAL.items() if option in table and option not in named]


def solved(console: Console, solver: Solver, iterations: int) -> list[dict[str, Any]]:
    """Run CFR+; what it has found at each of the moments shown."""
    moments = sorted({*(n for n in SHOWN if n < iterations), iterations})
    found = []
    with progress_bar(console, iterations, "cli-solve-solving") as progress:
        for moment in moments:
            while solver.iteration < moment:
                solver.run(min(10, moment - solver.iteration))
                if progress:
                    progress(solver.iteration)
            found.append({"iteration": moment, **figures(solver, solver.average())})
    return found


def figures(solver: Solver, policy: array[float]) -> dict[str, Any]:
    """What a policy is worth to every seat, and what its best opponents would gain."""
    return {"values": solver.values(policy), "exploitability": solver.exploitability(policy)}


def judged(
    console: Console, tree: Tree, solver: Solver, names: list[str], seeds: int, seed: int
) -> list[dict[str, Any]]:
    """Every bot against itself, against the first of the list, and against its best opponent."""
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
    """The figures as tables."""
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    console.out.print(Text.assemble((console.game_name(game.name), "bold"), (f"   {options}", "dim")))
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
    """What bots win against the first of them, and how far they can be exploited."""
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
