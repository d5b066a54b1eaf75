"""The catalogues are complete, consistent in all languages, and render every message of the games."""

import ast as python
import inspect
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import hauntboard
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game, NotationError, OptionError, Position, PositionError, Value
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks
from hauntboard.games.doppelganger_tricks.cards import BONUSES, SUITS, card_number
from hauntboard.games.halloween import HalloweenGame
from hauntboard.games.halloween.cards import ACTS, ASKS, BUILDINGS, CARDS, KINDS, NOTES, SETS, TRIGGERS, WHYS
from hauntboard.games.halloween.cards import COLOURS as GHOST_COLOURS
from hauntboard.games.thirteen_ghosts.cards import COLOURS, EDITIONS, NAMED, NUMBERS
from hauntboard.i18n import FOLDER, LANGUAGES, Speaker, catalogue, catalogue_files

SOURCE = Path(hauntboard.__file__).parent
TABLE: dict[str, type[Game]] = {**GAMES, DoppelgangerTricks.name: DoppelgangerTricks}
each_game = pytest.mark.parametrize("game", TABLE.values(), ids=TABLE)
OTHERS = tuple(language for language in LANGUAGES if language != "en")

# Reviewed: these are the same in English and in the named languages.
SAME_AS_ENGLISH = {
    "answer-no": {"es"},
    "bot-name-1": {"es", "pt", "pl"},
    "bot-name-6": {"es"},
    "cli-halloween-total": {"es", "pt"},
    "cli-simulate-bot": {"es", "pt", "pl"},
    "ghosts-option-edition-nk2018": {"es", "pt", "pl"},
    "halloween-name": {"es", "pt", "pl"},
    "tricks-name": {"es", "pt", "pl"},
    "tricks-suit-D": {"es", "pt"},
    "web-analysis-moment": {"pl"},
    "web-setup-bots": {"es", "pt"},
}

# Clauses for cases on which the rulebooks are silent.
DECIDED = {
    "ghosts": {
        *("G3", "G4", "G8", "G9", "G11", "G12", "G12b", "G13", "T2", "T4", "T5", "T6"),
        *("F2", "F5", "F6", "F8", "L1", "L2", "L3", "L4"),
    },
    "tricks": {"R2", "R3", "R12", "R13", "L1", "L2"},
    "halloween": {
        *("H1", "H2", "H3", "H4", "H6", "A1", "A2", "A4", "A5", "A6", "A8", "A9", "A10"),
        *("B1", "B2", "C0", "C1", "C2", "P1", "V3", "V7"),
    },
}
EXAMPLES = {"ghosts": 11, "tricks": 13, "halloween": 17}

# Halloween: the questions to a player, with each card power separately.
POWERS = (
    *(f"power-{card}" for card in (10, 14, 15, 22, 23, 38, 43, 45)),
    "power-14-second",
    "power-45-second",
)
QUESTIONS = {ask for ask in ASKS if ask != "restore"} | set(POWERS)
# Halloween: the questions to a player by kind of answer.
ANSWERS = {
    "cell": (
        *("summon", "upgrade", "move", "fight", "defender", "next-fight", "haunt", "fifth-haunt"),
        *("scare-ghost", "bonus-move", "power-10", "power-38", "power-45", "power-45-second"),
    ),
    "building": ("move-to", "blue", "winner-to"),
    "colour": ("scare", "token", "power-23"),
    "section": ("follow", "rival", "rest", "lift", "power-15", "power-43"),
    "space": ("disc", "discs-back", "power-14", "power-14-second"),
    "pass": ("follow", "higher", "dice", "next-fight", "rival", "power-14-second"),
}

