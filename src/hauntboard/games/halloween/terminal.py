"""Halloween in a terminal. A ghost is shown by the number of its level, never by colour alone."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...cli.terminal.board import Log, Say, TerminalBoard
from ...cli.terminal.menu import Menu
from ...cli.terminal.parts import Flow, bar, seating
from ...engine.game import View
from ...i18n import Speaker
from .cards import (
    ACT,
    ACTS,
    BONUS,
    BUILDINGS,
    CARDS,
    CELL,
    COLOURS,
    DICE,
    DROP,
    END,
    HAUNT_POINTS,
    KINDS,
    OCCUPY,
    PASS,
    PAY,
    SEATS,
    SLOTS,
    SPACES,
    TURN_POWERS,
    UPGRADE_PRICES,
    USE,
)
from .notation import TEXTS, squeeze
from .terminal_menu import (
    INK,
    ROOMS,
    act_name,
    building_name,
    card_name,
    colour_text,
    digit,
    question_menu,
    turn_menu,
)

MARKS = "▲■◆♣"  # marks of haunt tokens and discs by seat
DISC, POSSIBLE, CLOSED = "●", "○", "–"
FREE, NOTHING = "·", "–"
# Columns of a player's line: points, scare points, discs in the supply, haunt tokens and so on.
COLUMNS = ("pe", "sp", "discs", "haunts", "levels", "tokens", "bonus")
CARD_WIDTH = 30  # width of name, cost and time in the table of all cards
TOWN_WIDTH = 66  # width that three buildings side by side need
# Screen sizes from which the full table fits, and the card effects too.
WIDE, TALL, HIGH = 110, 32, 48
# What "?" explains while a question is open: a clause, a card or a bonus token.
TOPICS = {
    **{"turn": "H3", "summon": "A1", "scare": "A2", "upgrade": "A3", "move": "A4", "move-to": "A4"},
    **{"fight": "A5", "defender": "A5", "roller": "A5", "dice": "A5", "haunt": "A6", "blue": "A7"},
    **{"follow": "A8", "slot": "B1", "pay": "C1", "disc": "C1", "rival": "C2", "token": "37"},
    **{"name": "21", "fifth-haunt": "31", "lift": "44", "winner-to": "17", "scare-ghost": "48"},
    **{"next-fight": "20", "higher": "h", "discs-back": "e", "rest": "j", "bonus-move": "l"},
}
# Notation words besides colours, buildings and actions.
WORDS = (
    *("end", "pass", "points", "supply", "section", "occupy", "use", "pay", "disc", "bonus", "drop"),
    *("again", "plus", "name", "change", "roller"),
)
ACT_CLAUSES = dict(zip(ACTS, ("A1", "A2", "A3", "A4", "A5", "A6", "H6"), strict=True))


class HalloweenBoard(TerminalBoard):
    """The terminal board of Halloween."""

    quiet = frozenset(
        {
            *("card-dealt", "bonus-laid", "round-begins", "turn-begins", "acted", "roller", "rolled"),
            *("tokens-gained", "tokens-paid", "scare-points", "scare-points-paid", "level"),
        }
    )
    headings = frozenset({"round-begins", "match-over"})
    lines = frozenset({"turn-begins", "end-near"})
    turns = frozenset({"turn-begins", "match-over"})
    least_narrated = 0
    settles = False

    # ---- the table ------------------------------------------------------------------

    def draw(self, view: View, public: View, log: Log, speaker: Speaker) -> RenderableType:
        return Board(view, log, speaker)

    # ---- moves ----------------------------------------------------------------------

    def menu(self, view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
        if view["question"] == "turn":
            return turn_menu(view, speaker, describe, why_not)
        return question_menu(view, speaker, describe)

    def opens(self, action: int) -> bool:
        """Return whether an action begins a group of steps; the following steps belong to it."""
        if USE <= action < BONUS:
            return action - USE + 1 in TURN_POWERS
        return ACT <= action < CELL or OCCUPY <= action < PAY or BONUS <= action < DROP or action == END

    def forced(self, view: View) -> int | None:
        """Return the only answer inside an action; passing and the turn itself stay with the player."""
        legal: list[int] = view["legal"]
        return legal[0] if view["question"] != "turn" and len(legal) == 1 and legal != [PASS] else None

    def example(self, view: View, speaker: Speaker) -> str:
        action: int = view["legal"][len(view["legal"]) // 3]
        if ACT <= action < CELL:
            section, act = divmod(action - ACT, len(ACTS))
            return f"{section + 1} {act_name(ACTS[act], speaker)}"
        return min((spoken(TEXTS[a], speaker) for a in view["legal"]), key=len)

    def written(self, text: str, speaker: Speaker) -> str:
        """Replace words of the table's language with those of the notation."""
        words = {fold(word): notation for notation, word in local_words(speaker.language).items()}
        words |= {fold(speaker.text("halloween-act", act=act)): act for act in ACTS}
        pattern = r"\b(?:" + "|".join(map(re.escape, sorted(words, key=len, reverse=True))) + r")\b"
        # Put spaces around digits, so that word boundaries are found next to them.
        spaced = re.sub(r"(?<=[0-9])(?=[^\W\d_])|(?<=[^\W\d_])(?=[0-9])", " ", fold(text))
        return squeeze(re.sub(pattern, lambda found: words[found[0]], spaced))

    def typed(self, notation: str, speaker: Speaker) -> str:
        return spoken(notation, speaker)

    # ---- words ----------------------------------------------------------------------

    def topic(self, view: View) -> str:
        asked: str = view["question"]
        if asked.startswith("power-"):
            return asked.split("-")[1]
        return TOPICS.get(asked, "H3")

    def explain(self, word: str, view: View, speaker: Speaker) -> Text | None:
        word = self.written(word, speaker)
        if word.isascii() and word.isdigit() and int(word) in CARDS:
            return card_in_words(int(word), speaker)
        if word in list(KINDS):
            return bonus_in_words(word, speaker)
        if word == "bonus":
            return Text("\n").join(bonus_in_words(kind, speaker) for kind in KINDS)
        if word in ("cards", squeeze(fold(speaker.text("cli-halloween-cards")))) and view["cards"]:
            return Text("\n").join(card_in_words(card["number"], speaker) for card in view["cards"])
        if word in COLOURS:
            return colour_in_words(word, speaker)
        if word in ACTS:
            return Text(speaker.text(f"halloween-rule-{ACT_CLAUSES[word]}"))
        return None

    def cards(self, speaker: Speaker) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(speaker.text("cli-halloween-number"), justify="right", no_wrap=True)
        table.add_column(speaker.text("cli-halloween-card"), min_width=CARD_WIDTH)
        table.add_column(speaker.text("cli-halloween-effect"))
        for number in CARDS:
            name = Text(card_name(number, speaker), style="bold")
            facts = (f"\n{cost_text(number, speaker)}; {when_text(number, speaker)}", "not bold dim")
            effect = Text(speaker.text(f"halloween-card-{number}-text"))
            table.add_row(str(number), Text.assemble(name, facts), effect)
        tokens = Table.grid(padding=(0, 2))
        tokens.add_column(no_wrap=True, style="bold")
        tokens.add_column(no_wrap=True)
        tokens.add_column()
        for kind in KINDS:
            effect = Text(speaker.text(f"halloween-bonus-{kind}.text"))
            tokens.add_row(kind, speaker.text(f"halloween-bonus-{kind}"), effect)
        title = Text(speaker.text("halloween-rules-section-bonus-tokens"), style="bold underline")
        return Group(table, Text(), title, Text(), tokens)


