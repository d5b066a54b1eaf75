"""The terminal board of Doppelgänger Tricks: a card is rank and suit symbol, never a colour alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...cli.terminal.board import Log, Say, TerminalBoard
from ...cli.terminal.menu import Menu, MenuItem, Numbers
from ...cli.terminal.parts import Flow, bar, seating
from ...engine.game import View
from ...i18n import Speaker
from .cards import BONUSES, PLAY, RANKS, SUITS, card_number
from .notation import TEXTS, CardPlay, play_of, prediction_of

INK = {"S": "bright_blue", "C": "bright_red", "T": "green", "D": "magenta"}
ORDINARY, DOUBLES = "SCT", "D"
NOTHING = "–"
TABLE_WIDTH = 72  # columns for the table of seats


class TricksBoard(TerminalBoard):
    """The table of Doppelgänger Tricks."""

    quiet = frozenset({"dealt", "predicted", "round-over"})
    drawn = frozenset(
        {
            *("prediction-shown", "led", "led-declared", "played", "cannot-follow"),
            *("annihilated", "trick-won", "trick-lost", "last-trick-lost", "scored"),
        }
    )
    headings = frozenset({"round-begins", "match-over"})
    lines = frozenset({"dealt", "prediction-shown", "scored"})

    # ---- the table ------------------------------------------------------------------

    def draw(self, view: View, public: View, log: Log, speaker: Speaker) -> RenderableType:
        past = remember(log)
        parts: list[RenderableType] = [heading(view, speaker), Seats(view, past, speaker)]
        if view["over"] and len(past.rounds) > 1:
            parts += [Text(), by_round(view, past, speaker)]
        lines = lines_below(view, past, speaker)
        return Group(*parts, Text(), Padding(lines, (0, 0, 0, 1))) if lines.row_count else Group(*parts)

    # ---- moves ----------------------------------------------------------------------

    def menu(self, view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
        if view["phase"] == "predict":
            return Menu([prediction_choice(view, speaker)])
        plays = [play_of(action) for action in view["legal"]]
        after: dict[str, int | Menu] = {}  # by card as typed
        words: dict[str, int | Menu] = {}
        for card in dict.fromkeys(play.card for play in plays):
            ways = [play for play in plays if play.card == card]
            after[TEXTS[card][1:]] = ask_suit(ways, speaker)
            words |= {way.text: ask_bonus(ways, way.declared, speaker) for way in ways if not way.claim}
        suits = [cards for suit in SUITS if (cards := [text for text in after if text[0] == suit])]
        return Menu(
            [suit_choice(cards, after, len(suits) == 1, speaker) for cards in suits], words=words | after
        )

    def example(self, view: View, speaker: Speaker) -> str:
        texts: list[str] = [TEXTS[action] for action in view["legal"] if "+" not in TEXTS[action]]
        return texts[len(texts) // 3]

    def written(self, text: str, speaker: Speaker) -> str:
        """Return a typed card as notation; accept any case, either order and symbols: ``7■`` is ``S7``."""
        word = "".join(text.upper().split())
        for suit in SUITS:
            word = word.replace(symbol(suit, speaker), suit)
        if re.fullmatch(r"P[0-9]+", word):
            return word.lower()
        return re.sub(r"^([0-9]+)([SCTD])", r"\2\1", word)

    # ---- words ----------------------------------------------------------------------

    def topic(self, view: View) -> str:
        if view["phase"] == "predict":
            return "R2"
        if view["trick"]:
            return "R4"
        mine = view["seats"][view["seat"]]["hand"] or []
        return "R5" if any(card[0] in DOUBLES for card in mine) else "R4"

    def explain(self, word: str, view: View, speaker: Speaker) -> Text | None:
        written = self.written(word, speaker).removeprefix("+")
        if written in map(str, BONUSES):
            return Text.assemble((f"+{written}  ", "bold"), speaker.text(f"tricks-bonus-{written}"))
        if written in list(SUITS):
            doubles = written in DOUBLES
            id = "cli-tricks-explain-doubles" if doubles else "cli-tricks-explain-suit"
            return Text.assemble(suit_text(written, speaker), "  ", speaker.text(id, suit=written))
        try:
            card_number(written)
        except ValueError:
            return None
        kind = "double" if written[0] in DOUBLES else "card"
        twin = f"{DOUBLES}{written[1:]}"
        text = speaker.text(
            f"cli-tricks-explain-{kind}", suit=written[0], card=twin, rank=written[1:], cards=twins(written)
        )
        return Text.assemble(card_text(written, speaker), "  ", text)

    def cards(self, speaker: Speaker) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for id in ("card", "typed", "about"):
            table.add_column(speaker.text(f"cli-tricks-{id}"), no_wrap=id != "about")
        for suit in SUITS:
            id = "cli-tricks-about-doubles" if suit in DOUBLES else "cli-tricks-about-ordinary"
            typed = f"{suit}1 … {suit}{RANKS}"
            table.add_row(suit_text(suit, speaker), typed, Text(speaker.text(id)))
        for bonus in BONUSES:
            about = Text(speaker.text(f"tricks-bonus-{bonus}"))
            name = speaker.text("cli-tricks-bonus-card", bonus=bonus)
            table.add_row(Text(name, style="bold"), f"S7+{bonus}", about)
        return Group(Text(speaker.text("tricks-rules-deck")), Text(), table)


# ---- cards ------------------------------------------------------------------------------


def symbol(suit: str, speaker: Speaker) -> str:
    """Return the symbol of a suit: ``■``."""
    return speaker.text(f"tricks-suit-{suit}.symbol")


def suit_text(suit: str, speaker: Speaker) -> Text:
    """Return a suit as symbol and name: ``● circles``."""
    return Text(f"{symbol(suit, speaker)} {speaker.text(f'tricks-suit-{suit}')}", style=INK[suit])


def card_text(card: str, speaker: Speaker, style: str = "bold") -> Text:
    """Return a card as displayed: ``7■``."""
    return Text(str(speaker.card("tricks", card)), style=f"{style} {INK[card[0]]}")


def twins(card: str) -> list[str]:
    """Return the cards that can annihilate a card.

    >>> twins("S7"), twins("D7")
    (['D7'], ['S7', 'C7', 'T7'])
    """
    return [f"{suit}{card[1:]}" for suit in (ORDINARY if card[0] in DOUBLES else DOUBLES)]


def by_rank(card: str) -> int:
    """Return the rank of a card as a sort key."""
    return int(card[1:])


# ---- reading the log -------------------------------------------------------------------


@dataclass
class ShownTrick:
    """A trick read from the log: its cards and how it ended."""

    led: str
    declared: bool
    cards: list[tuple[int, str]] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    ending: Mapping[str, Any] | None = None


@dataclass
class FinishedTricks:
    """The last complete trick of this round, and the scores of all rounds."""

    last: ShownTrick | None = None
    rounds: list[list[Mapping[str, Any]]] = field(default_factory=list)


def remember(log: Log) -> FinishedTricks:
    """Collect the finished tricks and the scores from the log."""
    past, trick, scores = FinishedTricks(), ShownTrick("", False), list[Mapping[str, Any]]()
    for event in log:
        kind = event["kind"]
        if kind in ("led", "led-declared"):
            declared = kind == "led-declared"
            trick = ShownTrick(event["suit"] if declared else event["card"][0], declared)
        if kind in ("led", "led-declared", "played"):
            trick.cards.append((event["seat"], event["card"]))
        elif kind == "annihilated":
            trick.gone.update(event["cards"])
        elif kind in ("trick-won", "trick-lost", "last-trick-lost"):
            trick.ending = event
            past.last = trick
        elif kind == "prediction-shown":
            past.last = None
        elif kind == "scored":
            scores.append(event)
        elif kind == "round-over":
            past.rounds.append(scores)
            scores = []
    return past


# ---- the parts of the table ---------------------------------------------------------------


def heading(view: View, speaker: Speaker) -> Table:
    """Return a bar with the game, the round, the trick and the remaining bonus cards."""
    left = [speaker.text("tricks-name")]
    left.append(speaker.text("cli-tricks-round", round=max(1, view["round"]), rounds=view["rounds"]))
    if view["phase"] == "play":
        left.append(speaker.text("cli-tricks-trick-of", number=trick_number(view), count=view["tricks"]))
    elif view["phase"] == "predict":
        left.append(speaker.text("cli-tricks-predicting"))
    if view["over"]:
        return bar(" · ".join(left), "")
    there = [f"+{bonus}" for bonus in view["bonuses"]]
    right = speaker.text("cli-tricks-bonuses", bonuses=" ".join(there), count=len(there))
    return bar(" · ".join(left), right)


def trick_number(view: View) -> int:
    """Return the number of the current trick."""
    played = len(view["seats"][view["leader"]]["shown"])
    return played if view["trick"] else played + 1


@dataclass(frozen=True)
class Column:
    """A column of the table of seats, with a cell for every seat."""

    title: str
    cells: Sequence[Text]
    number: bool = False  # right-aligned


class Seats:
    """The seats in order: as a table, or stacked on a narrow screen."""

    def __init__(self, view: View, past: FinishedTricks, speaker: Speaker) -> None:
        playing = view["phase"] == "play"
        self.columns = play_columns(view, speaker) if playing else score_columns(view, past, speaker)
        self.names = [name_cell(view, seat, speaker) for seat in range(len(view["seats"]))]
        self.order = order(view, speaker)
        self.title = speaker.text("cli-tricks-column-player")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.table() if options.max_width >= TABLE_WIDTH else self.stack()

    def table(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, expand=True, padding=(0, 1, 0, 0))
        table.add_column(f"   {self.title}", min_width=14, overflow="fold")
        for column in self.columns:
            table.add_column(column.title, no_wrap=True, justify="right" if column.number else "left")
        table.add_column("", ratio=1)  # fills the line
        for seat in self.order:
            table.add_row(self.names[seat], *(column.cells[seat] for column in self.columns))
        return table

    def stack(self) -> Group:
        parts: list[RenderableType] = []
        for seat in self.order:
            cells = [Text.assemble((f"{c.title}: ", "dim"), c.cells[seat]) for c in self.columns]
            parts += [self.names[seat], Padding(Flow([cells]), (0, 0, 0, 2))]
        return Group(*parts)


def order(view: View, speaker: Speaker) -> list[int]:
    """Return the seats in the order of play, the viewer's last; after the match by points."""
    seats = seating(len(view["seats"]), speaker.viewer)
    return sorted(seats, key=lambda seat: -view["scores"][seat]) if view["over"] else seats


