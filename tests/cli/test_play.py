"""Whole matches at the prompt."""

from __future__ import annotations

import re
import signal

import pytest

from hauntboard.cli import main

from ..seek import SEEK

PLAY = ("play", SEEK, "--seed", "5")
BOT = ("--seat", "human", "--seat", "seeker")


@pytest.mark.process
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_match_against_bots_can_be_played_and_its_record_is_valid(
    players, open_terminal, player, run, tmp_path
):
    path = tmp_path / "match.txt"
    seats = ",".join(["human", *["seeker"] * (int(players) - 1)])
    terminal = open_terminal(*PLAY, "-p", players, "--seat", seats, "-o", "points=2", "--record", str(path))
    player(terminal).play()
    assert terminal.status() == 0
    assert re.search(r"You win the match|wins? the match", terminal.screen)
    checked = run("record", "verify", str(path))
    assert checked.returncode == 0, checked.stdout


@pytest.mark.process
def test_a_real_table_commits_to_the_shuffle_and_reveals_the_seed(open_terminal, player, run, tmp_path):
    path = tmp_path / "match.txt"
    terminal = open_terminal("play", SEEK, *BOT, "-o", "points=1", "--record", str(path))
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
def test_two_people_at_one_keyboard_play_a_whole_match(open_terminal, player):
    terminal = open_terminal(*PLAY, "--seat", "human", "--seat", "human", "-o", "points=1")
    scripted = player(terminal)
    scripted.play()
    assert terminal.status() == 0
    assert "wins the match" in terminal.screen
    assert any("hides the screen" in prompt for prompt in scripted.prompts)
    assert sum("Pass the keyboard" in prompt for prompt in scripted.prompts) >= 4


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
def test_quit_offers_to_save_the_unfinished_match(run, tmp_path):
    path = tmp_path / "unfinished.txt"
    done = run(*PLAY, stdin=f"c7\nquit\n{path}\n")
    assert done.returncode == 0 and "Saved to" in done.stdout
    assert '[Result "*"]' in path.read_text()
    replayed = run("replay", str(path))
    assert "The match is not finished." in replayed.stdout
    checked = run("record", "verify", str(path))
    assert checked.returncode == 1 and "not finished" in checked.stdout


@pytest.mark.process
def test_the_end_of_input_ends_the_program_and_keeps_the_record(run, tmp_path):
    path = tmp_path / "unfinished.txt"
    done = run(*PLAY, "--record", str(path), stdin="c7\n")
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
    assert "All 2 matches are correct." in run("record", "verify", str(path)).stdout
    letter.write_text("Dear Ana\n")
    done = run(*PLAY, "--record", str(letter))
    assert done.returncode == 2 and "is not a record file" in done.stderr
    assert letter.read_text() == "Dear Ana\n"


@pytest.mark.process
def test_without_a_terminal_nothing_is_cleared_or_coloured(run):
    assert "\x1b" not in run(*PLAY, stdin="c7\n").stdout


@pytest.mark.process
def test_a_rematch_is_another_match_with_the_same_players(open_terminal, player, tmp_path):
    path = tmp_path / "both.txt"
    terminal = open_terminal(*PLAY, *BOT, "-o", "points=1", "--names", "Ana", "--record", str(path))
    scripted = player(terminal)
    assert scripted.play(until="Another match?")
    assert "Your move" in terminal.say("y")
    terminal.child.sendline("view")
    scripted.play(until="Another match?")
    terminal.say("")
    assert terminal.status() == 0
    assert path.read_text().count('[Seat.1 "Ana"]') == 2


@pytest.mark.process
def test_the_same_seed_plays_the_same_match(run):
    bots = ("--seat", "random", "--seat", "seeker", "-o", "points=1")
    assert run(*PLAY, *bots).stdout == run(*PLAY, *bots).stdout


@pytest.mark.process
def test_bots_have_unique_names_at_the_table(run):
    done = run("play", SEEK, "-p", "3", "--names", "Mortimer", stdin="")
    shown = " ".join(done.stdout.split())
    assert "Mortimer, Agatha (bot, pensive) and Casimir (bot, pensive)" in shown


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
        (("-o", "mood=lost"), "does not fit the option"),
        (("-o", "mood"), "name=value"),
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
    assert main(["play", SEEK, *arguments]) == 2
    got = capsys.readouterr()
    assert words in got.err and got.err.count("\n") == 1
    assert got.out == ""


@pytest.mark.process
def test_the_pure_python_build_prints_one_notice(run):
    done = run(*PLAY, "-o", "points=1", stdin="", HAUNTBOARD_BUILD="interpreted")
    assert done.stderr.count("pure-Python build") == 1


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
    assert "★" in done.stdout
