"""A seat never receives what it must not know.

Random matches are compared with others that differ only in what the viewer must not know: every byte the
server has for the viewer must be the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from hauntboard.engine.match import Match, Step
from hauntboard.engine.messages import Event, Refusal
from hauntboard.engine.record import Record, from_match
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games import GAMES
from hauntboard.server.automation.bot_worker import AdviceRequest, MoveRequest
from hauntboard.server.automation.scheduler import move_request
from hauntboard.server.realtime.projections import News, NewsCache, SeatPayload, TurnNews
from hauntboard.server.tables.draft import Draft
from hauntboard.server.tables.events import Clock, SeatTaken, Started
from hauntboard.server.tables.table import OVER, Table, TableSeat
from hauntboard.storage import Identity

from ..games.any_game import facts
from ..sampling import sample
from ..seek import SEEK
from .running import Refused, running
from .secrecy_clients import Kept, Listener, Received, play_some, streamed
from .secrecy_match import NO_TABLE, TABLE, Played, Player, other_log
from .secrecy_server import NOON, LogLines, Said, Stranger, Visit, Watch, body_of

MATCHES = sample(range(3000), 1 / 3)
PARTS = 6  # so that several processes can share the work


class Leak(AssertionError):
    """Something differs that must not."""


@pytest.fixture(autouse=True)
def _still_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock at noon."""
    for module in ("realtime.projections", "tables.live_tables", "automation.scheduler"):
        monkeypatch.setattr(f"hauntboard.server.{module}.now", lambda: NOON)


@pytest.fixture
def log_lines() -> Iterator[LogLines]:
    """Return the server's log lines during a test."""
    handler, logger = LogLines(), logging.getLogger("hauntboard")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


def compare(first: Said, second: Said, where: str) -> None:
    """Raise :class:`Leak` at the first difference between two lists of answers."""
    if first == second:
        return
    for (label, a), (other_label, b) in zip(first, second, strict=False):
        if label != other_label:
            raise Leak(f"{where}: asked {label} and {other_label}")
        if a != b:
            place = next(i for i in range(len(a)) if a[i : i + 1] != b[i : i + 1])
            around = slice(max(0, place - 60), place + 60)
            raise Leak(f"{where}: {label} differs at byte {place}:\n {a[around]!r}\n {b[around]!r}")
    raise Leak(f"{where}: {len(first)} answers and {len(second)}")


async def compared(seed: int, played: Played, tally: Counter[str]) -> None:
    """Build another match that looks the same to a viewer, and compare all answers of the server."""
    tally.update(played.doings)
    tally["questions"] += played.questions
    if not played.secret_still:
        tally["all is known"] += 1
        return
    dice = random.Random(f"other {seed}")
    viewer = dice.choice([SPECTATOR, *played.table.game.seats])
    other = other_log(played, viewer, dice, other_secret=seed % 2 == 0)
    if other is None:
        tally["no counterpart"] += 1
        return
    where = f"{played.table.game!r}, match {seed}, viewer {viewer}"
    mine = await Visit(played, viewer, seed).everything()
    theirs = await Visit(other, viewer, seed).everything()
    if seed % 3:
        mine += await Watch(played, viewer, seed).watch()
        theirs += await Watch(other, viewer, seed).watch()
    if viewer != SPECTATOR and other.table.secret == played.table.secret:
        assert move_request(other.table, viewer).seed == move_request(played.table, viewer).seed
    check_texts(mine, played, viewer, where)
    compare(mine, theirs, where)
    tally["compared"] += 1
    tally["hidden"] += other.table.running.actions != played.table.running.actions
    tally["answers"] += len(mine)
    tally["bytes"] += sum(len(data) for _, data in mine)
    for label, data in mine:
        if label in ("live", "stream") and data.startswith(b'{"type":'):
            tally[f"{label} {json.loads(data)['type']}"] += 1


def check_texts(said: Said, played: Played, viewer: int, where: str) -> None:
    """Check that no answer holds the secret or another player's identity."""
    forbidden = [played.table.secret.hex(), *(w for s, w in enumerate(played.people) if s != viewer)]
    for label, data in said:
        for word in forbidden:
            if word.encode() in data:
                raise Leak(f"{where}: {label} holds {word}")


