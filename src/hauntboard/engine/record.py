"""Matches in writing: a text that a person can read, and the same as JSON.

``docs/records.md`` describes both forms. A record either tells everything, or what one seat
(or a spectator) saw; the moves that were hidden from them are then written ``?``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .dealer import SEED_BYTES, CommittedDealer, DealerError, commitment_of
from .game import Game, NotationError, OptionError, PositionError, Value
from .match import Match
from .messages import HauntboardError, Refusal
from .seats import CHANCE, SPECTATOR

VERSION = 1
FULL = None  # the view of a record that hides nothing
LINE_WIDTH = 88

# How a game is made from its name, player count and options; see ``hauntboard.games.load``.
Loader = Callable[[str, int, dict[str, Value]], Game]


class RecordError(HauntboardError):
    """Something wrong in a record, with the place (line and column count from 1)."""

    def __init__(self, id: str, /, line: int = 1, column: int = 1, **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.line = line
        self.column = column


@dataclass(frozen=True)
class Move:
    """One action as written: who, what (None where hidden), and what everybody saw of it."""

    seat: int
    action: int | None
    outcome: str = ""
    line: int = field(default=1, compare=False)
    column: int = field(default=1, compare=False)


@dataclass(frozen=True)
class Result:
    """How a finished match ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A match as it is kept."""

    game: Game
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    view: int | None = FULL
    commitment: str = ""
    entropies: tuple[str, ...] = ()
    seed: str = ""
    position: str = ""
    line: int = field(default=1, compare=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and to_json(self) == to_json(other)

    def __hash__(self) -> int:
        return hash(self.moves)


# ---- from and to a match -------------------------------------------------------------


def from_match(
    match: Match,
    names: Sequence[str],
    view: int | None = FULL,
    dealer: CommittedDealer | None = None,
    ended: bool = False,
) -> Record:
    """The record of a match, as everybody or one seat saw it.

    A committed dealer's seed is written only once the match is over (or has ended otherwise), and
    only where nothing is hidden: whoever has it can work out every card.
    """
    for i, name in enumerate(names):
        if not name.isprintable():
            raise RecordError("record-bad-value", name=f"Seat.{i + 1}", value=repr(name))
    moves = tuple(
        Move(s.seat, s.action if view is FULL or s.seen_by(view) else None, s.outcome) for s in match.steps
    )
    over = match.state.over()
    result = Result(tuple(match.state.winners()), tuple(match.state.scores())) if over else None
    fresh = match.start == match.game.new_state()
    position = "" if fresh else compact(match.game.position(match.start))
    if position and view is not FULL:
        raise RecordError("record-one-seat")  # the set-up itself would tell every secret
    return Record(
        game=match.game,
        names=tuple(names),
        moves=moves,
        result=result,
        view=view,
        commitment=dealer.commitment if dealer else "",
        entropies=tuple(e.hex() for e in dealer.entropies) if dealer else (),
        seed=dealer.seed.hex() if dealer and (over or ended) and view is FULL else "",
        position=position,
    )


def replay(record: Record) -> Match:
    """Play the recorded moves by the rules; the first one that fails is a :class:`RecordError`."""
    if record.view is not FULL:
        raise RecordError("record-one-seat", record.line)
    match = start_of(record)
    for move in record.moves:
        replay_move(match, move)
    return match


def start_of(record: Record) -> Match:
    """The match before its first recorded move."""
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
    """The replayed match of a finished, full record; :class:`RecordError` if anything is wrong.

    With a revealed seed the shuffle is verified too."""
    match = replay(record)
    if not match.state.over():
        raise RecordError("record-not-finished", record.line)
    truth = Result(tuple(match.state.winners()), tuple(match.state.scores()))
    if record.result != truth:
        expected = result_text(truth)
        raise RecordError(
            "record-wrong-result", record.line, expected=expected, found=result_text(record.result)
        )
    if record.seed or record.commitment:
        verify_shuffle(record)
    return match


def verify_shuffle(record: Record) -> int:
    """Draw everything again from the revealed seed; return the number of draws checked."""
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


# ---- pieces of text ------------------------------------------------------------------


def compact(data: Any) -> str:
    """JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def seat_text(seat: int) -> str:
    """Seats are written from 1, chance as ``*``."""
    return "*" if seat == CHANCE else str(seat + 1)


