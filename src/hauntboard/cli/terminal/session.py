"""Runs one match at the keyboard: plays the bots' moves and asks people for theirs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...bots import Bot
from ...bots.hints import has_adviser
from ...bots.seated import SeatLogs
from ...engine.dealer import CommittedDealer, Dealer
from ...engine.game import NotationError, View
from ...engine.match import Match
from ...engine.messages import HauntboardError, Refusal
from ...engine.seats import SPECTATOR
from ...i18n import Speaker
from ..console import Console, reason
from . import board_of, narration
from .clauses import clause_text, find_clause, similar, written_clauses
from .hints import hint_for
from .menu import Menu, MenuItem, Numbers, read_numbers
from .prompt import Prompt, Quit
from .rules_page import contents, find_part, introduction

COMMANDS = ("undo", "log", "view", "hint", "rules", "help", "quit")
COLUMN_GAP = 8  # columns for a menu line beside its label
SHORT_MENU = 3  # a menu with at most this many lines has one column


@dataclass(frozen=True)
class SeatedPlayer:
    """A person or bot in a seat."""

    name: str
    bot: str = ""  # the kind of bot, empty for a person

    @property
    def signature(self) -> str:
        """Return the player's name for records.

        >>> SeatedPlayer("Agatha", "level-3").signature
        'Agatha (level-3)'
        """
        return f"{self.name} ({self.bot})" if self.bot else self.name


@dataclass(frozen=True)
class OpenMenu:
    """An open question: a menu, and its line that still needs numbers."""

    menu: Menu
    choice: MenuItem | None = None

    def find(self, text: str) -> tuple[MenuItem, Numbers] | None:
        """Return the line and the numbers of an answer."""
        numbers = read_numbers(text)
        if self.choice is not None and numbers is not None:
            return self.choice, numbers
        return self.menu.find(text)


class Session:
    """A match, the people and bots that play it, and who is at the screen."""

    def __init__(
        self,
        console: Console,
        match: Match,
        players: Sequence[SeatedPlayer],
        bots: Mapping[int, Bot],
        dealer: Dealer,
        prompt: Prompt,
        hints: bool = False,
    ) -> None:
        self.console, self.match, self.players, self.bots = console, match, players, bots
        self.dealer, self.prompt = dealer, prompt
        self.board = board_of(match.game)
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.at_screen: int | None = None
        # By seat: the lengths at which it made its decisions, without those taken back.
        self.logs = SeatLogs(match)
        self.decided: dict[int, list[int]] = {seat: [] for seat in match.game.seats}
        self.forced: set[int] = set()  # steps played without asking
        self.seen_by_person = 0  # steps narrated to the person at the screen
        self.clause = ""  # the clause that "?" explains after a refusal
        self.hints = hints  # whether hints are allowed
        self.hinted = [0] * match.game.players  # hints that each seat asked for
        self.greeted = 0  # lines of the greeting that are still on the screen

    # ---- the match ------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; raise :class:`Quit` if a person quits."""
        self.greet()
        watched = 0
        self.match.deal(self.dealer)
        while not self.match.state.over():
            seat = self.next_seat()
            if seat in self.bots:
                with self.prompt.thinking(
                    self.console.text("cli-bot-thinking", name=self.players[seat].name)
                ):
                    action = self.bots[seat].choose(self.match.view(seat), self.logs.of(seat))
                self.match.play(action, seat)
            elif not self.play_forced(seat):
                self.take_seat(seat)
                self.decide(seat)
                if not self.settle(seat):
                    continue
            self.match.deal(self.dealer)
            if not self.people:
                watched = self.watch(watched)

    def next_seat(self) -> int:
        """Return who acts next: bots first, then the person at the screen."""
        actors = self.match.state.actors()
        return min(actors, key=lambda seat: (seat not in self.bots, seat != self.at_screen, seat))

    def play_forced(self, seat: int) -> bool:
        """Play a person's forced move; return whether there was one."""
        action = self.board.forced(self.match.view(seat))
        if action is None:
            return False
        self.forced.add(len(self.match.steps))
        self.match.play(action, seat)
        return True

    def since(self, seat: int) -> int:
        """Return the step where a seat's narration starts: the end of its last turn, or its last move
        in a game without turn events."""
        steps = self.match.steps
        for place in range(len(steps) - 1, -1, -1):
            if steps[place].seat == seat and any(e.kind in self.board.turns for e in steps[place].events):
                return place
        return 0 if self.board.turns or not self.decided[seat] else self.decided[seat][-1]

    def last_move(self) -> int:
        """Return the step of the last decision."""
        steps = self.match.steps
        return max((i for i, step in enumerate(steps) if step.seat >= 0), default=0)

    def watch(self, since: int) -> int:
        """Narrate a match between bots to its spectator; return the length narrated."""
        speaker = self.speaker(None)
        news = narration.narrate(self.match, SPECTATOR, speaker, self.board, since, self.board.quiet)
        if news:
            self.console.out.print(narration.as_list(news))
        return len(self.match.steps)

    def settle(self, seat: int) -> bool:
        """Let a player confirm a secret choice or take it back; return whether it stands."""
        match = self.match
        undoable = self.board.settles and match.undo_point(seat) < len(match.steps)
        if not undoable or seat in match.state.actors():
            return True
        speaker = self.speaker(seat)
        self.console.out.print(
            narration.as_list(narration.narrate(match, seat, speaker, self.board, len(match.steps) - 1))
        )
        while True:
            text = self.prompt.ask(f" {self.console.text('cli-settle')} ").lower()
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
        """Print the game, its players, the role of luck, and the commitment to the shuffle."""
        out = self.console.out
        self.prompt.clear()
        self.console.note_build()
        kinds = [
            player.bot and f" ({self.console.text('bot-kind', bot=player.bot)})" for player in self.players
        ]
        names_with_kinds = [player.name + kind for player, kind in zip(self.players, kinds, strict=True)]
        names = self.console.speaker.join(names_with_kinds)
        lines: list[RenderableType] = [Padding(self.console.text("cli-at-table", names=names), (0, 1))]
        luck = f"luck-{self.match.game.prefix}"
        if any(kinds) and self.console.speaker.has(luck):
            lines.append(Padding(Text(self.console.text(luck), style="dim"), (0, 1)))
        if isinstance(self.dealer, CommittedDealer):
            lines.append(Text(self.commitment(), style="dim"))
        for line in (*lines, Text()):
            out.print(line)
            self.greeted += self.height(line)

    def commitment(self) -> str:
        assert isinstance(self.dealer, CommittedDealer)
        return f" {self.console.text('cli-commitment')}\n {self.dealer.commitment}"

    def take_seat(self, seat: int) -> None:
        """Hand the keyboard over without showing one person's cards to another."""
        before, self.at_screen = self.at_screen, seat
        if len(self.people) < 2 or before == seat:
            return
        if before is not None:
            self.show_parting(before)
            self.prompt.hide()
        self.wait(self.console.text("cli-pass-keyboard", name=self.players[seat].name))
        self.prompt.hide()

    def show_parting(self, seat: int) -> None:
        """Narrate the result of a person's move before the screen is hidden."""
        if self.seen_by_person >= len(self.match.steps):
            return
        speaker, since = self.speaker(seat), self.since(seat)
        news = narration.narrate(self.match, seat, speaker, self.board, since, self.board.quiet)
        self.console.out.print()
        self.console.out.print(narration.as_list(news))
        self.wait(self.console.text("cli-hide"))

    def wait(self, text: str) -> None:
        """Wait for Enter; the person may also quit here."""
        if self.command_of(self.prompt.ask(f" {text} ")) == "quit":
            self.quit()

    def speaker(self, viewer: int | None) -> Speaker:
        return Speaker(self.console.language, [player.name for player in self.players], viewer)

    def closing_speaker(self) -> Speaker:
        """Return a speaker for the only person, or for all of them."""
        return self.speaker(self.people[0] if len(self.people) == 1 else None)

    # ---- a person's move --------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Show the table and ask until the person makes a move."""
        speaker = self.speaker(seat)
        first = question = self.show(seat, speaker)
        self.clause = ""
        length = len(self.match.steps)
        while len(self.match.steps) == length:
            text = self.prompt.ask(f" {self.asked(question, first)} › ")
            command = self.command_of(text)
            goes_back = command == "undo" and question != first
            if text.startswith("?"):
                self.explain(text[1:].strip(), seat, speaker)
            elif command == "log":
                self.show_log(seat, speaker)
            elif self.command_of(text.partition(" ")[0]) == "rules":
                self.show_rules(text.partition(" ")[2].strip(), speaker)
            elif command == "hint":
                self.show_hint(seat, speaker, first.menu)
                question = first  # what the hint says is typed there
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
        self.decided[seat].append(length)
        self.seen_by_person = length

    def asked(self, question: OpenMenu, first: OpenMenu) -> str:
        """Return the text of the prompt."""
        if question.choice is not None:
            return question.choice.ask
        return self.console.text("cli-your-move" if question.menu is first.menu else "cli-your-choice")

    def answer(self, text: str, question: OpenMenu, first: Menu, seat: int, speaker: Speaker) -> OpenMenu:
        """Handle a typed answer; return the next question if it is not a complete move."""
        word = self.board.written(text, speaker)
        after = question.menu.words.get(word, first.words.get(word))
        if after is None:
            found = question.find(text)
            if found is None and text.lower() in question.menu.closed:
                self.try_action(question.menu.closed[text.lower()], seat, speaker)
                return question
            if found is None:
                matching = first.search(text) if first.search is not None else None
                if matching is not None:
                    return self.show(seat, speaker, matching)
                self.try_notation(text, text, question, seat, speaker)
                return question
            choice, named = found
            after = choice.moves.get(named)
            if after is None:
                question = OpenMenu(question.menu, choice if choice.ask else None)
                self.refuse_numbers(text, choice, named, question, seat, speaker)
                return question
        if isinstance(after, Menu):
            return self.show(seat, speaker, after)
        self.try_action(after, seat, speaker)
        return question

    def refuse_numbers(
        self, text: str, choice: MenuItem, named: Numbers, question: OpenMenu, seat: int, speaker: Speaker
    ) -> None:
        """Explain which rule forbids the numbers, or which numbers would fit."""
        if choice.letter and len(named) == 1:
            self.try_notation(f"{choice.letter}{named[0]}", text, question, seat, speaker)
        elif named:
            self.refuse(self.misfit(text, question))

    def try_notation(self, notation: str, text: str, question: OpenMenu, seat: int, speaker: Speaker) -> None:
        """Play a move given in notation, or explain why the typed text is none."""
        length = len(self.match.steps)
        try:
            written = self.board.written(notation, speaker)
            for action in self.match.game.read(self.match.state, written, seat):
                self.match.play(action, seat)
        except NotationError as error:
            if len(text) == 1 or not any(map(str.isalpha, text)):
                self.refuse(self.misfit(text, question))
            else:
                typed = NotationError(error.message.id, **{**error.message.arguments, "text": text})
                self.refuse(f"{reason(speaker, typed)} {self.console.text('cli-try-help')}")
        except Refusal as refusal:
            self.match.rewind(length)
            self.clause = refusal.clause
            self.refuse(reason(speaker, refusal))

    def misfit(self, text: str, question: OpenMenu) -> str:
        """Return that a text does not answer the open question, and what would."""
        if question.choice is not None:
            return self.console.text("cli-does-not-fit", text=text, ask=question.choice.ask)
        keys = [key for key, _ in question.menu.lines()]
        return self.console.text("cli-not-in-menu", text=text, numbers=keys)

    def try_action(self, action: int, seat: int, speaker: Speaker) -> None:
        """Play a move, or name the rule that forbids it."""
        try:
            self.match.play(action, seat)
        except Refusal as refusal:
            self.clause = refusal.clause
            self.refuse(reason(speaker, refusal))

    def undo(self, seat: int, speaker: Speaker) -> bool:
        """Take back a step if allowed, with the forced steps before it; return whether that worked."""
        length = len(self.match.steps) - 1
        while length in self.forced:
            length -= 1
        try:
            self.match.undo(seat, length)
        except HauntboardError as error:
            self.refuse(reason(speaker, error))
            return False
        self.forced -= {place for place in self.forced if place >= length}
        self.decided[seat] = [place for place in self.decided[seat] if place < length]
        return True

    def refuse(self, text: str) -> None:
        self.console.out.print(Padding(Text(f"✗ {text}", style="red"), (0, 1)))

    def quit(self) -> NoReturn:
        raise Quit("asked")

    def command_of(self, text: str) -> str:
        """Return the command that a word stands for, in English or the language of the run."""
        word = text.lower()
        for command in COMMANDS:
            if word == command or word in self.console.text(f"cli-command-{command}").split():
                return command
        return ""

    # ---- what is shown ------------------------------------------------------------------

    def show(self, seat: int, speaker: Speaker, asked: Menu | None = None) -> OpenMenu:
        """Print the table, the news since the person's last move, and a menu; return it as a question.

        ``asked`` is the menu after a choice; without it the menu offers all moves of the moment.
        """
        view = self.match.view(seat)
        menu = asked or self.board.menu(
            view,
            speaker,
            lambda action: self.describe(action, speaker),
            lambda action: self.why_not(action, seat, speaker),
        )
        gap, lines = [Text()], list(menu_parts(menu, self.console.out.width))
        reminder = [self.reminder(view, speaker)] if asked is None else []
        room = self.console.out.height - sum(map(self.height, (*gap, *lines, *reminder))) - 1  # the prompt
        draws = self.prompt.live or asked is None
        if draws:
            above, self.greeted = self.greeted, 0
            room -= above + self.show_table(seat, speaker, clear=not above)
            # These give way to a table that fills the screen; the greeting may scroll for the reminder.
            for optional, least in ((gap, 0), (reminder, -above)):
                if self.prompt.live and room < least:
                    room += sum(map(self.height, optional))
                    optional.clear()
        notes = self.notes(menu, room)
        if draws:
            room -= sum(map(self.height, notes))
            self.show_news(seat, speaker, room, least=0 if asked else self.board.least_narrated)
        for part in (*gap, *lines, *reminder, *notes):
            self.console.out.print(part)
        return OpenMenu(menu, menu.opening())

    def reminder(self, view: View, speaker: Speaker) -> Text:
        """Return a line with what may be typed: an example, and as many commands as fit."""
        hints = self.hints and has_adviser(self.match.game)
        offered = {"undo": view["undo"] < view["length"], "hint": hints, "quit": True}
        commands = [command for command, possible in offered.items() if possible]
        move = self.console.text("cli-reminder", example=self.board.example(view, speaker))
        while True:
            names = [self.console.text(f"cli-command-{name}").split()[0] for name in (*commands, "help")]
            line = Text(" " + " · ".join((move, *names)), style="dim")
            if line.cell_len <= self.console.out.width or not commands:
                return line
            commands.pop()

    def show_table(self, seat: int, speaker: Speaker, clear: bool) -> int:
        """Print the table, on a cleared screen if asked; return its height."""
        if clear:
            self.prompt.clear()
        log, public = self.match.log(seat), self.match.view(SPECTATOR)
        table = self.board.draw(self.match.view(seat), public, log, speaker)
        self.console.out.print(table)
        return self.height(table)

    def describe(self, action: int, speaker: Speaker) -> str:
        return speaker.say(self.match.game.describe(self.match.state, action))

    def why_not(self, action: int, seat: int, speaker: Speaker) -> str:
        return reason(speaker, self.match.game.why_not(self.match.state, seat, action))

    def height(self, renderable: RenderableType) -> int:
        return len(self.console.out.render_lines(renderable, pad=False))

    def show_news(self, seat: int, speaker: Speaker, room: int, least: int) -> None:
        """Print the newest paragraphs: as many as fit on the screen, and at least ``least``."""
        left_out = self.board.quiet | self.board.drawn
        news = narration.narrate(self.match, seat, speaker, self.board, self.since(seat), left_out)
        shown = self.newest(news, room, least)
        if not shown:
            return
        left = room - self.height(narration.as_list(shown))
        shortened = len(shown) < len(news) and left > 0
        if left > shortened or not self.prompt.live:
            self.console.out.print()
        if shortened:
            self.console.out.print(Text(f" {self.console.text('cli-earlier')}", style="dim"))
        self.console.out.print(narration.as_list(shown))

    def newest(self, news: list[narration.Paragraph], room: int, least: int) -> list[narration.Paragraph]:
        """Return as many of the last paragraphs as fit, and at least ``least``."""
        shown = news
        if self.prompt.live:
            while len(shown) > least and self.height(narration.as_list(shown)) > room:
                shown = shown[1:]
        return shown

    def notes(self, menu: Menu, room: int) -> list[RenderableType]:
        """Return the unavailable choices with their reasons, if they fit on the screen."""
        notes: list[RenderableType] = [Padding(Text(f"– {note}", style="dim"), (0, 1)) for note in menu.notes]
        return notes if not self.prompt.live or sum(map(self.height, notes)) <= room else []

    def show_log(self, seat: int, speaker: Speaker) -> None:
        """Print everything this seat has seen."""
        paragraphs = narration.narrate(self.match, seat, speaker, self.board)
        self.console.out.print(narration.as_list([p for p in paragraphs if p.sentences]))

    def show_hint(self, seat: int, speaker: Speaker, menu: Menu) -> None:
        """Print the strong bot's advice, based on what this seat knows."""
        if not self.hints:
            self.refuse(self.console.text("cli-hints-off"))
            return
        try:
            with self.prompt.thinking(self.console.text("cli-thinking")):
                hint = hint_for(self.match, seat, speaker, menu)
        except HauntboardError as error:
            self.refuse(reason(speaker, error))
            return
        self.hinted[seat] += 1
        self.console.out.print(hint)

    def show_help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        own = f"cli-{self.match.game.prefix}-help-keys"
        ids = (own if self.console.speaker.has(own) else "cli-generic-help-keys", "cli-help-keys")
        written = written_clauses(self.match.game, self.console.speaker)
        texts = [self.console.text(id, clause=next(iter(written), "")) for id in ids]
        for line in (line for text in texts for line in text.splitlines()):
            key, _, meaning = line.partition(" | ")
            grid.add_row(Text(f" {key}"), Text(meaning))
        self.console.out.print(grid)
        if isinstance(self.dealer, CommittedDealer):
            self.console.out.print(Text(self.commitment(), style="dim"))

    def show_rules(self, word: str, speaker: Speaker) -> None:
        """Print the contents of the rules, or the part or clause that the word names."""
        game = self.match.game
        if not word:
            parts = [
                *introduction(game, speaker),
                contents(game, speaker),
                self.console.text("cli-rules-more"),
            ]
            if not written_clauses(game, speaker):
                parts = [self.console.text("cli-no-rules", game=self.console.game_name(game.name))]
        elif clause := find_clause(game, word, speaker):
            parts = [clause_text(game, clause, speaker)]
        elif part := find_part(game, word.lower(), speaker):
            parts = [part]
        else:
            near = ", ".join(similar(written_clauses(game, speaker), word)) or "–"
            self.refuse(self.console.text("cli-no-clause", clause=word, near=near))
            return
        for each in parts:
            self.console.out.print(Padding(each, (0, 1, 1, 1)))

    def explain(self, word: str, seat: int, speaker: Speaker) -> None:
        """Answer ``?``: explain a named card or clause, the last refusal, or the topic of the moment."""
        view = self.match.view(seat)
        word = word or self.clause or self.board.topic(view)
        clause = find_clause(self.match.game, word, speaker)
        parts: list[RenderableType | None] = [self.board.explain(word, view, speaker)]
        parts.append(clause_text(self.match.game, clause, speaker) if clause else None)
        for part in parts:
            if part is not None:
                self.console.out.print(Padding(part, (0, 1)))
        if not any(parts):
            self.refuse(self.console.text("cli-nothing-to-explain", word=word))


