"""Halloween at a table of the server: whole turns as one command, and undo with the consent of others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hauntboard.engine.messages import Refusal
from hauntboard.server.automation import premoves
from hauntboard.server.automation.premoves import Premove
from hauntboard.server.tables.commands import AnswerUndo, Leave, Undo
from hauntboard.server.tables.events import Stepped

from ...limits import LIMIT_SECONDS
from ...server.in_memory_table import Seated
from ...server.in_process_server import hosting

CASPER = {"first": 1, "cards": "casper"}


def test_a_whole_action_is_one_command_of_several_steps() -> None:
    seated = Seated("halloween", 2, options=CASPER).fill()
    happened = seated.play(0, "1 move blue police>school")
    assert len([h for h in happened if isinstance(h, Stepped) and h.seat == 0]) == 3
    length = len(seated.log)
    with pytest.raises(Refusal):
        seated.play(0, "2 move blue police>theatre")
    assert len(seated.log) == length


def test_a_player_undoes_a_whole_action_without_consent() -> None:
    seated = Seated("halloween", 2, options=CASPER).fill()
    before = len(seated.table.running.steps)
    seated.play(0, "1 move blue police>school")
    seated.do("p0", Undo(0, before))
    assert len(seated.table.running.steps) == before
    assert seated.again().running.state == seated.table.running.state


def test_a_premove_may_be_a_whole_action(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as host:
            await host.open("halloween", options=CASPER)
            running = (await host.table()).running
            wanted = [Premove("1 move blue police>school")]
            await host.premoves.set("t", 0, premoves.encode(running, wanted))
            host.scheduler.premoves_changed("t")
            await host.settle()
            match = (await host.table()).running
            assert [step.seat for step in match.steps][-3:] == [0, 0, 0]

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


def rivals() -> Seated:
    """Return a table: seat 0 occupies a card that seat 1 is on, and seat 1 takes the points for it (C2)."""
    discs = [["move"], [], []]
    seats = [{"tokens": {"blue": 3}}, {"cards": [28], "discs": discs}]
    cards = [7, 12, 16, 27, 28, 29, 37, 51]
    seated = Seated("halloween", 2, options={"first": 1}, position={"cards": cards, "seats": seats}).fill()
    seated.play(0, "occupy28 pay blue+blue+blue supply")
    seated.play(1, "points")
    return seated


def test_a_choice_of_a_rival_is_undone_with_consent() -> None:
    seated = rivals()
    played = len(seated.table.running.steps)
    seated.do("p0", Undo(0, 0))
    seated.do("p1", AnswerUndo(1, False))
    assert len(seated.table.running.steps) == played
    seated.do("p0", Undo(0, 0))
    seated.do("p1", AnswerUndo(1, True))
    assert seated.table.running.steps == []
    assert seated.again().running.state == seated.table.running.state


def test_the_next_action_cancels_an_undo_request() -> None:
    seated = rivals()
    seated.do("p0", Undo(0, 0))
    seated.play(0, "1.rest")
    with pytest.raises(Refusal) as refusal:
        seated.do("p1", AnswerUndo(1, True))
    assert refusal.value.message.id == "table-no-request"


def test_bots_always_agree_to_an_undo() -> None:
    seated = rivals()
    seated.do("p1", Leave(1))
    seated.do("p0", Undo(0, 0))
    assert seated.table.running.steps == []
