"""Replaying a record by the rules, and checking its shuffle."""

from __future__ import annotations

import json

from ..dealer import CommittedDealer, DealerError, commitment_of
from ..game import PositionError
from ..match import Match
from ..messages import Refusal
from .model import FULL, Move, Record, RecordError, result_of
from .text import result_text, seat_text


def replay(record: Record) -> Match:
    """Play the recorded moves by the rules; raise :class:`RecordError` at the first that fails."""
    if record.view is not FULL:
        raise RecordError("record-one-seat", record.line)
    match = start_of(record)
    for move in record.moves:
        replay_move(match, move)
    return match


def start_of(record: Record) -> Match:
    """Return the match before its first recorded move."""
    if not record.position:
        return Match(record.game)
    try:
        return Match(record.game, record.game.from_position(json.loads(record.position)))
    except (ValueError, RecursionError, PositionError) as error:
        raise RecordError("record-bad-value", record.line, name="Position", value="") from error


def replay_move(match: Match, move: Move) -> None:
    """Check and play one move."""
    place = (move.line, move.column)
    if move.action is None:
        raise RecordError("record-hidden-move", *place)
    text = match.game.text(move.action)
    if match.state.over():
        raise RecordError("record-after-end", *place)
    try:
        match.check(move.action)
    except Refusal as refusal:
        raise RecordError("record-illegal-move", *place, text=text) from refusal
    seat = match.state.actor(move.action)
    if seat != move.seat:
        raise RecordError("record-wrong-seat", *place, text=text, expected=seat_text(seat))
    step = match.play(move.action)
    if step.outcome != move.outcome:
        expected = step.outcome or "-"
        found = move.outcome or "-"
        raise RecordError("record-wrong-outcome", *place, text=text, expected=expected, found=found)


def verify(record: Record) -> Match:
    """Replay a full record of a finished match and check its result, and its shuffle if it has a seed.

    Return the match; raise :class:`RecordError` if anything is wrong."""
    match = replay(record)
    if not match.state.over():
        raise RecordError("record-not-finished", record.line)
    truth = result_of(match)
    if record.result != truth:
        expected = result_text(truth)
        raise RecordError(
            "record-wrong-result", record.line, expected=expected, found=result_text(record.result)
        )
    if record.seed or record.commitment:
        verify_shuffle(record)
    return match


def verify_shuffle(record: Record) -> int:
    """Repeat all draws from the revealed seed; return their number.

    Raise :class:`RecordError` if the seed does not match the commitment or a draw differs."""
    if not record.commitment or not record.seed:
        raise RecordError("record-no-commitment", record.line)
    seed = bytes.fromhex(record.seed)
    if commitment_of(seed) != record.commitment:
        raise RecordError("record-wrong-commitment", record.line)
    try:
        dealer = CommittedDealer(seed, [bytes.fromhex(entropy) for entropy in record.entropies])
    except DealerError as error:
        raise RecordError("record-bad-value", record.line, name="Entropy", value="") from error
    match = start_of(record)
    for move in record.moves:
        if match.state.at_chance():
            drawn = dealer.pick(match.state.legal_actions())
            if drawn != move.action:
                text = record.game.text(drawn)
                found = "?" if move.action is None else record.game.text(move.action)
                raise RecordError("record-wrong-draw", move.line, move.column, text=found, expected=text)
        replay_move(match, move)
    return dealer.draws
