"""13 Ghosts: determinization. Reads what a viewer knows about the round from its view and log.

The result is a :class:`~.round_replay.RoundReplay`, which fills in the unknown cards and replays the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from ...engine.game import View
from ...engine.positions import put
from ...engine.seats import SPECTATOR
from .cards import (
    ABILITY_INDEX,
    ALL_NUMBERS,
    ARRANGEMENTS,
    ATTACK,
    CARDS_IN_SET,
    COPY,
    DRAW,
    FIRST,
    PLAY,
    Ability,
    ability_index,
    deck_in,
    mask_of,
    numbers_up_to,
)
from .round_replay import RoundReplay
from .rules import Ghosts
from .view import view as table_view

# Marks of secret choices, and table sizes, as in round_replay.py.
CHOSE_CRYPT, CHOSE_MATE, CHOSE_KEEP, ARRANGED = -10, -20, -30, -40
MOST_STEPS, MOST_FRAMES, MOST_ORDERS, PLACES = 400, 36, 4, 26

Log = Sequence[dict[str, Any]]


class Unlikely(Exception):
    """The error for an assumed secret order of card 10 that contradicts what the viewer knows."""


def this_round(log: Log) -> Log:
    """Return the part of a log since the round began."""
    for index in range(len(log) - 1, -1, -1):
        if log[index]["kind"] == "round-begins":
            return log[index + 1 :]
    return log


def from_the_deal(log: Log) -> bool:
    """Return whether a log reaches back to the deal of the round.

    The log of a match that was set up from a position may not.
    """
    return any(event["kind"] == "round-begins" for event in log)


def begun(fresh: Ghosts, view: View, log: Log) -> Ghosts:
    """Return the state before the deal of the round."""
    state = fresh.clone()
    won = {kind: [0] * 4 for kind in ("scored", "scored-tie-break")}
    for event in this_round(log):
        if event["kind"] in won:
            won[event["kind"]][event["seat"]] += event["points"]
        elif event["kind"] == "team-scored":
            for seat in event["seats"]:
                won["scored"][seat] += event["points"]
    for seat, points in enumerate(view["scores"]):
        put(state, "points", seat, points - won["scored"][seat])
    tie = view["tie_break"]
    if tie is not None:
        state.playing = mask_of(tuple(tie["seats"]))
        for seat, points in zip(tie["seats"], tie["scores"], strict=True):
            put(state, "duel", seat, points - won["scored-tie-break"][seat])
    state.round = view["round"] - 1
    state.apply(FIRST + view["first"])
    return state


# ---- public steps ------------------------------------------------------------------------------


def steps_of(log: Log, size: int = CARDS_IN_SET) -> list[int]:
    """Return the round's actions without chance, with a mark for each secret choice."""
    steps: list[int] = []
    played = copied = 0
    for event in log:
        match event["kind"]:
            case "crypt-chosen":
                steps.append(CHOSE_CRYPT - event["seat"])
            case "crypt-given":
                steps.append(CHOSE_MATE - event["seat"])
            case "hands-split":
                steps.append(CHOSE_KEEP - event["seat"])
            case "played":
                played, copied = event["card"], 0
                if played in (8, 10):
                    steps.append(PLAY + ABILITY_INDEX[Ability(played, ())])
            case "copied":
                copied = event["card"]
                if copied in (8, 10):
                    steps.append(COPY + ABILITY_INDEX[Ability(copied, ())])
            case "extra-turn":
                steps.append(DRAW)
            case "arranged":
                steps.append(ARRANGED)
            case "asked" | "attacked" | "attacked-face-down" | "attacked-empty-handed":
                steps.append(named(event, COPY if copied else PLAY, size))
    return steps


def named(event: dict[str, Any], block: int, size: int) -> int:
    """Return the action of a question or an attack."""
    if event.get("card", 8) == 8:
        return ATTACK + int(event["numbers"][0]) - 1
    return block + ability_index(event["card"], tuple(event["numbers"]), size)


def order_of(event: dict[str, Any], seen: list[int]) -> int:
    """Return the order of card 10 that the viewer or its teammate chose."""
    wanted = [event["card"], *event["cards"]]
    return next(
        i
        for i, order in enumerate(ARRANGEMENTS)
        if len(order) == len(seen) and [seen[k] for k in order] == wanted
    )


