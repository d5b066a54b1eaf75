"""Renders hints, and explanations of recorded moves, as one kind of panel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...bots.hints import Hint, advise
from ...bots.protocol import Choice, Unit
from ...engine.match import Match
from ...i18n import Speaker
from . import board_of
from .menu import Menu

BAR_WIDTH = 16
LEAST_WORDS = 24  # columns for a move's words beside its figures; with fewer they go below
EIGHTHS = " ▏▎▍▌▋▊▉█"
BEST_MARK, PLAYED_MARK = "★", "▸"
THEN = " › "  # between two inputs
SURE = 1.96  # standard errors of a 95 % interval


def hint_for(match: Match, seat: int, speaker: Speaker, menu: Menu) -> RenderableType:
    """Return the strong bot's advice for a seat, with what to type at the menu of all its moves."""
    hint = advise(match.game, match.view(seat), match.log(seat), len(match.steps))
    rows = compared(hint, match, speaker, lambda action: what_to_type(match, speaker, menu, action))
    typed = next(row.notation for row in rows if row.action == hint.about)
    return panel(hint, rows, speaker, "hint-title", BEST_MARK, speaker.text("hint-type", text=typed))


def why_of(match: Match, step: int, speaker: Speaker) -> RenderableType | None:
    """Return an explanation of a step by what its player knew, or None if there was no choice."""
    moment, made = match.at(step), match.steps[step]
    if made.seat < 0 or len(moment.state.legal_actions(made.seat)) < 2:
        return None
    hint = advise(match.game, moment.view(made.seat), moment.log(made.seat), step, made.action)
    rows = compared(hint, moment, speaker, lambda action: typed_notation(match, speaker, action), made.action)
    return panel(hint, rows, speaker, "hint-why-title", PLAYED_MARK)


def typed_notation(match: Match, speaker: Speaker, action: int) -> str:
    """Return a move in notation, in the words of the player's language."""
    return board_of(match.game).typed(match.game.text(action), speaker)


def what_to_type(match: Match, speaker: Speaker, menu: Menu, action: int) -> str:
    """Return what to type at a menu for a move, in the words of the player's language."""
    typed = typed_notation(match, speaker, action)
    return typed_at(menu, action, typed, board_of(match.game).written(typed, speaker))


def typed_at(menu: Menu, action: int, typed: str, word: str) -> str:
    """Return what to type at a menu for a move: its notation (``word`` as the menu spells it), its line
    where the notation would choose another one, or two inputs where the notation opens a question.

    >>> from hauntboard.cli.terminal.menu import MenuItem
    >>> menu = Menu([MenuItem("pass", {(): 9}), MenuItem("play 1", {(): 5})])
    >>> typed_at(menu, 5, "1", "1"), typed_at(menu, 9, "end", "end")
    ('2', 'end')
    """
    after = menu.words.get(word)
    if isinstance(after, Menu):
        return THEN.join((typed, after.keys_to(action)))
    line = menu.find(typed) if after is None else None
    if line is not None and line[0].moves.get(line[1]) != action:
        return menu.keys_to(action) or typed
    return typed


def panel(
    hint: Hint, rows: Sequence[ComparedMove], speaker: Speaker, title: str, mark: str, last: str = ""
) -> RenderableType:
    """Return a hint as a panel: the explained move, its alternatives, the plan, the reasons, a last line."""
    about = next(row for row in rows if row.action == hint.about)
    parts: list[RenderableType] = [Text(f"{mark} {about.words}", style="bold")]
    if len(rows) > 1:
        parts += [Text(), Text(speaker.text("hint-unit", unit=hint.unit), style="dim"), Comparison(rows)]
    if hint.plan[1:]:
        steps = [(f"{number}.", speaker.say(step)) for number, step in enumerate(hint.plan, 1)]
        parts += [Text(), Text(speaker.text("hint-plan"), style="dim"), listed(steps)]
    if hint.reasons:
        parts += [Text(), listed(("·", speaker.say(reason)) for reason in hint.reasons)]
    if last:
        parts += [Text(), Text(last, style="bold")]
    whole = Panel(
        Group(*parts),
        title=Text(f" {speaker.text(title)} ", style="bold"),
        title_align="left",
        box=box.ROUNDED,
        border_style="dim",
        padding=(0, 1),
    )
    return Padding(whole, (0, 1))


