"""The catalogues are complete, alike in all languages, and render whatever the games say."""

import ast as python
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import spiritboard
from spiritboard.engine.dealer import SeededDealer
from spiritboard.engine.match import Match
from spiritboard.engine.seats import ALL_SEEING, SPECTATOR
from spiritboard.games import GAMES, load
from spiritboard.games.thirteen_ghosts.cards import COLOURS, EDITIONS, NAMED, NUMBERS
from spiritboard.games.thirteen_ghosts.game import CLAUSES
from spiritboard.locales import FOLDER, LANGUAGES, Speaker, catalogue

SOURCE = Path(spiritboard.__file__).parent
OTHERS = tuple(language for language in LANGUAGES if language != "en")

# Reviewed: these read the same in English and in the languages named.
SAME_AS_ENGLISH = {
    "answer-no": {"es"},
    "ghosts-option-edition-nk2018": {"es", "pt", "pl"},
}

# Clauses that decide something on which the rulebooks are silent.
DECIDED = {"G3", "G8", "G11", "G12", "G12b", "T2", "T4", "T5", "T6", "F2", "F5", "F6", "F8"}
EXAMPLES = 11

# Ids raised by code that makes them from parts.
GENERATED = {
    *(f"ghosts-move-{kind}-{card}" for kind in ("play", "copy") for card in NAMED),
    *(f"ghosts-event-{kind}" for kind in ("asked", "attacked", "scored", "scored-tie-break")),
}
RECORD_IDS = {
    "record-error-at",
    *(f"record-{name}" for name in ("bad-header", "unknown-header", "missing-header", "duplicate-header")),
    *(f"record-{name}" for name in ("bad-value", "bad-version", "bad-move", "illegal-move", "wrong-seat")),
    *(f"record-{name}" for name in ("wrong-outcome", "wrong-result", "not-finished", "hidden-move")),
    *(f"record-{name}" for name in ("after-end", "one-seat", "no-matches", "no-commitment")),
    *(f"record-{name}" for name in ("wrong-commitment", "wrong-draw", "bad-json", "not-text")),
}
GAME_IDS = {
    *(f"ghosts-card-{n}-{part}" for n in NUMBERS for part in ("name", "ability")),
    *(f"ghosts-colour-{colour}" for colour in COLOURS.values()),
    *("ghosts-name", "ghosts-tagline", "ghosts-rules-title", "ghosts-rules-intro", "ghosts-rules-credits"),
    *(f"ghosts-rules-section-{name}" for name in ("cards", "two", "three", "four", "examples")),
    *(f"ghosts-example-{n}" for n in range(1, EXAMPLES + 1)),
    *(f"ghosts-option-edition-{edition}" for edition in EDITIONS),
    *("ghosts-option-points-rule", "option-first-random", "ghosts-examples-intro"),
}

# Everything derived from one argument, by the endings and names that the speaker gives it.
DERIVED = re.compile(r"(Or|Count|First|Last|Number|Named|You)$")
BASE = {"you": "seat"}


