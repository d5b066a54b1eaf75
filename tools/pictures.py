"""Draws the terminal screenshots of the README.

python tools/pictures.py docs/images
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from hauntboard import bots, read_records, write_records
from hauntboard.cli.terminal import board_of
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games import load
from hauntboard.i18n import Speaker

NIGHT = TerminalTheme(
    (24, 20, 37),
    (226, 221, 240),
    [
        (58, 50, 82),
        (224, 108, 117),
        (126, 200, 148),
        (229, 192, 123),
        (97, 150, 239),
        (190, 140, 220),
        (110, 200, 210),
        (200, 195, 215),
    ],
    [
        (92, 82, 120),
        (240, 128, 138),
        (150, 220, 170),
        (245, 212, 140),
        (130, 178, 255),
        (212, 170, 240),
        (140, 225, 235),
        (250, 248, 255),
    ],
)
# By game: players, seed, steps played and the players' names.
MOMENTS = {
    "13-ghosts": (3, 11, 40, ("Ana", "Sensible", "Greedy")),
    "doppelganger-tricks": (4, 5, 58, ("Ana", "Sensible 1", "Sensible 2", "Sensible 3")),
    "halloween": (3, 7, 180, ("Ana", "Sensible 1", "Sensible 2")),
}


def moment(name: str, players: int, seed: int, steps: int) -> Match:
    """Return a match between bots, stopped when seat 0 is to move."""
    game = load(name, players)
    match, dealer = Match(game), SeededDealer(seed)
    seats = [bots.make("sensible", game, seed + seat) for seat in game.seats]
    match.deal(dealer)
    while len(match.steps) < steps or match.state.actors() != [0]:
        seat = match.state.actors()[0]
        match.play(seats[seat].choose(match.view(seat), match.log(seat)), seat)
        match.deal(dealer)
    return match


# The match whose analysis is shown: game, options of `hauntboard simulate`, and the seat of the report.
NAMES = ("Ana", "Casimir")
ANALYSED = ("13-ghosts", ["-o", "points=1", "--bots", "level-1", "--matches", "1", "--seed", "4"], "1")


def analysis() -> str:
    """Return the analysis of a match in the terminal as SVG."""
    game, options, seat = ANALYSED
    program = [sys.executable, "-m", "hauntboard.cli"]
    env = {
        **os.environ,
        "FORCE_COLOR": "1",
        "COLORTERM": "truecolor",
        "COLUMNS": "100",
        "HAUNTBOARD_LANG": "en",
    }
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/match.txt"
        subprocess.run(
            [*program, "simulate", game, *options, "--records", file], check=True, stdout=subprocess.DEVNULL
        )
        name_players(Path(file))
        call = [*program, "analyse", file, "--seat", seat]
        shown = subprocess.run(call, check=True, capture_output=True, encoding="utf-8", env=env).stdout
    console = Console(
        record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(Text.from_ansi(shown.strip()))
    return console.export_svg(title=f"hauntboard analyse {game}", theme=NIGHT, unique_id="analysis")


def name_players(file: Path) -> None:
    """Give the players of a recorded match names instead of those of the bots."""
    (record,) = read_records(file.read_text(encoding="utf-8"))
    names = NAMES[: record.game.players]
    file.write_text(write_records([replace(record, names=names)]), encoding="utf-8")


def draw(name: str) -> str:
    """Return one picture as SVG."""
    players, seed, steps, names = MOMENTS[name]
    match = moment(name, players, seed, steps)
    console = Console(
        record=True, width=84, height=40, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    speaker = Speaker("en", names, viewer=0)
    drawn = board_of(match.game).draw(match.view(0), match.view(SPECTATOR), match.log(0), speaker)
    console.print(drawn)
    return console.export_svg(title=f"hauntboard play {name}", theme=NIGHT, unique_id=f"table-{name}")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game_name in MOMENTS:
        path = folder / f"{game_name}.svg"
        path.write_text(draw(game_name), encoding="utf-8")
        print(path)
    (folder / "analysis.svg").write_text(analysis(), encoding="utf-8")
