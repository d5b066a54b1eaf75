from __future__ import annotations

import json
import string
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine import record as records
from hauntboard.engine.dealer import CommittedDealer
from hauntboard.engine.match import Match
from hauntboard.engine.record import RecordError
from hauntboard.games import GAMES

from ..games.any_game import short
from .written_records import (
    SEED,
    committed,
    good_record,
    line_of,
    load,
    random_match,
    verify_all,
    wrong,
)

FINISHED = random_match("template", 2, 4, dealer=committed())
GOOD_RECORD = good_record("template")
GOOD = records.to_text(GOOD_RECORD)
names = st.text(st.characters(exclude_categories=["C", "Z"], include_characters=' "\\[]'), max_size=12)
DAMAGEABLE = [GOOD, *(records.to_text(good_record(name, short(name))) for name in GAMES)]
tables = st.sampled_from([(name, p) for name, game in GAMES.items() for p in game.player_counts])


@settings(max_examples=40, deadline=None)
@given(tables, st.integers(0, 10**6), st.integers(0, 120), st.data())
def test_text_and_json_read_back_as_written(
    table: tuple[str, int], seed: int, moves: int, data: st.DataObject
) -> None:
    name, players = table
    match = random_match(name, players, seed, moves)
    called = data.draw(st.lists(names, min_size=players, max_size=players))
    view = data.draw(st.sampled_from([None, -1, *range(players)]))
    record = records.from_match(match, called, view)
    text = records.to_text(record)
    [again] = records.read(text, load)
    assert again == record
    assert again.names == tuple(called)
    assert records.to_text(again) == text
    assert records.from_json(json.loads(json.dumps(records.to_json(record))), load) == record


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_record_is_refused_or_still_a_record(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(DAMAGEABLE))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 8))
        text = text[:at] + data.draw(st.text(string.printable, max_size=5)) + text[at + cut :]
    lines = text.split("\n")
    error = verify_all(text)
    if error is not None:
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


@pytest.mark.parametrize("text", DAMAGEABLE)
def test_a_record_of_every_game_is_verified(text: str) -> None:
    assert verify_all(text) is None


def test_a_valid_record_is_verified_with_its_shuffle() -> None:
    assert records.verify(GOOD_RECORD).state == FINISHED.state
    chance = sum(step.seat < 0 for step in FINISHED.steps)
    assert records.verify_shuffle(GOOD_RECORD) == chance


def test_a_file_holds_many_records_and_comments() -> None:
    text = "; a comment\n\n" + GOOD + "\n  ; another\n\n" + GOOD
    assert records.read(text, load) == [GOOD_RECORD, GOOD_RECORD]
    assert records.read(text.replace("\n", "\r\n"), load) == [GOOD_RECORD, GOOD_RECORD]
    assert records.read(records.write([GOOD_RECORD] * 3), load) == [GOOD_RECORD] * 3


def change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


CHEAT = change("stay=1", "stay=2")


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("", "record-no-matches", 1),
        ("hello", "record-bad-header", 1),
        (change('[Game "template"]', "[Game template]"), "record-bad-header", 2),
        (change('"template"', '"chess"'), "record-bad-value", 2),
        (change('[Hauntboard "1"]', '[Hauntboard "2"]'), "record-bad-version", 1),
        (change('[Hauntboard "1"]', '[Hauntboard ""]'), "record-bad-version", 1),
        (change('[Hauntboard "1"]', '[Otherboard "1"]'), "record-foreign", 1),
        (change('[Hauntboard "1"]\n', ""), "record-foreign", 1),
        ('[Event "F/S Return Match"]\n\n1. e4 e5 1-0', "record-foreign", 1),
        (change('[Players "2"]', '[Players "two"]'), "record-bad-value", 3),
        (change('[Players "2"]', '[Players "9"]'), "record-bad-value", 2),
        (change('[Players "2"]\n', ""), "record-missing-header", 1),
        (change('[Seat.1 "Ana"]', '[Seat.1 "Ana"]\n[Seat.1 "Ana"]'), "record-duplicate-header", 7),
        (change('[Seat.1 "Ana"]', '[Seat.9 "Ana"]'), "record-unknown-header", 6),
        (change('[View "full"]', '[View "3"]'), "record-bad-value", 8),
        (change('[Seed "00', '[Seed "zz'), "record-bad-value", 12),
        (change('[Seed "00', '[Seed "01'), "record-wrong-commitment", 1),
        (change('[Entropy.1 "61"]', '[Entropy.1 "62"]'), "record-wrong-draw", 15),
        (change('[Entropy.1 "61"]\n', ""), "record-missing-header", 1),
        (change(f'[Seed "{SEED.hex()}"]\n', ""), "record-no-commitment", 1),
        (change('[Result "', '[Result "3 '), "record-bad-value", 13),
        (change("*:first", "*:fist"), "record-bad-move", 15),
        (change("*:first", "7:first"), "record-bad-move", 15),
        (change("*:first", "1:first"), "record-wrong-seat", 15),
        (change("*:first", "*:?"), "record-bad-move", 15),
        (change("2:stay", "2:stay99 2:stay"), "record-bad-move", line_of(GOOD, "2:stay")),
        (change("2:stay", "*:deal5 2:stay"), "record-illegal-move", line_of(GOOD, "2:stay")),
        (CHEAT, "record-wrong-outcome", line_of(GOOD, "stay=1")),
        (GOOD + "1:stay\n", "record-after-end", GOOD.count("\n") + 1),
        (GOOD.rsplit("\n", 2)[0] + "\n", "record-not-finished", 1),
    ],
)
def test_errors_are_reported_with_their_place(text: str, id: str, line: int) -> None:
    error = wrong(text)
    assert (error.message.id, error.line) == (id, line)


