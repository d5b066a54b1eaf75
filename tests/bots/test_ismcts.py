"""ISMCTS for any game: legal, repeatable, the same in both builds, and based on a seat's knowledge."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import hauntboard
from hauntboard import bots
from hauntboard.bots import sizes
from hauntboard.bots.budget import Budget
from hauntboard.bots.ismcts import IsmctsSearch
from hauntboard.bots.ismcts_bot import IsmctsBot
from hauntboard.engine import build_mode
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import MAX_SEATS, MAX_WORDS
from hauntboard.engine.state import State
from hauntboard.games import GAMES, load

from ..games.any_game import facts
from .searches import middle, table_that_imagines

PACKAGE = Path(hauntboard.__file__).parent
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def search(state: State, seat: int, simulations: int, module: Any = None, capacity: int = 5000) -> Any:
    kind = module.IsmctsSearch if module else IsmctsSearch
    tree = kind(state, seat, 7, capacity, 0.7, 300, 1.0)
    tree.run(simulations)
    return tree


@each_table
def test_every_visit_goes_to_a_legal_action_of_the_seat(name: str, players: int) -> None:
    for steps in (0, 1, 5, 20):
        match = middle(load(name, players), 3, steps)
        for seat in match.state.actors():
            tree = search(match.state, seat, 400)
            found = tree.found()
            assert {action for action, *_ in found} <= set(match.state.legal_actions(seat))
            assert sum(visits for _, visits, *_ in found) == 400
            assert tree.simulations == 400


@each_table
def test_both_builds_search_the_same(name: str, players: int) -> None:
    module = build_mode.interpreted_twin("bots.ismcts")
    twin = build_mode.interpreted_twin("games").load(name, players)
    match = middle(load(name, players), 5, 4)
    theirs = twin.new_state()
    for action in match.actions:
        theirs.apply(action)
    seat = match.state.actors()[-1]
    simulations = facts(name).simulations
    ours = search(match.state, seat, simulations).found()
    assert ours == search(theirs, seat, simulations, module).found()


def test_a_full_tree_searches_on_without_growing() -> None:
    match = middle(load("template", 7), 3, 2)
    tree = search(match.state, match.state.actors()[0], 800, capacity=60)
    assert tree.nodes <= 60
    assert tree.edges == 60
    assert tree.simulations == 800


@each_table
def test_indistinguishable_histories_lead_to_the_same_nodes(name: str, players: int) -> None:
    """Only the pure-Python build exposes traces; both builds visit the same nodes."""
    game = load(name, players)
    twin = build_mode.interpreted_twin("games").load(name, players)
    rng = Rng(9)
    changed = 0
    for seed in range(6):
        actions = middle(game, seed, 14).actions
        for seat in game.seats:
            other = game.another_history(actions, seat, rng)
            changed += other != actions
            assert traces(twin, actions, seat) == traces(twin, other, seat)
    assert changed > 5 or not facts(name).hides


def traces(twin: Any, actions: list[int], seat: int) -> list[int]:
    """Return what the seat observed at every decision, including the chance steps after it."""
    state = twin.new_state()
    found, pending = [], None
    for action in actions:
        if not state.at_chance() and pending:
            found.append(state.trace(seat, *pending))
        actor = state.actor(action)
        state.apply(action)
        pending = (actor, action) if actor >= 0 else pending
    return [*found, state.trace(seat, *pending)] if pending else found


@pytest.mark.parametrize("name", [name for name in GAMES if facts(name).simultaneous])
def test_simultaneous_choices_do_not_depend_on_each_other(name: str) -> None:
    """The search makes the others' simultaneous choices first, so they cannot depend on the seat's own."""
    state = middle(load(name), 3, 0).state
    assert len(state.actors()) > 1
    module = build_mode.interpreted_twin("bots.ismcts")
    twin = build_mode.interpreted_twin("games").load(name).new_state()
    for action in middle(load(name), 3, 0).actions:
        twin.apply(action)
    tree = search(twin, 0, 40, module)
    rivals = [action for action in tree.edge_action[: tree.edges] if twin.actor(action) > 0]
    assert rivals
    assert tree.decision == len(state.actors()) - 1  # one node for each of the others, then the seat's


@each_table
def test_the_same_seed_gives_the_same_advice(name: str, players: int) -> None:
    game, box = table_that_imagines(name, players)
    match = middle(game, 8, 3)
    box["true"] = match.state
    seat = match.state.actors()[0]
    advice = []
    for _ in range(2):
        bot = IsmctsBot(game, 4)
        bot.limit(Budget(iterations=300))
        advice.append(bot.consider(match.view(seat), match.log(seat)))
    assert advice[0] == advice[1]
    assert sum(choice.share for choice in advice[0].choices) == pytest.approx(1.0)
    assert advice[0].action in match.state.legal_actions(seat)


def test_a_bot_name_may_include_a_budget() -> None:
    game = load("template")
    match = middle(game, 2, 0)
    seat = match.state.actors()[0]
    for name in ("thinker@20", "thinker@5ms", "ismcts@30"):
        assert bots.make(name, game, 1).choose(match.view(seat), []) in match.state.legal_actions(seat)


def test_an_invalid_budget_is_refused() -> None:
    for text in ("", "0", "x", "5m", "-1", "0ms"):
        with pytest.raises(HauntboardError, match="bot-bad-budget"):
            bots.check_measured(f"ismcts@{text}", "template")
    with pytest.raises(HauntboardError, match="bot-no-budget"):
        bots.make("random@100", load("template"), 1)


def test_yardsticks_are_not_offered_to_players() -> None:
    assert "ismcts" not in bots.names_for("template")
    for name in ("ismcts", "random@100"):
        with pytest.raises(HauntboardError, match="bot-unknown"):
            bots.check(name, "template")


@pytest.mark.parametrize("declared", sorted(PACKAGE.rglob("sizes.pxd")), ids=lambda path: path.parts[-3])
def test_both_builds_have_the_same_array_sizes(declared):
    constants = re.findall(r"^    (\w+) = (.+)$", declared.read_text(), re.MULTILINE)
    inlined = dict[str, int]()
    for name, value in constants:
        inlined[name] = eval(value, {}, inlined)
    python = runpy.run_path(str(declared.with_suffix(".py")))
    assert len(inlined) > 2 and inlined == {name: python[name] for name in python if name.isupper()}


def test_the_search_has_room_for_the_legal_actions_and_seats_of_every_game():
    assert sizes.LEGAL_ROOM == MAX_WORDS
    assert sizes.SEATS == MAX_SEATS
