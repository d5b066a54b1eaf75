"""Renders hints, and explanations of recorded moves, as one kind of panel."""

from __future__ import annotations

from babel.numbers import format_decimal
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...bots.hints import Hint, advise
from ...bots.protocol import Choice, Unit
from ...engine.match import Match
from ...i18n import Speaker

BAR_WIDTH = 16
EIGHTHS = " ▏▎▍▌▋▊▉█"
BEST_MARK, PLAYED_MARK = "★", "▸"
SURE = 1.96  # standard errors of a 95 % interval


def hint_for(match: Match, seat: int, speaker: Speaker) -> RenderableType:
    """Return the strong bot's advice for a seat."""
    return block(advise(match.game, match.view(seat), match.log(seat), len(match.steps)), match, speaker)


def why_of(match: Match, step: int, speaker: Speaker) -> RenderableType | None:
    """Return an explanation of a step by what its player knew, or None if there was no choice."""
    moment, made = match.at(step), match.steps[step]
    if made.seat < 0 or len(moment.state.legal_actions(made.seat)) < 2:
        return None
    view, log = moment.view(made.seat), moment.log(made.seat)
    return block(advise(match.game, view, log, step, made.action), moment, speaker, made.action)


def block(hint: Hint, match: Match, speaker: Speaker, played: int | None = None) -> RenderableType:
    """Return the panel: the best or the played move, its alternatives, and the reasons."""
    messages = {choice.action: match.game.describe(match.state, choice.action) for choice in hint.choices}
    mark, title = (BEST_MARK, "hint-title") if played is None else (PLAYED_MARK, "hint-why-title")
    head = Text.assemble((f"{mark} ", "bold"), (speaker.say(messages[hint.about]), "bold"))
    parts: list[RenderableType] = [head]
    if len(hint.choices) > 1:
        unit = Text(speaker.text("hint-unit", unit=hint.unit), style="dim")
        words = {action: speaker.say(message) for action, message in messages.items()}
        parts += [Text(), unit, comparison(hint, match, words, speaker.language, played)]
    if hint.plan[1:]:
        steps = [f"{number}. {speaker.say(step)}" for number, step in enumerate(hint.plan, 1)]
        parts += [Text(), Text(speaker.text("hint-plan"), style="dim"), *lines(steps, "")]
    parts += [Text(), *lines([speaker.say(reason) for reason in hint.reasons], "· ")]
    panel = Panel(
        Group(*parts),
        title=Text(f" {speaker.text(title)} ", style="bold"),
        title_align="left",
        box=box.ROUNDED,
        border_style="dim",
        padding=(0, 1),
    )
    return Padding(panel, (0, 1))


def lines(texts: list[str], mark: str) -> list[RenderableType]:
    """Return sentences below each other, with a hanging indent."""
    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    for text in texts:
        grid.add_row(mark, Text(text))
    return [grid]


def comparison(hint: Hint, match: Match, words: dict[int, str], language: str, played: int | None) -> Table:
    """Return the choices with bars and numbers."""
    grid = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "left", "right", "left"):
        grid.add_column(justify=justify, no_wrap=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for choice in hint.choices:
        best, made = choice.action == hint.best, choice.action == played
        mark = BEST_MARK * best + PLAYED_MARK * made
        style = "bold" if best else ""
        grid.add_row(
            Text(mark, style="bold"),
            Text(match.game.text(choice.action), style=style),
            Text(drawn(part_of(choice, hint), BAR_WIDTH), style="green" if best else "dim"),
            Text(value_text(choice, hint.unit, language), style=style),
            Text(error_text(choice, hint.unit, language), style="dim"),
            Text(words[choice.action], style="" if best or made else "dim"),
        )
    return grid


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


def value_text(choice: Choice, unit: Unit, language: str) -> str:
    """Return the value of a choice in its unit.

    >>> choice = Choice(1, 0.574, 0.01, 1.0)
    >>> value_text(choice, "round", "en"), value_text(choice, "points", "pl")
    ('57 %', '+0,6')
    """
    if unit == "points":
        return format_decimal(choice.value, format="+0.0;-0.0", locale=language)
    return f"{round(100 * (choice.share if unit == 'mix' else choice.value))} %"


def error_text(choice: Choice, unit: Unit, language: str) -> str:
    """Return the half-width of the value's 95 % interval, if known."""
    if unit == "mix" or not choice.error:
        return ""
    if unit == "points":
        return f"± {format_decimal(SURE * choice.error, format='0.0', locale=language)}"
    return f"± {max(1, round(100 * SURE * choice.error))}"
