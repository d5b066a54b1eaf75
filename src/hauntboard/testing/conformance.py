"""The conformance suite: laws that every game must obey, checked by random play.

It covers every registered game, those of other packages too. Game, players, options and seed identify a run,
and one command repeats it::

    python -m hauntboard.testing.conformance NAME --players 2 -o OPTION=VALUE --seed 17
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine import build_mode
from ..engine import record as records
from ..engine.game import Game, Value
from ..engine.match import Match
from ..engine.messages import Refusal
from ..engine.rng import Rng
from ..engine.seats import ALL_SEEING, ANYONE, CHANCE, SPECTATOR
from ..engine.state import State
from ..games import game_type, load, plugin

# Some checks replay the whole match. They run every REPLAY_EVERY steps and less often as the match grows,
# so that the total time is not quadratic.
REPLAY_EVERY = 9
REPLAY_GROWTH = 2
ILLEGAL_TRIES = 6
# Likewise for the checks of determinized states, whose cost grows with the log.
DETERMINIZE_EVERY = 3
DETERMINIZE_GROWTH = 32
# The check of an endless match stops after this number of steps.
ENDLESS_STEPS = 2000
# Other choices at one step whose events or search keys are compared.
OTHER_CHOICES = 4
# The kind of a move is the first number or word of its notation: a card or the verb.
KIND = re.compile(r"[0-9]+|[^0-9]+")


class ConformanceError(AssertionError):
    """A violated law; the text names it."""


@dataclass(frozen=True)
class Run:
    """The parameters of one checked random match."""

    game: str
    players: int
    seed: int
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def command(self) -> str:
        """Return the command that repeats this run."""
        options = "".join(f" -o {name}={value}" for name, value in self.options.items())
        return (
            f"python -m hauntboard.testing.conformance {self.game} --players {self.players}"
            f"{options} --seed {self.seed}"
        )

    @property
    def slug(self) -> str:
        """Return a file name for the run, ending with its seed."""
        options = "".join(f"-{name}-{value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}p{options}-seed{self.seed}"

    def load(self) -> Game:
        return load(self.game, self.players, self.options)

    def save(self, folder: Path) -> Path:
        """Save a failed run as a regression fixture and return its path."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.slug}.json"
        data = {k: getattr(self, k) for k in ("game", "players", "options", "seed")}
        path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
        return path

    @classmethod
    def read(cls, path: Path) -> Run:
        return cls(**json.loads(path.read_text(encoding="utf-8")))


def option_combinations(name: str, players: int) -> Iterator[dict[str, Value]]:
    """Yield every combination of a game's offered options, and every value of its study options."""
    table = game_type(name).offered_options(players)
    for values in itertools.product(*(option.choices for option in table.values())):
        yield dict(zip(table, values, strict=True))
    yield from study_samples(name, players)


def option_samples(name: str, players: int) -> Iterator[dict[str, Value]]:
    """Yield a few combinations that cover every value of every option."""
    table = game_type(name).offered_options(players)
    longest = max((len(option.choices) for option in table.values()), default=1)
    for i in range(longest):
        yield {n: option.choices[i % len(option.choices)] for n, option in table.items()}
    yield from study_samples(name, players)


def study_samples(name: str, players: int) -> Iterator[dict[str, Value]]:
    """Yield every non-default value of the study options, one at a time."""
    for option in game_type(name).study_options(players):
        yield from ({option.name: value} for value in option.choices if value != option.default)


def require(holds: bool, law: str) -> None:
    """Raise :class:`ConformanceError` if a law does not hold."""
    if not holds:
        raise ConformanceError(law)


