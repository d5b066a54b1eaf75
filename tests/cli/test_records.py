"""``replay`` and ``record``."""

from __future__ import annotations

import json
import re

import pytest

from hauntboard.cli import main

from ..games.any_game import short
from ..released import quickest
from ..seek import SEEK


@pytest.mark.process
def test_valid_matches_are_reported_one_by_one(match_file, capsys):
    assert main(["record", "verify", str(match_file)]) == 0
    out = capsys.readouterr().out
    assert out.count("✓ Match") == 3 and "All 3 matches are correct." in out


@pytest.mark.process
def test_a_single_valid_match_is_reported_as_valid(match_file, tmp_path, capsys):
    one = tmp_path / "one.txt"
    one.write_text(match_file.read_text().split("\n\n[Hauntb")[0] + "\n")
    assert main(["record", "verify", str(one)]) == 0
    assert "The match is correct." in capsys.readouterr().out


def place_of(text: str, found: re.Match[str]) -> str:
    """Return line:column of a match in a text."""
    before = text[: found.start()]
    return f"{before.count(chr(10)) + 1}:{found.start() - (before.rfind(chr(10)) + 1) + 1}"


@pytest.mark.process
def test_a_changed_answer_is_found_with_line_and_column(match_file, tmp_path, capsys):
    text = match_file.read_text()
    answer = re.search(r"[123]:\S+=nn", text)
    bad = tmp_path / "bad.txt"
    bad.write_text(text[: answer.end() - 1] + "y" + text[answer.end() :])
    assert main(["record", "verify", str(bad)]) == 1
    out = capsys.readouterr().out
    assert f"{bad}:{place_of(text, answer)}: " in out
    assert "1 of 3 matches are not correct." in out and out.count("✓") == 2


@pytest.mark.process
def test_an_invalid_move_text_is_found_with_line_and_column(match_file, tmp_path, capsys):
    text = match_file.read_text()
    move = re.search(r"(?<=1:)c\d+", text)
    bad = tmp_path / "bad.txt"
    bad.write_text(text[: move.start()] + "banshee" + text[move.end() :])
    assert main(["record", "verify", str(bad)]) == 1
    assert f"{bad}:{place_of(text, move)}: " in capsys.readouterr().err


@pytest.mark.process
def test_a_wrong_result_is_found(match_file, tmp_path, capsys):
    bad = tmp_path / "bad.txt"
    bad.write_text(re.sub(r'\[Result "\d', '[Result "9', match_file.read_text(), count=1))
    assert main(["record", "verify", str(bad)]) == 1
    bad.write_text(re.sub(r'(\[Result "\d \d+-\d+-)\d+', r"\g<1>0", match_file.read_text(), count=1))
    assert main(["record", "verify", str(bad)]) == 1
    assert "the moves lead to" in capsys.readouterr().out


@pytest.mark.process
def test_an_illegal_move_names_the_clause(match_file, tmp_path, capsys):
    text = match_file.read_text()
    bad = tmp_path / "bad.txt"
    bad.write_text(re.sub(r"\n1:c(\d+)", r"\n1:x3=nn\n1:c\1", text, count=1))
    assert main(["record", "verify", str(bad)]) == 1
    out = capsys.readouterr().out
    assert "not allowed at this point" in out and "(S2)" in out


@pytest.mark.process
def test_a_required_shuffle_must_be_present(match_file, capsys):
    assert main(["record", "verify", "--shuffle", str(match_file)]) == 1
    assert "shuffle cannot be checked" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["record", "verify"], ["replay"], ["record", "convert", "--to", "json"]])
def test_unreadable_files_get_one_line(command, tmp_path, capsys):
    latin = tmp_path / "latin.txt"
    latin.write_bytes('[Hauntboard "1"]\n[Seat.1 "Inés"]\n'.encode("latin-1"))
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    broken = tmp_path / "broken.json"
    broken.write_text('{"moves": [}')
    cases = [
        (tmp_path / "nothing.txt", 2, "There is no file"),
        (tmp_path, 2, "is a folder"),
        (latin, 1, "latin.txt:2:12: This file is not UTF-8 text."),
        (empty, 1, "There is no match in this file."),
        (broken, 1, "broken.json:1:12: This is not valid JSON."),
    ]
    for path, status, words in cases:
        assert main([*command, str(path)]) == status
        err = capsys.readouterr().err
        assert words in err and err.count("\n") == 1


@pytest.mark.process
def test_text_and_json_are_two_forms_of_the_same_records(match_file, tmp_path, capsys):
    main(["record", "convert", str(match_file), "--to", "json"])
    as_json = tmp_path / "records.json"
    as_json.write_text(capsys.readouterr().out)
    assert len(json.loads(as_json.read_text())) == 3
    assert main(["record", "verify", str(as_json)]) == 0
    capsys.readouterr()
    main(["record", "convert", str(as_json), "--to", "text"])
    assert capsys.readouterr().out == match_file.read_text()


