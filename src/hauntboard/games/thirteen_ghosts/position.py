"""13 Ghosts positions as JSON data, for tests, puzzles and bug reports.

A position gives only what differs from a fresh round; ``docs/games/13-ghosts/positions.md`` lists every key.
"""

from __future__ import annotations

from typing import Any

from ...engine.game import PositionError
from ...engine.positions import PositionReader, put, whole
from .cards import (
    AIMING,
    ARRANGING,
    CHOOSING_CRYPTS,
    CHOOSING_FIRST,
    DEALING,
    DRAWING,
    DUEL_GOAL,
    LOOKING,
    OVER,
    PHASES,
    TURN,
    mask_of,
    numbers_of,
    row_cards,
)
from .rules import Ghosts
from .view import bits, pile_cells

TOP_KEYS = {
    *("game", "players", "options", "phase", "round", "first", "turn", "seat", "ability"),
    *("extra", "points", "tie_break", "seats", "piles", "groups", "barred"),
}
SEAT_KEYS = {
    *("crypt", "hand", "dealt", "up", "down", "alive", "protected", "answers", "knows"),
}


def export(state: Ghosts) -> dict[str, Any]:
    """Return the whole position, enough to rebuild the same state."""
    players = state.players
    decks = range(2 if players == 4 else 1)
    return {
        "game": "13-ghosts",
        "players": players,
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.starter,
        "turn": state.turn,
        "seat": state.seat,
        "ability": state.ability,
        "extra": bool(state.extra),
        "points": state.scores(),
        "tie_break": {
            "seats": bits(state.playing, players),
            "points": [state.duel[seat] for seat in range(players)],
        },
        "seats": [export_seat(state, seat) for seat in range(players)],
        "piles": [{"left": state.left[d], "cells": pile_cells(state, d)} for d in decks],
        "groups": [
            {
                "moved": numbers_of(state.group[g]),
                "vague": [numbers_of(state.vague[4 * g + seat]) for seat in range(players)],
            }
            for g in range(state.groups)
        ],
        **small_deck_part(state),
    }


def small_deck_part(state: Ghosts) -> dict[str, Any]:
    """Return what only small decks have: by card, the numbers that its place cannot hold (L3)."""
    if not state.small():
        return {}
    return {"barred": [numbers_of(mask) for mask in state.barred[1 : top_number(state) + 1]]}


def export_seat(state: Ghosts, seat: int) -> dict[str, Any]:
    decks = range(2 if state.players == 4 else 1)
    return {
        "crypt": state.crypt[seat],
        "hand": state.hand[seat],
        "dealt": numbers_of(state.dealt[seat]),
        "up": row_cards(state.up[seat]),
        "down": row_cards(state.down[seat]),
        "alive": bool(state.alive >> seat & 1),
        "protected": bool(state.protected >> seat & 1),
        "answers": numbers_of(state.answers[seat]),
        "knows": [numbers_of(state.knows[2 * seat + deck]) for deck in decks],
    }


def set_up(fresh: Ghosts, data: Any) -> Ghosts:
    """Return a state with the options of ``fresh``; raise :class:`PositionError` for an invalid position."""
    top = PositionReader(data, "$", TOP_KEYS)
    players = fresh.players
    state = fresh.clone()
    if top.data.get("game", "13-ghosts") != "13-ghosts":
        raise PositionError("position-other-game", "$.game")
    if top.data.get("players", players) != players:
        raise PositionError("position-other-players", "$.players", players=players)
    phase = top.data.get("phase", "turn")
    if phase not in PHASES:
        raise PositionError("position-bad-phase", "$.phase", allowed=", ".join(PHASES))
    state.phase = PHASES.index(phase)
    read_match(state, top)
    if state.round:
        read_round(state, top)
    check(state)
    return state


def read_match(state: Ghosts, top: PositionReader) -> None:
    """Read the scores, the turn and the tie-break."""
    last = state.players - 1
    fresh = state.phase == CHOOSING_FIRST
    state.round = top.number("round", 0 if fresh else 1, 0, 9999)
    state.starter = top.number("first", 0, 0, last)
    state.turn = top.number("turn", state.starter, 0, last)
    points = top.items("points", [0] * state.players, state.players)
    state.points = [whole(n, f"$.points[{i}]", 0, 999) for i, n in enumerate(points)] + [0] * (
        4 - state.players
    )
    tie = PositionReader(top.data.get("tie_break", {}), "$.tie_break", {"seats", "points"})
    seats = tie.numbers("seats", list(range(state.players)), 0, last)
    if len(set(seats)) != len(seats) or len(seats) not in ({2, 3} if state.players == 3 else {state.players}):
        raise PositionError("position-bad-tie-break", "$.tie_break.seats")
    state.playing = mask_of(tuple(seats))
    duel = tie.items("points", [0] * state.players, state.players)
    state.duel = [whole(n, f"$.tie_break.points[{i}]", 0, 3) for i, n in enumerate(duel)] + [0] * (
        4 - state.players
    )


