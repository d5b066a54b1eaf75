"""Halloween's terminal menus: the turn in a few lines, and the small questions of an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ...cli.terminal.board import Say
from ...cli.terminal.menu import Menu, MenuItem, Numbers
from ...engine.game import View
from ...i18n import Speaker
from .cards import (
    ACT,
    ACTS,
    BONUS,
    BUILDING,
    BUILDINGS,
    CELL,
    COLOURS,
    DROP,
    END,
    HAUNT_POINTS,
    KINDS,
    MASTER_ROOM,
    MASTER_SECTIONS,
    NAME,
    OCCUPY,
    PAIR,
    PAY,
    PAYMENTS,
    ROOM,
    SPACE,
    SUPPLY,
    USE,
)
from .notation import TEXTS, squeeze

# Room in a building by variant.
ROOMS = {"standard": ROOM, "master": MASTER_ROOM}
INK = {
    "blue": "bright_blue",
    "green": "green",
    "yellow": "bright_yellow",
    "orange": "dark_orange",
    "red": "bright_red",
}
# With more ghosts than this, the menu asks for the building first; the second limit is for long lines.
MANY, MANY_LONG = 12, 6
COLUMNS = 3  # for short lines
NAMED_CARDS = 3  # above this number, cards are listed by number only
# Questions about a chosen ghost; its cell is the first argument of the frame.
ABOUT_GHOST = ("move-to", "defender", "winner-to")
ABOUT_CARD = ("pay", "disc")
# Questions that show the dice.
ROLLED = ("dice", "higher")


# ---- words ----------------------------------------------------------------------------------


def digit(colour: str) -> str:
    """Return the level of a colour as a digit, the sign for ghosts and tokens."""
    return str(COLOURS.index(colour) + 1)


def colour_text(colour: str, speaker: Speaker) -> Text:
    """Return a colour by level and name: ``3 yellow``."""
    name = speaker.text("halloween-colour", colour=colour)
    return Text(f"{digit(colour)} {name}", style=INK[colour])


def colour_name(colour: str, speaker: Speaker) -> Text:
    """Return a colour by name alone, where a number would look like a key."""
    return Text(speaker.text("halloween-colour", colour=colour), style=INK[colour])


def building_name(building: str, speaker: Speaker) -> str:
    """Return the name of a building as a title."""
    name = speaker.text("halloween-building", building=building)
    return name[0].upper() + name[1:]


def act_name(act: str, speaker: Speaker) -> str:
    """Return the name of an action as the user types it."""
    return speaker.text("halloween-act.verb", act=act)


def card_name(number: int, speaker: Speaker) -> str:
    """Return the name of a card."""
    return speaker.text(f"halloween-card-{number}-name")


def spends_text(action: int, view: View, speaker: Speaker) -> str:
    """Return the note for the cards 1, 4 and 6 that a move uses up, or an empty text."""
    cards = view["spends"].get(TEXTS[action])
    return f" ({speaker.text('halloween-spends', spends=cards)})" if cards else ""


def cell_of(number: int) -> tuple[str, str]:
    """Return building and colour of a cell."""
    return BUILDINGS[number // 5], COLOURS[number % 5]


def cell_text(number: int, speaker: Speaker) -> Text:
    """Return a ghost or a space by colour and building: ``yellow, church``."""
    building, colour = cell_of(number)
    name = speaker.text("halloween-building", building=building)
    return Text.assemble(colour_name(colour, speaker), f", {name}")


# ---- the turn -------------------------------------------------------------------------------


def turn_menu(view: View, speaker: Speaker, describe: Say, why_not: Say) -> Menu:
    """Return the menu of a turn: the sections, already drawn with the table, and the other options."""
    legal: list[int] = view["legal"]
    choices, unused = [], []
    for section in range(len(view["table"]["seats"][view["seat"]]["levels"])):
        if any(ACT + len(ACTS) * section <= a < ACT + len(ACTS) * (section + 1) for a in legal):
            menu = section_menu(section, view, speaker, why_not)
            unused.append(section + 1)
            choices.append(MenuItem(str(section + 1), {(): menu}, key=str(section + 1), drawn=True))
    cards = [a - OCCUPY + 1 for a in legal if OCCUPY <= a < PAY]
    if cards:
        choices.append(card_choice("occupy", "c", OCCUPY, cards, speaker))
    powers = [a - USE + 1 for a in legal if USE <= a < BONUS]
    if powers:
        choices.append(card_choice("use", "u", USE, powers, speaker))
    tokens = [a for a in legal if BONUS <= a < DROP]
    if tokens:
        choices.append(bonus_choice(tokens, speaker))
    if END in legal:
        choices.append(MenuItem(describe(END), {(): END}, key="e"))
    title = "cli-halloween-ask-section" if unused else "cli-halloween-all-used"
    closed = closed_lines(view)
    return Menu(choices, speaker.text(title, numbers=unused), closed=closed)


def closed_lines(view: View) -> dict[str, int]:
    """Return the keys that a turn may lack, each with an action whose refusal explains why."""
    closed = {str(n): ACT + len(ACTS) * (n - 1) for n in range(1, MASTER_SECTIONS + 1)}
    own = view["table"]["seats"][view["seat"]]
    others = [card["number"] for card in view["cards"] if card["number"] not in own["cards"]]
    held = [token[0] for token in own["bonuses"]] or ["a"]
    closed |= {"c": OCCUPY + (others or [1])[0] - 1, "u": USE + (own["cards"] or others or [1])[0] - 1}
    return {**closed, "b": BONUS + KINDS.index(held[0]), "e": END}


def section_menu(section: int, view: View, speaker: Speaker, why_not: Say) -> Menu:
    """Return the actions of one section, with the reasons against the others."""
    first = ACT + len(ACTS) * section
    board = view["table"]["seats"][view["seat"]]
    choices, words, notes = [], dict[str, int | Menu](), []
    for place, act in enumerate(ACTS):
        name = speaker.text("halloween-act", act=act)
        if first + place in view["legal"]:
            label = name
            if act == "rest":
                label = speaker.text("cli-halloween-rest", count=len(board["discs"][section]))
            label += spends_text(first + place, view, speaker)
            choices.append(MenuItem(label, {(): first + place}))
            words[act] = first + place
        elif act not in board["discs"][section]:
            notes.append(f"{name}: {why_not(first + place)}")
    title = speaker.text("cli-halloween-ask-act", section=section + 1, level=board["levels"][section])
    return Menu(choices, title, words, COLUMNS, notes)


def card_choice(word: str, key: str, block: int, numbers: Sequence[int], speaker: Speaker) -> MenuItem:
    """Return the line for cards to occupy or use; it asks for the number if there are several."""
    few = len(numbers) <= NAMED_CARDS
    named = [f"{number} {card_name(number, speaker)}" if few else str(number) for number in numbers]
    label = speaker.text(f"cli-halloween-{word}", names=", ".join(named))
    moves: dict[Numbers, int | Menu] = {(number,): block + number - 1 for number in numbers}
    if len(numbers) == 1:
        moves[()] = block + numbers[0] - 1
    ask = speaker.text("cli-halloween-ask-card", numbers=list(numbers))
    return MenuItem(label, moves, ask, letter=word, key=key)


def bonus_choice(tokens: Sequence[int], speaker: Speaker) -> MenuItem:
    """Return the line for the usable bonus tokens."""
    kinds = [KINDS[action - BONUS] for action in tokens]
    named = [f"[{kind}] {speaker.text(f'halloween-bonus-{kind}')}" for kind in kinds]
    label = speaker.text("cli-halloween-bonus", names=", ".join(named))
    if len(tokens) == 1:
        return MenuItem(label, {(): tokens[0]}, key="b")
    lines = [
        MenuItem(f"[{kind}] {speaker.text(f'halloween-bonus-{kind}.text')}", {(): action})
        for kind, action in zip(kinds, tokens, strict=True)
    ]
    words = dict[str, int | Menu](zip(kinds, tokens, strict=True))
    return MenuItem(label, {(): Menu(lines, speaker.text("cli-halloween-ask-bonus"), words)}, key="b")


# ---- the questions of an action -------------------------------------------------------------


def question_menu(view: View, speaker: Speaker, describe: Say) -> Menu:
    """Return the answers to the open question, under the steps that led to it."""
    legal: list[int] = view["legal"]
    title = crumbs(view, speaker)
    labels = {action: answer_text(action, view, speaker, describe) for action in legal}
    cells = [action for action in legal if CELL <= action < PAIR]
    if view["question"] == "pay":
        return Menu(pay_choices(legal, (), speaker), title, columns=COLUMNS)
    if view["question"] == "name":
        moves: dict[Numbers, int | Menu] = {(action - NAME + 1,): action for action in legal}
        ask = speaker.text("cli-halloween-ask-number", most=len(legal))
        return Menu([MenuItem(title, moves, ask, letter="name")])
    if len(cells) > (MANY_LONG if view["question"] == "upgrade" else MANY):
        others = [MenuItem(labels[action], {(): action}) for action in legal if action not in cells]
        return Menu([*by_building(cells, labels, title, speaker), *others], title)
    return Menu([MenuItem(labels[action], {(): action}) for action in legal], title, columns=COLUMNS)


def crumbs(view: View, speaker: Speaker) -> Text:
    """Return the steps of the action so far, and the question."""
    going_on = view["table"]["going_on"]
    ask, first, second, _ = going_on["stack"][-1]
    steps = []
    if going_on["section"] is not None:
        level = view["table"]["seats"][view["turn"]]["levels"][going_on["section"] - 1]
        steps.append(Text(speaker.text("cli-halloween-section", section=going_on["section"], level=level)))
    if ask in ABOUT_CARD or ask == "power":
        steps.append(Text(f"{first} {card_name(first, speaker)}"))
    if ask in ABOUT_GHOST:
        steps.append(cell_text(first, speaker))
    if ask == "power" and second >= 0 and first == 45:
        steps.append(cell_text(second, speaker))
    if ask in ROLLED:
        steps.append(dice_text(going_on, ask, speaker))
    question = Text(speaker.text(f"halloween-question-{view['question']}"), style="bold")
    return Text(" › ", style="dim").join([*steps, question])


def dice_text(going_on: View, ask: str, speaker: Speaker) -> Text:
    """Return the dice on the table: ``green d6: 5+3 – yellow d8: 4``."""
    purpose = next(frame[1] for frame in reversed(going_on["stack"]) if frame[0] == "dice")
    dice = []
    for die in range(2 if purpose in (0, 46) else 1):
        face = f": {going_on['dice'][die]}" if ask == "dice" else ""
        plus = f"+{going_on['plus'][die]}" if going_on["plus"][die] and face else ""
        colour = COLOURS[going_on["fighters"][die] % 5]
        dice.append(Text.assemble(colour_name(colour, speaker), f" d{going_on['sides'][die]}{face}{plus}"))
    return Text(" – ").join(dice)


def answer_text(action: int, view: View, speaker: Speaker, describe: Say) -> Text | str:
    """Return a menu line; it leaves out what the question already says."""
    asked = view["question"]
    if CELL <= action < PAIR:
        cell = action - CELL
        building, colour = cell_of(cell)
        spends = spends_text(action, view, speaker)
        if asked == "upgrade":
            better = colour_name(COLOURS[cell % 5 + 1], speaker)
            price = speaker.text("halloween-scare-points", amount=view["upgrades"][COLOURS[cell % 5]])
            return Text.assemble(cell_text(cell, speaker), " → ", better, f" ({price}){spends}")
        if asked == "haunt" and colour in view["table"]["town"][building]["haunts"]:
            return describe(action)
        if asked in ("haunt", "fifth-haunt"):
            points = speaker.text("cli-halloween-points", points=HAUNT_POINTS[cell % 5])
            return Text.assemble(cell_text(cell, speaker), f": {points}{spends}")
        return Text.assemble(cell_text(cell, speaker), spends)
    if BUILDING <= action < BUILDING + len(BUILDINGS):
        return place_text(BUILDINGS[action - BUILDING], view, speaker)
    if SPACE <= action < SPACE + 24:
        section, act = divmod(action - SPACE, 6)
        return f"{speaker.text('cli-halloween-board', section=section + 1)}, {act_name(ACTS[act], speaker)}"
    return speaker.text("cli-halloween-supply") if action == SUPPLY else describe(action)


def place_text(building: str, view: View, speaker: Speaker) -> Text:
    """Return a building as a destination, with its free places and its bonus token."""
    data = view["table"]["town"][building]
    room = ROOMS[view["options"]["variant"]] - sum(data["ghosts"].values())
    text = f"{building_name(building, speaker)} ({speaker.text('cli-halloween-room', count=room)})"
    return Text.assemble(text, (f" [{data['bonus'][0]}]" if data["bonus"] else "", "bold magenta"))


def by_building(
    cells: Sequence[int], labels: Mapping[int, Text | str], title: Text, speaker: Speaker
) -> list[MenuItem]:
    """Return the lines for many ghosts: first the building, then the colour."""
    choices = []
    for place, building in enumerate(BUILDINGS):
        there = [action for action in cells if (action - CELL) // 5 == place]
        if not there:
            continue
        colours = [colour_name(COLOURS[(action - CELL) % 5], speaker) for action in there]
        label = Text.assemble(f"{building_name(building, speaker)}: ", Text(", ").join(colours))
        lines = [MenuItem(labels[action], {(): action}) for action in there]
        words = {COLOURS[(action - CELL) % 5]: action for action in there}
        after: int | Menu = there[0] if len(there) == 1 else Menu(lines, title, words)
        choices.append(MenuItem(label, {(): after}))
    return choices


def pay_choices(legal: Sequence[int], paid: tuple[int, ...], speaker: Speaker) -> list[MenuItem]:
    """Return the colours that can be the next token of a payment."""
    choices = []
    for colour in range(len(COLOURS)):
        after = pay_next(legal, (*paid, colour), speaker)
        if after is not None:
            choices.append(MenuItem(colour_name(COLOURS[colour], speaker), {(): after}))
    return choices


def pay_next(legal: Sequence[int], paid: tuple[int, ...], speaker: Speaker) -> int | Menu | None:
    """Return what follows the tokens chosen so far: the move, a menu for the next token, or None."""
    fitting = [a for a in legal if all(PAYMENTS[a - PAY].count(c) >= paid.count(c) for c in paid)]
    if len(fitting) < 2:
        return fitting[0] if fitting else None
    chosen = Text(", ").join([colour_name(COLOURS[colour], speaker) for colour in paid])
    question = Text(speaker.text("cli-halloween-ask-token"), style="bold")
    words = {squeeze(TEXTS[action]).removeprefix("pay"): action for action in fitting}
    title = Text(" › ", style="dim").join([chosen, question])
    return Menu(pay_choices(fitting, paid, speaker), title, words, COLUMNS)
