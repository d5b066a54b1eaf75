"""The log of a table: no entry is lost or duplicated, and the order is kept."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hauntboard.storage import After, Conflict, Entry, NewTable, NoSuchTable, Store, StoreError

WORKER = Path(__file__).parent / "worker.py"
Play = Callable[[Store], Awaitable[None]]


def with_store(url: str, play: Play) -> None:
    async def run() -> None:
        async with Store.open(url) as store:
            await play(store)

    asyncio.run(run())


def table(id: str = "t", **more: object) -> NewTable:
    given = {"game": "template", "public": True, "status": "open", "entries": [Entry("open", "{}")]}
    return NewTable(id=id, **(given | more))  # type: ignore[arg-type]


def step(key: str | None = None, data: str = "{}") -> Entry:
    return Entry("step", data, key)


def test_entries_are_numbered_without_gaps_and_read_from_any_number(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        assert (await store.append("t", 1, [step(data='{"a":1}'), step(data='{"a":2}')])).length == 3
        assert (await store.append("t", 3, [step()])).number == 3
        log = await store.read("t")
        assert [entry.number for entry in log] == [0, 1, 2, 3]
        assert [entry.data for entry in log[1:3]] == ['{"a":1}', '{"a":2}']
        assert await store.read("t", since=3) == log[3:]
        assert all(earlier.at <= later.at for earlier, later in itertools.pairwise(log))

    with_store(url, play)


def test_an_append_at_the_wrong_length_changes_nothing_and_returns_the_length(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        await store.append("t", 1, [step()])
        for wrong in (0, 1, 3):
            with pytest.raises(Conflict) as conflict:
                await store.append("t", wrong, [step()])
            assert conflict.value.length == 2
        assert len(await store.read("t")) == 2

    with_store(url, play)


def test_a_retry_is_recognised_by_its_key_even_later_and_in_another_process(url: str) -> None:
    async def first(store: Store) -> None:
        await store.create(table())
        receipt = await store.append("t", 1, [step("mine"), step()])
        assert (receipt.number, receipt.length, receipt.repeated) == (1, 3, False)
        await store.append("t", 3, [step("another")])

    async def later(store: Store) -> None:
        for expected in (1, 4, 99):
            receipt = await store.append("t", expected, [step("mine"), step()])
            assert (receipt.number, receipt.length, receipt.repeated) == (1, 4, True)
        assert len(await store.read("t")) == 4

    with_store(url, first)
    with_store(url, later)


def test_the_same_key_at_another_table_is_another_move(url: str) -> None:
    async def play(store: Store) -> None:
        for id in ("t", "u"):
            await store.create(table(id))
            assert not (await store.append(id, 1, [step("mine")])).repeated

    with_store(url, play)


def test_two_appends_to_one_table_in_one_batch_are_independent(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        tries = [store.append("t", 1, [step(str(i))]) for i in range(20)]
        tries += [store.append("t", 1, [step("0")]) for _ in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert [r.repeated for r in results if not isinstance(r, BaseException)] == [False] + [True] * 5
        assert len(await store.read("t")) == 2

    with_store(url, play)


def test_an_unknown_table_has_its_own_error(url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.append("nowhere", 0, [step()])
        with pytest.raises(NoSuchTable):
            await store.table("nowhere")
        assert await store.read("nowhere") == []

    with_store(url, play)


def test_ids_and_codes_are_unique(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(code="AB12"))
        for again in (table(), table("u", code="AB12")):
            with pytest.raises(Conflict):
                await store.create(again)
        assert (await store.table_of_code("AB12")).id == "t"
        with pytest.raises(NoSuchTable):
            await store.table("u")

    with_store(url, play)


def test_the_list_shows_public_tables_of_a_status_latest_change_first(url: str) -> None:
    async def play(store: Store) -> None:
        for id in ("a", "b", "c"):
            await store.create(table(id, public=id != "c"))
        await asyncio.sleep(0.005)
        await store.append("a", 1, [step()])
        assert [row.id for row in await store.public_tables("open")] == ["a", "b"]
        await store.append("a", 2, [step()], After(status="running"))
        await store.append("a", 3, [step()])
        assert [row.id for row in await store.public_tables("running")] == ["a"]
        assert (await store.table("a")).length == 4

    with_store(url, play)


def test_a_secret_is_kept_but_never_printed(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(secret=b"seed"))
        row = await store.table("t")
        assert row.secret == b"seed"
        assert "seed" not in repr(row)

    with_store(url, play)


def test_a_cancelled_append_does_not_disturb_other_callers(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        gone = asyncio.create_task(store.append("t", 1, [step("gone")]))
        await asyncio.sleep(0)
        gone.cancel()
        receipt = await store.append("t", 1, [step("gone")])
        assert receipt.length == 2  # written once, by either call
        assert len(await store.read("t")) == 2

    with_store(url, play)


def test_other_kinds_of_databases_are_refused() -> None:
    for wrong in ("mysql://h/db", "nonsense", "sqlite"):
        with pytest.raises(StoreError):
            Store(wrong)


# ---- several processes ------------------------------------------------------------------


def workers(url: str, count: int, *arguments: str) -> list[subprocess.Popen[str]]:
    command = [sys.executable, str(WORKER), url, *arguments]
    return [subprocess.Popen([*command, str(i)], stdout=subprocess.PIPE, text=True) for i in range(count)]


@pytest.mark.process
def test_of_several_processes_exactly_one_wins_each_turn(url: str) -> None:
    with_store(url, lambda store: store.create(table()))
    racing = workers(url, 3, "race", "60")
    won = [line for process in racing for line in process.communicate(timeout=60)[0].split()]
    assert all(process.returncode == 0 for process in racing)
    assert sorted(map(int, won)) == list(range(1, 61))


@pytest.mark.process
def test_acknowledged_entries_survive_a_kill(url: str) -> None:
    """Kill processes repeatedly while they append as fast as they can."""
    with_store(url, lambda store: store.create(table()))
    acknowledged: list[tuple[int, str]] = []
    for _ in range(8):
        [process] = workers(url, 1, "append", "100000")
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(0.15)
        process.kill()
        lines = (first + process.stdout.read()).splitlines(keepends=True)
        process.wait()
        # The last line may be truncated.
        whole = [line.partition(" ") for line in lines if line.endswith("\n")]
        acknowledged += [(int(number), key) for number, _, key in whole]

    async def compare(store: Store) -> None:
        log = await store.read("t")
        assert [entry.number for entry in log] == list(range(len(log)))
        assert len(acknowledged) > 8
        for number, key in acknowledged:
            assert log[number].key == key.strip()

    with_store(url, compare)
