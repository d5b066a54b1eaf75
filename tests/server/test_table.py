"""A table follows from its log, and commands are checked before they are logged."""

from __future__ import annotations

import random

import pytest

from hauntboard.engine.messages import HauntboardError, Refusal
from hauntboard.engine.seats import CHANCE
from hauntboard.games import GAMES
from hauntboard.server.tables import commands
from hauntboard.server.tables.commands import (
    AnswerUndo,
    AssignBot,
    Forbidden,
    Leave,
    LeaveSeat,
    Play,
    React,
    Return,
    Sit,
    Start,
    Undo,
)
from hauntboard.server.tables.events import Away, Stepped, decode, encode

from .in_memory_table import HOST, Seated


def refused(seated: Seated, who: str, command: commands.Command) -> HauntboardError:
    """Return the refusal of a command; the log must stay unchanged."""
    length = len(seated.log)
    with pytest.raises(HauntboardError) as refusal:
        seated.do(who, command)
    assert len(seated.log) == seated.table.length == length
    return refusal.value


def both_hidden() -> Seated:
    """Return a table of two at which seat 0 begins to seek."""
    seated = Seated(players=2).fill()
    for seat in (0, 1):
        seated.play_any(seat)
    return seated


# ---- before the start -----------------------------------------------------------------


def test_people_take_free_seats_and_the_host_starts() -> None:
    seated = Seated(players=3, bots=["", "random", ""])
    seated.do("ana", Sit(name="Ana"))
    seated.do("ben", Sit(name="Ben"))
    assert [seat.name or seat.bot for seat in seated.table.seats] == ["Ana", "random", "Ben"]
    assert refused(seated, "eva", Sit(name="Eva")).message.id == "table-full"
    seated.do(HOST, Start())
    assert seated.table.status == "running"
    assert seated.table.actors == [0, 1, 2]  # all hide at the same time


def test_a_taken_seat_is_refused_and_seats_can_be_changed() -> None:
    seated = Seated(players=2)
    seated.do("ana", Sit(name="Ana", seat=0))
    assert refused(seated, "ben", Sit(name="Ben", seat=0)).message.id == "table-seat-taken"
    seated.do("ana", Sit(name="Ana", seat=1, leaving=0))
    assert [seat.who for seat in seated.table.seats] == ["", "ana"]
    assert isinstance(refused(seated, "ben", Sit(name="Ben", seat=0, leaving=1)), Forbidden)


def test_a_seat_is_left_by_its_player_or_cleared_by_the_host() -> None:
    seated = Seated(players=2)
    for who in ("ana", HOST):
        seated.do("ana", Sit(name="Ana", seat=0))
        assert isinstance(refused(seated, "ben", LeaveSeat(0)), Forbidden)
        seated.do(who, LeaveSeat(0))
        assert not seated.table.seats[0].taken
    assert isinstance(refused(seated, "ben", LeaveSeat(0)), Forbidden)


def test_only_the_host_starts_and_seats_bots() -> None:
    seated = Seated(players=2)
    for command in (Start(), AssignBot(0, "random")):
        assert refused(seated, "ana", command).message.id == "table-host-only"
    assert refused(seated, HOST, AssignBot(0, "nobody")).message.id == "bot-unknown"
    seated.do(HOST, AssignBot(0, "random"))
    refusal = refused(seated, HOST, Start())
    assert (refusal.message.id, refusal.message.arguments["numbers"]) == ("table-seats-empty", [2])
    seated.do("ana", Sit(name="Ana"))
    assert refused(seated, HOST, AssignBot(1, "random")).message.id == "table-seat-taken"
    seated.do(HOST, Start())
    assert refused(seated, "eva", Sit(name="Eva")).message.id == "table-not-open"


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    seated = Seated(players=2)
    for command in (Sit(name="Ana", seat=3), LeaveSeat(3), AssignBot(2, "random")):
        assert refused(seated, HOST, command).message.id == "refusal-no-such-seat"


# ---- playing --------------------------------------------------------------------------


def test_chance_follows_a_move_in_the_same_command_and_as_committed() -> None:
    seated = Seated(players=2).fill()
    started = [entry for entry in seated.log if entry.kind == "step"]
    assert [decode(entry).seat for entry in started] == [CHANCE] * 6  # type: ignore[union-attr]
    for seat in (0, 1):
        seated.play_any(seat)
    happened = seated.play(0, "x13")
    assert [type(h) for h in happened] == [Stepped] * len(happened)
    assert next(h.seat for h in happened if isinstance(h, Stepped)) == 0
    again = Seated(players=2).fill()
    assert [entry.data for entry in again.log] == [entry.data for entry in seated.log[: len(again.log)]]


