"""``hauntboard games``: what can be played here, with whom and with which options."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ... import bots
from ...engine.game import Game, Option, Value
from ...games import GAMES
from ...i18n import Speaker
from ..console import Console


def command(console: Console) -> int:
    """List the games."""
    for name, game in GAMES.items():
        console.out.print(Text.assemble((console.game_name(name), "bold"), f"   {name}"))
        console.out.print(Padding(Text(console.text(f"{game.prefix}-tagline")), (0, 2)))
        console.out.print(Padding(facts(console, game), (1, 2)))
    return 0


def facts(console: Console, game: type[Game]) -> Table:
    """Players, bots and options of one game."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(console.text("cli-games-players")), Text(", ".join(map(str, game.player_counts))))
    grid.add_row(Text(console.text("cli-games-bots")), Text(", ".join(bots.names_for(game.name))))
    for option in game.offered_options(max(game.player_counts)).values():
        id = option_id(game, option, console.speaker)
        values = ", ".join(value_text(id, option, value, console.speaker) for value in shown(option))
        typed = f" {console.text(f'{id}.typed')}" if console.speaker.has(f"{id}.typed") else ""
        told = Text.assemble(f"{console.text(id)}{typed}\n", (values, "dim"))
        grid.add_row(Text(f"-o {option.name}=…", style="bold"), told)
    return grid


def option_id(game: type[Game], option: Option, speaker: Speaker) -> str:
    """The message about an option: the game's own, or one common to all games."""
    own = f"{game.prefix}-option-{option.name}"
    return own if speaker.has(own) else f"option-{option.name}"


def shown(option: Option) -> list[Value]:
    """The values worth listing: a long row of numbers is shown by its ends.

    >>> shown(Option("rounds", "rule", ("rule", 1, 2, 3))), shown(Option("rounds", 40, (40, 0, 6)))
    (['rule', '1–3'], [40, 0, 6])
    """
    numbers = [choice for choice in option.choices if isinstance(choice, int)]
    words = [choice for choice in option.choices if isinstance(choice, str)]
    in_a_row = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    return [*words, *([f"{numbers[0]}–{numbers[-1]}"] if in_a_row else numbers)]


def value_text(id: str, option: Option, value: Value, speaker: Speaker) -> str:
    """A value, what it means, and whether it is the default."""
    notes = [speaker.text(f"{id}-{value}")] if speaker.has(f"{id}-{value}") else []
    notes = [note for note in notes if note != str(value)]
    if value == option.default:
        notes.append(speaker.text("cli-help-default"))
    return f"{value} ({', '.join(notes)})" if notes else str(value)