@pytest.mark.process
def test_a_record_of_one_seat_hides_the_other_seats_choices(match_file, tmp_path, capsys):
    main(["record", "convert", str(match_file), "--to", "text", "--seat", "2"])
    text = capsys.readouterr().out
    assert '[View "2"]' in text
    assert re.search(r"\n2:c\d", text) and "\n1:?" in text and not re.search(r"\n[13]:c\d", text)
    one_seat = tmp_path / "seat2.txt"
    one_seat.write_text(text)
    assert main(["replay", str(one_seat)]) == 0
    shown = capsys.readouterr().out
    assert "Perspective: 2" in shown and "1:?" in shown
    assert main(["record", "verify", str(one_seat)]) == 1
    assert "the full record is needed" in capsys.readouterr().out


@pytest.mark.process
def test_a_spectators_record_hides_every_choice(match_file, capsys):
    main(["record", "convert", str(match_file), "--to", "json", "--seat", "spectator"])
    moves = [move for record in json.loads(capsys.readouterr().out) for move in record["moves"]]
    assert not [move for move in moves if re.match(r"[123]:c\d|\*:d\d", move)]


@pytest.mark.process
def test_records_can_be_read_from_standard_input(match_file, run):
    done = run("record", "verify", "-", stdin=match_file.read_text())
    assert done.returncode == 0


@pytest.mark.process
def test_a_replay_shows_each_viewer_only_what_they_may_see(match_file, capsys):
    def shown(*more: str) -> str:
        assert main(["replay", str(match_file), "--match", "1", *more]) == 0
        return " ".join(capsys.readouterr().out.split())

    everything, spectator, seat = shown(), shown("--seat", "spectator"), shown("--seat", "1")
    assert re.search(r"Random 2 hides in \d", everything) and "wins the match" in everything
    assert "hides." in spectator and not re.search(r":c\d", spectator)
    assert re.search(r"You hide in \d", seat) and "Random 2 hides." in seat


@pytest.mark.process
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--match", "9"], "There is no match 9 in this file; it holds 3."),
        (["--seat", "5"], "There is no seat “5”"),
    ],
)
def test_an_unknown_match_or_seat_is_a_wrong_call(match_file, arguments, words, capsys):
    assert main(["replay", str(match_file), *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.process
def test_an_unfinished_match_is_not_revealed(run, tmp_path):
    path = tmp_path / "unfinished.txt"
    run("play", SEEK, "--seed", "5", "--record", str(path), stdin="c7\n")
    done = run("replay", str(path), "--seat", "all")
    assert done.returncode == 1 and "only when the match is over" in done.stderr
    assert "c7" not in run("replay", str(path)).stdout


@pytest.mark.process
def test_stepping_waits_for_enter_and_leaves_with_q(match_file, run):
    done = run("replay", str(match_file), "--match", "1", "--step", stdin="\n\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("›") == 3


def test_a_replay_gives_reasons_from_the_knowledge_of_the_player_to_move(tmp_path, capsys):
    path = tmp_path / "match.txt"
    game = quickest()
    options = [word for name, value in short(game).items() for word in ("-o", f"{name}={value}")]
    call = ["simulate", game, "-n", "1", *options, "--bots", "level-1"]
    assert main([*call, "--records", str(path)]) == 0
    capsys.readouterr()
    shown = {}
    for seat in ("", "1"):
        assert main(["replay", str(path), "--why", *(["--seat", seat] if seat else [])]) == 0
        shown[seat] = capsys.readouterr().out
    assert shown[""].count("Why this move") > shown["1"].count("Why this move") > 0
    assert "▸" in shown[""] and "★" in shown[""]


@pytest.mark.process
def test_reasons_need_a_finished_match_and_the_record_of_all_seats(match_file, tmp_path, capsys):
    one_seat = tmp_path / "seat.txt"
    assert main(["record", "convert", str(match_file), "--to", "text", "--seat", "1"]) == 0
    one_seat.write_text(capsys.readouterr().out)
    assert main(["replay", str(one_seat), "--why"]) == 2
    assert "full record of a finished match" in capsys.readouterr().err
    unfinished = tmp_path / "unfinished.txt"
    moves = match_file.read_text().split("\n\n[Hauntb")[0].splitlines()
    unfinished.write_text(re.sub(r'\[Result "[^"]*"\]', '[Result "*"]', "\n".join(moves[:-2])) + "\n")
    assert main(["replay", str(unfinished), "--why"]) == 2