def listed(lines: Iterable[tuple[str, str]]) -> Table:
    """Return sentences below each other, each after its mark and with a hanging indent."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim", justify="right")
    grid.add_column()
    for mark, text in lines:
        grid.add_row(mark, Text(text))
    return grid


# ---- the comparison -------------------------------------------------------------------------


@dataclass(frozen=True)
class ComparedMove:
    """One line of a comparison, ready to be laid out."""

    action: int
    marks: str
    notation: str  # in the words of the player's language
    part: float  # of the bar
    value: str
    error: str
    words: str
    best: bool
    made: bool


class Comparison:
    """Choices with bars and figures. Words wrap; notation and figures always stay whole, and where they
    leave no room the words follow on the next line."""

    def __init__(self, rows: Sequence[ComparedMove]) -> None:
        self.rows = rows
        self.marks = 1 + max(1, *(len(row.marks) for row in rows))
        self.notation, self.value, self.error = (
            max(len(getattr(row, name)) for row in rows) for name in ("notation", "value", "error")
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        figures = self.marks + self.notation + 1 + self.value + 1 + self.error
        room = options.max_width - figures - 1
        longest = max(len(row.words) for row in self.rows)
        bar = BAR_WIDTH if room > BAR_WIDTH else 0
        beside = room - BAR_WIDTH - 1 >= min(longest, LEAST_WORDS)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=beside, overflow="fold")
        grid.add_column()
        for row in self.rows:
            words = Text(row.words, style="" if row.best or row.made else "dim")
            if beside:
                grid.add_row(self.figures(row, bar), words)
            else:
                grid.add_row(Group(self.figures(row, bar), Padding(words, (0, 0, 0, self.marks + 2))))
        yield grid

    def figures(self, row: ComparedMove, bar: int) -> Text:
        """Return the part of a line that never wraps while it fits."""
        style = "bold" if row.best else ""
        text = Text.assemble(
            (row.marks.ljust(self.marks), "bold"),
            (row.notation.ljust(self.notation + 1), style),
            (drawn(row.part, bar) + " " if bar else "", "green" if row.best else "dim"),
            (row.value.rjust(self.value), style),
        )
        if self.error:
            text.append(f" {row.error.ljust(self.error)}", "dim")
        return text


def compared(
    hint: Hint, match: Match, speaker: Speaker, typed: Callable[[int], str], played: int | None = None
) -> list[ComparedMove]:
    """Return the choices of a hint as lines."""
    rows = []
    for choice in hint.choices:
        best, made = choice.action == hint.best, choice.action == played
        rows.append(
            ComparedMove(
                action=choice.action,
                marks=BEST_MARK * best + PLAYED_MARK * made,
                notation=typed(choice.action),
                part=part_of(choice, hint),
                value=value_text(choice, hint.unit, speaker),
                error=error_text(choice, hint.unit, speaker),
                words=speaker.say(match.game.describe(match.state, choice.action)),
                best=best,
                made=made,
            )
        )
    return rows


def part_of(choice: Choice, hint: Hint) -> float:
    """Return the filled part of a choice's bar: a chance as it is, points relative to the range shown."""
    if hint.unit == "mix":
        return choice.share
    if hint.unit != "points":
        return min(max(choice.value, 0.0), 1.0)
    values = [each.value for each in hint.choices]
    low, high = min(values), max(values)
    return 1.0 if high == low else 0.15 + 0.85 * (choice.value - low) / (high - low)


def drawn(part: float, width: int) -> str:
    """Return a bar of this width.

    >>> drawn(0.5, 4), drawn(0.03, 4), drawn(1.0, 4)
    ('██  ', '▏   ', '████')
    """
    eighths = max(1, round(8 * width * part))
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(width)


def value_text(choice: Choice, unit: Unit, speaker: Speaker) -> str:
    """Return the value of a choice in its unit.

    >>> choice = Choice(1, 0.574, 0.01, 1.0)
    >>> value_text(choice, "round", Speaker("en")), value_text(choice, "points", Speaker("pl"))
    ('57%', '+0,6')
    """
    if unit == "points":
        return speaker.number(choice.value, 1, sign=True)
    return speaker.percent(choice.share if unit == "mix" else choice.value)


def error_text(choice: Choice, unit: Unit, speaker: Speaker) -> str:
    """Return the half-width of the value's 95 % interval, if known."""
    if unit == "mix" or not choice.error:
        return ""
    if unit == "points":
        return f"± {speaker.number(SURE * choice.error, 1)}"
    return f"± {max(1, round(100 * SURE * choice.error))}"
