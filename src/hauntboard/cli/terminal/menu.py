"""A short menu over any number of legal moves.

The 286 ways to play a card 12 are one :class:`MenuItem`, which asks for three numbers. A choice
that leaves something open leads to a menu of its own, until one move is left: nothing is
played before the last answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
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
    ask: str = ""  # what to ask for the numbers
    letter: str = ""  # what turns a single number into notation, so that the rules can refuse it
    key: str = ""  # what to type for this line, if it is not the next number
    drawn: bool = False  # the table shows this line already

    @property
    def move(self) -> int | Menu | None:
        """The move (or what is asked next), if there are no numbers to ask for."""
        return self.moves.get(())


@dataclass(frozen=True)
class Menu:
    """The choices of one moment, or those that follow a choice."""

    choices: Sequence[MenuItem]
    title: str | Text = ""  # the question, where the menu follows a choice
    # What may be typed instead of a line's number, as TerminalBoard.written spells it.
    words: Mapping[str, int | Menu] = field(default_factory=dict)
    columns: int = 1  # in how many columns the lines may be put if they are short
    # What cannot be chosen now and why, below the lines.
    notes: Sequence[str] = ()
    # Keys of lines that are not there now, each with a move by which the rules say why.
    closed: Mapping[str, int] = field(default_factory=dict)

    def lines(self) -> list[tuple[str, MenuItem]]:
        """What to type, and for what.

        >>> menu = Menu([MenuItem("occupy a card", {(): 1}, key="c"), MenuItem("fight", {(): 2})])
        >>> [key for key, choice in menu.lines()]
        ['c', '1']
        """
        numbers = count(1)
        return [(choice.key or str(next(numbers)), choice) for choice in self.choices]

    def opening(self) -> MenuItem | None:
        """The choice to ask numbers for at once, because there is no other."""
        only = self.choices[0] if len(self.choices) == 1 else None
        return only if only is not None and only.move is None else None

    def find(self, text: str) -> tuple[MenuItem, Numbers] | None:
        """The line a person means and the numbers typed after it.

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

    def reachable(self) -> Iterator[int]:
        """Every move that the lines and words lead to, through all questions.

        >>> suit = Menu([MenuItem("squares", {(): 1}), MenuItem("circles", {(): 2})], "Which suit?")
        >>> list(Menu([MenuItem("lead", {(7,): suit}), MenuItem("pass", {(): 3})]).reachable())
        [1, 2, 3]
        """
        found = [after for choice in self.choices for after in choice.moves.values()]
        for after in (*found, *self.words.values()):
            yield from after.reachable() if isinstance(after, Menu) else (after,)


def read_numbers(text: str) -> Numbers | None:
    """The numbers of a text in ascending order, or None if it is something else.

    >>> read_numbers("7, 4 8"), read_numbers("x6")
    ((4, 7, 8), None)
    """
    text = text.strip()
    if not _NUMBERS.fullmatch(text):
        return None
    return tuple(sorted(int(number) for number in re.findall(r"[0-9]+", text)))
