"""The strong bot of 13 Ghosts: fair, repeatable, the same in both builds, and able to give reasons."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hauntboard
from hauntboard import bots
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.thirteen_ghosts.bots.beliefs import inferred_habit
from hauntboard.games.thirteen_ghosts.bots.levels import LEVELS
from hauntboard.games.thirteen_ghosts.bots.situation import slot
from hauntboard.games.thirteen_ghosts.bots.strong import StrongBot
from hauntboard.games.thirteen_ghosts.bots.train.training import train
from hauntboard.games.thirteen_ghosts.bots.value import CARD_WORTH
from hauntboard.games.thirteen_ghosts.bots.weights import FILE, load_weights, read_file
from hauntboard.games.thirteen_ghosts.cards import CRYPT, KEEP
from hauntboard.games.thirteen_ghosts.notation import number_of
from hauntboard.i18n import LANGUAGES, Speaker

from ..matches import GAME, TABLES, decisions, play

QUICK = replace(LEVELS[-1], worlds=150, playouts=120)


# ---- habits ---------------------------------------------------------------------------------


def round_log(number: int, first: int, *events: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what seat 0 sees of a round in which seat 1 plays a first card."""
    begins = {"kind": "round-begins", "round": number, "seat": 1}
    return [begins, {"kind": "played", "seat": 1, "card": first}, *events]


def test_a_rival_that_hides_the_better_card_is_soon_expected_to() -> None:
    hit = {"kind": "hit", "seat": 0, "target": 1, "card": 13}
    next_round = [{"kind": "round-begins", "round": 2, "seat": 0}]
    assert inferred_habit([], 0, 2) > 0.1
    assert inferred_habit([*round_log(1, 8, hit), *next_round], 0, 2) < 0
    assert inferred_habit([*round_log(1, 13, {**hit, "card": 8}), *next_round], 0, 2) > 0.3


def test_a_crypt_that_was_not_hit_reveals_less_of_a_habit() -> None:
    """Card 8 was played first, and the answers leave 3 and 13: a better card was hidden."""
    asked = {"kind": "asked", "seat": 0, "card": 9, "numbers": [3, 13]}
    lost = round_log(1, 8, asked, {"kind": "answered", "seat": 1, "answer": "yes"})
    after = [*lost, {"kind": "round-begins", "round": 2, "seat": 0}]
    assert inferred_habit(after, 0, 2) < inferred_habit([], 0, 2)
    assert inferred_habit(lost, 0, 2) == inferred_habit([], 0, 2)  # the round is not over


def test_diagnostic_bots_differ_from_the_strong_bot_in_the_crypt_alone() -> None:
    kinds = Counter[str]()
    for match in decisions(GAME, range(3), 5):
        seat = match.state.actors()[0]
        view, log = match.view(seat), match.log(seat)
        usual, inverted, hidden = (
            bots.make(f"{name}@50", GAME, 5).choose(view, log) for name in ("level-5", "inverter", "hider")
        )
        if CRYPT <= view["legal"][0] < KEEP:
            assert {usual, inverted} == set(view["legal"])
            assert hidden == max(view["legal"], key=lambda action: CARD_WORTH[number_of(action)])
            kinds["crypt"] += 1
        else:
            assert usual == inverted == hidden
            kinds["turn"] += 1
    assert min(kinds["crypt"], kinds["turn"]) > 0


# ---- choosing -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strong_bot_cannot_act_on_what_its_seat_does_not_know(players: int) -> None:
    game = load("13-ghosts", players)
    rng, changed = Rng(11), 0
    for match in decisions(game, range(5), 13):
        for seat in match.state.actors():
            other = Match(game).extend(game.another_history(match.actions, seat, rng))
            changed += other.actions != match.actions
            choices = {StrongBot(game, 1, QUICK).choose(m.view(seat), m.log(seat)) for m in (match, other)}
            assert len(choices) == 1
    assert changed > 5