# ---- cards that the viewer knows --------------------------------------------------------------


@dataclass
class Deal:
    """The places of the deal, where they are now, and the cards that the viewer knows there."""

    piles: list[list[int]]
    hands: dict[int, int]
    crypts: dict[int, int]
    known: dict[int, int] = field(default_factory=dict)

    def learn(self, place: int, card: int) -> None:
        """Record the card of a place; raise :class:`Unlikely` if it contradicts what the viewer knows."""
        taken = self.known.get(place, card) != card
        deck = place // CARDS_IN_SET
        if taken or any(
            c == card and p != place and p // CARDS_IN_SET == deck for p, c in self.known.items()
        ):
            raise Unlikely
        self.known[place] = card


def fresh_deal(players: int, playing: list[int], size: int = CARDS_IN_SET) -> Deal:
    """Return the places in the order of the deal: crypt and hand by seat, then the pile."""
    crypts, next_place = {}, [0, CARDS_IN_SET]
    for seat in playing:
        deck = seat & 1 if players == 4 else 0
        crypts[seat] = next_place[deck]
        next_place[deck] += 2
    piles = [list(range(next_place[deck], CARDS_IN_SET * deck + size)) for deck in (0, 1)]
    return Deal(piles, {seat: place + 1 for seat, place in crypts.items()}, crypts)


def learn_deal(deal: Deal, log: Log, me: int) -> None:
    """Record the cards dealt to the viewer or its team, and the places chosen for them."""
    if len([event for event in log if event["kind"] == "dealt"]) < 2 * len(deal.crypts):
        learn_part_of_deal(deal, log)
        return
    own = [event["card"] for event in log if event["kind"] == "dealt" and "card" in event]
    team = sorted({seat for seat in deal.crypts if seat == me or (len(deal.crypts) == 4 and seat ^ 2 == me)})
    for event in log:
        seat = event.get("seat", -1)
        match event["kind"]:
            case "crypt-chosen" if "card" in event:
                deal.learn(deal.crypts[seat], event["card"])
            case "crypt-given" if "card" in event:
                deal.learn(deal.crypts[event["target"]], event["card"])
                own = own or [event["card"], *event["cards"]]
            case "hands-split" if "card" in event:
                deal.learn(deal.hands[seat], event["card"])
                deal.learn(deal.hands[event["target"]], event["back"])
    # A card not yet chosen can go to any of these places.
    rest = [card for card in own if card not in deal.known.values()]
    seats = team if len(own) > 2 else [seat for seat in team if seat == me]
    places = [deal.hands[s] for s in seats] + [deal.crypts[s] for s in seats if len(own) != 3]
    for place in places:
        if place not in deal.known and rest:
            deal.learn(place, rest.pop(0))


def learn_part_of_deal(deal: Deal, log: Log) -> None:
    """Record the viewer's cards of an unfinished deal, in the order of the places of the deck."""
    dealt = [0, CARDS_IN_SET]
    for event in log:
        if event["kind"] == "dealt":
            deck = deal.crypts[event["seat"]] // CARDS_IN_SET
            if "card" in event:
                deal.learn(dealt[deck], event["card"])
            dealt[deck] += 1


