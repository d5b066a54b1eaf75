"""Reads the catalogues and plays matches, for tests of the words of all games and of single ones."""

from __future__ import annotations

import ast as python
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import hauntboard
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Value
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.games import GAMES, load
from hauntboard.i18n import LANGUAGES, Speaker, catalogue, catalogue_files

from ..games.any_game import facts

SOURCE = Path(hauntboard.__file__).parent
OTHERS = tuple(language for language in LANGUAGES if language != "en")
NAMES = ["Ana", "Ben", "Inés", "Ola", "Ida", "Max", "Zoe"]
MATCHES = 3  # at every table

# Everything derived from one argument, by the suffixes and names that the speaker adds.
DERIVED = re.compile(r"(Or|List|Count|First|Last|Number|Named|You)$")
BASE = {"you": "seat"}


class Node:
    """The parts of one message or attribute of a file."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.source = serialized(pattern)
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []
        self.references: list[str] = []
        Collector(self).visit(pattern)

    @property
    def words(self) -> str:
        """Return the text without arguments, selectors and symbols."""
        return "".join(re.findall(r"[^\W\d_]+", " ".join(self.texts)))


class Collector(Visitor):
    def __init__(self, node: Node) -> None:
        self.node = node

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.node.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        name = node.id.name
        self.node.references.append(f"{name}.{node.attribute.name}" if node.attribute else name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.node.selects.append(node)
        self.generic_visit(node)


def serialized(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("m"), pattern)
    return FluentSerializer().serialize_entry(message)


def entries(file: Path) -> Iterator[ast.EntryType]:
    yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def nodes(language: str) -> dict[str, Node]:
    """Return all messages and attributes of a language."""
    return nodes_of(catalogue_files(language))


def nodes_of(files: Iterable[Path]) -> dict[str, Node]:
    """Return the messages and attributes of some files."""
    found: dict[str, Node] = {}
    for file in files:
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = Node(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Node(attribute.value)
    return found


def whole_text(language: str, id: str) -> str:
    """Return the text of a message, all variants and the messages it refers to included."""
    node = nodes(language)[id]
    return " ".join([*node.texts, *(whole_text(language, other) for other in node.references)])


def both(language: str) -> Iterator[tuple[str, Node]]:
    """Return the messages of a language that are also in English."""
    return ((id, node) for id, node in nodes(language).items() if id in nodes("en"))


def arguments_of(language: str, id: str) -> set[str]:
    """Return the arguments that the code must give for the variables of a message."""
    return {BASE.get(name) or DERIVED.sub("", name) for name in catalogue(language).needs(id)}


# ---- the code -----------------------------------------------------------------------


@cache
def trees(folder: Path = SOURCE) -> list[python.AST]:
    files = [folder] if folder.is_file() else folder.rglob("*.py")
    return [python.parse(file.read_text(encoding="utf-8")) for file in files]


def strings(folder: Path = SOURCE) -> set[str]:
    walked = (node for tree in trees(folder) for node in python.walk(tree))
    return {n.value for n in walked if isinstance(n, python.Constant) and isinstance(n.value, str)}


def calls(name: str, folder: Path) -> Iterator[python.Call]:
    for tree in trees(folder):
        for node in python.walk(tree):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == name:
                yield node


def emitted() -> set[str]:
    """Return every id that the source contains."""
    families = "|".join(
        ("refusal", "option", "notation", "position", "dealer", "record", *(g.prefix for g in GAMES.values()))
    )
    whole = re.compile(rf"(?:{families})(?:-[a-z0-9]+)+")
    found = {text for text in strings() if whole.fullmatch(text)}
    assert {"refusal-not-your-turn", "notation-unknown"} <= found
    return found.difference(*(facts(name).not_ids for name in GAMES))


# ---- rendering ----------------------------------------------------------------------

INVISIBLE = re.compile("[\u2066-\u2069\u200b-\u200f]")


def checked(text: str, id: str) -> str:
    assert text, id
    assert "{" not in text, id
    assert not INVISIBLE.search(text), id
    if not id.startswith("cli-"):  # the terminal lays out some of its lines with spaces
        assert text == re.sub("[ \n]+", " ", text).strip(), id
    return text


@cache
def matches_at(name: str, players: int, options: tuple[tuple[str, Value], ...]) -> list[Match]:
    """Return random matches in which all cards are used."""
    dull, matches = re.compile(facts(name).dull or "(?!)"), []
    for seed in range(MATCHES):
        match = Match(load(name, players, dict(options)))
        dealer, chooser = SeededDealer(seed), random.Random(seed)
        while not match.state.over():
            match.deal(dealer)
            legal = match.state.legal_actions()
            if legal:
                cards = [action for action in legal if not dull.match(match.game.text(action))]
                match.play(chooser.choice(cards if cards and chooser.random() < 0.8 else legal))
        matches.append(match)
    return matches


def played(name: str, players: int, options: Mapping[str, Value]) -> list[Match]:
    """Return random matches at a table; they are played once."""
    return matches_at(name, players, tuple(options.items()))


def refused(name: str, players: int, options: Mapping[str, Value]) -> dict[str, Refusal]:
    """Return a refusal of each kind, from every illegal move of one match."""
    match = played(name, players, options)[0]
    state = match.start.clone()
    found: dict[str, Refusal] = {}
    for action in match.actions[:140]:
        for seat in state.actors() and match.game.seats:
            legal = set(state.legal_actions(seat))
            for other in set(range(match.game.action_count)) - legal:
                refusal = match.game.why_not(state, seat, other)
                found.setdefault(refusal.message.id, refusal)
        state.apply(action)
    return found


def rendered(language: str, prefix: str, event: Mapping[str, Any], viewer: int | None) -> str:
    """Return the line of an event, after checking it."""
    assert Speaker(language).has(f"{prefix}-event-{event['kind']}")
    return checked(Speaker(language, NAMES, viewer).event(prefix, event), str(event["kind"]))