def test_every_level_plays_by_the_rules_and_is_repeatable() -> None:
    for players, edition in TABLES:
        game = load("13-ghosts", players, {"edition": edition, "points": 1})
        for level in LEVELS:
            quick = replace(level, worlds=min(level.worlds, 100), playouts=min(level.playouts, 60))
            first, again = (
                play_match(Match(game), [StrongBot(game, 5 + s, quick) for s in game.seats], SeededDealer(3))
                for _ in range(2)
            )
            assert first.state.over()
            assert first.actions == again.actions


def test_a_known_crypt_is_attacked() -> None:
    match = play("d6", "d13", "d2", "d5", "0:c6", "1:c2", "13(3+)", "d3", "5", "d1", "3", "d7", "x9", "d9")
    chosen = StrongBot(GAME, 1, QUICK).choose(match.view(0), match.log(0))
    assert GAME.text(chosen) in ("x2", "4x2", "11x2,3", "11x1,2")


def test_an_attacked_number_is_hardly_the_attackers_own_crypt() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2", "x9", "d7", "x10", "d12")
    search, _ = StrongBot(GAME, 1, replace(QUICK, worlds=1500)).search(match.view(0), match.log(0))
    marginal = search.worlds.marginal
    assert marginal[slot(1, 10)] < marginal[slot(1, 8)] / 3
    assert sum(marginal[slot(1, 0) : slot(2, 0)]) == pytest.approx(1.0)


def test_crypts_are_mixed() -> None:
    match = play("d3", "d5", "d2", "d13")
    chosen = Counter(StrongBot(GAME, seed, QUICK).choose(match.view(0), []) for seed in range(200))
    assert len(chosen) == 2
    assert min(chosen.values()) > 40


# ---- explaining -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_of_advice_has_a_text_in_every_language(players: int) -> None:
    game = load("13-ghosts", players)
    speakers = [Speaker(language, [f"Player {s}" for s in game.seats]) for language in LANGUAGES]
    for match in decisions(game, range(4), 9):
        for seat in match.state.actors():
            view = match.view(seat)
            advice = StrongBot(game, 2, QUICK).consider(view, match.log(seat))
            assert advice.action in view["legal"]
            assert sum(choice.share for choice in advice.choices) == pytest.approx(1.0)
            values = [choice.value for choice in advice.choices]
            assert values == sorted(values, reverse=True)
            assert advice.reasons
            for speaker in speakers:
                assert all(speaker.say(reason) for reason in advice.reasons)


def test_reasons_name_candidates_chances_and_what_is_revealed() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2")
    advice = StrongBot(GAME, 2, QUICK).consider(match.view(0), match.log(0))
    reasons = {reason.id: reason.arguments for reason in advice.reasons}
    assert reasons["ghosts-why-candidates"]["count"] == 11
    assert reasons["ghosts-why-ask"]["yes"] + reasons["ghosts-why-ask"]["no"] == 11
    assert reasons["ghosts-why-betrays"]["after"] < reasons["ghosts-why-betrays"]["before"]
    assert 40 < reasons["ghosts-why-win"]["percent"] < 90


@pytest.mark.parametrize(
    ("language", "own", "of_another"),
    [
        ("en", "your crypt", "Ana's crypt"),
        ("es", "tu cripta", "la cripta de Ana"),
        ("pt", "a sua cripta", "a cripta de Ana"),
        ("pl", "twojej kryjówki", "kryjówki gracza Ana"),
    ],
)
def test_reasons_address_the_player_only_if_that_player_reads_them(language, own, of_another) -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2")
    reasons = StrongBot(GAME, 2, QUICK).consider(match.view(0), match.log(0)).reasons
    for viewer, expected, wrong in ((0, own, of_another), (1, of_another, own), (None, of_another, own)):
        text = " ".join(map(Speaker(language, ["Ana", "Ben"], viewer).say, reasons))
        assert expected in text and wrong not in text


# ---- weights --------------------------------------------------------------------------------


