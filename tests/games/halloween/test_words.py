"""The words of Halloween: cards, questions, rare events, refusals and errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntboard.engine.game import NotationError, OptionError, Position, PositionError
from hauntboard.games.halloween import HalloweenGame
from hauntboard.games.halloween.cards import ACTS, ASKS, BUILDINGS, CARDS, KINDS, SETS, TRIGGERS, WHYS
from hauntboard.games.halloween.cards import COLOURS as GHOST_COLOURS
from hauntboard.i18n import LANGUAGES, Speaker
from hauntboard.testing.playthrough import FOLDER, recorded

from ...i18n.words import NAMES, checked, emitted, played, refused, rendered
from .facts import CHOICES, FACTS, QUESTIONS, refusals

GAME = HalloweenGame.name


def test_both_variants_and_every_set_are_in_the_playthroughs() -> None:
    tables = [game.options for game in recorded(GAME, Path(__file__).with_name(FOLDER)).values()]
    assert {options["variant"] for options in tables} == {"standard", "master"}
    assert {options["cards"] for options in tables} == {"random", *SETS}


def test_every_refusal_that_the_code_names_has_a_text() -> None:
    assert [id for id in refusals() if not Speaker("en").has(id)] == []


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


def test_every_question_of_a_match_has_a_text() -> None:
    asked = set()
    for players, options in FACTS.word_settings:
        match = played(GAME, players, options)[0]
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
def test_rare_events_render(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 1):
        rendered(language, "halloween", event, viewer)


@pytest.mark.parametrize("players", HalloweenGame.player_counts)
def test_refusals_of_halloween_render(players: int) -> None:
    found = refused(GAME, players, CHOICES[{2: 2, 3: 7, 4: 1}[players]])
    assert found.keys() - {"refusal-only-chance", "refusal-not-your-turn"} <= refusals()
    assert len(found) > 30
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES[:players])
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