def move_text(game: Game, move: Move) -> str:
    """A move as written: ``1:12(4,7,8)=ny``.

    >>> from hauntboard.games import load
    >>> move_text(load("13-ghosts"), Move(0, 17, "n"))
    '1:x1=n'
    """
    text = "?" if move.action is None else game.text(move.action)
    return f"{seat_text(move.seat)}:{text}" + (f"={move.outcome}" if move.outcome else "")


def result_text(result: Result | None) -> str:
    """Winners and scores: ``1 3-2``; ``*`` for a match that is not over.

    >>> result_text(Result((0, 2), (3, 1, 3, 1)))
    '1,3 3-1-3-1'
    """
    if result is None:
        return "*"
    winners = ",".join(seat_text(seat) for seat in result.winners)
    return f"{winners} {'-'.join(map(str, result.scores))}"


def view_text(view: int | None) -> str:
    """Whose record it is: ``full``, ``spectator`` or a seat."""
    if view is FULL:
        return "full"
    return "spectator" if view == SPECTATOR else seat_text(view)


# ---- writing -------------------------------------------------------------------------


def headers_of(record: Record) -> list[tuple[str, str]]:
    """The header lines of a record, in order."""
    headers = [
        ("Hauntboard", str(VERSION)),
        ("Game", record.game.name),
        ("Players", str(record.game.players)),
        *((f"Option.{name}", str(value)) for name, value in record.game.options.items()),
        *((f"Seat.{i + 1}", name) for i, name in enumerate(record.names)),
        ("View", view_text(record.view)),
    ]
    if record.position:
        headers.append(("Position", record.position))
    if record.commitment:
        headers.append(("Commitment", record.commitment))
        headers += [(f"Entropy.{i + 1}", e) for i, e in enumerate(record.entropies)]
    if record.seed:
        headers.append(("Seed", record.seed))
    return [*headers, ("Result", result_text(record.result))]


def to_text(record: Record) -> str:
    """The readable form; one line for each seat's turn as far as it fits."""
    lines = [f'[{name} "{escape(value)}"]' for name, value in headers_of(record)]
    lines += ["", *wrap(record)]
    return "\n".join(lines).rstrip("\n") + "\n"


def escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def wrap(record: Record) -> list[str]:
    """A seat's move begins a line; the chance that follows it stays on that line."""
    lines: list[str] = []
    for move in record.moves:
        text = move_text(record.game, move)
        fits = lines and len(lines[-1]) + 1 + len(text) <= LINE_WIDTH
        if fits and move.seat == CHANCE:
            lines[-1] += " " + text
        else:
            lines.append(text)
    return lines


def write(records: Iterable[Record]) -> str:
    """A file of records."""
    return "\n".join(to_text(record) for record in records)


def to_json(record: Record) -> dict[str, Any]:
    """The same as JSON data; moves are written as in the text."""
    result = record.result
    return {
        "hauntboard": VERSION,
        "game": record.game.name,
        "players": record.game.players,
        "options": dict(record.game.options),
        "seats": list(record.names),
        "view": view_text(record.view),
        "position": json.loads(record.position) if record.position else None,
        "commitment": record.commitment or None,
        "entropies": list(record.entropies),
        "seed": record.seed or None,
        "result": {"winners": [s + 1 for s in result.winners], "scores": list(result.scores)}
        if result
        else None,
        "moves": [move_text(record.game, move) for move in record.moves],
    }


# ---- reading -------------------------------------------------------------------------

_HEADER = re.compile(r'\[([A-Z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)?) "((?:[^"\\]|\\["\\])*)"\]')
_MOVE = re.compile(r"(\*|[1-9]):([^\s=]+)(?:=(\S+))?")
_RESULT = re.compile(r"([1-9](?:,[1-9])*) (\d{1,6}(?:-\d{1,6})*)")


