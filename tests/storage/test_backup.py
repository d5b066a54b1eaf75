"""A backup is one snapshot of a running database, is restored completely or not at all, and works between
both kinds of databases.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import os
import stat
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from hauntboard.storage import Entry, Store, UnusableDatabase
from hauntboard.storage import backup as backups
from hauntboard.storage.backup import BackupError, backup, restore
from hauntboard.storage.migrate import newest, schema_at
from hauntboard.storage.schema import metadata

from ..services import new_database
from .populated_db import everything, furnish, make_foreign, make_old, names_in, sql, with_store


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database, of either kind, to restore into."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/restored.db"
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a backup of a populated database."""
    url = f"sqlite:///{tmp_path}/source.db"
    with_store(url, furnish)
    asyncio.run(backup(url, tmp_path / "backup.gz"))
    return tmp_path / "backup.gz"


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def forged(file: Path, lines: list[bytes]) -> Path:
    """Return the same backup with other lines and a matching checksum."""
    made = file.with_name("forged.gz")
    with made.open("wb") as out, gzip.GzipFile("", "wb", 6, out) as packed:
        writer = backups.BackupWriter(packed)
        for line in lines[:-1]:
            writer.line(msgspec.Raw(line.rstrip(b"\n")))
        writer.counts = msgspec.json.decode(lines[-1])["rows"]
        writer.end()
    return made


# ---- there and back -------------------------------------------------------------------


@pytest.mark.process
def test_a_restored_database_holds_exactly_what_was_backed_up(url: str, target: str, tmp_path: Path) -> None:
    with_store(url, furnish)
    before = everything(url)
    assert all(before.values())  # something of everything
    written = asyncio.run(backup(url, tmp_path / "backup.gz"))
    assert asyncio.run(restore(target, tmp_path / "backup.gz")) == written
    assert written == {name: len(rows) for name, rows in before.items()}
    assert everything(target) == before == everything(url)


@pytest.mark.process
def test_backup_and_restore_report_their_progress(tmp_path: Path) -> None:
    source, packed = f"sqlite:///{tmp_path}/source.db", tmp_path / "backup.gz"
    with_store(source, furnish)
    seen: list[tuple[int, int]] = []
    rows = sum(asyncio.run(backup(source, packed, lambda *report: seen.append(report))).values())
    assert seen[-1] == (rows, rows) and seen == sorted(seen)
    read: list[tuple[int, int]] = []
    asyncio.run(restore(f"sqlite:///{tmp_path}/new.db", packed, lambda *report: read.append(report)))
    size = packed.stat().st_size >> 10
    assert read and all(done <= total == size for done, total in read)


@pytest.mark.process
def test_play_continues_in_a_restored_database(target: str, file: Path) -> None:
    asyncio.run(restore(target, file))

    async def play(store: Store) -> None:
        assert (await store.append("t4", 8, [Entry("step", "{}", "key-1")])).repeated
        assert (await store.append("t4", 8, [Entry("step", "{}", "new")])).length == 9

    with_store(target, play)


