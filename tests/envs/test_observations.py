"""Observation vectors: from one table, without secrets, sufficient to play, the same in both builds."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.game import Game
from hauntboard.engine.observation import CHOICE, row
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import SPECTATOR
from hauntboard.engine.state import State
from hauntboard.games import GAMES, load
from hauntboard.games.doppelganger_tricks.cards import ORDINARY_SUITS, SUITS
from hauntboard.games.halloween.cards import COLOURS
from hauntboard.testing.conformance import option_samples

ROOT = Path(__file__).parents[2]
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def samples(name: str, players: int, most: int = 3) -> Iterator[Game]:
    """Return the game with some of its options, each value in turn."""
    for options in list(option_samples(name, players))[:most]:
        yield load(name, players, options)


def positions(game: Game, seed: int, steps: int) -> Iterator[State]:
    """Yield the states of random play, starting new matches as needed."""
    rng, state = Rng(seed), game.new_state()
    for _ in range(steps):
        yield state
        state.apply(state.pick(rng))
        if state.over():
            yield state
            state = game.new_state()


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("observations", ROOT / "tools" / "observations.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_encoders_and_their_page_match_the_tables() -> None:
    made = tool().files(ROOT / "src/hauntboard/games", ROOT / "docs/observations.md")
    encoders = [*(ROOT / "src/hauntboard/games").glob("*/encoder.py")]
    assert encoders and len(made) == 1 + 2 * len(encoders)
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make fixtures"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_holds_nothing_that_the_seat_cannot_know(name: str, players: int) -> None:
    changed = 0
    for game in samples(name, players):
        observer, rng = game.observer(), Rng(5)
        for state in positions(game, players, 250):
            for seat in (*game.seats, SPECTATOR):
                other = state.resample(seat, rng)
                changed += other != state
                assert observer.observe(other, seat) == observer.observe(state, seat)
    assert changed > 100 or name == "halloween"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_builds_write_the_same_vector(name: str, players: int) -> None:
    twins = build_mode.interpreted_twin("games")
    for game in samples(name, players, 2):
        twin = twins.load(name, players, game.options)
        twin_state, rng, state = twin.new_state(), Rng(2), game.new_state()
        for _ in range(120):
            for seat in (*game.seats, SPECTATOR):
                assert game.observer().observe(state, seat) == twin.observer().observe(twin_state, seat)
            action = state.pick(rng)
            state.apply(action)
            twin_state.apply(action)
            if state.over():
                break


@pytest.mark.parametrize("players", GAMES["13-ghosts"].player_counts)
def test_the_legal_actions_follow_from_the_observation(players: int) -> None:
    """Only 13 Ghosts is tested: in the other games vectors hardly ever repeat."""
    game = load("13-ghosts", players)
    observer, known, again = game.observer(), {}, 0
    for state in positions(game, 9, 4000):
        for seat in state.actors():
            seen = observer.observe(state, seat)
            again += seen in known
            assert known.setdefault(seen, state.legal_words(seat)) == state.legal_words(seat)
    assert again > 200


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_entry_has_a_name_of_its_own(name: str, players: int) -> None:
    game = load(name, players)
    table = game.observations
    entries = table.entries(players)
    assert [entry.index for entry in entries] == list(range(table.size(players)))
    assert len({entry.name for entry in entries}) == len(entries)
    assert game.observer().size == len(entries)


class Reader:
    """A vector by the names of its entries, as a learner would read it."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.vector, self.players = game.observer().observe(state, seat), game.players
        self.table, self.seat = game.observations, seat
        self.names = [entry.name for entry in self.table.entries(game.players)]

    def numbers(self, row: str, seat: int | None = None) -> list[int]:
        """Return the entries of a row, or those of one seat if the row has an entry per seat."""
        away = (seat - self.seat) % self.players if seat is not None else 0
        return list(self.vector[self.table.where(row, away)])

    def chosen(self, row: str, seat: int | None = None) -> list[str]:
        """Return the names of the entries that are 1."""
        away = (seat - self.seat) % self.players if seat is not None else 0
        names = self.names[self.table.where(row, away)]
        pairs = zip(names, self.numbers(row, seat), strict=True)
        return [name.rpartition(".")[2] for name, value in pairs if value]


@pytest.mark.parametrize("players", GAMES["doppelganger-tricks"].player_counts)
def test_doppelganger_tricks_observations_match_the_view(players: int) -> None:
    game = load("doppelganger-tricks", players)
    led = set()
    for state in positions(game, 4, 400):
        for seat in state.actors():
            view, seen = game.view(state, seat), Reader(game, state, seat)
            assert seen.chosen("led") == ([view["led"]] if view["led"] else [])
            assert seen.chosen("unseen") == view["unseen"]
            assert seen.chosen("on-table") == [f"plus-{bonus}" for bonus in view["bonuses"]]
            assert seen.numbers("tricks") == [view["tricks"]]
            trick = {laid["seat"]: laid["card"] for laid in view["trick"]}
            for s, shown in enumerate(view["seats"]):
                assert ("acting" in seen.chosen("is", s)) == (s in view["acting"])
                assert seen.chosen("hand", s) == (shown["hand"] or [])
                assert seen.chosen("shown", s) == shown["shown"]
                assert seen.chosen("void", s) == shown["voids"]
                predicted = [] if shown["prediction"] is None else [str(shown["prediction"])]
                assert seen.chosen("prediction", s) == predicted
                card = seen.chosen("trick-suit", s) + seen.chosen("trick-rank", s)
                assert "".join(card) == trick.get(s, "")
                assert seen.numbers("cards", s) == [shown["cards"]]
                assert seen.numbers("won", s) == [shown["won"]]
            led.add(view["led"])
    assert led == {None, *SUITS[:ORDINARY_SUITS]}  # a doppelgänger leads as one of these


