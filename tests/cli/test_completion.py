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

from ..seek import SEEK, TEMPLATE
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
        (["play", ""], [*GAMES, SEEK, TEMPLATE]),
        (["play", "--se"], ["--seat", "--seed"]),
        (["simulate", SEEK, "--ma"], ["--matches"]),
        (["play", SEEK, "--seat", "h"], ["human"]),
        (["arena", SEEK, "--bots", "random,se"], ["random,seeker"]),
        (["balance", SEEK, "--bot", "se"], ["seeker"]),
        (["play", SEEK, "-o", "mo"], ["mood=", "nospace"]),
        (["play", SEEK, "-o", "mood", "="], ["merry", "grim"]),
        (["play", SEEK, "-o", "mood", "=", "gr"], ["grim"]),
        (["solve", SEEK, "-o", "turns", "="], ["40", "5"]),
        (["rules", SEEK, "s"], ["s1", "s2", "s3", "s4"]),
        (["--lang", "p"], ["pt", "pl"]),
        (["admin", "re"], ["restore", "retention"]),
        (["nonsense", "x"], []),
    ],
    ids=" ".join,
)
def test_bash_completes_commands_games_bots_and_options(words, expected, bash):
    assert sorted(bash(*words)) == sorted(expected)


def test_the_bots_of_the_named_game_are_offered(bash):
    assert bash("arena", TEMPLATE, "--bots", "ca") == ["cautious"]
    assert "cautious" not in bash("arena", SEEK, "--bots", "")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_answered_too(shell, run):
    more = {"_HAUNTBOARD_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = run(_TYPER_COMPLETE_ARGS=f"hauntboard play {SEEK} -o mood=g", **more)
    assert "mood=grim" in done.stdout and "merry" not in done.stdout


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