def test_a_wrong_result_is_found() -> None:
    result = records.result_text(GOOD_RECORD.result)
    error = wrong(change(f'[Result "{result}"]', '[Result "1 9-9"]'))
    assert error.message.id == "record-wrong-result"
    assert error.message.arguments == {"expected": result, "found": "1 9-9"}
    assert wrong(change(f'[Result "{result}"]', '[Result "*"]')).message.id == "record-wrong-result"


def test_the_column_points_at_the_move() -> None:
    error = wrong(change("*:first", "*:deal5 *:nonsense *:first"))
    assert (error.line, error.column) == (15, len("*:deal5 *:") + 1)
    error = wrong(change('[Game "template"]', '[Game "template]'))
    assert (error.line, error.column) == (2, 8)


def test_a_one_seat_record_holds_no_secret_of_others_and_cannot_be_verified() -> None:
    dealer = CommittedDealer(SEED, [b"a", b""])
    record = records.from_match(FINISHED, ["Ana", "Bo"], view=0, dealer=dealer)
    text = records.to_text(record)
    assert record.seed == "" and SEED.hex() not in text
    assert "*:?" in text and "1:leave" in text
    assert wrong(text).message.id == "record-one-seat"
    assert wrong(text.replace('[View "1"]', '[View "full"]'), full=False).message.id == "record-hidden-move"


def test_the_seed_stays_secret_until_the_end() -> None:
    dealer = CommittedDealer(SEED, [b"a", b"b"])
    match = random_match("template", 2, 4, moves=6, dealer=dealer)
    record = records.from_match(match, ["Ana", "Bo"], dealer=dealer)
    assert record.commitment and not record.seed
    assert SEED.hex() not in records.to_text(record)


def test_a_match_from_a_position_keeps_its_start() -> None:
    game = load("template", 2, {"rounds": 1})
    start = game.new_state()
    for text in ("first1", "deal5", "deal9", "stay"):
        start.apply(game.parse(text, 0))
    match = Match(game, start)
    match.play(game.parse("leave", 1), 1)
    record = records.from_match(match, ["Ana", "Bo"])
    [again] = records.read(records.to_text(record), load)
    assert records.verify(again).state == match.state
    assert records.from_json(records.to_json(record), load) == record
    with pytest.raises(RecordError, match="record-one-seat"):
        records.from_match(match, ["Ana", "Bo"], view=0)
    broken = records.to_text(record).replace('\\"card\\":[5', '\\"card\\":[\\"five\\"')
    assert wrong(broken).message.id == "record-bad-value"
    assert wrong(records.to_text(record).replace('"{', '"['), full=False).message.id == "record-bad-value"


def test_names_that_would_break_the_file_are_refused() -> None:
    with pytest.raises(RecordError) as error:
        records.from_match(FINISHED, ["Ana\n[Seed", "Bo"])
    assert error.value.message.arguments["name"] == "Seat.1"


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {"moves": "x"},
        {"moves": [3]},
        {"moves": ["1:stay 2:stay"]},
        {**records.to_json(GOOD_RECORD), "options": []},
        {**records.to_json(GOOD_RECORD), "result": 3},
        {**records.to_json(GOOD_RECORD), "result": {"winners": [1], "scores": "x"}},
        {**records.to_json(GOOD_RECORD), "colour": 3},
        {**records.to_json(GOOD_RECORD), "position": 3},
    ],
)
def test_wrong_json_is_refused(data: Any) -> None:
    with pytest.raises(RecordError):
        records.from_json(data, load)


def test_json_of_another_program_is_refused() -> None:
    data = records.to_json(GOOD_RECORD)
    data["otherboard"] = data.pop("hauntboard")
    with pytest.raises(RecordError, match="record-foreign"):
        records.from_json(data, load)


def test_an_unfinished_match_can_be_read_from_json() -> None:
    record = records.from_match(random_match("template", 3, 1, 10), ["A", "B", "C"])
    assert records.to_json(record)["result"] is None
    assert records.from_json(records.to_json(record), load) == record
    assert hash(record) == hash(records.from_json(records.to_json(record), load))


def test_too_long_entropy_is_reported() -> None:
    error = wrong(change('[Entropy.1 "61"]', f'[Entropy.1 "{"61" * 65}"]'))
    assert error.message.arguments["name"] == "Entropy"