def follow(deal: Deal, log: Log, orders: tuple[int, ...]) -> list[int]:
    """Record what all events show; return the order of every card 10, assumed where it is secret."""
    taken: list[int] = []
    hidden = iter(orders)
    for event in log:
        seat = event.get("seat", -1)
        match event["kind"]:
            case "played":
                deal.learn(deal.hands.pop(seat), event["card"])
            case "attacked-face-down":
                place = deal.hands.pop(seat)
                if "down" in event:
                    deal.learn(place, event["down"])
            case "looked" if "cards" in event:
                pile = deal.piles[event["deck"]]
                places = pile[-event["count"] :] if event["card"] == 8 else pile[: event["count"]]
                for place, card in zip(places, event["cards"], strict=True):
                    deal.learn(place, card)
            case "arranged":
                arrange(deal, event, taken, hidden)
            case "drew":
                deck = next(d for d in (0, 1) if deal.crypts[seat] // CARDS_IN_SET == d)
                deal.hands[seat] = deal.piles[deck].pop(0)
                if "card" in event:
                    deal.learn(deal.hands[seat], event["card"])
            case "hit":
                deal.learn(deal.crypts[event["target"]], event["card"])
    return taken


def learn_piles(deal: Deal, view: View) -> None:
    """Record the pile cards that the viewer sees."""
    for places, pile in zip(deal.piles, view["piles"], strict=False):
        for place, card in zip(places, pile["cells"], strict=True):
            if card:
                deal.learn(place, card)


def arrange(deal: Deal, event: dict[str, Any], taken: list[int], hidden: Any) -> None:
    """Move the places that card 10 rearranged, in the order seen or the next one assumed."""
    pile = deal.piles[event["deck"]]
    count = event["count"]
    if "card" in event:
        index = order_of(event, [deal.known[place] for place in pile[:count]])
    else:
        index = next(hidden)
    top, *bottom = (pile[k] for k in ARRANGEMENTS[index])
    pile[:] = [top, *pile[count:], *bottom]
    taken.append(index)


def answers_of(log: Log) -> list[int]:
    """Return by seat the numbers that all answers leave for its crypt."""
    answers = [ALL_NUMBERS] * 4
    numbers = 0
    for event in log:
        if event["kind"] == "asked" or event["kind"].startswith("attacked"):
            numbers = mask_of(tuple(event["numbers"]))
        elif event["kind"] == "answered" and event["answer"] != "none":
            answers[event["seat"]] &= numbers if event["answer"] == "yes" else ~numbers
    return answers


def round_replay(view: View, log: Log) -> RoundReplay:
    """Return what the viewer knows about this round; raise :class:`ValueError` if the round is too long."""
    log = this_round(log)
    players = len(view["seats"])
    playing = [seat for seat in range(players) if view["seats"][seat]["playing"]]
    size = deck_in(view)
    steps = steps_of(log, size)
    if len(steps) > MOST_STEPS:
        raise ValueError("the round is too long to be replayed")
    crypts = fresh_deal(players, playing, size).crypts
    secret = [event["count"] for event in log if event["kind"] == "arranged" and "card" not in event]
    frames = []
    for orders in product(*(range(6) if count == 3 else range(6, 8) for count in secret)):
        deal = fresh_deal(players, playing, size)
        learn_deal(deal, log, view["seat"])
        try:
            taken = follow(deal, log, orders)
            if view["phase"] == "look":  # the log reports a look only once it is complete
                learn_piles(deal, view)
        except Unlikely:
            continue
        frames.append((deal.known, taken))
    found = RoundReplay()
    found.numbers, found.size = numbers_up_to(size), size
    found.step_count, found.frame_count = len(steps), len(frames)
    found.steps = padded(steps, MOST_STEPS)
    found.answers = answers_of(log)
    found.crypt_place = [crypts.get(seat, -1) for seat in range(4)]
    known = [deal.get(place, 0) for deal, _ in frames for place in range(PLACES)]
    found.known = padded(known, MOST_FRAMES * PLACES)
    found.orders = padded(
        [i for _, taken in frames for i in padded(taken, MOST_ORDERS)], MOST_FRAMES * MOST_ORDERS
    )
    return found


def replay(world: RoundReplay, state: Ghosts, view: View) -> bool:
    """Replay the round from a state before its deal, up to the moment of the view.

    Return whether all actions are legal in the world that ``world`` holds. Raise :class:`ValueError` if the
    log does not lead to the view.
    """
    if view["acting"] or view["over"]:
        return world.replay(state)
    seat = SPECTATOR if view["seat"] is None else view["seat"]
    world.rewind()
    while not (world.at == world.step_count and shows(state, seat, view)):
        action = world.next_action(state)
        if action < 0:
            raise ValueError("the log does not lead to the view")
        if not state.may_attack(action):
            return False
        state.apply(action)
    return True


def shows(state: Ghosts, seat: int, view: View) -> bool:
    """Return whether the seat has this view at a chance node."""
    return all(view[key] == value for key, value in table_view(state, seat).items())


def padded(numbers: list[int], length: int) -> list[int]:
    """Return the list padded with zeros to the length of a compiled field."""
    return numbers + [0] * (length - len(numbers))