@pytest.mark.process
def test_a_backup_during_writes_is_one_snapshot(
    url: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(url, furnish)
    before = everything(url)
    honest = backups.BackupWriter.begin

    async def write(store: Store) -> None:
        length = (await store.table("t4")).length
        await store.append("t4", length, [Entry("step", "{}"), Entry("step", "{}")])

    def begin(writer: backups.BackupWriter, table: Any) -> None:
        # Another process writes before the backup reads each database table.
        other = threading.Thread(target=with_store, args=(url, write))
        other.start()
        other.join()
        honest(writer, table)

    monkeypatch.setattr(backups.BackupWriter, "begin", begin)
    asyncio.run(backup(url, tmp_path / "backup.gz"))
    asyncio.run(restore(target, tmp_path / "backup.gz"))
    assert everything(target) == before
    assert len(everything(url)["entries"]) == len(before["entries"]) + 2 * len(before)


@pytest.mark.process
def test_many_rows_are_read_and_written_in_batches(
    url: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "ROWS_AT_ONCE", 7)
    sizes: list[int] = []
    honest = backups.BackupWriter.rows

    def rows(writer: backups.BackupWriter, some: Any) -> None:
        sizes.append(len(some))
        honest(writer, some)

    monkeypatch.setattr(backups.BackupWriter, "rows", rows)
    with_store(url, furnish)
    asyncio.run(backup(url, tmp_path / "backup.gz"))
    assert max(sizes) == 7 and len(sizes) > 4
    with (tmp_path / "backup.gz").open("rb") as packed:
        batches = [len(some) for _, some in backups.BackupReader(packed).batches()]
    assert max(batches) == 7 and sum(batches) == sum(sizes)
    asyncio.run(restore(target, tmp_path / "backup.gz"))
    assert everything(target) == everything(url)


@pytest.mark.process
def test_an_empty_database_can_be_backed_up_and_restored(url: str, target: str, tmp_path: Path) -> None:
    everything(url)
    asyncio.run(backup(url, tmp_path / "backup.gz"))
    asyncio.run(restore(target, tmp_path / "backup.gz"))
    assert everything(target) == everything(url)


# ---- versions -------------------------------------------------------------------------


@pytest.mark.process
@pytest.mark.parametrize("set_up", [False, True], ids=["nothing there", "set up by a server"])
@pytest.mark.usefixtures("second_migration")
def test_an_older_database_is_backed_up_unchanged_and_restored_as_a_newer_one(
    url: str, target: str, set_up: bool, tmp_path: Path
) -> None:
    make_old(url)
    asyncio.run(backup(url, tmp_path / "backup.gz"))
    assert "results" in names_in(url)
    assert "notes" not in names_in(url)  # a backup changes nothing
    if set_up:
        everything(target)
    asyncio.run(restore(target, tmp_path / "backup.gz"))

    async def look(store: Store) -> None:
        row = await store.table("old")
        assert (row.changed, row.rated, row.group_id) == (6, False, None)
        assert [entry.at for entry in await store.read("old")] == [5]

    with_store(target, look)
    assert "notes" in names_in(target)


@pytest.mark.process
def test_a_backup_of_a_newer_version_is_refused(target: str, file: Path) -> None:
    lines = lines_of(file)
    lines[0] = lines[0].replace(f'"schema":"{newest()}"'.encode(), b'"schema":"hauntboard_9999"')
    with pytest.raises(BackupError) as error:
        asyncio.run(restore(target, forged(file, lines)))
    assert (error.value.why, error.value.about) == ("schema", "hauntboard_9999")
    assert names_in(target) == []


@pytest.mark.process
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"hauntboard_backup":1', b'"otherboard_backup":1'),
        (b'"hauntboard_backup":1,', b""),
        (b'"schema":"hauntboard_', b'"schema":"'),
    ],
)
def test_a_backup_of_another_program_is_refused(target: str, file: Path, old: bytes, new: bytes) -> None:
    lines = lines_of(file)
    assert old in lines[0]
    lines[0] = lines[0].replace(old, new)
    with pytest.raises(BackupError) as error:
        asyncio.run(restore(target, forged(file, lines)))
    assert error.value.why == "foreign" and names_in(target) == []


@pytest.mark.process
def test_a_backup_of_an_unknown_format_is_refused(target: str, file: Path) -> None:
    lines = lines_of(file)
    lines[0] = lines[0].replace(b'"hauntboard_backup":1', b'"hauntboard_backup":2')
    with pytest.raises(BackupError) as error:
        asyncio.run(restore(target, forged(file, lines)))
    assert (error.value.why, error.value.about) == ("format", "2")


def test_a_database_of_a_newer_version_is_neither_backed_up_nor_restored_into(url: str, file: Path) -> None:
    make_foreign(url, "hauntboard_9999")
    refuses(url, file, "newer")


@pytest.mark.parametrize("revision", ["0003", "b5c7", None])
def test_a_database_of_another_program_is_neither_backed_up_nor_restored_into(
    url: str, file: Path, revision: str | None
) -> None:
    make_foreign(url, revision)
    refuses(url, file, "foreign")


def refuses(url: str, file: Path, why: str) -> None:
    names = names_in(url)
    with pytest.raises(UnusableDatabase) as unusable:
        asyncio.run(backup(url, file.with_name("new.gz")))
    assert unusable.value.why == why and not file.with_name("new.gz").exists()
    with pytest.raises(BackupError) as error:
        asyncio.run(restore(url, file))
    assert error.value.why == "not-empty" and names_in(url) == names


def test_every_table_of_the_schema_is_in_a_backup() -> None:
    columns = backups.columns_of(schema_at(newest()).sorted_tables)
    assert {name: sorted(names) for name, names in columns.items()} == {
        name: sorted(names) for name, names in backups.columns_of(metadata.sorted_tables).items()
    }


# ---- what is refused ------------------------------------------------------------------


@pytest.mark.process
def test_a_database_with_data_is_not_a_restore_target(target: str, file: Path) -> None:
    async def only_a_rating(store: Store) -> None:
        async with store.writers.begin() as connection:
            await connection.execute(text("INSERT INTO ratings VALUES ('ana', 'g', 'Ana', 1, 1, 1, 1)"))

    with_store(target, only_a_rating)
    before = everything(target)
    with pytest.raises(BackupError) as error:
        asyncio.run(restore(target, file))
    assert error.value.why == "not-empty" and everything(target) == before


