"""One match at the keyboard: bots move by themselves, persons are shown their view and asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots import Bot
from ..engine.dealer import CommittedDealer, Dealer
from ..engine.game import NotationError
from ..engine.match import Match
from ..engine.messages import Refusal, SpiritboardError
from ..engine.seats import SPECTATOR
from ..locales import Speaker
from . import story
from .desk import Desk, reason
from .menu import Choice, Menu, Numbers, read_numbers
from .prompt import Leave, Prompt
from .rules import clause_text, find_clause
from .tables import face_of

COMMANDS = ("undo", "log", "view", "help", "quit")
SPARE_LINES = 5  # below the story: a heading, the hint and the prompt with air around them


@dataclass(frozen=True)
class Player:
    """Who sits in a seat."""

    name: str
    bot: str = ""  # the kind of bot, empty for a person


def bot_names(kinds: Sequence[str]) -> list[str]:
    """What to call bots: by their kind, numbered if there are several of one kind.

    >>> bot_names(["random", "greedy", "random"])
    ['Random 1', 'Greedy', 'Random 2']
    """
    names = []
    for seat, kind in enumerate(kinds):
        number = f" {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else ""
        names.append(kind.capitalize() + number)
    return names


@dataclass(frozen=True)
class Question:
    """What a person is asked: a menu, and the line of it that still needs its numbers."""

    menu: Menu
    choice: Choice | None = None

    def find(self, text: str) -> tuple[Choice, Numbers] | None:
        """The line and the numbers of an answer."""
        numbers = read_numbers(text)
        if self.choice is not None and numbers is not None:
            return self.choice, numbers
        return self.menu.find(text)


class Sitting:
    """A match, the persons and bots that play it, and who is at the screen."""

    def __init__(
        self,
        desk: Desk,
        match: Match,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        dealer: Dealer,
        prompt: Prompt,
    ) -> None:
        self.desk, self.match, self.players, self.bots = desk, match, players, bots
        self.dealer, self.prompt = dealer, prompt
        self.face = face_of(match.game)
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.at_screen: int | None = None
        # Per seat the step from which its next "what happened" begins.
        self.told: dict[int, int] = {}
        self.told_before: dict[int, int] = {}  # the same as it was one move ago, for undo
        self.seen_by_person = 0  # steps that the person at the screen has read about
        self.clause = ""  # what "?" explains after a refusal
        self.fresh = True  # the opening words are still on the screen

    # ---- the match ------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; raises :class:`Leave` if a person stops before."""
        self.greet()
        watched = 0
        self.match.deal(self.dealer)
        while not self.match.state.over():
            seat = self.next_seat()
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.view(seat), self.match.log(seat)), seat)
            else:
                self.take_seat(seat)
                self.decide(seat)
                if not self.settle(seat):
                    continue
            self.match.deal(self.dealer)
            if not self.people:
                watched = self.watch(watched)

    def next_seat(self) -> int:
        """Of the seats that may act: bots first, then whoever is at the screen."""
        actors = self.match.state.actors()
        return min(actors, key=lambda seat: (seat not in self.bots, seat != self.at_screen, seat))

    def last_move(self) -> int:
        """The step of the last decision."""
        steps = self.match.steps
        return max((i for i, step in enumerate(steps) if step.seat >= 0), default=0)

    def watch(self, since: int) -> int:
        """Bots among themselves: print what everybody saw."""
        speaker = self.speaker(None)
        told = story.tell(self.match, SPECTATOR, speaker, self.face, since, self.face.quiet)
        if told:
            self.desk.out.print(story.as_list(told))
        return len(self.match.steps)

    def settle(self, seat: int) -> bool:
        """After a secret choice that nobody has reacted to: the last moment to take it back."""
        match = self.match
        if match.undo_point(seat) == len(match.steps) or seat in match.state.actors():
            return True
        speaker = self.speaker(seat)
        self.desk.out.print(story.as_list(story.tell(match, seat, speaker, self.face, len(match.steps) - 1)))
        while True:
            text = self.prompt.ask(f" {self.desk.text('cli-settle')} ").lower()
            if not text:
                self.seen_by_person = len(match.steps)
                return True
            if self.command_of(text) == "undo":
                self.undo(seat, speaker)
                return False
            if self.command_of(text) == "quit":
                self.quit()

    # ---- who is at the screen ---------------------------------------------------------

    def greet(self) -> None:
        """The game, who plays, and the commitment to the shuffle."""
        out = self.desk.out
        self.prompt.clear()
        self.desk.note_form()
        names = self.desk.speaker.join([player.name for player in self.players])
        out.print(Text(f" {self.desk.text('cli-at-table', names=names)}"))
        if isinstance(self.dealer, CommittedDealer):
            out.print(Text(self.commitment(), style="dim"))
        out.print()

    def commitment(self) -> str:
        assert isinstance(self.dealer, CommittedDealer)
        return f" {self.desk.text('cli-commitment')}\n {self.dealer.commitment}"

    def take_seat(self, seat: int) -> None:
        """Hand the keyboard over so that nobody sees another person's cards."""
        before, self.at_screen = self.at_screen, seat
        if len(self.people) < 2 or before == seat:
            return
        if before is not None:
            self.show_parting(before)
            self.prompt.hide()
        self.wait(self.desk.text("cli-pass-keyboard", name=self.players[seat].name))
        self.prompt.hide()

    def show_parting(self, seat: int) -> None:
        """What came of a person's move, before the screen is hidden."""
        if self.seen_by_person >= len(self.match.steps):
            return
        speaker, since = self.speaker(seat), self.told.get(seat, 0)
        told = story.tell(self.match, seat, speaker, self.face, since, self.face.quiet)
        self.desk.out.print()
        self.desk.out.print(story.as_list(told))
        self.wait(self.desk.text("cli-hide"))

    def wait(self, text: str) -> None:
        """Enter goes on; the person may also leave here."""
        if self.command_of(self.prompt.ask(f" {text} ")) == "quit":
            self.quit()

    def speaker(self, viewer: int | None) -> Speaker:
        return Speaker(self.desk.language, [player.name for player in self.players], viewer)

    def closing_speaker(self) -> Speaker:
        """Speaks to the only person, or to all of them."""
        return self.speaker(self.people[0] if len(self.people) == 1 else None)

    # ---- a person's move --------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Show the table and ask until a move is made."""
        speaker = self.speaker(seat)
        first = question = self.show(seat, speaker)
        self.clause = ""
        length = len(self.match.steps)
        while len(self.match.steps) == length:
            text = self.prompt.ask(f" {self.asked(question)} › ")
            command = self.command_of(text)
            goes_back = command == "undo" and question.menu is not first.menu
            if text.startswith("?"):
                self.explain(text[1:].strip(), seat, speaker)
            elif command == "log":
                self.show_log(seat, speaker)
            elif command == "help":
                self.show_help()
            elif command == "quit":
                self.quit()
            elif command == "view" or goes_back or not text:
                first = question = self.show(seat, speaker)
            elif command == "undo":
                if self.undo(seat, speaker):
                    length = len(self.match.steps)
                    first = question = self.show(seat, speaker)
            else:
                question = self.answer(text, question, first.menu, seat, speaker)
        self.told_before[seat] = self.told.get(seat, 0)
        self.told[seat] = length
        self.seen_by_person = length

    def asked(self, question: Question) -> str:
        """The words of the prompt."""
        if question.choice is not None:
            return question.choice.ask
        return self.desk.text("cli-your-choice" if question.menu.title else "cli-your-move")

    def answer(self, text: str, question: Question, first: Menu, seat: int, speaker: Speaker) -> Question:
        """Take a typed answer; returns what is to be asked next, if it is not yet a whole move."""
        word = self.face.written(text, speaker)
        after = question.menu.words.get(word, first.words.get(word))
        if after is None:
            found = question.find(text)
            if found is None:
                self.try_notation(text, seat, speaker)
                return question
            choice, named = found
            after = choice.moves.get(named)
            if after is None:
                self.refuse_numbers(text, choice, named, seat, speaker)
                return Question(question.menu, choice)
        if isinstance(after, Menu):
            return self.show(seat, speaker, after)
        self.try_action(after, seat, speaker)
        return question

    def refuse_numbers(self, text: str, choice: Choice, named: Numbers, seat: int, speaker: Speaker) -> None:
        """Numbers that make no legal move: say which rule forbids them, or what would fit."""
        if choice.letter and len(named) == 1:
            self.try_notation(f"{choice.letter}{named[0]}", seat, speaker)
        elif named:
            self.refuse(self.desk.text("cli-does-not-fit", text=text, ask=choice.ask))

    def try_notation(self, text: str, seat: int, speaker: Speaker) -> None:
        """Make a move given in notation, however it is spaced."""
        try:
            action = self.match.game.parse(self.face.written(text, speaker), seat)
        except NotationError as error:
            self.refuse(f"{reason(speaker, error)} {self.desk.text('cli-try-help')}")
        else:
            self.try_action(action, seat, speaker)

    def try_action(self, action: int, seat: int, speaker: Speaker) -> None:
        """Make the move, or say which rule stands in the way."""
        try:
            self.match.play(action, seat)
        except Refusal as refusal:
            self.clause = refusal.clause
            self.refuse(reason(speaker, refusal))

    def undo(self, seat: int, speaker: Speaker) -> bool:
        """Take back one step if that is allowed."""
        try:
            self.match.undo(seat)
        except SpiritboardError as error:
            self.refuse(reason(speaker, error))
            return False
        self.told[seat] = self.told_before.get(seat, 0)
        return True

    def refuse(self, text: str) -> None:
        self.desk.out.print(Padding(Text(f"✗ {text}", style="red"), (0, 1)))

    def quit(self) -> NoReturn:
        raise Leave("asked")

    def command_of(self, text: str) -> str:
        """The command that a word means, in English or the language of the run."""
        word = text.lower()
        for command in COMMANDS:
            if word == command or word in self.desk.text(f"cli-command-{command}").split():
                return command
        return ""

    # ---- what is shown ------------------------------------------------------------------

    def show(self, seat: int, speaker: Speaker, asked: Menu | None = None) -> Question:
        """The table, what happened since the person's last move, and the menu: that of the
        moment, or the one that follows a choice."""
        out = self.desk.out
        view = self.match.view(seat)
        menu = asked or self.face.menu(view, speaker, lambda action: self.describe(action, speaker))
        if self.prompt.live or asked is None:
            self.show_table(seat, speaker, menu)
        out.print()
        if menu.title:
            out.print(Padding(Text(menu.title, style="bold"), (0, 1)))
        if menu.opening() is None:
            out.print(menu_grid(menu))
        else:
            out.print(Padding(Text(menu.choices[0].label), (0, 1)))
        if asked is None:
            hint = "cli-hint-undo" if view["undo"] < view["length"] else "cli-hint"
            out.print(Text(f" {self.desk.text(hint, example=self.face.example(view))}", style="dim"))
        return Question(menu, menu.opening())

    def show_table(self, seat: int, speaker: Speaker, menu: Menu) -> None:
        """The table and what happened, with room for a menu below."""
        if self.fresh:
            self.fresh = False
        else:
            self.prompt.clear()
        log, public = self.match.log(seat), self.match.view(SPECTATOR)
        table = self.face.draw(self.match.view(seat), public, log, speaker)
        self.desk.out.print(table)
        room = self.desk.out.height - self.height(table) - len(menu.lines()) - SPARE_LINES
        self.show_story(seat, speaker, room)

    def describe(self, action: int, speaker: Speaker) -> str:
        return speaker.say(self.match.game.describe(self.match.state, action))

    def height(self, renderable: RenderableType) -> int:
        return len(self.desk.out.render_lines(renderable, pad=False))

    def show_story(self, seat: int, speaker: Speaker, room: int) -> None:
        """The newest of what happened, as much as the screen has room for."""
        since, left_out = self.told.get(seat, 0), self.face.quiet | self.face.drawn
        told = story.tell(self.match, seat, speaker, self.face, since, left_out)
        if not told:
            return
        shown = told
        if self.prompt.live:
            while len(shown) > 2 and self.height(story.as_list(shown)) > room:
                shown = shown[1:]
        self.desk.out.print()
        if len(shown) < len(told):
            self.desk.out.print(Text(f" {self.desk.text('cli-earlier')}", style="dim"))
        self.desk.out.print(story.as_list(shown))

    def show_log(self, seat: int, speaker: Speaker) -> None:
        """Everything this seat has seen."""
        told = story.tell(self.match, seat, speaker, self.face)
        self.desk.out.print(story.as_list([p for p in told if p.sentences]))

    def show_help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        own = self.desk.text(f"cli-{self.match.game.prefix}-help-keys")
        for line in (*own.splitlines(), *self.desk.text("cli-help-keys").splitlines()):
            key, _, told = line.partition(" | ")
            grid.add_row(Text(f" {key}"), Text(told))
        self.desk.out.print(grid)
        if isinstance(self.dealer, CommittedDealer):
            self.desk.out.print(Text(self.commitment(), style="dim"))

    def explain(self, word: str, seat: int, speaker: Speaker) -> None:
        """``?``: the clause of the last refusal, the card in hand, or whatever is named."""
        word = word or self.clause or self.face.topic(self.match.view(seat))
        clause = find_clause(self.match.game, word)
        told: list[RenderableType | None] = [self.face.explain(word, speaker)]
        told.append(clause_text(self.match.game, clause, speaker) if clause else None)
        for part in told:
            if part is not None:
                self.desk.out.print(Padding(part, (0, 1)))
        if not any(told):
            self.refuse(self.desk.text("cli-nothing-to-explain", word=word))


def menu_grid(menu: Menu) -> Table:
    """The numbered lines."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for key, choice in menu.lines():
        grid.add_row(Text(f" {key}"), Text(choice.label))
    return grid
