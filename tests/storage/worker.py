"""A separate process that appends to table ``t``: ``worker.py URL race|append TURNS NAME``."""

from __future__ import annotations

import asyncio
import sys

from hauntboard.storage import Conflict, Entry, Store


async def race(store: Store, turns: int, name: str) -> None:
    """Try to win each turn; print the turns won."""
    length = (await store.table("t")).length
    while length <= turns:
        try:
            receipt = await store.append("t", length, [Entry("step", "{}", f"{name}/{length}")])
        except Conflict as conflict:
            length = conflict.length
        else:
            print(receipt.number, flush=True)
            length = receipt.length


async def append(store: Store, turns: int, name: str) -> None:
    """Append repeatedly, printing each acknowledgement at once."""
    length = (await store.table("t")).length
    for _ in range(turns):
        key = f"{name}/{length}"
        receipt = await store.append("t", length, [Entry("step", "{}", key)])
        print(receipt.number, key, flush=True)
        length = receipt.length


async def main() -> None:
    url, task, turns, name = sys.argv[1:]
    async with Store.open(url) as store:
        await {"race": race, "append": append}[task](store, int(turns), name)


if __name__ == "__main__":
    asyncio.run(main())
