"""13 Ghosts at the prompt."""

from __future__ import annotations

import re

import pytest

from hauntboard.cli import main

PLAY = ("play", "13-ghosts", "--seed", "5")


@pytest.mark.process
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_match_against_bots_can_be_played_and_its_record_is_valid(
    players, open_terminal, player, run, tmp_path
):
    path = tmp_path / "match.txt"
    terminal = open_terminal(*PLAY, "-p", players, "-o", "points=2", "--record", str(path))
    player(terminal).play()
    assert terminal.status() == 0
    assert re.search(r"You win the match|wins? the match", terminal.screen)
    checked = run("record", "verify", str(path))
    assert checked.returncode == 0, checked.stdout


@pytest.mark.process
def test_after_the_hand_over_the_screen_shows_no_secret_of_the_other_player(open_terminal):
    terminal = open_terminal(*PLAY, "--seat", "human", "--seat", "human", "--names", "Ana,Bruno")
    assert "Pass the keyboard to Ana" in terminal.wait()
    assert "Dealt" not in terminal.screen
    prompt = terminal.say("")
    own = re.search(r"\((\d+) or (\d+)\)", prompt)
    assert own and terminal.screen.count("Dealt") == 2
    assert "takes it back" in terminal.say(own[1])
    assert "Pass the keyboard to Bruno" in terminal.say("")
    # The screen shows only the call to Bruno, and the scroll-back is empty too.
    assert terminal.screen.strip() == "Pass the keyboard to Bruno. Bruno: press Enter."
    assert terminal.raw_screen.startswith("\x1b[3J")
    prompt = terminal.say("")
    theirs = re.search(r"\((\d+) or (\d+)\)", prompt)
    assert theirs
    for word in (f"crypt {own[1]}", f"Crypt  {own[1]}", f"Dealt  {own[1]} ", f"Dealt  {own[2]} "):
        assert word not in terminal.screen
    # The arrow key does not recall Ana's input either.
    terminal.child.send("\x1b[A")
    terminal.child.send("\r")
    assert terminal.wait().endswith(f"({theirs[1]} or {theirs[2]}) ›")


@pytest.mark.process
def test_two_people_at_one_keyboard_play_a_whole_match(open_terminal, player):
    terminal = open_terminal(*PLAY, "--seat", "human", "--seat", "human", "-o", "points=1")
    scripted = player(terminal)
    scripted.play()
    assert terminal.status() == 0
    assert "wins the match" in terminal.screen
    assert any("hides the screen" in prompt for prompt in scripted.prompts)
    assert sum("Pass the keyboard" in prompt for prompt in scripted.prompts) >= 4


@pytest.mark.process
def test_the_choice_of_a_crypt_can_be_undone(open_terminal):
    terminal = open_terminal(*PLAY)
    first, second = re.search(r"\((\d+) or (\d+)\)", terminal.wait()).groups()
    assert "Your move" in terminal.say(first)
    assert f"Crypt  {first} " in terminal.screen
    assert f"({first} or {second})" in terminal.say("undo")
    terminal.say(second)
    assert f"Crypt  {second} " in terminal.screen


@pytest.mark.process
def test_the_choice_can_be_undone_before_a_bot_begins(open_terminal):
    terminal = open_terminal(*PLAY, "-o", "first=2")
    first, second = re.search(r"\((\d+) or (\d+)\)", terminal.wait()).groups()
    assert "takes it back" in terminal.say(first)
    assert f"({first} or {second})" in terminal.say("undo")
    assert "takes it back" in terminal.say(second)
    terminal.say("")
    assert f"Crypt  {second} " in terminal.screen


@pytest.mark.process
def test_a_played_card_cannot_be_undone(run):
    done = run(*PLAY, stdin="7\nx1\nundo\n")
    assert "cannot be taken back" in done.stdout


@pytest.mark.process
def test_a_refusal_names_its_clause_and_a_question_mark_opens_it(run):
    done = run(*PLAY, stdin="x3\n?\n")
    assert "Choose your crypt first" in done.stdout and "(G2)" in done.stdout
    assert re.search(r"G2 +Choose your crypt", done.stdout)


@pytest.mark.process
def test_a_card_that_was_not_dealt_is_refused_with_its_clause(run):
    done = run(*PLAY, stdin="4\n")
    assert "You do not have card 4" in done.stdout and "(G2)" in done.stdout


@pytest.mark.process
def test_question_marks_explain_the_hand_a_card_and_a_clause(run):
    done = run(*PLAY, stdin="7\n?\n? 12\n? g8\n? zebra\n")
    assert "The Two-Headed Hound" in done.stdout
    assert "The Pianist" in done.stdout
    assert "When the pile is empty" in done.stdout
    assert "no card or clause “zebra”" in done.stdout


@pytest.mark.process
def test_moves_can_be_typed_in_notation(run):
    done = run(*PLAY, stdin="c7\n11X4, 5\n")
    assert "You attack 4 and 5." in done.stdout


@pytest.mark.process
def test_a_menu_line_accepts_its_numbers_or_prompts_for_them(run):
    at_once = run(*PLAY, stdin="7\n1 4 5\n")
    asked = run(*PLAY, stdin="7\n1\n4 7\n4 5\n")
    assert "You attack 4 and 5." in at_once.stdout and "You attack 4 and 5." in asked.stdout
    assert "“4 7” does not fit here" in asked.stdout


