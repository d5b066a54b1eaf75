"""Renders messages for one reader.

Messages of all games may use these arguments, which :class:`Speaker` derives from the values of the engine:

=============================  ==========================================================
given                          in a message
=============================  ==========================================================
``seat=0``, ``target=1``       ``$seat``, ``$target``: the player's name;
                               ``$seatNumber``, ``$targetNumber``: the seat counted from 1;
                               ``$you``, ``$targetYou``: yes if it is the reader, else no
``seats=[0]``, ``winners=[0]`` joined names (``$seats``), ``$seatsOr``, ``$seatsCount``, and
                               ``$seatsYou``: yes if the reader is among them, else no
``numbers=[4, 7]``             ``$numbers`` (4 and 7), ``$numbersOr`` (4 or 7),
                               ``$numbersList`` (4, 7), ``$numbersCount``,
                               ``$numbersFirst``, ``$numbersLast``;
                               likewise ``cards`` and any other list
``card="S7"``, ``cards=[...]`` where the game has a message ``{prefix}-card-text``: the card
                               as that message writes it (``7■``)
``scores=[3, 1]``              ``$scores`` (3 – 1), ``$scoresNamed`` (Ana 3 – Ben 1)
``True``, ``False``            yes, no
``1000``, ``1.5``              a number as the language writes it, without digit grouping
=============================  ==========================================================
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import fluent_number

from ..engine.messages import Message
from .catalogue import LOCALES, catalogue

_SEATS = ("seat", "target")
_SEAT_LISTS = ("seats", "winners")
_CARDS = ("card", "cards")
_CARD = re.compile(r"([A-Z])([0-9]+)")  # a card of the notation: suit and rank

# Spanish "o" and "y" change before their own sound: 7 u 8, Ana e Inés (but: y Ian).
_SPANISH = (
    (" o ", " u ", re.compile(r"h?[oóö]|8|11\b", re.IGNORECASE)),
    (" y ", " e ", re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)),
)


def join(items: Sequence[str], language: str, style: str = "standard") -> str:
    """Join items with the language's "and" (``standard``) or "or" (``or``).

    >>> join(["4", "7", "8"], "en"), join(["7", "8"], "es", "or")
    ('4, 7 and 8', '7 u 8')
    """
    return _joined(tuple(items), language, style)


@lru_cache(4096)  # log lines repeat
def _joined(items: tuple[str, ...], language: str, style: str) -> str:
    text = format_list(items, style="or" if style == "or" else "standard", locale=LOCALES[language])
    if language == "es" and len(items) > 1:
        head = text.removesuffix(items[-1])
        for word, changed, sound in _SPANISH:
            if head.endswith(word) and sound.match(items[-1]):
                return head.removesuffix(word) + changed + items[-1]
    return text


class Speaker:
    """Renders messages in one language for one reader: the seat ``viewer``, or a spectator.

    >>> speaker = Speaker("en", ["Ana", "Ben"], viewer=0)
    >>> speaker.event("template", {"kind": "dealt", "seat": 0, "card": 5})
    'You are dealt 5.'
    >>> speaker.event("template", {"kind": "dealt", "seat": 1})
    'Ben is dealt a card.'
    """

    def __init__(self, language: str, names: Sequence[str] = (), viewer: int | None = None) -> None:
        self.catalogue = catalogue(language)
        self.language = language
        self.names = tuple(names)
        self.viewer = viewer

    def has(self, id: str) -> bool:
        """Return whether there is a message (``id``) or an attribute (``id.attribute``)."""
        return id in self.catalogue

    def text(self, id: str, **arguments: Any) -> str:
        """Return a message with its arguments; ``id.attribute`` for an attribute."""
        return self.catalogue.render(id, self._prepare(arguments, _prefix(id)))

    def say(self, message: Message) -> str:
        """Return the text of a message of the engine; its id and arguments if a game has no words for it."""
        if not self.has(message.id):
            return wordless(message.id, message.arguments)
        return self.catalogue.render(message.id, self._prepare(message.arguments, _prefix(message.id)))

    def event(self, prefix: str, event: Mapping[str, Any]) -> str:
        """Return a line of the log; the ``-hidden`` message where the reader may not see the secret part.
        Return the kind and the arguments if the game has no words for the event."""
        id = f"{prefix}-event-{event['kind']}"
        if not self.has(id):
            return wordless(event["kind"], {key: value for key, value in event.items() if key != "kind"})
        arguments = self._prepare({key: value for key, value in event.items() if key != "kind"}, prefix)
        hidden = f"{id}-hidden"
        if self.has(hidden) and not self.catalogue.needs(id) <= arguments.keys():
            id = hidden
        return self.catalogue.render(id, arguments)

    def name(self, seat: int) -> str:
        """Return the name of a seat's player."""
        if seat < 0:
            return self.text("chance-name")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("player-name", number=seat + 1)

    def card(self, prefix: str, card: Any) -> Any:
        """Return a card as the game displays it; unchanged if the game has no ``card-text`` message.

        >>> Speaker("en").card("template", 10)
        10
        """
        found = _CARD.fullmatch(card) if isinstance(card, str) else None
        if found is None or not self.has(f"{prefix}-card-text"):
            return card
        return self.catalogue.render(f"{prefix}-card-text", {"suit": found[1], "rank": found[2]})

    def join(self, items: Sequence[str], style: str = "standard") -> str:
        """Join items with this language's "and" (``standard``) or "or" (``or``)."""
        return join(items, self.language, style)

    def number(self, value: float, digits: int, sign: bool = False) -> str:
        """Return a number as this language writes it, with this many decimal places.

        >>> Speaker("pl").number(-12.56, 1), Speaker("en").number(1234.125, 2, sign=True)
        ('−12,6', '+1,234.12')
        """
        text = str(format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", self.language))
        if text.strip("-0.,") == "":
            text = text.lstrip("-")
        elif sign and value > 0:
            text = f"+{text}"
        return text.replace("-", "−")

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share in per cent as this language writes it.

        >>> Speaker("en").percent(0.53), Speaker("es").percent(0.534, 1)
        ('53%', '53,4\\xa0%')
        """
        pattern = f"#,##0.{'0' * digits}%" if digits else "#,##0%"
        space = "\xa0" if "\xa0" in format_percent(0, locale=LOCALES[self.language]) else ""
        text = format_decimal(share, pattern.replace("%", f"{space}%"), LOCALES[self.language])
        return str(text).replace("-", "−")

    # ---- arguments ------------------------------------------------------------------

    def _prepare(self, arguments: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
        """Return the arguments of a message, derived from those of the engine (see the top of this file)."""
        prepared: dict[str, Any] = {}
        for key, value in arguments.items():
            if key in _CARDS:
                many = isinstance(value, list | tuple)
                value = [self.card(prefix, card) for card in value] if many else self.card(prefix, value)
            if key in _SEATS and type(value) is int:
                prepared |= self._seat(key, value)
            elif key in _SEAT_LISTS and isinstance(value, list | tuple):
                prepared |= self._list(key, [self.name(seat) for seat in value])
                prepared[f"{key}You"] = _yes(self.viewer in value)
            elif key == "scores" and isinstance(value, list | tuple):
                prepared |= self._scores(value)
            elif isinstance(value, list | tuple):
                prepared |= self._list(key, value)
            else:
                prepared[key] = _plain(value)
        return prepared

    def _seat(self, key: str, seat: int) -> dict[str, Any]:
        you = "you" if key == "seat" else f"{key}You"
        number = _number(seat + 1)
        return {key: self.name(seat), f"{key}Number": number, you: _yes(seat == self.viewer)}

    def _list(self, key: str, items: Sequence[Any]) -> dict[str, Any]:
        texts = [str(item) for item in items]
        prepared = {
            key: self.join(texts),
            f"{key}Or": self.join(texts, "or"),
            f"{key}List": ", ".join(texts),
            f"{key}Count": _number(len(items)),
        }
        if items:
            prepared |= {f"{key}First": _plain(items[0]), f"{key}Last": _plain(items[-1])}
        return prepared

    def _scores(self, scores: Sequence[int]) -> dict[str, Any]:
        named = (f"{self.name(seat)} {score}" for seat, score in enumerate(scores))
        return {"scores": " – ".join(map(str, scores)), "scoresNamed": " – ".join(named)}


def wordless(name: str, arguments: Mapping[str, Any]) -> str:
    """Return a message for which there are no words yet.

    >>> wordless("candles-taken", {"seat": 0, "count": 2})
    'candles-taken (seat=0, count=2)'
    """
    listed = ", ".join(f"{key}={value}" for key, value in arguments.items())
    return f"{name} ({listed})" if listed else name


def _prefix(id: str) -> str:
    """Return a message's game: ``candle`` of ``candle-too-many`` or ``cli-candle-hand``."""
    return id.removeprefix("cli-").removeprefix("web-").partition("-")[0]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


@lru_cache(4096, typed=True)
def _number(value: float) -> Any:
    return fluent_number(value, useGrouping=False)


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return _yes(value)
    if isinstance(value, int | float):
        return _number(value)
    return value if isinstance(value, str) else str(value)
