"""The catalogues are complete, consistent in all languages, and render every message of the games.

What is particular to a game comes from its facts; drafts and previews need English only.
"""

import ast as python
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from babel.numbers import format_percent
from fluent.syntax import ast

from hauntboard.engine.game import Game, Value
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES
from hauntboard.i18n import FOLDER, LANGUAGES, Speaker, catalogue, catalogue_files
from hauntboard.i18n.catalogue import LOCALES

from ..games.any_game import RELEASED, facts, folder_of, settings
from .words import (
    NAMES,
    OTHERS,
    arguments_of,
    both,
    calls,
    checked,
    emitted,
    entries,
    nodes,
    nodes_of,
    played,
)

FACTS = {name: facts(name) for name in GAMES}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_released_game = pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)

# Reviewed: these are the same in English and in the named languages.
SAME_AS_ENGLISH: dict[str, set[str]] = {
    "answer-no": {"es"},
    "bot-name-1": {"es", "pt", "pl"},
    "bot-name-6": {"es"},
    "bot-name-9": {"pl"},
    "cli-simulate-bot": {"es", "pt", "pl"},
    "web-analysis-moment": {"pl"},
    "web-setup-bots": {"es", "pt"},
}
for found in FACTS.values():
    SAME_AS_ENGLISH |= found.same_as_english

RECORD_IDS = {
    "record-error-at",
    *(f"record-{name}" for name in ("bad-header", "unknown-header", "missing-header", "duplicate-header")),
    *(f"record-{name}" for name in ("bad-value", "bad-version", "bad-move", "illegal-move", "wrong-seat")),
    *(f"record-{name}" for name in ("wrong-outcome", "wrong-result", "not-finished", "hidden-move")),
    *(f"record-{name}" for name in ("after-end", "one-seat", "no-matches", "no-commitment")),
    *(f"record-{name}" for name in ("wrong-commitment", "wrong-draw", "bad-json", "not-text")),
}


def of_released_games(language: str) -> list[Path]:
    """Return the shared files and those of released games."""
    drafts = {folder_of(game) / "locales" / language for name, game in GAMES.items() if name not in RELEASED}
    drafts.add(folder_of(next(iter(GAMES.values()))).parent / "template" / "locales" / language)
    return [file for file in catalogue_files(language) if file.parent not in drafts]


