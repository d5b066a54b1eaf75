"""A short menu over any number of legal moves.

The 286 ways to play card 12 are one :class:`MenuItem`, which asks for three numbers. A choice that
leaves something open leads to another menu until one move is left; nothing is played before the last
answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from rich.text import Text

Numbers = tuple[int, ...]
_NUMBERS = re.compile(r"[0-9]{1,3}(?:[\s,;]+[0-9]{1,3})*")


@dataclass(frozen=True)
class MenuItem:
    """One line of a menu: a single move, or several that differ by the numbers they name."""

    label: str | Text
    moves: Mapping[Numbers, int | Menu]  # by the numbers to type, ascending; () if there are none
    ask: str = ""  # the question for the numbers
    letter: str = ""  # turns a single number into notation that the rules can refuse
    key: str = ""  # the key of this line, if not the next number
    drawn: bool = False  # the drawn table shows this line already

    @property
    def move(self) -> int | Menu | None:
        """Return the move or the next menu, if this line asks for no numbers."""
        return self.moves.get(())


@dataclass(frozen=True)
class Menu:
    """The choices at one moment, or the ones after a choice."""

    choices: Sequence[MenuItem]
    title: str | Text = ""  # the question, if the menu follows a choice
    # Words that may be typed instead of a number, as TerminalBoard.written spells them.
    words: Mapping[str, int | Menu] = field(default_factory=dict)
    columns: int = 1  # the most columns for short lines
    # Unavailable choices with the reason, printed below the lines.
    notes: Sequence[str] = ()
    # Keys of unavailable lines, each with an illegal move that makes the rules explain why.
    closed: Mapping[str, int] = field(default_factory=dict)
    # Finds the lines for any other text, in menus too long to read.
    search: Callable[[str], Menu | None] | None = None

    def lines(self) -> list[tuple[str, MenuItem]]:
        """Return every line with its key.

        >>> menu = Menu([MenuItem("occupy a card", {(): 1}, key="c"), MenuItem("fight", {(): 2})])
        >>> [key for key, choice in menu.lines()]
        ['c', '1']
        """
        numbers = count(1)
        return [(choice.key or str(next(numbers)), choice) for choice in self.choices]

    def opening(self) -> MenuItem | None:
        """Return the only choice if it needs numbers, so that the prompt can ask for them at once."""
        only = self.choices[0] if len(self.choices) == 1 else None
        return only if only is not None and only.move is None else None

    def find(self, text: str) -> tuple[MenuItem, Numbers] | None:
        """Return the line that the text names and the numbers typed after it.

        >>> menu = Menu([MenuItem("attack", {(n,): n for n in range(1, 14)})])
        >>> menu.find("1 7")[1]
        (7,)
        """
        words = text.split(maxsplit=1)
        for key, choice in self.lines():
            if words and words[0].lower() == key:
                rest = read_numbers(words[1]) if len(words) > 1 else ()
                return (choice, rest) if rest is not None else None
        return None

    def keys_to(self, action: int) -> str:
        """Return what to type for a move of this menu: the key of its line and its numbers; "" if none.

        >>> Menu([MenuItem("pass", {(): 9}), MenuItem("ask", {(4, 7): 5})]).keys_to(5)
        '2 4 7'
        """
        for key, choice in self.lines():
            for numbers, after in choice.moves.items():
                if after == action:
                    return " ".join((key, *map(str, numbers)))
        return ""

    def reachable(self) -> Iterator[int]:
        """Yield every move that the lines and words lead to, through all questions.

        >>> suit = Menu([MenuItem("squares", {(): 1}), MenuItem("circles", {(): 2})], "Which suit?")
        >>> list(Menu([MenuItem("lead", {(7,): suit}), MenuItem("pass", {(): 3})]).reachable())
        [1, 2, 3]
        """
        found = [after for choice in self.choices for after in choice.moves.values()]
        for after in (*found, *self.words.values()):
            yield from after.reachable() if isinstance(after, Menu) else (after,)


def read_numbers(text: str) -> Numbers | None:
    """Return the numbers of a text in ascending order, or None for any other text.

    >>> read_numbers("7, 4 8"), read_numbers("x6")
    ((4, 7, 8), None)
    """
    text = text.strip()
    if not _NUMBERS.fullmatch(text):
        return None
    return tuple(sorted(int(number) for number in re.findall(r"[0-9]+", text)))