@pytest.mark.parametrize("variant", ["standard", "master"])
def test_halloween_observations_match_the_view(variant: str) -> None:
    game = load("halloween", 3, {"variant": variant})
    bonuses = set()
    for state in positions(game, 5, 1500):
        for seat in state.actors():
            view, seen = game.view(state, seat), Reader(game, state, seat)
            table = view["table"]
            assert seen.chosen("asked") == [view["phase"]]
            assert seen.chosen("in-play") == [str(card) for card in table["cards"]]
            assert seen.chosen("sections-used") == [str(s) for s in table["sections_used"]]
            for name, building in table["town"].items():
                bonus = building["bonus"]
                bonuses.add(bonus)
                assert seen.chosen(f"bonus-{name}") == ([bonus[0]] if bonus else [])
            ghosts = [b["ghosts"].get(c, 0) for b in table["town"].values() for c in COLOURS]
            assert seen.numbers("ghosts") == ghosts
            for s, shown in enumerate(table["seats"]):
                haunted = [
                    f"{name}-{colour}"
                    for name, building in table["town"].items()
                    for colour in COLOURS
                    if building["haunts"].get(colour) == s
                ]
                assert seen.chosen("haunted", s) == haunted
                assert seen.chosen("cards", s) == [str(card) for card in shown["cards"]]
                assert seen.chosen("bonus", s) == shown["bonuses"]
                discs = [f"{i}-{act}" for i, acts in enumerate(shown["discs"], 1) for act in acts]
                assert seen.chosen("discs", s) == discs
                assert seen.numbers("tokens", s) == [shown["tokens"].get(colour, 0) for colour in COLOURS]
                assert seen.numbers("level", s)[: len(shown["levels"])] == shown["levels"]
                assert seen.numbers("points", s) == [shown["pe"]]
                assert seen.numbers("scare-points", s) == [shown["sp"]]
    assert len(bonuses) > 12 or variant == "master"


@pytest.mark.parametrize("players", GAMES["13-ghosts"].player_counts)
def test_thirteen_ghosts_observations_match_the_view(players: int) -> None:
    game = load("13-ghosts", players)
    covered = set()
    for state in positions(game, 3, 1500):
        for seat in state.actors():
            view, seen = game.view(state, seat), Reader(game, state, seat)
            assert seen.chosen("seat") == [str(seat + 1)]
            assert (seen.numbers("goal"), seen.numbers("round")) == ([view["goal"]], [view["round"]])
            pile = looked_at(view, seat)
            for place, row_name in enumerate(("pile-top", "pile-second", "pile-third")):
                assert seen.chosen(row_name) == numbers(pile["cells"][place : place + 1])
            assert seen.chosen("pile") == numbers(pile["cells"])
            assert seen.numbers("left")[-1] == (pile["left"] if players == 4 else 0)
            covered |= {name for name in ("pile", "pile-top", "pile-third") if seen.chosen(name)}
            for s, shown in enumerate(view["seats"]):
                said = seen.chosen("is", s)
                assert ("acting" in said, "turn" in said) == (s in view["acting"], s == view["turn"])
                for name in ("playing", "alive", "protected"):
                    assert (name in said) == shown[name]
                # Excluding cards known to be in the pile is left to the reader.
                assert set(numbers(shown["candidates"])) <= set(seen.chosen("crypt", s))
                assert seen.chosen("hand", s) == numbers([shown["hand"], *shown["dealt"]])
                assert seen.chosen("up", s) == numbers(shown["up"])
                assert seen.chosen("down", s) == numbers(shown["down"])
                assert seen.numbers("cards-down", s) == [len(shown["down"])]
                assert seen.numbers("points", s) == [view["scores"][s]]
    assert covered == {"pile", "pile-top", "pile-third"}


def test_cards_somewhere_in_the_pile_are_encoded_for_the_seat_that_saw_them() -> None:
    game = load("13-ghosts", 2)
    seats = [{"crypt": 7, "hand": 3, "up": [10]}, {"crypt": 9, "hand": 1, "up": [8]}]
    groups = [{"moved": [4, 5, 6], "vague": [[], [4, 5]]}]
    piles = [{"left": 7, "cells": [4, 5, 6, 0, 0, 0, 0]}]
    state = game.from_position({"seats": seats, "turn": 1, "piles": piles, "groups": groups})
    assert [Reader(game, state, seat).chosen("vague") for seat in (0, 1)] == [[], ["4", "5"]]
    assert not {"4", "5"} & set(Reader(game, state, 1).chosen("crypt", 0))


def numbers(cards: list[int | None]) -> list[str]:
    """Return the known cards as entry names."""
    return [str(card) for card in sorted(card for card in cards if card)]


def looked_at(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the pile that a seat's 8 and 10 look at: with teams, that of the rivals."""
    pile: dict[str, Any] = view["piles"][1 - seat % 2 if len(view["piles"]) > 1 else 0]
    return pile


def test_a_choice_with_a_single_value_is_refused() -> None:
    with pytest.raises(ValueError, match="led"):
        row(CHOICE, "led", "SCTD", "state.led", "four suits, written as if they were one")


def test_numbers_too_large_for_an_entry_become_255() -> None:
    game = load("halloween", 2)
    state: Any = game.new_state()
    state.pe = [300, 7, 0, 0]
    vector, where = game.observer().observe(state, 0), game.observations.where
    assert [vector[where("points", k)][0] for k in range(2)] == [255, 7]