def test_entropy_of_a_seat_changes_the_deal() -> None:
    deals = []
    for entropy in ("", "00", "01"):
        seated = Seated(players=2)
        seated.do("ana", Sit(name="Ana", entropy=entropy))
        seated.do("ben", Sit(name="Ben"))
        seated.do(HOST, Start())
        deals.append([entry.data for entry in seated.log if entry.kind == "step"])
    assert len({str(deal) for deal in deals}) == 3


def test_a_move_needs_the_players_own_seat_and_turn() -> None:
    seated = Seated(players=2).fill()
    for seat in (0, 1):
        seated.play_any(seat)
    steps = len(seated.table.running.steps)
    assert isinstance(refused(seated, "p1", Play(seat=0, seen=steps, action=0)), Forbidden)
    assert isinstance(refused(seated, "stranger", Play(seat=1, seen=steps, action=0)), Forbidden)
    assert isinstance(refused(seated, "", Play(seat=0, seen=steps, action=0)), Forbidden)
    assert refused(seated, "p1", Play(seat=1, seen=steps, text="x5")).message.id == "refusal-not-your-turn"
    assert refused(seated, "p0", Play(seat=0, seen=steps, text="x99")).message.id == "notation-unknown"
    for move in ({}, {"action": 1, "text": "x5"}):
        assert refused(seated, "p0", Play(seat=0, seen=steps, **move)).message.id == "table-one-move"


def test_a_decision_on_an_old_view_is_refused_but_not_for_secret_choices_meanwhile() -> None:
    seated = Seated(players=2).fill()
    seen = len(seated.table.running.steps)
    first, second = (seated.table.running.state.legal_actions(seat)[0] for seat in (0, 1))
    seated.do("p0", Play(seat=0, seen=seen, action=first))
    seated.do("p1", Play(seat=1, seen=seen, action=second))
    stale = Play(seat=0, seen=seen, text="x13")
    assert refused(seated, "p0", stale).message.id == "table-stale"
    for wrong in (-1, 999):
        assert refused(seated, "p0", Play(seat=0, seen=wrong, text="x13")).message.id == "table-stale"


def test_a_whole_action_is_one_command_of_several_steps() -> None:
    seated = both_hidden()
    happened = seated.play(0, "knock knock x13")
    assert len([h for h in happened if isinstance(h, Stepped) and h.seat == 0]) == 3
    length = len(seated.log)
    with pytest.raises(Refusal):
        seated.play(1, "wait wait")
    assert len(seated.log) == length


@pytest.mark.parametrize("name", GAMES)
def test_any_game_is_played_to_the_end_and_rebuilt_from_its_log(name: str) -> None:
    rng = random.Random(name)
    players = GAMES[name].player_counts[-1]
    seated = Seated(name, players, options={}).fill()
    while seated.table.status == "running":
        seat = rng.choice(seated.table.actors)
        match = seated.table.running
        action = rng.choice(match.state.legal_actions(seat))
        seated.do(f"p{seat}", Play(seat=seat, seen=len(match.steps), action=action))
    again = seated.again()
    assert again.status == "over"
    assert again.running.steps == seated.table.running.steps
    assert again.winners() == seated.table.winners() == again.running.state.winners()
    assert refused(seated, "p0", Play(seat=0, seen=0, action=0)).message.id == "table-not-running"


def test_a_log_with_a_gap_is_refused() -> None:
    seated = Seated(players=2)
    with pytest.raises(ValueError, match="does not follow"):
        seated.table.extend([seated.log[0]])


# ---- undo -----------------------------------------------------------------------------


def test_a_player_undoes_their_own_steps_without_consent() -> None:
    seated = both_hidden()
    before = len(seated.table.running.steps)
    seated.play(0, "knock knock")
    seated.do("p0", Undo(0, before))
    assert len(seated.table.running.steps) == before
    assert seated.again().running.state == seated.table.running.state


def rivals() -> Seated:
    """Return a table that starts after hiding, so without chance: seat 0 knocks and waits, and so does seat
    1."""
    hidden = both_hidden().table.running
    seated = Seated(players=2, position=hidden.game.position(hidden.state)).fill()
    for seat in (0, 1):
        seated.play(seat, "knock wait")
    return seated