def test_the_weights_document_their_training() -> None:
    assert read_file()["made by"].startswith("python -m hauntboard.games.thirteen_ghosts.bots.train --seed ")
    assert FILE.stat().st_size < 200_000
    weights = load_weights()
    for edition in range(2):
        for stage in range(2, 11):
            assert weights.duel(edition, stage, 2.0, 6.0, 0) > weights.duel(edition, stage, 6.0, 2.0, 0)


def test_training_with_the_same_seed_gives_the_same_weights() -> None:
    first, again, other = (train(seed, 40) for seed in (1, 1, 2))
    assert first.value_table == again.value_table
    assert first.crypt_mix == again.crypt_mix
    assert first.value_table != other.value_table


@pytest.mark.process
def test_both_builds_choose_the_same(tmp_path: Path) -> None:
    """Run the pure-Python build in a separate process and compare."""
    source = Path(hauntboard.__file__).parent
    copy = tmp_path / "hauntboard"
    for file in source.rglob("*"):
        kept = file.suffix in (".py", ".json") and "web" not in file.parts and "migrations" not in file.parts
        if kept:
            target = copy / file.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    script = tmp_path / "choose.py"
    script.write_text(SCRIPT)
    results = [
        subprocess.run(
            [sys.executable, str(script)],
            env={**os.environ, "PYTHONPATH": str(path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for path in (source.parent, tmp_path)
    ]
    compiled, interpreted = (json.loads(text) for text in results)
    assert compiled["actions"] == interpreted["actions"]
    assert compiled["weights"] == interpreted["weights"]
    assert interpreted["file"].endswith(".py")


SCRIPT = """
import json
from dataclasses import replace
from hauntboard.games.thirteen_ghosts.bots import search
from hauntboard.games.thirteen_ghosts.bots.levels import LEVELS
from hauntboard.games.thirteen_ghosts.bots.strong import StrongBot
from hauntboard.games.thirteen_ghosts.bots.train.training import train
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.games import load
from hauntboard.games.thirteen_ghosts.cards import CRYPT, KEEP
from hauntboard.games.thirteen_ghosts.notation import number_of
from hauntboard.bots.seated import play_match
level = replace(LEVELS[-1], worlds=12, playouts=24, candidates=4)
actions = []
for players in (2, 3, 4):
    game = load("13-ghosts", players, {"points": 1})
    bots = [StrongBot(game, s, level) for s in game.seats]
    actions.append(play_match(Match(game), bots, SeededDealer(4)).actions)
trained = train(1, 8)
weights = [*trained.value_table, *trained.crypt_mix]
print(json.dumps({"actions": actions, "weights": weights, "file": search.__file__}))
"""


def test_the_strong_bot_wins_most_matches_against_a_naive_one() -> None:
    quick: Any = replace(LEVELS[-1], worlds=400, playouts=300)
    game = load("13-ghosts", 2)
    result = wins(game, quick, 60)
    assert result > 0.6


def wins(game: Game, level: Any, matches: int) -> float:
    """Return the share of matches that the strong bot wins from either seat."""
    won = 0
    for i in range(matches):
        seat = i % 2
        seated: list[Any] = [bots.make("naive", game, i), bots.make("naive", game, i)]
        seated[seat] = StrongBot(game, 100 + i, level)
        won += seat in play_match(Match(game), seated, SeededDealer(i // 2)).state.winners()
    return won / matches


def test_a_team_of_strong_bots_wins_most_rounds_against_naive_teams() -> None:
    game = load("13-ghosts", 4, {"points": 1})
    quick: Any = replace(LEVELS[-1], worlds=150, playouts=120)
    won = 0
    for i in range(40):
        seated = [
            StrongBot(game, 7 + i, quick) if s % 2 == i % 2 else bots.make("naive", game, i + s)
            for s in game.seats
        ]
        won += i % 2 in play_match(Match(game), seated, SeededDealer(i // 2)).state.winners()
    assert won > 20