@pytest.mark.process
def test_a_database_with_a_table_of_the_same_name_is_not_a_restore_target(target: str, file: Path) -> None:
    sql(target, "CREATE TABLE results (value INTEGER)")
    with pytest.raises(BackupError) as error:
        asyncio.run(restore(target, file))
    assert error.value.why == "not-empty" and names_in(target) == ["results"]


def test_a_truncated_file_is_detected_wherever_it_ends(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    for length in [*range(0, len(whole), 97), len(whole) - 1]:
        file.write_bytes(whole[:length])
        with pytest.raises(BackupError) as error:
            asyncio.run(restore(f"sqlite:///{tmp_path}/restored.db", file))
        assert error.value.why == "damaged"
    assert not (tmp_path / "restored.db").exists()  # the file is checked before anything else


def test_a_changed_byte_is_detected_anywhere_in_the_file(file: Path) -> None:
    whole, recognised = file.read_bytes(), 0
    content = gzip.decompress(whole)
    for place in range(len(whole)):
        damaged = whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :]
        try:
            backups.check(io.BytesIO(damaged))
        except BackupError:
            recognised += 1
        else:  # gzip has bits without meaning: the time in its header, the padding of the last byte
            assert gzip.decompress(damaged) == content
    assert recognised >= len(whole) - 10


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[:5] + lines[6:],
        lambda lines: [*lines[:5], lines[4], *lines[5:]],
        lambda lines: [*lines[:-2], lines[-1]],
        lambda lines: lines[:-1],
        lambda lines: [*lines, lines[-1]],
        lambda lines: [line.replace(b"Deep", b"Weak") for line in lines],
        lambda lines: [lines[0], b"[1]\n", *lines[1:]],
        lambda lines: [lines[0], b'"cards"\n', *lines[1:]],
        lambda lines: [lines[0], b"[[[\n", *lines[1:]],
        lambda lines: [lines[0].replace(b'"nickname"', b'"nick"'), *lines[1:]],
        lambda lines: [b"[]\n", *lines[1:]],
        lambda lines: [b'{"hauntboard_backup":"1"}\n', *lines[1:]],
        lambda lines: [],
    ],
)
def test_changed_lines_are_detected(change: Any, file: Path) -> None:
    file.write_bytes(gzip.compress(b"".join(change(lines_of(file)))))
    with file.open("rb") as packed, pytest.raises(BackupError) as error:
        backups.check(packed)
    assert error.value.why == "damaged"


def test_a_file_that_is_not_a_backup_is_detected(tmp_path: Path) -> None:
    for content in (b"", b"hello", gzip.compress(b"hello\n"), gzip.compress(b"x" * 100)):
        (tmp_path / "file").write_bytes(content)
        with (tmp_path / "file").open("rb") as packed, pytest.raises(BackupError):
            backups.check(packed)


@pytest.mark.process
def test_a_restore_that_fails_in_the_middle_leaves_nothing_behind(target: str, file: Path) -> None:
    lines = lines_of(file)
    orphan = next(n for n, line in enumerate(lines) if line.startswith(b'["t4",7,'))
    lines[orphan] = lines[orphan].replace(b'"t4"', b'"t9"')  # a log entry of a missing table
    with pytest.raises(IntegrityError):
        asyncio.run(restore(target, forged(file, lines)))
    assert names_in(target) == []
    asyncio.run(restore(target, file))
    assert len(everything(target)["tables"]) == 5


# ---- the file -------------------------------------------------------------------------


def test_only_its_owner_may_read_a_backup(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_failed_backup_keeps_the_previous_one(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()

    def fail(writer: backups.BackupWriter) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups.BackupWriter, "end", fail)
    with pytest.raises(OSError, match="No space") as error:
        asyncio.run(backup(f"sqlite:///{tmp_path}/source.db", file))
    assert error.value.filename == str(file)
    assert file.read_bytes() == before
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".hauntboard")]


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase) as error:
        asyncio.run(backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "backup.gz"))
    assert error.value.why == "absent" and os.listdir(tmp_path) == []


def test_a_database_without_tables_has_nothing_to_back_up(url: str, tmp_path: Path) -> None:
    names_in(url)  # SQLite makes the file
    with pytest.raises(UnusableDatabase) as error:
        asyncio.run(backup(url, tmp_path / "backup.gz"))
    assert error.value.why == "empty" and not (tmp_path / "backup.gz").exists()
