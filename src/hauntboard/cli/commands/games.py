"""``hauntboard games``: lists the games with their players, bots and options."""

from __future__ import annotations

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ... import bots
from ...engine.game import Game, Option, Value
from ...games import GAMES, broken_games, plugin
from ...i18n import Speaker
from ..console import Console
from ..usage import Command, widest

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-games")
def games(ctx: typer.Context) -> int:
    """List the games."""
    console: Console = ctx.obj
    for name, game in GAMES.items():
        stage = plugin(name).stage
        note = "" if stage == "released" else f"   ({console.text(f'stage-{stage}')})"
        console.out.print(Text.assemble((console.game_name(name), "bold"), f"   {name}", (note, "yellow")))
        if console.speaker.has(f"{game.prefix}-tagline"):
            console.out.print(Padding(Text(console.text(f"{game.prefix}-tagline")), (0, 2)))
        console.out.print(Padding(facts(console, game), (1, 2)))
    print_broken(console)
    return 0


def print_broken(console: Console) -> None:
    """Print what could not be loaded: games with their folders, and messages of games with their files."""
    broken = [f"{folder}: {problem}" for folder, problem in broken_games().items()]
    catalogue = console.speaker.catalogue
    if any(plugin(name).stage != "released" for name in GAMES):
        list(catalogue)  # finds what cannot be parsed; that takes a while, and released games are tested
    broken += catalogue.problems
    if broken:
        console.out.print(Text(console.text("cli-games-broken"), style="bold red"))
    for problem in broken:
        console.out.print(Padding(Text(problem), (0, 2)))


def facts(console: Console, game: type[Game]) -> Table:
    """Return the players, bots and options of one game."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(console.text("cli-games-players")), Text(", ".join(map(str, game.player_counts))))
    grid.add_row(Text(console.text("cli-games-bots")), Text(", ".join(bots.names_for(game.name))))
    for option in (*game.offered_options(max(game.player_counts)).values(), *study_options(game)):
        id = option_id(game, option, console.speaker)
        values = ", ".join(value_text(id, option, value, console.speaker) for value in shown(option))
        typed = f" {console.text(f'{id}.typed')}" if console.speaker.has(f"{id}.typed") else ""
        meaning = f"{console.text(id)}{typed}\n" if console.speaker.has(id) else ""
        about = Text.assemble(meaning, (values, "dim"))
        grid.add_row(Text(f"-o {option.name}=…", style="bold"), about)
    return grid


def study_options(game: type[Game]) -> list[Option]:
    """Return the research options of any player count, each with the most values it can have."""
    every = (option for count in game.player_counts for option in game.study_options(count))
    return list(widest(every).values())


def option_id(game: type[Game], option: Option, speaker: Speaker) -> str:
    """Return the message about an option: the game's own, or one that all games share."""
    own = f"{game.prefix}-option-{option.name}"
    return own if speaker.has(own) else f"option-{option.name}"


def shown(option: Option) -> list[Value]:
    """Return the values to list; a long row of numbers becomes a range.

    >>> shown(Option("rounds", "rule", ("rule", 1, 2, 3))), shown(Option("rounds", 40, (40, 0, 6)))
    (['rule', '1–3'], [40, 0, 6])
    """
    numbers = [choice for choice in option.choices if isinstance(choice, int)]
    words = [choice for choice in option.choices if isinstance(choice, str)]
    in_a_row = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    return [*words, *([f"{numbers[0]}–{numbers[-1]}"] if in_a_row else numbers)]


def value_text(id: str, option: Option, value: Value, speaker: Speaker) -> str:
    """Return a value with its meaning, and whether it is the default."""
    notes = [speaker.text(f"{id}-{value}")] if speaker.has(f"{id}-{value}") else []
    notes = [note for note in notes if note != str(value)]
    if value == option.default:
        notes.append(speaker.text("cli-help-default"))
    return f"{value} ({', '.join(notes)})" if notes else str(value)