# Ids that code builds from parts.
GENERATED = {
    *(f"ghosts-move-{kind}-{card}" for kind in ("play", "copy") for card in NAMED),
    *(f"ghosts-event-{kind}" for kind in ("asked", "attacked", "scored", "scored-tie-break")),
    *("tricks-move-play-claim", "tricks-move-declare-claim"),
    *(f"halloween-event-{kind}" for kind, _ in NOTES),
    *(f"halloween-question-{name}" for name in QUESTIONS),
    *(f"halloween-move-{ask}-{block}" for block, asks in ANSWERS.items() for ask in asks),
    *(
        f"halloween-move-{name}"
        for name in ("first", "deal", "draw", "roll", "act", "pair", "seat", "occupy")
    ),
    *(
        f"halloween-move-{name}"
        for name in ("pay", "supply", "use", "bonus", "drop", "again", "plus", "name")
    ),
    *(f"halloween-move-{name}" for name in ("change", "points", "end")),
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
    *(f"ghosts-option-edition-{edition}" for edition in EDITIONS),
    *("ghosts-option-points-rule", "option-first-random"),
    *(f"tricks-suit-{suit}{part}" for suit in SUITS for part in ("", ".symbol")),
    *(f"tricks-bonus-{bonus}" for bonus in BONUSES),
    *(f"tricks-option-{value}" for value in ("rounds-rule", "hands-secret", "hands-open")),
    *("tricks-card-text", "tricks-rules-deck"),
    *(f"halloween-card-{n}-{part}" for n in CARDS for part in ("name", "text")),
    *(f"halloween-bonus-{kind}{part}" for kind in KINDS for part in ("", ".text")),
    *(f"halloween-when-{when}" for card in CARDS.values() for when in card.when),
    *(f"halloween-option-{value}" for value in ("variant-standard", "variant-master", "rounds-0")),
    *(f"halloween-option-cards-{value}" for value in ("random", *SETS)),
}

# Everything derived from one argument, by the suffixes and names that the speaker adds.
DERIVED = re.compile(r"(Or|List|Count|First|Last|Number|Named|You)$")
BASE = {"you": "seat"}


