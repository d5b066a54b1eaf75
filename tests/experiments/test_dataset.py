"""Datasets contain exactly the matches played, and partial datasets are never left behind."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from hauntboard.cli import main
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.record import from_match, read
from hauntboard.experiments import dataset
from hauntboard.experiments.simulation.simulate import simulate
from hauntboard.games import GAMES, load

from ..games.any_game import short


def short_match(name: str) -> list[str]:
    """Return the options of a short match for the command line."""
    return [part for option, value in short(name).items() for part in ("-o", f"{option}={value}")]


def written(tmp_path: Path, name: str, *more: str) -> tuple[Path, list[dict[str, Any]]]:
    call = ["dataset", name, *short_match(name), "--matches", "3", "--bots", "random", "--out", str(tmp_path)]
    assert main([*call, *more]) == 0
    return tmp_path, pq.read_table(tmp_path / dataset.DATA).to_pylist()


@pytest.mark.parametrize("name", GAMES)
def test_a_dataset_contains_the_matches_played(name: str, tmp_path: Path) -> None:
    _, rows = written(tmp_path, name, "--seed", "4")
    game = load(name, None, short(name))
    kept = simulate(game, 3, 4, ["random"], keep_matches=True).matches
    assert kept is not None
    found = iter(rows)
    for number, actions in enumerate(kept):
        state = game.new_state()
        for step, action in enumerate(actions):
            seat = state.actor(action)
            if seat >= 0:
                row = next(found)
                assert (row["match"], row["step"], row["seat"], row["action"]) == (number, step, seat, action)
                assert bytes(row["observation"]) == game.observer().observe(state, seat)
                legal = np.flatnonzero(
                    np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
                ).tolist()
                assert legal == state.legal_actions(seat)
                assert row["legal"] == len(legal)
                assert row["text"] == game.text(action)
                assert (row["name"], row["seed"]) == ("random", 4)
                assert json.loads(row["options"]) == game.options
            state.apply(action)
        mine = [row for row in rows if row["match"] == number]
        assert all(row["returns"] == pytest.approx(state.returns()) for row in mine)
        assert all(row["scores"] == state.scores() for row in mine)
        for seat in {row["seat"] for row in mine}:
            rewards = [row["reward"] for row in mine if row["seat"] == seat]
            assert rewards[-1] == pytest.approx(state.returns()[seat])
            assert not any(rewards[:-1])
    assert next(found, None) is None


def test_the_same_call_gives_the_same_bytes(tmp_path: Path) -> None:
    data = []
    for jobs in ("1", "2"):
        folder, _ = written(tmp_path / jobs, "template", "--jobs", jobs)
        data.append((folder / dataset.DATA).read_bytes())
    assert data[0] == data[1]


def test_a_dataset_resumes_from_a_results_file_with_the_same_bytes(tmp_path: Path) -> None:
    results = tmp_path / "results"
    bots = (*short_match("template"), "--bots", "random", "--seed", "5")
    call = [*bots, "--results", str(results)]
    assert main(["simulate", "template", *call, "--matches", "2"]) == 0
    kept = results.read_bytes()
    assert main(["dataset", "template", *call, "--matches", "4", "--out", str(tmp_path / "a")]) == 0
    assert results.read_bytes().startswith(kept) and results.read_bytes().count(b"\n") == 5
    assert main(["dataset", "template", *bots, "--matches", "4", "--out", str(tmp_path / "b")]) == 0
    assert (tmp_path / "a" / dataset.DATA).read_bytes() == (tmp_path / "b" / dataset.DATA).read_bytes()


def test_the_card_names_every_column_the_command_and_the_checksum(tmp_path: Path) -> None:
    folder, rows = written(tmp_path, "template")
    card = (folder / dataset.CARD).read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in card for name in rows[0])
    digest = hashlib.sha256((folder / dataset.DATA).read_bytes()).hexdigest()
    assert digest in card and dataset.REPEATED in card
    again = re.search(r"^    hauntboard (dataset .*) --out \S+$", card, re.M)
    assert again
    assert main([*again[1].split(), "--out", str(tmp_path / "again")]) == 0
    assert hashlib.sha256((tmp_path / "again" / dataset.DATA).read_bytes()).hexdigest() == digest


def test_a_card_does_not_promise_that_bots_with_a_clock_play_the_same_again(tmp_path: Path) -> None:
    call = ["dataset", "template", "--bots", "thinker@1ms", "--matches", "1"]
    assert main([*call, "--out", str(tmp_path)]) == 0
    card = (tmp_path / dataset.CARD).read_text(encoding="utf-8")
    assert dataset.TIMED in card and dataset.REPEATED not in card


def test_long_datasets_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GROUP", 16)
    folder, rows = written(tmp_path, "template", "-p", "7", "-o", "rounds=5")
    file = pq.ParquetFile(folder / dataset.DATA)
    assert file.num_row_groups == -(-len(rows) // 16) > 3


def test_records_become_the_same_rows(tmp_path: Path) -> None:
    _, rows = written(tmp_path / "new", "template", "--seed", "2")
    records = tmp_path / "matches.txt"
    call = ["simulate", "template", *short_match("template"), "--matches", "3", "--seed", "2"]
    assert main([*call, "--bots", "random", "--records", str(records), "--json"]) == 0
    out = tmp_path / "old"
    assert main(["dataset", "template", "--records", str(records), "--out", str(out)]) == 0
    old = pq.read_table(out / dataset.DATA).to_pylist()
    assert {row["seed"] for row in old} == {None}
    assert "records of played matches" in (out / dataset.CARD).read_text(encoding="utf-8")
    same = [name for name in dataset.COLUMNS if name not in ("name", "seed")]
    assert [[row[name] for name in same] for row in old] == [[row[name] for name in same] for row in rows]


def test_a_dataset_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, _ = written(tmp_path, "template")
    before = (folder / dataset.DATA).read_bytes()
    assert main(["dataset", "template", "--matches", "1", "--out", str(folder)]) == 2
    assert "dataset" in capsys.readouterr().err
    assert (folder / dataset.DATA).read_bytes() == before


def test_a_failure_leaves_no_files_behind(tmp_path: Path) -> None:
    game = load("template", None, {"rounds": 1})

    def fail(add: Callable[[dataset.PlayedMatch], None]) -> None:
        add(dataset.PlayedMatch(simulate(game, 1, 1, ["random"], keep_matches=True).matches[0], ["a", "b"]))  # type: ignore[index]
        raise KeyboardInterrupt

    for folder in (tmp_path, tmp_path / "a" / "b"):
        with pytest.raises(KeyboardInterrupt):
            dataset.write(game, folder, fail, "", 1)
        assert list(tmp_path.iterdir()) == []


def test_every_seed_is_stored_unchanged(tmp_path: Path) -> None:
    folder, rows = written(tmp_path, "template", "--seed", "-1")
    assert {row["seed"] for row in rows} == {-1}
    card = (folder / dataset.CARD).read_text(encoding="utf-8")
    assert "matches between programs, seed -1" in card and "cc0-1.0" in card


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--seed", str(2**63)], "-9223372036854775808 to 9223372036854775807"),
        (["--matches", "0"], "not 0"),
        (["--records", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_a_wrong_call_gets_one_line_and_leaves_nothing(
    more: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "template", "--out", str(tmp_path / "new"), *more]) == 2
    err = capsys.readouterr().err
    assert message in err and err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_errors_in_a_record_are_reported_with_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "matches.txt"
    records.write_text("no record")
    assert main(["dataset", "template", "--records", str(records), "--out", str(tmp_path / "new")]) == 1
    assert f"{records}:1:1: " in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_match_without_a_result_is_refused() -> None:
    game = load("template")
    records = read(_text(Match(game)), load)
    with pytest.raises(HauntboardError) as refused:
        dataset.from_records(records)
    assert refused.value.message.id == "dataset-not-over"


def test_matches_of_other_options_are_refused() -> None:
    matches = []
    for options in ({"rounds": 1}, {"rounds": 2}):
        game = load("template", None, options)
        kept = simulate(game, 1, 1, ["random"], keep_matches=True).matches
        assert kept is not None
        matches.append(from_match(Match(game).extend(kept[0]), ["a", "b"]))
    with pytest.raises(HauntboardError) as refused:
        dataset.from_records(matches)
    assert refused.value.message.id == "dataset-other-game"


def _text(match: Match) -> str:
    from hauntboard.engine.record import to_text

    return to_text(from_match(match, ["a", "b"]))
