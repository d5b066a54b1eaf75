"""Records as text: header lines like ``[Players "3"]``, an empty line, the moves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ..dealer import COMMITMENT_BYTES, SEED_BYTES
from ..game import Game, NotationError, OptionError, Value
from ..seats import CHANCE, SPECTATOR
from .model import FULL, VERSION, Loader, Move, Record, RecordError, Result

LINE_WIDTH = 88
_HEADER = re.compile(r'\[([A-Z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)?) "((?:[^"\\]|\\["\\])*)"\]')
_MOVE = re.compile(r"(\*|[1-9]):([^\s=]+)(?:=(\S+))?")
# Scores are separated by hyphens and may be negative: 3--1 means 3 and -1.
_RESULT = re.compile(r"([1-9](?:,[1-9])*) (-?[0-9]{1,6}(?:--?[0-9]{1,6})*)")
_SCORE = re.compile(r"(?:^|(?<=-))-?[0-9]+")


# ---- writing -------------------------------------------------------------------------


def seat_text(seat: int) -> str:
    """Return a seat as written: counted from 1, chance as ``*``."""
    return "*" if seat == CHANCE else str(seat + 1)


def move_text(game: Game, move: Move) -> str:
    """Return a move as written: the seat, the notation and the public outcome, if there is one.

    >>> from hauntboard.games import load
    >>> move_text(load("template"), Move(0, 17, "n"))
    '1:stay=n'
    """
    text = "?" if move.action is None else game.text(move.action)
    return f"{seat_text(move.seat)}:{text}" + (f"={move.outcome}" if move.outcome else "")


def result_text(result: Result | None) -> str:
    """Return winners and scores as written, or ``*`` for a match that is not over.

    >>> result_text(Result((0, 2), (3, 1, 3, 1)))
    '1,3 3-1-3-1'
    """
    if result is None:
        return "*"
    winners = ",".join(seat_text(seat) for seat in result.winners)
    return f"{winners} {'-'.join(map(str, result.scores))}"


def view_text(view: int | None) -> str:
    """Return whose record it is: ``full``, ``spectator`` or a seat."""
    if view is FULL:
        return "full"
    return "spectator" if view == SPECTATOR else seat_text(view)


def headers_of(record: Record) -> list[tuple[str, str]]:
    """Return the names and values of a record's headers, in order."""
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
    """Return a record as text."""
    lines = [f'[{name} "{escape(value)}"]' for name, value in headers_of(record)]
    lines += ["", *wrap(record)]
    return "\n".join(lines).rstrip("\n") + "\n"


def escape(value: str) -> str:
    """Escape backslashes and quotes."""
    return value.replace("\\", "\\\\").replace('"', '\\"')


def wrap(record: Record) -> list[str]:
    """Return the moves in lines: a seat's move begins a line, the chance moves after it stay on it."""
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
    """Return several records as one text."""
    return "\n".join(to_text(record) for record in records)


# ---- reading -------------------------------------------------------------------------


@dataclass
class Headers:
    """The headers of one record and their lines."""

    line: int
    values: dict[str, tuple[str, int]] = field(default_factory=dict)

    def add(self, name: str, value: str, line: int) -> None:
        """Add a header; raise :class:`RecordError` if it is there already."""
        if name in self.values:
            raise RecordError("record-duplicate-header", line, name=name)
        self.values[name] = (value, line)

    def take(self, name: str, default: str | None = None) -> tuple[str, int]:
        """Remove a header and return its value and line; raise if it is missing and has no default."""
        if name in self.values:
            return self.values.pop(name)
        if default is None:
            raise RecordError("record-missing-header", self.line, name=name)
        return default, self.line

    def take_hex(self, name: str, length: int | None) -> str:
        """Remove a hexadecimal header of ``length`` bytes and return its value, or ""."""
        value, line = self.take(name, "")
        if value and not is_hex(value, length):
            raise RecordError("record-bad-value", line, name=name, value=value)
        return value


def is_hex(value: str, length: int | None = None) -> bool:
    """Return whether a text is lower-case hexadecimal, of ``length`` bytes if given."""
    whole = re.fullmatch(r"(?:[0-9a-f]{2})+", value) is not None
    return whole and (length is None or len(value) == 2 * length)


def read(text: str, load: Loader, on_progress: Callable[[int], None] | None = None) -> list[Record]:
    """Return all records of a text; raise :class:`RecordError` with line and column. ``on_progress``
    receives the number of lines read."""
    records: list[Record] = []
    headers: Headers | None = None
    body: list[tuple[int, str]] = []
    in_body = False
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith("["):
            if headers is None or in_body:
                if headers is not None:
                    records.append(build(headers, body, load))
                    if on_progress is not None:
                        on_progress(number)
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
    """Add the header of a line."""
    found = _HEADER.fullmatch(line.rstrip("\r"))
    if found is None:
        raise RecordError("record-bad-header", number, bad_column(line))
    value = found[2].replace('\\"', '"').replace("\\\\", "\\")
    headers.add(found[1], value, number)


def bad_column(line: str) -> int:
    """Return the column where a line stops looking like a header."""
    for pattern in (r'\[[A-Z][\w.-]* "(?:[^"\\]|\\["\\])*"', r'\[[A-Z][\w.-]* "', r"\[[A-Z][\w.-]*", r"\["):
        found = re.match(pattern, line)
        if found:
            return found.end() + 1
    return 1


def build(headers: Headers, body: list[tuple[int, str]], load: Loader) -> Record:
    """Return the record of some headers and numbered lines of moves."""
    game = build_game(headers, load)
    names = tuple(headers.take(f"Seat.{i + 1}", "")[0] for i in game.seats)
    view = build_view(headers, game)
    position, position_line = headers.take("Position", "")
    if position and not is_json_object(position):
        raise RecordError("record-bad-value", position_line, name="Position", value=position[:40])
    commitment = headers.take_hex("Commitment", COMMITMENT_BYTES)
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


def build_game(headers: Headers, load: Loader) -> Game:
    """Return the game; raise :class:`RecordError` if this is not a record of Hauntboard."""
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
    """Return whose record it is."""
    text, line = headers.take("View", "full")
    viewers: list[int | None] = [FULL, SPECTATOR, *game.seats]
    views = {view_text(view): view for view in viewers}
    if text not in views:
        raise RecordError("record-bad-value", line, name="View", value=text)
    return views[text]


def build_entropies(headers: Headers, game: Game) -> tuple[str, ...]:
    """Return what the seats added to the shuffle: all of them, or none if there are no such headers."""
    if not any(name.startswith("Entropy.") for name in headers.values):
        return ()
    names = [f"Entropy.{i + 1}" for i in game.seats]
    for name in names:
        if name not in headers.values:
            raise RecordError("record-missing-header", headers.line, name=name)
    return tuple(headers.take_hex(name, None) for name in names)


def build_result(headers: Headers, game: Game) -> Result | None:
    """Return the result, or None for a match that is not over."""
    text, line = headers.take("Result")
    if text == "*":
        return None
    found = _RESULT.fullmatch(text)
    if found:
        winners = tuple(int(seat) - 1 for seat in found[1].split(","))
        scores = tuple(map(int, _SCORE.findall(found[2])))
        if len(scores) == game.players and max(winners) < game.players:
            return Result(winners, scores)
    raise RecordError("record-bad-value", line, name="Result", value=text)


def build_move(game: Game, view: int | None, text: str, line: int, column: int) -> Move:
    """Return the move that a word stands for."""
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


def is_json_object(text: str) -> bool:
    """Return whether a text is a JSON object."""
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False
