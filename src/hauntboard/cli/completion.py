"""Shell completion: of commands and options by Typer, and here of games, bots, game options and clauses."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterable, MutableMapping
from pathlib import Path
from typing import Any

import typer

from .. import bots
from ..engine.game import Game
from ..games import GAMES
from ..i18n import LANGUAGES, Speaker
from .usage import widest

PROGRAM = "hauntboard"
VARIABLE = "_HAUNTBOARD_COMPLETE"  # set by the shell's script when it asks for completions
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")
BREAK = "="  # bash splits words here and completes the last part only
BEFORE = "_HAUNTBOARD_COMPLETE_BEFORE"  # the part of the current word up to the last break


# ---- the shell's script ---------------------------------------------------------------------


def typer_completion() -> Any:
    """Return Typer's module for completion, which most runs do not need."""
    return importlib.import_module("typer.completion")


def script_for(shell: str) -> str:
    """Return the script that connects a shell with the program."""
    made = typer_completion().get_completion_script
    script = str(made(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell))
    if shell == "bash":  # the value of an option follows its name without a space
        script = script.replace("return 0", "[[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n    return 0")
    return script


def install_for(shell: str) -> str:
    """Add the script to the start files of a shell; return the file it was written to."""
    path: Path = typer_completion().install(shell=shell, prog_name=PROGRAM, complete_var=VARIABLE)[1]
    if shell == "bash":  # a file of its own, which the start file reads
        path.write_text(f"{script_for(shell)}\n", encoding="utf-8")
    return str(path)


def prepare(environ: MutableMapping[str, str]) -> bool:
    """Return whether a shell asks for completions; if so, register the shells and mend the words of bash."""
    if VARIABLE not in environ:
        return False
    typer_completion().completion_init()
    if "COMP_WORDS" in environ:
        words, place = rejoined(environ["COMP_WORDS"].split("\n"), int(environ["COMP_CWORD"]))
        before, sign, words[place] = words[place].rpartition(BREAK)
        environ[BEFORE] = before + sign
        environ["COMP_WORDS"], environ["COMP_CWORD"] = "\n".join(words), str(place)
    return True


def rejoined(words: list[str], place: int) -> tuple[list[str], int]:
    """Return the words of bash with ``name=value`` in one piece, and the place of the current word.

    >>> rejoined(["hauntboard", "play", "-o", "edition", "=", "cl"], 5)
    (['hauntboard', 'play', '-o', 'edition=cl'], 3)
    """
    found: list[str] = []
    now = place
    for number, word in enumerate(words):
        if found and (word == BREAK or found[-1].endswith(BREAK)):
            found[-1] += word
            now -= number <= place
        else:
            found.append(word)
    return found, now


# ---- values ---------------------------------------------------------------------------------


def starting(incomplete: str, words: Iterable[Any]) -> list[str]:
    """Return the words that begin with a text.

    >>> starting("le", ["level-1", "random"])
    ['level-1']
    """
    return [str(word) for word in words if str(word).startswith(incomplete)]


def games(incomplete: str) -> list[str]:
    """Complete the name of a game."""
    return starting(incomplete, GAMES)


def languages(incomplete: str) -> list[str]:
    """Complete a language."""
    return starting(incomplete, LANGUAGES)


def shells(incomplete: str) -> list[str]:
    """Complete the name of a shell."""
    return starting(incomplete, SHELLS)


def named_game(ctx: typer.Context) -> type[Game] | None:
    """Return the game on the command line, if any. Typer reads no arguments while an option lacks its
    value, so look at the words themselves too."""
    line = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or ""
    names = (str(ctx.params.get("game_name")), *line.split())
    return next((GAMES[name] for name in names if name in GAMES), None)


def bot_names(ctx: typer.Context) -> list[str]:
    """Return the bots of the game on the command line; of all games if it names none."""
    game = named_game(ctx)
    names = [game.name] if game else list(GAMES)
    return list(dict.fromkeys(bot for name in names for bot in bots.names_for(name)))


def one_bot(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete the name of a bot."""
    return starting(incomplete, bot_names(ctx))


def bot_list(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete the last name of a list of bots."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in starting(last, bot_names(ctx))]


def players(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete who takes a seat: a person or a bot."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in starting(last, ["human", *bot_names(ctx)])]


def game_options(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete an option of the game: its name, then its value."""
    game, before = named_game(ctx), os.environ.get(BEFORE, "")
    if game is None:
        return []
    every = (option for count in game.player_counts for option in game.option_table(count).values())
    table = widest(every)
    name, sign, value = (before + incomplete).partition("=")
    if not sign:
        return starting(name, (f"{option}=" for option in table))
    values = starting(value, table[name].choices) if name in table else []
    return values if before else [f"{name}={each}" for each in values]


def clauses(ctx: typer.Context, incomplete: str) -> list[str]:
    """Complete a clause of the rules."""
    from .terminal.clauses import written_clauses

    game = named_game(ctx)
    found = written_clauses(game, Speaker("en")) if game else []
    return starting(incomplete, (clause.lower() if incomplete.islower() else clause for clause in found))
