"""Doppelgänger Tricks at the prompt."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from hauntboard.cli import main
from hauntboard.cli.terminal import board_of
from hauntboard.engine.match import Match
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games import load
from hauntboard.i18n import Speaker

NAME = "doppelganger-tricks"
PLAY = ("play", NAME, "--seed", "5")
RANDOM = ("--seat", "human", "--seat", "random", "--seat", "random")
PEOPLE = ("--seat", "human", "--seat", "human", "--seat", "random", "--names", "Ana,Bruno,Bo")
SYMBOLS = dict(zip("SCTD", "■●▲◈", strict=True))


def doubles(hand: list[str]) -> list[str]:
    return [card for card in hand if card[0] == "D"]


def hand_of(screen: str) -> list[str]:
    """Return the cards of the hand as typed."""
    shown = screen.rpartition("Your hand")[2].split("\n\n")[0]
    cards = []
    for suit, sign in SYMBOLS.items():
        group = re.search(rf"{sign} \w+ ((?:[ \[]\d+[ \]])+)", shown)
        cards += [f"{suit}{rank}" for rank in re.findall(r"\d+", group[1])] if group else []
    return cards


def drawn(match: Match, seat: int) -> str:
    console = Console(file=io.StringIO(), width=80)
    speaker = Speaker("en", ["Ana", "Bo", "Cleo"], seat)
    board = board_of(match.game)
    console.print(board.draw(match.view(seat), match.view(SPECTATOR), match.log(seat), speaker))
    return console.file.getvalue()


@pytest.fixture
def lead(seed_where):
    """Return a call in which the player leads the first trick with so many doppelgängers."""

    def call(count: int, *more: str) -> tuple[str, ...]:
        seed = seed_where(load(NAME, 3, {"first": 1}), lambda hand: len(doubles(hand)) == count)
        return ("play", NAME, "--seed", seed, "-o", "first=1", *(more or RANDOM))

    return call


# ---- whole matches ------------------------------------------------------------------------


@pytest.mark.process
@pytest.mark.parametrize("players", ["3", "4"])
def test_a_whole_match_against_bots_can_be_played_and_its_record_is_valid(
    players, open_terminal, player, run, tmp_path
):
    path = tmp_path / "match.txt"
    terminal = open_terminal(*PLAY, "-p", players, "--names", "Maximiliano-1234", "--record", str(path))
    scripted, heights = player(terminal), []
    prompt = terminal.wait()
    while prompt:
        if prompt.endswith("›") and "✗ " not in terminal.screen:
            heights.append(len(terminal.screen.splitlines()))
        prompt = terminal.say(scripted.answer(prompt))
    assert terminal.status() == 0
    assert "★" in terminal.screen and "Points by round" in terminal.screen
    assert re.search(r"You win the match|wins? the match|share the victory", terminal.screen)
    checked = run("record", "verify", str(path))
    assert checked.returncode == 0, checked.stdout
    # Everything fits: 24 lines and 80 columns.
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.transcript)
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
    assert len(heights) > 30 and max(heights) <= 24


@pytest.mark.process
def test_two_people_at_one_keyboard_play_a_whole_match(open_terminal, player):
    terminal = open_terminal(*PLAY, *PEOPLE, "-o", "rounds=1")
    scripted = player(terminal)
    scripted.play()
    assert terminal.status() == 0
    assert "the match" in terminal.screen or "share the victory" in terminal.screen
    assert sum("Pass the keyboard" in prompt for prompt in scripted.prompts) >= 18


@pytest.mark.process
def test_the_end_of_a_round_shows_every_prediction_tricks_bonus_and_points(open_terminal, player):
    terminal = open_terminal(*PLAY, "-o", "rounds=2", "--names", "Ana,Ben,Carla")
    scripted = player(terminal)
    prompt = terminal.say(scripted.answer(terminal.wait()))
    while "How many tricks" not in prompt:
        prompt = terminal.say(scripted.answer(prompt))
    assert re.search(r"Points +Prediction +Round 1 +Predicted +Won +Bonus card", terminal.screen)
    rows = re.findall(
        r"(Ana|Ben|Carla).*? (\d+) +\S+(?: …)? +\+(\d+) +(\d+) +(\d+) ([ ✓↑]) +(–|\+1|\+3)", terminal.screen
    )
    assert len(rows) == 3
    for _, total, points, predicted, won, mark, bonus in rows:
        assert total == points and (mark == "✓") == (predicted == won) and (mark == "↑") == (predicted < won)
        base = (7 if predicted == "0" else 3) if predicted == won else 0
        if predicted != "0" and abs(int(predicted) - int(won)) == 1:
            base = 1
        extra = 1 if bonus == "+1" else 3 if bonus == "+3" and predicted == won else 0
        assert int(points) == base + extra
    assert sum(int(row[4]) for row in rows) <= 12


# ---- predictions --------------------------------------------------------------------------


@pytest.mark.process
def test_a_prediction_can_be_undone_until_another_player_acts(open_terminal):
    terminal = open_terminal(*PLAY, *PEOPLE)
    assert "Pass the keyboard to Ana" in terminal.wait()
    assert "How many tricks (0 to 12)" in terminal.say("")
    assert "takes it back" in terminal.say("11")
    assert "You secretly predict 11 tricks" in terminal.screen
    assert "How many tricks (0 to 12)" in terminal.say("undo")
    assert "takes it back" in terminal.say("p9")
    assert "Pass the keyboard to Bruno" in terminal.say("")
    terminal.say("")
    terminal.say("8")
    prompt = terminal.say("")
    while "Your move" not in prompt and "rank" not in prompt:
        prompt = terminal.say("")
    assert "0 of 9" in terminal.screen and "0 of 8" in terminal.screen and "of 11" not in terminal.screen
    terminal.say("undo")
    assert "cannot be taken back" in terminal.screen


@pytest.mark.process
def test_after_the_hand_over_the_screen_shows_no_secret_of_the_other_player(open_terminal):
    terminal = open_terminal(*PLAY, *PEOPLE)
    assert "Pass the keyboard to Ana" in terminal.wait() and "Your hand" not in terminal.screen
    terminal.say("")
    own = hand_of(terminal.screen)
    assert len(own) == 12
    terminal.say("11")
    terminal.say("")
    assert terminal.screen.strip() == "Pass the keyboard to Bruno. Bruno: press Enter."
    assert terminal.raw_screen.startswith("\x1b[3J")
    terminal.say("")
    theirs = hand_of(terminal.screen)
    assert len(theirs) == 12 and not set(own) & set(theirs)
    assert re.search(r"Ana +(\(begins\) +)?0 +chosen *\n", terminal.screen.replace("\r", ""))
    assert "11" not in terminal.screen


@pytest.mark.process
def test_a_prediction_that_is_too_high_is_refused_with_its_clause(run):
    done = run(*PLAY, "-p", "4", stdin="11\n?\n13\np13\n")
    assert "There are only 10 tricks in this round" in done.stdout and "(R2)" in done.stdout
    assert re.search(r"R2 +Predict your tricks", done.stdout)
    assert "“13” does not fit here: How many tricks (0 to 10)" in done.stdout
    assert "from 0 to 12" in done.stdout


# ---- cards, suits and claims --------------------------------------------------------------


@pytest.mark.process
def test_a_leading_doppelganger_needs_a_suit_and_the_last_one_offers_a_bonus(lead, open_terminal, tmp_path):
    path = tmp_path / "match.txt"
    terminal = open_terminal(*lead(1), "--record", str(path))
    terminal.wait()
    double = doubles(hand_of(terminal.screen))[0]
    terminal.say("2")
    assert "Your choice" in terminal.say(double.lower())
    assert f"Which suit is {double[1:]}◈?" in terminal.screen and "Your hand" in terminal.screen
    assert "Your choice" in terminal.say("2")
    assert "Take a bonus card with it?" in terminal.screen
    assert "trick 1 of 12" in terminal.screen  # nothing has been played yet
    terminal.say("+3")
    assert re.search(r"\+3 +11 +no ◈|\(you\).*\+3", terminal.screen)
    terminal.say("quit")
    terminal.wait()
    # One atomic move.
    assert re.search(rf"^1:{double}/C\+3$", path.read_text(), re.MULTILINE)


@pytest.mark.process
def test_an_ordinary_card_needs_no_further_input_while_a_doppelganger_is_left(lead, run, tmp_path):
    path = tmp_path / "match.txt"
    call = lead(2)
    hand = hand_of(run(*call, stdin="3\n").stdout)
    card = next(card for card in hand if card[0] != "D")
    for double in doubles(hand):
        done = run(*call, "--record", str(path), stdin=f"3\n{double}\nc\n")
        assert "Which suit" in done.stdout and "bonus card with it" not in done.stdout
        assert re.search(rf"^1:{double}/C$", path.read_text(), re.MULTILINE)
    done = run(*call, stdin=f"3\n{card}\n")
    assert "bonus card with it" not in done.stdout and "trick 2" in done.stdout
    refused = run(*call, stdin=f"3\n{card}+1\n?\n")
    assert "you would still hold a doppelgänger" in refused.stdout and "(R13)" in refused.stdout
    assert re.search(r"R13 +The bonus cards", refused.stdout)


@pytest.mark.process
def test_a_player_without_doppelgangers_is_offered_a_bonus_with_the_first_card(lead, run):
    call = lead(0)
    card = hand_of(run(*call, stdin="3\n").stdout)[0]
    typed = f"{card[1:]}{SYMBOLS[card[0]]}"
    back = run(*call, stdin=f"3\n{typed}\n\n")
    assert f"{typed} leaves you without doppelgängers" in back.stdout
    assert "trick 2" not in back.stdout  # Enter went back to the hand
    undone = run(*call, stdin=f"3\n{typed}\nundo\n")
    assert "trick 2" not in undone.stdout and "cannot be taken back" not in undone.stdout
    alone = run(*call, stdin=f"3\n{typed}\n1\n")
    assert "trick 2" in alone.stdout and "You have no doppelgängers in hand" not in alone.stdout
    claimed = run(*call, stdin=f"3\n{typed}\n2\n")
    assert "You have no doppelgängers in hand and take the bonus card +1." in claimed.stdout
    at_once = run(*call, stdin=f"3\n{card.lower()} +1\n")
    assert "take the bonus card +1." in at_once.stdout and "bonus card with it" not in at_once.stdout


@pytest.mark.process
def test_a_bonus_card_not_taken_is_invisible_to_other_players(lead, open_terminal):
    screens = []
    for count in (0, 3):
        terminal = open_terminal(*lead(count, *PEOPLE))
        terminal.wait()
        terminal.say("")
        card = next(card for card in hand_of(terminal.screen) if card[0] != "D")
        for answer in ("0", "", "", "0", ""):
            terminal.say(answer)
        prompt = terminal.say("")
        assert "Your move" in prompt
        prompt = terminal.say(card)
        assert ("Your choice" in prompt) == (count == 0)
        if count == 0:
            prompt = terminal.say("1")
        assert "hides the screen" in prompt
        assert "Pass the keyboard to Bruno" in terminal.say("")
        screens.append(terminal.screen.strip())
        terminal.say("")
        assert "Take a bonus" not in terminal.screen and "bonus cards: +1 +3" in terminal.screen
    assert screens == ["Pass the keyboard to Bruno. Bruno: press Enter."] * 2


@pytest.mark.process
def test_not_following_suit_is_refused_with_its_clause(run, seed_where):
    game = load(NAME, 3, {"first": 2})
    every_suit = lambda hand: all(any(c[0] == s for c in hand) for s in "SCTD")  # noqa: E731
    call = ("play", NAME, "--seed", seed_where(game, every_suit), "-o", "first=2", *RANDOM)
    shown = run(*call, stdin="3\n").stdout
    led = {sign: suit for suit, sign in SYMBOLS.items()}[re.search(r"Led: (\S)", shown)[1]]
    hand = hand_of(shown)
    wrong = next(card for card in hand if card[0] not in (led, "D"))
    done = run(*call, stdin=f"3\n{wrong}\n?\n")
    assert "the led suit is" in done.stdout and "(R4)" in done.stdout
    assert re.search(r"R4 +Following suit", done.stdout)
    # Brackets mark exactly the legal cards.
    own = shown.rpartition("Your hand")[2]
    bracketed = set(re.findall(r"\[(\d+)\]", own))
    assert bracketed == {card[1:] for card in hand if card[0] in (led, "D")}
    missing = next(f"{led}{rank}" for rank in range(1, 10) if f"{led}{rank}" not in hand)
    assert "You do not hold" in run(*call, stdin=f"3\n{missing}\n").stdout
    assert "You do not hold" in run(*call, stdin=f"3\n1 {missing[1:]}\n").stdout


@pytest.mark.process
@pytest.mark.parametrize("typed", ["{suit}{rank}", "{lower} {rank}", "{rank}{sign}", "{rank} {lower}"])
def test_a_card_may_be_typed_in_several_ways(typed, lead, run):
    call = lead(2)
    card = next(card for card in hand_of(run(*call, stdin="3\n").stdout) if card[0] != "D")
    suit, rank = card[0], card[1:]
    text = typed.format(suit=suit, rank=rank, lower=suit.lower(), sign=SYMBOLS[suit])
    assert f"{rank}{SYMBOLS[suit]} you" in run(*call, stdin=f"3\n{text}\n").stdout


@pytest.mark.process
def test_question_marks_explain_cards_suits_bonus_cards_and_clauses(run):
    done = run(*PLAY, stdin="?\n? d7\n? 7■\n? ●\n? D\n? +3\n? r10\n? s2\n? zebra\n? sc\n")
    assert re.search(r"R2 +Predict your tricks", done.stdout)
    assert "7◈  Doppelgänger, rank 7." in done.stdout and "7■, 7● or 7▲" in done.stdout
    assert "7■  Ordinary, rank 7." in done.stdout
    assert "● circles  An ordinary suit." in done.stdout
    assert "◈ doppelgängers  May be played at any time" in done.stdout
    assert "+3  3 points at the end of the round" in done.stdout
    assert re.search(r"R10 +No card left", done.stdout)
    # S2 is a card and a clause: the answer explains both.
    assert "2■  Ordinary, rank 2." in done.stdout and re.search(r"S2 +Predicting zero", done.stdout)
    assert "no card or clause “zebra”" in done.stdout and "no card or clause “sc”" in done.stdout


@pytest.mark.process
def test_prompt_and_help_are_about_this_game(run):
    done = run(*PLAY, stdin="help\n")
    assert "notation such as p4" in done.stdout and "x6" not in done.stdout
    assert "S squares, C circles, T triangles" in done.stdout


def test_the_led_suit_and_annihilated_cards_are_named_in_words():
    match = Match(load(NAME, 3, {"first": 1, "rounds": 1}))
    hands = (
        "D5 S1 S2 S3 S4 S6 S7 S8 S9 C7 C8 C9",
        "S5 C1 C2 C3 C4 C5 C6 D4 D6 D7 D8 D9",
        "T1 T2 T3 T4 T5 T6 T7 T8 T9 D1 D2 D3",
    )
    dealt = [hand.split() for hand in hands]
    match.play(match.game.parse("first1", 0))
    for place in range(36):
        match.play(match.game.parse(f"d{dealt[place % 3][place // 3]}", 0))
    for seat, text in enumerate(("p1", "p2", "p3")):
        match.play(match.game.parse(text, seat))
    match.play(match.game.parse("D5/S", 0))
    assert "Led: ■ squares, declared by the doppelgänger" in drawn(match, 1)
    assert "5◈ Ana (winning)" in drawn(match, 1) and "5◈ you (winning)" in drawn(match, 0)
    match.play(match.game.parse("S5", 1))
    assert "✗5◈ Ana (annihilated)   ✗5■ Bo (annihilated)" in drawn(match, 2)
    match.play(match.game.parse("T1", 2))
    assert "Last trick  ✗5◈ Ana (■)  ✗5■ you  1▲ Cleo  → Cleo wins" in drawn(match, 1)
    assert re.search(r"Cleo +0 +1 of 3 +– +11 +no ■", drawn(match, 1))
    assert re.search(r"Bo \(you\) +0 +0 of 2 +– +11 *\n", drawn(match, 1))


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ["predicciones", "ronda 1 de 3", "cuadrados", "Tu mano", "Cuántas bazas"]),
        ("pt", ["previsões", "rodada 1 de 3", "quadrados", "Sua mão", "Quantas vazas"]),
        ("pl", ["prognozy", "runda 1 z 3", "kwadraty", "Twoja ręka", "Ile lew"]),
    ],
)
def test_the_table_uses_the_language_of_the_call(language, words, run):
    shown = run(*PLAY, "--lang", language, stdin="3\n").stdout
    for word in words:
        assert word in shown


@pytest.mark.process
def test_open_hands_are_shown_to_all_players(run):
    shown = run(*PLAY, "-o", "hands=open", "--names", "Ana,Ben,Carla", stdin="").stdout
    assert re.search(r"^ Ben +■", shown, re.MULTILINE) and re.search(r"^ Carla +■", shown, re.MULTILINE)
    assert not re.search(r"^ Ben +■", run(*PLAY, "--names", "Ana,Ben,Carla", stdin="").stdout, re.MULTILINE)


@pytest.mark.process
def test_a_match_of_bots_alone_shows_every_card_and_every_score(run):
    bots = ("--seat", "random,random,sensible", "-o", "rounds=1")
    done = run(*PLAY, *bots)
    assert done.stdout.count(" leads ") == 12 and done.stdout.count(" scores ") == 3
    assert done.stdout == run(*PLAY, *bots).stdout


def test_the_small_decks_are_listed_for_study(capsys):
    assert main(["games"]) == 0
    assert "-o ranks=… For study" in " ".join(capsys.readouterr().out.split())
