"""Typer in four languages: translated help pages, and usage errors as one line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import typer
import typer.core

from ..engine.game import Option
from ..games import GAMES
from .console import Console

HELP = ["--help", "-h"]

# By class name, because Typer raises these itself or lets Click raise them, depending on its version.
_ERRORS = {
    "MissingParameter": "cli-usage-missing",
    "NoSuchOption": "cli-usage-no-option",
    "NoSuchCommand": "cli-usage-no-command",
    "BadOptionUsage": "cli-usage-option-value",
    "BadParameter": "cli-usage-bad-value",
}
_ERRORS_BY_TEXT = {
    "No such command": "cli-usage-no-command",
    "Got unexpected extra argument": "cli-usage-extra",
}


# ---- help pages -------------------------------------------------------------------------


class TranslatedHelp:
    """Mix-in for commands: writes the fixed words of a help page in the language of the run."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", f"{ctx.obj.text('cli-help-usage')}:", 1)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate_headings(ctx.obj)
        super().format_help(ctx, formatter)  # type: ignore[misc]


class Command(TranslatedHelp, typer.core.TyperCommand):
    """A command with a translated help page."""


class Group(TranslatedHelp, typer.core.TyperGroup):
    """A group of commands with a translated help page."""


def translate_headings(console: Console) -> None:
    """Translate the headings that Typer prints on every help page."""
    from typer import rich_utils  # slow to import, and only help pages need it

    texts: Any = rich_utils
    texts.ARGUMENTS_PANEL_TITLE = console.text("cli-help-arguments")
    texts.OPTIONS_PANEL_TITLE = console.text("cli-help-options")
    texts.COMMANDS_PANEL_TITLE = console.text("cli-help-commands")
    texts.DEFAULT_STRING = f"[{console.text('cli-help-default')}: {{}}]"
    texts.REQUIRED_LONG_STRING = f"[{console.text('cli-help-required')}]"


def translate(console: Console, command: Any) -> None:
    """Replace the message ids in the help of a command, its options and its subcommands by their texts."""
    examples = help_examples()
    help_option = command.get_help_option(typer.Context(command, help_option_names=HELP))
    help_option.help = "cli-help-help"
    for part in (command, help_option, *command.params):
        if part.help:
            part.help = console.text(part.help, **examples)
        if getattr(part, "is_flag", False):
            part.metavar = ""  # Typer would print a type
    if command.epilog:
        command.epilog = console.text(command.epilog, **examples)
    for subcommand in getattr(command, "commands", {}).values():
        translate(console, subcommand)


@cache
def help_examples() -> dict[str, str]:
    """Return the examples in help texts, taken from the first game that has them.

    >>> sorted(help_examples())
    ['clause', 'game', 'option', 'variants']
    """
    options = [example_of(option) for game in GAMES.values() for option in game.options_table]
    clauses = [clause for game in GAMES.values() for clause in game.clauses]
    variants = [
        f"{name} -o {option.name}={smallest}"
        for name, game in GAMES.items()
        for option in game.study_options(game.player_counts[0])
        if (smallest := min((value for value in option.choices if isinstance(value, int)), default=None))
    ]
    return {
        "game": next(iter(GAMES), "GAME"),
        "option": next(iter(options), "NAME=VALUE"),
        "clause": next(iter(clauses), "1"),
        "variants": ", ".join(variants) or "GAME -o NAME=VALUE",
    }


def widest(options: Iterable[Option]) -> dict[str, Option]:
    """Return options by name; of several with one name, the one with the most values.

    >>> small, large = Option("deck", 13, (13,)), Option("deck", 13, (13, 4, 5))
    >>> widest([large, small])["deck"].choices
    (13, 4, 5)
    """
    return {option.name: option for option in sorted(options, key=lambda option: len(option.choices))}


def example_of(option: Option) -> str:
    """Return an option with a value other than the default.

    >>> example_of(Option("edition", "classic", ("classic", "nk2018")))
    'edition=nk2018'
    """
    other = next((value for value in option.choices if value != option.default), option.default)
    return f"{option.name}={other}"


# ---- usage errors -----------------------------------------------------------------------


def explain_usage_error(console: Console, error: Any) -> str:
    """Return Typer's error in the language of the run, with the help page to read."""
    id = _ERRORS.get(error.__class__.__name__, "cli-usage-other")
    message = str(getattr(error, "message", "") or error.format_message())
    for start, other in _ERRORS_BY_TEXT.items():
        if message.startswith(start):
            id = other
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "hauntboard"
    if id == "cli-usage-bad-value" and "integer" not in message:
        id = "cli-usage-bad-number"
    text = console.text(id, name=parameter_name(error), value=rejected_value(message), reason=message)
    return f"{text} {console.text('cli-usage-try', command=f'{path} --help')}"


def parameter_name(error: Any) -> str:
    """Return the option or argument that an error is about."""
    param = getattr(error, "param", None)
    if param is None:
        return str(getattr(error, "option_name", ""))
    return str(max(param.opts, key=len) if param.param_type_name == "option" else param.metavar)


def rejected_value(message: str) -> str:
    """Return the input that Typer's message quotes.

    >>> rejected_value("No such command 'plai'."), rejected_value("Got unexpected extra argument(s) (x y)")
    ('plai', 'x y')
    """
    found = re.search(r"'([^']*)'| \((.*)\)$", message)
    return (found[1] or found[2]) if found else ""
