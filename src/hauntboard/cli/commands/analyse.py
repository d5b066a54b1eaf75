"""``hauntboard analyse``: judges the decisions of a recorded match by what their players knew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...analysis import Analysis
from ...analysis import analyse as analyse_match
from ...analysis.model import KEEN, MISTAKES, Account, JudgedMove, MessageText, SeatReport, Sum
from ...engine.match import Match
from ...engine.messages import Message
from ...engine.record import Record, RecordError
from ...engine.record import replay as play_again
from ...i18n import Speaker
from ..console import Console, UsageError
from ..files import RecordFile, pick_match, read_seat
from ..options import AsJson, MatchNumber, RecordArgument
from ..progress import progress_bar
from ..usage import Command
from .replay import title

SYMBOLS = {"flicker": "?!", "stumble": "?", "howler": "??", KEEN: "!"}
STYLES = {"flicker": "yellow", "stumble": "bold yellow", "howler": "bold red", KEEN: "bold green"}
BAR = 15  # cells to each side
NAME_WIDTH = 24
MOST_REASONS = 3
LUCK = ("deal", "draws", "cards")

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-analyse")
def analyse(
    ctx: typer.Context,
    file_name: RecordArgument,
    number: MatchNumber = None,
    seat: Annotated[
        str, typer.Option("--seat", metavar="SEAT", help="cli-help-analyse-seat", show_default=False)
    ] = "",
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="cli-help-analyse-seed")] = 1,
    as_json: AsJson = False,
) -> int:
    """Analyse one match of a file, or all of them."""
    console: Console = ctx.obj
    file = RecordFile(file_name)
    try:
        chosen = [
            (index, record, play_again(record)) for index, record in pick_match(file.read(console), number)
        ]
    except RecordError as error:
        console.print_error(file.located(error, console.speaker))
        return 1
    console.note_build()
    found = []
    for index, record, match in chosen:
        only = [seat_of(seat, match)] if seat else list(match.game.seats)
        analysis = analysed(console, match, seed)
        found.append(msgspec.to_builtins(analysis))
        if not as_json:
            console.out.print(title(console, index, record))
            for part in AnalysisText(console, record, analysis, only).parts():
                console.out.print(part)
    if as_json:
        print(json.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False))
    return 0


def seat_of(text: str, match: Match) -> int:
    """Return a player's seat; raise :class:`UsageError` for a spectator, who makes no decisions."""
    seat = read_seat(text, match.game.players)
    if seat < 0:
        raise UsageError("cli-bad-seat", value=text, players=match.game.players)
    return seat


def analysed(console: Console, match: Match, seed: int) -> Analysis:
    """Analyse a match behind a progress bar."""
    with progress_bar(console, 1, "cli-analyse-working") as on_progress:
        return analyse_match(match, seed, on_progress or (lambda done, total: None))


