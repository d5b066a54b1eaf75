"""The interface of a game's terminal board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from ...engine.game import View
from ...i18n import Speaker
from .menu import Menu

Log = Sequence[Mapping[str, Any]]  # events as one viewer sees them
Say = Callable[[int], str]  # describes a move


class TerminalBoard(ABC):
    """Draws one game and makes its menus. It receives views and never a state."""

    # Events that are narrated in the log only, not during play.
    quiet: ClassVar[frozenset[str]] = frozenset()
    # Events that the drawn table shows anyway: not narrated beside it.
    drawn: ClassVar[frozenset[str]] = frozenset()
    # Events that become headings.
    headings: ClassVar[frozenset[str]] = frozenset()
    # Events that get a line of their own.
    lines: ClassVar[frozenset[str]] = frozenset()
    # Events that end a turn: the narration starts there. Without them it starts at the player's last move.
    turns: ClassVar[frozenset[str]] = frozenset()
    # How many paragraphs are printed even if they do not fit on the screen.
    least_narrated: ClassVar[int] = 1
    # Whether a player confirms a secret choice before another seat goes on.
    settles: ClassVar[bool] = True

    @abstractmethod
    def draw(self, view: View, public: View, log: Log, speaker: Speaker) -> RenderableType:
        """Return the table as the view's seat sees it.

        ``public`` is the spectators' view, ``log`` the viewer's events since the match began.
        """

    @abstractmethod
    def menu(self, view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
        """Return the legal moves of a view in groups.

        ``describe`` returns a move in words, ``why_not`` the reason why a move is illegal.
        """

    def opens(self, action: int) -> bool:
        """Return whether a move starts a new paragraph of the narration."""
        return True

    def forced(self, view: View) -> int | None:
        """Return the move to play without asking, if it is the only one and costs nothing."""
        return None

    @abstractmethod
    def example(self, view: View, speaker: Speaker) -> str:
        """Return a legal move in notation, as an example."""

    def written(self, text: str, speaker: Speaker) -> str:
        """Return typed text in the spelling of the notation."""
        return "".join(text.lower().split())

    def typed(self, notation: str, speaker: Speaker) -> str:
        """Return a move of the notation as a player of this language types it."""
        return notation

    @abstractmethod
    def topic(self, view: View) -> str:
        """Return what ``?`` alone explains: a clause, or a word for :meth:`explain`."""

    @abstractmethod
    def explain(self, word: str, view: View, speaker: Speaker) -> Text | None:
        """Return the explanation of a card or another part of the game, or None if the word is unknown."""

    def cards(self, speaker: Speaker) -> RenderableType | None:
        """Return the table of cards for the rules page, or None if there is nothing to list."""
        return None