def name_cell(view: View, seat: int, speaker: Speaker) -> Text:
    """Return the name with marks for the turn and the viewer's own seat."""
    sign = " ★ " if seat in view["winners"] else " ▶ " if seat in view["acting"] else "   "
    text = Text.assemble((sign, "bold green"), (speaker.name(seat), "bold"))
    if seat == speaker.viewer:
        text.append(f" ({speaker.text('player-you')})", style="dim")
    return text


def play_columns(view: View, speaker: Speaker) -> list[Column]:
    """Return the columns during play: points, tricks, bonus card, cards and known voids."""
    seats = view["seats"]
    return [
        points_column(view, speaker),
        Column(speaker.text("cli-tricks-column-tricks"), [tricks_cell(seat, speaker) for seat in seats]),
        Column(speaker.text("cli-tricks-column-bonus"), [bonus_cell(seat["bonus"] or 0) for seat in seats]),
        Column(speaker.text("cli-tricks-column-cards"), [Text(str(seat["cards"])) for seat in seats], True),
        Column(speaker.text("cli-tricks-column-voids"), [voids_cell(s["voids"], speaker) for s in seats]),
    ]


def score_columns(view: View, past: FinishedTricks, speaker: Speaker) -> list[Column]:
    """Return the columns between rounds: points, predictions and the last round's scores."""
    columns = [points_column(view, speaker)]
    if view["phase"] == "predict":
        cells = [prediction_cell(seat, speaker) for seat in view["seats"]]
        columns.append(Column(speaker.text("cli-tricks-column-prediction"), cells))
    if past.rounds:
        last = past.rounds[-1]
        round = speaker.text("cli-tricks-column-scored", round=len(past.rounds))
        columns += [
            Column(round, [Text(f"+{score['points']}", style="bold") for score in last], True),
            Column(speaker.text("cli-tricks-column-predicted"), [Text(str(s["number"])) for s in last], True),
            Column(speaker.text("cli-tricks-column-won"), [won_cell(score) for score in last]),
            Column(speaker.text("cli-tricks-column-bonus"), [brought_cell(score) for score in last]),
        ]
    return columns