async def all_compared(seeds: Sequence[int]) -> Counter[str]:
    tally: Counter[str] = Counter()
    for seed in seeds:
        await compared(seed, Player(seed).play(), tally)
    return tally


@pytest.mark.process
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_a_seat_must_not_know_reaches_it(part: int, log_lines: LogLines) -> None:
    tally = asyncio.run(all_compared(MATCHES[part::PARTS]))
    print(dict(tally))
    assert tally["hidden"] > tally["compared"] // 2, "most matches must differ in something hidden"
    assert tally["no counterpart"] <= tally["compared"] // 20
    assert log_lines.lines == []  # no errors, and nothing else is logged


@pytest.mark.process
def test_the_comparison_covers_every_kind_of_event() -> None:
    tally = asyncio.run(all_compared(range(150)))
    entries = ("open", "sit", "start", "step", "undo", "undo-ask", "undo-answer", "react", "away", "return")
    happened = (*entries, "hint", "remind", "premove played", "questions")
    said = ("live news", "live turn", "live done", "live refused", "live bye", "stream news")
    assert [kind for kind in (*happened, *said) if not tally[kind]] == []


# ---- the comparison can fail ----------------------------------------------------------


def seen_by_all(step: Step, seat: int) -> bool:
    return True


def known_to_all(event: Event, seat: int) -> bool:
    return True


def counted_state(table: Table, viewer: int) -> dict[str, object] | None:
    view = table.match.view(viewer) if table.match else None
    return view and {**view, "hash": hash(table.running.state.to_bytes())}


def whole_record(match: Match, names: object, view: int | None, *more: object) -> Record:
    return from_match(match, names, None, *more)  # type: ignore[arg-type]


def why_not_by_state(draft: Draft, seat: int, *more: object) -> NoReturn:
    raise Refusal("refusal-not-your-turn", count=hash(draft.table.running.state.to_bytes()))


def same_news_for_everyone(cache: NewsCache, *more: Any) -> News:
    found: News = vars(cache).setdefault("any", NEWS(cache, *more))
    return found


def same_turn_for_everyone(cache: NewsCache, *more: Any) -> TurnNews:
    found: TurnNews = vars(cache).setdefault("any turn", TURN_NEWS(cache, *more))
    return found


async def no_check(*any: object) -> None:
    """Let every caller in."""


async def advice_by_state(context: object, match: Match, seat: int, *more: object) -> object:
    raise Refusal("refusal-not-your-turn", count=hash(match.state.to_bytes()))


def seat_with_identity(seat: TableSeat, left: int | None) -> SeatPayload:
    return SeatPayload(seat.who, seat.bot, True, True, True, True, left)


NEWS, TURN_NEWS = NewsCache.news, NewsCache.turn_news


MISTAKES = {
    "every action is sent": ("hauntboard.engine.match.Step.seen_by", seen_by_all),
    "every event is sent in full": ("hauntboard.engine.messages.Event.known_to", known_to_all),
    "a view depends on what is hidden": (
        "hauntboard.server.realtime.projections.view_payload",
        counted_state,
    ),
    "a record holds everything": ("hauntboard.server.web.routes.matches.from_match", whole_record),
    "a refusal depends on what is hidden": ("hauntboard.server.tables.commands.move", why_not_by_state),
    "a message reaches another": (
        "hauntboard.server.realtime.projections.NewsCache.news",
        same_news_for_everyone,
    ),
    "the news of a turn reaches another": (
        "hauntboard.server.realtime.projections.NewsCache.turn_news",
        same_turn_for_everyone,
    ),
    "premoves of others can be read": ("hauntboard.server.web.routes.tables.require_own_seat", no_check),
    "a hint depends on what is hidden": ("hauntboard.server.web.routes.hints.request_hint", advice_by_state),
    "identities are sent": ("hauntboard.server.realtime.projections.seat_payload", seat_with_identity),
}


