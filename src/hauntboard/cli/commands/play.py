"""``hauntboard play``: seats the players, plays matches and saves their records."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ... import bots
from ...engine.dealer import CommittedDealer, Dealer, SeededDealer, new_seed
from ...engine.game import Game
from ...engine.match import Match
from ...engine.record import from_match, to_text
from ...engine.seats import ALL_SEEING
from ...experiments.simulation.simulate import derived_seed
from .. import completion
from ..console import Console, UsageError
from ..files import naming
from ..options import GameArgument, GameOptions, Players, split_names
from ..terminal import narration
from ..terminal.prompt import Prompt, Quit
from ..terminal.session import SeatedPlayer, Session
from ..usage import Command

LONGEST_NAME = 16
LINES_AT_THE_END = 8  # below the narration: hints, the seed and two questions, with blank lines

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-play")
def play(
    ctx: typer.Context,
    game_name: GameArgument,
    players: Players = None,
    options: GameOptions = None,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seat", metavar="human|BOT", help="cli-help-play-seat", autocompletion=completion.players
        ),
    ] = None,
    names: Annotated[
        list[str] | None, typer.Option("--names", metavar="A,B,...", help="cli-help-play-names")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="cli-help-play-seed")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="cli-help-play-record")
    ] = None,
    hints: Annotated[
        bool | None,
        typer.Option("--hints/--no-hints", help="cli-help-play-hints", show_default=False),
    ] = None,
) -> int:
    """Play matches until the players decline another one."""
    console: Console = ctx.obj
    game = console.load(game_name, players, options)
    seated = seat_players(console, game, seats or [], names or [])
    if record is not None:
        check_record_file(record)
    if hints is None:
        hints = sum(not player.bot for player in seated) == 1
    table = TerminalTable(console, game, seated, seed, record, Prompt(console), hints)
    number = 0
    while table.play_match(number):
        number += 1
    return 0


def seat_players(console: Console, game: Game, seats: list[str], names: list[str]) -> list[SeatedPlayer]:
    """Return the player of every seat: by default a person in the first and the best bot in the others."""
    kinds = [kind.lower() for text in seats for kind in split_names(text)]
    given = [name for text in names for name in split_names(text)]
    for words, id in ((kinds, "cli-too-many-seats"), (given, "cli-too-many-names")):
        if len(words) > game.players:
            raise UsageError(id, count=len(words), players=game.players)
    kinds = kinds or ["human"]
    kinds += [bots.default_for(game.name)] * (game.players - len(kinds))
    for kind in kinds:
        if kind != "human":
            bots.check(kind, game.name)
    given += [""] * (game.players - len(given))
    seat_numbers = range(1, game.players + 1)
    ids = takewhile(console.speaker.has, (f"bot-name-{number}" for number in seat_numbers))
    free = iter(name for name in map(console.text, ids) if name not in given)
    plain = {number: console.text("player-name", number=number) for number in seat_numbers}
    named = [
        name or (plain[number] if kind == "human" else next(free, plain[number]))
        for number, kind, name in zip(seat_numbers, kinds, given, strict=True)
    ]
    for name in named:
        if not name.isprintable() or len(name) > LONGEST_NAME or named.count(name) > 1:
            raise UsageError(
                "cli-bad-name", name=name if name.isprintable() else repr(name), count=LONGEST_NAME
            )
    return [
        SeatedPlayer(name, "" if kind == "human" else kind) for name, kind in zip(named, kinds, strict=True)
    ]


def make_dealer(game: Game, seed: int | None, number: int) -> Dealer:
    """Return the dealer of one match: committed to a secret seed, or repeatable with ``--seed``."""
    if seed is not None:
        return SeededDealer(derived_seed(seed, number, "deal"))
    return CommittedDealer(new_seed(), [os.urandom(16) for _ in game.seats])


@dataclass(frozen=True)
class TerminalTable:
    """Players and settings that stay the same from match to match."""

    console: Console
    game: Game
    players: list[SeatedPlayer]
    seed: int | None
    record: Path | None  # from the command line; without it the prompt asks for a file
    prompt: Prompt
    hints: bool

    def play_match(self, number: int) -> bool:
        """Play one match; return whether the players want another one."""
        dealer = make_dealer(self.game, self.seed, number)
        match = Match(self.game)
        session = Session(
            self.console, match, self.players, self.make_bots(number), dealer, self.prompt, self.hints
        )
        try:
            session.run()
        except BaseException as stop:
            self.leave(match, dealer, asked=isinstance(stop, Quit) and bool(stop.args))
            if isinstance(stop, Quit):
                return False
            raise
        finish(self.console, session, dealer)
        people = any(not player.bot for player in self.players)
        try:
            self.save(match, dealer, ask=people)
            return people and self.prompt.confirm(f" {self.console.text('cli-rematch')} ")
        except Quit:
            return False

    def make_bots(self, number: int) -> dict[int, bots.Bot]:
        """Return the bots of one match by seat."""
        return {
            seat: bots.make(player.bot, self.game, self.bot_seed(number, seat))
            for seat, player in enumerate(self.players)
            if player.bot
        }

    def bot_seed(self, number: int, seat: int) -> int:
        """Return the seed of a bot: repeatable with ``--seed``, otherwise unpredictable."""
        if self.seed is None:
            return secrets.randbits(62)
        return derived_seed(self.seed, number, f"seat {seat}")

    def leave(self, match: Match, dealer: Dealer, asked: bool) -> None:
        """End an unfinished match: save it to the file of the command line, or ask the player who quit."""
        try:
            if self.record is not None or asked:
                self.save(match, dealer, ask=True)
        except Quit:
            pass
        self.console.out.print(f" {self.console.text('cli-goodbye')}")

    def save(self, match: Match, dealer: Dealer, ask: bool) -> None:
        """Append the record of a match to the file of the command line, or to one that the player names."""
        console = self.console
        committed = dealer if isinstance(dealer, CommittedDealer) else None
        signatures = [player.signature for player in self.players]
        text = to_text(from_match(match, signatures, dealer=committed))
        if self.record is not None:
            append(self.record, text)
            console.out.print(f" {console.text('cli-saved', file=str(self.record))}")
            return
        while ask:
            name = self.prompt.ask(f" {console.text('cli-save')} ")
            if not name:
                return
            path = Path(name).expanduser()
            try:
                check_record_file(path)
                append(path, text)
            except (OSError, UsageError) as error:
                console.out.print(Text(f" ✗ {console.explain(error)}", style="red"))
                continue
            console.out.print(f" {console.text('cli-saved', file=name)}")
            return


def finish(console: Console, session: Session, dealer: Dealer) -> None:
    """Print the end of a match: the last moves, every card face up, and the seed of the shuffle."""
    match, board, speaker = session.match, session.board, session.closing_speaker()
    view = match.view(ALL_SEEING)
    session.prompt.clear()
    table = board.draw(view, view, match.log(ALL_SEEING), speaker)
    console.out.print(table)
    console.out.print()
    viewer = speaker.viewer if speaker.viewer is not None else ALL_SEEING
    since = session.since(viewer) if viewer >= 0 else session.last_move()
    paragraphs = narration.narrate(match, viewer, speaker, board, since, board.quiet | board.drawn)
    if session.people:
        room = console.out.height - session.height(table) - LINES_AT_THE_END
        console.out.print(narration.as_list(session.newest(paragraphs, room, least=2)))
    if any(session.hinted):
        console.out.print(Text(f" {speaker.text('cli-hints-asked', scores=session.hinted)}", style="dim"))
    if isinstance(dealer, CommittedDealer):
        console.out.print()
        console.out.print(Text(f" {console.text('cli-seed-revealed')}\n {dealer.seed.hex()}", style="dim"))


# ---- record files -----------------------------------------------------------------------


def check_record_file(path: Path) -> None:
    """Raise :class:`UsageError` or :class:`OSError` if records cannot be appended to a file."""
    with path.open("a+", encoding="utf-8", errors="replace") as file:
        file.seek(0)
        start = file.read(200).lstrip()
    if start and not start.startswith(("[Hauntboard", ";")):
        raise UsageError("cli-not-a-record-file", file=str(path))


def append(path: Path, text: str) -> None:
    """Append a record to a file of records."""
    with naming(path), path.open("a", encoding="utf-8") as file:
        file.write(("\n" if file.tell() else "") + text)
