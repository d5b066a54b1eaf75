"""What a person reads: Fluent catalogues in four languages and the speaker that renders them.

Every ``*.ftl`` file in a language's folder is part of its catalogue. Messages may use these
arguments, whatever the game; :class:`Speaker` makes them from what the engine gives:

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
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..engine.messages import Message

LANGUAGES = ("en", "es", "pt", "pl")
FOLDER = Path(__file__).parent / "locales"
GAMES = Path(__file__).parents[1] / "games"

# Which of a language's conventions (plurals, lists) to follow: no comma before "and" in English.
_LOCALES = {"en": "en_GB", "es": "es", "pt": "pt", "pl": "pl"}
_ENVIRONMENT = ("HAUNTBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_SEATS = ("seat", "target")
_SEAT_LISTS = ("seats", "winners")
_CARDS = ("card", "cards")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_CARD = re.compile(r"([A-Z])([0-9]+)")  # a card of the notation: suit and rank

# Spanish "o" and "y" change before their own sound: 7 u 8, Ana e Inés (but: y Ian).
_SPANISH = (
    (" o ", " u ", re.compile(r"h?[oóö]|8|11\b", re.IGNORECASE)),
    (" y ", " e ", re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)),
)


def detect(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; the first variable that is set decides.

    >>> detect({"LANG": "pt_BR.UTF-8"}), detect({"HAUNTBOARD_LANG": "pl", "LANG": "es_ES"}), detect({})
    ('pt', 'pl', 'en')
    """
    wanted = next((environ[name] for name in _ENVIRONMENT if environ.get(name)), "")
    language = re.split(r"[-_.@]", wanted.strip().lower())[0]
    return language if language in LANGUAGES else "en"


def join(items: Sequence[str], language: str, style: str = "standard") -> str:
    """Items as a text, with the language's "and" (``standard``) or "or" (``or``).

    >>> join(["4", "7", "8"], "en"), join(["7", "8"], "es", "or")
    ('4, 7 and 8', '7 u 8')
    """
    return _joined(tuple(items), language, style)


@lru_cache(4096)  # log lines say the same again and again
def _joined(items: tuple[str, ...], language: str, style: str) -> str:
    text = format_list(items, style="or" if style == "or" else "standard", locale=_LOCALES[language])
    if language == "es" and len(items) > 1:
        head = text.removesuffix(items[-1])
        for word, changed, sound in _SPANISH:
            if head.endswith(word) and sound.match(items[-1]):
                return head.removesuffix(word) + changed + items[-1]
    return text


class _Needs(Visitor):
    """Collects the arguments and the other messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term sees only what its own call hands over."""
        self.terms.add(f"-{node.id.name}")


def catalogue_files(language: str) -> list[Path]:
    """Return the files of a language: the shared words, then those of every game."""
    return sorted((FOLDER / language).glob("*.ftl")) + sorted(GAMES.glob(f"*/locales/{language}/*.ftl"))


class Catalogue:
    """All messages of one language. An attribute's id is ``message.attribute``.

    An entry is parsed when it is first asked for: that is slow, and hardly anybody hears all there is to say.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for language {language!r}")
        self.bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
        self._sources: dict[str, tuple[Path, str]] = {}  # by name, terms with their hyphen
        self._patterns: dict[str, dict[str, _Needs]] = {}  # of what has been parsed: its ids
        self._needs: dict[str, set[str]] = {}
        self._lock = RLock()
        for file in catalogue_files(language):
            for name, source in _entries(file.read_text(encoding="utf-8")):
                if name in self._sources:
                    raise ValueError(f"{file}: {name} is defined twice")
                self._sources[name] = file, source

    def _ids(self, name: str) -> dict[str, _Needs]:
        """The ids of an entry, which is known to the bundle from now on, together with all it refers to."""
        with self._lock:
            if name not in self._patterns and name in self._sources:
                self._patterns[name] = found = self._parse(*self._sources[name])
                for needs in found.values():
                    for other in needs.messages | needs.terms:
                        self._ids(_name(other))
            return self._patterns.get(name, {})

    def _parse(self, file: Path, source: str) -> dict[str, _Needs]:
        resource = FluentParser().parse(source)
        found: dict[str, _Needs] = {}
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file}: cannot be read: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                for id, pattern in _patterns(entry):
                    if id in found:
                        raise ValueError(f"{file}: {id} is defined twice")
                    found[id] = needs = _Needs()
                    needs.visit(pattern)
        self.bundle.add_resource(resource)
        return found

    def __contains__(self, id: str) -> bool:
        return id in self._ids(_name(id))

    def __iter__(self) -> Iterator[str]:
        return (id for name in self._sources if not name.startswith("-") for id in self._ids(name))

    def needs(self, id: str) -> set[str]:
        """The names of the arguments that a message takes, those of messages inside it included."""
        if id not in self._needs:
            found = self._ids(_name(id))[id]
            self._needs[id] = found.variables.union(*(self.needs(inner) for inner in found.messages))
        return self._needs[id]

    def render(self, id: str, arguments: Mapping[str, Any]) -> str:
        """The text; raises ``KeyError`` for an unknown id, ``ValueError`` for missing arguments."""
        missing = self.needs(id) - arguments.keys()
        if missing:
            raise ValueError(f"{id} needs {', '.join(sorted(missing))}")
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"{id}: {errors[0]}")
        return str(text)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The names and sources of the messages and terms of a file. Each begins at the margin; what belongs to
    it does not."""
    starts = [*_ENTRY.finditer(text)]
    for start, end in zip(starts, [*(each.start() for each in starts[1:]), len(text)], strict=True):
        yield start[1], text[start.start() : end]


