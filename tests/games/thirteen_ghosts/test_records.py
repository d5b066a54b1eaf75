"""Records of 13 Ghosts: answers are checked, secret choices hidden."""

from __future__ import annotations

import pytest

from hauntboard.engine import record as records
from hauntboard.engine.match import Match
from hauntboard.engine.record import RecordError

from ...engine.written_records import committed, good_record, line_of, load, random_match, wrong

GOOD = records.to_text(good_record("13-ghosts"))
FIRST_ATTACK = next(line for line in GOOD.splitlines() if ":x" in line and line.split()[0].endswith("=n"))


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("1:c", "1:c99 1:c", "record-bad-move"),
        ("1:c", "1:x5 1:c", "record-illegal-move"),
        (FIRST_ATTACK, FIRST_ATTACK.replace("=n", "=y", 1), "record-wrong-outcome"),
    ],
)
def test_errors_are_reported_with_their_place(old: str, new: str, id: str) -> None:
    error = wrong(GOOD.replace(old, new, 1))
    assert (error.message.id, error.line) == (id, line_of(GOOD, old))


def test_no_move_follows_the_end() -> None:
    error = wrong(GOOD + "1:x5\n")
    assert (error.message.id, error.line) == ("record-after-end", GOOD.count("\n") + 1)


def test_a_one_seat_record_hides_the_choices_of_others() -> None:
    finished = random_match("13-ghosts", 2, 4, dealer=committed())
    text = records.to_text(records.from_match(finished, ["Ana", "Bo"], view=0))
    assert "2:?" in text and "1:c" in text
    assert wrong(text).message.id == "record-one-seat"
    assert wrong(text.replace('[View "1"]', '[View "full"]'), full=False).message.id == "record-hidden-move"


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