def points_column(view: View, speaker: Speaker) -> Column:
    """Return the column of points in the match."""
    cells = [Text(str(score), style="bold") for score in view["scores"]]
    return Column(speaker.text("cli-tricks-column-points"), cells, True)


def mark(won: int, predicted: int) -> str:
    """Return a mark for a prediction that is met or exceeded."""
    return " ✓" if won == predicted else " ↑" if won > predicted else ""


def won_cell(score: Mapping[str, Any]) -> Text:
    """Return the tricks won in a round."""
    return Text(f"{score['count']:>2}{mark(score['count'], score['number'])}")


def tricks_cell(seat: Mapping[str, Any], speaker: Speaker) -> Text:
    """Return the tricks won of those predicted: ``2 of 3``."""
    won, predicted = seat["won"], seat["prediction"]
    text = speaker.text("cli-tricks-won-of", count=won, number=predicted)
    return Text(text + mark(won, predicted), style="green" if won == predicted else "")


def prediction_cell(seat: Mapping[str, Any], speaker: Speaker) -> Text:
    """Return whether a seat has predicted, with the number if it is visible."""
    if not seat["predicted"]:
        return Text(speaker.text("cli-tricks-thinking"), style="dim")
    if seat["prediction"] is None:
        return Text(speaker.text("cli-tricks-chosen"))
    return Text(f"{speaker.text('cli-tricks-chosen')}: {seat['prediction']}")