@pytest.mark.process
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_leaking_server_is_caught(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [Player(seed).play() for seed in range(30)]
    monkeypatch.setattr(*MISTAKES[mistake])

    async def run() -> None:
        for seed, played in enumerate(matches):
            await compared(seed, played, Counter())

    with pytest.raises(Leak) as leak:
        asyncio.run(run())
    print(leak.value)


# ---- strangers ------------------------------------------------------------------------


@pytest.mark.process
def test_a_private_table_is_invisible_to_strangers() -> None:
    async def run() -> None:
        for seed in range(40):
            played = Player(seed).play()
            if played.table.status == OVER:
                continue
            answers = await Stranger(played, TABLE).ask_everything()
            nowhere = await Stranger(played, NO_TABLE).ask_everything()
            if played.table.opened.public:
                assert answers != nowhere
            else:
                assert answers == nowhere

    asyncio.run(run())


# ---- tables that begin in the middle of a match ----------------------------------------


def begun_from(position: dict[str, object], played: Played) -> Played:
    """Return a table at which the same players play on from a position."""
    opened = msgspec.structs.replace(played.table.opened, position=position, group="", clock=Clock())
    other = Played(Table(TABLE, played.table.secret), played.people)
    seated = [SeatTaken(seat, who, f"P{seat}") for seat, who in enumerate(played.people)]
    other.write([opened, *seated, Started()], NOON)
    return other


@pytest.mark.process
def test_a_table_from_a_position_shows_a_seat_only_its_part() -> None:
    async def run() -> int:
        differ = 0
        for seed in range(200):
            played = Player(seed).play()
            state, game = played.table.running.state, played.table.game
            if state.over() or state.at_chance():
                continue
            for viewer in (SPECTATOR, *game.seats):
                other = state.resample(viewer, Rng(seed))
                differ += other != state
                said = [
                    await Visit(begun_from(game.position(each), played), viewer, seed).everything()
                    for each in (state, other)
                ]
                compare(*said, f"{game!r}, match {seed}, viewer {viewer}")
        return differ

    assert asyncio.run(run()) > 200


# ---- bots -----------------------------------------------------------------------------


def test_players_cannot_compute_what_a_bot_will_play() -> None:
    """A bot's random numbers would reveal its hidden choices."""
    played = Player(1).play()
    seeds = []
    for secret in (bytes(32), bytes(range(32))):
        played.table.secret = secret
        seeds.append(move_request(played.table, 0).seed)
    assert seeds[0] != seeds[1], "the seed follows from what everybody knows"


def test_a_request_to_a_bot_holds_its_view_and_nothing_of_the_table() -> None:
    fields = {"game", "players", "options", "bot", "seed", "view", "log", "since"}
    assert set(MoveRequest.__struct_fields__) == fields
    played = Player(1).play()
    question = move_request(played.table, 1)
    assert question.view == played.table.running.view(1)
    assert question.log == played.table.running.log(1)
    assert set(AdviceRequest.__struct_fields__) - set(MoveRequest.__struct_fields__) == {"played"}


# ---- a real server --------------------------------------------------------------------

# Matches that do not end here, because a finished match has no secrets.
EVENING = [
    (name, players, options, seats) for name in GAMES for (players, options), seats in facts(name).long_tables
]
LOOKS = ("/log", "/recap", "/replay", "/record", "/shuffle", "/moves")


async def evening(url: str, received: list[Received]) -> list[Listener]:
    """Let two people play and a third watch at a real server."""
    ana, ben, sam = [await Listener(url, name, received).come() for name in ("Ana", "Ben", "Sam")]
    for seed, (game, players, options, seats) in enumerate(EVENING):
        wanted = {"game": game, "players": players, "options": options, "seats": seats, "public": True}
        table = (await ana.ask("POST", "/api/tables", {**wanted, "entropy": "abcd"}))["table"]["id"]
        second = max(seat for seat, plan in enumerate(seats) if plan == "person")
        await ben.ask("POST", f"/api/tables/{table}/seats", {"seat": second})
        await ana.ask("POST", f"/api/tables/{table}/start")
        await ben.ask("PUT", f"/api/tables/{table}/premoves/{second}", {"premoves": [{"play": "nonsense"}]})
        streams = [asyncio.create_task(streamed(who, table, 30)) for who in (ana, ben, sam)]
        await play_some(table, {0: ana, second: ben}, sam, 30, random.Random(seed))
        await asyncio.wait_for(asyncio.gather(*streams), 30)
    for who in (ana, ben, sam):
        for path in ("/api/me/tables", "/api/tables?status=running", "/api/me", "/api/me/history"):
            await who.ask("GET", path)
        await who.http.aclose()
    return [ana, ben, sam]


@pytest.mark.process
def test_a_real_server_sends_only_projections_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    received: list[Received] = []
    log = tmp_path / "server.log"
    with running(f"sqlite:///{tmp_path}/haunt.db", log=log, bot_processes=1) as server:
        people = asyncio.run(evening(server.url, received))
    kept = Kept(tmp_path / "haunt.db")
    kinds: Counter[str] = Counter()
    for each in received:
        who = next(person for person in people if person.name == each.by)
        if each.over in ("live", "stream"):
            kinds[each.over + " " + check_message(each, who, kept, monkeypatch)] += 1
        elif each.length is not None:
            kinds[check_answer(each, who, kept)] += 1
        for word in forbidden_texts(who, people, kept):
            assert word.encode() not in each.data and word not in each.over
    assert {f"live {kind}" for kind in ("news", "turn", "done", "refused")} | {"stream news"} <= set(kinds)
    assert all(kinds[path] for path in LOOKS)
    check_log(log.read_text(), people, kept)


def forbidden_texts(who: Listener, people: list[Listener], kept: Kept) -> list[str]:
    """Return the texts that a client must never receive."""
    others = [person for person in people if person is not who]
    strangers = [word for other in others for word in (other.id, other.token)]
    return [*strangers, who.token, *(secret.hex() for secret in kept.secrets.values())]


def check_message(each: Received, who: Listener, kept: Kept, monkeypatch: pytest.MonkeyPatch) -> str:
    """Check that news is exactly the projection of the log for this client."""
    message = json.loads(each.data)
    kind = str(message["type"])
    if kind in ("news", "turn"):
        monkeypatch.setattr("hauntboard.server.realtime.projections.now", lambda: message["now"])
        news = expected_body(each, message["to"], who, kept, "", since=message["from"])
        expected = news if kind == "news" else turn_of(json.loads(news))
        compare([(each.over, expected)], [(each.over, each.data)], each.by)
        assert json.loads(news)["table"]["status"] != OVER
    elif kind == "done":
        assert set(message) == {"type", "key", "receipt"}
        assert set(message["receipt"]) == {"number", "length", "repeated"}
    else:
        assert kind == "refused" and set(message) == {"type", "key", "error"}
    return kind


def check_answer(each: Received, who: Listener, kept: Kept) -> str:
    """Check that an answer equals the answer computed from the log alone."""
    path, params = json.loads(each.over)
    if "from" in params:
        params["start"] = params.pop("from")
    assert each.length is not None
    expected = expected_body(each, each.length, who, kept, path, **params)
    compare([(each.over, expected)], [(each.over, each.data)], each.by)
    return str(path)


def turn_of(news: dict[str, Any]) -> bytes:
    """Return the part of news that is sent after a move to a client that has the table."""
    table, view = news.pop("table"), news.pop("view")
    del news["viewer"]
    left = [seat["left"] for seat in table["seats"]]
    turn = {"actors": table["actors"], "changed": table["changed"], "left": left}
    return msgspec.json.encode({**news, "type": "turn", **turn, "view": view})


def expected_body(
    each: Received, length: int, who: Listener, kept: Kept, path: str, **params: object
) -> bytes:
    """Return the response that follows from so much of the log."""
    table = kept.at(each.table, length)
    members = [seat.who for seat in table.seats if seat.who]
    played = Played(table, members, kept.logs[each.table][:length])
    caller = Identity(who.id, who.name, False)
    return asyncio.run(body_of(played, caller, kept.codes[table.id], path, **params))


def check_log(text: str, people: list[Listener], kept: Kept) -> None:
    """Check that the server's log does not reveal who did what."""
    secrets = [secret.hex() for secret in kept.secrets.values()] + list(kept.codes.values())
    for word in [*secrets, *(word for person in people for word in (person.token, person.name, person.id))]:
        assert word not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["what"] == "request" for line in lines)
    requests = {"time", "level", "from", "what", "method", "path", "status", "ms"}
    assert all(set(line) == requests for line in lines if line["what"] == "request")
    assert {line["level"] for line in lines} == {"info"}


