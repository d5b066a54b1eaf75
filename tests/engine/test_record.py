from __future__ import annotations

import json
import string
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine import record as records
from hauntboard.engine.dealer import CommittedDealer, SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.record import RecordError
from hauntboard.engine.rng import Rng
from hauntboard.games import GAMES, load


def random_match(name: str, players: int, seed: int, moves: int = 10_000, dealer: Any = None) -> Match:
    match = Match(load(name, players))
    dealer = dealer or SeededDealer(seed)
    rng = Rng(seed)
    match.deal(dealer)
    while not match.state.over() and len(match.steps) < moves:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        match.deal(dealer)
    return match


names = st.text(st.characters(exclude_categories=["C", "Z"], include_characters=' "\\[]'), max_size=12)
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
    text = GOOD
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 8))
        text = text[:at] + data.draw(st.text(string.printable, max_size=5)) + text[at + cut :]
    lines = text.split("\n")
    error = verify_all(text)
    if error is not None:
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


SEED = bytes(range(32))
FINISHED = random_match("13-ghosts", 2, 4, dealer=CommittedDealer(SEED, [b"a", b""]))
GOOD_RECORD = records.from_match(FINISHED, ["Ana", "Bo"], dealer=CommittedDealer(SEED, [b"a", b""]))
GOOD = records.to_text(GOOD_RECORD)


def test_a_valid_record_is_verified_with_its_shuffle() -> None:
    assert records.verify(GOOD_RECORD).state == FINISHED.state
    chance = sum(step.seat < 0 for step in FINISHED.steps)
    assert records.verify_shuffle(GOOD_RECORD) == chance


def test_a_file_holds_many_records_and_comments() -> None:
    text = "; a comment\n\n" + GOOD + "\n  ; another\n\n" + GOOD
    assert records.read(text, load) == [GOOD_RECORD, GOOD_RECORD]
    assert records.read(text.replace("\n", "\r\n"), load) == [GOOD_RECORD, GOOD_RECORD]
    assert records.read(records.write([GOOD_RECORD] * 3), load) == [GOOD_RECORD] * 3


def verify_all(text: str, full: bool = True) -> RecordError | None:
    try:
        for record in records.read(text, load):
            if full:
                records.verify(record)
    except RecordError as error:
        return error
    return None


def wrong(text: str, full: bool = True) -> RecordError:
    error = verify_all(text, full)
    assert error is not None
    return error


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


