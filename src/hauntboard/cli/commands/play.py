"""``hauntboard play``: who sits where, one match after another, and the records of them."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from ... import bots
from ...engine.dealer import CommittedDealer, Dealer, SeededDealer, new_seed
from ...engine.game import Game
from ...engine.match import Match
from ...engine.record import from_match, to_text
from ...engine.seats import ALL_SEEING
from ...experiments.simulation.simulate import derived_seed
from ..console import Console, UsageMistake
from ..terminal import narration
from ..terminal.prompt import Prompt, Quit
from ..terminal.session import SeatedPlayer, Session

LONGEST_NAME = 16
LINES_AT_THE_END = 8  # below the story: hints, the seed and two questions, with air around them


@dataclass(frozen=True)
class Keep:
    """Where the matches go: a file from the call, or wherever the person says afterwards."""

    path: Path | None

    def prepare(self) -> None:
        """Find out before the match whether the file will do."""
        if self.path is None:
            return
        with self.path.open("a+", encoding="utf-8", errors="replace") as file:
            file.seek(0)
            start = file.read(200).lstrip()
        if start and not start.startswith(("[Hauntboard", ";")):
            raise UsageMistake("cli-not-a-record-file", file=str(self.path))


def command(
    console: Console,
    game_name: str,
    players: int | None,
    options: list[str],
    seats: list[str],
    names: list[str],
    seed: int | None,
    record: Path | None,
    hints: bool | None = None,
) -> int:
    """Play until the people at the table have had enough."""
    game = console.load(game_name, players, options)
    seated = seat_players(console, game, seats, names)
    keep = Keep(record)
    keep.prepare()
    prompt = Prompt(console)
    number = 0
    if hints is None:
        hints = sum(not player.bot for player in seated) == 1
    while play_match(console, game, seated, seed, number, keep, prompt, hints):
        number += 1
    return 0


def seat_players(console: Console, game: Game, seats: list[str], names: list[str]) -> list[SeatedPlayer]:
    """Who sits where: by default a person in the first seat and the best bot in the others."""
    kinds = [kind.strip().lower() for text in seats for kind in text.split(",")]
    given = [name.strip() for text in names for name in text.split(",")]
    for words, id in ((kinds, "cli-too-many-seats"), (given, "cli-too-many-names")):
        if len(words) > game.players:
            raise UsageMistake(id, count=len(words), players=game.players)
    kinds = kinds or ["human"]
    kinds += [bots.default_for(game.name)] * (game.players - len(kinds))
    for kind in kinds:
        if kind != "human":
            bots.check(kind, game.name)
    given += [""] * (game.players - len(given))
    seat_numbers = range(1, game.players + 1)
    ghosts = [console.text(f"bot-name-{number}") for number in seat_numbers]
    free = iter(ghost for ghost in ghosts if ghost not in given)
    called = [
        name or (console.text("player-name", number=number) if kind == "human" else next(free))
        for number, kind, name in zip(seat_numbers, kinds, given, strict=True)
    ]
    for name in called:
        if not name.isprintable() or len(name) > LONGEST_NAME or called.count(name) > 1:
            raise UsageMistake(
                "cli-bad-name", name=name if name.isprintable() else repr(name), count=LONGEST_NAME
            )
    return [
        SeatedPlayer(name, "" if kind == "human" else kind) for name, kind in zip(called, kinds, strict=True)
    ]


def make_dealer(game: Game, seed: int | None, number: int) -> Dealer:
    """Chance for one match: committed at a real table, repeatable with ``--seed``."""
    if seed is not None:
        return SeededDealer(derived_seed(seed, number, "deal"))
    return CommittedDealer(new_seed(), [os.urandom(16) for _ in game.seats])


def play_match(
    console: Console,
    game: Game,
    players: list[SeatedPlayer],
    seed: int | None,
    number: int,
    keep: Keep,
    prompt: Prompt,
    hints: bool,
) -> bool:
    """One match; returns whether another one is wanted."""
    dealer = make_dealer(game, seed, number)
    machines = {}
    for seat, player in enumerate(players):
        if player.bot:
            own = secrets.randbits(62) if seed is None else derived_seed(seed, number, f"seat {seat}")
            machines[seat] = bots.make(player.bot, game, own)
    match = Match(game)
    session = Session(console, match, players, machines, dealer, prompt, hints)
    names = [player.signature for player in players]
    try:
        session.run()
    except BaseException as stop:
        leave(console, match, names, dealer, keep, prompt, asked=isinstance(stop, Quit) and bool(stop.args))
        if isinstance(stop, Quit):
            return False
        raise
    finish(console, session, dealer)
    people = any(not player.bot for player in players)
    try:
        save(console, match, names, dealer, keep, prompt if people else None)
        return people and prompt.confirm(f" {console.text('cli-rematch')} ")
    except Quit:
        return False


# ---- the end ----------------------------------------------------------------------------


def finish(console: Console, session: Session, dealer: Dealer) -> None:
    """The last moves, every card laid open, and the seed behind the shuffle."""
    match, board, speaker = session.match, session.board, session.closing_speaker()
    view = match.view(ALL_SEEING)
    session.prompt.clear()
    table = board.draw(view, view, match.log(ALL_SEEING), speaker)
    console.out.print(table)
    console.out.print()
    viewer = speaker.viewer if speaker.viewer is not None else ALL_SEEING
    since = session.since(viewer) if viewer >= 0 else session.last_move()
    told = narration.tell(match, viewer, speaker, board, since, board.quiet | board.drawn)
    if session.people:
        room = console.out.height - session.height(table) - LINES_AT_THE_END
        console.out.print(narration.as_list(session.newest(told, room, least=2)))
    if any(session.hinted):
        console.out.print(Text(f" {speaker.text('cli-hints-asked', scores=session.hinted)}", style="dim"))
    if isinstance(dealer, CommittedDealer):
        console.out.print()
        console.out.print(Text(f" {console.text('cli-seed-revealed')}\n {dealer.seed.hex()}", style="dim"))


def leave(
    console: Console,
    match: Match,
    names: list[str],
    dealer: Dealer,
    keep: Keep,
    prompt: Prompt,
    asked: bool,
) -> None:
    """An unfinished match: kept if the call said so, or if the person who left wants it."""
    try:
        if keep.path is not None:
            save(console, match, names, dealer, keep, None)
        elif asked:
            save(console, match, names, dealer, keep, prompt)
    except Quit:
        pass
    console.out.print(f" {console.text('cli-goodbye')}")


def save(
    console: Console,
    match: Match,
    names: list[str],
    dealer: Dealer,
    keep: Keep,
    prompt: Prompt | None,
) -> None:
    """Append the match's record to the file of the call, or to one the person names."""
    committed = dealer if isinstance(dealer, CommittedDealer) else None
    text = to_text(from_match(match, names, dealer=committed))
    if keep.path is not None:
        append(keep.path, text)
        console.out.print(f" {console.text('cli-saved', file=str(keep.path))}")
        return
    while prompt is not None:
        name = prompt.ask(f" {console.text('cli-save')} ")
        if not name:
            return
        try:
            chosen = Keep(Path(name).expanduser())
            chosen.prepare()
            append(Path(name).expanduser(), text)
        except (OSError, UsageMistake) as error:
            console.out.print(console.explain(error) or "", style="red")
            continue
        console.out.print(f" {console.text('cli-saved', file=name)}")
        return


def append(path: Path, text: str) -> None:
    """Add a record to a file of records."""
    with path.open("a", encoding="utf-8") as file:
        file.write(("\n" if file.tell() else "") + text)
