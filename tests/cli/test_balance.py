"""``hauntboard balance``: the page, the data and the lines in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hauntboard
from hauntboard.cli import main
from hauntboard.cli.commands import balance as cli
from hauntboard.cli.reports.balance_page import page
from hauntboard.cli.reports.balance_words import BalanceWords
from hauntboard.experiments.balance.report import BalancePlan, BalanceReport, run
from hauntboard.games import game_type
from hauntboard.i18n import LANGUAGES, Speaker, catalogue

from ..released import quickest

GAME = quickest()
PLAYERS = game_type(GAME).player_counts[0]
MATCHES = 14
CALL = ["balance", GAME, "--bot", "random", "--matches", str(MATCHES), "-p", str(PLAYERS)]


@pytest.fixture(scope="module")
def report() -> BalanceReport:
    return run(BalancePlan.of(GAME, bot="random", matches=MATCHES, players=PLAYERS))


def figures(report: BalanceReport):
    """Return every figure of a report with its unit and whether it is a difference."""
    for table in report.tables:
        for place in (*table.positions, *table.round_positions):
            yield place.wins, "share", False
            yield place.lead, "points", True
        for spread in table.spreads.values():
            for figure in (spread.mean, spread.sd, *spread.quantiles.values()):
                yield figure, spread.unit, False
        for counted in (*table.common.values(), *table.measures):
            yield counted.figure, counted.unit, "advantage" in counted.name
    for value in (*report.values, *(value for table in report.tables for value in table.values)):
        for row in value.rows:
            if row.figure:
                yield row.figure, value.unit, True
    for comparison in report.comparisons:
        for part in comparison.differences:
            yield part.figure, part.unit, True


def count(data: object) -> int:
    """Return the number of figures in a report's data."""
    if isinstance(data, dict):
        return ("low" in data) + sum(map(count, data.values()))
    return sum(map(count, data)) if isinstance(data, list) else 0


@pytest.mark.process
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_has_every_figure_of_the_data(language, report):
    words = BalanceWords(Speaker(language), report)
    text = page(words)
    root = ElementTree.fromstring(text.removeprefix("<!doctype html>"))
    assert root.get("lang") == language
    shown = set(root.itertext())
    wanted = list(figures(report))
    assert len(wanted) == count(report.as_json()) > 120
    for figure, unit, sign in wanted:
        assert words.value(figure, unit, sign) in shown and words.interval(figure, unit, sign) in shown
    for command in (report.command, *(table.command for table in report.tables)):
        assert command in shown


@pytest.mark.process
def test_the_page_needs_neither_network_nor_script(report):
    text = page(BalanceWords(Speaker("en"), report))
    assert not re.search(r"<script|https?:|url\(|@import|<link|<img", text)


@pytest.mark.process
def test_one_call_writes_both_files_and_prints_a_summary(report, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main([*CALL, "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "Jak wyważona" in out and f"balance-{GAME}.html" in out
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"balance-{GAME}.html",
        f"balance-{GAME}.json",
    ]
    data = json.loads(Path(f"balance-{GAME}.json").read_text())
    assert data["format"] == 1 and data["matches"] == MATCHES * len(report.tables)
    assert len(data["tables"]) == len(report.tables)
    assert 'lang="pl"' in Path(f"balance-{GAME}.html").read_text()


@pytest.mark.process
def test_an_interrupted_run_leaves_no_partial_files(tmp_path, monkeypatch, capsys):
    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    old = tmp_path / "old.html"
    old.write_text("what was there before")
    monkeypatch.setattr(cli, "run", broken)
    assert main([*CALL, "--html", str(old), "--json", str(tmp_path / "new.json")]) == 130
    assert list(tmp_path.iterdir()) == [old] and old.read_text() == "what was there before"


def test_a_report_has_the_permissions_of_new_files(tmp_path):
    with cli.replacing(tmp_path / "a") as beside:
        beside.write_text("new")
    (tmp_path / "b").write_text("plain")
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "b").stat().st_mode


@pytest.mark.process
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bot", "zorro"], "There is no bot “zorro”"),
        (["--matches", "1"], "At least two matches"),
        (["--jobs", "-1"], "cannot be -1"),
        (["--html", "/nowhere/at/all.html"], "There is no folder “/nowhere/at”"),
        (["--json", "."], "is a folder"),
        (["--html", "same", "--json", "same"], "separate files"),
        (["-o", "first=lost"], "first"),
    ],
)
def test_a_wrong_call_gets_one_line_and_status_2(arguments, words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main([*CALL, *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_every_message_of_the_report_is_used():
    folder = Path(hauntboard.__file__).parent
    source = "\n".join(
        file.read_text()
        for part in ("cli", "experiments")
        for file in (folder / part).rglob("*.py")
        if "balance" in str(file.relative_to(folder))
    )
    built = re.compile(
        r"balance-(section|note|tile|first|positions|dimension|family|outcome|claim|method|measure|spread|end"
        r"|source|about|column|option)-.+"
    )
    ours = {id.partition(".")[0] for id in catalogue("en") if id.startswith("balance-")}
    assert not {id for id in ours if id not in source and not built.fullmatch(id)}