FIRST_ATTACK = next(line for line in GOOD.splitlines() if ":x" in line and line.split()[0].endswith("=n"))
CHEAT = change(FIRST_ATTACK, FIRST_ATTACK.replace("=n", "=y", 1))


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("", "record-no-matches", 1),
        ("hello", "record-bad-header", 1),
        (change('[Game "13-ghosts"]', "[Game 13-ghosts]"), "record-bad-header", 2),
        (change('"13-ghosts"', '"chess"'), "record-bad-value", 2),
        (change('[Hauntboard "1"]', '[Hauntboard "2"]'), "record-bad-version", 1),
        (change('[Hauntboard "1"]', '[Hauntboard ""]'), "record-bad-version", 1),
        (change('[Hauntboard "1"]', '[Otherboard "1"]'), "record-foreign", 1),
        (change('[Hauntboard "1"]\n', ""), "record-foreign", 1),
        ('[Event "F/S Return Match"]\n\n1. e4 e5 1-0', "record-foreign", 1),
        (change('[Players "2"]', '[Players "two"]'), "record-bad-value", 3),
        (change('[Players "2"]', '[Players "9"]'), "record-bad-value", 2),
        (change('[Players "2"]\n', ""), "record-missing-header", 1),
        (change('[Seat.1 "Ana"]', '[Seat.1 "Ana"]\n[Seat.1 "Ana"]'), "record-duplicate-header", 8),
        (change('[Seat.1 "Ana"]', '[Seat.9 "Ana"]'), "record-unknown-header", 7),
        (change('[View "full"]', '[View "3"]'), "record-bad-value", 9),
        (change('[Seed "00', '[Seed "zz'), "record-bad-value", 13),
        (change('[Seed "00', '[Seed "01'), "record-wrong-commitment", 1),
        (change('[Entropy.1 "61"]', '[Entropy.1 "62"]'), "record-wrong-draw", 16),
        (change('[Entropy.1 "61"]\n', ""), "record-missing-header", 1),
        (change(f'[Seed "{SEED.hex()}"]\n', ""), "record-no-commitment", 1),
        (change('[Result "', '[Result "3 '), "record-bad-value", 14),
        (change("*:first", "*:fist"), "record-bad-move", 16),
        (change("*:first", "7:first"), "record-bad-move", 16),
        (change("*:first", "1:first"), "record-wrong-seat", 16),
        (change("*:first", "*:?"), "record-bad-move", 16),
        (change("1:c", "1:c99 1:c"), "record-bad-move", line_of(GOOD, "1:c")),
        (change("1:c", "1:x5 1:c"), "record-illegal-move", line_of(GOOD, "1:c")),
        (CHEAT, "record-wrong-outcome", line_of(GOOD, FIRST_ATTACK)),
        (GOOD + "1:x5\n", "record-after-end", GOOD.count("\n") + 1),
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
    error = wrong(change("*:first", "*:d5 *:nonsense *:first"))
    assert (error.line, error.column) == (16, len("*:d5 *:") + 1)
    error = wrong(change('[Game "13-ghosts"]', '[Game "13-ghosts]'))
    assert (error.line, error.column) == (2, 8)


def test_a_one_seat_record_holds_no_secret_of_others_and_cannot_be_verified() -> None:
    dealer = CommittedDealer(SEED, [b"a", b""])
    record = records.from_match(FINISHED, ["Ana", "Bo"], view=0, dealer=dealer)
    text = records.to_text(record)
    assert record.seed == "" and SEED.hex() not in text
    assert "2:?" in text and "1:c" in text
    assert wrong(text).message.id == "record-one-seat"
    assert wrong(text.replace('[View "1"]', '[View "full"]'), full=False).message.id == "record-hidden-move"


def test_the_seed_stays_secret_until_the_end() -> None:
    dealer = CommittedDealer(SEED, [b"a", b"b"])
    match = random_match("13-ghosts", 2, 4, moves=12, dealer=dealer)
    record = records.from_match(match, ["Ana", "Bo"], dealer=dealer)
    assert record.commitment and not record.seed
    assert SEED.hex() not in records.to_text(record)


def test_a_match_from_a_position_keeps_its_start() -> None:
    game = load("13-ghosts", 2, {"points": 1})
    start = game.from_position({"seats": [{"crypt": 1, "hand": 3}, {"crypt": 6, "hand": 4}]})
    match = Match(game, start)
    match.play(game.parse("x6", 0), 0)
    record = records.from_match(match, ["Ana", "Bo"])
    [again] = records.read(records.to_text(record), load)
    assert records.verify(again).state == match.state
    assert records.from_json(records.to_json(record), load) == record
    with pytest.raises(RecordError, match="record-one-seat"):
        records.from_match(match, ["Ana", "Bo"], view=0)
    broken = records.to_text(record).replace('\\"crypt\\":6', '\\"crypt\\":66')
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
        {"moves": ["1:x5 2:x5"]},
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
    record = records.from_match(random_match("13-ghosts", 3, 1, 20), ["A", "B", "C"])
    assert records.to_json(record)["result"] is None
    assert records.from_json(records.to_json(record), load) == record
    assert hash(record) == hash(records.from_json(records.to_json(record), load))


def test_too_long_entropy_is_reported() -> None:
    error = wrong(change('[Entropy.1 "61"]', f'[Entropy.1 "{"61" * 65}"]'))
    assert error.message.arguments["name"] == "Entropy"
