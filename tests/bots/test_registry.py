"""Bots play by the rules, see only what their seat sees, and are repeatable."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game, Value, View
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.rng import Rng
from hauntboard.games import game_type, load

TABLES = [
    (game_name, players, {option: value, **more})
    for game_name, option, values, more in (
        ("13-ghosts", "edition", ("classic", "nk2018"), {}),
        ("halloween", "variant", ("standard", "master"), {"rounds": 5}),
    )
    for players in (2, 3, 4)
    for value in values
]
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
    for seed in range(4 if game_name == "13-ghosts" else 1):
        seated = watched(game, [name, "random"], seed)
        match = play_match(Match(game), seated, SeededDealer(seed))
        assert match.state.over()
        assert all(bot.choices for bot in seated)


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_cannot_act_on_what_its_seat_does_not_know(players: int) -> None:
    """The bot moves the same in a world that differs only in hidden cards."""
    game = load("13-ghosts", players)
    rng = Rng(11)
    changed = 0
    for seed in range(6):
        match = play_match(
            Match(game), [bots.make("random", game, seed + s) for s in range(players)], SeededDealer(seed)
        )
        for length in range(9, len(match.steps), 17):
            here = match.at(length)
            for seat in here.state.actors():
                other = Match(game).extend(game.another_history(here.actions, seat, rng))
                changed += other.actions != here.actions
                choices = {
                    bots.make("sensible", game, 1).choose(m.view(seat), m.log(seat)) for m in (here, other)
                }
                assert len(choices) == 1
    assert changed > 10


def test_an_unknown_bot_is_refused_with_the_available_names() -> None:
    with pytest.raises(HauntboardError) as caught:
        bots.make("clever", load("13-ghosts"), 1)
    assert caught.value.message.id == "bot-unknown"
    assert caught.value.message.arguments == {
        "value": "clever",
        "allowed": ", ".join(bots.names_for("13-ghosts")),
    }


def test_a_bot_of_another_game_is_refused() -> None:
    with pytest.raises(HauntboardError) as caught:
        bots.make("greedy", load("halloween"), 1)
    assert caught.value.message.id == "bot-wrong-game"
    assert caught.value.message.arguments["game"] == "halloween"
    assert "greedy" not in bots.names_for("halloween")


def test_the_default_bot_is_level_three_or_the_strongest_available(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.default_for("13-ghosts") == "level-3"
    monkeypatch.setattr(bots, "optional_part", lambda game, kind: None)
    assert bots.default_for("13-ghosts") == "thinker"
    monkeypatch.setattr(game_type("13-ghosts"), "imagine", Game.imagine)
    assert bots.default_for("13-ghosts") == "random"
