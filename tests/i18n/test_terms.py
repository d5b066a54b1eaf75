"""Every term of the glossary is translated one way (``terms.toml`` of the shared words and of each game)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hauntboard.i18n import FOLDER

from ..docs.test_pages import ROOT, tool
from ..games.any_game import RELEASED, folder_of
from .words import OTHERS, nodes, nodes_of, whole_text

ENDING = "(a|e|o|ą|ę|y|u|em|owi|)"  # of a name, in any case of the language
FOLDERS = [FOLDER, *(folder_of(game) / "locales" for game in RELEASED.values())]


@dataclass(frozen=True)
class Term:
    """An English term, its translations and the patterns of their forms."""

    english: str
    translations: Mapping[str, str]
    forms: Mapping[str, str] = field(default_factory=dict)
    exceptions: frozenset[str] = frozenset()  # "id", or "language:id"

    def used_in(self, text: str) -> bool:
        """Return whether an English text uses the term."""
        return bool(re.search(self.forms.get("en", rf"\b{self.english}(e?s)?\b"), text, re.IGNORECASE))

    def translated_in(self, text: str, language: str) -> bool:
        """Return whether a text uses the term's translation."""
        words = r"\w* ".join(map(re.escape, self.translations[language].split()))
        return bool(re.search(self.forms.get(language, rf"\b{words}"), text, re.IGNORECASE))


def tables(folder: Path) -> dict[str, Any]:
    """Return what the file of a folder of catalogues says about each term."""
    file = folder / "terms.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def terms_of(folder: Path) -> list[Term]:
    """Return the terms for the messages of a folder: the shared ones, as far as it says nothing else."""
    shared, own = tables(FOLDER), tables(folder)
    merged = {english: shared.get(english, {}) | own.get(english, {}) for english in shared | own}
    return [
        Term(english, table, table.get("forms", {}), frozenset(table.get("except", ())))
        for english, table in merged.items()
    ]


@cache
def uses() -> list[tuple[Path, Term, str]]:
    """Return every term with the English messages that use it: their folder and their id."""
    found = []
    for folder in FOLDERS:
        terms = terms_of(folder)
        for id, node in nodes_of(sorted((folder / "en").glob("*.ftl"))).items():
            text = " ".join(node.texts)
            found += [(folder, term, id) for term in terms if term.used_in(text)]
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_term_is_translated_one_way(language: str) -> None:
    wrong = [
        f"{id} ({term.english} is {term.translations[language]}): {whole_text(language, id)}"
        for _, term, id in uses()
        if not {id, f"{language}:{id}"} & term.exceptions
        and not term.translated_in(whole_text(language, id), language)
    ]
    assert wrong == []


def test_every_term_is_used_and_every_exception_needed() -> None:
    used = {term.english for _, term, _ in uses()}
    other_words = {
        (folder, term.english, name)
        for folder, term, id in uses()
        for language in OTHERS
        if not term.translated_in(whole_text(language, id), language)
        for name in (id, f"{language}:{id}")
    }
    for folder in FOLDERS:
        assert tables(folder).keys() <= used
        for english, table in tables(folder).items():
            assert {(folder, english, name) for name in table.get("except", ())} <= other_words, english


@pytest.mark.parametrize("language", OTHERS)
def test_the_bots_have_the_same_names_in_all_texts(language: str) -> None:
    names = {id for id in nodes("en") if id.startswith("bot-name-")}
    for name in names:
        english, own = (whole_text(code, name) for code in ("en", language))
        form = re.compile(rf"\b{own.rstrip('aeo')}{ENDING}\b")
        for id, node in nodes("en").items():
            if re.search(rf"\b{english}\b", " ".join(node.texts)):
                assert form.search(whole_text(language, id)), id


def test_the_glossary_and_the_games_pages_list_the_terms() -> None:
    for page, text in tool("glossary").pages(ROOT / "docs"):
        assert page.read_text(encoding="utf-8") == text
