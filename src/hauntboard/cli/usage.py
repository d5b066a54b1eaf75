"""Typer in four languages: the words of its help, and its complaints as one line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import typer
import typer.core
import typer.main

from .console import Console

HELP = ["--help", "-h"]

# Typer raises these itself or lets Click raise them, depending on its version; their names
# and attributes are the same.
_TROUBLES = {
    "MissingParameter": "cli-usage-missing",
    "NoSuchOption": "cli-usage-no-option",
    "NoSuchCommand": "cli-usage-no-command",
    "BadOptionUsage": "cli-usage-option-value",
    "BadParameter": "cli-usage-bad-value",
}
_OTHER_TROUBLES = {
    "No such command": "cli-usage-no-command",
    "Got unexpected extra argument": "cli-usage-extra",
}


class UsageTrouble(Exception):
    """A call that Typer could not make sense of."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Interrupted(Exception):
    """Ctrl-C."""


def run(console: Console, arguments: Sequence[str]) -> int:
    """Run the command of a call; returns its exit status."""
    from .app import build

    command: Any = typer.main.get_command(build(console))
    translate_command(console, command)
    try:
        status = command.main(args=list(arguments), prog_name="hauntboard", standalone_mode=False)
    except KeyboardInterrupt:
        raise Interrupted from None
    except typer.Abort:
        raise Interrupted from None
    except Exception as error:
        if error.__class__.__name__ == "NoArgsIsHelpError":
            return 2
        if hasattr(error, "format_message"):
            raise UsageTrouble(in_words(console, error)) from None
        raise
    if status == 130:
        raise Interrupted
    return status if isinstance(status, int) else 0


def in_words(console: Console, error: Any) -> str:
    """Typer's complaint in the language of the run, with where to find help."""
    id = _TROUBLES.get(error.__class__.__name__, "cli-usage-other")
    message = str(getattr(error, "message", "") or error.format_message())
    for start, other in _OTHER_TROUBLES.items():
        if message.startswith(start):
            id = other
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "hauntboard"
    text = console.text(id, name=name_of(error), value=value_of(message), reason=message)
    return f"{text} {console.text('cli-usage-try', command=f'{path} --help')}"


def name_of(error: Any) -> str:
    """The option or argument that an error is about."""
    param = getattr(error, "param", None)
    if param is None:
        return str(getattr(error, "option_name", ""))
    return str(max(param.opts, key=len)) if param.param_type_name == "option" else str(param.name).upper()


def value_of(message: str) -> str:
    """What was typed, from Typer's sentence about it.

    >>> value_of("No such command 'plai'."), value_of("Got unexpected extra argument(s) (x y)")
    ('plai', 'x y')
    """
    found = re.search(r"'([^']*)'| \((.*)\)$", message)
    return (found[1] or found[2]) if found else ""


def translate_help(console: Console) -> None:
    """The fixed words of Typer's help pages."""
    from typer import rich_utils  # slow, and only the help needs it

    words: Any = rich_utils
    words.ARGUMENTS_PANEL_TITLE = console.text("cli-help-arguments")
    words.OPTIONS_PANEL_TITLE = console.text("cli-help-options")
    words.COMMANDS_PANEL_TITLE = console.text("cli-help-commands")
    words.DEFAULT_STRING = f"[{console.text('cli-help-default')}: {{}}]"
    words.REQUIRED_LONG_STRING = f"[{console.text('cli-help-required')}]"


def translate_command(console: Console, command: Any) -> None:
    """The line about ``--help`` of a command and all commands below it."""
    option = command.get_help_option(typer.Context(command, help_option_names=HELP))
    if option is not None:
        option.help = console.text("cli-help-help")
    for below in getattr(command, "commands", {}).values():
        translate_command(console, below)


def usage_classes(console: Console) -> tuple[type[typer.core.TyperCommand], type[typer.core.TyperGroup]]:
    """Command and group whose help pages are in the language of the run."""
    word = console.text("cli-help-usage")

    class Translated:
        def get_usage(self, ctx: Any) -> str:
            usage: str = super().get_usage(ctx)  # type: ignore[misc]
            return usage.replace("Usage:", f"{word}:", 1)

        def format_help(self, ctx: Any, formatter: Any) -> None:
            translate_help(console)
            super().format_help(ctx, formatter)  # type: ignore[misc]

    class Command(Translated, typer.core.TyperCommand):
        pass

    class Group(Translated, typer.core.TyperGroup):
        pass

    return Command, Group
