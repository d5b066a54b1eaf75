"""The entry point of ``hauntboard``.

A command is a module of ``commands/`` with the command's name (``new_game`` for ``new-game``). It is imported
only when it runs, so the program starts quickly; its Typer app declares its options, with message ids as help
texts.

Exit status: 0 success, 1 the answer is no, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
import typer.main

from .. import __version__
from ..i18n import LANGUAGES
from . import completion
from .console import Console, UsageError
from .language import take_language
from .usage import HELP, Command, Group, explain_usage_error, translate

# In the order of the help page.
COMMANDS = (
    *("play", "simulate", "arena", "balance", "dataset", "replay", "analyse", "rules", "games", "solve"),
    *("perft", "serve", "record", "admin", "new-game"),
)


class Interrupted(Exception):
    """The user pressed Ctrl-C."""


class UsageFailure(Exception):
    """Typer rejected the command line; the argument is the text to print."""


# ---- the program ------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; print a user's mistake as one line on stderr."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language, rest, bad_language = take_language(given, os.environ)
    console = Console(language)
    try:
        if bad_language is not None:
            raise bad_language
        status = run(console, rest)
        sys.stdout.flush()
    except Interrupted:
        console.print_error(console.interruption(), before="\n")
        return 130
    except UsageFailure as failure:
        console.print_error(str(failure))
        return 2
    except BrokenPipeError:
        silence_stdout()
        return 1
    except SystemExit as stop:  # Rich exits like this when the reader of a pipe is gone
        silence_stdout()
        return stop.code if isinstance(stop.code, int) else 1
    except Exception as error:
        text = console.explain(error)
        if text is None:
            raise
        console.print_error(text)
        return console.status_of(error)
    return status


def silence_stdout() -> None:
    """Discard what is left in the output buffer after the reader of a pipe has gone."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(console: Console, arguments: Sequence[str]) -> int:
    """Run the command of a command line and return its exit status."""
    completion.prepare(os.environ)
    try:
        status = root_command(console).main(
            args=list(arguments), prog_name="hauntboard", standalone_mode=False, obj=console
        )
    except (KeyboardInterrupt, typer.Abort):
        raise Interrupted from None
    except Exception as error:
        if error.__class__.__name__ == "NoArgsIsHelpError":
            return 2
        if hasattr(error, "format_message"):
            raise UsageFailure(explain_usage_error(console, error)) from None
        raise
    if status == 130:
        raise Interrupted
    return status if isinstance(status, int) else 0


# ---- the commands -----------------------------------------------------------------------


class LazyCommands(Group):
    """The top-level commands: the help page lists names and texts, running one imports its module."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        if name is None:  # an unknown command, while a shell asks for completions
            return name, None, rest
        module = importlib.import_module(f".commands.{str(name).replace('-', '_')}", __package__)
        command = typer.main.get_command(module.app)
        command.name = name
        translate(ctx.obj, command)
        return name, command, rest


def root_command(console: Console) -> Any:
    """Return ``hauntboard`` itself, in the language of the run."""
    app = typer.Typer(
        cls=LazyCommands,
        help="cli-help-app",
        epilog="cli-help-epilog",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": HELP},
    )
    app.callback()(top_level)
    root: Any = typer.main.get_command(app)
    root.commands = {name: Command(name, help=f"cli-help-{name}") for name in COMMANDS}
    translate(console, root)
    return root


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        print(f"Hauntboard {__version__}")
        raise typer.Exit


def check_shell(shell: str) -> None:
    """Raise :class:`UsageError` for a shell without completion."""
    if shell not in completion.SHELLS:
        raise UsageError("cli-bad-choice", value=shell, allowed=", ".join(completion.SHELLS))


def install_completion(ctx: typer.Context, shell: str) -> None:
    """Install completion for a shell and exit."""
    if shell and not ctx.resilient_parsing:
        check_shell(shell)
        file = completion.install_for(shell)
        ctx.obj.out.print(ctx.obj.text("cli-completion-installed", file=file), soft_wrap=True)
        raise typer.Exit


def show_completion(ctx: typer.Context, shell: str) -> None:
    """Print the completion script of a shell and exit."""
    if shell and not ctx.resilient_parsing:
        check_shell(shell)
        print(completion.script_for(shell))
        raise typer.Exit


def top_level(
    lang: Annotated[
        str,
        typer.Option(metavar="|".join(LANGUAGES), help="cli-help-lang", autocompletion=completion.languages),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", help="cli-help-version", callback=show_version, is_eager=True)
    ] = False,
    install_completion: Annotated[
        str,
        typer.Option(
            metavar="SHELL",
            help="cli-help-install-completion",
            callback=install_completion,
            is_eager=True,
            show_default=False,
            autocompletion=completion.shells,
        ),
    ] = "",
    show_completion: Annotated[
        str,
        typer.Option(
            metavar="SHELL",
            help="cli-help-show-completion",
            callback=show_completion,
            is_eager=True,
            show_default=False,
            autocompletion=completion.shells,
        ),
    ] = "",
) -> None:
    """Accept the options that precede a command; :func:`take_language` has read ``--lang`` already."""