def bonus_cell(bonus: int) -> Text:
    """Return the bonus card of a seat; 0 means none."""
    return Text(f"+{bonus}", style="bold") if bonus else Text(NOTHING, style="dim")


def brought_cell(score: Mapping[str, Any]) -> Text:
    """Return the bonus card of a round; ``+3 → 0`` if it scored nothing (S3)."""
    cell = bonus_cell(score["bonus"])
    missed = score["bonus"] == 3 and score["count"] != score["number"]
    return cell.append(" → 0", style="not bold") if missed else cell


def voids_cell(voids: Sequence[str], speaker: Speaker) -> Text:
    """Return the suits that a seat is known not to hold: ``no ■ ◈``."""
    if not voids:
        return Text()
    symbols = Text(" ").join([Text(symbol(suit, speaker), style=INK[suit]) for suit in voids])
    return Text.assemble((f"{speaker.text('cli-tricks-none')} ", "dim"), symbols)


def by_round(view: View, past: FinishedTricks, speaker: Speaker) -> Table:
    """Return all points by round."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=True, padding=(0, 1))
    table.add_column(f"  {speaker.text('cli-tricks-column-by-round')}", overflow="fold")
    for number in range(1, len(past.rounds) + 1):
        table.add_column(str(number), justify="right")
    table.add_column("=", justify="right")
    for seat in order(view, speaker):
        points = [str(scores[seat]["points"]) for scores in past.rounds]
        total = Text(str(view["scores"][seat]), style="bold")
        table.add_row(f"  {speaker.name(seat)}", *points, total)
    return table


def lines_below(view: View, past: FinishedTricks, speaker: Speaker) -> Table:
    """Return the last trick, this trick, and the hands that the viewer sees."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    if past.last is not None:
        grid.add_row(speaker.text("cli-tricks-last"), last_trick(past.last, speaker))
    if view["phase"] == "play":
        grid.add_row(speaker.text("cli-tricks-now"), trick_lines(view, speaker))
    playable = {play_of(action).card for action in view.get("legal", []) if action >= PLAY}
    hands = [seat for seat in order(view, speaker) if view["seats"][seat]["hand"]]
    if hands and grid.row_count:
        grid.add_row("", "")
    for seat in hands:
        hand = view["seats"][seat]["hand"]
        grid.add_row(speaker.text("cli-tricks-hand", seat=seat), hand_lines(hand, playable, speaker))
    return grid


def last_trick(trick: ShownTrick, speaker: Speaker) -> Flow:
    """Return the last trick in a line: its cards and winner."""
    assert trick.ending is not None
    pieces = [laid_card(card, seat, card in trick.gone, speaker) for seat, card in trick.cards]
    if trick.declared:
        pieces[0] = Text.assemble(pieces[0], " (", (symbol(trick.led, speaker), INK[trick.led]), ")")
    details = {key: value for key, value in trick.ending.items() if key != "kind"}
    ending = speaker.text(f"cli-tricks-{trick.ending['kind']}", **details)
    pieces.append(Text(f"→ {ending}"))
    return Flow([pieces])


def laid_card(card: str, seat: int, gone: bool, speaker: Speaker) -> Text:
    """Return a played card with its player; an annihilated card is struck through and marked ✗."""
    name = speaker.text("player-you") if seat == speaker.viewer else speaker.name(seat)
    face = card_text(card, speaker, "dim strike" if gone else "bold")
    return Text.assemble("✗" if gone else "", face, f" {name}")


def trick_lines(view: View, speaker: Speaker) -> RenderableType:
    """Return the current trick: the led suit, and the cards in the order of play."""
    if not view["trick"]:
        return Text(speaker.text("cli-tricks-leads", seat=view["leader"]))
    led, cards = view["led"], view["trick"]
    text = Text.assemble((speaker.text("cli-tricks-led"), ""), " ", suit_text(led, speaker))
    if cards[0]["card"][0] in DOUBLES:
        text.append(f", {speaker.text('cli-tricks-declared')}")
    best = winning(cards, led)
    pieces = []
    for place, laid in enumerate(cards):
        piece = laid_card(laid["card"], laid["seat"], laid["annihilated"], speaker)
        if laid["annihilated"]:
            piece.append(f" ({speaker.text('cli-tricks-annihilated')})", style="dim")
        elif place == best:
            piece.append(f" ({speaker.text('cli-tricks-winning')})", style="green")
        pieces.append(piece)
    return Group(text, Flow([pieces], gap=3))


