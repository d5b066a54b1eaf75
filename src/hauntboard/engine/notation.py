"""Small helps for reading moves."""

from __future__ import annotations


def plain_number(text: str) -> int | None:
    """A number of one or two plain digits, written in the one way that counts.

    >>> plain_number("7"), plain_number("07"), plain_number("٧"), plain_number("700")
    (7, None, None, None)
    """
    if not (0 < len(text) < 3 and text.isascii() and text.isdigit()):
        return None
    return int(text) if str(int(text)) == text else None