# ---- tables with the same deal --------------------------------------------------------

PERSPECTIVES = (None, "0", "1", "spectator", "all")
READS = ("", "/log", "/recap", "/replay", "/record", "/stream")


async def two_tables(host: Listener, players: list[Listener]) -> list[str]:
    """Open two tables with one deal, each with a player and a bot."""
    table = {"game": SEEK, "players": 2, "seats": ["person", "random"], "public": True}
    wanted = {"table": {**table, "on_timeout": "forfeit"}, "tables": 2}
    made = await host.ask("POST", "/api/duplicates", wanted)
    ids = [each["table"]["id"] for each in made["tables"]]
    for id, player in zip(ids, players, strict=True):
        await player.ask("POST", f"/api/tables/{id}/seats", {"seat": 0})
        await host.ask("POST", f"/api/tables/{id}/start")
    return ids


async def refused(who: Listener, method: str, path: str, body: object = None, **params: object) -> str:
    """Return the refusal of a request."""
    with pytest.raises(Refused) as refusal:
        await who.ask(method, path, body, **params)
    return str(refusal.value.id)


async def shows_nothing(who: Listener, table: str, own: str | None = None) -> None:
    """Check that a client sees a table from its own perspective only."""
    for path in READS:
        for perspective in PERSPECTIVES:
            if perspective != own and not (own and perspective is None):
                assert (
                    await refused(who, "GET", f"/api/tables/{table}{path}", perspective=perspective)
                    == "table-same-deal"
                )
    assert await refused(who, "GET", f"/api/tables/{table}/shuffle") == "table-not-over"
    branch = {"step": 0, "seat": 0}
    assert await refused(who, "POST", f"/api/tables/{table}/branch", branch) == "table-not-over"
    if own is None:
        for path, body in (
            ("/why", {"seat": 0, "action": 1}),
            ("/moves", {"seat": 0, "seen": 5, "action": 1}),
        ):
            assert await refused(who, "POST", f"/api/tables/{table}{path}", body) == "table-not-your-seat"
        with pytest.raises(InvalidStatus):
            async with who.live(table):
                pass