class Node:
    """The parts of one message or attribute of a file."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.source = _serialized(pattern)
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []
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
    for file in catalogue_files(language):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = Node(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Node(attribute.value)
    return found


def both(language: str) -> Iterator[tuple[str, Node]]:
    """Return the messages of a language that are also in English."""
    return ((id, node) for id, node in nodes(language).items() if id in nodes("en"))


def arguments_of(language: str, id: str) -> set[str]:
    """Return the arguments that the code must give for the variables of a message."""
    return {BASE.get(name) or DERIVED.sub("", name) for name in catalogue(language).needs(id)}


# ---- the files ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_is_fluent(language: str) -> None:
    files = catalogue_files(language)
    parts = ("game", "rules", "bots", "terminal", "web", "lesson")
    games = {
        folder_of(game) / "locales" / language / f"{part}.ftl" for game in TABLE.values() for part in parts
    }
    assert {FOLDER / language / "common.ftl", *games} <= set(files)
    for file in files:
        assert not [entry for entry in entries(file) if isinstance(entry, ast.Junk)], file


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_messages_and_attributes(language: str) -> None:
    def names(code: str) -> set[str]:
        return {f"{file.parents[2].name}/{file.name}" for file in catalogue_files(code)}

    assert names(language) == names("en")
    assert nodes(language).keys() == nodes("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    for id, _ in both(language):
        assert arguments_of(language, id) == arguments_of("en", id), id


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    same = {id for id, node in both(language) if node.words and node.source == nodes("en")[id].source}
    assert same <= {id for id, languages in SAME_AS_ENGLISH.items() if language in languages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_per_cent_sign_stay_on_one_line(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in catalogue_files(language)]
    assert any("\N{NO-BREAK SPACE}%" in text for text in texts)
    assert [text for text in texts if re.search(r"[0-9}] %", text)] == []


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


@cache
def trees(folder: Path = SOURCE) -> list[python.AST]:
    files = [folder] if folder.is_file() else folder.rglob("*.py")
    return [python.parse(file.read_text(encoding="utf-8")) for file in files]


def folder_of(game: type[Game]) -> Path:
    return Path(inspect.getfile(game)).parent


def strings(folder: Path = SOURCE) -> set[str]:
    walked = (node for tree in trees(folder) for node in python.walk(tree))
    return {n.value for n in walked if isinstance(n, python.Constant) and isinstance(n.value, str)}


def calls(name: str, folder: Path) -> Iterator[python.Call]:
    for tree in trees(folder):
        for node in python.walk(tree):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == name:
                yield node


def emitted() -> set[str]:
    """Return every id that the source contains or can build."""
    families = "refusal|option|notation|position|dealer|record|" + "|".join(g.prefix for g in TABLE.values())
    whole = re.compile(rf"(?:{families})(?:-[a-z0-9]+)+")
    found = {text for text in strings() if whole.fullmatch(text)}
    assert {"ghosts-must-aim", "tricks-must-follow", "refusal-not-your-turn"} <= found
    return found - {kind for kind, _ in NOTES} | halloween_refusals()


def halloween_refusals() -> set[str]:
    """Return the ids of Halloween's refusals, which its code gives without the game's name."""
    given = (call.args[0] for call in calls("refusal", folder_of(HalloweenGame)))
    named = {id.value for id in given if isinstance(id, python.Constant) and isinstance(id.value, str)}
    return {f"halloween-{id}" for id in named | {"too-few-tokens", "too-few-colours"}}


def test_every_message_that_the_code_names_exists() -> None:
    missing = (emitted() | GENERATED | RECORD_IDS | GAME_IDS) - nodes("en").keys()
    assert not missing


@each_game
def test_every_event_has_a_line_and_a_hidden_line_if_it_has_a_secret(game: type[Game]) -> None:
    kinds = {name for name, _ in NOTES} if game is HalloweenGame else set()
    for call in calls("Event", folder_of(game)):
        kind = call.args[0] if call.args else None
        if isinstance(kind, python.Constant) and isinstance(kind.value, str):
            kinds.add(kind.value)
            id = f"{game.prefix}-event-{kind.value}"
            assert id in nodes("en")
            has_secret = len(call.args) > 2 or any(word.arg == "secret" for word in call.keywords)
            assert (f"{id}-hidden" in nodes("en")) == has_secret, id
    assert {"round-begins", "match-over"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_line_needs_fewer_arguments_than_the_open_one(language: str) -> None:
    words = catalogue(language)
    for id in words:
        if id.endswith("-hidden"):
            assert words.needs(id.removesuffix("-hidden")) - words.needs(id), id


@each_game
def test_every_option_is_explained(game: type[Game]) -> None:
    for option in game.option_table(game.player_counts[-1]):
        id = "option-first" if option == "first" else f"{game.prefix}-option-{option}"
        assert {id, f"{id}.label"} <= nodes("en").keys()


# ---- the rules page -----------------------------------------------------------------


@each_game
def test_the_rules_page_is_complete(game: type[Game]) -> None:
    parts = ("title", "intro", "credits", "section-cards")
    wanted = {
        *(f"{game.prefix}-{name}" for name in ("name", "tagline", "examples-intro")),
        *(f"{game.prefix}-rules-{part}" for part in parts),
        *(f"{game.prefix}-rules-section-{clause[0]}" for clause in game.clauses),
    }
    assert wanted <= nodes("en").keys()
    numbers = {id.rpartition("-")[2] for id in nodes("en") if id.startswith(f"{game.prefix}-example-")}
    assert numbers == {str(n) for n in range(1, EXAMPLES[game.prefix] + 1)}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_and_a_short_title(language: str, game: type[Game]) -> None:
    speaker = Speaker(language)
    for clause in game.clauses:
        assert len(speaker.text(f"{game.prefix}-rule-{clause}").split()) > 5
        assert 2 <= len(speaker.text(f"{game.prefix}-rule-{clause}.title").split()) <= 5, clause


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_we_decided_is_marked(language: str, game: type[Game]) -> None:
    speaker = Speaker(language)
    decided = {clause for clause in game.clauses if speaker.has(f"{game.prefix}-rule-{clause}.decision")}
    assert decided == DECIDED[game.prefix]


@each_game
def test_no_message_belongs_to_an_unknown_clause(game: type[Game]) -> None:
    start = f"{game.prefix}-rule-"
    named = {id.removeprefix(start) for id in nodes("en") if id.startswith(start)}
    assert {name.partition(".")[0] for name in named} == set(game.clauses)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_are_in_the_order_of_the_rules(language: str, game: type[Game]) -> None:
    text = (folder_of(game) / "locales" / language / "rules.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"^{game.prefix}-rule-(\w+) =", text, re.MULTILINE) == list(game.clauses)


# ---- the examples of Doppelgänger Tricks, checked by the rules -------------------------

CARD = re.compile(r"\b(10|[1-9])([■●▲◈])")
# By example: the led suit and the winner (counted from the leader; -1 for none).
EXAMPLE_TRICKS = {1: ("S", 3), 2: ("C", 2), 3: ("S", 2), 4: ("T", 3), 5: ("T", 3), 6: ("S", -1), 7: ("C", 2)}


# Messages in which every number is a rule.
NUMBERED = (
    *(f"{prefix}-{part}" for prefix in ("tricks", "halloween") for part in ("rule", "example")),
    *("halloween-card-", "halloween-bonus-"),
)


def cards_in(text: str) -> list[str]:
    """Return the cards that a text names, in notation."""
    return [SUITS["■●▲◈".index(symbol)] + rank for rank, symbol in CARD.findall(text)]


@pytest.mark.parametrize("language", OTHERS)
def test_rules_and_examples_name_the_same_cards_and_numbers_in_every_language(language: str) -> None:
    numbers = re.compile(r"\d+")
    for id, _ in both(language):
        if id.startswith(NUMBERED) and not catalogue("en").needs(id):
            own, english = (Speaker(code).text(id) for code in (language, "en"))
            assert cards_in(own) == cards_in(english), id
            assert Counter(numbers.findall(own)) == Counter(numbers.findall(english)), id


@pytest.mark.parametrize(("example", "led", "winner"), [(n, *rest) for n, rest in EXAMPLE_TRICKS.items()])
def test_the_tricks_of_the_examples_have_the_stated_winner(example: int, led: str, winner: int) -> None:
    cards = cards_in(Speaker("en").text(f"tricks-example-{example}"))
    state = DoppelgangerTricks(4).new_state()
    state.trick = [card_number(card) for card in cards[:4]]
    state.leader, state.laid, state.led = 0, 4, SUITS.index(led)
    assert cards[0][0] in (led, "D")
    assert state.trick_winner() == winner
    if winner >= 0:
        assert cards[winner] in cards[4:]
    if example == 7:
        state.trick = [card_number(card) for card in (*cards[:3], cards[-1])]
        assert state.trick_winner() == winner


def test_the_hands_of_the_examples_have_the_stated_legal_cards() -> None:
    cards = cards_in(Speaker("en").text("tricks-example-8"))
    allowed = {tuple(cards[1:4]): set(cards[1:4]), tuple(cards[4:8]): set(cards[4:7])}
    for hand, playable in allowed.items():
        state = DoppelgangerTricks(4).new_state()
        state.trick = [card_number(cards[0]), 0, 0, 0]
        state.laid, state.led, state.seat = 1, SUITS.index("C"), 1
        state.hand = [0, sum(1 << card_number(card) for card in hand), 0, 0]
        assert state.playable() == sum(1 << card_number(card) for card in playable)


def test_the_points_of_the_examples_are_correct() -> None:
    state = DoppelgangerTricks(4).new_state()
    for example, predicted, won, bonus, points in (
        (9, 0, 0, 3, 10),
        (10, 4, 5, 0, 1),
        (10, 4, 5, 1, 2),
        (10, 4, 5, 3, 1),
        (11, 0, 1, 0, 0),
        (11, 0, 1, 1, 1),
    ):
        state.predicted, state.won, state.claimed = [predicted] * 4, [won] * 4, [bonus] * 4
        assert state.round_points(0) == points, example


# ---- rendering ----------------------------------------------------------------------

SEATS = {"seat": 0, "target": 1, "seats": [0, 1], "scores": [3, 1]}
GHOSTS = [
    {"card": 3, "winners": [0], "numbers": [4], "cards": [5], "count": 0, "points": 1, "answer": "yes"},
    {"card": 8, "winners": [1], "numbers": [4, 5], "cards": [5, 6], "count": 1, "points": 2, "answer": "no"},
    {"card": 10, "winners": [0, 2], "numbers": [8, 9], "cards": [5, 6, 7], "count": 2, "points": 5},
    {"card": 13, "winners": [1, 3], "numbers": [1, 2, 3], "cards": [1, 2], "count": 3, "points": 22},
]
TRICKS = [
    {"card": "S1", "cards": ["S1", "D1"], "suit": "S", "rank": "1", "bonus": 0, "number": 0, "points": 0},
    {"card": "C7", "cards": ["D7", "C7"], "suit": "C", "rank": "7", "bonus": 1, "number": 1, "points": 1},
    {"card": "T9", "cards": ["T9", "D9"], "suit": "T", "rank": "9", "bonus": 3, "number": 2, "points": 0},
    {"card": "D10", "cards": ["S1", "D10"], "suit": "D", "rank": "10", "bonus": 3, "number": 12, "points": 6},
]
SAMPLES = [{**SEATS, **ghosts} for ghosts in GHOSTS]
SAMPLES += [{**SEATS, **ghosts, **tricks} for ghosts, tricks in zip(GHOSTS, TRICKS, strict=True)]
# Halloween: the values by which its messages select a variant.
HALLOWEEN = [
    {
        **SEATS,
        **GHOSTS[i % 4],
        "colour": GHOST_COLOURS[i % 5],
        "colour2": GHOST_COLOURS[(i + 1) % 5],
        "building": BUILDINGS[i % 6],
        "building2": BUILDINGS[(i + 1) % 6],
        "to": BUILDINGS[(i + 2) % 6],
        "act": ACTS[i % 7],
        "bonus": KINDS[i % 12],
        "trigger": TRIGGERS[i % 4],
        "question": ASKS[6 + i],
        "why": WHYS[-1 - i],
        "number": 1 + i,
        "amount": i % 6,
        "level": 1 + i % 5,
    }
    for i in range(6)
]


INVISIBLE = re.compile("[\u2066-\u2069\u200b-\u200f]")


def checked(text: str, id: str) -> str:
    assert text, id
    assert "{" not in text, id
    assert not INVISIBLE.search(text), id
    if not id.startswith("cli-"):  # the terminal lays out some of its lines with spaces
        assert text == re.sub("[ \n]+", " ", text).strip(), id
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_message_renders(language: str, viewer: int | None) -> None:
    speaker = Speaker(language, ["Ana", "Ben", "Inés", "Ola"], viewer)
    for id in speaker.catalogue:
        needed = speaker.catalogue.needs(id)
        samples = HALLOWEEN if "halloween" in id else SAMPLES
        for sample in samples if needed else samples[:1]:
            others = dict.fromkeys(needed - speaker._prepare(sample).keys(), "x")
            assert "List" not in str(others), id
            checked(speaker.text(id, **{**sample, **others}), id)


def halloween_cards() -> Iterator[dict[str, Value]]:
    """Return short matches that together include every card."""
    for first in (1, 9, 17, 25, 33, 41, 45):
        yield {"rounds": 6, "cards": "+".join(map(str, range(first, first + 8)))}


CHOICES: dict[str, tuple[dict[str, Value], ...]] = {
    "ghosts": tuple({"edition": edition, "points": 2} for edition in EDITIONS),
    "tricks": tuple({"hands": hands} for hands in ("secret", "open")),
    "halloween": (*halloween_cards(), {"rounds": 6, "variant": "master"}),
}
TABLES = [
    pytest.param(game, players, choice, id=f"{game.prefix}-{players}-{choice}")
    for game in TABLE.values()
    for players in game.player_counts
    for choice in range(len(CHOICES[game.prefix]))
    if game is not HalloweenGame or choice % 3 == players % 3
]
# What random players leave alone in 13 Ghosts (attacks), and what they like in Halloween (cards and
# bonus tokens), so that all cards come up.
DULL = {"ghosts": re.compile("x"), "halloween": re.compile(r"\d\.|end")}


@cache
def played(game: type[Game], players: int, choice: int) -> list[Match]:
    """Return random matches in which all cards are used."""
    matches = []
    for seed in range(3):
        match = Match(game(players, CHOICES[game.prefix][choice]))
        dealer, chooser = SeededDealer(seed), random.Random(seed)
        while not match.state.over():
            match.deal(dealer)
            legal = match.state.legal_actions()
            if legal:
                dull = DULL.get(game.prefix)
                cards = [a for a in legal if dull is None or not dull.match(match.game.text(a))]
                match.play(chooser.choice(cards if cards and chooser.random() < 0.8 else legal))
        matches.append(match)
    return matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "choice"), TABLES)
def test_every_line_of_a_match_renders_for_every_viewer(
    language: str, game: type[Game], players: int, choice: int
) -> None:
    matches = played(game, players, choice)
    for viewer in (*matches[0].game.seats, SPECTATOR, ALL_SEEING):
        speaker = Speaker(language, ["Ana", "Ben", "Inés", "Ola"][:players], viewer)
        events = {str(event): event for match in matches for event in match.log(viewer)}
        for event in events.values():
            text = checked(speaker.event(game.prefix, event), event["kind"])
            assert not re.search(r"\b[SCTD]\d|[.,!?][.,]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        {"kind": "extra-turn", "seat": 0},
        {"kind": "tie-break", "seats": [0, 2]},
        {"kind": "scored-tie-break", "seat": 2, "points": 1, "total": 3},
        {"kind": "looked", "seat": 0, "card": 8, "count": 0, "deck": 0, "pile": "own", "cards": []},
        {"kind": "looked", "seat": 0, "card": 8, "count": 0, "deck": 0, "pile": "own"},
        {"kind": "looked", "seat": 0, "card": 10, "count": 1, "deck": 0, "pile": "own", "cards": [7]},
        {"kind": "arranged", "seat": 0, "count": 2, "deck": 0, "pile": "own", "card": 7, "cards": [4]},
        {"kind": "looked", "seat": 0, "card": 8, "count": 2, "deck": 1, "pile": "theirs", "cards": [7, 4]},
        {"kind": "team-scored", "seats": [0, 2], "points": 1, "total": 3},
        {"kind": "team-match-over", "winners": [0, 2], "scores": [3, 1]},
    ],
    ids=str,
)
def test_rare_events_render(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 2):
        checked(Speaker(language, ["Ana", "Ben", "Inés"], viewer).event("ghosts", event), str(event["kind"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        {"kind": "trick-lost", "seat": 0},
        {"kind": "annihilated", "cards": ["C6", "D6"]},
        {"kind": "claimed", "seat": 0, "bonus": 3},
        {"kind": "led-declared", "seat": 0, "card": "D10", "suit": "T"},
        {"kind": "scored", "seat": 0, "number": 0, "count": 0, "bonus": 3, "points": 10, "total": 12},
        {"kind": "match-over", "winners": [0, 2], "scores": [14, 9, 14]},
    ],
    ids=str,
)
def test_rare_events_of_tricks_render(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 1, 2):
        checked(Speaker(language, ["Ana", "Ben", "Inés"], viewer).event("tricks", event), str(event["kind"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "choice"), TABLES)
def test_every_legal_move_of_a_match_has_a_distinct_text(
    language: str, game: type[Game], players: int, choice: int
) -> None:
    speaker = Speaker(language)
    match = played(game, players, choice)[0]
    state = match.start.clone()
    for action in match.actions[:90]:
        legal = state.legal_actions()
        for seat in state.actors():
            own = [a for a in legal if state.actor(a) == seat]
            texts = [checked(speaker.say(match.game.describe(state, a)), match.game.text(a)) for a in own]
            assert len(set(texts)) == len(texts)
        state.apply(action)


@cache
def refused(game: type[Game], players: int, choice: int) -> dict[str, Refusal]:
    """Return a refusal of each kind, from every illegal move of one match."""
    match = played(game, players, choice)[0]
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


@pytest.mark.parametrize("players", DoppelgangerTricks.player_counts)
def test_every_refusal_of_tricks_renders(players: int) -> None:
    found = refused(DoppelgangerTricks, players, 0)
    named = {
        text for text in strings(folder_of(DoppelgangerTricks) / "messages.py") if text.startswith("tricks-")
    }
    own = {id for id in named if not id.startswith(("tricks-move-", "tricks-notation-"))}
    missing = own - found.keys() - {"tricks-no-bonuses"}  # of small decks
    assert missing <= {"tricks-prediction-too-high"} if players == 3 else not missing
    for language in LANGUAGES:
        speaker = Speaker(language, ["Ana", "Ben", "Inés", "Ola"][:players])
        for id, refusal in found.items():
            assert not re.search(r"\b[SCTD]\d", checked(speaker.say(refusal.message), id)), id


POSITIONS: dict[str, Position] = {
    "position-bad-card": {"phase": "play", "trick": ["S10"]},
    "tricks-position-bad-suit": {"phase": "play", "trick": ["S7"], "led": "C"},
    "position-missing-cards": {"phase": "predict"},
    "tricks-position-bad-bonus": {"phase": "play", "seats": [{"bonus": 1}, {"bonus": 1}, {}]},
    "tricks-position-no-prediction": {"phase": "play"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", POSITIONS)
def test_position_errors_of_tricks_render(language: str, id: str) -> None:
    with pytest.raises(PositionError) as caught:
        DoppelgangerTricks(3).from_position(POSITIONS[id])
    assert caught.value.message.id == id
    assert checked(Speaker(language).say(caught.value.message), id).startswith("$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_prediction_errors_render(language: str) -> None:
    with pytest.raises(NotationError) as caught:
        DoppelgangerTricks(3).parse("p13", 0)
    assert "p13" in checked(Speaker(language).say(caught.value.message), "p13")


# ---- Halloween ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_card_and_bonus_token_has_a_distinct_name(language: str) -> None:
    speaker = Speaker(language)
    names = [speaker.text(f"halloween-card-{number}-name") for number in CARDS]
    names += [speaker.text(f"halloween-bonus-{kind}") for kind in KINDS]
    assert len(set(names)) == 52 + 12
    assert not [name for name in names if name.endswith((".", "!", "?"))]  # they end sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_bonus_tokens_and_questions_are_found_by_their_ids_in_the_rules(language: str) -> None:
    speaker = Speaker(language)
    for number in CARDS:
        name = speaker.text(f"halloween-card-{number}-name")
        assert speaker.text("halloween-card", number=number) == name
        assert speaker.text("halloween-why", why=f"card-{number}") == name
    for kind in KINDS:
        name = speaker.text(f"halloween-bonus-{kind}")
        assert speaker.text("halloween-bonus", bonus=kind) == name
        assert speaker.text("halloween-why", why=f"bonus-{kind}") == name
    for ask in ASKS[ASKS.index("summon") : ASKS.index("restore")]:
        question = speaker.text(f"halloween-question-{ask}")
        assert speaker.text("halloween-question", question=ask) == question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "argument", "words"),
    [
        ("halloween-colour", "colour", GHOST_COLOURS),
        ("halloween-colour2", "colour2", GHOST_COLOURS),
        ("halloween-next-colour", "colour", GHOST_COLOURS[:4]),
        ("halloween-ghost", "colour", GHOST_COLOURS),
        ("halloween-ghost2", "colour2", GHOST_COLOURS),
        ("halloween-building", "building", BUILDINGS),
        ("halloween-building.in", "building", BUILDINGS),
        ("halloween-building.to", "building", BUILDINGS),
        ("halloween-building.from", "building", BUILDINGS),
        ("halloween-building2.in", "building2", BUILDINGS),
        ("halloween-destination", "to", BUILDINGS),
        ("halloween-act", "act", ACTS),
        ("halloween-act.verb", "act", ACTS),
        ("halloween-why", "why", WHYS[1:]),
    ],
)
def test_words_of_one_kind_are_distinct(
    language: str, id: str, argument: str, words: tuple[str, ...]
) -> None:
    said = {checked(Speaker(language).text(id, **{argument: word}), id) for word in words}
    assert len(said) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ghosts_of_a_sentence_use_the_same_words(language: str) -> None:
    speaker = Speaker(language)
    for colour in GHOST_COLOURS:
        assert speaker.text("halloween-ghost", colour=colour) == speaker.text(
            "halloween-ghost2", colour2=colour
        )
    for building in BUILDINGS:
        first, second = (
            speaker.text(f"halloween-building{n}.in", **{f"building{n}": building}) for n in ("", 2)
        )
        to = speaker.text("halloween-building.to", building=building)
        assert (first, to) == (second, speaker.text("halloween-destination", to=building))


def test_every_question_of_a_match_of_halloween_has_a_text() -> None:
    asked = set()
    for table in TABLES:
        game, players, choice = table.values
        if game is HalloweenGame:
            match = played(game, players, choice)[0]
            state = match.start.clone()
            for action in match.actions:
                asked.add(match.game.table(state, 0)["question"])
                state.apply(action)
    assert len(asked) > 20
    assert asked <= QUESTIONS


RARE_EVENTS: list[dict[str, object]] = [
    {"kind": "card-dealt", "number": 52},
    {"kind": "bonus-drawn", "seat": 0, "bonus": "h"},
    {"kind": "bonus-left", "seat": 0, "bonus": "j", "building": "hall"},
    {"kind": "recalled", "seat": 0, "colour": "orange", "building": "school"},
    {"kind": "points-lost", "seat": 0, "amount": 1, "why": "card-47"},
    {"kind": "ghost-gone", "seat": 0, "colour": "red", "building": "church", "why": "red-rule"},
    {
        "kind": "ghosts-placed",
        "seat": 0,
        "colour": "blue",
        "building": "hall",
        "count": 2,
        "why": "blue-rule",
    },
    {"kind": "level", "seat": 0, "section": 2, "level": 4, "why": "card-44"},
    {"kind": "points", "seat": 0, "amount": 10, "why": "sets"},
    *({"kind": "end-near", "seat": 0, "trigger": trigger} for trigger in TRIGGERS),
    {"kind": "match-over", "winners": [0, 2], "scores": [30, 12, 30]},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", RARE_EVENTS, ids=str)
def test_rare_events_of_halloween_render(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 1):
        speaker = Speaker(language, ["Ana", "Ben", "Inés"], viewer)
        checked(speaker.event("halloween", event), str(event["kind"]))


@pytest.mark.parametrize("players", HalloweenGame.player_counts)
def test_refusals_of_halloween_render(players: int) -> None:
    found = refused(HalloweenGame, players, {2: 2, 3: 7, 4: 1}[players])
    assert found.keys() - {"refusal-only-chance", "refusal-not-your-turn"} <= halloween_refusals()
    assert len(found) > 30
    for language in LANGUAGES:
        speaker = Speaker(language, ["Ana", "Ben", "Inés", "Ola"][:players])
        for id, refusal in found.items():
            checked(speaker.say(refusal.message), id)


TOWN = {"church": {"ghosts": {"blue": 3}}}
HALLOWEEN_POSITIONS: dict[str, Position] = {
    "act": {"seats": [{"discs": [["fly"], [], []]}, {}, {}]},
    "bonus": {"town": {"church": {"bonus": "m1"}}},
    "card": {"cards": [7, 7]},
    "cards": {"cards": [7]},
    "crowd": {"town": {"church": {"ghosts": {"blue": 5, "green": 2}}}},
    "discs": {"seats": [{"discs": [list(ACTS[:6])] * 3}, {}, {}]},
    "ghosts": {"town": {**TOWN, "school": {"ghosts": {"blue": 3}}}},
    "haunts": {"town": {**TOWN, "school": {"haunts": {"blue": 0, "red": 0}}}},
    "no-blue": {"town": {"church": {"ghosts": {"red": 1}}}},
    "slots": {"seats": [{"bonuses": ["a1", "b1", "c1", "d1"]}, {}, {}]},
    "stack": {"going_on": {"stack": [["sleep", 0, 0, 0]]}},
    "tokens": {"seats": [{"tokens": {"red": 7}}, {"tokens": {"red": 7}}, {}]},
}


def test_every_position_error_of_halloween_is_covered() -> None:
    start = "halloween-position-"
    assert {id.removeprefix(start) for id in emitted() if id.startswith(start)} == HALLOWEEN_POSITIONS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HALLOWEEN_POSITIONS)
def test_position_errors_of_halloween_render(language: str, name: str) -> None:
    with pytest.raises(PositionError) as caught:
        HalloweenGame(3, {"cards": "casper"}).from_position(HALLOWEEN_POSITIONS[name])
    assert caught.value.message.id == f"halloween-position-{name}"
    assert checked(Speaker(language).say(caught.value.message), name).startswith("$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_moves_and_card_choices_render(language: str) -> None:
    game = HalloweenGame(3, {"cards": "casper"})
    with pytest.raises(NotationError) as unread:
        game.read(game.from_position({}), "1 move blue police > moon", 0)
    assert "moon" in checked(Speaker(language).say(unread.value.message), "moon")
    with pytest.raises(OptionError) as unfit:
        HalloweenGame(3, {"cards": "1+2+3"})
    assert "1+2+3" in checked(Speaker(language).say(unfit.value.message), "1+2+3")
