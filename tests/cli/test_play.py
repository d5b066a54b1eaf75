"""Whole matches at the prompt."""

from __future__ import annotations

import re
import signal

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
def test_a_real_table_commits_to_the_shuffle_and_reveals_the_seed(open_terminal, player, run, tmp_path):
    path = tmp_path / "match.txt"
    terminal = open_terminal("play", "13-ghosts", "-o", "points=1", "--record", str(path))
    terminal.wait()
    commitment = re.search(r"^ ([0-9a-f]{64})\b", terminal.screen, re.MULTILINE)
    assert commitment and "fingerprint" in terminal.screen
    terminal.child.sendline("")
    player(terminal).play()
    assert f'[Commitment "{commitment[1]}"]' in path.read_text()
    assert "The seed of the shuffle" in terminal.screen
    checked = run("record", "verify", "--shuffle", str(path))
    assert checked.returncode == 0, checked.stdout
    assert "Shuffle checked" in checked.stdout


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
@pytest.mark.parametrize(("seats", "offered"), [("human", True), ("human,human", False)])
def test_the_line_above_the_prompt_offers_hints_only_where_they_are_allowed(seats, offered, run):
    shown = run(*PLAY, "--seat", seats, stdin="\n").stdout
    assert "quit · help" in shown and ("· hint ·" in shown) == offered


@pytest.mark.process
def test_invalid_input_is_answered_with_a_pointer_to_help(run):
    done = run(*PLAY, stdin="fly away\n\x00\n[bold]\n")
    assert "“fly away” is not a move" in done.stdout
    assert "help lists what you can type" in done.stdout
    assert done.returncode == 0


@pytest.mark.process
def test_help_and_log_are_available_at_any_prompt(run):
    done = run(*PLAY, stdin="help\n7\nlog\nview\n")
    assert "explains a card or a clause" in done.stdout
    assert "You hide in crypt 7." in done.stdout


@pytest.mark.process
def test_quit_offers_to_save_the_unfinished_match(run, tmp_path):
    path = tmp_path / "unfinished.txt"
    done = run(*PLAY, stdin=f"7\nquit\n{path}\n")
    assert done.returncode == 0 and "Saved to" in done.stdout
    assert '[Result "*"]' in path.read_text()
    replayed = run("replay", str(path))
    assert "The match is not finished." in replayed.stdout
    checked = run("record", "verify", str(path))
    assert checked.returncode == 1 and "not finished" in checked.stdout


@pytest.mark.process
def test_the_end_of_input_ends_the_program_and_keeps_the_record(run, tmp_path):
    path = tmp_path / "unfinished.txt"
    done = run(*PLAY, "--record", str(path), stdin="7\n")
    assert done.returncode == 0 and "See you next time" in done.stdout
    assert "c7" in path.read_text()


@pytest.mark.process
def test_an_interruption_prints_a_message_and_keeps_the_record(open_terminal, tmp_path):
    path = tmp_path / "unfinished.txt"
    terminal = open_terminal(*PLAY, "--record", str(path))
    terminal.wait()
    terminal.child.kill(signal.SIGINT)
    terminal.wait()
    assert terminal.status() == 130
    assert "interrupted" in terminal.transcript
    assert "\n Saved to" in terminal.screen  # not behind the prompt
    assert '[Result "*"]' in path.read_text()


@pytest.mark.process
def test_a_missing_folder_is_named_and_the_question_for_a_file_repeated(run, tmp_path):
    typed = f"quit\n{tmp_path / 'none' / 'x.txt'}\n{tmp_path / 'x.txt'}\n"
    shown = " ".join(run(*PLAY, stdin=typed).stdout.split())
    assert re.search(r"✗ There is no folder “[^”]*none”\.", shown.replace("- ", "-"))
    assert (tmp_path / "x.txt").exists()


@pytest.mark.process
def test_records_are_appended_to_record_files_only(run, tmp_path):
    path, letter = tmp_path / "many.txt", tmp_path / "letter.txt"
    for _ in range(2):
        bots = ("--seat", "random", "--seat", "random", "-o", "points=1")
        assert run(*PLAY, *bots, "--record", str(path)).returncode == 0
    assert "All 2 matches are good." in run("record", "verify", str(path)).stdout
    letter.write_text("Dear Ana\n")
    done = run(*PLAY, "--record", str(letter))
    assert done.returncode == 2 and "is not a record file" in done.stderr
    assert letter.read_text() == "Dear Ana\n"


