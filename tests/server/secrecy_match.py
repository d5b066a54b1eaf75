"""Random matches as logs, and other logs that a viewer cannot distinguish from them.

The other log has the same kinds of entries at the same times. It differs in everything the viewer must not
know: hidden actions, identities and premoves of the others, keys of commands.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from hauntboard import bots
from hauntboard.engine.dealer import commitment_of
from hauntboard.engine.match import Match, Step
from hauntboard.engine.messages import Refusal
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import CHANCE
from hauntboard.games import GAMES
from hauntboard.server.automation import premoves
from hauntboard.server.automation.scheduler import clock_events, move_request
from hauntboard.server.tables import commands
from hauntboard.server.tables.draft import Draft
from hauntboard.server.tables.events import Clock, Opened, SeatPlan, SeatTaken, Stepped, TableEvent, encode
from hauntboard.server.tables.table import RUNNING, Table
from hauntboard.storage import Entry
from hauntboard.testing.conformance import option_samples

from ..games.any_game import facts

TABLE, OTHER_TABLE, NO_TABLE = "00000000000000aa", "00000000000000bb", "00000000000000cc"
GROUP = "00000000000000dd"
BEGIN = 1_700_000_000_000
KINDS = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
# A game that hides no past event gets fewer runs.
TURNS = [kind for kind in KINDS for _ in range(4 if facts(kind[0]).hides else 1)]


@lru_cache
def samples(name: str, players: int) -> list[dict[str, Any]]:
    """Return a few combinations of options that cover every value."""
    return list(option_samples(name, players))


@dataclass
class Played:
    """A match up to some moment: the table, its log, and the stored premoves."""

    table: Table
    people: list[str]  # identity of each seat
    log: list[Entry] = field(default_factory=list)
    premoves: dict[int, str] = field(default_factory=dict)
    questions: int = 0  # requests to bots
    doings: set[str] = field(default_factory=set)  # kinds of events

    @property
    def secret_still(self) -> bool:
        """Return whether the match still has secrets."""
        return self.table.match is not None and (
            self.table.status == RUNNING or bool(self.table.opened.group)
        )

    def write(self, events: Sequence[TableEvent], at: int, key: str | None = None) -> None:
        """Append events to the log and apply them."""
        for i, event in enumerate(events):
            self.log.append(encode(event, None if i else key, len(self.log), at))
            self.table.apply(event, at)
            self.doings.add(self.log[-1].kind)


class Player:
    """Plays one random match with people who come and go, bots, clocks, premoves and undos."""

    def __init__(self, seed: int, kind: tuple[str, int] | None = None) -> None:
        self.dice = dice = random.Random(seed)
        name, players = kind or TURNS[seed % len(TURNS)]
        secret = dice.randbytes(32)
        table = Table(TABLE, secret)
        self.played = Played(table, [f"{dice.getrandbits(64):016x}" for _ in range(players)])
        self.time = BEGIN
        plans = [SeatPlan("random" if dice.random() < 0.2 else "") for _ in range(players - 1)]
        opened = Opened(
            game=name,
            players=players,
            options=dice.choice(samples(name, players)),
            host=self.played.people[0],
            seats=[SeatPlan(), *plans],
            public=dice.random() < 0.6,
            commitment=commitment_of(secret),
            clock=Clock(*dice.choice([(0, 0, 0), (0, 0, 0), (30, 0, 0), (0, 90, 2), (20, 200, 0)])),
            on_timeout="bot" if dice.random() < 0.9 else "forfeit",
            remind=dice.choice([0, 10]),
            group=GROUP if dice.random() < 0.25 else "",
            hints=dice.choice(["", "on", "off"]),
        )
        self.played.write([opened], self.time)

    @property
    def table(self) -> Table:
        return self.played.table

    def play(self) -> Played:
        """Sit down, start, and continue until a random moment."""
        self.sit_down()
        longest = facts(self.table.game.name).longest_log
        moment = self.dice.randrange(max(longest, 250) if self.table.opened.group else longest)
        while len(self.played.log) < moment and self.table.status == RUNNING:
            self.something()
        return self.played

    def sit_down(self) -> None:
        for seat, who in enumerate(self.played.people):
            if not self.table.seats[seat].bot:
                entropy = self.dice.randbytes(4).hex()
                self.do(who, commands.Sit(f"P{seat}", seat, None, entropy, key=f"{who} sits"))
        self.do(self.table.opened.host, commands.Start())

    def do(self, who: str, command: commands.Command) -> bool:
        """Execute a command; return whether it was accepted."""
        draft = Draft(self.table, self.time)
        try:
            commands.run(draft, who, command)
        except Refusal:
            return False
        self.played.write(draft.events, self.time, command.key)
        return True

    def something(self) -> None:
        """Let time pass and a seat do something."""
        dice = self.dice
        self.time += dice.choice([0, 3, 200, 1500, 1500, 12_000])
        self.played.write(clock_events(self.table, self.time), self.time)
        if self.table.status != RUNNING:
            return
        roll = dice.random()
        if roll < 0.85:
            self.random_move()
        else:
            self.other_action(roll)

    def random_move(self) -> None:
        seat = self.dice.choice(self.table.actors)
        own, match = self.table.seats[seat], self.table.running
        if own.played_by_bot and self.dice.random() < 0.9:
            question = move_request(self.table, seat)
            action = bots.make("random", self.table.game, question.seed).choose(question.view, [])
            self.played.questions += 1
            draft = Draft(self.table, self.time)
            commands.move(draft, seat, len(match.steps), action)
            self.played.write(draft.events, self.time)
            return
        waiting = self.played.premoves.pop(seat, None)
        if waiting is not None:
            self.play_premove(seat, waiting)
            return
        legal = match.state.legal_actions(seat)
        action = legal[self.dice.randrange(len(legal))]
        by_text = {"text": self.table.game.text(action)} if self.dice.random() < 0.3 else {"action": action}
        key = f"move {len(self.played.log)}" if self.dice.random() < 0.5 else None
        self.do(own.who, commands.Play(seat=seat, seen=len(match.steps), key=key, **by_text))

    def play_premove(self, seat: int, waiting: str) -> None:
        """Play a seat's premove as the scheduler does."""
        found = premoves.next_due(self.table, seat, waiting)
        if found is None:
            return
        play = commands.Play(seat, len(self.table.running.steps), text=found.text, key=found.key)
        if self.do(self.table.seats[seat].who, play):
            self.played.doings.add("premove played")
            rest = premoves.remaining(self.table.running, seat, waiting)
            if rest is not None:
                self.played.premoves[seat] = rest

    def ask_for_hint(self, seat: int) -> None:
        with contextlib.suppress(Refusal):
            who, seen = self.table.seats[seat].who, len(self.table.running.steps)
            draft = Draft(self.table, self.time)
            commands.hint(draft, who, seat, seen)
            self.played.write(draft.events, self.time)

    def other_action(self, roll: float) -> None:
        """Do anything but a move."""
        dice, table = self.dice, self.table
        seat = dice.choice([number for number, seat in enumerate(table.seats) if seat.who])
        who, length = table.seats[seat].who, len(table.running.steps)
        if roll < 0.86:
            self.ask_for_hint(seat)
        elif roll < 0.87:
            self.do(who, commands.React(seat, dice.choice(commands.REACTIONS)))
        elif roll < 0.90:
            self.do(who, commands.Leave(seat) if dice.random() < 0.3 else commands.Return(seat))
        elif table.pending_undo is not None and roll < 0.99:
            self.do(who, commands.AnswerUndo(seat, dice.random() < 0.7))
        elif roll < 0.97:
            self.do(who, commands.Undo(seat, max(0, length - dice.choice([1, 1, 2, 3]))))
        else:
            self.played.premoves[seat] = premoves.encode(table.running, some_premoves(table, dice))


