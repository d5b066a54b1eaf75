"""After a match: replay, record, shuffle, rematch, playing on from a position, duplicate tables, results and
ratings."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.engine.dealer import CommittedDealer
from hauntboard.engine.match import Match
from hauntboard.engine.record import from_json, read, verify, verify_shuffle
from hauntboard.engine.record import replay as replayed
from hauntboard.games import GAMES, load
from hauntboard.server.accounts.ratings import enter_result, is_rated
from hauntboard.server.tables import commands
from hauntboard.server.tables.table import Table

from ..games.any_game import facts
from ..limits import LIMIT_SECONDS
from ..seek import SEEK
from .http_helpers import look, move, open_table, open_with, play_on
from .in_process_server import Hosting, hosting
from .running import Person, Refused, Server, running

pytestmark = pytest.mark.process

HIDING = [SEEK, *(name for name in GAMES if facts(name).hides)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("afterwards")
    with running(f"sqlite:///{folder}/haunt.db", log=folder / "log", bot_seconds=60.0) as server:
        yield server


def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, seconds))


async def people(server: Server, *names: str) -> list[Person]:
    return [await Person(server.url, name).come() for name in names]


async def refused(person: Person, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
    """Return status and message id of a request that must be refused."""
    with pytest.raises(Refused) as answer:
        await person.ask(method, path, body, **query)
    return answer.value.status, answer.value.id


async def played(host: Person, *others: Person, **wanted: Any) -> str:
    """Have people play a random match to its end."""
    id = await open_with(host, *others, **wanted)
    await asyncio.gather(*(play_on(who, id, seat) for seat, who in enumerate((host, *others))))
    return id


async def against_bots(person: Person, name: str) -> str:
    """Have a person play a match against bots to its end."""
    count = GAMES[name].player_counts[0]
    seats = ["person"] + ["random"] * (count - 1)
    id = await open_table(person, game=name, seats=seats, options=dict(facts(name).table_options))
    await person.ask("POST", f"/api/tables/{id}/start")
    await play_on(person, id, 0)
    return id


async def full(person: Person, id: str) -> Match:
    """Rebuild a finished match from its record."""
    return replayed(from_json(await person.ask("GET", f"/api/tables/{id}/record", format="json"), load))


# ---- replay and record ----------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_match_is_verified_with_its_shuffle(name: str, server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, name)
        (record,) = read(await ana.ask("GET", f"/api/tables/{id}/record"), load)
        assert from_json(await ana.ask("GET", f"/api/tables/{id}/record", format="json"), load) == record
        match = verify(record)
        reply = await look(ana, id)
        assert [reply["table"]["winners"], reply["table"]["scores"]] == [
            match.state.winners(),
            match.state.scores(),
        ]
        shuffle = await ana.ask("GET", f"/api/tables/{id}/shuffle")
        assert shuffle["draws"] == verify_shuffle(record) > 0
        assert shuffle["commitment"] == record.commitment == reply["table"]["commitment"]
        assert shuffle["seed"] == record.seed

    within(LIMIT_SECONDS, play())


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_can_be_recomputed_from_the_revealed_secret(name: str, server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, name)
        reply = await ana.ask("GET", f"/api/tables/{id}/shuffle")
        dealer = CommittedDealer(bytes.fromhex(reply["seed"]), [bytes.fromhex(e) for e in reply["entropies"]])
        assert [dealer.pick(lot["among"]) for lot in reply["lots"]] == [lot["drawn"] for lot in reply["lots"]]
        log = await ana.ask("GET", f"/api/tables/{id}/log", perspective="all")
        lucky = [(n, entry["action"]) for n, entry in enumerate(log, 1) if entry["seat"] == -1]
        assert lucky == [(lot["step"], lot["drawn"]) for lot in reply["lots"]]
        assert len(lucky) == reply["draws"]

    within(LIMIT_SECONDS, play())


def test_before_the_end_a_record_holds_what_the_seat_saw_and_no_seed(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        (record,) = read(await ana.ask("GET", f"/api/tables/{id}/record"), load)
        assert (record.seed, record.view) == ("", 0)
        hidden = [m.seat for m in record.moves if m.action is None]
        assert 1 in hidden and 0 not in hidden
        assert await refused(ana, "GET", f"/api/tables/{id}/shuffle") == (403, "table-not-over")
        assert await refused(ana, "GET", f"/api/tables/{id}/record", perspective="all") == (
            403,
            "table-not-over",
        )
        assert await refused(ana, "GET", f"/api/tables/{id}/log", perspective="1") == (
            403,
            "table-not-your-perspective",
        )

    within(LIMIT_SECONDS, play())


def test_the_record_contains_the_entropy_of_the_seats(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_table(ana, seats=["person", "person"], public=True, entropy="0a0b")
        await ben.ask("POST", f"/api/tables/{id}/seats", {"entropy": "ff"})
        await ben.ask("PUT", f"/api/tables/{id}/seats/1/entropy", {"entropy": "c0ffee"})
        await ana.ask("POST", f"/api/tables/{id}/start")
        await asyncio.gather(play_on(ana, id, 0), play_on(ben, id, 1))
        (record,) = read(await ben.ask("GET", f"/api/tables/{id}/record"), load)
        assert record.entropies == ("0a0b", "c0ffee")
        verify(record)

    within(LIMIT_SECONDS, play())


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_replayed_at_any_step_from_any_seat_and_all_seeing(name: str, server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, name)
        match = await full(ana, id)
        for perspective, viewer in (("0", 0), ("1", 1), ("spectator", -1), ("all", -2)):
            path = f"/api/tables/{id}/replay"
            start = len(match.steps) // 2
            reply = await ana.ask("GET", path, **{"from": start, "count": 4, "perspective": perspective})
            assert reply["steps"] == len(match.steps)
            for n, frame in enumerate(reply["frames"]):
                moment = match.at(start + n)
                assert frame["step"] == start + n
                assert frame["view"] == json.loads(json.dumps(moment.view(viewer, ended=True)))
                step = match.steps[start + n - 1]
                seen = viewer == -2 or step.seen_by(viewer)
                assert frame["entry"].get("text") == (match.game.text(step.action) if seen else None)
        last = await ana.ask("GET", path, **{"from": len(match.steps)})
        assert len(last["frames"]) == 1
        beyond = await ana.ask("GET", path, **{"from": len(match.steps) + 1})
        assert beyond["frames"] == []

    within(LIMIT_SECONDS, play())


def test_the_recap_lists_the_steps_since_the_viewers_last_move(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        await move(ana, id, 0, "x13")
        await move(ben, id, 1, "x12")
        recap = [entry["seat"] for entry in await ana.ask("GET", f"/api/tables/{id}/recap")]
        assert [seat for seat in recap if seat >= 0] == [1]
        assert [e for e in await ben.ask("GET", f"/api/tables/{id}/recap") if e["seat"] >= 0] == []
        everything = await eva.ask("GET", f"/api/tables/{id}/recap")
        assert everything == await eva.ask("GET", f"/api/tables/{id}/log")
        assert [e["seat"] for e in everything if e["seat"] >= 0] == [0, 1, 0, 1]
        hidden = [entry for entry in everything if entry["seat"] >= 0][:2]
        assert all("text" not in entry for entry in hidden)

    within(LIMIT_SECONDS, play())


def test_the_log_leaves_out_undone_steps(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben)
        before = (await look(ana, id))["view"]["length"]
        await move(ana, id, 0)
        assert len(await ana.ask("GET", f"/api/tables/{id}/log")) == before + 1
        await ana.ask("POST", f"/api/tables/{id}/undo", {"seat": 0, "length": before})
        assert len(await ana.ask("GET", f"/api/tables/{id}/log")) == before
        assert len(await ana.ask("GET", f"/api/tables/{id}/log", since=before - 1)) == 1

    within(LIMIT_SECONDS, play())


# ---- rematch --------------------------------------------------------------------------


def test_a_rematch_moves_every_player_one_seat_and_is_opened_once(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        id = await played(ana, ben)
        assert await refused(eva, "POST", f"/api/tables/{id}/rematch") == (403, "table-not-seated")
        asked = [who.ask("POST", f"/api/tables/{id}/rematch") for who in (ana, ben, ana, ben)]
        (new,) = {answer["id"] for answer in await asyncio.gather(*asked)}
        reply = (await look(ana, new))["table"]
        assert [seat["name"] for seat in reply["seats"]] == ["Ben", "Ana"]
        assert (reply["status"], reply["after"], reply["you"]["host"]) == ("open", id, True)
        old = await look(ben, id, since=0)
        assert old["table"]["followed_by"] == new
        assert [entry["type"] for entry in old["entries"]].count("rematch") == 1
        assert old["table"]["commitment"] != reply["commitment"]
        await ana.ask("POST", f"/api/tables/{new}/start")
        await asyncio.gather(play_on(ben, new, 0), play_on(ana, new, 1))

    within(LIMIT_SECONDS, play())


def test_there_is_no_rematch_before_the_end(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben)
        assert (await refused(ana, "POST", f"/api/tables/{id}/rematch"))[0] == 409

    within(LIMIT_SECONDS, play())


def test_a_rematch_keeps_the_bots(server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, SEEK)
        new = (await ana.ask("POST", f"/api/tables/{id}/rematch"))["id"]
        seats = (await look(ana, new))["table"]["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [("", "random"), ("Ana", "")]
        await ana.ask("POST", f"/api/tables/{new}/start")
        assert (await play_on(ana, new, 1))["table"]["status"] == "over"

    within(LIMIT_SECONDS, play())


# ---- play on from here ----------------------------------------------------------------


def without_count(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without the step count, which restarts in a new match."""
    return {name: value for name, value in view.items() if name not in ("length", "undo", "undo_ask")}


