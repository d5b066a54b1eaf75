"""``hauntboard admin``: backup, restore, export, retention and status of a server's database."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from hauntboard.cli import main
from hauntboard.engine.dealer import commitment_of
from hauntboard.games import GAMES
from hauntboard.i18n import LANGUAGES, Speaker
from hauntboard.pubsub import LocalPubSub
from hauntboard.server.accounts.ratings import enter_result
from hauntboard.server.tables.commands import Leave, Play, Sit, Start
from hauntboard.server.tables.events import Opened, SeatPlan
from hauntboard.server.tables.live_tables import LiveTables
from hauntboard.storage import Results, Store

from ..games.any_game import short
from ..seek import SEEK, TEMPLATE
from ..server.in_process_server import submit
from ..storage.populated_db import everything, last_changed
from .test_serve import served

SECRET = bytes(range(32))
LONG_AGO = 1_000_000_000_000


def in_hub(url: str, play: Callable[[LiveTables], Awaitable[None]]) -> None:
    """Run something on the live tables of a database."""

    async def run() -> None:
        async with Store.open(url) as store:
            await play(LiveTables(store, LocalPubSub()))

    asyncio.run(run())


async def start(hub: LiveTables, id: str, game: str = SEEK, players: int = 2, **more: object) -> None:
    """Open a table at which p0, p1 ... have begun a match."""
    options = more.pop("options", {})
    seats = [SeatPlan() for _ in range(players)]
    opened = Opened(game, players, options, "host", seats, True, commitment_of(SECRET), **more)  # type: ignore[arg-type]
    await hub.open(opened, SECRET, id=id)
    for seat in range(players):
        await submit(hub, id, f"p{seat}", Sit(name=f"Zoë {seat}", seat=seat, entropy=f"0{seat}" * 16))
    await submit(hub, id, "host", Start())


async def play_out(hub: LiveTables, id: str, seed: int = 1) -> None:
    """Play a random match to its end and enter its result."""
    rng = random.Random(seed)
    async with hub.lease(id) as live:
        while live.table.status == "running":
            seat = rng.choice(live.table.actors)
            match = live.table.running
            action = rng.choice(match.state.legal_actions(seat))
            await submit(hub, id, f"p{seat}", Play(seat=seat, seen=len(match.steps), action=action))
        await enter_result(Results(hub.store), live.table)


async def one_of_each_game(hub: LiveTables) -> None:
    for game, kind in GAMES.items():
        await start(hub, f"of-{game}", game, kind.player_counts[0], options=short(game))
        await play_out(hub, f"of-{game}")


def call(url: str, *arguments: str) -> int:
    return main(["admin", *arguments, "--database", url])


# ---- backup and restore ---------------------------------------------------------------


@pytest.mark.process
@pytest.mark.services
def test_a_running_server_moves_from_sqlite_to_postgresql_with_all_its_data(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    client = httpx.Client()
    with served("--data", str(tmp_path)) as server:
        client.post(f"{server.url}/api/me", json={"name": "Ana"})
        table = {"game": SEEK, "players": 2, "seats": ["person", "open"], "sit": False}
        opened = client.post(f"{server.url}/api/tables", json=table)
        assert opened.status_code == 201, opened.text
        mine = client.get(f"{server.url}/api/me/tables").json()
        assert main(["admin", "backup", str(file), "--data", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert out == f"Saved to {file}. Tables: 1, log entries: 1, people and bots: 1.\n"
    assert call(postgres, "restore", str(file)) == 0
    assert "Tables: 1, log entries: 1, people and bots: 1." in capsys.readouterr().out
    with served("--database", postgres) as server:
        assert client.get(f"{server.url}/api/me").json()["name"] == "Ana"
        assert len(mine) == 1 and client.get(f"{server.url}/api/me/tables").json() == mine


@pytest.mark.process
def test_a_backup_is_restored_into_a_data_folder_that_does_not_exist_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/source.db"
    in_hub(url, one_of_each_game)
    assert call(url, "backup", str(tmp_path / "b.gz")) == 0
    folder = tmp_path / "other" / "folder"
    assert main(["admin", "restore", str(tmp_path / "b.gz"), "--data", str(folder)]) == 0
    assert everything(f"sqlite:///{folder}/hauntboard.db") == everything(url)


@pytest.mark.process
def test_a_failing_restore_prints_one_line_and_changes_nothing(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "b.gz"
    in_hub(url, lambda hub: start(hub, "t"))
    before = everything(url)
    assert call(url, "backup", str(file)) == 0
    capsys.readouterr()
    assert call(url, "restore", str(file)) == 1
    error = capsys.readouterr().err
    assert "only be restored into an empty database" in error and error.count("\n") == 1
    file.write_bytes(file.read_bytes()[:-20])
    assert call(url, "restore", str(file)) == 1
    error = capsys.readouterr().err
    assert "is damaged or not a backup" in error and error.count("\n") == 1
    assert everything(url) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_of_another_program_is_refused_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAUNTBOARD_LANG", language)
    file = tmp_path / "b.gz"
    file.write_bytes(gzip.compress(b'{"otherboard_backup":1,"schema":"0003","made":1,"tables":{}}\n'))
    assert main(["admin", "restore", str(file), "--data", str(tmp_path / "new")]) == 1
    expected = Speaker(language).text("cli-admin-foreign", file=str(file))
    assert capsys.readouterr().err == f"hauntboard: {expected}\n"
    assert os.listdir(tmp_path) == ["b.gz"]


def test_a_damaged_backup_creates_no_database(tmp_path: Path) -> None:
    (tmp_path / "b.gz").write_text("not a backup")
    assert main(["admin", "restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new")]) == 1
    assert os.listdir(tmp_path) == ["b.gz"]


# ---- export ---------------------------------------------------------------------------


@pytest.mark.process
def test_exported_matches_are_verified_by_the_program_with_their_shuffles(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_hub(url, one_of_each_game)
    assert call(url, "export", str(tmp_path / "all.txt")) == 0
    assert capsys.readouterr().out == f"{len(GAMES)} matches written to {tmp_path}/all.txt.\n"
    assert main(["record", "verify", "--shuffle", str(tmp_path / "all.txt")]) == 0
    assert f"All {len(GAMES)} matches are correct." in capsys.readouterr().out
    assert "Zoë 0" in (tmp_path / "all.txt").read_text(encoding="utf-8")


@pytest.mark.process
def test_an_export_reports_its_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, seen = f"sqlite:///{tmp_path}/source.db", list[tuple[int, int]]()

    @contextlib.contextmanager
    def bar(*_: object) -> Iterator[Callable[..., None]]:
        yield lambda *report: seen.append(report)

    monkeypatch.setattr("hauntboard.cli.commands.admin.progress_bar", bar)
    in_hub(url, one_of_each_game)
    assert call(url, "export", str(tmp_path / "all.txt")) == 0
    assert seen == [(number, len(GAMES)) for number in range(1, len(GAMES) + 1)]


@pytest.mark.process
def test_a_folder_gets_one_file_for_every_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, folder = f"sqlite:///{tmp_path}/source.db", tmp_path / "records"
    in_hub(url, one_of_each_game)
    for to in (f"{folder}{os.sep}", str(folder)):  # the second export finds the files and changes nothing
        assert call(url, "export", to) == 0
        assert sorted(os.listdir(folder)) == sorted(f"{game}-of-{game}.txt" for game in GAMES)
    for file in folder.iterdir():
        assert main(["record", "verify", "--shuffle", str(file)]) == 0


@pytest.mark.process
def test_matches_whose_deal_is_still_played_elsewhere_are_left_out(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def one_of_two(hub: LiveTables) -> None:
        for id in ("one", "two"):
            await start(hub, id, group="deal")
        await play_out(hub, "one")

    in_hub(url, one_of_two)
    assert call(url, "export", str(tmp_path / "all.txt")) == 0
    out = capsys.readouterr().out
    assert "no finished match" in out and "1 match left out: other tables" in out
    assert not (tmp_path / "all.txt").exists()
    in_hub(url, lambda hub: play_out(hub, "two", seed=2))
    assert call(url, "export", str(tmp_path / "all.txt")) == 0
    assert "2 matches written" in capsys.readouterr().out
    assert main(["record", "verify", "--shuffle", str(tmp_path / "all.txt")]) == 0


@pytest.mark.process
def test_forfeited_matches_are_counted_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/source.db"

    async def forfeit(hub: LiveTables) -> None:
        await start(hub, "t", on_timeout="forfeit")
        await submit(hub, "t", "p0", Leave(seat=0))
        assert (await hub.store.table("t")).status == "over"

    in_hub(url, forfeit)
    assert call(url, "export", str(tmp_path / "all.txt")) == 0
    assert "1 match left out: ended by forfeit" in capsys.readouterr().out


@pytest.mark.process
def test_an_invalid_log_is_reported_and_the_others_are_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/source.db"

    async def spoil(hub: LiveTables) -> None:
        await one_of_each_game(hub)
        async with hub.store.writers.begin() as connection:
            gap = text("DELETE FROM entries WHERE table_id = :id AND number = 3")
            await connection.execute(gap, {"id": f"of-{SEEK}"})
            other = text("UPDATE tables SET secret = zeroblob(32) WHERE id = :id")
            await connection.execute(other, {"id": f"of-{TEMPLATE}"})

    in_hub(url, spoil)
    assert call(url, "export", str(tmp_path / "all.txt")) == 1
    got = capsys.readouterr()
    written = Speaker("en").text("cli-admin-exported", count=len(GAMES) - 2, where=str(tmp_path / "all.txt"))
    assert written in got.out
    assert f"tables of-{SEEK} and of-{TEMPLATE}" in got.err and got.err.count("\n") == 1


# ---- retention and status -------------------------------------------------------------


@pytest.mark.process
def test_old_matches_are_deleted_only_without_dry_run(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def age(hub: LiveTables) -> None:
        await one_of_each_game(hub)
        await start(hub, "on")
        for id in (f"of-{SEEK}", f"of-{TEMPLATE}", "on"):
            await last_changed(hub.store, id, LONG_AGO)

    in_hub(url, age)
    before = everything(url)
    assert call(url, "retention", "--days", "30", "--open-days", "7", "--dry-run") == 0
    out = capsys.readouterr().out
    assert "To be deleted: 2 matches that ended more than 30 days ago. Nothing was changed." in out
    assert "To be deleted: 0 tables never started" in out and everything(url) == before
    assert call(url, "retention", "--days", "30") == 0
    assert capsys.readouterr().out == "Deleted 2 matches that ended more than 30 days ago.\n"
    left = {f"of-{game}" for game in GAMES} - {f"of-{SEEK}", f"of-{TEMPLATE}"}
    assert {row[0] for row in everything(url)["tables"]} == left | {"on"}


@pytest.mark.process
def test_the_status_shows_numbers_and_no_password(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    in_hub(url, one_of_each_game)
    shown = url.replace("postgres@", "postgres:hush@")
    assert call(shown, "status") == 0
    out = capsys.readouterr().out
    assert re.search(rf"^Matches finished +{len(GAMES)} *$", out, re.MULTILINE) and "hush" not in out


@pytest.mark.process
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_output_exists_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/{language}.db"
    in_hub(url, one_of_each_game)
    for arguments in (
        ["backup", str(tmp_path / "b.gz")],
        ["export", str(tmp_path / "all.txt")],
        ["retention", "--days", "1", "--open-days", "2"],
        ["retention", "--days", "2", "--open-days", "1", "--dry-run"],
        ["status"],
    ):
        assert main(["--lang", language, "admin", *arguments, "--database", url]) == 0
        assert capsys.readouterr().out


# ---- errors ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [["backup", "b.gz"], ["export", "all.txt"], ["retention", "--days", "1"], ["status"]]
)
def test_a_missing_database_is_not_created(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["admin", *arguments, "--data", str(tmp_path / "none")]) == 1
    err = capsys.readouterr().err
    assert "There is no database at" in err and err.count("\n") == 1
    assert os.listdir(tmp_path) == []


@pytest.mark.process
@pytest.mark.parametrize(
    ("version", "words"),
    [
        ("hauntboard_0001", "made by an older version"),
        ("hauntboard_9999", "made by a newer version"),
        ("0003", "belongs to another program"),
    ],
)
@pytest.mark.usefixtures("second_migration")
def test_a_database_of_another_version_stays_unchanged(
    version: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/source.db"

    async def change(hub: LiveTables) -> None:
        async with hub.store.writers.begin() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))

    in_hub(url, change)
    for arguments in (["status"], ["export", str(tmp_path / "x")], ["retention", "--days", "1"]):
        assert call(url, *arguments) == 1
        err = capsys.readouterr().err
        assert words in err and err.count("\n") == 1


@pytest.mark.process
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["backup"], "FILE is missing"),
        (["backup", "."], "“.” is a folder"),
        (["backup", "nowhere/b.gz"], "There is no file “nowhere”"),
        (["restore", "nothing.gz"], "There is no file “nothing.gz”"),
        (["export", "nowhere/all.txt"], "There is no file “nowhere”"),
        (["retention"], "--days is missing"),
        (["retention", "--days", "0"], "--days must be between 1 and"),
        (["retention", "--days", "1", "--open-days", "0"], "--open-days must be between 1 and"),
        (["sing"], "There is no command “sing”"),
    ],
)
def test_a_wrong_call_gets_one_line_and_status_2(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HAUNTBOARD_DATABASE", f"sqlite:///{tmp_path}/source.db")
    in_hub(f"sqlite:///{tmp_path}/source.db", lambda hub: start(hub, "t"))
    assert main(["admin", *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1
