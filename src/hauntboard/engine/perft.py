"""Counting action sequences: nearly any change of the rules changes these numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .state import State


def perft(state: State, depth: int, deal: Sequence[int] = ()) -> int:
    """Return the number of sequences of ``depth`` actions from a state.

    Chance takes the actions of ``deal`` in turn, which do not count as depth; after them chance actions
    count like all others.
    """
    return count(state, depth, tuple(deal), 0)


def count(state: State, depth: int, deal: tuple[int, ...], dealt: int) -> int:
    """Return the number of sequences after ``dealt`` actions of the deal."""
    if state.over():
        return 1 if depth == 0 else 0
    if dealt < len(deal) and state.at_chance():
        child = state.clone()
        if deal[dealt] not in child.legal_actions():
            return 0
        child.apply(deal[dealt])
        return count(child, depth, deal, dealt + 1)
    if depth == 0:
        return 1
    legal = state.legal_actions()
    if depth == 1 and dealt == len(deal):
        return len(legal)
    total = 0
    child = state.clone()
    for action in legal:
        child.copy_from(state)
        child.apply(action)
        total += count(child, depth - 1, deal, dealt)
    return total


def perft_parts(state: State, depth: int, deal: Sequence[int] = ()) -> Iterator[tuple[int, int]]:
    """Yield the count after each first action that follows the deal, with the number of these actions. The
    sum is that of :func:`perft`."""
    state, dealt = state.clone(), 0
    for action in deal:
        if state.over() or not state.at_chance() or action not in state.legal_actions():
            break
        state.apply(action)
        dealt += 1
    stuck = dealt < len(deal) and not state.over() and state.at_chance()  # the deal is impossible
    if depth == 0 or state.over() or stuck:
        yield count(state, depth, tuple(deal), dealt), 1
        return
    legal = state.legal_actions()
    for action in legal:
        child = state.clone()
        child.apply(action)
        yield count(child, depth - 1, tuple(deal), dealt), len(legal)


def perft_table(state: State, depth: int, deal: Sequence[int] = ()) -> list[int]:
    """Return the counts for every depth from 0 on."""
    return [perft(state, d, deal) for d in range(depth + 1)]