@pytest.mark.parametrize("name", GAMES)
def test_any_position_becomes_a_table_that_looks_the_same_to_the_chosen_seat(
    name: str, server: Server
) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, name)
        match, rng = await full(ana, id), random.Random(name)
        decisions = [n for n in range(len(match.steps)) if not match.at(n).state.at_chance()]
        for step in [decisions[0], *rng.sample(decisions, 5), decisions[-1]]:
            seat = rng.choice(match.game.seats)
            wanted = {"step": step, "seat": seat, "seats": ["person"] * match.game.players}
            new = (await ana.ask("POST", f"/api/tables/{id}/branch", wanted))["id"]
            for other in match.game.seats:
                if other != seat:
                    await ana.ask("POST", f"/api/tables/{new}/seats", {"seat": other})
            await ana.ask("POST", f"/api/tables/{new}/start")
            view = (await look(ana, new, perspective=str(seat)))["view"]
            moment = json.loads(json.dumps(match.at(step).view(seat)))
            assert without_count(view) == without_count(moment)
            assert (view["length"], view["undo"]) == (0, 0)

    within(LIMIT_SECONDS, play())


@pytest.mark.parametrize("name", GAMES)
def test_a_table_from_a_moment_is_played_to_the_end_with_bots_and_its_record_verified(
    name: str, server: Server
) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, name)
        steps = len((await full(ana, id)).steps)
        for step in (0, 2, steps // 3, steps // 2, steps - 1):
            new = (await ana.ask("POST", f"/api/tables/{id}/branch", {"step": step, "seat": 0}))["id"]
            reply = (await look(ana, new))["table"]
            assert (reply["after"], reply["you"]["seats"]) == (id, [0])
            assert all(seat["bot"] for seat in reply["seats"][1:])
            await ana.ask("POST", f"/api/tables/{new}/start")
            assert (await play_on(ana, new, 0))["table"]["status"] == "over"
            (record,) = read(await ana.ask("GET", f"/api/tables/{new}/record"), load)
            verify(record)
        failures = [
            line for line in (await ana.ask("GET", "/metrics")).splitlines() if "bot_failures_total{" in line
        ]
        assert failures == []  # bots handle a match that starts at a position

    within(LIMIT_SECONDS, play())


@pytest.mark.parametrize("name", HIDING)
def test_cards_unknown_to_the_chosen_seat_are_redealt(name: str, server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, name)
        match = await full(ana, id)
        step = next(n for n in range(len(match.steps)) if not match.at(n).state.at_chance())
        players = match.game.players
        hidden = set()
        for _ in range(8):
            wanted = {"step": step, "seat": 0, "seats": ["person"] * players}
            new = (await ana.ask("POST", f"/api/tables/{id}/branch", wanted))["id"]
            for other in range(1, players):
                await ana.ask("POST", f"/api/tables/{new}/seats", {"seat": other})
            await ana.ask("POST", f"/api/tables/{new}/start")
            hidden.add(json.dumps((await look(ana, new, perspective="1"))["view"]))
        assert len(hidden) > 1

    within(LIMIT_SECONDS, play())


def test_playing_on_needs_a_finished_match_and_an_unfinished_position(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        id = await open_with(ana, ben)
        path = f"/api/tables/{id}/branch"
        assert await refused(ana, "POST", path, {"step": 0, "seat": 0}) == (403, "table-not-over")
        await asyncio.gather(play_on(ana, id, 0), play_on(ben, id, 1))
        steps = len((await full(ana, id)).steps)
        for step in (steps, steps + 1):
            assert await refused(ana, "POST", path, {"step": step, "seat": 0}) == (409, "table-no-such-step")
        assert (await refused(ana, "POST", path, {"step": 0, "seat": 3}))[1] == "refusal-no-such-seat"
        assert (await ana.ask("POST", path, {"step": steps - 1, "seat": 1}))["id"] != id
        new = (await eva.ask("POST", path, {"step": 3, "seat": 1}))["id"]  # spectators may, too
        assert (await look(eva, new))["table"]["you"] == {"seats": [1], "host": True}
        assert await refused(ana, "GET", f"/api/tables/{new}") == (404, "table-unknown")

    within(LIMIT_SECONDS, play())


def test_a_match_from_a_moment_is_not_rated(server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await against_bots(ana, SEEK)
        await entered(ana, 1)
        new = (await ana.ask("POST", f"/api/tables/{id}/branch", {"step": 9, "seat": 0}))["id"]
        await ana.ask("POST", f"/api/tables/{new}/start")
        await play_on(ana, new, 0)
        history = await entered(ana, 2)
        assert [(result["table"], result["after"] is None) for result in history] == [
            (new, True),
            (id, False),
        ]
        (rating,) = await ana.ask("GET", "/api/me/ratings")
        assert rating["matches"] == 1

    within(LIMIT_SECONDS, play())


# ---- the same deal at several tables --------------------------------------------------


async def duplicate(host: Person, tables: int = 2, **wanted: Any) -> tuple[str, list[str], list[str]]:
    """Open tables with one deal; return the group, their ids and codes."""
    table = {"game": SEEK, "players": 2, "seats": ["person", "person"], "options": {"first": 1}}
    reply = await host.ask("POST", "/api/duplicates", {"tables": tables, "table": {**table, **wanted}})
    ids = [each["table"]["id"] for each in reply["tables"]]
    return reply["group"], ids, [each["code"] for each in reply["tables"]]


async def seat_and_start(host: Person, id: str, code: str, *guests: Person) -> None:
    for guest in guests:
        await guest.ask("POST", "/api/join", {"code": code})
        await guest.ask("POST", f"/api/tables/{id}/seats", {})
    await host.ask("POST", f"/api/tables/{id}/start")


def test_the_same_deal_is_played_at_all_tables_and_compared_afterwards(server: Server) -> None:
    async def play() -> None:
        host, ana, ben, eva, jan = await people(server, "Host", "Ana", "Ben", "Eva", "Jan")
        group, (one, two), codes = await duplicate(host)
        await seat_and_start(host, one, codes[0], ana, ben)
        await seat_and_start(host, two, codes[1], eva, jan)
        await asyncio.gather(play_on(ana, one, 0), play_on(ben, one, 1))
        halfway = await ana.ask("GET", f"/api/duplicates/{group}")
        assert not halfway["over"]
        assert all(each["table"]["scores"] == each["table"]["winners"] == [] for each in halfway["tables"])
        await asyncio.gather(play_on(eva, two, 0, seed=2), play_on(jan, two, 1, seed=2))
        matches = [await full(ana, one), await full(eva, two)]
        dealt = [[step.action for step in match.steps[:6]] for match in matches]
        assert dealt[0] == dealt[1]
        assert all(step.seat == -1 for step in matches[0].steps[:6])
        compared = await ana.ask("GET", f"/api/duplicates/{group}")
        assert compared["over"]
        reply = {each["table"]["id"]: each["table"]["scores"] for each in compared["tables"]}
        assert [reply[one], reply[two]] == [match.state.scores() for match in matches]
        records = [
            await ana.ask("GET", f"/api/tables/{one}/record"),
            await eva.ask("GET", f"/api/tables/{two}/record"),
        ]
        (first, second) = (read(record, load)[0] for record in records)
        assert first.seed == second.seed
        for record in (first, second):
            verify(record)

    within(LIMIT_SECONDS, play())


def test_entropy_does_not_change_the_cards_of_duplicate_tables(server: Server) -> None:
    async def play() -> None:
        host, ana, eva = await people(server, "Host", "Ana", "Eva")
        seats = ["person", "random", "random"]
        wanted = {"players": 3, "seats": seats}
        _, (one, two), codes = await duplicate(host, **wanted)
        for who, id, code, entropy in ((ana, one, codes[0], "aa"), (eva, two, codes[1], "bb")):
            await who.ask("POST", "/api/join", {"code": code})
            await who.ask("POST", f"/api/tables/{id}/seats", {"entropy": entropy})
            await host.ask("POST", f"/api/tables/{id}/start")
        hands = []
        for who, id in ((ana, one), (eva, two)):
            log = await who.ask("GET", f"/api/tables/{id}/log")
            hands.append([entry.get("text") for entry in log if entry["seat"] == -1])
        assert hands[0] == hands[1]
        assert len([text for text in hands[0] if text]) == 3  # the whole hand

    within(LIMIT_SECONDS, play())


def test_until_all_tables_of_a_deal_are_over_only_the_players_see_their_own_seats(server: Server) -> None:
    async def play() -> None:
        host, ana, ben, eva, jan = await people(server, "Host", "Ana", "Ben", "Eva", "Jan")
        _, (one, two), codes = await duplicate(host, public=True)
        await seat_and_start(host, one, codes[0], ana, ben)
        await seat_and_start(host, two, codes[1], eva, jan)
        (stranger,) = await people(server, "Stranger")
        await asyncio.gather(play_on(ana, one, 0), play_on(ben, one, 1))
        for id in (one, two):
            for who in (host, stranger, jan if id == one else ben):
                for page in ("", "/log", "/recap", "/replay", "/record", "/stream"):
                    assert await refused(who, "GET", f"/api/tables/{id}{page}") == (403, "table-same-deal")
        for perspective in ("1", "all", "spectator"):
            for page in ("", "/log", "/replay", "/record"):
                assert (await refused(ana, "GET", f"/api/tables/{one}{page}", perspective=perspective))[
                    0
                ] == 403
        assert await refused(ana, "GET", f"/api/tables/{one}/shuffle") == (403, "table-not-over")
        assert await refused(ana, "POST", f"/api/tables/{one}/branch", {"step": 5, "seat": 0}) == (
            403,
            "table-not-over",
        )
        (record,) = read(await ana.ask("GET", f"/api/tables/{one}/record"), load)
        assert (record.seed, record.view) == ("", 0)
        for status in ("running", "over"):
            for line in await stranger.ask("GET", "/api/tables", status=status):
                assert line["id"] not in (one, two) or line["scores"] == line["winners"] == []
        await asyncio.gather(play_on(eva, two, 0), play_on(jan, two, 1))
        assert (await look(stranger, one, perspective="all"))["viewer"] == "all"

    within(LIMIT_SECONDS, play())


def test_a_player_cannot_sit_at_two_tables_of_one_deal_by_any_route(server: Server) -> None:
    async def play() -> None:
        host, ana = await people(server, "Host", "Ana")
        _, (one, two, three), codes = await duplicate(host, 3)
        for code in codes:
            await ana.ask("POST", "/api/join", {"code": code})
        await ana.ask("POST", f"/api/tables/{one}/seats", {})
        assert await refused(ana, "POST", f"/api/tables/{two}/seats", {}) == (409, "table-same-deal-seat")
        async with ana.live(two) as line:
            answer = await line.do(type="sit", name="Ana")
            assert answer["type"] == "refused"
            assert answer["error"]["id"] == "table-same-deal-seat"
        await ana.ask("DELETE", f"/api/tables/{one}/seats/0")
        await ana.ask("POST", f"/api/tables/{three}/seats", {})  # allowed after leaving the other seat

    within(LIMIT_SECONDS, play())


def test_simultaneous_requests_do_not_get_two_seats_of_one_deal(server: Server) -> None:
    async def play() -> None:
        host, ana = await people(server, "Host", "Ana")
        _, ids, codes = await duplicate(host, 8)
        for code in codes:
            await ana.ask("POST", "/api/join", {"code": code})
        asked = (ana.ask("POST", f"/api/tables/{id}/seats", {}) for id in ids)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(answer, Refused) for answer in answers) <= 1

    within(LIMIT_SECONDS, play())


def test_rematches_of_tables_with_the_same_deal_are_tables_of_their_own(server: Server) -> None:
    async def play() -> None:
        host, ana, ben, eva, jan = await people(server, "Host", "Ana", "Ben", "Eva", "Jan")
        _, (one, two), codes = await duplicate(host)
        new = []
        for id, code, pair in ((one, codes[0], (ana, ben)), (two, codes[1], (eva, jan))):
            await seat_and_start(host, id, code, *pair)
            await asyncio.gather(*(play_on(who, id, seat) for seat, who in enumerate(pair)))
            new.append((await pair[0].ask("POST", f"/api/tables/{id}/rematch"))["id"])
        assert len(set(new)) == 2
        assert [seat["name"] for seat in (await look(eva, new[1]))["table"]["seats"]] == ["Jan", "Eva"]

    within(LIMIT_SECONDS, play())


def test_strangers_cannot_compare(server: Server) -> None:
    async def play() -> None:
        host, eva = await people(server, "Host", "Eva")
        group, _, _ = await duplicate(host)
        assert await refused(eva, "GET", f"/api/duplicates/{group}") == (404, "table-unknown")

    within(LIMIT_SECONDS, play())


# ---- results --------------------------------------------------------------------------


async def entered(person: Person, count: int) -> list[dict[str, Any]]:
    """Wait until a player's history has so many results; they are entered right after the last move."""
    while True:
        history: list[dict[str, Any]] = await person.ask("GET", "/api/me/history")
        if len(history) >= count:
            return history
        await asyncio.sleep(0.01)


def test_a_finished_match_is_in_every_players_history_and_changes_their_ratings(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana of results", "Ben of results")
        id = await played(ana, ben)
        reply = (await look(ana, id))["table"]
        winner = reply["winners"][0]
        for seat, who in enumerate((ana, ben)):
            (result,) = await entered(who, 1)
            assert (result["table"], result["seat"], result["place"]) == (
                id,
                seat,
                1 if seat == winner else 2,
            )
            assert (result["score"], result["scores"]) == (reply["scores"][seat], reply["scores"])
            assert [each["name"] for each in result["seats"]] == ["Ana of results", "Ben of results"]
            (rating,) = await who.ask("GET", "/api/me/ratings")
            assert (rating["rating"] > 1500) == (seat == winner)
            assert (rating["game"], rating["matches"]) == (SEEK, 1)
            assert result["after"] == rating["rating"]
            leaders = await who.ask("GET", f"/api/games/{SEEK}/ratings")
            assert rating in leaders
        second = await played(ana, ben)
        history = await entered(ana, 2)
        assert [result["table"] for result in history] == [second, id]
        assert history[0]["before"] == history[1]["after"]
        older = await ana.ask("GET", "/api/me/history", before=history[0]["at"])
        assert [result["table"] for result in older] == [id]

    within(LIMIT_SECONDS, play())


def with_host(folder: Path, evening: Any) -> None:
    async def run() -> None:
        async with hosting(folder) as host:
            await evening(host)

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


async def play_out(host: Hosting, id: str = "t") -> Table:
    """Play random legal moves until the match is over."""
    rng = random.Random(id)
    while (table := await host.table(id)).status == "running":
        seat = rng.choice(table.actors)
        action = rng.choice(table.running.state.legal_actions(seat))
        move = commands.Play(seat=seat, seen=len(table.running.steps), action=action)
        await host.do(table.seats[seat].who, move, id)
        await host.settle()
    return table


def test_one_person_in_two_seats_is_in_the_history_but_not_rated(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(people={0: "ana", 1: "ana"})
        table = await play_out(host)
        assert not is_rated(table)
        assert [outcome.after for outcome in await host.results.history("ana")] == [None, None]
        assert await host.results.ratings_of("ana") == []
        assert await host.results.unrated() == []

    with_host(tmp_path, evening)


def test_bots_alone_are_not_rated_and_a_bot_in_two_seats_only_once(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(bots=["random", "random"])
        assert await host.results.leaders(SEEK) == []
        await host.open(players=3, bots=["", "random", "random"], id="u")
        await play_out(host, "u")
        rated = {row.identity: row.matches for row in await host.results.leaders(SEEK)}
        assert rated == {"p0": 1, "bot:random": 1}

    with_host(tmp_path, evening)


def test_a_forfeit_counts_as_last_place_in_the_ratings(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(players=3, on_timeout="forfeit")
        await host.do("p2", commands.Leave(2))
        await host.do("p0", commands.Leave(0))
        await host.settle()
        table = await host.table()
        assert (table.status, table.winners()) == ("over", [1])
        assert table.places() == [2, 1, 2]
        mus = [(await host.results.ratings_of(f"p{seat}"))[0].mu for seat in range(3)]
        assert mus[1] > 25 > mus[0] == mus[2]

    with_host(tmp_path, evening)


def test_a_result_is_entered_once_even_by_two_processes(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as one, hosting(tmp_path) as two:
            one.scheduler.closing = two.scheduler.closing = True
            await one.open()
            one.scheduler.on_commit = lambda live: None  # type: ignore[method-assign]
            one.live_tables.on_commit = lambda live: None
            table = await play_out(one)
            assert await one.results.unrated() == ["t"]
            tries = [enter_result(host.results, table) for host in (one, two) * 4]
            tries += [host.sweep(0) for host in (one, two) * 2]
            await asyncio.gather(*tries)
            for seat in (0, 1):
                (rating,) = await two.results.ratings_of(f"p{seat}")
                assert rating.matches == 1
                assert len(await two.results.history(f"p{seat}")) == 1
            assert await two.results.unrated() == []

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


def test_the_next_process_enters_a_result_that_a_dead_one_could_not(tmp_path: Path) -> None:
    async def before(host: Hosting) -> None:
        host.live_tables.on_commit = lambda live: None  # it dies right after the last move
        await host.open()
        await play_out(host)
        assert await host.results.history("p0") == []

    async def afterwards(host: Hosting) -> None:
        await host.sweep(0)
        assert len(await host.results.history("p0")) == 1

    with_host(tmp_path, before)
    with_host(tmp_path, afterwards)
