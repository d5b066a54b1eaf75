"""``hauntboard new-game`` writes games that work at once, and never writes over anything."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from hauntboard.cli import main, scaffold
from hauntboard.cli.scaffold import LONGEST, SLUG, NewGame, package_files, write
from hauntboard.games import GAMES

from ..copies import ROOT, copy_checkout, environment, install, run

LONG = "the-haunted-house-on-the-hill9"
PYTEST = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
RUFF, MYPY = [sys.executable, "-m", "ruff"], [sys.executable, "-m", "mypy"]


def everything_below(folder: Path) -> list[Path]:
    return sorted(path.relative_to(folder) for path in folder.rglob("*"))


# ---- what it refuses ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    {
        "Last Candle": "cannot be the name of a game",
        "last_candle": "cannot be the name of a game",
        "7-candles": "cannot be the name of a game",
        "last--candle": "cannot be the name of a game",
        "c" * (LONGEST + 1): "cannot be the name of a game",
        "../candle": "cannot be the name of a game",
        "class": "a name that Python itself uses",
        "random": "a name that Python itself uses",
        "template": "is taken",
        "cli": "is taken",
        **{name: "is taken" for name in GAMES if SLUG.fullmatch(name)},
    }.items(),
)
def test_a_bad_name_is_refused(
    name: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name]) == 2
    assert reason in capsys.readouterr().err
    assert everything_below(tmp_path) == []


@pytest.mark.parametrize("players", ["1", "1-3", "5-2", "2-10", "two", "2-", ""])
def test_player_counts_that_cannot_be_are_refused(
    players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "last-candle", "--players", players]) == 2
    assert "is not a range of players: write 3 or 2-5, from 2 to 9." in capsys.readouterr().err
    assert everything_below(tmp_path) == []


def test_nothing_that_exists_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "last-candle"]) == 0
    rules = tmp_path / "last-candle/src/last_candle/rules.py"
    rules.write_text("# my work\n")
    before = everything_below(tmp_path)
    assert main(["new-game", "last-candle"]) == 2
    assert "last-candle exists already. Nothing was written." in capsys.readouterr().err
    assert rules.read_text() == "# my work\n"
    assert everything_below(tmp_path) == before


@pytest.mark.parametrize(
    "taken",
    ["src/hauntboard/games/last_candle", "src/hauntboard/games/last_candle.py", "tests/games/last_candle"],
)
def test_in_a_checkout_both_folders_must_be_new(
    taken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "src/hauntboard/games/template").mkdir(parents=True)
    (tmp_path / taken).mkdir(parents=True)
    before = everything_below(tmp_path)
    monkeypatch.chdir(tmp_path / "src")
    monkeypatch.setattr(scaffold, "GAMES", tmp_path / "src/hauntboard/games")
    assert main(["new-game", "last-candle"]) == 2
    assert f"{Path(taken)} exists already" in capsys.readouterr().err
    assert everything_below(tmp_path) == before


def test_a_program_writes_into_no_checkout_but_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "src/hauntboard/games/template").mkdir(parents=True)
    before = everything_below(tmp_path)
    monkeypatch.chdir(tmp_path / "src")
    assert main(["new-game", "last-candle"]) == 2
    said = capsys.readouterr().err
    assert "is another one" in said and "--package DIR" in said
    assert everything_below(tmp_path) == before
    assert main(["new-game", "last-candle", "--package", str(tmp_path / "last-candle")]) == 0
    assert (tmp_path / "last-candle/src/last_candle/rules.py").exists()


def test_a_failure_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = package_files(NewGame("last-candle", (2, 3)), tmp_path / "new/last-candle")
    broken = {**files, tmp_path / "new/last-candle/README.md/impossible": ""}
    with pytest.raises(OSError, match="README"):
        write(broken)
    assert everything_below(tmp_path) == []


# ---- what it writes -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "intro"), [((2, 3), "For 2 to 3 players."), ((4,), "For 4 players.")], ids=str
)
def test_no_name_or_number_of_the_template_remains(players: tuple[int, ...], intro: str) -> None:
    files = package_files(NewGame("last-candle", players), Path("nowhere/last-candle"))
    written = "\n".join(files.values())
    assert not re.findall(r".*(?:template|High ?Card).*", written, re.IGNORECASE)
    assert f"MAX_PLAYERS = {players[-1]}\n" in written
    assert f"lastcandle-rules-intro = {intro}\n" in written


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("last-candle", "2-3"), (LONG, "5")])
def test_a_game_in_a_checkout_passes_its_tests_at_once(name: str, players: str, tmp_path: Path) -> None:
    copy = copy_checkout(tmp_path)
    env = environment(copy / "src")
    said = run([sys.executable, "-m", "hauntboard.cli", "new-game", name, "-p", players], copy, env)
    folder = name.replace("-", "_")
    assert f"The game is in src/hauntboard/games/{folder}." in said
    assert f"pytest tests/games/{folder}" in said
    games = run([sys.executable, "-m", "hauntboard.cli", "games"], copy, env)
    assert name in games
    assert " passed" in run([*PYTEST, f"tests/games/{folder}"], copy, env)
    written = [f"src/hauntboard/games/{folder}", f"tests/games/{folder}"]
    run([*RUFF, "check", *written], copy)
    run([*RUFF, "format", "--check", *written], copy)


@pytest.mark.process
@pytest.mark.slow
def test_a_package_of_its_own_passes_its_tests_at_once(tmp_path: Path) -> None:
    env = environment()
    call = [sys.executable, "-m", "hauntboard.cli", "new-game", "last-candle", "--players", "2-4"]
    said = run(call, tmp_path, env)
    assert "pip install -e last-candle" in said
    package = tmp_path / "last-candle"
    site = install(package, tmp_path / "installed")
    assert " passed" in run(PYTEST, package, environment(site))
    run([*RUFF, "check", "."], package)
    run([*RUFF, "format", "--check", "."], package)
    run(MYPY, package, {**env, "MYPYPATH": f"src:{ROOT / 'src'}"})
    assert "last-candle" not in run([*call[:3], "games"], tmp_path, environment(site))
    assert "last-candle" in run(
        [*call[:3], "games"], tmp_path, environment(site, HAUNTBOARD_GAMES="last-candle")
    )
