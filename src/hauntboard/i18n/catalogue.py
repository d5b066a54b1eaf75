"""Loads the Fluent catalogues. Every ``*.ftl`` file in a language's folders is part of its catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .. import extensions

LANGUAGES = ("en", "es", "pt", "pl")
FOLDER = Path(__file__).parent / "locales"
GAMES = Path(__file__).parents[1] / "games"

# The locale of each language for plurals and lists: British English has no comma before "and".
LOCALES = {"en": "en_GB", "es": "es", "pt": "pt", "pl": "pl"}
_ENVIRONMENT = ("HAUNTBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def detect(environ: Mapping[str, str]) -> str:
    """Return the language of the environment; the first variable that is set decides.

    >>> detect({"LANG": "pt_BR.UTF-8"}), detect({"HAUNTBOARD_LANG": "pl", "LANG": "es_ES"}), detect({})
    ('pt', 'pl', 'en')
    """
    wanted = next((environ[name] for name in _ENVIRONMENT if environ.get(name)), "")
    language = re.split(r"[-_.@]", wanted.strip().lower())[0]
    return language if language in LANGUAGES else "en"


class _Needs(Visitor):
    """Collects the variables, messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Record the term only: it sees no variables but those passed to it."""
        self.terms.add(f"-{node.id.name}")


def catalogue_files(language: str) -> list[Path]:
    """Return the files of a language: the shared ones, then those of every game."""
    games = [folder for folder in sorted(GAMES.iterdir()) if folder.is_dir()]
    others = [folder for entry in extensions.allowed() if (folder := extensions.folder_of(entry))]
    folders = [FOLDER, *(folder / "locales" for folder in games + others)]
    return [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]


class Catalogue:
    """All messages of one language. An attribute's id is ``message.attribute``.

    A message that the language lacks, or that refers to one it lacks, is taken from English. Entries are
    parsed on first use, because parsing is slow and a run needs few of them.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for language {language!r}")
        self.language = language
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        self._sources: dict[str, tuple[Path, str]] = {}  # by name; terms keep their hyphen
        self._patterns: dict[str, dict[str, _Needs]] = {}  # the ids of every parsed entry
        self._needs: dict[str, set[str]] = {}
        self._complete: dict[str, bool] = {}
        self._lock = RLock()
        # What is wrong with the files of games, as far as they have been read. The first definition counts.
        self.problems: list[str] = []
        for file in catalogue_files(language):
            try:
                text = file.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                self._report(file, str(error))
                continue
            for name, source in _entries(text):
                if name in self._sources:
                    self._report(file, f"{name} is defined twice")
                else:
                    self._sources[name] = file, source

    def _report(self, file: Path, problem: str) -> None:
        """Note what is wrong with the file of a game, which must not affect others. Raise ``ValueError`` for
        a shared file."""
        if FOLDER in file.parents:
            raise ValueError(f"{file}: {problem}")
        self.problems.append(f"{file.parents[2].name}/{file.parent.name}/{file.name}: {problem}")

    def text_of(self, folder: Path) -> str:
        """Return the entries that a game's folder adds, without those that another file had defined."""
        return "\n".join(text for file, text in self._sources.values() if folder in file.parents)

    def _ids(self, name: str) -> dict[str, _Needs]:
        """Return the ids of an entry, after adding it and everything it refers to to the bundle."""
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
                self._report(file, f"cannot be read: {(entry.content or '').strip()[:80]!r}")
                return {}
            if isinstance(entry, ast.Message | ast.Term):
                for id, pattern in _patterns(entry):
                    if id in found:
                        self._report(file, f"{id} is defined twice")
                        return {}
                    found[id] = needs = _Needs()
                    needs.visit(pattern)
        self.bundle.add_resource(resource)
        return found

    def complete(self, id: str) -> bool:
        """Return whether the language itself has a message or term and all that it refers to."""
        if id not in self._complete:
            needs = self._ids(_name(id)).get(id)
            inner = needs.messages | needs.terms if needs is not None else set()
            self._complete[id] = needs is not None and all(map(self.complete, inner))
        return self._complete[id]

    def source_of(self, id: str) -> Catalogue:
        """Return the catalogue with the text of a message: this one, or English."""
        return self if self.language == "en" or self.complete(id) else catalogue("en")

    def __contains__(self, id: str) -> bool:
        return self.source_of(id).complete(id)

    def __iter__(self) -> Iterator[str]:
        found = (id for name in self._sources if not name.startswith("-") for id in self._ids(name))
        return iter(found if self.language == "en" else dict.fromkeys((*found, *catalogue("en"))))

    def needs(self, id: str) -> set[str]:
        """Return the arguments that a message takes, including those of messages inside it."""
        source = self.source_of(id)
        if source is not self:
            return source.needs(id)
        if id not in self._needs:
            found = self._ids(_name(id))[id]
            self._needs[id] = found.variables.union(*(self.needs(inner) for inner in found.messages))
        return self._needs[id]

    def render(self, id: str, arguments: Mapping[str, Any]) -> str:
        """Return the text; raise ``KeyError`` for an unknown id, ``ValueError`` for missing arguments."""
        source = self.source_of(id)
        if source is not self:
            return source.render(id, arguments)
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
    """Yield name and source of every message and term of a file; only their first line is not indented."""
    starts = [*_ENTRY.finditer(text)]
    for start, end in zip(starts, [*(each.start() for each in starts[1:]), len(text)], strict=True):
        yield start[1], text[start.start() : end]


def _name(id: str) -> str:
    """Return the entry that an id belongs to."""
    return id.partition(".")[0]


def _patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, which is read once."""
    return Catalogue(language)