def frozen(data: Any) -> str:
    """Return data as canonical JSON, for exact comparison."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def play_to_the_end(game: Game, seed: int) -> int:
    """Play uniformly at random to the end, check only the end, and return the number of moves."""
    state = game.new_state()
    rng = Rng(seed)
    moves = 0
    while not state.over():
        legal = state.legal_actions()
        require(bool(legal), "a seat or chance can always act before the end")
        state.apply(legal[rng.below(len(legal))])
        moves += 1
        if game.endless and moves == ENDLESS_STEPS:
            return moves
        require(moves <= game.length_bound, "random play ends within the stated bound")
    check_end(state)
    return moves


def check_end(state: State) -> None:
    """Raise :class:`ConformanceError` if a finished match breaks a law."""
    returns = state.returns()
    require(bool(state.winners()), "a finished match has winners")
    require(not state.legal_actions() and not state.actors(), "no action is possible after the end")
    require(abs(sum(returns)) < 1e-9, "returns are zero-sum")
    require(all(-1 <= value <= 1 for value in returns), "returns lie between -1 and 1")


def check_run(run: Run) -> int:
    """Check every law along one random match and return the number of moves."""
    return Walk(run).walk()


def twin_of(run: Run) -> tuple[Game, type[Rng]]:
    """Return the game of a run in the interpreted build, with the random numbers of that build. A game of
    another package has one build only and is compared with itself."""
    if not plugin(run.game).folder:
        return run.load(), Rng
    twin: Game = build_mode.interpreted_twin("games").load(run.game, run.players, run.options)
    return twin, build_mode.interpreted_twin("engine.rng").Rng


def search_key(state: State, seat: int, actor: int, action: int) -> int:
    """Return what a search takes for the observation of a seat: ``State.trace``, which compiled classes do
    not expose, or its default, the action."""
    trace = getattr(state, "trace", None)
    return int(trace(seat, actor, action)) if trace else action


class Walk:
    """One random match, checked at every step."""

    def __init__(self, run: Run) -> None:
        self.game = run.load()
        self.match = Match(self.game)
        self.rng = Rng(run.seed)
        self.past: list[tuple[State, bytes]] = []
        self.next_replay = 0  # length at which the next replay checks run
        self.next_determinized = 0  # length at which the next determinization check runs
        self.twin_game, self.twin_rng = twin_of(run)
        self.twin = self.twin_game.new_state()
        self.before_decision = self.twin  # the twin before the last choice of a seat
        self.decision: tuple[int, int] | None = None  # that seat and its action

    def walk(self) -> int:
        self.check_parts()
        self.check_here()
        while not self.match.state.over() and not (self.game.endless and len(self.past) == ENDLESS_STEPS):
            action = self.choose(self.match.state.legal_actions())
            self.past.append((self.match.state.clone(), self.match.state.to_bytes()))
            step = self.match.play(action)
            if step.seat != CHANCE:
                self.before_decision, self.decision = self.twin.clone(), (step.seat, action)
            self.twin.apply(action)
            if step.seat != CHANCE:
                self.check_choices()
            self.check_events()
            self.check_here()
            require(len(self.past) <= self.game.length_bound, "play ends within the stated bound")
        if self.match.state.over():
            check_end(self.match.state)
        self.check_past()
        return len(self.past)

    def choose(self, legal: list[int]) -> int:
        """Return a random action: half the time of a random kind, so that rare kinds occur as well."""
        if not self.match.state.at_chance() and self.rng.below(2):
            kinds: dict[str, list[int]] = {}
            for action in legal:
                kinds.setdefault(KIND.findall(self.game.text(action))[0], []).append(action)
            legal = list(kinds.values())[self.rng.below(len(kinds))]
        return legal[self.rng.below(len(legal))]

    def check_here(self) -> None:
        self.check_legal()
        self.check_refusals()
        self.check_builds()
        self.check_position()
        self.check_clone()
        self.check_secrets()
        self.check_undo()
        self.check_last_move()
        length = len(self.past)
        if length >= self.next_determinized:
            self.next_determinized = length + max(DETERMINIZE_EVERY, length // DETERMINIZE_GROWTH)
            self.check_determinized()
        if length >= self.next_replay or self.match.state.over():
            self.next_replay = length + max(REPLAY_EVERY, length // REPLAY_GROWTH)
            self.check_record()
            self.check_replay()
            self.check_other_histories()

    # ---- actions --------------------------------------------------------------------

    def check_parts(self) -> None:
        parts = {frozen(self.game.parts(action)) for action in range(self.game.action_count)}
        require(len(parts) == self.game.action_count, "actions differ in their parts")

    def check_legal(self) -> None:
        state, game = self.match.state, self.game
        legal = state.legal_actions()
        words = state.legal_words()
        spelled = [64 * i + b for i, w in enumerate(words) for b in range(64) if w >> b & 1]
        require(spelled == legal, "legal_words and legal_actions agree")
        require(not legal or legal[-1] < game.action_count, "legal actions lie within the action space")
        actors = state.actors()
        require(
            state.at_chance() == (not actors and not state.over()), "chance acts exactly when no seat does"
        )
        if actors:
            by_seat = [state.legal_actions(seat) for seat in game.seats]
            require(
                sorted(a for part in by_seat for a in part) == legal,
                "each legal action belongs to exactly one seat",
            )
            for seat, part in enumerate(by_seat):
                require(bool(part) == (seat in actors), "exactly the acting seats have legal actions")
                require(all(state.actor(a) == seat for a in part), "actor returns the seat of an action")
        else:
            require(all(state.actor(a) == CHANCE for a in legal), "actor returns CHANCE for its actions")
            waiting = not any(state.legal_actions(seat) for seat in game.seats)
            require(waiting, "no seat has legal actions while chance acts")
        if legal:
            seed = self.rng.next64()
            require(
                state.pick(Rng(seed)) == legal[Rng(seed).below(len(legal))],
                "pick draws from the legal actions",
            )
        for action in legal[:40] + legal[-5:]:
            seat = max(state.actor(action), 0)
            require(
                game.parse(game.text(action), seat) == action, "notation is parsed back to the same action"
            )
            game.describe(state, action)

    def check_refusals(self) -> None:
        """Check that illegal actions are refused and change nothing."""
        state, game = self.match.state, self.game
        before = state.to_bytes()
        for seat in game.seats:
            allowed = set(state.legal_actions(seat))
            tries = [self.rng.below(game.action_count) for _ in range(ILLEGAL_TRIES)]
            for action in [-1, game.action_count, *tries]:
                if action not in allowed:
                    self.expect_refusal(action, seat)
        require(state.to_bytes() == before, "a refusal leaves the state unchanged")

    def expect_refusal(self, action: int, seat: int) -> None:
        try:
            self.match.play(action, seat)
        except Refusal as refusal:
            require(bool(refusal.message.id), "a refusal has a message")
            clause = refusal.clause
            require(not clause or clause in self.game.clauses, "a refusal cites a clause of the rules")
        else:
            raise ConformanceError("illegal actions are refused")

    # ---- the two builds --------------------------------------------------------------

    def check_builds(self) -> None:
        state, twin, game = self.match.state, self.twin, self.game
        require(state.fields() == twin.fields(), "both builds hold the same state")
        require(set(state.FIELDS) == set(vars(twin)), "FIELDS names every field")
        require(state.legal_words() == twin.legal_words(), "both builds allow the same actions")
        require(state.scores() == twin.scores(), "both builds give the same scores")
        require(state.returns() == twin.returns(), "both builds give the same returns")
        seat = len(self.past) % game.players
        theirs = self.twin_game.view(twin, seat)
        require(frozen(game.view(state, seat)) == frozen(theirs), "both builds show the same view")
        seed = self.rng.next64()
        ours, redrawn = state.resample(seat, Rng(seed)), twin.resample(seat, self.twin_rng(seed))
        require(ours.fields() == redrawn.fields(), "both builds resample alike")
        if self.decision:
            key = search_key(twin, seat, *self.decision)
            require(search_key(redrawn, seat, *self.decision) == key, "a search key holds no hidden card")

    # ---- copies ---------------------------------------------------------------------

    def check_clone(self) -> None:
        state = self.match.state
        copy = state.clone()
        require(copy == state and hash(copy) == hash(state), "a clone equals its original")
        legal = state.legal_actions()
        if legal:
            before = state.to_bytes()
            copy.apply(legal[-1])
            require(state.to_bytes() == before, "a move of a clone leaves the original unchanged")
            copy.copy_from(state)
            require(copy == state, "copy_from makes the states equal")

    def check_past(self) -> None:
        for state, hashed in self.past:
            require(state.to_bytes() == hashed, "later moves leave earlier clones unchanged")

    def check_position(self) -> None:
        state, game = self.match.state, self.game
        data = json.loads(json.dumps(game.position(state)))
        require(game.from_position(data) == state, "a position restores the same state")

    # ---- secrets --------------------------------------------------------------------

    def check_secrets(self) -> None:
        """Check that resampling what a seat cannot know leaves its view unchanged."""
        state, game = self.match.state, self.game
        for seat in (SPECTATOR, *game.seats):
            before = state.to_bytes()
            other = state.resample(seat, self.rng)
            require(state.to_bytes() == before, "resampling leaves the state unchanged")
            if other == state:
                continue  # nothing was hidden
            require(self.seen(state, seat) == self.seen(other, seat), "a view contains no secret")
            if seat == len(self.past) % (game.players + 1) - 1:  # costly, so one seat per step
                game.from_position(game.position(other))
        try:
            game.view(state, ALL_SEEING)
        except Refusal:
            require(not state.over(), "everything is visible after the end")
        else:
            require(state.over(), "the all-seeing view is refused before the end")

    def seen(self, state: State, seat: int) -> str:
        legal = state.legal_actions(seat) if seat != ANYONE else []
        return frozen([self.game.view(state, seat), legal, state.scores(), state.actors()])

    def check_determinized(self) -> None:
        """Check that a state determinized from a seat's view and log gives the same view as the true state,
        also at chance nodes. Games that do not determinize pass."""
        if type(self.game).imagine is Game.imagine:
            return
        state = self.match.state
        seat = self.rng.below(self.game.players)
        imagined = self.game.imagine(self.match.view(seat), self.match.log(seat), self.rng)
        require(
            self.seen(state, seat) == self.seen(imagined, seat), "a determinized state gives the same view"
        )

    def check_events(self) -> None:
        """Check that the events of the last action are those of others that a seat cannot tell from it."""
        step, before, game = self.match.steps[-1], self.past[-1][0], self.game
        unaware = [seat for seat in (SPECTATOR, *game.seats) if not step.seen_by(seat)]
        if not unaware:
            return
        legal = before.legal_actions(step.seat)
        here = legal.index(step.action)
        for action in (legal[here + 1 :] + legal[:here])[:OTHER_CHOICES]:
            if game.outcome(before, action) != step.outcome:
                continue
            after = before.clone()
            after.apply(action)
            events = game.events(before, action, after)
            for seat in unaware:
                alike = not game.sees_action(before, action, seat)
                if alike and self.seen(after, seat) == self.seen(self.match.state, seat):
                    seen = frozen([event.seen_by(seat) for event in events])
                    require(seen == frozen(step.events_for(seat)), "an event contains no secret")

    def check_other_histories(self) -> None:
        """Check that histories that differ only in what a seat cannot know look the same to it."""
        match = self.match
        for seat in (SPECTATOR, *self.game.seats):
            other = self.game.another_history(match.actions, seat, self.rng)
            require(len(other) == len(match.steps), "another history has the same length")
            if other == match.actions:
                continue  # nothing was exchanged; check_replay covers this case
            twin = Match(self.game).extend(other)
            require(self.witnessed(match, seat) == self.witnessed(twin, seat), "a log contains no secret")
            if seat != SPECTATOR:
                keys = self.search_keys(match.actions, seat)
                require(keys == self.search_keys(other, seat), "search keys hold no hidden history")

    def witnessed(self, match: Match, seat: int) -> str:
        """Return everything that a seat receives: view, log, steps and record."""
        names = [f"Player {i + 1}" for i in self.game.seats]
        record = None
        if not match.state.over():
            record = records.to_json(records.from_match(match, names, view=seat))
        steps = [[s.seat, s.outcome, s.seen_by(seat) and s.action] for s in match.steps]
        return frozen([match.view(seat), match.log(seat), steps, record])

    # ---- search keys ------------------------------------------------------------------

    def check_choices(self) -> None:
        """Check the search keys of a decision against those of other choices: equal for seats to which they
        look the same, different for the seat that chose."""
        actor, action = self.decision or (CHANCE, 0)
        step = self.match.steps[-1]
        others = [choice for choice in self.before_decision.legal_actions(actor) if choice != action]
        for _ in range(min(OTHER_CHOICES, len(others))):
            choice = others[self.rng.below(len(others))]
            twin = self.before_decision.clone()
            twin.apply(choice)
            own_key = search_key(self.twin, actor, actor, action)
            told_apart = search_key(twin, actor, actor, choice) != own_key
            require(told_apart, "a search key tells a seat's own choices apart")
            unaware = [seat for seat in self.game.seats if seat != actor and not step.seen_by(seat)]
            if not unaware:
                continue
            other = self.rewound()
            other_step = other.play(choice)
            for seat in unaware:
                same = not other_step.seen_by(seat) and other_step.outcome == step.outcome
                if same and self.seen(other.state, seat) == self.seen(self.match.state, seat):
                    key = search_key(self.twin, seat, actor, action)
                    same_key = search_key(twin, seat, actor, choice) == key
                    require(same_key, "a search key holds no secret choice")

    def rewound(self) -> Match:
        """Return the match without its last step."""
        match = self.match.fork()
        match.rewind(len(self.past) - 1)
        return match

    def search_keys(self, actions: Sequence[int], seat: int) -> list[int]:
        """Return the search keys of a seat at every decision of a history, as the searches compute them:
        after the chance steps that follow."""
        twin, keys, decision = self.twin_game.new_state(), [], None
        for action in actions:
            actor = twin.actor(action)
            if actor != CHANCE:
                if decision:
                    keys.append(search_key(twin, seat, *decision))
                decision = (actor, action)
            twin.apply(action)
        return [*keys, search_key(twin, seat, *decision)] if decision else keys

    # ---- history --------------------------------------------------------------------

    def check_undo(self) -> None:
        match = self.match
        for seat in self.game.seats:
            point = match.undo_point(seat)
            require(0 <= point <= len(match.steps), "an undo point lies within the match")
            for step in match.steps[point:]:
                require(step.seat == seat, "undo never crosses chance or another seat")
                for event in step.events:
                    require(
                        event.knowers in (0, 1 << seat), "undo never takes back what other seats have seen"
                    )
            if point < len(match.steps):
                again = match.fork()
                again.undo(seat, point)
                require(again.state == self.past[point][0], "undo restores the earlier state")

    def check_last_move(self) -> None:
        """Check that the last move can be read back; whole records are checked less often."""
        for step in self.match.steps[-1:]:
            move = records.Move(step.seat, step.action, step.outcome)
            text = records.move_text(self.game, move)
            require(records.build_move(self.game, None, text, 1, 1) == move, "a move can be read back")

    def check_record(self) -> None:
        match = self.match
        names = [f"Player {i + 1}" for i in self.game.seats]
        for view in (None, SPECTATOR, *self.game.seats):
            record = records.from_match(match, names, view)
            text = records.to_text(record)
            back = records.read(text, load)
            require(back == [record], "a record can be read back")
            require(records.write(back) == text, "a record is always written the same way")
            again = records.from_json(json.loads(json.dumps(records.to_json(record))), load)
            require(again == record, "a record can be read back from JSON")
            if match.state.over() and view is None:
                require(
                    records.verify(record).state == match.state,
                    "the record of a finished match passes verification",
                )

    def check_replay(self) -> None:
        again = Match(self.game).extend(self.match.actions)
        require(again.state == self.match.state, "a replay ends in the same state")
        require(again.steps == self.match.steps, "a replay produces the same steps")


def main(arguments: list[str] | None = None) -> int:
    """Repeat one run; raise ``ConformanceError`` on a violated law."""
    parser = argparse.ArgumentParser(prog="python -m hauntboard.testing.conformance")
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    options: dict[str, Value] = dict(item.split("=", 1) for item in given.options)
    players = given.players or game_type(given.game).player_counts[0]
    run = Run(given.game, players, given.seed, options)
    moves = check_run(run)
    print(f"{run.slug}: {moves} moves, all laws hold")
    return 0


if __name__ == "__main__":
    sys.exit(main())
