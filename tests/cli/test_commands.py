"""The other commands, their help and their errors."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

import hauntboard.cli
from hauntboard import __version__
from hauntboard.cli import main
from hauntboard.engine import build_mode
from hauntboard.games import GAMES, game_type, load
from hauntboard.i18n import LANGUAGES, Speaker, catalogue

from .. import strangers_game
from ..games.any_game import facts
from ..released import RELEASED, quickest
from ..seek import SEEK, TEMPLATE
from .conftest import environment

SIMULATE = ["simulate", SEEK, "-n", "6", "--seed", "3", "--bots", "random"]
FOLDER = Path(hauntboard.cli.__file__).parent
# The command line and the games' terminal boards.
FILES = [*FOLDER.rglob("*.py"), *FOLDER.parent.glob("games/*/terminal*.py")]


def output(capsys, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


# ---- simulate ---------------------------------------------------------------------------


@pytest.mark.process
def test_a_simulation_is_repeatable_with_any_number_of_processes(run):
    call = [*SIMULATE, "-p", "3", "--json"]
    once, again, two = run(*call), run(*call), run(*call, "--jobs", "2")
    assert once.stdout == again.stdout == two.stdout
    data = json.loads(once.stdout)
    assert data["games"] == 6 and data["seed"] == 3 and len(data["seats"]) == 3
    assert once.stderr == ""


def test_the_table_has_rates_with_intervals_by_seat(capsys):
    out = output(capsys, *SIMULATE, "-p", "3")
    assert "95% interval" in out and out.count("   random") == 3
    assert re.search(r"\d+\.\d%", out) and "Moves per match" in out


def test_bots_are_compared_when_they_sit_in_several_seats(capsys):
    out = output(capsys, "simulate", SEEK, "-n", "4", "-p", "3", "--bots", "random,seeker")
    assert out.count("seeker") == 2 and len(re.findall(r"^ *\d? *random ", out, re.MULTILINE)) == 3


@pytest.mark.process
def test_the_records_of_a_simulation_do_not_depend_on_the_number_of_processes(tmp_path, run):
    files = [tmp_path / "one.txt", tmp_path / "two.txt"]
    for file, jobs in zip(files, ("1", "2"), strict=True):
        assert run(*SIMULATE, "--records", str(file), "--jobs", jobs).returncode == 0
    assert files[0].read_text() == files[1].read_text()
    assert run("record", "verify", str(files[0])).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated_saved_replayed_and_counted(game, tmp_path, capsys):
    file = str(tmp_path / "matches.txt")
    out = output(capsys, "simulate", game, "-n", "2", "--bots", "random", "--records", file)
    assert out.count("   random") == GAMES[game].player_counts[0]
    assert "All 2 matches are correct." in output(capsys, "record", "verify", file)
    for viewer in ("all", "spectator", "1"):
        assert "Match 1" in output(capsys, "replay", file, "--match", "1", "--seat", viewer)
    assert '"game"' in output(capsys, "record", "convert", file, "--to", "json").lower()
    assert "[View" in output(capsys, "record", "convert", file, "--to", "text", "--seat", "2")
    assert "Compiled" in output(capsys, "perft", game, "--depth", "2") or not build_mode.is_compiled()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-n", "0"], "At least one match"),
        (["--bots", "zorro"], "There is no bot “zorro”"),
        (["--bots", "random,random,random"], "3 bots do not fit 2 seats"),
        (["--jobs", "-1"], "cannot be -1"),
        (["--records", "/nowhere/at/all"], "There is no folder “/nowhere/at”"),
        (["-p", "7"], "7 players"),
        (["-n", "many"], "--matches needs a whole number"),
    ],
)
def test_a_wrong_simulation_gets_one_line_and_status_2(arguments, words, capsys):
    assert main(["simulate", SEEK, *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1


# ---- arena ------------------------------------------------------------------------------

ARENA = ["arena", SEEK, "--bots", "seeker,random", "--matches", "12", "-o", "points=1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arena_shows_wins_points_rounds_and_ratings(language, capsys):
    out = output(capsys, "--lang", language, *ARENA, "--decide", "50%")
    speaker = Speaker(language)
    for id in ("wins", "points", "rounds-won", "round-points", "verdict", "rating", "thinking"):
        assert speaker.text(f"cli-arena-{id}") in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.process
def test_an_arena_resumes_from_its_file_with_the_same_figures(tmp_path, run):
    file = str(tmp_path / "results.jsonl")
    whole = json.loads(run(*ARENA, "--json").stdout)
    first = run(*ARENA[:-4], "--matches", "4", "-o", "points=1", "--results", file)
    assert first.returncode == 0
    resumed = json.loads(run(*ARENA, "--json", "--results", file, "--jobs", "2").stdout)
    assert resumed["pairings"] == whole["pairings"]
    assert whole["pairings"][0]["matches"] == 12


@pytest.mark.process
@pytest.mark.parametrize(
    "call",
    [
        ["arena", SEEK, "--bots", "seeker,random"],
        ["simulate", SEEK],
        ["balance", quickest()],
        ["dataset", TEMPLATE, "--out", "data"],
    ],
    ids=lambda call: call[0],
)
def test_an_interrupted_run_names_the_file_it_can_go_on_from(call, tmp_path):
    child = pexpect.spawn(
        sys.executable,
        ["-m", "hauntboard.cli", *call, "-n", "1000000", "--results", "kept.jsonl"],
        env=environment(),
        cwd=str(tmp_path),
        encoding="utf-8",
        codec_errors="replace",  # the interruption may cut a character
        timeout=40,
    )
    kept = tmp_path / "kept.jsonl"
    while not (kept.exists() and kept.read_bytes().count(b"\n") > 2):
        assert child.isalive()
        time.sleep(0.1)
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "interrupted. The results so far are in kept.jsonl" in " ".join(child.before.split())
    assert "Playing" in child.before  # the progress bar


def test_the_cross_table_leaves_out_pairs_that_did_not_play(capsys):
    out = output(capsys, "arena", SEEK, "-p", "3", "--bots", "seeker,random", "--matches", "1", "--gauntlet")
    rows = [line.split() for line in out.splitlines() if line.startswith(("seeker ", "random "))]
    assert rows[0][1] == "–" and rows[0][2] != "–"
    assert rows[1] == ["random", "–", "–"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,random"], "each named once"),
        (["--bots", "random,zorro"], "There is no bot “zorro”"),
        (["--bots", "random@9,seeker"], "no thinking limit that can be changed"),
        (["--budget", "soon", "--bots", "ismcts,seeker"], "not a thinking limit"),
        (["--matches", "0"], "At least one match"),
        (["--precision", "abc"], "--precision needs a number, for example 0.02"),
        (["--precision", "2"], "not a share"),
        (["--decide", "often"], "not a share"),
        (["--engine", "steam"], "There is no engine “steam”"),
        (["--jobs", "-1"], "cannot be -1"),
        (["--results", "/nowhere/at/all"], "There is no folder “/nowhere/at”"),
    ],
)
def test_a_wrong_arena_gets_one_line_and_status_2(arguments, words, capsys):
    assert main([*ARENA, *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1


# ---- rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_read_in_every_language(language, game, capsys):
    speaker = Speaker(language)
    for clause in game.clauses:
        out = output(capsys, "rules", game.name, clause.lower(), "--lang", language)
        assert re.match(rf"{clause} +\S", out)
        id = f"{game.prefix}-rule-{clause}"
        decided = speaker.text("rules-decision") in out
        assert decided == speaker.has(f"{id}.decision")
        first_words = " ".join(speaker.text(id).split()[:3])
        assert first_words in out


@pytest.mark.parametrize("game", [game_type(name) for name in RELEASED], ids=RELEASED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_all_clauses_cards_and_examples(language, game, capsys):
    out = output(capsys, "--lang", language, "rules", game.name)
    ids = re.findall(r"^([A-Z]\d+b?) {2,}", out, re.MULTILINE)
    assert tuple(ids) == game.clauses
    speaker = Speaker(language)
    for section in ("cards", *(clause[0] for clause in game.clauses)):
        assert speaker.text(f"{game.prefix}-rules-section-{section}") in out
    assert re.search(r"^ +1  \S", out.split(speaker.text("rules-examples"))[1], re.MULTILINE)


def test_an_unknown_clause_is_answered_with_similar_ones(capsys):
    assert main(["rules", SEEK, "S14"]) == 2
    err = capsys.readouterr().err
    assert "no clause “S14”" in err and "S1," in err and "S4" in err


# ---- perft ------------------------------------------------------------------------------

COUNTED = quickest()


def dealt() -> tuple[str, int]:
    """Return a first deal in notation and how many actions are legal after it."""
    game = load(COUNTED)
    state, texts = game.new_state(), []
    while state.at_chance():
        texts.append(game.text(state.legal_actions()[0]))
        state.apply(state.legal_actions()[0])
    return " ".join(texts), len(state.legal_actions())


DEAL, LEGAL = dealt()


def test_both_builds_are_counted_side_by_side(capsys):
    if not build_mode.is_compiled():
        pytest.skip("only one build is here")
    out = output(capsys, "perft", COUNTED, "--deal", DEAL, "--depth", "3")
    assert "Compiled" in out and "Interpreted" in out
    assert re.search(rf"^ +1 +{LEGAL} +{LEGAL}$", out.replace(" \n", "\n"), re.MULTILINE)


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_one_build_can_be_counted_alone(build, capsys):
    if build == "compiled" and not build_mode.is_compiled():
        pytest.skip("not compiled")
    out = output(capsys, "perft", COUNTED, "--deal", DEAL, "--depth", "2", "--build", build)
    assert out.splitlines()[0].split() == ["Depth", build.capitalize()]


def test_builds_that_disagree_are_a_failure(monkeypatch, capsys):
    from hauntboard.cli.commands import perft

    honest = perft.measured
    monkeypatch.setattr(perft, "chosen_builds", lambda build: ["compiled", "interpreted"])
    answers = iter([0, 1])
    monkeypatch.setattr(
        perft, "measured", lambda *a: ([n + next(answers) for n in honest(*a)[0][:1]] * 3, 0.0)
    )
    assert main(["perft", COUNTED, "--depth", "2"]) == 1
    assert "disagree" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--deal", DEAL.split()[-1]], f"“{DEAL.split()[-1]}” cannot be dealt"),
        (["--deal", "boo"], "“boo” is not a move"),
        (["--build", "fast"], "Choose from: both, compiled, interpreted"),
        (["--depth", "-1"], "cannot be negative"),
        (["--depth", "deep"], "needs a whole number"),
    ],
)
def test_a_wrong_count_gets_one_line_and_status_2(arguments, words, capsys):
    assert main(["perft", COUNTED, *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1


# ---- games --------------------------------------------------------------------


@pytest.mark.process
def test_games_reports_what_could_not_be_loaded_and_lists_the_rest(tmp_path, monkeypatch):
    strangers_game.install(tmp_path, monkeypatch)
    done = subprocess.run(
        [sys.executable, "-m", "hauntboard.cli", "games"],
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    listed, broken = done.stdout.split("Could not be loaded:")
    assert "Lantern   lantern   (draft)" in listed and all(game in listed for game in RELEASED)
    assert "strangers_wreck: RuntimeError: the lantern fell" in broken
    for problem in ("lantern-name is defined twice", "bot-name-1 is defined twice", "cannot be read"):
        assert f"strangers_lantern/en/game.ftl: {problem}" in broken


def test_games_lists_players_and_options(capsys):
    out = output(capsys, "games")
    for name, game in GAMES.items():
        listed = out[out.index(name) :]
        assert ", ".join(map(str, game.player_counts)) in listed
        assert all(f"{option.name}=" in listed for option in game.options_table)
    assert "mood=" in out and "grim" in out


# ---- the program itself -------------------------------------------------------------------


def test_games_lists_options_for_study(capsys):
    assert main(["games"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "-o turns=… For study: turns of a round 5, 40 (default)" in out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device without space")
@pytest.mark.parametrize("option", ["--records", "--results"])
def test_a_full_disk_is_reported_with_the_file_and_a_remedy(option, tmp_path, run):
    full = tmp_path / "matches"
    full.symlink_to("/dev/full")
    done = run("simulate", SEEK, "--bots", "random", "-n", "9", option, str(full))
    assert done.returncode == 2 and str(full) in done.stderr
    assert ("No space is left for" if option == "--records" else "Name another file") in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device without space")
def test_a_full_standard_output_is_named():
    call = f"{shlex.quote(sys.executable)} -m hauntboard.cli games > /dev/full"
    done = subprocess.run(call, shell=True, capture_output=True, text=True, env=environment(), timeout=60)
    assert done.stderr.startswith("hauntboard: No space is left for standard output")


def test_a_game_that_is_too_large_to_solve_is_answered_with_a_smaller_one(monkeypatch, capsys):
    monkeypatch.setattr("hauntboard.experiments.solver.tree.MOST_LUCK", 50)
    assert main(["solve", SEEK]) == 2
    assert f"Try: hauntboard solve {SEEK} -p 2 -o turns=5" in capsys.readouterr().err


@pytest.mark.parametrize(("clone", "remedy"), [(True, "make setup"), (False, "pip install")])
def test_the_remedy_for_missing_compiled_rules_fits_the_installation(clone, remedy, monkeypatch, capsys):
    monkeypatch.setattr(build_mode, "is_compiled", lambda: False)
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: clone if path.name == "Makefile" else exists(path))
    assert main(["perft", SEEK, "--build", "compiled"]) == 2
    assert remedy in capsys.readouterr().err


def test_flags_have_no_type_on_the_help_page(capsys):
    assert main(["arena", "--help"]) == 0 and main(["--help"]) == 0
    assert "bool" not in capsys.readouterr().out


@pytest.mark.process
def test_an_interruption_while_the_program_is_loading_is_quiet(tmp_path):
    (tmp_path / "rich").mkdir()
    (tmp_path / "rich" / "__init__.py").write_text("raise KeyboardInterrupt")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    call = [sys.executable, "-m", "hauntboard.cli", "games"]
    done = subprocess.run(call, capture_output=True, text=True, env=environment(PYTHONPATH=path), timeout=60)
    assert done.returncode == 130 and done.stderr.strip() == "" and done.stdout == ""


@pytest.mark.process
@pytest.mark.parametrize(
    ("call", "words"),
    [
        (["record", "verify", "FILE"], "Checking"),
        (["record", "convert", "FILE", "--to", "json", "--seat", "1"], "Converting"),
        (["replay", "FILE", "--match", "1", "--why"], "Explaining"),
        (["dataset", TEMPLATE, "--records", "OBSERVED", "--out", "OUT"], "Converting"),
        (["perft", SEEK, "-d", "3", "--build", "compiled"], "Counting"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else value,
)
def test_long_work_shows_its_progress(call, words, match_file, observed_file, tmp_path):
    names = {"FILE": str(match_file), "OBSERVED": str(observed_file), "OUT": str(tmp_path / "out")}
    arguments = ["-m", "hauntboard.cli", *(names.get(word, word) for word in call)]
    child = pexpect.spawn(sys.executable, arguments, env=environment(), encoding="utf-8", timeout=90)
    out = child.read()
    child.close()
    assert child.exitstatus == 0, out
    assert re.search(rf"{words} .*[1-9]\d*/\d+", out), out[:2000]


def test_a_long_record_file_is_read_behind_a_progress_bar(match_file, monkeypatch):
    seen = []

    @contextlib.contextmanager
    def bar(console, total, doing):
        yield lambda done: seen.append((done, total, doing))

    monkeypatch.setattr("hauntboard.cli.files.LONG_FILE", 100)
    monkeypatch.setattr("hauntboard.cli.files.progress_bar", bar)
    assert main(["record", "verify", str(match_file)]) == 0
    assert len(seen) == 2 and all(doing == "cli-reading" and 0 < done < total for done, total, doing in seen)


def test_the_version_is_that_of_the_package(capsys):
    assert output(capsys, "--version") == f"Hauntboard {__version__}\n"


@pytest.mark.process
def test_the_installed_command_is_this_program():
    script = Path(sys.executable).with_name("hauntboard")
    if not script.exists():
        pytest.skip("the package is not installed")
    done = subprocess.run([script, "--version"], capture_output=True, text=True)
    assert done.stdout == f"Hauntboard {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(language, capsys):
    speaker = Speaker(language)
    out = output(capsys, "--lang", language, "play", "--help")
    for id in ("usage", "options", "help", "play", "play-names"):
        assert speaker.text(f"cli-help-{id}") in " ".join(out.replace("│", " ").split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], "GAME is missing. See: hauntboard play --help"),
        (["dance"], "There is no command “dance”"),
        (["--fast"], "There is no option --fast"),
        (["rules", SEEK, "S1", "S2"], "Unexpected argument “S2”"),
        (["rules", "14-ghosts"], "There is no game “14-ghosts”"),
        (["--lang", "de", "games"], "There is no language “de”. Choose from: en, es, pt, pl."),
        (["games", "--lang"], "There is no language “”"),
        (["record", "convert", "x", "--to", "xml"], "Choose from: json, text"),
    ],
)
def test_a_wrong_call_gets_one_line_and_status_2(arguments, words, capsys):
    assert main(arguments) == 2
    got = capsys.readouterr()
    assert words in got.err and got.err.count("\n") == 1 and got.out == ""


def test_errors_are_in_the_language(capsys):
    assert main(["--lang", "pl", "rules", SEEK, "Z9"]) == 2
    assert "W zasadach nie ma punktu" in capsys.readouterr().err


@pytest.mark.process
@pytest.mark.parametrize("call", [["rules", COUNTED], ["record", "verify"]])
def test_a_closed_pipe_causes_no_error_output(call, match_file, tmp_path):
    many = tmp_path / "many.txt"
    many.write_text("\n".join([match_file.read_text()] * 40))
    words = [sys.executable, "-m", "hauntboard.cli", *call, *([str(many)] if call[0] == "record" else [])]
    line = f"{shlex.join(words)} | head -n 1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stderr == "" and done.stdout.count("\n") == 1


def test_every_message_of_the_command_line_is_used_and_every_used_one_exists():
    source = "\n".join(file.read_text() for file in FILES)
    known = {id for id in catalogue("en") if id.startswith("cli-")}
    literals = {
        node.value
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named = {word for word in literals if re.fullmatch(r"cli-[a-z0-9-]*[a-z0-9]", word)}
    assert named <= known
    # The code builds the other ids, such as cli-command-undo.
    prefixes = "|".join(game.prefix for game in GAMES.values())
    built = re.compile(
        rf"cli-(command-\w+|build-\w+|({prefixes})-help-keys"
        r"|simulate-(won|rate|interval|score|no-games)|arena-verdict-\w+|bot-[a-z-]+"
        + "".join(f"|{facts(game).terminal_ids}" for game in GAMES if facts(game).terminal_ids)
        + ")"
    )
    unused = {id for id in known - named if id not in source and not built.fullmatch(id)}
    assert not unused
