"""The terminal board of 13 Ghosts: a card is a number and its colour in words, never a colour alone."""

from __future__ import annotations

from collections.abc import Sequence
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
from .cards import ARRANGE, ATTACK, CARDS_IN_SET, COLOURS, CRYPT, KEEP, MATE, NUMBERS, PLAY, deck_in
from .notation import TEXTS, ability_of, is_ability, is_copy, number_of

INK = {"blue": "bright_blue", "yellow": "yellow", "red": "bright_red"}
UNKNOWN = "?"
TABLE_WIDTH = 76  # columns for the table of seats
# Cards whose numbers the player types.
NAMING = (1, 4, 11, 12, 13)


class GhostsBoard(TerminalBoard):
    """The table of 13 Ghosts."""

    quiet = frozenset({"dealt", "crypt-chosen", "crypt-given", "hands-split", "protected"})
    headings = frozenset({"round-begins", "tie-break", "match-over", "team-match-over"})

    # ---- the table ------------------------------------------------------------------

    def draw(self, view: View, public: View, log: Log, speaker: Speaker) -> RenderableType:
        parts: list[RenderableType] = [heading(view, speaker), Seats(view, public, speaker)]
        return Group(*parts, Text(), Padding(own_lines(view, speaker), (0, 0, 0, 1)))

    # ---- moves ----------------------------------------------------------------------

    def menu(self, view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
        groups: dict[tuple[str, int], list[int]] = {}
        for action in view["legal"]:
            groups.setdefault(kind_of(action), []).append(action)
        # Cards first, then the attack, which is always the last line.
        order = sorted(groups, key=lambda kind: (kind[0] == "attack", kind[0] == "other"))
        return Menu([choice(kind, groups[kind], view, speaker, describe) for kind in order])

    def example(self, view: View, speaker: Speaker) -> str:
        # A number alone is a line of the menu.
        texts: list[str] = [TEXTS[action] for action in view["legal"] if not TEXTS[action].isdigit()]
        short = [text for text in texts if len(text) == min(map(len, texts))]
        return short[len(short) // 2]

    # ---- words ----------------------------------------------------------------------

    def topic(self, view: View) -> str:
        mine = view["seats"][view["seat"]]
        return str(mine["hand"] or next(iter(dealt_cards(view)), 0) or view["ability"] or "G8")

    def explain(self, word: str, view: View, speaker: Speaker) -> Text | None:
        if not word.isascii() or not word.isdigit() or int(word) not in NUMBERS[: deck_in(view)]:
            return None
        return card_with_ability(int(word), speaker, deck_in(view))

    def cards(self, speaker: Speaker) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(speaker.text("cli-ghosts-card"), no_wrap=True)
        table.add_column(speaker.text("cli-ghosts-ghost"), no_wrap=True)
        table.add_column(speaker.text("cli-ghosts-ability"))
        for card in NUMBERS:
            table.add_row(
                card_text(card, speaker, width=2),
                Text(speaker.text(f"ghosts-card-{card}-name")),
                Text(speaker.text(f"ghosts-card-{card}-ability")),
            )
        return table


# ---- cards ------------------------------------------------------------------------------


def card_text(card: int, speaker: Speaker, width: int = 0) -> Text:
    """Return a card as number and colour: ``12 blue``."""
    colour = COLOURS[card]
    return Text(f"{card:>{width}} {speaker.text(f'ghosts-colour-{colour}')}", style=INK[colour])


def card_with_ability(card: int, speaker: Speaker, deck: int = CARDS_IN_SET) -> Text:
    """Return a card with the name of its ghost and its ability."""
    name = Text(speaker.text(f"ghosts-card-{card}-name") + ". ", style="italic")
    return Text.assemble(card_text(card, speaker), "  ", name, ability_text(card, speaker, deck))


def ability_text(card: int, speaker: Speaker, deck: int) -> Text:
    """Return a card's ability; in a small deck 6 asks about another half (L4)."""
    small = "-small" if card == 6 and deck < CARDS_IN_SET else ""
    return Text(speaker.text(f"ghosts-card-{card}-ability{small}"))


def strip(possible: Sequence[int], mark: int | None = None, deck: int = CARDS_IN_SET) -> Text:
    """Return all crypts: a number where the ghost may be, a dot where it cannot.

    >>> strip([1, 12]).plain
    '1 · · · · · · · ·  ·  · 12  ·'
    """
    cells = []
    for number in NUMBERS[:deck]:
        width = len(str(number))
        if number in possible:
            cells.append(Text(str(number), style="bold reverse" if number == mark else "bold"))
        else:
            cells.append(Text("·".rjust(width), style="dim"))
    return Text(" ").join(cells)


# ---- the parts of the table ---------------------------------------------------------------


def heading(view: View, speaker: Speaker) -> RenderableType:
    """Return a bar with the game, the round and the points to win."""
    duel = view["tie_break"]
    if duel:
        aim = speaker.text("cli-ghosts-tie-break", seats=duel["seats"], score=dashed(duel["scores"]))
    else:
        aim = speaker.text("cli-ghosts-goal", points=view["goal"])
    edition = speaker.text(f"ghosts-option-edition-{view['options']['edition']}")
    left = f"{speaker.text('ghosts-name')} · {speaker.text('cli-ghosts-round', round=max(1, view['round']))}"
    return bar(left, f"{aim} · {edition}")


def dashed(scores: Sequence[int]) -> str:
    """Return scores as one text."""
    return "–".join(map(str, scores))


class Seats:
    """The seats, the viewer's own last: as a table, or stacked on a narrow screen."""

    def __init__(self, view: View, public: View, speaker: Speaker) -> None:
        order = seating(len(view["seats"]), view["seat"])
        self.rows = [seat_cells(view, public, seat, speaker) for seat in order]
        self.titles = [
            speaker.text(f"cli-ghosts-column-{id}") for id in ("player", "points", "crypt", "cards")
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.table() if options.max_width >= TABLE_WIDTH else self.stack()

    def table(self) -> Table:
        player, points, crypt, cards = self.titles
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=True, expand=True, padding=(0, 1))
        table.add_column(player, max_width=20, overflow="fold")
        table.add_column(points, justify="right", no_wrap=True)
        table.add_column(crypt, no_wrap=True, min_width=29)
        table.add_column(cards, ratio=1)
        for row in self.rows:
            table.add_row(*row)
        return table

    def stack(self) -> Group:
        parts: list[RenderableType] = []
        for name, points, crypt, cards in self.rows:
            parts += [Text.assemble(name, f"  {self.titles[1]}: ", points)]
            parts += [Padding(crypt, (0, 0, 0, 2)), Padding(cards, (0, 0, 0, 2))]
        return Group(*parts)


def seat_cells(view: View, public: View, seat: int, speaker: Speaker) -> tuple[Text, Text, Text, Flow]:
    """Return a row of the table."""
    return (
        name_cell(view, seat, speaker),
        Text(str(view["scores"][seat]), style="bold"),
        crypt_cell(view, public, seat, speaker),
        lying_cell(view, seat, speaker),
    )


def name_cell(view: View, seat: int, speaker: Speaker) -> Text:
    """Return the name, a mark for the turn, and notes about the seat."""
    text = Text.assemble(
        ("▶ " if seat in view["acting"] else "  ", "bold green"), (speaker.name(seat), "bold")
    )
    for note in seat_notes(view, seat, speaker):
        text.append(f"\n  {note}", style="dim")
    return text


def seat_notes(view: View, seat: int, speaker: Speaker) -> list[str]:
    """Return short notes about a seat: its owner and its state."""
    me, data = view["seat"], view["seats"][seat]
    notes = []
    if seat == me:
        notes.append("player-you")
    elif len(view["seats"]) == 4 and me is not None and seat % 2 == me % 2:
        notes.append("cli-ghosts-partner")
    if not data["playing"]:
        notes.append("cli-ghosts-not-playing")
    elif not data["alive"] and view["phase"] not in ("first", "deal"):
        notes.append("cli-ghosts-out")
    if data["protected"]:
        notes.append("cli-ghosts-protected")
    words = [speaker.text(id) for id in notes]
    return [", ".join(words[:2]), *words[2:]] if words else []


def crypt_cell(view: View, public: View, seat: int, speaker: Speaker) -> Text:
    """Return the possible numbers of a crypt; for the viewer's own, those that public information leaves."""
    data = view["seats"][seat]
    if data["crypt"] is None:
        return Text(speaker.text("cli-ghosts-no-crypt"), style="dim")
    if seat != view["seat"]:
        return strip(data["candidates"], deck=deck_in(view))
    text = strip(public["seats"][seat]["candidates"], data["crypt"], deck_in(view))
    return text.append("\n" + speaker.text("cli-ghosts-known"), style="dim")


def lying_cell(view: View, seat: int, speaker: Speaker) -> Flow:
    """Return the face-up cards, and below them the face-down ones and the known hand."""
    data, mine = view["seats"][seat], seat == view["seat"]
    rows = [[card_text(card, speaker) for card in data["up"]]]
    rows.append(hidden_cards("cli-ghosts-down", data["down"], speaker))
    if data["hand"] and not mine:
        rows.append(hidden_cards("cli-ghosts-in-hand", [data["hand"]], speaker))
    in_play = data["alive"] and data["crypt"] is not None and not view["over"]
    if data["hand"] is None and in_play and not mine and view["phase"] != "crypts":
        rows.append([Text(speaker.text("cli-ghosts-empty-hand"), style="dim")])
    return Flow([row for row in rows if row])


def hidden_cards(id: str, cards: Sequence[int], speaker: Speaker) -> list[Text]:
    """Return the number of hidden cards and those that the viewer knows."""
    if not cards:
        return []
    known = [card_text(card, speaker) for card in cards if card]
    label = speaker.text(id, count=len(cards)) + (":" if known else "")
    return [Text(label, style="dim"), *known]


def own_lines(view: View, speaker: Speaker) -> Table:
    """Return the piles, the viewer's cards, and what the viewer knows of hidden ones."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    me = view["seat"]
    piles = [(pile_label(view, deck, speaker), pile) for deck, pile in enumerate(view["piles"])]
    if len(piles) > 1 and not any(any(pile["cells"]) for _, pile in piles):
        counts = (f"{label.lower()} {pile_text(pile, speaker)}" for label, pile in piles)
        grid.add_row(speaker.text("cli-ghosts-piles"), Text(" · ".join(counts)))
    else:
        for label, pile in piles:
            grid.add_row(label, pile_text(pile, speaker))
    for note in view["vague"]:
        grid.add_row(speaker.text("cli-ghosts-remember"), vague_text(note, speaker))
    if me is None:
        return grid
    mine = view["seats"][me]
    for card in dealt_cards(view):
        ability = ability_text(card, speaker, deck_in(view))
        grid.add_row(speaker.text("cli-ghosts-dealt"), Text.assemble(card_text(card, speaker), "  ", ability))
    if mine["crypt"]:
        grid.add_row(speaker.text("cli-ghosts-own-crypt"), card_text(mine["crypt"], speaker))
    if mine["hand"]:
        grid.add_row(speaker.text("cli-ghosts-hand"), card_with_ability(mine["hand"], speaker, deck_in(view)))
    elif mine["crypt"] and view["phase"] != "crypts":
        grid.add_row(speaker.text("cli-ghosts-hand"), Text(speaker.text("cli-ghosts-no-card"), style="dim"))
    return grid


def dealt_cards(view: View) -> list[int]:
    """Return the dealt cards that the viewer chooses from; the last two lie before the teammate (F2)."""
    return [card for seat in view["seats"] for card in seat["dealt"] if card]


def pile_label(view: View, deck: int, speaker: Speaker) -> str:
    """Return the label of a pile, with its owner if there are two piles."""
    if len(view["piles"]) == 1:
        return speaker.text("cli-ghosts-pile")
    me = view["seat"]
    if me is None:
        return speaker.text("cli-ghosts-pile-of-team", number=deck + 1)
    own = view["seats"][me]["deck"] == deck
    return speaker.text("cli-ghosts-pile-own" if own else "cli-ghosts-pile-theirs")


def pile_text(pile: dict[str, Any], speaker: Speaker) -> Text:
    """Return the size of a pile and, from the top, the cards that the viewer knows."""
    text = Text(speaker.text("cli-ghosts-cards", count=pile["left"]))
    if any(pile["cells"]):
        cells = "  ".join(str(card) if card else UNKNOWN for card in pile["cells"])
        text.append(f"   {speaker.text('cli-ghosts-from-top')}  {cells}", style="dim")
    return text


def vague_text(note: dict[str, Any], speaker: Speaker) -> Text:
    """Return the cards that the viewer has seen and another player has moved since."""
    places = []
    for place in note["among"]:
        if "hand" in place:
            places.append(speaker.text("cli-ghosts-place-hand", seat=place["hand"]))
        elif "down" in place:
            places.append(speaker.text("cli-ghosts-place-down", seat=place["down"], place=place["index"] + 1))
        else:
            places.append(speaker.text("cli-ghosts-place-pile", place=place["index"] + 1))
    return Text(speaker.text("cli-ghosts-vague", cards=note["cards"], places=places))


# ---- the menu -----------------------------------------------------------------------------


def kind_of(action: int) -> tuple[str, int]:
    """Return the kind of a move, shared by moves that differ only in their numbers."""
    if ATTACK <= action < ARRANGE:
        return "attack", 0
    if is_ability(action):
        return ("copy" if is_copy(action) else "play"), ability_of(action).card
    if CRYPT <= action < PLAY:
        return "mate" if MATE <= action < KEEP else "keep" if action >= KEEP else "crypt", 0
    return "other", action


def choice(
    kind: tuple[str, int],
    actions: list[int],
    view: View,
    speaker: Speaker,
    describe: Say,
) -> MenuItem:
    """Return the menu line for one kind of move."""
    word, card = kind
    if word == "attack":
        moves: dict[Numbers, int | Menu] = {(number_of(action),): action for action in actions}
        hand = view["seats"][view["seat"]]["hand"] if view["phase"] == "turn" else None
        label = "cli-ghosts-attack" if hand else "cli-ghosts-attack-only"
        return MenuItem(speaker.text(label, card=hand or 0), moves, speaker.text("cli-ghosts-ask-attack"))
    if word in ("crypt", "mate", "keep"):
        moves = {(number_of(action),): action for action in actions}
        cards = [number_of(action) for action in actions]
        ask = speaker.text(f"cli-ghosts-ask-{word}", cards=cards)
        return MenuItem(speaker.text(f"cli-ghosts-{word}"), moves, ask, letter=word[0])
    if len(actions) == 1 and not (word in ("play", "copy") and card in NAMING):
        return MenuItem(describe(actions[0]), {(): actions[0]})
    moves = {}
    for action in actions:
        numbers = ability_of(action, deck_in(view)).numbers
        if card != 12:
            moves[(numbers[0],)] = action
        moves[numbers] = action
    label = speaker.text(f"cli-ghosts-{word}-{card}")
    return MenuItem(label, moves, speaker.text(f"cli-ghosts-ask-{card}"))


BOARD = GhostsBoard()