@pytest.mark.process
def test_without_a_terminal_nothing_is_cleared_or_coloured(run):
    assert "\x1b" not in run(*PLAY, stdin="7\n").stdout


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
def test_a_rematch_is_another_match_with_the_same_players(open_terminal, player, tmp_path):
    path = tmp_path / "both.txt"
    terminal = open_terminal(*PLAY, "-o", "points=1", "--names", "Ana", "--record", str(path))
    scripted = player(terminal)
    assert scripted.play(until="Another match?")
    assert "Your crypt" in terminal.say("y")
    terminal.child.sendline("view")
    scripted.play(until="Another match?")
    terminal.say("")
    assert terminal.status() == 0
    assert path.read_text().count('[Seat.1 "Ana"]') == 2


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
def test_the_same_seed_plays_the_same_match(run):
    bots = ("--seat", "random", "--seat", "greedy", "-o", "points=1")
    assert run(*PLAY, *bots).stdout == run(*PLAY, *bots).stdout


@pytest.mark.process
def test_bots_have_unique_names_at_the_table(run):
    done = run("play", "13-ghosts", "-p", "3", "--names", "Mortimer", stdin="")
    shown = " ".join(done.stdout.split())
    assert "Mortimer, Agatha (bot, alert) and Casimir (bot, alert)" in shown


@pytest.mark.process
def test_bots_with_names_of_the_house_leave_the_other_names_free(run):
    names = ("--seat", "random,random,random", "--names", "Ottilie,Casimir,Agatha")
    shown = " ".join(run(*PLAY, "-p", "4", *names, stdin="").stdout.split())
    assert "Ottilie (bot, distracted), Casimir" in shown and "and Mortimer (bot" in shown
    done = run(*PLAY, "-p", "4", "--seat", "random,random,random,random", "--names", f"{names[3]},Mortimer")
    assert done.returncode == 0


@pytest.mark.process
def test_unusual_names_are_shown_unchanged(run):
    done = run(*PLAY, "--names", "[red]Ana,{ Bo }", stdin="")
    assert "[red]Ana" in done.stdout and "{ Bo }" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-p", "5"), "cannot be played with 5 players"),
        (("-o", "edition=lost"), "does not fit the option"),
        (("-o", "edition"), "name=value"),
        (("-o", "moon=full"), "no option “moon”"),
        (("--seat", "oracle"), "There is no bot “oracle”"),
        (("--seat", "human,human,human"), "only 2"),
        (("--names", "Ana,Ana"), "every name only once"),
        (("--names", "A" * 40), "at most 16"),
        (("--record", "."), "folder"),
        (("--record", "/nowhere/at/all"), "no folder “/nowhere/at”"),
        (("--seed", "many"), "--seed needs a whole number"),
        (("--colour", "red"), "no option --colour"),
    ],
)
def test_a_wrong_call_gets_one_line_and_status_2(arguments, words, capsys):
    assert main(["play", "13-ghosts", *arguments]) == 2
    got = capsys.readouterr()
    assert words in got.err and got.err.count("\n") == 1
    assert got.out == ""


@pytest.mark.process
def test_the_pure_python_build_prints_one_notice(run):
    done = run(*PLAY, "-o", "points=1", stdin="", HAUNTBOARD_BUILD="interpreted")
    assert done.stderr.count("pure-Python build") == 1


# ---- hints ------------------------------------------------------------------------------


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
    assert re.search(r"★ \S+ +█+.* \d+ %", terminal.screen)
    assert "may be hiding in" in terminal.screen


@pytest.mark.process
def test_with_other_people_hints_are_off_unless_enabled(run):
    call = (*PLAY, "--seat", "human", "--seat", "human")
    assert "Hints are off" in run(*call, stdin="\nhint\n").stdout
    assert "How often to choose it" in run(*call, "--hints", stdin="\nhint\n").stdout
    assert "Hints are off" in run(*PLAY, "--no-hints", stdin="hint\n").stdout
