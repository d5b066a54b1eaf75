"""Shell completion, as the shells ask for it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hauntboard.cli import completion, main
from hauntboard.games import GAMES

from .conftest import environment

pytestmark = pytest.mark.process


@pytest.fixture
def bash(tmp_path: Path, run):
    """Return a function that presses Tab after some words in a real bash."""
    program = tmp_path / "hauntboard"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m hauntboard.cli "$@"\n')
    program.chmod(0o755)
    script = run("--show-completion", "bash").stdout

    def press_tab(*words: str, **more: str) -> list[str]:
        lines = [
            script,
            "compopt() { echo nospace >&2; }",
            f"COMP_WORDS=({' '.join(map(shlex.quote, ('hauntboard', *words)))})",
            f"COMP_CWORD={len(words)}",
            "_hauntboard_completion hauntboard",
            'printf "%s\\n" "${COMPREPLY[@]}"',
        ]
        env = environment(**more) | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
        done = subprocess.run(
            [shutil.which("bash") or "bash", "-c", "\n".join(lines)],
            env=env,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return [*done.stdout.split(), *done.stderr.split()]

    return press_tab


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ana"], ["analyse"]),
        (["play", ""], list(GAMES)),
        (["play", "--se"], ["--seat", "--seed"]),
        (["simulate", "13-ghosts", "--ma"], ["--matches"]),
        (["play", "13-ghosts", "--seat", "h"], ["human"]),
        (["arena", "13-ghosts", "--bots", "random,gr"], ["random,greedy"]),
        (["balance", "13-ghosts", "--bot", "sens"], ["sensible"]),
        (["play", "13-ghosts", "-o", "ed"], ["edition=", "nospace"]),
        (["play", "13-ghosts", "-o", "edition", "="], ["classic", "nk2018"]),
        (["play", "13-ghosts", "-o", "edition", "=", "nk"], ["nk2018"]),
        (["solve", "13-ghosts", "-o", "deck", "="], ["13", "4", "5", "6"]),
        (["rules", "13-ghosts", "g12"], ["g12", "g12b"]),
        (["--lang", "p"], ["pt", "pl"]),
        (["admin", "re"], ["restore", "retention"]),
        (["nonsense", "x"], []),
    ],
    ids=" ".join,
)
def test_bash_completes_commands_games_bots_and_options(words, expected, bash):
    assert sorted(bash(*words)) == sorted(expected)


def test_the_bots_of_the_named_game_are_offered(bash):
    assert bash("arena", "template", "--bots", "ca", HAUNTBOARD_GAMES="template") == ["cautious"]
    assert "cautious" not in bash("arena", "13-ghosts", "--bots", "", HAUNTBOARD_GAMES="template")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_answered_too(shell, run):
    more = {"_HAUNTBOARD_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = run(_TYPER_COMPLETE_ARGS="hauntboard play 13-ghosts -o edition=n", **more)
    assert "edition=nk2018" in done.stdout and "classic" not in done.stdout


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_every_shell_has_a_script(shell, capsys):
    assert main(["--show-completion", shell]) == 0
    assert completion.VARIABLE in capsys.readouterr().out


def test_completion_is_installed_in_the_home_folder(tmp_path, run):
    done = run("--install-completion", "bash", "--lang", "es", HOME=str(tmp_path))
    assert done.returncode == 0 and "El autocompletado está instalado" in done.stdout
    assert "hauntboard" in (tmp_path / ".bashrc").read_text()
    assert "nospace" in (tmp_path / ".bash_completions" / "hauntboard.sh").read_text()


def test_an_unknown_shell_is_refused(capsys):
    assert main(["--show-completion", "fisch"]) == 2
    assert "Choose from: bash, zsh, fish" in capsys.readouterr().err