async def same_deal(url: str, received: list[Received]) -> tuple[list[str], list[str]]:
    """Play one deal at two tables; return the tables and their rematches."""
    ana, ben, host = [await Listener(url, name, received).come() for name in ("Ana", "Ben", "Host")]
    first, second = await two_tables(host, [ana, ben])
    for who, table in ((ana, second), (ben, first), (host, first), (host, second)):
        await shows_nothing(who, table)
    await ana.ask("POST", f"/api/tables/{first}/leave", {"seat": 0})
    await shows_nothing(ana, second)
    await shows_nothing(ana, first, own="0")  # over, but the deal is still played elsewhere
    record = await ana.ask("GET", f"/api/tables/{first}/record")
    assert '[View "1"]' in record and "[Seed" not in record
    lists = [await who.ask("GET", "/api/tables", status="over") for who in (ana, ben)]
    lists.append(await ben.ask("GET", "/api/me/tables"))
    assert all(line["scores"] == line["winners"] == [] for lines in lists for line in lines)
    heard_before_the_end = len(received)
    await ben.ask("POST", f"/api/tables/{second}/leave", {"seat": 0})
    seeds = [await who.ask("GET", f"/api/tables/{id}/shuffle") for who, id in ((ana, second), (ben, first))]
    assert seeds[0]["seed"] == seeds[1]["seed"]
    assert not any(seeds[0]["seed"].encode() in each.data for each in received[:heard_before_the_end])
    again = [(await ana.ask("POST", f"/api/tables/{first}/rematch"))["id"]]
    again.append((await ben.ask("POST", f"/api/tables/{second}/rematch"))["id"])
    for who, table in ((ana, again[0]), (ben, again[1])):
        news = await who.ask("GET", f"/api/tables/{table}")
        assert news["table"]["you"]["seats"] == [1]
    for who in (ana, ben, host):
        await who.http.aclose()
    return [first, second], again


@pytest.mark.process
def test_tables_with_the_same_deal_show_nothing_before_all_are_over(tmp_path: Path) -> None:
    received: list[Received] = []
    with running(f"sqlite:///{tmp_path}/haunt.db", bot_processes=1) as server:
        tables, again = asyncio.run(same_deal(server.url, received))
    assert len({*tables, *again}) == 4


