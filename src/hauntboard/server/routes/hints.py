"""Hints during a match, and why a move was made once it is over.

The bots' processes do the thinking; they are told what the seat knows and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ...bots.bot import Unit
from ...bots.hints import Hint
from ...engine.match import Match
from ...engine.messages import Message
from ...store import Identity
from .. import commands
from ..bot_pool import BotFailure, TooMany
from ..bot_worker import AdviceWanted
from ..commands import Forbidden, SeatNumber, TableRefusal
from ..driver import seed_for
from ..entries import Happening
from ..house import House
from ..identity import named
from ..limits import HINT, TooOften
from ..table import Table
from .common import AnyRequest, TableId, address
from .matches import running
from .tables import act


class HintWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of the asker that has to move. ``seen`` is the view's ``length``."""

    seat: SeatNumber
    seen: int


class ReasonsWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a finished match, counted from 0."""

    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class MessageTold(msgspec.Struct):
    """A message of the catalogues."""

    id: str
    arguments: dict[str, Any]


class ChoiceTold(msgspec.Struct):
    """A move that was weighed: number, notation, what it means as a message, its value with the standard
    error, and how often the strong player would choose it."""

    action: int
    text: str
    id: str
    arguments: dict[str, Any]
    value: float
    error: float
    share: float


class HintTold(msgspec.Struct):
    """What the strong player thinks, knowing what a seat knew after ``step`` steps: the best move, others
    (the best first), and of the move ``about`` the reasons and what is to follow it. ``unit`` says what the
    values are: the chance to win the round or the match, the share of the points that can still be made in
    the round, points ahead of half the others' mean; with mix only the shares count."""

    seat: int
    step: int
    best: int
    about: int
    unit: Unit
    choices: list[ChoiceTold]
    reasons: list[MessageTold]
    plan: list[MessageTold]


@act("hint", "play", "A hint")
async def hint(
    house: House, request: AnyRequest, who: Identity | None, id: TableId, data: HintWanted
) -> HintTold:
    """What the strong player would do in one's seat. Everybody at the table hears that a hint was asked for,
    only the asker what it is, and the match is not rated."""
    me = named(who)
    await house.row(id, me)
    async with house.hub.using(id) as live:
        await house.hub.refresh(live)
        table = live.table
        commands.hint(table, me.id, data.seat, data.seen)
        paced(house, request, me)
        match = table.running
        seed = seed_for(table, "hint", data.seat, len(match.steps))
        told = await advised(house, match, data.seat, seed)

        def planned(latest: Table) -> list[Happening]:
            # Only what is written down first is told: everybody is to hear of it.
            return commands.hint(latest, me.id, data.seat, data.seen)

        await house.hub.happen(id, planned)
    return told


@act("reasons", "match", "Why this move?")
async def reasons(
    house: House, request: AnyRequest, who: Identity | None, id: TableId, data: ReasonsWanted
) -> HintTold:
    """What the strong player thinks of a move of a finished match, knowing what its player knew then."""
    await house.row(id, who)
    async with house.hub.using(id) as live:
        table = live.table
        if not await house.all_over(table):
            raise Forbidden("table-not-over")
        match = running(table)
        if data.step >= len(match.steps):
            raise TableRefusal("table-no-such-step", count=len(match.steps))
        made = match.steps[data.step]
        if made.seat < 0:
            raise TableRefusal("hint-chance")
        paced(house, request, who)
        seed = seed_for(table, "reasons", made.seat, data.step)
        return await advised(house, match.at(data.step), made.seat, seed, made.action)


def paced(house: House, request: AnyRequest, who: Identity | None) -> None:
    """Thinking is dear: nobody has much of it done in a short time."""
    for source in (address(request), who.id if who else ""):
        if source:
            house.limits.check(source, HINT)


async def advised(house: House, match: Match, seat: int, seed: int, played: int | None = None) -> HintTold:
    """What a worker thinks of a seat's position."""
    game = match.game
    wanted = AdviceWanted(
        game=game.name,
        players=game.players,
        options=game.options,
        bot=house.settings.adviser,
        seed=seed,
        view=match.view(seat),
        log=match.log(seat),
        played=played,
    )
    try:
        return hint_told(await house.pool.advise(wanted), match, seat)
    except TooMany:
        raise TooOften("hint-busy") from None
    except BotFailure:
        raise TableRefusal("hint-no-answer") from None


def hint_told(hint: Hint, match: Match, seat: int) -> HintTold:
    """A hint for whoever asked."""
    choices = []
    for choice in hint.choices:
        said = match.game.describe(match.state, choice.action)
        text = match.game.text(choice.action)
        move = (choice.action, text, said.id, dict(said.arguments))
        choices.append(ChoiceTold(*move, choice.value, choice.error, choice.share))
    return HintTold(
        seat=seat,
        step=len(match.steps),
        best=hint.best,
        about=hint.about,
        unit=hint.unit,
        choices=choices,
        reasons=[told(message) for message in hint.reasons],
        plan=[told(message) for message in hint.plan],
    )


def told(message: Message) -> MessageTold:
    """A message for a program."""
    return MessageTold(message.id, dict(message.arguments))


ROUTES = [hint, reasons]