def winning(cards: Sequence[Mapping[str, Any]], led: str) -> int | None:
    """Return the index of the card that is winning an unfinished trick (R8, R9)."""
    places = [place for place, laid in enumerate(cards) if not laid["annihilated"]]

    def strength(place: int) -> tuple[bool, int, int]:
        card = cards[place]["card"]
        return card[0] in (led, DOUBLES), by_rank(card), -place

    return max(places, key=strength, default=None)


def hand_lines(hand: Sequence[str], playable: set[int], speaker: Speaker) -> Flow:
    """Return a hand by suits, doppelgängers on their own line, playable cards in brackets."""
    groups = {suit: [card for card in hand if card[0] == suit] for suit in SUITS}
    pieces = {suit: hand_group(suit, cards, playable, speaker) for suit, cards in groups.items() if cards}
    rows = [[pieces[suit] for suit in suits if suit in pieces] for suits in (ORDINARY, DOUBLES)]
    return Flow([row for row in rows if row], gap=3)


def hand_group(suit: str, cards: Sequence[str], playable: set[int], speaker: Speaker) -> Text:
    """Return the cards of one suit: ``■ squares [2] 5 ``."""
    text = suit_text(suit, speaker).append(" ")
    for card in sorted(cards, key=by_rank):
        may = card_number(card) in playable
        text.append(
            f"[{card[1:]}]" if may else f" {card[1:]} ", style="bold" if may or not playable else "dim"
        )
    return text


# ---- the menu -----------------------------------------------------------------------------


def prediction_choice(view: View, speaker: Speaker) -> MenuItem:
    """Return the question for a prediction (R2)."""
    moves: dict[Numbers, int | Menu] = {(prediction_of(action),): action for action in view["legal"]}
    ask = speaker.text("cli-tricks-ask-prediction", most=view["tricks"])
    return MenuItem(speaker.text("cli-tricks-predict"), moves, ask, letter="p")


def suit_choice(
    cards: Sequence[str], after: Mapping[str, int | Menu], only: bool, speaker: Speaker
) -> MenuItem:
    """Return the menu line of one suit, which asks for the rank if there are several cards."""
    suit, ranks = cards[0][0], [card[1:] for card in cards]
    label = f"{suit_text(suit, speaker)}: {speaker.join(ranks, 'or')}"
    if len(cards) == 1:
        return MenuItem(label, {(): after[cards[0]]})
    if only:
        label = speaker.text("cli-tricks-only", suit=suit)
    moves: dict[Numbers, int | Menu] = {(by_rank(card),): after[card] for card in cards}
    return MenuItem(label, moves, speaker.text("cli-tricks-ask-rank", suit=suit, ranks=ranks), letter=suit)


def ask_suit(ways: Sequence[CardPlay], speaker: Speaker) -> int | Menu:
    """Return the ways to play a card: a leading doppelgänger needs a suit (R5)."""
    suits = list(dict.fromkeys(way.declared for way in ways))
    if suits == [None]:
        return ask_bonus(ways, None, speaker)
    choices, words = [], {}
    for declared in suits:
        assert declared is not None
        suit = SUITS[declared]
        words[suit] = after = ask_bonus(ways, declared, speaker)
        choices.append(MenuItem(str(suit_text(suit, speaker)), {(): after}))
    title = speaker.text("cli-tricks-ask-suit", card=TEXTS[ways[0].card][1:])
    return Menu(choices, title, words)


def ask_bonus(ways: Sequence[CardPlay], declared: int | None, speaker: Speaker) -> int | Menu:
    """Return the ways to play a card as one suit: alone, or with a legal bonus claim (R13)."""
    ways = [way for way in ways if way.declared == declared]
    if len(ways) == 1:
        return ways[0].action
    choices, words = [], {}
    for way in ways:
        words[f"+{way.claim}"] = way.action
        about = speaker.text(f"tricks-bonus-{way.claim}") if way.claim else ""
        label = f"+{way.claim}: {about}" if about else speaker.text("cli-tricks-no-bonus")
        choices.append(MenuItem(label, {(): way.action}))
    title = speaker.text("cli-tricks-ask-bonus", card=TEXTS[ways[0].card][1:])
    return Menu(choices, title, words)


BOARD = TricksBoard()