@pytest.mark.process
def test_a_player_cannot_sit_at_two_tables_with_the_same_deal(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        ana, ben = [await Listener(url, name, []).come() for name in ("Ana", "Ben")]
        wanted = {"game": SEEK, "players": 2, "seats": ["person", "person"], "public": True}
        made = await ben.ask("POST", "/api/duplicates", {"table": wanted, "tables": 2})
        first, second = [each["table"]["id"] for each in made["tables"]]
        await ana.ask("POST", f"/api/tables/{first}/seats", {"seat": 0})
        by_rest = await refused(ana, "POST", f"/api/tables/{second}/seats", {"seat": 0})
        async with ana.live(second) as line:
            by_socket = (await line.do(type="sit", name="Ana", seat=0))["error"]["id"]
        assert {by_rest, by_socket} == {"table-same-deal-seat"}
        for who in (ana, ben):
            await who.http.aclose()

    with running(f"sqlite:///{tmp_path}/haunt.db") as server:
        asyncio.run(play(server.url))


@pytest.mark.process
def test_identities_of_other_players_are_never_sent(tmp_path: Path) -> None:
    received: list[Received] = []

    async def play(url: str) -> list[Listener]:
        ana, ben = [await Listener(url, name, received).come() for name in ("Ana", "Ben")]
        wanted = {"game": SEEK, "players": 2, "seats": ["person", "person"], "on_timeout": "forfeit"}
        news = await ana.ask("POST", "/api/tables", wanted)
        table = news["table"]["id"]
        await ben.ask("POST", "/api/join", {"code": news["table"]["code"]})
        await ben.ask("POST", f"/api/tables/{table}/seats", {})
        await ana.ask("POST", f"/api/tables/{table}/start")
        await ben.ask("POST", f"/api/tables/{table}/leave", {"seat": 1})
        ratings: list[dict[str, object]] = []
        for _ in range(500):  # they are entered soon after the match
            ratings = ratings or await ben.ask("GET", f"/api/games/{SEEK}/ratings")
        assert {rating["name"] for rating in ratings} == {"Ana", "Ben"}
        for who in (ana, ben):
            for path in (
                "/api/me/history",
                "/api/me/tables",
                "/api/me/ratings",
                f"/api/games/{SEEK}/ratings",
            ):
                await who.ask("GET", path)
            for path in ("", "/log", "/record", "/shuffle", "/replay"):
                await who.ask("GET", f"/api/tables/{table}{path}")
            await who.http.aclose()
        return [ana, ben]

    with running(f"sqlite:///{tmp_path}/haunt.db") as server:
        ana, ben = asyncio.run(play(server.url))
    for each in received:
        other = ben if each.by == ana.name else ana
        assert other.id.encode() not in each.data, each.over
        assert other.token.encode() not in each.data


# ---- the server's log when things go wrong --------------------------------------------


@pytest.mark.process
def test_a_broken_database_brings_no_secret_into_the_log(tmp_path: Path) -> None:
    database, log, received = tmp_path / "haunt.db", tmp_path / "server.log", list[Received]()

    def damage(statement: str) -> None:
        with sqlite3.connect(database) as connection:
            connection.execute(statement)
        connection.close()

    async def play(url: str) -> None:
        ana = await Listener(url, "Ana", received).come()
        wanted = {"game": SEEK, "players": 2, "seats": ["person", "random"], "entropy": "beefbeefbeef"}
        table = (await ana.ask("POST", "/api/tables", wanted))["table"]["id"]
        await ana.ask("POST", f"/api/tables/{table}/start")
        damage("alter table premoves rename to elsewhere")
        order = {"premoves": [{"play": "a secret premove"}]}
        assert await refused(ana, "PUT", f"/api/tables/{table}/premoves/0", order) in BROKEN
        damage("alter table tables rename column created to elsewhere")
        assert await refused(ana, "POST", "/api/tables", wanted) in BROKEN
        damage("alter table entries rename column data to elsewhere")
        react = {"seat": 0, "reaction": "boo"}
        assert await refused(ana, "POST", f"/api/tables/{table}/reactions", react) in BROKEN
        damage("alter table identities rename to nowhere")
        assert await refused(ana, "POST", "/api/bots", {"name": "secret name"}) in BROKEN
        await ana.http.aclose()

    with running(f"sqlite:///{database}", log=log) as server:
        asyncio.run(play(server.url))
    for word in ("a secret premove", "beefbeefbeef", "secret name", "[parameters: (", "token_hash="):
        assert word not in log.read_text(), f"{word} is in the log"
        assert not any(word.encode() in each.data for each in received)


BROKEN = ("server-mistake", "server-busy")
