"""Maintenance deletes exactly what is old enough, with everything that belongs to it."""

from __future__ import annotations

import pytest

from hauntboard.storage import Store
from hauntboard.storage.maintenance import count, never_started_before, over_before, remove, status

from .populated_db import furnish, last_changed, rows_of, table, with_store

LONG_AGO, RECENTLY = 1000, 5000
LIMIT = 3000


async def ids(store: Store) -> set[str]:
    return {row[0] for row in (await rows_of(store))["tables"]}


def test_deleting_an_old_match_deletes_its_log_members_and_results_and_keeps_ratings(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        before = await rows_of(store)
        await last_changed(store, "t0", LONG_AGO)
        assert await count(store, over_before(LIMIT)) == 1
        seen: list[int] = []
        assert await remove(store, over_before(LIMIT), seen.append) == 1
        assert seen[-1] == 1
        after = await rows_of(store)
        for name in ("tables", "entries", "members", "results"):
            assert len(after[name]) < len(before[name])
            assert "t0" not in {value for row in after[name] for value in row}
        assert {name: after[name] for name in ("ratings", "identities", "premoves")} == {
            name: before[name] for name in ("ratings", "identities", "premoves")
        }

    with_store(url, play)


def test_only_finished_old_matches_with_entered_results_are_deleted(url: str) -> None:
    async def play(store: Store) -> None:
        for id, state, at, rated in (
            ("old", "over", LONG_AGO, True),
            ("new", "over", RECENTLY, True),
            ("on-the-day", "over", LIMIT, True),
            ("not-entered", "over", LONG_AGO, False),
            ("running", "running", LONG_AGO, False),
            ("open", "open", LONG_AGO, False),
        ):
            await table(store, id, state)
            await last_changed(store, id, at, rated)
        assert await remove(store, over_before(LIMIT)) == 1
        assert await ids(store) == {"new", "on-the-day", "not-entered", "running", "open"}
        assert await remove(store, over_before(LIMIT)) == 0

    with_store(url, play)


def test_only_idle_tables_that_never_started_are_deleted_as_abandoned(url: str) -> None:
    async def play(store: Store) -> None:
        for id, state, at in (
            ("forgotten", "open", LONG_AGO),
            ("waiting", "open", RECENTLY),
            ("running", "running", LONG_AGO),
            ("over", "over", LONG_AGO),
        ):
            await table(store, id, state)
            await last_changed(store, id, at)
        assert await count(store, never_started_before(LIMIT)) == 1
        assert await remove(store, never_started_before(LIMIT)) == 1
        assert await ids(store) == {"waiting", "running", "over"}

    with_store(url, play)


@pytest.mark.parametrize(
    ("other", "at", "gone"),
    [("running", LONG_AGO, 0), ("over", RECENTLY, 0), ("over", LONG_AGO, 2), ("open", LONG_AGO, 0)],
)
def test_tables_with_the_same_deal_are_deleted_together(url: str, other: str, at: int, gone: int) -> None:
    async def play(store: Store) -> None:
        await table(store, "one", "over", group_id="deal")
        await table(store, "two", other, group_id="deal")
        await last_changed(store, "one", LONG_AGO)
        await last_changed(store, "two", at)
        assert await remove(store, over_before(LIMIT)) == gone

    with_store(url, play)


def test_deletion_continues_over_several_transactions(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntboard.storage.maintenance.DELETED_AT_ONCE", 3)

    async def play(store: Store) -> None:
        for n in range(8):
            await table(store, f"t{n}", "over", steps=1)
            await last_changed(store, f"t{n}", LONG_AGO)
        assert await remove(store, over_before(LIMIT)) == 8
        assert await ids(store) == set()

    with_store(url, play)


def test_the_status_counts_tables_and_rows(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await table(store, "new")
        found = await status(store)
        assert (found.open, found.running, found.over) == (1, 3, 2)
        assert (found.people, found.bots, found.results) == (1, 1, 4)
        assert found.entries == len((await rows_of(store))["entries"])

    with_store(url, play)
