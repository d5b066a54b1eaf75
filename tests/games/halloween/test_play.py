"""Halloween at the prompt."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

from hauntboard.cli.terminal import board_of
from hauntboard.cli.terminal.menu import Menu
from hauntboard.cli.terminal.session import menu_parts
from hauntboard.engine.match import Match
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games import load
from hauntboard.games.halloween.cards import ACT, ASKS, END, PASS, SETS
from hauntboard.games.halloween.messages import question_name
from hauntboard.games.halloween.notation import TEXTS, squeeze
from hauntboard.games.halloween.terminal import spoken
from hauntboard.i18n import LANGUAGES, Speaker

NAME = "halloween"
PLAY = ("play", NAME, "--seed", "5", "-o", "first=1", "-o", "cards=casper")
RANDOM = ("--seat", "human", "--seat", "random", "--names", "Ana")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
# All questions except those for chance and those with a forced answer; powers by card.
ASKED = {*ASKS} - {"first", "deal", "draw-town", "draw", "roll", "restore", "power"}
CHOICES = [*SETS, "5+10+14+17+20+24+25+45", "9+18+38+43+44+47+48+50"]


def answer(prompt: str, screen: str, turn: int) -> str:
    """Return a legal input, found by reading the screen alone."""
    offered = re.search(r"\((\d+)(?:,| or| to|\)).*›$", prompt)
    if not prompt.endswith("›"):
        return ""
    if offered:
        return offered[1]
    below = screen.replace("\r", "").rpartition("\n\n")[2]
    section = re.search(r"Which section acts\? \((\d)", below)
    keys = re.findall(r"(?:^| ) +(\d+|[cube])  (?=[\w\[])", below, re.MULTILINE)
    if section:
        keys = [*(key for key in keys if turn % 2 and key in "cub"), section[1]]
    return keys[turn * 7 % len(keys)]


def drawn(match: Match, seat: int, language: str = "en", width: int = 80, height: int = 24) -> str:
    """Return the table and the menu of a position."""
    console = Console(file=io.StringIO(), width=width, height=height)
    speaker = Speaker(language, ["Ana", "Bo", "Maximiliano-1234", "Dan"], seat)
    board, view = board_of(match.game), match.view(seat)
    menu = board.menu(
        view,
        speaker,
        lambda action: speaker.say(match.game.describe(match.state, action)),
        lambda action: speaker.say(match.game.why_not(match.state, seat, action).message),
    )
    console.print(board.draw(view, match.view(SPECTATOR), match.log(seat), speaker))
    for part in every_part(menu, width):
        console.print(part)
    return console.file.getvalue()


def every_part(menu: Menu, width: int):
    """Yield the lines of a menu and of all its submenus."""
    yield from menu_parts(menu, width)
    for choice in menu.choices:
        for after in choice.moves.values():
            if isinstance(after, Menu):
                yield from every_part(after, width)


def set_up(players: int = 2, **position) -> Match:
    game = load(NAME, players, {"cards": "casper"})
    start = game.new_state()
    while start.at_chance():
        start.apply(start.legal_actions()[0])
    return Match(game, game.from_position({**game.position(start), **position}))


@pytest.fixture(scope="module")
def questions() -> dict[str, Match]:
    """Return a position, with its match, for every question that random play leads to."""
    found: dict[str, Match] = {}
    rng = random.Random(1)
    for place, cards in enumerate(60 * CHOICES):
        if found.keys() >= ASKED:
            break
        game = load(NAME, 2 + place % 3, {"cards": cards})
        state = game.new_state()
        while not state.over():
            if not state.at_chance():
                asked = question_name(state)
                if asked not in found:
                    found[asked] = Match(game, state)
            state.apply(rng.choice(state.legal_actions()))
    return found


# ---- whole matches ------------------------------------------------------------------------


@pytest.mark.process
@pytest.mark.parametrize(
    ("players", "options"), [("2", ()), ("4", ()), ("3", ("-o", "variant=master"))], ids=["2", "4", "master"]
)
def test_a_whole_match_fits_the_screen_and_its_record_is_valid(
    players, options, open_terminal, run, tmp_path
):
    path = tmp_path / "match.txt"
    seats = ("--seat", ",".join(["human", *["random"] * (int(players) - 1)]), "--names", "Maximiliano-1234")
    terminal = open_terminal(*PLAY, "-p", players, "-o", "rounds=3", *options, *seats, "--record", str(path))
    heights, turn, prompt = [], 0, terminal.wait()
    while prompt and turn < 200:
        if "✗ " not in terminal.screen and "Which card" not in prompt:
            heights.append(len(terminal.screen.splitlines()))
        prompt = terminal.say(answer(prompt, terminal.screen, turn))
        turn += 1
    assert terminal.status() == 0
    assert "★" in terminal.screen and re.search(r"wins? the match|share the victory", terminal.screen)
    shown = ESCAPES.sub("", terminal.transcript)
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
    assert len(heights) > 15 and max(heights) <= 24
    checked = run("record", "verify", str(path))
    assert checked.returncode == 0, checked.stdout


@pytest.mark.process
def test_two_people_at_one_keyboard_take_turns(open_terminal):
    terminal = open_terminal(*PLAY, "--seat", "human,human", "--names", "Ana,Bo", "-o", "rounds=1")
    assert "Pass the keyboard to Ana" in terminal.wait()
    terminal.say("")
    for typed in ("1 rest", "2 rest", "3 rest"):
        terminal.say(typed)
    assert "hides the screen" in terminal.say("e")
    assert "Pass the keyboard to Bo" in terminal.say("")
    terminal.say("")
    assert "Bo (you)" in terminal.screen and "Ana lets section 3 rest." in terminal.screen


@pytest.mark.process
def test_the_final_screen_shows_the_sources_of_all_points(run):
    done = run(*PLAY, "--seat", "random,random", "-o", "rounds=9")
    table = done.stdout.rpartition(" Points ")[2]
    rows = [row.split() for row in table.splitlines() if re.search(r"(\d+|–) +(\d+|–) *$", row)]
    numbers = [[int(cell.replace("–", "0")) for cell in row[-2:]] for row in rows]
    assert rows[-1][0] == "Total" and "Haunting" in table and len(rows) > 2
    for column in range(2):
        assert sum(row[column] for row in numbers[:-1]) == numbers[-1][column]


# ---- actions ------------------------------------------------------------------------------


@pytest.mark.process
@pytest.mark.parametrize(
    "typed", ["1 move blue police>school", "1.move blue.police >school", "1MOVE >school"]
)
def test_a_whole_action_can_be_typed_in_one_line(typed, run):
    shown = run(*PLAY, *RANDOM, stdin=f"{typed}\n").stdout
    if "blue" in typed.lower():
        assert "You move a blue ghost from the police station to the school." in shown
        assert "Which section acts? (2 or 3)" in shown
    else:  # the input does not name the ghost
        assert "✗" in shown and "Which section acts? (2 or 3)" not in shown


@pytest.mark.process
def test_a_number_outside_the_menu_is_answered_with_the_choices(run):
    shown = run(*PLAY, *RANDOM, stdin="6\n1\n1 2\n99\nb\n").stdout
    assert "“6” is not in the menu. Choose 1, 2 or 3." in shown
    for typed in ("1 2", "99", "b"):
        assert f"“{typed}” is not in the menu. Choose 1, 2, 3, 4, 5 or 6." in shown
    assert not re.search(r"^ +›", shown, re.MULTILINE)  # no prompt is empty


@pytest.mark.process
def test_a_refusal_in_the_middle_of_an_action_leaves_the_table_as_it_was(run):
    before = run(*PLAY, *RANDOM, stdin="view\n").stdout
    shown = run(*PLAY, *RANDOM, stdin="1 move blue police>church\nview\n").stdout
    assert "(A4)" in shown
    assert shown.rpartition("Halloween")[2] == before.rpartition("Halloween")[2]


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("es", "1 mover azul comisaria>escuela", "de la comisaría a la escuela"),
        ("pt", "1 mover azul delegacia>escola", "da delegacia para a escola"),
        ("pl", "1 przesun niebieski komisariat>szkola", "z komisariatu do szkoły"),
        ("pl", "1 move blue police>school", "z komisariatu do szkoły"),
    ],
)
def test_actions_may_be_typed_in_the_language_of_the_table(language, typed, words, run):
    assert words in run(*PLAY, *RANDOM, "--lang", language, stdin=f"{typed}\n").stdout


@pytest.mark.process
@pytest.mark.parametrize(
    ("typed", "clause"),
    [("1 fight", "A5"), ("1 rest\n1", "H3"), ("4", "V1"), ("e", "H3"), ("c", "C1"), ("u", "C0"), ("b", "B2")],
)
def test_an_impossible_action_has_a_reason_and_a_question_mark_opens_the_clause(typed, clause, run):
    shown = run(*PLAY, *RANDOM, stdin=f"{typed}\n?\n").stdout
    assert f"({clause})" in shown
    assert re.search(rf"^ {clause} +\S", shown, re.MULTILINE)


@pytest.mark.process
def test_a_section_lists_its_actions_and_why_others_are_not_possible(open_terminal):
    terminal = open_terminal(*PLAY, *RANDOM)
    terminal.wait()
    assert re.search(r"^ 1  level 1 ○summon ○scare .* –fight ○haunt ○rest", terminal.screen, re.MULTILINE)
    assert "Enter goes back" in terminal.say("1")
    assert "Section 1, level 1: which action?" in terminal.screen
    assert re.search(r"– Fight: .*\(A5\)", terminal.screen)
    terminal.say("scare")
    assert "●scare" in terminal.screen and "You frighten people with a blue ghost." in terminal.screen


@pytest.mark.process
def test_undo_includes_automatic_steps(open_terminal):
    terminal = open_terminal(*PLAY, *RANDOM)
    terminal.wait()
    start = terminal.screen.rpartition("Halloween")[2].rpartition("number")[0]
    terminal.say("1 summon")  # only the blue ghosts in the police station can
    assert "Which section acts? (2 or 3)" in terminal.screen
    terminal.say("undo")
    assert terminal.screen.rpartition("Halloween")[2].rpartition("number")[0] == start
    terminal.say("1 move")  # the ghost is unambiguous, its destination is not
    assert "blue, police station › Where does it go?" in terminal.screen
    terminal.say(">school")
    terminal.say("undo")
    assert "Where does it go?" in terminal.screen
    terminal.say("undo")
    assert terminal.screen.rpartition("Halloween")[2].rpartition("number")[0] == start
    terminal.say("undo")
    assert "cannot be taken back" in terminal.screen


def test_passing_and_ending_the_turn_are_never_automatic(questions):
    rng, board, forced = random.Random(3), board_of(load(NAME)), 0
    for match in questions.values():
        state = match.state.clone()
        for _ in range(300):
            if state.over():
                break
            legal = state.legal_actions()
            if not state.at_chance():
                view = match.game.view(state, state.actors()[0])
                action = board.forced({**view, "legal": legal})
                assert action is None or (legal == [action] and action not in (PASS, END))
                assert action is None or view["question"] != "turn"
                forced += action is not None
            state.apply(rng.choice(legal))
    assert forced > 100


def test_tokens_are_paid_one_by_one_until_the_rest_is_unambiguous():
    match = set_up(seats=[{"tokens": {"blue": 2, "green": 1, "red": 1}}, {}])
    match.play(match.game.parse("occupy37", 0), 0)
    board, view, speaker = board_of(match.game), match.view(0), Speaker("en", ["Ana", "Bo"], 0)
    menu = board.menu(view, speaker, str, str)
    assert [str(choice.label) for choice in menu.choices] == ["blue", "green", "red"]
    blue = menu.choices[0].move
    assert str(blue.title) == "blue › Which token next?"
    assert {match.game.text(move) for move in blue.choices[0].move.reachable()} == {
        "pay.blue+blue+green",
        "pay.blue+blue+red",
    }
    assert match.game.text(menu.choices[1].move.choices[1].move) == "pay.blue+green+red"


def test_an_upgrade_is_offered_with_its_price():
    for cards, price in (([], "2 scare points"), ([16], "0 scare points")):
        match = set_up(seats=[{"cards": cards}, {}], town={"police": {"ghosts": {"blue": 2}}})
        match.play(match.game.parse("1.upgrade", 0), 0)
        described = match.game.describe(match.state, match.view(0)["legal"][0])
        assert price == Speaker("en").text("halloween-scare-points", amount=described.arguments["amount"])
        assert f"blue, police station → green ({price})" in drawn(match, 0)


# ---- what is shown ------------------------------------------------------------------------


def test_random_play_covers_every_question_of_the_tests(questions):
    assert questions.keys() >= ASKED
    assert {asked for asked in questions if asked.startswith("power-")} >= {"power-10", "power-45-second"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 40), (160, 60)])
def test_every_question_is_drawn_within_the_width(language, width, height, questions):
    for match in questions.values():
        text = drawn(match, match.state.actors()[0], language, width, height)
        assert max(len(line) for line in text.splitlines()) <= width
        assert not re.search(r"\w…", text)  # nothing is cut off


def test_the_town_shows_ghosts_room_haunts_and_bonus_tokens():
    town = {
        "police": {"ghosts": {"blue": 2, "red": 1}, "haunts": {"green": 1}, "bonus": "l1"},
        "theatre": {"ghosts": {"yellow": 6 - 1}, "haunts": {"blue": 0, "red": 0}},
    }
    match = set_up(town=town)
    shown = drawn(match, 0)
    assert re.search(r"^ Police station +\[l\] │ School +\[·\]", shown, re.MULTILINE)
    assert re.search(r"^ 115··· +2 ■ 6 8 10 │ ······ +2 4 6 8 10", shown, re.MULTILINE)
    assert re.search(r"│ 33333· +▲ 4 6 8 ▲ *$", shown, re.MULTILINE)
    assert "1 blue" in shown and "5 red" in shown
    tall = drawn(match, 0, width=120, height=40)
    assert "Broom Ride [l]" in tall and "1 1 5 · · ·" in tall and "haunt 2 ■ 6 8 10" in tall


def test_the_boards_show_levels_discs_tokens_cards_and_what_the_end_would_add():
    seats = [
        {"levels": [1, 3, 2], "discs": [["scare"], [], ["move", "fight"]], "bonuses": ["l1"], "blocked": 1},
        {"pe": 12, "sp": 4, "tokens": {"blue": 6, "red": 2}, "cards": [28, 37], "levels": [2, 1, 1]},
    ]
    match = set_up(seats=seats, sections_used=[3])
    shown = drawn(match, 0)
    assert re.search(r"^ ■ Bo +12 → 24 +4 +10 +8 +2 1 1 +6×1 2×5 +· · · *$", shown, re.MULTILINE)
    assert re.search(r"^▶▲ Ana \(you\) +0 +2 +8 +8 +1 3 2 +– +l ● · *$", shown, re.MULTILINE)
    assert re.search(r"^ 1  level 1 ○summon ●scare ○upgrade ○move –fight ○haunt ○rest", shown, re.MULTILINE)
    assert re.search(r"^ 3  level 2 ·summon .* ●move ●fight ·haunt ✓used", shown, re.MULTILINE)
    assert "37 Trick or Treat 3 ■" in shown and "16 Sheet Sale 3≠ " in shown
    wide = drawn(match, 0, width=120, height=40)
    assert "●move" in drawn(match, 1, width=120, height=40) and re.search(r"■ 1  level 2  ·", wide)
    assert "Upgrades cost" not in wide and "upgrades cost" in drawn(match, 0, width=120, height=50)


def test_the_supplies_are_shown_in_both_variants():
    match = set_up(seats=[{"tokens": {"blue": 1, "green": 1}}, {}])
    for width, height in ((80, 24), (80, 40), (120, 40)):
        shown = drawn(match, 0, width=width, height=height)
        assert "Free ghosts 2×1 5×2 5×3 5×4 5×5" in shown
        assert "Tokens left 11×1 11×2 12×3 12×4 12×5" in shown
    assert re.search(r"1×1 1×2 +· · · *$", drawn(match, 0), re.MULTILINE)  # one green token is not a "2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_see_the_supplies_and_all_discs_on_a_low_screen(language):
    match = set_up(4, seats=[{"tokens": {"blue": 1}}, {"discs": [["scare"], [], ["move"]]}, {}, {}])
    shown = drawn(match, 0, language).splitlines()
    assert any("2×1 5×2 5×3 5×4 5×5" in line and "11×1 12×2 12×3 12×4 12×5" in line for line in shown)
    assert any("■ ·●···· ······ ···●··" in line for line in shown)


def test_the_discs_of_others_are_shown_on_narrow_screens_too():
    match = set_up(seats=[{}, {"discs": [["scare"], [], ["move", "haunt"]]}])
    for height in (24, 40):
        assert "■ ·●···· ······ ···●·●" in drawn(match, 0, height=height)


def test_options_say_which_of_the_cards_1_4_and_6_they_use():
    game = load(NAME, 2, {"cards": "amityville"})
    position = {
        "cards": [1, 4, 6, 15, 22, 23, 31, 46],
        "town": {"police": {"ghosts": {"blue": 2, "green": 1}}},
        "seats": [{"cards": [1, 4, 6], "discs": [["scare"], [], []]}, {}],
    }
    match = Match(game, game.from_position(position))
    assert "Scare (uses card 6)" in drawn(match, 0)
    match.play(match.game.parse("1.haunt", 0), 0)
    shown = drawn(match, 0)
    assert "green, police station: 4 points (uses card 4)" in shown
    assert "blue, school: 2 points (uses card 1)" in shown
    assert "blue, police station: 2 points (" not in shown
    says = Speaker("en").say(match.game.describe(match.state, match.game.parse("blue.school", 0)))
    assert says == "Haunt the blue space in the school (uses card 1)"


def test_the_log_says_which_disc_went_to_a_card_and_which_space_is_free():
    own = {"tokens": {"blue": 3}, "discs": [["move"], [], []], "bonuses": ["e1"]}
    for disc, words in (
        (
            "disc1.move",
            "You occupy card 28, Bag of Treats, with the disc from section 1, Move: that space is free",
        ),
        ("supply", "You occupy card 28, Bag of Treats, with a disc from your supply."),
    ):
        match = set_up(seats=[own, {}])
        for text in ("occupy28", "pay.blue+blue+blue", disc):
            match.play(match.game.parse(text, 0), 0)
        speaker = Speaker("en", ["Ana", "Bo"], 0)
        assert any(words in speaker.event(NAME, event) for event in match.log(0))
    for text in ("bonus.e", "disc1.move"):
        match.play(match.game.parse(text, 0), 0)
    lines = [speaker.event(NAME, event) for event in match.log(0)]
    assert "You take back the disc from section 1, Move: that space is free again." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_at_the_prompt_is_accepted_in_every_language(language):
    board, speaker = board_of(load(NAME)), Speaker(language)
    for text in TEXTS[ACT:]:
        assert board.written(spoken(text, speaker), speaker) == squeeze(text)
        assert spoken(text, speaker) not in speaker.text("cli-command-quit").split()


def test_the_dice_on_the_table_are_shown_where_they_can_be_changed():
    town = {"police": {"ghosts": {"blue": 1, "yellow": 1}}}
    match = set_up(town=town, seats=[{"bonuses": ["k1"]}, {}])
    for text in ("1.fight", "blue.police", "yellow.police", "roll2", "roll7"):
        match.play(match.game.parse(text, 0))
    shown = drawn(match, 0)
    assert "Section 1 (level 1) › blue d4: 2 – yellow d8: 7 › Do you change the roll?" in shown


@pytest.mark.process
def test_the_turns_of_others_are_shown_with_one_line_per_action(open_terminal):
    terminal = open_terminal(*PLAY, "--names", "Ana")
    terminal.wait()
    for typed in ("1 scare", "2 scare", "3 scare"):
        terminal.say(typed)
    terminal.say("e")
    lines = re.findall(r"^ · (.*)", terminal.screen.replace("\r", ""), re.MULTILINE)
    assert 1 <= len(lines) <= 5 and all(line.startswith("Mortimer ") for line in lines)
    assert "turn." not in terminal.screen and "token." not in terminal.screen
    terminal.say("log")
    assert "It is Mortimer's turn." in terminal.screen


@pytest.mark.process
def test_question_marks_explain_cards_bonus_tokens_colours_actions_and_clauses(run):
    asked = "?\n? 37\n?l\n? cards\n? bonus\n? yellow\n? upgrade\n? a3\n? zebra\n"
    shown = run(*PLAY, *RANDOM, stdin=asked).stdout
    assert re.search(r"^ H3 +\S", shown, re.MULTILINE)
    assert "37 Trick or Treat (any 3 tokens; always). Each time you" in shown
    assert "[l] Broom Ride. Move any ghost to any building with room." in shown
    for number in SETS["casper"]:
        assert re.search(rf"^ {number} \S.*tokens;", shown, re.MULTILINE)
    assert shown.count("[a] Séance.") == 1
    assert "3 yellow  Level 3, die d8, its haunting spaces are worth 6 points." in shown
    assert re.search(r"^ A3 +\S", shown, re.MULTILINE) and shown.count("Upgrade: a ghost within") == 2
    assert "no card or clause “zebra”" in shown


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ["tu turno", "¿Qué sección actúa? (1, 2 o 3)", "Comisaría", "○asustar", "Susto"]),
        ("pt", ["seu turno", "Qual seção age? (1, 2 ou 3)", "Delegacia", "○assustar", "Susto"]),
        ("pl", ["twoja tura", "Która sekcja działa? (1, 2 lub 3)", "Komisariat", "○strasz", "Strach"]),
    ],
)
def test_the_table_uses_the_language_of_the_call(language, words, run):
    shown = run(*PLAY, *RANDOM, "--lang", language, stdin="help\n").stdout
    for word in words:
        assert word in shown


@pytest.mark.process
def test_prompt_and_help_are_about_this_game(run):
    shown = run(*PLAY, *RANDOM, stdin="help\n").stdout
    assert re.search(r"notation such as \d \w+", shown) and "2 move yellow church>school" in shown


@pytest.mark.process
def test_all_cards_and_bonus_tokens_are_on_the_rules_page(run):
    shown = run("rules", NAME, "--cards").stdout
    numbers = re.findall(r"^ *(\d+)  +[A-ZÀ-Ý]", shown, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 53)]
    assert re.search(r"^ +8 +Stained Glass +At the end, score 3", shown, re.MULTILINE)
    assert shown.count("3 different tokens; at the end") == 7 and "any 3 tokens; when you roll" in shown
    assert re.search(r"^l +Broom Ride +Move any ghost", shown, re.MULTILINE)