def menu_parts(menu: Menu, width: int) -> Iterator[RenderableType]:
    """Yield the question of a menu and the lines that the drawn table does not show."""
    if menu.title:
        title = menu.title if isinstance(menu.title, Text) else Text(menu.title, style="bold")
        yield Padding(title, (0, 1))
    lines = [line for line in menu.lines() if not line[1].drawn]
    if menu.opening() is None and lines:
        yield menu_grid(lines, menu.columns, width)
    elif lines:
        yield Padding(as_text(menu.choices[0].label), (0, 1))


def menu_grid(lines: Sequence[tuple[str, MenuItem]], columns: int, width: int) -> Table:
    """Return lines with their keys, in at most ``columns`` columns."""
    labels = [as_text(choice.label) for _, choice in lines]
    widths = [label.cell_len + COLUMN_GAP for label in labels]
    height = len(lines)
    for count in range(2, columns + 1 if len(lines) > SHORT_MENU else 2):
        rows = -(-len(lines) // count)
        if sum(max(widths[top : top + rows]) for top in range(0, len(lines), rows)) <= width:
            height = rows
    grid = Table.grid(padding=(0, 2))
    for _ in range(0, len(lines), height):
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
    for row in range(height):
        cells: list[Text] = []
        for place in range(row, len(lines), height):
            cells += [Text(f" {lines[place][0]}"), labels[place]]
        grid.add_row(*cells)
    return grid


def as_text(label: str | Text) -> Text:
    """Return a label as Rich text."""
    return label if isinstance(label, Text) else Text(label)
