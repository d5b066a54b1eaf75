"""Hints: visible to the caller only, announced to all, harmless to the table; and explanations after a
match."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hauntboard.engine.messages import Message
from hauntboard.games import GAMES
from hauntboard.i18n import LANGUAGES, Speaker
from hauntboard.server.accounts.limits import HINT, Limits, RateLimited
from hauntboard.server.accounts.ratings import is_rated
from hauntboard.server.automation import bot_pool
from hauntboard.server.automation.bot_pool import BotPool, PoolBusy
from hauntboard.server.automation.bot_worker import AdviceRequest
from hauntboard.server.settings import Settings
from hauntboard.server.tables import commands
from hauntboard.server.tables.commands import TableRefusal
from hauntboard.server.tables.draft import Draft
from hauntboard.server.tables.events import Hinted, Opened, SeatPlan, SeatTaken, TableEvent
from hauntboard.server.web.context import ServerContext
from hauntboard.server.web.routes import hints
from hauntboard.storage import Identity

from ..limits import LIMIT_SECONDS
from ..released import RELEASED
from ..seek import SEEK
from .http_helpers import look, move, open_table, open_with, play_on
from .in_memory_table import HOST, SECRET, Seated
from .in_process_server import submit
from .running import Person, Refused, Server, running

BAD = ("crashing", "raising", "late", "illegal", "nonsense", "random")  # the last gives no reasons
TABLE = "t"
PATIENT = 300.0  # seconds, enough for a bot on a busy machine
NO_REQUEST: Any = SimpleNamespace(client=None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hints")
    with running(
        f"sqlite:///{folder}/haunt.db", bot_processes=1, bot_seconds=PATIENT, log=folder / "log"
    ) as server:
        yield server


async def ask_hint(person: Person, id: str, seat: int = 0) -> dict[str, Any]:
    seen = (await look(person, id, perspective=str(seat)))["view"]["length"]
    reply: dict[str, Any] = await person.ask("POST", f"/api/tables/{id}/hint", {"seat": seat, "seen": seen})
    return reply


async def refused(asked: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as no:
        await asked
    return no.value.status, no.value.id


def check_texts(reply: dict[str, Any], names: list[str]) -> None:
    """Check that every message can be translated into every language."""
    messages = [*reply["choices"], *reply["reasons"], *reply["plan"]]
    for language in LANGUAGES:
        speaker = Speaker(language, names, reply["seat"])
        for message in messages:
            assert speaker.say(Message(message["id"], message["arguments"]))


async def whose_turn(person: Person, id: str, seat: int = 0) -> None:
    """Wait until a seat has to decide."""
    async with person.live(id, perspective=seat) as line:
        await line.until(lambda news: news["view"]["legal"])


@pytest.mark.process
@pytest.mark.parametrize("game", RELEASED)
def test_against_bots_a_hint_is_available_for_every_turn(server: Server, game: str) -> None:
    async def run() -> None:
        ana = await Person(server.url, "Ana").come()
        players = GAMES[game].player_counts[0]
        seats = ["person", *["level-1"] * (players - 1)]
        id = await open_table(ana, game=game, options={}, seats=seats)
        await ana.ask("POST", f"/api/tables/{id}/start")
        for _ in range(3):
            await whose_turn(ana, id)
            news = await look(ana, id)
            assert news["table"]["hints"]
            reply = await ask_hint(ana, id)
            assert reply["best"] in news["view"]["legal"]
            assert reply["best"] == reply["about"] == reply["choices"][0]["action"]
            assert reply["reasons"]
            check_texts(reply, ["Ana"] * players)
            await move(ana, id, 0, reply["choices"][0]["text"])

    asyncio.run(run())


@pytest.mark.process
def test_all_players_see_that_a_hint_was_requested_but_only_the_caller_sees_it(server: Server) -> None:
    async def run() -> None:
        ana, ben = [await Person(server.url, name).come() for name in ("Ana", "Ben")]
        id = await open_with(ana, ben, hints="on")
        async with ben.live(id, since=0) as line:
            reply = await ask_hint(ana, id)
            again = await ask_hint(ana, id)
            assert reply == again, "the same question has the same answer"
            news = await line.until(lambda news: any(e["type"] == "hint" for e in news["entries"]))
        received = [entry for entry in line.entries if entry["type"] == "hint"]
        assert [(entry["seat"], set(entry)) for entry in received] == [(0, {"number", "at", "type", "seat"})]
        assert news["table"]["hinted"] == [1, 0], "asked again at the same place it is the same hint"

    asyncio.run(run())


@pytest.mark.process
def test_hints_are_refused_if_they_are_off_or_for_another_seat(server: Server) -> None:
    async def run() -> None:
        ana, ben, sam = [await Person(server.url, name).come() for name in ("Ana", "Ben", "Sam")]
        quiet = await open_with(ana, ben)
        assert not (await look(ana, quiet))["table"]["hints"]
        assert await refused(ask_hint(ana, quiet)) == (409, "hint-off")
        id = await open_with(ana, ben, hints="on")
        path = f"/api/tables/{id}/hint"
        assert await refused(ana.ask("POST", path, {"seat": 1, "seen": 0})) == (403, "table-not-your-seat")
        assert await refused(sam.ask("POST", path, {"seat": 0, "seen": 0})) == (403, "table-not-your-seat")
        assert await refused(ana.ask("POST", path, {"seat": 0, "seen": 99})) == (409, "table-stale")
        assert (await refused(ana.ask("POST", path, {"seat": 0})))[0] == 422
        nowhere = "/api/tables/0123456789abcdef/hint"
        assert await refused(ana.ask("POST", nowhere, {"seat": 0, "seen": 0})) == (404, "table-unknown")
        await move(ana, id, 0)
        await move(ben, id, 1)
        turn = (await look(ana, id))["table"]["actors"][0]
        waiting = [ana, ben][1 - turn]
        assert await refused(ask_hint(waiting, id, 1 - turn)) == (409, "refusal-not-your-turn")
        assert [e["type"] for e in (await look(sam, id, since=0))["entries"] if e["type"] == "hint"] == []

    asyncio.run(run())


@pytest.mark.process
def test_every_move_can_be_explained_once_the_match_is_over(server: Server) -> None:
    async def run() -> None:
        ana = await Person(server.url, "Ana").come()
        id = await open_table(ana, options={"points": 1}, seats=["person", "seeker"])
        path = f"/api/tables/{id}/reasons"
        await ana.ask("POST", f"/api/tables/{id}/start")
        assert await refused(ana.ask("POST", path, {"step": 0})) == (403, "table-not-over")
        await play_on(ana, id, 0)
        replay = await ana.ask("GET", f"/api/tables/{id}/replay", perspective="all")
        explained = 0
        for frame in replay["frames"][1:]:
            entry, step = frame["entry"], frame["step"] - 1
            if entry["seat"] < 0:
                assert await refused(ana.ask("POST", path, {"step": step})) == (409, "hint-chance")
                continue
            reasons = await ana.ask("POST", path, {"step": step})
            assert (reasons["seat"], reasons["about"], reasons["step"]) == (
                entry["seat"],
                entry["action"],
                step,
            )
            assert entry["action"] in [choice["action"] for choice in reasons["choices"]]
            check_texts(reasons, ["Ana", "Mortimer"])
            explained += 1
        assert explained >= 3  # two places to hide in and a question
        assert await refused(ana.ask("POST", path, {"step": replay["steps"]})) == (409, "table-no-such-step")

    asyncio.run(run())


@pytest.mark.process
def test_misbehaving_advisers_do_not_harm_a_table(tmp_path: Path, bad_bots: tuple[str, ...]) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path}/haunt.db"
        settings = Settings(
            database=database, limits=False, bot_processes=1, bot_seconds=5, bot_modules=bad_bots
        )
        async with ServerContext.open(settings) as context:
            opened = Opened(SEEK, 2, {}, HOST, [SeatPlan(), SeatPlan("random")], True, "")
            await context.live_tables.open(opened, SECRET, [SeatTaken(0, "p0", "Ana")], TABLE)
            await submit(context.live_tables, TABLE, HOST, commands.Start())
            async with context.live_tables.subscribe(TABLE) as (live, signal):
                while live.table.actors != [0]:
                    signal.clear()
                    await signal.wait()
                length, steps = live.table.length, len(live.table.running.steps)
                for bot in BAD:
                    context.settings = replace(settings, adviser=bot)
                    wanted = hints.HintRequest(0, steps)
                    with pytest.raises(TableRefusal) as no:
                        await hints.hint.fn(context, NO_REQUEST, Identity("p0", "Ana", False), TABLE, wanted)
                    assert no.value.message.id == "hint-no-answer", bot
                    assert live.table.length == length, "a hint that did not come is not written down"
                context.settings = settings
                context.pool.budget = LIMIT_SECONDS  # an honest adviser answers, however busy the machine is
                reply = await hints.hint.fn(context, NO_REQUEST, Identity("p0", "Ana", False), TABLE, wanted)
                assert reply.best in live.table.running.state.legal_actions(0)
                assert live.table.length == length + 1

    asyncio.run(run())


# ---- without a network ------------------------------------------------------------------


def test_a_match_with_hints_is_not_rated() -> None:
    seated = Seated().fill()
    assert is_rated(seated.table)
    seated.write([Hinted(0)])
    assert not is_rated(seated.table)


def hint_events(seated: Seated, who: str, seat: int, seen: int) -> list[TableEvent]:
    """Return the events of a hint request."""
    draft = Draft(seated.table, seated.time)
    commands.hint(draft, who, seat, seen)
    return draft.events


def test_a_repeated_hint_request_returns_the_same_hint() -> None:
    seated = Seated(hints="on").fill()
    seen = len(seated.table.running.steps)
    seated.write(hint_events(seated, "p0", 0, seen))
    assert hint_events(seated, "p0", 0, seen) == []
    assert hint_events(seated, "p1", 1, seen) == [Hinted(1)]
    seated.play_any(0)
    seated.do("p0", commands.Undo(0, seen))
    assert hint_events(seated, "p0", 0, seen) == [Hinted(0)], "meanwhile something else was tried"
    assert seated.again().hinted == seated.table.hinted == {0: 1}


@pytest.mark.parametrize(
    ("seats", "chosen", "allowed"),
    [
        (["", "random"], "", True),
        (["", ""], "", False),
        (["", "", "random"], "", False),
        (["", ""], "on", True),
        (["", "random"], "off", False),
    ],
)
def test_hints_are_allowed_against_bots_only_or_as_the_host_chose(
    seats: list[str], chosen: str, allowed: bool
) -> None:
    seated = Seated(players=len(seats), bots=seats, hints=chosen)
    assert seated.table.hints is allowed
    assert seated.fill().table.hints is allowed


@pytest.mark.process
def test_requests_for_advice_are_limited_in_number_and_rate() -> None:
    async def run() -> None:
        pool = BotPool(1, 1.0)
        pool.advice_waiting = bot_pool.MAX_WAITING
        question = AdviceRequest(SEEK, 2, {}, "level-5", 1, {"legal": []}, [])
        with pytest.raises(PoolBusy):
            await pool.advise(question)

    asyncio.run(run())
    limits = Limits()
    for _ in range(int(HINT.burst)):
        limits.check("ana", HINT)
    with pytest.raises(RateLimited):
        limits.check("ana", HINT)
