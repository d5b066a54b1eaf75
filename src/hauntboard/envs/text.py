"""Views as plain text for watching a training run: keys and values, not translated."""

from __future__ import annotations

from typing import Any

WIDTH = 100


def lines_of(data: Any, indent: str = "") -> list[str]:
    r"""Return data as lines; short values share a line.

    >>> view = {"round": 1, "seats": [{"alive": True, "up": [3]}, {"alive": False, "up": []}]}
    >>> print(*lines_of(view), sep="\n")
    round: 1
    seats:
      0: alive=yes up=3
      1: alive=no up=-
    """
    found = []
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        text = short(value)
        if text is not None and len(text) + len(indent) < WIDTH and not is_table(value):
            found.append(f"{indent}{name}: {text}")
        else:
            found += [f"{indent}{name}:", *lines_of(value, indent + "  ")]
    return found


def is_table(value: Any) -> bool:
    """Return whether a value is a list of dictionaries."""
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def short(value: Any) -> str | None:
    """Return a value on one line, or None if it is nested."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "-"
    if isinstance(value, dict):
        parts = {name: short(part) for name, part in value.items()}
        if any(part is None for part in parts.values()):
            return None
        return " ".join(f"{name}={part}" for name, part in parts.items()) or "-"
    if isinstance(value, list | tuple):
        items = [short(item) for item in value]
        if any(item is None or " " in item for item in items):
            return None
        return ",".join(str(item) for item in items) or "-"
    return str(value)


def view_text(view: dict[str, Any]) -> str:
    """Return a view as text, without its legal actions."""
    return "\n".join(lines_of({name: value for name, value in view.items() if name not in ("legal",)}))
