"""What a game must offer to be played in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from ...engine.game import View
from ...i18n import Speaker
from .menu import Menu

Log = Sequence[Mapping[str, Any]]  # events as one viewer sees them
Say = Callable[[int], str]  # words about a move


@dataclass(frozen=True)
class Section:
    """A part of the rules page: the id of its title and the first letter of its clauses."""

    title: str
    letter: str


class TerminalBoard(ABC):
    """One game's looks. It is shown views and never a state."""

    # Events too small to tell during play (they stay in the log).
    quiet: ClassVar[frozenset[str]] = frozenset()
    # Events that the drawn table shows by itself: not told again beside it.
    drawn: ClassVar[frozenset[str]] = frozenset()
    # Events that begin a paragraph of their own.
    headings: ClassVar[frozenset[str]] = frozenset()
    # Events that stand on a line of their own.
    lines: ClassVar[frozenset[str]] = frozenset()
    # Events by which a step hands the turn over: what happened is told from there on. A game
    # without them is told from the last move on.
    turns: ClassVar[frozenset[str]] = frozenset()
    # How much of what happened is told even if it does not fit on the screen.
    least_told: ClassVar[int] = 1
    # Whether a person is asked once more before another seat goes on.
    settles: ClassVar[bool] = True
    sections: ClassVar[tuple[Section, ...]] = ()

    @abstractmethod
    def draw(self, view: View, public: View, log: Log, speaker: Speaker) -> RenderableType:
        """The table as the view's seat sees it. ``public`` is what spectators see, ``log`` what
        the viewer has been told since the match began."""

    @abstractmethod
    def menu(self, view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
        """The legal moves of a view, grouped; ``describe`` gives a move in words, ``why_not`` the
        reason why another one is not possible."""

    def opens(self, action: int) -> bool:
        """Whether a move is told in a paragraph of its own, or goes on with the one before."""
        return True

    def forced(self, view: View) -> int | None:
        """A move that need not be asked for, because nothing else is possible and nothing is
        given up by it."""
        return None

    @abstractmethod
    def example(self, view: View, speaker: Speaker) -> str:
        """A move in notation such as could be typed now."""

    def written(self, text: str, speaker: Speaker) -> str:
        """What a person typed, spelt as in the notation."""
        return "".join(text.lower().split())

    @abstractmethod
    def topic(self, view: View) -> str:
        """What ``?`` explains when nothing else is asked: a clause, or a word for :meth:`explain`."""

    @abstractmethod
    def explain(self, word: str, view: View, speaker: Speaker) -> Text | None:
        """A card or other thing of the game in words, or None if it has no such thing."""

    @abstractmethod
    def cards(self, speaker: Speaker) -> RenderableType:
        """The table of cards for the rules page."""