class Node:
    """What one message or attribute of a file consists of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.source = _serialized(pattern)
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        Collector(self).visit(pattern)

    @property
    def words(self) -> str:
        """The text apart from arguments and selectors."""
        return "".join(re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}", "", self.source)))


class Collector(Visitor):
    def __init__(self, node: Node) -> None:
        self.node = node

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.node.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.node.selects.append(node)
        self.generic_visit(node)


def _serialized(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("m"), pattern)
    return FluentSerializer().serialize_entry(message)


def entries(file: Path) -> Iterator[ast.EntryType]:
    yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def nodes(language: str) -> dict[str, Node]:
    found: dict[str, Node] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = Node(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Node(attribute.value)
    return found


def both(language: str) -> Iterator[tuple[str, Node]]:
    """The messages of a language that are also in English."""
    return ((id, node) for id, node in nodes(language).items() if id in nodes("en"))


def arguments_of(node: Node) -> set[str]:
    """The arguments that the code must give for the variables of a message."""
    return {BASE.get(name) or DERIVED.sub("", name) for name in node.variables}


# ---- the files ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_is_fluent(language: str) -> None:
    files = sorted((FOLDER / language).glob("*.ftl"))
    assert {"common.ftl", "ghosts.ftl", "ghosts-rules.ftl"} <= {file.name for file in files}
    for file in files:
        assert not [entry for entry in entries(file) if isinstance(entry, ast.Junk)], file


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_messages_and_attributes(language: str) -> None:
    def names(code: str) -> set[str]:
        return {file.name for file in (FOLDER / code).glob("*.ftl")}

    assert names(language) == names("en")
    assert nodes(language).keys() == nodes("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    for id, node in both(language):
        assert arguments_of(node) == arguments_of(nodes("en")[id]), id


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    same = {id for id, node in both(language) if node.words and node.source == nodes("en")[id].source}
    assert same <= {id for id, languages in SAME_AS_ENGLISH.items() if language in languages}


def test_portuguese_counts_nothing_as_several() -> None:
    for id, node in nodes("pt").items():
        for select in node.selects:
            keys = {
                k.name if isinstance(k, ast.Identifier) else k.value for k in (v.key for v in select.variants)
            }
            assert "one" not in keys or "0" in keys, id


# ---- what the code can say ----------------------------------------------------------


@cache
def trees() -> list[python.AST]:
    files = [file for file in SOURCE.rglob("*.py") if FOLDER not in file.parents]
    return [python.parse(file.read_text(encoding="utf-8")) for file in files]


def strings() -> set[str]:
    walked = (node for tree in trees() for node in python.walk(tree))
    return {n.value for n in walked if isinstance(n, python.Constant) and isinstance(n.value, str)}


def calls(name: str) -> Iterator[python.Call]:
    for tree in trees():
        for node in python.walk(tree):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == name:
                yield node


def emitted() -> set[str]:
    """Every id that stands in the source, or that it can put together."""
    families = "refusal|option|notation|position|dealer|record|" + "|".join(g.prefix for g in GAMES.values())
    whole = re.compile(rf"(?:{families})(?:-[a-z0-9]+)+")
    found = {text for text in strings() if whole.fullmatch(text)}
    assert "ghosts-must-aim" in found
    assert "refusal-not-your-turn" in found
    return found


def test_every_message_that_the_code_names_exists() -> None:
    missing = (emitted() | GENERATED | RECORD_IDS | GAME_IDS) - nodes("en").keys()
    assert not missing


def test_every_event_has_a_line_and_a_hidden_line_if_it_has_a_secret() -> None:
    ghosts = nodes("en")
    kinds = set()
    for call in calls("Event"):
        kind = call.args[0] if call.args else None
        if isinstance(kind, python.Constant) and isinstance(kind.value, str):
            kinds.add(kind.value)
            assert f"ghosts-event-{kind.value}" in ghosts
            has_secret = len(call.args) > 2 or any(word.arg == "secret" for word in call.keywords)
            assert (f"ghosts-event-{kind.value}-hidden" in ghosts) == has_secret, kind.value
    assert {"drew", "looked", "hit", "match-over"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_line_asks_for_less_than_the_open_one(language: str) -> None:
    words = catalogue(language)
    for id in words:
        if id.endswith("-hidden"):
            assert words.needs(id.removesuffix("-hidden")) - words.needs(id), id


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_explained(game: type) -> None:
    for option in game.option_table(game.player_counts[-1]):  # type: ignore[attr-defined]
        id = "option-first" if option == "first" else f"{game.prefix}-option-{option}"  # type: ignore[attr-defined]
        assert {id, f"{id}.label"} <= nodes("en").keys()


# ---- the rules page -----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_words_and_a_short_title(language: str) -> None:
    speaker = Speaker(language)
    for clause in CLAUSES:
        assert len(speaker.text(f"ghosts-rule-{clause}").split()) > 5
        assert 2 <= len(speaker.text(f"ghosts-rule-{clause}.title").split()) <= 5, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_says_so_where_we_decided(language: str) -> None:
    speaker = Speaker(language)
    assert {c for c in CLAUSES if speaker.has(f"ghosts-rule-{c}.decision")} == DECIDED


def test_there_is_no_message_for_a_clause_that_does_not_exist() -> None:
    named = {id.removeprefix("ghosts-rule-") for id in nodes("en") if id.startswith("ghosts-rule-")}
    assert {name.partition(".")[0] for name in named} == set(CLAUSES)


# ---- rendering ----------------------------------------------------------------------

SEATS = {"seat": 0, "target": 1, "seats": [0, 1], "scores": [3, 1]}
SAMPLES = [
    {
        **SEATS,
        "card": 3,
        "winners": [0],
        "numbers": [4],
        "cards": [5],
        "count": 0,
        "points": 1,
        "answer": "yes",
    },
    {
        **SEATS,
        "card": 8,
        "winners": [1],
        "numbers": [4, 5],
        "cards": [5, 6],
        "count": 1,
        "points": 2,
        "answer": "no",
    },
    {**SEATS, "card": 10, "winners": [0, 2], "numbers": [8, 9], "cards": [5, 6, 7], "count": 2, "points": 5},
    {**SEATS, "card": 13, "winners": [1, 3], "numbers": [1, 2, 3], "cards": [1, 2], "count": 3, "points": 22},
]


INVISIBLE = re.compile("[\u2066-\u2069\u200b-\u200f]")


def checked(text: str, id: str) -> str:
    assert text, id
    assert "{" not in text, id
    assert not INVISIBLE.search(text), id
    if not id.startswith("cli-"):  # the terminal lays out some of its lines with spaces
        assert text == " ".join(text.split()), id
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_message_renders(language: str, viewer: int | None) -> None:
    speaker = Speaker(language, ["Ana", "Ben", "Inés", "Ola"], viewer)
    for id in speaker.catalogue:
        needed = speaker.catalogue.needs(id)
        for sample in SAMPLES:
            others = {name: "x" for name in needed if name not in speaker._prepare(sample)}
            checked(speaker.text(id, **{**sample, **others}), id)


@cache
def played(players: int, edition: str) -> list[Match]:
    """Random matches, with a bot's dislike of attacking so that all cards come up."""
    matches = []
    for seed in range(3):
        match = Match(load("13-ghosts", players, {"edition": edition, "points": 2}))
        dealer, chooser = SeededDealer(seed), random.Random(seed)
        while not match.state.over():
            match.deal(dealer)
            legal = match.state.legal_actions()
            if legal:
                cards = [action for action in legal if not match.game.text(action).startswith("x")]
                match.play(chooser.choice(cards if cards and chooser.random() < 0.8 else legal))
        matches.append(match)
    return matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_of_a_match_can_be_read_by_everybody(language: str, players: int, edition: str) -> None:
    for match in played(players, edition):
        for viewer in (*match.game.seats, SPECTATOR, ALL_SEEING):
            speaker = Speaker(language, ["Ana", "Ben", "Inés", "Ola"][:players], viewer)
            for event in match.log(viewer):
                checked(speaker.event(match.game.prefix, event), event["kind"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        {"kind": "extra-turn", "seat": 0},
        {"kind": "tie-break", "seats": [0, 2]},
        {"kind": "scored-tie-break", "seat": 2, "points": 1, "total": 3},
        {"kind": "looked", "seat": 0, "card": 8, "count": 0, "deck": 0, "cards": []},
        {"kind": "looked", "seat": 0, "card": 8, "count": 0, "deck": 0},
        {"kind": "looked", "seat": 0, "card": 10, "count": 1, "deck": 0, "cards": [7]},
        {"kind": "arranged", "seat": 0, "count": 2, "deck": 0, "card": 7, "cards": [4]},
    ],
    ids=str,
)
def test_rare_events_can_be_read_too(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 2):
        checked(Speaker(language, ["Ana", "Ben", "Inés"], viewer).event("ghosts", event), str(event["kind"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_of_a_match_has_its_own_words(language: str, players: int) -> None:
    speaker = Speaker(language)
    match = played(players, "nk2018")[0]
    state = match.start.clone()
    for action in match.actions[:60]:
        legal = state.legal_actions()
        for seat in state.actors():
            own = [a for a in legal if state.actor(a) == seat]
            texts = [checked(speaker.say(match.game.describe(state, a)), match.game.text(a)) for a in own]
            assert len(set(texts)) == len(texts)
        state.apply(action)