def _name(id: str) -> str:
    """The entry that an id belongs to."""
    return id.partition(".")[0]


def _patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


class Speaker:
    """Speaks one language to one reader: the seat ``viewer``, or nobody at the table.

    >>> speaker = Speaker("en", ["Ana", "Ben"], viewer=0)
    >>> speaker.event("ghosts", {"kind": "drew", "seat": 0, "card": 5})
    'You draw 5.'
    >>> speaker.event("ghosts", {"kind": "drew", "seat": 1})
    'Ben draws a card.'
    >>> speaker.event("tricks", {"kind": "played", "seat": 1, "card": "S7"})
    'Ben plays 7■.'
    """

    def __init__(self, language: str, names: Sequence[str] = (), viewer: int | None = None) -> None:
        self.catalogue = catalogue(language)
        self.language = language
        self.names = tuple(names)
        self.viewer = viewer

    def has(self, id: str) -> bool:
        """Whether there is a message (``id``) or an attribute (``id.attribute``)."""
        return id in self.catalogue

    def text(self, id: str, **arguments: Any) -> str:
        """A message with the arguments it needs; ``id.attribute`` for an attribute."""
        return self.catalogue.render(id, self._prepare(arguments, _prefix(id)))

    def say(self, message: Message) -> str:
        """What the engine says."""
        return self.catalogue.render(message.id, self._prepare(message.arguments, _prefix(message.id)))

    def event(self, prefix: str, event: Mapping[str, Any]) -> str:
        """A line of the log. Where the reader lacks the secret part, the ``-hidden`` message."""
        id = f"{prefix}-event-{event['kind']}"
        arguments = self._prepare({key: value for key, value in event.items() if key != "kind"}, prefix)
        hidden = f"{id}-hidden"
        if self.has(hidden) and not self.catalogue.needs(id) <= arguments.keys():
            id = hidden
        return self.catalogue.render(id, arguments)

    def name(self, seat: int) -> str:
        """How a seat is called."""
        if seat < 0:
            return self.text("chance-name")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("player-name", number=seat + 1)

    def card(self, prefix: str, card: Any) -> Any:
        """A card as the game writes it for people; unchanged where the game has no writing of its own.

        >>> Speaker("en").card("tricks", "C10"), Speaker("en").card("ghosts", 10)
        ('10●', 10)
        """
        found = _CARD.fullmatch(card) if isinstance(card, str) else None
        if found is None or not self.has(f"{prefix}-card-text"):
            return card
        return self.catalogue.render(f"{prefix}-card-text", {"suit": found[1], "rank": found[2]})

    def join(self, items: Sequence[str], style: str = "standard") -> str:
        """Items with this language's "and" (``standard``) or "or" (``or``)."""
        return join(items, self.language, style)

    def number(self, value: float, digits: int, sign: bool = False) -> str:
        """A number as this language writes it, with so many digits after the point.

        >>> Speaker("pl").number(-12.56, 1), Speaker("en").number(1234.125, 2, sign=True)
        ('−12,6', '+1,234.12')
        """
        text = str(format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", self.language))
        if text.strip("-0.,") == "":
            text = text.lstrip("-")
        elif sign and value > 0:
            text = f"+{text}"
        return text.replace("-", "−")

    # ---- arguments ------------------------------------------------------------------

    def _prepare(self, arguments: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
        """What a message may refer to, from what the engine gives (see the top of this file)."""
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


def _prefix(id: str) -> str:
    """The game that a message belongs to: ``tricks`` of ``tricks-must-follow`` or ``cli-tricks-hand``."""
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