def read_round(state: Ghosts, top: PositionReader) -> None:
    """Read the cards, their places and what each seat knows."""
    state.clear_round()
    seats = top.items("seats", [{}] * state.players, state.players)
    readers = [PositionReader(seat, f"$.seats[{i}]", SEAT_KEYS) for i, seat in enumerate(seats)]
    for seat, reader in enumerate(readers):
        read_seat(state, seat, reader)
    usual = state.turn if state.alive >> state.turn & 1 else state.turn ^ 2
    if state.phase == DEALING:
        usual = max(next_dealt(state), 0)
    state.seat = top.number("seat", usual % state.players, 0, state.players - 1)
    state.ability = top.number("ability", 0, 0, top_number(state))
    state.extra = int(top.flag("extra", False))
    read_piles(state, top)
    read_groups(state, top)
    if state.small():
        read_barred(state, top)
    for seat, reader in enumerate(readers):
        read_knowledge(state, seat, reader)


def read_seat(state: Ghosts, seat: int, reader: PositionReader) -> None:
    bit = 1 << seat
    playing = bool(state.playing & bit)
    put(state, "crypt", seat, reader.number("crypt", 0, 0, top_number(state)))
    put(state, "hand", seat, reader.number("hand", 0, 0, top_number(state)))
    put(state, "dealt", seat, distinct(reader.numbers("dealt", [], 1, top_number(state)), reader.at("dealt")))
    put(state, "up", seat, row_of(reader.numbers("up", [], 1, top_number(state)), reader.at("up")))
    put(state, "down", seat, row_of(reader.numbers("down", [], 1, top_number(state)), reader.at("down")))
    answers = reader.numbers("answers", numbers_of(state.numbers), 1, top_number(state))
    put(state, "answers", seat, distinct(answers, reader.at("answers")))
    if reader.flag("alive", playing):
        state.alive |= bit
    if reader.flag("protected", False):
        state.protected |= bit
    state.face_up |= distinct(row_cards(state.up[seat]), reader.at("up"))


def top_number(state: Ghosts) -> int:
    """Return the highest number in play (L1)."""
    return state.numbers.bit_length() - 1


def distinct(cards: list[int], path: str) -> int:
    if len(set(cards)) != len(cards):
        raise PositionError("position-card-twice", path)
    return mask_of(tuple(cards))


def row_of(cards: list[int], path: str) -> int:
    distinct(cards, path)
    row = 0
    for card in cards:
        row = row << 4 | card
    return row


def located(state: Ghosts, deck: int) -> list[int]:
    """Return the cards of a deck that are not in its pile."""
    cards: list[int] = []
    for seat in range(state.players):
        if state.deck_of(seat) == deck:
            cards += [card for card in (state.crypt[seat], state.hand[seat]) if card]
            cards += numbers_of(state.dealt[seat])
            cards += row_cards(state.up[seat]) + row_cards(state.down[seat])
    return cards


def read_piles(state: Ghosts, top: PositionReader) -> None:
    decks = 2 if state.players == 4 else 1
    given = top.items("piles", [{}] * decks, decks)
    for deck in range(decks):
        reader = PositionReader(given[deck], f"$.piles[{deck}]", {"left", "cells"})
        out = distinct(located(state, deck), f"$.seats ({deck})")
        waiting = 0
        if state.phase == DEALING:
            waiting = undealt(state, deck)
        left = top_number(state) - out.bit_count() - waiting
        if reader.number("left", left, 0, top_number(state)) != left:
            raise PositionError("position-bad-pile", reader.at("left"), count=left)
        cells = reader.numbers("cells", [0] * left, 0, top_number(state))
        if len(cells) != left:
            raise PositionError("position-bad-pile", reader.at("cells"), count=left)
        seen = distinct([card for card in cells if card], reader.at("cells"))
        if seen & out:
            raise PositionError("position-card-twice", reader.at("cells"))
        put(state, "left", deck, left)
        put(state, "pile", deck, sum(card << 4 * i for i, card in enumerate(cells)))
        put(state, "pool", deck, state.numbers & ~out & ~seen)


