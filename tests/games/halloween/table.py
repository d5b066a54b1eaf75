"""A table of Halloween for tests: set it up, play in notation, inspect the result.

Seats count from 0, as everywhere. The town is written building by building, a ghost by the first
letter of its colour (b g y o r); seat 0 has the turn by default::

    table = town("police b", "church yy g", levels=[3, 1, 1], cards=[13])
    table.play("1 summon yellow church")
    assert table.ghosts("church") == "gyyy" and table.tokens() == "yy"

Chance outcomes are moves as well: ``table.play("1 fight ...", "roll3", "roll2")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauntboard.engine.game import Value
from hauntboard.games.halloween import HalloweenGame

from ..any_table import ALL_SEEING, SPECTATOR, AnyTable

__all__ = ["ALL_SEEING", "SPECTATOR", "Table", "new_table", "rival", "started", "town"]

COLOURS = ("blue", "green", "yellow", "orange", "red")
LETTERS = {name[0]: name for name in COLOURS}
BUILDINGS = ("police", "school", "church", "hall", "hospital", "theatre")
# Eight cards without effect in most tests; the cards of a test replace some of them.
FILLERS = (8, 27, 30, 35, 36, 42, 28, 40)


def spelled(counts: dict[str, int]) -> str:
    """Return counts by colour as letters, blue to red.

    >>> spelled({"red": 1, "blue": 2})
    'bbr'
    """
    return "".join(colour[0] * counts.get(colour, 0) for colour in COLOURS)


def counted(letters: str) -> dict[str, int]:
    """Return the counts by colour of such letters."""
    return {LETTERS[letter]: letters.count(letter) for letter in dict.fromkeys(letters.replace(" ", ""))}


class Table(AnyTable):
    """A match played in notation."""

    def play(self, *texts: str, by: int | None = None) -> Table:
        """Play each of these moves as the acting seat (or ``by``), chance included. A text may be a whole
        action."""
        self.new_events = []
        for text in texts:
            seat = self.seat if by is None else by
            actions = [self.game.parse(text, -1)] if seat < 0 else self.game.read(self.state, text, seat)
            for action in actions:
                self.last = self.match.play(action, None if seat < 0 else seat)
                self.new_events += self.last.events
        return self

    def rest(self, turns: int = 1) -> Table:
        """End this number of turns; every section that has not acted yet rests."""
        for _ in range(turns):
            self.play(*sorted(text for text in self.legal() if text.endswith(".rest")), "end")
        return self

    def why_not(self, text: str, by: int | None = None) -> tuple[str, str]:
        """Return the clause and the message id of a refusal, without the game's prefix."""
        refusal = self.refusal(text, by)
        return refusal.clause, refusal.message.id.removeprefix("halloween-")

    # ---- queries --------------------------------------------------------------------

    def acts(self, section: int) -> set[str]:
        """Return the actions that a section (counted from 1) can take now."""
        head = f"{section}."
        return {text.removeprefix(head) for text in self.legal() if text.startswith(head)}

    def ghosts(self, building: str) -> str:
        """Return the ghosts in a building as letters."""
        return spelled(self.position["town"][building]["ghosts"])

    @property
    def position(self) -> dict[str, Any]:
        return self.game.position(self.state)

    def board(self, seat: int = 0) -> dict[str, Any]:
        """Return a seat's part of the position."""
        return self.position["seats"][seat]

    def tokens(self, seat: int = 0) -> str:
        """Return a seat's ghost tokens as letters."""
        return spelled(self.board(seat)["tokens"])

    def sp(self, seat: int = 0) -> int:
        return self.board(seat)["sp"]

    def pe(self, seat: int = 0) -> int:
        return self.board(seat)["pe"]

    def levels(self, seat: int = 0) -> list[int]:
        return self.board(seat)["levels"]

    def supply(self, seat: int = 0) -> int:
        """Return the number of discs in the supply."""
        return self.view(SPECTATOR)["seats"][seat]["supply"]

    @property
    def question(self) -> str:
        """Return the open question; ``turn`` between actions."""
        return self.view(SPECTATOR)["question"]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of a kind in the last call, without their kind."""
        return [dict(event.data) for event in self.new_events if event.kind == kind]

    def points(self, why: str, seat: int = 0) -> int:
        """Return the PE that a seat gained in the last call for a reason."""
        found = [e for e in self.events("points") if e["why"] == why and e["seat"] == seat]
        return sum(e["amount"] for e in found)

    def scare_points(self, why: str, seat: int = 0) -> int:
        """Return the SP that a seat gained in the last call for a reason."""
        found = [e for e in self.events("scare-points") if e["why"] == why and e["seat"] == seat]
        return sum(e["amount"] for e in found)

    def gained(self, why: str, seat: int = 0) -> str:
        """Return the ghost tokens that a seat gained in the last call for a reason, as letters."""
        found = [e for e in self.events("tokens-gained") if e["why"] == why and e["seat"] == seat]
        return "".join(e["colour"][0] * e["count"] for e in found)

    def end_points(self, card: int, seat: int = 0) -> int:
        """Return the points of an end card for a seat when all rest until the end (the last round must
        have begun). Check that the estimate before agrees."""
        estimate = self.view(SPECTATOR)["seats"][seat]["estimate"]
        while not self.state.over():
            self.rest()
        given = self.points(f"card-{card}", seat)
        assert given == estimate["sources"].get(f"card-{card}", 0)
        assert self.pe(seat) == estimate["total"]
        return given

    @property
    def used(self) -> list[int]:
        """Return the once-per-turn cards used in the last call."""
        return [e["number"] for e in self.events("power-used")]


def new_table(players: int = 3, **options: Value) -> Table:
    """Return a match at its very beginning."""
    return Table(HalloweenGame(players, options))


def started(players: int = 3, **options: Value) -> Table:
    """Return a match at the first turn of seat 0 with a fixed setup: Casper's cards, tokens a1 to f1."""
    table = new_table(players, **{"first": 1, "cards": "casper", **options}).play("first1")
    return table if table.seat == 0 else table.play(*(f"draw{kind}1" for kind in "abcdef"))


