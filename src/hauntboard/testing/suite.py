"""The conformance suite as a class of pytest tests, for the tests of a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, ClassVar

import pytest

from .. import bots, extensions, games
from ..bots.seated import play_match
from ..engine import build_mode
from ..engine.dealer import SeededDealer
from ..engine.game import Game, Value
from ..engine.match import Match
from ..engine.messages import Message, Refusal
from ..engine.rng import Rng
from ..engine.seats import SPECTATOR
from ..games.plugin import PARTS
from ..i18n import Speaker
from ..i18n.catalogue import catalogue
from .conformance import Run, check_run, option_combinations, option_samples, play_to_the_end
from .views import differences, view_type

SEARCH = "ismcts@60"  # a search that is quick enough for a test
MATCHES = 3  # random matches whose words are rendered
MOST_STEPS = 400  # of a match whose words are rendered
# Of a game's own words, what lists of games and rules pages show.
NEEDED_WORDS = ("name", "tagline", "rules-title")


class ConformanceSuite:
    """Tests that every game must pass. A subclass names the game; the host need not allow it."""

    game: ClassVar[str]
    allowance: ClassVar[ExitStack]

    @classmethod
    def setup_class(cls) -> None:
        """Allow the game while its tests run."""
        cls.allowance = ExitStack()
        cls.allowance.enter_context(allowed(cls.game))

    @classmethod
    def teardown_class(cls) -> None:
        cls.allowance.close()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Repeat a test for every player count, run or bot that it takes."""
        with allowed(self.game):
            counts = games.game_type(self.game).player_counts
            values: dict[str, Any] = {
                "players": counts,
                "run": [run for players in counts for run in sample_runs(self.game, players)],
                "bot": [*bots.own_bots(self.game, "BOTS"), *bots.own_bots(self.game, "YARDSTICKS")],
            }
        for name in values:
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values[name], ids=lambda value: getattr(value, "slug", str(value)))

    # ---- rules ------------------------------------------------------------------------

    def test_random_play_keeps_every_law(self, run: Run) -> None:
        try:
            check_run(run)
        except Exception as error:
            error.add_note(f"repeat with: {extensions.VARIABLE}={run.game} {run.command}")
            raise

    def test_every_option_combination_ends(self, players: int) -> None:
        for seed, options in enumerate(option_combinations(self.game, players)):
            play_to_the_end(games.load(self.game, players, options), seed)

    def test_every_part_that_the_plugin_names_can_be_imported(self) -> None:
        plugin = games.plugin(self.game)
        for kind in PARTS:
            assert not plugin.has(kind) or plugin.part(kind) is not None

    def test_views_are_as_the_game_declares_them(self, players: int) -> None:
        declared = view_type(self.game)
        if declared is None:
            pytest.skip(f"{self.game} declares no type of its views")
        game = games.load(self.game, players)
        for state in states(game, Rng(players)):
            for seat in (*game.seats, SPECTATOR):
                assert list(differences(game.table(state, seat), declared)) == []

    # ---- words ------------------------------------------------------------------------

    def test_the_game_its_options_and_its_clauses_have_words(self) -> None:
        kind, speaker = games.game_type(self.game), Speaker("en")
        options = [option.name for option in kind.options_table]
        wanted = [f"{kind.prefix}-{word}" for word in NEEDED_WORDS]
        wanted += [f"{kind.prefix}-rule-{clause}" for clause in kind.clauses]
        missing = [id for id in wanted if not speaker.has(id)]
        missing += [
            f"{kind.prefix}-option-{name}"
            for name in options
            if not speaker.has(f"{kind.prefix}-option-{name}") and not speaker.has(f"option-{name}")
        ]
        assert not missing, f"the English catalogue lacks {', '.join(missing)}"

    def test_all_that_happens_has_words(self, players: int) -> None:
        for seed, options in enumerate([*option_samples(self.game, players)][:MATCHES]):
            render_match(games.load(self.game, players, options), seed)

    # ---- observations -------------------------------------------------------------------

    def test_observation_vectors_have_their_size_and_hold_no_secret(self, players: int) -> None:
        game = games.load(self.game, players)
        if game.observations is None:
            pytest.skip(f"{self.game} has no observation vectors")
        observer, rng = game.observer(), Rng(players)
        for state in states(game, rng):
            for seat in (*game.seats, SPECTATOR):
                vector = observer.observe(state, seat)
                assert len(vector) == game.observations.size(players)
                assert observer.observe(state.resample(seat, rng), seat) == vector

    # ---- bots -----------------------------------------------------------------------------

    def test_a_bot_plays_legal_moves_to_the_end(self, bot: str, players: int) -> None:
        play_with_bots(games.load(self.game, players), bot)

    def test_the_tree_search_plays_a_match(self, players: int) -> None:
        game = games.load(self.game, players)
        if type(game).imagine is Game.imagine:
            pytest.skip(f"{self.game} has no imagine, which searches need")
        play_with_bots(game, SEARCH)