def undealt(state: Ghosts, deck: int) -> int:
    """Return how many cards of the opening deal are still to come."""
    if state.players == 4:
        return 4 - state.dealt[state.drawer(deck)].bit_count()
    seats = bits(state.playing, state.players)
    return sum(2 - state.dealt[seat].bit_count() for seat in seats)


def read_groups(state: Ghosts, top: PositionReader) -> None:
    groups = top.items("groups", [])
    if len(groups) > 2 or (groups and state.players == 4):
        raise PositionError("ghosts-position-bad-groups", "$.groups")
    for g, group in enumerate(groups):
        reader = PositionReader(group, f"$.groups[{g}]", {"moved", "vague"})
        put(
            state, "group", g, distinct(reader.numbers("moved", [], 1, top_number(state)), reader.at("moved"))
        )
        for seat, cards in enumerate(reader.number_lists("vague", state.players, 1, top_number(state))):
            path = f"{reader.at('vague')}[{seat}]"
            put(state, "vague", 4 * g + seat, distinct(cards, path))
            if state.vague[4 * g + seat] & ~state.group[g]:
                raise PositionError("position-bad-knowledge", path)
    state.groups = len(groups)


def read_barred(state: Ghosts, top: PositionReader) -> None:
    """Read what attacks with a small deck rule out for hidden places (L3)."""
    most = top_number(state)
    for index, numbers in enumerate(top.number_lists("barred", most, 1, most)):
        put(state, "barred", index + 1, distinct(numbers, f"{top.at('barred')}[{index}]"))
        if state.barred[index + 1] >> (index + 1) & 1:
            raise PositionError("position-bad-knowledge", f"{top.at('barred')}[{index}]")


def read_knowledge(state: Ghosts, seat: int, reader: PositionReader) -> None:
    """Read what the seat knows beyond the face-up cards; it always knows its own cards."""
    decks = 2 if state.players == 4 else 1
    for deck, cards in enumerate(reader.number_lists("knows", decks, 1, top_number(state))):
        path = f"{reader.at('knows')}[{deck}]"
        known = distinct(cards, path) | state.known_to(-1, deck)
        if state.deck_of(seat) == deck:
            own = [state.crypt[seat], state.hand[seat], *row_cards(state.down[seat])]
            known |= mask_of(tuple(card for card in own if card)) | state.dealt[seat]
        if known & state.pool[deck]:
            raise PositionError("position-bad-knowledge", path)
        put(state, "knows", 2 * seat + deck, known)


# ---- checks: raise PositionError for what no play can reach ----------------------------


def check(state: Ghosts) -> None:
    if state.phase == CHOOSING_FIRST:
        return
    if not state.round:
        raise PositionError("position-bad-number", "$.round", low=1, high=9999)
    if state.phase == OVER:
        check_over(state)
        return
    check_seats(state)
    checks = {DEALING: check_deal, CHOOSING_CRYPTS: check_choice}
    checks.get(state.phase, check_turn)(state)


def check_over(state: Ghosts) -> None:
    """Check that a seat has reached the goal or won the tie-break."""
    best = max(state.points)
    duel = state.playing.bit_count() < state.players
    tied = state.players == 3 and list(state.points).count(best) > 1
    won = max(state.duel) >= DUEL_GOAL if duel else not tied
    if best < state.goal or not won:
        raise PositionError("position-not-won", "$.points")


def check_seats(state: Ghosts) -> None:
    """Check who is in the round, and that a seat outside the tie-break holds no cards."""
    if state.alive & ~state.playing or state.protected & ~state.alive:
        raise PositionError("position-bad-seats", "$.seats")
    for seat in range(state.players):
        if not state.playing >> seat & 1:
            if state.dealt[seat] or has_played(state, seat) or state.answers[seat] != state.numbers:
                raise PositionError("position-bad-seats", f"$.seats[{seat}]")


def has_played(state: Ghosts, seat: int) -> bool:
    """Return whether a seat has cards that it gets only after the deal."""
    return bool(state.crypt[seat] or state.hand[seat] or state.up[seat] or state.down[seat])


def next_dealt(state: Ghosts) -> int:
    """Return the seat that receives the next card of the deal, or -1 after the last."""
    if state.players == 4:
        wanted, takers = 4, [state.drawer(0), state.drawer(1)]
    else:
        wanted, takers = 2, bits(state.playing, state.players)
    return next((seat for seat in takers if state.dealt[seat].bit_count() < wanted), -1)


def check_deal(state: Ghosts) -> None:
    if state.seat != next_dealt(state):
        raise PositionError("position-bad-deal", "$.seats")
    for seat in range(state.players):
        later = state.players < 4 and seat > state.seat
        if state.players == 4:
            later = seat != state.drawer(0) and (seat != state.drawer(1) or state.seat == state.drawer(0))
        if has_played(state, seat) or (later and seat != state.seat and state.dealt[seat]):
            raise PositionError("position-bad-deal", f"$.seats[{seat}]")