# ---- the files ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_is_fluent(language: str) -> None:
    files = catalogue_files(language)
    parts = ("game", "rules", "bots", "terminal", "web", "lesson")
    games = [folder_of(game) / "locales" / language for game in RELEASED.values()]
    assert {FOLDER / language / "common.ftl", *(f / f"{part}.ftl" for f in games for part in parts)} <= set(
        files
    )
    for file in files:
        assert not [entry for entry in entries(file) if isinstance(entry, ast.Junk)], file


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_messages_and_attributes(language: str) -> None:
    def names(code: str) -> set[str]:
        return {f"{file.parents[2].name}/{file.name}" for file in of_released_games(code)}

    assert names(language) == names("en")
    ids = (nodes_of(of_released_games(code)).keys() for code in (language, "en"))
    assert next(ids) == next(ids)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    for id, _ in both(language):
        assert arguments_of(language, id) == arguments_of("en", id), id


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    same = {id for id, node in both(language) if node.words and node.source == nodes("en")[id].source}
    assert same <= {id for id, languages in SAME_AS_ENGLISH.items() if language in languages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_per_cent_sign_follows_its_number_as_the_language_writes_it(language: str) -> None:
    before = format_percent(0, locale=LOCALES[language])[1:-1]  # nothing, or a space that does not break
    texts = [path.read_text(encoding="utf-8") for path in catalogue_files(language)]
    found = {space for text in texts for space in re.findall(r"[0-9}](\s?)%", text)}
    assert found == {before}


# A computer opponent is a "bot" in every language (Polish: bot, bota, boty ...) and never one of these.
NOT_BOTS = {
    "en": r"house ghost|ghosts? of the house|strong player|\bprograms?\b|computer (player|opponent)|\bAIs?\b",
    "es": r"fantasmas? de la casa|jugador(es)? fuertes?|\bprogramas? (jug|que jueg)|\bIA\b",
    "pt": r"fantasmas? da casa|jogador(es)? fortes?|\bprogramas? (jog|que jog)|\bIA\b",
    "pl": r"\bduch\w* domu|domow\w+ duch|siln\w+ gracz|\bprogram\w* gra|\bSI\b",
}
# Programs that check a record, not players.
OTHER_PROGRAMS = {"web-replay-record-text", "cli-database-foreign"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_opponents_are_called_bots(language: str) -> None:
    forbidden = re.compile(NOT_BOTS[language])
    wrong = {id: node.source for id, node in nodes(language).items() if forbidden.search(node.source)}
    assert not wrong.keys() - OTHER_PROGRAMS, wrong


def test_portuguese_uses_the_plural_for_zero() -> None:
    for id, node in nodes("pt").items():
        for select in node.selects:
            keys = {
                k.name if isinstance(k, ast.Identifier) else k.value for k in (v.key for v in select.variants)
            }
            assert "one" not in keys or "0" in keys, id


# ---- messages used by the code ------------------------------------------------------


def test_every_message_that_the_code_names_exists() -> None:
    built = {"option-first-random"}.union(*(given.ids for given in FACTS.values()))
    assert not (emitted() | built | RECORD_IDS) - nodes("en").keys()


@each_released_game
def test_every_event_has_a_line_and_a_hidden_line_if_it_has_a_secret(game: type[Game]) -> None:
    kinds = set(FACTS[game.name].event_kinds)
    for call in calls("Event", folder_of(game)):
        kind = call.args[0] if call.args else None
        if isinstance(kind, python.Constant) and isinstance(kind.value, str):
            kinds.add(kind.value)
            id = f"{game.prefix}-event-{kind.value}"
            assert id in nodes("en")
            has_secret = len(call.args) > 2 or any(word.arg == "secret" for word in call.keywords)
            assert (f"{id}-hidden" in nodes("en")) == has_secret, id
    assert kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_line_needs_fewer_arguments_than_the_open_one(language: str) -> None:
    words = catalogue(language)
    for id in words:
        if id.endswith("-hidden"):
            assert words.needs(id.removesuffix("-hidden")) - words.needs(id), id


@each_released_game
def test_every_option_is_explained(game: type[Game]) -> None:
    for option in game.option_table(game.player_counts[-1]):
        id = "option-first" if option == "first" else f"{game.prefix}-option-{option}"
        assert {id, f"{id}.label"} <= nodes("en").keys()


# ---- the rules page -----------------------------------------------------------------


@each_released_game
def test_the_rules_page_is_complete(game: type[Game]) -> None:
    parts = ("title", "intro", "credits", "section-cards")
    wanted = {
        *(f"{game.prefix}-{name}" for name in ("name", "tagline", "examples-intro")),
        *(f"{game.prefix}-rules-{part}" for part in parts),
        *(f"{game.prefix}-rules-section-{clause[0]}" for clause in game.clauses),
    }
    assert wanted <= nodes("en").keys()
    numbers = {id.rpartition("-")[2] for id in nodes("en") if id.startswith(f"{game.prefix}-example-")}
    assert numbers == {str(n) for n in range(1, FACTS[game.name].examples + 1)}


@each_released_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_and_a_short_title(language: str, game: type[Game]) -> None:
    speaker = Speaker(language)
    for clause in game.clauses:
        assert len(speaker.text(f"{game.prefix}-rule-{clause}").split()) > 5
        assert 2 <= len(speaker.text(f"{game.prefix}-rule-{clause}.title").split()) <= 5, clause


@each_released_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_we_decided_is_marked(language: str, game: type[Game]) -> None:
    speaker = Speaker(language)
    decided = {clause for clause in game.clauses if speaker.has(f"{game.prefix}-rule-{clause}.decision")}
    assert decided == FACTS[game.name].decided


@each_game
def test_no_message_belongs_to_an_unknown_clause(game: type[Game]) -> None:
    start = f"{game.prefix}-rule-"
    named = {id.removeprefix(start) for id in nodes("en") if id.startswith(start)}
    assert {name.partition(".")[0] for name in named} <= set(game.clauses)


@each_released_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_are_in_the_order_of_the_rules(language: str, game: type[Game]) -> None:
    text = (folder_of(game) / "locales" / language / "rules.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"^{game.prefix}-rule-(\w+) =", text, re.MULTILINE) == list(game.clauses)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_and_examples_name_the_same_numbers_in_every_language(language: str) -> None:
    numbers, numbered = re.compile(r"\d+"), tuple(id for given in FACTS.values() for id in given.numbered)
    for id, _ in both(language):
        if id.startswith(numbered) and not catalogue("en").needs(id):
            own, english = (Speaker(code).text(id) for code in (language, "en"))
            assert Counter(numbers.findall(own)) == Counter(numbers.findall(english)), id


# ---- rendering ----------------------------------------------------------------------

# Arguments for the messages of all games, with every form that numbers and lists take.
SAMPLES: list[dict[str, Any]] = [
    {"card": 3, "winners": [0], "numbers": [4], "cards": [5], "count": 0, "points": 1, "answer": "yes"},
    {"card": 8, "winners": [1], "numbers": [4, 5], "cards": [5, 6], "count": 1, "points": 2, "answer": "no"},
    {"card": 10, "winners": [0, 2], "numbers": [8, 9], "cards": [5, 6, 7], "count": 2, "points": 5},
    {"card": 13, "winners": [1, 3], "numbers": [1, 2, 3], "cards": [1, 2], "count": 3, "points": 22},
]
SEATS = {"seat": 0, "target": 1, "seats": [0, 1], "scores": [3, 1]}


def samples_for(id: str) -> list[dict[str, Any]]:
    """Return arguments for a message: those of all games, together with those of its own."""
    words = id.split("-")
    own = [FACTS[name].samples for name, game in GAMES.items() if game.prefix in words]
    plain = [{**SEATS, **sample} for sample in SAMPLES]
    more = [{**plain[place % len(plain)], **each} for given in own for place, each in enumerate(given)]
    return more or plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_message_renders(language: str, viewer: int | None) -> None:
    speaker = Speaker(language, NAMES, viewer)
    for id in speaker.catalogue:
        needed = speaker.catalogue.needs(id)
        samples = samples_for(id)
        for sample in samples if needed else samples[:1]:
            others = dict.fromkeys(needed - speaker._prepare(sample).keys(), "x")
            assert "List" not in str(others), id
            checked(speaker.text(id, **{**sample, **others}), id)


TABLES = [
    pytest.param(game, players, options, id=f"{name}-{players}-{number}")
    for name, game in GAMES.items()
    for number, (players, options) in enumerate(settings(name, FACTS[name].word_settings))
]
each_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)


@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_every_line_of_a_match_renders_for_every_viewer(
    language: str, game: type[Game], players: int, options: dict[str, Value]
) -> None:
    matches = played(game.name, players, options)
    for viewer in (*matches[0].game.seats, SPECTATOR, ALL_SEEING):
        speaker = Speaker(language, NAMES[:players], viewer)
        events = {str(event): event for match in matches for event in match.log(viewer)}
        for event in events.values():
            assert speaker.has(f"{game.prefix}-event-{event['kind']}"), event
            text = checked(speaker.event(game.prefix, event), event["kind"])
            assert not re.search(r"\b[SCTD]\d|[.,!?][.,]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_every_legal_move_of_a_match_has_a_distinct_text(
    language: str, game: type[Game], players: int, options: dict[str, Value]
) -> None:
    speaker = Speaker(language)
    match = played(game.name, players, options)[0]
    state = match.start.clone()
    for action in match.actions[:90]:
        legal = state.legal_actions()
        for seat in state.actors():
            own = [a for a in legal if state.actor(a) == seat]
            messages = [match.game.describe(state, action) for action in own]
            assert [message.id for message in messages if not speaker.has(message.id)] == []
            texts = [checked(speaker.say(message), message.id) for message in messages]
            assert len(set(texts)) == len(texts)
        state.apply(action)
