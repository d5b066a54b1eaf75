"""``hauntboard analyse``: the decisions of a recorded match, judged by what their players knew."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...analysis import Analysis, analyse
from ...analysis.model import KEEN, MISTAKES, Account, JudgedMove, MessageText, SeatReport, Sum
from ...engine.match import Match
from ...engine.messages import Message
from ...engine.record import Record, RecordError
from ...engine.record import replay as play_again
from ...i18n import Speaker
from ..console import Console, UsageMistake
from ..files import RecordFile, pick_match
from .record import read_seat
from .replay import title
from .simulate import progress_bar

SYMBOLS = {"flicker": "?!", "stumble": "?", "howler": "??", KEEN: "!"}
STYLES = {"flicker": "yellow", "stumble": "bold yellow", "howler": "bold red", KEEN: "bold green"}
BAR = 15  # cells to each side
NAME_WIDTH = 24
MOST_REASONS = 3
LUCK = ("deal", "draws", "cards")


def command(console: Console, name: str, number: int | None, seat: str, seed: int, as_json: bool) -> int:
    """Analyse one match of a file, or all of them."""
    file = RecordFile(name)
    try:
        chosen = [(index, record, play_again(record)) for index, record in pick_match(file.read(), number)]
    except RecordError as error:
        console.complain(file.located(error, console.speaker))
        return 1
    console.note_form()
    found = []
    for index, record, match in chosen:
        only = [seat_of(seat, match)] if seat else list(match.game.seats)
        analysis = worked(console, match, seed)
        found.append(msgspec.to_builtins(analysis))
        if not as_json:
            console.out.print(title(console, index, record))
            for part in AnalysisText(console, record, analysis, only).parts():
                console.out.print(part)
    if as_json:
        print(json.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False))
    return 0


def seat_of(text: str, match: Match) -> int:
    """A seat by its number; nobody else has made decisions."""
    seat = read_seat(text, match.game.players)
    if seat < 0:
        raise UsageMistake("cli-bad-seat", value=text, players=match.game.players)
    return seat


def worked(console: Console, match: Match, seed: int) -> Analysis:
    """The analysis, with a bar while it is made."""
    with progress_bar(console, 1, "cli-analyse-working") as told:
        return analyse(match, seed, told or (lambda done, total: None))


class AnalysisText:
    """An analysis in words and bars."""

    def __init__(self, console: Console, record: Record, analysis: Analysis, only: list[int]) -> None:
        self.console, self.analysis, self.only = console, analysis, only
        self.speaker = Speaker(console.language, record.names)
        self.moves = {move.step: move for move in analysis.moves}

    def parts(self) -> Iterator[RenderableType]:
        """The whole report."""
        t = self.console.text
        yield Text(f"{t('analysis-unit-' + self.analysis.unit)} {t('analysis-method')}", style="dim")
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
        """One seat: figures, where its result came from, its worst moves, what it gave away."""
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
        """Where the result came from, as a sum with bars to both sides of nothing."""
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
        told = [
            f"{t('analysis-luck-' + kind)} {self.total(part, signed=True)}"
            for kind, part in zip(LUCK, kinds, strict=True)
            if part.value or part.error
        ]
        note = Text(f"{t('analysis-luck')}: {', '.join(told)}", style="dim") if told else Text("")
        return Padding(Group(grid, note), (0, 0, 0, 2))

    def explained(self, move: JudgedMove) -> RenderableType:
        """A bad move, what was better, and why."""
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
        """What the seat's moves told the others."""
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
        """Lines with the step they are about in front, once, and an indent each."""
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
        """Every decision with its mark and loss."""
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
        """What a move lost: points, or a share of a victory."""
        if self.analysis.unit == "points":
            return f"−{self.speaker.number(move.loss, 1)} ± {self.speaker.number(move.error, 1)}"
        return f"−{100 * move.loss:.0f} ± {max(1, round(100 * move.error))} %"

    def total(self, part: Sum, signed: bool = False) -> str:
        """An amount with its error."""
        sign = ("−" if part.value < 0 else "+") if signed else ""
        error = f" ± {self.plain(part.error)}" if part.error else ""
        return f"{sign}{self.plain(abs(part.value) if signed else part.value)}{error}"

    def plain(self, value: float) -> str:
        """An amount in the unit of the game."""
        if self.analysis.unit == "match":
            return f"{self.speaker.number(100 * value, 0)} %"
        return self.speaker.number(value, 1 if self.analysis.unit == "points" else 2)


def bar(share: float) -> Text:
    """A bar to the left of nothing or to the right.

    >>> bar(-0.2).plain, bar(1.0).plain
    ('            ███│               ', '               │███████████████')
    """
    cells = round(BAR * abs(share))
    if share < 0:
        return Text.assemble(" " * (BAR - cells), ("█" * cells, "red"), ("│", "dim"), " " * BAR)
    return Text.assemble(" " * BAR, ("│", "dim"), ("█" * cells, "green"), " " * (BAR - cells))