def check_choice(state: Ghosts) -> None:
    """Check that every seat (or team) has its cards, split into crypt and hand or not yet."""
    if not state.actors():
        raise PositionError("position-bad-deal", "$.seats")
    for seat in bits(state.playing, state.players):
        path = f"$.seats[{seat}]"
        good = team_choice(state, seat) if state.players == 4 else own_choice(state, seat)
        if not good or state.up[seat] or state.down[seat]:
            raise PositionError("position-bad-deal", path)
        if state.answers[seat] != state.numbers:
            raise PositionError("ghosts-position-bad-answers", f"{path}.answers")


def own_choice(state: Ghosts, seat: int) -> bool:
    if state.dealt[seat]:
        return state.dealt[seat].bit_count() == 2 and not has_played(state, seat)
    return bool(state.crypt[seat] and state.hand[seat])


def team_choice(state: Ghosts, seat: int) -> bool:
    drawer = state.drawer(seat & 1)
    mate = drawer ^ 2
    chosen = bool(state.crypt[drawer]) + bool(state.crypt[mate])
    if state.dealt[mate] or (state.crypt[mate] and not state.crypt[drawer]):
        return False
    if state.dealt[drawer]:
        no_hands = not state.hand[drawer] and not state.hand[mate]
        return state.dealt[drawer].bit_count() == 4 - chosen and no_hands
    return chosen == 2 and bool(state.hand[drawer] and state.hand[mate])


def check_turn(state: Ghosts) -> None:
    stand_in = state.turn if state.alive >> state.turn & 1 else state.turn ^ 2
    if state.seat != stand_in or not state.alive >> state.seat & 1:
        raise PositionError("position-bad-seats", "$.seat")
    teams_in = {seat & 1 for seat in bits(state.alive, state.players)}
    if len(teams_in) < 2 if state.players == 4 else state.alive.bit_count() < 2:
        raise PositionError("position-bad-seats", "$.seats")
    for seat in bits(state.playing, state.players):
        path = f"$.seats[{seat}]"
        if state.dealt[seat] or not state.crypt[seat]:
            raise PositionError("ghosts-position-no-crypt", f"{path}.crypt")
        if state.alive >> seat & 1 and not state.answers[seat] >> state.crypt[seat] & 1:
            raise PositionError("ghosts-position-bad-answers", f"{path}.answers")
    check_groups(state)
    if state.phase != TURN:
        check_pending(state)


def check_groups(state: Ghosts) -> None:
    """Check that moved cards were seen and are in no crypt, and that 10 (and a copying 2) is face up."""
    tens = state.face_up >> 10 & 1
    if state.groups > tens + (tens and state.face_up >> 2 & 1):
        raise PositionError("ghosts-position-bad-groups", "$.groups")
    crypts = mask_of(tuple(card for card in state.crypt if card))
    for g in range(state.groups):
        moved = state.group[g]
        if moved.bit_count() < 2 or moved & (state.pool[0] | crypts):
            raise PositionError("ghosts-position-bad-groups", f"$.groups[{g}].moved")
        for seat in range(state.players):
            if state.vague[4 * g + seat] & state.knows[2 * seat]:
                raise PositionError("position-bad-knowledge", f"$.groups[{g}].vague[{seat}]")


def check_pending(state: Ghosts) -> None:
    """Check the second half of a turn: the hand card is played and a choice or draw is pending."""
    phase, deck, seat = state.phase, state.looked_deck(), state.seat
    abilities = {LOOKING: (8, 10), AIMING: (8,), ARRANGING: (10,)}
    if phase in abilities and state.ability not in abilities[phase]:
        raise PositionError("position-bad-number", "$.ability", low=8, high=10)
    if state.hand[seat]:
        raise PositionError("ghosts-position-hand-full", f"$.seats[{seat}].hand")
    own = state.deck_of(seat)
    seen = pile_cells(state, deck)[:3]
    known = state.known_to(seat, deck)
    possible = {
        LOOKING: state.ability in (8, 10) and state.unseen_cell(deck) >= 0,
        AIMING: True,
        ARRANGING: len(seen) > 1 and all(known >> card & 1 for card in seen),
        DRAWING: state.left[own] > 0 and state.pile[own] & 15 == 0,
    }
    if not possible[phase]:
        raise PositionError("position-bad-phase", "$.phase", allowed=", ".join(PHASES))