def seat_data(**given: Any) -> dict[str, Any]:
    """Return a seat of a position: tokens as letters, the other keys as in the position."""
    data = dict(given)
    if isinstance(data.get("tokens"), str):
        data["tokens"] = counted(data["tokens"])
    return {key: value for key, value in data.items() if value is not None}


def rival(*cards: int, **given: Any) -> dict[int, dict[str, Any]]:
    """Return ``others`` for a table whose seat 1 occupies these cards."""
    return {1: {"cards": list(cards), **given}}


def town(
    *buildings: str,
    players: int = 3,
    variant: str = "standard",
    rounds: int = 40,
    sp: int = 2,
    pe: int = 0,
    tokens: str = "",
    levels: Sequence[int] | None = None,
    discs: Sequence[Sequence[str]] | None = None,
    cards: Sequence[int] = (),
    bonuses: Sequence[str] = (),
    blocked: int = 0,
    laid: dict[str, str] | None = None,
    haunts: dict[str, dict[str, int]] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    in_play: Sequence[int] = (),
    **more: Any,
) -> Table:
    """Return a table in the middle of a match, between actions. The arguments describe seat 0, ``others``
    the other seats, ``laid`` the bonus tokens in town, ``haunts`` the haunt tokens by building and colour,
    ``more`` any other key of a position."""
    data: dict[str, Any] = {name: {"ghosts": {}} for name in BUILDINGS}
    for text in buildings:
        name, _, letters = text.partition(" ")
        data[name]["ghosts"] = counted(letters)
    for name, token in (laid or {}).items():
        data[name]["bonus"] = token
    for name, spaces in (haunts or {}).items():
        data[name]["haunts"] = spaces
    master = variant == "master"
    own = seat_data(sp=sp, pe=pe, tokens=tokens, cards=list(cards), bonuses=list(bonuses), blocked=blocked)
    if levels is not None:
        own["levels"] = list(levels)
    if discs is not None:
        own["discs"] = [list(acts) for acts in discs]
    seats = [own, *({} for _ in range(players - 1))]
    needed = [*cards, *in_play]
    for seat, given in (others or {}).items():
        seats[seat] = seat_data(**given)
        needed += given.get("cards", [])
    chosen = list(dict.fromkeys(needed))
    chosen += [card for card in FILLERS if card not in chosen][: 8 - len(chosen)]
    position = {"town": data, "cards": [] if master else sorted(chosen), "seats": seats, **more}
    game = HalloweenGame(players, {"variant": variant, "rounds": rounds})
    return Table(game, game.from_position(position))