def some_premoves(table: Table, dice: random.Random) -> list[premoves.Premove]:
    """Return premoves that may apply."""
    legal = table.running.state.legal_actions() or [0]
    texts = [table.game.text(dice.choice(legal)) for _ in range(2)]
    return [premoves.Premove(texts[0]), premoves.Premove(texts[1], ["*"] if dice.random() < 0.5 else None)]


# ---- the other log --------------------------------------------------------------------


def other_log(played: Played, viewer: int, dice: random.Random, other_secret: bool) -> Played | None:
    """Build a match that looks the same to the viewer, with everything else redrawn. Return None if an undone
    step has no counterpart there.
    """
    table = played.table
    steps = table.running.steps
    actions = table.game.another_history([s.action for s in steps], viewer, Rng(dice.getrandbits(60)))
    places = {id(step): n for n, step in enumerate(steps)}
    secret = dice.randbytes(32) if other_secret else table.secret
    people = [
        who if seat == viewer else f"{dice.getrandbits(64):016x}" for seat, who in enumerate(played.people)
    ]
    other = Played(Table(TABLE, secret), people)
    renamed = dict(zip(played.people, people, strict=True))
    for entry, logged in zip(played.log, table.history, strict=True):
        event = logged.event
        if isinstance(event, Stepped) and logged.step is not None:
            place = places.get(id(logged.step))
            action = actions[place] if place is not None else like(other.table.running, logged.step, viewer)
            if action is None:
                return None
            event = Stepped(event.seat, action)
        elif isinstance(event, Opened):
            commitment = commitment_of(secret)
            host = renamed[event.host]
            event = msgspec.structs.replace(event, host=host, commitment=commitment)
        elif isinstance(event, SeatTaken):
            event = msgspec.structs.replace(event, who=renamed[event.who])
        other.write([event], logged.at, entry.key and f"other {entry.key}")
    other.premoves = other_premoves(played, viewer, dice)
    return other


def like(match: Match, step: Step, viewer: int) -> int | None:
    """Return an action that looks to the viewer like a step that was undone later."""
    seat = step.seat
    legal = match.state.legal_actions() if seat == CHANCE else match.state.legal_actions(seat)
    fitting = [action for action in [step.action] if action in legal]
    if not step.seen_by(viewer):
        fitting = [*(action for action in legal if action != step.action), *fitting]
    for action in fitting:
        tried = match.fork().play(action)
        if (tried.events_for(viewer), tried.outcome) == (step.events_for(viewer), step.outcome):
            return action
    return None


def other_premoves(played: Played, viewer: int, dice: random.Random) -> dict[int, str]:
    """Return the viewer's own premoves and different ones for the others."""
    found = {seat: data for seat, data in played.premoves.items() if seat == viewer}
    for seat, other in enumerate(played.table.seats):
        if seat != viewer and other.who and dice.random() < 0.5:
            found[seat] = premoves.encode(played.table.running, some_premoves(played.table, dice))
    return found