class AnalysisText:
    """Renders an analysis as text and bars."""

    def __init__(self, console: Console, record: Record, analysis: Analysis, only: list[int]) -> None:
        self.console, self.analysis, self.only = console, analysis, only
        self.speaker = Speaker(console.language, record.names)
        self.prefix = record.game.prefix
        self.moves = {move.step: move for move in analysis.moves}

    def unit(self) -> str:
        """Return what the values are: in the words of the game, or else of its unit."""
        own = f"{self.prefix}-analysis-unit"
        return self.console.text(own if self.speaker.has(own) else f"analysis-unit-{self.analysis.unit}")

    def parts(self) -> Iterator[RenderableType]:
        """Yield the whole report."""
        t = self.console.text
        yield Text(f"{self.unit()} {t('analysis-method')}", style="dim")
        if not self.analysis.finished:
            yield Text(t("analysis-unfinished"), style="yellow")
        for seat in self.only:
            yield ""
            yield from self.seat(self.analysis.seats[seat])
        yield ""
        yield Rule(Text(t("cli-analyse-moves"), style="bold"), align="left", style="dim")
        yield from self.list_moves()
        yield ""

    # ---- seats --------------------------------------------------------------------------

    def seat(self, report: SeatReport) -> Iterator[RenderableType]:
        """Yield a seat's figures, where its result came from, its worst moves and what they revealed."""
        yield self.heading(report)
        yield self.account(report.account)
        t = self.console.text
        if report.worst:
            yield Padding(Text(t("analysis-worst"), style="bold"), (1, 0, 0, 2))
            for step in report.worst:
                yield Padding(self.explained(self.moves[step]), (0, 0, 0, 2))
        else:
            yield Padding(Text(t("analysis-none-bad"), style="dim"), (1, 0, 0, 2))
        yield Padding(self.leaks(report), (1, 0, 0, 2))

    def heading(self, report: SeatReport) -> Text:
        t = self.console.text
        accuracy = "–" if report.accuracy is None else str(report.accuracy)
        head = Text.assemble(
            (self.speaker.name(report.seat), "bold"),
            f"   {t('analysis-accuracy')} ",
            (accuracy, "bold cyan"),
            f"   {t('analysis-lost')} ",
            (self.total(report.loss), "bold"),
        )
        for mark in (*MISTAKES, KEEN):
            if report.marks[mark]:
                head.append(f"   {SYMBOLS[mark]} ", STYLES[mark])
                head.append(str(report.marks[mark]))
        return head

    def account(self, account: Account) -> RenderableType:
        """Return where the result came from, as a sum with bars to the left and right of zero."""
        t = self.console.text
        rows = [("own", account.own), ("others", account.others), ("luck", account.luck)]
        widest = max(abs(part.value) for _, part in rows) or 1.0
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=NAME_WIDTH)
        grid.add_column(width=2 * BAR + 1)
        grid.add_column(justify="right")
        grid.add_row(t("analysis-start"), "", self.total(account.start))
        for name, part in rows:
            grid.add_row(t(f"analysis-{name}"), bar(part.value / widest), self.total(part, signed=True))
        grid.add_row(Text(t("analysis-result"), "bold"), "", Text(self.plain(account.result), "bold"))
        kinds = (account.deal, account.draws, account.hidden)
        parts = [
            f"{t('analysis-luck-' + kind)} {self.total(part, signed=True)}"
            for kind, part in zip(LUCK, kinds, strict=True)
            if part.value or part.error
        ]
        note = Text(f"{t('analysis-luck')}: {', '.join(parts)}", style="dim") if parts else Text("")
        return Padding(Group(grid, note), (0, 0, 0, 2))

    def explained(self, move: JudgedMove) -> RenderableType:
        """Return a bad move, the better one, and the reasons."""
        t = self.console.text
        head = Text.assemble(
            (f"{SYMBOLS[move.mark]:<3}", STYLES[move.mark]),
            self.say(move.words),
            (f"   {self.loss(move)}", "bold"),
        )
        lines = [head]
        if move.better is not None:
            lines.append(Text.assemble((f"{t('analysis-better')}: ", "green"), self.say(move.better.words)))
        lines += [Text(self.say(reason), style="dim") for reason in move.reasons[:MOST_REASONS]]
        if move.hindsight is not None and move.hindsight.text != move.text:
            words = f"{t('analysis-hindsight')}: {self.say(move.hindsight.words)}"
            lines.append(Text(words, style="dim italic"))
        return self.numbered([(move.step, line, 0 if line is head else 3) for line in lines])

    def leaks(self, report: SeatReport) -> RenderableType:
        """Return what a seat's moves revealed to the others."""
        t = self.console.text
        if not self.analysis.hides:
            return Text(t("analysis-leaks-open"), style="dim")
        if not report.leaks:
            return Text(t("analysis-leaks-none"), style="dim")
        rows = [
            (step, Text(self.say(leak.words), style="dim"), 0)
            for step in report.leaks
            for leak in self.moves[step].leaks
        ]
        return Group(Text(t("analysis-leaks"), style="bold"), self.numbered(rows))

    def numbered(self, rows: list[tuple[int, Text, int]]) -> Table:
        """Return indented lines, with the number of a step before its first line."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=4, justify="right", style="dim")
        grid.add_column()
        before = None
        for step, line, indent in rows:
            grid.add_row(str(step) if step != before else "", Padding(line, (0, 0, 0, indent)))
            before = step
        return grid

    # ---- moves --------------------------------------------------------------------------

    def list_moves(self) -> Iterator[RenderableType]:
        """Yield every decision with its mark and loss, by round."""
        number = 0
        grid = self.move_grid()
        for move in self.analysis.moves:
            if move.round != number and self.analysis.rounds > 1:
                number = move.round
                if grid.row_count:
                    yield grid
                yield Text(self.console.text("cli-analyse-round", number=number), style="bold")
                grid = self.move_grid()
            if move.seat in self.only:
                mark = Text(SYMBOLS.get(move.mark, ""), STYLES.get(move.mark, ""))
                style = "dim" if move.judged != "yes" else ""
                who = Text(self.speaker.name(move.seat), style=style, overflow="ellipsis", no_wrap=True)
                words = Text(self.say(move.words), style=style)
                loss = self.loss(move) if move.bound > 0 else ""
                grid.add_row(Text(str(move.step), "dim"), who, mark, words, loss)
        if grid.row_count:
            yield grid

    def move_grid(self) -> Table:
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=4, justify="right")
        grid.add_column(max_width=14, no_wrap=True)
        grid.add_column(width=2)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        return grid

    # ---- figures ------------------------------------------------------------------------

    def say(self, message: MessageText) -> str:
        return self.speaker.say(Message(message.id, message.arguments))

    def loss(self, move: JudgedMove) -> str:
        """Return what a move lost: points, or winning chances."""
        if self.analysis.unit == "points":
            return f"−{self.speaker.number(move.loss, 1)} ± {self.speaker.number(move.error, 1)}"
        error = max(0.01, round(move.error, 2))
        return f"−{100 * move.loss:.0f} ± {self.speaker.percent(error)}"

    def total(self, part: Sum, signed: bool = False) -> str:
        """Return an amount with its error."""
        sign = ("−" if part.value < 0 else "+") if signed else ""
        error = f" ± {self.plain(part.error)}" if part.error else ""
        return f"{sign}{self.plain(abs(part.value) if signed else part.value)}{error}"

    def plain(self, value: float) -> str:
        """Return an amount in the unit of the game."""
        if self.analysis.unit == "match":
            return self.speaker.percent(value)
        return self.speaker.number(value, 1 if self.analysis.unit == "points" else 2)


def bar(share: float) -> Text:
    """Return a bar to the left or right of zero.

    >>> bar(-0.2).plain, bar(1.0).plain
    ('            ███│               ', '               │███████████████')
    """
    cells = round(BAR * abs(share))
    if share < 0:
        return Text.assemble(" " * (BAR - cells), ("█" * cells, "red"), ("│", "dim"), " " * BAR)
    return Text.assemble(" " * BAR, ("│", "dim"), ("█" * cells, "green"), " " * (BAR - cells))
