"""Bots play by the rules, see only what their seat sees, and are repeatable."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.bots.random import RandomBot
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game, Value, View
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.games import GAMES, game_type, load

from ..games.any_game import RELEASED, facts, settings

TABLES = [(game, *setting) for game in GAMES for setting in settings(game, facts(game).bot_settings)]
# A bot is tested in a few short matches or one long one.
MATCHES, CHOICES = 4, 200
# The levels are slow; each game's own tests run them with smaller budgets.
SEATED = [
    (name, *table) for table in TABLES for name in bots.names_for(table[0]) if not name.startswith("level-")
]


class Watched:
    """A wrapper that checks a bot's input and that the bot does not change it."""

    def __init__(self, bot: bots.Bot, seat: int) -> None:
        self.bot, self.seat = bot, seat
        self.choices = 0

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        assert type(view) is dict
        assert type(log) is list
        assert view["seat"] == self.seat
        before = copy.deepcopy((view, log))
        choice = self.bot.choose(view, log)
        assert (view, log) == before
        assert choice in view["legal"]
        self.choices += 1
        return choice


def watched(game: Game, names: list[str], seed: int) -> list[Watched]:
    return [
        Watched(bots.make(names[seat % len(names)], game, seed + seat), seat) for seat in range(game.players)
    ]


@pytest.mark.parametrize(("name", "game_name", "players", "options"), SEATED)
def test_a_bot_chooses_only_legal_actions_and_changes_nothing(
    name: str, game_name: str, players: int, options: dict[str, Value]
) -> None:
    game = load(game_name, players, options)
    choices = 0
    for seed in range(MATCHES):
        seated = watched(game, [name, "random"], seed)
        match = play_match(Match(game), seated, SeededDealer(seed))
        assert match.state.over()
        assert all(bot.choices for bot in seated)
        choices += sum(bot.choices for bot in seated)
        if choices > CHOICES:
            break


@pytest.mark.parametrize(("name", "game_name", "players", "options"), SEATED)
def test_the_same_seeds_give_the_same_match(
    name: str, game_name: str, players: int, options: dict[str, Value]
) -> None:
    game = load(game_name, players, options)
    first, again = (
        play_match(Match(game), [bots.make(name, game, 5 + s) for s in range(players)], SeededDealer(3))
        for _ in range(2)
    )
    assert first.actions == again.actions


def test_an_unknown_bot_is_refused_with_the_available_names() -> None:
    with pytest.raises(HauntboardError) as caught:
        bots.make("clever", load("template"), 1)
    assert caught.value.message.id == "bot-unknown"
    assert caught.value.message.arguments == {
        "value": "clever",
        "allowed": ", ".join(bots.names_for("template")),
    }


def test_a_bot_of_another_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = {"template": {"random": RandomBot}, "other": {"random": RandomBot, "bold": RandomBot}}
    monkeypatch.setattr(bots, "GAMES", playing)
    monkeypatch.setattr(bots, "bots_of", playing.__getitem__)
    with pytest.raises(HauntboardError) as caught:
        bots.make("bold", load("template"), 1)
    assert caught.value.message.id == "bot-wrong-game"
    assert caught.value.message.arguments["game"] == "template"
    assert "bold" not in bots.names_for("template")


@pytest.mark.parametrize("game", RELEASED)
def test_the_default_bot_of_a_released_game_is_level_three(game: str) -> None:
    assert bots.default_for(game) == "level-3"


@pytest.mark.parametrize("game", RELEASED)
def test_a_released_game_offers_five_levels(game: str) -> None:
    levels = [f"level-{number}" for number in range(1, 6)]
    assert [name for name in bots.offered_for(game) if name.startswith("level-")] == levels
    assert {*levels} <= {*bots.names_for(game)}


def test_the_default_bot_of_another_game_is_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.default_for("template") == "thinker"
    monkeypatch.setattr(bots, "optional_part", lambda game, kind: None)
    assert bots.default_for("template") == "thinker"
    monkeypatch.setattr(game_type("template"), "imagine", Game.imagine)
    assert bots.default_for("template") == "random"