@dataclass
class Headers:
    """The headers of one record with the lines they stand on."""

    line: int
    values: dict[str, tuple[str, int]] = field(default_factory=dict)

    def add(self, name: str, value: str, line: int) -> None:
        if name in self.values:
            raise RecordError("record-duplicate-header", line, name=name)
        self.values[name] = (value, line)

    def take(self, name: str, default: str | None = None) -> tuple[str, int]:
        """A header's value and line; it is then used up."""
        if name in self.values:
            return self.values.pop(name)
        if default is None:
            raise RecordError("record-missing-header", self.line, name=name)
        return default, self.line

    def take_hex(self, name: str, length: int | None) -> str:
        value, line = self.take(name, "")
        if value and not is_hex(value, length):
            raise RecordError("record-bad-value", line, name=name, value=value)
        return value


def is_hex(value: str, length: int | None = None) -> bool:
    """Whether a text is lower-case hexadecimal of so many bytes."""
    whole = re.fullmatch(r"(?:[0-9a-f]{2})+", value) is not None
    return whole and (length is None or len(value) == 2 * length)


def read(text: str, load: Loader) -> list[Record]:
    """All records of a file; raises :class:`RecordError` with line and column."""
    records: list[Record] = []
    headers: Headers | None = None
    body: list[tuple[int, str]] = []
    in_body = False
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith("["):
            if headers is None or in_body:
                if headers is not None:
                    records.append(build(headers, body, load))
                headers, body, in_body = Headers(number), [], False
            read_header(headers, line, number)
        elif line.strip() and not line.lstrip().startswith(";"):
            if headers is None:
                raise RecordError("record-bad-header", number, line.index(line.strip()) + 1)
            in_body = True
            body.append((number, line))
        elif headers is not None and not line.strip() and headers.values:
            in_body = True
    if headers is None:
        raise RecordError("record-no-matches")
    records.append(build(headers, body, load))
    return records


def read_header(headers: Headers, line: str, number: int) -> None:
    found = _HEADER.fullmatch(line.rstrip("\r"))
    if found is None:
        raise RecordError("record-bad-header", number, bad_column(line))
    value = found[2].replace('\\"', '"').replace("\\\\", "\\")
    headers.add(found[1], value, number)


def bad_column(line: str) -> int:
    """Where a header line stops looking like one."""
    for pattern in (r'\[[A-Z][\w.-]* "(?:[^"\\]|\\["\\])*"', r'\[[A-Z][\w.-]* "', r"\[[A-Z][\w.-]*", r"\["):
        found = re.match(pattern, line)
        if found:
            return found.end() + 1
    return 1


def build(headers: Headers, body: list[tuple[int, str]], load: Loader) -> Record:
    """One record from its header lines and its moves."""
    game = build_game(headers, load)
    names = tuple(headers.take(f"Seat.{i + 1}", "")[0] for i in game.seats)
    view = build_view(headers, game)
    position, position_line = headers.take("Position", "")
    if position and not is_json_object(position):
        raise RecordError("record-bad-value", position_line, name="Position", value=position[:40])
    commitment = headers.take_hex("Commitment", 32)
    entropies = build_entropies(headers, game)
    seed = headers.take_hex("Seed", SEED_BYTES)
    result = build_result(headers, game)
    for name, (_, line) in headers.values.items():
        raise RecordError("record-unknown-header", line, name=name)
    moves = tuple(
        build_move(game, view, found.group(), line, found.start() + 1)
        for line, text in body
        for found in re.finditer(r"\S+", text)
    )
    return Record(game, names, moves, result, view, commitment, entropies, seed, position, headers.line)


def build_entropies(headers: Headers, game: Game) -> tuple[str, ...]:
    """What the seats added to the shuffle: from all of them, or no such headers at all."""
    if not any(name.startswith("Entropy.") for name in headers.values):
        return ()
    names = [f"Entropy.{i + 1}" for i in game.seats]
    for name in names:
        if name not in headers.values:
            raise RecordError("record-missing-header", headers.line, name=name)
    return tuple(headers.take_hex(name, None) for name in names)


def is_json_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def build_game(headers: Headers, load: Loader) -> Game:
    if "Hauntboard" not in headers.values:
        raise RecordError("record-foreign", headers.line, version=str(VERSION))
    version, line = headers.take("Hauntboard")
    if version != str(VERSION):
        raise RecordError("record-bad-version", line, value=version)
    name, name_line = headers.take("Game")
    players, line = headers.take("Players")
    if not re.fullmatch(r"[1-9]", players):
        raise RecordError("record-bad-value", line, name="Players", value=players)
    options: dict[str, Value] = {}
    for key in [key for key in headers.values if key.startswith("Option.")]:
        options[key.removeprefix("Option.")] = headers.take(key)[0]
    try:
        return load(name, int(players), options)
    except OptionError as error:
        raise RecordError("record-bad-value", name_line, name="Game", value=name) from error