@contextmanager
def allowed(name: str) -> Iterator[None]:
    """Allow a game for a while, as the host does by ``HAUNTBOARD_GAMES``."""
    if name in games.discovered()[0]:
        yield
        return
    before = os.environ.get(extensions.VARIABLE)
    os.environ[extensions.VARIABLE] = f"{before},{name}" if before else name
    forget_games()
    try:
        if name not in games.GAMES:
            problems = "; ".join(f"{where}: {what}" for where, what in games.broken_games().items())
            raise LookupError(f"the game {name} is not installed{f' ({problems})' if problems else ''}")
        yield
    finally:
        if before is None:
            del os.environ[extensions.VARIABLE]
        else:
            os.environ[extensions.VARIABLE] = before
        forget_games()


def forget_games() -> None:
    """Let games and their words be found anew, in both builds."""
    games.discovered.cache_clear()
    catalogue.cache_clear()
    if f"{build_mode.TWIN}.games" in sys.modules:
        build_mode.interpreted_twin("games").discovered.cache_clear()


def sample_runs(name: str, players: int) -> list[Run]:
    """Return one run for each sample of a game's options."""
    samples: Iterator[dict[str, Value]] = option_samples(name, players)
    return [Run(name, players, seed, options) for seed, options in enumerate(samples)]


def states(game: Game, rng: Rng) -> Iterator[Any]:
    """Yield the states of a random match."""
    state = game.new_state()
    for _ in range(MOST_STEPS):
        yield state
        if state.over():
            return
        state.apply(state.pick(rng))


def render_match(game: Game, seed: int) -> None:
    """Render all events, legal actions and refusals of a random match in English for every viewer. Raise
    ``AssertionError`` for one without a message, ``ValueError`` for a message that needs other arguments."""
    match, rng = Match(game), Rng(seed)
    speakers = {seat: Speaker("en", viewer=seat if seat >= 0 else None) for seat in (SPECTATOR, *game.seats)}
    while not match.state.over() and len(match.steps) < MOST_STEPS:
        legal = match.state.legal_actions()
        for action in legal:
            render(speakers[match.state.actor(action)], game.describe(match.state, action))
        render_refusals(match, rng, speakers[SPECTATOR])
        step = match.play(legal[rng.below(len(legal))])
        for seat, speaker in speakers.items():
            for event in step.events:
                require_words(speaker, f"{game.prefix}-event-{event.kind}")
                assert speaker.event(game.prefix, event.seen_by(seat))
                assert speaker.event(game.prefix, event.in_full())


def render_refusals(match: Match, rng: Rng, speaker: Speaker) -> None:
    """Render why random actions are refused."""
    for seat in match.game.seats:
        try:
            match.game.check(match.state, rng.below(match.game.action_count), seat)
        except Refusal as refusal:
            render(speaker, refusal.message)


def render(speaker: Speaker, message: Message) -> None:
    """Render a message, which must have words: without them, the speaker shows its id."""
    require_words(speaker, message.id)
    assert speaker.say(message)


def require_words(speaker: Speaker, id: str) -> None:
    """Raise ``AssertionError`` if the catalogue has no such message."""
    assert speaker.has(id), f"the English catalogue lacks {id}"


def play_with_bots(game: Game, name: str) -> None:
    """Let bots of one kind play a match; ``Match.play`` refuses illegal moves."""
    players = [bots.make(name, game, seed) for seed in game.seats]
    assert play_match(Match(game), players, SeededDealer(game.players)).state.over()
