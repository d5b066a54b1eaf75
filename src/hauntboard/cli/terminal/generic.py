"""The board of games without a terminal board of their own: the view as labelled lines, moves as a menu.

Labels come from the game's messages where it has them: ``{prefix}-view-{key}`` for a key of the view, and
``{prefix}-view-{key}-{value}`` for a word in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.game import Game, View
from ...i18n import Speaker
from .board import Log, Say, TerminalBoard
from .menu import Menu, MenuItem
from .parts import Flow, bar, seating

# Keys of every view that are no part of the position.
BOOKKEEPING = frozenset({"game", "options", "seat", "legal", "undo", "length", "over", "acting"})
ROWS = frozenset({"seats", "scores"})  # lists with one entry for every seat
SEAT_LISTS = frozenset({"winners"})  # lists of seats
SHORT_LABEL = 30  # menus of labels up to this length have two columns
LONG_PAGE, SHORT_PAGE = 8, 12  # moves on a page of a menu with one or two columns
LEAST_SEARCHED = 2  # letters of a word to search moves by


class GenericBoard(TerminalBoard):
    """Draws any view and lists any moves."""

    headings = frozenset({"round-begins"})

    def __init__(self, game: Game) -> None:
        self.game, self.prefix = game, game.prefix

    # ---- the table --------------------------------------------------------------------

    def draw(self, view: View, public: View, log: Log, speaker: Speaker) -> RenderableType:
        acting = [speaker.name(seat) for seat in view.get("acting", [])]
        title = f"{self.prefix}-name"
        top = bar(speaker.text(title) if speaker.has(title) else self.game.name, speaker.join(acting))
        parts = (self.common(view, speaker), self.seats(view, speaker))
        return Group(top, *(Padding(part, (0, 1)) for part in parts if part.row_count))

    def common(self, view: View, speaker: Speaker) -> Table:
        """Return what belongs to no single seat, one line for every key."""
        grid = labelled_grid()
        for key, value in view.items():
            if key not in BOOKKEEPING | ROWS and not is_empty(value):
                seats = key in SEAT_LISTS and isinstance(value, list)
                text = speaker.join([speaker.name(seat) for seat in value]) if seats else ""
                grid.add_row(self.label(key, speaker), Text(text or self.text(key, value, speaker)))
        return grid

    def seats(self, view: View, speaker: Speaker) -> Table:
        """Return one line for every seat, the viewer's own last."""
        grid = labelled_grid()
        scores, details = view.get("scores") or [], view.get("seats") or []
        for seat in seating(max(len(scores), len(details)), view.get("seat")):
            pieces = [Text(str(scores[seat]), style="bold")] if seat < len(scores) else []
            if seat < len(details):
                pieces += self.pieces(details[seat], speaker)
            grid.add_row(Text(speaker.name(seat)), Flow([pieces]))
        return grid

    def pieces(self, detail: Any, speaker: Speaker) -> Iterator[Text]:
        """Yield what is known about a seat, as short labelled pieces."""
        if not isinstance(detail, Mapping):
            yield Text(self.text("", detail, speaker))
            return
        for key, value in detail.items():
            if not is_empty(value):
                label = self.label(key, speaker)
                yield label if value is True else Text.assemble(label, " ", self.text(key, value, speaker))

    def label(self, key: str, speaker: Speaker) -> Text:
        """Return the label of a key, in the game's words if it has any."""
        id = f"{self.prefix}-view-{key.replace('_', '-')}"
        return Text(speaker.text(id) if speaker.has(id) else key.replace("_", " "), style="dim")

    def text(self, key: str, value: Any, speaker: Speaker) -> str:
        """Return a value of the view on one line, nested parts in parentheses."""
        if isinstance(value, bool):
            return speaker.text("answer-yes" if value else "answer-no")
        if isinstance(value, Mapping):
            parts = ((name, part) for name, part in value.items() if not is_empty(part))
            return ", ".join(f"{self.label(n, speaker)} {self.nested(n, part, speaker)}" for n, part in parts)
        if isinstance(value, list | tuple):
            return ", ".join(self.nested(key, part, speaker) for part in value)
        id = f"{self.prefix}-view-{key}-{value}".replace("_", "-")
        if isinstance(value, str) and speaker.has(id):
            return speaker.text(id)
        return "–" if value is None else str(speaker.card(self.prefix, value))

    def nested(self, key: str, value: Any, speaker: Speaker) -> str:
        """Return a value inside another one."""
        text = self.text(key, value, speaker)
        return f"({text})" if isinstance(value, Mapping | list | tuple) else text

    # ---- the moves --------------------------------------------------------------------

    def menu(self, view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
        legal: list[int] = view["legal"]
        notations = [self.game.text(action) for action in legal]
        # Where all notations are numbers, these number the lines.
        plain = all(text.isdecimal() for text in notations) and len(set(notations)) == len(notations)
        keys = notations if plain else [str(number) for number in range(1, len(legal) + 1)]
        lines = [
            MenuItem(describe(action), {(): action}, key=key) for key, action in zip(keys, legal, strict=True)
        ]
        typed = {self.written(text, speaker): action for text, action in zip(notations, legal, strict=True)}
        words = typed | dict(zip(keys, legal, strict=True))
        return replace(paged(lines, speaker), words=words, search=lambda text: search(lines, text, speaker))

    def example(self, view: View, speaker: Speaker) -> str:
        texts = [self.game.text(action) for action in view["legal"]]
        return next((text for text in texts if not text.isdecimal()), texts[0])

    # ---- explanations -----------------------------------------------------------------

    def topic(self, view: View) -> str:
        return ""

    def explain(self, word: str, view: View, speaker: Speaker) -> Text | None:
        """Explain the game if no word is given."""
        if word:
            return None
        ids = (f"{self.prefix}-rules-intro", f"{self.prefix}-tagline")
        known = next((id for id in ids if speaker.has(id)), None)
        return Text(speaker.text(known) if known else speaker.text("cli-no-rules", game=self.game.name))


def labelled_grid() -> Table:
    """Return an empty grid for labels and what belongs to them."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, max_width=24)
    grid.add_column()
    return grid


def is_empty(value: Any) -> bool:
    """Return whether a value says nothing: unknown, false, or an empty collection.

    >>> [is_empty(value) for value in (None, False, [], {}, "", 0, [0])]
    [True, True, True, True, True, False, False]
    """
    return value is None or value is False or (isinstance(value, str | list | tuple | Mapping) and not value)


def search(lines: Sequence[MenuItem], text: str, speaker: Speaker) -> Menu | None:
    """Return the lines that contain all words of a text, or None if there are none."""
    wanted = text.lower().split()
    found = [line for line in lines if all(word in str(line.label).lower() for word in wanted)]
    if len(text) < LEAST_SEARCHED or not found:
        return None
    return paged(found, speaker, speaker.text("cli-generic-found", text=text))


def paged(lines: Sequence[MenuItem], speaker: Speaker, title: str = "") -> Menu:
    """Return lines as a menu; where they are too many, each page leads to the next."""
    short = max(len(str(line.label)) for line in lines) <= SHORT_LABEL
    size = SHORT_PAGE if short else LONG_PAGE
    pages = [list(lines[start : start + size]) for start in range(0, len(lines), size)]
    titles = [title, *(f"{number}/{len(pages)}" for number in range(2, len(pages) + 1))]
    menu = Menu(pages[-1], titles[-1], columns=1 + short)
    for number in range(len(pages) - 1, 0, -1):
        more = speaker.text("cli-generic-more", number=number + 1, count=len(pages))
        page = [*pages[number - 1], MenuItem(more, {(): menu}, key="+")]
        menu = Menu(page, titles[number - 1], columns=1 + short)
    return menu
