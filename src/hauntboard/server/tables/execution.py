"""Executes players' commands: metrics, and the rule of one seat per deal."""

from __future__ import annotations

import time
from typing import get_args

from ...engine.messages import Refusal
from ...storage import Identity, Receipt
from ..metrics import COMMANDS
from .commands import Command, LeaveSeat, Sit, TableRefusal
from .live_tables import LiveTable, LiveTables
from .summaries import line_of

COMMAND_TAGS = {kind: str(kind.__struct_config__.tag) for kind in get_args(Command)}


async def execute(live_tables: LiveTables, live: LiveTable, who: Identity, command: Command) -> Receipt:
    """Execute a command at a table and return once it is durable; the caller holds a lease. Raise
    :class:`Refusal`."""
    if isinstance(command, Sit):
        await check_one_seat_per_deal(live_tables, live, who)
    begin, result = time.perf_counter(), "failed"
    try:
        receipt = await live_tables.submit(live, who.id, command)
        if isinstance(command, Sit):
            await check_one_seat_per_deal(live_tables, live, who, receipt)
        result = "done"
    except Refusal:
        result = "refused"
        raise
    finally:
        COMMANDS.record(COMMAND_TAGS[type(command)], result, time.perf_counter() - begin)
    return receipt


async def check_one_seat_per_deal(
    live_tables: LiveTables, live: LiveTable, who: Identity, receipt: Receipt | None = None
) -> None:
    """Refuse a player who sits at another table of the same deal. Checked before and after sitting down: of
    two simultaneous requests the later one finds the other seat taken, and leaves its own again."""
    group, id = live.table.opened.group, live.table.id
    for row in await live_tables.store.tables_of_group(group) if group else []:
        if row.id != id and line_of(row, who.id).your_seats:
            if receipt is not None and not receipt.repeated:
                for seat in live.table.seats_of(who.id):
                    await live_tables.submit(live, who.id, LeaveSeat(seat))
            raise TableRefusal("table-same-deal-seat")