@pytest.mark.process
def test_undo_leaves_the_question_for_a_number(open_terminal):
    terminal = open_terminal(*PLAY)
    terminal.wait()
    terminal.say("7")
    assert "neighbouring" in terminal.say("1")
    assert terminal.say("undo").startswith("Your move")
    assert "cannot be taken back" not in terminal.screen
    assert re.search(r"Crypt +7", terminal.screen)


@pytest.mark.process
def test_help_and_log_are_available_at_any_prompt(run):
    done = run(*PLAY, stdin="help\n7\nlog\nview\n")
    assert "explains a card or a clause" in done.stdout
    assert "You hide in crypt 7." in done.stdout


@pytest.mark.process
def test_no_line_is_wider_than_the_terminal(open_terminal, player):
    terminal = open_terminal(*PLAY, "-p", "4", "-o", "points=1", "--names", "Maximiliano-1234")
    player(terminal).play(until="File name")
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.transcript)
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80


@pytest.mark.process
@pytest.mark.parametrize("players", ["2", "3"])
def test_the_table_fits_into_24_lines(players, open_terminal, player):
    terminal = open_terminal(*PLAY, "-p", players, "-o", "points=2")
    scripted = player(terminal)
    heights = []
    prompt = terminal.wait()
    while prompt and "File name" not in prompt:
        if "Your move" in prompt and "✗" not in terminal.screen:
            heights.append(len(terminal.screen.splitlines()))
        prompt = terminal.say(scripted.answer(prompt))
    assert heights and max(heights) <= 24


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ["Tu cripta", "ronda 1", "azul"]),
        ("pt", ["Sua cripta", "rodada 1", "azul"]),
        ("pl", ["Twoja kryjówka", "runda 1", "niebieska"]),
    ],
)
def test_the_language_comes_from_the_call_or_the_environment(language, words, run):
    by_option = run(*PLAY, "--lang", language, stdin="")
    by_environment = run(*PLAY, stdin="", LANG=f"{language}_XX.UTF-8")
    assert by_option.stdout == by_environment.stdout
    for word in words:
        assert word in by_option.stdout


@pytest.mark.process
def test_translated_commands_are_understood(run):
    done = run(*PLAY, "--lang", "pl", stdin="pomoc\nkoniec\n\n")
    assert "objaśnia kartę albo punkt zasad" in done.stdout and "Do zobaczenia" in done.stdout


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "word", "title"),
    [
        ("en", "hint", "Hint"),
        ("es", "pista", "Pista"),
        ("pt", "dica", "Dica"),
        ("pl", "podpowiedz", "Podpowiedź"),
    ],
)
def test_hints_are_available_against_bots(language, word, title, run):
    done = run(*PLAY, "--lang", language, stdin=f"{word}\n")
    assert f" {title} " in done.stdout
    assert "★" in done.stdout and "%" in done.stdout


@pytest.mark.process
def test_a_hint_shows_the_best_move_alternatives_and_reasons(open_terminal):
    terminal = open_terminal(*PLAY)
    first = re.search(r"\((\d+) or (\d+)\)", terminal.wait())[1]
    terminal.say(first)
    assert "Your move" in terminal.say("hint")
    assert "Chance to win the round" in terminal.screen
    assert re.search(r"★ \S+ +█+.* \d+%", terminal.screen)
    assert re.search(r"Type: \S+", terminal.screen)
    assert "may be hiding in" in terminal.screen


@pytest.mark.process
def test_with_other_people_hints_are_off_unless_enabled(run):
    call = (*PLAY, "--seat", "human", "--seat", "human")
    assert "Hints are off" in run(*call, stdin="\nhint\n").stdout
    assert "How often to choose it" in run(*call, "--hints", stdin="\nhint\n").stdout
    assert "Hints are off" in run(*PLAY, "--no-hints", stdin="hint\n").stdout


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "word"), [("en", "rules"), ("es", "reglas"), ("pt", "regras"), ("pl", "zasady")]
)
def test_the_rules_can_be_read_during_a_match(language, word, run):
    typed = f"{word}\n{word} 2\nrules t\n{word} g11\n{word} zz\nhelp\n"
    out = run(*PLAY, "--lang", language, stdin=typed).stdout
    asked = re.split(r"› (?:rules|help|reglas|regras|zasady)", out)[1:]
    contents, second, by_letter, clause, wrong, keys = asked
    assert re.search(r"2 +\S.* G1–G13", contents) and f"{word} " in contents
    assert "\n G1 " in second and "\n G13 " in second and "\n T1 " not in second
    assert "\n T1 " in by_letter and "\n G1 " not in by_letter
    assert "\n G11 " in clause and "\n G12 " not in clause
    assert "✗" in wrong and "“zz”" in wrong.replace("«", "“").replace("»", "”").replace("„", "“")
    assert f"{word} 2" in keys


def test_the_small_decks_are_listed_for_study(capsys):
    assert main(["games"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "-o deck=… For study" in out and "13 (default), 4, 5, 6" in out