def build_view(headers: Headers, game: Game) -> int | None:
    text, line = headers.take("View", "full")
    viewers: list[int | None] = [FULL, SPECTATOR, *game.seats]
    views = {view_text(view): view for view in viewers}
    if text not in views:
        raise RecordError("record-bad-value", line, name="View", value=text)
    return views[text]


def build_result(headers: Headers, game: Game) -> Result | None:
    text, line = headers.take("Result")
    if text == "*":
        return None
    found = _RESULT.fullmatch(text)
    if found:
        winners = tuple(int(seat) - 1 for seat in found[1].split(","))
        scores = tuple(map(int, found[2].split("-")))
        if len(scores) == game.players and max(winners) < game.players:
            return Result(winners, scores)
    raise RecordError("record-bad-value", line, name="Result", value=text)


def build_move(game: Game, view: int | None, text: str, line: int, column: int) -> Move:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise RecordError("record-bad-move", line, column, text=text)
    seat = CHANCE if found[1] == "*" else int(found[1]) - 1
    if seat >= game.players:
        raise RecordError("record-bad-move", line, column, text=text)
    if found[2] == "?":
        if view is FULL:
            raise RecordError("record-hidden-move", line, column)
        return Move(seat, None, found[3] or "", line, column)
    try:
        action = game.parse(found[2], seat)
    except NotationError as error:
        where = column + found.start(2) + error.column
        raise RecordError("record-bad-move", line, where, text=text) from error
    return Move(seat, action, found[3] or "", line, column)


def from_json(data: Any, load: Loader) -> Record:
    """A record from JSON data; the same checks as for text, by way of the text."""
    if not isinstance(data, dict) or not isinstance(data.get("moves"), list):
        raise RecordError("record-bad-json")
    headers = Headers(1)
    for name, value in json_headers(data):
        headers.add(name, value, 1)
    body = []
    for number, move in enumerate(data["moves"], start=1):
        if not isinstance(move, str) or len(move.split()) != 1:
            raise RecordError("record-bad-move", number, text=str(move)[:40])
        body.append((number, move))
    return build(headers, body, load)


_JSON_KEYS = {
    *("hauntboard", "game", "players", "options", "seats", "view", "position"),
    *("commitment", "entropies", "seed", "result", "moves"),
}


def json_headers(data: dict[str, Any]) -> Iterable[tuple[str, str]]:
    """The headers that a JSON record stands for."""
    if "hauntboard" not in data:
        raise RecordError("record-foreign", version=str(VERSION))
    for key in data:
        if key not in _JSON_KEYS:
            raise RecordError("record-unknown-header", name=str(key))
    simple = {"hauntboard": "Hauntboard", "game": "Game", "players": "Players", "view": "View"}
    simple |= {"commitment": "Commitment", "seed": "Seed"}
    for key, name in simple.items():
        if data.get(key) is not None:
            yield name, str(data[key])
    options, seats, entropies = data.get("options", {}), data.get("seats", []), data.get("entropies", [])
    if not isinstance(options, dict) or not isinstance(seats, list) or not isinstance(entropies, list):
        raise RecordError("record-bad-json")
    yield from ((f"Option.{name}", str(value)) for name, value in options.items())
    yield from ((f"Seat.{i + 1}", str(name)) for i, name in enumerate(seats))
    yield from ((f"Entropy.{i + 1}", str(value)) for i, value in enumerate(entropies))
    if data.get("position") is not None:
        yield "Position", compact(data["position"])
    result = data.get("result")
    if result is None:
        yield "Result", "*"
        return
    if not isinstance(result, dict) or not all(
        isinstance(result.get(k), list) for k in ("winners", "scores")
    ):
        raise RecordError("record-bad-json")
    winners = ",".join(map(str, result["winners"]))
    yield "Result", f"{winners} {'-'.join(map(str, result['scores']))}"