# ---- words --------------------------------------------------------------------------------


def fold(text: str) -> str:
    """Return the text in lower case without accents, so that users can type it without them.

    >>> fold("Żółty  Iglesia")
    'zolty iglesia'
    """
    plain = unicodedata.normalize("NFD", " ".join(text.lower().split()).replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def local_words(language: str) -> dict[str, str]:
    """Return the words of the notation, each with the word to type in a language."""
    speaker = Speaker(language)
    return {
        **{word: speaker.text("cli-halloween-word", word=word) for word in WORDS},
        **{colour: speaker.text("halloween-colour", colour=colour) for colour in COLOURS},
        **{building: speaker.text("halloween-building", building=building) for building in BUILDINGS},
        **{act: act_name(act, speaker) for act in ACTS},
    }


def spoken(text: str, speaker: Speaker) -> str:
    """Return a text of the notation in the words of the table's language.

    >>> spoken("2.move", Speaker("es")), spoken("section2", Speaker("pl"))
    ('2 mover', 'sekcja 2')
    """
    words = local_words(speaker.language)
    spaced = re.sub(r"(?<=[a-z])(?=[0-9])", " ", text.replace(".", " "))
    return re.sub(r"[a-z]+", lambda found: words.get(found[0], found[0]), spaced)


def when_text(number: int, speaker: Speaker) -> str:
    """Return when a card applies: ``Move, once per turn``."""
    return ", ".join(speaker.text(f"halloween-when-{when}") for when in CARDS[number].when)


def cost_text(number: int, speaker: Speaker) -> str:
    """Return the price of a card: ``any 3 tokens``."""
    kind = "different" if CARDS[number].coloured else "any"
    return speaker.text(f"cli-halloween-cost-{kind}", count=3)


def card_in_words(number: int, speaker: Speaker) -> Text:
    """Return a card with its price, when it applies and its effect."""
    facts = f"{cost_text(number, speaker)}; {when_text(number, speaker)}"
    effect = speaker.text(f"halloween-card-{number}-text")
    return Text.assemble((f"{number} {card_name(number, speaker)}", "bold"), f" ({facts}). {effect}")


def bonus_in_words(kind: str, speaker: Speaker) -> Text:
    """Return a bonus token with its effect."""
    name, effect = speaker.text(f"halloween-bonus-{kind}"), speaker.text(f"halloween-bonus-{kind}.text")
    return Text.assemble((f"[{kind}] {name}. ", "bold"), effect)


def colour_in_words(colour: str, speaker: Speaker) -> Text:
    """Return a colour of ghosts with its level, die, haunting points and the price of upgrading to it."""
    place = COLOURS.index(colour)
    facts = {"level": place + 1, "sides": DICE[place], "points": HAUNT_POINTS[place]}
    text = speaker.text("cli-halloween-explain-colour", **facts)
    if place:
        text += " " + speaker.text("cli-halloween-explain-price", amount=UPGRADE_PRICES[place - 1])
    return Text.assemble(colour_text(colour, speaker), "  ", text)


# ---- the table ----------------------------------------------------------------------------


class Board:
    """Everything on the table, as large as the screen allows."""

    def __init__(self, view: View, log: Log, speaker: Speaker) -> None:
        self.view, self.log, self.speaker = view, log, speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, speaker = self.view, self.speaker
        tall = console.height >= TALL
        wide = tall and options.max_width >= WIDE
        yield heading(view, speaker)
        # A low screen has no line to spare for four boards and eight cards: discs replace the legend.
        crowded = not tall and len(view["seats"]) == SEATS and bool(view["cards"]) and not view["over"]
        middle = other_discs(view) if crowded else None
        yield town(view, speaker, options.max_width, tall, middle)
        yield supplies(view, speaker)
        if view["over"]:
            yield Text()
            yield breakdown(view, self.log, speaker)
            return
        air: list[RenderableType] = [Text()] if tall else []
        if view["cards"]:
            yield from air
            yield card_table(view, speaker, console.height >= HIGH) if wide else card_flow(view, speaker)
        yield from air
        yield players_table(view, speaker, options.max_width)
        if wide:
            yield Text()
            yield other_boards(view, speaker)
        elif not crowded:
            yield other_discs(view)
        if view["seat"] is not None:
            yield from air
            yield own_board(view, speaker, options.max_width)


def heading(view: View, speaker: Speaker) -> Table:
    """Return a bar with the game, the round, the turn and the number of undrawn bonus tokens."""
    left = [speaker.text("halloween-name")]
    limit = view["options"]["rounds"]
    left.append(speaker.text("cli-halloween-round", round=max(1, view["round"]), limit=limit))
    if view["over"]:
        return bar(" · ".join(left), "")
    if view["phase"] != "first":
        left.append(speaker.text("cli-halloween-turn", seat=view["turn"]))
    right = []
    if view["table"]["ending"]:
        right.append(speaker.text("cli-halloween-last-round"))
    elif view["cards"]:
        right.append(speaker.text("cli-halloween-reserve", count=view["reserve"]))
    return bar(" · ".join(left), " · ".join(right))


# ---- the town -----------------------------------------------------------------------------


def town(
    view: View, speaker: Speaker, width: int, tall: bool, middle: RenderableType | None = None
) -> RenderableType:
    """Return two rows of three buildings, with the legend of colours or ``middle`` between them."""
    named = tall and width >= WIDE
    cells = [building_cell(view, building, speaker, tall, named) for building in BUILDINGS]
    legend = Padding(Flow([[colour_text(colour, speaker) for colour in COLOURS]]), (0, 1))
    if width < TOWN_WIDTH:
        return Group(middle or legend, *(Padding(cell, (0, 1)) for cell in cells))
    middle = middle or ruled_legend(speaker, width)
    return Group(building_row(cells[:3]), middle, building_row(cells[3:]))


def building_row(cells: list[RenderableType]) -> Table:
    """Return three buildings side by side."""
    row = Table(box=box.MINIMAL, show_header=False, show_edge=False, expand=True, border_style="dim")
    for _ in cells:
        row.add_column(ratio=1)
    row.add_row(*cells)
    return row


def ruled_legend(speaker: Speaker, width: int) -> Text:
    """Return the colours by level, in a line across the town."""
    words = [colour_text(colour, speaker) for colour in COLOURS]
    rule = width - sum(word.cell_len + 2 for word in words)
    gap = max(1, rule // (len(words) + 1))
    line = Text("─" * gap, style="dim")
    for word in words:
        line = Text.assemble(line, " ", word, " ", ("─" * gap, "dim"))
    return Text.assemble(line, ("─" * (width - line.cell_len), "dim"))


def building_cell(view: View, building: str, speaker: Speaker, tall: bool, named: bool) -> RenderableType:
    """Return name and bonus token, above the ghosts, the free places and the haunting spaces."""
    data = view["table"]["town"][building]
    ghosts, haunts = ghosts_text(data["ghosts"], view, tall), haunts_text(data["haunts"])
    name = Text(building_name(building, speaker), style="bold")
    bonus = bonus_text(data["bonus"], speaker, named) if view["cards"] or data["bonus"] else Text()
    if not tall:
        return Group(opposite(name, bonus), opposite(ghosts, haunts))
    below = Text.assemble((f"{speaker.text('cli-halloween-spaces')} ", "dim"), haunts)
    return Group(opposite(name, bonus), ghosts, below)


def opposite(left: Text, right: Text) -> Table:
    """Return two texts at the ends of a line."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row(left, right)
    return grid


def ghosts_text(ghosts: dict[str, int], view: View, tall: bool) -> Text:
    """Return a digit for every ghost and a dot for every free place: ``112···``."""
    signs = []
    for colour, count in ghosts.items():
        signs += [Text(digit(colour), style=f"bold {INK[colour]}")] * count
    signs += [Text(FREE, style="dim")] * (ROOMS[view["options"]["variant"]] - len(signs))
    return Text(" " if tall else "").join(signs)


def haunts_text(haunts: dict[str, int]) -> Text:
    """Return the haunting spaces from blue to red: their points, or the mark of the token there."""
    spaces = []
    for colour, points in zip(COLOURS, HAUNT_POINTS, strict=True):
        if colour in haunts:
            spaces.append(Text(MARKS[haunts[colour]], style="bold"))
        else:
            spaces.append(Text(str(points), style=INK[colour]))
    return Text(" ").join(spaces)


def bonus_text(token: str | None, speaker: Speaker, named: bool) -> Text:
    """Return a bonus token's letter, with its name if ``named``."""
    if token is None:
        return Text(f"[{FREE}]", style="dim")
    name = f"{speaker.text(f'halloween-bonus-{token[0]}')} " if named else ""
    return Text.assemble((name, "dim"), (f"[{token[0]}]", "bold magenta"))


def supplies(view: View, speaker: Speaker) -> RenderableType:
    """Return a line with the ghosts outside the town and the tokens in the supply."""
    parts = [
        Text.assemble((f"{speaker.text(f'cli-halloween-supply-{name}')} ", "dim"), counts_text(view[data]))
        for name, data in (("ghosts", "free"), ("tokens", "pool"))
    ]
    return Padding(Flow([parts]), (0, 1))


# ---- the cards ------------------------------------------------------------------------------


def card_flow(view: View, speaker: Speaker) -> RenderableType:
    """Return the cards in play in running text: number, name, price and the seats that occupy them."""
    return Padding(Flow([[card_piece(card, speaker) for card in view["cards"]]]), (0, 1))


def card_piece(card: View, speaker: Speaker) -> Text:
    """Return a card in short: ``37 Trick or Treat 3 ▲``; ``≠`` stands for different colours."""
    price = f"{card['price']}≠" if card["different"] else str(card["price"])
    number = card["number"]
    text = Text.assemble((str(number), "bold"), f" {card_name(number, speaker)} ", (price, "dim"))
    return text.append("".join(f" {MARKS[seat]}" for seat in card["seats"]), style="bold")


def card_table(view: View, speaker: Speaker, effects: bool) -> Table:
    """Return the cards in play in two columns, with their effects or only when they apply."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    cards = view["cards"]
    half = (len(cards) + 1) // 2
    for _ in range(2):
        grid.add_column(ratio=1)
    for left in range(half):
        grid.add_row(*(card_lines(card, speaker, effects) for card in cards[left::half]))
    return grid


def card_lines(card: View, speaker: Speaker, effects: bool) -> RenderableType:
    """Return a card with its effect below it, or with when it applies on the same line."""
    number = card["number"]
    piece = Text.assemble(" ", card_piece(card, speaker))
    if not effects:
        return Text.assemble(piece, (f"  {when_text(number, speaker)}", "dim"))
    effect = Text(speaker.text(f"halloween-card-{number}-text"), style="dim")
    return Group(piece, Padding(effect, (0, 0, 0, 3)))


# ---- the players ----------------------------------------------------------------------------


def players_table(view: View, speaker: Speaker, width: int) -> RenderableType:
    """Return a line for every player, the viewer's own last; on a narrow screen a block for each."""
    columns = COLUMNS if view["cards"] else COLUMNS[:-1]
    titles = [speaker.text(f"cli-halloween-column-{column}") for column in columns]
    rows = [player_cells(view, seat, speaker) for seat in seating(len(view["seats"]), view["seat"])]
    if width < TOWN_WIDTH:
        return Group(*(player_stack(row, titles) for row in rows))
    table = Table(box=None, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", overflow="fold")
    for column, title in zip(columns, titles, strict=True):
        right = column in ("sp", "discs", "haunts")
        table.add_column(
            Text(title, style="dim"), no_wrap=column != "tokens", justify="right" if right else "left"
        )
    for row in rows:
        table.add_row(*row[: 1 + len(columns)])
    return table


def player_stack(row: list[Text], titles: list[str]) -> RenderableType:
    """Return a player's line as a block for narrow screens."""
    text = [Text.assemble((f"{title} ", "dim"), cell) for title, cell in zip(titles, row[1:], strict=False)]
    return Group(row[0], Padding(Flow([text]), (0, 0, 0, 2)))


def player_cells(view: View, seat: int, speaker: Speaker) -> list[Text]:
    """Return the cells of a player's line."""
    counts, board = view["seats"][seat], view["table"]["seats"][seat]
    return [
        name_text(view, seat, speaker),
        points_text(counts["estimate"]),
        Text(str(board["sp"])),
        Text(str(counts["supply"])),
        Text(str(counts["haunts"])),
        Text(" ").join([Text(str(level), style=INK[COLOURS[level - 1]]) for level in board["levels"]]),
        counts_text(board["tokens"]),
        slots_text(board),
    ]


def name_text(view: View, seat: int, speaker: Speaker) -> Text:
    """Return a seat's mark and name, with a sign for its turn and a note for the viewer's own seat."""
    turn = "▶" if seat in view["acting"] else " "
    text = Text.assemble((turn, "bold green"), (f"{MARKS[seat]} ", "bold"), speaker.name(seat))
    return text.append(f" ({speaker.text('player-you')})", style="dim") if seat == view["seat"] else text


def points_text(estimate: View) -> Text:
    """Return the points, and the total if the match ended now."""
    text = Text(str(estimate["now"]), style="bold")
    return text.append(f" → {estimate['total']}", style="not bold dim") if estimate["end"] else text


def counts_text(counts: dict[str, int]) -> Text:
    """Return how many tokens or ghosts there are of each level: ``6×1 1×2``."""
    groups = [
        Text(f"{counts[colour]}×{digit(colour)}", style=f"bold {INK[colour]}")
        for colour in COLOURS
        if counts.get(colour)
    ]
    return Text(" ").join(groups) if groups else Text(NOTHING, style="dim")


def slots_text(board: View) -> Text:
    """Return the held bonus tokens, then the slots blocked by a disc, then the free ones."""
    signs = [Text(token[0], style="bold magenta") for token in board["bonuses"]]
    signs += [Text(DISC, style="dim")] * board["blocked"]
    return Text(" ").join([*signs, *[Text(FREE, style="dim")] * (SLOTS - len(signs))])


# ---- the boards -----------------------------------------------------------------------------


def own_board(view: View, speaker: Speaker, width: int) -> RenderableType:
    """Return the viewer's sections with all their action spaces."""
    board = view["table"]["seats"][view["seat"]]
    rows = []
    for section, level in enumerate(board["levels"]):
        first = ACT + len(ACTS) * section
        legal = {act for place, act in enumerate(ACTS) if first + place in view.get("legal", ())}
        acts = [act_text(act, section, board, view, legal, speaker) for act in ACTS]
        rows.append([Text(f" {section + 1} ", style="bold"), level_text(level, speaker), *acts])
    if width < TOWN_WIDTH:
        return Flow(rows, gap=1)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in rows[0]:
        grid.add_column(no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def level_text(level: int, speaker: Speaker) -> Text:
    """Return a section's level, in the colour of its highest ghosts."""
    return Text(speaker.text("cli-halloween-level", level=level), style=INK[COLOURS[level - 1]])


def act_text(act: str, section: int, board: View, view: View, legal: set[str], speaker: Speaker) -> Text:
    """Return an action space with signs for its disc and for whether the section can take the action."""
    used = view["turn"] == view["seat"] and section + 1 in view["table"]["sections_used"]
    if act == "rest" and used:
        return Text(f"✓{speaker.text('cli-halloween-used')}", style="dim")
    name, disc = act_name(act, speaker), act in board["discs"][section]
    if act in legal:
        return Text(f"{DISC if disc else POSSIBLE}{name}", style="bold")
    if disc:
        return Text(f"{DISC}{name}")
    return Text(f"{CLOSED if legal else FREE}{name}", style="dim")


def other_boards(view: View, speaker: Speaker) -> Table:
    """Return the boards of the other seats side by side."""
    seats = [seat for seat in seating(len(view["seats"]), view["seat"]) if seat != view["seat"]]
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in seats:
        grid.add_column(ratio=1)
    grid.add_row(*(Group(*board_lines(view, seat, speaker)) for seat in seats))
    return grid


def other_discs(view: View) -> RenderableType:
    """Return the other seats' discs in short, by section in the order of the action spaces."""
    boards = []
    for seat in seating(len(view["seats"]), view["seat"]):
        if seat != view["seat"]:
            sections = [
                "".join(DISC if act in discs else FREE for act in ACTS[:SPACES])
                for discs in view["table"]["seats"][seat]["discs"]
            ]
            boards.append(Text.assemble((f"{MARKS[seat]} ", "bold"), " ".join(sections)))
    return Padding(Flow([boards]), (0, 1))


def board_lines(view: View, seat: int, speaker: Speaker) -> Iterator[Text]:
    """Yield a line for every section of a board with its discs."""
    board = view["table"]["seats"][seat]
    for section, (level, discs) in enumerate(zip(board["levels"], board["discs"], strict=True), start=1):
        mark = f" {MARKS[seat]}" if section == 1 else "  "
        acts = " ".join(f"{DISC}{act_name(act, speaker)}" for act in discs) or FREE
        yield Text.assemble((mark, "bold"), f" {section}  ", level_text(level, speaker), f"  {acts}")


# ---- the end --------------------------------------------------------------------------------


def breakdown(view: View, log: Log, speaker: Speaker) -> Table:
    """Return the points of every seat by source, the winner first."""
    sources: dict[str, dict[int, int]] = {}
    for event in log:
        if event["kind"] in ("points", "points-lost"):
            sign = 1 if event["kind"] == "points" else -1
            by_seat = sources.setdefault(event["why"], {})
            by_seat[event["seat"]] = by_seat.get(event["seat"], 0) + sign * event["amount"]
    seats = sorted(range(len(view["seats"])), key=lambda seat: -view["scores"][seat])
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=True, padding=(0, 1), show_footer=True)
    total = Text(speaker.text("cli-halloween-total"), style="bold")
    table.add_column(Text(speaker.text("cli-halloween-column-pe")), footer=total)
    for seat in seats:
        star = "★ " if seat in view["winners"] else ""
        name = Text.assemble((star, "bold green"), f"{MARKS[seat]} {speaker.name(seat)}")
        table.add_column(name, justify="right", footer=Text(str(view["scores"][seat]), style="bold"))
    for source, by_seat in sorted(sources.items(), key=lambda item: -sum(item[1].values())):
        cells = [Text(str(by_seat.get(seat, NOTHING))) for seat in seats]
        table.add_row(Text(source_name(source, speaker)), *cells)
    return table


def source_name(source: str, speaker: Speaker) -> str:
    """Return the name of a source of points: number and name of a card, or a word."""
    if source.startswith("card-"):
        number = int(source.removeprefix("card-"))
        return f"{number} {card_name(number, speaker)}"
    own = f"cli-halloween-from-{source}"
    return speaker.text(own) if speaker.has(own) else speaker.text("halloween-why", why=source)


BOARD = HalloweenBoard()