def test_a_longer_undo_needs_all_players_and_one_no_ends_it() -> None:
    seated = rivals()
    played = len(seated.table.running.steps)
    seated.do("p0", Undo(0, 0))
    assert refused(seated, "p0", AnswerUndo(0, True)).message.id == "table-no-request"
    seated.do("p1", AnswerUndo(1, False))
    assert seated.table.pending_undo is None
    assert len(seated.table.running.steps) == played
    assert refused(seated, "p1", AnswerUndo(1, True)).message.id == "table-no-request"
    seated.do("p0", Undo(0, 0))
    seated.do("p1", AnswerUndo(1, True))
    assert seated.table.running.steps == []
    assert seated.again().running.state == seated.table.running.state


def test_the_next_move_cancels_an_undo_request() -> None:
    seated = rivals()
    seated.do("p0", Undo(0, 0))
    seated.play(0, "knock")
    assert refused(seated, "p1", AnswerUndo(1, True)).message.id == "table-no-request"


def test_bots_always_agree_to_an_undo() -> None:
    seated = rivals()
    seated.do("p1", Leave(1))
    seated.do("p0", Undo(0, 0))
    assert seated.table.running.steps == []


def test_nothing_is_ever_undone_across_chance() -> None:
    seated = Seated(players=2).fill()
    for length in (0, 1, len(seated.table.running.steps) - 1):
        assert refused(seated, "p0", Undo(0, length)).message.id == "refusal-no-undo"


# ---- away -----------------------------------------------------------------------------


def test_a_bot_plays_for_a_player_who_leaves_until_they_return() -> None:
    seated = Seated(players=3).fill()
    assert refused(seated, "p1", Return(1)).message.id == "table-not-away"
    seated.do("p1", Leave(1))
    assert seated.table.seats[1].played_by_bot
    assert seated.table.status == "running"
    assert isinstance(refused(seated, "p0", Return(1)), Forbidden)
    seated.do("p1", Return(1))
    assert not seated.table.seats[1].played_by_bot


def test_the_last_player_wins_where_leaving_forfeits() -> None:
    seated = Seated(players=3, on_timeout="forfeit").fill()
    seated.do("p1", Leave(1))
    assert seated.table.status == "running"
    seated.do("p0", Leave(0))
    assert seated.table.status == "over"
    assert seated.table.winners() == [2]


# ---- time -----------------------------------------------------------------------------


def test_time_runs_for_the_seats_that_must_act() -> None:
    seated = Seated(players=2, clock={"move": 60, "match": 100, "increment": 5}).fill()
    now = seated.time
    assert [seated.table.time_left(seat, now + 1000) for seat in (0, 1)] == [59_000, 59_000]
    seated.time += 20_000
    seated.play_any(0)
    assert seated.table.time_left(0, seated.time) is None
    assert seated.table.time_left(1, seated.time) == 40_000
    seated.time += 30_000
    seated.play_any(1)
    assert seated.table.time_left(0, seated.time) == 60_000  # 100 - 20 + 5 would be more
    seated.time += 50_000
    seated.play(0, "x13")
    seats = seated.table.seats
    assert [seat.used for seat in seats] == [60_000, 45_000]


def test_without_a_clock_there_is_no_deadline() -> None:
    seated = Seated(players=2).fill()
    assert seated.table.time_left(0, seated.time + 10**9) is None


# ---- small things ---------------------------------------------------------------------


def test_only_known_reactions_of_the_players_own_seat_are_shown() -> None:
    seated = Seated(players=2).fill()
    seated.do("p0", React(0, "boo"))
    assert refused(seated, "p0", React(0, "insult")).message.id == "table-no-such-reaction"
    assert isinstance(refused(seated, "p1", React(0, "boo")), Forbidden)


def test_every_entry_can_be_decoded() -> None:
    seated = Seated(players=2, bots=["", ""], clock={"move": 60}).fill()
    seated.do("p0", React(0, "boo"))
    for entry in seated.log:
        assert encode(decode(entry)).data == entry.data


# ---- forfeits -------------------------------------------------------------------------


def test_a_match_of_teams_goes_on_until_a_whole_team_has_forfeited() -> None:
    seated = Seated(players=4).fill()
    assert seated.table.game.sides == ((0, 2), (1, 3))
    seated.write([Away(0, "left", True), Away(1, "left", True)])
    assert seated.table.status == "running"
    seated.write([Away(2, "left", True)])
    assert (seated.table.status, seated.table.winners()) == ("over", [3])
